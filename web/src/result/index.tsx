/* index.tsx - the result of a match, a page in the game's own world: who stands where and why, how it
 * went round by round, what each did best, honours, and what one may do next. Fetched when it is
 * wanted. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { viewOf } from '../app/book';
import { say } from '../app/dialog';
import { filmOf, type Film } from '../app/film';
import { posterOf } from '../app/games';
import type { OverProps } from '../app/over';
import { lastWords, verdict } from '../app/over';
import { TakeOver } from '../app/takeover';
import { namedEntry, playersOf } from '../app/wire';
import type { Entry, Honour, Player, Row } from '../game';
import { Badge } from '../pieces/badge';
import { Curve, momentOf } from './curve';
import { honoursOf } from './honours';
import { Medal } from './medal';
import { sharePicture } from './picture';
import { Standings } from './standings';
import { storyOf, type Still, type Story, type Swing } from './story';
import { w } from './words';
import { w as frame } from '../app/words';

type Telling = Story | 'coming' | 'none';

/* The film of the match, and its story as soon as it is told. */
function useStory({ info, ui, position, players }: OverProps) {
	const [film, setFilm] = useState<Film | null>(null);
	const [story, setStory] = useState<Telling>('coming');
	useEffect(() => {
		let here = true;
		filmOf(info, [])
			.then(async (found) => {
				if (!here) return;
				setFilm(found);
				const told = await storyOf(found, ui, position.seat, players);
				if (here) setStory(told);
			})
			.catch(() => here && setStory('none'));
		return () => {
			here = false;
		};
	}, [info.table]);
	return { film, story };
}

function minutesOf({ made, last }: { made: number; last: number }): number {
	return Math.round((last - made) / 60_000);
}

/* A sentence with one full stop. */
function stopped(sentence: string): string {
	return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

function Hero({ props, film, story }: { props: OverProps; film: Film | null; story: Telling }) {
	const { info, position, players, lines, ui, mine, close, rematch } = props;
	const why = lastWords(lines, ((position.result ?? []).find((row) => row.place === 1)?.seat ?? 0) - 1);
	const round = ui.round?.(viewOf(ui, position)) ?? (film?.told.findLast((entry) => entry.data?.round !== undefined)?.data.round as number | undefined);
	const minutes = minutesOf(info);
	const facts = [info.title, round && (ui.turns ? w.turnsEach(round) : w.rounds(round)), minutes > 0 && minutes < 1000 && w.minutes(minutes)].filter(Boolean);
	const share = () =>
		sharePicture(props, story === 'coming' || story === 'none' ? [] : story.points).then(
			() => say(w.shared),
			() => say(w.notShared, { bad: true }),
		);
	return (
		<header class="result__hero">
			<img class="result__picture" src={posterOf({ game: info.game }).scene} alt="" />
			<div class="result__in">
				<p class="result__kicker">{facts.join(' · ')}</p>
				<h1 class="display" id="result-title" tabIndex={-1}>{verdict(position, players)}</h1>
				{why.length > 0 && <p class="result__why">{why.map(stopped).join(' ')}</p>}
				<div class="result__acts actions">
					{info.rematch ? (
						<a class="button button--call" href={`/table/${info.rematch}`}>{frame.toRematch}</a>
					) : (
						mine && <button class="button button--call" onClick={rematch}>{frame.playAgain}</button>
					)}
					<a class="button" href={`/replay/${info.table}`}>{w.replay}</a>
					<button class="button" onClick={close}>{frame.lookAtBoard}</button>
					<button class="button" onClick={share}>{w.share}</button>
					<a class="button" href="/">{w.lobby}</a>
				</div>
			</div>
		</header>
	);
}

/* How wide a box is, for what is drawn in its own px. */
function useWidth() {
	const box = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(0);
	useLayoutEffect(() => {
		const look = () => setWidth(box.current?.clientWidth ?? 0);
		const watcher = new ResizeObserver(look);
		watcher.observe(box.current!);
		look();
		return () => watcher.disconnect();
	}, []);
	return { box, width };
}

function Turns({ story, table, players, playOn }: { story: Story; table: string; players: Player[]; playOn(step: number): void }) {
	return (
		<ol class="result__turns" aria-label={w.turns}>
			{story.turns.map((turn, i) => (
				<li key={i}>
					<span class="result__number" aria-hidden="true">{i + 1}</span>
					<b>{w.swing(players[turn.seat]!.name, turn.gain)}</b>
					<span class="result__said">{momentOf(story.points, turn.to)}. {turn.words}</span>
					<span class="result__links">
						<a href={`/replay/${table}#${turn.step}`}>{w.watch}</a>
						<button class="link" onClick={() => playOn(turn.step - 1)}>{w.playOn}</button>
					</span>
				</li>
			))}
		</ol>
	);
}

function StoryPanel({ story, table, players, playOn }: { story: Telling; table: string; players: Player[]; playOn(step: number): void }) {
	const { box, width } = useWidth();
	const told = typeof story === 'object' && story.points.length > 1 ? story : null;
	if (typeof story === 'object' && !told) return null;
	return (
		<section class="result__panel result__panel--story" aria-labelledby="result-story">
			<h2 id="result-story">
				{w.story} <small>{told && w.storyNote}</small>
			</h2>
			<div ref={box} class="result__curve">
				{!told && <p class="soft" role="status">{story === 'none' ? w.noStory : w.winding}</p>}
				{told && width > 0 && <Curve {...told} {...{ players, table, width }} />}
			</div>
			{told && <Turns {...{ story: told, table, players, playOn }} />}
		</section>
	);
}

function Moment({ name, swing, story, table, down }: { name: string; swing: Swing; story: Story; table: string; down?: boolean }) {
	return (
		<div>
			<dt class={down ? 'is-down' : 'is-up'}>
				{name} <span>{swing.gain > 0 ? `+${swing.gain}` : `−${-swing.gain}`}</span>
			</dt>
			<dd>
				{momentOf(story.points, swing.to)}. {swing.words}
			</dd>
			<dd class="result__links">
				<a href={`/replay/${table}#${swing.step}`}>{w.watch}</a>
			</dd>
		</div>
	);
}

function Worst({ worst, story, table }: { worst: Swing | Still | null; story: Story; table: string }) {
	if (!worst) return null;
	if ('gain' in worst) return <Moment name={w.worst} swing={worst} story={story} table={table} down />;
	return (
		<div>
			<dt class="is-down">{w.drought}</dt>
			<dd>{w.waited(momentOf(story.points, worst.from), momentOf(story.points, worst.to))}</dd>
		</div>
	);
}

function Moments({ story, table, players }: { story: Story; table: string; players: Player[] }) {
	return (
		<>
			{players.map((player) => {
				const best = story.best[player.seat] ?? null;
				const worst = story.worst[player.seat] ?? null;
				return (
					<article key={player.seat} class="result__panel result__moment" style={{ '--of': players.length }}>
						<h2>
							<Badge player={player} /> {player.name}
						</h2>
						<dl>
							{best && <Moment name={w.best} swing={best} story={story} table={table} />}
							<Worst {...{ worst, story, table }} />
							{!best && !worst && <dd>{w.steady}</dd>}
						</dl>
					</article>
				);
			})}
		</>
	);
}

function Honours({ given, players }: { given: Honour[]; players: Player[] }) {
	return (
		<section class="result__panel result__panel--side" aria-labelledby="result-honours">
			<h2 id="result-honours">{w.honours}</h2>
			<ul class="result__honours">
				{given.map((honour, i) => (
					<li key={i}>
						<Medal sign={i} player={honour.seat === undefined ? undefined : players[honour.seat]} />
						<b>{honour.title}</b>
						<span>{honour.text}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Proof({ table }: { table: string }) {
	return (
		<details class="result__proof">
			<summary>{w.proof}</summary>
			<p class="soft fine">
				{w.proofText[0]}{' '}
				<a href={`/api/tables/${table}/transcript`} download>{w.transcript}</a> {w.proofText[1]} <code>perilune verify</code> {w.proofText[2]}
			</p>
		</details>
	);
}

/* The window that this page is: it scrolls, and Esc leads to the board. */
function useWindow(close: () => void) {
	const box = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const before = document.activeElement as HTMLElement | null;
		box.current!.showModal();
		(box.current!.querySelector<HTMLElement>('.button--call') ?? box.current!.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
		box.current!.scrollTo(0, 0);
		return () => before?.isConnected && before.focus();
	}, []);
	const cancel = (event: Event) => {
		event.preventDefault();
		close();
	};
	return { box, cancel };
}

export function Result(props: OverProps) {
	const { info, position, players: here, ui } = props;
	const players = useMemo(() => playersOf(info.seats, here.filter(({ me }) => me).map(({ seat }) => seat + 1), []), [info]);
	const { box, cancel } = useWindow(props.close);
	const { film, story } = useStory({ ...props, players });
	const [from, playOn] = useState<number | null>(null);
	const result: Row[] = (position.result ?? []).map((row) => ({ ...row, seat: row.seat - 1 }));
	const log: Entry[] = useMemo(() => (film ? film.told.map((entry) => namedEntry(entry, players)) : []), [film]);
	const told = typeof story === 'object' ? story : null;
	const own = log.length > 0 ? (ui.honours?.(log, players) ?? []) : [];
	const given = log.length > 0 ? honoursOf(own, players, log, told?.points ?? [], result) : [];
	return (
		<dialog ref={box} class="result dialog--over" aria-labelledby="result-title" onCancel={cancel}>
			<Hero {...{ props, film, story }} />
			<div class="result__page">
				<Standings {...{ result, players, ui }} view={viewOf(ui, position)} />
				{given.length > 0 && <Honours given={given} players={players} />}
				<StoryPanel {...{ story, players, playOn }} table={info.table} />
				{told && told.points.length > 1 && <Moments story={told} players={players} table={info.table} />}
				<Proof table={info.table} />
			</div>
			{film && from !== null && <TakeOver info={info} at={film.steps[from]!} players={players} close={() => playOn(null)} />}
		</dialog>
	);
}
