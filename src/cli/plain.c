/* plain.c - playing line by line: the table, your choices numbered and by
 * name, the log. Works on a terminal, piped, and for screen readers. */
#include "cli/play.h"

#include "bots/advice.h"
#include "core/describe.h"
#include "core/memory.h"
#include "core/position.h"
#include "core/rows.h"
#include "core/text.h"
#include "core/turn.h"
#include "tui/canvas.h"
#include "tui/words.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

enum { ROOM = 64 * 1024, INPUT = 256 };

/* A match in progress at this keyboard. */
struct plain {
	struct pl_hotseat *hotseat;
	struct pl_thinker *adviser; /* for hints; NULL until the first */
	int told[PL_SEATS];         /* steps that each seat has been told of */
	int viewer;                 /* whose view was last on the screen; -1: nobody's */
	bool quit;
	bool resigning; /* asked whether to give the match up */
	struct pl_state *view;
	char *room;
};

/* --- being told to end ---------------------------------------------------- */

/* Set by Ctrl-C, SIGTERM or SIGHUP at a terminal; a second one ends the program at once. */
static volatile sig_atomic_t ended;

static void on_end(int number)
{
	(void)number;
	ended = 1;
}

/* What was played is said to be kept before the program ends. Reading is interrupted by it. */
static void listen(bool on)
{
	static const int ends[] = { SIGINT, SIGTERM, SIGHUP };
	struct sigaction action = { .sa_handler = on ? on_end : SIG_DFL,
		                    .sa_flags = on ? (int)SA_RESETHAND : 0 };
	sigemptyset(&action.sa_mask);
	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
		sigaction(ends[i], &action, NULL);
}

/* --- words -------------------------------------------------------------- */

/* A line of the terminal's words; said may be NULL. */
static void say_line(const char *key, const struct pl_said *said)
{
	char line[1024];
	printf("%s\n", tui_line(line, sizeof line, key, said));
}
#define SAY_LINE(key, ...) say_line(key, (const struct pl_said[]){ __VA_ARGS__, { .name = NULL } })

/* Words and blanks up to a column: a letter may be several bytes. */
static void put_padded(struct pl_text *text, const char *words, int columns)
{
	int blanks = columns - tui_columns(words);
	pl_put(text, "%s%*s", words, blanks > 0 ? blanks : 0, "");
}

/* --- telling ------------------------------------------------------------ */

/* The events of steps that the seat has not been told of yet. */
static void tell_news(struct plain *plain, int seat, int from)
{
	const struct pl_match *match = plain->hotseat->match;
	for (int i = from; i < match->step_count; i++)
		for (int j = 0; j < match->steps[i].event_count; j++) {
			char line[512];
			struct pl_text text = pl_text_in(line, sizeof line);
			struct pl_event event = pl_event_for(match->steps[i].events[j], seat);
			match->game->tell(&plain->hotseat->told, &event, &text);
			printf("* %s\n", line);
		}
	if (seat < PL_SEATS)
		plain->told[seat] = match->step_count;
}

static void show_table(struct plain *plain, int seat)
{
	struct pl_text text = pl_text_in(plain->room, ROOM);
	pl_match_view(plain->hotseat->match, seat, plain->view);
	plain->hotseat->match->game->show(&plain->hotseat->told, plain->view, seat, &text);
	printf("\n%s\n", plain->room);
}

/* Of the texts up to a width that leaves room for what they do. */
static int widest_choice(struct plain *plain, const struct pl_move *moves, int count)
{
	enum { MOST = 34 };
	int widest = 0;
	for (int i = 0; i < count; i++) {
		char text[PL_MOVE_TEXT];
		pl_move_text(plain->hotseat->match->game, &plain->hotseat->told, plain->view,
		             &moves[i], text);
		int columns = tui_columns(text);
		if (columns > widest && columns <= MOST)
			widest = columns;
	}
	return widest;
}

static int list_choices(struct plain *plain, int seat, struct pl_move moves[PL_MOVES])
{
	const struct pl_game *game = plain->hotseat->match->game;
	const struct pl_book *book = &plain->hotseat->told;
	pl_match_view(plain->hotseat->match, seat, plain->view);
	int count = game->legal(book->rules, plain->view, seat, moves);
	char line[1024];
	struct pl_text text = pl_text_in(line, sizeof line);
	game->ask(book, plain->view, seat, &text);
	printf("p%d: %s\n", seat + 1, line);
	int width = widest_choice(plain, moves, count);
	for (int i = 0; i < count; i++) {
		char move[PL_MOVE_TEXT], padded[2 * PL_MOVE_TEXT];
		struct pl_text column = pl_text_in(padded, sizeof padded);
		pl_move_text(game, book, plain->view, &moves[i], move);
		put_padded(&column, move, width);
		text = pl_text_in(line, sizeof line);
		game->explain(book, plain->view, &moves[i], &text);
		printf("  %2d  %s  %s\n", i + 1, padded, line);
	}
	return count;
}

static void show_result(struct plain *plain)
{
	const struct pl_match *match = plain->hotseat->match;
	struct pl_result result;
	char words[128];
	pl_match_result(match, &result);
	say_line("over", NULL);
	for (int place = 1; place <= PL_SEATS; place++)
		for (int seat = 0; seat < match->seats; seat++)
			if (result.place[seat] == place) {
				struct pl_text score = pl_text_in(words, sizeof words);
				pl_score_text(match->game, &plain->hotseat->told, match->state,
				              seat, result.score[seat], &score);
				SAY_LINE("plain.place", PL_AS_NUMBER("place", place),
				         PL_AS_NUMBER("seat", seat + 1),
				         PL_AS_TEXT("score", words));
			}
}

/* --- playing ------------------------------------------------------------ */

/* Whether the transcript that was being written could not be. */
static void mind_transcript(struct plain *plain, bool writing)
{
	char words[256];
	if (writing && plain->hotseat->save == NULL)
		cli_complain("%s",
		             TUI_LINE(words, "no.transcript", PL_AS_TEXT("why", strerror(errno))));
}

static void play_move(struct plain *plain, const struct pl_move *move)
{
	bool writing = plain->hotseat->save != NULL;
	const struct pl_reason *reason = pl_hotseat_play(plain->hotseat, move);
	if (reason != NULL)
		SAY_LINE(
			"no.move",
			PL_AS_TEXT("why", tui_game_text(plain->hotseat->match->game, reason->text)),
			PL_AS_TEXT("clause", reason->clause));
	mind_transcript(plain, writing);
}

static struct pl_move ask_bot(struct plain *plain, struct pl_thinker *thinker, int seat)
{
	struct pl_chance chance = pl_hotseat_chance(plain->hotseat, seat);
	pl_match_view(plain->hotseat->match, seat, plain->view);
	pl_hotseat_mind(plain->hotseat, thinker, seat);
	return pl_think(thinker, plain->view, seat, &chance);
}

static void undo(struct plain *plain, int seat)
{
	const struct pl_match *match = plain->hotseat->match;
	bool writing = plain->hotseat->save != NULL;
	enum pl_stays why;
	int steps = pl_hotseat_steps_back(plain->hotseat, seat, &why);
	if (steps == 0) {
		say_line("no.undo", NULL);
		return;
	}
	pl_hotseat_undo(plain->hotseat, seat, steps);
	mind_transcript(plain, writing);
	say_line("plain.undone", NULL);
	for (int i = 0; i < PL_SEATS; i++)
		if (plain->told[i] > match->step_count)
			plain->told[i] = match->step_count;
}

/* A move of advice: how good it is, and how play may go on after it. */
static void print_advised(const struct pl_advised *advised, bool as_good)
{
	char line[PL_LINE * (PL_MOVE_TEXT + 8)] = "";
	struct pl_text then = pl_text_in(line, sizeof line);
	for (int i = 1; i < advised->length; i++)
		pl_put(&then, "%sp%d %s", i == 1 ? "" : ", ", advised->line[i].seat + 1,
		       advised->line[i].text);
	printf("  ");
	SAY_LINE("advice.move", PL_AS_TEXT("move", advised->line[0].text),
	         PL_AS_TEXT("says", advised->says), PL_AS_NUMBER("equal", as_good),
	         PL_AS_TEXT("then", line));
}

static void print_advice(const struct pl_advice *advice)
{
	SAY_LINE("plain.hint", PL_AS_TEXT("move", advice->at[0].line[0].text));
	if (advice->iterations == 0)
		return;
	if (advice->why[0] != '\0')
		printf("%s\n", advice->why);
	for (int i = 0; i < advice->count; i++)
		print_advised(&advice->at[i], i > 0 && advice->at[i].equal);
	SAY_LINE("plain.chances", PL_AS_NUMBER("tries", (int64_t)advice->iterations));
}

static void hint(struct plain *plain, int seat, bool json)
{
	const struct pl_match *match = plain->hotseat->match;
	if (plain->adviser == NULL) {
		struct pl_bot bot = pl_bot_of(PL_ADVISER);
		plain->adviser = pl_thinker_open(&bot, match->game, match->book->rules);
	}
	ask_bot(plain, plain->adviser, seat);
	struct pl_advice *advice = pl_resize(NULL, sizeof *advice);
	pl_advise(pl_thinker_search(plain->adviser), match->game, &plain->hotseat->told, advice);
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
	if (pl_hotseat_save(plain->hotseat, path))
		return true;
	cli_complain("%s: %s", path, strerror(errno));
	return false;
}

static void save_as(struct plain *plain, const char *path)
{
	if (path[0] == '\0') {
		say_line("plain.save", NULL);
		return;
	}
	if (start_saving(plain, path))
		SAY_LINE("saved", PL_AS_TEXT("file", path));
}

/* --- a person's turn ---------------------------------------------------- */

enum command { TABLE, LOG, HINT, UNDO, SAVE, RULES, RESIGN, HELP, QUIT, COMMANDS };

static const char *const commands[] = {
	[TABLE] = "table", [LOG] = "log",       [HINT] = "hint", [UNDO] = "undo", [SAVE] = "save",
	[RULES] = "rules", [RESIGN] = "resign", [HELP] = "help", [QUIT] = "quit",
};
PL_ROWS(commands, COMMANDS);

/* A word of a command in the language spoken: "command.undo", "about.undo". */
static const char *word_of(const char *group, int command)
{
	char key[40];
	snprintf(key, sizeof key, "%s.%s", group, commands[command]);
	return tui_word(key);
}

static void show_help(void)
{
	say_line("plain.help", NULL);
	for (int i = 0; i < COMMANDS; i++) {
		char line[200];
		struct pl_text text = pl_text_in(line, sizeof line);
		const char *about = i == SAVE ? tui_word("plain.save.about")
			: i == HINT           ? tui_word("plain.hint.about")
					      : word_of("about", i);
		if (i == HELP)
			continue;
		put_padded(&text, word_of("command", i), 12);
		printf("  %s %s\n", line, about);
	}
}

/* What follows a name at the beginning of the input; NULL if it does not begin with it. */
static const char *after(const char *input, const char *name)
{
	size_t length = strlen(name);
	if (strncmp(input, name, length) != 0 || (input[length] != ' ' && input[length] != '\0'))
		return NULL;
	return input + length + strspn(input + length, " ");
}

/* The command that an input is, by its name in the language spoken or in English, and what
 * follows it; COMMANDS if it is none. */
static int command_of(const char *input, const char **rest)
{
	if (strcmp(input, "?") == 0)
		return HELP;
	for (int i = 0; i < COMMANDS; i++) {
		*rest = after(input, word_of("command", i));
		if (*rest == NULL)
			*rest = after(input, commands[i]);
		bool takes_more = i == SAVE ||
			(i == HINT && *rest != NULL && strcmp(*rest, "json") == 0);
		if (*rest != NULL && ((*rest)[0] == '\0' || takes_more))
			return i;
	}
	return COMMANDS;
}

/* Asked once more, as before a loss, unless it comes through a pipe. */
static void resign(struct plain *plain, int seat)
{
	bool asks = isatty(STDIN_FILENO) && !plain->resigning;
	if (plain->hotseat->match->seats != 2)
		say_line("no.resign_two", NULL);
	else if (asks)
		say_line("plain.resign", NULL);
	else if (pl_hotseat_resign(plain->hotseat, seat))
		SAY_LINE("remark.resign", PL_AS_ONE("seat", seat + 1, pl_seats));
	plain->resigning = asks;
}

/* Do a command; false if the input is none. */
static bool obey(struct plain *plain, int seat, const char *input)
{
	const char *rest = "";
	int command = command_of(input, &rest);
	plain->resigning = plain->resigning && command == RESIGN;
	switch (command) {
	case TABLE:
		show_table(plain, seat);
		return true;
	case LOG:
		tell_news(plain, seat, 0);
		return true;
	case HINT:
		hint(plain, seat, rest[0] != '\0');
		return true;
	case UNDO:
		undo(plain, seat);
		return true;
	case SAVE:
		save_as(plain, rest);
		return true;
	case RULES:
		printf("%s", plain->hotseat->match->game->rulebook);
		return true;
	case RESIGN:
		resign(plain, seat);
		return true;
	case HELP:
		show_help();
		return true;
	case QUIT:
		plain->quit = true;
		return true;
	default:
		return false;
	}
}

/* What a text that is no move was probably meant to be. */
static void suggest(struct plain *plain, int seat, int count, const char *input)
{
	const char *names[COMMANDS];
	char near[PL_NEAR][PL_MOVE_TEXT], room[(PL_NEAR + 1) * (PL_MOVE_TEXT + 4)];
	struct pl_text list = pl_text_in(room, sizeof room);
	for (int i = 0; i < COMMANDS; i++)
		names[i] = word_of("command", i);
	const char *command = pl_nearest(input, names, COMMANDS);
	int found = pl_hotseat_near(plain->hotseat, seat, input, near);
	pl_put_near(&list, found, near);
	if (command != NULL)
		pl_put(&list, "%s'%s'", found > 0 ? ", " : "", command);
	SAY_LINE("plain.no_choice", PL_AS_TEXT("words", input), PL_AS_TEXT("near", room),
	         PL_AS_NUMBER("count", count), PL_AS_TEXT("help", word_of("command", HELP)));
}

/* How many choices begin with the input; *found is the first of them. */
static int count_beginnings(struct plain *plain, const struct pl_move *moves, int count,
                            const char *input, const struct pl_move **found)
{
	int beginnings = 0;
	for (int i = 0; i < count; i++) {
		char text[PL_MOVE_TEXT];
		pl_move_text(plain->hotseat->match->game, &plain->hotseat->told, plain->view,
		             &moves[i], text);
		if (strncmp(text, input, strlen(input)) != 0)
			continue;
		if (beginnings++ == 0)
			*found = &moves[i];
	}
	return beginnings;
}

/* A move by number, by text or by its beginning; one that is not allowed too. */
static bool understood(struct plain *plain, int seat, const struct pl_move *moves, int count,
                       const char *input, struct pl_move *out)
{
	char *end;
	long number = strtol(input, &end, 10);
	if (end != input && *end == '\0') {
		if (number < 1 || number > count) {
			SAY_LINE("plain.numbers", PL_AS_NUMBER("count", count));
			return false;
		}
		*out = moves[number - 1];
		return true;
	}
	if (pl_hotseat_read(plain->hotseat, seat, input, out))
		return true;
	pl_match_view(plain->hotseat->match, seat, plain->view);
	const struct pl_move *found = NULL;
	int beginnings = count_beginnings(plain, moves, count, input, &found);
	if (beginnings == 1)
		*out = *found;
	else if (beginnings > 1)
		SAY_LINE("plain.several", PL_AS_NUMBER("count", beginnings),
		         PL_AS_TEXT("words", input));
	else if (pl_hotseat_meant(plain->hotseat, seat, input, out))
		return true; /* to be refused with its rule */
	else
		suggest(plain, seat, count, input);
	return beginnings == 1;
}

/* One line without the blanks around it; false at the end of the input. */
static bool read_line(char line[INPUT])
{
	fflush(stdout);
	if (ended || fgets(line, INPUT, stdin) == NULL)
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

/* Several people at one keyboard: nobody sees another's hand. */
static bool hand_over(struct plain *plain, int seat)
{
	char line[INPUT];
	if (plain->hotseat->people < 2 || plain->viewer == seat ||
	    !pl_hotseat_has_secrets(plain->hotseat, seat))
		return true;
	if (plain->viewer >= 0 && isatty(STDOUT_FILENO))
		printf("\033[H\033[2J\033[3J");
	SAY_LINE("plain.curtain", PL_AS_NUMBER("seat", seat + 1));
	return read_line(line);
}

static bool is_same_move(const struct pl_move *one, const struct pl_move *other)
{
	return memcmp(one, other, sizeof *one) == 0;
}

/* Whether a move loses something for nothing although another one does not. */
static bool is_loss(struct plain *plain, const struct pl_move *moves, int count,
                    const struct pl_move *move)
{
	bool loses[PL_MOVES];
	pl_match_view(plain->hotseat->match, move->seat, plain->view);
	pl_losses(plain->hotseat->match->game, plain->hotseat->match->book->rules, plain->view,
	          moves, count, loses);
	for (int i = 0; i < count; i++)
		if (is_same_move(&moves[i], move))
			return loses[i];
	return false;
}

/* A person is asked once more before a loss; what comes through a pipe means what it says. */
static bool is_sure(struct plain *plain, const struct pl_move *moves, int count,
                    const struct pl_move *move, struct pl_move *asked)
{
	if (!isatty(STDIN_FILENO) || is_same_move(move, asked) ||
	    !is_loss(plain, moves, count, move))
		return true;
	char about[1024];
	struct pl_text text = pl_text_in(about, sizeof about);
	plain->hotseat->match->game->explain(&plain->hotseat->told, plain->view, move, &text);
	SAY_LINE("plain.sure", PL_AS_TEXT("about", about));
	*asked = *move;
	return false;
}

static void ask_person(struct plain *plain, int seat)
{
	struct pl_move moves[PL_MOVES], move, asked = { .verb = 0 };
	char input[INPUT];
	if (!hand_over(plain, seat)) {
		plain->quit = true;
		return;
	}
	plain->viewer = seat;
	tell_news(plain, seat, plain->told[seat]);
	show_table(plain, seat);
	int count = list_choices(plain, seat, moves);
	int steps = plain->hotseat->match->step_count;
	while (!plain->quit && plain->hotseat->match->step_count == steps &&
	       !pl_match_over(plain->hotseat->match)) {
		printf("> ");
		if (!read_line(input)) {
			printf("\n");
			plain->quit = true;
		} else if (input[0] == '\0') {
			list_choices(plain, seat, moves);
		} else if (!obey(plain, seat, input) &&
		           understood(plain, seat, moves, count, input, &move) &&
		           is_sure(plain, moves, count, &move, &asked)) {
			play_move(plain, &move);
		}
	}
}

static void play_on(struct plain *plain)
{
	while (!plain->quit && !ended && !pl_match_over(plain->hotseat->match)) {
		int person = -1;
		for (int seat = 0; seat < plain->hotseat->match->seats; seat++) {
			if (!pl_is_pending(plain->hotseat->match->state, seat))
				continue;
			if (!pl_hotseat_is_person(plain->hotseat, seat)) {
				struct pl_move move =
					ask_bot(plain, plain->hotseat->thinkers[seat], seat);
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

static void welcome(const struct plain *plain)
{
	const struct pl_hotseat *hotseat = plain->hotseat;
	printf("%s\n", hotseat->match->game->title);
	for (int seat = 0; seat < hotseat->match->seats; seat++)
		printf("  p%d: %s\n", seat + 1,
		       !pl_hotseat_is_person(hotseat, seat) ? tui_bot_name(hotseat->bots[seat].spec)
		               : hotseat->people > 1        ? tui_word("plain.here")
		                                            : tui_word("player.you"));
	SAY_LINE("plain.welcome", PL_AS_TEXT("help", word_of("command", HELP)));
}

static void end(struct plain *plain)
{
	if (pl_match_over(plain->hotseat->match)) {
		int seat = plain->viewer < 0 ? PL_SPECTATOR : plain->viewer;
		tell_news(plain, seat, seat == PL_SPECTATOR ? 0 : plain->told[seat]);
		show_table(plain, seat);
		show_result(plain);
	}
}

void cli_play_plain(struct pl_hotseat *hotseat)
{
	struct plain plain = {
		.hotseat = hotseat,
		.viewer = -1,
		.view = pl_resize(NULL, hotseat->match->game->state_size),
		.room = pl_resize(NULL, ROOM),
	};
	welcome(&plain);
	listen(isatty(STDIN_FILENO));
	play_on(&plain);
	end(&plain);
	listen(false);
	pl_thinker_close(plain.adviser);
	free(plain.view);
	free(plain.room);
}
