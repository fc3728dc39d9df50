/* test_size.c - how much is sent: whole games of greedy bots over connections as the page's, every
 * byte counted, by what it is. What a move costs is held to a bound. */
#include "test.h"

#include "core/memory.h"
#include "core/turn.h"
#include "server/parts.h"

#include <libwebsockets.h>

enum { GAMES = 2, PARTS = 64, MOST = 8000 };

struct part {
	char name[48];
	long bytes;
};

struct bench {
	struct srv *srv;
	struct srv_conn *conns[PL_SEATS];
	int seats, part_count;
	long moves, bytes;
	struct part parts[PARTS];
};

static int64_t the_now = 1000;

static int64_t now(void)
{
	return the_now;
}

static int64_t date(void)
{
	return 1700000000000;
}

static void count_as(struct bench *bench, const char *name, long bytes)
{
	int i = 0;
	while (i < bench->part_count && strcmp(bench->parts[i].name, name) != 0)
		i++;
	if (i == PARTS)
		return;
	if (i == bench->part_count)
		snprintf(bench->parts[bench->part_count++].name, sizeof bench->parts[i].name, "%s",
		         name);
	bench->parts[i].bytes += bytes;
}

static long length_of(const json_t *value)
{
	char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
	long length = (long)strlen(text);
	free(text);
	return length;
}

/* The members of an object, under its name; lists are looked into. */
static void count_members(struct bench *bench, const char *of, json_t *object, int depth)
{
	const char *key;
	json_t *value;
	json_object_foreach(object, key, value)
	{
		char name[48];
		snprintf(name, sizeof name, "%.24s.%.20s", of, key);
		bool list = json_is_array(value) && json_is_object(json_array_get(value, 0));
		long own = (long)strlen(key) + 4;
		if (depth > 0 && list) {
			for (size_t i = 0; i < json_array_size(value); i++)
				count_members(bench, name, json_array_get(value, i), depth - 1);
		} else if (depth > 0 && json_is_object(value) && strcmp(key, "question") == 0) {
			count_members(bench, name, value, depth - 1);
		} else {
			own += length_of(value);
		}
		count_as(bench, name, own);
	}
}

static void count_message(struct bench *bench, const struct srv_message *message)
{
	const char *text = (const char *)message->bytes + LWS_PRE;
	json_t *root = json_loadb(text, message->length, JSON_REJECT_DUPLICATES, NULL);
	assert_non_null(root);
	const char *type = json_string_value(json_object_get(root, "type"));
	bench->bytes += (long)message->length;
	count_as(bench, type, (long)message->length);
	if (strcmp(type, "position") == 0)
		count_members(bench, "", root, 2);
	json_decref(root);
}

static void drain(struct bench *bench, bool count)
{
	struct srv_message *message;
	srv_end_turn(bench->srv);
	for (int i = 0; i < bench->seats; i++)
		while ((message = srv_next_message(bench->conns[i])) != NULL) {
			if (count)
				count_message(bench, message);
			srv_message_release(message);
		}
}

static void say(struct bench *bench, int conn, const char *format, ...)
{
	char line[600];
	va_list args;
	va_start(args, format);
	int length = vsnprintf(line, sizeof line, format, args);
	va_end(args);
	the_now += 1000;
	srv_receive(bench->srv, bench->conns[conn], line, (size_t)length);
}

static struct srv_table *open_table(struct bench *bench, const char *game)
{
	say(bench, 0,
	    "{\"type\":\"create\",\"game\":\"%s\",\"players\":[\"me\",\"open\",\"open\","
	    "\"open\"]}",
	    game);
	struct srv_table *table = bench->srv->last;
	for (int i = 1; i < bench->seats; i++)
		say(bench, i, "{\"type\":\"join\",\"table\":\"%s\"}", table->id);
	for (int i = 0; i < bench->seats; i++)
		say(bench, i, "{\"type\":\"watch\",\"table\":\"%s\"}", table->id);
	say(bench, 0, "{\"type\":\"start\",\"table\":\"%s\"}", table->id);
	drain(bench, false);
	return table;
}

/* The move of a greedy bot, as a client of ours sends it. */
static void play(struct bench *bench, struct srv_table *table, struct pl_thinker *bot, int seat,
                 struct pl_chance *chance)
{
	char words[PL_MOVE_TEXT];
	const struct pl_match *match = table->match;
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, seat, view);
	struct pl_move move = pl_think(bot, view, seat, chance);
	pl_move_text(match->game, match->book, view, &move, words);
	free(view);
	say(bench, seat,
	    "{\"type\":\"play\",\"id\":3,\"table\":\"%s\",\"seat\":%d,\"turn\":%d,\"move\":\"%s\"}",
	    table->id, seat + 1, table->seats[seat].turn + 1, words);
}

static void play_out(struct bench *bench, struct srv_table *table, uint64_t seed)
{
	struct pl_bot greedy = pl_bot_of("greedy");
	struct pl_chance chance = { { seed, 7 }, 0 };
	struct pl_thinker *bot = pl_thinker_open(&greedy, table->game, table->book->book->rules);
	while (!srv_table_over(table)) {
		play(bench, table, bot, pl_first_pending(table->match->state), &chance);
		drain(bench, true);
		bench->moves++;
	}
	pl_thinker_close(bot);
}

static void measure(struct bench *bench, const char *game, const char *changes)
{
	char why[PL_STORE_WHY];
	static const struct srv_clock clock = { now, date, NULL };
	struct pl_serve config = pl_serve_usual();
	*bench = (struct bench){ .seats = 4 };
	srv_set_clock(&clock);
	config.db = ":memory:";
	config.threads = 0;
	config.rate = 100000;
	config.seed = "size";
	bench->srv = srv_new(&config, why);
	assert_non_null(bench->srv);
	for (int i = 0; i < bench->seats; i++) {
		bench->conns[i] = srv_conn_new(bench->srv, NULL, "here");
		say(bench, i, "{\"type\":\"hello\"%s}", changes);
	}
	for (int i = 0; i < GAMES; i++)
		play_out(bench, open_table(bench, game), 1 + (uint64_t)i);
	for (int i = 0; i < bench->seats; i++)
		srv_conn_free(bench->srv, bench->conns[i]);
	srv_free(bench->srv);
	printf("%s%s: %ld bytes a move to %d clients, of %ld moves\n", game, changes,
	       bench->bytes / bench->moves, bench->seats, bench->moves);
	for (int i = 0; i < bench->part_count; i++)
		printf("%8ld %s\n", bench->parts[i].bytes / bench->moves, bench->parts[i].name);
}

static void a_move_to_clients_who_ask_for_changes_is_small(void **state)
{
	struct bench bench;
	(void)state;
	measure(&bench, "traders", ",\"changes\":true");
	assert_true(bench.bytes / bench.moves < MOST);
}

static void who_does_not_ask_is_told_all(void **state)
{
	struct bench bench;
	(void)state;
	measure(&bench, "traders", "");
	for (int i = 0; i < bench.part_count; i++)
		assert_string_not_equal(bench.parts[i].name, ".changed");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_move_to_clients_who_ask_for_changes_is_small),
		cmocka_unit_test(who_does_not_ask_is_told_all),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
