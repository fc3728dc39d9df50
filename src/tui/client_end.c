/* client_end.c - the end of a game, before its result: it plays until a key goes to its last frame, and
 * the next one on. */
#include "tui/client_parts.h"
#include "tui/ending.h"

enum { FRAME = 60 }; /* ms */

void tui_show_ending(struct tui_client *client)
{
	int64_t began = tui_now();
	for (;;) {
		const struct tui_position *position = tui_shown(client);
		if (position == NULL || !position->over)
			return; /* a rematch has begun */
		struct tui_canvas *canvas = tui_screen_canvas();
		int64_t t = tui_now() - began;
		struct tui_scene scene = tui_scene_of(client, client->table_pane);
		tui_ending(&scene, canvas, t < TUI_ENDS_AFTER ? (int)t : TUI_ENDS_AFTER);
		tui_screen_show(-1, -1);
		struct tui_key key =
			tui_screen_key(client->source->fd, t < TUI_ENDS_AFTER ? FRAME : 100);
		if (key.kind == TUI_ENDED) {
			client->leave = true;
			return;
		}
		if (key.kind == TUI_NOTHING)
			client->behind.serve(client->behind.context);
		else if (key.kind != TUI_RESIZED && t >= TUI_ENDS_AFTER)
			return;
		else if (key.kind != TUI_RESIZED)
			began -= TUI_ENDS_AFTER;
	}
}
