/* ask.c - the questions players are asked, and what a move would do and cost. What is said of
 * what is decided here; the sentences are in the words files. */
#include "core/text.h"
#include "games/one-small-step/words.h"

#include <stdio.h>

/* --- questions ---------------------------------------------------------------------- */

/* Sentences are by phases, "ask.trading"; where an effect is aimed, by effects, "ask.take". */
static void ask_now(const struct pl_book *book, const struct oss_state *s,
                    const struct oss_player *p, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	char key[32], room[96] = "";
	struct pl_text what = pl_text_in(room, sizeof room);
	if (step != NULL && step->what != 0)
		oss_put_what(book, step->what, &what);
	snprintf(key, sizeof key, "ask.%s",
	         s->base.phase == OSS_AIMING ? oss_effect_names[step->effect - OSS_GAIN]
	                                     : oss_phases.keys[s->base.phase - 1]);
	OSS_SAY(key, OSS_MEMBER("card", s->card, &oss_cards),
	        OSS_MEMBER("technology", s->tech, &oss_technologies),
	        OSS_MEMBER("country", p->faction, &oss_countries), OSS_TEXT("what", room),
	        OSS_MEMBER("first", s->timer, &pl_seats),
	        OSS_MEMBER("victim", s->target, &pl_seats), OSS_AMOUNT("sells", s->selling == 1),
	        OSS_AMOUNT("amount", step == NULL ? 0 : oss_amount(*step, p->tier)),
	        OSS_AMOUNT("left", s->left), OSS_AMOUNT("cards", p->cards),
	        OSS_AMOUNT("limit", r->hand_limit));
}

void oss_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	bool over = view->phase == OSS_LANDED || view->phase == OSS_TIMED_OUT;
	if (over || (seat < OSS_SEATS && pl_is_pending(view, seat)))
		ask_now(book, s, &s->player[s->turn], text);
	else
		OSS_SAY("ask.waiting", OSS_MEMBER("whom", pl_first_pending(view) + 1, &pl_seats));
}

/* --- what a move would do --------------------------------------------------------------- */

/* The sentence of the move's form, with what the move itself does not say. In functions that
 * have a book, a move and a text. */
#define EXPLAIN(...)                                                                               \
	pl_say_move_and(&oss_game, book, "explain", move,                                          \
	                (const struct pl_said[]){ __VA_ARGS__, PL_NOTHING }, text)

static void explain_mat(const struct pl_book *book, const struct pl_move *move,
                        struct pl_text *text)
{
	const struct oss_faction *row = &oss_numbers(book->rules)->faction[move->arg[0] - 1];
	char rule[OSS_LINE];
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	oss_put_steps(book, row->does, row->does_count, 1, &rule_text);
	EXPLAIN(OSS_PRICE("made", row->base), OSS_TEXT("rule", rule));
}

static void explain_produce(const struct pl_book *book, const struct oss_state *s,
                            const struct pl_move *move, struct pl_text *text)
{
	uint8_t kept[OSS_RESOURCES + 1] = { 0 };
	int stolen = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		const int row[PL_BRACKETS] = { move->seat, resource - 1 };
		int lost = oss_fact_loses(book->rules, &s->base, move->seat, row);
		kept[resource] =
			(uint8_t)(oss_fact_makes(book->rules, &s->base, move->seat, row) - lost);
		stolen += lost;
	}
	EXPLAIN(OSS_PRICE("gain", kept), OSS_AMOUNT("stolen", stolen));
}

static void explain_research(const struct pl_book *book, const struct oss_state *s,
                             const struct pl_move *move, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	int tier = s->player[move->seat].tier, technology = move->arg[0];
	uint8_t price[OSS_RESOURCES + 1];
	char rule[OSS_LINE];
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	oss_price(r, s, move->seat, technology, step == NULL ? 0 : oss_amount(*step, tier), price);
	oss_put_technology(book, technology, tier, &rule_text);
	EXPLAIN(OSS_PRICE("price", price), OSS_TEXT("rule", rule),
	        OSS_MEMBER("blocker", oss_blocker(s, move->seat, technology) + 1, &pl_seats));
}

/* On a technology that somebody has it borrows, else it blocks. */
static void explain_send(const struct pl_book *book, const struct oss_state *s,
                         const struct pl_move *move, struct pl_text *text)
{
	int place = move->arg[0];
	char rule[OSS_LINE] = "";
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	if (place > OSS_MATS && (oss_marked(s, -1) >> (place - OSS_MATS)) & 1)
		oss_put_technology(book, place - OSS_MATS, s->player[s->turn].tier, &rule_text);
	EXPLAIN(OSS_MEMBER("to", place, &oss_places), OSS_TEXT("rule", rule));
}

static void explain_aim(const struct pl_book *book, const struct oss_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	const struct oss_step *step = oss_at_work(oss_numbers(book->rules), s);
	const struct oss_player *p = &s->player[move->arg[0] - 1];
	int resource = move->verb != OSS_AIM ? 0
		: step->what == OSS_WORKS    ? move->arg[1]
					     : step->what;
	int most = oss_amount(*step, s->player[s->turn].tier);
	if (p->guards > 0)
		OSS_SAY("explain.guarded", OSS_MEMBER("victim", move->arg[0], &pl_seats));
	else
		EXPLAIN(OSS_AMOUNT("tokens", oss_least(p->stock[resource], most)),
		        OSS_AMOUNT("stock", p->stock[resource]),
		        OSS_MEMBER("resource", resource, &oss_resources),
		        OSS_AMOUNT("cards", p->cards));
}

static void explain_train(const struct pl_book *book, const struct oss_player *p,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_tier *tier = &r->tier[p->tier];
	EXPLAIN(OSS_PRICE("price", r->faction[p->faction - 1].network[p->tier + 1]),
	        OSS_AMOUNT("tier", p->tier + 1), OSS_AMOUNT("both", tier->both),
	        OSS_AMOUNT("cards", tier->draws), OSS_AMOUNT("steals", tier->steals));
}

void oss_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	const struct oss_player *p = &s->player[move->seat];
	switch (move->verb) {
	case OSS_PICK_MAT:
		explain_mat(book, move, text);
		break;
	case OSS_PRODUCE:
		explain_produce(book, s, move, text);
		break;
	case OSS_RESEARCH:
		explain_research(book, s, move, text);
		break;
	case OSS_PLAY:
	case OSS_LIFT:
	case OSS_DISCARD:
		oss_put_card(book, move->arg[0], p->tier, text);
		break;
	case OSS_STEAL:
		EXPLAIN(OSS_AMOUNT("cards", s->player[move->arg[0] - 1].cards));
		break;
	case OSS_TRAIN:
		explain_train(book, p, move, text);
		break;
	case OSS_SEND:
		explain_send(book, s, move, text);
		break;
	case OSS_AIM:
	case OSS_LOOK:
	case OSS_DEPRIVE:
	case OSS_UNMASK:
		explain_aim(book, s, move, text);
		break;
	default:
		EXPLAIN(OSS_AMOUNT("left", s->deck_left));
		break;
	}
}
