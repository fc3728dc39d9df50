/* learn_file.c - a judge as text, which is also the inside of its initialiser; see learn.h. */
#include "lab/learn.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* --- writing -------------------------------------------------------------------------- */

static int count_names(const char *const *names)
{
	int count = 0;
	while (names[count] != NULL)
		count++;
	return count;
}

static void write_row(const int16_t *row, int count, FILE *out)
{
	fputs("\t{", out);
	for (int i = 0; i < count; i++)
		fprintf(out, " %d,", row[i]);
	fputs(" },\n", out);
}

static void write_wide(const char *name, const int32_t *row, int count, FILE *out)
{
	fprintf(out, ".%s = {", name);
	for (int i = 0; i < count; i++)
		fprintf(out, " %" PRId32 ",", row[i]);
	fputs(" },\n", out);
}

void pl_judge_write(const struct pl_judge *judge, const struct pl_sights *sights,
                    const char *remarks, FILE *out)
{
	int own = count_names(sights->own), table = count_names(sights->table);
	fprintf(out,
	        "/* judge.net - what was learnt from games; core/judge.h says what it means.\n");
	fprintf(out, " * Written by `perilune learn`: not to be edited.\n%s */\n", remarks);
	fprintf(out, ".data = 0x%016" PRIx64 ",\n.plain = {\n", judge->data);
	for (int i = 0; i < own; i++)
		fprintf(out, "\t%d, /* %s */\n", judge->plain[i], sights->own[i]);
	fprintf(out, "},\n.own = {\n");
	for (int i = 0; i < PL_UNITS; i++)
		write_row(judge->own[i], own, out);
	fprintf(out, "},\n.table = { /*");
	for (int i = 0; i < table; i++)
		fprintf(out, "%s %s", i == 0 ? "" : ";", sights->table[i]);
	fprintf(out, " */\n");
	for (int i = 0; i < PL_UNITS; i++)
		write_row(judge->table[i], table, out);
	fprintf(out, "},\n.second = {\n");
	for (int i = 0; i < PL_SECOND; i++)
		write_row(judge->second[i], PL_UNITS, out);
	fprintf(out, "},\n.around = {\n");
	for (int i = 0; i < PL_SECOND; i++)
		write_row(judge->around[i], PL_UNITS, out);
	fprintf(out, "},\n.last = {");
	for (int i = 0; i < PL_SECOND; i++)
		fprintf(out, " %d,", judge->last[i]);
	fprintf(out, " },\n");
	write_wide("first_at", judge->first_at, PL_UNITS, out);
	write_wide("second_at", judge->second_at, PL_SECOND, out);
}

/* --- reading ---------------------------------------------------------------------------- */

struct reader {
	const char *at;
	int line;
	struct pl_text *why;
	bool good;
};

static void complain(struct reader *reader, const char *what)
{
	if (reader->good)
		pl_put(reader->why, "line %d: %s", reader->line, what);
	reader->good = false;
}

/* Over blanks, commas, braces and remarks, which are for people and compilers. */
static void skip(struct reader *reader)
{
	for (;; reader->at++) {
		if (strncmp(reader->at, "/*", 2) == 0) {
			for (; *reader->at != '\0' && strncmp(reader->at, "*/", 2) != 0;
			     reader->at++)
				reader->line += *reader->at == '\n';
			if (*reader->at == '\0')
				return;
			reader->at++;
		} else if (*reader->at == '\0' || strchr(" \t\n,{}", *reader->at) == NULL) {
			return;
		}
		reader->line += *reader->at == '\n';
	}
}

static void expect(struct reader *reader, const char *name)
{
	size_t length = strlen(name);
	skip(reader);
	if (reader->good && strncmp(reader->at, name, length) == 0) {
		reader->at += length;
		return;
	}
	char what[64];
	struct pl_text text = pl_text_in(what, sizeof what);
	pl_put(&text, "expected '%s'", name);
	complain(reader, what);
}

static long long number(struct reader *reader, long long lo, long long hi)
{
	char *end;
	skip(reader);
	if (!reader->good)
		return 0;
	long long value = strtoll(reader->at, &end, 10);
	if (end == reader->at || value < lo || value > hi)
		complain(reader,
		         "expected a whole number, as long as its kind allows, for every "
		         "sight and unit");
	reader->at = end;
	return value;
}

static void read_rows(struct reader *reader, const char *name, int16_t *row, int rows, int width,
                      int room)
{
	expect(reader, name);
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < width; j++)
			row[i * room + j] = (int16_t)number(reader, -16383, 16383);
}

static void read_wide(struct reader *reader, const char *name, int32_t *row, int count)
{
	const int most = 1 << 28; /* so that no sum runs over */
	expect(reader, name);
	for (int i = 0; i < count; i++)
		row[i] = (int32_t)number(reader, -most, most);
}

bool pl_judge_read(struct pl_judge *judge, const struct pl_sights *sights, const char *text,
                   struct pl_text *why)
{
	struct reader reader = { text, 1, why, true };
	int own = count_names(sights->own), table = count_names(sights->table);
	memset(judge, 0, sizeof *judge);
	expect(&reader, ".data = 0x");
	char *end = NULL;
	judge->data = reader.good ? strtoull(reader.at, &end, 16) : 0;
	reader.at = reader.good ? end : reader.at;
	read_rows(&reader, ".plain =", judge->plain, 1, own, PL_SIGHTS);
	read_rows(&reader, ".own =", judge->own[0], PL_UNITS, own, PL_SIGHTS);
	read_rows(&reader, ".table =", judge->table[0], PL_UNITS, table, PL_SIGHTS);
	read_rows(&reader, ".second =", judge->second[0], PL_SECOND, PL_UNITS, PL_UNITS);
	read_rows(&reader, ".around =", judge->around[0], PL_SECOND, PL_UNITS, PL_UNITS);
	read_rows(&reader, ".last =", judge->last, 1, PL_SECOND, PL_SECOND);
	read_wide(&reader, ".first_at =", judge->first_at, PL_UNITS);
	read_wide(&reader, ".second_at =", judge->second_at, PL_SECOND);
	if (reader.good && strchr(reader.at, '}') == NULL)
		complain(&reader, "the file ends early");
	skip(&reader);
	if (reader.good && *reader.at != '\0')
		complain(&reader, "nothing more was expected: is it of other sights?");
	return reader.good;
}
