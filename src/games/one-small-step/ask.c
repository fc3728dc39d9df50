/* ask.c - the questions players are asked, and what a move would do and cost. */
#include "core/text.h"
#include "games/one-small-step/words.h"

/* --- questions ---------------------------------------------------------------------- */

static void ask_aim(const struct pl_book *book, const struct oss_state *s, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	const char *card = oss_card_name(book, s->card);
	int amount = oss_amount(*step, s->player[s->turn].tier);
	switch (step->effect) {
	case OSS_TAKE:
		pl_put(text, "From whom does %s take up to %d %s?", card, amount,
		       oss_what_name(book, step->what));
		break;
	case OSS_SPOIL:
		pl_put(text, "Who loses up to %d %s to %s?", amount,
		       oss_what_name(book, step->what), card);
		break;
	case OSS_PEEK:
		pl_put(text, "Whose hand does %s show you?", card);
		break;
	case OSS_STRIP:
		pl_put(text, "Which rival loses which production technology to %s?", card);
		break;
	default:
		pl_put(text, "Which rival's spy does %s send home?", card);
		break;
	}
}

static const char *name_work(const struct pl_book *book, const struct oss_state *s)
{
	return s->tech != 0 ? oss_technology_name(book, s->tech) : oss_card_name(book, s->card);
}

static void ask_within(const struct pl_book *book, const struct oss_state *s, int seat,
                       struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_player *p = &s->player[seat];
	switch (s->base.phase) {
	case OSS_TRADING:
		pl_put(text, "You may %s %d more, of another kind; or be done",
		       s->selling == 1 ? "sell" : "buy", s->left);
		break;
	case OSS_AIMING:
		ask_aim(book, s, text);
		break;
	case OSS_BARTERING:
		pl_put(text, "Swap up to %d %s for any others by %s, or be done", s->left,
		       s->left == 1 ? "token" : "tokens", name_work(book, s));
		break;
	case OSS_PICKING:
		pl_put(text, "You see the hand of p%d: take up to %d of its cards", s->target,
		       s->left);
		break;
	case OSS_SPYING:
		pl_put(text, "Place or move a spy by %s, %d to go, or skip", name_work(book, s),
		       s->left);
		break;
	case OSS_PLACING:
		pl_put(text, "Where does the spy go: on a rival's resource, or on a technology?");
		break;
	case OSS_INVENTING:
		pl_put(text, "Research now for %d tokens less by %s, or skip",
		       oss_amount(*oss_at_work(r, s), p->tier), name_work(book, s));
		break;
	case OSS_DRAWING:
		pl_put(text, "Your card is played: now you may draw");
		break;
	case OSS_CONVERTING:
		pl_put(text, "Which resource does the card become?");
		break;
	case OSS_DISCARDING:
		pl_put(text, "You hold %d cards and %d is the limit: discard one", p->cards,
		       r->hand_limit);
		break;
	default: /* OSS_LEAVING */
		pl_put(text, "Your action is done: turn in a card, or end your turn");
		break;
	}
}

static void ask_pending(const struct pl_book *book, const struct oss_state *s, int seat,
                        struct pl_text *text)
{
	if (s->base.phase == OSS_DRAFTING) {
		pl_put(text, "Take a country");
	} else if (s->base.phase == OSS_ACTING) {
		pl_put(text, "Choose one action for %s%s",
		       oss_faction_name(book, s->player[seat].faction),
		       s->timer != 0 ? "; it is your last turn" : "");
	} else {
		ask_within(book, s, seat, text);
	}
}

void oss_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct oss_state *s = oss_position(view);
	if (view->phase == OSS_LANDED)
		pl_put(text, "The race is over: p%d was first on the Moon, and points decide",
		       s->timer);
	else if (view->phase == OSS_TIMED_OUT)
		pl_put(text, "The race is over: nobody reached the Moon, and points decide");
	else if (seat < OSS_SEATS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else
		pl_put(text, "Waiting for p%d", pl_first_pending(view) + 1);
}

/* --- what a move would do --------------------------------------------------------------- */

static void explain_mat(const struct pl_book *book, int faction, struct pl_text *text)
{
	const struct oss_faction *row = &oss_numbers(book->rules)->faction[faction - 1];
	pl_put(text, "Makes ");
	oss_put_price(book, row->base, text);
	pl_put(text, ". %s: ", book->words[row->ability]);
	oss_put_steps(book, row->does, row->does_count, 1, text);
}

static void explain_produce(const struct pl_book *book, const struct oss_state *s, int seat,
                            struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	uint8_t kept[OSS_RESOURCES + 1] = { 0 };
	int stolen = 0;
	for (int resource = OSS_MORALE; resource <= OSS_RESOURCES; resource++) {
		int made = oss_production(r, s, seat, resource), spies = 0;
		for (int other = 0; other < s->base.seats; other++)
			spies += (s->player[other].watches & oss_watch(seat, resource)) != 0;
		kept[resource] = (uint8_t)oss_larger(0, made - spies);
		stolen += oss_least(made, spies);
	}
	pl_put(text, "Gain ");
	oss_put_price(book, kept, text);
	if (stolen > 0)
		pl_put(text, "; %d more %s to spies", stolen, stolen == 1 ? "goes" : "go");
}

static void explain_research(const struct pl_book *book, const struct oss_state *s,
                             const struct pl_move *move, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	int tier = s->player[move->seat].tier;
	uint8_t price[OSS_RESOURCES + 1];
	oss_price(r, s, move->seat, move->arg[0], step == NULL ? 0 : oss_amount(*step, tier),
	          price);
	pl_put(text, "Pay ");
	oss_put_price(book, price, text);
	pl_put(text, ". ");
	oss_put_technology(book, move->arg[0], tier, text);
	int blocker = oss_blocker(s, move->seat, move->arg[0]);
	if (blocker >= 0)
		pl_put(text, " The spy of p%d goes home.", blocker + 1);
}

static void explain_send(const struct pl_book *book, const struct oss_state *s, int place,
                         struct pl_text *text)
{
	if (place <= OSS_MATS) {
		pl_put(text, "Take one %s of what p%d makes, each time it produces",
		       oss_resource_name(book, oss_place_resource(place)),
		       oss_place_seat(place) + 1);
		return;
	}
	int technology = place - OSS_MATS;
	if (!((oss_marked(s, -1) >> technology) & 1)) {
		pl_put(text, "Nobody else can research %s", oss_technology_name(book, technology));
		return;
	}
	pl_put(text, "Borrow it. ");
	oss_put_technology(book, technology, s->player[s->turn].tier, text);
}

static void explain_aim(const struct pl_book *book, const struct oss_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_step *step = oss_at_work(r, s);
	int victim = move->arg[0] - 1, what = move->arg[1];
	const struct oss_player *p = &s->player[victim];
	int resource = step->what == OSS_WORKS ? what : step->what;
	if (p->guards > 0)
		pl_put(text, "p%d has a guard: it goes, and nothing else happens", victim + 1);
	else if (step->effect == OSS_TAKE || step->effect == OSS_SPOIL)
		pl_put(text, "p%d loses %d of its %d %s", victim + 1,
		       oss_least(p->stock[resource], oss_amount(*step, s->player[s->turn].tier)),
		       p->stock[resource], oss_resource_name(book, resource));
	else if (step->effect == OSS_PEEK)
		pl_put(text, "p%d holds %d cards", victim + 1, p->cards);
	else if (step->effect == OSS_STRIP)
		pl_put(text, "p%d loses %s until it pays for it again", victim + 1,
		       oss_technology_name(book, what));
	else
		pl_put(text, "This spy of p%d goes home", victim + 1);
}

static void explain_train(const struct pl_book *book, const struct oss_player *p,
                          struct pl_text *text)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	const struct oss_tier *tier = &r->tier[p->tier];
	pl_put(text, "Pay ");
	oss_put_price(book, r->faction[p->faction - 1].network[p->tier + 1], text);
	pl_put(text, ": Tier %d, %d spies; play a card%s draw %d%s", p->tier + 1, p->tier + 1,
	       tier->both ? ", then" : " or", tier->draws,
	       tier->steals ? " or steal one from a hand" : "");
}

static void explain_simply(const struct pl_book *book, const struct oss_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case OSS_SELL:
		pl_put(text, "Give %d %s for %d Gold", arg[1], oss_resource_name(book, arg[0]),
		       arg[1]);
		break;
	case OSS_BUY:
		pl_put(text, "Give %d Gold for %d %s", arg[1], arg[1],
		       oss_resource_name(book, arg[0]));
		break;
	case OSS_DRAW:
		pl_put(text, "Take the top of the deck: %d left there", s->deck_left);
		break;
	case OSS_STEAL:
		pl_put(text, "Take one of the %d cards of p%d, unseen",
		       s->player[arg[0] - 1].cards, arg[0]);
		break;
	case OSS_LIE_LOW:
		pl_put(text, "An Espionage action without a card: the turn passes");
		break;
	case OSS_PLACE:
		pl_put(text, "One of your spies leaves home; next you say where it goes");
		break;
	case OSS_MOVE:
		pl_put(text, "This spy moves; next you say where it goes");
		break;
	case OSS_SWAP:
		pl_put(text, "Give %d %s for %d %s", arg[2], oss_resource_name(book, arg[0]),
		       arg[2], oss_resource_name(book, arg[1]));
		break;
	case OSS_RECEIVE:
		pl_put(text, "Gain 1 %s", oss_resource_name(book, arg[0]));
		break;
	case OSS_TURN_IN:
		pl_put(text, "Discard it for one resource of your choice; it is free");
		break;
	case OSS_SKIP:
		pl_put(text, "Leave it be and go on");
		break;
	default: /* OSS_DONE */
		pl_put(text, "That was all");
		break;
	}
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
	case OSS_TRAIN:
		explain_train(book, p, text);
		break;
	case OSS_SEND:
		explain_send(book, s, move->arg[0], text);
		break;
	case OSS_AIM:
		explain_aim(book, s, move, text);
		break;
	default:
		explain_simply(book, s, move, text);
		break;
	}
}
