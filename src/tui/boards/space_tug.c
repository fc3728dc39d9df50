/* space_tug.c - Space Tug Skirmish in the terminal: a blueprint of the own tug with its
 * slots, Contracts against its stats, the Epoch field, the rivals' tugs. */
#include "tui/boards/space_tug.h"

#include <limits.h>

/* Whether there is room for what cards say. */
static bool is_roomy(const struct tui_scene *scene)
{
	return scene->width >= 120 && scene->height >= 38;
}

/* --- a tug -------------------------------------------------------------------------- */

/* A card on somebody's tug. */
struct part {
	int seat, card;
	bool off;
	int repair; /* what it costs to have it work again */
};

static struct part part_of(const struct tui_scene *scene, int seat, int card)
{
	const json_t *tug = sts_tug(scene, seat);
	return (struct part){
		.seat = seat,
		.card = card,
		.off = tui_has_int(tui_get(tug, "off"), card),
		.repair = card > 0 ? tui_int_at(tui_get(tug, "repair"), card - 1) : 0,
	};
}

static uint16_t piece_of(const struct tui_scene *scene, struct tui_canvas *canvas,
                         const struct part *part)
{
	char id[STS_ID];
	return tui_piece(canvas, sts_part_id(scene, id, part->seat, part->card));
}

/* "+$3M Spd-1 ": what a part is good for. */
static void say_benefit(const struct tui_scene *scene, int card, struct pl_text *text)
{
	const json_t *stats = tui_book_at(scene->book, "card[].stats[]", card);
	const char *start = text->at;
	int income = tui_book_int(scene->book, "card[].income", card);
	if (income != 0) {
		TUI_BOARD_SAY(scene, text, "board.earns", PL_AS_NUMBER("n", income));
		pl_put(text, " ");
	}
	for (int i = 0; i < STS_STATS; i++)
		if (tui_int_at(stats, i) != 0)
			pl_put(text, "%s%+d ", tui_board_word(scene, tug_stats[i].brief),
			       tui_int_at(stats, i));
	if (text->at == start && !is_roomy(scene)) /* else it stands below */
		pl_put(text, "%s", tui_book_text(scene->book, "card[].text", card));
}

/* What a part is good for, or that it is off; returns columns. */
static int put_benefit(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                       int room, struct tui_pen pen, const struct part *part)
{
	char words[160];
	struct pl_text text = pl_text_in(words, sizeof words);
	if (part->off) {
		TUI_BOARD_SAY(scene, &text, "board.off", PL_AS_NUMBER("price", part->repair));
		pen.ink = TUI_BAD;
	} else {
		say_benefit(scene, part->card, &text);
	}
	return tui_put_cut(canvas, x, y, room, pen, words);
}

static const struct {
	const char *slot, *title;
} slots[] = {
	{ "prop", "slot.prop" },
	{ "fuel", "slot.fuel" },
	{ "manip", "slot.manip" },
};
enum { SLOTS = sizeof slots / sizeof slots[0] };

/* The card that a tug has in a slot; 0: none. */
static int card_in(const struct tui_scene *scene, int seat, const char *slot)
{
	const json_t *built = tui_get(sts_tug(scene, seat), "built");
	for (int i = 0; i < tui_length(built); i++)
		if (tui_same(tui_book_text(scene->book, "card[].slot", tui_int_at(built, i)), slot))
			return tui_int_at(built, i);
	return 0;
}

static int slot_lines(const struct tui_scene *scene)
{
	return is_roomy(scene) ? 6 : 4;
}

/* A slot as a box: what is fitted and what it gives, or what is missing. */
static void put_slot(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                     int width, int seat, int nth)
{
	int card = card_in(scene, seat, slots[nth].slot);
	struct part part = part_of(scene, seat, card);
	uint16_t piece = card == 0 ? 0 : piece_of(scene, canvas, &part);
	struct tui_pen line = { part.off            ? TUI_BAD
		                        : card == 0 ? TUI_RULE
		                                    : TUI_CYAN,
		                TUI_DEEP_BLUE, 0, piece };
	int high = slot_lines(scene);
	tui_fill(canvas, x, y, width, high, line, ' ');
	tui_box(canvas, x, y, width, high, line, tui_board_word(scene, slots[nth].title));
	if (card == 0) {
		tui_put(canvas, x + 1, y + 1, TUI_PEN(TUI_SOFT, TUI_DEEP_BLUE, 0, 0),
		        tui_board_word(scene, "board.empty"));
		return;
	}
	tui_put_cut(canvas, x + 1, y + 1, width - 2,
	            TUI_PEN(TUI_WHITE, TUI_DEEP_BLUE, TUI_BOLD, piece),
	            tui_book_text(scene->book, "card[].name", card));
	put_benefit(scene, canvas, x + 1, y + 2, width - 2,
	            TUI_PEN(TUI_CYAN, TUI_DEEP_BLUE, 0, piece), &part);
	if (high > 4)
		tui_put_lines(canvas, x + 1, y + 3, width - 2, high - 4,
		              TUI_PEN(TUI_SOFT, TUI_DEEP_BLUE, 0, piece),
		              tui_book_text(scene->book, "card[].text", card));
}

/* Exhaust, propulsion, tank, hull, manipulator, claw. */
static int put_blueprint(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	char id[STS_ID];
	int hull = 5, width = (scene->width - hull - 4) / SLOTS, x = 2;
	struct tui_pen blue =
		TUI_PEN(TUI_CYAN, TUI_DEEP_BLUE, 0, tui_piece(canvas, sts_tug_id(id, seat)));
	int high = slot_lines(scene);
	tui_fill(canvas, 0, y, scene->width, high, blue, ' ');
	for (int line = 1; line < high - 1; line++)
		tui_put(canvas, 0, y + line, blue, "≡");
	for (int i = 0; i < SLOTS; i++) {
		if (i == 2) { /* the hull comes before the manipulator */
			tui_box(canvas, x, y, hull, high, blue, NULL);
			tui_put_seat(canvas, x + 1, y + 1, TUI_PEN(0, .piece = blue.piece), seat);
			tui_put(canvas, x + 1, y + 2, blue, " ◎ ");
			x += hull;
		}
		put_slot(scene, canvas, x, y, width, seat, i);
		x += width;
	}
	for (int line = 1; line < high - 1; line++)
		tui_put(canvas, x, y + line, blue, "<");
	return high;
}

static const char *sign_of(const struct tui_scene *scene, const struct part *part)
{
	const char *kind = tui_book_text(scene->book, "card[].kind", part->card);
	if (part->off)
		return "✗";
	return tui_same(kind, "ility") ? "◇" : tui_same(kind, "spec") ? "▪" : "●";
}

enum { PART_TEXT = 2 }; /* lines of a part's text, where the board is roomy */

static void put_part(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                     int width, const struct part *part)
{
	uint16_t piece = piece_of(scene, canvas, part);
	tui_fill(canvas, x, y, width - 1, 1, TUI_PEN(0, .piece = piece), ' ');
	int at = x +
		tui_put(canvas, x, y, TUI_PEN(part->off ? TUI_BAD : TUI_CYAN, .piece = piece),
	                sign_of(scene, part));
	at += 1 +
		tui_put_cut(canvas, at, y, width - 9,
	                    TUI_PEN(part->off ? TUI_SOFT : TUI_PLAIN, .piece = piece),
	                    tui_book_text(scene->book, "card[].name", part->card));
	put_benefit(scene, canvas, at, y, x + width - 1 - at, TUI_PEN(TUI_SOFT, .piece = piece),
	            part);
	if (!is_roomy(scene))
		return;
	tui_fill(canvas, x, y + 1, width - 1, PART_TEXT, TUI_PEN(0, .piece = piece), ' ');
	tui_put_lines(canvas, x + 1, y + 1, width - 3, PART_TEXT, TUI_PEN(TUI_SOFT, .piece = piece),
	              tui_book_text(scene->book, "card[].text", part->card));
}

/* Parts, with or without those in slots, as many in a row as fit; returns lines. */
static int put_parts(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat,
                     bool slotted)
{
	const json_t *built = tui_get(sts_tug(scene, seat), "built");
	int columns = scene->width >= 78 ? 3 : 2, width = scene->width / columns, nth = 0;
	int lines = is_roomy(scene) ? 1 + PART_TEXT : 1;
	for (int i = 0; i < tui_length(built); i++) {
		struct part part = part_of(scene, seat, tui_int_at(built, i));
		if (!slotted &&
		    !tui_same(tui_book_text(scene->book, "card[].slot", part.card), "none"))
			continue;
		put_part(scene, canvas, nth % columns * width, y + nth / columns * lines, width,
		         &part);
		nth++;
	}
	return (nth + columns - 1) / columns * lines;
}

/* What effects come from, by its key: "card-12", "epoch-3", "level-7". */
static const char *source_name(const struct tui_scene *scene, const char *source)
{
	static const char *const columns[][2] = {
		{ "card-", "card[].name" },
		{ "epoch-", "epoch[].name" },
		{ "level-", "persona_card[].name" },
	};
	for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++)
		if (tui_begins(source, columns[i][0]))
			return tui_book_text(scene->book, columns[i][1],
			                     atoi(source + strlen(columns[i][0])));
	return "";
}

/* What lasts on a player. */
static void put_lasting(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                        const json_t *lasting)
{
	for (int i = 0; i < tui_length(lasting) && x < scene->width; i++) {
		const char *source = tui_text(tui_at(lasting, i), "source");
		if (source[0] != '\0')
			x += 1 +
				tui_put_cut(canvas, x, y, scene->width - x, TUI_PEN(TUI_SOFT),
			                    source_name(scene, source));
	}
}

/* Whose tug, its phase and stats. */
static int put_tug_head(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *tug = sts_tug(scene, seat);
	char id[STS_ID];
	bool near = seat == sts_near_seat(scene), ops = sts_in_ops(tug);
	uint16_t piece = tui_piece(canvas, sts_tug_id(id, seat));
	uint16_t phase = near ? tui_piece(canvas, "phase-token") : piece;
	int x = 1 + tui_put_seat(canvas, 0, y, TUI_PEN(0, .piece = piece), seat);
	x += 1 +
		tui_put_cut(canvas, x, y, 14, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	                    tui_name(scene, seat));
	x += 1 +
		tui_put(canvas, x, y,
	                TUI_PEN(ops ? TUI_BLACK : TUI_WHITE, ops ? TUI_WHITE : TUI_DEEP_BLUE,
	                        TUI_BOLD, phase),
	                tui_board_word(scene, ops ? "board.in-ops" : "board.in-design"));
	for (int i = 0; i < STS_STATS; i++) {
		uint16_t stat = near ? tui_piece(canvas, tug_stats[i].piece) : piece;
		x += 2 +
			tui_putf(canvas, x, y,
		                 TUI_PEN(tug_stats[i].ink, .how = TUI_BOLD, .piece = stat), "%s %d",
		                 tui_board_word(scene, tug_stats[i].brief), sts_stat_of(tug, i));
	}
	put_lasting(scene, canvas, x, y, tui_get(tug, "lasting"));
	return 1;
}

/* --- the Epoch field ---------------------------------------------------------------- */

/* What a stat must reach, ticked or how much is short; returns columns. */
static int put_need(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                    uint16_t piece, int stat, int need, int lack)
{
	const char *brief = tui_board_word(scene, tug_stats[stat].brief);
	bool met = lack <= 0;
	struct tui_pen pen = { met ? TUI_GOOD : TUI_BAD, 0, met ? 0 : TUI_BOLD, piece };
	if (need <= 0)
		return tui_putf(canvas, x, y, TUI_PEN(TUI_RULE, .piece = piece), "%s -  ", brief);
	if (met)
		return tui_putf(canvas, x, y, pen, "%s %d✓ ", brief, need);
	return tui_putf(canvas, x, y, pen, "%s %d-%d ", brief, need, lack);
}

/* What the Contract at a place asks of the near tug: as the world has it now, not as printed;
 * returns columns. */
static int put_needs(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                     uint16_t piece, int at, int epoch)
{
	int seat = sts_near_seat(scene), from = x;
	const json_t *need = tui_book_at(scene->book, "epoch[].need[]", epoch);
	const json_t *lacks = tui_at(tui_at(tui_get(scene->state, "lacks"), at), seat);
	for (int i = 0; i < STS_STATS; i++) {
		int lack = tui_int(lacks, tug_stats[i].key);
		int64_t now = (int64_t)sts_stat_of(sts_tug(scene, seat), i) + lack;
		int asked = lack > 0 ? (int)now : tui_int_at(need, i);
		x += put_need(scene, canvas, x, y, piece, i, asked, lack);
	}
	if (!tui_same(tui_book_text(scene->book, "epoch[].also", epoch), "none"))
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), "+%d/%d ",
		              tui_int_at(tui_at(tui_get(scene->state, "also"), at), seat),
		              tui_book_int(scene->book, "epoch[].also_n", epoch));
	return x - from;
}

static void put_bonus(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                      uint16_t piece, int epoch)
{
	const json_t *need = tui_book_at(scene->book, "epoch[].bonus[]", epoch);
	int pay = tui_book_int(scene->book, "epoch[].bonus_pay", epoch);
	char words[64];
	if (pay > 0 && x + 16 < scene->width)
		tui_put(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece),
		        TUI_BOARD_LINE(scene, words, "board.bonus", PL_AS_NUMBER("pay", pay),
		                       PL_AS_NUMBER("strength", tui_int_at(need, 0)),
		                       PL_AS_NUMBER("speed", tui_int_at(need, 1)),
		                       PL_AS_NUMBER("energy", tui_int_at(need, 2))));
}

static int put_contract(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int at,
                        int epoch)
{
	const json_t *tug = sts_tug(scene, sts_near_seat(scene));
	uint16_t piece = tui_piece(canvas, tui_book_text(scene->book, "epoch[].piece", epoch));
	int most = tui_int(scene->book, "contracts_active");
	bool next = at == 0 && most > 0 &&
		tui_int_at(tui_get(scene->state, "contract"), most - 1) != 0;
	int room = scene->width >= 78 ? 22 : 16, x = room + 2;
	char pay[STS_MONEY];
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	tui_put(canvas, 0, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = piece), next ? "!" : " ");
	tui_put_cut(canvas, 1, y, room, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	            tui_book_text(scene->book, "epoch[].name", epoch));
	x += 1 +
		tui_put(canvas, x, y, TUI_PEN(TUI_YELLOW, .how = TUI_BOLD, .piece = piece),
	                sts_money(scene, pay,
	                          (int64_t)tui_book_int(scene->book, "epoch[].pay", epoch) +
	                                  tui_int(tug, "contract_pay")));
	x += put_needs(scene, canvas, x, y, piece, at, epoch);
	put_bonus(scene, canvas, x, y, piece, epoch);
	if (!is_roomy(scene))
		return 1;
	tui_fill(canvas, 0, y + 1, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	tui_put_cut(canvas, 1, y + 1, scene->width - 2, TUI_PEN(TUI_SOFT, .piece = piece),
	            tui_book_text(scene->book, "epoch[].text", epoch));
	return 2;
}

/* An Epoch card that is not a Contract: name and text. */
static int put_epoch(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                     const char *label, int epoch)
{
	uint16_t piece = tui_piece(canvas, tui_book_text(scene->book, "epoch[].piece", epoch));
	int tone = tui_book_int(scene->book, "epoch[].tone", epoch);
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = tui_putf(canvas, 0, y, TUI_PEN(TUI_SOFT, .piece = piece), "%s ",
	                 tui_board_word(scene, label));
	x += tui_putf(canvas, x, y,
	              TUI_PEN(tone < 0           ? TUI_BAD
	                              : tone > 0 ? TUI_GOOD
	                                         : TUI_PLAIN,
	                      .how = TUI_BOLD, .piece = piece),
	              "%s: ", tui_book_text(scene->book, "epoch[].name", epoch));
	tui_put_cut(canvas, x, y, scene->width - x, TUI_PEN(TUI_SOFT, .piece = piece),
	            tui_book_text(scene->book, "epoch[].text", epoch));
	return 1;
}

static int count_cards(const json_t *places)
{
	int cards = 0;
	for (int i = 0; i < tui_length(places); i++)
		cards += tui_int_at(places, i) != 0;
	return cards;
}

static int put_field(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *contracts = tui_get(scene->state, "contract");
	const json_t *offer = tui_get(scene->state, "offer");
	int from = y, context = tui_int(scene->state, "context");
	char words[64];
	y += tui_put_heading(
		canvas, 0, y, scene->width,
		TUI_BOARD_LINE(scene, words, "board.contracts",
	                       PL_AS_NUMBER("count", count_cards(contracts)),
	                       PL_AS_NUMBER("most", tui_int(scene->book, "contracts_active"))));
	for (int i = 0; i < tui_length(contracts); i++)
		if (tui_int_at(contracts, i) != 0)
			y += put_contract(scene, canvas, y, i, tui_int_at(contracts, i));
	if (context != 0)
		y += put_epoch(scene, canvas, y, "board.context", context);
	for (int i = 0; i < tui_length(offer); i++)
		if (tui_int_at(offer, i) != 0)
			y += put_epoch(scene, canvas, y, "board.offer", tui_int_at(offer, i));
	return y - from;
}

/* --- funds round by round ----------------------------------------------------------- */

/* Where an amount stands in a picture of `height` rows, the goal in the uppermost. */
static int row_of(int amount, int goal, int height)
{
	amount = amount < 0 ? 0 : amount > goal ? goal : amount;
	return height - 1 - (2 * amount * (height - 1) + goal) / (2 * goal);
}

/* The points of the curves so far: funds at the start and after rounds. */
static int points_of(const struct tui_scene *scene)
{
	int points = tui_int(scene->state, "curve_points");
	int kept = tui_length(tui_get(sts_tug(scene, 0), "curve"));
	return points < kept ? points : kept;
}

/* One round: those who stood in the same row stand side by side. The last is what they have
 * now. */
static void put_round(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int top,
                      int height, int round)
{
	int rows[PL_SEATS], goal = tui_int(scene->state, "goal"), points = points_of(scene);
	for (int seat = 0; seat < sts_tug_count(scene); seat++) {
		const json_t *tug = sts_tug(scene, seat);
		int funds = round < points ? tui_int_at(tui_get(tug, "curve"), round)
					   : tui_int(tug, "funds");
		int beside = 0;
		rows[seat] = row_of(funds, goal, height);
		for (int other = 0; other < seat; other++)
			beside += rows[other] == rows[seat];
		tui_putf(canvas, x + beside, top + rows[seat],
		         TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD), "%c", tui_seat_letter(seat));
	}
}

/* Everybody's funds after each round, a letter where they stood; the goal is the line above. */
static void put_curve(const struct tui_scene *scene, struct tui_canvas *canvas, int top, int height)
{
	int goal = tui_int(scene->state, "goal"), left = 6, width = scene->width - left - 1;
	int points = points_of(scene), most = points > 1 ? points : 1;
	char money[STS_MONEY];
	if (goal <= 0 || goal > 100000)
		return;
	if (scene->position->over && most > 1)
		most--; /* the round that was never finished has no point of its own */
	tui_put(canvas, 0, top, TUI_PEN(TUI_CALL), sts_money(scene, money, goal));
	tui_put(canvas, 0, top + height - 1, TUI_PEN(TUI_SOFT), sts_money(scene, money, 0));
	tui_fill(canvas, left, top, width, 1, TUI_PEN(TUI_CALL), 0x254c);
	tui_fill(canvas, left, top + height - 1, width, 1, TUI_PEN(TUI_RULE), 0x2508);
	for (int i = 0; i < most; i++)
		put_round(scene, canvas, left + i * (width - PL_SEATS) / most, top, height, i);
	put_round(scene, canvas, left + width - PL_SEATS, top, height, INT_MAX);
}

/* --- before play -------------------------------------------------------------------- */

static int put_personas(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *names = tui_get(scene->book, "persona[].name");
	for (int i = 0; i < tui_length(names); i++) {
		char about[256];
		struct pl_text text = pl_text_in(about, sizeof about);
		uint16_t piece =
			tui_piece(canvas, tui_book_text(scene->book, "persona[].piece", i + 1));
		tui_fill(canvas, 0, y + i, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		int x = 1 +
			tui_put_cut(canvas, 0, y + i, 20,
		                    TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
		                    tui_text_at(names, i));
		sts_put_about(scene, i + 1, &text);
		tui_put_cut(canvas, x, y + i, scene->width - x, TUI_PEN(TUI_SOFT, .piece = piece),
		            about);
	}
	return tui_length(names);
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int near = sts_near_seat(scene), count = sts_tug_count(scene), y = 0;
	if (tui_same(tui_text(scene->state, "phase"), "becoming"))
		y += put_personas(scene, canvas, y);
	if (near < 0)
		return;
	y += put_tug_head(scene, canvas, y, near);
	y += put_blueprint(scene, canvas, y, near);
	y += put_parts(scene, canvas, y, near, false);
	y += put_field(scene, canvas, y);
	for (int i = 1; i < count; i++) {
		int seat = (near + i) % count;
		y += scene->height >= 20;
		y += put_tug_head(scene, canvas, y, seat);
		y += put_parts(scene, canvas, y, seat, true);
	}
	if (scene->height - y >= 5)
		put_curve(scene, canvas, y + 1, scene->height - y - 1);
}

/* The alternate rules that are played by: "Rags to Riches, Slow and Steady". */
static void put_mode(const struct tui_scene *scene, struct pl_text *text)
{
	static const char *const rules[][2] = {
		{ "epoch_master", "mode.master" },
		{ "rags_to_riches", "mode.rags" },
		{ "sprint", "mode.sprint" },
		{ "slow_and_steady", "mode.steady" },
	};
	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
		if (tui_same(tui_text(scene->book, rules[i][0]), "yes"))
			pl_put(text, "%s%s", text->at > text->start ? ", " : "",
			       tui_board_word(scene, rules[i][1]));
	if (text->at == text->start)
		pl_put(text, "%s", tui_board_word(scene, "mode.race"));
}

static void put_headline(const struct tui_scene *scene, struct pl_text *text)
{
	const json_t *state = scene->state;
	char room[160];
	struct pl_text mode = pl_text_in(room, sizeof room);
	put_mode(scene, &mode);
	TUI_BOARD_SAY(scene, text, "board.headline", PL_AS_TEXT("mode", room),
	              PL_AS_NUMBER("round", tui_int(state, "round")),
	              PL_AS_NUMBER("master", tui_int(state, "master")),
	              PL_AS_NUMBER("team", tui_int(state, "team_funds")),
	              PL_AS_NUMBER("together", tui_int(state, "team_goal")),
	              PL_AS_NUMBER("goal", tui_int(state, "goal")));
}

const struct tui_board tui_space_tug_board = {
	.slug = "space-tug-skirmish",
	.draw = draw,
	.side = sts_draw_side,
	.headline = put_headline,
	.card = sts_describe,
};
