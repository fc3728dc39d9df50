#include "games/flank/flank.h"
void flk_value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	struct pl_result result;
	for (int i = 0; i < PL_SEATS; i++) out[i] = i < 2 ? 500 : 0;
	if (state->pending == 0) {
		flk_returns(rules, state, &result);
		pl_value_of(&result, FLK_PLAYERS, out);
	}
}
void flk_weigh(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *move, int count, uint16_t *weight)
{
	(void)rules; (void)view; (void)move;
	for (int i = 0; i < count; i++) weight[i] = 1;
}
