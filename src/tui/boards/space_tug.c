/* space_tug.c - Space Tug Skirmish in the terminal: a blueprint of the own tug with its
 * slots, Contracts against its stats, the Epoch field, the rivals' tugs. Drawn from the view
 * of src/games/space-tug-skirmish/json.c. */
#include "tui/boards/space_tug.h"

#include <limits.h>

const struct sts_stat tug_stats[STS_STATS] = {
	{ "stat-strength", "Str", "Strength", TUI_ORANGE },
	{ "stat-speed", "Spd", "Speed", TUI_GREEN },
	{ "stat-energy", "En", "Energy", TUI_YELLOW },
};

int sts_near_seat(const struct tui_scene *scene)
{
	int count = tui_length(tui_get(scene->view, "players")),
	    turn = tui_seat_in(scene->view, "turn");
	if (scene->seat >= 0 && scene->seat < count && scene->seat < PL_SEATS)
		return scene->seat;
	return turn >= 0 && turn < count ? turn : count > 0 ? 0 : -1;
}

/* --- a tug -------------------------------------------------------------------------- */

/* "+$3M Spd-1": what a part is good for; returns columns. */
static int put_benefit(struct tui_canvas *canvas, int x, int y, int room, struct tui_pen pen,
                       const json_t *part)
{
	char words[96];
	struct pl_text text = pl_text_in(words, sizeof words);
	const json_t *stats = tui_get(part, "stats");
	if (tui_int(part, "income") != 0)
		pl_put(&text, "+$%dM ", tui_int(part, "income"));
	for (int i = 0; i < STS_STATS; i++)
		if (tui_int_at(stats, i) != 0)
			pl_put(&text, "%s%+d ", tug_stats[i].brief, tui_int_at(stats, i));
	if (words[0] == '\0')
		pl_put(&text, "%s", tui_text(part, "text"));
	if (tui_bool(part, "off")) {
		text = pl_text_in(words, sizeof words);
		pl_put(&text, "off, repair $%dM", tui_int(part, "repair"));
		pen.ink = TUI_BAD;
	}
	return tui_put_cut(canvas, x, y, room, pen, words);
}

static const struct {
	const char *slot, *title;
} slots[] = {
	{ "prop", "propulsion" },
	{ "fuel", "tank" },
	{ "manip", "manipulator" },
};
enum { SLOTS = sizeof slots / sizeof slots[0] };

static const json_t *part_in(const json_t *tug, const char *slot)
{
	return tui_by(tui_get(tug, "parts"), "slot", slot);
}

/* A slot as a box: what is fitted and what it gives, or what is missing. */
static void put_slot(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                     int width, const json_t *tug, int nth)
{
	const json_t *part = part_in(tug, slots[nth].slot);
	uint16_t piece = tui_piece(canvas, tui_text(part, "id"));
	bool off = tui_bool(part, "off");
	struct tui_pen line = { off                    ? TUI_BAD
		                        : part == NULL ? TUI_RULE
		                                       : TUI_CYAN,
		                TUI_DEEP_BLUE, 0, piece };
	(void)scene;
	tui_fill(canvas, x, y, width, 4, line, ' ');
	tui_box(canvas, x, y, width, 4, line, slots[nth].title);
	if (part == NULL) {
		tui_put(canvas, x + 1, y + 1, TUI_PEN(TUI_SOFT, TUI_DEEP_BLUE, 0, 0), "empty");
		return;
	}
	tui_put_cut(canvas, x + 1, y + 1, width - 2,
	            TUI_PEN(TUI_WHITE, TUI_DEEP_BLUE, TUI_BOLD, piece), tui_text(part, "name"));
	put_benefit(canvas, x + 1, y + 2, width - 2, TUI_PEN(TUI_CYAN, TUI_DEEP_BLUE, 0, piece),
	            part);
}

/* Exhaust, propulsion, tank, hull, manipulator, claw. */
static int put_blueprint(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *tug = sts_tug(scene, seat);
	int hull = 5, width = (scene->width - hull - 4) / SLOTS, x = 2;
	struct tui_pen blue =
		TUI_PEN(TUI_CYAN, TUI_DEEP_BLUE, 0, tui_piece(canvas, tui_text(tug, "id")));
	tui_fill(canvas, 0, y, scene->width, 4, blue, ' ');
	tui_put(canvas, 0, y + 1, blue, "≡");
	tui_put(canvas, 0, y + 2, blue, "≡");
	for (int i = 0; i < SLOTS; i++) {
		if (i == 2) { /* the hull comes before the manipulator */
			tui_box(canvas, x, y, hull, 4, blue, NULL);
			tui_put_seat(canvas, x + 1, y + 1, TUI_PEN(0, .piece = blue.piece), seat);
			tui_put(canvas, x + 1, y + 2, blue, " ◎ ");
			x += hull;
		}
		put_slot(scene, canvas, x, y, width, tug, i);
		x += width;
	}
	tui_put(canvas, x, y + 1, blue, "<");
	tui_put(canvas, x, y + 2, blue, "<");
	return 4;
}

/* Parts that take no slot, as many in a row as fit; returns lines. */
static int put_parts(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                     const json_t *tug, bool slotted)
{
	const json_t *parts = tui_get(tug, "parts");
	int columns = scene->width >= 78 ? 3 : 2, width = scene->width / columns, nth = 0;
	for (int i = 0; i < tui_length(parts); i++) {
		const json_t *part = tui_at(parts, i);
		if (tui_get(part, "slot") != NULL && !slotted)
			continue;
		int x = nth % columns * width, row = y + nth / columns;
		uint16_t piece = tui_piece(canvas, tui_text(part, "id"));
		bool off = tui_bool(part, "off");
		const char *kind = tui_text(part, "kind");
		tui_fill(canvas, x, row, width - 1, 1, TUI_PEN(0, .piece = piece), ' ');
		int at = x +
			tui_put(canvas, x, row, TUI_PEN(off ? TUI_BAD : TUI_CYAN, .piece = piece),
		                off                               ? "✗"
		                        : tui_same(kind, "ility") ? "◇"
		                        : tui_same(kind, "spec")  ? "▪"
		                                                  : "●");
		at += 1 +
			tui_put_cut(canvas, at, row, width - 9,
		                    TUI_PEN(off ? TUI_SOFT : TUI_PLAIN, .piece = piece),
		                    tui_text(part, "name"));
		put_benefit(canvas, at, row, x + width - 1 - at, TUI_PEN(TUI_SOFT, .piece = piece),
		            part);
		nth++;
	}
	return (nth + columns - 1) / columns;
}

/* Whose tug, its phase and stats. */
static int put_tug_head(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *tug = sts_tug(scene, seat), *stats = tui_get(tug, "stats");
	bool near = seat == sts_near_seat(scene), ops = tui_same(tui_text(tug, "phase"), "ops");
	uint16_t piece = tui_piece(canvas, tui_text(tug, "id"));
	uint16_t phase = near ? tui_piece(canvas, "phase-token") : piece;
	int x = 1 + tui_put_seat(canvas, 0, y, TUI_PEN(0, .piece = piece), seat);
	x += 1 +
		tui_put_cut(canvas, x, y, 14, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	                    tui_name(scene, seat));
	x += 1 +
		tui_put(canvas, x, y,
	                TUI_PEN(ops ? TUI_BLACK : TUI_WHITE, ops ? TUI_WHITE : TUI_DEEP_BLUE,
	                        TUI_BOLD, phase),
	                ops ? "[OPS]" : "[DESIGN]");
	for (int i = 0; i < STS_STATS; i++) {
		uint16_t stat = near ? tui_piece(canvas, tug_stats[i].piece) : piece;
		x += 2 +
			tui_putf(canvas, x, y,
		                 TUI_PEN(tug_stats[i].ink, .how = TUI_BOLD, .piece = stat), "%s %d",
		                 tug_stats[i].brief, tui_int_at(stats, i));
	}
	const json_t *lasting = tui_get(tug, "lasting");
	for (int i = 0; i < tui_length(lasting) && x < scene->width; i++)
		x += 1 +
			tui_put_cut(canvas, x, y, scene->width - x, TUI_PEN(TUI_SOFT),
		                    tui_text(tui_at(lasting, i), "name"));
	return 1;
}

/* --- the Epoch field ---------------------------------------------------------------- */

/* What a stat must reach, ticked or how much is short; returns columns. */
static int put_need(struct tui_canvas *canvas, int x, int y, uint16_t piece, int stat, int need,
                    int lack)
{
	bool met = lack <= 0;
	struct tui_pen pen = { met ? TUI_GOOD : TUI_BAD, 0, met ? 0 : TUI_BOLD, piece };
	if (need <= 0)
		return tui_putf(canvas, x, y, TUI_PEN(TUI_RULE, .piece = piece), "%s -  ",
		                tug_stats[stat].brief);
	if (met)
		return tui_putf(canvas, x, y, pen, "%s %d✓ ", tug_stats[stat].brief, need);
	return tui_putf(canvas, x, y, pen, "%s %d-%d ", tug_stats[stat].brief, need, lack);
}

static int put_contract(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                        const json_t *contract)
{
	const json_t *card = tui_get(contract, "card"), *terms = tui_get(card, "terms");
	const json_t *stands = tui_at(tui_get(contract, "tugs"), sts_near_seat(scene));
	const json_t *need = tui_get(terms, "need"), *lacks = tui_get(stands, "lacks");
	const json_t *bonus = tui_get(card, "bonus");
	const json_t *stats = tui_get(sts_tug(scene, sts_near_seat(scene)), "stats");
	uint16_t piece = tui_piece(canvas, tui_text(card, "id"));
	bool next = tui_bool(contract, "nextToGo");
	int room = scene->width >= 78 ? 22 : 16;
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	tui_put(canvas, 0, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = piece), next ? "!" : " ");
	tui_put_cut(canvas, 1, y, room, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	            tui_text(card, "name"));
	int x = room + 2;
	x += 1 +
		tui_putf(canvas, x, y, TUI_PEN(TUI_YELLOW, .how = TUI_BOLD, .piece = piece), "$%dM",
	                 tui_int(terms, "pay") + tui_int(stands, "extra"));
	for (int i = 0; i < STS_STATS; i++) {
		int lack = tui_int_at(lacks, i); /* as the world has it now, not as printed */
		int asked = lack > 0 ? tui_int_at(stats, i) + lack : tui_int_at(need, i);
		x += put_need(canvas, x, y, piece, i, asked, lack);
	}
	if (tui_get(terms, "alsoNeed") != NULL)
		x += tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), "+%d/%d ",
		              tui_int(stands, "also"), tui_int(terms, "alsoNeed"));
	if (bonus != NULL && x + 16 < scene->width)
		tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = piece), "or $%dM at %d %d %d",
		         tui_int(bonus, "pay"), tui_int_at(tui_get(bonus, "need"), 0),
		         tui_int_at(tui_get(bonus, "need"), 1),
		         tui_int_at(tui_get(bonus, "need"), 2));
	return 1;
}

/* An Epoch card that is not a Contract: name and text. */
static int put_epoch(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                     const char *label, const json_t *card)
{
	uint16_t piece = tui_piece(canvas, tui_text(card, "id"));
	int tone = tui_int(card, "tone");
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = tui_putf(canvas, 0, y, TUI_PEN(TUI_SOFT, .piece = piece), "%s ", label);
	x += tui_putf(canvas, x, y,
	              TUI_PEN(tone < 0           ? TUI_BAD
	                              : tone > 0 ? TUI_GOOD
	                                         : TUI_PLAIN,
	                      .how = TUI_BOLD, .piece = piece),
	              "%s: ", tui_text(card, "name"));
	tui_put_cut(canvas, x, y, scene->width - x, TUI_PEN(TUI_SOFT, .piece = piece),
	            tui_text(card, "text"));
	return 1;
}

static int put_field(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *view = scene->view, *contracts = tui_get(view, "contracts");
	const json_t *offer = tui_get(view, "offer"), *context = tui_get(view, "context");
	int from = y;
	char words[64];
	snprintf(words, sizeof words, "Contracts %d of %d", tui_length(contracts),
	         tui_int(view, "contractsMost"));
	y += tui_put_heading(canvas, 0, y, scene->width, words);
	for (int i = 0; i < tui_length(contracts); i++)
		y += put_contract(scene, canvas, y, tui_at(contracts, i));
	if (context != NULL)
		y += put_epoch(scene, canvas, y, "Context", context);
	for (int i = 0; i < tui_length(offer); i++) {
		const json_t *card = tui_at(offer, i);
		y += put_epoch(scene, canvas, y, "Offer", card);
	}
	return y - from;
}

/* --- funds round by round ----------------------------------------------------------- */

/* Where an amount stands in a picture of `height` rows, the goal in the uppermost. */
static int row_of(int amount, int goal, int height)
{
	amount = amount < 0 ? 0 : amount > goal ? goal : amount;
	return height - 1 - (2 * amount * (height - 1) + goal) / (2 * goal);
}

/* What a seat had after a round; the last point is what it has now. */
static int funds_after(const json_t *tug, int round)
{
	const json_t *curve = tui_get(tug, "curve");
	return round < tui_length(curve) ? tui_int_at(curve, round) : tui_int(tug, "funds");
}

/* One round: those who stood in the same row stand side by side. */
static void put_round(const json_t *players, struct tui_canvas *canvas, int x, int top, int height,
                      int round, int goal)
{
	int rows[PL_SEATS];
	for (int seat = 0; seat < tui_length(players) && seat < PL_SEATS; seat++) {
		int beside = 0;
		rows[seat] = row_of(funds_after(tui_at(players, seat), round), goal, height);
		for (int other = 0; other < seat; other++)
			beside += rows[other] == rows[seat];
		tui_putf(canvas, x + beside, top + rows[seat],
		         TUI_PEN(tui_seat_ink(seat), .how = TUI_BOLD), "%c", tui_seat_letter(seat));
	}
}

/* Everybody's funds after each round, a letter where they stood; the goal is the line above. */
static void put_curve(const struct tui_scene *scene, struct tui_canvas *canvas, int top, int height)
{
	const json_t *players = tui_get(scene->view, "players");
	int goal = tui_int(scene->view, "goal"), left = 6, width = scene->width - left - 1,
	    most = 1;
	if (goal <= 0 || goal > 100000)
		return;
	for (int seat = 0; seat < tui_length(players); seat++) {
		int length = tui_length(tui_get(tui_at(players, seat), "curve"));
		most = length > most ? length : most;
	}
	if (scene->position->over && most > 1)
		most--; /* the round that was never finished has no point of its own */
	tui_putf(canvas, 0, top, TUI_PEN(TUI_CALL), "$%dM", goal);
	tui_putf(canvas, 0, top + height - 1, TUI_PEN(TUI_SOFT), "$0M");
	tui_fill(canvas, left, top, width, 1, TUI_PEN(TUI_CALL), 0x254c);
	tui_fill(canvas, left, top + height - 1, width, 1, TUI_PEN(TUI_RULE), 0x2508);
	for (int i = 0; i < most; i++)
		put_round(players, canvas, left + i * (width - PL_SEATS) / most, top, height, i,
		          goal);
	put_round(players, canvas, left + width - PL_SEATS, top, height, INT_MAX, goal);
}

/* --- before play -------------------------------------------------------------------- */

static int put_personas(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *personas = tui_get(tui_get(scene->view, "catalogue"), "personas");
	int from = y;
	for (int i = 0; i < tui_length(personas); i++) {
		const json_t *persona = tui_at(personas, i);
		uint16_t piece = tui_piece(canvas, tui_text(persona, "id"));
		tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		int x = 1 +
			tui_put_cut(canvas, 0, y, 20,
		                    TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
		                    tui_text(persona, "name"));
		tui_put_cut(canvas, x, y++, scene->width - x, TUI_PEN(TUI_SOFT, .piece = piece),
		            tui_text(persona, "about"));
	}
	return y - from;
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int near = sts_near_seat(scene), count = tui_length(tui_get(scene->view, "players")), y = 0;
	if (count > scene->table->seat_count)
		count = scene->table->seat_count;
	if (tui_same(tui_text(scene->view, "phase"), "becoming"))
		y += put_personas(scene, canvas, y);
	if (near < 0 || near >= count)
		return;
	y += put_tug_head(scene, canvas, y, near);
	y += put_blueprint(scene, canvas, y, near);
	y += put_parts(scene, canvas, y, sts_tug(scene, near), false);
	y += put_field(scene, canvas, y);
	for (int i = 1; i < count; i++) {
		int seat = (near + i) % count;
		y += scene->height >= 20;
		y += put_tug_head(scene, canvas, y, seat);
		y += put_parts(scene, canvas, y, sts_tug(scene, seat), true);
	}
	if (scene->height - y >= 5)
		put_curve(scene, canvas, y + 1, scene->height - y - 1);
}

static void put_headline(const struct tui_scene *scene, struct pl_text *text)
{
	const json_t *view = scene->view;
	pl_put(text, "%s, round %d", tui_text(tui_get(view, "mode"), "title"),
	       tui_int(view, "round"));
	if (tui_get(view, "teamGoal") != NULL)
		pl_put(text, ", team $%dM of $%dM", tui_int(view, "teamFunds"),
		       tui_int(view, "teamGoal"));
	else if (tui_int(view, "goal") > 0)
		pl_put(text, ", first to $%dM", tui_int(view, "goal"));
}

const struct tui_board tui_space_tug_board = {
	.slug = "space-tug-skirmish",
	.draw = draw,
	.side = sts_draw_side,
	.headline = put_headline,
	.card = sts_describe,
};
