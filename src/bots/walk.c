/* walk.c - the iterations of the search; see walk.h and search.h. */
#include "bots/walk.h"

#include "core/chance.h"
#include "core/clones.h"
#include "core/judge.h"
#include "core/memory.h"
#include "core/turn.h"

#include <math.h>

/* --- small things --------------------------------------------------------- */

/* Two numbers made into one that tells of both: the halves of their product. */
static uint64_t mix(uint64_t a, uint64_t b)
{
	__extension__ typedef unsigned __int128 product;
	product x = (product)(a ^ 0x9e3779b97f4a7c15u) * (b ^ 0xd6e8feb86659fd93u);
	return (uint64_t)x ^ (uint64_t)(x >> 64);
}

/* What the chance of an iteration begins with: its bits choose, so they stay what they are. */
static uint64_t stir(uint64_t a, uint64_t b)
{
	uint64_t x = (a ^ b) * 0x9e3779b97f4a7c15u;
	x ^= x >> 32;
	x = (x + b) * 0xd6e8feb86659fd93u;
	return x ^ (x >> 29);
}

_Static_assert(_Alignof(struct pl_state) == 8, "states are read in words of eight bytes");

static uint64_t word_at(const unsigned char *bytes)
{
	uint64_t word;
	memcpy(&word, bytes, sizeof word);
	return word;
}

/* A digest of all but the chance, which a view does not hold; in lines of their own, since each
 * product is waited for by the next one of its line. */
static uint64_t digest(const struct pl_state *view, size_t size, uint64_t salt)
{
	const unsigned char *at = (const unsigned char *)view + sizeof view->chance;
	const unsigned char *end = (const unsigned char *)view + size;
	uint64_t a = 0x243f6a8885a308d3u, b = 0x13198a2e03707344u, c = 0xa4093822299f31d0u;
	for (; end - at >= 48; at += 48) {
		a = mix(a ^ word_at(at), word_at(at + 8));
		b = mix(b ^ word_at(at + 16), word_at(at + 24));
		c = mix(c ^ word_at(at + 32), word_at(at + 40));
	}
	for (; end - at >= 16; at += 16)
		a = mix(a ^ word_at(at), word_at(at + 8));
	if (at < end) /* one word is left */
		b ^= word_at(at);
	return mix(a ^ c, b ^ salt);
}

/* Small states are copied as a whole block, which needs no call; each of the worker's own has
 * that much room. */
enum { SMALL = 64 };

static void copy_state(const struct pl_worker *w, struct pl_state *to, const struct pl_state *from)
{
	if (w->game->state_size <= SMALL)
		memcpy((char *)to, (const char *)from, SMALL);
	else
		memcpy(to, from, w->game->state_size);
}

/* Small ones word by word, since they have just been written so. */
static bool same_but_chance(const struct pl_game *game, const struct pl_state *a,
                            const struct pl_state *b)
{
	size_t at = sizeof a->chance;
	const char *one = (const char *)a, *other = (const char *)b;
	if (game->state_size > SMALL)
		return memcmp(one + at, other + at, game->state_size - at) == 0;
	uint64_t differs = 0;
	for (; at < game->state_size; at += sizeof differs) {
		uint64_t x, y;
		memcpy(&x, one + at, sizeof x);
		memcpy(&y, other + at, sizeof y);
		differs |= x ^ y;
	}
	return differs == 0;
}

/* The moves of a seat; the searcher's own without what it may not use. */
static int legal_moves(const struct pl_worker *w, int seat, struct pl_move moves[PL_MOVES])
{
	int count = w->game->legal(w->rules, w->state, seat, moves);
	if (w->bar != NULL && seat == w->seat)
		count = pl_uses_allow(w->bar, w->state, moves, count);
	return count;
}

/* --- which decision this is ------------------------------------------------ */

static uint64_t seen_key(struct pl_worker *w, const struct pl_state *state, int seat)
{
	if (w->game->glance != NULL)
		return mix(w->game->glance(w->rules, state, seat), (uint64_t)seat);
	copy_state(w, w->scratch, state);
	w->game->observe(w->rules, w->scratch, seat);
	return digest(w->scratch, w->game->state_size, (uint64_t)seat << 32);
}

/* The searcher's decisions with hands that are not its own are others. */
static uint64_t moved_key(const struct pl_worker *w, int seat)
{
	uint64_t line = w->state->sealed ? w->sealed_path[seat] : w->path;
	return mix(line, (uint64_t)seat + (seat == w->seat ? w->hand : 0));
}

static uint64_t key_of(struct pl_worker *w, int seat)
{
	return w->constant[PL_CLOSED] ? seen_key(w, w->state, seat) : moved_key(w, seat);
}

static uint64_t after(uint64_t line, const struct pl_move *move)
{
	uint64_t word[2];
	memcpy(word, move, sizeof word);
	return mix(line ^ word[0], word[1]);
}

static void begin_set(struct pl_worker *w)
{
	for (int seat = 0; w->state->sealed != 0 && seat < w->state->seats; seat++)
		w->sealed_path[seat] = mix(w->path, 32 + (uint64_t)seat);
}

/* Chance goes on where this seat's begins or goes on. */
static void ask(struct pl_worker *w, int seat)
{
	enum { DRAWS_A_SPELL = 1 << 16 };
	w->mover = seat;
	w->drawn = ((uint64_t)seat + 1) << 40 | w->spells[seat] * DRAWS_A_SPELL;
	w->state->chance.drawn = w->drawn;
}

/* Apply a move. Every seat has chance of its own, in which every spell of being asked
 * begins at a place of its own, if the last one drew any: neither a draw more or less nor a
 * question to another in between changes what comes after, and what moves are compared by
 * stays their own difference. */
static PL_INLINE void play(struct pl_worker *w, const struct pl_move *move)
{
	struct pl_state *state = w->state;
	w->game->apply(w->rules, state, move, NULL);
	bool drew = state->chance.drawn != w->drawn;
	if (drew)
		w->certain = false;
	if (state->pending == 0 || pl_first_pending(state) == w->mover)
		return;
	w->spells[w->mover] += drew;
	ask(w, pl_first_pending(state));
}

/* Make a move in the tree. While a sealed set is open each of its seats has a line of its
 * own; when the set is complete, they join in whatever order they were made. */
static void step(struct pl_worker *w, const struct pl_move *move)
{
	struct pl_state *state = w->state;
	uint8_t pending = state->pending, sealed = state->sealed;
	play(w, move);
	if (w->constant[PL_CLOSED])
		return;
	if (sealed == 0) {
		w->path = after(w->path, move);
	} else {
		w->sealed_path[move->seat] = after(w->sealed_path[move->seat], move);
		bool goes_on = state->sealed == sealed && state->pending != 0 &&
			(state->pending & ~pending) == 0;
		if (goes_on)
			return;
		for (int seat = 0; seat < state->seats; seat++)
			w->path += (sealed >> seat) & 1 ? w->sealed_path[seat] : 0;
	}
	begin_set(w);
}

/* --- priors ---------------------------------------------------------------- */

/* A share of the heaviest, raised to the power: 60,000 to the twentieth would
 * be more than fits. */
static double sharpened(const struct pl_worker *w, uint16_t weight, uint16_t most)
{
	double x = (double)weight / most, power = 1;
	for (int left = w->constant[PL_SHARP]; left > 0; left--)
		power *= x;
	return power;
}

static int heaviest(const uint16_t *weight, int count)
{
	int best = 0;
	for (int i = 1; i < count; i++)
		if (weight[i] > weight[best])
			best = i;
	return best;
}

static void rank_edges(const struct pl_edge *edges, struct pl_rest *rests, int count)
{
	for (int i = 0; i < count; i++) {
		int rank = 0;
		for (int j = 0; j < count; j++)
			rank += edges[j].prior > edges[i].prior ||
				(edges[j].prior == edges[i].prior && j < i);
		rests[i].rank = (uint16_t)rank;
	}
}

/* A prior for each of the moves: its share of the weights. */
static void find_priors(const struct pl_worker *w, const struct pl_move *moves, int count,
                        float prior[PL_MOVES])
{
	uint16_t weight[PL_MOVES];
	double all = 0, share[PL_MOVES];
	w->game->weigh(w->rules, w->state, moves, count, weight);
	uint16_t most = weight[heaviest(weight, count)];
	for (int i = 0; i < count; i++) {
		share[i] = sharpened(w, weight[i], most);
		all += share[i];
	}
	for (int i = 0; i < count; i++)
		prior[i] = (float)(share[i] / all);
}

static uint32_t new_node(struct pl_worker *w, uint64_t key, int seat)
{
	struct pl_move moves[PL_MOVES];
	float prior[PL_MOVES];
	pl_tree_expect(&w->tree, key);
	int count = legal_moves(w, seat, moves);
	bool mixed = w->state->sealed != 0, complete = w->certain || w->constant[PL_CLOSED];
	bool many = count > w->constant[PL_WIDE];
	uint32_t number = pl_tree_add(&w->tree, key, count, mixed || many || !complete);
	if (number == 0)
		return 0;
	struct pl_node *node = pl_node_at(&w->tree, number);
	struct pl_edge *edges = pl_edges_of(&w->tree, node);
	node->seat = (uint8_t)seat;
	node->mixed = mixed;
	node->complete = complete;
	if (count > 1)
		find_priors(w, moves, count, prior);
	else
		prior[0] = 1;
	memcpy(pl_moves_of(node, edges), moves, (size_t)count * sizeof moves[0]);
	for (int i = 0; i < count; i++)
		edges[i].prior = prior[i];
	for (int i = 0; node->whole && i < count; i++)
		pl_rests_of(node, edges)[i].round = w->round;
	if (many)
		rank_edges(edges, pl_rests_of(node, edges), count);
	return number;
}

/* --- moves that are possible only sometimes -------------------------------- */

/* Mark the edges of the moves that are possible now; true if all have one.
 * Lists of legal moves keep their order, so the next edge is looked at first. */
static bool mark_legal(struct pl_worker *w, uint32_t number, const struct pl_move *moves, int count,
                       bool found[PL_MOVES])
{
	struct pl_node *node = pl_node_at(&w->tree, number);
	pl_tree_make_whole(&w->tree, node);
	struct pl_edge *edges = pl_edges_of(&w->tree, node);
	const struct pl_move *own = pl_moves_of(node, edges);
	struct pl_rest *rests = pl_rests_of(node, edges);
	int at = 0, known = 0;
	for (int i = 0; i < count; i++) {
		int tried = 0;
		while (tried < node->count && !pl_same_move(&own[at], &moves[i])) {
			at = at + 1 == node->count ? 0 : at + 1;
			tried++;
		}
		found[i] = tried < node->count;
		if (!found[i])
			continue;
		rests[at].round = w->round;
		if (!node->mixed)
			rests[at].offered++;
		at = at + 1 == node->count ? 0 : at + 1;
		known++;
	}
	return known == count;
}

/* Learn which moves of a node are possible in this truth, adding new ones. */
static void offer_legal(struct pl_worker *w, uint32_t number)
{
	struct pl_move moves[PL_MOVES];
	bool found[PL_MOVES];
	float prior[PL_MOVES];
	struct pl_node *node = pl_node_at(&w->tree, number);
	int seat = node->seat;
	int count = legal_moves(w, seat, moves);
	if (mark_legal(w, number, moves, count, found))
		return;
	find_priors(w, moves, count, prior);
	node->complete = false;
	for (int i = 0; i < count; i++) {
		if (found[i])
			continue;
		if (!pl_tree_add_edge(&w->tree, number, &moves[i]))
			return;
		struct pl_edge *edges = pl_edges_of(&w->tree, node);
		edges[node->count - 1].prior = prior[i];
		pl_rests_of(node, edges)[node->count - 1].round = w->round;
	}
}

/* Of several that are asked at once the searcher is first, so that it meets its
 * decision as it is at the root. */
static int next_seat(const struct pl_worker *w)
{
	return pl_is_pending(w->state, w->seat) ? w->seat : pl_first_pending(w->state);
}

/* Where the last walk went from here (as the edge that led here keeps it; the root has none) is
 * often where this one goes. A line of moves that are made one by one, by players from whom nothing
 * is hidden, leads through the same nodes whenever it is gone: where none came from here yet there
 * is none. */
static uint32_t find_node(const struct pl_worker *w, uint32_t *child, uint64_t key)
{
	if (child == NULL || (w->unaware != 0 && w->constant[PL_CLOSED]))
		return pl_tree_find(&w->tree, key);
	bool one_way = w->unaware == 0 && !w->constant[PL_CLOSED] &&
		!pl_node_at(&w->tree, w->passed[w->depth - 1].node)->mixed;
	if (*child == 0 && one_way)
		return 0;
	if (*child == 0 || pl_node_at(&w->tree, *child)->key != key)
		*child = pl_tree_find(&w->tree, key);
	return *child;
}

/* A node where there was none. */
static uint32_t found_node(struct pl_worker *w, uint32_t *child, uint64_t key, int seat)
{
	uint32_t number = new_node(w, key, seat);
	if (child != NULL)
		*child = number;
	return number;
}

/* One decision: false if the walk leaves the tree here. `came` is where the edge that led here
 * keeps its node, and then the next one's. */
static bool decide(struct pl_worker *w, uint32_t **came, bool *fresh)
{
	int seat = next_seat(w);
	uint64_t key = key_of(w, seat);
	uint32_t number = find_node(w, *came, key);
	*fresh = number == 0;
	if (*fresh)
		number = found_node(w, *came, key, seat);
	if (number == 0 || w->depth == PL_DEPTH)
		return false;
	const struct pl_node *node = pl_node_at(&w->tree, number);
	bool all = *fresh || (node->complete && (w->certain || w->constant[PL_CLOSED]));
	if (!all)
		offer_legal(w, number);
	struct pl_edge *edges = pl_edges_of(&w->tree, node);
	struct pl_passed *passed =
		&w->passed[w->depth]; /* in place: copied, it would be waited for */
	passed->node = number;
	passed->chance = 1;
	passed->all = all;
	int chosen = w->depth == 0 && w->planned >= 0 ? w->planned
		: node->count == 1 && all             ? 0
					  : pl_pick(w, node, edges, all, &passed->chance);
	if (chosen < 0)
		return false;
	passed->edge = (uint32_t)chosen;
	*came = &edges[chosen].child;
	w->depth++;
	step(w, &pl_moves_of(node, edges)[chosen]);
	return true;
}

/* --- beyond the tree -------------------------------------------------------- */

static int by_plain_weight(struct pl_worker *w, const uint16_t *weight, int count)
{
	uint32_t sum = 0, upto[PL_MOVES];
	for (int i = 0; i < count; i++)
		upto[i] = sum += weight[i];
	uint32_t drawn = pl_random_below(w, sum);
	const uint32_t *at = upto; /* halved without a jump, which nobody could guess */
	for (int left = count; left > 1; left -= left / 2)
		at += (left / 2) & -(int)(at[left / 2 - 1] <= drawn);
	return (int)(at - upto);
}

static int by_sharp_weight(struct pl_worker *w, const uint16_t *weight, int count)
{
	double sum = 0, share[PL_MOVES];
	uint16_t most = weight[heaviest(weight, count)];
	for (int i = 0; i < count; i++) {
		share[i] = sharpened(w, weight[i], most);
		sum += share[i];
	}
	double left = (double)pl_random_part(w) * sum;
	int at = 0;
	while (at + 1 < count && (left -= share[at]) >= 0)
		at++;
	return at;
}

static int by_weight(struct pl_worker *w, const struct pl_move *moves, int count)
{
	uint16_t weight[PL_MOVES];
	bool best = pl_percent(w, w->constant[PL_HEAVIEST]);
	w->game->weigh(w->rules, w->state, moves, count, weight);
	if (best)
		return heaviest(weight, count);
	return w->constant[PL_SHARP] == 1 ? by_plain_weight(w, weight, count)
					  : by_sharp_weight(w, weight, count);
}

/* Whether the heaviest move is made whatever is drawn, by a game that finds it without a list of
 * all: but what is barred is known by the list alone. */
static bool follows_favourite(const struct pl_worker *w, int seat)
{
	return w->game->favourite != NULL && w->constant[PL_WEIGHTED] >= 100 &&
		w->constant[PL_HEAVIEST] >= 100 && (w->bar == NULL || seat != w->seat);
}

/* Whether every move is drawn by plain weight, by a game that does so by itself. */
static bool plays_by_itself(const struct pl_worker *w)
{
	return w->game->play_on != NULL && w->constant[PL_WEIGHTED] >= 100 &&
		w->constant[PL_HEAVIEST] == 0 && w->constant[PL_SHARP] == 1 && w->bar == NULL;
}

static void play_on(struct pl_worker *w)
{
	struct pl_move moves[PL_MOVES];
	int seats = w->state->seats > 2 ? w->state->seats : 2;
	int plies = w->constant[PL_PLIES] * seats / 2; /* rounds are longer where more play */
	if (w->state->pending != 0 && plays_by_itself(w)) {
		w->game->play_on(w->rules, w->state, plies, &w->random);
		return;
	}
	for (int i = 0; i < plies && w->state->pending != 0; i++) {
		int seat = pl_first_pending(w->state), chosen = 0;
		if (follows_favourite(w, seat)) {
			w->game->favourite(w->rules, w->state, seat, &moves[0]);
		} else {
			int count = legal_moves(w, seat, moves);
			if (count > 1)
				chosen = pl_percent(w, w->constant[PL_WEIGHTED])
					? by_weight(w, moves, count)
					: (int)pl_random_below(w, (uint32_t)count);
		}
		play(w, &moves[chosen]);
	}
}

/* --- learning ---------------------------------------------------------------- */

/* Regret of not having made each move: what the one made brought over the
 * mean, scaled up for how rarely it is made; the others count as the mean. */
static void regret(const struct pl_worker *w, const struct pl_node *node, struct pl_rest *rests,
                   const struct pl_passed *passed, float value)
{
	float gain = value - node->mean;
	for (uint32_t i = 0; i < node->count; i++)
		if (passed->all || rests[i].round == w->round)
			rests[i].regret -= gain;
	rests[passed->edge].regret += gain / passed->chance;
}

/* Each by itself, as they are asked for: a loop over all seats would be made into one step that
 * waits for all points. */
static float worth_of(const int32_t points[PL_SEATS], int seat)
{
	return (float)points[seat] * 0.001f;
}

static void learn(struct pl_worker *w, const int32_t points[PL_SEATS])
{
	for (int i = 0; i < w->depth; i++) {
		const struct pl_passed *passed = &w->passed[i];
		struct pl_node *node = pl_node_at(&w->tree, passed->node);
		struct pl_edge *edges = pl_edges_of(&w->tree, node);
		struct pl_edge *edge = &edges[passed->edge];
		float worth = worth_of(points, node->seat);
		if (!pl_learns(w, node->seat))
			continue;
		if (node->mixed)
			regret(w, node, pl_rests_of(node, edges), passed, worth);
		edge->visits++;
		edge->mean += (worth - edge->mean) / (float)edge->visits;
		node->visits++;
		node->root = sqrtf((float)node->visits + 1);
		node->mean += (worth - node->mean) / (float)node->visits;
	}
}

/* The weightiest move is first to meet a scenario, the others then meet it too. */
static void put_to_trial(struct pl_worker *w, float value)
{
	struct pl_trial *trial = &w->trials[w->planned];
	if (w->planned == w->favourite)
		w->favoured = value;
	double ahead = (double)value - (double)w->favoured;
	trial->tries++;
	trial->ahead += ahead;
	trial->squares += ahead * ahead;
}

/* What the move at the root brought; where the searcher's hand was dealt anew the walk began
 * elsewhere. */
static void count_at_root(struct pl_worker *w, double value)
{
	if (w->depth == 0 || pl_node_at(&w->tree, w->passed[0].node)->key != w->root)
		return;
	struct pl_tally *tally = &w->tallies[w->passed[0].edge];
	tally->tries++;
	tally->sum += value;
	tally->squares += value * value;
}

/* The spread of values so far; at first as if a few had differed somewhat. It is found before it
 * is asked for, so that nobody waits for it. */
static void measure(struct pl_worker *w, const int32_t points[PL_SEATS])
{
	const double few = 8, somewhat = 0.04;
	double count = (double)w->iterations + 1;
	for (int seat = 0; seat < w->view->seats; seat++) {
		float worth = worth_of(points, seat);
		w->values[seat] += worth;
		w->squares[seat] += worth * worth;
		double mean = w->values[seat] / count;
		double squares = w->squares[seat] - mean * w->values[seat];
		squares = squares > 0 ? squares : 0;
		w->spread[seat] = (float)sqrt((squares + few * somewhat) / (count + few));
		pl_hope_again(w, seat);
	}
}

/* --- iterations --------------------------------------------------------------- */

/* The nth try of every move at the root meets the nth scenario: the same truth,
 * the same dice, the same moves beyond the tree. What is left between the moves
 * is their own difference more than luck. */
static void follow_scenario(struct pl_worker *w, bool blind)
{
	const struct pl_node *root = pl_worker_root(w);
	const uint64_t other_seed[2] = { ~w->seed[0], w->seed[1] };
	w->planned = -1;
	if (root != NULL && !root->mixed && !blind) {
		struct pl_edge *edges = pl_edges_of(&w->tree, root);
		w->planned = pl_pick_at_root(w, root, edges);
		uint32_t scenario = pl_tries(w) ? w->trials[w->planned].tries
						: edges[w->planned].visits;
		w->chance = pl_chance_of(w->seed, scenario);
	} else {
		w->chance = pl_chance_of(other_seed, w->iterations);
	}
	w->random = pl_bits(&w->chance);
}

/* A truth that the view allows, by the chance at hand. In a blind iteration another seat's view
 * of it is filled anew, so that the searcher's hand is any that seat must expect. */
static PL_INLINE void lay_out(struct pl_worker *w, bool blind)
{
	w->depth = 0;
	copy_state(w, w->state, w->view);
	w->game->determinize(w->rules, w->state, w->seat, &w->chance);
	w->blind = blind;
	if (blind) {
		int seats = w->view->seats, other = (int)pl_random_below(w, w->view->seats);
		other += pl_lowest((w->unaware | w->unaware << seats) >> other);
		other -= other >= seats ? seats : 0;
		w->game->observe(w->rules, w->state, other);
		w->game->determinize(w->rules, w->state, other, &w->chance);
	}
	w->hand = blind && !w->constant[PL_CLOSED] ? seen_key(w, w->state, w->seat) : w->own_hand;
	/* It is not asked where positions are one whatever led to them. */
	w->certain = !w->constant[PL_CLOSED] && same_but_chance(w->game, w->state, w->view);
	memset(w->spells, 0, sizeof w->spells);
	ask(w, pl_first_pending(w->state));
	w->path = 1;
	w->round++;
	begin_set(w);
}

static void deal(struct pl_worker *w, bool blind)
{
	follow_scenario(w, blind);
	lay_out(w, blind);
}

void pl_worker_iterate(struct pl_worker *w)
{
	int32_t points[PL_SEATS];
	uint32_t *came = NULL;
	bool fresh = false;
	w->random = stir(w->seed[0], w->iterations);
	deal(w, w->unaware != 0 && pl_percent(w, w->constant[PL_BLIND]));
	while (w->state->pending != 0 && !fresh)
		if (!decide(w, &came, &fresh))
			break;
	play_on(w);
	w->judged += w->state->pending != 0;
	pl_judge_value(w->game, w->judge, w->rules, w->state, points);
	learn(w, points);
	if (w->planned >= 0 && pl_tries(w))
		put_to_trial(w, worth_of(points, w->seat));
	count_at_root(w, (double)worth_of(points, w->seat));
	measure(w, points);
	w->iterations++;
}

/* --- beginning and end --------------------------------------------------------- */

void pl_worker_open(struct pl_worker *w, const struct pl_game *game, const struct pl_rules *rules,
                    uint32_t nodes, uint32_t edges)
{
	*w = (struct pl_worker){ .game = game, .rules = rules };
	pl_tree_open(&w->tree, nodes, edges);
	w->view = pl_apart(game->state_size);
	w->state = pl_apart(game->state_size);
	w->scratch = pl_apart(game->state_size);
}

void pl_worker_close(struct pl_worker *w)
{
	pl_tree_close(&w->tree);
	free(w->view);
	free(w->state);
	free(w->scratch);
}

/* The seats that cannot see all that the searcher sees: what both see of a
 * truth is less than what the searcher sees. */
static unsigned find_unaware(struct pl_worker *w)
{
	unsigned unaware = 0;
	for (int other = 0; other < w->view->seats; other++) {
		if (other == w->seat)
			continue;
		copy_state(w, w->state, w->view);
		w->game->determinize(w->rules, w->state, w->seat, &w->chance);
		w->game->observe(w->rules, w->state, other);
		w->game->observe(w->rules, w->state, w->seat);
		if (!same_but_chance(w->game, w->state, w->view))
			unaware |= 1u << other;
	}
	return unaware;
}

void pl_worker_begin(struct pl_worker *w, const struct pl_state *view, int seat,
                     struct pl_chance chance)
{
	memcpy(w->view, view, w->game->state_size);
	w->seat = seat;
	w->chance = chance;
	w->random = pl_bits(&w->chance);
	w->seed[0] = pl_bits(&w->chance);
	w->seed[1] = pl_bits(&w->chance);
	w->iterations = w->judged = 0;
	for (int i = 0; i < PL_SEATS; i++) {
		w->values[i] = w->squares[i] = 0;
		w->spread[i] = 0.2f;
		pl_hope_again(w, i);
	}
	w->unaware = find_unaware(w);
	w->progress = 0;
	w->halved = w->contenders = 0;
	memset(w->trials, 0, sizeof w->trials);
	memset(w->tallies, 0, sizeof w->tallies);
	w->blind = false;
	w->own_hand = w->root = seen_key(w, w->view, seat);
	if (!w->constant[PL_CLOSED] || pl_tree_find(&w->tree, w->root) == 0 ||
	    w->tree.node_count > w->tree.node_room / 2 ||
	    w->tree.edge_count > w->tree.edge_room / 2)
		pl_tree_clear(&w->tree);
	if (!w->constant[PL_CLOSED]) {
		deal(w, false);
		w->root = moved_key(w, seat);
	}
}

const struct pl_node *pl_worker_root(const struct pl_worker *w)
{
	uint32_t node = pl_tree_find(&w->tree, w->root);
	return node == 0 ? NULL : pl_node_at(&w->tree, node);
}

/* --- strolling ------------------------------------------------------------------ */

void pl_worker_stroll(struct pl_worker *w)
{
	deal(w, false);
}

void pl_worker_stroll_in(struct pl_worker *w, uint32_t truth)
{
	w->planned = -1;
	w->chance = pl_chance_of(w->seed, truth);
	w->random = pl_bits(&w->chance);
	lay_out(w, false);
}

void pl_worker_weightiest(struct pl_worker *w, struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int count = legal_moves(w, next_seat(w), moves);
	w->game->weigh(w->rules, w->state, moves, count, weight);
	*out = moves[heaviest(weight, count)];
}

void pl_worker_step(struct pl_worker *w, const struct pl_move *move)
{
	step(w, move);
}

bool pl_worker_likeliest(struct pl_worker *w, struct pl_move *out)
{
	const uint32_t enough = 2;
	struct pl_move moves[PL_MOVES];
	int seat = next_seat(w);
	uint32_t number = pl_tree_find(&w->tree, key_of(w, seat)), visits = enough;
	if (number == 0)
		return false;
	const struct pl_node *node = pl_node_at(&w->tree, number);
	struct pl_edge *edges = pl_edges_of(&w->tree, node);
	const struct pl_move *own = pl_moves_of(node, edges);
	int count = legal_moves(w, seat, moves);
	bool found = false;
	for (int i = 0; i < count; i++)
		for (int j = 0; j < node->count; j++) {
			if (edges[j].visits < visits || !pl_same_move(&own[j], &moves[i]))
				continue;
			visits = edges[j].visits + 1;
			*out = own[j];
			found = true;
		}
	return found;
}
