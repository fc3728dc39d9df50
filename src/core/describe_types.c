/* describe_types.c - a game's tables as TypeScript: what web/build.mjs asks for. */
#include "core/describe_parts.h"

#include <string.h>

/* --- TypeScript --------------------------------------------------------------------------------- */

static void put_capital(struct pl_text *text, const char *name)
{
	bool up = true;
	for (; *name != '\0'; name++) {
		if (*name == '-' || *name == '_') {
			up = true;
			continue;
		}
		pl_put(text, "%c", up && *name >= 'a' && *name <= 'z' ? *name - 32 : *name);
		up = false;
	}
}

static void put_type(const struct pl_item *item, struct pl_text *text)
{
	if (item->kind == PL_IS_FLAG) {
		pl_put(text, "boolean");
	} else if (item->kind == PL_IS_NUMBER) {
		pl_put(text, "number");
	} else if (item->kind == PL_IS_ONE) {
		put_capital(text, item->set->name);
		if (item->may_lack)
			pl_put(text, " | 0");
	} else if (item->bits == 1) {
		put_capital(text, item->set->name);
		pl_put(text, "[]");
	} else {
		pl_put(text, "Partial<Record<");
		put_capital(text, item->set->name);
		pl_put(text, ", number>>");
	}
}

/* Items of one name are what a byte of the event chooses between. */
static void put_fields(const struct pl_item *items, struct pl_text *text)
{
	const char *name = "";
	for (const struct pl_item *item = items_of(items); item->name != NULL; item++) {
		bool lacks = item->may_lack || item->if_at != 0 || item->sight == PL_SEEN_BY;
		struct pl_item there = *item;
		there.may_lack = false;
		if (strcmp(item->name, name) == 0)
			pl_put(text, " | ");
		else
			pl_put(text, "; %s%s: ", item->name, lacks ? "?" : "");
		put_type(&there, text);
		name = item->name;
	}
}

static void put_row_types(const struct pl_item *item, int bracket, struct pl_text *text)
{
	if (bracket == PL_BRACKETS || item->count[bracket] == 0) {
		put_type(item, text);
		return;
	}
	const struct pl_set *set = item->over[bracket];
	bool keyed = set != NULL && set != &pl_seats && set->keys != NULL;
	if (is_listed(item, bracket)) {
		put_capital(text, set->name);
		pl_put(text, "[]");
	} else if (keyed) {
		pl_put(text, "Record<");
		put_capital(text, set->name);
		pl_put(text, ", ");
		put_row_types(item, bracket + 1, text);
		pl_put(text, ">");
	} else {
		pl_put(text, "(");
		put_row_types(item, bracket + 1, text);
		pl_put(text, ")[]");
	}
}

static const struct pl_item *put_view_type(const struct pl_item *item, size_t skip, int bracket,
                                           int depth, struct pl_text *text)
{
	const struct pl_item *begin = item;
	while (item->name != NULL && strncmp(item->name, begin->name, skip) == 0) {
		const char *rest = item->name + skip, *dot = strchr(rest, '.');
		pl_put(text, "%.*s%.*s: ", depth, "\t\t\t\t", (int)strcspn(rest, ".["), rest);
		if (dot == NULL) {
			put_row_types(item, bracket, text);
			pl_put(text, "; /* %s */\n", item->about);
			item++;
			continue;
		}
		bool rows = dot[-1] == ']';
		pl_put(text, "{\n");
		item = put_view_type(item, (size_t)(dot + 1 - item->name), bracket + rows,
		                     depth + 1, text);
		pl_put(text, "%.*s}%s;\n", depth, "\t\t\t\t", rows ? "[]" : "");
	}
	return item;
}

void pl_types(const struct pl_description *about, const char *game, struct pl_text *text)
{
	pl_put(text, "/* Made from the description of %s: do not edit. */\n", game);
	pl_put(text, "export type Seat = 1 | 2 | 3 | 4 | 5 | 6;\n");
	for (const struct pl_set *const *set = about->sets; *set != NULL; set++) {
		pl_put(text, "export type ");
		put_capital(text, (*set)->name);
		pl_put(text, " = ");
		for (int m = 0; (*set)->keys != NULL && m < (*set)->count; m++)
			pl_put(text, "%s'%s'", m > 0 ? " | " : "", (*set)->keys[m]);
		pl_put(text, "%s;\n", (*set)->keys == NULL ? "number" : "");
	}
	pl_put(text, "export type Move =\n");
	for (const struct pl_form *form = about->forms; form->name != NULL; form++) {
		pl_put(text, "\t| { verb: '%s'", form->name);
		put_fields(form->items, text);
		pl_put(text, " }\n");
	}
	pl_put(text, "\t;\nexport type News =\n");
	for (const struct pl_news *news = about->news + 1; news->name != NULL; news++) {
		pl_put(text, "\t| { kind: '%s'; seat: Seat", news->name);
		put_fields(news->items, text);
		pl_put(text, " }\n");
	}
	pl_put(text, "\t;\nexport interface View {\n");
	put_view_type(about->state, 0, 0, 1, text);
	pl_put(text, "}\n");
}
