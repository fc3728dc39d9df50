/* wrong_tables.c - wrong tables: the toy's moves, events and state described with one lie
 * each, and what the kit must find, while the game itself is right; and games that tell others
 * too much or too little of what one of them chose. */
#include "kit/wrong.h"

#include "kit/toy.h"

#define PL_ITEMS_OF struct toy_state
#include "core/items.h"

#include <string.h>

enum { ITEMS_OF_ONE = 9 };

#define APPLY(name)                                                                                \
	static void name(const struct pl_rules *rules, struct pl_state *state,                     \
	                 const struct pl_move *move, struct pl_events *events)

/* --- copies of the tables ----------------------------------------------- */

static struct toy_tables bent;

/* Sets that are bent stand for the toy's own. */
static void point_at_copies(struct pl_item *item, const struct pl_set *cards,
                            const struct pl_set *colours)
{
	if (item->set == cards)
		item->set = &bent.cards;
	if (item->set == colours)
		item->set = &bent.colours;
}

/* Items of moves and events, in room of their own. */
static const struct pl_item *copied(const struct pl_item *items, struct pl_item room[ITEMS_OF_ONE],
                                    const struct pl_set *const *sets)
{
	int i = 0;
	if (items == NULL)
		return NULL;
	for (; items[i].name != NULL; i++) {
		room[i] = items[i];
		point_at_copies(&room[i], sets[0], sets[1]);
	}
	room[i].name = NULL;
	return room;
}

const struct pl_description *pl_wrong_description(void (*bend)(struct toy_tables *))
{
	static struct pl_item of_form[16][ITEMS_OF_ONE], of_news[16][ITEMS_OF_ONE];
	static const struct pl_set *sets[8];
	static struct pl_description description;
	const struct pl_description *toy = &toy_description;
	int i = 0;
	bent.cards = *toy->sets[0];
	bent.colours = *toy->sets[1];
	sets[0] = &bent.cards;
	sets[1] = &bent.colours;
	for (i = 2; toy->sets[i] != NULL; i++)
		sets[i] = toy->sets[i];
	for (i = 0; toy->forms[i].name != NULL; i++) {
		bent.forms[i] = toy->forms[i];
		bent.forms[i].items = copied(toy->forms[i].items, of_form[i], toy->sets);
	}
	bent.forms[i].name = NULL;
	for (i = 1; toy->news[i].name != NULL; i++) {
		bent.news[i] = toy->news[i];
		bent.news[i].items = copied(toy->news[i].items, of_news[i], toy->sets);
	}
	bent.news[i].name = NULL;
	for (i = 0; toy->state[i].name != NULL; i++) {
		bent.state[i] = toy->state[i];
		point_at_copies(&bent.state[i], toy->sets[0], toy->sets[1]);
	}
	bent.state[i].name = NULL;
	bend(&bent);
	description = (struct pl_description){ sets, bent.forms, bent.news, bent.state };
	return &description;
}

static struct pl_item *item(struct toy_tables *tables, const char *name)
{
	struct pl_item *at = tables->state;
	while (strcmp(at->name, name) != 0)
		at++;
	return at;
}

static struct pl_form *form(struct toy_tables *tables, const char *name)
{
	struct pl_form *at = tables->forms;
	while (strcmp(at->name, name) != 0)
		at++;
	return at;
}

/* Take a row out of a list that ends with a row without a name. */
#define DROP(row)                                                                                  \
	do                                                                                         \
		*(row) = (row)[1];                                                                 \
	while ((row)++->name != NULL)

/* --- moves --------------------------------------------------------------- */

static void gives_two_colours_one_key(struct toy_tables *t)
{
	static const char *const keys[] = { "red", "green", "red" };
	t->colours.keys = keys;
}

static void lacks_a_form(struct toy_tables *t)
{
	struct pl_form *row = form(t, "peek");
	DROP(row);
}

static void writes_two_forms_alike(struct toy_tables *t)
{
	form(t, "give")->name = "play";
}

static void lacks_an_argument(struct toy_tables *t)
{
	static const struct pl_item items[] = { { "to", ARG(1), ONE(pl_seats) }, { .name = NULL } };
	form(t, "give")->items = items;
}

static void exchanges_arguments(struct toy_tables *t)
{
	static struct pl_item items[3];
	items[0] = (struct pl_item){ "card", ARG(1), ONE(t->cards) };
	items[1] = (struct pl_item){ "to", ARG(0), ONE(pl_seats) };
	form(t, "give")->items = items;
}

static void bids_too_little(struct toy_tables *t)
{
	static const struct pl_item items[] = { { "points", ARG(0), NUMBER(0, 1) },
		                                { .name = NULL } };
	form(t, "bid")->items = items;
}

static void writes_two_items_into_one_byte(struct toy_tables *t)
{
	static const struct pl_item items[] = { { "die", ARG(2), NUMBER(0, 3) },
		                                { "force", ARG(2), NUMBER(0, 3) },
		                                { .name = NULL } };
	form(t, "roll")->items = items;
}

/* --- events -------------------------------------------------------------- */

static void lacks_news(struct toy_tables *t)
{
	t->news[TOY_WON].name = NULL;
}

static void lacks_a_byte_of_an_event(struct toy_tables *t)
{
	static const struct pl_item items[] = { { "die", TOLD(0), NUMBER(1, 6) },
		                                { .name = NULL } };
	t->news[TOY_ROLLED].items = items;
}

static void rolls_up_to_five(struct toy_tables *t)
{
	static const struct pl_item items[] = { { "die", TOLD(0), NUMBER(1, 5) },
		                                { "gain", TOLD(1), NUMBER(0, 9) },
		                                { .name = NULL } };
	t->news[TOY_ROLLED].items = items;
}

static void calls_a_secret_told(struct toy_tables *t)
{
	static struct pl_item items[2];
	items[0] = (struct pl_item){ "card", SECRET(0), NONE_OR(t->cards) };
	items[0].sight = PL_OPEN;
	t->news[TOY_DREW].items = items;
}

static void names_a_seat_by_its_gain(struct toy_tables *t)
{
	static const struct pl_item items[] = { { "card", TOLD(0), NUMBER(1, TOY_KINDS),
		                                  .points = true },
		                                { "by", TOLD(1), NONE_OR(pl_seats) },
		                                { .name = NULL } };
	t->news[TOY_PLAYED].items = items;
}

/* --- the state ----------------------------------------------------------- */

static void lacks_an_item(struct toy_tables *t)
{
	struct pl_item *row = item(t, "roll");
	DROP(row);
}

static void has_a_wrong_offset(struct toy_tables *t)
{
	item(t, "open_bid[]")->offset = offsetof(struct toy_state, open_colour);
}

static void shifts_a_bit(struct toy_tables *t)
{
	item(t, "hand[].known[]")->first = 1;
}

static void lacks_a_row(struct toy_tables *t)
{
	item(t, "played[]")->count[0] = TOY_KINDS - 1;
}

static void lies_beyond_the_state(struct toy_tables *t)
{
	item(t, "hand[].card[]")->count[1] = 60;
}

static void has_a_range_too_small(struct toy_tables *t)
{
	item(t, "points[]")->hi = 4;
}

static void never_lacks_a_colour(struct toy_tables *t)
{
	item(t, "open_colour[]")->may_lack = false;
}

static int32_t too_much(const struct pl_rules *rules, const struct pl_state *view, int viewer,
                        const int row[PL_BRACKETS])
{
	(void)rules, (void)viewer;
	return ((const struct toy_state *)view)->points[row[0]] + 1;
}

static void has_a_fact_out_of_range(struct toy_tables *t)
{
	struct pl_item *row = item(t, "did[].whom") + 1;
	memmove(row + 1, row, 3 * sizeof *row);
	*row = (struct pl_item){ "did[].worth", FACTS(TOY_SEATS, &pl_seats), NUMBER(0, 3),
		                 .read = too_much };
}

/* --- who sees what ------------------------------------------------------- */

static void lays_the_deck_open(struct toy_tables *t)
{
	item(t, "deck[]")->sight = PL_OPEN;
}

static void opens_the_seal(struct toy_tables *t)
{
	item(t, "bid[]")->sight = PL_OPEN;
}

static void opens_the_seal_while_bidding(struct toy_tables *t)
{
	item(t, "colour[]")->secret_in = 1u << TOY_ROLLING | 1u << TOY_ACTING;
}

static void hides_what_lies_open(struct toy_tables *t)
{
	item(t, "open_bid[]")->sight = PL_OWN;
}

static void hides_the_phase(struct toy_tables *t)
{
	item(t, "phase")->sight = PL_HIDDEN;
}

/* Row 1 is the second seat's; the first seat's has no item, which play comes to later. */
static void exchanges_seats(struct toy_tables *t)
{
	struct pl_item *bid = item(t, "bid[]");
	bid->offset++;
	bid->count[0]--;
}

static void teaches_the_deck(struct toy_tables *t)
{
	item(t, "deck[]")->sight = PL_TAUGHT;
}

static void teaches_what_all_see(struct toy_tables *t)
{
	item(t, "points[]")->sight = PL_TAUGHT;
}

static bool hides_large_sums(const struct pl_rules *rules, const struct pl_state *state, int seat,
                             const int row[PL_BRACKETS])
{
	(void)rules, (void)seat;
	return ((const struct toy_state *)state)->points[row[0]] > 100;
}

/* Play never comes to such sums. */
static void hides_what_play_never_reaches(struct toy_tables *t)
{
	item(t, "points[]")->hides = hides_large_sums;
}

/* What begins alike stands together, else a name comes twice in one object. */
static void parts_what_belongs_together(struct toy_tables *t)
{
	int whom = 0;
	while (strcmp(t->state[whom].name, "did[].whom") != 0)
		whom++;
	struct pl_item next = t->state[whom + 1];
	t->state[whom + 1] = t->state[whom];
	t->state[whom] = next;
}

/* --- told apart --------------------------------------------------------- */

/* The card is given face down, and everybody is told which it was. */
APPLY(tells_everybody_what_is_given)
{
	toy_apply(rules, state, move, events);
	for (int i = 0; events != NULL && i < events->count; i++)
		if (events->at[i].kind == TOY_GAVE)
			events->at[i].arg[1] = events->at[i].secret[0];
}

/* Everybody sees that a card came to be elsewhere, and nobody is told how. */
APPLY(gives_without_a_word)
{
	toy_apply(rules, state, move, events);
	if (events != NULL && move->verb == TOY_GIVE)
		events->count--;
}

APPLY(forgets_at_whom_was_peeked)
{
	toy_apply(rules, state, move, events);
	if (move->verb == TOY_PEEK)
		((struct toy_state *)state)->did[move->seat].whom = 0;
}

APPLY(tells_everybody_the_card)
{
	toy_apply(rules, state, move, events);
	for (int i = 0; events != NULL && i < events->count; i++)
		if (events->at[i].kind == TOY_DREW)
			events->at[i].arg[0] = events->at[i].secret[0];
}

/* The tables of a game that tells which card was drawn or given. */
static void describes_what_is_told(struct toy_tables *t)
{
	static struct pl_item drawn[3], given[4];
	drawn[0] = given[2] = t->news[TOY_DREW].items[0];
	given[0] = t->news[TOY_GAVE].items[0];
	drawn[1] = given[1] = drawn[0];
	drawn[1].name = given[1].name = "shown";
	drawn[1].sight = given[1].sight = PL_OPEN;
	drawn[1].offset = offsetof(struct pl_event, arg);
	given[1].offset = offsetof(struct pl_event, arg) + 1;
	t->news[TOY_DREW].items = drawn;
	t->news[TOY_GAVE].items = given;
}

/* A card that is handed over is not shuffled, so calling it so is no excuse. */
static void calls_what_is_told_faded(struct toy_tables *t)
{
	static struct pl_item given[4];
	describes_what_is_told(t);
	memcpy(given, t->news[TOY_GAVE].items, sizeof given);
	given[1].fades = true;
	t->news[TOY_GAVE].items = given;
}

/* --- the list ------------------------------------------------------------ */

#define WRONG_TABLE(property, broken)                                                              \
	{                                                                                          \
#broken, PL_KIT_##property, { 0 }, broken                                          \
	}

const struct pl_wrong pl_wrong_tables[] = {
	WRONG_TABLE(TABLES, gives_two_colours_one_key),
	WRONG_TABLE(FORMS, lacks_a_form),
	WRONG_TABLE(FORMS, writes_two_forms_alike),
	WRONG_TABLE(FORMS, lacks_an_argument),
	WRONG_TABLE(FORMS, exchanges_arguments),
	WRONG_TABLE(FORMS, bids_too_little),
	WRONG_TABLE(FORMS, writes_two_items_into_one_byte),
	WRONG_TABLE(NEWS, lacks_news),
	WRONG_TABLE(NEWS, lacks_a_byte_of_an_event),
	WRONG_TABLE(NEWS, rolls_up_to_five),
	WRONG_TABLE(NEWS, calls_a_secret_told),
	WRONG_TABLE(NEWS, names_a_seat_by_its_gain),
	WRONG_TABLE(ITEMS, lacks_an_item),
	WRONG_TABLE(ITEMS, has_a_wrong_offset),
	WRONG_TABLE(ITEMS, shifts_a_bit),
	WRONG_TABLE(ITEMS, lacks_a_row),
	WRONG_TABLE(ITEMS, lies_beyond_the_state),
	WRONG_TABLE(JSON, parts_what_belongs_together),
	WRONG_TABLE(RANGE, has_a_range_too_small),
	WRONG_TABLE(RANGE, never_lacks_a_colour),
	WRONG_TABLE(RANGE, has_a_fact_out_of_range),
	WRONG_TABLE(SIGHT, lays_the_deck_open),
	WRONG_TABLE(SIGHT, opens_the_seal),
	WRONG_TABLE(SIGHT, opens_the_seal_while_bidding),
	WRONG_TABLE(SIGHT, hides_what_lies_open),
	WRONG_TABLE(SIGHT, hides_the_phase),
	WRONG_TABLE(SIGHT, exchanges_seats),
	WRONG_TABLE(SIGHT, teaches_the_deck),
	WRONG_TABLE(SIGHT, teaches_what_all_see),
	WRONG_TABLE(SIGHT, hides_what_play_never_reaches),
	{ "tells_everybody_the_card",
	  PL_KIT_EVENT_LEAK,
	  { .apply = tells_everybody_the_card },
	  describes_what_is_told },
	{ "tells_everybody_what_is_given",
	  PL_KIT_TOLD_APART,
	  { .apply = tells_everybody_what_is_given },
	  describes_what_is_told },
	{ "calls_what_is_told_faded",
	  PL_KIT_TOLD_APART,
	  { .apply = tells_everybody_what_is_given },
	  calls_what_is_told_faded },
	{ "gives_without_a_word", PL_KIT_TOLD_APART, { .apply = gives_without_a_word }, NULL },
	{ "forgets_at_whom_was_peeked",
	  PL_KIT_TOLD_APART,
	  { .apply = forgets_at_whom_was_peeked },
	  NULL },
	{ NULL, PL_KIT_PASSED, { 0 }, NULL },
};
