/* test_wire.c - secrets on the wire, for every game: whatever a seat cannot know is
 * exchanged for another truth or overwritten with marks, and the bytes that the seat
 * would be sent must stay the same. */
#include "test.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"
#include "kit/toy.h"
#include "server/parts.h"

enum { ROOM = 2 * 1024 * 1024, MARK = 0xa5, PLIES = BRIEF ? 100 : 400 };

struct bench {
	struct srv *srv;
	struct srv_book book;
	struct srv_table *table;
	struct pl_chance chance;
	char *said, *instead;
};

static struct srv *open_server(void)
{
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	config.db = ":memory:";
	config.threads = 0;
	struct srv *srv = srv_new(&config, why);
	assert_non_null(srv);
	return srv;
}

static void tell(struct bench *bench, enum srv_kind kind, int seat, const char *text)
{
	struct srv_refusal why = { 0 };
	struct pl_entry entry = {
		.table = bench->table->id,
		.number = bench->table->number + 1,
		.at = 1000,
		.kind = srv_kind_names[kind],
		.seat = seat,
		.text = text,
	};
	if (!srv_table_apply(bench->srv, bench->table, &entry, &why))
		fail_msg("%s", why.text);
}

static void begin(struct bench *bench, const struct pl_game *game, struct pl_book *book, int seats,
                  uint64_t seed)
{
	memset(bench, 0, sizeof *bench);
	bench->srv = open_server();
	bench->book = (struct srv_book){ .book = book, .game = game, .uses = 1000 };
	bench->chance = (struct pl_chance){ { seed, 3 }, 0 };
	bench->said = pl_resize(NULL, ROOM);
	bench->instead = pl_resize(NULL, ROOM);
	struct srv_table *table = bench->table = srv_add_table(bench->srv, "aaaabbbbccccdddd");
	table->game = game;
	table->book = &bench->book;
	table->seat_count = seats;
	table->pledge.secret[0] = seed;
	table->pledge.secret[1] = 0x1122334455667788;
	for (int seat = 0; seat < seats; seat++)
		table->seats[seat].kind = SRV_PERSON;
	tell(bench, SRV_START, 0, "");
}

static void end(struct bench *bench)
{
	srv_free(bench->srv);
	free(bench->said);
	free(bench->instead);
}

static void play_any(struct bench *bench)
{
	struct pl_match *match = bench->table->match;
	struct pl_move moves[PL_MOVES];
	char words[PL_MOVE_TEXT];
	int seat;
	do
		seat = (int)pl_draw(&bench->chance, (uint32_t)match->seats);
	while (!pl_is_pending(match->state, seat));
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, seat, view);
	int count = match->game->legal(match->book->rules, view, seat, moves);
	pl_move_text(match->game, match->book, view,
	             &moves[pl_draw(&bench->chance, (uint32_t)count)], words);
	free(view);
	tell(bench, SRV_MOVE, seat + 1, words);
	for (int other = 0; other < match->seats; other++)
		if (pl_draw(&bench->chance, 12) == 0 && bench->table->state == SRV_RUNNING &&
		    pl_match_may_undo(match, other))
			tell(bench, SRV_UNDO, other + 1, "");
}

/* Another truth that the seat's view allows. */
static struct pl_match other_truth(struct bench *bench, int seat)
{
	struct pl_match match = *bench->table->match;
	match.state = pl_resize(NULL, match.game->state_size);
	pl_match_view(bench->table->match, seat, match.state);
	match.game->determinize(match.book->rules, match.state, seat, &bench->chance);
	return match;
}

/* What the seat may not read of the events is overwritten; the old bytes are kept
 * to put them back. */
static struct pl_event *mark_events(struct srv_table *table, int seat, int *count)
{
	*count = 0;
	for (int i = 0; i < table->record_count; i++)
		*count += table->records[i].event_count;
	struct pl_event *kept = pl_resize(NULL, (size_t)*count * sizeof *kept);
	int at = 0;
	for (int i = 0; i < table->record_count; i++)
		for (int j = 0; j < table->records[i].event_count; j++) {
			struct pl_event *event = &table->records[i].events[j];
			kept[at++] = *event;
			if (seat == PL_SPECTATOR || !(event->seen_by >> seat & 1))
				memset(event->secret, MARK, sizeof event->secret);
		}
	return kept;
}

static void unmark_events(struct srv_table *table, struct pl_event *kept)
{
	int at = 0;
	for (int i = 0; i < table->record_count; i++)
		for (int j = 0; j < table->records[i].event_count; j++)
			table->records[i].events[j] = kept[at++];
	free(kept);
}

/* The words of others' moves, each made another word. */
static void shift_words(struct srv_table *table, int seat, int by)
{
	for (int i = 0; i < table->record_count; i++)
		if (srv_is_move(table->records[i].kind) && table->records[i].seat != seat + 1)
			table->records[i].text[0] = (char)(table->records[i].text[0] + by);
}

static void must_not_differ(struct bench *bench, int seat)
{
	int events;
	struct pl_text said = pl_text_in(bench->said, ROOM);
	struct pl_text instead = pl_text_in(bench->instead, ROOM);
	int64_t number = bench->table->number, since = number % 16 == 0 ? 0 : number - 2;
	struct pl_book told = srv_told(bench->srv, bench->table->game, bench->table->book->book,
	                               (int)(number % SRV_LANGUAGES));
	const struct srv_place place = { .seat = seat, .book = &told };
	srv_wire_position(bench->table, bench->table->match, place, since, &said);
	assert_false(pl_text_full(&said));
	struct pl_match match = other_truth(bench, seat);
	struct pl_event *kept = mark_events(bench->table, seat, &events);
	shift_words(bench->table, seat, 1);
	srv_wire_position(bench->table, &match, place, since, &instead);
	shift_words(bench->table, seat, -1);
	unmark_events(bench->table, kept);
	free(match.state);
	if (strcmp(bench->said, bench->instead) != 0)
		fail_msg("seat %d of %s at %u is told more than it may know\n%s\n%s", seat,
		         match.game->slug, (unsigned)match.step_count, bench->said, bench->instead);
}

/* Neither the secret nor the key is in any message before the end. */
static void must_not_tell_the_key(struct bench *bench)
{
	char secret[PL_SEED_TEXT], key[PL_SEED_TEXT];
	struct pl_text said = pl_text_in(bench->said, ROOM);
	pl_seed_write(bench->table->pledge.secret, secret);
	pl_seed_write(bench->table->match->key, key);
	srv_wire_table(bench->table, &said);
	bool over = bench->table->state == SRV_FINISHED;
	assert_true((strstr(bench->said, secret) != NULL) == over);
	assert_null(strstr(bench->said, key));
}

static void play_and_compare(const struct pl_game *game, struct pl_book *book, int seats,
                             uint64_t seed)
{
	struct bench bench;
	begin(&bench, game, book, seats, seed);
	for (int ply = 0; ply < PLIES && bench.table->state == SRV_RUNNING; ply++) {
		for (int seat = 0; seat < seats; seat++)
			must_not_differ(&bench, seat);
		must_not_differ(&bench, PL_SPECTATOR);
		must_not_tell_the_key(&bench);
		play_any(&bench);
	}
	must_not_tell_the_key(&bench);
	end(&bench);
}

static void every_game_tells_a_seat_only_what_it_may_know(void **unused)
{
	(void)unused;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
		for (int seats = game->min_seats; seats <= game->max_seats; seats++)
			for (uint64_t seed = 0; seed < (pl_is_yardstick(game) ? 40 : 1); seed++)
				if (pl_book_vet(game, book, seats) == NULL)
					play_and_compare(game, book, seats, seed);
		pl_book_free(book);
	}
}

/* The toy has sealed choices, peeks, thefts and cards that change hands unseen. */
static void the_toy_tells_a_seat_only_what_it_may_know(void **unused)
{
	(void)unused;
	struct pl_book *book = pl_book_standard(&pl_toy, NULL, 0, NULL);
	assert_non_null(book);
	for (int seats = pl_toy.min_seats; seats <= pl_toy.max_seats; seats++)
		for (uint64_t seed = 0; seed < 40; seed++)
			play_and_compare(&pl_toy, book, seats, seed);
	pl_book_free(book);
}

/* The test itself can fail: a seat's own secret, marked, is noticed. */
static void a_leak_would_be_noticed(void **unused)
{
	(void)unused;
	struct bench bench;
	struct pl_book *book = pl_book_standard(pl_find_game("leduc"), NULL, 0, NULL);
	bool differed = false;
	for (uint64_t seed = 0; seed < 20 && !differed; seed++) {
		begin(&bench, pl_find_game("leduc"), book, 2, seed);
		struct pl_text said = pl_text_in(bench.said, ROOM);
		struct pl_text instead = pl_text_in(bench.instead, ROOM);
		const struct srv_place first = { .seat = 0, .book = book };
		srv_wire_position(bench.table, bench.table->match, first, 0, &said);
		struct pl_match match = other_truth(&bench, PL_SPECTATOR);
		srv_wire_position(bench.table, &match, first, 0, &instead);
		free(match.state);
		differed = strcmp(bench.said, bench.instead) != 0;
		end(&bench);
	}
	assert_true(differed);
	pl_book_free(book);
}

/* --- strict reading ------------------------------------------------------------------- */

static void a_message_is_read_strictly(void **unused)
{
	(void)unused;
	static const struct {
		const char *text, *code;
	} cases[] = {
		{ "{\"type\":\"lobby\"}", NULL },
		{ "{\"type\":\"lobby\",\"id\":3}", NULL },
		{ "{\"type\":\"lobby\",\"id\":\"3\"}", "bad-field" },
		{ "{\"type\":\"lobby\",\"x\":3}", "unknown-field" },
		{ "{\"type\":\"leave\"}", "missing-field" },
		{ "{\"type\":\"hello\",\"token\":\"x\"}", "bad-field" },
		{ "{\"type\":\"hello\",\"language\":\"de\"}", NULL },
		{ "{\"type\":\"hello\",\"language\":\"tlh\"}", NULL },
		{ "{\"type\":\"hello\",\"language\":\"\"}", "bad-field" },
		{ "{\"type\":\"hello\",\"language\":7}", "bad-field" },
		{ "{\"type\":\"hello\",\"language\":\"de-DE-x-a-name-that-is-too-long-for-it\"}",
		  "bad-field" },
		{ "{\"type\":\"lobby\",\"language\":\"de\"}", "unknown-field" },
		{ "{\"type\":\"create\",\"game\":\"g\",\"players\":[]}", "bad-field" },
		{ "{\"type\":\"create\",\"game\":\"g\",\"players\":[\"a\\nb\"]}", "bad-field" },
		{ "{\"type\":\"lobby\",\"id\":[[[[1]]]]}", "too-deep" },
		{ "{\"type\":\"\\\"[[[[[[\"}", "unknown-type" },
		{ "nothing", "bad-json" },
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct srv_request request;
		struct srv_refusal why = { .code = NULL };
		bool good = srv_read_request(cases[i].text, strlen(cases[i].text), &request, &why);
		assert_int_equal(good, cases[i].code == NULL);
		if (!good)
			assert_string_equal(why.code, cases[i].code);
		json_decref(request.root);
	}
}

static void buckets_fill_at_their_rate(void **unused)
{
	(void)unused;
	struct srv_bucket bucket = { 0 };
	int taken = 0;
	for (int i = 0; i < 100; i++)
		taken += srv_take(&bucket, 10, 5, 1000);
	assert_int_equal(taken, 5);
	assert_false(srv_take(&bucket, 10, 5, 1050));
	assert_true(srv_take(&bucket, 10, 5, 1150));
	assert_false(srv_take(&bucket, 10, 5, 1150));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_game_tells_a_seat_only_what_it_may_know),
		cmocka_unit_test(the_toy_tells_a_seat_only_what_it_may_know),
		cmocka_unit_test(a_leak_would_be_noticed),
		cmocka_unit_test(a_message_is_read_strictly),
		cmocka_unit_test(buckets_fill_at_their_rate),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
