/* verdict.c - what a change of the data did; see verdict.h. */
#include "lab/verdict.h"

#include "core/memory.h"
#include "core/text.h"

#include <ctype.h>
#include <math.h>
#include <strings.h>

struct court {
	const struct pl_sim *sim;
	const struct pl_sim_result *result;
	const struct pl_catalogue *catalogue;
	int variant;
	int who; /* the measure that says who a seat plays, or -1 */
};

static const struct pl_tally *tally_of(const struct court *court, bool now)
{
	return &court->result->tally[now ? court->variant : 0];
}

/* --- outcomes and counters ------------------------------------------------------------------ */

/* Wins, length and endings; then how it went; then what was counted. */
enum rank { OUTCOME, COURSE, MEASURE, COUNTER };

static enum rank rank_of(const struct court *court, int i)
{
	const struct pl_figure *figure = &court->catalogue->at[i];
	if (figure->kind == PL_GAP || figure->kind == PL_TAKEN)
		return COUNTER;
	switch (figure->section) {
	case PL_ABOUT_SEATS:
	case PL_ABOUT_BOTS:
		return figure->kind == PL_WON ? OUTCOME : COURSE;
	case PL_ABOUT_GROUPS:
		return figure->measure == court->who ? OUTCOME : MEASURE;
	case PL_ABOUT_LENGTH:
	case PL_ABOUT_END:
		return OUTCOME;
	case PL_ABOUT_LEAD:
	case PL_ABOUT_CHOICE:
		return COURSE;
	case PL_ABOUT_EVENTS:
		return COUNTER;
	default:
		return MEASURE;
	}
}

/* How large a change is, beside what games differ by anyway. */
static double size_of(const struct court *court, int i)
{
	struct pl_changed changed = pl_changed_of(court->result, court->variant, i);
	struct pl_estimate mean = pl_mean_of(court->catalogue, tally_of(court, false), i);
	double games = pl_games_of(court->catalogue, tally_of(court, false), i);
	double spread = (mean.high - mean.low) / 2 * sqrt(games);
	if (court->catalogue->at[i].kind == PL_WON)
		spread = 2 * sqrt(fmax(0.0001, changed.before * (1 - changed.before)));
	return fabs(changed.by.is) / fmax(spread, 1e-9);
}

/* What was not taken yet, surely changed, of the best rank and then the largest. */
static int next_follow(const struct court *court, const double *chance, const bool *taken)
{
	int best = -1;
	for (int i = 0; i < court->catalogue->count; i++) {
		if (taken[i] || chance[i] >= PL_SURE)
			continue;
		enum rank rank = rank_of(court, i),
			  best_rank = best < 0 ? COUNTER : rank_of(court, best);
		if (best < 0 || rank < best_rank ||
		    (rank == best_rank && size_of(court, i) > size_of(court, best)))
			best = i;
	}
	return best;
}

static void list_follows(const struct court *court, struct pl_verdict *verdict)
{
	bool *taken = pl_zeroed((size_t)court->catalogue->count);
	verdict->follows = pl_zeroed((size_t)court->catalogue->count * sizeof verdict->follows[0]);
	for (int i; (i = next_follow(court, verdict->chance, taken)) >= 0;) {
		taken[i] = true;
		verdict->follows[verdict->follow_count++] = i;
		verdict->outcomes += rank_of(court, i) == OUTCOME;
	}
	free(taken);
}

/* --- the figure that is about an edit ---------------------------------------------------------- */

static const char *group_name(const struct court *court, int i)
{
	const struct pl_figure *figure = &court->catalogue->at[i];
	size_t length = strlen(court->catalogue->game->measures[figure->measure].name);
	return figure->name + (length < 30 ? length : 30) + 1;
}

/* A group that somebody was of, by its name; who a seat plays before other groups. */
static int find_group(const struct court *court, const char *name)
{
	int found = -1;
	for (int i = 0; i < court->catalogue->count; i++) {
		const struct pl_figure *figure = &court->catalogue->at[i];
		if (figure->kind != PL_WON || figure->section != PL_ABOUT_GROUPS ||
		    strcasecmp(group_name(court, i), name) != 0 ||
		    tally_of(court, true)->sum[i + 1] == 0)
			continue;
		if (found < 0 || figure->measure == court->who)
			found = i;
	}
	return found;
}

static void show_figure(const struct court *court, struct pl_answer *answer, int i, const char *of)
{
	struct pl_shown *shown = &answer->shown[answer->shown_count++];
	const struct pl_figure *figure = &court->catalogue->at[i];
	struct pl_text text = pl_text_in(shown->of, sizeof shown->of);
	if (of != NULL)
		pl_put(&text, "%s", of);
	else
		pl_say_figure(&text, figure);
	shown->as = of != NULL ? PL_SHOWN_WINS : PL_SHOWN_FIGURE;
	shown->figure = figure;
	shown->percent = figure->percent;
	shown->changed = pl_changed_of(court->result, court->variant, i);
	shown->any = true;
}

static bool answer_by_group(const struct court *court, struct pl_answer *answer, const char *name,
                            bool itself)
{
	int i = find_group(court, name);
	if (i < 0)
		return false;
	if (itself && court->catalogue->at[i].measure == court->who)
		snprintf(answer->who, sizeof answer->who, "it");
	else
		snprintf(answer->who, sizeof answer->who, "%s", court->catalogue->at[i].name);
	show_figure(court, answer, i, "wins");
	return true;
}

/* A row that belongs to another, as a card to its persona: how that one fares. */
static bool answer_by_owner(const struct court *court, struct pl_answer *answer)
{
	const struct pl_edited *edited = answer->edited;
	size_t length = strlen(edited->list);
	const struct pl_book *book = court->sim->books[edited->row[1] < 0 ? 0 : court->variant];
	int row = edited->row[1] < 0 ? edited->row[0] : edited->row[1];
	for (const struct pl_field *field = court->sim->game->fields; field->path != NULL;
	     field++) {
		char name[PL_EDIT_NAME];
		struct pl_text text = pl_text_in(name, sizeof name);
		if (field->kind != PL_ROW || length == 0 ||
		    strncmp(field->path, edited->list, length) != 0 ||
		    strncmp(field->path + length, "[].", 3) != 0 ||
		    strchr(field->path + length + 3, '[') != NULL)
			continue;
		pl_field_value(court->sim->game, field, book, row, 0, &text);
		if (answer_by_group(court, answer, name, false))
			return true;
	}
	return false;
}

/* --- pieces ------------------------------------------------------------------------------------- */

/* What it is to use a piece, of events that point at it: the first that any does. */
static const char *const uses[] = { "play",   "research", "build", "buy", "use",
	                            "settle", "contract", "take",  "draw" };
enum { USES = sizeof uses / sizeof uses[0] };

/* Whether a use is of a piece of that name; of "p1's Robustness" where it is a seat's own. */
static bool is_piece(const struct court *court, const struct pl_usage *use, const char *name,
                     bool own)
{
	struct pl_piece_name piece =
		pl_piece_of(court->sim->game, court->sim->books[court->variant], use);
	const char *at = piece.name;
	if (own && at[0] == 'p' && isdigit((unsigned char)at[1]) && strncmp(at + 2, "'s ", 3) == 0)
		return strcasecmp(at + 5, name) == 0;
	return !own && strcasecmp(at, name) == 0;
}

struct used {
	double users, won; /* seats, and how many of them win */
};

static struct used sum_uses(const struct court *court, bool now, int kind, const char *name,
                            bool own)
{
	const struct pl_tally *tally = tally_of(court, now);
	struct used sum = { 0, 0 };
	for (uint32_t i = 0; i < tally->use_count; i++) {
		const struct pl_usage *use = &tally->uses[i];
		if ((int)(use->key >> 16) != kind || !is_piece(court, use, name, own))
			continue;
		sum.users += (double)use->users;
		sum.won += (double)use->won / PL_WIN;
	}
	return sum;
}

/* One event may point at the card and at what becomes of it on the table: one of them is
 * counted, whichever is pointed at more. */
static void count_users(const struct court *court, int kind, const char *name, struct used both[2])
{
	struct used own[2];
	for (int now = 0; now < 2; now++) {
		both[now] = sum_uses(court, now == 1, kind, name, false);
		own[now] = sum_uses(court, now == 1, kind, name, true);
	}
	if (own[0].users + own[1].users > both[0].users + both[1].users)
		memcpy(both, own, sizeof own);
}

static int kind_named(const struct pl_game *game, const char *name)
{
	for (int kind = 1; game->event_kinds[kind] != NULL; kind++)
		if (strcmp(game->event_kinds[kind], name) == 0)
			return kind;
	return -1;
}

/* The event of using it; else that a move with it was chosen. 0: it never comes up. */
static int use_of(const struct court *court, const char *name)
{
	for (int i = 0; i <= USES; i++) {
		int kind = i == USES ? PL_CHOSEN : kind_named(court->sim->game, uses[i]);
		struct used both[2] = { { 0, 0 }, { 0, 0 } };
		if (kind > 0)
			count_users(court, kind, name, both);
		if (both[0].users + both[1].users > 0)
			return kind;
	}
	return 0;
}

/* How many seats use it, and how many of those win. Seats of a game may do alike: only games
 * count as apart. */
static bool answer_by_piece(const struct court *court, struct pl_answer *answer)
{
	const char *name = answer->edited->name;
	int kind = use_of(court, name);
	if (kind == 0)
		return false;
	struct used both[2];
	count_users(court, kind, name, both);
	struct used before = both[0], now = both[1];
	double games = (double)tally_of(court, false)->told, seats = court->catalogue->seats;
	answer->shown[0] = (struct pl_shown){
		.as = PL_SHOWN_USED,
		.of = "used by",
		.unit = " of the seats",
		.percent = true,
		.any = true,
		.changed = pl_shares_apart(before.users / seats, games, now.users / seats, games),
	};
	answer->shown[1] = (struct pl_shown){
		.as = PL_SHOWN_USERS_WIN,
		.of = "who uses it wins",
		.percent = true,
		.any = before.users > 0 && now.users > 0,
		.changed = pl_shares_apart(before.won, before.users, now.won, now.users),
	};
	answer->shown_count = 2;
	return true;
}

/* --- by words -------------------------------------------------------------------------------------- */

/* The next word in lower case, without an s at its end; false after the last. */
static bool next_word(const char **at, char word[32])
{
	size_t length = 0;
	while (**at != '\0' && !isalpha((unsigned char)**at))
		++*at;
	while (isalpha((unsigned char)**at)) {
		if (length + 1 < 32)
			word[length++] = (char)tolower((unsigned char)**at);
		++*at;
	}
	if (length > 3 && word[length - 1] == 's')
		length--;
	word[length] = '\0';
	return length > 0;
}

static bool has_word(const char *text, const char *wanted)
{
	char word[32];
	while (next_word(&text, word))
		if (strcmp(word, wanted) == 0)
			return true;
	return false;
}

/* How many words of the field's path a figure's name has. Between figures of as many, those have
 * one more that share the first: of "level[].price" a level is what was edited, and prices are of
 * many things. */
static int words_shared(const char *path, const char *name)
{
	char word[32];
	int count = 0;
	for (bool first = true; next_word(&path, word); first = false)
		if (strlen(word) > 2 && has_word(name, word))
			count += first ? 3 : 2;
	return count;
}

/* Of the figures that are called like the field, the one that changed most surely; wins, or
 * what players do. */
static int find_by_words(const struct court *court, const char *path, bool wins)
{
	int best = -1, most = 0;
	double surest = 2;
	for (int i = 0; i < court->catalogue->count; i++) {
		const struct pl_figure *figure = &court->catalogue->at[i];
		int shared = words_shared(path, figure->name);
		bool good = wins ? figure->kind == PL_WON && figure->section == PL_ABOUT_GROUPS &&
				figure->measure != court->who
				 : figure->kind == PL_SEATS_MEAN || figure->kind == PL_MEAN;
		double chance = pl_changed_of(court->result, court->variant, i).by.chance;
		if (!good || chance >= 1 || shared == 0 || shared < most ||
		    (shared == most && chance >= surest))
			continue;
		best = i;
		most = shared;
		surest = chance;
	}
	return best;
}

static bool answer_by_words(const struct court *court, struct pl_answer *answer)
{
	const char *path = answer->edited->field == NULL ? answer->edited->list
							 : answer->edited->field->path;
	int done = find_by_words(court, path, false), won = find_by_words(court, path, true);
	if (done >= 0)
		show_figure(court, answer, done, NULL);
	if (won >= 0 &&
	    (done < 0 ||
	     words_shared(path, court->catalogue->at[won].name) >=
	             words_shared(path, court->catalogue->at[done].name)))
		show_figure(court, answer, won, NULL);
	return answer->shown_count > 0;
}

/* --- answers ------------------------------------------------------------------------------------------ */

static bool is_sure(const struct pl_shown *shown)
{
	return shown->any && shown->changed.by.chance < PL_SURE;
}

/* The outcome that changed most, for what nothing else is about. */
static void answer_by_outcome(const struct court *court, const struct pl_verdict *verdict,
                              struct pl_answer *answer)
{
	if (verdict->follow_count > 0)
		show_figure(court, answer, verdict->follows[0], NULL);
}

static void say_shown(struct pl_text *text, const struct pl_shown *shown)
{
	const struct pl_figure figure = { .percent = shown->percent };
	const struct pl_changed *changed = &shown->changed;
	double unit = shown->percent ? 100 : 1;
	if (!shown->any) {
		pl_put(text, "%s: nothing to compare", shown->of);
		return;
	}
	pl_put(text, "%s ", shown->of);
	pl_say_short(text, &figure, changed->before);
	pl_put(text, " → ");
	pl_say_short(text, &figure, changed->now);
	pl_put(text, "%s", shown->unit == NULL ? "" : shown->unit);
	int digits = shown->percent || fabs(changed->by.is) >= 10 ? 1 : 2;
	pl_put(text, ", %+.*f (%.*f to %.*f)", digits, unit * changed->by.is, digits,
	       unit * changed->by.low, digits, unit * changed->by.high);
	if (!is_sure(shown))
		pl_put(text, ", which may be chance");
}

static void say_answer(struct pl_answer *answer, bool alike)
{
	struct pl_text text = pl_text_in(answer->says, sizeof answer->says);
	pl_put(&text, "You changed %s", answer->edit);
	for (int i = 0; i < answer->shown_count; i++) {
		pl_put(&text, "%s%s%s", i == 0 ? ": " : "; ", i == 0 ? answer->who : "",
		       i == 0 && answer->who[0] != '\0' ? " " : "");
		say_shown(&text, &answer->shown[i]);
	}
	if (answer->shown_count == 0)
		pl_put(&text,
		       alike ? ": no game went differently"
		             : ": nothing that is counted changed surely");
	pl_put(&text, ".");
}

static void answer_edit(const struct court *court, const struct pl_verdict *verdict,
                        const struct pl_edited *edited, struct pl_answer *answer)
{
	*answer = (struct pl_answer){ .edited = edited };
	struct pl_text text = pl_text_in(answer->edit, sizeof answer->edit);
	pl_edited_say(edited, &text);
	if (!verdict->alike &&
	    !(edited->list[0] != '\0' &&
	      (answer_by_group(court, answer, edited->name, true) ||
	       answer_by_piece(court, answer) || answer_by_owner(court, answer))) &&
	    !answer_by_words(court, answer))
		answer_by_outcome(court, verdict, answer);
	for (int i = 0; i < answer->shown_count; i++)
		answer->sure = answer->sure || is_sure(&answer->shown[i]);
	say_answer(answer, verdict->alike);
}

/* Sure ones first, then as the data has them. */
static void list_answers(const struct court *court, const struct pl_diff *diff,
                         struct pl_verdict *verdict)
{
	struct pl_answer *all = pl_zeroed(((size_t)diff->count + 1) * sizeof all[0]);
	verdict->answers = pl_zeroed(((size_t)diff->count + 1) * sizeof all[0]);
	int count = 0;
	for (int i = 0; i < diff->count; i++)
		if (diff->at[i].changes > 0)
			answer_edit(court, verdict, &diff->at[i], &all[count++]);
	for (int sure = 1; sure >= 0; sure--)
		for (int i = 0; i < count; i++)
			if (all[i].sure == (sure == 1))
				verdict->answers[verdict->answer_count++] = all[i];
	verdict->texts_only = diff->count > 0 && count == 0;
	free(all);
}

/* --- the whole ------------------------------------------------------------------------------------------- */

static bool is_alike(const struct court *court)
{
	const struct pl_tally *change = &court->result->change[court->variant];
	for (int i = 0; i < court->catalogue->count; i++)
		if (change->set[i] != 0)
			return false;
	return true;
}

static int count_judged(const struct court *court)
{
	int count = 0;
	for (int i = 0; i < court->catalogue->count; i++)
		count += court->catalogue->at[i].kind != PL_EDGE &&
			pl_changed_of(court->result, court->variant, i).by.chance < 1;
	return count;
}

void pl_verdict_open(struct pl_verdict *verdict, const struct pl_sim *sim,
                     const struct pl_sim_result *result, int variant, const struct pl_diff *diff)
{
	struct court court = { sim, result, result->catalogue, variant,
		               pl_first_group(result->catalogue, &result->tally[variant]) };
	size_t figures = (size_t)result->catalogue->count;
	double *all = pl_judge_changes(result);
	*verdict = (struct pl_verdict){ .alike = is_alike(&court), .judged = count_judged(&court) };
	verdict->chance = pl_resize(NULL, figures * sizeof all[0]);
	memcpy(verdict->chance, all + (size_t)variant * figures, figures * sizeof all[0]);
	free(all);
	for (int seat = 0; seat < sim->seats; seat++) {
		struct pl_changed seats = pl_changed_of(result, variant, PL_SEAT_FIGURES * seat);
		verdict->power = fmax(verdict->power, pl_power_of(&seats.by));
	}
	list_follows(&court, verdict);
	list_answers(&court, diff, verdict);
}

void pl_verdict_close(struct pl_verdict *verdict)
{
	free(verdict->answers);
	free(verdict->follows);
	free(verdict->chance);
}

/* --- power ------------------------------------------------------------------------------------------------- */

double pl_power_alone(const struct pl_catalogue *catalogue, const struct pl_tally *tally)
{
	double most = 0;
	for (int seat = 0; seat < catalogue->seats; seat++) {
		struct pl_estimate wins = pl_wins_of(catalogue, tally, PL_SEAT_FIGURES * seat);
		most = fmax(most, pl_power_of(&wins));
	}
	return most;
}

void pl_say_power(struct pl_text *text, uint64_t games, double power)
{
	char digits[32];
	size_t length = (size_t)snprintf(digits, sizeof digits, "%llu", (unsigned long long)games);
	for (size_t i = 0; i < length; i++)
		pl_put(text, "%s%c", i > 0 && (length - i) % 3 == 0 ? "," : "", digits[i]);
	pl_put(text,
	       " games see differences of a seat's wins above %.1f points, four times in five.",
	       100 * power);
}
