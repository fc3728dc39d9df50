/* bot.c - the bots by name, reading a SPEC, and the two simplest bots. */
#include "bots/bot.h"

#include "bots/manners.h"
#include "bots/quick.h"
#include "bots/uses.h"
#include "core/chance.h"
#include "core/judge.h"
#include "core/memory.h"
#include "core/rows.h"

#include <assert.h>
#include <errno.h>

/* --- names ------------------------------------------------------------------ */

enum { LEVEL_MS = 2000, USUAL_MS = 500, PROVED = 100 };

#define AS_TUNED                                                                                   \
	{                                                                                          \
		PL_UNSET, PL_UNSET, PL_UNSET, PL_UNSET, PL_UNSET, PL_UNSET, PL_UNSET, PL_UNSET,    \
			PL_UNSET, PL_UNSET, PL_UNSET, PL_UNSET, PL_UNSET, PL_UNSET                 \
	}
_Static_assert(PL_CONSTANTS == 14, "AS_TUNED has one for each constant");

#define LEVEL(name, count, noisy)                                                                  \
	{                                                                                          \
		PL_SEARCH, name,                                                                   \
		{                                                                                  \
			LEVEL_MS, count, 1, noisy, PROVED, AS_TUNED, NULL, (count) == 0            \
		}                                                                                  \
	}

const struct pl_bot_name pl_bot_names[] = {
	{ "random", "plays any legal move", { .kind = PL_RANDOM, .spec = "random" } },
	{ "greedy",
	  "plays what looks best at once, without thinking ahead",
	  { .kind = PL_GREEDY, .spec = "greedy" } },
	{ "quick",
	  "looks one move ahead, by what was learnt from games",
	  { .kind = PL_ONE_AHEAD, .spec = "quick" } },
	{ "easy", "thinks a little and makes mistakes", LEVEL("easy", 64, 50) },
	{ "normal", "thinks ahead", LEVEL("normal", 256, 0) },
	{ "hard", "thinks well ahead", LEVEL("hard", 1024, 0) },
	{ "expert", "thinks for two seconds a move, with every processor that is free",
	  LEVEL("expert", 0, 0) },
	{ "search",
	  "thinks as long as told: search:ms=500:threads=2, search:iterations=2000",
	  { PL_SEARCH, "search", { USUAL_MS, 0, 1, 0, PROVED, AS_TUNED, NULL, false } } },
	{ NULL, NULL, { .kind = PL_PERSON } },
};

/* --- reading a SPEC ---------------------------------------------------------- */

enum limit_kind { MS, ITERATIONS, THREADS, NOISE, PROOFS, LIMITS };
static const struct limit {
	const char *name;
	long lo, hi;
} limits[] = {
	[MS] = { "ms", 1, 600000 },
	[ITERATIONS] = { "iterations", 1, 1000000000 },
	[THREADS] = { "threads", 1, PL_THREADS },
	[NOISE] = { "noise", 0, 100 },
	[PROOFS] = { "proofs", 0, 10000 },
};
PL_ROWS(limits, LIMITS);

static void set_limit(struct pl_search *search, int which, long value, bool first)
{
	switch (which) {
	case MS:
		search->ms = (uint32_t)value;
		break;
	case ITERATIONS:
		search->iterations = (uint32_t)value;
		if (first)
			search->ms = 0; /* only what was asked for limits it */
		break;
	case THREADS:
		search->threads = (int)value;
		break;
	case NOISE:
		search->noise = (int)value;
		break;
	default:
		search->proofs = (int)value;
	}
}

static bool complain_setting(const char *setting, size_t length, struct pl_text *why)
{
	const char *names[LIMITS + PL_CONSTANTS];
	char name[PL_SPEC];
	for (int i = 0; i < LIMITS; i++)
		names[i] = limits[i].name;
	for (int i = 0; i < PL_CONSTANTS; i++)
		names[LIMITS + i] = pl_constants[i].name;
	snprintf(name, sizeof name, "%.*s", (int)length, setting);
	const char *near = pl_nearest(name, names, LIMITS + PL_CONSTANTS);
	pl_put(why, "a bot has no setting '%s'; %s%s", name,
	       near != NULL ? "did you mean " : "there are ms, iterations, threads and more",
	       near != NULL ? near : "");
	return false;
}

static bool read_value(const char *setting, size_t length, long lo, long hi, long *value,
                       struct pl_text *why)
{
	char *end;
	const char *number = setting + length + (setting[length] == '=');
	errno = 0;
	*value = strtol(number, &end, 10);
	if (errno == 0 && *number >= '0' && *number <= '9' && (*end == ':' || *end == '\0') &&
	    *value >= lo && *value <= hi)
		return true;
	pl_put(why, "%.*s of a bot is '%.*s'; expected a number from %ld to %ld", (int)length,
	       setting, (int)strcspn(number, ":"), number, lo, hi);
	return false;
}

/* One "name=number" up to the next colon. ms_said: this SPEC has named ms. */
static bool read_setting(const char *setting, struct pl_search *search, bool *ms_said,
                         struct pl_text *why)
{
	size_t length = strcspn(setting, "=:");
	long value;
	for (int i = 0; i < LIMITS; i++) {
		const struct limit *limit = &limits[i];
		if (strlen(limit->name) != length || memcmp(limit->name, setting, length) != 0)
			continue;
		if (!read_value(setting, length, limit->lo, limit->hi, &value, why))
			return false;
		*ms_said = *ms_said || i == 0;
		set_limit(search, i, value, !*ms_said);
		return true;
	}
	int which = pl_find_constant(setting, length);
	if (which < 0)
		return complain_setting(setting, length, why);
	const struct pl_constant_info *info = &pl_constants[which];
	if (!read_value(setting, length, info->lo, info->hi, &value, why))
		return false;
	search->constant[which] = (int)value;
	return true;
}

static bool complain_name(const char *name, struct pl_text *why)
{
	enum { MOST = sizeof pl_bot_names / sizeof pl_bot_names[0] };
	const char *names[MOST];
	int count = 0;
	for (; pl_bot_names[count].name != NULL; count++)
		names[count] = pl_bot_names[count].name;
	const char *near = pl_nearest(name, names, count);
	pl_put(why, "there is no bot '%s'; ", name);
	if (near != NULL) {
		pl_put(why, "did you mean '%s'?", near);
		return false;
	}
	pl_put(why, "there are ");
	for (int i = 0; i < count; i++)
		pl_put(why, "%s%s", i == 0 ? "" : i + 1 == count ? " and " : ", ", names[i]);
	return false;
}

bool pl_bot_read(const char *spec, struct pl_bot *bot, struct pl_text *why)
{
	char name[PL_SPEC];
	size_t length = strcspn(spec, ":");
	if (strlen(spec) >= PL_SPEC) {
		pl_put(why, "a bot's name is at most %d letters long", PL_SPEC - 1);
		return false;
	}
	snprintf(name, sizeof name, "%.*s", (int)length, spec);
	const struct pl_bot_name *known = pl_bot_names;
	while (known->name != NULL && strcmp(known->name, name) != 0)
		known++;
	if (known->name == NULL)
		return complain_name(name, why);
	*bot = known->bot;
	snprintf(bot->spec, sizeof bot->spec, "%s", spec);
	if (spec[length] == ':' && bot->kind != PL_SEARCH) {
		pl_put(why, "'%s' has no settings; 'search' and the levels have", name);
		return false;
	}
	bool ms_said = bot->search.iterations > 0; /* a level keeps its two seconds */
	for (const char *at = spec + length; *at == ':'; at += strcspn(at, ":"))
		if (!read_setting(++at, &bot->search, &ms_said, why))
			return false;
	return true;
}

struct pl_bot pl_bot_of(const char *spec)
{
	struct pl_bot bot = { .kind = PL_PERSON };
	char room[256];
	struct pl_text why = pl_text_in(room, sizeof room);
	bool good = pl_bot_read(spec, &bot, &why);
	assert(good);
	(void)good;
	return bot;
}

/* --- the simplest bots --------------------------------------------------------- */

struct pl_thinker {
	struct pl_bot bot;
	const struct pl_game *game;
	const struct pl_rules *rules;
	struct pl_searcher *search; /* of PL_SEARCH */
	struct pl_quick *quick;     /* of PL_ONE_AHEAD */
	struct pl_uses *bar;        /* what it may not use; NULL: nothing is barred */
	bool barring;               /* now */
	const struct pl_manners *manners;
	int choices;
};

static int legal_moves(const struct pl_thinker *thinker, const struct pl_state *view, int seat,
                       struct pl_move moves[PL_MOVES])
{
	int count = thinker->game->legal(thinker->rules, view, seat, moves);
	if (thinker->barring)
		count = pl_uses_allow(thinker->bar, view, moves, count);
	if (thinker->bot.kind == PL_RANDOM)
		return count;
	return pl_mannerly(thinker->manners, thinker->game, thinker->rules, view, moves, count);
}

/* Any legal move, each equally likely. */
static struct pl_move choose_random(struct pl_thinker *thinker, const struct pl_state *view,
                                    int seat, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int count = legal_moves(thinker, view, seat, moves);
	thinker->choices = count;
	return moves[pl_draw(chance, (uint32_t)count)];
}

/* The move that the game's own sense weighs heaviest; of equals, any. */
static struct pl_move choose_greedy(struct pl_thinker *thinker, const struct pl_state *view,
                                    int seat, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int count = legal_moves(thinker, view, seat, moves);
	thinker->game->weigh(thinker->rules, view, moves, count, weight);
	thinker->choices = count;
	int best = 0;
	uint32_t equals = 1;
	for (int i = 1; i < count; i++) {
		if (weight[i] > weight[best]) {
			best = i;
			equals = 1;
		} else if (weight[i] == weight[best] && pl_draw(chance, ++equals) == 0) {
			best = i;
		}
	}
	return moves[best];
}

static struct pl_move choose_quickly(struct pl_thinker *thinker, const struct pl_state *view,
                                     int seat, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int count = legal_moves(thinker, view, seat, moves);
	thinker->game->weigh(thinker->rules, view, moves, count, weight);
	thinker->choices = count;
	return moves[pl_quick_choose(thinker->quick, view, seat, moves, weight, count, chance)];
}

static struct pl_move choose_by_search(struct pl_thinker *thinker, const struct pl_state *view,
                                       int seat, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	thinker->choices = legal_moves(thinker, view, seat, moves);
	return pl_search_choose(thinker->search, view, seat, chance);
}

/* --- thinkers -------------------------------------------------------------------- */

enum pl_judges_by pl_bot_judges_by(const struct pl_bot *bot, const struct pl_game *game,
                                   const struct pl_rules *rules)
{
	bool searches = bot->kind == PL_SEARCH;
	if (!searches && bot->kind != PL_ONE_AHEAD)
		return PL_JUDGES_NOT;
	if (searches && bot->search.constant[PL_LEARNT] == 0)
		return PL_JUDGES_BY_VALUE;
	return pl_judge_of(game, bot->search.judge, rules) == NULL ? PL_JUDGES_BY_VALUE
								   : PL_JUDGES_BY_LEARNT;
}

struct pl_thinker *pl_thinker_open(const struct pl_bot *bot, const struct pl_game *game,
                                   const struct pl_rules *rules)
{
	struct pl_thinker *thinker = pl_zeroed(sizeof *thinker);
	thinker->bot = *bot;
	thinker->game = game;
	thinker->rules = rules;
	if (bot->kind == PL_SEARCH)
		thinker->search = pl_search_open(&bot->search, game, rules);
	if (bot->kind == PL_ONE_AHEAD)
		thinker->quick = pl_quick_open(game, rules, bot->search.judge);
	return thinker;
}

void pl_thinker_close(struct pl_thinker *thinker)
{
	if (thinker != NULL && thinker->search != NULL)
		pl_search_close(thinker->search);
	if (thinker != NULL && thinker->quick != NULL)
		pl_quick_close(thinker->quick);
	free(thinker);
}

void pl_thinker_forget(struct pl_thinker *thinker)
{
	if (thinker->search != NULL)
		pl_search_forget(thinker->search);
}

void pl_thinker_spare(struct pl_thinker *thinker, int threads)
{
	if (thinker->search != NULL)
		pl_search_spare(thinker->search, threads);
}

void pl_thinker_heed(struct pl_thinker *thinker, const atomic_bool *stop)
{
	if (thinker->search != NULL)
		pl_search_heed(thinker->search, stop);
}

void pl_thinker_bar(struct pl_thinker *thinker, struct pl_uses *bar)
{
	thinker->bar = bar;
}

void pl_thinker_mind(struct pl_thinker *thinker, const struct pl_manners *manners)
{
	thinker->manners = manners;
	if (thinker->search != NULL)
		pl_search_mind(thinker->search, manners);
}

static struct pl_move think(struct pl_thinker *thinker, const struct pl_state *view, int seat,
                            struct pl_chance *chance)
{
	switch (thinker->bot.kind) {
	case PL_RANDOM:
		return choose_random(thinker, view, seat, chance);
	case PL_ONE_AHEAD:
		return choose_quickly(thinker, view, seat, chance);
	case PL_SEARCH:
		return choose_by_search(thinker, view, seat, chance);
	default:
		return choose_greedy(thinker, view, seat, chance);
	}
}

/* The same chance as before, and what is barred out of the way: no chance is used up. */
static struct pl_move think_again(struct pl_thinker *thinker, const struct pl_state *view, int seat,
                                  struct pl_chance chance)
{
	thinker->barring = true;
	if (thinker->search != NULL)
		pl_search_bar(thinker->search, thinker->bar);
	struct pl_move move = think(thinker, view, seat, &chance);
	if (thinker->search != NULL)
		pl_search_bar(thinker->search, NULL);
	thinker->barring = false;
	return move;
}

struct pl_move pl_think(struct pl_thinker *thinker, const struct pl_state *view, int seat,
                        struct pl_chance *chance)
{
	struct pl_chance before = *chance;
	struct pl_move move = think(thinker, view, seat, chance);
	if (thinker->bar != NULL && pl_uses_bars(thinker->bar, view, &move))
		move = think_again(thinker, view, seat, before);
	return move;
}

bool pl_thinker_needs_view(const struct pl_thinker *thinker)
{
	return thinker->bot.kind != PL_RANDOM || thinker->bar != NULL;
}

int pl_thinker_choices(const struct pl_thinker *thinker)
{
	return thinker->choices;
}

double pl_thinker_hope(const struct pl_thinker *thinker)
{
	struct pl_prospect prospects[PL_MOVES];
	if (thinker->search == NULL || pl_search_iterations(thinker->search) == 0)
		return -1;
	pl_search_prospects(thinker->search, prospects);
	return prospects[0].chance + 2 * prospects[0].error;
}

bool pl_would_resign(uint8_t *hopeless, double hope)
{
	enum { OFTEN = 5 };
	const double hardly = 0.03,
		     again = 0.1; /* who would resign does so until there is real hope */
	bool would = *hopeless == OFTEN;
	if (hope >= (would ? again : hardly))
		*hopeless = 0;
	else if (hope >= 0 && !would)
		++*hopeless;
	return *hopeless == OFTEN;
}

struct pl_searcher *pl_thinker_search(struct pl_thinker *thinker)
{
	return thinker->search;
}
