/* say.c - figures as people read them; see say.h. */
#include "lab/say.h"

#include "core/judge.h"
#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"

#include <ctype.h>
#include <math.h>

/* clang-format off */
const char *const pl_section_titles[] = {
	[PL_ABOUT_SEATS] = "seats", [PL_ABOUT_BOTS] = "bots", [PL_ABOUT_LENGTH] = "length",
	[PL_ABOUT_CHOICE] = "choice", [PL_ABOUT_LEAD] = "lead", [PL_ABOUT_END] = "ending",
	[PL_ABOUT_OWN] = "this game", [PL_ABOUT_GROUPS] = "who wins",
	[PL_ABOUT_EVENTS] = "events",
};
/* clang-format on */
PL_ROWS(pl_section_titles, PL_SECTIONS);

const char *const pl_figure_kinds[] = {
	[PL_MEAN] = "mean", [PL_WON] = "wins",        [PL_TAKEN] = "taken",
	[PL_EDGE] = "edge", [PL_SEATS_MEAN] = "each", [PL_GAP] = "gap",
};
PL_ROWS(pl_figure_kinds, PL_FIGURE_KINDS);

void pl_say_value(struct pl_text *text, const struct pl_figure *figure, double value)
{
	if (figure->percent)
		pl_put(text, "%.2f%%", 100 * value);
	else
		pl_put(text, fabs(value) >= 1000 ? "%.1f" : "%.3f", value);
}

void pl_say_short(struct pl_text *text, const struct pl_figure *figure, double value)
{
	if (figure->percent)
		pl_put(text, "%.1f%%", 100 * value);
	else
		pl_put(text,
		       fabs(value) >= 100          ? "%.0f"
		               : fabs(value) >= 10 ? "%.1f"
		                                   : "%.2f",
		       value);
}

void pl_say_sentence(struct pl_text *text, const struct pl_figure *figure, double value)
{
	for (const char *at = figure->about; *at != '\0'; at++) {
		if (*at == '#') {
			pl_say_short(text, figure, value);
			if (figure->unit != NULL)
				pl_put(text, " %s", figure->unit);
		} else
			pl_put(text, "%c", *at);
	}
}

void pl_say_figure(struct pl_text *text, const struct pl_figure *figure)
{
	static const char *const kinds[] = {
		[PL_MEAN] = "",      [PL_WON] = " wins",           [PL_TAKEN] = " taken",
		[PL_EDGE] = " edge", [PL_SEATS_MEAN] = " by each", [PL_GAP] = " by winners more",
	};
	PL_ROWS(kinds, PL_FIGURE_KINDS);
	pl_put(text, "%s%s", figure->name, kinds[figure->kind]);
}

/* --- luck -------------------------------------------------------------------- */

void pl_say_luckless(struct pl_text *text, const struct pl_luckless *wins)
{
	pl_put(text, "%6.2f%%   %6.2f%% to %6.2f%%   %6.1f%%", 100 * wins->is.is,
	       100 * wins->is.low, 100 * wins->is.high, 100 * wins->narrower);
	if (isfinite(wins->games))
		pl_put(text, "   %7.2f", wins->games);
	else
		pl_put(text, "   %7s", "all");
}

void pl_say_lucky_games(struct pl_text *text, const struct pl_luck_sums *sums, uint64_t games)
{
	bool any = false;
	for (int i = 0; i < sums->figures; i++)
		any |= sums->set[i] > 0;
	if (!any)
		pl_put(text, "The judge saw no luck in what chance gave in %llu games.",
		       (unsigned long long)sums->games);
	else if (sums->games < games)
		pl_put(text, "Luck was counted in %llu of the %llu games; --luck counts it in all.",
		       (unsigned long long)sums->games, (unsigned long long)games);
	else
		pl_put(text, "Luck was counted in all games.");
}

/* --- judges ------------------------------------------------------------------- */

const char *const pl_judges_names[] = {
	[PL_JUDGES_NOT] = "none",
	[PL_JUDGES_BY_VALUE] = "value",
	[PL_JUDGES_BY_LEARNT] = "learnt",
};
PL_ROWS(pl_judges_names, PL_JUDGES_KINDS);

void pl_say_judges(struct pl_text *text, const struct pl_bot *bots, int count,
                   const struct pl_game *game, const struct pl_rules *rules)
{
	int by[PL_JUDGES_KINDS] = { 0 };
	for (int i = 0; i < count; i++)
		by[pl_bot_judges_by(&bots[i], game, rules)]++;
	if (by[PL_JUDGES_BY_LEARNT] > 0 && by[PL_JUDGES_BY_VALUE] > 0)
		pl_put(text,
		       "Some bots judge positions by what was learnt from games, others by the "
		       "game's own value().");
	else if (by[PL_JUDGES_BY_LEARNT] > 0)
		pl_put(text, "Positions are judged by what was learnt from games of this data.");
	else if (by[PL_JUDGES_BY_VALUE] > 0 && game->sights != NULL &&
	         pl_judge_of(game, NULL, rules) == NULL)
		pl_put(text,
		       "Positions are judged by the game's own value(); 'perilune learn %s' with this "
		       "data learns to judge them better.",
		       game->slug);
	else if (by[PL_JUDGES_BY_VALUE] > 0)
		pl_put(text, "Positions are judged by the game's own value().");
}

bool pl_luckless_tells(const struct pl_luckless *wins)
{
	return wins->known && wins->narrower >= 0.01;
}

/* --- pieces ----------------------------------------------------------------- */

struct pl_piece_name pl_piece_of(const struct pl_game *game, const struct pl_book *book,
                                 const struct pl_usage *use)
{
	struct pl_piece_name piece;
	struct pl_text id = pl_text_in(piece.id, sizeof piece.id);
	struct pl_text name = pl_text_in(piece.name, sizeof piece.name);
	game->piece(book, (uint16_t)use->key, &id, &name);
	return piece;
}

enum { HANDFUL = 18 };

static int find_sort(struct pl_sorts *sorts, uint32_t kind, const char *id)
{
	struct pl_sort wanted = { .kind = kind };
	snprintf(wanted.name, sizeof wanted.name, "%.*s", (int)strcspn(id, "-"), id);
	int i = 0;
	while (i < sorts->count &&
	       (sorts->at[i].kind != kind || strcmp(sorts->at[i].name, wanted.name) != 0))
		i++;
	if (i == sorts->count)
		sorts->at[sorts->count++] = wanted;
	return i;
}

/* Whether one of the words is a seat, p1 to p6. */
static bool has_seat(const char *words)
{
	for (const char *at = words; *at != '\0'; at++)
		if (at[0] == 'p' && at[1] >= '1' && at[1] <= '0' + PL_SEATS &&
		    !isalnum((unsigned char)at[2]) &&
		    (at == words || !isalnum((unsigned char)at[-1])))
			return true;
	return false;
}

static bool is_numbered(const char *id)
{
	const char *last = strrchr(id, '-');
	return last != NULL && last[1] != '\0' &&
		strspn(last + 1, "0123456789") == strlen(last + 1);
}

struct pl_sorts pl_sorts_of(const struct pl_game *game, const struct pl_book *book,
                            const struct pl_tally *tally)
{
	struct pl_sorts sorts = {
		.at = pl_zeroed((tally->use_count + 1) * sizeof sorts.at[0]),
		.of = pl_zeroed((tally->use_count + 1) * sizeof sorts.of[0]),
	};
	for (uint32_t i = 0; i < tally->use_count; i++) {
		struct pl_piece_name piece = pl_piece_of(game, book, &tally->uses[i]);
		sorts.of[i] = has_seat(piece.id) || has_seat(piece.name)
			? -1
			: find_sort(&sorts, tally->uses[i].key >> 16, piece.id);
		if (sorts.of[i] >= 0)
			sorts.at[sorts.of[i]].pieces++;
	}
	for (uint32_t i = 0; i < tally->use_count; i++) {
		struct pl_sort *sort = sorts.of[i] < 0 ? NULL : &sorts.at[sorts.of[i]];
		if (sort == NULL)
			continue;
		sort->many = sort->pieces > HANDFUL;
		if (sort->many && is_numbered(pl_piece_of(game, book, &tally->uses[i]).id))
			sorts.of[i] = -1;
	}
	return sorts;
}

void pl_sorts_free(struct pl_sorts *sorts)
{
	free(sorts->at);
	free(sorts->of);
}

/* --- at hand ------------------------------------------------------------------ */

struct pl_held pl_held_of(const struct pl_tally *sorted, const struct pl_usage *at_hand)
{
	struct pl_held held = { .at_hand = *at_hand };
	uint32_t wanted = (uint32_t)PL_CHOSEN << 16 | at_hand->key;
	for (uint32_t i = 0; i < sorted->use_count; i++)
		if (sorted->uses[i].key == wanted)
			held.chosen = sorted->uses[i];
	return held;
}

void pl_say_held(struct pl_text *text, const struct pl_held *held, const char *name)
{
	double at_hand = (double)(held->at_hand.by_winners + held->at_hand.by_losers);
	double chosen = (double)(held->chosen.by_winners + held->chosen.by_losers);
	pl_put(text, "Who could choose %s did so in %.1f%% of those decisions.", name,
	       100 * chosen / at_hand);
}
