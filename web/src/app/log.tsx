/* log.tsx - what this seat learnt, newest first; pointing at a line points at its pieces. Beside the
 * board it has the lines that are free, and opens over the players. It follows the game while its top is in sight; who reads further down is left there, and led
 * back by a button. Who comes to its end is shown more, fetched first if it is not here. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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
	const toTop = () => box.current?.scrollTo(0, 0);
	useLayoutEffect(() => {
		if (!away) toTop();
	}, [lines]);
	/* A log that is not in sight wants nothing. */
	const wantMore = () => {
		const { clientHeight, scrollHeight, scrollTop } = box.current!;
		const left = scrollHeight - scrollTop - clientHeight;
		if (clientHeight === 0 || left > SOON) return;
		if (lines.length > room) setRoom(room + LINES);
		else older?.();
	};
	useLayoutEffect(() => {
		if (older || lines.length > room) wantMore();
	});
	return (
		<section
			ref={box}
			class={'room__log log panel' + (whole ? ' is-whole' : '')}
			aria-label={w.log}
			onScroll={(event) => {
				setAway(event.currentTarget.scrollTop > NEAR);
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

function LogList({
	lines,
	room,
	players,
	point,
	jump,
}: {
	lines: Line[];
	room: number;
	players: Player[];
	point(ids: string[]): void;
	jump?(number: number): void;
}) {
	const shown = lines.slice(-room).reverse();
	if (shown.length === 0) return <p class="empty">{w.nothingYet}</p>;
	let last: number | undefined;
	return (
		<ol class="log__list">
			{shown.map((line, i) => {
				const { entry } = line;
				const player = players[entry.seat];
				const heading =
					line.round !== undefined && line.round !== last ? line.round : undefined;
				last = line.round ?? last;
				const ids = entry.pieces.map((piece) => piece.id);
				const body = (
					<>
						{player ? <Badge player={player} /> : <span />}
						<span>{entry.text}</span>
					</>
				);
				return (
					<li
						key={`${entry.number}.${lines.length - i}`}
						class={heading !== undefined ? 'has-round' : undefined}
					>
						{heading !== undefined && (
							<span class="log__round label">{w.round(heading)}</span>
						)}
						{ids.length > 0 || jump ? (
							<button
								class="log__line"
								onClick={() => (jump ? jump(entry.number) : point(ids))}
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
			})}
		</ol>
	);
}
