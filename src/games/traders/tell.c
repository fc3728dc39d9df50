/* tell.c - what happened, one sentence an event, as a player would say it. */
#include "core/text.h"
#include "games/traders/words.h"

/* "Gobi and Bob", from a mask with bit n for planet n. */
static void put_planets(const struct pl_book *book, int mask, struct pl_text *text)
{
	int left = trd_count_bits((unsigned)mask), put = 0;
	if (left == 0)
		pl_put(text, "nobody");
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++) {
		if (!((mask >> planet) & 1))
			continue;
		pl_put(text, "%s%s",
		       put == 0                  ? ""
		               : put == left - 1 ? " and "
		                                 : ", ",
		       trd_place_name(book, planet));
		put++;
	}
}

static void tell_planets(const struct pl_book *book, const struct pl_event *event,
                         struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	int lit = event->arg[1];
	pl_put(text, "Round %d, %s: ", event->arg[2],
	       trd_word(book, r->planet_card[event->arg[0] - 1].title));
	put_planets(book, lit, text);
	pl_put(text, trd_count_bits((unsigned)lit) == 1 || lit == 0 ? " produces" : " produce");
}

static void tell_draw(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	const struct trd_card *card = &trd_numbers(book->rules)->event[event->arg[0] - 1];
	pl_put(text, "p%d draws %s: %s", event->seat + 1, trd_word(book, card->name),
	       trd_word(book, card->face[event->arg[1] % card->faces].title));
}

static void tell_play(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	const struct trd_card *card = &trd_numbers(book->rules)->action[event->arg[0] - 1];
	int victim = event->arg[1], place = event->arg[2];
	pl_put(text, "p%d plays %s", event->seat + 1, trd_word(book, card->name));
	if (victim != 0)
		pl_put(text, " against p%d", victim);
	if (card->effect == TRD_HALT)
		pl_put(text, " on %s", trd_place_name(book, place));
	if (event->arg[6] > 0)
		pl_put(text, " for %d MCr", event->arg[6]);
	pl_put(text, ": %s", trd_word(book, card->face[event->arg[5] % card->faces].title));
}

static void tell_card(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	int give_up = event->arg[0], price = event->arg[1];
	pl_put(text, "p%d ", event->seat + 1);
	if (give_up != 0)
		pl_put(text, "discards %s and ", trd_card_name(book, give_up));
	if (event->kind == TRD_DID_BUY)
		pl_put(text, "buys a card for %d MCr", price);
	else
		pl_put(text, "takes a free card");
	if (event->secret[0] != 0)
		pl_put(text, ": %s", trd_card_name(book, event->secret[0]));
}

static void tell_steal(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	pl_put(text, "p%d steals ", event->seat + 1);
	if (event->secret[0] != 0)
		pl_put(text, "%s", trd_card_name(book, event->secret[0]));
	else
		pl_put(text, "a card");
	pl_put(text, " from p%d", event->arg[0]);
}

static void tell_fly(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	int place = trd_place_of(event->arg[1]);
	pl_put(text, "p%d flies to ", event->seat + 1);
	trd_put_hex(r, event->arg[1], text);
	if (place != 0)
		pl_put(text, ", %s", trd_place_name(book, place));
}

static void tell_roll(const struct pl_event *event, struct pl_text *text)
{
	pl_put(text, "p%d rolls %d", event->seat + 1, event->arg[0]);
	if (event->arg[1] != 0)
		pl_put(text, " and %d", event->arg[1]);
	pl_put(text, ": %d hexes", event->arg[2]);
}

static void tell_build(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	const struct trd_planet *planet =
		&trd_numbers(book->rules)->planet[trd_place_of(event->arg[0]) - 1];
	pl_put(text, "p%d builds a station on %s", event->seat + 1, trd_word(book, planet->name));
	pl_put(text, event->arg[1] > 0 ? " for %d MCr" : ", free", event->arg[1]);
	if (planet->build != 0)
		pl_put(text, ". \"%s\"", trd_word(book, planet->build));
}

static void tell_halt(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	const struct trd_planet *planet = &trd_numbers(book->rules)->planet[event->arg[0] - 1];
	pl_put(text, "%s rebels for %d rounds", trd_word(book, planet->name), event->arg[1]);
	if (planet->halt != 0)
		pl_put(text, ". %s", trd_word(book, planet->halt));
}

static void tell_sell(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	pl_put(text, "p%d sells %d %s at %s for %d MCr", event->seat + 1, event->arg[2],
	       trd_good_name(book, event->arg[1]), trd_place_name(book, event->arg[0]),
	       event->arg[3] << 8 | event->arg[4]);
}

static void tell_counter(const struct pl_book *book, const struct pl_event *event,
                         struct pl_text *text)
{
	pl_put(text, "p%d counters %s for %d MCr", event->seat + 1,
	       event->arg[1] ? trd_event_name(book, event->arg[0])
	                     : trd_card_name(book, event->arg[0]),
	       event->arg[2]);
}

static void tell_cure(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	const struct trd_company *company = &trd_numbers(book->rules)->company[event->arg[0] - 1];
	pl_put(text, "p%d of %s makes the cure. %s", event->seat + 1, trd_word(book, company->name),
	       trd_word(book, company->win));
}

/* Goods: what arrives, leaves, is moved or changes hands. */
static void tell_goods(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int seat = event->seat + 1;
	switch (event->kind) {
	case TRD_DID_MAKE:
		pl_put(text, "p%d makes ", seat);
		trd_put_goods(book, arg + 1, text);
		pl_put(text, " on %s", trd_place_name(book, arg[0]));
		break;
	case TRD_DID_ARRIVE:
		pl_put(text, "p%d gets %s, put %s%s", seat, trd_good_name(book, arg[0]),
		       arg[1] == TRD_SHIP ? "on " : "down at ", trd_place_name(book, arg[1]));
		break;
	case TRD_DID_REFUSE:
		pl_put(text, "p%d has no room for %s and leaves it", seat,
		       trd_good_name(book, arg[0]));
		break;
	case TRD_DID_JETTISON:
		pl_put(text, "p%d throws out %s for %s", seat, trd_good_name(book, arg[0]),
		       trd_good_name(book, arg[1]));
		break;
	case TRD_DID_LOSE_CARGO:
		pl_put(text, "p%d gives the pirates ", seat);
		trd_put_goods(book, arg, text);
		break;
	case TRD_DID_LOAD:
		pl_put(text, "p%d loads %s at %s", seat, trd_good_name(book, arg[0]),
		       trd_place_name(book, arg[1]));
		break;
	case TRD_DID_UNLOAD:
		pl_put(text, "p%d unloads %s at %s", seat, trd_good_name(book, arg[0]),
		       trd_place_name(book, arg[1]));
		break;
	case TRD_DID_SWAP:
		pl_put(text, "p%d turns %d %s into %s on %s", seat, arg[2],
		       trd_good_name(book, arg[1]), trd_good_name(book, arg[3]),
		       trd_place_name(book, arg[0]));
		break;
	default:
		pl_put(text, "Mercenaries take %s from p%d for p%d", trd_good_name(book, arg[1]),
		       arg[0], seat);
		break;
	}
}

/* Events that are one sentence about one player. */
static void tell_simply(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const uint8_t *arg = event->arg;
	int seat = event->seat + 1;
	switch (event->kind) {
	case TRD_DID_TAKE:
		pl_put(text, "p%d takes %s and its ship, the %s", seat,
		       trd_word(book, r->company[arg[0] - 1].name),
		       trd_word(book, r->company[arg[0] - 1].ship));
		break;
	case TRD_DID_ASSIGN:
		pl_put(text, "p%d says that %s makes ", seat, trd_place_name(book, arg[0]));
		trd_put_kinds(book, arg[1], text);
		break;
	case TRD_DID_MONEY:
		pl_put(text, "p%d gains %d MCr", seat, arg[0]);
		break;
	case TRD_DID_LEAVE:
		pl_put(text, "p%d leaves the free card", seat);
		break;
	case TRD_DID_LOSE_MONEY:
		pl_put(text, "p%d pays the pirates %d MCr", seat, arg[0] << 8 | arg[1]);
		break;
	case TRD_DID_ESCAPE:
		pl_put(text, "p%d has nothing worth a pirate's time", seat);
		break;
	case TRD_DID_FAIL:
		pl_put(text, "p%d cannot fly this turn", seat);
		break;
	case TRD_DID_BOOST:
		pl_put(text, "p%d rolls one more die this turn", seat);
		break;
	case TRD_DID_STAY:
		pl_put(text, "p%d stays", seat);
		break;
	case TRD_DID_DECLINE:
		pl_put(text, "p%d lets it happen", seat);
		break;
	case TRD_DID_CLAMP:
		pl_put(text, arg[1] > 1 ? "p%d will lose %d turns" : "p%d will lose a turn", arg[0],
		       arg[1]);
		break;
	case TRD_DID_SKIP:
		pl_put(text, "p%d loses this turn", seat);
		break;
	case TRD_DID_EXTRA:
		pl_put(text,
		       arg[0] > 1 ? "p%d will have %d extra turns" : "p%d will have an extra turn",
		       seat, arg[0]);
		break;
	default:
		pl_put(text, "Round %d is over and nobody has the cure: what lies at Earth decides",
		       arg[0]);
		break;
	}
}

void trd_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	switch (event->kind) {
	case TRD_DID_PLANETS:
		tell_planets(book, event, text);
		break;
	case TRD_DID_DRAW:
		tell_draw(book, event, text);
		break;
	case TRD_DID_PLAY:
		tell_play(book, event, text);
		break;
	case TRD_DID_BUY:
	case TRD_DID_GET_CARD:
		tell_card(book, event, text);
		break;
	case TRD_DID_STEAL:
		tell_steal(book, event, text);
		break;
	case TRD_DID_FLY:
		tell_fly(book, event, text);
		break;
	case TRD_DID_ROLL:
		tell_roll(event, text);
		break;
	case TRD_DID_BUILD:
		tell_build(book, event, text);
		break;
	case TRD_DID_HALT:
		tell_halt(book, event, text);
		break;
	case TRD_DID_SELL:
		tell_sell(book, event, text);
		break;
	case TRD_DID_COUNTER:
		tell_counter(book, event, text);
		break;
	case TRD_DID_CURE:
		tell_cure(book, event, text);
		break;
	case TRD_DID_MAKE:
	case TRD_DID_ARRIVE:
	case TRD_DID_REFUSE:
	case TRD_DID_JETTISON:
	case TRD_DID_LOSE_CARGO:
	case TRD_DID_LOAD:
	case TRD_DID_UNLOAD:
	case TRD_DID_SWAP:
	case TRD_DID_ROB:
		tell_goods(book, event, text);
		break;
	default:
		tell_simply(book, event, text);
		break;
	}
}
