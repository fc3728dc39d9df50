/* figure.c - the list of what is counted; see figure.h. */
#include "lab/figure.h"

#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"

static struct pl_figure *add(struct pl_catalogue *catalogue, int kind, int section,
                             const char *about)
{
	static const uint8_t heeds[PL_SECTIONS] = {
		[PL_ABOUT_LEAD] = PL_HEED_LEAD,
		[PL_ABOUT_OWN] = PL_HEED_EVENTS,
		[PL_ABOUT_GROUPS] = PL_HEED_EVENTS,
		[PL_ABOUT_EVENTS] = PL_HEED_EVENTS,
	};
	if (catalogue->count == catalogue->room) {
		catalogue->room = catalogue->room == 0 ? 64 : 2 * catalogue->room;
		catalogue->at =
			pl_resize(catalogue->at, (size_t)catalogue->room * sizeof catalogue->at[0]);
	}
	struct pl_figure *figure = &catalogue->at[catalogue->count++];
	*figure = (struct pl_figure){ .about = about,
		                      .kind = (uint8_t)kind,
		                      .section = (uint8_t)section,
		                      .heed = heeds[section],
		                      .scale = 1,
		                      .measure = -1 };
	return figure;
}

/* Wins, seats and edge of a group. */
static void add_group(struct pl_catalogue *catalogue, int section, const char *name,
                      const char *about, int measure)
{
	static const int kinds[] = { PL_WON, PL_TAKEN, PL_EDGE };
	for (int i = 0; i < 3; i++) {
		struct pl_figure *figure = add(catalogue, kinds[i], section, about);
		snprintf(figure->name, sizeof figure->name, "%s", name);
		figure->percent = kinds[i] != PL_TAKEN;
		figure->scale = kinds[i] != PL_TAKEN ? PL_WIN : 1;
		figure->measure = measure;
	}
}

/* Mean of the seats, and how far the winners are from the others. */
static void add_pair(struct pl_catalogue *catalogue, int section, const char *name,
                     const char *about, int scale, int measure)
{
	for (int i = 0; i < 2; i++) {
		struct pl_figure *figure =
			add(catalogue, i == 0 ? PL_SEATS_MEAN : PL_GAP, section, about);
		snprintf(figure->name, sizeof figure->name, "%s", name);
		figure->scale = PL_WIN * scale;
		figure->measure = measure;
	}
}

/* A figure of scores is in what people count of this game. */
static void tell_in_its_unit(const struct pl_catalogue *catalogue, struct pl_figure *figure)
{
	const struct pl_game *game = catalogue->game;
	figure->scale = game->score_unit == 0 ? 1 : game->score_unit;
	figure->unit = catalogue->scores;
}

static void add_score(struct pl_catalogue *catalogue, int section, const char *whose, int number)
{
	struct pl_figure *score = add(catalogue, PL_MEAN, section, "Its score is #.");
	snprintf(score->name, sizeof score->name, "score of %s%d", whose, number);
	tell_in_its_unit(catalogue, score);
}

static void add_seats(struct pl_catalogue *catalogue)
{
	for (int seat = 0; seat < catalogue->seats; seat++) {
		char name[32];
		snprintf(name, sizeof name, "p%d", seat + 1);
		add_group(catalogue, PL_ABOUT_SEATS, name, "This seat wins # of its games.", -1);
		add_score(catalogue, PL_ABOUT_SEATS, "p", seat + 1);
	}
}

static void add_bots(struct pl_catalogue *catalogue, const struct pl_bot bots[PL_SEATS])
{
	for (int bot = 0; catalogue->by_bot && bot < catalogue->seats; bot++) {
		char name[PL_FIGURE_NAME];
		snprintf(name, sizeof name, "bot %d %.80s", bot + 1, bots[bot].spec);
		add_group(catalogue, PL_ABOUT_BOTS, name, "This bot wins # of its games.", -1);
		add_score(catalogue, PL_ABOUT_BOTS, "bot ", bot + 1);
	}
}

static void add_plain(struct pl_catalogue *catalogue)
{
	static const struct {
		const char *name, *about;
		int section, scale;
		bool percent;
	} plain[] = {
		[PL_LENGTH] = { "plies", "A game takes # moves.", PL_ABOUT_LENGTH, 1, false },
		[PL_PASSES] = { "turns", "The move passes to another seat # times a game.",
		                PL_ABOUT_LENGTH, 1, false },
		[PL_CHOICES] = { "choices", "A player chooses among # moves.", PL_ABOUT_CHOICE,
		                 1000, false },
		[PL_FORCED] = { "forced", "# of the decisions leave no choice.", PL_ABOUT_CHOICE,
		                1000, true },
		[PL_MARGIN] = { "margin", "The first is # ahead of the second.", PL_ABOUT_END, 1,
		                false },
		[PL_SPREAD] = { "spread", "The first is # ahead of the last.", PL_ABOUT_END, 1,
		                false },
		[PL_CHANGES] = { "lead changes",
		                 "Looked at once a round, the lead changes hands # times a game.",
		                 PL_ABOUT_LEAD, 1, false },
		[PL_LEAD_QUARTER] = { "leader at 25%",
		                      "Who leads after a quarter of a game wins # of them.",
		                      PL_ABOUT_LEAD, PL_WIN, true },
		[PL_LEAD_HALF] = { "leader at 50%", "Who leads at half time wins # of the games.",
		                   PL_ABOUT_LEAD, PL_WIN, true },
		[PL_LEAD_LATE] = { "leader at 75%",
		                   "Who leads after three quarters wins # of the games.",
		                   PL_ABOUT_LEAD, PL_WIN, true },
		[PL_LAST_HALF] = { "last at 50%",
		                   "Who is last at half time catches up and wins # of the games.",
		                   PL_ABOUT_LEAD, PL_WIN, true },
		[PL_DECIDED] = { "decided", "After # of a game the winner leads for good.",
		                 PL_ABOUT_LEAD, 1000, true },
		[PL_SHARED] = { "shared", "# of the games end with a shared first place.",
		                PL_ABOUT_END, 1, true },
		[PL_NOBODY] = { "won by nobody", "# of the games are won by nobody.", PL_ABOUT_END,
		                1, true },
		[PL_LIMIT] = { "limit", "# of the games are ended by their limit.", PL_ABOUT_END, 1,
		               true },
	};
	PL_ROWS(plain, PL_PLAIN_FIGURES);
	for (int i = 0; i < PL_PLAIN_FIGURES; i++) {
		struct pl_figure *figure =
			add(catalogue, PL_MEAN, plain[i].section, plain[i].about);
		snprintf(figure->name, sizeof figure->name, "%s", plain[i].name);
		figure->scale = plain[i].scale;
		figure->percent = plain[i].percent;
		if (i == PL_MARGIN || i == PL_SPREAD)
			tell_in_its_unit(catalogue, figure);
	}
	catalogue->at[catalogue->plain + PL_LIMIT].heed = PL_HEED_EVENTS; /* an event says so */
}

static void add_events(struct pl_catalogue *catalogue)
{
	const char *const *kinds = catalogue->game->event_kinds;
	for (catalogue->kinds = 0; kinds[catalogue->kinds] != NULL; catalogue->kinds++) {
		char name[PL_FIGURE_NAME];
		snprintf(name, sizeof name, "event %s", kinds[catalogue->kinds]);
		add_pair(catalogue, PL_ABOUT_EVENTS, name,
		         "It happens to each seat # times a game.", 1, -1);
	}
}

static void add_groups(struct pl_catalogue *catalogue, const struct pl_book *book, int measure)
{
	const struct pl_measure *own = &catalogue->game->measures[measure];
	for (int group = 1; group <= own->most; group++) {
		char called[64], name[PL_FIGURE_NAME];
		struct pl_text text = pl_text_in(called, sizeof called);
		if (catalogue->game->group != NULL)
			catalogue->game->group(book, measure, group, &text);
		else
			pl_put(&text, "%d", group);
		snprintf(name, sizeof name, "%.30s %s", own->name, called);
		add_group(catalogue, PL_ABOUT_GROUPS, name, own->about, measure);
	}
}

static void add_own(struct pl_catalogue *catalogue, const struct pl_book *book)
{
	const struct pl_measure *own = catalogue->game->measures;
	for (int i = 0; own != NULL && own[i].name != NULL && i < PL_MEASURES; i++) {
		int scale = own[i].scale == 0 ? 1 : own[i].scale;
		catalogue->measures++;
		if (own[i].kind == PL_GROUP) {
			add_groups(catalogue, book, i);
		} else if (own[i].kind == PL_EACH) {
			add_pair(catalogue, PL_ABOUT_OWN, own[i].name, own[i].about, scale, i);
		} else {
			struct pl_figure *figure =
				add(catalogue, PL_MEAN, PL_ABOUT_OWN, own[i].about);
			snprintf(figure->name, sizeof figure->name, "%s", own[i].name);
			figure->scale = scale;
			figure->measure = i;
		}
	}
}

struct pl_catalogue *pl_catalogue_new(const struct pl_game *game, const struct pl_book *book,
                                      int seats, bool by_bot, const struct pl_bot bots[PL_SEATS])
{
	struct pl_catalogue *catalogue = pl_zeroed(sizeof *catalogue);
	catalogue->game = game;
	catalogue->seats = seats;
	catalogue->by_bot = by_bot;
	catalogue->scores = game->score_counts == NULL ? "points" : game->score_counts(seats);
	add_seats(catalogue);
	catalogue->bots = catalogue->count;
	add_bots(catalogue, bots);
	catalogue->plain = catalogue->count;
	add_plain(catalogue);
	catalogue->events = catalogue->count;
	add_events(catalogue);
	catalogue->own = catalogue->count;
	add_own(catalogue, book);
	return catalogue;
}

void pl_catalogue_free(struct pl_catalogue *catalogue)
{
	if (catalogue != NULL)
		free(catalogue->at);
	free(catalogue);
}

int pl_catalogue_find(const struct pl_catalogue *catalogue, const char *name, int kind)
{
	for (int i = 0; i < catalogue->count; i++)
		if (catalogue->at[i].kind == kind && strcmp(catalogue->at[i].name, name) == 0)
			return i;
	return -1;
}
