/* country.h - the whole map at a glance: who holds what, who reaches what, and what may be
 * taken from whom. For sights.c, which asks all of it at once and very often; map.c answers
 * one question at a time. [R] */
#ifndef PERILUNE_ONE_FALSE_STEP_COUNTRY_H
#define PERILUNE_ONE_FALSE_STEP_COUNTRY_H

#include "games/one-false-step/one-false-step.h"

/* Claims of one player that hang together: what defends one of them defends all (OFS-C09). */
struct ofs_string {
	uint64_t claims, edge; /* edge: claims of others and free ones beside them */
	uint64_t hit;          /* those that others reach, */
	uint8_t attack;        /* and the strongest city from which they do */
	uint8_t guard;         /* counters in the strongest own city beside them; 0: undefended */
};

/* An Active city and the claims connected to it (OFS-049). */
struct ofs_post {
	uint64_t reach;
	uint8_t seat, pile;
};

/* What a player could take from others. */
struct ofs_prey {
	uint64_t claims, bare; /* in reach; those that nobody defends */
	int best;              /* rolls of 36 that win the best case */
};

struct ofs_country {
	const struct ofs_rules *r;
	const struct ofs_state *s;
	uint64_t mines, free;           /* free: claims that nobody holds */
	uint64_t across[OFS_CLAIMS];    /* claims joined across a seam */
	uint8_t slot[OFS_SECTIONS + 1]; /* where a section lies, from 1; 0: not on the map */
	struct ofs_string string[OFS_CLAIMS];
	int first[PL_SEATS + 1]; /* a seat's strings are those from here to the next seat's */
	struct ofs_post post[OFS_CITIES];
	int posts;
	uint64_t reach[PL_SEATS]; /* from all Active cities */
	struct ofs_prey prey[PL_SEATS];
};

void ofs_survey_country(struct ofs_country *, const struct ofs_rules *, const struct ofs_state *);

/* Claims at a city's door; none for a city off the map. */
PL_FN uint64_t ofs_doors_in(const struct ofs_country *c, int city)
{
	int slot = c->slot[c->r->city[city - 1].section];
	return slot == 0 ? 0 : (uint64_t)c->r->door[city] << ((slot - 1) * OFS_CLAIMS_EACH);
}

/* Claims joined to a claim (from 0) by a line, across seams too. */
PL_FN uint64_t ofs_near_in(const struct ofs_country *c, int claim)
{
	int slot = claim / OFS_CLAIMS_EACH;
	const struct ofs_graph *graph = ofs_graph_at(c->r, c->s, slot);
	return c->across[claim] |
		(uint64_t)graph->near[claim % OFS_CLAIMS_EACH] << (slot * OFS_CLAIMS_EACH);
}

#endif
