/* test_flank_audit.c - the audit refuses whatever the table of state says cannot be, and what
 * belongs to another phase. */
#include "flank/table.h"

#include "core/describe_parts.h"

/* Numbers that are none of an item's, as far as its bytes can hold them. */
static int wrong_values(const struct pl_item *item, int64_t was, int64_t out[32])
{
	int64_t most = ((int64_t)1 << (8 * item->size)) - 1;
	int count = 0;
	switch (item->kind) {
	case PL_IS_NUMBER:
		out[count++] = item->hi + 1;
		out[count++] = most;
		break;
	case PL_IS_FLAG:
		out[count++] = 2;
		break;
	case PL_IS_ONE:
		out[count++] = item->first + item->set->count;
		out[count++] = most;
		break;
	default:
		for (int m = 0; m < item->set->count && item->bits > 1; m++) {
			int shift = item->first + m * item->bits;
			out[count++] = (was & ~(15ll << shift)) | (item->hi + 1ll) << shift;
			out[count++] = was | 15ll << shift;
		}
	}
	return count;
}

/* How many moves there were is bounded by nothing in the position. */
static bool is_bounded(const struct pl_item *item)
{
	return item->read == NULL && strcmp(item->name, "ply") != 0 &&
		strcmp(item->name, "opened") != 0;
}

static void refuse_values(const struct table *t, const struct pl_item *item,
                          const int row[PL_BRACKETS])
{
	int64_t wrong[32];
	int count = wrong_values(item, pl_item_get(item, NULL, &t->s, 0, row), wrong);
	for (int i = 0; i < count; i++) {
		struct flk_state other = t->s;
		pl_item_put(item, &other, row, wrong[i]);
		if (flk_game.audit(t->book->rules, &other.base) == NULL)
			fail_msg("phase %d: %s[%d][%d] may be %lld", t->s.base.phase, item->name,
			         row[0], row[1], (long long)wrong[i]);
	}
}

static void refuse_all(const struct table *t)
{
	for (const struct pl_item *item = flk_description.state; item->name != NULL; item++) {
		int row[PL_BRACKETS] = { 0 };
		if (!is_bounded(item))
			continue;
		do
			refuse_values(t, item, row);
		while (next_row(item, row));
	}
}

/* Any move of whoever is asked, but no end of a phase while there is more to do. */
static void play_on(struct table *t, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int seat = pl_first_pending(&t->s.base);
	int count = flk_game.legal(t->book->rules, &t->s.base, seat, moves);
	int nth = (int)pl_draw(chance, (uint32_t)count);
	if (moves[nth].verb == FLK_DONE && count > 1 && pl_draw(chance, 2) == 0)
		nth = (int)pl_draw(chance, (uint32_t)count);
	make_move(t, &moves[nth]);
}

/* Calls check in positions of every phase, of games that chance plays. */
static void in_all_phases(void (*check)(const struct table *))
{
	unsigned seen = 0;
	for (uint64_t seed = 1; seed <= 12; seed++) {
		struct table *t = open_seeded("round_limit=12", seed);
		struct pl_chance chance = { { seed, 5 }, 0 };
		for (int ply = 0; t->s.base.pending != 0; ply++) {
			seen |= 1u << t->s.base.phase;
			if (ply % 3 == 0 || t->s.base.phase >= FLK_BEFORE)
				check(t);
			play_on(t, &chance);
		}
		seen |= 1u << t->s.base.phase;
		check(t);
		close_table(t);
	}
	for (int phase = FLK_CHOOSING; phase <= FLK_RETREATING; phase++)
		assert_true((seen >> phase) & 1);
}

static void no_number_is_beyond_its_range(void **unused)
{
	(void)unused;
	in_all_phases(refuse_all);
}

/* A byte of the state that is 0 but in some phases, bit n for phase n. */
struct belonging {
	const char *name;
	size_t offset;
	unsigned phases;
};

#define FROM(phase)  (~0u << (phase) & ((1u << FLK_WON) - 1))
#define IN(phase)    (1u << (phase))
#define BYTE(member) #member, offsetof(struct flk_state, member)
static const struct belonging belongings[] = {
	{ BYTE(opened), IN(FLK_FORMING) },
	{ BYTE(target), IN(FLK_PICKING) | IN(FLK_JOINING) },
	{ BYTE(source), IN(FLK_PICKING) | IN(FLK_JOINING) },
	{ BYTE(battle), FROM(FLK_PICKING) },
	{ BYTE(attacker), FROM(FLK_PICKING) },
	{ BYTE(siege), FROM(FLK_PICKING) },
	{ BYTE(placed[0]), IN(FLK_FORMING) },
	{ BYTE(mined[1]), IN(FLK_FORMING) },
	{ BYTE(side), IN(FLK_BEFORE) | FROM(FLK_STRIKING) },
	{ BYTE(cursor), IN(FLK_BEFORE) },
	{ BYTE(used), IN(FLK_BEFORE) },
	{ BYTE(spent), IN(FLK_SPENDING) },
	{ BYTE(stopped), FROM(FLK_SPENDING) },
	{ BYTE(points[1]), FROM(FLK_SPENDING) },
	{ BYTE(extra[0][1]), FROM(FLK_BEFORE) },
	{ BYTE(aside[0]), FROM(FLK_BEFORE) },
	{ BYTE(winner), FROM(FLK_STRIKING) },
	{ BYTE(lost[1]), FROM(FLK_STRIKING) },
	{ BYTE(strikes[0]), IN(FLK_STRIKING) },
	{ BYTE(base.sealed), IN(FLK_FORMING) },
};

static void refuse_belongings(const struct table *t)
{
	for (size_t i = 0; i < sizeof belongings / sizeof belongings[0]; i++) {
		struct flk_state other = t->s;
		uint8_t *byte = (uint8_t *)&other + belongings[i].offset;
		if ((belongings[i].phases >> t->s.base.phase) & 1)
			continue;
		assert_int_equal(*byte, 0);
		*byte = 1;
		if (flk_game.audit(t->book->rules, &other.base) == NULL)
			fail_msg("phase %d: %s may be 1", t->s.base.phase, belongings[i].name);
	}
}

static void what_belongs_to_a_phase_is_nowhere_else(void **unused)
{
	(void)unused;
	in_all_phases(refuse_belongings);
}

/* Who is asked follows from the position: nobody else can be. Only of the two who spend in turns
 * either may be the one. */
static void refuse_askings(const struct table *t)
{
	if (t->s.base.phase == FLK_SPENDING)
		return;
	for (int pending = 0; pending < 8; pending++) {
		struct flk_state other = t->s;
		other.base.pending = (uint8_t)pending;
		if (pending != t->s.base.pending &&
		    flk_game.audit(t->book->rules, &other.base) == NULL)
			fail_msg("phase %d: %d may be asked for %d", t->s.base.phase, pending,
			         t->s.base.pending);
	}
}

static void nobody_is_asked_out_of_turn(void **unused)
{
	(void)unused;
	in_all_phases(refuse_askings);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_number_is_beyond_its_range),
		cmocka_unit_test(what_belongs_to_a_phase_is_nowhere_else),
		cmocka_unit_test(nobody_is_asked_out_of_turn),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
