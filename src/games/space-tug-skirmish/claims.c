/* claims.c - what the document claims of its game, as figures that simulated
 * games can hold it to. `perilune claims space-tug-skirmish` runs them; the
 * answers are in RULES.md. Bounds are thousandths. */
#include "games/space-tug-skirmish/space_tug.h"

/* Sensible players, quick enough for thousands of games. */
#define GREEDY "greedy"
#define PLAIN                                                                                      \
	{                                                                                          \
		NULL, NULL                                                                         \
	}
#define MASTER                                                                                     \
	{                                                                                          \
		"epoch_master=yes", NULL                                                           \
	}
#define DEALT                                                                                      \
	{                                                                                          \
		"personas=dealt", NULL                                                             \
	}

/* clang-format off */
const struct pl_claim sts_claims[] = {
	{ "STS-S01", "The moment of the launch matters: in round 2 it is too early, in round 4 it is not.",
	  GREEDY, 4, 4000, PLAIN, NULL, "edge first launch 2", -1000, -20 },
	{ "STS-S01", NULL, GREEDY, 4, 4000, PLAIN, NULL, "edge first launch 4", 10, 1000 },
	{ "STS-S02", "An opening hand wants many Design cards: among random players none is worse than seven.",
	  "random", 2, 8000, PLAIN, NULL, "edge first hand 0", -1000, 0 },
	{ "STS-S02", NULL, "random", 2, 8000, PLAIN, NULL, "edge first hand 7", 0, 1000 },
	{ "STS-S03", "A hand that is drawn again costs a card and does not pay by itself (at most 5 points).",
	  GREEDY, 2, 16000, PLAIN, NULL, "edge redraws 1", -1000, 50 },
	{ "STS-S04", "Ilities earn nothing and still turn games: who plays none wins less, who plays Flexibility more.",
	  GREEDY, 4, 4000, PLAIN, NULL, "edge ility count 0", -1000, -20 },
	{ "STS-S04", NULL, GREEDY, 4, 4000, PLAIN, NULL, "edge flexibility played", 20, 1000 },
	{ "STS-S05", "Relying on a few cards is dangerous: a launch with two parts loses, one with five wins.",
	  GREEDY, 4, 4000, PLAIN, NULL, "edge parts at launch 2", -1000, -20 },
	{ "STS-S05", NULL, GREEDY, 4, 4000, PLAIN, NULL, "edge parts at launch 5", 20, 1000 },
	{ "STS-S06", "A balanced tug takes more by Contracts than a lopsided one.",
	  GREEDY, 4, 4000, PLAIN, NULL, "mean Contract $M, balanced", 3000, 30000 },
	{ "STS-S06", NULL, GREEDY, 4, 4000, PLAIN, NULL, "mean Contract $M, lopsided", 0, 2000 },
	{ "STS-S07", "Features earn steadily, Specs by Contracts: income is over half of all revenue, Contracts an eighth or more.",
	  GREEDY, 3, 4000, PLAIN, NULL, "mean share of income", 500, 850 },
	{ "STS-S07", NULL, GREEDY, 3, 4000, PLAIN, NULL, "mean share of Contracts", 125, 400 },
	{ "STS-S08", "Players have little control over the Epoch deck: three Shifts a game by Effects, at most.",
	  GREEDY, 4, 4000, PLAIN, NULL, "mean Shifts by Effects", 0, 3000 },
	{ "STS-S09", "Spending is right: winners go nearly broke, and lower than others.",
	  GREEDY, 4, 4000, PLAIN, NULL, "each lowest funds", 0, 8000 },
	{ "STS-S09", NULL, GREEDY, 4, 4000, PLAIN, NULL, "gap lowest funds", -10000, 0 },
	{ "STS-S10", "The table turns on a leader: who leads after three quarters wins most duels, but not most games of four.",
	  GREEDY, 2, 4000, PLAIN, NULL, "mean leader at 75%", 600, 950 },
	{ "STS-S10", NULL, GREEDY, 4, 4000, PLAIN, NULL, "mean leader at 75%", 250, 600 },
	{ "STS-S11", "Rags to Riches is hard: ten rounds more or worse.",
	  GREEDY, 3, 2000, PLAIN, "rags_to_riches=yes", "mean rounds", 10000, 90000 },
	{ "STS-S12", "A Sprint ends quicker once somebody has $80M.",
	  GREEDY, 3, 4000, PLAIN, "sprint=yes", "mean rounds from $80M", -9000, 0 },
	{ "STS-S13", "Slow and Steady favours other ways than income: Contracts become a larger share.",
	  GREEDY, 3, 4000, PLAIN, "slow_and_steady=yes", "mean share of Contracts", 5, 500 },
	{ "STS-S14", "Alone, $200M take twenty to thirty turns.",
	  GREEDY, 1, 4000, PLAIN, NULL, "mean rounds", 20000, 30000 },
	{ "STS-S15", "The Epoch Master is a fair fight: the designers win 35 to 65 games of 100.",
	  GREEDY, 2, 4000, MASTER, NULL, "mean team wins", 350, 650 },
	{ "STS-S15", NULL, GREEDY, 3, 4000, MASTER, NULL, "mean team wins", 350, 650 },
	{ "STS-S15", NULL, GREEDY, 4, 4000, MASTER, NULL, "mean team wins", 350, 650 },
	{ "STS-S16", "Level 1 hampers, the higher levels reward; every Persona wins 0.6 to 1.5 times its share.",
	  GREEDY, 3, 6000, DEALT, NULL, "edge level 1", -1000, -20 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "edge level 3", 20, 1000 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Military Tactician", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Bounty Hunter", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Systems Purist", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Feature Creep", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Venture Capitalist", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Test Pilot", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Scrap Dealer", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Pack Rat", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Hot Rodder", 200, 500 },
	{ "STS-S16", NULL, GREEDY, 3, 6000, DEALT, NULL, "wins persona Minimalist", 200, 500 },
	{ "STS-S17", "Both ways back to Design are used.",
	  GREEDY, 3, 4000, PLAIN, NULL, "each returns by card", 100, 3000 },
	{ "STS-S17", NULL, GREEDY, 3, 4000, PLAIN, NULL, "each returns for money", 100, 3000 },
	{ "STS-S18", "Nobody has a large advantage from the place in turn order (within 4 points).",
	  GREEDY, 2, 6000, PLAIN, NULL, "edge turn order 1st", -40, 40 },
	{ "STS-S18", NULL, GREEDY, 3, 6000, PLAIN, NULL, "edge turn order 1st", -40, 40 },
	{ "STS-S18", NULL, GREEDY, 3, 6000, PLAIN, NULL, "edge turn order 3rd", -40, 40 },
	{ "STS-S18", NULL, GREEDY, 4, 6000, PLAIN, NULL, "edge turn order 1st", -40, 40 },
	{ "STS-S18", NULL, GREEDY, 4, 6000, PLAIN, NULL, "edge turn order 4th", -40, 40 },
	{ "STS-S19", "About half of the Contracts are taken; ties and consolations are rare.",
	  GREEDY, 4, 4000, PLAIN, NULL, "mean Contracts taken", 3000, 9000 },
	{ "STS-S19", NULL, GREEDY, 4, 4000, PLAIN, NULL, "mean Contracts shared", 0, 200 },
	{ "STS-S19", NULL, GREEDY, 4, 4000, PLAIN, NULL, "each consolations", 0, 400 },
	{ "STS-S20", "A deck of 100 rarely runs out: less than one reshuffle in two games.",
	  GREEDY, 4, 4000, PLAIN, NULL, "mean reshuffles", 0, 500 },
	{ "STS-S21", "The race takes 12 to 25 rounds, and the order of income and Shift changes that by less than one.",
	  GREEDY, 2, 4000, PLAIN, NULL, "mean rounds", 12000, 25000 },
	{ "STS-S21", NULL, GREEDY, 4, 4000, PLAIN, NULL, "mean rounds", 12000, 25000 },
	{ "STS-S21", NULL, GREEDY, 3, 4000, PLAIN, "shift=before income", "mean rounds", -1000, 1000 },
	{ NULL, NULL, NULL, 0, 0, PLAIN, NULL, NULL, 0, 0 },
};
/* clang-format on */
