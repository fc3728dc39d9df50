/* sense.c - what a sensible mayor thinks of moves. What things are worth is in
 * outlook.c, how good a position is in value.c. */
#include "games/one-false-step/sense.h"

#include "games/one-false-step/country.h"

/* --- Monday ------------------------------------------------------------------------------ */

/* What a claim counts for beyond its income when it is taken from somebody. */
enum { SPITE = 20, SPITE_LEADER = 45 };

static int worth_jump(const struct ofs_mind *m, int city, int claim)
{
	const struct ofs_state *s = m->s;
	int owner = 0;
	while (!(s->player[owner].claims & ofs_claim_bit(claim)))
		owner++;
	int support = ofs_defender(m->r, s, owner, claim);
	int odds = ofs_rolls_won(s->town[city].pile, support == 0 ? 0 : s->town[support].pile);
	int worth = ofs_worth_claim(m, claim);
	worth += worth * (owner == m->leader ? SPITE_LEADER : SPITE) / 100;
	return worth * odds / 36 * m->lean->jump / 100;
}

/* How much better one more counter makes the odds, here and there, over the weeks
 * in which somebody may try. */
enum { TRIES = 25, TRIED_WEEKS = 5 }; /* percent a week */

static int worth_guard(const struct ofs_mind *m, int city)
{
	const struct ofs_state *s = m->s;
	uint64_t reach = m->reach[city];
	uint64_t own = reach & s->player[m->seat].claims, theirs = reach & m->taken & ~own;
	int pile = s->town[city].pile, better = 0;
	for (int other = 0; other < s->base.seats; other++) {
		if (other == m->seat)
			continue;
		for (uint64_t left = s->player[other].cities; left != 0; left &= left - 1) {
			int from = pl_lowest(left), against = s->town[from].pile;
			uint64_t hit = own == 0 ? 0 : own & m->reach[from];
			if (hit != 0)
				better += pl_least(ofs_count(hit), 3) *
					(ofs_rolls_won(against, pile) -
				         ofs_rolls_won(against, pile + 1));
		}
	}
	if (theirs != 0) {
		int claim = pl_lowest(theirs) + 1, owner = 0;
		while (!(s->player[owner].claims & ofs_claim_bit(claim)))
			owner++;
		int support = ofs_defender(m->r, s, owner, claim);
		int against = support == 0 ? 0 : s->town[support].pile;
		better += ofs_rolls_won(pile + 1, against) - ofs_rolls_won(pile, against);
	}
	int each = (m->my.gold + m->my.food) / 2 * m->my.weeks;
	int weeks = pl_least(m->my.weeks, TRIED_WEEKS);
	return better * each / 36 * weeks * TRIES / 100 * m->lean->guard / 100;
}

/* A place aboard, if the next shot is near; more if it would win. */
static int worth_board(const struct ofs_mind *m, int counters)
{
	const struct ofs_player *p = &m->s->player[m->seat];
	int all = pl_least(m->my.all * 5 / 4, 950);
	int full = OFS_SYSTEMS * m->r->shot_system + (p->rocket + counters) * m->r->shot_counter;
	int worth = all * m->r->shot_counter * m->lean->board / 100;
	if (m->score + full >= m->r->goal)
		worth += all;
	if (p->food + m->my.surplus < m->r->shot_food)
		worth = worth * 3 / 4;
	return worth;
}

/* What a counter could stake there next week; holding it back is worth little. */
enum { HOLD = 180 };

static int worth_arrival(const struct ofs_mind *m, int to)
{
	const struct ofs_town *town = &m->s->town[to];
	uint64_t open = m->reach[to] & ~m->taken;
	int best = HOLD;
	if (ofs_count(open) <= town->middle + town->train)
		return best;
	for (; open != 0; open &= open - 1)
		best = pl_most(best, ofs_worth_claim(m, pl_lowest(open) + 1) * 7 / 10);
	return best;
}

static void survey_monday(struct ofs_mind *m)
{
	const struct ofs_state *s = m->s;
	for (int seat = 0; seat < s->base.seats; seat++)
		for (uint64_t left = s->player[seat].cities; left != 0; left &= left - 1)
			m->reach[pl_lowest(left)] = ofs_reach(m->r, s, seat, pl_lowest(left));
	for (uint64_t left = s->player[m->seat].cities; left != 0; left &= left - 1) {
		int city = pl_lowest(left);
		if (s->town[city].middle > 0)
			m->guard[city] = worth_guard(m, city);
		m->arrival[city] = worth_arrival(m, city);
	}
}

/* --- Wednesday, Thursday ------------------------------------------------------------------ */

/* What a city would be missed for. */
static int worth_starving(const struct ofs_mind *m, int city)
{
	const struct ofs_town *town = &m->s->town[city];
	return -ofs_worth_city(m, city, 0) - 90 * (town->pile + town->train);
}

static int worth_raise(const struct ofs_mind *m, int system)
{
	enum { EAGER = 250 };
	int price = ofs_next_price(m->r, &m->s->player[m->seat], system);
	return ofs_worth_level(m, system) - price * m->my.gold * 9 / 10 + EAGER;
}

/* The points, against what the Food could do later and who would be lost with it. */
static int worth_shot(const struct ofs_mind *m)
{
	const struct ofs_player *p = &m->s->player[m->seat];
	const struct ofs_outlook *o = &m->my;
	int needed = m->r->goal - m->score, food = m->r->shot_food;
	int worth = o->hits;
	int later = o->hits < 2200 ? pl_least(o->all * 6 / 5 + 20, 900) : o->all;
	worth += (o->all - later) * p->rocket * m->r->shot_counter;
	if (m->lean->board > 150 && p->rocket > 0 && o->all < 250)
		worth -= p->rocket * 300;
	if (needed <= OFS_SYSTEMS * m->r->shot_system + p->rocket * m->r->shot_counter)
		worth += needed <= OFS_SYSTEMS ? o->hits : 4 * o->all;
	return worth + ofs_worth_chips(m->r, m->s, o, m->seat, -food, 0) * 5 / 4;
}

static int worth_shot_if_fed(const struct ofs_mind *m)
{
	return m->s->player[m->seat].food >= m->r->shot_food ? worth_shot(m) : 0;
}

/* --- trading --------------------------------------------------------------------------------- */

/* Of what a rival gains by a trade, this percentage counts as one's own loss. */
enum { ENVY = 20, ENVY_LEADER = 70 };

static int gain_of(const struct ofs_mind *m, const struct ofs_outlook *o, int seat, int gives,
                   int give, int take)
{
	bool food = gives == OFS_FOOD;
	return ofs_worth_chips(m->r, m->s, o, seat, food ? -give : take, food ? take : -give);
}

static int envy(const struct ofs_mind *m, int gain, int seat)
{
	bool leads = ofs_score(m->r, m->s, seat) >= ofs_score(m->r, m->s, m->leader);
	return pl_most(gain, 0) * (leads ? ENVY_LEADER : ENVY) / 100;
}

/* An offer is worth what it brings if the other is likely to accept. */
static int worth_offer(const struct ofs_mind *m, const uint8_t *arg)
{
	int other = arg[0] - 1;
	const struct ofs_outlook *o = &m->rival[other];
	int ours = gain_of(m, &m->my, m->seat, arg[1], arg[2], arg[3]);
	int theirs = gain_of(m, o, other, ofs_other(arg[1]), arg[3], arg[2]);
	int worth = ours * m->lean->trade / 100 - envy(m, theirs, other);
	if (worth <= 0)
		return worth - 100;
	return theirs > ours * ENVY / 100 + 20 ? worth + 60 : -50;
}

static int worth_accepting(const struct ofs_mind *m)
{
	const struct ofs_offer *offer = &m->s->offer;
	int other = m->s->turn;
	const struct ofs_outlook *o = &m->rival[other];
	int ours = gain_of(m, &m->my, m->seat, ofs_other(offer->gives), offer->take, offer->give);
	int theirs = gain_of(m, o, other, offer->gives, offer->give, offer->take);
	return ours * m->lean->trade / 100 - envy(m, theirs, other);
}

static void survey_rivals(struct ofs_mind *m)
{
	for (int other = 0; other < m->s->base.seats; other++)
		if (other != m->seat)
			m->rival[other] = ofs_look(m->r, m->s, other, m->my.weeks);
}

static int worth_exchange(const struct ofs_mind *m, int gives)
{
	bool food = gives == OFS_FOOD;
	int give = -m->r->bank_rate;
	return ofs_worth_chips(m->r, m->s, &m->my, m->seat, food ? give : 1, food ? 1 : give) - 30;
}

/* --- auctions --------------------------------------------------------------------------------- */

/* Mayors differ in taste: without it, equal bidders would stop at the same price
 * week by week and the same place at the table would win every auction. What each fancies
 * is scattered, so that no seat is the keenest more often than another. */
static int taste(const struct ofs_mind *m)
{
	enum { TASTES = 7, STEP = 13 }; /* percent */
	uint32_t scattered = (uint32_t)(m->s->lot << 16 | m->s->week << 4 | m->seat) * 0x9e3779b1u;
	scattered = (scattered ^ scattered >> 15) * 0x85ebca77u;
	int fancy = (int)((scattered >> 16) % TASTES);
	return 100 + (fancy - TASTES / 2) * STEP;
}

static int worth_bid(const struct ofs_mind *m, int chips)
{
	enum { NEAR = 4, FIRST = 300, FIRST_CHIP = 150, LAND_RUSH = 4 };
	if (m->s->base.phase == OFS_BUTTON) {
		bool near = m->score + NEAR >= m->r->goal;
		return (near ? FIRST : 0) - chips * FIRST_CHIP;
	}
	int worth = ofs_worth_city(m, m->s->lot, chips - chips / 2) * m->lean->bid / 100;
	worth = worth * taste(m) / 100;
	if (m->s->week <= LAND_RUSH)
		worth += FIRST; /* the Button comes with it while there is land to take */
	return worth - chips * OFS_POINT;
}

static int worth_payment(const struct ofs_mind *m, const uint8_t *arg)
{
	return ofs_worth_chips(m->r, m->s, &m->my, m->seat, -arg[1], -arg[2]) - arg[0] * OFS_POINT;
}

/* --- all moves ----------------------------------------------------------------------------------- */

static int worth_placing(const struct ofs_mind *m, const struct pl_move *move)
{
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case OFS_STAKE:
		return ofs_worth_claim(m, arg[1]);
	case OFS_JUMP:
		return worth_jump(m, arg[0], arg[1]);
	case OFS_STRENGTHEN:
		return m->guard[arg[0]] - 20 * (arg[1] - 1);
	case OFS_BOARD:
		return worth_board(m, arg[1]) + (arg[1] > 1);
	default:
		return arg[0] == arg[2] ? HOLD + (arg[1] > 1) : m->arrival[arg[2]];
	}
}

static int worth_of(const struct ofs_mind *m, const struct pl_move *move)
{
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case OFS_BID_ON:
		return ofs_worth_seat(m, arg[0]) - arg[1] * OFS_POINT;
	case OFS_STARVE:
		return worth_starving(m, arg[0]);
	case OFS_RAISE:
		return worth_raise(m, arg[0]);
	case OFS_SHOOT:
		return worth_shot(m);
	case OFS_BID:
		return worth_bid(m, arg[0]);
	case OFS_PAY:
		return worth_payment(m, arg);
	case OFS_HAND:
		return arg[0] == m->seat + 1 ? 100 : 0;
	case OFS_EXCHANGE:
		return worth_exchange(m, arg[0]);
	case OFS_OFFER:
		return worth_offer(m, arg);
	case OFS_ACCEPT:
		return worth_accepting(m);
	case OFS_FEED:
	case OFS_DONE:
	case OFS_PASS:
	case OFS_DECLINE:
		return 0;
	default:
		return worth_placing(m, move);
	}
}

static bool asks_about_trades(const struct pl_move *moves, int count)
{
	for (int i = count - 1; i >= 0; i--) /* they come late in every list */
		if (moves[i].verb >= OFS_OFFER)
			return true;
	return false;
}

void ofs_weigh(const struct pl_rules *rules, const struct pl_state *view,
               const struct pl_move *moves, int count, uint16_t *weight)
{
	int32_t worth[PL_MOVES], best = INT32_MIN;
	if (count == 0)
		return;
	struct ofs_mind m = ofs_think(ofs_numbers(rules), ofs_position(view), moves[0].seat);
	if (view->phase == OFS_PLACING)
		survey_monday(&m);
	if (asks_about_trades(moves, count))
		survey_rivals(&m);
	/* A shot ends the Thursday: what comes before it leaves it possible. */
	int later = view->phase == OFS_LAUNCHING ? pl_most(worth_shot_if_fed(&m), 0) : 0;
	for (int i = 0; i < count; i++) {
		worth[i] = worth_of(&m, &moves[i]);
		if (moves[i].verb == OFS_RAISE || moves[i].verb >= OFS_EXCHANGE)
			worth[i] += later;
		best = worth[i] > best ? worth[i] : best;
	}
	for (int i = 0; i < count; i++)
		weight[i] = ofs_weight_of(best - worth[i]);
}
