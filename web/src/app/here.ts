/* here.ts - what is known of a table where somebody sits or watches, as the views of it want it. */
import { useMemo, useState } from 'preact/hooks';
import type { Entry, GameUI, Move, Player } from '../game';
import { type Feed, type Sight } from './feed';
import { isTold, linesOf } from './lines';
import type { Line } from './log';
import type { Shown } from './machine';
import { useSame } from './same';
import { knownOf, sceneOf } from './scene';
import { heardBy } from './sound';
import { namedEntry, namedMove, playersOf, type Position, type TableInfo } from './wire';

/* Which of our seats is looked at: the one that is asked, where several play here. */
function useSight(feed: Feed): { sight: Sight; covered: boolean; uncover(): void } {
	const [uncovered, setUncovered] = useState(0);
	const sights = [...feed.sights.values()].filter((sight) => sight.now !== null);
	const mine = sights.filter((sight) => feed.mine.includes(sight.seat));
	const playing = mine.filter((sight) => !feed.info?.seats[sight.seat - 1]?.resigned);
	const own = playing.length > 0 ? playing : mine.slice(0, 1);
	if (own.length <= 1)
		return {
			sight: own[0] ?? sights.find((sight) => sight.seat === 0) ?? sights[0]!,
			covered: false,
			uncover: () => undefined,
		};
	const asked = own.filter((sight) => sight.now!.question);
	const kept = own.find((sight) => sight.seat === uncovered);
	/* Who looked last goes on looking while others' moves are shown. */
	const sight =
		asked.find((candidate) => candidate === kept) ??
		(feed.busy ? kept : undefined) ??
		asked[0] ??
		kept ??
		own[0]!;
	return {
		sight,
		covered: !sight.now!.over && sight.seat !== uncovered,
		uncover: () => setUncovered(sight.seat),
	};
}

/* What is known of a table where somebody sits or watches. */
export interface Here {
	feed: Feed;
	ui: GameUI;
	still: boolean;
	sight: Sight;
	now: Position;
	told: Position; /* as far as it may be known: `now`, or what was before it */
	info: TableInfo;
	players: Player[];
	covered: boolean;
	uncover(): void;
	resigned: boolean; /* who has resigned is asked nothing more: a bot answers for the seat */
	question: Position['question'];
	moves: Move[];
	news: Entry[];
	lines: Line[];
	over: boolean; /* and everybody may know it */
	mine: boolean;
	away: boolean; /* a bot keeps this person's seat */
}

const NOTHING: Move[] = []; /* the same, however often there is nothing to be done */

export function useHere(feed: Feed, ui: GameUI, still: boolean): Here {
	const { sight, covered, uncover } = useSight(feed);
	const now = sight.now!;
	const info = feed.info!;
	const known = feed.director.known.value;
	const told = known.view ? now : (sight.before ?? now);
	const players = useSame(
		useMemo(() => playersOf(info.seats, feed.mine, told.pending), [info, feed.mine, told]),
	);
	const { busy } = feed;
	const resigned = players[sight.seat - 1]?.resigned === true;
	const question = resigned ? undefined : now.question;
	const moves = useMemo(
		() => (busy || covered || !question ? NOTHING : question.moves.map((move) => namedMove(move, players))),
		[question, busy, covered, players],
	);
	const news = useMemo(
		() => sight.news.filter((entry) => isTold(entry, players)).map((entry) => namedEntry(entry, players)),
		[sight.stamp],
	);
	const lines = useMemo(() => linesOf(knownOf(sight.log, sight.news, known), players, ui), [sight.log, info, known]);
	const away = players.some((player) => player.me && player.away && !player.resigned);
	const mine = feed.mine.length > 0;
	const over = now.over && !busy;
	return { feed, ui, still, sight, now, told, info, players, covered, uncover, resigned, question, moves, news, lines, over, mine, away };
}

/* The scene of what just happened, if this game has one for it. */
export function perform({ feed, ui, sight, covered, news, players }: Here, root: HTMLElement): void {
	feed.perform(
		sight,
		() => (covered || sight.jumped ? null : sceneOf(ui, sight.before, sight.now!, news, players, root)),
		news,
		heardBy(ui),
	);
}

/* Where in the machine this is. */
export function shownOf({ feed, sight, now, question, moves }: Here, linked: boolean): Shown {
	return {
		stamp: sight.stamp,
		asking: question ? `${sight.seat}.${question.turn}` : '',
		moves,
		waiting: feed.untold,
		seat: sight.seat,
		pending: now.pending,
		linked,
	};
}
