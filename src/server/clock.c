/* clock.c - who is played for: bots, absent people, and seats that can only
 * decline; and when. Thinking itself is done by workers, and withdrawn here when
 * nobody waits for it any more. A seat's thought and a connection's hint are the
 * only ways to a job that was posted; what they let go of is stopped first. */
#include "server/pages.h"
#include "server/parts.h"

#include "bots/manners.h"
#include "core/chance.h"
#include "core/describe.h"
#include "core/memory.h"
#include "core/turn.h"

#include <assert.h>
#include <string.h>

enum { RETRY_MS = 100, MAKER_BYTES = 16 };
_Static_assert(2 * MAKER_BYTES < SRV_ADDRESS, "a maker stands for an address");

#define NO_ADVICE "{\"iterations\":0,\"moves\":[]}"

static bool bot_has(const struct srv_seat *seat)
{
	return seat->kind == SRV_BOT_SEAT || seat->resigned || seat->missed >= SRV_MISSES;
}

/* Whether a move says no to what another did or what is offered, as its form tells. */
static bool is_decline(const struct pl_game *game, const struct pl_move *move)
{
	const struct pl_form *form = game->description != NULL ? pl_form_of(game->description, move)
							       : NULL;
	return form != NULL && (form->manner & PL_SAYS_NO) != 0;
}

/* How many moves a seat has, and whether one of them declines. */
static int look_at(const struct srv_table *table, int seat, struct pl_move moves[PL_MOVES],
                   bool *may_decline)
{
	const struct pl_match *match = table->match;
	struct pl_state *view = pl_resize(NULL, table->game->state_size);
	pl_match_view(match, seat, view);
	int count = table->game->legal(match->book->rules, view, seat, moves);
	*may_decline = false;
	for (int i = 0; i < count && !*may_decline; i++)
		*may_decline = is_decline(table->game, &moves[i]);
	free(view);
	return count;
}

/* Two to eight times the pace: the same whether a seat had a choice or not. */
static int64_t human_delay(struct srv *srv)
{
	int pace = srv->config.pace;
	return 2 * pace + (int64_t)pl_draw(&srv->chance, (uint32_t)(6 * pace + 1));
}

/* --- thoughts -------------------------------------------------------------------------- */

/* Whose turn a thought takes: of those who watch, one who sits there before others; where
 * nobody does, the address from which the table was made, or its maker. */
static void note_waiter(const struct srv_table *table, struct srv_job *job)
{
	const struct srv_watch *watch = table->watchers;
	while (watch != NULL && srv_seat_of(table, watch->conn->owner, -1) < 0)
		watch = watch->next_of_table;
	if (watch == NULL)
		watch = table->watchers;
	job->watched = watch != NULL;
	snprintf(job->address, sizeof job->address, "%s",
	         watch != NULL ? watch->conn->address : table->address);
	if (job->address[0] == '\0')
		srv_hex(table->maker, MAKER_BYTES, job->address);
}

/* A bot's own chance. Under a settled secret it follows from the match alone, not from what
 * other tables do meanwhile. */
static struct pl_chance chance_of(struct srv *srv, const struct srv_table *table, int seat)
{
	const struct pl_match *match = table->match;
	const uint64_t seed[2] = { ~match->key[0], match->key[1] };
	if (srv->config.seed == NULL)
		return pl_split(&srv->chance);
	return pl_chance_of(seed, (uint64_t)match->step_count * PL_SEATS + (uint64_t)seat);
}

/* Seats where people play, who are not to be pestered. */
static unsigned people_at(const struct srv_table *table)
{
	unsigned people = 0;
	for (int seat = 0; seat < table->seat_count; seat++)
		people |= bot_has(&table->seats[seat]) ? 0u : pl_bit(seat);
	return people;
}

static void post_thought(struct srv *srv, struct srv_table *table, int seat)
{
	struct srv_seat *at = &table->seats[seat];
	struct srv_job *job = pl_zeroed(sizeof *job);
	*job = (struct srv_job){
		.epoch = table->epoch,
		.seat = seat,
		.turn = at->turn,
		.bot = at->kind == SRV_BOT_SEAT ? at->bot : pl_bot_of("normal"),
		.book = table->book,
	};
	memcpy(job->table, table->id, sizeof job->table);
	note_waiter(table, job);
	job->view = pl_resize(NULL, table->game->state_size);
	pl_match_view(table->match, seat, job->view);
	job->manners = pl_manners_of(table->match, seat, people_at(table));
	job->chance = chance_of(srv, table, seat);
	table->book->uses++;
	at->thought = job;
	srv->counts.thoughts++;
	srv_workers_post(srv->workers, job);
}

/* Somebody came or went: a thought that still waits stands where it would if it were
 * posted now. */
static void follow_waiter(struct srv *srv, const struct srv_table *table, struct srv_job *job)
{
	struct srv_job now = { .watched = false };
	note_waiter(table, &now);
	if (now.watched != job->watched || strcmp(now.address, job->address) != 0)
		srv_workers_move(srv->workers, job, now.address, now.watched);
}

static void free_job(struct srv *srv, struct srv_job *job)
{
	srv_book_release(srv, job->book);
	srv_job_free(job);
}

void srv_withdraw(struct srv *srv, struct srv_job *job)
{
	if (job == NULL || srv->workers == NULL)
		return;
	srv->counts.withdrawn++;
	if (srv_workers_withdraw(srv->workers, job))
		free_job(srv, job);
}

void srv_let_rest(struct srv *srv, struct srv_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		srv_withdraw(srv, table->seats[seat].thought);
		table->seats[seat].thought = NULL;
	}
	srv_due_set(srv, table, 0);
}

/* Whether what is thought about is no longer so. */
static bool is_past(const struct srv_table *table, const struct srv_job *job)
{
	const struct srv_seat *seat = &table->seats[job->seat];
	return table->deleted || table->state != SRV_RUNNING || job->epoch != table->epoch ||
		job->turn != seat->turn || seat->asked == 0;
}

static void give_hint(struct srv *srv, struct srv_conn *conn, const struct srv_job *job,
                      const char *advice)
{
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	conn->hint = NULL;
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "type", "hint");
	if (job->has_id)
		pl_json_number(&text, "id", job->id);
	pl_json_string(&text, "table", job->table);
	pl_json_number(&text, "seat", job->seat + 1);
	pl_json_number(&text, "turn", job->turn + 1);
	pl_put(&text, ",\"advice\":%s", advice);
	pl_json_close(&text, '}');
	srv_reply_later(srv, conn, NULL, &text, false);
}

static void withdraw_past(struct srv *srv, struct srv_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		struct srv_job *thought = table->seats[seat].thought;
		if (thought == NULL || !is_past(table, thought))
			continue;
		table->seats[seat].thought = NULL;
		srv_withdraw(srv, thought);
	}
	for (struct srv_watch *watch = table->watchers; watch != NULL;
	     watch = watch->next_of_table) {
		struct srv_job *hint = watch->conn->hint;
		if (hint == NULL || strcmp(hint->table, table->id) != 0 || !is_past(table, hint))
			continue;
		give_hint(srv, watch->conn, hint, NO_ADVICE);
		srv_withdraw(srv, hint);
	}
}

/* --- who is played for ------------------------------------------------------------------ */

static void consider_seat(struct srv *srv, struct srv_table *table, int seat)
{
	struct srv_seat *at = &table->seats[seat];
	struct pl_move moves[PL_MOVES];
	bool may_decline;
	at->considered = at->asked;
	int count = look_at(table, seat, moves, &may_decline);
	at->due = at->asked + (may_decline ? human_delay(srv) : srv->config.pace);
	if (bot_has(at)) {
		post_thought(srv, table, seat);
	} else if (count == 1 && may_decline) {
		at->answer = moves[0];
		at->answer_kind = SRV_DECLINE;
		at->answer_at = at->due;
	}
}

/* Somebody looks at it, or has a seat there to come back to. Bots among themselves rest
 * until they are watched. */
static bool is_cared_for(const struct srv_table *table)
{
	bool cared = table->watchers != NULL;
	for (int seat = 0; seat < table->seat_count && !cared; seat++)
		cared = table->seats[seat].kind == SRV_PERSON && !table->seats[seat].resigned;
	return cared;
}

static bool is_at_play(const struct srv_table *table)
{
	return table->state == SRV_RUNNING && table->match != NULL && !table->deleted &&
		is_cared_for(table);
}

/* When a seat wants to be looked at again, without news of its table; 0: never. */
static int64_t due_of(const struct srv_table *table, const struct srv_seat *at, int64_t now)
{
	if (at->asked == 0 || at->thought != NULL)
		return 0;
	if (at->answer_at != 0)
		return at->answer_at;
	if (bot_has(at))
		return now + RETRY_MS; /* its last answer was not taken */
	return table->seconds == 0 ? 0 : at->asked + table->seconds * (int64_t)1000;
}

/* When the table is looked at again: not at once, so that a tick ends. */
static void plan(struct srv *srv, struct srv_table *table)
{
	int64_t now = srv_now(), first = 0;
	int seats = is_at_play(table) ? table->seat_count : 0;
	for (int seat = 0; seat < seats; seat++) {
		int64_t due = due_of(table, &table->seats[seat], now);
		if (due != 0 && (first == 0 || due < first))
			first = due;
	}
	srv_due_set(srv, table, first != 0 && first <= now ? now + 1 : first);
}

void srv_consider(struct srv *srv, struct srv_table *table)
{
	withdraw_past(srv, table);
	if (!is_at_play(table)) {
		srv_let_rest(srv, table);
		return;
	}
	if (srv_now() < srv->resting) {
		srv_due_set(srv, table, srv->resting);
		return;
	}
	for (int seat = 0; seat < table->seat_count; seat++) {
		struct srv_seat *at = &table->seats[seat];
		bool waits = at->thought != NULL || at->answer_at != 0;
		if (at->asked != 0 && !waits && (at->considered != at->asked || bot_has(at)))
			consider_seat(srv, table, seat);
		else if (at->thought != NULL)
			follow_waiter(srv, table, at->thought);
	}
	plan(srv, table);
}

/* --- answers -------------------------------------------------------------------------- */

static void give_answer(struct srv *srv, struct srv_table *table, int seat)
{
	struct srv_seat *at = &table->seats[seat];
	char words[PL_MOVE_TEXT];
	struct srv_refusal why;
	struct pl_state *view = pl_resize(NULL, table->game->state_size);
	pl_match_view(table->match, seat, view);
	pl_move_kept(table->game, table->match->book, view, &at->answer, words);
	free(view);
	at->answer_at = 0;
	if (!srv_record(srv, table, at->answer_kind, seat + 1, words, &why))
		srv_log("bot-refused", "table=%s seat=%d move=\"%s\" why=\"%s\"", table->id,
		        seat + 1, words, why.text);
}

/* A bot that found its position hopeless again and again says so to its opponent, who
 * may then let it resign. */
static void note_hope(struct srv *srv, struct srv_table *table, int seat, double hope)
{
	struct srv_seat *at = &table->seats[seat];
	if (at->kind != SRV_BOT_SEAT || table->seat_count != 2 || bot_has(&table->seats[1 - seat]))
		return;
	bool would = pl_would_resign(&at->hopeless, hope);
	if (would != at->would_resign)
		srv_touch(srv, table, SRV_NEWS_TABLE);
	at->would_resign = would;
}

/* The seat still waits for it, or it would have been withdrawn; unless the turn under way
 * has changed that, which its end would find. */
static void take_thought(struct srv *srv, struct srv_job *job)
{
	struct srv_table *table = srv_find_table(srv, job->table);
	assert(table != NULL && table->seats[job->seat].thought == job);
	struct srv_seat *seat = &table->seats[job->seat];
	int64_t now = srv_now();
	seat->thought = NULL;
	if (!is_past(table, job)) {
		note_hope(srv, table, job->seat, job->hope);
		seat->answer = job->move;
		seat->answer_kind = bot_has(seat) ? SRV_BOT : SRV_STANDIN;
		seat->answer_at = seat->answer_kind == SRV_BOT && seat->due > now ? seat->due : now;
		if (seat->answer_at == now && now >= srv->resting)
			give_answer(srv, table, job->seat);
	}
	plan(srv, table);
}

void srv_take_answers(struct srv *srv)
{
	struct srv_job *next;
	for (struct srv_job *job = srv_workers_done(srv->workers); job != NULL; job = next) {
		bool withdrawn = atomic_load(&job->stop);
		next = job->next;
		if (job->post != NULL)
			srv_take_file(srv, job);
		else if (job->hint && !withdrawn)
			give_hint(srv, job->asker, job, job->advice);
		else if (!withdrawn)
			take_thought(srv, job);
		free_job(srv, job);
	}
}

/* --- time ------------------------------------------------------------------------------- */

static void tick_seat(struct srv *srv, struct srv_table *table, int seat, int64_t now)
{
	struct srv_seat *at = &table->seats[seat];
	if (at->asked == 0 || at->thought != NULL)
		return;
	if (at->answer_at != 0) {
		if (now >= at->answer_at)
			give_answer(srv, table, seat);
	} else if (table->seconds > 0 && !bot_has(at) &&
	           now - at->asked >= table->seconds * (int64_t)1000) {
		post_thought(srv, table, seat);
	}
}

void srv_tick(struct srv *srv)
{
	int64_t now = srv_now();
	if (now < srv->resting)
		return;
	struct srv_table *table;
	while ((table = srv_due_take(srv, now)) != NULL) {
		srv_consider(srv, table);
		for (int seat = 0; seat < table->seat_count && is_at_play(table); seat++)
			tick_seat(srv, table, seat, now);
		plan(srv, table);
	}
	if (now - srv->swept >= 3600 * 1000) {
		srv->swept = now;
		srv_sweep(srv);
	}
}
