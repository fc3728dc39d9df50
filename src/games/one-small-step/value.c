/* value.c - how good a position is for each country: who needs the least time to the
 * Moon, and once somebody is there, who has the points. */
#include "games/one-small-step/sense.h"

/* 1024 halved for every so many parts. */
static int share_of(int behind, int halves)
{
	int halvings = behind / halves, part = behind % halves;
	if (halvings >= 10)
		return 1;
	int share = 1024 >> halvings;
	return pl_most(1, share - share * part / (2 * halves));
}

/* Not that of a player whose action is as good as done, with only some of a trade, an
 * exchange, a draw or the hand left to settle. Else what ends in such a question would seem
 * to be free. */
int oss_whose_turn(const struct oss_state *s)
{
	bool over = s->acted;
	switch (s->base.phase) {
	case OSS_TRADING:
	case OSS_BARTERING:
	case OSS_PICKING:
	case OSS_DRAWING:
	case OSS_DISCARDING:
	case OSS_LEAVING:
	case OSS_SKIMMING:
		over = true;
		break;
	default:
		break;
	}
	return over ? pl_next_seat(&s->base, s->turn) : s->turn;
}

/* How much longer this player needs than it seems: the objective, cards, guards
 * and tiers shorten it, waiting for one's turn lengthens it. */
static int standing(const struct oss_rules *r, const struct oss_state *s, int seat, int turn)
{
	struct oss_means means = oss_means_of(r, s, seat);
	struct oss_ways ways;
	struct oss_times times;
	oss_find_ways(r, &means, &ways);
	const struct oss_player *p = &s->player[seat];
	int seats = s->base.seats, plan = 0, time = oss_time(r, &means, &ways, &plan, &times);
	time += (seat - turn + seats) % seats * OSS_TURN / seats;
	time -= p->cards * (OSS_WORTH_CARD + OSS_WORTH_CARD_TIER * (p->tier - 1));
	time -= (p->tier - 1) * oss_worth_of_tier(seats) + p->guards * OSS_WORTH_GUARD;
	if (oss_meets_objective(r, s, seat))
		time -= OSS_WORTH_OBJECTIVE / 2;
	return pl_most(0, time);
}

/* Once somebody has landed, points count. */
static int final_points(const struct oss_rules *r, const struct oss_state *s, int seat, int turn)
{
	int points = 4 * oss_score(r, s, seat), seats = s->base.seats;
	bool to_come = (seat - turn + seats) % seats < (s->timer - 1 - turn + seats) % seats;
	if (to_come && s->player[seat].landed == 0 &&
	    oss_why_not_research(r, s, seat, r->moon, 0, false) == 0)
		points += 2 * r->landing[s->landings];
	return points;
}

/* What everybody has of a thousand, by who is how far behind. */
static void share_out(const struct oss_rules *r, const struct oss_state *s, int32_t out[PL_SEATS])
{
	int behind[OSS_SEATS], share[OSS_SEATS], sum = 0, least = INT32_MAX, halves;
	int turn = oss_whose_turn(s), seats = s->base.seats;
	for (int seat = 0; seat < seats; seat++) {
		behind[seat] = s->timer != 0 ? -final_points(r, s, seat, turn)
					     : standing(r, s, seat, turn);
		least = pl_least(least, behind[seat]);
	}
	halves = s->timer != 0 ? 4 : OSS_TURN + least / 8;
	for (int seat = 0; seat < seats; seat++) {
		share[seat] = share_of(behind[seat] - least, halves);
		sum += share[seat];
	}
	for (int seat = 0; seat < seats; seat++)
		out[seat] = 1000 * share[seat] / sum;
}

void oss_value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	const struct oss_rules *r = oss_numbers(rules);
	const struct oss_state *s = oss_position(state);
	for (int seat = 0; seat < PL_SEATS; seat++)
		out[seat] = 0;
	if (oss_is_over(s)) {
		struct pl_result result;
		oss_returns(rules, state, &result);
		pl_value_of(&result, state->seats, out);
		return;
	}
	if (state->phase == OSS_DRAFTING) {
		for (int seat = 0; seat < state->seats; seat++)
			out[seat] = 1000 / state->seats;
		return;
	}
	if (state->phase != OSS_SKIMMING) {
		share_out(r, s, out);
		return;
	}
	/* Else what is about to be taken would seem to be the producer's. */
	struct oss_state after = *s;
	oss_skim_all(r, &after);
	share_out(r, &after, out);
}
