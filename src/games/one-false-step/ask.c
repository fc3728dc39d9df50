/* ask.c - the questions players are asked, and what a move would do and cost: odds before
 * dice, and the chance of a Moon Shot before it is paid for. What is counted is counted here;
 * the sentences are ask.PHASE and explain.FORM of the words files. */
#include "core/language.h"
#include "core/text.h"
#include "games/one-false-step/words.h"

#include <stdio.h>

/* --- questions ---------------------------------------------------------------------- */

/* A seat's cities that have counters to place. */
static uint64_t sources_of(const struct ofs_state *s, int seat)
{
	uint64_t sources = 0;
	for (uint64_t left = s->player[seat].cities; left != 0; left &= left - 1)
		if (s->town[pl_lowest(left)].middle > 0)
			sources |= ofs_bit(pl_lowest(left));
	return sources;
}

/* What the words of any phase speak of, for the seat that is asked. */
static void ask_pending(const struct pl_book *book, const struct ofs_state *s, int seat,
                        struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int upkeep = ofs_upkeep(r, s, seat), food = s->player[seat].food;
	int64_t sources = (int64_t)(sources_of(s, seat) >> 1); /* city 1 is bit 1 */
	int owned = ofs_count(s->player[seat].cities);
	char key[24];
	snprintf(key, sizeof key, "ask.%s", ofs_phase_key(s->base.phase));
	PL_SAY(&ofs_game, book, text, key, PL_AS_NUMBER("counters", ofs_counters_to_place(s, seat)),
	       PL_AS_SOME("cities", sources, ofs_cities, 1), PL_AS_NUMBER("owned", owned),
	       PL_AS_NUMBER("upkeep", upkeep), PL_AS_NUMBER("last", s->week == r->week_limit),
	       PL_AS_NUMBER("food", food), PL_AS_NUMBER("short", pl_most(0, upkeep - food)),
	       PL_AS_NUMBER("party", food >= r->shot_food), PL_AS_NUMBER("cost", r->shot_food),
	       PL_AS_ONE("city", s->lot, ofs_cities), PL_AS_ONE("bidder", s->bidder, pl_seats),
	       PL_AS_NUMBER("bid", s->bid), PL_AS_ONE("by", s->turn + 1, pl_seats),
	       PL_AS_ONE("gives", s->offer.gives, ofs_chip_set),
	       PL_AS_NUMBER("give", s->offer.give), PL_AS_NUMBER("take", s->offer.take));
}

void ofs_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct ofs_state *s = ofs_position(view);
	if (ofs_is_over(s))
		PL_SAY(&ofs_game, book, text, view->phase == OFS_WON ? "ask.won" : "ask.timed-out",
		       PL_AS_ONE("winner", s->winner, pl_seats));
	else if (seat < PL_SEATS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else
		PL_SAY(&ofs_game, book, text, "ask.others",
		       PL_AS_ONE("seat", pl_first_pending(view) + 1, pl_seats));
}

/* --- what a move would do ----------------------------------------------------------- */

#define SAY(key, ...) PL_SAY(&ofs_game, book, text, key, __VA_ARGS__)

/* A move before it is made, as its functions want it. */
struct plan {
	const struct ofs_rules *r;
	const struct ofs_state *s;
	const struct ofs_player *p; /* who makes it */
	const struct pl_move *move;
};

void ofs_put_percent(const struct pl_book *book, int part, int whole, struct pl_text *text)
{
	int tenths = ofs_thousandths(part, whole), rounded = (200 * part + whole) / (2 * whole);
	const char *key = part == 0 ? "percent.none"
		: tenths == 0       ? "percent.tiny"
		: tenths < 100      ? "percent.tenths"
				    : "percent.whole";
	SAY(key, PL_AS_NUMBER("whole", tenths < 100 ? tenths / 10 : rounded),
	    PL_AS_NUMBER("tenths", tenths % 10));
}

/* The same as a text of its own, for a place in a sentence. */
struct percent {
	char text[24];
};

static struct percent percent(const struct pl_book *book, int part, int whole)
{
	struct percent said;
	struct pl_text text = pl_text_in(said.text, sizeof said.text);
	ofs_put_percent(book, part, whole, &text);
	return said;
}

/* --- by verb ----------------------------------------------------------------------- */

/* Of the cities in the starting auction, whether this alone has most people: OFS-038. */
static bool is_largest(const struct ofs_rules *r, const struct ofs_state *s, int city)
{
	for (int other = 1; other <= r->cities; other++)
		if (other != city && s->town[other].where == OFS_SEAT &&
		    r->city[other - 1].population >= r->city[city - 1].population)
			return false;
	return true;
}

static void explain_bid(const struct pl_book *book, const struct plan *plan, struct pl_text *text)
{
	const struct ofs_rules *r = plan->r;
	bool opening = plan->move->verb == OFS_BID_ON;
	int bid = plan->move->arg[opening], city = opening ? plan->move->arg[0] : plan->s->lot;
	int mines = 0, doors = 0;
	if (city > r->cities)
		return; /* a move that check() refuses */
	if (city != 0) {
		const struct ofs_city *row = &r->city[city - 1];
		mines = ofs_count(r->door[city] & r->graph[row->section - 1].mines);
		doors = ofs_count(r->door[city]);
	}
	SAY(opening ? "explain.bid-on" : "explain.bid", PL_AS_NUMBER("chips", bid),
	    PL_AS_ONE("city", city, ofs_cities), PL_AS_NUMBER("mines", mines),
	    PL_AS_NUMBER("farms", doors - mines), PL_AS_NUMBER("waits", bid - bid / 2),
	    PL_AS_NUMBER("room", r->population ? r->cap[city] : 0),
	    PL_AS_NUMBER("largest", opening && is_largest(r, plan->s, city)),
	    PL_AS_NUMBER("last", plan->s->week == r->week_limit));
}

static void explain_claim(const struct pl_book *book, const struct plan *plan, struct pl_text *text)
{
	const struct ofs_rules *r = plan->r;
	const struct ofs_state *s = plan->s;
	int claim = plan->move->arg[1], owner = ofs_owner_of(s, claim);
	bool mine = (ofs_claims_of(r, s, OFS_MINE) & ofs_claim_bit(claim)) != 0;
	if (plan->move->verb == OFS_STAKE) {
		SAY("explain.stake", PL_AS_NUMBER("yield", mine ? r->mine_yield : r->farm_yield),
		    PL_AS_ONE("chip", mine ? OFS_GOLD : OFS_FOOD, ofs_chip_set));
		return;
	}
	if (owner == 0)
		return; /* a move that check() refuses */
	int support = ofs_defender(r, s, owner - 1, claim);
	int ours = s->town[plan->move->arg[0]].pile, theirs = s->town[support].pile;
	SAY("explain.jump", PL_AS_ONE("owner", owner, pl_seats),
	    PL_AS_ONE("kind", mine ? OFS_MINE : OFS_FARM, ofs_kinds),
	    PL_AS_ONE("defender", support, ofs_cities), PL_AS_NUMBER("ours", ours),
	    PL_AS_NUMBER("theirs", theirs),
	    PL_AS_TEXT("chance", percent(book, ofs_jump_odds(ours, theirs), 36).text));
}

static void explain_counters(const struct pl_book *book, const struct plan *plan,
                             struct pl_text *text)
{
	int city = plan->move->arg[0], counters = plan->move->arg[1], to = plan->move->arg[2];
	if (plan->move->verb == OFS_STRENGTHEN) {
		SAY("explain.strengthen", PL_AS_ONE("city", city, ofs_cities),
		    PL_AS_NUMBER("pile", plan->s->town[city].pile + counters),
		    PL_AS_NUMBER("room", plan->r->population ? plan->r->cap[city] : 0));
	} else if (plan->move->verb == OFS_TRAIN) {
		SAY("explain.train", PL_AS_NUMBER("held", to == city),
		    PL_AS_NUMBER("counters", counters), PL_AS_ONE("to", to, ofs_cities));
	} else {
		int all = ofs_shot_odds(plan->r, plan->p).held[OFS_SYSTEMS];
		int aboard = pl_least(plan->p->rocket + counters, OFS_MOST_COUNTERS);
		SAY("explain.board", PL_AS_NUMBER("aboard", aboard),
		    PL_AS_NUMBER("worth", plan->r->shot_counter),
		    PL_AS_TEXT("chance", percent(book, all, OFS_ROLLS).text));
	}
}

static void explain_raise(const struct pl_book *book, const struct plan *plan, struct pl_text *text)
{
	const struct ofs_rules *r = plan->r;
	int system = plan->move->arg[0], level = plan->p->level[system - 1] + 1;
	int holder = plan->s->holder[system - 1], price = ofs_next_price(r, plan->p, system);
	bool own = holder == plan->move->seat + 1;
	if (level > r->levels)
		return; /* a move that check() refuses */
	bool leads = !own && (holder == 0 || level > plan->s->player[holder - 1].level[system - 1]);
	int fee = pl_least(r->system[system - 1].fee, price);
	int points = r->system[system - 1].points;
	int score = ofs_score(r, plan->s, plan->move->seat) + points;
	SAY("explain.raise", PL_AS_NUMBER("level", level), PL_AS_NUMBER("price", price),
	    PL_AS_NUMBER("target", r->target[level]), PL_AS_NUMBER("never", r->chance[level] == 0),
	    PL_AS_NUMBER("always", r->chance[level] == 36),
	    PL_AS_TEXT("chance", percent(book, r->chance[level], 36).text),
	    PL_AS_TEXT("before", percent(book, r->chance[level - 1], 36).text),
	    PL_AS_NUMBER("leads", leads), PL_AS_NUMBER("points", points),
	    PL_AS_NUMBER("wins", leads && score >= r->goal), PL_AS_NUMBER("score", score),
	    PL_AS_ONE("holder", own || leads || fee == 0 ? 0 : holder, pl_seats),
	    PL_AS_NUMBER("fee", fee));
}

/* How few systems must hold for a shot to win; 0: not even all of them are enough. */
static int systems_to_win(const struct ofs_rules *r, int score, int aboard)
{
	for (int held = 1; held <= OFS_SYSTEMS; held++) {
		int gained = held * r->shot_system +
			(held == OFS_SYSTEMS ? aboard * r->shot_counter : 0);
		if (score + gained >= r->goal)
			return held;
	}
	return 0;
}

/* The chances, before the Food is paid. */
static void explain_shot(const struct pl_book *book, const struct plan *plan, struct pl_text *text)
{
	const struct ofs_rules *r = plan->r;
	const struct ofs_player *p = plan->p;
	struct ofs_odds odds = ofs_shot_odds(r, p);
	struct percent holds[OFS_SYSTEMS], outcome[OFS_SYSTEMS + 1];
	for (int system = 0; system < OFS_SYSTEMS; system++)
		holds[system] = percent(book, r->chance[p->level[system]], 36);
	for (int held = 0; held <= OFS_SYSTEMS; held++)
		outcome[held] = percent(book, odds.held[held], OFS_ROLLS);
	int all = OFS_SYSTEMS * r->shot_system + p->rocket * r->shot_counter;
	int score = ofs_score(r, plan->s, plan->move->seat);
	SAY("explain.shoot", PL_AS_NUMBER("cost", r->shot_food),
	    PL_AS_TEXT("guidance", holds[0].text), PL_AS_TEXT("life", holds[1].text),
	    PL_AS_TEXT("fuel", holds[2].text), PL_AS_TEXT("none", outcome[0].text),
	    PL_AS_TEXT("one", outcome[1].text), PL_AS_TEXT("two", outcome[2].text),
	    PL_AS_TEXT("three", outcome[3].text), PL_AS_NUMBER("for_one", r->shot_system),
	    PL_AS_NUMBER("for_two", 2 * r->shot_system), PL_AS_NUMBER("for_three", all),
	    PL_AS_NUMBER("to_win", systems_to_win(r, score, p->rocket)),
	    PL_AS_NUMBER("goal", r->goal), PL_AS_NUMBER("points", score + all));
}

static void explain_starving(const struct pl_book *book, const struct plan *plan,
                             struct pl_text *text)
{
	int city = plan->move->arg[0];
	const struct ofs_town *town = &plan->s->town[city];
	SAY("explain.starve", PL_AS_ONE("city", city, ofs_cities),
	    PL_AS_NUMBER("counters", town->pile + town->middle + town->train));
}

static void explain_trade(const struct pl_book *book, const struct plan *plan, struct pl_text *text)
{
	const struct ofs_player *p = plan->p;
	const struct ofs_offer *offer = &plan->s->offer;
	const uint8_t *arg = plan->move->arg;
	int red = p->red - arg[0], food = p->food - arg[1], gold = p->gold - arg[2];
	switch (plan->move->verb) {
	case OFS_PAY:
		SAY("explain.pay", PL_AS_NUMBER("left", red + food + gold),
		    PL_AS_NUMBER("red", red), PL_AS_NUMBER("food", food),
		    PL_AS_NUMBER("gold", gold));
		break;
	case OFS_OFFER:
		SAY("explain.offer", PL_AS_ONE("to", arg[0], pl_seats),
		    PL_AS_NUMBER("left", plan->r->offers_a_day - p->offers - 1),
		    PL_AS_NUMBER("all", plan->r->offers_a_day));
		break;
	default:
		SAY("explain.accept", PL_AS_NUMBER("give", offer->give),
		    PL_AS_ONE("gives", offer->gives, ofs_chip_set),
		    PL_AS_NUMBER("take", offer->take));
		break;
	}
}

static void explain_handing(const struct pl_book *book, const struct plan *plan,
                            struct pl_text *text)
{
	SAY("explain.hand", PL_AS_ONE("to", plan->move->arg[0], pl_seats),
	    PL_AS_NUMBER("last", plan->s->week == plan->r->week_limit));
}

static void explain_feeding(const struct pl_book *book, const struct plan *plan,
                            struct pl_text *text)
{
	int upkeep = ofs_upkeep(plan->r, plan->s, plan->move->seat);
	SAY("explain.feed", PL_AS_NUMBER("upkeep", upkeep),
	    PL_AS_NUMBER("rest", plan->p->food - upkeep));
}

void ofs_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	typedef void explainer(const struct pl_book *, const struct plan *, struct pl_text *);
	/* Of the others the words files know enough. */
	static explainer *const by_verb[OFS_VERBS] = {
		[OFS_BID_ON] = explain_bid,     [OFS_STAKE] = explain_claim,
		[OFS_JUMP] = explain_claim,     [OFS_STRENGTHEN] = explain_counters,
		[OFS_TRAIN] = explain_counters, [OFS_BOARD] = explain_counters,
		[OFS_FEED] = explain_feeding,   [OFS_STARVE] = explain_starving,
		[OFS_RAISE] = explain_raise,    [OFS_SHOOT] = explain_shot,
		[OFS_BID] = explain_bid,        [OFS_PAY] = explain_trade,
		[OFS_OFFER] = explain_trade,    [OFS_ACCEPT] = explain_trade,
		[OFS_HAND] = explain_handing,
	};
	const struct ofs_state *s = ofs_position(view);
	const struct plan plan = { ofs_numbers(book->rules), s, &s->player[move->seat], move };
	if (by_verb[move->verb] != NULL)
		by_verb[move->verb](book, &plan, text);
	else
		pl_say_move(&ofs_game, book, "explain", move, text);
}
