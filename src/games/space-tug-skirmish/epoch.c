/* epoch.c - the world outside: Epoch Shifts, Contracts being met, and Personas
 * reaching their levels. */
#include "games/space-tug-skirmish/space_tug.h"

/* --- the Epoch deck --------------------------------------------------------------- */

/* The Epoch discards are all that is neither in the deck nor on the field nor
 * in the Master's hand. */
int sts_epoch_discards(const struct sts_rules *r, const struct sts_state *s, int epoch)
{
	int cards = r->epoch[epoch - 1].copies - s->epoch[epoch] - (s->context == epoch);
	for (int i = 0; i < STS_CONTRACTS; i++)
		cards -= s->contract[i] == epoch;
	for (int i = 0; i < STS_OFFER; i++)
		cards -= s->offer[i] == epoch;
	return cards;
}

/* STS-047, STS-048, STS-C34: before fewer are left than are wanted. Returns how many
 * there are then, so that nobody counts twice. */
static int refill(struct sts_table *t, int wanted)
{
	struct sts_state *s = t->s;
	int left = sts_cards_in(s->epoch, t->r->epochs);
	if (left >= wanted)
		return left;
	for (int epoch = 1; epoch <= t->r->epochs; epoch++) {
		int discards = sts_epoch_discards(t->r, s, epoch);
		s->epoch[epoch] = (uint8_t)(s->epoch[epoch] + discards);
		left += discards;
	}
	sts_say(t, STS_DID_RESHUFFLE, s->turn, 1 + STS_DECKS, 0, 0, 0);
	return left;
}

/* One of so many that are left. */
static int top_card(struct sts_table *t, int left)
{
	uint8_t *deck = t->s->epoch;
	int epoch = sts_title_at(deck, 1, (int)pl_draw(&t->s->base.chance, (uint32_t)left));
	deck[epoch]--;
	pl_reveal(t->events);
	return epoch;
}

/* --- the Shift ----------------------------------------------------------------------- */

/* STS-081: the oldest goes before anybody can meet the new one. */
static void open_contract(struct sts_table *t, int epoch)
{
	struct sts_state *s = t->s;
	int at = 0;
	while (at < t->r->contracts_active && s->contract[at] != 0)
		at++;
	if (at == t->r->contracts_active) {
		sts_say(t, STS_DID_EXPIRE, s->turn, s->contract[0], 0, 0, 0);
		for (at = 0; at + 1 < t->r->contracts_active; at++)
			s->contract[at] = s->contract[at + 1];
	}
	s->contract[at] = (uint8_t)epoch;
}

void sts_play_epoch(struct sts_table *t, int epoch, bool by_effect)
{
	struct sts_state *s = t->s;
	const struct sts_epoch *card = &t->r->epoch[epoch - 1];
	sts_say(t, STS_DID_SHIFT, s->turn, epoch, by_effect, 0, 0);
	t->stirred = true;
	if (card->kind == STS_CONTRACT) {
		open_contract(t, epoch);
	} else if (card->kind == STS_CONTEXT) { /* STS-092 */
		if (s->context != 0)
			sts_say(t, STS_DID_CONTEXT_END, s->turn, s->context, 0, 0, 0);
		s->context = (uint8_t)epoch;
	} else {
		sts_begin(t, STS_STRUCK, STS_SOURCE_EPOCH + epoch, 0, false);
	}
}

/* STS-113: some for the Master to choose from, unseen by the others. */
static void offer(struct sts_table *t)
{
	struct sts_state *s = t->s;
	int master = sts_designers(t->r, s), wanted = t->r->master_draws;
	int left = refill(t, wanted);
	for (int i = 0; i < wanted; i++) {
		int epoch = top_card(t, left - i), at = i;
		for (; at > 0 && s->offer[at - 1] > epoch; at--)
			s->offer[at] = s->offer[at - 1];
		s->offer[at] = (uint8_t)epoch;
	}
	struct pl_event event = { STS_DID_OFFER,
		                  (uint8_t)master,
		                  pl_bit(master),
		                  { (uint8_t)wanted },
		                  { s->offer[0], s->offer[1], s->offer[2] } };
	pl_emit(t->events, event);
	s->base.phase = STS_MASTERING;
	pl_ask(&s->base, master);
}

void sts_shift(struct sts_table *t, bool by_effect)
{
	if (t->r->master && !by_effect) {
		offer(t);
		return;
	}
	sts_play_epoch(t, top_card(t, refill(t, 1)), by_effect);
}

void sts_master_plays(struct sts_table *t, int epoch)
{
	struct sts_state *s = t->s;
	bool played = false;
	pl_reveal(t->events);
	for (int i = 0; i < STS_OFFER; i++) {
		int drawn = s->offer[i];
		s->offer[i] = 0;
		if (drawn != 0 && (drawn != epoch || played))
			sts_say(t, STS_DID_SPURN, sts_designers(t->r, s), drawn, 0, 0, 0);
		played = played || drawn == epoch;
	}
	sts_play_epoch(t, epoch, false);
}

/* --- Contracts ------------------------------------------------------------------------- */

/* A tier counts for more than any sum of stats, which may be below zero. */
enum { CLAIM_TIER = 100000, CLAIM_STATS = 50000 };

/* How good a claim to the Contract is: STS-087, STS-088. 0: none. */
static int claim(const struct sts_rules *r, const struct sts_state *s, int seat, int epoch,
                 const struct sts_figures *f)
{
	if (!s->player[seat].ops)
		return 0;
	int tier = sts_meets(r, &s->player[seat], f, epoch);
	return tier == 0 ? 0 : tier * CLAIM_TIER + CLAIM_STATS + sts_total(f);
}

/* STS-089, STS-C06: an equal part of what the Contract would pay this player. */
static void reward(struct sts_table *t, int seat, int epoch, int tier, int sharers)
{
	struct sts_player *p = &t->s->player[seat];
	struct sts_figures f;
	sts_figure(t->r, t->s, seat, &f);
	int pay = (sts_contract_pay(t->r, &f, epoch, tier) + sharers - 1) / sharers;
	p->funds = (uint16_t)pl_least(p->funds + pay, STS_MOST_FUNDS);
	p->contracts = (uint8_t)pl_least(p->contracts + 1, 255);
	sts_say_money(t, STS_DID_CONTRACT, seat, epoch, pay, tier - 1, sharers);
	sts_reach(t, seat);
	sts_trigger(t, seat, STS_ON_CONTRACT);
	sts_do_reward(t, seat, epoch);
}

/* STS-090: who met it and neither took nor shared it. */
static void console(struct sts_table *t, int seat, int epoch)
{
	struct sts_player *p = &t->s->player[seat];
	struct sts_figures f;
	sts_figure(t->r, t->s, seat, &f);
	int pay = sts_revenue(&f, t->r->consolation);
	p->funds = (uint16_t)pl_least(p->funds + pay, STS_MOST_FUNDS);
	sts_say_money(t, STS_DID_CONSOLE, seat, epoch, pay, 0, 0);
	sts_reach(t, seat);
}

/* STS-085 to STS-090. */
static bool settle_contract(struct sts_table *t, int at, const struct sts_figures f[STS_SEATS])
{
	struct sts_state *s = t->s;
	int epoch = s->contract[at], designers = sts_designers(t->r, s);
	int claims[STS_SEATS], best = 0, sharers = 0;
	for (int seat = 0; seat < designers; seat++) {
		claims[seat] = claim(t->r, s, seat, epoch, &f[seat]);
		best = pl_most(best, claims[seat]);
	}
	if (best == 0)
		return false;
	for (int seat = 0; seat < designers; seat++)
		sharers += claims[seat] == best;
	for (int i = at; i < STS_CONTRACTS; i++)
		s->contract[i] = i + 1 < STS_CONTRACTS ? s->contract[i + 1] : 0;
	int tier = best / CLAIM_TIER;
	for (int i = 0; i < designers; i++) {
		int seat = sts_seat_after(s->holder, i, designers);
		if (claims[seat] == best)
			reward(t, seat, epoch, tier, sharers);
		else if (claims[seat] > 0)
			console(t, seat, epoch);
	}
	return true;
}

/* STS-C04: the oldest of those that are met now. What it brings may open a level, and
 * that counts for the next (STS-104). */
static bool settle_oldest(struct sts_table *t)
{
	struct sts_figures f[STS_SEATS];
	bool orbiting = false;
	if (t->s->contract[0] == 0)
		return false;
	for (int seat = 0; seat < sts_designers(t->r, t->s); seat++) {
		if (!t->s->player[seat].ops)
			continue;
		sts_figure(t->r, t->s, seat, &f[seat]);
		orbiting = true;
	}
	for (int at = 0; orbiting && at < STS_CONTRACTS && t->s->contract[at] != 0; at++)
		if (settle_contract(t, at, f))
			return true;
	return false;
}

/* --- Personas ----------------------------------------------------------------------------- */

static bool reaches(const struct sts_rules *r, const struct sts_state *s, int seat, int row)
{
	const struct sts_persona_card *card = &r->persona_card[row - 1];
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	if (card->cards_max != 0 &&
	    sts_count(r, &s->player[seat], &f, STS_COUNT_CARDS) > card->cards_max)
		return false;
	return card->unlock == 0 ||
		sts_count(r, &s->player[seat], &f, card->unlock) >= card->unlock_n;
}

bool sts_could_reach(const struct sts_rules *r, const struct sts_state *s, int seat)
{
	const struct sts_player *p = &s->player[seat];
	return p->persona != 0 && p->level < STS_LEVELS &&
		reaches(r, s, seat, r->level_row[p->persona][p->level + 1]);
}

/* STS-104, STS-105: at any time, one after the other. A level changes figures, so that
 * Contracts are looked at again. */
void sts_reach(struct sts_table *t, int seat)
{
	struct sts_player *p = &t->s->player[seat];
	while (sts_could_reach(t->r, t->s, seat)) {
		int row = t->r->level_row[p->persona][++p->level];
		t->stirred = true;
		sts_say(t, STS_DID_LEVEL, seat, row, 0, 0, 0);
	}
}

void sts_settle(struct sts_table *t)
{
	int people = t->r->personas != STS_PERSONAS_OFF ? sts_designers(t->r, t->s) : 0;
	t->stirred = t->stirred || t->r->restless;
	for (int seat = 0; seat < people; seat++)
		sts_reach(t, seat);
	while (t->stirred) {
		t->stirred = settle_oldest(t);
		for (int seat = 0; seat < people; seat++)
			sts_reach(t, seat);
	}
}
