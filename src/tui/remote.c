/* remote.c - a table on a server. What a person does is kept until the server has
 * answered it, and said again after a break: turns are numbered, so that nothing is
 * played twice. */
#include "tui/remote.h"

#include "core/meant.h"
#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"
#include "net/changes.h"
#include "tui/board.h"

#include <time.h>

struct remote {
	struct tui_source source;
	struct net_talk *talk;
	char table[NET_TABLE];
	json_t *about;  /* the newest message `table` */
	int64_t number; /* the last record that is known */
	json_t *act;    /* what is not answered yet; NULL: nothing */
	int act_id, watch_id, hint_id, rematch_id, start_id;
	int book_id; /* of the question for the book that is on its way; 0: none */
	int hint_seat;
	int show_id[TUI_SIGHTS]; /* of the newest question for lines of text */
	int log_id[TUI_SIGHTS];  /* of the page of the log that is on its way; 0: none */
	int64_t log_at;          /* when the last one was asked for */
	bool again;              /* this is a rematch, to begin when all are here */
	bool known;              /* the server has let us follow it, once at least */
	bool gone;
	bool away;        /* a bot keeps our seat, and that was told */
	int64_t deadline; /* of who is asked under a clock, in ms; 0: none */
	bool our_clock;   /* it is one of ours who is */
	int left;         /* seconds, as they were last told */
};

static struct remote *remote_of(const struct tui_source *source)
{
	return (struct remote *)(uintptr_t)source;
}

static json_t *message(const struct remote *remote, const char *type)
{
	return json_pack("{ss ss}", "type", type, "table", remote->table);
}

static json_t *message_of_seat(const struct remote *remote, const char *type, int seat)
{
	json_t *said = message(remote, type);
	json_object_set_new(said, "seat", json_integer(seat + 1));
	return said;
}

/* Say something that is not worth repeating. */
static int say(struct remote *remote, json_t *said)
{
	int id = net_talk_say(remote->talk, said);
	if (id == 0)
		tui_notice(&remote->source, true, "%s", tui_word("net.none"));
	return id;
}

static int64_t now_ms(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

const char *tui_trouble(const struct net_talk *talk, char *room, size_t size)
{
	static const char *const keys[] = {
		[NET_FINE] = "",
		[NET_CONNECTING] = "trouble.connecting",
		[NET_UNREACHED] = "trouble.unreached",
		[NET_OTHER_SPEECH] = "trouble.speech",
		[NET_REFUSED] = "trouble.refused",
		[NET_FORGETFUL] = "trouble.forgetful",
	};
	PL_ROWS(keys, NET_TROUBLES);
	char origin[NET_ORIGIN];
	net_address_origin(net_talk_address(talk), origin);
	const struct pl_said said[] = { PL_AS_TEXT("where", origin),
		                        PL_AS_TEXT("why", net_talk_why(talk)), PL_NOTHING };
	room[0] = '\0';
	return net_talk_trouble(talk) == NET_FINE
		? room
		: tui_line(room, size, keys[net_talk_trouble(talk)], said);
}

/* --- acts ------------------------------------------------------------------- */

static void send_act(struct remote *remote)
{
	if (remote->act != NULL)
		remote->act_id = net_talk_say(remote->talk, json_deep_copy(remote->act));
}

static void act(struct remote *remote, json_t *said)
{
	if (remote->act != NULL) {
		json_decref(said);
		tui_notice(&remote->source, true, "%s", tui_word("net.busy"));
		return;
	}
	remote->act = said;
	remote->source.busy = true;
	remote->source.news++;
	send_act(remote);
}

static void act_answered(struct remote *remote)
{
	json_decref(remote->act);
	remote->act = NULL;
	remote->act_id = 0;
	remote->source.busy = false;
	remote->source.news++;
}

static int turn_of(const struct remote *remote, int seat)
{
	const struct tui_position *position = remote->source.seen[tui_sight(seat)];
	return position == NULL ? 1 : position->turn;
}

static void play(struct tui_source *source, int seat, const char *text)
{
	struct remote *remote = remote_of(source);
	json_t *move = json_string(text);
	if (move == NULL) {
		tui_notice(source, true, "%s", tui_word("net.no_text"));
		return;
	}
	json_t *said = message_of_seat(remote, "play", seat);
	json_object_set_new(said, "turn", json_integer(turn_of(remote, seat)));
	json_object_set_new(said, "move", move);
	act(remote, said);
}

static void undo(struct tui_source *source, int seat)
{
	struct remote *remote = remote_of(source);
	json_t *said = message_of_seat(remote, "undo", seat);
	json_object_set_new(said, "turn", json_integer(turn_of(remote, seat)));
	act(remote, said);
}

static void hint(struct tui_source *source, int seat)
{
	struct remote *remote = remote_of(source);
	remote->hint_seat = seat;
	remote->hint_id = say(remote, message_of_seat(remote, "hint", seat));
	source->advice = (struct tui_advice){ .seat = seat, .wanted = remote->hint_id != 0 };
	source->news++;
}

static void resign(struct tui_source *source, int seat)
{
	struct remote *remote = remote_of(source);
	say(remote, message_of_seat(remote, "resign", seat));
}

static void chat(struct tui_source *source, const char *text)
{
	struct remote *remote = remote_of(source);
	json_t *said = message(remote, "chat");
	json_object_set_new(said, "text", json_string(text));
	say(remote, said);
}

static void back(struct tui_source *source)
{
	struct remote *remote = remote_of(source);
	say(remote, message(remote, "back"));
}

static void rematch(struct tui_source *source)
{
	struct remote *remote = remote_of(source);
	remote->rematch_id = say(remote, message(remote, "rematch"));
}

/* Pages of the log one at a time, and not so many that moves would have to wait. */
static void older(struct tui_source *source, int seat)
{
	enum { PAUSE_MS = 200 };
	struct remote *remote = remote_of(source);
	int sight = tui_sight(seat);
	const struct tui_log *log = &source->log[sight];
	if (log->from == 0 || remote->log_id[sight] != 0 || source->lost ||
	    now_ms() - remote->log_at < PAUSE_MS)
		return;
	json_t *said = message_of_seat(remote, "log", sight == PL_SEATS ? -1 : sight);
	json_object_set_new(said, "before", json_integer(log->from + 1));
	remote->log_id[sight] = net_talk_say(remote->talk, said);
	remote->log_at = now_ms();
}

/* --- before play ------------------------------------------------------------- */

static json_t *with_contribution(json_t *said)
{
	char text[NET_CONTRIBUTION];
	net_contribution(text);
	if (text[0] != '\0')
		json_object_set_new(said, "contribution", json_string(text));
	return said;
}

void tui_remote_sit(struct tui_source *source, int seat)
{
	struct remote *remote = remote_of(source);
	say(remote, with_contribution(message_of_seat(remote, "join", seat)));
}

void tui_remote_stand(struct tui_source *source, int seat)
{
	struct remote *remote = remote_of(source);
	say(remote, message_of_seat(remote, "leave", seat));
}

void tui_remote_start(struct tui_source *source)
{
	struct remote *remote = remote_of(source);
	remote->start_id = say(remote, message(remote, "start"));
}

/* A person who has a seat adds to the key of chance, once. */
static void contribute(struct remote *remote)
{
	const json_t *seats = tui_get(remote->about, "seats");
	for (int i = 0; i < remote->source.table.seat_count; i++) {
		json_t *said;
		if (!remote->source.table.seats[i].mine ||
		    tui_get(tui_at(seats, i), "contribution") != NULL)
			continue;
		said = with_contribution(message_of_seat(remote, "contribute", i));
		if (tui_get(said, "contribution") == NULL)
			json_decref(said);
		else
			say(remote, said);
	}
}

/* Whether everybody is at the table, and has added to its chance. */
static bool all_here(const struct remote *remote)
{
	const json_t *seats = tui_get(remote->about, "seats");
	for (int i = 0; i < remote->source.table.seat_count; i++) {
		const struct tui_seat *seat = &remote->source.table.seats[i];
		if (seat->kind == TUI_OPEN ||
		    (seat->kind == TUI_PERSON &&
		     (!seat->present || tui_get(tui_at(seats, i), "contribution") == NULL)))
			return false;
	}
	return true;
}

static void prepare(struct remote *remote)
{
	if (remote->source.table.state != TUI_WAITING)
		return;
	contribute(remote);
	if (remote->again && remote->start_id == 0 && all_here(remote))
		tui_remote_start(&remote->source);
}

/* --- hearing ----------------------------------------------------------------- */

/* It never changes: once it is here, it stays. */
static void want_book(struct remote *remote)
{
	if (remote->source.book == NULL && remote->book_id == 0)
		remote->book_id = net_talk_say(remote->talk, message(remote, "book"));
}

/* The book comes first, so that no board has to do without. */
static void watch(struct remote *remote)
{
	want_book(remote);
	json_t *said = message(remote, "watch");
	if (remote->number > 0)
		json_object_set_new(said, "since", json_integer(remote->number));
	remote->watch_id = net_talk_say(remote->talk, said);
}

static void ready(void *context)
{
	struct remote *remote = context;
	watch(remote);
	send_act(remote);
}

static void lost(void *context, const char *why)
{
	struct remote *remote = context;
	struct tui_source *source = &remote->source;
	if (remote->known && !source->lost)
		TUI_NOTE(source, true, "net.lost", PL_AS_TEXT("why", why));
	source->lost = true;
	remote->start_id = remote->book_id = 0;
	memset(remote->log_id, 0, sizeof remote->log_id);
	source->advice.wanted = false;
	snprintf(source->state, sizeof source->state, "%s", tui_word("net.again"));
	source->news++;
}

/* The server knows us here: whose seats are ours. */
static void take_seats(struct remote *remote, const json_t *heard)
{
	const json_t *seats = tui_get(heard, "seats");
	struct tui_source *source = &remote->source;
	source->hidden = 0;
	for (int i = 0; i < PL_SEATS; i++)
		source->table.seats[i].mine = false;
	for (int i = 0; i < tui_length(seats); i++) {
		int seat = tui_int_at(seats, i) - 1;
		if (seat < 0 || seat >= PL_SEATS)
			continue;
		source->table.seats[seat].mine = true;
		source->hidden |= 1u << seat; /* for all that is known here */
	}
	if (tui_length(seats) > 0) {
		tui_film_skip(source);
		tui_position_free(source->seen[PL_SEATS]);
		source->seen[PL_SEATS] = NULL;
	}
	source->news++;
}

static void watched(struct remote *remote)
{
	struct tui_source *source = &remote->source;
	bool broken = source->lost;
	remote->watch_id = 0;
	source->lost = false;
	source->state[0] = '\0';
	if (remote->known && broken)
		tui_notice(source, false, "%s", tui_word("net.back"));
	remote->known = true;
	source->news++;
}

/* Go on at another table. */
static void move_to(struct remote *remote, const char *table)
{
	struct tui_source *source = &remote->source;
	say(remote, message(remote, "unwatch"));
	snprintf(remote->table, sizeof remote->table, "%s", table);
	tui_source_release(source);
	json_decref(remote->about);
	remote->about = NULL;
	remote->number = 0;
	remote->start_id = remote->book_id = 0;
	memset(remote->log_id, 0, sizeof remote->log_id);
	remote->again = true;
	remote->known = false;
	source->table.state = TUI_WAITING;
	source->advice = (struct tui_advice){ .seat = 0 };
	snprintf(source->state, sizeof source->state, "%s", tui_word("net.others"));
	watch(remote);
}

static void hear_ok(struct remote *remote, const json_t *heard, int id)
{
	const char *table = tui_text(heard, "table");
	if (id == remote->rematch_id && table[0] != '\0' && strlen(table) < NET_TABLE) {
		remote->rematch_id = 0;
		move_to(remote, table);
		return;
	}
	if (strcmp(table, remote->table) == 0)
		take_seats(remote, heard);
	if (id == remote->watch_id)
		watched(remote);
	if (id == remote->act_id)
		act_answered(remote);
}

/* Words that are no move here, and those that are like them. To be freed. */
static char *refusal_with_near(const struct remote *remote, const json_t *heard)
{
	char near[PL_NEAR][PL_MOVE_TEXT], list[PL_NEAR * (PL_MOVE_TEXT + 4)] = "", room[TUI_NOTICE];
	const json_t *words;
	size_t count;
	struct pl_text row = pl_text_in(list, sizeof list);
	json_array_foreach(json_object_get(heard, "near"), count, words)
	{
		const char *text = json_string_value(words);
		if (count == PL_NEAR || text == NULL)
			break;
		snprintf(near[count], PL_MOVE_TEXT, "%s", text);
	}
	pl_put_near(&row, (int)count, near);
	TUI_LINE(room, "no.near", PL_AS_TEXT("near", list));
	return tui_named(room, &remote->source.table);
}

/* Why something was refused, in the language spoken: by the rule that was broken, or by the
 * code; of other codes as the server says it. To be freed. */
static char *refusal(const struct remote *remote, const json_t *heard)
{
	const struct pl_game *game = remote->source.table.game;
	const char *own = tui_word_if("error", tui_text(heard, "code"));
	const char *text = tui_text(heard, "text");
	if (own == NULL && game != NULL)
		own = tui_game_text(game, text);
	if (json_array_size(json_object_get(heard, "near")) > 0)
		return refusal_with_near(remote, heard);
	return tui_named(own != NULL ? own : text, &remote->source.table);
}

static void hear_error(struct remote *remote, const json_t *heard, int id)
{
	const char *clause = tui_text(heard, "clause"), *code = tui_text(heard, "code");
	char *text = refusal(remote, heard);
	if (id == remote->act_id)
		act_answered(remote);
	if (id == remote->hint_id)
		remote->source.advice.wanted = false;
	if (id == remote->watch_id &&
	    (strcmp(code, "no-table") == 0 || strcmp(code, "bad-field") == 0)) {
		remote->gone = true;
		snprintf(remote->source.state, sizeof remote->source.state, "%s",
		         tui_word("net.no_table"));
	}
	/* Two may begin at once; the book and lines of text may be asked for too often. */
	bool quiet = (id == remote->start_id && strcmp(code, "started") == 0) ||
		id == remote->book_id;
	if (id == remote->book_id || id < 0)
		remote->book_id = 0;
	for (int i = 0; i < TUI_SIGHTS; i++)
		quiet |= id == remote->show_id[i];
	for (int i = 0; i < TUI_SIGHTS; i++)
		if (id == remote->log_id[i] || id < 0) /* what was said too fast has no number */
			remote->log_id[i] = 0;
	if (!quiet && clause[0] != '\0')
		tui_notice(&remote->source, true, "%s (%s)", text, clause);
	else if (!quiet)
		tui_notice(&remote->source, true, "%s", text);
	free(text);
}

static void note_number(struct remote *remote, const json_t *heard)
{
	int64_t number = json_integer_value(tui_get(heard, "number"));
	if (number > remote->number)
		remote->number = number;
}

/* A player who let the clock run out too often is told how to come back. */
static void tell_away(struct remote *remote)
{
	bool away = false;
	for (int i = 0; i < remote->source.table.seat_count; i++)
		away |= remote->source.table.seats[i].mine && remote->source.table.seats[i].away;
	if (away && !remote->away)
		tui_notice(&remote->source, true, "%s", tui_word("net.away"));
	remote->away = away;
}

static void hear_table(struct remote *remote, const json_t *heard)
{
	struct tui_source *source = &remote->source;
	if (tui_bool(heard, "deleted") || !tui_source_seats(source, heard)) {
		remote->gone = true;
		tui_notice(source, true, "%s",
		           tui_word(tui_bool(heard, "deleted") ? "net.deleted" : "net.no_game"));
		return;
	}
	json_decref(remote->about);
	remote->about = json_deep_copy(heard);
	if (strcmp(tui_text(heard, "state"), "old") == 0)
		TUI_NOTE(source, true, "net.old", PL_AS_TEXT("why", tui_text(heard, "why")));
	if (source->table.state == TUI_RUNNING && remote->again) {
		remote->again = false;
		source->state[0] = '\0';
	}
	tell_away(remote);
	prepare(remote);
}

/* Games without a board of their own are shown as lines of text. The last ones stay
 * until the next are here. */
static void want_lines(struct remote *remote, int sight, char *lines)
{
	struct tui_position *position = remote->source.seen[sight];
	const struct pl_game *game = remote->source.table.game;
	if (game == NULL || tui_board_of(game->slug) != &tui_generic_board || position == NULL) {
		free(lines);
		return;
	}
	if (position->show == NULL)
		position->show = lines;
	else
		free(lines);
	remote->show_id[sight] = net_talk_say(
		remote->talk, message_of_seat(remote, "show", sight == PL_SEATS ? -1 : sight));
}

/* How long who is asked still has: our own seat, if it is. */
static void take_clock(struct remote *remote, const json_t *heard)
{
	const json_t *clock = tui_get(heard, "clock");
	remote->deadline = 0;
	for (int i = 0; i < tui_length(clock); i++) {
		int seat = tui_int(tui_at(clock, i), "seat") - 1,
		    left = tui_int(tui_at(clock, i), "left");
		bool ours = seat >= 0 && seat < PL_SEATS && remote->source.table.seats[seat].mine;
		if (remote->deadline == 0 || ours) {
			remote->deadline = now_ms() + (left < 0 ? 0 : left);
			remote->our_clock = ours;
		}
	}
	remote->left = -1;
}

/* The clock in the bar, when another second is gone. */
static void tick(struct remote *remote)
{
	struct tui_source *source = &remote->source;
	if (source->lost || remote->again)
		return;
	int64_t ms = remote->deadline - now_ms();
	int left = remote->deadline == 0 ? 0 : ms <= 0 ? 0 : (int)((ms + 999) / 1000);
	if (left == remote->left)
		return;
	remote->left = left;
	source->news++;
	if (remote->deadline == 0)
		source->state[0] = '\0';
	else
		snprintf(source->state, sizeof source->state, "%s %d:%02d",
		         tui_word(remote->our_clock ? "clock.yours" : "clock"), left / 60,
		         left % 60);
}

static void take_position(struct remote *remote, int sight, const json_t *heard)
{
	const struct tui_position *old = remote->source.seen[sight];
	char *lines = old == NULL || old->show == NULL ? NULL : pl_copied(old->show);
	if (!tui_film_take(&remote->source, heard)) {
		free(lines);
		tui_notice(&remote->source, true, "%s", tui_word("net.nonsense"));
		return;
	}
	note_number(remote, heard);
	take_clock(remote, heard);
	want_book(remote);
	want_lines(remote, sight, lines);
}

/* The message with its whole state, to be released: what changed is put into the state that is
 * known. NULL where that is not the one it changed from. */
static json_t *with_state(const json_t *known, const json_t *heard)
{
	const json_t *changed = tui_get(heard, "changed");
	json_t *whole = json_copy((json_t *)(uintptr_t)heard);
	if (changed == NULL)
		return whole;
	json_t *state = net_changed(known, changed);
	if (state != NULL && json_object_set_new(whole, "state", state) == 0)
		return whole;
	json_decref(whole);
	return NULL;
}

static void hear_position(struct remote *remote, const json_t *said)
{
	int sight = tui_sight(tui_int(said, "seat") - 1);
	json_t *heard = with_state(tui_film_newest(&remote->source, sight), said);
	if (heard == NULL) { /* then all of it is asked for anew */
		watch(remote);
		return;
	}
	take_position(remote, sight, heard);
	json_decref(heard);
}
static void hear_book(struct remote *remote, const json_t *heard)
{
	remote->book_id = 0;
	if (!tui_source_book(&remote->source, heard))
		tui_notice(&remote->source, true, "%s", tui_word("net.no_book"));
}

static void hear_lines(struct remote *remote, const json_t *heard, int id)
{
	for (int i = 0; i < TUI_SIGHTS; i++) {
		struct tui_position *position = remote->source.seen[i];
		if (id != remote->show_id[i] || position == NULL)
			continue;
		free(position->show);
		position->show = tui_named(tui_text(heard, "text"), &remote->source.table);
		remote->source.news++;
	}
}

static void hear_log(struct remote *remote, const json_t *heard, int id)
{
	struct tui_source *source = &remote->source;
	int sight = tui_sight(tui_int(heard, "seat") - 1);
	if (id != remote->log_id[sight])
		return;
	remote->log_id[sight] = 0;
	tui_log_older(&source->log[sight], heard, &source->table);
	source->news++;
}

static bool is_known(const struct tui_log *log, int64_t number)
{
	for (int i = log->count - 1; i >= 0; i--)
		if (log->at[i].number == number && strcmp(log->at[i].kind, "chat") == 0)
			return true;
	return false;
}

/* What was said goes into the log of everybody at this terminal. */
static void hear_chat(struct remote *remote, const json_t *heard)
{
	struct tui_source *source = &remote->source;
	const json_t *lines = tui_get(heard, "lines");
	bool seated = false;
	for (int i = 0; i < PL_SEATS; i++)
		seated |= source->table.seats[i].mine;
	for (int i = 0; i < tui_length(lines); i++) {
		const json_t *line = tui_at(lines, i);
		int64_t number = json_integer_value(tui_get(line, "number"));
		char words[700];
		snprintf(words, sizeof words, "%.100s: %.590s", tui_text(line, "name"),
		         tui_text(line, "text"));
		for (int sight = 0; sight < TUI_SIGHTS; sight++) {
			bool here = sight == PL_SEATS ? !seated : source->table.seats[sight].mine;
			if (here && !is_known(&source->log[sight], number))
				tui_log_add(&source->log[sight], number, tui_int(line, "seat") - 1,
				            "chat", words);
		}
		note_number(remote, line);
	}
	source->news++;
}

static void heard(void *context, const json_t *said)
{
	struct remote *remote = context;
	const char *type = tui_text(said, "type");
	int id = tui_int(said, "id");
	/* Before the server has told whose seats are ours, news are of no use; they come
	 * again after that. */
	bool here = remote->known && strcmp(tui_text(said, "table"), remote->table) == 0;
	if (strcmp(type, "ok") == 0 && id != 0)
		hear_ok(remote, said, id);
	else if (strcmp(type, "error") == 0)
		hear_error(remote, said, id == 0 ? -1 : id);
	else if (strcmp(type, "hint") == 0 && id == remote->hint_id)
		tui_source_advice(&remote->source, remote->hint_seat, said);
	else if (strcmp(type, "show") == 0 && id != 0)
		hear_lines(remote, said, id);
	else if (strcmp(type, "book") == 0 && id != 0 && id == remote->book_id)
		hear_book(remote, said);
	else if (strcmp(type, "log") == 0 && id != 0 && here)
		hear_log(remote, said, id);
	else if (strcmp(type, "table") == 0 && here)
		hear_table(remote, said);
	else if (strcmp(type, "position") == 0 && here)
		hear_position(remote, said);
	else if (strcmp(type, "chat") == 0 && here)
		hear_chat(remote, said);
}

/* --- the source --------------------------------------------------------------- */

static void serve(struct tui_source *source)
{
	net_talk_serve(remote_of(source)->talk);
	tick(remote_of(source));
}

static void close_remote(struct tui_source *source)
{
	struct remote *remote = remote_of(source);
	net_talk_listen(remote->talk, (struct net_ear){ .context = NULL });
	if (!remote->gone)
		net_talk_say(remote->talk, message(remote, "unwatch"));
	tui_source_release(source);
	json_decref(remote->about);
	json_decref(remote->act);
	free(remote);
}

struct tui_source *tui_remote_open(struct net_talk *talk, const char *table)
{
	static const struct tui_source_ops ops = {
		.serve = serve,
		.play = play,
		.undo = undo,
		.hint = hint,
		.resign = resign,
		.chat = chat,
		.back = back,
		.rematch = rematch,
		.older = older,
		.close = close_remote,
	};
	struct remote *remote = pl_zeroed(sizeof *remote);
	char why[NET_WHY + NET_ORIGIN];
	remote->source.ops = &ops;
	remote->source.fd = net_talk_fd(talk);
	remote->talk = talk;
	snprintf(remote->table, sizeof remote->table, "%s", table);
	net_talk_listen(talk, (struct net_ear){ ready, lost, heard, remote });
	if (net_talk_ready(talk))
		watch(remote);
	else
		lost(remote, tui_trouble(talk, why, sizeof why));
	return &remote->source;
}

const char *tui_remote_table(const struct tui_source *source)
{
	return remote_of(source)->table;
}

const json_t *tui_remote_about(const struct tui_source *source)
{
	return remote_of(source)->about;
}

bool tui_remote_gone(const struct tui_source *source)
{
	return remote_of(source)->gone;
}
