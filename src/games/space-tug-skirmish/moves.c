/* moves.c - what may be done, and why not: the list of a seat's moves and the
 * check of one. Both ask the same questions, and read only what that seat's view
 * holds. */
#include "games/space-tug-skirmish/space_tug.h"

/* What a player on turn asks again and again. */
struct desk {
	const struct sts_rules *r;
	const struct sts_state *s;
	const struct sts_player *p;
	int seat, limit;
	struct sts_figures f;
};

static void open_desk(const struct sts_rules *r, const struct sts_state *s, int seat,
                      struct desk *d)
{
	d->r = r;
	d->s = s;
	d->p = &s->player[seat];
	d->seat = seat;
	sts_figure(r, s, seat, &d->f);
	d->limit = sts_play_limit(r, s, seat, &d->f);
}

/* --- why not ---------------------------------------------------------------------- */

/* STS-C12: cards or a change of phase, not both. */
static int why_not_change(const struct desk *d)
{
	if (d->s->changed)
		return STS_CHANGED_ALREADY;
	return d->s->plays + d->s->free > 0 ? STS_PLAYED_ALREADY : 0;
}

static bool has_played_all(const struct desk *d)
{
	return d->s->plays >= d->limit && d->limit < 255;
}

static bool has_free_specs(const struct desk *d)
{
	return d->s->free < d->f.knob[STS_KNOB_FREE_SPECS];
}

static int why_not_more(const struct desk *d, const struct sts_card *card)
{
	if (d->s->changed)
		return d->p->ops ? STS_LAUNCHED_NOW : STS_RETURNED_NOW;
	if (!has_played_all(d) || (card->kind == STS_SPEC && has_free_specs(d)))
		return 0;
	return d->p->ops ? STS_PLAYED_ONE : STS_PLAYED_TWO;
}

/* STS-064, STS-073, STS-C35: not twice, unless the first is disabled. */
static int why_not_attach(const struct desk *d, int kind)
{
	if ((sts_working(d->p) & sts_part(kind)) == 0 || d->r->card[kind - 1].kind == STS_SPEC)
		return 0;
	return d->r->card[kind - 1].kind == STS_FEATURE ? STS_HAS_FEATURE : STS_HAS_ILITY;
}

/* STS-C12: what changes the phase is no second card. STS-C30: a card that would do
 * nothing at all is kept. */
static int why_not_act(const struct desk *d, int kind)
{
	const struct sts_card *card = &d->r->card[kind - 1];
	int from = card->kind == STS_ATTACK ? STS_FROM_ATTACK : 0;
	bool object = false;
	for (int i = 0; i < card->effects; i++) {
		const struct sts_effect *e = &card->effect[i];
		if (e->deed == STS_DO_PHASE && e->who == STS_SELF && why_not_change(d) != 0)
			return why_not_change(d);
		object = object || sts_has_object(d->r, d->s, d->seat, e, from);
	}
	return object ? 0 : STS_NO_OBJECT;
}

/* The card is held. */
static int why_not_play(const struct desk *d, int kind)
{
	const struct sts_card *card = &d->r->card[kind - 1];
	int deck = sts_deck_of(d->r, kind);
	if (deck != (d->p->ops ? STS_OPS_DECK : STS_DESIGN_DECK))
		return d->p->ops ? STS_ONLY_OPS : STS_ONLY_DESIGN;
	int why = why_not_more(d, card);
	if (why != 0)
		return why;
	if (sts_price(d->r, &d->f, kind) > d->p->funds)
		return STS_CANNOT_PAY;
	if (card->kind <= STS_ILITY)
		return why_not_attach(d, kind);
	return why_not_act(d, kind);
}

static int why_not_launch(const struct desk *d)
{
	return d->p->ops && !d->s->changed ? STS_IN_OPS_ALREADY : why_not_change(d);
}

static int why_not_return(const struct desk *d)
{
	if (!d->p->ops && !d->s->changed)
		return STS_IN_DESIGN_ALREADY;
	int why = why_not_change(d);
	return why == 0 && sts_return_price(&d->f) > d->p->funds ? STS_CANNOT_PAY : why;
}

static int why_not_repair(const struct desk *d, int kind)
{
	if (kind < 1 || kind > d->r->parts || (d->p->built & sts_part(kind)) == 0)
		return STS_NOT_BUILT;
	if ((d->p->off & sts_part(kind)) == 0)
		return STS_NOT_DISABLED;
	int price = sts_repair_price(d->r, &d->s->player[d->seat], &d->f, kind);
	return price > d->p->funds ? STS_CANNOT_PAY : 0;
}

/* The action of a source that works for this player, or NULL. */
static const struct sts_effect *action_of(const struct desk *d, int source)
{
	const struct sts_player *p = d->p;
	int row = source - STS_SOURCE_PERSONA, count = 0;
	if (source >= 1 && source <= d->r->parts) {
		if ((sts_working(p) & d->r->with_action & sts_part(source)) == 0)
			return NULL;
	} else if (row < 1 || row > d->r->persona_card_rows || d->r->persona_action_bit[row] == 0 ||
	           d->r->persona_card[row - 1].persona != p->persona ||
	           d->r->persona_card[row - 1].level > p->level) {
		return NULL;
	}
	const struct sts_effect *effect = sts_effects_of(d->r, source, &count);
	for (int i = 0; i < count; i++)
		if (effect[i].action >= 0)
			return &effect[i];
	return NULL;
}

static int why_not_use(const struct desk *d, int source)
{
	const struct sts_effect *e = action_of(d, source);
	if (e == NULL)
		return STS_NO_ACTION;
	int bit = source > STS_SOURCE_PERSONA
		? d->r->persona_action_bit[source - STS_SOURCE_PERSONA]
		: d->r->action_bit[source];
	if (d->s->used & bit)
		return STS_ACTION_USED;
	if (!sts_has_object(d->r, d->s, d->seat, e, 0))
		return STS_ACTION_IDLE;
	return e->action > d->p->funds ? STS_CANNOT_PAY : 0;
}

/* --- lists -------------------------------------------------------------------------- */

struct list {
	struct pl_move *out;
	int count;
	uint8_t seat;
};

static void add(struct list *list, int verb, int a, int b)
{
	pl_put_move(&list->out[list->count++], verb, list->seat, a, b, 0, 0, 0);
}

/* The same for what may be or not: written all the same, and counted if it may be, since a
 * processor cannot foretell which. */
static void add_if(struct list *list, bool may, int verb, int a)
{
	pl_put_move(&list->out[list->count], verb, list->seat, a, 0, 0, 0, 0);
	list->count += may;
}

static void list_splits(struct list *list, int verb, int cards)
{
	for (int designs = cards; designs >= 0; designs--)
		add(list, verb, designs, cards - designs);
}

static void list_personas(const struct sts_rules *r, const struct sts_state *s, struct list *list)
{
	unsigned taken = 0;
	for (int seat = 0; seat < sts_designers(r, s); seat++)
		taken |= 1u << s->player[seat].persona;
	for (int persona = 1; persona <= r->persona_rows; persona++)
		if (!((taken >> persona) & 1))
			add(list, STS_BECOME, persona, 0);
}

static void list_draws(const struct sts_rules *r, const struct sts_state *s, struct list *list)
{
	for (int deck = 0; deck < STS_DECKS; deck++)
		if (sts_can_draw(r, s, deck))
			add(list, STS_DRAW, deck + 1, 0);
}

static void list_parts(struct list *list, int verb, uint64_t parts)
{
	for (; parts != 0; parts &= parts - 1)
		add(list, verb, sts_lowest(parts), 0);
}

static void list_actions(const struct desk *d, struct list *list)
{
	for (uint64_t rest = sts_working(d->p) & d->r->with_action; rest != 0; rest &= rest - 1)
		if (why_not_use(d, sts_lowest(rest)) == 0)
			add(list, STS_USE, sts_lowest(rest), 0);
	for (int level = 1; d->p->persona != 0 && level <= d->p->level; level++) {
		int row = d->r->level_row[d->p->persona][level];
		if (d->r->persona_action_bit[row] != 0 &&
		    why_not_use(d, STS_SOURCE_PERSONA + row) == 0)
			add(list, STS_USE, STS_SOURCE_PERSONA + row, 0);
	}
}

/* The titles of the hand that this turn has room for. Parts are the first titles. */
static struct sts_titles with_room(const struct desk *d)
{
	const struct sts_rules *r = d->r;
	struct sts_titles none = { { 0 } };
	int deck = d->p->ops ? STS_OPS_DECK : STS_DESIGN_DECK;
	bool full = has_played_all(d);
	if (d->s->changed || d->p->held[deck] == 0 || (full && !has_free_specs(d)))
		return none;
	struct sts_titles hand =
		sts_titles_in(d->p->hand, sts_first_of(r, deck), sts_last_of(r, deck));
	for (int word = 0; word < STS_WORDS; word++)
		hand.word[word] &= r->of_deck[deck].word[word];
	if (full) {
		none.word[0] = hand.word[0] & r->of_kind[STS_SPEC];
		return none;
	}
	return hand;
}

/* As why_not_play() has it, for all of the hand: room, then price and what is built already,
 * or what it would do. */
static void list_cards(const struct desk *d, struct list *list)
{
	const struct sts_rules *r = d->r;
	struct sts_titles hand = with_room(d);
	uint64_t all_parts = r->of_kind[STS_FEATURE] | r->of_kind[STS_SPEC] | r->of_kind[STS_ILITY];
	uint64_t parts = hand.word[0] & all_parts;
	parts &= ~sts_working(d->p) | r->of_kind[STS_SPEC];
	for (; parts != 0; parts &= parts - 1) {
		int kind = sts_lowest(parts);
		add_if(list, sts_price(r, &d->f, kind) <= d->p->funds, STS_PLAY, kind);
	}
	hand.word[0] &= ~all_parts;
	for (int word = 0; word < STS_WORDS; word++)
		for (uint64_t rest = hand.word[word]; rest != 0; rest &= rest - 1) {
			int kind = 64 * word + sts_lowest(rest);
			if (sts_price(r, &d->f, kind) <= d->p->funds && why_not_act(d, kind) == 0)
				add(list, STS_PLAY, kind, 0);
		}
}

static void list_plays(const struct sts_rules *r, const struct sts_state *s, int seat,
                       struct list *list)
{
	struct desk d;
	open_desk(r, s, seat, &d);
	list_cards(&d, list);
	add_if(list, why_not_launch(&d) == 0, STS_LAUNCH, 0);
	add_if(list, why_not_return(&d) == 0, STS_RETURN, 0);
	list_actions(&d, list);
	for (uint64_t rest = d.p->off; rest != 0; rest &= rest - 1)
		if (why_not_repair(&d, sts_lowest(rest)) == 0)
			add(list, STS_REPAIR, sts_lowest(rest), 0);
	list_parts(list, STS_JUNK, d.p->built);
	add(list, STS_DONE, 0, 0);
}

static void list_aims(const struct sts_rules *r, const struct sts_state *s, struct list *list)
{
	const struct sts_effect *e = sts_next_effect(r, s);
	bool chooses = e->deed == STS_DO_HIT && e->pick == STS_CHOOSE;
	int from = sts_from(r, sts_at_work(s)->source);
	unsigned aims = sts_aims(r, s);
	for (int seat = 0; aims >> seat != 0; seat++) {
		if (!((aims >> seat) & 1))
			continue;
		uint64_t parts = chooses ? sts_exposed(r, s, seat, e, from) : 0;
		if (!chooses)
			add(list, STS_AIM, seat + 1, 0);
		for (; parts != 0; parts &= parts - 1)
			add(list, STS_AIM, seat + 1, sts_lowest(parts));
	}
}

static void list_titles(struct list *list, int verb, const struct sts_titles *titles)
{
	for (int word = 0; word < STS_WORDS; word++)
		for (uint64_t rest = titles->word[word]; rest != 0; rest &= rest - 1)
			add(list, verb, 64 * word + sts_lowest(rest), 0);
}

/* STS-C40. */
static void list_pile(const struct sts_rules *r, const struct sts_player *p, struct list *list)
{
	struct sts_titles pile = sts_titles_in(p->pile, 1, r->cards);
	for (int word = 0; word < STS_WORDS; word++)
		pile.word[word] &= ~r->fetching.word[word];
	list_titles(list, STS_TAKE, &pile);
	add(list, STS_ENOUGH, 0, 0);
}

static void list_hand(const struct sts_rules *r, const struct sts_player *p, struct list *list)
{
	struct sts_titles hand = sts_titles_in(p->hand, 1, r->cards);
	list_titles(list, STS_DISCARD, &hand);
}

static void list_offer(const struct sts_state *s, struct list *list)
{
	for (int i = 0; i < STS_OFFER; i++)
		if (s->offer[i] != 0 && (i == 0 || s->offer[i] != s->offer[i - 1]))
			add(list, STS_FATE, s->offer[i], 0);
}

int sts_legal(const struct pl_rules *rules, const struct pl_state *view, int seat,
              struct pl_move out[PL_MOVES])
{
	const struct sts_rules *r = sts_numbers(rules);
	const struct sts_state *s = sts_position(view);
	struct list list = { out, 0, (uint8_t)seat };
	if (seat < 0 || seat >= view->seats || !pl_is_pending(view, seat))
		return 0;
	const struct sts_player *p = &s->player[seat];
	switch (view->phase) {
	case STS_SPLITTING:
		list_splits(&list, STS_SPLIT, r->start_hand);
		break;
	case STS_REDRAWING:
		add(&list, STS_KEEP, 0, 0);
		list_splits(&list, STS_REDRAW, sts_hand_size(p) - 1);
		break;
	case STS_BECOMING:
		list_personas(r, s, &list);
		break;
	case STS_READY:
		add(&list, STS_BEGIN, 0, 0);
		break;
	case STS_DRAWING:
		list_draws(r, s, &list);
		break;
	case STS_PLAYING:
		list_plays(r, s, seat, &list);
		break;
	case STS_AIMING:
		list_aims(r, s, &list);
		break;
	case STS_SALVAGING:
		list_pile(r, p, &list);
		break;
	case STS_MENDING:
		list_parts(&list, STS_MEND, p->off);
		add(&list, STS_ENOUGH, 0, 0);
		break;
	case STS_BOOSTING:
		for (int stat = STS_STRENGTH; stat <= STS_STATS; stat++)
			add(&list, STS_BOOST, stat, 0);
		break;
	case STS_DISCARDING:
		list_hand(r, p, &list);
		break;
	default:
		list_offer(s, &list);
		break;
	}
	return list.count;
}

/* --- the check ------------------------------------------------------------------------ */

static int check_opening(const struct sts_rules *r, const struct sts_state *s,
                         const struct pl_move *move)
{
	int cards = move->arg[0] + move->arg[1], seat = move->seat;
	switch (move->verb) {
	case STS_SPLIT:
		if (s->base.phase != STS_SPLITTING)
			return STS_NO_SUCH_MOVE;
		return cards == r->start_hand ? 0 : STS_WRONG_SPLIT;
	case STS_REDRAW:
		if (s->base.phase != STS_REDRAWING)
			return STS_NO_SUCH_MOVE;
		if (sts_hand_size(&s->player[seat]) == 0)
			return STS_NO_HAND_LEFT;
		return cards == sts_hand_size(&s->player[seat]) - 1 ? 0 : STS_WRONG_REDRAW;
	case STS_KEEP:
		return s->base.phase == STS_REDRAWING ? 0 : STS_NO_SUCH_MOVE;
	case STS_BECOME:
		if (s->base.phase != STS_BECOMING || move->arg[0] < 1 ||
		    move->arg[0] > r->persona_rows)
			return STS_NO_SUCH_MOVE;
		for (int other = 0; other < sts_designers(r, s); other++)
			if (s->player[other].persona == move->arg[0])
				return STS_PERSONA_TAKEN;
		return 0;
	default:
		return s->base.phase == STS_READY ? 0 : STS_NO_SUCH_MOVE;
	}
}

static int check_playing(const struct sts_rules *r, const struct sts_state *s,
                         const struct pl_move *move)
{
	if (s->base.phase != STS_PLAYING)
		return STS_NO_SUCH_MOVE;
	struct desk d;
	open_desk(r, s, move->seat, &d);
	int kind = move->arg[0];
	switch (move->verb) {
	case STS_PLAY:
		if (kind < 1 || kind > r->cards || sts_held(d.p, kind) == 0)
			return STS_NOT_HELD;
		return why_not_play(&d, kind);
	case STS_LAUNCH:
		return why_not_launch(&d);
	case STS_RETURN:
		return why_not_return(&d);
	case STS_REPAIR:
		return why_not_repair(&d, kind);
	case STS_JUNK:
		return kind >= 1 && kind <= r->parts && (d.p->built & sts_part(kind)) != 0
			? 0
			: STS_NOT_BUILT;
	case STS_USE:
		return why_not_use(&d, kind);
	default:
		return 0;
	}
}

/* Where the list is short, a move is allowed that is in it. */
static int check_listed(const struct pl_rules *rules, const struct pl_state *view,
                        const struct pl_move *move, int why)
{
	struct pl_move moves[PL_MOVES];
	int count = sts_legal(rules, view, move->seat, moves);
	for (int i = 0; i < count; i++)
		if (moves[i].verb == move->verb && moves[i].arg[0] == move->arg[0] &&
		    moves[i].arg[1] == move->arg[1])
			return 0;
	return count > 0 && moves[0].verb == move->verb ? why : STS_NO_SUCH_MOVE;
}

/* STS-C40. */
static int why_not_take(const struct sts_rules *r, const struct sts_state *s,
                        const struct pl_move *move)
{
	int kind = move->arg[0];
	bool there = kind >= 1 && kind <= r->cards && s->player[move->seat].pile[kind] > 0;
	return move->seat < STS_SEATS && there ? STS_FETCHES : STS_NOT_IN_PILE;
}

/* How many numbers each verb carries; the rest is 0. */
static int numbers_of(int verb)
{
	switch (verb) {
	case STS_SPLIT:
	case STS_REDRAW:
	case STS_AIM:
		return 2;
	case STS_KEEP:
	case STS_BEGIN:
	case STS_LAUNCH:
	case STS_RETURN:
	case STS_ENOUGH:
	case STS_DONE:
		return 0;
	default:
		return 1;
	}
}

int sts_check(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move)
{
	const struct sts_rules *r = sts_numbers(rules);
	const struct sts_state *s = sts_position(view);
	if (sts_is_over(s))
		return STS_OVER;
	if (move->seat >= view->seats || !pl_is_pending(view, move->seat))
		return STS_NOT_ASKED;
	if (move->verb < STS_SPLIT || move->verb > STS_DONE)
		return STS_NO_SUCH_MOVE;
	for (int i = numbers_of(move->verb); i < (int)sizeof move->arg; i++)
		if (move->arg[i] != 0)
			return STS_NO_SUCH_MOVE;
	switch (move->verb) {
	case STS_SPLIT:
	case STS_REDRAW:
	case STS_KEEP:
	case STS_BECOME:
	case STS_BEGIN:
		return check_opening(r, s, move);
	case STS_PLAY:
	case STS_LAUNCH:
	case STS_RETURN:
	case STS_REPAIR:
	case STS_JUNK:
	case STS_USE:
	case STS_DONE:
		return check_playing(r, s, move);
	case STS_DRAW:
		return check_listed(rules, view, move, STS_NO_CARDS_TO_DRAW);
	case STS_AIM:
		return check_listed(rules, view, move, STS_NO_TARGET);
	case STS_TAKE:
		return check_listed(rules, view, move, why_not_take(r, s, move));
	case STS_MEND:
		return check_listed(rules, view, move, STS_NOT_DISABLED);
	case STS_BOOST:
		return check_listed(rules, view, move, STS_NO_SUCH_STAT);
	case STS_DISCARD:
		return check_listed(rules, view, move, STS_NOT_HELD);
	case STS_FATE:
		return check_listed(rules, view, move, STS_NOT_OFFERED);
	default:
		return check_listed(rules, view, move, STS_NO_SUCH_MOVE);
	}
}
