/* uses.c - what a move uses; see uses.h. */
#include "bots/uses.h"

#include "core/book.h"
#include "core/describe_parts.h"
#include "core/language.h"
#include "core/memory.h"

#include <ctype.h>

/* Which use a member of an item is, or a piece that a form points at: hashed. */
struct place {
	uint64_t key; /* 0: none */
	int use;      /* -1: no name, no use */
};

struct pl_uses {
	const struct pl_game *game;
	const struct pl_book *book;
	struct pl_use_of *at;
	int count, room;
	struct place *places;
	uint32_t place_count, place_room; /* room is a power of two */
	char bar[96];                     /* "": nothing */
};

struct pl_uses *pl_uses_open(const struct pl_game *game, const struct pl_book *book)
{
	struct pl_uses *uses = pl_zeroed(sizeof *uses);
	uses->game = game;
	uses->book = book;
	uses->place_room = 1024;
	uses->places = pl_zeroed(uses->place_room * sizeof uses->places[0]);
	return uses;
}

void pl_uses_close(struct pl_uses *uses)
{
	if (uses == NULL)
		return;
	free(uses->at);
	free(uses->places);
	free(uses);
}

int pl_uses_count(const struct pl_uses *uses)
{
	return uses->count;
}

const struct pl_use_of *pl_uses_at(const struct pl_uses *uses, int use)
{
	return &uses->at[use];
}

/* --- names ------------------------------------------------------------------- */

static const struct pl_set *whole_of(const struct pl_set *set)
{
	while (set->of != NULL)
		set = set->of;
	return set;
}

/* Sets whose members have names, by the data or by their keys. */
static bool is_named(const struct pl_set *set)
{
	return whole_of(set)->rows != NULL || whole_of(set)->keys != NULL;
}

/* Whether a part of an id is a seat: p1 to p6. */
static bool is_seat(const char *part, size_t length)
{
	return length == 2 && part[0] == 'p' && part[1] >= '1' && part[1] <= '0' + PL_SEATS;
}

/* An id or a name without its seats: "store-p1-iron" is "store-iron". */
static void put_seatless(struct pl_text *out, const char *id)
{
	for (const char *at = id; *at != '\0';) {
		size_t length = strcspn(at, "-");
		if (!is_seat(at, length))
			pl_put(out, "%s%.*s", out->at == out->start ? "" : "-", (int)length, at);
		at += length + (at[length] == '-');
	}
}

/* The word for a member, without the seat it may be of. */
static void say_member(const struct pl_uses *uses, const struct pl_set *set, int member,
                       struct pl_text *text)
{
	char words[128];
	struct pl_text said = pl_text_in(words, sizeof words);
	pl_say_member(uses->game, uses->book, set, member, &said);
	const char *from = words;
	if (is_seat(words, 2) && strncmp(words + 2, "'s ", 3) == 0)
		from += 5;
	pl_put(text, "%s", from);
}

/* --- making ------------------------------------------------------------------ */

/* Whether one use is barred by what is barred now. */
static bool is_barred(const struct pl_uses *uses, const struct pl_use_of *use)
{
	return uses->bar[0] != '\0' &&
		(strcmp(uses->bar, use->key) == 0 || strcmp(uses->bar, use->thing) == 0);
}

static int add_use(struct pl_uses *uses, const struct pl_use_of *made)
{
	for (int i = 0; i < uses->count; i++)
		if (strcmp(uses->at[i].key, made->key) == 0)
			return i;
	if (uses->count == uses->room) {
		uses->room = 2 * uses->room + 64;
		uses->at = pl_resize(uses->at, (size_t)uses->room * sizeof uses->at[0]);
	}
	uses->at[uses->count] = *made;
	uses->at[uses->count].barred = is_barred(uses, made);
	return uses->count++;
}

static int add_form(struct pl_uses *uses, const struct pl_form *form)
{
	struct pl_use_of use = { .sort = "verb", .verb = form->name, .manner = form->manner };
	snprintf(use.key, sizeof use.key, "%s", form->name);
	snprintf(use.label, sizeof use.label, "%s", form->name);
	return add_use(uses, &use);
}

/* Forms of one verb are one way to use a thing. */
static const char *verb_of(const struct pl_game *game, const struct pl_form *form)
{
	const struct pl_form *first = game->description->forms;
	while (first->verb != form->verb)
		first++;
	return first->name;
}

static int add_thing(struct pl_uses *uses, const struct pl_form *form, const char *item,
                     const char *sort, const char *name)
{
	struct pl_use_of use = { .item = item, .manner = form->manner };
	use.verb = verb_of(uses->game, form);
	struct pl_text thing = pl_text_in(use.thing, sizeof use.thing);
	pl_put_slug(&thing, name);
	if (use.thing[0] == '\0')
		return -1;
	snprintf(use.sort, sizeof use.sort, "%s", sort);
	snprintf(use.key, sizeof use.key, "%.30s %.20s%s%.40s", use.verb, item == NULL ? "" : item,
	         item == NULL ? "" : "=", use.thing);
	snprintf(use.label, sizeof use.label, "%.30s %.20s%s%.70s", use.verb,
	         item == NULL ? "" : item, item == NULL ? "" : " ", name);
	return add_use(uses, &use);
}

static int add_member(struct pl_uses *uses, const struct pl_form *form, const struct pl_item *item,
                      bool first, int member)
{
	char words[128];
	struct pl_text name = pl_text_in(words, sizeof words);
	say_member(uses, item->set, member, &name);
	return add_thing(uses, form, first ? NULL : item->name, whole_of(item->set)->name, words);
}

/* A thing by the piece that stands for it, where the item's numbers have no names of their
 * own: "unit-tank" is Tank, a unit. A place that is but a number is nothing to name. */
static int add_piece(struct pl_uses *uses, const struct pl_form *form, uint16_t piece)
{
	char id[64], name[128], bare[64];
	struct pl_text id_text = pl_text_in(id, sizeof id);
	struct pl_text name_text = pl_text_in(name, sizeof name);
	struct pl_text bare_text = pl_text_in(bare, sizeof bare);
	uses->game->piece(uses->book, piece, &id_text, &name_text);
	put_seatless(&bare_text, id);
	const char *last = strrchr(bare, '-');
	if (last == NULL || isdigit((unsigned char)last[1]))
		return -1;
	bool owned = strcmp(bare, id) != 0;
	const char *called = owned ? strchr(bare, '-') + 1 : name;
	char sort[32];
	snprintf(sort, sizeof sort, "%.*s", (int)strcspn(bare, "-"), bare);
	return add_thing(uses, form, NULL, sort, called);
}

/* --- finding ----------------------------------------------------------------- */

static struct place *place_of(struct pl_uses *uses, uint64_t key)
{
	uint32_t mask = uses->place_room - 1;
	uint32_t at = (uint32_t)((key * 0x9e3779b97f4a7c15u) >> 32) & mask;
	while (uses->places[at].key != 0 && uses->places[at].key != key)
		at = (at + 1) & mask;
	return &uses->places[at];
}

static void remember(struct pl_uses *uses, uint64_t key, int use)
{
	if (2 * (uses->place_count + 1) > uses->place_room) {
		struct place *old = uses->places;
		uint32_t room = uses->place_room;
		uses->place_room = 2 * room;
		uses->places = pl_zeroed(uses->place_room * sizeof uses->places[0]);
		for (uint32_t i = 0; i < room; i++)
			if (old[i].key != 0)
				*place_of(uses, old[i].key) = old[i];
		free(old);
	}
	*place_of(uses, key) = (struct place){ key, use };
	uses->place_count++;
}

static void put_use(int use, int out[PL_USES], int *count)
{
	for (int i = 0; i < *count; i++)
		if (out[i] == use)
			return;
	if (use >= 0 && *count < PL_USES)
		out[(*count)++] = use;
}

/* What is numbered has its place under a key of form, item and number. */
static uint64_t key_for(const struct pl_uses *uses, const struct pl_form *form, int item,
                        int64_t number)
{
	uint64_t at = (uint64_t)(form - uses->game->description->forms) + 1;
	return at << 40 | (uint64_t)item << 32 | (uint32_t)number;
}

static int use_of_form(struct pl_uses *uses, const struct pl_form *form)
{
	uint64_t key = key_for(uses, form, 0, 0);
	struct place *place = place_of(uses, key);
	if (place->key == 0)
		remember(uses, key, add_form(uses, form));
	return place_of(uses, key)->use;
}

static int use_of_item(struct pl_uses *uses, const struct pl_form *form, const struct pl_item *item,
                       bool first, int member)
{
	uint64_t key = key_for(uses, form, 1 + (int)(item - form->items), member);
	struct place *place = place_of(uses, key);
	if (place->key == 0)
		remember(uses, key, add_member(uses, form, item, first, member));
	return place_of(uses, key)->use;
}

static int use_of_piece(struct pl_uses *uses, const struct pl_form *form,
                        const struct pl_state *view, const struct pl_move *move)
{
	uint16_t piece[PL_TOUCH];
	if (uses->game->touch(uses->book->rules, view, move, piece) == 0)
		return -1;
	uint64_t key = key_for(uses, form, PL_ARGS + 1, piece[0]);
	struct place *place = place_of(uses, key);
	if (place->key == 0)
		remember(uses, key, add_piece(uses, form, piece[0]));
	return place_of(uses, key)->use;
}

int pl_uses_of(struct pl_uses *uses, const struct pl_state *view, const struct pl_move *move,
               int use[PL_USES])
{
	const struct pl_form *form = pl_form_of(uses->game->description, move);
	int count = 0;
	bool first = true;
	if (form == NULL)
		return 0;
	put_use(use_of_form(uses, form), use, &count);
	for (const struct pl_item *item = items_of(form->items); item->name != NULL; item++) {
		if (item->kind != PL_IS_ONE || item->set == &pl_seats)
			continue;
		int member = member_of(item, pl_item_get(item, NULL, move, 0, no_rows));
		if (is_named(item->set) && member > 0)
			put_use(use_of_item(uses, form, item, first && !item->may_lack, member),
			        use, &count);
		else if (first && !item->may_lack)
			put_use(use_of_piece(uses, form, view, move), use, &count);
		first = false;
	}
	return count;
}

/* --- barring ------------------------------------------------------------------ */

void pl_uses_bar(struct pl_uses *uses, const char *key)
{
	snprintf(uses->bar, sizeof uses->bar, "%s", key == NULL ? "" : key);
	for (int i = 0; i < uses->count; i++)
		uses->at[i].barred = is_barred(uses, &uses->at[i]);
}

bool pl_uses_bars(struct pl_uses *uses, const struct pl_state *view, const struct pl_move *move)
{
	int use[PL_USES];
	int count = uses->bar[0] == '\0' ? 0 : pl_uses_of(uses, view, move, use);
	for (int i = 0; i < count; i++)
		if (uses->at[use[i]].barred)
			return true;
	return false;
}

int pl_uses_allow(struct pl_uses *uses, const struct pl_state *view, struct pl_move *moves,
                  int count)
{
	bool barred[PL_MOVES];
	int left = 0;
	for (int i = 0; i < count; i++) {
		barred[i] = pl_uses_bars(uses, view, &moves[i]);
		left += !barred[i];
	}
	if (left == 0)
		return count;
	for (int i = 0, at = 0; i < count; i++)
		if (!barred[i])
			moves[at++] = moves[i];
	return left;
}

/* --- what can be barred ---------------------------------------------------------- */

static int members_of(const struct pl_game *game, const struct pl_book *book,
                      const struct pl_set *set)
{
	const struct pl_field *names = set->rows != NULL ? pl_book_field(game, book, set->rows)
							 : NULL;
	int rows = names != NULL ? pl_book_rows(game, book, names, 0, 0) : set->count;
	return rows < set->count ? rows : set->count;
}

/* Every named thing of the tables, in a use for each; and every form. */
static void add_all(struct pl_uses *uses)
{
	const struct pl_description *about = uses->game->description;
	for (const struct pl_form *form = about->forms; form->name != NULL; form++)
		add_form(uses, form);
	for (const struct pl_form *form = about->forms; form->name != NULL; form++) {
		bool first = true;
		for (const struct pl_item *item = items_of(form->items); item->name != NULL;
		     item++) {
			if (item->kind != PL_IS_ONE || item->set == &pl_seats)
				continue;
			int members = is_named(item->set)
				? members_of(uses->game, uses->book, item->set)
				: 0;
			for (int m = 1; m <= members; m++)
				add_member(uses, form, item, first && !item->may_lack, m);
			first = false;
		}
	}
}

/* Whether a set of the tables has a thing of that name: pieces stand for some of them. */
static bool is_thing(const struct pl_uses *uses, const char *slug, const char **near, int *edits)
{
	static _Thread_local char found[64];
	for (const struct pl_set *const *set = uses->game->description->sets; *set != NULL; set++) {
		int members = is_named(*set) ? members_of(uses->game, uses->book, *set) : 0;
		for (int m = 1; m <= members; m++) {
			char words[128], thing[64];
			struct pl_text name = pl_text_in(words, sizeof words);
			struct pl_text text = pl_text_in(thing, sizeof thing);
			say_member(uses, *set, m, &name);
			pl_put_slug(&text, words);
			int apart = pl_edits(slug, thing);
			if (apart == 0)
				return true;
			if (apart < *edits) {
				*edits = apart;
				snprintf(found, sizeof found, "%s", thing);
				*near = found;
			}
		}
	}
	return false;
}

static const struct pl_use_of *find(const struct pl_uses *uses, const char *key, const char **near,
                                    int *edits)
{
	for (int i = 0; i < uses->count; i++) {
		const struct pl_use_of *use = &uses->at[i];
		int apart = pl_edits(key, use->key);
		if (apart == 0 || strcmp(key, use->thing) == 0)
			return use;
		if (apart < *edits) {
			*edits = apart;
			*near = use->key;
		}
	}
	return NULL;
}

/* "Play Winch Room" as a key: the verb, a blank, the thing. */
static void put_key(const struct pl_uses *uses, const char *name, char key[96])
{
	char first[64], rest[64];
	size_t length = strcspn(name, " ");
	snprintf(first, sizeof first, "%.*s", (int)(length < 60 ? length : 60), name);
	const char *form = NULL; /* as its table writes it */
	for (int i = 0; form == NULL && i < uses->count; i++)
		if (uses->at[i].thing[0] == '\0' && pl_same_words(uses->at[i].key, first))
			form = uses->at[i].key;
	struct pl_text text = pl_text_in(key, 96), thing = pl_text_in(rest, sizeof rest);
	const char *from = form != NULL && name[length] == ' ' ? name + length + 1 : name;
	const char *equals = strchr(from, '=');
	pl_put_slug(&thing, equals == NULL ? from : equals + 1);
	if (from != name)
		pl_put(&text, "%s ", form);
	if (equals != NULL)
		pl_put(&text, "%.*s=", (int)(equals - from), from);
	pl_put(&text, "%s", rest);
}

bool pl_uses_read(const struct pl_game *game, const struct pl_book *book, const char *name,
                  char key[96], struct pl_text *why)
{
	struct pl_uses *uses = pl_uses_open(game, book);
	const char *near = NULL;
	int edits = 1 + (int)strlen(name) / 3;
	add_all(uses);
	put_key(uses, name, key);
	const char *blank = strchr(key, ' ');
	bool good = find(uses, key, &near, &edits) != NULL || is_thing(uses, key, &near, &edits) ||
		(blank != NULL && is_thing(uses, blank + 1, &near, &edits));
	if (!good && near != NULL)
		pl_put(why, "%s has no '%s' to do without; did you mean '%s'?", game->title, name,
		       near);
	else if (!good)
		pl_put(why,
		       "%s has no '%s' to do without; a form of move ('%s'), the name of a card or "
		       "another thing, or both together would do",
		       game->title, name, game->description->forms[0].name);
	pl_uses_close(uses);
	return good;
}
