/* meant.c - what a person meant by words that are no move now. */
#include "core/meant.h"

#include "core/describe.h"
#include "core/language.h"
#include "core/text.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What an argument may be, of what was typed: every member of a set, but of a long range of numbers
 * only its ends and those that are typed, since people write numbers in digits. */
struct choices {
	int count;
	bool listed; /* only those of at[]; else all from 0 */
	int32_t at[2 + PL_MEANT_NUMBERS];
};

static bool choices_of(const struct pl_item *item, const long number[], int numbers,
                       struct choices *out)
{
	int64_t values = pl_item_values(item);
	*out = (struct choices){ .count = values > PL_MEANT_WAYS ? 0 : (int)values };
	if (item->kind != PL_IS_NUMBER || values <= PL_MEANT_RANGE)
		return out->count > 0;
	*out = (struct choices){ .count = 2, .listed = true, .at = { 0, item->hi - item->lo } };
	for (int i = 0; i < numbers; i++)
		if (number[i] > item->lo && number[i] < item->hi)
			out->at[out->count++] = (int32_t)(number[i] - item->lo);
	return true;
}

/* The numbers that stand in a text. */
static int numbers_in(const char *text, long number[PL_MEANT_NUMBERS])
{
	int count = 0;
	while (count < PL_MEANT_NUMBERS && *(text += strcspn(text, "0123456789")) != '\0') {
		char *end;
		number[count++] = strtol(text, &end, 10);
		text = end;
	}
	return count;
}

/* What is asked of each way to fill a form. */
struct question {
	const struct pl_game *game;
	const struct pl_book *book;
	const struct pl_state *view;
	int seat;
	const char *text;
	long number[PL_MEANT_NUMBERS];
	int numbers;
};

static bool meant_by_form(const struct question *asked, const struct pl_form *form,
                          struct pl_move *out)
{
	struct choices choices[PL_ARGS];
	int32_t turn[PL_ARGS] = { 0 }, part[PL_ARGS] = { 0 };
	int items = 0;
	int64_t ways = 1;
	for (; form->items != NULL && form->items[items].name != NULL; items++) {
		if (!choices_of(&form->items[items], asked->number, asked->numbers,
		                &choices[items]))
			return false;
		ways = ways > PL_MEANT_WAYS ? ways : ways * choices[items].count;
	}
	for (int64_t way = 0; ways <= PL_MEANT_WAYS && way < ways; way++) {
		for (int i = 0; i < items; i++)
			part[i] = choices[i].listed ? choices[i].at[turn[i]] : turn[i];
		pl_form_move(form, part, asked->seat, asked->view->seats, out);
		if (pl_reads_as(asked->game, asked->book, asked->view, out, asked->text))
			return true;
		for (int i = items - 1; i >= 0 && ++turn[i] == choices[i].count; i--)
			turn[i] = 0;
	}
	return false;
}

bool pl_meant_move(const struct pl_game *game, const struct pl_book *book,
                   const struct pl_state *view, int seat, const char *text, struct pl_move *out)
{
	if (game->description == NULL)
		return false;
	struct question asked = { game, book, view, seat, text, { 0 }, 0 };
	asked.numbers = numbers_in(text, asked.number);
	for (const struct pl_form *form = game->description->forms; form->name != NULL; form++)
		if (pl_may_say_move(book, form, text) && meant_by_form(&asked, form, out))
			return true;
	return false;
}

/* --- the nearest ------------------------------------------------------------------------ */

/* How far a move's text is from what was typed, in letters; -1: it is not like it. Half of what
 * was typed may be wrong; a move that begins so is near however long it is. */
static int distance(const char *typed, const char *text)
{
	size_t length = strlen(typed);
	if (length > 0 && strncasecmp(typed, text, length) == 0)
		return 0;
	int edits = pl_edits(typed, text);
	return edits <= (int)(length + 1) / 2 ? edits : -1;
}

int pl_near_moves(const struct pl_game *game, const struct pl_book *book,
                  const struct pl_state *view, int seat, const char *text,
                  char near[PL_NEAR][PL_MOVE_TEXT])
{
	struct pl_move moves[PL_MOVES];
	int count = game->legal(book->rules, view, seat, moves);
	int found = 0, far[PL_NEAR + 1];
	for (int i = 0; i < count; i++) {
		char words[PL_MOVE_TEXT];
		pl_move_text(game, book, view, &moves[i], words);
		int away = distance(text, words), at = found;
		if (away < 0)
			continue;
		for (; at > 0 && far[at - 1] > away; at--) {
			far[at] = far[at - 1];
			if (at < PL_NEAR)
				memcpy(near[at], near[at - 1], PL_MOVE_TEXT);
		}
		if (at == PL_NEAR)
			continue;
		far[at] = away;
		memcpy(near[at], words, PL_MOVE_TEXT);
		found += found < PL_NEAR;
	}
	return found;
}

void pl_put_near(struct pl_text *text, int count, char near[PL_NEAR][PL_MOVE_TEXT])
{
	for (int i = 0; i < count; i++)
		pl_put(text, "%s'%s'", i > 0 ? ", " : "", near[i]);
}
