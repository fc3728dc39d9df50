/* replay.c - perilune replay and verify: a transcript played again, for
 * watching and for proof. */
#include "cli/cli.h"

#include "core/memory.h"
#include "core/position.h"
#include "core/text.h"
#include "core/transcript.h"
#include "core/turn.h"
#include "games/registry.h"
#include "tui/client.h"
#include "tui/replay.h"
#include "tui/words.h"

#include <unistd.h>

enum { ROOM = 64 * 1024, EVERYTHING = -1, ALL = 1 << 30 };

struct request {
	const char *data;
	int seat;  /* the viewpoint, PL_SPECTATOR or EVERYTHING */
	int until; /* the last line of play to show */
	bool json, steps, plain;
	struct tui_look look;
	const char *path;
	char *room;
	const struct pl_transcript *transcript;
	struct pl_state *view;
	struct pl_book told;  /* its book, as people are told it */
	struct pl_text *text; /* of --json */
	int records;          /* lines of play in the transcript */
	int bad;
};

/* --- reading a transcript with its rules -------------------------------- */

struct pl_transcript *cli_open_transcript(const char *path)
{
	struct pl_fault fault;
	size_t length;
	char *text = cli_read_file(path, PL_TRANSCRIPT_BYTES, &length);
	if (text == NULL)
		return NULL;
	struct pl_transcript *transcript = pl_transcript_read(pl_games, text, length, &fault);
	free(text);
	if (transcript == NULL)
		cli_print_fault(path, &fault);
	return transcript;
}

/* A transcript and, in *book, the rules it was played by; NULL after a complaint. */
static struct pl_transcript *open_file(const struct request *request, const char *path,
                                       struct pl_book **book)
{
	struct pl_transcript *transcript = cli_open_transcript(path);
	*book = NULL;
	if (transcript == NULL)
		return NULL;
	if (request->seat != PL_SPECTATOR && request->seat >= transcript->seats) {
		cli_complain("%s has seats p1 to p%d", path, transcript->seats);
		pl_transcript_free(transcript);
		return NULL;
	}
	*book = cli_open_book(transcript->game, request->data,
	                      (const char *const *)transcript->options, transcript->option_count);
	return transcript;
}

static struct pl_match *replay_file(struct request *request, const char *path, pl_replay_hook *hook,
                                    struct pl_book **book)
{
	struct pl_fault fault;
	struct pl_transcript *transcript = open_file(request, path, book);
	if (transcript == NULL)
		return NULL;
	request->transcript = transcript;
	request->records = transcript->record_count;
	struct pl_match *match = NULL;
	if (*book != NULL) {
		request->told = pl_book_in(*book, tui_words_of(transcript->game));
		match = pl_transcript_replay(transcript, *book, hook, request, &fault);
		if (match == NULL)
			cli_print_fault(path, &fault);
	}
	request->transcript = NULL;
	pl_transcript_free(transcript);
	return match;
}

/* --- verify ------------------------------------------------------------- */

static bool verify(void *request, const char *path)
{
	struct pl_book *book;
	struct pl_match *match = replay_file(request, path, NULL, &book);
	const bool good = match != NULL;
	if (good)
		printf("%s: %s, %d seats, %d moves, %s: every move follows the rules\n", path,
		       match->game->title, match->seats, match->step_count,
		       pl_match_over(match) ? "over" : "not over");
	pl_match_free(match);
	pl_book_free(book);
	return good;
}

static const struct argp_option verify_options[] = {
	{ "data", 'd', "FILE", 0, "The data it was played by, if not the standard", 0 },
	{ 0 },
};

static error_t parse_verify(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	if (key != 'd')
		return cli_take_files(verify, &request->bad, key, argument, state);
	request->data = argument;
	return 0;
}

/* clang-format off */
const struct argp cli_verify_argp = {
	.options = verify_options, .parser = parse_verify, .args_doc = "FILE...",
	.doc = "Prove that transcripts follow the rules: every move, the seed's "
	       "commitment, the result and the last position.\vExit status: 0 proved, "
	       "1 not so (the line is named), 2 bad usage.",
};
/* clang-format on */

int cli_verify(int argc, char **argv)
{
	struct request request = { 0 };
	cli_parse(&cli_verify_argp, argc, argv, &request);
	return request.bad == 0 ? CLI_DONE : CLI_NO;
}

/* --- replay ------------------------------------------------------------- */

static void tell_step(struct request *request, const struct pl_match *match)
{
	const struct pl_step *step = &match->steps[match->step_count - 1];
	if (request->json)
		pl_json_open(request->text, "events", '[');
	for (int i = 0; i < step->event_count; i++) {
		char line[512];
		struct pl_text text = pl_text_in(line, sizeof line);
		struct pl_event event = request->seat == EVERYTHING
			? step->events[i]
			: pl_event_for(step->events[i], request->seat);
		match->game->tell(&request->told, &event, &text);
		if (request->json)
			pl_json_string(request->text, NULL, line);
		else
			printf("      * %s\n", line);
	}
	if (request->json)
		pl_json_close(request->text, ']');
}

static void show_position(struct request *request, const struct pl_match *match)
{
	struct pl_text text = pl_text_in(request->room, ROOM);
	if (request->seat == EVERYTHING)
		memcpy(request->view, match->state, match->game->state_size);
	else
		pl_match_view(match, request->seat, request->view);
	int seat = request->seat == EVERYTHING ? PL_SPECTATOR : request->seat;
	match->game->show(&request->told, request->view, seat, &text);
	printf("\n%s\n", request->room);
}

/* A sealed or secret move is its maker's alone: others get its events. */
static bool sees_move(const struct request *request, int seat)
{
	return request->seat == EVERYTHING || request->seat == seat;
}

/* What a line of play did, in the language of whoever looks on. */
static const char *words_of(const struct request *request, const struct pl_match *match,
                            const struct pl_record *record, const struct pl_state *before,
                            char room[PL_MOVE_TEXT])
{
	const char *command = strcmp(record->words, "undo") == 0 ? "command.undo"
								 : "command.resign";
	if (before == NULL)
		snprintf(room, PL_MOVE_TEXT, "%s", tui_word(command));
	else if (!sees_move(request, record->seat))
		snprintf(room, PL_MOVE_TEXT, "...");
	else
		pl_move_text(match->game, &request->told, before,
		             &match->steps[match->step_count - 1].move, room);
	return room;
}

static void watch(void *context, const struct pl_match *match, int number,
                  const struct pl_state *before)
{
	struct request *request = context;
	bool undone = before == NULL;
	char words[PL_MOVE_TEXT];
	const struct pl_record *record = &request->transcript->records[number];
	if (request->view == NULL)
		request->view = pl_resize(NULL, match->game->state_size);
	if (number >= request->until)
		return;
	if (request->json) {
		bool seen = undone || sees_move(request, record->seat);
		pl_json_open(request->text, NULL, '{');
		pl_json_number(request->text, "number", number + 1);
		pl_json_number(request->text, "seat", record->seat + 1);
		pl_json_string(request->text, "move", seen ? record->words : "...");
	} else {
		printf("%4d  p%d %s\n", number + 1, record->seat + 1,
		       words_of(request, match, record, before, words));
	}
	if (!undone)
		tell_step(request, match);
	if (request->json) {
		pl_json_close(request->text, '}');
		return;
	}
	bool last = number + 1 == request->until || number + 1 == request->transcript->record_count;
	if (request->steps || last)
		show_position(request, match);
	if (request->steps && !last && isatty(STDIN_FILENO)) {
		printf("%s", tui_word("replay.next"));
		fflush(stdout);
		int c = getchar();
		while (c != '\n' && c != EOF)
			c = getchar();
		if (c == EOF)
			request->until = number;
	}
}

static void print_result(const struct request *request, const struct pl_match *match, int records)
{
	struct pl_result result;
	char words[256], scored[128];
	if (request->until < records) {
		printf("%s\n",
		       TUI_LINE(words, "replay.after", PL_AS_NUMBER("at", request->until),
		                PL_AS_NUMBER("length", records)));
		return;
	}
	if (!pl_match_over(match)) {
		printf("%s\n", tui_word("replay.not_over"));
		return;
	}
	pl_match_result(match, &result);
	printf("%s: ", tui_word("replay.result"));
	for (int seat = 0; seat < match->seats; seat++) {
		struct pl_text score = pl_text_in(scored, sizeof scored);
		pl_score_text(match->game, &request->told, match->state, seat, result.score[seat],
		              &score);
		printf("%s%s", seat == 0 ? "" : "; ",
		       TUI_LINE(words, "replay.place", PL_AS_NUMBER("seat", seat + 1),
		                PL_AS_NUMBER("place", result.place[seat]),
		                PL_AS_TEXT("score", scored)));
	}
	printf("\n");
}

/* On the full screen, from line of play `until`; the viewpoint can be changed there. */
static int replay_on_screen(const struct request *request)
{
	struct pl_fault fault;
	struct pl_book *book;
	struct pl_transcript *transcript = open_file(request, request->path, &book);
	struct tui_source *source = NULL;
	int status = CLI_NO;
	int seat = request->seat == EVERYTHING ? PL_SPECTATOR : request->seat;
	int from = request->until == ALL ? 0 : request->until;
	if (transcript != NULL && book != NULL) {
		source = tui_replay_open(transcript, book, from, seat, &fault);
		if (source == NULL)
			cli_print_fault(request->path, &fault);
	}
	if (source != NULL && tui_screen_open(request->look)) {
		tui_client_run(source);
		tui_screen_close();
		status = CLI_DONE;
	}
	if (source != NULL)
		source->ops->close(source);
	pl_transcript_free(transcript);
	pl_book_free(book);
	return status;
}

enum {
	KEY_SEAT = 's',
	KEY_TO = 't',
	KEY_STEPS = 'e',
	KEY_JSON = 'j',
	KEY_DATA = 'd',
	KEY_PLAIN = 'p',
	KEY_ASCII = 256,
	KEY_NO_COLOUR
};

/* clang-format off */
static const struct argp_option replay_options[] = {
	{ "data", KEY_DATA, "FILE", 0, "The data it was played by, if not the standard", 0 },
	{ "seat", KEY_SEAT, "pN|spectator", 0, "As this seat saw it, instead of everything", 0 },
	{ "to", KEY_TO, "N", 0, "Stop after line of play N and show the table; on the full screen, "
	  "begin there", 0 },
	{ "steps", KEY_STEPS, NULL, 0, "Show the table after every move, and wait for Enter", 0 },
	{ "json", KEY_JSON, NULL, 0, "For programs", 0 },
	{ "plain", KEY_PLAIN, NULL, 0, "Print it, even if there is a terminal for the full screen",
	  0 },
	{ "ascii", KEY_ASCII, NULL, 0, "Draw without Unicode", 0 },
	{ "no-color", KEY_NO_COLOUR, NULL, 0, "Draw without colours, as NO_COLOR does", 0 },
	{ 0 },
};
/* clang-format on */

static int viewpoint(const char *name, struct argp_state *state)
{
	if (strcmp(name, "spectator") == 0)
		return PL_SPECTATOR;
	if (name[0] != 'p' || name[1] < '1' || name[1] > '0' + PL_SEATS || name[2] != '\0')
		argp_error(state, "--seat is '%s'; expected p1 to p%d or spectator", name,
		           PL_SEATS);
	return name[1] - '1';
}

static error_t parse_replay(int key, char *argument, struct argp_state *state)
{
	struct request *request = state->input;
	switch (key) {
	case KEY_DATA:
		request->data = argument;
		return 0;
	case KEY_SEAT:
		request->seat = viewpoint(argument, state);
		return 0;
	case KEY_TO:
		request->until = (int)cli_number(argument, 1, ALL, state, "--to");
		return 0;
	case KEY_STEPS:
		request->steps = true;
		return 0;
	case KEY_JSON:
		request->json = true;
		return 0;
	case KEY_PLAIN:
		request->plain = true;
		return 0;
	case KEY_ASCII:
		request->look.ascii = true;
		return 0;
	case KEY_NO_COLOUR:
		request->look.mono = true;
		return 0;
	case ARGP_KEY_ARG:
		if (request->path != NULL)
			argp_error(state, "one FILE at a time");
		request->path = argument;
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "which file?");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* clang-format off */
static const struct argp_child screen_children[] = {
	{ &cli_language_argp, 0, NULL, 0 },
	{ &cli_pace_argp, 0, NULL, 0 },
	{ 0 },
};
/* clang-format on */
/* clang-format off */
const struct argp cli_replay_argp = {
	.options = replay_options, .parser = parse_replay, .args_doc = "FILE",
	.children = screen_children,
	.doc = "Step through a transcript: every move and what came of it.\vOn a terminal, on "
	       "the full screen, as a spectator or the seat of --seat saw it; --plain, --steps and "
	       "--json print it.",
};
/* clang-format on */

int cli_replay(int argc, char **argv)
{
	enum { JSON_ROOM = 2 * PL_TRANSCRIPT_BYTES };
	struct request request = { .seat = EVERYTHING, .until = ALL };
	cli_parse(&cli_replay_argp, argc, argv, &request);
	bool printed = request.plain || request.json || request.steps;
	if (!printed && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
		return replay_on_screen(&request);
	request.room = pl_resize(NULL, ROOM);
	char *json = pl_resize(NULL, JSON_ROOM);
	struct pl_text text = pl_text_in(json, JSON_ROOM);
	request.text = &text;
	pl_json_open(&text, NULL, '[');
	struct pl_book *book;
	struct pl_match *match = replay_file(&request, request.path, watch, &book);
	pl_json_close(&text, ']');
	if (match != NULL && request.json)
		printf("%s\n", json);
	else if (match != NULL)
		print_result(&request, match, request.records);
	int status = match == NULL ? CLI_NO : CLI_DONE;
	free(json);
	free(request.room);
	free(request.view);
	pl_match_free(match);
	pl_book_free(book);
	return status;
}
