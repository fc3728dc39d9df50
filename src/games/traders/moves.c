/* moves.c - what may be done: the list of a seat's moves. It reads only what
 * that seat's view holds. */
#include "games/traders/traders.h"

/* Lists go by value, so that they stay in registers while moves are written. */
struct list {
	struct pl_move *end;
	int seat;
};

/* A move with arguments as pl_word_arg() makes them. */
static inline struct list add_word(struct list list, int verb, uint64_t args)
{
	pl_put_word(list.end++, pl_move_word(verb, list.seat) | args);
	return list;
}

static inline struct list add(struct list list, int verb, int a, int b, int c)
{
	return add_word(list, verb, pl_word_arg(0, a) | pl_word_arg(1, b) | pl_word_arg(2, c));
}

static inline struct list add_plain(struct list list, int verb)
{
	return add(list, verb, 0, 0, 0);
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

/* TRD-C04: the whole allowance, or less to dock: at Earth, at an own station,
 * or on a free spot to build there. */
struct trd_hexes trd_destinations(const struct trd_rules *r, const struct trd_state *s)
{
	const struct trd_player *p = &s->player[s->turn];
	struct trd_hexes within = r->within[p->ship][s->allowance];
	struct trd_hexes to = r->exactly[p->ship][s->allowance];
	uint64_t docks = r->docks.low | p->stations | (trd_affordable(r, p) & 0x7ffffffeu);
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

static struct list list_companies(const struct trd_state *s, struct list list)
{
	unsigned taken = 0;
	for (int seat = 0; seat < s->base.seats; seat++)
		taken |= 1u << s->player[seat].company;
	for (int company = 1; company <= TRD_COMPANIES; company++)
		if (!((taken >> company) & 1))
			list = add(list, TRD_TAKE, company, 0, 0);
	return list;
}

static struct list list_assignments(const struct trd_rules *r, const struct trd_state *s,
                                    struct list list)
{
	unsigned masks = trd_assignable(r, s, s->planet);
	for (int mask = 1; mask < 8; mask++)
		if ((masks >> mask) & 1)
			list = add(list, TRD_ASSIGN, s->planet, mask, 0);
	return list;
}

/* TRD-043: this many of the planet's first good, the rest of its second. */
static struct list list_makes(const struct trd_state *s, struct list list)
{
	int stations = trd_stations_at(&s->player[list.seat], s->planet);
	int makes = s->makes[s->planet], low = pl_lowest((unsigned)makes);
	int high = makes >> 2 != 0 ? 2 : makes >> 1; /* counted from metal */
	for (int first = stations; first >= 0; first--) {
		uint64_t units = pl_word_arg(1 + low, first);
		units += pl_word_arg(1 + high, stations - first);
		list = add_word(list, TRD_MAKE, pl_word_arg(0, s->planet) | units);
	}
	return list;
}

static struct list list_jettisons(const struct trd_state *s, struct list list)
{
	const uint8_t *aboard = s->player[list.seat].goods[TRD_SHIP];
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		if (aboard[good] > 0 && good != s->arriving)
			list = add(list, TRD_JETTISON, good, 0, 0);
	return add_plain(list, TRD_REFUSE);
}

/* One move for each kind of card in hand that could be given up. */
static struct list list_cards(const struct trd_state *s, struct list list, int verb)
{
	uint32_t left = trd_kinds_held(s->player[list.seat].hand);
	for (; left != 0; left &= left - 1)
		list = add(list, verb, trd_first_kind(left), 0, 0);
	return list;
}

/* A card that might do nothing is listed only where it does something: TRD-C41. */
static inline struct list add_play(const struct trd_rules *r, const struct trd_state *s,
                                   struct list list, struct trd_played played)
{
	const struct trd_card *card = &r->action[played.kind - 1];
	if (!card->sure && !trd_does_something(r, s, card, &played))
		return list;
	return add_word(list, TRD_PLAY,
	                pl_word_arg(0, played.kind) | pl_word_arg(1, played.victim) |
	                        pl_word_arg(2, played.place) | pl_word_arg(3, played.good) |
	                        pl_word_arg(4, played.gain));
}

/* TRD-C18: any place with enough alike, for another kind. */
static struct list list_swaps(const struct trd_rules *r, const struct trd_state *s, int kind,
                              struct list list)
{
	const struct trd_player *p = &s->player[list.seat];
	int give = r->action[kind - 1].swaps;
	for (uint32_t left = trd_stocks(p); left != 0; left &= left - 1) {
		int place = pl_lowest(left) / 4, good = pl_lowest(left) % 4;
		if (p->goods[place][good] < give)
			continue;
		for (int gain = TRD_METAL; gain <= TRD_GOODS; gain++) {
			struct trd_played played = { (uint8_t)kind, 0, (uint8_t)place,
				                     (uint8_t)good, (uint8_t)gain };
			if (gain != good)
				list = add_play(r, s, list, played);
		}
	}
	return list;
}

/* On each planet, if the card is played on one. */
static inline struct list list_planets(const struct trd_rules *r, const struct trd_state *s,
                                       struct list list, int kind, int victim, int good)
{
	struct trd_played played = { (uint8_t)kind, (uint8_t)victim, 0, (uint8_t)good, 0 };
	if (!(r->action[kind - 1].aims & TRD_AIM_PLANET))
		return add_play(r, s, list, played);
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		played.place = (uint8_t)planet;
		list = add_play(r, s, list, played);
	}
	return list;
}

/* Against each other player who has what the card takes: TRD-C31. */
static struct list list_victims(const struct trd_rules *r, const struct trd_state *s, int kind,
                                struct list list)
{
	const struct trd_card *card = &r->action[kind - 1];
	bool steals = ((card->does >> TRD_STEAL_CARD) & 1) != 0;
	for (int seat = 0; seat < s->base.seats; seat++) {
		const struct trd_player *p = &s->player[seat];
		if (seat == list.seat || (steals && p->cards == 0))
			continue;
		if (!(card->aims & TRD_AIM_UNIT)) {
			list = list_planets(r, s, list, kind, seat + 1, 0);
			continue;
		}
		for (int good = TRD_METAL; good <= TRD_GOODS; good++)
			if (p->goods[TRD_SHIP][good] > 0)
				list = list_planets(r, s, list, kind, seat + 1, good);
	}
	return list;
}

static struct list list_plays(const struct trd_rules *r, const struct trd_state *s, int kind,
                              struct list list)
{
	int aims = r->action[kind - 1].aims;
	if (aims & TRD_AIM_SWAP)
		return list_swaps(r, s, kind, list);
	if (aims & TRD_AIM_VICTIM)
		return list_victims(r, s, kind, list);
	return list_planets(r, s, list, kind, 0, 0);
}

/* What can be done at a spot or a dock. */
static struct list list_dealings(const struct trd_rules *r, const struct trd_state *s,
                                 struct list list)
{
	if (trd_may_build(r, s, list.seat))
		list = add_plain(list, TRD_BUILD);
	unsigned can = trd_transfers(r, s, list.seat);
	unsigned in_turn = (can & 1) | (can & 8) >> 2 | (can & 2) << 1 | (can & 16) >> 1 |
		(can & 4) << 2 | (can & 32); /* each good's loading before its unloading */
	for (; in_turn != 0; in_turn &= in_turn - 1) {
		int which = pl_lowest(in_turn);
		list = add(list, TRD_LOAD + which % 2, which / 2 + 1, 0, 0);
	}
	return list;
}

static struct list list_actions(const struct trd_rules *r, const struct trd_state *s,
                                struct list list)
{
	const struct trd_player *p = &s->player[list.seat];
	if (p->ship <= TRD_LAST_DOCK)
		list = list_dealings(r, s, list);
	uint32_t left = trd_kinds_held(p->hand) & r->playable[p->money < 255 ? p->money : 255];
	for (; left != 0; left &= left - 1)
		list = list_plays(r, s, trd_first_kind(left), list);
	return add_plain(list, TRD_DONE);
}

static struct list list_hexes(uint64_t hexes, int from, struct list list)
{
	uint64_t first = pl_move_word(TRD_FLY, list.seat) + pl_word_arg(0, from);
	for (; hexes != 0; hexes &= hexes - 1)
		pl_put_word(list.end++, first + pl_word_arg(0, pl_lowest(hexes)));
	return list;
}

static struct list list_flights(const struct trd_rules *r, const struct trd_state *s,
                                struct list list)
{
	struct trd_hexes to = trd_destinations(r, s);
	list = list_hexes(to.low, 0, list);
	list = list_hexes(to.high, 64, list);
	bool stuck = to.low == 0 && to.high == 0;
	if (stuck || s->player[list.seat].ship != TRD_LAST_PLANET)
		list = add_plain(list, TRD_STAY); /* TRD-C29 */
	return list;
}

/* One unit, or all: check() allows any number between. */
static struct list list_market(const struct trd_rules *r, const struct trd_state *s,
                               struct list list)
{
	const struct trd_player *p = &s->player[list.seat];
	for (uint32_t left = trd_stocks(p) & TRD_FOR_SALE; left != 0; left &= left - 1) {
		int place = pl_lowest(left) / 4, good = pl_lowest(left) % 4;
		int units = p->goods[place][good];
		list = add(list, TRD_SELL, place, good, 1);
		list = add(list, TRD_SELL, place, good, units);
		list.end -= units == 1; /* which is all: no guess whether, it is written over */
	}
	if (trd_may_buy(r, s)) {
		if (p->cards < r->hand)
			list = add_plain(list, TRD_BUY);
		else
			list = list_cards(s, list, TRD_BUY);
	}
	return add_plain(list, TRD_DONE);
}

static struct list list_answers(const struct trd_rules *r, const struct trd_state *s,
                                struct list list)
{
	if (trd_counter_of(r, &s->player[list.seat]) != 0)
		list = add_plain(list, TRD_COUNTER);
	return add_plain(list, TRD_DECLINE);
}

static struct list list_moves(const struct trd_rules *r, const struct trd_state *s,
                              struct list list)
{
	switch (s->base.phase) {
	case TRD_READY:
		return add_plain(list, TRD_DONE);
	case TRD_TAKING:
		return list_companies(s, list);
	case TRD_ASSIGNING:
		return list_assignments(r, s, list);
	case TRD_MAKING:
		return list_makes(s, list);
	case TRD_ANSWERING:
		return list_answers(r, s, list);
	case TRD_RAIDED:
		return add_plain(add_plain(list, TRD_GIVE_CARGO), TRD_PAY);
	case TRD_STOWING:
		return list_jettisons(s, list);
	case TRD_OFFERED:
		return add_plain(list_cards(s, list, TRD_DISCARD), TRD_LEAVE);
	case TRD_FLYING:
		return list_flights(r, s, list);
	case TRD_MARKET:
		return list_market(r, s, list);
	case TRD_WILLING:
		return add_plain(add_plain(list, TRD_ACCEPT), TRD_PASS);
	default:
		return list_actions(r, s, list);
	}
}

int trd_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES])
{
	struct list list = { out, seat };
	if (!pl_is_pending(view, seat))
		return 0;
	return (int)(list_moves(trd_numbers(rules), trd_position(view), list).end - out);
}
