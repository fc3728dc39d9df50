/* tally.c - the sums of many games; see tally.h. */
#include "lab/tally.h"

#include "core/memory.h"
#include "core/rows.h"

#include <inttypes.h>

const char *const pl_keep_names[] = {
	[PL_CLOSEST] = "closest",   [PL_LOPSIDED] = "lopsided", [PL_LONGEST] = "longest",
	[PL_SHORTEST] = "shortest", [PL_COMEBACK] = "comeback", [PL_SWINGING] = "swinging",
	[PL_KEEPS] = NULL,
};
PL_ROWS(pl_keep_names, PL_KEEPS + 1);

int pl_bucket_of(uint32_t plies)
{
	if (plies < PL_EXACT)
		return (int)plies;
	int octave = 0;
	while (plies >> octave >= 2 * PL_EXACT)
		octave++;
	int within = (int)((plies >> octave) - PL_EXACT) / (PL_EXACT / 64);
	return PL_EXACT + 64 * octave + within;
}

uint32_t pl_bucket_plies(int bucket)
{
	if (bucket < PL_EXACT)
		return (uint32_t)bucket;
	int octave = (bucket - PL_EXACT) / 64, within = (bucket - PL_EXACT) % 64;
	return (uint32_t)(PL_EXACT + within * (PL_EXACT / 64)) << octave;
}

void pl_tally_open(struct pl_tally *tally, int figures)
{
	enum { FIRST_ROOM = 1024 };
	size_t size = (size_t)figures * sizeof tally->sum[0];
	*tally = (struct pl_tally){ .figures = figures, .use_room = FIRST_ROOM };
	tally->sum = pl_apart(size);
	tally->squares = pl_apart(size);
	tally->set = pl_apart(size);
	tally->uses = pl_apart(FIRST_ROOM * sizeof tally->uses[0]);
}

void pl_tally_close(struct pl_tally *tally)
{
	free(tally->sum);
	free(tally->squares);
	free(tally->set);
	free(tally->uses);
}

void pl_tally_count(struct pl_tally *tally, const struct pl_catalogue *catalogue,
                    const int64_t *number, enum pl_heed heed)
{
	int known = pl_figures_known(catalogue, heed);
	tally->games++;
	tally->told += heed >= PL_HEED_EVENTS;
	tally->watched += heed >= PL_HEED_LEAD;
	for (int i = 0; i < known; i++) {
		tally->sum[i] += number[i];
		tally->squares[i] += number[i] * number[i];
		tally->set[i] += number[i] != 0;
	}
}

uint64_t pl_tally_games(const struct pl_tally *tally, enum pl_heed heed)
{
	return heed == PL_HEED_END       ? tally->games
		: heed == PL_HEED_EVENTS ? tally->told
					 : tally->watched;
}

void pl_tally_keep(struct pl_tally *tally, int keep, int64_t rank, uint64_t number)
{
	struct pl_kept *kept = &tally->kept[keep];
	if (!kept->any || rank > kept->rank || (rank == kept->rank && number < kept->number))
		*kept = (struct pl_kept){ true, rank, number };
}

/* --- uses ------------------------------------------------------------------ */

static struct pl_usage *place_of(struct pl_usage *uses, uint32_t room, uint32_t key)
{
	uint32_t at = (key * 2654435761u) >> 12 & (room - 1);
	while (uses[at].key != 0 && uses[at].key != key)
		at = (at + 1) & (room - 1);
	return &uses[at];
}

static void hash_into(struct pl_tally *tally, uint32_t room)
{
	struct pl_usage *uses = pl_apart(room * sizeof uses[0]);
	for (uint32_t i = 0; i < tally->use_room; i++)
		if (tally->uses[i].key != 0)
			*place_of(uses, room, tally->uses[i].key) = tally->uses[i];
	free(tally->uses);
	tally->uses = uses;
	tally->use_room = room;
}

struct pl_usage *pl_tally_find_use(struct pl_tally *tally, uint32_t key, uint32_t *near)
{
	struct pl_usage *use = place_of(tally->uses, tally->use_room, key);
	*near = (uint32_t)(use - tally->uses);
	if (use->key == key)
		return use;
	if (2 * (tally->use_count + 1) > tally->use_room) {
		hash_into(tally, 2 * tally->use_room);
		use = place_of(tally->uses, tally->use_room, key);
		*near = (uint32_t)(use - tally->uses);
	}
	tally->use_count++;
	use->key = key;
	return use;
}

void pl_usage_keep(struct pl_usage *use, uint64_t times, uint64_t game)
{
	if (times > use->most || (times == use->most && game < use->game)) {
		use->most = times;
		use->game = game;
	}
}

static void add_use(struct pl_tally *into, const struct pl_usage *from)
{
	uint32_t near = UINT32_MAX;
	struct pl_usage *use = pl_tally_use(into, from->key, &near);
	use->by_winners += from->by_winners;
	use->by_losers += from->by_losers;
	use->users += from->users;
	use->won += from->won;
	pl_usage_keep(use, from->most, from->game);
}

static int by_key(const void *a, const void *b)
{
	const struct pl_usage *x = a, *y = b;
	return (x->key > y->key) - (x->key < y->key);
}

void pl_tally_sort(struct pl_tally *tally)
{
	uint32_t count = 0;
	for (uint32_t i = 0; i < tally->use_room; i++)
		if (tally->uses[i].key != 0)
			tally->uses[count++] = tally->uses[i];
	memset(tally->uses + count, 0, (tally->use_room - count) * sizeof tally->uses[0]);
	qsort(tally->uses, count, sizeof tally->uses[0], by_key);
}

void pl_tally_unsort(struct pl_tally *tally)
{
	hash_into(tally, tally->use_room);
}

void pl_tally_add(struct pl_tally *into, const struct pl_tally *from)
{
	into->games += from->games;
	into->told += from->told;
	into->watched += from->watched;
	for (int i = 0; i < into->figures; i++) {
		into->sum[i] += from->sum[i];
		into->squares[i] += from->squares[i];
		into->set[i] += from->set[i];
	}
	for (int i = 0; i < PL_BUCKETS; i++)
		into->lengths[i] += from->lengths[i];
	for (int i = 0; i < PL_MOMENTS; i++) {
		into->moments[i].won += from->moments[i].won;
		into->moments[i].winner += from->moments[i].winner;
		into->moments[i].led += from->moments[i].led;
		into->moments[i].leader += from->moments[i].leader;
		into->moments[i].kept += from->moments[i].kept;
	}
	for (int i = 0; i < PL_KEEPS; i++)
		if (from->kept[i].any)
			pl_tally_keep(into, i, from->kept[i].rank, from->kept[i].number);
	for (uint32_t i = 0; i < from->use_room; i++)
		if (from->uses[i].key != 0)
			add_use(into, &from->uses[i]);
}

/* --- as text ----------------------------------------------------------------- */

void pl_tally_save(const struct pl_tally *tally, FILE *file)
{
	fprintf(file, "tally %d figures %" PRIu64 " games %" PRIu64 " told %" PRIu64 " watched\n",
	        tally->figures, tally->games, tally->told, tally->watched);
	for (int i = 0; i < tally->figures; i++)
		fprintf(file, "%" PRId64 " %" PRId64 " %" PRIu64 "\n", tally->sum[i],
		        tally->squares[i], tally->set[i]);
	for (int i = 0; i < PL_BUCKETS; i++)
		if (tally->lengths[i] != 0)
			fprintf(file, "length %d %" PRIu64 "\n", i, tally->lengths[i]);
	for (int i = 0; i < PL_MOMENTS; i++) {
		const struct pl_moment *at = &tally->moments[i];
		fprintf(file,
		        "moment %d %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 "\n",
		        i, at->won, at->winner, at->led, at->leader, at->kept);
	}
	for (int i = 0; i < PL_KEEPS; i++)
		if (tally->kept[i].any)
			fprintf(file, "keep %d %" PRId64 " %" PRIu64 "\n", i, tally->kept[i].rank,
			        tally->kept[i].number);
	for (uint32_t i = 0; i < tally->use_room; i++) {
		const struct pl_usage *use = &tally->uses[i];
		if (use->key != 0)
			fprintf(file,
			        "use %" PRIu32 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64
			        " %" PRIu64 " %" PRIu64 "\n",
			        use->key, use->by_winners, use->by_losers, use->users, use->won,
			        use->most, use->game);
	}
	fprintf(file, "end\n");
}

static bool load_line(struct pl_tally *tally, const char *line)
{
	struct pl_usage use = { 0 };
	struct pl_kept kept = { .any = true };
	struct pl_moment moment;
	uint64_t games;
	int at;
	if (sscanf(line, "length %d %" SCNu64, &at, &games) == 2) {
		if (at < 0 || at >= PL_BUCKETS)
			return false;
		tally->lengths[at] = games;
		return true;
	}
	if (sscanf(line, "keep %d %" SCNd64 " %" SCNu64, &at, &kept.rank, &kept.number) == 3) {
		if (at < 0 || at >= PL_KEEPS)
			return false;
		tally->kept[at] = kept;
		return true;
	}
	if (sscanf(line, "moment %d %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64, &at,
	           &moment.won, &moment.winner, &moment.led, &moment.leader, &moment.kept) == 6) {
		if (at < 0 || at >= PL_MOMENTS)
			return false;
		tally->moments[at] = moment;
		return true;
	}
	if (sscanf(line,
	           "use %" SCNu32 " %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64
	           " %" SCNu64,
	           &use.key, &use.by_winners, &use.by_losers, &use.users, &use.won, &use.most,
	           &use.game) != 7 ||
	    use.key == 0)
		return false;
	add_use(tally, &use);
	return true;
}

bool pl_tally_load(struct pl_tally *tally, FILE *file)
{
	char line[256];
	int figures;
	if (fgets(line, sizeof line, file) == NULL ||
	    sscanf(line, "tally %d figures %" SCNu64 " games %" SCNu64 " told %" SCNu64 " watched",
	           &figures, &tally->games, &tally->told, &tally->watched) != 4 ||
	    figures != tally->figures || tally->told > tally->games || tally->watched > tally->told)
		return false;
	for (int i = 0; i < figures; i++)
		if (fgets(line, sizeof line, file) == NULL ||
		    sscanf(line, "%" SCNd64 " %" SCNd64 " %" SCNu64, &tally->sum[i],
		           &tally->squares[i], &tally->set[i]) != 3)
			return false;
	while (fgets(line, sizeof line, file) != NULL) {
		if (strcmp(line, "end\n") == 0)
			return true;
		if (!load_line(tally, line))
			return false;
	}
	return false;
}
