/* book_blame.c - which row of the data cannot be, where vet() says why and not where.
 *
 * It is the row in whose place another would do: each in turn takes over the numbers of a
 * neighbour, and if the game can be played then, it was that one. The same again within the row
 * finds which of its parts it was. */
#include "core/book_parts.h"

#include <stdlib.h>
#include <string.h>

/* What is tried: the rules as they were read, and room to change them. */
struct trial {
	const struct pl_game *game;
	const struct pl_rules *read;
	struct pl_rules *changed;
	int seats;
};

/* Whether a field is a number of the table that begins so: "card[]" of "card[].effect[].do". */
static bool is_of(const struct pl_field *field, const char *table, size_t length)
{
	return strncmp(field->path, table, length) == 0 && field->path[length] != '\0' &&
		field->kind != PL_WORD;
}

static void copy_value(const struct trial *trial, const struct pl_field *field, const int from[2],
                       const int to[2])
{
	char *bytes = (char *)trial->changed + field->offset;
	memcpy(bytes + to[0] * field->stride[0] + to[1] * field->stride[1],
	       (const char *)trial->read + field->offset + from[0] * field->stride[0] +
	               from[1] * field->stride[1],
	       field->size);
}

static bool is_playable(const struct trial *trial)
{
	trial->game->prepare(trial->changed);
	return trial->game->vet(trial->changed, trial->seats) == 0;
}

/* Row `to` with the numbers of row `from`. */
static bool plays_with_row(const struct trial *trial, const char *table, size_t length, int from,
                           int to)
{
	memcpy(trial->changed, trial->read, trial->game->rules_size);
	for (const struct pl_field *field = trial->game->fields; field->path != NULL; field++) {
		int inner = field->count[1] > 0 ? field->count[1] : 1;
		for (int i = 0; is_of(field, table, length) && i < inner; i++)
			copy_value(trial, field, (int[2]){ from, i }, (int[2]){ to, i });
	}
	return is_playable(trial);
}

/* Part `part` of row `to` with the numbers of the first part of row `from`. */
static bool plays_with_part(const struct trial *trial, const char *list, size_t length, int from,
                            int to, int part)
{
	memcpy(trial->changed, trial->read, trial->game->rules_size);
	for (const struct pl_field *field = trial->game->fields; field->path != NULL; field++)
		if (is_of(field, list, length))
			copy_value(trial, field, (int[2]){ from, 0 }, (int[2]){ to, part });
	return is_playable(trial);
}

/* Whether some row's first part would do in its place. */
static bool plays_without_part(const struct trial *trial, const struct pl_field *field,
                               size_t length, const int row[2])
{
	int rows = pl_field_rows(trial->game, field, trial->read, 0, 0);
	for (int from = 0; from < rows; from++)
		if (plays_with_part(trial, field->path, length, from, row[0], row[1]))
			return true;
	return false;
}

/* The part of a row that is to blame: its field and row[1]; NULL where no one part is. */
static const struct pl_field *blame_part(const struct trial *trial, const char *table,
                                         size_t length, int row[2])
{
	for (const struct pl_field *field = trial->game->fields; field->path != NULL; field++) {
		const char *inner = is_of(field, table, length) && field->kind != PL_COUNT
			? strstr(field->path + length, "[].")
			: NULL;
		if (inner == NULL)
			continue;
		int parts = pl_field_rows(trial->game, field, trial->read, 1, row[0]);
		for (row[1] = 0; row[1] < parts; row[1]++)
			if (plays_without_part(trial, field,
			                       (size_t)(inner - field->path) + strlen("[]"), row))
				return field;
	}
	row[1] = 0;
	return NULL;
}

/* The row of one table: its name's field, or a part's. */
static const struct pl_field *blame_row(const struct trial *trial, const struct pl_field *first,
                                        size_t length, int row[2])
{
	int rows = pl_field_rows(trial->game, first, trial->read, 0, 0);
	for (row[0] = rows - 1; row[0] >= 0; row[0]--) {
		const int near[] = { row[0] - 1, row[0] + 1, 0 };
		for (int i = 0; i < 3; i++) {
			if (near[i] < 0 || near[i] >= rows || near[i] == row[0] ||
			    !plays_with_row(trial, first->path, length, near[i], row[0]))
				continue;
			const struct pl_field *part = blame_part(trial, first->path, length, row);
			return part != NULL ? part : first;
		}
	}
	return NULL;
}

const char *pl_blame(const struct pl_game *game, const struct pl_rules *read, int seats, int row[2])
{
	struct trial trial = { game, read, malloc(game->rules_size), seats };
	const struct pl_field *found = NULL;
	const char *table = "";
	size_t length = 0;
	for (const struct pl_field *field = game->fields;
	     trial.changed != NULL && found == NULL && field->path != NULL; field++) {
		const char *bracket = strstr(field->path, "[].");
		if (bracket == NULL || field->count[0] == 0 ||
		    (length > 0 && strncmp(field->path, table, length) == 0))
			continue;
		table = field->path;
		length = (size_t)(bracket - field->path) + strlen("[]");
		found = blame_row(&trial, field, length, row);
	}
	free(trial.changed);
	return found != NULL ? found->path : NULL;
}
