/* study.c - the options of verbs that play many games; see study.h. */
#include "cli/study.h"

#include "core/machine.h"

int cli_cores(void)
{
	return pl_processors(256);
}

/* --- options -------------------------------------------------------------- */

/* clang-format off */
static const struct argp_option options[] = {
	{ "threads", 't', "T", 0,
	  "How many games at once (one a core); changes no figure, unless bots think by the clock", 0 },
	{ "json", 'j', NULL, 0, "For programs", 0 },
	{ 0 },
};

static const struct cli_place places[] = {
	{ 't', CLI_INT, offsetof(struct cli_study, threads), 1, 256 },
	{ 'j', CLI_FLAG, offsetof(struct cli_study, json), 0, 0 },
	{ 0 },
};
/* clang-format on */

static error_t parse(int key, char *argument, struct argp_state *state)
{
	return cli_put_option(places, key, argument, state);
}

static const struct argp threads_and_json = { .options = options, .parser = parse };
const struct argp_child cli_study_children[] = {
	{ &cli_table_argp, 0, NULL, 0 },
	{ &threads_and_json, 0, NULL, 0 },
	{ &cli_keeping_argp, 0, NULL, 0 },
	{ 0 },
};

error_t cli_study_option(const struct cli_place *own, int key, char *argument,
                         struct argp_state *state)
{
	struct cli_study *study = state->input;
	if (key != ARGP_KEY_INIT)
		return cli_put_option(own, key, argument, state);
	state->child_inputs[0] = &study->table;
	state->child_inputs[1] = study;
	state->child_inputs[2] = &study->keeping;
	return 0;
}

void cli_study_parse(const struct argp *argp, int argc, char **argv, struct cli_study *study)
{
	study->threads = cli_cores();
	cli_parse(argp, argc, argv, study);
	if (study->table.seed == NULL)
		study->table.seed = "1";
}

void cli_print_judges(const struct pl_bot *bots, int count, const struct pl_game *game,
                      const struct pl_book *book)
{
	char line[256] = "";
	struct pl_text text = pl_text_in(line, sizeof line);
	pl_say_judges(&text, bots, count, game, book->rules);
	if (line[0] != '\0')
		printf("%s\n", line);
}

bool cli_study_bots(const struct cli_study *study, struct pl_bot bots[PL_SEATS])
{
	const struct cli_table *table = &study->table;
	if (!cli_read_bots(table->bots == NULL ? "greedy" : table->bots, 0, table->seats, false,
	                   bots))
		return false;
	cli_judge_bots(table, bots, table->seats);
	return true;
}
