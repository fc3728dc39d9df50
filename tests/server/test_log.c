/* test_log.c - long matches without a network: a server in this process is spoken to by its
 * messages alone, and what it queues for a reader is read as the reader would. However long
 * a table's log and chat are, nobody is dropped for what it asked for itself. */
#include "test.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"
#include "server/parts.h"

#include <libwebsockets.h>

enum { LONG = 1500, LONGEST = 3000, SEAT_ROOM = 16 };

struct bench {
	struct srv *srv;
	struct srv_conn *conn; /* whoever speaks */
	char token[SRV_TOKEN];
	struct pl_chance chance;
};

/* What was heard in one go. */
struct heard {
	size_t bytes, largest;
	int count;
	json_t *messages; /* an array */
};

static struct bench open_bench(void)
{
	char why[PL_STORE_WHY];
	struct pl_serve config = pl_serve_usual();
	struct bench bench = { .chance = { { 7, 3 }, 0 } };
	config.db = ":memory:";
	config.threads = 0;
	config.rate = config.tables_each = 1000000;
	bench.srv = srv_new(&config, why);
	assert_non_null(bench.srv);
	return bench;
}

static void take_in(struct heard *heard, struct srv_message *message)
{
	json_error_t error;
	json_t *read =
		json_loadb((const char *)message->bytes + LWS_PRE, message->length, 0, &error);
	if (read == NULL)
		fail_msg("not JSON at %d of %zu: %s", error.position, message->length, error.text);
	json_array_append_new(heard->messages, read);
	heard->bytes += message->length;
	heard->largest = message->length > heard->largest ? message->length : heard->largest;
	heard->count++;
	srv_message_release(message);
}

/* Turns end, and everything that waits is read, until there is nothing more; nobody may
 * have been dropped. */
static struct heard hear(struct bench *bench)
{
	struct heard heard = { .messages = json_array() };
	struct srv_message *message;
	for (int count = -1; count != heard.count;) {
		count = heard.count;
		srv_end_turn(bench->srv);
		if (bench->conn->close_code != 0)
			fail_msg("closed with %d: %s", bench->conn->close_code,
			         bench->conn->close_why);
		while ((message = srv_next_message(bench->conn)) != NULL)
			take_in(&heard, message);
	}
	return heard;
}

static void say(struct bench *bench, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(struct bench *bench, const char *format, ...)
{
	char text[1024];
	va_list args;
	va_start(args, format);
	int length = vsnprintf(text, sizeof text, format, args);
	va_end(args);
	srv_receive(bench->srv, bench->conn, text, (size_t)length);
}

static const json_t *of_type(const struct heard *heard, const char *type, int seat)
{
	for (size_t i = 0; i < json_array_size(heard->messages); i++) {
		const json_t *message = json_array_get(heard->messages, i);
		const char *is = json_string_value(json_object_get(message, "type"));
		json_int_t of = json_integer_value(json_object_get(message, "seat"));
		if (strcmp(is, type) == 0 && (seat < 0 || of == seat))
			return message;
	}
	fail_msg("no %s came", type);
	return NULL;
}

static int64_t number_in(const json_t *message, const char *key)
{
	return json_integer_value(json_object_get(message, key));
}

/* A connection of the one person of these tests. */
static void connect_person(struct bench *bench)
{
	bench->conn = srv_conn_new(bench->srv, NULL, "127.0.0.1");
	if (bench->token[0] == '\0')
		say(bench, "{\"type\":\"hello\",\"name\":\"Ann\"}");
	else
		say(bench, "{\"type\":\"hello\",\"name\":\"Ann\",\"token\":\"%s\"}", bench->token);
	struct heard heard = hear(bench);
	const char *token =
		json_string_value(json_object_get(of_type(&heard, "welcome", -1), "token"));
	if (token != NULL)
		snprintf(bench->token, sizeof bench->token, "%s", token);
	json_decref(heard.messages);
}

static void leave(struct bench *bench)
{
	srv_conn_free(bench->srv, bench->conn);
	bench->conn = NULL;
	srv_end_turn(bench->srv);
}

/* The name of data by which a match of Traders is longest: 200 rounds instead of 50. */
static const char *long_data(struct bench *bench)
{
	char *text = pl_copied(pl_find_game("traders")->standard);
	char *limit = strstr(text, "round_limit: 50 ");
	assert_non_null(limit);
	memcpy(limit, "round_limit: 200", strlen("round_limit: 200"));
	const char *name = srv_keep_upload(bench->srv, text, strlen(text))->name;
	free(text);
	return name;
}

/* A running table of as many seats as can be, all of them this person's. */
static struct srv_table *begin(struct bench *bench, const char *slug, uint64_t seed)
{
	char players[PL_SEATS * SEAT_ROOM];
	struct pl_text text = pl_text_in(players, sizeof players);
	const struct pl_game *game = pl_find_game(slug);
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	int seats = game->max_seats;
	while (pl_book_vet(game, book, seats) != NULL)
		seats--;
	pl_book_free(book);
	for (int seat = 0; seat < seats; seat++)
		pl_put(&text, "%s\"me\"", seat == 0 ? "" : ",");
	bool traders = strcmp(slug, "traders") == 0;
	say(bench, "{\"type\":\"create\",\"game\":\"%s\",\"players\":[%s]%s%s%s}", slug, players,
	    traders ? ",\"data\":\"" : "", traders ? long_data(bench) : "", traders ? "\"" : "");
	struct srv_table *table = bench->srv->last;
	table->pledge.secret[0] = seed;
	table->pledge.secret[1] = 5;
	say(bench, "{\"type\":\"start\",\"table\":\"%s\"}", table->id);
	say(bench, "{\"type\":\"unwatch\",\"table\":\"%s\"}", table->id);
	json_decref(hear(bench).messages);
	assert_int_equal(table->state, SRV_RUNNING);
	return table;
}

enum choice { FIRST, LAST, ANY };

static void play_one(struct bench *bench, struct srv_table *table, enum choice choice)
{
	const struct pl_match *match = table->match;
	struct srv_refusal why = { 0 };
	struct pl_move moves[PL_MOVES];
	char words[PL_MOVE_TEXT];
	int seat = 0;
	while (!pl_is_pending(match->state, seat))
		seat++;
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, seat, view);
	int count = match->game->legal(match->book->rules, view, seat, moves);
	int at = choice == LAST ? count - 1
		: choice == ANY ? (int)pl_draw(&bench->chance, (uint32_t)count)
				: 0;
	pl_move_text(match->game, match->book, view, &moves[at], words);
	free(view);
	if (!srv_record(bench->srv, table, SRV_MOVE, seat + 1, words, &why))
		fail_msg("%s", why.text);
}

static int play(struct bench *bench, struct srv_table *table, int moves, enum choice choice)
{
	int made = 0;
	for (; made < moves && table->state == SRV_RUNNING; made++)
		play_one(bench, table, choice);
	json_decref(hear(bench).messages);
	return made;
}

/* A hundred lines of the longest chat: 500 letters of four bytes. */
static void chatter(struct bench *bench, struct srv_table *table)
{
	char line[64 + 4 * SRV_CHAT_LETTERS];
	struct srv_refusal why;
	struct pl_text text = pl_text_in(line, sizeof line);
	pl_put(&text, "{\"name\":\"Ann\",\"text\":\"");
	for (int i = 0; i < SRV_CHAT_LETTERS; i++)
		pl_put(&text, "\U0001F680");
	pl_put(&text, "\"}");
	for (int i = 0; i < SRV_CHAT_KEPT; i++)
		assert_true(srv_record(bench->srv, table, SRV_CHAT, 1, line, &why));
	json_decref(hear(bench).messages);
}

/* --- opening a long match again --------------------------------------------------------- */

/* The whole log of one place, from its newest part on by pages. */
static json_t *whole_log(struct bench *bench, const struct srv_table *table, const json_t *newest,
                         int seat)
{
	json_t *log = json_copy(json_object_get(newest, "log"));
	int64_t since = number_in(newest, "since");
	bool more = json_is_true(json_object_get(newest, "more"));
	while (more) {
		say(bench, "{\"type\":\"log\",\"table\":\"%s\",\"seat\":%d,\"before\":%lld}",
		    table->id, seat, (long long)since + 1);
		struct heard heard = hear(bench);
		const json_t *page = of_type(&heard, "log", seat);
		assert_int_equal(heard.count, 1);
		assert_true(heard.bytes <= SRV_LOG_PAGE + 1024);
		assert_true(number_in(page, "since") < since);
		since = number_in(page, "since");
		more = json_is_true(json_object_get(page, "more"));
		json_t *longer = json_copy(json_object_get(page, "log"));
		assert_true(json_array_size(longer) > 0);
		json_array_extend(longer, log);
		json_decref(log);
		log = longer;
		json_decref(heard.messages);
	}
	return log;
}

/* What the seat was told if every record was told as it was made. */
static json_t *told_live(struct bench *bench, struct srv_table *table, int seat)
{
	json_t *log = json_array();
	char *room = pl_resize(NULL, SRV_SCRATCH);
	int64_t number = table->number;
	int count = table->record_count;
	(void)bench;
	for (table->record_count = 1; table->record_count <= count; table->record_count++) {
		struct pl_text text = pl_text_in(room, SRV_SCRATCH);
		table->number = table->records[table->record_count - 1].number;
		srv_wire_position(table, table->match,
		                  (struct srv_place){ .seat = seat, .book = table->book->book },
		                  table->number - 1, &text);
		json_t *position = json_loads(room, 0, NULL);
		json_array_extend(log, json_object_get(position, "log"));
		json_decref(position);
	}
	table->record_count = count;
	table->number = number;
	free(room);
	return log;
}

static void reopen(const char *slug, enum choice choice)
{
	struct bench bench = open_bench();
	connect_person(&bench);
	struct srv_table *table = begin(&bench, slug, 1);
	assert_int_equal(play(&bench, table, LONG, choice), LONG);
	leave(&bench);
	connect_person(&bench);
	say(&bench, "{\"type\":\"watch\",\"table\":\"%s\"}", table->id);
	struct heard heard = hear(&bench);
	for (int seat = 1; seat <= table->seat_count; seat++) {
		const json_t *position = of_type(&heard, "position", seat);
		assert_true(json_is_true(json_object_get(position, "more")));
		assert_true(json_array_size(json_object_get(position, "log")) > 0);
		json_t *log = whole_log(&bench, table, position, seat);
		json_t *live = told_live(&bench, table, seat - 1);
		assert_true(json_array_size(live) >= LONG / 2);
		assert_true(json_equal(log, live));
		json_decref(live);
		json_decref(log);
	}
	print_message("%s: %zu bytes to open %d seats after %d moves\n", slug, heard.bytes,
	              table->seat_count, LONG);
	json_decref(heard.messages);
	srv_free(bench.srv);
}

static void a_pass_and_play_table_of_traders_is_opened_again_after_1500_moves(void **unused)
{
	(void)unused;
	reopen("traders", FIRST);
}

/* Its last choice is to offer, to decline or to pass, which has no end. */
static void a_pass_and_play_table_of_one_false_step_is_opened_again_after_1500_moves(void **unused)
{
	(void)unused;
	reopen("one-false-step", LAST);
}

/* --- nobody is dropped for what it asked for -------------------------------------------- */

/* Eight tables at once, as after a break, in one turn. */
static void watch_all(struct bench *bench, const char *slug, enum choice choice)
{
	struct srv_table *tables[SRV_WATCHED];
	int moves = 0;
	connect_person(bench);
	for (int i = 0; i < SRV_WATCHED; i++) {
		tables[i] = begin(bench, slug, (uint64_t)i);
		moves += play(bench, tables[i], LONGEST, choice);
		chatter(bench, tables[i]);
	}
	leave(bench);
	connect_person(bench);
	for (int i = 0; i < SRV_WATCHED; i++)
		say(bench, "{\"type\":\"watch\",\"table\":\"%s\"}", tables[i]->id);
	struct heard heard = hear(bench);
	print_message("%s: %zu bytes, the largest message %zu, to follow 8 tables of %d seats, %d "
	              "moves each\n",
	              slug, heard.bytes, heard.largest, tables[0]->seat_count, moves / SRV_WATCHED);
	assert_int_equal(heard.count, SRV_WATCHED * (3 + tables[0]->seat_count));
	json_decref(heard.messages);
	leave(bench);
}

static void eight_tables_with_long_logs_and_chats_are_followed_at_once(void **unused)
{
	(void)unused;
	for (int i = 0; pl_games[i] != NULL; i++) {
		struct bench bench = open_bench();
		const char *slug = pl_games[i]->slug;
		watch_all(&bench, slug,
		          strcmp(slug, "traders") == 0                  ? FIRST
		                  : strcmp(slug, "one-false-step") == 0 ? LAST
		                                                        : ANY);
		srv_free(bench.srv);
	}
}

/* Whatever is asked of one long table, or of many with long names, one answer fills less
 * than half of what may wait for a reader. */
static void the_largest_answer_to_any_one_request_fits(void **unused)
{
	(void)unused;
	static const char *const asked[] = { "lobby", "mine" };
	static const char *const of_table[] = {
		"{\"type\":\"log\",\"table\":\"%s\"}",
		"{\"type\":\"review\",\"table\":\"%s\",\"at\":1000000}",
		"{\"type\":\"show\",\"table\":\"%s\",\"at\":1000000}",
		"{\"type\":\"show\",\"table\":\"%s\"}",
		"{\"type\":\"watch\",\"table\":\"%s\"}",
		"{\"type\":\"watch\",\"table\":\"%s\",\"since\":5}",
	};
	struct bench bench = open_bench();
	connect_person(&bench);
	struct srv_table *table = begin(&bench, "traders", 1);
	assert_int_equal(play(&bench, table, LONGEST, FIRST), LONGEST);
	chatter(&bench, table);
	table->state = SRV_FINISHED; /* for all that look_back() asks */
	for (size_t i = 0; i < sizeof of_table / sizeof of_table[0]; i++) {
		char text[256];
		snprintf(text, sizeof text, of_table[i], table->id);
		say(&bench, "%s", text);
		struct heard heard = hear(&bench);
		print_message("%zu bytes for %s\n", heard.bytes, text);
		assert_true(heard.bytes < SRV_QUEUE / 2);
		json_decref(heard.messages);
	}
	for (int i = 0; i < 200; i++) {
		struct srv_table *other = begin(&bench, "traders", (uint64_t)i);
		other->state = i % 3 == 0 ? SRV_OPEN : i % 3 == 1 ? SRV_RUNNING : SRV_FINISHED;
		other->listed = true;
		memset(other->name, '"', SRV_NAME - 1);
		for (int seat = 0; seat < other->seat_count; seat++) {
			memset(other->seats[seat].name, '"', SRV_NAME - 1);
			memset(other->pledge.contribution[seat], 'x', PL_CONTRIBUTION_TEXT - 1);
		}
	}
	for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
		say(&bench, "{\"type\":\"%s\"}", asked[i]);
		struct heard heard = hear(&bench);
		print_message("%zu bytes for %s\n", heard.bytes, asked[i]);
		assert_true(heard.bytes < SRV_QUEUE / 2);
		json_decref(heard.messages);
	}
	srv_free(bench.srv);
}

/* --- the past ---------------------------------------------------------------------------- */

/* Who asks is stopped; records that are there already are applied, however many. */
static void undos_of_the_past_are_applied_beyond_the_bound(void **unused)
{
	(void)unused;
	struct bench bench = open_bench();
	connect_person(&bench);
	struct srv_table *table = begin(&bench, "connect-four", 1);
	struct srv_refusal why;
	for (int i = 0; i < 3 * SRV_UNDOS; i++) {
		play_one(&bench, table, FIRST);
		assert_true(srv_record(bench.srv, table, SRV_UNDO, 1, "", &why));
	}
	play_one(&bench, table, FIRST);
	json_decref(hear(&bench).messages);
	int64_t number = table->number;
	assert_true(srv_reload_table(bench.srv, table));
	assert_int_equal(table->number, number);
	assert_int_equal(table->seats[0].undos, 3 * SRV_UNDOS);
	say(&bench, "{\"type\":\"undo\",\"table\":\"%s\",\"seat\":1,\"turn\":%d}", table->id,
	    table->seats[0].turn + 1);
	struct heard heard = hear(&bench);
	assert_string_equal(
		json_string_value(json_object_get(of_type(&heard, "error", -1), "code")),
		"too-many-undos");
	json_decref(heard.messages);
	srv_free(bench.srv);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_pass_and_play_table_of_traders_is_opened_again_after_1500_moves),
		cmocka_unit_test(
			a_pass_and_play_table_of_one_false_step_is_opened_again_after_1500_moves),
		cmocka_unit_test(eight_tables_with_long_logs_and_chats_are_followed_at_once),
		cmocka_unit_test(the_largest_answer_to_any_one_request_fits),
		cmocka_unit_test(undos_of_the_past_are_applied_beyond_the_bound),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
