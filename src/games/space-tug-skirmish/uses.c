/* uses.c - what follows from the data for a judge alone: what each card in a hand is good
 * for, what share of the Contracts a tug could take, which Disturbances are to be feared. */
#include "games/space-tug-skirmish/space_tug.h"

static void add_use(uint8_t *use, int n)
{
	*use = (uint8_t)pl_most(0, pl_least(*use + n, 63)); /* a hand of them fits a byte */
}

static void note_lasting(const struct sts_effect *e, uint8_t use[STS_USES])
{
	if (e->ward != 0)
		add_use(&use[STS_USE_WARD], 1);
	else if (e->mod == STS_KNOB_INCOME_PCT || e->mod == STS_KNOB_INCOME)
		add_use(&use[e->n > 0 ? STS_USE_OVERTIME : STS_USE_AUDIT], 1);
	else if (e->mod == STS_KNOB_PLAYS_DESIGN || e->mod == STS_KNOB_PLAYS_OPS)
		add_use(&use[STS_USE_PLAYS], e->n);
	else if (e->mod >= STS_KNOB_STRENGTH && e->mod <= STS_KNOB_ENERGY)
		add_use(&use[STS_USE_STRENGTH + e->mod - STS_KNOB_STRENGTH], e->n);
}

/* What an effect that is paid by what one has at the time is likely to bring. */
enum { LIKELY_COUNT = 3 };

static void note_effect(const struct sts_effect *e, uint8_t use[STS_USES])
{
	static const uint8_t use_of[] = { /* by enum sts_deed; STS_USES: told apart below */
		                          STS_USES,        STS_USE_MONEY,   STS_USES, STS_USE_TAKE,
		                          STS_USE_DRAW,    STS_USES,        STS_USES, STS_USE_MEND,
		                          STS_USE_SALVAGE, STS_USE_SALVAGE, STS_USES, STS_USE_SHIFT,
		                          STS_USES,        STS_USES,        STS_USES, STS_USES
	};
	if (e->deed == STS_DO_MONEY && e->who != STS_SELF)
		return;
	if (use_of[e->deed] != STS_USES)
		add_use(&use[use_of[e->deed]], e->per != 0 ? e->n * LIKELY_COUNT : e->n);
	else if (e->deed == STS_DO_HIT)
		add_use(&use[e->act == STS_DESTROY ? STS_USE_DESTROY : STS_USE_DISABLE], e->n);
	else if (e->deed == STS_DO_PHASE)
		add_use(&use[e->who == STS_SELF ? STS_USE_REDESIGN : STS_USE_RECALL], 1);
	else if (e->deed == STS_DO_LASTING)
		note_lasting(e, use);
}

static void note_card(struct sts_rules *r, int kind)
{
	const struct sts_card *card = &r->card[kind - 1];
	uint8_t *use = r->use[kind];
	if (card->kind <= STS_ILITY) {
		use[STS_USE_FEATURE + card->kind - STS_FEATURE] = 1;
		use[STS_USE_INCOME] = (uint8_t)pl_least(card->income, 63);
		use[STS_USE_COST] = (uint8_t)pl_least(card->cost, 63);
		return;
	}
	for (int i = 0; i < card->effects; i++)
		note_effect(&card->effect[i], use);
}

static bool reaches(const struct sts_tier *tier, const int stat[STS_STATS])
{
	return tier->pay != 0 && tier->also == 0 && stat[0] >= tier->need[0] &&
		stat[1] >= tier->need[1] && stat[2] >= tier->need[2];
}

/* Paid to a tug with these stats, of all Contracts; and what all of them could pay. */
static int paid_for(const struct sts_rules *r, const int stat[STS_STATS], int *all)
{
	int paid = 0;
	*all = 0;
	for (int i = 0; i < r->epochs; i++) {
		const struct sts_epoch *epoch = &r->epoch[i];
		if (epoch->kind != STS_CONTRACT)
			continue;
		bool bonus = reaches(&epoch->tier[1], stat), plain = reaches(&epoch->tier[0], stat);
		int best = pl_most(epoch->tier[0].pay, epoch->tier[1].pay);
		paid += epoch->copies *
			(bonus           ? epoch->tier[1].pay
		                 : plain ? epoch->tier[0].pay
		                         : 0);
		*all += epoch->copies * best;
	}
	return paid;
}

static void note_contracts(struct sts_rules *r)
{
	for (int i = 0; i < STS_REACHED * STS_REACHED * STS_REACHED; i++) {
		int stat[STS_STATS] = { i / STS_REACHED / STS_REACHED,
			                i / STS_REACHED % STS_REACHED, i % STS_REACHED };
		int all, paid = paid_for(r, stat, &all);
		r->reached[stat[0]][stat[1]][stat[2]] = (uint8_t)(paid * 127 / pl_most(all, 1));
	}
}

static void note_disturbances(struct sts_rules *r)
{
	r->groundings = r->harmful = 0;
	for (int epoch = 1; epoch <= r->epochs; epoch++) {
		const struct sts_epoch *card = &r->epoch[epoch - 1];
		if (card->kind != STS_DISTURBANCE || card->tone >= 0)
			continue;
		r->harm[r->harmful++] = (uint8_t)epoch;
		for (int i = 0; i < card->effects; i++)
			if (card->effect[i].deed == STS_DO_PHASE) {
				r->grounding[r->groundings++] = (uint8_t)epoch;
				break;
			}
	}
}

void sts_note_uses(struct sts_rules *r)
{
	for (int kind = 1; kind <= r->cards; kind++)
		note_card(r, kind);
	note_contracts(r);
	note_disturbances(r);
}
