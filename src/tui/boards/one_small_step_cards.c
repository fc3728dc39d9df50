/* one_small_step_cards.c - what the pieces of One Small Step say at length. */
#include "tui/boards/one_small_step.h"

enum { LINE = 200 }; /* room for a part of a sentence */

/* --- parts of sentences ------------------------------------------------------------- */

/* "3 Iron, 2 Gold"; "nothing". */
static void say_price(const struct tui_scene *scene, const struct oss_price *price,
                      struct pl_text *text)
{
	const char *between = "";
	for (int i = 0; i < OSS_GOODS; i++) {
		if (price->units[i] <= 0)
			continue;
		pl_put(text, "%s%d %s", between, price->units[i],
		       tui_book_text(scene->book, "resource[].name", i + 1));
		between = ", ";
	}
	if (between[0] == '\0')
		pl_put(text, "%s", tui_board_word(scene, "none.resource"));
}

/* The same as a part of a sentence; "" where there is no price. */
static const char *price_words(const struct tui_scene *scene, const struct oss_price *price,
                               char room[LINE])
{
	struct pl_text text = pl_text_in(room, LINE);
	room[0] = '\0';
	if (oss_is_priced(price))
		say_price(scene, price, &text);
	return room;
}

/* "Capsule, and Blast Furnaces or Refinery" */
static const char *need_words(const struct tui_scene *scene, int technology, char room[LINE])
{
	const json_t *book = scene->book;
	int groups = tui_length(tui_book_at(book, "technology[].needs[].one", technology));
	struct pl_text text = pl_text_in(room, LINE);
	room[0] = '\0';
	for (int i = 0; i < groups && i < OSS_PARTS; i++) {
		int one = oss_need(book, technology, i, false),
		    other = oss_need(book, technology, i, true);
		if (i > 0)
			pl_put(&text, "%s ", tui_board_word(scene, "board.and"));
		pl_put(&text, "%s", tui_book_text(book, "technology[].name", one));
		if (other > 0)
			pl_put(&text, " %s %s", tui_board_word(scene, "board.or"),
			       tui_book_text(book, "technology[].name", other));
	}
	return room;
}

/* "you, Bob": seats as the state counts them, from 1. */
static const char *seat_words(const struct tui_scene *scene, const json_t *seats, char room[LINE])
{
	struct pl_text text = pl_text_in(room, LINE);
	room[0] = '\0';
	for (int i = 0; i < tui_length(seats) && i < PL_SEATS; i++) {
		int seat = tui_int_at(seats, i) - 1;
		pl_put(&text, "%s%s", i == 0 ? "" : ", ",
		       seat >= 0 && seat == scene->seat ? tui_board_word(scene, "board.you")
		                                        : tui_name(scene, seat));
	}
	return room;
}

const char *oss_store_name(const json_t *book, int place)
{
	const char *key = tui_book_text(book, "place[].resource", place);
	for (int i = 0; i < OSS_GOODS; i++)
		if (tui_same(oss_goods[i].key, key))
			return tui_book_text(book, "resource[].name", i + 1);
	return "";
}

/* A text about somebody: {who}, and {you} if that is the viewer. */
#define SAY_OF(at, text, key, whose, ...)                                                          \
	TUI_BOARD_SAY(at, text, key, PL_AS_TEXT("who", tui_name(at, whose)),                       \
	              PL_AS_NUMBER("you", (whose) == (at)->seat), __VA_ARGS__)

static void title(struct tui_card *card, const char *words)
{
	snprintf(card->title, sizeof card->title, "%s", words);
}

static void flavour(struct tui_card *card, const char *words)
{
	snprintf(card->flavour, sizeof card->flavour, "%s", words);
}

/* --- a piece each --------------------------------------------------------------------- */

static void describe_technology(const struct tui_scene *scene, int technology,
                                struct tui_card *card)
{
	const json_t *book = scene->book;
	const json_t *stands = tui_at(tui_get(scene->state, "technology"), technology - 1);
	const struct oss_price price = oss_price_of(scene, technology);
	const struct oss_price lacks = oss_price_in(tui_get(stands, "lacks"));
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	struct pl_text cost = pl_text_in(card->cost, sizeof card->cost);
	char needs[LINE], lacked[LINE], marks[LINE];
	int blocker = tui_int(stands, "blocker");
	title(card, tui_book_text(book, "technology[].name", technology));
	flavour(card, tui_book_text(book, "technology[].text", technology));
	say_price(scene, &price, &cost);
	TUI_BOARD_SAY(scene, &text, "board.technology",
	              PL_AS_TEXT("rule", tui_book_text(book, "technology[].rule", technology)),
	              PL_AS_TEXT("needs", need_words(scene, technology, needs)),
	              PL_AS_TEXT("price", card->cost),
	              PL_AS_TEXT("lacks", price_words(scene, &lacks, lacked)),
	              PL_AS_TEXT("blocker", blocker > 0 ? tui_name(scene, blocker - 1) : ""),
	              PL_AS_NUMBER("borrowed", tui_bool(stands, "borrowed")),
	              PL_AS_NUMBER("way", tui_has_int(tui_get(scene->state, "way"), technology)),
	              PL_AS_TEXT("marks", seat_words(scene, tui_get(stands, "marks"), marks)));
}

static void describe_card(const struct tui_scene *scene, int kind, struct tui_card *card)
{
	const struct oss_price price = oss_price_at(scene->book, "card[].price", kind);
	struct pl_text cost = pl_text_in(card->cost, sizeof card->cost);
	char column[24];
	title(card, tui_book_text(scene->book, "card[].name", kind));
	flavour(card, tui_book_text(scene->book, "card[].text", kind));
	snprintf(card->text, sizeof card->text, "%s",
	         tui_book_text(scene->book, oss_rule_column(scene, column), kind));
	if (oss_is_priced(&price))
		say_price(scene, &price, &cost);
}

static void describe_country(const struct tui_scene *scene, int country, struct tui_card *card)
{
	const json_t *book = scene->book;
	struct oss_price base = oss_price_at(book, "faction[].base", country);
	const struct oss_price start = oss_price_at(book, "faction[].start", country);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	char made[LINE], more[LINE];
	for (int i = 0; i < OSS_GOODS; i++) /* both rows of the mat where they count: OSS-C04 */
		base.units[i] += tui_int(book, "base_production") - 1;
	title(card, tui_book_text(book, "faction[].title", country));
	flavour(card, tui_book_text(book, "faction[].text", country));
	TUI_BOARD_SAY(scene, &text, "board.country",
	              PL_AS_TEXT("ability", tui_book_text(book, "faction[].ability", country)),
	              PL_AS_TEXT("rule", tui_book_text(book, "faction[].rule", country)),
	              PL_AS_TEXT("base", price_words(scene, &base, made)),
	              PL_AS_TEXT("start", price_words(scene, &start, more)));
}

/* Somebody's mat, which is the country's, or hand. */
static bool describe_mat(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int seats = tui_length(tui_get(scene->state, "player"));
	for (int seat = 0; seat < seats && seat < PL_SEATS; seat++) {
		const json_t *player = oss_player_at(scene->state, seat);
		int country = oss_country_of(player);
		char mat[24], hand[24];
		snprintf(mat, sizeof mat, "mat-p%d", seat + 1);
		snprintf(hand, sizeof hand, "hand-p%d", seat + 1);
		if (tui_same(piece, mat) && country > 0)
			return describe_country(scene, country, card), true;
		if (!tui_same(piece, hand))
			continue;
		struct pl_text head = pl_text_in(card->title, sizeof card->title);
		struct pl_text text = pl_text_in(card->text, sizeof card->text);
		SAY_OF(scene, &head, "board.hand-of", seat, PL_NOTHING);
		TUI_BOARD_SAY(scene, &text, "board.hand-holds",
		              PL_AS_NUMBER("cards", tui_int(player, "cards")),
		              PL_AS_NUMBER("guards", tui_int(player, "guards")));
		return true;
	}
	return false;
}

/* A resource of somebody's mat. */
static bool describe_store(const struct tui_scene *scene, int place, struct tui_card *card)
{
	const json_t *book = scene->book;
	int seat = tui_book_int(book, "place[].seat", place) - 1;
	const char *key = tui_book_text(book, "place[].resource", place);
	const json_t *player = oss_player_at(scene->state, seat);
	struct pl_text head = pl_text_in(card->title, sizeof card->title);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	char spies[LINE];
	if (player == NULL)
		return false;
	SAY_OF(scene, &head, "board.store-of", seat,
	       PL_AS_TEXT("resource", oss_store_name(book, place)));
	TUI_BOARD_SAY(
		scene, &text, "board.store",
		PL_AS_NUMBER("stock", tui_int(tui_get(player, "stock"), key)),
		PL_AS_NUMBER("makes", tui_int(tui_get(player, "makes"), key)),
		PL_AS_NUMBER("upgrade", tui_int(tui_get(player, "upgrade"), key)),
		PL_AS_NUMBER("loses", tui_int(tui_get(player, "loses"), key)),
		PL_AS_TEXT("spies",
	                   seat_words(scene, tui_get(tui_get(player, "watched"), key), spies)));
	return true;
}

/* Whose spy a piece is, and where it stands. */
static bool describe_spy(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *book = scene->book;
	int seats = tui_length(tui_get(scene->state, "player")), owner = 0, place = 1;
	int places = oss_count(book, "place[].piece");
	char id[OSS_ID] = "";
	for (owner = 0; owner < seats && owner < PL_SEATS && !tui_same(id, piece); owner++)
		for (place = 0; place < places && !tui_same(id, piece);)
			oss_spy_id(scene, owner, ++place, id);
	if (!tui_same(id, piece) || !oss_has_spy(scene, owner - 1, place))
		return false;
	struct pl_text head = pl_text_in(card->title, sizeof card->title);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	int technology = tui_book_int(book, "place[].technology", place);
	SAY_OF(scene, &head, "board.spy", owner - 1, PL_NOTHING);
	SAY_OF(scene, &text, "board.spy-at", tui_book_int(book, "place[].seat", place) - 1,
	       PL_AS_TEXT("resource", oss_store_name(book, place)),
	       PL_AS_TEXT("technology", tui_book_text(book, "technology[].name", technology)));
	return true;
}

static void describe_objective(const struct tui_scene *scene, struct tui_card *card)
{
	int objective = tui_int(scene->state, "objective");
	struct pl_text head = pl_text_in(card->title, sizeof card->title);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	TUI_BOARD_SAY(
		scene, &head, "board.objective-title",
		PL_AS_TEXT("name", tui_book_text(scene->book, "objective[].name", objective)),
		PL_AS_NUMBER("points", tui_book_int(scene->book, "objective[].points", objective)));
	TUI_BOARD_SAY(scene, &text, "board.at-the-end",
	              PL_AS_TEXT("aim", tui_book_text(scene->book, "objective[].aim", objective)));
	flavour(card, tui_book_text(scene->book, "objective[].text", objective));
}

static bool describe_tier(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *book = scene->book;
	char id[24] = "";
	int tier = 0;
	while (!tui_same(id, piece) && tier < oss_count(book, "tier[].draw"))
		snprintf(id, sizeof id, "tier-%d", ++tier);
	if (!tui_same(id, piece))
		return false;
	struct pl_text head = pl_text_in(card->title, sizeof card->title);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	TUI_BOARD_SAY(scene, &head, "board.tier-title", PL_AS_NUMBER("tier", tier));
	TUI_BOARD_SAY(
		scene, &text, "board.tier-text", PL_AS_NUMBER("tier", tier),
		PL_AS_NUMBER("draw", tui_book_int(book, "tier[].draw", tier)),
		PL_AS_NUMBER("both", tui_same(tui_book_text(book, "tier[].both", tier), "yes")),
		PL_AS_NUMBER("steal", tui_same(tui_book_text(book, "tier[].steal", tier), "yes")));
	return true;
}

static const struct {
	const char *piece, *title, *text;
} said[] = {
	{ "produce", "board.produce-title", "board.produce-text" },
	{ "spy-box", "board.spy-box-title", "board.spy-box-text" },
	{ "deck", "board.deck-title", "board.deck-text" },
	{ "die", "board.die-title", "board.die-text" },
};

static bool describe_rest(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int resource = tui_book_find(scene->book, "resource[].piece", piece);
	if (resource > 0 && resource <= OSS_GOODS) {
		const char *key = oss_goods[resource - 1].key;
		title(card, tui_book_text(scene->book, "resource[].name", resource));
		snprintf(card->text, sizeof card->text, "%s",
		         tui_board_word(scene,
		                        tui_same(key, "morale")         ? "board.morale-text"
		                                : tui_same(key, "gold") ? "board.gold-text"
		                                                        : "board.goods-text"));
		return true;
	}
	for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
		if (tui_same(piece, said[i].piece)) {
			title(card, tui_board_word(scene, said[i].title));
			snprintf(card->text, sizeof card->text, "%s",
			         tui_board_word(scene, said[i].text));
			return true;
		}
	return describe_spy(scene, piece, card);
}

bool oss_describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *book = scene->book;
	int it = tui_book_find(book, "card[].piece", piece);
	if (it == 0)
		it = tui_book_find(book, "card[].seen", piece);
	if (it > 0)
		return describe_card(scene, it, card), true;
	if ((it = tui_book_find(book, "technology[].piece", piece)) > 0)
		return describe_technology(scene, it, card), true;
	if ((it = tui_book_find(book, "faction[].piece", piece)) > 0)
		return describe_country(scene, it, card), true;
	if (tui_same("objective", piece))
		return describe_objective(scene, card), true;
	if ((it = tui_book_find(book, "place[].piece", piece)) > 0)
		return describe_store(scene, it, card);
	return describe_mat(scene, piece, card) || describe_tier(scene, piece, card) ||
		describe_rest(scene, piece, card);
}
