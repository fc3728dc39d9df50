/* learn_hold.c - what a judge is worth, by lessons it never learnt from; see learn.h. */
#include "core/memory.h"
#include "lab/learn.h"

#include <math.h>

static const double REACH = 1.959964; /* of 95%, in standard deviations */
static const double LEAST = 0.001;    /* nobody is surer than values in thousandths can be */

static void judge_lesson(const struct pl_lessons *lessons, const struct pl_judge *judge,
                         const struct pl_lesson *lesson, double share[PL_SEATS])
{
	int16_t own[PL_SEATS][PL_SIGHTS], table[PL_SIGHTS];
	int32_t odds[PL_SEATS], out[PL_SEATS];
	const uint8_t *bytes = lessons->bytes + lesson->at;
	memset(own, 0, sizeof own);
	memset(table, 0, sizeof table);
	for (int i = 0; i < lessons->table; i++)
		table[i] = *bytes++;
	for (int seat = 0; seat < lesson->seats; seat++)
		for (int i = 0; i < lessons->own; i++)
			own[seat][i] = *bytes++;
	pl_judge_odds_of(judge, (const int16_t(*)[PL_SIGHTS])own, table, lesson->seats, odds);
	pl_shares_of(odds, lesson->seats, out);
	for (int seat = 0; seat < lesson->seats; seat++)
		share[seat] = out[seat] / 1000.0;
}

/* How unlikely these shares made what came; shares are kept from 0. */
static double surprise(const struct pl_lesson *lesson, const double *share)
{
	double sum = 0, all = 0, won = 0;
	for (int seat = 0; seat < lesson->seats; seat++) {
		all += fmax(share[seat], LEAST);
		won += lesson->won[seat] / 1000.0;
	}
	for (int seat = 0; seat < lesson->seats && won > 0; seat++)
		sum -= lesson->won[seat] / 1000.0 / won * log(fmax(share[seat], LEAST) / all);
	return sum;
}

static void by_hand(const struct pl_lesson *lesson, double power, double share[PL_SEATS])
{
	double all = 0;
	for (int seat = 0; seat < lesson->seats; seat++)
		all += share[seat] = pow(fmax(lesson->hand[seat], 1) / 1000.0, power);
	for (int seat = 0; seat < lesson->seats; seat++)
		share[seat] /= all;
}

static double hand_at(const struct pl_lessons *lessons, double power)
{
	double sum = 0, share[PL_SEATS];
	for (size_t i = 0; i < lessons->count; i++) {
		if (!pl_is_held_out(&lessons->at[i]))
			continue;
		by_hand(&lessons->at[i], power, share);
		sum += surprise(&lessons->at[i], share);
	}
	return sum;
}

/* The power that suits value() best: found on the lessons held out themselves, which is kind
 * to it. */
static double best_temperature(const struct pl_lessons *lessons)
{
	double best = 1, least = hand_at(lessons, 1);
	for (double power = 0.1; power < 2.55; power += 0.1) {
		double sum = hand_at(lessons, power);
		best = sum < least ? power : best;
		least = fmin(sum, least);
	}
	return best;
}

/* --- calibration ---------------------------------------------------------------------- */

/* Sums of one bin over games: of one game that is under way, and of those that are over. */
struct cluster {
	double said, came, count;          /* of all */
	double now_off, now_count, square; /* of the game under way; squares of games' sums */
};

static void end_game(struct cluster bin[PL_BINS])
{
	for (int i = 0; i < PL_BINS; i++) {
		bin[i].square += bin[i].now_off * bin[i].now_off;
		bin[i].now_off = 0;
	}
}

static void count_share(struct cluster bin[PL_BINS], double said, double came)
{
	int at = (int)(said * PL_BINS);
	struct cluster *into = &bin[at < PL_BINS ? at : PL_BINS - 1];
	into->said += said;
	into->came += came;
	into->count++;
	into->now_off += came - said;
}

static void close_bins(const struct cluster *from, struct pl_bin *to)
{
	for (int i = 0; i < PL_BINS; i++) {
		double count = fmax(1, from[i].count);
		to[i] = (struct pl_bin){ from[i].said / count, from[i].came / count,
			                 REACH * sqrt(from[i].square) / count, from[i].count };
	}
}

/* --- the whole ----------------------------------------------------------------------------- */

static void add(double of[PL_FIFTHS + 1], int fifth, double what)
{
	of[fifth] += what;
	of[PL_FIFTHS] += what;
}

void pl_learn_hold(const struct pl_lessons *lessons, const struct pl_judge *judge,
                   struct pl_held_out *out, struct pl_bin bins[PL_BINS])
{
	struct cluster bin[PL_BINS] = { { 0 } };
	double share[PL_SEATS], gain = 0, squares = 0;
	uint32_t game = UINT32_MAX;
	memset(out, 0, sizeof *out);
	out->temperature = best_temperature(lessons);
	for (size_t i = 0; i < lessons->count; i++) {
		const struct pl_lesson *lesson = &lessons->at[i];
		if (!pl_is_held_out(lesson))
			continue;
		if (lesson->game != game) {
			squares += gain * gain;
			gain = 0;
			end_game(bin);
		}
		game = lesson->game;
		judge_lesson(lessons, judge, lesson, share);
		double judged = surprise(lesson, share);
		for (int seat = 0; seat < lesson->seats; seat++)
			count_share(bin, share[seat], lesson->won[seat] / 1000.0);
		add(out->judge, lesson->fifth, judged);
		add(out->nothing, lesson->fifth, log(lesson->seats));
		by_hand(lesson, 1, share);
		add(out->hand, lesson->fifth, surprise(lesson, share));
		by_hand(lesson, out->temperature, share);
		add(out->tempered, lesson->fifth, surprise(lesson, share));
		add(out->lessons, lesson->fifth, 1);
		gain += surprise(lesson, share) - judged;
	}
	squares += gain * gain;
	end_game(bin);
	close_bins(bin, bins);
	out->reach = REACH * sqrt(squares) / fmax(1, out->lessons[PL_FIFTHS]);
	for (int i = 0; i <= PL_FIFTHS; i++) {
		double count = fmax(1, out->lessons[i]);
		out->judge[i] /= count;
		out->nothing[i] /= count;
		out->hand[i] /= count;
		out->tempered[i] /= count;
	}
}
