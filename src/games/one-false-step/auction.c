/* auction.c - the starting auction, and Saturday: a city under the hammer, or the
 * Button. */
#include "core/deck.h"
#include "games/one-false-step/one-false-step.h"

/* --- the starting auction --------------------------------------------------------- */

static bool has_bid(const struct ofs_state *s, int seat)
{
	for (int city = 1; city <= OFS_CITIES; city++)
		if (s->town[city].where == OFS_SEAT && s->town[city].owner == seat + 1)
			return true;
	return false;
}

/* OFS-035 to OFS-038, OFS-C30: everybody has a city, and the most populous one
 * brings the Button. */
static void settle(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	int most = 0, button = s->button;
	for (int place = 0; place < s->base.seats; place++) {
		int seat = ofs_from_button(s, place), city = 1;
		while (s->town[city].where != OFS_SEAT || s->town[city].owner != seat + 1)
			city++;
		struct ofs_town *town = &s->town[city];
		ofs_pay(&s->player[seat].red, town->chips);
		ofs_say(t, OFS_DID_SETTLE, seat, city, town->chips, 0, 0, 0);
		town->where = OFS_ACTIVE;
		town->chips = 0;
		town->pile = 1;
		s->player[seat].cities |= ofs_bit(city);
		if (t->r->city[city - 1].population > most) {
			most = t->r->city[city - 1].population;
			button = seat;
		}
	}
	s->button = (uint8_t)button;
	ofs_say(t, OFS_DID_GET_BUTTON, button, 0, 0, 0, 0, 0);
	for (int place = 0; place < s->base.seats; place++)
		ofs_test_score(t, ofs_from_button(s, place));
}

/* OFS-029, OFS-030: who has a standing bid passes, who has none must bid; with as
 * many seats as players the auction is over when nobody is left without. */
void ofs_ask_opening(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	int seat = s->turn;
	for (int i = 0; i < s->base.seats; i++, seat = pl_next_seat(&s->base, seat)) {
		if (!has_bid(s, seat)) {
			ofs_ask_for(t, seat, OFS_OPENING);
			return;
		}
	}
	settle(t);
}

void ofs_bid_on(struct ofs_table *t, int city, int chips)
{
	struct ofs_state *s = t->s;
	struct ofs_town *town = &s->town[city];
	ofs_say(t, OFS_DID_BID_ON, s->turn, city, chips, town->owner, 0, 0);
	town->owner = (uint8_t)(s->turn + 1);
	town->chips = (uint8_t)chips;
	s->turn = (uint8_t)pl_next_seat(&s->base, s->turn);
	ofs_ask_opening(t);
}

/* --- Saturday ------------------------------------------------------------------------ */

static int turn_up_lot(struct ofs_state *s)
{
	uint8_t deck[OFS_CITIES + 1];
	if (s->tops > 0) { /* OFS-074 */
		int city = s->top[--s->tops];
		s->top[s->tops] = 0;
		return city;
	}
	for (int city = 0; city <= OFS_CITIES; city++)
		deck[city] = s->town[city].where == OFS_DECK;
	return pl_deck_draw(deck, OFS_CITIES + 1, &s->base.chance);
}

int ofs_purse(const struct ofs_state *s, int seat)
{
	const struct ofs_player *p = &s->player[seat];
	int chips = s->base.phase == OFS_BUTTON || s->resume == OFS_BUTTON ? ofs_chips(p) : p->red;
	return pl_least(chips, OFS_MOST_BID);
}

/* OFS-102 to OFS-104, OFS-C12: half of the bid to the Bank, the rest on the city. */
static void sell_lot(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	int seat = s->bidder - 1, waits = s->bid - s->bid / 2;
	struct ofs_town *town = &s->town[s->lot];
	ofs_pay(&s->player[seat].red, s->bid);
	town->where = OFS_INACTIVE;
	town->owner = s->bidder;
	town->chips = (uint8_t)waits;
	s->button = (uint8_t)seat;
	ofs_say(t, OFS_DID_BUY, seat, s->lot, s->bid, waits, 0, 0);
	s->lot = s->bid = s->bidder = s->in = 0;
}

static void begin_bidding(struct ofs_table *t, int phase)
{
	struct ofs_state *s = t->s;
	s->base.phase = (uint8_t)phase;
	s->in = (uint8_t)((1u << s->base.seats) - 1);
	s->turn = s->button;
}

static void ask_bidder(struct ofs_table *t);

/* OFS-106, OFS-107. */
static void auction_button(struct ofs_table *t)
{
	ofs_say(t, OFS_DID_AUCTION, t->s->button, 0, 0, 0, 0, 0);
	begin_bidding(t, OFS_BUTTON);
	ask_bidder(t);
}

static void bury_lot(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	s->town[s->lot].where = OFS_NOWHERE;
	ofs_say(t, OFS_DID_GHOST, s->button, s->lot, 0, 0, 0, 0);
	ofs_write_news(t, OFS_NEWS_GHOST);
	s->lot = 0;
	auction_button(t);
}

/* The hammer falls. */
static void close_bidding(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	if (s->base.phase == OFS_BIDDING && s->bidder != 0)
		sell_lot(t);
	else if (s->base.phase == OFS_BIDDING)
		bury_lot(t);
	else if (s->bidder != 0)
		ofs_ask_for(t, s->bidder - 1, OFS_PAYING);
	else
		ofs_say(t, OFS_DID_KEEP, s->button, 0, 0, 0, 0, 0); /* OFS-110 */
}

/* OFS-100: from `turn` on, the next who is in and can bid higher; who cannot drops
 * out. When it comes round to the highest bidder, nobody else is left. */
static void ask_bidder(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	for (int seat = s->turn; s->in != 0; seat = pl_next_seat(&s->base, seat)) {
		if (!((s->in >> seat) & 1))
			continue;
		if (s->bidder == seat + 1)
			break;
		if (ofs_purse(s, seat) >= pl_most(s->bid + 1, t->r->minimum_bid)) {
			ofs_ask_for(t, seat, s->base.phase);
			return;
		}
		s->in &= (uint8_t)~pl_bit(seat);
	}
	s->in = 0;
	close_bidding(t);
}

void ofs_begin_saturday(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	bool drawn = s->tops == 0;
	int city = turn_up_lot(s);
	if (city < 0) {
		auction_button(t);
		return;
	}
	if (drawn)
		pl_reveal(t->events);
	s->lot = (uint8_t)city;
	s->town[city].where = OFS_LOT;
	ofs_say(t, OFS_DID_LOT, s->button, city, 0, 0, 0, 0);
	begin_bidding(t, OFS_BIDDING);
	ask_bidder(t);
}

void ofs_bid(struct ofs_table *t, int chips)
{
	struct ofs_state *s = t->s;
	s->bid = (uint8_t)chips;
	s->bidder = (uint8_t)(s->turn + 1);
	ofs_say(t, OFS_DID_BID, s->turn, chips, s->lot, 0, 0, 0);
	s->turn = (uint8_t)pl_next_seat(&s->base, s->turn);
	ask_bidder(t);
}

void ofs_pass(struct ofs_table *t)
{
	struct ofs_state *s = t->s;
	s->in &= (uint8_t)~pl_bit(s->turn);
	ofs_say(t, OFS_DID_PASS, s->turn, 0, 0, 0, 0, 0);
	s->turn = (uint8_t)pl_next_seat(&s->base, s->turn);
	ask_bidder(t);
}

/* OFS-108, OFS-C23. */
void ofs_pay_for_button(struct ofs_table *t, const uint8_t chips[3])
{
	struct ofs_state *s = t->s;
	struct ofs_player *p = &s->player[s->turn];
	ofs_pay(&p->red, chips[0]);
	ofs_pay(&p->food, chips[1]);
	ofs_pay(&p->gold, chips[2]);
	ofs_say(t, OFS_DID_PAY, s->turn, chips[0], chips[1], chips[2], 0, 0);
	s->bid = s->bidder = 0;
	ofs_ask_for(t, s->turn, OFS_HANDING);
}

/* OFS-109. */
void ofs_hand_button(struct ofs_table *t, int seat)
{
	t->s->button = (uint8_t)seat;
	ofs_say(t, OFS_DID_HAND, t->s->turn, seat + 1, 0, 0, 0, 0);
}
