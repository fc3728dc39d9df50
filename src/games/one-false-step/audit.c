/* audit.c - the invariants of a position, for tests and for catching our own
 * mistakes: every city in one place, every claim with one owner, unused bytes 0. */
#include "games/one-false-step/one-false-step.h"

#include <string.h>

static const char *audit_map(const struct ofs_rules *r, const struct ofs_state *s)
{
	unsigned used = 0;
	if (s->layout < 1 || s->layout > r->layouts)
		return "OFS-013: no such layout";
	for (int slot = 0; slot < OFS_SLOTS; slot++) {
		int section = s->section[slot];
		if (section < 1 || section > r->sections || ((used >> section) & 1))
			return "OFS-012: five different sections";
		used |= 1u << section;
		if (s->turned[slot] > 1)
			return "OFS-013: a section has two ways up";
	}
	return NULL;
}

static const char *audit_town(const struct ofs_rules *r, const struct ofs_state *s, int city)
{
	static const struct ofs_town none = { 0, 0, 0, 0, 0, 0 };
	const struct ofs_town *town = &s->town[city];
	if (city == 0 || city > r->cities || ofs_slot_with(s, r->city[city - 1].section) < 0)
		return memcmp(town, &none, sizeof none) == 0
			? NULL
			: "OFS-015: a city off the map is in play";
	bool active = town->where == OFS_ACTIVE, owned = town->owner != 0;
	if (town->where > OFS_ACTIVE || town->owner > s->base.seats)
		return "OFS-019: a city card is nowhere";
	if (owned !=
	    (active || town->where == OFS_INACTIVE || (town->where == OFS_SEAT && town->chips > 0)))
		return "OFS-035: a city has an owner exactly when it is somebody's";
	if ((town->chips > 0) != (owned && !active))
		return "OFS-102: chips lie on cities that are bid for or inactive";
	if ((town->pile > 0) != active || (!active && town->middle + town->train > 0))
		return "OFS-105: counters stand in Active cities alone";
	if (town->pile > r->cap[city] && town->pile > 1)
		return "OFS-118: more counters than the city holds";
	for (int seat = 0; seat < s->base.seats; seat++)
		if (((s->player[seat].cities >> city) & 1) != (active && town->owner == seat + 1))
			return "OFS-035: a city is in the wrong hands";
	return (town->where == OFS_LOT) == (s->lot == city) ? NULL
							    : "OFS-099: one city is up for auction";
}

static const char *audit_top(const struct ofs_state *s)
{
	unsigned found = 0;
	for (size_t i = 0; i < sizeof s->top; i++) {
		int city = s->top[i];
		if ((city != 0) != (i < s->tops))
			return "OFS-074: the top of the deck is miscounted";
		if (city > OFS_CITIES || (city != 0 && s->town[city].where != OFS_TOP))
			return "OFS-074: a starved city that is elsewhere";
		for (size_t j = 0; j < i && city != 0; j++)
			if (s->top[j] == city)
				return "OFS-074: a city starved twice";
	}
	for (int city = 1; city <= OFS_CITIES; city++)
		found += s->town[city].where == OFS_TOP;
	return found == s->tops ? NULL : "OFS-074: a starved city is missing";
}

static const char *audit_offers(const struct ofs_rules *r, const struct ofs_state *s, int seat)
{
	static const struct ofs_offer none = { 0, 0, 0, 0 };
	const struct ofs_player *p = &s->player[seat];
	if (p->offers > r->offers_a_day)
		return "OFS-C26: too many offers in a day";
	for (int i = 0; i < OFS_OFFERS; i++) {
		bool empty = memcmp(&p->made[i], &none, sizeof none) == 0;
		if (empty != (i >= p->offers))
			return "OFS-C26: offers are miscounted";
		for (int j = 0; j < i && !empty; j++)
			if (memcmp(&p->made[i], &p->made[j], sizeof none) == 0)
				return "OFS-C26: the same offer twice in a day";
	}
	return NULL;
}

static const char *audit_seat(const struct ofs_rules *r, const struct ofs_state *s, int seat)
{
	const struct ofs_player *p = &s->player[seat];
	uint64_t board = ofs_claims_of(r, s, OFS_MINE) | ofs_claims_of(r, s, OFS_FARM);
	if ((p->claims & ~board) != 0)
		return "OFS-020: a claim off the map";
	for (int other = 0; other < seat; other++) {
		if ((p->claims & s->player[other].claims) != 0)
			return "OFS-057: two owners of one claim";
		if (p->mayor == s->player[other].mayor)
			return "OFS-023: two players are one mayor";
	}
	if (p->red > OFS_MOST_CHIPS || p->food > OFS_MOST_CHIPS || p->gold > OFS_MOST_CHIPS ||
	    p->rocket > OFS_MOST_COUNTERS)
		return "OFS-C33: more than is counted";
	if (p->mayor < 1 || p->mayor > r->candidates)
		return "OFS-023: no such mayor";
	for (int system = 0; system < OFS_SYSTEMS; system++)
		if (p->level[system] < r->start_level || p->level[system] > r->levels)
			return "OFS-081: no such level";
	if (!ofs_is_over(s) && s->week > 0 && ofs_score(r, s, seat) >= r->goal)
		return "OFS-116: a win was overlooked";
	return audit_offers(r, s, seat);
}

/* OFS-083, OFS-C14: who holds the Know-how got there first, so nobody is higher. */
static const char *audit_know_how(const struct ofs_rules *r, const struct ofs_state *s)
{
	for (int system = 0; system < OFS_SYSTEMS; system++) {
		int holder = s->holder[system], best = r->start_level;
		if (holder > s->base.seats)
			return "OFS-083: Know-how of no player";
		if (holder != 0)
			best = s->player[holder - 1].level[system];
		if (holder != 0 && best == r->start_level)
			return "OFS-C15: Know-how of what everybody starts with";
		for (int seat = 0; seat < s->base.seats; seat++)
			if (s->player[seat].level[system] > best)
				return "OFS-087: somebody is above the Know-how";
	}
	return NULL;
}

/* What a phase keeps for itself is 0 in all others. */
static const char *audit_phase(const struct ofs_rules *r, const struct ofs_state *s)
{
	const struct pl_state *base = &s->base;
	int phase = base->phase == OFS_ANSWERING ? s->resume : base->phase;
	bool saturday = phase >= OFS_BIDDING && phase <= OFS_HANDING;
	static const uint8_t days[] = { 0, 0, OFS_MONDAY, OFS_WEDNESDAY, OFS_THURSDAY };
	if (base->phase < OFS_OPENING || base->phase > OFS_TIMED_OUT)
		return "no such phase";
	if ((base->pending == 0) != ofs_is_over(s) || base->sealed != 0)
		return "one player is asked until the end, nothing is sealed";
	if (ofs_count(base->pending) > 1 || base->pending >> base->seats != 0)
		return "OFS-041: a turn for nobody, or for two";
	if (s->turn >= base->seats || s->button >= base->seats || s->winner > base->seats)
		return "OFS-041: a turn for no seat";
	if ((s->winner != 0) != ofs_is_over(s))
		return "OFS-116: there is a winner exactly at the end";
	if ((s->resume != 0) != (base->phase == OFS_ANSWERING) ||
	    (s->offer.to != 0) != (base->phase == OFS_ANSWERING))
		return "OFS-C26: an offer waits exactly while it is answered";
	if (s->resume > OFS_BUTTON)
		return "OFS-C26: an offer where there is no trading";
	if (!ofs_is_over(s) && (saturday ? s->day != OFS_SATURDAY : s->day != days[phase]))
		return "OFS-040: the wrong day";
	if ((s->week == 0) != (s->day == 0) || s->week > r->week_limit)
		return "OFS-C28: beyond the last week";
	return NULL;
}

static const char *audit_auction(const struct ofs_state *s)
{
	int phase = s->base.phase == OFS_ANSWERING ? s->resume : s->base.phase;
	bool bidding = phase == OFS_BIDDING || phase == OFS_BUTTON;
	if ((s->in != 0) != bidding || s->in >> s->base.seats != 0)
		return "OFS-100: bidders outside an auction";
	if ((s->bid != 0) != (s->bidder != 0) || (s->bid != 0 && !bidding && phase != OFS_PAYING))
		return "OFS-100: a bid outside an auction";
	if ((s->lot != 0) != (phase == OFS_BIDDING))
		return "OFS-099: a lot outside its auction";
	if (s->bidder != 0 && bidding && !((s->in >> (s->bidder - 1)) & 1))
		return "OFS-100: the highest bidder has passed";
	if (s->bidder != 0 && s->bid > ofs_purse(s, s->bidder - 1) && phase != OFS_PAYING)
		return "OFS-C11: a bid beyond the bidder's chips";
	return s->unused[0] == 0 ? NULL : "unused bytes are zero";
}

const char *ofs_audit(const struct pl_rules *rules, const struct pl_state *state)
{
	static const struct ofs_player nobody = { 0 };
	const struct ofs_rules *r = ofs_numbers(rules);
	const struct ofs_state *s = ofs_position(state);
	const char *broken = audit_map(r, s);
	for (int city = 0; broken == NULL && city <= OFS_CITIES; city++)
		broken = audit_town(r, s, city);
	for (int seat = 0; broken == NULL && seat < PL_SEATS; seat++) {
		if (seat < state->seats)
			broken = audit_seat(r, s, seat);
		else if (memcmp(&s->player[seat], &nobody, sizeof nobody) != 0)
			broken = "an empty seat holds something";
	}
	if (broken == NULL)
		broken = audit_top(s);
	if (broken == NULL)
		broken = audit_know_how(r, s);
	if (broken == NULL)
		broken = audit_phase(r, s);
	return broken != NULL ? broken : audit_auction(s);
}
