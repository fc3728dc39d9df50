/* truths.c - two servers side by side, the same in everything that an observer may know
 * and different in what it may not: hidden cards are exchanged for others that its view
 * allows. The same people do the same at the same moments; then every byte that the
 * observer and the public are sent, its length and its time, the lobby, the figures and
 * the lines on standard error must be the same, also where one of two seats could do
 * nothing but decline and the other chose to. */
#include "sim.h"

#include "core/memory.h"
#include "core/turn.h"
#include "games/registry.h"

#include <libwebsockets.h>
#include <stdarg.h>
#include <string.h>

enum { SIDES = 2, MOST_CONNS = PL_SEATS + 2, ROUNDS = 14 };

struct side {
	struct srv *srv;
	struct srv_table *table;
	struct pl_chance random;
	struct srv_conn *conns[MOST_CONNS]; /* the seats, a spectator, a follower of the lobby */
	char *said;                         /* everything public, in order */
	size_t length, room;
};

static struct {
	struct side side[SIDES];
	struct side *now; /* whose log is written */
	struct pl_chance chance;
	const struct pl_game *game;
	int seats, observer; /* a seat or PL_SPECTATOR */
	int forced;          /* declines that only one of both seats had to make */
} truths;

/* --- what is public ---------------------------------------------------------------- */

static void put(struct side *side, const char *bytes, size_t length)
{
	if (side->length + length > side->room) {
		side->room = 2 * (side->length + length);
		side->said = pl_resize(side->said, side->room);
	}
	memcpy(side->said + side->length, bytes, length);
	side->length += length;
}

static void put_line(struct side *side, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static void put_line(struct side *side, const char *format, ...)
{
	char line[1200];
	va_list args;
	va_start(args, format);
	vsnprintf(line, sizeof line, format, args);
	va_end(args);
	put(side, line, strlen(line));
}

bool truths_log(const char *line)
{
	if (truths.now == NULL)
		return false;
	put_line(truths.now, "log %s\n", line);
	return true;
}

static void put_page(struct side *side, const char *path)
{
	struct srv_page *page = strcmp(path, "/metrics") == 0
		? srv_admin_page_of(side->srv, path)
		: srv_page_of(side->srv, path, SRV_GERMAN);
	put_line(side, "%s %d %zu\n", path, page->status, page->length);
	put(side, page->text, page->length);
	srv_page_free(page);
}

static bool is_public(int conn)
{
	return conn >= truths.seats || conn == truths.observer;
}

/* What waits for everybody leaves, as the library would send it; but bytes are not counted:
 * those of a seat depend on what it holds, which docs/api.md says of that figure, and it is
 * for operators alone. */
static void drain(struct side *side)
{
	struct srv_message *message;
	for (int i = 0; i < truths.seats + 2; i++)
		while ((message = srv_next_message(side->conns[i])) != NULL) {
			side->srv->counts.messages_out++;
			if (is_public(i)) {
				put_line(side, "%lld to %d, %zu bytes: ",
				         (long long)(world.now - world.begun), i, message->length);
				put(side, (const char *)message->bytes + LWS_PRE, message->length);
				put(side, "\n", 1);
			}
			srv_message_release(message);
		}
}

static void compare(void)
{
	struct side *one = &truths.side[0], *other = &truths.side[1];
	size_t same = 0, most = one->length < other->length ? one->length : other->length;
	while (same < most && one->said[same] == other->said[same])
		same++;
	if (same == one->length && same == other->length) {
		const uint64_t key[2] = { sim.hash, 9 };
		sim.hash = pl_hash(key, one->said, one->length);
		one->length = other->length = 0;
		return;
	}
	size_t from = same > 60 ? same - 60 : 0;
	put(one, "", 1);
	put(other, "", 1);
	violated('c',
	         "%s with %d seats: what is public%s tells two truths apart: '%.100s' and "
	         "'%.100s'",
	         truths.game->slug, truths.seats,
	         truths.observer == PL_SPECTATOR ? "" : " or a seat's own", one->said + from,
	         other->said + from);
}

/* --- both at once ------------------------------------------------------------------ */

static void use(struct side *side)
{
	truths.now = side;
	random_use(&side->random);
}

static void tell(int conn, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void tell(int conn, const char *format, ...)
{
	char text[600];
	va_list args;
	va_start(args, format);
	int length = vsnprintf(text, sizeof text, format, args);
	va_end(args);
	trace("both < %d %.170s", conn, text);
	for (int i = 0; i < SIDES; i++) {
		use(&truths.side[i]);
		srv_conn_piece(truths.now->srv, truths.now->conns[conn], text, (size_t)length,
		               true);
	}
}

static void end_turns(void)
{
	for (int i = 0; i < SIDES; i++) {
		use(&truths.side[i]);
		srv_end_turn(truths.now->srv);
		drain(truths.now);
		put_page(truths.now, "/metrics");
		put_page(truths.now, "/api/lobby");
	}
	truths.now = NULL;
	compare();
}

static void pass(int64_t ms)
{
	world.now += ms;
	world.date += ms;
	trace_at(++world.step, world.now - world.begun);
	for (int i = 0; i < SIDES; i++) {
		use(&truths.side[i]);
		srv_tick(truths.now->srv);
		srv_log_tick();
	}
	truths.now = NULL;
}

/* --- the table --------------------------------------------------------------------- */

static bool open_side(struct side *side, uint64_t seed)
{
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	config.db = ":memory:";
	config.threads = 0;
	config.pace = 40;
	config.rate = 10000;
	side->random = (struct pl_chance){ { seed, 0xab }, 0 };
	use(side);
	side->srv = srv_new(&config, why);
	for (int i = 0; side->srv != NULL && i < truths.seats + 2; i++)
		side->conns[i] = srv_conn_new(side->srv, NULL, "10.0.0.1");
	return side->srv != NULL;
}

static void seat_people(void)
{
	char players[120] = "\"me\"";
	for (int i = 0; i < truths.seats + 2; i++)
		tell(i, "{\"type\":\"hello\",\"name\":\"P %d\",\"language\":\"%s\",\"changes\":%s}",
		     i, i % 2 == 0 ? "de" : "en", i % 3 == 0 ? "false" : "true");
	for (int i = 1; i < truths.seats; i++)
		strcat(players, ",\"open\"");
	tell(0, "{\"type\":\"create\",\"game\":\"%s\",\"public\":true,\"players\":[%s]}",
	     truths.game->slug, players);
	end_turns();
	for (int i = 0; i < SIDES; i++)
		truths.side[i].table = truths.side[i].srv->first;
	const char *id = truths.side[0].table->id;
	for (int i = 1; i < truths.seats; i++)
		tell(i, "{\"type\":\"join\",\"table\":\"%s\"}", id);
	tell(truths.seats, "{\"type\":\"watch\",\"table\":\"%s\"}", id);
	tell(truths.seats + 1, "{\"type\":\"lobby\",\"follow\":true}");
	tell(0, "{\"type\":\"start\",\"table\":\"%s\"}", id);
}

static bool says_no(const char *words)
{
	return strncmp(words, "decline", 7) == 0 || strncmp(words, "pass", 4) == 0;
}

/* The moves of a seat on one side, in words. */
static int words_of(const struct side *side, int seat, char (*words)[PL_MOVE_TEXT])
{
	static struct pl_move moves[PL_MOVES];
	const struct pl_match *match = side->table->match;
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, seat, view);
	int count = match->game->legal(match->book->rules, view, seat, moves);
	for (int i = 0; i < count; i++)
		pl_move_text(match->game, match->book, view, &moves[i], words[i]);
	free(view);
	return count;
}

static char (*word_room(int which))[PL_MOVE_TEXT]
{
	static char room[SIDES][PL_MOVES][PL_MOVE_TEXT];
	return room[which];
}

static int any_pending(void)
{
	const struct pl_state *state = truths.side[0].table->match->state;
	int seat = (int)pl_draw(&truths.chance, (uint32_t)truths.seats);
	while (!pl_is_pending(state, seat))
		seat = (seat + 1) % truths.seats;
	return seat;
}

/* Into the middle of a match without telling anybody, there to stop where somebody may
 * say no. */
static void play_ahead(int moves)
{
	struct srv_refusal why;
	char(*words)[PL_MOVE_TEXT] = word_room(0);
	while (moves-- > 0 && truths.side[0].table->state == SRV_RUNNING) {
		int seat = any_pending();
		int count = words_of(&truths.side[0], seat, words);
		int pick = (int)pl_draw(&truths.chance, (uint32_t)count);
		for (int i = 0; i < count; i++)
			if (says_no(words[i]) && count <= 6 && moves < 150)
				return;
		for (int i = 0; i < SIDES; i++) {
			use(&truths.side[i]);
			srv_record(truths.now->srv, truths.now->table, SRV_MOVE, seat + 1,
			           words[pick], &why);
		}
	}
}

/* --- another truth ----------------------------------------------------------------- */

static bool is_forced(const struct side *side, int seat)
{
	char(*words)[PL_MOVE_TEXT] = word_room(0);
	return words_of(side, seat, words) == 1 && says_no(words[0]);
}

/* Whether somebody who is asked can only decline on one side, and do more on the other. */
static bool forces_one(void)
{
	for (int seat = 0; seat < truths.seats; seat++)
		if (pl_is_pending(truths.side[0].table->match->state, seat) &&
		    is_forced(&truths.side[0], seat) != is_forced(&truths.side[1], seat))
			return true;
	return false;
}

/* Several are tried, since it is declines that are looked for. */
static void exchange_truth(void)
{
	struct pl_match *match = truths.side[1].table->match;
	size_t size = match->game->state_size;
	struct pl_state *truth = memcpy(pl_resize(NULL, size), match->state, size);
	struct pl_state *view = pl_resize(NULL, size);
	for (int tries = 0; tries < 10; tries++) {
		memcpy(view, truth, size);
		match->game->observe(match->book->rules, view, truths.observer);
		match->game->determinize(match->book->rules, view, truths.observer, &truths.chance);
		view->chance = truth->chance; /* what is drawn from now on is the same */
		memcpy(match->state, view, size);
		if (forces_one())
			break;
	}
	free(view);
	free(truth);
	trace("the truth is exchanged");
}

struct outcome {
	struct pl_state *public, *observed;
	struct pl_events events;
};

static bool outcome_of(const struct side *side, int seat, const char *words, struct outcome *out)
{
	const struct pl_match *match = side->table->match;
	size_t size = match->game->state_size;
	struct pl_move move;
	out->public = pl_resize(NULL, size);
	out->observed = pl_resize(NULL, size);
	memset(&out->events, 0, sizeof out->events);
	pl_match_view(match, seat, out->public);
	bool good = pl_parse_move(match->game, match->book, out->public, seat, words, &move);
	move.seat = (uint8_t)seat;
	memcpy(out->public, match->state, size);
	if (good)
		match->game->apply(match->book->rules, out->public, &move, &out->events);
	memcpy(out->observed, out->public, size);
	match->game->observe(match->book->rules, out->public, PL_SPECTATOR);
	match->game->observe(match->book->rules, out->observed, truths.observer);
	return good;
}

static bool same_events(const struct pl_events *one, const struct pl_events *other, int seat)
{
	bool same = one->count == other->count && one->reveals == other->reveals;
	for (int i = 0; same && i < one->count; i++) {
		struct pl_event a = pl_event_for(one->at[i], seat);
		struct pl_event b = pl_event_for(other->at[i], seat);
		same = memcmp(&a, &b, sizeof a) == 0;
	}
	return same;
}

/* Whether the rules themselves let a move tell the truths apart. */
static bool tells_nothing(int seat, const char *words)
{
	static struct outcome out[SIDES];
	size_t size = truths.game->state_size;
	bool same = true;
	for (int i = 0; i < SIDES; i++)
		same = outcome_of(&truths.side[i], seat, words, &out[i]) && same;
	same = same && memcmp(out[0].public, out[1].public, size) == 0 &&
		memcmp(out[0].observed, out[1].observed, size) == 0 &&
		same_events(&out[0].events, &out[1].events, PL_SPECTATOR) &&
		same_events(&out[0].events, &out[1].events, truths.observer);
	for (int i = 0; i < SIDES; i++) {
		free(out[i].public);
		free(out[i].observed);
	}
	return same;
}

/* --- playing on -------------------------------------------------------------------- */

static void send_move(int seat, const char *words)
{
	json_t *text = json_string(words);
	char *quoted = json_dumps(text, JSON_ENCODE_ANY);
	tell(seat,
	     "{\"type\":\"play\",\"id\":5,\"table\":\"%s\",\"seat\":%d,\"turn\":%d,\"move\":%s}",
	     truths.side[0].table->id, seat + 1, truths.side[0].table->seats[seat].turn + 1,
	     quoted);
	free(quoted);
	json_decref(text);
}

/* A seat that can only decline on one side at least is answered for after a while: at that
 * moment its person declines, on both sides. */
static void wait_and_decline(int seat, const char *words)
{
	int64_t due = 0;
	int turn = truths.side[0].table->seats[seat].turn + 1;
	const char *id = truths.side[0].table->id;
	for (int i = 0; i < SIDES; i++) {
		const struct srv_seat *at = &truths.side[i].table->seats[seat];
		truths.forced += at->answer_at != 0 &&
			truths.side[1 - i].table->seats[seat].answer_at == 0;
		due = at->due > due ? at->due : due;
	}
	while (world.now + 20 < due && !sim.failed) {
		pass(20);
		end_turns();
	}
	if (sim.failed)
		return;
	pass(due > world.now ? due - world.now : 1); /* here the server declines, if it must */
	tell(seat,
	     "{\"type\":\"play\",\"id\":5,\"table\":\"%s\",\"seat\":%d,\"turn\":%d,"
	     "\"move\":\"%s\"}",
	     id, seat + 1, turn, words);
}

static const char *pick_move(int seat, bool *waits)
{
	char(*one)[PL_MOVE_TEXT] = word_room(0), (*other)[PL_MOVE_TEXT] = word_room(1);
	int count[SIDES] = { words_of(&truths.side[0], seat, one),
		             words_of(&truths.side[1], seat, other) };
	uint32_t from = pl_draw(&truths.chance, (uint32_t)count[0]);
	bool no = false;
	const char *pick = NULL;
	for (int i = 0; i < count[0]; i++) {
		const char *words = one[(from + (uint32_t)i) % (uint32_t)count[0]];
		bool both = false;
		for (int j = 0; j < count[1] && !both; j++)
			both = strcmp(words, other[j]) == 0;
		if (!both || (pick != NULL && !says_no(words)) || !tells_nothing(seat, words))
			continue;
		pick = words;
		no = no || says_no(words);
		if (no)
			break; /* that is what is looked for */
	}
	*waits = no;
	return pick;
}

/* Who acts next: whoever the server would first answer for, on either side, for its person must
 * do the same on the other at that moment; else anybody who is asked. */
static int next_seat(void)
{
	int next = -1;
	int64_t first = INT64_MAX;
	for (int seat = 0; seat < truths.seats; seat++)
		for (int i = 0; i < SIDES; i++) {
			const struct srv_seat *at = &truths.side[i].table->seats[seat];
			bool asked = pl_is_pending(truths.side[i].table->match->state, seat);
			if (asked && at->answer_at != 0 && at->due < first) {
				first = at->due;
				next = seat;
			}
		}
	return next >= 0 ? next : any_pending();
}

/* The table as text for the spectator, and what a bot would do in the observer's place. */
static void look_around(void)
{
	const char *id = truths.side[0].table->id;
	tell(truths.seats, "{\"type\":\"show\",\"table\":\"%s\"}", id);
	tell(truths.seats, "{\"type\":\"log\",\"table\":\"%s\"}", id);
	if (truths.observer != PL_SPECTATOR)
		tell(truths.observer, "{\"type\":\"hint\",\"table\":\"%s\",\"seat\":%d}", id,
		     truths.observer + 1);
	for (int i = 0; i < SIDES; i++) {
		use(&truths.side[i]);
		while (srv_workers_step(truths.now->srv->workers))
			continue;
		srv_take_answers(truths.now->srv);
	}
	end_turns();
}

static void play_on(void)
{
	for (int round = 0; round < ROUNDS && !sim.failed; round++) {
		if (truths.side[0].table->state != SRV_RUNNING)
			return;
		bool waits;
		int seat = next_seat();
		const char *words = pick_move(seat, &waits);
		if (words == NULL)
			return; /* the rules tell them apart from here on */
		trace("p%d: %.100s", seat + 1, words);
		char copy[PL_MOVE_TEXT];
		snprintf(copy, sizeof copy, "%s", words);
		if (waits) {
			wait_and_decline(seat, copy);
		} else {
			pass(50);
			send_move(seat, copy);
		}
		if (!sim.failed)
			end_turns();
		if (!sim.failed && truths.side[0].table->state == SRV_RUNNING)
			look_around();
	}
}

static void choose_game(uint64_t seed)
{
	static const struct {
		const char *slug;
		int seats, ahead;
	} games[] = {
		{ "leduc", 2, 3 },           { "traders", 3, 260 },
		{ "leduc", 2, 4 },           { "one-false-step", 4, 160 },
		{ "flank", 2, 200 },         { "traders", 4, 260 },
		{ "leduc", 2, 2 },           { "one-small-step", 3, 200 },
		{ "one-false-step", 3, 80 }, { "space-tug-skirmish", 3, 200 },
	};
	size_t which = seed % (sizeof games / sizeof games[0]);
	truths.game = pl_find_game(games[which].slug);
	truths.seats = games[which].seats;
	truths.observer = pl_draw(&truths.chance, 2) == 0
		? PL_SPECTATOR
		: (int)pl_draw(&truths.chance, (uint32_t)truths.seats);
	seat_people();
	play_ahead((int)pl_draw(&truths.chance, (uint32_t)games[which].ahead));
}

static void close_sides(void)
{
	for (int i = 0; i < SIDES; i++) {
		truths.now = NULL;
		if (truths.side[i].srv != NULL)
			srv_free(truths.side[i].srv);
		free(truths.side[i].said);
	}
}

void truths_run(uint64_t seed, bool loud)
{
	memset(&truths, 0, sizeof truths);
	truths.chance = (struct pl_chance){ { seed, 0x2b }, 0 };
	trace_begin(seed, loud);
	world_begin();
	plants_begin();
	log_begin();
	random_begin(seed);
	truths.seats = MOST_CONNS - 2;
	bool good = open_side(&truths.side[0], seed) && open_side(&truths.side[1], seed);
	if (good) {
		choose_game(seed);
		if (truths.side[0].table->state == SRV_RUNNING)
			exchange_truth();
		end_turns();
		play_on();
	}
	close_sides();
	sim.forced = truths.forced;
}
