/* replay.tsx - a finished match again: step by step or by itself, as any seat saw it; from
 * here on one may take over. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUI } from '../game';
import { sayAgain } from './announce';
import { openGame, viewOf } from './book';
import { LargeCard } from '../pieces/card';
import { Dialog, say } from './dialog';
import { Hall } from './hall';
import { Icon } from './icons';
import { copyLink } from './invite';
import { linesOf } from './lines';
import { MyTable } from './lobby';
import { Menu } from './menu';
import { Standings, verdict } from './over';
import { logUpTo } from './pages';
import { Room } from './room';
import { go } from './route';
import { RulesDialog } from './rules';
import { refusalOf, socket } from './socket';
import { useReducedMotion } from './reducedmotion';
import { useMine } from './tables';
import { TakeOver } from './takeover';
import {
	namedEntry,
	playersOf,
	withNames,
	type Position,
	type TableInfo,
	type WireEntry,
} from './wire';
import { w } from './words';

const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1100; /* ms a step, at speed 1 */
const NONE = new Map<number, number>();

/* What a finished table is made of: its steps, and positions as they are asked for. A position
 * has the newest part of the log; what was before that is asked for once for each seat. */
class Film {
	private frames = new Map<string, Promise<Position>>();
	private logs = new Map<number, WireEntry[]>();
	private fetching = new Map<number, Promise<void>>();
	constructor(
		readonly info: TableInfo,
		readonly mine: number[],
		readonly steps: number[],
		spectators: WireEntry[],
	) {
		this.logs.set(0, spectators);
	}

	/* The log up to a position, as far as it is here. */
	logOf(position: Position): WireEntry[] {
		const past = position.more ? (this.logs.get(position.seat) ?? []) : [];
		return [...past.filter((entry) => entry.number <= position.since), ...position.log];
	}

	isWhole(position: Position): boolean {
		return !position.more || this.logs.has(position.seat);
	}

	/* Once, however often it is wished for meanwhile. */
	fetchLog(seat: number): Promise<void> {
		let fetching = this.fetching.get(seat);
		if (!fetching) {
			fetching = logUpTo(this.info.table, seat, FOREVER - 1).then((log) => {
				this.logs.set(seat, log);
			});
			fetching.catch(() => this.fetching.delete(seat));
			this.fetching.set(seat, fetching);
		}
		return fetching;
	}

	at(step: number, seat: number): Promise<Position> {
		const number = this.steps[step]!;
		const key = `${seat}:${number}`;
		let frame = this.frames.get(key);
		if (!frame) {
			frame = socket.ask({
				type: 'review',
				table: this.info.table,
				at: number,
				seat,
			}) as Promise<unknown> as Promise<Position>;
			frame.catch(() => this.frames.delete(key));
			this.frames.set(key, frame);
			if (this.frames.size > 400) this.frames.delete(this.frames.keys().next().value!);
		}
		return frame;
	}

	/* The table as text, as a terminal would show it. */
	async text(step: number, seat: number): Promise<string> {
		const answer = await socket.ask({
			type: 'show',
			table: this.info.table,
			at: this.steps[step]!,
			seat,
		});
		return withNames(answer.text, playersOf(this.info.seats, this.mine, []));
	}
}

const FOREVER = 1_000_000_000;

async function openFilm(id: string): Promise<Film> {
	let info: TableInfo | null = null;
	const stop = socket.listen((message) => {
		if (message.type === 'table' && message.table === id)
			info = message as unknown as TableInfo;
	});
	try {
		const answer = await socket.ask({ type: 'watch', table: id });
		const end = (await socket.ask({
			type: 'review',
			table: id,
			at: FOREVER,
		})) as unknown as Position;
		const past = end.more ? await logUpTo(id, 0, end.since) : [];
		const log = [...past, ...end.log];
		const numbers = [...new Set(log.map((entry) => entry.number))];
		socket.ask({ type: 'unwatch', table: id }).catch(() => undefined);
		if (!info) throw new Error(w.saidNothing);
		const before = Math.max(0, (numbers[0] ?? end.number + 1) - 1);
		return new Film(info, answer.seats ?? [], [before, ...numbers], log);
	} finally {
		stop();
	}
}

export function Replay({ id, step, play }: { id: string | null; step: number; play: boolean }) {
	const [film, setFilm] = useState<Film | null>(null);
	const [ui, setUi] = useState<GameUI | null>(null);
	const [problem, setProblem] = useState('');
	useEffect(() => {
		if (id)
			openFilm(id)
				.then(async (opened) => {
					setUi(await openGame(opened.info.game, opened.info.table));
					setFilm(opened);
				})
				.catch((why) => setProblem(why.message));
	}, [id]);
	if (id === null) return <Shelf />;
	if (problem)
		return (
			<Hall title={w.replay}>
				<main class="panel message">
					<h1 class="display">{w.cannotReplay}</h1>
					<p>{problem.charAt(0).toUpperCase() + problem.slice(1)}.</p>
					<div class="actions">
						<a class="button button--call" href={`/table/${id}`}>
							{w.toTable}
						</a>
						<a class="button" href="/replay">
							{w.otherReplays}
						</a>
					</div>
				</main>
			</Hall>
		);
	if (!film || !ui)
		return (
			<Hall title={w.replay}>
				<p class="empty" role="status">
					{w.windingBack}
				</p>
			</Hall>
		);
	return <Screen film={film} ui={ui} first={step} play={play} />;
}

interface Shown {
	position: Position;
	text?: string; /* the table as text, for games without a board of their own */
	step: number;
	before: number;
}

function Screen({ film, ui, first, play }: { film: Film; ui: GameUI; first: number; play: boolean }) {
	const last = film.steps.length - 1;
	const [step, setStep] = useState(Math.min(last, Math.max(0, first < 0 ? 0 : first)));
	const [seat, setSeat] = useState(film.mine[0] ?? 0);
	const [shown, setShown] = useState<Shown | null>(null);
	const [playing, setPlaying] = useState(play);
	const [speed, setSpeed] = useState(1);
	const [open, setOpen] = useState<'take' | 'rules' | null>(null);
	const [card, setCard] = useState<string | null>(null);
	const still = useReducedMotion();
	const before = useRef(step);
	const stamp = useRef(0);

	useEffect(() => {
		let here = true;
		const plain = ui.theme === 'world-plain';
		Promise.all([film.at(step, seat), plain ? film.text(step, seat) : undefined]).then(
			([position, text]) => {
				if (!here) return;
				stamp.current++;
				setShown({ position, text, step, before: before.current });
				before.current = step;
				if (step < last) void film.at(step + 1, seat).catch(() => undefined);
			},
			(why) => say(why.message, { bad: true }),
		);
		history.replaceState(null, '', `/replay/${film.info.table}#${step}`);
		return () => {
			here = false;
		};
	}, [step, seat]);
	useEffect(() => {
		document.title = `${w.replayOf(film.info.title)} · Perilune`;
	}, []);
	useEffect(() => {
		if (!playing || !shown || shown.step !== step) return undefined;
		if (step >= last) {
			setPlaying(false);
			return undefined;
		}
		const timer = setTimeout(() => setStep(step + 1), PAUSE / speed);
		return () => clearTimeout(timer);
	}, [playing, shown, speed, step]);

	/* Who is here now has nothing to do with what was played then. */
	const players = useMemo(
		() =>
			playersOf(film.info.seats, film.mine, shown?.position.pending ?? []).map((player) => ({
				...player,
				present: true,
				away: false,
				resigned: false,
			})),
		[shown],
	);
	const position = shown?.position;
	const whole = position !== undefined && film.isWhole(position);
	const lines = useMemo(
		() => (position ? linesOf(film.logOf(position), players, ui) : []),
		[position, whole],
	);
	const [, fetched] = useState(0);
	const older = () =>
		film.fetchLog(seat).then(
			() => fetched((n) => n + 1),
			() => undefined,
		);
	const news = useMemo(() => {
		const forward = shown && shown.step === shown.before + 1;
		const number = film.steps[shown?.step ?? 0];
		return position && forward
			? position.log
					.filter((entry) => entry.number === number)
					.map((entry) => namedEntry(entry, players))
			: [];
	}, [shown]);
	if (!position)
		return (
			<Hall title={w.replay}>
				<p class="empty" role="status">
					{w.windingBack}
				</p>
			</Hall>
		);
	const to = (wanted: number) => {
		setPlaying(false);
		setStep(Math.max(0, Math.min(last, wanted)));
	};
	const number = film.steps[shown!.step]!;
	const here = lines
		.filter((line) => line.entry.number === number)
		.map((line) => line.entry.text);
	const sentence = shown!.step === 0 ? w.tableIsSet : here.join(' · ');
	const view = viewOf(ui, position);
	const text = card ? (ui.cardText?.(card, view) ?? null) : null;
	return (
		<Room
			ui={ui}
			title={film.info.title}
			players={players}
			seat={seat - 1}
			view={view}
			show={shown!.text}
			stamp={stamp.current}
			asking=""
			news={news}
			lines={lines}
			older={whole ? undefined : older}
			moves={[]}
			ask={null}
			ends={sentence || w.nothingToSee}
			over={position.over}
			sentence={<>{sentence || w.nothingToSee}</>}
			still={still || news.length === 0}
			hints={null}
			clock={NONE}
			busy={false}
			skip={() => undefined}
			play={() => undefined}
			look={setCard}
			replay
			offers
			jump={(wanted) => {
				const at = film.steps.findIndex((candidate) => candidate >= wanted);
				to(at < 0 ? last : at);
			}}
			keys={{
				ArrowRight: () => to(step + 1),
				ArrowLeft: () => to(step - 1),
				Home: () => to(0),
				End: () => to(last),
				' ': () => setPlaying(!playing),
				r: () => setOpen('rules'),
				s: sayAgain,
				t: () => setOpen('take'),
			}}
			tools={
				<>
					<button
						class="button button--quiet"
						onClick={() =>
							copyLink(
								`/replay/${film.info.table}#${step}`,
								w.linkToMoment,
							)
						}
					>
						<Icon name="link" />
						<span class="long">{w.share}</span>
					</button>
					<button class="button button--quiet" onClick={() => setOpen('rules')}>
						<Icon name="rules" />
						<span class="long">{w.rules}</span>
					</button>
					<Menu
						items={[
							{
								text: w.transcript,
								icon: 'file',
								act: () =>
									location.assign(`/api/tables/${film.info.table}/transcript`),
							},
							{
								text: w.theTable,
								icon: 'people',
								act: () => go(`/table/${film.info.table}`),
							},
							{ text: w.otherReplays, icon: 'play', act: () => go('/replay') },
						]}
					/>
				</>
			}
			under={
				<div class="film" role="group" aria-label={w.replay}>
					<button
						class="button button--quiet"
						aria-label={w.toStart}
						onClick={() => to(0)}
					>
						<Icon name="first" />
					</button>
					<button
						class="button button--quiet"
						aria-label={w.stepBack}
						onClick={() => to(step - 1)}
					>
						<Icon name="back" />
					</button>
					<button
						class="button button--call film__play"
						aria-label={playing ? w.pause : w.play}
						onClick={() =>
							step >= last ? (setStep(0), setPlaying(true)) : setPlaying(!playing)
						}
					>
						<Icon name={playing ? 'pause' : 'play'} />
					</button>
					<button
						class="button button--quiet"
						aria-label={w.stepOn}
						onClick={() => to(step + 1)}
					>
						<Icon name="forward" />
					</button>
					<button
						class="button button--quiet"
						aria-label={w.toEnd}
						onClick={() => to(last)}
					>
						<Icon name="last" />
					</button>
					<input
						type="range"
						min={0}
						max={last}
						value={step}
						aria-label={w.step}
						aria-valuetext={w.stepOf(step, last)}
						onInput={(event) => to(Number(event.currentTarget.value))}
					/>
					<span class="figure film__count">
						{step} / {last}
					</span>
					<label class="film__pick">
						<span class="sr">{w.speed}</span>
						<select
							value={speed}
							onChange={(event) => setSpeed(Number(event.currentTarget.value))}
						>
							{SPEEDS.map((value) => (
								<option key={value} value={value}>
									{value}×
								</option>
							))}
						</select>
					</label>
					<label class="film__pick">
						<span class="sr">{w.seenBy}</span>
						<select
							value={seat}
							onChange={(event) => setSeat(Number(event.currentTarget.value))}
						>
							<option value={0}>{w.asSpectator}</option>
							{players.map((player) => (
								<option key={player.seat} value={player.seat + 1}>
									{w.asPlayer(player.letter, player.name)}
								</option>
							))}
						</select>
					</label>
				</div>
			}
			idle={
				<div class="idle">
					{position.over ? (
						<>
							<p>
								<b>{verdict(position, players)}</b>
							</p>
							<Standings position={position} players={players} ui={ui} />
						</>
					) : (
						<p class="soft">{w.arrowsStep}</p>
					)}
					<button
						class="button"
						aria-disabled={position.over}
						onClick={() =>
							position.over
								? say(w.overHere)
								: setOpen('take')
						}
					>
						{w.takeOverHere}
					</button>
				</div>
			}
			extra={
				<>
					{open === 'take' && (
						<TakeOver
							info={film.info}
							at={number}
							players={players}
							close={() => setOpen(null)}
						/>
					)}
					{open === 'rules' && (
						<RulesDialog
							game={film.info.game}
							title={film.info.title}
							clause=""
							close={() => setOpen(null)}
						/>
					)}
					{text && (
						<Dialog title={text.title} close={() => setCard(null)} kind="card" bare>
							<LargeCard card={text} />
						</Dialog>
					)}
				</>
			}
		/>
	);
}

const LARGEST = 256 * 1024; /* bytes of a transcript */

async function openTranscript(body: string): Promise<string> {
	const answer = await fetch('/api/transcripts', { method: 'POST', body });
	if (!answer.ok) {
		const text = await answer.text();
		throw new Error(
			answer.headers.get('content-type')?.startsWith('application/json')
				? refusalOf(JSON.parse(text)).message
				: text.trim(),
		);
	}
	return (await answer.json()).table;
}

/* Where there is nothing to show yet: one's own matches, and a file of any other. */
function Shelf() {
	const tables = useMine().filter((table) => table.state === 'finished');
	const [busy, setBusy] = useState(false);
	const read = (name: string, text: Promise<string>, then = '') => {
		setBusy(true);
		text.then(openTranscript)
			.then((table) => go(`/replay/${table}${then}`))
			.catch((why) => say(`${name}: ${why.message}`, { bad: true }))
			.finally(() => setBusy(false));
	};
	const open = (file: File | undefined) =>
		file &&
		read(
			file.name,
			file.size > LARGEST
				? Promise.reject(new Error(w.mostBytes))
				: file.text(),
		);
	const sample = () =>
		read(
			w.aGameOfTraders,
			import('./sample').then((module) => module.default),
			'#play',
		);
	return (
		<Hall title={w.replay}>
			<main
				class="page stack"
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					event.preventDefault();
					open(event.dataTransfer?.files[0]);
				}}
			>
				<h1 class="display">{w.replay}</h1>
				<section class="panel drop">
					<Icon name="file" />
					<div>
						<h2 class="display">{w.openTranscript}</h2>
						<p class="soft">
							{w.transcriptsFrom[0]} <code>perilune play</code> {w.transcriptsFrom[1]}{' '}
							<code>perilune sim</code> {w.transcriptsFrom[2]}
						</p>
					</div>
					<label class="button button--call" aria-disabled={busy}>
						{busy ? w.checking : w.chooseFile}
						<input
							class="sr"
							type="file"
							accept=".txt,text/plain"
							disabled={busy}
							onChange={(event) => {
								open(event.currentTarget.files?.[0]);
								event.currentTarget.value = '';
							}}
						/>
					</label>
				</section>
				<section class="panel drop">
					<Icon name="play" />
					<div>
						<h2 class="display">{w.aGameOfTraders}</h2>
						<p class="soft">{w.sampleAbout}</p>
					</div>
					<button class="button" aria-disabled={busy} onClick={() => !busy && sample()}>
						{w.watchIt}
					</button>
				</section>
				<section class="panel" aria-labelledby="mine-over">
					<div class="panel__head">
						<h2 class="label" id="mine-over">
							{w.myFinished}
						</h2>
					</div>
					{tables.length === 0 ? (
						<p class="empty panel__body">{w.noneYet}</p>
					) : (
						<ul class="rows mine panel__body" tabIndex={0} aria-labelledby="mine-over">
							{tables.map((table) => (
								<MyTable key={table.table} table={table} />
							))}
						</ul>
					)}
				</section>
			</main>
		</Hall>
	);
}
