/* words.c - moves as text and back, in the English that transcripts and tests are written
 * in, which stays as it is, and in other languages by their words files; and what happened. What
 * is asked and explained is in ask.c. */
#include "core/text.h"
#include "games/traders/words.h"

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

/* "2 metal", "metal and gem", "metal, food and 2 gem", "nothing". */
static void put_goods(const struct pl_book *book, const uint8_t units[TRD_GOODS],
                      struct pl_text *text)
{
	int kinds = 0, last = (units[0] > 0) + (units[1] > 0) + (units[2] > 0) - 1;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int count = units[good - 1];
		if (count == 0)
			continue;
		pl_put(text, "%s", kinds == 0 ? "" : kinds == last ? " and " : ", ");
		kinds++;
		if (count > 1)
			pl_put(text, "%d ", count);
		pl_put(text, "%s", trd_good_name(book, good));
	}
	if (kinds == 0)
		pl_put(text, "nothing");
}

static void put_kinds(const struct pl_book *book, int mask, struct pl_text *text)
{
	uint8_t units[TRD_GOODS];
	for (int i = 0; i < TRD_GOODS; i++)
		units[i] = (mask >> i) & 1;
	put_goods(book, units, text);
}

void trd_put_hex(const struct trd_rules *r, int hex, struct pl_text *text)
{
	pl_put(text, "%d-%d", r->column[hex], r->row[hex]);
}

/* --- moves --------------------------------------------------------------- */

/* What a card is aimed at follows from the move alone, so that also a move that is refused
 * can be written. */
static void format_play(const struct pl_book *book, const struct pl_move *move,
                        struct pl_text *text)
{
	int kind = move->arg[0], victim = move->arg[1], place = move->arg[2], good = move->arg[3],
	    gain = move->arg[4];
	const struct trd_card *card = &trd_numbers(book->rules)->action[kind - 1];
	bool steals = ((card->does >> TRD_STEAL_CARD) & 1) != 0;
	pl_put(text, "%s", trd_card_name(book, kind));
	if (victim != 0 && good != 0)
		pl_put(text, " take %s from p%d", trd_good_name(book, good), victim);
	else if (victim != 0)
		pl_put(text, steals ? " from p%d" : " p%d", victim);
	if (gain != 0)
		pl_put(text, " %d %s for %s %s", card->swaps, trd_good_name(book, good),
		       trd_good_name(book, gain), place == TRD_SHIP ? "aboard" : "at ");
	else if (place != 0)
		pl_put(text, " on ");
	if (place != 0 && place != TRD_SHIP)
		pl_put(text, "%s", trd_place_name(book, place));
}

/* What ends a step is named by what comes next. */
static const char *name_done(const struct pl_state *view)
{
	switch (view->phase) {
	case TRD_READY:
		return "begin";
	case TRD_ACTING:
		return trd_position(view)->still ? "go on" : "roll";
	case TRD_ACTING_AGAIN:
		return "go on";
	default:
		return "end turn";
	}
}

/* Verbs that stand alone, or before the name of a good. */
static const char *name_verb(int verb)
{
	static const char *const names[] = {
		"",           "take", "give",     "make",   "counter", "decline",
		"give cargo", "pay",  "jettison", "refuse", "discard", "leave",
		"build",      "load", "unload",   "",       "",        "fly to",
		"stay",       "sell", "buy card", "accept", "pass",
	};
	return names[verb];
}

void trd_format(const struct pl_book *book, const struct pl_state *view, const struct pl_move *move,
                struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const uint8_t *arg = move->arg;
	int kind = move->verb == TRD_PLAY && arg[0] <= TRD_ACTIONS ? arg[0] : 0;
	const struct pl_said also[] = {
		PL_AS_NUMBER("swaps", kind != 0 ? r->action[kind - 1].swaps : 0),
		PL_AS_ONE("phase", view->phase, trd_set_phases),
		PL_AS_NUMBER("still", trd_position(view)->still),
		PL_NOTHING,
	};
	if (pl_say_move_and(&trd_game, book, "move", move, also, text))
		return;
	pl_put(text, "%s", name_verb(move->verb));
	switch (move->verb) {
	case TRD_TAKE:
		pl_put(text, " %s", trd_word(book, r->company[arg[0] - 1].name));
		break;
	case TRD_ASSIGN:
		pl_put(text, " %s ", trd_place_name(book, arg[0]));
		put_kinds(book, arg[1], text);
		break;
	case TRD_MAKE:
		pl_put(text, " ");
		put_goods(book, arg + 1, text);
		break;
	case TRD_JETTISON:
	case TRD_LOAD:
	case TRD_UNLOAD:
		pl_put(text, " %s", trd_good_name(book, arg[0]));
		break;
	case TRD_DISCARD:
		pl_put(text, " %s", trd_card_name(book, arg[0]));
		break;
	case TRD_PLAY:
		format_play(book, move, text);
		break;
	case TRD_DONE:
		pl_put(text, "%s", name_done(view));
		break;
	case TRD_FLY:
		pl_put(text, " ");
		trd_put_hex(r, arg[0], text);
		break;
	case TRD_SELL:
		pl_put(text, " %d %s at %s", arg[2], trd_good_name(book, arg[1]),
		       trd_place_name(book, arg[0]));
		break;
	case TRD_BUY:
		if (arg[0] != 0)
			pl_put(text, ", discard %s", trd_card_name(book, arg[0]));
		break;
	default:
		break;
	}
}

/* Any number of units can be sold, though legal() lists only one and all. */
static bool parse_sale(const struct pl_book *book, const struct pl_state *view, int seat,
                       const char *text, struct pl_move *out)
{
	long units = strtol(text + strcspn(text, "0123456789"), NULL, 10);
	if (units < 1 || units > TRD_MOST_UNITS)
		return false;
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++) {
		for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
			struct pl_move move = { TRD_SELL,
				                (uint8_t)seat,
				                { (uint8_t)place, (uint8_t)good, (uint8_t)units } };
			if (trd_check(book->rules, view, &move) == 0 &&
			    pl_reads_as(&trd_game, book, view, &move, text)) {
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
	return pl_read_listed(&trd_game, book, view, seat, text, out) ||
		parse_sale(book, view, seat, text, out);
}

/* --- what happened -------------------------------------------------------- */

void trd_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	pl_say_event(&trd_game, book, event, text);
}
