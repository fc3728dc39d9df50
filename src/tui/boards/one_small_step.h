/* one_small_step.h - what the two files of One Small Step's board share. */
#ifndef PERILUNE_TUI_BOARDS_ONE_SMALL_STEP_H
#define PERILUNE_TUI_BOARDS_ONE_SMALL_STEP_H

#include "tui/boards/reading.h"

enum { OSS_GOODS = 5, OSS_PARTS = 5, OSS_ID = 80 };

/* Resources by their keys in state and book, and a colour each. */
extern const struct oss_good {
	const char *key, *letter; /* the letter's key in the words files */
	uint8_t ink;
} oss_goods[OSS_GOODS];

/* So many of each resource. */
struct oss_price {
	int units[OSS_GOODS];
};

/* A price in the state, by resource; in the book, as "card[].price.iron" of a member; and what
 * the viewer pays for a technology now, which for a spectator is what is printed. */
struct oss_price oss_price_in(const json_t *object);
struct oss_price oss_price_at(const json_t *book, const char *columns, int member);
struct oss_price oss_price_of(const struct tui_scene *, int technology);
bool oss_is_priced(const struct oss_price *);

/* A player of the state; NULL: there is none. */
const json_t *oss_player_at(const json_t *state, int seat);

/* The country of a player, from 1; 0: none yet. */
int oss_country_of(const json_t *player);

/* Members of a table of the book, by any column of it. */
int oss_count(const json_t *book, const char *column);

/* Where a spy of a player may stand is numbered as in the book; whether one does, and its id. */
bool oss_has_spy(const struct tui_scene *, int seat, int place);
void oss_spy_id(const struct tui_scene *, int seat, int place, char id[OSS_ID]);

/* The technology of that number that one of a group of needs asks for, or its alternative;
 * 0: none. */
int oss_need(const json_t *book, int technology, int group, bool other);

/* The name of the resource at a place of a mat. */
const char *oss_store_name(const json_t *book, int place);

/* The column of a card's rule as the viewer reads it. */
const char *oss_rule_column(const struct tui_scene *, char room[24]);

bool oss_describe(const struct tui_scene *, const char *piece, struct tui_card *);

#endif
