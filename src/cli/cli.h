/* cli.h - what the verbs of the program share: naming a game, its data, its
 * options, seats, seed and bots on the command line.
 *
 * Answers go to standard output, messages to standard error. Exit status: 0
 * done, 1 the answer is no, 2 bad usage or input.
 */
#ifndef PERILUNE_CLI_CLI_H
#define PERILUNE_CLI_CLI_H

#include "bots/bot.h"
#include "core/book.h"

#include <argp.h>
#include <stdio.h>
#include <stdlib.h>

enum { CLI_DONE = 0, CLI_NO = 1, CLI_BAD = 2 };

/* A verb is a row: what it is called, in a few words what it does, its options
 * and arguments, and the function behind it. Help, the manual page and the
 * completions of shells are all made of these rows. */
struct cli_verb {
	const char *name, *about;
	const struct argp *argp;
	int (*run)(int argc, char **argv);
};

extern const struct cli_verb cli_verbs[]; /* ended by a NULL name */

#define CLI_VERB(name)                                                                             \
	extern const struct argp cli_##name##_argp;                                                \
	int cli_##name(int argc, char **argv)

CLI_VERB(games);
CLI_VERB(rules);
CLI_VERB(describe);
CLI_VERB(check);
CLI_VERB(play);
CLI_VERB(serve);
CLI_VERB(fsck);
CLI_VERB(sim);
CLI_VERB(claims);
CLI_VERB(balance);
CLI_VERB(arena);
CLI_VERB(tune);
CLI_VERB(learn);
CLI_VERB(replay);
CLI_VERB(verify);
CLI_VERB(migrate);
CLI_VERB(bench);
CLI_VERB(man);
CLI_VERB(completion);

#undef CLI_VERB

/* "perilune: " and a line to standard error; returns CLI_BAD. */
int cli_complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* argp_parse with the house's habits: a mistyped option is answered with the
 * nearest one, and bad usage ends the program with CLI_BAD. */
void cli_parse(const struct argp *, int argc, char **argv, void *input);

/* The options of a verb and of the options it shares with others, in the order
 * of --help; how many. */
enum { CLI_OPTIONS = 64 };
int cli_options(const struct argp *, const struct argp_option *options[CLI_OPTIONS]);

/* A plain whole number from lo to hi; anything else ends the program with a
 * word about what was expected. */
long long cli_number(const char *text, long long lo, long long hi, struct argp_state *,
                     const char *what);

/* --language, for verbs that show games to people; use as a child. What it says holds at once,
 * instead of the locale's (tui/words.h). */
extern const struct argp cli_language_argp;

/* --pace, for verbs with the full screen; use as a child. It holds this time, instead of what the
 * person keeps (tui/film.h). */
extern const struct argp cli_pace_argp;

/* Where the value of an option goes: tables of these, ended by the key 0, say what a
 * switch of assignments would. A number must lie from lo to hi. */
enum cli_kind { CLI_FLAG, CLI_TEXT, CLI_INT, CLI_COUNT, CLI_REAL };

struct cli_place {
	int key;
	enum cli_kind kind;
	size_t at; /* in the verb's request: bool, const char *, int, uint64_t, double */
	long long lo, hi;
};

/* Put an option's value in its place in state->input; ARGP_ERR_UNKNOWN where the
 * table does not have it. */
error_t cli_put_option(const struct cli_place *, int key, char *argument, struct argp_state *);

/* The game of that name, or NULL after a complaint that names the nearest. */
const struct pl_game *cli_find_game(const char *slug);

/* The argument GAME of a verb that has that one alone: what its parser ends with. */
error_t cli_take_game(const struct pl_game **, int key, char *argument, struct argp_state *);

/* The arguments FILE... of a verb that does the same with each of them, likewise; each() has the
 * verb's request, and *bad counts how often it said false. */
error_t cli_take_files(bool (*each)(void *request, const char *path), int *bad, int key,
                       char *argument, struct argp_state *);

/* A whole file as text, or NULL after a complaint; the caller frees it. */
char *cli_read_file(const char *path, size_t most, size_t *length);

/* A transcript from a file, or NULL after a complaint. */
struct pl_transcript;
struct pl_transcript *cli_open_transcript(const char *path);

/* A data text whole, with a line that says whose it is before it if it has none: what
 * 'check' and people then need not be told. False if it cannot be written. */
bool cli_write_data(FILE *, const struct pl_game *, const char *yaml);

/* Faults of a file as path:line:column: text, on standard error. */
void cli_print_fault(const char *path, const struct pl_fault *);
void cli_print_faults(const char *path, const struct pl_faults *);

/* --- a table to play at ------------------------------------------------- */

enum { CLI_SETTINGS = 64 };

/* What the common options and the GAME argument say. */
struct cli_table {
	const struct pl_game *game;
	int seats;        /* 0: not said */
	const char *data; /* a file, or NULL for the standard data */
	const char *settings[CLI_SETTINGS];
	int setting_count;
	const char *bots;       /* SPEC,SPEC,... or NULL */
	const char *seed;       /* NULL: a fresh one */
	const char *judge_file; /* or NULL */
	struct pl_judge *judge; /* what it holds, after cli_open_table */
	struct pl_book *book;   /* after cli_open_table */
	uint64_t key[2];
};

/* --seats, --data, --option, --bots, --seed and the argument GAME; use as a
 * child, with the struct cli_table as its input. */
extern const struct argp cli_table_argp;

/* Load the book, settle seats and seed; false after a complaint. `seats` is
 * what the verb takes when none are given (at least the game's fewest); 0: what is
 * usual for the game. */
bool cli_open_table(struct cli_table *, int seats);
void cli_close_table(struct cli_table *);

/* These bots judge by the table's judge, if it has one of its own. */
void cli_judge_bots(const struct cli_table *, struct pl_bot *, int count);

/* The book of a transcript or table: data file or standard, with settings. */
struct pl_book *cli_open_book(const struct pl_game *, const char *data, const char *const *settings,
                              int setting_count);

/* One bot by its SPEC; false after a complaint. */
bool cli_read_bot(const char *spec, struct pl_bot *);

/* The bots of seats `from` to `seats`-1 by a list of SPECs, the last repeated;
 * a seat named "human" gets PL_PERSON if humans are allowed. False after a
 * complaint. */
bool cli_read_bots(const char *list, int from, int seats, bool humans,
                   struct pl_bot bots[PL_SEATS]);

/* The next SPEC of a list into spec, cut to its room; what follows it, or NULL
 * after the last. */
const char *cli_next_spec(const char *list, char spec[PL_SPEC]);

#endif
