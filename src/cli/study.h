/* study.h - what the verbs that play many games share: their options, and printing what a
 * simulation found. */
#ifndef PERILUNE_CLI_STUDY_H
#define PERILUNE_CLI_STUDY_H

#include "cli/keeping.h"
#include "lab/compared.h"

/* How many threads to use unless told: one a core. */
int cli_cores(void);

/* What such a verb is told by the options that all of them have. Its request begins with
 * this. */
struct cli_study {
	struct cli_table table;
	int threads; /* as many as there are cores, unless it is said */
	bool json;
	struct cli_keeping keeping;
};

/* The common options of a table, --threads, --json and those of long runs: the children of such a verb's argp. */
extern const struct argp_child cli_study_children[];

/* The parser of such a verb: its own options by their places, and what must be done for
 * the children. A verb with more to say calls this for the rest. */
error_t cli_study_option(const struct cli_place *, int key, char *argument, struct argp_state *);

/* cli_parse for a request that begins with a study. Without --seed the seed is 1, so that
 * figures can be repeated. */
void cli_study_parse(const struct argp *, int argc, char **argv, struct cli_study *);

/* The bots at the table's seats: greedy, unless --bots says otherwise. False after a
 * complaint. */
bool cli_study_bots(const struct cli_study *, struct pl_bot bots[PL_SEATS]);

/* One book's figures, for people and for programs; `more` adds events and
 * pieces. */
void cli_print_figures(const struct pl_sim *, const struct pl_sim_result *, const struct pl_book *,
                       bool more);
/* What the bots judge positions by, as a line, where any does. */
void cli_print_judges(const struct pl_bot *, int count, const struct pl_game *,
                      const struct pl_book *);
void cli_json_figures(const struct pl_sim *, const struct pl_sim_result *, const struct pl_book *,
                      struct pl_text *);

/* A rate of wins, or a change of it, with luck taken out, as "luck_out"; `is` is the key of the
 * number itself. */
void cli_json_luckless(const struct pl_luckless *, const char *is, struct pl_text *);

/* The games worth opening and what is said of the pieces, for programs: of the last book, as
 * in a report. */
void cli_json_games(const struct pl_sim *, const struct pl_sim_result *, struct pl_text *);

void cli_print_changes(const struct pl_compared *);
void cli_json_changes(const struct pl_sim *, const struct pl_sim_result *, const char *const *names,
                      struct pl_text *);

/* Every book a line: the figures of `show` ("mean plies,edge p1"), and what
 * changed most. False after a complaint about show. */
bool cli_print_variants(const struct pl_sim *, const struct pl_sim_result *,
                        const char *const *names, const char *show);

/* --- vary.c: the books of a sweep ------------------------------------------ */

enum { CLI_VARIED = 8, CLI_VARIANTS = 4096 };

struct cli_variants {
	int count;
	struct pl_book **books; /* [0] is the data as it is */
	char **names;           /* "cargo=3 hand=2" */
};

/* Books for a full grid of "PATH=LO..HI[:STEP]" or "PATH=a,b,c", or for so many
 * points of it drawn by the seed; points that the data does not allow are told
 * and left out. False after a complaint. */
bool cli_open_variants(const struct cli_table *, const char *const *vary, int vary_count,
                       int samples, struct cli_variants *);
void cli_close_variants(struct cli_variants *);

/* The table's data with these settings, or NULL without a word. */
struct pl_book *cli_try_book(const struct cli_table *, const char *const *settings, int count);

#endif
