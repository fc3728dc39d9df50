/* report_parts.h - how the parts of a report hang together: report.c has the top
 * and what every game has, report_luck.c luck, report_pieces.c the cards and other pieces,
 * report_games.c the comparison and the games to open. */
#ifndef PERILUNE_LAB_REPORT_PARTS_H
#define PERILUNE_LAB_REPORT_PARTS_H

#include "lab/html.h"
#include "lab/pieces.h"
#include "lab/reference.h"
#include "lab/report.h"

struct page {
	const struct pl_report *report;
	const struct pl_sim *sim;
	const struct pl_catalogue *catalogue;
	const struct pl_tally *tally; /* of the book that the page is about */
	const struct pl_book *book;
	int variant;
	struct pl_reference reference; /* what the shipped data gives */
	double *chance; /* of each PL_WON figure against what is expected, corrected */
	struct pl_piece_verdict *pieces; /* of each use of the tally */
	FILE *out;
};

/* A section's heading and its sentence. */
void page_open(const struct page *, const char *id, const char *title, const char *says);
void page_close(const struct page *);

/* A table for rows with plots: a caption, then its columns; the last one is the
 * plot's, with the ends of the axis in percent and the sign of changes. One that
 * begins with a hyphen is left out where the page is narrow. */
void page_table(const struct page *, const char *caption, const char *const *columns,
                const struct pl_axis *, bool sign);
void page_table_end(const struct page *);

/* A share of wins as a cell and as a plot. */
void page_wins(const struct page *, const struct pl_axis *, const struct pl_estimate *,
               const char *look);

/* An axis for shares of wins that holds what is due. */
struct pl_axis page_fair(const struct page *);

/* Wins with luck taken out, below the wins; nothing where no luck was seen. */
void page_luck(const struct page *);

void page_pieces(const struct page *);
void page_pairs(const struct page *, int section, const char *caption);
void page_changes(const struct page *);
void page_games(const struct page *);

/* Of two books, for the verdict: what was edited and how it fares; "12 of 130 figures
 * changed surely." */
void page_answers(const struct page *);
void page_say_changes(const struct page *);

#endif
