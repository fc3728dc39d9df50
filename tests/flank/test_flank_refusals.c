/* test_flank_refusals.c - whatever can be written is either a move or refused by the clause that
 * says so; and whatever is written has its own text. */
#include "flank/table.h"

#include "core/describe.h"

/* What the cited clause says, for each reason to refuse a move. */
static const struct {
	int reason;
	const char *says;
} cited[] = {
	{ FLK_NOT_ASKED, "both harvest, both build" },
	{ FLK_NO_SUCH_MOVE, "three phases" },
	{ FLK_FACTION_TAKEN, "one of the two that are left" },
	{ FLK_TAKE_A_FACTION, "takes a faction first" },
	{ FLK_HARVEST_ONLY, "no more cards are played" },
	{ FLK_CARD_NOT_HELD, "your resource cards" },
	{ FLK_CANNOT_PAY, "as many units as you can pay for" },
	{ FLK_CANNOT_PAY_UPGRADE, "what it costs" },
	{ FLK_NO_BASE_THERE, "a zone with a base of yours" },
	{ FLK_ZONE_FULL, "limit holds" },
	{ FLK_NO_MINIATURE, "all miniatures are on the board" },
	{ FLK_POPULATION, "population limit" },
	{ FLK_ACTIVE_ALREADY, "is active" },
	{ FLK_NO_UPGRADES, "of your upgrades are active" },
	{ FLK_LIMIT_OF_UPGRADES, "first discard an active one" },
	{ FLK_NOT_ACTIVE, "discard an active one" },
	{ FLK_ROOM_FOR_UPGRADES, "of your upgrades are active" },
	{ FLK_NOT_ADJACENT, "adjacent zone" },
	{ FLK_NO_UNITS_THERE, "with units of yours" },
	{ FLK_ONLY_INTO_BATTLE, "lead into its zone only" },
	{ FLK_TARGET_FULL, "may not be more than its limit" },
	{ FLK_NOT_SO_MANY, "units of that zone" },
	{ FLK_CANNOT_STRIDE, "all units of the move need it" },
	{ FLK_MUST_SEND, "units of that zone go to the target" },
	{ FLK_CANNOT_JOIN, "adjacent to its target may come along" },
	{ FLK_NOT_THAT_TYPE, "one type after another" },
	{ FLK_SPLIT_ALL, "split among them" },
	{ FLK_FRONT_EMPTY, "At least one unit must be in the frontline" },
	{ FLK_NO_BLUE, "Blue:" },
	{ FLK_NO_GREEN, "Green:" },
	{ FLK_NO_YELLOW, "Yellow:" },
	{ FLK_NO_TOKEN_REMOVES, "each with its effect" },
	{ FLK_NOT_THERE, "To push is" },
	{ FLK_HELD, "cannot be pushed or removed" },
	{ FLK_SAME_AREA, "into another area" },
	{ FLK_NOT_BY_THIS, "Before Combat" },
	{ FLK_SAY_WHICH, "In which order" },
	{ FLK_NOT_READY, "could be used" },
	{ FLK_NO_VICTIM, "units in the enemy's support" },
	{ FLK_NOT_A_SURVIVOR, "the survivors return" },
	{ FLK_LEAVES_AFTER_TIE, "After a tie" },
	{ FLK_NOT_A_REFUGE, "adjacent zones" },
	{ FLK_NO_ROOM, "within their limits" },
	{ FLK_ENEMY_THERE, "enemy units or bases" },
	{ FLK_BATTLE_ZONE_FIRST, "to the battle zone" },
	{ FLK_MUST_RETREAT, "must be placed while there is room" },
};

/* The sentence of a clause in the rulebook. */
static const char *clause_text(const char *clause)
{
	static char line[2000];
	char start[32];
	snprintf(start, sizeof start, "\n- %s ", clause);
	const char *at = strstr(flk_game.rulebook, start);
	if (at == NULL)
		fail_msg("%s is not in the rulebook", clause);
	snprintf(line, sizeof line, "%.*s", (int)strcspn(at + 1, "\n"), at + 1);
	return line;
}

static void every_reason_cites_the_clause_that_says_so(void **unused)
{
	(void)unused;
	int count = sizeof cited / sizeof cited[0];
	assert_int_equal(count, FLK_BAD_BOARD - 1);
	for (int i = 0; i < count; i++) {
		assert_int_equal(cited[i].reason, i + 1);
		assert_has(clause_text(flk_game.reasons[i + 1].clause), cited[i].says);
	}
}

/* --- everything that can be written ------------------------------------------------------------ */

enum { MOST_WRITTEN = 4096, TEXT = 100 };

struct written {
	char text[MOST_WRITTEN][TEXT];
	const char *sorted[MOST_WRITTEN];
	int count;
};

static int by_text(const void *one, const void *other)
{
	return strcmp(*(const char *const *)one, *(const char *const *)other);
}

/* Every move of every form, of one seat, in this position: written, explained, judged. */
static void write_all(struct table *t, const struct pl_book *book, int seat, bool *seen,
                      struct written *all)
{
	const struct pl_description *d = flk_game.description;
	struct pl_move move;
	char room[4000];
	all->count = 0;
	for (int n = 0; n < pl_action_count(d); n++) {
		if (!pl_action_move(d, n, seat, FLK_PLAYERS, &move))
			continue;
		struct pl_text text = pl_text_in(room, sizeof room);
		flk_game.format(t->book, view_of(t, seat), &move, &text);
		bool named = strchr(room, '?') == NULL;
		text = pl_text_in(all->text[all->count], TEXT);
		flk_game.format(book, view_of(t, seat), &move, &text);
		if (book != t->book && !named)
			continue; /* what has no name, English numbers, and nobody else need type */
		all->sorted[all->count] = all->text[all->count];
		assert_true(all->text[all->count][0] != '\0' && ++all->count < MOST_WRITTEN);
		text = pl_text_in(room, sizeof room);
		flk_game.explain(book, view_of(t, seat), &move, &text);
		seen[flk_game.check(book->rules, view_of(t, seat), &move)] = true;
	}
	qsort(all->sorted, (size_t)all->count, sizeof all->sorted[0], by_text);
	for (int i = 1; i < all->count; i++)
		if (strcmp(all->sorted[i - 1], all->sorted[i]) == 0)
			fail_msg("two moves are written '%s'", all->sorted[i]);
}

static void judge_position(struct table *t, const struct pl_book *german, bool *seen)
{
	static struct written all;
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		write_all(t, t->book, seat, seen, &all);
		if (t->s.round <= (BRIEF ? 1 : 6))
			write_all(t, german, seat, seen, &all);
	}
}

static void play_any(struct table *t, int seat, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int count = flk_game.legal(t->book->rules, &t->s.base, seat, moves);
	make_move(t, &moves[pl_draw(chance, (uint32_t)count)]);
}

/* Along games of any moves, once in each phase of a round. */
static void judge_games(const char *setting, int games, bool *seen)
{
	struct pl_language *language = pl_language_of(&flk_game, "de");
	for (int seed = 1; seed <= games; seed++) {
		struct table *t = open_seeded(setting, (uint64_t)seed);
		struct pl_book german = pl_book_in(t->book, language);
		struct pl_chance chance = { { (uint64_t)seed, 9 }, 0 };
		bool done[FLK_TIMED_OUT + 1] = { false };
		for (int round = 0; t->s.base.pending != 0 && t->s.round < 30;) {
			int phase = t->s.base.phase;
			if (!done[phase])
				judge_position(t, &german, seen);
			done[phase] = phase != FLK_CHOOSING;
			play_any(t, pl_first_pending(&t->s.base), &chance);
			if (t->s.round / 6 != round)
				memset(done, 0, sizeof done);
			round = t->s.round / 6;
		}
		judge_position(t, &german, seen);
		close_table(t);
	}
	pl_language_free(language);
}

/* No text is empty or another's, nothing breaks, and every reason is given some time. */
static void everything_written_is_a_move_or_refused(void **unused)
{
	(void)unused;
	bool seen[FLK_TOO_MANY_EFFECTS + 1] = { false };
	judge_games(NULL, BRIEF ? 1 : 2, seen);
	judge_games("upgrade_limit=0", 1, seen);
	judge_games("board=crater", 1, seen);
	judge_games("population=3", 1, seen);
	for (int reason = 0; reason < FLK_BAD_BOARD; reason++)
		if (!seen[reason])
			fail_msg("never refused: %s", flk_game.reasons[reason].text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_reason_cites_the_clause_that_says_so),
		cmocka_unit_test(everything_written_is_a_move_or_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
