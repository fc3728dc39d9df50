/* view.c - the table as one seat sees it, as lines of text: what a player at a
 * terminal looks at and what a screen reader reads out. json.c has the same for
 * programs. Both are made from a view, so they cannot tell secrets. */
#include "core/text.h"
#include "games/one-false-step/words.h"

#include <string.h>

enum { WIDTH = 79 };

/* Put words so that no line is wider than a terminal; what goes on is set in. */
static void put_wrapped(struct pl_text *text, const char *words)
{
	int column = 0;
	while (*words != '\0') {
		int length = (int)strcspn(words, " ");
		if (column > 0 && column + 1 + length > WIDTH) {
			pl_put(text, "\n    %.*s", length, words);
			column = 4 + length;
		} else {
			pl_put(text, "%s%.*s", column > 0 ? " " : "", length, words);
			column += length + (column > 0);
		}
		words += length;
		words += strspn(words, " ");
	}
	pl_put(text, "\n");
}

static int owner_of(const struct ofs_state *s, int claim)
{
	for (int seat = 0; seat < s->base.seats; seat++)
		if (s->player[seat].claims & ofs_claim_bit(claim))
			return seat + 1;
	return 0;
}

/* "farm 1-2 of p3" */
static void put_claim(const struct pl_book *book, const struct ofs_state *s, int claim,
                      struct pl_text *text)
{
	int owner = owner_of(s, claim);
	ofs_put_claim(book, s->section[ofs_slot_of(claim)], ofs_local(claim), text);
	if (owner != 0)
		pl_put(text, " of p%d", owner);
}

static void put_claims(const struct pl_book *book, const struct ofs_state *s, uint64_t claims,
                       struct pl_text *text)
{
	for (int put = 0; claims != 0; claims &= claims - 1, put++) {
		pl_put(text, "%s", put > 0 ? ", " : "");
		put_claim(book, s, ofs_lowest(claims) + 1, text);
	}
}

/* --- the map ------------------------------------------------------------------------ */

static void put_standing(const struct ofs_town *town, struct pl_text *text)
{
	switch (town->where) {
	case OFS_ACTIVE:
		pl_put(text, "of p%d, %d strong", town->owner, town->pile);
		if (town->middle > 0)
			pl_put(text, ", %d to place", town->middle);
		if (town->train > 0)
			pl_put(text, ", %d on the Train", town->train);
		break;
	case OFS_INACTIVE:
		pl_put(text, "of p%d, inactive for %d more", town->owner, town->chips);
		break;
	case OFS_SEAT:
		if (town->owner != 0)
			pl_put(text, "p%d bids %d", town->owner, town->chips);
		else
			pl_put(text, "no bid yet");
		break;
	case OFS_LOT:
		pl_put(text, "for sale");
		break;
	case OFS_TOP:
		pl_put(text, "starved");
		break;
	case OFS_DECK:
		pl_put(text, "in the deck");
		break;
	default:
		pl_put(text, "a ghost town");
		break;
	}
}

static void put_city(const struct pl_book *book, const struct ofs_state *s, int city,
                     struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_city *row = &r->city[city - 1];
	char room[600];
	struct pl_text line = pl_text_in(room, sizeof room);
	pl_put(&line, "%s%s (", row->seat ? "*" : "", ofs_city_name(book, city));
	put_standing(&s->town[city], &line);
	pl_put(&line, "; eats %d, worth %d", row->food, row->red);
	if (r->population)
		pl_put(&line, ", holds %d", r->cap[city]);
	pl_put(&line, "): ");
	put_claims(book, s, ofs_doors(r, s, city), &line);
	put_wrapped(text, room);
}

/* The lines from each claim to claims with a higher number, so each is said once. */
static void put_lines(const struct pl_book *book, const struct ofs_state *s, int slot,
                      struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int claims = r->section[s->section[slot] - 1].claims;
	char room[2000];
	struct pl_text line = pl_text_in(room, sizeof room);
	pl_put(&line, "Lines:");
	for (int local = 0; local < claims; local++) {
		int claim = 1 + slot * OFS_CLAIMS_EACH + local;
		uint64_t on = ofs_near(r, s, claim) & ~(ofs_bit(claim) - 1);
		if (on == 0)
			continue;
		pl_put(&line, " ");
		ofs_put_claim(book, s->section[slot], local, &line);
		pl_put(&line, " to ");
		put_claims(book, s, on, &line);
		pl_put(&line, ";");
	}
	put_wrapped(text, room);
}

static void put_section(const struct pl_book *book, const struct ofs_state *s, int slot,
                        struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int section = s->section[slot];
	pl_put(text, "Section %d, %s\n", section, ofs_word(book, r->section[section - 1].name));
	for (int city = 1; city <= r->cities; city++)
		if (r->city[city - 1].section == section)
			put_city(book, s, city, text);
	put_lines(book, s, slot, text);
}

/* --- players --------------------------------------------------------------------------- */

static void put_rocket(const struct pl_book *book, const struct ofs_state *s, int seat,
                       struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[seat];
	pl_put(text, "; %s at %d/%d/%d, all three ", ofs_word(book, r->mayor[p->mayor - 1].rocket),
	       p->level[0], p->level[1], p->level[2]);
	ofs_put_percent(ofs_shot_odds(r, p).held[OFS_SYSTEMS], OFS_ROLLS, text);
	if (p->rocket > 0)
		pl_put(text, ", %d aboard", p->rocket);
	for (int system = 1; system <= OFS_SYSTEMS; system++)
		if (s->holder[system - 1] == seat + 1)
			pl_put(text, ", Know-how of %s", ofs_system_name(book, system));
}

static void put_player(const struct pl_book *book, const struct ofs_state *s, int seat, int viewer,
                       struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[seat];
	uint64_t mines = ofs_claims_of(r, s, OFS_MINE);
	char room[600];
	struct pl_text line = pl_text_in(room, sizeof room);
	pl_put(&line, "p%d %s%s: %d points, %d red, %d Food, %d Gold", seat + 1,
	       ofs_word(book, r->mayor[p->mayor - 1].name), seat == viewer ? " (you)" : "",
	       ofs_score(r, s, seat), p->red, p->food, p->gold);
	pl_put(&line, "; %d farms and %d mines, eats %d", ofs_count(p->claims & ~mines),
	       ofs_count(p->claims & mines), ofs_upkeep(r, s, seat));
	put_rocket(book, s, seat, &line);
	put_wrapped(text, room);
}

static void put_headline(const struct pl_book *book, const struct ofs_state *s,
                         struct pl_text *text)
{
	static const char *const days[] = { "",          "Sunday",   "Monday", "Tuesday",
		                            "Wednesday", "Thursday", "Friday", "Saturday" };
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int deck = s->tops;
	for (int city = 1; city <= r->cities; city++)
		deck += s->town[city].where == OFS_DECK;
	if (s->week == 0)
		pl_put(text, "The starting auction.");
	else
		pl_put(text, "Week %d, %s.", s->week, days[s->day]);
	pl_put(text, " p%d has the Button. %d points win. %d cities in the deck.\n", s->button + 1,
	       r->goal, deck);
	if (s->lot != 0 || s->bid != 0)
		pl_put(text, "For sale: %s. ",
		       s->lot != 0 ? ofs_city_name(book, s->lot) : "the Button");
	if (s->bid != 0)
		pl_put(text, "p%d bids %d.", s->bidder, s->bid);
	if (s->lot != 0 || s->bid != 0)
		pl_put(text, "\n");
}

void ofs_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct ofs_state *s = ofs_position(view);
	put_headline(book, s, text);
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		put_section(book, s, slot, text);
	for (int other = 0; other < view->seats; other++)
		put_player(book, s, other, seat, text);
}
