/* replay.tsx - a finished match again: step by step or by itself, as any seat saw it; from
 * here on one may take over. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Entry, GameUI, Move, Player } from '../game';
import { LargeCard } from '../pieces/card';
import { sayAgain } from './announce';
import { openGame, viewOf } from './book';
import { Dialog, say } from './dialog';
import { Ending } from './ending';
import { Film, openFilm } from './film';
import { Frame } from './frame';
import { Hall } from './hall';
import { Help } from './help';
import { Icon } from './icons';
import { copyLink } from './invite';
import { linesOf } from './lines';
import type { Line } from './log';
import { Director, type Known, type Playing } from '../pieces/director';
import { knownOf, sceneOf } from './scene';
import { heardBy } from './sound';
import { useSource } from './source';
import { turn, type Reel, type Turn } from './machine';
import { Menu, type Item } from './menu';
import { Over, Standings, verdict } from './over';
import { useReducedMotion } from './reducedmotion';
import { isText, TextDialog, useBoardAs, useText } from './plain';
import { ReelControls } from './reel';
import { go } from './route';
import { RulesDialog } from './rules';
import { useSame } from './same';
import { SettingsDialog } from './settings';
import { TakeOver } from './takeover';
import { Transcripts } from './transcripts';
import { namedEntry, playersOf, type Position, type WireEntry } from './wire';
import { w } from './words';

const PAUSE = 1100; /* ms a step, at speed 1 */
const NONE = new Map<number, number>();
const NOTHING: Move[] = [];

export type Where = { id: string | null; step: number; play: boolean };

export function Replay({ where }: { where: Where }) {
	const { id } = where;
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
	if (id === null) return <Transcripts />;
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
	if (!film || !ui) return <Waiting />;
	return <Projector film={film} ui={ui} where={where} />;
}

/* A step as it came: the machine is given it, and the step before tells what is new in it. */
interface Scene {
	position: Position;
	text?: string; /* the table as text, where that is the board */
	step: number;
	past: Position | null; /* of the step before, if that was shown last */
	stamp: number;
}

/* The scene of a step, once it is here; the next one is fetched meanwhile. What a step tells that
 * follows on the one before it is for the director to tell. */
function useScene(film: Film, ui: GameUI, { step, last, moment }: Reel, seat: number, director: Director): Scene | null {
	const text = isText(ui);
	const [scene, setScene] = useState<Scene | null>(null);
	const shown = useRef<Scene | null>(null);
	const stamp = useRef(0);
	useEffect(() => {
		let here = true;
		const before = moment && step > 0 ? film.at(step - 1, seat) : undefined;
		Promise.all([film.at(step, seat), text ? film.text(step, seat) : undefined, before]).then(
			([position, shownText, led]) => {
				if (!here) return;
				const on = shown.current?.position.seat === position.seat ? shown.current : null;
				const past = led ?? (on?.step === step - 1 ? on.position : null);
				const next = { position, text: shownText, step, past, stamp: ++stamp.current };
				director.close();
				const news = newsOf(film, next);
				if (news.length > 0) director.expect(ui.waits?.(news));
				setScene((shown.current = next));
				if (step < last) void film.at(step + 1, seat).catch(() => undefined);
			},
			(why) => say(why.message, { bad: true }),
		);
		history.replaceState(null, '', `/replay/${film.info.table}#${step}`);
		return () => {
			here = false;
		};
	}, [step, seat, text, moment?.count]);
	return scene;
}

/* A scene that was taken in hand stands where it is led to; let go, it plays from there. */
function useHand({ moment }: Reel, director: Director): () => void {
	const lead = () => {
		const scene = director.now.value;
		if (!moment || !scene || director.idle.value) return;
		if (moment.held) director.pause();
		else director.resume();
		if (moment.held || scene.t === 0) director.seek(moment.share * scene.length);
	};
	useEffect(lead, [moment]);
	return lead;
}

/* Goes on by itself while it plays, a step at a time, each once the one before is shown. */
function useReel(film: Film, first: number, play: boolean) {
	const last = film.steps.length - 1;
	const [reel, setReel] = useState<Reel>(() => ({ step: Math.min(last, Math.max(0, first)), last, playing: play }));
	const tell = (event: Turn) => setReel((now) => turn(now, event));
	return { reel, tell };
}

function usePace(reel: Reel, tell: (event: Turn) => void, scene: Scene | null, speed: number, director: Director): void {
	const idle = useSource(director.idle);
	useEffect(() => {
		if (!reel.playing || !idle || scene?.step !== reel.step) return undefined;
		const timer = setTimeout(() => tell('next'), reel.step < reel.last ? PAUSE / speed : 0);
		return () => clearTimeout(timer);
	}, [reel, scene, speed, idle]);
}

/* Who is here now has nothing to do with what was played then. */
function playersThen(film: Film, pending: number[]): Player[] {
	const now = { present: true, away: false, resigned: false };
	return playersOf(film.info.seats, film.mine, pending).map((player) => ({ ...player, ...now }));
}

function newsOf(film: Film, scene: Scene | null): WireEntry[] {
	if (!scene?.past) return [];
	const number = film.steps[scene.step];
	return scene.position.log.filter((entry) => entry.number === number);
}

interface Told {
	players: Player[];
	lines: Line[];
	news: Entry[];
	told?: Position; /* as far as it may be known */
	older?(): void;
}

function useTold(film: Film, ui: GameUI, scene: Scene | null, seat: number, known: Known): Told {
	const position = scene?.position;
	const told = (known.view ? null : scene?.past) ?? position;
	const players = useSame(useMemo(() => playersThen(film, told?.pending ?? []), [told]));
	const whole = position !== undefined && film.isWhole(position);
	const fresh = useMemo(() => newsOf(film, scene), [scene]);
	const lines = useMemo(
		() => (position ? linesOf(knownOf(film.logOf(position), fresh, known), players, ui) : []),
		[position, whole, known, players],
	);
	const [, fetched] = useState(0);
	const older = () =>
		void film.fetchLog(seat).then(
			() => fetched((n) => n + 1),
			() => undefined,
		);
	const news = useMemo(() => fresh.map((entry) => namedEntry(entry, players)), [fresh]);
	return { players, lines, news, told, older: whole ? undefined : older };
}

function Waiting() {
	return (
		<Hall title={w.replay}>
			<p class="empty" role="status">
				{w.windingBack}
			</p>
		</Hall>
	);
}

/* While a step is being told, the newest that is known of it, and until then what was told last: all at
 * once would grow as it is told, and move the board. */
function sentenceOf(film: Film, scene: Scene, lines: Line[], told: boolean): string {
	if (scene.step === 0) return w.tableIsSet;
	const here = lines.filter((line) => line.entry.number === film.steps[scene.step]);
	if (told) return here.map((line) => line.entry.text).join(' · ') || w.nothingToSee;
	return (here.at(-1) ?? lines.at(-1))?.entry.text ?? w.tableIsSet;
}

type Open = 'take' | 'rules' | 'help' | 'text' | 'settings' | 'ending' | 'result' | null;

function useTitle(film: Film): void {
	useEffect(() => {
		document.title = `${w.replayOf(film.info.title)} · Perilune`;
	}, []);
}

/* Shows what led to a step, on the room as it is drawn. */
function performer(ui: GameUI, { past, position }: Scene, { news, players }: Told, director: Director, options: Playing, lead: () => void) {
	return (root: HTMLElement): void => {
		if (director.idle.value) return;
		const made = sceneOf(ui, past, position, news, players, root);
		void (made ? director.play(made, news, options) : director.rest(0));
		lead();
	};
}

function Projector({ film, ui: game, where }: { film: Film; ui: GameUI; where: Where }) {
	const ui = useBoardAs(game);
	const { reel, tell } = useReel(film, where.step, where.play);
	const [seat, setSeat] = useState(film.mine[0] ?? 0);
	const [speed, setSpeed] = useState(1);
	const [open, setOpen] = useState<Open>(null);
	const [card, setCard] = useState<string | null>(null);
	const still = useReducedMotion();
	const director = useMemo(() => new Director(), []);
	const known = useSource(director.known);
	const scene = useScene(film, ui, reel, seat, director);
	const lead = useHand(reel, director);
	usePace(reel, tell, scene, speed, director);
	useWays(where, tell, () => setOpen(null));
	useEnd(scene, reel, director, setOpen);
	useTitle(film);
	const told = useTold(film, ui, scene, seat, known);
	const at = scene?.step ?? reel.step;
	const asked = useText(open === 'text' && known.all, () => film.text(at, seat), `${seat}.${at}`);
	if (!scene) return <Waiting />;
	const { position } = scene;
	const { players, lines, news } = told;
	const sentence = sentenceOf(film, scene, lines, known.all);
	const act = performer(ui, scene, told, director, { rate: speed, still, sound: heardBy(ui) }, lead);
	return (
		<Frame
			{...{ ui, players, lines, news }}
			title={film.info.title}
			view={viewOf(ui, (known.board ? null : scene.past) ?? position)}
			told={viewOf(ui, told.told!)}
			act={scene.stamp}
			perform={act}
			show={scene.text}
			shown={{ stamp: scene.stamp, asking: '', moves: NOTHING, waiting: known.all ? 0 : 1, seat, pending: position.pending, linked: true }}
			older={told.older}
			ask={null}
			ends={known.all ? sentence : ''}
			over={position.over && known.all}
			sentence={() => <>{sentence}</>}
			still={still || news.length === 0}
			hints={null}
			clock={NONE}
			skip={() => director.skip()}
			play={() => Promise.resolve()}
			look={setCard}
			replay
			offers
			jump={(wanted) => tell({ to: stepOf(film, wanted) })}
			keys={keysOf(reel, tell, setOpen)}
			tools={<Tools film={film} step={reel.step} open={setOpen} />}
			under={<ReelControls {...{ reel, tell, director, still, speed, setSpeed, seat, setSeat, players }} />}
			idle={<Here {...{ position, players }} over={position.over && known.all} take={() => setOpen('take')} result={() => setOpen('result')} />}
			extra={<Above {...{ film, ui, scene, players, lines, news, open, setOpen, card, still, show: asked }} close={() => (setOpen(null), setCard(null))} />}
		/>
	);
}

/* Where a record of the log is shown. */
function stepOf(film: Film, number: number): number {
	const at = film.steps.findIndex((candidate) => candidate >= number);
	return at < 0 ? film.steps.length - 1 : at;
}

/* A link to another moment of the match that is shown leads there. */
function useWays(where: Where, tell: (event: Turn) => void, close: () => void): void {
	const known = useRef(where);
	useEffect(() => {
		if (known.current === where) return;
		known.current = where;
		close();
		tell({ to: where.step });
	}, [where]);
}

/* Who has watched the last move sees the end as those at the table did. */
function useEnd(scene: Scene | null, { last }: Reel, director: Director, open: (what: Open) => void): void {
	const watched = useSource(director.idle) && scene?.step === last && scene.past !== null && scene.position.over;
	/* With the next frame: the board has just been drawn as it is in the end. */
	useEffect(() => {
		const frame = watched && requestAnimationFrame(() => open('ending'));
		return () => void (frame && cancelAnimationFrame(frame));
	}, [watched]);
}

function keysOf({ step, last }: Reel, tell: (event: Turn) => void, open: (what: Open) => void) {
	return {
		ArrowRight: () => tell({ to: step + 1 }),
		ArrowLeft: () => tell({ to: step - 1 }),
		Home: () => tell({ to: 0 }),
		End: () => tell({ to: last }),
		' ': () => tell('play'),
		r: () => open('rules'),
		s: sayAgain,
		t: () => open('take'),
		v: () => open('text'),
		',': () => open('settings'),
		'?': () => open('help'),
	};
}

function Tools({ film: { info }, step, open }: { film: Film; step: number; open(what: Open): void }) {
	const items: Item[] = [
		{ text: w.asText, icon: 'list', act: () => open('text') },
		{ text: w.settings, icon: 'settings', act: () => open('settings') },
		{ text: w.keys, icon: 'keys', act: () => open('help') },
		{ text: w.transcript, icon: 'file', act: () => location.assign(`/api/tables/${info.table}/transcript`) },
		{ text: w.theTable, icon: 'people', act: () => go(`/table/${info.table}`) },
		{ text: w.otherReplays, icon: 'play', act: () => go('/replay') },
	];
	return (
		<>
			<button
				class="button button--quiet"
				title={w.share}
				onClick={() => copyLink(`/replay/${info.table}#${step}`, w.linkToMoment)}
			>
				<Icon name="link" />
				<span class="long">{w.share}</span>
			</button>
			<button class="button button--quiet" title={w.rules} onClick={() => open('rules')}>
				<Icon name="rules" />
				<span class="long">{w.rules}</span>
			</button>
			<Menu items={items} />
		</>
	);
}

/* In the list's place: how it ended, and the way to go on from here. */
function Here({ position, over, players, take, result }: { position: Position; over: boolean; players: Player[]; take(): void; result(): void }) {
	return (
		<div class="idle">
			{over ? (
				<>
					<p>
						<b>{verdict(position, players)}</b>
					</p>
					<Standings position={position} players={players} />
					<button class="button button--call" onClick={result}>
						{w.toResult}
					</button>
				</>
			) : (
				<p class="soft">{w.arrowsStep}</p>
			)}
			<button
				class="button"
				aria-disabled={over}
				onClick={() => (over ? say(w.overHere) : take())}
			>
				{w.takeOverHere}
			</button>
		</div>
	);
}

function Above({
	film,
	ui,
	scene,
	players,
	lines,
	news,
	open,
	setOpen,
	card,
	still,
	show,
	close,
}: {
	film: Film;
	ui: GameUI;
	scene: Scene;
	players: Player[];
	lines: Line[];
	news: Entry[];
	open: Open;
	setOpen(open: Open): void;
	card: string | null;
	still: boolean;
	show: string | undefined;
	close(): void;
}) {
	const { info } = film;
	const text = card ? (ui.cardText?.(card, viewOf(ui, scene.position)) ?? null) : null;
	return (
		<>
			{open === 'take' && <TakeOver info={info} at={film.steps[scene.step]!} players={players} close={close} />}
			{open === 'ending' && (
				<Ending {...{ ui, players, still, news }} position={scene.position} board={close} close={() => setOpen('result')} />
			)}
			{open === 'result' && <Over {...{ ui, players, lines, info, close }} position={scene.position} mine={false} />}
			{open === 'text' && <TextDialog text={show} close={close} />}
			{open === 'settings' && <SettingsDialog close={close} />}
			{open === 'help' && <Help close={close} settle={() => setOpen('settings')} />}
			{open === 'rules' && <RulesDialog game={info.game} title={info.title} clause="" close={close} />}
			{text && (
				<Dialog title={text.title} close={close} kind="card" bare>
					<LargeCard card={text} />
				</Dialog>
			)}
		</>
	);
}
