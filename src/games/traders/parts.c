/* parts.c - the parts of cards, before they do anything: to whom they happen,
 * what they would find to do there, whom they harm and who could counter. What
 * they do is in effects.c. [R] */
#include "games/traders/traders.h"

/* TRD-C40: a player stands out if nobody else has more, or fewer, stations or money. */
static int holdings(const struct trd_player *p, int when)
{
	switch (when) {
	case TRD_IF_FEWEST_STATIONS:
		return -trd_count_bits(p->stations);
	case TRD_IF_MOST_STATIONS:
		return trd_count_bits(p->stations);
	case TRD_IF_LEAST_MONEY:
		return -p->money;
	default:
		return p->money;
	}
}

static bool fits(const struct trd_state *s, int when, int seat)
{
	const struct trd_player *p = &s->player[seat];
	switch (when) {
	case TRD_ALWAYS:
		return true;
	case TRD_IF_DOCKED:
		return trd_docked_at(p) != 0;
	case TRD_IF_IN_SPACE:
		return trd_docked_at(p) == 0;
	case TRD_IF_CARGO:
		return trd_cargo(p) > 0;
	case TRD_IF_EMPTY:
		return trd_cargo(p) == 0;
	default:
		for (int other = 0; other < s->base.seats; other++)
			if (holdings(&s->player[other], when) > holdings(p, when))
				return false;
		return true;
	}
}

static unsigned aimed_at(const struct trd_state *s, const struct trd_part *part,
                         const struct trd_played *played)
{
	unsigned all = (1u << s->base.seats) - 1;
	switch (part->to) {
	case TRD_TO_YOU:
		return pl_bit(s->turn);
	case TRD_TO_VICTIM:
		return (1u << played->victim) >> 1; /* there may be none */
	case TRD_TO_OTHERS:
		return all & ~(unsigned)pl_bit(s->turn);
	default:
		return all;
	}
}

/* A hand that is asked about still holds the card that would be played. */
static bool has_room(const struct trd_rules *r, const struct trd_state *s)
{
	return s->player[s->turn].cards - (s->played.kind == 0) < r->hand;
}

bool trd_finds(const struct trd_rules *r, const struct trd_state *s, const struct trd_part *part,
               const struct trd_played *played, int seat)
{
	const struct trd_player *p = &s->player[seat];
	switch (part->does) {
	case TRD_LOSE_MONEY:
		return p->money > 0;
	case TRD_RAID: /* TRD-102 is told, so that pirates have been there */
		return s->step == TRD_STEP_EVENT || trd_cargo(p) > 0 || trd_ransom(part, p) > 0;
	case TRD_LOSE_CARGO:
		return trd_cargo(p) > 0;
	case TRD_ENGINE_OFF:
		return s->step <= TRD_STEP_ACT && !s->still;
	case TRD_BOOST:
		return s->step <= TRD_STEP_ACT && s->boosts < TRD_DICE - 1;
	case TRD_TAKE_UNIT:
		return p->goods[TRD_SHIP][played->good] > 0;
	case TRD_GAIN_CARD:
		return trd_cards_left(r, s);
	case TRD_STEAL_CARD:
		return p->cards > 0 && has_room(r, s); /* TRD-C47 */
	case TRD_SWAP:
		return p->goods[played->place][played->good] >= part->number;
	default:
		return true;
	}
}

unsigned trd_subjects(const struct trd_rules *r, const struct trd_state *s,
                      const struct trd_part *part, const struct trd_played *played)
{
	unsigned seats = 0;
	for (unsigned left = aimed_at(s, part, played); left != 0; left &= left - 1) {
		int seat = pl_lowest(left);
		if (fits(s, part->when, seat) && trd_finds(r, s, part, played, seat))
			seats |= pl_bit(seat);
	}
	return seats;
}

bool trd_does_something(const struct trd_rules *r, const struct trd_state *s,
                        const struct trd_card *card, const struct trd_played *played)
{
	for (int i = 0; i < card->parts; i++)
		if (trd_subjects(r, s, &card->part[i], played) != 0)
			return true;
	return false;
}

/* TRD-C16: a planet that makes nothing harms all others who have a station there. */
static unsigned owners_besides(const struct trd_state *s, int planet)
{
	unsigned owners = 0;
	for (int seat = 0; seat < s->base.seats; seat++)
		if (seat != s->turn && (s->player[seat].stations & trd_spots_of(planet)))
			owners |= pl_bit(seat);
	return owners;
}

/* Pirates harm nobody who has nothing. */
static unsigned harmed_by(const struct trd_rules *r, const struct trd_state *s,
                          const struct trd_part *part)
{
	unsigned seats = trd_subjects(r, s, part, &s->played);
	if (part->does != TRD_RAID)
		return seats;
	for (unsigned left = seats; left != 0; left &= left - 1) {
		const struct trd_player *p = &s->player[pl_lowest(left)];
		if (trd_cargo(p) == 0 && trd_ransom(part, p) == 0)
			seats &= ~(left & (~left + 1));
	}
	return seats;
}

unsigned trd_harmed(const struct trd_rules *r, const struct trd_state *s)
{
	const struct trd_card *card = trd_card_at_work(r, s);
	unsigned seats = 0;
	for (int i = 0; i < card->parts; i++) {
		const struct trd_part *part = &card->part[i];
		if (part->does == TRD_HALT && fits(s, part->when, s->turn))
			seats |= owners_besides(s, s->played.place);
		if ((TRD_HARMS >> part->does) & 1)
			seats |= harmed_by(r, s, part);
	}
	return s->step == TRD_STEP_EVENT ? seats : seats & ~(unsigned)pl_bit(s->turn);
}

int trd_counter_of(const struct trd_rules *r, const struct trd_player *p)
{
	int cheapest = 0;
	for (uint32_t left = r->counters; left != 0; left &= left - 1) {
		int kind = pl_lowest(left), cost = r->action[kind - 1].cost;
		if (trd_held(p->hand, kind) > 0 && cost <= p->money &&
		    (cheapest == 0 || cost < r->action[cheapest - 1].cost))
			cheapest = kind;
	}
	return cheapest;
}
