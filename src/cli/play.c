/* play.c - perilune play: a match at this machine, new or resumed, on the full screen
 * or, for pipes and screen readers, line by line. */
#include "cli/play.h"

#include "cli/kept.h"
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
	bool plain, anew;           /* anew: whatever is kept */
	bool itself;                /* it is kept without being asked for (cli/kept.h) */
	char kept[CLI_KEPT_PATH];   /* where */
	char unkept[256];           /* or why it is not */
	struct tui_look look;
	struct pl_hotseat hotseat;
	struct pl_transcript *resumed; /* whose options the table borrows */
};

enum { KEY_ASCII = 256, KEY_NO_COLOUR, KEY_NO_MOUSE, KEY_NAME, KEY_NEW };

static const struct argp_option options[] = {
	{ "plain", 'p', NULL, 0, "Line by line, for pipes and screen readers", 0 },
	{ "save", 'w', "FILE", 0, "Write the transcript to this file as you play", 0 },
	{ "resume", 'r', "FILE", 0, "Go on with a saved transcript", 0 },
	{ "new", KEY_NEW, NULL, 0, "Start a new match, even if one is kept", 0 },
	{ "connect", 'c', "URL", 0,
	  "Play at a server: the address of its page, or of one of its tables", 0 },
	{ "name", KEY_NAME, "NAME", 0, "With --connect, the name that others see", 0 },
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
	case KEY_NEW:
		play->anew = true;
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
	{ &cli_pace_argp, 0, NULL, 0 },
	{ 0 },
};
/* clang-format off */
const struct argp cli_play_argp = {
	.options = options, .parser = parse, .args_doc = "GAME", .children = children,
	.doc = "Play in the terminal.\vA SPEC of --bots is human, easy, normal, hard or "
	       "expert; random or greedy, which do not look ahead; or search:ms=500 and so on. "
	       "Without --bots you have the first seat and normal bots the others; without "
	       "--seats four play, or fewer if the game is for fewer, or as many as are "
	       "listed. A list without human leaves the first seat to you. Several humans take "
	       "turns at the keyboard. If input or output is not a terminal, --plain is used. "
	       "In a terminal a match is kept as it is played, in the user's state folder, "
	       "unless --save or --resume name a file: 'perilune play', with or without GAME, "
	       "then asks whether to go on with it, and --new does not ask. With --connect, "
	       "GAME may be left out; it is for opening a new table there.",
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
	if (play->itself && table->data == NULL && strcmp(saved->data, "standard") != 0)
		table->data = saved->data;
	table->book =
		cli_open_book(table->game, table->data, table->settings, table->setting_count);
	if (table->book != NULL)
		play->hotseat.match = pl_transcript_replay(saved, table->book, NULL, NULL, &fault);
	if (table->book != NULL && play->hotseat.match == NULL)
		cli_print_fault(play->resume_path, &fault);
	name_players(play, saved);
	play->resumed = saved;
	if (play->itself && play->hotseat.match == NULL)
		fprintf(stderr, "perilune: %s\n", tui_word("keep.stays"));
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
	struct pl_text why = pl_text_in(play->unkept, sizeof play->unkept);
	if (play->itself && cli_kept_place(table->game, play->kept, &why))
		play->save_path = play->kept;
	return play->hotseat.match != NULL;
}

/* --- what is kept ---------------------------------------------------------- */

static bool is_terminal(void)
{
	return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

/* Whether to play at all, once it is settled what: on with a match that is kept, or a new one.
 * At a terminal alone: programs get what they ask for. */
static bool choose_match(struct play *play)
{
	play->itself = play->resume_path == NULL && play->save_path == NULL && is_terminal();
	if (!play->itself || play->anew)
		return true;
	enum cli_kept_answer answer = cli_kept_ask(play->table.game, play->kept);
	if (answer == CLI_KEPT_ON) { /* as it was, whatever a new one was to be like */
		play->resume_path = play->kept;
		play->table.setting_count = 0;
		play->table.data = play->table.bots = NULL;
	}
	return answer != CLI_KEPT_LEAVE;
}

/* What was saved elsewhere in the meantime goes on there. */
static void let_go(const struct play *play)
{
	const struct pl_hotseat *hotseat = &play->hotseat;
	if (play->itself && hotseat->save != NULL && hotseat->save_path != NULL &&
	    strcmp(hotseat->save_path, play->kept) != 0)
		remove(play->kept);
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
	if (seats == 1 && from == 1)
		return cli_complain("with one seat you play alone: leave --bots out"), false;
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
	char words[CLI_KEPT_PATH + 256];
	const char *key = over ? "kept.over" : hotseat->itself ? "kept.itself" : "kept.going_on";
	if (hotseat->save != NULL)
		printf("%s\n",
		       TUI_LINE(words, key, PL_AS_TEXT("file", hotseat->save_path),
		                PL_AS_TEXT("game", hotseat->match->game->slug)));
	else if (!over)
		printf("%s%s%s\n%s\n", play->unkept, play->unkept[0] == '\0' ? "" : "\n",
		       tui_word("kept.not"), tui_word("kept.how"));
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
	hotseat->itself = play->itself && hotseat->save != NULL;
	if (hotseat->itself)
		cli_kept_lock(hotseat->save);
	if (play->plain || !is_terminal())
		cli_play_plain(hotseat);
	else if (!play_on_screen(play))
		return CLI_BAD;
	let_go(play);
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
	    play->table.setting_count > 0 || play->anew)
		return cli_complain(
			"--connect goes with --name, --language, --pace, --ascii, --no-color and "
			"--no-mouse only: seats, bots and options are chosen there");
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
	if (!choose_match(&play)) {
		cli_close_table(&play.table);
		return CLI_DONE;
	}
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
