/* html.c - pages without script; see html.h. */
#include "lab/html.h"

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>

void pl_html_put(FILE *file, const char *format, ...)
{
	char *text = NULL;
	size_t size = 0;
	va_list arguments;
	FILE *room = open_memstream(&text, &size);
	if (room == NULL)
		abort();
	va_start(arguments, format);
	vfprintf(room, format, arguments);
	va_end(arguments);
	fclose(room);
	for (const char *at = text; *at != '\0'; at++) {
		if (*at == '<')
			fputs("&lt;", file);
		else if (*at == '>')
			fputs("&gt;", file);
		else if (*at == '&')
			fputs("&amp;", file);
		else if (*at == '"')
			fputs("&quot;", file);
		else
			fputc(*at, file);
	}
	free(text);
}

void pl_html_count(FILE *file, uint64_t number)
{
	if (number >= 1000) {
		pl_html_count(file, number / 1000);
		fprintf(file, ",%03u", (unsigned)(number % 1000));
	} else {
		fprintf(file, "%u", (unsigned)number);
	}
}

void pl_html_data_link(FILE *file, const char *text)
{
	fputs("data:text/plain;charset=utf-8,", file);
	for (const char *at = text; *at != '\0'; at++) {
		unsigned char letter = (unsigned char)*at;
		if (isalnum(letter) || letter == '-' || letter == '.' || letter == '_')
			fputc(letter, file);
		else
			fprintf(file, "%%%02X", letter);
	}
}

/* --- rows --------------------------------------------------------------------- */

void pl_axis_hold(struct pl_axis *axis, double value)
{
	axis->lo = fmin(axis->lo, value);
	axis->hi = fmax(axis->hi, value);
}

/* In percent of the width, with a little room at both ends. */
static double place(const struct pl_axis *axis, double value)
{
	double span = axis->hi > axis->lo ? axis->hi - axis->lo : 1;
	return 4 + 92 * fmin(1, fmax(0, (value - axis->lo) / span));
}

static void open_row(FILE *file, const struct pl_axis *axis, const char *look, const char *words)
{
	fprintf(file, "<svg class=\"row %s\" role=\"img\" aria-label=\"", look);
	pl_html_put(file, "%s", words);
	fprintf(file, "\"><line class=\"mark\" x1=\"%.2f%%\" x2=\"%.2f%%\" y1=\"0\" y2=\"100%%\"/>",
	        place(axis, axis->mark), place(axis, axis->mark));
}

void pl_plot_range(FILE *file, const struct pl_axis *axis, double is, double low, double high,
                   const char *look, const char *words)
{
	open_row(file, axis, look, words);
	fprintf(file,
	        "<line class=\"reach\" x1=\"%.2f%%\" x2=\"%.2f%%\" y1=\"50%%\" y2=\"50%%\"/>"
	        "<circle class=\"is\" cx=\"%.2f%%\" cy=\"50%%\" r=\"5\"/></svg>",
	        place(axis, low), place(axis, high), place(axis, is));
}

void pl_plot_pair(FILE *file, const struct pl_axis *axis, double winners, double others,
                  const char *words)
{
	open_row(file, axis, "pair", words);
	fprintf(file,
	        "<line class=\"reach\" x1=\"%.2f%%\" x2=\"%.2f%%\" y1=\"50%%\" y2=\"50%%\"/>"
	        "<circle class=\"others\" cx=\"%.2f%%\" cy=\"50%%\" r=\"5\"/>"
	        "<circle class=\"is\" cx=\"%.2f%%\" cy=\"50%%\" r=\"5\"/></svg>",
	        place(axis, winners), place(axis, others), place(axis, others),
	        place(axis, winners));
}

/* --- whole plots ----------------------------------------------------------------- */

void pl_plot_bars(FILE *file, const double *height, int count, int from, int to, const char *words)
{
	double most = 1e-9, width = 100.0 / count;
	for (int i = 0; i < count; i++)
		most = fmax(most, height[i]);
	fputs("<svg class=\"plot bars\" viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" "
	      "role=\"img\" aria-label=\"",
	      file);
	pl_html_put(file, "%s", words);
	fputs("\">", file);
	for (int i = 0; i < count; i++) {
		double tall = 96 * height[i] / most;
		fprintf(file, "<rect%s x=\"%.3f\" y=\"%.2f\" width=\"%.3f\" height=\"%.2f\"/>",
		        i < from || i > to ? " class=\"faint\"" : "", i * width + width / 10,
		        100 - tall, width * 0.8, tall);
	}
	fputs("</svg>", file);
}

static void put_curve(FILE *file, const struct pl_curve *curve, double top, const char *look,
                      int number)
{
	fprintf(file, "<polyline class=\"%s c%d\" vector-effect=\"non-scaling-stroke\" points=\"",
	        look, number + 1);
	for (int i = 0; i < curve->count; i++)
		fprintf(file, "%.2f,%.2f ", 100 * curve->x[i], 100 - 100 * curve->y[i] / top);
	fputs("\"/>", file);
}

static void put_legend(FILE *file, const struct pl_curve *curve, int count)
{
	fputs("<ul class=\"legend\">", file);
	for (int i = 0; i < count; i++) {
		fprintf(file,
		        "<li><svg class=\"key\" viewBox=\"0 0 36 10\" aria-hidden=\"true\">"
		        "<line class=\"under c%d\" x1=\"0\" x2=\"36\" y1=\"5\" y2=\"5\"/>"
		        "<line class=\"curve c%d\" x1=\"0\" x2=\"36\" y1=\"5\" y2=\"5\"/></svg> ",
		        i + 1, i + 1);
		pl_html_put(file, "%s", curve[i].name);
		fputs("</li>", file);
	}
	fputs("</ul>", file);
}

void pl_plot_curves(FILE *file, const struct pl_curve *curve, int count, double top,
                    const char *from, const char *to, const char *words)
{
	fputs("<div class=\"frame\"><div class=\"up\" aria-hidden=\"true\">", file);
	for (int i = 4; i >= 0; i--)
		fprintf(file, "<span>%.0f%%</span>", 100 * top * i / 4);
	fputs("</div><svg class=\"plot curves\" viewBox=\"0 0 100 100\" "
	      "preserveAspectRatio=\"none\" role=\"img\" aria-label=\"",
	      file);
	pl_html_put(file, "%s", words);
	fputs("\">", file);
	for (int i = 0; i <= 4; i++)
		fprintf(file,
		        "<line class=\"grid\" vector-effect=\"non-scaling-stroke\" x1=\"0\" "
		        "x2=\"100\" y1=\"%d\" y2=\"%d\"/>",
		        25 * i, 25 * i);
	for (int i = 0; i < count; i++)
		put_curve(file, &curve[i], top, "under", i);
	for (int i = 0; i < count; i++)
		put_curve(file, &curve[i], top, "curve", i);
	fputs("</svg><div class=\"along\" aria-hidden=\"true\"><span>", file);
	pl_html_put(file, "%s", from);
	fputs("</span><span>", file);
	pl_html_put(file, "%s", to);
	fputs("</span></div></div>", file);
	put_legend(file, curve, count);
}
