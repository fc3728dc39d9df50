/* prepare.c - what follows from the data. Whether it can be played is in vet.c. */
#include "games/space-tug-skirmish/space_tug.h"

/* --- working out ------------------------------------------------------------- */

static void note_effect(struct sts_rules *r, int kind, const struct sts_effect *e)
{
	uint64_t bit = sts_part(kind);
	if (e->action >= 0)
		r->with_action |= bit;
	else if (e->on != 0)
		r->with_trigger |= bit;
	else if (e->ward != 0)
		r->with_ward |= bit;
	else
		r->of_knob[e->mod] |= bit;
}

static void put_in(struct sts_titles *titles, int kind)
{
	titles->word[(kind - 1) / 64] |= (uint64_t)1 << ((kind - 1) % 64);
}

static void note_title(struct sts_rules *r, int kind)
{
	static const uint8_t knob_of[] = { /* by enum sts_kind */
		                           0,
		                           STS_KNOB_COST_FEATURE,
		                           STS_KNOB_COST_SPEC,
		                           STS_KNOB_COST_ILITY,
		                           0,
		                           STS_KNOB_COST_ATTACK,
		                           0
	};
	const struct sts_card *card = &r->card[kind - 1];
	int deck = card->kind <= STS_DESIGN_EFFECT ? STS_DESIGN_DECK : STS_OPS_DECK;
	r->deck_size[deck] = (uint8_t)(r->deck_size[deck] + card->copies);
	put_in(&r->of_deck[deck], kind);
	r->price_knob[kind] = knob_of[card->kind];
	for (int i = 0; i < card->effects; i++)
		if (card->kind > STS_ILITY && card->effect[i].deed == STS_DO_SALVAGE)
			put_in(&r->fetching, kind);
}

static void note_parts(struct sts_rules *r)
{
	for (int kind = 1; kind <= r->cards; kind++) {
		const struct sts_card *card = &r->card[kind - 1];
		if (card->kind <= STS_DESIGN_EFFECT)
			r->designs = (uint8_t)kind;
		note_title(r, kind);
		if (card->kind > STS_ILITY || kind > STS_PARTS)
			continue;
		r->parts = (uint8_t)kind;
		r->of_kind[card->kind] |= sts_part(kind);
		r->of_slot[card->slot] |= sts_part(kind);
		for (int i = 0; i < card->effects; i++)
			note_effect(r, kind, &card->effect[i]);
	}
}

/* Actions are numbered through, so that bits tell which were used. */
static void number_actions(struct sts_rules *r)
{
	unsigned bit = 1;
	for (int kind = 1; kind <= r->parts; kind++) {
		if ((r->with_action & sts_part(kind)) == 0)
			continue;
		r->action_bit[kind] = (uint16_t)bit;
		bit <<= 1;
	}
	for (int row = 1; row <= r->persona_card_rows; row++) {
		const struct sts_persona_card *card = &r->persona_card[row - 1];
		for (int i = 0; i < card->effects; i++)
			if (card->effect[i].action >= 0) {
				r->persona_action_bit[row] = (uint16_t)bit;
				bit <<= 1;
			}
	}
}

/* What only its owner can do is for its owner, whether the data says so or not. And what
 * Contracts ask may hang on what changes all the time. */
static void note_part(struct sts_rules *r, struct sts_effect *e)
{
	r->restless |= e->mod == STS_KNOB_NEED && sts_counts(e);
	bool own = e->deed == STS_DO_DRAW || e->deed == STS_DO_SALVAGE || e->deed == STS_DO_DIG ||
		e->deed == STS_DO_BOOST || e->deed == STS_DO_SHIFT;
	bool held = e->deed != 0 && (e->on != 0 || e->action >= 0);
	if (e->who == 0 && (own || held))
		e->who = STS_SELF;
}

static void note_effects(struct sts_rules *r)
{
	for (int i = 0; i < STS_EFFECTS; i++) {
		for (int kind = 0; kind < r->cards; kind++)
			note_part(r, &r->card[kind].effect[i]);
		for (int epoch = 0; epoch < r->epochs; epoch++)
			note_part(r, &r->epoch[epoch].effect[i]);
		for (int row = 0; row < r->persona_card_rows; row++)
			note_part(r, &r->persona_card[row].effect[i]);
	}
}

/* Contexts that ward something off, and Contracts that ask for other than cards and
 * stats; few do. */
static void note_epoch(struct sts_rules *r, int epoch)
{
	const struct sts_epoch *card = &r->epoch[epoch - 1];
	r->restless |= card->tier[0].also > STS_COUNT_STATS || card->tier[1].also > STS_COUNT_STATS;
	for (int i = 0; i < card->effects; i++)
		r->wards[epoch] |= card->kind == STS_CONTEXT && card->effect[i].ward != 0;
}

static void start_knobs(struct sts_rules *r)
{
	int16_t *knob = r->start.knob;
	knob[STS_KNOB_DRAW] = r->draw;
	knob[STS_KNOB_HAND] = r->hand;
	knob[STS_KNOB_PLAYS_DESIGN] = r->plays_design;
	knob[STS_KNOB_PLAYS_OPS] = r->plays_ops;
	knob[STS_KNOB_INCOME] = r->income;
	knob[STS_KNOB_INCOME_PCT] = 100;
	knob[STS_KNOB_INCOME_CAP] = r->steady ? r->steady_cap : INT16_MAX;
	knob[STS_KNOB_REVENUE_PCT] = 100;
	knob[STS_KNOB_RETURN] = r->give_back;
}

/* Contexts alone stand; other Epoch cards act. */
static void note_sources(struct sts_rules *r)
{
	for (int kind = 1; kind <= r->parts; kind++)
		sts_note_source(r, kind);
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		if (r->epoch[epoch - 1].kind == STS_CONTEXT)
			sts_note_source(r, STS_SOURCE_EPOCH + epoch);
	for (int row = 1; row <= r->persona_card_rows; row++)
		sts_note_source(r, STS_SOURCE_PERSONA + row);
}

void sts_prepare(struct pl_rules *rules)
{
	struct sts_rules *r = (struct sts_rules *)rules;
	note_effects(r);
	note_parts(r);
	number_actions(r);
	for (int epoch = 1; epoch <= r->epochs; epoch++) {
		r->epoch_size = (uint8_t)(r->epoch_size + r->epoch[epoch - 1].copies);
		note_epoch(r, epoch);
	}
	for (int row = 1; row <= r->persona_card_rows; row++) {
		const struct sts_persona_card *card = &r->persona_card[row - 1];
		r->level_row[card->persona][card->level] = (uint8_t)row;
	}
	r->watchful = r->restless || r->personas != STS_PERSONAS_OFF;
	start_knobs(r);
	note_sources(r);
	sts_note_uses(r);
}
