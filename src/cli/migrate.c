/* migrate.c - perilune migrate: transcripts of version 1 written anew, so that neither other
 * words in the data nor another language can void them. */
#include "cli/cli.h"

#include "core/transcript.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

struct request {
	const char *data;
	int bad;
};

/* clang-format off */
static const struct argp_option options[] = {
	{ "data", 'd', "FILE", 0, "The data they were played by, if not the standard", 0 },
	{ 0 },
};
/* clang-format on */

/* The new text takes the old one's place only when it is whole. */
static bool replace(const char *path, const struct pl_transcript *old, const struct pl_book *book)
{
	char beside[4096];
	struct pl_fault fault;
	if (snprintf(beside, sizeof beside, "%s.new", path) >= (int)sizeof beside)
		return cli_complain("%.60s...: the name is too long", path) == CLI_DONE;
	FILE *out = fopen(beside, "wx");
	if (out == NULL)
		return cli_complain("%s: %s", beside, strerror(errno)) == CLI_DONE;
	bool good = pl_transcript_rewrite(out, old, book, &fault);
	if (!good)
		cli_print_fault(path, &fault);
	bool kept = good && fflush(out) == 0 && fsync(fileno(out)) == 0;
	kept = fclose(out) == 0 && kept && rename(beside, path) == 0;
	if (good && !kept)
		cli_complain("%s: %s", path, strerror(errno));
	if (!kept)
		remove(beside);
	return kept;
}

static bool migrate(void *input, const char *path)
{
	const struct request *request = input;
	struct pl_transcript *old = cli_open_transcript(path);
	if (old == NULL)
		return false;
	bool good = true;
	if (old->form == 2 || old->game->description == NULL) {
		printf("%s: %s\n", path,
		       old->form == 2 ? "is in notation already"
		                      : "stays as it is, for its game has no notation");
	} else {
		struct pl_book *book = cli_open_book(old->game, request->data,
		                                     (const char *const *)old->options,
		                                     old->option_count);
		good = book != NULL && replace(path, old, book);
		if (good)
			printf("%s: %d lines of play, now in notation\n", path, old->record_count);
		pl_book_free(book);
	}
	pl_transcript_free(old);
	return good;
}

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	if (key != 'd')
		return cli_take_files(migrate, &request->bad, key, argument, state);
	request->data = argument;
	return 0;
}

/* clang-format off */
const struct argp cli_migrate_argp = {
	.options = options, .parser = parse, .args_doc = "FILE...",
	.doc = "Rewrite transcripts of version 1, whose moves are words, in notation, each in "
	       "its own place. A file that does not follow the rules stays as it is; remarks "
	       "are left out.\vNobody has to, since older transcripts can always be read; but "
	       "words change with the data, and notation never does.\n\nExit status: 0 all "
	       "done, 1 some were not (the line is named), 2 bad usage.",
};
/* clang-format on */

int cli_migrate(int argc, char **argv)
{
	struct request request = { 0 };
	cli_parse(&cli_migrate_argp, argc, argv, &request);
	return request.bad > 0 ? CLI_NO : CLI_DONE;
}
