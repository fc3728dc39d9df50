/* test_net.c - the other end of the server: addresses, tokens, and tables played
 * through tui/remote.h against a real `perilune serve` (in $PERILUNE), over broken
 * connections too. No terminal is needed. */
#include "test.h"

#include "core/memory.h"
#include "net/talk.h"
#include "tui/remote.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* --- a server of its own ------------------------------------------------------ */

static char folder[64];
static pid_t server;
static int port;

static int64_t now_ms(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void start_server(void)
{
	char wanted[16], db[96], line[256] = "";
	int out[2];
	snprintf(wanted, sizeof wanted, "%d", port);
	snprintf(db, sizeof db, "%s/tables.db", folder);
	assert_int_equal(pipe(out), 0);
	server = fork();
	if (server == 0) {
		dup2(out[1], 1);
		dup2(open("/dev/null", O_WRONLY), 2);
		execl(getenv("PERILUNE"), "perilune", "serve", "--port", wanted, "--db", db,
		      "--pace", "0", "--rate", "100000", (char *)NULL);
		_exit(127);
	}
	close(out[1]);
	FILE *told = fdopen(out[0], "r");
	assert_non_null(fgets(line, sizeof line, told));
	const char *colon = strrchr(line, ':');
	assert_non_null(colon);
	port = atoi(colon + 1);
	fclose(told);
}

static void kill_server(void)
{
	kill(server, SIGKILL);
	waitpid(server, NULL, 0);
}

static int begin(void **state)
{
	(void)state;
	snprintf(folder, sizeof folder, "/tmp/perilune-net.XXXXXX");
	assert_non_null(mkdtemp(folder));
	setenv("XDG_STATE_HOME", folder, 1);
	port = 12000 + (int)(now_ms() % 20000); /* below those that the system gives away */
	start_server();
	return 0;
}

static int end(void **state)
{
	char command[128];
	(void)state;
	kill_server();
	snprintf(command, sizeof command, "rm -rf %s", folder);
	return system(command);
}

/* --- people ------------------------------------------------------------------- */

/* Somebody in a state folder of their own. */
static struct net_talk *arrive(const char *name, const char *state)
{
	struct net_address address = { .port = port, .host = "127.0.0.1" };
	char path[96];
	snprintf(path, sizeof path, "%s/%s", folder, state);
	setenv("XDG_STATE_HOME", path, 1);
	struct net_talk *talk = net_talk_open(&address, name, "en");
	assert_non_null(talk);
	for (int64_t until = now_ms() + 10000; !net_talk_ready(talk) && now_ms() < until;) {
		struct pollfd fd = { .fd = net_talk_fd(talk), .events = POLLIN };
		poll(&fd, 1, 100);
		net_talk_serve(talk);
	}
	assert_true(net_talk_ready(talk));
	return talk;
}

struct answer {
	int id;
	json_t *heard;
};

static void keep_answer(void *context, const json_t *message)
{
	struct answer *answer = context;
	if (json_integer_value(json_object_get(message, "id")) == answer->id &&
	    answer->heard == NULL)
		answer->heard = json_deep_copy(message);
}

/* Say something and wait for what answers it; to be released. */
static json_t *ask(struct net_talk *talk, json_t *message)
{
	struct answer answer = { .heard = NULL };
	net_talk_listen(talk, (struct net_ear){ .heard = keep_answer, .context = &answer });
	answer.id = net_talk_say(talk, message);
	for (int64_t until = now_ms() + 10000; answer.heard == NULL && now_ms() < until;) {
		struct pollfd fd = { .fd = net_talk_fd(talk), .events = POLLIN };
		poll(&fd, 1, 100);
		net_talk_serve(talk);
	}
	net_talk_listen(talk, (struct net_ear){ .context = NULL });
	assert_non_null(answer.heard);
	return answer.heard;
}

/* A table, by a message `create` as text; its id into `table`. */
static void make_table(struct net_talk *talk, const char *create, char table[NET_TABLE])
{
	json_t *made = ask(talk, json_loads(create, 0, NULL));
	assert_string_equal(json_string_value(json_object_get(made, "type")), "ok");
	snprintf(table, NET_TABLE, "%s", json_string_value(json_object_get(made, "table")));
	json_decref(made);
}

static void serve_for(struct tui_source *source, int ms)
{
	struct pollfd fd = { .fd = source->fd, .events = POLLIN };
	poll(&fd, 1, ms);
	source->ops->serve(source);
}

#define WAIT(source, what)                                                                         \
	do {                                                                                       \
		int64_t until_ = now_ms() + 20000;                                                 \
		while (!(what) && now_ms() < until_)                                               \
			serve_for(source, 20);                                                     \
		if (!(what))                                                                       \
			fail_msg("%s did not come; the last notice is: %s", #what,                 \
			         (source)->notice);                                                \
	} while (0)

/* Answer every question of the source's own seats with one of its moves. Returns
 * moves that were made in this call. */
static int answer_all(struct tui_source *source, uint32_t *chance)
{
	int made = 0;
	for (int seat = 0; seat < PL_SEATS && !source->busy; seat++) {
		const struct tui_position *position = source->seen[seat];
		if (!source->table.seats[seat].mine || position == NULL || !position->asked)
			continue;
		*chance = *chance * 1664525 + 1013904223;
		const char *move =
			position->moves[(*chance >> 16) % (uint32_t)position->move_count].text;
		int64_t number = position->number;
		source->ops->play(source, seat, move);
		WAIT(source, !source->busy);
		WAIT(source, source->seen[seat]->number > number);
		made++;
	}
	return made;
}

static const struct tui_position *sight_of(const struct tui_source *source)
{
	for (int i = 0; i < TUI_SIGHTS; i++)
		if (source->seen[i] != NULL)
			return source->seen[i];
	return NULL;
}

static bool is_over(const struct tui_source *source)
{
	const struct tui_position *position = sight_of(source);
	return position != NULL && position->over;
}

/* --- addresses ------------------------------------------------------------------ */

static void test_addresses_are_read(void **state)
{
	static const struct {
		const char *text, *host, *table, *origin;
	} good[] = {
		{ "http://localhost:8080", "localhost", "", "http://localhost:8080" },
		{ "http://localhost:8080/", "localhost", "", "http://localhost:8080" },
		{ "http://localhost/table/z4et67j89wve344b", "localhost", "z4et67j89wve344b",
		  "http://localhost" },
		{ "https://play.example.org/table/abc?x#y", "play.example.org", "abc",
		  "https://play.example.org" },
		{ "https://play.example.org:443", "play.example.org", "",
		  "https://play.example.org" },
		{ "ws://10.0.0.7:9000/ws", "10.0.0.7", "", "http://10.0.0.7:9000" },
		{ "wss://play.example.org/ws", "play.example.org", "", "https://play.example.org" },
		{ "localhost", "localhost", "", "http://localhost:8080" },
		{ "attic:9000/table/abc", "attic", "abc", "http://attic:9000" },
		{ "play.example.org", "play.example.org", "", "https://play.example.org" },
		{ "10.0.0.7", "10.0.0.7", "", "http://10.0.0.7:8080" },
		{ "http://[::1]:8081/lobby", "::1", "", "http://[::1]:8081" },
	};
	(void)state;
	for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
		struct net_address address;
		char why[NET_WHY], origin[NET_ORIGIN];
		if (!net_address_read(good[i].text, &address, why))
			fail_msg("%s", why);
		net_address_origin(&address, origin);
		assert_string_equal(address.host, good[i].host);
		assert_string_equal(address.table, good[i].table);
		assert_string_equal(origin, good[i].origin);
	}
}

static void test_what_is_no_address_is_refused_with_one_that_is(void **state)
{
	static const char *const bad[] = {
		"",
		"http://",
		"ftp://localhost",
		"http://local host",
		"localhost:0",
		"localhost:70000",
		"localhost:80x",
		"localhost:",
		"http://[::1",
		"http://a/table/",
		"http://a/table/../x",
		"http://a/table/0123456789012345678901234567890123456789",
		"http://\x01",
		"/table/abc",
		"user@host",
	};
	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		struct net_address address;
		char why[NET_WHY] = "";
		if (net_address_read(bad[i], &address, why))
			fail_msg("'%s' was taken for host %s, port %d", bad[i], address.host,
			         address.port);
		assert_non_null(strstr(why, "http://localhost:8080"));
	}
}

/* --- tokens ----------------------------------------------------------------------- */

static const char token_a[] = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
static const char token_b[] = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb-_b";

static void test_tokens_are_kept_by_server_for_the_user_alone(void **state)
{
	struct net_person ann = { .name = "Ann Lee" }, bob = { .name = "" }, known;
	char path[96], why[NET_WHY];
	struct stat about;
	(void)state;
	snprintf(path, sizeof path, "%s/new/state", folder);
	setenv("XDG_STATE_HOME", path, 1);
	strcpy(ann.token, token_a);
	strcpy(bob.token, token_b);
	net_person_recall("http://a", &known);
	assert_string_equal(known.token, "");
	assert_true(net_person_remember("http://a", &ann, why));
	assert_true(net_person_remember("http://b:8080", &bob, why));
	strcpy(ann.name, "Ann");
	assert_true(net_person_remember("http://a", &ann, why));
	net_person_recall("http://a", &known);
	assert_string_equal(known.token, token_a);
	assert_string_equal(known.name, "Ann");
	net_person_recall("http://b:8080", &known);
	assert_string_equal(known.token, token_b);
	net_person_recall("http://b", &known);
	assert_string_equal(known.token, "");
	strcat(path, "/perilune/tokens");
	assert_int_equal(stat(path, &about), 0);
	assert_int_equal(about.st_mode & 0777, 0600);
	*strrchr(path, '/') = '\0';
	assert_int_equal(stat(path, &about), 0);
	assert_int_equal(about.st_mode & 0777, 0700);
}

static void test_a_folder_that_cannot_be_written_is_told(void **state)
{
	struct net_person ann = { .name = "Ann" };
	char path[96], why[NET_WHY] = "";
	(void)state;
	strcpy(ann.token, token_a);
	snprintf(path, sizeof path, "%s/file", folder);
	fclose(fopen(path, "w"));
	strcat(path, "/below");
	setenv("XDG_STATE_HOME", path, 1);
	assert_false(net_person_remember("http://a", &ann, why));
	assert_non_null(strstr(why, "Not a directory"));
	unsetenv("XDG_STATE_HOME");
	unsetenv("HOME");
	assert_false(net_person_remember("http://a", &ann, why));
	assert_non_null(strstr(why, "XDG_STATE_HOME"));
}

/* --- who one is --------------------------------------------------------------------- */

static void test_who_comes_again_holds_the_same_seats(void **state)
{
	char table[NET_TABLE];
	(void)state;
	struct net_talk *talk = arrive("Ann", "ann");
	make_table(talk, "{\"type\":\"create\",\"game\":\"leduc\",\"players\":[\"me\",\"open\"]}",
	           table);
	net_talk_close(talk);
	talk = arrive(NULL, "ann");
	assert_string_equal(net_talk_name(talk), "Ann");
	json_t *mine = ask(talk, json_pack("{ss}", "type", "mine"));
	const json_t *tables = json_object_get(mine, "tables");
	assert_int_equal(json_array_size(tables), 1);
	assert_string_equal(tui_text(tui_at(tables, 0), "table"), table);
	json_decref(mine);
	net_talk_close(talk);
	talk = arrive("Eve", "eve");
	mine = ask(talk, json_pack("{ss}", "type", "mine"));
	assert_int_equal(json_array_size(json_object_get(mine, "tables")), 0);
	json_decref(mine);
	net_talk_close(talk);
}

static void test_no_server_is_told_and_tried_again(void **state)
{
	struct net_address address = { .port = 1, .host = "127.0.0.1" };
	(void)state;
	struct net_talk *talk = net_talk_open(&address, "Ann", "en");
	assert_int_equal(net_talk_trouble(talk), NET_CONNECTING);
	for (int64_t until = now_ms() + 1500; now_ms() < until;) {
		struct pollfd fd = { .fd = net_talk_fd(talk), .events = POLLIN };
		poll(&fd, 1, 100);
		net_talk_serve(talk);
	}
	assert_false(net_talk_ready(talk));
	assert_int_equal(net_talk_trouble(talk), NET_UNREACHED);
	assert_true(strlen(net_talk_why(talk)) > 0);
	assert_int_equal(net_talk_say(talk, json_pack("{ss}", "type", "mine")), 0);
	net_talk_close(talk);
}

/* --- a table --------------------------------------------------------------------------- */

static const char with_bot[] =
	"{\"type\":\"create\",\"game\":\"traders\",\"players\":[\"me\",\"greedy\"]}";

static void test_a_whole_game_against_a_bot(void **state)
{
	char table[NET_TABLE];
	uint32_t chance = 1;
	int made = 0;
	(void)state;
	struct net_talk *talk = arrive("Ann", "ann");
	make_table(talk, with_bot, table);
	struct tui_source *source = tui_remote_open(talk, table);
	WAIT(source, tui_remote_about(source) != NULL);
	assert_int_equal(source->table.state, TUI_WAITING);
	assert_true(source->table.seats[0].mine);
	assert_false(source->table.seats[1].mine);
	assert_string_equal(source->table.seats[0].name, "Ann");
	/* our part of the key of chance is given without being asked */
	WAIT(source,
	     tui_get(tui_at(tui_get(tui_remote_about(source), "seats"), 0), "contribution") !=
	             NULL);
	tui_remote_start(source);
	WAIT(source, source->seen[0] != NULL);
	assert_null(source->seen[PL_SEATS]);
	while (!is_over(source)) {
		serve_for(source, 20);
		made += answer_all(source, &chance);
	}
	assert_true(made > 20);
	assert_int_equal(source->table.state, TUI_FINISHED);
	assert_true(source->log[0].count > made);
	assert_true(source->seen[0]->result.place[0] > 0);
	source->ops->close(source);
	net_talk_close(talk);
}

static void must_be_alike(const struct tui_log *one, const struct tui_log *other)
{
	assert_int_equal(one->count, other->count);
	for (int i = 0; i < one->count; i++) {
		assert_int_equal(one->at[i].number, other->at[i].number);
		assert_int_equal(one->at[i].seat, other->at[i].seat);
		assert_string_equal(one->at[i].text, other->at[i].text);
	}
}

static void test_a_long_log_comes_by_pages_and_is_what_it_was(void **state)
{
	char table[NET_TABLE];
	uint32_t chance = 1;
	int made = 0, pages = 0;
	(void)state;
	struct net_talk *talk = arrive("Ann", "ann"), *again = arrive("Ann", "ann");
	make_table(talk,
	           "{\"type\":\"create\",\"game\":\"traders\",\"players\":"
	           "[\"me\",\"me\",\"me\"]}",
	           table);
	struct tui_source *source = tui_remote_open(talk, table);
	WAIT(source, tui_remote_about(source) != NULL);
	tui_remote_start(source);
	WAIT(source, source->seen[2] != NULL);
	while (made < 300 && !is_over(source)) {
		serve_for(source, 1);
		made += answer_all(source, &chance);
	}
	assert_true(made >= 300);
	struct tui_source *later = tui_remote_open(again, table);
	WAIT(later, later->seen[2] != NULL);
	for (int seat = 0; seat < 3; seat++) {
		struct tui_log *log = &later->log[seat];
		assert_true(log->count > 0 && log->from > 0);
		for (int before = log->count; log->from > 0; before = log->count, pages++) {
			later->ops->older(later, seat);
			WAIT(later, (later->ops->older(later, seat), log->count > before));
		}
		WAIT(source, source->seen[seat]->number == later->seen[seat]->number);
		must_be_alike(log, &source->log[seat]);
	}
	assert_true(pages >= 3);
	later->ops->close(later);
	source->ops->close(source);
	net_talk_close(again);
	net_talk_close(talk);
}

static void test_refusals_undo_hints_and_chat(void **state)
{
	char table[NET_TABLE];
	(void)state;
	struct net_talk *talk = arrive("Ann", "ann");
	make_table(talk,
	           "{\"type\":\"create\",\"game\":\"connect-four\",\"players\":[\"me\",\"me\"]}",
	           table);
	struct tui_source *source = tui_remote_open(talk, table);
	WAIT(source, tui_remote_about(source) != NULL);
	tui_remote_start(source);
	WAIT(source, source->seen[0] != NULL && source->seen[0]->asked && source->seen[1] != NULL);
	assert_true(source->table.seats[1].mine);

	unsigned notices = source->notices;
	source->ops->play(source, 0, "no such move");
	assert_true(source->busy);
	WAIT(source, !source->busy);
	assert_true(source->notices > notices); /* that the match begins may be told late */
	assert_true(source->notice_is_fault);

	int64_t number = source->seen[0]->number;
	source->ops->play(source, 0, source->seen[0]->moves[3].text);
	WAIT(source, source->seen[0]->number > number && !source->busy);
	assert_false(source->seen[0]->asked);
	assert_true(source->seen[0]->undo);
	WAIT(source, source->seen[0]->show != NULL && strstr(source->seen[0]->show, "X") != NULL);
	number = source->seen[0]->number;
	source->ops->undo(source, 0);
	WAIT(source, source->seen[0]->number > number && source->seen[0]->asked);

	source->ops->hint(source, 0);
	assert_true(source->advice.wanted);
	WAIT(source, source->advice.ready);
	assert_true(source->advice.count > 0);
	assert_int_equal(source->advice.seat, 0);

	source->ops->chat(source, "Good luck");
	WAIT(source,
	     source->log[0].count > 0 &&
	             strcmp(source->log[0].at[source->log[0].count - 1].text, "Ann: Good luck") ==
	                     0);
	assert_int_equal(source->log[1].count, source->log[0].count);
	source->ops->resign(source, 0);
	WAIT(source, is_over(source));
	assert_int_equal(source->seen[0]->result.place[1], 1);
	source->ops->close(source);
	net_talk_close(talk);
}

/* The server is killed in the middle, twice; the second time with a move on its way. */
static void test_a_game_survives_the_server_being_killed(void **state)
{
	char table[NET_TABLE];
	uint32_t chance = 7;
	int made = 0, broken = 0;
	(void)state;
	struct net_talk *talk = arrive("Ann", "ann");
	make_table(talk, with_bot, table);
	struct tui_source *source = tui_remote_open(talk, table);
	WAIT(source, tui_remote_about(source) != NULL);
	tui_remote_start(source);
	WAIT(source, source->seen[0] != NULL);
	while (!is_over(source)) {
		serve_for(source, 20);
		made += answer_all(source, &chance);
		if (broken < 2 && made >= 10 * (broken + 1) && source->seen[0]->asked) {
			unsigned notices = source->notices;
			int64_t number = source->seen[0]->number;
			int turn = source->seen[0]->turn;
			if (broken == 1) { /* stopped first, so that no answer comes before */
				kill(server, SIGSTOP);
				source->ops->play(source, 0, source->seen[0]->moves[0].text);
			}
			kill_server();
			WAIT(source, source->lost);
			assert_true(source->notices > notices);
			assert_string_equal(source->state, "reconnecting...");
			if (broken == 0)
				source->ops->play(source, 0, source->seen[0]->moves[0].text);
			assert_true(source->busy);
			start_server();
			WAIT(source, !source->lost && !source->busy);
			assert_string_equal(source->notice, "Connected again.");
			WAIT(source, source->seen[0]->number > number);
			assert_true(source->seen[0]->turn == turn + 1 || is_over(source));
			broken++;
		}
	}
	assert_int_equal(broken, 2);
	/* nothing in the log twice */
	for (int i = 1; i < source->log[0].count; i++)
		assert_true(source->log[0].at[i].number >= source->log[0].at[i - 1].number);
	source->ops->close(source);
	net_talk_close(talk);
}

static void test_two_people_and_a_spectator_share_a_game_and_its_rematch(void **state)
{
	char table[NET_TABLE];
	uint32_t chance = 3;
	(void)state;
	struct net_talk *ann_talk = arrive("Ann", "ann"), *bob_talk = arrive("Bob", "bob");
	struct net_talk *eve_talk = arrive("Eve", "eve");
	make_table(ann_talk,
	           "{\"type\":\"create\",\"game\":\"leduc\",\"players\":[\"me\",\"open\"]}", table);
	struct tui_source *ann = tui_remote_open(ann_talk, table);
	struct tui_source *bob = tui_remote_open(bob_talk, table);
	struct tui_source *eve = tui_remote_open(eve_talk, table);
	WAIT(bob, tui_remote_about(bob) != NULL);
	assert_int_equal(bob->table.seats[1].kind, TUI_OPEN);
	tui_remote_sit(bob, 1);
	WAIT(bob, bob->table.seats[1].mine && bob->table.seats[1].kind == TUI_PERSON);
	tui_remote_start(bob);
	WAIT(ann, ann->seen[0] != NULL);
	WAIT(bob, bob->seen[1] != NULL);
	WAIT(eve, eve->seen[PL_SEATS] != NULL);
	assert_int_equal(eve->seen[PL_SEATS]->seat, PL_SPECTATOR);
	while (!is_over(ann) || !is_over(bob) || !is_over(eve)) {
		serve_for(ann, 5);
		answer_all(ann, &chance);
		serve_for(bob, 5);
		answer_all(bob, &chance);
		serve_for(eve, 5);
		assert_false(eve->seen[PL_SEATS]->asked);
	}
	ann->ops->rematch(ann);
	WAIT(ann, strcmp(tui_remote_table(ann), table) != 0);
	assert_int_equal(ann->table.state, TUI_WAITING);
	bob->ops->rematch(bob); /* it is there already: he comes to it, and it begins */
	WAIT(bob, strcmp(tui_remote_table(bob), tui_remote_table(ann)) == 0);
	for (int64_t until = now_ms() + 20000; now_ms() < until;) {
		serve_for(ann, 5);
		serve_for(bob, 5);
		if (ann->seen[0] != NULL && bob->seen[1] != NULL)
			break;
	}
	assert_non_null(ann->seen[0]);
	assert_non_null(bob->seen[1]);
	assert_int_equal(ann->table.state, TUI_RUNNING);
	ann->ops->close(ann);
	bob->ops->close(bob);
	eve->ops->close(eve);
	net_talk_close(ann_talk);
	net_talk_close(bob_talk);
	net_talk_close(eve_talk);
}

/* A clock of a second a move, three of which run out. */
static void test_time_is_told_and_a_seat_is_taken_back(void **state)
{
	char table[NET_TABLE];
	(void)state;
	struct net_talk *talk = arrive("Ann", "ann");
	make_table(talk,
	           "{\"type\":\"create\",\"game\":\"connect-four\",\"players\":[\"me\",\"random\"],"
	           "\"time\":1}",
	           table);
	struct tui_source *source = tui_remote_open(talk, table);
	WAIT(source, tui_remote_about(source) != NULL);
	tui_remote_start(source);
	WAIT(source, strncmp(source->state, "your time 0:0", 13) == 0);
	WAIT(source, source->table.seats[0].away || is_over(source));
	assert_true(source->table.seats[0].away);
	assert_non_null(strstr(source->notice, "b takes it back"));
	source->ops->back(source);
	WAIT(source, !source->table.seats[0].away || is_over(source));
	source->ops->close(source);
	net_talk_close(talk);
}

static void test_a_table_that_is_not_there(void **state)
{
	(void)state;
	struct net_talk *talk = arrive("Ann", "ann");
	static const char *const names[] = { "nowhere", "abcdefghijkmnpqr" };
	for (int i = 0; i < 2; i++) {
		struct tui_source *source = tui_remote_open(talk, names[i]);
		WAIT(source, tui_remote_gone(source));
		assert_string_equal(source->state, "there is no such table");
		source->ops->close(source);
	}
	net_talk_close(talk);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_addresses_are_read),
		cmocka_unit_test(test_what_is_no_address_is_refused_with_one_that_is),
		cmocka_unit_test(test_tokens_are_kept_by_server_for_the_user_alone),
		cmocka_unit_test(test_a_folder_that_cannot_be_written_is_told),
		cmocka_unit_test(test_who_comes_again_holds_the_same_seats),
		cmocka_unit_test(test_no_server_is_told_and_tried_again),
		cmocka_unit_test(test_a_whole_game_against_a_bot),
		cmocka_unit_test(test_a_long_log_comes_by_pages_and_is_what_it_was),
		cmocka_unit_test(test_refusals_undo_hints_and_chat),
		cmocka_unit_test(test_a_game_survives_the_server_being_killed),
		cmocka_unit_test(test_two_people_and_a_spectator_share_a_game_and_its_rematch),
		cmocka_unit_test(test_time_is_told_and_a_seat_is_taken_back),
		cmocka_unit_test(test_a_table_that_is_not_there),
	};
	if (getenv("PERILUNE") == NULL) {
		fprintf(stderr,
		        "test_net: set PERILUNE to the program whose server is to be used\n");
		return 2;
	}
	return cmocka_run_group_tests(tests, begin, end);
}
