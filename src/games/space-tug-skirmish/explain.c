/* explain.c - what a move would do and cost. What is said of what is decided here; the
 * sentences are in the words files. What a move brings is found by making it, so that
 * nothing is said twice that the rules know. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

/* A further sentence. */
#define STS_ADD(book, text, ...) (pl_put(text, " "), STS_SAY(book, text, __VA_ARGS__))

/* What would happen at once, if it does not hang on chance: the move is made on a copy of
 * the view. False where chance comes in. */
static bool try_move(const struct pl_book *book, const struct sts_state *s,
                     const struct pl_move *move, struct sts_state *after, struct pl_events *events)
{
	*after = *s;
	events->count = 0;
	events->reveals = false;
	if (sts_check(book->rules, &s->base, move) != 0)
		return false;
	sts_apply(book->rules, &after->base, move, events);
	return !events->reveals;
}

/* The money that comes or goes besides the price, and for what. */
static void put_money(const struct pl_book *book, const struct pl_events *events, int seat,
                      int played, struct pl_text *text)
{
	for (int i = 0; i < events->count; i++) {
		const struct pl_event *event = &events->at[i];
		int money = sts_event_money(event);
		if (event->seat != seat)
			continue;
		if (event->kind == STS_DID_CONTRACT)
			STS_ADD(book, text, "explain.takes",
			        PL_AS_ONE("epoch", event->arg[0], sts_epochs),
			        PL_AS_NUMBER("money", money));
		else if ((event->kind == STS_DID_GAIN || event->kind == STS_DID_LOSE) &&
		         event->arg[0] != played)
			STS_ADD(book, text,
			        event->kind == STS_DID_GAIN ? "explain.gains" : "explain.loses",
			        PL_AS_ONE("source", event->arg[0], sts_sources),
			        PL_AS_NUMBER("money", money));
	}
}

/* What an effect that is done by playing the card would bring its player now. */
static int money_now(const struct sts_rules *r, const struct sts_state *s, int seat,
                     const struct sts_figures *f, const struct sts_effect *e)
{
	const struct sts_player *p = &s->player[seat];
	int n = sts_holds(r, p, f, e) ? sts_amount(r, p, f, e) : 0;
	return n > 0 ? sts_revenue(f, n) : n;
}

static bool is_own_money(const struct sts_effect *e)
{
	return e->deed == STS_DO_MONEY && e->who == STS_SELF && e->on == 0 && e->action < 0;
}

/* Where what a card says of money is not what it comes to now, what it does. */
static void put_now(const struct pl_book *book, const struct sts_state *s, int seat,
                    const struct sts_card *card, const struct sts_figures *f, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	bool other = false;
	for (int i = 0; i < card->effects; i++) {
		const struct sts_effect *e = &card->effect[i];
		if (e->deed == STS_DO_TOKEN && e->who == STS_SELF && s->holder == seat) {
			pl_put(text, " ");
			sts_say_plain(book, "explain.token-held", text);
		}
		other = other ||
			(is_own_money(e) && (e->per != 0 || money_now(r, s, seat, f, e) != e->n));
	}
	for (int i = 0; other && i < card->effects; i++) {
		int n = is_own_money(&card->effect[i]) ? money_now(r, s, seat, f, &card->effect[i])
						       : 0;
		if (is_own_money(&card->effect[i]))
			STS_ADD(book, text, "explain.now", PL_AS_NUMBER("less", n < 0),
			        PL_AS_NUMBER("money", n < 0 ? -n : n));
	}
}

static void explain_play(const struct pl_book *book, const struct sts_state *s,
                         const struct pl_move *move, struct pl_text *text)
{
	int seat = move->seat, kind = move->arg[0];
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_card *card = &r->card[kind - 1];
	const struct sts_player *p = &s->player[seat];
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	int price = sts_price(r, &f, kind);
	STS_SAY(book, text, "explain.play", PL_AS_NUMBER("price", price),
	        PL_AS_NUMBER("left", p->funds - price));
	pl_put(text, " ");
	sts_put_card_text(book, kind, text);
	uint64_t old = p->built &
		(card->slot != 0            ? r->of_slot[card->slot]
	                 : kind <= r->parts ? sts_part(kind)
	                                    : 0);
	if (old != 0)
		STS_ADD(book, text, "explain.replaces",
		        PL_AS_ONE("part", sts_lowest(old), sts_parts));
	struct sts_state after;
	struct pl_events events;
	put_now(book, s, seat, card, &f, text);
	if (try_move(book, s, move, &after, &events))
		put_money(book, &events, seat, kind, text);
}

static void explain_launch(const struct pl_book *book, const struct sts_state *s,
                           const struct pl_move *move, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	int seat = move->seat;
	struct sts_state after;
	struct pl_events events;
	struct sts_figures f;
	bool sure = try_move(book, s, move, &after, &events);
	sts_figure(r, &after, seat, &f);
	STS_SAY(book, text, "explain.launch", PL_AS_NUMBER("income", sts_income(&f)));
	if (sure)
		put_money(book, &events, seat, 0, text);
	int off = sts_count_bits(s->player[seat].off);
	if (off > 0)
		STS_ADD(book, text, "explain.launch-destroys", PL_AS_NUMBER("cards", off));
	if (!r->master && after.player[seat].funds >= sts_goal(r, s)) {
		pl_put(text, " ");
		sts_say_plain(book, "explain.launch-wins", text);
	}
}

static void explain_aim(const struct pl_book *book, const struct sts_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	if (sts_at_work(s)->source == 0 || move->arg[0] > sts_designers(r, s))
		return;
	const struct sts_effect *e = sts_next_effect(r, s);
	const struct sts_player *p = &s->player[move->arg[0] - 1];
	STS_SAY(book, text, "explain.aim", PL_AS_ONE("source", sts_at_work(s)->source, sts_sources),
	        PL_AS_ONE("victim", move->arg[0], pl_seats),
	        PL_AS_ONE("part", move->arg[1], sts_parts), PL_AS_NUMBER("funds", p->funds),
	        PL_AS_ONE("orbit", p->ops + 1, sts_orbits));
	if (e->deed == STS_DO_TAKE) {
		int lost = pl_least(e->n, p->funds);
		int percent = sts_knob(r, s, s->turn, STS_KNOB_REVENUE_PCT);
		STS_ADD(book, text, "explain.steals", PL_AS_ONE("victim", move->arg[0], pl_seats),
		        PL_AS_NUMBER("lost", lost),
		        PL_AS_NUMBER("money", sts_share(lost, percent)));
	}
}

static void explain_end(const struct pl_book *book, const struct sts_state *s, int seat,
                        struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_player *p = &s->player[seat];
	int goal = sts_goal(r, s),
	    over = sts_hand_size(p) - pl_most(0, sts_knob(r, s, seat, STS_KNOB_HAND));
	const char *key = r->master          ? "explain.end-turn-team"
		: p->ops && p->funds >= goal ? "explain.end-turn-wins"
					     : "explain.end-turn";
	STS_SAY(book, text, key, PL_AS_NUMBER("funds", p->funds),
	        PL_AS_NUMBER("left", pl_most(0, goal - p->funds)),
	        PL_AS_NUMBER("team", r->master ? sts_team_funds(r, s) : 0),
	        PL_AS_NUMBER("goal", sts_designers(r, s) * r->team_goal));
	if (over > 0)
		STS_ADD(book, text, "explain.end-turn-discards", PL_AS_NUMBER("cards", over));
}

static void explain_price(const struct pl_book *book, const struct sts_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	struct sts_figures f;
	sts_figure(r, s, move->seat, &f);
	if (move->verb == STS_RETURN)
		STS_SAY(book, text, "explain.return", PL_AS_NUMBER("price", sts_return_price(&f)));
	else
		STS_SAY(book, text, "explain.repair",
		        PL_AS_NUMBER("price",
		                     sts_repair_price(r, &s->player[move->seat], &f, move->arg[0])),
		        PL_AS_ONE("part", move->arg[0], sts_parts));
}

/* At the price of the moment, as the hand shows it. */
static void explain_card(const struct pl_book *book, const struct sts_state *s, int seat, int kind,
                         struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	STS_SAY(book, text, "explain.card", PL_AS_ONE("kind", r->card[kind - 1].kind, sts_kinds),
	        PL_AS_NUMBER("price", sts_price(r, &f, kind)));
	pl_put(text, " ");
	sts_put_card_text(book, kind, text);
}

static void explain_persona(const struct pl_book *book, const struct sts_state *s, int persona,
                            struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	if (persona > r->persona_rows)
		return;
	sts_put_persona_about(book, persona, sts_designers(r, s), text);
	pl_put(text, " ");
	sts_put_persona_text(book, r->level_row[persona][1], text);
}

/* What the move itself does not say is worked out here; the rest is the words file's. */
void sts_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct sts_state *s = sts_position(view);
	const uint8_t *arg = move->arg;
	if (move->seat >= STS_SEATS)
		return;
	switch (move->verb) {
	case STS_BECOME:
		explain_persona(book, s, arg[0], text);
		break;
	case STS_DRAW:
		STS_SAY(book, text, "explain.draw", PL_AS_NUMBER("left", s->left[arg[0] - 1]));
		break;
	case STS_PLAY:
		explain_play(book, s, move, text);
		break;
	case STS_LAUNCH:
		explain_launch(book, s, move, text);
		break;
	case STS_RETURN:
	case STS_REPAIR:
		explain_price(book, s, move, text);
		break;
	case STS_USE:
		sts_put_source_text(book, arg[0], text);
		break;
	case STS_AIM:
		explain_aim(book, s, move, text);
		break;
	case STS_TAKE:
	case STS_DISCARD:
	case STS_MEND:
		explain_card(book, s, move->seat, arg[0], text);
		break;
	case STS_FATE:
		sts_put_epoch_text(book, arg[0], text);
		break;
	case STS_DONE:
		explain_end(book, s, move->seat, text);
		break;
	default:
		pl_say_move(&sts_game, book, "explain", move, text);
		break;
	}
}
