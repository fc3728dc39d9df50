/* effects.c - what cards do when they are played, and technologies when they are
 * researched: a row of the data after the other (OSS-072), stopping where somebody
 * has to choose: the player whose turn it is, or a rival who may pay a ransom. */
#include "games/one-small-step/one_small_step.h"

enum { WINNING_ROLL = 4 }; /* OSS-C36: of six */

static struct oss_player *mover(struct oss_table *t)
{
	return &t->s->player[t->s->turn];
}

struct oss_list oss_list_at_work(const struct oss_rules *r, const struct oss_state *s)
{
	struct oss_list list = { NULL, 0, 0 };
	if (s->tech != 0) {
		list.does = r->technology[s->tech - 1].does;
		list.count = r->technology[s->tech - 1].does_count;
		list.at = s->tech_step;
	} else if (s->card != 0) {
		list.does = r->card[s->card - 1].does;
		list.count = r->card[s->card - 1].does_count;
		list.at = s->card_step;
	}
	return list;
}

/* A card that has researched something may have no row left, and waits until what it
 * researched is done. */
const struct oss_step *oss_at_work(const struct oss_rules *r, const struct oss_state *s)
{
	struct oss_list list = oss_list_at_work(r, s);
	return list.at < list.count ? &list.does[list.at] : NULL;
}

static void go_to(struct oss_state *s, int step)
{
	if (s->tech != 0)
		s->tech_step = (uint8_t)step;
	else
		s->card_step = (uint8_t)step;
}

/* On to the next row that is no alternative to this one: OSS-C43. */
static void end_step(struct oss_table *t)
{
	struct oss_state *s = t->s;
	struct oss_list list = oss_list_at_work(t->r, s);
	s->left = s->target = s->aimed = 0;
	int next = list.at + 1;
	while (next < list.count && list.does[next].or_else)
		next++;
	go_to(s, next);
	if (s->tech != 0 && next == list.count)
		s->tech = s->tech_step = 0;
}

/* OSS-072: only now it lies on the discards. */
static void end_card(struct oss_state *s)
{
	if (s->card != 0)
		s->discard[s->card]++;
	s->card = s->card_step = 0;
	s->shielded = 0;
}

static void choose_in(struct oss_table *t, int phase)
{
	t->s->base.phase = (uint8_t)phase;
}

/* --- guards --------------------------------------------------------------------- */

/* OSS-C34: one guard keeps a whole card from its owner. */
static bool shield(struct oss_table *t, int victim)
{
	struct oss_player *p = &t->s->player[victim];
	if (t->s->shielded & pl_bit(victim))
		return true;
	if (p->guards == 0)
		return false;
	p->guards--;
	t->s->shielded |= pl_bit(victim);
	oss_say(t, OSS_DID_SHIELD, t->s->turn, victim + 1, p->guards, 0);
	return true;
}

/* --- at once ---------------------------------------------------------------------- */

static void gain(struct oss_table *t, const struct oss_step *step, int tokens)
{
	struct oss_state *s = t->s;
	int seat = s->turn;
	if (step->whom == OSS_EACH)
		seat = pl_next_seat(&s->base, seat);
	do {
		oss_add(&s->player[seat], step->what, tokens);
		oss_say(t, OSS_DID_GAIN, seat, step->what, tokens, 0);
		seat = pl_next_seat(&s->base, seat);
	} while (step->whom == OSS_EACH && seat != s->turn);
}

static void gamble(struct oss_table *t, int resource, int tokens)
{
	int die = pl_roll(&t->s->base.chance, 6);
	int won = die >= WINNING_ROLL ? 2 * tokens : 0;
	t->s->die = (uint8_t)die;
	pl_reveal(t->events);
	oss_add(mover(t), resource, won);
	oss_say(t, OSS_DID_GAMBLE, t->s->turn, resource, won, die);
}

/* What a rival has of a resource, up to so many, leaves its stockpile. */
static int rob(struct oss_table *t, int kind, int victim, int resource, int tokens)
{
	struct oss_player *p = &t->s->player[victim];
	int taken = pl_least(p->stock[resource], tokens);
	p->stock[resource] = (uint16_t)(p->stock[resource] - taken);
	struct pl_event event = { (uint8_t)kind,
		                  t->s->turn,
		                  0,
		                  { (uint8_t)(victim + 1), (uint8_t)resource, (uint8_t)taken },
		                  { 0 } };
	pl_emit(t->events, event);
	return taken;
}

static void harvest(struct oss_table *t, int tokens)
{
	int seat = t->s->turn;
	uint32_t left = t->s->player[seat].watches;
	for (; left != 0; left &= left - 1) {
		int place = pl_lowest(left);
		int victim = oss_place_seat(place), resource = oss_place_resource(place);
		if (shield(t, victim))
			continue;
		int taken = rob(t, OSS_DID_TAKE, victim, resource, tokens);
		oss_add(mover(t), resource, taken);
	}
}

static void sweep(struct oss_table *t)
{
	struct oss_state *s = t->s;
	uint32_t mat = oss_mat_mask(s->turn);
	for (int other = 0; other < s->base.seats; other++) {
		uint32_t left = s->player[other].watches & mat;
		s->player[other].watches &= ~mat;
		for (; left != 0; left &= left - 1)
			oss_say(t, OSS_DID_RECALL, s->turn, other + 1, pl_lowest(left), 0);
	}
}

static void guard(struct oss_table *t, int guards)
{
	struct oss_player *p = mover(t);
	int now = pl_least(p->guards + guards, t->r->guards_most);
	if (now <= p->guards)
		return;
	p->guards = (uint8_t)now;
	oss_say(t, OSS_DID_GUARD, t->s->turn, now, 0, 0);
}

static void stall(struct oss_table *t)
{
	struct oss_state *s = t->s;
	int stalled = 0;
	for (int other = 0; other < s->base.seats; other++) {
		if (other == s->turn || shield(t, other))
			continue;
		s->player[other].stalled |= pl_bit(s->turn);
		stalled |= pl_bit(other);
	}
	oss_say(t, OSS_DID_STALL, s->turn, stalled, 0, 0);
}

/* OSS-091 to OSS-093 */
static void land(struct oss_table *t)
{
	struct oss_state *s = t->s;
	s->landings++;
	mover(t)->landed = s->landings;
	if (s->timer == 0)
		s->timer = (uint8_t)(s->turn + 1);
	oss_say(t, OSS_DID_LAND, s->turn, s->landings, oss_moon_points(t->r, mover(t)), 0);
}

/* --- aimed at one rival ---------------------------------------------------------------- */

static bool any_research(const struct oss_table *t, const struct oss_step *step)
{
	const struct oss_state *s = t->s;
	int off = oss_amount(*step, s->player[s->turn].tier);
	for (int technology = 1; technology <= t->r->technology_count; technology++)
		if (oss_why_not_research(t->r, s, s->turn, technology, off,
		                         step->effect == OSS_COPY) == 0)
			return true;
	return false;
}

static int why_not_rob(const struct oss_step *step, int what)
{
	if (step->what == OSS_WORKS)
		return what >= OSS_IRON && what <= OSS_ALUMINUM ? 0 : OSS_NO_TARGET;
	return what == 0 ? 0 : OSS_NO_TARGET;
}

int oss_aiming_verb(int effect)
{
	switch (effect) {
	case OSS_TAKE:
	case OSS_SPOIL:
		return OSS_AIM;
	case OSS_PEEK:
		return OSS_LOOK;
	case OSS_STRIP:
		return OSS_DEPRIVE;
	case OSS_RECALL:
		return OSS_UNMASK;
	default:
		return 0;
	}
}

int oss_why_not_aim(const struct oss_rules *r, const struct oss_state *s, int seat, int victim,
                    int what)
{
	const struct oss_step *step = oss_at_work(r, s);
	if (step == NULL || victim < 0 || victim >= s->base.seats || victim == seat)
		return OSS_NO_TARGET;
	const struct oss_player *p = &s->player[victim];
	switch (step->effect) {
	case OSS_TAKE:
	case OSS_SPOIL:
		return why_not_rob(step, what);
	case OSS_PEEK:
		return p->cards > 0 && what == 0 ? 0 : OSS_EMPTY_HAND;
	case OSS_STRIP:
		return what >= 1 && what <= r->technology_count &&
				((p->marks & r->works) >> what) & 1
			? 0
			: OSS_NOT_ITS_WORKS;
	case OSS_RECALL:
		return what >= 1 && what <= OSS_PLACES && oss_has_spy(p, what) ? 0
									       : OSS_NO_SPY_OF_IT;
	default:
		return OSS_NO_TARGET;
	}
}

/* OSS-C29, OSS-C30 */
static void strip(struct oss_table *t, int victim, int technology)
{
	struct oss_state *s = t->s;
	s->player[victim].marks &= ~oss_bit(technology);
	oss_say(t, OSS_DID_STRIP, s->turn, victim + 1, technology, 0);
	if ((oss_marked(s, -1) >> technology) & 1)
		return;
	for (int other = 0; other < s->base.seats; other++) {
		if (!((s->player[other].posts >> technology) & 1))
			continue;
		oss_recall(&s->player[other], oss_tech_place(technology));
		oss_say(t, OSS_DID_RECALL, s->turn, other + 1, oss_tech_place(technology), 0);
	}
}

/* What is aimed comes to pass. True if there is more to choose. */
static bool strike(struct oss_table *t, const struct oss_step *step, int victim, int what)
{
	struct oss_state *s = t->s;
	int amount = oss_amount(*step, mover(t)->tier);
	int resource = step->what == OSS_WORKS ? what : step->what;
	switch (step->effect) {
	case OSS_TAKE:
		oss_add(mover(t), resource, rob(t, OSS_DID_TAKE, victim, resource, amount));
		return false;
	case OSS_SPOIL:
		rob(t, OSS_DID_SPOIL, victim, resource, amount);
		return false;
	case OSS_STRIP: /* OSS-G06: stolen technology hurts Morale */
		strip(t, victim, what);
		rob(t, OSS_DID_SPOIL, victim, OSS_MORALE, amount);
		return false;
	case OSS_RECALL:
		oss_recall(&s->player[victim], what);
		oss_say(t, OSS_DID_RECALL, s->turn, victim + 1, what, 0);
		return false;
	default: /* OSS_PEEK */
		oss_say(t, OSS_DID_PEEK, s->turn, victim + 1, 0, 0);
		oss_see_hand(t, s->turn, victim);
		s->target = (uint8_t)(victim + 1);
		s->left = (uint8_t)pl_least(amount, s->player[victim].cards);
		choose_in(t, OSS_PICKING);
		return s->left > 0;
	}
}

/* What is at stake, as the event tells it: a resource, a technology or a place. */
static void announce(struct oss_table *t, const struct oss_step *step, int victim, int what)
{
	struct pl_event event = {
		OSS_DID_AIM, t->s->turn, 0, { (uint8_t)(victim + 1), 0, 0, 0 }, { 0 }
	};
	if (step->effect == OSS_STRIP)
		event.arg[2] = (uint8_t)what;
	else if (step->effect == OSS_RECALL)
		event.arg[3] = (uint8_t)what;
	else if (step->effect != OSS_PEEK)
		event.arg[1] = step->what == OSS_WORKS ? (uint8_t)what : step->what;
	pl_emit(t->events, event);
}

/* OSS-C34, then OSS-C44: a guard first, then a ransom if the rival can pay it. True if there
 * is more to choose. */
static bool aim(struct oss_table *t, const struct oss_step *step, int victim, int what)
{
	struct oss_state *s = t->s;
	if (shield(t, victim))
		return false;
	if (step->ransom == 0 || s->player[victim].stock[OSS_GOLD] < step->ransom)
		return strike(t, step, victim, what);
	announce(t, step, victim, what);
	s->target = (uint8_t)(victim + 1);
	s->aimed = (uint8_t)what;
	choose_in(t, OSS_RANSOMING);
	pl_ask(&s->base, victim);
	return true;
}

/* The rival has answered, and the player whose turn it is goes on. */
static bool answer(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	const struct oss_step *step = oss_at_work(t->r, s);
	int victim = s->target - 1, what = s->aimed;
	s->target = s->aimed = 0;
	pl_ask(&s->base, s->turn);
	int paid = move->verb == OSS_PAY ? step->ransom : 0;
	oss_say(t, OSS_DID_RANSOM, s->turn, victim + 1, paid, 0);
	if (paid == 0)
		return strike(t, step, victim, what);
	struct oss_player *p = &s->player[victim];
	p->stock[OSS_GOLD] = (uint16_t)(p->stock[OSS_GOLD] - paid);
	oss_add(mover(t), OSS_GOLD, paid);
	return false;
}

/* From each rival, in turn order; guards save theirs. */
static void rob_each(struct oss_table *t, const struct oss_step *step)
{
	struct oss_state *s = t->s;
	for (int victim = pl_next_seat(&s->base, s->turn); victim != s->turn;
	     victim = pl_next_seat(&s->base, victim))
		if (!shield(t, victim))
			strike(t, step, victim, step->what);
}

/* The only rival and thing this can be aimed at, or 0 if there are none, or -1
 * if there are several. */
static int only_target(const struct oss_table *t, const struct oss_step *step)
{
	const struct oss_state *s = t->s;
	int found = 0;
	for (int victim = 0; victim < s->base.seats; victim++) {
		if (victim == s->turn)
			continue;
		const struct oss_player *p = &s->player[victim];
		int ways = step->effect == OSS_STRIP ? oss_count_bits(p->marks & t->r->works)
			: step->effect == OSS_RECALL ? oss_spies_out(p)
			: step->effect == OSS_PEEK   ? p->cards > 0
			: step->what == OSS_WORKS    ? 3
						     : 1;
		if (ways == 0)
			continue;
		if (found != 0 || ways > 1 || step->effect == OSS_STRIP ||
		    step->effect == OSS_RECALL)
			return -1;
		found = victim + 1;
	}
	return found;
}

static bool begin_aim(struct oss_table *t, const struct oss_step *step)
{
	if (step->whom == OSS_EACH) {
		rob_each(t, step);
		return false;
	}
	int only = only_target(t, step);
	if (only == 0)
		return false;
	if (only > 0)
		return aim(t, step, only - 1, 0);
	choose_in(t, OSS_AIMING);
	return true;
}

/* --- going through the rows ---------------------------------------------------------------- */

static bool has_goods(const struct oss_player *p)
{
	return p->stock[OSS_IRON] + p->stock[OSS_OIL] + p->stock[OSS_ALUMINUM] +
		p->stock[OSS_GOLD] >
		0;
}

/* True if the player has to choose something. */
static bool begin_choice(struct oss_table *t, const struct oss_step *step, int amount)
{
	switch (step->effect) {
	case OSS_BARTER:
		if (amount == 0 || !has_goods(mover(t)))
			return false;
		t->s->left = (uint8_t)amount;
		choose_in(t, OSS_BARTERING);
		return true;
	case OSS_INFILTRATE:
		if (amount == 0)
			return false;
		t->s->left = (uint8_t)amount;
		choose_in(t, OSS_SPYING);
		return true;
	case OSS_INVENT:
	case OSS_COPY:
		if (!any_research(t, step))
			return false;
		choose_in(t, OSS_INVENTING);
		return true;
	default:
		return begin_aim(t, step);
	}
}

static bool begin_step(struct oss_table *t, const struct oss_step *step)
{
	int amount = oss_amount(*step, mover(t)->tier);
	switch (step->effect) {
	case OSS_GAIN:
		gain(t, step, amount);
		return false;
	case OSS_GAMBLE:
		gamble(t, step->what, amount);
		return false;
	case OSS_DEAL:
		oss_draw_cards(t, t->s->turn, amount);
		return false;
	case OSS_HARVEST:
		harvest(t, amount);
		return false;
	case OSS_SWEEP:
		sweep(t);
		return false;
	case OSS_CURFEW:
		oss_produce(t, t->s->turn, true);
		return false;
	case OSS_GUARD:
		guard(t, amount);
		return false;
	case OSS_STALL:
		stall(t);
		return false;
	case OSS_LAND:
		land(t);
		return false;
	default:
		return begin_choice(t, step, amount);
	}
}

/* --- which of several, and whether -------------------------------------------------------------- */

bool oss_may_opt(const struct oss_rules *r, const struct oss_state *s, int at)
{
	struct oss_list list = oss_list_at_work(r, s);
	if (at < list.at || at >= list.count)
		return false;
	for (int i = list.at + 1; i <= at; i++)
		if (!list.does[i].or_else)
			return false;
	return oss_meets(r, s, s->turn, &list.does[at].only_if);
}

/* OSS-C43: rows whose conditions do not hold are passed over; where one of several is left it
 * is done, and where it may be left it is asked for. True if there is something to choose, or
 * nothing to do: then *none. */
static bool begin_option(struct oss_table *t, const struct oss_list *list, bool *none)
{
	struct oss_state *s = t->s;
	int open = 0, last = 0;
	for (int at = list->at; at == list->at || (at < list->count && list->does[at].or_else);
	     at++)
		if (oss_meets(t->r, s, s->turn, &list->does[at].only_if)) {
			open++;
			last = at;
		}
	*none = open == 0;
	if (open > 1 || (open == 1 && list->does[list->at].may))
		choose_in(t, OSS_OPTING);
	else if (open == 1)
		go_to(s, last);
	return open != 1 || list->does[list->at].may;
}

static bool has_option(const struct oss_list *list)
{
	const struct oss_step *step = &list->does[list->at];
	return step->may || step->only_if.test != 0 ||
		(list->at + 1 < list->count && step[1].or_else);
}

bool oss_resolve(struct oss_table *t)
{
	for (;;) {
		struct oss_list list = oss_list_at_work(t->r, t->s);
		bool none = false;
		if (list.at >= list.count) {
			end_card(t->s);
			return false;
		}
		if (has_option(&list) && begin_option(t, &list, &none)) {
			if (!none)
				return true;
		} else if (begin_step(t, oss_at_work(t->r, t->s))) {
			return true;
		}
		end_step(t);
	}
}

/* --- choices -------------------------------------------------------------------------------- */

static bool swap(struct oss_table *t, const struct pl_move *move)
{
	int given = move->arg[0], gained = move->arg[1], tokens = move->arg[2];
	struct oss_player *p = mover(t);
	p->stock[given] = (uint16_t)(p->stock[given] - tokens);
	oss_add(p, gained, tokens);
	t->s->left = (uint8_t)(t->s->left - tokens);
	oss_say(t, OSS_DID_SWAP, move->seat, given, gained, tokens);
	return t->s->left > 0 && has_goods(p);
}

static bool lift(struct oss_table *t, const struct pl_move *move)
{
	int victim = t->s->target - 1;
	oss_lift_card(t, move->seat, victim, move->arg[0]);
	t->s->left--;
	return t->s->left > 0;
}

static bool spread(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	if (move->verb != OSS_SEND) {
		if (move->verb == OSS_MOVE) {
			oss_recall(mover(t), move->arg[0]);
			s->lifted = move->arg[0];
		}
		choose_in(t, OSS_PLACING);
		return true;
	}
	oss_send(t, move->seat, move->arg[0]);
	if (oss_at_work(t->r, s) == NULL)
		return false;
	s->left--;
	choose_in(t, OSS_SPYING);
	return s->left > 0;
}

/* The card's own row ends before what the technology does begins. */
static bool invent(struct oss_table *t, const struct pl_move *move)
{
	int off = oss_amount(*oss_at_work(t->r, t->s), mover(t)->tier);
	end_step(t);
	oss_research(t, move->seat, move->arg[0], off, true);
	return false;
}

/* The row that was chosen is done at once; alternatives are passed over after it. */
static bool opt(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	go_to(s, move->arg[0] - 1);
	struct pl_event event = { OSS_DID_OPT,
		                  (uint8_t)s->turn,
		                  0,
		                  { (uint8_t)(s->tech != 0 ? 0 : s->card), s->tech, move->arg[0] },
		                  { 0 } };
	pl_emit(t->events, event);
	return begin_step(t, oss_at_work(t->r, s));
}

bool oss_choose(struct oss_table *t, const struct pl_move *move)
{
	bool more = false;
	if (t->s->base.phase == OSS_RANSOMING) {
		more = answer(t, move);
		if (!more)
			end_step(t);
		return more;
	}
	switch (move->verb) {
	case OSS_RESEARCH:
		return invent(t, move);
	case OSS_OPT:
		more = opt(t, move);
		break;
	case OSS_AIM:
	case OSS_LOOK:
	case OSS_DEPRIVE:
	case OSS_UNMASK:
		more = aim(t, oss_at_work(t->r, t->s), move->arg[0] - 1, move->arg[1]);
		break;
	case OSS_SWAP:
		more = swap(t, move);
		break;
	case OSS_LIFT:
		more = lift(t, move);
		break;
	case OSS_PLACE:
	case OSS_MOVE:
	case OSS_SEND:
		more = spread(t, move);
		break;
	default:
		oss_say(t, OSS_DID_SKIP, move->seat, t->s->card, t->s->tech, 0);
		break;
	}
	if (!more && oss_at_work(t->r, t->s) != NULL)
		end_step(t);
	return more;
}
