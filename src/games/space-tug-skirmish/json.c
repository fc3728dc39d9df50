/* json.c - the table as one seat sees it, for a browser and other programs:
 * names, texts, prices and limits included, so that a page holds no copy of the
 * data. It is made from a view, so it cannot tell secrets. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

enum { TEXT = 400 };

/* clang-format off */
static const char *const phase_names[] = {
	"",         "splitting", "redrawing",  "becoming",  "ready", "drawing",
	"playing",  "aiming",    "salvaging",  "mending",   "boosting", "discarding",
	"mastering", "won",      "team-won",   "master-won", "timed-out",
};
/* clang-format on */

static const char *const step_names[] = {
	"", "income", "shift", "draw", "drawn", "play", "discard",
};

static const char *const kind_keys[] = {
	"", "feature", "spec", "ility", "design-effect", "attack", "ops-effect",
};

static const char *const epoch_keys[] = { "", "contract", "context", "disturbance" };
static const char *const slot_keys[] = { "", "fuel", "prop", "manip" };

static void put_id(const struct pl_book *book, struct pl_text *text, const char *key, int piece)
{
	char id_room[64], name_room[64];
	struct pl_text id = pl_text_in(id_room, sizeof id_room);
	struct pl_text name = pl_text_in(name_room, sizeof name_room);
	sts_piece(book, (uint16_t)piece, &id, &name);
	pl_json_string(text, key, id_room);
}

/* A name or a text of the data, in the language of the book. */
static void put_name(const struct pl_book *book, const char *key, const char *name,
                     struct pl_text *text)
{
	char room[TEXT];
	struct pl_text said = pl_text_in(room, sizeof room);
	pl_say_name(book, name, &said);
	pl_json_string(text, key, room);
}

/* The title as ids have it, by which pages know its picture. */
static void put_key(struct pl_text *text, const char *title)
{
	char room[64];
	struct pl_text key = pl_text_in(room, sizeof room);
	pl_put_slug(&key, title);
	pl_json_string(text, "key", room);
}

static void put_word(const struct pl_book *book, const char *key, const struct pl_set *set,
                     int member, struct pl_text *text)
{
	char room[64];
	struct pl_text word = pl_text_in(room, sizeof room);
	sts_say_member(book, set, member, &word);
	pl_json_string(text, key, room);
}

static void put_three(struct pl_text *text, const char *key, int a, int b, int c)
{
	pl_json_open(text, key, '[');
	pl_json_number(text, NULL, a);
	pl_json_number(text, NULL, b);
	pl_json_number(text, NULL, c);
	pl_json_close(text, ']');
}

/* --- cards -------------------------------------------------------------------------------- */

/* What is printed on a Design or Ops card. */
static void put_printed(const struct pl_book *book, int kind, struct pl_text *text)
{
	const struct sts_card *card = &sts_numbers(book->rules)->card[kind - 1];
	char room[TEXT];
	struct pl_text rule = pl_text_in(room, sizeof room);
	sts_put_card_text(book, kind, &rule);
	put_key(text, sts_word(book, card->name));
	put_name(book, "name", sts_word(book, card->name), text);
	pl_json_string(text, "kind", kind_keys[card->kind]);
	pl_json_string(text, "deck", card->kind <= STS_DESIGN_EFFECT ? "design" : "ops");
	if (card->slot != 0)
		pl_json_string(text, "slot", slot_keys[card->slot]);
	if (card->type != 0)
		put_name(book, "type", sts_word(book, card->type), text);
	pl_json_number(text, "cost", card->cost);
	if (card->income != 0)
		pl_json_number(text, "income", card->income);
	if (card->stats[0] != 0 || card->stats[1] != 0 || card->stats[2] != 0)
		put_three(text, "stats", card->stats[0], card->stats[1], card->stats[2]);
	pl_json_string(text, "text", room);
	put_name(book, "flavour", sts_word(book, card->flavour), text);
}

static void put_tier(const struct pl_book *book, const struct sts_tier *tier, const char *key,
                     struct pl_text *text)
{
	char room[TEXT];
	struct pl_text what = pl_text_in(room, sizeof room);
	pl_json_open(text, key, '{');
	put_three(text, "need", tier->need[0], tier->need[1], tier->need[2]);
	if (tier->also != 0) {
		sts_put_counted(book, tier->also_n, tier->also, &what);
		pl_json_number(text, "alsoNeed", tier->also_n);
		pl_json_string(text, "alsoWhat", room);
	}
	pl_json_number(text, "pay", tier->pay);
	pl_json_close(text, '}');
}

static void put_epoch(const struct pl_book *book, const char *key, int epoch, struct pl_text *text)
{
	const struct sts_epoch *card = &sts_numbers(book->rules)->epoch[epoch - 1];
	char room[TEXT];
	struct pl_text rule = pl_text_in(room, sizeof room);
	sts_put_epoch_text(book, epoch, &rule);
	pl_json_open(text, key, '{');
	put_id(book, text, "id", STS_PIECE_EPOCH + epoch);
	put_key(text, sts_word(book, card->name));
	put_name(book, "name", sts_word(book, card->name), text);
	pl_json_string(text, "kind", epoch_keys[card->kind]);
	pl_json_number(text, "tone", card->tone);
	pl_json_string(text, "text", room);
	put_name(book, "flavour", sts_word(book, card->flavour), text);
	if (card->kind == STS_CONTRACT)
		put_tier(book, &card->tier[0], "terms", text);
	if (card->tier[1].pay != 0)
		put_tier(book, &card->tier[1], "bonus", text);
	pl_json_close(text, '}');
}

static void put_persona_card(const struct pl_book *book, int row, bool open, struct pl_text *text)
{
	const struct sts_persona_card *card = &sts_numbers(book->rules)->persona_card[row - 1];
	char room[TEXT], key[TEXT];
	struct pl_text rule = pl_text_in(room, sizeof room);
	struct pl_text unlock = pl_text_in(key, sizeof key);
	sts_put_persona_text(book, row, &rule);
	sts_put_unlock(book, row, &unlock);
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", STS_PIECE_LEVEL + row);
	pl_json_number(text, "level", card->level);
	put_name(book, "name", sts_word(book, card->name), text);
	pl_json_string(text, "text", room);
	put_name(book, "flavour", sts_word(book, card->flavour), text);
	pl_json_bool(text, "open", open);
	if (card->level > 1) {
		pl_json_string(text, "unlock", key);
		pl_json_number(text, "unlockAt", card->unlock_n);
	}
	pl_json_close(text, '}');
}

/* A Persona with its three cards; level 0: as it lies before anybody has it. */
static void put_persona(const struct pl_book *book, const char *key, int persona, int level,
                        int designers, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	char room[TEXT];
	struct pl_text about = pl_text_in(room, sizeof room);
	sts_put_persona_about(book, persona, designers, &about);
	pl_json_open(text, key, '{');
	put_id(book, text, "id", STS_PIECE_PERSONA + persona);
	put_key(text, sts_persona_name(book, persona));
	put_name(book, "name", sts_persona_name(book, persona), text);
	pl_json_string(text, "about", room);
	pl_json_number(text, "level", level);
	pl_json_open(text, "cards", '[');
	for (int i = 1; i <= STS_LEVELS; i++)
		put_persona_card(book, r->level_row[persona][i], i <= level, text);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

/* --- the epoch field ------------------------------------------------------------------------ */

/* How each tug stands towards a Contract: its tier, and what each stat lacks. */
static void put_chances(const struct sts_rules *r, const struct sts_state *s, int epoch,
                        struct pl_text *text)
{
	const struct sts_tier *tier = &r->epoch[epoch - 1].tier[0];
	pl_json_open(text, "tugs", '[');
	for (int seat = 0; seat < sts_designers(r, s); seat++) {
		struct sts_figures f;
		int lack[STS_STATS];
		sts_figure(r, s, seat, &f);
		for (int i = 0; i < STS_STATS; i++) {
			int need = tier->need[i] == 0 ? 0 : tier->need[i] + f.knob[STS_KNOB_NEED];
			lack[i] = need > 0 ? sts_most(0, need - f.stat[STS_STRENGTH + i]) : 0;
		}
		pl_json_open(text, NULL, '{');
		int met = sts_meets(r, &s->player[seat], &f, epoch);
		pl_json_number(text, "tier", met);
		pl_json_number(text, "pay", met == 0 ? 0 : sts_contract_pay(r, &f, epoch, met));
		put_three(text, "lacks", lack[0], lack[1], lack[2]);
		pl_json_number(text, "extra", f.knob[STS_KNOB_CONTRACT]);
		if (tier->also != 0)
			pl_json_number(text, "also",
			               sts_count(r, &s->player[seat], &f, tier->also));
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

static void put_field(const struct pl_book *book, const struct sts_state *s, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	if (s->context != 0)
		put_epoch(book, "context", s->context, text);
	pl_json_open(text, "contracts", '[');
	for (int i = 0; i < STS_CONTRACTS && s->contract[i] != 0; i++) {
		pl_json_open(text, NULL, '{');
		put_epoch(book, "card", s->contract[i], text);
		put_chances(r, s, s->contract[i], text);
		pl_json_bool(text, "nextToGo", i == 0 && s->contract[r->contracts_active - 1] != 0);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_number(text, "contractsMost", r->contracts_active);
	pl_json_open(text, "offer", '[');
	for (int i = 0; i < STS_OFFER && s->offer[i] != 0; i++)
		put_epoch(book, NULL, s->offer[i], text);
	pl_json_close(text, ']');
	pl_json_open(text, "epochDiscards", '[');
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		for (int n = sts_epoch_discards(r, s, epoch); n > 0; n--)
			put_name(book, NULL, sts_epoch_name(book, epoch), text);
	pl_json_close(text, ']');
}

/* --- players ----------------------------------------------------------------------------------- */

static void put_part(const struct pl_book *book, const struct sts_state *s, int seat,
                     const struct sts_figures *f, int kind, struct pl_text *text)
{
	bool off = s->player[seat].off & sts_part(kind);
	pl_json_open(text, NULL, '{');
	put_id(book, text, "id", STS_PIECE_PART + seat * STS_PARTS + kind - 1);
	put_printed(book, kind, text);
	pl_json_bool(text, "off", off);
	if (off)
		pl_json_number(
			text, "repair",
			sts_repair_price(sts_numbers(book->rules), &s->player[seat], f, kind));
	pl_json_close(text, '}');
}

static void put_tug(const struct pl_book *book, const struct sts_state *s, int seat,
                    const struct sts_figures *f, struct pl_text *text)
{
	const struct sts_player *p = &s->player[seat];
	pl_json_open(text, "parts", '[');
	for (uint32_t rest = p->built; rest != 0; rest &= rest - 1)
		put_part(book, s, seat, f, sts_lowest(rest), text);
	pl_json_close(text, ']');
	pl_json_open(text, "lasting", '[');
	for (int i = 0; i < STS_LASTING && p->lasting[i].source != 0; i++) {
		const struct sts_lasting *last = &p->lasting[i];
		pl_json_open(text, NULL, '{');
		put_word(book, "name", &sts_sources, last->source, text);
		pl_json_number(text, "turns", last->turns);
		if (last->stat != 0)
			put_word(book, "stat", &sts_stats, last->stat, text);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

/* Cards of others that everybody has seen. */
static void put_known(const struct pl_book *book, const struct sts_player *p, struct pl_text *text)
{
	pl_json_open(text, "seen", '[');
	for (int kind = 1; kind <= sts_numbers(book->rules)->cards; kind++)
		for (int i = 0; i < sts_seen(p, kind); i++)
			put_name(book, NULL, sts_card_name(book, kind), text);
	pl_json_close(text, ']');
}

static void put_pile(const struct pl_book *book, const struct sts_player *p, struct pl_text *text)
{
	pl_json_open(text, "pile", '[');
	for (int kind = 1; kind <= sts_numbers(book->rules)->cards; kind++) {
		if (p->pile[kind] == 0)
			continue;
		pl_json_open(text, NULL, '{');
		put_id(book, text, "id", STS_PIECE_PILE + kind);
		put_key(text, sts_card_name(book, kind));
		put_name(book, "name", sts_card_name(book, kind), text);
		pl_json_number(text, "count", p->pile[kind]);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_number(text, "piled", sts_pile_size(p));
}

/* Funds at the start and after rounds; the page draws them as a curve. A round that ended
 * the game by its limit was played to its end and noted; one that somebody won was not. */
static void put_curve(const struct sts_state *s, const struct sts_player *p, struct pl_text *text)
{
	bool noted = s->base.phase == STS_MASTER_WON || s->base.phase == STS_TIMED_OUT;
	int done = s->round > 0 ? s->round - !noted : 0;
	pl_json_open(text, "curve", '[');
	for (int i = 0; i <= done >> s->curve_step && i < STS_CURVE; i++)
		pl_json_number(text, NULL, p->curve[i]);
	pl_json_close(text, ']');
}

static void put_counts(const struct sts_rules *r, const struct sts_state *s, int seat,
                       const struct sts_figures *f, struct pl_text *text)
{
	const struct sts_player *p = &s->player[seat];
	pl_json_number(text, "contractsTaken", p->contracts);
	pl_json_number(text, "attacksPlayed", p->attacks);
	pl_json_number(text, "launches", p->launches);
	pl_json_number(text, "returnPrice", sts_return_price(f));
	pl_json_number(text, "handLimit", sts_most(0, f->knob[STS_KNOB_HAND]));
	pl_json_number(text, "playLimit", sts_play_limit(r, s, seat, f));
	if (p->persona != 0 && p->level < STS_LEVELS) {
		int row = r->level_row[p->persona][p->level + 1];
		pl_json_number(text, "towardsLevel",
		               sts_count(r, &s->player[seat], f, r->persona_card[row - 1].unlock));
	}
}

static void put_player(const struct pl_book *book, const struct sts_state *s, int seat,
                       struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_player *p = &s->player[seat];
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "seat", seat);
	put_id(book, text, "id", STS_PIECE_TUG + seat);
	pl_json_number(text, "funds", p->funds);
	pl_json_number(text, "income", sts_income(&f));
	pl_json_string(text, "phase", p->ops ? "ops" : "design");
	put_three(text, "stats", f.stat[STS_STRENGTH], f.stat[STS_SPEED], f.stat[STS_ENERGY]);
	pl_json_number(text, "handDesign", p->held[STS_DESIGN_DECK]);
	pl_json_number(text, "handOps", p->held[STS_OPS_DECK]);
	put_known(book, p, text);
	put_tug(book, s, seat, &f, text);
	if (p->persona != 0)
		put_persona(book, "persona", p->persona, p->level, sts_designers(r, s), text);
	put_counts(r, s, seat, &f, text);
	put_pile(book, p, text);
	put_curve(s, p, text);
	pl_json_close(text, '}');
}

static void put_hand(const struct pl_book *book, const struct sts_state *s, int seat,
                     struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	struct sts_figures f;
	pl_json_open(text, "hand", '[');
	if (seat >= 0 && seat < sts_designers(r, s)) {
		sts_figure(r, s, seat, &f);
		for (int kind = 1; kind <= r->cards; kind++) {
			int held = sts_held(&s->player[seat], kind);
			if (held == 0)
				continue;
			pl_json_open(text, NULL, '{');
			put_id(book, text, "id", STS_PIECE_HAND + kind);
			put_printed(book, kind, text);
			pl_json_number(text, "count", held);
			pl_json_number(text, "price", sts_price(r, &f, kind));
			pl_json_close(text, '}');
		}
	}
	pl_json_close(text, ']');
}

/* --- all of it ------------------------------------------------------------------------------------ */

static void put_course(const struct pl_book *book, const struct sts_state *s, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	pl_json_open(text, "mode", '{');
	pl_json_string(text, "name", sts_word(book, r->play.name));
	put_name(book, "title", sts_word(book, r->play.title), text);
	put_name(book, "about", sts_word(book, r->play.about), text);
	pl_json_close(text, '}');
	pl_json_number(text, "round", s->round);
	pl_json_number(text, "roundLimit", r->play.master ? r->team_rounds : r->round_limit);
	pl_json_string(text, "phase", phase_names[s->base.phase]);
	pl_json_string(text, "step", step_names[s->step]);
	pl_json_number(text, "first", s->first);
	pl_json_number(text, "turn", s->turn);
	pl_json_number(text, "token", s->holder);
	pl_json_number(text, "goal", sts_goal(r, s));
	if (r->play.master) {
		pl_json_number(text, "master", sts_designers(r, s));
		pl_json_number(text, "teamFunds", sts_team_funds(r, s));
		pl_json_number(text, "teamGoal", sts_designers(r, s) * r->team_goal);
	}
	pl_json_number(text, "played", s->plays);
	pl_json_bool(text, "changedPhase", s->changed);
	pl_json_number(text, "toDraw", s->draws);
	pl_json_number(text, "toChoose", s->again);
	if (s->acting != 0)
		put_word(book, "acting", &sts_sources, s->acting, text);
	pl_json_number(text, "curveRounds", 1 << s->curve_step);
	pl_json_number(text, "wave", s->wave);
	pl_json_number(text, "reshuffles", s->reshuffles);
	int epochs = 0;
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		epochs += s->epoch[epoch];
	pl_json_open(text, "decks", '{');
	pl_json_number(text, "design", s->left[STS_DESIGN_DECK]);
	pl_json_number(text, "ops", s->left[STS_OPS_DECK]);
	pl_json_number(text, "epoch", epochs);
	pl_json_close(text, '}');
}

/* Every card there is, for the deck list: only while nothing else is shown,
 * since it never changes. */
static void put_catalogue(const struct pl_book *book, int designers, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	pl_json_open(text, "catalogue", '{');
	pl_json_open(text, "cards", '[');
	for (int kind = 1; kind <= r->cards; kind++) {
		pl_json_open(text, NULL, '{');
		put_id(book, text, "id", STS_PIECE_CARD + kind);
		put_printed(book, kind, text);
		pl_json_number(text, "copies", r->card[kind - 1].copies);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_open(text, "epochs", '[');
	for (int epoch = 1; epoch <= r->epochs; epoch++)
		put_epoch(book, NULL, epoch, text);
	pl_json_close(text, ']');
	pl_json_open(text, "personas", '[');
	for (int persona = 1; persona <= STS_PERSONAS; persona++)
		put_persona(book, NULL, persona, 0, designers, text);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

void sts_json(const struct pl_book *book, const struct pl_state *view, int seat,
              struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_state *s = sts_position(view);
	pl_json_open(text, NULL, '{');
	put_course(book, s, text);
	put_field(book, s, text);
	pl_json_open(text, "players", '[');
	for (int other = 0; other < sts_designers(r, s); other++)
		put_player(book, s, other, text);
	pl_json_close(text, ']');
	put_hand(book, s, seat, text);
	if (sts_before_play(s))
		put_catalogue(book, sts_designers(r, s), text);
	pl_json_close(text, '}');
}
