/* test_pieces.c - cards are called too strong, too weak, dead or fine by those who had them at
 * hand: what is planted is named, the rest is not, and few games name nothing. */
#include "test.h"

#include "core/text.h"
#include "lab/pieces.h"

enum { GAMES = 2000 };

struct lab {
	struct pl_book *book;
	struct pl_sim sim;
	struct pl_sim_result result;
	struct pl_piece_verdict *all;
};

static void play(struct lab *lab, const char *slug, const char *const *settings, int count,
                 bool held, uint64_t games)
{
	const struct pl_game *game = pl_find_game(slug);
	*lab = (struct lab){ .book = pl_book_standard(game, settings, count, NULL) };
	assert_non_null(lab->book);
	lab->sim = (struct pl_sim){ .game = game,
		                    .books = (const struct pl_book *const *)&lab->book,
		                    .variants = 1,
		                    .seats = 2,
		                    .seed = { 4, 5 },
		                    .games = games,
		                    .threads = 2,
		                    .held = held };
	for (int seat = 0; seat < 2; seat++)
		lab->sim.bots[seat] = pl_bot_of("greedy");
	pl_sim_open(&lab->sim, &lab->result);
	assert_true(pl_sim_run(&lab->sim, &lab->result));
	lab->all = pl_judge_pieces(game, lab->book, &lab->result.tally[0]);
}

static void end(struct lab *lab)
{
	free(lab->all);
	pl_sim_close(&lab->result);
	pl_book_free(lab->book);
}

static const struct pl_piece_verdict *at_hand(const struct lab *lab, const char *id)
{
	const struct pl_tally *tally = &lab->result.tally[0];
	for (uint32_t i = 0; i < tally->use_count; i++)
		if (tally->uses[i].key >> 16 == PL_AT_HAND &&
		    strcmp(pl_piece_of(lab->sim.game, lab->book, &tally->uses[i]).id, id) == 0)
			return &lab->all[i];
	fail_msg("nobody had %s at hand", id);
	return NULL;
}

/* The verdict of events of a kind that point at a piece of that name. */
static const struct pl_piece_verdict *of_event(const struct lab *lab, const char *event,
                                               const char *name)
{
	const struct pl_tally *tally = &lab->result.tally[0];
	for (uint32_t i = 0; i < tally->use_count; i++) {
		uint32_t kind = tally->uses[i].key >> 16;
		if (kind != PL_AT_HAND && kind != PL_CHOSEN &&
		    strcmp(lab->sim.game->event_kinds[kind], event) == 0 &&
		    strcmp(pl_piece_of(lab->sim.game, lab->book, &tally->uses[i]).name, name) == 0)
			return &lab->all[i];
	}
	fail_msg("there was no %s of %s", event, name);
	return NULL;
}

static int count_named(const struct lab *lab)
{
	const struct pl_tally *tally = &lab->result.tally[0];
	int named = 0;
	for (uint32_t i = 0; i < tally->use_count; i++)
		named += tally->uses[i].key >> 16 == PL_AT_HAND && lab->all[i].is != PL_PIECE_FINE;
	return named;
}

/* A card that earns far more than it costs; whose event's rows say so too. */
static void a_planted_card_is_too_strong(void **unused)
{
	(void)unused;
	static const char *const planted[] = { "card[Winch Room].cost=2",
		                               "card[Winch Room].income=12" };
	struct lab lab;
	play(&lab, "space-tug-skirmish", NULL, 0, true, GAMES);
	assert_int_equal(at_hand(&lab, "hand-winch-room")->is, PL_PIECE_FINE);
	end(&lab);
	play(&lab, "space-tug-skirmish", planted, 2, true, GAMES);
	const struct pl_piece_verdict *verdict = at_hand(&lab, "hand-winch-room");
	assert_int_equal(verdict->is, PL_PIECE_STRONG);
	assert_true(verdict->chance < PL_SURE);
	assert_true(verdict->wins.now - verdict->peers_win > PL_PIECE_BOUND);
	assert_string_equal(pl_piece_words(verdict), "too strong");
	assert_int_equal(of_event(&lab, "play", "Winch Room")->is, PL_PIECE_STRONG);
	end(&lab);
}

/* Greedy bots do not trade, though they could. */
static void what_hardly_anybody_uses_is_dead(void **unused)
{
	(void)unused;
	struct lab lab;
	play(&lab, "traders", NULL, 0, true, GAMES);
	const struct pl_piece_verdict *verdict = at_hand(&lab, "card-trade");
	assert_int_equal(verdict->is, PL_PIECE_DEAD);
	assert_true(verdict->users.is < PL_PIECE_DEAD_SHARE);
	end(&lab);
}

/* A few games name nothing, and say that they are few. */
static void few_games_name_nothing(void **unused)
{
	(void)unused;
	struct lab lab;
	play(&lab, "space-tug-skirmish", NULL, 0, true, 15);
	assert_int_equal(count_named(&lab), 0);
	assert_string_equal(pl_piece_words(at_hand(&lab, "hand-winch-room")),
	                    "fine, or too few games to tell");
	end(&lab);
}

static void without_what_is_at_hand_nothing_is_said(void **unused)
{
	(void)unused;
	struct lab lab;
	play(&lab, "traders", NULL, 0, false, 200);
	assert_true(lab.result.tally[0].use_count > 0);
	for (uint32_t i = 0; i < lab.result.tally[0].use_count; i++) {
		assert_int_equal(lab.all[i].is, PL_PIECE_FINE);
		assert_int_equal(lab.all[i].why, PL_PIECE_NO_CHOICE);
	}
	end(&lab);
}

static void programs_are_told(void **unused)
{
	(void)unused;
	static char json[1 << 18];
	struct lab lab;
	struct pl_text text = pl_text_in(json, sizeof json);
	play(&lab, "traders", NULL, 0, true, GAMES);
	pl_pieces_json(lab.sim.game, lab.book, &lab.result.tally[0], &text);
	assert_non_null(strstr(json,
	                       "\"piece\":\"card-trade\",\"name\":\"trade\",\"verdict\":"
	                       "{\"is\":\"dead\",\"could\":"));
	assert_non_null(strstr(json, "\"is\":\"fine\",\"why\":\"told\""));
	end(&lab);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_planted_card_is_too_strong),
		cmocka_unit_test(what_hardly_anybody_uses_is_dead),
		cmocka_unit_test(few_games_name_nothing),
		cmocka_unit_test(without_what_is_at_hand_nothing_is_said),
		cmocka_unit_test(programs_are_told),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
