/* sense.c - what a sensible country knows: which action brings it nearer to the
 * Moon, and whom to harm. Every move is weighed by the time to the Moon that it
 * leaves (plan.c), for itself and for its rivals; what a card or a tier is worth
 * beyond that are rules of thumb. The numbers were found by letting greedy players
 * play each other. */
#include "games/one-small-step/mind.h"

/* Worth in parts of a turn; those that value.c needs too are in sense.h. */
enum {
	WORTH_TOKEN = 8,     /* any but Morale */
	WORTH_SPY_HOME = 20, /* a spy that could be placed */
	EAGER = 10,          /* to research rather than to wait */
	FUSS = 32,           /* of moving a spy about */
	BLOCK_PART = 8,      /* of a block's harm that lasts */
	PRODUCE_EVERY = 5    /* turns */
};

static const struct oss_player *own(const struct oss_mind *m)
{
	return &m->s->player[m->seat];
}

/* --- rivals ------------------------------------------------------------------------- */

static int harm_stock(const struct oss_mind *m, int victim, int resource, int tokens)
{
	struct oss_means after = m->rival[victim]->means;
	after.stock[resource] = pl_most(0, after.stock[resource] - tokens);
	return oss_harm(m, victim, &after);
}

/* A token a Produce, as long as this player still has to go: a Produce every
 * third turn or so, each token worth what a few now are worth. */
static int a_stream(int time, int worth_of_few)
{
	return time / (OSS_TURN * (int)PRODUCE_EVERY) * worth_of_few / OSS_A_FEW;
}

static int harm_stream(const struct oss_mind *m, int victim, int resource)
{
	return a_stream(m->rival[victim]->time, oss_harm_of_few(m, victim, resource));
}

static int gain_stream(const struct oss_mind *m, int resource, int time)
{
	return a_stream(pl_least(m->now, time), m->few[resource]);
}

/* --- research and spies ----------------------------------------------------------------- */

/* The means after researching for this price. */
static struct oss_means after_research(const struct oss_mind *m, int technology,
                                       const uint8_t price[OSS_RESOURCES + 1])
{
	const struct oss_technology *tech = &m->r->technology[technology - 1];
	struct oss_means after = m->me;
	after.marks |= oss_bit(technology);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		after.stock[resource] -= price[resource];
	for (int i = 0; i < tech->does_count; i++) {
		const struct oss_step *step = &tech->does[i];
		if (step->effect == OSS_GAIN && step->whom == OSS_ONE)
			after.stock[step->what] += oss_amount(*step, own(m)->tier);
		else if (step->effect == OSS_YIELD && !((own(m)->posts >> technology) & 1))
			after.yield[step->what] += step->number;
		else if (step->effect == OSS_MARKET)
			after.trade += step->number;
		else if (step->effect == OSS_EVICT)
			after.blocked = 0;
	}
	return after;
}

static int worth_of_card(const struct oss_mind *m)
{
	return OSS_WORTH_CARD + OSS_WORTH_CARD_TIER * (own(m)->tier - 1);
}

/* What a technology gives beyond the way to the Moon. */
static int extras(const struct oss_mind *m, int technology)
{
	const struct oss_technology *tech = &m->r->technology[technology - 1];
	int worth = 0;
	for (int i = 0; i < tech->does_count; i++) {
		const struct oss_step *step = &tech->does[i];
		int amount = oss_amount(*step, own(m)->tier);
		if (step->effect == OSS_DEAL)
			worth += amount * worth_of_card(m);
		else if (step->effect == OSS_BARTER)
			worth += amount * WORTH_TOKEN;
		else if (step->effect == OSS_LISTEN)
			worth += m->now / 40;
		else if (step->effect == OSS_CHEAPER)
			worth += 4 * WORTH_TOKEN;
		else if (step->effect == OSS_LAND)
			worth += OSS_FAR;
		else if (step->effect == OSS_FOLLOW || step->effect == OSS_CONVERT ||
		         step->effect == OSS_FIRST)
			worth += 2 * WORTH_TOKEN;
		else if (step->effect > OSS_GAIN && step->effect < OSS_LAND)
			worth += WORTH_TOKEN; /* at a guess: it happens only then */
	}
	return worth;
}

static int progress(const struct oss_mind *m, const struct oss_criterion *wanted);

/* How much nearer to the objective a technology brings. */
static int pull(const struct oss_mind *m, int technology)
{
	const struct oss_objective *objective = &m->r->objective[m->s->objective - 1];
	const struct oss_technology *tech = &m->r->technology[technology - 1];
	int share = OSS_WORTH_OBJECTIVE / objective->count;
	bool fresh = !((m->s->claimed >> technology) & 1) && tech->group == OSS_MISSION;
	int worth = 0;
	for (int i = 0; i < objective->count; i++) {
		const struct oss_criterion *wanted = &objective->all[i];
		if (wanted->test == OSS_MARKED && wanted->technology == technology)
			worth += share;
		else if (wanted->number == 0 || progress(m, wanted) == 100)
			continue;
		else if ((wanted->test == OSS_FIRST_MARKS && fresh) ||
		         wanted->test == OSS_RESEARCHED ||
		         (wanted->test == OSS_MISSIONS && tech->group == OSS_MISSION) ||
		         (wanted->test == OSS_WORKS_DONE && tech->group == OSS_WORKS_GROUP))
			worth += share / wanted->number;
		else if (wanted->test == OSS_UPGRADES && tech->group == OSS_WORKS_GROUP)
			worth += share / (2 * wanted->number);
	}
	return worth;
}

static int worth_of_research(const struct oss_mind *m, int technology, int off)
{
	uint8_t price[OSS_RESOURCES + 1];
	oss_price(m->r, m->s, m->seat, technology, off, price);
	struct oss_means after = after_research(m, technology, price);
	if (((m->r->missions & ~m->s->claimed) >> technology) & 1 &&
	    oss_has(m->r, m->s, m->seat, OSS_FIRST))
		for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
			after.stock[resource] +=
				oss_standing(m->r, m->s, m->seat, OSS_FIRST, resource);
	return oss_better(m, &after) + extras(m, technology) + pull(m, technology) + EAGER;
}

static int best_research(const struct oss_mind *m, int off, bool copies)
{
	int best = 0;
	uint32_t left = m->r->every & ~own(m)->marks;
	for (; left != 0; left &= left - 1) {
		int technology = pl_lowest(left);
		if (oss_why_not_research(m->r, m->s, m->seat, technology, off, copies) == 0)
			best = pl_most(best, worth_of_research(m, technology, off));
	}
	return best;
}

/* A spy at a place, for its owner and against its victim. */
static int worth_of_place(const struct oss_mind *m, int place)
{
	const struct oss_state *s = m->s;
	struct oss_means after = m->me;
	if (place <= OSS_MATS) {
		int victim = oss_place_seat(place), resource = oss_place_resource(place);
		if (m->rival[victim]->means.yield[resource] == 0)
			return 0;
		return gain_stream(m, resource, m->rival[victim]->time) +
			harm_stream(m, victim, resource);
	}
	int technology = place - OSS_MATS, worth = 0;
	if ((oss_marked(s, m->seat) >> technology) & 1) {
		uint8_t nothing[OSS_RESOURCES + 1] = { 0, 0, 0, 0, 0, 0 };
		after = after_research(m, technology, nothing);
		after.marks = m->me.marks;
		return oss_better(m, &after);
	}
	for (int other = 0; other < s->base.seats; other++) {
		if (other == m->seat || !oss_leads_to(m->r, s->player[other].marks, technology))
			continue;
		const struct oss_rival *rival = m->rival[other];
		int held = oss_time_blocked(m->r, &rival->means, &rival->times, technology,
		                            rival->time, rival->plan);
		worth += (held - rival->time) * m->spite[other] / 100 / BLOCK_PART;
	}
	return worth;
}

static int best_place(const struct oss_mind *m)
{
	int best = 0, last = oss_tech_place(m->r->technology_count);
	for (int place = 1; place <= last; place++)
		if (oss_why_not_place(m->r, m->s, m->seat, place) == 0)
			best = pl_most(best, worth_of_place(m, place));
	return best;
}

/* Percent of a criterion that is met. */
static int progress(const struct oss_mind *m, const struct oss_criterion *wanted)
{
	if (wanted->compares != OSS_AT_LEAST || wanted->number == 0)
		return oss_meets(m->r, m->s, m->seat, wanted) ? 100 : 0;
	return pl_least(100, 100 * oss_count_of(m->r, m->s, m->seat, wanted) / wanted->number);
}

/* What one more of something would bring the objective nearer. */
static int pull_of(const struct oss_mind *m, int test)
{
	const struct oss_objective *objective = &m->r->objective[m->s->objective - 1];
	int worth = 0;
	for (int i = 0; i < objective->count; i++) {
		const struct oss_criterion *wanted = &objective->all[i];
		if (wanted->test == test && wanted->number > 0 && progress(m, wanted) < 100)
			worth += OSS_WORTH_OBJECTIVE / objective->count / wanted->number;
	}
	return worth;
}

/* --- cards ------------------------------------------------------------------------------- */

static int gain_tokens(const struct oss_mind *m, int resource, int tokens)
{
	struct oss_means after = m->me;
	after.stock[resource] += tokens;
	return oss_better(m, &after);
}

/* What one's own spies bring comes when others produce. */
static int kept(const struct oss_mind *m, int resource)
{
	int tokens = oss_production(m->r, m->s, m->seat, resource);
	for (int other = 0; other < m->s->base.seats; other++)
		tokens -= (m->s->player[other].watches & oss_watch(m->seat, resource)) != 0;
	return pl_most(0, tokens);
}

static int worth_of_produce(const struct oss_mind *m, bool safe)
{
	struct oss_means after = m->me;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		after.stock[resource] += safe ? oss_production(m->r, m->s, m->seat, resource)
					      : kept(m, resource);
	return oss_better(m, &after);
}

static int worth_of_robbery(const struct oss_mind *m, const struct oss_step *step, int victim,
                            int resource)
{
	int tokens =
		pl_least(oss_amount(*step, own(m)->tier), m->s->player[victim].stock[resource]);
	if (m->s->player[victim].guards > 0)
		return OSS_WORTH_GUARD;
	int worth = harm_stock(m, victim, resource, tokens);
	return step->effect == OSS_TAKE ? worth + gain_tokens(m, resource, tokens) : worth;
}

static int best_robbery(const struct oss_mind *m, const struct oss_step *step)
{
	int best = 0, sum = 0;
	int first = step->what == OSS_WORKS ? OSS_IRON : step->what;
	int last = step->what == OSS_WORKS ? OSS_ALUMINUM : step->what;
	for (int victim = 0; victim < m->s->base.seats; victim++)
		for (int resource = first; victim != m->seat && resource <= last; resource++) {
			int worth = worth_of_robbery(m, step, victim, resource);
			best = pl_most(best, worth);
			sum += worth;
		}
	return step->whom == OSS_EACH ? sum : best;
}

static int worth_of_recall(const struct oss_mind *m, int owner, int place)
{
	struct oss_means after = m->me;
	if (m->s->player[owner].guards > 0)
		return OSS_WORTH_GUARD;
	if (place > OSS_MATS) {
		after.blocked &= ~oss_bit(place - OSS_MATS);
		return oss_better(m, &after) + OSS_WORTH_GUARD;
	}
	int resource = oss_place_resource(place), worth = harm_stream(m, owner, resource);
	return oss_place_seat(place) == m->seat ? worth + gain_stream(m, resource, m->now) : worth;
}

static int best_recall(const struct oss_mind *m)
{
	int best = 0;
	for (int owner = 0; owner < m->s->base.seats; owner++) {
		if (owner == m->seat)
			continue;
		const struct oss_player *p = &m->s->player[owner];
		for (uint32_t left = p->watches; left != 0; left &= left - 1)
			best = pl_most(best, worth_of_recall(m, owner, pl_lowest(left)));
		for (uint32_t left = p->posts; left != 0; left &= left - 1)
			best = pl_most(best,
			               worth_of_recall(m, owner, oss_tech_place(pl_lowest(left))));
	}
	return best;
}

/* Means without a technology and so much Morale. */
static struct oss_means after_strip(const struct oss_mind *m, const struct oss_means *before,
                                    int technology, int morale)
{
	struct oss_means after = *before;
	after.marks &= ~oss_bit(technology);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		after.yield[resource] -= pl_least(after.yield[resource],
		                                  oss_unpack(m->r->yield[technology], resource));
	after.stock[OSS_MORALE] -= pl_least(after.stock[OSS_MORALE], morale);
	return after;
}

static int worth_of_strip(const struct oss_mind *m, const struct oss_step *step, int victim,
                          int technology)
{
	struct oss_means after = after_strip(m, &m->rival[victim]->means, technology,
	                                     oss_amount(*step, own(m)->tier));
	return m->s->player[victim].guards > 0 ? OSS_WORTH_GUARD : oss_harm(m, victim, &after);
}

static int best_strip(const struct oss_mind *m, const struct oss_step *step)
{
	int best = 0;
	for (int victim = 0; victim < m->s->base.seats; victim++) {
		uint32_t left = victim == m->seat ? 0 : m->s->player[victim].marks & m->r->works;
		for (; left != 0; left &= left - 1)
			best = pl_most(best, worth_of_strip(m, step, victim, pl_lowest(left)));
	}
	return best;
}

static int worth_of_sweep(const struct oss_mind *m)
{
	int worth = 0;
	for (int other = 0; other < m->s->base.seats; other++) {
		uint32_t left = m->s->player[other].watches & oss_mat_mask(m->seat);
		for (; left != 0; left &= left - 1)
			worth += gain_stream(m, oss_place_resource(pl_lowest(left)), m->now);
	}
	return worth;
}

static int worth_of_harvest(const struct oss_mind *m, const struct oss_step *step)
{
	struct oss_means after = m->me;
	int worth = 0, tokens = oss_amount(*step, own(m)->tier);
	for (uint32_t left = own(m)->watches; left != 0; left &= left - 1) {
		int place = pl_lowest(left), victim = oss_place_seat(place);
		int resource = oss_place_resource(place);
		int taken = pl_least(tokens, m->s->player[victim].stock[resource]);
		if (m->s->player[victim].guards > 0)
			continue;
		after.stock[resource] += taken;
		worth += harm_stock(m, victim, resource, taken);
	}
	return worth + oss_better(m, &after);
}

/* Swap what there is too much of for what there is too little of, a few at once. */
static int worth_of_barter(const struct oss_mind *m, int tokens)
{
	int most = 0;
	for (int given = OSS_IRON; given <= OSS_GOLD; given++) {
		int many = pl_least(tokens, m->me.stock[given]);
		for (int gained = OSS_MORALE; gained <= OSS_GOLD; gained++) {
			struct oss_means after = m->me;
			after.stock[given] -= many;
			after.stock[gained] += many;
			most = pl_most(most, oss_better(m, &after));
		}
	}
	return most;
}

/* Talks hurt those who are about to land, or have much to research. */
static int worth_of_stall(const struct oss_mind *m)
{
	int worth = 0;
	for (int other = 0; other < m->s->base.seats; other++) {
		if (other == m->seat || m->s->player[other].guards > 0)
			continue;
		bool ready = oss_why_not_research(m->r, m->s, other, m->r->moon, 0, false) == 0;
		worth += (ready ? 4 * OSS_TURN : OSS_TURN / 4) * m->spite[other] / 100;
	}
	return worth;
}

static int worth_of_step(const struct oss_mind *m, const struct oss_step *step)
{
	int amount = oss_amount(*step, own(m)->tier), worth = 0;
	switch (step->effect) {
	case OSS_GAIN:
		if (step->whom == OSS_EACH)
			return -WORTH_TOKEN * amount / 2;
		return gain_tokens(m, step->what, amount);
	case OSS_GAMBLE:
		return gain_tokens(m, step->what, amount);
	case OSS_DEAL:
		return amount * worth_of_card(m);
	case OSS_BARTER:
		return worth_of_barter(m, amount);
	case OSS_TAKE:
	case OSS_SPOIL:
		return best_robbery(m, step);
	case OSS_HARVEST:
		return worth_of_harvest(m, step);
	case OSS_PEEK:
		for (int other = 0; other < m->s->base.seats; other++)
			if (other != m->seat)
				worth = pl_most(worth, pl_least(amount, m->s->player[other].cards));
		return worth * worth_of_card(m) * 3 / 2;
	case OSS_STRIP:
		return best_strip(m, step);
	case OSS_SWEEP:
		return worth_of_sweep(m);
	case OSS_RECALL:
		return best_recall(m);
	case OSS_INFILTRATE:
		return best_place(m) * (own(m)->tier - oss_spies_out(own(m)) > 1 ? 2 : 1);
	case OSS_INVENT:
	case OSS_COPY:
		return best_research(m, amount, step->effect == OSS_COPY);
	case OSS_CURFEW:
		return worth_of_produce(m, true);
	case OSS_GUARD:
		return own(m)->guards < m->r->guards_most ? OSS_WORTH_GUARD : 0;
	default: /* OSS_STALL */
		return worth_of_stall(m);
	}
}

/* A rival pays a ransom only where that is cheaper for it. */
static int worth_with_ransom(const struct oss_mind *m, const struct oss_step *step)
{
	int worth = worth_of_step(m, step);
	return step->ransom == 0
		? worth
		: pl_least(worth, gain_tokens(m, OSS_GOLD, step->ransom) + WORTH_TOKEN);
}

/* Of several effects the best, of those that may be left none that harms, and none whose
 * condition does not hold. */
static int worth_of_list(const struct oss_mind *m, const struct oss_step *does, int count)
{
	int sum = 0;
	for (int at = 0, next = 0; at < count; at = next) {
		int best = does[at].may ? 0 : INT32_MIN;
		for (next = at; next == at || (next < count && does[next].or_else); next++)
			if (oss_meets(m->r, m->s, m->seat, &does[next].only_if))
				best = pl_most(best, worth_with_ransom(m, &does[next]));
		sum += best == INT32_MIN ? 0 : best;
	}
	return sum;
}

/* What it brings to play a card now. */
static int worth_of_play(const struct oss_mind *m, int kind)
{
	const struct oss_card *card = &m->r->card[kind - 1];
	int worth = worth_of_list(m, card->does, card->does_count);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		worth -= card->price[resource] * WORTH_TOKEN;
	return worth;
}

/* What an Espionage action may draw after a card, or instead of one. */
static int worth_of_draws(const struct oss_mind *m, int cards)
{
	int room = m->r->hand_limit - own(m)->cards;
	int kept = pl_most(0, pl_least(cards, room));
	return kept * worth_of_card(m) + 2 * (cards - kept) +
		(kept > 0 ? pull_of(m, OSS_IN_HAND) : 0);
}

static int worth_after_play(const struct oss_mind *m)
{
	if (!m->r->tier[own(m)->tier - 1].both)
		return 0;
	return worth_of_draws(m, oss_may_draw(m->r, m->s, m->seat));
}

/* A tier is worth what it adds to the actions still to come. */
static int worth_of_train(const struct oss_mind *m)
{
	const uint8_t *price = m->r->faction[own(m)->faction - 1].network[own(m)->tier + 1];
	struct oss_means after = m->me;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		after.stock[resource] -= price[resource];
	int actions = m->now / OSS_TURN; /* to come */
	int gain = actions * (own(m)->tier == 1 ? 10 : own(m)->tier == 2 ? 6 : 2);
	int percent = m->s->base.seats == 2 ? 100 : 30; /* as in oss_worth_of_tier() */
	return oss_better(m, &after) + (gain + WORTH_SPY_HOME) * percent / 100 +
		pull_of(m, OSS_AT_TIER);
}

/* What another place would be worth more to a spy, were it at home. */
static int worth_of_moving(const struct oss_mind *m, int place)
{
	struct oss_state lifted = *m->s;
	oss_recall(&lifted.player[m->seat], place);
	struct oss_mind other;
	oss_make_mind(&other, m->r, &lifted, m->seat, m);
	return best_place(&other) - worth_of_place(&other, place) - FUSS;
}

/* --- a move ---------------------------------------------------------------------------- */

static int worth_of_trade(const struct oss_mind *m, const struct pl_move *move)
{
	struct oss_means after = m->me;
	int tokens = move->arg[1], way = move->verb == OSS_SELL ? 1 : -1;
	after.stock[move->arg[0]] -= way * tokens;
	after.stock[OSS_GOLD] += way * tokens;
	return oss_better(m, &after);
}

static int worth_of_swap(const struct oss_mind *m, const struct pl_move *move)
{
	struct oss_means after = m->me;
	after.stock[move->arg[0]] -= move->arg[2];
	after.stock[move->arg[1]] += move->arg[2];
	return oss_better(m, &after);
}

static int worth_of_aim(const struct oss_mind *m, const struct pl_move *move)
{
	const struct oss_step *step = oss_at_work(m->r, m->s);
	int victim = move->arg[0] - 1, what = move->arg[1];
	switch (step->effect) {
	case OSS_STRIP:
		return worth_of_strip(m, step, victim, what);
	case OSS_RECALL:
		return worth_of_recall(m, victim, what);
	case OSS_PEEK:
		return m->s->player[victim].guards > 0
			? 0
			: m->s->player[victim].cards * OSS_WORTH_CARD;
	default:
		return worth_of_robbery(m, step, victim,
		                        step->what == OSS_WORKS ? what : step->what);
	}
}

/* What a card is worth in the hand: what playing it brings, less the action. */
static int worth_in_hand(const struct oss_mind *m, int kind)
{
	return pl_most(4, worth_of_play(m, kind) - OSS_TURN / 2) + pull_of(m, OSS_IN_HAND);
}

/* The best resource for a card. */
static int worth_of_conversion(const struct oss_mind *m, int kind)
{
	int best = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		best = pl_most(best, gain_tokens(m, resource, 1));
	return best - worth_in_hand(m, kind);
}

/* Moves that are an action, or end one. */
static int worth_of_action(const struct oss_mind *m, const struct pl_move *move)
{
	const struct oss_step *step = oss_at_work(m->r, m->s);
	switch (move->verb) {
	case OSS_PRODUCE:
		return worth_of_produce(m, false);
	case OSS_SELL:
	case OSS_BUY:
		return worth_of_trade(m, move) - EAGER;
	case OSS_RESEARCH:
		return worth_of_research(m, move->arg[0],
		                         step == NULL ? 0 : oss_amount(*step, own(m)->tier));
	case OSS_PLAY:
		return worth_of_play(m, move->arg[0]) + worth_after_play(m) -
			pull_of(m, OSS_IN_HAND);
	case OSS_DRAW:
		return worth_of_draws(m, move->arg[0]);
	case OSS_STEAL:
		return worth_of_draws(m, 1) + OSS_WORTH_CARD / 2;
	case OSS_TRAIN:
		return worth_of_train(m);
	case OSS_PLACE:
		return best_place(m) + pull_of(m, OSS_ON_MATS);
	case OSS_MOVE:
		return worth_of_moving(m, move->arg[0]);
	default:
		return 0;
	}
}

/* What somebody loses who lets happen what a ransom would avert. */
static int loss_at_stake(const struct oss_mind *m)
{
	const struct oss_step *step = oss_at_work(m->r, m->s);
	int most = oss_amount(*step, m->s->player[m->s->turn].tier), aimed = m->s->aimed;
	int resource = step->what == OSS_WORKS ? aimed : step->what;
	if (step->effect == OSS_PEEK)
		return pl_least(most, own(m)->cards) * worth_of_card(m);
	if (step->effect == OSS_RECALL)
		return worth_of_place(m, aimed) + WORTH_SPY_HOME;
	struct oss_means after = m->me;
	if (step->effect == OSS_STRIP)
		after = after_strip(m, &m->me, aimed, most);
	else
		after.stock[resource] -= pl_least(most, after.stock[resource]);
	return -oss_better(m, &after);
}

static int worth_of_answer(const struct oss_mind *m, const struct pl_move *move)
{
	const struct oss_list list = oss_list_at_work(m->r, m->s);
	if (move->verb == OSS_OPT)
		return worth_with_ransom(m, &list.does[move->arg[0] - 1]);
	if (move->verb == OSS_PAY)
		return gain_tokens(m, OSS_GOLD, -list.does[list.at].ransom);
	return m->s->base.phase == OSS_RANSOMING ? -loss_at_stake(m) : 0;
}

static int worth_of_move(const struct oss_mind *m, const struct pl_move *move)
{
	switch (move->verb) {
	case OSS_OPT:
	case OSS_PAY:
	case OSS_SKIP:
		return worth_of_answer(m, move);
	case OSS_SEND:
		return worth_of_place(m, move->arg[0]) +
			(move->arg[0] <= OSS_MATS ? pull_of(m, OSS_ON_MATS) : 0);
	case OSS_AIM:
	case OSS_LOOK:
	case OSS_DEPRIVE:
	case OSS_UNMASK:
		return worth_of_aim(m, move);
	case OSS_SWAP:
		return worth_of_swap(m, move);
	case OSS_LIFT:
		return worth_in_hand(m, move->arg[0]);
	case OSS_DISCARD:
		return -worth_in_hand(m, move->arg[0]);
	case OSS_TURN_IN:
		return worth_of_conversion(m, move->arg[0]);
	case OSS_RECEIVE:
		return gain_tokens(m, move->arg[0], 1);
	default:
		return worth_of_action(m, move);
	}
}

/* --- styles, for the lab ------------------------------------------------------------------ */

/* True if a style has no use for a move. Spies: no works beyond those that some way
 * to the Moon needs, and cards before all else. */
static bool against_style(const struct oss_mind *m, const struct pl_move *move)
{
	bool espionage = move->verb == OSS_PLAY || move->verb == OSS_DRAW ||
		move->verb == OSS_STEAL || move->verb == OSS_TRAIN || move->verb == OSS_PLACE ||
		move->verb == OSS_MOVE;
	if (m->style == OSS_WORKS_ONLY)
		return espionage;
	if (m->style < OSS_SPIES_ONLY || move->verb != OSS_RESEARCH)
		return false;
	return ((m->r->works & ~m->r->plan[m->plan]) >> move->arg[0]) & 1;
}

static int taste(const struct oss_mind *m, const struct pl_move *move)
{
	if (m->style != OSS_SPIES_ONLY)
		return 0;
	return move->verb == OSS_TRAIN || move->verb == OSS_PLAY || move->verb == OSS_PLACE
		? OSS_TURN
		: 0;
}

/* --- what the bots are given ---------------------------------------------------------------- */

enum { HEAVIEST = 60000, HALVES = 10 }; /* every so many parts of a turn halve a weight */

/* Half for every so many parts of a turn that it is worse than the best. */
static uint16_t weight_of(int behind)
{
	int halvings = behind / HALVES, part = behind % HALVES;
	if (halvings >= 15)
		return 1;
	int weight = HEAVIEST >> halvings;
	weight -= weight * part / (2 * HALVES);
	return (uint16_t)pl_most(1, weight);
}

void oss_weigh(const struct pl_rules *rules, const struct pl_state *view,
               const struct pl_move *moves, int count, uint16_t *weight)
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(view);
	int worth[PL_MOVES], best = INT32_MIN;
	if (count <= 1 || view->phase == OSS_DRAFTING || view->phase == OSS_SKIMMING) {
		/* A token is never left but for a promise, and bots make none. */
		for (int i = 0; i < count; i++)
			weight[i] = moves[i].verb == OSS_SKIP && count > 1 ? 1 : HEAVIEST;
		return;
	}
	struct oss_mind m;
	oss_make_mind(&m, r, s, moves[0].seat, NULL);
	for (int i = 0; i < count; i++) {
		worth[i] = against_style(&m, &moves[i])
			? -OSS_FAR
			: worth_of_move(&m, &moves[i]) + taste(&m, &moves[i]);
		best = pl_most(best, worth[i]);
	}
	for (int i = 0; i < count; i++)
		weight[i] = weight_of(best - worth[i]);
}
