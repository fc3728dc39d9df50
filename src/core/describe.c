/* describe.c - numbers in structs as a game's tables of items have them, and the notation of
 * moves. It knows no game. */
#include "core/describe_parts.h"

#include <string.h>

static const char *const seat_keys[] = { "p1", "p2", "p3", "p4", "p5", "p6" };
const struct pl_set pl_seats = { .name = "seat", .count = PL_SEATS, .keys = seat_keys };

/* --- numbers in structs ------------------------------------------------------------ */

static uint64_t load(const uint8_t *at, int size)
{
	uint64_t value = 0;
	memcpy(&value, at, (size_t)size); /* the machines we know are little-endian */
	return value;
}

static uint64_t mask_of(const struct pl_item *item)
{
	int wide = item->set->count * item->bits;
	return (wide >= 64 ? ~0ull : (1ull << wide) - 1) << item->first;
}

/* Whether a number shares its bytes with another. */
static bool is_in_bits(const struct pl_item *item)
{
	return item->kind == PL_IS_NUMBER && item->bits > 0;
}

static size_t place_of(const struct pl_item *item, const int row[PL_BRACKETS])
{
	size_t offset = item->offset;
	for (int i = 0; i < PL_BRACKETS && item->count[i] > 0; i++)
		offset += (size_t)row[i] * item->stride[i];
	return offset;
}

int64_t pl_item_get(const struct pl_item *item, const struct pl_rules *rules, const void *base,
                    int viewer, const int row[PL_BRACKETS])
{
	if (item->read != NULL)
		return item->read(rules, base, viewer, row != NULL ? row : no_rows);
	const uint8_t *at = (const uint8_t *)base + place_of(item, row);
	if (item->high_first)
		return at[0] << 8 | at[1];
	uint64_t value = load(at, item->size);
	if (is_in_bits(item))
		return (int64_t)(value >> item->first & ((1ull << item->bits) - 1));
	if (item->kind == PL_IS_NUMBER && item->lo < 0 && item->size < 8 &&
	    (value >> (8 * item->size - 1)) != 0)
		value |= ~0ull << (8 * item->size);
	return (int64_t)(item->kind == PL_IS_COUNTS ? value & mask_of(item) : value);
}

void pl_item_put(const struct pl_item *item, void *base, const int row[PL_BRACKETS], int64_t value)
{
	uint8_t *at = (uint8_t *)base + place_of(item, row);
	if (item->high_first) {
		at[0] = (uint8_t)(value >> 8);
		at[1] = (uint8_t)value;
		return;
	}
	uint64_t bits = (uint64_t)value;
	if (is_in_bits(item)) {
		uint64_t mask = ((1ull << item->bits) - 1) << item->first;
		bits = (bits << item->first & mask) | (load(at, item->size) & ~mask);
	}
	if (item->kind == PL_IS_COUNTS) /* its neighbours' bytes stay */
		bits |= load(at, item->size) & ~mask_of(item);
	memcpy(at, &bits, item->size);
}

int64_t pl_item_values(const struct pl_item *item)
{
	int64_t ways = 1;
	switch (item->kind) {
	case PL_IS_NUMBER:
		return (int64_t)item->hi - item->lo + 1;
	case PL_IS_FLAG:
		return 2;
	case PL_IS_ONE:
		return item->set->count + item->may_lack;
	default:
		for (int m = 0; m < item->set->count; m++)
			ways *= item->hi + 1;
		return ways;
	}
}

/* --- forms of moves ------------------------------------------------------------------ */

/* Whether a form can say all that a move has in it. */
static bool holds(const struct pl_form *form, const struct pl_move *move)
{
	struct pl_move again = { .verb = move->verb, .seat = move->seat };
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++) {
		int64_t value = pl_item_get(item, NULL, move, 0, no_rows);
		if (!is_sane(item, value))
			return false;
		pl_item_put(item, &again, no_rows, value);
	}
	return memcmp(&again, move, sizeof again) == 0;
}

const struct pl_form *pl_form_of(const struct pl_description *about, const struct pl_move *move)
{
	for (const struct pl_form *form = about->forms; form->name != NULL; form++)
		if (form->verb == move->verb && holds(form, move))
			return form;
	return NULL;
}

/* --- notation ---------------------------------------------------------------------------- */

static void notate_value(const struct pl_item *item, int64_t value, struct pl_text *text)
{
	char room[16];
	int put = 0;
	if (item->kind == PL_IS_ONE) {
		pl_put(text, "%s", key_of(item->set, member_of(item, value), room));
		return;
	}
	if (item->kind != PL_IS_COUNTS) {
		pl_put(text, "%lld", (long long)value);
		return;
	}
	for (int m = 1; m <= item->set->count; m++) {
		int count = count_of(item, value, m);
		if (count == 0)
			continue;
		pl_put(text, "%s%s", put++ > 0 ? "+" : "", key_of(item->set, m, room));
		if (count > 1)
			pl_put(text, "*%d", count);
	}
	if (put == 0)
		pl_put(text, "-");
}

void pl_notate(const struct pl_description *about, const struct pl_move *move, struct pl_text *text)
{
	const struct pl_form *form = pl_form_of(about, move);
	if (form == NULL)
		return;
	pl_put(text, "%s", form->name);
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++) {
		int64_t value = pl_item_get(item, NULL, move, 0, no_rows);
		if (item->kind == PL_IS_ONE && member_of(item, value) == 0)
			continue;
		pl_put(text, " %s=", item->name);
		notate_value(item, value, text);
	}
}

static int64_t number_in(const char *word, size_t length)
{
	size_t minus = length > 0 && word[0] == '-';
	int64_t value = 0;
	for (size_t i = minus; i < length && i < 10 && word[i] >= '0' && word[i] <= '9'; i++)
		value = 10 * value + word[i] - '0';
	return minus ? -value : value;
}

/* The member that a word of `length` letters names, or 0. */
static int member_named(const struct pl_set *set, const char *word, size_t length)
{
	if (set->keys == NULL) {
		int64_t m = number_in(word, length);
		return m <= set->count ? (int)m : 0;
	}
	for (int m = 1; m <= set->count; m++)
		if (strncmp(set->keys[m - 1], word, length) == 0 &&
		    set->keys[m - 1][length] == '\0')
			return m;
	return 0;
}

static int64_t read_counts(const struct pl_item *item, const char *word, size_t length)
{
	uint64_t value = 0;
	while (length > 0) {
		size_t part = 0;
		while (part < length && word[part] != '+')
			part++;
		const char *times = memchr(word, '*', part);
		size_t name = times != NULL ? (size_t)(times - word) : part;
		int m = member_named(item->set, word, name);
		int64_t count = times != NULL ? number_in(times + 1, part - name - 1) : 1;
		if (m > 0)
			value |= (uint64_t)(count & ((1 << item->bits) - 1))
				<< (item->first + (m - 1) * item->bits);
		part += part < length;
		word += part;
		length -= part;
	}
	return (int64_t)value;
}

/* Reads what may be nonsense: who writes it again and compares finds out. */
static void read_items(const struct pl_form *form, const char *text, struct pl_move *move)
{
	while (*text == ' ') {
		size_t name = strcspn(++text, "= ");
		size_t value = text[name] == '=' ? strcspn(text + name + 1, " ") : 0;
		const char *word = text + name + (text[name] == '=');
		for (const struct pl_item *item = items_of(form->items); item->name != NULL;
		     item++) {
			if (strlen(item->name) != name || memcmp(item->name, text, name) != 0)
				continue;
			int64_t found = item->kind == PL_IS_COUNTS ? read_counts(item, word, value)
				: item->kind == PL_IS_ONE
				? member_named(item->set, word, value) - 1 + item->first
				: number_in(word, value);
			pl_item_put(item, move, no_rows, found);
		}
		text = word + value;
	}
}

bool pl_read_notation(const struct pl_description *about, int seat, const char *text,
                      struct pl_move *out)
{
	size_t name = strcspn(text, " ");
	for (const struct pl_form *form = about->forms; form->name != NULL; form++) {
		if (strlen(form->name) != name || memcmp(form->name, text, name) != 0)
			continue;
		char room[PL_NOTATION_SIZE];
		struct pl_text again = pl_text_in(room, sizeof room);
		struct pl_move move = { .verb = form->verb, .seat = (uint8_t)seat };
		read_items(form, text + name, &move);
		pl_notate(about, &move, &again);
		*out = move;
		return strcmp(room, text) == 0;
	}
	return false;
}
