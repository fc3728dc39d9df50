/* texts.c - the text on a card, made from its parts: each is a sentence of the words
 * file, so that no card can say what it does not do. And the people of the data,
 * each met where their trade is. */
#include "core/text.h"
#include "games/traders/words.h"

/* A sentence for each deed, in the order of enum trd_deed. */
static const char *rule_of(const struct trd_part *part)
{
	static const char *const keys[] = {
		"",           "rule.money", "rule.lose-money", "rule.raid",
		"rule.cargo", "rule.fail",  "rule.boost",      "rule.unit",
		"rule.rob",   "rule.card",  "rule.steal",      "rule.extra",
		"rule.clamp", "rule.halt",  "rule.swap",       "rule.counter",
	};
	return keys[part->does];
}

/* Whom a part speaks of: the reader, told to do it; the reader or others, who may; or others,
 * who do. */
enum voice { TOLD = 1, MAY, DOES };

void trd_put_part(const struct pl_book *book, const struct trd_part *part, struct pl_text *text)
{
	bool takes = part->does == TRD_TAKE_UNIT || part->does == TRD_STEAL_CARD;
	bool you = part->to == TRD_TO_YOU || takes;
	int voice = part->may ? MAY : you ? TOLD : DOES;
	TRD_SENTENCE(book, text, rule_of(part), PL_AS_NUMBER("number", part->number),
	             PL_AS_ONE("good", part->good, trd_set_goods),
	             PL_AS_NUMBER("to", takes ? TRD_TO_YOU : part->to),
	             PL_AS_ONE("if", part->when, trd_set_conditions), PL_AS_NUMBER("voice", voice));
}

void trd_put_rule(const struct pl_book *book, const struct trd_card *card, struct pl_text *text)
{
	for (int i = 0; i < card->parts; i++) {
		pl_put(text, i > 0 ? " " : "");
		trd_put_part(book, &card->part[i], text);
	}
}

void trd_put_card_text(const struct pl_book *book, const struct trd_card *card,
                       struct pl_text *text)
{
	trd_put_rule(book, card, text);
	if (card->counter) {
		pl_put(text, " ");
		trd_sentence(book, "rule.countered", NULL, text);
	}
}

void trd_put_met(const struct pl_book *book, int meeting, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	int met = 0;
	for (int i = 0; i < TRD_CHARACTERS; i++) {
		const struct trd_character *who = &r->character[i];
		if (who->with != meeting)
			continue;
		pl_put(text, met++ > 0 ? " " : "");
		TRD_SENTENCE(book, text, "people", PL_AS_TEXT("name", trd_word(book, who->name)),
		             PL_AS_TEXT("of", trd_word(book, who->of)),
		             PL_AS_TEXT("line", trd_word(book, who->flavour)));
	}
}

void trd_put_people(const struct pl_book *book, const struct trd_card *card, struct pl_text *text)
{
	if ((card->does >> TRD_RAID) & 1)
		trd_put_met(book, TRD_MET_RAID, text);
	if ((card->does >> TRD_TAKE_UNIT) & 1)
		trd_put_met(book, TRD_MET_ROBBERY, text);
}
