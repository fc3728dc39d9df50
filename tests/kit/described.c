/* described.c - the kit's questions about a game's tables of moves, events and state
 * (core/describe.h): each column is held against what the rules do, so that none can lie. */
#include "kit/parts.h"

#include "core/chance.h"
#include "core/describe_parts.h"
#include "core/memory.h"
#include "core/text.h"
#include "core/turn.h"

#include <jansson.h>
#include <string.h>

/* Any value of an item, also one that play never reaches. */
static int64_t any_value(struct kit *kit, const struct pl_item *item)
{
	uint64_t value = 0;
	switch (item->kind) {
	case PL_IS_NUMBER:
		return item->lo + kit_pick(kit, item->hi - item->lo + 1);
	case PL_IS_FLAG:
		return kit_pick(kit, 2);
	case PL_IS_ONE:
		return kit_pick(kit, item->set->count + item->may_lack) + item->first -
			item->may_lack;
	default:
		for (int m = 0; m < item->set->count; m++)
			value |= (uint64_t)kit_pick(kit, item->hi + 1)
				<< (item->first + m * item->bits);
		return (int64_t)value;
	}
}

static bool is_json(const char *text)
{
	json_t *read = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
	json_decref(read);
	return read != NULL;
}

/* --- moves ------------------------------------------------------------------------------- */

static bool check_action(struct kit *kit, const struct pl_move *move, const char *line)
{
	const struct pl_description *about = kit->game->description;
	int32_t part[1 + PL_ARGS];
	struct pl_move back;
	if (pl_action_parts(about, move, kit->seats, part) == 0 ||
	    !pl_action_of_parts(about, part, move->seat, kit->seats, &back) ||
	    memcmp(&back, move, sizeof back) != 0)
		return kit_fail(kit, PL_KIT_FORMS, "'%s' by its parts is another move", line);
	if (pl_action_count(about) == 0)
		return true;
	int action = pl_action_of(about, move, kit->seats);
	if (action < 0 || action >= pl_action_count(about) ||
	    !pl_action_move(about, action, move->seat, kit->seats, &back) ||
	    memcmp(&back, move, sizeof back) != 0)
		return kit_fail(kit, PL_KIT_FORMS, "'%s' by its number %d is another move", line,
		                action);
	return true;
}

static bool check_form(struct kit *kit, const struct pl_move *move)
{
	const struct pl_description *about = kit->game->description;
	char line[PL_NOTATION_SIZE];
	struct pl_text text = pl_text_in(line, sizeof line);
	struct pl_move back;
	const struct pl_form *form = pl_form_of(about, move);
	if (form == NULL)
		return kit_fail(kit, PL_KIT_FORMS, "verb %d arg %d %d %d is of no form", move->verb,
		                move->arg[0], move->arg[1], move->arg[2]);
	pl_notate(about, move, &text);
	if (pl_text_full(&text) || !pl_read_notation(about, move->seat, line, &back) ||
	    memcmp(&back, move, sizeof back) != 0)
		return kit_fail(kit, PL_KIT_FORMS, "the notation '%s' is read as another move",
		                line);
	text = pl_text_in(kit->text, KIT_TEXT);
	pl_move_json(about, NULL, move, &text);
	if (!is_json(kit->text))
		return kit_fail(kit, PL_KIT_FORMS, "'%s' is no JSON: %.200s", line, kit->text);
	return check_action(kit, move, line);
}

/* Whether the items name a seat at which nobody plays: then they are of other bytes. */
static const struct pl_item *absent_seat(const struct kit *kit, const struct pl_item *items,
                                         const void *base)
{
	for (const struct pl_item *item = items_of(items); item->name != NULL; item++) {
		bool there = item->if_at == 0 ||
			((const uint8_t *)base)[item->if_at] == item->if_is;
		if (there && item->read == NULL && item->kind == PL_IS_ONE &&
		    item->set == &pl_seats &&
		    member_of(item, pl_item_get(item, NULL, base, 0, no_rows)) > kit->seats)
			return item;
	}
	return NULL;
}

static bool check_seats_of(struct kit *kit, const struct pl_move *move)
{
	const struct pl_form *form = pl_form_of(kit->game->description, move);
	const struct pl_item *item = absent_seat(kit, form->items, move);
	return item == NULL ||
		kit_fail(kit, PL_KIT_FORMS, "'%s': %s is a seat that is not there",
	                 kit_move_text(kit, kit->state, move), item->name);
}

/* A form filled with any values, of which most are in no legal move: each item keeps its own,
 * and what is written is read. */
static bool check_filled(struct kit *kit, const struct pl_form *form)
{
	struct pl_move move = { .verb = form->verb, .seat = (uint8_t)kit_pick(kit, kit->seats) };
	int64_t value[PL_ARGS];
	int at = 0;
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++) {
		value[at] = any_value(kit, item);
		if (item->set == &pl_seats && item->kind == PL_IS_ONE)
			value[at] = item->first + kit_pick(kit, kit->seats);
		pl_item_put(item, &move, no_rows, value[at++]);
	}
	at = 0;
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++)
		if (pl_item_get(item, NULL, &move, 0, no_rows) != value[at++])
			return kit_fail(kit, PL_KIT_FORMS, "%s: %s does not keep its value",
			                form->name, item->name);
	return check_form(kit, &move);
}

/* Every legal move is of a form, whose notation, JSON, parts and number are its own. */
static bool check_forms(struct kit *kit)
{
	struct pl_move moves[PL_MOVES];
	for (int seat = 0; seat < kit->seats; seat++) {
		if (!pl_is_pending(kit->state, seat))
			continue;
		int count = kit->game->legal(kit->rules, kit->state, seat, moves);
		for (int i = 0; i < count; i++)
			if (!check_form(kit, &moves[i]) || !check_seats_of(kit, &moves[i]))
				return false;
	}
	for (const struct pl_form *form = kit->game->description->forms; form->name != NULL; form++)
		if (!check_filled(kit, form))
			return false;
	return true;
}

/* --- events ---------------------------------------------------------------------------- */

/* What the items of an event say is all that it holds. */
bool kit_described_event(struct kit *kit, const struct pl_event *event)
{
	const struct pl_description *about = kit->game->description;
	if (about == NULL)
		return true;
	const struct pl_news *news = &about->news[event->kind];
	struct pl_event again = { .kind = event->kind, .seat = event->seat };
	again.seen_by = event->seen_by;
	for (const struct pl_item *item = items_of(news->items); item->name != NULL; item++) {
		const uint8_t *bytes = (const uint8_t *)event;
		if (item->read != NULL || (item->if_at != 0 && bytes[item->if_at] != item->if_is))
			continue;
		int64_t value = pl_item_get(item, NULL, event, 0, NULL);
		if (!is_sane(item, value))
			return kit_fail(kit, PL_KIT_NEWS, "%s: %s is %lld", news->name, item->name,
			                (long long)value);
		pl_item_put(item, &again, NULL, value);
		if (item->if_at != 0)
			((uint8_t *)&again)[item->if_at] = item->if_is;
	}
	if (memcmp(&again, event, sizeof again) != 0)
		return kit_fail(kit, PL_KIT_NEWS, "%s holds more than its items say", news->name);
	const struct pl_item *absent = absent_seat(kit, news->items, event);
	if (absent != NULL)
		return kit_fail(kit, PL_KIT_NEWS, "%s: %s is a seat that is not there", news->name,
		                absent->name);
	struct pl_text text = pl_text_in(kit->text, KIT_TEXT);
	pl_news_json(about, NULL, event, &text);
	return is_json(kit->text) ||
		kit_fail(kit, PL_KIT_NEWS, "%s is no JSON: %.200s", news->name, kit->text);
}

/* --- the state: every bit has one item --------------------------------------------------- */

/* The bits of counts, for a mask of all their members. */
static uint64_t counts_mask(const struct pl_item *item)
{
	uint64_t mask = 0;
	for (int m = 0; m < item->set->count; m++)
		mask |= (uint64_t)((1u << item->bits) - 1) << (item->first + m * item->bits);
	return mask;
}

/* Notes an item as the owner of its bits; false if one of them had an owner before. */
static bool mark_item(struct kit *kit, const struct pl_item *item, uint8_t *room)
{
	size_t size = kit->game->state_size;
	int row[PL_BRACKETS] = { 0 };
	struct pl_item all = *item;
	bool alone = true;
	if (item->kind != PL_IS_COUNTS) { /* whose neighbours in a byte are other items' */
		all.kind = PL_IS_NUMBER;
		all.high_first = false;
	}
	memset(room, 0, size);
	do
		pl_item_put(&all, room, row,
		            item->kind == PL_IS_COUNTS ? (int64_t)counts_mask(item) : -1);
	while (next_row(item, row));
	for (size_t i = 0; i < size; i++)
		for (size_t bit = 0; room[i] >> bit != 0; bit++)
			if ((room[i] >> bit) & 1) {
				alone = alone && kit->owner[8 * i + bit] == NULL;
				kit->owner[8 * i + bit] = item;
			}
	return alone;
}

/* Who describes which bit of a state hangs on the tables alone, so it is found out once. False
 * if some bit has two owners. */
static bool find_owners(struct kit *kit)
{
	uint8_t *room = pl_zeroed(kit->game->state_size);
	const struct pl_item *twice = NULL;
	kit->owner = pl_zeroed(8 * kit->game->state_size * sizeof(kit->owner[0]));
	for (const struct pl_item *item = kit->game->description->state; item->name != NULL; item++)
		if (item->read == NULL && !mark_item(kit, item, room))
			twice = item;
	free(room);
	return twice == NULL ||
		kit_fail(kit, PL_KIT_ITEMS, "bits of %s are another item's too", twice->name);
}

/* No bit of a position is set that no item describes, since it would be in no view; and none
 * is described twice, for then some other is not. */
static bool check_described(struct kit *kit)
{
	const uint8_t *state = (const uint8_t *)kit->state;
	if (kit->owner == NULL && !find_owners(kit))
		return false;
	for (size_t i = sizeof(struct pl_chance); i < kit->game->state_size; i++)
		for (size_t bit = 0; state[i] >> bit != 0; bit++)
			if (((state[i] >> bit) & 1) && kit->owner[8 * i + bit] == NULL)
				return kit_fail(kit, PL_KIT_ITEMS,
				                "byte %zu of the state is described by no item", i);
	return true;
}

/* --- the state: what an item can be ------------------------------------------------------ */

/* What follows from a view is within its range too, whoever looks. */
static bool check_facts(struct kit *kit, int seat)
{
	struct pl_state *view = kit->scratch[0];
	kit_view(kit, view, kit->state, seat);
	for (const struct pl_item *item = kit->game->description->state; item->name != NULL;
	     item++) {
		int row[PL_BRACKETS] = { 0 };
		if (item->read == NULL)
			continue;
		do {
			int64_t value = pl_item_get(item, kit->rules, view, seat, row);
			if (is_sane(item, value) || is_absent(item, row, kit->seats))
				continue;
			return kit_fail(kit, PL_KIT_RANGE, "%s is %lld to %s", item->name,
			                (long long)value, kit_seat(seat));
		} while (next_row(item, row));
	}
	return true;
}

static bool check_range(struct kit *kit, int seat)
{
	const struct pl_item *item = pl_out_of_range(kit->game->description, kit->state);
	if (item != NULL)
		return kit_fail(kit, PL_KIT_RANGE, "%s is none of what it can be", item->name);
	return check_facts(kit, seat);
}

/* --- the state: who sees what ------------------------------------------------------------ */

/* Holds one number of a view against what the column of sight says of the same state. What is
 * taught is compared in its seat's own rows alone. */
static bool check_seen_row(struct kit *kit, const struct pl_state *state,
                           const struct pl_state *view, int seat, const struct pl_item *item,
                           const int row[PL_BRACKETS])
{
	int64_t seen = pl_item_get(item, NULL, view, seat, row);
	int64_t said = pl_item_seen(item, kit->rules, state, seat, row);
	if (seen == said ||
	    (item->sight == PL_TAUGHT && (item->over[0] != &pl_seats || row[0] != seat)))
		return true;
	char path[96];
	struct pl_text text = pl_text_in(path, sizeof path);
	put_path(item, row, &text);
	return kit_fail(kit, PL_KIT_SIGHT, "%s sees %lld of %s, by its sight %lld", kit_seat(seat),
	                (long long)seen, path, (long long)said);
}

/* The same of every number. */
static bool check_seen(struct kit *kit, const struct pl_state *state, int seat)
{
	struct pl_state *view = kit->scratch[1];
	kit_view(kit, view, state, seat);
	for (const struct pl_item *item = kit->game->description->state; item->name != NULL;
	     item++) {
		int row[PL_BRACKETS] = { 0 };
		if (item->read != NULL)
			continue;
		do
			if (!check_seen_row(kit, state, view, seat, item, row))
				return false;
		while (next_row(item, row));
	}
	return true;
}

/* Notes whether some view ever was as what is called taught must be: of what has rows for seats,
 * one that held less than the truth, or everybody sees it all; of all else, one that held some of
 * it, or it is hidden. */
static void note_taught(struct kit *kit, const struct pl_state *state, const struct pl_state *view,
                        const struct pl_item *item, const int row[PL_BRACKETS], int seat)
{
	size_t at = (size_t)(item - kit->game->description->state);
	bool of_seats = item->over[0] == &pl_seats;
	if (item->sight != PL_TAUGHT || at >= KIT_ITEMS || (of_seats && row[0] == seat))
		return;
	int64_t seen = pl_item_get(item, NULL, view, seat, row);
	bool noted = of_seats ? seen != pl_item_get(item, NULL, state, seat, row) : seen != 0;
	kit->taught[at] = kit->taught[at] || noted;
}

/* Whatever an item holds, observe() does with it as the column of sight says. */
static bool check_sight_of(struct kit *kit, const struct pl_item *item, const int row[PL_BRACKETS],
                           int seat)
{
	struct pl_state *other = kit->scratch[0], *view = kit->scratch[1];
	kit_copy(kit, other, kit->state);
	pl_item_put(item, other, row, any_value(kit, item));
	kit_view(kit, view, other, seat);
	note_taught(kit, other, view, item, row, seat);
	return check_seen_row(kit, other, view, seat, item, row);
}

/* Header items steer what is secret, so they keep the position's own values. */
static bool is_steering(const struct pl_item *item)
{
	return item->offset < sizeof(struct pl_state);
}

static bool check_sight(struct kit *kit, int seat)
{
	for (const struct pl_item *item = kit->game->description->state; item->name != NULL;
	     item++) {
		int row[PL_BRACKETS] = { 0 };
		if (item->read != NULL || is_steering(item))
			continue;
		do
			if (!is_absent(item, row, kit->seats) &&
			    !check_sight_of(kit, item, row, seat))
				return false;
		while (next_row(item, row));
	}
	return true;
}

/* Bits changed one by one, as far as audit() allows what comes of it: combinations that items
 * filled alone do not have. The position was in range, so only the bit's own item can leave it. */
static bool check_flip(struct kit *kit, size_t at, int seat)
{
	struct pl_state *other = kit->scratch[0];
	const struct pl_item owner[] = { *kit->owner[at], { .name = NULL } };
	const struct pl_description about = { .state = owner };
	kit_copy(kit, other, kit->state);
	((uint8_t *)other)[at / 8] ^= (uint8_t)(1 << at % 8);
	return pl_out_of_range(&about, other) != NULL ||
		kit->game->audit(kit->rules, other) != NULL || check_seen(kit, other, seat);
}

/* Bits that no item describes are never set (check_described), so rules need not bear them. */
static bool check_flips(struct kit *kit, int seat)
{
	enum { FLIPS = 64 };
	int bits = 8 * (int)(kit->game->state_size - sizeof(struct pl_state));
	for (int i = 0; i < FLIPS; i++) {
		size_t at = 8 * sizeof(struct pl_state) + (size_t)kit_pick(kit, bits);
		if (kit->owner[at] != NULL && !check_flip(kit, at, seat))
			return false;
	}
	return true;
}

bool kit_taught(struct kit *kit)
{
	const struct pl_item *state = kit->game->description != NULL ? kit->game->description->state
								     : no_items;
	for (int i = 0; state[i].name != NULL && i < KIT_ITEMS; i++)
		if (state[i].sight == PL_TAUGHT && !kit->taught[i])
			return kit_fail(kit, PL_KIT_SIGHT, "%s is taught, but everybody sees %s",
			                state[i].name,
			                state[i].over[0] == &pl_seats ? "it all" : "nothing of it");
	return true;
}

static bool check_view_json(struct kit *kit, int seat)
{
	struct pl_state *view = kit->scratch[0];
	struct pl_text text = pl_text_in(kit->text, KIT_TEXT);
	kit_view(kit, view, kit->state, seat);
	pl_view_json(kit->game->description, NULL, kit->rules, view, seat, &text);
	return (!pl_text_full(&text) && is_json(kit->text)) ||
		kit_fail(kit, PL_KIT_JSON, "the view is no JSON: %.200s", kit->text);
}

/* An observation is of the view alone: a truth that it allows gives the same numbers. */
static bool check_observation(struct kit *kit, int seat)
{
	struct pl_plan *plan = pl_plan_tensor(kit->game->description, true);
	size_t bytes = (size_t)pl_plan_size(plan) * sizeof(float);
	float *a = pl_resize(NULL, bytes), *b = pl_resize(NULL, bytes);
	struct pl_state *view = kit->scratch[0], *other = kit->scratch[1];
	kit_view(kit, view, kit->state, seat);
	pl_tensor(plan, kit->rules, view, seat, a);
	kit_copy(kit, other, view);
	kit->game->determinize(kit->rules, other, seat, &kit->chance);
	kit->game->observe(kit->rules, other, seat);
	pl_tensor(plan, kit->rules, other, seat, b);
	bool same = memcmp(a, b, bytes) == 0;
	free(a);
	free(b);
	pl_plan_free(plan);
	return same || kit_fail(kit, PL_KIT_SIGHT, "an observation depends on the truth");
}

/* What walks the whole state for each of its numbers: of large states at one position of four. */
static bool check_whole_state(struct kit *kit, int seat)
{
	enum { LARGE = 512 };
	if (kit->game->state_size >= LARGE && kit_pick(kit, 4) != 0)
		return true;
	return check_sight(kit, seat) && check_flips(kit, seat) && check_view_json(kit, seat) &&
		(seat == PL_SPECTATOR || check_observation(kit, seat));
}

bool kit_described(struct kit *kit)
{
	if (kit->game->description == NULL)
		return true;
	int seat = kit_pick(kit, kit->seats + 1);
	if (seat == kit->seats)
		seat = PL_SPECTATOR;
	return check_forms(kit) && check_range(kit, seat) && check_described(kit) &&
		check_whole_state(kit, seat);
}
