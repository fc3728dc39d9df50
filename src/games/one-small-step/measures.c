/* measures.c - what the lab counts of One Small Step beyond events and pieces. It
 * only looks on; no rule is here. */
#include "core/text.h"
#include "games/one-small-step/words.h"

enum measure {
	COUNTRY,
	ORDER,
	LANDED,
	ROAD,
	TIER,
	STYLE,
	OBJECTIVE,
	MOON_POINTS,
	OBJECTIVE_POINTS,
	STOCK_POINTS,
	WORKS,
	MISSIONS,
	PRODUCES,
	TRADES,
	CARDS_PLAYED,
	STOLEN,
	SPIES_OUT,
	DRAW_ONLY,
	TURNS,
	MINUTES,
	FIRST_LANDING,
	LANDINGS,
	WINNER_MOON,
	NOT_FIRST,
	NOT_LANDED,
	SWING,
	PRODUCE_SHARE,
	BLOCKED,
	DEADLOCK,
	MARKERS,
	PEAK_TOKENS,
	PEAK_GOLD,
	BOX
};

enum { SECONDS_A_TURN = 20, ROADS = 4 };

/* clang-format off */
const struct pl_measure oss_measures[] = {
	{ "country", PL_GROUP, OSS_FACTIONS, 1, "This country wins # of its games." },
	{ "turn order", PL_GROUP, OSS_SEATS, 1, "Who plays in this place wins # of the games." },
	{ "landed", PL_GROUP, 3, 1, "Such players win # of their games." },
	{ "roads", PL_GROUP, ROADS, 1, "Who lands by these roads wins # of the games." },
	{ "tier", PL_GROUP, OSS_TIERS, 1, "Who ends at this tier wins # of the games." },
	{ "style", PL_GROUP, OSS_STYLES, 1, "This style wins # of its games." },
	{ "objective", PL_GROUP, 2 * OSS_OBJECTIVES, 1, "Such players win # of their games." },
	{ "points for the Moon", PL_EACH, 0, 1, "A player scores # for the Moon." },
	{ "points for the objective", PL_EACH, 0, 1, "A player scores # for the objective." },
	{ "points for the stockpile", PL_EACH, 0, 1, "A player scores # for what is left." },
	{ "works", PL_EACH, 0, 1, "A player has # production technologies in the end." },
	{ "missions", PL_EACH, 0, 1, "A player has # missions in the end." },
	{ "produce actions", PL_EACH, 0, 1, "A player produces # times." },
	{ "trades", PL_EACH, 0, 1, "A player sells or buys # kinds." },
	{ "cards played", PL_EACH, 0, 1, "A player plays # cards." },
	{ "tokens stolen by spies", PL_EACH, 0, 1, "Spies on mats bring a player # tokens." },
	{ "spies placed", PL_EACH, 0, 1, "A player places or moves spies # times." },
	{ "cards drawn", PL_EACH, 0, 1, "A player draws # cards." },
	{ "turns in all", PL_WHOLE, 0, 1, "A game takes # turns." },
	{ "minutes", PL_WHOLE, 0, 60, "At 20 seconds a turn a game takes # minutes." },
	{ "turn of the landing", PL_WHOLE, 0, 1, "The first landing is in turn # of its player (0: none)." },
	{ "landings", PL_WHOLE, 0, 1, "# players land." },
	{ "winner's part from the Moon", PL_WHOLE, 0, 1000, "The Moon makes # of the winner's points." },
	{ "winner not first", PL_WHOLE, 0, 1, "In # of the games the winner did not land first." },
	{ "winner not landed", PL_WHOLE, 0, 1, "In # of the games the winner did not land at all." },
	{ "decided by leftovers", PL_WHOLE, 0, 1, "In # of the games another would win without what is left over." },
	{ "produce a turn", PL_WHOLE, 0, 1000, "Of the turns # are a Produce." },
	{ "blocked turns", PL_WHOLE, 0, 1000, "In # of the turns some technology is blocked." },
	{ "unlanded", PL_WHOLE, 0, 1, "In # of the games nobody lands." },
	{ "markers", PL_WHOLE, 0, 1, "The most markers that a player uses are #." },
	{ "most tokens", PL_WHOLE, 0, 1, "Of one kind but Gold # at most are out at once." },
	{ "most Gold", PL_WHOLE, 0, 1, "Of Gold # at most are out at once." },
	{ "beyond the box", PL_WHOLE, 0, 1, "In # of the games a supply of 60 runs out." },
	{ NULL, 0, 0, 0, NULL },
};
/* clang-format on */

void oss_group_name(const struct pl_book *book, int measure, int group, struct pl_text *name)
{
	static const char *const order[] = { "1st", "2nd", "3rd", "4th" };
	static const char *const landed[] = { "first", "later", "never" };
	static const char *const roads[] = { "Lander and Heavy Lifter", "Lander and Docking",
		                             "Heavy Lifter and Docking", "all three" };
	static const char *const styles[] = { "mixed", "works only", "spies only", "bare" };
	const struct oss_rules *r = oss_numbers(book->rules);
	int objective = (group + 1) / 2;
	switch (measure) {
	case COUNTRY:
		pl_put(name, "%s", oss_faction_name(book, group));
		break;
	case ORDER:
		pl_put(name, "%s", order[group - 1]);
		break;
	case LANDED:
		pl_put(name, "%s", landed[group - 1]);
		break;
	case ROAD:
		pl_put(name, "%s", roads[group - 1]);
		break;
	case STYLE:
		pl_put(name, "%s", styles[group - 1]);
		break;
	case OBJECTIVE:
		if (objective <= r->objective_count)
			pl_put(name, "%s %s", book->words[r->objective[objective - 1].name],
			       group % 2 == 1 ? "met" : "missed");
		break;
	default:
		pl_put(name, "%d", group);
		break;
	}
}

/* --- while it is played ------------------------------------------------------------------ */

/* An action that is a player's own begins a turn; what cards do within one does
 * not. The state is that after the move. */
static void note_event(const struct oss_state *s, const struct pl_event *event,
                       int32_t out[PL_MEASURES][PL_SEATS])
{
	int seat = event->seat;
	switch (event->kind) {
	case OSS_DID_PICK:
		out[COUNTRY][seat] = event->arg[0];
		break;
	case OSS_DID_PRODUCE:
		out[PRODUCES][seat] += !event->arg[5];
		break;
	case OSS_DID_SKIM:
		out[STOLEN][seat]++;
		break;
	case OSS_DID_SELL:
	case OSS_DID_BUY:
		out[TRADES][seat]++;
		break;
	case OSS_DID_PLAY:
		out[CARDS_PLAYED][seat]++;
		break;
	case OSS_DID_PLACE:
		out[SPIES_OUT][seat]++;
		break;
	case OSS_DID_DRAW:
		out[DRAW_ONLY][seat]++;
		break;
	case OSS_DID_LAND:
		if (event->arg[0] == 1)
			out[FIRST_LANDING][0] = s->turns;
		break;
	default:
		break;
	}
}

/* The seats after the first hold what shares are made from: who moved last, and
 * how many turns began with a block standing. */
static void note_turn(const struct oss_state *s, int32_t out[PL_MEASURES][PL_SEATS])
{
	int turn = s->turns * OSS_SEATS + s->turn + 1;
	if (s->base.phase != OSS_ACTING || out[TURNS][1] == turn)
		return;
	out[TURNS][1] = turn;
	out[TURNS][0]++;
	for (int seat = 0; seat < s->base.seats; seat++) {
		if ((s->player[seat].posts & ~oss_marked(s, -1)) == 0)
			continue;
		out[BLOCKED][1]++;
		break;
	}
}

static void note_supply(const struct oss_state *s, int32_t out[PL_MEASURES][PL_SEATS])
{
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		int sum = 0;
		for (int seat = 0; seat < s->base.seats; seat++)
			sum += s->player[seat].stock[resource];
		int which = resource == OSS_GOLD ? PEAK_GOLD : PEAK_TOKENS;
		if (sum > out[which][0])
			out[which][0] = sum;
	}
	out[BOX][0] = out[PEAK_TOKENS][0] > 60 || out[PEAK_GOLD][0] > 870;
}

/* --- in the end ------------------------------------------------------------------------------ */

/* Which of the last missions before the Moon: each group of its needs is a pair. */
static int road_of(const struct oss_rules *r, const struct oss_player *p)
{
	uint32_t ends = r->need[r->moon][0] | r->need[r->moon][1] | r->need[r->moon][2];
	uint32_t has = p->marks & ends;
	if (p->landed == 0 || oss_count_bits(has) < 2)
		return 0;
	if (oss_count_bits(has) > 2)
		return ROADS;
	for (int i = 0; i < OSS_NEEDS; i++)
		if (r->need[r->moon][i] == has)
			return i + 1;
	return 0;
}

static void note_seat(const struct oss_rules *r, const struct oss_state *s, int seat,
                      int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct oss_player *p = &s->player[seat];
	bool met = oss_meets_objective(r, s, seat);
	int used = oss_count_bits(p->marks) + 1, seats = s->base.seats;
	out[ORDER][seat] = (seat - s->first + seats) % seats + 1;
	out[LANDED][seat] = p->landed == 0 ? 3 : p->landed == 1 ? 1 : 2;
	out[ROAD][seat] = road_of(r, p);
	out[TIER][seat] = p->tier;
	out[OBJECTIVE][seat] = 2 * (s->objective - 1) + (met ? 1 : 2);
	out[MOON_POINTS][seat] = oss_moon_points(r, p);
	out[OBJECTIVE_POINTS][seat] = met ? r->objective[s->objective - 1].points : 0;
	out[STOCK_POINTS][seat] = oss_stock_points(r, p);
	out[WORKS][seat] = oss_count_bits(p->marks & r->works);
	out[MISSIONS][seat] = oss_count_bits(p->marks & r->missions);
	if (used > out[MARKERS][0])
		out[MARKERS][0] = used;
}

static void note_winner(const struct oss_rules *r, const struct oss_state *s,
                        int32_t out[PL_MEASURES][PL_SEATS])
{
	struct pl_result result;
	int winner = 0, richest = 0;
	oss_returns(&r->base, &s->base, &result);
	for (int seat = 0; seat < s->base.seats; seat++) {
		int without = result.score[seat] - out[STOCK_POINTS][seat];
		if (result.place[seat] == 1)
			winner = seat;
		if (without > result.score[richest] - out[STOCK_POINTS][richest])
			richest = seat;
	}
	int spare = result.score[winner] - out[STOCK_POINTS][winner];
	out[SWING][0] = result.score[richest] - out[STOCK_POINTS][richest] > spare;
	out[NOT_FIRST][0] = s->player[winner].landed != 1;
	out[NOT_LANDED][0] = s->player[winner].landed == 0;
	out[WINNER_MOON][0] = result.score[winner] == 0
		? 0
		: 1000 * out[MOON_POINTS][winner] / result.score[winner];
}

static void note_end(const struct oss_rules *r, const struct oss_state *s,
                     int32_t out[PL_MEASURES][PL_SEATS])
{
	int produces = 0;
	for (int seat = 0; seat < s->base.seats; seat++) {
		note_seat(r, s, seat, out);
		produces += out[PRODUCES][seat];
	}
	note_winner(r, s, out);
	out[MINUTES][0] = out[TURNS][0] * SECONDS_A_TURN;
	out[LANDINGS][0] = s->landings;
	out[DEADLOCK][0] = s->landings == 0;
	out[PRODUCE_SHARE][0] = 1000 * produces / out[TURNS][0];
	out[BLOCKED][0] = 1000 * out[BLOCKED][1] / out[TURNS][0];
}

void oss_measure(const struct pl_rules *rules, const struct pl_state *state,
                 const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct oss_state *s = oss_position(state);
	for (int seat = 0; events == NULL && seat < state->seats; seat++) {
		out[COUNTRY][seat] = s->player[seat].faction;
		out[STYLE][seat] = s->player[seat].style;
	}
	note_turn(s, out);
	for (int i = 0; events != NULL && i < events->count; i++)
		note_event(s, &events->at[i], out);
	note_supply(s, out);
	if (state->pending == 0)
		note_end(oss_numbers(rules), s, out);
}
