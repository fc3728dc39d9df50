/* measures.c - what the lab counts of Traders beyond events and pieces. It only
 * looks on; no rule is here. */
#include "core/text.h"
#include "games/traders/traders.h"
#include "games/traders/words.h"

enum measure {
	COMPANY,
	ORDER,
	FIRST_PLANET,
	SECOND,
	EXTRA_GROUP,
	COUNTER_GROUP,
	TRIPS_GROUP,
	TRIPS,
	STATIONS,
	SECOND_COUNT,
	EXTRA,
	COUNTERS,
	HELD,
	MCR_EARTH,
	MCR_SPOT,
	MCR_EVENTS,
	UNITS_EARTH,
	UNITS_SPOT,
	MCR_STATIONS,
	MCR_CARDS,
	RAIDS,
	RAID_MONEY,
	RAID_CARGO,
	WIPED,
	ARRIVALS,
	BLOCKED,
	ROUNDS,
	TURNS,
	MINUTES,
	CURE_ROUND,
	LIT,
	FULL = LIT + TRD_PLANETS,
	BUILT,
	HEXES,
	HEXES_BOOST,
	STACKED,
	LAST
};

enum { MOST_TRIPS = 10 };

/* clang-format off */
const struct pl_measure trd_measures[] = {
	{ "company", PL_GROUP, TRD_COMPANIES, 1, "This company wins # of its games." },
	{ "turn order", PL_GROUP, PL_SEATS, 1, "Who plays in this place of a round wins # of the games." },
	{ "first planet", PL_GROUP, TRD_PLANETS, 1, "Who builds here first wins # of the games." },
	{ "second station", PL_GROUP, 2, 1, "Such players win # of their games." },
	{ "extra turn", PL_GROUP, 3, 1, "Such players win # of their games." },
	{ "counter", PL_GROUP, 2, 1, "Such players win # of their games." },
	{ "trips", PL_GROUP, MOST_TRIPS + 1, 1, "Who makes so many trips wins # of the games." },
	{ "trips to Earth", PL_EACH, 0, 1, "A player comes to Earth with cargo # times." },
	{ "stations", PL_EACH, 0, 1, "A player has # stations in the end." },
	{ "second stations", PL_EACH, 0, 1, "A player has # second stations in the end." },
	{ "extra turns", PL_EACH, 0, 1, "A player plays # Extra Turns." },
	{ "counters", PL_EACH, 0, 1, "A player counters # times." },
	{ "cards held", PL_EACH, 0, 1, "A player is left with # action cards." },
	{ "MCr from Earth", PL_EACH, 0, 1, "Sales at Earth bring # MCr." },
	{ "MCr on the spot", PL_EACH, 0, 1, "Sales on stations bring # MCr." },
	{ "MCr from events", PL_EACH, 0, 1, "Get Credits brings # MCr." },
	{ "units sold at Earth", PL_EACH, 0, 1, "A player sells # units at Earth." },
	{ "units sold on the spot", PL_EACH, 0, 1, "A player sells # units on stations." },
	{ "MCr for stations", PL_EACH, 0, 1, "Stations cost a player # MCr." },
	{ "MCr for cards", PL_EACH, 0, 1, "Buying and playing cards costs a player # MCr." },
	{ "raids", PL_EACH, 0, 1, "Pirates come to a player # times." },
	{ "MCr to pirates", PL_EACH, 0, 1, "Pirates get # MCr from a player." },
	{ "units to pirates", PL_EACH, 0, 1, "Pirates get # units from a player." },
	{ "wiped out", PL_EACH, 0, 1, "Pirates leave a player with neither money nor cargo # times." },
	{ "arrivals", PL_EACH, 0, 1, "A laden ship reaches Earth's docks # times." },
	{ "blocked arrivals", PL_EACH, 0, 1, "A laden ship finds every dock in reach taken # times." },
	{ "rounds", PL_WHOLE, 0, 1, "A game takes # rounds." },
	{ "player turns", PL_WHOLE, 0, 1, "A game takes # turns of players." },
	{ "minutes", PL_WHOLE, 0, 1, "At a minute a turn a game takes # minutes." },
	{ "round of the cure", PL_WHOLE, 0, 1, "The cure is made in round # (0 if it is not)." },
	{ "Gobi produces", PL_WHOLE, 0, 1000, "Gobi produces in # of the rounds." },
	{ "Bob produces", PL_WHOLE, 0, 1000, "Bob produces in # of the rounds." },
	{ "Inti produces", PL_WHOLE, 0, 1000, "Inti produces in # of the rounds." },
	{ "Seranide produces", PL_WHOLE, 0, 1000, "Seranide produces in # of the rounds." },
	{ "Supay produces", PL_WHOLE, 0, 1000, "Supay produces in # of the rounds." },
	{ "full planets", PL_WHOLE, 0, 1, "On # planets every spot is built on in the end." },
	{ "all stations", PL_WHOLE, 0, 1, "Of 30 spots # are built on in the end." },
	{ "hexes a turn", PL_WHOLE, 0, 1000, "Without a boost a ship may fly # hexes a turn." },
	{ "hexes with a boost", PL_WHOLE, 0, 1000, "With a boost a ship may fly # hexes." },
	{ "three extra turns", PL_WHOLE, 0, 1, "In # of the games three extra turns are stacked." },
	{ NULL, 0, 0, 0, NULL },
};
/* clang-format on */

void trd_group(const struct pl_book *book, int measure, int group, struct pl_text *name)
{
	static const char *const order[] = { "1st", "2nd", "3rd", "4th", "5th", "6th" };
	static const char *const often[] = { "never", "once", "more often" };
	const struct trd_rules *r = trd_numbers(book->rules);
	if (measure == COMPANY)
		pl_put(name, "%s", trd_word(book, r->company[group - 1].name));
	else if (measure == ORDER)
		pl_put(name, "%s", order[group - 1]);
	else if (measure == FIRST_PLANET)
		pl_put(name, "%s", trd_place_name(book, group));
	else if (measure == SECOND)
		pl_put(name, "%s", group == 1 ? "not built" : "built");
	else if (measure == COUNTER_GROUP)
		pl_put(name, "%s", group == 1 ? "never played" : "played");
	else if (measure == EXTRA_GROUP)
		pl_put(name, "%s", often[group - 1]);
	else
		pl_put(name, group > MOST_TRIPS ? "%d or more" : "%d", group - 1);
}

/* --- while it is played ------------------------------------------------------- */

/* A laden ship that can reach a dock, were it not for the ships on them. */
static void note_roll(const struct trd_rules *r, const struct trd_state *s,
                      int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct trd_player *p = &s->player[s->turn];
	if (s->base.phase != TRD_FLYING || trd_cargo(p) == 0 || trd_docked_at(p) == TRD_EARTH)
		return;
	if (r->to_earth[p->ship] > s->allowance)
		return;
	struct trd_hexes free = trd_destinations(r, s);
	if (((free.low & r->docks.low) | (free.high & r->docks.high)) == 0)
		out[BLOCKED][s->turn]++;
}

static void note_flight(const struct trd_state *s, const struct pl_event *event,
                        int32_t out[PL_MEASURES][PL_SEATS])
{
	int from = event->arg[0], to = event->arg[1];
	bool was_there = from >= TRD_FIRST_DOCK && from <= TRD_LAST_DOCK;
	if (to < TRD_FIRST_DOCK || to > TRD_LAST_DOCK || was_there ||
	    trd_cargo(&s->player[event->seat]) == 0)
		return;
	out[TRIPS][event->seat]++;
	out[ARRIVALS][event->seat]++;
}

static void note_loss(const struct trd_state *s, const struct pl_event *event,
                      int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct trd_player *p = &s->player[event->seat];
	const uint8_t *arg = event->arg;
	if (event->kind == TRD_DID_LOSE_MONEY)
		out[RAID_MONEY][event->seat] += arg[0] << 8 | arg[1];
	else
		out[RAID_CARGO][event->seat] += arg[0] + arg[1] + arg[2];
	out[WIPED][event->seat] += p->money == 0 && trd_cargo(p) == 0;
}

static void note_sale(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	const uint8_t *arg = event->arg;
	bool earth = arg[0] == TRD_EARTH;
	out[earth ? MCR_EARTH : MCR_SPOT][event->seat] += arg[3] << 8 | arg[4];
	out[earth ? UNITS_EARTH : UNITS_SPOT][event->seat] += arg[2];
}

static void note_build(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	if (out[FIRST_PLANET][event->seat] == 0)
		out[FIRST_PLANET][event->seat] = trd_place_of(event->arg[0]);
	out[MCR_STATIONS][event->seat] += event->arg[1];
}

/* The seats after the first hold what a mean is made from. */
static void note_hexes(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	if (event->arg[3] != 0) /* more dice than the standard cards give */
		return;
	int32_t *mean = out[event->arg[1] == 0 ? HEXES : HEXES_BOOST];
	mean[1] += event->arg[2];
	mean[2]++;
	mean[0] = mean[1] * 1000 / mean[2];
}

static void note_planets(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	out[ROUNDS][0] = event->arg[2];
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		int32_t *lit = out[LIT + planet - 1];
		lit[1] += (event->arg[1] >> planet) & 1;
		lit[0] = lit[1] * 1000 / event->arg[2];
	}
}

static void note_event(const struct trd_rules *r, const struct trd_state *s,
                       const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	const uint8_t *arg = event->arg;
	int seat = event->seat;
	switch (event->kind) {
	case TRD_DID_TAKE:
		out[COMPANY][seat] = arg[0];
		break;
	case TRD_DID_PLANETS:
		note_planets(event, out);
		break;
	case TRD_DID_DRAW:
		out[TURNS][0]++;
		out[RAIDS][seat] += ((r->event[arg[0] - 1].does >> TRD_RAID) & 1) != 0;
		break;
	case TRD_DID_MONEY:
		out[MCR_EVENTS][seat] += arg[0];
		break;
	case TRD_DID_LOSE_MONEY:
	case TRD_DID_LOSE_CARGO:
		note_loss(s, event, out);
		break;
	case TRD_DID_ROLL:
		note_hexes(event, out);
		note_roll(r, s, out);
		break;
	case TRD_DID_FLY:
		note_flight(s, event, out);
		break;
	case TRD_DID_BUILD:
		note_build(event, out);
		break;
	case TRD_DID_SELL:
		note_sale(event, out);
		break;
	case TRD_DID_BUY:
		out[MCR_CARDS][seat] += arg[1];
		break;
	case TRD_DID_PLAY:
		out[MCR_CARDS][seat] += arg[6];
		break;
	case TRD_DID_COUNTER:
		out[MCR_CARDS][seat] += arg[2];
		out[COUNTERS][seat]++;
		break;
	case TRD_DID_EXTRA:
		out[EXTRA][seat]++;
		out[STACKED][0] |= arg[0] >= 3;
		break;
	case TRD_DID_CURE:
		out[CURE_ROUND][0] = s->round;
		break;
	default:
		break;
	}
}

/* --- at both ends ---------------------------------------------------------------- */

static void note_start(const struct trd_state *s, int32_t out[PL_MEASURES][PL_SEATS])
{
	int seats = s->base.seats;
	for (int seat = 0; seat < seats; seat++) {
		out[ORDER][seat] = (seat - s->first + seats) % seats + 1;
		out[COMPANY][seat] = s->player[seat].company;
	}
}

static void note_end(const struct trd_state *s, int32_t out[PL_MEASURES][PL_SEATS])
{
	int built[TRD_PLANETS + 1] = { 0, 0, 0, 0, 0, 0 };
	for (int seat = 0; seat < s->base.seats; seat++) {
		const struct trd_player *p = &s->player[seat];
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
			built[planet] += trd_stations_at(p, planet);
			out[SECOND_COUNT][seat] += trd_stations_at(p, planet) > 1;
		}
		int trips = out[TRIPS][seat];
		out[STATIONS][seat] = trd_count_bits(p->stations);
		out[HELD][seat] = p->cards;
		out[SECOND][seat] = 1 + (out[SECOND_COUNT][seat] > 0);
		out[EXTRA_GROUP][seat] = 1 + (out[EXTRA][seat] > 0) + (out[EXTRA][seat] > 1);
		out[COUNTER_GROUP][seat] = 1 + (out[COUNTERS][seat] > 0);
		out[TRIPS_GROUP][seat] = 1 + (trips < MOST_TRIPS ? trips : MOST_TRIPS);
	}
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		out[FULL][0] += built[planet] == TRD_SPOTS_EACH;
		out[BUILT][0] += built[planet];
	}
	out[MINUTES][0] = out[TURNS][0];
}

void trd_measure(const struct pl_rules *rules, const struct pl_state *state,
                 const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct trd_state *s = trd_position(state);
	if (events == NULL) {
		note_start(s, out);
		return;
	}
	for (int i = 0; i < events->count; i++)
		note_event(trd_numbers(rules), s, &events->at[i], out);
	if (state->pending == 0)
		note_end(s, out);
}
