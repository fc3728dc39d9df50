/* book.c - loading a book: its parts in order, then digest, prepare and vet.
 *
 * Memory that runs out is told as a fault like any other mistake: no data can
 * stop the program, only a game that breaks its contract. */
#include "core/book_parts.h"

#include "core/chance.h"
#include "core/index.h"
#include "core/language.h"
#include "core/text.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the caller holds is the first member. */
struct book {
	struct pl_book book;
	struct pl_rules *rules;
	const char **words;
	char *texts;                 /* that words point into */
	struct pl_language *english; /* NULL where the game has no words file */
	struct pl_index *fields, *counts;
};

/* --- mistakes ----------------------------------------------------------- */

/* Where a text was cut to fit, no half character stays at its end. */
static void mend_end(char *text)
{
	const char *at = text, *end = text + strlen(text), *good = text;
	uint32_t point;
	while (at < end && pl_utf8_next(&at, end, &point))
		good = at;
	text[good - text] = '\0';
}

void pl_fault_addv(struct pl_faults *faults, int line, int column, const char *prefix,
                   const char *format, va_list args)
{
	if (faults->count == PL_FAULTS) {
		faults->more = true;
		return;
	}
	struct pl_fault *fault = &faults->at[faults->count++];
	fault->line = line;
	fault->column = column;
	struct pl_text text = pl_text_in(fault->text, sizeof fault->text);
	pl_put(&text, "%s", prefix);
	vsnprintf(text.at, (size_t)(text.end - text.at) + 1, format, args);
	mend_end(fault->text);
}

void pl_fault_add(struct pl_faults *faults, int line, int column, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	pl_fault_addv(faults, line, column, "", format, args);
	va_end(args);
}

/* What has no place in the text comes after all that has. */
static bool comes_after(const struct pl_fault *a, const struct pl_fault *b)
{
	if (a->line == 0 || b->line == 0)
		return a->line == 0 && b->line != 0;
	return a->line != b->line ? a->line > b->line : a->column > b->column;
}

static void sort_faults(struct pl_faults *faults)
{
	for (int i = 1; i < faults->count; i++) {
		struct pl_fault fault = faults->at[i];
		int at = i;
		for (; at > 0 && comes_after(&faults->at[at - 1], &fault); at--)
			faults->at[at] = faults->at[at - 1];
		faults->at[at] = fault;
	}
}

/* --- the digest --------------------------------------------------------- */

/* pl_hash() of bytes that come in pieces. */
struct digest {
	struct pl_sip sip;
	uint64_t block;
	uint64_t length;
};

static void digest_text(struct digest *digest, const char *text)
{
	for (; *text != '\0'; text++) {
		uint64_t in_block = digest->length++ & 7;
		digest->block |= (uint64_t)(unsigned char)*text << (8 * in_block);
		if (in_block == 7) {
			pl_sip_block(&digest->sip, digest->block, 1);
			digest->block = 0;
		}
	}
}

static uint64_t digest_end(struct digest *digest)
{
	pl_sip_block(&digest->sip, digest->block | digest->length << 56, 1);
	return pl_sip_end(&digest->sip, 3);
}

static void digest_number(struct digest *digest, const struct pl_field *field,
                          const struct pl_rules *rules, int row0, int row1)
{
	char line[PL_PATH + 40];
	struct pl_text text = pl_text_in(line, sizeof line);
	pl_field_path(field, row0, row1, &text);
	pl_put(&text, "=%d\n", pl_field_get(field, rules, row0, row1));
	digest_text(digest, line);
}

static void digest_field(struct digest *digest, const struct pl_game *game,
                         const struct pl_field *field, const struct pl_rules *rules)
{
	int taken = pl_field_taken(field);
	int rows0 = taken > 0 ? pl_field_rows(game, field, rules, 0, 0) : 1;
	for (int i = 0; i < rows0; i++) {
		int rows1 = taken > 1 ? pl_field_rows(game, field, rules, 1, i) : 1;
		for (int j = 0; j < rows1; j++)
			digest_number(digest, field, rules, i, j);
	}
}

static uint64_t digest_of(const struct pl_game *game, const struct pl_rules *rules, bool options)
{
	static const uint64_t key[2] = { 0, 0 };
	struct digest digest = { .sip = pl_sip_start(key) };
	for (const struct pl_field *field = game->fields; field->path != NULL; field++)
		if (field->kind != PL_WORD && (options || field->use != PL_OPTION))
			digest_field(&digest, game, field, rules);
	return digest_end(&digest);
}

/* --- loading ------------------------------------------------------------ */

/* A code that the table lacks is the game's mistake, and refuses all the same. */
static const struct pl_reason *reason_of(const struct pl_game *game, int code)
{
	static const struct pl_reason unknown = { "?",
		                                  "vet() gave a reason that is not in the table" };
	if (code == 0)
		return NULL;
	for (int i = 1; game->reasons[i].clause != NULL; i++)
		if (i == code)
			return &game->reasons[i];
	return &unknown;
}

const struct pl_reason *pl_book_vet(const struct pl_game *game, const struct pl_book *book,
                                    int seats)
{
	return reason_of(game, game->vet(book->rules, seats));
}

int pl_usual_seats(const struct pl_game *game, const struct pl_book *book)
{
	int usual = game->min_seats;
	for (int seats = usual; seats <= game->max_seats && seats <= 4; seats++)
		if (pl_book_vet(game, book, seats) == NULL)
			usual = seats;
	return usual;
}

/* Rules that some number of seats can play are good; else tell each reason
 * once. `read` is what they were before prepare(). */
static void vet_all(struct pl_loader *l, const struct pl_rules *read)
{
	const struct pl_game *game = l->game;
	int last = 0;
	for (int seats = game->min_seats; seats <= game->max_seats; seats++)
		if (game->vet(l->rules, seats) == 0)
			return;
	for (int seats = game->min_seats; seats <= game->max_seats; seats++) {
		int code = game->vet(l->rules, seats), row[2] = { 0, 0 };
		const struct pl_reason *reason = reason_of(game, code);
		if (code == last)
			continue;
		const char *path = l->unheard ? NULL
			: game->blame != NULL ? game->blame(l->rules, seats, row)
					      : pl_blame(game, read, seats, row);
		const struct pl_node *node = path != NULL ? pl_node_of_path(&l->tree, path, row)
							  : NULL;
		pl_fault_add(l->faults, node != NULL ? node->line : 0,
		             node != NULL ? node->column : 0, "nobody can play this: %s (%s)",
		             reason->text, reason->clause);
		last = code;
	}
}

static void load(struct pl_loader *l, const char *yaml, size_t length, const char *const *settings,
                 int setting_count)
{
	if (!pl_tree_read(&l->tree, yaml, length, l->faults))
		return;
	if (!pl_read_data(l)) {
		pl_fault_add(l->faults, 0, 0, "not enough memory to load the data");
		return;
	}
	for (int i = 0; i < setting_count; i++)
		pl_apply_setting(l, settings[i]);
	if (l->faults->count > 0)
		return;
	/* prepare() may read the digest and must leave it as it is. */
	uint64_t digest = digest_of(l->game, l->rules, true);
	l->rules->digest = digest;
	l->rules->data = digest_of(l->game, l->rules, false);
	struct pl_rules *read = malloc(l->game->rules_size);
	if (read == NULL) {
		pl_fault_add(l->faults, 0, 0, "not enough memory to load the data");
		return;
	}
	memcpy(read, l->rules, l->game->rules_size);
	l->game->prepare(l->rules);
	assert(l->rules->digest == digest);
	vet_all(l, read);
	free(read);
}

/* The book takes what it needs from the loader, which frees the rest. */
static struct pl_book *bind(struct pl_loader *l)
{
	struct book *book = calloc(1, sizeof *book);
	if (book == NULL) {
		pl_fault_add(l->faults, 0, 0, "not enough memory to load the data");
		return NULL;
	}
	book->rules = l->rules;
	book->words = l->words;
	book->texts = l->tree.texts;
	book->english = pl_language_of(l->game, "en");
	pl_fields_index(l->game, &book->fields, &book->counts);
	book->book = (struct pl_book){ .rules = book->rules,
		                       .words = book->words,
		                       .language = book->english,
		                       .fields = book->fields,
		                       .counts = book->counts };
	l->rules = NULL;
	l->words = NULL;
	l->tree.texts = NULL;
	return &book->book;
}

static void free_loader(struct pl_loader *l)
{
	pl_tree_free(&l->tree);
	pl_shapes_free(&l->shapes);
	free(l->rules);
	free(l->words);
	free(l->given);
}

struct pl_book *pl_book_load(const struct pl_game *game, const char *yaml, size_t length,
                             const char *const *settings, int setting_count,
                             struct pl_faults *faults)
{
	struct pl_faults unread;
	struct pl_loader l = { .game = game,
		               .faults = faults == NULL ? &unread : faults,
		               .unheard = faults == NULL };
	*l.faults = (struct pl_faults){ .count = 0 };
	if (length > PL_DATA_BYTES) {
		pl_fault_add(l.faults, 0, 0, "the data is %zu bytes long; expected at most %d",
		             length, PL_DATA_BYTES);
		return NULL;
	}
	l.rules = calloc(1, game->rules_size);
	if (l.rules == NULL || !pl_shapes_make(&l.shapes, game))
		pl_fault_add(l.faults, 0, 0, "not enough memory to load the data");
	else
		load(&l, yaml, length, settings, setting_count);
	struct pl_book *book = l.faults->count == 0 ? bind(&l) : NULL;
	sort_faults(l.faults);
	free_loader(&l);
	return book;
}

struct pl_book *pl_book_standard(const struct pl_game *game, const char *const *settings,
                                 int setting_count, struct pl_faults *faults)
{
	return pl_book_load(game, game->standard, strlen(game->standard), settings, setting_count,
	                    faults);
}

void pl_book_free(struct pl_book *book)
{
	if (book == NULL)
		return;
	struct book *whole = (struct book *)book;
	free(whole->rules);
	free(whole->words);
	free(whole->texts);
	pl_language_free(whole->english);
	pl_index_free(whole->fields);
	pl_index_free(whole->counts);
	free(whole);
}
