/* client.c - the loop of the full-screen client: waiting for keys and news, whose
 * view is shown, and the windows that open by themselves. */
#include "tui/client_parts.h"

#include "core/memory.h"
#include "core/text.h"

#include <time.h>

int64_t tui_now(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

const struct tui_position *tui_shown(const struct tui_client *client)
{
	return client->source->seen[tui_sight(client->viewer)];
}

struct tui_scene tui_scene_of(const struct tui_client *client, struct tui_pane pane)
{
	const struct tui_position *position = tui_shown(client);
	return (struct tui_scene){
		.table = &client->source->table,
		.position = position,
		.state = position == NULL ? NULL : position->state,
		.book = client->source->book,
		.seat = client->viewer,
		.width = pane.width,
		.height = client->room,
		.marks = &client->marks,
	};
}

void tui_tell(struct tui_client *client, bool fault, const char *words)
{
	snprintf(client->said, sizeof client->said, "%s", words);
	client->said_fault = fault;
}

/* --- whose view it is ---------------------------------------------------- */

static bool is_asked(const struct tui_client *client, int seat)
{
	const struct tui_position *position = client->source->seen[tui_sight(seat)];
	return client->source->table.seats[seat].mine && position != NULL && position->asked;
}

static int seats_here(const struct tui_source *source)
{
	int count = 0;
	for (int seat = 0; seat < source->table.seat_count; seat++)
		count += source->table.seats[seat].mine;
	return count;
}

/* The viewer if it is asked, else who is, else the viewer still. */
static int who_looks(const struct tui_client *client)
{
	const struct tui_source *source = client->source;
	if (client->viewer < PL_SEATS && is_asked(client, client->viewer))
		return client->viewer;
	for (int seat = 0; seat < source->table.seat_count; seat++)
		if (is_asked(client, seat))
			return seat;
	if (client->viewer < PL_SEATS && source->seen[client->viewer] != NULL)
		return client->viewer;
	for (int seat = 0; seat < source->table.seat_count; seat++)
		if (source->table.seats[seat].mine && source->seen[seat] != NULL)
			return seat;
	return PL_SPECTATOR;
}

static void look_as(struct tui_client *client, int seat)
{
	const struct tui_source *source = client->source;
	if (seat != client->viewer) {
		bool hides = seat < PL_SEATS && ((source->hidden >> seat) & 1);
		client->curtain = seats_here(source) > 1 && hides && source->ops->go == NULL;
		client->cursor[0] = '\0';
		client->back = client->side_top = 0;
	}
	client->viewer = seat;
}

/* --- news ---------------------------------------------------------------- */

static void take_notice(struct tui_client *client)
{
	const struct tui_source *source = client->source;
	if (client->notices == source->notices)
		return;
	client->notices = source->notices;
	tui_tell(client, source->notice_is_fault, source->notice);
}

/* From which entry of the log on is what happened last: since the viewer acted, or, of
 * what is stepped through, the last record. */
static void find_last(struct tui_client *client, const struct tui_log *log)
{
	int *last = &client->last[tui_sight(client->viewer)], appended = log->count - log->grown;
	if (*last < 0 || *last > appended)
		*last = appended;
	client->marks.last = *last + log->grown;
	if (client->source->ops->go == NULL)
		return;
	client->marks.last = log->count;
	while (client->marks.last > 0 &&
	       log->at[client->marks.last - 1].number >= client->source->at)
		client->marks.last--;
}

void tui_news(struct tui_client *client)
{
	struct tui_source *source = client->source;
	tui_film_run(source, tui_now());
	if (source->ops->go == NULL)
		look_as(client, who_looks(client));
	const struct tui_log *log = &source->log[tui_sight(client->viewer)];
	const struct tui_position *position = tui_shown(client);
	unsigned stamp = source->stamp[tui_sight(client->viewer)];
	bool other = position != client->marks.position || stamp != client->stamp;
	client->stamp = stamp;
	if (other) {
		tui_picks_begin(&client->marks, position);
		client->at = client->top = client->number = client->back = 0;
	}
	client->marks.log = log;
	find_last(client, log);
	if (!source->advice.ready)
		client->hinted = false;
	client->marks.hint = source->advice.ready && source->advice.seat == client->viewer
		? source->advice.at[0].move
		: NULL;
	take_notice(client);
	if (other && source->ops->go == NULL)
		tui_settle_cursor(client);
}

void tui_make_move(struct tui_client *client, const char *words)
{
	struct tui_source *source = client->source;
	const struct tui_log *log = &source->log[tui_sight(client->viewer)];
	int before = log->count - log->grown;
	if (source->ops->play == NULL || client->viewer >= PL_SEATS)
		return;
	char *kept = pl_copied(words); /* what it points into goes with the position */
	client->last[client->viewer] = before;
	tui_film_skip(source);
	source->ops->play(source, client->viewer, kept);
	free(kept);
	tui_news(client);
}

/* --- windows of their own accord ----------------------------------------- */

void tui_show_result(struct tui_client *client)
{
	const struct tui_position *position = tui_shown(client);
	const struct tui_table *table = &client->source->table;
	char room[1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	for (int place = 1; place <= PL_SEATS; place++)
		for (int seat = 0; seat < table->seat_count; seat++)
			if (position->result.place[seat] == place)
				pl_put(&text, "%d.  %c  %-24s %s\n", place, tui_seat_letter(seat),
				       table->seats[seat].name, position->scored[seat]);
	pl_put(&text, "\n%s", tui_word("result.after"));
	tui_window_text(&client->behind, tui_word("result.title"), room);
}

/* The list where the advised move is. */
static void point_at_advice(struct tui_client *client)
{
	const struct tui_position *position = tui_shown(client);
	int *moves = pl_resize(NULL, ((size_t)position->move_count + 1) * sizeof *moves);
	int count = tui_listed(client, moves);
	for (int i = 0; i < count; i++)
		if (strcmp(position->moves[moves[i]].text, client->source->advice.at[0].move) == 0)
			client->at = i;
	free(moves);
}

static void show_advice(struct tui_client *client)
{
	point_at_advice(client);
	const struct tui_advice *advice = &client->source->advice;
	char room[4096];
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_put(&text, "# %s\n\n", advice->at[0].move);
	if (advice->why[0] != '\0')
		pl_put(&text, "%s\n\n", advice->why);
	for (int i = 0; i < advice->count && advice->iterations > 0; i++) {
		const struct tui_advised *at = &advice->at[i];
		TUI_SAY(&text, "advice.move", PL_AS_TEXT("move", at->move),
		        PL_AS_TEXT("says", at->says), PL_AS_NUMBER("equal", i > 0 && at->equal),
		        PL_AS_TEXT("then", at->then));
		pl_put(&text, "\n");
	}
	if (advice->iterations > 0) {
		pl_put(&text, "\n");
		TUI_SAY(&text, "advice.about", PL_AS_NUMBER("tries", advice->iterations));
	}
	tui_window_text(&client->behind, tui_word("advice.title"), room);
}

/* While a window is open the source goes on: positions from before it are gone. */
static void open_windows(struct tui_client *client)
{
	const struct tui_source *source = client->source;
	if (client->curtain || tui_shown(client) == NULL)
		return;
	if (source->advice.ready && !client->hinted && source->advice.seat == client->viewer) {
		client->hinted = true;
		show_advice(client);
	}
	const struct tui_position *position = tui_shown(client);
	bool over = position != NULL && position->over;
	bool ends = over && client->running && source->film.pace != TUI_INSTANT;
	if (over && !client->result_told) {
		if (ends)
			tui_show_ending(client);
		if (source->ops->go == NULL && !client->leave)
			tui_show_result(client);
	}
	client->result_told = over; /* a rematch ends anew */
	client->running = position != NULL && !over;
	if (tui_columns(client->said) > tui_screen_canvas()->width - 2) {
		char words[TUI_NOTICE];
		snprintf(words, sizeof words, "%s", client->said);
		client->said[0] = '\0';
		tui_window_text(&client->behind,
		                tui_word(client->said_fault ? "notice.no" : "notice.done"), words);
	}
}

/* --- the loop ------------------------------------------------------------ */

/* A log that is read to where it begins here goes on further back. */
static void want_older(struct tui_client *client)
{
	struct tui_source *source = client->source;
	if (source->ops->older != NULL && (client->oldest || client->whole))
		source->ops->older(source, client->viewer);
}

static void serve(void *context)
{
	struct tui_client *client = context;
	unsigned news = client->source->news;
	want_older(client);
	if (client->source->ops->serve != NULL)
		client->source->ops->serve(client->source);
	tui_film_run(client->source, tui_now());
	if (client->source->news != news)
		tui_news(client);
}

/* Where the terminal's own cursor stands: in what is being typed. */
static int typing_column(const struct tui_client *client)
{
	return client->typing ? 2 + tui_columns(client->typed) : -1;
}

static void turn_once(struct tui_client *client)
{
	open_windows(client);
	struct tui_canvas *canvas = tui_screen_canvas();
	tui_draw(client, canvas);
	int column = typing_column(client);
	tui_screen_show(column, column < 0 ? -1 : canvas->height - 1);
	struct tui_key key = tui_screen_key(client->source->fd, 100);
	if (key.kind == TUI_ENDED)
		client->leave = true;
	else if (key.kind == TUI_NOTHING)
		serve(client);
	else if (key.kind != TUI_RESIZED)
		tui_press(client, key);
}

bool tui_client_run(struct tui_source *source)
{
	struct tui_client client = {
		.source = source,
		.viewer = PL_SPECTATOR,
		.marks.pointed = -1,
		.board = tui_board_of(source->table.game == NULL ? "" : source->table.game->slug),
		.table = tui_canvas_new(0, 0, true),
		.side = tui_canvas_new(0, 0, true),
		.behind = { tui_draw, serve, NULL, source->fd },
	};
	client.behind.context = &client;
	/* Boards of lines are drawn by their source alone, which has the newest. */
	source->film.pace = client.board == &tui_generic_board ? TUI_INSTANT : tui_pace();
	for (int i = 0; i < TUI_SIGHTS; i++)
		client.last[i] = -1;
	if (source->ops->go != NULL) {
		client.focus = TUI_ON_CHOICES;
		for (int seat = 0; seat < PL_SEATS; seat++)
			client.viewer = source->seen[seat] != NULL ? seat : client.viewer;
	}
	tui_news(&client);
	while (!client.leave)
		turn_once(&client);
	const struct tui_position *position = tui_shown(&client);
	bool over = position != NULL && position->over;
	tui_picks_end(&client.marks);
	tui_canvas_free(client.table);
	tui_canvas_free(client.side);
	return over;
}
