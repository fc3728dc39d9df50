/* moves.c - what may be done: the list of a seat's moves. It reads only what
 * that seat's view holds. */
#include "games/traders/traders.h"

struct list {
	struct pl_move *end;
	uint8_t seat;
};

static inline void add(struct list *list, int verb, int a, int b, int c, int d, int e)
{
	pl_put_move(list->end++, verb, list->seat, a, b, c, d, e);
}

static void add_plain(struct list *list, int verb)
{
	add(list, verb, 0, 0, 0, 0, 0);
}

/* --- what is possible ---------------------------------------------------- */

unsigned trd_assignable(const struct trd_rules *r, const struct trd_state *s, int planet)
{
	int found = 0, to_come = 0;
	unsigned masks = 0;
	for (int other = TRD_GOBI; other <= TRD_PLANETS; other++) {
		if (other < planet)
			found |= s->makes[other];
		else if (other > planet)
			to_come += r->planet[other - 1].kinds;
	}
	for (int mask = 1; mask < 8; mask++) {
		int missing = 7 & ~(found | mask);
		if (trd_kinds_fit(r, planet, mask) && trd_count_bits((unsigned)missing) <= to_come)
			masks |= 1u << mask;
	}
	return masks;
}

int trd_why_not_build(const struct trd_rules *r, const struct trd_state *s, int seat, int hex)
{
	const struct trd_player *p = &s->player[seat];
	if (hex >= TRD_FIRST_DOCK)
		return TRD_NO_SPOT;
	uint32_t stations = 0;
	for (int other = 0; other < s->base.seats; other++)
		stations |= s->player[other].stations;
	if ((stations >> hex) & 1)
		return TRD_SPOT_TAKEN;
	if (trd_stations_at(p, trd_place_of(hex)) >= r->stations_each)
		return TRD_TWO_ALREADY;
	if (p->money >= trd_build_cost(r, p, hex))
		return 0;
	return trd_stations_at(p, trd_place_of(hex)) > 0 ? TRD_NO_MONEY_FOR_SECOND
							 : TRD_NO_MONEY_TO_BUILD;
}

unsigned trd_transfers(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	const struct trd_player *p = &s->player[seat];
	int place = trd_docked_at(p);
	if (place == 0)
		return 0;
	bool room = trd_cargo(p) < r->cargo;
	unsigned can = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		can |= (unsigned)(room & (p->goods[place][good] > 0)) << (good - 1);
		can |= (unsigned)(p->goods[TRD_SHIP][good] > 0) << (good + 2);
	}
	unsigned moved = s->moved;
	return can & ~(moved >> 3 | moved << 3); /* TRD-C36 */
}

/* The spots of those planets on which this player could pay for one station
 * more. */
static uint32_t affordable(const struct trd_rules *r, const struct trd_player *p)
{
	if (p->stations == 0)
		return p->money >= r->station_first ? ~0u : 0;
	uint32_t settled = 0, twice = 0;
	for (uint32_t left = p->stations; left != 0; left &= left - 1) {
		uint32_t ring = trd_spots_of(trd_place_of(pl_lowest(left)));
		twice |= settled & ring;
		settled |= ring;
	}
	uint32_t spots = p->money >= r->station_new ? ~settled : 0;
	if (r->stations_each > 1 && p->money >= r->station_second)
		spots |= settled & ~twice;
	return spots;
}

/* TRD-C04: the whole allowance, or less to dock: at Earth, at an own station,
 * or on a free spot to build there. */
struct trd_hexes trd_destinations(const struct trd_rules *r, const struct trd_state *s)
{
	const struct trd_player *p = &s->player[s->turn];
	struct trd_hexes within = r->within[p->ship][s->allowance];
	struct trd_hexes to = r->exactly[p->ship][s->allowance];
	uint64_t docks = r->docks.low | p->stations | (affordable(r, p) & 0x7ffffffeu);
	to.low |= within.low & docks;
	uint32_t stations = 0;
	for (int seat = 0; seat < s->base.seats; seat++) {
		trd_drop_hex(&to, s->player[seat].ship); /* TRD-056 */
		stations |= s->player[seat].stations;
	}
	to.low &= ~(uint64_t)(stations & ~p->stations); /* TRD-057 */
	return to;
}

/* --- lists by phase ------------------------------------------------------ */

static void list_companies(const struct trd_state *s, struct list *list)
{
	unsigned taken = 0;
	for (int seat = 0; seat < s->base.seats; seat++)
		taken |= 1u << s->player[seat].company;
	for (int company = 1; company <= TRD_COMPANIES; company++)
		if (!((taken >> company) & 1))
			add(list, TRD_TAKE, company, 0, 0, 0, 0);
}

static void list_assignments(const struct trd_rules *r, const struct trd_state *s,
                             struct list *list)
{
	unsigned masks = trd_assignable(r, s, s->planet);
	for (int mask = 1; mask < 8; mask++)
		if ((masks >> mask) & 1)
			add(list, TRD_ASSIGN, s->planet, mask, 0, 0, 0);
}

/* TRD-043: this many of the planet's first good, the rest of its second. */
static void list_makes(const struct trd_state *s, struct list *list)
{
	int stations = trd_stations_at(&s->player[list->seat], s->planet);
	int low = 0, high = 2; /* counted from metal */
	while (!((s->makes[s->planet] >> low) & 1))
		low++;
	while (!((s->makes[s->planet] >> high) & 1))
		high--;
	for (int first = stations; first >= 0; first--) {
		int units[TRD_GOODS] = { 0, 0, 0 };
		units[low] = first;
		units[high] += stations - first;
		add(list, TRD_MAKE, s->planet, units[0], units[1], units[2], 0);
	}
}

static void list_jettisons(const struct trd_state *s, struct list *list)
{
	const uint8_t *aboard = s->player[list->seat].goods[TRD_SHIP];
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		if (aboard[good] > 0 && good != s->arriving)
			add(list, TRD_JETTISON, good, 0, 0, 0, 0);
	add_plain(list, TRD_REFUSE);
}

/* One move for each kind of card in hand that could be given up. */
static void list_cards(const struct trd_state *s, struct list *list, int verb)
{
	uint32_t left = trd_kinds_held(s->player[list->seat].hand);
	for (; left != 0; left &= left - 1)
		add(list, verb, trd_first_kind(left), 0, 0, 0, 0);
}

/* A card that might do nothing is listed only where it does something: TRD-C41. */
static inline void add_play(const struct trd_rules *r, const struct trd_state *s, struct list *list,
                            int kind, int victim, int place, int good, int gain)
{
	const struct trd_card *card = &r->action[kind - 1];
	if (!card->sure) {
		struct trd_played played = { (uint8_t)kind, (uint8_t)victim, (uint8_t)place,
			                     (uint8_t)good, (uint8_t)gain };
		if (!trd_does_something(r, s, card, &played))
			return;
	}
	add(list, TRD_PLAY, kind, victim, place, good, gain);
}

/* TRD-C18: any place with enough alike, for another kind. */
static void list_swaps(const struct trd_rules *r, const struct trd_state *s, int kind,
                       struct list *list)
{
	const struct trd_player *p = &s->player[list->seat];
	int give = r->action[kind - 1].swaps;
	for (uint32_t left = trd_stocks(p); left != 0; left &= left - 1) {
		int place = pl_lowest(left) / 4, good = pl_lowest(left) % 4;
		if (p->goods[place][good] < give)
			continue;
		for (int gain = TRD_METAL; gain <= TRD_GOODS; gain++)
			if (gain != good)
				add_play(r, s, list, kind, 0, place, good, gain);
	}
}

/* On each planet, if the card is played on one. */
static inline void list_planets(const struct trd_rules *r, const struct trd_state *s,
                                struct list *list, int kind, int victim, int good)
{
	if (!(r->action[kind - 1].aims & TRD_AIM_PLANET)) {
		add_play(r, s, list, kind, victim, 0, good, 0);
		return;
	}
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		add_play(r, s, list, kind, victim, planet, good, 0);
}

/* Against each other player who has what the card takes: TRD-C31. */
static void list_victims(const struct trd_rules *r, const struct trd_state *s, int kind,
                         struct list *list)
{
	const struct trd_card *card = &r->action[kind - 1];
	bool steals = ((card->does >> TRD_STEAL_CARD) & 1) != 0;
	for (int seat = 0; seat < s->base.seats; seat++) {
		const struct trd_player *p = &s->player[seat];
		if (seat == list->seat || (steals && p->cards == 0))
			continue;
		if (!(card->aims & TRD_AIM_UNIT)) {
			list_planets(r, s, list, kind, seat + 1, 0);
			continue;
		}
		for (int good = TRD_METAL; good <= TRD_GOODS; good++)
			if (p->goods[TRD_SHIP][good] > 0)
				list_planets(r, s, list, kind, seat + 1, good);
	}
}

static void list_plays(const struct trd_rules *r, const struct trd_state *s, int kind,
                       struct list *list)
{
	int aims = r->action[kind - 1].aims;
	if (aims & TRD_AIM_SWAP)
		list_swaps(r, s, kind, list);
	else if (aims & TRD_AIM_VICTIM)
		list_victims(r, s, kind, list);
	else
		list_planets(r, s, list, kind, 0, 0);
}

/* What can be done at a spot or a dock. */
static void list_dealings(const struct trd_rules *r, const struct trd_state *s, struct list *list)
{
	const struct trd_player *p = &s->player[list->seat];
	if (trd_why_not_build(r, s, list->seat, p->ship) == 0)
		add_plain(list, TRD_BUILD);
	unsigned can = trd_transfers(r, s, list->seat);
	unsigned in_turn = (can & 1) | (can & 8) >> 2 | (can & 2) << 1 | (can & 16) >> 1 |
		(can & 4) << 2 | (can & 32); /* each good's loading before its unloading */
	for (; in_turn != 0; in_turn &= in_turn - 1) {
		int which = pl_lowest(in_turn);
		add(list, TRD_LOAD + which % 2, which / 2 + 1, 0, 0, 0, 0);
	}
}

static void list_actions(const struct trd_rules *r, const struct trd_state *s, struct list *list)
{
	const struct trd_player *p = &s->player[list->seat];
	if (p->ship <= TRD_LAST_DOCK)
		list_dealings(r, s, list);
	uint32_t left = trd_kinds_held(p->hand) & r->playable[p->money < 255 ? p->money : 255];
	for (; left != 0; left &= left - 1)
		list_plays(r, s, trd_first_kind(left), list);
	add_plain(list, TRD_DONE);
}

static void list_hexes(uint64_t hexes, int from, struct list *list)
{
	struct list to = *list; /* which nothing else knows of, so that it stays in registers */
	for (; hexes != 0; hexes &= hexes - 1)
		add(&to, TRD_FLY, from + pl_lowest(hexes), 0, 0, 0, 0);
	*list = to;
}

static void list_flights(const struct trd_rules *r, const struct trd_state *s, struct list *list)
{
	struct trd_hexes to = trd_destinations(r, s);
	list_hexes(to.low, 0, list);
	list_hexes(to.high, 64, list);
	bool stuck = to.low == 0 && to.high == 0;
	if (stuck || s->player[list->seat].ship != TRD_LAST_PLANET)
		add_plain(list, TRD_STAY); /* TRD-C29 */
}

/* One unit, or all: check() allows any number between. */
static void list_market(const struct trd_rules *r, const struct trd_state *s, struct list *list)
{
	const struct trd_player *p = &s->player[list->seat];
	for (uint32_t left = trd_stocks(p) & TRD_FOR_SALE; left != 0; left &= left - 1) {
		int place = pl_lowest(left) / 4, good = pl_lowest(left) % 4;
		int units = p->goods[place][good];
		add(list, TRD_SELL, place, good, 1, 0, 0);
		add(list, TRD_SELL, place, good, units, 0, 0);
		list->end -= units == 1; /* which is all: no guess whether, it is written over */
	}
	if (trd_may_buy(r, s)) {
		if (p->cards < r->hand)
			add_plain(list, TRD_BUY);
		else
			list_cards(s, list, TRD_BUY);
	}
	add_plain(list, TRD_DONE);
}

static void list_answers(const struct trd_rules *r, const struct trd_state *s, struct list *list)
{
	if (trd_counter_of(r, &s->player[list->seat]) != 0)
		add_plain(list, TRD_COUNTER);
	add_plain(list, TRD_DECLINE);
}

int trd_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES])
{
	const struct trd_rules *r = trd_numbers(rules);
	const struct trd_state *s = trd_position(view);
	struct list list = { out, (uint8_t)seat };
	if (!pl_is_pending(view, seat))
		return 0;
	switch (view->phase) {
	case TRD_READY:
		add_plain(&list, TRD_DONE);
		break;
	case TRD_TAKING:
		list_companies(s, &list);
		break;
	case TRD_ASSIGNING:
		list_assignments(r, s, &list);
		break;
	case TRD_MAKING:
		list_makes(s, &list);
		break;
	case TRD_ANSWERING:
		list_answers(r, s, &list);
		break;
	case TRD_RAIDED:
		add_plain(&list, TRD_GIVE_CARGO);
		add_plain(&list, TRD_PAY);
		break;
	case TRD_STOWING:
		list_jettisons(s, &list);
		break;
	case TRD_OFFERED:
		list_cards(s, &list, TRD_DISCARD);
		add_plain(&list, TRD_LEAVE);
		break;
	case TRD_FLYING:
		list_flights(r, s, &list);
		break;
	case TRD_MARKET:
		list_market(r, s, &list);
		break;
	case TRD_WILLING:
		add_plain(&list, TRD_ACCEPT);
		add_plain(&list, TRD_PASS);
		break;
	default:
		list_actions(r, s, &list);
		break;
	}
	return (int)(list.end - out);
}
