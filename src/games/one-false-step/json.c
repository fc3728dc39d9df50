/* json.c - the table as one seat sees it, as one JSON object that a board can be
 * drawn from: one landscape with every place on it, so that a page needs no copy of
 * the data. Ids are those of pieces.c; seats count from 0. */
#include "core/language.h"
#include "core/text.h"
#include "games/one-false-step/words.h"

static const char *const phase_names[] = {
	"",       "opening", "placing", "feeding",   "launching", "bidding",
	"button", "paying",  "handing", "answering", "won",       "timed-out",
};
static const char *const day_names[] = {
	"", "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
};
static const char *const where_names[] = {
	"ghost", "deck", "starved", "seat", "lot", "inactive", "active",
};
static const char *const chip_keys[] = { "", "red", "food", "gold" };

static void put_id(const struct pl_book *book, struct pl_text *text, const char *key, int piece)
{
	char id_room[80], name_room[80];
	struct pl_text id = pl_text_in(id_room, sizeof id_room);
	struct pl_text name = pl_text_in(name_room, sizeof name_room);
	ofs_piece(book, (uint16_t)piece, &id, &name);
	pl_json_string(text, key, id_room);
}

/* A seat as a number, or nothing where there is none. */
static void put_seat(struct pl_text *text, const char *key, int seat_and_one)
{
	if (seat_and_one != 0)
		pl_json_number(text, key, seat_and_one - 1);
}

static void put_point(const struct ofs_rules *r, const struct ofs_state *s, int slot, int x, int y,
                      struct pl_text *text)
{
	struct ofs_point p = ofs_lay(r, s, slot, x, y);
	pl_json_number(text, "x", p.x);
	pl_json_number(text, "y", p.y);
}

/* --- the landscape -------------------------------------------------------------------- */

static void put_section(const struct pl_book *book, const struct ofs_state *s, int slot,
                        struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_slot *row = &r->layout[s->layout - 1].slot[slot];
	const struct ofs_section *section = &r->section[s->section[slot] - 1];
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "number", s->section[slot]);
	pl_json_string(text, "name", ofs_word(book, section->name));
	pl_json_string(text, "text", ofs_word(book, section->text));
	pl_json_number(text, "x", 20 * row->x);
	pl_json_number(text, "y", 20 * row->y);
	pl_json_number(text, "width", 10 * (row->across ? OFS_LONG : OFS_SHORT));
	pl_json_number(text, "height", 10 * (row->across ? OFS_SHORT : OFS_LONG));
	pl_json_bool(text, "across", row->across);
	pl_json_bool(text, "upsideDown", s->turned[slot]);
	pl_json_close(text, '}');
}

static void put_city(const struct pl_book *book, const struct ofs_state *s, int city,
                     struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_city *row = &r->city[city - 1];
	const struct ofs_town *town = &s->town[city];
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", OFS_PIECE_CITY + city);
	put_id(book, text, "card", OFS_PIECE_CARD + city);
	put_id(book, text, "trainId", OFS_PIECE_TRAIN + city);
	pl_json_string(text, "name", ofs_city_name(book, city));
	pl_json_string(text, "text", ofs_word(book, row->text));
	pl_json_number(text, "section", row->section);
	put_point(r, s, ofs_slot_with(s, row->section), row->x, row->y, text);
	pl_json_bool(text, "seat", row->seat);
	pl_json_number(text, "population", row->population);
	pl_json_number(text, "food", row->food);
	pl_json_number(text, "red", row->red);
	if (r->population)
		pl_json_number(text, "cap", r->cap[city]);
	pl_json_string(text, "where", where_names[town->where]);
	put_seat(text, "owner", town->owner);
	pl_json_number(text, "chips", town->chips);
	pl_json_number(text, "pile", town->pile);
	pl_json_number(text, "middle", town->middle);
	pl_json_number(text, "train", town->train);
	pl_json_close(text, '}');
}

static int piece_of(const struct ofs_state *s, int claim)
{
	return ofs_claim_piece(s->section[ofs_slot_of(claim)], ofs_local(claim));
}

static void put_claim(const struct pl_book *book, const struct ofs_state *s, int claim,
                      struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int slot = ofs_slot_of(claim), section = s->section[slot];
	const struct ofs_claim *row = &r->section[section - 1].claim[ofs_local(claim)];
	int owner = ofs_owner_of(s, claim);
	char name[80];
	struct pl_text named = pl_text_in(name, sizeof name);
	pl_say_member(&ofs_game, book, &ofs_spots, ofs_spot_of(s, claim), &named);
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", piece_of(s, claim));
	pl_json_string(text, "name", name);
	pl_json_string(text, "kind", row->kind == OFS_MINE ? "mine" : "farm");
	put_point(r, s, slot, row->x, row->y, text);
	if (owner != 0) {
		int support = ofs_defender(r, s, owner - 1, claim);
		pl_json_number(text, "owner", owner - 1);
		if (support != 0)
			put_id(book, text, "defender", OFS_PIECE_CITY + support);
	}
	pl_json_close(text, '}');
}

static void put_line(const struct pl_book *book, int from, int to, bool seam, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	put_id(book, text, "from", from);
	put_id(book, text, "to", to);
	if (seam)
		pl_json_bool(text, "seam", true);
	pl_json_close(text, '}');
}

static void put_lines(const struct pl_book *book, const struct ofs_state *s, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	uint64_t board = ofs_claims_of(r, s, OFS_MINE) | ofs_claims_of(r, s, OFS_FARM);
	pl_json_open(text, "lines", '[');
	for (int city = 1; city <= r->cities; city++)
		for (uint64_t left = ofs_doors(r, s, city); left != 0; left &= left - 1)
			put_line(book, OFS_PIECE_CITY + city, piece_of(s, ofs_lowest(left) + 1),
			         false, text);
	for (; board != 0; board &= board - 1) {
		int claim = ofs_lowest(board) + 1;
		uint64_t on = ofs_near(r, s, claim) & ~(ofs_bit(claim) - 1);
		for (; on != 0; on &= on - 1) {
			int other = ofs_lowest(on) + 1;
			put_line(book, piece_of(s, claim), piece_of(s, other),
			         ofs_slot_of(claim) != ofs_slot_of(other), text);
		}
	}
	pl_json_close(text, ']');
}

/* Lines that run off the map: to be drawn as roads that fade. */
static void put_roads(const struct pl_book *book, const struct ofs_state *s, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	pl_json_open(text, "roads", '[');
	for (int slot = 0; slot < OFS_SLOTS; slot++) {
		const struct ofs_graph *graph = ofs_graph_at(r, s, slot);
		for (int port = 0; port < OFS_PORTS; port++) {
			if (r->meets[s->layout - 1][slot][port] != 0)
				continue;
			int local = graph->at_port[s->turned[slot]][port];
			struct ofs_point point = ofs_port_point(r, s, slot, port);
			pl_json_open(text, NULL, '{');
			put_id(book, text, "from", ofs_claim_piece(s->section[slot], local));
			pl_json_number(text, "x", point.x);
			pl_json_number(text, "y", point.y);
			pl_json_close(text, '}');
		}
	}
	pl_json_close(text, ']');
}

static void put_size(const struct ofs_layout *layout, struct pl_text *text)
{
	int width = 0, height = 0;
	for (int slot = 0; slot < OFS_SLOTS; slot++) {
		const struct ofs_slot *row = &layout->slot[slot];
		width = ofs_most(width, 20 * row->x + 10 * (row->across ? OFS_LONG : OFS_SHORT));
		height = ofs_most(height, 20 * row->y + 10 * (row->across ? OFS_SHORT : OFS_LONG));
	}
	pl_json_number(text, "width", width);
	pl_json_number(text, "height", height);
}

static void put_map(const struct pl_book *book, const struct ofs_state *s, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_layout *layout = &r->layout[s->layout - 1];
	uint64_t board = ofs_claims_of(r, s, OFS_MINE) | ofs_claims_of(r, s, OFS_FARM);
	pl_json_open(text, "map", '{');
	pl_json_string(text, "name", ofs_word(book, layout->title));
	pl_json_string(text, "text", ofs_word(book, layout->text));
	put_size(layout, text);
	pl_json_open(text, "sections", '[');
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		put_section(book, s, slot, text);
	pl_json_close(text, ']');
	pl_json_open(text, "cities", '[');
	for (int city = 1; city <= r->cities; city++)
		if (ofs_slot_with(s, r->city[city - 1].section) >= 0)
			put_city(book, s, city, text);
	pl_json_close(text, ']');
	pl_json_open(text, "claims", '[');
	for (; board != 0; board &= board - 1)
		put_claim(book, s, ofs_lowest(board) + 1, text);
	pl_json_close(text, ']');
	put_lines(book, s, text);
	put_roads(book, s, text);
	pl_json_close(text, '}');
}

/* --- players ----------------------------------------------------------------------------- */

static void put_system(const struct pl_book *book, const struct ofs_state *s, int seat, int system,
                       struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[seat];
	const struct ofs_card *card = &r->mayor[p->mayor - 1].card[system - 1];
	int level = p->level[system - 1], holder = s->holder[system - 1];
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", OFS_PIECE_SYSTEM + system);
	pl_json_string(text, "name", ofs_system_name(book, system));
	pl_json_string(text, "title", ofs_word(book, card->title));
	pl_json_string(text, "text", ofs_word(book, card->text));
	pl_json_number(text, "level", level);
	pl_json_string(text, "like", ofs_word(book, r->level[level - 1].name));
	pl_json_number(text, "target", r->target[level]);
	pl_json_number(text, "chance", ofs_thousandths(r->chance[level], 36));
	if (level < OFS_LEVELS) {
		bool leads = holder == 0 || level + 1 > s->player[holder - 1].level[system - 1];
		pl_json_open(text, "next", '{');
		pl_json_number(text, "price", r->price[level + 1]);
		pl_json_number(text, "target", r->target[level + 1]);
		pl_json_number(text, "chance", ofs_thousandths(r->chance[level + 1], 36));
		if (!leads && holder != seat + 1) {
			pl_json_number(text, "fee", ofs_least(r->know_fee, r->price[level + 1]));
			pl_json_number(text, "feeTo", holder - 1);
		}
		pl_json_bool(text, "takesKnowHow", leads && holder != seat + 1);
		pl_json_close(text, '}');
	}
	pl_json_close(text, '}');
}

/* What a Moon Shot may bring, before it is paid for. */
static void put_shot(const struct ofs_rules *r, const struct ofs_state *s, int seat,
                     struct pl_text *text)
{
	const struct ofs_player *p = &s->player[seat];
	struct ofs_odds odds = ofs_shot_odds(r, p);
	pl_json_open(text, "shot", '{');
	pl_json_number(text, "food", r->shot_food);
	pl_json_number(text, "aboard", p->rocket);
	pl_json_open(text, "outcomes", '[');
	for (int held = 0; held <= OFS_SYSTEMS; held++) {
		int gain = held * r->shot_system +
			(held == OFS_SYSTEMS ? p->rocket * r->shot_counter : 0);
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "held", held);
		pl_json_number(text, "chance", ofs_thousandths(odds.held[held], OFS_ROLLS));
		pl_json_number(text, "gain", gain);
		pl_json_bool(text, "wins", ofs_score(r, s, seat) + gain >= r->goal);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

static void put_score(const struct ofs_rules *r, const struct ofs_state *s, int seat,
                      struct pl_text *text)
{
	int score = ofs_score(r, s, seat), red = s->player[seat].red, know = 0;
	for (int system = 0; system < OFS_SYSTEMS; system++)
		know += s->holder[system] == seat + 1 ? r->know_points : 0;
	pl_json_number(text, "score", score);
	pl_json_open(text, "from", '{');
	pl_json_number(text, "chips", red);
	pl_json_number(text, "cities", score - red - know);
	pl_json_number(text, "knowHow", know);
	pl_json_close(text, '}');
}

static void put_player(const struct pl_book *book, const struct ofs_state *s, int seat,
                       struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_player *p = &s->player[seat];
	const struct ofs_mayor *mayor = &r->mayor[p->mayor - 1];
	uint64_t mines = ofs_claims_of(r, s, OFS_MINE);
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "seat", seat);
	put_id(book, text, "id", OFS_PIECE_PLAYER + seat);
	pl_json_string(text, "mayor", ofs_word(book, mayor->name));
	pl_json_number(text, "mayorNumber", p->mayor);
	pl_json_string(text, "motto", ofs_word(book, mayor->motto));
	put_score(r, s, seat, text);
	pl_json_number(text, "red", p->red);
	pl_json_number(text, "food", p->food);
	pl_json_number(text, "gold", p->gold);
	pl_json_number(text, "farms", ofs_count(p->claims & ~mines));
	pl_json_number(text, "mines", ofs_count(p->claims & mines));
	pl_json_number(text, "upkeep", ofs_upkeep(r, s, seat));
	pl_json_number(text, "offersLeft", r->offers_a_day - p->offers);
	pl_json_bool(text, "bidding", (s->in >> seat) & 1);
	pl_json_open(text, "rocket", '{');
	put_id(book, text, "id", OFS_PIECE_ROCKET + seat);
	pl_json_string(text, "name", ofs_word(book, mayor->rocket));
	pl_json_number(text, "aboard", p->rocket);
	pl_json_open(text, "systems", '[');
	for (int system = 1; system <= OFS_SYSTEMS; system++)
		put_system(book, s, seat, system, text);
	pl_json_close(text, ']');
	put_shot(r, s, seat, text);
	pl_json_close(text, '}');
	pl_json_close(text, '}');
}

/* --- the course of the game ------------------------------------------------------------------ */

static void put_know_how(const struct pl_book *book, const struct ofs_state *s,
                         struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	pl_json_open(text, "knowHow", '[');
	for (int system = 1; system <= OFS_SYSTEMS; system++) {
		const struct ofs_patent *row = &r->system[system - 1];
		int holder = s->holder[system - 1];
		pl_json_open(text, NULL, '{');
		put_id(book, text, "id", OFS_PIECE_KNOW_HOW + system);
		pl_json_string(text, "system", ofs_word(book, row->name));
		pl_json_string(text, "title", ofs_word(book, row->know_how));
		pl_json_string(text, "text", ofs_word(book, row->text));
		put_seat(text, "holder", holder);
		if (holder != 0)
			pl_json_number(text, "level", s->player[holder - 1].level[system - 1]);
		pl_json_number(text, "points", r->know_points);
		pl_json_number(text, "fee", r->know_fee);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_auction(const struct pl_book *book, const struct ofs_state *s, struct pl_text *text)
{
	int phase = s->base.phase == OFS_ANSWERING ? s->resume : s->base.phase;
	if (phase < OFS_BIDDING || phase > OFS_PAYING)
		return;
	pl_json_open(text, "auction", '{');
	put_id(book, text, "lot", s->lot != 0 ? OFS_PIECE_CITY + s->lot : OFS_PIECE_BUTTON);
	pl_json_number(text, "bid", s->bid);
	put_seat(text, "bidder", s->bidder);
	pl_json_open(text, "in", '[');
	for (int seat = 0; seat < s->base.seats; seat++)
		if ((s->in >> seat) & 1)
			pl_json_number(text, NULL, seat);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

static void put_offer(const struct ofs_state *s, struct pl_text *text)
{
	if (s->offer.to == 0)
		return;
	pl_json_open(text, "offer", '{');
	pl_json_number(text, "by", s->turn);
	pl_json_number(text, "to", s->offer.to - 1);
	pl_json_string(text, "gives", chip_keys[s->offer.gives]);
	pl_json_number(text, "give", s->offer.give);
	pl_json_string(text, "takes", chip_keys[ofs_other(s->offer.gives)]);
	pl_json_number(text, "take", s->offer.take);
	pl_json_close(text, '}');
}

static void put_deck(const struct pl_book *book, const struct ofs_state *s, struct pl_text *text)
{
	int left = 0;
	for (int city = 1; city <= OFS_CITIES; city++)
		left += s->town[city].where == OFS_DECK;
	pl_json_number(text, "deck", left);
	pl_json_open(text, "starved", '[');
	for (int i = s->tops - 1; i >= 0; i--)
		put_id(book, text, NULL, OFS_PIECE_CITY + s->top[i]);
	pl_json_close(text, ']');
}

static void put_levels(const struct pl_book *book, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	pl_json_open(text, "levels", '[');
	for (int level = 1; level <= OFS_LEVELS; level++) {
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "like", ofs_word(book, r->level[level - 1].name));
		pl_json_number(text, "price", r->price[level]);
		pl_json_number(text, "target", r->target[level]);
		pl_json_number(text, "chance", ofs_thousandths(r->chance[level], 36));
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_course(const struct ofs_rules *r, const struct ofs_state *s, struct pl_text *text)
{
	pl_json_number(text, "week", s->week);
	pl_json_number(text, "weekLimit", r->week_limit);
	pl_json_string(text, "day", day_names[s->day]);
	pl_json_string(text, "phase", phase_names[s->base.phase]);
	if (s->resume != 0)
		pl_json_string(text, "resumes", phase_names[s->resume]);
	pl_json_number(text, "goal", r->goal);
	pl_json_number(text, "button", s->button);
	pl_json_number(text, "turn", s->turn);
	pl_json_open(text, "order", '[');
	for (int place = 0; place < s->base.seats; place++)
		pl_json_number(text, NULL, ofs_from_button(s, place));
	pl_json_close(text, ']');
	pl_json_open(text, "dice", '[');
	for (int i = 0; i < (int)sizeof s->dice; i++)
		if (s->dice[i] != 0)
			pl_json_number(text, NULL, s->dice[i]);
	pl_json_close(text, ']');
	pl_json_number(text, "bankRate", r->bank_rate);
	pl_json_number(text, "minimumBid", r->minimum_bid);
	pl_json_number(text, "offersADay", r->offers_a_day);
	pl_json_bool(text, "population", r->population);
	put_seat(text, "winner", s->winner);
}

void ofs_json(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_state *s = ofs_position(view);
	(void)seat; /* everything lies open */
	pl_json_open(text, NULL, '{');
	put_course(r, s, text);
	put_auction(book, s, text);
	put_offer(s, text);
	put_deck(book, s, text);
	pl_json_open(text, "players", '[');
	for (int other = 0; other < view->seats; other++)
		put_player(book, s, other, text);
	pl_json_close(text, ']');
	put_know_how(book, s, text);
	put_levels(book, text);
	put_map(book, s, text);
	pl_json_close(text, '}');
}
