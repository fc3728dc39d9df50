/* explain.c - what players are asked, and what a move would do and cost. */
#include "core/text.h"
#include "games/flank/words.h"

/* --- questions --------------------------------------------------------------------------- */

static const char *prelude_title(const struct pl_book *book, const struct flk_state *s, int seat)
{
	const struct flk_prelude *p = flk_prelude_now(flk_numbers(book->rules), s);
	return p->upgrade != 0 ?
		flk_upgrade_title(book, flk_upgrade_row(s->faction[seat], p->upgrade)) :
		flk_unit_title(book, flk_unit_row(s->faction[seat], p->unit), 2);
}

static void ask_before(const struct pl_book *book, const struct flk_state *s, int seat,
                       struct pl_text *text)
{
	const struct flk_prelude *p = flk_prelude_now(flk_numbers(book->rules), s);
	const char *what = p->kind == FLK_EFFECT_PUSH ? "push an enemy unit"
		: p->kind == FLK_EFFECT_MOVE          ? "move a unit of yours"
						      : "remove an enemy unit";
	pl_put(text, "Before Combat, %s: %s, or pass", prelude_title(book, s, seat), what);
}

static void ask_forming(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	int type = flk_forming_type(s, seat);
	if (type == 0) {
		pl_put(text, "Hide a resource card on your sheet to force mine at the reveal, or "
		             "hide nothing");
		return;
	}
	int count = flk_of_type(s->army[seat][s->battle], type);
	pl_put(text, "Battle for %s: place your %d %s in front, support and flank",
	       flk_zone_title(book, s->battle), count,
	       flk_unit_title(book, flk_unit_row(s->faction[seat], type), count));
}

static void ask_spending(const struct pl_book *book, const struct flk_state *s, int seat,
                         struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int ours = flk_points(r, s, seat), theirs = flk_points(r, s, 1 - seat);
	bool last = (s->stopped >> (1 - seat)) & 1;
	pl_put(text, "You have %d point%s, they have %d: spend tokens, ", ours,
	       ours == 1 ? "" : "s", theirs);
	if (s->spent > 0)
		pl_put(text, last ? "or end the battle" : "or end your turn");
	else
		pl_put(text, last ? "your last chance, or stop" : "or stop for good");
}

static void ask_pending(const struct pl_book *book, const struct flk_state *s, int seat,
                        struct pl_text *text)
{
	switch (s->base.phase) {
	case FLK_CHOOSING:
		pl_put(text, "Take a faction");
		break;
	case FLK_HARVEST:
		pl_put(text, "Harvest: play resource cards, or force mine them for one of each colour");
		break;
	case FLK_BUILDING:
		pl_put(text, "Build: units where you have a base, and upgrades%s",
		       s->tokens[seat][FLK_YELLOW] < flk_numbers(book->rules)->move_price ?
		               "; no yellow is left to move with" : "");
		break;
	case FLK_MOVING:
		pl_put(text, "Move units for a yellow token, or end your moves");
		break;
	case FLK_PICKING:
		pl_put(text, "Which units go from %s to %s?", flk_zone_title(book, s->source),
		       flk_zone_title(book, s->target));
		break;
	case FLK_JOINING:
		pl_put(text, "Who joins the move to %s, free?", flk_zone_title(book, s->target));
		break;
	case FLK_REINFORCING:
		pl_put(text, "Bring more units to %s for a yellow token each move, or fight",
		       flk_zone_title(book, s->battle));
		break;
	case FLK_FORMING:
		ask_forming(book, s, seat, text);
		break;
	case FLK_BEFORE:
		ask_before(book, s, seat, text);
		break;
	case FLK_SPENDING:
		ask_spending(book, s, seat, text);
		break;
	case FLK_STRIKING:
		pl_put(text, "Your flank strikes: destroy %d more of their support, or spare them",
		       s->strikes[seat]);
		break;
	default:
		pl_put(text, "Place your survivors");
		break;
	}
}

static void ask_over(const struct pl_book *book, const struct pl_state *view,
                     struct pl_text *text)
{
	struct pl_result result;
	flk_returns(book->rules, view, &result);
	pl_put(text, "The game is over: ");
	if (result.place[0] == result.place[1])
		pl_put(text, "a draw");
	else
		pl_put(text, "p%d has won", result.place[0] == 1 ? 1 : 2);
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
		pl_put(text, "Both players form up for %s", flk_zone_title(book, s->battle));
	else
		pl_put(text, "Waiting for p%d", pl_first_pending(view) + 1);
}

/* --- what if ------------------------------------------------------------------------------- */

/* "2 Soldiers and the base", "the base", "nobody". */
static void put_garrison(const struct pl_book *book, int faction, uint16_t units, const char *base,
                         struct pl_text *text)
{
	if (units != 0 || base == NULL)
		flk_put_army(book, faction, units, text);
	if (base != NULL)
		pl_put(text, "%s%s", units != 0 ? " and " : "", base);
}

/* Who would win if combat ended now, and who would fall (FLK-102 to FLK-107). */
void flk_put_outlook(const struct pl_book *book, const struct flk_state *s, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int points[FLK_PLAYERS] = { flk_points(r, s, 0), flk_points(r, s, 1) };
	int margin = points[0] > points[1] ? points[0] - points[1] : points[1] - points[0];
	if (margin == 0)
		pl_put(text, "%d to %d, a tie: ", points[0], points[1]);
	else
		pl_put(text, "p%d wins %d to %d: ", points[0] > points[1] ? 1 : 2,
		       points[0] > points[1] ? points[0] : points[1],
		       points[0] > points[1] ? points[1] : points[0]);
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		if (points[seat] > points[1 - seat])
			continue;
		pl_put(text, "p%d loses ", seat + 1);
		put_garrison(book, s->faction[seat], flk_falling(r, s, seat, margin),
		             seat != s->attacker && s->siege ? "the base" : NULL, text);
		pl_put(text, "%s", margin == 0 && seat == 0 ? ", " : "");
	}
}

/* The position after a move of tokens or effects, to say what would come of it. */
static struct flk_state after(const struct flk_state *s, const struct pl_move *move)
{
	struct flk_state next = *s;
	int owner = move->verb == FLK_SHIFT ? move->seat : 1 - move->seat;
	if (move->verb == FLK_SPEND) {
		next.points[move->seat]++;
		return next;
	}
	flk_take_off(&next.sheet[owner][move->arg[1]], flk_some(move->arg[0], 1));
	if (move->verb != FLK_REMOVE)
		flk_add(&next.sheet[owner][move->arg[2]], flk_some(move->arg[0], 1));
	return next;
}

/* "For a green token. They 8 to 6; you 7." */
static void explain_change(const struct pl_book *book, const struct flk_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	struct flk_state next = after(s, move);
	int seat = move->seat, ours = flk_points(r, &next, seat);
	int theirs = flk_points(r, &next, 1 - seat);
	int strikes = flk_count_strikes(r, &next, seat) - flk_count_strikes(r, s, seat);
	int struck = flk_count_strikes(r, &next, 1 - seat) - flk_count_strikes(r, s, 1 - seat);
	if (s->base.phase == FLK_SPENDING)
		pl_put(text, "For a %s token: ",
		       flk_colour_words[move->verb == FLK_SPEND    ? FLK_BLUE
		                                : move->verb == FLK_PUSH ? FLK_GREEN
		                                                         : FLK_YELLOW]);
	pl_put(text, "you %d, they %d, %s", ours, theirs,
	       ours > theirs ? "you lead" : ours < theirs ? "they lead" : "a tie");
	if (strikes != 0)
		pl_put(text, "; you %s %d strike%s", strikes > 0 ? "gain" : "lose",
		       strikes > 0 ? strikes : -strikes, strikes * strikes > 1 ? "s" : "");
	if (struck != 0)
		pl_put(text, "; they %s %d strike%s", struck > 0 ? "gain" : "lose",
		       struck > 0 ? struck : -struck, struck * struck > 1 ? "s" : "");
}

/* --- what a move would do ------------------------------------------------------------------ */

/* FLK-057: who pays with the last yellow will not move in this round, and is told so. */
static void put_price(const struct flk_rules *r, const struct flk_state *s, int seat,
                      const uint8_t price[FLK_COLOURS], struct pl_text *text)
{
	int yellow = s->tokens[seat][FLK_YELLOW];
	pl_put(text, "Costs ");
	flk_put_tokens(price, text);
	if (yellow >= r->move_price && yellow - price[FLK_YELLOW] < r->move_price)
		pl_put(text, ", and leaves no yellow to move with");
	pl_put(text, ". ");
}

static void explain_build(const struct pl_book *book, const struct flk_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	const struct flk_unit *unit = &r->unit[flk_unit_row(s->faction[move->seat], move->arg[0]) - 1];
	uint8_t price[FLK_COLOURS];
	flk_unit_price(r, s, move->seat, move->arg[0], price);
	put_price(r, s, move->seat, price, text);
	flk_put_effects(book, unit->effect, unit->effects, text);
}

static void explain_buy(const struct pl_book *book, const struct flk_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int faction = s->faction[move->seat];
	const struct flk_upgrade *row = &r->upgrade[flk_upgrade_row(faction, move->arg[0]) - 1];
	put_price(r, s, move->seat, row->price, text);
	flk_put_effects(book, row->effect, row->effects, text);
	if (move->arg[1] != 0)
		pl_put(text, " %s goes back to the deck.",
		       flk_upgrade_title(book, flk_upgrade_row(faction, move->arg[1])));
}

static void explain_harvest(const struct pl_book *book, const struct flk_state *s,
                            const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	const uint8_t *gives = move->verb == FLK_MINE ? r->mine : r->card[move->arg[0] - 1].gives;
	int lost = 0;
	pl_put(text, "%s: ", flk_card_title(book, move->arg[0]));
	flk_put_tokens(gives, text);
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		int over = s->tokens[move->seat][colour] + gives[colour] - r->token_limit[colour];
		lost += over > 0 ? over : 0;
	}
	if (lost > 0)
		pl_put(text, ", of which %d above your limits would be lost", lost);
}

static void explain_march(const struct pl_book *book, const struct flk_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int target = move->arg[0], other = 1 - move->seat;
	pl_put(text, "Costs %d yellow. Room for %d", r->move_price,
	       flk_room(r, s, move->seat, target));
	if (s->battle == 0 && (flk_enemy_zones(s, move->seat) & flk_zone_bit(target))) {
		pl_put(text, ". A battle: ");
		put_garrison(book, s->faction[other], s->army[other][target],
		             s->bases[other] & flk_zone_bit(target) ? "a base" : NULL, text);
		pl_put(text, " there");
	}
}

static void explain_send(const struct pl_book *book, const struct flk_state *s,
                         const struct pl_move *move, struct pl_text *text)
{
	uint16_t units = 0;
	for (int t = 0; t < FLK_TYPES; t++)
		flk_add(&units, flk_some(t + 1, move->arg[t]));
	flk_put_army(book, s->faction[move->seat], units, text);
	pl_put(text, " to %s for %d yellow", flk_zone_title(book, s->target),
	       flk_numbers(book->rules)->move_price);
}

static void explain_form(const struct pl_book *book, const struct pl_move *move,
                         struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	int points = r->front_points * move->arg[1] + r->support_points * move->arg[2];
	pl_put(text, "%d point%s", points, points == 1 ? "" : "s");
	if (move->arg[3] > 0)
		pl_put(text, ", and %d in the flank", move->arg[3]);
}

static void explain_hide(const struct pl_book *book, const struct pl_move *move,
                         struct pl_text *text)
{
	if (move->arg[0] == FLK_NO_CARD) {
		pl_put(text, "Keep your cards; nobody knows until the reveal");
		return;
	}
	pl_put(text, "Give up %s for ", flk_card_title(book, move->arg[0]));
	flk_put_tokens(flk_numbers(book->rules)->mine, text);
	pl_put(text, " in this battle; what is not spent is lost");
}

static void explain_place(const struct pl_book *book, const struct flk_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	if (move->arg[1] == 0)
		pl_put(text, "There is no room: one must go");
	else
		pl_put(text, "Room for %d there",
		       flk_numbers(book->rules)->limit[move->arg[1]] -
		               flk_count(s->army[move->seat][move->arg[1]]));
}

/* A phase in which nothing can be done is passed over: the way there says so. */
static void explain_built(const struct pl_book *book, const struct flk_state *s, int seat,
                          struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	if (flk_can_move(r, s, seat))
		pl_put(text, "Keep the rest of your tokens");
	else if (s->tokens[seat][FLK_YELLOW] < r->move_price)
		pl_put(text, "No yellow is left to move with: your Move phase is passed over");
	else
		pl_put(text, "Nobody of yours can move: your Move phase is passed over");
}

/* FLK-091 to FLK-093, FLK-C15: whether the other has another turn depends on whether they have
 * stopped, or must. Who ends a turn in which they spent has one more when the other is out. */
static void explain_stop(const struct flk_rules *r, const struct flk_state *s, int seat,
                         struct pl_text *text)
{
	int other = 1 - seat;
	bool stopped = (s->stopped >> other) & 1, able = !stopped && flk_can_spend(r, s, other);
	if (s->spent > 0 && able)
		pl_put(text, "The other player may spend now");
	else if (s->spent > 0 && !stopped)
		pl_put(text, "They cannot spend; you get one more turn");
	else if (able)
		pl_put(text, "Spend nothing more in this battle; they get one more turn");
	else
		pl_put(text, "%s: the battle ends as it stands",
		       stopped ? "They have stopped" : "They cannot spend");
}

static void explain_done(const struct pl_book *book, const struct flk_state *s, int seat,
                         struct pl_text *text)
{
	switch (s->base.phase) {
	case FLK_HARVEST:
		pl_put(text, "Keep the rest of your cards");
		break;
	case FLK_BUILDING:
		explain_built(book, s, seat, text);
		break;
	case FLK_MOVING:
		pl_put(text, "Your units stay where they are");
		break;
	case FLK_JOINING:
		pl_put(text, "Nobody else joins the move");
		break;
	case FLK_REINFORCING:
		pl_put(text, "Begin the battle with who is there; no more moves this round");
		break;
	case FLK_SPENDING:
		explain_stop(flk_numbers(book->rules), s, seat, text);
		break;
	case FLK_STRIKING:
		pl_put(text, "Leave the rest of their support alive");
		break;
	default:
		pl_put(text, "Do not use this effect");
		break;
	}
}

void flk_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct flk_state *s = flk_position(view);
	switch (move->verb) {
	case FLK_TAKE:
		pl_put(text, "%s",
		       flk_word(book, flk_numbers(book->rules)->faction[move->arg[0] - 1].about));
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
	case FLK_JOIN:
		pl_put(text, "Free: it comes along");
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
		pl_put(text, "Destroy one of them; %d strike%s left",
		       s->strikes[move->seat] - 1, s->strikes[move->seat] == 2 ? "" : "s");
		break;
	case FLK_PLACE:
		explain_place(book, s, move, text);
		break;
	default:
		explain_done(book, s, move->seat, text);
		break;
	}
}
