/* table.h - a table of Space Tug Skirmish for tests: positions set up by hand,
 * cards called by their names, moves said as text. Every position that a test
 * plays from or comes to must pass the audit. */
#ifndef PERILUNE_TEST_SPACE_TUG_TABLE_H
#define PERILUNE_TEST_SPACE_TUG_TABLE_H

#include "test.h"

#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

struct table {
	struct pl_book *book;
	const struct sts_rules *r;
	struct sts_state s;
	struct pl_events events; /* of the last move */
};

/* --- opening ------------------------------------------------------------------- */

/* A match as it begins, with at most two settings (or NULL). */
static inline struct table *open_table_with(int seats, const char *one, const char *two,
                                            uint64_t seed)
{
	struct table *t = calloc(1, sizeof *t);
	const char *settings[] = { one, two };
	assert_non_null(t);
	t->book = pl_book_standard(&sts_game, settings, (one != NULL) + (two != NULL), NULL);
	assert_non_null(t->book);
	t->r = sts_numbers(t->book->rules);
	t->s.base.seats = (uint8_t)seats;
	t->s.base.chance.key[0] = seed;
	sts_game.setup(t->book->rules, &t->s.base);
	return t;
}

static inline struct table *open_table(int seats, const char *setting, uint64_t seed)
{
	return open_table_with(seats, setting, NULL, seed);
}

static inline void close_table(struct table *t)
{
	pl_book_free(t->book);
	free(t);
}

static inline void audit(const struct table *t)
{
	const char *broken = sts_game.audit(t->book->rules, &t->s.base);
	if (broken != NULL)
		fail_msg("audit: %s", broken);
}

static inline struct sts_player *player(struct table *t, int seat)
{
	return &t->s.player[seat];
}

/* --- names ------------------------------------------------------------------------ */

static inline int card(const struct table *t, const char *name)
{
	for (int kind = 1; kind <= t->r->cards; kind++)
		if (strcmp(sts_card_name(t->book, kind), name) == 0)
			return kind;
	fail_msg("there is no card '%s'", name);
	return 0;
}

static inline int epoch(const struct table *t, const char *name)
{
	for (int row = 1; row <= t->r->epochs; row++)
		if (strcmp(sts_epoch_name(t->book, row), name) == 0)
			return row;
	fail_msg("there is no Epoch card '%s'", name);
	return 0;
}

static inline int persona(const struct table *t, const char *name)
{
	for (int row = 1; row <= t->r->persona_rows; row++)
		if (strcmp(sts_persona_name(t->book, row), name) == 0)
			return row;
	fail_msg("there is no Persona '%s'", name);
	return 0;
}

/* --- arranging --------------------------------------------------------------------- */

/* p1 begins, holds the token and is about to play cards in round 1: $30M for
 * everybody, hands empty, tugs bare, decks whole. */
static inline struct table *set_table_with(int seats, const char *one, const char *two)
{
	struct table *t = open_table_with(seats, one, two, 1);
	struct sts_state *s = &t->s;
	int designers = sts_designers(t->r, s);
	s->first = s->turn = s->holder = 0;
	s->round = 1;
	s->shifted = 1;
	s->step = STS_STEP_PLAY;
	for (int seat = 0; seat < designers; seat++) {
		s->player[seat].funds = 30;
		s->player[seat].ops = 0;
		if (t->r->personas != STS_PERSONAS_OFF && s->player[seat].persona == 0) {
			s->player[seat].persona = (uint8_t)(seat + 1);
			s->player[seat].level = 1;
		}
	}
	s->base.phase = STS_PLAYING;
	pl_ask(&s->base, 0);
	audit(t);
	return t;
}

static inline struct table *set_table(int seats, const char *setting)
{
	return set_table_with(seats, setting, NULL);
}

static inline void from_deck(struct table *t, int kind)
{
	assert_true(t->s.deck[kind] > 0);
	t->s.deck[kind]--;
	t->s.left[sts_deck_of(t->r, kind)]--;
}

static inline void give(struct table *t, int seat, const char *name)
{
	int kind = card(t, name);
	from_deck(t, kind);
	player(t, seat)->hand[kind]++;
	player(t, seat)->held[sts_deck_of(t->r, kind)]++;
}

static inline void build(struct table *t, int seat, const char *name)
{
	int kind = card(t, name);
	from_deck(t, kind);
	player(t, seat)->built |= sts_part(kind);
}

static inline void build_off(struct table *t, int seat, const char *name)
{
	build(t, seat, name);
	player(t, seat)->off |= sts_part(card(t, name));
}

static inline void put_in_pile(struct table *t, int seat, const char *name)
{
	int kind = card(t, name);
	from_deck(t, kind);
	player(t, seat)->pile[kind]++;
	player(t, seat)->piled[sts_deck_of(t->r, kind)]++;
}

static inline void orbit(struct table *t, int seat)
{
	player(t, seat)->ops = 1;
}

static inline void set_funds(struct table *t, int seat, int funds)
{
	player(t, seat)->funds = (uint16_t)funds;
}

static inline void be(struct table *t, int seat, const char *name, int level)
{
	player(t, seat)->persona = (uint8_t)persona(t, name);
	player(t, seat)->level = (uint8_t)level;
}

/* This card is the only one left in the Epoch deck; the others are discarded. */
static inline void next_epoch(struct table *t, const char *name)
{
	int row = epoch(t, name);
	memset(t->s.epoch, 0, sizeof t->s.epoch);
	t->s.epoch[row] = 1;
}

static inline void and_then_epoch(struct table *t, const char *name)
{
	t->s.epoch[epoch(t, name)]++;
}

static inline void open_contract(struct table *t, const char *name)
{
	int at = 0, row = epoch(t, name);
	while (t->s.contract[at] != 0)
		at++;
	t->s.contract[at] = (uint8_t)row;
	t->s.epoch[row]--;
}

static inline void set_context(struct table *t, const char *name)
{
	t->s.context = (uint8_t)epoch(t, name);
	t->s.epoch[t->s.context]--;
}

/* Leave only one title in a deck; the rest of it goes to p1's pile. */
static inline void next_card(struct table *t, const char *name)
{
	int only = card(t, name), deck = sts_deck_of(t->r, only);
	for (int kind = 1; kind <= t->r->cards; kind++) {
		while (kind != only && sts_deck_of(t->r, kind) == deck && t->s.deck[kind] > 0) {
			from_deck(t, kind);
			player(t, 0)->pile[kind]++;
			player(t, 0)->piled[deck]++;
		}
	}
}

/* --- looking -------------------------------------------------------------------------- */

static inline int funds(struct table *t, int seat)
{
	return player(t, seat)->funds;
}

static inline bool has(struct table *t, int seat, const char *name)
{
	return (player(t, seat)->built & sts_part(card(t, name))) != 0;
}

static inline bool is_off(struct table *t, int seat, const char *name)
{
	return (player(t, seat)->off & sts_part(card(t, name))) != 0;
}

static inline int in_hand(struct table *t, int seat, const char *name)
{
	return sts_held(player(t, seat), card(t, name));
}

static inline int in_pile(struct table *t, int seat, const char *name)
{
	return player(t, seat)->pile[card(t, name)];
}

static inline struct sts_figures figures(struct table *t, int seat)
{
	struct sts_figures f;
	sts_figure(t->r, &t->s, seat, &f);
	return f;
}

static inline int stat_of(struct table *t, int seat, int stat)
{
	return figures(t, seat).stat[stat];
}

static inline int income_of(struct table *t, int seat)
{
	struct sts_figures f = figures(t, seat);
	return sts_income(&f);
}

static inline int times_heard(const struct table *t, int kind)
{
	int times = 0;
	for (int i = 0; i < t->events.count; i++)
		times += t->events.at[i].kind == kind;
	return times;
}

/* --- playing ------------------------------------------------------------------------------ */

#define GAME sts_game
#include "playing.h"

/* The move must be refused with this clause; a names a card where the verb
 * wants one. */
static inline void assert_refused(struct table *t, const char *clause, int verb, int a, int b)
{
	struct pl_move move = { (uint8_t)verb,
		                (uint8_t)pl_first_pending(&t->s.base),
		                { (uint8_t)a, (uint8_t)b } };
	int why = sts_game.check(t->book->rules, &t->s.base, &move);
	assert_string_equal(sts_game.reasons[why].clause, clause);
}

/* End the turn, discarding what comes first; stop when another is asked to draw
 * or to play, or the game is over. */
static inline void end_turn(struct table *t)
{
	say(t, t->s.turn, "end turn");
	while (t->s.base.phase == STS_DISCARDING) {
		struct pl_move moves[PL_MOVES];
		sts_game.legal(t->book->rules, &t->s.base, t->s.turn, moves);
		make_move(t, &moves[0]);
	}
}

/* Draw what there is to draw from the Ops deck, or else the other. */
static inline void draw_all(struct table *t)
{
	while (t->s.base.phase == STS_DRAWING)
		say(t, t->s.turn, can(t, t->s.turn, "draw ops") ? "draw ops" : "draw design");
}

/* From the end of this turn to the next player's cards. */
static inline void pass_turn(struct table *t)
{
	end_turn(t);
	draw_all(t);
}

/* The same until this seat is to play again. */
static inline void go_round(struct table *t)
{
	int seat = t->s.turn;
	do
		pass_turn(t);
	while (t->s.base.pending != 0 && t->s.turn != seat);
}

#endif
