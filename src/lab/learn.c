/* learn.c - generations of a judge, and the league that the next one must beat; see learn.h. */
#include "lab/learn.h"

#include "core/memory.h"

#include <math.h>
#include <stdarg.h>

/* The judges that were kept, the newest last. */
struct league {
	struct pl_judge *judge[PL_LEAGUE];
	int count;
};

__attribute__((format(printf, 2, 3))) static void tell(const struct pl_learn *learn,
                                                       const char *format, ...)
{
	char line[256];
	va_list arguments;
	if (learn->tell == NULL)
		return;
	va_start(arguments, format);
	vsnprintf(line, sizeof line, format, arguments);
	va_end(arguments);
	learn->tell(learn->context, line);
}

static void tell_held_out(const struct pl_learn *learn, const struct pl_held_out *held)
{
	tell(learn, "  fifth    lessons  nothing  value()  at its best (%.1f)  learnt",
	     held->temperature);
	for (int i = 0; i <= PL_FIFTHS; i++)
		tell(learn, "  %-6s %9.0f   %.4f   %.4f   %.4f              %.4f",
		     i == PL_FIFTHS ? "all" : (const char *[]){ "1", "2", "3", "4", "5" }[i],
		     held->lessons[i], held->nothing[i], held->hand[i], held->tempered[i],
		     held->judge[i]);
}

/* --- against the league --------------------------------------------------------------- */

static struct pl_bot rival(const struct pl_learn *learn, const struct pl_judge *judge,
                           const char *name)
{
	struct pl_bot bot = pl_bot_of("search");
	bot.search.ms = 0;
	bot.search.iterations = learn->iterations;
	bot.search.judge = judge;
	bot.search.constant[PL_LEARNT] = judge != NULL;
	snprintf(bot.spec, sizeof bot.spec, "%s", name);
	return bot;
}

static int fewest(unsigned seats)
{
	int count = 2;
	while (((seats >> count) & 1) == 0)
		count++;
	return count;
}

/* Whether the new one is stronger; when the games ran out, whether it won more than its part. */
static bool beats(const struct pl_learn *learn, const struct pl_judge *judge,
                  const struct pl_bot *against, uint64_t number)
{
	const struct pl_bot bots[2] = { rival(learn, judge, "new"), *against };
	struct pl_arena arena = {
		.game = learn->game,
		.book = learn->book,
		.seats = fewest(learn->seats),
		.bot_count = 2,
		.bots = bots,
		.seed = { learn->seed[0] ^ 0x6d61746368u, learn->seed[1] + number },
		.games = learn->matches,
		.threads = learn->threads,
		.first_only = true,
		.stop = 20,
	};
	struct pl_arena_result *result = pl_zeroed(sizeof *result);
	pl_arena_run(&arena, result);
	const struct pl_pairing *pairing = &result->pairings[0];
	double share = pairing->wins / fmax(1, (double)pairing->games);
	bool better = pairing->verdict > 0 || (pairing->verdict == 0 && share >= 1.0 / arena.seats);
	tell(learn, "  against %-10s %5.1f%% of %llu games%s", against->spec, 100 * share,
	     (unsigned long long)pairing->games, better ? "" : ": not kept");
	free(result);
	return better;
}

static bool beats_all(const struct pl_learn *learn, const struct league *league,
                      const struct pl_judge *judge, int generation)
{
	uint64_t number = (uint64_t)generation << 8;
	const struct pl_bot by_hand = rival(learn, NULL, "value()"), greedy = pl_bot_of("greedy");
	for (int i = league->count - 1; i >= 0; i--) {
		char name[32];
		snprintf(name, sizeof name, "kept %d", i + 1);
		const struct pl_bot older = rival(learn, league->judge[i], name);
		if (!beats(learn, judge, &older, number++))
			return false;
	}
	return beats(learn, judge, &by_hand, number) && beats(learn, judge, &greedy, number + 1);
}

/* A full league loses its oldest. */
static void keep(struct league *league, const struct pl_judge *judge)
{
	if (league->count == PL_LEAGUE) {
		free(league->judge[0]);
		memmove(league->judge, league->judge + 1,
		        (PL_LEAGUE - 1) * sizeof league->judge[0]);
		league->count--;
	}
	league->judge[league->count] = pl_resize(NULL, sizeof *judge);
	*league->judge[league->count++] = *judge;
}

/* --- generations ------------------------------------------------------------------------ */

/* One generation: games by the league, a new judge of all lessons so far, its trial. */
static bool go_on(const struct pl_learn *learn, struct league *league, struct pl_lessons *lessons,
                  int generation, double until)
{
	struct pl_held_out held;
	struct pl_bin bins[PL_BINS];
	struct pl_judge *judge = pl_zeroed(sizeof *judge);
	*judge = *league->judge[league->count - 1];
	if (!pl_learn_play(learn, (const struct pl_judge *const *)league->judge, league->count,
	                   generation, learn->league_games, until, lessons)) {
		free(judge);
		return false;
	}
	pl_learn_fit(learn, lessons, judge, true);
	pl_learn_hold(lessons, judge, &held, bins);
	tell(learn, "generation %d, %zu lessons", generation, lessons->count);
	tell_held_out(learn, &held);
	if (beats_all(learn, league, judge, generation))
		keep(league, judge);
	free(judge);
	return true;
}

static bool begin(const struct pl_learn *learn, struct league *league, struct pl_lessons *lessons,
                  double until)
{
	struct pl_held_out held;
	struct pl_bin bins[PL_BINS];
	struct pl_judge *judge = pl_zeroed(sizeof *judge);
	bool played = pl_learn_play(learn, NULL, 0, 0, learn->games, until, lessons);
	if (played) {
		pl_learn_fit(learn, lessons, judge, false);
		pl_learn_hold(lessons, judge, &held, bins);
		tell(learn, "generation 0, %zu lessons of greedy games", lessons->count);
		tell_held_out(learn, &held);
		if (learn->generations > 0)
			beats_all(learn, league, judge, 0); /* to be seen; there is no other yet */
		keep(league, judge);
	}
	free(judge);
	return played;
}

bool pl_learn_run(const struct pl_learn *learn, struct pl_judge *judge, struct pl_held_out *held,
                  struct pl_bin bins[PL_BINS])
{
	struct league league = { .count = 0 };
	struct pl_lessons lessons;
	pl_lessons_open(&lessons, learn->game->sights);
	double begun = pl_learn_now(), all = learn->seconds; /* a fifth for greedy games */
	bool learnt = begin(learn, &league, &lessons, all > 0 ? begun + all / 5 : 0);
	for (int i = 1; learnt && i <= learn->generations; i++) {
		double part = begun + all * (0.2 + 0.6 * i / learn->generations);
		if (!go_on(learn, &league, &lessons, i, all > 0 ? part : 0))
			break;
	}
	if (learnt) {
		*judge = *league.judge[league.count - 1];
		pl_learn_hold(&lessons, judge, held, bins);
	}
	for (int i = 0; i < league.count; i++)
		free(league.judge[i]);
	pl_lessons_close(&lessons);
	return learnt;
}

bool pl_learn_examine(const struct pl_learn *learn, const struct pl_judge *judge,
                      struct pl_bin bins[PL_BINS])
{
	struct pl_held_out held;
	struct pl_lessons lessons;
	struct pl_learn only = *learn;
	only.held_out_only = true;
	pl_lessons_open(&lessons, learn->game->sights);
	bool played = pl_learn_play(&only, NULL, 0, 0, learn->games, 0, &lessons);
	if (played) {
		pl_learn_hold(&lessons, judge, &held, bins);
		tell(learn, "%zu positions of one greedy game in ten", lessons.count);
		tell_held_out(learn, &held);
	}
	pl_lessons_close(&lessons);
	return played;
}
