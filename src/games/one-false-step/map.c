/* map.c - who is connected to what, and where things lie. Sections are graphs in the
 * rules; a position only says which lie where, so neighbours across a seam are looked
 * up through the ports. */
#include "games/one-false-step/one-false-step.h"

int ofs_slot_with(const struct ofs_state *s, int section)
{
	for (int slot = 0; slot < OFS_SLOTS; slot++)
		if (s->section[slot] == section)
			return slot;
	return -1;
}

uint64_t ofs_near(const struct ofs_rules *r, const struct ofs_state *s, int claim)
{
	int slot = ofs_slot_of(claim), local = ofs_local(claim);
	const struct ofs_graph *graph = ofs_graph_at(r, s, slot);
	uint64_t near = (uint64_t)graph->near[local] << (slot * OFS_CLAIMS_EACH);
	unsigned ports = graph->ports_of[s->turned[slot]][local];
	for (; ports != 0; ports &= ports - 1) {
		int met = r->meets[s->layout - 1][slot][pl_lowest(ports)] - 1;
		if (met < 0)
			continue; /* the edge of the map */
		int there = met / OFS_PORTS;
		const struct ofs_graph *other = ofs_graph_at(r, s, there);
		int neighbour = other->at_port[s->turned[there]][met % OFS_PORTS];
		near |= ofs_bit(there * OFS_CLAIMS_EACH + neighbour);
	}
	return near;
}

uint64_t ofs_doors(const struct ofs_rules *r, const struct ofs_state *s, int city)
{
	int slot = ofs_slot_with(s, r->city[city - 1].section);
	return slot < 0 ? 0 : (uint64_t)r->door[city] << (slot * OFS_CLAIMS_EACH);
}

/* All that a string of own claims reaches from these claims: OFS-050; lines to
 * cities are no part of it, so it stops at each (OFS-051). */
static uint64_t follow(const struct ofs_rules *r, const struct ofs_state *s, uint64_t own,
                       uint64_t reach)
{
	uint64_t todo = reach & own, done = 0;
	while (todo != 0) {
		int claim = pl_lowest(todo) + 1;
		done |= ofs_claim_bit(claim);
		reach |= ofs_near(r, s, claim);
		todo = reach & own & ~done;
	}
	return reach;
}

uint64_t ofs_reach(const struct ofs_rules *r, const struct ofs_state *s, int seat, int city)
{
	return follow(r, s, s->player[seat].claims, ofs_doors(r, s, city));
}

uint64_t ofs_string(const struct ofs_rules *r, const struct ofs_state *s, int seat, int claim)
{
	uint64_t own = s->player[seat].claims;
	return follow(r, s, own, ofs_claim_bit(claim)) & own;
}

int ofs_defender(const struct ofs_rules *r, const struct ofs_state *s, int seat, int claim)
{
	uint64_t string = ofs_string(r, s, seat, claim);
	int best = 0;
	for (uint64_t left = s->player[seat].cities; left != 0; left &= left - 1) {
		int city = pl_lowest(left);
		if ((ofs_doors(r, s, city) & string) != 0 &&
		    (best == 0 || s->town[city].pile > s->town[best].pile))
			best = city;
	}
	return best;
}

uint64_t ofs_claims_of(const struct ofs_rules *r, const struct ofs_state *s, int kind)
{
	uint64_t claims = 0;
	for (int slot = 0; slot < OFS_SLOTS; slot++) {
		const struct ofs_graph *graph = ofs_graph_at(r, s, slot);
		uint64_t here = kind == OFS_MINE ? graph->mines : graph->farms;
		claims |= here << (slot * OFS_CLAIMS_EACH);
	}
	return claims;
}

uint64_t ofs_taken(const struct ofs_state *s)
{
	uint64_t taken = 0;
	for (int seat = 0; seat < s->base.seats; seat++)
		taken |= s->player[seat].claims;
	return taken;
}

struct ofs_point ofs_lay(const struct ofs_rules *r, const struct ofs_state *s, int slot, int x,
                         int y)
{
	const struct ofs_slot *row = &r->layout[s->layout - 1].slot[slot];
	struct ofs_point p = { x, y };
	if (s->turned[slot]) {
		p.x = 10 * OFS_SHORT - x;
		p.y = 10 * OFS_LONG - y;
	}
	if (row->across) {
		int turned = 10 * OFS_LONG - p.y;
		p.y = p.x;
		p.x = turned;
	}
	p.x += 20 * row->x;
	p.y += 20 * row->y;
	return p;
}
