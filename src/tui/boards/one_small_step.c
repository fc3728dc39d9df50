/* one_small_step.c - One Small Step in the terminal: the technology tree up to the Moon
 * with who has what and what the viewer can afford, everybody's mat and spies, cards.
 * Drawn from the view of src/games/one-small-step/json.c; what pieces say at length is in
 * one_small_step_cards.c. */
#include "tui/boards/one_small_step.h"

#include "tui/boards/lines.h"

const struct oss_good oss_goods[OSS_GOODS] = {
	{ "morale", 'm', TUI_PINK },   { "iron", 'i', TUI_WHITE },  { "oil", 'o', TUI_VIOLET },
	{ "aluminum", 'a', TUI_CYAN }, { "gold", 'g', TUI_YELLOW },
};

/* --- small questions about the view ------------------------------------------------- */

static const json_t *nation_at(const json_t *view, int seat)
{
	return tui_at(tui_get(view, "players"), seat);
}

/* "2m3a2g" in the goods' colours, what is lacking in that of trouble; returns columns. */
static int put_price(struct tui_canvas *canvas, int x, int y, int room, uint16_t piece,
                     uint8_t ground, const json_t *price, const json_t *lacks)
{
	int from = x;
	for (int i = 0; i < OSS_GOODS; i++) {
		int units = tui_int(price, oss_goods[i].key);
		char words[24];
		snprintf(words, sizeof words, "%d%c", units, oss_goods[i].letter);
		if (units <= 0)
			continue;
		if (x - from + (int)strlen(words) > room) {
			while (x - from >= room)
				x--;
			return x - from +
				tui_put(canvas, x, y, TUI_PEN(TUI_SOFT, ground, 0, piece), "…");
		}
		bool short_of = tui_int(lacks, oss_goods[i].key) > 0;
		struct tui_pen pen = { short_of ? (uint8_t)TUI_BAD : oss_goods[i].ink, ground,
			               short_of ? TUI_UNDER : 0, piece };
		x += tui_put(canvas, x, y, pen, words);
	}
	return x - from;
}

/* --- the chart ---------------------------------------------------------------------- */

enum { PLATES = 64, ROWS = 5, MOST_IN_ROW = 16 };

struct plate {
	const json_t *technology;
	int row, x, y;
};

struct chart {
	const struct tui_scene *scene;
	struct tui_canvas *canvas;
	int top, wide, high; /* a plate's size */
	int count;
	struct plate plates[PLATES];
};

static const struct plate *plate_of(const struct chart *chart, const char *id)
{
	for (int i = 0; i < chart->count; i++)
		if (tui_same(tui_text(chart->plates[i].technology, "id"), id))
			return &chart->plates[i];
	return NULL;
}

static bool is_works(const json_t *technology)
{
	return tui_same(tui_text(technology, "group"), "works");
}

/* How many steps of its own group a technology stands on; `left` bounds what a view that
 * goes in circles could ask for. */
static int depth_of(const json_t *technologies, const json_t *technology, int left)
{
	const json_t *needs = tui_get(technology, "needs");
	int deepest = 0;
	for (int i = 0; i < tui_length(needs) && left > 0; i++) {
		const json_t *below = tui_by(technologies, "id", tui_text_at(tui_at(needs, i), 0));
		if (below == NULL || is_works(below) != is_works(technology))
			continue;
		int depth = 1 + depth_of(technologies, below, left - 1);
		deepest = depth > deepest ? depth : deepest;
	}
	return deepest;
}

/* Works at the bottom, their second step below the first as on the chart; missions climb
 * above them, the Moon beside the highest. */
static int row_of(const json_t *technologies, const json_t *technology)
{
	int depth = depth_of(technologies, technology, 6);
	if (is_works(technology))
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
	const json_t *technologies = tui_get(chart->scene->view, "technologies");
	for (int i = 0; i < tui_length(technologies) && chart->count < PLATES; i++) {
		const json_t *it = tui_at(technologies, i);
		int x = tui_int(it, "x"), row = row_of(technologies, it);
		x = x < 0 ? 0 : x > 1000 ? 1000 : x;
		chart->plates[chart->count++] =
			(struct plate){ it, row, x * chart->scene->width / 1000 - chart->wide / 2,
			                row_top(chart, row) };
	}
	for (int row = 0; row < ROWS; row++)
		lay_row(chart, row);
}

/* From a plate to what it stands on, where that is in the next row. */
static void put_ways(const struct chart *chart, const struct plate *plate, bool taken)
{
	const json_t *needs = tui_get(plate->technology, "needs");
	for (int i = 0; i < tui_length(needs); i++)
		for (int j = 0; j < tui_length(tui_at(needs, i)); j++) {
			const struct plate *below =
				plate_of(chart, tui_text_at(tui_at(needs, i), j));
			if (below == NULL || abs(below->row - plate->row) != 1)
				continue;
			const struct plate *upper = below->row < plate->row ? below : plate;
			const struct plate *lower = upper == below ? plate : below;
			int from = upper->y + chart->high, to = lower->y - 1;
			bool mine = tui_has_int(tui_get(below->technology, "marks"),
			                        chart->scene->seat);
			if (to < from || mine != taken)
				continue;
			tui_add_way(chart->canvas, upper->x + chart->wide / 2, from,
			            lower->x + chart->wide / 2, to, from,
			            TUI_PEN(mine ? TUI_CALL : TUI_RULE));
		}
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
		int seat = tui_int_at(seats, i);
		pen.ink = tui_seat_ink(seat);
		pen.how = TUI_BOLD;
		x += tui_putf(canvas, x, y, pen, "%s%c", spies ? "◆" : "", tui_seat_letter(seat));
	}
	return x - from;
}

static void put_plate(const struct chart *chart, const struct plate *plate)
{
	const json_t *it = plate->technology, *marks = tui_get(it, "marks");
	const json_t *spies = tui_get(it, "spies"), *price = tui_get(it, "pay");
	struct tui_canvas *canvas = chart->canvas;
	int x = plate->x, y = plate->y, wide = chart->wide - 1, kind = 0;
	while (standings[kind].status[0] != '\0' &&
	       !tui_same(standings[kind].status, tui_text(it, "status")))
		kind++;
	struct tui_pen pen = { TUI_WHITE, standings[kind].ground, 0,
		               tui_piece(canvas, tui_text(it, "id")) };
	tui_fill(canvas, x, y, wide, chart->high, pen, ' ');
	pen.how = TUI_BOLD;
	bool roomy = chart->high > 2, mine = tui_same(standings[kind].status, "yours");
	int letters = roomy || mine ? 0 : tui_length(marks);
	tui_put_cut(canvas, x, y, wide - letters, pen, tui_text(it, "name"));
	if (roomy && tui_has_text(tui_get(chart->scene->view, "way"), tui_text(it, "id")))
		tui_put(canvas, x + wide - 1, y, TUI_PEN(TUI_CALL, pen.ground, TUI_BOLD, pen.piece),
		        "▲");
	put_letters(canvas, roomy || mine ? x + 1 : x + wide - letters,
	            roomy          ? y + 2
	                    : mine ? y + 1
	                           : y,
	            pen, marks, false);
	pen.ink = standings[kind].ink;
	int at = x + tui_put(canvas, x, y + 1, pen, standings[kind].sign);
	int room = wide - 1 - (roomy ? 0 : 2 * tui_length(spies));
	if (mine && roomy)
		tui_put_cut(canvas, at, y + 1, room, pen, " yours");
	else if (!mine)
		put_price(canvas, at, y + 1, room, pen.piece, pen.ground,
		          price != NULL ? price : tui_get(it, "price"), tui_get(it, "lacks"));
	put_letters(canvas, x + wide - 2 * tui_length(spies), y + (roomy ? 2 : 1), pen, spies,
	            true);
}

static int put_chart(const struct tui_scene *scene, struct tui_canvas *canvas, int top)
{
	bool large = scene->width >= 78 && scene->height >= 20;
	struct chart chart = { .scene = scene,
		               .canvas = canvas,
		               .top = top,
		               .wide = large ? 16 : scene->width / 5,
		               .high = large ? 3 : 2 };
	lay_chart(&chart);
	for (int taken = 0; taken < 2; taken++) /* what is taken, over what is not */
		for (int i = 0; i < chart.count; i++)
			put_ways(&chart, &chart.plates[i], taken == 1);
	for (int i = 0; i < chart.count; i++)
		put_plate(&chart, &chart.plates[i]);
	return row_top(&chart, ROWS) - top;
}

/* --- the rest of the table ---------------------------------------------------------- */

static bool is_drafting(const json_t *view)
{
	return tui_same(tui_text(view, "phase"), "drafting");
}

static int put_countries(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *countries = tui_get(scene->view, "countries");
	int from = y;
	for (int i = 0; i < tui_length(countries); i++) {
		const json_t *country = tui_at(countries, i);
		int owner = tui_seat_in(country, "seat");
		struct tui_pen pen = { TUI_WHITE, 0, TUI_BOLD,
			               tui_piece(canvas, tui_text(country, "id")) };
		tui_fill(canvas, 0, y, scene->width, 2, pen, ' ');
		if (owner >= 0)
			tui_put_seat(canvas, 0, y, TUI_PEN(0, .piece = pen.piece), owner);
		tui_put_cut(canvas, 4, y, 15, pen, tui_text(country, "name"));
		put_price(canvas, 20, y, 20, pen.piece, 0, tui_get(country, "base"), NULL);
		pen.how = 0;
		pen.ink = TUI_SOFT;
		tui_put_cut(canvas, 4, y + 1, scene->width - 4, pen, tui_text(country, "rule"));
		y += 2;
	}
	return y - from;
}

/* The objective, and who meets what of it. */
static int put_objective(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *objective = tui_get(scene->view, "objective"),
		     *all = tui_get(objective, "all");
	uint16_t piece = tui_piece(canvas, tui_text(objective, "id"));
	int from = y;
	tui_fill(canvas, 0, y, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
	int x = tui_putf(canvas, 0, y, TUI_PEN(TUI_CALL, .how = TUI_BOLD, .piece = piece),
	                 "%d points ", tui_int(objective, "points"));
	tui_put_cut(canvas, x, y++, scene->width - x,
	            TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
	            tui_text(objective, "name"));
	for (int i = 0; i < tui_length(all); i++) {
		const json_t *part = tui_at(all, i), *met = tui_get(part, "met");
		int letters = tui_length(met);
		int lines = tui_put_lines(canvas, 1, y, scene->width - 2 - letters, 4,
		                          TUI_PEN(TUI_SOFT, .piece = piece),
		                          tui_text(part, "rule"));
		put_letters(canvas, scene->width - letters, y, TUI_PEN(0, .piece = piece), met,
		            false);
		y += lines;
	}
	return y - from;
}

/* If the race ended now: points by what they come from, and the steps to the Moon. */
static int put_forecast(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	static const char *const keys[] = { "moon", "objective", "stock" };
	static const uint32_t shades[] = { 0x2588, 0x2593, 0x2592 };
	const json_t *players = tui_get(scene->view, "players");
	int count = tui_length(players), from = y;
	y += tui_put_heading(canvas, 0, y, scene->width,
	                     "If it ended now: Moon █ objective ▓ stock ▒");
	for (int seat = 0; seat < count && seat < scene->table->seat_count; seat++, y++) {
		const json_t *forecast = tui_get(tui_at(players, seat), "forecast");
		int x = 1 + tui_put_seat(canvas, 0, y, TUI_PEN(0), seat);
		for (int i = 0; i < 3; i++) {
			int points = tui_int(forecast, keys[i]);
			points = points < 0 ? 0 : points > 60 ? 60 : points;
			tui_fill(canvas, x, y, points, 1, TUI_PEN(tui_seat_ink(seat)), shades[i]);
			x += points;
		}
		x += 1 +
			tui_putf(canvas, x + 1, y, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD), "%d",
		                 tui_int(forecast, "total"));
		tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT), ", Moon in %d",
		         tui_int(forecast, "steps"));
	}
	return y - from;
}

static void draw(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	int y = 0, seats = tui_length(tui_get(scene->view, "players"));
	if (is_drafting(scene->view))
		y += put_countries(scene, canvas, y) + 1;
	y += put_chart(scene, canvas, y);
	if (scene->height - y > seats && !is_drafting(scene->view))
		put_forecast(scene, canvas, y);
}

/* --- beside it ---------------------------------------------------------------------- */

/* A column for each resource. */
static int column_of(const struct tui_scene *scene, int good)
{
	return good * ((scene->width - 1) / OSS_GOODS);
}

/* What can be done from the own mat: produce, train, send a spy, draw. */
static int put_tray(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *view = scene->view, *deck = tui_get(view, "deck"), *nation;
	int x = 0;
	nation = scene->seat >= 0 && scene->seat < PL_SEATS ? nation_at(view, scene->seat) : NULL;
	if (tui_get(nation, "country") != NULL) {
		int tier = tui_int(nation, "tier"), home = tui_int(nation, "spies_home");
		char id[24];
		snprintf(id, sizeof id, "tier-%d", tier + 1);
		x += 1 +
			tui_put(canvas, x, y,
		                TUI_PEN(TUI_PLAIN, .how = TUI_BOLD,
		                        .piece = tui_piece(canvas, "produce")),
		                "Produce");
		x += 1 +
			tui_putf(canvas, x, y,
		                 TUI_PEN(TUI_PLAIN, .piece = tui_piece(canvas, "spy-box")),
		                 "◆%d home", home);
		if (tier < tui_length(tui_get(view, "tiers")))
			tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .piece = tui_piece(canvas, id)),
			         "Tier %d", tier + 1);
		y++;
		x = 0;
	}
	x += 2 +
		tui_putf(canvas, x, y, TUI_PEN(TUI_SOFT, .piece = tui_piece(canvas, "deck")),
	                 "Deck %d", tui_int(deck, "left"));
	if (tui_int(view, "die") > 0)
		tui_putf(canvas, x, y, TUI_PEN(TUI_PLAIN, .piece = tui_piece(canvas, "die")),
		         "die %d", tui_int(view, "die"));
	return nation == NULL || tui_get(nation, "country") == NULL ? 1 : 2;
}

static int put_resources(const struct tui_scene *scene, struct tui_canvas *canvas, int y)
{
	const json_t *resources = tui_get(scene->view, "resources");
	int wide = (scene->width - 1) / OSS_GOODS;
	for (int i = 0; i < OSS_GOODS; i++) {
		const json_t *resource = tui_by(resources, "key", oss_goods[i].key);
		char name[24];
		snprintf(name, sizeof name, "%.*s", wide - 1, tui_text(resource, "name"));
		tui_put(canvas, column_of(scene, i) + 1, y,
		        TUI_PEN(oss_goods[i].ink, .how = TUI_BOLD,
		                .piece = tui_piece(canvas, tui_text(resource, "id"))),
		        name);
	}
	return 1;
}

/* Stock and production, each store a piece. */
static void put_stores(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                       const json_t *nation)
{
	const json_t *stores = tui_get(nation, "stores");
	for (int i = 0; i < OSS_GOODS; i++) {
		const json_t *store = tui_by(stores, "key", oss_goods[i].key);
		uint16_t piece = tui_piece(canvas, tui_text(store, "id"));
		int net = tui_int(store, "makes") - tui_int(store, "loses"),
		    x = column_of(scene, i) + 1;
		x += tui_putf(canvas, x, y,
		              TUI_PEN(oss_goods[i].ink, .how = TUI_BOLD, .piece = piece), "%d",
		              tui_int(store, "stock"));
		tui_putf(canvas, x, y,
		         TUI_PEN(tui_int(store, "loses") > 0 ? TUI_BAD : TUI_SOFT, .piece = piece),
		         "+%d", net);
	}
}

/* Where a seat's spies are, each a piece: on a rival's store, or on a technology. */
static int put_spies(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                     const json_t *nation, int seat)
{
	const json_t *spies = tui_get(nation, "spies"), *view = scene->view;
	int x = 1, lines = 0;
	for (int i = 0; i < tui_length(spies); i++) {
		const char *at = tui_text(tui_at(spies, i), "at");
		const json_t *technology = tui_by(tui_get(view, "technologies"), "id", at);
		int owner = 0;
		const json_t *store = oss_store_of(view, at, &owner);
		char words[64];
		if (store != NULL)
			snprintf(words, sizeof words, "◆%c's %.30s", tui_seat_letter(owner),
			         tui_text(store, "key"));
		else
			snprintf(words, sizeof words, "◆%.40s", tui_text(technology, "name"));
		if (x > 1 && x + tui_columns(words) > scene->width)
			x = 1, lines++;
		x += 1 +
			tui_put(canvas, x, y + lines,
		                TUI_PEN(tui_seat_ink(seat),
		                        .piece = tui_piece(canvas,
		                                           tui_text(tui_at(spies, i), "id"))),
		                words);
	}
	return x > 1 ? lines + 1 : 0;
}

static int put_nation(const struct tui_scene *scene, struct tui_canvas *canvas, int y, int seat)
{
	const json_t *nation = nation_at(scene->view, seat),
		     *forecast = tui_get(nation, "forecast");
	uint16_t mat = tui_piece(canvas, tui_text(nation, "id"));
	uint16_t hand = tui_piece(canvas, tui_text(nation, "hand_id"));
	tui_put_player(scene, canvas, 0, y, scene->width, seat);
	int x = 1 +
		tui_put_cut(canvas, 1, y + 1, 8, TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = mat),
	                    tui_get(nation, "name") == NULL ? "no land" : tui_text(nation, "name"));
	x += 2 +
		tui_putf(canvas, x + 1, y + 1, TUI_PEN(TUI_SOFT, .piece = mat), "tier %d",
	                 tui_int(nation, "tier"));
	x += 1 +
		tui_putf(canvas, x, y + 1, TUI_PEN(TUI_SOFT, .piece = hand), "%d card%s",
	                 tui_int(nation, "cards"), pl_plural(tui_int(nation, "cards")));
	if (scene->width >= 36)
		tui_putf(canvas, x, y + 1, TUI_PEN(TUI_SOFT, .piece = mat), "%dp, Moon in %d",
		         tui_int(forecast, "total"), tui_int(forecast, "steps"));
	put_stores(scene, canvas, y + 2, nation);
	return 3 + put_spies(scene, canvas, y + 3, nation, seat);
}

static int put_cards(const struct tui_scene *scene, struct tui_canvas *canvas, int y,
                     const json_t *cards)
{
	int lines = 0;
	for (int i = 0; i < tui_length(cards); i++) {
		const json_t *card = tui_at(cards, i);
		uint16_t piece = tui_piece(canvas, tui_text(card, "id"));
		int count = tui_int(card, "count");
		tui_fill(canvas, 0, y + lines, scene->width, 1, TUI_PEN(0, .piece = piece), ' ');
		int x = 1;
		if (count > 1)
			x += tui_putf(canvas, 1, y + lines, TUI_PEN(TUI_SOFT, .piece = piece),
			              "%d ", count);
		tui_put_cut(canvas, x, y + lines, scene->width - x,
		            TUI_PEN(TUI_PLAIN, .how = TUI_BOLD, .piece = piece),
		            tui_text(card, "name"));
		lines++;
		if (scene->width >= 36) {
			int more = tui_put_lines(canvas, 3, y + lines, scene->width - 3, 2,
			                         TUI_PEN(TUI_SOFT, .piece = piece),
			                         tui_text(card, "now"));
			lines += more;
		}
	}
	return lines;
}

static void draw_side(const struct tui_scene *scene, struct tui_canvas *canvas)
{
	const json_t *view = scene->view, *hand = tui_get(view, "hand"),
		     *known = tui_get(view, "known");
	bool seated = scene->seat >= 0 && scene->seat < scene->table->seat_count;
	int first = seated ? scene->seat : 0, count = tui_length(tui_get(view, "players"));
	int y = put_tray(scene, canvas, 0);
	y += put_resources(scene, canvas, y);
	if (count > scene->table->seat_count)
		count = scene->table->seat_count;
	for (int i = 0; i < count; i++) {
		y += put_nation(scene, canvas, y, (first + i) % count);
		if (i == 0 && tui_length(hand) > 0) {
			y += tui_put_heading(canvas, 0, y, scene->width, "Hand");
			y += put_cards(scene, canvas, y, hand);
			y += tui_put_heading(canvas, 0, y, scene->width, "Rivals");
		}
	}
	for (int i = 0; i < tui_length(known); i++) {
		char words[96];
		snprintf(words, sizeof words, "Seen of %.40s",
		         tui_name(scene, tui_seat_in(tui_at(known, i), "seat")));
		y += tui_put_heading(canvas, 0, y, scene->width, words);
		y += put_cards(scene, canvas, y, tui_get(tui_at(known, i), "cards"));
	}
	y += tui_put_heading(canvas, 0, y, scene->width, "Objective");
	put_objective(scene, canvas, y);
}

static void put_headline(const struct tui_scene *scene, struct pl_text *text)
{
	const json_t *view = scene->view;
	if (is_drafting(view)) {
		pl_put(text, "Countries are chosen");
		return;
	}
	pl_put(text, "Turn %d of %d", tui_int(view, "turns"), tui_int(view, "limit"));
	if (tui_get(view, "timer") != NULL)
		pl_put(text, ", %s landed first", tui_whom(scene, tui_seat_in(view, "timer")));
	else
		pl_put(text, ", nobody has landed");
}

const struct tui_board tui_one_small_step_board = {
	.slug = "one-small-step",
	.draw = draw,
	.side = draw_side,
	.headline = put_headline,
	.card = oss_describe,
};
