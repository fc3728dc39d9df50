/* print.c - what is printed on cards, technologies, mats and objectives. It is
 * written from the data, so that text and numbers cannot disagree. */
#include "core/text.h"
#include "games/one-small-step/words.h"

/* --- effects ----------------------------------------------------------------------- */

/* How an effect reads: # is the amount, @ the resource, ~ what a tier adds, * the s of
 * more than one. In the order of enum oss_effect. */
static const char *const sentences[] = {
	"",
	"Gain # @~.",
	"Roll a die: on 4 to 6 gain twice # @~, else nothing.",
	"Draw # card*~.",
	"Exchange up to # token*~, not Morale, for any others, Morale too.",
	"Take # @~ from a rival.",
	"A rival loses # @~.",
	"Each of your spies on a mat takes up to #~ of what it watches.",
	"See a rival's hand and take up to # card*~ from it.",
	"A rival loses a production technology and # Morale~.",
	"Every spy on your mat goes home.",
	"Send a rival's spy home, wherever it stands.",
	"Place or move up to # spies~.",
	"You may research for # token* less~.",
	"You may research what a rival has for # token* less~.",
	"Produce; spies take nothing.",
	"Put # guard*~ on your mat.",
	"No rival researches until your next turn.",
	"Land on the Moon.",
	"Produce gives # more @~.",
	"A Trade exchanges # more token*~.",
	"Research costs # @ less~.",
	"An Espionage action draws # more card*~.",
	"Research sends home the spy that blocks it.",
	"Once in a turn a card becomes one resource of any kind.",
	"First of all on a mission: gain # @~.",
	"What a rival has researched costs # token* less~.",
};

const char *oss_what_name(const struct pl_book *book, int what)
{
	return what == OSS_WORKS ? "Iron, Oil or Aluminum" : oss_resource_name(book, what);
}

/* At a tier "Gain 4 Gold."; for everybody "Gain 2 Gold a tier.", or "Gain 2 Gold and 1 more a
 * tier." */
static void put_step(const struct pl_book *book, struct oss_step step, int tier,
                     struct pl_text *text)
{
	bool grows = tier == 0 && step.tier > 0;
	int amount = !grows ? oss_amount(step, tier) : step.number > 0 ? step.number : step.tier;
	for (const char *at = sentences[step.effect]; *at != '\0'; at++) {
		if (*at == '#')
			pl_put(text, "%d", amount);
		else if (*at == '@')
			pl_put(text, "%s", oss_what_name(book, step.what));
		else if (*at == '*')
			pl_put(text, "%s", amount == 1 ? "" : "s");
		else if (*at != '~')
			pl_put(text, "%c", *at);
		else if (grows && step.number > 0)
			pl_put(text, " and %d more a tier", step.tier);
		else if (grows)
			pl_put(text, " a tier");
	}
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
	int price = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		price += card->price[resource];
	if (price > 0) {
		pl_put(text, "Pay ");
		oss_put_price(book, card->price, text);
		pl_put(text, ". ");
	}
	oss_put_steps(book, card->does, card->does_count, tier, text);
}

void oss_put_technology(const struct pl_book *book, int technology, int tier,
                        struct pl_text *text)
{
	const struct oss_technology *tech = &oss_numbers(book->rules)->technology[technology - 1];
	pl_put(text, "%s: ", tech->ongoing ? "Ongoing" : "One-Time");
	oss_put_steps(book, tech->does, tech->does_count, tier, text);
}

/* --- objectives ---------------------------------------------------------------------- */

void oss_put_criterion(const struct pl_book *book, const struct oss_criterion *wanted,
                       struct pl_text *text)
{
	int number = wanted->number;
	switch (wanted->test) {
	case OSS_HOLD:
		pl_put(text, "hold %d %s", number, oss_resource_name(book, wanted->what));
		break;
	case OSS_UPGRADES:
		pl_put(text, "have %d upgrade cards on +2", number);
		break;
	case OSS_MARKED:
		pl_put(text, "have researched %s", oss_technology_name(book, wanted->technology));
		break;
	case OSS_FIRST_MARKS:
		pl_put(text, "have been the first on %d missions", number);
		break;
	case OSS_ON_MATS:
		pl_put(text, "have %d spies on rivals' mats", number);
		break;
	case OSS_AT_TIER:
		pl_put(text, "be at Tier %d", number);
		break;
	default: /* OSS_IN_HAND */
		pl_put(text, "hold %d cards", number);
		break;
	}
}

void oss_put_objective(const struct pl_book *book, int objective, struct pl_text *text)
{
	const struct oss_objective *row = &oss_numbers(book->rules)->objective[objective - 1];
	for (int i = 0; i < row->count; i++) {
		pl_put(text, "%s", i == 0 ? "" : i == row->count - 1 ? " and " : ", ");
		oss_put_criterion(book, &row->all[i], text);
	}
}
