/* worth_json.c - what the parts of a game are worth, for programs; see worth.h. */
#include "core/text.h"
#include "lab/say.h"
#include "lab/worth.h"

#include <math.h>

static const char *const budget_keys[PL_BUDGETS] = { "quick", "better" };

static void put_range(struct pl_text *text, const char *key, struct pl_share range)
{
	pl_json_open(text, key, '{');
	pl_json_real(text, "is", range.is);
	pl_json_real(text, "low", range.low);
	pl_json_real(text, "high", range.high);
	pl_json_close(text, '}');
}

static void put_chosen(struct pl_text *text, const char *key, const struct pl_chosen *by,
                       uint64_t games)
{
	pl_json_open(text, key, '{');
	pl_json_number(text, "may", (long long)by->may);
	pl_json_number(text, "did", (long long)by->did);
	pl_json_number(text, "seats", (long long)by->seats);
	pl_json_number(text, "users", (long long)by->users);
	if (by->may > 0)
		put_range(text, "chosen", pl_chosen_share(by));
	if (by->seats > 0)
		put_range(text, "seats_that_do", pl_chosen_users(by));
	if (by->rival > 0) {
		pl_json_number(text, "rival", (long long)by->rival);
		pl_json_number(text, "rival_did", (long long)by->rival_did);
	}
	pl_json_number(text, "pairs", (long long)by->pairs);
	if (games > 0 && (by->games == 0 || by->pairs > 0))
		put_range(text, "loss", pl_chosen_loss(by, games));
	pl_json_close(text, '}');
}

static void put_row(struct pl_text *text, const struct pl_worth_result *result,
                    const struct pl_row *row)
{
	static const char *const defect[] = { "", "dead", "dominant" };
	char says[512];
	struct pl_text said = pl_text_in(says, sizeof says);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "key", row->use.key);
	pl_json_string(text, "name", row->use.label);
	pl_json_string(text, "sort", row->use.sort);
	for (int b = 0; b < PL_BUDGETS; b++)
		put_chosen(text, budget_keys[b], &row->by[b], result->games[b]);
	if (row->defect != PL_NO_DEFECT) {
		pl_say_defect(row, result, &said);
		pl_json_string(text, "defect", defect[row->defect]);
		pl_json_string(text, "says", says);
	}
	pl_json_close(text, '}');
}

static void put_budget(struct pl_text *text, const struct pl_worth *worth,
                       const struct pl_worth_result *result, int b, int pace)
{
	static const struct {
		const char *key;
		int figure;
	} figures[] = { { "lead_changes", PL_CHANGES },
		        { "decided", PL_DECIDED },
		        { "leader_at_quarter", PL_LEAD_QUARTER },
		        { "leader_at_half", PL_LEAD_HALF },
		        { "leader_at_three_quarters", PL_LEAD_LATE },
		        { "plies", PL_LENGTH } };
	struct pl_load load = pl_worth_load(result, b, pace);
	pl_json_open(text, budget_keys[b], '{');
	pl_json_string(text, "bot", worth->bots[b].spec);
	pl_json_number(text, "games", (long long)result->games[b]);
	pl_json_real(text, "decisions", load.decisions);
	pl_json_real(text, "minutes", load.minutes);
	pl_json_real(text, "forced", load.forced);
	pl_json_real(text, "trivial", load.trivial);
	for (size_t i = 0; result->games[b] > 0 && i < sizeof figures / sizeof figures[0]; i++) {
		struct pl_estimate is = pl_mean_of(result->catalogue, &result->tally[b],
		                                   result->catalogue->plain + figures[i].figure);
		put_range(text, figures[i].key, (struct pl_share){ is.is, is.low, is.high });
	}
	pl_json_open(text, "lengths", '{');
	for (int percent = 10; percent <= 90; percent += 10) {
		char key[8];
		snprintf(key, sizeof key, "%d", percent);
		pl_json_number(text, key, (long long)pl_length_at(&result->tally[b], percent));
	}
	pl_json_close(text, '}');
	pl_json_open(text, "decided_by", '{');
	pl_json_real(text, "chance", result->source[b].chance);
	pl_json_real(text, "choice", result->source[b].choice);
	pl_json_real(text, "both", result->source[b].both);
	pl_json_real(text, "reach", result->source[b].reach);
	pl_json_close(text, '}');
	pl_json_close(text, '}');
}

/* Wins of a group with luck taken out, where that is known. */
static void put_luckless(struct pl_text *text, const struct pl_worth_result *result, int i)
{
	pl_json_open(text, "luck_out", '{');
	for (int b = 0; b < PL_BUDGETS; b++) {
		struct pl_luckless wins = pl_wins_less_luck(result->catalogue, &result->tally[b],
		                                            &result->luck[b], i);
		if (!wins.known)
			continue;
		pl_json_open(text, budget_keys[b], '{');
		pl_json_real(text, "is", wins.is.is);
		pl_json_real(text, "low", wins.is.low);
		pl_json_real(text, "high", wins.is.high);
		pl_json_real(text, "narrower", wins.narrower);
		pl_json_close(text, '}');
	}
	pl_json_close(text, '}');
}

static void put_groups(struct pl_text *text, const struct pl_worth_result *result)
{
	const struct pl_catalogue *all = result->catalogue;
	pl_json_open(text, "groups", '[');
	for (int i = 0; i < all->count; i++) {
		if (all->at[i].section != PL_ABOUT_GROUPS || all->at[i].kind != PL_WON ||
		    result->tally[PL_QUICK].set[i + 1] + result->tally[PL_BETTER].set[i + 1] == 0)
			continue;
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "name", all->at[i].name);
		for (int b = 0; b < PL_BUDGETS; b++) {
			struct pl_estimate wins = pl_wins_of(all, &result->tally[b], i);
			put_range(text, budget_keys[b],
			          (struct pl_share){ wins.is, wins.low, wins.high });
		}
		put_luckless(text, result, i);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_options(struct pl_text *text, const struct pl_worth_result *result)
{
	pl_json_open(text, "options", '[');
	for (int i = 0; i < result->option_count; i++) {
		const struct pl_worth_option *option = &result->options[i];
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "option", option->option);
		pl_json_number(text, "values", option->values);
		pl_json_number(text, "games", (long long)option->games);
		pl_json_number(text, "differ", (long long)option->differ);
		pl_json_number(text, "random_differ", (long long)option->random_differ);
		if (option->figure >= 0 && option->sure < PL_SURE) {
			char name[128];
			struct pl_text named = pl_text_in(name, sizeof name);
			pl_say_figure(&named, &result->catalogue->at[option->figure]);
			pl_json_string(text, "changes", name);
			pl_json_string(text, "by", option->value);
		}
		if (pl_option_dead(option))
			pl_json_string(text, "defect", "dead");
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_defects(struct pl_text *text, const struct pl_worth_result *result)
{
	char says[512];
	pl_json_open(text, "defects", '[');
	for (int i = 0; i < result->row_count; i++) {
		struct pl_text said = pl_text_in(says, sizeof says);
		if (result->rows[i].defect == PL_NO_DEFECT)
			continue;
		pl_say_defect(&result->rows[i], result, &said);
		pl_json_string(text, NULL, says);
	}
	for (int i = 0; i < result->option_count; i++) {
		struct pl_text said = pl_text_in(says, sizeof says);
		if (!pl_option_dead(&result->options[i]))
			continue;
		pl_say_dead_option(&result->options[i], &said);
		pl_json_string(text, NULL, says);
	}
	pl_json_close(text, ']');
}

void pl_worth_json(const struct pl_worth *worth, const struct pl_worth_result *result, int pace,
                   struct pl_text *text)
{
	bool all = worth->without == NULL;
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "game", worth->game->slug);
	pl_json_number(text, "seats", worth->seats);
	pl_json_bool(text, "whole", result->whole);
	pl_json_number(text, "pace", pace);
	for (int b = 0; all && b < PL_BUDGETS; b++)
		put_budget(text, worth, result, b, pace);
	if (all) {
		double games = fmax(1, (double)result->skill_games);
		pl_json_real(text, "better_among_quick",
		             (double)result->skill_won / PL_WIN / games);
		put_defects(text, result);
		put_groups(text, result);
		put_options(text, result);
	}
	pl_json_open(text, "uses", '[');
	for (int i = 0; i < result->row_count; i++)
		if (all || result->rows[i].asked)
			put_row(text, result, &result->rows[i]);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}
