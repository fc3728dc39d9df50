/* check.c - why a move may not be made: one short question for each verb.
 * Safe for any bytes. It allows all that legal() lists, and in the market any
 * number of units. */
#include "games/traders/traders.h"

/* Whose turn a verb belongs to: the phases it is made in, a bit each. */
static unsigned phases_of(int verb)
{
	static const uint16_t phases[] = {
		0,
		1u << TRD_TAKING,                          /* TRD_TAKE */
		1u << TRD_ASSIGNING,                       /* TRD_ASSIGN */
		1u << TRD_MAKING,                          /* TRD_MAKE */
		1u << TRD_ANSWERING,                       /* TRD_COUNTER */
		1u << TRD_ANSWERING,                       /* TRD_DECLINE */
		1u << TRD_RAIDED,                          /* TRD_GIVE_CARGO */
		1u << TRD_RAIDED,                          /* TRD_PAY */
		1u << TRD_STOWING,                         /* TRD_JETTISON */
		1u << TRD_STOWING,                         /* TRD_REFUSE */
		1u << TRD_OFFERED,                         /* TRD_DISCARD */
		1u << TRD_OFFERED,                         /* TRD_LEAVE */
		1u << TRD_ACTING | 1u << TRD_ACTING_AGAIN, /* TRD_BUILD */
		1u << TRD_ACTING | 1u << TRD_ACTING_AGAIN, /* TRD_LOAD */
		1u << TRD_ACTING | 1u << TRD_ACTING_AGAIN, /* TRD_UNLOAD */
		1u << TRD_ACTING | 1u << TRD_ACTING_AGAIN, /* TRD_PLAY */
		1u << TRD_READY | 1u << TRD_ACTING | 1u << TRD_ACTING_AGAIN |
			1u << TRD_MARKET, /* TRD_DONE */
		1u << TRD_FLYING,         /* TRD_FLY */
		1u << TRD_FLYING,         /* TRD_STAY */
		1u << TRD_MARKET,         /* TRD_SELL */
		1u << TRD_MARKET,         /* TRD_BUY */
	};
	return verb <= TRD_BUY ? phases[verb] : 0;
}

/* How many numbers a verb takes; the rest are 0. */
static int args_of(int verb)
{
	switch (verb) {
	case TRD_PLAY:
		return 5;
	case TRD_MAKE:
		return 4;
	case TRD_SELL:
		return 3;
	case TRD_ASSIGN:
		return 2;
	case TRD_TAKE:
	case TRD_JETTISON:
	case TRD_DISCARD:
	case TRD_LOAD:
	case TRD_UNLOAD:
	case TRD_FLY:
	case TRD_BUY:
		return 1;
	default:
		return 0;
	}
}

static bool is_good(int good)
{
	return good >= TRD_METAL && good <= TRD_GOODS;
}

static bool is_card(int kind)
{
	return kind >= 1 && kind <= TRD_ACTIONS;
}

static int why_not_take(const struct trd_state *s, const struct pl_move *move)
{
	if (move->arg[0] < 1 || move->arg[0] > TRD_COMPANIES)
		return TRD_NO_SUCH_MOVE;
	for (int seat = 0; seat < s->base.seats; seat++)
		if (s->player[seat].company == move->arg[0])
			return TRD_COMPANY_TAKEN;
	return 0;
}

static int why_not_assign(const struct trd_rules *r, const struct trd_state *s,
                          const struct pl_move *move)
{
	if (move->arg[0] != s->planet)
		return TRD_OTHER_PLANET;
	if (!trd_kinds_fit(r, s->planet, move->arg[1]))
		return TRD_WRONG_KINDS;
	return (trd_assignable(r, s, s->planet) >> move->arg[1]) & 1 ? 0 : TRD_GOOD_MISSING;
}

static int why_not_make(const struct trd_state *s, const struct pl_move *move)
{
	if (move->arg[0] != s->planet)
		return TRD_MAKE_OTHERWISE;
	int units = 0;
	for (int i = 0; i < TRD_GOODS; i++) {
		units += move->arg[1 + i];
		if (move->arg[1 + i] > 0 && !((s->makes[s->planet] >> i) & 1))
			return TRD_MAKE_OTHERWISE;
	}
	int stations = trd_stations_at(&s->player[move->seat], s->planet);
	return units == stations ? 0 : TRD_MAKE_OTHERWISE;
}

static int why_not_jettison(const struct trd_state *s, const struct pl_move *move)
{
	int good = move->arg[0];
	if (!is_good(good) || s->player[move->seat].goods[TRD_SHIP][good] == 0)
		return TRD_NOT_ABOARD;
	return good == s->arriving ? TRD_NO_SUCH_MOVE : 0; /* that is refusing */
}

static int why_not_load(const struct trd_rules *r, const struct trd_state *s,
                        const struct pl_move *move)
{
	const struct trd_player *p = &s->player[move->seat];
	int good = move->arg[0], place = trd_docked_at(p);
	bool loads = move->verb == TRD_LOAD;
	if (!is_good(good))
		return TRD_NO_SUCH_MOVE;
	if (place == 0)
		return TRD_NOT_DOCKED;
	if (p->goods[loads ? place : TRD_SHIP][good] == 0)
		return TRD_NOTHING_THERE;
	if (loads && trd_cargo(p) >= r->cargo)
		return TRD_SHIP_FULL;
	unsigned bit = (loads ? 1u : 8u) << (good - 1);
	return trd_transfers(r, s, move->seat) & bit ? 0 : TRD_BACK_AGAIN;
}

/* TRD-C31: the object of a card that is aimed at another player. */
static int why_not_victim(const struct trd_state *s, const struct pl_move *move, int effect)
{
	int victim = move->arg[1], good = move->arg[3];
	if (victim < 1 || victim > s->base.seats || victim - 1 == move->seat || move->arg[2] != 0)
		return TRD_NO_VICTIM;
	const struct trd_player *p = &s->player[victim - 1];
	if (effect == TRD_CARD && p->cards == 0)
		return TRD_NO_VICTIM;
	if (effect == TRD_UNIT && (!is_good(good) || p->goods[TRD_SHIP][good] == 0))
		return TRD_NO_VICTIM;
	return (effect == TRD_UNIT || good == 0) && move->arg[4] == 0 ? 0 : TRD_NO_VICTIM;
}

static int why_not_swap(const struct trd_player *p, const struct pl_move *move, int give)
{
	int place = move->arg[2], good = move->arg[3], gain = move->arg[4];
	if (move->arg[1] != 0 || place < TRD_GOBI || place > TRD_SHIP || !is_good(good) ||
	    !is_good(gain) || good == gain)
		return TRD_NO_SUCH_MOVE;
	return p->goods[place][good] >= give ? 0 : TRD_NO_TWO_ALIKE;
}

static int why_not_play(const struct trd_rules *r, const struct trd_state *s,
                        const struct pl_move *move)
{
	const struct trd_player *p = &s->player[move->seat];
	int kind = move->arg[0];
	if (!is_card(kind) || trd_held(p->hand, kind) == 0)
		return TRD_CARD_NOT_HELD;
	const struct trd_card *card = &r->action[kind - 1];
	bool aimless = move->arg[1] == 0 && move->arg[3] == 0 && move->arg[4] == 0;
	if (card->effect == TRD_CANCEL)
		return TRD_NOT_PLAYABLE;
	if (p->money < card->cost)
		return TRD_CANNOT_PAY;
	if (card->effect == TRD_SWAP)
		return why_not_swap(p, move, card->number);
	if (card->effect == TRD_HALT)
		return aimless && move->arg[2] >= TRD_GOBI && move->arg[2] <= TRD_PLANETS
			? 0
			: TRD_NO_SUCH_MOVE;
	if (card->effect == TRD_TURN && card->number > 0)
		return aimless && move->arg[2] == 0 ? 0 : TRD_NO_SUCH_MOVE;
	return why_not_victim(s, move, card->effect);
}

static int why_not_fly(const struct trd_rules *r, const struct trd_state *s,
                       const struct pl_move *move)
{
	int hex = move->arg[0], from = s->player[s->turn].ship;
	if (hex < 1 || hex > TRD_HEXES || r->column[hex] == 0)
		return TRD_NO_SUCH_HEX;
	if (hex >= TRD_FIRST_PLANET && hex <= TRD_LAST_PLANET)
		return TRD_ON_A_PLANET;
	for (int seat = 0; seat < s->base.seats; seat++) {
		if (s->player[seat].ship == hex)
			return TRD_SHIP_THERE;
		if (seat != s->turn && hex < TRD_FIRST_DOCK &&
		    ((s->player[seat].stations >> hex) & 1))
			return TRD_STATION_THERE;
	}
	if (trd_has_hex(trd_destinations(r, s), hex))
		return 0;
	return trd_has_hex(r->within[from][s->allowance], hex) ? TRD_TOO_NEAR : TRD_TOO_FAR;
}

static int why_not_stay(const struct trd_rules *r, const struct trd_state *s)
{
	struct trd_hexes to = trd_destinations(r, s);
	bool stuck = to.low == 0 && to.high == 0;
	return s->player[s->turn].ship != TRD_LAST_PLANET || stuck ? 0 : TRD_MUST_LEAVE;
}

static int why_not_sell(const struct trd_state *s, const struct pl_move *move)
{
	int place = move->arg[0], good = move->arg[1], units = move->arg[2];
	if (place < TRD_GOBI || place > TRD_EARTH || !is_good(good) || units == 0)
		return TRD_NO_SUCH_MOVE;
	return s->player[move->seat].goods[place][good] >= units ? 0 : TRD_NOTHING_TO_SELL;
}

static int why_not_buy(const struct trd_rules *r, const struct trd_state *s,
                       const struct pl_move *move)
{
	const struct trd_player *p = &s->player[move->seat];
	int give_up = move->arg[0];
	if (s->bought >= r->cards_a_turn)
		return TRD_BOUGHT_ALREADY;
	if (p->money < r->card_price)
		return TRD_CANNOT_PAY;
	if (!trd_may_buy(r, s))
		return TRD_NO_CARDS_LEFT;
	if (p->cards < r->hand)
		return give_up == 0 ? 0 : TRD_HAND_NOT_FULL;
	if (give_up == 0)
		return TRD_HAND_FULL;
	return is_card(give_up) && trd_held(p->hand, give_up) > 0 ? 0 : TRD_CARD_NOT_HELD;
}

static int why_not(const struct trd_rules *r, const struct trd_state *s, const struct pl_move *move)
{
	const struct trd_player *p = &s->player[move->seat];
	switch (move->verb) {
	case TRD_TAKE:
		return why_not_take(s, move);
	case TRD_ASSIGN:
		return why_not_assign(r, s, move);
	case TRD_MAKE:
		return why_not_make(s, move);
	case TRD_COUNTER:
		return trd_held(p->hand, r->counter) > 0 ? 0 : TRD_NO_COUNTER;
	case TRD_JETTISON:
		return why_not_jettison(s, move);
	case TRD_DISCARD:
		return is_card(move->arg[0]) && trd_held(p->hand, move->arg[0]) > 0
			? 0
			: TRD_CARD_NOT_HELD;
	case TRD_BUILD:
		return trd_why_not_build(r, s, move->seat, p->ship);
	case TRD_LOAD:
	case TRD_UNLOAD:
		return why_not_load(r, s, move);
	case TRD_PLAY:
		return why_not_play(r, s, move);
	case TRD_FLY:
		return why_not_fly(r, s, move);
	case TRD_STAY:
		return why_not_stay(r, s);
	case TRD_SELL:
		return why_not_sell(s, move);
	case TRD_BUY:
		return why_not_buy(r, s, move);
	default:
		return 0;
	}
}

int trd_check(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move)
{
	if (move->seat >= view->seats || !pl_is_pending(view, move->seat))
		return TRD_NOT_ASKED;
	if (!((phases_of(move->verb) >> view->phase) & 1))
		return TRD_NO_SUCH_MOVE;
	for (int i = args_of(move->verb); i < (int)sizeof move->arg; i++)
		if (move->arg[i] != 0)
			return TRD_NO_SUCH_MOVE;
	return why_not(trd_numbers(rules), trd_position(view), move);
}
