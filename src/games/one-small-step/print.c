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

/* At a tier "Gain 4 Gold."; for everybody "Gain 2 Gold a tier.", or "Gain 2 Gold and 1 more a
 * tier." */
static void put_step(const struct pl_book *book, struct oss_step step, int tier,
                     struct pl_text *text)
{
	bool grows = tier == 0 && step.tier > 0, begins = step.number > 0;
	int amount = !grows ? oss_amount(step, tier) : begins ? step.number : step.tier;
	char key[32], room[96] = "";
	struct pl_text what = pl_text_in(room, sizeof room);
	if (step.what != 0)
		oss_put_what(book, step.what, &what);
	snprintf(key, sizeof key, "effect.%s", oss_effect_names[step.effect - OSS_GAIN]);
	OSS_SAY(key, OSS_AMOUNT("n", amount), OSS_TEXT("what", room),
	        OSS_AMOUNT("more", grows && begins ? step.tier : 0),
	        OSS_AMOUNT("each", grows && !begins));
}

void oss_put_steps(const struct pl_book *book, const struct oss_step *does, int count, int tier,
                   struct pl_text *text)
{
	for (int i = 0; i < count; i++) {
		pl_put(text, "%s", i == 0 ? "" : " ");
		put_step(book, does[i], tier, text);
	}
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
	snprintf(key, sizeof key, "thing.%s", oss_test_names[wanted->test - OSS_HOLD]);
	OSS_SAY(key, OSS_AMOUNT("number", wanted->number),
	        OSS_MEMBER("resource", wanted->what, &oss_resources),
	        OSS_MEMBER("technology", wanted->technology, &oss_technologies));
}

/* "hold 4 Iron": the verb of a test with its thing, or things. */
static void put_wanted(const struct pl_book *book, int test, const char *things,
                       struct pl_text *text)
{
	char key[48];
	snprintf(key, sizeof key, "wanted.%s", oss_test_names[test - OSS_HOLD]);
	OSS_SAY(key, OSS_TEXT("thing", things));
}

void oss_put_criterion(const struct pl_book *book, const struct oss_criterion *wanted,
                       struct pl_text *text)
{
	char room[OSS_LINE];
	struct pl_text thing = pl_text_in(room, sizeof room);
	put_thing(book, wanted, &thing);
	put_wanted(book, wanted->test, room, text);
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
		put_wanted(book, row->all[0].test, room, text);
}
