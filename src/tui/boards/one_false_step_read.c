/* one_false_step_read.c - what the board of One False Step asks of the state and the book. Both
 * may be anything: numbers from them are looked at before they count something here. */
#include "tui/boards/one_false_step.h"

const char *const ofs_tui_systems[OFS_SYSTEMS] = { "guidance", "life-support", "fuel" };
const char *const ofs_tui_chips[OFS_CHIPS] = { "red", "food", "gold" };

static const char *const mayors[] = { "amos", "bonita", "clem", "dov", "esther", "flora" };

const json_t *ofs_tui_player(const struct tui_scene *scene, int seat)
{
	return tui_at(tui_get(scene->state, "player"), seat);
}

const json_t *ofs_tui_town(const struct tui_scene *scene, int city)
{
	return tui_at(tui_get(scene->state, "city"), city - 1);
}

const json_t *ofs_tui_claim(const struct tui_scene *scene, int claim)
{
	return tui_at(tui_get(scene->state, "claim"), claim - 1);
}

int ofs_tui_seat(const json_t *object, const char *key)
{
	int seat = tui_int(object, key);
	return seat >= 1 && seat <= PL_SEATS ? seat - 1 : -1;
}

int ofs_tui_holder(const struct tui_scene *scene, int system)
{
	return ofs_tui_seat(tui_get(scene->state, "holder"), ofs_tui_systems[system]);
}

int ofs_tui_mayor(const struct tui_scene *scene, int seat)
{
	for (int i = 0; i < (int)(sizeof mayors / sizeof mayors[0]); i++)
		if (tui_same(mayors[i], tui_text(ofs_tui_player(scene, seat), "mayor")))
			return i + 1;
	return 0;
}

int ofs_tui_city_count(const struct tui_scene *scene)
{
	int count = tui_length(tui_get(scene->book, "city[].name"));
	return count < OFS_CITIES ? count : OFS_CITIES;
}

bool ofs_tui_on_map(const struct tui_scene *scene, int city)
{
	const json_t *town = ofs_tui_town(scene, city);
	return tui_int(town, "x") != 0 || tui_int(town, "y") != 0;
}

const char *ofs_tui_city_name(const struct tui_scene *scene, int city)
{
	return tui_book_text(scene->book, "city[].name", city);
}

const char *ofs_tui_claim_piece(const struct tui_scene *scene, int claim)
{
	return tui_book_text(scene->book, "spot[].piece",
	                     tui_int(ofs_tui_claim(scene, claim), "spot"));
}

/* --- lines ---------------------------------------------------------------------------- */

/* Which section lies in a place of the layout: its first claim tells. */
static int section_in(const struct tui_scene *scene, int slot)
{
	const json_t *first = ofs_tui_claim(scene, 1 + slot * OFS_CLAIMS_EACH);
	return tui_book_int(scene->book, "spot[].section", tui_int(first, "spot"));
}

/* The bit of a claim that a list of a section names; 0: there is none. */
static uint64_t bit_in(int slot, int local)
{
	if (local < 1 || local > OFS_CLAIMS_EACH)
		return 0;
	return UINT64_C(1) << (slot * OFS_CLAIMS_EACH + local - 1);
}

uint64_t ofs_tui_doors(const struct tui_scene *scene, int city)
{
	const char *section = tui_book_text(scene->book, "city[].section", city);
	const json_t *list = tui_book_at(scene->book, "city[].claims[]", city);
	int number = tui_book_find(scene->book, "section[].name", section);
	uint64_t doors = 0;
	for (int slot = 0; slot < OFS_SLOTS && number > 0; slot++)
		for (int i = 0; section_in(scene, slot) == number && i < tui_length(list); i++)
			doors |= bit_in(slot, tui_int_at(list, i));
	return doors;
}

/* What the section's own lines connect a claim with. */
static uint64_t near_on_section(const struct tui_scene *scene, int slot, uint64_t claim)
{
	int section = section_in(scene, slot);
	const json_t *from = tui_book_at(scene->book, "section[].line[].from", section);
	const json_t *to = tui_book_at(scene->book, "section[].line[].to", section);
	uint64_t near = 0;
	for (int i = 0; i < tui_length(from); i++) {
		uint64_t one = bit_in(slot, tui_int_at(from, i));
		uint64_t other = bit_in(slot, tui_int_at(to, i));
		near |= one == claim ? other : other == claim ? one : 0;
	}
	return near;
}

uint64_t ofs_tui_near(const struct tui_scene *scene, int claim)
{
	const json_t *ports = tui_get(scene->state, "port");
	int slot = (claim - 1) / OFS_CLAIMS_EACH;
	uint64_t near = near_on_section(scene, slot, UINT64_C(1) << (claim - 1));
	for (int i = 0; i < tui_length(ports); i++) {
		int meets = tui_int(tui_at(ports, i), "meets");
		if (tui_int(tui_at(ports, i), "claim") == claim && meets >= 1 &&
		    meets <= OFS_CLAIMS)
			near |= UINT64_C(1) << (meets - 1);
	}
	return near;
}

/* --- words ----------------------------------------------------------------------------- */

const char *ofs_tui_percent(const struct tui_scene *scene, int thousandths, char room[OFS_PERCENT])
{
	bool fine = thousandths < 100 && thousandths > 0;
	const struct pl_said said[] = {
		PL_AS_NUMBER("whole",
		             fine ? thousandths / 10 : thousandths / 10 + (thousandths % 10 >= 5)),
		PL_AS_NUMBER("tenths", thousandths % 10),
		PL_NOTHING,
	};
	return tui_board_line(scene, room, OFS_PERCENT, fine ? "percent.tenths" : "percent.whole",
	                      said);
}

const char *ofs_tui_outcome(const struct tui_scene *scene, int seat, int held,
                            char room[OFS_PERCENT])
{
	const json_t *player = ofs_tui_player(scene, seat);
	int thousandths = tui_int_at(tui_get(player, "shot"), held), least = 0, most = OFS_SYSTEMS;
	for (int system = 0; system < OFS_SYSTEMS; system++) {
		int chance = tui_int(tui_get(player, "chance"), ofs_tui_systems[system]);
		least += chance >= 1000;
		most -= chance <= 0;
	}
	if (thousandths == 0 && held >= least && held <= most)
		return tui_board_line(scene, room, OFS_PERCENT, "percent.tiny",
		                      (const struct pl_said[]){ PL_NOTHING });
	return ofs_tui_percent(scene, thousandths, room);
}
