/* stage.h - boards without a terminal: a match that bots play, and what one of its
 * seats is shown, drawn on canvases. */
#ifndef PERILUNE_STAGE_H
#define PERILUNE_STAGE_H

#include "bots/bot.h"
#include "core/chance.h"
#include "core/memory.h"
#include "core/position.h"
#include "core/text.h"
#include "core/turn.h"
#include "games/registry.h"
#include "core/book.h"
#include "tui/picks.h"
#include "tui/source.h"

/* A match between bots, and the table it is played at. */
struct stage {
	struct pl_book *book;
	struct pl_match *match;
	struct pl_thinker *thinker;
	struct pl_chance chance;
	struct tui_table table;
	struct pl_state *view;
	struct tui_source source; /* has the book as boards read it */
};

static inline struct stage stage_open(const char *slug, const char *setting, int seats,
                                      uint64_t seed, const char *bot)
{
	const struct pl_game *game = pl_find_game(slug);
	const uint64_t key[2] = { seed, 77 };
	struct pl_bot player = pl_bot_of(bot);
	struct stage stage = { .book = pl_book_standard(game, &setting, setting != NULL, NULL) };
	if (stage.book == NULL)
		fprintf(stderr, "%s has no setting %s\n", slug, setting), abort();
	stage.match = pl_match_new(game, stage.book, seats, key);
	if (stage.match == NULL)
		fprintf(stderr, "%s is not for %d\n", slug, seats), abort();
	stage.thinker = pl_thinker_open(&player, game, stage.book->rules);
	stage.chance = pl_chance_of(key, 5);
	stage.view = pl_resize(NULL, game->state_size);
	tui_source_own_book(&stage.source, game, stage.book);
	stage.table = (struct tui_table){ .game = game, .state = TUI_RUNNING, .seat_count = seats };
	for (int seat = 0; seat < seats; seat++) {
		struct tui_seat *at = &stage.table.seats[seat];
		at->kind = seat == 0 ? TUI_PERSON : TUI_BOT;
		at->mine = seat == 0;
		snprintf(at->name, sizeof at->name, "%s", tui_star(seat));
		snprintf(at->bot, sizeof at->bot, "%s", seat == 0 ? "" : "greedy");
	}
	return stage;
}

static inline void stage_close(struct stage *stage)
{
	free(stage->view);
	tui_source_release(&stage->source);
	pl_thinker_close(stage->thinker);
	if (stage->match != NULL)
		pl_match_free(stage->match);
	pl_book_free(stage->book);
}

/* The lowest seat that owes a move; -1: nobody, the match is over. */
static inline int stage_asked(const struct stage *stage)
{
	for (int seat = 0; seat < stage->match->seats && !pl_match_over(stage->match); seat++)
		if (pl_is_pending(stage->match->state, seat))
			return seat;
	return -1;
}

/* One move by the bot; false if the match is over or the move was refused. */
static inline bool stage_step(struct stage *stage)
{
	int seat = stage_asked(stage);
	if (seat < 0)
		return false;
	pl_match_view(stage->match, seat, stage->view);
	struct pl_move move = pl_think(stage->thinker, stage->view, seat, &stage->chance);
	return pl_match_play(stage->match, &move) == NULL;
}

/* What a seat (or PL_SPECTATOR) is shown now; NULL if it could not be read. */
static inline struct tui_position *stage_position(const struct stage *stage, int seat)
{
	enum { ROOM = 4 * 1024 * 1024 };
	char *room = pl_resize(NULL, ROOM);
	struct pl_text text = pl_text_in(room, ROOM);
	pl_json_open(&text, NULL, '{');
	pl_json_number(&text, "number", stage->match->step_count + 1);
	pl_json_number(&text, "seat", seat == PL_SPECTATOR ? 0 : seat + 1);
	pl_json_number(&text, "since", 0);
	pl_position_json(stage->match, seat, &(const struct pl_telling){ .turn = 1 }, &text);
	pl_json_close(&text, '}');
	json_t *message = json_loads(room, 0, NULL);
	struct tui_position *position = tui_position_read(message, &stage->table, NULL);
	json_decref(message);
	free(room);
	return position;
}

static inline struct tui_scene stage_scene(const struct stage *stage,
                                           const struct tui_position *position, int width,
                                           int height, const struct tui_marks *marks)
{
	return (struct tui_scene){ .table = &stage->table,
		                   .position = position,
		                   .state = position->state,
		                   .book = stage->source.book,
		                   .seat = position->seat,
		                   .width = width,
		                   .height = height,
		                   .marks = marks };
}

#endif
