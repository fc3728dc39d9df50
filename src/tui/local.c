/* local.c - a match at this machine as a source: positions by core/position.h, bots
 * and hints on a thread of their own, one thought at a time. */
#include "tui/local.h"

#include "bots/advice.h"
#include "core/memory.h"
#include "core/position.h"
#include "core/text.h"
#include "core/turn.h"
#include "tui/canvas.h"
#include "tui/words.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

enum { ROOM = 4 * 1024 * 1024, SHOW = 64 * 1024 };

/* A step taken back, which logs tell. */
struct remark {
	int64_t number, undone;
	int seat;
};

struct local {
	struct tui_source base;
	struct pl_hotseat *hotseat;
	char *room, *show;
	struct pl_state *view;

	/* Acts are numbered; numbers[i] is that of step i, which was played. */
	int64_t acts;
	int number_room;
	int64_t *numbers;
	int remark_count, remark_room;
	struct remark *remarks;
	int64_t told[TUI_SIGHTS]; /* up to which act each sight was told */

	/* What is being thought, by one thread, which nobody else may disturb. */
	bool at_work, for_hint, stale; /* stale: the position is another one by now */
	pthread_t thread;
	atomic_bool done;
	int pipe[2];
	struct pl_thinker *thinker, *adviser;
	int seat;
	struct pl_chance chance;
	struct pl_state *thought; /* about this view */
	struct pl_move move;
	struct pl_advice *advice;
	bool hint_wanted;
	int hint_seat;
	uint8_t hopeless[PL_SEATS]; /* thoughts of a bot in a row */
};

/* --- positions ----------------------------------------------------------- */

static void put_remark(const struct remark *remark, struct pl_text *text)
{
	pl_remark_json("undo", "", remark->seat, remark->number, remark->undone, text);
}

/* Events and remarks after an act, in the order of acts. */
static void put_log(const struct local *local, int seat, int64_t since, struct pl_text *text)
{
	const struct pl_match *match = local->hotseat->match;
	int remark = 0;
	pl_json_open(text, "log", '[');
	for (int i = 0; i <= match->step_count; i++) {
		int64_t number = i < match->step_count ? local->numbers[i] : INT64_MAX;
		for (; remark < local->remark_count && local->remarks[remark].number < number;
		     remark++)
			if (local->remarks[remark].number > since)
				put_remark(&local->remarks[remark], text);
		for (int j = 0;
		     i < match->step_count && number > since && j < match->steps[i].event_count;
		     j++)
			pl_event_json(match->game, &local->hotseat->told,
			              &match->steps[i].events[j], seat, number, text);
	}
	pl_json_close(text, ']');
}

static void put_position(const struct local *local, int seat, int64_t since, struct pl_text *text)
{
	const struct pl_hotseat *hotseat = local->hotseat;
	const struct pl_match told = pl_hotseat_told(hotseat);
	bool seated = seat != PL_SPECTATOR;
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "number", local->acts);
	pl_json_number(text, "seat", seated ? seat + 1 : 0);
	pl_json_number(text, "since", since);
	struct pl_telling telling = { .turn = 1, .brief = true };
	if (seated)
		telling.back = pl_hotseat_steps_back(hotseat, seat, &telling.stays);
	pl_position_json(&told, seat, &telling, text);
	put_log(local, seat, since, text);
	pl_json_close(text, '}');
}

static void look_as(struct local *local, int seat)
{
	struct tui_source *source = &local->base;
	const struct pl_match *match = local->hotseat->match;
	int sight = tui_sight(seat);
	struct pl_text text = pl_text_in(local->room, ROOM);
	put_position(local, seat, local->told[sight], &text);
	json_t *message = json_loads(local->room, 0, NULL);
	if (message == NULL || !tui_film_take(source, message))
		tui_notice(source, true, "%s", tui_word("no.position"));
	json_decref(message);
	if (local->acts > 0)
		local->told[sight] = local->acts;
	struct tui_position *position = source->seen[sight];
	if (position == NULL)
		return;
	struct pl_text show = pl_text_in(local->show, SHOW);
	pl_match_view(match, seat, local->view);
	match->game->show(&local->hotseat->told, local->view, seat, &show);
	free(position->show);
	position->show = tui_named(local->show, &source->table);
}

static void look(struct local *local)
{
	struct pl_hotseat *hotseat = local->hotseat;
	struct tui_source *source = &local->base;
	source->hidden = 0;
	for (int seat = 0; seat < hotseat->match->seats; seat++) {
		if (!pl_hotseat_is_person(hotseat, seat))
			continue;
		look_as(local, seat);
		if (pl_hotseat_has_secrets(hotseat, seat))
			source->hidden |= 1u << seat;
	}
	if (hotseat->people == 0)
		look_as(local, PL_SPECTATOR);
	source->table.state = pl_match_over(hotseat->match) ? TUI_FINISHED : TUI_RUNNING;
	source->kept = hotseat->save != NULL ? hotseat->save_path : NULL;
	source->itself = hotseat->itself;
}

/* --- acts ---------------------------------------------------------------- */

static void number_steps(struct local *local)
{
	const struct pl_match *match = local->hotseat->match;
	if (match->step_count > local->number_room) {
		local->number_room = 2 * match->step_count + 64;
		local->numbers = pl_resize(local->numbers,
		                           (size_t)local->number_room * sizeof *local->numbers);
	}
}

static void note_undo(struct local *local, int seat, int64_t undone)
{
	if (local->remark_count == local->remark_room) {
		local->remark_room = 2 * local->remark_room + 8;
		local->remarks = pl_resize(local->remarks,
		                           (size_t)local->remark_room * sizeof *local->remarks);
	}
	local->remarks[local->remark_count++] = (struct remark){ ++local->acts, undone, seat };
}

static void mind_transcript(struct local *local, bool writing)
{
	if (writing && local->hotseat->save == NULL)
		TUI_NOTE(&local->base, true, "no.transcript", PL_AS_TEXT("why", strerror(errno)));
}

static bool play_move(struct local *local, const struct pl_move *move)
{
	struct pl_hotseat *hotseat = local->hotseat;
	bool writing = hotseat->save != NULL;
	const struct pl_reason *reason = pl_hotseat_play(hotseat, move);
	if (reason != NULL) {
		const char *why = tui_game_text(hotseat->match->game, reason->text);
		TUI_NOTE(&local->base, true, "no.move", PL_AS_TEXT("why", why),
		         PL_AS_TEXT("clause", reason->clause));
		return false;
	}
	mind_transcript(local, writing);
	number_steps(local);
	local->numbers[hotseat->match->step_count - 1] = ++local->acts;
	local->base.advice = (struct tui_advice){ .ready = false };
	look(local);
	return true;
}

/* --- thinking ------------------------------------------------------------ */

static void *work(void *context)
{
	struct local *local = context;
	const struct pl_match *match = local->hotseat->match;
	local->move = pl_think(local->thinker, local->thought, local->seat, &local->chance);
	if (local->for_hint)
		pl_advise(pl_thinker_search(local->thinker), match->game, &local->hotseat->told,
		          local->advice);
	atomic_store(&local->done, true);
	ssize_t wrote = write(local->pipe[1], "", 1);
	(void)wrote;
	return NULL;
}

static void start_thinking(struct local *local, struct pl_thinker *thinker, int seat, bool for_hint)
{
	sigset_t all, before;
	local->thinker = thinker;
	local->seat = seat;
	local->for_hint = for_hint;
	local->stale = false;
	local->chance = pl_hotseat_chance(local->hotseat, seat);
	pl_match_view(local->hotseat->match, seat, local->thought);
	pl_hotseat_mind(local->hotseat, thinker, seat);
	atomic_store(&local->done, false);
	/* Signals are for the thread that has the screen. */
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	local->at_work = pthread_create(&local->thread, NULL, work, local) == 0;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	if (!local->at_work) {
		TUI_NOTE(&local->base, true, "no.thread", PL_AS_TEXT("why", strerror(errno)));
		return;
	}
	local->base.table.seats[seat].thinking = !for_hint;
	local->base.news++;
}

static int waiting_bot(const struct local *local)
{
	const struct pl_match *match = local->hotseat->match;
	if (pl_match_over(match))
		return -1;
	for (int seat = 0; seat < match->seats; seat++)
		if (pl_is_pending(match->state, seat) && local->hotseat->thinkers[seat] != NULL)
			return seat;
	return -1;
}

static void start_hint(struct local *local)
{
	const struct pl_match *match = local->hotseat->match;
	if (local->adviser == NULL) {
		struct pl_bot bot = pl_bot_of(PL_ADVISER);
		local->adviser = pl_thinker_open(&bot, match->game, match->book->rules);
		local->advice = pl_zeroed(sizeof *local->advice);
	}
	local->hint_wanted = false;
	if (pl_match_over(match) || !pl_is_pending(match->state, local->hint_seat))
		local->base.advice.wanted = false;
	else
		start_thinking(local, local->adviser, local->hint_seat, true);
}

static void next_thought(struct local *local)
{
	if (local->at_work)
		return;
	int bot = waiting_bot(local);
	if (bot >= 0)
		start_thinking(local, local->hotseat->thinkers[bot], bot, false);
	else if (local->hint_wanted)
		start_hint(local);
}

/* What the thread said, in the words that the server would use. */
static void take_advice(struct local *local)
{
	struct pl_text text = pl_text_in(local->room, ROOM);
	pl_json_open(&text, NULL, '{');
	pl_put(&text, "\"advice\":");
	pl_advice_json(local->advice, &text);
	pl_json_close(&text, '}');
	json_t *message = json_loads(local->room, 0, NULL);
	if (local->stale || !tui_source_advice(&local->base, local->seat, message))
		local->base.advice = (struct tui_advice){ .ready = false };
	json_decref(message);
}

/* Whether the bot that has just thought would resign against the person it plays. */
static void note_hope(struct local *local)
{
	const struct pl_hotseat *hotseat = local->hotseat;
	bool alone = hotseat->match->seats == 2 && hotseat->people == 1;
	local->base.table.seats[local->seat].would_resign = alone &&
		pl_would_resign(&local->hopeless[local->seat], pl_thinker_hope(local->thinker));
}

static void serve(struct tui_source *source)
{
	struct local *local = (struct local *)source;
	char bytes[16];
	while (read(local->pipe[0], bytes, sizeof bytes) > 0)
		continue;
	if (local->at_work && atomic_load(&local->done)) {
		pthread_join(local->thread, NULL);
		local->at_work = false;
		source->table.seats[local->seat].thinking = false;
		source->news++;
		if (local->for_hint) {
			take_advice(local);
		} else if (!local->stale) {
			note_hope(local);
			play_move(local, &local->move);
		}
	}
	next_thought(local);
}

/* --- what the client asks for --------------------------------------------- */

static void note_near(struct local *local, int seat, const char *words)
{
	char near[PL_NEAR][PL_MOVE_TEXT], room[PL_NEAR * (PL_MOVE_TEXT + 4)] = "";
	struct pl_text list = pl_text_in(room, sizeof room);
	pl_put_near(&list, pl_hotseat_near(local->hotseat, seat, words, near), near);
	TUI_NOTE(&local->base, true, "no.choice", PL_AS_TEXT("words", words),
	         PL_AS_TEXT("near", room));
}

static void play(struct tui_source *source, int seat, const char *words)
{
	struct local *local = (struct local *)source;
	struct pl_move move;
	if (!pl_hotseat_read(local->hotseat, seat, words, &move) &&
	    !pl_hotseat_meant(local->hotseat, seat, words, &move)) {
		note_near(local, seat, words);
		return;
	}
	if (play_move(local, &move) && local->for_hint)
		local->stale = true;
	next_thought(local);
}

static void undo(struct tui_source *source, int seat)
{
	struct local *local = (struct local *)source;
	struct pl_hotseat *hotseat = local->hotseat;
	bool writing = hotseat->save != NULL;
	enum pl_stays why;
	int steps = pl_hotseat_steps_back(hotseat, seat, &why);
	int from = hotseat->match->step_count;
	if (steps == 0) {
		tui_notice(source, true, "%s", tui_word("no.undo"));
		return;
	}
	uint8_t seats[PL_SEATS * 64];
	int64_t numbers[PL_SEATS * 64];
	int noted = 0;
	for (int i = from - 1; i >= from - steps && noted < (int)sizeof seats; i--, noted++) {
		seats[noted] = hotseat->match->steps[i].move.seat;
		numbers[noted] = local->numbers[i];
	}
	pl_hotseat_undo(hotseat, seat, steps);
	for (int i = 0; i < noted; i++)
		note_undo(local, seats[i], numbers[i]);
	mind_transcript(local, writing);
	local->stale = true;
	source->advice = (struct tui_advice){ .ready = false };
	look(local);
	next_thought(local);
}

static void hint(struct tui_source *source, int seat)
{
	struct local *local = (struct local *)source;
	source->advice = (struct tui_advice){ .wanted = true, .seat = seat };
	source->news++;
	local->hint_wanted = true;
	local->hint_seat = seat;
	next_thought(local);
}

static void resign(struct tui_source *source, int seat)
{
	struct local *local = (struct local *)source;
	if (!pl_hotseat_resign(local->hotseat, seat)) {
		tui_notice(source, true, "%s", tui_word("no.resign_two"));
		return;
	}
	local->stale = true;
	local->acts++;
	look(local);
}

static bool save(struct tui_source *source, const char *path)
{
	struct local *local = (struct local *)source;
	if (!pl_hotseat_save(local->hotseat, path)) {
		tui_notice(source, true, "%s: %s", path, strerror(errno));
		return false;
	}
	source->kept = local->hotseat->save_path;
	source->itself = false;
	TUI_NOTE(source, false, "saved", PL_AS_TEXT("file", path));
	return true;
}

/* --- beginning and end --------------------------------------------------- */

static void close_local(struct tui_source *source)
{
	struct local *local = (struct local *)source;
	if (local->at_work)
		pthread_join(local->thread, NULL);
	close(local->pipe[0]);
	close(local->pipe[1]);
	pl_thinker_close(local->adviser);
	tui_source_release(source);
	free(local->advice);
	free(local->thought);
	free(local->numbers);
	free(local->remarks);
	free(local->room);
	free(local->show);
	free(local->view);
	free(local);
}

/* clang-format off */
static const struct tui_source_ops ops = {
	.serve = serve, .play = play, .undo = undo, .hint = hint, .save = save,
	.close = close_local,
};
/* clang-format on */

/* clang-format off */
static const struct tui_source_ops ops_of_two = {
	.serve = serve, .play = play, .undo = undo, .hint = hint, .save = save,
	.resign = resign, .close = close_local,
};
/* clang-format on */

static void name_seats(struct local *local)
{
	struct pl_hotseat *hotseat = local->hotseat;
	struct tui_table *table = &local->base.table;
	*table = (struct tui_table){ .game = hotseat->match->game,
		                     .state = TUI_RUNNING,
		                     .seat_count = hotseat->match->seats };
	for (int seat = 0; seat < table->seat_count; seat++) {
		struct tui_seat *at = &table->seats[seat];
		at->mine = pl_hotseat_is_person(hotseat, seat);
		at->present = true;
		at->kind = at->mine ? TUI_PERSON : TUI_BOT;
		if (!at->mine)
			snprintf(at->bot, sizeof at->bot, "%.*s", TUI_NAME - 1,
			         hotseat->bots[seat].spec);
		if (!at->mine)
			snprintf(at->name, sizeof at->name, "%s", tui_star(seat));
		else if (hotseat->people > 1)
			tui_name_player(at, seat);
		else
			snprintf(at->name, sizeof at->name, "%s", tui_word("player.one"));
	}
}

struct tui_source *tui_local_open(struct pl_hotseat *hotseat)
{
	struct local *local = pl_zeroed(sizeof *local);
	size_t size = hotseat->match->game->state_size;
	local->base.ops = hotseat->match->seats == 2 ? &ops_of_two : &ops;
	local->hotseat = hotseat;
	local->room = pl_resize(NULL, ROOM);
	local->show = pl_resize(NULL, SHOW);
	local->view = pl_resize(NULL, size);
	local->thought = pl_resize(NULL, size);
	if (pipe(local->pipe) != 0) {
		fprintf(stderr, "perilune: %s\n", strerror(errno));
		abort();
	}
	fcntl(local->pipe[0], F_SETFL, O_NONBLOCK);
	local->base.fd = local->pipe[0];
	name_seats(local);
	tui_source_own_book(&local->base, hotseat->match->game, &hotseat->told);
	number_steps(local);
	for (int i = 0; i < hotseat->match->step_count; i++)
		local->numbers[i] = ++local->acts;
	look(local);
	next_thought(local);
	return &local->base;
}
