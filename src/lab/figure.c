/* figure.c - the list of what is counted; see figure.h. */
#include "lab/figure.h"

#include "core/memory.h"
#include "core/text.h"

static struct pl_figure *add(struct pl_frame *frame, int kind, int section, const char *about)
{
	if (frame->count == frame->room) {
		frame->room = frame->room == 0 ? 64 : 2 * frame->room;
		frame->at = pl_resize(frame->at, (size_t)frame->room * sizeof frame->at[0]);
	}
	struct pl_figure *figure = &frame->at[frame->count++];
	*figure = (struct pl_figure){ .about = about, .kind = (uint8_t)kind,
		                      .section = (uint8_t)section, .scale = 1, .measure = -1 };
	return figure;
}

/* Wins, seats and edge of a group. */
static void add_group(struct pl_frame *frame, int section, const char *name, const char *about,
                      int measure)
{
	static const int kinds[] = { PL_WON, PL_TAKEN, PL_EDGE };
	for (int i = 0; i < 3; i++) {
		struct pl_figure *figure = add(frame, kinds[i], section, about);
		snprintf(figure->name, sizeof figure->name, "%s", name);
		figure->percent = kinds[i] != PL_TAKEN;
		figure->scale = kinds[i] != PL_TAKEN ? PL_WIN : 1;
		figure->measure = measure;
	}
}

/* Mean of the seats, and how far the winners are from the others. */
static void add_pair(struct pl_frame *frame, int section, const char *name, const char *about,
                     int scale, int measure)
{
	for (int i = 0; i < 2; i++) {
		struct pl_figure *figure = add(frame, i == 0 ? PL_SEATS_MEAN : PL_GAP, section, about);
		snprintf(figure->name, sizeof figure->name, "%s", name);
		figure->scale = PL_WIN * scale;
		figure->measure = measure;
	}
}

static void add_seats(struct pl_frame *frame)
{
	for (int seat = 0; seat < frame->seats; seat++) {
		char name[32];
		snprintf(name, sizeof name, "p%d", seat + 1);
		add_group(frame, PL_ABOUT_SEATS, name, "This seat wins # of its games.", -1);
		struct pl_figure *score = add(frame, PL_MEAN, PL_ABOUT_SEATS, "Its score is #.");
		snprintf(score->name, sizeof score->name, "score of p%d", seat + 1);
	}
}

static void add_bots(struct pl_frame *frame, const struct pl_bot bots[PL_SEATS])
{
	for (int bot = 0; frame->by_bot && bot < frame->seats; bot++) {
		char name[PL_FIGURE_NAME];
		snprintf(name, sizeof name, "bot %d %.80s", bot + 1, bots[bot].spec);
		add_group(frame, PL_ABOUT_BOTS, name, "This bot wins # of its games.", -1);
		struct pl_figure *score = add(frame, PL_MEAN, PL_ABOUT_BOTS, "Its score is #.");
		snprintf(score->name, sizeof score->name, "score of bot %d", bot + 1);
	}
}

static void add_plain(struct pl_frame *frame)
{
	static const struct {
		const char *name, *about;
		int section, scale;
		bool percent;
	} plain[PL_PLAIN_FIGURES] = {
		[PL_LENGTH] = { "plies", "A game takes # moves.", PL_ABOUT_LENGTH, 1, false },
		[PL_PASSES] = { "turns", "The move passes to another seat # times a game.",
			       PL_ABOUT_LENGTH, 1, false },
		[PL_CHOICES] = { "choices", "A player chooses among # moves.", PL_ABOUT_CHOICE, 1000,
			         false },
		[PL_FORCED] = { "forced", "# of the decisions leave no choice.", PL_ABOUT_CHOICE, 1000,
			        true },
		[PL_MARGIN] = { "margin", "The first is # points before the second.", PL_ABOUT_END, 1,
			        false },
		[PL_SPREAD] = { "spread", "Between most and fewest points lie #.", PL_ABOUT_END, 1,
			        false },
		[PL_CHANGES] = { "lead changes", "Looked at once a round, the lead changes hands # times a game.",
			         PL_ABOUT_LEAD, 1, false },
		[PL_LEAD_QUARTER] = { "leader at 25%", "Who leads after a quarter of a game wins # of them.",
			              PL_ABOUT_LEAD, PL_WIN, true },
		[PL_LEAD_HALF] = { "leader at 50%", "Who leads at half time wins # of the games.",
			           PL_ABOUT_LEAD, PL_WIN, true },
		[PL_LEAD_LATE] = { "leader at 75%", "Who leads after three quarters wins # of the games.",
			           PL_ABOUT_LEAD, PL_WIN, true },
		[PL_LAST_HALF] = { "last at 50%", "Who is last at half time catches up and wins # of the games.",
			           PL_ABOUT_LEAD, PL_WIN, true },
		[PL_DECIDED] = { "decided", "After # of a game the winner leads for good.",
			         PL_ABOUT_LEAD, 1000, true },
		[PL_SHARED] = { "shared", "# of the games end with a shared first place.",
			        PL_ABOUT_END, 1, true },
		[PL_NOBODY] = { "won by nobody", "# of the games are won by nobody.", PL_ABOUT_END, 1,
			        true },
		[PL_LIMIT] = { "limit", "# of the games are ended by their limit.", PL_ABOUT_END, 1,
			       true },
	};
	for (int i = 0; i < PL_PLAIN_FIGURES; i++) {
		struct pl_figure *figure = add(frame, PL_MEAN, plain[i].section, plain[i].about);
		snprintf(figure->name, sizeof figure->name, "%s", plain[i].name);
		figure->scale = plain[i].scale;
		figure->percent = plain[i].percent;
		figure->watched = plain[i].section == PL_ABOUT_LEAD;
	}
}

static void add_events(struct pl_frame *frame)
{
	const char *const *kinds = frame->game->event_kinds;
	for (frame->kinds = 0; kinds[frame->kinds] != NULL; frame->kinds++) {
		char name[PL_FIGURE_NAME];
		snprintf(name, sizeof name, "event %s", kinds[frame->kinds]);
		add_pair(frame, PL_ABOUT_EVENTS, name, "It happens to each seat # times a game.", 1,
		         -1);
	}
}

static void add_groups(struct pl_frame *frame, const struct pl_book *book, int measure)
{
	const struct pl_measure *own = &frame->game->measures[measure];
	for (int group = 1; group <= own->most; group++) {
		char called[64], name[PL_FIGURE_NAME];
		struct pl_text text = pl_text_in(called, sizeof called);
		if (frame->game->group != NULL)
			frame->game->group(book, measure, group, &text);
		else
			pl_put(&text, "%d", group);
		snprintf(name, sizeof name, "%.30s %s", own->name, called);
		add_group(frame, PL_ABOUT_GROUPS, name, own->about, measure);
	}
}

static void add_own(struct pl_frame *frame, const struct pl_book *book)
{
	const struct pl_measure *own = frame->game->measures;
	for (int i = 0; own != NULL && own[i].name != NULL && i < PL_MEASURES; i++) {
		int scale = own[i].scale == 0 ? 1 : own[i].scale;
		frame->measures++;
		if (own[i].kind == PL_GROUP) {
			add_groups(frame, book, i);
		} else if (own[i].kind == PL_EACH) {
			add_pair(frame, PL_ABOUT_OWN, own[i].name, own[i].about, scale, i);
		} else {
			struct pl_figure *figure = add(frame, PL_MEAN, PL_ABOUT_OWN, own[i].about);
			snprintf(figure->name, sizeof figure->name, "%s", own[i].name);
			figure->scale = scale;
			figure->measure = i;
		}
	}
}

struct pl_frame *pl_frame_new(const struct pl_game *game, const struct pl_book *book, int seats,
                              bool by_bot, const struct pl_bot bots[PL_SEATS])
{
	struct pl_frame *frame = pl_zeroed(sizeof *frame);
	frame->game = game;
	frame->seats = seats;
	frame->by_bot = by_bot;
	add_seats(frame);
	frame->bots = frame->count;
	add_bots(frame, bots);
	frame->plain = frame->count;
	add_plain(frame);
	frame->events = frame->count;
	add_events(frame);
	frame->own = frame->count;
	add_own(frame, book);
	return frame;
}

void pl_frame_free(struct pl_frame *frame)
{
	if (frame != NULL)
		free(frame->at);
	free(frame);
}

int pl_frame_find(const struct pl_frame *frame, const char *name, int kind)
{
	for (int i = 0; i < frame->count; i++)
		if (frame->at[i].kind == kind && strcmp(frame->at[i].name, name) == 0)
			return i;
	return -1;
}
