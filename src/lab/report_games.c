/* report_games.c - of a report, what changed against other data, and the games
 * worth opening. See report_parts.h. */
#include "lab/report_parts.h"

#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"
#include "lab/record.h"

#include <math.h>

/* --- what changed ----------------------------------------------------------------------- */

void page_answers(const struct page *page)
{
	enum { MOST = 6 };
	const struct pl_compared *compared = page->report->compared;
	const struct pl_verdict *verdict = &compared->verdict;
	char said[700];
	fputs("<p class=\"quiet\">", page->out);
	pl_html_put(page->out, "Compared with %s, by the same chance, game by game.",
	            compared->names[0]);
	fputs("</p>\n", page->out);
	for (int i = 0; i < verdict->answer_count && i < MOST; i++) {
		fprintf(page->out, "<p class=\"%s\">", i == 0 ? "lead" : "next");
		pl_html_put(page->out, "%s", verdict->answers[i].says);
		fputs("</p>\n", page->out);
	}
	if (verdict->answer_count > MOST)
		fprintf(page->out, "<p>And %d more edits.</p>\n", verdict->answer_count - MOST);
	for (int i = 0;; i++) {
		struct pl_text text = pl_text_in(said, sizeof said);
		if (!pl_compared_remark(compared, i, &text))
			break;
		fputs("<p>", page->out);
		pl_html_put(page->out, "%s", said);
		fputs("</p>\n", page->out);
	}
}

/* What followed in one sentence, and what so many games can see at all. */
void page_say_changes(const struct page *page)
{
	const struct pl_verdict *verdict = &page->report->compared->verdict;
	char name[128], power[200];
	struct pl_text named = pl_text_in(name, sizeof name),
		       said = pl_text_in(power, sizeof power);
	if (verdict->alike)
		return;
	if (verdict->follow_count == 0) {
		fputs("Nothing that is counted changed surely. ", page->out);
	} else {
		pl_say_figure(&named, &page->catalogue->at[verdict->follows[0]]);
		pl_html_put(page->out,
		            "%d of %d figures changed surely, %d of them outcomes; the "
		            "first is “%s”. ",
		            verdict->follow_count, verdict->judged, verdict->outcomes, name);
	}
	pl_say_power(&said, page->report->result->done, verdict->power);
	pl_html_put(page->out, "%s", power);
}

static void put_change(const struct page *page, int i, double chance, const struct pl_axis *axis)
{
	const struct pl_sim_result *result = page->report->result;
	const struct pl_figure *figure = &page->catalogue->at[i];
	struct pl_changed changed = pl_changed_of(result, page->variant, i);
	struct pl_estimate change = changed.by;
	double unit = fmax(fabs(changed.before), 1e-9);
	double values[5] = { changed.before, changed.now, change.is, change.low, change.high };
	char name[128], value[5][32], words[160];
	struct pl_text named = pl_text_in(name, sizeof name);
	pl_say_figure(&named, figure);
	for (int k = 0; k < 5; k++) {
		struct pl_text text = pl_text_in(value[k], sizeof value[k]);
		if (k >= 2 && values[k] > 0)
			pl_put(&text, "+");
		pl_say_value(&text, figure, values[k]);
	}
	snprintf(words, sizeof words, "%+.0f%% of what it was, from %+.0f%% to %+.0f%%",
	         100 * change.is / unit, 100 * change.low / unit, 100 * change.high / unit);
	fputs("<tr><th scope=\"row\">", page->out);
	pl_html_put(page->out, "%s", name);
	fprintf(page->out,
	        "</th><td class=\"n optional\">%s</td><td class=\"n optional\">%s</td>"
	        "<td class=\"n\">%s<small>%s to %s</small></td><td class=\"is-plot\">",
	        value[0], value[1], value[2], value[3], value[4]);
	pl_plot_range(page->out, axis, change.is / unit, change.low / unit, change.high / unit,
	              chance >= PL_SURE ? "" : "sure", words);
	fputs("</td></tr>\n", page->out);
}

/* Wins and what every game has, where it did not surely change. */
static bool is_rest(const struct page *page, int i)
{
	return page->report->compared->verdict.chance[i] >= PL_SURE &&
		i < page->catalogue->plain + PL_PLAIN_FIGURES &&
		(page->catalogue->at[i].kind == PL_WON || i >= page->catalogue->plain);
}

void page_changes(const struct page *page)
{
	enum { MOST = 24 };
	static const char *const columns[] = { "figure", "-before", "-now", "change, 95%", NULL };
	const struct pl_axis axis = { -0.5, 0.5, 0 };
	const struct pl_verdict *verdict = &page->report->compared->verdict;
	page_open(
		page, "changes", "Compared with the data before",
		"Both played the same chance, game by "
		"game. What is coloured changed surely: of runs in which nothing changed, at most one "
		"in twenty reports anything (Holm's correction).");
	page_table(
		page,
		"What followed, wins, length and endings first, the largest first; then what did "
		"not surely change; the plot is in percent of what it was",
		columns, &axis, true);
	for (int i = 0; i < verdict->follow_count && i < MOST; i++)
		put_change(page, verdict->follows[i], verdict->chance[verdict->follows[i]], &axis);
	for (int i = 0; i < page->catalogue->count; i++)
		if (is_rest(page, i))
			put_change(page, i, verdict->chance[i], &axis);
	page_table_end(page);
	if (verdict->follow_count > MOST)
		fprintf(page->out,
		        "<p class=\"note\">%d more figures changed surely; "
		        "<code>--json</code> lists them all.</p>\n",
		        verdict->follow_count - MOST);
	page_close(page);
}

/* --- games to open ------------------------------------------------------------------------- */

/* clang-format off */
static const char *const kept_for[] = {
	[PL_CLOSEST] = "the closest", [PL_LOPSIDED] = "the most lopsided",
	[PL_LONGEST] = "the longest", [PL_SHORTEST] = "the shortest",
	[PL_COMEBACK] = "the greatest comeback", [PL_SWINGING] = "the one whose lead changed most",
};
/* clang-format on */
PL_ROWS(kept_for, PL_KEEPS);

/* How the game looked to each seat as it went on. */
static void put_course(const struct page *page, uint64_t number)
{
	struct pl_look *looks;
	int seats = page->catalogue->seats;
	int count = pl_sim_looks(page->sim, page->catalogue, page->variant, number, &looks);
	double *x = pl_resize(NULL, (size_t)count * sizeof *x);
	double *y = pl_resize(NULL, (size_t)(count * seats) * sizeof *y);
	struct pl_curve curves[PL_SEATS];
	char names[PL_SEATS][16];
	double top = 0.25;
	for (int i = 0; i < count; i++) {
		uint64_t share[PL_SEATS];
		pl_look_shares(&looks[i], seats, share);
		x[i] = count == 1 ? 0 : (double)looks[i].ply / fmax(1, looks[count - 1].ply);
		for (int seat = 0; seat < seats; seat++) {
			y[seat * count + i] = (double)share[seat] / PL_SHARE;
			top = fmax(top, ceil(4 * y[seat * count + i]) / 4);
		}
	}
	for (int seat = 0; seat < seats; seat++) {
		snprintf(names[seat], sizeof names[seat], "p%d", seat + 1);
		curves[seat] = (struct pl_curve){ names[seat], x, y + seat * count, count };
	}
	if (count > 1)
		pl_plot_curves(
			page->out, curves, seats, top, "start", "end of the game",
			"Each seat's chance of winning, as the position looked, over the game; "
			"the moves are in the transcript below");
	free(looks);
	free(x);
	free(y);
}

static void put_transcript(const struct page *page, uint64_t number)
{
	const struct pl_report *report = page->report;
	char *text = NULL;
	size_t size = 0;
	FILE *room = open_memstream(&text, &size);
	if (room == NULL)
		abort();
	pl_sim_transcript(page->sim, page->variant, number, report->data, report->options,
	                  report->option_count, room);
	fclose(room);
	fputs("<pre tabindex=\"0\" aria-label=\"Transcript\">", page->out);
	pl_html_put(page->out, "%s", text);
	fprintf(page->out, "</pre><p class=\"save\"><a download=\"game-%llu.txt\" href=\"",
	        (unsigned long long)number);
	pl_html_data_link(page->out, text);
	fputs("\">Save this transcript</a></p>", page->out);
	free(text);
}

/* A game that is kept for several things is shown once, for all of them. */
static void put_game(const struct page *page, int keep)
{
	const struct pl_kept *kept = page->tally->kept;
	for (int i = 0; i < keep; i++)
		if (kept[i].any && kept[i].number == kept[keep].number)
			return;
	fprintf(page->out, "<details><summary>Game %llu <small>",
	        (unsigned long long)kept[keep].number);
	const char *before = "";
	for (int i = keep; i < PL_KEEPS; i++)
		if (kept[i].any && kept[i].number == kept[keep].number) {
			fprintf(page->out, "%s%s", before, kept_for[i]);
			before = ", ";
		}
	fputs("</small></summary>\n", page->out);
	put_course(page, kept[keep].number);
	put_transcript(page, kept[keep].number);
	fputs("</details>\n", page->out);
}

void page_games(const struct page *page)
{
	fputs("<section id=\"games\" class=\"games\"><h2>Telling games</h2>\n", page->out);
	if (!pl_sim_repeats(page->sim)) {
		fputs("<p>Bots that think by the clock cannot play a game again; give them iterations to "
		      "see games here.</p>",
		      page->out);
	} else {
		fputs("<p>Open one to see how it went. A transcript can be saved and replayed: "
		      "<code>perilune replay FILE</code>.</p>\n",
		      page->out);
		for (int i = 0; i < PL_KEEPS; i++)
			if (page->tally->kept[i].any)
				put_game(page, i);
	}
	page_close(page);
}
