/* mind.c - what a country knows before it weighs its moves: how long it needs to the Moon and how
 * long each rival does. What was reckoned once is not reckoned again. */
#include "games/one-small-step/mind.h"

/* The time with other means than those that ways were found for. */
static int time_after(const struct oss_rules *r, const struct oss_means *was,
                      const struct oss_means *now, const struct oss_ways *ways, int plan)
{
	struct oss_ways changed;
	struct oss_times times;
	if (oss_same_ways(was, now))
		return oss_time(r, now, ways, &plan, &times);
	oss_change_ways(r, was, now, ways, &changed);
	return oss_time(r, now, &changed, &plan, &times);
}

int oss_better(const struct oss_mind *m, const struct oss_means *after)
{
	return m->now - time_after(m->r, &m->me, after, &m->ways, m->plan);
}

/* --- rivals ------------------------------------------------------------------------- */

static bool same_means(const struct oss_means *a, const struct oss_means *b)
{
	int differs = a->trade != b->trade || a->growth != b->growth;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		differs |= a->stock[resource] != b->stock[resource];
	return !differs && oss_same_ways(a, b);
}

static void know_rival(struct oss_mind *m, int seat, const struct oss_mind *known)
{
	struct oss_means means = oss_means_of(m->r, m->s, seat);
	if (known != NULL && same_means(&means, &known->rival[seat]->means)) {
		m->rival[seat] = known->rival[seat];
		return;
	}
	struct oss_rival *rival = m->rival[seat] = &m->room[seat];
	rival->means = means;
	rival->asked = 0;
	rival->plan = 0;
	oss_find_ways(m->r, &means, &rival->ways);
	rival->time = oss_time(m->r, &means, &rival->ways, &rival->plan, &rival->times);
}

static void know_rivals(struct oss_mind *m, const struct oss_mind *known)
{
	int seats = m->s->base.seats, least = OSS_FAR;
	for (int seat = 0; seat < seats; seat++) {
		if (seat == m->seat)
			continue;
		know_rival(m, seat, known);
		least = pl_least(least, m->rival[seat]->time);
	}
	for (int seat = 0; seat < seats; seat++)
		if (seat != m->seat)
			m->spite[seat] = m->rival[seat]->time <= least + OSS_TURN
				? 50 / (seats - 1)
				: 20 / (seats - 1);
}

static int delay_of(const struct oss_mind *m, int victim, const struct oss_means *after)
{
	const struct oss_rival *rival = m->rival[victim];
	return time_after(m->r, &rival->means, after, &rival->ways, rival->plan) - rival->time;
}

int oss_harm(const struct oss_mind *m, int victim, const struct oss_means *after)
{
	return delay_of(m, victim, after) * m->spite[victim] / 100;
}

int oss_harm_of_few(const struct oss_mind *m, int victim, int resource)
{
	struct oss_rival *rival = m->rival[victim];
	if (!((rival->asked >> resource) & 1)) {
		struct oss_means after = rival->means;
		after.stock[resource] -= OSS_A_FEW;
		rival->asked |= 1u << resource;
		rival->delay[resource] = delay_of(m, victim, &after);
	}
	return rival->delay[resource] * m->spite[victim] / 100;
}

/* --- everything ---------------------------------------------------------------------- */

/* What did not change is taken from the mind that is known. */
void oss_make_mind(struct oss_mind *m, const struct oss_rules *r, const struct oss_state *s,
                   int seat, const struct oss_mind *known)
{
	struct oss_times times;
	m->r = r;
	m->s = s;
	m->seat = seat;
	m->style = s->player[seat].style;
	m->me = oss_means_of(r, s, seat);
	if (known != NULL)
		oss_change_ways(r, &known->me, &m->me, &known->ways, &m->ways);
	else
		oss_find_ways(r, &m->me, &m->ways);
	m->plan = 0;
	m->now = oss_time(r, &m->me, &m->ways, &m->plan, &times);
	know_rivals(m, known);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		struct oss_means after = m->me;
		after.stock[resource] += OSS_A_FEW;
		m->few[resource] = oss_better(m, &after);
	}
}
