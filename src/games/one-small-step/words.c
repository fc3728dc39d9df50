/* words.c - names, moves as text and back, and what happened. What is asked and explained
 * is in ask.c; the sentences themselves are in the words files. */
#include "core/language.h"
#include "core/text.h"
#include "games/one-small-step/words.h"

#include <stdlib.h>
#include <string.h>

/* --- names --------------------------------------------------------------------- */

const char *oss_resource_name(const struct pl_book *book, int resource)
{
	return book->words[oss_numbers(book->rules)->resource_name[resource - 1]];
}

const char *oss_technology_name(const struct pl_book *book, int technology)
{
	return book->words[oss_numbers(book->rules)->technology[technology - 1].name];
}

const char *oss_faction_name(const struct pl_book *book, int faction)
{
	return book->words[oss_numbers(book->rules)->faction[faction - 1].name];
}

const char *oss_card_name(const struct pl_book *book, int kind)
{
	return book->words[oss_numbers(book->rules)->card[kind - 1].name];
}

/* --- events ----------------------------------------------------------------------- */

void oss_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	pl_say_event(&oss_game, book, event, text);
}

/* --- moves ------------------------------------------------------------------------ */

/* "Iron of p2", "Capsule" */
static void put_place(const struct pl_book *book, int place, struct pl_text *text)
{
	if (place > OSS_MATS)
		pl_put(text, "%s", oss_technology_name(book, place - OSS_MATS));
	else
		pl_put(text, "%s of p%d", oss_resource_name(book, oss_place_resource(place)),
		       oss_place_seat(place) + 1);
}

static void format_aim(const struct pl_book *book, const struct pl_move *move, struct pl_text *text)
{
	int seat = move->arg[0], what = move->arg[1];
	switch (move->verb) {
	case OSS_DEPRIVE:
		pl_put(text, "strip p%d of %s", seat, oss_technology_name(book, what));
		break;
	case OSS_UNMASK:
		pl_put(text, "unmask p%d at ", seat);
		put_place(book, what, text);
		break;
	case OSS_LOOK:
		pl_put(text, "look at p%d", seat);
		break;
	default: /* OSS_AIM */
		if (what != 0)
			pl_put(text, "%s ", oss_resource_name(book, what));
		pl_put(text, "from p%d", seat);
		break;
	}
}

/* In the order of enum oss_verb. */
/* clang-format off */
static const char *const verb_names[] = {
	"",          "take",    "produce",       "sell",    "buy",  "research", "play",
	"draw",      "steal",   "lie low",       "train",   "place spy", "move spy from ",
	"send spy to ", "", "", "", "", "swap",          "take",    "discard", "turn in", "gain",
	"skip",      "",       "choose",        "pay",     "take",
};
/* clang-format on */

void oss_format(const struct pl_book *book, const struct pl_state *view, const struct pl_move *move,
                struct pl_text *text)
{
	const uint8_t *arg = move->arg;
	const struct pl_said also[] = { OSS_AMOUNT("leaving", view->phase == OSS_LEAVING),
		                        PL_NOTHING };
	if (pl_say_move_and(&oss_game, book, "move", move, also, text))
		return; /* in another language than English */
	pl_put(text, "%s", verb_names[move->verb]);
	switch (move->verb) {
	case OSS_PICK_MAT:
		pl_put(text, " %s", oss_faction_name(book, arg[0]));
		break;
	case OSS_SELL:
	case OSS_BUY:
		pl_put(text, " %d %s", arg[1], oss_resource_name(book, arg[0]));
		break;
	case OSS_RESEARCH:
		pl_put(text, " %s", oss_technology_name(book, arg[0]));
		break;
	case OSS_PLAY:
	case OSS_LIFT:
	case OSS_DISCARD:
	case OSS_TURN_IN:
		pl_put(text, " %s", oss_card_name(book, arg[0]));
		break;
	case OSS_DRAW:
	case OSS_OPT:
		pl_put(text, " %d", arg[0]);
		break;
	case OSS_STEAL:
		pl_put(text, " from p%d", arg[0]);
		break;
	case OSS_MOVE:
	case OSS_SEND:
		put_place(book, arg[0], text);
		break;
	case OSS_AIM:
	case OSS_LOOK:
	case OSS_DEPRIVE:
	case OSS_UNMASK:
		format_aim(book, move, text);
		break;
	case OSS_SWAP:
		pl_put(text, " %d %s for %s", arg[2], oss_resource_name(book, arg[0]),
		       oss_resource_name(book, arg[1]));
		break;
	case OSS_RECEIVE:
	case OSS_SKIM:
		pl_put(text, " %s", oss_resource_name(book, arg[0]));
		break;
	case OSS_DONE:
		pl_put(text, "%s", view->phase == OSS_LEAVING ? "end turn" : "done");
		break;
	default:
		break;
	}
}

/* Any number of tokens can be swapped, though legal() lists only one and all. */
static bool parse_swap(const struct pl_book *book, const struct pl_state *view, int seat,
                       const char *text, struct pl_move *out)
{
	long tokens = strtol(text + strcspn(text, "0123456789"), NULL, 10);
	if (view->phase != OSS_BARTERING)
		return false;
	if (tokens < 1 || tokens > 255)
		return false;
	for (int given = OSS_IRON; given <= OSS_GOLD; given++) {
		for (int gained = OSS_MORALE; gained <= OSS_GOLD; gained++) {
			struct pl_move move = { OSS_SWAP,
				                (uint8_t)seat,
				                { (uint8_t)given, (uint8_t)gained,
				                  (uint8_t)tokens } };
			if (oss_check(book->rules, view, &move) == 0 &&
			    pl_reads_as(&oss_game, book, view, &move, text)) {
				*out = move;
				return true;
			}
		}
	}
	return false;
}

bool oss_parse(const struct pl_book *book, const struct pl_state *view, int seat, const char *text,
               struct pl_move *out)
{
	return pl_read_listed(&oss_game, book, view, seat, text, out) ||
		parse_swap(book, view, seat, text, out);
}
