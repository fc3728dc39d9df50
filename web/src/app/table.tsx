/* table.tsx - one table: the waiting room before play, the room while it lasts. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameUI, Player } from '../game';
import { Above } from './above';
import { actsOf, useAdvice, useGuide, useWindows, type Guiding, type Windows } from './acts';
import { openGame, viewOf } from './book';
import { call } from './call';
import { useClock } from './clock';
import { Feed } from './feed';
import { Frame } from './frame';
import { Guide } from './guide';
import { Hall } from './hall';
import { perform, shownOf, useHere, type Here } from './here';
import { useReducedMotion } from './reducedmotion';
import { tableCode } from './route';
import { endsOf, Idle, Sentence } from './sentence';
import { socket } from './socket';
import { useTurnCues } from './sound';
import { useSource } from './source';
import { isText, useBoardAs, useText } from './plain';
import { itemsOf, toolKeys, Tools } from './tools';
import { Waiting } from './waiting';
import { playersOf, withNames } from './wire';
import { singleKeys } from './wishes';
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

function Playing({ feed, ui: game, still }: { feed: Feed; ui: GameUI; still: boolean }) {
	const ui = useBoardAs(game);
	useSource(singleKeys); /* which keys are said to do what */
	useLayoutEffect(() => {
		feed.staged(ui);
		return () => feed.staged(null);
	}, [feed, ui]);
	const linked = useSource(socket.link) !== 'lost';
	const here = useHere(feed, ui, still);
	const { sight, now, info, players, question } = here;
	const windows = useWindows(here);
	const acts = actsOf(here, windows);
	const advice = useAdvice(here, windows);
	const guide = useGuide(here);
	const words = question ? withNames(question.text, players) : undefined;
	useTitle(here, players);
	const show = useShow(here, windows.open === 'text');
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
			show={show}
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
			extra={<Above {...{ here, windows, acts, show }} />}
		/>
	);
}

function useCues({ question, moves, news, players, sight }: Here, clock: Map<number, number>): void {
	const asking = question && moves.length > 0 ? `${sight.seat}.${question.turn}` : '';
	const others = news.some((entry) => players[entry.seat]?.me === false);
	useTurnCues(asking, others, question ? clock.get(sight.seat - 1) : undefined);
}

/* The table as text, once it may be known: for a board that is text, and for the window. */
function useShow({ feed, sight, ui, info, covered }: Here, open: boolean): string | undefined {
	const wanted = (isText(ui) || open) && !feed.busy && !covered;
	const fetch = () =>
		socket
			.ask({ type: 'show', table: feed.id, seat: sight.seat })
			.then((answer) => withNames(answer.text, playersOf(info.seats, feed.mine, [])));
	return useText(wanted, fetch, `${sight.seat}.${sight.stamp}`);
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
