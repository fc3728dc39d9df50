/* print.c - what is printed on cards, technologies, mats and objectives. It is
 * written from the data, so that text and numbers cannot disagree. */
#include "core/text.h"
#include "games/one-small-step/words.h"

#include <stdio.h>

/* --- prices ------------------------------------------------------------------------- */

int64_t oss_packed(const uint8_t price[OSS_RESOURCES + 1])
{
	int64_t packed = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		packed |= (int64_t)price[resource] << 8 * (resource - 1);
	return packed;
}

/* --- effects ----------------------------------------------------------------------- */

void oss_put_what(const struct pl_book *book, int what, struct pl_text *text)
{
	if (what == OSS_WORKS)
		OSS_SAY_PLAINLY("works");
	else
		pl_say_member(&oss_game, book, &oss_resources, what, text);
}

/* At a tier "Gain 4 Gold."; for everybody "Gain 2 Gold for each tier.", or "Gain 2 Gold, and 1
 * more for each tier." */
static void put_effect(const struct pl_book *book, const struct oss_step *step, int tier,
                       struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	bool grows = tier == 0 && step->tier > 0, begins = step->number > 0;
	int amount = !grows ? oss_amount(*step, tier) : begins ? step->number : step->tier;
	int times = step->effect == OSS_GAMBLE ? 2 : 1; /* OSS-C36: what is won */
	char key[32], room[96] = "";
	struct pl_text what = pl_text_in(room, sizeof room);
	if (step->what != 0)
		oss_put_what(book, step->what, &what);
	snprintf(key, sizeof key, "effect.%s", oss_effect_names[step->effect - OSS_GAIN]);
	OSS_SAY(key, OSS_AMOUNT("n", times * amount), OSS_TEXT("what", room),
	        OSS_AMOUNT("more", grows && begins ? times * step->tier : 0),
	        OSS_AMOUNT("tiers", grows && !begins), OSS_AMOUNT("each", step->whom == OSS_EACH),
	        OSS_AMOUNT("trade", r->trade), OSS_AMOUNT("guards", r->guards_most));
}

/* "hold 4 Iron" of an objective is "you hold 4 Iron" of a condition. */
static void put_tested(const struct pl_book *book, const char *prefix, const struct oss_criterion *,
                       struct pl_text *);

/* An effect with what it waits for, what it is chosen from and how it is paid off. */
static void put_step(const struct pl_book *book, const struct oss_step *does, int count, int at,
                     int tier, struct pl_text *text)
{
	const struct oss_step *step = &does[at];
	bool heads = !step->or_else && at + 1 < count && does[at + 1].or_else;
	char rule[OSS_LINE], room[OSS_LINE] = "";
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	struct pl_text condition = pl_text_in(room, sizeof room);
	put_effect(book, step, tier, &rule_text);
	if (step->only_if.test != 0)
		put_tested(book, "if", &step->only_if, &condition);
	OSS_SAY("print.step", OSS_AMOUNT("either", heads), OSS_AMOUNT("or", step->or_else),
	        OSS_AMOUNT("may", step->may), OSS_TEXT("if", room), OSS_TEXT("rule", rule),
	        OSS_AMOUNT("ransom", step->ransom));
}

void oss_put_steps(const struct pl_book *book, const struct oss_step *does, int count, int tier,
                   struct pl_text *text)
{
	for (int i = 0; i < count; i++) {
		pl_put(text, "%s", i == 0 ? "" : " ");
		put_step(book, does, count, i, tier, text);
	}
}

void oss_put_option(const struct pl_book *book, const struct oss_step *step, int tier,
                    struct pl_text *text)
{
	struct oss_step alone = *step;
	alone.or_else = alone.may = 0;
	oss_put_steps(book, &alone, 1, tier, text);
}

void oss_put_card(const struct pl_book *book, int kind, int tier, struct pl_text *text)
{
	const struct oss_card *card = &oss_numbers(book->rules)->card[kind - 1];
	char rule[OSS_LINE];
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	oss_put_steps(book, card->does, card->does_count, tier, &rule_text);
	OSS_SAY("print.card", OSS_PRICE("price", card->price), OSS_TEXT("rule", rule));
}

void oss_put_technology(const struct pl_book *book, int technology, int tier, struct pl_text *text)
{
	const struct oss_technology *tech = &oss_numbers(book->rules)->technology[technology - 1];
	char rule[OSS_LINE];
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	oss_put_steps(book, tech->does, tech->does_count, tier, &rule_text);
	OSS_SAY("print.technology", OSS_AMOUNT("ongoing", tech->ongoing), OSS_TEXT("rule", rule));
}

/* --- objectives ---------------------------------------------------------------------- */

/* "4 Iron" */
static void put_thing(const struct pl_book *book, const struct oss_criterion *wanted,
                      struct pl_text *text)
{
	char key[48];
	snprintf(key, sizeof key, "thing.%s", oss_test_names[wanted->test]);
	OSS_SAY(key, OSS_AMOUNT("number", wanted->number),
	        OSS_AMOUNT("most", wanted->compares == OSS_MORE_THAN_ANY),
	        OSS_AMOUNT("less", wanted->compares == OSS_AT_MOST),
	        OSS_MEMBER("resource", wanted->what, &oss_resources),
	        OSS_MEMBER("technology", wanted->technology, &oss_technologies));
}

/* "hold 4 Iron": the verb of a test with its thing, or things. */
static void put_wanted(const struct pl_book *book, const char *prefix, int test, const char *things,
                       struct pl_text *text)
{
	char key[48];
	snprintf(key, sizeof key, "%s.%s", prefix, oss_test_names[test]);
	OSS_SAY(key, OSS_TEXT("thing", things));
}

static void put_tested(const struct pl_book *book, const char *prefix,
                       const struct oss_criterion *wanted, struct pl_text *text)
{
	char room[OSS_LINE];
	struct pl_text thing = pl_text_in(room, sizeof room);
	put_thing(book, wanted, &thing);
	put_wanted(book, prefix, wanted->test, room, text);
}

void oss_put_criterion(const struct pl_book *book, const struct oss_criterion *wanted,
                       struct pl_text *text)
{
	put_tested(book, "wanted", wanted, text);
}

/* Between two of a list: ", ", or " and " before the last. */
static void put_between(const struct pl_book *book, bool last, struct pl_text *text)
{
	const char *and = pl_language_find(book->language, "and");
	pl_put(text, last ? " %s " : ", ", and != NULL ? and : "and");
}

void oss_put_objective(const struct pl_book *book, int objective, struct pl_text *text)
{
	const struct oss_objective *row = &oss_numbers(book->rules)->objective[objective - 1];
	for (int i = 0; i < row->count; i++) {
		if (i > 0)
			put_between(book, i == row->count - 1, text);
		oss_put_criterion(book, &row->all[i], text);
	}
}

void oss_put_aims(const struct pl_book *book, int objective, struct pl_text *text)
{
	const struct oss_objective *row = &oss_numbers(book->rules)->objective[objective - 1];
	char room[OSS_LINE];
	struct pl_text things = pl_text_in(room, sizeof room);
	bool alike = true;
	for (int i = 1; i < row->count; i++)
		alike = alike && row->all[i].test == row->all[0].test;
	for (int i = 0; i < row->count; i++) {
		pl_put(alike ? &things : text, "%s", i > 0 ? ", " : "");
		if (alike)
			put_thing(book, &row->all[i], &things);
		else
			oss_put_criterion(book, &row->all[i], text);
	}
	if (alike)
		put_wanted(book, "wanted", row->all[0].test, room, text);
}
