/* one_false_step_cards.c - what the pieces of One False Step say at length. */
#include "tui/boards/one_false_step.h"

#define TITLE(card)   card->title, sizeof card->title
#define TEXT(card)    pl_text_in(card->text, sizeof card->text)
#define FLAVOUR(card) card->flavour, sizeof card->flavour

/* Words for how a city stands, by where its card is. */
static const char *state_key(const char *where, int owner)
{
	static const char *const keys[][2] = {
		{ "active", "board.city.active" }, { "inactive", "board.city.inactive" },
		{ "lot", "board.city.lot" },       { "starved", "board.city.starved" },
		{ "ghost", "board.city.ghost" },   { "deck", "board.city.deck" },
	};
	for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
		if (tui_same(where, keys[i][0]))
			return keys[i][1];
	return owner >= 0 ? "board.city.bid" : "board.city.seat";
}

static void describe_city(const struct tui_scene *scene, int city, struct tui_card *card)
{
	const json_t *town = ofs_tui_town(scene, city), *book = scene->book;
	int owner = ofs_tui_seat(town, "owner");
	struct pl_text text = TEXT(card);
	const struct pl_said said[] = {
		PL_AS_TEXT("city", ofs_tui_city_name(scene, city)),
		PL_AS_NUMBER("star", tui_same(tui_book_text(book, "city[].seat", city), "yes")),
		OFS_AS_SEAT(scene, "owner", owner),
		PL_AS_NUMBER("chips", tui_int(town, "chips")),
		PL_AS_NUMBER("pile", tui_int(town, "pile")),
		PL_AS_NUMBER("middle", tui_int(town, "middle")),
		PL_AS_NUMBER("train", tui_int(town, "train")),
		PL_NOTHING,
	};
	tui_board_line(scene, TITLE(card), "board.city.title", said);
	tui_board_say(scene, &text, state_key(tui_text(town, "where"), owner), said);
	pl_put(&text, " %s", tui_book_text(book, "city[].rule", city));
	snprintf(FLAVOUR(card), "%s", tui_book_text(book, "city[].text", city));
}

static void describe_claim(const struct tui_scene *scene, int claim, struct tui_card *card)
{
	const json_t *row = ofs_tui_claim(scene, claim), *book = scene->book;
	int owner = ofs_tui_seat(row, "owner"), spot = tui_int(row, "spot");
	int defender = tui_int(row, "defender");
	int section = tui_book_int(book, "spot[].section", spot);
	bool mine = tui_same(tui_text(row, "kind"), "mine");
	struct pl_text text = TEXT(card);
	const struct pl_said said[] = {
		PL_AS_NUMBER("mine", mine),
		PL_AS_NUMBER("yield", tui_int(book, mine ? "mine_yield" : "farm_yield")),
		PL_AS_NUMBER("section", section),
		PL_AS_NUMBER("number", tui_book_int(book, "spot[].number", spot)),
		PL_AS_NUMBER("held", owner >= 0),
		OFS_AS_SEAT(scene, "owner", owner),
		PL_AS_TEXT("defender", ofs_tui_city_name(scene, defender)),
		PL_AS_NUMBER("pile", tui_int(ofs_tui_town(scene, defender), "pile")),
		PL_NOTHING,
	};
	tui_board_line(scene, TITLE(card), "board.claim.title", said);
	tui_board_say(scene, &text, "board.claim", said);
	snprintf(FLAVOUR(card), "%s: %s", tui_book_text(book, "section[].name", section),
	         tui_book_text(book, "section[].text", section));
}

static bool describe_system(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int number = tui_book_find(scene->book, "system[].piece", piece);
	struct pl_text text = TEXT(card);
	if (number < 1 || number > OFS_SYSTEMS)
		return false;
	const char *key = ofs_tui_systems[number - 1];
	snprintf(TITLE(card), "%s", tui_book_text(scene->book, "system[].name", number));
	pl_put(&text, "%s", tui_board_word(scene, "board.system"));
	for (int seat = 0; seat < scene->table->seat_count; seat++) {
		const json_t *player = ofs_tui_player(scene, seat);
		int level = tui_int(tui_get(player, "level"), key);
		char chance[OFS_PERCENT];
		ofs_tui_percent(scene, tui_int(tui_get(player, "chance"), key), chance);
		pl_put(&text, " ");
		TUI_BOARD_SAY(scene, &text, "board.system.of", OFS_AS_SEAT(scene, "seat", seat),
		              PL_AS_NUMBER("level", level),
		              PL_AS_TEXT("name", tui_book_text(scene->book, "level[].name", level)),
		              PL_AS_TEXT("chance", chance),
		              PL_AS_NUMBER("target", tui_int(tui_get(player, "target"), key)));
	}
	if (scene->seat >= 0) {
		int mayor = ofs_tui_mayor(scene, scene->seat);
		const json_t *titles = tui_book_at(scene->book, "mayor[].card[].title", mayor);
		const json_t *texts = tui_book_at(scene->book, "mayor[].card[].text", mayor);
		snprintf(FLAVOUR(card), "%s: %s", tui_text_at(titles, number - 1),
		         tui_text_at(texts, number - 1));
	}
	return true;
}

/* The seat that a piece is of: "rocket-p2"; -1: it is none of these. */
static int seat_of(const struct tui_scene *scene, const char *piece, const char *run)
{
	char id[32];
	for (int seat = 0; seat < scene->table->seat_count; seat++) {
		snprintf(id, sizeof id, "%s-p%d", run, seat + 1);
		if (tui_same(id, piece))
			return seat;
	}
	return -1;
}

static bool describe_rocket(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int seat = seat_of(scene, piece, "rocket");
	const json_t *player = ofs_tui_player(scene, seat), *shot = tui_get(player, "shot");
	struct pl_text text = TEXT(card);
	if (seat < 0)
		return false;
	const struct pl_said said[] = {
		PL_AS_TEXT(
			"rocket",
			tui_book_text(scene->book, "mayor[].rocket", ofs_tui_mayor(scene, seat))),
		OFS_AS_SEAT(scene, "seat", seat),
		PL_AS_NUMBER("aboard", tui_int(player, "rocket")),
		PL_NOTHING,
	};
	tui_board_line(scene, TITLE(card), "board.rocket.title", said);
	tui_board_say(scene, &text, "board.rocket", said);
	for (int i = 0; i < tui_length(shot) && i < OFS_OUTCOMES; i++) {
		char chance[OFS_PERCENT];
		pl_put(&text, "%s +%d %s", i == 0 ? "" : ",",
		       tui_int_at(tui_get(player, "gain"), i),
		       ofs_tui_outcome(scene, seat, i, chance));
	}
	pl_put(&text, ".");
	return true;
}

static bool describe_mayor(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int seat = seat_of(scene, piece, "player"), mayor = ofs_tui_mayor(scene, seat);
	const json_t *player = ofs_tui_player(scene, seat), *book = scene->book;
	struct pl_text text = TEXT(card);
	if (seat < 0)
		return false;
	const struct pl_said said[] = {
		PL_AS_TEXT("seat", tui_name(scene, seat)),
		PL_AS_TEXT("mayor", tui_book_text(book, "mayor[].name", mayor)),
		PL_AS_NUMBER("points", tui_int(player, "points")),
		PL_AS_NUMBER("red", tui_int(player, "red")),
		PL_AS_NUMBER("cities", tui_int(player, "points_of_cities")),
		PL_AS_NUMBER("know_how", tui_int(player, "points_of_know_how")),
		PL_AS_NUMBER("mines", tui_int(player, "mines")),
		PL_AS_NUMBER("farms", tui_int(player, "farms")),
		PL_NOTHING,
	};
	tui_board_line(scene, TITLE(card), "board.mayor.title", said);
	tui_board_say(scene, &text, "board.mayor", said);
	pl_put(&text, " %s", tui_book_text(book, "mayor[].rule", mayor));
	snprintf(FLAVOUR(card), "%s", tui_book_text(book, "mayor[].motto", mayor));
	return true;
}

static bool describe_know_how(const struct tui_scene *scene, const char *piece,
                              struct tui_card *card)
{
	const json_t *book = scene->book;
	int system = tui_book_find(book, "system[].know_how_piece", piece);
	struct pl_text text = TEXT(card);
	if (system < 1 || system > OFS_SYSTEMS)
		return false;
	int holder = ofs_tui_holder(scene, system - 1);
	snprintf(TITLE(card), "%s", tui_book_text(book, "system[].know_how", system));
	pl_put(&text, "%s ", tui_book_text(book, "system[].rule", system));
	TUI_BOARD_SAY(scene, &text, "board.know-how", PL_AS_NUMBER("held", holder >= 0),
	              OFS_AS_SEAT(scene, "holder", holder));
	snprintf(FLAVOUR(card), "%s", tui_book_text(book, "system[].text", system));
	return true;
}

/* How the map lies, and what was written about it: with the deck, which has its cities. */
static void put_map_words(const struct tui_scene *scene, struct tui_card *card)
{
	const json_t *book = scene->book;
	int layout = tui_int(scene->state, "layout");
	int survey = tui_book_find(book, "survey[].name", tui_text(book, "map"));
	snprintf(FLAVOUR(card), "%s: %s %s", tui_book_text(book, "layout[].title", layout),
	         tui_book_text(book, "layout[].text", layout),
	         tui_book_text(book, "survey[].text", survey));
}

/* What says the same in every position of a table: "board.card.moon" and
 * "board.card.moon.title". */
static bool describe_plain(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	static const char *const pieces[] = {
		"button",     "moon",          "bank",         "deck",         "chips-red",
		"chips-food", "chips-gold",    "day-sunday",   "day-monday",   "day-tuesday",
		"day-friday", "day-wednesday", "day-thursday", "day-saturday",
	};
	const json_t *book = scene->book;
	struct pl_text text = TEXT(card);
	char key[64];
	for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++)
		if (tui_same(piece, pieces[i])) {
			snprintf(key, sizeof key, "board.card.%s.title", piece);
			snprintf(TITLE(card), "%s", tui_board_word(scene, key));
			snprintf(key, sizeof key, "board.card.%s", piece);
			TUI_BOARD_SAY(scene, &text, key,
			              PL_AS_NUMBER("cost", tui_int(book, "shot_food")),
			              PL_AS_NUMBER("each", tui_int(book, "shot_system")),
			              PL_AS_NUMBER("crew", tui_int(book, "shot_counter")),
			              PL_AS_NUMBER("rate", tui_int(book, "bank_rate")),
			              PL_AS_NUMBER("goal", tui_int(book, "goal")),
			              PL_AS_NUMBER("counters", tui_int(book, "populate")),
			              PL_AS_NUMBER("mine", tui_int(book, "mine_yield")),
			              PL_AS_NUMBER("farm", tui_int(book, "farm_yield")));
			if (tui_same(piece, "deck"))
				put_map_words(scene, card);
			return true;
		}
	return false;
}

static bool describe_place(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	static const char *const columns[] = { "city[].piece", "city[].card_piece",
		                               "city[].train_piece" };
	for (int i = 0; i < 3; i++) {
		int city = tui_book_find(scene->book, columns[i], piece);
		if (city > 0)
			return describe_city(scene, city, card), true;
	}
	for (int claim = 1; claim <= OFS_CLAIMS; claim++)
		if (piece[0] != '\0' && tui_same(ofs_tui_claim_piece(scene, claim), piece))
			return describe_claim(scene, claim, card), true;
	return false;
}

bool ofs_tui_describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	return describe_place(scene, piece, card) || describe_plain(scene, piece, card) ||
		describe_mayor(scene, piece, card) || describe_know_how(scene, piece, card) ||
		describe_rocket(scene, piece, card) || describe_system(scene, piece, card);
}
