/* load.c - many tables at once against one server on this machine: how fast moves
 * come back, what a table and an idle connection cost, and how a reconnect storm is
 * served. bench/load starts the server and runs this.
 *
 *   load PORT PID GAME TABLES SEATS MOVES_A_SECOND SECONDS STORM ACKS [whole]
 *
 * It asks for what page and terminal ask for: changes instead of states, unless told to ask for
 * whole ones. What was acknowledged is written to the file ACKS, for bench/kept.c to find in the store.
 * Every seat is a connection of its own. Answers are scanned, not parsed, so that
 * the tool leaves the processor to the server.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { TOKEN = 44, ID = 17, MOVE = 256, MOST_SEATS = 6, WAIT_S = 120 };

enum stage { HANDSHAKE, HELLO, IDLE, JOINING, SEATED };

struct conn {
	int fd, table, seat; /* seat from 1 */
	enum stage stage;
	char *in;
	size_t have, room;
	char token[TOKEN];
	int turn;        /* that is asked for, 0: none */
	char move[MOVE]; /* one of its answers */
	double sent;     /* when the move on its way was sent; 0: none */
	bool acked;
	int number;  /* the last record it knows */
	bool flying; /* a move of its is not answered yet: */
	int sent_turn, sent_after;
	char sent_move[MOVE];
};

struct table {
	char id[ID];
	int seated, running;
};

static struct conn *conns;
static struct table *tables;
static int poll_fd, conn_count, table_count, seats, port;
static const char *game;
static uint64_t chance = 88172645463325252u;
/* Seconds from sending a move to what follows it. */
struct delays {
	double *at;
	int count, room;
};
static struct delays to_ack, to_echo;
static const char *manner = ",\"changes\":true";
static long acked, asked, errors, positions, bytes_in;
static int ready_count, storm_back;
static FILE *acks;

static double now(void)
{
	struct timespec at;
	clock_gettime(CLOCK_MONOTONIC, &at);
	return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

static uint32_t draw(uint32_t n)
{
	chance ^= chance << 13;
	chance ^= chance >> 7;
	chance ^= chance << 17;
	return (uint32_t)(chance >> 32) % n;
}

static void die(const char *what)
{
	fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
	exit(1);
}

/* --- sending ---------------------------------------------------------------------- */

static void send_bytes(const struct conn *conn, const void *bytes, size_t length)
{
	if (send(conn->fd, bytes, length, MSG_NOSIGNAL) != (ssize_t)length)
		die("a message does not fit the socket");
}

static void send_text(const struct conn *conn, const char *text)
{
	unsigned char frame[2048];
	size_t length = strlen(text), at = 0;
	frame[at++] = 0x81;
	if (length < 126) {
		frame[at++] = (unsigned char)(0x80 | length);
	} else {
		frame[at++] = 0x80 | 126;
		frame[at++] = (unsigned char)(length >> 8);
		frame[at++] = (unsigned char)length;
	}
	memset(frame + at, 0, 4); /* a mask of zeros */
	memcpy(frame + at + 4, text, length);
	send_bytes(conn, frame, at + 4 + length);
}

/* Who does not answer a ping is taken for gone; it has at most 125 bytes. */
static void send_pong(const struct conn *conn, const char *text, size_t length)
{
	unsigned char frame[6 + 125] = { 0x8a, (unsigned char)(0x80 | length) };
	if (length > 125)
		return;
	memcpy(frame + 6, text, length);
	send_bytes(conn, frame, 6 + length);
}

static void open_conn(struct conn *conn)
{
	struct sockaddr_in name = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
	char request[256];
	inet_pton(AF_INET, "127.0.0.1", &name.sin_addr);
	conn->fd = socket(AF_INET, SOCK_STREAM, 0);
	if (conn->fd < 0 || connect(conn->fd, (struct sockaddr *)&name, sizeof name) != 0)
		die("connect");
	fcntl(conn->fd, F_SETFL, O_NONBLOCK);
	struct epoll_event event = { .events = EPOLLIN, .data.ptr = conn };
	epoll_ctl(poll_fd, EPOLL_CTL_ADD, conn->fd, &event);
	conn->stage = HANDSHAKE;
	conn->have = 0;
	snprintf(request, sizeof request,
	         "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
	         "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
	         "Sec-WebSocket-Version: 13\r\n\r\n",
	         port);
	send_bytes(conn, request, strlen(request));
}

static void close_conn(struct conn *conn)
{
	close(conn->fd);
	free(conn->in);
	conn->in = NULL;
	conn->have = conn->room = 0;
}

/* --- acting ------------------------------------------------------------------------ */

static void create_table(struct conn *conn)
{
	char text[512] = "", players[128] = "\"me\"";
	for (int i = 1; i < seats; i++)
		strcat(players, ",\"open\"");
	snprintf(text, sizeof text,
	         "{\"type\":\"create\",\"id\":1,\"game\":\"%s\",\"players\":[%s]}", game, players);
	conn->stage = JOINING;
	send_text(conn, text);
}

static void tell_table(struct conn *conn, const char *type)
{
	char text[256];
	snprintf(text, sizeof text, "{\"type\":\"%s\",\"id\":2,\"table\":\"%s\"}", type,
	         tables[conn->table].id);
	send_text(conn, text);
}

static void play(struct conn *conn)
{
	char text[512];
	snprintf(
		text, sizeof text,
		"{\"type\":\"play\",\"id\":3,\"table\":\"%s\",\"seat\":%d,\"turn\":%d,\"move\":\"%s\"}",
		tables[conn->table].id, conn->seat, conn->turn, conn->move);
	conn->sent = now();
	conn->acked = false;
	conn->flying = true;
	conn->sent_turn = conn->turn;
	conn->sent_after = conn->number;
	memcpy(conn->sent_move, conn->move, MOVE);
	conn->turn = 0;
	asked++;
	send_text(conn, text);
}

/* --- receiving ----------------------------------------------------------------------- */

static const char *after(const char *text, const char *what)
{
	const char *at = strstr(text, what);
	return at == NULL ? NULL : at + strlen(what);
}

static void note_delay(struct delays *delays, double seconds)
{
	if (delays->count == delays->room) {
		delays->room = delays->room == 0 ? 4096 : 2 * delays->room;
		delays->at = realloc(delays->at, (size_t)delays->room * sizeof *delays->at);
		if (delays->at == NULL)
			die("memory");
	}
	delays->at[delays->count++] = seconds;
}

/* The move as the store keeps it: in notation, or by its words where a game has none. */
static void take_move(struct conn *conn, const char *choice)
{
	const char *notation = after(choice, "\"notation\":\""),
		   *next = after(choice, "{\"text\":\"");
	if (notation == NULL || (next != NULL && notation > next))
		notation = choice;
	size_t length = strcspn(notation, "\"");
	if (length == 0 || length >= MOVE)
		die("a question without moves");
	memcpy(conn->move, notation, length);
	conn->move[length] = '\0';
}

/* Any of the moves that a question lists. */
static void pick_move(struct conn *conn, const char *question)
{
	const char *at = after(question, "\"moves\":["), *list = at;
	uint32_t count = 0;
	for (const char *c = list; (c = after(c, "{\"text\":\"")) != NULL;)
		count++;
	uint32_t pick = count == 0 ? 0 : draw(count);
	for (uint32_t i = 0; i <= pick; i++)
		at = after(at, "{\"text\":\"");
	if (at == NULL)
		die("a question without moves");
	take_move(conn, at);
}

static void take_position(struct conn *conn, const char *text)
{
	const char *question = strstr(text, "\"question\":{"), *log = strstr(text, "\"log\":[");
	positions++;
	conn->number = atoi(after(text, "\"number\":"));
	if (conn->sent > 0 && conn->acked) {
		note_delay(&to_echo, now() - conn->sent);
		conn->sent = 0;
	}
	conn->turn = 0;
	if (question != NULL && log != NULL) {
		size_t length = (size_t)(log - question);
		char *copy = malloc(length + 1); /* the log has texts of its own */
		if (copy == NULL)
			die("memory");
		memcpy(copy, question, length);
		copy[length] = '\0';
		conn->turn = atoi(after(copy, "\"turn\":"));
		pick_move(conn, copy);
		free(copy);
	}
}

static void note_move(struct conn *conn, const char *state)
{
	fprintf(acks, "%s\t%d\t%d\t%d\t%s\t%s\n", tables[conn->table].id, conn->seat,
	        conn->sent_turn, conn->sent_after, state, conn->sent_move);
	conn->flying = false;
}

static void take_ok(struct conn *conn, const char *text)
{
	struct table *table = &tables[conn->table];
	const char *id = after(text, "\"table\":\"");
	if (strstr(text, "\"id\":3,") != NULL) {
		acked++;
		conn->acked = true;
		note_delay(&to_ack, now() - conn->sent);
		if (conn->flying)
			note_move(conn, "ok");
	} else if (conn->stage == JOINING) {
		conn->stage = SEATED;
		if (conn->seat == 1)
			memcpy(table->id, id, ID - 1);
		table->seated++;
	}
}

static void take_text(struct conn *conn, const char *text)
{
	if (strncmp(text, "{\"type\":\"position\"", 18) == 0) {
		take_position(conn, text);
		if (conn->stage == IDLE) {
			conn->stage = SEATED;
			storm_back++;
		}
	} else if (strncmp(text, "{\"type\":\"ok\"", 12) == 0) {
		take_ok(conn, text);
	} else if (strncmp(text, "{\"type\":\"welcome\"", 17) == 0) {
		const char *token = after(text, "\"token\":\"");
		if (token != NULL)
			memcpy(conn->token, token, TOKEN - 1);
		conn->stage = IDLE;
		ready_count++;
	} else if (strncmp(text, "{\"type\":\"error\"", 15) == 0) {
		if (errors++ < 5)
			fprintf(stderr, "load: %s\n", text);
		conn->sent = 0;
		conn->flying = false;
	}
}

/* The length of a whole frame at the start of what came, or 0. */
static size_t whole_frame(const struct conn *conn, size_t *start)
{
	const unsigned char *in = (const unsigned char *)conn->in;
	if (conn->have < 2)
		return 0;
	size_t length = in[1] & 0x7f;
	*start = 2;
	if (length == 126) {
		*start = 4;
		length = conn->have < 4 ? 0 : (size_t)in[2] << 8 | in[3];
	} else if (length == 127) {
		*start = 10;
		length = 0;
		for (int i = 2; i < 10 && conn->have >= 10; i++)
			length = length << 8 | in[i];
	}
	return conn->have >= *start && conn->have >= *start + length ? *start + length : 0;
}

static void say_hello(struct conn *conn)
{
	char text[160];
	conn->stage = HELLO;
	if (conn->token[0] == '\0')
		snprintf(text, sizeof text, "{\"type\":\"hello\"%s}", manner);
	else
		snprintf(text, sizeof text, "{\"type\":\"hello\"%s,\"token\":\"%s\"}", manner,
		         conn->token);
	send_text(conn, text);
	if (conn->token[0] != '\0')
		tell_table(conn, "watch");
}

static void take_input(struct conn *conn)
{
	size_t start, length, used = 0;
	if (conn->stage == HANDSHAKE) {
		conn->in[conn->have] = '\0';
		char *end = strstr(conn->in, "\r\n\r\n");
		if (end == NULL)
			return;
		used = (size_t)(end - conn->in) + 4;
		memmove(conn->in, conn->in + used, conn->have - used);
		conn->have -= used;
		say_hello(conn);
	}
	while ((length = whole_frame(conn, &start)) > 0) {
		int opcode = conn->in[0] & 15;
		char kept = conn->in[length];
		conn->in[length] = '\0';
		if (opcode == 8)
			die("the server closed a connection");
		if (opcode == 1)
			take_text(conn, conn->in + start);
		if (opcode == 9)
			send_pong(conn, conn->in + start, length - start);
		conn->in[length] = kept;
		memmove(conn->in, conn->in + length, conn->have - length);
		conn->have -= length;
	}
}

static void read_conn(struct conn *conn)
{
	for (;;) {
		if (conn->room - conn->have < 32 * 1024) {
			conn->room = conn->have + 64 * 1024;
			conn->in = realloc(conn->in, conn->room + 1);
			if (conn->in == NULL)
				die("memory");
		}
		ssize_t got = recv(conn->fd, conn->in + conn->have, conn->room - conn->have, 0);
		if (got < 0 && (errno == EAGAIN || errno == EINTR))
			break;
		if (got <= 0)
			die("a connection was lost");
		conn->have += (size_t)got;
		bytes_in += got;
		take_input(conn);
	}
	if (conn->have == 0) { /* idle connections keep nothing here either */
		free(conn->in);
		conn->in = NULL;
		conn->room = 0;
	}
}

static void serve(int ms)
{
	struct epoll_event events[256];
	int count = epoll_wait(poll_fd, events, 256, ms);
	for (int i = 0; i < count; i++)
		read_conn(events[i].data.ptr);
}

/* --- the scenario --------------------------------------------------------------------- */

static long memory_kib(int pid)
{
	char path[64], line[256];
	long value = 0;
	snprintf(path, sizeof path, "/proc/%d/status", pid);
	FILE *file = fopen(path, "r");
	while (file != NULL && fgets(line, sizeof line, file) != NULL)
		if (strncmp(line, "VmRSS:", 6) == 0)
			value = atol(line + 6);
	if (file != NULL)
		fclose(file);
	return value;
}

static double processor_seconds(int pid)
{
	char path[64], line[1024] = "";
	long user = 0, system = 0;
	snprintf(path, sizeof path, "/proc/%d/stat", pid);
	FILE *file = fopen(path, "r");
	if (file != NULL && fgets(line, sizeof line, file) != NULL)
		sscanf(strrchr(line, ')') + 2,
		       "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system);
	if (file != NULL)
		fclose(file);
	return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static void wait_for(const int *what, int count, const char *name)
{
	double until = now() + WAIT_S;
	while (*what < count) {
		if (now() > until) {
			fprintf(stderr, "load: only %d of %d %s\n", *what, count, name);
			exit(1);
		}
		serve(50);
	}
}

static void connect_all(void)
{
	for (int i = 0; i < conn_count; i++) {
		conns[i].table = i / seats;
		conns[i].seat = i % seats + 1;
		open_conn(&conns[i]);
		if (i % 64 == 63)
			wait_for(&ready_count, i - 64 > 0 ? i - 64 : 0, "connections");
	}
	wait_for(&ready_count, conn_count, "connections");
}

static int total_seated(void)
{
	int sum = 0;
	for (int i = 0; i < table_count; i++)
		sum += tables[i].seated;
	return sum;
}

static void seat_all(void)
{
	for (int seat = 0; seat < seats; seat++) {
		for (int i = 0; i < table_count; i++) {
			struct conn *conn = &conns[i * seats + seat];
			if (seat == 0) {
				create_table(conn);
			} else {
				conn->stage = JOINING;
				tell_table(conn, "join");
			}
			serve(0);
		}
		double until = now() + WAIT_S;
		while (total_seated() < table_count * (seat + 1)) {
			if (now() > until)
				die("tables were not made");
			serve(20);
		}
	}
	for (int i = 0; i < table_count; i++) {
		tell_table(&conns[i * seats], "start");
		serve(0);
	}
	for (double until = now() + 3; now() < until;)
		serve(20);
}

/* A table's next move, if a seat is asked and none is on its way. */
static bool move_at(int table)
{
	for (int seat = 0; seat < seats; seat++) {
		struct conn *conn = &conns[table * seats + seat];
		if (conn->turn > 0 && conn->sent <= 0) {
			play(conn);
			return true;
		}
	}
	return false;
}

static double play_for(double rate, double seconds)
{
	double begun = now(), due = begun;
	int table = 0;
	while (now() - begun < seconds) {
		for (int tries = 0; due <= now() && tries < table_count; tries++) {
			table = (table + 1) % table_count;
			if (move_at(table))
				due += 1.0 / rate;
		}
		if (due < now() - 0.5)
			due = now(); /* what cannot be kept up with is not made up for */
		serve(1);
	}
	double elapsed = now() - begun;
	for (double until = now() + 10; acked + errors < asked && now() < until;)
		serve(20);
	for (double until = now() + 1; now() < until;)
		serve(20);
	return elapsed;
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

static double percentile(const struct delays *delays, double share)
{
	return delays->count == 0 ? 0 : 1000 * delays->at[(int)(share * (delays->count - 1))];
}

static void print_delays(const char *what, struct delays *delays)
{
	qsort(delays->at, (size_t)delays->count, sizeof *delays->at, by_size);
	printf("move to %s: p50 %.1f ms, p90 %.1f ms, p99 %.1f ms, most %.1f ms\n", what,
	       percentile(delays, 0.5), percentile(delays, 0.9), percentile(delays, 0.99),
	       percentile(delays, 1.0));
}

static double storm(int count)
{
	double begun = now();
	for (int i = 0; i < count; i++)
		close_conn(&conns[i]);
	for (int i = 0; i < count; i++) {
		open_conn(&conns[i]);
		serve(0);
	}
	wait_for(&storm_back, count, "came back");
	return now() - begun;
}

/* What is on its way still may be in the store, or not. */
static void note_unanswered(void)
{
	for (int i = 0; i < conn_count; i++)
		if (conns[i].flying)
			note_move(&conns[i], "sent");
	if (fclose(acks) != 0)
		die("what was acknowledged cannot be written");
}

static void print_play(int pid, double cpu, double elapsed)
{
	printf("%ld moves sent, %ld acknowledged, %ld refused; %.0f a second for %.0f s\n", asked,
	       acked, errors, (double)acked / elapsed, elapsed);
	print_delays("acknowledgement", &to_ack);
	print_delays("echo", &to_echo);
	double spent = processor_seconds(pid) - cpu;
	printf("server: %.0f%% of a core, %.0f us of it a move, %ld MiB in all\n",
	       100 * spent / (elapsed + 1), 1e6 * spent / (double)(acked > 0 ? acked : 1),
	       memory_kib(pid) / 1024);
	printf("to clients: %.1f MB/s, %ld bytes a move\n", (double)bytes_in / 1e6 / elapsed,
	       bytes_in / (acked > 0 ? acked : 1));
}

int main(int argc, char **argv)
{
	if (argc != 10 && argc != 11) {
		fprintf(stderr,
		        "usage: load PORT PID GAME TABLES SEATS RATE SECONDS STORM ACKS "
		        "[whole]\n");
		return 2;
	}
	if (argc == 11)
		manner = "";
	int pid = atoi(argv[2]), storm_size = atoi(argv[8]);
	port = atoi(argv[1]);
	game = argv[3];
	table_count = atoi(argv[4]);
	seats = atoi(argv[5]);
	conn_count = table_count * seats;
	if (seats < 1 || seats > MOST_SEATS || table_count < 1 || storm_size > conn_count)
		return 2;
	conns = calloc((size_t)conn_count, sizeof *conns);
	tables = calloc((size_t)table_count, sizeof *tables);
	poll_fd = epoll_create1(0);
	acks = fopen(argv[9], "w");
	if (conns == NULL || tables == NULL || poll_fd < 0)
		die("memory");
	if (acks == NULL)
		die(argv[9]);
	long at_rest = memory_kib(pid);
	double begun = now();
	connect_all();
	long connected = memory_kib(pid);
	printf("%d connections in %.1f s, %.1f KiB each idle\n", conn_count, now() - begun,
	       (double)(connected - at_rest) / conn_count);
	begun = now();
	seat_all();
	long seated = memory_kib(pid);
	printf("%d tables of %d in %.1f s, %.1f KiB each\n", table_count, seats, now() - begun - 3,
	       (double)(seated - connected) / table_count);
	double cpu = processor_seconds(pid);
	bytes_in = 0;
	double elapsed = play_for(atof(argv[6]), atof(argv[7]));
	print_play(pid, cpu, elapsed);
	note_unanswered();
	fflush(stdout);
	if (storm_size > 0)
		printf("reconnect storm of %d: all back with their position in %.2f s\n",
		       storm_size, storm(storm_size));
	return acked == asked && errors == 0 ? 0 : 1;
}
