/* check.c - why a move may not be made: one short question for each verb. Safe for
 * any bytes. It allows all that legal() lists, and any bid, number of counters,
 * mix of chips and offer besides. */
#include "games/one-false-step/one-false-step.h"

struct verb_rule {
	uint16_t phases; /* a bit for each phase it belongs to */
	uint8_t args;    /* how many numbers it takes; the rest are 0 */
	uint8_t if_not;  /* why not in another phase */
};

#define IN(phase) ((uint16_t)(1u << (phase)))

#define TRADING                                                                                    \
	(IN(OFS_OPENING) | IN(OFS_PLACING) | IN(OFS_FEEDING) | IN(OFS_LAUNCHING) |                 \
	 IN(OFS_BIDDING) | IN(OFS_BUTTON))

static struct verb_rule rule_of(int verb)
{
	static const struct verb_rule rules[OFS_VERBS] = {
		{ 0, 0, OFS_NO_SUCH_MOVE },
		{ IN(OFS_OPENING), 2, OFS_SEATS_SOLD },                    /* OFS_BID_ON */
		{ IN(OFS_PLACING), 2, OFS_NO_SUCH_MOVE },                  /* OFS_STAKE */
		{ IN(OFS_PLACING), 2, OFS_NO_SUCH_MOVE },                  /* OFS_JUMP */
		{ IN(OFS_PLACING), 2, OFS_NO_SUCH_MOVE },                  /* OFS_STRENGTHEN */
		{ IN(OFS_PLACING), 3, OFS_NO_SUCH_MOVE },                  /* OFS_TRAIN */
		{ IN(OFS_PLACING), 2, OFS_NO_SUCH_MOVE },                  /* OFS_BOARD */
		{ IN(OFS_FEEDING), 0, OFS_NO_SUCH_MOVE },                  /* OFS_FEED */
		{ IN(OFS_FEEDING), 1, OFS_NO_SUCH_MOVE },                  /* OFS_STARVE */
		{ IN(OFS_LAUNCHING), 1, OFS_NO_SUCH_MOVE },                /* OFS_RAISE */
		{ IN(OFS_LAUNCHING), 0, OFS_NO_SUCH_MOVE },                /* OFS_SHOOT */
		{ IN(OFS_LAUNCHING), 0, OFS_NO_SUCH_MOVE },                /* OFS_DONE */
		{ IN(OFS_BIDDING) | IN(OFS_BUTTON), 1, OFS_NO_SUCH_MOVE }, /* OFS_BID */
		{ IN(OFS_BIDDING) | IN(OFS_BUTTON), 0, OFS_NO_SUCH_MOVE }, /* OFS_PASS */
		{ IN(OFS_PAYING), 3, OFS_NOT_BOUGHT },                     /* OFS_PAY */
		{ IN(OFS_HANDING), 1, OFS_NOT_YOURS_TO_HAND },             /* OFS_HAND */
		{ TRADING, 2, OFS_NO_TRADE_NOW },                          /* OFS_EXCHANGE */
		{ TRADING, 4, OFS_NO_TRADE_NOW },                          /* OFS_OFFER */
		{ IN(OFS_ANSWERING), 0, OFS_NO_OFFER },                    /* OFS_ACCEPT */
		{ IN(OFS_ANSWERING), 0, OFS_NO_OFFER },                    /* OFS_DECLINE */
	};
	return rules[verb < OFS_VERBS ? verb : 0];
}

/* A phase that asks for one thing says so, whatever else was tried. */
static int why_not_now(int phase, int if_not)
{
	if (if_not == OFS_NO_TRADE_NOW)
		return if_not;
	switch (phase) {
	case OFS_OPENING:
		return OFS_SEATS_FIRST;
	case OFS_ANSWERING:
		return OFS_ANSWER_FIRST;
	case OFS_PAYING:
		return OFS_PAY_FIRST;
	case OFS_HANDING:
		return OFS_HAND_FIRST;
	default:
		return if_not;
	}
}

/* --- auctions ------------------------------------------------------------------------ */

static int why_not_bid_on(const struct ofs_rules *r, const struct ofs_state *s,
                          const struct pl_move *move)
{
	int city = move->arg[0], chips = move->arg[1];
	if (city < 1 || city > r->cities || s->town[city].where != OFS_SEAT)
		return OFS_NO_SUCH_SEAT;
	if (chips == 0)
		return OFS_NO_BID;
	if (chips <= s->town[city].chips)
		return OFS_SEAT_BID_TOO_LOW;
	return chips <= ofs_purse(s, move->seat) ? 0 : OFS_BID_TOO_HIGH;
}

static int why_not_bid(const struct ofs_rules *r, const struct ofs_state *s,
                       const struct pl_move *move)
{
	int chips = move->arg[0];
	if (chips < r->minimum_bid)
		return OFS_NO_BID;
	if (chips <= s->bid)
		return OFS_BID_TOO_LOW;
	return chips <= ofs_purse(s, move->seat) ? 0 : OFS_BID_TOO_HIGH;
}

static int why_not_pay(const struct ofs_state *s, const struct pl_move *move)
{
	const struct ofs_player *p = &s->player[move->seat];
	if (move->arg[0] + move->arg[1] + move->arg[2] != s->bid)
		return OFS_WRONG_SUM;
	bool holds = move->arg[0] <= p->red && move->arg[1] <= p->food && move->arg[2] <= p->gold;
	return holds ? 0 : OFS_NOT_OF_COLOUR;
}

/* --- Monday ------------------------------------------------------------------------------ */

static bool is_own(const struct ofs_state *s, int seat, int city)
{
	return city >= 1 && city <= OFS_CITIES && ((s->player[seat].cities >> city) & 1);
}

static int why_not_place(const struct ofs_rules *r, const struct ofs_state *s,
                         const struct pl_move *move)
{
	int city = move->arg[0], counters = move->arg[1];
	if (!is_own(s, move->seat, city))
		return OFS_NOT_YOUR_CITY;
	if (counters < 1 || counters > s->town[city].middle)
		return OFS_NO_COUNTER;
	if (move->verb == OFS_STRENGTHEN)
		return s->town[city].pile + counters <= r->cap[city] ? 0 : OFS_CITY_FULL;
	if (move->verb == OFS_TRAIN && !r->trains)
		return OFS_NO_TRAINS;
	if (move->verb == OFS_TRAIN)
		return is_own(s, move->seat, move->arg[2]) ? 0 : OFS_NO_STATION;
	return 0;
}

static int why_not_claim(const struct ofs_rules *r, const struct ofs_state *s,
                         const struct pl_move *move)
{
	int city = move->arg[0], claim = move->arg[1];
	if (!is_own(s, move->seat, city))
		return OFS_NOT_YOUR_CITY;
	if (s->town[city].middle == 0)
		return OFS_NO_COUNTER;
	if (claim < 1 || claim > OFS_CLAIMS)
		return OFS_NO_SUCH_CLAIM;
	int section = s->section[ofs_slot_of(claim)];
	if (ofs_local(claim) >= r->section[section - 1].claims)
		return OFS_NO_SUCH_CLAIM;
	uint64_t bit = ofs_claim_bit(claim);
	if (s->player[move->seat].claims & bit)
		return OFS_OWN_CLAIM;
	bool taken = (ofs_taken(s) & bit) != 0;
	if (taken != (move->verb == OFS_JUMP))
		return taken ? OFS_OCCUPIED : OFS_UNOCCUPIED;
	return ofs_reach(r, s, move->seat, city) & bit ? 0 : OFS_NOT_CONNECTED;
}

/* --- Wednesday and Thursday ----------------------------------------------------------------- */

static int why_not_raise(const struct ofs_rules *r, const struct ofs_state *s,
                         const struct pl_move *move)
{
	const struct ofs_player *p = &s->player[move->seat];
	int system = move->arg[0];
	if (system < OFS_GUIDANCE || system > OFS_SYSTEMS)
		return OFS_NO_SUCH_MOVE;
	if (p->level[system - 1] >= r->levels)
		return OFS_TOP_LEVEL;
	return p->gold >= ofs_next_price(r, p, system) ? 0 : OFS_NOT_ENOUGH_GOLD;
}

/* --- trading ----------------------------------------------------------------------------------- */

static int why_not_exchange(const struct ofs_rules *r, const struct ofs_state *s,
                            const struct pl_move *move)
{
	int gives = move->arg[0], get = move->arg[1];
	if ((gives != OFS_FOOD && gives != OFS_GOLD) || get == 0)
		return OFS_NO_GIFTS;
	return ofs_held(&s->player[move->seat], gives) >= get * r->bank_rate ? 0
									     : OFS_BANK_TAKES_MORE;
}

/* True for an offer that this player has made today already. */
static bool made_before(const struct ofs_player *p, const struct ofs_offer *offer)
{
	for (int i = 0; i < p->offers; i++) {
		const struct ofs_offer *made = &p->made[i];
		if (made->to == offer->to && made->gives == offer->gives &&
		    made->give == offer->give && made->take == offer->take)
			return true;
	}
	return false;
}

/* A standing bid for the Button is promised in chips of any colour, so its bidder
 * does not trade before paying. */
static int why_not_offer(const struct ofs_rules *r, const struct ofs_state *s,
                         const struct pl_move *move)
{
	const struct ofs_player *p = &s->player[move->seat];
	struct ofs_offer offer = { move->arg[0], move->arg[1], move->arg[2], move->arg[3] };
	if (offer.to < 1 || offer.to > s->base.seats || offer.to == move->seat + 1 ||
	    (offer.gives != OFS_FOOD && offer.gives != OFS_GOLD) || offer.give == 0 ||
	    offer.take == 0)
		return OFS_NO_GIFTS;
	if (s->base.phase == OFS_BUTTON && offer.to == s->bidder)
		return OFS_NO_TRADE_NOW;
	if (ofs_held(p, offer.gives) < offer.give)
		return OFS_NOT_HELD;
	if (ofs_held(&s->player[offer.to - 1], ofs_other(offer.gives)) < offer.take)
		return OFS_THEY_LACK_IT;
	if (p->offers >= r->offers_a_day)
		return OFS_NO_OFFERS_LEFT;
	return made_before(p, &offer) ? OFS_SAME_OFFER : 0;
}

static int why_not(const struct ofs_rules *r, const struct ofs_state *s, const struct pl_move *move)
{
	const struct ofs_player *p = &s->player[move->seat];
	switch (move->verb) {
	case OFS_BID_ON:
		return why_not_bid_on(r, s, move);
	case OFS_STAKE:
	case OFS_JUMP:
		return why_not_claim(r, s, move);
	case OFS_STRENGTHEN:
	case OFS_TRAIN:
	case OFS_BOARD:
		return why_not_place(r, s, move);
	case OFS_FEED:
		return p->food >= ofs_upkeep(r, s, move->seat) ? 0 : OFS_NOT_ENOUGH_FOOD;
	case OFS_STARVE:
		return is_own(s, move->seat, move->arg[0]) ? 0 : OFS_NOT_YOURS_TO_STARVE;
	case OFS_RAISE:
		return why_not_raise(r, s, move);
	case OFS_SHOOT:
		return p->food >= r->shot_food ? 0 : OFS_NO_PARTY;
	case OFS_BID:
		return why_not_bid(r, s, move);
	case OFS_PAY:
		return why_not_pay(s, move);
	case OFS_HAND:
		return move->arg[0] >= 1 && move->arg[0] <= s->base.seats ? 0 : OFS_NO_SUCH_PLAYER;
	case OFS_EXCHANGE:
		return why_not_exchange(r, s, move);
	case OFS_OFFER:
		return why_not_offer(r, s, move);
	default:
		return 0;
	}
}

int ofs_check(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move)
{
	if (ofs_is_over(ofs_position(view)))
		return OFS_IS_OVER;
	if (move->seat >= view->seats || !pl_is_pending(view, move->seat))
		return OFS_NOT_ASKED;
	struct verb_rule rule = rule_of(move->verb);
	if (!((rule.phases >> view->phase) & 1))
		return why_not_now(view->phase, rule.if_not);
	for (int i = rule.args; i < (int)sizeof move->arg; i++)
		if (move->arg[i] != 0)
			return OFS_NO_SUCH_MOVE;
	return why_not(ofs_numbers(rules), ofs_position(view), move);
}
