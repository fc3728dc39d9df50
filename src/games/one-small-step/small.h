/* small.h - small words, used everywhere in this folder; a part of one_small_step.h. [R] */
#ifndef PERILUNE_ONE_SMALL_STEP_SMALL_H
#define PERILUNE_ONE_SMALL_STEP_SMALL_H

PL_FN const struct oss_rules *oss_numbers(const struct pl_rules *rules)
{
	return (const struct oss_rules *)rules;
}

PL_FN const struct oss_state *oss_position(const struct pl_state *state)
{
	return (const struct oss_state *)state;
}

PL_FN uint32_t oss_bit(int number)
{
	return (uint32_t)1 << number;
}

PL_FN int oss_count_bits(uint32_t bits)
{
#ifdef __CUDA_ARCH__
	return __popc(bits);
#else
	return __builtin_popcount(bits);
#endif
}

/* Places for spies: a resource of a mat, 1 to 20, then the technologies. */
enum { OSS_MATS = OSS_SEATS * (int)OSS_RESOURCES, OSS_PLACES = OSS_MATS + OSS_TECHNOLOGIES };

PL_FN int oss_mat_place(int seat, int resource)
{
	return seat * OSS_RESOURCES + resource;
}

PL_FN int oss_tech_place(int technology)
{
	return OSS_MATS + technology;
}

PL_FN int oss_place_seat(int place)
{
	return (place - 1) / OSS_RESOURCES;
}

PL_FN int oss_place_resource(int place)
{
	return (place - 1) % OSS_RESOURCES + 1;
}

/* Its bit in watches. */
PL_FN uint32_t oss_watch(int seat, int resource)
{
	return oss_bit(oss_mat_place(seat, resource));
}

PL_FN uint32_t oss_mat_mask(int seat)
{
	return (uint32_t)0x1f << oss_mat_place(seat, OSS_MORALE);
}

PL_FN bool oss_has_spy(const struct oss_player *p, int place)
{
	if (place <= OSS_MATS)
		return (p->watches >> place) & 1;
	return (p->posts >> (place - OSS_MATS)) & 1;
}

/* Where the spies of a player are: bit n is place n. */
PL_FN uint64_t oss_places_of(const struct oss_player *p)
{
	return p->watches | (uint64_t)p->posts << OSS_MATS;
}

/* They are few, so counting one by one is quickest. */
PL_FN int oss_spies_out(const struct oss_player *p)
{
	int spies = 0;
	for (uint64_t left = oss_places_of(p); left != 0; left &= left - 1)
		spies++;
	return spies;
}

/* How many cards of a kind a hand holds. */
PL_FN int oss_held(const struct oss_hand *hand, int kind)
{
	return hand->of[kind - 1];
}

PL_FN int oss_cards_in(const struct oss_hand *hand)
{
	int cards = 0;
	for (int at = 0; at < OSS_KINDS; at++)
		cards += hand->of[at];
	return cards;
}

PL_FN bool oss_is_empty(const struct oss_hand *hand)
{
	return oss_cards_in(hand) == 0;
}

PL_FN int oss_stockpile(const struct oss_player *p)
{
	int sum = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		sum += p->stock[resource];
	return sum;
}

PL_FN void oss_add(struct oss_player *p, int resource, int tokens)
{
	p->stock[resource] = (uint16_t)pl_least(p->stock[resource] + tokens, OSS_MOST);
}

PL_FN bool oss_is_over(const struct oss_state *s)
{
	return s->base.phase >= OSS_LANDED;
}

/* The technologies that carry a marker of anybody, or of anybody but one. */
PL_FN uint32_t oss_marked(const struct oss_state *s, int but)
{
	uint32_t marks = 0;
	for (int seat = 0; seat < s->base.seats; seat++)
		if (seat != but)
			marks |= s->player[seat].marks;
	return marks;
}

/* OSS-089: of these technologies those whose Ongoing effects a player has. */
PL_FN uint32_t oss_active(const struct oss_state *s, int seat, uint32_t of)
{
	const struct oss_player *p = &s->player[seat];
	uint32_t own = p->marks & of, spied = p->posts & of & ~own;
	return spied == 0 ? own : own | (spied & oss_marked(s, seat));
}

/* Whether a player has a standing effect, of its country or a technology. */
PL_FN bool oss_has(const struct oss_rules *r, const struct oss_state *s, int seat, int effect)
{
	return (r->talent[s->player[seat].faction] >> effect) & 1 ||
		oss_active(s, seat, r->gives[effect]) != 0;
}

/* OSS-078: whether a player turns cards into resources. */
PL_FN bool oss_may_convert(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	return oss_has(r, s, seat, OSS_CONVERT);
}

/* True if every prerequisite is met by these markers. */
PL_FN bool oss_leads_to(const struct oss_rules *r, uint32_t marks, int technology)
{
	const uint32_t *need = r->need[technology];
	int lacking = 0;
	marks |= OSS_NO_NEED;
	for (int i = 0; i < OSS_NEEDS; i++)
		lacking |= (need[i] & marks) == 0;
	return lacking == 0;
}

/* One resource of a packed sum. */
PL_FN int oss_unpack(uint64_t packed, int resource)
{
	return (int)(packed >> (OSS_LANE * (resource - 1))) & ((1 << OSS_LANE) - 1);
}

/* OSS-042, OSS-043, OSS-C04, OSS-C17: what Produce gives before spies take theirs, packed. */
PL_FN uint64_t oss_made(const struct oss_rules *r, const struct oss_state *s, int seat)
{
	uint64_t sum = r->native[s->player[seat].faction];
	for (uint32_t left = oss_active(s, seat, r->gives[OSS_YIELD]); left != 0; left &= left - 1)
		sum += r->yield[pl_lowest(left)];
	return sum;
}

/* A bit for each of eight counts that is not 0. */
PL_FN uint32_t oss_any_of_eight(const uint8_t *of)
{
	const uint64_t low = 0x7f7f7f7f7f7f7f7fu, spread = 0x0102040810204080u;
	uint64_t word = (uint64_t)of[0] | (uint64_t)of[1] << 8 | (uint64_t)of[2] << 16 |
		(uint64_t)of[3] << 24 | (uint64_t)of[4] << 32 | (uint64_t)of[5] << 40 |
		(uint64_t)of[6] << 48 | (uint64_t)of[7] << 56;
	word = ((((word & low) + low) | word) & ~low) >> 7;
	return (uint32_t)((word * spread) >> 56);
}

/* The kinds of cards in a hand: bit n - 1 is kind n. */
PL_FN uint32_t oss_kinds_in(const struct oss_hand *hand)
{
	uint32_t kinds = 0;
	for (int from = 0; from < OSS_KINDS; from += 8)
		kinds |= oss_any_of_eight(hand->of + from) << from;
	return kinds;
}

/* What a step of a card amounts to at a tier. */
PL_FN int oss_amount(struct oss_step step, int tier)
{
	return step.number + step.tier * tier;
}

/* Tell everybody that something happened. */
PL_FN void oss_say(struct oss_table *t, int kind, int seat, int a, int b, int c)
{
	if (t->events == NULL)
		return;
	struct pl_event event = {
		(uint8_t)kind, (uint8_t)seat, 0, { (uint8_t)a, (uint8_t)b, (uint8_t)c }, { 0 }
	};
	pl_emit(t->events, event);
}

/* Tell everybody, and the card to some. */
PL_FN void oss_whisper(struct oss_table *t, int kind, int seat, int a, int card, unsigned seen_by)
{
	if (t->events == NULL)
		return;
	struct pl_event event = {
		(uint8_t)kind, (uint8_t)seat, (uint8_t)seen_by, { (uint8_t)a }, { (uint8_t)card }
	};
	pl_emit(t->events, event);
}

#endif
