/* worth_keep.c - the stages of worth.h as parts of a run that can be stopped: what the workers
 * counted is brought together when they rest, and kept as text. */
#include "lab/worth_parts.h"

#include "core/memory.h"

#include <inttypes.h>

enum { CHOSEN = sizeof(struct pl_chosen) / sizeof(uint64_t) };
_Static_assert(CHOSEN * sizeof(uint64_t) == sizeof(struct pl_chosen),
               "a struct pl_chosen is whole numbers alone");

/* --- bringing together ------------------------------------------------------------ */

/* Every member is a sum. */
static void add_chosen(struct pl_chosen *into, const struct pl_chosen *from)
{
	uint64_t sum[CHOSEN], more[CHOSEN];
	memcpy(sum, into, sizeof sum);
	memcpy(more, from, sizeof more);
	for (int i = 0; i < CHOSEN; i++)
		sum[i] += more[i];
	memcpy(into, sum, sizeof sum);
}

static void move_count(uint64_t *into, uint64_t *from)
{
	*into += *from;
	*from = 0;
}

/* What a worker counted goes into the rows; where each of its uses is among them. */
static int *gather_worker(struct pl_worth_result *result, struct worth_worker *worker, int b)
{
	int uses = pl_uses_count(worker->uses);
	int *row_of = pl_resize(NULL, (size_t)uses * sizeof row_of[0]);
	for (int i = 0; i < uses; i++) {
		struct pl_row *row = worth_row_of(result, pl_uses_at(worker->uses, i));
		row_of[i] = (int)(row - result->rows);
		if (i >= worker->count_room)
			continue;
		struct pl_chosen *chosen = &worker->counts[i].chosen[b];
		add_chosen(&row->by[b], chosen);
		*chosen = (struct pl_chosen){ 0 };
	}
	pl_tally_add(&result->tally[b], &worker->tally[b]);
	pl_tally_close(&worker->tally[b]);
	pl_tally_open(&worker->tally[b], result->catalogue->count);
	pl_luck_add(&result->luck[b], &worker->sums[b]);
	pl_luck_sums_close(&worker->sums[b]);
	pl_luck_sums_open(&worker->sums[b], result->catalogue->count);
	move_count(&result->decisions[b], &worker->decisions[b]);
	move_count(&result->forced[b], &worker->forced[b]);
	move_count(&result->weighed[b], &worker->weighed[b]);
	move_count(&result->trivial[b], &worker->trivial[b]);
	return row_of;
}

/* Games from this one on speak of the rows from now on, not of their worker's numbers. */
static void gather(struct worth_stage *stage, uint64_t from)
{
	struct worth_crew *crew = stage->crew;
	for (int w = 0; w < crew->worth->threads; w++) {
		int *row_of = gather_worker(crew->result, &crew->workers[w], stage->budget);
		for (uint64_t i = from; i < stage->done; i++) {
			struct worth_game *game = &crew->games[stage->budget][i];
			for (int u = 0; game->worker == w && u < game->use_count; u++)
				game->uses[u] = row_of[game->uses[u]];
		}
		free(row_of);
	}
}

static bool play_stage(void *part, atomic_int *stop)
{
	struct worth_stage *stage = part;
	uint64_t from = stage->done;
	bool whole = from == stage->jobs || worth_play_jobs(stage, stop);
	if (stage->width == 0)
		gather(stage, from);
	return whole;
}

/* --- games between equals ---------------------------------------------------------- */

static void save_row(const struct pl_row *row, int b, FILE *file)
{
	uint64_t numbers[CHOSEN];
	memcpy(numbers, &row->by[b], sizeof numbers);
	fprintf(file, "%s\t%s\t%s\t%s\t%d", row->use.key, row->use.label, row->use.sort,
	        row->use.thing, row->use.manner);
	for (int i = 0; i < CHOSEN; i++)
		fprintf(file, " %" PRIu64, numbers[i]);
	fprintf(file, "\n");
}

static void save_equals(const struct worth_stage *stage, FILE *file)
{
	const struct worth_crew *crew = stage->crew;
	const struct pl_worth_result *result = crew->result;
	int b = stage->budget;
	fprintf(file, "%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " decisions, %d rows\n",
	        result->decisions[b], result->forced[b], result->weighed[b], result->trivial[b],
	        result->row_count);
	for (int i = 0; i < result->row_count; i++)
		save_row(&result->rows[i], b, file);
	pl_tally_save(&result->tally[b], file);
	pl_luck_save(&result->luck[b], file);
	for (uint64_t i = 0; i < stage->done; i++) {
		const struct worth_game *game = &crew->games[b][i];
		for (int seat = 0; seat < crew->worth->seats; seat++)
			fprintf(file, "%d ", game->won[seat]);
		fprintf(file, "%d", game->use_count);
		for (int u = 0; u < game->use_count; u++)
			fprintf(file, " %d", game->uses[u]);
		fprintf(file, "\n");
	}
}

/* A field up to `end`, which is not part of it. */
static bool load_field(char *field, size_t room, char end, FILE *file)
{
	size_t used = 0;
	int c;
	while ((c = getc(file)) != end) {
		if (c == EOF || c == '\n' || used + 1 == room)
			return false;
		field[used++] = (char)c;
	}
	field[used] = '\0';
	return true;
}

/* Where the row is among those that there are now; -1 if it cannot be read. */
static int load_row(struct pl_worth_result *result, int b, FILE *file)
{
	struct pl_use_of use = { .barred = false };
	uint64_t numbers[CHOSEN];
	int manner;
	if (!load_field(use.key, sizeof use.key, '\t', file) ||
	    !load_field(use.label, sizeof use.label, '\t', file) ||
	    !load_field(use.sort, sizeof use.sort, '\t', file) ||
	    !load_field(use.thing, sizeof use.thing, '\t', file) ||
	    fscanf(file, "%d", &manner) != 1)
		return -1;
	for (int i = 0; i < CHOSEN; i++)
		if (fscanf(file, " %" SCNu64, &numbers[i]) != 1)
			return -1;
	if (getc(file) != '\n')
		return -1;
	use.manner = (uint8_t)manner;
	struct pl_row *row = worth_row_of(result, &use);
	memcpy(&row->by[b], numbers, sizeof numbers);
	return (int)(row - result->rows);
}

static bool load_game(struct worth_game *game, int seats, const int *row_of, int rows, FILE *file)
{
	for (int seat = 0; seat < seats; seat++)
		if (fscanf(file, "%hhd", &game->won[seat]) != 1)
			return false;
	if (fscanf(file, "%d", &game->use_count) != 1 || game->use_count < 0 ||
	    game->use_count > rows)
		return false;
	game->uses = pl_resize(NULL, (size_t)game->use_count * sizeof game->uses[0]);
	for (int u = 0; u < game->use_count; u++) {
		int row;
		if (fscanf(file, "%d", &row) != 1 || row < 0 || row >= rows)
			return false;
		game->uses[u] = row_of[row];
	}
	game->done = true;
	return true;
}

static bool load_rows(struct worth_stage *stage, int *row_of, int rows, FILE *file)
{
	struct worth_crew *crew = stage->crew;
	for (int i = 0; i < rows; i++)
		if ((row_of[i] = load_row(crew->result, stage->budget, file)) < 0)
			return false;
	if (!pl_tally_load(&crew->result->tally[stage->budget], file) ||
	    !pl_luck_load(&crew->result->luck[stage->budget], file))
		return false;
	for (uint64_t i = 0; i < stage->done; i++)
		if (!load_game(&crew->games[stage->budget][i], crew->worth->seats, row_of, rows,
		               file))
			return false;
	return true;
}

static bool load_equals(struct worth_stage *stage, FILE *file)
{
	enum { MOST = 1 << 20 };
	struct pl_worth_result *result = stage->crew->result;
	int b = stage->budget, rows;
	if (fscanf(file, "%" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64 " decisions, %d rows",
	           &result->decisions[b], &result->forced[b], &result->weighed[b],
	           &result->trivial[b], &rows) != 5 ||
	    getc(file) != '\n' || rows < 0 || rows > MOST)
		return false;
	int *row_of = pl_resize(NULL, (size_t)rows * sizeof row_of[0]);
	bool good = load_rows(stage, row_of, rows, file);
	free(row_of);
	return good;
}

/* --- stages ---------------------------------------------------------------------------- */

static void save_stage(const void *part, FILE *file)
{
	const struct worth_stage *stage = part;
	fprintf(file, "stage %s %d: %" PRIu64 " of %" PRIu64 "\n", stage->name, stage->budget,
	        stage->done, stage->jobs);
	if (stage->width == 0) {
		save_equals(stage, file);
		return;
	}
	for (uint64_t i = 0; i < stage->done; i++)
		for (int k = 0; k < stage->width; k++)
			fprintf(file, "%d%c", stage->won[i][k], k + 1 < stage->width ? ' ' : '\n');
}

static const char *load_stage(void *part, FILE *file)
{
	struct worth_stage *stage = part;
	char name[16];
	int budget;
	uint64_t jobs, done;
	if (fscanf(file, "stage %15s %d: %" SCNu64 " of %" SCNu64, name, &budget, &done, &jobs) !=
	            4 ||
	    getc(file) != '\n')
		return pl_part_damaged;
	if (strcmp(name, stage->name) != 0 || budget != stage->budget || jobs != stage->jobs ||
	    done > jobs)
		return "it was decided otherwise there, by another build of the program";
	stage->done = done;
	if (stage->width == 0)
		return load_equals(stage, file) ? NULL : pl_part_damaged;
	for (uint64_t i = 0; i < done; i++)
		for (int k = 0; k < stage->width; k++)
			if (fscanf(file, "%hhd", &stage->won[i][k]) != 1)
				return pl_part_damaged;
	return NULL;
}

bool worth_do(struct worth_crew *crew, struct worth_stage *stage)
{
	static const struct pl_part kind = { play_stage, save_stage, load_stage };
	stage->crew = crew;
	if (stage->width > 0)
		stage->won = pl_zeroed(stage->jobs * sizeof stage->won[0]);
	bool whole = pl_journal_do(crew->journal, &kind, stage);
	crew->told += stage->share;
	return whole;
}

void worth_stage_close(struct worth_stage *stage)
{
	free(stage->won);
}
