/* report_luck.c - of a report, wins with luck taken out. See report_parts.h. */
#include "lab/report_parts.h"

#include "core/text.h"

#include <math.h>

/* Seats and bots, and of the groups those that it says anything about. */
static bool has_row(const struct page *page, int i, struct pl_luckless *wins)
{
	const struct pl_figure *figure = &page->catalogue->at[i];
	const struct pl_sim_result *result = page->report->result;
	if (figure->kind != PL_WON)
		return false;
	*wins = pl_wins_less_luck(page->catalogue, page->tally, &result->luck[page->variant], i);
	return figure->section == PL_ABOUT_GROUPS ? pl_luckless_tells(wins) : wins->known;
}

static void put_head(const struct page *page, const char *name, const struct pl_luckless *wins)
{
	fputs("<tr><th scope=\"row\">", page->out);
	pl_html_put(page->out, "%s", name);
	fprintf(page->out, "</th><td class=\"n\">%.1f%%</td><td class=\"n optional\">",
	        100 * wins->narrower);
	fprintf(page->out, isfinite(wins->games) ? "%.2f" : "all", wins->games);
	fputs("</td>", page->out);
}

/* How the wins of seats and bots change with luck taken out, in points. */
static void put_changes(const struct page *page)
{
	static const char *const columns[] = { "who", "narrower by", "-as games, times",
		                               "change, 95%", NULL };
	struct pl_axis axis = { -0.01, 0.01, 0 };
	int rows = 0;
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < page->catalogue->plain; i++) {
			if (page->catalogue->at[i].kind != PL_WON)
				continue;
			struct pl_luckless change =
				pl_changed_less_luck(page->report->result, page->variant, i);
			char words[96];
			if (!change.known)
				continue;
			pl_axis_hold(&axis, change.is.low);
			pl_axis_hold(&axis, change.is.high);
			if (pass == 0)
				continue;
			if (rows++ == 0)
				page_table(page, "What changes of wins, luck taken out", columns,
				           &axis, true);
			snprintf(words, sizeof words, "%+.1f%%, from %+.1f%% to %+.1f%%",
			         100 * change.is.is, 100 * change.is.low, 100 * change.is.high);
			put_head(page, page->catalogue->at[i].name, &change);
			fprintf(page->out,
			        "<td class=\"n\">%+.1f%%<small>%+.1f to %+.1f</small></td>"
			        "<td class=\"is-plot\">",
			        100 * change.is.is, 100 * change.is.low, 100 * change.is.high);
			pl_plot_range(page->out, &axis, change.is.is, change.is.low, change.is.high,
			              "", words);
			fputs("</td></tr>\n", page->out);
		}
	}
	if (rows > 0)
		page_table_end(page);
}

void page_luck(const struct page *page)
{
	static const char *const columns[] = { "who", "narrower by", "-as games, times",
		                               "wins, 95%", NULL };
	struct pl_axis axis = page_fair(page);
	struct pl_luckless wins;
	char said[160];
	struct pl_text text = pl_text_in(said, sizeof said);
	int rows = 0;
	for (int i = 0; i < page->catalogue->count; i++) {
		if (!has_row(page, i, &wins))
			continue;
		pl_axis_hold(&axis, wins.is.low);
		pl_axis_hold(&axis, wins.is.high);
		rows++;
	}
	if (rows == 0)
		return;
	page_table(page, "Wins with luck taken out", columns, &axis, false);
	for (int i = 0; i < page->catalogue->count; i++) {
		if (!has_row(page, i, &wins))
			continue;
		put_head(page, page->catalogue->at[i].name, &wins);
		page_wins(page, &axis, &wins.is, "");
		fputs("</tr>\n", page->out);
	}
	page_table_end(page);
	if (page->variant > 0)
		put_changes(page);
	pl_say_lucky_games(&text, &page->report->result->luck[page->variant], page->tally->games);
	fputs("<p>What the judge thought of each draw of chance, less what it thought of draws that "
	      "might have come instead, is none on average: taking it out of the wins leaves them "
	      "as they are, and their intervals narrower. ",
	      page->out);
	pl_html_put(page->out, "%s", said);
	fputs("</p>\n", page->out);
}
