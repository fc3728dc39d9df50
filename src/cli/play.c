/* play.c - perilune play, line by line: the table, your choices numbered and by
 * name, the log. Works on a terminal, piped, and for screen readers. */
#include "cli/cli.h"

#include "bots/advice.h"
#include "core/chance.h"
#include "core/memory.h"
#include "core/text.h"
#include "core/transcript.h"
#include "core/turn.h"

#include <errno.h>
#include <unistd.h>

enum { ROOM = 64 * 1024, INPUT = 256 };

/* A match in progress at this keyboard. */
struct plain {
	struct cli_table table;
	const char *save_path, *resume_path;
	struct pl_match *match;
	struct pl_transcript *resumed; /* whose options the table borrows */
	struct pl_bot bots[PL_SEATS];
	struct pl_thinker *thinkers[PL_SEATS]; /* NULL: a person */
	struct pl_thinker *adviser; /* for hints; NULL until the first */
	int people;
	FILE *save;     /* the transcript, written as played; may be NULL */
	int records;    /* lines of play in it */
	int told[PL_SEATS]; /* steps that each seat has been told of */
	int viewer;     /* whose view was last on the screen; -1: nobody's */
	bool quit;
	struct pl_state *view;
	char *room;
};

static const struct argp_option options[] = {
	{ "plain", 'p', NULL, 0, "Line by line (the only way there is so far)", 0 },
	{ "save", 'w', "FILE", 0, "Write the transcript there as you play", 0 },
	{ "resume", 'r', "FILE", 0, "Go on with a saved transcript", 0 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct plain *plain = state->input;
	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &plain->table;
		return 0;
	case 'p':
		return 0;
	case 'w':
		plain->save_path = argument;
		return 0;
	case 'r':
		plain->resume_path = argument;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp_child children[] = { { &cli_table_argp, 0, NULL, 0 }, { 0 } };
const struct argp cli_play_argp = {
	.options = options, .parser = parse, .args_doc = "GAME", .children = children,
	.doc = "Play in the terminal.\vA SPEC of --bots is human, easy, normal, hard or expert; "
	       "random and greedy, which do not think; or search:ms=500 and the like. Without "
	       "--bots you have the first seat and normal bots the others; a list without "
	       "human leaves the first seat to you. Several humans take turns at the "
	       "keyboard.",
};

static bool is_person(const struct plain *plain, int seat)
{
	return plain->bots[seat].kind == PL_PERSON;
}

/* --- telling ------------------------------------------------------------ */

/* The events of steps that the seat has not been told of yet. */
static void tell_news(struct plain *plain, int seat, int from)
{
	const struct pl_match *match = plain->match;
	for (int i = from; i < match->step_count; i++)
		for (int j = 0; j < match->steps[i].event_count; j++) {
			char line[512];
			struct pl_text text = pl_text_in(line, sizeof line);
			struct pl_event event = pl_event_for(match->steps[i].events[j], seat);
			match->game->tell(match->book, &event, &text);
			printf("* %s\n", line);
		}
	if (seat < PL_SEATS)
		plain->told[seat] = match->step_count;
}

static void show_table(struct plain *plain, int seat)
{
	struct pl_text text = pl_text_in(plain->room, ROOM);
	pl_match_view(plain->match, seat, plain->view);
	plain->match->game->show(plain->match->book, plain->view, seat, &text);
	printf("\n%s\n", plain->room);
}

/* Of the texts up to a width that leaves room for what they do. */
static int widest_choice(struct plain *plain, const struct pl_move *moves, int count)
{
	enum { MOST = 34 };
	int widest = 0;
	for (int i = 0; i < count; i++) {
		char text[PL_MOVE_TEXT];
		pl_move_text(plain->match->game, plain->match->book, plain->view, &moves[i], text);
		int length = (int)strlen(text);
		if (length > widest && length <= MOST)
			widest = length;
	}
	return widest;
}

static int list_choices(struct plain *plain, int seat, struct pl_move moves[PL_MOVES])
{
	const struct pl_game *game = plain->match->game;
	const struct pl_book *book = plain->match->book;
	pl_match_view(plain->match, seat, plain->view);
	int count = game->legal(book->rules, plain->view, seat, moves);
	char line[512];
	struct pl_text text = pl_text_in(line, sizeof line);
	game->ask(book, plain->view, seat, &text);
	printf("p%d: %s\n", seat + 1, line);
	int width = widest_choice(plain, moves, count);
	for (int i = 0; i < count; i++) {
		char move[PL_MOVE_TEXT];
		pl_move_text(game, book, plain->view, &moves[i], move);
		text = pl_text_in(line, sizeof line);
		game->explain(book, plain->view, &moves[i], &text);
		printf("  %2d  %-*s  %s\n", i + 1, width, move, line);
	}
	return count;
}

static void show_help(void)
{
	printf("Type a choice's number, or its text or an unmistakable beginning of it. Or:\n"
	       "  table        show the table again\n"
	       "  log          everything that happened, as you may know it\n"
	       "  hint         what a good player would do, and why; 'hint json' for programs\n"
	       "  undo         take your last move back, if nothing was revealed since\n"
	       "  save FILE    write the match to a file, and every move from now on\n"
	       "  rules        the rules of the game\n"
	       "  quit         leave\n");
}

static void show_result(struct plain *plain)
{
	const struct pl_match *match = plain->match;
	struct pl_result result;
	pl_match_result(match, &result);
	printf("The match is over.\n");
	for (int place = 1; place <= PL_SEATS; place++)
		for (int seat = 0; seat < match->seats; seat++)
			if (result.place[seat] == place)
				printf("  %d. p%d, score %d\n", place, seat + 1, (int)result.score[seat]);
}

/* --- playing ------------------------------------------------------------ */

/* The line must be on its way to the disk before the next one is asked for. */
static void saved(struct plain *plain)
{
	if (plain->save == NULL || (fflush(plain->save) == 0 && ferror(plain->save) == 0))
		return;
	cli_complain("the transcript cannot be written (%s); playing on without it",
	             strerror(errno));
	fclose(plain->save);
	plain->save = NULL;
}

static void play_move(struct plain *plain, const struct pl_move *move)
{
	pl_match_view(plain->match, move->seat, plain->view);
	const struct pl_reason *reason = pl_match_play(plain->match, move);
	if (reason != NULL) {
		printf("That cannot be done: %s (%s).\n", reason->text, reason->clause);
		return;
	}
	plain->records++;
	if (plain->save == NULL)
		return;
	pl_transcript_move(plain->save, plain->match, plain->view, plain->records, move);
	pl_transcript_end(plain->save, plain->match);
	saved(plain);
}

/* The chance of a bot's choice follows from the seed and the line of play, so
 * that a match that is resumed goes on as it would have. */
static struct pl_move ask_bot(struct plain *plain, struct pl_thinker *thinker, int seat)
{
	const struct pl_match *match = plain->match;
	const uint64_t seed[2] = { ~match->key[0], match->key[1] };
	struct pl_chance chance =
		pl_chance_of(seed, (uint64_t)match->step_count * PL_SEATS + (uint64_t)seat);
	pl_match_view(match, seat, plain->view);
	return pl_think(thinker, plain->view, seat, &chance);
}

/* Take back one step, and note it in the transcript. */
static void take_back(struct plain *plain, int seat)
{
	pl_match_undo(plain->match, seat);
	plain->records++;
	if (plain->save == NULL)
		return;
	pl_transcript_undo(plain->save, plain->records, seat);
	saved(plain);
}

/* How many last steps must go for seat's last move to be taken back; 0 if it
 * cannot be. Bots do not mind taking back what they answered it with. */
static int steps_back(const struct plain *plain, int seat)
{
	const struct pl_match *match = plain->match;
	if (pl_match_may_undo(match, seat))
		return 1;
	for (int i = match->step_count - 1; i >= 0; i--) {
		const struct pl_step *step = &match->steps[i];
		if (step->reveals || (step->move.seat != seat && plain->thinkers[step->move.seat] == NULL))
			return 0;
		if (step->move.seat == seat)
			return match->step_count - i;
	}
	return 0;
}

static void undo(struct plain *plain, int seat)
{
	const struct pl_match *match = plain->match;
	int steps = steps_back(plain, seat);
	if (steps == 0) {
		printf("There is nothing to take back: something was revealed, or another "
		       "player has acted since.\n");
		return;
	}
	for (int i = 1; i < steps; i++)
		take_back(plain, match->steps[match->step_count - 1].move.seat);
	take_back(plain, seat);
	printf("Taken back.\n");
	for (int i = 0; i < PL_SEATS; i++)
		if (plain->told[i] > match->step_count)
			plain->told[i] = match->step_count;
}

static void print_advice(const struct pl_advice *advice)
{
	printf("Hint: %s\n", advice->at[0].line[0].text);
	for (int i = 0; i < advice->count && advice->iterations > 0; i++) {
		const struct pl_advised *advised = &advice->at[i];
		printf("  %3.0f%%  %-20s", 100 * advised->chance, advised->line[0].text);
		for (int j = 1; j < advised->length; j++)
			printf("%s p%d %s", j == 1 ? " then" : ",", advised->line[j].seat + 1,
			       advised->line[j].text);
		printf("\n");
	}
	if (advice->iterations > 0)
		printf("(Chances as far as %llu tries can tell, and how play may go on.)\n",
		       (unsigned long long)advice->iterations);
}

static void hint(struct plain *plain, int seat, bool json)
{
	const struct pl_match *match = plain->match;
	if (plain->adviser == NULL) {
		struct pl_bot bot = pl_bot_of("hard");
		plain->adviser = pl_thinker_open(&bot, match->game, match->book->rules);
	}
	ask_bot(plain, plain->adviser, seat);
	struct pl_advice *advice = pl_resize(NULL, sizeof *advice);
	pl_advise(pl_thinker_search(plain->adviser), match->game, match->book, advice);
	if (json) {
		struct pl_text text = pl_text_in(plain->room, ROOM);
		pl_advice_json(advice, &text);
		printf("%s\n", plain->room);
	} else {
		print_advice(advice);
	}
	free(advice);
}

/* --- saving ------------------------------------------------------------- */

static bool start_saving(struct plain *plain, const char *path)
{
	const struct pl_match *match = plain->match;
	FILE *file = fopen(path, "w");
	if (file == NULL) {
		cli_complain("%s: %s", path, strerror(errno));
		return false;
	}
	const char *players[PL_SEATS];
	for (int seat = 0; seat < match->seats; seat++)
		players[seat] = is_person(plain, seat) ? "human" : plain->bots[seat].spec;
	pl_transcript_head(file, match, plain->table.data, plain->table.settings,
	                   plain->table.setting_count, players);
	plain->records = pl_transcript_moves(file, match);
	pl_transcript_end(file, match);
	if (plain->save != NULL)
		fclose(plain->save);
	plain->save = file;
	plain->save_path = path;
	saved(plain);
	return plain->save != NULL;
}

static void save_as(struct plain *plain, const char *path)
{
	static char kept[INPUT];
	if (path[0] == '\0') {
		printf("Save to which file? For example: save evening.txt\n");
		return;
	}
	snprintf(kept, sizeof kept, "%s", path);
	if (start_saving(plain, kept))
		printf("Saved in %s, where every further move goes too. To go on with it: "
		       "perilune play --resume %s\n", kept, kept);
}

/* --- a person's turn ---------------------------------------------------- */

static const char *const commands[] = {
	"table", "log", "hint", "undo", "save", "rules", "help", "quit",
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

/* Do a command; false if the input is none. */
static bool obey(struct plain *plain, int seat, const char *input)
{
	if (strcmp(input, "table") == 0)
		show_table(plain, seat);
	else if (strcmp(input, "log") == 0)
		tell_news(plain, seat, 0);
	else if (strcmp(input, "hint") == 0 || strcmp(input, "hint json") == 0)
		hint(plain, seat, input[4] != '\0');
	else if (strcmp(input, "undo") == 0)
		undo(plain, seat);
	else if (strncmp(input, "save", 4) == 0 && (input[4] == ' ' || input[4] == '\0'))
		save_as(plain, input + 4 + strspn(input + 4, " "));
	else if (strcmp(input, "rules") == 0)
		printf("%s", plain->match->game->rulebook);
	else if (strcmp(input, "help") == 0 || strcmp(input, "?") == 0)
		show_help();
	else if (strcmp(input, "quit") == 0)
		plain->quit = true;
	else
		return false;
	return true;
}

/* What a text that is no move was probably meant to be. */
static void suggest(struct plain *plain, const struct pl_move *moves, int count,
                    const char *input)
{
	static char texts[PL_MOVES][PL_MOVE_TEXT];
	const char *names[PL_MOVES + COMMANDS];
	for (int i = 0; i < count; i++) {
		pl_move_text(plain->match->game, plain->match->book, plain->view, &moves[i], texts[i]);
		names[i] = texts[i];
	}
	for (int i = 0; i < COMMANDS; i++)
		names[count + i] = commands[i];
	const char *near = pl_nearest(input, names, count + COMMANDS);
	if (near != NULL)
		printf("'%s' is not a choice here. Did you mean '%s'? ('help' tells more.)\n",
		       input, near);
	else
		printf("'%s' is not a choice here. Type a number from 1 to %d, or 'help'.\n",
		       input, count);
}

/* How many choices begin with the input; *found is the first of them. */
static int count_beginnings(struct plain *plain, const struct pl_move *moves, int count,
                            const char *input, const struct pl_move **found)
{
	int beginnings = 0;
	for (int i = 0; i < count; i++) {
		char text[PL_MOVE_TEXT];
		pl_move_text(plain->match->game, plain->match->book, plain->view, &moves[i], text);
		if (strncmp(text, input, strlen(input)) != 0)
			continue;
		if (beginnings++ == 0)
			*found = &moves[i];
	}
	return beginnings;
}

/* A move by number, by text or by its beginning. */
static bool understood(struct plain *plain, int seat, const struct pl_move *moves, int count,
                       const char *input, struct pl_move *out)
{
	char *end;
	long number = strtol(input, &end, 10);
	if (end != input && *end == '\0') {
		if (number < 1 || number > count) {
			printf("There are choices 1 to %d.\n", count);
			return false;
		}
		*out = moves[number - 1];
		return true;
	}
	pl_match_view(plain->match, seat, plain->view);
	if (pl_parse_move(plain->match->game, plain->match->book, plain->view, seat, input, out))
		return true;
	const struct pl_move *found = NULL;
	int beginnings = count_beginnings(plain, moves, count, input, &found);
	if (beginnings == 1)
		*out = *found;
	else if (beginnings > 1)
		printf("%d choices begin with '%s': type more of the one you mean.\n", beginnings,
		       input);
	else
		suggest(plain, moves, count, input);
	return beginnings == 1;
}

/* One line without the blanks around it; false at the end of the input. */
static bool read_line(char line[INPUT])
{
	fflush(stdout);
	if (fgets(line, INPUT, stdin) == NULL)
		return false;
	if (strchr(line, '\n') == NULL)
		for (int c = getchar(); c != '\n' && c != EOF;)
			c = getchar();
	size_t from = strspn(line, " \t\r\n"), length = strlen(line);
	while (length > from && strchr(" \t\r\n", line[length - 1]) != NULL)
		length--;
	line[length] = '\0';
	memmove(line, line + from, length - from + 1);
	if (!isatty(STDIN_FILENO))
		printf("%s\n", line); /* so that piped play reads like any other */
	return true;
}

/* Whether seat sees anything that a spectator does not. */
static bool has_secrets(struct plain *plain, int seat)
{
	size_t size = plain->match->game->state_size;
	struct pl_state *open = pl_resize(NULL, size);
	pl_match_view(plain->match, PL_SPECTATOR, open);
	pl_match_view(plain->match, seat, plain->view);
	bool secrets = memcmp(open, plain->view, size) != 0;
	free(open);
	return secrets;
}

/* Several people at one keyboard: nobody sees another's hand. */
static bool hand_over(struct plain *plain, int seat)
{
	char line[INPUT];
	if (plain->people < 2 || plain->viewer == seat || !has_secrets(plain, seat))
		return true;
	if (plain->viewer >= 0 && isatty(STDOUT_FILENO))
		printf("\033[H\033[2J\033[3J");
	printf("--- p%d, it is your turn. Press Enter when nobody else is looking. ---\n", seat + 1);
	return read_line(line);
}

static void ask_person(struct plain *plain, int seat)
{
	struct pl_move moves[PL_MOVES], move;
	char input[INPUT];
	if (!hand_over(plain, seat)) {
		plain->quit = true;
		return;
	}
	plain->viewer = seat;
	tell_news(plain, seat, plain->told[seat]);
	show_table(plain, seat);
	int count = list_choices(plain, seat, moves);
	int steps = plain->match->step_count;
	while (!plain->quit && plain->match->step_count == steps) {
		printf("> ");
		if (!read_line(input)) {
			printf("\n");
			plain->quit = true;
		} else if (input[0] == '\0') {
			list_choices(plain, seat, moves);
		} else if (!obey(plain, seat, input) &&
		           understood(plain, seat, moves, count, input, &move)) {
			play_move(plain, &move);
		}
	}
}

static void play_on(struct plain *plain)
{
	while (!plain->quit && !pl_match_over(plain->match)) {
		int person = -1;
		for (int seat = 0; seat < plain->match->seats; seat++) {
			if (!pl_is_pending(plain->match->state, seat))
				continue;
			if (!is_person(plain, seat)) {
				struct pl_move move = ask_bot(plain, plain->thinkers[seat], seat);
				play_move(plain, &move);
				person = -1;
				break;
			}
			if (person < 0)
				person = seat;
		}
		if (person >= 0)
			ask_person(plain, person);
	}
}

/* --- beginning and end -------------------------------------------------- */

static void name_players(struct plain *plain, const struct pl_transcript *from)
{
	char room[512];
	for (int seat = 0; seat < from->seats; seat++) {
		struct pl_text why = pl_text_in(room, sizeof room);
		if (!pl_bot_read(from->players[seat], &plain->bots[seat], &why))
			plain->bots[seat] = (struct pl_bot){ .kind = PL_PERSON };
	}
}

/* Take up a saved transcript; its options come first, so that --option may
 * not quietly change the rules under it. */
static bool resume(struct plain *plain)
{
	struct pl_fault fault;
	size_t length;
	char *text = cli_read_file(plain->resume_path, PL_TRANSCRIPT_BYTES, &length);
	if (text == NULL)
		return false;
	struct pl_transcript *saved_match = pl_transcript_read(text, length, &fault);
	free(text);
	if (saved_match == NULL) {
		cli_print_fault(plain->resume_path, &fault);
		return false;
	}
	struct cli_table *table = &plain->table;
	table->game = saved_match->game;
	table->seats = saved_match->seats;
	for (int i = 0; i < saved_match->option_count && table->setting_count < CLI_SETTINGS; i++)
		table->settings[table->setting_count++] = saved_match->options[i];
	table->book = cli_open_book(table->game, table->data, table->settings, table->setting_count);
	if (table->book != NULL)
		plain->match = pl_transcript_replay(saved_match, table->book, NULL, NULL, &fault);
	if (table->book != NULL && plain->match == NULL)
		cli_print_fault(plain->resume_path, &fault);
	name_players(plain, saved_match);
	plain->resumed = saved_match;
	return plain->match != NULL;
}

static bool begin(struct plain *plain)
{
	struct cli_table *table = &plain->table;
	if (!cli_open_table(table, 2))
		return false;
	plain->match = pl_match_new(table->game, table->book, table->seats, table->key);
	return plain->match != NULL;
}

static bool seat_players(struct plain *plain)
{
	const char *list = plain->table.bots;
	int seats = plain->match->seats;
	if (list == NULL && plain->resume_path != NULL)
		return true;
	if (list == NULL)
		list = "normal";
	plain->bots[0] = (struct pl_bot){ .kind = PL_PERSON };
	int from = strstr(list, "human") == NULL, named = 1;
	for (const char *comma = strchr(list, ','); comma != NULL; comma = strchr(comma + 1, ','))
		named++;
	if (from + named > seats && from == 1) {
		cli_complain("p1 is you, which leaves %d seats for bots; 'perilune sim' is for bots alone",
		             seats - 1);
		return false;
	}
	return from >= seats || cli_read_bots(list, from, seats, true, plain->bots);
}

static void welcome(const struct plain *plain)
{
	printf("%s\n", plain->match->game->title);
	for (int seat = 0; seat < plain->match->seats; seat++)
		printf("  p%d: %s\n", seat + 1,
		       !is_person(plain, seat) ? plain->bots[seat].spec
		       : plain->people > 1     ? "at this keyboard"
		                               : "you");
	printf("Type a choice's number or its text; 'help' tells more.\n");
}

static int play(struct plain *plain)
{
	const struct pl_match *match = plain->match;
	for (int seat = 0; seat < match->seats; seat++) {
		plain->people += is_person(plain, seat);
		if (!is_person(plain, seat))
			plain->thinkers[seat] = pl_thinker_open(&plain->bots[seat], match->game,
			                                        match->book->rules);
	}
	/* What was given up has nothing to add, and its file stays as it is. */
	if (plain->save_path != NULL && match->resigned == 0 && !start_saving(plain, plain->save_path))
		return CLI_BAD;
	welcome(plain);
	play_on(plain);
	if (pl_match_over(plain->match)) {
		int seat = plain->viewer < 0 ? PL_SPECTATOR : plain->viewer;
		tell_news(plain, seat, seat == PL_SPECTATOR ? 0 : plain->told[seat]);
		show_table(plain, seat);
		show_result(plain);
	}
	if (plain->save != NULL)
		printf("The match is in %s.\n", plain->save_path);
	else if (plain->quit)
		printf("You left; the match was not saved ('save FILE' or --save would have).\n");
	return CLI_DONE;
}

int cli_play(int argc, char **argv)
{
	struct plain plain = { .viewer = -1 };
	cli_parse(&cli_play_argp, argc, argv, &plain);
	if (plain.resume_path != NULL && plain.save_path == NULL)
		plain.save_path = plain.resume_path;
	bool ready = plain.resume_path != NULL ? resume(&plain) : begin(&plain);
	int status = CLI_BAD;
	if (ready && plain.resume_path != NULL && pl_match_over(plain.match)) {
		cli_complain("the match in %s is over; 'perilune replay %s' shows it",
		             plain.resume_path, plain.resume_path);
	} else if (ready && seat_players(&plain)) {
		plain.view = pl_resize(NULL, plain.match->game->state_size);
		plain.room = pl_resize(NULL, ROOM);
		status = play(&plain);
	}
	if (plain.save != NULL)
		fclose(plain.save);
	for (int seat = 0; seat < PL_SEATS; seat++)
		pl_thinker_close(plain.thinkers[seat]);
	pl_thinker_close(plain.adviser);
	free(plain.view);
	free(plain.room);
	pl_match_free(plain.match);
	pl_transcript_free(plain.resumed);
	cli_close_table(&plain.table);
	return status;
}
