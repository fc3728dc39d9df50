/* table.h - a table of Flank for tests: positions set up by hand, moves said as
 * text. Every position that a test plays from or comes to must pass the audit.
 * p1 goes first and leads the Terrans, p2 the Swarm, unless a test says more. */
#ifndef PERILUNE_TEST_FLANK_TABLE_H
#define PERILUNE_TEST_FLANK_TABLE_H

#include "test.h"

#include "core/text.h"
#include "games/flank/words.h"

/* Types of units by the rows of standard.yaml. */
enum { WARRIOR = 1, MYSTIC, SENTRY, GUARDIAN };
enum { SOLDIER = 1, COMMANDO, TANK, WALKER };
enum { ROACH = 1, LOCUST, SPIDER, RHINO };

/* Upgrades by their rows within the faction. */
enum { VEIL = 1, LANCE, LATTICE, AEGIS, FOLDED_STEP, CHOIR };
enum { LEVY = 1, LONG_STRIDE, DEAD_GROUND, FIRE_PLAN, BARRAGE, SALVAGE };
enum { TIDE = 1, ROOT, PITS, VENOM, BLIND_RUSH, CARRION };

enum { P1, P2 };

struct table {
	struct pl_book *book;
	const struct flk_rules *r;
	struct flk_state s;
	struct pl_events events; /* of the last move */
};

/* --- opening ---------------------------------------------------------------- */

static inline void audit(const struct table *t)
{
	const char *broken = flk_game.audit(t->book->rules, &t->s.base);
	if (broken != NULL)
		fail_msg("audit: %s", broken);
}

static inline struct table *open_seeded(const char *setting, uint64_t seed)
{
	struct table *t = calloc(1, sizeof *t);
	assert_non_null(t);
	t->book = pl_book_standard(&flk_game, &setting, setting != NULL, NULL);
	assert_non_null(t->book);
	t->r = flk_numbers(t->book->rules);
	t->s.base.seats = 2;
	t->s.base.chance.key[0] = seed;
	flk_game.setup(t->book->rules, &t->s.base);
	audit(t);
	return t;
}

static inline void close_table(struct table *t)
{
	pl_book_free(t->book);
	free(t);
}

/* A match as it begins, p1 first, with at most one setting (or NULL). */
static inline struct table *open_table(const char *setting)
{
	for (uint64_t seed = 1;; seed++) {
		struct table *t = open_seeded(setting, seed);
		if (t->s.first == P1)
			return t;
		close_table(t);
	}
}

/* --- playing ----------------------------------------------------------------- */

#define GAME flk_game
#include "playing.h"

/* The clause by which a move of the pending seat is refused; "" if it is not. */
static inline const char *refused(struct table *t, int verb, int a, int b, int c, int d)
{
	struct pl_move move = { (uint8_t)verb,
		                (uint8_t)pl_first_pending(&t->s.base),
		                { (uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d } };
	return flk_game.reasons[flk_game.check(t->book->rules, &t->s.base, &move)].clause;
}

/* Whoever is asked does the least: in every list that ends with it. Survivors stay on the board. */
static inline void idle(struct table *t)
{
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(&t->s.base);
	int count = flk_game.legal(t->book->rules, &t->s.base, seat, moves);
	make_move(t, &moves[t->s.base.phase == FLK_RETREATING ? 0 : count - 1]);
}

static inline void idle_to(struct table *t, int seat, int phase)
{
	for (int i = 0; i < 200 && !asked(t, seat, phase); i++)
		idle(t);
	assert_true(asked(t, seat, phase));
}

/* --- arranging ------------------------------------------------------------------ */

static inline int zone(const struct table *t, const char *name)
{
	for (int n = 1; n <= t->r->zone_count; n++)
		if (strcmp(flk_zone_name(t->book, n), name) == 0)
			return n;
	fail_msg("no zone '%s'", name);
	return 0;
}

static inline void put(struct table *t, int seat, int type, int count, const char *where)
{
	flk_put_units(&t->s, seat, zone(t, where), flk_some(type, count));
	flk_add(&t->s.total[seat], flk_some(type, count));
}

static inline void tokens(struct table *t, int seat, int blue, int green, int yellow)
{
	t->s.tokens[seat][FLK_BLUE] = (uint8_t)blue;
	t->s.tokens[seat][FLK_GREEN] = (uint8_t)green;
	t->s.tokens[seat][FLK_YELLOW] = (uint8_t)yellow;
}

static inline int card(const struct table *t, const char *name)
{
	for (int n = 1; n <= t->r->cards; n++)
		if (strcmp(flk_word(t->book, t->r->card[n - 1].name), name) == 0)
			return n;
	fail_msg("no card '%s'", name);
	return 0;
}

/* The hand goes to the discards. */
static inline void empty_hand(struct table *t, int seat)
{
	for (int kind = 1; kind <= t->r->cards; kind++) {
		t->s.discard[kind] = (uint8_t)(t->s.discard[kind] + t->s.hand[seat][kind]);
		t->s.hand[seat][kind] = 0;
	}
	t->s.cards[seat] = 0;
}

/* A card from the deck or the discards into a hand. */
static inline void hold(struct table *t, int seat, const char *name)
{
	int kind = card(t, name);
	if (t->s.deck[kind] > 0) {
		t->s.deck[kind]--;
		t->s.deck_left--;
	} else {
		assert_true(t->s.discard[kind] > 0);
		t->s.discard[kind]--;
	}
	t->s.hand[seat][kind]++;
	t->s.cards[seat]++;
}

static inline void activate(struct table *t, int seat, int upgrade)
{
	t->s.upgrades[seat] |= (uint8_t)(1u << (upgrade - 1));
}

/* A phase of p1's in round 1 with empty hands and 3 tokens of each colour. */
static inline struct table *set_factions(int phase, const char *setting, int one, int other)
{
	struct table *t = open_table(setting);
	t->s.faction[P1] = (uint8_t)one;
	t->s.faction[P2] = (uint8_t)other;
	t->s.round = 1;
	t->s.base.phase = (uint8_t)phase;
	t->s.turn = P1;
	pl_ask(&t->s.base, P1);
	tokens(t, P1, 3, 3, 3);
	tokens(t, P2, 3, 3, 3);
	audit(t);
	return t;
}

static inline struct table *set_table(int phase, const char *setting)
{
	return set_factions(phase, setting, FLK_TERRAN, FLK_SWARM);
}

/* --- battles ----------------------------------------------------------------------- */

/* Enter the spire, p2's base, or the saddle, nobody's, from next door with all;
 * then fight with who is there. */
static inline void attack(struct table *t, const char *from, const char *to)
{
	char text[80];
	snprintf(text, sizeof text, "move %s to %s", from, to);
	say(t, P1, text);
	say(t, P1, "send all");
	if (t->s.base.phase == FLK_REINFORCING)
		say(t, P1, "fight");
}

/* Put both sheets as they are revealed: front, support, flank of each. */
static inline void spend_nothing(struct table *t)
{
	while (t->s.base.phase == FLK_SPENDING)
		say(t, pl_first_pending(&t->s.base), t->s.spent > 0 ? "end turn" : "stop");
}

static inline uint16_t in_zone(const struct table *t, int seat, const char *name)
{
	return t->s.army[seat][zone(t, name)];
}

static inline bool has_base(const struct table *t, int seat, const char *name)
{
	return (t->s.bases[seat] & flk_zone_bit(zone(t, name))) != 0;
}

#endif
