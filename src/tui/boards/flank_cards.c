/* flank_cards.c - what the pieces of Flank say at length. */
#include "tui/boards/flank.h"

/* "2 blue, 1 yellow". */
static void say_tokens(const struct tui_scene *scene, const int tokens[FLK_COLOURS],
                       struct pl_text *text)
{
	const char *between = "";
	for (int i = 0; i < FLK_COLOURS; i++) {
		char key[32];
		snprintf(key, sizeof key, "colour.%s", flk_colour_keys[i]);
		if (tokens[i] <= 0)
			continue;
		pl_put(text, "%s%d %s", between, tokens[i], tui_board_word(scene, key));
		between = ", ";
	}
}

static void read_tokens(const struct tui_scene *scene, const char *path, int row,
                        int tokens[FLK_COLOURS])
{
	for (int i = 0; i < FLK_COLOURS; i++) {
		char column[48];
		snprintf(column, sizeof column, "%s.%s", path, flk_colour_keys[i]);
		tokens[i] = tui_book_int(scene->book, column, row);
	}
}

static void describe_zone(const struct tui_scene *scene, int zone, struct tui_card *card)
{
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	int row = flk_zone_row(scene, zone), location = flk_location(scene, zone);
	const json_t *near = tui_book_at(scene->book, "board-zone[].near", zone);
	snprintf(card->title, sizeof card->title, "%s", flk_title(scene, "zone[].title", row));
	TUI_BOARD_SAY(scene, &text, "board.zone.room",
	              PL_AS_NUMBER("limit", tui_book_int(scene->book, "zone[].limit", row)));
	pl_put(&text, " ");
	if (location >= 0) {
		TUI_BOARD_SAY(scene, &text, "board.zone.base",
		              PL_AS_NUMBER("mine", location == scene->seat),
		              PL_AS_TEXT("who", tui_name(scene, location)),
		              PL_AS_NUMBER("lost", !flk_has_base(scene, zone)));
		pl_put(&text, " ");
	}
	for (int seat = 0; seat < FLK_SIDES; seat++) {
		int count = flk_count_at(scene, zone, seat);
		if (count == 0)
			continue;
		TUI_BOARD_SAY(scene, &text, "board.zone.units", PL_AS_NUMBER("count", count),
		              PL_AS_NUMBER("mine", seat == scene->seat),
		              PL_AS_TEXT("who", tui_name(scene, seat)));
		pl_put(&text, " ");
	}
	pl_put(&text, "%s", tui_board_word(scene, "board.zone.near"));
	for (int i = 0; i < tui_length(near); i++)
		pl_put(&text, "%s %s", i == 0 ? "" : ",",
		       flk_title(scene, "zone[].title", flk_zone_row(scene, tui_int_at(near, i))));
	pl_put(&text, ".");
	int board =
		tui_book_find(scene->book, "board_table[].name", tui_text(scene->book, "board"));
	snprintf(card->flavour, sizeof card->flavour, "%s. %s",
	         flk_title(scene, "board_table[].title", board),
	         flk_title(scene, "board_table[].about", board));
}

static void copy_row(const struct tui_scene *scene, const char *table, int row,
                     struct tui_card *card)
{
	char column[48];
	snprintf(column, sizeof column, "%s[].title", table);
	snprintf(card->title, sizeof card->title, "%s", flk_title(scene, column, row));
	snprintf(column, sizeof column, "%s[].text", table);
	snprintf(card->text, sizeof card->text, "%s", tui_book_text(scene->book, column, row));
	snprintf(column, sizeof column, "%s[].flavour", table);
	snprintf(card->flavour, sizeof card->flavour, "%s",
	         tui_book_text(scene->book, column, row));
}

/* What it costs who leads it; another's, as the book says. */
static void describe_unit(const struct tui_scene *scene, int row, struct tui_card *card)
{
	struct pl_text cost = pl_text_in(card->cost, sizeof card->cost);
	int price[FLK_COLOURS];
	read_tokens(scene, "unit[].price", row, price);
	for (int seat = 0; seat < FLK_SIDES; seat++)
		for (int type = 1; type <= FLK_TYPES; type++)
			for (int i = 0; flk_unit_row(scene, seat, type) == row && i < FLK_COLOURS;
			     i++)
				price[i] = tui_int(tui_at(flk_of(scene, "price", seat), type - 1),
				                   flk_colour_keys[i]);
	copy_row(scene, "unit", row, card);
	say_tokens(scene, price, &cost);
}

static void describe_upgrade(const struct tui_scene *scene, int row, struct tui_card *card)
{
	struct pl_text cost = pl_text_in(card->cost, sizeof card->cost);
	int price[FLK_COLOURS];
	read_tokens(scene, "upgrade[].price", row, price);
	copy_row(scene, "upgrade", row, card);
	say_tokens(scene, price, &cost);
}

static void describe_resource(const struct tui_scene *scene, int row, struct tui_card *card)
{
	char tokens[64];
	struct pl_text said = pl_text_in(tokens, sizeof tokens);
	int gives[FLK_COLOURS];
	read_tokens(scene, "card[].gives", row, gives);
	say_tokens(scene, gives, &said);
	copy_row(scene, "card", row, card);
	TUI_BOARD_LINE(scene, card->text, "board.gives", PL_AS_TEXT("tokens", tokens));
}

static bool ends_with(const char *text, const char *end)
{
	size_t length = strlen(text), tail = strlen(end);
	return tail > 0 && length > tail && text[length - tail - 1] == '-' &&
		tui_same(text + length - tail, end);
}

/* The row of the unit that the end of an id names: "army-nest-locust", "sheet-front-tank". */
static int unit_named(const struct tui_scene *scene, const char *id)
{
	const json_t *names = tui_get(scene->book, "unit[].name");
	if (!tui_begins(id, "unit-") && !tui_begins(id, "army-") && !tui_begins(id, "sheet-"))
		return 0;
	for (int i = 0; i < tui_length(names); i++)
		if (ends_with(id, tui_text_at(names, i)))
			return i + 1;
	return 0;
}

/* Tokens, the deck, the own sheet and the areas of either: a title and a text each. */
static bool describe_rest(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	static const char *const pieces[] = { "token-blue", "token-green", "token-yellow", "deck",
		                              "sheet" };
	const char *of = NULL;
	for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++)
		if (tui_same(piece, pieces[i]))
			of = pieces[i];
	for (int i = 0; tui_begins(piece, "area-") && i < FLK_AREAS; i++)
		if (ends_with(piece, flk_area_keys[i]))
			of = flk_area_keys[i];
	if (of == NULL)
		return false;
	char key[64];
	snprintf(key, sizeof key, "board.%s.title", of);
	snprintf(card->title, sizeof card->title, "%s", tui_board_word(scene, key));
	snprintf(key, sizeof key, "board.%s.text", of);
	snprintf(card->text, sizeof card->text, "%s", tui_board_word(scene, key));
	return true;
}

bool flk_describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *book = scene->book;
	int row;
	if ((row = tui_book_find(book, "board-zone[].piece", piece)) != 0) {
		describe_zone(scene, row, card);
	} else if ((row = tui_book_find(book, "faction[].piece", piece)) != 0) {
		snprintf(card->title, sizeof card->title, "%s",
		         flk_title(scene, "faction[].title", row));
		snprintf(card->text, sizeof card->text, "%s",
		         flk_title(scene, "faction[].about", row));
	} else if ((row = tui_book_find(book, "upgrade[].piece", piece)) != 0) {
		describe_upgrade(scene, row, card);
	} else if ((row = tui_book_find(book, "card[].piece", piece)) != 0) {
		describe_resource(scene, row, card);
	} else if ((row = unit_named(scene, piece)) != 0) {
		describe_unit(scene, row, card);
	} else {
		return describe_rest(scene, piece, card);
	}
	return true;
}
