/* small.h - small words, used everywhere in this folder, and what a player could do, which is asked
 * at every step; a part of traders.h. [R] */
#ifndef PERILUNE_TRADERS_SMALL_H
#define PERILUNE_TRADERS_SMALL_H

PL_FN const struct trd_rules *trd_numbers(const struct pl_rules *rules)
{
	return (const struct trd_rules *)rules;
}

PL_FN const struct trd_state *trd_position(const struct pl_state *state)
{
	return (const struct trd_state *)state;
}

/* The planets that a planet card lights up, bit n for planet n: TRD-G02. */
PL_FN unsigned trd_lights_of(const struct trd_rules *r, int card)
{
	const uint8_t *lit = r->planet_card[card - 1].lit;
	unsigned pair = 1u << lit[0] | 1u << lit[1];
	return r->lights == TRD_LIGHTS_TRIPLES ? pair ^ 0x3e : pair;
}

/* The planet, or Earth, that a spot or dock belongs to; 0 elsewhere. */
PL_FN int trd_place_of(int hex)
{
	return hex <= TRD_LAST_DOCK ? (hex + TRD_SPOTS_EACH - 1) / TRD_SPOTS_EACH : 0;
}

/* The first spot of a planet, or the first dock of Earth. */
PL_FN int trd_first_hex(int place)
{
	return 1 + (place - 1) * TRD_SPOTS_EACH;
}

PL_FN uint32_t trd_spots_of(int planet)
{
	return 0x3fu << trd_first_hex(planet);
}

/* Which of its planet's spots a spot is, from 0. */
PL_FN int trd_slot_of(int spot)
{
	return (spot - 1) % TRD_SPOTS_EACH;
}

/* True for a hex of this board that a ship can enter: TRD-052. */
PL_FN bool trd_is_open(const struct trd_rules *r, int hex)
{
	return r->column[hex] != 0 && (hex < TRD_FIRST_PLANET || hex > TRD_LAST_PLANET);
}

PL_FN int trd_count_bits(uint64_t bits)
{
	int count = 0;
	for (; bits != 0; bits &= bits - 1)
		count++;
	return count;
}

PL_FN int trd_stations_at(const struct trd_player *p, int planet)
{
	return trd_count_bits(p->stations & trd_spots_of(planet));
}

PL_FN bool trd_has_hex(struct trd_hexes set, int hex)
{
	return (((hex < 64 ? set.low : set.high) >> (hex & 63)) & 1) != 0;
}

PL_FN void trd_add_hex(struct trd_hexes *set, int hex)
{
	set->low |= (uint64_t)(hex < 64) << (hex & 63);
	set->high |= (uint64_t)(hex >= 64) << (hex & 63);
}

/* Without asking in which half: that is as good as random, and guessed wrong as often. */
PL_FN void trd_drop_hex(struct trd_hexes *set, int hex)
{
	set->low &= ~((uint64_t)(hex < 64) << (hex & 63));
	set->high &= ~((uint64_t)(hex >= 64) << (hex & 63));
}

/* Eight bytes, the first of them lowest: they are read at once. */
PL_FN uint64_t trd_eight(const uint8_t *at)
{
	uint64_t bytes = 0;
	for (int i = 0; i < 8; i++)
		bytes |= (uint64_t)at[i] << (8 * i);
	return bytes;
}

/* 1 in each of eight bytes that is not 0. */
PL_FN uint64_t trd_not_zero(uint64_t bytes)
{
	const uint64_t low = 0x7f7f7f7f7f7f7f7fu;
	return ((((bytes & low) + low) | bytes) & ~low) >> 7;
}

/* The sum of eight bytes; it is below 256. */
PL_FN int trd_sum(uint64_t bytes)
{
	return (int)(bytes * 0x0101010101010101u >> 56);
}

/* Of eight bytes, whose sum is more than n and below 256, the first that brings it to more than n
 * when they are added one by one. All are added at once, and compared at once. */
PL_FN int trd_byte_beyond(uint64_t bytes, int n)
{
	const uint64_t ones = 0x0101010101010101u, high = ones << 7;
	uint64_t sums = bytes * ones, bound = ones * (unsigned)n;
	uint64_t low = (bound | high) - (sums & ~high);
	uint64_t more = ((~bound & sums) | (~(bound ^ sums) & ~low)) & high;
	return pl_lowest(more) / 8;
}

/* How many cards of a kind a hand holds. */
PL_FN int trd_held(uint32_t hand, int kind)
{
	return (hand >> (2 * (kind - 1))) & 3;
}

PL_FN uint32_t trd_one_card(int kind)
{
	return 1u << (2 * (kind - 1));
}

/* Which kinds a hand holds: the bit of one card for each. */
PL_FN uint32_t trd_kinds_held(uint32_t hand)
{
	return (hand | hand >> 1) & 0x55555555u;
}

/* The first of those kinds; there is one. */
PL_FN int trd_first_kind(uint32_t kinds)
{
	return pl_lowest(kinds) / 2 + 1;
}

/* Which of its kind's copies an action card is, from 0: so which of its titles it has. */
PL_FN int trd_copy_of(const struct trd_rules *r, int card)
{
	return card - r->action[r->kind_of[card] - 1].first;
}

/* The card that is taking effect: this turn's event, or the action played. */
PL_FN const struct trd_card *trd_card_at_work(const struct trd_rules *r, const struct trd_state *s)
{
	return s->step == TRD_STEP_EVENT ? &r->event[s->event - 1] : &r->action[s->played.kind - 1];
}

/* And what it is doing: only while s->part is not 0. */
PL_FN const struct trd_part *trd_part_at_work(const struct trd_rules *r, const struct trd_state *s)
{
	return &trd_card_at_work(r, s)->part[s->part - 1];
}

/* Units and cards come one by one, since each may need a decision. */
PL_FN int trd_times(const struct trd_part *part)
{
	const unsigned one_by_one = 1u << TRD_GAIN_UNIT | 1u << TRD_TAKE_UNIT |
		1u << TRD_GAIN_CARD | 1u << TRD_STEAL_CARD;
	return (one_by_one >> part->does) & 1 ? part->number : 1;
}

/* TRD-016, TRD-C07: what a raid would take of a purse; the loss is rounded down. */
PL_FN int trd_ransom(const struct trd_part *raid, const struct trd_player *p)
{
	return p->money / raid->number;
}

PL_FN int trd_cargo(const struct trd_player *p)
{
	const uint8_t *aboard = p->goods[TRD_SHIP];
	return aboard[TRD_METAL] + aboard[TRD_FOOD] + aboard[TRD_GEM];
}

/* What a player has where: bit 4 * place + good. Those that can be sold lie before the ship. */
enum { TRD_FOR_SALE = (1 << 4 * TRD_SHIP) - 1 };

PL_FN uint32_t trd_stocks(const struct trd_player *p)
{
	const uint64_t together = 0x0102040810204080u; /* brings a bit of each byte into the last */
	uint32_t stocks = 0;
	for (int place = 0; place < TRD_PLACES; place += 2) {
		uint64_t some = trd_not_zero(trd_eight(p->goods[place]));
		stocks |= (uint32_t)(some * together >> 56) << (4 * place);
	}
	return stocks;
}

/* Whether any of it can be sold. */
PL_FN bool trd_has_for_sale(const struct trd_player *p)
{
	const uint8_t(*at)[TRD_GOODS + 1] = p->goods;
	return (trd_eight(at[TRD_GOBI]) | trd_eight(at[TRD_INTI]) | trd_eight(at[TRD_SUPAY])) != 0;
}

/* The place whose goods this player's ship can load: its owner's station, or
 * Earth at a dock (TRD-066, TRD-058); else 0. */
PL_FN int trd_docked_at(const struct trd_player *p)
{
	if (p->ship > TRD_LAST_DOCK)
		return 0;
	if (p->ship < TRD_FIRST_DOCK && !((p->stations >> p->ship) & 1))
		return 0;
	return trd_place_of(p->ship);
}

/* Of the units that the medicine needs, how many lie at Earth (TRD-094). */
PL_FN int trd_delivered(const struct trd_rules *r, const struct trd_player *p)
{
	int units = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		int here = p->goods[TRD_EARTH][good];
		units += here < r->cure_units ? here : r->cure_units;
	}
	return units;
}

/* What a station on this hex would cost the player: TRD-063 to TRD-065. */
PL_FN int trd_build_cost(const struct trd_rules *r, const struct trd_player *p, int hex)
{
	if (p->stations == 0)
		return r->station_first;
	bool new_planet = (p->stations & trd_spots_of(trd_place_of(hex))) == 0;
	return new_planet ? r->station_new : r->station_second;
}

PL_FN bool trd_is_over(const struct trd_state *s)
{
	return s->base.phase >= TRD_CURED;
}

/* TRD-C35: what is beyond the room of these numbers is lost; no real game comes
 * near. */
enum { TRD_MOST_UNITS = 255, TRD_MOST_MONEY = 9999 };

PL_FN void trd_add_goods(struct trd_player *p, int place, int good, int units)
{
	int sum = p->goods[place][good] + units;
	p->goods[place][good] = (uint8_t)(sum < TRD_MOST_UNITS ? sum : TRD_MOST_UNITS);
}

PL_FN void trd_add_money(struct trd_player *p, int money)
{
	int sum = p->money + money;
	p->money = (uint16_t)(sum < TRD_MOST_MONEY ? sum : TRD_MOST_MONEY);
}

/* Tell everybody that something happened: trd_say(), once it is known that somebody listens. */
void trd_report(struct pl_events *, int kind, int seat, int a, int b, int c, int d); /* cards.c */

PL_FN void trd_say(struct trd_table *t, int kind, int seat, int a, int b, int c, int d)
{
	if (pl_is_told(t->events))
		trd_report(t->events, kind, seat, a, b, c, d);
}

/* --- what a player could do, asked at every step ------------------------- */

/* Goods that can be loaded (bits 0 to 2) and unloaded (bits 3 to 5) where the
 * player's ship stands: TRD-066, TRD-067, TRD-C36. */
PL_FN unsigned trd_transfers(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	const struct trd_player *p = &s->player[seat];
	int place = trd_docked_at(p);
	if (place == 0)
		return 0;
	bool room = trd_cargo(p) < r->cargo;
	unsigned can = 0;
	for (int good = TRD_METAL; good <= TRD_GOODS; good++) {
		can |= (unsigned)(room & (p->goods[place][good] > 0)) << (good - 1);
		can |= (unsigned)(p->goods[TRD_SHIP][good] > 0) << (good + 2);
	}
	unsigned moved = s->moved;
	return can & ~(moved >> 3 | moved << 3); /* TRD-C36 */
}

/* The first spot of every planet. */
enum { TRD_FIRST_SPOTS = 0x02082082 };

/* All spots of the planets that have one of these. */
PL_FN uint32_t trd_rings_of(uint32_t spots)
{
	uint32_t any = (spots | spots >> 3) & TRD_FIRST_SPOTS * 7u;
	any = (any | any >> 1 | any >> 2) & TRD_FIRST_SPOTS;
	return any * 63;
}

/* The spots of those planets on which this player could pay for one station
 * more. */
PL_FN uint32_t trd_affordable(const struct trd_rules *r, const struct trd_player *p)
{
	if (p->stations == 0)
		return p->money >= r->station_first ? ~0u : 0;
	uint32_t settled = trd_rings_of(p->stations);
	/* One less in every ring, so that its first station is gone from what both have. */
	uint32_t twice = trd_rings_of(p->stations & (p->stations - (settled & TRD_FIRST_SPOTS)));
	uint32_t spots = p->money >= r->station_new ? ~settled : 0;
	if (r->stations_each > 1 && p->money >= r->station_second)
		spots |= settled & ~twice;
	return spots;
}

/* Whether this player could build where the ship stands; if not, trd_why_not_build() tells why. */
PL_FN bool trd_may_build(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	const struct trd_player *p = &s->player[seat];
	uint32_t stations = 0;
	if (p->ship >= TRD_FIRST_DOCK)
		return false;
	for (int other = 0; other < s->base.seats; other++)
		stations |= s->player[other].stations;
	return (((trd_affordable(r, p) & ~stations) >> p->ship) & 1) != 0;
}

/* True while there is a card to be had from the stack or the discards. */
bool trd_cards_left(const struct trd_rules *, const struct trd_state *); /* cards.c */

/* True while the player on turn could buy a card, as far as all can see. */
PL_FN bool trd_may_buy(const struct trd_rules *r, const struct trd_state *s)
{
	if (s->bought >= r->cards_a_turn || s->player[s->turn].money < r->card_price)
		return false;
	return trd_cards_left(r, s);
}

#endif
