/* sights.c - what a judge sees of a position: of each country its stockpile, what it makes, how
 * far it has to go and what stands in its way, its spies, its cards by what they do, its points
 * and its turn; of the table how late it is and what the objective asks for. [R] */
#include "core/judge.h"
#include "core/rows.h"
#include "games/one-small-step/sense.h"

/* What cards do, in sorts; a sight each. */
enum sort {
	GIVES_MORALE,
	GIVES_GOODS,
	GAMBLES,
	DRAWS,
	EXCHANGES,
	TAKES_MORALE,
	TAKES_GOODS,
	SPOILS,
	LIFTS_CARDS,
	SENDS_HOME,
	PLACES,
	RESEARCHES,
	COPIES,
	PRODUCES,
	GUARDS_US,
	STALLS,
	SORTS
};
static_assert(SORTS == (int)OSS_SORTS, "the rules have room for all");

enum own {
	STOCK,                         /* of each resource */
	MAKES = STOCK + OSS_RESOURCES, /* likewise, spies counted on both sides */
	ALL_STOCK = MAKES + OSS_RESOURCES,
	ALL_MAKES,
	TRADES,
	/* the way to the Moon */
	NEAR,
	FAR,
	STEPS,
	LACKS, /* of each resource */
	ALL_LACK = LACKS + OSS_RESOURCES,
	HARVESTS,
	BLOCKED,
	FOLLOWS,
	PAYABLE,
	ROADS,
	MISSIONS,
	WORKS,
	AHEAD,
	BEHIND,
	MAY_LAND,
	ALMOST_LANDS,
	/* what a country and its technologies can do */
	CONVERTS,
	GAINS_BY_FIRST,
	GAINS_BY_SECOND,
	DRAWS_MORE,
	EVICTS,
	CHEAPER,
	/* spies */
	TIER,
	TRAINS = TIER + OSS_TIERS - 1,
	AT_HOME,
	WATCHES,
	BLOCKS,
	BORROWS,
	WATCHED,
	WATCHED_MORALE,
	GUARDS,
	STALLED,
	/* cards */
	CARDS,
	HAND, /* each sort */
	AT_RISK_MORALE = HAND + SORTS,
	AT_RISK_GOODS,
	/* points */
	POINTS,
	LEADS,
	TRAILS,
	OBJECTIVE,
	OBJECTIVE_LACKS,
	FIRSTS,
	LANDED, /* first, second, later */
	TO_COME = LANDED + OSS_SEATS - 1,
	/* its turn */
	UNTIL,
	ACTING,
	IN_TRADE,
	AT_WORK,
	OWN_SIGHTS
};
static_assert(OWN_SIGHTS <= (int)PL_SIGHTS, "a judge sees no more");

static const char *const own_names[] = {
	[STOCK] = "Morale",
	[STOCK + 1] = "Iron",
	[STOCK + 2] = "Oil",
	[STOCK + 3] = "Aluminum",
	[STOCK + 4] = "Gold",
	[MAKES] = "Makes Morale",
	[MAKES + 1] = "Makes Iron",
	[MAKES + 2] = "Makes Oil",
	[MAKES + 3] = "Makes Aluminum",
	[MAKES + 4] = "Makes Gold",
	[ALL_STOCK] = "Tokens in all",
	[ALL_MAKES] = "Makes in all",
	[TRADES] = "Tokens of a Trade",
	[NEAR] = "Time to the Moon, when near",
	[FAR] = "Time to the Moon, when far",
	[STEPS] = "Technologies to the Moon",
	[LACKS] = "Lacks Morale",
	[LACKS + 1] = "Lacks Iron",
	[LACKS + 2] = "Lacks Oil",
	[LACKS + 3] = "Lacks Aluminum",
	[LACKS + 4] = "Lacks Gold",
	[ALL_LACK] = "Lacks in all but Morale",
	[HARVESTS] = "Harvests for Morale",
	[BLOCKED] = "Blocked on its way",
	[FOLLOWS] = "On its way, marked by rivals",
	[PAYABLE] = "On its way, to be had now",
	[ROADS] = "Roads built",
	[MISSIONS] = "Missions",
	[WORKS] = "Production technologies",
	[AHEAD] = "Time ahead of all rivals",
	[BEHIND] = "Time behind the first rival",
	[MAY_LAND] = "May land now",
	[ALMOST_LANDS] = "Only the Moon is left",
	[CONVERTS] = "Turns cards into resources",
	[GAINS_BY_FIRST] = "Gains by being first",
	[GAINS_BY_SECOND] = "Pays less for what rivals have",
	[DRAWS_MORE] = "Draws more",
	[EVICTS] = "Sends blockers home",
	[CHEAPER] = "Pays less",
	[TIER] = "Tier 2",
	[TIER + 1] = "Tier 3",
	[TIER + 2] = "Tier 4",
	[TRAINS] = "May train now",
	[AT_HOME] = "Spies at home",
	[WATCHES] = "Spies on mats",
	[BLOCKS] = "Spies that block",
	[BORROWS] = "Spies that borrow",
	[WATCHED] = "Rivals' spies here",
	[WATCHED_MORALE] = "Rivals' spies on Morale here",
	[GUARDS] = "Guards",
	[STALLED] = "Talks forbid research",
	[CARDS] = "Cards",
	[HAND] = "Cards: gain Morale",
	[HAND + 1] = "Cards: gain goods",
	[HAND + 2] = "Cards: gamble",
	[HAND + 3] = "Cards: draw",
	[HAND + 4] = "Cards: exchange",
	[HAND + 5] = "Cards: take Morale",
	[HAND + 6] = "Cards: take goods",
	[HAND + 7] = "Cards: spoil",
	[HAND + 8] = "Cards: take cards",
	[HAND + 9] = "Cards: send spies home",
	[HAND + 10] = "Cards: place spies",
	[HAND + 11] = "Cards: research",
	[HAND + 12] = "Cards: copy",
	[HAND + 13] = "Cards: produce",
	[HAND + 14] = "Cards: guard",
	[HAND + 15] = "Cards: talks",
	[AT_RISK_MORALE] = "Morale that rivals may take",
	[AT_RISK_GOODS] = "Goods that rivals may take",
	[POINTS] = "Points",
	[LEADS] = "Points ahead",
	[TRAILS] = "Points behind",
	[OBJECTIVE] = "Objective met",
	[OBJECTIVE_LACKS] = "Objective lacks",
	[FIRSTS] = "First on missions",
	[LANDED] = "Landed first",
	[LANDED + 1] = "Landed second",
	[LANDED + 2] = "Landed later",
	[TO_COME] = "Has a turn after the landing",
	[UNTIL] = "Turns before its own",
	[ACTING] = "Has its action",
	[IN_TRADE] = "Left of its Trade",
	[AT_WORK] = "To come of its card",
	[OWN_SIGHTS] = NULL,
};
PL_ROWS(own_names, OWN_SIGHTS + 1);

enum table {
	THREE,
	FOUR,
	TURNS,
	DRAFTING,
	TIMER,
	TURNS_LEFT,
	LANDINGS,
	NEAREST,
	WANTS_MORALE, /* the objective */
	WANTS_GOODS,
	WANTS_GOLD,
	WANTS_UPGRADES,
	WANTS_MARKS,
	WANTS_FIRSTS,
	WANTS_WATCHES,
	WANTS_TIER,
	WANTS_CARDS,
	TABLE_SIGHTS
};
static_assert(TABLE_SIGHTS <= (int)PL_SIGHTS, "a judge sees no more");

static const char *const table_names[] = {
	[THREE] = "Three or more play",
	[FOUR] = "Four play",
	[TURNS] = "Turns",
	[DRAFTING] = "Countries are chosen",
	[TIMER] = "Somebody has landed",
	[TURNS_LEFT] = "Turns left after the landing",
	[LANDINGS] = "Landings",
	[NEAREST] = "Least time to the Moon",
	[WANTS_MORALE] = "Objective: Morale",
	[WANTS_GOODS] = "Objective: goods",
	[WANTS_GOLD] = "Objective: Gold",
	[WANTS_UPGRADES] = "Objective: full upgrades",
	[WANTS_MARKS] = "Objective: technologies",
	[WANTS_FIRSTS] = "Objective: first markers",
	[WANTS_WATCHES] = "Objective: spies on mats",
	[WANTS_TIER] = "Objective: a tier",
	[WANTS_CARDS] = "Objective: cards",
	[TABLE_SIGHTS] = NULL,
};
PL_ROWS(table_names, TABLE_SIGHTS + 1);

/* What of a country is asked more than once. */
struct gaze {
	const struct oss_rules *r;
	const struct oss_state *s;
	int turn, waits[OSS_SEATS]; /* whose turn it is, turns of others before the own */
	int time[OSS_SEATS];
	int score[OSS_SEATS];
	int16_t hand[OSS_SEATS][OSS_SORTS];
	uint32_t marked; /* by anybody */
};

/* --- cards --------------------------------------------------------------------------- */

/* Each sort is counted by tokens, cards or spies, or once. */
static void sort_step(const struct oss_step *step, int tier, int16_t sort[OSS_SORTS])
{
	static const int8_t sort_of[] = {
		-1,     GIVES_GOODS, GAMBLES,     DRAWS,    EXCHANGES,  TAKES_GOODS,
		SPOILS, TAKES_GOODS, LIFTS_CARDS, SPOILS,   SENDS_HOME, SENDS_HOME,
		PLACES, RESEARCHES,  COPIES,      PRODUCES, GUARDS_US,  STALLS,
	};
	static_assert(sizeof sort_of == (size_t)OSS_LAND, "each effect that a card can have");
	if (step->effect == 0 || step->effect >= OSS_LAND)
		return; /* vet() says so */
	int to = sort_of[step->effect], amount = oss_amount(*step, tier);
	if (step->what == OSS_MORALE && step->effect == OSS_GAIN)
		to = GIVES_MORALE;
	if (step->what == OSS_MORALE && step->effect == OSS_TAKE)
		to = TAKES_MORALE;
	if (step->effect == OSS_GAIN && step->whom == OSS_EACH)
		return;
	sort[to] = (int16_t)(sort[to] + pl_least(PL_SIGHT_MOST, pl_most(1, amount)));
}

static void sort_list(const struct oss_step *does, int from, int count, int tier,
                      int16_t sort[OSS_SORTS])
{
	for (int at = from; at < count; at++)
		sort_step(&does[at], tier, sort);
}

void oss_prepare_sights(struct oss_rules *r)
{
	for (int kind = 0; kind < r->kind_count; kind++)
		for (int tier = 1; tier <= OSS_TIERS; tier++)
			sort_list(r->card[kind].does, 0, r->card[kind].does_count, tier,
			          r->sort[kind][tier - 1]);
}

static void sort_hand(struct gaze *g, int seat)
{
	const struct oss_player *p = &g->s->player[seat];
	int16_t *sum = g->hand[seat];
	for (int i = 0; i < OSS_SORTS; i++)
		sum[i] = 0;
	for (uint32_t left = oss_kinds_in(&p->hand); left != 0; left &= left - 1) {
		int kind = pl_lowest(left), held = pl_least(p->hand.of[kind], 8);
		const int16_t *sort = g->r->sort[kind][p->tier - 1];
		for (int i = 0; i < OSS_SORTS; i++)
			sum[i] = (int16_t)(sum[i] + held * sort[i]);
	}
}

/* What rivals may take by their cards, as far as there is any. */
static void look_at_risks(const struct gaze *g, int seat, int16_t *own)
{
	const struct oss_player *p = &g->s->player[seat];
	int morale = 0, goods = 0;
	for (int other = 0; other < g->s->base.seats; other++) {
		if (other == seat)
			continue;
		morale += g->hand[other][TAKES_MORALE];
		goods += g->hand[other][TAKES_GOODS];
	}
	own[AT_RISK_MORALE] = pl_sight(4 * pl_least(p->stock[OSS_MORALE], morale));
	own[AT_RISK_GOODS] = pl_sight(2 * pl_least(oss_stockpile(p) - p->stock[OSS_MORALE], goods));
}

static void look_at_cards(const struct gaze *g, int seat, int16_t *own)
{
	static const int8_t times[] = { 4, 2, 4, 16, 4, 8, 4, 8, 16, 16, 16, 4, 4, 32, 32, 32 };
	static_assert(sizeof times == SORTS, "each sort");
	own[CARDS] = pl_sight(16 * g->s->player[seat].cards);
	for (int i = 0; i < SORTS; i++)
		own[HAND + i] = pl_sight(times[i] * g->hand[seat][i]);
	look_at_risks(g, seat, own);
}

/* --- goods and the way ------------------------------------------------------------------ */

static void look_at_goods(const struct oss_means *m, int16_t *own)
{
	int stock = 0, makes = 0;
	for (int i = 0; i < OSS_RESOURCES; i++) {
		own[STOCK + i] = pl_sight(4 * m->stock[i + 1]);
		own[MAKES + i] = pl_sight(16 * m->yield[i + 1]);
		stock += m->stock[i + 1];
		makes += m->yield[i + 1];
	}
	own[ALL_STOCK] = pl_sight(2 * stock);
	own[ALL_MAKES] = pl_sight(4 * makes);
	own[TRADES] = pl_sight(12 * m->trade);
}

/* Of the best way what is still to be had by other means than a Trade. */
static void look_at_lacks(const struct oss_means *m, const struct oss_ways *ways, int plan,
                          int16_t *own)
{
	int all = ways->needs.row[OSS_COSTS][plan], morale = 0;
	for (int i = 0; i < OSS_RESOURCES; i++) {
		int lacks = ways->needs.row[OSS_COSTS + i + 1][plan] - m->stock[i + 1];
		own[LACKS + i] = pl_sight(i == 0 ? 3 * lacks : 4 * lacks);
		if (i == 0)
			morale = lacks;
		else
			all -= m->stock[i + 1];
	}
	own[ALL_LACK] = pl_sight(all);
	if (morale > 0)
		own[HARVESTS] = pl_sight(4 * morale / pl_most(1, m->yield[OSS_MORALE]));
}

/* Technologies that this player could research now as far as tokens go, of some. */
static int payable(const struct oss_rules *r, const struct oss_player *p, uint32_t of)
{
	int count = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		of &= r->within[resource][pl_least(p->stock[resource], OSS_DEAREST)];
	for (; of != 0; of &= of - 1)
		count += oss_leads_to(r, p->marks, pl_lowest(of));
	return count;
}

static void look_ahead(struct gaze *g, const struct oss_means *m, int seat, int16_t *own)
{
	const struct oss_rules *r = g->r;
	const struct oss_player *p = &g->s->player[seat];
	struct oss_ways ways;
	struct oss_times times;
	int plan = 0;
	bool there = (m->marks >> r->moon) & 1;
	oss_find_ways(r, m, &ways);
	g->time[seat] = there ? 0 : oss_time(r, m, &ways, &plan, &times);
	uint32_t way = there ? 0 : oss_ahead(r, m, plan);
	own[NEAR] = pl_sight(g->time[seat] / 8);
	own[FAR] = pl_sight(g->time[seat] / 24);
	own[STEPS] = pl_sight(8 * oss_count_bits(way));
	own[BLOCKED] = pl_sight(32 * oss_count_bits(way & m->blocked));
	own[FOLLOWS] = pl_sight(8 * oss_count_bits(way & g->marked));
	own[PAYABLE] = pl_sight(16 * payable(r, p, way & ~m->blocked));
	own[ALMOST_LANDS] = pl_sight_yes(way == oss_bit(r->moon));
	own[MAY_LAND] =
		pl_sight_yes(way == oss_bit(r->moon) && own[PAYABLE] > 0 && p->stalled == 0);
	if (!there)
		look_at_lacks(m, &ways, plan, own);
}

static void look_at_marks(const struct gaze *g, int seat, int16_t *own)
{
	const struct oss_rules *r = g->r;
	const uint32_t *roads = r->need[r->moon];
	uint32_t marks = g->s->player[seat].marks;
	own[ROADS] =
		pl_sight(32 * oss_count_bits(marks & (roads[0] | roads[1] | roads[2]) & r->every));
	own[MISSIONS] = pl_sight(8 * oss_count_bits(marks & r->missions));
	own[WORKS] = pl_sight(8 * oss_count_bits(marks & r->works));
	own[CONVERTS] = pl_sight_yes(oss_has(r, g->s, seat, OSS_CONVERT));
	own[GAINS_BY_FIRST] = pl_sight_yes(oss_has(r, g->s, seat, OSS_FIRST));
	own[GAINS_BY_SECOND] = pl_sight_yes(oss_has(r, g->s, seat, OSS_FOLLOW));
	own[DRAWS_MORE] = pl_sight_yes(oss_has(r, g->s, seat, OSS_LISTEN));
	own[EVICTS] = pl_sight_yes(oss_has(r, g->s, seat, OSS_EVICT));
	own[CHEAPER] = pl_sight_yes(oss_has(r, g->s, seat, OSS_CHEAPER));
}

/* --- spies -------------------------------------------------------------------------------- */

static bool may_train(const struct oss_rules *r, const struct oss_player *p)
{
	return p->tier < OSS_TIERS && p->faction != 0 &&
		oss_can_pay(p, r->faction[p->faction - 1].network[p->tier + 1]);
}

static void look_at_spies(const struct gaze *g, int seat, int16_t *own)
{
	static const uint8_t tiers[] = { 2, 3, 4 };
	const struct oss_player *p = &g->s->player[seat];
	uint32_t mat = oss_mat_mask(seat), morale = oss_watch(seat, OSS_MORALE);
	int watched = 0, on_morale = 0;
	for (int other = 0; other < g->s->base.seats; other++) {
		watched += oss_count_bits(g->s->player[other].watches & mat);
		on_morale += (g->s->player[other].watches & morale) != 0;
	}
	pl_put_steps(&own[TIER], p->tier, tiers, OSS_TIERS - 1);
	own[TRAINS] = pl_sight_yes(may_train(g->r, p));
	own[AT_HOME] = pl_sight(32 * (p->tier - oss_spies_out(p)));
	own[WATCHES] = pl_sight(32 * oss_count_bits(p->watches));
	own[BLOCKS] = pl_sight(32 * oss_count_bits(p->posts & ~g->marked));
	own[BORROWS] = pl_sight(32 * oss_count_bits(oss_active(g->s, seat, p->posts & ~p->marks)));
	own[WATCHED] = pl_sight(16 * watched);
	own[WATCHED_MORALE] = pl_sight(32 * on_morale);
	own[GUARDS] = pl_sight(32 * p->guards);
	own[STALLED] = pl_sight_yes(p->stalled != 0);
}

/* --- points --------------------------------------------------------------------------------- */

/* What a country lacks of the objective, by what it counts. */
static int objective_lacks(const struct gaze *g, int seat)
{
	const struct oss_objective *objective = &g->r->objective[g->s->objective - 1];
	int lacks = 0;
	for (int i = 0; i < objective->count; i++) {
		const struct oss_criterion *wanted = &objective->all[i];
		if (wanted->compares == OSS_AT_LEAST)
			lacks += pl_most(0,
			                 pl_most(1, wanted->number) -
			                         oss_count_of(g->r, g->s, seat, wanted));
		else
			lacks += !oss_meets(g->r, g->s, seat, wanted);
	}
	return lacks;
}

static int look_at_objective(const struct gaze *g, int seat, int16_t *own)
{
	int lacks = objective_lacks(g, seat);
	own[OBJECTIVE] = pl_sight_yes(lacks == 0);
	own[OBJECTIVE_LACKS] = pl_sight(8 * lacks);
	return lacks == 0 ? g->r->objective[g->s->objective - 1].points : 0;
}

static void look_at_points(struct gaze *g, int seat, int16_t *own)
{
	static const uint8_t places[] = { 1, 2, 3 };
	const struct oss_player *p = &g->s->player[seat];
	g->score[seat] = oss_moon_points(g->r, p) + look_at_objective(g, seat, own) +
		oss_stock_points(g->r, p);
	own[POINTS] = pl_sight(4 * g->score[seat]);
	own[FIRSTS] = pl_sight(16 * p->firsts);
	for (int i = 0; i < OSS_SEATS - 1; i++)
		own[LANDED + i] = pl_sight_yes(p->landed == places[i] || (i == 2 && p->landed > 3));
	int seats = g->s->base.seats, end = (g->s->timer - 1 - g->turn + seats) % seats;
	own[TO_COME] = pl_sight_yes(g->s->timer != 0 && g->waits[seat] < end);
}

/* --- its turn, and against the others --------------------------------------------------------- */

/* What the card at work will still do, in tokens or the like. */
static int at_work(const struct gaze *g)
{
	const struct oss_list list = oss_list_at_work(g->r, g->s);
	int16_t sort[OSS_SORTS] = { 0 };
	int sum = 0;
	sort_list(list.does, list.at, list.count, g->s->player[g->s->turn].tier, sort);
	for (int i = 0; i < OSS_SORTS; i++)
		sum += sort[i];
	return sum;
}

static void look_at_turn(const struct gaze *g, int seat, int16_t *own)
{
	const struct oss_state *s = g->s;
	own[UNTIL] = pl_sight(32 * g->waits[seat]);
	if (seat != s->turn)
		return;
	own[ACTING] = pl_sight_yes(g->waits[seat] == 0);
	own[IN_TRADE] = pl_sight(s->selling != 0 ? 16 * s->left : 0);
	own[AT_WORK] = pl_sight(s->card != 0 || s->tech != 0 ? 4 * at_work(g) : 0);
}

static void compare(const struct gaze *g, int16_t own[PL_SEATS][PL_SIGHTS])
{
	for (int seat = 0; seat < g->s->base.seats; seat++) {
		int score = 0, time = INT32_MAX;
		for (int other = 0; other < g->s->base.seats; other++) {
			if (other == seat)
				continue;
			score = pl_most(score, g->score[other]);
			time = pl_least(time, g->time[other]);
		}
		own[seat][AHEAD] = pl_sight((time - g->time[seat]) / 4);
		own[seat][BEHIND] = pl_sight((g->time[seat] - time) / 4);
		own[seat][LEADS] = pl_sight(4 * (g->score[seat] - score));
		own[seat][TRAILS] = pl_sight(4 * (score - g->score[seat]));
	}
}

static void look_at_seat(struct gaze *g, int seat, int16_t *own)
{
	struct oss_means m = oss_means_of(g->r, g->s, seat);
	m.growth = 0; /* what it stands for a judge sees */
	look_at_goods(&m, own);
	look_ahead(g, &m, seat, own);
	look_at_marks(g, seat, own);
	look_at_spies(g, seat, own);
	look_at_points(g, seat, own);
	look_at_turn(g, seat, own);
}

/* --- the table ----------------------------------------------------------------------------------- */

static void look_at_aim(const struct oss_criterion *wanted, int16_t *table)
{
	int number = pl_most(1, wanted->number);
	switch (wanted->test) {
	case OSS_HOLD:
		table[wanted->what == OSS_MORALE         ? WANTS_MORALE
		              : wanted->what == OSS_GOLD ? WANTS_GOLD
		                                         : WANTS_GOODS] = pl_sight(4 * number);
		break;
	case OSS_UPGRADES:
		table[WANTS_UPGRADES] = pl_sight(16 * number);
		break;
	case OSS_MARKED:
		table[WANTS_MARKS] = PL_SIGHT_STEP;
		break;
	case OSS_FIRST_MARKS:
		table[WANTS_FIRSTS] = pl_sight(16 * number);
		break;
	case OSS_ON_MATS:
		table[WANTS_WATCHES] = pl_sight(32 * number);
		break;
	case OSS_AT_TIER:
		table[WANTS_TIER] = pl_sight(32 * number);
		break;
	case OSS_IN_HAND:
		table[WANTS_CARDS] = pl_sight(16 * number);
		break;
	default:
		break;
	}
}

static void look_at_table(const struct gaze *g, int16_t *table)
{
	const struct oss_state *s = g->s;
	const struct oss_objective *objective = &g->r->objective[s->objective - 1];
	int seats = s->base.seats, nearest = INT32_MAX;
	table[THREE] = pl_sight_yes(seats > 2);
	table[FOUR] = pl_sight_yes(seats > 3);
	table[TURNS] = pl_sight(3 * s->turns);
	table[DRAFTING] = pl_sight_yes(s->base.phase == OSS_DRAFTING);
	table[TIMER] = pl_sight_yes(s->timer != 0);
	if (s->timer != 0)
		table[TURNS_LEFT] = pl_sight(32 * ((s->timer - 1 - g->turn + seats) % seats));
	table[LANDINGS] = pl_sight(32 * s->landings);
	for (int seat = 0; seat < seats; seat++)
		nearest = pl_least(nearest, g->time[seat]);
	table[NEAREST] = pl_sight(nearest / 16);
	for (int i = 0; i < objective->count; i++)
		look_at_aim(&objective->all[i], table);
}

/* --- everything ----------------------------------------------------------------------------------- */

static void look_at_all(const struct oss_rules *r, const struct oss_state *s,
                        int16_t own[PL_SEATS][PL_SIGHTS], int16_t *table)
{
	struct gaze g;
	int seats = s->base.seats;
	g.r = r;
	g.s = s;
	g.turn = oss_whose_turn(s);
	g.marked = oss_marked(s, -1);
	for (int seat = 0; seat < OSS_SEATS; seat++)
		g.time[seat] = g.score[seat] = 0;
	for (int seat = 0; seat < seats; seat++) {
		g.waits[seat] = (seat - g.turn + seats) % seats;
		sort_hand(&g, seat);
		look_at_seat(&g, seat, own[seat]);
	}
	for (int seat = 0; seat < seats; seat++)
		look_at_cards(&g, seat, own[seat]);
	compare(&g, own);
	look_at_table(&g, table);
}

static void look(const struct pl_rules *rules, const struct pl_state *state,
                 int16_t own[PL_SEATS][PL_SIGHTS], int16_t table[PL_SIGHTS])
{
	const struct oss_rules *r = oss_numbers(rules);
	if (state->phase != OSS_SKIMMING) {
		look_at_all(r, oss_position(state), own, table);
		return;
	}
	/* Else what is about to be taken would seem to be the producer's. */
	struct oss_state after = *oss_position(state);
	oss_skim_all(r, &after);
	look_at_all(r, &after, own, table);
}

const struct pl_sights oss_sights = { own_names, table_names, look };
