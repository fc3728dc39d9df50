/* goldens.c - golden transcripts: whole games that every build must replay to
 * the same last byte and the same events.
 *
 *   goldens FOLDER               verify them; every registered game must have
 *                                three for every seat count, the third with
 *                                unusual options; and its play must be that of
 *                                its version (golden_versions.c)
 *   goldens --write FOLDER GAME  play a game's anew, after its play changed on
 *                                purpose and its version was raised
 *   goldens --pack FOLDER        the same games as bytes on standard output, for
 *                                builds that cannot read text (tests/wasm)
 */
#include "goldens.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/transcript.h"
#include "core/turn.h"
#include "games/registry.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>

enum { PATH = 512 };

/* One golden: which game of which. */
struct golden {
	const struct pl_game *game;
	int seats, number;
	char path[PATH];
};

static void add_setting(struct golden_settings *settings, const struct pl_field *field)
{
	char *text = settings->text[settings->count];
	if (field->kind == PL_CHOICE)
		snprintf(text, GOLDEN_OPTION, "%s=%s", field->path,
		         field->names[field->hi - field->lo]);
	else
		snprintf(text, GOLDEN_OPTION, "%s=%d", field->path, field->hi);
	settings->at[settings->count++] = text;
}

/* Whether so many can play with what is set. */
static bool can_play(const struct pl_game *game, int seats, const struct golden_settings *settings)
{
	struct pl_book *book = pl_book_standard(game, settings->at, settings->count, NULL);
	bool can = book != NULL && pl_book_vet(game, book, seats) == NULL;
	pl_book_free(book);
	return can;
}

struct pl_book *golden_book(const struct pl_game *game, int seats, int number,
                            struct golden_settings *settings)
{
	const struct pl_field *field = game->fields;
	settings->count = 0;
	for (; number == GOLDENS_EACH && field->path != NULL; field++)
		if (field->use == PL_OPTION && field->count[0] == 0 &&
		    settings->count < GOLDEN_OPTIONS &&
		    (field->kind == PL_CHOICE || field->kind == PL_NUMBER)) {
			add_setting(settings, field);
			settings->count -= !can_play(game, seats, settings);
		}
	return pl_book_standard(game, settings->at, settings->count, NULL);
}

/* A hash of all that was told. */
static uint64_t events_digest(const struct pl_match *match)
{
	uint64_t key[2] = { 0, 0 };
	for (int i = 0; i < match->step_count; i++)
		key[0] = pl_hash(key, match->steps[i].events,
		                 (size_t)match->steps[i].event_count * sizeof(struct pl_event));
	return key[0];
}

/* Mostly sensible moves with a random one now and then, so that a golden
 * passes through real play and odd corners both. */
static struct pl_move choose(const struct pl_match *match, const struct pl_state *view, int seat,
                             struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	const struct pl_game *game = match->game;
	int count = game->legal(match->book->rules, view, seat, moves);
	if (pl_draw(chance, 4) == 0)
		return moves[pl_draw(chance, (uint32_t)count)];
	uint32_t all = 0;
	int at = 0;
	game->weigh(match->book->rules, view, moves, count, weight);
	for (int i = 0; i < count; i++)
		all += weight[i];
	for (uint32_t left = pl_draw(chance, all); left >= weight[at]; at++)
		left -= weight[at];
	return moves[at];
}

static bool write_golden(const struct golden *golden)
{
	const uint64_t key[2] = { 0x5eed, (uint64_t)(golden->seats * 8 + golden->number) };
	struct pl_chance chance = { { 0x901d, key[1] }, 0 };
	struct golden_settings settings;
	struct pl_book *book = golden_book(golden->game, golden->seats, golden->number, &settings);
	struct pl_match *match = pl_match_new(golden->game, book, golden->seats, key);
	struct pl_state *view = pl_resize(NULL, golden->game->state_size);
	FILE *out = fopen(golden->path, "w");
	if (out == NULL) {
		fprintf(stderr, "%s: %s\n", golden->path, strerror(errno));
		return false;
	}
	pl_transcript_head(out, match, NULL, settings.at, settings.count, NULL);
	while (!pl_match_over(match)) {
		int seat = pl_first_pending(match->state);
		pl_match_view(match, seat, view);
		struct pl_move move = choose(match, view, seat, &chance);
		pl_transcript_move(out, match, view, match->step_count + 1, &move);
		pl_match_play(match, &move);
	}
	pl_transcript_end(out, match);
	fprintf(out, "# events: %016" PRIx64 "\n", events_digest(match));
	free(view);
	pl_match_free(match);
	pl_book_free(book);
	return fclose(out) == 0;
}

static char *read_text(const char *path, size_t *length)
{
	FILE *file = fopen(path, "rb");
	if (file == NULL)
		return NULL;
	char *text = pl_resize(NULL, PL_TRANSCRIPT_BYTES + 1);
	*length = fread(text, 1, PL_TRANSCRIPT_BYTES, file);
	text[*length] = '\0';
	fclose(file);
	return text;
}

static bool same_events(const char *text, const struct pl_match *match)
{
	char line[40];
	snprintf(line, sizeof line, "# events: %016" PRIx64 "\n", events_digest(match));
	return strstr(text, line) != NULL;
}

/* The same match from both notations: what a transcript of version 1 says in words leads to the
 * same last byte and the same events when it is written anew and read again. */
static bool same_rewritten(const struct pl_transcript *golden, const struct pl_book *book,
                           const struct pl_match *match, struct pl_fault *fault)
{
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	bool good = pl_transcript_rewrite(out, golden, book, fault) && fclose(out) == 0;
	struct pl_transcript *anew = good ? pl_transcript_read(pl_games, text, length, fault)
					  : NULL;
	struct pl_match *again = anew != NULL ? pl_transcript_replay(anew, book, NULL, NULL, fault)
					      : NULL;
	good = again != NULL && anew->form == (golden->game->description != NULL ? 2 : 1) &&
		anew->has_position && again->step_count == match->step_count &&
		pl_state_digest(match->game, again->state) ==
			pl_state_digest(match->game, match->state) &&
		events_digest(again) == events_digest(match);
	pl_match_free(again);
	pl_transcript_free(anew);
	free(text);
	return good;
}

/* The match of a golden, or NULL after a word about it. */
static struct pl_match *replay_golden(const char *path, const struct pl_book *book)
{
	struct pl_fault fault = { 0 };
	size_t length;
	char *text = read_text(path, &length);
	if (text == NULL) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		return NULL;
	}
	struct pl_transcript *golden = pl_transcript_read(pl_games, text, length, &fault);
	struct pl_match *match = NULL;
	const char *wrong = fault.text;
	if (golden != NULL)
		match = pl_transcript_replay(golden, book, NULL, NULL, &fault);
	bool good = match != NULL && golden->has_result && golden->has_position;
	if (match != NULL && !good)
		wrong = "a golden must be a whole game";
	if (good && !same_events(text, match)) {
		wrong = "other events are told than when it was written";
		good = false;
	}
	if (good && !same_rewritten(golden, book, match, &fault)) {
		wrong = fault.text[0] != '\0' ? fault.text : "written anew it is another match";
		good = false;
	}
	if (!good)
		fprintf(stderr, "%s:%d: %s\n", path, fault.line, wrong);
	pl_transcript_free(golden);
	free(text);
	if (good)
		return match;
	pl_match_free(match);
	return NULL;
}

static void put(const void *bytes, size_t length)
{
	if (fwrite(bytes, 1, length, stdout) != length)
		abort();
}

static void put_number(uint64_t number)
{
	put(&number, sizeof number);
}

/* See tests/wasm/replay.c, which reads this. */
static void pack(const struct pl_match *match)
{
	char slug[32] = "";
	snprintf(slug, sizeof slug, "%s", match->game->slug);
	put(slug, sizeof slug);
	put_number((uint64_t)match->seats);
	put_number(match->key[0]);
	put_number(match->key[1]);
	put_number(match->game->rules_size);
	put(match->book->rules, match->game->rules_size);
	put_number((uint64_t)match->step_count);
	for (int i = 0; i < match->step_count; i++)
		put(&match->steps[i].move, sizeof match->steps[i].move);
	put_number(pl_state_digest(match->game, match->state));
}

static bool verify_golden(const struct golden *golden, bool packing)
{
	struct golden_settings settings;
	struct pl_book *book = golden_book(golden->game, golden->seats, golden->number, &settings);
	struct pl_match *match = replay_golden(golden->path, book);
	if (match != NULL && packing)
		pack(match);
	else if (match != NULL)
		printf("ok %s, %d moves\n", golden->path, match->step_count);
	pl_match_free(match);
	pl_book_free(book);
	return match != NULL;
}

static void each_golden(const struct pl_game *game, const char *folder, bool writing, bool packing,
                        int *passed, int *failed)
{
	for (int seats = game->min_seats; seats <= game->max_seats; seats++)
		for (int number = 1; number <= GOLDENS_EACH; number++) {
			struct golden golden = { .game = game, .seats = seats, .number = number };
			snprintf(golden.path, PATH, "%s/%s-%d-%d.txt", folder, game->slug, seats,
			         number);
			bool good = (!writing || write_golden(&golden)) &&
				verify_golden(&golden, packing);
			*passed += good;
			*failed += !good;
		}
}

int main(int argc, char **argv)
{
	bool writing = argc == 4 && strcmp(argv[1], "--write") == 0;
	bool packing = argc == 3 && strcmp(argv[1], "--pack") == 0;
	bool verifying = argc == 2 && argv[1][0] != '-';
	int passed = 0, failed = 0;
	if (!verifying && !writing && !packing) {
		fprintf(stderr, "usage: goldens FOLDER | --pack FOLDER | --write FOLDER GAME\n");
		return 2;
	}
	if (writing && pl_find_game(argv[3]) == NULL) {
		fprintf(stderr, "goldens: there is no game '%s'\n", argv[3]);
		return 2;
	}
	const char *folder = argv[verifying ? 1 : 2];
	for (int i = 0; pl_games[i] != NULL; i++) {
		if (writing && strcmp(pl_games[i]->slug, argv[3]) != 0)
			continue;
		if (packing ||
		    (golden_version(pl_games[i], folder, writing) &&
		     golden_actions(pl_games[i], folder, writing)))
			each_golden(pl_games[i], folder, writing, packing, &passed, &failed);
		else
			failed++;
	}
	fprintf(packing ? stderr : stdout, "%d passed, %d failed\n", passed, failed);
	return failed == 0 ? 0 : 1;
}
