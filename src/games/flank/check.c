/* check.c - why a move is refused. What may be done is what legal() lists; for
 * everything else this finds the clause that a player should be told. */
#include "games/flank/flank.h"

#include <string.h>

struct question {
	const struct flk_rules *r;
	const struct flk_state *s;
	const struct pl_move *move;
	int seat;
};

static bool is_type(int type)
{
	return type >= 1 && type <= FLK_TYPES;
}

static bool is_zone(const struct question *q, int zone)
{
	return zone >= 1 && zone <= q->r->zone_count;
}

static int why_not_card(const struct question *q)
{
	int card = q->move->arg[0];
	if (q->s->base.phase != FLK_HARVEST)
		return FLK_HARVEST_ONLY;
	if (card < 1 || card > q->r->cards || q->s->hand[q->seat][card] == 0)
		return FLK_CARD_NOT_HELD;
	return FLK_NO_SUCH_MOVE;
}

static int why_not_build(const struct question *q)
{
	int type = q->move->arg[0], zone = q->move->arg[1];
	uint8_t price[FLK_COLOURS];
	if (q->s->base.phase != FLK_BUILDING || !is_type(type) || !is_zone(q, zone))
		return FLK_NO_SUCH_MOVE;
	if (!(q->s->bases[q->seat] & flk_zone_bit(zone)))
		return FLK_NO_BASE_THERE;
	if (flk_count(q->s->army[q->seat][zone]) >= q->r->limit[zone])
		return FLK_ZONE_FULL;
	if (flk_count(q->s->total[q->seat]) >= q->r->population)
		return FLK_POPULATION;
	flk_unit_price(q->r, q->s, q->seat, type, price);
	return flk_can_pay(q->s, q->seat, price) ? FLK_NO_MINIATURE : FLK_CANNOT_PAY;
}

static int why_not_buy(const struct question *q)
{
	int upgrade = q->move->arg[0], old = q->move->arg[1];
	unsigned active = q->s->upgrades[q->seat];
	if (q->s->base.phase != FLK_BUILDING || upgrade < 1 || upgrade > FLK_UPGRADES ||
	    old > FLK_UPGRADES)
		return FLK_NO_SUCH_MOVE;
	if ((active >> (upgrade - 1)) & 1)
		return FLK_ACTIVE_ALREADY;
	if (q->r->upgrade_limit == 0)
		return FLK_NO_UPGRADES;
	int row = flk_upgrade_row(q->s->faction[q->seat], upgrade);
	if (!flk_can_pay(q->s, q->seat, q->r->upgrade[row - 1].price))
		return FLK_CANNOT_PAY_UPGRADE;
	if (old == 0)
		return FLK_LIMIT_OF_UPGRADES;
	if (!((active >> (old - 1)) & 1))
		return FLK_NOT_ACTIVE;
	return flk_count_bits(active) < q->r->upgrade_limit ? FLK_ROOM_FOR_UPGRADES
							    : FLK_NO_SUCH_MOVE;
}

static int why_not_march(const struct question *q)
{
	const struct flk_state *s = q->s;
	int target = q->move->arg[0], source = q->move->arg[1], phase = s->base.phase;
	if ((phase != FLK_MOVING && phase != FLK_REINFORCING) || !is_zone(q, target) ||
	    !is_zone(q, source))
		return FLK_NO_SUCH_MOVE;
	if (phase == FLK_REINFORCING && target != s->battle)
		return FLK_ONLY_INTO_BATTLE;
	if (s->army[q->seat][source] == 0)
		return FLK_NO_UNITS_THERE;
	if (flk_reach(q->r, s, q->seat, source, target) != FLK_OUT_OF_REACH &&
	    flk_room(q->r, s, q->seat, target) <= 0)
		return FLK_TARGET_FULL;
	return FLK_NOT_ADJACENT;
}

static int why_not_send(const struct question *q)
{
	const struct flk_state *s = q->s;
	int count = 0;
	if (s->base.phase != FLK_PICKING)
		return FLK_NO_SUCH_MOVE;
	for (int t = 0; t < FLK_TYPES; t++) {
		if (q->move->arg[t] > flk_of_type(s->army[q->seat][s->source], t + 1))
			return FLK_NOT_SO_MANY;
		count += q->move->arg[t];
	}
	if (count == 0)
		return FLK_MUST_SEND;
	if (count > flk_room(q->r, s, q->seat, s->target))
		return FLK_TARGET_FULL;
	return FLK_CANNOT_STRIDE;
}

static int why_not_join(const struct question *q)
{
	const struct flk_state *s = q->s;
	return s->base.phase == FLK_JOINING ? FLK_CANNOT_JOIN : FLK_NO_SUCH_MOVE;
}

static int why_not_form(const struct question *q)
{
	const struct flk_state *s = q->s;
	const uint8_t *arg = q->move->arg;
	if (s->base.phase != FLK_FORMING)
		return FLK_NO_SUCH_MOVE;
	int type = flk_forming_type(s, q->seat);
	if (q->move->verb == FLK_HIDE) {
		if (type != 0)
			return FLK_NOT_THAT_TYPE;
		return FLK_CARD_NOT_HELD;
	}
	if (type == 0 || arg[0] != type)
		return FLK_NOT_THAT_TYPE;
	if (arg[1] + arg[2] + arg[3] != flk_of_type(s->army[q->seat][s->battle], type))
		return FLK_SPLIT_ALL;
	return FLK_FRONT_EMPTY;
}

/* Tokens that push and move, and none that removes. */
static int why_no_token(const struct question *q)
{
	switch (q->move->verb) {
	case FLK_PUSH:
		return flk_tokens(q->s, q->seat, FLK_GREEN) == 0 ? FLK_NO_GREEN : 0;
	case FLK_SHIFT:
		return flk_tokens(q->s, q->seat, FLK_YELLOW) == 0 ? FLK_NO_YELLOW : 0;
	default:
		return FLK_NO_TOKEN_REMOVES;
	}
}

/* Pushes, moves and removals, by an effect or for a token. */
static int why_not_shift(const struct question *q)
{
	const struct flk_state *s = q->s;
	int verb = q->move->verb, type = q->move->arg[0];
	int from = q->move->arg[1], to = q->move->arg[2], phase = s->base.phase;
	int owner = verb == FLK_SHIFT ? q->seat : 1 - q->seat;
	if ((phase != FLK_BEFORE && phase != FLK_SPENDING) || !is_type(type) || from >= FLK_AREAS ||
	    to >= FLK_AREAS)
		return FLK_NO_SUCH_MOVE;
	int why = phase == FLK_SPENDING ? why_no_token(q) : 0;
	if (why != 0)
		return why;
	if (phase == FLK_BEFORE && s->cursor == 0)
		return FLK_SAY_WHICH;
	if (flk_of_type(s->sheet[owner][from], type) == 0)
		return FLK_NOT_THERE;
	if (owner != q->seat && !((flk_pushable(q->r, s, q->seat, from) >> (type - 1)) & 1))
		return FLK_HELD;
	return verb != FLK_REMOVE && from == to ? FLK_SAME_AREA : FLK_NOT_BY_THIS;
}

static int why_not_place(const struct question *q)
{
	const struct flk_state *s = q->s;
	int type = q->move->arg[0], zone = q->move->arg[1];
	if (s->base.phase != FLK_RETREATING || type > FLK_TYPES || (zone != 0 && !is_zone(q, zone)))
		return FLK_NO_SUCH_MOVE;
	if (type != 0 && flk_of_type(s->aside[q->seat], type) == 0)
		return FLK_NOT_A_SURVIVOR;
	if (zone == 0)
		return FLK_MUST_RETREAT;
	bool holds = flk_count(s->aside[q->seat]) <= q->r->limit[s->battle];
	if (flk_keeps_zone(s, q->seat) && (zone == s->battle || type == 0 || holds))
		return FLK_BATTLE_ZONE_FIRST;
	if (zone == s->battle && s->winner == FLK_TIE)
		return FLK_LEAVES_AFTER_TIE;
	if (!(q->r->near[s->battle] & flk_zone_bit(zone)))
		return FLK_NOT_A_REFUGE;
	return flk_enemy_zones(s, q->seat) & flk_zone_bit(zone) ? FLK_ENEMY_THERE : FLK_NO_ROOM;
}

static int why_not_done(const struct question *q)
{
	switch (q->s->base.phase) {
	case FLK_CHOOSING:
		return FLK_TAKE_A_FACTION;
	case FLK_PICKING:
		return FLK_MUST_SEND;
	case FLK_FORMING:
		return FLK_NOT_THAT_TYPE;
	case FLK_RETREATING:
		return FLK_MUST_RETREAT;
	default:
		return FLK_NO_SUCH_MOVE;
	}
}

static int why_not(const struct question *q)
{
	switch (q->move->verb) {
	case FLK_TAKE:
		return q->s->base.phase == FLK_CHOOSING ? FLK_FACTION_TAKEN : FLK_NO_SUCH_MOVE;
	case FLK_PLAY:
	case FLK_MINE:
		return why_not_card(q);
	case FLK_BUILD:
		return why_not_build(q);
	case FLK_BUY:
		return why_not_buy(q);
	case FLK_MARCH:
		return why_not_march(q);
	case FLK_SEND:
		return why_not_send(q);
	case FLK_JOIN:
		return why_not_join(q);
	case FLK_FORM:
	case FLK_HIDE:
		return why_not_form(q);
	case FLK_SPEND:
		return q->s->base.phase == FLK_SPENDING ? FLK_NO_BLUE : FLK_NO_SUCH_MOVE;
	case FLK_USE:
		return q->s->base.phase == FLK_BEFORE ? FLK_NOT_READY : FLK_NO_SUCH_MOVE;
	case FLK_PUSH:
	case FLK_SHIFT:
	case FLK_REMOVE:
		return why_not_shift(q);
	case FLK_STRIKE:
		return q->s->base.phase == FLK_STRIKING ? FLK_NO_VICTIM : FLK_NO_SUCH_MOVE;
	case FLK_PLACE:
		return why_not_place(q);
	case FLK_DONE:
		return why_not_done(q);
	default:
		return FLK_NO_SUCH_MOVE;
	}
}

int flk_check(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move)
{
	struct pl_move moves[PL_MOVES];
	if (move->seat >= FLK_PLAYERS || !pl_is_pending(view, move->seat))
		return FLK_NOT_ASKED;
	int count = flk_legal(rules, view, move->seat, moves);
	for (int i = 0; i < count; i++)
		if (memcmp(&moves[i], move, sizeof *move) == 0)
			return 0;
	struct question q = { flk_numbers(rules), flk_position(view), move, move->seat };
	return why_not(&q);
}
