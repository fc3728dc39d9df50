/* actions.c - the six actions: what they cost, give and change. Whose turn it is
 * and what comes next is rules.c's business. */
#include "games/one-small-step/one_small_step.h"

/* --- standing effects ------------------------------------------------------- */

static int sum_steps(const struct oss_step *does, int count, int effect, int resource)
{
	int sum = 0;
	for (int i = 0; i < count; i++)
		if (does[i].effect == effect && does[i].what == resource)
			sum += does[i].number;
	return sum;
}

int oss_standing(const struct oss_rules *r, const struct oss_state *s, int seat, int effect,
                 int resource)
{
	int sum = r->gift[s->player[seat].faction][effect][resource];
	uint32_t left = oss_active(s, seat, r->gives[effect]);
	for (; left != 0; left &= left - 1) {
		const struct oss_technology *tech = &r->technology[pl_lowest(left) - 1];
		sum += sum_steps(tech->does, tech->does_count, effect, resource);
	}
	return sum;
}

/* --- paying ------------------------------------------------------------------- */

bool oss_can_pay(const struct oss_player *p, const uint8_t price[OSS_RESOURCES + 1])
{
	int lacks = 0; /* which of them is nothing that a processor foresees */
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		lacks |= p->stock[resource] < price[resource];
	return lacks == 0;
}

void oss_pay(struct oss_player *p, const uint8_t price[OSS_RESOURCES + 1])
{
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		p->stock[resource] = (uint16_t)(p->stock[resource] - price[resource]);
}

static int take_off(uint8_t *price, int most)
{
	int off = pl_least(*price, most);
	*price = (uint8_t)(*price - off);
	return off;
}

bool oss_price(const struct oss_rules *r, const struct oss_state *s, int seat, int technology,
               int off, uint8_t price[OSS_RESOURCES + 1])
{
	const struct oss_player *p = &s->player[seat];
	const struct oss_technology *tech = &r->technology[technology - 1];
	for (int resource = 0; resource <= OSS_RESOURCES; resource++)
		price[resource] = tech->price[resource];
	if (oss_has(r, s, seat, OSS_CHEAPER))
		for (int resource = OSS_IRON; resource <= OSS_GOLD; resource++)
			take_off(&price[resource], oss_standing(r, s, seat, OSS_CHEAPER, resource));
	if (oss_has(r, s, seat, OSS_FOLLOW) && ((oss_marked(s, seat) >> technology) & 1))
		off += oss_standing(r, s, seat, OSS_FOLLOW, 0);
	/* OSS-C33: first what is lacking, then Gold, which buys all the rest. */
	for (int resource = OSS_IRON; off > 0 && resource <= OSS_GOLD; resource++)
		if (price[resource] > p->stock[resource])
			off -= take_off(&price[resource],
			                pl_least(off, price[resource] - p->stock[resource]));
	for (int resource = OSS_GOLD; off > 0 && resource >= OSS_IRON; resource--)
		off -= take_off(&price[resource], off);
	return oss_can_pay(p, price);
}

/* --- produce and trade ---------------------------------------------------------- */

void oss_produce(struct oss_table *t, int seat, bool safe)
{
	struct pl_event event = { OSS_DID_PRODUCE, (uint8_t)seat, 0, { 0 }, { 0 } };
	uint64_t all = oss_made(t->r, t->s, seat);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		int made = oss_unpack(all, resource);
		event.arg[resource - 1] = (uint8_t)made;
		oss_add(&t->s->player[seat], resource, made);
	}
	event.arg[5] = safe;
	pl_emit(t->events, event);
}

/* The spy that is asked about takes a token of what was made, or leaves it. */
static void take_or_spare(struct oss_table *t, bool takes)
{
	struct oss_state *s = t->s;
	int spy = s->target - 1, resource = oss_place_resource(s->aimed);
	oss_say(t, takes ? OSS_DID_SKIM : OSS_DID_SPARE, spy, s->turn + 1, resource, 0);
	if (!takes)
		return;
	s->left--;
	s->player[s->turn].stock[resource]--;
	oss_add(&s->player[spy], resource, 1);
}

void oss_skim(struct oss_table *t, const struct pl_move *move)
{
	take_or_spare(t, move->verb == OSS_SKIM);
}

static uint32_t watched(const struct oss_state *s, int seat)
{
	uint32_t watches = 0;
	for (int other = 0; other < s->base.seats; other++)
		watches |= s->player[other].watches;
	return watches & oss_mat_mask(seat);
}

/* The next spy in turn order from the producer on, of the resource that it is about. */
static bool next_spy(struct oss_state *s)
{
	int spy = s->target == 0 ? s->turn : s->target - 1;
	do {
		spy = pl_next_seat(&s->base, spy);
	} while (spy != s->turn && !((s->player[spy].watches >> s->aimed) & 1));
	s->target = (uint8_t)(spy + 1);
	return spy != s->turn;
}

/* OSS-C10: on to the next spy that can take, resource by resource, never more than is made; false
 * when there is none. */
static bool is_left(const struct oss_rules *r, struct oss_state *s)
{
	uint32_t left = watched(s, s->turn) & (~(uint32_t)0 << s->aimed);
	for (; left != 0; left &= left - 1) {
		if (s->target == 0) {
			s->aimed = (uint8_t)pl_lowest(left);
			s->left = (uint8_t)oss_production(r, s, s->turn,
			                                  oss_place_resource(s->aimed));
		}
		if (s->left > 0 && next_spy(s))
			return true;
		s->target = 0;
	}
	s->aimed = s->left = 0;
	return false;
}

bool oss_ask_spies(struct oss_table *t)
{
	struct oss_state *s = t->s;
	while (is_left(t->r, s)) {
		if (t->r->skimming == OSS_ASKED) {
			s->base.phase = OSS_SKIMMING;
			pl_ask(&s->base, s->target - 1);
			return true;
		}
		take_or_spare(t, true);
	}
	return false;
}

void oss_skim_all(const struct oss_rules *r, struct oss_state *s)
{
	struct oss_table t = { r, s, NULL };
	do {
		take_or_spare(&t, true);
	} while (is_left(r, s));
}

/* One kind of a sale or purchase: OSS-049, OSS-050. */
void oss_trade(struct oss_table *t, const struct pl_move *move)
{
	struct oss_state *s = t->s;
	struct oss_player *p = &s->player[move->seat];
	int resource = move->arg[0], tokens = move->arg[1];
	bool sells = move->verb == OSS_SELL;
	if (s->selling == 0)
		s->left = (uint8_t)oss_trade_limit(t->r, s, move->seat);
	s->selling = sells ? 1 : 2;
	s->left = (uint8_t)(s->left - tokens);
	s->dealt |= (uint8_t)(1u << resource);
	int given = sells ? resource : OSS_GOLD, gained = sells ? OSS_GOLD : resource;
	p->stock[given] = (uint16_t)(p->stock[given] - tokens);
	oss_add(p, gained, tokens);
	oss_say(t, sells ? OSS_DID_SELL : OSS_DID_BUY, move->seat, resource, tokens, 0);
}

/* --- research --------------------------------------------------------------------- */

/* OSS-088, OSS-C09: only an unmarked space can be blocked. */
int oss_blocker(const struct oss_state *s, int seat, int technology)
{
	if ((oss_marked(s, -1) >> technology) & 1)
		return -1;
	for (int other = 0; other < s->base.seats; other++)
		if (other != seat && ((s->player[other].posts >> technology) & 1))
			return other;
	return -1;
}

int oss_why_not_research(const struct oss_rules *r, const struct oss_state *s, int seat,
                         int technology, int off, bool copies)
{
	const struct oss_player *p = &s->player[seat];
	uint8_t price[OSS_RESOURCES + 1];
	if (technology < 1 || technology > r->technology_count)
		return OSS_NO_TECHNOLOGY;
	if ((p->marks >> technology) & 1)
		return OSS_HAS_IT;
	if (!oss_leads_to(r, p->marks, technology))
		return OSS_NEEDS_FIRST;
	if (p->stalled != 0)
		return OSS_STALLED;
	if (copies && !((oss_marked(s, seat) >> technology) & 1))
		return OSS_NOT_RIVALS;
	if (!oss_price(r, s, seat, technology, off, price))
		return OSS_TOO_DEAR;
	return (oss_blocked(r, s, seat) >> technology) & 1 ? OSS_BLOCKED : 0;
}

void oss_recall(struct oss_player *p, int place)
{
	if (place <= OSS_MATS)
		p->watches &= ~oss_bit(place);
	else
		p->posts &= ~oss_bit(place - OSS_MATS);
}

static void send_home(struct oss_table *t, int seat, int owner, int place)
{
	oss_recall(&t->s->player[owner], place);
	oss_say(t, OSS_DID_RECALL, seat, owner + 1, place, 0);
}

/* OSS-C41: the first marker of all on a mission, and what it brings by effects that were there
 * before it. */
static void be_first(struct oss_table *t, int seat)
{
	struct oss_player *p = &t->s->player[seat];
	p->firsts++;
	if (!oss_has(t->r, t->s, seat, OSS_FIRST))
		return;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		int tokens = oss_standing(t->r, t->s, seat, OSS_FIRST, resource);
		if (tokens == 0)
			continue;
		oss_add(p, resource, tokens);
		oss_say(t, OSS_DID_GAIN, seat, resource, tokens, 0);
	}
}

/* OSS-053 to OSS-056. What it does at once is left for oss_resolve(). */
void oss_research(struct oss_table *t, int seat, int technology, int off, bool by_card)
{
	struct oss_state *s = t->s;
	struct oss_player *p = &s->player[seat];
	struct pl_event event = {
		OSS_DID_RESEARCH, (uint8_t)seat, 0, { (uint8_t)technology }, { 0 }
	};
	uint8_t price[OSS_RESOURCES + 1];
	int blocker = oss_blocker(s, seat, technology);
	oss_price(t->r, s, seat, technology, off, price);
	oss_pay(p, price);
	if (blocker >= 0)
		send_home(t, seat, blocker, oss_tech_place(technology));
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		event.arg[resource] = price[resource];
	event.arg[6] = by_card;
	pl_emit(t->events, event);
	if (((t->r->missions & ~s->claimed) >> technology) & 1)
		be_first(t, seat);
	p->marks |= oss_bit(technology);
	s->claimed |= oss_bit(technology);
	if (!((t->r->ongoing >> technology) & 1)) {
		s->tech = (uint8_t)technology;
		s->tech_step = 0;
	}
}

/* --- spies ---------------------------------------------------------------------------- */

void oss_train(struct oss_table *t, int seat)
{
	struct oss_player *p = &t->s->player[seat];
	p->tier++;
	oss_pay(p, t->r->faction[p->faction - 1].network[p->tier]);
	oss_say(t, OSS_DID_TRAIN, seat, p->tier, 0, 0);
}

/* OSS-088, OSS-089, OSS-C08, OSS-C31: it blocks, or it borrows. */
static int why_not_post(const struct oss_rules *r, const struct oss_state *s, int seat,
                        int technology)
{
	uint32_t bit = oss_bit(technology), mine = s->player[seat].marks;
	uint32_t others = oss_marked(s, seat);
	if (technology == r->moon && r->moon_spies == OSS_BARRED)
		return OSS_NOT_THE_MOON;
	if (((mine | others) & bit) == 0)
		return oss_blocker(s, seat, technology) >= 0 ? OSS_BLOCK_THERE : 0;
	return (others & ~mine & r->ongoing & bit) != 0 ? 0 : OSS_NO_USE;
}

int oss_why_not_place(const struct oss_rules *r, const struct oss_state *s, int seat, int place)
{
	if (place < 1 || place > oss_tech_place(r->technology_count))
		return OSS_NO_TECHNOLOGY;
	if (place <= OSS_MATS && oss_place_seat(place) >= s->base.seats)
		return OSS_NO_TARGET;
	if (oss_has_spy(&s->player[seat], place))
		return OSS_SPY_THERE;
	if (place == s->lifted)
		return OSS_SAME_PLACE;
	if (place > OSS_MATS)
		return why_not_post(r, s, seat, place - OSS_MATS);
	return oss_place_seat(place) == seat ? OSS_OWN_MAT : 0;
}

void oss_send(struct oss_table *t, int seat, int place)
{
	struct oss_player *p = &t->s->player[seat];
	if (place <= OSS_MATS)
		p->watches |= oss_bit(place);
	else
		p->posts |= oss_bit(place - OSS_MATS);
	oss_say(t, OSS_DID_PLACE, seat, place, t->s->lifted, 0);
	t->s->lifted = 0;
}
