/* tell.c - one line about each thing that happens. */
#include "core/text.h"
#include "games/flank/words.h"

static uint16_t units_at(const uint8_t *bytes)
{
	return (uint16_t)(bytes[0] | bytes[1] << 8);
}

/* An army in an event: its faction, then two bytes. */
static void put_army(const struct pl_book *book, const uint8_t *arg, struct pl_text *text)
{
	flk_put_army(book, arg[0], units_at(arg + 1), text);
}

static void tell_deal(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	static const char *const why[] = {
		"", "to start with", "for the round", "for the victory", "for the spoils",
	};
	pl_put(text, "p%d draws %d card%s %s", event->seat + 1, event->arg[0],
	       event->arg[0] == 1 ? "" : "s", why[event->arg[1]]);
	for (int i = 0; i < (int)sizeof event->secret && event->secret[i] != 0; i++)
		pl_put(text, "%s%s", i == 0 ? ": " : ", ", flk_card_title(book, event->secret[i]));
}

static void tell_harvest(const struct pl_book *book, const struct pl_event *event,
                         struct pl_text *text)
{
	pl_put(text, "p%d %s %s: ", event->seat + 1,
	       event->kind == FLK_DID_PLAY ? "plays" : "force mines",
	       flk_card_title(book, event->arg[0]));
	flk_put_tokens(event->arg + 1, text);
	if (event->arg[4] > 0)
		pl_put(text, ", %d lost to the limits", event->arg[4]);
}

static void tell_battle(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	pl_put(text, "Battle for %s: p%d attacks with ", flk_zone_title(book, event->arg[0]),
	       event->seat + 1);
	put_army(book, event->arg + 1, text);
	pl_put(text, " against ");
	if (units_at(event->arg + 5) == 0 && event->arg[7])
		pl_put(text, "a base");
	else
		put_army(book, event->arg + 4, text);
	if (units_at(event->arg + 5) != 0 && event->arg[7])
		pl_put(text, " and a base");
}

static void tell_reveal(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	pl_put(text, "p%d reveals ", event->seat + 1);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++) {
		flk_put_army(book, event->arg[0], units_at(event->arg + 1 + 2 * area), text);
		pl_put(text, " in %s%s", flk_area_words[area], area == FLK_FLANK ? "" : ", ");
	}
	if (event->arg[7] != 0)
		pl_put(text, "; force mines %s", flk_card_title(book, event->arg[7]));
}

/* By an effect before combat: named first. */
static void tell_effect(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	bool skip = event->kind == FLK_DID_SKIP;
	int upgrade = skip ? arg[0] : arg[3], unit = skip ? arg[1] : arg[4];
	pl_put(text, "p%d, %s: ", event->seat + 1,
	       upgrade != 0 ? flk_upgrade_title(book, upgrade) : flk_unit_title(book, unit, 2));
	if (skip) {
		pl_put(text, "not used");
		return;
	}
	const char *unit_moved = flk_unit_title(book, arg[0], 1);
	if (event->kind == FLK_DID_REMOVE)
		pl_put(text, "removes a %s from %s", unit_moved, flk_area_words[arg[1]]);
	else
		pl_put(text, "%s a %s from %s to %s",
		       event->kind == FLK_DID_PUSH ? "pushes" : "moves", unit_moved,
		       flk_area_words[arg[1]], flk_area_words[arg[2]]);
}

static void tell_spending(const struct pl_book *book, const struct pl_event *event,
                          struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int player = event->seat + 1;
	switch (event->kind) {
	case FLK_DID_BLUE:
		pl_put(text, "p%d spends blue: %d point%s from tokens", player, arg[0],
		       arg[0] == 1 ? "" : "s");
		break;
	case FLK_DID_GREEN:
	case FLK_DID_YELLOW:
		pl_put(text, "p%d spends %s: %s a %s from %s to %s", player,
		       event->kind == FLK_DID_GREEN ? "green" : "yellow",
		       event->kind == FLK_DID_GREEN ? "pushes" : "moves",
		       flk_unit_title(book, arg[0], 1), flk_area_words[arg[1]],
		       flk_area_words[arg[2]]);
		break;
	case FLK_DID_YIELD:
		pl_put(text, "p%d has spent %d token%s this turn", player, arg[0],
		       arg[0] == 1 ? "" : "s");
		break;
	default:
		pl_put(text, "p%d %s", player, arg[0] ? "cannot spend" : "stops spending");
		break;
	}
}

static void tell_losses(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int player = event->seat + 1;
	switch (event->kind) {
	case FLK_DID_RESULT:
		if (arg[2] == 2)
			pl_put(text, "A tie, %d to %d: both front lines fall", arg[0], arg[1]);
		else
			pl_put(text, "p%d, who attacks, %s %d to %d", player,
			       arg[2] == 1 ? "wins" : "loses", arg[0], arg[1]);
		break;
	case FLK_DID_FALL:
		pl_put(text, "p%d loses ", player);
		put_army(book, arg, text);
		pl_put(text, " in the front line");
		break;
	case FLK_DID_BASE:
		pl_put(text, "p%d loses the base at %s", player, flk_zone_title(book, arg[0]));
		break;
	case FLK_DID_STRIKE:
		pl_put(text, "p%d's flank destroys a %s", player, flk_unit_title(book, arg[0], 1));
		break;
	case FLK_DID_SPARE:
		pl_put(text, "p%d lets %d strike%s go", player, arg[0], arg[0] == 1 ? "" : "s");
		break;
	case FLK_DID_RECALL:
		pl_put(text, "p%d: ", player);
		put_army(book, arg, text);
		pl_put(text, " return%s from the dead", arg[3] == 1 ? "s" : "");
		break;
	default:
		pl_put(text, "p%d: ", player);
		put_army(book, arg, text);
		pl_put(text, " find%s no room and %s lost", arg[3] == 1 ? "s" : "",
		       arg[3] == 1 ? "is" : "are");
		break;
	}
}

static void tell_board(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int player = event->seat + 1;
	switch (event->kind) {
	case FLK_DID_BUILD:
		pl_put(text, "p%d builds a %s at %s for ", player, flk_unit_title(book, arg[0], 1),
		       flk_zone_title(book, arg[1]));
		flk_put_tokens(arg + 2, text);
		break;
	case FLK_DID_BUY:
		pl_put(text, "p%d buys %s for ", player, flk_upgrade_title(book, arg[0]));
		flk_put_tokens(arg + 2, text);
		if (arg[1] != 0)
			pl_put(text, " and gives up %s", flk_upgrade_title(book, arg[1]));
		break;
	case FLK_DID_MARCH:
		pl_put(text, "p%d moves ", player);
		put_army(book, arg, text);
		pl_put(text, " from %s to %s", flk_zone_title(book, arg[3]),
		       flk_zone_title(book, arg[4]));
		break;
	case FLK_DID_JOIN:
		pl_put(text, "p%d: a %s from %s joins at %s", player,
		       flk_unit_title(book, arg[0], 1), flk_zone_title(book, arg[1]),
		       flk_zone_title(book, arg[2]));
		break;
	default:
		pl_put(text, "p%d: ", player);
		put_army(book, arg, text);
		pl_put(text, " %s %s", arg[4] ? "hold" : "fall back to",
		       flk_zone_title(book, arg[3]));
		break;
	}
}

static void tell_course(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	static const char *const phases[] = { "", "", "harvesting", "building", "moving" };
	const uint8_t *arg = event->arg;
	int player = event->seat + 1;
	switch (event->kind) {
	case FLK_DID_TAKE:
		pl_put(text, "p%d leads %s", player,
		       flk_word(book, flk_numbers(book->rules)->faction[arg[0] - 1].people));
		break;
	case FLK_DID_ROUND:
		pl_put(text, "Round %d: p%d has the initiative", arg[0], player);
		break;
	case FLK_DID_SALVAGE:
		pl_put(text, "p%d salvages ", player);
		flk_put_tokens(arg + 1, text);
		break;
	case FLK_DID_PASS:
		pl_put(text, "p%d is done %s", player, phases[arg[0]]);
		break;
	case FLK_DID_WIN:
		if (arg[0])
			pl_put(text, "The last bases of both players are gone: units decide");
		else
			pl_put(text, "p%d has destroyed the last enemy base and wins", player);
		break;
	default:
		pl_put(text, "%d rounds are over: bases, units and zones decide", arg[0]);
		break;
	}
}

void flk_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	switch (event->kind) {
	case FLK_DID_DEAL:
		tell_deal(book, event, text);
		break;
	case FLK_DID_PLAY:
	case FLK_DID_MINE:
		tell_harvest(book, event, text);
		break;
	case FLK_DID_BUILD:
	case FLK_DID_BUY:
	case FLK_DID_MARCH:
	case FLK_DID_JOIN:
	case FLK_DID_RETURN:
		tell_board(book, event, text);
		break;
	case FLK_DID_BATTLE:
		tell_battle(book, event, text);
		break;
	case FLK_DID_REVEAL:
		tell_reveal(book, event, text);
		break;
	case FLK_DID_PUSH:
	case FLK_DID_SHIFT:
	case FLK_DID_REMOVE:
	case FLK_DID_SKIP:
		tell_effect(book, event, text);
		break;
	case FLK_DID_BLUE:
	case FLK_DID_GREEN:
	case FLK_DID_YELLOW:
	case FLK_DID_YIELD:
	case FLK_DID_STOP:
		tell_spending(book, event, text);
		break;
	case FLK_DID_RESULT:
	case FLK_DID_FALL:
	case FLK_DID_BASE:
	case FLK_DID_STRIKE:
	case FLK_DID_SPARE:
	case FLK_DID_RECALL:
	case FLK_DID_PERISH:
		tell_losses(book, event, text);
		break;
	default:
		tell_course(book, event, text);
		break;
	}
}
