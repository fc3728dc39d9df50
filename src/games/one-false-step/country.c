/* country.c - the whole map at a glance. Every claim is followed once, every city asked once;
 * nothing is looked for port by port. */
#include "games/one-false-step/country.h"

static void lay_section(struct ofs_country *c, int slot)
{
	const struct ofs_graph *graph = ofs_graph_at(c->r, c->s, slot);
	int shift = slot * OFS_CLAIMS_EACH;
	c->slot[c->s->section[slot]] = (uint8_t)(slot + 1);
	c->mines |= (uint64_t)graph->mines << shift;
	c->free |= (uint64_t)(graph->mines | graph->farms) << shift;
	for (int claim = 0; claim < OFS_CLAIMS_EACH; claim++)
		c->near[shift + claim] = (uint64_t)graph->near[claim] << shift;
}

/* The claim, from 0, whose line runs to a port. */
static int claim_at(const struct ofs_country *c, int slot, int port)
{
	const struct ofs_graph *graph = ofs_graph_at(c->r, c->s, slot);
	return slot * OFS_CLAIMS_EACH + graph->at_port[c->s->turned[slot]][port];
}

static void lay_map(struct ofs_country *c)
{
	const struct ofs_seam *seam = c->r->seam[c->s->layout - 1];
	const struct ofs_seam *end = seam + c->r->seams[c->s->layout - 1];
	c->mines = c->free = 0;
	for (int section = 0; section <= OFS_SECTIONS; section++)
		c->slot[section] = 0;
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		lay_section(c, slot);
	for (; seam < end; seam++) {
		int a = claim_at(c, seam->slot[0], seam->port[0]);
		int b = claim_at(c, seam->slot[1], seam->port[1]);
		c->near[a] |= ofs_bit(b);
		c->near[b] |= ofs_bit(a);
	}
	c->free &= ~ofs_taken(c->s);
}

/* A seat's claims as strings, each claim followed once. */
static int tie_strings(struct ofs_country *c, uint64_t own, int count)
{
	while (own != 0) {
		uint64_t todo = own & -own, claims = 0, near = 0;
		while (todo != 0) {
			int claim = pl_lowest(todo);
			claims |= ofs_bit(claim);
			near |= c->near[claim];
			c->string_of[claim] = (uint8_t)count;
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
		for (uint64_t own = doors & c->s->player[seat].claims; own != 0; own &= own - 1) {
			struct ofs_string *string = &c->string[c->string_of[pl_lowest(own)]];
			reach |= string->edge;
			string->guard = (uint8_t)pl_most(string->guard, pile);
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
	uint64_t left = post->reach & ~c->free & ~c->s->player[post->seat].claims;
	prey->claims |= left;
	for (; left != 0; left &= left - 1) {
		int claim = pl_lowest(left);
		struct ofs_string *string = &c->string[c->string_of[claim]];
		int rolls = ofs_rolls_won(post->pile, string->guard);
		string->hit |= ofs_bit(claim);
		string->attack = (uint8_t)pl_most(string->attack, post->pile);
		prey->bare |= string->guard == 0 ? ofs_bit(claim) : 0;
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
