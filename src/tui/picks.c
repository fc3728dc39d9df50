/* picks.c - choosing moves by their pieces, and the marks that show it. */
#include "tui/picks.h"

#include "core/memory.h"

/* The chosen pieces are a subsequence of the move's: how far they reach, or -1. */
static int reach_of(const struct tui_marks *marks, const struct tui_move *move)
{
	int at = 0;
	for (int i = 0; i < marks->chosen_count; i++) {
		while (at < move->point_count && strcmp(move->points[at].id, marks->chosen[i]) != 0)
			at++;
		if (at == move->point_count)
			return -1;
		at++;
	}
	return at;
}

static const char *point(const struct tui_marks *marks, int nth, int at)
{
	const struct tui_move *move = &marks->position->moves[marks->left[nth]];
	return at < move->point_count ? move->points[at].id : NULL;
}

/* How many pieces beyond their reach all moves that are left share. */
static int shared(const struct tui_marks *marks, const int *reach)
{
	for (int skip = 0; marks->left_count > 1; skip++) {
		const char *first = point(marks, 0, reach[0] + skip);
		for (int i = 0; i < marks->left_count; i++) {
			const char *id = point(marks, i, reach[i] + skip);
			if (first == NULL || id == NULL || strcmp(first, id) != 0)
				return skip;
		}
	}
	return 0;
}

static void find_left(struct tui_marks *marks)
{
	int count = marks->position == NULL ? 0 : marks->position->move_count;
	int *reach = pl_resize(NULL, ((size_t)count + 1) * sizeof *reach);
	marks->left_count = 0;
	for (int i = 0; i < count; i++) {
		int at = reach_of(marks, &marks->position->moves[i]);
		if (at < 0)
			continue;
		reach[marks->left_count] = at;
		marks->left[marks->left_count++] = i;
	}
	int skip = marks->chosen_count > 0 ? shared(marks, reach) : 0;
	for (int i = 0; i < marks->left_count; i++) {
		const char *next = point(marks, i, reach[i] + skip);
		marks->next[i] = next != NULL ? next : point(marks, i, reach[i]);
	}
	free(reach);
}

void tui_picks_begin(struct tui_marks *marks, const struct tui_position *position)
{
	size_t count = position == NULL ? 1 : (size_t)position->move_count + 1;
	marks->position = position;
	marks->chosen_count = 0;
	marks->left = pl_resize(marks->left, count * sizeof *marks->left);
	marks->next = pl_resize(marks->next, count * sizeof *marks->next);
	marks->pointed = -1;
	find_left(marks);
}

void tui_picks_end(struct tui_marks *marks)
{
	free(marks->left);
	free(marks->next);
	*marks = (struct tui_marks){ .pointed = -1 };
}

static bool is_next(const struct tui_marks *marks, const char *piece)
{
	for (int i = 0; i < marks->left_count; i++)
		if (marks->next[i] != NULL && strcmp(marks->next[i], piece) == 0)
			return true;
	return false;
}

static int chosen_at(const struct tui_marks *marks, const char *piece)
{
	for (int i = 0; i < marks->chosen_count; i++)
		if (strcmp(marks->chosen[i], piece) == 0)
			return i;
	return -1;
}

int tui_picks_choose(struct tui_marks *marks, const char *piece)
{
	int at = chosen_at(marks, piece);
	bool again = is_next(marks, piece);
	if (at >= 0 && !(again && at + 1 < marks->chosen_count)) {
		marks->chosen_count = at;
		find_left(marks);
		return -1;
	}
	if (!again) {
		struct tui_marks anew = *marks;
		int before = marks->chosen_count;
		marks->chosen_count = 0;
		find_left(marks);
		if (!is_next(marks, piece)) { /* nothing to do with any move: as it was */
			memcpy(marks->chosen, anew.chosen, sizeof marks->chosen);
			marks->chosen_count = before;
			find_left(marks);
			return -1;
		}
	}
	if (marks->chosen_count == TUI_CHOSEN_MOST)
		return -1;
	char *to = marks->chosen[marks->chosen_count++];
	snprintf(to, sizeof marks->chosen[0], "%s", piece);
	find_left(marks);
	return marks->left_count == 1 ? marks->left[0] : -1;
}

bool tui_picks_back(struct tui_marks *marks)
{
	if (marks->chosen_count == 0)
		return false;
	marks->chosen_count--;
	find_left(marks);
	return true;
}

/* --- what to begin with -------------------------------------------------- */

int tui_picks_usual(const struct tui_marks *marks)
{
	for (int i = 0; i < marks->left_count; i++)
		if (!marks->position->moves[marks->left[i]].loses)
			return i;
	return marks->left_count > 0 ? 0 : -1;
}

bool tui_picks_safe(const struct tui_marks *marks, const char *piece)
{
	for (int i = 0; i < marks->left_count; i++)
		if (marks->next[i] != NULL && strcmp(marks->next[i], piece) == 0 &&
		    !marks->position->moves[marks->left[i]].loses)
			return true;
	return false;
}

/* --- marks --------------------------------------------------------------- */

static bool points_at(const struct tui_move *move, const char *piece)
{
	for (int i = 0; i < move->point_count; i++)
		if (strcmp(move->points[i].id, piece) == 0)
			return true;
	return false;
}

static bool is_hinted(const struct tui_marks *marks, const char *piece)
{
	const struct tui_position *position = marks->position;
	for (int i = 0; marks->hint != NULL && position != NULL && i < position->move_count; i++)
		if (strcmp(position->moves[i].text, marks->hint) == 0)
			return points_at(&position->moves[i], piece);
	return false;
}

static bool is_last(const struct tui_marks *marks, const char *piece)
{
	for (int i = marks->last; marks->log != NULL && i < marks->log->count; i++)
		for (int j = 0; j < marks->log->at[i].point_count; j++)
			if (strcmp(marks->log->at[i].points[j], piece) == 0)
				return true;
	return false;
}

unsigned tui_mark(const struct tui_scene *scene, const char *piece)
{
	const struct tui_marks *marks = scene->marks;
	unsigned mark = 0;
	if (marks == NULL || piece == NULL)
		return 0;
	if (is_next(marks, piece))
		mark |= TUI_ACTABLE;
	if (chosen_at(marks, piece) >= 0)
		mark |= TUI_CHOSEN;
	if (marks->cursor != NULL && strcmp(marks->cursor, piece) == 0)
		mark |= TUI_CURSOR;
	if (marks->pointed >= 0 && marks->position != NULL &&
	    marks->pointed < marks->position->move_count &&
	    points_at(&marks->position->moves[marks->pointed], piece))
		mark |= TUI_POINTED;
	if (is_hinted(marks, piece))
		mark |= TUI_HINT;
	if (is_last(marks, piece))
		mark |= TUI_LAST;
	return mark;
}

static void paint(struct tui_cell *cell, unsigned mark)
{
	if ((mark & TUI_LAST) && cell->glyph != ' ')
		cell->how |= TUI_UNDER;
	if (mark & TUI_ACTABLE) {
		cell->how |= TUI_BOLD;
		cell->how &= (uint8_t)~TUI_FAINT;
		if (cell->ground == TUI_PLAIN || cell->ground >= TUI_NIGHT)
			cell->ground = TUI_LIT;
		if (cell->ink == TUI_SOFT || cell->ink == TUI_RULE)
			cell->ink = TUI_WHITE;
	}
	if (mark & TUI_HINT) {
		cell->ground = TUI_GOOD;
		cell->ink = TUI_BLACK;
	}
	if (mark & TUI_POINTED) {
		cell->ground = TUI_YELLOW;
		cell->ink = TUI_BLACK;
	}
	if (mark & TUI_CHOSEN) {
		cell->ground = TUI_CALL;
		cell->ink = TUI_BLACK;
	}
	if (mark & TUI_CURSOR)
		cell->how |= TUI_TURNED;
}

void tui_picks_paint(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	size_t count = (size_t)canvas->piece_count + 1;
	uint8_t *marks = pl_zeroed(count);
	for (int i = 1; i < canvas->piece_count; i++)
		marks[i] = (uint8_t)tui_mark(scene, canvas->pieces[i]);
	for (int i = 0; i < canvas->width * canvas->height; i++)
		if (canvas->cells[i].piece < canvas->piece_count)
			paint(&canvas->cells[i], marks[canvas->cells[i].piece]);
	free(marks);
}
