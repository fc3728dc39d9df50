/* advice.c - what a search thought, in words; see advice.h. */
#include "bots/advice.h"

#include "core/describe.h"
#include "core/language.h"
#include "core/memory.h"
#include "core/text.h"

#include <math.h>

/* --- words ------------------------------------------------------------------- */

extern const char pl_text_bots_words_en[], pl_text_bots_words_de[];

const struct pl_words_file pl_advice_words[] = {
	{ "en", pl_text_bots_words_en },
	{ "de", pl_text_bots_words_de },
	{ NULL, NULL },
};

/* What is said of any game is about no game: pl_say() wants one, which describes nothing. */
static const struct pl_game any_game = { .slug = "advice" };

/* The words of advice in the language of a book; English where it has none. */
static struct pl_language *words_for(const struct pl_book *book)
{
	const char *code = book->language != NULL ? pl_language_code(book->language) : "en";
	const struct pl_words_file *file = pl_advice_words;
	while (file->code != NULL && strcmp(file->code, code) != 0)
		file++;
	if (file->code == NULL)
		file = pl_advice_words;
	return pl_language_read(file->code, file->text, NULL);
}

/* --- what is listed ------------------------------------------------------------ */

static int by_chance(const void *a, const void *b)
{
	const struct pl_prospect *x = a, *y = b;
	if (x->chance != y->chance)
		return x->chance < y->chance ? 1 : -1;
	return (x->prior < y->prior) - (x->prior > y->prior);
}

static int by_prior(const void *a, const void *b)
{
	const struct pl_prospect *x = a, *y = b;
	if (x->prior != y->prior)
		return x->prior < y->prior ? 1 : -1;
	return by_chance(a, b);
}

static int64_t percent(double share)
{
	return (int64_t)lround(100 * share);
}

static bool has_manner(const struct pl_game *game, const struct pl_move *move, int manner)
{
	const struct pl_form *form = game->description != NULL ? pl_form_of(game->description, move)
							       : NULL;
	return form != NULL && (form->manner & manner) != 0;
}

/* Whether the answer to an offer is likely no. */
struct answer {
	const struct pl_game *game;
	int moves;
	bool is_no;
};

static void hear(void *context, const struct pl_state *view, const struct pl_move *move)
{
	struct answer *answer = context;
	(void)view;
	if (answer->moves++ == 1)
		answer->is_no = has_manner(answer->game, move, PL_SAYS_NO);
}

static bool is_refused(struct pl_searcher *searcher, const struct pl_game *game,
                       const struct pl_prospect *prospect)
{
	struct answer answer = { .game = game };
	if (has_manner(game, &prospect->move, PL_OFFERS))
		pl_search_line(searcher, prospect, 2, hear, &answer);
	return answer.is_no;
}

/* Leave the moves that were tried often enough to speak of; of offers, those that are likely to
 * be accepted, unless there is nothing else. */
static int leave_tried(struct pl_searcher *searcher, const struct pl_game *game,
                       const struct pl_prospect *prospects, int count, struct pl_prospect *out)
{
	uint64_t enough = pl_tried_enough(prospects, count);
	int tried = 0, left = 0;
	for (int i = 0; i < count; i++)
		if (prospects[i].visits >= enough)
			out[tried++] = prospects[i];
	for (int i = 0; i < tried; i++)
		if (!is_refused(searcher, game, &out[i]))
			out[left++] = out[i];
	return left > 0 ? left : tried;
}

/* Of many moves the one that luck smiled on looks best, most of all where few tries went into it.
 * So each is drawn to the mean of all, as if it had been tried a quarter as often again as the
 * most tried one and that had brought the mean; and is in doubt by as much. What was held against
 * the weightiest in the same scenarios is halved by that already. */
static void moderate(struct pl_prospect *prospects, int count)
{
	double most = 0, visits = 0, sum = 0;
	for (int i = 0; i < count; i++) {
		double tries = (double)prospects[i].visits;
		most = tries > most ? tries : most;
		visits += tries;
		sum += tries * prospects[i].chance;
	}
	for (int i = 0; i < count && visits > 0; i++) {
		struct pl_prospect *prospect = &prospects[i];
		double tries = (double)prospect->visits, kept = tries / (tries + most / 4);
		if (prospect->apart >= 0)
			continue;
		double back = (1 - kept) * (sum / visits - prospect->chance);
		prospect->chance += back;
		prospect->error = hypot(kept * prospect->error, back);
	}
}

/* Whether a move ends the game, and its player is first, in whatever truth. */
struct ending {
	const struct pl_game *game;
	const struct pl_rules *rules;
	int seat;
	bool won;
};

static bool look_at_end(void *context, const struct pl_state *state)
{
	struct ending *ending = context;
	struct pl_result result = { .score = { 0 } };
	ending->won = state->pending == 0;
	if (ending->won)
		ending->game->returns(ending->rules, state, &result);
	ending->won = ending->won && result.place[ending->seat] == 1;
	return false;
}

static bool wins_at_once(struct pl_searcher *searcher, const struct pl_game *game,
                         const struct pl_rules *rules, const struct pl_move *move)
{
	enum { TRUTHS = 4 };
	struct ending ending = { game, rules, move->seat, true };
	for (uint32_t truth = 0; truth < TRUTHS && ending.won; truth++)
		pl_search_follow(searcher, move, truth, look_at_end, &ending);
	return ending.won;
}

static void mark_wins(struct pl_searcher *searcher, const struct pl_game *game,
                      const struct pl_rules *rules, struct pl_prospect *prospects, int count)
{
	const double likely = 0.5;
	for (int i = 0; i < count; i++) {
		struct pl_prospect *prospect = &prospects[i];
		if (prospect->chance <= likely ||
		    !wins_at_once(searcher, game, rules, &prospect->move))
			continue;
		prospect->wins = 1;
		prospect->chance = 1;
		prospect->error = prospect->apart = 0;
	}
}

/* Whether thought cannot tell two moves apart: their chances differ by no more than the error of
 * that difference, which is not so large that they were hardly looked at, or are told by the same
 * number. */
static bool are_equal(const struct pl_prospect *a, const struct pl_prospect *b)
{
	const double vague = 0.1;
	bool both = a->apart >= 0 && b->apart >= 0; /* met the same scenarios */
	double x = both ? a->apart : a->error, y = both ? b->apart : b->error;
	double apart = fabs(a->chance - b->chance), error = sqrt(x * x + y * y);
	if (a->wins != b->wins)
		return false;
	return percent(a->chance) == percent(b->chance) || (apart <= error && error < vague);
}

/* The equals of the first get the mean of all that was found for them, and the likeliest is
 * first. They are the first few without a gap, so that none of the rest has more than the mean.
 * Returns how many. */
static int join_equals(struct pl_prospect *prospects, int count)
{
	double visits = 0, sum = 0, square = 0;
	int equals = 0;
	while (equals < count && are_equal(&prospects[0], &prospects[equals])) {
		const struct pl_prospect *prospect = &prospects[equals++];
		double weight = (double)prospect->visits, error = prospect->error * weight;
		visits += weight;
		sum += prospect->chance * weight;
		square += error * error;
	}
	for (int i = 0; i < equals && visits > 0; i++) {
		prospects[i].chance = sum / visits;
		prospects[i].error = sqrt(square) / visits;
	}
	qsort(prospects, (size_t)equals, sizeof prospects[0], by_prior);
	return equals;
}

/* --- the lines ------------------------------------------------------------------ */

struct speech {
	const struct pl_game *game;
	const struct pl_book *book;
	struct pl_advised *into;
};

static void say(void *context, const struct pl_state *view, const struct pl_move *move)
{
	struct speech *speech = context;
	struct pl_expected *next = &speech->into->line[speech->into->length++];
	next->seat = move->seat;
	pl_move_text(speech->game, speech->book, view, move, next->text);
}

static void put_chance(const struct pl_language *words, struct pl_advised *advised)
{
	const double hardly = 0.03;
	const struct pl_book book = { .language = words };
	struct pl_text text = pl_text_in(advised->says, sizeof advised->says);
	bool lost = advised->chance<hardly, won = advised->chance> 1 - hardly;
	advised->sure = lost || won;
	PL_SAY(&any_game, &book, &text,
	       lost                    ? "chance.lost"
	               : advised->wins ? "chance.wins"
	               : won           ? "chance.won"
	                               : "chance",
	       PL_AS_NUMBER("percent", percent(advised->chance)),
	       PL_AS_NUMBER("give", (int64_t)ceil(100 * advised->error)));
}

/* --- why -------------------------------------------------------------------------- */

/* What is advised, of what and to whom. */
struct adviser {
	struct pl_searcher *searcher;
	const struct pl_game *game;
	const struct pl_book *book; /* words of the game, and of advice */
	const struct pl_language *words;
	struct pl_advice *advice;
};

/* What there is more or less of, in the game's words. */
static void put_what(const struct adviser *adviser, const struct pl_gain *gain,
                     struct pl_text *text)
{
	static const struct pl_item score = { .name = "score" };
	const struct pl_item *item = gain->item != NULL ? gain->item : &score;
	char key[96];
	int last = PL_BRACKETS - 1;
	while (last > 0 && item->count[last] == 0)
		last--;
	snprintf(key, sizeof key, "%s.%s", gain->kind == PL_GAINS_MEMBER ? "keeps" : "more",
	         item->name);
	const struct pl_said said[] = {
		PL_AS_NUMBER("amount", gain->amount),
		{ .name = "row", .number = gain->row[last] + 1, .set = item->over[last] },
		{ .name = "member", .number = gain->member, .set = item->set },
		PL_NOTHING,
	};
	pl_say(adviser->game, adviser->book, key, said, text);
}

static void put_gain(const struct adviser *adviser, const struct pl_gain *gain,
                     struct pl_text *text)
{
	static const char *const keys[] = {
		[PL_GAINS_WIN] = "gain.win",       [PL_GAINS_TIME] = "gain.time",
		[PL_GAINS_POINTS] = "gain.more",   [PL_GAINS_PLACES] = "gain.places",
		[PL_GAINS_MEMBER] = "gain.member", [PL_GAINS_MORE] = "gain.more",
		[PL_GAINS_BACK] = "gain.back",
	};
	const struct pl_book book = { .language = adviser->words };
	char what[160] = "";
	struct pl_text room = pl_text_in(what, sizeof what);
	put_what(adviser, gain, &room);
	PL_SAY(&any_game, &book, text, keys[gain->kind], PL_AS_NUMBER("amount", gain->amount),
	       PL_AS_TEXT("what", what), PL_AS_ONE("rival", gain->seat + 1, pl_seats));
}

static void put_why(const struct adviser *adviser)
{
	struct pl_advice *advice = adviser->advice;
	const struct pl_book book = { .language = adviser->words };
	char gain[PL_GAINS][200] = { "" };
	struct pl_text text = pl_text_in(advice->why, sizeof advice->why);
	for (int i = 0; i < advice->reasons.count; i++) {
		struct pl_text room = pl_text_in(gain[i], sizeof gain[i]);
		put_gain(adviser, &advice->reasons.at[i], &room);
	}
	PL_SAY(&any_game, &book, &text, advice->reasons.to_the_end ? "why.end" : "why",
	       PL_AS_TEXT("other", advice->instead.line[0].text), PL_AS_TEXT("one", gain[0]),
	       PL_AS_TEXT("two", gain[1]));
}

static bool is_among(const struct pl_prospect *prospect, const struct pl_prospect *others,
                     int count)
{
	for (int i = 0; i < count; i++)
		if (memcmp(&prospect->move, &others[i].move, sizeof prospect->move) == 0)
			return true;
	return false;
}

/* The likeliest of the moves that were tried, but for the equals, which come first; NULL: they are
 * all equal. */
static const struct pl_prospect *likeliest_tried(const struct pl_prospect *tried, int count,
                                                 int equals)
{
	const struct pl_prospect *found = NULL;
	for (int i = equals; i < count && i < PL_ADVISED; i++)
		if (found == NULL || tried[i].prior > found->prior)
			found = &tried[i];
	return found;
}

/* The likeliest of all moves but for some, and for those that throw something away for nothing:
 * what that costs is no reason for any other. NULL: there is none. */
static const struct pl_prospect *likeliest_other(const struct pl_game *game,
                                                 const struct pl_prospect *all, int count,
                                                 const struct pl_prospect *but, int buts)
{
	const struct pl_prospect *found = NULL;
	for (int i = 0; i < count; i++)
		if (!is_among(&all[i], but, buts) && !has_manner(game, &all[i].move, PL_LOSES) &&
		    (found == NULL || all[i].prior > found->prior))
			found = &all[i];
	return found;
}

static void give_lines(const struct adviser *adviser, const struct pl_prospect *prospect,
                       struct pl_advised *advised)
{
	struct speech speech = { adviser->game, adviser->book, advised };
	advised->move = prospect->move;
	advised->chance = prospect->chance;
	advised->error = prospect->error;
	advised->share = prospect->share;
	advised->wins = prospect->wins != 0;
	put_chance(adviser->words, advised);
	pl_search_line(adviser->searcher, prospect, PL_LINE, say, &speech);
}

/* Where the game is as good as decided its end is looked at; if that is too far off, what is
 * nearer. */
static void give_reasons(const struct adviser *adviser, const struct pl_prospect *other)
{
	struct pl_advice *advice = adviser->advice;
	const struct pl_advised *best = &advice->at[0];
	for (int near = !best->sure; near < 2 && advice->reasons.count == 0; near++)
		pl_find_reasons(adviser->searcher, adviser->game, adviser->book, &best->move,
		                &other->move, near == 0, &advice->reasons);
	if (advice->reasons.count == 0)
		return;
	give_lines(adviser, other, &advice->instead);
	put_why(adviser);
}

void pl_advise(struct pl_searcher *searcher, const struct pl_game *game, const struct pl_book *book,
               struct pl_advice *advice)
{
	struct pl_prospect *all = pl_resize(NULL, PL_MOVES * sizeof *all);
	struct pl_prospect *tried = pl_resize(NULL, PL_MOVES * sizeof *tried);
	struct pl_language *words = words_for(book);
	const struct adviser adviser = { searcher, game, book, words, advice };
	int moves = pl_search_prospects(searcher, all);
	int count = leave_tried(searcher, game, all, moves, tried);
	moderate(tried, count);
	mark_wins(searcher, game, book->rules, tried, count);
	qsort(tried, (size_t)count, sizeof tried[0], by_chance);
	int equals = join_equals(tried, count);
	memset(advice, 0, sizeof *advice);
	advice->iterations = pl_search_iterations(searcher);
	for (int i = 0; i < count && advice->count < PL_ADVISED; i++) {
		advice->at[i].equal = i < equals;
		give_lines(&adviser, &tried[i], &advice->at[advice->count++]);
	}
	const struct pl_prospect *others[] = {
		likeliest_tried(tried, count, equals),
		likeliest_other(game, all, moves, tried, count),
	};
	bool why = advice->iterations > 0 && !advice->at[0].wins; /* which says it all */
	for (int i = 0; i < 2 && why && advice->reasons.count == 0; i++)
		if (others[i] != NULL)
			give_reasons(&adviser, others[i]);
	pl_language_free(words);
	free(tried);
	free(all);
}

/* --- for programs ----------------------------------------------------------------- */

static void put_line(const struct pl_advised *advised, struct pl_text *text)
{
	pl_json_open(text, "line", '[');
	for (int i = 0; i < advised->length; i++) {
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "seat", advised->line[i].seat + 1);
		pl_json_string(text, "move", advised->line[i].text);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

void pl_advice_json(const struct pl_advice *advice, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "iterations", (long long)advice->iterations);
	pl_json_string(text, "why", advice->why);
	if (advice->instead.length > 0) {
		pl_json_open(text, "instead", '{');
		pl_json_string(text, "move", advice->instead.line[0].text);
		put_line(&advice->instead, text);
		pl_json_close(text, '}');
	}
	pl_json_open(text, "moves", '[');
	for (int i = 0; i < advice->count; i++) {
		const struct pl_advised *advised = &advice->at[i];
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "move", advised->line[0].text);
		pl_json_real(text, "chance", advised->chance);
		pl_json_real(text, "error", advised->error);
		pl_json_bool(text, "equal", advised->equal);
		pl_json_bool(text, "sure", advised->sure);
		pl_json_real(text, "share", advised->share);
		pl_json_string(text, "says", advised->says);
		put_line(advised, text);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}
