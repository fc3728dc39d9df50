/* check.c - why a move is refused: any bytes in, 0 or the number of a reason out. */
#include "games/one-small-step/one_small_step.h"

/* By enum oss_verb: the phases in which it is possible, and its number of args. */
#define IN(phase) (1u << OSS_##phase)
static const struct {
	uint32_t phases;
	uint8_t args;
} verbs[] = {
	{ 0, 0 },                                         /* no move */
	{ IN(DRAFTING), 1 },                              /* pick mat */
	{ IN(ACTING), 0 },                                /* produce */
	{ IN(ACTING) | IN(TRADING), 2 },                  /* sell */
	{ IN(ACTING) | IN(TRADING), 2 },                  /* buy */
	{ IN(ACTING) | IN(INVENTING), 1 },                /* research */
	{ IN(ACTING), 1 },                                /* play */
	{ IN(ACTING) | IN(DRAWING), 1 },                  /* draw */
	{ IN(ACTING) | IN(DRAWING), 1 },                  /* steal */
	{ IN(ACTING), 0 },                                /* lie low */
	{ IN(ACTING), 0 },                                /* train */
	{ IN(ACTING) | IN(SPYING), 0 },                   /* place */
	{ IN(ACTING) | IN(SPYING), 1 },                   /* move */
	{ IN(PLACING), 1 },                               /* send */
	{ IN(AIMING), 2 },                                /* aim */
	{ IN(AIMING), 1 },                                /* look */
	{ IN(AIMING), 2 },                                /* deprive */
	{ IN(AIMING), 2 },                                /* unmask */
	{ IN(BARTERING), 3 },                             /* swap */
	{ IN(PICKING), 1 },                               /* lift */
	{ IN(DISCARDING), 1 },                            /* discard */
	{ IN(ACTING) | IN(DISCARDING) | IN(LEAVING), 1 }, /* turn in */
	{ IN(CONVERTING), 1 },                            /* receive */
	{ IN(AIMING) | IN(SPYING) | IN(INVENTING) | IN(OPTING) | IN(RANSOMING) | IN(SKIMMING),
	  0 },                                                                        /* skip */
	{ IN(TRADING) | IN(BARTERING) | IN(PICKING) | IN(DRAWING) | IN(LEAVING), 0 }, /* done */
	{ IN(OPTING), 1 },                                                            /* opt */
	{ IN(RANSOMING), 0 },                                                         /* pay */
	{ IN(SKIMMING), 1 },                                                          /* skim */
};

static int check_mat(const struct oss_state *s, int faction)
{
	if (faction < 1 || faction > OSS_FACTIONS)
		return OSS_NO_SUCH_MOVE;
	for (int seat = 0; seat < s->base.seats; seat++)
		if (s->player[seat].faction == faction)
			return OSS_MAT_TAKEN;
	return 0;
}

static int check_trade(const struct oss_rules *r, const struct oss_state *s,
                       const struct pl_move *move)
{
	const uint16_t *stock = s->player[move->seat].stock;
	int resource = move->arg[0], tokens = move->arg[1], way = move->verb == OSS_SELL ? 1 : 2;
	int limit = s->selling == 0 ? oss_trade_limit(r, s, move->seat) : s->left;
	if (resource == OSS_MORALE)
		return OSS_NO_MORALE_TRADE;
	if (resource < OSS_IRON || resource > OSS_ALUMINUM)
		return OSS_NOT_GOODS;
	if (s->selling != 0 && s->selling != way)
		return OSS_ONE_WAY;
	if ((s->dealt >> resource) & 1)
		return OSS_DEALT_ALREADY;
	if (tokens < 1)
		return OSS_NO_SUCH_MOVE;
	if (tokens > limit)
		return OSS_TRADE_LIMIT;
	return stock[way == 1 ? resource : OSS_GOLD] < tokens ? OSS_NOT_SO_MANY : 0;
}

static int check_research(const struct oss_rules *r, const struct oss_state *s,
                          const struct pl_move *move)
{
	const struct oss_step *step = oss_at_work(r, s);
	if (step == NULL)
		return oss_why_not_research(r, s, move->seat, move->arg[0], 0, false);
	int off = oss_amount(*step, s->player[move->seat].tier);
	return oss_why_not_research(r, s, move->seat, move->arg[0], off, step->effect == OSS_COPY);
}

static bool holds(const struct oss_rules *r, const struct oss_hand *hand, int kind)
{
	return kind >= 1 && kind <= r->kind_count && oss_held(hand, kind) > 0;
}

static int check_play(const struct oss_rules *r, const struct oss_player *p, int kind)
{
	if (!holds(r, &p->hand, kind))
		return OSS_CARD_NOT_HELD;
	return oss_can_pay(p, r->card[kind - 1].price) ? 0 : OSS_CARD_TOO_DEAR;
}

static int check_draw(const struct oss_rules *r, const struct oss_state *s,
                      const struct pl_move *move)
{
	int cards = move->arg[0];
	if (cards < 1)
		return OSS_NO_SUCH_MOVE;
	if (cards > oss_draw_limit(r, s, move->seat))
		return OSS_DRAW_LIMIT;
	return cards > oss_may_draw(r, s, move->seat) ? OSS_NO_CARDS_LEFT : 0;
}

static int check_steal(const struct oss_rules *r, const struct oss_state *s,
                       const struct pl_move *move)
{
	int victim = move->arg[0] - 1;
	if (!r->tier[s->player[move->seat].tier - 1].steals)
		return OSS_TOO_LOW;
	if (victim == move->seat)
		return OSS_OWN_HAND;
	if (victim < 0 || victim >= s->base.seats)
		return OSS_NO_TARGET;
	return s->player[victim].cards > 0 ? 0 : OSS_EMPTY_HAND;
}

static int check_train(const struct oss_rules *r, const struct oss_player *p)
{
	if (p->tier == OSS_TIERS)
		return OSS_HIGHEST_TIER;
	return oss_can_pay(p, r->faction[p->faction - 1].network[p->tier + 1]) ? 0
									       : OSS_TRAIN_TOO_DEAR;
}

static int check_move(const struct oss_rules *r, const struct oss_player *p, int place)
{
	if (place < 1 || place > oss_tech_place(r->technology_count))
		return OSS_NO_TECHNOLOGY;
	return oss_has_spy(p, place) ? 0 : OSS_NO_SPY_THERE;
}

static int check_aim(const struct oss_rules *r, const struct oss_state *s,
                     const struct pl_move *move)
{
	if (move->verb != oss_aiming_verb(oss_at_work(r, s)->effect))
		return OSS_NO_TARGET;
	return oss_why_not_aim(r, s, move->seat, move->arg[0] - 1, move->arg[1]);
}

static int check_swap(const struct oss_state *s, const struct pl_move *move)
{
	int given = move->arg[0], gained = move->arg[1], tokens = move->arg[2];
	if (given < OSS_IRON || given > OSS_GOLD || gained < OSS_MORALE || gained > OSS_GOLD ||
	    given == gained || tokens < 1 || tokens > s->left)
		return OSS_NO_BARTER;
	return s->player[move->seat].stock[given] < tokens ? OSS_NOT_SO_MANY : 0;
}

static int check_turn_in(const struct oss_rules *r, const struct oss_state *s,
                         const struct pl_move *move)
{
	if (s->converted || !oss_may_convert(r, s, move->seat))
		return OSS_NO_CONVERSION;
	return holds(r, &s->player[move->seat].hand, move->arg[0]) ? 0 : OSS_CARD_NOT_HELD;
}

/* OSS-072: what can be carried out is, unless it says that it may be left. */
static int check_skip(const struct oss_rules *r, const struct oss_state *s)
{
	const struct oss_step *step = oss_at_work(r, s);
	if (s->base.phase == OSS_AIMING)
		return step->effect == OSS_RECALL ? 0 : OSS_HAS_TO_BE;
	return s->base.phase == OSS_OPTING && !step->may ? OSS_HAS_TO_BE : 0;
}

static int check_verb(const struct oss_rules *r, const struct oss_state *s,
                      const struct pl_move *move)
{
	const struct oss_player *p = &s->player[move->seat];
	switch (move->verb) {
	case OSS_PICK_MAT:
		return check_mat(s, move->arg[0]);
	case OSS_SELL:
	case OSS_BUY:
		return check_trade(r, s, move);
	case OSS_RESEARCH:
		return check_research(r, s, move);
	case OSS_PLAY:
		return check_play(r, p, move->arg[0]);
	case OSS_DRAW:
		return check_draw(r, s, move);
	case OSS_STEAL:
		return check_steal(r, s, move);
	case OSS_TRAIN:
		return check_train(r, p);
	case OSS_PLACE:
		return oss_spies_out(p) < p->tier ? 0 : OSS_NO_SPY;
	case OSS_MOVE:
		return check_move(r, p, move->arg[0]);
	case OSS_SEND:
		return oss_why_not_place(r, s, move->seat, move->arg[0]);
	case OSS_AIM:
	case OSS_LOOK:
	case OSS_DEPRIVE:
	case OSS_UNMASK:
		return check_aim(r, s, move);
	case OSS_SWAP:
		return check_swap(s, move);
	case OSS_LIFT:
		return holds(r, &p->known[s->target - 1], move->arg[0]) ? 0 : OSS_NOT_SEEN;
	case OSS_DISCARD:
		return holds(r, &p->hand, move->arg[0]) ? 0 : OSS_CARD_NOT_HELD;
	case OSS_TURN_IN:
		return check_turn_in(r, s, move);
	case OSS_RECEIVE:
		return move->arg[0] >= OSS_MORALE && move->arg[0] <= OSS_GOLD ? 0
									      : OSS_NO_SUCH_MOVE;
	case OSS_SKIP:
		return check_skip(r, s);
	case OSS_OPT:
		return oss_may_opt(r, s, move->arg[0] - 1) ? 0 : OSS_NO_OPTION;
	case OSS_SKIM:
		return move->arg[0] == oss_place_resource(s->aimed) ? 0 : OSS_NOT_WATCHED;
	default:
		return 0;
	}
}

int oss_check(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move)
{
	const struct oss_rules *r = oss_numbers(rules);
	if (move->seat >= view->seats || !pl_is_pending(view, move->seat))
		return OSS_NOT_ASKED;
	if (move->verb < 1 || move->verb > OSS_LAST_VERB ||
	    !((verbs[move->verb].phases >> view->phase) & 1))
		return OSS_NO_SUCH_MOVE;
	for (int i = verbs[move->verb].args; i < (int)sizeof move->arg; i++)
		if (move->arg[i] != 0)
			return OSS_NO_SUCH_MOVE;
	return check_verb(r, oss_position(view), move);
}
