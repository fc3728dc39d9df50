/* one_small_step.c - One Small Step in the terminal: the technology tree up to the Moon
 * with who has what and what the viewer can afford, everybody's mat and spies, cards.
 * Drawn from the state and the book; what pieces say at length is in one_small_step_cards.c. */
#include "tui/boards/one_small_step.h"

#include "tui/boards/lines.h"

const struct oss_good oss_goods[OSS_GOODS] = {
	{ "morale", "board.letter.morale", TUI_PINK },
	{ "iron", "board.letter.iron", TUI_WHITE },
	{ "oil", "board.letter.oil", TUI_VIOLET },
	{ "aluminum", "board.letter.aluminum", TUI_CYAN },
	{ "gold", "board.letter.gold", TUI_YELLOW },
};

static const char *const countries[] = { "usa", "ussr", "china", "japan" };

/* --- small questions about state and book ------------------------------------------- */

const json_t *oss_player_at(const json_t *state, int seat)
{
	return tui_at(tui_get(state, "player"), seat);
}

int oss_country_of(const json_t *player)
{
	const char *key = tui_text(player, "country");
	for (int i = 0; i < (int)(sizeof countries / sizeof countries[0]); i++)
		if (tui_same(countries[i], key))
			return i + 1;
	return 0;
}

int oss_count(const json_t *book, const char *column)
{
	return tui_length(tui_get(book, column));
}

struct oss_price oss_price_in(const json_t *object)
{
	struct oss_price price;
	for (int i = 0; i < OSS_GOODS; i++)
		price.units[i] = tui_int(object, oss_goods[i].key);
	return price;
}

struct oss_price oss_price_at(const json_t *book, const char *columns, int member)
{
	struct oss_price price;
	for (int i = 0; i < OSS_GOODS; i++) {
		char column[64];
		snprintf(column, sizeof column, "%s.%s", columns, oss_goods[i].key);
		price.units[i] = tui_book_int(book, column, member);
	}
	return price;
}

bool oss_is_priced(const struct oss_price *price)
{
	bool priced = false;
	for (int i = 0; i < OSS_GOODS; i++)
		priced = priced || price->units[i] > 0;
	return priced;
}

static const json_t *technology_at(const json_t *state, int technology)
{
	return tui_at(tui_get(state, "technology"), technology - 1);
}

struct oss_price oss_price_of(const struct tui_scene *scene, int technology)
{
	const json_t *stands = technology_at(scene->state, technology);
	return tui_text(stands, "status")[0] != '\0'
		? oss_price_in(tui_get(stands, "pay"))
		: oss_price_at(scene->book, "technology[].price", technology);
}

int oss_need(const json_t *book, int technology, int group, bool other)
{
	const json_t *names = tui_book_at(
		book, other ? "technology[].needs[].or" : "technology[].needs[].one", technology);
	return tui_book_find(book, "technology[].name", tui_text_at(names, group));
}

bool oss_has_spy(const struct tui_scene *scene, int seat, int place)
{
	const json_t *player = oss_player_at(scene->state, seat), *book = scene->book;
	int technology = tui_book_int(book, "place[].technology", place);
	char key[40];
	snprintf(key, sizeof key, "p%d-%.24s", tui_book_int(book, "place[].seat", place),
	         tui_book_text(book, "place[].resource", place));
	return technology > 0 ? tui_has_int(tui_get(player, "posts"), technology)
			      : tui_has_text(tui_get(player, "watches"), key);
}

void oss_spy_id(const struct tui_scene *scene, int seat, int place, char id[OSS_ID])
{
	snprintf(id, OSS_ID, "spy-p%d-%.48s", seat + 1,
	         tui_book_text(scene->book, "place[].spy", place));
}

const char *oss_rule_column(const struct tui_scene *scene, char room[24])
{
	int tier = tui_int(oss_player_at(scene->state, scene->seat), "tier");
	snprintf(room, 24, "card[].tier_%d", tier);
	return tier > 0 ? room : "card[].rule";
}

/* "2m3a2g" in the goods' colours, what is lacking in that of trouble; returns columns. */
static int put_price(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                     int room, struct tui_pen pen, const struct oss_price *price,
                     const struct oss_price *lacks)
{
	int from = x;
	for (int i = 0; i < OSS_GOODS; i++) {
		char words[32];
		snprintf(words, sizeof words, "%d%.12s", price->units[i],
		         tui_board_word(scene, oss_goods[i].letter));
		if (price->units[i] <= 0)
			continue;
		if (x - from + tui_columns(words) > room) {
			while (x - from >= room)
				x--;
			pen.ink = TUI_SOFT;
			pen.how = 0;
			return x - from + tui_put(canvas, x, y, pen, "…");
		}
		bool short_of = lacks != NULL && lacks->units[i] > 0;
		pen.ink = short_of ? (uint8_t)TUI_BAD : oss_goods[i].ink;
		pen.how = short_of ? TUI_UNDER : 0;
		x += tui_put(canvas, x, y, pen, words);
	}
	return x - from;
}

/* --- the chart ---------------------------------------------------------------------- */

enum { PLATES = 64, ROWS = 5, MOST_IN_ROW = 16 };

struct plate {
	int technology; /* from 1 */
	int row, x, y;
};

struct chart {
	const struct tui_scene *scene;
	struct tui_canvas *canvas;
	int top, wide, high; /* a plate's size */
	int count;
	struct plate plates[PLATES];
};

static bool is_works(const json_t *book, int technology)
{
	return tui_same(tui_book_text(book, "technology[].group", technology), "works");
}

static int groups_of(const json_t *book, int technology)
{
	return tui_length(tui_book_at(book, "technology[].needs[].one", technology));
}

/* How many steps of its own group a technology stands on; `left` bounds what a book that
 * goes in circles could ask for. */
static int depth_of(const json_t *book, int technology, int left)
{
	int deepest = 0, groups = groups_of(book, technology);
	for (int i = 0; i < groups && i < OSS_PARTS && left > 0; i++) {
		int below = oss_need(book, technology, i, false);
		if (below == 0 || is_works(book, below) != is_works(book, technology))
			continue;
		int depth = 1 + depth_of(book, below, left - 1);
		deepest = depth > deepest ? depth : deepest;
	}
	return deepest;
}

/* Works at the bottom, their second step below the first as on the chart; missions climb
 * above them, the Moon beside the highest. */
static int row_of(const json_t *book, int technology)
{
	int depth = depth_of(book, technology, 6);
	if (is_works(book, technology))
		return depth > 0 ? 4 : 3;
	return depth > 2 ? 0 : 2 - depth;
}

/* Where a row begins: a gap for lines between missions, and above the works. */
static int row_top(const struct chart *chart, int row)
{
	int gaps = row < 4 ? row : chart->high > 2 ? 4 : 3;
	return chart->top + row * chart->high + gaps;
}

/* The plates of a row from left to right, none over another. */
static void lay_row(struct chart *chart, int row)
{
	struct plate *in[MOST_IN_ROW];
	int count = 0, edge = 0;
	for (int i = 0; i < chart->count && count < MOST_IN_ROW; i++)
		if (chart->plates[i].row == row)
			in[count++] = &chart->plates[i];
	for (int i = 1; i < count; i++)
		for (int j = i; j > 0 && in[j]->x < in[j - 1]->x; j--) {
			struct plate *swap = in[j];
			in[j] = in[j - 1];
			in[j - 1] = swap;
		}
	for (int i = 0; i < count; i++) {
		if (in[i]->x < edge)
			in[i]->x = edge;
		edge = in[i]->x + chart->wide;
	}
	edge = chart->scene->width;
	for (int i = count - 1; i >= 0; i--) {
		if (in[i]->x + chart->wide > edge)
			in[i]->x = edge - chart->wide;
		edge = in[i]->x;
	}
}

static void lay_chart(struct chart *chart)
{
	const json_t *book = chart->scene->book;
	int count = oss_count(book, "technology[].name");
	for (int it = 1; it <= count && chart->count < PLATES; it++) {
		int x = tui_book_int(book, "technology[].x", it), row = row_of(book, it);
		x = x < 0 ? 0 : x > 1000 ? 1000 : x;
		chart->plates[chart->count++] =
			(struct plate){ it, row, x * chart->scene->width / 1000 - chart->wide / 2,
			                row_top(chart, row) };
	}
	for (int row = 0; row < ROWS; row++)
		lay_row(chart, row);
}

/* From a plate to one that it stands on, if that is in the next row. */
static void put_way(const struct chart *chart, const struct plate *plate, int need, bool taken)
{
	const struct tui_scene *scene = chart->scene;
	if (need < 1 || need > chart->count)
		return;
	const struct plate *below = &chart->plates[need - 1];
	const struct plate *upper = below->row < plate->row ? below : plate;
	const struct plate *lower = upper == below ? plate : below;
	int from = upper->y + chart->high, to = lower->y - 1;
	const json_t *marks = tui_get(technology_at(scene->state, need), "marks");
	bool mine = tui_has_int(marks, scene->seat + 1);
	if (abs(below->row - plate->row) != 1 || to < from || mine != taken)
		return;
	tui_add_way(chart->canvas, upper->x + chart->wide / 2, from, lower->x + chart->wide / 2, to,
	            from, TUI_PEN(mine ? TUI_CALL : TUI_RULE));
}

static void put_ways(const struct chart *chart, const struct plate *plate, bool taken)
{
	const json_t *book = chart->scene->book;
	int groups = groups_of(book, plate->technology);
	for (int i = 0; i < groups && i < OSS_PARTS; i++)
		for (int other = 0; other < 2; other++)
			put_way(chart, plate, oss_need(book, plate->technology, i, other == 1),
			        taken);
}

static const struct {
	const char *status, *sign;
	uint8_t ink, ground;
} standings[] = {
	{ "open", "▸", TUI_CALL, TUI_SLATE },      { "yours", "✓", TUI_GOOD, TUI_DEEP_GREEN },
	{ "short", " ", TUI_SOFT, TUI_DEEP_RED },  { "blocked", "✗", TUI_BAD, TUI_DEEP_RED },
	{ "stalled", "✗", TUI_BAD, TUI_DEEP_RED }, { "later", " ", TUI_SOFT, TUI_NIGHT },
	{ "", " ", TUI_SOFT, TUI_NIGHT },
};

/* Letters of seats: plain for markers, with a diamond for spies. Returns columns. */
static int put_letters(struct tui_canvas *canvas, int x, int y, struct tui_pen pen,
                       const json_t *seats, bool spies)
{
	int from = x;
	for (int i = 0; i < tui_length(seats); i++) {
		int seat = tui_int_at(seats, i) - 1;
		pen.ink = tui_seat_ink(seat);
		pen.how = TUI_BOLD;
		x += tui_putf(canvas, x, y, pen, "%s%c", spies ? "◆" : "", tui_seat_letter(seat));
	}
	return x - from;
}

/* How a technology stands for the viewer: what is its own, or what it costs. */
static void put_standing(const struct chart *chart, const struct plate *plate, int kind,
                         struct tui_pen pen)
{
	const struct tui_scene *scene = chart->scene;
	const json_t *stands = technology_at(scene->state, plate->technology);
	const struct oss_price price = oss_price_of(scene, plate->technology);
	const struct oss_price lacks = oss_price_in(tui_get(stands, "lacks"));
	bool roomy = chart->high > 2, mine = tui_same(standings[kind].status, "yours");
	int y = plate->y + 1, room = chart->wide - 2;
	pen.ink = standings[kind].ink;
	int x = plate->x + tui_put(chart->canvas, plate->x, y, pen, standings[kind].sign);
	if (!roomy)
		room -= 2 * tui_length(tui_get(stands, "spies"));
	if (mine && roomy)
		tui_put_cut(chart->canvas, x + 1, y, room - 1, pen,
		            tui_board_word(scene, "board.yours"));
	else if (!mine)
		put_price(scene, chart->canvas, x, y, room, pen, &price, &lacks);
}

static int standing_of(const json_t *stands)
{
	int kind = 0;
	while (standings[kind].status[0] != '\0' &&
	       !tui_same(standings[kind].status, tui_text(stands, "status")))
		kind++;
	return kind;
}

static void put_plate(const struct chart *chart, const struct plate *plate)
{
	const struct tui_scene *scene = chart->scene;
	const json_t *stands = technology_at(scene->state, plate->technology);
	const json_t *marks = tui_get(stands, "marks"), *spies = tui_get(stands, "spies");
	struct tui_canvas *canvas = chart->canvas;
	int x = plate->x, y = plate->y, wide = chart->wide - 1, kind = standing_of(stands);
	const char *id = tui_book_text(scene->book, "technology[].piece", plate->technology);
	struct tui_pen pen = { TUI_WHITE, standings[kind].ground, 0, tui_piece(canvas, id) };
	tui_fill(canvas, x, y, wide, chart->high, pen, ' ');
	pen.how = TUI_BOLD;
	bool roomy = chart->high > 2, mine = tui_same(standings[kind].status, "yours");
	int letters = roomy || mine ? 0 : tui_length(marks);
	tui_put_cut(canvas, x, y, wide - letters, pen,
	            tui_book_text(scene->book, "technology[].name", plate->technology));
	if (roomy && tui_has_int(tui_get(scene->state, "way"), plate->technology))
		tui_put(canvas, x + wide - 1, y, TUI_PEN(TUI_CALL, pen.ground, TUI_BOLD, pen.piece),
		        "▲");
	int last = y + chart->high - 1;
	put_letters(canvas, roomy || mine ? x + 1 : x + wide - letters,
	            roomy          ? last
	                    : mine ? y + 1
	                           : y,
	            pen, marks, false);
	put_standing(chart, plate, kind, pen);
	put_letters(canvas, x + wide - 2 * tui_length(spies), last, pen, spies, true);
	if (chart->high > 3) /* what it is good for */
		tui_put_lines(canvas, x + 1, y + 2, wide - 2, chart->high - 3,
		              TUI_PEN(TUI_SOFT, pen.ground, 0, pen.piece),
		              tui_book_text(scene->book, "technology[].rule", plate->technology));
}

static int put_chart(const struct tui_scene *scene, struct tui_canvas *canvas, int top)
{
	bool large = scene->width >= 78 && scene->height >= 20;
	bool huge = scene->width >= 120 && scene->height >= 38;
	struct chart chart = { .scene = scene,
		               .canvas = canvas,
		               .top = top,
		               .wide = huge    ? scene->width / 5 - 2
		                       : large ? 16
		                               : scene->width / 5,
		               .high = huge    ? (scene->height >= 42 ? 6 : 5)
		                       : large ? 3
		                               : 2 };
	lay_chart(&chart);
	for (int taken = 0; taken < 2; taken++) /* what is taken, over what is not */
		for (int i = 0; i < chart.count; i++)
			put_ways(&chart, &chart.plates[i], taken == 1);
	for (int i = 0; i < chart.count; i++)
		put_plate(&chart, &chart.plates[i]);
	return row_top(&chart, ROWS) - top;
}

/* --- the rest of the table ---------------------------------------------------------- */

static bool is_drafting(const json_t *state)
{
	return tui_same(tui_text(state, "phase"), "drafting");
}

/* Who has a country; -1: nobody. */
static int owner_of(const json_t *state, int country)
{
	int seats = tui_length(tui_get(state, "player"));
	for (int seat = 0; seat < seats && seat < PL_SEATS; seat++)
		if (oss_country_of(oss_player_at(state, seat)) == country)
			return seat;
	return -1;
}

static int put_countries(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *book = scene->book;
	int from = y, count = oss_count(book, "faction[].name");
	for (int country = 1; country <= count; country++) {
		int owner = owner_of(scene->state, country);
		const struct oss_price base = oss_price_at(book, "faction[].base", country);
		struct tui_pen pen = { TUI_WHITE, 0, TUI_BOLD,
			               tui_piece(canvas,
			                         tui_book_text(book, "faction[].piece", country)) };
		tui_fill(canvas, 0, y, scene->width, 2, pen, ' ');
		if (owner >= 0)
			tui_put_seat(canvas, 0, y, TUI_PEN(0, .piece = pen.piece), owner);
		tui_put_cut(canvas, 4, y, 15, pen, tui_book_text(book, "faction[].name", country));
		put_price(scene, canvas, 20, y, 20, pen, &base, NULL);
		pen.how = 0;
		pen.ink = TUI_SOFT;
		tui_put_cut(canvas, 4, y + 1, scene->width - 4, pen,
		            tui_book_text(book, "faction[].rule", country));
		y += 2;
	}
	return y - from;
}

/* The objective, and who meets what of it. */
static int put_objective(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *book = scene->book, *met = tui_get(scene->state, "criterion");
	int objective = tui_int(scene->state, "objective"), from = y;
	int parts = tui_length(tui_book_at(book, "objective[].all[].test", objective));
	uint16_t piece = tui_piece(canvas, "objective");
	char room[40];
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = 1 +
		tui_put(canvas, 0, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = piece),
	                TUI_BOARD_LINE(
				scene, room, "board.points",
				PL_AS_NUMBER("points",
	                                     tui_book_int(book, "objective[].points", objective))));
	tui_put_cut(canvas, x, y++, scene->width - x,
	            TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	            tui_book_text(book, "objective[].name", objective));
	for (int i = 0; i < parts && i < OSS_PARTS; i++) {
		const json_t *seats = tui_get(tui_at(met, i), "met");
		int letters = tui_length(seats);
		int lines = tui_put_lines(canvas, 1, y, scene->width - 2 - letters, 4,
		                          TUI_PEN(TUI_SOFT, .piece = piece),
		                          tui_book_text(book, "criterion[].rule",
		                                        (objective - 1) * OSS_PARTS + i + 1));
		put_letters(canvas, scene->width - letters, y, TUI_PEN(0, .piece = piece), seats,
		            false);
		y += lines;
	}
	return y - from;
}

/* If the race ended now: points by what they come from, and the steps to the Moon. */
static int put_forecast(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	static const char *const keys[] = { "moon_points", "objective_points", "stock_points" };
	static const uint32_t shades[] = { 0x2588, 0x2593, 0x2592 };
	int count = tui_length(tui_get(scene->state, "player")), from = y;
	y += tui_put_heading(canvas, 0, y, scene->width, tui_board_word(scene, "board.forecast"));
	for (int seat = 0; seat < count && seat < scene->table->seat_count; seat++, y++) {
		const json_t *player = oss_player_at(scene->state, seat);
		int x = 1 + tui_put_seat(canvas, 0, y, TUI_PEN(0), seat);
		char room[48];
		for (int i = 0; i < 3; i++) {
			int points = tui_int(player, keys[i]);
			points = points < 0 ? 0 : points > 60 ? 60 : points;
			tui_fill(canvas, x, y, points, 1, TUI_PEN(tui_seat_ink(seat)), shades[i]);
			x += points;
		}
		x += 1 +
			tui_putf(canvas, x + 1, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD), "%d",
		                 tui_int(player, "points"));
		TUI_BOARD_LINE(scene, room, "board.steps",
		               PL_AS_NUMBER("steps", tui_int(player, "steps")));
		tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT), ", %s", room);
	}
	return y - from;
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int y = 0, seats = tui_length(tui_get(scene->state, "player"));
	if (is_drafting(scene->state))
		y += put_countries(scene, canvas, y) + 1;
	y += put_chart(scene, canvas, y);
	if (scene->height - y > seats && !is_drafting(scene->state))
		put_forecast(scene, canvas, y);
}

/* --- beside it ---------------------------------------------------------------------- */

/* A column for each resource. */
static int column_of(const struct tui_scene *scene, int good)
{
	return good * ((scene->width - 1) / OSS_GOODS);
}

/* A text of the board that speaks of one number, as a piece; returns columns. */
static int put_number(const struct tui_scene *scene, struct tui_canvas *canvas, int x, int y,
                      struct tui_pen pen, const char *key, int number)
{
	char room[48];
	return tui_put(canvas, x, y, pen,
	               TUI_BOARD_LINE(scene, room, key, PL_AS_NUMBER("n", number)));
}

/* What can be done from the own mat: produce, train, send a spy, draw. */
static int put_tray(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *state = scene->state, *player = NULL;
	int x = 0, from = y;
	if (scene->seat >= 0 && scene->seat < PL_SEATS)
		player = oss_player_at(state, scene->seat);
	if (oss_country_of(player) > 0) {
		int tier = tui_int(player, "tier");
		char id[24];
		snprintf(id, sizeof id, "tier-%d", tier + 1);
		x += 1 +
			tui_put(canvas, x, y,
		                TUI_PEN(TUI_PLAIN, .how = TUI_BOLD,
		                        .piece = tui_piece(canvas, "produce")),
		                tui_board_word(scene, "board.produce"));
		x += 1 +
			put_number(scene, canvas, x, y,
		                   TUI_PEN(TUI_PLAIN, .piece = tui_piece(canvas, "spy-box")),
		                   "board.home", tui_int(player, "spies_home"));
		if (tier < oss_count(scene->book, "tier[].draw"))
			put_number(scene, canvas, x, y,
			           TUI_PEN(TUI_PLAIN, .piece = tui_piece(canvas, id)),
			           "board.train", tier + 1);
		y++;
		x = 0;
	}
	x += 2 +
		put_number(scene, canvas, x, y,
	                   TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "deck")), "board.deck",
	                   tui_int(state, "deck_left"));
	if (tui_int(state, "die") > 0)
		put_number(scene, canvas, x, y,
		           TUI_PEN(TUI_PLAIN, .piece = tui_piece(canvas, "die")), "board.die",
		           tui_int(state, "die"));
	return y - from + 1;
}

/* The beginning of a name that so many columns have room for. */
static void put_start(struct tui_canvas *canvas, int x, int y, int room, struct tui_pen pen,
                      const char *name)
{
	const char *end = name;
	for (int i = 0; i < room && *end != '\0'; i++)
		tui_next(&end);
	tui_putf(canvas, x, y, pen, "%.*s", (int)(end - name), name);
}

static int put_resources(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	int wide = (scene->width - 1) / OSS_GOODS;
	for (int i = 0; i < OSS_GOODS; i++) {
		const char *id = tui_book_text(scene->book, "resource[].piece", i + 1);
		put_start(
			canvas, column_of(scene, i) + 1, y, wide - 1,
			TUI_PEN(oss_goods[i].ink, .how = TUI_BOLD, .piece = tui_piece(canvas, id)),
			tui_book_text(scene->book, "resource[].name", i + 1));
	}
	return 1;
}

/* Stock and production, each store a piece: those of the book's places come first, by seats. */
static void put_stores(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *player = oss_player_at(scene->state, seat);
	const struct oss_price stock = oss_price_in(tui_get(player, "stock"));
	const struct oss_price makes = oss_price_in(tui_get(player, "makes"));
	const struct oss_price loses = oss_price_in(tui_get(player, "loses"));
	for (int i = 0; i < OSS_GOODS; i++) {
		uint16_t piece = tui_piece(
			canvas,
			tui_book_text(scene->book, "place[].piece", seat * OSS_GOODS + i + 1));
		int x = column_of(scene, i) + 1;
		x += tui_putf(canvas, x, y,
		              TUI_PEN(oss_goods[i].ink, .how = TUI_BOLD, .piece = piece), "%d",
		              stock.units[i]);
		tui_putf(canvas, x, y,
		         TUI_PEN(loses.units[i] > 0 ? TUI_BAD : TUI_SOFT, .piece = piece), "+%d",
		         makes.units[i] - loses.units[i]);
	}
}

/* "◆B's Iron", "◆Capsule" */
static void say_spy(const struct tui_scene *scene, int place, struct pl_text *text)
{
	const json_t *book = scene->book;
	int owner = tui_book_int(book, "place[].seat", place) - 1;
	int technology = tui_book_int(book, "place[].technology", place);
	char letter[2] = { tui_seat_letter(owner), '\0' };
	pl_put(text, "◆");
	if (technology > 0)
		pl_put(text, "%.40s", tui_book_text(book, "technology[].name", technology));
	else
		TUI_BOARD_SAY(scene, text, "board.spy-on",
		              PL_AS_TEXT("resource", oss_store_name(book, place)),
		              PL_AS_TEXT("owner", letter));
}

/* Where a seat's spies are, each a piece: on a rival's store, or on a technology. */
static int put_spies(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	int x = 1, lines = 0, places = oss_count(scene->book, "place[].piece");
	for (int place = 1; place <= places; place++) {
		char room[96], id[64];
		struct pl_text words = pl_text_in(room, sizeof room);
		if (!oss_has_spy(scene, seat, place))
			continue;
		say_spy(scene, place, &words);
		oss_spy_id(scene, seat, place, id);
		if (x > 1 && x + tui_columns(room) > scene->width)
			x = 1, lines++;
		x += 1 +
			tui_put(canvas, x, y + lines,
		                TUI_PEN(tui_seat_ink(seat), .piece = tui_piece(canvas, id)), room);
	}
	return x > 1 ? lines + 1 : 0;
}

static int put_nation(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *player = oss_player_at(scene->state, seat);
	int country = oss_country_of(player);
	char id[24], room[64];
	snprintf(id, sizeof id, "mat-p%d", seat + 1);
	uint16_t mat = tui_piece(canvas, id);
	snprintf(id, sizeof id, "hand-p%d", seat + 1);
	uint16_t hand = tui_piece(canvas, id);
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	int x = 1 +
		tui_put_cut(canvas, 1, y + 1, 8, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = mat),
	                    country == 0 ? tui_board_word(scene, "board.no-country")
	                                 : tui_book_text(scene->book, "faction[].name", country));
	x += 2 +
		put_number(scene, canvas, x + 1, y + 1, TUI_PEN(TUI_SOFT, .piece = mat),
	                   "board.tier", tui_int(player, "tier"));
	x += 1 +
		put_number(scene, canvas, x, y + 1, TUI_PEN(TUI_SOFT, .piece = hand), "board.cards",
	                   tui_int(player, "cards"));
	TUI_BOARD_LINE(scene, room, "board.summary",
	               PL_AS_NUMBER("points", tui_int(player, "points")),
	               PL_AS_NUMBER("steps", tui_int(player, "steps")));
	if (scene->width >= 36)
		tui_put_cut(canvas, x, y + 1, scene->width - x, TUI_PEN(TUI_SOFT, .piece = mat),
		            room);
	put_stores(scene, canvas, y + 2, seat);
	return 3 + put_spies(scene, canvas, y + 3, seat);
}

/* One kind of card, in the own hand or seen in another: its name, and what it does. */
static int put_card(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int kind,
                    int count, const char *ids)
{
	uint16_t piece = tui_piece(canvas, tui_book_text(scene->book, ids, kind));
	int x = 1;
	char column[24];
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	if (count > 1)
		x += tui_putf(canvas, 1, y, TUI_PEN(TUI_SOFT, .piece = piece), "%d ", count);
	tui_put_cut(canvas, x, y, scene->width - x,
	            TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	            tui_book_text(scene->book, "card[].name", kind));
	if (scene->width < 36)
		return 1;
	return 1 +
		tui_put_lines(canvas, 3, y + 1, scene->width - 3, 2,
	                      TUI_PEN(TUI_SOFT, .piece = piece),
	                      tui_book_text(scene->book, oss_rule_column(scene, column), kind));
}

/* Cards by how many there are of each kind, under a heading; nothing of none. */
static int put_cards(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                     const json_t *cards, const char *heading, const char *ids)
{
	int lines = 0, kinds = oss_count(scene->book, "card[].name");
	for (int kind = 1; kind <= kinds; kind++) {
		int count = tui_int_at(cards, kind - 1);
		if (count > 0 && lines == 0)
			lines += tui_put_heading(canvas, 0, y, scene->width, heading);
		if (count > 0)
			lines += put_card(scene, canvas, y + lines, kind, count, ids);
	}
	return lines;
}

static int put_known(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                     const json_t *known)
{
	int from = y;
	for (int other = 0; other < tui_length(known) && other < PL_SEATS; other++) {
		char room[96];
		TUI_BOARD_LINE(scene, room, "board.seen",
		               PL_AS_TEXT("owner", tui_name(scene, other)));
		y += put_cards(scene, canvas, y, tui_at(known, other), room, "card[].seen");
	}
	return y - from;
}

static void draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	bool seated = scene->seat >= 0 && scene->seat < scene->table->seat_count;
	int first = seated ? scene->seat : 0;
	int count = tui_length(tui_get(scene->state, "player"));
	const json_t *own = seated ? oss_player_at(scene->state, scene->seat) : NULL;
	int y = put_tray(scene, canvas, 0);
	y += put_resources(scene, canvas, y);
	if (count > scene->table->seat_count)
		count = scene->table->seat_count;
	for (int i = 0; i < count; i++) {
		y += put_nation(scene, canvas, y, (first + i) % count);
		int lines = i > 0 ? 0
				  : put_cards(scene, canvas, y, tui_get(own, "hand"),
		                              tui_board_word(scene, "board.hand"), "card[].piece");
		y += lines;
		if (lines > 0)
			y += tui_put_heading(canvas, 0, y, scene->width,
			                     tui_board_word(scene, "board.rivals"));
	}
	y += put_known(scene, canvas, y, tui_get(own, "known"));
	y += tui_put_heading(canvas, 0, y, scene->width, tui_board_word(scene, "board.objective"));
	put_objective(scene, canvas, y);
}

static void put_headline(const struct tui_scene *scene, struct pl_text *text)
{
	const json_t *state = scene->state;
	int first = tui_int(state, "timer") - 1;
	if (is_drafting(state)) {
		pl_put(text, "%s", tui_board_word(scene, "board.drafting"));
		return;
	}
	TUI_BOARD_SAY(scene, text, "board.headline", PL_AS_NUMBER("turn", tui_int(state, "turns")),
	              PL_AS_NUMBER("limit", tui_int(scene->book, "turn_limit")),
	              PL_AS_TEXT("first", first < 0 ? "" : tui_name(scene, first)));
}

const struct tui_board tui_one_small_step_board = {
	.slug = "one-small-step",
	.draw = draw,
	.side = draw_side,
	.headline = put_headline,
	.card = oss_describe,
};
