/* view.c - the table as one seat sees it, in lines of text for a terminal of 80
 * columns. */
#include "core/text.h"
#include "games/one-small-step/sense.h"
#include "games/one-small-step/words.h"

#include <string.h>

enum { COLUMNS = 78, NAME_WIDTH = 15, PRICE_WIDTH = 13 };

/* Words in a column: so many letters wide, which may be several bytes each; what is too long
 * is cut where `cut` says so. */
static void put_cell(struct pl_text *text, int width, bool right, bool cut, const char *words)
{
	int letters = 0, bytes = 0;
	for (; words[bytes] != '\0'; bytes++) {
		bool begins = (words[bytes] & 0xc0) != 0x80;
		if (begins && cut && letters == width)
			break;
		letters += begins;
	}
	int room = width > letters ? width - letters : 0;
	pl_put(text, "%*s%.*s%*s", right ? room : 0, "", bytes, words, right ? 0 : room, "");
}

/* What is written on a row of the data besides its rule, on lines of its own. */
static void show_flavour(const struct pl_book *book, uint16_t words, struct pl_text *text)
{
	char room[OSS_LINE];
	struct pl_text line = pl_text_in(room, sizeof room);
	if (book->words[words][0] == '\0')
		return;
	pl_put(&line, "    ");
	pl_say_name(book, book->words[words], &line);
	pl_put_wrapped(text, room, COLUMNS);
}

static void show_head(const struct pl_book *book, const struct oss_state *s, struct pl_text *text)
{
	const struct oss_objective *objective =
		&oss_numbers(book->rules)->objective[s->objective - 1];
	char room[256], line[OSS_LINE];
	struct pl_text wanted = pl_text_in(room, sizeof room);
	struct pl_text head = pl_text_in(line, sizeof line);
	oss_put_objective(book, s->objective, &wanted);
	PL_SAY(&oss_game, book, &head, "show.head", OSS_AMOUNT("turn", s->turns),
	       OSS_MEMBER("objective", s->objective, &oss_objectives),
	       OSS_AMOUNT("points", objective->points), OSS_TEXT("wanted", room),
	       OSS_MEMBER("first", s->timer, &pl_seats));
	pl_put_wrapped(text, line, COLUMNS);
	show_flavour(book, objective->text, text);
}

/* The mats that are there to be taken, as they introduce themselves. */
static void show_mats(const struct pl_book *book, const struct oss_state *s, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	for (int country = 1; s->base.phase == OSS_DRAFTING && country <= OSS_FACTIONS; country++) {
		pl_put(text, "%s  ", country == 1 ? "\n" : "");
		pl_say_name(book, book->words[r->faction[country - 1].title], text);
		pl_put(text, "\n");
		show_flavour(book, r->faction[country - 1].text, text);
	}
}

static void show_player(const struct pl_book *book, const struct oss_state *s, int seat, int viewer,
                        struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_player *p = &s->player[seat];
	char country[48];
	struct pl_text name = pl_text_in(country, sizeof country);
	if (p->faction != 0)
		pl_say_member(&oss_game, book, &oss_countries, p->faction, &name);
	else
		pl_put(&name, "-");
	pl_put(text, "%c p%d ", seat == s->turn && !oss_is_over(s) ? '>' : ' ', seat + 1);
	put_cell(text, 6, false, false, country);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		pl_put(text, "%5d+%d", p->stock[resource],
		       p->faction != 0 ? oss_production(r, s, seat, resource) : 0);
	pl_put(text, "%5d %5d %6d %6d", p->tier, p->cards, p->guards, oss_score(r, s, seat));
	if (seat == viewer) {
		pl_put(text, " ");
		OSS_SAY_PLAINLY("show.you");
	}
	pl_put(text, "\n");
}

static void show_players(const struct pl_book *book, const struct oss_state *s, int viewer,
                         struct pl_text *text)
{
	char country[48];
	struct pl_text heading = pl_text_in(country, sizeof country);
	pl_say(&oss_game, book, "show.country", NULL, &heading);
	pl_put(text, "\n  ");
	put_cell(text, 9, false, false, country);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		char room[48];
		struct pl_text name = pl_text_in(room, sizeof room);
		pl_say_member(&oss_game, book, &oss_resources, resource, &name);
		pl_put(text, " ");
		put_cell(text, 6, true, true, room);
	}
	pl_put(text, "  ");
	OSS_SAY_PLAINLY("show.columns");
	pl_put(text, "\n");
	for (int seat = 0; seat < s->base.seats; seat++)
		show_player(book, s, seat, viewer, text);
	for (int seat = 0; seat < s->base.seats; seat++) {
		char room[200];
		struct pl_text spies = pl_text_in(room, sizeof room);
		const struct oss_player *p = &s->player[seat];
		if (p->watches == 0)
			continue;
		pl_put(&spies, "  ");
		PL_SAY(&oss_game, book, &spies, "show.spies",
		       OSS_MEMBER("owner", seat + 1, &pl_seats));
		for (uint32_t left = p->watches; left != 0; left &= left - 1) {
			pl_put(&spies, " ");
			pl_say_member(&oss_game, book, &oss_places, pl_lowest(left), &spies);
			pl_put(&spies, "%s", (left & (left - 1)) != 0 ? "," : "");
		}
		pl_put_wrapped(text, room, COLUMNS);
	}
}

/* "3M 4A", "12M5I5O5A10G" */
static void put_short_price(const struct oss_technology *tech, struct pl_text *text)
{
	static const char letters[] = " MIOAG"; /* as "show.technologies" says */
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		if (tech->price[resource] > 0)
			pl_put(text, "%d%c", tech->price[resource], letters[resource]);
}

/* Marks as the numbers of the seats; spies as "!2". A star before what the viewer
 * could research now. */
static void show_technology(const struct pl_book *book, const struct oss_state *s, int viewer,
                            int technology, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	char name[64], price[24], signs[24];
	struct pl_text name_text = pl_text_in(name, sizeof name);
	struct pl_text price_text = pl_text_in(price, sizeof price);
	struct pl_text sign_text = pl_text_in(signs, sizeof signs);
	bool now = viewer < s->base.seats && s->player[viewer].faction != 0 &&
		oss_why_not_research(r, s, viewer, technology, 0, false) == 0;
	pl_say_member(&oss_game, book, &oss_technologies, technology, &name_text);
	put_short_price(&r->technology[technology - 1], &price_text);
	for (int seat = 0; seat < s->base.seats; seat++)
		if ((s->player[seat].marks >> technology) & 1)
			pl_put(&sign_text, "%d", seat + 1);
	for (int seat = 0; seat < s->base.seats; seat++)
		if ((s->player[seat].posts >> technology) & 1)
			pl_put(&sign_text, "!%d", seat + 1);
	pl_put(text, "%c", now ? '*' : ' ');
	put_cell(text, NAME_WIDTH, false, false, name);
	pl_put(text, "%-*s%-8s", PRICE_WIDTH, price, signs);
}

static void show_tree(const struct pl_book *book, const struct oss_state *s, int viewer,
                      struct pl_text *text)
{
	int count = oss_numbers(book->rules)->technology_count, rows = (count + 1) / 2;
	pl_put(text, "\n  ");
	OSS_SAY_PLAINLY("show.technologies");
	pl_put(text, "\n");
	for (int row = 1; row <= rows; row++) {
		pl_put(text, " ");
		show_technology(book, s, viewer, row, text);
		if (row + rows <= count)
			show_technology(book, s, viewer, row + rows, text);
		pl_put(text, "\n");
	}
}

/* A technology at length. */
static void show_next(const struct pl_book *book, int technology, struct pl_text *text)
{
	char room[OSS_LINE];
	struct pl_text line = pl_text_in(room, sizeof room);
	pl_put(&line, "  ");
	pl_say_member(&oss_game, book, &oss_technologies, technology, &line);
	pl_put(&line, ". ");
	oss_put_technology(book, technology, 0, &line);
	pl_put_wrapped(text, room, COLUMNS);
	show_flavour(book, oss_numbers(book->rules)->technology[technology - 1].text, text);
}

/* What is still missing on the best way to the Moon, in the order of the tree; the first of it
 * at length. */
static void show_way(const struct pl_book *book, const struct oss_state *s, int seat,
                     struct pl_text *text)
{
	char room[400];
	struct pl_text line = pl_text_in(room, sizeof room);
	uint32_t left = oss_way(oss_numbers(book->rules), s, seat), way = left;
	if (left == 0)
		return;
	pl_put(&line, "  ");
	pl_say(&oss_game, book, "show.way", NULL, &line);
	for (; left != 0; left &= left - 1) {
		pl_put(&line, " ");
		pl_say_member(&oss_game, book, &oss_technologies, pl_lowest(left), &line);
		pl_put(&line, "%s", (left & (left - 1)) != 0 ? "," : ".");
	}
	pl_put_wrapped(text, room, COLUMNS);
	show_next(book, pl_lowest(way), text);
}

static void show_cards(const struct pl_book *book, const struct oss_hand *hand, int tier,
                       struct pl_text *text)
{
	for (int kind = 1; kind <= oss_numbers(book->rules)->kind_count; kind++) {
		char room[OSS_LINE];
		struct pl_text line = pl_text_in(room, sizeof room);
		int held = oss_held(hand, kind);
		if (held == 0)
			continue;
		pl_put(&line, "  ");
		pl_say_member(&oss_game, book, &oss_cards, kind, &line);
		pl_put(&line, held > 1 ? " (%d): " : ": ", held);
		oss_put_card(book, kind, tier, &line);
		pl_put_wrapped(text, room, COLUMNS);
		show_flavour(book, oss_numbers(book->rules)->card[kind - 1].text, text);
	}
}

void oss_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	show_head(book, s, text);
	show_mats(book, s, text);
	show_players(book, s, seat, text);
	show_tree(book, s, seat, text);
	if (seat < view->seats && s->player[seat].faction != 0)
		show_way(book, s, seat, text);
	int discards = 0;
	for (int kind = 1; kind <= OSS_KINDS; kind++)
		discards += s->discard[kind];
	pl_put(text, "\n");
	OSS_SAY("show.deck", OSS_AMOUNT("left", s->deck_left), OSS_AMOUNT("discards", discards));
	if (seat >= view->seats) {
		pl_put(text, "\n");
		return;
	}
	const struct oss_player *p = &s->player[seat];
	pl_put(text, " ");
	OSS_SAY("show.hand", OSS_AMOUNT("cards", p->cards));
	pl_put(text, "\n");
	show_cards(book, &p->hand, p->tier, text);
	for (int other = 0; other < view->seats; other++) {
		if (other == seat || oss_is_empty(&p->known[other]))
			continue;
		OSS_SAY("show.known", OSS_MEMBER("owner", other + 1, &pl_seats));
		pl_put(text, "\n");
		show_cards(book, &p->known[other], p->tier, text);
	}
}
