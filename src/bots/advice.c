/* advice.c - what a search thought, in words; see advice.h. */
#include "bots/advice.h"

#include "core/memory.h"

struct speech {
	const struct pl_game *game;
	const struct pl_book *book;
	struct pl_advised *into;
};

static void say(void *context, const struct pl_state *view, const struct pl_move *move)
{
	struct speech *speech = context;
	struct pl_expected *next = &speech->into->line[speech->into->length++];
	next->seat = move->seat;
	pl_move_text(speech->game, speech->book, view, move, next->text);
}

void pl_advise(struct pl_searcher *searcher, const struct pl_game *game, const struct pl_book *book,
               struct pl_advice *advice)
{
	struct pl_prospect *prospects = pl_resize(NULL, PL_MOVES * sizeof *prospects);
	int count = pl_search_prospects(searcher, prospects);
	memset(advice, 0, sizeof *advice);
	advice->iterations = pl_search_iterations(searcher);
	for (int i = 0; i < count && advice->count < PL_ADVISED; i++) {
		struct pl_advised *advised = &advice->at[advice->count];
		if (i > 0 && prospects[i].visits == 0)
			break;
		advised->move = prospects[i].move;
		advised->chance = prospects[i].chance;
		advised->share = prospects[i].share;
		struct speech speech = { game, book, advised };
		pl_search_line(searcher, &prospects[i], PL_LINE, say, &speech);
		advice->count++;
	}
	free(prospects);
}

void pl_advice_json(const struct pl_advice *advice, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "iterations", (long long)advice->iterations);
	pl_json_open(text, "moves", '[');
	for (int i = 0; i < advice->count; i++) {
		const struct pl_advised *advised = &advice->at[i];
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "move", advised->line[0].text);
		pl_json_real(text, "chance", advised->chance);
		pl_json_real(text, "share", advised->share);
		pl_json_open(text, "line", '[');
		for (int j = 0; j < advised->length; j++) {
			pl_json_open(text, NULL, '{');
			pl_json_number(text, "seat", advised->line[j].seat + 1);
			pl_json_string(text, "move", advised->line[j].text);
			pl_json_close(text, '}');
		}
		pl_json_close(text, ']');
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}
