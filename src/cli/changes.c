/* changes.c - what differs between books that were played with the same chance:
 * by how much, and how sure that is. See study.h. */
#include "cli/study.h"

#include "core/memory.h"
#include "core/text.h"

#include <math.h>

static void print_change(const struct pl_sim_result *result, int variant, int i, double chance)
{
	const struct pl_figure *figure = &result->catalogue->at[i];
	struct pl_changed change = pl_changed_of(result, variant, i);
	char name[128], value[5][32];
	struct pl_text named = pl_text_in(name, sizeof name), texts[5];
	double values[5] = { change.before, change.now, change.by.is, change.by.low,
		             change.by.high };
	pl_say_figure(&named, figure);
	for (int k = 0; k < 5; k++) {
		texts[k] = pl_text_in(value[k], sizeof value[k]);
		pl_say_value(&texts[k], figure, values[k]);
	}
	printf("  %-40s %9s %9s  %9s  %9s to %-9s ", name, value[0], value[1], value[2], value[3],
	       value[4]);
	if (chance < 0.0001)
		printf(" < 0.0001\n");
	else if (chance < 1)
		printf("   %.4f\n", chance);
	else
		printf("   -\n");
}

/* The surest change that was not printed yet, or -1. */
static int next_change(const double *chance, int figures, const bool *printed)
{
	int best = -1;
	for (int i = 0; i < figures; i++)
		if (!printed[i] && chance[i] < PL_SURE && (best < 0 || chance[i] < chance[best]))
			best = i;
	return best;
}

/* --- two books ------------------------------------------------------------------------ */

static void print_answers(const struct pl_compared *compared)
{
	enum { MOST = 12 };
	const struct pl_verdict *verdict = &compared->verdict;
	char remark[700];
	printf("\n");
	for (int i = 0; i < verdict->answer_count && i < MOST; i++)
		printf("%s\n", verdict->answers[i].says);
	if (verdict->answer_count > MOST)
		printf("And %d more edits.\n", verdict->answer_count - MOST);
	for (int i = 0;; i++) {
		struct pl_text text = pl_text_in(remark, sizeof remark);
		if (!pl_compared_remark(compared, i, &text))
			break;
		printf("%s\n", remark);
	}
}

static void print_follows(const struct pl_sim_result *result, const struct pl_verdict *verdict)
{
	for (int i = 0; i < verdict->follow_count; i++) {
		if (i == 0 || i == verdict->outcomes)
			printf("\n  %-40s %9s %9s  %9s  %22s   chance\n",
			       i < verdict->outcomes ? "what followed: wins, length, endings"
			                             : "and what else is counted",
			       "A", "B", "B - A", "95%       ");
		print_change(result, 1, verdict->follows[i], verdict->chance[verdict->follows[i]]);
	}
}

/* Wins, length and the like that did not surely change, for what they are. */
static void print_rest(const struct pl_sim *sim, const struct pl_sim_result *result,
                       const struct pl_verdict *verdict)
{
	const struct pl_catalogue *catalogue = result->catalogue;
	printf("\n  and, for what they are\n");
	for (int i = 0; i < catalogue->count; i++)
		if (verdict->chance[i] >= PL_SURE &&
		    (i < PL_SEAT_FIGURES * sim->seats ||
		     (i >= catalogue->plain && i < catalogue->plain + PL_PLAIN_FIGURES)) &&
		    (catalogue->at[i].kind == PL_WON || catalogue->at[i].kind == PL_MEAN))
			print_change(result, 1, i, verdict->chance[i]);
}

/* Wins of the seats, and of what followed surely, by how they change with luck taken out. */
static void print_luck(const struct pl_sim_result *result, const struct pl_verdict *verdict)
{
	const struct pl_catalogue *catalogue = result->catalogue;
	int rows = 0;
	for (int i = 0; i < catalogue->count; i++) {
		bool surely = verdict->chance[i] < PL_SURE;
		if (catalogue->at[i].kind != PL_WON ||
		    (catalogue->at[i].section == PL_ABOUT_GROUPS && !surely))
			continue;
		struct pl_luckless change = pl_changed_less_luck(result, 1, i);
		char said[160];
		struct pl_text text = pl_text_in(said, sizeof said);
		if (!change.known)
			continue;
		if (rows++ == 0)
			printf("\n  %-40s   B - A          95%%          narrower   as games, times\n",
			       "wins with luck taken out");
		pl_say_luckless(&text, &change);
		printf("  %-40s %s\n", catalogue->at[i].name, said);
	}
	if (rows > 0) {
		char said[160];
		struct pl_text text = pl_text_in(said, sizeof said);
		pl_say_lucky_games(&text, &result->luck_change[1], result->done);
		printf("  %s\n", said);
	}
}

static void print_sureness(const struct pl_sim_result *result, const struct pl_verdict *verdict)
{
	char power[200];
	struct pl_text text = pl_text_in(power, sizeof power);
	if (verdict->follow_count == 0)
		printf("\nNothing changed, as far as %llu games can tell: ",
		       (unsigned long long)result->done);
	else
		printf("\n%d of %d figures changed: ", verdict->follow_count, verdict->judged);
	printf("%d were compared game by game, and with Holm's correction a run\n"
	       "without any change would report one at most 5 times in 100.\n",
	       verdict->judged);
	pl_say_power(&text, result->done, verdict->power);
	if (!verdict->alike)
		printf("%s\n", power);
}

void cli_print_changes(const struct pl_compared *compared)
{
	const struct pl_verdict *verdict = &compared->verdict;
	const struct pl_sim_result *result = compared->result;
	printf("A is %s\nB is %s\n", compared->names[0], compared->names[1]);
	print_answers(compared);
	print_follows(result, verdict);
	if (!verdict->alike)
		print_rest(compared->sim, result, verdict);
	print_luck(result, verdict);
	print_sureness(result, verdict);
}

/* --- for programs ------------------------------------------------------------------ */

static void put_change(const struct pl_sim_result *result, int variant, int i, double chance,
                       struct pl_text *text)
{
	char name[128];
	struct pl_text named = pl_text_in(name, sizeof name);
	struct pl_changed change = pl_changed_of(result, variant, i);
	pl_say_figure(&named, &result->catalogue->at[i]);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "name", name);
	pl_json_real(text, "first", change.before);
	pl_json_real(text, "this", change.now);
	pl_json_real(text, "change", change.by.is);
	pl_json_real(text, "low", change.by.low);
	pl_json_real(text, "high", change.by.high);
	pl_json_real(text, "chance", chance);
	pl_json_bool(text, "sure", chance < PL_SURE);
	if (result->catalogue->at[i].kind == PL_WON) {
		struct pl_luckless less = pl_changed_less_luck(result, variant, i);
		if (less.known)
			cli_json_luckless(&less, "change", text);
	}
	pl_json_close(text, '}');
}

void cli_json_changes(const struct pl_sim *sim, const struct pl_sim_result *result,
                      const char *const *names, struct pl_text *text)
{
	int figures = result->catalogue->count;
	double *chance = pl_judge_changes(result);
	(void)sim;
	pl_json_string(text, "correction", "Holm");
	pl_json_open(text, "variants", '[');
	for (int variant = 1; variant < result->variants; variant++) {
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "name", names[variant]);
		pl_json_open(text, "changes", '[');
		for (int i = 0; i < figures; i++)
			if (result->catalogue->at[i].kind != PL_EDGE &&
			    result->change[variant].set[i] > 0)
				put_change(result, variant, i, chance[variant * figures + i], text);
		pl_json_close(text, ']');
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	free(chance);
}

/* --- many books --------------------------------------------------------------------- */

enum { MOST_SHOWN = 8 };

static int read_show(const char *show, char shown[MOST_SHOWN][PL_SPEC])
{
	int count = 0;
	while (show != NULL && count < MOST_SHOWN)
		show = cli_next_spec(show, shown[count++]);
	return count;
}

/* The edge of the seat that is farthest from its due. */
static double widest_edge(const struct pl_sim_result *result, int variant)
{
	double widest = 0;
	for (int seat = 0; seat < result->catalogue->seats; seat++) {
		double wins = pl_wins_of(result->catalogue, &result->tally[variant],
		                         PL_SEAT_FIGURES * seat)
				      .is;
		double edge = wins - 1.0 / result->catalogue->seats;
		widest = fabs(edge) > fabs(widest) ? edge : widest;
	}
	return widest;
}

static bool print_row(const struct pl_sim_result *result, int variant, const char *name,
                      char shown[MOST_SHOWN][PL_SPEC], int count)
{
	printf("%-40s", name);
	for (int k = 0; k < count; k++) {
		struct pl_estimate is;
		if (!pl_estimate_named(result->catalogue, &result->tally[variant], false, shown[k],
		                       &is))
			return cli_complain(
				       "--show: there is no figure '%s'; for example 'mean plies'",
				       shown[k]),
			       false;
		printf("  %9.3f ±%-7.3f", is.is, (is.high - is.low) / 2);
	}
	printf("  %+7.2f\n", 100 * widest_edge(result, variant));
	return true;
}

static void print_surest(const struct pl_sim_result *result, const double *chance, int variant,
                         const char *name)
{
	enum { MOST = 6 };
	int figures = result->catalogue->count, count = 0;
	bool *printed = pl_zeroed((size_t)figures);
	for (int i; (i = next_change(chance + variant * figures, figures, printed)) >= 0; count++) {
		printed[i] = true;
		if (count == 0)
			printf("\n%s\n", name);
		if (count < MOST)
			print_change(result, variant, i, chance[variant * figures + i]);
	}
	if (count > MOST)
		printf("  and %d more\n", count - MOST);
	free(printed);
}

bool cli_print_variants(const struct pl_sim *sim, const struct pl_sim_result *result,
                        const char *const *names, const char *show)
{
	char shown[MOST_SHOWN][PL_SPEC];
	int count = read_show(show, shown);
	(void)sim;
	printf("%-40s", "data");
	for (int k = 0; k < count; k++)
		printf("  %-18s", shown[k]);
	printf("  widest seat, points\n");
	for (int variant = 0; variant < result->variants; variant++)
		if (!print_row(result, variant, names[variant], shown, count))
			return false;
	double *chance = pl_judge_changes(result);
	printf("\nchanged against %s (Holm's correction over all of it)\n", names[0]);
	for (int variant = 1; variant < result->variants; variant++)
		print_surest(result, chance, variant, names[variant]);
	free(chance);
	return true;
}
