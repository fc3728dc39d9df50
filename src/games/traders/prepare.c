/* prepare.c - what follows from the data before play: the numbers of the hexes,
 * who is next to whom, how far a ship gets; and whether the data can be
 * played at all. Nothing here runs during a match. */
#include "games/traders/traders.h"

#include <string.h>

/* The six ways out of a hex, clockwise from the upper right. Even rows stand
 * half a hex to the right, so there the columns above and below are shifted. */
struct step {
	int row, column;
};

static struct step neighbour(int row, int column, int way)
{
	static const int down[] = { -1, 0, 1, 1, 0, -1 };
	static const int across[] = { 0, 1, 0, -1, -1, -1 };
	int shift = row % 2 == 0 && down[way] != 0;
	struct step to = { row + down[way], column + across[way] + shift };
	return to;
}

static bool on_board(const struct trd_rules *r, struct step at)
{
	return at.row >= 1 && at.row <= r->rows && at.column >= 1 &&
		at.column <= r->columns - (at.row % 2 == 0);
}

static void number_hex(struct trd_rules *r, int row, int column, int number)
{
	r->hex[row][column] = (uint8_t)number;
	r->row[number] = (uint8_t)row;
	r->column[number] = (uint8_t)column;
}

/* TRD-008, TRD-009: the ring of a planet. A hex that is taken already or off
 * the board gets no number here, which vet() notices. */
static void number_ring(struct trd_rules *r, int place)
{
	int row = r->planet[place - 1].row, column = r->planet[place - 1].column;
	int number = trd_first_hex(place);
	for (int way = 0; way < TRD_SPOTS_EACH; way++) {
		struct step at = neighbour(row, column, way);
		if (on_board(r, at) && r->hex[at.row][at.column] == 0)
			number_hex(r, at.row, at.column, number++);
	}
}

static void number_hexes(struct trd_rules *r)
{
	memset(r->hex, 0, sizeof r->hex);
	memset(r->row, 0, sizeof r->row);
	memset(r->column, 0, sizeof r->column);
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++) {
		const struct trd_planet *planet = &r->planet[place - 1];
		struct step at = { planet->row, planet->column };
		if (on_board(r, at) && r->hex[at.row][at.column] == 0)
			number_hex(r, at.row, at.column, TRD_FIRST_PLANET + place - 1);
	}
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++)
		number_ring(r, place);
	/* Where rings overlap, more is open space than there are numbers; vet() sees the rings. */
	int number = TRD_FIRST_SPACE;
	for (int row = 1; row <= r->rows; row++) {
		for (int column = 1; column <= r->columns - (row % 2 == 0); column++)
			if (r->hex[row][column] == 0 && number <= TRD_HEXES)
				number_hex(r, row, column, number++);
	}
	r->hexes = (uint8_t)(number - 1);
}

/* The hexes next to this one that a ship can enter: TRD-052, TRD-053. */
static struct trd_hexes open_around(const struct trd_rules *r, int hex)
{
	struct trd_hexes open = { 0, 0 };
	for (int way = 0; way < TRD_SPOTS_EACH; way++) {
		struct step at = neighbour(r->row[hex], r->column[hex], way);
		int to = on_board(r, at) ? r->hex[at.row][at.column] : 0;
		if (to != 0 && (to < TRD_FIRST_PLANET || to > TRD_LAST_PLANET))
			trd_add_hex(&open, to);
	}
	return open;
}

/* The hexes one step further than these. */
static struct trd_hexes step_on(const struct trd_hexes *around, struct trd_hexes from)
{
	struct trd_hexes to = { 0, 0 };
	for (uint64_t left = from.low; left != 0; left &= left - 1) {
		to.low |= around[pl_lowest(left)].low;
		to.high |= around[pl_lowest(left)].high;
	}
	for (uint64_t left = from.high; left != 0; left &= left - 1) {
		to.low |= around[64 + pl_lowest(left)].low;
		to.high |= around[64 + pl_lowest(left)].high;
	}
	return to;
}

/* How far everything is from one hex: 255 is never. */
static void measure(struct trd_rules *r, const struct trd_hexes *around, int from)
{
	memset(r->distance[from], 255, sizeof r->distance[from]);
	r->distance[from][from] = 0;
	struct trd_hexes edge = { 0, 0 };
	trd_add_hex(&edge, from);
	bool further = true;
	for (uint8_t steps = 1; further; steps++) {
		edge = step_on(around, edge);
		further = false;
		for (int hex = 1; hex <= TRD_HEXES; hex++) {
			if (trd_has_hex(edge, hex) && r->distance[from][hex] == 255) {
				r->distance[from][hex] = steps;
				further = true;
			}
		}
	}
}

/* To the nearest dock. */
static uint8_t measure_to_earth(const struct trd_rules *r, int from)
{
	uint8_t nearest = 255;
	for (int dock = TRD_FIRST_DOCK; dock <= TRD_LAST_DOCK; dock++)
		if (r->distance[from][dock] < nearest)
			nearest = r->distance[from][dock];
	return nearest;
}

static void find_reach(struct trd_rules *r, const struct trd_hexes *around, int from)
{
	struct trd_hexes at = { 0, 0 }, passed = { 0, 0 };
	trd_add_hex(&at, from);
	for (int steps = 1; steps <= TRD_REACH; steps++) {
		at = step_on(around, at);
		passed.low |= at.low;
		passed.high |= at.high;
		if (steps <= TRD_ALLOWANCE)
			r->exactly[from][steps] = at;
		r->within[from][steps] = passed;
	}
}

static void compare_spots(struct trd_rules *r, int planet)
{
	int first = trd_first_hex(planet);
	for (int one = 0; one < TRD_SPOTS_EACH; one++)
		for (int other = 0; other < TRD_SPOTS_EACH; other++)
			for (int hex = 1; hex <= TRD_HEXES; hex++)
				if (r->distance[hex][first + other] < r->distance[hex][first + one])
					trd_add_hex(&r->nearer[planet][one][other], hex);
}

/* What is said with a card (TRD-C38), and what follows from its parts. */
static void study(struct trd_card *card)
{
	for (int i = 0; i < card->parts; i++) {
		const struct trd_part *part = &card->part[i];
		card->does |= 1u << part->does;
		if (part->to == TRD_TO_VICTIM)
			card->aims |= TRD_AIM_VICTIM;
		if (part->does == TRD_TAKE_UNIT)
			card->aims |= TRD_AIM_UNIT;
		if (part->does == TRD_HALT)
			card->aims |= TRD_AIM_PLANET;
		if (part->does == TRD_SWAP) {
			card->aims |= TRD_AIM_SWAP;
			card->swaps = part->number;
		}
		bool sure = part->does == TRD_GAIN_MONEY || part->does == TRD_GAIN_UNIT ||
			part->does == TRD_TAKE_UNIT || part->does == TRD_EXTRA_TURN ||
			part->does == TRD_LOSE_TURN || part->does == TRD_HALT ||
			part->does == TRD_SWAP;
		if (sure && part->when == TRD_ALWAYS)
			card->sure = 1;
	}
}

/* Each action card has a number of its own, its kind's together. */
static void number_cards(struct trd_rules *r)
{
	int cards = 0;
	for (int kind = 1; kind <= r->actions; kind++) {
		struct trd_card *card = &r->action[kind - 1];
		card->first = (uint8_t)(cards + 1 <= TRD_CARDS ? cards + 1 : TRD_CARDS);
		for (int i = 0; i < card->copies && cards < TRD_CARDS; i++)
			r->kind_of[++cards] = (uint8_t)kind;
		if (!((card->does >> TRD_CANCEL) & 1)) {
			for (int money = card->cost; money < 256; money++)
				r->playable[money] |= trd_one_card(kind);
			continue;
		}
		if (r->counters == 0 || card->cost < r->counter_cost)
			r->counter_cost = card->cost;
		r->counters |= 1u << kind;
	}
	r->deck_size = (uint8_t)cards;
}

static void add_up_lights(struct trd_rules *r)
{
	for (int card = 1; card <= TRD_PLANET_CARDS; card++) {
		r->lights_up[card] = 0;
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			r->lights_up[card] |= (uint64_t)((trd_lights_of(r, card) >> planet) & 1)
				<< (TRD_LIGHT_BITS * (planet - 1));
	}
}

void trd_prepare(struct pl_rules *rules)
{
	struct trd_rules *r = (struct trd_rules *)rules;
	r->fixed = r->map != 0 ? r->map : r->goods == TRD_GOODS_MAP;
	struct trd_hexes around[TRD_HEXES + 1];
	memset(around, 0, sizeof around);
	number_hexes(r);
	for (int hex = 1; hex <= TRD_HEXES; hex++)
		if (r->column[hex] != 0)
			around[hex] = open_around(r, hex);
	for (int hex = 1; hex <= TRD_HEXES; hex++) {
		find_reach(r, around, hex);
		measure(r, around, hex);
		r->to_earth[hex] = measure_to_earth(r, hex);
	}
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		compare_spots(r, planet);
	trd_reckon_times(r);
	for (int dock = TRD_FIRST_DOCK; dock <= TRD_LAST_DOCK; dock++)
		if (r->column[dock] != 0)
			trd_add_hex(&r->docks, dock);
	for (int i = 0; i < r->events; i++)
		study(&r->event[i]);
	for (int i = 0; i < r->actions; i++)
		study(&r->action[i]);
	number_cards(r);
	add_up_lights(r);
}

bool trd_kinds_fit(const struct trd_rules *r, int planet, int mask)
{
	return mask > 0 && mask < 8 &&
		trd_count_bits((unsigned)mask) == r->planet[planet - 1].kinds;
}

/* TRD-G01: every planet has its place and six spots to itself, Earth at least
 * one dock. Then there is a way around each, and none across the largest board is longer than 16
 * steps on any that we tried; all ways are looked up in tables, so one beyond them is refused. */
static bool board_fits(const struct trd_rules *r)
{
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++) {
		const struct trd_planet *planet = &r->planet[place - 1];
		if (r->hex[planet->row][planet->column] != TRD_FIRST_PLANET + place - 1)
			return false;
		int last = place * TRD_SPOTS_EACH;
		if (place != TRD_EARTH && r->column[last] == 0)
			return false;
		if ((place == TRD_EARTH) != (planet->kinds == 0))
			return false;
	}
	return r->docks.low != 0 && r->farthest <= TRD_REACH;
}

static bool maps_fit(const struct trd_rules *r)
{
	for (int map = 0; map < r->maps; map++) {
		int found = 0;
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
			int mask = r->distribution[map].makes[planet - 1];
			if (!trd_kinds_fit(r, planet, mask))
				return false;
			found |= mask;
		}
		if (found != 7)
			return false;
	}
	return true;
}

static bool planet_cards_fit(const struct trd_rules *r)
{
	int cards = 0;
	for (int i = 0; i < TRD_PLANET_CARDS; i++) {
		const struct trd_planet_card *card = &r->planet_card[i];
		if (card->lit[0] == card->lit[1] || card->lit[0] > TRD_PLANETS ||
		    card->lit[1] > TRD_PLANETS)
			return false;
		cards += card->copies;
	}
	return cards > 0;
}

enum { OF_VICTIM = 1 << TRD_TAKE_UNIT | 1 << TRD_STEAL_CARD };

/* TRD-C37: to whom a part can happen. The player on turn loses none, so that no chain of lost
 * turns goes on without anybody; and no card brings another to the player of it, which could be
 * played for ever. */
static bool target_fits(const struct trd_part *part, bool is_event)
{
	enum {
		OF_YOU = 1 << TRD_ENGINE_OFF | 1 << TRD_BOOST | 1 << TRD_EXTRA_TURN |
			1 << TRD_HALT | 1 << TRD_SWAP | 1 << TRD_CANCEL
	};
	unsigned bit = 1u << part->does;
	bool to_others = part->to == TRD_TO_VICTIM || part->to == TRD_TO_OTHERS;
	if (bit & OF_VICTIM)
		return part->to == TRD_TO_VICTIM;
	if (bit & OF_YOU)
		return part->to == TRD_TO_YOU;
	if (part->does == TRD_LOSE_TURN || (part->does == TRD_GAIN_CARD && !is_event))
		return to_others;
	return true;
}

/* TRD-C37, TRD-C39: its number and good mean something, and nobody chooses a loss. */
static int part_fits(const struct trd_part *part, bool is_event)
{
	enum {
		UNCOUNTED = 1 << TRD_LOSE_CARGO | 1 << TRD_ENGINE_OFF | 1 << TRD_CANCEL,
		LOSSES = TRD_HARMS & ~OF_VICTIM
	};
	unsigned bit = 1u << part->does;
	if (!target_fits(part, is_event))
		return TRD_BAD_TARGET;
	if (((bit & UNCOUNTED) && part->number != 1) ||
	    (part->does == TRD_BOOST && part->number >= TRD_DICE) ||
	    (part->does == TRD_GAIN_UNIT) != (part->good != 0))
		return TRD_BAD_NUMBER;
	return part->may && (bit & LOSSES) ? TRD_BAD_MAY : 0;
}

/* TRD-081, TRD-C42: what harms somebody can be countered, and a Counter only counters. */
static int answers_fit(const struct trd_card *card, bool is_event)
{
	bool harms = false;
	for (int i = 0; i < card->parts; i++) {
		const struct trd_part *part = &card->part[i];
		harms = harms || part->does == TRD_HALT ||
			(((TRD_HARMS >> part->does) & 1) && (is_event || part->to != TRD_TO_YOU));
		if (part->does == TRD_CANCEL &&
		    (card->parts > 1 || card->counter || part->may || part->when != TRD_ALWAYS))
			return TRD_BAD_CANCEL;
	}
	return card->counter && !harms ? TRD_BAD_COUNTER : 0;
}

/* TRD-C38: one place and one kind of goods can be said with a card. */
static int aims_fit(const struct trd_card *card)
{
	int places = 0, units = 0;
	for (int i = 0; i < card->parts; i++) {
		places += card->part[i].does == TRD_HALT || card->part[i].does == TRD_SWAP;
		units += card->part[i].does == TRD_TAKE_UNIT || card->part[i].does == TRD_SWAP;
	}
	bool torn = (card->aims & TRD_AIM_SWAP) && (card->aims & TRD_AIM_VICTIM);
	return places > 1 || units > 1 || torn ? TRD_BAD_AIM : 0;
}

/* TRD-C48: as much as can be told of one move, were six players there. */
static bool is_bounded(const struct trd_card *card)
{
	static const uint8_t reach[] = { 1, 1, PL_SEATS - 1, PL_SEATS };
	int things = 0;
	for (int i = 0; i < card->parts; i++) {
		const struct trd_part *part = &card->part[i];
		things += trd_times(part) * reach[part->to] * (1 + (part->does == TRD_TAKE_UNIT));
	}
	return things <= TRD_THINGS;
}

static int card_fits(const struct trd_card *card, bool is_event)
{
	int why = 0;
	for (int i = 0; why == 0 && i < card->parts; i++)
		why = part_fits(&card->part[i], is_event);
	enum { PLAYED = 1 << TRD_CANCEL | 1 << TRD_EXTRA_TURN };
	if (why == 0 && is_event && (card->aims != 0 || (card->does & PLAYED) != 0))
		why = TRD_BAD_EVENT_AIM;
	if (why == 0 && !is_bounded(card))
		why = TRD_BAD_SIZE;
	if (why == 0)
		why = aims_fit(card);
	return why != 0 ? why : answers_fit(card, is_event);
}

static int cards_fit(const struct trd_card *card, int count, bool is_event)
{
	int cards = 0, most = is_event ? 200 : TRD_CARDS;
	for (int i = 0; i < count; i++) {
		int why = card_fits(&card[i], is_event);
		if (why != 0)
			return why;
		cards += card[i].copies;
	}
	if (cards >= 1 && cards <= most)
		return 0;
	return is_event ? TRD_BAD_EVENTS : TRD_BAD_DECK;
}

int trd_vet(const struct pl_rules *rules, int seats)
{
	const struct trd_rules *r = trd_numbers(rules);
	(void)seats;
	if (!board_fits(r))
		return TRD_BAD_BOARD;
	if (!maps_fit(r))
		return TRD_BAD_MAP;
	if (!planet_cards_fit(r))
		return TRD_BAD_PLANET_CARD;
	int why = cards_fit(r->action, r->actions, false);
	return why != 0 ? why : cards_fit(r->event, r->events, true);
}
