/* one_small_step_cards.c - what the pieces of One Small Step say at length. */
#include "tui/boards/one_small_step.h"

/* "3 Iron, 2 Gold"; "nothing". */
static void say_price(const json_t *view, const json_t *price, struct pl_text *text)
{
	const json_t *resources = tui_get(view, "resources");
	const char *between = "";
	for (int i = 0; i < OSS_GOODS; i++) {
		int units = tui_int(price, oss_goods[i].key);
		if (units == 0)
			continue;
		pl_put(text, "%s%d %s", between, units,
		       tui_text(tui_by(resources, "key", oss_goods[i].key), "name"));
		between = ", ";
	}
	if (between[0] == '\0')
		pl_put(text, "nothing");
}

/* "Capsule, and Blast Furnaces or Refinery" */
static void say_needs(const json_t *view, const json_t *needs, struct pl_text *text)
{
	const json_t *technologies = tui_get(view, "technologies");
	for (int i = 0; i < tui_length(needs); i++)
		for (int j = 0; j < tui_length(tui_at(needs, i)); j++) {
			const char *id = tui_text_at(tui_at(needs, i), j);
			pl_put(text, "%s%s",
			       j > 0           ? " or "
			               : i > 0 ? ", and "
			                       : "",
			       tui_text(tui_by(technologies, "id", id), "name"));
		}
}

static void say_seats(const struct tui_scene *scene, const char *before, const json_t *seats,
                      struct pl_text *text)
{
	for (int i = 0; i < tui_length(seats); i++)
		pl_put(text, "%s%s", i == 0 ? before : ", ", tui_whom(scene, tui_int_at(seats, i)));
	if (tui_length(seats) > 0)
		pl_put(text, ".");
}

static void describe_technology(const struct tui_scene *scene, const json_t *it,
                                struct tui_card *card)
{
	const json_t *view = scene->view, *needs = tui_get(it, "needs"), *pay = tui_get(it, "pay");
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	struct pl_text cost = pl_text_in(card->cost, sizeof card->cost);
	snprintf(card->title, sizeof card->title, "%s", tui_text(it, "name"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(it, "text"));
	say_price(view, pay != NULL ? pay : tui_get(it, "price"), &cost);
	pl_put(&text, "%s", tui_text(it, "rule"));
	if (tui_length(needs) > 0) {
		pl_put(&text, " Needs ");
		say_needs(view, needs, &text);
		pl_put(&text, ".");
	}
	pl_put(&text, " Costs ");
	say_price(view, pay != NULL ? pay : tui_get(it, "price"), &text);
	if (tui_get(it, "lacks") != NULL) {
		pl_put(&text, "; you lack ");
		say_price(view, tui_get(it, "lacks"), &text);
	}
	pl_put(&text, ".");
	if (tui_get(it, "blocker") != NULL)
		pl_put(&text, " A spy of %s stands in front of it.",
		       tui_whom(scene, tui_seat_in(it, "blocker")));
	if (tui_bool(it, "borrowed"))
		pl_put(&text, " Your spy borrows its effect.");
	if (tui_has_text(tui_get(view, "way"), tui_text(it, "id")))
		pl_put(&text, " It is on your shortest way to the Moon.");
	say_seats(scene, " Researched by ", tui_get(it, "marks"), &text);
}

/* A card that the viewer may read, whether held, seen or discarded. */
static const json_t *find_card(const json_t *view, const char *piece)
{
	const json_t *known = tui_get(view, "known"), *card;
	if ((card = tui_by(tui_get(view, "hand"), "id", piece)) != NULL)
		return card;
	for (int i = 0; i < tui_length(known); i++)
		if ((card = tui_by(tui_get(tui_at(known, i), "cards"), "id", piece)) != NULL)
			return card;
	return tui_by(tui_get(tui_get(view, "deck"), "discards"), "id", piece);
}

static void describe_card(const json_t *view, const json_t *it, struct tui_card *card)
{
	struct pl_text cost = pl_text_in(card->cost, sizeof card->cost);
	snprintf(card->title, sizeof card->title, "%s", tui_text(it, "name"));
	snprintf(card->text, sizeof card->text, "%s", tui_text(it, "now"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(it, "text"));
	if (json_object_size(tui_get(it, "price")) > 0)
		say_price(view, tui_get(it, "price"), &cost);
}

static void describe_country(const json_t *view, const json_t *country, struct tui_card *card)
{
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	snprintf(card->title, sizeof card->title, "%s", tui_text(country, "title"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(country, "text"));
	pl_put(&text, "%s: %s Makes ", tui_text(country, "ability"), tui_text(country, "rule"));
	say_price(view, tui_get(country, "base"), &text);
	pl_put(&text, ".");
	if (json_object_size(tui_get(country, "start")) > 0) {
		pl_put(&text, " Starts with ");
		say_price(view, tui_get(country, "start"), &text);
		pl_put(&text, " more.");
	}
}

static bool describe_mat(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *view = scene->view, *players = tui_get(view, "players");
	const json_t *country = NULL, *nation = tui_by(players, "id", piece);
	if (nation != NULL)
		country = tui_by(tui_get(view, "countries"), "id", tui_text(nation, "country"));
	if (country != NULL)
		return describe_country(view, country, card), true;
	if ((nation = tui_by(players, "hand_id", piece)) == NULL)
		return false;
	snprintf(card->title, sizeof card->title, "Hand of %s",
	         tui_whom(scene, tui_seat_in(nation, "seat")));
	snprintf(card->text, sizeof card->text, "%d cards, %d of guard against spies.",
	         tui_int(nation, "cards"), tui_int(nation, "guards"));
	return true;
}

const json_t *oss_store_of(const json_t *view, const char *piece, int *seat)
{
	const json_t *players = tui_get(view, "players"), *store = NULL;
	for (*seat = 0; *seat < tui_length(players) && *seat < PL_SEATS; ++*seat)
		if ((store = tui_by(tui_get(tui_at(players, *seat), "stores"), "id", piece)) !=
		    NULL)
			break;
	return store;
}

static const char *resource_name(const json_t *view, const json_t *store)
{
	return tui_text(tui_by(tui_get(view, "resources"), "key", tui_text(store, "key")), "name");
}

static bool describe_store(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	int seat;
	const json_t *store = oss_store_of(scene->view, piece, &seat);
	if (store == NULL)
		return false;
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	snprintf(card->title, sizeof card->title, "%s of %s", resource_name(scene->view, store),
	         tui_whom(scene, seat));
	pl_put(&text, "%d in stock, %d made", tui_int(store, "stock"), tui_int(store, "makes"));
	if (tui_int(store, "upgrade") > 0)
		pl_put(&text, " (+%d by an upgrade)", tui_int(store, "upgrade"));
	if (tui_int(store, "loses") > 0)
		pl_put(&text, ", %d of it lost to spies", tui_int(store, "loses"));
	pl_put(&text, ".");
	say_seats(scene, " Spies of ", tui_get(store, "spies"), &text);
	return true;
}

/* Whose spy a piece is, and where it stands. */
static bool describe_spy(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *view = scene->view, *players = tui_get(view, "players"), *spy = NULL;
	int owner = 0, mat;
	for (; owner < tui_length(players) && owner < PL_SEATS; owner++)
		if ((spy = tui_by(tui_get(tui_at(players, owner), "spies"), "id", piece)) != NULL)
			break;
	if (spy == NULL)
		return false;
	const char *at = tui_text(spy, "at");
	const json_t *store = oss_store_of(view, at, &mat);
	snprintf(card->title, sizeof card->title, "Spy of %s", tui_whom(scene, owner));
	if (store != NULL)
		snprintf(card->text, sizeof card->text, "At the %s of %s.",
		         resource_name(view, store), tui_whom(scene, mat));
	else
		snprintf(card->text, sizeof card->text, "At %s.",
		         tui_text(tui_by(tui_get(view, "technologies"), "id", at), "name"));
	return true;
}

static void describe_objective(const json_t *objective, struct tui_card *card)
{
	const json_t *all = tui_get(objective, "all");
	struct pl_text text = pl_text_in(card->text, sizeof card->text);
	snprintf(card->title, sizeof card->title, "%s, %d points", tui_text(objective, "name"),
	         tui_int(objective, "points"));
	snprintf(card->flavour, sizeof card->flavour, "%s", tui_text(objective, "text"));
	pl_put(&text, "At the end: ");
	for (int i = 0; i < tui_length(all); i++)
		pl_put(&text, "%s%s", i == 0 ? "" : ", and ", tui_text(tui_at(all, i), "rule"));
	pl_put(&text, ".");
}

static bool describe_tier(const json_t *view, const char *piece, struct tui_card *card)
{
	const json_t *tiers = tui_get(view, "tiers");
	char id[24] = "";
	int number = 0;
	while (!tui_same(id, piece) && number < tui_length(tiers))
		snprintf(id, sizeof id, "tier-%d", ++number);
	if (!tui_same(id, piece))
		return false;
	const json_t *tier = tui_at(tiers, number - 1);
	snprintf(card->title, sizeof card->title, "Tier %d of the Spy Network", number);
	snprintf(card->text, sizeof card->text, "Espionage: %s %d%s. %d spies to use.",
	         tui_bool(tier, "both") ? "play one and draw" : "play one or draw",
	         tui_int(tier, "draw"), tui_bool(tier, "steal") ? ", or steal" : "", number);
	return true;
}

static const struct {
	const char *piece, *title, *text;
} said[] = {
	{ "produce", "Production", "Gain what your mat makes; spies take theirs first." },
	{ "spy-box", "Your spies at home",
	  "A spy on a store takes of what it makes; on a "
	  "technology it blocks it." },
	{ "deck", "The deck of Espionage cards", "An Espionage action draws from it." },
	{ "die", "The die", "What was rolled last." },
};

static bool describe_rest(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *resource = tui_by(tui_get(scene->view, "resources"), "id", piece);
	if (resource != NULL) {
		const char *key = tui_text(resource, "key");
		snprintf(card->title, sizeof card->title, "%s", tui_text(resource, "name"));
		snprintf(card->text, sizeof card->text, "%s",
		         tui_same(key, "morale")
		                 ? "It cannot be bought or sold; the Moon asks for much."
		                 : tui_same(key, "gold")
		                 ? "It buys Iron, Oil and Aluminum, one for one."
		                 : "It is bought and sold for Gold, one for one.");
		return true;
	}
	for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
		if (tui_same(piece, said[i].piece)) {
			snprintf(card->title, sizeof card->title, "%s", said[i].title);
			snprintf(card->text, sizeof card->text, "%s", said[i].text);
			return true;
		}
	return describe_spy(scene, piece, card);
}

bool oss_describe(const struct tui_scene *scene, const char *piece, struct tui_card *card)
{
	const json_t *view = scene->view, *it;
	if ((it = tui_by(tui_get(view, "technologies"), "id", piece)) != NULL)
		return describe_technology(scene, it, card), true;
	if ((it = find_card(view, piece)) != NULL)
		return describe_card(view, it, card), true;
	if ((it = tui_by(tui_get(view, "countries"), "id", piece)) != NULL)
		return describe_country(view, it, card), true;
	if (tui_same(tui_text(tui_get(view, "objective"), "id"), piece))
		return describe_objective(tui_get(view, "objective"), card), true;
	return describe_mat(scene, piece, card) || describe_store(scene, piece, card) ||
		describe_tier(view, piece, card) || describe_rest(scene, piece, card);
}
