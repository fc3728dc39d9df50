/* fuzz_transcript.c - any bytes as a transcript: read and, under the standard
 * rules with its options, replayed. */
#include "core/transcript.h"

#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
	struct pl_fault fault = { 0 };
	struct pl_transcript *transcript =
		pl_transcript_read(pl_games, (const char *)bytes, length, &fault);
	if (transcript == NULL)
		return 0;
	struct pl_book *book = pl_book_standard(transcript->game,
	                                        (const char *const *)transcript->options,
	                                        transcript->option_count, NULL);
	if (book != NULL) {
		transcript->digest = book->rules->digest; /* let more of them be played */
		transcript->has_commitment = false;
		pl_match_free(pl_transcript_replay(transcript, book, NULL, NULL, &fault));
	}
	pl_book_free(book);
	pl_transcript_free(transcript);
	return 0;
}
