/* pieces.h - whether a card, unit or other piece is too strong, too weak, dead or fine. Its users
 * are compared with the users of other pieces of its sort, since players who do well use more of
 * everything and the wins of users alone say nothing; and with all seats that could have used it,
 * since a piece that only leaders get to is not strong for that. */
#ifndef PERILUNE_LAB_PIECES_H
#define PERILUNE_LAB_PIECES_H

#include "lab/say.h"

enum pl_piece_is { PL_PIECE_FINE, PL_PIECE_STRONG, PL_PIECE_WEAK, PL_PIECE_DEAD, PL_PIECE_ISES };

/* Why it is called fine. */
enum pl_piece_why {
	PL_PIECE_TOLD,      /* these games would have shown it */
	PL_PIECE_FEW,       /* they are too few to tell */
	PL_PIECE_ALL,       /* all who can use it do, or nearly: there is nobody to compare with */
	PL_PIECE_ALONE,     /* there are no others of its sort to compare it with */
	PL_PIECE_NO_CHOICE, /* no move points at it, or what seats could use was not counted */
	PL_PIECE_WHYS
};

struct pl_piece_verdict {
	enum pl_piece_is is;
	enum pl_piece_why why;
	struct pl_changed wins; /* of all seats that could, and of those that did */
	double peers_win;       /* the users of the others of its sort */
	double peers_apart;     /* and how far they are from all that could */
	struct pl_share users;  /* of the seats that could */
	double could;           /* how many those are */
	double chance;          /* of wins so far apart, or so few users; Holm's over all rows */
};

/* When a piece is called so: its users win this much more or less than others of its sort;
 * a smaller share of the seats that could ever do. And how many others make a sort. */
#define PL_PIECE_BOUND      0.04
#define PL_PIECE_DEAD_SHARE 0.05
enum { PL_PIECE_PEERS = 3 };

/* Of every use of a sorted tally. The caller's to free. */
struct pl_piece_verdict *pl_judge_pieces(const struct pl_game *, const struct pl_book *,
                                         const struct pl_tally *);

/* "too strong", "fine", "fine, as far as so few games tell". */
const char *pl_piece_words(const struct pl_piece_verdict *);

/* "verdict", an object. */
void pl_piece_json(const struct pl_piece_verdict *, struct pl_text *);

/* "piece_verdicts", a list of all that have a row, with their names. */
void pl_pieces_json(const struct pl_game *, const struct pl_book *, const struct pl_tally *,
                    struct pl_text *);

#endif
