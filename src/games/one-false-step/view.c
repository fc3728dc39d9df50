/* view.c - the table as one seat sees it, as lines of text: what a player at a
 * terminal looks at and what a screen reader reads out. It is made from a view, so it
 * cannot tell secrets. */
#include "core/language.h"
#include "core/text.h"
#include "games/one-false-step/words.h"

#define SAY(key, ...) PL_SAY(&ofs_game, book, text, key, __VA_ARGS__)

enum { WIDTH = 79 };

/* "farm 1-2 of p3" */
static void put_claim(const struct pl_book *book, const struct ofs_state *s, int claim,
                      struct pl_text *text)
{
	SAY("show.claim", PL_AS_ONE("spot", ofs_spot_of(s, claim), ofs_spots),
	    PL_AS_ONE("owner", ofs_owner_of(s, claim), pl_seats));
}

static void put_claims(const struct pl_book *book, const struct ofs_state *s, uint64_t claims,
                       struct pl_text *text)
{
	for (int put = 0; claims != 0; claims &= claims - 1, put++) {
		pl_put(text, "%s", put > 0 ? ", " : "");
		put_claim(book, s, pl_lowest(claims) + 1, text);
	}
}

/* What was written about something, as a line of its own; nothing where nothing was. */
static void put_flavour(const struct pl_book *book, uint16_t word, struct pl_text *whole)
{
	char room[600], said[300];
	struct pl_text line = pl_text_in(room, sizeof room), *text = &line;
	struct pl_text words = pl_text_in(said, sizeof said);
	if (ofs_word(book, word)[0] == '\0')
		return;
	pl_say_name(book, ofs_word(book, word), &words);
	pl_put(text, "  ");
	SAY("show.text", PL_AS_TEXT("text", said));
	pl_put_wrapped(whole, room, WIDTH);
}

/* What a row does, as one of the columns has it. */
static void put_rule(const struct pl_book *book,
                     void (*put)(const struct pl_book *, int, struct pl_text *), int member,
                     struct pl_text *whole)
{
	char room[800];
	struct pl_text line = pl_text_in(room, sizeof room);
	pl_put(&line, "  ");
	put(book, member, &line);
	pl_put_wrapped(whole, room, WIDTH);
}

/* --- the map ------------------------------------------------------------------------ */

/* The city's people, where they decide: in the starting auction, whose largest city brings the
 * Button (OFS-038), and where they limit counters (OFS-118). */
static int people_that_decide(const struct ofs_rules *r, const struct ofs_state *s, int city)
{
	bool decide = r->population || s->town[city].where == OFS_SEAT;
	return decide ? r->city[city - 1].population : 0;
}

static void put_city(const struct pl_book *book, const struct ofs_state *s, int city,
                     struct pl_text *whole)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_town *town = &s->town[city];
	char room[600];
	struct pl_text line = pl_text_in(room, sizeof room), *text = &line;
	SAY("show.city", PL_AS_NUMBER("star", r->city[city - 1].seat),
	    PL_AS_ONE("city", city, ofs_cities), PL_AS_ONE("where", town->where + 1, ofs_wheres),
	    PL_AS_ONE("owner", town->owner, pl_seats), PL_AS_NUMBER("chips", town->chips),
	    PL_AS_NUMBER("pile", town->pile), PL_AS_NUMBER("middle", town->middle),
	    PL_AS_NUMBER("train", town->train),
	    PL_AS_NUMBER("people", people_that_decide(r, s, city)),
	    PL_AS_NUMBER("room", r->population ? r->cap[city] : 0));
	pl_put(text, " ");
	put_claims(book, s, ofs_doors(r, s, city), text);
	pl_put_wrapped(whole, room, WIDTH);
	if (town->where != OFS_SEAT && town->where != OFS_LOT)
		return;
	put_rule(book, ofs_put_city_rule, city, whole);
	put_flavour(book, r->city[city - 1].text, whole);
}

/* The lines from each claim to claims with a higher number, so each is said once. */
static void put_lines(const struct pl_book *book, const struct ofs_state *s, int slot,
                      struct pl_text *whole)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int claims = r->section[s->section[slot] - 1].claims;
	char room[2000];
	struct pl_text line = pl_text_in(room, sizeof room), *text = &line;
	SAY("show.lines", PL_NOTHING);
	for (int local = 0; local < claims; local++) {
		int claim = 1 + slot * OFS_CLAIMS_EACH + local;
		uint64_t on = ofs_near(r, s, claim) & ~(ofs_bit(claim) - 1);
		char others[400];
		struct pl_text list = pl_text_in(others, sizeof others);
		if (on == 0)
			continue;
		put_claims(book, s, on, &list);
		pl_put(text, " ");
		SAY("show.line", PL_AS_ONE("spot", ofs_spot_of(s, claim), ofs_spots),
		    PL_AS_TEXT("claims", others));
	}
	pl_put_wrapped(whole, room, WIDTH);
}

static void put_section(const struct pl_book *book, const struct ofs_state *s, int slot,
                        struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int section = s->section[slot];
	SAY("show.section", PL_AS_NUMBER("number", section),
	    PL_AS_ONE("section", section, ofs_sections));
	pl_put(text, "\n");
	put_flavour(book, r->section[section - 1].text, text);
	for (int city = 1; city <= r->cities; city++)
		if (r->city[city - 1].section == section)
			put_city(book, s, city, text);
	put_lines(book, s, slot, text);
}

/* --- players --------------------------------------------------------------------------- */

static void put_player(const struct pl_book *book, const struct ofs_state *s, int seat, int viewer,
                       struct pl_text *whole)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[seat];
	int mines = ofs_count(p->claims & ofs_claims_of(r, s, OFS_MINE));
	char room[600], percent[24];
	struct pl_text line = pl_text_in(room, sizeof room), *text = &line;
	struct pl_text chance = pl_text_in(percent, sizeof percent);
	ofs_put_percent(book, ofs_shot_odds(r, p).held[OFS_SYSTEMS], OFS_ROLLS, &chance);
	SAY("show.player", PL_AS_ONE("seat", seat + 1, pl_seats),
	    PL_AS_ONE("mayor", p->mayor, ofs_mayors), PL_AS_NUMBER("you", seat == viewer),
	    PL_AS_NUMBER("points", ofs_score(r, s, seat)), PL_AS_NUMBER("red", p->red),
	    PL_AS_NUMBER("food", p->food), PL_AS_NUMBER("gold", p->gold),
	    PL_AS_NUMBER("farms", ofs_count(p->claims) - mines), PL_AS_NUMBER("mines", mines),
	    PL_AS_NUMBER("upkeep", ofs_upkeep(r, s, seat)), PL_AS_NUMBER("guidance", p->level[0]),
	    PL_AS_NUMBER("life", p->level[1]), PL_AS_NUMBER("fuel", p->level[2]),
	    PL_AS_TEXT("chance", percent), PL_AS_NUMBER("aboard", p->rocket));
	for (int system = 1; system <= OFS_SYSTEMS; system++)
		if (s->holder[system - 1] == seat + 1)
			SAY("show.know-how", PL_AS_ONE("system", system, ofs_systems));
	pl_put_wrapped(whole, room, WIDTH);
}

/* A mayor's words as the game begins, and the cards of the own Rocket. */
static void put_mayor(const struct pl_book *book, const struct ofs_state *s, int seat, bool own,
                      struct pl_text *whole)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_mayor *row = &r->mayor[s->player[seat].mayor - 1];
	put_flavour(book, row->motto, whole);
	put_rule(book, ofs_put_mayor_rule, s->player[seat].mayor, whole);
	for (int system = 1; own && system <= OFS_SYSTEMS; system++) {
		int level = s->player[seat].level[system - 1];
		char room[300], said[100], name[100];
		struct pl_text line = pl_text_in(room, sizeof room), *text = &line;
		struct pl_text title = pl_text_in(said, sizeof said);
		struct pl_text state = pl_text_in(name, sizeof name);
		pl_say_name(book, ofs_word(book, row->card[system - 1].title), &title);
		pl_say_name(book, ofs_word(book, r->level[level - 1].name), &state);
		pl_put(text, "  ");
		SAY("show.card", PL_AS_ONE("system", system, ofs_systems),
		    PL_AS_NUMBER("level", level), PL_AS_TEXT("title", said),
		    PL_AS_TEXT("name", name));
		pl_put_wrapped(whole, room, WIDTH);
		put_flavour(book, row->card[system - 1].text, whole);
	}
}

/* The Know-how cards, where they are to be had: on Thursday, and as the game begins. */
static void put_know_how(const struct pl_book *book, const struct ofs_state *s,
                         struct pl_text *whole)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	for (int system = 1; system <= OFS_SYSTEMS; system++) {
		char room[800], said[100], rule[600];
		struct pl_text line = pl_text_in(room, sizeof room), *text = &line;
		struct pl_text title = pl_text_in(said, sizeof said);
		struct pl_text does = pl_text_in(rule, sizeof rule);
		pl_say_name(book, ofs_word(book, r->system[system - 1].know_how), &title);
		ofs_put_know_how_rule(book, system, &does);
		SAY("show.patent", PL_AS_TEXT("title", said),
		    PL_AS_ONE("holder", s->holder[system - 1], pl_seats), PL_AS_TEXT("rule", rule));
		pl_put_wrapped(whole, room, WIDTH);
		put_flavour(book, r->system[system - 1].text, whole);
	}
}

/* How the sections lie, and what was written about that. */
static void put_map(const struct pl_book *book, const struct ofs_state *s, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	SAY("show.map", PL_AS_ONE("layout", s->layout, ofs_layouts));
	pl_put(text, "\n");
	put_flavour(book, r->layout[s->layout - 1].text, text);
	put_flavour(book, r->survey[r->map - 1].text, text);
}

static void put_headline(const struct pl_book *book, const struct ofs_state *s,
                         struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int deck = s->tops;
	for (int city = 1; city <= r->cities; city++)
		deck += s->town[city].where == OFS_DECK;
	SAY("show.week", PL_AS_NUMBER("week", s->week), PL_AS_ONE("day", s->day, ofs_days),
	    PL_AS_ONE("button", s->button + 1, pl_seats), PL_AS_NUMBER("goal", r->goal),
	    PL_AS_NUMBER("deck", deck));
	pl_put(text, "\n");
	if (s->lot == 0 && s->bid == 0)
		return;
	SAY("show.lot", PL_AS_ONE("city", s->lot, ofs_cities), PL_AS_NUMBER("bid", s->bid),
	    PL_AS_ONE("bidder", s->bidder, pl_seats));
	pl_put(text, "\n");
}

void ofs_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct ofs_state *s = ofs_position(view);
	bool begins = s->week == 0;
	put_headline(book, s, text);
	if (begins)
		put_map(book, s, text);
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		put_section(book, s, slot, text);
	for (int other = 0; other < view->seats; other++) {
		put_player(book, s, other, seat, text);
		if (begins)
			put_mayor(book, s, other, other == seat, text);
	}
	if (begins || s->day == OFS_THURSDAY)
		put_know_how(book, s, text);
}
