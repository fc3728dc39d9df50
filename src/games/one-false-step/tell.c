/* tell.c - what happened, one sentence an event, as a player would say it. */
#include "core/text.h"
#include "games/one-false-step/words.h"

static const char *plural(int count)
{
	return count == 1 ? "" : "s";
}

static void tell_jump(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	pl_put(text, "p%d jumps p%d's ", event->seat + 1, arg[3]);
	ofs_put_claim(book, arg[1], arg[2] - 1, text);
	pl_put(text, " from %s", ofs_city_name(book, arg[0]));
	if (arg[4] == 0)
		pl_put(text, ", which no city defends");
	else
		pl_put(text, "%s, %d and %d to %d and %d", arg[8] ? "" : " in vain", arg[5], arg[4],
		       arg[7], arg[6]);
}

static void tell_counters(const struct pl_book *book, const struct pl_event *event,
                          struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	const char *city = ofs_city_name(book, arg[0]);
	pl_put(text, "p%d ", event->seat + 1);
	if (event->kind == OFS_DID_STRENGTHEN)
		pl_put(text, "strengthens %s by %d", city, arg[1]);
	else if (event->kind == OFS_DID_BOARD)
		pl_put(text, "sends %d from %s to the Rocket", arg[1], city);
	else if (arg[2] == arg[0])
		pl_put(text, "holds %d back at %s", arg[1], city);
	else
		pl_put(text, "puts %d on the Train from %s to %s", arg[1], city,
		       ofs_city_name(book, arg[2]));
}

static void tell_raise(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	pl_put(text, "p%d raises %s to %d for %d Gold", event->seat + 1,
	       ofs_system_name(book, arg[0]), arg[1], arg[2]);
	if (arg[4] != 0)
		pl_put(text, ", %d of it to p%d", arg[3], arg[4]);
}

static void tell_learn(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	const struct ofs_patent *patent = &ofs_numbers(book->rules)->system[event->arg[0] - 1];
	pl_put(text, "p%d takes the Know-how of %s", event->seat + 1, ofs_word(book, patent->name));
	if (event->arg[1] != 0)
		pl_put(text, " from p%d", event->arg[1]);
	pl_put(text, ", the %s", ofs_word(book, patent->know_how));
}

static void tell_shot(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int held = ofs_count(arg[6]);
	pl_put(text, "p%d fires a Moon Shot: ", event->seat + 1);
	for (int system = 1; system <= OFS_SYSTEMS; system++)
		pl_put(text, "%s%s %d", system > 1 ? ", " : "", ofs_system_name(book, system),
		       arg[2 * system - 2] + arg[2 * system - 1]);
	pl_put(text,
	       held == OFS_SYSTEMS ? ". All three hold"
	               : held == 0 ? ". Nothing holds"
	               : held == 1 ? ". One system holds"
	                           : ". Two systems hold");
	if (arg[7] > 0)
		pl_put(text, held == OFS_SYSTEMS ? " with %d aboard" : " and %d aboard are gone",
		       arg[7]);
	pl_put(text, ", +%d", arg[8]);
}

static void tell_trade(const struct pl_event *event, struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int other = ofs_other(arg[1]);
	if (event->kind == OFS_DID_OFFER)
		pl_put(text, "p%d offers p%d %d %s for %d %s", event->seat + 1, arg[0], arg[2],
		       ofs_chip_name(arg[1]), arg[3], ofs_chip_name(other));
	else if (event->kind == OFS_DID_ACCEPT)
		pl_put(text, "p%d takes p%d's %d %s for %d %s", event->seat + 1, arg[4], arg[2],
		       ofs_chip_name(arg[1]), arg[3], ofs_chip_name(other));
	else
		pl_put(text, "p%d declines p%d's offer", event->seat + 1, arg[4]);
}

static void tell_auction(const struct pl_book *book, const struct pl_event *event,
                         struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int seat = event->seat + 1;
	switch (event->kind) {
	case OFS_DID_BID_ON:
		pl_put(text, "p%d bids %d on %s", seat, arg[1], ofs_city_name(book, arg[0]));
		if (arg[2] != 0)
			pl_put(text, " and outbids p%d", arg[2]);
		break;
	case OFS_DID_SETTLE:
		pl_put(text, "p%d is mayor of %s for %d red", seat, ofs_city_name(book, arg[0]),
		       arg[1]);
		break;
	case OFS_DID_GET_BUTTON:
		pl_put(text, "p%d has the Button", seat);
		break;
	case OFS_DID_LOT:
		pl_put(text, "%s is up for auction", ofs_city_name(book, arg[0]));
		break;
	case OFS_DID_BID:
		pl_put(text, "p%d bids %d", seat, arg[0]);
		break;
	case OFS_DID_PASS:
		pl_put(text, "p%d passes", seat);
		break;
	case OFS_DID_BUY:
		pl_put(text, "p%d buys %s for %d and takes the Button; it wakes after %d Friday%s",
		       seat, ofs_city_name(book, arg[0]), arg[1], arg[2], plural(arg[2]));
		break;
	case OFS_DID_GHOST:
		pl_put(text, "Nobody bids: %s is a ghost town", ofs_city_name(book, arg[0]));
		break;
	case OFS_DID_AUCTION:
		pl_put(text, "The Button is up for auction");
		break;
	case OFS_DID_KEEP:
		pl_put(text, "Nobody bids: p%d keeps the Button", seat);
		break;
	case OFS_DID_PAY:
		pl_put(text, "p%d pays ", seat);
		ofs_put_chips(arg[0], arg[1], arg[2], text);
		break;
	default:
		pl_put(text, "p%d gives the Button to p%d", seat, arg[0]);
		break;
	}
}

static void tell_end(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	if (event->kind == OFS_DID_NEWS)
		pl_put(text, "The Gazette: %s",
		       ofs_word(book, ofs_numbers(book->rules)->gazette[event->arg[0] - 1].text));
	else if (event->kind == OFS_DID_WIN)
		pl_put(text, "p%d has %d points and is governor of California", event->seat + 1,
		       event->arg[0]);
	else
		pl_put(text, "After %d weeks the voters go home: p%d leads with %d points",
		       event->arg[0], event->seat + 1, event->arg[1]);
}

void ofs_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	int seat = event->seat + 1;
	switch (event->kind) {
	case OFS_DID_WEEK:
		pl_put(text, "Week %d begins with p%d", arg[0], seat);
		break;
	case OFS_DID_POPULATE:
		pl_put(text, "p%d has %d counter%s to place", seat, arg[0], plural(arg[0]));
		break;
	case OFS_DID_STAKE:
		pl_put(text, "p%d stakes ", seat);
		ofs_put_claim(book, arg[1], arg[2] - 1, text);
		pl_put(text, " from %s", ofs_city_name(book, arg[0]));
		break;
	case OFS_DID_JUMP:
		tell_jump(book, event, text);
		break;
	case OFS_DID_STRENGTHEN:
	case OFS_DID_TRAIN:
	case OFS_DID_BOARD:
		tell_counters(book, event, text);
		break;
	case OFS_DID_INCOME:
		pl_put(text, "p%d takes in ", seat);
		ofs_put_chips(0, arg[0], arg[1], text);
		break;
	case OFS_DID_FEED:
		pl_put(text, "p%d feeds %d cit%s for %d Food", seat, arg[1],
		       arg[1] == 1 ? "y" : "ies", arg[0]);
		break;
	case OFS_DID_STARVE:
		pl_put(text, "p%d lets %s starve", seat, ofs_city_name(book, arg[0]));
		break;
	case OFS_DID_RAISE:
		tell_raise(book, event, text);
		break;
	case OFS_DID_LEARN:
		tell_learn(book, event, text);
		break;
	case OFS_DID_SHOOT:
		tell_shot(book, event, text);
		break;
	case OFS_DID_WAKE:
		pl_put(text, "%s wakes for p%d", ofs_city_name(book, arg[0]), seat);
		break;
	case OFS_DID_EXCHANGE:
		pl_put(text, "p%d gives the Bank %d %s for %d %s", seat, arg[1],
		       ofs_chip_name(arg[0]), arg[2], ofs_chip_name(ofs_other(arg[0])));
		break;
	case OFS_DID_OFFER:
	case OFS_DID_ACCEPT:
	case OFS_DID_DECLINE:
		tell_trade(event, text);
		break;
	case OFS_DID_NEWS:
	case OFS_DID_WIN:
	case OFS_DID_TIME_OUT:
		tell_end(book, event, text);
		break;
	default:
		tell_auction(book, event, text);
		break;
	}
}
