/* new_table.c - a new table: a form whose rows are changed with left and right. Its games
 * and options are this program's; the server has the last word on them. */
#include "tui/lobby_parts.h"

#include "bots/bot.h"
#include "core/book.h"
#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"
#include "games/registry.h"

enum { GAMES = 64, OPTIONS = 16, VALUE = PL_OPTION_VALUE };

enum player { ME, OPEN, EASY, NORMAL, HARD, EXPERT, GREEDY, RANDOM, PLAYERS };
static const char *const players[] = {
	[ME] = "me",     [OPEN] = "open",     [EASY] = "easy",     [NORMAL] = "normal",
	[HARD] = "hard", [EXPERT] = "expert", [GREEDY] = "greedy", [RANDOM] = "random",
};
PL_ROWS(players, PLAYERS);

static const int paces[] = { 0, 30, 60, 300, 3600, 86400 };
enum { PACES = sizeof paces / sizeof paces[0] };

struct form {
	const struct pl_game *games[GAMES];
	int game_count, game;
	struct pl_book *book; /* of the game, standard */
	int seats, who[PL_SEATS];
	bool listed;
	int pace;
	const struct pl_field *fields[OPTIONS];
	int field_count, value[OPTIONS], usual[OPTIONS];
	int at, top; /* row under the cursor, first row shown */
};

/* Rows, in their order on the form; seats and options take as many as there are. */
enum kind { GAME, SEATS, WHO, LISTED, PACE, FIELD, MAKE };

static const struct pl_game *game_of(const struct form *form)
{
	return form->games[form->game];
}

static int row_count(const struct form *form)
{
	return 5 + form->seats + form->field_count;
}

/* What a row is about, and which of several. */
static enum kind kind_of(const struct form *form, int row, int *which)
{
	*which = 0;
	if (row < 2)
		return row == 0 ? GAME : SEATS;
	row -= 2;
	if (row < form->seats) {
		*which = row;
		return WHO;
	}
	row -= form->seats;
	if (row < 2)
		return row == 0 ? LISTED : PACE;
	*which = row - 2;
	return *which < form->field_count ? FIELD : MAKE;
}

/* --- a game's options -------------------------------------------------------------- */

static int value_count(const struct form *form, int i)
{
	return pl_option_values(game_of(form), form->book, form->fields[i]);
}

static void put_value(const struct form *form, int i, int value, char text[VALUE])
{
	if (value_count(form, i) > 0)
		pl_option_value(game_of(form), form->book, form->fields[i], value, text);
	else
		snprintf(text, VALUE, "%d", value);
}

static int usual_value(const struct form *form, int i)
{
	char usual[VALUE], other[VALUE];
	struct pl_text text = pl_text_in(usual, sizeof usual);
	int count = value_count(form, i);
	pl_field_value(game_of(form), form->fields[i], form->book, 0, 0, &text);
	for (int value = 0; value < count; value++) {
		put_value(form, i, value, other);
		if (strcmp(usual, other) == 0)
			return value;
	}
	return count > 0 ? 0 : atoi(usual);
}

static void set_seats(struct form *form, int seats)
{
	for (int seat = form->seats; seat < seats; seat++)
		form->who[seat] = seat == 0 ? ME : seat == 1 ? OPEN : NORMAL;
	form->seats = seats;
}

static void set_game(struct form *form, int game)
{
	form->game = game;
	pl_book_free(form->book);
	form->book = pl_book_standard(game_of(form), NULL, 0, NULL);
	form->field_count = 0;
	const struct pl_field *field = game_of(form)->fields;
	for (; field->path != NULL && form->field_count < OPTIONS; field++)
		if (pl_is_option(field)) {
			int i = form->field_count++;
			form->fields[i] = field;
			form->value[i] = form->usual[i] = usual_value(form, i);
		}
	form->seats = 0;
	set_seats(form, pl_usual_seats(game_of(form), form->book));
}

/* --- changing a row ------------------------------------------------------------------ */

static int around(int value, int by, int count)
{
	return count <= 0 ? 0 : (value + by + count) % count;
}

static void change(struct form *form, int by)
{
	int which, count;
	switch (kind_of(form, form->at, &which)) {
	case GAME:
		set_game(form, around(form->game, by, form->game_count));
		break;
	case SEATS:
		count = game_of(form)->max_seats - game_of(form)->min_seats + 1;
		set_seats(form,
		          game_of(form)->min_seats +
		                  around(form->seats - game_of(form)->min_seats, by, count));
		break;
	case WHO:
		form->who[which] = around(form->who[which], by, PLAYERS);
		break;
	case LISTED:
		form->listed = !form->listed;
		break;
	case PACE:
		form->pace = around(form->pace, by, PACES);
		break;
	case FIELD:
		count = value_count(form, which);
		if (count > 0) {
			form->value[which] = around(form->value[which], by, count);
		} else {
			const struct pl_field *field = form->fields[which];
			form->value[which] = field->lo +
				around(form->value[which] - field->lo, by,
			               field->hi - field->lo + 1);
		}
		break;
	case MAKE:
		break;
	}
}

/* --- drawing --------------------------------------------------------------------------- */

static void put_row(const struct form *form, int row, char label[64], char value[128])
{
	int which;
	struct pl_text to = pl_text_in(value, 128);
	*value = '\0';
	enum kind kind = kind_of(form, row, &which);
	const char name[] = { (char)('A' + which), '\0' };
	const struct pl_said letter[] = { PL_AS_TEXT("letter", name), PL_NOTHING };
	switch (kind) {
	case GAME:
		snprintf(label, 64, "%s", tui_word("new.game"));
		pl_put(&to, "%s", game_of(form)->title);
		break;
	case SEATS:
		snprintf(label, 64, "%s", tui_word("new.players"));
		pl_put(&to, "%d", form->seats);
		break;
	case WHO:
		tui_line(label, 64, "new.seat", letter);
		if (form->who[which] <= OPEN)
			pl_put(&to, "%s", tui_word(form->who[which] == ME ? "new.me" : "new.open"));
		else
			TUI_SAY(&to, "seat.bot",
			        PL_AS_TEXT("name", tui_bot_name(players[form->who[which]])));
		break;
	case LISTED:
		snprintf(label, 64, "%s", tui_word("new.listed"));
		pl_put(&to, "%s", tui_word(form->listed ? "new.in_lobby" : "new.by_link"));
		break;
	case PACE:
		snprintf(label, 64, "%s", tui_word("new.clock"));
		tui_put_pace(paces[form->pace], &to);
		break;
	case FIELD:
		snprintf(label, 64, "%s", form->fields[which]->path);
		put_value(form, which, form->value[which], value);
		break;
	case MAKE:
		snprintf(label, 64, "%s", tui_word("new.make"));
		break;
	}
}

/* What the row under the cursor is about, at the foot of the form. */
static const char *hint_of(const struct form *form)
{
	int which;
	enum kind kind = kind_of(form, form->at, &which);
	return kind == GAME     ? tui_game_text(game_of(form), game_of(form)->about)
		: kind == FIELD ? tui_game_text(game_of(form), form->fields[which]->about)
		: kind == MAKE  ? tui_word("new.hint.make")
				: tui_word("new.hint");
}

struct box {
	int x, y, width, height;
};

/* Lines for the hint, and those that are no rows: it, a blank before it, and the box around. */
enum { HINT = 2, FRAME = HINT + 3 };

static struct box draw(struct form *form, const struct tui_behind *behind,
                       struct tui_canvas *canvas)
{
	int rows = row_count(form);
	struct box box = { .width = canvas->width < 76 ? canvas->width : 72,
		           .height = rows + FRAME > canvas->height ? canvas->height
		                                                   : rows + FRAME };
	box.x = (canvas->width - box.width) / 2;
	box.y = (canvas->height - box.height) / 2;
	behind->draw(behind->context, canvas);
	tui_fill(canvas, box.x, box.y, box.width, box.height, TUI_PEN(TUI_PLAIN), ' ');
	tui_box(canvas, box.x, box.y, box.width, box.height, TUI_PEN(TUI_CALL),
	        tui_word("new.title"));
	int page = box.height - FRAME;
	if (form->at < form->top)
		form->top = form->at;
	if (form->at >= form->top + page)
		form->top = form->at - page + 1;
	for (int i = 0; i < page && form->top + i < rows; i++) {
		char label[64], value[128];
		struct tui_pen pen =
			TUI_PEN(TUI_PLAIN, .how = form->top + i == form->at ? TUI_TURNED : 0);
		put_row(form, form->top + i, label, value);
		tui_fill(canvas, box.x + 2, box.y + 1 + i, box.width - 4, 1, pen, ' ');
		tui_put_cut(canvas, box.x + 3, box.y + 1 + i, 20, pen, label);
		tui_put_cut(canvas, box.x + 24, box.y + 1 + i, box.width - 28, pen, value);
	}
	tui_put_lines(canvas, box.x + 3, box.y + box.height - 1 - HINT, box.width - 6, HINT,
	              TUI_PEN(TUI_SOFT), hint_of(form));
	return box;
}

/* --- the message ------------------------------------------------------------------------- */

static json_t *message_of(const struct form *form)
{
	json_t *who = json_array(), *options = json_array();
	for (int seat = 0; seat < form->seats; seat++)
		json_array_append_new(who, json_string(players[form->who[seat]]));
	for (int i = 0; i < form->field_count; i++) {
		char value[VALUE], setting[160];
		if (form->value[i] == form->usual[i])
			continue;
		put_value(form, i, form->value[i], value);
		snprintf(setting, sizeof setting, "%s=%s", form->fields[i]->path, value);
		json_array_append_new(options, json_string(setting));
	}
	return json_pack("{ss ss so so sb si}", "type", "create", "game", game_of(form)->slug,
	                 "players", who, "options", options, "public", form->listed, "time",
	                 paces[form->pace]);
}

/* --- keys ----------------------------------------------------------------------------------- */

enum outcome { GOING_ON, MADE, DROPPED };

static enum outcome press(struct form *form, struct tui_key key, struct box box)
{
	int rows = row_count(form), which;
	if (key.kind == TUI_LETTER)
		key.kind = key.code == 'j' ? TUI_DOWN
			: key.code == 'k'  ? TUI_UP
			: key.code == 'h'  ? TUI_LEFT
			: key.code == 'l'  ? TUI_RIGHT
			: key.code == ' '  ? TUI_RIGHT
			: key.code == 'q'  ? TUI_ESCAPE
					   : TUI_LETTER;
	switch (key.kind) {
	case TUI_UP:
	case TUI_WHEEL_UP:
	case TUI_BACKTAB:
		form->at = around(form->at, -1, rows);
		break;
	case TUI_DOWN:
	case TUI_WHEEL_DOWN:
	case TUI_TAB:
		form->at = around(form->at, 1, rows);
		break;
	case TUI_LEFT:
		change(form, -1);
		break;
	case TUI_RIGHT:
		change(form, 1);
		break;
	case TUI_ENDED:
	case TUI_ESCAPE:
		return DROPPED;
	case TUI_CLICK:
		which = form->top + key.y - box.y - 1;
		if (key.y <= box.y || key.y >= box.y + box.height - FRAME + 1 || which >= rows)
			break;
		if (which != form->at) {
			form->at = which;
			break;
		}
		/* a second click does what Enter does */
		/* fall through */
	case TUI_ENTER:
		if (kind_of(form, form->at, &which) == MAKE)
			return MADE;
		change(form, 1);
		break;
	case TUI_LETTER:
		return key.code == 'm' ? MADE : GOING_ON;
	default:
		break;
	}
	return GOING_ON;
}

json_t *tui_new_table(const struct tui_behind *behind, const struct pl_game *game)
{
	struct form form = { .game_count = 0 };
	int first = 0;
	for (int i = 0; pl_games[i] != NULL && form.game_count < GAMES; i++) {
		if (pl_is_yardstick(pl_games[i]) && pl_games[i] != game)
			continue;
		if (pl_games[i] == game)
			first = form.game_count;
		form.games[form.game_count++] = pl_games[i];
	}
	set_game(&form, first);
	enum outcome outcome = GOING_ON;
	while (outcome == GOING_ON) {
		struct box box = draw(&form, behind, tui_screen_canvas());
		tui_screen_show(-1, -1);
		struct tui_key key = tui_screen_key(behind->fd, 100);
		if (key.kind == TUI_NOTHING)
			behind->serve(behind->context);
		else
			outcome = press(&form, key, box);
	}
	json_t *message = outcome == MADE ? message_of(&form) : NULL;
	pl_book_free(form.book);
	return message;
}
