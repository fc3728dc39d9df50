/* words.c - moves as text and back, the questions players are asked, and what a
 * move would do. What happened is told in tell.c, the table is shown in view.c. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

#include <ctype.h>
#include <string.h>

/* --- moves --------------------------------------------------------------------------- */

/* Verbs that stand alone, or before a name. */
static const char *name_verb(int verb)
{
	static const char *const names[] = {
		"",     "draw",   "redraw", "keep", "be",   "begin", "draw",   "play",    "launch", "return",
		"repair", "destroy", "use", "aim at", "take", "mend", "boost", "enough", "discard", "turn",
		"end turn",
	};
	return names[verb];
}

void sts_format(const struct pl_book *book, const struct pl_state *view,
                const struct pl_move *move, struct pl_text *text)
{
	const uint8_t *arg = move->arg;
	(void)view;
	pl_put(text, "%s", name_verb(move->verb));
	switch (move->verb) {
	case STS_SPLIT:
	case STS_REDRAW:
		pl_put(text, " %d design %d ops", arg[0], arg[1]);
		break;
	case STS_BECOME:
		pl_put(text, " %s", sts_persona_name(book, arg[0]));
		break;
	case STS_DRAW:
		pl_put(text, " %s", arg[0] - 1 == STS_DESIGN_DECK ? "design" : "ops");
		break;
	case STS_PLAY:
	case STS_REPAIR:
	case STS_JUNK:
	case STS_TAKE:
	case STS_MEND:
	case STS_DISCARD:
		pl_put(text, " %s", sts_card_name(book, arg[0]));
		break;
	case STS_USE:
		pl_put(text, " %s", sts_source_name(book, arg[0]));
		break;
	case STS_AIM:
		pl_put(text, " p%d", arg[0]);
		if (arg[1] != 0)
			pl_put(text, " %s", sts_card_name(book, arg[1]));
		break;
	case STS_BOOST:
		pl_put(text, " %s", sts_stat_name(arg[0]));
		break;
	case STS_FATE:
		pl_put(text, " %s", sts_epoch_name(book, arg[0]));
		break;
	default:
		break;
	}
}

static bool same_text(const char *a, const char *b)
{
	while (*a != '\0' && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
		a++;
		b++;
	}
	return *a == *b;
}

/* A card may be played by its name alone; whatever the case of letters. */
bool sts_parse(const struct pl_book *book, const struct pl_state *view, int seat,
               const char *text, struct pl_move *out)
{
	struct pl_move moves[PL_MOVES];
	int count = sts_legal(book->rules, view, seat, moves);
	for (int i = 0; i < count; i++) {
		char room[128];
		struct pl_text written = pl_text_in(room, sizeof room);
		sts_format(book, view, &moves[i], &written);
		if (same_text(room, text) ||
		    (moves[i].verb == STS_PLAY && same_text(room + strlen("play "), text))) {
			*out = moves[i];
			return true;
		}
	}
	return false;
}

/* --- questions --------------------------------------------------------------------------- */

static bool may(const struct pl_book *book, const struct sts_state *s, int seat, int verb)
{
	struct pl_move moves[PL_MOVES];
	int count = sts_legal(book->rules, &s->base, seat, moves);
	for (int i = 0; i < count; i++)
		if (moves[i].verb == verb)
			return true;
	return false;
}

/* Only what can be done is spoken of: a hand may be beyond the funds. */
static void ask_play(const struct pl_book *book, const struct sts_state *s, int seat,
                     struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_player *p = &s->player[seat];
	const char *deck = p->ops ? "Ops" : "Design";
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	int limit = sts_play_limit(r, s, seat, &f), left = limit - s->plays;
	bool plays = may(book, s, seat, STS_PLAY);
	bool changes = may(book, s, seat, p->ops ? STS_RETURN : STS_LAUNCH);
	pl_put(text, "In %s with $%dM: ", deck, p->funds);
	if (s->changed)
		pl_put(text, "no cards after changing phase");
	else if (left <= 0)
		pl_put(text, "all cards are played");
	else if (!plays)
		pl_put(text, "none of your cards can be played");
	else if (limit == 255)
		pl_put(text, "play as many %s cards as you like", deck);
	else
		pl_put(text, "play up to %d %s card%s", left, deck, left == 1 ? "" : "s");
	if (changes)
		pl_put(text, p->ops ? ", or go back to Design" : ", or launch");
	else if (!plays && may(book, s, seat, STS_REPAIR))
		pl_put(text, "; repair, or end your turn");
	else if (!plays)
		pl_put(text, "; end your turn");
}

static void ask_aim(const struct pl_book *book, const struct sts_state *s, struct pl_text *text)
{
	int count;
	const struct sts_effect *e =
		&sts_effects_of(sts_numbers(book->rules), s->acting, &count)[s->effect];
	bool card = e->deed == STS_DO_HIT && e->pick == STS_CHOOSE;
	pl_put(text, "Choose the %s that %s %s", card ? "card" : "rival",
	       sts_source_name(book, s->acting), card ? "hits" : "is aimed at");
}

static void ask_pending(const struct pl_book *book, const struct sts_state *s, int seat,
                        struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_player *p = &s->player[seat];
	switch (s->base.phase) {
	case STS_SPLITTING:
		pl_put(text, "Draw %d cards: how many Design, how many Ops?", r->start_hand);
		break;
	case STS_REDRAWING:
		pl_put(text, "Keep these %d cards, or set them aside and draw %d?", sts_hand_size(p),
		       sts_hand_size(p) - 1);
		break;
	case STS_BECOMING:
		pl_put(text, "Choose your Persona");
		break;
	case STS_READY:
		pl_put(text, "Everything is in place: begin");
		break;
	case STS_DRAWING:
		if (s->draws > 1)
			pl_put(text, "Draw %d cards: Design or Ops first?", s->draws);
		else
			pl_put(text, "Draw a card: Design or Ops?");
		break;
	case STS_PLAYING:
		ask_play(book, s, seat, text);
		break;
	case STS_AIMING:
		ask_aim(book, s, text);
		break;
	case STS_SALVAGING:
		pl_put(text, "Take up to %d card%s from your discard pile", s->again,
		       s->again == 1 ? "" : "s");
		break;
	case STS_MENDING:
		pl_put(text, "Turn up to %d disabled card%s up again, free", s->again,
		       s->again == 1 ? "" : "s");
		break;
	case STS_BOOSTING:
		pl_put(text, "Which stat does %s raise?", sts_source_name(book, s->acting));
		break;
	case STS_DISCARDING:
		pl_put(text, "Too many cards (%d): discard one", sts_hand_size(p));
		break;
	default:
		pl_put(text, "Epoch Shift: turn one of these cards, the other is discarded");
		break;
	}
}

static bool ask_over(const struct pl_book *book, const struct sts_state *s, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	switch (s->base.phase) {
	case STS_WON:
		pl_put(text, "The game is over: p%d wins with $%dM in round %d", s->turn + 1,
		       s->player[s->turn].funds, s->round);
		return true;
	case STS_TEAM_WON:
		pl_put(text, "The game is over: the designers have $%dM together in round %d",
		       sts_team_funds(r, s), s->round);
		return true;
	case STS_MASTER_WON:
		pl_put(text, "The game is over: the Epoch Master held the designers to $%dM",
		       sts_team_funds(r, s));
		return true;
	case STS_TIMED_OUT:
		pl_put(text, "The game is over: round %d is past, and standing decides", s->round);
		return true;
	default:
		return false;
	}
}

void sts_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct sts_state *s = sts_position(view);
	if (ask_over(book, s, text))
		return;
	if (seat < PL_SEATS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else
		pl_put(text, "Waiting for p%d", pl_first_pending(view) + 1);
}

/* --- what a move would do ------------------------------------------------------------------ */

/* The Contracts that a tug in Ops with these figures would take. */
static void put_taken(const struct pl_book *book, const struct sts_state *s, int seat,
                      const struct sts_figures *f, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	for (int i = 0; i < STS_CONTRACTS && s->contract[i] != 0; i++) {
		int epoch = s->contract[i], tier = sts_meets(r, &s->player[seat], f, epoch);
		if (tier == 0)
			continue;
		int pay = sts_most(0, r->epoch[epoch - 1].tier[tier - 1].pay +
		                              f->knob[STS_KNOB_CONTRACT]);
		pl_put(text, " Takes %s: +$%dM.", sts_epoch_name(book, epoch), sts_revenue(f, pay));
	}
}

/* What stats a card played now would bring, for Contracts that lie open. */
static void put_boosted(const struct pl_book *book, const struct sts_state *s, int seat,
                        const struct sts_card *card, struct pl_text *text)
{
	struct sts_figures f;
	sts_figure(sts_numbers(book->rules), s, seat, &f);
	for (int i = 0; i < card->effects; i++) {
		const struct sts_effect *e = &card->effect[i];
		if (e->deed == STS_DO_LASTING && e->who == STS_SELF &&
		    e->mod >= STS_KNOB_STRENGTH && e->mod <= STS_KNOB_ENERGY) {
			int stat = STS_STRENGTH + e->mod - STS_KNOB_STRENGTH;
			f.stat[stat] = (int16_t)(f.stat[stat] + e->n);
			put_taken(book, s, seat, &f, text);
		}
	}
}

static void explain_play(const struct pl_book *book, const struct sts_state *s, int seat, int kind,
                         struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_card *card = &r->card[kind - 1];
	const struct sts_player *p = &s->player[seat];
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	int price = sts_price(r, &f, kind);
	pl_put(text, "Pay $%dM, leaving $%dM. ", price, p->funds - price);
	sts_put_card_text(book, kind, text);
	uint32_t old = p->built & (card->slot != 0 ? r->of_slot[card->slot]
	                                           : kind <= r->parts ? sts_part(kind) : 0);
	if (old != 0)
		pl_put(text, " Replaces %s.", sts_card_name(book, sts_lowest(old)));
	if (p->ops)
		put_boosted(book, s, seat, card, text);
}

static void explain_launch(const struct pl_book *book, const struct sts_state *s, int seat,
                           struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	pl_put(text, "To Ops: no cards this turn, from the next turn on $%dM a turn.", sts_income(&f));
	put_taken(book, s, seat, &f, text);
	int off = sts_count_bits(s->player[seat].off);
	if (off > 0)
		pl_put(text, " Destroys %d disabled card%s.", off, off == 1 ? "" : "s");
	if (!r->play.master && s->player[seat].funds >= sts_goal(r, s))
		pl_put(text, " End your turn then, and you win.");
}

static void explain_aim(const struct pl_book *book, const struct sts_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	const struct sts_player *p = &s->player[move->arg[0] - 1];
	pl_put(text, "%s on p%d", sts_source_name(book, s->acting), move->arg[0]);
	if (move->arg[1] != 0)
		pl_put(text, "'s %s", sts_card_name(book, move->arg[1]));
	pl_put(text, ", who has $%dM and is in %s.", p->funds, p->ops ? "Ops" : "Design");
}

static void explain_end(const struct pl_book *book, const struct sts_state *s, int seat,
                        struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_player *p = &s->player[seat];
	int goal = sts_goal(r, s), over = sts_hand_size(p) - sts_knob(r, s, seat, STS_KNOB_HAND);
	if (!r->play.master && p->ops && p->funds >= goal)
		pl_put(text, "You win with $%dM.", p->funds);
	else if (!r->play.master)
		pl_put(text, "End your turn at $%dM, %d to go.", p->funds, sts_most(0, goal - p->funds));
	else
		pl_put(text, "End your turn; the team has $%dM of $%dM.", sts_team_funds(r, s),
		       sts_designers(r, s) * r->team_goal);
	if (over > 0)
		pl_put(text, " Discard %d first.", over);
}

static void explain_use(const struct pl_book *book, int source, struct pl_text *text)
{
	int count;
	const struct sts_effect *effect =
		sts_effects_of(sts_numbers(book->rules), source, &count);
	sts_put_effects(book, effect, count, text);
}

static void explain_price(const struct pl_book *book, const struct sts_state *s,
                          const struct pl_move *move, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	struct sts_figures f;
	sts_figure(r, s, move->seat, &f);
	if (move->verb == STS_RETURN)
		pl_put(text, "Pay $%dM and be in Design; no cards this turn.", sts_return_price(&f));
	else
		pl_put(text, "Pay $%dM: %s works again.",
		       sts_repair_price(r, &s->player[move->seat], &f, move->arg[0]),
		       sts_card_name(book, move->arg[0]));
}

/* At the price of the moment, as the hand shows it. */
static void explain_card(const struct pl_book *book, const struct sts_state *s, int seat, int kind,
                         struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	pl_put(text, "%s, $%dM. ", sts_kind_name(r->card[kind - 1].kind), sts_price(r, &f, kind));
	sts_put_card_text(book, kind, text);
}

static void explain_opening(const struct pl_book *book, const struct sts_state *s,
                            const struct pl_move *move, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	switch (move->verb) {
	case STS_SPLIT:
		pl_put(text, "Draw %d from the Design deck and %d from the Ops deck.", move->arg[0],
		       move->arg[1]);
		break;
	case STS_REDRAW:
		pl_put(text, "Set your hand aside and draw one card fewer: %d Design, %d Ops.",
		       move->arg[0], move->arg[1]);
		break;
	case STS_KEEP:
		pl_put(text, "Start with these cards.");
		break;
	case STS_BECOME:
		sts_put_persona_about(book, move->arg[0], sts_designers(r, s), text);
		pl_put(text, " ");
		sts_put_persona_text(book, r->level_row[move->arg[0]][1], text);
		break;
	default:
		pl_put(text, "The first Epoch Shift, then the first turn.");
		break;
	}
}

void sts_explain(const struct pl_book *book, const struct pl_state *view,
                 const struct pl_move *move, struct pl_text *text)
{
	const struct sts_state *s = sts_position(view);
	const uint8_t *arg = move->arg;
	switch (move->verb) {
	case STS_DRAW:
		pl_put(text, "%d left in that deck.", s->left[arg[0] - 1]);
		break;
	case STS_PLAY:
		explain_play(book, s, move->seat, arg[0], text);
		break;
	case STS_LAUNCH:
		explain_launch(book, s, move->seat, text);
		break;
	case STS_RETURN:
	case STS_REPAIR:
		explain_price(book, s, move, text);
		break;
	case STS_JUNK:
		pl_put(text, "Throw %s away, free.", sts_card_name(book, arg[0]));
		break;
	case STS_USE:
		explain_use(book, arg[0], text);
		break;
	case STS_AIM:
		explain_aim(book, s, move, text);
		break;
	case STS_TAKE:
	case STS_DISCARD:
	case STS_MEND:
		explain_card(book, s, move->seat, arg[0], text);
		break;
	case STS_BOOST:
		pl_put(text, "%s goes up.", sts_stat_name(arg[0]));
		break;
	case STS_ENOUGH:
		pl_put(text, "Take no more.");
		break;
	case STS_FATE:
		sts_put_epoch_text(book, arg[0], text);
		break;
	case STS_DONE:
		explain_end(book, s, move->seat, text);
		break;
	default:
		explain_opening(book, s, move, text);
		break;
	}
}
