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
	int number = TRD_FIRST_SPACE;
	for (int row = 1; row <= r->rows; row++) {
		for (int column = 1; column <= r->columns - (row % 2 == 0); column++)
			if (r->hex[row][column] == 0)
				number_hex(r, row, column, number++);
	}
	r->hexes = (uint8_t)(number - 1);
}

static void add_hex(struct trd_hexes *set, int hex)
{
	if (hex < 64)
		set->low |= (uint64_t)1 << hex;
	else
		set->high |= (uint64_t)1 << (hex - 64);
}

/* The hexes next to this one that a ship can enter: TRD-052, TRD-053. */
static struct trd_hexes open_around(const struct trd_rules *r, int hex)
{
	struct trd_hexes open = { 0, 0 };
	for (int way = 0; way < TRD_SPOTS_EACH; way++) {
		struct step at = neighbour(r->row[hex], r->column[hex], way);
		int to = on_board(r, at) ? r->hex[at.row][at.column] : 0;
		if (to != 0 && (to < TRD_FIRST_PLANET || to > TRD_LAST_PLANET))
			add_hex(&open, to);
	}
	return open;
}

/* The hexes one step further than these. */
static struct trd_hexes step_on(const struct trd_hexes *around, struct trd_hexes from)
{
	struct trd_hexes to = { 0, 0 };
	for (int hex = 1; hex <= TRD_HEXES; hex++) {
		if (trd_has_hex(from, hex)) {
			to.low |= around[hex].low;
			to.high |= around[hex].high;
		}
	}
	return to;
}

/* How far everything is from one hex: 255 is never. */
static void measure(struct trd_rules *r, const struct trd_hexes *around, int from)
{
	memset(r->distance[from], 255, sizeof r->distance[from]);
	r->distance[from][from] = 0;
	struct trd_hexes edge = { 0, 0 };
	add_hex(&edge, from);
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

/* To the nearest of the hexes around a place. */
static uint8_t measure_to(const struct trd_rules *r, int from, int place)
{
	uint8_t nearest = 255;
	for (int hex = trd_first_hex(place); hex < trd_first_hex(place + 1); hex++)
		if (r->distance[from][hex] < nearest)
			nearest = r->distance[from][hex];
	return nearest;
}

static void find_reach(struct trd_rules *r, const struct trd_hexes *around, int from)
{
	struct trd_hexes at = { 0, 0 }, passed = { 0, 0 };
	add_hex(&at, from);
	for (int steps = 1; steps <= TRD_ALLOWANCE; steps++) {
		at = step_on(around, at);
		passed.low |= at.low;
		passed.high |= at.high;
		r->exactly[from][steps] = at;
		r->within[from][steps] = passed;
	}
}

void trd_prepare(struct pl_rules *rules)
{
	struct trd_rules *r = (struct trd_rules *)rules;
	struct trd_hexes around[TRD_HEXES + 1];
	memset(around, 0, sizeof around);
	number_hexes(r);
	for (int hex = 1; hex <= TRD_HEXES; hex++)
		if (r->column[hex] != 0)
			around[hex] = open_around(r, hex);
	for (int hex = 1; hex <= TRD_HEXES; hex++) {
		find_reach(r, around, hex);
		measure(r, around, hex);
		r->to_earth[hex] = measure_to(r, hex, TRD_EARTH);
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			r->to_planet[hex][planet] = measure_to(r, hex, planet);
	}
	for (int dock = TRD_FIRST_DOCK; dock <= TRD_LAST_DOCK; dock++)
		if (r->column[dock] != 0)
			add_hex(&r->docks, dock);
	int cards = 0;
	for (int kind = 1; kind <= TRD_ACTIONS; kind++) {
		cards += r->action[kind - 1].copies;
		if (r->action[kind - 1].effect == TRD_CANCEL)
			r->counter = (uint8_t)kind;
	}
	r->deck_size = (uint8_t)cards;
}

bool trd_kinds_fit(const struct trd_rules *r, int planet, int mask)
{
	return mask > 0 && mask < 8 &&
		trd_count_bits((unsigned)mask) == r->planet[planet - 1].kinds;
}

/* TRD-G01: every planet has its place and six spots to itself, Earth at least
 * one dock. */
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
	return r->docks.low != 0;
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

/* Every effect can do something with its number. */
static bool effect_fits(const struct trd_card *card)
{
	switch (card->effect) {
	case TRD_RAID:
	case TRD_HALT:
	case TRD_SWAP:
		return card->number >= 1;
	case TRD_DRIVE:
	case TRD_TURN:
		return card->number == 1 || card->number == -1;
	case TRD_UNIT:
	case TRD_CARD:
		return card->number == 1;
	case TRD_MONEY:
		return card->number >= 0;
	default:
		return true;
	}
}

static int events_fit(const struct trd_rules *r)
{
	int cards = 0;
	for (int i = 0; i < TRD_EVENTS; i++) {
		const struct trd_card *card = &r->event[i];
		if (!effect_fits(card) || (card->effect == TRD_UNIT) != (card->good != 0))
			return TRD_BAD_EFFECT;
		cards += card->copies;
	}
	return cards >= 1 && cards <= 200 ? 0 : TRD_BAD_EVENTS;
}

static int actions_fit(const struct trd_rules *r)
{
	int cards = 0, counters = 0;
	for (int i = 0; i < TRD_ACTIONS; i++) {
		if (!effect_fits(&r->action[i]))
			return TRD_BAD_EFFECT;
		cards += r->action[i].copies;
		counters += r->action[i].effect == TRD_CANCEL;
	}
	return cards >= 1 && cards <= 200 && counters == 1 ? 0 : TRD_BAD_DECK;
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
	int why = actions_fit(r);
	return why != 0 ? why : events_fit(r);
}
