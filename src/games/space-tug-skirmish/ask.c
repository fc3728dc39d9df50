/* ask.c - the questions players are asked, and what a move would do and cost. What is
 * said of what is decided here; the sentences are in the words files. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

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

/* The key of what may be played now. */
static const char *words_of_plays(const struct sts_state *s, int limit, bool plays)
{
	if (s->changed)
		return "play.changed";
	if (limit - s->plays <= 0)
		return "play.all";
	if (!plays)
		return "play.none";
	return limit == 255 ? "play.any" : "play.some";
}

/* The key of what may be done besides, or NULL. */
static const char *words_of_rest(const struct pl_book *book, const struct sts_state *s, int seat,
                                 bool plays)
{
	bool ops = s->player[seat].ops;
	if (may(book, s, seat, ops ? STS_RETURN : STS_LAUNCH))
		return ops ? "play.or-return" : "play.or-launch";
	if (plays)
		return NULL;
	return may(book, s, seat, STS_REPAIR) ? "play.repair" : "play.end";
}

/* Only what can be done is spoken of: a hand may be beyond the funds. */
static void ask_play(const struct pl_book *book, const struct sts_state *s, int seat,
                     struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_player *p = &s->player[seat];
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	int limit = sts_play_limit(r, s, seat, &f);
	bool plays = may(book, s, seat, STS_PLAY);
	const char *rest = words_of_rest(book, s, seat, plays);
	STS_SAY(book, text, "ask.playing", PL_AS_ONE("orbit", p->ops + 1, sts_orbits),
	        PL_AS_NUMBER("funds", p->funds));
	pl_put(text, " ");
	STS_SAY(book, text, words_of_plays(s, limit, plays),
	        PL_AS_ONE("orbit", p->ops + 1, sts_orbits), PL_AS_NUMBER("left", limit - s->plays));
	if (rest != NULL)
		sts_say_plain(book, rest, text);
}

static void ask_aim(const struct pl_book *book, const struct sts_state *s, struct pl_text *text)
{
	int count;
	const struct sts_effect *e =
		&sts_effects_of(sts_numbers(book->rules), s->acting, &count)[s->effect];
	bool card = e->deed == STS_DO_HIT && e->pick == STS_CHOOSE;
	STS_SAY(book, text, "ask.aiming", PL_AS_ONE("source", s->acting, sts_sources),
	        PL_AS_NUMBER("part", card));
}

static const char *const questions[] = {
	[STS_SPLITTING] = "ask.splitting",   [STS_REDRAWING] = "ask.redrawing",
	[STS_BECOMING] = "ask.becoming",     [STS_READY] = "ask.ready",
	[STS_DRAWING] = "ask.drawing",       [STS_PLAYING] = "ask.playing",
	[STS_AIMING] = "ask.aiming",         [STS_SALVAGING] = "ask.salvaging",
	[STS_MENDING] = "ask.mending",       [STS_BOOSTING] = "ask.boosting",
	[STS_DISCARDING] = "ask.discarding", [STS_MASTERING] = "ask.mastering",
};

static void ask_pending(const struct pl_book *book, const struct sts_state *s, int seat,
                        struct pl_text *text)
{
	int held = sts_hand_size(&s->player[seat]);
	if (s->base.phase == STS_PLAYING)
		ask_play(book, s, seat, text);
	else if (s->base.phase == STS_AIMING)
		ask_aim(book, s, text);
	else
		STS_SAY(book, text, questions[s->base.phase],
		        PL_AS_NUMBER("first", sts_numbers(book->rules)->start_hand),
		        PL_AS_NUMBER("held", held), PL_AS_NUMBER("fewer", held - 1),
		        PL_AS_NUMBER("draws", s->draws), PL_AS_NUMBER("again", s->again),
		        PL_AS_ONE("source", s->acting, sts_sources));
}

static const char *const endings[] = {
	[STS_WON] = "over.won",
	[STS_TEAM_WON] = "over.team-won",
	[STS_MASTER_WON] = "over.master-won",
	[STS_TIMED_OUT] = "over.timed-out",
};

void sts_ask(const struct pl_book *book, const struct pl_state *view, int seat,
             struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_state *s = sts_position(view);
	if (sts_is_over(s))
		STS_SAY(book, text, endings[view->phase],
		        PL_AS_ONE("winner", s->turn + 1, pl_seats),
		        PL_AS_NUMBER("funds", s->player[s->turn].funds),
		        PL_AS_NUMBER("team", r->play.master ? sts_team_funds(r, s) : 0),
		        PL_AS_NUMBER("round", s->round));
	else if (seat < PL_SEATS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else
		STS_SAY(book, text, "ask.waiting",
		        PL_AS_ONE("other", pl_first_pending(view) + 1, pl_seats));
}

/* --- what a move would do ------------------------------------------------------------------ */

/* A further sentence. */
#define STS_ADD(book, text, ...) (pl_put(text, " "), STS_SAY(book, text, __VA_ARGS__))

/* The Contracts that a tug in Ops with these figures would take. */
static void put_taken(const struct pl_book *book, const struct sts_state *s, int seat,
                      const struct sts_figures *f, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	for (int i = 0; i < STS_CONTRACTS && s->contract[i] != 0; i++) {
		int epoch = s->contract[i], tier = sts_meets(r, &s->player[seat], f, epoch);
		if (tier == 0)
			continue;
		STS_ADD(book, text, "explain.takes", PL_AS_ONE("epoch", epoch, sts_epochs),
		        PL_AS_NUMBER("money", sts_contract_pay(r, f, epoch, tier)));
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
	STS_SAY(book, text, "explain.play", PL_AS_NUMBER("price", price),
	        PL_AS_NUMBER("left", p->funds - price));
	pl_put(text, " ");
	sts_put_card_text(book, kind, text);
	uint32_t old = p->built &
		(card->slot != 0            ? r->of_slot[card->slot]
	                 : kind <= r->parts ? sts_part(kind)
	                                    : 0);
	if (old != 0)
		STS_ADD(book, text, "explain.replaces",
		        PL_AS_ONE("part", sts_lowest(old), sts_parts));
	if (p->ops)
		put_boosted(book, s, seat, card, text);
}

static void explain_launch(const struct pl_book *book, const struct sts_state *s, int seat,
                           struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	STS_SAY(book, text, "explain.launch", PL_AS_NUMBER("income", sts_income(&f)));
	put_taken(book, s, seat, &f, text);
	int off = sts_count_bits(s->player[seat].off);
	if (off > 0)
		STS_ADD(book, text, "explain.launch-destroys", PL_AS_NUMBER("cards", off));
	if (!r->play.master && s->player[seat].funds >= sts_goal(r, s)) {
		pl_put(text, " ");
		sts_say_plain(book, "explain.launch-wins", text);
	}
}

static void explain_aim(const struct pl_book *book, const struct sts_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	const struct sts_player *p = &s->player[move->arg[0] - 1];
	STS_SAY(book, text, "explain.aim", PL_AS_ONE("source", s->acting, sts_sources),
	        PL_AS_ONE("victim", move->arg[0], pl_seats),
	        PL_AS_ONE("part", move->arg[1], sts_parts), PL_AS_NUMBER("funds", p->funds),
	        PL_AS_ONE("orbit", p->ops + 1, sts_orbits));
}

static void explain_end(const struct pl_book *book, const struct sts_state *s, int seat,
                        struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_player *p = &s->player[seat];
	int goal = sts_goal(r, s), over = sts_hand_size(p) - sts_knob(r, s, seat, STS_KNOB_HAND);
	const char *key = r->play.master     ? "explain.end-turn-team"
		: p->ops && p->funds >= goal ? "explain.end-turn-wins"
					     : "explain.end-turn";
	STS_SAY(book, text, key, PL_AS_NUMBER("funds", p->funds),
	        PL_AS_NUMBER("left", sts_most(0, goal - p->funds)),
	        PL_AS_NUMBER("team", r->play.master ? sts_team_funds(r, s) : 0),
	        PL_AS_NUMBER("goal", sts_designers(r, s) * r->team_goal));
	if (over > 0)
		STS_ADD(book, text, "explain.end-turn-discards", PL_AS_NUMBER("cards", over));
}

static void explain_use(const struct pl_book *book, int source, struct pl_text *text)
{
	int count;
	const struct sts_effect *effect = sts_effects_of(sts_numbers(book->rules), source, &count);
	sts_put_effects(book, effect, count, text);
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
	switch (move->verb) {
	case STS_BECOME:
		explain_persona(book, s, arg[0], text);
		break;
	case STS_DRAW:
		STS_SAY(book, text, "explain.draw", PL_AS_NUMBER("left", s->left[arg[0] - 1]));
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
