/* ask.c - the questions players are asked, and what a move would do and cost. What is said of
 * what is decided here; the sentences are in the words files. */
#include "core/text.h"
#include "games/one-small-step/words.h"

#include <stdio.h>

/* --- what is at stake --------------------------------------------------------------- */

/* The sentence of the move's form, with what the move itself does not say. In functions that
 * have a book, a move and a text. */
#define EXPLAIN(...)                                                                               \
	pl_say_move_and(&oss_game, book, "explain", move,                                          \
	                (const struct pl_said[]){ __VA_ARGS__, PL_NOTHING }, text)

/* What an aimed effect takes from a rival: how much of which resource, and what besides. */
static void put_strike(const struct pl_book *book, const struct oss_state *s,
                       const struct pl_move *move, struct pl_text *text)
{
	const struct oss_step *step = oss_at_work(oss_numbers(book->rules), s);
	const struct oss_player *p = &s->player[move->arg[0] - 1];
	int resource = step->effect == OSS_STRIP ? OSS_MORALE
		: move->verb != OSS_AIM          ? 0
		: step->what == OSS_WORKS        ? move->arg[1]
						 : step->what;
	int most = oss_amount(*step, s->player[s->turn].tier);
	EXPLAIN(OSS_AMOUNT("takes", step->effect == OSS_TAKE),
	        OSS_AMOUNT("tokens", pl_least(p->stock[resource], most)),
	        OSS_AMOUNT("stock", p->stock[resource]),
	        OSS_MEMBER("resource", resource, &oss_resources), OSS_AMOUNT("cards", p->cards),
	        OSS_AMOUNT("most", pl_least(p->cards, most)));
}

/* The move that an effect was aimed by, while its victim is asked for a ransom. */
static void put_stake(const struct pl_book *book, const struct oss_state *s, struct pl_text *text)
{
	const struct oss_step *step = oss_at_work(oss_numbers(book->rules), s);
	struct pl_move move = { (uint8_t)oss_aiming_verb(step->effect),
		                s->turn,
		                { s->target, s->aimed } };
	put_strike(book, s, &move, text);
}

/* --- questions ---------------------------------------------------------------------- */

/* Sentences are by phases, "ask.trading"; where an effect is aimed, by effects, "ask.take". */
static void ask_now(const struct pl_book *book, const struct oss_state *s,
                    const struct oss_player *p, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	bool drawing = s->base.phase == OSS_DRAWING;
	char key[32], room[96] = "", rule[OSS_LINE] = "";
	struct pl_text what = pl_text_in(room, sizeof room);
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	if (step != NULL && step->what != 0)
		oss_put_what(book, step->what, &what);
	if (s->base.phase == OSS_RANSOMING)
		put_stake(book, s, &rule_text);
	else if (s->base.phase == OSS_SKIMMING)
		oss_put_what(book, oss_place_resource(s->aimed), &what);
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
	        OSS_AMOUNT("limit", r->hand_limit),
	        OSS_AMOUNT("draws", drawing ? oss_may_draw(r, s, s->turn) : 0),
	        OSS_AMOUNT("steals", drawing && r->tier[p->tier - 1].steals),
	        OSS_AMOUNT("ransom", step == NULL ? 0 : step->ransom), OSS_TEXT("rule", rule),
	        OSS_MEMBER("who", s->turn + 1, &pl_seats));
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

static void explain_mat(const struct pl_book *book, const struct pl_move *move,
                        struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_faction *row = &r->faction[move->arg[0] - 1];
	uint8_t made[OSS_RESOURCES + 1] = { 0 };
	char rule[OSS_LINE];
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	oss_put_steps(book, row->does, row->does_count, 1, &rule_text);
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
		made[resource] = (uint8_t)(row->base[resource] + r->base_production - 1);
	EXPLAIN(OSS_PRICE("made", made), OSS_TEXT("rule", rule), OSS_PRICE("start", row->start));
}

/* OSS-046: where spies take by themselves it is what is left. */
static void explain_produce(const struct pl_book *book, const struct oss_state *s,
                            const struct pl_move *move, struct pl_text *text)
{
	bool asked = oss_numbers(book->rules)->skimming == OSS_ASKED;
	uint8_t kept[OSS_RESOURCES + 1] = { 0 };
	int stolen = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		const int row[PL_BRACKETS] = { move->seat, resource - 1 };
		int lost = oss_fact_loses(book->rules, &s->base, move->seat, row);
		kept[resource] = (uint8_t)(oss_fact_makes(book->rules, &s->base, move->seat, row) -
		                           (asked ? 0 : lost));
		stolen += lost;
	}
	EXPLAIN(OSS_PRICE("gain", kept), OSS_AMOUNT("stolen", stolen), OSS_AMOUNT("asked", asked));
}

static void explain_research(const struct pl_book *book, const struct oss_state *s,
                             const struct pl_move *move, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	int tier = s->player[move->seat].tier, technology = move->arg[0];
	uint8_t price[OSS_RESOURCES + 1];
	uint8_t first[OSS_RESOURCES + 1] = { 0 };
	char rule[OSS_LINE];
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	if (((r->missions & ~s->claimed) >> technology) & 1)
		for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++)
			first[resource] =
				(uint8_t)oss_standing(r, s, move->seat, OSS_FIRST, resource);
	oss_price(r, s, move->seat, technology, step == NULL ? 0 : oss_amount(*step, tier), price);
	oss_put_technology(book, technology, tier, &rule_text);
	EXPLAIN(OSS_PRICE("price", price), OSS_TEXT("rule", rule), OSS_PRICE("first", first),
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
	EXPLAIN(OSS_MEMBER("to", place, &oss_places), OSS_TEXT("rule", rule),
	        OSS_AMOUNT("asked", oss_numbers(book->rules)->skimming == OSS_ASKED));
}

/* OSS-C34: a guard keeps the card from its owner; one that did already for another line of it
 * is not used up again. */
static void explain_aim(const struct pl_book *book, const struct oss_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	const struct oss_step *step = oss_at_work(oss_numbers(book->rules), s);
	int victim = move->arg[0] - 1;
	bool saved = (s->shielded & pl_bit(victim)) != 0;
	if (saved || s->player[victim].guards > 0) {
		OSS_SAY("explain.guarded", OSS_MEMBER("victim", victim + 1, &pl_seats),
		        OSS_AMOUNT("saved", saved));
		return;
	}
	put_strike(book, s, move, text);
	if (step->ransom > 0 && s->player[victim].stock[OSS_GOLD] >= step->ransom)
		OSS_SAY("explain.ransom", OSS_MEMBER("victim", victim + 1, &pl_seats),
		        OSS_AMOUNT("ransom", step->ransom));
}

static void explain_train(const struct pl_book *book, const struct oss_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_player *p = &s->player[move->seat];
	const struct oss_tier *tier = &r->tier[p->tier];
	int more = oss_draw_limit(r, s, move->seat) - r->tier[p->tier - 1].draws;
	EXPLAIN(OSS_PRICE("price", r->faction[p->faction - 1].network[p->tier + 1]),
	        OSS_AMOUNT("tier", p->tier + 1), OSS_AMOUNT("both", tier->both),
	        OSS_AMOUNT("cards", tier->draws + more), OSS_AMOUNT("steals", tier->steals));
}

/* A card that is not played says what it would do. */
static void explain_card(const struct pl_book *book, const struct oss_player *p,
                         const struct pl_move *move, struct pl_text *text)
{
	char rule[OSS_LINE];
	struct pl_text rule_text = pl_text_in(rule, sizeof rule);
	oss_put_card(book, move->arg[0], p->tier, &rule_text);
	EXPLAIN(OSS_TEXT("rule", rule));
}

static void explain_choice(const struct pl_book *book, const struct oss_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	if (move->verb == OSS_OPT)
		oss_put_option(book, &oss_list_at_work(r, s).does[move->arg[0] - 1],
		               s->player[s->turn].tier, text);
	else if (move->verb == OSS_PAY)
		EXPLAIN(OSS_AMOUNT("ransom", step->ransom),
		        OSS_MEMBER("who", s->turn + 1, &pl_seats));
	else if (s->base.phase == OSS_RANSOMING)
		put_stake(book, s, text);
	else if (s->base.phase == OSS_SKIMMING)
		OSS_SAY(move->verb == OSS_SKIM ? "explain.skim" : "explain.spare",
		        OSS_MEMBER("who", s->turn + 1, &pl_seats),
		        OSS_MEMBER("resource", oss_place_resource(s->aimed), &oss_resources));
	else
		EXPLAIN(OSS_AMOUNT("left", 0));
}

static void explain_action(const struct pl_book *book, const struct oss_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
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
		explain_card(book, &s->player[move->seat], move, text);
		break;
	case OSS_STEAL:
		EXPLAIN(OSS_AMOUNT("cards", s->player[move->arg[0] - 1].cards));
		break;
	case OSS_TRAIN:
		explain_train(book, s, move, text);
		break;
	default:
		EXPLAIN(OSS_AMOUNT("left", s->deck_left),
		        OSS_AMOUNT("shuffled", move->arg[0] > s->deck_left));
		break;
	}
}

/* Of what is legal: why something else is refused, check() says. */
void oss_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	if (oss_check(book->rules, view, move) != 0)
		return;
	switch (move->verb) {
	case OSS_SEND:
		explain_send(book, s, move, text);
		break;
	case OSS_AIM:
	case OSS_LOOK:
	case OSS_DEPRIVE:
	case OSS_UNMASK:
		explain_aim(book, s, move, text);
		break;
	case OSS_OPT:
	case OSS_PAY:
	case OSS_SKIM:
	case OSS_SKIP:
		explain_choice(book, s, move, text);
		break;
	default:
		explain_action(book, s, move, text);
		break;
	}
}
