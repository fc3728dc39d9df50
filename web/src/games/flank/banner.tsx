/* banner.tsx - what a battle was fought for: how it ended, or a base that falls, large over the
 * board for a moment. The next round may begin meanwhile, so that it stays by itself; a click or
 * a key takes it away. The page reads the same news out, so that it is hidden there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Entry, Player } from '../../game';
import { Badge } from '../../pieces';
import { UnitIcon } from './art';
import { w } from './say';
import { armyWords, factionOf, newsOf, whoAt, zoneAt, zoneOf, type View } from './view';

const SHOWN = 2600;

interface Moment {
	kind: 'base' | 'result';
	seat: number; /* whose moment it is; -1 for a tie */
	loser: number; /* whose base it was */
	title: string;
	small: string;
}

/* Of a result: who won (-1 after a tie) and "7 to 4", the higher points first. */
function resultOf(entry: Entry): { winner: number; points: string } {
	const { own = 0, other = 0, outcome = 'tied' } = newsOf(entry, 'result') ?? {};
	const winner = outcome === 'tied' ? -1 : outcome === 'won' ? entry.seat : 1 - entry.seat;
	return { winner, points: w.banner.score(Math.max(own, other), Math.min(own, other)) };
}

function baseMoment(view: View, players: Player[], base: Entry, winner: number): Moment {
	const loser = base.seat;
	const { me } = whoAt(players, loser);
	const at = zoneAt(view, newsOf(base, 'base')?.zone)?.title;
	const all = view.board.zones.filter((zone) => zone.location === loser).length;
	const left = view.players[loser]!.bases;
	return {
		kind: 'base',
		seat: winner,
		loser,
		title: winner < 0 ? w.banner.baseFalls(me, at) : w.banner.baseTaken(whoAt(players, winner), me, at),
		small: w.banner.basesLeft(whoAt(players, loser), left, all),
	};
}

function fallen(view: View, players: Player[], entry: Entry): string {
	return w.banner.loses(whoAt(players, entry.seat), armyWords(view, newsOf(entry, 'fall')?.units ?? {}));
}

function battleMoment(view: View, players: Player[], news: Entry[], winner: number, where: string): Moment {
	return {
		kind: 'result',
		seat: winner,
		loser: -1,
		title: winner < 0 ? w.banner.tie(where) : w.banner.won(whoAt(players, winner), where),
		small: news
			.filter((entry) => entry.kind === 'fall')
			.map((entry) => fallen(view, players, entry))
			.join(', '),
	};
}

function momentOf({ view, players, news }: BoardProps<View>, zone: string | undefined): Moment | null {
	const result = news.find((entry) => entry.kind === 'result');
	if (!result) return null;
	const { winner, points } = resultOf(result);
	const base = news.find((entry) => entry.kind === 'base');
	const begun = news.map((entry) => newsOf(entry, 'battle')).find(Boolean);
	const where = (begun ? zoneAt(view, begun.zone) : zoneOf(view, zone ?? ''))?.title ?? w.banner.somewhere;
	const moment = base ? baseMoment(view, players, base, winner) : battleMoment(view, players, news, winner, where);
	return { ...moment, small: [points, moment.small].filter(Boolean).join('. ') };
}

export function Banner({ props }: { props: BoardProps<View> }) {
	const { view, players, news, still } = props;
	const zone = useRef<string | undefined>(undefined);
	const [moment, setMoment] = useState<Moment | null>(null);
	useEffect(() => {
		const next = still ? null : momentOf(props, zone.current);
		if (next) setMoment(next);
		zone.current = view.battle?.zone;
	}, [news]);
	useEffect(() => {
		if (!moment) return;
		const hide = () => setMoment(null);
		const timer = setTimeout(hide, SHOWN);
		addEventListener('pointerdown', hide, true);
		addEventListener('keydown', hide, true);
		return () => {
			clearTimeout(timer);
			removeEventListener('pointerdown', hide, true);
			removeEventListener('keydown', hide, true);
		};
	}, [moment]);
	if (!moment || still) return null;
	const winner = players.find((player) => player.seat === moment.seat);
	return (
		<div class={`fk-banner fk-banner--${moment.kind}${moment.seat < 0 ? '' : ` fk-s${moment.seat}`}`} aria-hidden="true">
			{moment.kind === 'base' ? (
				<span class={`fk-banner__art fk-s${moment.loser}`}>
					<UnitIcon name="base" faction={factionOf(view, moment.loser)} seat={moment.loser} />
				</span>
			) : (
				winner && <Badge player={winner} />
			)}
			<span>
				<b>{moment.title}</b>
				<small>{moment.small}</small>
			</span>
		</div>
	);
}
