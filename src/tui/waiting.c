/* waiting.c - a table before play: who sits where, the invitation, and the start. */
#include "tui/lobby_parts.h"

#include "core/text.h"

struct waiting {
	struct tui_source *source;
	const char *origin;
	int at;           /* the seat under the cursor */
	unsigned notices; /* seen so far */
	bool leave;
	bool told; /* the notice is still to be shown */
};

enum { SEATS_Y = 6 };

static bool mine(const struct waiting *waiting, int seat)
{
	return waiting->source->table.seats[seat].mine;
}

/* --- drawing -------------------------------------------------------------------- */

/* Where, by whom and how: "No clock, by invitation, map=oasis" */
static void put_terms(const json_t *about, struct pl_text *text)
{
	const json_t *options = tui_get(about, "options");
	tui_put_pace(tui_int(about, "time"), text);
	pl_put(text, ", %s", tui_word(tui_bool(about, "public") ? "wait.listed" : "wait.invited"));
	for (int i = 0; i < tui_length(options); i++)
		pl_put(text, ", %s", tui_text_at(options, i));
}

static void draw_seat(const struct waiting *waiting, struct tui_canvas *canvas, int seat)
{
	const struct tui_seat *at = &waiting->source->table.seats[seat];
	int y = SEATS_Y + seat;
	struct tui_pen pen = TUI_PEN(TUI_PLAIN, .how = seat == waiting->at ? TUI_TURNED : 0);
	tui_fill(canvas, 1, y, canvas->width - 2, 1, pen, ' ');
	tui_put_seat(canvas, 1, y, pen, seat);
	tui_put_cut(canvas, 6, y, 26, pen, at->name);
	const char *words = at->kind == TUI_OPEN ? tui_word("wait.free")
		: at->kind == TUI_BOT            ? tui_bot_name(at->bot)
		: at->mine                       ? tui_word("wait.you")
		: at->present                    ? tui_word("wait.here")
						 : tui_word("wait.gone");
	tui_put_cut(canvas, 33, y, canvas->width - 35, pen, words);
}

/* What was said here, the last lines of it. */
static void draw_chat(const struct waiting *waiting, struct tui_canvas *canvas, int y)
{
	const struct tui_log *log = NULL;
	for (int i = 0; i < TUI_SIGHTS; i++)
		if (waiting->source->log[i].count > 0)
			log = &waiting->source->log[i];
	int room = canvas->height - 1 - y;
	for (int i = log == NULL || log->count < room ? 0 : log->count - room;
	     log != NULL && i < log->count && y < canvas->height - 1; i++)
		tui_put_cut(canvas, 1, y++, canvas->width - 2, TUI_PEN(TUI_SOFT), log->at[i].text);
}

static void draw(void *context, struct tui_canvas *canvas)
{
	struct waiting *waiting = context;
	const struct tui_source *source = waiting->source;
	const json_t *about = tui_remote_about(source);
	char words[600];
	struct pl_text text = pl_text_in(words, sizeof words);
	tui_fill(canvas, 0, 0, canvas->width, canvas->height, TUI_PEN(TUI_PLAIN), ' ');
	TUI_SAY(&text, "wait.bar", PL_AS_TEXT("game", tui_text(about, "title")),
	        PL_AS_TEXT("name", source->table.name));
	tui_put_bar(canvas, words, source->state);
	text = pl_text_in(words, sizeof words);
	put_terms(about, &text);
	tui_put_cut(canvas, 1, 2, canvas->width - 2, TUI_PEN(TUI_SOFT), words);
	tui_put(canvas, 1, 3, TUI_PEN(TUI_PLAIN), tui_word("wait.link"));
	tui_putf(canvas, 3, 4, TUI_PEN(TUI_CALL, .how = TUI_BOLD), "%s/table/%s", waiting->origin,
	         tui_remote_table(source));
	for (int seat = 0; seat < source->table.seat_count; seat++)
		draw_seat(waiting, canvas, seat);
	draw_chat(waiting, canvas, SEATS_Y + source->table.seat_count + 1);
	tui_put_foot(canvas, tui_word("wait.keys"), waiting->told ? source->notice : "",
	             source->notice_is_fault);
}

/* --- keys -------------------------------------------------------------------------- */

static void serve(void *context)
{
	struct waiting *waiting = context;
	struct tui_source *source = waiting->source;
	source->ops->serve(source);
	if (source->notices != waiting->notices)
		waiting->told = true;
	waiting->notices = source->notices;
}

static void sit_or_stand(struct waiting *waiting)
{
	struct tui_source *source = waiting->source;
	if (waiting->at >= source->table.seat_count)
		return;
	if (mine(waiting, waiting->at))
		tui_remote_stand(source, waiting->at);
	else if (source->table.seats[waiting->at].kind == TUI_OPEN)
		tui_remote_sit(source, waiting->at);
	else
		tui_notice(source, true, "%s", tui_word("wait.taken"));
}

static void start(struct waiting *waiting)
{
	const struct tui_table *table = &waiting->source->table;
	int open = 0;
	for (int seat = 0; seat < table->seat_count; seat++)
		open += table->seats[seat].kind == TUI_OPEN;
	if (open > 0)
		TUI_NOTE(waiting->source, true, "wait.still", PL_AS_NUMBER("count", open));
	else
		tui_remote_start(waiting->source);
}

static void chat(struct waiting *waiting)
{
	struct tui_behind behind = { draw, serve, waiting, waiting->source->fd };
	char words[400] = "";
	if (tui_window_line(&behind, tui_word("chat.say"), words, sizeof words) && words[0] != '\0')
		waiting->source->ops->chat(waiting->source, words);
}

static void show_help(struct waiting *waiting)
{
	struct tui_behind behind = { draw, serve, waiting, waiting->source->fd };
	char room[1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	tui_put_help(&text, 7, "Enter", tui_word("wait.help.enter"));
	tui_put_help(&text, 7, "s", tui_word("wait.help.s"));
	tui_put_help(&text, 7, "c", tui_word("wait.help.c"));
	tui_put_help(&text, 7, "q", tui_word("wait.help.q"));
	pl_put(&text, "\n%s", tui_word("wait.help"));
	tui_window_text(&behind, tui_word("wait.title"), room);
}

static void move(struct waiting *waiting, int by)
{
	int to = waiting->at + by;
	if (to >= 0 && to < waiting->source->table.seat_count)
		waiting->at = to;
}

static void click(struct waiting *waiting, int y)
{
	int seat = y - SEATS_Y;
	if (seat < 0 || seat >= waiting->source->table.seat_count)
		return;
	if (seat == waiting->at)
		sit_or_stand(waiting);
	waiting->at = seat;
}

static void press(struct waiting *waiting, struct tui_key key)
{
	if (key.kind != TUI_NOTHING && key.kind != TUI_RESIZED)
		waiting->told = false;
	if (key.kind == TUI_LETTER)
		key.kind = key.code == 'j' ? TUI_DOWN : key.code == 'k' ? TUI_UP : TUI_LETTER;
	switch (key.kind) {
	case TUI_NOTHING:
		serve(waiting);
		break;
	case TUI_ENDED:
	case TUI_ESCAPE:
		waiting->leave = true;
		break;
	case TUI_UP:
	case TUI_WHEEL_UP:
		move(waiting, -1);
		break;
	case TUI_DOWN:
	case TUI_WHEEL_DOWN:
		move(waiting, 1);
		break;
	case TUI_ENTER:
		sit_or_stand(waiting);
		break;
	case TUI_CLICK:
		click(waiting, key.y);
		break;
	case TUI_LETTER:
		if (key.code == 's')
			start(waiting);
		else if (key.code == 'c')
			chat(waiting);
		else if (key.code == '?')
			show_help(waiting);
		else if (key.code == 'q')
			waiting->leave = true;
		break;
	default:
		break;
	}
}

/* The first seat that is free, or else one's own. */
static int first_place(const struct tui_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++)
		if (table->seats[seat].kind == TUI_OPEN)
			return seat;
	for (int seat = 0; seat < table->seat_count; seat++)
		if (table->seats[seat].mine)
			return seat;
	return 0;
}

enum tui_wait tui_waiting(struct tui_source *source, const char *origin)
{
	struct waiting waiting = { .source = source,
		                   .origin = origin,
		                   .at = first_place(&source->table),
		                   .notices = source->notices };
	while (!waiting.leave && !tui_remote_gone(source)) {
		if (source->table.state != TUI_WAITING)
			return TUI_WAIT_BEGUN;
		draw(&waiting, tui_screen_canvas());
		tui_screen_show(-1, -1);
		press(&waiting, tui_screen_key(source->fd, 100));
	}
	return TUI_WAIT_LEFT;
}
