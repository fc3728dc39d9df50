/* check.c - why a move may not be made: one short question for each verb.
 * Safe for any bytes. It allows all that legal() lists, and in the market any
 * number of units. */
#include "games/traders/traders.h"

/* The phases that a verb is made in, a bit each, and why not in others. */
struct when {
	uint16_t phases;
	uint8_t why_not;
};

static struct when when_of(int verb)
{
	enum { ACT = 1 << TRD_ACTING | 1 << TRD_ACTING_AGAIN };
	static const struct when when[] = {
		{ 0, TRD_NO_SUCH_MOVE },
		{ 1 << TRD_TAKING, TRD_NOT_TAKING },                      /* TRD_TAKE */
		{ 1 << TRD_ASSIGNING, TRD_NOT_ASSIGNING },                /* TRD_ASSIGN */
		{ 1 << TRD_MAKING, TRD_NOT_MAKING },                      /* TRD_MAKE */
		{ 1 << TRD_ANSWERING, TRD_NOT_ANSWERING },                /* TRD_COUNTER */
		{ 1 << TRD_ANSWERING, TRD_NOT_ANSWERING },                /* TRD_DECLINE */
		{ 1 << TRD_RAIDED, TRD_NOT_RAIDED },                      /* TRD_GIVE_CARGO */
		{ 1 << TRD_RAIDED, TRD_NOT_RAIDED },                      /* TRD_PAY */
		{ 1 << TRD_STOWING, TRD_NOT_STOWING },                    /* TRD_JETTISON */
		{ 1 << TRD_STOWING, TRD_NOT_STOWING },                    /* TRD_REFUSE */
		{ 1 << TRD_OFFERED, TRD_NOT_OFFERED },                    /* TRD_DISCARD */
		{ 1 << TRD_OFFERED, TRD_NOT_OFFERED },                    /* TRD_LEAVE */
		{ ACT, TRD_NOT_ACTING },                                  /* TRD_BUILD */
		{ ACT, TRD_NOT_ACTING },                                  /* TRD_LOAD */
		{ ACT, TRD_NOT_ACTING },                                  /* TRD_UNLOAD */
		{ ACT, TRD_NOT_ACTING },                                  /* TRD_PLAY */
		{ ACT | 1 << TRD_READY | 1 << TRD_MARKET, TRD_NOT_DONE }, /* TRD_DONE */
		{ 1 << TRD_FLYING, TRD_NOT_FLYING },                      /* TRD_FLY */
		{ 1 << TRD_FLYING, TRD_NOT_FLYING },                      /* TRD_STAY */
		{ 1 << TRD_MARKET, TRD_NOT_SELLING },                     /* TRD_SELL */
		{ 1 << TRD_MARKET, TRD_NOT_SELLING },                     /* TRD_BUY */
		{ 1 << TRD_WILLING, TRD_NOT_WILLING },                    /* TRD_ACCEPT */
		{ 1 << TRD_WILLING, TRD_NOT_WILLING },                    /* TRD_PASS */
	};
	return when[verb <= TRD_PASS ? verb : 0];
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

static bool holds(const struct trd_player *p, int kind)
{
	return kind >= 1 && kind <= TRD_ACTIONS && trd_held(p->hand, kind) > 0;
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
		return r->planet[s->planet - 1].kinds == 1 ? TRD_ONE_KIND : TRD_TWO_KINDS;
	return (trd_assignable(r, s, s->planet) >> move->arg[1]) & 1 ? 0 : TRD_GOOD_MISSING;
}

static int why_not_make(const struct trd_state *s, const struct pl_move *move)
{
	if (move->arg[0] != s->planet)
		return TRD_MAKES_LATER;
	int units = 0;
	for (int i = 0; i < TRD_GOODS; i++) {
		units += move->arg[1 + i];
		if (move->arg[1 + i] > 0 && !((s->makes[s->planet] >> i) & 1))
			return TRD_MAKES_OTHERS;
	}
	int stations = trd_stations_at(&s->player[move->seat], s->planet);
	return units == stations ? 0 : TRD_MAKES_AS_MANY;
}

static int why_not_jettison(const struct trd_state *s, const struct pl_move *move)
{
	int good = move->arg[0];
	if (!is_good(good) || s->player[move->seat].goods[TRD_SHIP][good] == 0)
		return TRD_NOT_ABOARD;
	return good == s->arriving ? TRD_SAME_AGAIN : 0; /* that is refusing */
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

/* TRD-C31: another player, who has what the card takes. */
static int why_not_victim(const struct trd_card *card, const struct trd_state *s,
                          const struct trd_played *played, int seat)
{
	if (!(card->aims & TRD_AIM_VICTIM))
		return played->victim == 0 ? 0 : TRD_NO_VICTIM;
	if (played->victim < 1 || played->victim > s->base.seats || played->victim - 1 == seat)
		return TRD_NO_VICTIM;
	const struct trd_player *p = &s->player[played->victim - 1];
	bool steals = ((card->does >> TRD_STEAL_CARD) & 1) != 0;
	if (steals && p->cards == 0)
		return TRD_NO_VICTIM;
	if (!(card->aims & TRD_AIM_UNIT))
		return played->good == 0 ? 0 : TRD_NO_VICTIM;
	bool there = is_good(played->good) && p->goods[TRD_SHIP][played->good] > 0;
	return there ? 0 : TRD_NO_VICTIM;
}

static int why_not_swap(const struct trd_player *p, const struct trd_played *played, int give)
{
	int place = played->place, good = played->good, gain = played->gain;
	if (played->victim != 0 || place < TRD_GOBI || place > TRD_SHIP || !is_good(good) ||
	    !is_good(gain))
		return TRD_NO_VICTIM;
	if (good == gain)
		return TRD_SAME_KIND;
	return p->goods[place][good] >= give ? 0 : TRD_NO_TWO_ALIKE;
}

/* TRD-C38: all that the card takes is said with it, and nothing else. */
static int why_not_aim(const struct trd_card *card, const struct trd_state *s,
                       const struct trd_played *played, int seat)
{
	if (card->aims & TRD_AIM_SWAP)
		return why_not_swap(&s->player[seat], played, card->swaps);
	bool planet = played->place >= TRD_GOBI && played->place <= TRD_PLANETS;
	if (card->aims & TRD_AIM_PLANET ? !planet : played->place != 0)
		return TRD_NO_VICTIM;
	if (played->gain != 0 || (!(card->aims & TRD_AIM_UNIT) && played->good != 0))
		return TRD_NO_VICTIM;
	return why_not_victim(card, s, played, seat);
}

static int why_not_play(const struct trd_rules *r, const struct trd_state *s,
                        const struct pl_move *move)
{
	const struct trd_player *p = &s->player[move->seat];
	const uint8_t *arg = move->arg;
	struct trd_played played = { arg[0], arg[1], arg[2], arg[3], arg[4] };
	if (!holds(p, arg[0]))
		return TRD_CARD_NOT_HELD;
	const struct trd_card *card = &r->action[arg[0] - 1];
	if ((r->counters >> arg[0]) & 1)
		return TRD_NOT_PLAYABLE;
	if (p->money < card->cost)
		return TRD_NO_MONEY_TO_PLAY;
	int why = why_not_aim(card, s, &played, move->seat);
	if (why != 0)
		return why;
	return card->sure || trd_does_something(r, s, card, &played) ? 0 : TRD_DOES_NOTHING;
}

static int why_not_fly(const struct trd_rules *r, const struct trd_state *s,
                       const struct pl_move *move)
{
	int hex = move->arg[0], from = s->player[s->turn].ship;
	if (hex < 1 || hex > TRD_HEXES || r->column[hex] == 0)
		return TRD_NO_SUCH_HEX;
	if (hex >= TRD_FIRST_PLANET && hex <= TRD_LAST_PLANET)
		return TRD_ON_A_PLANET;
	if (hex == from)
		return TRD_THERE_ALREADY;
	for (int seat = 0; seat < s->base.seats; seat++) {
		if (s->player[seat].ship == hex)
			return TRD_SHIP_THERE;
		if (seat != s->turn && hex < TRD_FIRST_DOCK &&
		    ((s->player[seat].stations >> hex) & 1))
			return TRD_STATION_THERE;
	}
	if (trd_has_hex(trd_destinations(r, s), hex))
		return 0;
	if (!trd_has_hex(r->within[from][s->allowance], hex))
		return TRD_TOO_FAR;
	return hex < TRD_FIRST_DOCK ? TRD_CANNOT_STOP : TRD_TOO_NEAR;
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
	if (s->player[move->seat].goods[place][good] >= units)
		return 0;
	return place == TRD_EARTH ? TRD_NOT_AT_EARTH : TRD_NOT_ON_STATION;
}

static int why_not_buy(const struct trd_rules *r, const struct trd_state *s,
                       const struct pl_move *move)
{
	const struct trd_player *p = &s->player[move->seat];
	int give_up = move->arg[0];
	if (s->bought >= r->cards_a_turn)
		return TRD_BOUGHT_ALREADY;
	if (p->money < r->card_price)
		return TRD_NO_MONEY_TO_BUY;
	if (!trd_may_buy(r, s))
		return TRD_NO_CARDS_LEFT;
	if (p->cards < r->hand)
		return give_up == 0 ? 0 : TRD_HAND_NOT_FULL;
	if (give_up == 0)
		return TRD_HAND_FULL;
	return holds(p, give_up) ? 0 : TRD_NOT_GIVEN_UP;
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
		return trd_counter_of(r, p) != 0 ? 0 : TRD_NO_COUNTER;
	case TRD_JETTISON:
		return why_not_jettison(s, move);
	case TRD_DISCARD:
		return holds(p, move->arg[0]) ? 0 : TRD_NOT_GIVEN_UP;
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
	struct when when = when_of(move->verb);
	if (!((when.phases >> view->phase) & 1))
		return when.why_not;
	for (int i = args_of(move->verb); i < (int)sizeof move->arg; i++)
		if (move->arg[i] != 0)
			return TRD_NO_SUCH_MOVE;
	return why_not(trd_numbers(rules), trd_position(view), move);
}
