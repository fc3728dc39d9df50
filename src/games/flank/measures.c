/* measures.c - what the lab counts of Flank beyond events and pieces. It only
 * looks on; no rule is here. */
#include "core/text.h"
#include "games/flank/words.h"

enum measure {
	FACTION,
	ORDER,
	PAIRING,
	FIRST_BATTLE,
	UNITS_LEAD,
	BASES_LEAD,
	ZONES_LEAD,
	FIFTH_GROUP,
	PLAYED,
	MINED,
	HIDDEN,
	BLUE,
	GREEN,
	YELLOW,
	MARCHES,
	LOST_BLUE,
	LOST_GREEN,
	LOST_YELLOW,
	BUILT,
	BOUGHT,
	FIFTH,
	PEAK,
	FALLEN,
	STRUCK,
	STRANDED,
	FRONT,
	SUPPORT,
	FLANK,
	ATTACKS,
	WON,
	ROUNDS,
	BATTLES,
	ATTACKER_WINS,
	TIES,
	STOP_FIRST,
	FALLS_0,
	FALLS_1,
	FALLS_2,
	FALLS_3,
	SIEGES,
	ROUTS,
	FULL_BOX,
	FRONT_SHARE,
	SUPPORT_SHARE,
	FLANK_SHARE,
	MOVES_SHARE
};

/* The round after which leads are looked at (FLK-S10). */
enum { MID_GAME = 6 };

/* clang-format off */
const struct pl_measure flk_measures[] = {
	{ "faction", PL_GROUP, FLK_FACTIONS, 1, "This faction wins # of its games." },
	{ "order", PL_GROUP, 2, 1, "Who goes in this place in the first round wins # of the games." },
	{ "pairing", PL_GROUP, 6, 1, "The first named wins # of these games." },
	{ "first battle", PL_GROUP, 3, 1, "Such players win # of their games." },
	{ "units in round 6", PL_GROUP, 3, 1, "Such players win # of their games." },
	{ "bases in round 6", PL_GROUP, 3, 1, "Such players win # of their games." },
	{ "zones in round 6", PL_GROUP, 3, 1, "Such players win # of their games." },
	{ "fifth upgrade", PL_GROUP, 2, 1, "Such players win # of their games." },
	{ "cards played", PL_EACH, 0, 1, "A player plays # resource cards." },
	{ "force mines in Harvest", PL_EACH, 0, 1, "A player force mines # cards in Harvest." },
	{ "force mines in Formation", PL_EACH, 0, 1, "A player hides # cards in battles." },
	{ "blue in battle", PL_EACH, 0, 1, "A player spends # blue tokens in battles." },
	{ "green in battle", PL_EACH, 0, 1, "A player spends # green tokens in battles." },
	{ "yellow in battle", PL_EACH, 0, 1, "A player spends # yellow tokens in battles." },
	{ "yellow on moves", PL_EACH, 0, 1, "A player spends # yellow tokens on moves." },
	{ "blue lost", PL_EACH, 0, 1, "A player loses # blue tokens to the limit." },
	{ "green lost", PL_EACH, 0, 1, "A player loses # green tokens to the limit." },
	{ "yellow lost", PL_EACH, 0, 1, "A player loses # yellow tokens to the limit." },
	{ "units built", PL_EACH, 0, 1, "A player builds # units." },
	{ "upgrades bought", PL_EACH, 0, 1, "A player buys # upgrades." },
	{ "upgrades replaced", PL_EACH, 0, 1, "A player buys # upgrades in place of others." },
	{ "peak army", PL_EACH, 0, 1, "A player has # units at most." },
	{ "units lost in front", PL_EACH, 0, 1, "A player loses # units in frontlines." },
	{ "units struck", PL_EACH, 0, 1, "A player loses # units in support to strikes." },
	{ "units stranded", PL_EACH, 0, 1, "A player loses # units for want of a way back." },
	{ "placed in front", PL_EACH, 0, 1, "A player places # units in front." },
	{ "placed in support", PL_EACH, 0, 1, "A player places # units in support." },
	{ "placed in the flank", PL_EACH, 0, 1, "A player places # units in the flank." },
	{ "attacks", PL_EACH, 0, 1, "A player attacks # times." },
	{ "battles won", PL_EACH, 0, 1, "A player wins # battles." },
	{ "rounds", PL_WHOLE, 0, 1, "A game takes # rounds." },
	{ "battles", PL_WHOLE, 0, 1, "A game has # battles." },
	{ "attacker wins", PL_WHOLE, 0, 1000, "Attackers win # of the battles." },
	{ "ties", PL_WHOLE, 0, 1000, "In a tie end # of the battles." },
	{ "first to stop wins", PL_WHOLE, 0, 1000, "Who stops spending first wins # of the battles." },
	{ "bases fall to 0", PL_WHOLE, 0, 1000, "Of bases alone that are attacked, # fall." },
	{ "bases fall to 1", PL_WHOLE, 0, 1000, "With one defender # fall." },
	{ "bases fall to 2", PL_WHOLE, 0, 1000, "With two defenders # fall." },
	{ "bases fall to 3", PL_WHOLE, 0, 1000, "With three or more defenders # fall." },
	{ "sieges", PL_WHOLE, 0, 1, "A game has # battles for a base." },
	{ "units stranded a battle", PL_WHOLE, 0, 1000, "In a battle # units find no way back." },
	{ "full box", PL_WHOLE, 0, 1, "In # of the games a player has every miniature out." },
	{ "placed share front", PL_WHOLE, 0, 1000, "Of all units # are placed in front." },
	{ "placed share support", PL_WHOLE, 0, 1000, "Of all units # are placed in support." },
	{ "placed share flank", PL_WHOLE, 0, 1000, "Of all units # are placed in the flank." },
	{ "yellow share moves", PL_WHOLE, 0, 1000, "Of yellow tokens, units aside, # go into moves." },
	{ NULL, 0, 0, 0, NULL },
};
/* clang-format on */

/* Pairings in the order of the group's number. */
static const uint8_t pairs[6][2] = {
	{ FLK_KALDARI, FLK_TERRAN }, { FLK_TERRAN, FLK_KALDARI }, { FLK_KALDARI, FLK_SWARM },
	{ FLK_SWARM, FLK_KALDARI },  { FLK_TERRAN, FLK_SWARM },   { FLK_SWARM, FLK_TERRAN },
};

static int pairing_of(int own, int other)
{
	int pair = 0;
	while (pairs[pair][0] != own || pairs[pair][1] != other)
		pair++;
	return pair + 1;
}

void flk_group(const struct pl_book *book, int measure, int group, struct pl_text *name)
{
	static const char *const leads[] = { "more", "the same", "fewer" };
	static const char *const battle[] = { "won", "lost", "tied" };
	const struct flk_rules *r = flk_numbers(book->rules);
	switch (measure) {
	case FACTION:
		pl_put(name, "%s", flk_word(book, r->faction[group - 1].title));
		break;
	case ORDER:
		pl_put(name, "%s", group == 1 ? "first" : "second");
		break;
	case PAIRING:
		pl_put(name, "%s against %s",
		       flk_word(book, r->faction[pairs[group - 1][0] - 1].title),
		       flk_word(book, r->faction[pairs[group - 1][1] - 1].title));
		break;
	case FIRST_BATTLE:
		pl_put(name, "%s", battle[group - 1]);
		break;
	case FIFTH_GROUP:
		pl_put(name, "%s", group == 1 ? "not bought" : "bought");
		break;
	default:
		pl_put(name, "%s", leads[group - 1]);
		break;
	}
}

/* A share in thousandths; seats after the first hold what it is made from. */
static void note_share(int32_t share[PL_SEATS], int yes)
{
	share[1] += yes;
	share[2]++;
	share[0] = share[1] * 1000 / share[2];
}

/* --- while it is played ------------------------------------------------------------------- */

static void note_harvest(const struct flk_rules *r, const struct pl_event *event,
                         int32_t out[PL_MEASURES][PL_SEATS])
{
	bool mine = event->kind == FLK_DID_MINE;
	const uint8_t *gives = mine ? r->mine : r->card[event->arg[0] - 1].gives;
	out[mine ? MINED : PLAYED][event->seat]++;
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		out[LOST_BLUE + colour][event->seat] += gives[colour] - event->arg[1 + colour];
}

static void note_buy(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	out[BOUGHT][event->seat]++;
	out[FIFTH][event->seat] += event->arg[1] != 0;
}

static int units_in(const uint8_t *bytes)
{
	return flk_count((uint16_t)(bytes[0] | bytes[1] << 8));
}

/* The battle that is on: seats 3 and 4 of some shares remember who defends a
 * base with how many, and who stopped first. */
static void note_battle(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int defenders = units_in(event->arg + 5);
	out[ATTACKS][event->seat]++;
	out[BATTLES][0]++;
	out[SIEGES][0] += event->arg[7];
	out[SIEGES][3] = event->arg[7] ? 1 + (defenders < 3 ? defenders : 3) : 0;
	out[STOP_FIRST][3] = 0;
}

static void note_reveal(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		out[FRONT + area][event->seat] += units_in(event->arg + 1 + 2 * area);
	out[HIDDEN][event->seat] += event->arg[7] != 0;
}

static void note_result(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int attacker = event->seat, how = event->arg[2];
	int winner = how == 1 ? attacker : how == 0 ? 1 - attacker : -1;
	note_share(out[ATTACKER_WINS], how == 1);
	note_share(out[TIES], how == 2);
	if (out[STOP_FIRST][3] > 0)
		note_share(out[STOP_FIRST], winner == out[STOP_FIRST][3] - 1);
	if (out[SIEGES][3] > 0)
		note_share(out[FALLS_0 + out[SIEGES][3] - 1], how != 0);
	if (winner >= 0)
		out[WON][winner]++;
	for (int seat = 0; out[BATTLES][0] == 1 && seat < FLK_PLAYERS; seat++)
		out[FIRST_BATTLE][seat] = winner < 0 ? 3 : winner == seat ? 1 : 2;
}

static int compare(int own, int other)
{
	return own > other ? 1 : own == other ? 2 : 3;
}

static void note_round(const struct flk_state *s, int round, int32_t out[PL_MEASURES][PL_SEATS])
{
	out[ROUNDS][0] = round;
	for (int seat = 0; round == MID_GAME + 1 && seat < FLK_PLAYERS; seat++) {
		int other = 1 - seat;
		out[UNITS_LEAD][seat] =
			compare(flk_count(s->total[seat]), flk_count(s->total[other]));
		out[BASES_LEAD][seat] =
			compare(flk_count_bits(s->bases[seat]), flk_count_bits(s->bases[other]));
		out[ZONES_LEAD][seat] = compare(flk_zones_held(s, seat), flk_zones_held(s, other));
	}
}

static void note_loss(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	switch (event->kind) {
	case FLK_DID_FALL:
		out[FALLEN][event->seat] += event->arg[3];
		break;
	case FLK_DID_STRIKE:
		out[STRUCK][1 - event->seat]++;
		break;
	default:
		out[STRANDED][event->seat] += event->arg[4] ? 0 : event->arg[3];
		break;
	}
}

static void note_event(const struct flk_rules *r, const struct flk_state *s,
                       const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int seat = event->seat;
	switch (event->kind) {
	case FLK_DID_ROUND:
		note_round(s, event->arg[0], out);
		break;
	case FLK_DID_PLAY:
	case FLK_DID_MINE:
		note_harvest(r, event, out);
		break;
	case FLK_DID_BUILD:
		out[BUILT][seat]++;
		break;
	case FLK_DID_BUY:
		note_buy(event, out);
		break;
	case FLK_DID_MARCH:
		out[MARCHES][seat] += r->move_price;
		break;
	case FLK_DID_BATTLE:
		note_battle(event, out);
		break;
	case FLK_DID_REVEAL:
		note_reveal(event, out);
		break;
	case FLK_DID_BLUE:
	case FLK_DID_GREEN:
	case FLK_DID_YELLOW:
		out[BLUE + event->kind - FLK_DID_BLUE][seat]++;
		break;
	case FLK_DID_STOP:
		if (out[STOP_FIRST][3] == 0)
			out[STOP_FIRST][3] = 1 + seat;
		break;
	case FLK_DID_RESULT:
		note_result(event, out);
		break;
	case FLK_DID_FALL:
	case FLK_DID_STRIKE:
	case FLK_DID_PERISH:
		note_loss(event, out);
		break;
	default:
		break;
	}
}

/* --- at both ends -------------------------------------------------------------------------- */

static void note_end(const struct flk_rules *r, const struct flk_state *s,
                     int32_t out[PL_MEASURES][PL_SEATS])
{
	int stranded = out[STRANDED][0] + out[STRANDED][1];
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		out[FACTION][seat] = s->faction[seat];
		out[ORDER][seat] = seat == s->first ? 1 : 2;
		out[PAIRING][seat] = pairing_of(s->faction[seat], s->faction[1 - seat]);
		out[FIFTH_GROUP][seat] = 1 + (out[FIFTH][seat] > 0);
		out[FULL_BOX][0] |= out[PEAK][seat] >= r->population;
	}
	if (out[BATTLES][0] > 0)
		out[ROUTS][0] = 1000 * stranded / out[BATTLES][0];
	int placed = 0, moves = out[MARCHES][0] + out[MARCHES][1];
	int yellow = moves + out[YELLOW][0] + out[YELLOW][1];
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		placed += out[FRONT + area][0] + out[FRONT + area][1];
	for (int area = FLK_FRONT; placed > 0 && area < FLK_AREAS; area++)
		out[FRONT_SHARE + area][0] = 1000 * (out[FRONT + area][0] + out[FRONT + area][1]) /
			placed;
	out[MOVES_SHARE][0] = yellow > 0 ? 1000 * moves / yellow : 0;
}

void flk_measure(const struct pl_rules *rules, const struct pl_state *state,
                 const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct flk_rules *r = flk_numbers(rules);
	const struct flk_state *s = flk_position(state);
	if (events == NULL)
		out[ROUNDS][0] = s->round;
	for (int i = 0; events != NULL && i < events->count; i++)
		note_event(r, s, &events->at[i], out);
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		int units = flk_count(s->total[seat]);
		if (units > out[PEAK][seat])
			out[PEAK][seat] = units;
	}
	if (state->pending == 0)
		note_end(r, s, out);
}
