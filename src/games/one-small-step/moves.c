/* moves.c - what may be done: every legal move, listed. Why another is refused is in
 * check.c; both ask the same questions of actions.c and effects.c. */
#include "games/one-small-step/one_small_step.h"

struct list {
	struct pl_move *out;
	int count, seat;
};

static void add(struct list *list, int verb, int a, int b, int c)
{
	pl_put_move(&list->out[list->count++], verb, list->seat, a, b, c, 0, 0);
}

/* The same where it can hardly be foreseen: what does not hold is written over. */
static void add_if(struct list *list, bool holds, int verb, int a)
{
	pl_put_move(&list->out[list->count], verb, list->seat, a, 0, 0, 0, 0);
	list->count += holds;
}

/* --- the parts of the menu ---------------------------------------------------- */

/* From one token of a resource to so many, copied by fours. How many are written hangs on the
 * limit alone, which seldom changes: a processor foresees that, and not what is in stock. What
 * is too many is written over by what follows. */
static void add_trades(struct list *list, const struct pl_move *moves, int most, int limit)
{
	enum { AT_ONCE = 4 };
	struct pl_move *out = list->out + list->count;
	for (int from = 0; from < limit; from += AT_ONCE)
		for (int i = 0; i < AT_ONCE; i++)
			out[from + i] = moves[from + i];
	list->count += most;
}

static void list_trades(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	const uint16_t *stock = s->player[list->seat].stock;
	int limit = s->selling == 0 ? oss_trade_limit(r, s, list->seat) : s->left;
	int gold = pl_least(stock[OSS_GOLD], limit);
	for (int i = 0; s->selling != 2 && i < 3; i++) {
		int most = pl_least(stock[OSS_IRON + i], limit);
		bool dealt = (s->dealt >> (OSS_IRON + i)) & 1;
		add_trades(list, r->sale[list->seat][i], dealt ? 0 : most, limit);
	}
	for (int i = 0; s->selling != 1 && i < 3; i++) {
		bool dealt = (s->dealt >> (OSS_IRON + i)) & 1;
		add_trades(list, r->purchase[list->seat][i], dealt ? 0 : gold, limit);
	}
}

/* What a player can pay of each resource, with what is taken off every price as if it had it. */
struct reach {
	int of[OSS_RESOURCES + 1];
};

static struct reach reach_of(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	bool cheaper = oss_has(r, s, seat, OSS_CHEAPER);
	struct reach reach = { { 0, s->player[seat].stock[OSS_MORALE] } };
	for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++)
		reach.of[resource] = s->player[seat].stock[resource] +
			(cheaper ? oss_standing(r, s, seat, OSS_CHEAPER, resource) : 0);
	return reach;
}

static uint32_t within(const struct oss_rules *r, const struct reach *reach, int resource)
{
	return r->within[resource][pl_least(reach->of[resource], OSS_DEAREST)];
}

/* Tokens but for Morale that a technology costs beyond reach. */
static int short_of(const struct oss_rules *r, const struct reach *reach, int technology)
{
	int sum = 0;
	for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++)
		sum += pl_most(0,
		               r->technology[technology - 1].price[resource] - reach->of[resource]);
	return sum;
}

/* What oss_why_not_research() allows, by masks. Tokens off that are not of a certain resource
 * are counted one by one, where there are any. */
static void list_research(const struct oss_rules *r, const struct oss_state *s, int off,
                          bool copies, struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	if (p->stalled != 0)
		return;
	struct reach reach = reach_of(r, s, list->seat);
	uint32_t others = oss_marked(s, list->seat);
	int follow = oss_has(r, s, list->seat, OSS_FOLLOW)
		? oss_standing(r, s, list->seat, OSS_FOLLOW, 0)
		: 0;
	uint32_t helped = off > 0 ? r->every : follow > 0 ? others : 0;
	uint32_t payable = within(r, &reach, OSS_IRON) & within(r, &reach, OSS_OIL) &
		within(r, &reach, OSS_ALUMINUM) & within(r, &reach, OSS_GOLD);
	uint32_t left = (payable | helped) & within(r, &reach, OSS_MORALE) & ~p->marks &
		~oss_blocked(r, s, list->seat);
	if (copies)
		left &= others;
	for (; left != 0; left &= left - 1) {
		int technology = pl_lowest(left);
		bool open = oss_leads_to(r, p->marks, technology);
		if (((helped & ~payable) >> technology) & 1) {
			int all = off + ((others >> technology) & 1 ? follow : 0);
			open = open && short_of(r, &reach, technology) <= all;
		}
		add_if(list, open, OSS_RESEARCH, technology);
	}
}

int oss_may_draw(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	int there = s->deck_left, most = oss_draw_limit(r, s, seat);
	for (int kind = 1; there < most && kind <= r->kind_count; kind++)
		there += s->discard[kind];
	return pl_least(there, most);
}

static void list_draws(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	int most = oss_may_draw(r, s, list->seat);
	for (int cards = 1; cards <= most; cards++)
		add(list, OSS_DRAW, cards, 0, 0);
	if (!r->tier[s->player[list->seat].tier - 1].steals)
		return;
	for (int other = 0; other < s->base.seats; other++)
		if (other != list->seat && s->player[other].cards > 0)
			add(list, OSS_STEAL, other + 1, 0, 0);
}

/* A verb for each kind in a hand. */
static void list_hand(const struct oss_hand *hand, int verb, struct list *list)
{
	for (uint32_t left = oss_kinds_in(hand); left != 0; left &= left - 1)
		add(list, verb, pl_lowest(left) + 1, 0, 0);
}

static void list_plays(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	if (p->cards == 0)
		return;
	for (uint32_t left = oss_kinds_in(&p->hand); left != 0; left &= left - 1) {
		int at = pl_lowest(left);
		add_if(list, (r->unpaid >> at) & 1 || oss_can_pay(p, r->card[at].price), OSS_PLAY,
		       at + 1);
	}
}

/* Every spy that is out, and one at home if there is any. */
static void list_spies(const struct oss_state *s, struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	if (oss_spies_out(p) < p->tier)
		add(list, OSS_PLACE, 0, 0, 0);
	for (uint64_t left = oss_places_of(p); left != 0; left &= left - 1)
		add(list, OSS_MOVE, pl_lowest(left), 0, 0);
}

static void list_conversions(const struct oss_rules *r, const struct oss_state *s,
                             struct list *list)
{
	if (!s->converted && oss_may_convert(r, s, list->seat))
		list_hand(&s->player[list->seat].hand, OSS_TURN_IN, list);
}

static bool may_train(const struct oss_rules *r, const struct oss_player *p)
{
	return p->tier < OSS_TIERS &&
		oss_can_pay(p, r->faction[p->faction - 1].network[p->tier + 1]);
}

static void list_actions(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	add(list, OSS_PRODUCE, 0, 0, 0);
	list_trades(r, s, list);
	list_research(r, s, 0, false, list);
	list_plays(r, s, list);
	list_draws(r, s, list);
	if (may_train(r, &s->player[list->seat]))
		add(list, OSS_TRAIN, 0, 0, 0);
	list_spies(s, list);
	list_conversions(r, s, list);
	add(list, OSS_LIE_LOW, 0, 0, 0);
}

/* --- choices within an action --------------------------------------------------- */

/* What oss_why_not_place() allows, all places at once. */
static void list_places(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	uint32_t others = oss_marked(s, list->seat), posts = 0, mats = 0;
	for (int other = 0; other < s->base.seats; other++) {
		if (other == list->seat)
			continue;
		mats |= oss_mat_mask(other);
		posts |= s->player[other].posts;
	}
	uint32_t blocks = r->every & ~(p->marks | others | posts);
	if (r->moon_spies == OSS_BARRED)
		blocks &= ~oss_bit(r->moon);
	uint32_t tree = (blocks | (others & ~p->marks & r->ongoing)) & ~p->posts;
	for (mats &= ~p->watches; mats != 0; mats &= mats - 1)
		if (pl_lowest(mats) != s->lifted)
			add(list, OSS_SEND, pl_lowest(mats), 0, 0);
	for (; tree != 0; tree &= tree - 1)
		if (oss_tech_place(pl_lowest(tree)) != s->lifted)
			add(list, OSS_SEND, oss_tech_place(pl_lowest(tree)), 0, 0);
}

static void list_spies_of(const struct oss_state *s, int victim, struct list *list)
{
	uint64_t left = oss_places_of(&s->player[victim]);
	for (; left != 0; left &= left - 1)
		add(list, OSS_UNMASK, victim + 1, pl_lowest(left), 0);
}

static void list_aims(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	const struct oss_step *step = oss_at_work(r, s);
	for (int victim = 0; victim < s->base.seats; victim++) {
		if (victim == list->seat)
			continue;
		uint32_t works = s->player[victim].marks & r->works;
		if (step->effect == OSS_RECALL)
			list_spies_of(s, victim, list);
		for (; step->effect == OSS_STRIP && works != 0; works &= works - 1)
			add(list, OSS_DEPRIVE, victim + 1, pl_lowest(works), 0);
		if (step->effect == OSS_STRIP || step->effect == OSS_RECALL)
			continue;
		int first = step->what == OSS_WORKS ? OSS_IRON : 0;
		int last = step->what == OSS_WORKS ? OSS_ALUMINUM : 0;
		for (int what = first; what <= last; what++)
			if (oss_why_not_aim(r, s, list->seat, victim, what) == 0)
				add(list, oss_aiming_verb(step->effect), victim + 1, what, 0);
	}
	if (step->effect == OSS_RECALL)
		add(list, OSS_SKIP, 0, 0, 0);
}

/* One token, or all that can go; check() allows what lies between. */
static void list_swaps(const struct oss_state *s, struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	for (int given = OSS_IRON; given <= OSS_GOLD; given++) {
		int most = pl_least(p->stock[given], s->left);
		for (int gained = OSS_MORALE; most > 0 && gained <= OSS_GOLD; gained++) {
			if (gained == given)
				continue;
			add(list, OSS_SWAP, given, gained, 1);
			if (most > 1)
				add(list, OSS_SWAP, given, gained, most);
		}
	}
	add(list, OSS_DONE, 0, 0, 0);
}

static void list_invention(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	const struct oss_step *step = oss_at_work(r, s);
	list_research(r, s, oss_amount(*step, s->player[list->seat].tier), step->effect == OSS_COPY,
	              list);
	add(list, OSS_SKIP, 0, 0, 0);
}

/* Those of several effects whose conditions hold, and none where that may be. */
static void list_options(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	struct oss_list all = oss_list_at_work(r, s);
	for (int at = all.at; at < all.count; at++)
		if (oss_may_opt(r, s, at))
			add(list, OSS_OPT, at + 1, 0, 0);
	if (all.does[all.at].may)
		add(list, OSS_SKIP, 0, 0, 0);
}

/* What is known of the hand that is seen is all of it. */
static void list_seen(const struct oss_state *s, struct list *list)
{
	list_hand(&s->player[list->seat].known[s->target - 1], OSS_LIFT, list);
	add(list, OSS_DONE, 0, 0, 0);
}

static void list_mats(const struct oss_state *s, struct list *list)
{
	for (int faction = 1; faction <= OSS_FACTIONS; faction++) {
		bool taken = false;
		for (int seat = 0; seat < s->base.seats; seat++)
			taken = taken || s->player[seat].faction == faction;
		if (!taken)
			add(list, OSS_PICK_MAT, faction, 0, 0);
	}
}

static void list_choices(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	switch (s->base.phase) {
	case OSS_DRAFTING:
		list_mats(s, list);
		return;
	case OSS_AIMING:
		list_aims(r, s, list);
		return;
	case OSS_BARTERING:
		list_swaps(s, list);
		return;
	case OSS_PLACING:
		list_places(r, s, list);
		return;
	case OSS_SPYING:
		list_spies(s, list);
		add(list, OSS_SKIP, 0, 0, 0);
		return;
	case OSS_INVENTING:
		list_invention(r, s, list);
		return;
	case OSS_PICKING:
		list_seen(s, list);
		return;
	case OSS_OPTING:
		list_options(r, s, list);
		return;
	case OSS_RANSOMING:
		add(list, OSS_PAY, 0, 0, 0);
		add(list, OSS_SKIP, 0, 0, 0);
		return;
	case OSS_SKIMMING:
		add(list, OSS_SKIM, oss_place_resource(s->aimed), 0, 0);
		add(list, OSS_SKIP, 0, 0, 0);
		return;
	case OSS_CONVERTING:
		for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
			add(list, OSS_RECEIVE, resource, 0, 0);
		return;
	default: /* OSS_DISCARDING */
		list_hand(&s->player[list->seat].hand, OSS_DISCARD, list);
		list_conversions(r, s, list);
		return;
	}
}

int oss_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES])
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(view);
	struct list list = { out, 0, seat };
	if (!pl_is_pending(view, seat))
		return 0;
	switch (view->phase) {
	case OSS_ACTING:
		list_actions(r, s, &list);
		break;
	case OSS_TRADING:
		list_trades(r, s, &list);
		add(&list, OSS_DONE, 0, 0, 0);
		break;
	case OSS_DRAWING:
		list_draws(r, s, &list);
		add(&list, OSS_DONE, 0, 0, 0);
		break;
	case OSS_LEAVING:
		list_conversions(r, s, &list);
		add(&list, OSS_DONE, 0, 0, 0);
		break;
	default:
		list_choices(r, s, &list);
		break;
	}
	return list.count;
}
