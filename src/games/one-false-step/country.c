/* country.c - the whole map at a glance. Every claim is followed once, every city asked once;
 * nothing is looked for port by port. */
#include "games/one-false-step/country.h"

#include "games/one-false-step/sense.h"

#include <string.h>

static void lay_map(struct ofs_country *c)
{
	const struct ofs_rules *r = c->r;
	const struct ofs_state *s = c->s;
	uint64_t land = 0;
	c->mines = 0;
	memset(c->slot, 0, sizeof c->slot);
	memset(c->across, 0, sizeof c->across);
	for (int slot = 0; slot < OFS_SLOTS; slot++) {
		const struct ofs_graph *graph = ofs_graph_at(r, s, slot);
		c->slot[s->section[slot]] = (uint8_t)(slot + 1);
		c->mines |= (uint64_t)graph->mines << (slot * OFS_CLAIMS_EACH);
		land |= (uint64_t)(graph->mines | graph->farms) << (slot * OFS_CLAIMS_EACH);
	}
	c->free = land & ~ofs_taken(s);
	const struct ofs_seam *seam = r->seam[s->layout - 1];
	for (const struct ofs_seam *end = seam + r->seams[s->layout - 1]; seam < end; seam++) {
		int claim[2];
		for (int side = 0; side < 2; side++) {
			int slot = seam->slot[side];
			const struct ofs_graph *graph = ofs_graph_at(r, s, slot);
			claim[side] = slot * OFS_CLAIMS_EACH +
				graph->at_port[s->turned[slot]][seam->port[side]];
		}
		c->across[claim[0]] |= ofs_bit(claim[1]);
		c->across[claim[1]] |= ofs_bit(claim[0]);
	}
}

/* A seat's claims as strings, each claim followed once. */
static int tie_strings(struct ofs_country *c, uint64_t own, int count)
{
	while (own != 0) {
		uint64_t todo = own & -own, claims = 0, near = 0;
		while (todo != 0) {
			int claim = pl_lowest(todo);
			claims |= ofs_bit(claim);
			near |= ofs_near_in(c, claim);
			todo = near & own & ~claims;
		}
		struct ofs_string string = { claims, near & ~claims, 0, 0, 0 };
		c->string[count++] = string;
		own &= ~claims;
	}
	return count;
}

/* What a seat's Active cities reach, and which strings they defend. */
static void post_guards(struct ofs_country *c, int seat)
{
	c->reach[seat] = 0;
	for (uint64_t left = c->s->player[seat].cities; left != 0; left &= left - 1) {
		int city = pl_lowest(left);
		uint8_t pile = c->s->town[city].pile;
		uint64_t doors = ofs_doors_in(c, city), reach = doors;
		for (int i = c->first[seat]; i < c->first[seat + 1]; i++) {
			struct ofs_string *string = &c->string[i];
			if ((string->claims & doors) == 0)
				continue;
			reach |= string->edge;
			if (pile > string->guard)
				string->guard = pile;
		}
		struct ofs_post post = { reach, (uint8_t)seat, pile };
		c->post[c->posts++] = post;
		c->reach[seat] |= reach;
	}
}

/* OFS-052 to OFS-058: what could be tried from one city. */
static void look_for_prey(struct ofs_country *c, const struct ofs_post *post)
{
	struct ofs_prey *prey = &c->prey[post->seat];
	if ((post->reach & ~c->free & ~c->s->player[post->seat].claims) == 0)
		return;
	for (int i = 0; i < c->first[c->s->base.seats]; i++) {
		struct ofs_string *string = &c->string[i];
		uint64_t hit = string->claims & post->reach;
		if (hit == 0 || (i >= c->first[post->seat] && i < c->first[post->seat + 1]))
			continue;
		int rolls = string->guard == 0 ? 36 : ofs_rolls_won(post->pile, string->guard);
		string->hit |= hit;
		string->attack = (uint8_t)pl_most(string->attack, post->pile);
		prey->claims |= hit;
		prey->bare |= string->guard == 0 ? hit : 0;
		prey->best = pl_most(prey->best, rolls);
	}
}

void ofs_survey_country(struct ofs_country *c, const struct ofs_rules *r, const struct ofs_state *s)
{
	c->r = r;
	c->s = s;
	c->posts = 0;
	c->first[0] = 0;
	lay_map(c);
	for (int seat = 0; seat < s->base.seats; seat++) {
		struct ofs_prey none = { 0, 0, 0 };
		c->prey[seat] = none;
		c->first[seat + 1] = tie_strings(c, s->player[seat].claims, c->first[seat]);
		post_guards(c, seat);
	}
	for (int i = 0; i < c->posts; i++)
		look_for_prey(c, &c->post[i]);
}
