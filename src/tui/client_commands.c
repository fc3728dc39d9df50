/* client_commands.c - what can be done by a key or a typed word: one table of commands serves
 * keys, words and the help. */
#include "tui/client_parts.h"

#include "core/memory.h"
#include "core/text.h"

#include <errno.h>
#include <string.h>

bool tui_is_asked(const struct tui_client *client)
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
	if (source->ops->hint == NULL || !tui_is_asked(client)) {
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

bool tui_command_by_words(struct tui_client *client, const char *words)
{
	const char *rest = "";
	const struct command *command = command_of(words, &rest);
	if (command != NULL)
		command->run(client, rest);
	return command != NULL;
}

bool tui_command_by_key(struct tui_client *client, uint32_t code)
{
	for (int i = 0; i < COMMANDS; i++)
		if (commands[i].key == code)
			return commands[i].run(client, ""), true;
	return false;
}
