/* plants.c - bugs on purpose, each in the way of one function that files of the server call
 * of each other, by the linker's --wrap: without a plant everything passes through. What
 * finds none of them proves nothing. */
#include "disk.h"
#include "sim.h"

#include "core/describe.h"
#include "core/memory.h"

#include <string.h>

const struct plant *planted;
bool plants_rest;

const struct plant plants[] = {
	{ "commit-lies", "a commit is reported and not made", "a", false },
	{ "early-reply", "answers leave before the commit", "a", false },
	{ "not-appended", "a record is applied and not appended", "ae", false },
	{ "no-reload", "memory stays ahead of the disk after a failed commit", "ae", false },
	{ "turn-forgotten", "a move sent again is not recognized", "b", false },
	{ "turn-ignored", "a move sent again is played again", "b", false },
	{ "chat-twice", "a line of chat is kept twice", "b", false },
	{ "seat-next", "seats are looked up one off", "c", false },
	{ "other-seat", "a seat is sent what another sees", "c", false },
	{ "spectator-sees-p1", "spectators are sent what a seat sees", "c", false },
	{ "secret-early", "the secret is told before the end", "c", false },
	{ "transcript-early", "transcripts are given out before the end", "c", false },
	{ "lobby-shows-all", "private tables are listed", "c", false },
	{ "told-twice", "lines of the log come twice", "c", false },
	{ "change-forgotten", "now and then what changed is not told", "c", false },
	{ "reply-lost", "now and then there is no answer", "d", false },
	{ "refusal-mute", "a refusal has no words", "d", false },
	{ "anyone-deletes", "tables of others can be deleted", "e", false },
	{ "delete-under-others", "a match that others play can be deleted", "e", false },
	{ "end-forgotten", "a match that ended goes on after a restart", "e", false },
	{ "last-forgotten", "what is read again lacks its last record", "e", false },
	{ "sweep-takes-all", "the sweep takes matches that go on", "ea", false },
	{ "queue-unbounded", "what waits for slow readers grows without bound", "f", false },
	{ "conn-kept", "a connection that was closed is still counted", "f", false },
	{ "decline-at-once", "a seat that can only decline is answered for at once", "c", true },
	{ "decline-counted", "a forced decline counts as being away", "c", true },
	{ "log-tells", "the log has a digest of the whole position", "c", true },
	{ "metrics-tell", "forced declines are counted apart", "c", true },
	{ "size-tells", "the size of what spectators get depends on hidden cards", "c", true },
	{ NULL, NULL, NULL, false },
};

static bool is(const char *name)
{
	return planted != NULL && !plants_rest && strcmp(planted->name, name) == 0;
}

static int times; /* that the plant could have done harm */

void plants_begin(void)
{
	times = 0;
	plants_rest = false;
}

/* Every so often. */
static bool now_and_then(int every)
{
	return ++times % every == 0;
}

/* Plants change what others may not. */
static struct srv_table *open_up(const struct srv_table *table)
{
	return (struct srv_table *)(uintptr_t)table;
}

#define WRAP(result, name, ...)                                                                    \
	result __real_##name(__VA_ARGS__);                                                         \
	result __wrap_##name(__VA_ARGS__);                                                         \
	result __wrap_##name(__VA_ARGS__)

/* --- the store --------------------------------------------------------------------- */

WRAP(bool, pl_store_commit, struct pl_store *store)
{
	return is("commit-lies") || __real_pl_store_commit(store);
}

WRAP(void, pl_store_append, struct pl_store *store, const struct pl_entry *entry)
{
	if (!is("not-appended") || strcmp(entry->kind, "move") != 0 || !now_and_then(10))
		__real_pl_store_append(store, entry);
}

WRAP(void, pl_store_shelve, struct pl_store *store, const struct pl_shelf *shelf)
{
	if (!is("end-forgotten"))
		__real_pl_store_shelve(store, shelf);
}

/* All records but the last, which is only held. */
static struct {
	bool (*each)(void *, const struct pl_entry *);
	void *context;
	struct pl_entry held;
	char *kind, *text;
} reading;

static void let_go(void)
{
	free(reading.kind);
	free(reading.text);
	reading.kind = reading.text = NULL;
}

static bool hold(void *context, const struct pl_entry *entry)
{
	(void)context;
	bool more = reading.text == NULL || reading.each(reading.context, &reading.held);
	let_go();
	reading.held = *entry;
	reading.held.kind = reading.kind = pl_copied(entry->kind);
	reading.held.text = reading.text = pl_copied(entry->text);
	return more;
}

WRAP(bool, pl_store_records, struct pl_store *store, const char *table,
     bool (*each)(void *, const struct pl_entry *), void *context)
{
	if (!is("last-forgotten"))
		return __real_pl_store_records(store, table, each, context);
	reading.each = each;
	reading.context = context;
	bool good = __real_pl_store_records(store, table, hold, NULL);
	if (reading.text != NULL && reading.held.number <= 3) /* it is a table at least */
		each(context, &reading.held);
	let_go();
	return good;
}

/* --- tables ------------------------------------------------------------------------ */

WRAP(bool, srv_reload_table, struct srv *srv, struct srv_table *table)
{
	return is("no-reload") || __real_srv_reload_table(srv, table);
}

WRAP(int, srv_seat_of, const struct srv_table *table, const unsigned char *owner, int after)
{
	int seat = __real_srv_seat_of(table, owner, after);
	return is("seat-next") && seat >= 0 && seat + 1 < table->seat_count ? seat + 1 : seat;
}

WRAP(const struct srv_record *, srv_record_of_turn, const struct srv_table *table, int seat,
     int turn)
{
	return is("turn-forgotten") ? NULL : __real_srv_record_of_turn(table, seat, turn);
}

WRAP(bool, srv_record, struct srv *srv, struct srv_table *table, enum srv_kind kind, int seat,
     const char *text, struct srv_refusal *why)
{
	bool good = __real_srv_record(srv, table, kind, seat, text, why);
	if (is("chat-twice") && kind == SRV_CHAT && good)
		__real_srv_record(srv, table, kind, seat, text, why);
	if (is("log-tells") && srv_is_move(kind) && good && table->match != NULL)
		srv_log("played", "table=%s position=%llx", table->id,
		        (unsigned long long)pl_state_digest(table->game, table->match->state));
	return good;
}

WRAP(bool, srv_table_apply, struct srv *srv, struct srv_table *table, const struct pl_entry *entry,
     struct srv_refusal *why)
{
	bool good = __real_srv_table_apply(srv, table, entry, why);
	if (is("decline-counted") && good && strcmp(entry->kind, "decline") == 0)
		table->seats[entry->seat - 1].missed = SRV_MISSES;
	return good;
}

static bool in_page;

WRAP(struct srv_page *, srv_page_of, struct srv *srv, const char *path)
{
	in_page = true;
	struct srv_page *page = __real_srv_page_of(srv, path);
	in_page = false;
	return page;
}

WRAP(bool, srv_is_over_for_good, const struct srv_table *table)
{
	return (is("transcript-early") && in_page) || __real_srv_is_over_for_good(table);
}

WRAP(void, srv_sweep, struct srv *srv)
{
	if (is("sweep-takes-all"))
		for (struct srv_table *table = srv->first; table != NULL; table = table->next)
			table->kept = table->marked = srv->time - 1000 * SIM_DAY;
	__real_srv_sweep(srv);
}

WRAP(void, srv_consider, struct srv *srv, struct srv_table *table)
{
	__real_srv_consider(srv, table);
	for (int seat = 0; is("decline-at-once") && seat < table->seat_count; seat++)
		if (table->seats[seat].answer_at != 0 &&
		    table->seats[seat].answer_kind == SRV_DECLINE) {
			table->seats[seat].answer_at = srv_now();
			srv_due_set(srv, table, srv_now());
		}
}

/* --- requests ---------------------------------------------------------------------- */

WRAP(bool, srv_read_request, const char *text, size_t length, struct srv_request *request,
     struct srv_refusal *why)
{
	bool good = __real_srv_read_request(text, length, request, why);
	if (!is("turn-ignored") || !good || !srv_given(request, SRV_F_TURN) || world.srv == NULL)
		return good;
	const struct srv_table *table = srv_find_table(world.srv, request->text[SRV_F_TABLE]);
	long long seat = request->number[SRV_F_SEAT];
	if (table != NULL && seat > 0 && seat <= table->seat_count)
		request->number[SRV_F_TURN] = table->seats[seat - 1].turn + 1;
	return good;
}

WRAP(void, srv_act_delete, struct srv *srv, struct srv_conn *conn,
     const struct srv_request *request)
{
	struct srv_table *table = srv_find_table(srv, request->text[SRV_F_TABLE]);
	if (is("anyone-deletes") && table != NULL)
		memcpy(table->maker, conn->owner, SRV_OWNER);
	for (int seat = 0; is("delete-under-others") && table != NULL && seat < table->seat_count;
	     seat++)
		table->seats[seat].resigned = true;
	__real_srv_act_delete(srv, conn, request);
	for (int seat = 0; is("delete-under-others") && table != NULL && seat < table->seat_count;
	     seat++)
		table->seats[seat].resigned = false;
}

/* --- what is sent ------------------------------------------------------------------ */

WRAP(void, srv_reply_later, struct srv *srv, struct srv_conn *conn,
     const struct srv_request *request, const struct pl_text *text, bool durable)
{
	__real_srv_reply_later(srv, conn, request, text, durable);
	struct srv_reply *reply = &srv->replies[srv->reply_count - 1];
	bool lost = is("reply-lost") && now_and_then(50);
	if (is("early-reply"))
		srv_send(srv, conn, reply->message);
	if (is("early-reply") || lost)
		reply->conn = NULL;
}

WRAP(void, srv_send, struct srv *srv, struct srv_conn *conn, struct srv_message *message)
{
	size_t queued = conn->queued;
	if (!is("queue-unbounded")) {
		__real_srv_send(srv, conn, message);
		return;
	}
	conn->queued = 0;
	__real_srv_send(srv, conn, message);
	conn->queued += queued;
}

WRAP(void, srv_conn_free, struct srv *srv, struct srv_conn *conn)
{
	__real_srv_conn_free(srv, conn);
	srv->conn_count += is("conn-kept");
}

void __real_srv_wire_position(const struct srv_table *, const struct pl_match *, struct srv_place,
                              int64_t since, struct pl_text *);

/* What another place sees, under this one's name. */
static void swap_place(const struct srv_table *table, const struct pl_match *match,
                       struct srv_place place, int other, int64_t since, struct pl_text *text)
{
	int seat = place.seat;
	char name[24];
	char *from = text->at;
	place.seat = other;
	__real_srv_wire_position(table, match, place, since, text);
	int length = snprintf(name, sizeof name, "\"seat\":%d", other + 1);
	char *at = strstr(from, name);
	if (at != NULL)
		at[length - 1] = (char)('0' + (seat == PL_SPECTATOR ? 0 : seat + 1));
}

WRAP(void, srv_wire_position, const struct srv_table *table, const struct pl_match *match,
     struct srv_place place, int64_t since, struct pl_text *text)
{
	int seat = place.seat;
	if (is("other-seat") && seat != PL_SPECTATOR && table->seat_count > 1)
		swap_place(table, match, place, (seat + 1) % table->seat_count, since, text);
	else if (is("spectator-sees-p1") && seat == PL_SPECTATOR)
		swap_place(table, match, place, 0, since, text);
	else
		__real_srv_wire_position(table, match, place, since, text);
	if (is("size-tells") && seat == PL_SPECTATOR)
		pl_put(text, "%*s", (int)(pl_state_digest(table->game, match->state) % 8), "");
}

WRAP(void, pl_change_json, const struct pl_description *about, const char *key,
     const struct pl_rules *rules, const struct pl_state *before, const struct pl_state *view,
     int viewer, struct pl_text *text)
{
	bool forgotten = is("change-forgotten") && now_and_then(3);
	__real_pl_change_json(about, key, rules, forgotten ? view : before, view, viewer, text);
}

WRAP(void, srv_wire_table, const struct srv_table *table, struct pl_text *text)
{
	enum srv_state state = table->state;
	if (is("secret-early") && state == SRV_RUNNING)
		open_up(table)->state = SRV_FINISHED;
	__real_srv_wire_table(table, text);
	open_up(table)->state = state;
}

WRAP(void, srv_wire_lobby, struct srv *srv, const struct srv_request *request, struct pl_text *text)
{
	for (struct srv_table *table = srv->first; table != NULL; table = table->next)
		table->listed = table->listed || is("lobby-shows-all");
	__real_srv_wire_lobby(srv, request, text);
}

WRAP(void, srv_wire_refusal, const struct srv_request *request, const struct srv_refusal *refusal,
     struct pl_text *text)
{
	struct srv_refusal mute = *refusal;
	if (is("refusal-mute"))
		mute.text[0] = '\0';
	__real_srv_wire_refusal(request, &mute, text);
}

WRAP(void, srv_tell_table, struct srv *srv, struct srv_table *table)
{
	__real_srv_tell_table(srv, table);
	if (is("told-twice") && table->told >= 2)
		table->told -= 2;
}

WRAP(void, srv_metrics, struct srv *srv, struct pl_text *text)
{
	__real_srv_metrics(srv, text);
	if (is("metrics-tell"))
		pl_put(text, "perilune_declines_total %llu\n",
		       (unsigned long long)srv->counts.records[SRV_DECLINE]);
}
