/* regroup.c - the end of a battle: counting points, losses in the front lines,
 * strikes from the flanks, effects after combat, and the way back to the board. */
#include "games/flank/flank.h"

/* --- points -------------------------------------------------------------------------- */

/* FLK-096 to FLK-101. */
int flk_points(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	int points = r->front_points * flk_count(s->sheet[seat][FLK_FRONT]) +
		r->support_points * flk_count(s->sheet[seat][FLK_SUPPORT]) + s->points[seat];
	bool attacks = seat == s->attacker;
	if (!attacks && !s->siege)
		return points;
	if (!attacks)
		points += r->base_points + p->rampart;
	const uint8_t *bonus = attacks ? p->assault : p->garrison;
	for (unsigned types = flk_types(flk_on_sheet(s, seat)); types != 0; types &= types - 1)
		points += bonus[pl_lowest(types)];
	return points;
}

/* Those of the front line that a loss by that many points destroys: all but the
 * armoured. */
uint16_t flk_falling(const struct flk_rules *r, const struct flk_state *s, int seat, int margin)
{
	const struct flk_powers *p = flk_powers_of(r, s, seat);
	uint16_t front = s->sheet[seat][FLK_FRONT], falling = front;
	for (unsigned types = flk_types(front); types != 0; types &= types - 1) {
		int t = pl_lowest(types);
		if (p->armour[t] > 0 && p->armour[t] >= margin)
			flk_take_off(&falling, flk_some(t + 1, flk_of_type(front, t + 1)));
	}
	return falling;
}

/* The position if combat ended now, when the frontlines have fallen: strikes and screens are
 * counted then (FLK-C21). */
struct flk_state flk_after_falling(const struct flk_rules *r, const struct flk_state *s)
{
	struct flk_state after = *s;
	int lead = flk_points(r, s, 0) - flk_points(r, s, 1);
	if (lead <= 0)
		flk_take_off(&after.sheet[0][FLK_FRONT], flk_falling(r, s, 0, -lead));
	if (lead >= 0)
		flk_take_off(&after.sheet[1][FLK_FRONT], flk_falling(r, s, 1, lead));
	return after;
}

static struct pl_event army_event(const struct flk_state *s, int kind, int seat, uint16_t units)
{
	struct pl_event event = { (uint8_t)kind,
		                  (uint8_t)seat,
		                  0,
		                  { s->faction[seat], (uint8_t)units, (uint8_t)(units >> 8) },
		                  { 0 } };
	return event;
}

static void destroy(struct flk_state *s, int seat, uint16_t units)
{
	flk_add(&s->lost[seat], units);
	flk_take_off(&s->total[seat], units);
}

/* FLK-103, FLK-105: the front line, a base in it included. */
static void lose_front(struct flk_table *t, int seat, int margin)
{
	struct flk_state *s = t->s;
	uint16_t falling = flk_falling(t->r, s, seat, margin);
	if (falling != 0) {
		struct pl_event event = army_event(s, FLK_DID_FALL, seat, falling);
		event.arg[3] = (uint8_t)flk_count(falling);
		flk_tell_event(t, &event);
	}
	flk_take_off(&s->sheet[seat][FLK_FRONT], falling);
	destroy(s, seat, falling);
	if (seat != s->attacker && s->siege) {
		struct pl_event event = { FLK_DID_BASE, (uint8_t)seat, 0, { s->battle }, { 0 } };
		s->bases[seat] &= (uint16_t)~flk_zone_bit(s->battle);
		s->siege = 0;
		flk_tell_event(t, &event);
	}
}

/* --- strikes -------------------------------------------------------------------------- */

static int sum_by_type(const uint8_t each[FLK_AREAS][FLK_TYPES], const struct flk_state *s,
                       int seat)
{
	int sum = 0;
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		for (int t = 0; t < FLK_TYPES; t++)
			sum += each[area][t] * flk_of_type(s->sheet[seat][area], t + 1);
	return sum;
}

/* FLK-107, FLK-C21: what a side may destroy, less what the other screens. */
int flk_count_strikes(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int strikes = sum_by_type(flk_powers_of(r, s, seat)->strikes, s, seat);
	int screens = sum_by_type(flk_powers_of(r, s, 1 - seat)->screens, s, 1 - seat);
	return strikes > screens ? strikes - screens : 0;
}

/* Types in the enemy's support that a seat may strike. */
unsigned flk_victims(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	unsigned ward = flk_powers_of(r, s, 1 - seat)->ward[FLK_SUPPORT];
	return flk_types(s->sheet[1 - seat][FLK_SUPPORT]) & ~ward;
}

static void after_combat(struct flk_table *t);

/* FLK-C29: the attacker strikes first. */
static void next_strike(struct flk_table *t)
{
	struct flk_state *s = t->s;
	for (; s->side < FLK_PLAYERS; s->side++) {
		int seat = s->side == 0 ? s->attacker : 1 - s->attacker;
		if (s->strikes[seat] > 0 && flk_victims(t->r, s, seat) != 0) {
			s->base.phase = FLK_STRIKING;
			pl_ask(&s->base, seat);
			return;
		}
		s->strikes[seat] = 0;
	}
	s->side = 0;
	after_combat(t);
}

void flk_strike(struct flk_table *t, int seat, int type)
{
	struct flk_state *s = t->s;
	struct pl_event event = { FLK_DID_SPARE, (uint8_t)seat, 0, { s->strikes[seat] }, { 0 } };
	if (type == 0) {
		s->strikes[seat] = 0;
	} else {
		flk_take_off(&s->sheet[1 - seat][FLK_SUPPORT], flk_some(type, 1));
		destroy(s, 1 - seat, flk_some(type, 1));
		s->strikes[seat]--;
		event.kind = FLK_DID_STRIKE;
		event.arg[0] = (uint8_t)flk_unit_row(s->faction[1 - seat], type);
		event.arg[1] = s->strikes[seat];
	}
	flk_tell_event(t, &event);
	next_strike(t);
}

/* FLK-102 to FLK-107. */
void flk_regroup(struct flk_table *t)
{
	struct flk_state *s = t->s;
	int one = s->attacker, other = 1 - one;
	int ours = flk_points(t->r, s, one), theirs = flk_points(t->r, s, other);
	int margin = ours > theirs ? ours - theirs : theirs - ours;
	int how = ours == theirs ? 2 : ours > theirs;
	struct pl_event event = { FLK_DID_RESULT,
		                  (uint8_t)one,
		                  0,
		                  { (uint8_t)ours, (uint8_t)theirs, (uint8_t)how },
		                  { 0 } };
	flk_tell_event(t, &event);
	s->winner = (uint8_t)(how == 2 ? FLK_TIE : 1 + (how == 1 ? one : other));
	if (how != 1)
		lose_front(t, one, margin);
	if (how != 0)
		lose_front(t, other, margin);
	if (how != 2) /* FLK-106, FLK-C19 */
		flk_deal(t, s->winner - 1, t->r->card_for_winner, FLK_DEAL_WINNER);
	s->strikes[one] = (uint8_t)flk_count_strikes(t->r, s, one);
	s->strikes[other] = (uint8_t)flk_count_strikes(t->r, s, other);
	s->side = 0;
	next_strike(t);
}

/* --- after combat ------------------------------------------------------------------------ */

static void recall(struct flk_table *t, int seat, const uint8_t most[FLK_TYPES])
{
	struct flk_state *s = t->s;
	uint16_t back = 0;
	for (int type = 1; type <= FLK_TYPES; type++) {
		int lost = flk_of_type(s->lost[seat], type);
		flk_add(&back, flk_some(type, lost < most[type - 1] ? lost : most[type - 1]));
	}
	if (back == 0)
		return;
	struct pl_event event = army_event(s, FLK_DID_RECALL, seat, back);
	event.arg[3] = (uint8_t)flk_count(back);
	flk_tell_event(t, &event);
	flk_take_off(&s->lost[seat], back);
	flk_add(&s->aside[seat], back);
	flk_add(&s->total[seat], back);
}

static void salvage(struct flk_table *t, int seat, const uint8_t gives[FLK_COLOURS])
{
	struct pl_event event = { FLK_DID_SALVAGE, (uint8_t)seat, 0, { 0 }, { 0 } };
	if (gives[0] + gives[1] + gives[2] == 0)
		return;
	flk_gain(t, seat, gives, &event);
	if (event.arg[1] + event.arg[2] + event.arg[3] > 0)
		flk_tell_event(t, &event);
}

/* What the effects after combat of a seat come to. */
struct spoils {
	uint8_t recall[FLK_TYPES], tokens[FLK_COLOURS];
	int cards;
};

static void add_spoils(struct spoils *sum, const struct flk_timed *e, int own_losses,
                       int enemy_losses)
{
	uint8_t *tokens = e->colour == 0 ? NULL : &sum->tokens[e->colour - 1];
	if (e->kind == FLK_SALVAGE && own_losses > 0)
		*tokens = (uint8_t)(*tokens + e->number);
	if (e->kind == FLK_SPOILS)
		sum->cards += enemy_losses >= e->number;
	for (unsigned left = e->kind == FLK_RECALL ? e->types : 0; left != 0; left &= left - 1) {
		uint8_t *back = &sum->recall[pl_lowest(left)];
		*back = (uint8_t)(*back + e->number);
	}
}

/* FLK-109, FLK-C29. Losses count as they were before anybody is recalled. */
static void use_after(struct flk_table *t, int seat, int own_losses, int enemy_losses)
{
	int faction = t->s->faction[seat];
	struct spoils sum = { { 0 }, { 0 }, 0 };
	for (int i = 0; i < t->r->afters[faction - 1]; i++) {
		const struct flk_timed *e = &t->r->after[faction - 1][i];
		if (flk_is_ready(t->s, seat, e))
			add_spoils(&sum, e, own_losses, enemy_losses);
	}
	recall(t, seat, sum.recall);
	salvage(t, seat, sum.tokens);
	for (; sum.cards > 0; sum.cards -= FLK_MOST_DEAL)
		flk_deal(t, seat, sum.cards < FLK_MOST_DEAL ? sum.cards : FLK_MOST_DEAL,
		         FLK_DEAL_SPOILS);
}

/* --- back to the board ------------------------------------------------------------------- */

bool flk_keeps_zone(const struct flk_state *s, int seat)
{
	return s->winner == FLK_TIE ? seat != s->attacker : s->winner == seat + 1;
}

/* FLK-112, FLK-113, FLK-C46: who has won may place survivors; others must (FLK-C17). */
bool flk_may_leave(const struct flk_state *s, int seat)
{
	return s->winner == seat + 1;
}

/* FLK-111, FLK-113, FLK-115: adjacent zones that no enemy holds, with room. */
unsigned flk_refuges(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	unsigned found = 0;
	unsigned zones = r->near[s->battle] & ~flk_enemy_zones(s, seat);
	for (; zones != 0; zones &= zones - 1) {
		int zone = pl_lowest(zones) + 1;
		bool has_room = flk_count(s->army[seat][zone]) < r->limit[zone];
		found |= (unsigned)has_room << (zone - 1);
	}
	return found;
}

static void tell_return(struct flk_table *t, int seat, uint16_t units, int zone)
{
	struct pl_event event = army_event(t->s, FLK_DID_RETURN, seat, units);
	event.arg[3] = (uint8_t)zone;
	event.arg[4] = zone == t->s->battle;
	event.arg[5] = (uint8_t)flk_count(units);
	flk_tell_event(t, &event);
}

static void put_back(struct flk_table *t, int seat, uint16_t units, int zone)
{
	struct flk_state *s = t->s;
	flk_take_off(&s->aside[seat], units);
	flk_put_units(s, seat, zone, units);
	tell_return(t, seat, units, zone);
}

/* FLK-116, FLK-C46: for want of room, or left off by choice. */
static void perish(struct flk_table *t, int seat, uint16_t units, bool left)
{
	struct flk_state *s = t->s;
	struct pl_event event = army_event(s, FLK_DID_PERISH, seat, units);
	event.arg[3] = (uint8_t)flk_count(units);
	event.arg[4] = left;
	flk_tell_event(t, &event);
	flk_take_off(&s->aside[seat], units);
	flk_take_off(&s->total[seat], units);
}

static bool is_one_type(uint16_t units)
{
	unsigned types = flk_types(units);
	return (types & (types - 1)) == 0;
}

/* Survivors for whom there is no room where their side stays. */
static int surplus_of(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int keep = flk_keeps_zone(s, seat) ? r->limit[s->battle] : 0;
	return flk_count(s->aside[seat]) - keep;
}

/* Settle what is no choice of who leaves the zone; true when a choice is left. */
static bool has_to_leave(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	uint16_t units = s->aside[seat];
	unsigned zones = flk_refuges(t->r, s, seat);
	int zone = zones == 0 ? 0 : pl_lowest(zones) + 1;
	if (zones == 0) {
		perish(t, seat, units, false);
		return false;
	}
	if ((zones & (zones - 1)) == 0 &&
	    flk_count(units) <= t->r->limit[zone] - flk_count(s->army[seat][zone])) {
		put_back(t, seat, units, zone);
		return false;
	}
	return true;
}

/* The same for the player who keeps it. FLK-C18: the battle zone is filled and only the surplus goes
 * elsewhere; FLK-C46: who has won is asked in any case. */
static bool has_to_choose(struct flk_table *t, int seat)
{
	struct flk_state *s = t->s;
	uint16_t units = s->aside[seat];
	int surplus = surplus_of(t->r, s, seat);
	if (units == 0)
		return false;
	if (!flk_keeps_zone(s, seat))
		return has_to_leave(t, seat);
	if (surplus > 0 && is_one_type(units) && flk_refuges(t->r, s, seat) == 0) {
		perish(t, seat, flk_some(pl_lowest(flk_types(units)) + 1, surplus), false);
		surplus = 0;
	}
	if (surplus <= 0 && !flk_may_leave(s, seat)) {
		put_back(t, seat, s->aside[seat], s->battle);
		return false;
	}
	return true;
}

/* FLK-081: what is left on the cards goes with the battle. */
static void end_battle(struct flk_table *t)
{
	struct flk_state *s = t->s;
	int attacker = s->attacker;
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		s->lost[seat] = 0;
		s->points[seat] = 0;
		for (int colour = 0; colour < FLK_COLOURS; colour++)
			s->extra[seat][colour] = 0;
	}
	s->battle = s->attacker = s->siege = s->side = 0;
	s->winner = s->stopped = s->spent = 0;
	flk_end_move_phase(t, attacker);
}

/* FLK-110: the loser first; after a tie the attacker leaves (FLK-114). */
static void next_return(struct flk_table *t)
{
	struct flk_state *s = t->s;
	for (; s->side < FLK_PLAYERS; s->side++) {
		int leaver = flk_keeps_zone(s, 0) ? 1 : 0;
		int seat = s->side == 0 ? leaver : 1 - leaver;
		if (has_to_choose(t, seat)) {
			s->base.phase = FLK_RETREATING;
			pl_ask(&s->base, seat);
			return;
		}
	}
	end_battle(t);
}

static void after_combat(struct flk_table *t)
{
	struct flk_state *s = t->s;
	int one = s->attacker, other = 1 - one;
	int ours = flk_count(s->lost[one]), theirs = flk_count(s->lost[other]);
	use_after(t, one, ours, theirs);
	use_after(t, other, theirs, ours);
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		flk_add(&s->aside[seat], flk_on_sheet(s, seat));
		for (int area = FLK_FRONT; area < FLK_AREAS; area++)
			s->sheet[seat][area] = 0;
	}
	s->side = 0;
	next_return(t);
}

/* All of them or one to a zone; without a zone, one is left off the board. */
void flk_place(struct flk_table *t, int seat, int type, int zone)
{
	struct flk_state *s = t->s;
	uint16_t units = type == 0 ? s->aside[seat] : flk_some(type, 1);
	bool room = surplus_of(t->r, s, seat) <= 0 || flk_refuges(t->r, s, seat) != 0;
	if (zone == 0)
		perish(t, seat, units, room);
	else
		put_back(t, seat, units, zone);
	next_return(t);
}
