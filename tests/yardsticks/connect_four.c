/* connect_four.c - Connect Four through the contract: two seats, no secrets,
 * no chance. A yardstick (its positions are counted in the literature) and,
 * with leduc.c, a file to copy when adding a game. */
#include "core/chance.h"
#include "core/text.h"
#include "core/turn.h"

#include <string.h>

enum { COLUMNS = 7, HEIGHT = 6, COLUMN_BITS = HEIGHT + 1 };
enum { PHASE_PLAY = 1, PHASE_WON, PHASE_FULL };
enum { VERB_DROP = 1 };              /* arg[0]: column from 1 */
enum { EVENT_DROP = 1, EVENT_LINE }; /* arg[0]: column, arg[1]: row, from 1 */
enum { TOO_SOON = 1, NO_SUCH_COLUMN, COLUMN_FULL };

struct con_rules {
	struct pl_rules base;
};

/* Bit column * 7 + row; the seventh bit of each column stays empty, so that
 * lines do not wrap from one column into the next. */
struct con_state {
	struct pl_state base;
	uint64_t stones[2];
};

static const struct con_state *position(const struct pl_state *state)
{
	return (const struct con_state *)state;
}

static uint64_t column_bit(int column, int row)
{
	return (uint64_t)1 << (column * COLUMN_BITS + row);
}

static uint64_t taken(const struct con_state *s)
{
	return s->stones[0] | s->stones[1];
}

/* The lowest place of every column, the highest one, and all of them. */
static const uint64_t bottom_row = UINT64_C(0x40810204081);
static const uint64_t top_row = UINT64_C(0x40810204081) << (HEIGHT - 1);
static const uint64_t board = UINT64_C(0x40810204081) * ((1 << HEIGHT) - 1);

static uint64_t column_bits(int column)
{
	return (column_bit(0, HEIGHT) - 1) << (column * COLUMN_BITS);
}

/* Where a stone dropped into this column comes to rest. */
static uint64_t landing(const struct con_state *s, int column)
{
	return (taken(s) + column_bit(column, 0)) & column_bits(column);
}

/* CON-004: four of one colour in a row, in any of four directions. */
static uint64_t lines(uint64_t stones, int step)
{
	uint64_t pairs = stones & (stones >> step);
	return pairs & (pairs >> (2 * step));
}

static bool has_line(uint64_t stones)
{
	return (lines(stones, 1) | lines(stones, COLUMN_BITS) | lines(stones, COLUMN_BITS - 1) |
	        lines(stones, COLUMN_BITS + 1)) != 0;
}

/* Every place where one more stone would make a line of these in this direction: two of
 * the stones are side by side before or behind it, the third at their other end or its. */
static uint64_t completed_by(uint64_t stones, int step)
{
	uint64_t before = stones << step, behind = stones >> step, pairs = stones & behind;
	return ((pairs >> step) & (before | stones >> 3 * step)) |
		((pairs << 2 * step) & (behind | stones << 3 * step));
}

/* The same in all directions; places that are taken or off the board are among them. */
static uint64_t completions(uint64_t stones)
{
	return ((stones << 1) & (stones << 2) & (stones << 3)) | completed_by(stones, COLUMN_BITS) |
		completed_by(stones, COLUMN_BITS - 1) | completed_by(stones, COLUMN_BITS + 1);
}

/* --- [R] the rules ------------------------------------------------------ */

static void prepare(struct pl_rules *rules)
{
	(void)rules;
}

static int vet(const struct pl_rules *rules, int seats)
{
	(void)rules, (void)seats;
	return 0;
}

static void setup(const struct pl_rules *rules, struct pl_state *state)
{
	(void)rules;
	state->phase = PHASE_PLAY;
	pl_ask(state, 0);
}

static int legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
                 struct pl_move out[PL_MOVES])
{
	(void)rules;
	if (!pl_is_pending(view, seat))
		return 0;
	uint64_t full = taken(position(view)), drop = pl_move_word(VERB_DROP, seat);
	struct pl_move *end = out;
	if ((full & top_row) == 0) { /* mostly, and then nothing is counted */
		for (int column = 0; column < COLUMNS; column++)
			pl_put_word(&out[column], drop | pl_word_arg(0, column + 1));
		return COLUMNS;
	}
	for (int column = 0; column < COLUMNS; column++) {
		pl_put_word(end, drop | pl_word_arg(0, column + 1));
		end += (full & column_bit(column, HEIGHT - 1)) == 0;
	}
	return (int)(end - out);
}

static int check(const struct pl_rules *rules, const struct pl_state *view,
                 const struct pl_move *move)
{
	(void)rules;
	if (move->seat >= view->seats || !pl_is_pending(view, move->seat))
		return TOO_SOON;
	struct pl_move plain = { VERB_DROP, move->seat, { move->arg[0] } };
	if (memcmp(move, &plain, sizeof plain) != 0 || move->arg[0] < 1 || move->arg[0] > COLUMNS)
		return NO_SUCH_COLUMN;
	return landing(position(view), move->arg[0] - 1) ? 0 : COLUMN_FULL;
}

static void apply(const struct pl_rules *rules, struct pl_state *state, const struct pl_move *move,
                  struct pl_events *events)
{
	(void)rules;
	struct con_state *s = (struct con_state *)state;
	int seat = move->seat;
	uint64_t stone = landing(s, move->arg[0] - 1);
	s->stones[seat] |= stone;
	state->ply++;
	if (events != NULL) {
		uint8_t row = 1;
		while (stone != column_bit(move->arg[0] - 1, row - 1))
			row++;
		struct pl_event drop = {
			EVENT_DROP, (uint8_t)seat, 0, { move->arg[0], row }, { 0 }
		};
		pl_emit(events, drop);
	}
	if (has_line(s->stones[seat])) {
		state->phase = PHASE_WON;
		pl_game_over(state);
		struct pl_event line = { EVENT_LINE, (uint8_t)seat, 0, { 0 }, { 0 } };
		pl_emit(events, line);
	} else if (state->ply == COLUMNS * HEIGHT) {
		state->phase = PHASE_FULL;
		pl_game_over(state);
	} else {
		pl_ask(state, 1 - seat);
	}
}

static void observe(const struct pl_rules *rules, struct pl_state *state, int seat)
{
	(void)rules, (void)seat;
	struct pl_chance none = { { 0, 0 }, 0 };
	state->chance = none;
}

static void determinize(const struct pl_rules *rules, struct pl_state *view, int seat,
                        struct pl_chance *chance)
{
	(void)rules, (void)seat;
	view->chance = pl_split(chance);
}

static void returns(const struct pl_rules *rules, const struct pl_state *state,
                    struct pl_result *result)
{
	(void)rules;
	memset(result, 0, sizeof *result);
	for (int seat = 0; seat < 2; seat++)
		result->score[seat] = has_line(position(state)->stones[seat]);
	pl_places_by_score(result, 2);
}

/* How many of a seat's stones stand in the three middle columns. */
static int in_the_middle(uint64_t stones)
{
	int count = 0;
	for (int column = 2; column <= 4; column++)
		for (int row = 0; row < HEIGHT; row++)
			count += (stones & column_bit(column, row)) != 0;
	return count;
}

static void value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	if (state->pending == 0) {
		struct pl_result result;
		returns(rules, state, &result);
		pl_value_of(&result, 2, out);
		return;
	}
	const struct con_state *s = position(state);
	out[0] = 500 + 10 * (in_the_middle(s->stones[0]) - in_the_middle(s->stones[1]));
	out[1] = 1000 - out[0];
}

/* The empty bit above every column that has one of these places, of which none has two. */
static uint64_t columns_with(uint64_t places)
{
	return (places + board) & (bottom_row << HEIGHT);
}

/* How likely a move is: neither, then what blocks, what wins, and what does both, each by column;
 * and nothing for what is full. */
enum { BLOCKS = 1, WINS = 2, FULL = 4 };
static const uint16_t weights[COLUMNS][2 * FULL] = {
	{ 1, 1000, 10000, 10000, 0, 0, 0, 0 }, { 2, 1000, 10000, 10000, 0, 0, 0, 0 },
	{ 4, 1000, 10000, 10000, 0, 0, 0, 0 }, { 6, 1000, 10000, 10000, 0, 0, 0, 0 },
	{ 4, 1000, 10000, 10000, 0, 0, 0, 0 }, { 2, 1000, 10000, 10000, 0, 0, 0, 0 },
	{ 1, 1000, 10000, 10000, 0, 0, 0, 0 },
};

/* What the columns are, in the lowest bits of each; by the places where either side would make
 * a line. Without a jump, since nobody could guess where there is something to win or to block. */
static uint64_t kinds_of(uint64_t full, uint64_t wins, uint64_t blocks)
{
	uint64_t landings = (full + bottom_row) & board;
	uint64_t won = columns_with(landings & wins) >> HEIGHT;
	uint64_t blocked = columns_with(landings & blocks) >> HEIGHT;
	return blocked * BLOCKS | won * WINS | (full & top_row) >> (HEIGHT - 1) << 2;
}

static uint32_t weight_of(uint64_t kinds, int column)
{
	return weights[column][kinds >> (column * COLUMN_BITS) & (2 * FULL - 1)];
}

static void weigh(const struct pl_rules *rules, const struct pl_state *view,
                  const struct pl_move *moves, int count, uint16_t *weight)
{
	(void)rules;
	const struct con_state *s = position(view);
	if (count == 0)
		return;
	uint64_t kinds = kinds_of(taken(s), completions(s->stones[moves[0].seat]),
	                          completions(s->stones[1 - moves[0].seat]));
	for (int i = 0; i < count; i++)
		weight[i] = (uint16_t)weight_of(kinds, moves[i].arg[0] - 1);
}

/* A column by the weights, from 0. */
static int draw_column(uint64_t kinds, uint64_t *random)
{
	uint32_t sum = 0, upto[COLUMNS];
	for (int column = 0; column < COLUMNS; column++)
		upto[column] = sum += weight_of(kinds, column);
	uint32_t drawn = pl_quick_below(random, sum);
	int chosen = 0;
	for (int column = 0; column < COLUMNS; column++)
		chosen += upto[column] <= drawn;
	return chosen;
}

/* One side's stones, and where one more makes a line of them. */
struct side {
	uint64_t stones, wins;
};

static struct side side_of(uint64_t stones)
{
	struct side side = { stones, completions(stones) };
	return side;
}

static void end_at(struct con_state *s, int phase)
{
	s->base.phase = (uint8_t)phase;
	pl_game_over(&s->base);
}

/* Lines are looked for once a move, where the side that made it can complete one next: so it is
 * known before whether a stone wins. */
static void play_on(const struct pl_rules *rules, struct pl_state *state, int moves,
                    uint64_t *random)
{
	(void)rules;
	struct con_state *s = (struct con_state *)state;
	int seat = pl_first_pending(state);
	struct side mover = side_of(s->stones[seat]), other = side_of(s->stones[1 - seat]);
	for (; moves > 0 && state->pending != 0; moves--) {
		uint64_t full = mover.stones | other.stones, open = ~full & top_row;
		int column = pl_lowest(open) / COLUMN_BITS;
		if ((open & (open - 1)) != 0)
			column = draw_column(kinds_of(full, mover.wins, other.wins), random);
		uint64_t stone = (full + column_bit(column, 0)) & column_bits(column);
		struct side moved = side_of(mover.stones | stone);
		state->ply++;
		if (stone & mover.wins)
			end_at(s, PHASE_WON);
		else if (state->ply == COLUMNS * HEIGHT)
			end_at(s, PHASE_FULL);
		mover = other;
		other = moved;
		seat = 1 - seat;
	}
	s->stones[seat] = mover.stones;
	s->stones[1 - seat] = other.stones;
	if (state->pending != 0)
		pl_ask(state, seat);
}

static const char *audit(const struct pl_rules *rules, const struct pl_state *state)
{
	(void)rules;
	const struct con_state *s = position(state);
	uint32_t stones = 0;
	for (int column = 0; column < COLUMNS; column++) {
		bool gap = false;
		for (int row = 0; row <= HEIGHT; row++) {
			bool here = (taken(s) & column_bit(column, row)) != 0;
			if (here && (gap || row == HEIGHT))
				return "CON-002: a stone hangs in the air";
			gap = !here;
			stones += here;
		}
	}
	if (s->stones[0] & s->stones[1])
		return "CON-002: two stones in one place";
	return stones == state->ply ? NULL : "CON-002: one stone a move";
}

/* --- the words ---------------------------------------------------------- */

static void format(const struct pl_book *book, const struct pl_state *view,
                   const struct pl_move *move, struct pl_text *text)
{
	(void)book, (void)view;
	pl_put(text, "drop %d", move->arg[0]);
}

static void ask(const struct pl_book *book, const struct pl_state *view, int seat,
                struct pl_text *text)
{
	(void)book, (void)view;
	pl_put(text, "Drop a stone (%c) into a column", "XO"[seat]);
}

static void explain(const struct pl_book *book, const struct pl_state *view,
                    const struct pl_move *move, struct pl_text *text)
{
	(void)book;
	const struct con_state *s = position(view);
	bool wins = has_line(s->stones[move->seat] | landing(s, move->arg[0] - 1));
	pl_put(text, wins ? "column %d: four in a row" : "column %d", move->arg[0]);
}

static int touch(const struct pl_rules *rules, const struct pl_state *view,
                 const struct pl_move *move, uint16_t piece[PL_TOUCH])
{
	(void)rules, (void)view;
	piece[0] = move->arg[0];
	return 1;
}

static int trace(const struct pl_rules *rules, const struct pl_event *event,
                 uint16_t piece[PL_TOUCH])
{
	(void)rules;
	piece[0] = event->arg[0];
	return event->kind == EVENT_DROP;
}

static void name_piece(const struct pl_book *book, uint16_t piece, struct pl_text *id,
                       struct pl_text *name)
{
	(void)book;
	pl_put(id, "column-%d", piece);
	pl_put(name, "column %d", piece);
}

static void tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	(void)book;
	if (event->kind == EVENT_DROP)
		pl_put(text, "p%d drops into column %d", event->seat + 1, event->arg[0]);
	else
		pl_put(text, "p%d has four in a row", event->seat + 1);
}

static char stone_at(const struct con_state *s, int column, int row)
{
	uint64_t bit = column_bit(column, row);
	return s->stones[0] & bit ? 'X' : s->stones[1] & bit ? 'O' : '.';
}

static void show(const struct pl_book *book, const struct pl_state *view, int seat,
                 struct pl_text *text)
{
	(void)book, (void)seat;
	for (int row = HEIGHT - 1; row >= 0; row--) {
		for (int column = 0; column < COLUMNS; column++)
			pl_put(text, " %c", stone_at(position(view), column, row));
		pl_put(text, "\n");
	}
	pl_put(text, " 1 2 3 4 5 6 7   p1 is X, p2 is O\n");
}

/* --- what moves, events and positions are made of ------------------------ */

#ifndef __cplusplus /* rules are C++20 too; tables, which no rule reads, are C alone */
#define PL_ITEMS_OF struct con_state
#include "core/items.h"

enum { PLACES = COLUMNS * COLUMN_BITS };

/* clang-format off */
static int32_t place_column(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                            const int row[PL_BRACKETS])
{
	(void)rules, (void)view, (void)viewer;
	return (row[0] - 1) / COLUMN_BITS + 1;
}

static int32_t place_row(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                         const int row[PL_BRACKETS])
{
	(void)rules, (void)view, (void)viewer;
	return (row[0] - 1) % COLUMN_BITS + 1;
}

static const char *const phase_keys[] = { "playing", "won", "full" };
static const struct pl_set phases = { .name = "phase", .count = PHASE_FULL, .keys = phase_keys };
static const struct pl_set columns = { .name = "column", .count = COLUMNS, .first_pieces = true };
static const struct pl_set places = {
	.name = "place",
	.count = PLACES,
	.traits = ITEMS({ "column", ONE(columns), .read = place_column, .about = "from the left" },
	                { "row", NUMBER(1, COLUMN_BITS), .read = place_row,
	                  .about = "from below; the seventh stays empty" }),
};
static const struct pl_set *const con_sets[] = { &phases, &columns, &places, NULL };

static const struct pl_form forms[] = {
	{ VERB_DROP, 0, "drop", ITEMS({ "column", ARG(0), ONE(columns) }), "a stone falls" },
	{ 0, 0, NULL, NULL, NULL },
};

static const struct pl_news news[] = {
	[EVENT_DROP] = { "drop",
	                 ITEMS({ "column", TOLD(0), ONE(columns) }, { "row", TOLD(1), NUMBER(1, HEIGHT) }),
	                 "drops a stone" },
	[EVENT_LINE] = { "line", NULL, "has four in a row" },
	[EVENT_LINE + 1] = { NULL, NULL, NULL },
};

static const struct pl_item state_items[] = {
	STATE_HEADER(phases, 2, 2),
	{ "stones[]", .offset = offsetof(struct con_state, stones), .size = 8,
	  .stride = { sizeof(uint64_t) }, .count = { 2 }, .over = { &pl_seats }, SOME(places, 0),
	  .about = "where each player's lie" },
	{ .name = NULL },
};

static const struct pl_description description = { con_sets, forms, news, state_items };
/* clang-format on */
#endif

/* --- the game ----------------------------------------------------------- */

static const struct pl_field fields[] = { { .path = NULL } };

/* In the order of the enum. */
static const struct pl_reason reasons[] = {
	[0] = { "", "" },
	[TOO_SOON] = { "CON-001", "it is not your turn" },
	[NO_SUCH_COLUMN] = { "CON-002", "there are columns 1 to 7" },
	[COLUMN_FULL] = { "CON-003", "that column is full" },
	[COLUMN_FULL + 1] = { NULL, NULL },
};

static const char *const event_kinds[] = {
	[0] = "",
	[EVENT_DROP] = "drop",
	[EVENT_LINE] = "line",
	[EVENT_LINE + 1] = NULL,
};

/* clang-format off */
const struct pl_game pl_connect_four = {
	.slug = "connect-four",
	.title = "Connect Four",
	.prefix = "CON",
	.about = "four stones in a row, for two",
	.version = 1,
	.min_seats = 2,
	.max_seats = 2,
	.rules_size = sizeof(struct con_rules),
	.state_size = sizeof(struct con_state),
	.fields = fields,
	.reasons = reasons,
	.event_kinds = event_kinds,
#ifndef __cplusplus
	.description = &description,
#endif
	.standard = "game: connect-four # which has nothing to set\n",
	.rulebook =
		"# Connect Four\n\n"
		"- CON-001 Two players take turns; p1 begins.\n"
		"- CON-002 A turn is one stone, dropped into one of seven columns; it\n"
		"  comes to rest on what lies there.\n"
		"- CON-003 A column holds six stones.\n"
		"- CON-004 Four stones of one player in a row, upright, level or\n"
		"  slanting, win at once.\n"
		"- CON-005 A full board without such a row is a draw.\n",
	.prepare = prepare,
	.vet = vet,
	.setup = setup,
	.legal = legal,
	.check = check,
	.apply = apply,
	.observe = observe,
	.determinize = determinize,
	.returns = returns,
	.value = value,
	.weigh = weigh,
	.play_on = play_on,
	.audit = audit,
	.format = format,
	.parse = NULL,
	.ask = ask,
	.explain = explain,
	.touch = touch,
	.trace = trace,
	.piece = name_piece,
	.tell = tell,
	.show = show,
};
/* clang-format on */
