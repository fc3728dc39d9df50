/* json.c - the table as one seat sees it, as one JSON object that the terminal's board is
 * drawn from. (The page reads the state and the book.) Ids are those of pieces.c; seats
 * count from 0. */
#include "core/text.h"
#include "games/traders/words.h"

static const char *const phase_names[] = {
	"",          "ready",        "taking",  "assigning", "making",
	"answering", "raided",       "stowing", "offered",   "acting",
	"flying",    "acting-again", "market",  "cured",     "timed-out",
};

/* Names of goods as keys; their titles are in "resources". */
static const char *const good_keys[] = { "", "metal", "food", "gem" };

static void put_id(const struct pl_book *book, struct pl_text *text, const char *key, int piece)
{
	char id_room[64], name_room[64];
	struct pl_text id = pl_text_in(id_room, sizeof id_room);
	struct pl_text name = pl_text_in(name_room, sizeof name_room);
	trd_piece(book, (uint16_t)piece, &id, &name);
	pl_json_string(text, key, id_room);
}

static void put_units(struct pl_text *text, const char *key, const uint8_t *units)
{
	pl_json_open(text, key, '{');
	for (int good = TRD_METAL; good <= TRD_GOODS; good++)
		pl_json_number(text, good_keys[good], units[good]);
	pl_json_close(text, '}');
}

/* --- the board ------------------------------------------------------------- */

static const char *kind_of_hex(int hex)
{
	if (hex < TRD_FIRST_DOCK)
		return "spot";
	if (hex <= TRD_LAST_DOCK)
		return "dock";
	return hex <= TRD_LAST_PLANET ? "planet" : "space";
}

static void put_hexes(const struct pl_book *book, const struct trd_state *s, int viewer,
                      struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	struct trd_hexes reach = { 0, 0 };
	if (s->base.phase == TRD_FLYING && viewer == s->turn)
		reach = trd_destinations(r, s);
	pl_json_open(text, "hexes", '[');
	for (int row = 1; row <= r->rows; row++) {
		for (int column = 1; column <= r->columns - (row % 2 == 0); column++) {
			int hex = r->hex[row][column];
			pl_json_open(text, NULL, '{');
			put_id(book, text, "id", hex);
			pl_json_number(text, "column", column);
			pl_json_number(text, "row", row);
			if (hex < TRD_FIRST_SPACE)
				pl_json_string(text, "kind", kind_of_hex(hex));
			if (trd_place_of(hex) != 0)
				pl_json_number(text, "place", trd_place_of(hex));
			if (trd_has_hex(reach, hex))
				pl_json_bool(text, "reach", true);
			pl_json_close(text, '}');
		}
	}
	pl_json_close(text, ']');
}

static void put_planet(const struct pl_book *book, const struct trd_state *s, int place,
                       struct pl_text *text)
{
	const struct trd_planet *planet = &trd_numbers(book->rules)->planet[place - 1];
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", TRD_PIECE_PLANET + place);
	pl_json_number(text, "place", place);
	pl_json_string(text, "name", trd_place_name(book, place));
	put_id(book, text, "hex", TRD_FIRST_PLANET + place - 1);
	pl_json_string(text, "face", trd_word(book, planet->face));
	pl_json_string(text, "character", trd_word(book, planet->character));
	if (place != TRD_EARTH) {
		pl_json_open(text, "makes", '[');
		for (int good = TRD_METAL; good <= TRD_GOODS; good++)
			if ((s->makes[place] >> (good - 1)) & 1)
				pl_json_string(text, NULL, good_keys[good]);
		pl_json_close(text, ']');
		pl_json_bool(text, "producing", (s->lit >> place) & 1);
		pl_json_number(text, "rebellion", s->rebellion[place]);
		uint16_t says = s->rebellion[place] > 0 ? planet->halt
			: (s->lit >> place) & 1         ? planet->make
							: 0;
		pl_json_string(text, "says", trd_word(book, says));
	}
	pl_json_close(text, '}');
}

/* The pieces that stand for what the viewer has of a good, by place. */
static void put_stores_of(const struct pl_book *book, int good, struct pl_text *text)
{
	pl_json_open(text, "stores", '[');
	for (int place = TRD_GOBI; place <= TRD_SHIP; place++)
		put_id(book, text, NULL, TRD_PIECE_STORE + 4 * place + good);
	pl_json_close(text, ']');
}

static void put_resources(const struct pl_book *book, struct pl_text *text)
{
	pl_json_open(text, "resources", '[');
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		const struct trd_resource *row = &trd_numbers(book->rules)->resource[good - 1];
		pl_json_open(text, NULL, '{');
		put_id(book, text, "id", TRD_PIECE_GOOD + good);
		pl_json_string(text, "key", good_keys[good]);
		pl_json_string(text, "name", trd_word(book, row->name));
		pl_json_string(text, "nickname", trd_word(book, row->nickname));
		pl_json_string(text, "flavour", trd_word(book, row->flavour));
		put_stores_of(book, good, text);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

/* --- players ----------------------------------------------------------------- */

static void put_stations(const struct pl_book *book, const struct trd_player *p,
                         struct pl_text *text)
{
	pl_json_open(text, "stations", '[');
	for (int hex = 1; hex < TRD_FIRST_DOCK; hex++)
		if ((p->stations >> hex) & 1)
			put_id(book, text, NULL, hex);
	pl_json_close(text, ']');
	pl_json_open(text, "stores", '[');
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++) {
		if (place != TRD_EARTH && trd_stations_at(p, place) == 0)
			continue;
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "place", place);
		put_units(text, "goods", p->goods[place]);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_company(const struct pl_book *book, const char *key, int company,
                        struct pl_text *text)
{
	const struct trd_company *row = &trd_numbers(book->rules)->company[company - 1];
	pl_json_open(text, key, '{');
	put_id(book, text, "id", TRD_PIECE_COMPANY + company);
	pl_json_string(text, "name", trd_word(book, row->name));
	pl_json_string(text, "boss", trd_word(book, row->boss));
	pl_json_string(text, "ship", trd_word(book, row->ship));
	pl_json_string(text, "emblem", trd_word(book, row->emblem));
	pl_json_string(text, "motto", trd_word(book, row->motto));
	pl_json_string(text, "story", trd_word(book, row->story));
	pl_json_close(text, '}');
}

/* While companies are taken, all of them; at the end, what the winner's says. */
static void put_companies(const struct pl_book *book, const struct trd_state *s,
                          struct pl_text *text)
{
	if (s->base.phase == TRD_TAKING) {
		pl_json_open(text, "companies", '[');
		for (int company = 1; company <= TRD_COMPANIES; company++)
			put_company(book, NULL, company, text);
		pl_json_close(text, ']');
	} else if (s->base.phase == TRD_CURED) {
		int company = s->player[s->turn].company;
		pl_json_number(text, "winner", s->turn);
		pl_json_string(text, "win",
		               trd_word(book, trd_numbers(book->rules)->company[company - 1].win));
	}
}

/* Cards known to be in a hand: the viewer's own, or what it saw of others'. */
static void put_known(const struct pl_book *book, uint16_t hand, struct pl_text *text)
{
	pl_json_open(text, "known", '[');
	for (int kind = 1; kind <= TRD_ACTIONS; kind++)
		for (int i = 0; i < trd_held(hand, kind); i++)
			pl_json_string(text, NULL, trd_card_name(book, kind));
	pl_json_close(text, ']');
}

static void put_player(const struct pl_book *book, const struct trd_state *s, int seat,
                       struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_player *p = &s->player[seat];
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "seat", seat);
	if (p->company != 0)
		put_company(book, "company", p->company, text);
	pl_json_number(text, "money", p->money);
	put_id(book, text, "ship", p->ship);
	pl_json_number(text, "docked", trd_docked_at(p));
	put_units(text, "cargo", p->goods[TRD_SHIP]);
	put_stations(book, p, text);
	pl_json_number(text, "delivered", trd_delivered(r, p));
	pl_json_number(text, "cards", p->cards);
	put_known(book, p->hand, text);
	pl_json_number(text, "skips", p->skips);
	pl_json_close(text, '}');
}

/* --- cards ------------------------------------------------------------------- */

static void put_card(const struct pl_book *book, const char *key, const struct trd_card *card,
                     int piece, int face, struct pl_text *text)
{
	char room[160];
	struct pl_text rule = pl_text_in(room, sizeof room);
	trd_put_card_text(book, card, &rule);
	pl_json_open(text, key, '{');
	put_id(book, text, "id", piece);
	pl_json_string(text, "name", trd_word(book, card->name));
	pl_json_string(text, "title", trd_word(book, card->face[face].title));
	pl_json_string(text, "flavour", trd_word(book, card->face[face].flavour));
	pl_json_string(text, "text", room);
	pl_json_number(text, "cost", card->cost);
	pl_json_bool(text, "counter", card->counter);
	pl_json_close(text, '}');
}

/* The viewer's cards; the faces follow those already in the discards. */
static void put_hand(const struct pl_book *book, const struct trd_state *s, int viewer,
                     struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	pl_json_open(text, "hand", '[');
	for (int kind = 1; viewer < s->base.seats && kind <= TRD_ACTIONS; kind++) {
		const struct trd_card *card = &r->action[kind - 1];
		for (int i = 0; i < trd_held(s->player[viewer].hand, kind); i++)
			put_card(book, NULL, card, TRD_PIECE_CARD + kind,
			         trd_face_of(card, s, s->discard[kind] + i), text);
	}
	pl_json_close(text, ']');
}

/* What a kind of card does and how many there are, whoever holds it. */
static void put_kind(const struct pl_book *book, const struct trd_card *card, int piece,
                     struct pl_text *text)
{
	char room[160];
	struct pl_text rule = pl_text_in(room, sizeof room);
	trd_put_card_text(book, card, &rule);
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", piece);
	pl_json_string(text, "name", trd_word(book, card->name));
	pl_json_string(text, "text", room);
	pl_json_number(text, "cost", card->cost);
	pl_json_bool(text, "action", piece <= TRD_PIECE_CARD + TRD_ACTIONS);
	pl_json_bool(text, "counter", card->counter);
	pl_json_number(text, "copies", card->copies);
	pl_json_close(text, '}');
}

static void put_kinds(const struct pl_book *book, struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	pl_json_open(text, "kinds", '[');
	for (int kind = 1; kind <= TRD_ACTIONS; kind++)
		put_kind(book, &r->action[kind - 1], TRD_PIECE_CARD + kind, text);
	for (int kind = 1; kind <= TRD_EVENTS; kind++)
		put_kind(book, &r->event[kind - 1], TRD_PIECE_EVENT + kind, text);
	pl_json_close(text, ']');
}

static void put_discards(const struct pl_book *book, const struct trd_state *s,
                         struct pl_text *text)
{
	pl_json_open(text, "discards", '{');
	for (int kind = 1; kind <= TRD_ACTIONS; kind++)
		pl_json_number(text, trd_card_name(book, kind), s->discard[kind]);
	pl_json_close(text, '}');
}

static void put_planet_card(const struct pl_book *book, const struct trd_state *s,
                            struct pl_text *text)
{
	if (s->planet_card == 0)
		return;
	const struct trd_planet_card *card =
		&trd_numbers(book->rules)->planet_card[s->planet_card - 1];
	pl_json_open(text, "planetCard", '{');
	put_id(book, text, "id", TRD_PIECE_PLANET_CARD + s->planet_card);
	pl_json_number(text, "number", s->planet_card);
	pl_json_string(text, "title", trd_word(book, card->title));
	pl_json_string(text, "flavour", trd_word(book, card->flavour));
	pl_json_close(text, '}');
}

static void put_event(const struct pl_book *book, const struct trd_state *s, struct pl_text *text)
{
	if (s->event == 0)
		return;
	const struct trd_card *card = &trd_numbers(book->rules)->event[s->event - 1];
	int before = card->copies - s->events[s->event] - 1;
	put_card(book, "event", card, TRD_PIECE_EVENT + s->event, trd_face_of(card, s, before),
	         text);
}

static void put_played(const struct pl_book *book, const struct trd_state *s, struct pl_text *text)
{
	const struct trd_played *played = &s->played;
	if (played->kind == 0)
		return;
	pl_json_open(text, "played", '{');
	put_id(book, text, "id", TRD_PIECE_CARD + played->kind);
	pl_json_string(text, "name", trd_card_name(book, played->kind));
	if (played->victim != 0)
		pl_json_number(text, "victim", played->victim - 1);
	if (played->place != 0)
		pl_json_number(text, "place", played->place);
	if (played->good != 0)
		pl_json_string(text, "good", good_keys[played->good]);
	pl_json_close(text, '}');
}

/* --- all of it ---------------------------------------------------------------- */

static void put_course(const struct trd_rules *r, const struct trd_state *s, struct pl_text *text)
{
	pl_json_number(text, "round", s->round);
	pl_json_number(text, "roundLimit", r->round_limit);
	pl_json_string(text, "phase", phase_names[s->base.phase]);
	pl_json_number(text, "step", s->step);
	pl_json_number(text, "first", s->first);
	pl_json_number(text, "turn", s->turn);
	pl_json_bool(text, "isExtra", s->is_extra);
	pl_json_number(text, "extraTurns", s->extra);
	pl_json_bool(text, "engineFailed", s->still);
	pl_json_number(text, "boosts", s->boosts);
	pl_json_open(text, "dice", '[');
	for (int i = 0; i < 2; i++)
		if (s->dice[i] != 0)
			pl_json_number(text, NULL, s->dice[i]);
	pl_json_close(text, ']');
	pl_json_number(text, "allowance", s->allowance);
	pl_json_open(text, "flight", '{');
	pl_json_number(text, "base", r->move_base);
	pl_json_open(text, "die", '[');
	for (int face = 0; face < 6; face++)
		pl_json_number(text, NULL, r->die[face]);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
	pl_json_number(text, "asked", s->planet);
	if (s->arriving != 0)
		pl_json_string(text, "arriving", good_keys[s->arriving]);
	pl_json_number(text, "stack", s->deck_left);
	pl_json_open(text, "goal", '{');
	pl_json_number(text, "units", r->cure_units);
	pl_json_number(text, "money", r->cure_money);
	pl_json_close(text, '}');
	pl_json_number(text, "rows", r->rows);
	pl_json_number(text, "columns", r->columns);
}

/* Prices in MCr and room in units and cards, for a board that says what things cost. */
static void put_numbers(const struct trd_rules *r, struct pl_text *text)
{
	pl_json_open(text, "prices", '{');
	pl_json_number(text, "first", r->station_first);
	pl_json_number(text, "station", r->station_new);
	pl_json_number(text, "second", r->station_second);
	pl_json_number(text, "sellStation", r->sell_station);
	pl_json_number(text, "sellEarth", r->sell_earth);
	pl_json_number(text, "card", r->card_price);
	pl_json_close(text, '}');
	pl_json_open(text, "room", '{');
	pl_json_number(text, "cargo", r->cargo);
	pl_json_number(text, "hand", r->hand);
	pl_json_close(text, '}');
}

void trd_json(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct trd_rules *r = trd_numbers(book->rules);
	const struct trd_state *s = trd_position(view);
	pl_json_open(text, NULL, '{');
	put_course(r, s, text);
	put_numbers(r, text);
	put_planet_card(book, s, text);
	put_event(book, s, text);
	put_played(book, s, text);
	put_hexes(book, s, seat, text);
	pl_json_open(text, "planets", '[');
	for (int place = TRD_GOBI; place <= TRD_EARTH; place++)
		put_planet(book, s, place, text);
	pl_json_close(text, ']');
	pl_json_open(text, "players", '[');
	for (int other = 0; other < view->seats; other++)
		put_player(book, s, other, text);
	pl_json_close(text, ']');
	put_hand(book, s, seat, text);
	put_discards(book, s, text);
	put_kinds(book, text);
	put_resources(book, text);
	put_companies(book, s, text);
	pl_json_close(text, '}');
}
