/* traders.h - what the files of Traders' board share:
 *
 *   traders.c        the map, what lies below it, purses and hands
 *   traders_cards.c  what pieces say at length
 *
 * Places, goods and cards are numbered from 1 as the book has them, but goods from 0 where they
 * are told apart by sign and colour. */
#ifndef PERILUNE_TUI_BOARDS_TRADERS_H
#define PERILUNE_TUI_BOARDS_TRADERS_H

#include "tui/boards/reading.h"

enum { EARTH = 6, SHIP = 7, GOODS = 3, MOST_HELD = 9 };

static const char *const good_keys[GOODS] = { "metal", "food", "gem" };
static const uint8_t good_inks[GOODS] = { TUI_BLUE, TUI_GREEN, TUI_PINK };

/* The ground of a place's hexes, by its number. */
static const uint8_t grounds[] = {
	TUI_PLAIN,      TUI_DEEP_BROWN,  TUI_SLATE,     TUI_DEEP_RED,
	TUI_DEEP_GREEN, TUI_DEEP_VIOLET, TUI_DEEP_BLUE,
};

static inline uint8_t ground_of(int place)
{
	return place >= 0 && place <= EARTH ? grounds[place] : (uint8_t)TUI_PLAIN;
}

/* --- small questions about state and book -------------------------------- */

/* Places and goods by their numbers from 1, as the book counts them, and by the keys that
 * the state names them with. 0 and "": none. */
static const char *const place_keys[] = { "",         "gobi",  "bob",   "inti",
	                                  "seranide", "supay", "earth", "ship" };

static inline int place_of(const char *key)
{
	for (int place = 1; place <= SHIP; place++)
		if (tui_same(key, place_keys[place]))
			return place;
	return 0;
}

/* A name of the data, in the language that is spoken. */
static inline const char *name_of(const struct tui_scene *scene, const char *column, int member)
{
	return tui_board_name(scene, tui_book_text(scene->book, column, member));
}

static inline const char *planet_name(const struct tui_scene *scene, int place)
{
	return name_of(scene, "planet[].name", place);
}

static inline const char *good_name(const struct tui_scene *scene, int good)
{
	return name_of(scene, "resource[].name", good + 1);
}

/* A good's sign: the first letter of its name, in its colour. */
static inline char letter_of(const struct tui_scene *scene, int good)
{
	char letter = good_name(scene, good)[0];
	return isascii((unsigned char)letter) && letter != '\0'
		? (char)toupper((unsigned char)letter)
		: '?';
}

static inline uint16_t piece_of(struct tui_canvas *canvas, const struct tui_scene *scene,
                                const char *column, int member)
{
	return tui_piece(canvas, tui_book_text(scene->book, column, member));
}

static inline const json_t *player_of(const struct tui_scene *scene, int seat)
{
	return tui_at(tui_get(scene->state, "player"), seat);
}

static inline bool makes(const struct tui_scene *scene, int place, int good)
{
	return tui_has_text(tui_get(tui_get(scene->state, "makes"), place_keys[place]),
	                    good_keys[good]);
}

static inline bool is_lit(const struct tui_scene *scene, int place)
{
	return tui_has_text(tui_get(scene->state, "lit"), place_keys[place]);
}

static inline int rebellion(const struct tui_scene *scene, int place)
{
	return tui_int(tui_get(scene->state, "rebellion"), place_keys[place]);
}

static inline bool is_phase(const struct tui_scene *scene, const char *phase)
{
	return tui_same(tui_text(scene->state, "phase"), phase);
}

/* The planet that a hex is, or 0. */
static inline int planet_on(const json_t *book, int hex)
{
	int column = tui_book_int(book, "hex[].column", hex),
	    row = tui_book_int(book, "hex[].row", hex);
	for (int place = 1; place <= EARTH; place++)
		if (tui_book_int(book, "planet[].column", place) == column &&
		    tui_book_int(book, "planet[].row", place) == row)
			return place;
	return 0;
}

/* And the hex of a planet. */
static inline int hex_of(const json_t *book, int place)
{
	for (int hex = 1; hex <= tui_length(tui_get(book, "hex[].piece")); hex++)
		if (planet_on(book, hex) == place)
			return hex;
	return 0;
}

/* The piece that is what the viewer has of a good somewhere. */
static inline const char *store_id(const json_t *book, int place, int good)
{
	for (int store = 1; store <= tui_length(tui_get(book, "store[].piece")); store++)
		if (tui_same(tui_book_text(book, "store[].place", store), place_keys[place]) &&
		    tui_same(tui_book_text(book, "store[].good", store), good_keys[good]))
			return tui_book_text(book, "store[].piece", store);
	return "";
}

static inline void ship_id(int seat, char id[32])
{
	snprintf(id, 32, "ship-p%d", seat + 1);
}

/* The seat whose station stands on a hex, or -1. */
static inline int station_on(const json_t *state, int hex)
{
	const json_t *players = tui_get(state, "player");
	for (int seat = 0; seat < tui_length(players) && seat < PL_SEATS; seat++)
		if (tui_has_int(tui_get(tui_at(players, seat), "stations"), hex))
			return seat;
	return -1;
}

static inline const char *cost_of(const struct tui_scene *scene, int kind, char room[32])
{
	return tui_board_line(
		scene, room, 32, "board.cost",
		(const struct pl_said[]){
			PL_AS_NUMBER("cost", tui_book_int(scene->book, "action[].cost", kind)),
			PL_NOTHING });
}

/* traders_cards.c */
bool trd_card_of(const struct tui_scene *, const char *piece, struct tui_card *);

#endif
