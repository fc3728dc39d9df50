/* ask.c - what people are told: questions, and what a move would do. The sentences are in the words files; here is what they are about. */
#include "core/text.h"
#include "games/traders/words.h"

#include <stdio.h>

void trd_sentence(const struct pl_book *book, const char *key, const struct pl_said *said,
                  struct pl_text *text)
{
	pl_say(&trd_game, book, key, said, text);
}

int64_t trd_packed(const uint8_t units[TRD_GOODS + 1])
{
	int64_t packed = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		packed |= (int64_t)units[good] << (8 * (good - 1));
	return packed;
}

/* --- questions ------------------------------------------------------------ */

/* What a Counter costs this player: TRD-C42. */
static int counter_cost(const struct trd_rules *r, const struct trd_player *p)
{
	int kind = trd_counter_of(r, p);
	return kind != 0 ? r->action[kind - 1].cost : r->counter_cost;
}

/* What pirates who are aboard would take of a purse. */
static int ransom(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	return s->base.phase == TRD_RAIDED ? trd_ransom(trd_part_at_work(r, s), &s->player[seat])
					   : 0;
}

/* Who comes aboard: the first of the data who is met so. */
static const char *pirate(const struct pl_book *book)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	for (int i = 0; i < TRD_CHARACTERS; i++)
		if (r->character[i].with == TRD_MET_RAID)
			return trd_word(book, r->character[i].name);
	return "";
}

/* What the words about a phase may speak of: "ask.flying" and the like. */
static void ask_pending(const struct pl_book *book, const struct trd_state *s, int seat,
                        struct pl_text *text)
{
	static const char *const keys[] = {
		[TRD_READY] = "ask.ready",
		[TRD_TAKING] = "ask.taking",
		[TRD_ASSIGNING] = "ask.assigning",
		[TRD_MAKING] = "ask.making",
		[TRD_ANSWERING] = "ask.answering",
		[TRD_RAIDED] = "ask.raided",
		[TRD_STOWING] = "ask.stowing",
		[TRD_OFFERED] = "ask.offered",
		[TRD_ACTING] = "ask.acting",
		[TRD_FLYING] = "ask.flying",
		[TRD_ACTING_AGAIN] = "ask.acting-again",
		[TRD_MARKET] = "ask.market",
		[TRD_WILLING] = "ask.willing",
	};
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_player *p = &s->player[seat];
	const struct trd_played *played = &s->played;
	bool drawn = s->step == TRD_STEP_EVENT;
	char room[300] = "";
	struct pl_text rule = pl_text_in(room, sizeof room);
	if (s->part != 0)
		trd_put_part(book, trd_part_at_work(r, s), &rule);
	TRD_SENTENCE(
		book, text, keys[s->base.phase], PL_AS_ONE("planet", s->planet, trd_set_planets),
		PL_AS_NUMBER("stations", s->planet != 0 ? trd_stations_at(p, s->planet) : 0),
		PL_AS_ONE("event", drawn ? s->event : 0, trd_set_events),
		PL_AS_ONE("player", s->turn + 1, pl_seats),
		PL_AS_ONE("card", played->kind, trd_set_cards),
		PL_AS_ONE("place", played->place, trd_set_places),
		PL_AS_ONE("good", played->good, trd_set_goods),
		PL_AS_NUMBER("price", counter_cost(r, p)), PL_AS_TEXT("rule", room),
		PL_AS_NUMBER("mine", s->turn == seat),
		PL_AS_NUMBER("victim", played->victim == seat + 1),
		PL_AS_TEXT("pirate", pirate(book)), TRD_UNITS("cargo", p->goods[TRD_SHIP]),
		PL_AS_NUMBER("ransom", ransom(r, s, seat)), PL_AS_NUMBER("money", p->money),
		PL_AS_ONE("arriving", s->arriving, trd_set_goods), PL_AS_NUMBER("still", s->still),
		PL_AS_ONE("company", p->company, trd_set_companies),
		PL_AS_NUMBER("hexes", s->allowance), PL_AS_NUMBER("die", s->dice[0]),
		PL_AS_NUMBER("second", s->dice[1]), PL_AS_NUMBER("third", s->dice[2]),
		PL_AS_NUMBER("fourth", s->dice[3]),
		PL_AS_NUMBER("counted", s->allowance - r->move_base),
		PL_AS_NUMBER("base", r->move_base));
}

void trd_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct trd_state *s = trd_position(view);
	if (view->phase == TRD_CURED)
		TRD_SENTENCE(book, text, "ask.cured", PL_AS_ONE("player", s->turn + 1, pl_seats));
	else if (view->phase == TRD_TIMED_OUT)
		trd_sentence(book, "ask.timed-out", NULL, text);
	else if (seat < PL_SEATS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else
		TRD_SENTENCE(book, text, "ask.waiting",
		             PL_AS_ONE("player", pl_first_pending(view) + 1, pl_seats));
}

/* --- what a move would do ------------------------------------------------- */

static void explain_flight(const struct pl_book *book, const struct trd_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_player *p = &s->player[move->seat];
	int hex = move->arg[0], place = trd_place_of(hex);
	bool spot = place != 0 && place != TRD_EARTH;
	bool own = spot && ((p->stations >> hex) & 1);
	const char *key = place == TRD_EARTH ? "explain.dock"
		: own                        ? "explain.dock-own"
		: spot                       ? "explain.spot"
					     : "explain.space";
	TRD_SENTENCE(book, text, key, PL_AS_ONE("hex", hex, trd_set_hexes),
	             PL_AS_ONE("place", place, trd_set_places), TRD_UNITS("goods", p->goods[place]),
	             PL_AS_NUMBER("early", !trd_has_hex(r->exactly[p->ship][s->allowance], hex)),
	             PL_AS_NUMBER("can", spot && trd_why_not_build(r, s, move->seat, hex) == 0),
	             PL_AS_NUMBER("price", spot ? trd_build_cost(r, p, hex) : 0));
}

static void explain_play(const struct pl_book *book, const struct pl_move *move,
                         struct pl_text *text)
{
	int kind = move->arg[0];
	if (kind < 1 || kind > trd_numbers(book->rules)->actions)
		return; /* no such card */
	const struct trd_card *card = &trd_numbers(book->rules)->action[kind - 1];
	char room[900];
	struct pl_text rule = pl_text_in(room, sizeof room);
	trd_put_rule(book, card, &rule);
	TRD_SENTENCE(book, text, "explain.play", PL_AS_TEXT("rule", room),
	             PL_AS_NUMBER("price", card->cost), PL_AS_NUMBER("counter", card->counter));
}

/* TRD-047, TRD-048: "1 or 2 is 1, 3 or 4 is 2, 5 or 6 is 3". */
static void put_die(const struct pl_book *book, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	char room[64];
	struct pl_text faces = pl_text_in(room, sizeof room);
	for (int face = 1; face <= 6; face++) {
		bool last = face == 6 || r->die[face] != r->die[face - 1];
		pl_put(&faces, "%d", face);
		if (!last) {
			pl_put(&faces, " ");
			trd_sentence(book, "or", NULL, &faces);
			pl_put(&faces, " ");
			continue;
		}
		TRD_SENTENCE(book, text, "explain.face", PL_AS_TEXT("faces", room),
		             PL_AS_NUMBER("hexes", r->die[face - 1]));
		pl_put(text, face < 6 ? ", " : "");
		faces = pl_text_in(room, sizeof room);
	}
}

/* What ends a step is explained by what comes next. */
static void explain_done(const struct pl_book *book, const struct trd_state *s,
                         struct pl_text *text)
{
	char room[200];
	struct pl_text die = pl_text_in(room, sizeof room);
	const char *key = s->base.phase == TRD_READY       ? "explain.begin"
		: s->base.phase == TRD_MARKET              ? "explain.end-turn"
		: s->base.phase == TRD_ACTING && !s->still ? "explain.roll"
							   : "explain.go-on";
	put_die(book, &die);
	TRD_SENTENCE(book, text, key, PL_AS_NUMBER("extra", s->extra),
	             PL_AS_NUMBER("base", trd_numbers(book->rules)->move_base),
	             PL_AS_TEXT("die", room));
}

/* What a move costs, or brings. */
static int price_of(const struct trd_rules *r, const struct trd_state *s,
                    const struct pl_move *move)
{
	const struct trd_player *p = &s->player[move->seat];
	switch (move->verb) {
	case TRD_BUILD:
		return p->ship < TRD_FIRST_DOCK ? trd_build_cost(r, p, p->ship) : 0;
	case TRD_SELL:
		return (move->arg[0] == TRD_EARTH ? r->sell_earth : r->sell_station) * move->arg[2];
	case TRD_BUY:
		return r->card_price;
	case TRD_COUNTER:
		return counter_cost(r, p);
	case TRD_PAY:
		return ransom(r, s, move->seat);
	default:
		return 0;
	}
}

void trd_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct trd_state *s = trd_position(view);
	const struct trd_player *p = &s->player[move->seat];
	const struct pl_said also[] = {
		PL_AS_NUMBER("price", price_of(trd_numbers(book->rules), s, move)),
		PL_AS_NUMBER("money", p->money),
		TRD_UNITS("cargo", p->goods[TRD_SHIP]),
		PL_AS_ONE("arriving", s->arriving, trd_set_goods),
		PL_AS_ONE("docked", trd_docked_at(p), trd_set_places),
		{ .name = NULL },
	};
	if (move->verb == TRD_PLAY)
		explain_play(book, move, text);
	else if (move->verb == TRD_DONE)
		explain_done(book, s, text);
	else if (move->verb == TRD_FLY)
		explain_flight(book, s, move, text);
	else
		pl_say_move_and(&trd_game, book, "explain", move, also, text);
}
