/* view.c - the table as one seat sees it, as lines of text: what a player at a
 * terminal looks at and what a screen reader reads out. It is made from a view, so
 * it cannot tell secrets. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

enum { WIDTH = 79, LINE = 3000 };

static int epochs_left(const struct sts_rules *r, const struct sts_state *s)
{
	int left = 0;
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		left += s->epoch[epoch];
	return left;
}

static void put_headline(const struct pl_book *book, const struct sts_state *s,
                         struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	char room[LINE];
	struct pl_text line = pl_text_in(room, sizeof room);
	sts_put_mode(book, &line);
	pl_put(&line, ". ");
	STS_SAY(book, &line, s->round == 0 ? "show.before" : "show.round",
	        PL_AS_NUMBER("round", s->round),
	        PL_AS_NUMBER("last", r->master ? r->team_rounds : r->round_limit),
	        PL_AS_ONE("first", s->first + 1, pl_seats),
	        PL_AS_ONE("turn", s->turn + 1, pl_seats),
	        PL_AS_ONE("holder", s->holder + 1, pl_seats));
	pl_put(&line, " ");
	STS_SAY(book, &line, r->master ? "show.team" : "show.goal",
	        PL_AS_NUMBER("team", r->master ? sts_team_funds(r, s) : 0),
	        PL_AS_NUMBER("goal",
	                     r->master ? sts_designers(r, s) * r->team_goal : sts_goal(r, s)));
	pl_put(&line, " ");
	STS_SAY(book, &line, "show.decks", PL_AS_NUMBER("design", s->left[0]),
	        PL_AS_NUMBER("ops", s->left[1]), PL_AS_NUMBER("epoch", epochs_left(r, s)));
	pl_put_wrapped(text, room, WIDTH);
}

/* What is printed below the rule, for the fun of it. */
static void put_flavour(const struct pl_book *book, uint16_t flavour, struct pl_text *text)
{
	char room[LINE];
	struct pl_text words = pl_text_in(room, sizeof room);
	pl_say_name(book, sts_word(book, flavour), &words);
	if (room[0] == '\0')
		return;
	pl_put(text, " ");
	STS_SAY(book, text, "show.flavour", PL_AS_TEXT("words", room));
}

/* A card that lies open, with what it says. */
static void put_open(const struct pl_book *book, const char *key, int epoch, struct pl_text *text)
{
	char room[LINE];
	struct pl_text line = pl_text_in(room, sizeof room);
	STS_SAY(book, &line, key, PL_AS_ONE("epoch", epoch, sts_epochs));
	pl_put(&line, " ");
	sts_put_epoch_text(book, epoch, &line);
	put_flavour(book, sts_numbers(book->rules)->epoch[epoch - 1].flavour, &line);
	pl_put_wrapped(text, room, WIDTH);
}

static void put_field(const struct pl_book *book, const struct sts_state *s, struct pl_text *text)
{
	if (s->context != 0)
		put_open(book, "show.context", s->context, text);
	for (int i = 0; i < STS_CONTRACTS && s->contract[i] != 0; i++)
		put_open(book, "show.contract", s->contract[i], text);
}

static void put_parts(const struct pl_book *book, const struct sts_player *p, struct pl_text *text)
{
	char room[LINE];
	struct pl_text parts = pl_text_in(room, sizeof room);
	for (uint64_t rest = p->built; rest != 0; rest &= rest - 1) {
		int kind = sts_lowest(rest);
		pl_put(&parts, "%s", rest == p->built ? "" : ", ");
		STS_SAY(book, &parts, "show.part", PL_AS_ONE("part", kind, sts_parts),
		        PL_AS_NUMBER("off", (p->off & sts_part(kind)) != 0));
	}
	sts_say_plain(book, p->built != 0 ? "show.tug" : "show.bare", text);
	if (p->built != 0)
		pl_put(text, " %s.", room);
}

static void put_lasting(const struct pl_book *book, const struct sts_player *p,
                        struct pl_text *text)
{
	if (p->lasting[0].source == 0)
		return;
	pl_put(text, " ");
	sts_say_plain(book, "show.lasting", text);
	for (int i = 0; i < STS_LASTING && p->lasting[i].source != 0; i++) {
		pl_put(text, i == 0 ? " " : ", ");
		STS_SAY(book, text, "show.last",
		        PL_AS_ONE("source", p->lasting[i].source, sts_sources),
		        PL_AS_ONE("stat", p->lasting[i].stat, sts_stats),
		        PL_AS_NUMBER("turns", p->lasting[i].turns));
	}
	pl_put(text, ".");
}

static void put_persona(const struct pl_book *book, const struct sts_player *p,
                        struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	char room[LINE];
	struct pl_text next = pl_text_in(room, sizeof room);
	if (p->persona == 0)
		return;
	if (p->level < STS_LEVELS)
		sts_put_unlock(book, r->level_row[p->persona][p->level + 1], &next);
	STS_SAY(book, text, "show.persona", PL_AS_ONE("persona", p->persona, sts_personas),
	        PL_AS_NUMBER("level", p->level), PL_AS_TEXT("next", room));
	pl_put(text, " ");
	for (int level = 1; level <= p->level; level++) {
		int row = r->level_row[p->persona][level];
		STS_SAY(book, text, "show.level", PL_AS_ONE("level", row, sts_levels));
		pl_put(text, " ");
		sts_put_persona_text(book, row, text);
		pl_put(text, " ");
	}
}

static void put_player(const struct pl_book *book, const struct sts_state *s, int seat, int viewer,
                       struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_player *p = &s->player[seat];
	struct sts_figures f;
	char room[LINE];
	struct pl_text line = pl_text_in(room, sizeof room);
	sts_figure(r, s, seat, &f);
	STS_SAY(book, &line, "show.player", PL_AS_ONE("player", seat + 1, pl_seats),
	        PL_AS_NUMBER("you", seat == viewer), PL_AS_ONE("orbit", p->ops + 1, sts_orbits),
	        PL_AS_NUMBER("funds", p->funds), PL_AS_NUMBER("income", sts_income(&f)),
	        PL_AS_NUMBER("strength", f.stat[STS_STRENGTH]),
	        PL_AS_NUMBER("speed", f.stat[STS_SPEED]),
	        PL_AS_NUMBER("energy", f.stat[STS_ENERGY]), PL_AS_NUMBER("design", p->held[0]),
	        PL_AS_NUMBER("ops", p->held[1]), PL_AS_NUMBER("pile", sts_pile_size(p)));
	pl_put(&line, " ");
	put_persona(book, p, &line);
	put_parts(book, p, &line);
	put_lasting(book, p, &line);
	pl_put_wrapped(text, room, WIDTH);
}

/* The viewer's hand, a card a line, with price and rule. */
static void put_hand(const struct pl_book *book, const struct sts_state *s, int seat,
                     struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	for (int kind = 1; kind <= r->cards; kind++) {
		char room[LINE];
		struct pl_text line = pl_text_in(room, sizeof room);
		int held = sts_held(&s->player[seat], kind);
		if (held == 0)
			continue;
		STS_SAY(book, &line, "show.card",
		        PL_AS_ONE("deck", sts_deck_of(r, kind) + 1, sts_decks),
		        PL_AS_ONE("card", kind, sts_cards), PL_AS_NUMBER("held", held),
		        PL_AS_ONE("kind", r->card[kind - 1].kind, sts_kinds),
		        PL_AS_NUMBER("price", sts_price(r, &f, kind)));
		pl_put(&line, " ");
		sts_put_card_text(book, kind, &line);
		put_flavour(book, r->card[kind - 1].flavour, &line);
		pl_put_wrapped(text, room, WIDTH);
	}
}

void sts_show(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_state *s = sts_position(view);
	int designers = sts_designers(r, s);
	put_headline(book, s, text);
	put_field(book, s, text);
	for (int other = 0; other < designers; other++)
		put_player(book, s, other, seat, text);
	if (seat < designers && seat >= 0)
		put_hand(book, s, seat, text);
}
