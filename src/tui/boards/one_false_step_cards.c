/* one_false_step_cards.c - what the pieces of One False Step say at length. */
#include "tui/boards/one_false_step.h"

static const json_t *cities_of(const struct tui_scene *scene)
{
	return tui_get(tui_get(scene->view, "map"), "cities");
}

static void say_state(const struct tui_scene *scene, const json_t *city, struct pl_text *text)
{
	const char *where = tui_text(city, "where");
	int owner = tui_seat_in(city, "owner"), chips = tui_int(city, "chips");
	if (tui_same(where, "active"))
		pl_put(text, "Active for %s, %d strong, %d to place, %d on its Train.",
		       tui_whom(scene, owner), tui_int(city, "pile"), tui_int(city, "middle"),
		       tui_int(city, "train"));
	else if (tui_same(where, "inactive"))
		pl_put(text, "Bought by %s, wakes after %d Friday%s.", tui_whom(scene, owner),
		       chips, pl_plural(chips));
	else if (tui_same(where, "seat") && owner >= 0)
		pl_put(text, "For sale: %d bid by %s.", chips, tui_whom(scene, owner));
	else if (tui_same(where, "seat"))
		pl_put(text, "For sale in the starting auction.");
	else if (tui_same(where, "lot"))
		pl_put(text, "For sale now.");
	else if (tui_same(where, "starved"))
		pl_put(text, "Starved; it is sold next.");
	else if (tui_same(where, "ghost"))
		pl_put(text, "A ghost town: nobody bid.");
	else
		pl_put(text, "Its card is still in the deck.");
}

static void describe_city(const struct tui_scene *scene, const json_t *city, struct tui_card *card)
{
	const json_t *map = tui_get(scene->view, "map"), *lines = tui_get(map, "lines");
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	int mines = 0, farms = 0;
	for (int i = 0; i < tui_length(lines); i++) {
		if (!tui_same(tui_text(tui_at(lines, i), "from"), tui_text(city, "id")))
			continue;
		const json_t *claim =
			tui_by(tui_get(map, "claims"), "id", tui_text(tui_at(lines, i), "to"));
		mines += tui_same(tui_text(claim, "kind"), "mine");
		farms += tui_same(tui_text(claim, "kind"), "farm");
	}
	snprintf(card->title, sizeof card->title, "%s%s", tui_text(city, "name"),
	         tui_bool(city, "seat") ? " (county seat)" : "");
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(city, "text"));
	say_state(scene, city, &text);
	pl_put(&text,
	       " Eats %d Food every Wednesday, worth %d point%s while Active. At its door %d mine%s, %d farm%s.",
	       tui_int(city, "food"), tui_int(city, "red"), pl_plural(tui_int(city, "red")), mines,
	       pl_plural(mines), farms, pl_plural(farms));
}

static void describe_claim(const struct tui_scene *scene, const json_t *claim,
                           struct tui_card *card)
{
	bool mine = tui_same(tui_text(claim, "kind"), "mine");
	int owner = tui_seat_in(claim, "owner");
	const json_t *defender = tui_by(cities_of(scene), "id", tui_text(claim, "defender"));
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	snprintf(card->title, sizeof card->title, "%s", tui_text(claim, "name"));
	card->title[0] = (char)toupper((unsigned char)card->title[0]);
	pl_put(&text, "Pays 1 %s every Tuesday to who holds it. ", mine ? "Gold" : "Food");
	if (owner < 0)
		pl_put(&text, "Nobody does: stake it from a connected city.");
	else if (defender == NULL)
		pl_put(&text, "It belongs to %s, and no city defends it.", tui_whom(scene, owner));
	else
		pl_put(&text, "It belongs to %s; %s defends it with %d.", tui_whom(scene, owner),
		       tui_text(defender, "name"), tui_int(defender, "pile"));
}

static bool describe_system(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *players = tui_get(scene->view, "players");
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	bool found = false;
	for (int seat = 0; seat < tui_length(players) && seat < PL_SEATS; seat++) {
		const json_t *systems =
			tui_get(tui_get(tui_at(players, seat), "rocket"), "systems");
		const json_t *system = tui_by(systems, "id", piece);
		char chance[16];
		if (system == NULL)
			continue;
		ofs_percent(tui_int(system, "chance"), chance, sizeof chance);
		if (!found)
			pl_put(&text, "Two dice must show the target of its level.");
		found = true;
		snprintf(card->title, sizeof card->title, "%s", tui_text(system, "name"));
		pl_put(&text, " %s: %d, %s, %d or more.", tui_whom(scene, seat),
		       tui_int(system, "level"), chance, tui_int(system, "target"));
		if (seat == scene->seat)
			snprintf(card->flavour, sizeof card->flavour, "%s: %s",
			         tui_text(system, "title"), tui_text(system, "text"));
	}
	return found;
}

static bool describe_rocket(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *players = tui_get(scene->view, "players");
	for (int seat = 0; seat < tui_length(players) && seat < PL_SEATS; seat++) {
		const json_t *rocket = tui_get(tui_at(players, seat), "rocket");
		const json_t *outcomes = tui_get(tui_get(rocket, "shot"), "outcomes");
		struct pl_text text = pl_text_in(card->text, sizeof card->text);
		if (!tui_same(tui_text(rocket, "id"), piece))
			continue;
		snprintf(card->title, sizeof card->title, "%s of %s", tui_text(rocket, "name"),
		         tui_whom(scene, seat));
		pl_put(&text, "%d aboard. A Moon Shot now:", tui_int(rocket, "aboard"));
		for (int i = 0; i < tui_length(outcomes); i++) {
			char chance[16];
			ofs_percent(tui_int(tui_at(outcomes, i), "chance"), chance, sizeof chance);
			pl_put(&text, "%s +%d %s", i == 0 ? "" : ",",
			       tui_int(tui_at(outcomes, i), "gain"), chance);
		}
		pl_put(&text, ".");
		return true;
	}
	return false;
}

static bool describe_mayor(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *mayor = tui_by(tui_get(scene->view, "players"), "id", piece);
	const json_t *from = tui_get(mayor, "from");
	if (mayor == NULL)
		return false;
	snprintf(card->title, sizeof card->title, "%s, mayor %s",
	         tui_name(scene, tui_seat_in(mayor, "seat")), tui_text(mayor, "mayor"));
	snprintf(card->text, sizeof card->text,
	         "%d points: %d red chips, %d of cities, %d of Know-how. %d mines, %d farms.",
	         tui_int(mayor, "score"), tui_int(from, "chips"), tui_int(from, "cities"),
	         tui_int(from, "knowHow"), tui_int(mayor, "mines"), tui_int(mayor, "farms"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(mayor, "motto"));
	return true;
}

static bool describe_know_how(const struct tui_scene *scene, const char *piece,
                              struct tui_card *card)
{
	const json_t *know = tui_by(tui_get(scene->view, "knowHow"), "id", piece);
	if (know == NULL)
		return false;
	snprintf(card->title, sizeof card->title, "%s", tui_text(know, "title"));
	snprintf(
		card->text, sizeof card->text,
		"Know-how of %s: %d points to who holds it (%s), and %d Gold from everybody who buys "
		"a level that is not above the holder's. Who goes above takes it.",
		tui_text(know, "system"), tui_int(know, "points"),
		tui_whom(scene, tui_seat_in(know, "holder")), tui_int(know, "fee"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(know, "text"));
	return true;
}

static const struct {
	const char *piece, *title, *text;
} said[] = {
	{ "button", "The Button",
	  "Who holds it acts first on every day. Who buys a city on Saturday "
	  "takes it." },
	{ "moon", "The Moon",
	  "Each system that holds is worth a red chip; if all three hold, so is "
	  "everybody aboard." },
	{ "bank", "The Bank", "Changes Gold into Food and Food into Gold, at its rate." },
	{ "deck", "The deck", "Cities that are still to be sold, one each Saturday." },
	{ "chips-red", "Red chips", "Influence: a point each. They pay for cities." },
	{ "chips-food", "Food",
	  "Feeds cities on Wednesday and pays for a Moon Shot. Farms make it." },
	{ "chips-gold", "Gold", "Raises rocket systems on Thursday. Mines make it." },
	{ "day-sunday", "Sunday", "Populate: Active cities get counters to place." },
	{ "day-monday", "Monday", "Claims are staked and jumped." },
	{ "day-tuesday", "Tuesday", "Mines pay Gold, farms pay Food." },
	{ "day-wednesday", "Wednesday", "Cities eat, or starve." },
	{ "day-thursday", "Thursday", "Systems are raised, and rockets fly." },
	{ "day-friday", "Friday", "Cities that were bought come nearer to waking." },
	{ "day-saturday", "Saturday", "A city is sold." },
};

static bool describe_plain(const char *piece, struct tui_card *card)
{
	for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
		if (tui_same(piece, said[i].piece)) {
			snprintf(card->title, sizeof card->title, "%s", said[i].title);
			snprintf(card->text, sizeof card->text, "%s", said[i].text);
			return true;
		}
	return false;
}

bool ofs_describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	static const char *const keys[] = { "id", "card", "trainId" };
	for (int i = 0; i < 3; i++) {
		const json_t *city = tui_by(cities_of(scene), keys[i], piece);
		if (city != NULL)
			return describe_city(scene, city, card), true;
	}
	const json_t *claim = tui_by(tui_get(tui_get(scene->view, "map"), "claims"), "id", piece);
	if (claim != NULL)
		return describe_claim(scene, claim, card), true;
	return describe_plain(piece, card) || describe_mayor(scene, piece, card) ||
		describe_know_how(scene, piece, card) || describe_rocket(scene, piece, card) ||
		describe_system(scene, piece, card);
}
