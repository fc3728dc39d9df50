/* table.tsx - one table: the waiting room before play, the room while it lasts. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUI, Player } from '../game';
import { choose, otherLanguages } from '../language';
import { openGame, viewOf } from './book';
import { LargeCard } from '../pieces/card';
import { askForCalls, call, wantsCalls } from './call';
import { Chat } from './chat';
import type { Advised } from './choices';
import { Dialog, say } from './dialog';
import { Feed, type Sight } from './feed';
import { Guide, guideIsNew, restartGuide } from './guide';
import { Hall } from './hall';
import { Help, voiceItems } from './help';
import { Icon } from './icons';
import { copyLink } from './invite';
import { linesOf } from './lines';
import { Menu, type Item } from './menu';
import { Over, verdict } from './over';
import { Leave, Resign, Resigned } from './resign';
import { Room } from './room';
import { go, tableCode } from './route';
import { RulesDialog } from './rules';
import { sayAgain } from './announce';
import { shortcut, shortcuts } from './shortcuts';
import { Refused, socket } from './socket';
import { useSource } from './source';
import { useReducedMotion } from './reducedmotion';
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
	if (feed.problem || problem || info?.deleted || info?.state === 'old')
		return (
			<Closed
				title={
					info?.deleted
						? w.wasPutAway
						: info?.state === 'old'
							? w.anOldTable
							: w.noTable
				}
				text={
					info?.deleted
						? w.makerPutAway
						: info?.state === 'old'
							? w.canBeRead(info.why ?? '')
							: tableCode(feed.id)
								? problem || feed.problem!
								: w.tableCode + w.lostLetters
				}
				transcript={info?.state === 'old' ? info.table : undefined}
			/>
		);
	if (info?.state === 'open') return <Waiting feed={feed} />;
	if (!info || !ui || [...feed.sights.values()].every((sight) => sight.now === null))
		return (
			<Hall title={w.table}>
				<p class="empty" role="status">
					{w.beingSet}
				</p>
			</Hall>
		);
	return <Seated feed={feed} ui={ui} still={still} />;
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

function Seated({ feed, ui, still }: { feed: Feed; ui: GameUI; still: boolean }) {
	useSource(shortcuts); /* which keys are said to do what */
	const { sight, covered, uncover } = useSight(feed);
	const now = sight.now!;
	const info = feed.info!;
	const players = useMemo(
		() => playersOf(info.seats, feed.mine, now.pending),
		[info, feed.mine, now],
	);
	const busy = feed.busy;
	/* Who has resigned is asked nothing more: a bot answers for the seat. */
	const resigned = players[sight.seat - 1]?.resigned === true;
	const question = resigned ? undefined : now.question;
	const moves = useMemo(
		() =>
			busy || covered
				? []
				: (question?.moves ?? []).map((move) => namedMove(move, players)),
		[question, busy, covered, players],
	);
	const news = useMemo(
		() => sight.news.map((entry) => namedEntry(entry, players)),
		[sight.stamp],
	);
	const lines = useMemo(() => linesOf(sight.log, players, ui), [sight.log, info]);
	const older = () => feed.older(sight);
	const [hints, setHints] = useState<Map<string, Advised> | null>(null);
	const [thinking, setThinking] = useState(false);
	const [card, setCard] = useState<string | null>(null);
	const [open, setOpen] = useState<'help' | 'chat' | 'menu' | 'resign' | 'resigned' | null>(null);
	const [rules, setRules] = useState<string | null>(null);
	const [ended, setEnded] = useState(false);
	/* How often the guide was begun; 0 is not at all. */
	const [guiding, setGuiding] = useState(() =>
		guideIsNew(ui) && sight.seat > 0 && !now.over ? 1 : 0,
	);
	const guideAnew = () => {
		restartGuide(ui);
		setGuiding(guiding + 1);
	};
	/* It asks what was ever done, so all of the log comes, page by page. */
	useEffect(() => {
		if (guiding > 0) older();
	}, [guiding, sight, sight.from]);
	const asking = question ? `${sight.seat}.${question.turn}` : '';
	const sending = useRef('');
	const sealed = useSealed(now);
	const clock = useClock(info.time, now, feed);
	const show = useShow(feed, sight, ui);

	useEffect(() => setHints(null), [sight.stamp, sight.seat]);
	useEffect(() => {
		if (now.over && !busy) setEnded(true);
	}, [now.over, busy]);
	useTitle(now, info.title, moves.length > 0, players);

	const refused = (why: Refused) => {
		sending.current = '';
		const text = withNames(why.message, players);
		say(text.charAt(0).toUpperCase() + text.slice(1), {
			bad: true,
			link: why.clause
				? { text: w.rule(why.clause), act: () => setRules(why.clause!) }
				: undefined,
		});
	};
	const play = (text: string) => {
		if (!question || sending.current === asking) return;
		sending.current = asking;
		socket
			.ask({
				type: 'play',
				table: feed.id,
				seat: sight.seat,
				turn: question.turn,
				move: moves.find((move) => move.text === text)?.notation ?? text,
			})
			.catch(refused);
	};
	const undoer = feed.mine.map((seat) => feed.sights.get(seat)).find((own) => own?.now?.undo);
	const undo = () => {
		if (!undoer)
			say(w.noUndo);
		else
			socket
				.ask({
					type: 'undo',
					table: feed.id,
					seat: undoer.seat,
					turn: undoer.now!.turn ?? 1,
				})
				.catch(refused);
	};
	const hint = () => {
		if (!question || thinking) return;
		setThinking(true);
		const stamp = sight.stamp;
		socket.ask({ type: 'hint', table: feed.id, seat: sight.seat }).then(
			(answer) => {
				setThinking(false);
				const advice = answer.advice as Advice;
				if (sight.stamp === stamp && advice.moves)
					setHints(
						new Map(
							advice.moves.map((move, rank) => [
								move.move,
								{ ...move, rank, why: rank === 0 ? advice.why : '' },
							]),
						),
					);
			},
			(why) => {
				setThinking(false);
				refused(why);
			},
		);
	};
	const rematch = () => {
		socket
			.ask({ type: 'rematch', table: feed.id })
			.then(async (answer) => {
				if (
					info.seats.every((seat) => seat.kind === 'bot' || feed.mine.includes(seat.seat))
				)
					await socket.ask({ type: 'start', table: answer.table });
				go(`/table/${answer.table}`);
			})
			.catch(refused);
	};
	const mine = feed.mine.length > 0;
	const away = players.find((player) => player.me && player.away && !player.resigned);
	const items: Item[] = [
		{
			text: w.guideTo,
			icon: 'guide',
			act: guideAnew,
			hidden: !mine || now.over || ui.guide.length === 0,
		},
		{ text: w.rules, icon: 'rules', act: () => setRules('') },
		{ text: w.keys, icon: 'keys', act: () => setOpen('help') },
		...voiceItems(),
		{
			text: w.copyAddress,
			icon: 'link',
			act: () => void copyLink(`/table/${feed.id}`, w.theAddress),
		},
		{
			text: wantsCalls() ? w.doNotCall : w.callMe,
			icon: 'bell',
			hidden: !mine,
			act: () =>
				void askForCalls(!wantsCalls()).then((on) =>
					say(on ? w.willCall : w.willNotCall),
				),
		},
		{ text: w.replay, icon: 'play', act: () => go(`/replay/${feed.id}`), hidden: !now.over },
		{
			text: w.resign,
			icon: 'flag',
			act: () => setOpen('resign'),
			hidden: !mine || now.over || resigned || players.length === 1,
		},
		...otherLanguages().map(
			([code, name]): Item => ({ text: name, icon: 'language', act: () => choose(code) }),
		),
		{ text: w.toLobby, icon: 'back', act: () => go('/') },
	];
	const view = viewOf(ui, now);
	const text = card ? (ui.cardText?.(card, view) ?? null) : null;
	const toggle = (what: 'help' | 'chat') => setOpen(open === what ? null : what);
	return (
		<Room
			ui={ui}
			title={info.title}
			players={players}
			seat={sight.seat - 1}
			view={view}
			stamp={sight.stamp}
			asking={asking}
			news={news}
			lines={lines}
			older={sight.from > 0 ? older : undefined}
			moves={moves}
			ask={question ? withNames(question.text, players) : null}
			sentence={<Sentence now={now} players={players} busy={busy} sealed={sealed} />}
			offers={now.over || resigned}
			ends={endsOf(now, players, busy, question && withNames(question.text, players))}
			over={now.over}
			still={still}
			show={show}
			hints={hints}
			clock={clock}
			busy={busy}
			skip={() => feed.skip()}
			play={play}
			look={setCard}
			keys={{
				u: undo,
				h: hint,
				r: () => setRules(''),
				s: sayAgain,
				c: () => toggle('chat'),
				'?': () => toggle('help'),
				g: () => mine && ui.guide.length > 0 && guideAnew(),
			}}
			tools={
				<>
					{mine && !now.over && !resigned && (
						<button
							class="button button--quiet"
							onClick={undo}
							aria-disabled={!undoer}
							aria-keyshortcuts={shortcut('u')}
							title={undoer ? undefined : w.noUndo}
						>
							<Icon name="undo" />
							<span class="long">{w.undo}</span>
						</button>
					)}
					{mine && !now.over && !resigned && (
						<button
							class="button button--quiet"
							onClick={hint}
							aria-disabled={!question || thinking}
							aria-keyshortcuts={shortcut('h')}
						>
							<Icon name="hint" />
							<span class="long">{thinking ? w.thinkingNow : w.hint}</span>
						</button>
					)}
					<button
						class="button button--quiet wide"
						onClick={() => setRules('')}
						aria-keyshortcuts={shortcut('r')}
					>
						<Icon name="rules" />
						<span class="long">{w.rules}</span>
					</button>
					<button
						class="button button--quiet"
						onClick={() => toggle('chat')}
						aria-expanded={open === 'chat'}
						aria-keyshortcuts={shortcut('c')}
					>
						<Icon name="chat" />
						<span class="long">{w.chat}</span>
						{feed.unread > 0 && (
							<span class="dot">
								{feed.unread}
								<span class="sr"> {w.unread}</span>
							</span>
						)}
					</button>
					<Menu items={items} />
				</>
			}
			covered={covered}
			guide={
				guiding > 0 &&
				sight.from === 0 &&
				!resigned &&
				!covered &&
				!away &&
				!ended && (
					<Guide
						key={guiding}
						ui={ui}
						view={view}
						seat={sight.seat - 1}
						asking={asking}
						moves={moves}
						news={news}
						log={lines.map((line) => line.entry)}
						busy={busy}
						close={() => setGuiding(0)}
					/>
				)
			}
			idle={
				<Idle now={now} players={players} info={info} over={() => setEnded(true)} />
			}
			extra={
				<>
					{away && !now.over && (
						<div class="banner" role="status">
							{w.botKeepsSeat}{' '}
							<button
								class="button button--small button--call"
								onClick={() =>
									socket.ask({ type: 'back', table: feed.id }).catch(refused)
								}
							>
								{w.takeItBack}
							</button>
						</div>
					)}
					{open === 'chat' && (
						<Chat feed={feed} players={players} close={() => setOpen(null)} />
					)}
					{open === 'help' && <Help close={() => setOpen(null)} />}
					{open === 'resign' && (
						<Resign
							two={players.length === 2}
							close={() => setOpen(null)}
							resign={() => {
								setOpen(null);
								socket
									.ask({ type: 'resign', table: feed.id, seat: sight.seat })
									.then(() => players.length > 2 && setOpen('resigned'), refused);
							}}
						/>
					)}
					{open === 'resigned' && !ended && (
						<Resigned info={info} players={players} close={() => setOpen(null)} />
					)}
					{rules !== null && (
						<RulesDialog
							game={info.game}
							title={info.title}
							clause={rules}
							close={() => setRules(null)}
						/>
					)}
					{text && (
						<Dialog title={text.title} close={() => setCard(null)} kind="card" bare>
							<LargeCard card={text} />
						</Dialog>
					)}
					{ended && (
						<Over
							position={now}
							players={players}
							lines={lines}
							ui={ui}
							info={info}
							mine={mine}
							close={() => setEnded(false)}
							rematch={rematch}
						/>
					)}
					{covered && (
						<Curtain
							player={players[sight.seat - 1]!}
							asked={now.question !== undefined}
							lift={uncover}
						/>
					)}
				</>
			}
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

/* Whether one's own answer lies face down: several were asked at once, one of them is done, and the
 * others are still asked. */
function useSealed(now: Position): boolean {
	const last = useRef<{ seat: number; pending: number[]; sealed: boolean }>({ seat: 0, pending: [], sealed: false });
	const { seat, pending } = now;
	const before = last.current;
	if (before.pending !== pending) {
		const known = before.seat === seat ? before : { pending: [] as number[], sealed: false };
		const fewer = pending.length > 0 && pending.every((other) => known.pending.includes(other));
		const sealed = seat > 0 && !pending.includes(seat) && fewer && (known.sealed || known.pending.includes(seat));
		last.current = { seat, pending, sealed };
	}
	return last.current.sealed;
}

function Idle({
	now,
	players,
	info,
	over,
}: {
	now: Position;
	players: Player[];
	info: TableInfo;
	over(): void;
}) {
	if (now.over)
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

function useTitle(now: Position, title: string, asked: boolean, players: Player[]): void {
	const question = now.question ? withNames(now.question.text, players) : '';
	useEffect(() => {
		document.title = now.over
			? `${w.titleOver(title)} · Perilune`
			: asked
				? `● ${w.titleTurn(title)} · Perilune`
				: `${title} · Perilune`;
		if (asked) call(w.titleTurn(title), question);
	}, [asked, now.over, title, question]);
}
