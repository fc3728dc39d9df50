/* state.c - a run that was stopped, as text to go on from; and single games of a
 * run as transcripts. See sim.h. */
#include "lab/sim.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/transcript.h"
#include "core/turn.h"
#include "lab/record.h"

#include <inttypes.h>

static uint64_t mix(uint64_t sum, const void *bytes, size_t length)
{
	const uint64_t key[2] = { sum, 0x6c6162 };
	return pl_hash(key, bytes, length);
}

static uint64_t mix_number(uint64_t sum, uint64_t number)
{
	const uint64_t key[2] = { sum, 0x6c6162 };
	return pl_hash_number(key, number);
}

uint64_t pl_sim_digest(const struct pl_sim *sim, const struct pl_catalogue *catalogue)
{
	uint64_t sum = mix(0, sim->game->slug, strlen(sim->game->slug));
	sum = mix_number(sum, (uint64_t)sim->game->version);
	for (int i = 0; i < sim->variants; i++)
		sum = mix_number(sum, sim->books[i]->rules->digest);
	sum = mix_number(sum,
	                 (uint64_t)sim->whole << 8 | (uint64_t)sim->luck_in << 6 |
	                         (uint64_t)sim->seats << 3 | (uint64_t)sim->held << 2 |
	                         (uint64_t)sim->rotate << 1 | sim->apart);
	sum = mix_number(mix_number(sum, sim->seed[0]), sim->seed[1]);
	sum = mix_number(sum, sim->first);
	for (int i = 0; i < sim->seats; i++)
		sum = mix(sum, sim->bots[i].spec, strlen(sim->bots[i].spec));
	for (int i = 0; i < catalogue->count; i++)
		sum = mix(sum, catalogue->at[i].name, strlen(catalogue->at[i].name));
	return sum;
}

void pl_sim_save(const struct pl_sim *sim, const struct pl_sim_result *result, FILE *file)
{
	fprintf(file, "perilune sim 6\nrun: %016" PRIx64 "\ndone: %" PRIu64 "\n",
	        pl_sim_digest(sim, result->catalogue), result->done);
	for (int i = 0; i < result->variants; i++) {
		pl_tally_save(&result->tally[i], file);
		pl_luck_save(&result->luck[i], file);
		if (i == 0)
			continue;
		pl_tally_save(&result->change[i], file);
		pl_luck_save(&result->luck_change[i], file);
	}
}

const char *pl_sim_load(const struct pl_sim *sim, struct pl_sim_result *result, FILE *file)
{
	char line[64];
	uint64_t digest;
	if (fgets(line, sizeof line, file) == NULL || strcmp(line, "perilune sim 6\n") != 0)
		return "it is no run of sim that was kept";
	if (fscanf(file, "run: %" SCNx64 "\ndone: %" SCNu64 "\n", &digest, &result->done) != 2)
		return "it is damaged";
	if (digest != pl_sim_digest(sim, result->catalogue))
		return "it is of another run: game, data, seats, bots or seed differ";
	for (int i = 0; i < result->variants; i++)
		if (!pl_tally_load(&result->tally[i], file) ||
		    !pl_luck_load(&result->luck[i], file) ||
		    (i > 0 &&
		     (!pl_tally_load(&result->change[i], file) ||
		      !pl_luck_load(&result->luck_change[i], file))))
			return "it is damaged";
	for (int i = 0; i < result->variants; i++)
		pl_tally_sort(&result->tally[i]);
	return NULL;
}

/* --- games again ---------------------------------------------------------------- */

bool pl_sim_repeats(const struct pl_sim *sim)
{
	for (int seat = 0; seat < sim->seats; seat++)
		if (sim->bots[seat].kind == PL_SEARCH && sim->bots[seat].search.ms > 0)
			return false;
	return true;
}

static void seat_thinkers(const struct pl_sim *sim, int variant, uint64_t number,
                          struct pl_seating *seating)
{
	for (int seat = 0; seat < sim->seats; seat++) {
		seating->bot[seat] = pl_sim_bot_at(sim, seat, number);
		seating->thinker[seat] = pl_thinker_open(&sim->bots[seating->bot[seat]], sim->game,
		                                         sim->books[variant]->rules);
	}
}

static void dismiss_thinkers(const struct pl_sim *sim, struct pl_seating *seating)
{
	for (int seat = 0; seat < sim->seats; seat++)
		pl_thinker_close(seating->thinker[seat]);
}

int pl_sim_looks(const struct pl_sim *sim, const struct pl_catalogue *catalogue, int variant,
                 uint64_t number, struct pl_look **looks)
{
	struct pl_recorder recorder;
	struct pl_seating seating;
	struct pl_chance match = pl_sim_chance(sim, variant, number);
	seat_thinkers(sim, variant, number, &seating);
	pl_recorder_open(&recorder, catalogue, false);
	pl_record_game(&recorder, sim->books[variant]->rules, &match,
	               pl_sim_bots_chance(sim, variant, number), &seating, PL_HEED_LEAD);
	int count = recorder.look_count;
	*looks = recorder.looks;
	recorder.looks = NULL;
	pl_recorder_close(&recorder);
	dismiss_thinkers(sim, &seating);
	return count;
}

static void play_again(const struct pl_sim *sim, int variant, uint64_t number,
                       struct pl_match *match, FILE *file)
{
	struct pl_chance bots = pl_sim_bots_chance(sim, variant, number);
	struct pl_seating seating;
	struct pl_state *view = pl_zeroed(sim->game->state_size);
	seat_thinkers(sim, variant, number, &seating);
	for (int line = 1; !pl_match_over(match); line++) {
		int seat = pl_first_pending(match->state);
		pl_match_view(match, seat, view);
		struct pl_move move = pl_think(seating.thinker[seat], view, seat, &bots);
		pl_transcript_move(file, match, view, line, &move);
		if (pl_match_play(match, &move) != NULL)
			abort();
	}
	dismiss_thinkers(sim, &seating);
	free(view);
}

void pl_sim_transcript(const struct pl_sim *sim, int variant, uint64_t number, const char *data,
                       const char *const *options, int option_count, FILE *file)
{
	const char *players[PL_SEATS];
	struct pl_chance chance = pl_sim_chance(sim, variant, number);
	struct pl_match *match =
		pl_match_new(sim->game, sim->books[variant], sim->seats, chance.key);
	for (int seat = 0; seat < sim->seats; seat++)
		players[seat] = sim->bots[pl_sim_bot_at(sim, seat, number)].spec;
	pl_transcript_head(file, match, data, options, option_count, players);
	play_again(sim, variant, number, match, file);
	pl_transcript_end(file, match);
	pl_match_free(match);
}
