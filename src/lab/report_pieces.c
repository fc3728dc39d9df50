/* report_pieces.c - of a report, what winners and others did: events, cards and
 * other pieces. See report_parts.h. */
#include "lab/report_parts.h"

#include "core/memory.h"
#include "core/text.h"

#include <math.h>

/* --- pairs: winners and others ------------------------------------------------------- */

/* The gap as a part of what each seat does: a scale that all rows share. */
static void put_pair(const struct page *page, int i, const struct pl_axis *axis)
{
	const struct pl_figure *figure = &page->catalogue->at[i];
	struct pl_estimate gap = pl_mean_of(page->catalogue, page->tally, i + 1);
	double each = pl_mean_of(page->catalogue, page->tally, i).is;
	double unit = fmax(fabs(each), 1e-9);
	bool sure = gap.low > 0 || gap.high < 0;
	char words[128];
	snprintf(words, sizeof words, "winners %+.0f%% of the mean, from %+.0f%% to %+.0f%%",
	         100 * gap.is / unit, 100 * gap.low / unit, 100 * gap.high / unit);
	fputs("<tr><th scope=\"row\">", page->out);
	pl_html_put(page->out, "%s",
	            figure->section == PL_ABOUT_EVENTS ? figure->name + strlen("event ")
	                                               : figure->name);
	fprintf(page->out,
	        "</th><td class=\"n\">%.3f</td><td class=\"n\">%.3f</td>"
	        "<td class=\"n optional\">%+.3f to %+.3f</td><td class=\"is-plot\">",
	        pl_mean_of_winners(page->catalogue, page->tally, i, false),
	        pl_mean_of_winners(page->catalogue, page->tally, i, true), gap.low, gap.high);
	pl_plot_range(page->out, axis, gap.is / unit, gap.low / unit, gap.high / unit,
	              !sure                ? ""
	                      : gap.is > 0 ? "more"
	                                   : "less",
	              words);
	fputs("</td></tr>\n", page->out);
}

void page_pairs(const struct page *page, int section, const char *caption)
{
	static const char *const columns[] = { "what", "winners", "others", "-winners more, 95%",
		                               NULL };
	const struct pl_axis axis = { -1, 1, 0 };
	bool any = false;
	for (int i = 0; i < page->catalogue->count; i++) {
		const struct pl_figure *figure = &page->catalogue->at[i];
		if (figure->section != section || figure->kind != PL_SEATS_MEAN ||
		    page->tally->set[i] == 0)
			continue;
		if (!any)
			page_table(page, caption, columns, &axis, true);
		any = true;
		put_pair(page, i, &axis);
	}
	if (any)
		page_table_end(page);
}

/* --- uses ------------------------------------------------------------------------------ */

static bool is_of_event(const struct pl_usage *use)
{
	return use->key >> 16 != PL_AT_HAND && use->key >> 16 != PL_CHOSEN;
}

/* The verdict below the name; what is wrong stands out, with its reason where the piece is at
 * hand. */
static void put_piece_verdict(const struct page *page, const struct pl_usage *use, bool reason)
{
	const struct pl_piece_verdict *verdict = &page->pieces[use - page->tally->uses];
	fputs(verdict->is == PL_PIECE_FINE ? "<small>" : "<small class=\"named\">", page->out);
	pl_html_put(page->out, "%s", pl_piece_words(verdict));
	if (reason && verdict->is == PL_PIECE_DEAD)
		fprintf(page->out, ": %.1f%% of those who could did", 100 * verdict->users.is);
	else if (reason && verdict->is != PL_PIECE_FINE)
		fprintf(page->out,
		        ": who used it wins %.1f%%, who could %.1f%%, users of others of its sort %.1f%%",
		        100 * verdict->wins.now, 100 * verdict->wins.before,
		        100 * verdict->peers_win);
	fputs("</small>", page->out);
}

static struct pl_estimate wins_of(const struct pl_usage *use)
{
	struct pl_share share = pl_share_of((double)use->won / PL_WIN, fmax(1, (double)use->users));
	return (struct pl_estimate){ share.is, fmax(0, share.low), fmin(1, share.high), 1 };
}

static void put_use(const struct page *page, const struct pl_usage *use, const struct pl_axis *axis,
                    bool with_event)
{
	struct pl_piece_name piece = pl_piece_of(page->sim->game, page->book, use);
	struct pl_estimate wins = wins_of(use);
	double games = (double)page->tally->told, seats = page->catalogue->seats;
	const char *look = wins.low > axis->mark ? "more" : wins.high < axis->mark ? "less" : "";
	fputs("<tr><th scope=\"row\">", page->out);
	pl_html_put(page->out, "%s%s%s",
	            with_event ? page->sim->game->event_kinds[use->key >> 16] : "",
	            with_event ? ": " : "", piece.name);
	put_piece_verdict(page, use, false);
	fprintf(page->out,
	        "</th><td class=\"n\">%.3f</td><td class=\"n optional\">%.3f</td>"
	        "<td class=\"n optional\">%.1f%%</td>",
	        (double)use->by_winners / games,
	        (double)use->by_losers / games / fmax(1, seats - 1),
	        100 * (double)use->users / games / seats);
	page_wins(page, axis, &wins, look);
	fputs("</tr>\n", page->out);
}

/* The use is to be shown: among the sorts of a handful (-1), or in a sort's own table. */
static bool is_shown(const struct page *page, const struct pl_sorts *sorts, uint32_t i, int sort)
{
	return sorts->of[i] >= 0 && is_of_event(&page->tally->uses[i]) &&
		(sort < 0 ? !sorts->at[sorts->of[i]].many : sorts->of[i] == sort);
}

/* What was hardly ever done must not squeeze the rest. */
static struct pl_axis use_axis(const struct page *page, const struct pl_sorts *sorts, int sort,
                               int *count)
{
	struct pl_axis axis = page_fair(page);
	for (uint32_t i = 0; i < page->tally->use_count; i++) {
		if (!is_shown(page, sorts, i, sort))
			continue;
		++*count;
		if (page->tally->uses[i].users >= PL_FEWEST)
			pl_axis_hold(&axis, wins_of(&page->tally->uses[i]).is);
	}
	return axis;
}

static void put_use_table(const struct page *page, const struct pl_sorts *sorts, int sort)
{
	static const char *const columns[] = { "what",   "by winners",    "-by others",
		                               "-seats", "they win, 95%", NULL };
	int count = 0;
	struct pl_axis axis = use_axis(page, sorts, sort, &count);
	if (count == 0)
		return;
	if (sort >= 0) {
		fputs("<details><summary>", page->out);
		pl_html_put(page->out, "%s: all %d of %s",
		            page->sim->game->event_kinds[sorts->at[sort].kind], count,
		            sorts->at[sort].name);
		fputs("</summary>\n", page->out);
	}
	page_table(
		page,
		sort >= 0
			? "Times a seat and game, and how many of their games they win"
			: "Times a seat and game that an event points at a piece; how many seats it "
			  "happens to, and how many of their games those win",
		columns, &axis, false);
	for (uint32_t i = 0; i < page->tally->use_count; i++)
		if (is_shown(page, sorts, i, sort))
			put_use(page, &page->tally->uses[i], &axis, sort < 0);
	page_table_end(page);
	if (sort >= 0)
		fputs("</details>\n", page->out);
}

/* Sorts of a handful together, then each of the larger ones, folded. */
static void put_uses(const struct page *page)
{
	struct pl_sorts sorts = pl_sorts_of(page->sim->game, page->book, page->tally);
	put_use_table(page, &sorts, -1);
	for (int sort = 0; sort < sorts.count; sort++)
		if (sorts.at[sort].many)
			put_use_table(page, &sorts, sort);
	pl_sorts_free(&sorts);
}

/* --- at hand ----------------------------------------------------------------------------- */

static double part(uint64_t some, uint64_t all)
{
	return all == 0 ? 0 : (double)some / (double)all;
}

static void put_held(const struct page *page, const struct pl_usage *use,
                     const struct pl_axis *axis)
{
	struct pl_piece_name piece = pl_piece_of(page->sim->game, page->book, use);
	struct pl_held held = pl_held_of(page->tally, use);
	double winners = part(held.chosen.by_winners, use->by_winners);
	double others = part(held.chosen.by_losers, use->by_losers);
	char words[256];
	snprintf(words, sizeof words, "chosen by winners in %.1f%%, by others in %.1f%%",
	         100 * winners, 100 * others);
	fputs("<tr><th scope=\"row\">", page->out);
	pl_html_put(page->out, "%s", piece.name);
	put_piece_verdict(page, use, true);
	fputs("</th><td class=\"n optional\">", page->out);
	pl_html_count(page->out, use->by_winners + use->by_losers);
	fprintf(page->out,
	        "</td><td class=\"n\">%.1f%%</td><td class=\"n\">%.1f%%</td>"
	        "<td class=\"is-plot\">",
	        100 * winners, 100 * others);
	pl_plot_pair(page->out, axis, winners, others, words);
	fputs("</td></tr>\n", page->out);
}

static void put_all_held(const struct page *page)
{
	static const char *const columns[] = { "piece", "-decisions", "chosen by winners",
		                               "by others", NULL };
	const struct pl_axis axis = { 0, 1, 0 };
	struct pl_sorts sorts = pl_sorts_of(page->sim->game, page->book, page->tally);
	page_table(page,
	           "At hand: decisions in which a legal move points at the piece, and how often it "
	           "was then chosen; winners are the full point",
	           columns, &axis, false);
	for (uint32_t i = 0; i < page->tally->use_count; i++)
		if (sorts.of[i] >= 0 && page->tally->uses[i].key >> 16 == PL_AT_HAND)
			put_held(page, &page->tally->uses[i], &axis);
	page_table_end(page);
	pl_sorts_free(&sorts);
}

void page_pieces(const struct page *page)
{
	page_open(
		page, "pieces", "Cards and options",
		"What winners and the others did. A card is too strong, or too weak, whose users surely "
		"win more, or less, than the users of others of its sort, and than all who had it at hand; "
		"many comparisons are allowed for (Holm). It is dead where hardly anybody who could used it.");
	put_uses(page);
	if (page->sim->held)
		put_all_held(page);
	page_pairs(page, PL_ABOUT_EVENTS,
	           "Events, a seat and game; the plot is winners against others, "
	           "in percent of the mean");
	page_close(page);
}
