/* figures.c - one book's figures for people: a table a section, a plain sentence
 * a figure. See study.h. */
#include "cli/study.h"

#include "core/memory.h"
#include "core/text.h"
#include "lab/pieces.h"
#include "lab/reference.h"

#include <math.h>

/* What all printing needs. */
struct page {
	const struct pl_sim *sim;
	const struct pl_catalogue *catalogue;
	const struct pl_tally *tally;
	const struct pl_book *book;
	struct pl_reference reference;   /* what the shipped data gives */
	double *chance;                  /* of each PL_WON figure, corrected */
	struct pl_piece_verdict *pieces; /* of each use of the tally */
	const struct pl_luck_sums *luck;
};

static struct page page_of(const struct pl_sim *sim, const struct pl_sim_result *result,
                           const struct pl_book *book)
{
	struct page page = {
		.sim = sim,
		.catalogue = result->catalogue,
		.tally = &result->tally[0],
		.book = book,
		.luck = &result->luck[0],
	};
	pl_reference_open(&page.reference, sim, page.catalogue, book);
	page.chance = pl_judge_expected(&page.reference, page.catalogue, page.tally);
	page.pieces = pl_judge_pieces(sim->game, book, page.tally);
	return page;
}

static void page_end(struct page *page)
{
	free(page->pieces);
	free(page->chance);
	pl_reference_close(&page->reference);
}

/* --- who wins -------------------------------------------------------------------- */

/* "6.2 points more than its due", where that is sure, and what the shipped data gives. */
static void print_verdict(const struct page *page, int i, double wins)
{
	const struct pl_estimate *known = pl_reference_of(&page->reference, i);
	bool shipped = page->reference.shipped && known != NULL;
	double points = 100 * (wins - pl_wins_expected(&page->reference, page->catalogue, i));
	if (known != NULL)
		printf("  shipped data: %.1f%%", 100 * known->is);
	if (page->chance[i] < PL_SURE)
		printf("  %.1f points %s than %s", fabs(points), points > 0 ? "more" : "less",
		       shipped ? "that" : "its due");
}

static void print_seats(const struct page *page)
{
	const struct pl_sim *sim = page->sim;
	int width = 10;
	for (int seat = 0; seat < sim->seats; seat++)
		if ((int)strlen(sim->bots[seat].spec) > width)
			width = (int)strlen(sim->bots[seat].spec);
	for (int table = 0; table <= page->catalogue->by_bot; table++) {
		bool bots = table == 1;
		printf("\n%s  %-*s  wins              95%%              mean %s\n",
		       bots ? "bot " : "seat", width, page->catalogue->by_bot && !bots ? "" : "bot",
		       page->catalogue->scores);
		for (int seat = 0; seat < sim->seats; seat++) {
			int i = (bots ? page->catalogue->bots : 0) + PL_SEAT_FIGURES * seat;
			struct pl_estimate wins = pl_wins_of(page->catalogue, page->tally, i);
			printf("%s%d   %s%-*s %6.2f%%   %6.2f%% to %6.2f%%   %12.3f",
			       bots ? "" : "p", seat + 1, bots ? " " : " ", width,
			       page->catalogue->by_bot && !bots ? "(all)" : sim->bots[seat].spec,
			       100 * wins.is, 100 * wins.low, 100 * wins.high,
			       pl_mean_of(page->catalogue, page->tally, i + 3).is);
			print_verdict(page, i, wins.is);
			printf("\n");
		}
	}
}

static void print_groups(const struct page *page)
{
	const struct pl_catalogue *catalogue = page->catalogue;
	printf("\n%-34s  seats a game    wins              95%%        of winners / others\n",
	       pl_section_titles[PL_ABOUT_GROUPS]);
	for (int i = 0; i < catalogue->count; i++) {
		if (catalogue->at[i].section != PL_ABOUT_GROUPS ||
		    catalogue->at[i].kind != PL_WON || page->tally->sum[i + 1] == 0)
			continue;
		struct pl_estimate wins = pl_wins_of(catalogue, page->tally, i);
		struct pl_estimate ratio = pl_ratio_of(catalogue, page->tally, i);
		printf("  %-34s %8.3f  %7.2f%%  %6.2f%% to %6.2f%%  %6.2f", catalogue->at[i].name,
		       pl_mean_of(catalogue, page->tally, i + 1).is, 100 * wins.is,
		       100 * fmax(0, wins.low), 100 * fmin(1, wins.high), ratio.is);
		print_verdict(page, i, wins.is);
		printf("\n");
	}
}

/* Seats and bots, and of the groups those that it says anything about. */
static bool has_luck_row(const struct page *page, int i, struct pl_luckless *wins)
{
	const struct pl_figure *figure = &page->catalogue->at[i];
	if (figure->kind != PL_WON)
		return false;
	*wins = pl_wins_less_luck(page->catalogue, page->tally, page->luck, i);
	return figure->section == PL_ABOUT_GROUPS ? pl_luckless_tells(wins) : wins->known;
}

static void print_luck(const struct page *page)
{
	int rows = 0;
	char said[160];
	struct pl_text text = pl_text_in(said, sizeof said);
	struct pl_luckless wins;
	for (int i = 0; i < page->catalogue->count; i++) {
		if (!has_luck_row(page, i, &wins))
			continue;
		if (rows++ == 0)
			printf("\n%-34s    wins          95%%          narrower   as games, times\n",
			       "wins with luck taken out");
		pl_say_luckless(&text, &wins);
		printf("  %-34s %s\n", page->catalogue->at[i].name, said);
		text = pl_text_in(said, sizeof said);
	}
	if (page->luck->games < PL_LUCKY)
		return;
	pl_say_lucky_games(&text, page->luck, page->tally->games);
	printf(rows == 0 ? "\n%s\n" : "  %s\n", said);
}

/* --- figures with sentences ---------------------------------------------------------- */

static void print_mean(const struct page *page, int i)
{
	const struct pl_figure *figure = &page->catalogue->at[i];
	char value[32], low[32], high[32], sentence[160];
	struct pl_text texts[4] = { pl_text_in(value, sizeof value), pl_text_in(low, sizeof low),
		                    pl_text_in(high, sizeof high),
		                    pl_text_in(sentence, sizeof sentence) };
	struct pl_estimate mean = pl_mean_of(page->catalogue, page->tally, i);
	pl_say_value(&texts[0], figure, mean.is);
	pl_say_value(&texts[1], figure, figure->percent ? fmax(0, mean.low) : mean.low);
	pl_say_value(&texts[2], figure, figure->percent ? fmin(1, mean.high) : mean.high);
	pl_say_sentence(&texts[3], figure, mean.is);
	const struct pl_estimate *known = pl_reference_of(&page->reference, i);
	printf("  %-20s %9s  %9s to %-9s  %s", figure->name, value, low, high, sentence);
	if (known != NULL)
		printf(" Shipped data: %.1f.", known->is);
	printf("\n");
}

static void print_section(const struct page *page, int section)
{
	bool any = false;
	for (int i = 0; i < page->catalogue->count; i++) {
		if (page->catalogue->at[i].section != section ||
		    page->catalogue->at[i].kind != PL_MEAN)
			continue;
		if (!any)
			printf("\n%s\n", pl_section_titles[section]);
		any = true;
		print_mean(page, i);
	}
	if (section == PL_ABOUT_LEAD && page->tally->watched < page->tally->games)
		printf("  the lead was watched in %llu of the games\n",
		       (unsigned long long)page->tally->watched);
	if (section == PL_ABOUT_END && page->tally->told < page->tally->games)
		printf("  events, and what follows from them, were counted in %llu of the %llu games;\n"
		       "  --whole counts them in all\n",
		       (unsigned long long)page->tally->told,
		       (unsigned long long)page->tally->games);
	if (section == PL_ABOUT_LENGTH)
		printf("  median %u plies, nine in ten games from %u to %u, all from %u to %u\n",
		       pl_length_at(page->tally, 50), pl_length_at(page->tally, 5),
		       pl_length_at(page->tally, 95), pl_length_at(page->tally, 0),
		       pl_length_at(page->tally, 100));
}

static void print_pairs(const struct page *page, int section)
{
	const struct pl_catalogue *catalogue = page->catalogue;
	bool any = false;
	for (int i = 0; i < catalogue->count; i++) {
		if (catalogue->at[i].section != section || catalogue->at[i].kind != PL_SEATS_MEAN ||
		    page->tally->set[i] == 0)
			continue;
		if (!any)
			printf("\n%-26s   each  winners   others   winners more, 95%%\n",
			       section == PL_ABOUT_EVENTS ? "events, a seat and game"
			                                  : "a seat and game");
		any = true;
		struct pl_estimate gap = pl_mean_of(catalogue, page->tally, i + 1);
		printf("  %-24s %7.3f  %7.3f  %7.3f  %+8.3f to %+8.3f\n", catalogue->at[i].name,
		       pl_mean_of(catalogue, page->tally, i).is,
		       pl_mean_of_winners(catalogue, page->tally, i, false),
		       pl_mean_of_winners(catalogue, page->tally, i, true), gap.low, gap.high);
	}
}

/* --- pieces ----------------------------------------------------------------------------- */

/* Uses by event, which have their kinds. */
static bool is_of_event(const struct pl_usage *use)
{
	return use->key >> 16 != PL_AT_HAND && use->key >> 16 != PL_CHOSEN;
}

static void print_use(const struct page *page, const struct pl_usage *use)
{
	double games = (double)page->tally->told, seats = page->catalogue->seats;
	struct pl_piece_name piece = pl_piece_of(page->sim->game, page->book, use);
	struct pl_share wins = pl_share_of((double)use->won / PL_WIN, (double)use->users);
	char what[256];
	snprintf(what, sizeof what, "%s: %s", page->sim->game->event_kinds[use->key >> 16],
	         piece.name);
	printf("  %-33s %8.3f %8.3f  %7.1f%%   %5.1f%% (%.1f%% to %.1f%%)  %s\n", what,
	       (double)use->by_winners / games, (double)use->by_losers / games / (seats - 1),
	       100 * (double)use->users / games / seats, 100 * wins.is, 100 * wins.low,
	       100 * wins.high, pl_piece_words(&page->pieces[use - page->tally->uses]));
}

static void print_uses(const struct page *page)
{
	struct pl_sorts sorts = pl_sorts_of(page->sim->game, page->book, page->tally);
	printf("\npieces that events point at          winners   others    done by   and they win\n");
	for (uint32_t i = 0; i < page->tally->use_count; i++)
		if (sorts.of[i] >= 0 && is_of_event(&page->tally->uses[i]))
			print_use(page, &page->tally->uses[i]);
	pl_sorts_free(&sorts);
}

static double part(uint64_t some, uint64_t all)
{
	return all == 0 ? 0 : 100 * (double)some / (double)all;
}

static void print_piece_held(const struct page *page, const struct pl_usage *use)
{
	struct pl_piece_name piece = pl_piece_of(page->sim->game, page->book, use);
	struct pl_held held = pl_held_of(page->tally, use);
	const struct pl_usage *chosen = &held.chosen;
	printf("  %-33s %9llu  %6.1f%%  %6.1f%%  %6.1f%%   %6.1f%%   %6.1f%%   %6.1f%%  %s\n",
	       piece.name, (unsigned long long)(use->by_winners + use->by_losers),
	       part(chosen->by_winners, use->by_winners), part(chosen->by_losers, use->by_losers),
	       part(use->users, page->tally->told * (uint64_t)page->catalogue->seats),
	       part(use->won, use->users * PL_WIN), part(chosen->users, use->users),
	       part(chosen->won, chosen->users * PL_WIN),
	       pl_piece_words(&page->pieces[use - page->tally->uses]));
}

static void print_held(const struct page *page)
{
	struct pl_sorts sorts = pl_sorts_of(page->sim->game, page->book, page->tally);
	printf("\npieces at hand: any legal move points at them; chosen: the move made does\n"
	       "%35s  decisions  chosen by         had by   and they   chose it   and they\n"
	       "%35s             winners  others   (seats)  win        of those   win\n",
	       "", "");
	for (uint32_t i = 0; i < page->tally->use_count; i++)
		if (sorts.of[i] >= 0 && page->tally->uses[i].key >> 16 == PL_AT_HAND)
			print_piece_held(page, &page->tally->uses[i]);
	pl_sorts_free(&sorts);
}

void cli_print_figures(const struct pl_sim *sim, const struct pl_sim_result *result,
                       const struct pl_book *book, bool more)
{
	struct page page = page_of(sim, result, book);
	print_seats(&page);
	for (int section = PL_ABOUT_LENGTH; section <= PL_ABOUT_END; section++)
		print_section(&page, section);
	if (page.catalogue->measures > 0) {
		print_section(&page, PL_ABOUT_OWN);
		print_pairs(&page, PL_ABOUT_OWN);
		print_groups(&page);
	}
	print_luck(&page);
	if (more) {
		print_pairs(&page, PL_ABOUT_EVENTS);
		print_uses(&page);
	}
	if (sim->held)
		print_held(&page);
	page_end(&page);
}

/* --- for programs ------------------------------------------------------------------------ */

void cli_json_luckless(const struct pl_luckless *wins, const char *is, struct pl_text *text)
{
	pl_json_open(text, "luck_out", '{');
	pl_json_real(text, is, wins->is.is);
	pl_json_real(text, "low", wins->is.low);
	pl_json_real(text, "high", wins->is.high);
	pl_json_real(text, "narrower", wins->narrower);
	pl_json_real(text, "as_games", isfinite(wins->games) ? wins->games : -1);
	pl_json_close(text, '}');
}

static void put_estimate(struct pl_text *text, const struct pl_estimate *estimate)
{
	pl_json_real(text, "is", estimate->is);
	pl_json_real(text, "low", estimate->low);
	pl_json_real(text, "high", isfinite(estimate->high) ? estimate->high : -1);
}

static void put_luckless(const struct page *page, int i, struct pl_text *text)
{
	struct pl_luckless wins = pl_wins_less_luck(page->catalogue, page->tally, page->luck, i);
	if (wins.known)
		cli_json_luckless(&wins, "is", text);
}

static void put_figure(const struct page *page, int i, struct pl_text *text)
{
	const struct pl_figure *figure = &page->catalogue->at[i];
	struct pl_estimate estimate = figure->kind == PL_WON
		? pl_wins_of(page->catalogue, page->tally, i)
		: pl_mean_of(page->catalogue, page->tally, i);
	char sentence[200];
	struct pl_text said = pl_text_in(sentence, sizeof sentence);
	pl_say_sentence(&said, figure, estimate.is);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "name", figure->name);
	pl_json_string(text, "kind", pl_figure_kinds[figure->kind]);
	pl_json_string(text, "section", pl_section_titles[figure->section]);
	put_estimate(text, &estimate);
	pl_json_number(text, "games", (long long)pl_games_of(page->catalogue, page->tally, i));
	const struct pl_estimate *known = pl_reference_of(&page->reference, i);
	if (known != NULL) {
		pl_json_open(text, "shipped", '{');
		put_estimate(text, known);
		pl_json_close(text, '}');
	}
	if (figure->kind == PL_WON) {
		pl_json_real(text, "fair", 1.0 / page->catalogue->seats);
		pl_json_real(text, "chance", page->chance[i]);
		put_luckless(page, i, text);
	}
	if (figure->kind == PL_MEAN || figure->kind == PL_WON || figure->kind == PL_SEATS_MEAN)
		pl_json_string(text, "says", sentence);
	pl_json_close(text, '}');
}

static void put_counts(const struct pl_usage *use, struct pl_text *text)
{
	pl_json_number(text, "by_winners", (long long)use->by_winners);
	pl_json_number(text, "by_others", (long long)use->by_losers);
	pl_json_number(text, "users", (long long)use->users);
	pl_json_real(text, "users_won", (double)use->won / PL_WIN);
}

static void put_use(const struct page *page, const struct pl_usage *use, struct pl_text *text)
{
	struct pl_piece_name piece = pl_piece_of(page->sim->game, page->book, use);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "event", page->sim->game->event_kinds[use->key >> 16]);
	pl_json_string(text, "piece", piece.id);
	pl_json_string(text, "name", piece.name);
	put_counts(use, text);
	pl_piece_json(&page->pieces[use - page->tally->uses], text);
	pl_json_close(text, '}');
}

static void put_held(const struct page *page, const struct pl_usage *use, struct pl_text *text)
{
	struct pl_piece_name piece = pl_piece_of(page->sim->game, page->book, use);
	struct pl_held held = pl_held_of(page->tally, use);
	char sentence[256];
	struct pl_text said = pl_text_in(sentence, sizeof sentence);
	pl_say_held(&said, &held, piece.name);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "piece", piece.id);
	pl_json_string(text, "name", piece.name);
	pl_json_open(text, "at_hand", '{');
	put_counts(&held.at_hand, text);
	pl_json_close(text, '}');
	pl_json_open(text, "chosen", '{');
	put_counts(&held.chosen, text);
	pl_json_close(text, '}');
	pl_json_string(text, "says", sentence);
	pl_piece_json(&page->pieces[use - page->tally->uses], text);
	pl_json_close(text, '}');
}

static void put_kept(const struct pl_tally *tally, struct pl_text *text)
{
	pl_json_open(text, "kept", '[');
	for (int i = 0; i < PL_KEEPS; i++) {
		if (!tally->kept[i].any)
			continue;
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "for", pl_keep_names[i]);
		pl_json_number(text, "game", (long long)tally->kept[i].number);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

void cli_json_games(const struct pl_sim *sim, const struct pl_sim_result *result,
                    struct pl_text *text)
{
	int last = result->variants - 1;
	const struct pl_tally *tally = &result->tally[last];
	pl_json_open(text, "games_to_open", '{');
	pl_json_bool(text, "repeats", pl_sim_repeats(sim));
	put_kept(tally, text);
	pl_json_open(text, "used", '[');
	for (uint32_t i = 0; i < tally->use_count; i++) {
		const struct pl_usage *use = &tally->uses[i];
		if (!is_of_event(use))
			continue;
		struct pl_piece_name piece = pl_piece_of(sim->game, sim->books[last], use);
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "event", sim->game->event_kinds[use->key >> 16]);
		pl_json_string(text, "piece", piece.id);
		pl_json_string(text, "name", piece.name);
		pl_json_number(text, "times", (long long)use->most);
		pl_json_number(text, "game", (long long)use->game);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_close(text, '}');
	if (sim->held)
		pl_pieces_json(sim->game, sim->books[last], tally, text);
}

void cli_json_figures(const struct pl_sim *sim, const struct pl_sim_result *result,
                      const struct pl_book *book, struct pl_text *text)
{
	struct page page = page_of(sim, result, book);
	pl_json_number(text, "luck_games", (long long)page.luck->games);
	pl_json_number(text, "told_games", (long long)page.tally->told);
	pl_json_open(text, "figures", '[');
	for (int i = 0; i < page.catalogue->count; i++)
		put_figure(&page, i, text);
	pl_json_close(text, ']');
	pl_json_open(text, "pieces", '[');
	for (uint32_t i = 0; i < page.tally->use_count; i++)
		if (is_of_event(&page.tally->uses[i]))
			put_use(&page, &page.tally->uses[i], text);
	pl_json_close(text, ']');
	if (sim->held)
		pl_json_open(text, "held", '[');
	for (uint32_t i = 0; sim->held && i < page.tally->use_count; i++)
		if (page.tally->uses[i].key >> 16 == PL_AT_HAND)
			put_held(&page, &page.tally->uses[i], text);
	if (sim->held)
		pl_json_close(text, ']');
	page_end(&page);
}
