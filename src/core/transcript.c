/* transcript.c - writing transcripts, and playing them again. Reading the
 * text is transcript_read.c. */
#include "core/transcript.h"

#include "core/describe.h"
#include "core/memory.h"
#include "core/turn.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

static void write_pledge(FILE *out, const struct pl_pledge *pledge)
{
	char secret[PL_SEED_TEXT];
	pl_seed_write(pledge->secret, secret);
	for (int seat = 0; seat < PL_PLEDGES; seat++)
		if (pledge->contribution[seat][0] != '\0')
			fprintf(out, "contribution: p%d %s\n", seat + 1,
			        pledge->contribution[seat]);
	fprintf(out, "secret: %s\n", secret);
}

void pl_transcript_head(FILE *out, const struct pl_match *match, const char *data,
                        const char *const *options, int option_count, const char *const *players)
{
	pl_transcript_pledged(out, match, data, options, option_count, players, NULL);
}

void pl_transcript_pledged(FILE *out, const struct pl_match *match, const char *data,
                           const char *const *options, int option_count, const char *const *players,
                           const struct pl_pledge *pledge)
{
	char seed[PL_SEED_TEXT], commitment[PL_COMMITMENT_TEXT];
	pl_seed_write(match->key, seed);
	pl_seed_commit(pledge == NULL ? match->key : pledge->secret, commitment);
	fprintf(out, "perilune transcript %d\n", match->game->description != NULL ? 2 : 1);
	fprintf(out, "game: %s %d\n", match->game->slug, match->game->version);
	fprintf(out, "seats: %d\n", match->seats);
	fprintf(out, "data: %s\n", data == NULL ? "standard" : data);
	for (int i = 0; i < option_count; i++)
		fprintf(out, "option: %s\n", options[i]);
	fprintf(out, "rules: %016" PRIx64 "\n", match->book->rules->digest);
	for (int seat = 0; players != NULL && seat < match->seats; seat++)
		fprintf(out, "player: p%d %s\n", seat + 1, players[seat]);
	fprintf(out, "commitment: %s\n", commitment);
	if (pledge != NULL)
		write_pledge(out, pledge);
	fprintf(out, "seed: %s\n\n", seed);
}

void pl_transcript_move(FILE *out, const struct pl_match *match, const struct pl_state *view,
                        int number, const struct pl_move *move)
{
	char kept[PL_MOVE_TEXT], words[PL_MOVE_TEXT];
	pl_move_kept(match->game, match->book, view, move, kept);
	pl_move_text(match->game, match->book, view, move, words);
	fprintf(out, "%d p%d %s", number, move->seat + 1, kept);
	if (match->game->description != NULL)
		fprintf(out, "   # %s", words);
	fprintf(out, "\n");
}

void pl_transcript_undo(FILE *out, int number, int seat)
{
	fprintf(out, "%d p%d undo\n", number, seat + 1);
}

void pl_transcript_resign(FILE *out, int number, int seat)
{
	fprintf(out, "%d p%d resign\n", number, seat + 1);
}

void pl_transcript_end(FILE *out, const struct pl_match *match)
{
	if (!pl_match_over(match))
		return;
	struct pl_result result;
	pl_match_result(match, &result);
	fprintf(out, "result:");
	for (int seat = 0; seat < match->seats; seat++)
		fprintf(out, "%s p%d place %d score %" PRId32, seat == 0 ? "" : ",", seat + 1,
		        result.place[seat], result.score[seat]);
	fprintf(out, "\nposition: %016" PRIx64 "\n", pl_state_digest(match->game, match->state));
}

int pl_transcript_moves(FILE *out, const struct pl_match *match)
{
	struct pl_match *again = pl_match_new(match->game, match->book, match->seats, match->key);
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	for (int i = 0; i < match->step_count; i++) {
		const struct pl_move *move = &match->steps[i].move;
		pl_match_view(again, move->seat, view);
		pl_transcript_move(out, again, view, i + 1, move);
		pl_match_play(again, move);
	}
	free(view);
	pl_match_free(again);
	return match->step_count;
}

/* --- playing again ------------------------------------------------------ */

static bool fail(struct pl_fault *fault, int line, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static bool fail(struct pl_fault *fault, int line, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	fault->line = line;
	fault->column = 1;
	vsnprintf(fault->text, sizeof fault->text, format, args);
	va_end(args);
	return false;
}

static bool same_rules(const struct pl_transcript *transcript, const struct pl_book *book,
                       struct pl_fault *fault)
{
	const struct pl_game *game = transcript->game;
	const struct pl_reason *reason;
	if (transcript->version != game->version)
		return fail(fault, 2, "played under version %d of %s; this is version %d",
		            transcript->version, game->slug, game->version);
	if (transcript->digest != book->rules->digest)
		return fail(fault, 0,
		            "played under other rules (%016" PRIx64 ", these are %016" PRIx64
		            "); give the same --data and --option",
		            transcript->digest, book->rules->digest);
	if (!transcript->has_seed)
		return fail(fault, 0, "the seed is still secret: only its commitment is here");
	reason = pl_book_vet(game, book, transcript->seats);
	if (reason != NULL)
		return fail(fault, 3, "%s: %s", reason->clause, reason->text);
	return true;
}

static bool same_commitment(const struct pl_transcript *transcript, struct pl_fault *fault)
{
	char commitment[PL_COMMITMENT_TEXT];
	uint64_t mixed[2];
	pl_seed_commit(transcript->has_secret ? transcript->pledge.secret : transcript->key,
	               commitment);
	if (transcript->has_commitment && strcmp(commitment, transcript->commitment) != 0)
		return fail(fault, 0, "the %s is not the one that was committed to",
		            transcript->has_secret ? "secret" : "seed");
	if (!transcript->has_secret)
		return true;
	pl_seed_mix(&transcript->pledge, mixed);
	if (mixed[0] != transcript->key[0] || mixed[1] != transcript->key[1])
		return fail(fault, 0,
		            "the seed does not follow from the secret and the contributions");
	return true;
}

/* The move of a record: by its words in a transcript of version 1, else by its notation. */
static bool read_move(const struct pl_match *match, int form, const struct pl_record *record,
                      const struct pl_state *view, struct pl_move *move)
{
	if (form == 2 && match->game->description != NULL)
		return pl_read_notation(match->game->description, record->seat, record->words,
		                        move);
	return pl_parse_move(match->game, match->book, view, record->seat, record->words, move);
}

static bool play_record(struct pl_match *match, int form, const struct pl_record *record,
                        struct pl_state *view, struct pl_fault *fault)
{
	struct pl_move move;
	if (strcmp(record->words, "undo") == 0) {
		if (!pl_match_undo(match, record->seat))
			return fail(fault, record->line, "p%d had nothing to take back",
			            record->seat + 1);
		return true;
	}
	if (pl_match_over(match))
		return fail(fault, record->line, "the match was over before this move");
	if (strcmp(record->words, "resign") == 0) {
		if (!pl_match_resign(match, record->seat))
			return fail(fault, record->line, "only a match of two can be given up");
		return true;
	}
	if (!pl_is_pending(match->state, record->seat))
		return fail(fault, record->line, "it was not p%d who had to move",
		            record->seat + 1);
	pl_match_view(match, record->seat, view);
	if (!read_move(match, form, record, view, &move))
		return fail(fault, record->line, "p%d could not '%.100s' here", record->seat + 1,
		            record->words);
	const struct pl_reason *reason = pl_match_play(match, &move);
	if (reason != NULL)
		return fail(fault, record->line, "%s: %s", reason->clause, reason->text);
	return true;
}

static bool equal_results(const struct pl_result *a, const struct pl_result *b, int seats)
{
	for (int seat = 0; seat < seats; seat++)
		if (a->place[seat] != b->place[seat] || a->score[seat] != b->score[seat])
			return false;
	return true;
}

static bool same_result(const struct pl_transcript *transcript, const struct pl_match *match,
                        struct pl_fault *fault)
{
	if (!transcript->has_result && !transcript->has_position)
		return true;
	if (!pl_match_over(match))
		return fail(fault, transcript->result_line,
		            "the match is not over, yet has a result");
	struct pl_result result;
	pl_match_result(match, &result);
	if (transcript->has_result && !equal_results(&result, &transcript->result, match->seats))
		return fail(fault, transcript->result_line,
		            "the result does not follow from the moves");
	if (transcript->has_position &&
	    pl_state_digest(match->game, match->state) != transcript->position)
		return fail(fault, transcript->position_line,
		            "the last position is not the one that the moves lead to");
	return true;
}

struct pl_match *pl_transcript_replay(const struct pl_transcript *transcript,
                                      const struct pl_book *book, pl_replay_hook *hook,
                                      void *context, struct pl_fault *fault)
{
	if (!same_rules(transcript, book, fault) || !same_commitment(transcript, fault))
		return NULL;
	struct pl_match *match =
		pl_match_new(transcript->game, book, transcript->seats, transcript->key);
	struct pl_state *view = pl_resize(NULL, transcript->game->state_size);
	bool good = true;
	for (int i = 0; good && i < transcript->record_count; i++) {
		const struct pl_record *record = &transcript->records[i];
		good = play_record(match, transcript->form, record, view, fault);
		bool moved = strcmp(record->words, "undo") != 0 && match->resigned == 0;
		if (good && hook != NULL)
			hook(context, match, i, moved ? view : NULL);
	}
	good = good && same_result(transcript, match, fault);
	free(view);
	if (good)
		return match;
	pl_match_free(match);
	return NULL;
}

/* --- written anew --------------------------------------------------------- */

static void write_head(FILE *out, const struct pl_transcript *old, const struct pl_match *match)
{
	const char *players[PL_SEATS];
	bool named = false;
	for (int seat = 0; seat < old->seats; seat++) {
		players[seat] = old->players[seat];
		named = named || players[seat][0] != '\0';
	}
	pl_transcript_pledged(out, match, old->data, (const char *const *)old->options,
	                      old->option_count, named ? players : NULL,
	                      old->has_secret ? &old->pledge : NULL);
}

/* A record as it is written now, and played. */
static void write_record(FILE *out, struct pl_match *match, const struct pl_transcript *old,
                         int number, struct pl_state *view)
{
	const struct pl_record *record = &old->records[number - 1];
	struct pl_fault none;
	struct pl_move move;
	if (strcmp(record->words, "undo") == 0) {
		pl_transcript_undo(out, number, record->seat);
	} else if (strcmp(record->words, "resign") == 0) {
		pl_transcript_resign(out, number, record->seat);
	} else {
		pl_match_view(match, record->seat, view);
		read_move(match, old->form, record, view, &move);
		pl_transcript_move(out, match, view, number, &move);
	}
	play_record(match, old->form, record, view, &none);
}

bool pl_transcript_rewrite(FILE *out, const struct pl_transcript *old, const struct pl_book *book,
                           struct pl_fault *fault)
{
	struct pl_match *proved = pl_transcript_replay(old, book, NULL, NULL, fault);
	if (proved == NULL)
		return false;
	pl_match_free(proved);
	struct pl_match *match = pl_match_new(old->game, book, old->seats, old->key);
	struct pl_state *view = pl_resize(NULL, old->game->state_size);
	write_head(out, old, match);
	for (int i = 0; i < old->record_count; i++)
		write_record(out, match, old, i + 1, view);
	pl_transcript_end(out, match);
	free(view);
	pl_match_free(match);
	return true;
}
