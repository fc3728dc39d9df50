/* words.c - moves as text and back, and what happened. What is asked and explained is
 * in ask.c; the table is shown in view.c. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

/* --- moves --------------------------------------------------------------------------- */

/* Verbs that stand alone, or before a name. */
static const char *name_verb(int verb)
{
	static const char *const names[] = {
		"",     "draw",   "redraw", "keep",   "be",      "begin", "draw",
		"play", "launch", "return", "repair", "destroy", "use",   "aim at",
		"take", "mend",   "boost",  "enough", "discard", "turn",  "end turn",
	};
	return names[verb];
}

/* Stats as moves name them, whatever the language: transcripts are made of this. */
static const char *stat_name(int stat)
{
	static const char *const names[] = { "", "Strength", "Speed", "Energy" };
	return names[stat];
}

void sts_format(const struct pl_book *book, const struct pl_state *view, const struct pl_move *move,
                struct pl_text *text)
{
	const uint8_t *arg = move->arg;
	(void)view;
	if (pl_say_move(&sts_game, book, "move", move, text))
		return; /* in another language than English */
	pl_put(text, "%s", name_verb(move->verb));
	switch (move->verb) {
	case STS_SPLIT:
	case STS_REDRAW:
		pl_put(text, " %d design %d ops", arg[0], arg[1]);
		break;
	case STS_BECOME:
		pl_put(text, " %s", sts_persona_name(book, arg[0]));
		break;
	case STS_DRAW:
		pl_put(text, " %s", arg[0] - 1 == STS_DESIGN_DECK ? "design" : "ops");
		break;
	case STS_PLAY:
	case STS_REPAIR:
	case STS_JUNK:
	case STS_TAKE:
	case STS_MEND:
	case STS_DISCARD:
		pl_put(text, " %s", sts_card_name(book, arg[0]));
		break;
	case STS_USE:
		pl_put(text, " %s", sts_source_name(book, arg[0]));
		break;
	case STS_AIM:
		pl_put(text, " p%d", arg[0]);
		if (arg[1] != 0)
			pl_put(text, " %s", sts_card_name(book, arg[1]));
		break;
	case STS_BOOST:
		pl_put(text, " %s", stat_name(arg[0]));
		break;
	case STS_FATE:
		pl_put(text, " %s", sts_epoch_name(book, arg[0]));
		break;
	default:
		break;
	}
}

static bool is_card(const struct pl_book *book, int card, const char *text)
{
	char room[128];
	struct pl_text name = pl_text_in(room, sizeof room);
	pl_say_member(&sts_game, book, &sts_cards, card, &name);
	return pl_same_words(room, text);
}

/* A card may be played by its name alone; whatever the case of letters. */
bool sts_parse(const struct pl_book *book, const struct pl_state *view, int seat, const char *text,
               struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	if (pl_read_listed(&sts_game, book, view, seat, text, out))
		return true;
	int count = sts_legal(book->rules, view, seat, moves);
	for (int i = 0; i < count; i++) {
		if (moves[i].verb == STS_PLAY && is_card(book, moves[i].arg[0], text)) {
			*out = moves[i];
			return true;
		}
	}
	return false;
}

/* --- what happened ------------------------------------------------------------------------- */

/* A card that was turned and a level that was reached are read out, too. */
void sts_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	pl_say_event(&sts_game, book, event, text);
	if (event->kind == STS_DID_SHIFT) {
		pl_put(text, " ");
		sts_put_epoch_text(book, event->arg[0], text);
	} else if (event->kind == STS_DID_LEVEL) {
		pl_put(text, " ");
		sts_put_persona_text(book, event->arg[0], text);
	}
}
