/* test_transcript.c - matches as text: written as played, read from hostile
 * text, and refused with line and reason where they do not follow the rules. */
#include "test.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/transcript.h"
#include "core/turn.h"

/* A text that printf and friends write to. */
struct sheet {
	char *text;
	size_t length;
	FILE *file;
};

static void open_sheet(struct sheet *sheet)
{
	sheet->file = open_memstream(&sheet->text, &sheet->length);
	assert_non_null(sheet->file);
}

/* A whole match at random, written as it is played; now and then a move is
 * taken back. */
static struct pl_match *write_random(struct sheet *sheet, const char *slug, int seats,
                                     uint64_t seed)
{
	struct pl_match *match = open_match(slug, NULL, seats, seed);
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	struct pl_chance chance = { { seed, 5 }, 0 };
	open_sheet(sheet);
	pl_transcript_head(sheet->file, match, NULL, NULL, 0, NULL);
	for (int number = 1; !pl_match_over(match); number++) {
		struct pl_move moves[PL_MOVES];
		int seat = pl_first_pending(match->state), last = match->step_count - 1;
		int mover = last < 0 ? 0 : match->steps[last].move.seat;
		if (last >= 0 && pl_draw(&chance, 8) == 0 && pl_match_undo(match, mover)) {
			pl_transcript_undo(sheet->file, number, mover);
			continue;
		}
		pl_match_view(match, seat, view);
		int count = match->game->legal(match->book->rules, view, seat, moves);
		struct pl_move move = moves[pl_draw(&chance, (uint32_t)count)];
		pl_transcript_move(sheet->file, match, view, number, &move);
		assert_null(pl_match_play(match, &move));
	}
	pl_transcript_end(sheet->file, match);
	fclose(sheet->file);
	free(view);
	return match;
}

static struct pl_match *read_back(const char *text, const struct pl_book *book,
                                  struct pl_fault *fault)
{
	struct pl_transcript *transcript = pl_transcript_read(pl_games, text, strlen(text), fault);
	if (transcript == NULL)
		return NULL;
	struct pl_match *match = pl_transcript_replay(transcript, book, NULL, NULL, fault);
	pl_transcript_free(transcript);
	return match;
}

static void what_is_written_reads_back(void **unused)
{
	(void)unused;
	for (int i = 0; i < 2; i++)
		for (uint64_t seed = 0; seed < 50; seed++) {
			struct sheet sheet;
			struct pl_fault fault = { 0 };
			struct pl_match *match =
				write_random(&sheet, i ? "leduc" : "connect-four", 2, seed);
			struct pl_match *again = read_back(sheet.text, match->book, &fault);
			if (again == NULL)
				fail_msg("%d: %s\n%s", fault.line, fault.text, sheet.text);
			assert_memory_equal(match->state, again->state, match->game->state_size);
			pl_match_free(again);
			close_match(match);
			free(sheet.text);
		}
}

static void moves_alone_are_the_match_too(void **unused)
{
	(void)unused;
	struct sheet sheet, again;
	struct pl_fault fault = { 0 };
	open_sheet(&again);
	struct pl_match *match = write_random(&sheet, "connect-four", 2, 3);
	pl_transcript_head(again.file, match, NULL, NULL, 0, NULL);
	assert_int_equal(pl_transcript_moves(again.file, match), match->step_count);
	pl_transcript_end(again.file, match);
	fclose(again.file);
	assert_null(strstr(again.text, "undo"));
	struct pl_match *back = read_back(again.text, match->book, &fault);
	assert_non_null(back);
	pl_match_free(back);
	close_match(match);
	free(sheet.text);
	free(again.text);
}

/* --- mistakes ----------------------------------------------------------- */

static const char good[] = "perilune transcript 1\n"
			   "game: leduc 1\n"
			   "seats: 2\n"
			   "data: standard\n"
			   "rules: a58bf8e1317e09f3\n"
			   "player: p1 human\n"
			   "seed: 00000000000000010000000000000002\n"
			   "\n"
			   "1 p1 check\n"
			   "2 p2 raise\n"
			   "3 p1 fold\n"
			   "result: p1 place 2 score -1, p2 place 1 score 1\n";

static const struct mistake {
	const char *good, *bad;
	int line;
	const char *told;
} mistakes[] = {
	{ "transcript 1", "transcript 3", 1, "expected 'perilune transcript 2' (or 1)" },
	{ "leduc 1", "leduk 1", 2, "did you mean 'leduc'?" },
	{ "leduc 1", "leduc", 2, "version" },
	{ "leduc 1", "leduc 9", 2, "played under version 9 of leduc; this is version 1" },
	{ "seats: 2", "seats: 3", 3, "expected 2 to 2 seats" },
	{ "seats: 2\n", "", 5, "expected a seat" },
	{ "seats: 2", "seats: 2\nseats: 2", 4, "a second 'seats:'" },
	{ "rules: a58bf8e1317e09f3", "rules: a58b", 5, "16 hexadecimal digits" },
	{ "rules: a58bf8e1317e09f3", "rules: a58bf8e1317e09f4", 0, "played under other rules" },
	{ "rules: a58bf8e1317e09f3\n", "", 7, "lacks 'rules:'" },
	{ "p1 human", "p9 human", 6, "expected a seat" },
	{ "seed: 0000", "seed: 000", 7, "32 hexadecimal digits" },
	{ "seed: 00000000000000010000000000000002\n", "", 7, "one is needed" },
	{ "seed: ",
	  "commitment: 0000000000000000000000000000000000000000000000000000000000000000\nseed: ", 0,
	  "not the one that was committed to" },
	{ "data: standard", "dada: standard", 4, "not a line of a transcript" },
	{ "2 p2 raise", "2 p2 raze", 10, "p2 could not 'raze' here" },
	{ "2 p2 raise", "2 p1 raise", 10, "it was not p1 who had to move" },
	{ "2 p2 raise", "3 p2 raise", 10, "line of play number 2" },
	{ "2 p2 raise", "2 p7 raise", 10, "expected a seat" },
	{ "2 p2 raise", "2 p2 undo", 10, "p2 had nothing to take back" },
	{ "2 p2 raise", "2 p2 \033raise", 10, "control character" },
	{ "3 p1 fold\n", "3 p1 fold\n4 p2 check\n", 12, "the match was over before this move" },
	{ "3 p1 fold\n", "", 11, "not over, yet has a result" },
	{ "score -1", "score -2", 12, "the result does not follow" },
	{ "score 1\n", "score 1\nposition: 0000000000000000\n", 13, "not the one that the moves" },
	{ "score 1\n", "score 1\n4 p1 check\n", 13, "play goes on after the result" },
	{ ", p2 place 1 score 1", "", 12, "of every seat" },
};

static void every_mistake_is_told_with_its_line(void **unused)
{
	(void)unused;
	struct pl_book *book = pl_book_standard(pl_find_game("leduc"), NULL, 0, NULL);
	struct pl_fault fault = { 0 };
	struct pl_match *match = read_back(good, book, &fault);
	if (match == NULL)
		fail_msg("%d: %s", fault.line, fault.text);
	pl_match_free(match);
	for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
		char text[2048];
		const struct mistake *m = &mistakes[i];
		const char *at = strstr(good, m->good);
		assert_non_null(at);
		snprintf(text, sizeof text, "%.*s%s%s", (int)(at - good), good, m->bad,
		         at + strlen(m->good));
		match = read_back(text, book, &fault);
		if (match != NULL || fault.line != m->line || strstr(fault.text, m->told) == NULL)
			fail_msg("'%s' for '%s' gives %d: %s", m->bad, m->good, fault.line,
			         fault.text);
	}
	pl_book_free(book);
}

static void a_secret_seed_cannot_be_replayed_but_reads(void **unused)
{
	(void)unused;
	static const char secret[] =
		"perilune transcript 1\ngame: leduc 1\nseats: 2\nrules: a58bf8e1317e09f3\ncommitment: "
		"0123456789012345678901234567890123456789012345678901234567890123\n\n1 p1 check\n";
	struct pl_book *book = pl_book_standard(pl_find_game("leduc"), NULL, 0, NULL);
	struct pl_fault fault = { 0 };
	assert_null(read_back(secret, book, &fault));
	assert_non_null(strstr(fault.text, "still secret"));
	pl_book_free(book);
}

/* SHA-256 of "perilune seed 00000000000000010000000000000002". */
static void the_commitment_is_the_published_hash(void **unused)
{
	(void)unused;
	const uint64_t key[2] = { 1, 2 };
	char commitment[PL_COMMITMENT_TEXT];
	pl_seed_commit(key, commitment);
	assert_string_equal(commitment,
	                    "309859058fc8fd7195e66d81449ff09b85f0e01ba19482f9c9474e736c12f2e2");
}

static void seeds_are_digits_or_any_words(void **unused)
{
	(void)unused;
	uint64_t key[2], other[2];
	char text[PL_SEED_TEXT];
	pl_seed_read("0123456789abcdef00000000000000ff", key);
	assert_int_equal(key[0], 0x0123456789abcdef);
	assert_int_equal(key[1], 0xff);
	pl_seed_write(key, text);
	assert_string_equal(text, "0123456789abcdef00000000000000ff");
	pl_seed_read("friday", key);
	pl_seed_read("Friday", other);
	assert_int_not_equal(key[0], other[0]);
	assert_int_not_equal(key[0], key[1]);
	assert_true(pl_seed_fresh(key) && pl_seed_fresh(other));
	assert_int_not_equal(key[0], other[0]);
}

/* A match of two under a pledged key, given up by p2 after one move. */
static char *write_pledged(struct pl_book **book, const char *secret)
{
	struct sheet sheet;
	struct pl_pledge pledge = { .contribution = { "k3jd9", "-Zz_" } };
	const struct pl_game *game = pl_find_game("leduc");
	uint64_t key[2];
	assert_true(pl_seed_digits(secret, pledge.secret));
	pl_seed_mix(&pledge, key);
	*book = pl_book_standard(game, NULL, 0, NULL);
	struct pl_match *match = pl_match_new(game, *book, 2, key);
	open_sheet(&sheet);
	pl_transcript_pledged(sheet.file, match, NULL, NULL, 0, NULL, &pledge);
	say_move(match, 0, "check");
	fprintf(sheet.file, "1 p1 call   # check\n");
	assert_true(pl_match_resign(match, 1));
	pl_transcript_resign(sheet.file, 2, 1);
	pl_transcript_end(sheet.file, match);
	fclose(sheet.file);
	pl_match_free(match);
	return sheet.text;
}

static void replace_in(char *text, const char *old, const char *by)
{
	char *at = strstr(text, old);
	assert_non_null(at);
	memcpy(at, by, strlen(by));
}

static void a_pledged_key_is_proved_from_its_parts(void **unused)
{
	(void)unused;
	static const struct {
		const char *old, *by, *fault;
	} forged[] = {
		{ "k3jd9", "k3jd8", "does not follow from the secret" },
		{ "secret: 0", "secret: 1", "not the one that was committed to" },
		{ "contribution: p1 k", "contribution: p1 !", "expected a seat" },
		{ "p1 place 1", "p1 place 2", "does not follow from the moves" },
		{ "2 p2 resign", "2 p1 resign", "does not follow from the moves" },
	};
	struct pl_book *book;
	struct pl_fault fault = { 0 };
	char *text = write_pledged(&book, "00112233445566778899aabbccddeeff");
	struct pl_match *match = read_back(text, book, &fault);
	assert_non_null(match);
	assert_true(pl_match_over(match));
	assert_null(strstr(text, "seed: 00112233"));
	pl_match_free(match);
	for (size_t i = 0; i < sizeof forged / sizeof forged[0]; i++) {
		char *copy = pl_copied(text);
		replace_in(copy, forged[i].old, forged[i].by);
		assert_null(read_back(copy, book, &fault));
		if (strstr(fault.text, forged[i].fault) == NULL)
			fail_msg("'%s' for '%s'", fault.text, forged[i].fault);
		free(copy);
	}
	free(text);
	pl_book_free(book);
}

static void who_resigned_is_second_and_play_is_over(void **unused)
{
	(void)unused;
	struct pl_match *match = open_match("leduc", NULL, 2, 1);
	struct pl_result result;
	const struct pl_move raise = { .verb = 3, .seat = 0 };
	assert_true(pl_match_resign(match, 0));
	assert_true(pl_match_over(match));
	assert_false(pl_match_resign(match, 1));
	assert_non_null(pl_match_play(match, &raise));
	pl_match_result(match, &result);
	assert_int_equal(result.place[0], 2);
	assert_int_equal(result.place[1], 1);
	close_match(match);
}

/* --- mutations ---------------------------------------------------------- */

static void mutate(char *text, size_t *length, struct pl_chance *chance)
{
	for (uint32_t edits = 1 + pl_draw(chance, 4); edits > 0 && *length > 20; edits--) {
		size_t at = pl_draw(chance, (uint32_t)*length), more = 1 + pl_draw(chance, 8);
		if (at + more > *length)
			more = *length - at;
		switch (pl_draw(chance, 3)) {
		case 0:
			text[at] = (char)pl_draw(chance, 256);
			break;
		case 1:
			memmove(text + at, text + at + more, *length - at - more);
			*length -= more;
			break;
		default:
			memmove(text + at + more, text + at, *length - at);
			*length += more;
		}
	}
}

static void mutated_transcripts_are_read_or_refused(void **unused)
{
	(void)unused;
	enum { MUTANTS = 10000, ROUNDS = 10 };
	struct pl_chance chance = { { 21, 22 }, 0 };
	int replayed = 0;
	for (int round = 0; round < ROUNDS; round++) {
		struct sheet sheet;
		struct pl_match *match = write_random(&sheet, round % 2 ? "leduc" : "connect-four",
		                                      2, (uint64_t)round);
		char *text = pl_resize(NULL, sheet.length + 64);
		for (int i = 0; i < MUTANTS / ROUNDS; i++) {
			struct pl_fault fault = { .line = -1 };
			size_t length = sheet.length;
			memcpy(text, sheet.text, length);
			mutate(text, &length, &chance);
			struct pl_transcript *transcript =
				pl_transcript_read(pl_games, text, length, &fault);
			struct pl_match *again = transcript == NULL ||
					transcript->game != match->game
				? NULL
				: pl_transcript_replay(transcript, match->book, NULL, NULL, &fault);
			assert_true(again != NULL || fault.line >= 0);
			replayed += again != NULL;
			pl_match_free(again);
			pl_transcript_free(transcript);
		}
		free(text);
		free(sheet.text);
		close_match(match);
	}
	assert_in_range(replayed, 1, MUTANTS - 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_written_reads_back),
		cmocka_unit_test(moves_alone_are_the_match_too),
		cmocka_unit_test(every_mistake_is_told_with_its_line),
		cmocka_unit_test(a_secret_seed_cannot_be_replayed_but_reads),
		cmocka_unit_test(the_commitment_is_the_published_hash),
		cmocka_unit_test(seeds_are_digits_or_any_words),
		cmocka_unit_test(a_pledged_key_is_proved_from_its_parts),
		cmocka_unit_test(who_resigned_is_second_and_play_is_over),
		cmocka_unit_test(mutated_transcripts_are_read_or_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
