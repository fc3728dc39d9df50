/* worth_judge.c - what the counts of worth.h say: shares and losses with their intervals, and
 * which uses are dead or dominant. */
#include "core/memory.h"
#include "lab/worth_parts.h"

#include <math.h>

static const double REACH = 1.959964; /* of 95%, in standard deviations */

/* How likely something so far below a bound comes from one that is at the bound. */
static double below(double is, double bound, double off)
{
	if (off <= 0)
		return is < bound ? 0 : 1;
	return 0.5 * erfc((bound - is) / off / sqrt(2));
}

/* A ratio of two sums over games, and its standard deviation: games are what is independent,
 * decisions of one game are not. */
struct ratio {
	double is, off;
};

static struct ratio ratio_of(double above, double under, double above2, double under2, double both)
{
	double is = above / under;
	double square = above2 - 2 * is * both + is * is * under2;
	return (struct ratio){ is, sqrt(fmax(0, square)) / under };
}

/* A share that is all or nothing still has the doubt that so many tries leave. */
static double with_doubt(double off, double tries)
{
	return fmax(off, 1 / tries);
}

struct pl_share pl_chosen_share(const struct pl_chosen *c)
{
	if (c->may == 0)
		return (struct pl_share){ 0, 0, 1 };
	struct ratio ratio = ratio_of((double)c->did, (double)c->may, (double)c->did2,
	                              (double)c->may2, (double)c->both);
	double reach = REACH * with_doubt(ratio.off, (double)c->may);
	return (struct pl_share){ ratio.is, fmax(0, ratio.is - reach), fmin(1, ratio.is + reach) };
}

struct pl_share pl_chosen_users(const struct pl_chosen *c)
{
	if (c->seats == 0)
		return (struct pl_share){ 0, 0, 1 };
	return pl_share_of((double)c->users, (double)c->seats);
}

/* Games in which the seat never used it count as no loss, without having been played again;
 * of the others those that were stand for all. One game more, lost by it alone, keeps a
 * handful of games from being sure. */
static struct ratio loss_of(const struct pl_chosen *c, double games)
{
	double used = (double)c->games / games, n = (double)c->pairs;
	double mean = n > 0 ? (double)c->lost / PL_WIN / n : 0;
	double square = n > 0 ? (double)c->lost2 / PL_WIN / PL_WIN / n : 0;
	double within = fmax(0, square - mean * mean);
	double spread = used * used * (within + 1 / fmax(1, n)) / fmax(1, n) +
		used * (1 - used) * mean * mean / games + 1 / (games * games);
	return (struct ratio){ used * mean, sqrt(spread) };
}

struct pl_share pl_chosen_loss(const struct pl_chosen *c, uint64_t games)
{
	struct ratio loss = loss_of(c, (double)games);
	if (c->games > 0 && c->pairs == 0)
		return (struct pl_share){ 0, -1, 1 };
	return (struct pl_share){ loss.is, loss.is - REACH * loss.off, loss.is + REACH * loss.off };
}

/* --- the first step: what is chosen ------------------------------------------------- */

/* That few seats ever do, if it were PL_DEAD_SHARE of them: the binomial's lower tail. */
static double few_users(double users, double seats)
{
	double all = 0;
	for (double k = 0; k <= users; k++)
		all += exp(lgamma(seats + 1) - lgamma(k + 1) - lgamma(seats - k + 1) +
		           k * log(PL_DEAD_SHARE) + (seats - k) * log(1 - PL_DEAD_SHARE));
	return fmin(1, all);
}

/* That it is chosen in so few decisions, if it were PL_DEAD_LOT of what a lot would choose. */
static double below_lot(const struct pl_chosen *c)
{
	double lot = (double)c->lot / 1e6;
	if (lot <= 0)
		return 1;
	struct ratio ratio = ratio_of((double)c->did, lot, (double)c->did2, (double)c->lot2 / 1e6,
	                              (double)c->lot_did / 1e3);
	return below(ratio.is, PL_DEAD_LOT, with_doubt(ratio.off, lot));
}

static double seldom(const struct pl_chosen *c)
{
	if (c->seats == 0)
		return 1;
	return fmax(few_users((double)c->users, (double)c->seats), below_lot(c));
}

static double always(const struct pl_chosen *c)
{
	if (c->rival == 0)
		return 1;
	struct ratio ratio = ratio_of((double)c->rival_did, (double)c->rival, (double)c->rival_did2,
	                              (double)c->rival2, (double)c->rival_both);
	return below(-ratio.is, -PL_DOMINANT_SHARE, with_doubt(ratio.off, (double)c->rival));
}

/* Saying no, ending a turn and giving up are no content that could be dead. */
static bool may_be_named(const struct pl_row *row)
{
	return (row->use.manner & (PL_SAYS_NO | PL_ENDS | PL_GIVES_UP)) == 0;
}

static void correct(struct pl_worth_result *result, size_t one, size_t two)
{
	int rows = result->row_count;
	double *chance = pl_resize(NULL, 2 * (size_t)rows * sizeof chance[0] + 1);
	for (int i = 0; i < rows; i++) {
		memcpy(&chance[i], (char *)&result->rows[i] + one, sizeof chance[0]);
		memcpy(&chance[rows + i], (char *)&result->rows[i] + two, sizeof chance[0]);
	}
	pl_holm(chance, 2 * rows);
	for (int i = 0; i < rows; i++) {
		memcpy((char *)&result->rows[i] + one, &chance[i], sizeof chance[0]);
		memcpy((char *)&result->rows[i] + two, &chance[rows + i], sizeof chance[0]);
	}
	free(chance);
}

void worth_judge_choices(struct pl_worth_result *result)
{
	for (int i = 0; i < result->row_count; i++) {
		struct pl_row *row = &result->rows[i];
		row->seldom = may_be_named(row) ? seldom(&row->by[PL_BETTER]) : 1;
		row->always = may_be_named(row) ? always(&row->by[PL_BETTER]) : 1;
	}
	correct(result, offsetof(struct pl_row, seldom), offsetof(struct pl_row, always));
}

/* --- the second step: what it costs ---------------------------------------------------- */

/* A thing that has another use is not dead. */
static bool lives_elsewhere(const struct pl_worth_result *result, const struct pl_row *row)
{
	for (int i = 0; row->use.thing[0] != '\0' && i < result->row_count; i++) {
		const struct pl_row *other = &result->rows[i];
		if (other != row && strcmp(other->use.thing, row->use.thing) == 0 &&
		    strcmp(other->use.sort, row->use.sort) == 0 && may_be_named(other) &&
		    other->by[PL_BETTER].seats > 0 && other->seldom >= PL_SURE / 2)
			return true;
	}
	return false;
}

void worth_judge_losses(struct pl_worth_result *result)
{
	double games = fmax(1, (double)result->games[PL_BETTER]);
	for (int i = 0; i < result->row_count; i++) {
		struct pl_row *row = &result->rows[i];
		const struct pl_chosen *by = &row->by[PL_BETTER];
		struct ratio loss = loss_of(by, games);
		bool known = by->pairs > 0 || by->games == 0;
		bool dead = known && row->seldom < PL_SURE / 2 && !lives_elsewhere(result, row);
		bool dominant = known && row->always < PL_SURE / 2;
		row->idle = dead ? below(loss.is, PL_DEAD_LOSS, loss.off) : 1;
		row->costly = dominant ? below(-loss.is, -PL_DOMINANT_LOSS, loss.off) : 1;
	}
	correct(result, offsetof(struct pl_row, idle), offsetof(struct pl_row, costly));
	for (int i = 0; i < result->row_count; i++) {
		struct pl_row *row = &result->rows[i];
		row->defect = row->idle < PL_SURE / 2 ? PL_DEAD
			: row->costly < PL_SURE / 2   ? PL_DOMINANT
						      : PL_NO_DEFECT;
	}
}
