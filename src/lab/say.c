/* say.c - figures as people read them; see say.h. */
#include "lab/say.h"

#include "core/memory.h"
#include "core/text.h"

#include <math.h>

const char *const pl_section_titles[PL_SECTIONS] = {
	[PL_ABOUT_SEATS] = "seats", [PL_ABOUT_BOTS] = "bots", [PL_ABOUT_LENGTH] = "length",
	[PL_ABOUT_CHOICE] = "choice", [PL_ABOUT_LEAD] = "lead", [PL_ABOUT_END] = "ending",
	[PL_ABOUT_OWN] = "this game", [PL_ABOUT_GROUPS] = "who wins",
	[PL_ABOUT_EVENTS] = "events",
};

void pl_say_value(struct pl_text *text, const struct pl_figure *figure, double value)
{
	if (figure->percent)
		pl_put(text, "%.2f%%", 100 * value);
	else
		pl_put(text, fabs(value) >= 1000 ? "%.1f" : "%.3f", value);
}

void pl_say_sentence(struct pl_text *text, const struct pl_figure *figure, double value)
{
	for (const char *at = figure->about; *at != '\0'; at++) {
		if (*at == '#' && figure->percent)
			pl_put(text, "%.1f%%", 100 * value);
		else if (*at == '#')
			pl_put(text, fabs(value) >= 100 ? "%.0f" : fabs(value) >= 10 ? "%.1f" : "%.2f",
			       value);
		else
			pl_put(text, "%c", *at);
	}
}

void pl_say_figure(struct pl_text *text, const struct pl_figure *figure)
{
	static const char *const kinds[] = {
		[PL_MEAN] = "", [PL_WON] = " wins", [PL_TAKEN] = " taken", [PL_EDGE] = " edge",
		[PL_SEATS_MEAN] = " by each", [PL_GAP] = " by winners more",
	};
	pl_put(text, "%s%s", figure->name, kinds[figure->kind]);
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

/* Pieces of one sort that one kind of event points at. */
struct sort {
	uint32_t kind;
	char name[64]; /* what their ids begin with, up to a hyphen */
	int pieces;
};

static struct sort *find_sort(struct sort *sorts, int *count, const struct sort *wanted)
{
	int i = 0;
	while (i < *count && (sorts[i].kind != wanted->kind ||
	                      strcmp(sorts[i].name, wanted->name) != 0))
		i++;
	if (i == *count)
		sorts[(*count)++] = *wanted;
	return &sorts[i];
}

static struct sort sort_of(const struct pl_game *game, const struct pl_book *book,
                           const struct pl_usage *use, bool *of_a_seat)
{
	struct pl_piece_name piece = pl_piece_of(game, book, use);
	struct sort sort = { .kind = use->key >> 16 };
	size_t length = strlen(piece.id);
	*of_a_seat = length > 2 && piece.id[length - 2] == 'p' && piece.id[length - 3] == '-';
	snprintf(sort.name, sizeof sort.name, "%.*s", (int)strcspn(piece.id, "-"), piece.id);
	return sort;
}

bool *pl_telling_uses(const struct pl_game *game, const struct pl_book *book,
                      const struct pl_tally *tally)
{
	enum { HANDFUL = 18 };
	struct sort *sorts = pl_zeroed((tally->use_count + 1) * sizeof sorts[0]);
	bool *telling = pl_zeroed(tally->use_count);
	int count = 0;
	for (int pass = 0; pass < 2; pass++)
		for (uint32_t i = 0; i < tally->use_count; i++) {
			bool of_a_seat;
			struct sort wanted = sort_of(game, book, &tally->uses[i], &of_a_seat);
			struct sort *sort = find_sort(sorts, &count, &wanted);
			sort->pieces += pass == 0;
			telling[i] = !of_a_seat && sort->pieces <= HANDFUL;
		}
	free(sorts);
	return telling;
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
