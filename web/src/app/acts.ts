/* acts.ts - what somebody at a table can do besides choosing: windows, undo, hints, the guide, the end. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Player } from '../game';
import type { Advised } from './choices';
import { say } from './dialog';
import { guideIsNew, restartGuide } from './guide';
import type { Here } from './here';
import { go } from './route';
import { Refused, socket } from './socket';
import { hear } from './sound';
import { useSource } from './source';
import { noteDecision, undoerOf } from './undo';
import { withNames, type Advice } from './wire';
import { w } from './words';

/* What stands over the table, one at a time but for the rules and a card. */
type Window = 'help' | 'chat' | 'text' | 'settings' | 'resign' | 'resigned' | 'stays' | null;

export interface Windows {
	open: Window;
	setOpen(open: Window): void;
	toggle(open: 'help' | 'chat' | 'text' | 'settings'): void;
	rules: string | null;
	setRules(clause: string | null): void;
	card: string | null;
	setCard(id: string | null): void;
	ended: boolean;
	setEnded(ended: boolean): void;
	ending: boolean; /* the game shows its end itself */
	setEnding(ending: boolean): void;
}

/* The end is shown when the last move was seen whole, not as soon as all of it is known. */
export function useWindows({ feed, over, now }: Here): Windows {
	const seen = useSource(feed.director.idle) && over;
	const [card, setCard] = useState<string | null>(null);
	const [open, setOpen] = useState<Window>(null);
	const [rules, setRules] = useState<string | null>(null);
	const [ended, setEnded] = useState(false);
	const [ending, setEnding] = useState(false);
	const played = useRef(false); /* this page was here before the end */
	if (!now.over) played.current = true;
	/* With the next frame: the board has just been drawn as it is in the end. */
	useEffect(() => {
		if (!seen) return undefined;
		const frame = requestAnimationFrame(() => (played.current ? setEnding(true) : setEnded(true)));
		return () => cancelAnimationFrame(frame);
	}, [seen]);
	const toggle = (what: Window) => setOpen(open === what ? null : what);
	return { open, setOpen, toggle, rules, setRules, card, setCard, ended, setEnded, ending, setEnding };
}

/* A refusal in words, with the way to the rule. */
function tellRefusal(why: Refused, players: Player[], setRules: Windows['setRules']): void {
	const text = withNames(why.message, players);
	hear('error');
	say(text.charAt(0).toUpperCase() + text.slice(1), {
		bad: true,
		link: why.clause ? { text: w.rule(why.clause), act: () => setRules(why.clause!) } : undefined,
	});
}

export interface Acts {
	play(text: string): Promise<unknown>;
	undo(): void;
	canUndo: boolean;
	rematch(): void;
	resign(): void;
	letResign(player: Player): void;
	comeBack(): void;
}

async function rematch({ feed, info }: Here): Promise<void> {
	const answer = await socket.ask({ type: 'rematch', table: feed.id });
	const alone = info.seats.every((seat) => seat.kind === 'bot' || feed.mine.includes(seat.seat));
	if (alone) await socket.ask({ type: 'start', table: answer.table });
	go(`/table/${answer.table}`);
}

/* What is still to be seen of the last move gives way to the next. */
function send({ feed, sight, question, moves }: Here, text: string): Promise<unknown> {
	feed.director.skip();
	const move = moves.find((one) => one.text === text)?.notation ?? text;
	noteDecision(sight);
	return socket.ask({ type: 'play', table: feed.id, seat: sight.seat, turn: question?.turn, move });
}

export function actsOf(here: Here, windows: Windows): Acts {
	const { feed, sight, players } = here;
	const refused = (why: Refused) => tellRefusal(why, players, windows.setRules);
	const undoer = undoerOf(feed.mine, feed.sights);
	const canUndo = undoer?.now?.undo === true;
	const undo = () => {
		if (!canUndo) return windows.setOpen('stays');
		const turn = undoer.now!.turn ?? 1;
		socket.ask({ type: 'undo', table: feed.id, seat: undoer.seat, turn }).catch(refused);
	};
	const resign = () => {
		windows.setOpen(null);
		socket
			.ask({ type: 'resign', table: feed.id, seat: sight.seat })
			.then(() => players.length > 2 && windows.setOpen('resigned'), refused);
	};
	const letResign = ({ seat }: Player) =>
		void socket.ask({ type: 'resign', table: feed.id, seat: seat + 1 }).catch(refused);
	return {
		play: (text) =>
			send(here, text).catch((why) => {
				refused(why);
				throw why;
			}),
		undo,
		canUndo,
		rematch: () => void rematch(here).catch(refused),
		resign,
		letResign,
		comeBack: () => void socket.ask({ type: 'back', table: feed.id }).catch(refused),
	};
}

function ranked(advice: Advice): Map<string, Advised> {
	return new Map(
		advice.moves.map((move, rank) => [move.move, { ...move, rank, why: rank === 0 ? advice.why : '' }]),
	);
}

/* What a bot would do, once somebody wants to know, until the position changes. */
export function useAdvice(here: Here, windows: Windows) {
	const { feed, sight, question, players } = here;
	const [hints, setHints] = useState<Map<string, Advised> | null>(null);
	const [thinking, setThinking] = useState(false);
	useEffect(() => setHints(null), [sight.stamp, sight.seat]);
	const hint = () => {
		if (!question || thinking) return;
		setThinking(true);
		const stamp = sight.stamp;
		socket.ask({ type: 'hint', table: feed.id, seat: sight.seat }).then(
			(answer) => {
				setThinking(false);
				const advice = answer.advice as Advice;
				if (sight.stamp === stamp && advice.moves) setHints(ranked(advice));
			},
			(why) => {
				setThinking(false);
				tellRefusal(why, players, windows.setRules);
			},
		);
	};
	return { hints, thinking, hint };
}

/* The first-game guide: how often it was begun; 0 is not at all. */
export function useGuide({ feed, ui, sight, now }: Here) {
	const [guiding, setGuiding] = useState(() => (guideIsNew(ui) && sight.seat > 0 && !now.over ? 1 : 0));
	/* It asks what was ever done, so all of the log comes, page by page. */
	useEffect(() => {
		if (guiding > 0) feed.older(sight);
	}, [guiding, sight, sight.from]);
	const anew = () => {
		restartGuide(ui);
		setGuiding(guiding + 1);
	};
	return { guiding, anew, close: () => setGuiding(0) };
}

export type Advising = ReturnType<typeof useAdvice>;
export type Guiding = ReturnType<typeof useGuide>;
