/* client_keys.c - keys, mouse and typing. One table of commands serves keys, typed
 * words and the help. */
#include "tui/client_parts.h"

#include "core/memory.h"
#include "core/text.h"

#include <errno.h>

/* --- commands ------------------------------------------------------------ */

static bool is_asked(const struct tui_client *client)
{
	const struct tui_position *position = tui_shown(client);
	return position != NULL && position->asked && client->source->ops->play != NULL;
}

static void show_help(struct tui_client *client, const char *rest);
static const char *word_of(const char *group, const char *name);

static void show_rules(struct tui_client *client, const char *rest)
{
	const struct pl_game *game = client->source->table.game;
	(void)rest;
	if (game != NULL)
		tui_window_text(&client->behind, game->title, game->rulebook);
}

/* A choice of the list, whole. */
static void look_at_choice(struct tui_client *client, const struct tui_move *move)
{
	char title[PL_MOVE_TEXT], text[1024];
	snprintf(title, sizeof title, "%.*s", PL_MOVE_TEXT - 1, move->shown);
	snprintf(text, sizeof text, "# %s\n\n%s", title, move->explain);
	tui_window_text(&client->behind, title, text);
}

/* The text of the card or piece under the cursor, or of the choice. */
static void look(struct tui_client *client, const char *rest)
{
	const struct tui_position *position = tui_shown(client);
	char room[16 * 1024];
	struct pl_text text = pl_text_in(room, sizeof room);
	int pointed = client->marks.pointed;
	(void)rest;
	if (position != NULL && client->focus == TUI_ON_CHOICES && pointed >= 0 &&
	    pointed < position->move_count) {
		look_at_choice(client, &position->moves[pointed]);
		return;
	}
	if (position == NULL || client->cursor[0] == '\0')
		return;
	struct tui_card card = tui_card_of(client, client->cursor);
	if (card.cost[0] != '\0')
		pl_put(&text, "%s\n\n", card.cost);
	if (card.text[0] != '\0')
		pl_put(&text, "%s\n", card.text);
	if (card.flavour[0] != '\0')
		pl_put(&text, "\n\"%s\"\n", card.flavour);
	for (int i = 0; i < client->marks.left_count; i++) {
		const struct tui_move *move = &position->moves[client->marks.left[i]];
		for (int j = 0; j < move->point_count; j++)
			if (strcmp(move->points[j].id, client->cursor) == 0) {
				pl_put(&text, "\n- %s: %s", move->shown, move->explain);
				break;
			}
	}
	tui_window_text(&client->behind, card.title, room);
}

/* Hands and purses, as wide as there is room. */
static struct tui_canvas *draw_players(void *context, int width)
{
	const struct tui_client *client = context;
	struct tui_canvas *page = tui_canvas_new(0, 0, true);
	struct tui_scene scene = tui_scene_of(client, (struct tui_pane){ .width = width });
	scene.height = TUI_TALLEST;
	if (scene.position == NULL)
		return page;
	if (client->board->side != NULL)
		client->board->side(&scene, page);
	else
		for (int seat = 0; seat < scene.table->seat_count; seat++)
			tui_put_player(&scene, page, 0, seat, width, seat);
	return page;
}

static void show_players(struct tui_client *client, const char *rest)
{
	(void)rest;
	if (tui_shown(client) != NULL)
		tui_window_page(&client->behind, tui_word("players.title"), draw_players, client);
}

static void show_log(struct tui_client *client, const char *rest)
{
	const struct tui_log *log = client->marks.log;
	const char *coming = tui_word("log.coming");
	size_t size = strlen(coming) + 3;
	(void)rest;
	if (log == NULL)
		return;
	client->whole = true;
	for (int i = 0; i < log->count; i++)
		size += strlen(log->at[i].text) + 8;
	char *room = pl_resize(NULL, size);
	struct pl_text text = pl_text_in(room, size);
	for (int i = log->count - 1; i >= 0; i--)
		pl_put(&text, "%c %s\n",
		       log->at[i].seat < 0 ? ' ' : tui_seat_letter(log->at[i].seat),
		       log->at[i].text);
	if (log->from > 0)
		pl_put(&text, "\n%s\n", coming);
	tui_window_text(&client->behind, tui_word("log.title"), room);
	free(room);
}

static void undo(struct tui_client *client, const char *rest)
{
	struct tui_source *source = client->source;
	(void)rest;
	if (source->ops->undo == NULL || client->viewer >= PL_SEATS)
		return;
	source->ops->undo(source, client->viewer);
	tui_news(client);
}

static void hint(struct tui_client *client, const char *rest)
{
	struct tui_source *source = client->source;
	(void)rest;
	if (source->ops->hint == NULL || !is_asked(client)) {
		tui_tell(client, true, tui_word("no.decision"));
		return;
	}
	client->hinted = false;
	source->ops->hint(source, client->viewer);
	tui_news(client);
}

static void save(struct tui_client *client, const char *rest)
{
	char path[512] = "";
	struct tui_source *source = client->source;
	if (source->ops->save == NULL) {
		tui_tell(client, true, tui_word("no.save"));
		return;
	}
	snprintf(path, sizeof path, "%s", rest);
	if (path[0] != '\0' ||
	    (tui_window_line(&client->behind, tui_word("save.where"), path, sizeof path) &&
	     path[0] != '\0'))
		source->ops->save(source, path);
	tui_news(client);
}

static void chat(struct tui_client *client, const char *rest)
{
	char words[500] = "";
	struct tui_source *source = client->source;
	if (source->ops->chat == NULL) {
		tui_tell(client, true, tui_word("no.chat"));
		return;
	}
	snprintf(words, sizeof words, "%s", rest);
	if (words[0] != '\0' ||
	    (tui_window_line(&client->behind, tui_word("chat.say"), words, sizeof words) &&
	     words[0] != '\0'))
		source->ops->chat(source, words);
	tui_news(client);
}

/* Who would resign if one lets it; -1: nobody. */
static int who_would_resign(const struct tui_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++)
		if (table->seats[seat].would_resign)
			return seat;
	return -1;
}

static void resign(struct tui_client *client, const char *rest)
{
	struct tui_source *source = client->source;
	int other = who_would_resign(&source->table);
	(void)rest;
	if (source->ops->resign == NULL || client->viewer >= PL_SEATS ||
	    tui_shown(client) == NULL || tui_shown(client)->over)
		tui_tell(client, true, tui_word("no.resign"));
	else if (other >= 0 && tui_window_sure(&client->behind, tui_word("resign.theirs")))
		source->ops->resign(source, other);
	else if (tui_window_sure(&client->behind, tui_word("resign.sure")))
		source->ops->resign(source, client->viewer);
	tui_news(client);
}

static void take_seat_back(struct tui_client *client, const char *rest)
{
	(void)rest;
	if (client->source->ops->back != NULL)
		client->source->ops->back(client->source);
	tui_news(client);
}

static void rematch(struct tui_client *client, const char *rest)
{
	(void)rest;
	if (client->source->ops->rematch != NULL)
		client->source->ops->rematch(client->source);
	tui_news(client);
}

static void view_as(struct tui_client *client, const char *rest)
{
	struct tui_source *source = client->source;
	const struct tui_table *table = &source->table;
	const char *items[PL_SEATS + 1];
	(void)rest;
	if (source->ops->go == NULL)
		return;
	for (int seat = 0; seat < table->seat_count; seat++)
		items[seat] = table->seats[seat].name;
	items[table->seat_count] = tui_word("view.spectator");
	int now = client->viewer < PL_SEATS ? client->viewer : table->seat_count;
	int seat = tui_window_list(&client->behind, tui_word("view.whose"), items,
	                           table->seat_count + 1, now);
	if (seat < 0)
		return;
	client->viewer = seat == table->seat_count ? PL_SPECTATOR : seat;
	source->ops->go(source, source->at, client->viewer);
	tui_news(client);
}

static void type(struct tui_client *client, const char *rest)
{
	(void)rest;
	client->typing = true;
	client->typed[0] = '\0';
	client->number = 0;
}

/* What becomes of a match that one leaves is said before. */
static bool sure_to_leave(const struct tui_client *client)
{
	const struct tui_source *source = client->source;
	char question[160], kept[40];
	const char *key = source->ops->save == NULL ? "leave.seat"
		: source->kept == NULL              ? "leave.unsaved"
		: source->itself                    ? "leave.itself"
						    : "leave.kept";
	snprintf(kept, sizeof kept, "%.36s", source->kept == NULL ? "" : source->kept);
	TUI_LINE(question, key, PL_AS_TEXT("file", kept));
	return tui_window_sure(&client->behind, question);
}

/* Calm, brisk, instant, calm again; or as it is called. */
static void change_pace(struct tui_client *client, const char *rest)
{
	enum tui_pace pace = (enum tui_pace)((tui_pace() + TUI_PACES - 1) % TUI_PACES);
	char words[96], why[96];
	tui_pace_read(rest, &pace);
	bool kept = tui_pace_keep(pace);
	snprintf(why, sizeof why, "%s", kept ? "" : strerror(errno));
	if (client->board != &tui_generic_board)
		client->source->film.pace = pace;
	TUI_LINE(words, "told.is", PL_AS_TEXT("pace", word_of("told", tui_pace_name(pace))),
	         PL_AS_TEXT("why", why));
	tui_tell(client, !kept, words);
}

static void leave(struct tui_client *client, const char *rest)
{
	const struct tui_source *source = client->source;
	const struct tui_position *position = tui_shown(client);
	(void)rest;
	bool running = source->ops->play != NULL && client->viewer < PL_SEATS && position != NULL &&
		!position->over;
	client->leave = !running || sure_to_leave(client);
}

static const struct command {
	uint32_t key;
	const char *name; /* as typed, and by command.NAME in the language spoken; what it does is
	                   * about.NAME */
	void (*run)(struct tui_client *, const char *rest);
} commands[] = {
	{ '/', "type", type },
	{ ' ', "look", look },
	{ 'u', "undo", undo },
	{ 'i', "hint", hint },
	{ 'o', "players", show_players },
	{ 'r', "rules", show_rules },
	{ 'g', "log", show_log },
	{ 's', "save", save },
	{ 'c', "chat", chat },
	{ 'v', "view", view_as },
	{ 'R', "resign", resign },
	{ 'b', "back", take_seat_back },
	{ 'm', "rematch", rematch },
	{ 'P', "pace", change_pace },
	{ '?', "help", show_help },
	{ 'q', "quit", leave },
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static const char *word_of(const char *group, const char *name)
{
	char key[64];
	snprintf(key, sizeof key, "%s.%s", group, name);
	return tui_word(key);
}

/* What a command is called when it is typed; "" of what is done by its key alone. */
static const char *typed_as(const struct command *command)
{
	return command->run == type ? "" : word_of("command", command->name);
}

static void put_helps(struct pl_text *text, const char *heading, const char *const *names)
{
	enum { COLUMNS = 12 };
	pl_put(text, "# %s\n", tui_word(heading));
	for (; *names != NULL; names++)
		tui_put_help(text, COLUMNS, word_of("press", *names), word_of("help", *names));
}

static void put_commands(struct pl_text *text)
{
	enum { KEY = 6 }; /* columns of a key */
	int longest = 0;
	for (int i = 0; i < COMMANDS; i++) {
		int columns = tui_columns(typed_as(&commands[i]));
		longest = columns > longest ? columns : longest;
	}
	pl_put(text, "# %s\n", tui_word("help.keys"));
	for (int i = 0; i < COMMANDS; i++) {
		const struct command *it = &commands[i];
		const char *key = it->key == ' ' ? tui_word("press.space")
						 : (char[2]){ (char)it->key, '\0' };
		char press[64];
		struct pl_text both = pl_text_in(press, sizeof press);
		pl_put(&both, "%s%*s%s", key, KEY - tui_columns(key), "", typed_as(it));
		tui_put_help(text, KEY + longest, press, word_of("about", it->name));
	}
}

static void show_help(struct tui_client *client, const char *rest)
{
	static const char *const choosing[] = { "arrows", "next",  "enter",  "digits", "tab",
		                                "esc",    "mouse", "scroll", NULL };
	static const char *const replaying[] = { "steps", NULL };
	char room[4096];
	struct pl_text text = pl_text_in(room, sizeof room);
	(void)rest;
	put_helps(&text, "help.choosing", choosing);
	put_helps(&text, "help.replay", replaying);
	put_commands(&text);
	pl_put(&text, "# %s\n%s", tui_word("help.signs"), tui_word("help.marks"));
	tui_window_text(&client->behind, tui_word("help.title"), room);
}

/* --- the cursor ---------------------------------------------------------- */

/* Where a piece is, of table and players side by side; false if it is not drawn. */
static bool place_of(const struct tui_client *client, const char *piece, int *x, int *y)
{
	struct tui_pane box;
	int aside = client->table->width + 2;
	if (tui_piece_box(client->table, piece, &box))
		aside = 0;
	else if (!tui_piece_box(client->side, piece, &box))
		return false;
	*x = 2 * (aside + box.x) + box.width - 1; /* halves, so that middles are whole */
	*y = 2 * (2 * box.y + box.height - 1);    /* a cell is twice as high as wide */
	return true;
}

/* The nth piece of both canvases, or NULL. */
static const char *nth_piece(const struct tui_client *client, int nth)
{
	int first = client->table->piece_count > 0 ? client->table->piece_count - 1 : 0;
	if (nth < first)
		return client->table->pieces[nth + 1];
	return nth - first + 1 < client->side->piece_count ? client->side->pieces[nth - first + 1]
							   : NULL;
}

static void set_cursor(struct tui_client *client, const char *piece)
{
	snprintf(client->cursor, sizeof client->cursor, "%s", piece);
}

/* How far a piece lies in a direction; -1: not that way. Across, a row's own come
 * first; up and down, the next row does, although hexes lie askew. */
static long distance(int dx, int dy, enum tui_key_kind way)
{
	bool across = way == TUI_LEFT || way == TUI_RIGHT;
	long along = way == TUI_RIGHT ? dx : way == TUI_LEFT ? -dx : way == TUI_DOWN ? dy : -dy;
	long aside = across ? (dy < 0 ? -dy : dy) : (dx < 0 ? -dx : dx);
	if (along <= 0)
		return -1;
	bool ahead = across ? aside < along : aside <= along;
	return along * along + 2 * aside * aside + (ahead ? 0 : 1000000);
}

static void move_cursor(struct tui_client *client, enum tui_key_kind way)
{
	int x, y, px, py;
	long least = -1;
	const char *best = NULL, *piece;
	if (!place_of(client, client->cursor, &x, &y))
		x = y = 0;
	for (int i = 0; (piece = nth_piece(client, i)) != NULL; i++) {
		if (strcmp(piece, client->cursor) == 0 || !place_of(client, piece, &px, &py))
			continue;
		long far = distance(px - x, py - y, way);
		if (far >= 0 && (least < 0 || far < least)) {
			least = far;
			best = piece;
		}
	}
	if (best != NULL)
		set_cursor(client, best);
}

static bool is_actable(const struct tui_client *client, const char *piece)
{
	struct tui_scene scene = tui_scene_of(client, client->table_pane);
	return (tui_mark(&scene, piece) & TUI_ACTABLE) != 0;
}

/* To the next piece that can be acted on, in the order of drawing. */
static void jump(struct tui_client *client, int step)
{
	int count = 0, now = -1;
	while (nth_piece(client, count) != NULL) {
		if (strcmp(nth_piece(client, count), client->cursor) == 0)
			now = count;
		count++;
	}
	for (int i = 1; i <= count; i++) {
		int at = ((now + step * i) % count + count) % count;
		if (is_actable(client, nth_piece(client, at))) {
			set_cursor(client, nth_piece(client, at));
			return;
		}
	}
}

/* Whether any move that is left has a piece yet to be chosen. */
static bool leads_on(const struct tui_marks *marks)
{
	for (int i = 0; i < marks->left_count; i++)
		if (marks->next[i] != NULL)
			return true;
	return false;
}

/* Where the cursor of the list begins. */
static int usual_place(const struct tui_client *client)
{
	int usual = tui_picks_usual(&client->marks);
	return usual < 0 ? 0 : usual;
}

static bool is_any_loss(const struct tui_marks *marks)
{
	for (int i = 0; i < marks->left_count; i++)
		if (marks->position->moves[marks->left[i]].loses)
			return true;
	return false;
}

/* The piece to begin with: of the usual move, or where nothing can be lost that of any other. */
static const char *usual_piece(const struct tui_marks *marks, int usual)
{
	int end = is_any_loss(marks) ? usual + 1 : marks->left_count;
	for (int i = usual; i < end; i++)
		if (marks->next[i] != NULL)
			return marks->next[i];
	return NULL;
}

void tui_settle_cursor(struct tui_client *client)
{
	const struct tui_marks *marks = &client->marks;
	int usual = tui_picks_usual(marks);
	client->at = usual_place(client);
	if (usual < 0 || (client->cursor[0] != '\0' && tui_picks_safe(marks, client->cursor)))
		return;
	const char *piece = usual_piece(marks, usual);
	if (piece != NULL) {
		set_cursor(client, piece);
	} else if (client->focus == TUI_ON_BOARD && leads_on(marks)) {
		set_cursor(client, ""); /* what is usual has no piece, and others lose something */
		client->focus = TUI_ON_CHOICES;
		client->lent = true;
	}
}

/* --- choosing ------------------------------------------------------------ */

/* The list was lent the focus because pieces led no further: it goes back. */
static void return_focus(struct tui_client *client)
{
	if (client->lent)
		client->focus = TUI_ON_BOARD;
	client->lent = false;
}

/* What loses something for nothing may be a slip of the finger: it is asked once more. */
static bool sure_of(struct tui_client *client, const struct tui_move *move)
{
	char title[160], text[1024];
	TUI_LINE(title, "loss.sure", PL_AS_TEXT("move", move->shown));
	snprintf(text, sizeof text, "%s", move->explain);
	unsigned stamp = client->stamp;
	bool sure = tui_window_ask(&client->behind, title, text);
	return sure && stamp == client->stamp; /* meanwhile the position may be another one */
}

/* False where it was not done. */
static bool play_nth(struct tui_client *client, int move)
{
	const struct tui_position *position = tui_shown(client);
	if (!is_asked(client) || move < 0 || move >= position->move_count)
		return false;
	if (position->moves[move].loses && !sure_of(client, &position->moves[move]))
		return false;
	return_focus(client);
	tui_make_move(client, tui_shown(client)->moves[move].play);
	return true;
}

static void choose_piece(struct tui_client *client, const char *piece)
{
	if (!is_asked(client))
		return;
	if (!is_actable(client, piece) && (client->marks.chosen_count == 0)) {
		look(client, "");
		return;
	}
	int move = tui_picks_choose(&client->marks, piece);
	client->at = client->top = 0;
	if (move >= 0) {
		if (!play_nth(client, move) && tui_picks_back(&client->marks))
			tui_settle_cursor(client);
	} else if (client->marks.chosen_count > 0 && !leads_on(&client->marks)) {
		client->at = usual_place(client);
		client->focus = TUI_ON_CHOICES; /* what is left differs in numbers alone */
		client->lent = true;
	} else {
		tui_settle_cursor(client);
	}
}

static void choose_listed(struct tui_client *client, int nth)
{
	const struct tui_position *position = tui_shown(client);
	if (position == NULL)
		return;
	int *moves = pl_resize(NULL, ((size_t)position->move_count + 1) * sizeof *moves);
	int count = tui_listed(client, moves);
	int move = nth >= 0 && nth < count ? moves[nth] : -1;
	free(moves);
	client->number = 0;
	if (move >= 0)
		play_nth(client, move);
	else
		tui_tell(client, true, tui_word("no.number"));
}

/* A digit of a choice's number: done when no further digit could follow. */
static void press_digit(struct tui_client *client, int digit)
{
	int number = 10 * client->number + digit, count = client->marks.left_count;
	if (!is_asked(client) || number == 0)
		return;
	client->number = number <= 9999 ? number : 0;
	if (number * 10 > count)
		choose_listed(client, number - 1);
}

/* --- typing -------------------------------------------------------------- */

static bool begins_with(const char *words, const char *name, const char **rest)
{
	size_t length = strlen(name);
	if (strncmp(words, name, length) != 0 || (words[length] != ' ' && words[length] != '\0'))
		return false;
	*rest = words + length + strspn(words + length, " ");
	return true;
}

/* A command by its name in the language spoken or in English. */
static const struct command *command_of(const char *words, const char **rest)
{
	for (int i = 0; i < COMMANDS; i++)
		if (commands[i].run != type &&
		    (begins_with(words, word_of("command", commands[i].name), rest) ||
		     begins_with(words, commands[i].name, rest)))
			return &commands[i];
	return NULL;
}

/* A listed move by its text or an unmistakable beginning; a command; or else whatever
 * it is, for the game to understand: some allow more moves than they list. */
static void obey(struct tui_client *client, const char *words)
{
	const struct tui_position *position = tui_shown(client);
	int beginnings = 0, found = -1;
	for (int i = 0; position != NULL && i < position->move_count; i++) {
		const struct tui_move *move = &position->moves[i];
		if (strcmp(move->text, words) == 0 || strcmp(move->shown, words) == 0 ||
		    strcmp(move->play, words) == 0) {
			play_nth(client, i);
			return;
		}
		if (strncmp(move->text, words, strlen(words)) == 0 ||
		    strncmp(move->shown, words, strlen(words)) == 0) {
			beginnings++;
			found = i;
		}
	}
	const char *rest = "";
	const struct command *command = command_of(words, &rest);
	if (command != NULL)
		command->run(client, rest);
	else if (beginnings == 1)
		play_nth(client, found);
	else if (beginnings > 1)
		tui_tell(client, true, tui_word("no.several"));
	else if (is_asked(client))
		tui_make_move(client, words);
}

static void press_typing(struct tui_client *client, struct tui_key key)
{
	char words[sizeof client->typed];
	switch (key.kind) {
	case TUI_ESCAPE:
		client->typing = false;
		break;
	case TUI_TAB: {
		size_t length = strlen(client->typed);
		tui_completion(client, client->typed + length, sizeof client->typed - length);
		break;
	}
	case TUI_ENTER:
		snprintf(words, sizeof words, "%s", client->typed);
		client->typing = false;
		if (words[0] != '\0')
			obey(client, words);
		break;
	case TUI_BACKSPACE:
		if (client->typed[0] == '\0')
			client->typing = false;
		tui_line_edit(client->typed, sizeof client->typed, key);
		break;
	default:
		tui_line_edit(client->typed, sizeof client->typed, key);
	}
	client->at = client->top = 0;
}

/* --- the mouse ----------------------------------------------------------- */

static bool within(struct tui_pane pane, struct tui_key key)
{
	return key.x >= pane.x && key.x < pane.x + pane.width && key.y >= pane.y &&
		key.y < pane.y + pane.height;
}

static const char *piece_under(const struct tui_client *client, struct tui_key key)
{
	struct tui_pane pane = client->table_pane;
	if (within(pane, key))
		return tui_piece_at(client->table, key.x - pane.x + client->table_x,
		                    key.y - pane.y + client->table_y);
	pane = client->side_pane;
	return within(pane, key)
		? tui_piece_at(client->side, key.x - pane.x, key.y - pane.y + client->side_top)
		: NULL;
}

static void press_mouse(struct tui_client *client, struct tui_key key)
{
	const char *piece = piece_under(client, key);
	if (piece != NULL) {
		set_cursor(client, piece);
		client->focus = TUI_ON_BOARD;
		if (key.kind == TUI_LOOK)
			look(client, "");
		else if (is_actable(client, client->cursor) || client->marks.chosen_count > 0)
			choose_piece(client, client->cursor);
	} else if (within(client->choices_pane, key)) {
		int nth = client->top + key.y - client->choices_pane.y;
		if (nth < client->marks.left_count)
			choose_listed(client, nth);
	} else if (within(client->log_pane, key)) {
		client->focus = TUI_ON_LOG;
	}
}

static void turn_wheel(struct tui_client *client, struct tui_key key)
{
	int step = key.kind == TUI_WHEEL_UP ? -1 : 1;
	if (within(client->log_pane, key))
		client->back = client->back - step > 0 ? client->back - step : 0;
	else if (within(client->choices_pane, key) && client->at + step >= 0)
		client->at += step;
	else if (within(client->side_pane, key))
		client->side_top += step;
	else if (within(client->table_pane, key)) {
		client->cursor[0] = '\0';
		client->table_y += step;
	}
}

/* --- keys ---------------------------------------------------------------- */

/* Letters that move as arrows do. */
static enum tui_key_kind way_of(struct tui_key key)
{
	if (key.kind != TUI_LETTER)
		return key.kind;
	return key.code == 'h'    ? TUI_LEFT
		: key.code == 'j' ? TUI_DOWN
		: key.code == 'k' ? TUI_UP
		: key.code == 'l' ? TUI_RIGHT
				  : TUI_NOTHING;
}

/* Stepping through; false if the key does not. */
static bool press_replay(struct tui_client *client, enum tui_key_kind way)
{
	struct tui_source *source = client->source;
	int at = source->at;
	if (source->ops->go == NULL || client->focus == TUI_ON_BOARD)
		return false;
	switch (way) {
	case TUI_LEFT:
		at--;
		break;
	case TUI_RIGHT:
	case TUI_ENTER:
		at++;
		break;
	case TUI_PAGE_UP:
		at -= 10;
		break;
	case TUI_PAGE_DOWN:
		at += 10;
		break;
	case TUI_HOME:
		at = 0;
		break;
	case TUI_END:
		at = source->length;
		break;
	default:
		return false;
	}
	at = at < 0 ? 0 : at > source->length ? source->length : at;
	client->running &= at == source->at + 1; /* who leaps to the end is there */
	source->ops->go(source, at, client->viewer);
	tui_news(client);
	return true;
}

static void press_list(struct tui_client *client, enum tui_key_kind way)
{
	int page = client->choices_pane.height;
	switch (way) {
	case TUI_UP:
		client->at--;
		break;
	case TUI_DOWN:
		client->at++;
		break;
	case TUI_PAGE_UP:
		client->at -= page;
		break;
	case TUI_PAGE_DOWN:
		client->at += page;
		break;
	case TUI_HOME:
		client->at = 0;
		break;
	case TUI_END:
		client->at = client->marks.left_count - 1;
		break;
	case TUI_ENTER:
		choose_listed(client, client->at);
		break;
	default:
		break;
	}
	if (client->at < 0)
		client->at = 0;
}

static void press_log(struct tui_client *client, enum tui_key_kind way)
{
	int page = client->log_pane.height;
	switch (way) {
	case TUI_UP:
		client->back++;
		break;
	case TUI_DOWN:
		client->back--;
		break;
	case TUI_PAGE_UP:
		client->back += page;
		break;
	case TUI_PAGE_DOWN:
		client->back -= page;
		break;
	case TUI_HOME:
		client->back = 1 << 20;
		break;
	case TUI_END:
		client->back = 0;
		break;
	case TUI_ENTER:
		show_log(client, "");
		break;
	default:
		break;
	}
	if (client->back < 0)
		client->back = 0;
}

static void press_board(struct tui_client *client, enum tui_key_kind way)
{
	char piece[sizeof client->cursor];
	if (way == TUI_ENTER && client->cursor[0] != '\0') {
		snprintf(piece, sizeof piece, "%s", client->cursor);
		choose_piece(client, piece);
	} else if (way == TUI_UP || way == TUI_DOWN || way == TUI_LEFT || way == TUI_RIGHT) {
		move_cursor(client, way);
	}
}

static void step_back(struct tui_client *client)
{
	return_focus(client);
	if (client->number > 0)
		client->number = 0;
	else if (tui_picks_back(&client->marks))
		tui_settle_cursor(client);
	else
		client->at = usual_place(client);
}

/* To board, list or log; from a list that the focus was lent to, back to the board. */
static void turn_focus(struct tui_client *client, int steps)
{
	if (client->lent)
		return_focus(client);
	else
		client->focus = (enum tui_focus)(((int)client->focus + steps) % TUI_FOCI);
}

static bool press_letter(struct tui_client *client, uint32_t code)
{
	if (code >= '0' && code <= '9')
		return press_digit(client, (int)(code - '0')), true;
	if (code == 'n' || code == 'p')
		return jump(client, code == 'n' ? 1 : -1), true;
	if (code == '[' || code == ']')
		return client->side_top += code == '[' ? -3 : 3, true;
	for (int i = 0; i < COMMANDS; i++)
		if (commands[i].key == code)
			return commands[i].run(client, ""), true;
	return false;
}

/* Whoever acts has seen enough of what others do; true where the key was for that alone. */
static bool press_ahead(struct tui_client *client, struct tui_key key)
{
	bool moves = way_of(key) != TUI_NOTHING && way_of(key) != TUI_ENTER;
	bool alone = key.kind == TUI_ENTER || key.kind == TUI_ESCAPE ||
		(key.kind == TUI_LETTER && key.code == ' ');
	bool looks = key.kind != TUI_LETTER && key.kind != TUI_CLICK && !alone && moves;
	if (!tui_film_busy(client->source) || client->typing || looks)
		return false;
	tui_film_skip(client->source);
	tui_news(client);
	return alone;
}

void tui_press(struct tui_client *client, struct tui_key key)
{
	enum tui_key_kind way = way_of(key);
	client->said[0] = '\0';
	if (!client->curtain && press_ahead(client, key))
		return;
	if (client->curtain) {
		client->curtain = key.kind != TUI_ENTER;
		client->leave = key.kind == TUI_LETTER && key.code == 'q';
	} else if (client->typing) {
		press_typing(client, key);
	} else if (key.kind == TUI_CLICK || key.kind == TUI_LOOK) {
		press_mouse(client, key);
	} else if (key.kind == TUI_WHEEL_UP || key.kind == TUI_WHEEL_DOWN) {
		turn_wheel(client, key);
	} else if (key.kind == TUI_TAB || key.kind == TUI_BACKTAB) {
		turn_focus(client, key.kind == TUI_TAB ? 1 : TUI_FOCI - 1);
	} else if (key.kind == TUI_ESCAPE || key.kind == TUI_BACKSPACE) {
		step_back(client);
	} else if (client->number > 0 && way == TUI_ENTER) {
		choose_listed(client, client->number - 1);
	} else if (press_replay(client, way)) {
		return;
	} else if (way != TUI_NOTHING && way != TUI_LETTER) {
		(client->focus == TUI_ON_BOARD             ? press_board
		         : client->focus == TUI_ON_CHOICES ? press_list
		                                           : press_log)(client, way);
	} else if (key.kind == TUI_LETTER) {
		press_letter(client, key.code);
	}
}
