/* table.tsx - one table: the waiting room before play, the room while it lasts. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameUI, Move } from '../game';
import { loadGame } from '../games/registry';
import { Badge } from '../pieces/badge';
import type { Advised } from './choices';
import { Dialog, say } from './dialog';
import { Feed, type Sight } from './feed';
import { Hall } from './hall';
import { Icon } from './icons';
import type { Line } from './log';
import { Room } from './room';
import { Refused, socket } from './socket';
import { useSource } from './source';
import { playersOf, namedEntry, namedMove, withNames } from './wire';

export function useStill(): boolean {
	const query = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)'), []);
	const [still, setStill] = useState(query.matches);
	useEffect(() => {
		const change = () => setStill(query.matches);
		query.addEventListener('change', change);
		return () => query.removeEventListener('change', change);
	}, [query]);
	return still;
}

export function Table({ id }: { id: string }) {
	const still = useStill();
	const feed = useMemo(() => new Feed(id, () => matchMedia('(prefers-reduced-motion: reduce)').matches), [id]);
	useEffect(() => () => feed.close(), [feed]);
	useSource(feed.changed);
	const [ui, setUi] = useState<GameUI | null>(null);
	const game = feed.info?.game;
	useEffect(() => {
		if (game)
			loadGame(game).then(setUi, (why) => say(`The board did not come: ${why.message}.`, { bad: true }));
	}, [game]);
	const info = feed.info;
	if (feed.problem)
		return <Hall title="No such table"><div class="panel message"><h1 class="display">No such table</h1><p>{feed.problem}</p></div></Hall>;
	const sight: Sight | undefined = feed.sights.get(feed.mine[0] ?? 0) ?? [...feed.sights.values()][0];
	if (!info || !ui || !sight?.now)
		return <Hall title="Table"><p class="empty">Coming …</p></Hall>;
	return <Play feed={feed} ui={ui} sight={sight} still={still} />;
}

function Play({ feed, ui, sight, still }: { feed: Feed; ui: GameUI; sight: Sight; still: boolean }) {
	const now = sight.now!;
	const players = playersOf(feed.info!.seats, feed.mine, now.pending);
	const [hints] = useState<Map<string, Advised> | null>(null);
	const [card, setCard] = useState<string | null>(null);
	const moves: Move[] = useMemo(() => feed.busy ? [] : (now.question?.moves ?? []).map((m) => namedMove(m, players)), [now, feed.busy]);
	const news = useMemo(() => sight.news.map((e) => namedEntry(e, players)), [sight.stamp]);
	const lines: Line[] = sight.log.map((e) => ({ entry: namedEntry(e, players) }));
	const play = (text: string) => {
		socket.ask({ type: 'play', table: feed.id, seat: sight.seat, turn: now.question?.turn ?? now.turn ?? 0, move: text })
			.catch((why: Refused) => say(why.message, { bad: true }));
	};
	const sentence = now.question ? <><em>Your turn:</em> {withNames(now.question.text, players)}.</> : <>{players.filter((p) => p.turn).map((p) => p.name).join(', ')} to move.</>;
	const text = card ? ui.cardText?.(card, now.view) : null;
	return (
		<Room ui={ui} title={feed.info!.title} players={players} seat={sight.seat - 1} view={now.view} stamp={sight.stamp}
			news={news} lines={lines} moves={moves} ask={now.question?.text ?? null} sentence={sentence} over={now.over} still={still}
			hints={hints} clock={new Map()} busy={feed.busy} skip={() => feed.skip()} play={play} look={setCard} keys={{}}
			tools={<button class="button button--quiet" onClick={() => socket.ask({ type: 'undo', table: feed.id, seat: sight.seat, turn: now.turn ?? 0 })}><Icon name="undo" /><span class="long">Undo</span></button>}
			idle={<p class="empty">{players.filter((p) => p.turn).map((p) => <Badge key={p.seat} player={p} />)}</p>}
			extra={text && <Dialog title={text.title} close={() => setCard(null)}><p>{text.text}</p></Dialog>} />
	);
}
