/* estimate.c - what the sums say; see estimate.h. */
#include "lab/estimate.h"

#include "core/memory.h"

#include <math.h>

static const double REACH = 1.959964; /* of 95%, in standard deviations */

struct pl_share pl_share_of(double wins, double games)
{
	double p = wins / games, n = games;
	double middle = (p + REACH * REACH / (2 * n)) / (1 + REACH * REACH / n);
	double reach = REACH / (1 + REACH * REACH / n) *
		sqrt(p * (1 - p) / n + REACH * REACH / (4 * n * n));
	return (struct pl_share){ p, middle - reach, middle + reach };
}

double pl_games_of(const struct pl_catalogue *catalogue, const struct pl_tally *tally, int i)
{
	return (double)pl_tally_games(tally, catalogue->at[i].heed);
}

/* Standard deviation of the mean of figure i, in its raw numbers. */
static double deviation(const struct pl_catalogue *catalogue, const struct pl_tally *tally, int i)
{
	double n = pl_games_of(catalogue, tally, i), mean = (double)tally->sum[i] / n;
	double variance = ((double)tally->squares[i] - n * mean * mean) / fmax(1, n - 1);
	return sqrt(fmax(0, variance) / n);
}

static struct pl_estimate around(double is, double off)
{
	return (struct pl_estimate){ is, is - REACH * off, is + REACH * off, 1 };
}

struct pl_estimate pl_mean_of(const struct pl_catalogue *catalogue, const struct pl_tally *tally,
                              int i)
{
	double scale = catalogue->at[i].scale, n = pl_games_of(catalogue, tally, i);
	return around((double)tally->sum[i] / n / scale, deviation(catalogue, tally, i) / scale);
}

struct pl_estimate pl_wins_of(const struct pl_catalogue *catalogue, const struct pl_tally *tally,
                              int i)
{
	double taken = (double)tally->sum[i + 1], n = pl_games_of(catalogue, tally, i);
	if (taken == 0)
		return (struct pl_estimate){ 1.0 / catalogue->seats, 0, 1, 1 };
	double edge = (double)tally->sum[i + 2] / PL_WIN / taken;
	double off = deviation(catalogue, tally, i + 2) * n / PL_WIN / taken;
	struct pl_estimate wins = around(1.0 / catalogue->seats + edge, off);
	struct pl_share share = pl_share_of(wins.is * taken, taken);
	if (taken == n) { /* a seat in every game */
		wins.low = share.low;
		wins.high = share.high;
	}
	wins.low = fmax(0, wins.low);
	wins.high = fmin(1, wins.high);
	if (off > 0 && tally->set[i + 1] >= PL_FEWEST)
		wins.chance = erfc(fabs(edge / off) / sqrt(2));
	return wins;
}

struct pl_estimate pl_ratio_of(const struct pl_catalogue *catalogue, const struct pl_tally *tally,
                               int i)
{
	double n = pl_games_of(catalogue, tally, i), won = (double)tally->sum[i] / PL_WIN;
	double rest = (double)tally->sum[i + 1] - won, others = n * (catalogue->seats - 1);
	if (won <= 0 || rest <= 0)
		return (struct pl_estimate){ 0, 0, INFINITY, 1 };
	double is = won / n / (rest / others);
	double off = sqrt(1 / won - 1 / n + 1 / rest - 1 / others);
	return (struct pl_estimate){ is, is * exp(-REACH * off), is * exp(REACH * off), 1 };
}

double pl_mean_of_winners(const struct pl_catalogue *catalogue, const struct pl_tally *tally, int i,
                          bool others)
{
	double each = pl_mean_of(catalogue, tally, i).is,
	       gap = pl_mean_of(catalogue, tally, i + 1).is;
	return others ? each - gap / catalogue->seats
		      : each + gap * (catalogue->seats - 1) / catalogue->seats;
}

struct pl_estimate pl_change_of(const struct pl_catalogue *catalogue, const struct pl_tally *change,
                                int i)
{
	struct pl_estimate estimate = pl_mean_of(catalogue, change, i);
	double off = deviation(catalogue, change, i) / catalogue->at[i].scale;
	if (off > 0 && change->set[i] >= PL_FEWEST)
		estimate.chance = erfc(fabs(estimate.is / off) / sqrt(2));
	return estimate;
}

/* How sure the wins of a group are, i being its PL_WON figure. */
static double off_of_wins(const struct pl_catalogue *catalogue, const struct pl_tally *tally,
                          const struct pl_tally *seated, int i)
{
	return deviation(catalogue, tally, i + 2) * pl_games_of(catalogue, tally, i) / PL_WIN /
		fmax(1, (double)seated->sum[i + 1]);
}

static struct pl_changed compared(double before, double now, double off, bool enough)
{
	struct pl_changed changed = { before, now, around(now - before, off) };
	if (off > 0 && enough)
		changed.by.chance = erfc(fabs((now - before) / off) / sqrt(2));
	return changed;
}

/* Who chooses a group may differ between the books; its games are then not the same ones, and
 * the two shares are held against each other as if nothing joined them. */
static struct pl_changed wins_changed(const struct pl_sim_result *result, int variant, int i)
{
	const struct pl_catalogue *catalogue = result->catalogue;
	const struct pl_tally *first = &result->tally[0], *this = &result->tally[variant];
	const struct pl_tally *change = &result->change[variant];
	double before = pl_wins_of(catalogue, first, i).is, now = pl_wins_of(catalogue, this, i).is;
	if (first->sum[i + 1] == 0 || this->sum[i + 1] == 0)
		return compared(before, before, 0, false);
	double off = change->set[i + 1] == 0 ? off_of_wins(catalogue, change, this, i)
					     : hypot(off_of_wins(catalogue, first, first, i),
	                                             off_of_wins(catalogue, this, this, i));
	bool enough = change->set[i] >= PL_FEWEST && first->set[i + 1] >= PL_FEWEST &&
		this->set[i + 1] >= PL_FEWEST;
	return compared(before, now, off, enough);
}

struct pl_changed pl_changed_of(const struct pl_sim_result *result, int variant, int i)
{
	if (result->catalogue->at[i].kind == PL_WON)
		return wins_changed(result, variant, i);
	return (struct pl_changed){ pl_mean_of(result->catalogue, &result->tally[0], i).is,
		                    pl_mean_of(result->catalogue, &result->tally[variant], i).is,
		                    pl_change_of(result->catalogue, &result->change[variant], i) };
}

/* What luck takes out of the edge of a game, on average, and the part of the variance of the
 * edge that goes with it, i being a PL_WON figure that is known of n games; false where too little
 * is known. */
static bool luck_of(const struct pl_tally *tally, const struct pl_luck_sums *sums, int i, double n,
                    double *takes, double *part)
{
	double seen = (double)sums->set[i];
	double edge = (double)tally->sum[i + 2], luck = (double)sums->luck[i];
	double edges = (double)tally->squares[i + 2] - edge * edge / n;
	double lucks = (double)sums->squares[i] - luck * luck / n;
	double both = (double)sums->products[i] - edge * luck / n;
	if (seen < PL_LUCKY || edges <= 0 || lucks <= 0)
		return false;
	*takes = both / lucks * luck / n;
	/* One number was fitted to the games that had any luck. */
	double left = fmax(0, 1 - both * both / lucks / edges) * (seen - 1) / (seen - 2);
	*part = fmax(0, 1 - left);
	return true;
}

static struct pl_luckless luckless(double is, double off, double part)
{
	struct pl_luckless out = { .known = true, .is = around(is, off * sqrt(1 - part)) };
	out.narrower = 1 - sqrt(1 - part);
	out.games = part < 1 ? 1 / (1 - part) : INFINITY;
	return out;
}

struct pl_luckless pl_wins_less_luck(const struct pl_catalogue *catalogue,
                                     const struct pl_tally *tally, const struct pl_luck_sums *sums,
                                     int i)
{
	double takes, part, taken = (double)tally->sum[i + 1], n = pl_games_of(catalogue, tally, i);
	if (taken == 0 || !luck_of(tally, sums, i, n, &takes, &part))
		return (struct pl_luckless){ .known = false };
	double edge = ((double)tally->sum[i + 2] / n - takes) * n / PL_WIN / taken;
	double is = fmin(1, fmax(0, 1.0 / catalogue->seats + edge));
	struct pl_luckless out = luckless(is, off_of_wins(catalogue, tally, tally, i), part);
	out.is.low = fmax(0, out.is.low);
	out.is.high = fmin(1, out.is.high);
	return out;
}

/* Seats of the group are not the same ones in both: two shares, as if nothing joined them. */
static struct pl_luckless luckless_apart(const struct pl_sim_result *result, int variant, int i)
{
	const struct pl_catalogue *catalogue = result->catalogue;
	double off = 0, raw = 0, is[2];
	for (int k = 0; k < 2; k++) {
		const struct pl_tally *tally = &result->tally[k * variant];
		struct pl_luckless wins =
			pl_wins_less_luck(catalogue, tally, &result->luck[k * variant], i);
		if (!wins.known)
			return wins;
		double own = off_of_wins(catalogue, tally, tally, i);
		is[k] = wins.is.is;
		raw = hypot(raw, own);
		off = hypot(off, own * (1 - wins.narrower));
	}
	return luckless(is[1] - is[0], raw, 1 - off * off / (raw * raw));
}

struct pl_luckless pl_changed_less_luck(const struct pl_sim_result *result, int variant, int i)
{
	const struct pl_tally *this = &result->tally[variant], *change = &result->change[variant];
	double takes, part, taken = (double)this->sum[i + 1];
	double n = pl_games_of(result->catalogue, change, i);
	if (taken == 0 || change->set[i + 2] == 0)
		return (struct pl_luckless){ .known = false };
	if (change->set[i + 1] != 0)
		return luckless_apart(result, variant, i);
	if (!luck_of(change, &result->luck_change[variant], i, n, &takes, &part))
		return (struct pl_luckless){ .known = false };
	return luckless(((double)change->sum[i + 2] / n - takes) * n / PL_WIN / taken,
	                off_of_wins(result->catalogue, change, this, i), part);
}

struct pl_changed pl_shares_apart(double some, double all, double some_now, double all_now)
{
	double before = some / fmax(1, all), now = some_now / fmax(1, all_now);
	double off =
		sqrt(before * (1 - before) / fmax(1, all) + now * (1 - now) / fmax(1, all_now));
	return compared(before, now, off, all >= PL_FEWEST && all_now >= PL_FEWEST);
}

double pl_power_of(const struct pl_estimate *estimate)
{
	static const double FOUR_IN_FIVE = 0.841621;
	return (REACH + FOUR_IN_FIVE) * (estimate->high - estimate->low) / 2 / REACH;
}

/* The smallest chance is held against all, the next against all but one; none
 * becomes smaller than one before it. */
void pl_holm(double *chance, int count)
{
	int left = 0;
	double before = 0;
	for (int i = 0; i < count; i++)
		left += chance[i] < 1;
	for (; left > 0; left--) {
		int least = -1;
		for (int i = 0; i < count; i++)
			if (chance[i] < 1 && (least < 0 || chance[i] < chance[least]))
				least = i;
		before = fmin(1, fmax(before, chance[least] * left));
		chance[least] = 2 + before; /* out of the way until all are done */
	}
	for (int i = 0; i < count; i++)
		chance[i] = chance[i] >= 2 ? chance[i] - 2 : chance[i];
}

double *pl_judge_wins(const struct pl_catalogue *catalogue, const struct pl_tally *tally)
{
	double *chance = pl_resize(NULL, (size_t)catalogue->count * sizeof chance[0]);
	for (int i = 0; i < catalogue->count; i++)
		chance[i] = catalogue->at[i].kind != PL_WON
			? 1
			: pl_wins_of(catalogue, tally, i).chance;
	pl_holm(chance, catalogue->count);
	return chance;
}

double *pl_judge_changes(const struct pl_sim_result *result)
{
	int figures = result->catalogue->count, count = figures * result->variants;
	double *chance = pl_resize(NULL, (size_t)count * sizeof chance[0]);
	for (int i = 0; i < count; i++)
		chance[i] = i < figures || result->catalogue->at[i % figures].kind == PL_EDGE
			? 1
			: pl_changed_of(result, i / figures, i % figures).by.chance;
	pl_holm(chance, count);
	return chance;
}

/* --- by name ------------------------------------------------------------------- */

static bool named_group(const struct pl_catalogue *catalogue, const struct pl_tally *tally,
                        char kind, int i, struct pl_estimate *out)
{
	if (i < 0)
		return false;
	switch (kind) {
	case 'w':
		*out = pl_wins_of(catalogue, tally, i);
		break;
	case 'e':
		*out = pl_wins_of(catalogue, tally, i);
		out->is -= 1.0 / catalogue->seats;
		out->low -= 1.0 / catalogue->seats;
		out->high -= 1.0 / catalogue->seats;
		break;
	case 'r':
		*out = pl_ratio_of(catalogue, tally, i);
		break;
	default:
		*out = pl_mean_of(catalogue, tally, i + 1);
		break;
	}
	return true;
}

static bool named_pair(const struct pl_catalogue *catalogue, const struct pl_tally *tally,
                       char kind, int i, struct pl_estimate *out)
{
	if (i < 0)
		return false;
	*out = pl_mean_of(catalogue, tally, kind == 'g' ? i + 1 : i);
	if (kind == 'w' || kind == 'l') {
		double is = pl_mean_of_winners(catalogue, tally, i, kind == 'l');
		out->low += is - out->is;
		out->high += is - out->is;
		out->is = is;
	}
	return true;
}

bool pl_estimate_named(const struct pl_catalogue *catalogue, const struct pl_tally *tally,
                       bool change, const char *name, struct pl_estimate *out)
{
	static const struct {
		const char *word;
		int figure;
		char kind;
	} words[] = {
		{ "mean ", PL_MEAN, 'm' },          { "wins ", PL_WON, 'w' },
		{ "edge ", PL_WON, 'e' },           { "ratio ", PL_WON, 'r' },
		{ "taken ", PL_WON, 't' },          { "each ", PL_SEATS_MEAN, 'm' },
		{ "winners ", PL_SEATS_MEAN, 'w' }, { "losers ", PL_SEATS_MEAN, 'l' },
		{ "gap ", PL_SEATS_MEAN, 'g' },
	};
	for (size_t k = 0; k < sizeof words / sizeof words[0]; k++) {
		size_t length = strlen(words[k].word);
		if (strncmp(name, words[k].word, length) != 0)
			continue;
		int i = pl_catalogue_find(catalogue, name + length, words[k].figure);
		if (i < 0)
			return false;
		if (change || words[k].figure == PL_MEAN)
			*out = change ? pl_change_of(catalogue, tally, i)
				      : pl_mean_of(catalogue, tally, i);
		else if (words[k].figure == PL_WON)
			return named_group(catalogue, tally, words[k].kind, i, out);
		else
			return named_pair(catalogue, tally, words[k].kind, i, out);
		return true;
	}
	return false;
}

int pl_first_group(const struct pl_catalogue *catalogue, const struct pl_tally *tally)
{
	for (int i = 0; i < catalogue->count; i++) {
		const struct pl_figure *figure = &catalogue->at[i];
		if (figure->section == PL_ABOUT_GROUPS && figure->kind == PL_WON &&
		    tally->sum[i + 1] != 0)
			return figure->measure;
	}
	return -1;
}

uint32_t pl_length_at(const struct pl_tally *tally, int percent)
{
	uint64_t wanted = tally->games * (uint64_t)percent / 100, seen = 0;
	int last = 0;
	for (int i = 0; i < PL_BUCKETS; i++) {
		if (tally->lengths[i] == 0)
			continue;
		seen += tally->lengths[i];
		last = i;
		if (seen > wanted)
			break;
	}
	return pl_bucket_plies(last);
}
