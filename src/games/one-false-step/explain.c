/* explain.c - what a move would do and cost, in a sentence: odds before dice, and
 * the chance of a Moon Shot before it is paid for. */
#include "core/text.h"
#include "games/one-false-step/words.h"

/* --- odds ------------------------------------------------------------------------ */

struct ofs_odds ofs_shot_odds(const struct ofs_rules *r, const struct ofs_player *p)
{
	struct ofs_odds odds = { { 0 } };
	for (int pattern = 0; pattern < 1 << OFS_SYSTEMS; pattern++) {
		int rolls = 1, held = 0;
		for (int system = 0; system < OFS_SYSTEMS; system++) {
			int chance = r->chance[p->level[system]];
			bool holds = (pattern >> system) & 1;
			rolls *= holds ? chance : 36 - chance;
			held += holds;
		}
		odds.held[held] += rolls;
	}
	return odds;
}

void ofs_put_percent(int part, int whole, struct pl_text *text)
{
	int tenths = (2000 * part + whole) / (2 * whole);
	if (part == 0)
		pl_put(text, "0%%");
	else if (tenths == 0)
		pl_put(text, "under 0.1%%");
	else if (tenths < 100)
		pl_put(text, "%d.%d%%", tenths / 10, tenths % 10);
	else
		pl_put(text, "%d%%", (200 * part + whole) / (2 * whole));
}

int ofs_jump_odds(int ours, int theirs)
{
	int wins = 0;
	for (int first = 1; first <= 6; first++)
		for (int second = 1; second <= 6; second++)
			wins += first + ours > second + theirs;
	return wins;
}

/* --- by verb ----------------------------------------------------------------------- */

/* "eats 1 Food, worth 2 points, 2 mines and 2 farms at its door" */
static void put_city(const struct pl_book *book, int city, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_city *row = &r->city[city - 1];
	int mines = ofs_count(r->door[city] & r->graph[row->section - 1].mines);
	pl_put(text, "eats %d Food, worth %d %s; mines at its door %d, farms %d", row->food,
	       row->red, row->red == 1 ? "point" : "points", mines, row->doors - mines);
}

static void explain_bid(const struct pl_book *book, const struct ofs_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	bool opening = move->verb == OFS_BID_ON;
	int bid = opening ? move->arg[1] : move->arg[0];
	int city = opening ? move->arg[0] : s->lot, waits = bid - bid / 2;
	if (city == 0) {
		pl_put(text, "%d %s of any colours for saying where next week begins", bid,
		       bid == 1 ? "chip" : "chips");
		return;
	}
	pl_put(text, "%d red for %s: ", bid, ofs_city_name(book, city));
	put_city(book, city, text);
	if (opening)
		pl_put(text, "; Active at once");
	else
		pl_put(text, "; Active after %d %s, and the Button is yours", waits,
		       waits == 1 ? "Friday" : "Fridays");
}

static void explain_claim(const struct pl_book *book, const struct ofs_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int city = move->arg[0], claim = move->arg[1], owner = 0;
	bool mine = (ofs_claims_of(r, s, OFS_MINE) & ofs_claim_bit(claim)) != 0;
	if (move->verb == OFS_STAKE) {
		pl_put(text, "+%d %s every Tuesday", mine ? r->mine_yield : r->farm_yield,
		       mine ? "Gold" : "Food");
		return;
	}
	while (!(s->player[owner].claims & ofs_claim_bit(claim)))
		owner++;
	int support = ofs_defender(r, s, owner, claim), ours = s->town[city].pile;
	pl_put(text, "p%d's %s", owner + 1, mine ? "mine" : "farm");
	if (support == 0) {
		pl_put(text, ", cut off from every city: you cannot lose");
		return;
	}
	pl_put(text, ", defended by %s with %d against your %d: you win ",
	       ofs_city_name(book, support), s->town[support].pile, ours);
	ofs_put_percent(ofs_jump_odds(ours, s->town[support].pile), 36, text);
}

static void put_all_three(const struct ofs_rules *r, const struct ofs_player *p,
                          struct pl_text *text)
{
	ofs_put_percent(ofs_shot_odds(r, p).held[OFS_SYSTEMS], OFS_ROLLS, text);
}

static void explain_counters(const struct pl_book *book, const struct ofs_state *s,
                             const struct pl_move *move, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[move->seat];
	int city = move->arg[0], counters = move->arg[1], to = move->arg[2];
	if (move->verb == OFS_STRENGTHEN) {
		pl_put(text, "%s will stand at %d in every dispute", ofs_city_name(book, city),
		       s->town[city].pile + counters);
	} else if (move->verb == OFS_TRAIN) {
		if (to == city)
			pl_put(text, "Hold back: place %s next Monday",
			       counters > 1 ? "them" : "it");
		else
			pl_put(text, "To be placed from %s next Monday", ofs_city_name(book, to));
	} else {
		pl_put(text, "%d aboard: each is worth %d if all three systems hold (now ",
		       p->rocket + counters, r->shot_counter);
		put_all_three(r, p, text);
		pl_put(text, "), and gone if not");
	}
}

static void explain_raise(const struct pl_book *book, const struct ofs_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[move->seat];
	int system = move->arg[0], level = p->level[system - 1] + 1;
	int holder = s->holder[system - 1];
	pl_put(text, "Level %d for %d Gold: holds on %d or more, ", level,
	       ofs_next_price(r, p, system), r->target[level]);
	ofs_put_percent(r->chance[level], 36, text);
	pl_put(text, " instead of ");
	ofs_put_percent(r->chance[level - 1], 36, text);
	if (holder == move->seat + 1)
		return;
	if (holder == 0 || level > s->player[holder - 1].level[system - 1])
		pl_put(text, "; you take the Know-how, +%d points", r->know_points);
	else
		pl_put(text, "; %d of it goes to p%d", r->know_fee, holder);
}

/* The chances, before the Food is paid. */
static void explain_shot(const struct pl_book *book, const struct ofs_state *s,
                         const struct pl_move *move, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[move->seat];
	struct ofs_odds odds = ofs_shot_odds(r, p);
	pl_put(text, "%d Food.", r->shot_food);
	for (int system = 1; system <= OFS_SYSTEMS; system++) {
		pl_put(text, "%s %s ", system > 1 ? "," : "", ofs_system_name(book, system));
		ofs_put_percent(r->chance[p->level[system - 1]], 36, text);
	}
	for (int held = 0; held <= OFS_SYSTEMS; held++) {
		int gain = held * r->shot_system +
			(held == OFS_SYSTEMS ? p->rocket * r->shot_counter : 0);
		pl_put(text, held == 0 ? ". Points: +%d " : ", +%d ", gain);
		ofs_put_percent(odds.held[held], OFS_ROLLS, text);
	}
	int full = ofs_score(r, s, move->seat) + OFS_SYSTEMS * r->shot_system +
		p->rocket * r->shot_counter;
	if (full >= r->goal)
		pl_put(text, "; %d points would win", full);
}

static void explain_starving(const struct pl_book *book, const struct ofs_state *s,
                             const struct pl_move *move, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_city *row = &r->city[move->arg[0] - 1];
	const struct ofs_town *town = &s->town[move->arg[0]];
	pl_put(text, "Save %d Food, lose the city", row->food);
	if (town->pile + town->train > 0)
		pl_put(text, ", its %d %s", town->pile + town->train,
		       town->pile + town->train == 1 ? "counter" : "counters");
	pl_put(text, " and %d %s; it is sold on Saturday", row->red,
	       row->red == 1 ? "point" : "points");
}

static void explain_plain(const struct pl_book *book, const struct ofs_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[move->seat];
	int upkeep = 0;
	switch (move->verb) {
	case OFS_FEED:
		upkeep = ofs_upkeep(r, s, move->seat);
		pl_put(text, "Pay %d Food, keep %d", upkeep, p->food - upkeep);
		break;
	case OFS_DONE:
		pl_put(text, "No shot this Thursday");
		break;
	case OFS_PASS:
		pl_put(text, "Out of this auction");
		break;
	case OFS_PAY:
		pl_put(text, "Keep ");
		ofs_put_chips(p->red - move->arg[0], p->food - move->arg[1], p->gold - move->arg[2],
		              text);
		break;
	case OFS_HAND:
		pl_put(text, "p%d acts first next week", move->arg[0]);
		break;
	case OFS_EXCHANGE:
		pl_put(text, "At once, with the Bank");
		break;
	case OFS_OFFER:
		pl_put(text, "p%d answers at once; %d of %d offers left today after this",
		       move->arg[0], r->offers_a_day - p->offers - 1, r->offers_a_day);
		break;
	case OFS_ACCEPT:
		pl_put(text, "You give %d %s and get %d %s", s->offer.take,
		       ofs_chip_name(ofs_other(s->offer.gives)), s->offer.give,
		       ofs_chip_name(s->offer.gives));
		break;
	default:
		pl_put(text, "Nothing changes hands");
		break;
	}
}

void ofs_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct ofs_state *s = ofs_position(view);
	switch (move->verb) {
	case OFS_BID_ON:
	case OFS_BID:
		explain_bid(book, s, move, text);
		break;
	case OFS_STAKE:
	case OFS_JUMP:
		explain_claim(book, s, move, text);
		break;
	case OFS_STRENGTHEN:
	case OFS_TRAIN:
	case OFS_BOARD:
		explain_counters(book, s, move, text);
		break;
	case OFS_RAISE:
		explain_raise(book, s, move, text);
		break;
	case OFS_SHOOT:
		explain_shot(book, s, move, text);
		break;
	case OFS_STARVE:
		explain_starving(book, s, move, text);
		break;
	default:
		explain_plain(book, s, move, text);
		break;
	}
}
