/* luck.c - how lucky each seat was; see luck.h. */
#include "lab/luck.h"

#include "core/chance.h"
#include "core/judge.h"
#include "core/memory.h"
#include "lab/record.h"

#include <inttypes.h>

void pl_luck_open(struct pl_luck *luck, const struct pl_catalogue *catalogue)
{
	const struct pl_game *game = catalogue->game;
	memset(luck, 0, sizeof *luck);
	luck->catalogue = catalogue;
	luck->before = pl_apart(game->state_size);
	luck->other = pl_apart(game->state_size);
	luck->of = pl_apart((size_t)catalogue->count * sizeof luck->of[0]);
	for (int i = catalogue->count - 1; i >= 0; i--)
		if (catalogue->at[i].section == PL_ABOUT_GROUPS && catalogue->at[i].kind == PL_WON)
			luck->first[catalogue->at[i].measure] = i;
}

void pl_luck_close(struct pl_luck *luck)
{
	free(luck->before);
	free(luck->other);
	free(luck->of);
}

struct pl_chance pl_luck_chance(const uint64_t seed[2], uint64_t number)
{
	const uint64_t own[2] = { seed[0] ^ 0x6c75636b, ~seed[1] };
	return pl_chance_of(own, number);
}

/* --- while a game is played ----------------------------------------------------- */

/* Each seat's part of what the judge thinks of all, in PL_SHARE. */
static void judge(const struct pl_luck *luck, const struct pl_rules *rules,
                  const struct pl_state *state, int64_t share[PL_SEATS])
{
	int seats = luck->catalogue->seats;
	int32_t value[PL_SEATS];
	uint64_t parts[PL_SEATS];
	struct pl_look look = { 0 };
	const struct pl_game *game = luck->catalogue->game;
	pl_judge_value(game, game->judge, rules, state, value);
	for (int seat = 0; seat < seats; seat++)
		look.value[seat] = (int16_t)value[seat];
	pl_look_shares(&look, seats, parts);
	for (int seat = 0; seat < seats; seat++)
		share[seat] = (int64_t)parts[seat];
}

/* Count something of each seat for the groups that the seats are of. */
static void count_groups(struct pl_luck *luck, const int64_t by_seat[PL_SEATS], int64_t times,
                         int32_t own[PL_MEASURES][PL_SEATS])
{
	const struct pl_catalogue *catalogue = luck->catalogue;
	for (int m = 0; m < catalogue->measures; m++) {
		int most = luck->first[m] == 0 ? 0 : catalogue->game->measures[m].most;
		for (int seat = 0; most > 0 && seat < catalogue->seats; seat++)
			if (own[m][seat] >= 1 && own[m][seat] <= most)
				luck->of[luck->first[m] + 3 * (own[m][seat] - 1)] += times *
					by_seat[seat];
	}
}

static void count_seats(struct pl_luck *luck, const int64_t by_seat[PL_SEATS], int64_t times)
{
	for (int seat = 0; seat < luck->catalogue->seats; seat++)
		luck->of[PL_SEAT_FIGURES * seat] += times * by_seat[seat];
}

/* A deal says who is of which group, too: a group is lucky by the deal where those who were dealt
 * into it stand better than those of other deals do. */
static void count_deal(struct pl_luck *luck, const struct pl_rules *rules,
                       const struct pl_state *state, int64_t times,
                       int32_t own[PL_MEASURES][PL_SEATS])
{
	int seats = luck->catalogue->seats;
	int64_t share[PL_SEATS];
	judge(luck, rules, state, share);
	count_seats(luck, share, times);
	for (int seat = 0; seat < seats; seat++)
		share[seat] -= PL_SHARE / seats;
	count_groups(luck, share, times, own);
}

void pl_luck_deal(struct pl_luck *luck, const struct pl_rules *rules, const struct pl_state *state,
                  int32_t own[PL_MEASURES][PL_SEATS])
{
	const struct pl_game *game = luck->catalogue->game;
	memset(luck->of, 0, (size_t)luck->catalogue->count * sizeof luck->of[0]);
	if (state->chance.drawn == 0)
		return; /* nothing was dealt */
	count_deal(luck, rules, state, PL_OTHERS, own);
	for (int i = 0; i < PL_OTHERS; i++) {
		int32_t theirs[PL_MEASURES][PL_SEATS] = { 0 };
		memset(luck->other, 0, game->state_size);
		luck->other->chance = pl_split(&luck->chance);
		luck->other->seats = state->seats;
		game->setup(rules, luck->other);
		if (game->measure != NULL)
			game->measure(rules, luck->other, NULL, theirs);
		count_deal(luck, rules, luck->other, -1, theirs);
	}
}

void pl_luck_before(struct pl_luck *luck, const struct pl_state *state)
{
	memcpy(luck->before, state, luck->catalogue->game->state_size);
}

void pl_luck_after(struct pl_luck *luck, const struct pl_rules *rules, const struct pl_state *state,
                   const struct pl_move *move, int32_t own[PL_MEASURES][PL_SEATS])
{
	const struct pl_game *game = luck->catalogue->game;
	int64_t came[PL_SEATS], other[PL_SEATS];
	if (state->chance.drawn == luck->before->chance.drawn)
		return;
	judge(luck, rules, state, came);
	for (int seat = 0; seat < luck->catalogue->seats; seat++)
		came[seat] *= PL_OTHERS;
	for (int i = 0; i < PL_OTHERS; i++) {
		memcpy(luck->other, luck->before, game->state_size);
		luck->other->chance = pl_split(&luck->chance);
		game->apply(rules, luck->other, move, NULL);
		judge(luck, rules, luck->other, other);
		for (int seat = 0; seat < luck->catalogue->seats; seat++)
			came[seat] -= other[seat];
	}
	count_seats(luck, came, 1);
	count_groups(luck, came, 1, own);
}

void pl_luck_end(struct pl_luck *luck, const int bot[PL_SEATS])
{
	const struct pl_catalogue *catalogue = luck->catalogue;
	for (int seat = 0; catalogue->by_bot && seat < catalogue->seats; seat++)
		luck->of[catalogue->bots + PL_SEAT_FIGURES * bot[seat]] =
			luck->of[PL_SEAT_FIGURES * seat];
}

/* --- sums ------------------------------------------------------------------------- */

void pl_luck_sums_open(struct pl_luck_sums *sums, int figures)
{
	size_t size = (size_t)figures * sizeof sums->luck[0];
	*sums = (struct pl_luck_sums){ .figures = figures };
	sums->luck = pl_apart(size);
	sums->squares = pl_apart(size);
	sums->products = pl_apart(size);
	sums->set = pl_apart(size);
}

void pl_luck_sums_close(struct pl_luck_sums *sums)
{
	free(sums->luck);
	free(sums->squares);
	free(sums->products);
	free(sums->set);
}

void pl_luck_count(struct pl_luck_sums *sums, const struct pl_catalogue *catalogue,
                   const int64_t *luck, const int64_t *number)
{
	sums->games++;
	for (int i = 0; i < sums->figures; i++) {
		if (catalogue->at[i].kind != PL_WON || luck[i] == 0)
			continue;
		sums->luck[i] += luck[i];
		sums->squares[i] += luck[i] * luck[i];
		sums->products[i] += luck[i] * number[i + 2];
		sums->set[i]++;
	}
}

void pl_luck_add(struct pl_luck_sums *into, const struct pl_luck_sums *from)
{
	into->games += from->games;
	for (int i = 0; i < into->figures; i++) {
		into->luck[i] += from->luck[i];
		into->squares[i] += from->squares[i];
		into->products[i] += from->products[i];
		into->set[i] += from->set[i];
	}
}

void pl_luck_save(const struct pl_luck_sums *sums, FILE *file)
{
	fprintf(file, "luck %d figures %" PRIu64 " games\n", sums->figures, sums->games);
	for (int i = 0; i < sums->figures; i++)
		if (sums->set[i] != 0)
			fprintf(file, "%d %" PRId64 " %" PRId64 " %" PRId64 " %" PRIu64 "\n", i,
			        sums->luck[i], sums->squares[i], sums->products[i], sums->set[i]);
	fprintf(file, "end\n");
}

bool pl_luck_load(struct pl_luck_sums *sums, FILE *file)
{
	char line[128];
	int figures, i;
	int64_t luck, squares, products;
	uint64_t set;
	if (fgets(line, sizeof line, file) == NULL ||
	    sscanf(line, "luck %d figures %" SCNu64 " games", &figures, &sums->games) != 2 ||
	    figures != sums->figures)
		return false;
	while (fgets(line, sizeof line, file) != NULL) {
		if (strcmp(line, "end\n") == 0)
			return true;
		if (sscanf(line, "%d %" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNu64, &i, &luck,
		           &squares, &products, &set) != 5 ||
		    i < 0 || i >= figures)
			return false;
		sums->luck[i] = luck;
		sums->squares[i] = squares;
		sums->products[i] = products;
		sums->set[i] = set;
	}
	return false;
}
