/* replay.c - golden games replayed as WebAssembly. Reads what `goldens --pack`
 * writes (rules and moves as bytes, since neither YAML nor text is needed to
 * play) and compares the digest of each last position. */
#include "core/chance.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool take(void *bytes, size_t length)
{
	return fread(bytes, 1, length, stdin) == length;
}

static uint64_t take_number(void)
{
	uint64_t number = 0;
	if (!take(&number, sizeof number))
		abort();
	return number;
}

static bool replay(const struct pl_game *game)
{
	static const uint64_t no_key[2] = { 0, 0 };
	static uint64_t rules[64 * 1024], state[4 * 1024]; /* aligned room enough */
	struct pl_state *now = (struct pl_state *)state;
	memset(state, 0, sizeof state);
	now->seats = (uint8_t)take_number();
	now->chance.key[0] = take_number();
	now->chance.key[1] = take_number();
	size_t size = (size_t)take_number();
	if (size != game->rules_size || size > sizeof rules || game->state_size > sizeof state ||
	    !take(rules, size))
		return false;
	const struct pl_rules *by = (const struct pl_rules *)rules;
	game->setup(by, now);
	bool good = true;
	for (uint64_t moves = take_number(); moves > 0; moves--) {
		struct pl_move move;
		good = good && take(&move, sizeof move) && game->check(by, now, &move) == 0;
		if (good)
			game->apply(by, now, &move, NULL);
	}
	return take_number() == pl_hash(no_key, state, game->state_size) && good;
}

int main(void)
{
	char slug[32];
	int passed = 0, failed = 0;
	while (take(slug, sizeof slug)) {
		const struct pl_game *game = pl_find_game(slug);
		bool good = game != NULL && replay(game);
		printf("%s %s\n", good ? "ok" : "not ok", slug);
		passed += good;
		failed += !good;
	}
	printf("%d passed, %d failed\n", passed, failed);
	return failed == 0 && passed > 0 ? 0 : 1;
}
