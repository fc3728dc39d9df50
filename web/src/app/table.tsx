/* table.tsx - one table: the waiting room before play, the room while it lasts. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Entry, GameUI, Move, Player } from '../game';
import { choose, otherLanguages } from '../language';
import { openGame, viewOf } from './book';
import { LargeCard } from '../pieces/card';
import { askForCalls, call, wantsCalls } from './call';
import { Chat } from './chat';
import type { Advised } from './choices';
import { Dialog, say } from './dialog';
import { EndingPlace } from './ending';
import { Feed, type Sight } from './feed';
import { Frame } from './frame';
import { Guide, guideIsNew, restartGuide } from './guide';
import { Hall } from './hall';
import { Help, voiceItems } from './help';
import { Icon, type IconName } from './icons';
import { copyLink } from './invite';
import { isTold, linesOf } from './lines';
import type { Line } from './log';
import type { Shown } from './machine';
import { Menu, type Item } from './menu';
import { Over, verdict } from './over';
import { Leave, Resign, Resigned } from './resign';
import { go, tableCode } from './route';
import { RulesDialog } from './rules';
import { sayAgain } from './announce';
import { knownOf, sceneOf } from './scene';
import { hear, heardBy, useSealedCue, useTurnCues } from './sound';
import { soundItem } from './sounding';
import { shortcut, shortcuts } from './shortcuts';
import { Refused, socket } from './socket';
import { useSource } from './source';
import { useReducedMotion } from './reducedmotion';
import { noteDecision, Stays, undoerOf } from './undo';
import { Waiting } from './waiting';
import {
	namedEntry,
	namedMove,
	playersOf,
	withNames,
	type Advice,
	type Position,
	type TableInfo,
} from './wire';
import { w } from './words';

export function Table({ id }: { id: string }) {
	const still = useReducedMotion();
	const quiet = useRef(still);
	quiet.current = still;
	const [feed, setFeed] = useState<Feed | null>(null);
	useEffect(() => {
		const opened = new Feed(id, () => quiet.current);
		setFeed(opened);
		return () => opened.close();
	}, [id]);
	return feed ? <Open feed={feed} still={still} /> : null;
}

/* Why there is nothing to be played here, if so. */
function closedWords(feed: Feed, problem: string): Parameters<typeof Closed>[0] | null {
	const { info } = feed;
	if (info?.deleted) return { title: w.wasPutAway, text: w.makerPutAway };
	if (info?.state === 'old')
		return { title: w.anOldTable, text: w.canBeRead(info.why ?? ''), transcript: info.table };
	const why = problem || feed.problem;
	if (!why) return null;
	return { title: w.noTable, text: tableCode(feed.id) ? why : w.tableCode + w.lostLetters };
}

function Open({ feed, still }: { feed: Feed; still: boolean }) {
	useSource(feed.changed);
	const [ui, setUi] = useState<GameUI | null>(null);
	const [problem, setProblem] = useState('');
	const info = feed.info;
	useEffect(() => {
		if (info?.game)
			openGame(info.game, feed.id).then(setUi, (why) =>
				setProblem(w.boardDidNotCome(why.message)),
			);
	}, [info?.game]);
	const closed = closedWords(feed, problem);
	if (closed) return <Closed {...closed} />;
	if (info?.state === 'open') return <Waiting feed={feed} />;
	if (!info || !ui || [...feed.sights.values()].every((sight) => sight.now === null))
		return (
			<Hall title={w.table}>
				<p class="empty" role="status">
					{w.beingSet}
				</p>
			</Hall>
		);
	return <Playing feed={feed} ui={ui} still={still} />;
}

function Closed({ title, text, transcript }: { title: string; text: string; transcript?: string }) {
	return (
		<Hall title={title}>
			<main class="panel message">
				<h1 class="display">{title}</h1>
				<p>{text}</p>
				<div class="actions">
					<a class="button button--call" href="/">
						{w.toLobby}
					</a>
					{transcript && (
						<a class="button" href={`/api/tables/${transcript}/transcript`} download>
							{w.transcript}
						</a>
					)}
				</div>
			</main>
		</Hall>
	);
}

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
interface Here {
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

function useHere(feed: Feed, ui: GameUI, still: boolean): Here {
	const { sight, covered, uncover } = useSight(feed);
	const now = sight.now!;
	const info = feed.info!;
	const known = feed.director.known.value;
	const told = known.view ? now : (sight.before ?? now);
	const players = useMemo(
		() => playersOf(info.seats, feed.mine, told.pending),
		[info, feed.mine, told],
	);
	const { busy } = feed;
	const resigned = players[sight.seat - 1]?.resigned === true;
	const question = resigned ? undefined : now.question;
	const moves = useMemo(
		() => (busy || covered ? [] : (question?.moves ?? []).map((move) => namedMove(move, players))),
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
function perform({ feed, ui, sight, covered, news, players }: Here, root: HTMLElement): void {
	feed.perform(
		sight,
		() => (covered || sight.jumped ? null : sceneOf(ui, sight.before, sight.now!, news, players, root)),
		news,
		heardBy(ui),
	);
}

/* Where in the machine this is. */
function shownOf({ feed, sight, now, question, moves }: Here, linked: boolean): Shown {
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

/* What stands over the table, one at a time but for the rules and a card. */
type Window = 'help' | 'chat' | 'resign' | 'resigned' | 'stays' | null;

interface Windows {
	open: Window;
	setOpen(open: Window): void;
	toggle(open: 'help' | 'chat'): void;
	rules: string | null;
	setRules(clause: string | null): void;
	card: string | null;
	setCard(id: string | null): void;
	ended: boolean;
	setEnded(ended: boolean): void;
	ending: boolean; /* the game shows its end itself */
	setEnding(ending: boolean): void;
}

function useWindows({ over, ui, sight }: Here): Windows {
	const [card, setCard] = useState<string | null>(null);
	const [open, setOpen] = useState<Window>(null);
	const [rules, setRules] = useState<string | null>(null);
	const [ended, setEnded] = useState(false);
	const [ending, setEnding] = useState(false);
	useEffect(() => {
		if (!over) return;
		if (ui.Ending && sight.news.length > 0 && !sight.jumped) setEnding(true);
		else setEnded(true);
	}, [over]);
	const toggle = (what: 'help' | 'chat') => setOpen(open === what ? null : what);
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

interface Acts {
	play(text: string): Promise<unknown>;
	undo(): void;
	canUndo: boolean;
	rematch(): void;
	resign(): void;
	comeBack(): void;
}

async function rematch({ feed, info }: Here): Promise<void> {
	const answer = await socket.ask({ type: 'rematch', table: feed.id });
	const alone = info.seats.every((seat) => seat.kind === 'bot' || feed.mine.includes(seat.seat));
	if (alone) await socket.ask({ type: 'start', table: answer.table });
	go(`/table/${answer.table}`);
}

function send({ feed, sight, question, moves }: Here, text: string): Promise<unknown> {
	const move = moves.find((one) => one.text === text)?.notation ?? text;
	noteDecision(sight);
	return socket.ask({ type: 'play', table: feed.id, seat: sight.seat, turn: question?.turn, move });
}

function actsOf(here: Here, windows: Windows): Acts {
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
		comeBack: () => void socket.ask({ type: 'back', table: feed.id }).catch(refused),
	};
}

function ranked(advice: Advice): Map<string, Advised> {
	return new Map(
		advice.moves.map((move, rank) => [move.move, { ...move, rank, why: rank === 0 ? advice.why : '' }]),
	);
}

/* What a bot would do, once somebody wants to know, until the position changes. */
function useAdvice(here: Here, windows: Windows) {
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
function useGuide({ feed, ui, sight, now }: Here) {
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

function callItem(mine: boolean): Item {
	return {
		text: wantsCalls() ? w.doNotCall : w.callMe,
		icon: 'bell',
		hidden: !mine,
		act: () => void askForCalls(!wantsCalls()).then((on) => say(on ? w.willCall : w.willNotCall)),
	};
}

function itemsOf({ feed, ui, over, mine, resigned, players }: Here, windows: Windows, guideAnew: () => void): Item[] {
	const playing = mine && !over;
	return [
		{ text: w.guideTo, icon: 'guide', act: guideAnew, hidden: !playing || ui.guide.length === 0 },
		{ text: w.rules, icon: 'rules', act: () => windows.setRules('') },
		{ text: w.keys, icon: 'keys', act: () => windows.setOpen('help') },
		...voiceItems(),
		soundItem(),
		{ text: w.copyAddress, icon: 'link', act: () => void copyLink(`/table/${feed.id}`, w.theAddress) },
		callItem(mine),
		{ text: w.replay, icon: 'play', act: () => go(`/replay/${feed.id}`), hidden: !over },
		{
			text: w.resign,
			icon: 'flag',
			act: () => windows.setOpen('resign'),
			hidden: !playing || resigned || players.length === 1,
		},
		...otherLanguages().map(([code, name]): Item => ({ text: name, icon: 'language', act: () => choose(code) })),
		{ text: w.toLobby, icon: 'back', act: () => go('/') },
	];
}

function Tool({
	icon,
	name,
	char,
	act,
	off,
	more,
	...rest
}: {
	icon: IconName;
	name: string;
	char: string;
	act(): void;
	off?: boolean;
	faded?: boolean;
	title?: string;
	wide?: boolean;
	expanded?: boolean;
	more?: ComponentChildren;
}) {
	return (
		<button
			class={'button button--quiet' + (rest.wide ? ' wide' : '') + (rest.faded ? ' is-faded' : '')}
			onClick={act}
			aria-disabled={off}
			aria-expanded={rest.expanded}
			aria-keyshortcuts={shortcut(char)}
			title={rest.title ?? name}
		>
			<Icon name={icon} />
			<span class="long">{name}</span>
			{more}
		</button>
	);
}

function Unread({ count }: { count: number }) {
	return count > 0 ? (
		<span class="dot">
			{count}
			<span class="sr"> {w.unread}</span>
		</span>
	) : null;
}

/* What a click on Undo would do; it tells why where it can do nothing. */
function undoes({ feed }: Here): { nothing: boolean; title: string } {
	const now = undoerOf(feed.mine, feed.sights)?.now;
	const stays = now?.stays ?? 'nothing';
	const title = now?.undo ? w.undoes(now.takes_back ?? 1) : `${w.itStays}: ${w.stays(stays)}`;
	return { nothing: now?.undo !== true && stays === 'nothing', title };
}

type Advising = ReturnType<typeof useAdvice>;

function Tools({ here, windows, acts, advice, items }: { here: Here; windows: Windows; acts: Acts; advice: Advising; items: Item[] }) {
	const { feed, question } = here;
	const playing = here.mine && !here.over && !here.resigned;
	return (
		<>
			{playing && (
				<Tool
					icon="undo"
					name={w.undo}
					char="u"
					act={acts.undo}
					off={undoes(here).nothing}
					faded={!acts.canUndo}
					title={undoes(here).title}
				/>
			)}
			{playing && (
				<Tool
					icon="hint"
					name={advice.thinking ? w.thinkingNow : w.hint}
					char="h"
					act={advice.hint}
					off={!question || advice.thinking}
				/>
			)}
			<Tool icon="rules" name={w.rules} char="r" act={() => windows.setRules('')} wide />
			<Tool
				icon="chat"
				name={w.chat}
				char="c"
				act={() => windows.toggle('chat')}
				expanded={windows.open === 'chat'}
				more={<Unread count={feed.unread} />}
			/>
			<Menu items={items} />
		</>
	);
}

/* What stands over the table. */
function Above({ here, windows, acts }: { here: Here; windows: Windows; acts: Acts }) {
	const { feed, ui, now, info, players, lines, mine } = here;
	const close = () => windows.setOpen(null);
	const text = windows.card ? (ui.cardText?.(windows.card, viewOf(ui, now)) ?? null) : null;
	return (
		<>
			{here.away && !here.over && <KeptSeat back={acts.comeBack} />}
			{windows.open === 'chat' && <Chat feed={feed} players={players} close={close} />}
			{windows.open === 'help' && <Help close={close} />}
			{windows.open === 'resign' && <Resign two={players.length === 2} close={close} resign={acts.resign} />}
			{windows.open === 'stays' && (
				<Stays sight={undoerOf(feed.mine, feed.sights)!} info={info} mine={feed.mine} close={close} />
			)}
			{windows.open === 'resigned' && !windows.ended && <Resigned info={info} players={players} close={close} />}
			{windows.rules !== null && (
				<RulesDialog game={info.game} title={info.title} clause={windows.rules} close={() => windows.setRules(null)} />
			)}
			{text && (
				<Dialog title={text.title} close={() => windows.setCard(null)} kind="card" bare>
					<LargeCard card={text} />
				</Dialog>
			)}
			{windows.ending && <Ending here={here} windows={windows} />}
			{windows.ended && (
				<Over
					position={now}
					{...{ players, lines, ui, info, mine }}
					close={() => windows.setEnded(false)}
					rematch={acts.rematch}
				/>
			)}
			{here.covered && (
				<Curtain player={players[here.sight.seat - 1]!} asked={now.question !== undefined} lift={here.uncover} />
			)}
		</>
	);
}

function Ending({ here, windows }: { here: Here; windows: Windows }) {
	const { ui, now, players, still } = here;
	const result = (now.result ?? []).map((row) => ({ ...row, seat: row.seat - 1 }));
	const first = result.filter((row) => row.place === 1);
	const leave = () => windows.setEnding(false);
	return (
		<EndingPlace
			{...{ ui, players, still, result }}
			view={viewOf(ui, now)}
			seat={now.seat - 1}
			won={now.seat === 0 ? first.length > 0 : first.some((row) => players[row.seat]?.me)}
			verdict={verdict(now, players)}
			board={leave}
			close={() => {
				leave();
				windows.setEnded(true);
			}}
		/>
	);
}

function KeptSeat({ back }: { back(): void }) {
	return (
		<div class="banner" role="status">
			{w.botKeepsSeat}{' '}
			<button class="button button--small button--call" onClick={back}>
				{w.takeItBack}
			</button>
		</div>
	);
}

type Guiding = ReturnType<typeof useGuide>;

function GuidePlace({ here, guide }: { here: Here; guide: Guiding }) {
	const { ui, now, sight, question, moves, news, lines, feed } = here;
	return (
		<Guide
			key={guide.guiding}
			ui={ui}
			view={viewOf(ui, now)}
			seat={sight.seat - 1}
			asking={question ? `${sight.seat}.${question.turn}` : ''}
			moves={moves}
			news={news}
			log={lines.map((line) => line.entry)}
			busy={feed.busy}
			close={guide.close}
		/>
	);
}

function guides({ sight, resigned, covered, away }: Here, { guiding }: Guiding, { ended }: Windows): boolean {
	return guiding > 0 && sight.from === 0 && !resigned && !covered && !away && !ended;
}

/* Letters, and what they do at a table. */
function toolKeys({ mine, ui }: Here, windows: Windows, acts: Acts, hint: () => void, guideAnew: () => void) {
	return {
		u: acts.undo,
		h: hint,
		r: () => windows.setRules(''),
		s: sayAgain,
		c: () => windows.toggle('chat'),
		'?': () => windows.toggle('help'),
		g: () => mine && ui.guide.length > 0 && guideAnew(),
	};
}

function Playing({ feed, ui, still }: { feed: Feed; ui: GameUI; still: boolean }) {
	useSource(shortcuts); /* which keys are said to do what */
	useLayoutEffect(() => {
		feed.staged(true);
		return () => feed.staged(false);
	}, [feed]);
	const linked = useSource(socket.link) !== 'lost';
	const here = useHere(feed, ui, still);
	const { sight, now, info, players, question } = here;
	const windows = useWindows(here);
	const acts = actsOf(here, windows);
	const advice = useAdvice(here, windows);
	const guide = useGuide(here);
	const words = question ? withNames(question.text, players) : undefined;
	useTitle(here, players);
	const clock = useClock(info.time, now, feed);
	useCues(here, clock);
	return (
		<Frame
			{...{ ui, players }}
			still={still || sight.jumped}
			title={info.title}
			view={viewOf(ui, feed.director.known.value.board ? now : (sight.before ?? now))}
			told={viewOf(ui, here.told)}
			act={feed.acts}
			perform={(root) => perform(here, root)}
			shown={shownOf(here, linked)}
			news={here.news}
			lines={here.lines}
			older={sight.from > 0 ? () => feed.older(sight) : undefined}
			ask={words ?? null}
			sentence={(sealed) => <Sentence now={now} players={players} busy={feed.busy} sealed={sealed} />}
			offers={here.over || here.resigned}
			ends={endsOf(now, players, feed.busy, words)}
			over={now.over}
			show={useShow(feed, sight, ui)}
			hints={advice.hints}
			clock={clock}
			skip={() => feed.skip()}
			play={acts.play}
			look={windows.setCard}
			keys={toolKeys(here, windows, acts, advice.hint, guide.anew)}
			tools={<Tools {...{ here, windows, acts, advice }} items={itemsOf(here, windows, guide.anew)} />}
			covered={here.covered}
			guide={guides(here, guide, windows) && <GuidePlace here={here} guide={guide} />}
			idle={<Idle now={now} ended={here.over} players={players} info={info} over={() => windows.setEnded(true)} />}
			extra={<Above {...{ here, windows, acts }} />}
		/>
	);
}

/* How what is said of a position ends: with the question, or with who has won. Nothing is said
 * while others are waited for, but to who watches, who hears what they do. */
function endsOf(now: Position, players: Player[], busy: boolean, question?: string): string | null {
	if (busy) return null;
	if (now.over) return verdict(now, players);
	if (question) return `${w.yourTurn} ${question}`;
	return now.seat === 0 || players[now.seat - 1]?.resigned ? '' : null;
}

/* The one sentence at the top: whose turn it is, and what they are asked. */
function Sentence({
	now,
	players,
	busy,
	sealed,
}: {
	now: Position;
	players: Player[];
	busy: boolean;
	sealed: boolean;
}) {
	useSealedCue(sealed);
	if (now.over && !busy) return <>{verdict(now, players)}</>;
	const gone = players[now.seat - 1]?.resigned === true;
	if (now.question && !busy && !gone) {
		return (
			<>
				<em>{w.yourTurn}</em> {withNames(now.question.text, players)}
			</>
		);
	}
	const asked = players.filter((player) => player.turn);
	const left = gone && <em>{w.youResigned} </em>;
	if (asked.length === 0) return <>{left}{w.goingOn}</>;
	const names = asked.map((player) =>
		!player.me ? player.name : player.resigned ? w.botInYourSeat : w.you,
	);
	if (sealed)
		return (
			<>
				<em>{w.sealed}</em> {w.sealedWaiting(names)}
			</>
		);
	const missing = asked.find((player) => player.kind === 'person' && !player.present && !player.away && !player.me);
	if (missing && asked.length === 1) return <>{w.notHereAsked(missing.name)}</>;
	const you = asked.some((player) => player.me && !player.resigned);
	const bots = asked.every((player) => player.kind === 'bot' || player.resigned);
	return (
		<>
			{left}
			{bots ? w.areThinking(names, you) : w.areToMove(names, you)}
		</>
	);
}

function Idle({
	now,
	ended,
	players,
	info,
	over,
}: {
	now: Position;
	ended: boolean;
	players: Player[];
	info: TableInfo;
	over(): void;
}) {
	if (ended)
		return (
			<div class="idle">
				<p>{verdict(now, players)}</p>
				<button class="button button--call" onClick={over}>
					{w.standings}
				</button>
			</div>
		);
	const asked = players.filter((player) => player.turn && !player.me);
	if (players[now.seat - 1]?.resigned)
		return (
			<div class="idle">
				<p>{w.resignedWatching}</p>
				<div class="actions">
					<Leave info={info} players={players} />
				</div>
			</div>
		);
	return (
		<div class="idle">
			<p class="soft">
				{now.seat === 0
					? w.youWatch
					: asked.length > 0
						? w.choicesAppear
						: w.oneMoment}
			</p>
		</div>
	);
}

/* Several people at one screen: nothing is seen until the right one says so. */
function Curtain({ player, asked, lift }: { player: Player; asked: boolean; lift(): void }) {
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => button.current?.focus(), []);
	return (
		<div
			class="curtain"
			role="dialog"
			aria-modal="true"
			aria-label={w.handOver(player.name)}
		>
			<div class="curtain__sheet" data-p={player.colour + 1}>
				<i class="badge badge--big" data-p={player.colour + 1} aria-hidden="true">
					{player.letter}
				</i>
				<h2 class="display">
					{asked ? w.itIsYourTurn(player.name) : w.haveALook(player.name)}
				</h2>
				<p class="soft">{w.lookAway}</p>
				<button ref={button} class="button button--call" onClick={lift}>
					{w.iAm(player.name)}
				</button>
			</div>
		</div>
	);
}

/* Seconds left of each seat that is asked, under a time control. */
function useClock(limit: number, now: Position, feed: Feed): Map<number, number> {
	const [, tick] = useState(0);
	const running = limit > 0 && !now.over && feed.info?.state === 'running';
	useEffect(() => {
		if (!running) return undefined;
		const timer = setInterval(() => tick((n) => n + 1), 1000);
		return () => clearInterval(timer);
	}, [running]);
	const left = new Map<number, number>();
	if (running)
		for (const row of now.clock ?? [])
			left.set(
				row.seat - 1,
				Math.max(
					0,
					Math.round((row.left - (Date.now() - (now.came ?? Date.now()))) / 1000),
				),
			);
	return left;
}

function useCues({ question, moves, news, players, sight }: Here, clock: Map<number, number>): void {
	const asking = question && moves.length > 0 ? `${sight.seat}.${question.turn}` : '';
	const others = news.some((entry) => players[entry.seat]?.me === false);
	useTurnCues(asking, others, question ? clock.get(sight.seat - 1) : undefined);
}

/* The table as text, for games without a board of their own. */
function useShow(feed: Feed, sight: Sight, ui: GameUI): string | undefined {
	const [show, setShow] = useState<string | undefined>();
	const wanted = ui.theme === 'world-plain';
	useEffect(() => {
		if (wanted)
			socket.ask({ type: 'show', table: feed.id, seat: sight.seat }).then(
				(answer) =>
					setShow(withNames(answer.text, playersOf(feed.info!.seats, feed.mine, []))),
				() => undefined,
			);
	}, [wanted, sight.stamp, sight.seat]);
	return show;
}

function useTitle({ now, over, info: { title }, moves }: Here, players: Player[]): void {
	const asked = moves.length > 0;
	const question = now.question ? withNames(now.question.text, players) : '';
	useEffect(() => {
		document.title = over
			? `${w.titleOver(title)} · Perilune`
			: asked
				? `● ${w.titleTurn(title)} · Perilune`
				: `${title} · Perilune`;
		if (asked) call(w.titleTurn(title), question);
	}, [asked, over, title, question]);
}
