#include "core/text.h"
#include "games/one-small-step/words.h"
const struct pl_measure oss_measures[] = {
	{ "country", PL_GROUP, OSS_FACTIONS, 1, "This country wins # of its games." },
	{ NULL, 0, 0, 0, NULL },
};
void oss_group_name(const struct pl_book *book, int measure, int group, struct pl_text *name)
{
	(void)measure;
	pl_put(name, "%s", oss_faction_name(book, group));
}
void oss_measure(const struct pl_rules *rules, const struct pl_state *state,
                 const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	(void)rules; (void)events;
	for (int seat = 0; seat < state->seats; seat++)
		out[0][seat] = oss_position(state)->player[seat].faction;
}
const struct pl_claim oss_claims[] = { { NULL, NULL, NULL, 0, 0, { NULL, NULL }, NULL, NULL, 0, 0 } };
