/* client_keys.c - keys, mouse and typing. */
#include "tui/client_parts.h"

#include "core/memory.h"

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
	} else if (client->focus == TUI_ON_BOARD) {
		set_cursor(
			client,
			""); /* nothing left has a piece, or what is usual, and others lose something */
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
	if (!tui_is_asked(client) || move < 0 || move >= position->move_count)
		return false;
	if (position->moves[move].loses && !sure_of(client, &position->moves[move]))
		return false;
	return_focus(client);
	tui_make_move(client, tui_shown(client)->moves[move].play);
	return true;
}

static void choose_piece(struct tui_client *client, const char *piece)
{
	if (!tui_is_asked(client))
		return;
	if (!is_actable(client, piece) && (client->marks.chosen_count == 0)) {
		tui_command_by_key(client, ' ');
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
	if (!tui_is_asked(client) || number == 0)
		return;
	client->number = number <= 9999 ? number : 0;
	if (number * 10 > count)
		choose_listed(client, number - 1);
}

/* --- typing -------------------------------------------------------------- */

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
	if (tui_command_by_words(client, words))
		return;
	if (beginnings == 1)
		play_nth(client, found);
	else if (beginnings > 1)
		tui_tell(client, true, tui_word("no.several"));
	else if (tui_is_asked(client))
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
			tui_command_by_key(client, ' ');
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
		tui_command_by_key(client, 'g');
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
	return tui_command_by_key(client, code);
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
