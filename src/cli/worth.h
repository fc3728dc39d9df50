/* worth.h - perilune sim --worth and --without NAME. */
#ifndef PERILUNE_CLI_WORTH_H
#define PERILUNE_CLI_WORTH_H

#include "cli/study.h"

struct cli_worth {
	const struct cli_study *study; /* its table is open */
	const char *without;           /* as it was typed; NULL: everything */
	const char *budgets;           /* two SPECs */
	uint64_t games, better;        /* better: 0 for a tenth */
	int pace;                      /* seconds a decision */
	const char *report, *command;  /* a file for a page, or NULL; the line that was typed */
};

/* The exit status of the verb. */
int cli_sim_worth(const struct cli_worth *);

#endif
