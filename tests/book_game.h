/* book_game.h - a game with nothing but data, for the tests of the loader: a
 * field of every kind, in every kind of place. It is never played. */
#ifndef PERILUNE_BOOK_GAME_H
#define PERILUNE_BOOK_GAME_H

#include "core/game.h"

enum { MODE_PAIRS = 1, MODE_RUNS, MODE_SETS };
enum { CITIES = 5, COSTS = 3, SECTIONS = 3, LINES = 4, NOTES = 300, BIDS = 4 };

struct tst_city {
	uint16_t name;
	uint8_t x, twin;
	uint8_t cost[COSTS];
};

struct tst_line {
	uint8_t to;
	int8_t bonus;
};

struct tst_section {
	uint32_t title;
	uint8_t lines;
	struct tst_line line[LINES];
};

struct tst_rules {
	struct pl_rules head;
	int32_t start;
	int16_t luck;
	uint16_t notes;
	uint8_t turns, mode, open, limit;
	uint8_t raise[2];
	uint8_t bids, bid[BIDS];
	uint8_t cities;
	struct tst_city city[CITIES];
	uint8_t sections;
	struct tst_section section[SECTIONS];
	uint8_t hex[2];
	uint8_t note[NOTES];
	/* What prepare() works out. */
	int32_t all_costs;
	uint64_t digest_when_prepared;
};

static void tst_prepare(struct pl_rules *rules)
{
	struct tst_rules *r = (struct tst_rules *)rules;
	r->digest_when_prepared = rules->digest;
	for (int i = 0; i < CITIES; i++)
		for (int j = 0; j < COSTS; j++)
			r->all_costs += r->city[i].cost[j];
}

/* 13 turns suit nobody, and 12 not two players. */
static int tst_vet(const struct pl_rules *rules, int seats)
{
	int turns = ((const struct tst_rules *)rules)->turns;
	return turns == 13 ? 1 : turns == 12 && seats == 2 ? 2 : 0;
}

static const char *const tst_modes[] = { "pairs", "runs", "sets" };
static const char *const tst_no_yes[] = { "no", "yes" };

#define AT(member) .offset = offsetof(struct tst_rules, member)
#define OF_CITY    .stride = { sizeof(struct tst_city) }, .count = { CITIES }
#define OF_SECTION .stride = { sizeof(struct tst_section) }, .count = { SECTIONS }
#define OF_LINE                                                                                    \
	.stride = { sizeof(struct tst_section), sizeof(struct tst_line) },                         \
	.count = { SECTIONS, LINES }

/* So long a remark that a message cuts it, maybe within a letter. */
#define TWO_E "\xc3\xa9\xc3\xa9"
#define TEN_E TWO_E TWO_E TWO_E TWO_E TWO_E

/* clang-format off */
static const struct pl_field tst_fields[] = {
	{ .path = "turns", AT(turns), .size = 1, .kind = PL_NUMBER, .lo = 1, .hi = 99,
	  .usual = 30, .about = "after which the game ends" },
	{ .path = "luck", AT(luck), .size = 2, .kind = PL_NUMBER, .lo = -300, .hi = 300,
	  .usual = 7, .about = "how kind the dice are" },
	{ .path = "mode", AT(mode), .size = 1, .kind = PL_CHOICE, .lo = MODE_PAIRS,
	  .hi = MODE_SETS, .usual = MODE_SETS, .names = tst_modes, .about = "what scores" },
	{ .path = "open", AT(open), .size = 1, .kind = PL_CHOICE, .use = PL_OPTION, .lo = 0,
	  .hi = 1, .usual = 0, .names = tst_no_yes, .about = "whether hands are open" },
	{ .path = "bank.start", AT(start), .size = 4, .kind = PL_NUMBER, .lo = 0,
	  .hi = INT32_MAX, .usual = PL_REQUIRED, .about = "coins in the bank" },
	{ .path = "bank.limit", AT(limit), .size = 1, .kind = PL_NUMBER, .lo = 0, .hi = 255,
	  .usual = 3, .about = "coins a player may draw" },
	{ .path = "raise[]", AT(raise), .stride = { 1 }, .count = { 2 }, .size = 1,
	  .kind = PL_NUMBER, .lo = 1, .hi = 9, .usual = 2, .about = "chips a raise adds" },
	{ .path = "bid[]", AT(bids), .size = 1, .kind = PL_COUNT, .lo = 1, .hi = BIDS,
	  .usual = 2, .about = "bids of an auction" },
	{ .path = "bid[]", AT(bid), .stride = { 1 }, .count = { BIDS }, .size = 1,
	  .kind = PL_NUMBER, .lo = 0, .hi = 9, .usual = 4, .about = "the least bid" },
	{ .path = "city[]", AT(cities), .size = 1, .kind = PL_COUNT, .lo = 2, .hi = CITIES,
	  .usual = PL_REQUIRED, .about = "the cities" },
	{ .path = "city[].name", AT(city[0].name), OF_CITY, .size = 2, .kind = PL_WORD,
	  .lo = 1, .hi = 12, .usual = PL_REQUIRED, .about = "what the city is called" },
	{ .path = "city[].x", AT(city[0].x), OF_CITY, .size = 1, .kind = PL_NUMBER, .lo = 0,
	  .hi = 9, .usual = PL_REQUIRED, .about = "where it lies" },
	{ .path = "city[].cost[]", AT(city[0].cost),
	  .stride = { sizeof(struct tst_city), 1 }, .count = { CITIES, COSTS }, .size = 1,
	  .kind = PL_NUMBER, .lo = 0, .hi = 9, .usual = PL_REQUIRED,
	  .about = "what it costs to build there" },
	{ .path = "city[].twin", AT(city[0].twin), OF_CITY, .size = 1, .kind = PL_ROW,
	  .lo = 0, .hi = CITIES, .rows = "city[].name", .about = "its twin city" },
	{ .path = "section[].line[]", AT(section[0].lines), OF_SECTION, .size = 1,
	  .kind = PL_COUNT, .lo = 0, .hi = LINES, .usual = PL_REQUIRED, .about = "its lines" },
	{ .path = "section[]", AT(sections), .size = 1, .kind = PL_COUNT, .lo = 0,
	  .hi = SECTIONS, .usual = 0, .about = "the sections" },
	{ .path = "section[].title", AT(section[0].title), OF_SECTION, .size = 4,
	  .kind = PL_WORD, .lo = 0, .hi = 40, .about = "its title" },
	{ .path = "section[].line[].to", AT(section[0].line[0].to), OF_LINE, .size = 1,
	  .kind = PL_ROW, .lo = 1, .hi = CITIES, .usual = PL_REQUIRED,
	  .rows = "city[].name", .about = "where the line leads" },
	{ .path = "section[].line[].bonus", AT(section[0].line[0].bonus), OF_LINE, .size = 1,
	  .kind = PL_NUMBER, .lo = -9, .hi = 9, .usual = -3, .about = "points for it" },
	{ .path = "board.hex[].x", AT(hex), .stride = { 1 }, .count = { 2 }, .size = 1,
	  .kind = PL_NUMBER, .lo = 0, .hi = 99, .usual = PL_REQUIRED,
	  .about = TEN_E TEN_E TEN_E TEN_E TEN_E TEN_E TEN_E TEN_E TEN_E TEN_E TEN_E },
	{ .path = "note[]", AT(notes), .size = 2, .kind = PL_COUNT, .lo = 0, .hi = NOTES,
	  .usual = 0, .about = "remarks" },
	{ .path = "note[]", AT(note), .stride = { 1 }, .count = { NOTES }, .size = 1,
	  .kind = PL_WORD, .lo = 0, .hi = 20, .about = "a remark" },
	{ .path = NULL },
};
/* clang-format on */

#undef AT
#undef OF_CITY
#undef OF_SECTION
#undef OF_LINE
#undef TWO_E
#undef TEN_E

static const struct pl_reason tst_reasons[] = {
	{ "", "" },
	{ "TST-001", "thirteen turns bring bad luck" },
	{ "TST-002", "twelve turns are too many for two" },
	{ NULL, NULL },
};

/* The tests count its lines. */
static const char tst_standard[] =
	"# A test game.\n"                                        /* 1 */
	"turns: 20\n"                                             /* 2 */
	"luck: -5\n"                                              /* 3 */
	"mode: runs\n"                                            /* 4 */
	"open: yes\n"                                             /* 5 */
	"bank:\n"                                                 /* 6 */
	"  start: 100000\n"                                       /* 7 */
	"  limit: 9\n"                                            /* 8 */
	"raise: [2, 4]\n"                                         /* 9 */
	"bid: [5, 6, 7]\n"                                        /* 10 */
	"city:\n"                                                 /* 11 */
	"  - name: gobi\n"                                        /* 12 */
	"    x: 1\n"                                              /* 13 */
	"    cost: [1, 2, 3]\n"                                   /* 14 */
	"    twin: sahara\n"                                      /* 15 */
	"  - name: lut\n"                                         /* 16 */
	"    x: 2\n"                                              /* 17 */
	"    cost: [4, 5, 6]\n"                                   /* 18 */
	"    twin: none\n"                                        /* 19 */
	"  - {name: sahara, x: 3, cost: [7, 8, 9], twin: gobi}\n" /* 20 */
	"section:\n"                                              /* 21 */
	"  - title: \"North, at last\"\n"                         /* 22 */
	"    line:\n"                                             /* 23 */
	"      - {to: sahara, bonus: 2}\n"                        /* 24 */
	"      - {to: gobi}\n"                                    /* 25 */
	"  - line: []\n"                                          /* 26 */
	"board:\n"                                                /* 27 */
	"  hex:\n"                                                /* 28 */
	"    - x: 11\n"                                           /* 29 */
	"    - x: 12\n"                                           /* 30 */
	"note: [first, second]\n";                                /* 31 */

static const struct pl_game tst_game = {
	.slug = "book-test",
	.title = "Book Test",
	.prefix = "TST",
	.version = 1,
	.min_seats = 2,
	.max_seats = 4,
	.rules_size = sizeof(struct tst_rules),
	.fields = tst_fields,
	.reasons = tst_reasons,
	.standard = tst_standard,
	.prepare = tst_prepare,
	.vet = tst_vet,
};

#endif
