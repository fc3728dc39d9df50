/* space_tug_read.c - what the board of Space Tug Skirmish asks of a state and a book: whose tugs
 * there are, the ids of pieces, rows of Personas, money in words. */
#include "tui/boards/space_tug.h"

const struct sts_stat tug_stats[STS_STATS] = {
	{ "stat-strength", "strength", "board.strength", "stat.strength", TUI_ORANGE },
	{ "stat-speed", "speed", "board.speed", "stat.speed", TUI_GREEN },
	{ "stat-energy", "energy", "board.energy", "stat.energy", TUI_YELLOW },
};

int sts_tug_count(const struct tui_scene *scene)
{
	int seats = tui_length(tui_get(scene->state, "player"));
	seats = seats < scene->table->seat_count ? seats : scene->table->seat_count;
	return tui_int(scene->state, "master") != 0 && seats > 0 ? seats - 1 : seats;
}

int sts_near_seat(const struct tui_scene *scene)
{
	int count = sts_tug_count(scene), turn = tui_int(scene->state, "turn");
	if (scene->seat >= 0 && scene->seat < count && scene->seat < PL_SEATS)
		return scene->seat;
	return turn > 0 && turn <= count ? turn - 1 : count > 0 ? 0 : -1;
}

const char *sts_card_id(const struct tui_scene *scene, char room[STS_ID], const char *where,
                        int card)
{
	snprintf(room, STS_ID, "%s-%s", where, tui_book_text(scene->book, "card[].key", card));
	return room;
}

const char *sts_part_id(const struct tui_scene *scene, char room[STS_ID], int seat, int card)
{
	char owner[16];
	snprintf(owner, sizeof owner, "p%d", seat + 1);
	return sts_card_id(scene, room, owner, card);
}

const char *sts_tug_id(char room[STS_ID], int seat)
{
	snprintf(room, STS_ID, "tug-%d", seat + 1);
	return room;
}

bool sts_is_ops_card(const struct tui_scene *scene, int card)
{
	const char *kind = tui_book_text(scene->book, "card[].kind", card);
	return tui_same(kind, "attack") || tui_same(kind, "ops effect");
}

int sts_level_row(const struct tui_scene *scene, int persona, int level)
{
	const json_t *whose = tui_get(scene->book, "persona_card[].whose");
	for (int row = 1; row <= tui_length(whose); row++)
		if (tui_int_at(whose, row - 1) == persona &&
		    tui_book_int(scene->book, "persona_card[].level", row) == level)
			return row;
	return 0;
}

const char *sts_money(const struct tui_scene *scene, char room[STS_MONEY], int64_t amount)
{
	struct pl_text text = pl_text_in(room, STS_MONEY);
	TUI_BOARD_SAY(scene, &text, "board.money", PL_AS_NUMBER("n", amount));
	return room;
}

void sts_put_about(const struct tui_scene *scene, int persona, struct pl_text *text)
{
	const json_t *book = scene->book;
	int64_t more = tui_int_at(tui_book_at(book, "persona[].funds[]", persona),
	                          sts_tug_count(scene) - 1);
	pl_put(text, "%s", tui_book_text(book, "persona[].about", persona));
	if (more == 0 || tui_same(tui_text(book, "rags_to_riches"), "yes"))
		return;
	pl_put(text, " ");
	TUI_BOARD_SAY(scene, text, "card.starts", PL_AS_NUMBER("size", more < 0 ? -more : more),
	              PL_AS_NUMBER("less", more < 0));
}
