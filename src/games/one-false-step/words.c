/* words.c - moves as text and back, and what happened, which the words files tell.
 * What is asked and explained is in ask.c. */
#include "core/language.h"
#include "core/text.h"
#include "games/one-false-step/words.h"

#include <ctype.h>
#include <string.h>

/* --- names --------------------------------------------------------------------- */

const char *ofs_word(const struct pl_book *book, uint16_t word)
{
	return book->words[word];
}

const char *ofs_city_name(const struct pl_book *book, int city)
{
	return ofs_word(book, ofs_numbers(book->rules)->city[city - 1].name);
}

const char *ofs_system_name(const struct pl_book *book, int system)
{
	return ofs_word(book, ofs_numbers(book->rules)->system[system - 1].name);
}

static const char *chip_name(int chip)
{
	static const char *const names[] = { "", "red", "Food", "Gold" };
	return names[chip];
}

int ofs_claim_number(const struct ofs_rules *r, int section, int local)
{
	const struct ofs_claim *claim = r->section[section - 1].claim;
	int number = 1;
	for (int i = 0; i < local; i++)
		number += claim[i].kind == claim[local].kind;
	return number;
}

/* "mine 3-2": the second mine of section 3. Where a section has no claim, so that a move can
 * be refused by its name, it is "claim 3-11". */
void ofs_put_claim(const struct pl_book *book, int section, int local, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_section *row = &r->section[section - 1];
	bool mine = row->claim[local].kind == OFS_MINE;
	if (local >= row->claims)
		pl_put(text, "claim %d-%d", section, local + 1);
	else
		pl_put(text, "%s %d-%d", mine ? "mine" : "farm", section,
		       ofs_claim_number(r, section, local));
}

static void put_chips(int red, int food, int gold, struct pl_text *text)
{
	const int counts[] = { 0, red, food, gold };
	int kinds = (red > 0) + (food > 0) + (gold > 0), put = 0;
	if (kinds == 0)
		pl_put(text, "nothing");
	for (int chip = OFS_RED; chip <= OFS_GOLD; chip++) {
		if (counts[chip] == 0)
			continue;
		pl_put(text, "%s%d %s",
		       put == 0                   ? ""
		               : put == kinds - 1 ? " and "
		                                  : ", ",
		       counts[chip], chip_name(chip));
		put++;
	}
}

/* --- moves ---------------------------------------------------------------------- */

static void put_claim_at(const struct pl_book *book, const struct ofs_state *s, int claim,
                         struct pl_text *text)
{
	ofs_put_claim(book, s->section[ofs_slot_of(claim)], ofs_local(claim), text);
}

static void format_counters(const struct pl_book *book, const struct pl_move *move,
                            struct pl_text *text)
{
	const char *city = ofs_city_name(book, move->arg[0]);
	int counters = move->arg[1];
	if (move->verb == OFS_STRENGTHEN) {
		pl_put(text, "strengthen %s", city);
		if (counters > 1)
			pl_put(text, " by %d", counters);
		return;
	}
	pl_put(text, move->verb == OFS_TRAIN ? "train " : "board ");
	if (counters > 1)
		pl_put(text, "%d ", counters);
	pl_put(text, "from %s", city);
	if (move->verb == OFS_TRAIN)
		pl_put(text, " to %s", ofs_city_name(book, move->arg[2]));
}

static void format_trade(const struct pl_book *book, const struct pl_move *move,
                         struct pl_text *text)
{
	const uint8_t *arg = move->arg;
	if (move->verb == OFS_EXCHANGE) {
		int rate = ofs_numbers(book->rules)->bank_rate;
		pl_put(text, "bank %d %s for %d %s", arg[1] * rate, chip_name(arg[0]), arg[1],
		       chip_name(ofs_other(arg[0])));
	} else {
		pl_put(text, "offer %d %s for %d %s to p%d", arg[2], chip_name(arg[1]), arg[3],
		       chip_name(ofs_other(arg[1])), arg[0]);
	}
}

/* Verbs that stand alone, or before one name or number. */
static const char *name_verb(int verb)
{
	static const char *const names[OFS_VERBS] = {
		"",         "",          "stake", "jump",      "",       "",        "",
		"feed all", "starve",    "raise", "moon shot", "done",   "bid",     "pass",
		"pay",      "button to", "",      "",          "accept", "decline",
	};
	return names[verb];
}

/* In another language than English; false in English, which is below. */
static bool say_move(const struct pl_book *book, const struct ofs_state *s,
                     const struct pl_move *move, struct pl_text *text)
{
	bool claims = move->verb == OFS_STAKE || move->verb == OFS_JUMP;
	const struct pl_said also[] = {
		PL_AS_ONE("spot", claims ? ofs_spot_of(s, move->arg[1]) : 0, ofs_spots),
		PL_AS_NUMBER("price", move->arg[1] * ofs_numbers(book->rules)->bank_rate),
		PL_NOTHING,
	};
	return pl_say_move_and(&ofs_game, book, "move", move, also, text);
}

void ofs_format(const struct pl_book *book, const struct pl_state *view, const struct pl_move *move,
                struct pl_text *text)
{
	const struct ofs_state *s = ofs_position(view);
	const uint8_t *arg = move->arg;
	if (say_move(book, s, move, text))
		return;
	pl_put(text, "%s", name_verb(move->verb));
	switch (move->verb) {
	case OFS_BID_ON:
		pl_put(text, "bid %d on %s", arg[1], ofs_city_name(book, arg[0]));
		break;
	case OFS_STAKE:
	case OFS_JUMP:
		pl_put(text, " ");
		put_claim_at(book, s, arg[1], text);
		pl_put(text, " from %s", ofs_city_name(book, arg[0]));
		break;
	case OFS_STRENGTHEN:
	case OFS_TRAIN:
	case OFS_BOARD:
		format_counters(book, move, text);
		break;
	case OFS_STARVE:
		pl_put(text, " %s", ofs_city_name(book, arg[0]));
		break;
	case OFS_RAISE:
		pl_put(text, " %s", ofs_system_name(book, arg[0]));
		break;
	case OFS_BID:
		pl_put(text, " %d", arg[0]);
		break;
	case OFS_PAY:
		pl_put(text, " ");
		put_chips(arg[0], arg[1], arg[2], text);
		break;
	case OFS_HAND:
		pl_put(text, " p%d", arg[0]);
		break;
	case OFS_EXCHANGE:
	case OFS_OFFER:
		format_trade(book, move, text);
		break;
	default:
		break;
	}
}

/* --- moves from text -------------------------------------------------------------- */

/* What somebody may have meant: a text and who said it. */
struct saying {
	const struct pl_book *book;
	const struct pl_state *view;
	const char *text;
	int number[3]; /* the numbers in it, in order; 0 if there are fewer */
	int seat;
	bool any; /* moves that are refused too, so that check() can say why */
};

/* True if this is allowed, or anything is asked for, and it is what was said. */
static bool is_meant(const struct saying *said, int verb, int a, int b, int c, int d,
                     struct pl_move *out)
{
	if (a > 255 || b > 255 || c > 255 || d > 255)
		return false;
	struct pl_move move = { (uint8_t)verb,
		                (uint8_t)said->seat,
		                { (uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d } };
	bool may = said->any ? pl_form_of(&ofs_description, &move) != NULL
			     : ofs_check(said->book->rules, said->view, &move) == 0;
	if (!may || !pl_reads_as(&ofs_game, said->book, said->view, &move, said->text))
		return false;
	*out = move;
	return true;
}

static void find_numbers(struct saying *said)
{
	int found = 0;
	for (const char *at = said->text; *at != '\0' && found < 3; at++) {
		if (!isdigit((unsigned char)*at))
			continue;
		int number = 0;
		for (; isdigit((unsigned char)*at); at++)
			number = number > OFS_MOST_CHIPS ? number : 10 * number + (*at - '0');
		said->number[found++] = number;
		at--;
	}
}

/* Whether the text has a city's name in it, so that few moves need be compared with it. */
static bool names_city(const struct saying *said, int city)
{
	char name[64];
	struct pl_text word = pl_text_in(name, sizeof name);
	pl_say_member(&ofs_game, said->book, &ofs_cities, city, &word);
	for (const char *at = said->text; *at != '\0'; at++) {
		size_t same = 0;
		while (name[same] != '\0' &&
		       tolower((unsigned char)name[same]) == tolower((unsigned char)at[same]))
			same++;
		if (name[same] == '\0')
			return true;
	}
	return false;
}

/* Counters of a city: as many as the first number says, or one where none is said. */
static bool parse_counters(const struct saying *said, int city, int count, struct pl_move *out)
{
	int cities = ofs_numbers(said->book->rules)->cities;
	if (is_meant(said, OFS_STRENGTHEN, city, count, 0, 0, out) ||
	    is_meant(said, OFS_BOARD, city, count, 0, 0, out))
		return true;
	for (int to = 1; to <= cities; to++)
		if (names_city(said, to) && is_meant(said, OFS_TRAIN, city, count, to, 0, out))
			return true;
	return false;
}

/* Any number of counters from a city, and any bid on a County Seat. */
static bool parse_city(const struct saying *said, struct pl_move *out)
{
	int cities = ofs_numbers(said->book->rules)->cities, count = said->number[0];
	for (int city = 1; city <= cities; city++)
		if (names_city(said, city) &&
		    (is_meant(said, OFS_BID_ON, city, count, 0, 0, out) ||
		     parse_counters(said, city, count, out)))
			return true;
	return false;
}

/* Whether a text goes on with the first letter of a chip, in the book's language. */
static bool begins_like_chip(const struct pl_book *book, const char *text, int chip)
{
	char name[64];
	struct pl_text word = pl_text_in(name, sizeof name);
	pl_say_member(&ofs_game, book, &ofs_chip_set, chip, &word);
	return tolower((unsigned char)text[0]) == tolower((unsigned char)name[0]);
}

/* Any mix of chips for the Button: a number goes with the word after it. */
static bool parse_payment(const struct saying *said, struct pl_move *out)
{
	int counts[OFS_GOLD + 1] = { 0 };
	const char *at = said->text;
	for (int i = 0; i < 3 && said->number[i] > 0; i++) {
		at += strcspn(at, "0123456789");
		at += strspn(at, "0123456789 ");
		for (int chip = OFS_RED; chip <= OFS_GOLD; chip++)
			if (begins_like_chip(said->book, at, chip))
				counts[chip] += said->number[i];
	}
	return is_meant(said, OFS_PAY, counts[OFS_RED], counts[OFS_FOOD], counts[OFS_GOLD], 0, out);
}

static bool parse_trade(const struct saying *said, struct pl_move *out)
{
	const int *number = said->number;
	for (int gives = OFS_FOOD; gives <= OFS_GOLD; gives++)
		if (is_meant(said, OFS_OFFER, number[2], gives, number[0], number[1], out) ||
		    is_meant(said, OFS_EXCHANGE, gives, number[1], 0, 0, out))
			return true;
	return false;
}

/* What is listed where it is allowed, and must be looked for where it is not. */
static bool parse_unlisted(const struct saying *said, struct pl_move *out)
{
	static const uint8_t alone[] = { OFS_FEED, OFS_SHOOT,  OFS_DONE,
		                         OFS_PASS, OFS_ACCEPT, OFS_DECLINE };
	int cities = ofs_numbers(said->book->rules)->cities;
	for (size_t i = 0; i < sizeof alone; i++)
		if (is_meant(said, alone[i], 0, 0, 0, 0, out))
			return true;
	for (int system = 1; system <= OFS_SYSTEMS; system++)
		if (is_meant(said, OFS_RAISE, system, 0, 0, 0, out))
			return true;
	for (int seat = 1; seat <= PL_SEATS; seat++)
		if (is_meant(said, OFS_HAND, seat, 0, 0, 0, out))
			return true;
	for (int city = 1; city <= cities; city++) {
		if (!names_city(said, city))
			continue;
		if (is_meant(said, OFS_STARVE, city, 0, 0, 0, out) ||
		    parse_counters(said, city, 1, out))
			return true;
		for (int claim = 1; claim <= OFS_CLAIMS; claim++)
			if (is_meant(said, OFS_STAKE, city, claim, 0, 0, out) ||
			    is_meant(said, OFS_JUMP, city, claim, 0, 0, out))
				return true;
	}
	return false;
}

bool ofs_parse(const struct pl_book *book, const struct pl_state *view, int seat, const char *text,
               struct pl_move *out)
{
	struct saying said = { book, view, text, { 0 }, seat, false };
	if (pl_read_listed(&ofs_game, book, view, seat, text, out))
		return true;
	find_numbers(&said);
	for (int pass = 0; pass < 2; pass++, said.any = true)
		if (parse_city(&said, out) || parse_payment(&said, out) ||
		    parse_trade(&said, out) ||
		    is_meant(&said, OFS_BID, said.number[0], 0, 0, 0, out))
			return true;
	return parse_unlisted(&said, out);
}

/* --- what happened ------------------------------------------------------------------ */

void ofs_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	pl_say_event(&ofs_game, book, event, text);
}
