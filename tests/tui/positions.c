/* positions.c - the positions that snapshots are taken of, and those in which something could be
 * lost, played anew after a game's play or data changed on purpose:
 *
 *     positions FOLDER NAME...      writes FOLDER/NAME.txt, to be gone on with
 *
 * Names are the games' for snapshots (in tests/tui/positions), else what could be lost (in
 * tests/tui/losses).
 * Greedy bots play until the first seat, a person's, is asked something worth looking at.
 * Then: snapshots.py --write GAME..., and look at what it wrote. */
#include "tui/stage.h"

#include "hotseat/hotseat.h"

enum { SEEDS = 200, PLIES = 800 };

/* A battle in which both have something to lose, and tokens to spend. */
static bool is_close_battle(const struct tui_position *position)
{
	const json_t *state = position->state;
	const json_t *points = tui_get(state, "battle_points");
	return strcmp(tui_text(state, "phase"), "spending") == 0 && tui_int_at(points, 0) >= 4 &&
		tui_int_at(points, 1) >= 4;
}

/* A Monday when the land is mostly taken. */
static bool is_late_monday(const struct tui_position *position)
{
	const json_t *view = position->state;
	return tui_int(view, "week") >= 9 && strcmp(tui_text(view, "day"), "monday") == 0;
}

/* A turn with cards in hand, when missions have been flown but nobody has landed: after
 * a landing each turn is somebody's last. */
static bool is_race(const struct tui_position *position)
{
	const json_t *view = position->state;
	const json_t *own = tui_at(tui_get(view, "player"), 0);
	return tui_int(view, "turns") > 18 && strcmp(tui_text(view, "phase"), "acting") == 0 &&
		tui_int(view, "landings") == 0 && tui_int(own, "cards") > 1;
}

/* A turn to play cards in, with Contracts to work for and a tug with parts. */
static bool is_skirmish(const struct tui_position *position)
{
	const json_t *view = position->state;
	const json_t *tug = tui_at(tui_get(view, "player"), 0);
	return tui_int(view, "round") >= 7 && strcmp(tui_text(view, "phase"), "playing") == 0 &&
		tui_int_at(tui_get(view, "contract"), 1) != 0 &&
		tui_length(tui_get(tug, "built")) >= 5;
}

/* A flight, late enough for stations everywhere, with a card in hand and the western dock
 * of Earth in reach. */
static bool is_busy_flight(const struct tui_position *position)
{
	const json_t *state = position->state;
	enum { WESTERN_DOCK = 34 };
	const json_t *reach = tui_get(state, "reach");
	bool docks = false;
	for (int i = 0; i < tui_length(reach); i++)
		docks = docks || tui_int_at(reach, i) == WESTERN_DOCK;
	return docks && tui_int(state, "round") >= 8 &&
		strcmp(tui_text(state, "phase"), "flying") == 0 &&
		tui_int(tui_at(tui_get(state, "player"), 0), "cards") >= 1;
}

/* Cities could be fed, or starve. */
static bool is_hungry(const struct tui_position *position)
{
	return strncmp(position->moves[0].play, "feed", 4) == 0 && !position->moves[0].loses &&
		position->moves[1].loses;
}

/* A card has been bought, and nothing is left but to end the turn or to throw cards away. */
static bool is_bought(const struct tui_position *position)
{
	const struct tui_move *last = &position->moves[position->move_count - 1];
	for (int i = 0; i < position->move_count - 1; i++)
		if (!position->moves[i].loses)
			return false;
	return strcmp(last->play, "end-turn") == 0 && !last->loses;
}

/* Tokens that a card gives would be lost, but there is something else to do. */
static bool is_overfull(const struct tui_position *position)
{
	return strncmp(position->moves[0].play, "play", 4) == 0 && position->moves[0].loses;
}

static const struct wish {
	const char *name, *slug;
	int seats, choices; /* at least so many */
	bool (*is_good)(const struct tui_position *);
} wishes[] = {
	{ "flank", "flank", 2, 8, is_close_battle },
	{ "one-false-step", "one-false-step", 4, 6, is_late_monday },
	{ "one-small-step", "one-small-step", 4, 12, is_race },
	{ "space-tug-skirmish", "space-tug-skirmish", 3, 6, is_skirmish },
	{ "traders", "traders", 3, 4, is_busy_flight },
	{ "a-city", "one-false-step", 3, 2, is_hungry },
	{ "a-card", "space-tug-skirmish", 2, 3, is_bought },
	{ "tokens", "flank", 2, 4, is_overfull },
};
enum { WISHES = sizeof wishes / sizeof wishes[0] };

static bool is_wished(const struct stage *stage, const struct wish *wish)
{
	if (stage_asked(stage) != 0)
		return false;
	struct tui_position *position = stage_position(stage, 0);
	bool good = position != NULL && position->move_count >= wish->choices &&
		wish->is_good(position);
	tui_position_free(position);
	return good;
}

/* A match of this seed up to a wished position, written to the path; false if none came. */
static bool play(const struct wish *wish, uint64_t seed, const char *path)
{
	struct stage stage = stage_open(wish->slug, NULL, wish->seats, seed, "greedy");
	int ply = 0;
	while (ply < PLIES && !is_wished(&stage, wish) && stage_step(&stage))
		ply++;
	bool good = is_wished(&stage, wish);
	if (good) {
		struct pl_hotseat hotseat = { .match = stage.match, .data = "standard" };
		for (int seat = 1; seat < wish->seats; seat++)
			hotseat.bots[seat] = pl_bot_of("greedy");
		pl_hotseat_open(&hotseat);
		good = pl_hotseat_save(&hotseat, path);
		stage.match = NULL; /* the hotseat's now */
		pl_hotseat_close(&hotseat);
	}
	stage_close(&stage);
	return good;
}

static bool write_position(const char *folder, const char *name)
{
	char path[512];
	snprintf(path, sizeof path, "%s/%s.txt", folder, name);
	for (int i = 0; i < WISHES; i++)
		for (uint64_t seed = 1; seed <= SEEDS && strcmp(wishes[i].name, name) == 0; seed++)
			if (play(&wishes[i], seed, path))
				return true;
	fprintf(stderr, "positions: nothing worth looking at of %s\n", name);
	return false;
}

int main(int argc, char **argv)
{
	bool well = argc > 2;
	if (!well)
		fprintf(stderr, "usage: positions FOLDER NAME...\n");
	for (int i = 2; i < argc; i++)
		well &= write_position(argv[1], argv[i]);
	return well ? 0 : 1;
}
