/* film.h - what others do, one thing at a time. A source takes in positions as they come; here they
 * wait until the one before has been seen, and dice tumble before what they decided is shown. It
 * knows no clock but what tui_film_run() says, so that tests hold it.
 *
 * How fast is a person's own: calm, brisk or instant, kept in their state folder. A source that
 * nobody set is instant: positions are shown as they come.
 */
#ifndef PERILUNE_TUI_FILM_H
#define PERILUNE_TUI_FILM_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

struct tui_source;

enum tui_pace { TUI_INSTANT, TUI_BRISK, TUI_CALM, TUI_PACES };

enum { TUI_DICE = 6 };

struct tui_film {
	enum tui_pace pace;
	int64_t now, due; /* ms of a clock that only goes on; when the next may be shown */
	int count, room;
	json_t **waiting; /* messages, in order */
	struct tui_thrown {
		int count, face[TUI_DICE];
		int64_t lands, gone; /* they tumble until the one, and lie until the other */
	} dice;
};

/* Take in a message `position` when its turn comes: now, if nothing waits. False if its shape is
 * wrong and that is known by now; later it is told as a notice. */
bool tui_film_take(struct tui_source *, const json_t *message);

/* It is `now`: show what is due. */
void tui_film_run(struct tui_source *, int64_t now);

/* Something waits, or dice tumble. */
bool tui_film_busy(const struct tui_source *);

/* Show all that waits, at once. */
void tui_film_skip(struct tui_source *);

/* The state that the next message for a sight changes: of the newest, shown or not. */
const json_t *tui_film_newest(const struct tui_source *, int sight);

void tui_film_free(struct tui_film *);

/* --- the person's pace ------------------------------------------------------- */

/* By its name, "calm"; false, and nothing changes, where there is none such. */
bool tui_pace_read(const char *name, enum tui_pace *);
const char *tui_pace_name(enum tui_pace);

/* What is used here: what was chosen for now, else what is kept, else calm. */
enum tui_pace tui_pace(void);
void tui_pace_choose(enum tui_pace); /* for now */
bool tui_pace_keep(enum tui_pace);   /* for good, too; false with errno */

#endif
