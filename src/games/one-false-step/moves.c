/* moves.c - what may be done. Lists stay short where check() allows more: bids a
 * few steps above the standing one, one counter or all of a card, a few offers on
 * the days when Food and Gold are spent. */
#include "games/one-false-step/one-false-step.h"

/* Steps above the standing bid that are listed. */
enum { OPENING_STEPS = 6, BUTTON_STEPS = 8 };

struct list {
	struct pl_move *out;
	int count;
	uint8_t seat;
};

static void add(struct list *list, int verb, int a, int b, int c, int d)
{
	pl_put_move(&list->out[list->count++], verb, list->seat, a, b, c, d, 0);
}

/* The same for what may be or not: written all the same, and counted if it may be. Where
 * that is a matter of chance, a processor need not guess. */
static void add_if(struct list *list, bool may, int verb, int a, int b)
{
	pl_put_move(&list->out[list->count], verb, list->seat, a, b, 0, 0, 0);
	list->count += may;
}

/* --- trading ------------------------------------------------------------------------ */

static void list_bank(const struct ofs_rules *r, const struct ofs_player *p, struct list *list)
{
	add_if(list, p->food >= r->bank_rate, OFS_EXCHANGE, OFS_FOOD, 1);
	add_if(list, p->gold >= r->bank_rate, OFS_EXCHANGE, OFS_GOLD, 1);
}

/* Which of the listed offers a player has made today, by seat + 1 of whom they were made to. */
static void mark_made(const struct ofs_rules *r, const struct ofs_player *p,
                      uint8_t made[PL_SEATS + 1])
{
	for (int i = 0; i < p->offers; i++) {
		const struct ofs_offer *offer = &p->made[i];
		if (offer->give <= OFS_ENOUGH && offer->take <= OFS_ENOUGH)
			made[offer->to] |= r->rate[offer->gives][offer->give][offer->take];
	}
}

/* Each row is written whether it may be or not, over the one before that may not:
 * which may is what a processor cannot foretell. */
static void list_offers(const struct ofs_rules *r, const struct ofs_state *s, struct list *list)
{
	const struct ofs_player *p = &s->player[list->seat];
	unsigned gives = r->gives[0][pl_least(p->food, OFS_ENOUGH)] |
		r->gives[1][pl_least(p->gold, OFS_ENOUGH)];
	uint8_t made[PL_SEATS + 1] = { 0 };
	if (p->offers >= r->offers_a_day || gives == 0)
		return;
	mark_made(r, p, made);
	struct pl_move *at = list->out + list->count;
	for (int other = 0; other < s->base.seats; other++) {
		if (other == list->seat)
			continue;
		const struct ofs_player *q = &s->player[other];
		const struct pl_move *rows = r->offer[list->seat][other];
		unsigned takes = r->takes[0][pl_least(q->food, OFS_ENOUGH)] |
			r->takes[1][pl_least(q->gold, OFS_ENOUGH)];
		unsigned may = gives & takes & ~(unsigned)made[other + 1];
		for (int i = 0; i < OFS_RATES; i++) {
			*at = rows[i];
			at += (may >> i) & 1;
		}
	}
	list->count = (int)(at - list->out);
}

/* --- auctions ------------------------------------------------------------------------- */

static void list_opening(const struct ofs_rules *r, const struct ofs_state *s, struct list *list)
{
	int red = s->player[list->seat].red;
	for (int city = 1; city <= r->cities; city++) {
		const struct ofs_town *town = &s->town[city];
		if (town->where != OFS_SEAT)
			continue;
		for (int bid = town->chips + 1; bid <= town->chips + OPENING_STEPS && bid <= red;
		     bid++)
			add(list, OFS_BID_ON, city, bid, 0, 0);
	}
}

static void list_bids(const struct ofs_rules *r, const struct ofs_state *s, struct list *list)
{
	int least = pl_most(s->bid + 1, r->minimum_bid), most = ofs_purse(s, list->seat);
	if (s->base.phase == OFS_BUTTON)
		most = pl_least(most, s->bid + BUTTON_STEPS);
	for (int bid = least; bid <= most; bid++)
		add(list, OFS_BID, bid, 0, 0, 0);
	add(list, OFS_PASS, 0, 0, 0, 0);
}

/* With as few red chips as can be, in every mix of the others; and all in red. */
static void list_payments(const struct ofs_state *s, struct list *list)
{
	const struct ofs_player *p = &s->player[list->seat];
	int red = pl_most(0, s->bid - p->food - p->gold), rest = s->bid - red;
	for (int food = pl_most(0, rest - p->gold); food <= rest && food <= p->food; food++)
		add(list, OFS_PAY, red, food, rest - food, 0);
	if (red < s->bid && p->red >= s->bid)
		add(list, OFS_PAY, s->bid, 0, 0, 0);
}

static void list_hands(const struct ofs_state *s, struct list *list)
{
	for (int seat = 0; seat < s->base.seats; seat++)
		add(list, OFS_HAND, seat + 1, 0, 0, 0);
}

/* --- Monday ---------------------------------------------------------------------------- */

/* One counter, and all of them if there are more. */
static void list_counters(struct list *list, int verb, int city, int most, int to)
{
	if (most >= 1)
		add(list, verb, city, 1, to, 0);
	if (most >= 2)
		add(list, verb, city, most, to, 0);
}

static void list_claims(struct list *list, int verb, int city, uint64_t claims)
{
	for (; claims != 0; claims &= claims - 1)
		add(list, verb, city, pl_lowest(claims) + 1, 0, 0);
}

static void list_placements(const struct ofs_rules *r, const struct ofs_state *s, struct list *list)
{
	const struct ofs_player *p = &s->player[list->seat];
	uint64_t taken = ofs_taken(s);
	for (uint64_t left = p->cities; left != 0; left &= left - 1) {
		int city = pl_lowest(left), counters = s->town[city].middle;
		if (counters == 0)
			continue;
		uint64_t reach = ofs_reach(r, s, list->seat, city);
		list_claims(list, OFS_STAKE, city, reach & ~taken);
		list_claims(list, OFS_JUMP, city, reach & taken & ~p->claims);
		int room = r->cap[city] - s->town[city].pile;
		list_counters(list, OFS_STRENGTHEN, city, pl_least(counters, room), 0);
		list_counters(list, OFS_BOARD, city, counters, 0);
		for (uint64_t to = r->trains ? p->cities : 0; to != 0; to &= to - 1)
			list_counters(list, OFS_TRAIN, city, counters, pl_lowest(to));
	}
}

/* --- Wednesday and Thursday --------------------------------------------------------------- */

static void list_feeding(const struct ofs_rules *r, const struct ofs_state *s, struct list *list)
{
	const struct ofs_player *p = &s->player[list->seat];
	if (p->food >= ofs_upkeep(r, s, list->seat))
		add(list, OFS_FEED, 0, 0, 0, 0);
	for (uint64_t left = p->cities; left != 0; left &= left - 1)
		add(list, OFS_STARVE, pl_lowest(left), 0, 0, 0);
}

static void list_rockets(const struct ofs_rules *r, const struct ofs_state *s, struct list *list)
{
	const struct ofs_player *p = &s->player[list->seat];
	for (int system = 1; system <= OFS_SYSTEMS; system++) {
		bool lower = p->level[system - 1] < r->levels;
		add_if(list, lower & (p->gold >= ofs_next_price(r, p, system)), OFS_RAISE, system,
		       0);
	}
	add_if(list, p->food >= r->shot_food, OFS_SHOOT, 0, 0);
	add(list, OFS_DONE, 0, 0, 0, 0);
}

int ofs_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES])
{
	const struct ofs_rules *r = ofs_numbers(rules);
	const struct ofs_state *s = ofs_position(view);
	struct list list = { out, 0, (uint8_t)seat };
	if (!pl_is_pending(view, seat))
		return 0;
	switch (view->phase) {
	case OFS_OPENING:
		list_opening(r, s, &list);
		break;
	case OFS_PLACING:
		list_placements(r, s, &list);
		break;
	case OFS_FEEDING:
		list_feeding(r, s, &list);
		break;
	case OFS_LAUNCHING:
		list_rockets(r, s, &list);
		break;
	case OFS_PAYING:
		list_payments(s, &list);
		break;
	case OFS_HANDING:
		list_hands(s, &list);
		break;
	case OFS_ANSWERING:
		add(&list, OFS_ACCEPT, 0, 0, 0, 0);
		add(&list, OFS_DECLINE, 0, 0, 0, 0);
		break;
	default:
		list_bids(r, s, &list);
		break;
	}
	if (view->phase == OFS_FEEDING || view->phase == OFS_LAUNCHING)
		list_offers(r, s, &list);
	if (ofs_may_trade(view->phase))
		list_bank(r, &s->player[seat], &list);
	return list.count;
}
