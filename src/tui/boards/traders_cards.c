/* traders_cards.c - what the pieces of Traders say at length: cards with their faces and who is
 * met by them, planets, companies, hexes, ships and stores. */
#include "tui/boards/traders.h"

/* Append the face of a card: its title, and what is said on it. */
static void put_face(const struct tui_scene *scene, const char *table, int kind, int face,
                     struct pl_text *text)
{
	char column[40];
	snprintf(column, sizeof column, "%s[].card[].title", table);
	const json_t *titles = tui_book_at(scene->book, column, kind);
	snprintf(column, sizeof column, "%s[].card[].flavour", table);
	const json_t *flavours = tui_book_at(scene->book, column, kind);
	int count = tui_length(titles);
	if (count > 0 && face >= 0)
		pl_put(text, "%s%.80s. %.160s", text->at > text->start ? " " : "",
		       tui_text_at(titles, face % count), tui_text_at(flavours, face % count));
}

/* Name and rule of a kind, and whom one meets by it. */
static void put_kind(const struct tui_scene *scene, const char *table, int kind,
                     struct tui_card *card, struct pl_text *flavour)
{
	char column[40];
	snprintf(column, sizeof column, "%s[].name", table);
	snprintf(card->title, sizeof card->title, "%.90s", name_of(scene, column, kind));
	snprintf(column, sizeof column, "%s[].text", table);
	snprintf(card->text, sizeof card->text, "%.500s", tui_book_text(scene->book, column, kind));
	snprintf(column, sizeof column, "%s[].people", table);
	const char *people = tui_book_text(scene->book, column, kind);
	if (people[0] != '\0')
		pl_put(flavour, "%s%.400s", flavour->at > flavour->start ? " " : "", people);
}

static void card_of_action(const struct tui_scene *scene, int kind, struct tui_card *card)
{
	const json_t *held = tui_get(scene->state, "held");
	struct pl_text flavour = pl_text_in(card->flavour, sizeof card->flavour);
	for (int i = 0; i < tui_length(held); i++)
		if (tui_int(tui_at(held, i), "card") == kind)
			put_face(scene, "action", kind, tui_int(tui_at(held, i), "face"), &flavour);
	put_kind(scene, "action", kind, card, &flavour);
	cost_of(scene, kind, card->cost);
}

static void card_of_event(const struct tui_scene *scene, int kind, struct tui_card *card)
{
	struct pl_text flavour = pl_text_in(card->flavour, sizeof card->flavour);
	if (tui_int(scene->state, "event") == kind)
		put_face(scene, "event", kind, tui_int(scene->state, "event_face"), &flavour);
	put_kind(scene, "event", kind, card, &flavour);
}

static void card_of_planet(const struct tui_scene *scene, int place, struct tui_card *card)
{
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	const json_t *book = scene->book;
	int rebels = rebellion(scene, place);
	bool lit = is_lit(scene, place);
	snprintf(card->title, sizeof card->title, "%.90s", planet_name(scene, place));
	snprintf(card->flavour, sizeof card->flavour, "%.120s %.120s",
	         tui_book_text(book, "planet[].character", place),
	         rebels > 0               ? tui_book_text(book, "planet[].halt", place)
	                 : lit            ? tui_book_text(book, "planet[].make", place)
	                 : place == EARTH ? tui_book_text(book, "planet[].dock", place)
	                                  : "");
	if (place == EARTH) {
		TUI_BOARD_SAY(scene, &text, "board.earth",
		              PL_AS_NUMBER("units", tui_int(book, "cure_units")),
		              PL_AS_NUMBER("money", tui_int(book, "cure_money")));
		return;
	}
	const char *goods[2] = { "", "" };
	for (int good = 0, named = 0; good < GOODS; good++)
		if (makes(scene, place, good) && named < 2)
			goods[named++] = good_name(scene, good);
	TUI_BOARD_SAY(scene, &text, "board.makes", PL_AS_TEXT("good", goods[0]),
	              PL_AS_TEXT("other", goods[1]), PL_AS_NUMBER("rebels", rebels),
	              PL_AS_NUMBER("lit", lit));
}

static void card_of_company(const struct tui_scene *scene, int company, struct tui_card *card)
{
	const json_t *book = scene->book;
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	snprintf(card->title, sizeof card->title, "%.90s",
	         name_of(scene, "company[].name", company));
	TUI_BOARD_SAY(scene, &text, "board.company",
	              PL_AS_TEXT("motto", tui_book_text(book, "company[].motto", company)),
	              PL_AS_TEXT("boss", tui_book_text(book, "company[].boss", company)),
	              PL_AS_TEXT("ship", tui_book_text(book, "company[].ship", company)),
	              PL_AS_TEXT("emblem", tui_book_text(book, "company[].emblem", company)));
	snprintf(card->flavour, sizeof card->flavour, "%.250s",
	         tui_book_text(book, "company[].story", company));
}

/* A hex by its place and what stands there. */
static void card_of_hex(const struct tui_scene *scene, int hex, struct tui_card *card)
{
	int place = place_of(tui_book_text(scene->book, "hex[].place", hex));
	int station = station_on(scene->state, hex);
	struct pl_text title = pl_text_in(card->title, sizeof card->title);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	TUI_BOARD_SAY(scene, &title, "board.hex",
	              PL_AS_NUMBER("column", tui_book_int(scene->book, "hex[].column", hex)),
	              PL_AS_NUMBER("row", tui_book_int(scene->book, "hex[].row", hex)),
	              PL_AS_TEXT("place", place == 0 ? "" : planet_name(scene, place)));
	if (station >= 0 && station < scene->table->seat_count)
		TUI_BOARD_SAY(scene, &text, "board.station",
		              PL_AS_TEXT("player", tui_name(scene, station)));
	else
		pl_put(&text, "%s",
		       tui_board_word(scene,
		                      place == EARTH       ? "board.dock"
		                              : place != 0 ? "board.spot"
		                                           : "board.space"));
}

/* A ship by its captain, and what is aboard. */
static bool card_of_ship(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int seat = 0;
	char id[32];
	for (; seat < scene->table->seat_count; seat++) {
		ship_id(seat, id);
		if (tui_same(id, piece))
			break;
	}
	if (seat == scene->table->seat_count)
		return false;
	const json_t *cargo = tui_get(tui_get(player_of(scene, seat), "goods"), place_keys[SHIP]);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	TUI_BOARD_LINE(scene, card->title, "board.ship-of",
	               PL_AS_TEXT("player", tui_name(scene, seat)));
	for (int good = 0, named = 0; good < GOODS; good++) {
		int units = tui_int(cargo, good_keys[good]);
		if (units > 0)
			pl_put(&text, "%s%d %.40s",
			       named++ == 0 ? tui_board_word(scene, "board.aboard") : ",", units,
			       good_name(scene, good));
	}
	return true;
}

/* What the viewer has of a good somewhere. */
static void card_of_store(const struct tui_scene *scene, int store, struct tui_card *card)
{
	const char *place = tui_book_text(scene->book, "store[].place", store),
		   *key = tui_book_text(scene->book, "store[].good", store);
	const json_t *goods = tui_get(tui_get(player_of(scene, scene->seat), "goods"), place);
	int good = 0;
	while (good < GOODS - 1 && !tui_same(key, good_keys[good]))
		good++;
	int number = place_of(place);
	TUI_BOARD_LINE(scene, card->title,
	               number == SHIP            ? "board.store-ship"
	                       : number == EARTH ? "board.store-earth"
	                                         : "board.store",
	               PL_AS_TEXT("good", good_name(scene, good)),
	               PL_AS_TEXT("place", planet_name(scene, number)));
	TUI_BOARD_LINE(scene, card->text, "board.units",
	               PL_AS_NUMBER("units", tui_int(goods, key)));
}

static bool card_of_purse(const struct tui_scene *scene, struct tui_card *card)
{
	snprintf(card->title, sizeof card->title, "%s", tui_board_word(scene, "piece.purse"));
	snprintf(card->text, sizeof card->text, "%d MCr",
	         tui_int(player_of(scene, scene->seat), "money"));
	return true;
}

/* How a roll is read. */
static bool card_of_dice(const struct tui_scene *scene, struct tui_card *card)
{
	const json_t *die = tui_get(scene->book, "die[]");
	char faces[80];
	struct pl_text text = pl_text_in(faces, sizeof faces);
	for (int face = 0; face < tui_length(die); face++)
		pl_put(&text, "%s%d", face == 0 ? "" : ", ", tui_int_at(die, face));
	snprintf(card->title, sizeof card->title, "%s", tui_board_word(scene, "piece.dice"));
	TUI_BOARD_LINE(scene, card->text, "board.roll",
	               PL_AS_NUMBER("base", tui_int(scene->book, "move_base")),
	               PL_AS_TEXT("faces", faces));
	return true;
}

static bool card_of_stack(const struct tui_scene *scene, struct tui_card *card)
{
	snprintf(card->title, sizeof card->title, "%s", tui_board_word(scene, "board.stack"));
	TUI_BOARD_LINE(scene, card->text, "board.stack-rule",
	               PL_AS_NUMBER("left", tui_int(scene->state, "deck_left")),
	               PL_AS_NUMBER("price", tui_int(scene->book, "card_price")),
	               PL_AS_NUMBER("hand", tui_int(scene->book, "hand")));
	return true;
}

/* What has a title and a line, no more. */
static bool card_of_line(const struct tui_scene *scene, const char *title, const char *flavour,
                         int member, struct tui_card *card)
{
	snprintf(card->title, sizeof card->title, "%.90s", name_of(scene, title, member));
	snprintf(card->text, sizeof card->text, "%.400s",
	         tui_book_text(scene->book, flavour, member));
	return true;
}

bool trd_card_of(const struct tui_scene *scene, const char *piece, struct tui_card *to)
{
	const json_t *book = scene->book;
	int found;
	if ((found = tui_book_find(book, "action[].piece", piece)) != 0)
		return card_of_action(scene, found, to), true;
	if ((found = tui_book_find(book, "event[].piece", piece)) != 0)
		return card_of_event(scene, found, to), true;
	if ((found = tui_book_find(book, "planet[].piece", piece)) != 0 && found <= EARTH)
		return card_of_planet(scene, found, to), true;
	if ((found = tui_book_find(book, "company[].piece", piece)) != 0)
		return card_of_company(scene, found, to), true;
	if ((found = tui_book_find(book, "hex[].piece", piece)) != 0)
		return card_of_hex(scene, found, to), true;
	if (card_of_ship(scene, piece, to))
		return true;
	if ((found = tui_book_find(book, "planet_card[].piece", piece)) != 0)
		return card_of_line(scene, "planet_card[].title", "planet_card[].flavour", found,
		                    to);
	if ((found = tui_book_find(book, "resource[].piece", piece)) != 0)
		return card_of_line(scene, "resource[].name", "resource[].flavour", found, to);
	if ((found = tui_book_find(book, "store[].piece", piece)) != 0)
		return card_of_store(scene, found, to), true;
	return (tui_same(piece, "purse") && card_of_purse(scene, to)) ||
		(tui_same(piece, "dice") && card_of_dice(scene, to)) ||
		(tui_same(piece, "stack") && card_of_stack(scene, to));
}
