/* meant.c - what somebody at a seat meant by words that no move has in English: another
 * language's, those of a move that is not allowed, or a slip. Only what the seat sees is
 * looked at, so that no answer tells more. */
#include "server/parts.h"

#include "core/memory.h"
#include "core/turn.h"

/* A seat's view of a running match, with what it is told in. */
struct hearing {
	const struct pl_game *game;
	const struct pl_book *english;
	struct pl_book told;
	bool translated; /* what it is told in is not English */
	struct pl_state *view;
	int seat;
};

static bool hear(struct srv *srv, const struct srv_conn *conn, const struct srv_table *table,
                 int seat, struct hearing *hearing)
{
	if (table->match == NULL || seat >= table->seat_count ||
	    !pl_is_pending(table->match->state, seat))
		return false;
	*hearing = (struct hearing){
		.game = table->game,
		.english = table->match->book,
		.told = srv_told(srv, table->game, table->match->book, conn->language),
		.translated = conn->language != SRV_ENGLISH,
		.view = pl_resize(NULL, table->game->state_size),
		.seat = seat,
	};
	pl_match_view(table->match, seat, hearing->view);
	return true;
}

void srv_read_words(struct srv *srv, const struct srv_conn *conn, const struct srv_table *table,
                    int seat, char words[PL_MOVE_TEXT])
{
	struct hearing at;
	struct pl_move move;
	if (conn->language == SRV_ENGLISH || !hear(srv, conn, table, seat, &at))
		return;
	if (!pl_parse_move(at.game, at.english, at.view, seat, words, &move) &&
	    pl_parse_move(at.game, &at.told, at.view, seat, words, &move))
		pl_move_kept(at.game, at.english, at.view, &move, words);
	free(at.view);
}

static int reason_against(const struct hearing *at, const char *words)
{
	struct pl_move move;
	if (!pl_meant_move(at->game, &at->told, at->view, at->seat, words, &move) &&
	    !(at->translated &&
	      pl_meant_move(at->game, at->english, at->view, at->seat, words, &move)))
		return 0;
	return at->game->check(at->english->rules, at->view, &move);
}

static void answer_words(const struct hearing *at, const char *words, struct srv_refusal *why)
{
	int reason = reason_against(at, words);
	if (reason != 0)
		srv_refuse_by_rule(why, at->game, &at->game->reasons[reason]);
	else
		why->near_count =
			pl_near_moves(at->game, &at->told, at->view, at->seat, words, why->near);
}

void srv_answer_words(struct srv *srv, const struct srv_conn *conn, const struct srv_table *table,
                      int seat, const char *words, struct srv_refusal *why)
{
	struct hearing at;
	if (!srv_may_look_into_words(srv, conn->address))
		return; /* that it is no move stays true */
	int64_t since = srv_spent();
	if (hear(srv, conn, table, seat, &at)) {
		answer_words(&at, words, why);
		free(at.view);
	}
	srv_charge(srv, conn->address, since);
}
