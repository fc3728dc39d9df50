/* changes.c - putting values into a state by their paths. They come from outside: what has no
 * place is refused. */
#include "net/changes.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { NAME = 64 };

/* Whether a name is a row of the list; counted from 0. */
static bool row_of(const json_t *list, const char *name, size_t *row)
{
	size_t digits = strspn(name, "0123456789");
	*row = strtoul(name, NULL, 10);
	return digits > 0 && digits < 6 && name[digits] == '\0' && *row < json_array_size(list);
}

static json_t *part_of(json_t *whole, const char *name)
{
	size_t row;
	if (json_is_array(whole))
		return row_of(whole, name, &row) ? json_array_get(whole, row) : NULL;
	return json_object_get(whole, name);
}

static bool set_part(json_t *whole, const char *name, json_t *value)
{
	size_t row;
	if (json_is_array(whole))
		return row_of(whole, name, &row) && json_array_set(whole, row, value) == 0;
	return json_object_get(whole, name) != NULL && json_object_set(whole, name, value) == 0;
}

static bool set_at(json_t *whole, const char *path, json_t *value)
{
	for (;;) {
		char name[NAME];
		size_t length = strcspn(path, ".");
		if (length >= NAME)
			return false;
		memcpy(name, path, length);
		name[length] = '\0';
		if (path[length] == '\0')
			return set_part(whole, name, value);
		whole = part_of(whole, name);
		if (whole == NULL)
			return false;
		path += length + 1;
	}
}

json_t *net_changed(const json_t *state, const json_t *changed)
{
	json_t *now = json_is_object(state) ? json_deep_copy(state) : NULL;
	const char *path;
	json_t *value;
	if (!json_is_object(changed)) {
		json_decref(now);
		return NULL;
	}
	json_object_foreach((json_t *)(uintptr_t)changed, path, value)
	{
		if (now != NULL && !set_at(now, path, value)) {
			json_decref(now);
			now = NULL;
		}
	}
	return now;
}
