/* view.c - the table as one seat sees it, as lines of text: what a player at a
 * terminal looks at and what a screen reader reads out. json.c has the same for
 * programs. Both are made from a view, so they cannot tell secrets. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

#include <string.h>

enum { WIDTH = 79, LINE = 1200 };

/* Put words so that no line is wider than a terminal; what goes on is set in. */
static void put_wrapped(struct pl_text *text, const char *words)
{
	int column = 0;
	while (*words != '\0') {
		int length = (int)strcspn(words, " ");
		if (column > 0 && column + 1 + length > WIDTH) {
			pl_put(text, "\n    %.*s", length, words);
			column = 4 + length;
		} else {
			pl_put(text, "%s%.*s", column > 0 ? " " : "", length, words);
			column += length + (column > 0);
		}
		words += length;
		words += strspn(words, " ");
	}
	pl_put(text, "\n");
}

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
	pl_put(&line, "%s. ", sts_word(book, r->play.title));
	if (s->round == 0)
		pl_put(&line, "Before play; p%d begins. ", s->first + 1);
	else
		pl_put(&line, "Round %d of %d, p%d's turn. Shift token: p%d. ", s->round,
		       r->play.master ? r->team_rounds : r->round_limit, s->turn + 1, s->holder + 1);
	if (r->play.master)
		pl_put(&line, "The team has $%dM of $%dM. ", sts_team_funds(r, s),
		       sts_designers(r, s) * r->team_goal);
	else
		pl_put(&line, "Goal $%dM. ", sts_goal(r, s));
	pl_put(&line, "Decks: %d Design, %d Ops, %d Epoch.", s->left[0], s->left[1],
	       epochs_left(r, s));
	put_wrapped(text, room);
}

static void put_field(const struct pl_book *book, const struct sts_state *s, struct pl_text *text)
{
	char room[LINE];
	struct pl_text line = pl_text_in(room, sizeof room);
	if (s->context != 0) {
		pl_put(&line, "Context: %s. ", sts_epoch_name(book, s->context));
		sts_put_epoch_text(book, s->context, &line);
		put_wrapped(text, room);
	}
	for (int i = 0; i < STS_CONTRACTS && s->contract[i] != 0; i++) {
		line = pl_text_in(room, sizeof room);
		pl_put(&line, "Contract: %s. ", sts_epoch_name(book, s->contract[i]));
		sts_put_epoch_text(book, s->contract[i], &line);
		put_wrapped(text, room);
	}
}

static void put_parts(const struct pl_book *book, const struct sts_player *p, struct pl_text *text)
{
	bool any = false;
	pl_put(text, " Tug:");
	for (uint32_t rest = p->built; rest != 0; rest &= rest - 1) {
		int kind = sts_lowest(rest);
		pl_put(text, "%s %s%s", any ? "," : "", sts_card_name(book, kind),
		       p->off & sts_part(kind) ? " (off)" : "");
		any = true;
	}
	pl_put(text, any ? "." : " bare.");
}

static void put_lasting(const struct pl_book *book, const struct sts_player *p,
                        struct pl_text *text)
{
	for (int i = 0; i < STS_LASTING && p->lasting[i].source != 0; i++)
		pl_put(text, "%s %s%s", i == 0 ? " Lasting:" : ",",
		       sts_source_name(book, p->lasting[i].source),
		       i + 1 == STS_LASTING || p->lasting[i + 1].source == 0 ? "." : "");
}

static void put_persona(const struct pl_book *book, const struct sts_player *p,
                        struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	if (p->persona == 0)
		return;
	pl_put(text, " %s, level %d.", sts_persona_name(book, p->persona), p->level);
	if (p->level < STS_LEVELS) {
		pl_put(text, " Next at ");
		sts_put_unlock(book, r->level_row[p->persona][p->level + 1], text);
		pl_put(text, ".");
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
	pl_put(&line, "p%d%s in %s, $%dM (+%d a turn), Strength %d, Speed %d, Energy %d;",
	       seat + 1, seat == viewer ? " (you)" : "", p->ops ? "Ops" : "Design", p->funds,
	       sts_income(&f), f.stat[STS_STRENGTH], f.stat[STS_SPEED], f.stat[STS_ENERGY]);
	pl_put(&line, " hand %d Design, %d Ops; pile %d.", p->held[0], p->held[1],
	       sts_pile_size(p));
	put_persona(book, p, &line);
	put_parts(book, p, &line);
	put_lasting(book, p, &line);
	put_wrapped(text, room);
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
		pl_put(&line, "%s %s", sts_deck_of(r, kind) == STS_DESIGN_DECK ? "D" : "O",
		       sts_card_name(book, kind));
		if (held > 1)
			pl_put(&line, " x%d", held);
		pl_put(&line, ", %s, $%dM: ", sts_kind_name(r->card[kind - 1].kind),
		       sts_price(r, &f, kind));
		sts_put_card_text(book, kind, &line);
		put_wrapped(text, room);
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
