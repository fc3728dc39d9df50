/* inspect.c - every message that leaves the server, held against the rows on the disk and
 * what its reader may know. */
#include "disk.h"
#include "sim.h"

#include "core/memory.h"
#include "core/language.h"
#include "core/position.h"
#include "core/rows.h"
#include "core/turn.h"
#include "net/changes.h"

#include <string.h>

enum { ROOM = 1024 * 1024 };

static const char *text_in(const json_t *object, const char *key)
{
	const char *text = json_string_value(json_object_get(object, key));
	return text == NULL ? "" : text;
}

static int64_t number_in(const json_t *object, const char *key)
{
	return json_integer_value(json_object_get(object, key));
}

/* --- secrets, wherever they may be ------------------------------------------------- */

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
		c == '-' || c == '_';
}

static void inspect_word(const char *what, const char *owner, const char *word, size_t length)
{
	for (size_t i = 0; i + PL_SEED_TEXT - 1 <= length; i++)
		if (fact_secret_is_live(word + i))
			violated('c', "%s has the secret of a match that goes on", what);
	for (size_t i = 0; i + SRV_TOKEN - 1 <= length; i++)
		for (int c = 0; c < SIM_CLIENTS; c++)
			if (strcmp(clients[c].owner, owner) != 0 && clients[c].token[0] != '\0' &&
			    memcmp(word + i, clients[c].token, SRV_TOKEN - 1) == 0)
				violated('c', "%s has the token of c%d", what, c);
}

/* Nobody reads another's token, or the secret of a match before its end. */
void inspect_bytes(const char *what, const char *owner, const char *bytes, size_t length)
{
	for (size_t at = 0; at < length;) {
		size_t word = 0;
		while (at + word < length && is_letter(bytes[at + word]))
			word++;
		if (word >= PL_SEED_TEXT - 1)
			inspect_word(what, owner, bytes + at, word);
		at += word + 1;
	}
}

/* --- positions --------------------------------------------------------------------- */

static struct heard *heard_of(struct link *link, int fact)
{
	const int most = (int)(sizeof link->heard / sizeof link->heard[0]);
	for (int i = 0; i < link->heard_count; i++)
		if (link->heard[i].fact == fact)
			return &link->heard[i];
	if (link->heard_count == most)
		link->heard_count--; /* more than are ever made */
	struct heard *heard = &link->heard[link->heard_count++];
	*heard = (struct heard){ .fact = fact };
	for (int place = 0; place <= PL_SEATS; place++)
		heard->told[place] = -1;
	return heard;
}

void inspect_anew(struct link *link)
{
	for (int i = 0; i < link->heard_count; i++)
		for (int place = 0; place <= PL_SEATS; place++)
			json_decref(link->heard[i].state[place]);
	link->heard_count = 0;
}

/* As messages name it: seats from 1, spectators 0. */
static int place_name(int seat)
{
	return seat == PL_SPECTATOR ? 0 : seat + 1;
}

/* As the server: what was shown stays, and nobody takes back without end. */
static int steps_back(const struct fact *fact, int seat, enum pl_stays *why)
{
	const struct fact_seat *at = &fact->seats[seat];
	int moves = at->turn - at->undos, undos = at->undos + 1;
	unsigned bots = 0;
	for (int other = 0; other < fact->seat_count; other++)
		if (fact->seats[other].kind == SRV_BOT_SEAT || fact->seats[other].resigned)
			bots |= 1u << other;
	int steps = pl_match_steps_back(fact->match, seat, bots, why);
	if (steps == 0 || undos - (moves - undos) <= SRV_UNDOS)
		return steps;
	*why = PL_STAYS_OFTEN;
	return 0;
}

/* The words of a table in a client's language. */
static struct pl_book told_in(const struct fact *fact, int language)
{
	static struct shelf {
		const struct pl_game *game;
		struct pl_language *words;
		struct shelf *next;
	} * shelf;
	const struct shelf *at = shelf;
	if (language == SRV_ENGLISH)
		return *fact->book;
	while (at != NULL && at->game != fact->game)
		at = at->next;
	if (at == NULL) {
		struct shelf *fresh = pl_resize(NULL, sizeof *fresh);
		*fresh = (struct shelf){ fact->game, pl_language_of(fact->game, "de"), shelf };
		at = shelf = fresh;
	}
	return pl_book_in(fact->book, at->words);
}

/* The position made anew from the rows, as this seat may see it; with `otherwise`, from
 * another truth that the seat's view allows. */
static void put_expected(const struct fact *fact, const struct srv_place *place, bool otherwise,
                         struct pl_text *text)
{
	int seat = place->seat;
	struct pl_match match = *fact->match;
	match.book = place->book;
	bool seated = seat != PL_SPECTATOR;
	struct pl_state *other = pl_resize(NULL, match.game->state_size);
	if (otherwise) {
		struct pl_chance chance = { { (uint64_t)fact->row_count, 5 }, 0 };
		pl_match_view(fact->match, seat, other);
		match.game->determinize(match.book->rules, other, seat, &chance);
		match.state = other;
	}
	struct pl_telling telling = { .brief = place->brief };
	if (seated) {
		telling.turn = fact->seats[seat].turn + 1;
		telling.back = steps_back(fact, seat, &telling.stays);
	}
	pl_json_open(text, NULL, '{');
	pl_position_json(&match, seat, &telling, text);
	free(other);
}

/* Whether what was sent, with the state that its changes come to, is what was to be expected. */
static bool comes_to(struct link *link, const struct fact *fact, int seat, const json_t *sent,
                     struct pl_text *expected)
{
	const char *key;
	json_t *value;
	int place = seat == PL_SPECTATOR ? PL_SEATS : seat;
	const json_t *state = heard_of(link, fact_index(fact))->state[place];
	bool same = true;
	pl_json_close(expected, '}');
	json_t *wanted = json_loads(expected->start, 0, NULL);
	json_object_foreach(wanted, key, value)
	{
		const json_t *is = strcmp(key, "state") == 0 ? state : json_object_get(sent, key);
		same = same && is != NULL && json_equal(is, value);
	}
	json_decref(wanted);
	return same;
}

static bool is_expected(struct client *client, const struct fact *fact,
                        const struct srv_place *place, const struct frame *frame,
                        struct pl_text *expected)
{
	if (place->brief)
		return comes_to(&client->link, fact, place->seat, frame->json, expected);
	return strstr(frame->bytes, expected->start + 1) != NULL;
}

static void check_position(struct client *client, const struct fact *fact, int seat,
                           const struct frame *frame)
{
	static char room[ROOM];
	struct pl_text text = pl_text_in(room, sizeof room);
	const struct pl_book told = told_in(fact, client->language);
	const struct srv_place place = { .seat = seat, .book = &told, .brief = client->changes };
	put_expected(fact, &place, false, &text);
	sim.positions++;
	if (!is_expected(client, fact, &place, frame, &text)) {
		violated('c',
		         "the position of table %s that c%d was sent for seat %d is not the one "
		         "that its %d records make",
		         fact->id, client->index, place_name(seat), fact->row_count);
		trace("sent %.150s", strstr(frame->bytes, "\"pending\""));
		trace("made %.150s", room + 1);
	}
	if (fact->match->state->pending == 0 || fact->match->resigned != 0)
		return; /* all is told */
	text = pl_text_in(room, sizeof room);
	put_expected(fact, &place, true, &text);
	if (!sim.failed && !is_expected(client, fact, &place, frame, &text))
		violated('c',
		         "the position of table %s that c%d was sent for seat %d would be another "
		         "under another truth",
		         fact->id, client->index, place_name(seat));
}

/* The game's events after `since`, as this seat may read them. */
static void put_log(const struct fact *fact, const struct srv_place *place, int64_t since,
                    struct pl_text *text)
{
	pl_json_open(text, NULL, '[');
	for (int i = 0; i < fact->row_count; i++) {
		const struct row *row = &fact->rows[i];
		for (int j = 0; row->number > since && j < row->event_count && !row->undone; j++)
			pl_event_json(fact->game, place->book, &row->events[j], place->seat,
			              row->number, text);
	}
	pl_json_close(text, ']');
}

static bool is_remark(const json_t *entry)
{
	static const enum srv_kind remarks[] = { SRV_UNDO, SRV_RESIGN, SRV_STANDIN, SRV_BACK };
	for (size_t i = 0; i < sizeof remarks / sizeof remarks[0]; i++)
		if (strcmp(text_in(entry, "kind"), srv_kind_names[remarks[i]]) == 0)
			return true;
	return false;
}

static void check_log(struct client *client, const struct fact *fact, int seat,
                      const struct frame *frame)
{
	static char room[ROOM];
	struct pl_text text = pl_text_in(room, sizeof room);
	json_t *log = json_object_get(frame->json, "log"), *entry;
	size_t i, at = 0;
	const struct pl_book told = told_in(fact, client->language);
	const struct srv_place place = { .seat = seat, .book = &told };
	put_log(fact, &place, number_in(frame->json, "since"), &text);
	json_t *expected = json_loads(room, 0, NULL);
	bool same = true;
	json_array_foreach(log, i, entry)
	{
		if (is_remark(entry))
			continue;
		same = same && json_equal(entry, json_array_get(expected, at));
		at++;
	}
	if (!same || at != json_array_size(expected))
		violated('c',
		         "the log of table %s that c%d was sent for seat %d from record %lld on "
		         "is not what the seat may know: %zu entries for %zu",
		         fact->id, client->index, place_name(seat),
		         (long long)number_in(frame->json, "since"), at, json_array_size(expected));
	json_decref(expected);
}

/* What a client that asked for changes makes of them. */
static void follow_state(struct client *client, const struct fact *fact, const json_t *json)
{
	int64_t seat = number_in(json, "seat");
	json_t **has =
		&heard_of(&client->link, fact_index(fact))->state[seat == 0 ? PL_SEATS : seat - 1];
	json_t *state = json_object_get(json, "state"), *changed = json_object_get(json, "changed");
	json_t *now = changed != NULL ? net_changed(*has, changed) : json_incref(state);
	if (changed != NULL && (now == NULL || !client->changes))
		violated('c', "c%d is told what changed at table %s, %s", client->index, fact->id,
		         client->changes ? "and not of what it has" : "which it did not ask for");
	json_decref(*has);
	*has = now;
}

/* Lines of the log come once: each position begins where the last one of its place ended,
 * but for records that have no lines. */
static void check_since(struct client *client, const struct fact *fact, const json_t *json)
{
	int64_t seat = number_in(json, "seat"), since = number_in(json, "since");
	int place = seat == 0 ? PL_SEATS : (int)seat - 1;
	struct heard *heard = heard_of(&client->link, fact_index(fact));
	int64_t *told = &heard->told[place];
	if (*told >= 0 && since < *told)
		violated('c',
		         "c%d had the log of table %s to record %lld and is told it from %lld "
		         "again",
		         client->index, fact->id, (long long)*told, (long long)since);
	for (int i = 0; *told >= 0 && i < fact->row_count; i++)
		if (fact->rows[i].number > *told && fact->rows[i].number <= since &&
		    fact->rows[i].kind != SRV_CHAT && fact->rows[i].kind != SRV_REMATCH)
			violated('c', "c%d is not told record %d of table %s", client->index, i + 1,
			         fact->id);
	*told = number_in(json, "number");
}

static void inspect_position(struct client *client, struct fact *fact, const struct frame *frame)
{
	int64_t number = number_in(frame->json, "number");
	int seat = (int)number_in(frame->json, "seat") - 1;
	if (fact->match == NULL) {
		violated('a',
		         "c%d is sent a position of table %s, which has not started on the disk",
		         client->index, fact->id);
		return;
	}
	if (seat >= 0 && fact_holder(fact, client->owner, seat - 1) != seat)
		violated('c', "c%d is sent what p%d of table %s sees and does not hold that seat",
		         client->index, seat + 1, fact->id);
	if (seat < 0 && fact_holder(fact, client->owner, -1) >= 0)
		violated('c', "c%d sits at table %s and is sent what spectators see", client->index,
		         fact->id);
	if (number != fact->row_count || frame->seen || sim.failed)
		return; /* a slow reader: play has gone on since; or compared already */
	check_position(client, fact, seat < 0 ? PL_SPECTATOR : seat, frame);
	check_log(client, fact, seat < 0 ? PL_SPECTATOR : seat, frame);
	if (json_is_true(json_object_get(frame->json, "over")))
		fact->over_at = number;
}

/* --- tables and lists -------------------------------------------------------------- */

static void check_seat(const struct fact *fact, int seat, const json_t *said)
{
	/* As docs/api.md has them, and not by the server's own table. */
	static const char *const kinds[] = {
		[SRV_OPEN_SEAT] = "open",
		[SRV_PERSON] = "person",
		[SRV_BOT_SEAT] = "bot",
	};
	PL_ROWS(kinds, SRV_SEAT_KINDS);
	const struct fact_seat *at = &fact->seats[seat];
	bool same = strcmp(text_in(said, "kind"), kinds[at->kind]) == 0 &&
		strcmp(text_in(said, "name"), at->kind == SRV_OPEN_SEAT ? "" : at->name) == 0;
	if (same && at->kind == SRV_PERSON)
		same = json_is_true(json_object_get(said, "away")) == (at->missed >= SRV_MISSES) &&
			json_is_true(json_object_get(said, "resigned")) == at->resigned;
	if (!same) {
		char *words = json_dumps(said, JSON_COMPACT);
		violated('e',
		         "seat %d of table %s is said to be %.120s, and by its records it is not",
		         seat + 1, fact->id, words);
		free(words);
	}
}

/* A match that others play is not taken from under them. */
static void check_deleted(const struct fact *fact, const json_t *json)
{
	for (int seat = 0; seat < fact->seat_count; seat++)
		if (strcmp(text_in(json, "state"), "running") == 0 &&
		    fact->seats[seat].kind == SRV_PERSON && !fact->seats[seat].resigned &&
		    strcmp(fact->seats[seat].owner, fact->maker) != 0)
			violated('e', "table %s was deleted while p%d was playing there", fact->id,
			         seat + 1);
}

static void inspect_table(struct fact *fact, const json_t *json)
{
	int64_t number = number_in(json, "number");
	const char *state = text_in(json, "state");
	const json_t *seats = json_object_get(json, "seats");
	bool over = strcmp(state, "finished") == 0;
	if (fact->over_at > 0 && number >= fact->over_at && !over)
		violated('e', "table %s was finished and is %s", fact->id, state);
	if (number != fact->row_count || fact->gone)
		return;
	if (json_is_true(json_object_get(json, "deleted")))
		check_deleted(fact, json);
	if (strcmp(state, srv_state_name(fact->state)) != 0)
		violated('e', "table %s is said to be %s and is %s", fact->id, state,
		         srv_state_name(fact->state));
	if (over && fact->over_at == 0)
		fact->over_at = number;
	for (int seat = 0; seat < fact->seat_count; seat++)
		check_seat(fact, seat, json_array_get(seats, (size_t)seat));
}

static void inspect_lists(const struct client *client, const struct frame *frame)
{
	static const char key[] = "\"table\":\"";
	const char *at = frame->bytes;
	while ((at = strstr(at, key)) != NULL) {
		char id[SRV_ID];
		at += sizeof key - 1;
		memcpy(id, at, SRV_ID - 1);
		id[SRV_ID - 1] = '\0';
		struct fact *fact = fact_of(id);
		if (fact->row_count == 0)
			fact_sync(world.srv, fact);
		if (fact->row_count > 0 && !fact->listed)
			violated('c', "c%d reads of table %s in the lobby, which is not public",
			         client->index, fact->id);
	}
}

static void inspect_chat(const struct client *client, struct fact *fact, const json_t *json)
{
	json_t *line;
	size_t at;
	json_array_foreach(json_object_get(json, "lines"), at, line)
	{
		int64_t number = number_in(line, "number");
		if (number > fact->row_count && !fact_sync(world.srv, fact) && fact->delete_sent)
			return; /* it is deleted by now */
		const struct row *row =
			number >= 1 && number <= fact->row_count ? &fact->rows[number - 1] : NULL;
		if (row == NULL || row->kind != SRV_CHAT ||
		    strstr(row->text, text_in(line, "text")) == NULL)
			violated('a', "c%d is told line %lld of table %s, which is not on the disk",
			         client->index, (long long)number, fact->id);
	}
}

/* --- answers ----------------------------------------------------------------------- */

/* What the disk has of an act that is sent again under its number. */
static const struct row *row_of(const struct fact *fact, const struct act *act)
{
	for (int i = 0; i < fact->row_count; i++)
		if (fact->rows[i].seat == act->seat && fact->rows[i].turn == act->turn &&
		    act->turn > 0)
			return &fact->rows[i];
	return NULL;
}

static bool is_missing_wrongly(const struct fact *fact)
{
	return fact->row_count > 0 && !fact->delete_sent &&
		(fact->state == SRV_RUNNING || world.starts <= SIM_OPEN_DAYS);
}

static void inspect_refusal(const struct client *client, const struct frame *frame)
{
	const char *code = text_in(frame->json, "code");
	const struct asked *asked = &frame->asked;
	struct act *act = asked->act < 0 ? NULL : ledger_act(asked->act);
	struct fact *fact = asked->fact < 0 ? NULL : fact_at(asked->fact);
	if (code[0] == '\0' || text_in(frame->json, "text")[0] == '\0')
		violated('d', "c%d is refused without words: %.160s", client->index, frame->bytes);
	bool other = asked->ask == ASK_REMATCH; /* then it is the rematch that was deleted */
	if (fact != NULL && !other && strcmp(code, "no-table") == 0 && is_missing_wrongly(fact))
		violated('e', "c%d is told that there is no table %s, which is %s", client->index,
		         fact->id, srv_state_name(fact->state));
	if (asked->ask == ASK_DELETE && fact->delete_sent > 0 &&
	    strcmp(fact->maker, client->owner) == 0 && strcmp(code, "not-saved") != 0 &&
	    strcmp(code, "unsure") != 0)
		fact->delete_sent--; /* not saved: others of that turn were told it is gone */
	if (act == NULL)
		return;
	if (!pl_store_waiting(world.srv->store))
		fact_sync(world.srv, fact);
	const struct row *row = row_of(fact, act);
	bool saved = strcmp(code, "not-saved") != 0;
	if (strcmp(code, "unsure") == 0)
		return;                                       /* it may be there, or not */
	if (act->fate == FATE_SENT && (saved || row == NULL)) /* it may be there from before */
		act->fate = saved ? FATE_REFUSED : FATE_NOT_SAVED;
	if (strcmp(code, "bad-turn") != 0)
		return;
	bool alike = row != NULL && (row->kind == act->kind || row->kind == SRV_DECLINE) &&
		row_says(row, act->text);
	if (alike)
		violated('b', "c%d sent turn %d of p%d of table %s again, and was refused: %.120s",
		         client->index, act->turn, act->seat, fact->id,
		         text_in(frame->json, "text"));
}

static void inspect_promise(const struct client *client, const struct frame *frame)
{
	const struct asked *asked = &frame->asked;
	struct act *act = asked->act < 0 ? NULL : ledger_act(asked->act);
	struct fact *fact = asked->fact < 0 ? NULL : fact_at(asked->fact);
	const char *table = text_in(frame->json, "table");
	if (table[0] != '\0')
		fact_of(table)->promised = true;
	if (act != NULL && act->fate != FATE_KEPT) {
		act->fate = FATE_KEPT;
		act->number = number_in(frame->json, "number");
	}
	if (asked->ask == ASK_DELETE && fact->row_count > 0) {
		fact->deleted = true;
		if (strcmp(fact->maker, client->owner) != 0)
			violated('e', "c%d has deleted table %s, which another made", client->index,
			         fact->id);
	}
}

/* A review, a table as text or an older log is the asker's own view, or of a match that is
 * over. */
static void inspect_look(const struct client *client, const struct frame *frame)
{
	struct fact *fact = fact_of(text_in(frame->json, "table"));
	int seat = (int)number_in(frame->json, "seat") - 1;
	bool there = true;
	if (fact->state != SRV_FINISHED && !pl_store_waiting(world.srv->store))
		there = fact_sync(world.srv,
		                  fact); /* it may have ended without a word to anybody */
	if (!there && fact->delete_sent)
		return; /* it was deleted since, and who sat there cannot be read any more */
	if (fact->state != SRV_FINISHED && seat >= 0 && fact->row_count > 0 &&
	    fact_holder(fact, client->owner, seat - 1) != seat)
		violated('c', "c%d is shown p%d of table %s, which goes on", client->index,
		         seat + 1, fact->id);
}

/* --- all of it --------------------------------------------------------------------- */

/* What a client is told of a table never goes back, over whatever connections. */
static void check_order(struct client *client, const struct fact *fact, const json_t *json)
{
	int64_t *most = &client->told[fact_index(fact) % SIM_TOLD],
		number = number_in(json, "number");
	if (number < *most)
		violated('e', "c%d was told record %lld of table %s, and now %lld", client->index,
		         (long long)*most, fact->id, (long long)number);
	*most = number;
	if (strcmp(text_in(json, "type"), "position") != 0)
		return;
	check_since(client, fact, json);
	follow_state(client, fact, json);
}

/* What was told of a table is on the disk. */
static bool check_number(struct client *client, struct fact *fact, const struct frame *frame)
{
	int64_t number = number_in(frame->json, "number");
	bool there = true;
	if (number > fact->row_count)
		there = fact_sync(world.srv, fact);
	if (number > fact->row_count && !fact->delete_sent && !sim.failed)
		violated('a', "c%d is told record %lld of table %s; the disk has %d%s",
		         client->index, (long long)number, fact->id, fact->row_count,
		         there ? "" : ", and no such table");
	return number <= fact->row_count && !sim.failed; /* else it is deleted by now */
}

/* Who follows a table anew is told its log anew: after a refusal as not saved too, and then
 * it is not said which table. */
static void begin_log_anew(struct client *client, const struct frame *frame)
{
	static const enum ask asks[] = { ASK_WATCH,   ASK_CREATE, ASK_JOIN,
		                         ASK_REMATCH, ASK_FORK,   ASK_UNWATCH };
	const char *table = text_in(frame->json, "table");
	bool follows = false;
	for (size_t i = 0; i < sizeof asks / sizeof asks[0]; i++)
		follows = follows || frame->asked.ask == asks[i];
	for (int i = 0; follows && i < client->link.heard_count; i++) {
		struct heard *heard = &client->link.heard[i];
		if (table[0] != '\0' && strcmp(fact_at(heard->fact)->id, table) != 0)
			continue;
		for (int place = 0; place <= PL_SEATS; place++)
			heard->told[place] = -1;
	}
}

void inspect_message(struct client *client, struct frame *frame)
{
	const json_t *json = frame->json;
	const char *type = text_in(json, "type"), *table = text_in(json, "table");
	char what[80];
	bool settled = !pl_store_waiting(world.srv->store) && !disk_crashed();
	snprintf(what, sizeof what, "%.20s to c%d", type, client->index);
	if (strcmp(type, "welcome") != 0)
		inspect_bytes(what, client->owner, frame->bytes, frame->length);
	trace("> c%d %s %s %lld since %lld (%zu bytes)", client->index, type, table,
	      (long long)number_in(json, "number"), (long long)number_in(json, "since"),
	      frame->length);
	if (strcmp(type, "error") == 0 && frame->answers)
		inspect_refusal(client, frame);
	if (strcmp(type, "ok") == 0)
		inspect_promise(client, frame);
	if (frame->answers)
		begin_log_anew(client, frame);
	struct fact *fact = table[0] == '\0' ? NULL : fact_of(table);
	bool numbered = fact != NULL && json_object_get(json, "number") != NULL &&
		strcmp(type, "review") != 0;
	if (numbered)
		check_order(client, fact, json);
	if (!settled || (numbered && !check_number(client, fact, frame)))
		return;
	if (strcmp(type, "position") == 0)
		inspect_position(client, fact, frame);
	else if (strcmp(type, "table") == 0)
		inspect_table(fact, json);
	else if (strcmp(type, "lobby") == 0)
		inspect_lists(client, frame);
	else if (strcmp(type, "chat") == 0)
		inspect_chat(client, fact, json);
	else if (strcmp(type, "show") == 0 || strcmp(type, "review") == 0 ||
	         strcmp(type, "log") == 0)
		inspect_look(client, frame);
}

/* --- pages ------------------------------------------------------------------------- */

void inspect_page(const char *path)
{
	bool operators = strcmp(path, "/metrics") == 0 || strcmp(path, "/healthz") == 0;
	struct srv_page *page = operators ? srv_admin_page_of(world.srv, path)
					  : srv_page_of(world.srv, path, SRV_GERMAN);
	if (page == NULL) {
		violated('d', "there is no answer to GET %s", path);
		return;
	}
	inspect_bytes(path, "", page->text, page->length);
	trace("GET %s: %d, %zu bytes", path, page->status, page->length);
	srv_page_free(page);
}
