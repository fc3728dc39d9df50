/* facts.c - tables as their rows on the disk say: read through the store, played again
 * by the rules alone, and compared with what was read before, since what is written
 * stays. Shares nothing with the server but the rules and the store. */
#include "sim.h"

#include "core/book.h"
#include "core/memory.h"
#include "core/turn.h"
#include "games/registry.h"

#include <string.h>

static struct {
	int count, room;
	struct fact **at;
	bool begins[4096]; /* the first three digits of some secret or key */
} facts;

static int beginning_of(const char *digits)
{
	int sum = 0;
	for (int i = 0; i < 3; i++)
		sum = 16 * sum + (digits[i] & 15) + (digits[i] >= 'a' ? 9 : 0);
	return sum & 4095;
}

struct fact *fact_at(int index)
{
	return facts.at[index];
}

int fact_count(void)
{
	return facts.count;
}

int fact_index(const struct fact *fact)
{
	int index = 0;
	while (facts.at[index] != fact)
		index++;
	return index;
}

struct fact *fact_of(const char *id)
{
	for (int i = 0; i < facts.count; i++)
		if (strcmp(facts.at[i]->id, id) == 0)
			return facts.at[i];
	if (facts.count == facts.room) {
		facts.room = facts.room == 0 ? 64 : 2 * facts.room;
		facts.at = pl_resize(facts.at, (size_t)facts.room * sizeof facts.at[0]);
	}
	struct fact *fact = facts.at[facts.count++] = pl_zeroed(sizeof *fact);
	snprintf(fact->id, sizeof fact->id, "%s", id);
	return fact;
}

void facts_end(void)
{
	for (int i = 0; i < facts.count; i++) {
		struct fact *fact = facts.at[i];
		for (int j = 0; j < fact->row_count; j++) {
			free(fact->rows[j].text);
			free(fact->rows[j].words);
			free(fact->rows[j].events);
		}
		free(fact->rows);
		pl_match_free(fact->match);
		free(fact);
	}
	free(facts.at);
	memset(&facts, 0, sizeof facts);
}

int fact_holder(const struct fact *fact, const char *owner, int after)
{
	for (int seat = after + 1; seat < fact->seat_count; seat++)
		if (fact->seats[seat].kind == SRV_PERSON &&
		    strcmp(fact->seats[seat].owner, owner) == 0)
			return seat;
	return -1;
}

/* In the middle of a turn the rows that are there may never be kept: then the server is
 * believed. */
static bool has_ended(struct fact *fact)
{
	if (fact->state == SRV_FINISHED)
		return true;
	if (!pl_store_waiting(world.srv->store))
		return fact_sync(world.srv, fact) ? fact->state == SRV_FINISHED : fact->delete_sent;
	const struct srv_table *table = srv_find_table(world.srv, fact->id);
	return table == NULL || table->state == SRV_FINISHED;
}

/* Whether these digits are the secret or the key of a match that goes on. A match taken
 * over from a finished one has a secret that was told already. */
bool fact_secret_is_live(const char *digits)
{
	bool live = false;
	if (!facts.begins[beginning_of(digits)])
		return false;
	for (int i = 0; i < facts.count; i++) {
		struct fact *fact = facts.at[i];
		if (fact->row_count == 0 ||
		    (memcmp(digits, fact->secret, PL_SEED_TEXT - 1) != 0 &&
		     memcmp(digits, fact->key, PL_SEED_TEXT - 1) != 0))
			continue;
		if (has_ended(fact))
			return false;
		live = true;
	}
	return live;
}

/* --- books, shared by all seeds ---------------------------------------------------- */

static const struct pl_book *book_of(const struct pl_game *game, const json_t *options)
{
	static struct shelf {
		const struct pl_game *game;
		char *key;
		struct pl_book *book;
		struct shelf *next;
	} * shelf;
	const char *given[SRV_OPTIONS];
	int count = 0;
	for (size_t i = 0; i < json_array_size(options) && i < SRV_OPTIONS; i++)
		given[count++] = json_string_value(json_array_get(options, i));
	char *key = json_dumps(options, JSON_COMPACT);
	for (struct shelf *at = shelf; at != NULL; at = at->next)
		if (at->game == game && strcmp(at->key, key) == 0) {
			free(key);
			return at->book;
		}
	struct shelf *fresh = pl_zeroed(sizeof *fresh);
	*fresh = (struct shelf){ game, key, pl_book_standard(game, given, count, NULL), shelf };
	shelf = fresh;
	return fresh->book;
}

/* --- rows -------------------------------------------------------------------------- */

static const char *text_in(const json_t *object, const char *key)
{
	const char *text = json_string_value(json_object_get(object, key));
	return text == NULL ? "" : text;
}

static bool make_table(struct fact *fact, const char *text)
{
	json_t *order = json_loads(text, 0, NULL);
	const json_t *players = json_object_get(order, "players");
	fact->game = pl_find_game(text_in(order, "game"));
	fact->seat_count = (int)json_integer_value(json_object_get(order, "seats"));
	fact->seconds = (int)json_integer_value(json_object_get(order, "time"));
	fact->listed = json_is_true(json_object_get(order, "public"));
	fact->plain = json_is_true(json_object_get(order, "plain"));
	snprintf(fact->maker, sizeof fact->maker, "%s", text_in(order, "maker"));
	bool good = fact->game != NULL && fact->seat_count >= 1 && fact->seat_count <= PL_SEATS &&
		pl_seed_digits(text_in(order, "secret"), fact->pledge.secret);
	snprintf(fact->secret, sizeof fact->secret, "%s", text_in(order, "secret"));
	if (good)
		facts.begins[beginning_of(fact->secret)] = true;
	for (int seat = 0; good && seat < fact->seat_count; seat++) {
		const char *player = json_string_value(json_array_get(players, (size_t)seat));
		bool bot = player != NULL && strcmp(player, "open") != 0;
		fact->seats[seat].kind = bot ? SRV_BOT_SEAT : SRV_OPEN_SEAT;
		snprintf(fact->seats[seat].name, SRV_NAME, "%s", bot ? player : "");
	}
	if (good)
		fact->book = book_of(fact->game, json_object_get(order, "options"));
	json_decref(order);
	return good && fact->book != NULL;
}

static bool sit_down(struct fact_seat *seat, const char *text)
{
	json_t *person = json_loads(text, 0, NULL);
	bool good = seat->kind == SRV_OPEN_SEAT && person != NULL;
	if (good) {
		seat->kind = SRV_PERSON;
		snprintf(seat->owner, sizeof seat->owner, "%s", text_in(person, "owner"));
		snprintf(seat->name, sizeof seat->name, "%s", text_in(person, "name"));
	}
	json_decref(person);
	return good;
}

static bool start_match(struct fact *fact)
{
	uint64_t key[2];
	if (fact->match != NULL)
		return false;
	if (fact->plain)
		memcpy(key, fact->pledge.secret, sizeof key);
	else
		pl_seed_mix(&fact->pledge, key);
	fact->match = pl_match_new(fact->game, fact->book, fact->seat_count, key);
	fact->state = SRV_RUNNING;
	pl_seed_write(key, fact->key);
	facts.begins[beginning_of(fact->key)] = true;
	return fact->match != NULL;
}

static bool make_move(struct fact *fact, struct row *row)
{
	struct pl_match *match = fact->match;
	struct pl_move move;
	int seat = row->seat - 1;
	if (match == NULL || fact->state != SRV_RUNNING)
		return false;
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, seat, view);
	char words[PL_MOVE_TEXT];
	bool good = pl_parse_move(match->game, match->book, view, seat, row->text, &move);
	move.seat = (uint8_t)seat;
	if (good)
		pl_move_text(match->game, match->book, view, &move, words);
	row->words = good ? pl_copied(words) : NULL;
	free(view);
	if (!good || pl_match_play(match, &move) != NULL)
		return false;
	const struct pl_step *step = &match->steps[match->step_count - 1];
	size_t size = (size_t)step->event_count * sizeof step->events[0];
	row->event_count = step->event_count;
	row->events = memcpy(pl_resize(NULL, size), step->events, size);
	struct fact_seat *at = &fact->seats[seat];
	at->missed = row->kind == SRV_MOVE ? 0 : at->missed + (row->kind == SRV_STANDIN);
	return true;
}

static bool take_back(struct fact *fact, const struct row *row)
{
	int i = fact->row_count - 1;
	while (i >= 0 &&
	       (fact->rows[i].seat != row->seat || fact->rows[i].undone ||
	        !srv_is_move(fact->rows[i].kind)))
		i--;
	if (fact->match == NULL || fact->state != SRV_RUNNING || i < 0 ||
	    !pl_match_undo(fact->match, row->seat - 1))
		return false;
	fact->rows[i].undone = true;
	return true;
}

static bool give_up(struct fact *fact, int seat)
{
	if (fact->match == NULL || fact->state != SRV_RUNNING || fact->seats[seat].resigned)
		return false;
	fact->seats[seat].resigned = true;
	if (fact->seat_count == 2)
		pl_match_resign(fact->match, seat);
	return true;
}

/* Whether the row follows from those before it. */
static bool follow(struct fact *fact, struct row *row)
{
	struct fact_seat *seat = row->seat > 0 ? &fact->seats[row->seat - 1] : NULL;
	if (row->kind != SRV_CREATE && fact->row_count == 0)
		return false;
	if (seat != NULL && row->seat > fact->seat_count)
		return false;
	switch (row->kind) {
	case SRV_CREATE:
		return fact->row_count == 0 && make_table(fact, row->text);
	case SRV_SIT:
		return fact->state == SRV_OPEN && sit_down(seat, row->text);
	case SRV_LEAVE:
		*seat = (struct fact_seat){ .kind = SRV_OPEN_SEAT };
		fact->pledge.contribution[row->seat - 1][0] = '\0';
		return fact->state == SRV_OPEN;
	case SRV_CONTRIBUTE:
		snprintf(fact->pledge.contribution[row->seat - 1], PL_CONTRIBUTION_TEXT, "%s",
		         row->text);
		return fact->state == SRV_OPEN;
	case SRV_START:
		return start_match(fact);
	case SRV_UNDO:
		return take_back(fact, row);
	case SRV_RESIGN:
		return give_up(fact, row->seat - 1);
	case SRV_BACK:
		seat->missed = 0;
		return fact->state == SRV_RUNNING;
	case SRV_CHAT:
	case SRV_REMATCH:
		return true;
	default:
		return make_move(fact, row);
	}
}

static enum srv_kind kind_named(const char *name)
{
	int kind = 0;
	while (kind < SRV_KINDS && strcmp(srv_kind_names[kind], name) != 0)
		kind++;
	return (enum srv_kind)kind;
}

static void add_row(struct fact *fact, const struct pl_entry *entry)
{
	struct row row = {
		.number = entry->number,
		.at = entry->at,
		.kind = kind_named(entry->kind),
		.seat = entry->seat,
		.text = pl_copied(entry->text),
	};
	if (row.number != fact->row_count + 1 || row.kind == SRV_KINDS || !follow(fact, &row))
		violated('e',
		         "record %lld (%s of p%d: %.80s) of table %s does not follow from those "
		         "before it",
		         (long long)row.number, entry->kind, row.seat, row.text, fact->id);
	if ((srv_is_move(row.kind) || row.kind == SRV_UNDO) && row.seat > 0)
		row.turn = ++fact->seats[row.seat - 1].turn;
	if (row.kind == SRV_UNDO && row.seat > 0)
		fact->seats[row.seat - 1].undos++;
	if (fact->match != NULL && fact->state == SRV_RUNNING && pl_match_over(fact->match))
		fact->state = SRV_FINISHED;
	if (fact->row_count == fact->row_room) {
		fact->row_room = fact->row_room == 0 ? 16 : 2 * fact->row_room;
		fact->rows = pl_resize(fact->rows, (size_t)fact->row_room * sizeof fact->rows[0]);
	}
	fact->rows[fact->row_count++] = row;
}

struct reading {
	struct fact *fact;
	int count;
};

static bool read_row(void *context, const struct pl_entry *entry)
{
	struct reading *reading = context;
	struct fact *fact = reading->fact;
	if (reading->count < fact->row_count) {
		const struct row *row = &fact->rows[reading->count];
		if (row->number != entry->number || row->seat != entry->seat ||
		    row->kind != kind_named(entry->kind) || strcmp(row->text, entry->text) != 0)
			violated('e', "record %lld of table %s was '%.60s' and is '%.60s'",
			         (long long)row->number, fact->id, row->text, entry->text);
	} else if (!sim.failed) {
		add_row(fact, entry);
	}
	reading->count++;
	return !sim.failed;
}

/* What the disk has of a table now; what it had before must be among it. */
bool fact_sync(struct srv *srv, struct fact *fact)
{
	struct reading reading = { fact, 0 };
	bool rested = plants_rest;
	plants_rest = true; /* it is not the simulator that they are to deceive */
	bool read = pl_store_records(srv->store, fact->id, read_row, &reading);
	plants_rest = rested;
	if (sim.failed)
		return false;
	if (!read || reading.count == 0)
		return false;
	if (reading.count < fact->row_count)
		violated('a', "table %s had %d records on the disk and has %d", fact->id,
		         fact->row_count, reading.count);
	return true;
}
