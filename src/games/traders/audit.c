/* audit.c - the invariants of a position, for tests and for catching our own
 * mistakes: nothing is lost, nothing is in two places, unused bytes are 0. */
#include "core/deck.h"
#include "games/traders/traders.h"

static const char *audit_cards(const struct trd_rules *r, const struct trd_state *s)
{
	int stacked = 0;
	for (int card = 0; card <= TRD_CARDS; card++) {
		int where = s->where[card];
		bool exists = card > 0 && card <= r->deck_size;
		bool held = where > 0 && where <= s->base.seats;
		if (!exists && (where != 0 || s->known[card] != 0))
			return "TRD-078: there is no such card";
		if (!held && ((where != TRD_STACKED && where != TRD_DISCARDED) || s->known[card]))
			return "TRD-090: a card is nowhere, or known there";
		if (held &&
		    ((s->known[card] >> s->base.seats) != 0 ||
		     (s->known[card] & pl_bit(where - 1))))
			return "TRD-090: a card is known to nobody, or to its holder";
		stacked += exists && where == TRD_STACKED;
	}
	if (s->deck_left != stacked)
		return "TRD-075: the stack is miscounted";
	for (int kind = 0; kind <= TRD_EVENTS; kind++)
		if (s->events[kind] >
		    (kind > 0 && kind <= r->events ? r->event[kind - 1].copies : 0))
			return "TRD-096: too many event cards";
	for (int card = 0; card <= TRD_PLANET_CARDS; card++)
		if (s->planet_cards[card] > (card > 0 ? r->planet_card[card - 1].copies : 0))
			return "TRD-045: too many planet cards";
	return NULL;
}

static const char *audit_hand(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	const struct trd_player *p = &s->player[seat];
	uint32_t hand = 0;
	int cards = 0;
	for (int card = 1; card <= r->deck_size; card++) {
		if (s->where[card] != seat + 1)
			continue;
		hand += trd_one_card(r->kind_of[card]);
		cards++;
	}
	if (cards != p->cards || hand != p->hand || p->cards > r->hand)
		return "TRD-076: a hand is miscounted or too large";
	return p->unused[0] != 0 || p->unused[1] != 0 ? "unused bytes are zero" : NULL;
}

/* TRD-C44: who starts has thrown highest in the last roll for it. */
static const char *audit_lots(const struct trd_state *s)
{
	for (int i = 0; i < TRD_LOTS; i++) {
		bool last = i == TRD_LOTS - 1 || s->lots[i + 1][s->first] == 0;
		int mine = s->lots[i][s->first];
		for (int seat = 0; seat < PL_SEATS && mine != 0; seat++)
			if (s->lots[i][seat] > mine ||
			    (last && seat != s->first && s->lots[i][seat] == mine))
				return "TRD-028: another threw higher";
	}
	return s->lots[0][s->first] == 0 ? "TRD-028: nobody threw for the start" : NULL;
}

static const char *audit_goods(const struct trd_rules *r, const struct trd_player *p)
{
	for (int place = 0; place <= TRD_PLACES; place++) {
		for (int good = 0; good <= TRD_GOODS; good++) {
			int units = p->goods[place][good];
			if (units > 0 && (place == 0 || good == 0))
				return "TRD-014: goods that are nowhere or nothing";
			if (units > 0 && place <= TRD_PLANETS && trd_stations_at(p, place) == 0)
				return "TRD-040: goods on a planet without a station";
		}
	}
	if (trd_cargo(p) > r->cargo)
		return "TRD-067: more cargo than the ship carries";
	return p->money > TRD_MOST_MONEY ? "TRD-C35: more money than is counted" : NULL;
}

static const char *audit_stations(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	const struct trd_player *p = &s->player[seat];
	if ((p->stations & 0x80000001u) != 0)
		return "TRD-008: a station off the spots";
	for (int planet = TRD_GOBI; planet <= TRD_PLANETS; planet++)
		if (trd_stations_at(p, planet) > r->stations_each)
			return "TRD-060: too many stations of one player on a planet";
	for (int other = 0; other < seat; other++)
		if ((p->stations & s->player[other].stations) != 0)
			return "TRD-059: two stations on one spot";
	return NULL;
}

static const char *audit_ship(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	int hex = s->player[seat].ship;
	if (hex < 1 || hex > TRD_HEXES || r->column[hex] == 0)
		return "TRD-001: a ship off the board";
	if (hex >= TRD_FIRST_PLANET && hex < TRD_LAST_PLANET)
		return "TRD-054: a ship on a planet";
	for (int other = 0; other < s->base.seats; other++) {
		if (other == seat)
			continue;
		if (s->player[other].ship == hex && hex != TRD_LAST_PLANET)
			return "TRD-056: two ships on one hex";
		if (hex < TRD_FIRST_DOCK && ((s->player[other].stations >> hex) & 1))
			return "TRD-057: a ship on another's station";
	}
	return NULL;
}

static const char *audit_seat(const struct trd_rules *r, const struct trd_state *s, int seat)
{
	const struct trd_player *p = &s->player[seat];
	const char *broken = audit_hand(r, s, seat);
	if (broken == NULL)
		broken = audit_goods(r, p);
	if (broken == NULL)
		broken = audit_stations(r, s, seat);
	if (broken == NULL)
		broken = audit_ship(r, s, seat);
	if (broken != NULL)
		return broken;
	if (p->company > TRD_COMPANIES || (p->company == 0 && s->round > 0))
		return "TRD-017: no such company";
	for (int other = 0; other < seat; other++)
		if (p->company != 0 && s->player[other].company == p->company)
			return "TRD-017: two players of one company";
	return NULL;
}

/* Seats not in the match are all 0. */
static const char *audit_empty_seat(const struct trd_player *p)
{
	const uint8_t *bytes = (const uint8_t *)p;
	for (size_t i = 0; i < sizeof *p; i++)
		if (bytes[i] != 0)
			return "an empty seat holds something";
	return NULL;
}

static const char *audit_planets(const struct trd_rules *r, const struct trd_state *s)
{
	int found = 0;
	if (s->makes[0] != 0 || s->rebellion[0] != 0 || (s->lit & ~0x3eu) != 0)
		return "TRD-002: there is no planet 0";
	for (int planet = TRD_GOBI; s->round > 0 && planet <= TRD_PLANETS; planet++) {
		if (!trd_kinds_fit(r, planet, s->makes[planet]))
			return "TRD-019: a planet makes the wrong number of goods";
		found |= s->makes[planet];
	}
	return s->round > 0 && found != 7 ? "TRD-021: a good is made nowhere" : NULL;
}

/* What a phase keeps for itself is 0 in all others. */
static const char *audit_phase(const struct trd_rules *r, const struct trd_state *s)
{
	const struct pl_state *base = &s->base;
	bool choosing = base->phase == TRD_MAKING || base->phase == TRD_ASSIGNING;
	bool acts = s->step == TRD_STEP_ACT || s->step == TRD_STEP_ACT_AGAIN;
	if (base->phase < TRD_READY || base->phase > TRD_TIMED_OUT)
		return "no such phase";
	if ((base->pending == 0) != trd_is_over(s))
		return "somebody is asked exactly until the end";
	if (base->pending >> base->seats != 0 || s->turn >= base->seats || s->first >= base->seats)
		return "TRD-029: a turn for no seat";
	if (base->phase != TRD_ANSWERING && base->sealed != 0)
		return "only answers are sealed";
	if ((s->arriving != 0) != (base->phase == TRD_STOWING))
		return "TRD-068: a unit waits for room";
	if ((s->allowance != 0) != (base->phase == TRD_FLYING))
		return "TRD-047: hexes to fly outside the flight";
	if ((s->planet != 0) != choosing || (s->maker != 0 && base->phase != TRD_MAKING))
		return "TRD-039: production under way";
	bool works = base->phase == TRD_RAIDED || base->phase == TRD_STOWING ||
		base->phase == TRD_OFFERED || base->phase == TRD_WILLING;
	if ((s->part != 0) != works || (s->subject != 0) != works ||
	    ((s->left != 0 || s->subjects != 0) && !works))
		return "TRD-C37: a card at work";
	if ((s->played.kind != 0) != ((base->phase == TRD_ANSWERING || works) && acts))
		return "TRD-079: a card being played";
	if (s->round > r->round_limit || (s->round == 0) != (s->step == 0))
		return "TRD-C33: beyond the round limit";
	if (s->moved >> 6 != 0 || (s->moved != 0 && !s->acted) || s->acted > 1)
		return "TRD-C36: goods moved without anything done";
	return NULL;
}

static const char *audit_answers(const struct trd_rules *r, const struct trd_state *s)
{
	if ((s->answers & ~(s->base.sealed & ~(unsigned)s->base.pending)) != 0)
		return "TRD-C16: an answer of somebody not asked";
	for (int seat = 0; seat < s->base.seats; seat++)
		if (((s->answers >> seat) & 1) && trd_counter_of(r, &s->player[seat]) == 0)
			return "TRD-081: a Counter that is not held";
	for (size_t i = 0; i < sizeof s->unused; i++)
		if (s->unused[i] != 0)
			return "unused bytes are zero";
	if (s->step > 0 && !trd_is_over(s) && trd_has_cure(r, &s->player[s->turn]))
		return "TRD-095: the cure was overlooked";
	return NULL;
}

const char *trd_audit(const struct pl_rules *rules, const struct pl_state *state)
{
	const struct trd_rules *r = trd_numbers(rules);
	const struct trd_state *s = trd_position(state);
	const char *broken = audit_cards(r, s);
	for (int seat = 0; broken == NULL && seat < PL_SEATS; seat++)
		broken = seat < state->seats ? audit_seat(r, s, seat)
					     : audit_empty_seat(&s->player[seat]);
	if (broken == NULL)
		broken = audit_lots(s);
	if (broken == NULL)
		broken = audit_planets(r, s);
	if (broken == NULL)
		broken = audit_phase(r, s);
	return broken != NULL ? broken : audit_answers(r, s);
}
