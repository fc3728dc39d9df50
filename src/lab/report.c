/* report.c - a run as a page: its top, and what every game has; see report.h. */
#include "lab/report_parts.h"

#include "core/memory.h"
#include "core/text.h"

#include <inttypes.h>
#include <math.h>

extern const char pl_text_lab_report_css[], pl_text_lab_masthead_html[];

static const double BOUND = PL_PIECE_BOUND; /* from a fair share, that is still called fair */
static const double LEAST_SHOWN = 0.06;     /* to each side: small things must not look large */

/* --- what sections share ---------------------------------------------------------- */

void page_open(const struct page *page, const char *id, const char *title, const char *says)
{
	fprintf(page->out, "<section id=\"%s\"><h2>%s</h2>\n<p>%s</p>\n", id, title, says);
}

void page_close(const struct page *page)
{
	fputs("</section>\n", page->out);
}

void page_table(const struct page *page, const char *caption, const char *const *columns,
                const struct pl_axis *axis, bool sign)
{
	fputs("<table><caption>", page->out);
	pl_html_put(page->out, "%s", caption);
	fputs("</caption><thead><tr>", page->out);
	for (int i = 0; columns[i] != NULL; i++)
		fprintf(page->out, "<th scope=\"col\"%s>%s</th>",
		        i == 0                       ? ""
		                : *columns[i] == '-' ? " class=\"n optional\""
		                                     : " class=\"n\"",
		        columns[i] + (*columns[i] == '-'));
	fprintf(page->out,
	        sign ? "<th scope=\"col\" class=\"is-plot\"><span class=\"ends\">"
	               "<span>%+.0f%%</span><span>%+.0f%%</span></span></th>"
	             : "<th scope=\"col\" class=\"is-plot\"><span class=\"ends\">"
	               "<span>%.0f%%</span><span>%.0f%%</span></span></th>",
	        100 * axis->lo, 100 * axis->hi);
	fputs("</tr></thead><tbody>\n", page->out);
}

void page_table_end(const struct page *page)
{
	fputs("</tbody></table>\n", page->out);
}

struct pl_axis page_fair(const struct page *page)
{
	double fair = 1.0 / page->catalogue->seats;
	return (struct pl_axis){ fmax(0, fair - LEAST_SHOWN), fmin(1, fair + LEAST_SHOWN), fair };
}

void page_wins(const struct page *page, const struct pl_axis *axis, const struct pl_estimate *wins,
               const char *look)
{
	char words[96];
	snprintf(words, sizeof words, "%.1f%%, from %.1f%% to %.1f%%", 100 * wins->is,
	         100 * wins->low, 100 * wins->high);
	fprintf(page->out,
	        "<td class=\"n\">%.1f%%<small>%.1f to %.1f</small></td>"
	        "<td class=\"is-plot\">",
	        100 * wins->is, 100 * wins->low, 100 * wins->high);
	pl_plot_range(page->out, axis, wins->is, wins->low, wins->high, look, words);
	fputs("</td>", page->out);
}

/* --- the verdict --------------------------------------------------------------------- */

/* How far wins are from what is expected: a fair share, or of the shipped data what is known
 * of it with this bot. */
static double off_of(const struct page *page, int i)
{
	return pl_wins_of(page->catalogue, page->tally, i).is -
		pl_wins_expected(&page->reference, page->catalogue, i);
}

/* The group of a measure, or the seat (-1), that is farthest from that: of those that are
 * sure, if any is. */
static int farthest(const struct page *page, int section, int measure)
{
	int best = -1;
	double most = -1;
	for (int i = 0; i < page->catalogue->count; i++) {
		const struct pl_figure *figure = &page->catalogue->at[i];
		if (figure->kind != PL_WON || figure->section != section ||
		    figure->measure != measure || page->tally->sum[i + 1] == 0)
			continue;
		double rank = fabs(off_of(page, i)) + (page->chance[i] < PL_SURE ? 1 : 0);
		best = rank > most ? i : best;
		most = fmax(most, rank);
	}
	return best;
}

/* "p1 wins 6.2 points more than its fair share of 25.0%", and what the shipped data gives. */
static void put_edge(const struct page *page, int i, const char *who)
{
	const struct pl_estimate *known = pl_reference_of(&page->reference, i);
	bool shipped = page->reference.shipped && known != NULL;
	double points = 100 * off_of(page, i);
	pl_html_put(page->out, "%s wins %.1f points %s than %s %.1f%%", who, fabs(points),
	            points > 0 ? "more" : "less",
	            shipped ? "the shipped data is known for," : "its fair share of",
	            100 * pl_wins_expected(&page->reference, page->catalogue, i));
	if (known != NULL && !shipped)
		pl_html_put(page->out, " (shipped data: %.1f%%)", 100 * known->is);
}

enum fairness { FAIR, NEARLY, UNFAIR, UNKNOWN };

static enum fairness fairness_of(const struct page *page, int worst)
{
	struct pl_estimate wins = pl_wins_of(page->catalogue, page->tally, worst);
	if (page->chance[worst] < PL_SURE)
		return fabs(off_of(page, worst)) > BOUND ? UNFAIR : NEARLY;
	return (wins.high - wins.low) / 2 > BOUND ? UNKNOWN : FAIR;
}

/* A group's name without the measure's. */
static const char *group_name(const struct page *page, int figure)
{
	const struct pl_figure *at = &page->catalogue->at[figure];
	return at->name + strlen(page->catalogue->game->measures[at->measure].name) + 1;
}

static void put_course(const struct page *page)
{
	const struct pl_catalogue *catalogue = page->catalogue;
	fprintf(page->out, "A game takes %.0f moves, nine in ten from %u to %u. ",
	        pl_mean_of(catalogue, page->tally, catalogue->plain + PL_LENGTH).is,
	        pl_length_at(page->tally, 5), pl_length_at(page->tally, 95));
	fprintf(page->out,
	        "The winner leads for good after %.0f%% of it, and the lead changes "
	        "hands %.1f times. ",
	        100 * pl_mean_of(catalogue, page->tally, catalogue->plain + PL_DECIDED).is,
	        pl_mean_of(catalogue, page->tally, catalogue->plain + PL_CHANGES).is);
	double limit = pl_mean_of(catalogue, page->tally, catalogue->plain + PL_LIMIT).is;
	if (limit > 0)
		fprintf(page->out, "%.1f%% of the games are ended by their limit. ", 100 * limit);
}

static void put_tile(const struct page *page, const char *what, const char *note,
                     const char *format, double value)
{
	char text[64];
	snprintf(text, sizeof text, format, value);
	fprintf(page->out, "<div><dt>%s</dt><dd>%s<small>%s</small></dd></div>", what, text, note);
}

static void put_tiles(const struct page *page, int worst)
{
	const struct pl_catalogue *catalogue = page->catalogue;
	struct pl_estimate wins = pl_wins_of(catalogue, page->tally, worst);
	const int plain = catalogue->plain;
	char note[160];
	fputs("<dl class=\"tiles\">", page->out);
	snprintf(note, sizeof note, "points from a fair share: %s", catalogue->at[worst].name);
	put_tile(page, "Widest seat", note, "%+.1f", 100 * (wins.is - 1.0 / catalogue->seats));
	snprintf(note, sizeof note, "median of moves; all %u to %u", pl_length_at(page->tally, 0),
	         pl_length_at(page->tally, 100));
	put_tile(page, "Length", note, "%.0f", pl_length_at(page->tally, 50));
	put_tile(page, "Choices", "moves to choose from", "%.1f",
	         pl_mean_of(catalogue, page->tally, plain + PL_CHOICES).is);
	put_tile(page, "Lead changes", "a game, looked at once a round", "%.2f",
	         pl_mean_of(catalogue, page->tally, plain + PL_CHANGES).is);
	put_tile(page, "Decided after", "of a game the winner leads for good", "%.0f%%",
	         100 * pl_mean_of(catalogue, page->tally, plain + PL_DECIDED).is);
	put_tile(page, "Half-time leader", "wins this share of games", "%.0f%%",
	         100 * pl_mean_of(catalogue, page->tally, plain + PL_LEAD_HALF).is);
	fputs("</dl>", page->out);
}

/* What balance is looked at by: seats, who they play, their places in turn order. */
struct aspect {
	const char *by, *who; /* who: the farthest from its due */
	int worst;            /* its figure */
	enum fairness how;
};

enum { ASPECTS = 4 };

/* Whether a measure gives each seat a group of its own in every game, as turn order
 * does: playing well is then not the reason. */
static bool is_dealt(const struct page *page, int measure)
{
	const struct pl_catalogue *catalogue = page->catalogue;
	int groups = 0;
	for (int i = 0; i < catalogue->count; i++) {
		if (catalogue->at[i].kind != PL_WON ||
		    catalogue->at[i].section != PL_ABOUT_GROUPS ||
		    catalogue->at[i].measure != measure || page->tally->sum[i + 1] == 0)
			continue;
		groups++;
		if ((uint64_t)page->tally->sum[i + 1] != page->tally->told)
			return false;
	}
	return groups == catalogue->seats;
}

static int list_aspects(const struct page *page, int seat, struct aspect aspects[ASPECTS])
{
	const struct pl_measure *own = page->catalogue->game->measures;
	int first = pl_first_group(page->catalogue, page->tally), count = 1;
	aspects[0] = (struct aspect){ "seat", page->catalogue->at[seat].name, seat,
		                      fairness_of(page, seat) };
	for (int m = 0; m < page->catalogue->measures && count < ASPECTS; m++) {
		if (own[m].kind != PL_GROUP || (m != first && !is_dealt(page, m)))
			continue;
		int worst = farthest(page, PL_ABOUT_GROUPS, m);
		if (worst >= 0)
			aspects[count++] = (struct aspect){ own[m].name, group_name(page, worst),
				                            worst, fairness_of(page, worst) };
	}
	return count;
}

/* "seat, by company and by turn order", of those that are so; which is farthest. */
static const struct aspect *put_together(struct pl_text *text, const struct page *page,
                                         const struct aspect *aspects, int count, enum fairness how)
{
	const struct aspect *farthest_is = NULL;
	double most = -1;
	int left = 0;
	for (int i = 0; i < count; i++)
		left += aspects[i].how == how;
	for (int i = 0; i < count; i++) {
		if (aspects[i].how != how)
			continue;
		double edge = fabs(off_of(page, aspects[i].worst));
		pl_put(text, "%s%s%s", farthest_is == NULL ? "" : "by ", aspects[i].by,
		       --left > 1          ? ", "
		               : left == 1 ? " and "
		                           : "");
		if (edge > most) {
			most = edge;
			farthest_is = &aspects[i];
		}
	}
	return farthest_is;
}

/* A head with its word in the place of #. */
static void put_head(const struct page *page, const char *head, const char *by)
{
	int before = (int)strcspn(head, "#");
	pl_html_put(page->out, "%.*s%s%s", before, head, by, head + before + 1);
}

/* How a headline begins: of data that is to be fair, and of the shipped data, which is to play
 * as it is known to. */
static const struct {
	const char *unfair, *nearly, *fair, *from;
} heads[2] = {
	{ "Not balanced by #: ", "Nearly balanced by #: ",
	  "Balanced by #, as far as these games can tell: ", "from its fair share" },
	{ "Not as the shipped data plays with this bot, by #: ",
	  "Nearly as the shipped data plays with this bot, by #: ",
	  "This is the shipped data, and it plays as it is known to with this bot by #: ",
	  "from what it is known for" },
};

/* The headline: is it fair, as far as can be told? What is not comes first, and what is
 * alike is said in one breath. */
static void put_headline(const struct page *page, int seat)
{
	struct aspect aspects[ASPECTS];
	int count = list_aspects(page, seat, aspects), head = page->reference.shipped;
	for (int how = UNFAIR; how >= NEARLY; how--)
		for (int i = 0; i < count; i++) {
			if ((int)aspects[i].how != how)
				continue;
			put_head(page, how == UNFAIR ? heads[head].unfair : heads[head].nearly,
			         aspects[i].by);
			put_edge(page, aspects[i].worst, aspects[i].who);
			fputs(how == UNFAIR ? ". " : ", which is sure but small. ", page->out);
		}
	char fair[200], unknown[200];
	struct pl_text said = pl_text_in(fair, sizeof fair);
	const struct aspect *far = put_together(&said, page, aspects, count, FAIR);
	if (far != NULL) {
		put_head(page, heads[head].fair, fair);
		pl_html_put(page->out, "the farthest, %s, is %.1f points %s. ", far->who,
		            100 * fabs(off_of(page, far->worst)), heads[head].from);
	}
	said = pl_text_in(unknown, sizeof unknown);
	if (put_together(&said, page, aspects, count, UNKNOWN) != NULL)
		pl_html_put(page->out,
		            "Too few games to tell the balance by %s within %.0f points. ", unknown,
		            100 * BOUND);
}

static void put_verdict(const struct page *page)
{
	int seat = farthest(page, PL_ABOUT_SEATS, -1);
	bool compared = page->report->compared != NULL;
	fputs("<div class=\"verdict\">", page->out);
	if (compared) {
		page_answers(page);
		fputs("<p>", page->out);
		page_say_changes(page);
		fputs("</p>", page->out);
	}
	fprintf(page->out, "<p class=\"%s\">", compared ? "next" : "lead");
	put_headline(page, seat);
	fputs("</p><p>", page->out);
	put_course(page);
	fputs("</p>", page->out);
	put_tiles(page, seat);
	fputs("</div>\n", page->out);
}

/* --- balance ---------------------------------------------------------------------------- */

static const char *look_of(const struct page *page, int i, double wins)
{
	return page->chance[i] >= PL_SURE                                       ? ""
		: wins > pl_wins_expected(&page->reference, page->catalogue, i) ? "more"
										: "less";
}

static void put_wins_row(const struct page *page, int i, const char *name, const char *about,
                         const struct pl_axis *axis)
{
	struct pl_estimate wins = pl_wins_of(page->catalogue, page->tally, i);
	const char *look = look_of(page, i, wins.is);
	double points = 100 * (wins.is - 1.0 / page->catalogue->seats);
	const struct pl_estimate *known = pl_reference_of(&page->reference, i);
	fputs("<tr><th scope=\"row\">", page->out);
	pl_html_put(page->out, "%s", name);
	if (known != NULL)
		fprintf(page->out, "<small>shipped data: %.1f%%</small>", 100 * known->is);
	fputs("</th><td class=\"n optional\">", page->out);
	pl_html_put(page->out, "%s", about);
	fprintf(page->out, "</td><td class=\"n optional %s\">%+.1f</td>",
	        *look == '\0'          ? ""
	                : *look == 'm' ? "more-than"
	                               : "less-than",
	        points);
	page_wins(page, axis, &wins, look);
	fputs("</tr>\n", page->out);
}

static const char *const wins_columns[] = {
	"who", "-seats a game", "-points from its due", "wins, 95%", NULL,
};

static void put_seats(const struct page *page, int first, const char *caption)
{
	struct pl_axis axis = page_fair(page);
	for (int seat = 0; seat < page->catalogue->seats; seat++) {
		struct pl_estimate wins =
			pl_wins_of(page->catalogue, page->tally, first + PL_SEAT_FIGURES * seat);
		pl_axis_hold(&axis, wins.low);
		pl_axis_hold(&axis, wins.high);
	}
	char scores[40];
	const char *const columns[] = { "who", scores, "-points from its due", "wins, 95%", NULL };
	snprintf(scores, sizeof scores, "-mean %s", page->catalogue->scores);
	page_table(page, caption, columns, &axis, false);
	for (int seat = 0; seat < page->catalogue->seats; seat++) {
		int i = first + PL_SEAT_FIGURES * seat;
		char name[PL_FIGURE_NAME + PL_SPEC], score[32];
		if (page->catalogue->by_bot)
			snprintf(name, sizeof name, "%s", page->catalogue->at[i].name);
		else
			snprintf(name, sizeof name, "%s, %s", page->catalogue->at[i].name,
			         page->sim->bots[seat].spec);
		snprintf(score, sizeof score, "%.2f",
		         pl_mean_of(page->catalogue, page->tally, i + 3).is);
		put_wins_row(page, i, name, score, &axis);
	}
	page_table_end(page);
}

static void put_groups(const struct page *page, int measure)
{
	struct pl_axis axis = page_fair(page);
	const struct pl_catalogue *catalogue = page->catalogue;
	char caption[200];
	int count = 0;
	for (int i = 0; i < catalogue->count; i++) {
		if (catalogue->at[i].kind != PL_WON || catalogue->at[i].measure != measure ||
		    page->tally->sum[i + 1] == 0)
			continue;
		struct pl_estimate wins = pl_wins_of(catalogue, page->tally, i);
		pl_axis_hold(&axis, wins.low);
		pl_axis_hold(&axis, wins.high);
		count++;
	}
	if (count == 0)
		return;
	snprintf(caption, sizeof caption, "By %s", catalogue->game->measures[measure].name);
	page_table(page, caption, wins_columns, &axis, false);
	for (int i = 0; i < catalogue->count; i++) {
		if (catalogue->at[i].kind != PL_WON || catalogue->at[i].measure != measure ||
		    page->tally->sum[i + 1] == 0)
			continue;
		char taken[32];
		snprintf(taken, sizeof taken, "%.2f", pl_mean_of(catalogue, page->tally, i + 1).is);
		put_wins_row(page, i, group_name(page, i), taken, &axis);
	}
	page_table_end(page);
}

static void put_balances(const struct page *page)
{
	page_open(page, "balance", "Balance",
	          "Shares of games won, with 95% intervals; the dashed "
	          "line is a fair share. What is coloured stands out surely, many comparisons "
	          "allowed for (Holm). A group that players get into by playing well, such as many "
	          "deliveries, wins more for that reason.");
	if (page->reference.games > 0)
		pl_html_put(page->out,
		            "Beside them is what the shipped data gives with %s in %llu games%s.",
		            page->reference.bot, (unsigned long long)page->reference.games,
		            page->reference.shipped
		                    ? ", which is what this run, of the same data, is held against"
		                    : "");
	put_seats(page, 0, "By seat");
	if (page->catalogue->by_bot)
		put_seats(page, page->catalogue->bots,
		          "By bot; every chance is played with each seating");
	for (int measure = 0; measure < page->catalogue->measures; measure++)
		if (page->catalogue->game->measures[measure].kind == PL_GROUP)
			put_groups(page, measure);
	page_luck(page);
	page_close(page);
}

/* --- length ------------------------------------------------------------------------------- */

enum { BINS = 40 };

/* Games by length in bins of whole plies, from the shortest to the longest but for
 * the longest one in two hundred, which go into the last. */
struct histogram {
	uint32_t first, step;
	int count;
	uint64_t games[BINS];
};

static struct histogram count_lengths(const struct pl_tally *tally)
{
	uint32_t least = pl_length_at(tally, 0), most = 0;
	uint64_t seen = 0;
	for (int i = 0; i < PL_BUCKETS && seen * 200 < tally->games * 199; i++) {
		seen += tally->lengths[i];
		most = tally->lengths[i] > 0 ? pl_bucket_plies(i) : most;
	}
	struct histogram lengths = { .first = least, .step = (most - least) / BINS + 1 };
	lengths.count = (int)((most - least) / lengths.step) + 1;
	for (int i = 0; i < PL_BUCKETS; i++) {
		if (tally->lengths[i] == 0)
			continue;
		uint32_t bin = (pl_bucket_plies(i) - least) / lengths.step;
		lengths.games[bin < (uint32_t)lengths.count ? bin : (uint32_t)lengths.count - 1] +=
			tally->lengths[i];
	}
	return lengths;
}

static void put_length_table(const struct page *page, const struct histogram *lengths)
{
	fputs("<details><summary>The same as a table</summary><table><caption>Games by length"
	      "</caption><thead><tr><th scope=\"col\">moves</th><th scope=\"col\" class=\"n\">games</th>"
	      "<th scope=\"col\" class=\"n\">share</th></tr></thead><tbody>\n",
	      page->out);
	for (int i = 0; i < lengths->count; i++) {
		uint32_t from = lengths->first + (uint32_t)i * lengths->step;
		fprintf(page->out, "<tr><th scope=\"row\">%u", from);
		if (i + 1 == lengths->count && lengths->count > 1)
			fputs(" and more", page->out);
		else if (lengths->step > 1)
			fprintf(page->out, " to %u", from + lengths->step - 1);
		fprintf(page->out,
		        "</th><td class=\"n\">%" PRIu64 "</td><td class=\"n\">%.1f%%</td></tr>\n",
		        lengths->games[i],
		        100 * (double)lengths->games[i] / (double)page->tally->games);
	}
	fputs("</tbody></table></details>\n", page->out);
}

static void put_sentence_row(const struct page *page, int i)
{
	const struct pl_figure *figure = &page->catalogue->at[i];
	char value[3][32], sentence[200];
	struct pl_estimate mean = pl_mean_of(page->catalogue, page->tally, i);
	double values[3] = { mean.is, mean.low, mean.high };
	struct pl_text said = pl_text_in(sentence, sizeof sentence);
	pl_say_sentence(&said, figure, mean.is);
	for (int k = 0; k < 3; k++) {
		struct pl_text text = pl_text_in(value[k], sizeof value[k]);
		pl_say_value(&text, figure, values[k]);
	}
	fputs("<tr><th scope=\"row\">", page->out);
	pl_html_put(page->out, "%s", figure->name);
	fputs("<small>", page->out);
	pl_html_put(page->out, "%s", sentence);
	const struct pl_estimate *known = pl_reference_of(&page->reference, i);
	if (known != NULL)
		fprintf(page->out, " Shipped data: %.1f.", known->is);
	fprintf(page->out, "</small></th><td class=\"n\">%s<small>%s to %s</small></td></tr>\n",
	        value[0], value[1], value[2]);
}

static void put_sentences(const struct page *page, int section)
{
	const struct pl_catalogue *catalogue = page->catalogue;
	bool any = false;
	for (int i = 0; i < catalogue->count; i++) {
		if (catalogue->at[i].section != section || catalogue->at[i].kind != PL_MEAN)
			continue;
		if (!any)
			fprintf(page->out,
			        "<table class=\"worded\"><caption>%s</caption><thead><tr>"
			        "<th scope=\"col\">figure, in words</th><th scope=\"col\" class=\"n\">mean, 95%%"
			        "</th></tr></thead><tbody>\n",
			        pl_section_titles[section]);
		any = true;
		put_sentence_row(page, i);
	}
	if (any)
		fputs("</tbody></table>\n", page->out);
}

static void put_length(const struct page *page)
{
	struct histogram lengths = count_lengths(page->tally);
	uint32_t early = pl_length_at(page->tally, 5), late = pl_length_at(page->tally, 95);
	double height[BINS];
	char words[200];
	for (int i = 0; i < lengths.count; i++)
		height[i] = (double)lengths.games[i];
	snprintf(words, sizeof words,
	         "Games by length: nine in ten take %u to %u moves, half at most %u", early, late,
	         pl_length_at(page->tally, 50));
	page_open(page, "length", "Length",
	          "How many moves games take; the full colour is the "
	          "middle nine in ten.");
	fprintf(page->out, "<p>Half take at most %u moves, nine in ten from %u to %u.</p>\n",
	        pl_length_at(page->tally, 50), early, late);
	pl_plot_bars(page->out, height, lengths.count,
	             (int)((early - lengths.first) / lengths.step),
	             (int)((late - lengths.first) / lengths.step), words);
	fprintf(page->out, "<div class=\"along\"><span>%u moves</span><span>%u%s</span></div>\n",
	        lengths.first, lengths.first + (uint32_t)lengths.count * lengths.step - 1,
	        " and more");
	put_length_table(page, &lengths);
	put_sentences(page, PL_ABOUT_LENGTH);
	page_close(page);
}

/* --- tension -------------------------------------------------------------------------------- */

/* A share as a cell, or that there is none. */
static void put_share(const struct page *page, uint64_t of, double share)
{
	if (of == 0)
		fputs("<td class=\"n\">nobody leads</td>", page->out);
	else
		fprintf(page->out, "<td class=\"n\">%.1f%%</td>", 100 * share);
}

static void put_tension_table(const struct page *page)
{
	fputs("<details><summary>The same as a table</summary><table><caption>How games stand as they "
	      "go on</caption><thead><tr><th scope=\"col\">after</th><th scope=\"col\" class=\"n\">"
	      "the later winner's chance</th><th scope=\"col\" class=\"n\">the leader's chance</th>"
	      "<th scope=\"col\" class=\"n\">the leader wins</th></tr></thead><tbody>\n",
	      page->out);
	for (int i = 0; i < PL_MOMENTS; i++) {
		const struct pl_moment *at = &page->tally->moments[i];
		double won = fmax(1, (double)at->won), led = fmax(1, (double)at->led);
		fprintf(page->out, "<tr><th scope=\"row\">%d%%</th><td class=\"n\">%.1f%%</td>",
		        100 * i / PL_MOMENTS, 100 * (double)at->winner / PL_SHARE / won);
		put_share(page, at->led, (double)at->leader / PL_SHARE / led);
		put_share(page, at->led, (double)at->kept / PL_WIN / led);
		fputs("</tr>\n", page->out);
	}
	fputs("</tbody></table></details>\n", page->out);
}

/* The curves of tension. While nobody leads there is no leader's curve. */
struct tension {
	double x[PL_MOMENTS], winner[PL_MOMENTS];
	double led_x[PL_MOMENTS], leader[PL_MOMENTS], kept[PL_MOMENTS];
	int led;
};

static struct tension tension_of(const struct pl_tally *tally)
{
	struct tension tension = { .led = 0 };
	for (int i = 0; i < PL_MOMENTS; i++) {
		const struct pl_moment *at = &tally->moments[i];
		tension.x[i] = (double)i / (PL_MOMENTS - 1);
		tension.winner[i] = (double)at->winner / PL_SHARE / fmax(1, (double)at->won);
		if (at->led == 0)
			continue;
		tension.led_x[tension.led] = tension.x[i];
		tension.leader[tension.led] = (double)at->leader / PL_SHARE / (double)at->led;
		tension.kept[tension.led++] = (double)at->kept / PL_WIN / (double)at->led;
	}
	return tension;
}

static void put_tension(const struct page *page)
{
	const struct tension at = tension_of(page->tally);
	char words[256];
	const struct pl_curve curves[] = {
		{ "how often the leader of the moment wins", at.led_x, at.kept, at.led },
		{ "chance of the later winner, as the position looks", at.x, at.winner,
		  PL_MOMENTS },
		{ "chance of the leader, as the position looks", at.led_x, at.leader, at.led },
	};
	int last = at.led > 0 ? at.led - 1 : 0;
	snprintf(words, sizeof words,
	         "Over a game the leader of the moment comes to win %.0f%% at first "
	         "and %.0f%% near the end; the later winner's chance goes from %.0f%% to %.0f%%.",
	         100 * at.kept[0], 100 * at.kept[last], 100 * at.winner[0],
	         100 * at.winner[PL_MOMENTS - 1]);
	page_open(
		page, "tension", "Tension",
		"Chances of winning as a game goes on. A game that is "
		"open for long keeps the first curve low until late; one that runs away lifts it "
		"early. How a position looks is the game's own estimate, each seat's part of all.");
	pl_plot_curves(page->out, curves, 3, 1, "start", "end of the game", words);
	if (page->tally->watched < page->tally->games) {
		fputs("<p class=\"quiet\">The lead was watched in ", page->out);
		pl_html_count(page->out, page->tally->watched);
		fputs(" of the games.</p>\n", page->out);
	}
	put_tension_table(page);
	put_sentences(page, PL_ABOUT_LEAD);
	page_close(page);
}

/* --- the page -------------------------------------------------------------------------------- */

static void put_top(const struct page *page)
{
	const struct pl_game *game = page->sim->game;
	fputs("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
	      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
	      page->out);
	pl_html_put(page->out, "%s for %d: a lab report", game->title, page->sim->seats);
	fprintf(page->out, "</title>\n<style>\n%s</style></head>\n<body>\n<header>\n%s<h1>",
	        pl_text_lab_report_css, pl_text_lab_masthead_html);
	pl_html_put(page->out, "%s for %d", game->title, page->sim->seats);
	fputs("</h1><p class=\"quiet\">", page->out);
	pl_html_count(page->out, page->tally->games);
	fputs(" games between bots", page->out);
	if (page->report->names != NULL)
		pl_html_put(page->out, ", by %s", page->report->names[page->variant]);
	else
		pl_html_put(page->out, ", by %s",
		            page->report->data == NULL ? "the standard data" : page->report->data);
	for (int i = 0; i < page->report->option_count; i++)
		pl_html_put(page->out, ", %s", page->report->options[i]);
	fputs("</p></header>\n<main>\n", page->out);
}

static void put_contents(const struct page *page)
{
	fputs("<nav aria-label=\"Contents\"><ul><li><a href=\"#balance\">Balance</a></li>"
	      "<li><a href=\"#length\">Length</a></li><li><a href=\"#tension\">Tension</a></li>"
	      "<li><a href=\"#course\">Choices and endings</a></li>",
	      page->out);
	fputs("<li><a href=\"#pieces\">Cards and options</a></li>", page->out);
	if (page->report->compared != NULL)
		fputs("<li><a href=\"#changes\">Compared</a></li>", page->out);
	fputs("<li><a href=\"#games\">Telling games</a></li><li><a href=\"#made\">How it was made</a></li>"
	      "</ul></nav>\n",
	      page->out);
}

static void put_course_section(const struct page *page)
{
	page_open(page, "course", "Choices and endings",
	          "What players choose from, how games end, "
	          "and what this game counts of its own.");
	put_sentences(page, PL_ABOUT_CHOICE);
	put_sentences(page, PL_ABOUT_END);
	put_sentences(page, PL_ABOUT_OWN);
	page_pairs(page, PL_ABOUT_OWN, "A seat and game, of winners and of the others");
	page_close(page);
}

static void put_made(const struct page *page)
{
	const struct pl_sim *sim = page->sim;
	page_open(page, "made", "How it was made",
	          "The same command gives the same figures on any "
	          "number of threads. Ranges are 95% intervals.");
	fputs("<table><tbody><tr><th scope=\"row\">bots</th><td>", page->out);
	for (int seat = 0; seat < sim->seats; seat++)
		pl_html_put(page->out, "%s%s", seat == 0 ? "" : ", ", sim->bots[seat].spec);
	char judges[256] = "";
	struct pl_text text = pl_text_in(judges, sizeof judges);
	pl_say_judges(&text, sim->bots, sim->seats, sim->game, page->book->rules);
	if (judges[0] != '\0')
		pl_html_put(page->out, ". %s", judges);
	fputs("</td></tr><tr><th scope=\"row\">seed</th><td>", page->out);
	pl_html_put(page->out, "%s", page->report->seed);
	fprintf(page->out,
	        "</td></tr><tr><th scope=\"row\">digest of the rules</th><td><code>%016llx"
	        "</code></td></tr>",
	        (unsigned long long)page->book->rules->digest);
	if (page->report->command != NULL) {
		fputs("<tr><th scope=\"row\">command</th><td><code>", page->out);
		pl_html_put(page->out, "%s", page->report->command);
		fputs("</code></td></tr>", page->out);
	}
	fputs("</tbody></table>\n", page->out);
	page_close(page);
}

void pl_report_write(const struct pl_report *report, FILE *file)
{
	const struct pl_sim_result *result = report->result;
	int variant = result->variants - 1;
	struct page page = {
		.report = report,
		.sim = report->sim,
		.catalogue = result->catalogue,
		.tally = &result->tally[variant],
		.book = report->sim->books[variant],
		.variant = variant,
		.out = file,
	};
	pl_reference_open(&page.reference, page.sim, page.catalogue, page.book);
	page.pieces = pl_judge_pieces(page.sim->game, page.book, page.tally);
	page.chance = pl_judge_expected(&page.reference, page.catalogue, page.tally);
	put_top(&page);
	put_verdict(&page);
	put_contents(&page);
	put_balances(&page);
	put_length(&page);
	put_tension(&page);
	put_course_section(&page);
	page_pieces(&page);
	if (report->compared != NULL)
		page_changes(&page);
	page_games(&page);
	put_made(&page);
	fputs("</main></body></html>\n", file);
	free(page.chance);
	free(page.pieces);
	pl_reference_close(&page.reference);
}
