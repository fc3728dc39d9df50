/* ask.c - the questions players are asked, and what a move would do and cost. What is said of
 * what is decided here; the sentences are in the words files. */
#include "core/text.h"
#include "games/one-small-step/words.h"

/* --- questions ---------------------------------------------------------------------- */

/* By the effect that is aimed. */
static const char *aim_key(int effect)
{
	switch (effect) {
	case OSS_TAKE:
		return "ask.take";
	case OSS_SPOIL:
		return "ask.spoil";
	case OSS_PEEK:
		return "ask.look";
	case OSS_STRIP:
		return "ask.deprive";
	default:
		return "ask.unmask";
	}
}

static void ask_aim(const struct pl_book *book, const struct oss_state *s, struct pl_text *text)
{
	const struct oss_step *step = oss_at_work(oss_numbers(book->rules), s);
	char room[96];
	struct pl_text what = pl_text_in(room, sizeof room);
	if (step->what != 0)
		oss_put_what(book, step->what, &what);
	OSS_SAY(aim_key(step->effect), OSS_MEMBER("card", s->card, &oss_cards),
	        OSS_AMOUNT("tokens", oss_amount(*step, s->player[s->turn].tier)),
	        OSS_TEXT("what", room));
}

/* What the card or technology at work asks for. */
static void ask_work(const struct pl_book *book, const struct oss_state *s, const char *key,
                     int amount, struct pl_text *text)
{
	OSS_SAY(key, OSS_MEMBER("card", s->card, &oss_cards),
	        OSS_MEMBER("technology", s->tech, &oss_technologies), OSS_AMOUNT("left", amount));
}

static void ask_within(const struct pl_book *book, const struct oss_state *s, int seat,
                       struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_player *p = &s->player[seat];
	switch (s->base.phase) {
	case OSS_TRADING:
		OSS_SAY("ask.trading", OSS_AMOUNT("sells", s->selling == 1),
		        OSS_AMOUNT("left", s->left));
		break;
	case OSS_AIMING:
		ask_aim(book, s, text);
		break;
	case OSS_BARTERING:
		ask_work(book, s, "ask.bartering", s->left, text);
		break;
	case OSS_PICKING:
		OSS_SAY("ask.picking", OSS_MEMBER("victim", s->target, &pl_seats),
		        OSS_AMOUNT("left", s->left));
		break;
	case OSS_SPYING:
		ask_work(book, s, "ask.spying", s->left, text);
		break;
	case OSS_PLACING:
		OSS_SAY_PLAINLY("ask.placing");
		break;
	case OSS_INVENTING:
		ask_work(book, s, "ask.inventing", oss_amount(*oss_at_work(r, s), p->tier), text);
		break;
	case OSS_DRAWING:
		OSS_SAY_PLAINLY("ask.drawing");
		break;
	case OSS_CONVERTING:
		OSS_SAY_PLAINLY("ask.converting");
		break;
	case OSS_DISCARDING:
		OSS_SAY("ask.discarding", OSS_AMOUNT("cards", p->cards),
		        OSS_AMOUNT("limit", r->hand_limit));
		break;
	default: /* OSS_LEAVING */
		OSS_SAY_PLAINLY("ask.leaving");
		break;
	}
}

static void ask_pending(const struct pl_book *book, const struct oss_state *s, int seat,
                        struct pl_text *text)
{
	if (s->base.phase == OSS_DRAFTING)
		OSS_SAY_PLAINLY("ask.drafting");
	else if (s->base.phase == OSS_ACTING)
		OSS_SAY("ask.acting",
		        OSS_MEMBER("country", s->player[seat].faction, &oss_countries),
		        OSS_AMOUNT("last", s->timer != 0));
	else
		ask_within(book, s, seat, text);
}

void oss_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	if (view->phase == OSS_LANDED)
		OSS_SAY("ask.landed", OSS_MEMBER("first", s->timer, &pl_seats));
	else if (view->phase == OSS_TIMED_OUT)
		OSS_SAY_PLAINLY("ask.timed-out");
	else if (seat < OSS_SEATS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else
		OSS_SAY("ask.waiting", OSS_MEMBER("whom", pl_first_pending(view) + 1, &pl_seats));
}

/* --- what a move would do --------------------------------------------------------------- */

static void explain_mat(const struct pl_book *book, int faction, struct pl_text *text)
{
	const struct oss_faction *row = &oss_numbers(book->rules)->faction[faction - 1];
	char made[OSS_LINE], rule[OSS_LINE];
	struct pl_text made_text = pl_text_in(made, sizeof made);
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	oss_put_price(book, row->base, &made_text);
	oss_put_steps(book, row->does, row->does_count, 1, &rule_text);
	OSS_SAY("explain.pick", OSS_MEMBER("country", faction, &oss_countries),
	        OSS_TEXT("made", made), OSS_TEXT("rule", rule));
}

static void explain_produce(const struct pl_book *book, const struct oss_state *s, int seat,
                            struct pl_text *text)
{
	uint8_t kept[OSS_RESOURCES + 1] = { 0 };
	char room[OSS_LINE];
	struct pl_text gain = pl_text_in(room, sizeof room);
	int stolen = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		const int row[PL_BRACKETS] = { seat, resource - 1 };
		int lost = oss_fact_loses(book->rules, &s->base, seat, row);
		kept[resource] = (uint8_t)(oss_fact_makes(book->rules, &s->base, seat, row) - lost);
		stolen += lost;
	}
	oss_put_price(book, kept, &gain);
	OSS_SAY("explain.produce", OSS_TEXT("gain", room), OSS_AMOUNT("stolen", stolen));
}

static void explain_research(const struct pl_book *book, const struct oss_state *s,
                             const struct pl_move *move, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	int tier = s->player[move->seat].tier, technology = move->arg[0];
	uint8_t price[OSS_RESOURCES + 1];
	char paid[OSS_LINE], rule[OSS_LINE];
	struct pl_text paid_text = pl_text_in(paid, sizeof paid);
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	oss_price(r, s, move->seat, technology, step == NULL ? 0 : oss_amount(*step, tier), price);
	oss_put_price(book, price, &paid_text);
	oss_put_technology(book, technology, tier, &rule_text);
	OSS_SAY("explain.research", OSS_TEXT("price", paid), OSS_TEXT("rule", rule),
	        OSS_MEMBER("blocker", oss_blocker(s, move->seat, technology) + 1, &pl_seats));
}

static void explain_send(const struct pl_book *book, const struct oss_state *s, int place,
                         struct pl_text *text)
{
	char rule[OSS_LINE] = "";
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	bool taken = place > OSS_MATS && (oss_marked(s, -1) >> (place - OSS_MATS)) & 1;
	if (taken)
		oss_put_technology(book, place - OSS_MATS, s->player[s->turn].tier, &rule_text);
	OSS_SAY(place <= OSS_MATS ? "explain.send-to-mat"
	                : taken   ? "explain.send-to-borrow"
	                          : "explain.send-to-block",
	        OSS_MEMBER("to", place, &oss_places), OSS_TEXT("rule", rule));
}

static const char *explain_key(int verb)
{
	switch (verb) {
	case OSS_AIM:
		return "explain.aim";
	case OSS_LOOK:
		return "explain.look";
	case OSS_DEPRIVE:
		return "explain.deprive";
	default:
		return "explain.unmask";
	}
}

static void explain_aim(const struct pl_book *book, const struct oss_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	const struct oss_step *step = oss_at_work(oss_numbers(book->rules), s);
	const struct oss_player *p = &s->player[move->arg[0] - 1];
	int what = move->arg[1];
	int resource = move->verb != OSS_AIM ? 0 : step->what == OSS_WORKS ? what : step->what;
	int most = oss_amount(*step, s->player[s->turn].tier);
	OSS_SAY(p->guards > 0 ? "explain.guarded" : explain_key(move->verb),
	        OSS_MEMBER("victim", move->arg[0], &pl_seats),
	        OSS_AMOUNT("tokens", oss_least(p->stock[resource], most)),
	        OSS_AMOUNT("stock", p->stock[resource]),
	        OSS_MEMBER("resource", resource, &oss_resources), OSS_AMOUNT("cards", p->cards),
	        OSS_MEMBER("technology", move->verb == OSS_DEPRIVE ? what : 0, &oss_technologies));
}

static void explain_train(const struct pl_book *book, const struct oss_player *p,
                          struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_tier *tier = &r->tier[p->tier];
	char room[OSS_LINE];
	struct pl_text price = pl_text_in(room, sizeof room);
	oss_put_price(book, r->faction[p->faction - 1].network[p->tier + 1], &price);
	OSS_SAY("explain.train", OSS_TEXT("price", room), OSS_AMOUNT("tier", p->tier + 1),
	        OSS_AMOUNT("both", tier->both), OSS_AMOUNT("cards", tier->draws),
	        OSS_AMOUNT("steals", tier->steals));
}

void oss_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	const struct oss_player *p = &s->player[move->seat];
	switch (move->verb) {
	case OSS_PICK_MAT:
		explain_mat(book, move->arg[0], text);
		break;
	case OSS_PRODUCE:
		explain_produce(book, s, move->seat, text);
		break;
	case OSS_RESEARCH:
		explain_research(book, s, move, text);
		break;
	case OSS_PLAY:
	case OSS_LIFT:
	case OSS_DISCARD:
		oss_put_card(book, move->arg[0], p->tier, text);
		break;
	case OSS_DRAW:
		OSS_SAY("explain.draw", OSS_AMOUNT("left", s->deck_left));
		break;
	case OSS_STEAL:
		OSS_SAY("explain.steal", OSS_MEMBER("victim", move->arg[0], &pl_seats),
		        OSS_AMOUNT("cards", s->player[move->arg[0] - 1].cards));
		break;
	case OSS_TRAIN:
		explain_train(book, p, text);
		break;
	case OSS_MOVE:
		OSS_SAY_PLAINLY("explain.move");
		break;
	case OSS_SEND:
		explain_send(book, s, move->arg[0], text);
		break;
	case OSS_AIM:
	case OSS_LOOK:
	case OSS_DEPRIVE:
	case OSS_UNMASK:
		explain_aim(book, s, move, text);
		break;
	default:
		pl_say_move(&oss_game, book, "explain", move, text);
		break;
	}
}
