/* pieces.c - whether a piece is too strong, too weak, dead or fine; see pieces.h. */
#include "lab/pieces.h"

#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"

#include <math.h>

static const double REACH = 1.959964; /* of 95%, in standard deviations */

/* --- one piece --------------------------------------------------------------------------- */

/* Seats of a game may do alike, and one of them wins: only games count as apart. */
static double apart(double seats, const struct pl_tally *tally)
{
	return fmin(seats, (double)tally->told);
}

/* How likely so few users are, if PL_PIECE_DEAD_SHARE of those who could did. */
static double chance_of_so_few(double share, double tries)
{
	double off = sqrt(PL_PIECE_DEAD_SHARE * (1 - PL_PIECE_DEAD_SHARE) / fmax(1, tries));
	return 0.5 * erfc((PL_PIECE_DEAD_SHARE - share) / off / sqrt(2));
}

/* Users are some of all who had it at hand: what sets the two apart is who of them did not. */
static struct pl_piece_verdict compare_users(const struct pl_held *held,
                                             const struct pl_tally *tally)
{
	double could = (double)held->at_hand.users, did = (double)held->chosen.users;
	double won = (double)held->chosen.won / PL_WIN, all = (double)held->at_hand.won / PL_WIN;
	double rest = could - did, n[2] = { apart(rest, tally), apart(did, tally) };
	struct pl_changed split = pl_shares_apart((all - won) / fmax(1, rest) * n[0], n[0],
	                                          won / fmax(1, did) * n[1], n[1]);
	double part = rest / fmax(1, could);
	struct pl_piece_verdict verdict = { .could = could, .chance = 1, .why = PL_PIECE_FEW };
	verdict.users = pl_share_of(did, could);
	verdict.wins = (struct pl_changed){ all / fmax(1, could),
		                            split.now,
		                            { part * split.by.is, part * split.by.low,
		                              part * split.by.high, 1 } };
	return verdict;
}

static bool is_compared(const struct pl_piece_verdict *verdict)
{
	return verdict->could >= PL_FEWEST && verdict->could * verdict->users.is >= PL_FEWEST &&
		verdict->users.is >= PL_PIECE_DEAD_SHARE;
}

/* The users of the others of a sort, on average: what they win, and how far that is from all who
 * could. Returns how many others there are. */
static int compare_peers(struct pl_piece_verdict *all, const struct pl_sorts *sorts, uint32_t uses,
                         uint32_t i)
{
	int peers = 0;
	double win = 0, apart_sum = 0;
	for (uint32_t j = 0; j < uses; j++)
		if (j != i && sorts->of[j] == sorts->of[i] && is_compared(&all[j])) {
			win += all[j].wins.now;
			apart_sum += all[j].wins.by.is;
			peers++;
		}
	all[i].peers_win = win / fmax(1, peers);
	all[i].peers_apart = apart_sum / fmax(1, peers);
	return peers;
}

/* The reach of the 95% interval of what users win. */
static double reach_of(const struct pl_piece_verdict *verdict, const struct pl_tally *tally)
{
	double n = apart(verdict->could * verdict->users.is, tally), p = verdict->wins.now;
	return REACH * sqrt(p * (1 - p) / fmax(1, n));
}

static void test_piece(struct pl_piece_verdict *verdict, int peers, const struct pl_tally *tally)
{
	double off = reach_of(verdict, tally) / REACH;
	if (verdict->could < PL_FEWEST)
		return;
	if (verdict->users.is < PL_PIECE_DEAD_SHARE)
		verdict->chance = chance_of_so_few(verdict->users.is, apart(verdict->could, tally));
	else if (verdict->could * (1 - verdict->users.is) < PL_FEWEST)
		verdict->why = PL_PIECE_ALL;
	else if (peers < PL_PIECE_PEERS)
		verdict->why = PL_PIECE_ALONE;
	else if (is_compared(verdict) && off > 0)
		verdict->chance =
			erfc(fabs(verdict->wins.now - verdict->peers_win) / off / sqrt(2));
}

/* After the correction. A piece that hardly anybody uses is dead, whoever wins. */
static void name_it(struct pl_piece_verdict *verdict, const struct pl_tally *tally)
{
	const struct pl_estimate *by = &verdict->wins.by;
	double more = verdict->wins.now - verdict->peers_win;
	bool sure = verdict->chance < PL_SURE;
	if (verdict->could < PL_FEWEST || verdict->why != PL_PIECE_FEW)
		return;
	if (verdict->users.is < PL_PIECE_DEAD_SHARE)
		verdict->is = sure ? PL_PIECE_DEAD : PL_PIECE_FINE;
	else if (sure && more > PL_PIECE_BOUND && by->low > verdict->peers_apart)
		verdict->is = PL_PIECE_STRONG;
	else if (sure && more < -PL_PIECE_BOUND && by->high < verdict->peers_apart)
		verdict->is = PL_PIECE_WEAK;
	else if (is_compared(verdict) && reach_of(verdict, tally) <= PL_PIECE_BOUND)
		verdict->why = PL_PIECE_TOLD;
}

/* --- all of them ---------------------------------------------------------------------------- */

static uint32_t kind_of(const struct pl_usage *use)
{
	return use->key >> 16;
}

/* The row of what is at hand that a use is about: of the very piece; else of one of its name, as
 * a card in the hand and on the table are two. The first that is not fine, if any. */
static int at_hand_of(const struct pl_tally *tally, const struct pl_piece_name *names,
                      const struct pl_piece_verdict *all, uint32_t i)
{
	int found = -1;
	for (uint32_t j = 0; j < tally->use_count; j++) {
		if (kind_of(&tally->uses[j]) != PL_AT_HAND || all[j].could <= 0)
			continue;
		if ((uint16_t)tally->uses[j].key == (uint16_t)tally->uses[i].key)
			return (int)j;
		if (strcmp(names[j].name, names[i].name) == 0 &&
		    (found < 0 || all[found].is == PL_PIECE_FINE))
			found = (int)j;
	}
	return found;
}

/* The rows of what is at hand are judged; others have the verdict of their piece. */
static void share_verdicts(const struct pl_game *game, const struct pl_book *book,
                           const struct pl_tally *tally, struct pl_piece_verdict *all)
{
	struct pl_piece_name *names = pl_zeroed((tally->use_count + 1) * sizeof names[0]);
	for (uint32_t i = 0; i < tally->use_count; i++)
		names[i] = pl_piece_of(game, book, &tally->uses[i]);
	for (uint32_t i = 0; i < tally->use_count; i++) {
		int row = kind_of(&tally->uses[i]) == PL_AT_HAND ? -1
								 : at_hand_of(tally, names, all, i);
		if (row >= 0)
			all[i] = all[row];
	}
	free(names);
}

static void compare_all(const struct pl_tally *tally, const struct pl_sorts *sorts,
                        struct pl_piece_verdict *all)
{
	for (uint32_t i = 0; i < tally->use_count; i++) {
		all[i] = (struct pl_piece_verdict){ .why = PL_PIECE_NO_CHOICE, .chance = 1 };
		if (kind_of(&tally->uses[i]) != PL_AT_HAND || sorts->of[i] < 0)
			continue;
		struct pl_held held = pl_held_of(tally, &tally->uses[i]);
		all[i] = compare_users(&held, tally);
	}
	for (uint32_t i = 0; i < tally->use_count; i++)
		if (all[i].could > 0) {
			int peers = compare_peers(all, sorts, tally->use_count, i);
			test_piece(&all[i], peers, tally);
		}
}

struct pl_piece_verdict *pl_judge_pieces(const struct pl_game *game, const struct pl_book *book,
                                         const struct pl_tally *tally)
{
	size_t count = (size_t)tally->use_count + 1;
	struct pl_piece_verdict *all = pl_zeroed(count * sizeof all[0]);
	double *chance = pl_zeroed(count * sizeof chance[0]);
	struct pl_sorts sorts = pl_sorts_of(game, book, tally);
	compare_all(tally, &sorts, all);
	for (uint32_t i = 0; i < tally->use_count; i++)
		chance[i] = all[i].chance;
	pl_holm(chance, (int)tally->use_count);
	for (uint32_t i = 0; i < tally->use_count; i++) {
		all[i].chance = chance[i];
		name_it(&all[i], tally);
	}
	share_verdicts(game, book, tally, all);
	pl_sorts_free(&sorts);
	free(chance);
	return all;
}

/* --- in words --------------------------------------------------------------------------------- */

const char *pl_piece_words(const struct pl_piece_verdict *verdict)
{
	static const char *const is[] = {
		[PL_PIECE_FINE] = "fine",
		[PL_PIECE_STRONG] = "too strong",
		[PL_PIECE_WEAK] = "too weak",
		[PL_PIECE_DEAD] = "dead",
	};
	static const char *const fine[] = {
		[PL_PIECE_TOLD] = "fine",
		[PL_PIECE_FEW] = "fine, or too few games to tell",
		[PL_PIECE_ALL] = "fine: all who can use it do",
		[PL_PIECE_ALONE] = "fine: nothing of its sort to compare with",
		[PL_PIECE_NO_CHOICE] = "fine: not a choice",
	};
	PL_ROWS(is, PL_PIECE_ISES);
	PL_ROWS(fine, PL_PIECE_WHYS);
	return verdict->is == PL_PIECE_FINE ? fine[verdict->why] : is[verdict->is];
}

void pl_piece_json(const struct pl_piece_verdict *verdict, struct pl_text *text)
{
	static const char *const is[] = {
		[PL_PIECE_FINE] = "fine",
		[PL_PIECE_STRONG] = "strong",
		[PL_PIECE_WEAK] = "weak",
		[PL_PIECE_DEAD] = "dead",
	};
	static const char *const why[] = {
		[PL_PIECE_TOLD] = "told",
		[PL_PIECE_FEW] = "few",
		[PL_PIECE_ALL] = "all",
		[PL_PIECE_ALONE] = "alone",
		[PL_PIECE_NO_CHOICE] = "no-choice",
	};
	PL_ROWS(is, PL_PIECE_ISES);
	PL_ROWS(why, PL_PIECE_WHYS);
	bool judged = verdict->could > 0;
	pl_json_open(text, "verdict", '{');
	pl_json_string(text, "is", is[verdict->is]);
	if (verdict->is == PL_PIECE_FINE)
		pl_json_string(text, "why", why[verdict->why]);
	if (judged) {
		pl_json_number(text, "could", (long long)verdict->could);
		pl_json_real(text, "did", verdict->users.is);
		pl_json_real(text, "could_win", verdict->wins.before);
		pl_json_real(text, "users_win", verdict->wins.now);
		pl_json_real(text, "apart", verdict->wins.by.is);
		pl_json_real(text, "low", verdict->wins.by.low);
		pl_json_real(text, "high", verdict->wins.by.high);
		pl_json_real(text, "peers_win", verdict->peers_win);
		pl_json_real(text, "peers_apart", verdict->peers_apart);
		pl_json_real(text, "chance", verdict->chance);
	}
	pl_json_close(text, '}');
}

void pl_pieces_json(const struct pl_game *game, const struct pl_book *book,
                    const struct pl_tally *tally, struct pl_text *text)
{
	struct pl_piece_verdict *all = pl_judge_pieces(game, book, tally);
	struct pl_sorts sorts = pl_sorts_of(game, book, tally);
	pl_json_open(text, "piece_verdicts", '[');
	for (uint32_t i = 0; i < tally->use_count; i++) {
		if (kind_of(&tally->uses[i]) != PL_AT_HAND || sorts.of[i] < 0)
			continue;
		struct pl_piece_name piece = pl_piece_of(game, book, &tally->uses[i]);
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "piece", piece.id);
		pl_json_string(text, "name", piece.name);
		pl_piece_json(&all[i], text);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_sorts_free(&sorts);
	free(all);
}
