/* moves.c - what may be done: the list of moves, and why a move is not in it. */
#include "games/flank/flank.h"

/* --- prices ---------------------------------------------------------------------------- */

void flk_unit_price(const struct flk_rules *r, const struct flk_state *s, int seat, int type,
                    uint8_t price[FLK_COLOURS])
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		price[colour] = p->price[type - 1][colour];
}

bool flk_can_pay(const struct flk_state *s, int seat, const uint8_t price[FLK_COLOURS])
{
	const uint8_t *tokens = s->tokens[seat];
	return tokens[0] >= price[0] && tokens[1] >= price[1] && tokens[2] >= price[2];
}

/* FLK-046, FLK-047, FLK-C32: base zones with room. */
static unsigned building_sites(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	unsigned found = 0;
	for (unsigned zones = s->bases[seat]; zones != 0; zones &= zones - 1) {
		int zone = pl_lowest(zones) + 1;
		bool has_room = flk_count(s->army[seat][zone]) < r->limit[zone];
		found |= (unsigned)has_room << (zone - 1);
	}
	return found;
}

static bool is_populated(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	return flk_count(s->total[seat]) >= r->population;
}

/* All that the tokens pay for: bits of types, then of upgrades. */
static unsigned paid_for(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	unsigned paid = ~0u;
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		int tokens = s->tokens[seat][colour];
		paid &= p->pays[colour][tokens < FLK_DEAREST ? tokens : FLK_DEAREST];
	}
	return paid;
}

/* Of the types that are paid for, those that have a miniature left (FLK-048, FLK-C34). */
static unsigned buildable(const struct flk_rules *r, const struct flk_state *s, int seat,
                          unsigned paid)
{
	unsigned left = flk_types(r->copies[s->faction[seat] - 1] ^ s->total[seat]);
	return is_populated(r, s, seat) ? 0 : paid & left;
}

bool flk_can_build(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	unsigned paid = paid_for(r, s, seat);
	return paid >> FLK_TYPES != 0 ||
		(buildable(r, s, seat, paid) != 0 && building_sites(r, s, seat) != 0);
}

/* Zones with room for a player outside of battles: all but those that its own
 * units fill, since every zone has room for somebody. */
static unsigned open_zones(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	unsigned full = 0;
	for (unsigned zones = s->stands[seat]; zones != 0; zones &= zones - 1) {
		int zone = pl_lowest(zones) + 1;
		bool is_full = flk_count(s->army[seat][zone]) >= r->limit[zone];
		full |= (unsigned)is_full << (zone - 1);
	}
	return ~full;
}

/* Zones that some units of a zone, who can stride, reach by two steps. */
static unsigned far_targets(const struct flk_rules *r, const struct flk_state *s, int seat,
                            int source)
{
	unsigned types = flk_types(s->army[seat][source]), found = 0;
	unsigned between = r->near[source] & ~flk_enemy_zones(s, seat);
	if (between == r->near[source] || (types & flk_powers_of(r, s, seat)->over) != 0)
		return r->two_steps[source];
	for (; between != 0; between &= between - 1)
		found |= r->near[pl_lowest(between) + 1];
	return found & r->two_steps[source];
}

/* Of the open zones, those that units of a zone can move to. */
static unsigned targets(const struct flk_rules *r, const struct flk_state *s, int seat, int source,
                        unsigned open)
{
	unsigned stride = flk_powers_of(r, s, seat)->stride;
	unsigned found = r->near[source];
	if (stride != 0 && (flk_types(s->army[seat][source]) & stride) != 0)
		found |= far_targets(r, s, seat, source);
	return found & open;
}

bool flk_can_move(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	if (s->tokens[seat][FLK_YELLOW] < r->move_price)
		return false;
	/* Mostly there is a zone next door without own units, hence with room. */
	for (unsigned zones = s->stands[seat]; zones != 0; zones &= zones - 1)
		if ((r->near[pl_lowest(zones) + 1] & ~s->stands[seat]) != 0)
			return true;
	unsigned open = open_zones(r, s, seat);
	for (unsigned zones = s->stands[seat]; zones != 0; zones &= zones - 1)
		if (targets(r, s, seat, pl_lowest(zones) + 1, open) != 0)
			return true;
	return false;
}

bool flk_can_spend(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	if (flk_tokens(s, seat, FLK_BLUE) > 0)
		return true;
	if (flk_tokens(s, seat, FLK_YELLOW) > 0 && flk_on_sheet(s, seat) != 0)
		return true;
	return flk_tokens(s, seat, FLK_GREEN) > 0 && flk_pushable_spots(r, s, seat) != 0;
}

/* --- listing --------------------------------------------------------------------------- */

/* Who is asked what. Each list is written from `out` on, and ends where the function says. Which
 * moves there are is hard to foretell for a processor, so bits are put together for as much of a
 * list as will go into a number, and one loop walks through them, or a move is written in any case
 * and the next one over it if it does not count. */
struct asked {
	const struct flk_rules *r;
	const struct flk_state *s;
	int seat;
};

static inline uint64_t word(const struct asked *q, int verb)
{
	return pl_move_word(verb, q->seat);
}

static inline struct pl_move *add_done(const struct asked *q, struct pl_move *out)
{
	pl_put_word(out, word(q, FLK_DONE));
	return out + 1;
}

static struct pl_move *list_factions(const struct asked *q, struct pl_move *out)
{
	for (int faction = 1; faction <= FLK_FACTIONS; faction++) {
		pl_put_word(out, word(q, FLK_TAKE) | pl_word_arg(0, faction));
		out += q->s->faction[1 - q->seat] != faction;
	}
	return out;
}

/* The kinds of cards in a hand, a bit each: eight bytes at a time, none of which is above 128. */
static unsigned kinds_held(const uint8_t hand[FLK_CARDS + 1])
{
	uint64_t half[(FLK_CARDS + 1) / 8];
	unsigned kinds = 0;
	memcpy(half, hand, sizeof half);
	for (int i = 0; i < 2; i++) {
		uint64_t some = (half[i] + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
		kinds |= (unsigned)(some * 0x0102040810204080 >> 56) << (8 * i);
	}
	return kinds;
}

static struct pl_move *list_harvest(const struct asked *q, struct pl_move *out)
{
	uint64_t play = word(q, FLK_PLAY), mine = word(q, FLK_MINE);
	for (unsigned kinds = kinds_held(q->s->hand[q->seat]); kinds != 0; kinds &= kinds - 1) {
		uint64_t card = pl_word_arg(0, pl_lowest(kinds));
		pl_put_word(out++, play | card);
		pl_put_word(out++, mine | card);
	}
	return add_done(q, out);
}

/* FLK-054: at the limit one is given up for each that is bought. Eight bits for every upgrade that
 * is paid for: bit n for the nth given up for it, bit 0 for none. */
static struct pl_move *list_upgrades(const struct asked *q, unsigned paid, struct pl_move *out)
{
	unsigned active = q->s->upgrades[q->seat];
	bool full = flk_count_bits(active) >= q->r->upgrade_limit;
	uint64_t buy = word(q, FLK_BUY) | pl_word_arg(0, 1);
	uint64_t apart = (paid * 0x0000040810204081) & 0x0000010101010101;
	for (uint64_t bits = apart * (full ? active << 1 : 1); bits != 0; bits &= bits - 1) {
		uint64_t bit = (uint64_t)pl_lowest(bits);
		pl_put_word(out++, buy + ((bit * 0x1002000) & 0x07070000));
	}
	return out;
}

/* Sixteen bits for every type that is paid for: its sites. */
static struct pl_move *list_building(const struct asked *q, struct pl_move *out)
{
	unsigned paid = paid_for(q->r, q->s, q->seat);
	uint64_t types = buildable(q->r, q->s, q->seat, paid);
	uint64_t sites = types == 0 ? 0 : building_sites(q->r, q->s, q->seat);
	uint64_t build = word(q, FLK_BUILD) | pl_word_arg(0, 1) | pl_word_arg(1, 1);
	uint64_t apart = (types * 0x0000200040008001) & 0x0001000100010001;
	for (uint64_t bits = apart * sites; bits != 0; bits &= bits - 1) {
		uint64_t bit = (uint64_t)pl_lowest(bits);
		pl_put_word(out++, build + ((bit * 0x1001000) & 0x0f030000));
	}
	return add_done(q, list_upgrades(q, paid >> FLK_TYPES, out));
}

/* Four sources at a time: sixteen bits for each, its targets. */
static struct pl_move *list_marches(const struct asked *q, struct pl_move *out)
{
	const struct flk_state *s = q->s;
	unsigned open = open_zones(q->r, s, q->seat), from = s->stands[q->seat];
	while (from != 0) {
		uint64_t march[4], bits = 0;
		for (int i = 0; i < 4; i++, from &= from - 1) {
			int source = from == 0 ? 0 : pl_lowest(from) + 1;
			uint64_t to = from == 0 ? 0 : targets(q->r, s, q->seat, source, open);
			march[i] = word(q, FLK_MARCH) | pl_word_arg(0, 1) | pl_word_arg(1, source);
			bits |= to << (16 * i);
		}
		for (; bits != 0; bits &= bits - 1) {
			int bit = pl_lowest(bits);
			pl_put_word(out++, march[bit / 16] + pl_word_arg(0, bit % 16));
		}
	}
	return add_done(q, out);
}

static struct pl_move *list_reinforcements(const struct asked *q, struct pl_move *out)
{
	uint64_t march = word(q, FLK_MARCH) | pl_word_arg(0, q->s->battle);
	for (unsigned from = flk_sources(q->r, q->s, q->seat, q->s->battle); from != 0;
	     from &= from - 1)
		pl_put_word(out++, march | pl_word_arg(1, pl_lowest(from) + 1));
	return add_done(q, out);
}

/* Four bytes in the other order. */
static inline uint32_t turned(uint32_t bytes)
{
	return bytes >> 24 | (bytes >> 8 & 0xff00) | (bytes & 0xff00) << 8 | bytes << 24;
}

/* How many of each type, type 1 in the lowest byte. */
static inline uint32_t bytes_of(uint16_t units)
{
	uint32_t pairs = (units | (uint32_t)units << 8) & 0x00ff00ff;
	return (pairs | pairs << 4) & 0x0f0f0f0f;
}

static inline uint16_t units_of(uint32_t bytes)
{
	uint32_t pairs = (bytes | bytes >> 4) & 0x00ff00ff;
	return (uint16_t)(pairs | pairs >> 8);
}

/* Every group of the units that can go so far together, the largest first: a number of four
 * digits, type 1 in the highest, is counted down. A digit below 0 is a byte of ones, which is
 * then as many as there are of its type. */
static struct pl_move *list_groups(const struct asked *q, struct pl_move *out)
{
	const struct flk_state *s = q->s;
	const struct flk_powers *p = flk_powers_of(q->r, s, q->seat);
	enum flk_reach reach = flk_reach(q->r, s, q->seat, s->source, s->target);
	unsigned room = (unsigned)flk_room(q->r, s, q->seat, s->target);
	uint32_t most = turned(bytes_of(s->army[q->seat][s->source])), group = most;
	while (group != 0) {
		uint32_t count = turned(group);
		pl_put_word(out, word(q, FLK_SEND) | (uint64_t)count << 16);
		out += (count * 0x01010101) >> 24 <= room &&
			(reach == FLK_BY_STEP || flk_can_travel(p, reach, units_of(count)));
		group--;
		uint32_t below = (group >> 7 & 0x01010101) * 0xff;
		group = (group & ~below) | (most & below);
	}
	return out;
}

static struct pl_move *list_joiners(const struct asked *q, struct pl_move *out)
{
	for (int type = 1; type <= FLK_TYPES; type++)
		for (unsigned from = flk_joiners(q->r, q->s, q->seat, type); from != 0;
		     from &= from - 1)
			pl_put_word(out++,
			            word(q, FLK_JOIN) | pl_word_arg(0, type) |
			                    pl_word_arg(1, pl_lowest(from) + 1));
	return add_done(q, out);
}

/* Whether this type is the last to be placed. */
static bool is_last_type(const struct flk_state *s, int seat, int type)
{
	return (flk_types(s->army[seat][s->battle]) >> type) == 0;
}

static struct pl_move *list_mines(const struct asked *q, struct pl_move *out)
{
	uint64_t hide = word(q, FLK_HIDE);
	for (unsigned kinds = kinds_held(q->s->hand[q->seat]); kinds != 0; kinds &= kinds - 1)
		pl_put_word(out++, hide | pl_word_arg(0, pl_lowest(kinds)));
	pl_put_word(out, hide | pl_word_arg(0, FLK_NO_CARD));
	return out + 1;
}

/* FLK-073, FLK-074 */
static struct pl_move *list_splits(const struct asked *q, struct pl_move *out)
{
	const struct flk_state *s = q->s;
	int type = flk_forming_type(s, q->seat);
	if (type == 0)
		return list_mines(q, out);
	int units = flk_of_type(s->army[q->seat][s->battle], type);
	bool must = s->sheet[q->seat][FLK_FRONT] == 0 && is_last_type(s, q->seat, type);
	uint64_t form = word(q, FLK_FORM) | pl_word_arg(0, type);
	for (int front = units; front >= (must ? 1 : 0); front--)
		for (int support = units - front; support >= 0; support--)
			pl_put_word(out++,
			            form | pl_word_arg(1, front) | pl_word_arg(2, support) |
			                    pl_word_arg(3, units - front - support));
	return out;
}

/* Moves of who spends, without the seat, in the order in which they are listed: shifts are in
 * that of their bits (flk_shifts_from). */
#define MOVE(verb, type, from, to)                                                                 \
	((uint64_t)(verb) | (uint64_t)(type) << 16 | (uint64_t)(from) << 24 | (uint64_t)(to) << 32)
#define ALL_TYPES(verb, from, to)                                                                  \
	MOVE(verb, 1, from, to), MOVE(verb, 2, from, to), MOVE(verb, 3, from, to),                 \
		MOVE(verb, 4, from, to)
#define ALL_SHIFTS(verb)                                                                           \
	ALL_TYPES(verb, FLK_FRONT, FLK_SUPPORT), ALL_TYPES(verb, FLK_FRONT, FLK_FLANK),            \
		ALL_TYPES(verb, FLK_SUPPORT, FLK_FRONT), ALL_TYPES(verb, FLK_SUPPORT, FLK_FLANK),  \
		ALL_TYPES(verb, FLK_FLANK, FLK_FRONT), ALL_TYPES(verb, FLK_FLANK, FLK_SUPPORT)
enum { SHIFTS = 24, PUSHES_AT = 1, SHIFTS_AT = PUSHES_AT + SHIFTS, DONE_AT = SHIFTS_AT + SHIFTS };
static const uint64_t spending[] = {
	MOVE(FLK_SPEND, 0, 0, 0),
	ALL_SHIFTS(FLK_PUSH),
	ALL_SHIFTS(FLK_SHIFT),
	MOVE(FLK_DONE, 0, 0, 0),
};

/* The moves of a table whose bits are set. */
static inline struct pl_move *list_bits(const struct asked *q, const uint64_t *table, uint64_t bits,
                                        struct pl_move *out)
{
	uint64_t seat = word(q, 0);
	for (; bits != 0; bits &= bits - 1)
		pl_put_word(out++, seat | table[pl_lowest(bits)]);
	return out;
}

static struct pl_move *list_removals(const struct asked *q, unsigned shifts, struct pl_move *out)
{
	for (; shifts != 0; shifts &= shifts - 1) {
		int bit = pl_lowest(shifts);
		pl_put_word(out++,
		            word(q, FLK_REMOVE) | pl_word_arg(0, bit % 4 + 1) |
		                    pl_word_arg(1, bit / 8));
	}
	return out;
}

/* FLK-C42: which of several effects comes next, or what the one that does is used for. */
static struct pl_move *list_effects(const struct asked *q, struct pl_move *out)
{
	const struct flk_state *s = q->s;
	if (s->cursor == 0) {
		for (unsigned left = flk_ready(q->r, s, q->seat); left != 0; left &= left - 1)
			pl_put_word(out++, word(q, FLK_USE) | pl_word_arg(0, pl_lowest(left) + 1));
		return add_done(q, out);
	}
	const struct flk_timed *e = flk_before(q->r, s, q->seat, s->cursor);
	bool ours = e->kind == FLK_EFFECT_MOVE;
	unsigned spots = ours ? flk_spots(s->sheet[q->seat]) : flk_pushable_spots(q->r, s, q->seat);
	unsigned shifts = flk_shifts_from(spots) & e->shifts;
	if (e->kind == FLK_EFFECT_REMOVE)
		out = list_removals(q, shifts, out);
	else
		out = list_bits(q, &spending[ours ? SHIFTS_AT : PUSHES_AT], shifts, out);
	return add_done(q, out);
}

static struct pl_move *list_spending(const struct asked *q, struct pl_move *out)
{
	const struct flk_state *s = q->s;
	uint64_t pushes = flk_shifts_from(flk_pushable_spots(q->r, s, q->seat));
	uint64_t shifts = flk_shifts_from(flk_spots(s->sheet[q->seat]));
	uint64_t bits = (uint64_t)1 << DONE_AT;
	bits |= flk_tokens(s, q->seat, FLK_BLUE) > 0;
	bits |= flk_tokens(s, q->seat, FLK_GREEN) > 0 ? pushes << PUSHES_AT : 0;
	bits |= flk_tokens(s, q->seat, FLK_YELLOW) > 0 ? shifts << SHIFTS_AT : 0;
	return list_bits(q, spending, bits, out);
}

static struct pl_move *list_victims(const struct asked *q, struct pl_move *out)
{
	for (unsigned types = flk_victims(q->r, q->s, q->seat); types != 0; types &= types - 1)
		pl_put_word(out++, word(q, FLK_STRIKE) | pl_word_arg(0, pl_lowest(types) + 1));
	return add_done(q, out);
}

/* Everybody together: to the battle zone of who keeps it, or to one refuge. */
static struct pl_move *list_together(const struct asked *q, unsigned zones, int count,
                                     struct pl_move *out)
{
	const struct flk_state *s = q->s;
	uint64_t place = word(q, FLK_PLACE);
	if (flk_keeps_zone(s, q->seat)) {
		pl_put_word(out, place | pl_word_arg(1, s->battle));
		return out + (count <= q->r->limit[s->battle]);
	}
	for (; count > 1 && zones != 0; zones &= zones - 1) {
		int zone = pl_lowest(zones) + 1;
		pl_put_word(out, place | pl_word_arg(1, zone));
		out += flk_count(s->army[q->seat][zone]) + count <= q->r->limit[zone];
	}
	return out;
}

/* FLK-C17, FLK-C18, FLK-C46 */
static struct pl_move *list_places(const struct asked *q, struct pl_move *out)
{
	const struct flk_state *s = q->s;
	uint16_t units = s->aside[q->seat];
	unsigned zones = flk_refuges(q->r, s, q->seat);
	int count = flk_count(units);
	bool holds = flk_keeps_zone(s, q->seat) && count <= q->r->limit[s->battle];
	bool leaves = zones == 0 || flk_may_leave(s, q->seat);
	out = list_together(q, zones, count, out);
	for (unsigned types = flk_types(units); types != 0; types &= types - 1) {
		uint64_t place = word(q, FLK_PLACE) | pl_word_arg(0, pl_lowest(types) + 1);
		for (unsigned left = holds ? 0 : zones; left != 0; left &= left - 1)
			pl_put_word(out++, place | pl_word_arg(1, pl_lowest(left) + 1));
		pl_put_word(out, place);
		out += leaves;
	}
	return out;
}

int flk_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES])
{
	/* In the order of enum flk_phase. */
	static struct pl_move *(*const by_phase[])(const struct asked *, struct pl_move *) = {
		NULL,          list_factions, list_harvest,        list_building, list_marches,
		list_groups,   list_joiners,  list_reinforcements, list_splits,   list_effects,
		list_spending, list_victims,  list_places,
	};
	const struct asked q = { flk_numbers(rules), flk_position(view), seat };
	if (!pl_is_pending(view, seat))
		return 0;
	return (int)(by_phase[view->phase](&q, out) - out);
}
