/* flank_read.c - small questions of Flank's board to the state and the book. */
#include "tui/boards/flank.h"

const char *const flk_colour_keys[FLK_COLOURS] = { "blue", "green", "yellow" };
const char *const flk_area_keys[FLK_AREAS] = { "front", "support", "flank" };

int flk_near_seat(const struct tui_scene *scene)
{
	if (scene->seat >= 0 && scene->seat < FLK_SIDES)
		return scene->seat;
	return tui_int(scene->state, "first") == 2 ? 1 : 0;
}

bool flk_is_fought(const struct tui_scene *scene)
{
	return flk_is_phase(scene, "before") || flk_is_phase(scene, "spending") ||
		flk_is_phase(scene, "strikes");
}

bool flk_is_open(const struct tui_scene *scene)
{
	return flk_is_fought(scene) || flk_is_phase(scene, "regroup");
}

/* --- players ------------------------------------------------------------------------- */

int flk_faction(const struct tui_scene *scene, int seat)
{
	static const char *const keys[FLK_FACTIONS] = { "kaldari", "terran", "swarm" };
	const char *key = tui_text_at(tui_get(scene->state, "faction"), seat);
	for (int i = 0; i < FLK_FACTIONS; i++)
		if (tui_same(key, keys[i]))
			return i + 1;
	return 0;
}

int flk_unit_row(const struct tui_scene *scene, int seat, int type)
{
	int faction = flk_faction(scene, seat);
	return faction == 0 ? 0 : FLK_TYPES * (faction - 1) + type;
}

const char *flk_title(const struct tui_scene *scene, const char *column, int row)
{
	return tui_board_name(scene, tui_book_text(scene->book, column, row));
}

char flk_unit_letter(const struct tui_scene *scene, int seat, int type)
{
	char taken[FLK_TYPES + 1] = "";
	for (int t = 1; t <= type && t <= FLK_TYPES; t++) {
		const char *title = flk_title(scene, "unit[].title", flk_unit_row(scene, seat, t));
		while (*title != '\0' && strchr(taken, toupper((unsigned char)*title)) != NULL)
			title++;
		taken[t - 1] = *title == '\0' ? '?' : (char)toupper((unsigned char)*title);
		taken[t] = '\0';
		if (t == type)
			return taken[t - 1];
	}
	return '?';
}

int flk_units_of(const json_t *counts, int type)
{
	char key[8];
	snprintf(key, sizeof key, "%d", type);
	return flk_few(tui_int(counts, key));
}

int flk_unit_count(const json_t *counts)
{
	int count = 0;
	for (int type = 1; type <= FLK_TYPES; type++)
		count += flk_units_of(counts, type);
	return count;
}

/* --- zones ---------------------------------------------------------------------------- */

int flk_zone_row(const struct tui_scene *scene, int zone)
{
	return tui_book_int(scene->book, "board-zone[].row", zone);
}

int flk_zone_count(const struct tui_scene *scene)
{
	int most = tui_length(tui_get(scene->book, "board-zone[].row")), zones = 0;
	while (zones < most && flk_zone_row(scene, zones + 1) > 0)
		zones++;
	return zones;
}

const char *flk_zone_id(const struct tui_scene *scene, int zone)
{
	return tui_book_text(scene->book, "board-zone[].piece", zone);
}

int flk_location(const struct tui_scene *scene, int zone)
{
	const char *side = tui_book_text(scene->book, "zone[].side", flk_zone_row(scene, zone));
	int first = tui_int(scene->state, "first") == 2 ? 1 : 0;
	return tui_same(side, "first") ? first : tui_same(side, "second") ? 1 - first : -1;
}

bool flk_has_base(const struct tui_scene *scene, int zone)
{
	int location = flk_location(scene, zone);
	return location >= 0 && tui_has_int(flk_of(scene, "bases", location), zone);
}

int flk_units_at(const struct tui_scene *scene, int zone, int seat, int type)
{
	int units = flk_units_of(tui_at(flk_of(scene, "army", seat), zone - 1), type);
	if (zone != tui_int(scene->state, "battle") || !flk_is_fought(scene))
		return units;
	for (int area = 0; area < FLK_AREAS; area++)
		units += flk_units_of(tui_get(flk_of(scene, "sheet", seat), flk_area_keys[area]),
		                      type);
	return units + flk_units_of(flk_of(scene, "aside", seat), type);
}

int flk_count_at(const struct tui_scene *scene, int zone, int seat)
{
	int count = 0;
	for (int type = 1; type <= FLK_TYPES; type++)
		count += flk_units_at(scene, zone, seat, type);
	return count;
}
