/* prepare.c - what follows from the data, and whether it can be played. */
#include "games/space-tug-skirmish/space_tug.h"

/* --- working out ------------------------------------------------------------- */

static void note_effect(struct sts_rules *r, int kind, const struct sts_effect *e)
{
	uint32_t bit = sts_part(kind);
	if (e->action >= 0)
		r->with_action |= bit;
	else if (e->on != 0)
		r->with_trigger |= bit;
	else if (e->ward != 0)
		r->with_ward |= bit;
	else
		r->of_knob[e->mod] |= bit;
	if (e->deed == 0)
		r->standing |= bit;
}

static void note_parts(struct sts_rules *r)
{
	for (int kind = 1; kind <= r->cards; kind++) {
		const struct sts_card *card = &r->card[kind - 1];
		if (card->kind <= STS_DESIGN_EFFECT)
			r->designs = (uint8_t)kind;
		int deck = card->kind <= STS_DESIGN_EFFECT ? STS_DESIGN_DECK : STS_OPS_DECK;
		r->deck_size[deck] = (uint8_t)(r->deck_size[deck] + card->copies);
		for (int i = 0; i < card->effects; i++)
			r->fetches[kind] |= card->kind > STS_ILITY &&
				card->effect[i].deed == STS_DO_SALVAGE;
		if (card->kind > STS_ILITY || kind > STS_PARTS)
			continue;
		r->parts = (uint8_t)kind;
		r->of_kind[card->kind] |= sts_part(kind);
		r->of_slot[card->slot] |= sts_part(kind);
		for (int i = 0; i < card->effects; i++)
			note_effect(r, kind, &card->effect[i]);
	}
}

/* Actions are numbered through, so that a byte tells which were used. */
static void number_actions(struct sts_rules *r)
{
	int bit = 1;
	for (int kind = 1; kind <= r->parts; kind++) {
		if ((r->with_action & sts_part(kind)) == 0)
			continue;
		r->action_bit[kind] = (uint8_t)bit;
		bit <<= 1;
	}
	for (int row = 1; row <= STS_PERSONA_CARDS; row++) {
		const struct sts_persona_card *card = &r->persona_card[row - 1];
		for (int i = 0; i < card->effects; i++)
			if (card->effect[i].action >= 0) {
				r->persona_action_bit[row] = (uint8_t)bit;
				bit <<= 1;
			}
	}
}

void sts_prepare(struct pl_rules *rules)
{
	struct sts_rules *r = (struct sts_rules *)rules;
	r->play = r->mode_row[r->mode - 1];
	note_parts(r);
	number_actions(r);
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		r->epoch_size = (uint8_t)(r->epoch_size + r->epoch[epoch - 1].copies);
	for (int row = 1; row <= STS_PERSONA_CARDS; row++) {
		const struct sts_persona_card *card = &r->persona_card[row - 1];
		r->level_row[card->persona][card->level] = (uint8_t)row;
	}
	r->knob[STS_KNOB_DRAW] = r->draw;
	r->knob[STS_KNOB_HAND] = r->hand;
	r->knob[STS_KNOB_PLAYS_DESIGN] = r->plays_design;
	r->knob[STS_KNOB_PLAYS_OPS] = r->plays_ops;
	r->knob[STS_KNOB_INCOME] = r->income;
	r->knob[STS_KNOB_INCOME_PCT] = 100;
	r->knob[STS_KNOB_INCOME_CAP] = r->play.steady ? r->steady_cap : INT16_MAX;
	r->knob[STS_KNOB_REVENUE_PCT] = 100;
	r->knob[STS_KNOB_RETURN] = r->give_back;
}

/* --- vetting -------------------------------------------------------------------- */

static bool fits_once(const struct sts_effect *e)
{
	switch (e->deed) {
	case STS_DO_HIT:
		return e->who != 0 && e->what != 0 && e->pick != 0 && e->act != 0 && e->n > 0;
	case STS_DO_LASTING:
		return e->who != 0 && (e->mod != 0 || (e->ward != 0 && e->from != 0)) &&
			e->per == 0 && e->if_cards_max == 0;
	case STS_DO_DIG:
		return e->what >= STS_A_FEATURE && e->what <= STS_AN_ILITY && e->n > 0;
	case STS_DO_MONEY:
		return true; /* with `on` the owner is meant */
	case STS_DO_TAX:
		return e->who != 0 && e->n >= 0;
	case STS_DO_TAKE:
	case STS_DO_SCRAP:
	case STS_DO_MEND:
		return e->who != 0 && e->n > 0;
	case STS_DO_PHASE:
	case STS_DO_TOKEN:
		return e->who != 0;
	default:
		return e->n > 0;
	}
}

/* A stat that counts itself would run in a circle. */
static bool fits_standing(const struct sts_effect *e)
{
	bool stat = e->mod >= STS_KNOB_STRENGTH && e->mod <= STS_KNOB_ENERGY;
	if (e->ward != 0)
		return e->from != 0 && e->mod == 0;
	return e->mod != 0 && !(stat && (e->per != 0 || e->if_cards_max != 0)) &&
		!(e->mod == STS_KNOB_INCOME_CAP && e->n < 0);
}

/* Nobody is asked anything out of turn. */
static bool fits_epoch(const struct sts_effect *e)
{
	switch (e->deed) {
	case STS_DO_TAKE:
	case STS_DO_DRAW:
	case STS_DO_SALVAGE:
	case STS_DO_DIG:
	case STS_DO_SHIFT:
	case STS_DO_BOOST:
		return false;
	default:
		return e->who != STS_SELF && e->who != STS_RIVAL && e->who != STS_RIVALS &&
			e->who != STS_TOP_RIVAL && e->pick != STS_CHOOSE;
	}
}

static bool effect_fits(const struct sts_effect *e, bool stays, bool epoch)
{
	if (e->action >= 0)
		return stays && e->on == 0 &&
			(e->deed == STS_DO_BOOST || e->deed == STS_DO_SALVAGE) && fits_once(e);
	if (e->on != 0)
		return stays && e->deed == STS_DO_MONEY && e->per == 0;
	if (e->deed == 0)
		return stays && fits_standing(e);
	if (e->deed == STS_DO_MONEY && e->who == 0)
		return false;
	return !stays && fits_once(e) && (!epoch || fits_epoch(e));
}

static bool effects_fit(const struct sts_effect *effect, int count, bool stays, bool epoch)
{
	for (int i = 0; i < count; i++)
		if (!effect_fits(&effect[i], stays, epoch))
			return false;
	return true;
}

static int vet_cards(const struct sts_rules *r)
{
	bool seen[STS_OPS_EFFECT + 1] = { false };
	for (int kind = 1; kind <= r->cards; kind++) {
		const struct sts_card *card = &r->card[kind - 1];
		bool stays = card->kind <= STS_ILITY;
		if ((stays && (seen[STS_DESIGN_EFFECT] || kind > STS_PARTS)) ||
		    (card->kind <= STS_DESIGN_EFFECT && (seen[STS_ATTACK] || seen[STS_OPS_EFFECT])))
			return STS_BAD_ORDER;
		seen[card->kind] = true;
		bool numbers = card->income != 0 || card->stats[0] != 0 || card->stats[1] != 0 ||
			card->stats[2] != 0;
		if ((card->kind == STS_SPEC) != (card->slot != 0) ||
		    (card->kind == STS_ILITY && card->income != 0) || (!stays && numbers))
			return STS_BAD_CARD;
		if ((!stays && card->effects == 0) ||
		    !effects_fit(card->effect, card->effects, stays, false))
			return STS_BAD_EFFECT;
	}
	return 0;
}

static int vet_epochs(const struct sts_rules *r)
{
	for (int epoch = 1; epoch <= r->epochs; epoch++) {
		const struct sts_epoch *card = &r->epoch[epoch - 1];
		int pay = card->tier[0].pay, bonus = card->tier[1].pay;
		if (card->kind == STS_CONTRACT
		            ? pay == 0 || (bonus != 0 && bonus <= pay) || card->effects != 0
		            : pay != 0 || bonus != 0)
			return STS_BAD_EPOCH;
		if (!effects_fit(card->effect, card->effects, card->kind == STS_CONTEXT, true))
			return STS_BAD_EFFECT;
		for (int i = 0; i < card->effects && card->kind == STS_CONTEXT; i++)
			if (card->effect[i].deed != 0 || card->effect[i].ward != 0)
				return STS_BAD_EFFECT;
	}
	return 0;
}

static int vet_personas(const struct sts_rules *r)
{
	for (int persona = 1; persona <= STS_PERSONAS; persona++)
		for (int level = 1; level <= STS_LEVELS; level++)
			if (r->level_row[persona][level] == 0)
				return STS_BAD_PERSONA;
	for (int row = 1; row <= STS_PERSONA_CARDS; row++) {
		const struct sts_persona_card *card = &r->persona_card[row - 1];
		if ((card->level == 1) != (card->unlock == 0 && card->cards_max == 0))
			return STS_BAD_PERSONA;
		if (!effects_fit(card->effect, card->effects, true, false))
			return STS_BAD_EFFECT;
	}
	return 0;
}

/* A byte numbers the cards and the actions. */
static int vet_counts(const struct sts_rules *r)
{
	int size[STS_DECKS] = { 0, 0 }, epochs = 0, actions = 0;
	for (int kind = 1; kind <= r->cards; kind++)
		size[sts_deck_of(r, kind)] += r->card[kind - 1].copies;
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		epochs += r->epoch[epoch - 1].copies;
	for (int kind = 1; kind <= r->parts; kind++)
		actions += (r->with_action & sts_part(kind)) != 0;
	for (int row = 1; row <= STS_PERSONA_CARDS; row++)
		actions += r->persona_action_bit[row] != 0;
	if (size[0] < 20 || size[1] < 20 || size[0] > 250 || size[1] > 250 || epochs < 6 ||
	    epochs > 250)
		return STS_BAD_COUNTS;
	return actions > 8 ? STS_BAD_EFFECT : 0;
}

int sts_vet(const struct pl_rules *rules, int seats)
{
	const struct sts_rules *r = sts_numbers(rules);
	if (seats < r->play.least_seats || seats > r->play.most_seats ||
	    (r->play.master && seats < 2))
		return STS_BAD_SEATS;
	int why = vet_cards(r);
	if (why == 0)
		why = vet_epochs(r);
	if (why == 0)
		why = vet_personas(r);
	return why != 0 ? why : vet_counts(r);
}
