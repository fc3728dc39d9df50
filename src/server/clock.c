/* clock.c - who is played for: bots, absent people, and seats that can only
 * decline; and when. Thinking itself is done by workers. */
#include "server/pages.h"
#include "server/parts.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"

#include <string.h>

static bool bot_has(const struct srv_seat *seat)
{
	return seat->kind == SRV_BOT_SEAT || seat->resigned || seat->missed >= SRV_MISSES;
}

/* Whether a move's text says no to what another did. */
static bool is_decline(const char *words)
{
	return strncmp(words, "decline", 7) == 0 || strncmp(words, "pass", 4) == 0;
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
	for (int i = 0; i < count && !*may_decline; i++) {
		char words[PL_MOVE_TEXT];
		pl_move_text(table->game, match->book, view, &moves[i], words);
		*may_decline = is_decline(words);
	}
	free(view);
	return count;
}

/* Two to eight times the pace: the same whether a seat had a choice or not. */
static int64_t human_delay(struct srv *srv)
{
	int pace = srv->config.pace;
	return 2 * pace + (int64_t)pl_draw(&srv->chance, (uint32_t)(6 * pace + 1));
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

static void post_thought(struct srv *srv, struct srv_table *table, int seat)
{
	struct srv_seat *at = &table->seats[seat];
	struct srv_job *job = pl_zeroed(sizeof *job);
	*job = (struct srv_job){
		.epoch = table->epoch, .seat = seat, .turn = at->turn,
		.bot = at->kind == SRV_BOT_SEAT ? at->bot : pl_bot_of("normal"),
		.book = table->book,
	};
	memcpy(job->table, table->id, sizeof job->table);
	job->view = pl_resize(NULL, table->game->state_size);
	pl_match_view(table->match, seat, job->view);
	job->chance = chance_of(srv, table, seat);
	table->book->uses++;
	at->thinking = true;
	srv->counts.thoughts++;
	srv_workers_post(srv->workers, job);
}

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

void srv_consider(struct srv *srv, struct srv_table *table)
{
	if (table->state != SRV_RUNNING || table->match == NULL || srv_now() < srv->resting)
		return;
	for (int seat = 0; seat < table->seat_count; seat++) {
		struct srv_seat *at = &table->seats[seat];
		bool waits = at->thinking || at->answer_at != 0;
		if (at->asked != 0 && !waits && (at->considered != at->asked || bot_has(at)))
			consider_seat(srv, table, seat);
	}
}

/* --- answers -------------------------------------------------------------------------- */

static void give_answer(struct srv *srv, struct srv_table *table, int seat)
{
	struct srv_seat *at = &table->seats[seat];
	char words[PL_MOVE_TEXT];
	struct srv_refusal why;
	struct pl_state *view = pl_resize(NULL, table->game->state_size);
	pl_match_view(table->match, seat, view);
	pl_move_text(table->game, table->match->book, view, &at->answer, words);
	free(view);
	at->answer_at = 0;
	if (!srv_record(srv, table, at->answer_kind, seat + 1, words, &why))
		srv_log("bot-refused", "table=%s seat=%d move=\"%s\" why=\"%s\"", table->id,
		        seat + 1, words, why.text);
}

static struct srv_conn *conn_of(struct srv *srv, uint32_t serial)
{
	struct srv_conn *conn = srv->conns;
	while (conn != NULL && conn->serial != serial)
		conn = conn->next;
	return conn;
}

static void give_hint(struct srv *srv, const struct srv_job *job)
{
	struct srv_conn *conn = conn_of(srv, job->conn);
	if (conn == NULL)
		return;
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	conn->hinting = false;
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "type", "hint");
	if (job->has_id)
		pl_json_number(&text, "id", job->id);
	pl_json_string(&text, "table", job->table);
	pl_json_number(&text, "seat", job->seat + 1);
	pl_json_number(&text, "turn", job->turn + 1);
	pl_put(&text, ",\"advice\":%s", job->advice == NULL ? "{}" : job->advice);
	pl_json_close(&text, '}');
	srv_reply_later(srv, conn, NULL, &text, false);
}

static void take_thought(struct srv *srv, const struct srv_job *job)
{
	struct srv_table *table = srv_find_table(srv, job->table);
	if (table == NULL || table->state != SRV_RUNNING || table->match == NULL)
		return;
	struct srv_seat *seat = &table->seats[job->seat];
	seat->thinking = false;
	if (job->epoch != table->epoch || job->turn != seat->turn || seat->asked == 0) {
		srv_consider(srv, table); /* it thought about what is past */
		return;
	}
	int64_t now = srv_now();
	seat->answer = job->move;
	seat->answer_kind = bot_has(seat) ? SRV_BOT : SRV_STANDIN;
	seat->answer_at = seat->answer_kind == SRV_BOT && seat->due > now ? seat->due : now;
	if (seat->answer_at == now)
		give_answer(srv, table, job->seat);
}

void srv_take_answers(struct srv *srv)
{
	struct srv_job *next;
	for (struct srv_job *job = srv_workers_done(srv->workers); job != NULL; job = next) {
		next = job->next;
		if (job->proof != NULL)
			srv_take_proof(srv, job);
		else if (job->hint)
			give_hint(srv, job);
		else
			take_thought(srv, job);
		srv_book_release(srv, job->book);
		srv_job_free(job);
	}
}

/* --- time ------------------------------------------------------------------------------- */

static void tick_seat(struct srv *srv, struct srv_table *table, int seat, int64_t now)
{
	struct srv_seat *at = &table->seats[seat];
	if (at->asked == 0 || at->thinking)
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
	for (struct srv_table *table = srv->first; table != NULL; table = table->next) {
		if (table->state != SRV_RUNNING || table->match == NULL)
			continue;
		srv_consider(srv, table);
		for (int seat = 0; seat < table->seat_count && table->state == SRV_RUNNING; seat++)
			tick_seat(srv, table, seat, now);
	}
	if (now - srv->swept >= 3600 * 1000) {
		srv->swept = now;
		srv_sweep(srv);
	}
}
