#include "core/text.h"
#include "games/space-tug-skirmish/words.h"
const struct pl_measure sts_measures[]={{NULL,0,0,0,NULL}};
void sts_measure(const struct pl_rules *r, const struct pl_state *s, const struct pl_events *e, int32_t o[PL_MEASURES][PL_SEATS]){(void)r;(void)s;(void)e;(void)o;}
void sts_group(const struct pl_book *b, int m, int g, struct pl_text *t){(void)b;(void)m;pl_put(t,"%d",g);}
const struct pl_claim sts_claims[]={{NULL,NULL,NULL,0,0,{NULL,NULL},NULL,NULL,0,0}};
