#include "core/text.h"
#include "games/one-false-step/words.h"
const struct pl_measure ofs_measures[] = { { NULL, 0, 0, 0, NULL } };
void ofs_measure(const struct pl_rules *r, const struct pl_state *s, const struct pl_events *e, int32_t out[PL_MEASURES][PL_SEATS]) { (void)r; (void)s; (void)e; (void)out; }
void ofs_group(const struct pl_book *b, int m, int g, struct pl_text *t) { (void)b; (void)m; (void)g; (void)t; }
const struct pl_claim ofs_claims[] = { { NULL, NULL, NULL, 0, 0, { NULL, NULL }, NULL, NULL, 0, 0 } };
