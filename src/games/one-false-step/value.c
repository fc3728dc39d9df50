/* value.c - how good a position is for each mayor: the points in hand and those to
 * be expected. */
#include "games/one-false-step/sense.h"

#include <string.h>

/* Points in hand and to be expected, in thousandths. */
static int prospects(const struct ofs_rules *r, const struct ofs_state *s, int seat, int weeks)
{
	const struct ofs_player *p = &s->player[seat];
	struct ofs_outlook o = ofs_look(r, s, seat, weeks);
	int worth = ofs_score(r, s, seat) * OFS_POINT + o.shots * o.hits / 100;
	worth += (p->gold + o.mines * (weeks - 1)) * o.gold * 2 / 3;
	worth += p->rocket * pl_least(o.all * 5 / 4, 950) * r->shot_counter;
	for (int city = 1; city <= r->cities; city++) {
		const struct ofs_town *town = &s->town[city];
		if (town->owner != seat + 1 || town->where < OFS_INACTIVE)
			continue;
		int after = town->where == OFS_INACTIVE ? town->chips : 0;
		if (after > 0 && after <= weeks)
			worth += r->city[city - 1].red * OFS_POINT;
		worth += pl_most(weeks - after, 0) * 270 + town->pile * 60 + town->middle * 150;
	}
	if (o.surplus < 0)
		worth += o.surplus * weeks * 150;
	return worth;
}

void ofs_value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	const struct ofs_rules *r = ofs_numbers(rules);
	const struct ofs_state *s = ofs_position(state);
	int32_t worth[PL_SEATS], best = INT32_MIN, sum = 0;
	memset(out, 0, PL_SEATS * sizeof out[0]);
	if (ofs_is_over(s)) {
		out[s->winner - 1] = 1000;
		return;
	}
	int weeks = ofs_weeks_left(r, s), scale = 700 + 200 * weeks;
	for (int seat = 0; seat < state->seats; seat++) {
		worth[seat] = prospects(r, s, seat, weeks);
		best = worth[seat] > best ? worth[seat] : best;
	}
	for (int seat = 0; seat < state->seats; seat++) {
		out[seat] = ofs_weight_of((best - worth[seat]) * OFS_HALF / scale);
		sum += out[seat];
	}
	for (int seat = 0; seat < state->seats; seat++)
		out[seat] = out[seat] * 1000 / sum;
}
