/* moves.c - what may be done: every legal move, listed. Why another is refused is in
 * check.c; both ask the same questions of actions.c and effects.c. */
#include "games/one-small-step/one_small_step.h"

struct list {
	struct pl_move *out;
	int count, seat;
};

static void add(struct list *list, int verb, int a, int b, int c)
{
	struct pl_move move = { (uint8_t)verb, (uint8_t)list->seat,
		                { (uint8_t)a, (uint8_t)b, (uint8_t)c } };
	list->out[list->count++] = move;
}

/* --- the parts of the menu ---------------------------------------------------- */

static void list_trades(const struct oss_rules *r, const struct oss_state *s,
                        struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	int limit = s->selling == 0 ? oss_trade_limit(r, s, list->seat) : s->left;
	for (int resource = OSS_IRON; resource <= OSS_ALUMINUM; resource++) {
		int most = (s->dealt >> resource) & 1 || s->selling == 2 ? 0
									: p->stock[resource];
		for (int tokens = 1; tokens <= oss_least(most, limit); tokens++)
			add(list, OSS_SELL, resource, tokens, 0);
	}
	for (int resource = OSS_IRON; resource <= OSS_ALUMINUM; resource++) {
		int most = (s->dealt >> resource) & 1 || s->selling == 1 ? 0 : p->stock[OSS_GOLD];
		for (int tokens = 1; tokens <= oss_least(most, limit); tokens++)
			add(list, OSS_BUY, resource, tokens, 0);
	}
}

static void list_research(const struct oss_rules *r, const struct oss_state *s, int off,
                          bool copies, struct list *list)
{
	if (s->player[list->seat].stalled != 0)
		return;
	uint32_t left = r->every & ~s->player[list->seat].marks;
	for (; left != 0; left &= left - 1) {
		int technology = oss_lowest(left);
		if (oss_why_not_research(r, s, list->seat, technology, off, copies) == 0)
			add(list, OSS_RESEARCH, technology, 0, 0);
	}
}

int oss_may_draw(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	int there = s->deck_left;
	int most = r->tier[s->player[seat].tier - 1].draws +
		oss_standing(r, s, seat, OSS_LISTEN, 0);
	for (int kind = 1; there < most && kind <= r->kind_count; kind++)
		there += s->discard[kind];
	return oss_least(there, most);
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
static void list_hand(uint64_t hand, int verb, struct list *list)
{
	for (int kind = 1; hand != 0; hand >>= 4, kind++)
		if ((hand & 15) != 0)
			add(list, verb, kind, 0, 0);
}

static void list_plays(const struct oss_rules *r, const struct oss_state *s, struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	uint64_t hand = p->hand;
	for (int kind = 1; hand != 0; hand >>= 4, kind++)
		if ((hand & 15) != 0 && oss_can_pay(p, r->card[kind - 1].price))
			add(list, OSS_PLAY, kind, 0, 0);
}

static void list_spies(const struct oss_state *s, struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	if (oss_spies_out(p) < p->tier)
		add(list, OSS_PLACE, 0, 0, 0);
	for (uint32_t left = p->watches; left != 0; left &= left - 1)
		add(list, OSS_MOVE, oss_lowest(left), 0, 0);
	for (uint32_t left = p->posts; left != 0; left &= left - 1)
		add(list, OSS_MOVE, oss_tech_place(oss_lowest(left)), 0, 0);
}

static void list_conversions(const struct oss_rules *r, const struct oss_state *s,
                             struct list *list)
{
	if (!s->converted && oss_standing(r, s, list->seat, OSS_CONVERT, 0) > 0)
		list_hand(s->player[list->seat].hand, OSS_TURN_IN, list);
}

static bool may_train(const struct oss_rules *r, const struct oss_player *p)
{
	return p->tier < OSS_TIERS &&
		oss_can_pay(p, r->faction[p->faction - 1].network[p->tier + 1]);
}

static void list_actions(const struct oss_rules *r, const struct oss_state *s,
                         struct list *list)
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

static void list_places(const struct oss_rules *r, const struct oss_state *s,
                        struct list *list)
{
	for (int place = 1; place <= oss_tech_place(r->technology_count); place++)
		if (oss_why_not_place(r, s, list->seat, place) == 0)
			add(list, OSS_SEND, place, 0, 0);
}

static void list_spies_of(const struct oss_state *s, int victim, struct list *list)
{
	for (uint32_t left = s->player[victim].watches; left != 0; left &= left - 1)
		add(list, OSS_AIM, victim + 1, oss_lowest(left), 0);
	for (uint32_t left = s->player[victim].posts; left != 0; left &= left - 1)
		add(list, OSS_AIM, victim + 1, oss_tech_place(oss_lowest(left)), 0);
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
			add(list, OSS_AIM, victim + 1, oss_lowest(works), 0);
		if (step->effect == OSS_STRIP || step->effect == OSS_RECALL)
			continue;
		int first = step->what == OSS_WORKS ? OSS_IRON : 0;
		int last = step->what == OSS_WORKS ? OSS_ALUMINUM : 0;
		for (int what = first; what <= last; what++)
			if (oss_why_not_aim(r, s, list->seat, victim, what) == 0)
				add(list, OSS_AIM, victim + 1, what, 0);
	}
	if (step->effect == OSS_RECALL)
		add(list, OSS_SKIP, 0, 0, 0);
}

/* One token, or all that can go; check() allows what lies between. */
static void list_swaps(const struct oss_state *s, struct list *list)
{
	const struct oss_player *p = &s->player[list->seat];
	for (int given = OSS_IRON; given <= OSS_GOLD; given++) {
		int most = oss_least(p->stock[given], s->left);
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

static void list_invention(const struct oss_rules *r, const struct oss_state *s,
                           struct list *list)
{
	const struct oss_step *step = oss_at_work(r, s);
	list_research(r, s, oss_amount(*step, s->player[list->seat].tier),
	              step->effect == OSS_COPY, list);
	add(list, OSS_SKIP, 0, 0, 0);
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

static void list_choices(const struct oss_rules *r, const struct oss_state *s,
                         struct list *list)
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
		list_hand(s->player[list->seat].known[s->target - 1], OSS_LIFT, list);
		add(list, OSS_DONE, 0, 0, 0);
		return;
	case OSS_CONVERTING:
		for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
			add(list, OSS_RECEIVE, resource, 0, 0);
		return;
	default: /* OSS_DISCARDING */
		list_hand(s->player[list->seat].hand, OSS_DISCARD, list);
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
