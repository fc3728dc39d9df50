#include "core/text.h"
#include "games/space-tug-skirmish/words.h"
void sts_format(const struct pl_book *b, const struct pl_state *v, const struct pl_move *m, struct pl_text *t){(void)b;(void)v;pl_put(t,"m %d %d %d",m->verb,m->arg[0],m->arg[1]);}
bool sts_parse(const struct pl_book *b, const struct pl_state *v, int seat, const char *text, struct pl_move *m)
{ struct pl_move l[PL_MOVES]; int n=sts_legal(b->rules,v,seat,l); for(int i=0;i<n;i++){char r[64];struct pl_text x=pl_text_in(r,64);sts_format(b,v,&l[i],&x);int k=0;while(r[k]&&r[k]==text[k])k++;if(r[k]==text[k]){*m=l[i];return true;}}return false;}
void sts_ask(const struct pl_book *b, const struct pl_state *v, int seat, struct pl_text *t){(void)b;(void)v;(void)seat;pl_put(t,"?");}
void sts_explain(const struct pl_book *b, const struct pl_state *v, const struct pl_move *m, struct pl_text *t){(void)b;(void)v;(void)m;pl_put(t,"?");}
void sts_tell(const struct pl_book *b, const struct pl_event *e, struct pl_text *t){(void)b;pl_put(t,"event %d",e->kind);}
int sts_touch(const struct pl_rules *r, const struct pl_state *v, const struct pl_move *m, uint16_t p[PL_TOUCH]){(void)r;(void)v;(void)m;p[0]=1;return 1;}
int sts_trace(const struct pl_rules *r, const struct pl_event *e, uint16_t p[PL_TOUCH]){(void)r;(void)e;p[0]=1;return 1;}
void sts_piece(const struct pl_book *b, uint16_t p, struct pl_text *i, struct pl_text *n){(void)b;pl_put(i,"p-%d",p);pl_put(n,"piece %d",p);}
void sts_show(const struct pl_book *b, const struct pl_state *v, int s, struct pl_text *t){(void)b;(void)v;(void)s;pl_put(t,"table\n");}
void sts_json(const struct pl_book *b, const struct pl_state *v, int s, struct pl_text *t){(void)b;(void)v;(void)s;pl_put(t,"{}");}
const struct pl_measure sts_measures[]={{NULL,0,0,0,NULL}};
void sts_measure(const struct pl_rules *r, const struct pl_state *s, const struct pl_events *e, int32_t o[PL_MEASURES][PL_SEATS]){(void)r;(void)s;(void)e;(void)o;}
void sts_group(const struct pl_book *b, int m, int g, struct pl_text *t){(void)b;(void)m;pl_put(t,"%d",g);}
const struct pl_claim sts_claims[]={{NULL,NULL,NULL,0,0,{NULL,NULL},NULL,NULL,0,0}};
