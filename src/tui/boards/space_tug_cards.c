/* space_tug_cards.c - what the pieces of Space Tug Skirmish say at length. */
#include "tui/boards/space_tug.h"

/* What is printed on a card of a table of the book. */
static void put_printed(const struct tui_scene *scene, const char *table, int row,
                        struct tui_card *card)
{
	static const char *const columns[] = { "name", "text", "flavour" };
	char *const rooms[] = { card->title, card->text, card->flavour };
	const size_t sizes[] = { sizeof card->title, sizeof card->text, sizeof card->flavour };
	for (int i = 0; i < 3; i++) {
		char column[64];
		snprintf(column, sizeof column, "%s[].%s", table, columns[i]);
		snprintf(rooms[i], sizes[i], "%s", tui_book_text(scene->book, column, row));
	}
}

/* The card that a piece is, in the hand, in a pile, on a tug or by its title alone; 0: none. */
static int card_of(const struct tui_scene *scene, const char *piece)
{
	const char *dash = strchr(piece, '-');
	bool on_tug = piece[0] == 'p' && isdigit((unsigned char)piece[1]);
	if (dash == NULL ||
	    !(on_tug || tui_begins(piece, "hand-") || tui_begins(piece, "pile-") ||
	      tui_begins(piece, "card-")))
		return 0;
	return tui_book_find(scene->book, "card[].key", dash + 1);
}

static bool describe_card(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	_Static_assert(sizeof card->cost >= STS_MONEY, "room for a price");
	int number = card_of(scene, piece);
	if (number == 0)
		return false;
	put_printed(scene, "card", number, card);
	sts_money(scene, card->cost,
	          tui_begins(piece, "hand-")
	                  ? tui_int_at(tui_get(scene->state, "price"), number - 1)
	                  : tui_book_int(scene->book, "card[].cost", number));
	return true;
}

static bool describe_epoch(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int epoch = tui_book_find(scene->book, "epoch[].piece", piece);
	if (epoch != 0)
		put_printed(scene, "epoch", epoch, card);
	return epoch != 0;
}

static bool describe_persona(const struct tui_scene *scene, const char *piece,
                             struct tui_card *card)
{
	const json_t *book = scene->book;
	int persona = tui_book_find(book, "persona[].piece", piece);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	if (persona == 0)
		return false;
	snprintf(card->title, sizeof card->title, "%s",
	         tui_book_text(book, "persona[].name", persona));
	sts_put_about(scene, persona, &text);
	for (int level = 1; level <= STS_LEVELS; level++) {
		int row = sts_level_row(scene, persona, level);
		pl_put(&text, "\n%d %s: %s", level, tui_book_text(book, "persona_card[].name", row),
		       tui_book_text(book, "persona_card[].text", row));
	}
	return true;
}

/* The levels that are open of a Persona: of whoever has it. */
static int level_reached(const struct tui_scene *scene, int persona)
{
	for (int seat = 0; seat < sts_tug_count(scene); seat++)
		if (tui_int(sts_tug(scene, seat), "persona") == persona)
			return tui_int(sts_tug(scene, seat), "level");
	return 0;
}

static bool describe_level(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *book = scene->book;
	int row = tui_book_find(book, "persona_card[].piece", piece);
	int persona = tui_book_int(book, "persona_card[].whose", row);
	int level = tui_book_int(book, "persona_card[].level", row);
	const char *opens = tui_book_text(book, "persona_card[].opens", row);
	if (row == 0)
		return false;
	put_printed(scene, "persona_card", row, card);
	TUI_BOARD_LINE(scene, card->title, "board.level",
	               PL_AS_TEXT("name", tui_book_text(book, "persona_card[].name", row)),
	               PL_AS_NUMBER("level", level),
	               PL_AS_TEXT("persona", tui_book_text(book, "persona[].name", persona)));
	TUI_BOARD_LINE(scene, card->text, "board.opens",
	               PL_AS_TEXT("text", tui_book_text(book, "persona_card[].text", row)),
	               PL_AS_TEXT("opens", level > level_reached(scene, persona) ? opens : ""));
	return true;
}

/* What everybody has seen in a player's hand. */
static void put_seen(const struct tui_scene *scene, const json_t *seen, struct pl_text *text)
{
	char names[256];
	struct pl_text list = pl_text_in(names, sizeof names);
	for (int card = 1; card <= tui_length(seen); card++)
		for (int i = 0; i < tui_int_at(seen, card - 1) && !pl_text_full(&list); i++)
			pl_put(&list, "%s%s", names[0] != '\0' ? ", " : "",
			       tui_book_text(scene->book, "card[].name", card));
	if (names[0] == '\0')
		return;
	pl_put(text, " ");
	TUI_BOARD_SAY(scene, text, "board.seen", PL_AS_TEXT("cards", names));
}

static bool describe_tug(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int number = tui_begins(piece, "tug-") ? atoi(piece + strlen("tug-")) : 0;
	int seat = number > 0 && number <= sts_tug_count(scene) ? number - 1 : -1;
	const json_t *tug = sts_tug(scene, seat);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	if (tug == NULL)
		return false;
	TUI_BOARD_LINE(scene, card->title, "board.tug", PL_AS_NUMBER("own", seat == scene->seat),
	               PL_AS_TEXT("who", tui_name(scene, seat)));
	TUI_BOARD_SAY(
		scene, &text, "board.tug-is",
		PL_AS_TEXT("orbit",
	                   tui_board_word(scene, sts_in_ops(tug) ? "orbit.ops" : "orbit.design")),
		PL_AS_NUMBER("funds", tui_int(tug, "funds")),
		PL_AS_NUMBER("income", tui_int(tug, "income")));
	for (int i = 0; i < STS_STATS; i++)
		pl_put(&text, " %s %d", tui_board_word(scene, tug_stats[i].word),
		       sts_stat_of(tug, i));
	TUI_BOARD_SAY(scene, &text, "board.tug-did",
	              PL_AS_NUMBER("contracts", tui_int(tug, "contracts")),
	              PL_AS_NUMBER("launches", tui_int(tug, "launches")));
	put_seen(scene, tui_get(tug, "seen"), &text);
	return true;
}

static bool describe_plain(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	static const struct {
		const char *piece, *title, *text;
	} said[] = {
		{ "deck-design", "piece.deck-design", "board.about-deck-design" },
		{ "deck-ops", "piece.deck-ops", "board.about-deck-ops" },
		{ "deck-epoch", "piece.deck-epoch", "board.about-deck-epoch" },
		{ "shift-token", "piece.shift-token", "board.about-shift-token" },
		{ "phase-token", "piece.phase-token", "board.about-phase-token" },
		{ "stat-strength", "stat.strength", "board.about-strength" },
		{ "stat-speed", "stat.speed", "board.about-speed" },
		{ "stat-energy", "stat.energy", "board.about-energy" },
	};
	for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
		if (tui_same(piece, said[i].piece)) {
			snprintf(card->title, sizeof card->title, "%s",
			         tui_board_word(scene, said[i].title));
			snprintf(card->text, sizeof card->text, "%s",
			         tui_board_word(scene, said[i].text));
			return true;
		}
	return false;
}

bool sts_describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	return describe_card(scene, piece, card) || describe_epoch(scene, piece, card) ||
		describe_plain(scene, piece, card) || describe_tug(scene, piece, card) ||
		describe_persona(scene, piece, card) || describe_level(scene, piece, card);
}
