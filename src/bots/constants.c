/* constants.c - the numbers that steer the search; see constants.h. */
#include "bots/constants.h"

#include "core/rows.h"

#include <stdlib.h>
#include <string.h>

extern const char pl_text_bots_constants_txt[];

const struct pl_constant_info pl_constants[] = {
	[PL_EXPLORE] = { "explore", 1, 5000, 250, 20, 50,
	                 "how readily it tries what looks worse, in hundredths" },
	[PL_DEEPER] = { "deeper", 1, 100, 100, 25, 50,
	                "the same below the root, in percent of it" },
	[PL_TRUST] = { "trust", 0, 100, 85, 15, 0,
	               "percent of trust in the game's own weights, the rest in none" },
	[PL_SHARP] = { "sharp", 1, 32, 1, 1, 100, "the power that weights are raised to" },
	[PL_PLIES] = { "plies", 0, 1000, 8, 2, 60,
	               "moves played on from a new position before it is valued, for "
	               "two seats; in proportion for more" },
	[PL_WEIGHTED] = { "weighted", 0, 100, 100, 25, 0,
	                  "percent of those moves made by weight, the rest by chance" },
	[PL_HEAVIEST] = { "heaviest", 0, 100, 0, 25, 0,
	                  "percent of those by weight that are the heaviest move" },
	[PL_WIDE] = { "wide", 1, 512, 12, 4, 60, "moves considered at first where there are many" },
	[PL_BLIND] = { "blind", 0, 90, 30, 15, 0,
	               "percent of thought on what others expect who do not see our hand" },
	[PL_CLOSED] = { "closed", 0, 1, 0, 1, 0,
	                "1: what the mover sees is one decision; 0: what was moved is" },
	[PL_MIX] = { "mix", 0, 100, 0, 50, 0,
	             "percent of moves chosen by share, not as the most visited" },
	[PL_SMOOTH] = { "smooth", 0, 100, 30, 20, 0,
	                "percent of visits by average behaviour where hands are private" },
	[PL_CAUTION] = { "caution", 0, 1000, 0, 20, 50,
	                 "hundredths of a standard error by which a move must beat the weightiest "
	                 "in the same scenarios; the root then halves its moves again and again" },
	[PL_LEARNT] = { "learnt", 0, 1, 1, 1, 0,
	                "1: positions are judged by what was learnt from games, where the data is "
	                "what that was learnt from; 0: by the game's own sense" },
};
PL_ROWS(pl_constants, PL_CONSTANTS);

int pl_find_constant(const char *name, size_t length)
{
	for (int i = 0; i < PL_CONSTANTS; i++)
		if (strlen(pl_constants[i].name) == length &&
		    memcmp(pl_constants[i].name, name, length) == 0)
			return i;
	return -1;
}

static size_t line_length(const char *line)
{
	return strcspn(line, "\n");
}

/* The next word of a line, which begins where `at` says; its length, 0 at the line's end. */
static size_t next_word(const char **at)
{
	*at += strspn(*at, " ");
	return strcspn(*at, " \n");
}

static bool is_word(const char *at, size_t length, const char *word)
{
	return strlen(word) == length && strncmp(at, word, length) == 0;
}

/* What a line is about, by the words it begins with: its game, then "learnt" where it is for
 * positions judged by that, and "seats=N" where it is for so many alone. */
struct head {
	size_t slug; /* its length */
	bool learnt;
	int seats; /* 0: any */
};

static struct head head_of(const char *line)
{
	struct head head = { next_word(&line), false, 0 };
	size_t length = head.slug;
	for (line += length; (length = next_word(&line)) > 0; line += length) {
		if (is_word(line, length, "learnt"))
			head.learnt = true;
		else if (strncmp(line, "seats=", 6) == 0)
			head.seats = (int)strtol(line + 6, NULL, 10);
		else
			break;
	}
	return head;
}

static bool is_of_game(const char *line, const struct head *head, const struct pl_game *game)
{
	return is_word(line, head->slug, game->slug);
}

static bool holds(const char *line, const struct pl_setting *setting)
{
	struct head head = head_of(line);
	return is_of_game(line, &head, setting->game) && head.learnt == setting->learnt &&
		(head.seats == 0 || head.seats == setting->seats);
}

/* Whether it is the line that pl_constants_write() writes. */
static bool is_exactly(const char *line, const struct pl_setting *setting)
{
	struct head head = head_of(line);
	return is_of_game(line, &head, setting->game) && head.learnt == setting->learnt &&
		head.seats == setting->seats;
}

static const char *next_line(const char *line)
{
	line += line_length(line);
	return *line == '\n' ? line + 1 : line;
}

static void read_line(const char *line, int value[PL_CONSTANTS])
{
	const char *end = line + line_length(line);
	for (const char *at = line + strcspn(line, " \n"); at < end;) {
		at += strspn(at, " ");
		size_t length = strcspn(at, "= \n");
		int which = pl_find_constant(at, length);
		if (which >= 0 && at[length] == '=' && value[which] == PL_UNSET)
			value[which] = (int)strtol(at + length + 1, NULL, 10);
		at += strcspn(at, " \n");
	}
}

void pl_constants_for(const struct pl_setting *setting, int value[PL_CONSTANTS])
{
	const char *line = pl_text_bots_constants_txt;
	for (; *line != '\0'; line = next_line(line))
		if (holds(line, setting))
			read_line(line, value);
	for (int i = 0; i < PL_CONSTANTS; i++)
		if (value[i] == PL_UNSET)
			value[i] = pl_constants[i].usual;
}

static void write_setting(FILE *out, const struct pl_setting *setting,
                          const int value[PL_CONSTANTS])
{
	fprintf(out, "%s%s", setting->game->slug, setting->learnt ? " learnt" : "");
	if (setting->seats > 0)
		fprintf(out, " seats=%d", setting->seats);
	for (int i = 0; i < PL_CONSTANTS; i++)
		if (i != PL_LEARNT && value[i] != pl_constants[i].usual)
			fprintf(out, " %s=%d", pl_constants[i].name, value[i]);
	fprintf(out, "\n");
}

void pl_constants_write(FILE *out, const char *text, const struct pl_setting *setting,
                        const int value[PL_CONSTANTS])
{
	bool written = false;
	for (const char *line = text; *line != '\0'; line = next_line(line)) {
		bool own = is_exactly(line, setting);
		if (!own)
			fprintf(out, "%.*s\n", (int)line_length(line), line);
		else if (!written)
			write_setting(out, setting, value);
		written = written || own;
	}
	if (!written)
		write_setting(out, setting, value);
}
