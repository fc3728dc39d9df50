/* vet.c - whether the data can be played, and where it is wrong. Effects are judged in
 * vet_effects.c. */
#include "games/space-tug-skirmish/space_tug.h"

static struct sts_fault fault(int why, const char *path, int row)
{
	struct sts_fault found = { why, path, { row, 0 } };
	return found;
}

static struct sts_fault no_fault(void)
{
	return fault(0, NULL, 0);
}

/* --- the table ----------------------------------------------------------------------- */

/* Which alternate rules go together, and for how many. */
static struct sts_fault vet_table(const struct sts_rules *r, int seats)
{
	int designers = seats - r->master;
	if (seats < 1 || seats > STS_SEATS)
		return fault(STS_BAD_SEATS, NULL, 0);
	if (designers < 1)
		return fault(STS_MASTER_ALONE, "epoch_master", 0);
	if (r->master && r->sprint && designers * r->team_goal <= r->sprint_above + 1)
		return fault(STS_NO_SPRINT, "sprint", 0);
	if (r->personas != STS_PERSONAS_OFF && designers > r->persona_rows)
		return fault(STS_FEW_PERSONAS, "persona[].name", 0);
	return no_fault();
}

/* --- Design and Ops cards -------------------------------------------------------------- */

static bool prints(const struct sts_card *card)
{
	return card->income != 0 || card->stats[0] != 0 || card->stats[1] != 0 ||
		card->stats[2] != 0;
}

/* STS-063: what stays first, then Design Effects, then Ops cards. */
static int order_of(const struct sts_card *card)
{
	return card->kind <= STS_ILITY ? 0 : card->kind == STS_DESIGN_EFFECT ? 1 : 2;
}

static struct sts_fault vet_card(const struct sts_rules *r, int row)
{
	const struct sts_card *card = &r->card[row];
	bool stays = card->kind <= STS_ILITY;
	if (row > 0 && order_of(card) < order_of(card - 1))
		return fault(STS_BAD_ORDER, "card[].kind", row);
	if (stays && row >= STS_PARTS)
		return fault(STS_MANY_PARTS, "card[].kind", row);
	if ((card->kind == STS_SPEC) != (card->slot != 0))
		return fault(STS_BAD_SLOT, "card[].slot", row);
	if (card->kind >= STS_ILITY && prints(card))
		return fault(STS_BAD_NUMBERS, card->income != 0 ? "card[].income" : "card[].kind",
		             row);
	if (card->effects == 0 && !prints(card))
		return fault(STS_NO_EFFECT, "card[].name", row);
	return sts_vet_effects(card->effect, card->effects, stays ? STS_ON_TUG : STS_IS_PLAYED,
	                       STS_OF_CARD, row);
}

/* --- Epoch cards --------------------------------------------------------------------------- */

static bool asks(const struct sts_tier *tier)
{
	return tier->need[0] != 0 || tier->need[1] != 0 || tier->need[2] != 0 || tier->also != 0;
}

/* STS-083: a Bonus asks what the Contract asks, and more. */
static bool asks_as_much(const struct sts_tier *bonus, const struct sts_tier *plain)
{
	for (int i = 0; i < STS_STATS; i++)
		if (bonus->need[i] < plain->need[i])
			return false;
	return plain->also == 0 || (bonus->also == plain->also && bonus->also_n >= plain->also_n);
}

static struct sts_fault vet_contract(const struct sts_epoch *card, int row)
{
	const struct sts_tier *plain = &card->tier[0], *bonus = &card->tier[1];
	if (plain->pay == 0)
		return fault(STS_BAD_CONTRACT, "epoch[].pay", row);
	if (!asks(plain) || (plain->also != 0) != (plain->also_n != 0))
		return fault(STS_BAD_TERMS, "epoch[].also_n", row);
	if (bonus->pay == 0)
		return asks(bonus) || bonus->also_n != 0
			? fault(STS_BAD_TERMS, "epoch[].bonus_pay", row)
			: no_fault();
	if (bonus->pay <= plain->pay)
		return fault(STS_BAD_CONTRACT, "epoch[].bonus_pay", row);
	if ((bonus->also != 0) != (bonus->also_n != 0) || !asks_as_much(bonus, plain))
		return fault(STS_BAD_TERMS, "epoch[].bonus_also_n", row);
	return no_fault();
}

static struct sts_fault vet_epoch(const struct sts_rules *r, int row)
{
	const struct sts_epoch *card = &r->epoch[row];
	if (card->kind == STS_CONTRACT) {
		struct sts_fault found = vet_contract(card, row);
		return found.why != 0 ? found
				      : sts_vet_effects(card->effect, card->effects,
		                                        STS_IS_CONTRACT, STS_OF_EPOCH, row);
	}
	for (int i = 0; i < 2; i++)
		if (card->tier[i].pay != 0 || asks(&card->tier[i]) || card->tier[i].also_n != 0)
			return fault(STS_BAD_CONTRACT, "epoch[].kind", row);
	if (card->kind == STS_DISTURBANCE && card->effects == 0)
		return fault(STS_NO_EFFECT, "epoch[].name", row);
	return sts_vet_effects(card->effect, card->effects,
	                       card->kind == STS_CONTEXT ? STS_IS_CONTEXT : STS_IS_DISTURBANCE,
	                       STS_OF_EPOCH, row);
}

/* --- Personas ----------------------------------------------------------------------------- */

/* STS-102, STS-104: Level 1 needs no unlocking, the others say what opens them. */
static struct sts_fault vet_level(const struct sts_rules *r, int row)
{
	const struct sts_persona_card *card = &r->persona_card[row];
	bool opens = card->unlock != 0 || card->cards_max != 0;
	if (r->level_row[card->persona][card->level] != row + 1)
		return fault(STS_BAD_LEVELS, "persona_card[].level", row);
	if ((card->level > 1) != opens || (card->unlock != 0) != (card->unlock_n != 0))
		return fault(STS_BAD_UNLOCK, "persona_card[].level", row);
	if (card->effects == 0)
		return fault(STS_NO_EFFECT, "persona_card[].name", row);
	return sts_vet_effects(card->effect, card->effects, STS_ON_TUG, STS_OF_LEVEL, row);
}

static struct sts_fault vet_personas(const struct sts_rules *r)
{
	for (int persona = 1; persona <= r->persona_rows; persona++)
		for (int level = 1; level <= STS_LEVELS; level++)
			if (r->level_row[persona][level] == 0)
				return fault(STS_BAD_LEVELS, "persona[].name", persona - 1);
	return no_fault();
}

/* --- all of it ----------------------------------------------------------------------------- */

/* A byte counts the cards of a deck, two the actions. */
static struct sts_fault vet_counts(const struct sts_rules *r)
{
	int size[STS_DECKS] = { 0, 0 }, epochs = 0;
	int actions = sts_count_bits(r->with_action);
	for (int kind = 1; kind <= r->cards; kind++)
		size[sts_deck_of(r, kind)] += r->card[kind - 1].copies;
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		epochs += r->epoch[epoch - 1].copies;
	for (int row = 0; row < r->persona_card_rows; row++)
		for (int i = 0; i < r->persona_card[row].effects; i++)
			actions += r->persona_card[row].effect[i].action >= 0;
	if (size[0] < 20 || size[1] < 20 || size[0] > 250 || size[1] > 250)
		return fault(STS_BAD_COUNTS, "card[].copies", 0);
	if (epochs < 6 || epochs > 250)
		return fault(STS_BAD_COUNTS, "epoch[].copies", 0);
	return actions > STS_ACTIONS ? fault(STS_MANY_ACTIONS, NULL, 0) : no_fault();
}

static struct sts_fault find_fault(const struct sts_rules *r, int seats)
{
	struct sts_fault found = vet_table(r, seats);
	for (int row = 0; found.why == 0 && row < r->cards; row++)
		found = vet_card(r, row);
	for (int row = 0; found.why == 0 && row < r->epochs; row++)
		found = vet_epoch(r, row);
	for (int row = 0; found.why == 0 && row < r->persona_card_rows; row++)
		found = vet_level(r, row);
	if (found.why == 0)
		found = vet_personas(r);
	return found.why == 0 ? vet_counts(r) : found;
}

int sts_vet(const struct pl_rules *rules, int seats)
{
	return find_fault(sts_numbers(rules), seats).why;
}

const char *sts_blame(const struct pl_rules *rules, int seats, int row[2])
{
	struct sts_fault found = find_fault(sts_numbers(rules), seats);
	row[0] = found.row[0];
	row[1] = found.row[1];
	return found.path;
}
