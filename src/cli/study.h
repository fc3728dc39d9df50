/* study.h - what sim and claims share: running a simulation that can be stopped
 * and gone on with, and printing what it found. */
#ifndef PERILUNE_STUDY_H
#define PERILUNE_STUDY_H

#include "cli/cli.h"
#include "lab/say.h"

/* How many threads to use unless told: one a core. */
int cli_cores(void);

/* Run with a progress bar, or lines for programs; Ctrl-C lets the games that are begun end and stops.
 * With a file, go on from what it keeps and keep there what is done, every so
 * many seconds and at the end. False after a complaint. */
bool cli_run(struct pl_sim *, struct pl_sim_result *, const char *state_file, int every,
             bool lines);

/* One book's figures, for people and for programs; `more` adds events and
 * pieces. */
void cli_print_figures(const struct pl_sim *, const struct pl_sim_result *,
                       const struct pl_book *, bool more);
void cli_json_figures(const struct pl_sim *, const struct pl_sim_result *,
                      const struct pl_book *, struct pl_text *);

/* The games worth opening, for programs: of the last book, as in a report. */
void cli_json_games(const struct pl_sim *, const struct pl_sim_result *, struct pl_text *);

void cli_print_changes(const struct pl_sim *, const struct pl_sim_result *,
                       const char *const names[2]);
void cli_json_changes(const struct pl_sim *, const struct pl_sim_result *,
                      const char *const *names, struct pl_text *);

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

#endif
