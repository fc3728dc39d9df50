/* describe_docs.c - a game's tables as a document: what every number of its moves, events and
 * state is, for anyone who writes a program. docs/games is made of this. */
#include "core/describe_parts.h"

#include <string.h>

static void put_values_of(const struct pl_item *item, struct pl_text *text)
{
	switch (item->kind) {
	case PL_IS_NUMBER:
		pl_put(text, "%d to %d", item->lo, item->hi);
		break;
	case PL_IS_FLAG:
		pl_put(text, "true or false");
		break;
	case PL_IS_ONE:
		pl_put(text, "%s %s%s", item->set->name[0] == 'e' ? "an" : "a", item->set->name,
		       item->may_lack ? ", or none" : "");
		break;
	default:
		pl_put(text, item->bits == 1 ? "some of: %s" : "how many of each %s, at most %d",
		       item->set->name, item->hi);
		break;
	}
}

static const char *sight_of(const struct pl_item *item)
{
	static const char *const words[] = {
		[PL_OPEN] = "everybody",
		[PL_OWN] = "its own seat",
		[PL_OWN_BIT] = "each seat its own",
		[PL_HIDDEN] = "nobody",
		[PL_TAUGHT] = "its own seat; others what they know of it",
		[PL_SEEN_BY] = "whom it concerns",
	};
	return item->hides != NULL && item->sight == PL_OPEN ? "by the position"
							     : words[item->sight];
}

/* "place (a shop), units (1 to 12)" */
static void put_arguments(const struct pl_item *items, struct pl_text *text)
{
	for (const struct pl_item *item = items_of(items); item->name != NULL; item++) {
		pl_put(text, "%s`%s` (", item == items ? "" : ", ", item->name);
		put_values_of(item, text);
		pl_put(text, item->sight == PL_SEEN_BY ? "; secret)" : ")");
	}
}

static void put_sets(const struct pl_description *about, struct pl_text *text)
{
	pl_put(text,
	       "## Sets\n\nWhat a number can name. Keys never change.\n\n"
	       "| set | members |\n| --- | --- |\n");
	for (const struct pl_set *const *set = about->sets; *set != NULL; set++) {
		pl_put(text, "| `%s` | ", (*set)->name);
		if ((*set)->keys == NULL)
			pl_put(text, "1 to %d", (*set)->count);
		for (int m = 0; (*set)->keys != NULL && m < (*set)->count; m++)
			pl_put(text, "%s`%s`", m > 0 ? " " : "", (*set)->keys[m]);
		if ((*set)->rows != NULL)
			pl_put(text, ", named by `%s`", (*set)->rows);
		pl_put(text, " |\n");
	}
}

static void put_forms(const struct pl_description *about, struct pl_text *text)
{
	int32_t heads[1 + PL_ARGS];
	int parts = pl_action_heads(about, heads);
	pl_put(text, "\n## Moves\n\n");
	if (pl_action_count(about) > 0)
		pl_put(text, "%d numbers of actions, from 0; by parts", pl_action_count(about));
	else
		pl_put(text, "Too many for a number each; by parts");
	for (int i = 0; i < parts; i++)
		pl_put(text, "%s%d", i == 0 ? " " : " x ", heads[i]);
	pl_put(text, ".\n\n| verb | arguments | meaning |\n| --- | --- | --- |\n");
	for (const struct pl_form *form = about->forms; form->name != NULL; form++) {
		pl_put(text, "| `%s` | ", form->name);
		put_arguments(form->items, text);
		pl_put(text, " | %s%s |\n", form->about,
		       form->manner & PL_SAYS_NO         ? " (says no)"
		               : form->manner & PL_LOSES ? " (loses it)"
		                                         : "");
	}
}

static void put_news(const struct pl_description *about, struct pl_text *text)
{
	pl_put(text,
	       "\n## Events\n\nEach also has `seat`. What is secret is told to whom it "
	       "concerns, and missing for others.\n\n"
	       "| kind | items | meaning |\n| --- | --- | --- |\n");
	for (const struct pl_news *news = about->news + 1; news->name != NULL; news++) {
		pl_put(text, "| `%s` | ", news->name);
		put_arguments(news->items, text);
		pl_put(text, " | %s |\n", news->about);
	}
}

static void put_state(const struct pl_description *about, struct pl_text *text)
{
	struct pl_plan *plan = pl_plan_tensor(about, false);
	struct pl_plan *full = pl_plan_tensor(about, true);
	pl_put(text,
	       "\n## State\n\nAn observation has %d numbers, %d with what follows from the "
	       "view (facts).\n\n"
	       "| item | values | who sees it | meaning |\n| --- | --- | --- | --- |\n",
	       pl_plan_size(plan), pl_plan_size(full));
	for (const struct pl_item *item = about->state; item->name != NULL; item++) {
		pl_put(text, "| `%s` | ", item->name);
		put_values_of(item, text);
		pl_put(text, " | %s%s | %s |\n", item->read != NULL ? "a fact" : sight_of(item),
		       item->secret_in != 0 ? ", while it is secret" : "", item->about);
	}
	pl_plan_free(plan);
	pl_plan_free(full);
}

void pl_describe(const struct pl_game *game, struct pl_text *text)
{
	const struct pl_description *about = game->description;
	pl_put(text,
	       "# %s for programs\n\nMade by `perilune describe %s`: the tables from which "
	       "notation, JSON, types, numbers of actions and observations follow.\n\n",
	       game->title, game->slug);
	put_sets(about, text);
	put_forms(about, text);
	put_news(about, text);
	put_state(about, text);
}
