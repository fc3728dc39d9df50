/* changes.c - what differs between books that were played with the same chance:
 * by how much, and how sure that is. See study.h. */
#include "cli/study.h"

#include "core/memory.h"
#include "core/text.h"

#include <math.h>

static int count_judged(const struct pl_sim_result *result, int variant)
{
	int count = 0;
	for (int i = 0; i < result->catalogue->count; i++)
		count += result->catalogue->at[i].kind != PL_EDGE &&
			pl_change_of(result->catalogue, &result->change[variant], i).chance < 1;
	return count;
}

static void print_change(const struct pl_sim_result *result, int variant, int i, double chance)
{
	const struct pl_figure *figure = &result->catalogue->at[i];
	struct pl_estimate change = pl_change_of(result->catalogue, &result->change[variant], i);
	char name[128], value[5][32];
	struct pl_text named = pl_text_in(name, sizeof name), texts[5];
	double values[5] = { pl_mean_of(result->catalogue, &result->tally[0], i).is,
		             pl_mean_of(result->catalogue, &result->tally[variant], i).is,
		             change.is, change.low, change.high };
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

static void print_verdict(const struct pl_sim_result *result, int changed, int judged)
{
	if (changed == 0)
		printf("\nNothing changed, as far as %llu games can tell: ",
		       (unsigned long long)result->done);
	else
		printf("\n%d of %d figures changed: ", changed, judged);
	printf("%d were compared game by game, and with Holm's correction a run\n"
	       "without any change would report one at most 5 times in 100.\n",
	       judged);
}

void cli_print_changes(const struct pl_sim *sim, const struct pl_sim_result *result,
                       const char *const names[2])
{
	int figures = result->catalogue->count, changed = 0;
	double *chance = pl_judge_changes(result);
	bool *printed = pl_zeroed((size_t)figures);
	printf("A is %s\nB is %s\n", names[0], names[1]);
	printf("\n  %-40s %9s %9s  %9s  %22s   chance\n", "changed", "A", "B", "B - A",
	       "95%       ");
	for (int i; (i = next_change(chance + figures, figures, printed)) >= 0; changed++) {
		printed[i] = true;
		print_change(result, 1, i, chance[figures + i]);
	}
	printf("\n  and, for what they are\n");
	for (int i = 0; i < figures; i++)
		if (!printed[i] &&
		    (i < 4 * sim->seats ||
		     (i >= result->catalogue->plain &&
		      i < result->catalogue->plain + PL_PLAIN_FIGURES)) &&
		    (result->catalogue->at[i].kind == PL_WON ||
		     result->catalogue->at[i].kind == PL_MEAN))
			print_change(result, 1, i, chance[figures + i]);
	print_verdict(result, changed, count_judged(result, 1));
	free(printed);
	free(chance);
}

/* --- for programs ------------------------------------------------------------------ */

static void put_change(const struct pl_sim_result *result, int variant, int i, double chance,
                       struct pl_text *text)
{
	char name[128];
	struct pl_text named = pl_text_in(name, sizeof name);
	struct pl_estimate change = pl_change_of(result->catalogue, &result->change[variant], i);
	pl_say_figure(&named, &result->catalogue->at[i]);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "name", name);
	pl_json_real(text, "first", pl_mean_of(result->catalogue, &result->tally[0], i).is);
	pl_json_real(text, "this", pl_mean_of(result->catalogue, &result->tally[variant], i).is);
	pl_json_real(text, "change", change.is);
	pl_json_real(text, "low", change.low);
	pl_json_real(text, "high", change.high);
	pl_json_real(text, "chance", chance);
	pl_json_bool(text, "sure", chance < PL_SURE);
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
