/* sense.c - what a sensible trader knows: which moves are worth a thought. How
 * good a position is, value.c tells. Flying, loading and building are weighed by the round
 * trips they lead to (trips.c), all else by rules of thumb. The numbers were
 * found by letting greedy players play each other. */
#include "games/traders/sense.h"

/* MCr to keep while less than two, less than four, or more of the units lie
 * at Earth. */
enum { KEEP_EARLY = 2, KEEP_MIDDLE = 4, KEEP_LATE = 10 };

/* How far ahead a rival must be, or how far on the way, to be worth a spiteful
 * card. */
enum { SPITE_LEAD = 10, SPITE_ANYWAY = 45 };

/* Points of harm by what is not counted in units and money. */
enum { HARM_STILL = 10, HARM_TURN = 20, HARM_HALT = 12, HARM_THEFT = 5 };

/* --- weights ------------------------------------------------------------- */

/* From what there is no reason to leave undone to what there is none to do. */
enum { SURELY = 60000, GLADLY = 30000, WHY_NOT = 2000, RATHER_NOT = 20, HARDLY = 1 };

/* How far a rival is on the way: delivered, aboard, money. */
static int progress(const struct trd_rules *r, const struct trd_player *p)
{
	int points = 10 * trd_delivered(r, p) + pl_least(p->money, r->cure_money);
	return points + 3 * trd_cargo(p);
}

static int leader_besides(const struct trd_mind *m)
{
	int leader = -1, best = -1;
	for (int seat = 0; seat < m->s->base.seats; seat++) {
		int points = progress(m->r, &m->s->player[seat]);
		if (seat != m->seat && points > best) {
			best = points;
			leader = seat;
		}
	}
	return leader;
}

/* MCr to spare, once the cure and the next station are thought of. */
static int spare_money(const struct trd_mind *m)
{
	int keep = m->delivered >= 4 ? KEEP_LATE : m->delivered >= 2 ? KEEP_MIDDLE : KEEP_EARLY;
	return m->me.money - keep - (m->unsourced != 0 ? m->r->station_new : 0);
}

static int weigh_load(struct trd_mind *m, const struct pl_move *move)
{
	int good = move->arg[0], place = trd_docked_at(&m->me);
	int way = move->verb == TRD_LOAD ? 1 : -1;
	if (place == TRD_EARTH)
		return move->verb == TRD_UNLOAD ? SURELY : HARDLY;
	if (way > 0 ? m->needed[good] > m->me.goods[TRD_SHIP][good]
	            : m->needed[good] >= m->me.goods[TRD_SHIP][good])
		return way > 0 ? GLADLY : HARDLY;
	struct trd_mind after = *m;
	after.me.goods[place][good] = (uint8_t)(after.me.goods[place][good] - way);
	after.me.goods[TRD_SHIP][good] = (uint8_t)(after.me.goods[TRD_SHIP][good] + way);
	trd_take_stock(&after);
	if (m->here == TRD_UNKNOWN)
		m->here = trd_prospect(m, m->me.ship);
	int gain = trd_prospect(&after, m->me.ship) - m->here;
	/* A full ship is no slower than an empty one. */
	return gain >= (way > 0 ? 0 : 10) ? WHY_NOT : HARDLY;
}

static int weigh_build(const struct trd_mind *m)
{
	int planet = trd_place_of(m->me.ship);
	int cost = trd_build_cost(m->r, &m->me, m->me.ship);
	return trd_worth_building(m, planet) > cost * TRD_WORTH_MONEY ? SURELY - 1 : HARDLY;
}

/* Two that are not needed for one that is. */
static int weigh_swap(const struct trd_mind *m, const struct pl_move *move, int give)
{
	int place = move->arg[2], good = move->arg[3], gain = move->arg[4];
	int aboard = m->me.goods[TRD_SHIP][gain] * (place == TRD_EARTH);
	bool lacks = m->needed[gain] > (place == TRD_SHIP ? m->me.goods[TRD_SHIP][gain] : aboard);
	int kept = m->me.goods[place][good] - give;
	bool spares = place == TRD_EARTH ? kept >= m->r->cure_units : m->needed[good] <= kept;
	if (!lacks || !spares)
		return HARDLY;
	return place == TRD_EARTH ? GLADLY : place == TRD_SHIP ? WHY_NOT : RATHER_NOT;
}

/* Mercenaries: a unit that one needs, best from the leader. */
static int weigh_robbery(const struct trd_mind *m, const struct pl_move *move)
{
	int good = move->arg[3];
	bool room = trd_cargo(&m->me) < m->r->cargo || trd_docked_at(&m->me) != 0;
	bool needed = m->needed[good] > m->me.goods[TRD_SHIP][good];
	if (!room || (m->me.money <= m->r->cure_money && m->short_of == 0) ||
	    (!needed && spare_money(m) <= 0))
		return HARDLY;
	int extra = move->arg[1] - 1 == leader_besides(m) ? 50 : 0;
	return needed ? GLADLY + extra : RATHER_NOT + extra;
}

/* Worth the money, which is there to spare, only against somebody who is about to win. */
static int weigh_spite(const struct trd_mind *m, int victim)
{
	if (victim != leader_besides(m))
		return HARDLY;
	int rival = progress(m->r, &m->s->player[victim]), mine = progress(m->r, &m->me);
	return rival >= SPITE_ANYWAY || rival > mine + SPITE_LEAD ? WHY_NOT : HARDLY;
}

static int weigh_rebellion(const struct trd_mind *m, int planet, int cost)
{
	if (spare_money(m) < cost || (m->me.stations & trd_spots_of(planet)) != 0 ||
	    m->s->rebellion[planet] > 0)
		return HARDLY;
	int victim = leader_besides(m);
	const struct trd_player *p = &m->s->player[victim];
	if ((p->stations & trd_spots_of(planet)) == 0 || trd_delivered(m->r, p) >= 5)
		return HARDLY;
	return weigh_spite(m, victim) - trd_count_bits(p->stations);
}

/* What helps oneself, or all alike, is as good as what it costs. */
static int weigh_gift(const struct trd_mind *m, const struct trd_part *part, int cost)
{
	if (part->to == TRD_TO_VICTIM || part->to == TRD_TO_OTHERS)
		return HARDLY;
	bool room = trd_cargo(&m->me) < m->r->cargo || trd_docked_at(&m->me) != 0;
	switch (part->does) {
	case TRD_GAIN_MONEY:
		return part->number > cost ? GLADLY : HARDLY;
	case TRD_GAIN_UNIT:
		return room && m->needed[part->good] > m->me.goods[TRD_SHIP][part->good] ? GLADLY
											 : HARDLY;
	default:
		return spare_money(m) > cost ? WHY_NOT / 2 : HARDLY;
	}
}

/* One part of a card that is played so. */
static int weigh_part(const struct trd_mind *m, const struct pl_move *move,
                      const struct trd_part *part, int cost)
{
	switch (part->does) {
	case TRD_SWAP:
		return weigh_swap(m, move, part->number);
	case TRD_TAKE_UNIT:
		return weigh_robbery(m, move);
	case TRD_HALT:
		return weigh_rebellion(m, move->arg[2], cost);
	case TRD_STEAL_CARD:
		return spare_money(m) > cost ? WHY_NOT / 2 : HARDLY;
	case TRD_EXTRA_TURN:
		return spare_money(m) >= cost && m->delivered >= 2 ? WHY_NOT : HARDLY;
	case TRD_LOSE_MONEY:
	case TRD_RAID:
	case TRD_LOSE_CARGO:
	case TRD_LOSE_TURN:
		if (spare_money(m) < cost)
			return HARDLY;
		if (part->to == TRD_TO_VICTIM)
			return weigh_spite(m, move->arg[1] - 1);
		return part->to == TRD_TO_OTHERS ? weigh_spite(m, leader_besides(m)) : HARDLY;
	case TRD_ENGINE_OFF:
		return HARDLY;
	default:
		return weigh_gift(m, part, cost);
	}
}

/* A card is as good as the best of its parts. */
static int weigh_play(const struct trd_mind *m, const struct pl_move *move)
{
	const struct trd_card *card = &m->r->action[move->arg[0] - 1];
	int best = HARDLY;
	for (int i = 0; i < card->parts; i++)
		best = pl_most(best, weigh_part(m, move, &card->part[i], card->cost));
	return best;
}

/* What the pirates would take, in points. */
static int worth_of_cargo(const struct trd_mind *m)
{
	int load[TRD_GOODS + 1] = { 0, 0, 0, 0 };
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		load[good] = m->me.goods[TRD_SHIP][good] * TRD_UNIT_PARTS;
	return trd_worth(m, load);
}

static int worth_of_ransom(const struct trd_mind *m, const struct trd_part *raid)
{
	return trd_ransom(raid, &m->me) * TRD_WORTH_MONEY;
}

/* What a part of the card at work would cost this player, in points. */
static int harm_of(const struct trd_mind *m, const struct trd_part *part)
{
	int cargo = 0, ransom = 0;
	switch (part->does) {
	case TRD_RAID:
		cargo = worth_of_cargo(m);
		ransom = worth_of_ransom(m, part);
		return cargo == 0 ? ransom : ransom == 0 ? cargo : pl_least(cargo, ransom);
	case TRD_LOSE_MONEY:
		return pl_least(part->number, m->me.money) * TRD_WORTH_MONEY;
	case TRD_LOSE_CARGO:
		return worth_of_cargo(m);
	case TRD_ENGINE_OFF:
		return trd_cargo(&m->me) > 0 ? HARM_STILL : HARM_STILL / 2;
	case TRD_TAKE_UNIT:
		return m->needed[m->s->played.good] > 0 ? TRD_WORTH_NEEDED : 2 * TRD_WORTH_MONEY;
	case TRD_LOSE_TURN:
		return HARM_TURN * part->number;
	case TRD_HALT:
		return m->delivered < 4 ? HARM_HALT : 0;
	default:
		return HARM_THEFT;
	}
}

static int harm(const struct trd_mind *m)
{
	const struct trd_card *card = trd_card_at_work(m->r, m->s);
	int points = 0;
	for (int i = 0; i < card->parts; i++) {
		const struct trd_part *part = &card->part[i];
		bool mine = part->does == TRD_HALT ||
			(((TRD_HARMS >> part->does) & 1) &&
		         (trd_subjects(m->r, m->s, part, &m->s->played) >> m->seat) & 1);
		points += mine ? harm_of(m, part) : 0;
	}
	return points;
}

static int weigh_answer(const struct trd_mind *m, bool counters)
{
	int kind = trd_counter_of(m->r, &m->me);
	int cost = kind != 0 ? m->r->action[kind - 1].cost : m->r->counter_cost;
	int price = (m->short_of > 0 || m->me.money < m->r->cure_money + cost
	                     ? TRD_WORTH_MONEY
	                     : TRD_WORTH_SPARE_MONEY) *
		cost;
	bool worth_it = harm(m) > price;
	return counters == worth_it ? WHY_NOT : RATHER_NOT;
}

/* What the sale of everything on the stations and of what is too much at
 * Earth would bring. */
static int money_in_reach(const struct trd_mind *m)
{
	int money = m->me.money;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		money += pl_most(0, m->me.goods[TRD_EARTH][good] - m->r->cure_units) *
			m->r->sell_earth;
		for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
			money += m->me.goods[planet][good] * m->r->sell_station;
	}
	return money;
}

static int weigh_sale(const struct trd_mind *m, const struct pl_move *move)
{
	int place = move->arg[0], good = move->arg[1], units = move->arg[2];
	int have = m->me.goods[place][good];
	bool broke = m->me.money < m->r->station_new && m->unsourced != 0;
	if (place == TRD_EARTH) {
		if (have - units >= m->r->cure_units) /* what is too much */
			return GLADLY + units;
		return broke && units == 1 ? WHY_NOT : HARDLY;
	}
	if (m->short_of > 0 && m->to_come == 0 && money_in_reach(m) >= m->r->cure_money)
		return GLADLY + units;
	return broke && m->needed[good] < have && units == 1 ? WHY_NOT + 1 : HARDLY;
}

/* A card while it is cheap; the least useful one goes for it. */
static int weigh_buy(const struct trd_mind *m, int give_up)
{
	if (give_up != 0 || spare_money(m) < m->r->card_price)
		return HARDLY;
	return m->me.cards < 2 ? WHY_NOT : RATHER_NOT;
}

static int weigh_make(const struct trd_mind *m, const struct pl_move *move)
{
	int points = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int held = m->me.goods[TRD_SHIP][good];
		for (int place = TRD_GOBI; place <= TRD_PLANETS; place++)
			held += m->me.goods[place][good];
		int useful = pl_least(move->arg[good], pl_most(0, m->needed[good] - held));
		points += 100 * useful + 10 * (useful < move->arg[good]) - held;
	}
	return 500 + points;
}

/* Everybody needs all three kinds: what few planets make yet is worth having on one more,
 * above all where it has been far from Earth so far. */
static int weigh_assign(const struct trd_mind *m, int mask)
{
	enum { EVEN = 400, AGAIN = 60, NEARER = 10 };
	const uint8_t *earth = m->r->to_earth;
	int points = EVEN, here = earth[trd_first_hex(m->s->planet)];
	for (int planet = TRD_GOBI; planet < m->s->planet; planet++) {
		int same = trd_count_bits((unsigned)(m->s->makes[planet] & mask));
		int gained = pl_most(0, earth[trd_first_hex(planet)] - here);
		points -= same * (AGAIN - NEARER * pl_least(gained, 3));
	}
	return points;
}

/* Cards by how readily one gives them up: by what they do first. */
static int weigh_discard(const struct trd_mind *m, int kind)
{
	switch (m->r->action[kind - 1].part[0].does) {
	case TRD_CANCEL:
		return RATHER_NOT + 20;
	case TRD_TAKE_UNIT:
	case TRD_GAIN_UNIT:
	case TRD_GAIN_MONEY:
		return RATHER_NOT + 30;
	case TRD_EXTRA_TURN:
	case TRD_LOSE_TURN:
		return RATHER_NOT + 60;
	case TRD_SWAP:
		return RATHER_NOT + 70;
	case TRD_STEAL_CARD:
		return RATHER_NOT + 90;
	default:
		return RATHER_NOT + 80;
	}
}

/* TRD-C39: whatever one may have is taken, but a unit that finds no room. */
static int weigh_offer(const struct trd_mind *m)
{
	const struct trd_part *part = trd_part_at_work(m->r, m->s);
	bool room = trd_cargo(&m->me) < m->r->cargo || trd_docked_at(&m->me) != 0;
	bool unit = part->does == TRD_GAIN_UNIT || part->does == TRD_TAKE_UNIT;
	return room || !unit ? WHY_NOT : RATHER_NOT;
}

/* Pirates are given what is worth less. */
static bool pays_rather(const struct trd_mind *m)
{
	return worth_of_cargo(m) >= worth_of_ransom(m, trd_part_at_work(m->r, m->s));
}

static int weigh_move(struct trd_mind *m, const struct pl_move *move)
{
	switch (move->verb) {
	case TRD_ASSIGN:
		return weigh_assign(m, move->arg[1]);
	case TRD_MAKE:
		return weigh_make(m, move);
	case TRD_COUNTER:
	case TRD_DECLINE:
		return weigh_answer(m, move->verb == TRD_COUNTER);
	case TRD_GIVE_CARGO:
		return pays_rather(m) ? RATHER_NOT : WHY_NOT;
	case TRD_PAY:
		return pays_rather(m) ? WHY_NOT : RATHER_NOT;
	case TRD_ACCEPT:
		return weigh_offer(m);
	case TRD_PASS:
		return 2 * RATHER_NOT;
	case TRD_JETTISON:
		return m->needed[m->s->arriving] > m->me.goods[TRD_SHIP][m->s->arriving] &&
				m->needed[move->arg[0]] < m->me.goods[TRD_SHIP][move->arg[0]]
			? WHY_NOT
			: HARDLY;
	case TRD_DISCARD:
		return weigh_discard(m, move->arg[0]);
	case TRD_BUILD:
		return weigh_build(m);
	case TRD_LOAD:
	case TRD_UNLOAD:
		return weigh_load(m, move);
	case TRD_PLAY:
		return weigh_play(m, move);
	case TRD_SELL:
		return weigh_sale(m, move);
	case TRD_BUY:
		return weigh_buy(m, move->arg[0]);
	case TRD_LEAVE:
	case TRD_DONE:
		return 5 * RATHER_NOT;
	default:
		return RATHER_NOT;
	}
}

/* Where to fly, or whether to stay. */
static void weigh_flights(const struct trd_mind *m, const struct pl_move *moves, int count,
                          uint16_t *weight)
{
	uint8_t hexes[PL_MOVES];
	int prospect[PL_MOVES];
	hexes[0] = m->me.ship;
	for (int i = 0; i < count; i++)
		hexes[i] = moves[i].verb == TRD_STAY ? m->me.ship : moves[i].arg[0];
	trd_prospects(m, hexes, count, prospect);
	for (int i = 0; i < count; i++)
		weight[i] = (uint16_t)pl_most(HARDLY, pl_least(prospect[i], GLADLY));
}

void trd_weigh(const struct pl_rules *rules, const struct pl_state *view,
               const struct pl_move *moves, int count, uint16_t *weight)
{
	if (count == 0)
		return;
	struct trd_mind m;
	trd_think(&m, trd_numbers(rules), trd_position(view), moves[0].seat);
	if (view->phase == TRD_FLYING) {
		weigh_flights(&m, moves, count, weight);
		return;
	}
	for (int i = 0; i < count; i++)
		weight[i] = (uint16_t)pl_most(HARDLY, weigh_move(&m, &moves[i]));
}

/* The best flight, without a list of all: the hexes are looked at in its order, and to stay is
 * its last. */
static void find_flight(const struct trd_mind *m, struct pl_move *out)
{
	struct trd_hexes to = trd_destinations(m->r, m->s);
	int ship = m->me.ship;
	bool stuck = (to.low | to.high) == 0;
	if (stuck || ship != TRD_LAST_PLANET)
		trd_add_hex(&to, ship);
	if (!stuck)
		to = trd_best_hexes(m, to, HARDLY, GLADLY);
	trd_drop_hex(&to, ship);
	if ((to.low | to.high) == 0) {
		pl_put_word(out, pl_move_word(TRD_STAY, m->seat));
		return;
	}
	int hex = to.low != 0 ? pl_lowest(to.low) : 64 + pl_lowest(to.high);
	pl_put_word(out, pl_move_word(TRD_FLY, m->seat) | pl_word_arg(0, hex));
}

static int find_heaviest(struct trd_mind *m, const struct pl_move *moves, int count)
{
	int best = 0, most = 0;
	for (int i = 0; i < count && most < SURELY; i++) {
		int heavy = pl_most(HARDLY, weigh_move(m, &moves[i]));
		best = heavy > most ? i : best;
		most = pl_most(most, heavy);
	}
	return best;
}

void trd_favourite(const struct pl_rules *rules, const struct pl_state *view, int seat,
                   struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	struct trd_mind m;
	if (view->phase == TRD_FLYING) {
		trd_think(&m, trd_numbers(rules), trd_position(view), seat);
		find_flight(&m, out);
		return;
	}
	int count = trd_legal(rules, view, seat, moves), best = 0;
	if (count > 1) {
		trd_think(&m, trd_numbers(rules), trd_position(view), seat);
		best = find_heaviest(&m, moves, count);
	}
	uint64_t word; /* all that there is of these moves; the whole would be waited for */
	memcpy(&word, &moves[best], sizeof word);
	pl_put_word(out, word);
}
