/* ask.c - what players are asked, and what a move would do and cost: which sentence of the
 * words file that is, and the numbers in it. */
#include "core/text.h"
#include "games/flank/words.h"

enum { ROOM = 400, RULE = 1600 }; /* for a part of a sentence; for all effects of a row */

/* --- questions --------------------------------------------------------------------------- */

/* The key of a phase's sentence: "ask.harvest". */
static const char *key_of_phase(const char *run, int phase, char key[64])
{
	struct pl_text text = pl_text_in(key, 64);
	pl_put(&text, "%s.%s", run, flk_phases.keys[phase - 1]);
	return key;
}

static void ask_before(const struct pl_book *book, const struct flk_state *s, int seat,
                       struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int faction = s->faction[seat];
	if (s->cursor == 0) {
		int ready = flk_count_bits(flk_ready(r, s, seat));
		PL_SAY(&flk_game, book, text, "ask.order", PL_AS_NUMBER("effects", ready));
		return;
	}
	const struct flk_timed *e = flk_before(r, s, seat, s->cursor);
	int upgrade = e->upgrade != 0 ? flk_upgrade_row(faction, e->upgrade) : 0;
	int unit = e->unit != 0 ? flk_unit_row(faction, e->unit) : 0;
	PL_SAY(&flk_game, book, text, "ask.before", PL_AS_ONE("upgrade", upgrade, flk_upgrades),
	       PL_AS_ONE("by", unit, flk_units), PL_AS_NUMBER("push", e->kind == FLK_EFFECT_PUSH),
	       PL_AS_NUMBER("move", e->kind == FLK_EFFECT_MOVE),
	       PL_AS_NUMBER("left", e->number - s->used));
}

static void ask_forming(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	int type = flk_forming_type(s, seat);
	if (type == 0) {
		PL_SAY(&flk_game, book, text, "ask.hide", PL_AS_NUMBER("seat", seat + 1));
		return;
	}
	int count = flk_of_type(s->army[seat][s->battle], type);
	PL_SAY(&flk_game, book, text, "ask.formation", PL_AS_ONE("zone", s->battle, flk_zones),
	       FLK_ARMY("units", s->faction[seat], flk_some(type, count)));
}

static void ask_spending(const struct pl_book *book, const struct flk_state *s, int seat,
                         struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	PL_SAY(&flk_game, book, text, "ask.spending", PL_AS_NUMBER("own", flk_points(r, s, seat)),
	       PL_AS_NUMBER("other", flk_points(r, s, 1 - seat)), PL_AS_NUMBER("spent", s->spent),
	       PL_AS_NUMBER("last", (s->stopped >> (1 - seat)) & 1));
}

static void ask_pending(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	char key[64];
	const struct flk_rules *r = flk_numbers(book->rules);
	bool stuck = s->tokens[seat][FLK_YELLOW] < r->move_price;
	bool may = s->base.phase == FLK_RETREATING && flk_may_leave(s, seat);
	switch (s->base.phase) {
	case FLK_FORMING:
		ask_forming(book, s, seat, text);
		break;
	case FLK_BEFORE:
		ask_before(book, s, seat, text);
		break;
	case FLK_SPENDING:
		ask_spending(book, s, seat, text);
		break;
	default:
		PL_SAY(&flk_game, book, text, key_of_phase("ask", s->base.phase, key),
		       PL_AS_NUMBER("stuck", stuck), PL_AS_ONE("source", s->source, flk_zones),
		       PL_AS_ONE("target", s->target, flk_zones),
		       PL_AS_ONE("zone", s->battle, flk_zones),
		       PL_AS_NUMBER("strikes", s->strikes[seat]), PL_AS_NUMBER("may", may),
		       PL_AS_NUMBER("price", r->move_price), FLK_TOKENS("mined", r->mine));
		break;
	}
}

static void ask_over(const struct pl_book *book, const struct pl_state *view, struct pl_text *text)
{
	struct pl_result result;
	flk_returns(book->rules, view, &result);
	int winner = result.place[0] == result.place[1] ? 0 : result.place[0] == 1 ? 1 : 2;
	PL_SAY(&flk_game, book, text, "ask.over", PL_AS_ONE("winner", winner, pl_seats));
}

void flk_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct flk_state *s = flk_position(view);
	if (flk_is_over(s))
		ask_over(book, view, text);
	else if (seat < FLK_PLAYERS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else if (view->pending == 3)
		PL_SAY(&flk_game, book, text, "ask.both", PL_AS_ONE("zone", s->battle, flk_zones));
	else
		PL_SAY(&flk_game, book, text, "ask.waiting",
		       PL_AS_ONE("who", pl_first_pending(view) + 1, pl_seats));
}

/* --- what if ------------------------------------------------------------------------------- */

/* "2 Soldiers and the base", "the base", "nobody". */
static const char *falling(const struct pl_book *book, const struct flk_state *s, int seat,
                           int margin, char room[ROOM])
{
	struct pl_text text = pl_text_in(room, ROOM);
	uint16_t units = flk_falling(flk_numbers(book->rules), s, seat, margin);
	PL_SAY(&flk_game, book, &text, "falling", FLK_ARMY("units", s->faction[seat], units),
	       PL_AS_NUMBER("base", seat != s->attacker && s->siege));
	return room;
}

/* Who would win if combat ended now, and who would fall (FLK-102 to FLK-107). */
void flk_put_outlook(const struct pl_book *book, const struct flk_state *s, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	char first[ROOM], second[ROOM];
	int one = flk_points(r, s, 0), two = flk_points(r, s, 1);
	int winner = one > two ? 0 : 1, margin = one > two ? one - two : two - one;
	if (one == two)
		PL_SAY(&flk_game, book, text, "outlook.tie", PL_AS_NUMBER("own", one),
		       PL_AS_NUMBER("other", two), PL_AS_ONE("one", 1, pl_seats),
		       PL_AS_ONE("two", 2, pl_seats),
		       PL_AS_TEXT("first", falling(book, s, 0, 0, first)),
		       PL_AS_TEXT("second", falling(book, s, 1, 0, second)));
	else
		PL_SAY(&flk_game, book, text, "outlook.won",
		       PL_AS_ONE("winner", winner + 1, pl_seats),
		       PL_AS_NUMBER("high", one > two ? one : two),
		       PL_AS_NUMBER("low", one > two ? two : one),
		       PL_AS_ONE("loser", 2 - winner, pl_seats),
		       PL_AS_TEXT("units", falling(book, s, 1 - winner, margin, first)));
}

/* The position after a move of tokens or effects, to say what would come of it; false if there
 * is no such unit to move. */
static bool after(const struct flk_state *s, const struct pl_move *move, struct flk_state *next)
{
	int owner = move->verb == FLK_SHIFT ? move->seat : 1 - move->seat;
	*next = *s;
	if (move->verb == FLK_SPEND) {
		next->points[move->seat]++;
		return true;
	}
	if (flk_of_type(s->sheet[owner][move->arg[1]], move->arg[0]) == 0)
		return false;
	flk_take_off(&next->sheet[owner][move->arg[1]], flk_some(move->arg[0], 1));
	if (move->verb != FLK_REMOVE)
		flk_add(&next->sheet[owner][move->arg[2]], flk_some(move->arg[0], 1));
	return true;
}

/* FLK-C21: strikes as they would be if combat ended now, when the frontlines have fallen. */
static int strikes_ahead(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	struct flk_state fallen = flk_after_falling(r, s);
	return flk_count_strikes(r, &fallen, seat);
}

static int positive(int n)
{
	return n > 0 ? n : 0;
}

/* "For a green token: you 8, they 6, you lead; you gain 1 strike". */
static void explain_change(const struct pl_book *book, const struct flk_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	struct flk_state next;
	if (!flk_is_open_battle(s) || !after(s, move, &next))
		return;
	int seat = move->seat, own = flk_points(r, &next, seat);
	int other = flk_points(r, &next, 1 - seat);
	int more = strikes_ahead(r, &next, seat) - strikes_ahead(r, s, seat);
	int theirs = strikes_ahead(r, &next, 1 - seat) - strikes_ahead(r, s, 1 - seat);
	int colour = move->verb == FLK_SPEND ? FLK_BLUE
		: move->verb == FLK_PUSH     ? FLK_GREEN
					     : FLK_YELLOW;
	bool paid = s->base.phase == FLK_SPENDING;
	PL_SAY(&flk_game, book, text, "explain.change",
	       PL_AS_ONE("token", paid ? colour + 1 : 0, flk_colours), PL_AS_NUMBER("own", own),
	       PL_AS_NUMBER("other", other), PL_AS_NUMBER("lead", own > other),
	       PL_AS_NUMBER("behind", own < other), PL_AS_NUMBER("gained", positive(more)),
	       PL_AS_NUMBER("lost", positive(-more)), PL_AS_NUMBER("they-gained", positive(theirs)),
	       PL_AS_NUMBER("they-lost", positive(-theirs)));
}

/* --- what a move would do ------------------------------------------------------------------ */

/* FLK-057: who pays with the last yellow will not move in this round, and is told so. */
static bool takes_last_yellow(const struct flk_rules *r, const struct flk_state *s, int seat,
                              const uint8_t price[FLK_COLOURS])
{
	int yellow = s->tokens[seat][FLK_YELLOW];
	return yellow >= r->move_price && yellow - price[FLK_YELLOW] < r->move_price;
}

static void explain_purchase(const struct pl_book *book, const struct flk_state *s, int seat,
                             const uint8_t price[FLK_COLOURS], const char *does, int give,
                             struct pl_text *text)
{
	bool last = takes_last_yellow(flk_numbers(book->rules), s, seat, price);
	PL_SAY(&flk_game, book, text, "explain.purchase", FLK_TOKENS("price", price),
	       PL_AS_NUMBER("last", last), PL_AS_TEXT("rule", does),
	       PL_AS_ONE("give", give, flk_upgrades));
}

static void explain_build(const struct pl_book *book, const struct flk_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	char does[RULE];
	struct pl_text rule = pl_text_in(does, sizeof does);
	int seat = move->seat, row = flk_unit_row(s->faction[seat], move->arg[0]);
	const struct flk_unit *unit = &r->unit[row - 1];
	uint8_t price[FLK_COLOURS];
	flk_unit_price(r, s, seat, move->arg[0], price);
	flk_put_effects(book, unit->effect, unit->effects, row, &rule);
	explain_purchase(book, s, seat, price, does, 0, text);
}

static void explain_buy(const struct pl_book *book, const struct flk_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	int faction = s->faction[move->seat];
	const struct flk_upgrade *row =
		&flk_numbers(book->rules)->upgrade[flk_upgrade_row(faction, move->arg[0]) - 1];
	int give = move->arg[1] == 0 ? 0 : flk_upgrade_row(faction, move->arg[1]);
	char does[RULE];
	struct pl_text rule = pl_text_in(does, sizeof does);
	flk_put_effects(book, row->effect, row->effects, 0, &rule);
	explain_purchase(book, s, move->seat, row->price, does, give, text);
}

static void explain_harvest(const struct pl_book *book, const struct flk_state *s,
                            const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	const uint8_t *gives = move->verb == FLK_MINE ? r->mine : r->card[move->arg[0] - 1].gives;
	int lost = 0;
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		lost += positive(s->tokens[move->seat][colour] + gives[colour] -
		                 r->token_limit[colour]);
	PL_SAY(&flk_game, book, text, "explain.harvest", PL_AS_ONE("card", move->arg[0], flk_cards),
	       FLK_TOKENS("tokens", gives), PL_AS_NUMBER("lost", lost));
}

static void explain_march(const struct pl_book *book, const struct flk_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int target = move->arg[0], other = 1 - move->seat;
	bool battle = s->battle == 0 &&
		(flk_enemy_zones(s, move->seat) & flk_zone_bit(target)) != 0;
	bool base = (s->bases[other] & flk_zone_bit(target)) != 0;
	PL_SAY(&flk_game, book, text, "explain.march", PL_AS_NUMBER("price", r->move_price),
	       PL_AS_NUMBER("room", flk_room(r, s, move->seat, target)),
	       PL_AS_NUMBER("battle", battle),
	       FLK_ARMY("units", s->faction[other], s->army[other][target]),
	       PL_AS_NUMBER("base", base));
}

static void explain_send(const struct pl_book *book, const struct flk_state *s,
                         const struct pl_move *move, struct pl_text *text)
{
	uint16_t units = 0;
	for (int t = 0; t < FLK_TYPES; t++)
		flk_add(&units, flk_some(t + 1, move->arg[t]));
	PL_SAY(&flk_game, book, text, "explain.send",
	       FLK_ARMY("units", s->faction[move->seat], units),
	       PL_AS_ONE("target", s->target, flk_zones),
	       PL_AS_NUMBER("price", flk_numbers(book->rules)->move_price));
}

static void explain_form(const struct pl_book *book, const struct pl_move *move,
                         struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int points = r->front_points * move->arg[1] + r->support_points * move->arg[2];
	PL_SAY(&flk_game, book, text, "explain.form", PL_AS_NUMBER("points", points),
	       PL_AS_NUMBER("flank", move->arg[3]));
}

static void explain_hide(const struct pl_book *book, const struct pl_move *move,
                         struct pl_text *text)
{
	int card = move->arg[0] == FLK_NO_CARD ? 0 : move->arg[0];
	PL_SAY(&flk_game, book, text, "explain.hide", PL_AS_ONE("card", card, flk_cards),
	       FLK_TOKENS("tokens", flk_numbers(book->rules)->mine));
}

static void explain_place(const struct pl_book *book, const struct flk_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	int zone = move->arg[1], limit = flk_numbers(book->rules)->limit[zone];
	int room = zone == 0 ? 0 : limit - flk_count(s->army[move->seat][zone]);
	bool forced = !flk_may_leave(s, move->seat) ||
		(flk_count(s->aside[move->seat]) > flk_numbers(book->rules)->limit[s->battle] &&
	         flk_refuges(flk_numbers(book->rules), s, move->seat) == 0);
	PL_SAY(&flk_game, book, text, "explain.place", PL_AS_ONE("zone", zone, flk_zones),
	       PL_AS_NUMBER("room", room), PL_AS_NUMBER("forced", forced),
	       PL_AS_NUMBER("holds", zone != 0 && zone == s->battle));
}

/* Ways on: a phase in which nothing can be done is passed over, and the way there says so.
 * FLK-091 to FLK-093, FLK-C15: whether the other has another turn of spending depends on whether
 * they have stopped, or must; who ends a turn in which they spent has one more when the other is
 * out. */
static void explain_done(const struct pl_book *book, const struct flk_state *s, int seat,
                         struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	char key[64];
	bool build = s->base.phase == FLK_BUILDING, spend = s->base.phase == FLK_SPENDING;
	bool stopped = (s->stopped >> (1 - seat)) & 1;
	bool able = spend && !stopped && flk_can_spend(r, s, 1 - seat);
	PL_SAY(&flk_game, book, text, key_of_phase("explain.done", s->base.phase, key),
	       PL_AS_NUMBER("mobile", build && flk_can_move(r, s, seat)),
	       PL_AS_NUMBER("poor", s->tokens[seat][FLK_YELLOW] < r->move_price),
	       PL_AS_NUMBER("spent", s->spent), PL_AS_NUMBER("able", able),
	       PL_AS_NUMBER("stopped", stopped), PL_AS_NUMBER("all", s->cursor == 0));
}

/* Moves that nobody could make are written and refused, but there is nothing to say of them:
 * units and upgrades are a faction's, and effects are the data's. */
static bool is_nothing(const struct flk_rules *r, const struct flk_state *s,
                       const struct pl_move *move)
{
	int faction = s->faction[move->seat];
	if (move->verb == FLK_TAKE || move->verb == FLK_DONE)
		return false;
	if (faction == 0 || s->faction[1 - move->seat] == 0)
		return true;
	return move->verb == FLK_USE && move->arg[0] > r->befores[faction - 1];
}

void flk_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct flk_state *s = flk_position(view);
	if (is_nothing(flk_numbers(book->rules), s, move))
		return;
	switch (move->verb) {
	case FLK_USE:
		flk_put_before(book, s->faction[move->seat], move->arg[0], text);
		break;
	case FLK_PLAY:
	case FLK_MINE:
		explain_harvest(book, s, move, text);
		break;
	case FLK_BUILD:
		explain_build(book, s, move, text);
		break;
	case FLK_BUY:
		explain_buy(book, s, move, text);
		break;
	case FLK_MARCH:
		explain_march(book, s, move, text);
		break;
	case FLK_SEND:
		explain_send(book, s, move, text);
		break;
	case FLK_FORM:
		explain_form(book, move, text);
		break;
	case FLK_HIDE:
		explain_hide(book, move, text);
		break;
	case FLK_SPEND:
	case FLK_PUSH:
	case FLK_SHIFT:
	case FLK_REMOVE:
		explain_change(book, s, move, text);
		break;
	case FLK_STRIKE:
		PL_SAY(&flk_game, book, text, "explain.strike",
		       PL_AS_NUMBER("left", s->strikes[move->seat] - 1));
		break;
	case FLK_PLACE:
		explain_place(book, s, move, text);
		break;
	case FLK_DONE:
		explain_done(book, s, move->seat, text);
		break;
	default:
		pl_say_move(&flk_game, book, "explain", move, text);
		break;
	}
}

/* FLK-C26, FLK-C36: bases count first, then units, then zones. */
void flk_say_score(const struct pl_book *book, const struct pl_state *view, int seat, int32_t score,
                   struct pl_text *text)
{
	(void)view;
	(void)seat;
	PL_SAY(&flk_game, book, text, "score", PL_AS_NUMBER("bases", score / FLK_A_BASE),
	       PL_AS_NUMBER("units", score % FLK_A_BASE / FLK_A_UNIT),
	       PL_AS_NUMBER("zones", score % FLK_A_UNIT));
}
