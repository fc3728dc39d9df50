/* knob.c - the numbers that may be turned; see knob.h. */
#include "lab/knob.h"

#include "core/memory.h"
#include "core/text.h"

/* Whether a path begins with one of the beginnings of a list. */
static bool is_listed(const char *only, const char *path)
{
	while (only != NULL && *only != '\0') {
		size_t length = strcspn(only, ",");
		if (length > 0 && strncmp(path, only, length) == 0)
			return true;
		only += length + (only[length] == ',');
	}
	return false;
}

/* "company[2].money" as "company[The Mechanics].money", if rows have names. */
static void name_rows(const struct pl_game *game, const struct pl_book *book,
                      const struct pl_field *field, int row, struct pl_knob *knob)
{
	char path[PL_KNOB_PATH], name[64];
	const char *bracket = strstr(field->path, "[]");
	snprintf(knob->name, sizeof knob->name, "%s", knob->path);
	if (bracket == NULL)
		return;
	snprintf(path, sizeof path, "%.*s[].name", (int)(bracket - field->path), field->path);
	const struct pl_field *words = pl_field_find(game, path);
	if (words == NULL || words->kind != PL_WORD)
		return;
	struct pl_text text = pl_text_in(name, sizeof name);
	pl_field_value(game, words, book, row, 0, &text);
	const char *rest = strchr(knob->path, ']');
	snprintf(knob->name, sizeof knob->name, "%.*s[%.40s%.40s", (int)(bracket - field->path),
	         field->path, name, rest);
}

/* Whether the book can be played with a number that is turned by `steps` steps. */
static bool is_allowed(struct pl_knobs *knobs, const struct pl_book *book, int at, int steps)
{
	struct pl_knob *knob = &knobs->at[at];
	int32_t value = knob->first + steps * pl_knob_step(knob);
	if (value < knob->field->lo || value > knob->field->hi)
		return false;
	knob->now = value;
	struct pl_book *turned = pl_knobs_book(knobs, book);
	knob->now = knob->first;
	pl_book_free(turned);
	return turned != NULL;
}

static void add_knob(struct pl_knobs *knobs, const struct pl_book *book,
                     const struct pl_field *field, int row0, int row1, const char *only)
{
	struct pl_knob knob = { .field = field };
	struct pl_text path = pl_text_in(knob.path, sizeof knob.path);
	char value[16];
	pl_field_path(field, row0, row1, &path);
	name_rows(knobs->game, book, field, row0, &knob);
	if (only != NULL && !is_listed(only, knob.path) && !is_listed(only, knob.name))
		return;
	knob.first = knob.now = pl_field_get(field, book->rules, row0, row1);
	snprintf(value, sizeof value, "%d", (int)knob.now);
	char *text = pl_book_edit(knobs->data, knob.path, value);
	if (text == NULL)
		return;
	free(text);
	knobs->at = pl_resize(knobs->at, (size_t)(knobs->count + 1) * sizeof knobs->at[0]);
	knobs->at[knobs->count++] = knob;
	struct pl_knob *added = &knobs->at[knobs->count - 1];
	added->down = is_allowed(knobs, book, knobs->count - 1, -1);
	added->up = is_allowed(knobs, book, knobs->count - 1, 1);
	if (!added->down && !added->up)
		knobs->count--;
}

void pl_knobs_open(struct pl_knobs *knobs, const struct pl_game *game, const struct pl_book *book,
                   const char *data, const char *const *settings, int setting_count,
                   const char *only)
{
	*knobs = (struct pl_knobs){
		.game = game, .data = data, .settings = settings, .setting_count = setting_count
	};
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		if (field->use != PL_TUNABLE || field->kind != PL_NUMBER)
			continue;
		const char *first = strstr(field->path, "[]");
		const char *second = first == NULL ? NULL : strstr(first + 2, "[]");
		int rows = first == NULL ? 1 : pl_field_rows(game, field, book->rules, 0, 0);
		for (int row0 = 0; row0 < rows; row0++) {
			int inner = second == NULL
				? 1
				: pl_field_rows(game, field, book->rules, 1, row0);
			for (int row1 = 0; row1 < inner; row1++)
				add_knob(knobs, book, field, row0, row1, only);
		}
	}
}

void pl_knobs_close(struct pl_knobs *knobs)
{
	free(knobs->at);
}

int32_t pl_knob_step(const struct pl_knob *knob)
{
	return (knob->first < 0 ? -knob->first : knob->first) / 8 + 1;
}

int pl_knob_values(const struct pl_knob *knob, int32_t value[PL_KNOB_VALUES])
{
	int32_t step = pl_knob_step(knob);
	const int32_t tries[PL_KNOB_VALUES] = { knob->now - step, knob->now + step,
		                                knob->now - 2 * step, knob->now + 2 * step,
		                                knob->first };
	int count = 0;
	for (int i = 0; i < PL_KNOB_VALUES; i++) {
		bool known = tries[i] == knob->now || tries[i] < knob->field->lo ||
			tries[i] > knob->field->hi;
		for (int k = 0; k < count; k++)
			known |= value[k] == tries[i];
		if (!known)
			value[count++] = tries[i];
	}
	return count;
}

struct pl_book *pl_knobs_book(const struct pl_knobs *knobs, const struct pl_book *before)
{
	int turned = 0;
	for (int i = 0; i < knobs->count; i++)
		turned += knobs->at[i].now != knobs->at[i].first;
	size_t count = (size_t)(knobs->setting_count + turned);
	const char **all = pl_resize(NULL, (count + 1) * sizeof all[0]);
	char(*room)[PL_KNOB_PATH + 16] = pl_resize(NULL, ((size_t)turned + 1) * sizeof room[0]);
	int used = 0;
	for (int i = 0; i < knobs->setting_count; i++)
		all[i] = knobs->settings[i];
	for (int i = 0; i < knobs->count; i++) {
		const struct pl_knob *knob = &knobs->at[i];
		if (knob->now == knob->first)
			continue;
		snprintf(room[used], sizeof room[used], "%s=%d", knob->path, (int)knob->now);
		all[knobs->setting_count + used] = room[used];
		used++;
	}
	struct pl_book *book =
		pl_book_load(knobs->game, knobs->data, strlen(knobs->data), all, (int)count, NULL);
	free(all);
	free(room);
	bool good = book != NULL;
	for (int seats = knobs->game->min_seats; good && seats <= knobs->game->max_seats; seats++)
		good = pl_book_vet(knobs->game, book, seats) == NULL ||
			pl_book_vet(knobs->game, before, seats) != NULL;
	if (!good)
		pl_book_free(book);
	return good ? book : NULL;
}

char *pl_knobs_text(const struct pl_knobs *knobs)
{
	char *text = pl_copied(knobs->data);
	for (int i = 0; i < knobs->count; i++) {
		char value[16];
		if (knobs->at[i].now == knobs->at[i].first)
			continue;
		snprintf(value, sizeof value, "%d", (int)knobs->at[i].now);
		char *next = pl_book_edit(text, knobs->at[i].path, value);
		if (next == NULL)
			abort(); /* it had a place when the knobs were opened */
		free(text);
		text = next;
	}
	return text;
}
