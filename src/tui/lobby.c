/* lobby.c - the tables of a server, as a list: one's own first, then those that wait
 * for players, those that play, those that are over. */
#include "tui/lobby_parts.h"

#include "core/memory.h"
#include "core/text.h"
#include "tui/client.h"

#include <time.h>

enum { MINE_EVERY_MS = 3000 };

struct row {
	const char *heading; /* of a group; then there is no table */
	const json_t *table;
};

struct lobby {
	struct net_talk *talk;
	char origin[NET_ORIGIN];
	json_t *tables, *mine; /* the newest messages; NULL before the first */
	int lobby_id, mine_id, create_id;
	int64_t mine_asked;
	struct row *rows;
	int count, room, at, top;
	int list_y;            /* where on the screen the list begins */
	char visit[NET_TABLE]; /* the table to go to next; "": none */
	bool fresh;            /* it was just made here */
	bool leave;
	char said[TUI_NOTICE]; /* until the next key */
	bool fault;
};

static void say(struct lobby *lobby, bool fault, const char *words)
{
	snprintf(lobby->said, sizeof lobby->said, "%s", words);
	lobby->fault = fault;
}

/* --- the list ----------------------------------------------------------------- */

static struct row *add_row(struct lobby *lobby)
{
	if (lobby->count == lobby->room) {
		lobby->room = 2 * lobby->room + 64;
		lobby->rows = pl_resize(lobby->rows, (size_t)lobby->room * sizeof *lobby->rows);
	}
	lobby->rows[lobby->count] = (struct row){ .heading = NULL };
	return &lobby->rows[lobby->count++];
}

static bool is_mine(const struct lobby *lobby, const char *table)
{
	const json_t *mine = tui_get(lobby->mine, "tables");
	for (int i = 0; i < tui_length(mine); i++)
		if (strcmp(tui_text(tui_at(mine, i), "table"), table) == 0)
			return true;
	return false;
}

static void add_group(struct lobby *lobby, const char *heading, const json_t *tables, bool all)
{
	int first = lobby->count;
	for (int i = 0; i < tui_length(tables); i++) {
		const json_t *table = tui_at(tables, i);
		if (!all && is_mine(lobby, tui_text(table, "table")))
			continue;
		if (lobby->count == first)
			add_row(lobby)->heading = heading;
		add_row(lobby)->table = table;
	}
}

/* The cursor stays on its table. */
static void list_tables(struct lobby *lobby)
{
	char here[NET_TABLE] = "";
	if (lobby->at < lobby->count && lobby->rows[lobby->at].table != NULL)
		snprintf(here, sizeof here, "%.*s", NET_TABLE - 1,
		         tui_text(lobby->rows[lobby->at].table, "table"));
	lobby->count = 0;
	add_group(lobby, "Your tables", tui_get(lobby->mine, "tables"), true);
	add_group(lobby, "Waiting for players", tui_get(lobby->tables, "open"), false);
	add_group(lobby, "Playing: watch", tui_get(lobby->tables, "running"), false);
	add_group(lobby, "Over: look at the end", tui_get(lobby->tables, "finished"), false);
	if (lobby->at >= lobby->count)
		lobby->at = lobby->count - 1;
	for (int i = 0; i < lobby->count && here[0] != '\0'; i++)
		if (lobby->rows[i].table != NULL &&
		    strcmp(tui_text(lobby->rows[i].table, "table"), here) == 0)
			lobby->at = i;
	if (lobby->at < 0)
		lobby->at = 0;
	if (lobby->at < lobby->count && lobby->rows[lobby->at].table == NULL)
		lobby->at++;
}

/* To the next table in a direction, past headings. */
static void step(struct lobby *lobby, int by)
{
	int to = lobby->at;
	for (int left = by < 0 ? -by : by; left > 0;) {
		to += by < 0 ? -1 : 1;
		if (to < 0 || to >= lobby->count)
			return;
		if (lobby->rows[to].table == NULL)
			continue;
		lobby->at = to;
		left--;
	}
}

/* --- hearing ------------------------------------------------------------------- */

static void ask_mine(struct lobby *lobby)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	int64_t ms = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
	if (!net_talk_ready(lobby->talk) || ms - lobby->mine_asked < MINE_EVERY_MS)
		return;
	lobby->mine_asked = ms;
	lobby->mine_id = net_talk_say(lobby->talk, json_pack("{ss}", "type", "mine"));
}

static void ready(void *context)
{
	struct lobby *lobby = context;
	lobby->mine_asked = 0;
	ask_mine(lobby);
	lobby->lobby_id =
		net_talk_say(lobby->talk, json_pack("{ss sb}", "type", "lobby", "follow", 1));
}

static void replace(json_t **kept, const json_t *message)
{
	json_decref(*kept);
	*kept = json_deep_copy(message);
}

static void heard(void *context, const json_t *message)
{
	struct lobby *lobby = context;
	const char *type = tui_text(message, "type");
	int id = tui_int(message, "id");
	if (strcmp(type, "lobby") == 0) {
		replace(&lobby->tables, message);
		list_tables(lobby);
	} else if (strcmp(type, "mine") == 0) {
		replace(&lobby->mine, message);
		list_tables(lobby);
	} else if (strcmp(type, "ok") == 0 && id != 0 && id == lobby->create_id) {
		snprintf(lobby->visit, sizeof lobby->visit, "%.*s", NET_TABLE - 1,
		         tui_text(message, "table"));
		lobby->fresh = true;
		lobby->create_id = 0;
	} else if (strcmp(type, "error") == 0) {
		say(lobby, true, tui_text(message, "text"));
	}
}

static void listen(struct lobby *lobby)
{
	net_talk_listen(lobby->talk, (struct net_ear){ ready, NULL, heard, lobby });
	if (net_talk_ready(lobby->talk))
		ready(lobby);
}

static void serve(void *context)
{
	struct lobby *lobby = context;
	net_talk_serve(lobby->talk);
	ask_mine(lobby);
}

/* --- drawing -------------------------------------------------------------------- */

void tui_put_bar(struct tui_canvas *canvas, const char *left, const char *right)
{
	struct tui_pen bar = TUI_PEN(TUI_WHITE, .ground = TUI_SLATE, .how = TUI_BOLD);
	int columns = tui_columns(right);
	tui_fill(canvas, 0, 0, canvas->width, 1, bar, ' ');
	tui_put_cut(canvas, 1, 0, canvas->width - columns - 4, bar, left);
	tui_put(canvas, canvas->width - columns - 1, 0, bar, right);
}

void tui_put_foot(struct tui_canvas *canvas, const char *keys, const char *said, bool fault)
{
	int y = canvas->height - 1;
	struct tui_pen pen = said[0] == '\0' ? TUI_PEN(TUI_SOFT)
		: fault                      ? TUI_PEN(TUI_BAD, .how = TUI_BOLD)
					     : TUI_PEN(TUI_GOOD, .how = TUI_BOLD);
	tui_put_cut(canvas, 1, y, canvas->width - 2, pen, said[0] == '\0' ? keys : said);
}

void tui_put_people(const json_t *seats, struct pl_text *text)
{
	int open = 0, named = 0;
	for (int i = 0; i < tui_length(seats); i++) {
		const json_t *seat = tui_at(seats, i);
		const char *kind = tui_text(seat, "kind");
		if (strcmp(kind, "open") == 0) {
			open++;
			continue;
		}
		pl_put(text, "%s%s%s", named++ == 0 ? "" : ", ", tui_text(seat, "name"),
		       strcmp(kind, "bot") == 0 ? " bot" : "");
	}
	if (open > 0)
		pl_put(text, "%s%d free", named == 0 ? "" : ", ", open);
}

void tui_put_pace(int seconds, struct pl_text *text)
{
	if (seconds <= 0)
		pl_put(text, "no clock");
	else if (seconds < 120)
		pl_put(text, "%d s a move", seconds);
	else if (seconds < 7200)
		pl_put(text, "%d min a move", seconds / 60);
	else if (seconds < 172800)
		pl_put(text, "%d h a move", seconds / 3600);
	else
		pl_put(text, "%d days a move", seconds / 86400);
}

/* "just now", "5 min ago" */
static void put_age(const json_t *table, struct pl_text *text)
{
	int64_t then = json_integer_value(tui_get(table, "last")) / 1000;
	int64_t ago = (int64_t)time(NULL) - then;
	if (ago < 60)
		pl_put(text, "just now");
	else if (ago < 7200)
		pl_put(text, "%d min ago", (int)(ago / 60));
	else if (ago < 172800)
		pl_put(text, "%d h ago", (int)(ago / 3600));
	else
		pl_put(text, "%d days ago", (int)(ago / 86400 > 9999 ? 9999 : ago / 86400));
}

static void draw_row(const struct lobby *lobby, struct tui_canvas *canvas, int y, int i)
{
	const struct row *row = &lobby->rows[i];
	if (row->table == NULL) {
		tui_put(canvas, 1, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD), row->heading);
		return;
	}
	struct tui_pen pen = TUI_PEN(TUI_PLAIN, .how = i == lobby->at ? TUI_TURNED : 0);
	char people[200], when[64];
	struct pl_text text = pl_text_in(people, sizeof people);
	const char *name = tui_text(row->table, "name");
	if (name[0] != '\0')
		pl_put(&text, "%s: ", name);
	tui_put_people(tui_get(row->table, "seats"), &text);
	text = pl_text_in(when, sizeof when);
	if (tui_bool(row->table, "asked"))
		pl_put(&text, "your move");
	else if (strcmp(tui_text(row->table, "state"), "open") == 0)
		tui_put_pace(tui_int(row->table, "time"), &text);
	else if (strcmp(tui_text(row->table, "state"), "finished") == 0)
		pl_put(&text, "over");
	else
		put_age(row->table, &text);
	int title = canvas->width < 100 ? 20 : 28, last = canvas->width - 16;
	tui_fill(canvas, 1, y, canvas->width - 2, 1, pen, ' ');
	tui_put_cut(canvas, 2, y, title - 1, pen, tui_text(row->table, "title"));
	tui_put_cut(canvas, title + 2, y, last - title - 3, pen, people);
	tui_put_cut(canvas, last, y, canvas->width - last - 1, pen, when);
}

static const char keys[] = "Enter open  n new table  t by its link  N your name  ? help  q leave";

static void draw(void *context, struct tui_canvas *canvas)
{
	struct lobby *lobby = context;
	char left[NET_ORIGIN + 32], state[NET_WHY + 8] = "";
	snprintf(left, sizeof left, "Perilune at %s", lobby->origin);
	tui_fill(canvas, 0, 0, canvas->width, canvas->height, TUI_PEN(TUI_PLAIN), ' ');
	tui_put_bar(canvas, left, net_talk_name(lobby->talk));
	if (!net_talk_ready(lobby->talk))
		snprintf(state, sizeof state, "%s ...", net_talk_state(lobby->talk));
	else if (lobby->tables == NULL)
		snprintf(state, sizeof state, "Asking for the tables ...");
	else if (lobby->count == 0)
		snprintf(state, sizeof state, "There are no tables here yet. n makes one.");
	int used = tui_put_lines(canvas, 1, 1, canvas->width - 2, 3,
	                         TUI_PEN(net_talk_ready(lobby->talk) ? TUI_SOFT : TUI_BAD), state);
	lobby->list_y = used > 1 ? 1 + used : 2;
	int page = canvas->height - lobby->list_y - 2;
	if (lobby->top > lobby->at - 1)
		lobby->top = lobby->at > 0 ? lobby->at - 1 : 0; /* with the heading above it */
	if (lobby->at >= lobby->top + page)
		lobby->top = lobby->at - page + 1;
	for (int i = 0; i < page && lobby->top + i < lobby->count; i++)
		draw_row(lobby, canvas, lobby->list_y + i, lobby->top + i);
	tui_put_foot(canvas, keys, lobby->said, lobby->fault);
}

/* --- a visit --------------------------------------------------------------------- */

/* Until the table is known; false if it is not to be. */
static bool await_table(struct lobby *lobby, struct tui_source *source)
{
	while (tui_remote_about(source) == NULL && !tui_remote_gone(source)) {
		struct tui_canvas *canvas = tui_screen_canvas();
		tui_fill(canvas, 0, 0, canvas->width, canvas->height, TUI_PEN(TUI_PLAIN), ' ');
		tui_put_bar(canvas, "Going to the table ...", net_talk_name(lobby->talk));
		if (!net_talk_ready(lobby->talk))
			tui_put_lines(canvas, 1, 2, canvas->width - 2, 3, TUI_PEN(TUI_BAD),
			              net_talk_state(lobby->talk));
		tui_put_foot(canvas, "q leave", "", false);
		tui_screen_show(-1, -1);
		struct tui_key key = tui_screen_key(source->fd, 100);
		if (key.kind == TUI_NOTHING)
			source->ops->serve(source);
		if (key.kind == TUI_ENDED || key.kind == TUI_ESCAPE ||
		    (key.kind == TUI_LETTER && key.code == 'q'))
			return false;
	}
	return !tui_remote_gone(source);
}

/* A table that waits for nobody begins at once. */
static void begin_if_full(struct tui_source *source)
{
	for (int i = 0; i < source->table.seat_count; i++)
		if (source->table.seats[i].kind == TUI_OPEN)
			return;
	tui_remote_start(source);
}

static void visit(struct lobby *lobby)
{
	bool fresh = lobby->fresh, known;
	net_talk_say(lobby->talk, json_pack("{ss sb}", "type", "lobby", "follow", 0));
	struct tui_source *source = tui_remote_open(lobby->talk, lobby->visit);
	lobby->visit[0] = '\0';
	lobby->fresh = false;
	known = await_table(lobby, source);
	if (known && fresh)
		begin_if_full(source);
	if (known &&
	    (source->table.state != TUI_WAITING ||
	     tui_waiting(source, lobby->origin) == TUI_WAIT_BEGUN))
		tui_client_run(source);
	if (tui_remote_gone(source))
		say(lobby, true, source->notice);
	source->ops->close(source);
	listen(lobby);
}

/* --- keys -------------------------------------------------------------------------- */

static void go(struct lobby *lobby, const char *table)
{
	snprintf(lobby->visit, sizeof lobby->visit, "%.*s", NET_TABLE - 1, table);
}

static void make_table(struct lobby *lobby, const struct pl_game *game)
{
	struct tui_behind behind = { draw, serve, lobby, net_talk_fd(lobby->talk) };
	json_t *create = tui_new_table(&behind, game);
	if (create == NULL)
		return;
	lobby->create_id = net_talk_say(lobby->talk, create);
	if (lobby->create_id == 0)
		say(lobby, true, "There is no connection now; try again in a moment.");
}

/* A link that somebody sent, or the id alone. */
static void go_by_link(struct lobby *lobby)
{
	struct tui_behind behind = { draw, serve, lobby, net_talk_fd(lobby->talk) };
	struct net_address address;
	char link[200] = "", why[NET_WHY];
	if (!tui_window_line(&behind, "The table's link, or its 16 letters", link, sizeof link) ||
	    link[0] == '\0')
		return;
	if (strpbrk(link, "/:.") == NULL)
		go(lobby, link);
	else if (!net_address_read(link, &address, why))
		say(lobby, true, why);
	else if (address.table[0] == '\0')
		say(lobby, true,
		    "That link names no table: it should end in /table/ and 16 letters.");
	else
		go(lobby, address.table);
}

static void ask_name(struct lobby *lobby)
{
	struct tui_behind behind = { draw, serve, lobby, net_talk_fd(lobby->talk) };
	char name[NET_NAME];
	snprintf(name, sizeof name, "%s", net_talk_name(lobby->talk));
	if (tui_window_line(&behind, "What shall others call you?", name, sizeof name) &&
	    name[0] != '\0')
		net_talk_rename(lobby->talk, name);
}

static void show_help(struct lobby *lobby)
{
	struct tui_behind behind = { draw, serve, lobby, net_talk_fd(lobby->talk) };
	tui_window_text(&behind, "The lobby",
	                "Enter   go to the table: sit down, play on, watch, or look at its end\n"
	                "n       a new table, for friends, for anybody, or against bots\n"
	                "t       go to a table by the link that somebody sent you\n"
	                "N       what others call you\n"
	                "q       leave the server\n\n"
	                "Arrows or j and k move, the mouse too. A table with an open seat waits "
	                "for you; its link invites others, in a browser or a terminal. You may "
	                "leave a table and come back whenever you like.");
}

static void press_letter(struct lobby *lobby, uint32_t letter)
{
	switch (letter) {
	case 'j':
		step(lobby, 1);
		break;
	case 'k':
		step(lobby, -1);
		break;
	case 'n':
		make_table(lobby, NULL);
		break;
	case 't':
		go_by_link(lobby);
		break;
	case 'N':
		ask_name(lobby);
		break;
	case '?':
		show_help(lobby);
		break;
	case 'q':
		lobby->leave = true;
		break;
	default:
		break;
	}
}

static void open_row(struct lobby *lobby)
{
	if (lobby->at < lobby->count && lobby->rows[lobby->at].table != NULL)
		go(lobby, tui_text(lobby->rows[lobby->at].table, "table"));
}

static void click(struct lobby *lobby, int y)
{
	int i = lobby->top + y - lobby->list_y;
	if (y < lobby->list_y || i >= lobby->count || lobby->rows[i].table == NULL)
		return;
	if (lobby->at == i)
		open_row(lobby);
	lobby->at = i;
}

static void press(struct lobby *lobby, struct tui_key key)
{
	if (key.kind != TUI_NOTHING && key.kind != TUI_RESIZED)
		lobby->said[0] = '\0';
	switch (key.kind) {
	case TUI_NOTHING:
		serve(lobby);
		break;
	case TUI_ENDED:
		lobby->leave = true;
		break;
	case TUI_UP:
	case TUI_WHEEL_UP:
		step(lobby, -1);
		break;
	case TUI_DOWN:
	case TUI_WHEEL_DOWN:
		step(lobby, 1);
		break;
	case TUI_PAGE_UP:
		step(lobby, -10);
		break;
	case TUI_PAGE_DOWN:
		step(lobby, 10);
		break;
	case TUI_ENTER:
		open_row(lobby);
		break;
	case TUI_CLICK:
		click(lobby, key.y);
		break;
	case TUI_LETTER:
		press_letter(lobby, key.code);
		break;
	default:
		break;
	}
}

void tui_lobby_run(struct net_talk *talk, const struct pl_game *game)
{
	struct lobby lobby = { .talk = talk };
	net_address_origin(net_talk_address(talk), lobby.origin);
	go(&lobby, net_talk_address(talk)->table);
	listen(&lobby);
	if (net_talk_name(talk)[0] == '\0')
		ask_name(&lobby);
	if (game != NULL && lobby.visit[0] == '\0')
		make_table(&lobby, game);
	while (!lobby.leave) {
		if (lobby.visit[0] != '\0')
			visit(&lobby);
		draw(&lobby, tui_screen_canvas());
		tui_screen_show(-1, -1);
		press(&lobby, tui_screen_key(net_talk_fd(talk), 100));
	}
	net_talk_listen(talk, (struct net_ear){ .context = NULL });
	json_decref(lobby.tables);
	json_decref(lobby.mine);
	free(lobby.rows);
}
