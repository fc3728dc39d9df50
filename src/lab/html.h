/* html.h - pages without script: text made safe, and plots drawn as SVG that
 * takes its colours from the page's style (report.css), fits any width and
 * prints. Every plot has its numbers in words for those who cannot see it. */
#ifndef PERILUNE_LAB_HTML_H
#define PERILUNE_LAB_HTML_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* As fprintf, with what would be markup made plain text. */
void pl_html_put(FILE *, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* 4000 as 4,000. */
void pl_html_count(FILE *, uint64_t);

/* A text as the address of a file that holds it. */
void pl_html_data_link(FILE *, const char *text);

/* What a row of plots spans, and where its guide line is. */
struct pl_axis {
	double lo, hi, mark;
};

/* Widen an axis to hold a value. */
void pl_axis_hold(struct pl_axis *, double);

/* A point with its interval, in a row; `look` is a class: "", "more", "less". */
void pl_plot_range(FILE *, const struct pl_axis *, double is, double low, double high,
                   const char *look, const char *words);

/* Two points in a row: of winners, and of others. */
void pl_plot_pair(FILE *, const struct pl_axis *, double winners, double others, const char *words);

/* Bars side by side, from the left; those outside from..to are fainter. */
void pl_plot_bars(FILE *, const double *height, int count, int from, int to, const char *words);

/* Curves over the same x; y runs from 0 to top. */
enum { PL_PLOT_CURVES = 6 };
struct pl_curve {
	const char *name;
	const double *x, *y; /* x from 0 to 1 */
	int count;
};
void pl_plot_curves(FILE *, const struct pl_curve *, int count, double top, const char *from,
                    const char *to, const char *words);

#endif
