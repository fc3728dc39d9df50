/* advice.c - what a search thought, in words; see advice.h. */
#include "bots/advice.h"

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

/* Leave the moves that were tried often enough to speak of: at least eight times, and a
 * twentieth as often as the one that was tried most; if none was, those that were tried most. */
static int leave_tried(struct pl_prospect *prospects, int count)
{
	const uint64_t few = 8, part = 20;
	uint64_t most = 0;
	int left = 0;
	for (int i = 0; i < count; i++)
		most = prospects[i].visits > most ? prospects[i].visits : most;
	uint64_t enough = most / part > few ? most / part : few;
	enough = enough < most ? enough : most;
	for (int i = 0; i < count; i++)
		if (prospects[i].visits >= enough)
			prospects[left++] = prospects[i];
	return left;
}

/* Whether thought cannot tell two moves apart: their chances differ by no more than the error of
 * that difference. */
static bool are_equal(const struct pl_prospect *a, const struct pl_prospect *b)
{
	bool both = a->apart >= 0 && b->apart >= 0; /* met the same scenarios */
	double x = both ? a->apart : a->error, y = both ? b->apart : b->error;
	return fabs(a->chance - b->chance) <= sqrt(x * x + y * y);
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

static int64_t percent(double share)
{
	return (int64_t)lround(100 * share);
}

static void put_chance(const struct pl_language *words, struct pl_advised *advised)
{
	const double hardly = 0.03;
	const struct pl_book book = { .language = words };
	struct pl_text text = pl_text_in(advised->says, sizeof advised->says);
	bool lost = advised->chance<hardly, won = advised->chance> 1 - hardly;
	advised->sure = lost || won;
	PL_SAY(&any_game, &book, &text,
	       lost          ? "chance.lost"
	               : won ? "chance.won"
	                     : "chance",
	       PL_AS_NUMBER("percent", percent(advised->chance)),
	       PL_AS_NUMBER("give", (int64_t)ceil(100 * advised->error)));
}

void pl_advise(struct pl_searcher *searcher, const struct pl_game *game, const struct pl_book *book,
               struct pl_advice *advice)
{
	struct pl_prospect *prospects = pl_resize(NULL, PL_MOVES * sizeof *prospects);
	struct pl_language *words = words_for(book);
	int count = leave_tried(prospects, pl_search_prospects(searcher, prospects));
	qsort(prospects, (size_t)count, sizeof prospects[0], by_chance);
	int equals = join_equals(prospects, count);
	memset(advice, 0, sizeof *advice);
	advice->iterations = pl_search_iterations(searcher);
	for (int i = 0; i < count && advice->count < PL_ADVISED; i++) {
		struct pl_advised *advised = &advice->at[advice->count++];
		advised->move = prospects[i].move;
		advised->chance = prospects[i].chance;
		advised->error = prospects[i].error;
		advised->share = prospects[i].share;
		advised->equal = i < equals;
		put_chance(words, advised);
		struct speech speech = { game, book, advised };
		pl_search_line(searcher, &prospects[i], PL_LINE, say, &speech);
	}
	pl_language_free(words);
	free(prospects);
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
