/* client_parts.h - how the parts of the client hang together.
 *
 *   client.c       the loop: who looks, what is news, windows that open by themselves
 *   client_draw.c  bar, question, board, players, choices, log, the line below
 *   client_keys.c  keys, mouse, typing
 *   client_commands.c  what a key or a typed word does; the table of commands
 *   client_end.c   the end of a game, before its result
 */
#ifndef PERILUNE_TUI_CLIENT_PARTS_H
#define PERILUNE_TUI_CLIENT_PARTS_H

#include "tui/client.h"
#include "tui/picks.h"

enum tui_focus { TUI_ON_BOARD, TUI_ON_CHOICES, TUI_ON_LOG, TUI_FOCI };

struct tui_pane {
	int x, y, width, height;
};

struct tui_client {
	struct tui_source *source;
	const struct tui_board *board;
	int viewer;     /* whose position is shown; PL_SPECTATOR */
	unsigned stamp; /* of the position that marks are about */
	bool curtain;   /* waiting for the viewer to be alone */
	bool leave;
	bool result_told; /* the end has been shown */
	bool running;     /* a position that is not over was shown: its end is one */

	struct tui_marks marks;
	int last[TUI_SIGHTS]; /* how long each seat's log was when it last acted, without
	                             * what was put in front of it; -1: it has not looked yet */
	char cursor[128];     /* id of the piece under the cursor; "" */
	enum tui_focus focus;
	bool lent;   /* the list has the focus until a move or Esc */
	int at, top; /* in the list of choices: under the cursor, first shown */
	int back;    /* lines of the log scrolled up */
	bool oldest; /* the first of its lines that are here is in sight */
	bool whole;  /* somebody wants to read all of it */
	int side_top;
	int number; /* digits typed so far; 0: none */
	bool typing;
	char typed[256];

	unsigned notices;      /* seen so far */
	char said[TUI_NOTICE]; /* shown until the next key */
	bool said_fault;
	bool hinted; /* the advice at hand has been shown */

	struct tui_canvas *table, *side; /* what the board drew last */
	struct tui_pane table_pane, side_pane, choices_pane, log_pane;
	int table_x, table_y; /* the part of it that is shown */
	int about;            /* rows of what is said between board and choices, beyond the first */
	int room;             /* rows that board and players are drawn for */
	int screen, needed;   /* of a screen so high: the most rows that they have had
	                             * use for */
	struct tui_behind behind;
};

/* The position that is shown; NULL while there is none yet. */
const struct tui_position *tui_shown(const struct tui_client *);
struct tui_scene tui_scene_of(const struct tui_client *, struct tui_pane);

/* --- client.c */
void tui_news(struct tui_client *); /* take in what the source has changed */
void tui_tell(struct tui_client *, bool fault, const char *words);
void tui_make_move(struct tui_client *, const char *words);
void tui_show_result(struct tui_client *);
int64_t tui_now(void); /* ms of a clock that only goes on */

/* --- client_end.c */
/* Plays the end of the game that is shown, until a key goes on. */
void tui_show_ending(struct tui_client *);

/* --- client_draw.c */
void tui_draw(void *client, struct tui_canvas *);
/* Which moves the list shows, by their index: what fits the pieces chosen and what is
 * being typed. Returns how many; `moves` has room for position->move_count. */
int tui_listed(const struct tui_client *, int *moves);
/* The box around a piece of a canvas; false if it is not drawn there. */
bool tui_piece_box(const struct tui_canvas *, const char *id, struct tui_pane *);
/* What there is to say of a piece; it has a title in any case. */
struct tui_card tui_card_of(const struct tui_client *, const char *piece);
/* What Tab would add to what is typed; its length, 0 if nothing. */
size_t tui_completion(const struct tui_client *, char *to, size_t size);

/* --- client_commands.c */
/* Whether who looks is asked, and may answer here. */
bool tui_is_asked(const struct tui_client *);
/* Does what a key, or what was typed, is the command of; false where it is none's. */
bool tui_command_by_key(struct tui_client *, uint32_t code);
bool tui_command_by_words(struct tui_client *, const char *words);

/* --- client_keys.c */
void tui_press(struct tui_client *, struct tui_key);
/* The cursor on the first piece that can be acted on, if it is on none. */
void tui_settle_cursor(struct tui_client *);

#endif
