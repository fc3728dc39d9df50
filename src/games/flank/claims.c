/* claims.c - what the document claims of its game, as figures that simulated
 * games can hold it to. `perilune claims flank` runs them; the answers are in
 * RULES.md. Bounds are thousandths. FLK-S16 is no figure: every location gets a
 * base, so there is nothing to choose. */
#include "games/flank/flank.h"

/* Quick players for what needs many games, planning ones for what needs sense. */
#define GREEDY           "greedy", 2, 6000, { "factions=drawn", NULL }, NULL
#define SEARCH           "search:iterations=100", 2, 3000, { "factions=drawn", NULL }, NULL
#define AGAINST(setting) "greedy", 2, 3000, { "factions=drawn", NULL }, setting

/* clang-format off */
const struct pl_claim flk_claims[] = {
	{ "FLK-S01", "Frontline, support and flank are a real choice: of a player's units one in "
	             "ten at least is placed in each.",
	  GREEDY, "mean placed share front", 100, 800 },
	{ "FLK-S01", NULL, GREEDY, "mean placed share support", 100, 800 },
	{ "FLK-S01", NULL, GREEDY, "mean placed share flank", 100, 800 },
	{ "FLK-S02", "Force mining is sometimes right: it is done in Harvest and in Formation, and "
	             "winners do it no less.",
	  SEARCH, "each force mines in Harvest", 500, 30000 },
	{ "FLK-S02", NULL, SEARCH, "each force mines in Formation", 500, 30000 },
	{ "FLK-S02", NULL, SEARCH, "gap force mines in Formation", -500, 30000 },
	{ "FLK-S03", "Tokens are worth keeping for battles: each colour is spent there.",
	  GREEDY, "each blue in battle", 2000, 90000 },
	{ "FLK-S03", NULL, GREEDY, "each green in battle", 2000, 90000 },
	{ "FLK-S03", NULL, GREEDY, "each yellow in battle", 2000, 90000 },
	{ "FLK-S04", "Stopping first is costly: who does wins fewer than half of the battles.",
	  SEARCH, "mean first to stop wins", 0, 500 },
	{ "FLK-S05", "Attackers are favoured, who choose their battles, and less without the unit "
	             "above the limit.",
	  SEARCH, "mean attacker wins", 500, 1000 },
	{ "FLK-S05", NULL, AGAINST("attackers_over=0"), "mean attacker wins", -500, 0 },
	{ "FLK-S06", "A base with defenders falls less often than a base alone.",
	  GREEDY, "mean bases fall to 0", 500, 1000 },
	{ "FLK-S06", NULL, GREEDY, "mean bases fall to 1", 0, 700 },
	{ "FLK-S06", NULL, GREEDY, "mean bases fall to 2", 0, 700 },
	{ "FLK-S06", NULL, GREEDY, "mean bases fall to 3", 0, 700 },
	{ "FLK-S07", "Initiative evens out: who goes first wins 46 to 54 of a hundred games.",
	  SEARCH, "wins order first", 460, 540 },
	{ "FLK-S07", NULL, GREEDY, "wins order first", 460, 540 },
	{ "FLK-S08", "The second player's choice of faction is compensation enough (within 4 points).",
	  "greedy", 2, 6000, { NULL, NULL }, NULL, "edge order second", -40, 40 },
	{ "FLK-S09", "No faction dominates another: every pairing is between 42 and 58.",
	  SEARCH, "wins pairing Kal'Dari against Terran", 420, 580 },
	{ "FLK-S09", NULL, SEARCH, "wins pairing Kal'Dari against Swarm", 420, 580 },
	{ "FLK-S09", NULL, SEARCH, "wins pairing Terran against Swarm", 420, 580 },
	{ "FLK-S09", NULL, GREEDY, "wins pairing Kal'Dari against Terran", 420, 580 },
	{ "FLK-S09", NULL, GREEDY, "wins pairing Kal'Dari against Swarm", 420, 580 },
	{ "FLK-S09", NULL, GREEDY, "wins pairing Terran against Swarm", 420, 580 },
	{ "FLK-S10", "More units, bases and zones in the middle of the game go with winning.",
	  GREEDY, "wins units in round 6 more", 500, 1000 },
	{ "FLK-S10", NULL, GREEDY, "wins bases in round 6 more", 500, 1000 },
	{ "FLK-S10", NULL, GREEDY, "wins zones in round 6 more", 500, 1000 },
	{ "FLK-S11", "Four upgrades of six make discarding a choice: it is done in one game of ten.",
	  GREEDY, "each upgrades replaced", 50, 10000 },
	{ "FLK-S12", "The limits of tokens bind: some are lost to each.",
	  GREEDY, "each blue lost", 200, 20000 },
	{ "FLK-S12", NULL, GREEDY, "each green lost", 200, 20000 },
	{ "FLK-S12", NULL, GREEDY, "each yellow lost", 200, 20000 },
	{ "FLK-S13", "Yellow is the currency of movement: more of it goes into moves than into battles.",
	  GREEDY, "mean yellow share moves", 500, 1000 },
	{ "FLK-S14", "The game ends: one in two hundred at most at the limit of rounds.",
	  SEARCH, "mean limit", 0, 5 },
	{ "FLK-S14", NULL, GREEDY, "mean limit", 0, 5 },
	{ "FLK-S15", "Four of a type and sixteen in all suffice: at most one game in ten has a "
	             "player with all of them out.",
	  GREEDY, "mean full box", 0, 100 },
	{ "FLK-S17", "Ties are rare: one battle in ten at most.",
	  GREEDY, "mean ties", 0, 100 },
	{ "FLK-S18", "The winner's card does not decide: who wins the first battle wins at most 60 "
	             "of a hundred games.",
	  GREEDY, "wins first battle won", 400, 600 },
	{ "FLK-S19", "Units without a way back are few: one in ten battles loses one.",
	  GREEDY, "mean units stranded a battle", 0, 100 },
	{ NULL, NULL, NULL, 0, 0, { NULL, NULL }, NULL, NULL, 0, 0 },
};
/* clang-format on */
