/* ask.c - the questions players are asked. What is said of what is decided here; the
 * sentences are in the words files. */
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
	const struct sts_effect *e = sts_next_effect(sts_numbers(book->rules), s);
	bool card = e->deed == STS_DO_HIT && e->pick == STS_CHOOSE;
	STS_SAY(book, text, "ask.aiming", PL_AS_ONE("source", sts_at_work(s)->source, sts_sources),
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
	const struct sts_work *work = sts_at_work(s);
	int held = seat < STS_SEATS ? sts_hand_size(&s->player[seat]) : 0;
	if (s->base.phase == STS_PLAYING)
		ask_play(book, s, seat, text);
	else if (s->base.phase == STS_AIMING)
		ask_aim(book, s, text);
	else
		STS_SAY(book, text, questions[s->base.phase],
		        PL_AS_NUMBER("first", sts_numbers(book->rules)->start_hand),
		        PL_AS_NUMBER("held", held), PL_AS_NUMBER("fewer", held - 1),
		        PL_AS_NUMBER("draws", s->draws), PL_AS_NUMBER("again", work->again),
		        PL_AS_NUMBER("others", sts_numbers(book->rules)->master_draws - 1),
		        PL_AS_ONE("source", work->source, sts_sources));
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
		        PL_AS_NUMBER("team", r->master ? sts_team_funds(r, s) : 0),
		        PL_AS_NUMBER("alone", view->seats == 1), PL_AS_NUMBER("round", s->round));
	else if (seat < PL_SEATS && pl_is_pending(view, seat))
		ask_pending(book, s, seat, text);
	else
		STS_SAY(book, text, "ask.waiting",
		        PL_AS_ONE("other", pl_first_pending(view) + 1, pl_seats));
}

/* STS-112: alone it is the turns that count, and for the Epoch Master the rounds held out. */
void sts_say_score(const struct pl_book *book, const struct pl_state *view, int seat, int32_t score,
                   struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_state *s = sts_position(view);
	STS_SAY(book, text, "score", PL_AS_NUMBER("master", seat >= sts_designers(r, s)),
	        PL_AS_NUMBER("alone", view->seats == 1), PL_AS_NUMBER("round", s->round),
	        PL_AS_NUMBER("score", score));
}
