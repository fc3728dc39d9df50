/* vet_effects.c - whether an effect can be: every key that the data gives it means
 * something for an effect of its kind, or is refused. The tables say which keys those
 * are, whom each deed may be for, and how much of it there may be. */
#include "games/space-tug-skirmish/space_tug.h"

/* --- which keys ------------------------------------------------------------------ */

enum {
	KEY_MOD = 1 << 0,
	KEY_WARD = 1 << 1,
	KEY_FROM = 1 << 2,
	KEY_BECOMES = 1 << 3,
	KEY_WHO = 1 << 4,
	KEY_WHAT = 1 << 5,
	KEY_PICK = 1 << 6,
	KEY_ACT = 1 << 7,
	KEY_N = 1 << 8,
	KEY_PER = 1 << 9,
	KEY_DIV = 1 << 10,
	KEY_MAX = 1 << 11,
	KEY_TURNS = 1 << 12,
	KEY_IF = 1 << 13,
	KEY_AT_LEAST = 1 << 14,
	KEY_AT_MOST = 1 << 15,
	KEY_ACTION = 1 << 16,
	KEY_ON = 1 << 17,
	KEY_DO = 1 << 18,
	KEYS = 19,
	BY_COUNT = KEY_PER | KEY_DIV | KEY_MAX,
	WHERE = KEY_IF | KEY_AT_LEAST | KEY_AT_MOST,
	SHIELD = KEY_WARD | KEY_FROM | KEY_BECOMES
};

/* The paths of the keys, for each table that has effects; in the order of the bits. */
#define PATHS(table)                                                                               \
	{                                                                                          \
		table "[].effect[].mod", table "[].effect[].ward", table "[].effect[].from",       \
			table "[].effect[].becomes", table "[].effect[].who",                      \
			table "[].effect[].what", table "[].effect[].pick",                        \
			table "[].effect[].act", table "[].effect[].n", table "[].effect[].per",   \
			table "[].effect[].div", table "[].effect[].max",                          \
			table "[].effect[].turns", table "[].effect[].if",                         \
			table "[].effect[].at_least", table "[].effect[].at_most",                 \
			table "[].effect[].action", table "[].effect[].on", table "[].effect[].do" \
	}
static const char *const paths[][KEYS] = {
	[STS_OF_CARD] = PATHS("card"),
	[STS_OF_EPOCH] = PATHS("epoch"),
	[STS_OF_LEVEL] = PATHS("persona_card"),
};

/* The keys whose value is not the one of a key that is left out. */
static int keys_of(const struct sts_effect *e)
{
	const bool given[KEYS] = {
		e->mod != 0,      e->ward != 0,    e->from != 0, e->becomes != 0, e->who != 0,
		e->what != 0,     e->pick != 0,    e->act != 0,  e->n != 0,       e->per != 0,
		e->divisor != 1,  e->most != 0,    e->turns > 0, e->held != 0,    e->at_least != 0,
		e->at_most != -1, e->action != -1, e->on != 0,   e->deed != 0,
	};
	int keys = 0;
	for (int i = 0; i < KEYS; i++)
		keys |= given[i] << i;
	return keys;
}

/* --- deeds ------------------------------------------------------------------------- */

enum {
	TO_SELF = 1 << STS_SELF,
	TO_ONE = 1 << STS_RIVAL | 1 << STS_TOP_RIVAL,
	TO_RIVALS = 1 << STS_RIVALS,
	TO_FOUND = 1 << STS_LEADER | 1 << STS_POOREST,
	TO_GROUP = 1 << STS_ALL | 1 << STS_IN_OPS | 1 << STS_HOLDER | TO_FOUND,
	TO_ANY = TO_SELF | TO_ONE | TO_RIVALS | TO_GROUP,
	ON_EPOCH = TO_GROUP /* nobody has turned the card, so nobody has rivals */
};

/* What goes with each deed: keys it must have and may have besides, whom it may be for,
 * the most of it, and whether a Disturbance, an action, a trigger and a Contract can do
 * it: the last asks nobody anything. */
static const struct deed {
	int must, may, who, most;
	bool strikes, acts, triggers, rewards;
} deeds[STS_DO_BOOST + 1] = {
	/* clang-format off */
	[STS_DO_MONEY]   = { KEY_WHO | KEY_N, BY_COUNT | WHERE, TO_ANY, 100, true, true, true, true },
	[STS_DO_TAX]     = { KEY_WHO | KEY_N, WHERE, TO_ANY, 100, true, false, false, true },
	[STS_DO_TAKE]    = { KEY_WHO | KEY_N, WHERE, TO_ONE | TO_RIVALS, 100, false, false, false,
	                     false },
	[STS_DO_DRAW]    = { KEY_WHO | KEY_N, WHERE, TO_SELF, 9, false, true, false, false },
	[STS_DO_SCRAP]   = { KEY_WHO | KEY_N, WHERE, TO_ANY, 5, true, false, false, true },
	[STS_DO_HIT]     = { KEY_WHO | KEY_WHAT | KEY_PICK | KEY_ACT | KEY_N, WHERE, TO_ANY, 5,
	                     true, false, false, false },
	[STS_DO_MEND]    = { KEY_WHO | KEY_N, WHERE, TO_ANY & ~TO_ONE, 9, true, true, false,
	                     false },
	[STS_DO_SALVAGE] = { KEY_WHO | KEY_N, WHERE, TO_ANY & ~TO_ONE, 9, true, true, false,
	                     false },
	[STS_DO_DIG]     = { KEY_WHO | KEY_WHAT | KEY_N, WHERE, TO_SELF, 5, false, true, false,
	                     false },
	[STS_DO_PHASE]   = { KEY_WHO, WHERE, TO_ANY, 0, true, false, false, true },
	[STS_DO_SHIFT]   = { KEY_WHO | KEY_N, WHERE, TO_SELF, 2, false, true, false, false },
	[STS_DO_TOKEN]   = { KEY_WHO, WHERE, TO_SELF | TO_ONE | TO_FOUND, 0, true, false, false,
	                     true },
	[STS_DO_DROP]    = { KEY_N, 0, 0, 3, true, false, false, false },
	[STS_DO_LASTING] = { KEY_WHO, KEY_MOD | SHIELD | KEY_N | KEY_TURNS | WHERE, TO_ANY, 100,
	                     true, false, false, true },
	[STS_DO_BOOST]   = { KEY_WHO | KEY_N, KEY_TURNS | WHERE, TO_SELF, 20, false, true, false,
	                     false },
	/* clang-format on */
};

/* --- one effect ---------------------------------------------------------------------- */

/* A mistake: why, and the key to blame. */
struct wrong {
	int why, key;
};

static struct wrong none_wrong(void)
{
	struct wrong none = { 0, 0 };
	return none;
}

static struct wrong wrong(int why, int key)
{
	struct wrong found = { why, key };
	return found;
}

/* Keys that must be there, and none beyond those that may. */
static struct wrong vet_keys(const struct sts_effect *e, int must, int may)
{
	int keys = keys_of(e), lacks = must & ~keys, more = keys & ~(must | may);
	if (more != 0)
		return wrong(STS_BAD_KEY, more & -more);
	return lacks != 0 ? wrong(STS_LACKS_KEY, lacks & -lacks) : none_wrong();
}

/* STS-C43: a condition says what it counts and how much of that. */
static struct wrong vet_condition(const struct sts_effect *e)
{
	bool bounded = e->at_least > 0 || e->at_most >= 0;
	if (e->held != 0 && !bounded)
		return wrong(STS_BAD_IF, KEY_IF);
	if (e->held == 0 && bounded)
		return wrong(STS_BAD_IF, e->at_least != 0 ? KEY_AT_LEAST : KEY_AT_MOST);
	if (e->at_most >= 0 && e->at_least > e->at_most)
		return wrong(STS_BAD_IF, KEY_AT_MOST);
	if (e->per == 0 && (e->divisor != 1 || e->most != 0))
		return wrong(STS_BAD_KEY, e->divisor != 1 ? KEY_DIV : KEY_MAX);
	return none_wrong();
}

/* A number of the rules that is changed. A stat that counts something would run in a
 * circle; the lowest cap holds, so it is counted by nothing. */
static struct wrong vet_mod(const struct sts_effect *e)
{
	bool stat = e->mod >= STS_KNOB_STRENGTH && e->mod <= STS_KNOB_ENERGY;
	if (stat && sts_counts(e))
		return wrong(STS_BAD_CIRCLE, e->per != 0 ? KEY_PER : KEY_IF);
	if (e->mod == STS_KNOB_INCOME_CAP)
		return e->per != 0 ? wrong(STS_BAD_KEY, KEY_PER)
			: e->n < 0 ? wrong(STS_BAD_N, KEY_N)
				   : none_wrong();
	if (e->n == 0 || (e->mod == STS_KNOB_FREE_SPECS && e->n < 0))
		return wrong(STS_BAD_N, KEY_N);
	return none_wrong();
}

static struct wrong vet_shield(const struct sts_effect *e)
{
	if (e->from == 0)
		return wrong(STS_LACKS_KEY, KEY_FROM);
	if (e->becomes != 0 && e->ward != STS_WARD_DESTROY)
		return wrong(STS_BAD_KEY, KEY_BECOMES);
	return e->mod != 0 || e->n != 0 ? wrong(STS_BAD_KEY, e->mod != 0 ? KEY_MOD : KEY_N)
					: none_wrong();
}

/* mod or ward, one of them. */
static struct wrong vet_change(const struct sts_effect *e)
{
	if (e->ward != 0)
		return vet_shield(e);
	if (e->from != 0 || e->becomes != 0)
		return wrong(STS_BAD_KEY, e->from != 0 ? KEY_FROM : KEY_BECOMES);
	return e->mod != 0 ? vet_mod(e) : wrong(STS_LACKS_KEY, KEY_MOD);
}

static struct wrong vet_standing(const struct sts_effect *e)
{
	int by_count = e->ward != 0 ? 0 : BY_COUNT;
	struct wrong found = vet_keys(e, 0, KEY_MOD | SHIELD | KEY_N | by_count | WHERE);
	return found.why != 0 ? found : vet_change(e);
}

static struct wrong vet_hit(const struct sts_effect *e)
{
	bool one = (1 << e->who & TO_ONE) != 0;
	if (e->pick == STS_CHOOSE && !one)
		return wrong(STS_BAD_CHOICE, KEY_PICK);
	if (e->what == STS_OFF && e->act == STS_DISABLE)
		return wrong(STS_BAD_CHOICE, KEY_WHAT);
	return none_wrong();
}

/* What happens once, whenever something else does, or at a price. */
static struct wrong vet_deed(const struct sts_effect *e, int who)
{
	const struct deed *deed = &deeds[e->deed];
	struct wrong found = vet_keys(e, deed->must, deed->may | KEY_ACTION | KEY_ON | KEY_DO);
	if (found.why != 0)
		return found;
	if (deed->who != 0 && !(1 << e->who & deed->who & who))
		return wrong(STS_BAD_WHO, KEY_WHO);
	if (e->deed == STS_DO_LASTING)
		return vet_change(e);
	bool either = e->deed == STS_DO_MONEY;
	if ((deed->must & KEY_N) && ((e->n < 0 && !either) || e->n > deed->most))
		return wrong(STS_BAD_N, KEY_N);
	if (e->deed == STS_DO_DIG && e->what > STS_AN_ILITY)
		return wrong(STS_BAD_CHOICE, KEY_WHAT);
	return e->deed == STS_DO_HIT ? vet_hit(e) : none_wrong();
}

/* How an effect acts must go with its card. */
static struct wrong vet_effect(const struct sts_effect *e, int bearer)
{
	const struct deed *deed = &deeds[e->deed];
	bool stays = bearer == STS_ON_TUG || bearer == STS_IS_CONTEXT;
	struct wrong found = vet_condition(e);
	if (found.why != 0)
		return found;
	if (e->action >= 0 && (bearer != STS_ON_TUG || e->on != 0 || !deed->acts))
		return wrong(STS_BAD_KIND_OF_EFFECT, KEY_ACTION);
	if (e->on != 0 && (!stays || !deed->triggers))
		return wrong(STS_BAD_KIND_OF_EFFECT, KEY_ON);
	if (e->action >= 0 || e->on != 0)
		return vet_deed(e, TO_SELF);
	if (stays != (e->deed == 0))
		return wrong(STS_BAD_KIND_OF_EFFECT, KEY_DO);
	if (e->deed == 0)
		return vet_standing(e);
	if ((bearer == STS_IS_DISTURBANCE && !deed->strikes) ||
	    (bearer == STS_IS_CONTRACT && !deed->rewards))
		return wrong(STS_BAD_KIND_OF_EFFECT, KEY_DO);
	if (bearer == STS_IS_CONTRACT)
		return vet_deed(e, TO_SELF);
	return vet_deed(e, bearer == STS_IS_DISTURBANCE ? ON_EPOCH : TO_ANY);
}

/* --- all effects of a card ---------------------------------------------------------------- */

static struct sts_fault blame(struct wrong found, enum sts_table_of table, int row, int at)
{
	int bit = 0;
	while (found.key >> (bit + 1) != 0)
		bit++;
	struct sts_fault fault = { found.why, paths[table][bit], { row, at } };
	return fault;
}

/* All that one card hits and scraps is told in one go: six of each player's at most. */
enum { MOST_STRUCK = 6 };

struct sts_fault sts_vet_effects(const struct sts_effect *effect, int count, int bearer,
                                 enum sts_table_of table, int row)
{
	struct sts_fault good = { 0, NULL, { 0, 0 } };
	int actions = 0, struck = 0;
	for (int i = 0; i < count; i++) {
		struct wrong found = vet_effect(&effect[i], bearer);
		if (found.why != 0)
			return blame(found, table, row, i);
		if (effect[i].action >= 0 && ++actions > 1)
			return blame(wrong(STS_TWO_ACTIONS, KEY_ACTION), table, row, i);
		if (effect[i].deed == STS_DO_HIT || effect[i].deed == STS_DO_SCRAP)
			struck += effect[i].n;
		if (struck > MOST_STRUCK)
			return blame(wrong(STS_BAD_N, KEY_N), table, row, i);
	}
	return good;
}
