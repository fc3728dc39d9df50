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
	add_group(lobby, tui_word("lobby.yours"), tui_get(lobby->mine, "tables"), true);
	add_group(lobby, tui_word("lobby.open"), tui_get(lobby->tables, "open"), false);
	add_group(lobby, tui_word("lobby.running"), tui_get(lobby->tables, "running"), false);
	add_group(lobby, tui_word("lobby.over"), tui_get(lobby->tables, "finished"), false);
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
		const char *own = tui_word_if("error", tui_text(message, "code"));
		say(lobby, true, own != NULL ? own : tui_text(message, "text"));
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
		if (named++ > 0)
			pl_put(text, ", ");
		if (strcmp(kind, "bot") == 0)
			TUI_SAY(text, "seat.bot",
			        PL_AS_TEXT("name", tui_bot_name(tui_text(seat, "name"))));
		else
			pl_put(text, "%s", tui_text(seat, "name"));
	}
	if (open > 0 && named > 0)
		pl_put(text, ", ");
	if (open > 0)
		TUI_SAY(text, "seat.free", PL_AS_NUMBER("count", open));
}

/* A time in the unit that suits it, as "GROUP.UNIT" has it: 90 s, 5 min, 3 h, 4 days. */
static void put_span(const char *group, int64_t seconds, struct pl_text *text)
{
	static const struct {
		int64_t below, each;
		const char *unit;
	} units[] = {
		{ 120, 1, "s" },
		{ 7200, 60, "min" },
		{ 172800, 3600, "h" },
		{ INT64_MAX, 86400, "days" },
	};
	int i = 0;
	while (seconds >= units[i].below)
		i++;
	char key[32];
	snprintf(key, sizeof key, "%s.%s", group, units[i].unit);
	int64_t count = seconds / units[i].each;
	TUI_SAY(text, key, PL_AS_NUMBER("count", count > 9999 ? 9999 : count));
}

void tui_put_pace(int seconds, struct pl_text *text)
{
	if (seconds <= 0)
		pl_put(text, "%s", tui_word("pace.none"));
	else
		put_span("pace", seconds, text);
}

void tui_put_age(int64_t ago, struct pl_text *text)
{
	if (ago < 60)
		pl_put(text, "%s", tui_word("age.now"));
	else
		put_span("age", ago, text);
}

static void put_age(const json_t *table, struct pl_text *text)
{
	int64_t then = json_integer_value(tui_get(table, "last")) / 1000;
	tui_put_age((int64_t)time(NULL) - then, text);
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
		pl_put(&text, "%s", tui_word("lobby.your_move"));
	else if (strcmp(tui_text(row->table, "state"), "open") == 0)
		tui_put_pace(tui_int(row->table, "time"), &text);
	else if (strcmp(tui_text(row->table, "state"), "finished") == 0)
		pl_put(&text, "%s", tui_word("lobby.is_over"));
	else
		put_age(row->table, &text);
	int title = canvas->width < 100 ? 20 : 28, last = canvas->width - 16;
	tui_fill(canvas, 1, y, canvas->width - 2, 1, pen, ' ');
	tui_put_cut(canvas, 2, y, title - 1, pen, tui_text(row->table, "title"));
	tui_put_cut(canvas, title + 2, y, last - title - 3, pen, people);
	tui_put_cut(canvas, last, y, canvas->width - last - 1, pen, when);
}

static void draw(void *context, struct tui_canvas *canvas)
{
	struct lobby *lobby = context;
	char left[NET_ORIGIN + 32], trouble[NET_WHY + NET_ORIGIN];
	char state[sizeof trouble + 8] = "";
	TUI_LINE(left, "lobby.bar", PL_AS_TEXT("where", lobby->origin));
	tui_fill(canvas, 0, 0, canvas->width, canvas->height, TUI_PEN(TUI_PLAIN), ' ');
	tui_put_bar(canvas, left, net_talk_name(lobby->talk));
	if (!net_talk_ready(lobby->talk))
		snprintf(state, sizeof state, "%s ...",
		         tui_trouble(lobby->talk, trouble, sizeof trouble));
	else if (lobby->tables == NULL)
		snprintf(state, sizeof state, "%s ...", tui_word("lobby.asking"));
	else if (lobby->count == 0)
		snprintf(state, sizeof state, "%s", tui_word("lobby.empty"));
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
	tui_put_foot(canvas, tui_word("lobby.keys"), lobby->said, lobby->fault);
}

/* --- a visit --------------------------------------------------------------------- */

/* Until the table is known; false if it is not to be. */
static bool await_table(struct lobby *lobby, struct tui_source *source)
{
	char trouble[NET_WHY + NET_ORIGIN];
	while (tui_remote_about(source) == NULL && !tui_remote_gone(source)) {
		struct tui_canvas *canvas = tui_screen_canvas();
		tui_fill(canvas, 0, 0, canvas->width, canvas->height, TUI_PEN(TUI_PLAIN), ' ');
		tui_put_bar(canvas, tui_word("lobby.going"), net_talk_name(lobby->talk));
		if (!net_talk_ready(lobby->talk))
			tui_put_lines(canvas, 1, 2, canvas->width - 2, 3, TUI_PEN(TUI_BAD),
			              tui_trouble(lobby->talk, trouble, sizeof trouble));
		tui_put_foot(canvas, tui_word("lobby.leave"), "", false);
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
		say(lobby, true, tui_word("net.none"));
}

/* A link that somebody sent, or the id alone. */
static void go_by_link(struct lobby *lobby)
{
	struct tui_behind behind = { draw, serve, lobby, net_talk_fd(lobby->talk) };
	struct net_address address;
	char link[200] = "", why[NET_WHY];
	if (!tui_window_line(&behind, tui_word("lobby.link"), link, sizeof link) || link[0] == '\0')
		return;
	if (strpbrk(link, "/:.") == NULL)
		go(lobby, link);
	else if (!net_address_read(link, &address, why))
		say(lobby, true, why);
	else if (address.table[0] == '\0')
		say(lobby, true, tui_word("lobby.no_link"));
	else
		go(lobby, address.table);
}

static void ask_name(struct lobby *lobby)
{
	struct tui_behind behind = { draw, serve, lobby, net_talk_fd(lobby->talk) };
	char name[NET_NAME];
	snprintf(name, sizeof name, "%s", net_talk_name(lobby->talk));
	if (tui_window_line(&behind, tui_word("lobby.name"), name, sizeof name) && name[0] != '\0')
		net_talk_rename(lobby->talk, name);
}

static void show_help(struct lobby *lobby)
{
	struct tui_behind behind = { draw, serve, lobby, net_talk_fd(lobby->talk) };
	char room[1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	tui_put_help(&text, 7, "Enter", tui_word("lobby.help.enter"));
	tui_put_help(&text, 7, "n", tui_word("lobby.help.n"));
	tui_put_help(&text, 7, "t", tui_word("lobby.help.t"));
	tui_put_help(&text, 7, "N", tui_word("lobby.help.name"));
	tui_put_help(&text, 7, "q", tui_word("lobby.help.q"));
	pl_put(&text, "\n%s", tui_word("lobby.help"));
	tui_window_text(&behind, tui_word("lobby.title"), room);
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
	if (lobby.visit[0] != '\0')
		game = NULL; /* who follows a link makes no table */
	while (!lobby.leave) {
		if (lobby.visit[0] != '\0')
			visit(&lobby);
		/* Not before there is a server to ask: what was chosen would be lost. */
		if (game != NULL && net_talk_ready(talk)) {
			make_table(&lobby, game);
			game = NULL;
		}
		draw(&lobby, tui_screen_canvas());
		tui_screen_show(-1, -1);
		press(&lobby, tui_screen_key(net_talk_fd(talk), 100));
	}
	net_talk_listen(talk, (struct net_ear){ .context = NULL });
	json_decref(lobby.tables);
	json_decref(lobby.mine);
	free(lobby.rows);
}
