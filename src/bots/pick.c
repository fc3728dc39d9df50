/* pick.c - which move to try next: by promise, by regret, by habit, and at the
 * root by halving; see walk.h. */
#include "bots/walk.h"

#include "core/clones.h"

#include <math.h>

/* Part of every sealed choice that is made at random, so that each move keeps
 * being tried; and visits that the game's weights count for where average
 * behaviour is followed. */
static const float CURIOSITY = 0.15f, HABIT = 4;

/* --- what there is to choose from --- */

/* The edges to choose from: every one of a complete node, else those marked;
 * and of many only the likeliest, more as the node is visited more often. */
static bool may_choose(const struct pl_worker *w, const struct pl_edge *edge,
                       const struct pl_rest *rest, bool all, int most)
{
	return (all || rest->round == w->round) && (rest->rank < most || edge->visits > 0);
}

static int most_choices(const struct pl_worker *w, const struct pl_node *node)
{
	if (node->count <= w->constant[PL_WIDE])
		return node->count;
	return w->constant[PL_WIDE] + 2 * (int)sqrtf((float)node->visits);
}

/* --- choosing --------------------------------------------------------------- */

/* The same as by_promise() where every edge may be chosen. */
static int by_full_promise(const struct pl_node *node, const struct pl_edge *edges, float trust,
                           float doubt, float untried)
{
	const float instead[2] = { untried, 0 }; /* looked up: nobody could guess a jump */
	float best = -1e9f;
	int chosen = 0;
	for (int i = 0; i < node->count; i++) {
		const struct pl_edge *edge = &edges[i]; /* its mean is 0 until it is tried */
		float mean = edge->mean + instead[edge->visits > 0];
		float promise = mean + (trust * edge->prior + doubt) / (1 + (float)edge->visits);
		if (promise > best) {
			best = promise;
			chosen = i;
		}
	}
	return chosen;
}

/* In units of how much values differ at all. */
static float scale_of(const struct pl_worker *w, int seat, bool deep)
{
	float scale = 0.01f * (float)w->constant[PL_EXPLORE] * w->spread[seat];
	return deep ? scale * (0.01f * (float)w->constant[PL_DEEPER]) : scale;
}

static float trust_of(const struct pl_worker *w, float scale)
{
	return 0.01f * (float)w->constant[PL_TRUST] * scale;
}

void pl_hope_again(struct pl_worker *w, int seat)
{
	struct pl_hope *hope = &w->hope[seat];
	float scale = scale_of(w, seat, true);
	hope->trust = trust_of(w, scale);
	for (int count = 1; count <= PL_SHARERS; count++)
		hope->doubt[count] = (scale - hope->trust) / (float)count;
}

/* By what each move has brought, what its weight promises and how seldom it
 * was tried (PUCT). Part of the
 * promise is every move's alike, so that a wrong weight cannot hide a good one. */
static PL_INLINE int by_promise(const struct pl_worker *w, const struct pl_node *node,
                                struct pl_edge *edges, bool all, int most)
{
	float root = node->root, untried = node->mean - 0.25f * w->spread[node->seat];
	float best = -1e9f, trust, doubt;
	int chosen = -1;
	if (w->depth > 0 && node->count <= PL_SHARERS) {
		trust = w->hope[node->seat].trust;
		doubt = w->hope[node->seat].doubt[node->count];
	} else {
		float scale = scale_of(w, node->seat, w->depth > 0);
		trust = trust_of(w, scale);
		doubt = (scale - trust) / (float)node->count;
	}
	if (all && most >= node->count)
		return by_full_promise(node, edges, trust * root, doubt * root, untried);
	const struct pl_rest *rests = pl_rests_of(node, edges);
	for (int i = 0; i < node->count; i++) {
		const struct pl_edge *edge = &edges[i];
		if (!may_choose(w, edge, &rests[i], all, most))
			continue;
		float tries = all ? root : sqrtf((float)rests[i].offered + 1);
		float mean = edge->visits > 0 ? edge->mean : untried;
		float promise = mean +
			(trust * edge->prior + doubt) * tries / (1 + (float)edge->visits);
		if (promise > best) {
			best = promise;
			chosen = i;
		}
	}
	return chosen;
}

/* One of the edges by their weights, which may_choose() has cleared of others;
 * sum is above 0. */
static int by_weights(struct pl_worker *w, const float *weight, int count, float sum)
{
	float left = pl_random_part(w) * sum;
	int last = -1;
	for (int i = 0; i < count && left >= 0; i++) {
		last = weight[i] > 0 ? i : last;
		left -= weight[i];
	}
	return last;
}

static float behaviour(const struct pl_node *node, const struct pl_edge *edge,
                       const struct pl_rest *rest)
{
	return node->mixed ? rest->policy : (float)edge->visits;
}

/* As the mover has behaved so far, and at first as its weights say. */
static int by_habit(struct pl_worker *w, const struct pl_node *node, struct pl_edge *edges,
                    bool all, int most)
{
	float weight[4 * PL_MOVES], sum = 0;
	int count = node->count < 4 * PL_MOVES ? node->count : 4 * PL_MOVES;
	const struct pl_rest *rests = pl_rests_of(node, edges);
	for (int i = 0; i < count; i++) {
		weight[i] = !node->whole || may_choose(w, &edges[i], &rests[i], all, most)
			? behaviour(node, &edges[i], &rests[i]) + HABIT * edges[i].prior
			: 0;
		sum += weight[i];
	}
	return sum > 0 ? by_weights(w, weight, count, sum) : -1;
}

/* By regret: as often as each move would have been better than what was done.
 * Returns also the chance with which the move was chosen. */
static int by_regret(struct pl_worker *w, const struct pl_node *node, struct pl_edge *edges,
                     bool all, int most, float *chance)
{
	float weight[4 * PL_MOVES], sum = 0, priors = 0;
	int count = node->count < 4 * PL_MOVES ? node->count : 4 * PL_MOVES, choices = 0;
	struct pl_rest *rests = pl_rests_of(node, edges);
	for (int i = 0; i < count; i++) {
		bool may = may_choose(w, &edges[i], &rests[i], all, most);
		weight[i] = may && rests[i].regret > 0 ? rests[i].regret : 0;
		sum += weight[i];
		choices += may;
		priors += may ? edges[i].prior : 0;
	}
	if (choices == 0)
		return -1;
	for (int i = 0; i < count; i++) {
		if (!may_choose(w, &edges[i], &rests[i], all, most))
			continue;
		float wanted = sum > 0 ? weight[i] / sum : edges[i].prior / priors;
		rests[i].policy += wanted;
		weight[i] = (1 - CURIOSITY) * wanted + CURIOSITY / (float)choices;
	}
	int chosen = by_weights(w, weight, count, 1);
	*chance = weight[chosen];
	return chosen;
}

int pl_pick(struct pl_worker *w, const struct pl_node *node, struct pl_edge *edges, bool all,
            float *chance)
{
	int most = most_choices(w, node);
	if (!pl_learns(w, node->seat))
		return by_habit(w, node, edges, all, most);
	if (node->mixed)
		return by_regret(w, node, edges, all, most, chance);
	if (w->unaware != 0 && pl_percent(w, w->constant[PL_SMOOTH]))
		return by_habit(w, node, edges, all, most);
	return by_promise(w, node, edges, all, most);
}

/* --- halving ------------------------------------------------------------------ */

static int halvings(int moves)
{
	int count = 0;
	for (; moves > 2; moves = (moves + 1) / 2)
		count++;
	return count;
}

static int weightiest(const struct pl_node *root, const struct pl_edge *edges)
{
	int best = 0;
	for (int i = 1; i < root->count; i++)
		if (edges[i].prior > edges[best].prior)
			best = i;
	return best;
}

static double lead_of(const struct pl_trial *trial)
{
	return trial->tries > 0 ? trial->ahead / trial->tries : 0;
}

/* Half of the contenders, those that did worse, are out; but never the
 * weightiest, which the others must beat. */
static void halve(struct pl_worker *w, const struct pl_node *root)
{
	int left = (w->contenders + 1) / 2;
	for (; w->contenders > left; w->contenders--) {
		int worst = -1;
		for (int i = 0; i < root->count; i++)
			if (!w->out[i] && i != w->favourite &&
			    (worst < 0 || lead_of(&w->trials[i]) <= lead_of(&w->trials[worst])))
				worst = i;
		w->out[worst] = true;
	}
	w->halved++;
}

/* The contender that was tried least; of equals the favourite, then the first. */
static int next_contender(const struct pl_worker *w, const struct pl_node *root)
{
	int least = w->favourite;
	for (int i = 0; i < root->count; i++)
		if (!w->out[i] && w->trials[i].tries < w->trials[least].tries)
			least = i;
	return least;
}

/* At first the likeliest moves, as many as are considered at once; when the
 * next part of the time is over, the better half of them. All that are left
 * are tried equally often, and so meet the same scenarios. */
static int by_halving(struct pl_worker *w, const struct pl_node *root, struct pl_edge *edges)
{
	int wide = w->constant[PL_WIDE];
	int first = root->count < wide ? root->count : wide;
	if (w->contenders == 0) {
		w->contenders = first;
		w->favourite = weightiest(root, edges);
		for (int i = 0; i < root->count; i++)
			w->out[i] = root->whole && pl_rests_of(root, edges)[i].rank >= wide;
	}
	while (w->contenders > 2 &&
	       w->progress * (float)(halvings(first) + 1) >= (float)(w->halved + 1))
		halve(w, root);
	return next_contender(w, root);
}

int pl_pick_at_root(struct pl_worker *w, const struct pl_node *root, struct pl_edge *edges)
{
	if (pl_tries(w))
		return by_halving(w, root, edges);
	return by_promise(w, root, edges, true, most_choices(w, root));
}
