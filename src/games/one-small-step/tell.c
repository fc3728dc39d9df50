/* tell.c - what happened, one sentence an event, as a player would say it. */
#include "core/text.h"
#include "games/one-small-step/words.h"

static void tell_made(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	uint8_t made[OSS_RESOURCES + 1] = { 0 };
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		made[resource] = event->arg[resource - 1];
	pl_put(text, "p%d produces ", event->seat + 1);
	oss_put_price(book, made, text);
	if (event->arg[5])
		pl_put(text, ", and no spy takes any");
}

static void tell_research(const struct pl_book *book, const struct pl_event *event,
                          struct pl_text *text)
{
	uint8_t paid[OSS_RESOURCES + 1] = { 0 };
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		paid[resource] = event->arg[resource];
	pl_put(text, "p%d researches %s for ", event->seat + 1,
	       oss_technology_name(book, event->arg[0]));
	oss_put_price(book, paid, text);
}

static void tell_place(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	int place = event->arg[0], from = event->arg[1];
	pl_put(text, "p%d %s a spy ", event->seat + 1, from == 0 ? "places" : "moves");
	if (from != 0) {
		pl_put(text, "from ");
		oss_put_place(book, from, text);
		pl_put(text, " ");
	}
	pl_put(text, from == 0 ? "on " : "to ");
	oss_put_place(book, place, text);
}

/* A card that some may know. */
static void tell_card(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	int seat = event->seat + 1, victim = event->arg[0], card = event->secret[0];
	const char *name = card != 0 ? oss_card_name(book, card) : "a card";
	switch (event->kind) {
	case OSS_DID_DRAW:
		pl_put(text, "p%d draws %s", seat, name);
		break;
	case OSS_DID_SEE:
		pl_put(text, "p%d sees %s in the hand of p%d", seat, name, victim);
		break;
	default:
		pl_put(text, "p%d takes %s from the hand of p%d", seat, name, victim);
		break;
	}
}

static void tell_gamble(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	pl_put(text, "p%d rolls %d and gains ", event->seat + 1, event->arg[2]);
	if (event->arg[1] == 0)
		pl_put(text, "nothing");
	else
		pl_put(text, "%d %s", event->arg[1], oss_resource_name(book, event->arg[0]));
}

static void tell_recall(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	pl_put(text, "The spy of p%d at ", event->arg[0]);
	oss_put_place(book, event->arg[1], text);
	pl_put(text, " goes home");
}

static void tell_stall(const struct pl_event *event, struct pl_text *text)
{
	int put = 0;
	for (int seat = 0; seat < OSS_SEATS; seat++)
		if ((event->arg[0] >> seat) & 1)
			pl_put(text, "%sp%d", put++ == 0 ? "" : ", ", seat + 1);
	if (put == 0)
		pl_put(text, "Nobody has to wait for the talks");
	else
		pl_put(text, " may not research before the next turn of p%d", event->seat + 1);
}

static void tell_land(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	static const char *const order[] = { "first", "second", "third", "fourth" };
	(void)book;
	pl_put(text, "p%d is the %s on the Moon: %d points", event->seat + 1,
	       order[event->arg[0] - 1], event->arg[1]);
	if (event->arg[0] == 1)
		pl_put(text, "; one last turn for everybody else");
}

static void tell_score(const struct pl_event *event, struct pl_text *text)
{
	int stock = event->arg[2] << 8 | event->arg[3];
	pl_put(text, "p%d scores %d for the Moon, %d for the objective, %d for what is left: %d",
	       event->seat + 1, event->arg[0], event->arg[1], stock,
	       event->arg[0] + event->arg[1] + stock);
}

/* Tokens that change hands. */
static void tell_tokens(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int seat = event->seat + 1;
	switch (event->kind) {
	case OSS_DID_SKIM:
		pl_put(text, "A spy of p%d takes 1 %s from p%d", seat,
		       oss_resource_name(book, arg[1]), arg[0]);
		break;
	case OSS_DID_SELL:
		pl_put(text, "p%d sells %d %s", seat, arg[1], oss_resource_name(book, arg[0]));
		break;
	case OSS_DID_BUY:
		pl_put(text, "p%d buys %d %s", seat, arg[1], oss_resource_name(book, arg[0]));
		break;
	case OSS_DID_GAIN:
		pl_put(text, "p%d gains %d %s", seat, arg[1], oss_resource_name(book, arg[0]));
		break;
	case OSS_DID_CONVERT:
		pl_put(text, "p%d gains 1 %s for it", seat, oss_resource_name(book, arg[0]));
		break;
	case OSS_DID_SWAP:
		pl_put(text, "p%d swaps %d %s for %s", seat, arg[2], oss_resource_name(book, arg[0]),
		       oss_resource_name(book, arg[1]));
		break;
	case OSS_DID_TAKE:
		pl_put(text, "p%d takes %d %s from p%d", seat, arg[2],
		       oss_resource_name(book, arg[1]), arg[0]);
		break;
	default: /* OSS_DID_SPOIL */
		pl_put(text, "p%d loses %d %s", arg[0], arg[2], oss_resource_name(book, arg[1]));
		break;
	}
}

static void tell_skip(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	int card = event->arg[0], technology = event->arg[1];
	pl_put(text, "p%d leaves it at that with %s", event->seat + 1,
	       technology != 0 ? oss_technology_name(book, technology)
			       : oss_card_name(book, card));
}

static void tell_simply(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int seat = event->seat + 1;
	switch (event->kind) {
	case OSS_DID_PICK:
		pl_put(text, "p%d takes the mat of %s", seat, oss_faction_name(book, arg[0]));
		break;
	case OSS_DID_PLAY:
		pl_put(text, "p%d plays %s", seat, oss_card_name(book, arg[0]));
		break;
	case OSS_DID_LIE_LOW:
		pl_put(text, "p%d lies low", seat);
		break;
	case OSS_DID_TRAIN:
		pl_put(text, "p%d trains its spies to Tier %d", seat, arg[0]);
		break;
	case OSS_DID_PEEK:
		pl_put(text, "p%d looks at the hand of p%d", seat, arg[0]);
		break;
	case OSS_DID_STRIP:
		pl_put(text, "p%d loses %s to p%d", arg[0], oss_technology_name(book, arg[1]), seat);
		break;
	case OSS_DID_GUARD:
		pl_put(text, "p%d has %d on guard", seat, arg[0]);
		break;
	case OSS_DID_SHIELD:
		pl_put(text, "A guard of p%d stops the card; %d left", arg[0], arg[1]);
		break;
	case OSS_DID_DISCARD:
		pl_put(text, "p%d discards %s", seat, oss_card_name(book, arg[0]));
		break;
	case OSS_DID_TURN_IN:
		pl_put(text, "p%d turns in %s", seat, oss_card_name(book, arg[0]));
		break;
	default: /* OSS_DID_TIME_OUT */
		pl_put(text, "After %d turns each nobody is on the Moon: the game is scored",
		       arg[0]);
		break;
	}
}

void oss_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	switch (event->kind) {
	case OSS_DID_PRODUCE:
		tell_made(book, event, text);
		break;
	case OSS_DID_RESEARCH:
		tell_research(book, event, text);
		break;
	case OSS_DID_PLACE:
		tell_place(book, event, text);
		break;
	case OSS_DID_DRAW:
	case OSS_DID_STEAL:
	case OSS_DID_SEE:
	case OSS_DID_LIFT:
		tell_card(book, event, text);
		break;
	case OSS_DID_GAMBLE:
		tell_gamble(book, event, text);
		break;
	case OSS_DID_RECALL:
		tell_recall(book, event, text);
		break;
	case OSS_DID_STALL:
		tell_stall(event, text);
		break;
	case OSS_DID_LAND:
		tell_land(book, event, text);
		break;
	case OSS_DID_SCORE:
		tell_score(event, text);
		break;
	case OSS_DID_SKIP:
		tell_skip(book, event, text);
		break;
	case OSS_DID_SKIM:
	case OSS_DID_SELL:
	case OSS_DID_BUY:
	case OSS_DID_GAIN:
	case OSS_DID_CONVERT:
	case OSS_DID_SWAP:
	case OSS_DID_TAKE:
	case OSS_DID_SPOIL:
		tell_tokens(book, event, text);
		break;
	default:
		tell_simply(book, event, text);
		break;
	}
}
