/* parts.h - what the parts of the server share. Nothing outside src/server
 * (and its tests) includes this.
 *
 * One thread owns everything here; workers get copies and give back answers.
 * A turn of the event loop goes: messages are read and acted on in memory, each
 * act appends a record to the store's batch; at the end of the turn the batch is
 * committed, and only then do answers and news leave. If the commit fails, the
 * tables it touched are read from the store again, so that memory never knows
 * more than the disk.
 */
#ifndef PERILUNE_SERVER_PARTS_H
#define PERILUNE_SERVER_PARTS_H

#include "bots/bot.h"
#include "core/meant.h"
#include "core/seed.h"
#include "core/text.h"
#include "server/server.h"
#include "store/store.h"

#include <jansson.h>
#include <stdatomic.h>

enum {
	SRV_ID = 17,    /* a table's id with the final zero */
	SRV_TOKEN = 44, /* a person's token with the final zero */
	SRV_OWNER = 32, /* bytes of a token's SHA-256 */
	SRV_HASH = 65,  /* a hash in hexadecimal with the final zero */
	SRV_NAME_LETTERS = 24,
	SRV_NAME = 4 * SRV_NAME_LETTERS + 1,
	SRV_CHAT_LETTERS = 500,
	SRV_LANGUAGE_BYTES = 35,    /* the longest name of a language */
	SRV_CHAT_KEPT = 100,        /* lines that a newcomer is told, */
	SRV_CHAT_ROOM = 32 * 1024,  /* and bytes of them */
	SRV_LOG_NEWEST = 32 * 1024, /* bytes of the log that a newcomer is told unasked, */
	SRV_LOG_PAGE = 64 * 1024,   /* and in any one message */
	SRV_UNDOS = 20,             /* by which a seat's undos may exceed its standing moves */
	SRV_MOVE_TEXT = PL_MOVE_TEXT,
	SRV_OPTIONS = 32,
	SRV_FRAME = 8 * 1024,        /* the largest message from outside */
	SRV_DEPTH = 4,               /* the deepest JSON from outside */
	SRV_QUEUE = 1024 * 1024,     /* bytes that may wait for a slow reader */
	SRV_OPENING = SRV_QUEUE / 4, /* and up to which another table is opened for it */
	SRV_WATCHED = 8,             /* tables that one connection may follow */
	SRV_SCRATCH = 2 * 1024 * 1024,
	SRV_MISSES = 3, /* moves missed before a bot keeps the seat */
	SRV_ADDRESS = 48,
	SRV_REVIEWS = 8, /* finished matches that are gone through at once, with moments kept */
	SRV_GATE = 32,   /* addresses that wait outside */
	SRV_HINTS = 16   /* of one address at once */
};

/* --- a refusal, for people and programs ----------------------------------- */

struct srv_refusal {
	const char *code; /* "bad-json", "refused", "not-yours", ... */
	char clause[24];  /* of the rulebook, or "" */
	char text[320];
	const struct pl_game *game; /* whose rule forbids it; NULL: none does */
	char said[320];             /* by a rule: the text in the asker's language, or "" */
	int near_count;             /* of words that are no move: listed ones that are like them, */
	char near[PL_NEAR][PL_MOVE_TEXT]; /* in the asker's language */
};

/* Fill a refusal; always false, so that callers can return it. */
bool srv_refuse(struct srv_refusal *, const char *code, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

#define SRV_NO_SUCH_MOVE "no-such-move" /* the code that srv_answer_words tells more of */

/* The same where a rule of the game forbids a move. */
bool srv_refuse_by_rule(struct srv_refusal *, const struct pl_game *, const struct pl_reason *);

/* --- languages that people are told in -------------------------------------- */

/* The first where another, or none, is wished for. */
enum { SRV_ENGLISH, SRV_GERMAN, SRV_LANGUAGES };
extern const char *const srv_languages[]; /* SRV_LANGUAGES rows: "en", "de" */
int srv_language_of(const char *code);    /* anything; NULL too */

/* A game's words in a language other than English, which books have themselves. */
struct srv_words {
	const struct pl_game *game;
	int language;
	struct pl_language *words;
	struct srv_words *next;
};

/* --- books: rules shared by the tables that play by them ------------------- */

struct srv_book {
	struct pl_book *book;
	const struct pl_game *game;
	char *key; /* game, data and options */
	int uses;
	bool kept; /* the standard data without options: a use of its own, to the end, */
	char *told[SRV_LANGUAGES]; /* and what programs read of it; NULL: nobody asked yet */
	struct srv_book *next;
};

/* --- tables ------------------------------------------------------------------ */

enum srv_kind {
	SRV_CREATE,
	SRV_SIT,
	SRV_LEAVE,
	SRV_CONTRIBUTE,
	SRV_START,
	SRV_MOVE,    /* by a person */
	SRV_BOT,     /* by a bot that has the seat */
	SRV_STANDIN, /* by a bot for a person whose time ran out */
	SRV_DECLINE, /* for a person who could only decline */
	SRV_UNDO,
	SRV_RESIGN,
	SRV_BACK,
	SRV_CHAT,
	SRV_REMATCH,
	SRV_KINDS
};
extern const char *const srv_kind_names[]; /* SRV_KINDS rows */

static inline bool srv_is_move(enum srv_kind kind)
{
	return kind >= SRV_MOVE && kind <= SRV_DECLINE;
}

struct srv_record {
	int64_t number, at;
	enum srv_kind kind;
	int seat;      /* from 1; 0: none */
	int turn;      /* which act of that seat: moves and undos count from 1 */
	bool undone;   /* a later record took it back */
	int64_t undid; /* of an undo: the record taken back */
	char *text;    /* of a move its words */
	char *kept;    /* of a move as it is kept (pl_move_kept); else NULL */
	int event_count;
	struct pl_event *events;
};

struct srv_job; /* below */

enum srv_seat_kind { SRV_OPEN_SEAT, SRV_PERSON, SRV_BOT_SEAT, SRV_SEAT_KINDS };
extern const char *const srv_seat_kind_names[]; /* SRV_SEAT_KINDS rows */

struct srv_seat {
	enum srv_seat_kind kind;
	char name[SRV_NAME];
	unsigned char owner[SRV_OWNER]; /* of a person */
	struct pl_bot bot;              /* of a bot, or who plays for a person */
	int turn;                       /* acts so far, */
	int undos;                      /* and how many of them took a move back */
	int missed;                     /* moves in a row that a bot made for it */
	bool resigned;                  /* a bot plays on */
	/* Not in the log: */
	int64_t asked;      /* when it was asked (monotonic); 0: it is not */
	int64_t considered; /* the asking that was last looked at */
	int64_t due;        /* no answer for it before this */
	int64_t answer_at;  /* when the answer below is given; 0: there is none */
	struct pl_move answer;
	enum srv_kind answer_kind;
	uint8_t hopeless;        /* a bot's thoughts in a row that had no hope */
	bool would_resign;       /* a bot of two seats, if the other side lets it */
	struct srv_job *thought; /* what workers do for it; NULL: nothing */
};

enum srv_state { SRV_OPEN, SRV_RUNNING, SRV_FINISHED, SRV_OLD, SRV_STATES };

enum { SRV_NEWS_TABLE = 1, SRV_NEWS_PLAY = 2, SRV_NEWS_CHAT = 4, SRV_NEWS_WATCHER = 8 };

struct srv_watch; /* below */

enum { SRV_PLACES = PL_SEATS + 1 }; /* the seats, then the spectators */

struct srv_table {
	char id[SRV_ID];
	const struct pl_game *game;
	struct srv_book *book;
	enum srv_state state;
	char why_old[200];      /* of SRV_OLD: what changed, or is damaged */
	struct pl_match *match; /* once started; NULL also where only skimmed */
	bool skimmed;           /* moves were passed over: only what lists tell is wanted */
	struct pl_pledge pledge;
	bool plain_key; /* the secret itself is the key: of an opened transcript */
	int seat_count;
	struct srv_seat seats[PL_SEATS];
	int option_count;
	char *options[SRV_OPTIONS];
	char data[SRV_HASH]; /* of a designer's data file, or "" */
	char name[SRV_NAME];
	unsigned char maker[SRV_OWNER];
	bool listed; /* in the lobby */
	int seconds; /* a move; 0: no limit */
	int version;
	int64_t made, started, ended, last;
	int record_count, record_room;
	int64_t number; /* of the last record */
	struct srv_record *records;
	char rematch[SRV_ID];
	/* Not in the log: */
	uint32_t epoch; /* counts what makes running thoughts stale */
	int64_t told;   /* the last record that watchers know */
	int64_t stored; /* the last one that is on the disk */
	unsigned news;
	bool touched, deleted;
	bool damaged;         /* the store has it, but not as it was written */
	bool shelved;         /* over, and the store tells lists of it */
	int64_t kept, marked; /* by the store's time: the last record; seen to be stale */
	char address[SRV_ADDRESS];
	int64_t due;   /* when a seat wants to be looked at; 0: none does */
	int due_place; /* among those that do, from 1 */
	struct srv_watch *watchers;
	struct pl_state *seen[SRV_PLACES]; /* the view that was told last, where somebody has it
	                                    * and is told changes; else NULL */
	struct srv_stake *stakes;
	struct srv_table *in_bucket, *next, *previous, *next_touched;
	struct srv_table *next_listed, *previous_listed, *next_idle, *previous_idle;
	bool idle;                /* over, in memory, and looked at by nobody */
	enum srv_state listed_as; /* which list it is in; SRV_OLD: none */
};

/* One person's part in one table that is in the lists. */
struct srv_stake {
	unsigned char owner[SRV_OWNER];
	struct srv_table *table;
	struct srv_stake *next_of_table, *next, *previous; /* the latter in its bucket */
};

/* --- connections -------------------------------------------------------------- */

struct srv_message {
	int uses;
	size_t length;
	unsigned char bytes[]; /* room for the library's header, then the text */
};

struct srv_bucket {
	double tokens;
	int64_t at;
};

/* What an address may ask for, by and by (guards.c has how much). Every message costs
 * one of the first, every HTTP request one of the second, every socket one of the third. */
enum srv_budget {
	SRV_B_MESSAGES,
	SRV_B_REQUESTS,
	SRV_B_KNOCKS,
	SRV_B_TABLES,
	SRV_B_FORKS,
	SRV_B_SEATS,
	SRV_B_UNDOS,
	SRV_B_CHATS,
	SRV_B_HINTS,
	SRV_B_LOOKS,
	SRV_B_UPLOADS,
	SRV_B_CHECKS,
	SRV_B_WORDS,
	SRV_B_TIME, /* milliseconds of the loop, which waits for nobody meanwhile */
	SRV_BUDGETS
};

struct srv_conn;

/* One connection following one table. */
struct srv_watch {
	struct srv_conn *conn;
	struct srv_table *table;
	bool fresh;    /* has been told nothing yet */
	int64_t since; /* but knew this much before */
	unsigned has; /* places (bits) of which it has the view that the table knows it was told, */
	unsigned sent; /* and those of which it is sent one now */
	struct srv_watch *next_of_table;
};

struct srv_conn {
	void *wsi; /* the library's; NULL in tests */
	struct srv *srv;
	bool known; /* it has said hello */
	unsigned char owner[SRV_OWNER];
	char name[SRV_NAME];
	int language;
	char address[SRV_ADDRESS];
	struct srv_bucket messages, chats, creations;
	int refusals;
	bool in_lobby;
	bool changes;         /* after a first position it is told what changed */
	bool postponed;       /* it is to be told of a table when it has read more */
	struct srv_job *hint; /* that it waits for; NULL: none */
	int close_code;       /* to be closed with, or 0 */
	const char *close_why;
	struct srv_watch *watches[SRV_WATCHED];
	size_t received, queued;
	char *frame; /* of a message that comes in pieces */
	struct srv_message **queue;
	int queue_start, queue_count, queue_room;
	struct srv_conn *next, *previous;
};

/* An answer that waits for the commit. */
struct srv_reply {
	struct srv_conn *conn;
	struct srv_message *message;
	struct srv_message *otherwise; /* what is said instead if the batch is lost; NULL: the
	                                * same, or of what is durable that nothing came of it */
	bool durable;                  /* it reports a record of this batch, */
	char table[SRV_ID];            /* of this table, or "" */
	bool has_id;
	long long id;
};

/* --- the server ---------------------------------------------------------------- */

enum { SRV_BUCKETS = 4096, SRV_UPLOADS = 32, SRV_COMMIT_STEPS = 8 };

struct srv_upload {
	char name[SRV_HASH];
	char *text;
	size_t length;
};

struct srv_counts {
	uint64_t connections, messages_in, messages_out, bytes_out, refusals, records[SRV_KINDS],
		commits, failed_commits, dropped_slow, thoughts, hints, withdrawn, http,
		turned_away, made_room, held_back, reviewed, over_budget[SRV_BUDGETS];
	uint64_t commit_steps[SRV_COMMIT_STEPS + 1];
	double commit_seconds;
};

/* gate.c: addresses that wait outside for a while */
struct srv_gate {
	int listener; /* the socket that they knock at; 0: none, as in tests */
	int count;
	struct {
		char name[SRV_ADDRESS];
		int64_t until;
	} shut[SRV_GATE];
};

struct srv_workers;
struct srv_addresses;
struct srv_post;   /* pages.h */
struct srv_socket; /* doors.h */
struct srv_lab;    /* lab.h */
struct srv_review; /* review.c */

struct srv {
	struct pl_serve config;
	struct pl_store *store;
	void *context; /* the library's */
	bool stopping;
	/* Tables in memory: all that are not over, and those over that somebody looks at. */
	struct srv_table *buckets[SRV_BUCKETS], *first, *last, *touched;
	struct srv_table *listed[SRV_FINISHED]; /* open and running ones for everybody */
	struct srv_stake *stakes[SRV_BUCKETS];  /* by owner */
	int table_count, conn_count;
	int live[SRV_FINISHED];                   /* how many are open, and running */
	struct srv_table *first_idle, *last_idle; /* those that nobody looks at, oldest first */
	int idle;
	int64_t over;               /* how many are over, on the disk */
	int64_t time, timed, dated; /* the store's time; when it was read by either clock */
	struct srv_conn *conns;
	struct srv_book *books;
	struct srv_words *words;    /* read once, kept to the end */
	char *games[SRV_LANGUAGES]; /* what is told of them; NULL: nobody asked yet */
	struct srv_upload uploads[SRV_UPLOADS];
	int upload_next;
	struct srv_reply *replies;
	int reply_count, reply_room;
	struct srv_workers *workers;
	struct srv_table **due; /* a heap, the earliest first */
	int due_count, due_room;
	struct srv_lab *lab;        /* NULL: it is not open */
	struct srv_review *reviews; /* SRV_REVIEWS of them; NULL: nobody looked back yet */
	struct srv_addresses *addresses;
	struct srv_socket *oldest, *youngest; /* of the plain sockets */
	struct srv_gate gate;
	void *door;      /* the listening socket, while nobody more is let in this turn; or NULL */
	int knocks;      /* of this turn */
	bool pages_wait; /* to be sent, at the turn's end */
	int socket_count, sockets_most; /* of all, at the public door */
	int admin_count, talks_most;    /* at the operator's; WebSockets */
	char **plain_assets;     /* unpacked, for clients that cannot; NULL: not asked for yet */
	struct pl_chance chance; /* for delays and the like, never for play */
	char *scratch;
	bool lobby_news;
	uint64_t turn;   /* of the event loop, from 1 */
	int64_t resting; /* until then no bot moves: the disk failed */
	int64_t lobby_told, swept;
	struct srv_counts counts;
	int port;       /* that it listens on */
	char admin[64]; /* the address of the operator's door, without its port */
};

/* server.c */
int64_t srv_now(void);   /* milliseconds that never go back */
int64_t srv_date(void);  /* milliseconds since 1970 */
int64_t srv_spent(void); /* microseconds that this thread has computed */
struct srv_clock {
	int64_t (*now)(void), (*date)(void);
	int64_t (*spent)(void); /* NULL: nothing takes any time */
};
void srv_set_clock(const struct srv_clock *); /* a clock of one's own, for simulations */
struct srv *srv_new(const struct pl_serve *, char why[PL_STORE_WHY]);
void srv_free(struct srv *);
void srv_end_turn(struct srv *);                /* commit, then tell */
void srv_wake(struct srv *, struct srv_conn *); /* it has something to send */

/* log.c: a line an event; of the same event a few a second, the rest is counted */
void srv_log(const char *event, const char *format, ...) __attribute__((format(printf, 2, 3)));
void srv_log_begin(void); /* nothing was written or suppressed yet: a server starts */
void srv_log_tick(void);

/* table.c: a table as the sum of its records */
const char *srv_state_name(enum srv_state);
bool srv_table_apply(struct srv *, struct srv_table *, const struct pl_entry *,
                     struct srv_refusal *);
void srv_table_reset(struct srv *, struct srv_table *);
void srv_adopt(struct srv *, struct srv_table *, struct srv_table *aside); /* which is freed */
int srv_seat_of(const struct srv_table *, const unsigned char owner[SRV_OWNER], int after);
bool srv_asked(const struct srv_table *, const unsigned char owner[SRV_OWNER]);
bool srv_table_over(const struct srv_table *);
bool srv_is_over_for_good(const struct srv_table *); /* and the disk knows it */
bool srv_is_open_book(const struct srv_table *);     /* and it can be played again from any point */
bool srv_may_undo(const struct srv_table *, int seat); /* not too often yet; seat from 0 */
/* How many moves go for seat to be at its last decision again; 0: why they stay. */
int srv_steps_back(const struct srv_table *, const struct pl_match *, int seat, enum pl_stays *why);
char *srv_table_transcript(const struct srv_table *, size_t *length);
const struct srv_record *srv_record_of_turn(const struct srv_table *, int seat, int turn);

/* Whether a record is of the move with these words, or in this notation. */
bool srv_says(const struct srv_record *, const char *words);

/* tables.c: all of them */
struct srv_table *srv_find_table(struct srv *, const char *id); /* in memory */
struct srv_table *srv_open_table(struct srv *, const char *id, struct srv_refusal *);
struct srv_table *srv_add_table(struct srv *, const char *id);
void srv_remove_table(struct srv *, struct srv_table *);
void srv_delete(struct srv *, struct srv_table *); /* from the store too, at the turn's end */
void srv_touch(struct srv *, struct srv_table *, unsigned news);
bool srv_record(struct srv *, struct srv_table *, enum srv_kind, int seat, const char *text,
                struct srv_refusal *);
void srv_settle(struct srv *, struct srv_table *); /* what it did is on the disk */
void srv_trim(struct srv *); /* of those that nobody looks at, few stay in memory */

/* restore.c: tables from the store */
struct srv_table *srv_read_table(struct srv *, const char *id, bool skim,
                                 struct srv_refusal *);  /* aside, for srv_adopt */
void srv_discard(struct srv *, struct srv_table *);      /* what was read aside */
bool srv_reload_table(struct srv *, struct srv_table *); /* false: the store does not have it */
bool srv_restore(struct srv *);

/* lists.c: who has part in what, and what everybody may see */
void srv_list_table(struct srv *, struct srv_table *);
void srv_unlist_table(struct srv *, struct srv_table *);
const struct srv_stake *srv_stakes_of(const struct srv *, const unsigned char owner[SRV_OWNER],
                                      const struct srv_stake *after); /* newest first */
int srv_address_tables(const struct srv *, const char *address);      /* that are not over */
void srv_shelve(struct srv *, struct srv_table *); /* the store shall tell lists of it */

/* keeping.c: how long tables are kept */
void srv_begin_time(struct srv *);
void srv_note_time(struct srv *); /* for the next run */
void srv_sweep(struct srv *);     /* tables that nobody touched for long go */

/* books.c */
struct srv_book *srv_book_use(struct srv *, const struct pl_game *, const char *data,
                              const char *const *options, int option_count, struct srv_refusal *);
void srv_book_release(struct srv *, struct srv_book *);
/* What programs read of it, in JSON: until the scratch room is used again, or the book let go. */
const char *srv_book_told(struct srv *, struct srv_book *, int language);
struct pl_book srv_told(struct srv *, const struct pl_game *, const struct pl_book *, int language);
/* What a game says in English, in another language; "" in English. */
void srv_say(struct srv *, const struct pl_game *, const char *english, int language,
             char out[320]);
void srv_words_end(struct srv *);
const struct srv_upload *srv_keep_upload(struct srv *, const char *text, size_t length);
const struct srv_upload *srv_find_upload(const struct srv *, const char *name);

/* create.c: new tables */
struct srv_table_order {
	const struct pl_game *game;
	int seats, option_count, seconds;
	const char *options[SRV_OPTIONS];
	const char *players[PL_SEATS]; /* "open", "me" or a bot */
	const char *data, *name;
	bool listed;
	const uint64_t *secret; /* of another match whose chance is taken over; NULL: a fresh one */
	bool plain;             /* and that secret is the key itself */
};
struct srv_table *srv_create(struct srv *, struct srv_conn *, const struct srv_table_order *,
                             struct srv_refusal *);
struct srv_table *srv_fork(struct srv *, struct srv_conn *, struct srv_table *, int64_t at,
                           const struct srv_table_order *, struct srv_refusal *);
bool srv_seat_person(struct srv *, struct srv_table *, int seat, const char *name,
                     const unsigned char owner[SRV_OWNER], struct srv_refusal *);
struct srv_table *srv_rematch(struct srv *, struct srv_conn *, struct srv_table *,
                              struct srv_refusal *);

/* review.c: a finished match as it stood after a record, kept for the viewer's next step */
const struct srv_table *srv_review_at(struct srv *, const void *viewer, const struct srv_table *,
                                      int64_t at);
void srv_review_forget(struct srv *, const char *table);
void srv_review_rest(struct srv *); /* what was left alone for long is forgotten */
void srv_review_end(struct srv *);

/* imported.c: a transcript from outside as a finished table: read, given its book, proved, then
 * kept. Workers read and prove, and reach nothing but the proof and its book; `id` is the
 * table's, `data` the name here of the data that it was played by (NULL: as the transcript
 * says). Without a book it is refused: it may not even have been read. */
struct srv_proof;
struct srv_proof *srv_proof_read(const char *text, size_t length);
struct srv_book *srv_proof_book(struct srv *, struct srv_proof *, const char *data,
                                struct srv_refusal *);
void srv_prove(struct srv_proof *);
bool srv_proof_keep(struct srv *, struct srv_conn *visitor, const struct srv_proof *,
                    char id[SRV_ID], struct srv_refusal *);
void srv_proof_free(struct srv_proof *); /* may be NULL */
/* The same at once, of a match that this server's lab has played */
bool srv_open_transcript(struct srv *, struct srv_conn *visitor, const char *text, size_t length,
                         const char *data, char id[SRV_ID], struct srv_refusal *);

/* message.c: one message from outside, checked */
enum srv_field {
	SRV_F_ID,
	SRV_F_TABLE,
	SRV_F_TOKEN,
	SRV_F_NAME,
	SRV_F_GAME,
	SRV_F_SEATS,
	SRV_F_OPTIONS,
	SRV_F_DATA,
	SRV_F_PLAYERS,
	SRV_F_PUBLIC,
	SRV_F_TIME,
	SRV_F_SEAT,
	SRV_F_TURN,
	SRV_F_MOVE,
	SRV_F_TEXT,
	SRV_F_SINCE,
	SRV_F_AT,
	SRV_F_CONTRIBUTION,
	SRV_F_FOLLOW,
	SRV_F_BEFORE,
	SRV_F_LANGUAGE,
	SRV_F_CHANGES,
	SRV_FIELDS
};
struct srv_request {
	json_t *root;
	int type; /* an index of srv_request_types */
	unsigned given;
	const char *text[SRV_FIELDS];
	long long number[SRV_FIELDS];
	int count[SRV_FIELDS];
	const char *items[2][SRV_OPTIONS]; /* of options and players */
};
struct srv_request_type {
	const char *name;
	unsigned needed, allowed;
	void (*act)(struct srv *, struct srv_conn *, const struct srv_request *);
	bool anybody;           /* before hello too */
	enum srv_budget budget; /* besides SRV_B_MESSAGES, which is 0 */
};
extern const struct srv_request_type srv_request_types[];
bool srv_read_request(const char *text, size_t length, struct srv_request *, struct srv_refusal *);
static inline bool srv_given(const struct srv_request *request, enum srv_field field)
{
	return request->given >> field & 1;
}

/* requests.c: acting on it */
void srv_receive(struct srv *, struct srv_conn *, const char *text, size_t length);
void srv_complain(struct srv *, struct srv_conn *, const struct srv_request *,
                  const struct srv_refusal *);
void srv_answer(struct srv *, struct srv_conn *, const struct srv_request *,
                const struct srv_table *, bool durable);
#define SRV_ACT(name)                                                                              \
	void srv_act_##name(struct srv *, struct srv_conn *, const struct srv_request *)
SRV_ACT(hello);
SRV_ACT(lobby);
SRV_ACT(mine);
SRV_ACT(create);
SRV_ACT(join);
SRV_ACT(leave);
SRV_ACT(contribute);
SRV_ACT(start);
SRV_ACT(watch);
SRV_ACT(unwatch);
SRV_ACT(log);
SRV_ACT(play);
SRV_ACT(undo);
SRV_ACT(resign);
SRV_ACT(back);
SRV_ACT(chat);
SRV_ACT(rematch);
SRV_ACT(hint);
SRV_ACT(review);
SRV_ACT(show);
SRV_ACT(book);
SRV_ACT(delete);
SRV_ACT(fork);

/* conns.c: connections and what waits for them */
struct srv_conn *srv_conn_new(struct srv *, void *wsi, const char *address);
void srv_conn_free(struct srv *, struct srv_conn *);
struct srv_message *srv_message_new(const char *text, size_t length);
void srv_message_release(struct srv_message *);
void srv_send(struct srv *, struct srv_conn *, struct srv_message *);
void srv_reply_later(struct srv *, struct srv_conn *, const struct srv_request *,
                     const struct pl_text *, bool durable);
struct srv_message *srv_next_message(struct srv_conn *); /* leaves the queue */
void srv_drop(struct srv *, struct srv_conn *, int code, const char *why);
bool srv_may_watch(const struct srv_conn *, const struct srv_table *, struct srv_refusal *);
bool srv_watch_table(struct srv *, struct srv_conn *, struct srv_table *, int64_t since);
void srv_unwatch_table(struct srv_conn *, struct srv_table *);
bool srv_conn_piece(struct srv *, struct srv_conn *, const char *piece, size_t length, bool last);

/* wire.c: messages to outside, of what a seat may know and nothing else, in the words of a
 * book (srv_told). A log goes back to a record, or to where its room ends: then it says that
 * there is more. */
struct srv_place {
	int seat; /* or PL_SPECTATOR */
	const struct pl_book *book;
	bool brief;                   /* for those who are told changes */
	const struct pl_state *known; /* the view that it has; NULL: it is told all of it */
};
void srv_wire_position(const struct srv_table *, const struct pl_match *, struct srv_place,
                       int64_t since, struct pl_text *);
void srv_wire_opening(const struct srv_table *, struct srv_place, int64_t since, size_t room,
                      struct pl_text *);
void srv_wire_log(const struct srv_table *, struct srv_place, const struct srv_request *,
                  struct pl_text *);
void srv_wire_review(const struct srv_table *, struct srv_place, const struct srv_request *,
                     struct pl_text *);
void srv_wire_book(const struct srv_table *, const struct pl_book *, const struct srv_request *,
                   struct pl_text *);
void srv_wire_show(const struct srv_table *, struct srv_place, const struct srv_request *,
                   struct pl_text *);
void srv_wire_chat(const struct srv_table *, int64_t since, size_t room, struct pl_text *);
void srv_wire_refusal(const struct srv_request *, const struct srv_refusal *, struct pl_text *);

/* wire_table.c: what is public about tables and games */
void srv_wire_table(const struct srv_table *, struct pl_text *);
void srv_wire_summary(const struct srv_table *, struct pl_text *); /* for lists, unclosed */
void srv_put_id(const struct srv_request *, struct pl_text *);     /* may be NULL */
void srv_wire_lobby(struct srv *, const struct srv_request *, struct pl_text *);
void srv_wire_mine(struct srv *, const struct srv_request *, const unsigned char owner[SRV_OWNER],
                   struct pl_text *);
void srv_wire_games(struct srv *, int language, struct pl_text *);

/* news.c: telling watchers */
void srv_tell_table(struct srv *, struct srv_table *);
void srv_forget_seen(struct srv_table *); /* nobody has a view that changes could be told of */
void srv_tell_lobby(struct srv *);

/* http.c: the library's callback */
struct lws;
int srv_callback(struct lws *, int reason, void *in, size_t length, bool admin);
void srv_wake_asker(struct lws *); /* its answer is there */

/* clock.c: bots and time */
void srv_consider(struct srv *, struct srv_table *); /* who is to be played for */
void srv_tick(struct srv *);
void srv_take_answers(struct srv *);                 /* of the workers */
void srv_withdraw(struct srv *, struct srv_job *);   /* nobody waits for it; it may be NULL */
void srv_let_rest(struct srv *, struct srv_table *); /* thoughts withdrawn, nothing due */

/* due.c: tables by when they want to be looked at */
void srv_due_set(struct srv *, struct srv_table *, int64_t at); /* 0: not again */
struct srv_table *srv_due_take(struct srv *, int64_t now);      /* one that is due, or NULL */

/* workers.c: threads that think and read files, in the order of queue.h */
struct srv_lane;
struct srv_job {
	char table[SRV_ID];
	uint32_t epoch;
	int seat, turn;
	bool hint;
	struct srv_conn *asker; /* of a hint */
	bool has_id;
	long long id;
	struct pl_bot bot;
	struct srv_book *book;
	struct pl_book told; /* of a hint: the same in the asker's language */
	struct pl_state *view;
	struct pl_manners *manners;
	struct pl_chance chance;
	struct pl_move move;       /* the answer */
	double hope;               /* and what the bot hopes for (pl_thinker_hope) */
	char *advice;              /* of a hint: its JSON */
	struct srv_post *post;     /* instead of a thought: a file to read; with a book, to prove */
	char address[SRV_ADDRESS]; /* whose turn it takes; */
	bool watched;              /* somebody waits for it now */
	atomic_bool stop;          /* nobody does any more */
	/* The workers' own: */
	bool begun;
	int spare; /* workers that have nothing to do meanwhile */
	struct srv_lane *lane;
	struct srv_job *next, *previous;
};
struct srv_workers *srv_workers_start(int threads, void (*wake)(void *), void *context);
void srv_workers_stop(struct srv_workers *);
void srv_workers_post(struct srv_workers *, struct srv_job *);
/* True: it was not begun, and is the caller's again. False: it will end early, if it has
 * not ended, and comes with what is done, to be let go. */
bool srv_workers_withdraw(struct srv_workers *, struct srv_job *);
/* To another line of the queue, unless it was begun. */
void srv_workers_move(struct srv_workers *, struct srv_job *, const char *address, bool watched);
bool srv_workers_step(struct srv_workers *);            /* the next job here and now; false: none */
struct srv_job *srv_workers_done(struct srv_workers *); /* a list, or NULL */
int srv_workers_waiting(struct srv_workers *);
int srv_workers_hints(struct srv_workers *, const char *address); /* not done yet */
void srv_job_free(struct srv_job *);

/* guards.c */
bool srv_take(struct srv_bucket *, double rate, double burst, int64_t now);
bool srv_shallow(const char *text, size_t length);  /* JSON no deeper than SRV_DEPTH */
bool srv_clean_text(const char *text, int letters); /* no controls, not too long */
bool srv_origin_allowed(const struct srv *, const char *origin, const char *host);
bool srv_host_allowed(const struct srv *, const char *listen, const char *host);
struct srv_addresses *srv_addresses_new(void);
void srv_addresses_free(struct srv_addresses *);
void srv_addresses_tick(struct srv *);
void srv_address_name(const char *text, char out[SRV_ADDRESS]); /* what counts of it */
/* One of an address' budget, or false, and the seconds to wait */
bool srv_spend(struct srv *, const char *address, enum srv_budget, int *wait);
bool srv_may(struct srv *, const char *address, enum srv_budget, struct srv_refusal *);
/* Whether an address has time of the loop left, or how long it waits for some; and what was done
 * since srv_spent() said so, which may be more than it had. */
bool srv_has_time(struct srv *, const char *address, int *wait);
void srv_charge(struct srv *, const char *address, int64_t since);
/* Whether words of an address may be looked into now: once a turn, so that others need not wait
 * for all that comes at once, and within its budgets. */
bool srv_may_look_into_words(struct srv *, const char *address);
const char *srv_budget_name(enum srv_budget);

/* identity.c: tokens and ids */
void srv_fresh_token(char out[SRV_TOKEN]);
bool srv_is_token(const char *text);
void srv_owner_of(const char *token, unsigned char owner[SRV_OWNER]);
void srv_fresh_id(char out[SRV_ID]);
bool srv_is_id(const char *text);
void srv_hex(const unsigned char *bytes, size_t count, char *out);
bool srv_unhex(const char *text, unsigned char *bytes, size_t count);
void srv_hash(const char *text, size_t length, char out[SRV_HASH]);

/* metrics.c */
void srv_metrics(struct srv *, struct pl_text *);

/* meant.c: words of a move */
/* Words of the asker's language that are no English move's become the move's notation. */
void srv_read_words(struct srv *, const struct srv_conn *, const struct srv_table *, int seat,
                    char words[PL_MOVE_TEXT]);
/* What SRV_NO_SUCH_MOVE owes to whoever said the words: the rule against what they mean, or the
 * listed moves that are like them. */
void srv_answer_words(struct srv *, const struct srv_conn *, const struct srv_table *, int seat,
                      const char *words, struct srv_refusal *);

#endif
