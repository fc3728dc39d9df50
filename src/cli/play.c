/* play.c - perilune play: a match at this machine, new or resumed, on the full screen
 * or, for pipes and screen readers, line by line. */
#include "cli/play.h"

#include "core/text.h"
#include "core/transcript.h"
#include "games/registry.h"
#include "tui/client.h"
#include "tui/lobby.h"
#include "tui/local.h"
#include "tui/words.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

struct play {
	struct cli_table table;
	const char *save_path, *resume_path;
	const char *connect, *name; /* a server, and what to be called there */
	bool plain;
	struct tui_look look;
	struct pl_hotseat hotseat;
	struct pl_transcript *resumed; /* whose options the table borrows */
};

enum { KEY_ASCII = 256, KEY_NO_COLOUR, KEY_NO_MOUSE, KEY_NAME };

static const struct argp_option options[] = {
	{ "plain", 'p', NULL, 0, "Line by line, for pipes and screen readers", 0 },
	{ "save", 'w', "FILE", 0, "Write the transcript there as you play", 0 },
	{ "resume", 'r', "FILE", 0, "Go on with a saved transcript", 0 },
	{ "connect", 'c', "URL", 0,
	  "Play at a server: the address of its page, or of one of its tables", 0 },
	{ "name", KEY_NAME, "NAME", 0, "With --connect, what others shall call you", 0 },
	{ "ascii", KEY_ASCII, NULL, 0, "Draw without Unicode", 0 },
	{ "no-color", KEY_NO_COLOUR, NULL, 0, "Draw without colours, as NO_COLOR does", 0 },
	{ "no-mouse", KEY_NO_MOUSE, NULL, 0, "Leave the mouse to the terminal", 0 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct play *play = state->input;
	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &play->table;
		return 0;
	case 'p':
		play->plain = true;
		return 0;
	case 'w':
		play->save_path = argument;
		return 0;
	case 'r':
		play->resume_path = argument;
		return 0;
	case 'c':
		play->connect = argument;
		return 0;
	case KEY_NAME:
		play->name = argument;
		return 0;
	case KEY_ASCII:
		play->look.ascii = true;
		return 0;
	case KEY_NO_COLOUR:
		play->look.mono = true;
		return 0;
	case KEY_NO_MOUSE:
		play->look.deaf = true;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp_child children[] = {
	{ &cli_table_argp, 0, NULL, 0 },
	{ &cli_language_argp, 0, NULL, 0 },
	{ 0 },
};
/* clang-format off */
const struct argp cli_play_argp = {
	.options = options, .parser = parse, .args_doc = "GAME", .children = children,
	.doc = "Play in the terminal.\vA SPEC of --bots is human, easy, normal, hard or expert; "
	       "random and greedy, which do not think; or search:ms=500 and the like. Without "
	       "--bots you have the first seat and normal bots the others; without --seats four "
	       "play, fewer where the game is for fewer, or as many as are listed. A list without "
	       "human leaves the first seat to you. Several humans take turns at the "
	       "keyboard. Where input or output is no terminal, play is --plain. With "
	       "--connect, GAME may be left out: it is for a new table there.",
};
/* clang-format on */

/* --- beginning ------------------------------------------------------------ */

static void name_players(struct play *play, const struct pl_transcript *from)
{
	char room[512];
	for (int seat = 0; seat < from->seats; seat++) {
		struct pl_text why = pl_text_in(room, sizeof room);
		if (!pl_bot_read(from->players[seat], &play->hotseat.bots[seat], &why))
			play->hotseat.bots[seat] = (struct pl_bot){ .kind = PL_PERSON };
	}
}

/* Take up a saved transcript; its options come first, so that --option may
 * not quietly change the rules under it. */
static bool resume(struct play *play)
{
	struct pl_fault fault;
	size_t length;
	char *text = cli_read_file(play->resume_path, PL_TRANSCRIPT_BYTES, &length);
	if (text == NULL)
		return false;
	struct pl_transcript *saved = pl_transcript_read(pl_games, text, length, &fault);
	free(text);
	if (saved == NULL) {
		cli_print_fault(play->resume_path, &fault);
		return false;
	}
	struct cli_table *table = &play->table;
	table->game = saved->game;
	table->seats = saved->seats;
	for (int i = 0; i < saved->option_count && table->setting_count < CLI_SETTINGS; i++)
		table->settings[table->setting_count++] = saved->options[i];
	table->book =
		cli_open_book(table->game, table->data, table->settings, table->setting_count);
	if (table->book != NULL)
		play->hotseat.match = pl_transcript_replay(saved, table->book, NULL, NULL, &fault);
	if (table->book != NULL && play->hotseat.match == NULL)
		cli_print_fault(play->resume_path, &fault);
	name_players(play, saved);
	play->resumed = saved;
	return play->hotseat.match != NULL;
}

/* The players that a list of bots names, oneself among them. */
static int named_in(const char *list)
{
	int named = 1 + (strstr(list, "human") == NULL);
	for (const char *comma = strchr(list, ','); comma != NULL; comma = strchr(comma + 1, ','))
		named++;
	return named;
}

/* As many play as are named; where that is nobody, or one for all others, as many as is
 * usual for the game. */
static bool begin(struct play *play)
{
	struct cli_table *table = &play->table;
	bool several = table->bots != NULL && strchr(table->bots, ',') != NULL;
	if (!cli_open_table(table, several ? named_in(table->bots) : 0))
		return false;
	play->hotseat.match = pl_match_new(table->game, table->book, table->seats, table->key);
	return play->hotseat.match != NULL;
}

static bool seat_players(struct play *play)
{
	const char *list = play->table.bots;
	int seats = play->hotseat.match->seats;
	if (list == NULL && play->resume_path != NULL)
		return true;
	if (list == NULL)
		list = seats == 1 ? "human" : "normal"; /* alone there is nobody else to name */
	play->hotseat.bots[0] = (struct pl_bot){ .kind = PL_PERSON };
	int from = strstr(list, "human") == NULL;
	if (named_in(list) > seats && from == 1) {
		cli_complain(
			"p1 is you, which leaves %d seats for bots; 'perilune sim' is for bots alone",
			seats - 1);
		return false;
	}
	bool good = from >= seats || cli_read_bots(list, from, seats, true, play->hotseat.bots);
	cli_judge_bots(&play->table, play->hotseat.bots, seats);
	return good;
}

/* --- playing -------------------------------------------------------------- */

static bool play_on_screen(struct play *play)
{
	if (!tui_screen_open(play->look))
		return false;
	struct tui_source *source = tui_local_open(&play->hotseat);
	tui_client_run(source);
	tui_screen_close();
	source->ops->close(source);
	return true;
}

/* After the last word on the screen: where the match is. */
static void say_where(const struct play *play)
{
	const struct pl_hotseat *hotseat = &play->hotseat;
	bool over = pl_match_over(hotseat->match);
	char words[1024];
	if (hotseat->save != NULL)
		printf("%s\n",
		       TUI_LINE(words, over ? "kept.over" : "kept.going_on",
		                PL_AS_TEXT("file", hotseat->save_path)));
	else if (!over)
		printf("%s\n%s\n", tui_word("kept.not"), tui_word("kept.how"));
}

static int play_match(struct play *play)
{
	struct pl_hotseat *hotseat = &play->hotseat;
	hotseat->language = tui_language();
	hotseat->data = play->table.data;
	hotseat->settings = play->table.settings;
	hotseat->setting_count = play->table.setting_count;
	pl_hotseat_open(hotseat);
	/* What was given up has nothing to add, and its file stays as it is. */
	if (play->save_path != NULL && hotseat->match->resigned == 0 &&
	    !pl_hotseat_save(hotseat, play->save_path))
		return cli_complain("%s: %s", play->save_path, strerror(errno));
	if (play->plain || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		cli_play_plain(hotseat);
	else if (!play_on_screen(play))
		return CLI_BAD;
	say_where(play);
	return CLI_DONE;
}

/* --- at a server ------------------------------------------------------------ */

static int play_at_server(struct play *play)
{
	struct net_address address;
	char why[NET_WHY];
	if (!net_address_read(play->connect, &address, why))
		return cli_complain("--connect %s", why);
	if (play->resume_path != NULL || play->save_path != NULL || play->table.data != NULL ||
	    play->table.bots != NULL || play->table.seed != NULL || play->table.seats != 0 ||
	    play->table.setting_count > 0)
		return cli_complain(
			"--connect goes with --name, --language, --ascii, --no-color and --no-mouse "
			"only: seats, bots and options are chosen there");
	if (play->plain || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		return cli_complain(
			"--connect needs a terminal; programs talk to a server as docs/api.md "
			"says");
	struct net_talk *talk = net_talk_open(&address, play->name, tui_language());
	if (talk == NULL)
		return cli_complain("the system has no thread to give");
	bool opened = tui_screen_open(play->look);
	if (opened) {
		tui_lobby_run(talk, play->table.game);
		tui_screen_close();
	}
	net_talk_close(talk);
	return opened ? CLI_DONE : CLI_BAD;
}

int cli_play(int argc, char **argv)
{
	struct play play = { 0 };
	cli_parse(&cli_play_argp, argc, argv, &play);
	if (play.connect != NULL)
		return play_at_server(&play);
	if (play.resume_path != NULL && play.save_path == NULL)
		play.save_path = play.resume_path;
	bool ready = play.resume_path != NULL ? resume(&play) : begin(&play);
	int status = CLI_BAD;
	if (ready && play.resume_path != NULL && pl_match_over(play.hotseat.match))
		cli_complain("the match in %s is over; 'perilune replay %s' shows it",
		             play.resume_path, play.resume_path);
	else if (ready && seat_players(&play))
		status = play_match(&play);
	pl_hotseat_close(&play.hotseat);
	pl_transcript_free(play.resumed);
	cli_close_table(&play.table);
	return status;
}
