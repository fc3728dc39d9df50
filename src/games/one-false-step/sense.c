#include "games/one-false-step/one-false-step.h"
void ofs_value(const struct pl_rules *rules, const struct pl_state *state, int32_t out[PL_SEATS])
{
	struct pl_result result;
	ofs_returns(rules, state, &result);
	if (state->pending == 0) { pl_value_of(&result, state->seats, out); return; }
	for (int i = 0; i < state->seats; i++) out[i] = 1000 / state->seats;
}
void ofs_weigh(const struct pl_rules *rules, const struct pl_state *view, const struct pl_move *m, int count, uint16_t *weight)
{
	(void)rules; (void)view; (void)m;
	for (int i = 0; i < count; i++) weight[i] = 1;
}
