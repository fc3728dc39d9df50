/* columns.c - what cities, levels, Know-how cards and mayors do, said from the numbers of
 * their rows, so that a designer who turns a number reads it in the text. Page, terminal and
 * plain text show these columns and have no words of their own for them. */
#include "core/language.h"
#include "core/text.h"
#include "games/one-false-step/words.h"

#define SAY(key, ...) PL_SAY(&ofs_game, book, text, key, __VA_ARGS__)

/* The claims at a city's door, as they are printed: "mine 1-1, farm 1-2". */
static void put_doors(const struct pl_book *book, int city, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	int first = OFS_CLAIMS_EACH * (r->city[city - 1].section - 1) + 1, put = 0;
	for (uint64_t left = r->door[city]; left != 0; left &= left - 1, put++) {
		pl_put(text, "%s", put > 0 ? ", " : "");
		pl_say_member(&ofs_game, book, &ofs_spots, first + pl_lowest(left), text);
	}
}

void ofs_put_city_rule(const struct pl_book *book, int city, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	const struct ofs_city *row = &r->city[city - 1];
	char doors[200];
	struct pl_text list = pl_text_in(doors, sizeof doors);
	if (city > r->cities)
		return; /* the data has no such row */
	put_doors(book, city, &list);
	SAY("rule.city", PL_AS_NUMBER("star", row->seat),
	    PL_AS_ONE("section", row->section, ofs_sections),
	    PL_AS_NUMBER("people", row->population), PL_AS_NUMBER("counters", r->populate),
	    PL_AS_NUMBER("food", row->food), PL_AS_NUMBER("points", row->red),
	    PL_AS_NUMBER("room", r->population ? r->cap[city] : 0), PL_AS_TEXT("claims", doors));
}

void ofs_put_know_how_rule(const struct pl_book *book, int system, struct pl_text *text)
{
	const struct ofs_patent *row = &ofs_numbers(book->rules)->system[system - 1];
	SAY("rule.know-how", PL_AS_ONE("system", system, ofs_systems),
	    PL_AS_NUMBER("points", row->points), PL_AS_NUMBER("fee", row->fee));
}

void ofs_put_level_rule(const struct pl_book *book, int level, struct pl_text *text)
{
	const struct ofs_rules *r = ofs_numbers(book->rules);
	char percent[24];
	struct pl_text chance = pl_text_in(percent, sizeof percent);
	if (level > r->levels)
		return;
	ofs_put_percent(book, r->chance[level], 36, &chance);
	SAY("rule.level", PL_AS_NUMBER("level", level), PL_AS_NUMBER("price", r->price[level]),
	    PL_AS_NUMBER("below", level < r->start_level),
	    PL_AS_NUMBER("start", level == r->start_level),
	    PL_AS_NUMBER("never", r->chance[level] == 0),
	    PL_AS_NUMBER("always", r->chance[level] == 36),
	    PL_AS_NUMBER("target", r->target[level]), PL_AS_TEXT("chance", percent));
}

/* A mayor changes no rule: what there is to say is how bots play one. */
void ofs_put_mayor_rule(const struct pl_book *book, int mayor, struct pl_text *text)
{
	static const char *const keys[OFS_TEMPERS + 1] = {
		NULL,
		"rule.mayor.balanced",
		"rule.mayor.military",
		"rule.mayor.banker",
		"rule.mayor.scientific",
		"rule.mayor.lucky",
	};
	const struct ofs_rules *r = ofs_numbers(book->rules);
	if (mayor <= r->candidates)
		SAY(keys[r->mayor[mayor - 1].temper], PL_AS_NUMBER("played", r->tempers));
}
