/* words.c - moves as text and back, and the questions players are asked. What
 * happened is told in tell.c, the table is shown in view.c. */
#include "core/text.h"
#include "games/traders/words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* --- names --------------------------------------------------------------- */

const char *trd_word(const struct pl_book *book, uint16_t word)
{
	return book->words[word];
}

const char *trd_good_name(const struct pl_book *book, int good)
{
	return trd_word(book, trd_numbers(book->rules)->resource[good - 1].name);
}

const char *trd_place_name(const struct pl_book *book, int place)
{
	if (place == TRD_SHIP)
		return "the ship";
	return trd_word(book, trd_numbers(book->rules)->planet[place - 1].name);
}

const char *trd_card_name(const struct pl_book *book, int kind)
{
	return trd_word(book, trd_numbers(book->rules)->action[kind - 1].name);
}

const char *trd_event_name(const struct pl_book *book, int kind)
{
	return trd_word(book, trd_numbers(book->rules)->event[kind - 1].name);
}

/* "2 metal", "metal and gem", "metal, food and 2 gem", "nothing". */
void trd_put_goods(const struct pl_book *book, const uint8_t units[TRD_GOODS], struct pl_text *text)
{
	int kinds = 0, last = (units[0] > 0) + (units[1] > 0) + (units[2] > 0) - 1;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int count = units[good - 1];
		if (count == 0)
			continue;
		pl_put(text, "%s", kinds == 0 ? "" : kinds == last ? " and " : ", ");
		kinds++;
		if (count > 1)
			pl_put(text, "%d ", count);
		pl_put(text, "%s", trd_good_name(book, good));
	}
	if (kinds == 0)
		pl_put(text, "nothing");
}

void trd_put_kinds(const struct pl_book *book, int mask, struct pl_text *text)
{
	uint8_t units[TRD_GOODS];
	for (int i = 0; i < TRD_GOODS; i++)
		units[i] = (mask >> i) & 1;
	trd_put_goods(book, units, text);
}

void trd_put_hex(const struct trd_rules *r, int hex, struct pl_text *text)
{
	pl_put(text, "%d-%d", r->column[hex], r->row[hex]);
}

/* The rule a card carries, written from its effect. */
void trd_put_card_text(const struct pl_book *book, const struct trd_card *card,
                       struct pl_text *text)
{
	switch (card->effect) {
	case TRD_MONEY:
		pl_put(text, "Gain %d MCr.", card->number);
		break;
	case TRD_RAID:
		pl_put(text, "Lose your cargo, or one MCr in %d: you choose.", card->number);
		break;
	case TRD_DRIVE:
		pl_put(text,
		       card->number < 0 ? "Your ship does not fly this turn."
		                        : "Roll one more die for this turn's flight.");
		break;
	case TRD_UNIT:
		if (card->good != 0)
			pl_put(text, "Get a unit of %s, aboard or where you are docked.",
			       trd_good_name(book, card->good));
		else
			pl_put(text, "Take a unit from another ship.");
		break;
	case TRD_CARD:
		pl_put(text,
		       card->cost > 0 ? "Take a card from another hand, unseen."
		                      : "Take an action card.");
		break;
	case TRD_TURN:
		pl_put(text,
		       card->number > 0 ? "Take another turn after this one."
		                        : "Another player loses a turn.");
		break;
	case TRD_HALT:
		pl_put(text, "A planet makes nothing for %d rounds.", card->number);
		break;
	case TRD_SWAP:
		pl_put(text, "Turn %d units alike into one of another kind.", card->number);
		break;
	default:
		pl_put(text, "Cancel a card that harms you.");
		break;
	}
}

/* --- moves --------------------------------------------------------------- */

static void format_play(const struct pl_book *book, const struct pl_move *move,
                        struct pl_text *text)
{
	int kind = move->arg[0], victim = move->arg[1], place = move->arg[2];
	const struct trd_card *card = &trd_numbers(book->rules)->action[kind - 1];
	pl_put(text, "%s", trd_card_name(book, kind));
	switch (card->effect) {
	case TRD_SWAP:
		pl_put(text, " %d %s for %s ", card->number, trd_good_name(book, move->arg[3]),
		       trd_good_name(book, move->arg[4]));
		if (place == TRD_SHIP)
			pl_put(text, "aboard");
		else
			pl_put(text, "at %s", trd_place_name(book, place));
		break;
	case TRD_HALT:
		pl_put(text, " on %s", trd_place_name(book, place));
		break;
	case TRD_UNIT:
		pl_put(text, " take %s from p%d", trd_good_name(book, move->arg[3]), victim);
		break;
	case TRD_CARD:
		pl_put(text, " from p%d", victim);
		break;
	default:
		if (victim != 0)
			pl_put(text, " p%d", victim);
		break;
	}
}

/* What ends a step is named by what comes next. */
static const char *name_done(const struct pl_state *view)
{
	switch (view->phase) {
	case TRD_READY:
		return "begin";
	case TRD_ACTING:
		return trd_position(view)->still ? "go on" : "roll";
	case TRD_ACTING_AGAIN:
		return "go on";
	default:
		return "end turn";
	}
}

/* Verbs that stand alone, or before the name of a good. */
static const char *name_verb(int verb)
{
	static const char *const names[] = {
		"",       "take",     "give",   "make",    "counter", "decline", "give cargo",
		"pay",    "jettison", "refuse", "discard", "leave",   "build",   "load",
		"unload", "",         "",       "fly to",  "stay",    "sell",    "buy card",
	};
	return names[verb];
}

void trd_format(const struct pl_book *book, const struct pl_state *view, const struct pl_move *move,
                struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const uint8_t *arg = move->arg;
	pl_put(text, "%s", name_verb(move->verb));
	switch (move->verb) {
	case TRD_TAKE:
		pl_put(text, " %s", trd_word(book, r->company[arg[0] - 1].name));
		break;
	case TRD_ASSIGN:
		pl_put(text, " %s ", trd_place_name(book, arg[0]));
		trd_put_kinds(book, arg[1], text);
		break;
	case TRD_MAKE:
		pl_put(text, " ");
		trd_put_goods(book, arg + 1, text);
		break;
	case TRD_JETTISON:
	case TRD_LOAD:
	case TRD_UNLOAD:
		pl_put(text, " %s", trd_good_name(book, arg[0]));
		break;
	case TRD_DISCARD:
		pl_put(text, " %s", trd_card_name(book, arg[0]));
		break;
	case TRD_PLAY:
		format_play(book, move, text);
		break;
	case TRD_DONE:
		pl_put(text, "%s", name_done(view));
		break;
	case TRD_FLY:
		pl_put(text, " ");
		trd_put_hex(r, arg[0], text);
		break;
	case TRD_SELL:
		pl_put(text, " %d %s at %s", arg[2], trd_good_name(book, arg[1]),
		       trd_place_name(book, arg[0]));
		break;
	case TRD_BUY:
		if (arg[0] != 0)
			pl_put(text, ", discard %s", trd_card_name(book, arg[0]));
		break;
	default:
		break;
	}
}

static bool same_text(const char *a, const char *b)
{
	while (*a != '\0' && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
		a++;
		b++;
	}
	return *a == *b;
}

static bool reads_as(const struct pl_book *book, const struct pl_state *view,
                     const struct pl_move *move, const char *text)
{
	char room[128];
	struct pl_text written = pl_text_in(room, sizeof room);
	trd_format(book, view, move, &written);
	return same_text(room, text);
}

/* Any number of units can be sold, though legal() lists only one and all. */
static bool parse_sale(const struct pl_book *book, const struct pl_state *view, int seat,
                       const char *text, struct pl_move *out)
{
	if (strncmp(text, "sell ", 5) != 0)
		return false;
	long units = strtol(text + 5, NULL, 10);
	if (units < 1 || units > TRD_MOST_UNITS)
		return false;
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++) {
		for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
			struct pl_move move = { TRD_SELL,
				                (uint8_t)seat,
				                { (uint8_t)place, (uint8_t)good, (uint8_t)units } };
			if (trd_check(book->rules, view, &move) == 0 &&
			    reads_as(book, view, &move, text)) {
				*out = move;
				return true;
			}
		}
	}
	return false;
}

bool trd_parse(const struct pl_book *book, const struct pl_state *view, int seat, const char *text,
               struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	int count = trd_legal(book->rules, view, seat, moves);
	for (int i = 0; i < count; i++) {
		if (reads_as(book, view, &moves[i], text)) {
			*out = moves[i];
			return true;
		}
	}
	return parse_sale(book, view, seat, text, out);
}

/* --- questions ----------------------------------------------------------- */

static int counter_cost(const struct trd_rules *r)
{
	return r->action[r->counter - 1].cost;
}

static void ask_answer(const struct pl_book *book, const struct trd_state *s, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_played *played = &s->played;
	if (s->step == TRD_STEP_EVENT) {
		pl_put(text, "You draw %s", trd_event_name(book, s->event));
	} else {
		pl_put(text, "p%d plays %s", s->turn + 1, trd_card_name(book, played->kind));
		if (played->place != 0)
			pl_put(text, " on %s", trd_place_name(book, played->place));
		else if (played->good != 0)
			pl_put(text, " to take your %s", trd_good_name(book, played->good));
		else
			pl_put(text, " against you");
	}
	pl_put(text, ": counter it for %d MCr?", counter_cost(r));
}

static void ask_flight(const struct pl_book *book, const struct trd_state *s, int seat,
                       struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	int company = s->player[seat].company;
	pl_put(text, "Fly the %s %d hexes, or fewer to dock: a %d",
	       trd_word(book, r->company[company - 1].ship), s->allowance, s->dice[0]);
	if (s->dice[1] != 0)
		pl_put(text, " and a %d are", s->dice[1]);
	else
		pl_put(text, " is");
	pl_put(text, " %d, and %d more", s->allowance - r->move_base, r->move_base);
}

static void ask_raid(const struct pl_book *book, const struct trd_state *s, int seat,
                     struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_player *p = &s->player[seat];
	pl_put(text, "%s comes aboard: give her your ", trd_word(book, r->character[0].name));
	trd_put_goods(book, p->goods[TRD_SHIP] + TRD_METAL, text);
	pl_put(text, ", or %d of your %d MCr", p->money / r->event[s->event - 1].number, p->money);
}

static void ask_pending(const struct pl_book *book, const struct trd_state *s, int seat,
                        struct pl_text *text)
{
	int stations = 0;
	switch (s->base.phase) {
	case TRD_READY:
		pl_put(text, "Everything is in place: begin");
		break;
	case TRD_TAKING:
		pl_put(text, "Take a company");
		break;
	case TRD_ASSIGNING:
		pl_put(text, "Say what %s makes", trd_place_name(book, s->planet));
		break;
	case TRD_MAKING:
		stations = trd_stations_at(&s->player[seat], s->planet);
		pl_put(text, "%s produces: choose what your %s", trd_place_name(book, s->planet),
		       stations > 1 ? "stations make" : "station makes");
		break;
	case TRD_ANSWERING:
		ask_answer(book, s, text);
		break;
	case TRD_RAIDED:
		ask_raid(book, s, seat, text);
		break;
	case TRD_STOWING:
		pl_put(text,
		       "A unit of %s arrives and your ship is full: jettison one for it, "
		       "or refuse it",
		       trd_good_name(book, s->arriving));
		break;
	case TRD_OFFERED:
		pl_put(text, "A free card, but your hand is full: discard one for it, or leave it");
		break;
	case TRD_ACTING:
		pl_put(text,
		       s->still ? "Build, load, unload, play cards; your engine is off"
		                : "Build, load, unload, play cards; then roll");
		break;
	case TRD_FLYING:
		ask_flight(book, s, seat, text);
		break;
	case TRD_ACTING_AGAIN:
		pl_put(text, "Build, load, unload, play cards; then go on to the market");
		break;
	default:
		pl_put(text, "Sell goods, buy a card, end your turn");
		break;
	}
}

void trd_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct trd_state *s = trd_position(view);
	if (view->phase == TRD_CURED)
		pl_put(text, "The game is over: p%d has made the cure", s->turn + 1);
	else if (view->phase == TRD_TIMED_OUT)
		pl_put(text, "The game is over: nobody made the cure in time");
	else if (seat < PL_SEATS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else
		pl_put(text, "Waiting for p%d", pl_first_pending(view) + 1);
}

/* --- what a move would do ------------------------------------------------ */

/* Where a spot or dock lies about its planet: "north-east". */
static void put_side(const struct trd_rules *r, int hex, struct pl_text *text)
{
	int planet = TRD_FIRST_PLANET + trd_place_of(hex) - 1;
	int down = r->row[hex] - r->row[planet];
	/* In half hexes: even rows lie half a hex to the right (TRD-G01). */
	int right = 2 * (r->column[hex] - r->column[planet]) + r->row[planet] % 2 - r->row[hex] % 2;
	pl_put(text, "%s%s%s", down < 0 ? "north" : down > 0 ? "south" : "",
	       down != 0 && right != 0 ? "-" : "", right < 0 ? "west" : right > 0 ? "east" : "");
}

/* "hex 8-1, east of Earth". */
void trd_name_hex(const struct pl_book *book, int hex, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	int place = trd_place_of(hex);
	pl_put(text, "hex ");
	trd_put_hex(r, hex, text);
	if (hex >= TRD_FIRST_PLANET && hex <= TRD_LAST_PLANET) {
		pl_put(text, ", %s", trd_place_name(book, hex - TRD_FIRST_PLANET + 1));
	} else if (place != 0) {
		pl_put(text, ", ");
		put_side(r, hex, text);
		pl_put(text, " of %s", trd_place_name(book, place));
	}
}

static void explain_flight(const struct pl_book *book, const struct trd_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_player *p = &s->player[move->seat];
	int hex = move->arg[0], place = trd_place_of(hex);
	bool early = !trd_has_hex(r->exactly[p->ship][s->allowance], hex);
	if (place == TRD_EARTH) {
		pl_put(text, "Dock at %s, ", trd_place_name(book, place));
		put_side(r, hex, text);
	} else if (place != 0 && ((p->stations >> hex) & 1)) {
		pl_put(text, "Dock at your station on %s: ", trd_place_name(book, place));
		trd_put_goods(book, p->goods[place] + TRD_METAL, text);
		pl_put(text, " there");
	} else if (place != 0) {
		pl_put(text, "A free spot on %s: ", trd_place_name(book, place));
		int cost = trd_build_cost(r, p, hex);
		bool can = trd_why_not_build(r, s, move->seat, hex) == 0;
		pl_put(text,
		       early         ? "stop and build "
		               : can ? "you may build "
		                     : "a station would be ");
		if (cost == 0)
			pl_put(text, "free");
		else
			pl_put(text, early || can ? "for %d MCr" : "%d MCr", cost);
	} else {
		pl_put(text, "Open space");
	}
}

static void explain_play(const struct pl_book *book, const struct pl_move *move,
                         struct pl_text *text)
{
	const struct trd_card *card = &trd_numbers(book->rules)->action[move->arg[0] - 1];
	trd_put_card_text(book, card, text);
	if (card->cost == 0)
		pl_put(text, " Free");
	else
		pl_put(text, " Costs %d MCr", card->cost);
	if (card->counter)
		pl_put(text, "; it can be countered");
}

static void explain_choice(const struct pl_book *book, const struct trd_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_player *p = &s->player[move->seat];
	switch (move->verb) {
	case TRD_COUNTER:
		pl_put(text, "Cancel it: costs %d MCr and the card", counter_cost(r));
		break;
	case TRD_DECLINE:
		pl_put(text, "Let it happen; nobody learns whether you could have countered");
		break;
	case TRD_GIVE_CARGO:
		pl_put(text, "Lose ");
		trd_put_goods(book, p->goods[TRD_SHIP] + TRD_METAL, text);
		pl_put(text, ", keep your %d MCr", p->money);
		break;
	case TRD_PAY:
		pl_put(text, "Lose %d MCr, keep your cargo",
		       p->money / r->event[s->event - 1].number);
		break;
	case TRD_JETTISON:
		pl_put(text, "Throw it out and take %s in", trd_good_name(book, s->arriving));
		break;
	case TRD_REFUSE:
		pl_put(text, "Leave the %s in space; it is lost", trd_good_name(book, s->arriving));
		break;
	case TRD_DISCARD:
		pl_put(text, "Give it up for the top card of the stack, unseen");
		break;
	default:
		pl_put(text, "Keep your hand as it is");
		break;
	}
}

/* TRD-047, TRD-048: "1 or 2 is 1, 3 or 4 is 2, 5 or 6 is 3". */
static void explain_roll(const struct trd_rules *r, struct pl_text *text)
{
	pl_put(text, "Roll: you fly %d hex%s and what the die counts:", r->move_base,
	       r->move_base == 1 ? "" : "es");
	for (int face = 1; face <= 6; face++) {
		bool last = face == 6 || r->die[face] != r->die[face - 1];
		pl_put(text, " %d%s", face, last ? " is" : " or");
		if (last)
			pl_put(text, " %d%s", r->die[face - 1], face < 6 ? "," : "");
	}
}

static void explain_done(const struct trd_rules *r, const struct trd_state *s,
                         struct pl_text *text)
{
	if (s->base.phase == TRD_READY)
		pl_put(text, "Turn the first planet card");
	else if (s->base.phase == TRD_MARKET)
		pl_put(text,
		       s->extra > 0 ? "Finish; your extra turn comes next"
		                    : "Finish; the next player's turn");
	else if (s->base.phase == TRD_ACTING && !s->still)
		explain_roll(r, text);
	else
		pl_put(text, "Finish acting");
}

void trd_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_state *s = trd_position(view);
	const struct trd_player *p = &s->player[move->seat];
	int price = 0;
	switch (move->verb) {
	case TRD_TAKE:
		pl_put(text, "%s", trd_word(book, r->company[move->arg[0] - 1].motto));
		break;
	case TRD_ASSIGN:
		pl_put(text, "Stations on %s will make that", trd_place_name(book, move->arg[0]));
		break;
	case TRD_MAKE:
		pl_put(text, "It will lie on %s until you fetch or sell it",
		       trd_place_name(book, move->arg[0]));
		break;
	case TRD_BUILD:
		price = trd_build_cost(r, p, p->ship);
		pl_put(text,
		       price > 0 ? "Build a station here: %d MCr" : "Build a station here: free",
		       price);
		break;
	case TRD_LOAD:
	case TRD_UNLOAD:
		pl_put(text,
		       move->verb == TRD_LOAD ? "From %s to your ship" : "From your ship to %s",
		       trd_place_name(book, trd_docked_at(p)));
		break;
	case TRD_PLAY:
		explain_play(book, move, text);
		break;
	case TRD_DONE:
		explain_done(r, s, text);
		break;
	case TRD_FLY:
		explain_flight(book, s, move, text);
		break;
	case TRD_STAY:
		pl_put(text, "Do not fly this turn");
		break;
	case TRD_SELL:
		price = move->arg[0] == TRD_EARTH ? r->sell_earth : r->sell_station;
		pl_put(text, "Gain %d MCr", price * move->arg[2]);
		break;
	case TRD_BUY:
		pl_put(text, "One card from the stack, unseen: %d MCr", r->card_price);
		break;
	default:
		explain_choice(book, s, move, text);
		break;
	}
}
