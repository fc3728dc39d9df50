/* record.c - one game, and what is to be counted of it; see record.h. */
#include "lab/record.h"

#include "core/clones.h"
#include "core/memory.h"
#include "core/turn.h"

void pl_recorder_open(struct pl_recorder *recorder, const struct pl_catalogue *catalogue, bool held)
{
	const struct pl_game *game = catalogue->game;
	memset(recorder, 0, sizeof *recorder);
	recorder->catalogue = catalogue;
	recorder->game = game;
	recorder->state = pl_apart(game->state_size);
	recorder->view = pl_apart(game->state_size);
	recorder->number = pl_apart((size_t)catalogue->count * sizeof recorder->number[0]);
	recorder->moves = pl_apart(PL_MOVES * sizeof recorder->moves[0]);
	recorder->held = held;
	recorder->ahead.first = (uint64_t)1 << 63; /* nothing was drawn yet */
	pl_pointed_open(&recorder->uses, game, catalogue->kinds);
	for (int kind = 1; kind < catalogue->kinds; kind++)
		if (strcmp(game->event_kinds[kind], "time-out") == 0)
			recorder->limit_kind = kind;
}

void pl_recorder_close(struct pl_recorder *recorder)
{
	free(recorder->state);
	free(recorder->view);
	free(recorder->number);
	free(recorder->moves);
	free(recorder->looks);
	pl_pointed_close(&recorder->uses);
}

/* --- while it is played ------------------------------------------------------ */

static void note_held(struct pl_recorder *recorder, const struct pl_rules *rules,
                      const struct pl_state *view, const struct pl_move *chosen)
{
	struct pl_move *moves = recorder->moves;
	int count = recorder->game->legal(rules, view, chosen->seat, moves);
	pl_pointed_decide(&recorder->uses);
	for (int i = 0; i < count; i++)
		pl_pointed_note_move(&recorder->uses, rules, view, &moves[i], PL_AT_HAND);
	pl_pointed_note_move(&recorder->uses, rules, view, chosen, PL_CHOSEN);
}

static void note_late_events(struct pl_recorder *recorder)
{
	for (int late = 0; late < recorder->late; late++) {
		const struct pl_events *events = &recorder->events[late];
		for (int i = 0; i < events->count; i++)
			pl_pointed_note(&recorder->uses, &events->at[i]);
	}
	recorder->late = 0;
}

/* Play a move, and measure what came of it. */
static inline void play(struct pl_recorder *recorder, const struct pl_rules *rules,
                        const struct pl_move *move)
{
	if (recorder->heed == PL_HEED_END) {
		recorder->game->apply(rules, recorder->state, move, NULL);
		return;
	}
	struct pl_events *events = &recorder->events[recorder->late++];
	events->count = 0;
	if (recorder->luck != NULL)
		pl_luck_before(recorder->luck, recorder->state);
	recorder->game->apply(rules, recorder->state, move, events);
	if (recorder->luck != NULL)
		pl_luck_after(recorder->luck, rules, recorder->state, move, recorder->own);
	if (events->count > PL_EVENTS)
		events->count = PL_EVENTS;
	if (recorder->game->measure != NULL)
		recorder->game->measure(rules, recorder->state, events, recorder->own);
	if (recorder->late == PL_LATE)
		note_late_events(recorder);
}

/* Who is first, who is last; of equals nobody. */
static void look(struct pl_recorder *recorder, const struct pl_rules *rules)
{
	int32_t value[PL_SEATS];
	int first = 0, last = 0, firsts = 1, lasts = 1;
	recorder->game->value(rules, recorder->state, value);
	for (int seat = 1; seat < recorder->state->seats; seat++) {
		firsts = value[seat] > value[first] ? 1 : firsts + (value[seat] == value[first]);
		lasts = value[seat] < value[last] ? 1 : lasts + (value[seat] == value[last]);
		first = value[seat] > value[first] ? seat : first;
		last = value[seat] < value[last] ? seat : last;
	}
	if (recorder->look_count == recorder->look_room) {
		recorder->look_room = 2 * recorder->look_room + 256;
		recorder->looks = pl_resize(
			recorder->looks, (size_t)recorder->look_room * sizeof recorder->looks[0]);
	}
	struct pl_look *at = &recorder->looks[recorder->look_count++];
	at->ply = recorder->state->ply;
	at->leader = (uint8_t)(firsts == 1 ? first : PL_SEATS);
	at->last = (uint8_t)(lasts == 1 ? last : PL_SEATS);
	for (int seat = 0; seat < recorder->state->seats; seat++)
		at->value[seat] = (int16_t)value[seat];
}

void pl_look_shares(const struct pl_look *look, int seats, uint64_t share[PL_SEATS])
{
	uint64_t all = 0;
	for (int seat = 0; seat < seats; seat++)
		all += (uint64_t)(look->value[seat] > 0 ? look->value[seat] : 0);
	for (int seat = 0; seat < seats; seat++)
		share[seat] = all == 0           ? PL_SHARE / (uint64_t)seats
			: look->value[seat] <= 0 ? 0
						 : (uint64_t)look->value[seat] * PL_SHARE / all;
}

static void begin(struct pl_recorder *recorder, const struct pl_rules *rules,
                  const struct pl_chance *match)
{
	const struct pl_game *game = recorder->game;
	struct pl_state *state = recorder->state;
	memset(state, 0, game->state_size);
	state->chance = *match;
	state->seats = (uint8_t)recorder->catalogue->seats;
	game->setup(rules, state);
	recorder->look_count = 0;
	recorder->late = 0;
	recorder->decisions = recorder->choices = recorder->forced = recorder->turns = 0;
	if (recorder->heed == PL_HEED_END)
		return;
	memset(recorder->own, 0, sizeof recorder->own);
	pl_pointed_begin(&recorder->uses, rules);
	if (game->measure != NULL)
		game->measure(rules, state, NULL, recorder->own);
	if (recorder->luck != NULL)
		pl_luck_deal(recorder->luck, rules, state, recorder->own);
}

/* --- once it is over ----------------------------------------------------------- */

static void settle(struct pl_recorder *recorder, const struct pl_rules *rules)
{
	int seats = recorder->catalogue->seats;
	recorder->game->returns(rules, recorder->state, &recorder->result);
	recorder->winners = 0;
	for (int seat = 0; seat < seats; seat++)
		recorder->winners += recorder->result.place[seat] == 1;
	for (int seat = 0; seat < seats; seat++)
		recorder->won[seat] = recorder->result.place[seat] == 1 ? PL_WIN / recorder->winners
									: 0;
}

static void fill_seats(struct pl_recorder *recorder, const struct pl_seating *seating)
{
	const struct pl_catalogue *catalogue = recorder->catalogue;
	int64_t due = PL_WIN / catalogue->seats;
	for (int seat = 0; seat < catalogue->seats; seat++) {
		int64_t figures[PL_SEAT_FIGURES] = { recorder->won[seat], 1,
			                             recorder->won[seat] - due,
			                             recorder->result.score[seat] };
		memcpy(recorder->number + PL_SEAT_FIGURES * seat, figures, sizeof figures);
		if (catalogue->by_bot)
			memcpy(recorder->number + catalogue->bots +
			               PL_SEAT_FIGURES * seating->bot[seat],
			       figures, sizeof figures);
	}
}

/* The winners' part in what the looks say at a part of the game, in percent. */
static const struct pl_look *look_at(const struct pl_recorder *recorder, unsigned percent)
{
	const struct pl_look *found = NULL;
	for (int i = 0; i < recorder->look_count; i++)
		if ((uint64_t)recorder->looks[i].ply * 100 <=
		    (uint64_t)recorder->state->ply * percent)
			found = &recorder->looks[i];
	return found;
}

static int64_t won_by(const struct pl_recorder *recorder, int seat)
{
	return seat < PL_SEATS ? recorder->won[seat] : 0;
}

static void fill_lead(struct pl_recorder *recorder, int64_t *plain)
{
	static const unsigned parts[] = { 25, 50, 75 };
	int leader = PL_SEATS, changes = 0;
	uint32_t decided = 0, plies = recorder->state->ply;
	for (int i = 0; i < recorder->look_count; i++) {
		int now = recorder->looks[i].leader;
		changes += now != PL_SEATS && leader != PL_SEATS && now != leader;
		leader = now == PL_SEATS ? leader : now;
		if (won_by(recorder, now) == 0)
			decided = i + 1 < recorder->look_count ? recorder->looks[i + 1].ply : plies;
	}
	plain[PL_CHANGES] = changes;
	plain[PL_DECIDED] = plies == 0 ? 0 : (int64_t)decided * 1000 / plies;
	for (int i = 0; i < 3; i++) {
		const struct pl_look *at = look_at(recorder, parts[i]);
		plain[PL_LEAD_QUARTER + i] = at == NULL ? 0 : won_by(recorder, at->leader);
		if (i == 1)
			plain[PL_LAST_HALF] = at == NULL ? 0 : won_by(recorder, at->last);
	}
}

/* Whether the limit ended the game, as far as it was heeded. */
static bool is_limited(const struct pl_recorder *recorder)
{
	bool limited = false;
	if (recorder->heed == PL_HEED_END || recorder->limit_kind == 0)
		return false;
	for (int seat = 0; seat < PL_SEATS; seat++)
		limited |= recorder->uses.by_kind[recorder->limit_kind][seat] > 0;
	return limited;
}

/* Points of the first, the second and the last. */
static void fill_scores(const struct pl_recorder *recorder, int64_t *plain)
{
	const struct pl_result *result = &recorder->result;
	int first = 0;
	for (int seat = 1; seat < recorder->catalogue->seats; seat++)
		if (result->place[seat] < result->place[first])
			first = seat;
	int64_t second = INT64_MIN, last = result->score[first];
	for (int seat = 0; seat < recorder->catalogue->seats; seat++) {
		if (seat != first && result->score[seat] > second)
			second = result->score[seat];
		if (result->score[seat] < last)
			last = result->score[seat];
	}
	plain[PL_MARGIN] = second == INT64_MIN ? 0 : result->score[first] - second;
	plain[PL_SPREAD] = result->score[first] - last;
}

static void fill_plain(struct pl_recorder *recorder)
{
	int64_t *plain = recorder->number + recorder->catalogue->plain;
	uint64_t decisions = recorder->decisions > 0 ? recorder->decisions : 1;
	plain[PL_LENGTH] = recorder->state->ply;
	plain[PL_PASSES] = (int64_t)recorder->turns;
	plain[PL_CHOICES] = (int64_t)(recorder->choices * 1000 / decisions);
	plain[PL_FORCED] = (int64_t)(recorder->forced * 1000 / decisions);
	plain[PL_SHARED] = recorder->winners > 1;
	plain[PL_NOBODY] = recorder->winners == 0;
	plain[PL_LIMIT] = is_limited(recorder);
	fill_scores(recorder, plain);
	fill_lead(recorder, plain);
}

/* Mean of the seats, and of the winners less the others, in sixtieths; in a
 * game without either the gap is none. */
static void fill_pair(struct pl_recorder *recorder, const int64_t value[PL_SEATS], int64_t *out)
{
	int seats = recorder->catalogue->seats, losers = seats - recorder->winners;
	int64_t by_winners = 0, by_losers = 0;
	for (int seat = 0; seat < seats; seat++)
		*(recorder->result.place[seat] == 1 ? &by_winners : &by_losers) += value[seat];
	out[0] = (by_winners + by_losers) * (PL_WIN / seats);
	out[1] = losers == 0 || recorder->winners == 0
		? 0
		: by_winners * (PL_WIN / recorder->winners) - by_losers * (PL_WIN / losers);
}

static void fill_events(struct pl_recorder *recorder)
{
	int64_t *out = recorder->number + recorder->catalogue->events;
	for (int kind = 0; kind < recorder->catalogue->kinds; kind++, out += 2) {
		int64_t value[PL_SEATS];
		for (int seat = 0; seat < PL_SEATS; seat++)
			value[seat] = recorder->uses.by_kind[kind][seat];
		fill_pair(recorder, value, out);
	}
}

static int64_t *fill_groups(struct pl_recorder *recorder, const int32_t group[PL_SEATS], int most,
                            int64_t *out)
{
	int seats = recorder->catalogue->seats;
	memset(out, 0, 3 * (size_t)most * sizeof out[0]);
	for (int seat = 0; seat < seats; seat++) {
		if (group[seat] < 1 || group[seat] > most)
			continue;
		int64_t *at = out + 3 * (group[seat] - 1);
		at[0] += recorder->won[seat];
		at[1]++;
		at[2] += recorder->won[seat] - PL_WIN / seats;
	}
	return out + 3 * (size_t)most;
}

static void fill_own(struct pl_recorder *recorder)
{
	const struct pl_measure *own = recorder->game->measures;
	int64_t *out = recorder->number + recorder->catalogue->own;
	for (int m = 0; m < recorder->catalogue->measures; m++) {
		int64_t value[PL_SEATS];
		for (int seat = 0; seat < PL_SEATS; seat++)
			value[seat] = recorder->own[m][seat];
		if (own[m].kind == PL_GROUP) {
			out = fill_groups(recorder, recorder->own[m], own[m].most, out);
		} else if (own[m].kind == PL_EACH) {
			fill_pair(recorder, value, out);
			out += 2;
		} else {
			*out++ = value[0];
		}
	}
}

/* The game goes on to that seat: a look, once in as many turns as there are seats. */
static void begin_turn(struct pl_recorder *recorder, const struct pl_rules *rules)
{
	if (recorder->heed == PL_HEED_LEAD && recorder->turns % recorder->state->seats == 0)
		look(recorder, rules);
	recorder->turns++;
}

static void play_thinking(struct pl_recorder *recorder, const struct pl_rules *rules, int seat,
                          struct pl_thinker *thinker, struct pl_chance *bots)
{
	memcpy(recorder->view, recorder->state, recorder->game->state_size);
	recorder->game->observe(rules, recorder->view, seat);
	struct pl_move move = pl_think(thinker, recorder->view, seat, bots);
	int choices = pl_thinker_choices(thinker);
	recorder->decisions++;
	recorder->choices += (uint64_t)choices;
	recorder->forced += choices == 1;
	if (recorder->held)
		note_held(recorder, rules, recorder->view, &move);
	if (recorder->watch != NULL)
		recorder->watch(recorder->watcher, rules, recorder->view, &move);
	play(recorder, rules, &move);
}

/* Any legal move, as the random bot chooses it, without a view or a copy of it; how many there
 * are. */
static inline const struct pl_move *choose_any(struct pl_recorder *recorder,
                                               const struct pl_rules *rules, int seat,
                                               struct pl_chance *bots, int *count)
{
	*count = recorder->game->legal(rules, recorder->state, seat, recorder->moves);
	return &recorder->moves[pl_ahead_draw(&recorder->ahead, bots, (uint32_t)*count)];
}

/* Seats in `any` play any legal move. */
static void play_all(struct pl_recorder *recorder, const struct pl_rules *rules,
                     struct pl_chance bots, const struct pl_seating *seating, unsigned any)
{
	const struct pl_state *state = recorder->state;
	int before = -1;
	while (state->pending != 0) {
		int seat = pl_first_pending(state);
		if (seat != before)
			begin_turn(recorder, rules);
		before = seat;
		if ((any >> seat) & 1) {
			int choices;
			play(recorder, rules, choose_any(recorder, rules, seat, &bots, &choices));
			recorder->decisions++;
			recorder->choices += (uint64_t)choices;
			recorder->forced += choices == 1;
		} else {
			play_thinking(recorder, rules, seat, seating->thinker[seat], &bots);
		}
	}
}

/* The same where all do and only the end is heeded. Most games of a long run are played here, so
 * whether another seat is asked is added up, as nobody can foretell it. */
static void play_at_random(struct pl_recorder *recorder, const struct pl_rules *rules,
                           const struct pl_chance *bots)
{
	const struct pl_game *game = recorder->game;
	struct pl_state *state = recorder->state;
	struct pl_draws draws = pl_draws_of(&recorder->ahead, bots);
	uint64_t decisions = 0, choices = 0, forced = 0, turns = 0;
	int before = -1;
	while (state->pending != 0) {
		int seat = pl_first_pending(state);
		turns += seat != before;
		before = seat;
		uint32_t count = (uint32_t)game->legal(rules, state, seat, recorder->moves);
		uint32_t chosen = pl_next_draw(&draws, count);
		game->apply(rules, state, &recorder->moves[chosen], NULL);
		decisions++;
		choices += count;
		forced += count == 1;
	}
	recorder->decisions = decisions;
	recorder->choices = choices;
	recorder->forced = forced;
	recorder->turns = turns;
}

void pl_record_game(struct pl_recorder *recorder, const struct pl_rules *rules,
                    const struct pl_chance *match, struct pl_chance bots,
                    const struct pl_seating *seating, enum pl_heed heed)
{
	int seats = recorder->catalogue->seats;
	unsigned any = 0;
	recorder->heed = heed;
	begin(recorder, rules, match);
	for (int seat = 0; seat < seats; seat++)
		if (!recorder->held && recorder->watch == NULL &&
		    !pl_thinker_needs_view(seating->thinker[seat]))
			any |= pl_bit(seat);
	if (heed == PL_HEED_END && any == (1u << seats) - 1)
		play_at_random(recorder, rules, &bots);
	else
		play_all(recorder, rules, bots, seating, any);
	note_late_events(recorder);
	pl_pointed_sum(&recorder->uses);
	settle(recorder, rules);
	fill_seats(recorder, seating);
	fill_plain(recorder);
	if (heed == PL_HEED_END)
		return;
	fill_events(recorder);
	fill_own(recorder);
	if (recorder->luck != NULL)
		pl_luck_end(recorder->luck, seating->bot);
}

/* --- counting --------------------------------------------------------------------- */

/* The winners of the game, and the seats in it, as masks of times. */
PL_CLONES static void count_uses(struct pl_recorder *recorder, struct pl_tally *tally,
                                 uint64_t number)
{
	struct pl_pointed_row *used;
	const uint32_t *by_seat;
	uint32_t here[8] = { 0 }, first[8] = { 0 }, won[8] = { 0 };
	for (int seat = 0; seat < recorder->catalogue->seats; seat++) {
		here[seat] = UINT32_MAX;
		first[seat] = recorder->result.place[seat] == 1 ? UINT32_MAX : 0;
		won[seat] = (uint32_t)recorder->won[seat];
	}
	for (uint32_t at = 0; (used = pl_pointed_next(&recorder->uses, &at, &by_seat)) != NULL;) {
		struct pl_usage *use = pl_tally_use(tally, used->key, &used->near);
		uint32_t all = 0, by_winners = 0, users = 0, wins = 0;
		for (int seat = 0; seat < 8; seat++) { /* at once, where the processor can */
			uint32_t times = by_seat[seat] & here[seat];
			all += times;
			by_winners += times & first[seat];
			users += times > 0;
			wins += times > 0 ? won[seat] : 0;
		}
		use->by_winners += by_winners;
		use->by_losers += all - by_winners;
		use->users += users;
		use->won += wins;
		pl_usage_keep(use, all, number);
	}
}

/* How low the later winner was thought of in the second half. */
static int64_t depth_of(const struct pl_recorder *recorder)
{
	int64_t least = 1000;
	for (int i = 0; i < recorder->look_count; i++) {
		const struct pl_look *at = &recorder->looks[i];
		for (int seat = 0; seat < recorder->catalogue->seats; seat++)
			if (2 * at->ply >= recorder->state->ply && recorder->won[seat] > 0 &&
			    at->value[seat] < least)
				least = at->value[seat];
	}
	return 1000 - least;
}

static void count_moment(const struct pl_recorder *recorder, const struct pl_look *look,
                         struct pl_moment *moment)
{
	uint64_t share[PL_SEATS];
	pl_look_shares(look, recorder->catalogue->seats, share);
	for (int seat = 0; seat < recorder->catalogue->seats; seat++)
		moment->winner += share[seat] * (uint64_t)recorder->won[seat] / PL_WIN;
	moment->won += recorder->winners > 0;
	if (look->leader == PL_SEATS)
		return;
	moment->led++;
	moment->leader += share[look->leader];
	moment->kept += (uint64_t)recorder->won[look->leader];
}

/* The last look before each moment. */
static void count_moments(const struct pl_recorder *recorder, struct pl_tally *tally)
{
	int at = 0;
	for (uint64_t i = 0; recorder->look_count > 0 && i < PL_MOMENTS; i++) {
		uint64_t ply = recorder->state->ply * i / PL_MOMENTS;
		while (at + 1 < recorder->look_count && recorder->looks[at + 1].ply <= ply)
			at++;
		count_moment(recorder, &recorder->looks[at], &tally->moments[i]);
	}
}

void pl_record_count(struct pl_recorder *recorder, struct pl_tally *tally, uint64_t number)
{
	const int64_t *plain = recorder->number + recorder->catalogue->plain;
	bool watched = recorder->heed == PL_HEED_LEAD;
	pl_tally_count(tally, recorder->catalogue, recorder->number, recorder->heed);
	tally->lengths[pl_bucket_of(recorder->state->ply)]++;
	if (recorder->heed >= PL_HEED_EVENTS)
		count_uses(recorder, tally, number);
	count_moments(recorder, tally);
	/* Of equal margins, one that is known to have been decided late, or early. */
	int64_t late = plain[PL_DECIDED], early = watched ? 1000 - late : 0;
	pl_tally_keep(tally, PL_CLOSEST, late - 1001 * plain[PL_MARGIN], number);
	pl_tally_keep(tally, PL_LOPSIDED, early + 1001 * plain[PL_MARGIN], number);
	pl_tally_keep(tally, PL_LONGEST, plain[PL_LENGTH], number);
	pl_tally_keep(tally, PL_SHORTEST, -plain[PL_LENGTH], number);
	if (!watched)
		return;
	pl_tally_keep(tally, PL_COMEBACK, depth_of(recorder), number);
	pl_tally_keep(tally, PL_SWINGING, plain[PL_CHANGES], number);
}
