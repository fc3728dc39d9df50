/* position.c - positions and log entries as JSON, the same for every front end. */
#include "core/position.h"

#include "core/language.h"
#include "core/memory.h"
#include "core/text.h"
#include "core/turn.h"

static void put_pieces(const struct pl_game *game, const struct pl_book *book,
                       const uint16_t *piece, int count, struct pl_text *text)
{
	pl_json_open(text, "pieces", '[');
	for (int i = 0; i < count; i++) {
		char id[128], name[256];
		struct pl_text id_text = pl_text_in(id, sizeof id);
		struct pl_text name_text = pl_text_in(name, sizeof name);
		game->piece(book, piece[i], &id_text, &name_text);
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "id", id);
		pl_json_string(text, "name", name);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

/* The move as it is kept and sent back, as a structure, and its number where the game's moves
 * have one. */
static void put_described(const struct pl_game *game, const struct pl_move *move, int seats,
                          bool brief, struct pl_text *text)
{
	char notation[PL_NOTATION_SIZE];
	struct pl_text line = pl_text_in(notation, sizeof notation);
	int action = brief ? -1 : pl_action_of(game->description, move, seats);
	pl_notate(game->description, move, &line);
	pl_json_string(text, "notation", notation);
	pl_move_json(game->description, "move", move, text);
	const struct pl_form *form = pl_form_of(game->description, move);
	if (form != NULL && (form->manner & PL_SAYS_NO) != 0)
		pl_json_bool(text, "declines", true);
	if (form != NULL && (form->manner & PL_ENDS) != 0)
		pl_json_bool(text, "ends", true);
	if (action >= 0)
		pl_json_number(text, "action", action);
}

static void put_move(const struct pl_game *game, const struct pl_book *book,
                     const struct pl_state *view, const struct pl_move *move, bool loses,
                     bool brief, struct pl_text *text)
{
	char words[PL_MOVE_TEXT], about[1024];
	uint16_t piece[PL_TOUCH];
	struct pl_text about_text = pl_text_in(about, sizeof about);
	pl_move_text(game, book, view, move, words);
	game->explain(book, view, move, &about_text);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "text", words);
	pl_json_string(text, "explain", about);
	if (game->description != NULL)
		put_described(game, move, view->seats, brief, text);
	if (loses)
		pl_json_bool(text, "loses", true);
	put_pieces(game, book, piece, game->touch(book->rules, view, move, piece), text);
	pl_json_close(text, '}');
}

/* What the seat is asked, and every move it may answer with. */
static void put_question(const struct pl_match *match, const struct pl_state *view, int seat,
                         const struct pl_telling *told, struct pl_text *text)
{
	char question[512];
	struct pl_move moves[PL_MOVES];
	bool loses[PL_MOVES];
	struct pl_text words = pl_text_in(question, sizeof question);
	match->game->ask(match->book, view, seat, &words);
	pl_json_open(text, "question", '{');
	pl_json_string(text, "text", question);
	pl_json_number(text, "turn", told->turn);
	pl_json_open(text, "moves", '[');
	int count = match->game->legal(match->book->rules, view, seat, moves);
	pl_losses(match->game, match->book->rules, view, moves, count, loses);
	for (int i = 0; i < count; i++)
		put_move(match->game, match->book, view, &moves[i], loses[i], told->brief, text);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

void pl_score_text(const struct pl_game *game, const struct pl_book *book,
                   const struct pl_state *view, int seat, int32_t score, struct pl_text *text)
{
	if (game->say_score != NULL)
		game->say_score(book, view, seat, score, text);
	else if (!PL_SAY(game, book, text, "score", PL_AS_NUMBER("score", score)))
		pl_put(text, "%d", score);
}

static void put_result(const struct pl_match *match, const struct pl_state *view,
                       struct pl_text *text)
{
	struct pl_result result;
	pl_match_result(match, &result);
	pl_json_open(text, "result", '[');
	for (int seat = 0; seat < match->seats; seat++) {
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "seat", seat + 1);
		pl_json_number(text, "place", result.place[seat]);
		pl_json_number(text, "score", result.score[seat]);
		char words[128];
		struct pl_text said = pl_text_in(words, sizeof words);
		pl_score_text(match->game, match->book, view, seat, result.score[seat], &said);
		pl_json_string(text, "text", words);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_view(const struct pl_match *match, const struct pl_state *view, int seat,
                     const struct pl_state *known, struct pl_text *text)
{
	const struct pl_description *about = match->game->description;
	pl_json_open(text, "pending", '[');
	for (int other = 0; other < match->seats; other++)
		if (!pl_match_over(match) && pl_is_pending(view, other))
			pl_json_number(text, NULL, other + 1);
	pl_json_close(text, ']');
	if (about != NULL && known != NULL)
		pl_change_json(about, "changed", match->book->rules, known, view, seat, text);
	else if (about != NULL)
		pl_view_json(about, "state", match->book->rules, view, seat, text);
}

/* Bots' answers go with it: then it says how many moves go. */
static void put_undo(const struct pl_telling *told, struct pl_text *text)
{
	pl_json_bool(text, "undo", told->back > 0);
	if (told->back > 1)
		pl_json_number(text, "takes_back", told->back);
	if (told->back == 0)
		pl_json_string(text, "stays", pl_stays_names[told->stays]);
}

void pl_position_json(const struct pl_match *match, int seat, const struct pl_telling *told,
                      struct pl_text *text)
{
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	pl_match_view(match, seat, view);
	put_view(match, view, seat, told->known, text);
	if (seat != PL_SPECTATOR) {
		pl_json_number(text, "turn", told->turn);
		put_undo(told, text);
		if (!pl_match_over(match) && pl_is_pending(view, seat))
			put_question(match, view, seat, told, text);
	}
	pl_json_bool(text, "over", pl_match_over(match));
	if (pl_match_over(match))
		put_result(match, view, text);
	free(view);
}

void pl_event_json(const struct pl_game *game, const struct pl_book *book,
                   const struct pl_event *whole, int seat, int64_t number, struct pl_text *text)
{
	char line[512];
	uint16_t piece[PL_TOUCH];
	struct pl_text words = pl_text_in(line, sizeof line);
	const struct pl_event event = pl_event_for(*whole, seat);
	game->tell(book, &event, &words);
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "number", number);
	pl_json_number(text, "seat", event.seat + 1);
	pl_json_string(text, "kind", game->event_kinds[event.kind]);
	pl_json_string(text, "text", line);
	if (game->description != NULL)
		pl_news_json(game->description, "data", &event, text);
	put_pieces(game, book, piece, game->trace(book->rules, &event, piece), text);
	pl_json_close(text, '}');
}

void pl_remark_json(const char *kind, const char *words, int seat, int64_t number, int64_t undone,
                    struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "number", number);
	pl_json_number(text, "seat", seat + 1);
	pl_json_string(text, "kind", kind);
	pl_json_bool(text, "remark", true);
	pl_json_string(text, "text", words);
	if (undone != 0)
		pl_json_number(text, "undone", undone);
	pl_json_open(text, "pieces", '[');
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}
