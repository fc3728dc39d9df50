/* options.c - the options that verbs share: game, data, seats, seed, bots. */
#include "cli/cli.h"

#include "core/memory.h"
#include "core/judge.h"
#include "core/seed.h"
#include "core/text.h"
#include "games/registry.h"
#include "lab/learn.h"
#include "tui/film.h"
#include "tui/words.h"

#include <errno.h>

/* --- options by their nearest name -------------------------------------- */

static int add_options(const struct argp *argp, const struct argp_option **options, int count)
{
	const struct argp_option *option = argp->options;
	for (; option != NULL && (option->name != NULL || option->doc != NULL); option++)
		if (option->name != NULL && count < CLI_OPTIONS)
			options[count++] = option;
	const struct argp_child *child = argp->children;
	for (; child != NULL && child->argp != NULL; child++)
		count = add_options(child->argp, options, count);
	return count;
}

int cli_options(const struct argp *argp, const struct argp_option *options[CLI_OPTIONS])
{
	return add_options(argp, options, 0);
}

/* getopt accepts any unmistakable beginning of an option, and so must this. */
static bool is_known(const char *word, size_t length, const char *const *names, int count)
{
	for (int i = 0; i < count; i++)
		if (strncmp(word, names[i], length) == 0)
			return true;
	return strncmp(word, "help", length) == 0 || strncmp(word, "usage", length) == 0;
}

static void refuse_typos(const struct argp *argp, int argc, char **argv)
{
	const struct argp_option *options[CLI_OPTIONS];
	const char *names[CLI_OPTIONS];
	int count = cli_options(argp, options);
	for (int i = 0; i < count; i++)
		names[i] = options[i]->name;
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
		char word[64];
		size_t length = strcspn(argv[i], "=");
		if (strncmp(argv[i], "--", 2) != 0 || length - 2 >= sizeof word)
			continue;
		snprintf(word, sizeof word, "%.*s", (int)(length - 2), argv[i] + 2);
		if (is_known(word, length - 2, names, count))
			continue;
		const char *near = pl_nearest(word, names, count);
		if (near != NULL)
			exit(cli_complain("there is no option --%s; did you mean --%s?", word,
			                  near));
	}
}

void cli_parse(const struct argp *argp, int argc, char **argv, void *input)
{
	refuse_typos(argp, argc, argv);
	if (argp_parse(argp, argc, argv, 0, NULL, input) != 0)
		exit(CLI_BAD);
}

long long cli_number(const char *text, long long lo, long long hi, struct argp_state *state,
                     const char *what)
{
	char *end;
	errno = 0;
	long long value = strtoll(text, &end, 10);
	if (errno != 0 || strspn(text, "-0123456789") == 0 || *end != '\0' || value < lo ||
	    value > hi)
		argp_error(state, "%s is '%s'; expected a number from %lld to %lld", what, text, lo,
		           hi);
	return value;
}

/* --- the language ------------------------------------------------------- */

enum { KEY_LANGUAGE = 0x4c41 };

static const struct argp_option language_options[] = {
	{ "language", KEY_LANGUAGE, "en|de", 0,
	  "The language of the game and everything around it (the locale's)", 0 },
	{ 0 },
};

static error_t parse_language(int key, char *argument, struct argp_state *state)
{
	if (key != KEY_LANGUAGE)
		return ARGP_ERR_UNKNOWN;
	if (!tui_speak(argument))
		argp_error(state, "--language is '%s'; expected en or de", argument);
	return 0;
}

const struct argp cli_language_argp = { .options = language_options, .parser = parse_language };

/* --- the pace ------------------------------------------------------------- */

enum { KEY_PACE = 0x5041 };

static const struct argp_option pace_options[] = {
	{ "pace", KEY_PACE, "calm|brisk|instant", 0,
	  "How fast the screen shows what others do, this time (as set with P there)", 0 },
	{ 0 },
};

static error_t parse_pace(int key, char *argument, struct argp_state *state)
{
	enum tui_pace pace;
	if (key != KEY_PACE)
		return ARGP_ERR_UNKNOWN;
	if (!tui_pace_read(argument, &pace))
		argp_error(state, "--pace is '%s'; expected calm, brisk or instant", argument);
	else
		tui_pace_choose(pace);
	return 0;
}

const struct argp cli_pace_argp = { .options = pace_options, .parser = parse_pace };

/* --- values in their places --------------------------------------------- */

static const char *name_of(int key, const struct argp *argp)
{
	const struct argp_option *options[CLI_OPTIONS];
	int count = cli_options(argp, options);
	for (int i = 0; i < count; i++)
		if (options[i]->key == key)
			return options[i]->name;
	return "";
}

error_t cli_put_option(const struct cli_place *place, int key, char *argument,
                       struct argp_state *state)
{
	while (place->key != 0 && place->key != key)
		place++;
	if (place->key == 0)
		return ARGP_ERR_UNKNOWN;
	char *at = (char *)state->input + place->at, what[64];
	snprintf(what, sizeof what, "--%s", name_of(key, state->root_argp));
	long long number = place->kind == CLI_FLAG || place->kind == CLI_TEXT
		? 0
		: cli_number(argument, place->lo, place->hi, state, what);
	switch (place->kind) {
	case CLI_FLAG:
		*(bool *)at = true;
		break;
	case CLI_TEXT:
		*(const char **)(void *)at = argument;
		break;
	case CLI_INT:
		*(int *)(void *)at = (int)number;
		break;
	case CLI_COUNT:
		*(uint64_t *)(void *)at = (uint64_t)number;
		break;
	case CLI_REAL:
		*(double *)(void *)at = (double)number;
		break;
	}
	return 0;
}

/* --- files and faults --------------------------------------------------- */

bool cli_write_data(FILE *file, const struct pl_game *game, const char *yaml)
{
	if (strncmp(yaml, "game:", 5) != 0 && strstr(yaml, "\ngame:") == NULL)
		fprintf(file, "game: %s\n", game->slug);
	return fputs(yaml, file) >= 0;
}

char *cli_read_file(const char *path, size_t most, size_t *length)
{
	FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
	if (file == NULL) {
		cli_complain("%s: %s", path, strerror(errno));
		return NULL;
	}
	char *text = pl_resize(NULL, most + 2);
	*length = fread(text, 1, most + 1, file);
	bool failed = ferror(file) != 0;
	int why = errno;
	if (file != stdin)
		fclose(file);
	if (failed)
		cli_complain("%s: %s", path, strerror(why));
	else if (*length > most)
		cli_complain("%s: larger than %zu bytes", path, most);
	if (failed || *length > most) {
		free(text);
		return NULL;
	}
	text[*length] = '\0';
	return text;
}

void cli_print_fault(const char *path, const struct pl_fault *fault)
{
	if (fault->line > 0)
		fprintf(stderr, "%s:%d:%d: %s\n", path, fault->line, fault->column, fault->text);
	else
		fprintf(stderr, "%s: %s\n", path, fault->text);
}

void cli_print_faults(const char *path, const struct pl_faults *faults)
{
	for (int i = 0; i < faults->count; i++)
		cli_print_fault(path, &faults->at[i]);
	if (faults->more)
		fprintf(stderr, "%s: and more; mend these first\n", path);
}

const struct pl_game *cli_find_game(const char *slug)
{
	const struct pl_game *game = pl_find_game(slug);
	if (game != NULL)
		return game;
	const struct pl_game *near = pl_nearest_game(slug);
	if (near != NULL)
		cli_complain("there is no game '%s'; did you mean '%s'?", slug, near->slug);
	else
		cli_complain("there is no game '%s'; 'perilune games' lists them", slug);
	return NULL;
}

error_t cli_take_game(const struct pl_game **game, int key, char *argument,
                      struct argp_state *state)
{
	switch (key) {
	case ARGP_KEY_ARG:
		if (*game != NULL)
			argp_error(state, "one GAME at a time");
		*game = cli_find_game(argument);
		if (*game == NULL)
			exit(CLI_BAD);
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "which game? 'perilune games' lists them");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

error_t cli_take_files(bool (*each)(void *request, const char *path), int *bad, int key,
                       char *argument, struct argp_state *state)
{
	switch (key) {
	case ARGP_KEY_ARG:
		*bad += !each(state->input, argument);
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "which file?");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

struct pl_book *cli_open_book(const struct pl_game *game, const char *data,
                              const char *const *settings, int setting_count)
{
	struct pl_faults faults = { 0 };
	struct pl_book *book;
	if (data == NULL) {
		book = pl_book_standard(game, settings, setting_count, &faults);
	} else {
		size_t length;
		char *text = cli_read_file(data, PL_DATA_BYTES, &length);
		if (text == NULL)
			return NULL;
		book = pl_book_load(game, text, length, settings, setting_count, &faults);
		free(text);
	}
	if (book == NULL)
		cli_print_faults(data == NULL ? "perilune" : data, &faults);
	return book;
}

/* --- the table ---------------------------------------------------------- */

enum {
	KEY_OPTION = 'o',
	KEY_SEATS = 'n',
	KEY_DATA = 'd',
	KEY_SEED = 's',
	KEY_BOTS = 'b',
	KEY_JUDGE = 'J'
};

static const struct argp_option options[] = {
	{ "seats", KEY_SEATS, "N", 0, "How many play", 0 },
	{ "data", KEY_DATA, "FILE", 0, "Play with this data instead of the standard", 0 },
	{ "option", KEY_OPTION, "NAME=VALUE", 0,
	  "Set an option of the game, or any number of its data (card[3].cost=2)", 0 },
	{ "seed", KEY_SEED, "S", 0, "Any text; the same seed gives the same chance", 0 },
	{ "bots", KEY_BOTS, "SPEC,...", 0, "Who plays: a name for each seat, the last repeated",
	  0 },
	{ "judge", KEY_JUDGE, "FILE", 0,
	  "Bots judge positions with what 'learn' wrote to this file", 0 },
	{ 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct cli_table *table = state->input;
	switch (key) {
	case KEY_SEATS:
		table->seats = (int)cli_number(argument, 1, PL_SEATS, state, "--seats");
		return 0;
	case KEY_DATA:
		table->data = argument;
		return 0;
	case KEY_OPTION:
		if (table->setting_count == CLI_SETTINGS)
			argp_error(state, "at most %d times --option", CLI_SETTINGS);
		table->settings[table->setting_count++] = argument;
		return 0;
	case KEY_SEED:
		table->seed = argument;
		return 0;
	case KEY_BOTS:
		table->bots = argument;
		return 0;
	case KEY_JUDGE:
		table->judge_file = argument;
		return 0;
	case ARGP_KEY_ARG:
		if (table->game != NULL)
			argp_error(state, "one GAME at a time; '%s' is one too many", argument);
		table->game = cli_find_game(argument);
		if (table->game == NULL)
			exit(CLI_BAD);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

const struct argp cli_table_argp = { .options = options, .parser = parse };

static bool settle_seats(struct cli_table *table, int usual)
{
	const struct pl_game *game = table->game;
	if (table->seats == 0 && usual == 0)
		table->seats = pl_usual_seats(game, table->book);
	if (table->seats == 0)
		table->seats = usual < game->min_seats ? game->min_seats
			: usual > game->max_seats      ? game->max_seats
						       : usual;
	if (table->seats < game->min_seats || table->seats > game->max_seats) {
		if (game->min_seats == game->max_seats)
			cli_complain("%s is for %d seats, not %d", game->title, game->min_seats,
			             table->seats);
		else
			cli_complain("%s is for %d to %d seats, not %d", game->title,
			             game->min_seats, game->max_seats, table->seats);
		return false;
	}
	const struct pl_reason *reason = pl_book_vet(game, table->book, table->seats);
	if (reason != NULL)
		cli_complain("%d seats cannot play by this data: %s (%s)", table->seats,
		             reason->text, reason->clause);
	return reason == NULL;
}

/* What bots judge by, where a file of it was named. */
static bool read_judge(struct cli_table *table)
{
	enum { MOST = 1 << 20 };
	char room[128];
	struct pl_text why = pl_text_in(room, sizeof room);
	size_t length;
	const char *path = table->judge_file;
	if (path == NULL)
		return true;
	if (table->game->sights == NULL)
		return cli_complain("--judge: %s has nothing to judge by", table->game->slug),
		       false;
	char *text = cli_read_file(path, MOST, &length);
	if (text == NULL)
		return false;
	table->judge = pl_zeroed(sizeof *table->judge);
	bool good = pl_judge_read(table->judge, table->game->sights, text, &why);
	free(text);
	if (!good)
		return cli_complain("%s: %s", path, room), false;
	if (!pl_judge_knows(table->judge, table->book->rules))
		return cli_complain("%s was learnt from other data; 'perilune learn %s' with this "
		                    "data makes one for it",
		                    path, table->game->slug),
		       false;
	return true;
}

bool cli_open_table(struct cli_table *table, int seats)
{
	if (table->game == NULL) {
		cli_complain("which game? 'perilune games' lists them");
		return false;
	}
	table->book =
		cli_open_book(table->game, table->data, table->settings, table->setting_count);
	if (table->book == NULL)
		return false;
	if (table->seed != NULL)
		pl_seed_read(table->seed, table->key);
	else if (!pl_seed_fresh(table->key))
		return cli_complain("the system has no random numbers to give"), false;
	return settle_seats(table, seats) && read_judge(table);
}

void cli_close_table(struct cli_table *table)
{
	pl_book_free(table->book);
	table->book = NULL;
	free(table->judge);
	table->judge = NULL;
}

void cli_judge_bots(const struct cli_table *table, struct pl_bot *bots, int count)
{
	for (int i = 0; i < count; i++)
		bots[i].search.judge = table->judge;
}

bool cli_read_bot(const char *spec, struct pl_bot *bot)
{
	char room[512];
	struct pl_text why = pl_text_in(room, sizeof room);
	if (pl_bot_read(spec, bot, &why))
		return true;
	cli_complain("%s", room);
	return false;
}

const char *cli_next_spec(const char *list, char spec[PL_SPEC])
{
	size_t length = strcspn(list, ",");
	snprintf(spec, PL_SPEC, "%.*s", (int)length, list);
	return list[length] == '\0' ? NULL : list + length + 1;
}

bool cli_read_bots(const char *list, int from, int seats, bool humans, struct pl_bot bots[PL_SEATS])
{
	int seat = from;
	while (list != NULL) {
		char spec[PL_SPEC];
		struct pl_bot bot = { .kind = PL_PERSON };
		list = cli_next_spec(list, spec);
		if (!(humans && strcmp(spec, "human") == 0) && !cli_read_bot(spec, &bot))
			return false;
		if (seat >= seats)
			return cli_complain("more bots than the %d seats of the table", seats),
			       false;
		bots[seat++] = bot;
	}
	for (; seat < seats; seat++)
		bots[seat] = bots[seat - 1];
	return true;
}
