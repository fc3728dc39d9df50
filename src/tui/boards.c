/* boards.c - the list of boards, and the generic one for games without: the
 * game's own lines of text, which every game can give. */
#include "tui/board.h"

#include "core/text.h"

#include <stdio.h>
#include <string.h>

extern const struct tui_board tui_traders_board, tui_flank_board, tui_one_false_step_board,
	tui_one_small_step_board, tui_space_tug_board;

/* clang-format off */
const struct tui_board *const tui_boards[] = {
	&tui_traders_board,
	&tui_flank_board,
	&tui_one_false_step_board,
	&tui_one_small_step_board,
	&tui_space_tug_board,
	NULL,
};
/* clang-format on */

const struct tui_board *tui_board_of(const char *slug)
{
	for (int i = 0; tui_boards[i] != NULL; i++)
		if (strcmp(tui_boards[i]->slug, slug) == 0)
			return tui_boards[i];
	return &tui_generic_board;
}

/* --- words --------------------------------------------------------------- */

const char *tui_board_word(const struct tui_scene *scene, const char *key)
{
	const char *text = pl_language_find(tui_words_of(scene->table->game), key);
	return text != NULL ? text : key;
}

void tui_board_say(const struct tui_scene *scene, struct pl_text *text, const char *key,
                   const struct pl_said *said)
{
	const struct pl_book book = { .language = tui_words_of(scene->table->game) };
	if (!pl_say(scene->table->game, &book, key, said, text))
		pl_put(text, "%s", key); /* so that it is noticed */
}

const char *tui_board_line(const struct tui_scene *scene, char *room, size_t size, const char *key,
                           const struct pl_said *said)
{
	struct pl_text text = pl_text_in(room, size);
	tui_board_say(scene, &text, key, said);
	return room;
}

const char *tui_board_name(const struct tui_scene *scene, const char *name)
{
	return tui_game_text(scene->table->game, name);
}

/* --- players --------------------------------------------------------------- */

int tui_put_player(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                   int width, int seat)
{
	const struct tui_seat *at = &scene->table->seats[seat];
	bool turn = (scene->position->pending >> seat) & 1;
	tui_put_seat(canvas, x, y, TUI_PEN(0), seat);
	int used = 4 +
		tui_put_cut(canvas, x + 4, y, width - 6,
	                    TUI_PEN(TUI_PLAIN, .how = turn ? TUI_BOLD : 0), at->name);
	const char *note = at->resigned ? tui_word("player.gave_up")
		: at->would_resign      ? tui_word("player.would_resign")
		: at->away              ? tui_word("player.away")
		: at->kind == TUI_PERSON && at->mine && seat == scene->seat ? tui_word("player.you")
		: at->kind == TUI_BOT                                       ? tui_bot_name(at->bot)
									    : "";
	if (note[0] != '\0' && used + 3 < width)
		tui_put_cut(canvas, x + used + 1, y, width - used - 3, TUI_PEN(TUI_SOFT), note);
	if (turn)
		tui_put(canvas, x + width - 1, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD),
		        at->thinking ? "◌" : "◀");
	return 1;
}

/* --- the generic board --------------------------------------------------- */

static void draw_lines(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	const char *show = scene->position->show;
	tui_put_lines(canvas, 0, 0, TUI_WIDEST, TUI_TALLEST, TUI_PEN(TUI_PLAIN),
	              show == NULL ? "" : show);
}

const struct tui_board tui_generic_board = { .slug = "", .draw = draw_lines };
