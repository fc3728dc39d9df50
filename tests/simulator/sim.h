/* sim.h - what the parts of the simulator share: one process with the real server and
 * fifty clients, everything that could be luck drawn from a seed.
 *
 *   trace.c    what happened, and the first invariant that did not hold
 *   disk.c     the disk under SQLite
 *   facts.c    tables as their rows on the disk say, played again independently
 *   ledger.c   what clients sent and were promised, held against the rows
 *   inspect.c  every message that leaves the server, held against both
 *   network.c  connections: delays, pieces, breaks, slow readers
 *   client.c   what fifty clients do; hear.c what they make of what they hear
 *   world.c    the run of one seed: time, turns, faults, crashes, restarts
 *   truths.c   two servers that differ in hidden truth only, side by side
 *   around.c   what the server's surroundings are replaced by
 *   plants.c   bugs on purpose
 */
#ifndef PERILUNE_SIMULATOR_SIM_H
#define PERILUNE_SIMULATOR_SIM_H

#include "core/chance.h"
#include "server/pages.h"
#include "server/parts.h"

#include <string.h>

enum {
	SIM_CLIENTS = 50,
	SIM_KNOWN = 8,
	SIM_WAITING = 800,
	SIM_GHOSTS = 32,
	SIM_TOLD = 256 /* more tables than are ever made */
};

/* --- trace.c ----------------------------------------------------------------------- */

struct sim_result {
	bool failed;
	char invariant; /* 'a' to 'f' */
	int step;
	char text[400];
	uint64_t hash;
	int64_t commits, crashes, messages, acts, positions, forced,
		operations; /* for the curious */
};
extern struct sim_result sim;

void trace_begin(uint64_t seed, bool loud);
void trace_at(int step, int64_t now);
void trace(const char *format, ...) __attribute__((format(printf, 1, 2)));
void violated(char invariant, const char *format, ...) __attribute__((format(printf, 2, 3)));
void trace_report(FILE *); /* of a seed that failed: the last events too */

/* --- facts.c ----------------------------------------------------------------------- */

struct row {
	int64_t number, at;
	enum srv_kind kind;
	int seat, turn, event_count;
	bool undone;
	char *text;  /* as it is kept */
	char *words; /* of a move, in English words; clients send either; else NULL */
	struct pl_event *events;
};

/* Whether a row is what a client sent. */
static inline bool row_says(const struct row *row, const char *text)
{
	return strcmp(row->text, text) == 0 ||
		(row->words != NULL && strcmp(row->words, text) == 0);
}

struct fact_seat {
	enum srv_seat_kind kind;
	char owner[SRV_HASH], name[SRV_NAME];
	int turn, undos, missed;
	bool resigned;
};

/* A table as its rows on the disk say. */
struct fact {
	char id[SRV_ID];
	int row_count, row_room;
	struct row *rows;
	const struct pl_game *game;
	const struct pl_book *book;
	int seat_count, seconds;
	bool listed, plain;
	struct fact_seat seats[PL_SEATS];
	struct pl_pledge pledge;
	char secret[PL_SEED_TEXT], key[PL_SEED_TEXT];
	char maker[SRV_HASH];
	enum srv_state state;
	struct pl_match *match;
	/* What clients were told: */
	int64_t over_at; /* the record that ended it; 0: not told */
	bool promised, deleted, invited, gone;
	int delete_sent; /* requests of its maker that were not refused */
};

struct fact *fact_of(const char *id); /* added if it is new */
struct fact *fact_at(int index);
int fact_index(const struct fact *);
int fact_count(void);
void facts_end(void);
bool fact_sync(struct srv *, struct fact *); /* false: it is not on the disk */
int fact_holder(const struct fact *, const char *owner, int after); /* a seat, or -1 */
bool fact_secret_is_live(const char *digits);                       /* 32 of them */

/* --- ledger.c ---------------------------------------------------------------------- */

enum fate { FATE_SENT, FATE_KEPT, FATE_REFUSED, FATE_NOT_SAVED };

struct act {
	int client, fact, seat, turn;
	enum srv_kind kind;
	enum fate fate;
	bool seen;
	int64_t number;
	char *text;
};

int ledger_note(int client, int fact, enum srv_kind kind, int seat, int turn, const char *text);
struct act *ledger_act(int index);
void ledger_creation(int client); /* a table may come of what it sent */
void ledger_check(struct srv *);  /* every table, against what is on the disk */
void ledger_end(void);

/* --- requests ---------------------------------------------------------------------- */

enum ask {
	ASK_HELLO,
	ASK_LOBBY,
	ASK_MINE,
	ASK_CREATE,
	ASK_JOIN,
	ASK_LEAVE,
	ASK_CONTRIBUTE,
	ASK_START,
	ASK_WATCH,
	ASK_UNWATCH,
	ASK_PLAY,
	ASK_UNDO,
	ASK_RESIGN,
	ASK_BACK,
	ASK_CHAT,
	ASK_REMATCH,
	ASK_HINT,
	ASK_REVIEW,
	ASK_SHOW,
	ASK_LOG,
	ASK_FORK,
	ASK_DELETE,
	ASK_GARBAGE,
	ASKS
};
extern const char *const ask_names[]; /* ASKS rows */

struct asked {
	enum ask ask;
	long long id; /* -1: garbage, which is answered without one */
	int fact, act, seat, turn;
};

/* --- network.c --------------------------------------------------------------------- */

struct frame {
	int64_t at;
	size_t length;
	char *bytes;
	json_t *json;       /* of what comes from the server */
	bool answers, seen; /* seen: another got the same, and it was compared */
	struct asked asked; /* what it asks, or answers */
	struct frame *next;
};

struct pipe {
	struct frame *first, *last;
};

/* What a connection was told of a table, so that nothing comes twice or goes back. */
struct heard {
	int fact;
	int64_t told[PL_SEATS + 1];  /* by place; -1: a whole log is due */
	json_t *state[PL_SEATS + 1]; /* of who is told changes: what they come to */
};

struct link {
	bool up;
	struct srv_conn *conn;
	struct pipe out, in; /* to the server, from it */
	int waiting_count;
	struct asked waiting[SIM_WAITING]; /* arrived, and not answered yet */
	struct heard heard[SIM_TOLD];
	int heard_count;
};

/* --- client.c, hear.c --------------------------------------------------------------- */

enum role { PERSON, SPECTATOR, FOLLOWER, HOARDER, HOSTILE };

/* A table as a client knows it. */
struct known {
	int fact; /* -1: free */
	bool maker, over, started, watched;
	int64_t number;
	unsigned seats; /* bits of its own */
	int seat_count;
	struct {
		int turn;
		bool asked, undo;
		int act;    /* sent and unanswered; -1: none */
		char *move; /* what it means to play */
	} seat[PL_SEATS];
};

struct client {
	int index;
	enum role role;
	char token[SRV_TOKEN], owner[SRV_HASH], name[SRV_NAME], address[SRV_ADDRESS];
	struct pl_chance chance;
	int64_t next_act, next_read, connect_at;
	int pace, lag, read_every; /* ms; read_every 0: at once, -1: never */
	bool welcome;
	int language; /* that it asks to be told in */
	bool changes; /* it asks for what changed */
	long long next_id;
	struct link link;
	struct known known[SIM_KNOWN];
	int64_t told[SIM_TOLD]; /* the last record that it was told of, by table */
};
extern struct client clients[SIM_CLIENTS];

void clients_begin(struct pl_chance *);
void clients_end(void);
void client_act(struct client *);
void client_hears(struct client *, const struct frame *);
void client_broke(struct client *);       /* its connection is gone */
bool client_waits(const struct client *); /* for the answer to a move */

void net_connect(struct client *);
void net_send(struct client *, const char *text, size_t length, const struct asked *);
void net_break(struct client *);
void net_arrive(void);      /* what is due reaches the server */
void net_leave(bool told);  /* what the server has to say leaves; told: its turn has ended */
void net_deliver(void);     /* what is due reaches clients */
void net_server_gone(void); /* all connections break, none is freed */
int net_count(void);        /* connections that the server should have */
bool net_quiet(void);
void net_begin(void);

/* --- inspect.c --------------------------------------------------------------------- */

void inspect_bytes(const char *what, const char *owner, const char *bytes, size_t length);
void inspect_message(struct client *, struct frame *);
void inspect_anew(struct link *); /* what was heard before is forgotten */
void inspect_page(const char *path);

/* --- world.c ----------------------------------------------------------------------- */

#define SIM_DAY (24 * 3600 * (int64_t)1000)
enum { SIM_OPEN_DAYS = 7 }; /* an unstarted table goes after them */

struct world {
	struct srv *srv; /* NULL: it is down */
	struct pl_serve config;
	struct pl_chance chance;
	int64_t begun, now, date; /* ms */
	int starts;               /* of the server */
	int crash_at;             /* as ordered */
	int step;
	int64_t back_at, ticked;
	bool quiet; /* no more faults, nobody begins anything */
};
extern struct world world;

static inline uint32_t luck(struct pl_chance *chance, uint32_t n)
{
	return pl_draw(chance, n);
}

struct sim_order {
	uint64_t seed;
	bool loud;
	int steps;
	int crash_at; /* the first crash is at this operation; 0: as the seed says */
};
void world_run(const struct sim_order *);
void world_begin(void);
void world_clock(void); /* this world's time for the server */
void world_turn(void);  /* the end of a turn, and what leaves after it */

/* --- truths.c ---------------------------------------------------------------------- */

void truths_run(uint64_t seed, bool loud);
bool truths_log(const char *line); /* false: it is not of theirs */

/* --- plants.c ---------------------------------------------------------------------- */

struct plant {
	const char *name, *about;
	const char *invariants; /* any of which may find it */
	bool in_truths;         /* by the two truths rather than by the world */
};
extern const struct plant plants[];
extern const struct plant *planted; /* NULL: none */
void plants_begin(void);
extern bool plants_rest; /* while the simulator looks for itself */

/* --- around.c ---------------------------------------------------------------------- */

void random_begin(uint64_t seed);    /* what the server takes for chance */
void log_begin(void);                /* what the server writes on standard error is traced */
void random_use(struct pl_chance *); /* of one of several servers */
double real_seconds(void);

#endif
