/* bot.h - players made of code.
 *
 * A bot is named by a SPEC everywhere: "random", "greedy", "quick", a level ("easy" to
 * "expert"), or the search with settings: "search:ms=500:threads=2". It plays
 * through a thinker, which has its memory, and is given what its seat may see,
 * never the state, so it cannot cheat by mistake.
 */
#ifndef PERILUNE_BOTS_BOT_H
#define PERILUNE_BOTS_BOT_H

#include "bots/search.h"

enum pl_bot_kind { PL_PERSON, PL_RANDOM, PL_GREEDY, PL_ONE_AHEAD, PL_SEARCH };

/* Who gives hints: people wait for one, and seldom ask. */
#define PL_ADVISER "search:iterations=4096:ms=2000"

enum { PL_SPEC = 128 }; /* the longest SPEC, with the final zero */

/* Who plays a seat: a plain value. Zero is a person, no bot at all. */
struct pl_bot {
	enum pl_bot_kind kind;
	char spec[PL_SPEC];
	struct pl_search search; /* of PL_SEARCH */
};

/* Names that a SPEC may begin with, for help texts; ended by a NULL name. */
struct pl_bot_name {
	const char *name, *about;
	struct pl_bot bot;
};
extern const struct pl_bot_name pl_bot_names[];

/* The bot of a SPEC; or false and, in *why, one line that tells what is wrong
 * and what would be right. */
bool pl_bot_read(const char *spec, struct pl_bot *, struct pl_text *why);

/* The bot of a SPEC that is known to be good. */
struct pl_bot pl_bot_of(const char *spec);

/* What it judges positions by, in these rules: for reports. */
enum pl_judges_by { PL_JUDGES_NOT, PL_JUDGES_BY_VALUE, PL_JUDGES_BY_LEARNT, PL_JUDGES_KINDS };
enum pl_judges_by pl_bot_judges_by(const struct pl_bot *, const struct pl_game *,
                                   const struct pl_rules *);

/* A bot at work: memory for one seat of one match at a time. */
struct pl_thinker;

/* Game and rules are borrowed and must outlive it. */
struct pl_thinker *pl_thinker_open(const struct pl_bot *, const struct pl_game *,
                                   const struct pl_rules *);
void pl_thinker_close(struct pl_thinker *); /* may be NULL */

/* A new match begins: nothing that was learnt before changes its moves. */
void pl_thinker_forget(struct pl_thinker *);

/* How many threads are free besides its own, for "expert", which takes them. Who thinks in games
 * of the lab, where every processor has a game, has none. */
void pl_thinker_spare(struct pl_thinker *, int threads);

/* A flag that another thread may set to end the next thoughts early: then the answer is of
 * no use. */
void pl_thinker_heed(struct pl_thinker *, const atomic_bool *stop);

/* What the bot may not use (bots/uses.h) unless nothing else is left; NULL: all is allowed. It
 * thinks as ever, and once more where it would have chosen what is barred, so that two games
 * which differ in this alone are the same up to there. Borrowed; searches have one thread. */
void pl_thinker_bar(struct pl_thinker *, struct pl_uses *);

/* The manners of its seat in the next move (bots/manners.h), of all bots but "random"; NULL: none.
 * Borrowed. */
void pl_thinker_mind(struct pl_thinker *, const struct pl_manners *);

/* The move of a seat that is pending in its view. */
struct pl_move pl_think(struct pl_thinker *, const struct pl_state *view, int seat,
                        struct pl_chance *);

/* Whether it reads more of the view than legal() does. A bot that picks any legal
 * move may be given the state as it is, since that lists the same moves. */
bool pl_thinker_needs_view(const struct pl_thinker *);

/* How many moves its last choice was among. */
int pl_thinker_choices(const struct pl_thinker *);

/* The chance of what it found best in its last choice, and twice its error; below 0 where it did not
 * think ahead, or had no choice. */
double pl_thinker_hope(const struct pl_thinker *);

/* Counts thoughts without hope, one after the other: true once there are so many that a bot would
 * rather resign, until there is hope again. `hope` as above; one below 0 changes nothing. */
bool pl_would_resign(uint8_t *hopeless, double hope);

/* The search under the bot, to ask what it thought; NULL of other bots. */
struct pl_searcher *pl_thinker_search(struct pl_thinker *);

#endif
