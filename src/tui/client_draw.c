/* client_draw.c - the screen of the client: bar, question, board and players, what is
 * under the cursor, choices and log, the line below. */
#include "tui/client_parts.h"

#include "core/memory.h"
#include "core/text.h"

#include <time.h>

/* --- the question -------------------------------------------------------- */

/* A sign that time passes while a bot thinks. */
static const char *dots(void)
{
	static const char *const steps[] = { ".  ", ".. ", "..." };
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return steps[(now.tv_sec * 5 + now.tv_nsec / 200000000) % 3];
}

static void name_pending(const struct tui_client *client, struct pl_text *text)
{
	const struct tui_table *table = &client->source->table;
	const struct tui_position *position = tui_shown(client);
	char names[PL_SEATS * (TUI_NAME + 8)];
	struct pl_text list = pl_text_in(names, sizeof names);
	int named = 0;
	bool thinking = false;
	for (int seat = 0; seat < table->seat_count; seat++)
		if ((position->pending >> seat) & 1) {
			if (named++ > 0)
				pl_put(&list, " %s ", tui_word("and"));
			pl_put(&list, "%s", table->seats[seat].name);
			thinking |= table->seats[seat].thinking;
		}
	TUI_SAY(text, thinking ? "pending.thinking" : "pending.move", PL_AS_TEXT("names", names),
	        PL_AS_NUMBER("count", named));
	if (thinking)
		pl_put(text, "%s", dots());
}

/* Whether the position shown asks somebody who can answer here. */
static bool is_asked_here(const struct tui_client *client)
{
	const struct tui_position *position = tui_shown(client);
	return position != NULL && !position->over && position->asked &&
		client->source->ops->play != NULL;
}

/* What is asked, or what is waited for; true if it is for the viewer to answer or to read. */
static bool put_question(const struct tui_client *client, struct pl_text *text)
{
	const struct tui_source *source = client->source;
	const struct tui_position *position = tui_shown(client);
	if (position == NULL) {
		bool players = source->table.state == TUI_WAITING;
		pl_put(text, "%s%s", tui_word(players ? "waiting.players" : "waiting.table"),
		       dots());
		return false;
	}
	if (position->over) {
		pl_put(text, "%s", tui_word("over"));
		return true;
	}
	if (is_asked_here(client)) {
		pl_put(text, "%s%s", position->question, source->busy ? dots() : "");
		return true;
	}
	name_pending(client, text);
	return false;
}

/* Where the words of the question begin: after the letter of whom it is for. */
static int question_column(const struct tui_client *client)
{
	return is_asked_here(client) ? 5 : 1;
}

/* A question that is too long for a line has two. */
static int question_rows(const struct tui_client *client, int width)
{
	char words[512] = "";
	struct pl_text text = pl_text_in(words, sizeof words);
	put_question(client, &text);
	return tui_columns(words) > width - question_column(client) - 1 ? 2 : 1;
}

static void draw_question(const struct tui_client *client, struct tui_canvas *canvas)
{
	char words[512] = "";
	struct pl_text text = pl_text_in(words, sizeof words);
	struct tui_pen pen = put_question(client, &text) ? TUI_PEN(TUI_CALL, .how = TUI_BOLD)
							 : TUI_PEN(TUI_SOFT);
	int x = question_column(client), width = canvas->width - x - 1;
	if (is_asked_here(client))
		tui_put_seat(canvas, 1, 1, TUI_PEN(0), client->viewer);
	if (question_rows(client, canvas->width) > 1)
		tui_put_lines(canvas, x, 1, width, 2, pen, words);
	else
		tui_put_cut(canvas, x, 1, width, pen, words);
}

/* --- what is under the cursor -------------------------------------------- */

/* What choosing a piece would do: its one move, or how many. */
static void explain_moves(const struct tui_client *client, const char *piece, struct pl_text *text)
{
	const struct tui_marks *marks = &client->marks;
	int count = 0, only = -1;
	for (int i = 0; i < marks->left_count; i++)
		if (marks->next[i] != NULL && strcmp(marks->next[i], piece) == 0) {
			count++;
			only = marks->left[i];
		}
	if (count == 1)
		pl_put(text, ": %s", marks->position->moves[only].explain);
	else if (count > 1)
		TUI_SAY(text, "piece.choices", PL_AS_NUMBER("count", count));
}

/* The name by which moves know a piece; without one, its id. */
static const char *name_in_moves(const struct tui_position *position, const char *piece)
{
	for (int i = 0; i < position->move_count; i++)
		for (int j = 0; j < position->moves[i].point_count; j++)
			if (strcmp(position->moves[i].points[j].id, piece) == 0)
				return position->moves[i].points[j].name;
	return piece;
}

struct tui_card tui_card_of(const struct tui_client *client, const char *piece)
{
	struct tui_scene scene = tui_scene_of(client, client->table_pane);
	struct tui_card card = { .title = "" };
	bool known = client->board->card != NULL && client->board->card(&scene, piece, &card);
	if (!known)
		card = (struct tui_card){ .title = "" };
	if (card.title[0] == '\0')
		snprintf(card.title, sizeof card.title, "%.95s",
		         name_in_moves(scene.position, piece));
	return card;
}

static void explain_piece(const struct tui_client *client, struct pl_text *text)
{
	struct tui_card card = tui_card_of(client, client->cursor);
	pl_put(text, "%s", card.title);
	char *before = text->at;
	explain_moves(client, client->cursor, text);
	if (text->at == before && card.text[0] != '\0')
		pl_put(text, ": %s", card.text);
}

/* The choice under the cursor of the list; -1: the cursor is not there. */
static int pointed_choice(const struct tui_client *client)
{
	const struct tui_position *position = tui_shown(client);
	int *moves = pl_resize(NULL, ((size_t)position->move_count + 1) * sizeof *moves);
	int count = tui_listed(client, moves), at = client->at < count ? client->at : count - 1;
	int move = client->focus == TUI_ON_CHOICES && at >= 0 ? moves[at] : -1;
	free(moves);
	return move;
}

/* What a choice does; with its name, where its line in the list cannot hold it. */
static void explain_choice(const struct tui_client *client, const struct tui_move *move,
                           struct pl_text *text)
{
	bool cut = tui_columns(move->shown) > client->choices_pane.width - 6;
	pl_put(text, "%s%s%s", cut ? move->shown : "", cut ? ": " : "", move->explain);
}

enum { ABOUT = 1600 }; /* room for what is said of a choice or a piece */

/* The words between board and choices; true if they are of a choice, which is never cut. */
static bool put_about(const struct tui_client *client, char words[ABOUT])
{
	const struct tui_position *position = tui_shown(client);
	struct pl_text text = pl_text_in(words, ABOUT);
	int choice = pointed_choice(client);
	words[0] = '\0';
	if (choice >= 0)
		explain_choice(client, &position->moves[choice], &text);
	else if (client->cursor[0] != '\0')
		explain_piece(client, &text);
	for (char *at = words; *at != '\0'; at++)
		*at = *at == '\n' ? ' ' : *at;
	struct tui_scene scene = tui_scene_of(client, client->table_pane);
	return choice >= 0 || (tui_mark(&scene, client->cursor) & TUI_ACTABLE) != 0;
}

static int about_rows(const char *words, int width)
{
	return tui_put_lines(NULL, 0, 0, width - 6, 99, TUI_PEN(0), words);
}

/* How many rows it takes beyond the first. Those that the list has no use for are kept for the
 * longest of its choices, so that less jumps as the cursor goes along them. */
static int rows_about(const struct tui_client *client, int width)
{
	const struct tui_position *position = tui_shown(client);
	char words[ABOUT];
	bool whole = put_about(client, words);
	int most = client->choices_pane.height - 3, now = about_rows(words, width) - 1;
	int unused = client->choices_pane.height - position->move_count, kept = 0;
	for (int i = 0; i < position->move_count && kept < unused; i++) {
		int needed = about_rows(position->moves[i].explain, width) - 1;
		kept = needed > kept ? needed : kept;
	}
	kept = kept > unused && unused > 0 ? unused : kept;
	kept = whole && now > kept ? now : kept;
	return kept < most ? kept : most > 0 ? most : 0;
}

static void draw_explanation(struct tui_client *client, struct tui_canvas *canvas)
{
	char words[ABOUT];
	int y = client->choices_pane.y - 1 - client->about, width = canvas->width - 6;
	struct tui_pen pen = TUI_PEN(TUI_PLAIN, .how = TUI_BOLD);
	put_about(client, words);
	tui_across(canvas, 0, y, canvas->width, TUI_PEN(TUI_RULE));
	if (words[0] == '\0')
		return;
	tui_fill(canvas, 2, y, canvas->width - 2, 1, TUI_PEN(0), ' ');
	tui_put_lines(canvas, 3, y, width, 1 + client->about, pen, words);
	int end = canvas->width - 1;
	while (tui_glyph_at(canvas, end, y) == ' ')
		end--;
	tui_across(canvas, end + 2, y, canvas->width - end - 2, TUI_PEN(TUI_RULE));
}

/* --- where things are ---------------------------------------------------- */

static void draw_players(const struct tui_client *client, const struct tui_scene *scene)
{
	tui_canvas_clear(client->side, 0, 0);
	if (client->board->side != NULL)
		client->board->side(scene, client->side);
	else
		for (int seat = 0; seat < scene->table->seat_count; seat++)
			tui_put_player(scene, client->side, 0, seat, client->side_pane.width, seat);
}

/* Rows of a tall screen that board and players have no use for go to choices and log. What
 * was needed once stays, so that nothing jumps from move to move. */
static int spare_rows(struct tui_client *client, int height)
{
	struct tui_scene table = tui_scene_of(client, client->table_pane);
	struct tui_scene side = tui_scene_of(client, client->side_pane);
	tui_canvas_clear(client->table, 0, 0);
	client->board->draw(&table, client->table);
	draw_players(client, &side);
	int rows[] = { client->table->height, client->side->height };
	if (client->screen != height)
		client->screen = height, client->needed = 0;
	for (int i = 0; i < 2; i++)
		client->needed = rows[i] > client->needed ? rows[i] : client->needed;
	int spare = client->room - client->needed;
	return spare > 0 ? spare : 0;
}

static void lay_out(struct tui_client *client, int width, int height)
{
	int low = height >= 50 ? 12 : height >= 30 ? 9 : height >= 22 ? 7 : 4;
	int side = width >= 170 ? 56 : width >= 110 ? 38 : width >= 76 ? 26 : width / 3;
	int log = width >= 170 ? 76 : width >= 110 ? 52 : width >= 76 ? 31 : width / 3;
	int top = 1 + question_rows(client, width), rest = client->room = height - top - low - 2;
	client->table_pane = (struct tui_pane){ 0, top, width - side - 1, rest };
	client->side_pane = (struct tui_pane){ width - side, top, side, rest };
	client->choices_pane = (struct tui_pane){ 0, top + rest + 1, width - log - 1, low };
	client->log_pane = (struct tui_pane){ width - log, top + rest + 1, log, low };
	int spare = tui_shown(client) == NULL ? 0 : spare_rows(client, height);
	client->choices_pane.y -= spare, client->choices_pane.height += spare;
	client->log_pane.y -= spare, client->log_pane.height += spare;
	client->table_pane.height = client->side_pane.height = rest - spare;
	int about = client->about = tui_shown(client) == NULL ? 0 : rows_about(client, width);
	client->choices_pane.y += about, client->choices_pane.height -= about;
	client->log_pane.y += about, client->log_pane.height -= about;
}

/* --- the bar ---------------------------------------------------------------- */

static void draw_bar(const struct tui_client *client, struct tui_canvas *canvas)
{
	const struct tui_source *source = client->source;
	struct tui_pen bar = TUI_PEN(TUI_PLAIN, .how = TUI_TURNED);
	char headline[128] = "", right[160] = "";
	struct pl_text text = pl_text_in(headline, sizeof headline);
	struct tui_scene scene = tui_scene_of(client, client->table_pane);
	if (client->board->headline != NULL && scene.position != NULL)
		client->board->headline(&scene, &text);
	tui_fill(canvas, 0, 0, canvas->width, 1, bar, ' ');
	text = pl_text_in(right, sizeof right);
	if (source->state[0] != '\0')
		pl_put(&text, "%s  ", source->state);
	if (source->ops->go != NULL) {
		TUI_SAY(&text, "bar.step", PL_AS_NUMBER("at", source->at),
		        PL_AS_NUMBER("length", source->length));
		pl_put(&text, "  ");
	}
	if (client->viewer < PL_SEATS)
		TUI_SAY(&text, source->ops->go != NULL ? "bar.as" : "bar.player",
		        PL_AS_TEXT("name", source->table.seats[client->viewer].name));
	else
		pl_put(&text, "%s", tui_word("bar.watching"));
	int columns = tui_columns(right), room = canvas->width - columns - 3;
	tui_put(canvas, canvas->width - columns - 1, 0, bar, right);
	/* Players know which game it is: if there is no room for both, its title is cut. */
	int rest = headline[0] == '\0' ? room : room - tui_columns(headline) - 2;
	const char *title = source->table.game == NULL ? "Perilune" : source->table.game->title;
	struct tui_pen bold = TUI_PEN(TUI_PLAIN, .how = TUI_TURNED | TUI_BOLD);
	int x = 1 + (rest < 4 ? 0 : 2 + tui_put_cut(canvas, 1, 0, rest, bold, title));
	tui_put_cut(canvas, x, 0, room - x + 1, bar, headline);
}

/* --- board and players --------------------------------------------------- */

/* The box around a piece; false if it is not drawn. */
bool tui_piece_box(const struct tui_canvas *canvas, const char *id, struct tui_pane *box)
{
	int piece = 0, left = TUI_WIDEST, right = -1, upper = -1, lower = -1;
	for (int i = 1; i < canvas->piece_count && piece == 0; i++)
		if (strcmp(canvas->pieces[i], id) == 0)
			piece = i;
	for (int y = 0; y < canvas->height && piece > 0; y++)
		for (int x = 0; x < canvas->width; x++)
			if (canvas->cells[(size_t)y * (size_t)canvas->width + (size_t)x].piece ==
			    piece) {
				left = x < left ? x : left;
				right = x > right ? x : right;
				upper = upper < 0 ? y : upper;
				lower = y;
			}
	*box = (struct tui_pane){ left, upper, right - left + 1, lower - upper + 1 };
	return right >= 0;
}

/* The first cell of a canvas to show, so that from..to is seen in `room`. */
static int follow(int now, int from, int to, int room, int size)
{
	if (to - now >= room)
		now = to - room + 1;
	if (from < now)
		now = from;
	if (now > size - room)
		now = size - room;
	return now < 0 ? 0 : now;
}

static void show_part(struct tui_canvas *canvas, struct tui_pane pane,
                      const struct tui_canvas *from, int x, int y)
{
	tui_copy(canvas, pane.x, pane.y, pane.width, pane.height, from, x, y);
	struct tui_pen more = TUI_PEN(TUI_CALL, .how = TUI_BOLD);
	if (y > 0)
		tui_put(canvas, pane.x + pane.width - 1, pane.y, more, "▲");
	if (y + pane.height < from->height)
		tui_put(canvas, pane.x + pane.width - 1, pane.y + pane.height - 1, more, "▼");
	if (x > 0)
		tui_put(canvas, pane.x, pane.y + pane.height / 2, more, "◀");
	if (x + pane.width < from->width)
		tui_put(canvas, pane.x + pane.width - 1, pane.y + pane.height / 2, more, "▶");
}

static void draw_table(struct tui_client *client, struct tui_canvas *canvas)
{
	struct tui_pane pane = client->table_pane, box;
	struct tui_scene scene = tui_scene_of(client, pane);
	tui_canvas_clear(client->table, 0, 0);
	client->board->draw(&scene, client->table);
	tui_picks_paint(&scene, client->table);
	if (client->cursor[0] != '\0' && tui_piece_box(client->table, client->cursor, &box)) {
		client->table_x = follow(client->table_x, box.x, box.x + box.width - 1, pane.width,
		                         client->table->width);
		client->table_y = follow(client->table_y, box.y, box.y + box.height - 1,
		                         pane.height, client->table->height);
	}
	client->table_x = follow(client->table_x, client->table_x, client->table_x, pane.width,
	                         client->table->width);
	client->table_y = follow(client->table_y, client->table_y, client->table_y, pane.height,
	                         client->table->height);
	show_part(canvas, pane, client->table, client->table_x, client->table_y);
}

static void draw_side(struct tui_client *client, struct tui_canvas *canvas)
{
	struct tui_pane pane = client->side_pane, box;
	struct tui_scene scene = tui_scene_of(client, pane);
	draw_players(client, &scene);
	tui_picks_paint(&scene, client->side);
	int from = client->side_top, to = from;
	if (client->cursor[0] != '\0' && tui_piece_box(client->side, client->cursor, &box))
		from = box.y, to = box.y + box.height - 1;
	client->side_top = follow(client->side_top, from, to, pane.height, client->side->height);
	tui_down(canvas, pane.x - 1, pane.y, pane.height, TUI_PEN(TUI_RULE));
	show_part(canvas, pane, client->side, 0, client->side_top);
}

/* --- choices ------------------------------------------------------------- */

int tui_listed(const struct tui_client *client, int *moves)
{
	const struct tui_marks *marks = &client->marks;
	int count = 0;
	for (int i = 0; i < marks->left_count; i++) {
		const struct tui_move *move = &marks->position->moves[marks->left[i]];
		if (client->typing &&
		    strncmp(move->shown, client->typed, strlen(client->typed)) != 0)
			continue;
		moves[count++] = marks->left[i];
	}
	return count;
}

static int widest_text(const struct tui_position *position, const int *moves, int count, int most)
{
	int widest = 0;
	for (int i = 0; i < count; i++) {
		int columns = tui_columns(position->moves[moves[i]].shown);
		if (columns > widest)
			widest = columns;
	}
	return widest < most ? widest : most;
}

static void draw_choice(const struct tui_client *client, struct tui_canvas *canvas, int y, int nth,
                        int move, int width)
{
	const struct tui_position *position = tui_shown(client);
	const struct tui_move *it = &position->moves[move];
	struct tui_pane pane = client->choices_pane;
	bool here = client->focus == TUI_ON_CHOICES && nth == client->at;
	bool hint = client->marks.hint != NULL && strcmp(client->marks.hint, it->text) == 0;
	struct tui_pen pen = TUI_PEN(TUI_PLAIN, .how = here ? TUI_TURNED : 0);
	tui_fill(canvas, pane.x, y, pane.width, 1, pen, ' ');
	tui_putf(canvas, pane.x + 1, y, TUI_PEN(here ? TUI_PLAIN : TUI_SOFT, .how = pen.how), "%3d",
	         nth + 1);
	pen.how |= TUI_BOLD;
	if (hint)
		tui_put(canvas, pane.x, y, TUI_PEN(TUI_GOOD, .how = pen.how), "★");
	/* What is too long for its column may differ in its last words: it takes the row, and the
	 * line above tells what it does. */
	if (tui_columns(it->shown) > width) {
		tui_put_cut(canvas, pane.x + 5, y, pane.width - 6, pen, it->shown);
		return;
	}
	tui_put(canvas, pane.x + 5, y, pen, it->shown);
	pen.how &= (uint8_t)~TUI_BOLD;
	tui_put_cut(canvas, pane.x + 7 + width, y, pane.width - width - 8, pen, it->explain);
}

static void draw_choices(struct tui_client *client, struct tui_canvas *canvas)
{
	const struct tui_position *position = tui_shown(client);
	struct tui_pane pane = client->choices_pane;
	int *moves = pl_resize(NULL, ((size_t)position->move_count + 1) * sizeof *moves);
	int count = tui_listed(client, moves);
	if (client->at >= count)
		client->at = count > 0 ? count - 1 : 0;
	client->top = follow(client->top, client->at, client->at, pane.height, count);
	client->marks.pointed = client->focus == TUI_ON_CHOICES && count > 0 ? moves[client->at]
									     : -1;
	int width = widest_text(position, moves, count, pane.width / 2 - 4);
	for (int i = 0; i < pane.height && client->top + i < count; i++)
		draw_choice(client, canvas, pane.y + i, client->top + i, moves[client->top + i],
		            width);
	struct tui_pen more = TUI_PEN(TUI_CALL, .how = TUI_BOLD);
	if (client->top > 0)
		tui_put(canvas, pane.x + pane.width - 1, pane.y, more, "▲");
	if (client->top + pane.height < count)
		tui_put(canvas, pane.x + pane.width - 1, pane.y + pane.height - 1, more, "▼");
	free(moves);
}

/* --- the log ------------------------------------------------------------- */

static int entry_lines(const struct tui_entry *entry, int width)
{
	int lines = tui_put_lines(NULL, 0, 0, width, 99, TUI_PEN(0), entry->text);
	return lines < 1 ? 1 : lines;
}

static void draw_entry(const struct tui_client *client, struct tui_canvas *page, int y, int nth)
{
	const struct tui_log *log = client->marks.log;
	const struct tui_entry *entry = &log->at[nth];
	bool chat = strcmp(entry->kind, "chat") == 0;
	int ink = chat ? TUI_CALL : nth >= client->marks.last ? TUI_PLAIN : TUI_SOFT;
	if (entry->seat >= 0 && entry->seat < PL_SEATS)
		tui_putf(page, 0, y, TUI_PEN(tui_seat_ink(entry->seat), .how = TUI_BOLD), "%c",
		         tui_seat_letter(entry->seat));
	tui_put_lines(page, 2, y, client->log_pane.width - 3, 99, TUI_PEN((uint8_t)ink),
	              entry->text);
}

/* The last lines of the log, `back` of them scrolled away. */
static void draw_log(struct tui_client *client, struct tui_canvas *canvas)
{
	const struct tui_log *log = client->marks.log;
	struct tui_pane pane = client->log_pane;
	int width = pane.width - 3, wanted = pane.height + client->back, first = log->count;
	int lines = 0;
	while (first > 0 && lines < wanted)
		lines += entry_lines(&log->at[--first], width);
	client->oldest = first == 0;
	if (lines < wanted)
		client->back = lines > pane.height ? lines - pane.height : 0;
	struct tui_canvas *page = tui_canvas_new(pane.width - 1, lines, true);
	for (int i = first, y = 0; i < log->count; y += entry_lines(&log->at[i], width), i++)
		draw_entry(client, page, y, i);
	int top = lines - pane.height - client->back;
	tui_copy(canvas, pane.x + 1, pane.y, pane.width - 1, pane.height, page, 0,
	         top < 0 ? 0 : top);
	tui_down(canvas, pane.x - 1, pane.y, pane.height,
	         TUI_PEN(client->focus == TUI_ON_LOG ? TUI_CALL : TUI_RULE));
	if (client->back > 0)
		tui_put(canvas, pane.x + pane.width - 1, pane.y + pane.height - 1,
		        TUI_PEN(TUI_CALL, .how = TUI_BOLD), "▼");
	tui_canvas_free(page);
}

/* --- the line below ------------------------------------------------------ */

/* What Tab would add to what is typed: what all moves that begin so have in common. */
static size_t common_beginning(const struct tui_client *client, const char **word)
{
	const struct tui_position *position = tui_shown(client);
	int *moves = pl_resize(NULL, ((size_t)position->move_count + 1) * sizeof *moves);
	int count = tui_listed(client, moves);
	size_t length = 0;
	*word = "";
	if (count > 0) {
		*word = position->moves[moves[0]].shown;
		length = strlen(*word);
	}
	for (int i = 1; i < count; i++) {
		const char *other = position->moves[moves[i]].shown;
		size_t same = 0;
		while (same < length && other[same] == (*word)[same])
			same++;
		length = same;
	}
	free(moves);
	return length;
}

size_t tui_completion(const struct tui_client *client, char *to, size_t size)
{
	const char *word;
	size_t length = common_beginning(client, &word), have = strlen(client->typed);
	if (length <= have)
		return to[0] = '\0', 0;
	snprintf(to, size, "%.*s", (int)(length - have), word + have);
	return length - have;
}

static void draw_typing(const struct tui_client *client, struct tui_canvas *canvas, int y)
{
	char more[PL_MOVE_TEXT];
	int x = tui_put(canvas, 0, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD), "> ");
	x += tui_put(canvas, x, y, TUI_PEN(TUI_PLAIN), client->typed);
	if (tui_completion(client, more, sizeof more) > 0)
		tui_put(canvas, x, y, TUI_PEN(TUI_SOFT), more);
}

static void draw_keys(const struct tui_client *client, struct tui_canvas *canvas, int y)
{
	const struct tui_source_ops *ops = client->source->ops;
	const struct tui_position *position = tui_shown(client);
	char words[256];
	struct pl_text text = pl_text_in(words, sizeof words);
	if (tui_film_busy(client->source))
		pl_put(&text, "%s  ", tui_word("keys.ahead"));
	else if (ops->go != NULL)
		pl_put(&text, "%s  ", tui_word("keys.replay"));
	else if (position != NULL && position->asked)
		TUI_SAY(&text, "keys.asked", PL_AS_NUMBER("board", client->focus == TUI_ON_BOARD),
		        PL_AS_NUMBER("undo", position->undo),
		        PL_AS_NUMBER("hint", ops->hint != NULL));
	TUI_SAY(&text, "keys.always", PL_AS_NUMBER("chat", ops->chat != NULL));
	tui_put_cut(canvas, 1, y, canvas->width - 2, TUI_PEN(TUI_SOFT), words);
}

static void draw_below(const struct tui_client *client, struct tui_canvas *canvas)
{
	int y = canvas->height - 1;
	char words[128];
	if (client->typing)
		draw_typing(client, canvas, y);
	else if (client->number > 0)
		tui_put(canvas, 1, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD),
		        TUI_LINE(words, "choice.number", PL_AS_NUMBER("number", client->number)));
	else if (client->said[0] != '\0')
		tui_put_cut(canvas, 1, y, canvas->width - 2,
		            TUI_PEN(client->said_fault ? TUI_BAD : TUI_GOOD, .how = TUI_BOLD),
		            client->said);
	else if (client->source->advice.wanted)
		tui_putf(canvas, 1, y, TUI_PEN(TUI_CALL), "%s%s", tui_word("advice.thinking"),
		         dots());
	else
		draw_keys(client, canvas, y);
}

/* --- dice ------------------------------------------------------------------ */

enum { DIE_WIDE = 9, DIE_HIGH = 5 };

/* Which of the nine places of a face have a pip, row after row. */
static const uint16_t pips[] = { 0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };

static void draw_die(struct tui_canvas *canvas, int x, int y, int face, struct tui_pen pen)
{
	tui_fill(canvas, x, y, DIE_WIDE, DIE_HIGH, pen, ' ');
	tui_box(canvas, x, y, DIE_WIDE, DIE_HIGH, pen, NULL);
	for (int i = 0; i < 9; i++)
		if ((pips[face] >> i) & 1)
			tui_put(canvas, x + 2 + 2 * (i % 3), y + 1 + i / 3, pen, "●");
}

/* Over the board: any face until they land, then what fell. */
static void draw_dice(const struct tui_client *client, struct tui_canvas *canvas)
{
	const struct tui_film *film = &client->source->film;
	const struct tui_thrown *dice = &film->dice;
	if (dice->count == 0 || film->now >= dice->gone)
		return;
	bool tumbling = film->now < dice->lands;
	int wide = dice->count * (DIE_WIDE + 1) - 1;
	struct tui_pane pane = client->table_pane;
	int x = pane.x + (pane.width - wide) / 2, y = pane.y + (pane.height - DIE_HIGH) / 2;
	struct tui_pen pen =
		TUI_PEN(TUI_BLACK, .ground = TUI_WHITE, .how = tumbling ? 0 : TUI_BOLD);
	for (int i = 0; i < dice->count; i++) {
		int turn = (int)((dice->lands - film->now) / 90);
		int face = tumbling ? 1 + (dice->face[i] + 2 * turn + i) % 6 : dice->face[i];
		draw_die(canvas, (x < 0 ? 0 : x) + i * (DIE_WIDE + 1), y - (tumbling && turn % 2),
		         face, pen);
	}
}

/* --- all of it ----------------------------------------------------------- */

static void draw_curtain(const struct tui_client *client, struct tui_canvas *canvas)
{
	const char *name = client->source->table.seats[client->viewer].name;
	int y = canvas->height / 2 - 2, x = canvas->width / 2 - 20;
	char words[128];
	x = x < 0 ? 0 : x;
	tui_put_seat(canvas, x, y, TUI_PEN(0), client->viewer);
	tui_put(canvas, x + 4, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD),
	        TUI_LINE(words, "curtain.turn", PL_AS_TEXT("name", name)));
	tui_put(canvas, x, y + 2, TUI_PEN(0), tui_word("curtain.press"));
}

void tui_draw(void *context, struct tui_canvas *canvas)
{
	struct tui_client *client = context;
	lay_out(client, canvas->width, canvas->height);
	if (client->curtain) {
		draw_curtain(client, canvas);
		return;
	}
	draw_bar(client, canvas);
	draw_question(client, canvas);
	if (tui_shown(client) != NULL) {
		client->marks.cursor = client->cursor[0] == '\0' ? NULL : client->cursor;
		draw_choices(client, canvas); /* first: it finds out what is pointed at */
		draw_table(client, canvas);
		draw_side(client, canvas);
		draw_explanation(client, canvas);
		draw_log(client, canvas);
		draw_dice(client, canvas);
	}
	draw_below(client, canvas);
}
