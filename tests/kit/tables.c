/* tables.c - the kit's questions about a game's tables themselves (core/describe.h): names,
 * keys and places, before any move is made. */
#include "kit/parts.h"

#include "core/describe_parts.h"

#include <string.h>

enum { KEY_LETTERS = 40 };

/* What programs read: begins with a letter and holds a-z 0-9 - */
static bool is_key(const char *text)
{
	size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-");
	return text[0] >= 'a' && text[0] <= 'z' && text[length] == '\0' && length < KEY_LETTERS;
}

static const char *key_fault(const struct pl_set *set)
{
	if (!is_key(set->name) || set->count == 0)
		return "it has no name or no members";
	for (int i = 0; set->keys != NULL && i < set->count; i++) {
		if (set->keys[i] == NULL || !is_key(set->keys[i]))
			return "a key is none";
		for (int j = 0; j < i; j++)
			if (strcmp(set->keys[i], set->keys[j]) == 0)
				return "two keys are the same";
	}
	return NULL;
}

static bool is_listed_set(const struct kit *kit, const struct pl_set *set)
{
	const struct pl_set *const *at = kit->game->description->sets;
	while (*at != NULL && *at != set)
		at++;
	return *at == set || set == &pl_seats;
}

static bool is_twice(const struct pl_item *items, const struct pl_item *item)
{
	for (; items < item; items++)
		if (strcmp(items->name, item->name) == 0 && items->if_at == 0)
			return true;
	return false;
}

/* NULL, or what is wrong with an item between two places of its struct. */
static const char *item_fault(const struct kit *kit, const struct pl_item *item, size_t from,
                              size_t to)
{
	size_t last = (size_t)item->offset + item->size;
	bool has_set = item->kind == PL_IS_ONE || item->kind == PL_IS_COUNTS;
	for (int i = 0; i < PL_BRACKETS && item->count[i] > 0; i++)
		last += (size_t)(item->count[i] - 1) * item->stride[i];
	if (item->kind < PL_IS_NUMBER || item->kind > PL_IS_COUNTS)
		return "it is nothing";
	if (has_set && (item->set == NULL || !is_listed_set(kit, item->set)))
		return "its set is not among the game's";
	if (item->kind == PL_IS_NUMBER && item->lo > item->hi)
		return "it has no values between lo and hi";
	if (item->read != NULL)
		return NULL;
	if (item->size != 1 && item->size != 2 && item->size != 4 && item->size != 8)
		return "its size is not 1, 2, 4 or 8";
	if (item->offset < from || last > to)
		return "it lies outside";
	if (item->kind == PL_IS_COUNTS &&
	    item->first + item->set->count * item->bits > 8 * item->size)
		return "it has more members than bits";
	return NULL;
}

static bool check_items(struct kit *kit, enum pl_property property, const char *of,
                        const struct pl_item *items, size_t from, size_t to)
{
	for (const struct pl_item *item = items_of(items); item->name != NULL; item++) {
		const char *fault = item_fault(kit, item, from, to);
		if (is_twice(items, item))
			fault = "its name stands twice";
		if (fault != NULL)
			return kit_fail(kit, property, "%s %s: %s", of, item->name, fault);
	}
	return true;
}

static int items_in(const struct pl_item *items)
{
	int count = 0;
	while (items_of(items)[count].name != NULL)
		count++;
	return count;
}

static bool check_form_table(struct kit *kit)
{
	const struct pl_form *forms = kit->game->description->forms;
	for (const struct pl_form *form = forms; form->name != NULL; form++) {
		if (!is_key(form->name) || items_in(form->items) > PL_ARGS)
			return kit_fail(kit, PL_KIT_FORMS, "'%s' is no form", form->name);
		for (const struct pl_form *other = forms; other < form; other++)
			if (strcmp(other->name, form->name) == 0)
				return kit_fail(kit, PL_KIT_FORMS, "two forms are called '%s'",
				                form->name);
		if (!check_items(kit, PL_KIT_FORMS, form->name, form->items,
		                 offsetof(struct pl_move, arg), sizeof(struct pl_move)))
			return false;
	}
	return true;
}

/* What lies in the secret bytes is for whom seen_by names, and nothing else is. */
static const struct pl_item *unsealed(const struct pl_item *items)
{
	for (const struct pl_item *item = items_of(items); item->name != NULL; item++)
		if ((item->offset + item->size > offsetof(struct pl_event, secret)) !=
		    (item->sight == PL_SEEN_BY))
			return item;
	return NULL;
}

static bool check_news_table(struct kit *kit)
{
	const struct pl_news *news = kit->game->description->news;
	for (int i = 1; i < kit->event_kind_count; i++) {
		if (news[i].name == NULL || !is_key(news[i].name))
			return kit_fail(kit, PL_KIT_NEWS, "there is no news of the kind '%s'",
			                kit->game->event_kinds[i]);
		if (!check_items(kit, PL_KIT_NEWS, news[i].name, news[i].items,
		                 offsetof(struct pl_event, arg), sizeof(struct pl_event)))
			return false;
		const struct pl_item *item = unsealed(news[i].items);
		if (item != NULL)
			return kit_fail(kit, PL_KIT_NEWS, "%s: who reads %s is not who may",
			                news[i].name, item->name);
	}
	return news[kit->event_kind_count].name == NULL ||
		kit_fail(kit, PL_KIT_NEWS, "there is news of no event");
}

/* The [] of a path are those that it has rows for; what is a seat's own has a row for each
 * seat; and what everybody must know to read the rest is open. */
static const char *path_fault(const struct pl_item *item)
{
	int brackets = 0, counts = 0;
	for (const char *c = item->name; *c != '\0'; c++)
		brackets += *c == '[';
	while (counts < PL_BRACKETS && item->count[counts] > 0)
		counts++;
	if (brackets != counts)
		return "its [] are not its rows";
	if (item->read == NULL && item->offset < sizeof(struct pl_state) && item->sight != PL_OPEN)
		return "everybody must know it";
	if (item->sight == PL_OWN && item->over[0] != &pl_seats)
		return "it has no row for each seat";
	return NULL;
}

static bool check_state_table(struct kit *kit)
{
	const struct pl_item *state = kit->game->description->state;
	for (const struct pl_item *item = state; item->name != NULL; item++) {
		const char *fault = path_fault(item);
		if (fault != NULL)
			return kit_fail(kit, item->sight == PL_OPEN ? PL_KIT_ITEMS : PL_KIT_SIGHT,
			                "%s: %s", item->name, fault);
	}
	return check_items(kit, PL_KIT_ITEMS, "the state's", state, sizeof(struct pl_chance),
	                   kit->game->state_size);
}

bool kit_described_tables(struct kit *kit)
{
	const struct pl_description *about = kit->game->description;
	if (about == NULL)
		return true;
	for (const struct pl_set *const *set = about->sets; *set != NULL; set++) {
		const char *fault = key_fault(*set);
		if (fault != NULL)
			return kit_fail(kit, PL_KIT_TABLES, "set %s: %s", (*set)->name, fault);
	}
	return check_form_table(kit) && check_news_table(kit) && check_state_table(kit);
}
