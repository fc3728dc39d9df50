/* mind.h - what a country that weighs its moves knows: its own means and its rivals'. Shared by
 * mind.c and sense.c. */
#ifndef PERILUNE_ONE_SMALL_STEP_MIND_H
#define PERILUNE_ONE_SMALL_STEP_MIND_H

#include "games/one-small-step/sense.h"

enum { OSS_A_FEW = 3 }; /* tokens, for what one is worth */

/* What is known of a rival. */
struct oss_rival {
	struct oss_means means;
	struct oss_ways ways;
	struct oss_times times;
	int time, plan;
	unsigned asked;               /* resources of which... */
	int delay[OSS_RESOURCES + 1]; /* ...it is known how long a few less would delay it */
};

struct oss_mind {
	const struct oss_rules *r;
	const struct oss_state *s;
	int seat, style;
	int now, plan; /* the time as things stand, and by which plan */
	struct oss_means me;
	struct oss_ways ways;
	int few[OSS_RESOURCES + 1]; /* what a few more of a resource are worth */
	int spite[OSS_SEATS]; /* percent of a rival's delay that is as good as one's own gain */
	struct oss_rival *rival[OSS_SEATS];
	struct oss_rival room[OSS_SEATS]; /* for those that are not another mind's already */
};

/* With another mind about much the same position, or NULL; it has to stay. */
void oss_make_mind(struct oss_mind *, const struct oss_rules *, const struct oss_state *, int seat,
                   const struct oss_mind *known);

/* What a change of one's own means is worth, and what a rival's loss is. */
int oss_better(const struct oss_mind *, const struct oss_means *after);
int oss_harm(const struct oss_mind *, int victim, const struct oss_means *after);
int oss_harm_of_few(const struct oss_mind *, int victim, int resource);

#endif
