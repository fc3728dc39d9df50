/* tell.c - what happened, a line an event. A secret that the reader may not see
 * is 0, and the line then says less. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

/* "Winch Room, Snare Net" of a deal that may be read. */
static void put_secrets(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	for (int i = 0; i < 4 && event->secret[i] != 0; i++)
		pl_put(text, "%s%s", i > 0 ? ", " : ": ", sts_card_name(book, event->secret[i]));
}

static void tell_deal(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	const uint8_t *arg = event->arg;
	pl_put(text, "p%d ", event->seat + 1);
	if (arg[3] == 0)
		pl_put(text, "draws a hand of %d Design and %d Ops cards", arg[0], arg[1]);
	else
		pl_put(text, "looks at the rest of the hand");
	if (arg[3] == 0 && arg[2] > 0)
		pl_put(text, ", %d set aside", arg[2]);
	put_secrets(book, event, text);
}

static void tell_shift(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	static const char *const kinds[] = { "", "Contract", "Context", "Disturbance" };
	int epoch = event->arg[0];
	pl_put(text, "Epoch Shift%s: %s, %s. ", event->arg[1] ? " by an Effect" : "",
	       sts_epoch_name(book, epoch),
	       kinds[sts_numbers(book->rules)->epoch[epoch - 1].kind]);
	sts_put_epoch_text(book, epoch, text);
}

static void tell_contract(const struct pl_book *book, const struct pl_event *event,
                          struct pl_text *text)
{
	const char *name = sts_epoch_name(book, event->arg[0]);
	int money = sts_event_money(event);
	if (event->kind == STS_DID_CONSOLE)
		pl_put(text, "p%d comes too late for %s and gets $%dM", event->seat + 1, name, money);
	else if (event->arg[4] > 1)
		pl_put(text, "p%d shares %s: $%dM", event->seat + 1, name, money);
	else
		pl_put(text, "p%d takes %s%s: $%dM", event->seat + 1, name,
		       event->arg[3] ? " with the Bonus" : "", money);
}

static const char *deck_name(int deck)
{
	static const char *const names[] = { "", "Design", "Ops", "Epoch" };
	return names[deck];
}

/* What befalls cards on a tug. */
static void tell_part(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	int seat = event->seat + 1, money = sts_event_money(event);
	const char *card = sts_card_name(book, event->arg[0]);
	switch (event->kind) {
	case STS_DID_DESTROY:
		if (event->arg[1] == 0)
			pl_put(text, "p%d throws away %s", seat, card);
		else
			pl_put(text, "%s destroys p%d's %s", sts_source_name(book, event->arg[1]),
			       seat, card);
		break;
	case STS_DID_DISABLE:
		pl_put(text, "%s disables p%d's %s", sts_source_name(book, event->arg[1]), seat, card);
		break;
	case STS_DID_REPLACE:
		pl_put(text, "p%d discards the old %s", seat, card);
		break;
	default:
		if (money > 0)
			pl_put(text, "p%d repairs %s for $%dM", seat, card, money);
		else
			pl_put(text, "p%d's %s works again", seat, card);
		break;
	}
}

static void tell_money(const struct pl_book *book, const struct pl_event *event,
                       struct pl_text *text)
{
	int seat = event->seat + 1, money = sts_event_money(event);
	const char *source = sts_source_name(book, event->arg[0]);
	switch (event->kind) {
	case STS_DID_INCOME:
		pl_put(text, "p%d earns $%dM", seat, money);
		break;
	case STS_DID_GAIN:
		pl_put(text, "p%d gains $%dM by %s", seat, money, source);
		break;
	case STS_DID_LOSE:
		pl_put(text, "p%d loses $%dM by %s", seat, money, source);
		break;
	case STS_DID_STEAL:
		pl_put(text, "p%d loses $%dM to p%d's %s", event->arg[3], money, seat, source);
		break;
	case STS_DID_USE:
		pl_put(text, "p%d uses %s", seat, source);
		break;
	default:
		pl_put(text, "p%d plays %s for $%dM", seat, source, money);
		break;
	}
}

static void tell_end(const struct pl_event *event, struct pl_text *text)
{
	int seat = event->seat + 1, money = sts_event_money(event), round = event->arg[0];
	switch (event->kind) {
	case STS_DID_END_TURN:
		pl_put(text, "p%d ends the turn in %s with $%dM", seat, round ? "Ops" : "Design",
		       money);
		break;
	case STS_DID_WIN:
		pl_put(text, "p%d wins with $%dM in round %d", seat, money, round);
		break;
	case STS_DID_TEAM_WIN:
		pl_put(text, "The designers win: $%dM together in round %d", money, round);
		break;
	case STS_DID_MASTER_WIN:
		pl_put(text, "The Epoch Master wins: only $%dM together after round %d", money, round);
		break;
	default:
		pl_put(text, "Round %d is past: standing decides", round);
		break;
	}
}

/* What happens to cards in hands and piles. */
static void tell_card(const struct pl_book *book, const struct pl_event *event,
                      struct pl_text *text)
{
	int seat = event->seat + 1, first = event->arg[0];
	switch (event->kind) {
	case STS_DID_DRAW:
		pl_put(text, "p%d draws %s %s card", seat, first == 1 ? "a" : "an", deck_name(first));
		put_secrets(book, event, text);
		break;
	case STS_DID_SCRAP:
		pl_put(text, "p%d loses %s from the hand by %s", seat, sts_card_name(book, first),
		       sts_source_name(book, event->arg[1]));
		break;
	case STS_DID_SALVAGE:
		pl_put(text, "p%d takes %s back from the pile", seat, sts_card_name(book, first));
		break;
	case STS_DID_DIG:
		pl_put(text, "p%d finds %s", seat, sts_card_name(book, first));
		break;
	default:
		pl_put(text, "p%d discards %s", seat, sts_card_name(book, first));
		break;
	}
}

static void tell_master(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	pl_put(text, "The Epoch Master ");
	if (event->kind == STS_DID_SPURN) {
		pl_put(text, "discards %s", sts_epoch_name(book, event->arg[0]));
		return;
	}
	pl_put(text, "draws %d Epoch cards", event->arg[0]);
	for (int i = 0; i < STS_OFFER && event->secret[i] != 0; i++)
		pl_put(text, "%s%s", i > 0 ? ", " : ": ", sts_epoch_name(book, event->secret[i]));
}

static void tell_course(const struct pl_book *book, const struct pl_event *event,
                        struct pl_text *text)
{
	int seat = event->seat + 1, first = event->arg[0];
	switch (event->kind) {
	case STS_DID_KEEP:
		pl_put(text, "p%d keeps %d cards", seat, first);
		break;
	case STS_DID_RETURN_SET:
		pl_put(text, "%d cards set aside are shuffled back", first);
		break;
	case STS_DID_BECOME:
		pl_put(text, "p%d is the %s", seat, sts_persona_name(book, first));
		break;
	case STS_DID_ROUND:
		pl_put(text, "Round %d", first);
		break;
	case STS_DID_LAUNCH:
		pl_put(text, "p%d launches", seat);
		break;
	case STS_DID_RETURN:
		pl_put(text, "p%d goes back to Design for $%dM", seat, sts_event_money(event));
		break;
	case STS_DID_TURN:
		pl_put(text, "%s turns p%d back to Design", sts_source_name(book, first), seat);
		break;
	case STS_DID_EXPIRE:
		pl_put(text, "Nobody took %s: it is gone", sts_epoch_name(book, first));
		break;
	case STS_DID_CONTEXT_END:
		pl_put(text, "%s is over", sts_epoch_name(book, first));
		break;
	case STS_DID_TOKEN:
		pl_put(text, "p%d takes the shift token", seat);
		break;
	case STS_DID_LAST:
		pl_put(text, "%s lasts on p%d", sts_source_name(book, first), seat);
		break;
	case STS_DID_BOOST:
		pl_put(text, "p%d raises %s by %d", seat, sts_stat_name(first), event->arg[1]);
		break;
	case STS_DID_LEVEL:
		pl_put(text, "p%d reaches %s. ", seat, sts_persona_card_name(book, first));
		sts_put_persona_text(book, first, text);
		break;
	case STS_DID_RESHUFFLE:
		pl_put(text, "The %s discards are shuffled back", deck_name(first));
		break;
	default:
		pl_put(text, "p%d's tug is spared by what wards it", seat);
		break;
	}
}

void sts_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	switch (event->kind) {
	case STS_DID_DEAL:
		tell_deal(book, event, text);
		break;
	case STS_DID_SHIFT:
		tell_shift(book, event, text);
		break;
	case STS_DID_OFFER:
	case STS_DID_SPURN:
		tell_master(book, event, text);
		break;
	case STS_DID_CONTRACT:
	case STS_DID_CONSOLE:
		tell_contract(book, event, text);
		break;
	case STS_DID_DESTROY:
	case STS_DID_DISABLE:
	case STS_DID_REPAIR:
	case STS_DID_REPLACE:
		tell_part(book, event, text);
		break;
	case STS_DID_INCOME:
	case STS_DID_PLAY:
	case STS_DID_GAIN:
	case STS_DID_LOSE:
	case STS_DID_STEAL:
	case STS_DID_USE:
		tell_money(book, event, text);
		break;
	case STS_DID_DRAW:
	case STS_DID_SCRAP:
	case STS_DID_SALVAGE:
	case STS_DID_DIG:
	case STS_DID_DISCARD:
		tell_card(book, event, text);
		break;
	case STS_DID_END_TURN:
	case STS_DID_WIN:
	case STS_DID_TEAM_WIN:
	case STS_DID_MASTER_WIN:
	case STS_DID_TIME_OUT:
		tell_end(event, text);
		break;
	default:
		tell_course(book, event, text);
		break;
	}
}
