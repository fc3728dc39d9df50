/* compared.c - what was edited between two books, and what it did; see compared.h. */
#include "lab/compared.h"

#include "core/rows.h"
#include "core/text.h"

void pl_compared_open(struct pl_compared *compared, const struct pl_sim *sim,
                      const struct pl_sim_result *result, const char *const names[2],
                      const char *const texts[2], const char *const *settings, int setting_count)
{
	*compared = (struct pl_compared){ .sim = sim, .result = result, .names = names };
	pl_diff_open(&compared->diff, sim->game, sim->books, texts);
	pl_verdict_open(&compared->verdict, sim, result, 1, &compared->diff);
	compared->asked_why = compared->verdict.alike && compared->verdict.answer_count > 0 &&
		texts[0] != NULL && texts[1] != NULL;
	if (compared->asked_why)
		compared->why = pl_unread_why(&(struct pl_unread){ sim, &compared->diff, texts,
		                                                   settings, setting_count });
}

void pl_compared_close(struct pl_compared *compared)
{
	pl_verdict_close(&compared->verdict);
	pl_diff_close(&compared->diff);
}

/* --- remarks ------------------------------------------------------------------------------- */

static void say_unsaid(const struct pl_compared *compared, const struct pl_unsaid *unsaid,
                       struct pl_text *text)
{
	pl_put(text, "`%s` is not in %s: the default %s%s used.", unsaid->path, compared->names[1],
	       unsaid->value, *unsaid->value == '\0' ? "is" : " is");
}

bool pl_compared_remark(const struct pl_compared *compared, int i, struct pl_text *text)
{
	const struct pl_verdict *verdict = &compared->verdict;
	if (i < compared->diff.unsaid_count)
		return say_unsaid(compared, &compared->diff.unsaid[i], text), true;
	i -= compared->diff.unsaid_count;
	bool same = compared->diff.count == 0;
	if (verdict->texts_only || same) {
		if (i-- == 0) {
			pl_put(text,
			       same ? "Both have the same data."
			            : "Only texts differ, which no rule reads.");
			return true;
		}
	}
	if (verdict->alike && i-- == 0) {
		pl_put(text,
		       "All %llu games are the same, move by move as far as anything is counted.",
		       (unsigned long long)compared->result->done);
		return true;
	}
	if (!compared->asked_why || i != 0)
		return false;
	pl_say_unread(&compared->why, compared->sim->seats, text);
	return true;
}

/* --- for programs ---------------------------------------------------------------------------- */

static void put_figure(const struct pl_figure *figure, struct pl_text *text)
{
	pl_json_string(text, "figure", figure->name);
	pl_json_string(text, "kind", pl_figure_kinds[figure->kind]);
}

static void put_changed(const struct pl_changed *changed, struct pl_text *text)
{
	pl_json_real(text, "before", changed->before);
	pl_json_real(text, "now", changed->now);
	pl_json_real(text, "change", changed->by.is);
	pl_json_real(text, "low", changed->by.low);
	pl_json_real(text, "high", changed->by.high);
}

static void put_shown(const struct pl_shown *shown, struct pl_text *text)
{
	static const char *const as[] = {
		[PL_SHOWN_FIGURE] = "figure",
		[PL_SHOWN_WINS] = "wins",
		[PL_SHOWN_USED] = "used",
		[PL_SHOWN_USERS_WIN] = "users-win",
	};
	PL_ROWS(as, PL_SHOWN_AS);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "as", as[shown->as]);
	if (shown->figure != NULL)
		put_figure(shown->figure, text);
	pl_json_bool(text, "percent", shown->percent);
	pl_json_bool(text, "any", shown->any);
	if (shown->any) {
		put_changed(&shown->changed, text);
		pl_json_real(text, "chance", shown->changed.by.chance);
		pl_json_bool(text, "sure", shown->changed.by.chance < PL_SURE);
	}
	pl_json_close(text, '}');
}

static void put_answer(const struct pl_answer *answer, struct pl_text *text)
{
	const struct pl_edited *edited = answer->edited;
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "list", edited->list);
	pl_json_string(text, "name", edited->name);
	pl_json_string(text, "what", edited->what);
	pl_json_string(text, "row", edited->row[0] < 0 ? "new" : edited->row[1] < 0 ? "gone" : "");
	pl_json_string(text, "who", answer->who);
	pl_json_open(text, "shown", '[');
	for (int i = 0; i < answer->shown_count; i++)
		put_shown(&answer->shown[i], text);
	pl_json_close(text, ']');
	pl_json_bool(text, "sure", answer->sure);
	pl_json_string(text, "says", answer->says);
	pl_json_close(text, '}');
}

static void put_follow(const struct pl_compared *compared, int at, struct pl_text *text)
{
	const struct pl_verdict *verdict = &compared->verdict;
	int i = verdict->follows[at];
	const struct pl_figure *figure = &compared->result->catalogue->at[i];
	struct pl_changed changed = pl_changed_of(compared->result, 1, i);
	char name[128];
	struct pl_text named = pl_text_in(name, sizeof name);
	pl_say_figure(&named, figure);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "name", name);
	put_figure(figure, text);
	pl_json_bool(text, "outcome", at < verdict->outcomes);
	pl_json_bool(text, "percent", figure->percent);
	put_changed(&changed, text);
	pl_json_real(text, "chance", verdict->chance[i]);
	pl_json_close(text, '}');
}

static void put_why(const struct pl_compared *compared, struct pl_text *text)
{
	const struct pl_why *why = &compared->why;
	char says[600];
	struct pl_text said = pl_text_in(says, sizeof says);
	pl_say_unread(why, compared->sim->seats, &said);
	pl_json_open(text, "why", '{');
	pl_json_string(text, "unread", why->what);
	pl_json_string(text, "now", why->with[0] == '\0' ? "" : why->now);
	pl_json_string(text, "with", why->with);
	pl_json_number(text, "seats", why->seats);
	pl_json_number(text, "different", why->different);
	pl_json_number(text, "games", why->games);
	pl_json_string(text, "says", says);
	pl_json_close(text, '}');
}

void pl_compared_json(const struct pl_compared *compared, struct pl_text *text)
{
	const struct pl_verdict *verdict = &compared->verdict;
	pl_json_open(text, "verdict", '{');
	pl_json_open(text, "answers", '[');
	for (int i = 0; i < verdict->answer_count; i++)
		put_answer(&verdict->answers[i], text);
	pl_json_close(text, ']');
	pl_json_open(text, "follows", '[');
	for (int i = 0; i < verdict->follow_count; i++)
		put_follow(compared, i, text);
	pl_json_close(text, ']');
	pl_json_number(text, "judged", verdict->judged);
	pl_json_real(text, "power", verdict->power);
	pl_json_open(text, "unsaid", '[');
	for (int i = 0; i < compared->diff.unsaid_count; i++) {
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "path", compared->diff.unsaid[i].path);
		pl_json_string(text, "value", compared->diff.unsaid[i].value);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_bool(text, "same_data", compared->diff.count == 0);
	pl_json_bool(text, "texts_only", verdict->texts_only);
	pl_json_bool(text, "alike", verdict->alike);
	if (compared->asked_why)
		put_why(compared, text);
	pl_json_close(text, '}');
}
