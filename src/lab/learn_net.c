/* learn_net.c - fitting a judge to lessons; see learn.h.
 *
 * The network of core/judge.h in floating point: the likelihood of who won, by Adam over small
 * batches. Each batch is cut into as many parts, whatever the threads, and added up in their
 * order, so that the sums are the same. */
#include "core/chance.h"
#include "core/clones.h"
#include "core/memory.h"
#include "lab/learn.h"

#include <math.h>
#include <pthread.h>

/* Sights in their own units of spread; a row an input, so that what is 0 costs nothing. */
struct net {
	float own[PL_SIGHTS][PL_UNITS], table[PL_SIGHTS][PL_UNITS], first_at[PL_UNITS];
	float second[PL_UNITS][PL_SECOND], around[PL_UNITS][PL_SECOND], second_at[PL_SECOND];
	float last[PL_SECOND], plain[PL_SIGHTS];
};

enum { NUMBERS = sizeof(struct net) / sizeof(float), BATCH = 256, PARTS = 16 };

/* As the whole numbers cut it. */
static const float UNIT_MOST = (float)PL_UNIT_MOST / PL_UNIT_ONE;

/* What one sight is divided by. */
struct scales {
	float own[PL_SIGHTS], table[PL_SIGHTS];
};

/* A position on its way through the network. */
struct pass {
	float own[PL_SEATS][PL_SIGHTS], table[PL_SIGHTS];
	float first[PL_SEATS][PL_UNITS], mean[PL_UNITS], second[PL_SEATS][PL_SECOND];
	float share[PL_SEATS];
};

struct fit {
	const struct pl_learn *learn;
	const struct pl_lessons *lessons;
	struct net net, slope[PARTS], moment, square;
	struct scales scales;
	uint32_t *order; /* lessons to learn from, shuffled */
	size_t count;
	size_t batch; /* the one under way: its first lesson */
	uint64_t step, steps;
	pthread_barrier_t barrier;
	bool over;
};

/* --- forward ----------------------------------------------------------------------- */

static PL_INLINE void add_rows(float *sum, const float *number, int count,
                               const float row[][PL_UNITS])
{
	for (int i = 0; i < count; i++) {
		float x = number[i];
		for (int j = 0; x != 0 && j < PL_UNITS; j++)
			sum[j] += x * row[i][j];
	}
}

static PL_INLINE void add_units(float *sum, const float *unit, const float row[PL_UNITS][PL_SECOND])
{
	for (int i = 0; i < PL_UNITS; i++)
		for (int j = 0; j < PL_SECOND; j++)
			sum[j] += unit[i] * row[i][j];
}

static PL_INLINE float cut(float x)
{
	return x < 0 ? 0 : x > UNIT_MOST ? UNIT_MOST : x;
}

static PL_INLINE void read_lesson(const struct fit *fit, const struct pl_lesson *lesson,
                                  struct pass *pass)
{
	const struct pl_lessons *lessons = fit->lessons;
	const uint8_t *bytes = lessons->bytes + lesson->at;
	for (int i = 0; i < lessons->table; i++)
		pass->table[i] = (float)*bytes++ / fit->scales.table[i];
	for (int seat = 0; seat < lesson->seats; seat++)
		for (int i = 0; i < lessons->own; i++)
			pass->own[seat][i] = (float)*bytes++ / fit->scales.own[i];
}

static void make_shares(float *odds, int seats, float *share)
{
	float best = odds[0], sum = 0;
	for (int seat = 1; seat < seats; seat++)
		best = odds[seat] > best ? odds[seat] : best;
	for (int seat = 0; seat < seats; seat++)
		sum += share[seat] = expf(odds[seat] - best);
	for (int seat = 0; seat < seats; seat++)
		share[seat] /= sum;
}

static PL_INLINE void go_forward(const struct fit *fit, int seats, struct pass *pass)
{
	const struct net *net = &fit->net;
	float common[PL_UNITS], around[PL_SECOND], odds[PL_SEATS];
	memcpy(common, net->first_at, sizeof common);
	add_rows(common, pass->table, fit->lessons->table, net->table);
	memset(pass->mean, 0, sizeof pass->mean);
	for (int seat = 0; seat < seats; seat++) {
		memcpy(pass->first[seat], common, sizeof common);
		add_rows(pass->first[seat], pass->own[seat], fit->lessons->own, net->own);
		for (int i = 0; i < PL_UNITS; i++) {
			pass->first[seat][i] = cut(pass->first[seat][i]);
			pass->mean[i] += pass->first[seat][i] / (float)seats;
		}
	}
	memcpy(around, net->second_at, sizeof around);
	add_units(around, pass->mean, net->around);
	for (int seat = 0; seat < seats; seat++) {
		memcpy(pass->second[seat], around, sizeof around);
		add_units(pass->second[seat], pass->first[seat], net->second);
		odds[seat] = 0;
		for (int i = 0; i < PL_SECOND; i++) {
			pass->second[seat][i] = cut(pass->second[seat][i]);
			odds[seat] += pass->second[seat][i] * net->last[i];
		}
		for (int i = 0; i < fit->lessons->own; i++)
			odds[seat] += pass->own[seat][i] * net->plain[i];
	}
	make_shares(odds, seats, pass->share);
}

/* --- backward ------------------------------------------------------------------------ */

static PL_INLINE void add_slopes(float row[][PL_UNITS], const float *number, int count,
                                 const float *of)
{
	for (int i = 0; i < count; i++) {
		float x = number[i];
		for (int j = 0; x != 0 && j < PL_UNITS; j++)
			row[i][j] += x * of[j];
	}
}

/* Through one of the second layer's matrices: its slopes, and those of the units before it. */
static PL_INLINE void go_through(const float *unit, const float *of,
                                 const float row[PL_UNITS][PL_SECOND],
                                 float slope[PL_UNITS][PL_SECOND], float *before, float weight)
{
	for (int i = 0; i < PL_UNITS; i++) {
		float sum = 0;
		for (int j = 0; j < PL_SECOND; j++) {
			slope[i][j] += unit[i] * of[j];
			sum += of[j] * row[i][j];
		}
		before[i] += sum * weight;
	}
}

static PL_INLINE bool is_between(float unit)
{
	return unit > 0 && unit < UNIT_MOST;
}

static PL_INLINE void go_back(const struct fit *fit, const struct pl_lesson *lesson,
                              const struct pass *pass, struct net *slope)
{
	const struct net *net = &fit->net;
	int seats = lesson->seats;
	float of_second[PL_SEATS][PL_SECOND], of_around[PL_SECOND] = { 0 };
	float of_mean[PL_UNITS] = { 0 }, of_common[PL_UNITS] = { 0 };
	for (int seat = 0; seat < seats; seat++) {
		float of = pass->share[seat] - (float)lesson->won[seat] / 1000;
		for (int i = 0; i < fit->lessons->own; i++)
			slope->plain[i] += of * pass->own[seat][i];
		for (int i = 0; i < PL_SECOND; i++) {
			slope->last[i] += of * pass->second[seat][i];
			of_second[seat][i] = is_between(pass->second[seat][i]) ? of * net->last[i]
									       : 0;
			of_around[i] += of_second[seat][i];
		}
	}
	go_through(pass->mean, of_around, net->around, slope->around, of_mean, 1 / (float)seats);
	for (int i = 0; i < PL_SECOND; i++)
		slope->second_at[i] += of_around[i];
	for (int seat = 0; seat < seats; seat++) {
		float of_first[PL_UNITS];
		memcpy(of_first, of_mean, sizeof of_first);
		go_through(pass->first[seat], of_second[seat], net->second, slope->second, of_first,
		           1);
		for (int i = 0; i < PL_UNITS; i++) {
			of_first[i] = is_between(pass->first[seat][i]) ? of_first[i] : 0;
			of_common[i] += of_first[i];
		}
		add_slopes(slope->own, pass->own[seat], fit->lessons->own, of_first);
	}
	add_slopes(slope->table, pass->table, fit->lessons->table, of_common);
	for (int i = 0; i < PL_UNITS; i++)
		slope->first_at[i] += of_common[i];
}

/* --- steps ------------------------------------------------------------------------------ */

/* What a part of the batch says; apart, so that it is built for processors that do more at once. */
PL_CLONES static void learn_part(const struct fit *fit, int part, struct net *slope)
{
	struct pass pass;
	memset(slope, 0, sizeof *slope);
	for (size_t i = (size_t)part; i < BATCH; i += PARTS) {
		if (fit->batch + i >= fit->count)
			break;
		const struct pl_lesson *lesson = &fit->lessons->at[fit->order[fit->batch + i]];
		read_lesson(fit, lesson, &pass);
		go_forward(fit, lesson->seats, &pass);
		go_back(fit, lesson, &pass, slope);
	}
}

/* Up within the first twentieth of the steps, then down to nothing. */
static float pace(const struct fit *fit)
{
	const float most = 0.003f, early = 0.05f;
	float part = (float)fit->step / (float)fit->steps;
	return most * (part < early ? part / early : (1 - part) / (1 - early));
}

/* Adam, for the numbers of one thread's share. */
static void step(struct fit *fit, int from, int to)
{
	const float keep = 0.9f, keep_square = 0.999f, least = 1e-8f, fade = 1e-4f;
	float *at = (float *)&fit->net, *moment = (float *)&fit->moment;
	float *square = (float *)&fit->square, rate = pace(fit);
	size_t left = fit->count - fit->batch;
	float size = (float)(left < BATCH ? left : BATCH);
	float first = 1 - powf(keep, (float)fit->step + 1);
	float second = 1 - powf(keep_square, (float)fit->step + 1);
	int plain = (int)(offsetof(struct net, plain) / sizeof(float));
	for (int i = from; i < to; i++) {
		float slope = 0;
		for (int part = 0; part < PARTS; part++)
			slope += ((const float *)&fit->slope[part])[i];
		slope /= size;
		moment[i] = keep * moment[i] + (1 - keep) * slope;
		square[i] = keep_square * square[i] + (1 - keep_square) * slope * slope;
		if (fit->learn->plain && i < plain)
			continue;
		at[i] -= rate *
			(moment[i] / first / (sqrtf(square[i] / second) + least) + fade * at[i]);
	}
}

struct hand {
	struct fit *fit;
	int number;
	pthread_t thread;
};

static void go_on(struct fit *fit)
{
	fit->batch += BATCH;
	fit->step++;
	if (fit->batch >= fit->count)
		fit->batch = 0;
	fit->over = fit->step >= fit->steps;
	if (fit->learn->progress != NULL && fit->step % 64 == 0)
		fit->learn->progress(fit->learn->context, "fitting", fit->step, fit->steps);
}

static void *work(void *argument)
{
	struct hand *hand = argument;
	struct fit *fit = hand->fit;
	int threads = fit->learn->threads < PARTS ? fit->learn->threads : PARTS;
	while (!fit->over) {
		for (int part = hand->number; part < PARTS; part += threads)
			learn_part(fit, part, &fit->slope[part]);
		pthread_barrier_wait(&fit->barrier);
		step(fit, NUMBERS * hand->number / threads, NUMBERS * (hand->number + 1) / threads);
		pthread_barrier_wait(&fit->barrier);
		if (hand->number == 0)
			go_on(fit);
		pthread_barrier_wait(&fit->barrier);
	}
	return NULL;
}

static void run(struct fit *fit)
{
	int threads = fit->learn->threads < PARTS ? fit->learn->threads : PARTS;
	struct hand hands[PARTS];
	pthread_barrier_init(&fit->barrier, NULL, (unsigned)threads);
	for (int i = 0; i < threads; i++)
		hands[i] = (struct hand){ .fit = fit, .number = i };
	for (int i = 1; i < threads; i++)
		if (pthread_create(&hands[i].thread, NULL, work, &hands[i]) != 0)
			abort();
	work(&hands[0]);
	for (int i = 1; i < threads; i++)
		pthread_join(hands[i].thread, NULL);
	pthread_barrier_destroy(&fit->barrier);
}

/* --- before and after ------------------------------------------------------------------- */

/* The spread of each sight, at least so much that a rare one is not blown up. */
static void find_scales(struct fit *fit)
{
	const struct pl_lessons *lessons = fit->lessons;
	const double least = 2;
	double sum[2][PL_SIGHTS] = { { 0 } }, square[2][PL_SIGHTS] = { { 0 } }, count[2] = { 0, 0 };
	for (size_t i = 0; i < lessons->count; i++) {
		const struct pl_lesson *lesson = &lessons->at[i];
		const uint8_t *bytes = lessons->bytes + lesson->at;
		for (int row = 0; row <= lesson->seats; row++) {
			int own = row > 0, sights = own ? lessons->own : lessons->table;
			for (int j = 0; j < sights; j++, bytes++) {
				sum[own][j] += *bytes;
				square[own][j] += *bytes * *bytes;
			}
			count[own]++;
		}
	}
	for (int own = 0; own < 2; own++)
		for (int j = 0; j < PL_SIGHTS; j++) {
			double mean = sum[own][j] / fmax(1, count[own]);
			double spread =
				sqrt(fmax(0, square[own][j] / fmax(1, count[own]) - mean * mean));
			float *to = own ? fit->scales.own : fit->scales.table;
			to[j] = (float)fmax(spread, least);
		}
}

/* What searches played counts twice. */
static void shuffle(struct fit *fit)
{
	enum { TWICE = 2 };
	struct pl_chance chance = { { fit->learn->seed[0], 0x6c6561726eu }, 0 };
	const struct pl_lessons *lessons = fit->lessons;
	fit->order = pl_resize(NULL, (TWICE * lessons->count + 1) * sizeof fit->order[0]);
	for (size_t i = 0; i < lessons->count; i++)
		for (int times = lessons->at[i].generation > 0 ? TWICE : 1; times > 0; times--)
			if (!pl_is_held_out(&lessons->at[i]))
				fit->order[fit->count++] = (uint32_t)i;
	for (size_t i = fit->count; i > 1; i--) {
		size_t other = pl_draw(&chance, (uint32_t)i);
		uint32_t kept = fit->order[i - 1];
		fit->order[i - 1] = fit->order[other];
		fit->order[other] = kept;
	}
}

/* Small numbers around 0, so that units differ from each other. */
static void begin_anew(struct fit *fit)
{
	struct pl_chance chance = { { fit->learn->seed[0], 0x626567696eu }, 0 };
	float *at = (float *)&fit->net;
	float first = 1 / sqrtf((float)(fit->lessons->own + fit->lessons->table));
	for (int i = 0; i < NUMBERS; i++) {
		bool early = i < (int)(offsetof(struct net, first_at) / sizeof(float));
		float spread = early ? first : 1 / sqrtf(PL_UNITS);
		at[i] = spread * ((float)pl_draw(&chance, 65536) / 32768 - 1);
	}
	memset(fit->net.first_at, 0, sizeof fit->net.first_at);
	memset(fit->net.second_at, 0, sizeof fit->net.second_at);
	memset(fit->net.plain, 0, sizeof fit->net.plain);
	if (fit->learn->plain)
		memset(&fit->net, 0, sizeof fit->net);
}

/* The numbers of a judge, again in units of spread. */
static void begin_from(struct fit *fit, const struct pl_judge *judge)
{
	struct net *net = &fit->net;
	const float weight = PL_WEIGHT_ONE, step = PL_SIGHT_STEP;
	for (int i = 0; i < PL_SIGHTS; i++) {
		net->plain[i] = judge->plain[i] / (float)PL_LAST_ONE * fit->scales.own[i] / step;
		for (int j = 0; j < PL_UNITS; j++) {
			net->own[i][j] = judge->own[j][i] / weight * fit->scales.own[i] / step;
			net->table[i][j] = judge->table[j][i] / weight * fit->scales.table[i] /
				step;
		}
	}
	for (int j = 0; j < PL_UNITS; j++) {
		net->first_at[j] = (float)judge->first_at[j] / (weight * step);
		for (int k = 0; k < PL_SECOND; k++) {
			net->second[j][k] = judge->second[k][j] / weight;
			net->around[j][k] = judge->around[k][j] / weight;
		}
	}
	for (int k = 0; k < PL_SECOND; k++) {
		net->second_at[k] = (float)judge->second_at[k] / (weight * PL_UNIT_ONE);
		net->last[k] = judge->last[k] / (float)PL_LAST_ONE;
	}
}

static int16_t whole(float x, float one)
{
	const float most = 16383; /* so that no sum of the second layer runs over */
	float scaled = roundf(x * one);
	return (int16_t)(scaled > most ? most : scaled < -most ? -most : scaled);
}

static void write_down(const struct fit *fit, struct pl_judge *judge)
{
	const struct net *net = &fit->net;
	const float weight = PL_WEIGHT_ONE, step = PL_SIGHT_STEP;
	memset(judge, 0, sizeof *judge);
	judge->data = fit->learn->book->rules->data;
	for (int i = 0; i < fit->lessons->own; i++) {
		float scale = step / fit->scales.own[i];
		judge->plain[i] = whole(net->plain[i] * scale, PL_LAST_ONE);
		for (int j = 0; j < PL_UNITS; j++)
			judge->own[j][i] = whole(net->own[i][j] * scale, weight);
	}
	for (int i = 0; i < fit->lessons->table; i++)
		for (int j = 0; j < PL_UNITS; j++)
			judge->table[j][i] =
				whole(net->table[i][j] * step / fit->scales.table[i], weight);
	for (int j = 0; j < PL_UNITS; j++) {
		judge->first_at[j] = (int32_t)lroundf(net->first_at[j] * weight * step);
		for (int k = 0; k < PL_SECOND; k++) {
			judge->second[k][j] = whole(net->second[j][k], weight);
			judge->around[k][j] = whole(net->around[j][k], weight);
		}
	}
	for (int k = 0; k < PL_SECOND; k++) {
		judge->second_at[k] = (int32_t)lroundf(net->second_at[k] * weight * PL_UNIT_ONE);
		judge->last[k] = whole(net->last[k], PL_LAST_ONE);
	}
}

void pl_learn_fit(const struct pl_learn *learn, const struct pl_lessons *lessons,
                  struct pl_judge *judge, bool again)
{
	struct fit *fit = pl_zeroed(sizeof *fit);
	fit->learn = learn;
	fit->lessons = lessons;
	find_scales(fit);
	shuffle(fit);
	if (again)
		begin_from(fit, judge);
	else
		begin_anew(fit);
	fit->steps = (uint64_t)learn->epochs * ((fit->count + BATCH - 1) / BATCH);
	fit->over = fit->steps == 0;
	run(fit);
	write_down(fit, judge);
	free(fit->order);
	free(fit);
}
