/* space_tug_cards.c - what the pieces of Space Tug Skirmish say at length. */
#include "tui/boards/space_tug.h"

static void describe_printed(const json_t *it, struct tui_card *card)
{
	bool has_price = tui_get(it, "price") != NULL, epoch = tui_get(it, "cost") == NULL;
	snprintf(card->title, sizeof card->title, "%s", tui_text(it, "name"));
	snprintf(card->text, sizeof card->text, "%s", tui_text(it, "text"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(it, "flavour"));
	if (!epoch)
		snprintf(card->cost, sizeof card->cost, "$%dM",
		         tui_int(it, has_price ? "price" : "cost"));
}

/* A card on somebody's tug, in the hand, or of the list shown before play. */
static const json_t *find_card(const json_t *view, const char *piece)
{
	const json_t *players = tui_get(view, "players"), *it;
	if ((it = tui_by(tui_get(view, "hand"), "id", piece)) != NULL)
		return it;
	for (int seat = 0; seat < tui_length(players); seat++)
		if ((it = tui_by(tui_get(tui_at(players, seat), "parts"), "id", piece)) != NULL)
			return it;
	return tui_by(tui_get(tui_get(view, "catalogue"), "cards"), "id", piece);
}

static const json_t *find_epoch(const json_t *view, const char *piece)
{
	const json_t *contracts = tui_get(view, "contracts"), *it;
	for (int i = 0; i < tui_length(contracts); i++)
		if (tui_same(tui_text(tui_get(tui_at(contracts, i), "card"), "id"), piece))
			return tui_get(tui_at(contracts, i), "card");
	if (tui_same(tui_text(tui_get(view, "context"), "id"), piece))
		return tui_get(view, "context");
	if ((it = tui_by(tui_get(view, "offer"), "id", piece)) != NULL)
		return it;
	return tui_by(tui_get(tui_get(view, "catalogue"), "epochs"), "id", piece);
}

static void describe_persona(const json_t *persona, struct tui_card *card)
{
	const json_t *levels = tui_get(persona, "cards");
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	snprintf(card->title, sizeof card->title, "%s", tui_text(persona, "name"));
	pl_put(&text, "%s", tui_text(persona, "about"));
	for (int i = 0; i < tui_length(levels); i++)
		pl_put(&text, "\n%d %s: %s", tui_int(tui_at(levels, i), "level"),
		       tui_text(tui_at(levels, i), "name"), tui_text(tui_at(levels, i), "text"));
}

static bool describe_level(const json_t *persona, const char *piece, struct tui_card *card)
{
	const json_t *level = tui_by(tui_get(persona, "cards"), "id", piece);
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	if (level == NULL)
		return false;
	snprintf(card->title, sizeof card->title, "%s, level %d of %s", tui_text(level, "name"),
	         tui_int(level, "level"), tui_text(persona, "name"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(level, "flavour"));
	pl_put(&text, "%s", tui_text(level, "text"));
	if (!tui_bool(level, "open") && tui_get(level, "unlock") != NULL)
		pl_put(&text, " Opens at: %s.", tui_text(level, "unlock"));
	return true;
}

static bool describe_who(const json_t *view, const char *piece, struct tui_card *card)
{
	const json_t *players = tui_get(view, "players");
	const json_t *personas = tui_get(tui_get(view, "catalogue"), "personas");
	for (int i = 0; i < tui_length(players) + tui_length(personas); i++) {
		const json_t *persona = i < tui_length(players)
			? tui_get(tui_at(players, i), "persona")
			: tui_at(personas, i - tui_length(players));
		if (persona == NULL)
			continue;
		if (tui_same(tui_text(persona, "id"), piece))
			return describe_persona(persona, card), true;
		if (describe_level(persona, piece, card))
			return true;
	}
	return false;
}

static bool describe_tug(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *tug = tui_by(tui_get(scene->view, "players"), "id", piece);
	const json_t *stats = tui_get(tug, "stats"), *seen = tui_get(tug, "seen");
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	if (tug == NULL)
		return false;
	snprintf(card->title, sizeof card->title, "Tug of %s",
	         tui_whom(scene, tui_seat_in(tug, "seat")));
	pl_put(&text, "In %s with $%dM, $%dM a turn;", tui_text(tug, "phase"),
	       tui_int(tug, "funds"), tui_int(tug, "income"));
	for (int i = 0; i < STS_STATS; i++)
		pl_put(&text, " %s %d", tug_stats[i].name, tui_int_at(stats, i));
	pl_put(&text, "; %d Contracts taken, %d launches.", tui_int(tug, "contractsTaken"),
	       tui_int(tug, "launches"));
	for (int i = 0; i < tui_length(seen); i++)
		pl_put(&text, "%s%s", i == 0 ? " Seen in its hand: " : ", ", tui_text_at(seen, i));
	return true;
}

static const struct {
	const char *piece, *title, *text;
} said[] = {
	{ "deck-design", "Design deck",
	  "Features, Specs, Ilities and effects for the Design phase." },
	{ "deck-ops", "Ops deck", "Attacks and effects for the Ops phase." },
	{ "deck-epoch", "Epoch deck", "Contracts, Contexts and Disturbances, one each round." },
	{ "shift-token", "Epoch Shift token", "Who has it turns the next Epoch card." },
	{ "phase-token", "Phase token", "Launch into Ops, or return to Design for a price." },
	{ "stat-strength", "Strength", "Contracts ask for it; manipulators give it." },
	{ "stat-speed", "Speed", "Contracts ask for it; propulsion gives it." },
	{ "stat-energy", "Energy", "Contracts ask for it; tanks give it." },
};

bool sts_describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *view = scene->view, *it = find_card(view, piece);
	if (it == NULL)
		it = find_epoch(view, piece);
	if (it != NULL)
		return describe_printed(it, card), true;
	for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
		if (tui_same(piece, said[i].piece)) {
			snprintf(card->title, sizeof card->title, "%s", said[i].title);
			snprintf(card->text, sizeof card->text, "%s", said[i].text);
			return true;
		}
	if (tui_begins(piece, "pile-")) {
		const json_t *tug = sts_tug(scene, sts_near_seat(scene));
		snprintf(card->title, sizeof card->title, "%s",
		         tui_text(tui_by(tui_get(tug, "pile"), "id", piece), "name"));
		snprintf(card->text, sizeof card->text, "In your discard pile.");
		return true;
	}
	return describe_tug(scene, piece, card) || describe_who(view, piece, card);
}
