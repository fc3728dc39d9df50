/* requests_play.c - acting on messages of play: moves, taking back, chat, hints,
 * and looking at a finished match again. */
#include "server/parts.h"

#include "bots/manners.h"
#include "core/chance.h"
#include "core/memory.h"
#include "core/turn.h"

#include <string.h>

static struct srv_table *named_table(struct srv *srv, const struct srv_request *request,
                                     struct srv_refusal *why)
{
	return srv_open_table(srv, request->text[SRV_F_TABLE], why);
}

static bool holds(const struct srv_conn *conn, const struct srv_table *table, int seat,
                  struct srv_refusal *why)
{
	if (seat > 0 && srv_seat_of(table, conn->owner, seat - 2) == seat - 1)
		return true;
	return srv_refuse(why, "not-yours", "you do not hold that seat");
}

/* --- moves ---------------------------------------------------------------------------- */

enum standing { NEW, REPEATED, WRONG };

/* A submission is numbered by the acts of its seat. The number after the last is
 * new; the same act under an old number is a repetition, and answered again. So is a
 * move that was played for the seat in the meantime: it is as its player wished. */
static enum standing standing_of(const struct srv_table *table, const struct srv_request *request,
                                 enum srv_kind kind, const char *words, struct srv_refusal *why)
{
	int seat = (int)request->number[SRV_F_SEAT], turn = (int)request->number[SRV_F_TURN];
	int next = table->seats[seat - 1].turn + 1;
	if (turn == next)
		return NEW;
	const struct srv_record *record = srv_record_of_turn(table, seat, turn);
	if (record == NULL) {
		srv_refuse(why, "bad-turn", "the next turn of p%d is %d, not %d", seat, next, turn);
		return WRONG;
	}
	bool alike = record->kind == kind || (kind == SRV_MOVE && record->kind == SRV_DECLINE);
	if (alike && srv_says(record, words))
		return REPEATED;
	if (record->kind == SRV_UNDO)
		srv_refuse(why, "bad-turn", "turn %d of p%d took a move back", turn, seat);
	else
		srv_refuse(why, "bad-turn", "turn %d of p%d was '%.100s'%s", turn, seat,
		           record->text, record->kind == SRV_MOVE ? "" : ", played for it");
	return WRONG;
}

static bool may_act(const struct srv_table *table, int seat, enum srv_kind kind,
                    struct srv_refusal *why)
{
	if (table->seats[seat - 1].resigned)
		return srv_refuse(why, "resigned", "this seat has resigned");
	if (kind == SRV_UNDO && !srv_may_undo(table, seat - 1))
		return srv_refuse(why, "too-many-undos",
		                  "p%d has taken back %d moves more than it "
		                  "has standing; every move that stays allows another",
		                  seat, SRV_UNDOS);
	return true;
}

/* What bots answered goes first, a record for each, the last of them first: so every record takes
 * back one move, of whose seat it is. */
static bool take_back(struct srv *srv, struct srv_table *table, int seat, struct srv_refusal *why)
{
	enum pl_stays stays;
	const struct pl_match *match = table->match;
	int steps = table->state != SRV_RUNNING || match == NULL
		? 0
		: srv_steps_back(table, match, seat - 1, &stays);
	for (; steps > 1; steps--) {
		int last = match->steps[match->step_count - 1].move.seat;
		if (!srv_record(srv, table, SRV_UNDO, last + 1, "", why))
			return false;
	}
	return srv_record(srv, table, SRV_UNDO, seat, "", why);
}

static bool record_act(struct srv *srv, struct srv_table *table, enum srv_kind kind, int seat,
                       const char *words, struct srv_refusal *why)
{
	return may_act(table, seat, kind, why) &&
		(kind == SRV_UNDO ? take_back(srv, table, seat, why)
	                          : srv_record(srv, table, kind, seat, words, why));
}

static void act(struct srv *srv, struct srv_conn *conn, const struct srv_request *request,
                enum srv_kind kind)
{
	struct srv_refusal why;
	char words[PL_MOVE_TEXT] = "";
	int seat = (int)request->number[SRV_F_SEAT];
	struct srv_table *table = named_table(srv, request, &why);
	if (table == NULL || !holds(conn, table, seat, &why)) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	if (kind == SRV_MOVE) {
		snprintf(words, sizeof words, "%s", request->text[SRV_F_MOVE]);
		srv_read_words(srv, conn, table, seat - 1, words);
	}
	enum standing standing = standing_of(table, request, kind, words, &why);
	const struct srv_record *same = standing == REPEATED
		? srv_record_of_turn(table, seat, (int)request->number[SRV_F_TURN])
		: NULL;
	if (standing == WRONG ||
	    (standing == NEW && !record_act(srv, table, kind, seat, words, &why))) {
		if (strcmp(why.code, SRV_NO_SUCH_MOVE) == 0)
			srv_answer_words(srv, conn, table, seat - 1, words, &why);
		srv_complain(srv, conn, request, &why);
	} else /* what was saved before stays so, whatever becomes of this turn */
		srv_answer(srv, conn, request, table, same == NULL || same->number > table->stored);
}

void srv_act_play(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	act(srv, conn, request, SRV_MOVE);
}

void srv_act_undo(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	act(srv, conn, request, SRV_UNDO);
}

/* --- chat ------------------------------------------------------------------------------- */

void srv_act_chat(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	double rate = srv->config.rate / 20.0;
	struct srv_table *table = named_table(srv, request, &why);
	bool good = table != NULL;
	if (good && !srv_clean_text(request->text[SRV_F_TEXT], SRV_CHAT_LETTERS))
		good = srv_refuse(&why, "bad-field",
		                  "a line of chat is up to %d letters without "
		                  "control characters",
		                  SRV_CHAT_LETTERS);
	if (good && !srv_take(&conn->chats, rate, 5 * rate, srv_now()))
		good = srv_refuse(&why, "too-fast", "wait a little before the next line of chat");
	if (good) {
		int seat = srv_seat_of(table, conn->owner, -1) + 1;
		json_t *line = json_pack("{ss ss}", "name",
		                         seat > 0 ? table->seats[seat - 1].name : conn->name,
		                         "text", request->text[SRV_F_TEXT]);
		char *text = json_dumps(line, JSON_COMPACT);
		good = srv_record(srv, table, SRV_CHAT, seat, text, &why);
		free(text);
		json_decref(line);
	}
	if (good)
		srv_answer(srv, conn, request, table, true);
	else
		srv_complain(srv, conn, request, &why);
}

/* --- hints ------------------------------------------------------------------------------- */

static void post_hint(struct srv *srv, struct srv_conn *conn, const struct srv_request *request,
                      struct srv_table *table, int seat)
{
	struct srv_job *job = pl_zeroed(sizeof *job);
	*job = (struct srv_job){
		.epoch = table->epoch,
		.seat = seat,
		.turn = table->seats[seat].turn,
		.hint = true,
		.asker = conn,
		.watched = true,
		.has_id = srv_given(request, SRV_F_ID),
		.id = request->number[SRV_F_ID],
		.bot = pl_bot_of(PL_ADVISER),
		.book = table->book,
		.told = srv_told(srv, table->game, table->book->book, conn->language),
	};
	memcpy(job->address, conn->address, sizeof job->address);
	memcpy(job->table, table->id, sizeof job->table);
	job->view = pl_resize(NULL, table->game->state_size);
	pl_match_view(table->match, seat, job->view);
	job->manners = pl_manners_of(table->match, seat, 0);
	job->chance = pl_split(&srv->chance);
	table->book->uses++;
	conn->hint = job;
	srv->counts.hints++;
	srv_workers_post(srv->workers, job);
}

void srv_act_hint(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	int seat = (int)request->number[SRV_F_SEAT] - 1;
	struct srv_table *table = named_table(srv, request, &why);
	bool good = table != NULL && holds(conn, table, seat + 1, &why);
	if (good && (table->state != SRV_RUNNING || !pl_is_pending(table->match->state, seat)))
		good = srv_refuse(&why, "not-asked", "p%d is not asked for a move now", seat + 1);
	if (good && conn->hint != NULL)
		good = srv_refuse(&why, "too-fast", "the last hint is still being thought about");
	if (good && srv_workers_hints(srv->workers, conn->address) >= SRV_HINTS)
		good = srv_refuse(&why, "busy",
		                  "%d hints for your address are being thought about; "
		                  "ask again when one of them has come",
		                  SRV_HINTS);
	if (good)
		post_hint(srv, conn, request, table, seat);
	else
		srv_complain(srv, conn, request, &why);
}

/* Where one looks from; 0: as a spectator. */
static struct srv_place place_of(int seat, const struct pl_book *told)
{
	return (struct srv_place){ .seat = seat == 0 ? PL_SPECTATOR : seat - 1, .book = told };
}

/* --- the log ----------------------------------------------------------------------------- */

/* A page of what a seat of one's own, or a spectator, learnt; after the end, any seat. */
void srv_act_log(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	int seat = (int)request->number[SRV_F_SEAT];
	struct srv_table *table = named_table(srv, request, &why);
	bool good = table != NULL;
	if (good && seat > table->seat_count)
		good = srv_refuse(&why, "no-seat", "there is no such seat");
	if (good && seat > 0 && !srv_is_open_book(table))
		good = holds(conn, table, seat, &why);
	if (good && table->match == NULL)
		good = srv_refuse(&why, "not-started", "nothing has been played yet");
	if (!good) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	struct pl_book told = srv_told(srv, table->game, table->book->book, conn->language);
	srv_wire_log(table, place_of(seat, &told), request, &text);
	srv_reply_later(srv, conn, request, &text, true);
}

/* --- a finished match again ----------------------------------------------------------------- */

/* What is written of a table as a seat sees it. */
typedef void wire_seen(const struct srv_table *, struct srv_place, const struct srv_request *,
                       struct pl_text *);

/* After the end anybody may look at any moment from any seat. */
static void look_back(struct srv *srv, struct srv_conn *conn, const struct srv_request *request,
                      wire_seen *put)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, request, &why);
	int seat = (int)request->number[SRV_F_SEAT];
	bool good = table != NULL;
	if (good && !srv_is_open_book(table))
		good = srv_refuse(&why, "not-over", "only a finished match can be looked at again");
	if (good && seat > table->seat_count)
		good = srv_refuse(&why, "no-seat", "there is no such seat");
	if (!good) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	const struct srv_table *then = srv_review_at(srv, conn, table, request->number[SRV_F_AT]);
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	if (then->match == NULL) {
		srv_refuse(&why, "not-started", "play began later than that");
		srv_complain(srv, conn, request, &why);
	} else {
		struct pl_book told = srv_told(srv, then->game, then->book->book, conn->language);
		put(then, place_of(seat, &told), request, &text);
		srv_reply_later(srv, conn, request, &text, false);
	}
}

void srv_act_review(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	look_back(srv, conn, request, srv_wire_review);
}

/* The table as text: now, for a seat of one's own or a spectator, or as it was. */
void srv_act_show(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	if (srv_given(request, SRV_F_AT)) {
		look_back(srv, conn, request, srv_wire_show);
		return;
	}
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, request, &why);
	int seat = (int)request->number[SRV_F_SEAT];
	bool good = table != NULL && (seat == 0 || holds(conn, table, seat, &why));
	if (good && table->match == NULL)
		good = srv_refuse(&why, "not-started", "there is nothing to show yet");
	if (!good) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	struct pl_book told = srv_told(srv, table->game, table->book->book, conn->language);
	srv_wire_show(table, place_of(seat, &told), request, &text);
	srv_reply_later(srv, conn, request, &text, false);
}

/* --- the data ------------------------------------------------------------------------------- */

/* What a table is played by, with its settings: what never changes in a match. */
void srv_act_book(struct srv *srv, struct srv_conn *conn, const struct srv_request *request)
{
	struct srv_refusal why;
	struct srv_table *table = named_table(srv, request, &why);
	bool good = table != NULL;
	if (good && table->book == NULL)
		good = srv_refuse(&why, "no-data", "the data of this table is not here");
	if (!good) {
		srv_complain(srv, conn, request, &why);
		return;
	}
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	struct pl_book told = srv_told(srv, table->game, table->book->book, conn->language);
	srv_wire_book(table, &told, request, &text);
	srv_reply_later(srv, conn, request, &text, false);
}
