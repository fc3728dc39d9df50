/* order.c - a new table: a form whose rows are changed with left and right. Its games
 * and options are this program's; the server has the last word on them. */
#include "tui/lobby_parts.h"

#include "bots/bot.h"
#include "core/book.h"
#include "core/memory.h"
#include "core/text.h"
#include "games/registry.h"

enum { GAMES = 64, OPTIONS = 16, VALUE = PL_OPTION_VALUE };

static const char *const players[] = { "me", "open", "easy", "normal", "hard", "expert", "greedy",
	                               "random" };
enum { ME, OPEN, NORMAL = 3, PLAYERS = sizeof players / sizeof players[0] };

static const int paces[] = { 0, 30, 60, 300, 3600, 86400 };
enum { PACES = sizeof paces / sizeof paces[0] };

struct order {
	const struct pl_game *games[GAMES];
	int game_count, game;
	struct pl_book *book;          /* of the game, standard */
	int seats, who[PL_SEATS];
	bool listed;
	int pace;
	const struct pl_field *fields[OPTIONS];
	int field_count, value[OPTIONS], usual[OPTIONS];
	int at, top;                   /* row under the cursor, first row shown */
};

/* Rows, in their order on the form; seats and options take as many as there are. */
enum kind { GAME, SEATS, WHO, LISTED, PACE, FIELD, MAKE };

static const struct pl_game *game_of(const struct order *order)
{
	return order->games[order->game];
}

static int row_count(const struct order *order)
{
	return 5 + order->seats + order->field_count;
}

/* What a row is about, and which of several. */
static enum kind kind_of(const struct order *order, int row, int *which)
{
	*which = 0;
	if (row < 2)
		return row == 0 ? GAME : SEATS;
	row -= 2;
	if (row < order->seats) {
		*which = row;
		return WHO;
	}
	row -= order->seats;
	if (row < 2)
		return row == 0 ? LISTED : PACE;
	*which = row - 2;
	return *which < order->field_count ? FIELD : MAKE;
}

/* --- a game's options -------------------------------------------------------------- */

static int value_count(const struct order *order, int i)
{
	return pl_option_values(game_of(order), order->book, order->fields[i]);
}

static void put_value(const struct order *order, int i, int value, char text[VALUE])
{
	if (value_count(order, i) > 0)
		pl_option_value(game_of(order), order->book, order->fields[i], value, text);
	else
		snprintf(text, VALUE, "%d", value);
}

static int usual_value(const struct order *order, int i)
{
	char usual[VALUE], other[VALUE];
	struct pl_text text = pl_text_in(usual, sizeof usual);
	int count = value_count(order, i);
	pl_field_value(game_of(order), order->fields[i], order->book, 0, 0, &text);
	for (int value = 0; value < count; value++) {
		put_value(order, i, value, other);
		if (strcmp(usual, other) == 0)
			return value;
	}
	return count > 0 ? 0 : atoi(usual);
}

static void set_seats(struct order *order, int seats)
{
	for (int seat = order->seats; seat < seats; seat++)
		order->who[seat] = seat == 0 ? ME : seat == 1 ? OPEN : NORMAL;
	order->seats = seats;
}

static void set_game(struct order *order, int game)
{
	order->game = game;
	pl_book_free(order->book);
	order->book = pl_book_standard(game_of(order), NULL, 0, NULL);
	order->field_count = 0;
	const struct pl_field *field = game_of(order)->fields;
	for (; field->path != NULL && order->field_count < OPTIONS; field++)
		if (pl_is_option(field)) {
			int i = order->field_count++;
			order->fields[i] = field;
			order->value[i] = order->usual[i] = usual_value(order, i);
		}
	order->seats = 0;
	set_seats(order, pl_usual_seats(game_of(order), order->book));
}

/* --- changing a row ------------------------------------------------------------------ */

static int around(int value, int by, int count)
{
	return count <= 0 ? 0 : (value + by + count) % count;
}

static void change(struct order *order, int by)
{
	int which, count;
	switch (kind_of(order, order->at, &which)) {
	case GAME:
		set_game(order, around(order->game, by, order->game_count));
		break;
	case SEATS:
		count = game_of(order)->max_seats - game_of(order)->min_seats + 1;
		set_seats(order, game_of(order)->min_seats +
		                 around(order->seats - game_of(order)->min_seats, by, count));
		break;
	case WHO: order->who[which] = around(order->who[which], by, PLAYERS); break;
	case LISTED: order->listed = !order->listed; break;
	case PACE: order->pace = around(order->pace, by, PACES); break;
	case FIELD:
		count = value_count(order, which);
		if (count > 0) {
			order->value[which] = around(order->value[which], by, count);
		} else {
			const struct pl_field *field = order->fields[which];
			order->value[which] = field->lo + around(order->value[which] - field->lo, by,
			                                         field->hi - field->lo + 1);
		}
		break;
	case MAKE: break;
	}
}

/* --- drawing --------------------------------------------------------------------------- */

static void put_row(const struct order *order, int row, char label[64], char value[128])
{
	int which;
	struct pl_text to = pl_text_in(value, 128);
	*value = '\0';
	switch (kind_of(order, row, &which)) {
	case GAME:
		snprintf(label, 64, "Game");
		pl_put(&to, "%s", game_of(order)->title);
		break;
	case SEATS:
		snprintf(label, 64, "Players");
		pl_put(&to, "%d", order->seats);
		break;
	case WHO:
		snprintf(label, 64, "Seat %c", 'A' + which);
		pl_put(&to, "%s%s", players[order->who[which]],
		       order->who[which] == ME ? "" : order->who[which] == OPEN ? ", for who comes" : " bot");
		break;
	case LISTED:
		snprintf(label, 64, "Listed");
		pl_put(&to, order->listed ? "in the lobby" : "no: who has the link can come");
		break;
	case PACE:
		snprintf(label, 64, "Clock");
		tui_put_pace(paces[order->pace], &to);
		break;
	case FIELD:
		snprintf(label, 64, "%s", order->fields[which]->path);
		put_value(order, which, order->value[which], value);
		break;
	case MAKE:
		snprintf(label, 64, "Make the table");
		break;
	}
}

/* What the row under the cursor is about, at the foot of the form. */
static const char *hint_of(const struct order *order)
{
	int which;
	enum kind kind = kind_of(order, order->at, &which);
	return kind == GAME    ? game_of(order)->about
	     : kind == FIELD   ? order->fields[which]->about
	     : kind == MAKE    ? "Enter makes it; seats left open wait for others"
	                       : "Left and right change it, m makes the table, Esc does not";
}

struct form {
	int x, y, width, height;
};

static struct form draw(struct order *order, const struct tui_behind *behind,
                        struct tui_canvas *canvas)
{
	int rows = row_count(order);
	struct form form = { .width = canvas->width < 76 ? canvas->width : 72,
		             .height = rows + 4 > canvas->height ? canvas->height : rows + 4 };
	form.x = (canvas->width - form.width) / 2;
	form.y = (canvas->height - form.height) / 2;
	behind->draw(behind->context, canvas);
	tui_fill(canvas, form.x, form.y, form.width, form.height, TUI_PEN(TUI_PLAIN), ' ');
	tui_frame(canvas, form.x, form.y, form.width, form.height, TUI_PEN(TUI_CALL), "A new table");
	int page = form.height - 4;
	if (order->at < order->top)
		order->top = order->at;
	if (order->at >= order->top + page)
		order->top = order->at - page + 1;
	for (int i = 0; i < page && order->top + i < rows; i++) {
		char label[64], value[128];
		struct tui_pen pen = TUI_PEN(TUI_PLAIN, .how = order->top + i == order->at ? TUI_TURNED : 0);
		put_row(order, order->top + i, label, value);
		tui_fill(canvas, form.x + 2, form.y + 1 + i, form.width - 4, 1, pen, ' ');
		tui_put_cut(canvas, form.x + 3, form.y + 1 + i, 20, pen, label);
		tui_put_cut(canvas, form.x + 24, form.y + 1 + i, form.width - 28, pen, value);
	}
	tui_put_cut(canvas, form.x + 3, form.y + form.height - 2, form.width - 6, TUI_PEN(TUI_SOFT),
	            hint_of(order));
	return form;
}

/* --- the message ------------------------------------------------------------------------- */

static json_t *message_of(const struct order *order)
{
	json_t *who = json_array(), *options = json_array();
	for (int seat = 0; seat < order->seats; seat++)
		json_array_append_new(who, json_string(players[order->who[seat]]));
	for (int i = 0; i < order->field_count; i++) {
		char value[VALUE], setting[160];
		if (order->value[i] == order->usual[i])
			continue;
		put_value(order, i, order->value[i], value);
		snprintf(setting, sizeof setting, "%s=%s", order->fields[i]->path, value);
		json_array_append_new(options, json_string(setting));
	}
	return json_pack("{ss ss so so sb si}", "type", "create", "game", game_of(order)->slug,
	                 "players", who, "options", options, "public", order->listed, "time",
	                 paces[order->pace]);
}

/* --- keys ----------------------------------------------------------------------------------- */

enum outcome { GOING_ON, MADE, DROPPED };

static enum outcome press(struct order *order, struct tui_key key, struct form form)
{
	int rows = row_count(order), which;
	if (key.kind == TUI_LETTER)
		key.kind = key.code == 'j'   ? TUI_DOWN
		         : key.code == 'k'   ? TUI_UP
		         : key.code == 'h'   ? TUI_LEFT
		         : key.code == 'l'   ? TUI_RIGHT
		         : key.code == ' '   ? TUI_RIGHT
		         : key.code == 'q'   ? TUI_ESCAPE
		                             : TUI_LETTER;
	switch (key.kind) {
	case TUI_UP: case TUI_WHEEL_UP: case TUI_BACKTAB: order->at = around(order->at, -1, rows); break;
	case TUI_DOWN: case TUI_WHEEL_DOWN: case TUI_TAB: order->at = around(order->at, 1, rows); break;
	case TUI_LEFT: change(order, -1); break;
	case TUI_RIGHT: change(order, 1); break;
	case TUI_ENDED: case TUI_ESCAPE: return DROPPED;
	case TUI_CLICK:
		which = order->top + key.y - form.y - 1;
		if (key.y <= form.y || key.y >= form.y + form.height - 3 || which >= rows)
			break;
		if (which != order->at) {
			order->at = which;
			break;
		}
		/* a second click does what Enter does */
		/* fall through */
	case TUI_ENTER:
		if (kind_of(order, order->at, &which) == MAKE)
			return MADE;
		change(order, 1);
		break;
	case TUI_LETTER:
		return key.code == 'm' ? MADE : GOING_ON;
	default: break;
	}
	return GOING_ON;
}

json_t *tui_order(const struct tui_behind *behind, const struct pl_game *game)
{
	struct order order = { .game_count = 0 };
	int first = 0;
	for (int i = 0; pl_games[i] != NULL && order.game_count < GAMES; i++) {
		if (pl_is_yardstick(pl_games[i]) && pl_games[i] != game)
			continue;
		if (pl_games[i] == game)
			first = order.game_count;
		order.games[order.game_count++] = pl_games[i];
	}
	set_game(&order, first);
	enum outcome outcome = GOING_ON;
	while (outcome == GOING_ON) {
		struct form form = draw(&order, behind, tui_screen_canvas());
		tui_screen_show(-1, -1);
		struct tui_key key = tui_screen_key(behind->fd, 100);
		if (key.kind == TUI_NOTHING)
			behind->serve(behind->context);
		else
			outcome = press(&order, key, form);
	}
	json_t *message = outcome == MADE ? message_of(&order) : NULL;
	pl_book_free(order.book);
	return message;
}
