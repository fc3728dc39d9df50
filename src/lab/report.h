/* report.h - what a run found as one page to read, mail and print: no script, no
 * other files, light and dark, plots each with their numbers. */
#ifndef PERILUNE_LAB_REPORT_H
#define PERILUNE_LAB_REPORT_H

#include "lab/compared.h"

struct pl_report {
	const struct pl_sim *sim;
	const struct pl_sim_result *result;
	const char *const *names;   /* of the books; one: NULL. The page is about the
	                           * last one, compared with the first */
	const char *seed;           /* as it was given */
	const char *command;        /* that makes the page again; may be NULL */
	const char *data;           /* the file of the last book; NULL: standard */
	const char *const *options; /* settings, for transcripts */
	int option_count;
	const struct pl_compared *compared; /* of two books; one: NULL */
};

/* Write the page. At least one game must be done. */
void pl_report_write(const struct pl_report *, FILE *);

#endif
