/* worth_say.c - what the parts of a game are worth, for people; see worth.h. */
#include "core/text.h"
#include "lab/html.h"
#include "lab/say.h"
#include "lab/worth.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

extern const char pl_text_lab_report_css[], pl_text_lab_masthead_html[];

/* --- what is named ------------------------------------------------------------------- */

bool pl_option_dead(const struct pl_worth_option *option)
{
	return option->values > 0 && option->games > 0 && option->differ == 0 &&
		option->random_differ == 0;
}

int pl_worth_defects(const struct pl_worth_result *result)
{
	int count = 0;
	for (int i = 0; i < result->row_count; i++)
		count += result->rows[i].defect != PL_NO_DEFECT;
	for (int i = 0; i < result->option_count; i++)
		count += pl_option_dead(&result->options[i]);
	return count;
}

static void say_cost(const struct pl_chosen *by, uint64_t games, struct pl_text *text)
{
	struct pl_share loss = pl_chosen_loss(by, games);
	pl_put(text, "doing without costs %.1f points of wins (%.1f to %.1f)", 100 * loss.is,
	       100 * loss.low, 100 * loss.high);
}

void pl_say_defect(const struct pl_row *row, const struct pl_worth_result *result,
                   struct pl_text *text)
{
	const struct pl_chosen *by = &row->by[PL_BETTER];
	if (row->defect == PL_DEAD) {
		struct pl_share users = pl_chosen_users(by);
		pl_put(text, "Nobody who plays well uses %s: %llu of %llu seats that might did ",
		       row->use.label, (unsigned long long)by->users,
		       (unsigned long long)by->seats);
		pl_put(text, "(%.1f%% to %.1f%%), and ", 100 * users.low, 100 * users.high);
	} else {
		pl_put(text,
		       "Whoever plays well takes %s: in %.1f%% of the %llu decisions with another "
		       "%s at hand, and ",
		       row->use.label, 100 * (double)by->rival_did / fmax(1, (double)by->rival),
		       (unsigned long long)by->rival, row->use.sort);
	}
	say_cost(by, result->games[PL_BETTER], text);
	pl_put(text, ".");
}

void pl_say_dead_option(const struct pl_worth_option *option, struct pl_text *text)
{
	pl_put(text,
	       "The option %s changes nothing: %llu games, and as many of random play, come out the "
	       "same by every value that was tried (%d).",
	       option->option, (unsigned long long)option->games, option->values + 1);
}

struct pl_load pl_worth_load(const struct pl_worth_result *result, int budget, int pace)
{
	double players = (double)result->games[budget] * result->catalogue->seats;
	double decisions = (double)result->decisions[budget];
	struct pl_load load = {
		.decisions = decisions / fmax(1, players),
		.forced = (double)result->forced[budget] / fmax(1, decisions),
		.trivial = (double)result->trivial[budget] /
			fmax(1, (double)result->weighed[budget]),
	};
	load.minutes = load.decisions * (1 - load.forced) * pace / 60;
	return load;
}

/* Each named one by its sentence, between what goes before and after it. */
static void each_defect(const struct pl_worth_result *result, const char *before, const char *after,
                        void (*put)(FILE *, const char *format, ...), FILE *out)
{
	char words[512];
	for (int i = 0; i < result->row_count + result->option_count; i++) {
		struct pl_text text = pl_text_in(words, sizeof words);
		int option = i - result->row_count;
		if (option < 0 && result->rows[i].defect != PL_NO_DEFECT)
			pl_say_defect(&result->rows[i], result, &text);
		else if (option >= 0 && pl_option_dead(&result->options[option]))
			pl_say_dead_option(&result->options[option], &text);
		else
			continue;
		fputs(before, out);
		put(out, "%s", words);
		fputs(after, out);
	}
}

static const char NO_DEFECT[] = "None that these games can tell.";

static void put_plain(FILE *out, const char *format, ...)
{
	va_list list;
	va_start(list, format);
	vfprintf(out, format, list);
	va_end(list);
}

static void print_defects(const struct pl_worth_result *result, FILE *out)
{
	fprintf(out, "\ndefects of the content\n");
	each_defect(result, "  ", "\n", put_plain, out);
	if (pl_worth_defects(result) == 0)
		fprintf(out, "  %s\n", NO_DEFECT);
}

/* --- the game ------------------------------------------------------------------------- */

static void print_load(const struct pl_worth_result *result, int pace, FILE *out)
{
	const char *names[] = { "decisions a player", "minutes a player", "forced", "trivial" };
	struct pl_load load[PL_BUDGETS];
	for (int b = 0; b < PL_BUDGETS; b++)
		load[b] = pl_worth_load(result, b, pace);
	fprintf(out, "  %-28s %9.1f %9.1f\n", names[0], load[0].decisions, load[1].decisions);
	fprintf(out, "  %-28s %9.1f %9.1f   at %d seconds for each that leaves a choice\n",
	        names[1], load[0].minutes, load[1].minutes, pace);
	fprintf(out, "  %-28s %8.1f%% %8.1f%%   one move alone\n", names[2], 100 * load[0].forced,
	        100 * load[1].forced);
	fprintf(out, "  %-28s %8.1f%% %8.1f%%   the judge sees all moves within a point of 100\n",
	        names[3], 100 * load[0].trivial, 100 * load[1].trivial);
}

static void print_figure(const struct pl_worth_result *result, int which, FILE *out)
{
	int i = result->catalogue->plain + which;
	const struct pl_figure *figure = &result->catalogue->at[i];
	char value[PL_BUDGETS][32];
	for (int b = 0; b < PL_BUDGETS; b++) {
		struct pl_text text = pl_text_in(value[b], sizeof value[b]);
		if (result->tally[b].games > 0)
			pl_say_value(&text, figure,
			             pl_mean_of(result->catalogue, &result->tally[b], i).is);
	}
	fprintf(out, "  %-28s %9s %9s\n", figure->name, value[0], value[1]);
}

static void print_lengths(const struct pl_worth_result *result, FILE *out)
{
	static const int percent[] = { 10, 50, 90 };
	for (size_t i = 0; i < sizeof percent / sizeof percent[0]; i++) {
		char name[32];
		snprintf(name, sizeof name, "plies, %d%% of games up to", percent[i]);
		fprintf(out, "  %-28s %9u %9u\n", name,
		        (unsigned)pl_length_at(&result->tally[PL_QUICK], percent[i]),
		        (unsigned)pl_length_at(&result->tally[PL_BETTER], percent[i]));
	}
}

static void print_sources(const struct pl_worth *worth, const struct pl_worth_result *result,
                          FILE *out)
{
	const struct pl_source *of = result->source;
	if (of[0].blocks >= 2 && of[1].blocks >= 2) {
		fprintf(out, "  %-28s %8.1f%% %8.1f%%   of who wins; give or take %.1f and %.1f\n",
		        "chance decides", 100 * of[0].chance, 100 * of[1].chance, 100 * of[0].reach,
		        100 * of[1].reach);
		fprintf(out, "  %-28s %8.1f%% %8.1f%%\n", "choice decides", 100 * of[0].choice,
		        100 * of[1].choice);
		fprintf(out, "  %-28s %8.1f%% %8.1f%%\n", "both together", 100 * of[0].both,
		        100 * of[1].both);
	}
	if (result->skill_games == 0)
		return; /* stopped before */
	double games = (double)result->skill_games;
	double won = (double)result->skill_won / PL_WIN / games;
	double spread = (double)result->skill_won2 / PL_WIN / PL_WIN / games - won * won;
	double reach = 1.96 * sqrt(fmax(0, spread) / games);
	fprintf(out, "  one %s among %s wins %.1f%% (%.1f%% to %.1f%%) where equals win %.1f%%\n",
	        worth->bots[PL_BETTER].spec, worth->bots[PL_QUICK].spec, 100 * won,
	        100 * fmax(0, won - reach), 100 * fmin(1, won + reach), 100.0 / worth->seats);
}

static void print_game(const struct pl_worth *worth, const struct pl_worth_result *result, int pace,
                       FILE *out)
{
	static const int figures[] = { PL_CHANGES,   PL_DECIDED,   PL_LEAD_QUARTER,
		                       PL_LEAD_HALF, PL_LEAD_LATE, PL_LENGTH };
	fprintf(out, "\n  %-28s %9s %9s\n", "the game", "quick", "better");
	print_load(result, pace, out);
	for (size_t i = 0; i < sizeof figures / sizeof figures[0]; i++)
		print_figure(result, figures[i], out);
	print_lengths(result, out);
	print_sources(worth, result, out);
}

/* --- factions and options -------------------------------------------------------------- */

static void print_groups(const struct pl_worth_result *result, FILE *out)
{
	bool headed = false;
	const struct pl_catalogue *all = result->catalogue;
	for (int i = 0; i < all->count; i++) {
		if (all->at[i].section != PL_ABOUT_GROUPS || all->at[i].kind != PL_WON ||
		    result->tally[PL_QUICK].set[i + 1] + result->tally[PL_BETTER].set[i + 1] == 0)
			continue;
		if (!headed)
			fprintf(out, "\n  %-36s %19s %28s\n", "groups of seats", "wins, quick",
			        "wins, better");
		headed = true;
		fprintf(out, "  %-36s", all->at[i].name);
		for (int b = 0; b < PL_BUDGETS; b++) {
			struct pl_estimate wins = pl_wins_of(all, &result->tally[b], i);
			fprintf(out, "   %5.1f%% (%5.1f%% to %5.1f%%)", 100 * wins.is,
			        100 * fmax(0, wins.low), 100 * fmin(1, wins.high));
		}
		fprintf(out, "\n");
	}
}

/* The same groups with luck taken out, where that narrows anything. */
static void print_luck(const struct pl_worth_result *result, FILE *out)
{
	bool headed = false;
	const struct pl_catalogue *all = result->catalogue;
	for (int i = 0; i < all->count; i++) {
		struct pl_luckless wins[PL_BUDGETS];
		bool tells = false;
		for (int b = 0; b < PL_BUDGETS && all->at[i].kind == PL_WON; b++) {
			wins[b] = pl_wins_less_luck(all, &result->tally[b], &result->luck[b], i);
			tells |= pl_luckless_tells(&wins[b]);
		}
		if (all->at[i].section != PL_ABOUT_GROUPS || !tells)
			continue;
		if (!headed)
			fprintf(out, "\n  %-36s %25s %35s\n", "groups, luck taken out",
			        "wins, quick", "wins, better");
		headed = true;
		fprintf(out, "  %-36s", all->at[i].name);
		for (int b = 0; b < PL_BUDGETS; b++)
			if (wins[b].known)
				fprintf(out, "   %5.1f%% (%5.1f%% to %5.1f%%), %4.1f%%",
				        100 * wins[b].is.is, 100 * wins[b].is.low,
				        100 * wins[b].is.high, 100 * wins[b].narrower);
			else
				fprintf(out, "   %32s", "-");
		fprintf(out, "\n");
	}
	if (headed)
		fprintf(out, "  the last number of each is how much narrower the interval is\n");
}

static void print_options(const struct pl_worth_result *result, FILE *out)
{
	if (result->option_count > 0)
		fprintf(out, "\n  %-28s %7s %12s  most surely changed\n", "option", "values",
		        "games differ");
	for (int i = 0; i < result->option_count; i++) {
		const struct pl_worth_option *option = &result->options[i];
		char what[128];
		struct pl_text text = pl_text_in(what, sizeof what);
		if (option->figure >= 0 && option->sure < PL_SURE) {
			pl_say_figure(&text, &result->catalogue->at[option->figure]);
			pl_put(&text, ", by %s", option->value);
		} else {
			pl_put(&text, "nothing for sure");
		}
		fprintf(out, "  %-28s %7d %11.1f%%  %s\n", option->option, option->values,
		        100 * (double)option->differ / fmax(1, (double)option->games), what);
	}
}

/* --- rows -------------------------------------------------------------------------------- */

static void print_share(const struct pl_chosen *by, FILE *out)
{
	if (by->may == 0)
		fprintf(out, " %7s", "-");
	else
		fprintf(out, " %6.1f%%", 100 * pl_chosen_share(by).is);
}

static void print_loss(const struct pl_chosen *by, uint64_t games, FILE *out)
{
	struct pl_share loss = pl_chosen_loss(by, games);
	if (games == 0 || (by->games > 0 && by->pairs == 0))
		fprintf(out, " %22s", "-");
	else
		fprintf(out, " %6.1f (%5.1f to %5.1f)", 100 * loss.is, 100 * loss.low,
		        100 * loss.high);
}

static void print_row(const struct pl_worth_result *result, const struct pl_row *row, FILE *out)
{
	static const char *const defect[] = { "", "  dead", "  dominant" };
	fprintf(out, "  %-34.34s", row->use.label);
	for (int b = 0; b < PL_BUDGETS; b++)
		print_share(&row->by[b], out);
	if (row->by[PL_BETTER].seats > 0)
		fprintf(out, " %6.1f%%", 100 * pl_chosen_users(&row->by[PL_BETTER]).is);
	else
		fprintf(out, " %7s", "-");
	for (int b = 0; b < PL_BUDGETS; b++)
		print_loss(&row->by[b], result->games[b], out);
	fprintf(out, "%s\n", defect[row->defect]);
}

static void print_rows(const struct pl_worth *worth, const struct pl_worth_result *result,
                       FILE *out)
{
	const char *sort = "";
	fprintf(out,
	        "\n  chosen: of decisions that leave it open; seats: of those that might, how many "
	        "ever do;\n  loss: what a seat wins less that may not use it, in points\n");
	fprintf(out, "  %-34s %7s %7s %7s %22s %22s\n", "", "chosen", "better", "seats",
	        "loss, quick", "loss, better");
	for (int i = 0; i < result->row_count; i++) {
		const struct pl_row *row = &result->rows[i];
		if (worth->without != NULL && !row->asked)
			continue;
		if (strcmp(sort, row->use.sort) != 0)
			fprintf(out, "%s\n", row->use.sort);
		sort = row->use.sort;
		print_row(result, row, out);
	}
}

void pl_worth_print(const struct pl_worth *worth, const struct pl_worth_result *result, int pace,
                    FILE *out)
{
	fprintf(out, "%s, %d seats: %llu games of %s (quick), %llu of %s (better)\n",
	        worth->game->title, worth->seats, (unsigned long long)result->games[PL_QUICK],
	        worth->bots[PL_QUICK].spec, (unsigned long long)result->games[PL_BETTER],
	        worth->bots[PL_BETTER].spec);
	if (worth->without == NULL) {
		print_defects(result, out);
		print_game(worth, result, pace, out);
		print_groups(result, out);
		print_luck(result, out);
		print_options(result, out);
	}
	print_rows(worth, result, out);
}

/* --- a page ------------------------------------------------------------------------------- */

/* The tables stand on it as they are printed: columns of figures, in a face of one width. */
void pl_worth_page(const struct pl_worth *worth, const struct pl_worth_result *result, int pace,
                   const char *command, FILE *out)
{
	char *tables = NULL;
	size_t size = 0;
	FILE *room = open_memstream(&tables, &size);
	if (room == NULL)
		abort();
	pl_worth_print(worth, result, pace, room);
	fclose(room);
	fputs("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
	      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
	      out);
	pl_html_put(out, "%s for %d: what its parts are worth", worth->game->title, worth->seats);
	fprintf(out, "</title>\n<style>\n%s</style></head>\n<body>\n<header>\n%s<h1>",
	        pl_text_lab_report_css, pl_text_lab_masthead_html);
	pl_html_put(out, "%s for %d: what its parts are worth", worth->game->title, worth->seats);
	fputs("</h1></header>\n<main>\n<section><h2>Defects of the content</h2>\n<ul>", out);
	each_defect(result, "<li>", "</li>\n", pl_html_put, out);
	if (pl_worth_defects(result) == 0)
		fprintf(out, "<li>%s</li>\n", NO_DEFECT);
	fputs("</ul></section>\n<section><h2>All of it</h2>\n<pre class=\"wide\" tabindex=\"0\">",
	      out);
	pl_html_put(out, "%s", tables);
	fputs("</pre></section>\n<section><h2>How it was made</h2>\n<p><code>", out);
	pl_html_put(out, "%s", command);
	fputs("</code></p></section>\n</main></body></html>\n", out);
	free(tables);
}
