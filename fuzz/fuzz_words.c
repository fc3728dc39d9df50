/* fuzz_words.c - any bytes as notation of moves, a line each, which is refused or written back
 * as it was; and as a words file, in which every event and move of a game is then told. */
#include "core/book.h"
#include "core/describe.h"
#include "core/language.h"
#include "core/text.h"
#include "games/registry.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

enum { GAMES = 16 };

static void read_line(const struct pl_description *about, const char *line)
{
	char again[PL_NOTATION_SIZE];
	struct pl_text text = pl_text_in(again, sizeof again);
	struct pl_move move;
	if (!pl_read_notation(about, 1, line, &move))
		return;
	pl_notate(about, &move, &text);
	if (strcmp(again, line) != 0)
		abort();
}

static void read_lines(const struct pl_description *about, const char *text)
{
	char line[600];
	for (; *text != '\0'; text += text[0] == '\n') {
		size_t length = strcspn(text, "\n");
		size_t kept = length < sizeof line ? length : sizeof line - 1;
		memcpy(line, text, kept);
		line[kept] = '\0';
		read_line(about, line);
		text += length;
	}
}

/* Numbers that the items can have, from the bytes of the input in turn. */
static void fill(const struct pl_item *items, void *base, const uint8_t *bytes, size_t length)
{
	size_t at = 0;
	for (; items != NULL && items->name != NULL; items++) {
		int byte = bytes[at++ % length];
		if (items->read != NULL)
			continue;
		if (items->kind == PL_IS_ONE)
			pl_item_put(items, base, NULL, items->first + byte % items->set->count);
		else if (items->kind != PL_IS_COUNTS)
			pl_item_put(items, base, NULL, items->lo + byte % pl_item_values(items));
	}
}

static void tell_all(const struct pl_game *game, const struct pl_book *book, const uint8_t *bytes,
                     size_t length)
{
	const struct pl_description *about = game->description;
	char room[2000];
	for (int kind = 1; about->news[kind].name != NULL; kind++) {
		struct pl_event event = { .kind = (uint8_t)kind };
		struct pl_text text = pl_text_in(room, sizeof room);
		fill(about->news[kind].items, &event, bytes, length);
		pl_say_event(game, book, &event, &text);
	}
	for (const struct pl_form *form = about->forms; form->name != NULL; form++) {
		struct pl_move move = { .verb = form->verb };
		struct pl_text text = pl_text_in(room, sizeof room);
		fill(form->items, &move, bytes, length);
		pl_say_move(game, book, "move", &move, &text);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
	static struct pl_book *books[GAMES];
	int games = 0;
	while (pl_games[games] != NULL)
		games++;
	if (length < 2 || pl_games[bytes[0] % games]->description == NULL)
		return 0;
	int pick = bytes[0] % games;
	const struct pl_game *game = pl_games[pick];
	if (books[pick] == NULL)
		books[pick] = pl_book_standard(game, NULL, 0, NULL);
	char *text = malloc(length), mistake[160];
	if (text == NULL)
		abort();
	memcpy(text, bytes + 1, length - 1);
	text[length - 1] = '\0';
	read_lines(game->description, text);
	struct pl_language *language = pl_language_read("xx", text, mistake);
	if (language != NULL) {
		struct pl_book told = pl_book_in(books[pick], language);
		tell_all(game, &told, bytes, length);
		pl_language_free(language);
	}
	free(text);
	return 0;
}
