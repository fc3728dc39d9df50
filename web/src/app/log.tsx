/* log.tsx - what this seat learnt, newest first; pointing at a line points at its pieces. Beside the
 * board it has the lines that are free, and opens over the players. It follows the game while its top is in sight; who reads further down is left there, and led
 * back by a button. Who comes to its end is shown more, fetched first if it is not here. */
import { Component } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Entry, Player } from '../game';
import { Badge } from '../pieces/badge';
import { shortcut } from './shortcuts';
import { w } from './words';

export interface Line {
	entry: Entry;
	round?: number;
}

const NEAR = 24; /* px from the top that still count as being there */
const SOON = 600; /* px before the end at which more is wanted */
const LINES = 300; /* shown at a time */

export function Log({
	lines,
	older,
	...list
}: {
	lines: Line[];
	older?(): void; /* fetches what was before; nothing where all is here */
	players: Player[];
	point(ids: string[]): void;
	jump?(number: number): void;
}) {
	const box = useRef<HTMLElement>(null);
	const [whole, setWhole] = useState(false);
	const [away, setAway] = useState(false);
	const [room, setRoom] = useState(LINES);
	const far = useRef(0); /* as last heard of: to ask the box itself is to have the page laid out at once */
	const toTop = () => box.current?.scrollTo(0, 0);
	useLayoutEffect(() => {
		if (!away && far.current > 0) toTop();
	}, [lines]);
	/* A log that is not in sight wants nothing. */
	const wantMore = () => {
		const { clientHeight, scrollHeight, scrollTop } = box.current!;
		const left = scrollHeight - scrollTop - clientHeight;
		if (clientHeight === 0 || left > SOON) return;
		if (lines.length > room) setRoom(room + LINES);
		else older?.();
	};
	/* With a frame, which lays the page out in any case. */
	useEffect(() => {
		if (!older && lines.length <= room) return undefined;
		const frame = requestAnimationFrame(wantMore);
		return () => cancelAnimationFrame(frame);
	});
	return (
		<section
			ref={box}
			class={'room__log log panel' + (whole ? ' is-whole' : '')}
			aria-label={w.log}
			onScroll={(event) => {
				far.current = event.currentTarget.scrollTop;
				setAway(far.current > NEAR);
				wantMore();
			}}
		>
			<header class="log__head">
				<button aria-expanded={whole} aria-keyshortcuts={shortcut('l')} title={w.logWhole} onClick={() => setWhole(!whole)}>
					<h2 class="label">{w.log}</h2>
				</button>
			</header>
			{away && (
				<button class="log__latest button button--small" onClick={toTop}>
					{w.latest}
				</button>
			)}
			<LogList lines={lines} room={room} {...list} />
			{older && <p class="empty">{w.olderLines}</p>}
		</section>
	);
}

/* The last line alone, where the log has no place of its own. */
export function Ticker({ lines, open }: { lines: Line[]; open(): void }) {
	const last = lines.at(-1)?.entry;
	return (
		<button class="ticker" onClick={open}>
			<span class="label">{w.log}</span>
			<span class="ticker__line">{last?.text ?? w.nothingYet}</span>
		</button>
	);
}

interface Acts {
	point(ids: string[]): void;
	jump?(number: number): void;
}

interface LineProps {
	entry: Entry;
	player: Player | undefined;
	heading: number | undefined;
	acts: { current: Acts };
	leads: boolean; /* to its step */
}

/* Drawn once: what comes above it changes nothing of it, nor does who is to move. */
class LogLine extends Component<LineProps> {
	override shouldComponentUpdate(next: LineProps): boolean {
		const { entry, player, heading, leads } = this.props;
		const says = entry.number === next.entry.number && entry.text === next.entry.text;
		return !says || player?.name !== next.player?.name || heading !== next.heading || leads !== next.leads;
	}

	override render({ entry, player, heading, acts, leads }: LineProps) {
		const ids = entry.pieces.map((piece) => piece.id);
		const point = (on: string[]) => acts.current.point(on);
		const body = (
			<>
				{player ? <Badge player={player} /> : <span />}
				<span>{entry.text}</span>
			</>
		);
		return (
			<li class={heading !== undefined ? 'has-round' : undefined}>
				{heading !== undefined && <span class="log__round label">{w.round(heading)}</span>}
				{ids.length > 0 || leads ? (
					<button
						class="log__line"
						onClick={() => (leads ? acts.current.jump!(entry.number) : point(ids))}
						onPointerEnter={() => point(ids)}
						onPointerLeave={() => point([])}
						onFocus={() => point(ids)}
						onBlur={() => point([])}
					>
						{body}
					</button>
				) : (
					<span class="log__line">{body}</span>
				)}
			</li>
		);
	}
}

/* A line is its record's, and of those the first, second and so on: so it stays what it is, whether lines come at
 * the top or older ones go from the end. */
function keysOf(lines: Line[]): string[] {
	let at = 0;
	return lines.map(({ entry }, i) => {
		at = entry.number === lines[i - 1]?.entry.number ? at + 1 : 0;
		return `${entry.number}.${at}`;
	});
}

function LogList({ lines, room, players, ...acts }: { lines: Line[]; room: number; players: Player[] } & Acts) {
	const now = useRef<Acts>(acts);
	now.current = acts;
	const leads = acts.jump !== undefined;
	return useMemo(() => {
		const shown = lines.slice(-room).reverse();
		if (shown.length === 0) return <p class="empty">{w.nothingYet}</p>;
		const keys = keysOf(lines);
		let last: number | undefined;
		return (
			<ol class="log__list">
				{shown.map(({ entry, round }, i) => {
					const heading = round !== undefined && round !== last ? round : undefined;
					last = round ?? last;
					return <LogLine key={keys[lines.length - 1 - i]} {...{ entry, heading, leads }} player={players[entry.seat]} acts={now} />;
				})}
			</ol>
		);
	}, [lines, room, players, leads]);
}
