/* table.c - a table is the sum of its records: each kind of record is applied by
 * one function here, the same when it happens and when the server starts again.
 * What cannot be applied is refused and changes nothing. */
#include "server/parts.h"

#include "core/memory.h"
#include "core/rows.h"
#include "core/transcript.h"
#include "core/turn.h"
#include "games/registry.h"

#include <inttypes.h>
#include <string.h>

/* clang-format off */
const char *const srv_kind_names[] = {
	[SRV_CREATE] = "create",   [SRV_SIT] = "sit",         [SRV_LEAVE] = "leave",
	[SRV_CONTRIBUTE] = "contribute", [SRV_START] = "start", [SRV_MOVE] = "move",
	[SRV_BOT] = "bot",         [SRV_STANDIN] = "standin", [SRV_DECLINE] = "decline",
	[SRV_UNDO] = "undo",       [SRV_RESIGN] = "resign",   [SRV_BACK] = "back",
	[SRV_CHAT] = "chat",       [SRV_REMATCH] = "rematch",
};
/* clang-format on */
PL_ROWS(srv_kind_names, SRV_KINDS);

const char *const srv_seat_kind_names[] = {
	[SRV_OPEN_SEAT] = "open",
	[SRV_PERSON] = "person",
	[SRV_BOT_SEAT] = "bot",
};
PL_ROWS(srv_seat_kind_names, SRV_SEAT_KINDS);

const char *srv_state_name(enum srv_state state)
{
	static const char *const names[] = {
		[SRV_OPEN] = "open",
		[SRV_RUNNING] = "running",
		[SRV_FINISHED] = "finished",
		[SRV_OLD] = "old",
	};
	PL_ROWS(names, SRV_STATES);
	return names[state];
}

static enum srv_kind kind_of(const char *name)
{
	int kind = 0;
	while (kind < SRV_KINDS && strcmp(srv_kind_names[kind], name) != 0)
		kind++;
	return (enum srv_kind)kind;
}

int srv_seat_of(const struct srv_table *table, const unsigned char owner[SRV_OWNER], int after)
{
	for (int seat = after + 1; seat < table->seat_count; seat++)
		if (table->seats[seat].kind == SRV_PERSON &&
		    memcmp(table->seats[seat].owner, owner, SRV_OWNER) == 0)
			return seat;
	return -1;
}

bool srv_table_over(const struct srv_table *table)
{
	return table->state >= SRV_FINISHED;
}

/* What ended in this turn may go on if the disk refuses it, so nothing is told of it yet. */
bool srv_is_over_for_good(const struct srv_table *table)
{
	return srv_table_over(table) && table->shelved;
}

bool srv_is_open_book(const struct srv_table *table)
{
	return table->state == SRV_FINISHED && table->shelved;
}

/* --- create ------------------------------------------------------------------- */

static const char *text_of(const json_t *object, const char *key)
{
	const char *text = json_string_value(json_object_get(object, key));
	return text == NULL ? "" : text;
}

static int number_of(const json_t *object, const char *key)
{
	return (int)json_integer_value(json_object_get(object, key));
}

static void read_seats(struct srv_table *table, const json_t *players)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		const char *player = json_string_value(json_array_get(players, (size_t)seat));
		struct srv_seat *into = &table->seats[seat];
		char room[200];
		struct pl_text why = pl_text_in(room, sizeof room);
		if (player == NULL || strcmp(player, "open") == 0 ||
		    !pl_bot_read(player, &into->bot, &why))
			continue;
		into->kind = SRV_BOT_SEAT;
		snprintf(into->name, sizeof into->name, "%s", player);
	}
}

static void read_options(struct srv_table *table, const json_t *options)
{
	for (size_t i = 0; i < json_array_size(options) && i < SRV_OPTIONS; i++)
		table->options[table->option_count++] =
			pl_copied(json_string_value(json_array_get(options, i)));
}

/* A table that this program cannot play any more stays readable. */
static bool grow_old(struct srv_table *table, const char *why)
{
	table->state = SRV_OLD;
	snprintf(table->why_old, sizeof table->why_old, "%s", why);
	return true;
}

static bool find_rules(struct srv *srv, struct srv_table *table, const char *slug,
                       const char *digest)
{
	struct srv_refusal why;
	char text[200], now[20];
	table->game = pl_find_game(slug);
	if (table->game == NULL)
		return grow_old(table, "the game is not part of this version of Perilune");
	if (table->version != table->game->version) {
		snprintf(text, sizeof text, "played under version %d of %s; this is version %d",
		         table->version, slug, table->game->version);
		return grow_old(table, text);
	}
	table->book = srv_book_use(srv, table->game, table->data,
	                           (const char *const *)table->options, table->option_count, &why);
	if (table->book == NULL)
		return grow_old(table, "its data file or options are no longer accepted");
	snprintf(now, sizeof now, "%016" PRIx64, table->book->book->rules->digest);
	if (strcmp(now, digest) != 0)
		return grow_old(table, "the game's standard data has changed since");
	return true;
}

static bool apply_create(struct srv *srv, struct srv_table *table, const struct pl_entry *entry,
                         struct srv_refusal *why)
{
	json_t *order = json_loads(entry->text, 0, NULL);
	const char *seats = order == NULL ? NULL : text_of(order, "secret");
	if (order == NULL || !pl_seed_digits(seats, table->pledge.secret) ||
	    !srv_unhex(text_of(order, "maker"), table->maker, SRV_OWNER)) {
		json_decref(order);
		return srv_refuse(why, "broken", "the table's first record cannot be read");
	}
	table->seat_count = number_of(order, "seats");
	table->version = number_of(order, "version");
	table->seconds = number_of(order, "time");
	table->listed = json_is_true(json_object_get(order, "public"));
	table->plain_key = json_is_true(json_object_get(order, "plain"));
	table->made = entry->at;
	snprintf(table->name, sizeof table->name, "%s", text_of(order, "name"));
	snprintf(table->data, sizeof table->data, "%s", text_of(order, "data"));
	if (table->seat_count < 1 || table->seat_count > PL_SEATS)
		table->seat_count = 1;
	read_options(table, json_object_get(order, "options"));
	read_seats(table, json_object_get(order, "players"));
	find_rules(srv, table, text_of(order, "game"), text_of(order, "rules"));
	json_decref(order);
	return true;
}

/* --- before play ---------------------------------------------------------------- */

/* Records of an old table are read all the same; new ones are refused elsewhere. */
static bool is_open(const struct srv_table *table, struct srv_refusal *why)
{
	if (table->state == SRV_OPEN || table->state == SRV_OLD)
		return true;
	return srv_refuse(why, "started", "the table has started already");
}

static bool apply_sit(struct srv_table *table, const struct pl_entry *entry,
                      struct srv_refusal *why)
{
	struct srv_seat *seat = &table->seats[entry->seat - 1];
	if (!is_open(table, why))
		return false;
	if (seat->kind != SRV_OPEN_SEAT)
		return srv_refuse(why, "taken", "seat %d is taken", entry->seat);
	json_t *person = json_loads(entry->text, 0, NULL);
	bool good = srv_unhex(text_of(person, "owner"), seat->owner, SRV_OWNER);
	if (good) {
		seat->kind = SRV_PERSON;
		snprintf(seat->name, sizeof seat->name, "%s", text_of(person, "name"));
	}
	json_decref(person);
	return good || srv_refuse(why, "broken", "who sat down cannot be read");
}

static bool apply_leave(struct srv_table *table, const struct pl_entry *entry,
                        struct srv_refusal *why)
{
	struct srv_seat *seat = &table->seats[entry->seat - 1];
	if (!is_open(table, why))
		return false;
	*seat = (struct srv_seat){ .kind = SRV_OPEN_SEAT };
	table->pledge.contribution[entry->seat - 1][0] = '\0';
	return true;
}

static bool apply_contribute(struct srv_table *table, const struct pl_entry *entry,
                             struct srv_refusal *why)
{
	if (!is_open(table, why))
		return false;
	if (!pl_is_contribution(entry->text))
		return srv_refuse(why, "bad-contribution",
		                  "a contribution is 1 to 64 letters, digits, '-' or '_'");
	snprintf(table->pledge.contribution[entry->seat - 1], PL_CONTRIBUTION_TEXT, "%s",
	         entry->text);
	return true;
}

static void ask_seats(struct srv_table *table, int mover)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		struct srv_seat *at = &table->seats[seat];
		bool pending = !pl_match_over(table->match) &&
			pl_is_pending(table->match->state, seat);
		if (!pending)
			at->asked = 0;
		else if (at->asked == 0 || seat == mover)
			at->asked = srv_now();
		if (!pending || seat == mover)
			at->answer_at = 0;
	}
}

static bool apply_start(struct srv_table *table, const struct pl_entry *entry,
                        struct srv_refusal *why)
{
	uint64_t key[2];
	if (!is_open(table, why))
		return false;
	for (int seat = 0; seat < table->seat_count; seat++)
		if (table->seats[seat].kind == SRV_OPEN_SEAT)
			return srv_refuse(why, "empty-seat", "seat %d is still empty", seat + 1);
	if (!table->skimmed) {
		if (table->plain_key)
			memcpy(key, table->pledge.secret, sizeof key);
		else
			pl_seed_mix(&table->pledge, key);
		table->match = pl_match_new(table->game, table->book->book, table->seat_count, key);
		if (table->match == NULL)
			return srv_refuse(why, "bad-seats",
			                  "this number of seats cannot play by these rules");
		ask_seats(table, -1);
	}
	table->state = SRV_RUNNING;
	table->started = entry->at;
	return true;
}

/* --- play ------------------------------------------------------------------------ */

static bool is_running(const struct srv_table *table, struct srv_refusal *why)
{
	if (table->state == SRV_RUNNING)
		return true;
	return srv_refuse(why, "not-running",
	                  table->state == SRV_OPEN ? "the table has not started yet"
	                                           : "the match is over");
}

bool srv_refuse_by_rule(struct srv_refusal *why, const struct pl_game *game,
                        const struct pl_reason *reason)
{
	srv_refuse(why, "refused", "%s", reason->text);
	why->game = game;
	snprintf(why->clause, sizeof why->clause, "%s", reason->clause);
	return false;
}

static void count_misses(struct srv_seat *seat, enum srv_kind kind)
{
	if (kind == SRV_MOVE)
		seat->missed = 0;
	else if (kind == SRV_STANDIN && seat->missed < SRV_MISSES)
		seat->missed++;
}

static void note_end(struct srv_table *table, int64_t at)
{
	if (!pl_match_over(table->match))
		return;
	table->state = SRV_FINISHED;
	table->ended = at;
}

bool srv_says(const struct srv_record *record, const char *words)
{
	return strcmp(record->text, words) == 0 ||
		(record->kept != NULL && strcmp(record->kept, words) == 0);
}

/* A move as people read it, and as it is kept. */
struct spoken {
	char words[PL_MOVE_TEXT], kept[PL_MOVE_TEXT];
};

static bool apply_move(struct srv_table *table, enum srv_kind kind, const struct pl_entry *entry,
                       struct spoken *spoken, struct srv_refusal *why)
{
	int seat = entry->seat - 1;
	struct pl_match *match = table->match;
	struct pl_move move;
	if (!pl_is_pending(match->state, seat))
		return srv_refuse(why, "not-asked", "p%d is not asked for a move now", seat + 1);
	struct pl_state *view = pl_resize(NULL, table->game->state_size);
	pl_match_view(match, seat, view);
	if (!pl_parse_move(table->game, match->book, view, seat, entry->text, &move)) {
		free(view);
		return srv_refuse(why, SRV_NO_SUCH_MOVE,
		                  "'%.100s' is not a move that can be made here.", entry->text);
	}
	move.seat = (uint8_t)seat;
	const struct pl_reason *reason = pl_match_play(match, &move);
	if (reason == NULL) {
		pl_move_text(table->game, match->book, view, &move, spoken->words);
		pl_move_kept(table->game, match->book, view, &move, spoken->kept);
	}
	free(view);
	if (reason != NULL)
		return srv_refuse_by_rule(why, table->game, reason);
	count_misses(&table->seats[seat], kind);
	ask_seats(table, seat);
	note_end(table, entry->at);
	return true;
}

/* Enough that nobody who thinks runs out of them, and so few that a table's records
 * stay a small multiple of its moves. Only who asks to is stopped: records of the past, and
 * of a match that is taken over, are applied however many they are. */
bool srv_may_undo(const struct srv_table *table, int seat)
{
	const struct srv_seat *at = &table->seats[seat];
	int moves = at->turn - at->undos, undos = at->undos + 1;
	return undos - (moves - undos) <= SRV_UNDOS;
}

int srv_steps_back(const struct srv_table *table, const struct pl_match *match, int seat,
                   enum pl_stays *why)
{
	unsigned bots = 0;
	for (int other = 0; other < table->seat_count; other++)
		if (table->seats[other].kind == SRV_BOT_SEAT || table->seats[other].resigned)
			bots |= 1u << other;
	int steps = pl_match_steps_back(match, seat, bots, why);
	if (steps == 0 || srv_may_undo(table, seat))
		return steps;
	*why = PL_STAYS_OFTEN;
	return 0;
}

static struct srv_record *last_act_of(struct srv_table *table, int seat)
{
	for (int i = table->record_count - 1; i >= 0; i--) {
		struct srv_record *record = &table->records[i];
		if (record->seat == seat && srv_is_move(record->kind) && !record->undone)
			return record;
	}
	return NULL;
}

static bool apply_undo(struct srv_table *table, const struct pl_entry *entry, int64_t *undid,
                       struct srv_refusal *why)
{
	struct srv_record *act = last_act_of(table, entry->seat);
	if (act == NULL || !pl_match_undo(table->match, entry->seat - 1))
		return srv_refuse(why, "no-undo",
		                  "there is nothing that can be taken back: what "
		                  "was shown or answered stays");
	act->undone = true;
	*undid = act->number;
	table->epoch++;
	for (int seat = 0; seat < table->seat_count; seat++)
		table->seats[seat].answer_at = 0;
	ask_seats(table, entry->seat - 1);
	return true;
}

static bool apply_resign(struct srv_table *table, const struct pl_entry *entry,
                         struct srv_refusal *why)
{
	struct srv_seat *seat = &table->seats[entry->seat - 1];
	if (table->seat_count == 1)
		return srv_refuse(why, "alone", "a table for one is deleted, not resigned");
	if (seat->resigned)
		return srv_refuse(why, "resigned", "this seat has resigned already");
	seat->resigned = true;
	if (table->seat_count == 2) {
		pl_match_resign(table->match, entry->seat - 1);
		ask_seats(table, -1);
		note_end(table, entry->at);
	}
	return true;
}

/* --- any record ------------------------------------------------------------------- */

static void keep_record(struct srv_table *table, enum srv_kind kind, const struct pl_entry *entry,
                        const struct spoken *spoken, int64_t undid)
{
	if (table->record_count == table->record_room) {
		table->record_room = table->record_room == 0 ? 16 : 2 * table->record_room;
		table->records = pl_resize(table->records,
		                           (size_t)table->record_room * sizeof table->records[0]);
	}
	struct srv_record *record = &table->records[table->record_count++];
	*record = (struct srv_record){
		.number = entry->number,
		.at = entry->at,
		.kind = kind,
		.seat = entry->seat,
		.undid = undid,
		.text = pl_copied(spoken != NULL               ? spoken->words
		                          : kind == SRV_CREATE ? ""
		                                               : entry->text),
		.kept = spoken != NULL ? pl_copied(spoken->kept) : NULL,
	};
	if (srv_is_move(kind) || kind == SRV_UNDO)
		record->turn = ++table->seats[entry->seat - 1].turn;
	if (kind == SRV_UNDO)
		table->seats[entry->seat - 1].undos++;
	if (!srv_is_move(kind) || table->match == NULL)
		return;
	const struct pl_step *step = &table->match->steps[table->match->step_count - 1];
	size_t size = (size_t)step->event_count * sizeof step->events[0];
	record->event_count = step->event_count;
	record->events = pl_resize(NULL, size);
	memcpy(record->events, step->events, size);
}

/* Records of play where the moves are not followed: of a table that is only
 * skimmed, or too old to play. */
static bool skim(struct srv_table *table, enum srv_kind kind, const struct pl_entry *entry)
{
	if (kind == SRV_RESIGN)
		table->seats[entry->seat - 1].resigned = true;
	if (!table->skimmed)
		keep_record(table, kind, entry, NULL, 0);
	return true;
}

static bool apply_play(struct srv_table *table, enum srv_kind kind, const struct pl_entry *entry,
                       struct srv_refusal *why)
{
	int64_t undid = 0;
	struct spoken spoken;
	if (table->skimmed || table->state == SRV_OLD)
		return skim(table, kind, entry);
	if (!is_running(table, why))
		return false;
	bool good = srv_is_move(kind) ? apply_move(table, kind, entry, &spoken, why)
		: kind == SRV_UNDO    ? apply_undo(table, entry, &undid, why)
		: kind == SRV_RESIGN  ? apply_resign(table, entry, why)
				      : true;
	if (!good)
		return false;
	if (kind == SRV_BACK)
		table->seats[entry->seat - 1].missed = 0;
	keep_record(table, kind, entry, srv_is_move(kind) ? &spoken : NULL, undid);
	return true;
}

static bool apply_other(struct srv *srv, struct srv_table *table, enum srv_kind kind,
                        const struct pl_entry *entry, struct srv_refusal *why)
{
	bool good = true;
	switch (kind) {
	case SRV_CREATE:
		good = apply_create(srv, table, entry, why);
		break;
	case SRV_SIT:
		good = apply_sit(table, entry, why);
		break;
	case SRV_LEAVE:
		good = apply_leave(table, entry, why);
		break;
	case SRV_CONTRIBUTE:
		good = apply_contribute(table, entry, why);
		break;
	case SRV_START:
		good = table->state == SRV_OLD || apply_start(table, entry, why);
		break;
	case SRV_REMATCH:
		snprintf(table->rematch, sizeof table->rematch, "%s", entry->text);
		break;
	default:
		break;
	}
	if (good && (kind != SRV_CHAT || !table->skimmed))
		keep_record(table, kind, entry, NULL, 0);
	return good;
}

bool srv_table_apply(struct srv *srv, struct srv_table *table, const struct pl_entry *entry,
                     struct srv_refusal *why)
{
	enum srv_kind kind = kind_of(entry->kind);
	if (kind == SRV_KINDS || entry->number != table->number + 1 || entry->seat < 0 ||
	    entry->seat > (kind == SRV_CREATE ? 0 : table->seat_count))
		return srv_refuse(why, "broken", "record %lld of the table cannot be read",
		                  (long long)entry->number);
	bool of_seat = (kind >= SRV_SIT && kind <= SRV_BACK && kind != SRV_START);
	if (of_seat && entry->seat == 0)
		return srv_refuse(why, "broken", "a record without its seat");
	bool play = srv_is_move(kind) || kind == SRV_UNDO || kind == SRV_RESIGN || kind == SRV_BACK;
	bool good = play ? apply_play(table, kind, entry, why)
			 : apply_other(srv, table, kind, entry, why);
	if (!good)
		return false;
	table->number = entry->number;
	table->last = entry->at;
	return true;
}

const struct srv_record *srv_record_of_turn(const struct srv_table *table, int seat, int turn)
{
	for (int i = table->record_count - 1; i >= 0; i--)
		if (table->records[i].seat == seat && table->records[i].turn == turn)
			return &table->records[i];
	return NULL;
}

/* What is not of the records: who watches, and where the table hangs. */
static void keep_presence(struct srv_table *into, const struct srv_table *from)
{
	memcpy(into->id, from->id, sizeof into->id);
	memcpy(into->address, from->address, sizeof into->address);
	into->epoch = from->epoch + 1;
	into->told = from->told;
	into->news = from->news;
	into->touched = from->touched;
	into->deleted = from->deleted;
	into->shelved = from->shelved;
	into->watchers = from->watchers;
	into->stakes = from->stakes;
	into->in_bucket = from->in_bucket;
	into->next = from->next;
	into->previous = from->previous;
	into->next_touched = from->next_touched;
	into->next_listed = from->next_listed;
	into->previous_listed = from->previous_listed;
	into->listed_as = from->listed_as;
	into->next_idle = from->next_idle;
	into->previous_idle = from->previous_idle;
	into->idle = from->idle;
}

/* All that came from records goes; who watches stays. */
void srv_table_reset(struct srv *srv, struct srv_table *table)
{
	srv_let_rest(srv, table);
	for (int i = 0; i < table->record_count; i++) {
		free(table->records[i].text);
		free(table->records[i].kept);
		free(table->records[i].events);
	}
	free(table->records);
	for (int i = 0; i < table->option_count; i++)
		free(table->options[i]);
	pl_match_free(table->match);
	srv_book_release(srv, table->book);
	srv_forget_seen(table);
	struct srv_table kept = *table;
	memset(table, 0, sizeof *table);
	keep_presence(table, &kept);
}

void srv_adopt(struct srv *srv, struct srv_table *table, struct srv_table *aside)
{
	srv_table_reset(srv, table);
	keep_presence(aside, table);
	*table = *aside;
	free(aside);
}

/* Whether a person is asked for a move. */
bool srv_asked(const struct srv_table *table, const unsigned char owner[SRV_OWNER])
{
	for (int seat = srv_seat_of(table, owner, -1); seat >= 0;
	     seat = srv_seat_of(table, owner, seat))
		if (table->state == SRV_RUNNING && table->seats[seat].asked != 0)
			return true;
	return false;
}
