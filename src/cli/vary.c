/* vary.c - the books of a sweep: a grid over values of the data; see study.h. */
#include "cli/study.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/text.h"

enum { MOST_VALUES = 1024, SETTING = 160 };

/* One "PATH=..." with all its values. */
struct axis {
	char path[SETTING];
	int count;
	char (*value)[64];
};

static bool add_value(struct axis *axis, const char *value, size_t length)
{
	if (axis->count == MOST_VALUES || length >= sizeof axis->value[0])
		return false;
	axis->value = pl_resize(axis->value, (size_t)(axis->count + 1) * sizeof axis->value[0]);
	snprintf(axis->value[axis->count++], sizeof axis->value[0], "%.*s", (int)length, value);
	return true;
}

/* LO..HI[:STEP] */
static bool read_range(struct axis *axis, const char *text)
{
	long long lo, hi, step = 1;
	char rest;
	int read = sscanf(text, "%lld..%lld:%lld%c", &lo, &hi, &step, &rest);
	if ((read != 2 && read != 3) || step < 1 || hi < lo)
		return false;
	if (read == 2 && strchr(text, ':') != NULL)
		return false;
	for (long long value = lo; value <= hi; value += step) {
		char digits[32];
		int length = snprintf(digits, sizeof digits, "%lld", value);
		if (!add_value(axis, digits, (size_t)length))
			return false;
	}
	return true;
}

static bool read_list(struct axis *axis, const char *text)
{
	for (;;) {
		size_t length = strcspn(text, ",");
		if (length == 0 || !add_value(axis, text, length))
			return false;
		if (text[length] == '\0')
			return true;
		text += length + 1;
	}
}

static bool read_axis(struct axis *axis, const char *text)
{
	size_t depth = 0, length = 0;
	while (text[length] != '\0' && (depth > 0 || text[length] != '=')) {
		depth = text[length] == '[' ? 1 : text[length] == ']' ? 0 : depth;
		length++;
	}
	bool good = text[length] == '=' && length > 0 && length < sizeof axis->path;
	if (good) {
		snprintf(axis->path, sizeof axis->path, "%.*s", (int)length, text);
		const char *values = text + length + 1;
		good = strstr(values, "..") != NULL ? read_range(axis, values)
						    : read_list(axis, values);
	}
	if (!good)
		cli_complain("--vary '%s': expected PATH=LO..HI, PATH=LO..HI:STEP or PATH=a,b,c",
		             text);
	return good;
}

/* The settings of a point of the grid, and its name. */
static void point(const struct axis *axes, int count, uint64_t number,
                  char settings[CLI_VARIED][SETTING + 64], char *name, size_t size)
{
	struct pl_text text = pl_text_in(name, size);
	for (int i = count - 1; i >= 0; i--) {
		int value = (int)(number % (uint64_t)axes[i].count);
		number /= (uint64_t)axes[i].count;
		snprintf(settings[i], sizeof settings[i], "%s=%s", axes[i].path,
		         axes[i].value[value]);
	}
	for (int i = 0; i < count; i++)
		pl_put(&text, "%s%s", i == 0 ? "" : " ", settings[i]);
}

static void keep(struct cli_variants *variants, struct pl_book *book, const char *name)
{
	size_t room = (size_t)variants->count + 1;
	variants->books = pl_resize(variants->books, room * sizeof variants->books[0]);
	variants->names = pl_resize(variants->names, room * sizeof variants->names[0]);
	variants->books[variants->count] = book;
	variants->names[variants->count++] = pl_copied(name);
}

static struct pl_book *load(const struct cli_table *table, const char *text, size_t length,
                            const char *const *settings, int count, struct pl_faults *faults)
{
	if (text == NULL)
		return pl_book_standard(table->game, settings, count, faults);
	return pl_book_load(table->game, text, length, settings, count, faults);
}

struct pl_book *cli_try_book(const struct cli_table *table, const char *const *settings, int count)
{
	size_t length = 0;
	char *text = table->data == NULL ? NULL
					 : cli_read_file(table->data, PL_DATA_BYTES, &length);
	struct pl_book *book = load(table, text, length, settings, count, NULL);
	free(text);
	return book;
}

/* Points that the data or the number of seats does not allow are left out. */
static void open_point(const struct cli_table *table, const char *text, size_t length,
                       const struct axis *axes, int axis_count, uint64_t number,
                       struct cli_variants *variants)
{
	char settings[CLI_VARIED][SETTING + 64], name[512];
	const char *all[CLI_SETTINGS + CLI_VARIED];
	int count = 0;
	struct pl_faults faults = { 0 };
	point(axes, axis_count, number, settings, name, sizeof name);
	for (int i = 0; i < table->setting_count; i++)
		all[count++] = table->settings[i];
	for (int i = 0; i < axis_count; i++)
		all[count++] = settings[i];
	struct pl_book *book = load(table, text, length, all, count, &faults);
	const struct pl_reason *reason =
		book == NULL ? NULL : pl_book_vet(table->game, book, table->seats);
	if (book != NULL && reason == NULL) {
		keep(variants, book, name);
		return;
	}
	fprintf(stderr, "left out %s: %s\n", name,
	        reason != NULL             ? reason->text
	                : faults.count > 0 ? faults.at[0].text
	                                   : "?");
	pl_book_free(book);
}

/* All points, or some drawn by the seed, in the order of the grid. */
static void open_points(const struct cli_table *table, const char *text, size_t length,
                        const struct axis *axes, int axis_count, int samples,
                        struct cli_variants *variants)
{
	uint64_t all = 1, left;
	for (int i = 0; i < axis_count; i++)
		all *= (uint64_t)axes[i].count;
	uint64_t wanted = samples > 0 && (uint64_t)samples < all ? (uint64_t)samples : all;
	struct pl_chance chance = { { table->key[0], ~table->key[1] }, 0 };
	left = all;
	for (uint64_t number = 0; number < all; number++, left--) {
		bool chosen = wanted == left || pl_draw(&chance, (uint32_t)left) < wanted;
		if (!chosen)
			continue;
		wanted--;
		open_point(table, text, length, axes, axis_count, number, variants);
		if (wanted == 0)
			break;
	}
}

static bool is_too_large(const struct axis *axes, int count, int samples)
{
	uint64_t all = 1;
	for (int i = 0; i < count && all < UINT32_MAX; i++)
		all *= (uint64_t)axes[i].count;
	if (all >= UINT32_MAX || (samples == 0 && all > CLI_VARIANTS))
		return cli_complain("the grid has more than %d points; try --samples 100",
		                    CLI_VARIANTS),
		       true;
	return false;
}

bool cli_open_variants(const struct cli_table *table, const char *const *vary, int vary_count,
                       int samples, struct cli_variants *variants)
{
	struct axis axes[CLI_VARIED] = { 0 };
	bool good = true;
	size_t length = 0;
	char *text = table->data == NULL ? NULL
					 : cli_read_file(table->data, PL_DATA_BYTES, &length);
	for (int i = 0; good && i < vary_count; i++)
		good = read_axis(&axes[i], vary[i]);
	good = good && !is_too_large(axes, vary_count, samples);
	if (good) {
		const char *name = table->data == NULL ? "the standard data" : table->data;
		keep(variants,
		     load(table, text, length, table->settings, table->setting_count, NULL), name);
		open_points(table, text, length, axes, vary_count, samples, variants);
		if (variants->count == 1)
			good = cli_complain("none of these values can be played") == 0;
	}
	for (int i = 0; i < vary_count; i++)
		free(axes[i].value);
	free(text);
	return good;
}

void cli_close_variants(struct cli_variants *variants)
{
	for (int i = 0; i < variants->count; i++) {
		pl_book_free(variants->books[i]);
		free(variants->names[i]);
	}
	free(variants->books);
	free(variants->names);
}
