/* view.c - the table as one seat sees it, in lines of text for a terminal of 80
 * columns. */
#include "core/text.h"
#include "games/one-small-step/sense.h"
#include "games/one-small-step/words.h"

#include <string.h>

enum { COLUMNS = 78, NAME_WIDTH = 15, PRICE_WIDTH = 13 };

/* A paragraph, broken between words. */
static void put_wrapped(struct pl_text *text, const char *indent, const char *line)
{
	int column = (int)strlen(indent);
	pl_put(text, "%s", indent);
	while (*line != '\0') {
		int word = (int)strcspn(line, " ");
		if (column + word > COLUMNS) {
			pl_put(text, "\n    ");
			column = 4;
		}
		pl_put(text, "%.*s ", word, line);
		column += word + 1;
		line += word + (line[word] == ' ');
	}
	pl_put(text, "\n");
}

static void show_head(const struct pl_book *book, const struct oss_state *s, struct pl_text *text)
{
	const struct oss_objective *objective =
		&oss_numbers(book->rules)->objective[s->objective - 1];
	char room[256], line[400];
	struct pl_text wanted = pl_text_in(room, sizeof room);
	struct pl_text head = pl_text_in(line, sizeof line);
	oss_put_objective(book, s->objective, &wanted);
	if (s->turns > 0)
		pl_put(&head, "Turn %d. ", s->turns);
	pl_put(&head, "%s (%d points): %s at the end.", book->words[objective->name],
	       objective->points, room);
	if (s->timer != 0)
		pl_put(&head, " p%d has landed: one last turn each.", s->timer);
	put_wrapped(text, "", line);
}

static void show_player(const struct pl_book *book, const struct oss_state *s, int seat,
                        int viewer, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_player *p = &s->player[seat];
	pl_put(text, "%c p%d %-6s", seat == s->turn && !oss_is_over(s) ? '>' : ' ', seat + 1,
	       p->faction != 0 ? oss_faction_name(book, p->faction) : "-");
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		pl_put(text, "%5d+%d", p->stock[resource],
		       p->faction != 0 ? oss_production(r, s, seat, resource) : 0);
	pl_put(text, "%5d %5d %6d %6d%s\n", p->tier, p->cards, p->guards,
	       oss_score(r, s, seat), seat == viewer ? " you" : "");
}

static void show_players(const struct pl_book *book, const struct oss_state *s, int viewer,
                         struct pl_text *text)
{
	pl_put(text, "\n  country  ");
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		pl_put(text, " %6.6s", oss_resource_name(book, resource));
	pl_put(text, "  tier cards guards points\n");
	for (int seat = 0; seat < s->base.seats; seat++)
		show_player(book, s, seat, viewer, text);
	for (int seat = 0; seat < s->base.seats; seat++) {
		char room[200];
		struct pl_text spies = pl_text_in(room, sizeof room);
		const struct oss_player *p = &s->player[seat];
		if (p->watches == 0)
			continue;
		pl_put(&spies, "Spies of p%d on mats:", seat + 1);
		for (uint32_t left = p->watches; left != 0; left &= left - 1) {
			pl_put(&spies, " ");
			oss_put_place(book, oss_lowest(left), &spies);
			pl_put(&spies, "%s", (left & (left - 1)) != 0 ? "," : "");
		}
		put_wrapped(text, "  ", room);
	}
}

/* "3M 4A", "12M5I5O5A10G" */
static void put_short_price(const struct oss_technology *tech, struct pl_text *text)
{
	static const char letters[] = " MIOAG";
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
	char price[24], signs[24];
	struct pl_text price_text = pl_text_in(price, sizeof price);
	struct pl_text sign_text = pl_text_in(signs, sizeof signs);
	bool now = viewer < s->base.seats && s->player[viewer].faction != 0 &&
		oss_why_not_research(r, s, viewer, technology, 0, false) == 0;
	put_short_price(&r->technology[technology - 1], &price_text);
	for (int seat = 0; seat < s->base.seats; seat++)
		if ((s->player[seat].marks >> technology) & 1)
			pl_put(&sign_text, "%d", seat + 1);
	for (int seat = 0; seat < s->base.seats; seat++)
		if ((s->player[seat].posts >> technology) & 1)
			pl_put(&sign_text, "!%d", seat + 1);
	pl_put(text, "%c%-*s%-*s%-8s", now ? '*' : ' ', NAME_WIDTH,
	       oss_technology_name(book, technology), PRICE_WIDTH, price, signs);
}

static void show_tree(const struct pl_book *book, const struct oss_state *s, int viewer,
                      struct pl_text *text)
{
	int count = oss_numbers(book->rules)->technology_count, rows = (count + 1) / 2;
	pl_put(text, "\n  Technologies (* you could research it, 12 marked by p1 and p2, "
	             "!3 spy of p3)\n");
	for (int row = 1; row <= rows; row++) {
		pl_put(text, " ");
		show_technology(book, s, viewer, row, text);
		if (row + rows <= count)
			show_technology(book, s, viewer, row + rows, text);
		pl_put(text, "\n");
	}
}

/* What is still missing on the best way to the Moon, in the order of the tree. */
static void show_way(const struct pl_book *book, const struct oss_state *s, int seat,
                     struct pl_text *text)
{
	char room[400];
	struct pl_text line = pl_text_in(room, sizeof room);
	uint32_t left = oss_way(oss_numbers(book->rules), s, seat);
	if (left == 0)
		return;
	pl_put(&line, "Your shortest way:");
	for (; left != 0; left &= left - 1)
		pl_put(&line, " %s%s", oss_technology_name(book, oss_lowest(left)),
		       (left & (left - 1)) != 0 ? "," : ".");
	put_wrapped(text, "  ", room);
}

static void show_cards(const struct pl_book *book, uint64_t hand, int tier, struct pl_text *text)
{
	for (int kind = 1; kind <= oss_numbers(book->rules)->kind_count; kind++) {
		char room[400];
		struct pl_text line = pl_text_in(room, sizeof room);
		int held = oss_held(hand, kind);
		if (held == 0)
			continue;
		pl_put(&line, "%s", oss_card_name(book, kind));
		pl_put(&line, held > 1 ? " (%d): " : ": ", held);
		oss_put_card(book, kind, tier, &line);
		put_wrapped(text, "  ", room);
	}
}

void oss_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	show_head(book, s, text);
	show_players(book, s, seat, text);
	show_tree(book, s, seat, text);
	if (seat < view->seats && s->player[seat].faction != 0)
		show_way(book, s, seat, text);
	int discards = 0;
	for (int kind = 1; kind <= OSS_KINDS; kind++)
		discards += s->discard[kind];
	pl_put(text, "\nDeck %d, discards %d.", s->deck_left, discards);
	if (seat >= view->seats) {
		pl_put(text, "\n");
		return;
	}
	const struct oss_player *p = &s->player[seat];
	pl_put(text, p->cards == 0 ? " Your hand is empty.\n" : " Your hand:\n");
	show_cards(book, p->hand, p->tier, text);
	for (int other = 0; other < view->seats; other++) {
		if (other == seat || p->known[other] == 0)
			continue;
		pl_put(text, "You know in the hand of p%d:\n", other + 1);
		show_cards(book, p->known[other], p->tier, text);
	}
}
