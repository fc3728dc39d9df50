/* words.c - moves as text and back. The English texts are those of older transcripts: they stay
 * as they are. What else people are told is in explain.c and the words files. */
#include "core/text.h"
#include "games/traders/words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* --- names --------------------------------------------------------------- */

const char *trd_word(const struct pl_book *book, uint16_t word)
{
	return book->words[word];
}

const char *trd_good_name(const struct pl_book *book, int good)
{
	return trd_word(book, trd_numbers(book->rules)->resource[good - 1].name);
}

const char *trd_place_name(const struct pl_book *book, int place)
{
	return trd_word(book, trd_numbers(book->rules)->planet[place - 1].name);
}

const char *trd_card_name(const struct pl_book *book, int kind)
{
	return trd_word(book, trd_numbers(book->rules)->action[kind - 1].name);
}

const char *trd_event_name(const struct pl_book *book, int kind)
{
	return trd_word(book, trd_numbers(book->rules)->event[kind - 1].name);
}

void trd_put_hex(const struct trd_rules *r, int hex, struct pl_text *text)
{
	pl_put(text, "%d-%d", r->column[hex], r->row[hex]);
}

/* --- moves --------------------------------------------------------------- */

/* What ends a step is named by what comes next. */
void trd_format(const struct pl_book *book, const struct pl_state *view, const struct pl_move *move,
                struct pl_text *text)
{
	int phase = view->phase;
	bool flies = phase == TRD_ACTING && !trd_position(view)->still;
	pl_say_move_and(
		&trd_game, book, "move", move,
		(const struct pl_said[]){
			PL_AS_NUMBER("begins", phase == TRD_READY), PL_AS_NUMBER("rolls", flies),
			PL_AS_NUMBER("goes-on", phase == TRD_ACTING || phase == TRD_ACTING_AGAIN),
			PL_NOTHING },
		text);
}

static bool same_text(const char *a, const char *b)
{
	while (*a != '\0' && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
		a++;
		b++;
	}
	return *a == *b;
}

static bool reads_as(const struct pl_book *book, const struct pl_state *view,
                     const struct pl_move *move, const char *text)
{
	char room[128];
	struct pl_text written = pl_text_in(room, sizeof room);
	trd_format(book, view, move, &written);
	return same_text(room, text);
}

/* Any number of units can be sold, though legal() lists only one and all. */
static bool parse_sale(const struct pl_book *book, const struct pl_state *view, int seat,
                       const char *text, struct pl_move *out)
{
	if (strncmp(text, "sell ", 5) != 0)
		return false;
	long units = strtol(text + 5, NULL, 10);
	if (units < 1 || units > TRD_MOST_UNITS)
		return false;
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++) {
		for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
			struct pl_move move = { TRD_SELL,
				                (uint8_t)seat,
				                { (uint8_t)place, (uint8_t)good, (uint8_t)units } };
			if (trd_check(book->rules, view, &move) == 0 &&
			    reads_as(book, view, &move, text)) {
				*out = move;
				return true;
			}
		}
	}
	return false;
}

bool trd_parse(const struct pl_book *book, const struct pl_state *view, int seat, const char *text,
               struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	int count = trd_legal(book->rules, view, seat, moves);
	for (int i = 0; i < count; i++) {
		if (reads_as(book, view, &moves[i], text)) {
			*out = moves[i];
			return true;
		}
	}
	return parse_sale(book, view, seat, text, out);
}
