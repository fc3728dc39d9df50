/* json.c - the table as one seat sees it, as one JSON object that a board can be
 * drawn from. Ids are those of pieces.c; seats count from 0. */
#include "core/text.h"
#include "games/one-small-step/sense.h"
#include "games/one-small-step/words.h"

enum { RULE = 600 }; /* room for a printed rule */

static void put_id(const struct pl_book *book, struct pl_text *text, const char *key, int piece)
{
	char id_room[64], name_room[64];
	struct pl_text id = pl_text_in(id_room, sizeof id_room);
	struct pl_text name = pl_text_in(name_room, sizeof name_room);
	oss_piece(book, (uint16_t)piece, &id, &name);
	pl_json_string(text, key, id_room);
}

/* A name or text of the data, in the reader's language. */
static void put_name(const struct pl_book *book, struct pl_text *text, const char *key,
                     const char *called)
{
	char room[RULE];
	struct pl_text name = pl_text_in(room, sizeof room);
	pl_say_name(book, called, &name);
	pl_json_string(text, key, room);
}

/* Only what is not 0. */
static void put_price(struct pl_text *text, const char *key, const uint8_t price[OSS_RESOURCES + 1])
{
	pl_json_open(text, key, '{');
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		if (price[resource] > 0)
			pl_json_number(text, oss_resources.keys[resource - 1], price[resource]);
	pl_json_close(text, '}');
}

static void put_seats(struct pl_text *text, const char *key, unsigned mask)
{
	pl_json_open(text, key, '[');
	for (int seat = 0; seat < OSS_SEATS; seat++)
		if ((mask >> seat) & 1)
			pl_json_number(text, NULL, seat);
	pl_json_close(text, ']');
}

/* --- the chart ---------------------------------------------------------------------- */

static void put_needs(const struct pl_book *book, int technology, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	pl_json_open(text, "needs", '[');
	for (int i = 0; i < OSS_NEEDS; i++) {
		uint32_t left = r->need[technology][i];
		if (left == 0)
			continue;
		pl_json_open(text, NULL, '[');
		for (; left != 0; left &= left - 1)
			put_id(book, text, NULL, OSS_PIECE_TECHNOLOGY + oss_lowest(left));
		pl_json_close(text, ']');
	}
	pl_json_close(text, ']');
}

/* One of the facts about a technology, by resource, as a price. */
static void put_fact(struct pl_text *text, const char *key, oss_fact *fact,
                     const struct oss_rules *r, const struct oss_state *s, int viewer,
                     int technology)
{
	uint8_t price[OSS_RESOURCES + 1] = { 0 };
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		const int row[PL_BRACKETS] = { technology - 1, resource - 1 };
		price[resource] = (uint8_t)fact(&r->base, &s->base, viewer, row);
	}
	put_price(text, key, price);
}

/* How a technology stands for the viewer: its price with all discounts, what is
 * short, and the one word that says most. */
static void put_standing(const struct oss_rules *r, const struct oss_state *s, int viewer,
                         int technology, struct pl_text *text)
{
	const int row[PL_BRACKETS] = { technology - 1 };
	int status = oss_fact_status(&r->base, &s->base, viewer, row);
	int blocker = oss_blocker(s, viewer, technology);
	pl_json_string(text, "status", oss_statuses.keys[status - 1]);
	put_fact(text, "pay", oss_fact_pay, r, s, viewer, technology);
	if (status == OSS_IS_SHORT)
		put_fact(text, "lacks", oss_fact_lacks, r, s, viewer, technology);
	if (blocker >= 0)
		pl_json_number(text, "blocker", blocker);
	if (oss_fact_borrowed(&r->base, &s->base, viewer, row))
		pl_json_bool(text, "borrowed", true);
}

/* What Produce gives more of. */
static void put_yield(const struct oss_technology *tech, struct pl_text *text)
{
	for (int i = 0; i < tech->does_count; i++)
		if (tech->does[i].effect == OSS_YIELD) {
			pl_json_string(text, "yields", oss_resources.keys[tech->does[i].what - 1]);
			return;
		}
}

static void put_technology(const struct pl_book *book, const struct oss_state *s, int viewer,
                           int technology, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_technology *tech = &r->technology[technology - 1];
	char room[RULE];
	struct pl_text rule = pl_text_in(room, sizeof room);
	unsigned marks = 0, spies = 0;
	for (int seat = 0; seat < s->base.seats; seat++) {
		marks |= (s->player[seat].marks >> technology & 1) << seat;
		spies |= (s->player[seat].posts >> technology & 1) << seat;
	}
	oss_put_technology(book, technology, 0, &rule);
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", OSS_PIECE_TECHNOLOGY + technology);
	put_name(book, text, "name", oss_technology_name(book, technology));
	pl_json_string(text, "group", tech->group == OSS_WORKS_GROUP ? "works" : "mission");
	pl_json_number(text, "x", tech->x);
	pl_json_number(text, "y", tech->y);
	pl_json_string(text, "place", oss_places.keys[oss_tech_place(technology) - 1]);
	put_yield(tech, text);
	put_needs(book, technology, text);
	put_price(text, "price", tech->price);
	pl_json_string(text, "rule", room);
	put_name(book, text, "text", book->words[tech->text]);
	if (technology == r->moon)
		pl_json_bool(text, "moon", true);
	put_seats(text, "marks", marks);
	put_seats(text, "spies", spies);
	if (viewer < s->base.seats && s->player[viewer].faction != 0)
		put_standing(r, s, viewer, technology, text);
	pl_json_close(text, '}');
}

static void put_chart(const struct pl_book *book, const struct oss_state *s, int viewer,
                      struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	pl_json_open(text, "technologies", '[');
	for (int technology = 1; technology <= r->technology_count; technology++)
		put_technology(book, s, viewer, technology, text);
	pl_json_close(text, ']');
	if (viewer >= s->base.seats || s->player[viewer].faction == 0)
		return;
	pl_json_open(text, "way", '[');
	for (uint32_t left = oss_way(r, s, viewer); left != 0; left &= left - 1)
		put_id(book, text, NULL, OSS_PIECE_TECHNOLOGY + oss_lowest(left));
	pl_json_close(text, ']');
}

/* --- countries ------------------------------------------------------------------------ */

static void put_faction(const struct pl_book *book, const struct oss_state *s, int faction,
                        struct pl_text *text)
{
	const struct oss_faction *row = &oss_numbers(book->rules)->faction[faction - 1];
	char room[RULE];
	struct pl_text rule = pl_text_in(room, sizeof room);
	oss_put_steps(book, row->does, row->does_count, 1, &rule);
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", OSS_PIECE_FACTION + faction);
	pl_json_string(text, "key", oss_countries.keys[faction - 1]);
	put_name(book, text, "name", book->words[row->name]);
	put_name(book, text, "title", book->words[row->title]);
	put_price(text, "base", row->base);
	put_price(text, "start", row->start);
	put_name(book, text, "ability", book->words[row->ability]);
	pl_json_string(text, "rule", room);
	put_name(book, text, "text", book->words[row->text]);
	pl_json_open(text, "network", '[');
	for (int tier = 1; tier <= OSS_TIERS; tier++)
		put_price(text, NULL, row->network[tier]);
	pl_json_close(text, ']');
	for (int seat = 0; seat < s->base.seats; seat++)
		if (s->player[seat].faction == faction)
			pl_json_number(text, "seat", seat);
	pl_json_close(text, '}');
}

static void put_tiers(const struct oss_rules *r, struct pl_text *text)
{
	pl_json_open(text, "tiers", '[');
	for (int tier = 0; tier < OSS_TIERS; tier++) {
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "draw", r->tier[tier].draws);
		pl_json_bool(text, "both", r->tier[tier].both);
		pl_json_bool(text, "steal", r->tier[tier].steals);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

/* --- players ---------------------------------------------------------------------------- */

/* By resource: what there is, what a Produce makes, what spies take of it, the
 * upgrade card, and whose spies stand there. */
static void put_stores(const struct pl_book *book, const struct oss_state *s, int seat,
                       struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_player *p = &s->player[seat];
	pl_json_open(text, "stores", '[');
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		unsigned spies = 0;
		for (int other = 0; other < s->base.seats; other++)
			if ((s->player[other].watches & oss_watch(seat, resource)) != 0)
				spies |= 1u << other;
		int made = p->faction == 0 ? 0 : oss_production(r, s, seat, resource);
		pl_json_open(text, NULL, '{');
		put_id(book, text, "id", OSS_PIECE_STORE + oss_mat_place(seat, resource));
		pl_json_string(text, "place", oss_places.keys[oss_mat_place(seat, resource) - 1]);
		pl_json_string(text, "key", oss_resources.keys[resource - 1]);
		pl_json_number(text, "stock", p->stock[resource]);
		pl_json_number(text, "makes", made);
		pl_json_number(text, "loses", oss_least(made, oss_count_bits(spies)));
		pl_json_number(text, "upgrade", oss_upgrade(r, p, resource));
		put_seats(text, "spies", spies);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_spies(const struct pl_book *book, const struct oss_player *p, int seat,
                      struct pl_text *text)
{
	pl_json_open(text, "spies", '[');
	for (int place = 1; place <= OSS_PLACES; place++) {
		if (!oss_has_spy(p, place))
			continue;
		pl_json_open(text, NULL, '{');
		put_id(book, text, "id", OSS_PIECE_SPY + (OSS_PLACES + 1) * seat + place);
		pl_json_string(text, "place", oss_places.keys[place - 1]);
		put_id(book, text, "at",
		       place > OSS_MATS ? OSS_PIECE_TECHNOLOGY + place - OSS_MATS
		                        : OSS_PIECE_STORE + place);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_number(text, "spies_home", p->tier - oss_spies_out(p));
}

/* If the race ended now; and how many steps the way has that "way" shows its owner. */
static void put_forecast(const struct oss_rules *r, const struct oss_state *s, int seat,
                         struct pl_text *text)
{
	const struct oss_player *p = &s->player[seat];
	int moon = oss_moon_points(r, p), stock = oss_stock_points(r, p);
	int total = oss_score(r, s, seat);
	pl_json_open(text, "forecast", '{');
	pl_json_number(text, "moon", moon);
	pl_json_number(text, "objective", total - moon - stock);
	pl_json_number(text, "stock", stock);
	pl_json_number(text, "total", total);
	pl_json_number(text, "steps", p->faction == 0 ? 0 : oss_count_bits(oss_way(r, s, seat)));
	pl_json_close(text, '}');
}

static void put_player(const struct pl_book *book, const struct oss_state *s, int seat,
                       struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_player *p = &s->player[seat];
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "seat", seat);
	put_id(book, text, "id", OSS_PIECE_MAT + seat);
	put_id(book, text, "hand_id", OSS_PIECE_HAND + seat);
	if (p->faction != 0) {
		put_id(book, text, "country", OSS_PIECE_FACTION + p->faction);
		put_name(book, text, "name", oss_faction_name(book, p->faction));
		pl_json_number(text, "trade", oss_trade_limit(r, s, seat));
	}
	put_stores(book, s, seat, text);
	pl_json_number(text, "tier", p->tier);
	pl_json_number(text, "cards", p->cards);
	pl_json_number(text, "guards", p->guards);
	put_seats(text, "stalled", p->stalled);
	pl_json_number(text, "landed", p->landed);
	pl_json_number(text, "firsts", p->firsts);
	put_spies(book, p, seat, text);
	put_forecast(r, s, seat, text);
	pl_json_close(text, '}');
}

/* --- cards ---------------------------------------------------------------------------------- */

static void put_card(const struct pl_book *book, int kind, int count, int tier, int run,
                     struct pl_text *text)
{
	const struct oss_card *card = &oss_numbers(book->rules)->card[kind - 1];
	char room[RULE], now_room[RULE];
	struct pl_text rule = pl_text_in(room, sizeof room);
	struct pl_text now = pl_text_in(now_room, sizeof now_room);
	oss_put_card(book, kind, 0, &rule);
	oss_put_card(book, kind, tier, &now);
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", run + kind);
	put_name(book, text, "name", oss_card_name(book, kind));
	pl_json_number(text, "count", count);
	put_price(text, "price", card->price);
	pl_json_string(text, "rule", room);
	pl_json_string(text, "now", now_room);
	put_name(book, text, "text", book->words[card->text]);
	pl_json_number(text, "kind", kind);
	pl_json_open(text, "ids", '['); /* in the own hand, and in one that is seen */
	put_id(book, text, NULL, OSS_PIECE_CARD + kind);
	put_id(book, text, NULL, OSS_PIECE_SEEN + kind);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

static void put_hand(const struct pl_book *book, const char *key, uint64_t hand, int tier, int run,
                     struct pl_text *text)
{
	pl_json_open(text, key, '[');
	for (int kind = 1; kind <= oss_numbers(book->rules)->kind_count; kind++)
		if (oss_held(hand, kind) > 0)
			put_card(book, kind, oss_held(hand, kind), tier, run, text);
	pl_json_close(text, ']');
}

static void put_known(const struct pl_book *book, const struct oss_state *s, int viewer,
                      struct pl_text *text)
{
	const struct oss_player *p = &s->player[viewer];
	pl_json_open(text, "known", '[');
	for (int other = 0; other < s->base.seats; other++) {
		if (p->known[other] == 0)
			continue;
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "seat", other);
		put_hand(book, "cards", p->known[other], p->tier, OSS_PIECE_SEEN, text);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_deck(const struct pl_book *book, const struct oss_state *s, struct pl_text *text)
{
	pl_json_open(text, "deck", '{');
	put_id(book, text, "id", OSS_PIECE_DECK);
	pl_json_number(text, "left", s->deck_left);
	pl_json_number(text, "limit", oss_numbers(book->rules)->hand_limit);
	pl_json_open(text, "discards", '[');
	for (int kind = 1; kind <= OSS_KINDS; kind++)
		if (s->discard[kind] > 0)
			put_card(book, kind, s->discard[kind], 0, OSS_PIECE_CARD, text);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

/* --- the rest ---------------------------------------------------------------------------------- */

static void put_objective(const struct pl_book *book, const struct oss_state *s, int viewer,
                          struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_objective *row = &r->objective[s->objective - 1];
	pl_json_open(text, "objective", '{');
	put_id(book, text, "id", OSS_PIECE_OBJECTIVE);
	put_name(book, text, "name", book->words[row->name]);
	pl_json_number(text, "points", row->points);
	put_name(book, text, "text", book->words[row->text]);
	char aims[RULE];
	struct pl_text aim = pl_text_in(aims, sizeof aims);
	oss_put_aims(book, s->objective, &aim);
	pl_json_string(text, "aim", aims);
	pl_json_open(text, "all", '[');
	for (int i = 0; i < row->count; i++) {
		char room[RULE];
		struct pl_text wanted = pl_text_in(room, sizeof room);
		unsigned met = 0;
		oss_put_criterion(book, &row->all[i], &wanted);
		for (int seat = 0; seat < s->base.seats; seat++)
			if (oss_meets(r, s, seat, &row->all[i]))
				met |= 1u << seat;
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "rule", room);
		put_seats(text, "met", met);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	if (viewer < s->base.seats)
		pl_json_bool(text, "met", oss_meets_objective(r, s, viewer));
	pl_json_close(text, '}');
}

static void put_resources(const struct pl_book *book, struct pl_text *text)
{
	pl_json_open(text, "resources", '[');
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		pl_json_open(text, NULL, '{');
		put_id(book, text, "id", OSS_PIECE_RESOURCE + resource);
		pl_json_string(text, "key", oss_resources.keys[resource - 1]);
		put_name(book, text, "name", oss_resource_name(book, resource));
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_turn(const struct pl_book *book, const struct oss_state *s, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	pl_json_string(text, "phase", oss_phases.keys[s->base.phase - 1]);
	pl_json_number(text, "turn", s->turn);
	pl_json_number(text, "turns", s->turns);
	pl_json_number(text, "limit", r->turn_limit);
	pl_json_number(text, "first", s->first);
	if (s->timer != 0)
		pl_json_number(text, "timer", s->timer - 1);
	if (s->card != 0)
		put_id(book, text, "card", OSS_PIECE_CARD + s->card);
	if (s->tech != 0)
		put_id(book, text, "technology", OSS_PIECE_TECHNOLOGY + s->tech);
	if (s->left != 0)
		pl_json_number(text, "left", s->left);
	if (s->die != 0)
		pl_json_number(text, "die", s->die);
	pl_json_open(text, "landing", '[');
	for (int place = 0; place < s->base.seats; place++)
		pl_json_number(text, NULL, r->landing[place]);
	pl_json_close(text, ']');
}

void oss_json(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	pl_json_open(text, NULL, '{');
	put_turn(book, s, text);
	put_resources(book, text);
	put_objective(book, s, seat, text);
	put_chart(book, s, seat, text);
	pl_json_open(text, "countries", '[');
	for (int faction = 1; faction <= OSS_FACTIONS; faction++)
		put_faction(book, s, faction, text);
	pl_json_close(text, ']');
	put_tiers(oss_numbers(book->rules), text);
	pl_json_open(text, "players", '[');
	for (int other = 0; other < view->seats; other++)
		put_player(book, s, other, text);
	pl_json_close(text, ']');
	put_deck(book, s, text);
	if (seat < view->seats) {
		const struct oss_player *p = &s->player[seat];
		pl_json_number(text, "you", seat);
		put_hand(book, "hand", p->hand, p->tier, OSS_PIECE_CARD, text);
		put_known(book, s, seat, text);
	}
	pl_json_close(text, '}');
}
