/* board.tsx - the table of Space Tug Skirmish: one tug's drawing, the world's demands against its
 * stats, the race for money, and the desk with the decks. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { Blueprint } from './blueprint';
import { Curve } from './curve';
import { DeckList } from './decks';
import { Desk } from './desk';
import { Jobs } from './jobs';
import { Opening, Records } from './opening';
import { Enough, Offer, Pile, Targets } from './overlays';
import { keepRecords } from './records';
import { Reveal } from './scene';
import { isOpening, isOver, type View } from './view';

type Props = BoardProps<View>;

/* Whose tug is drawn: one's own; for those without, the one whose turn it is. */
function usual(view: View, seat: number): number {
	if (view.players[seat]) return seat;
	return view.players[view.turn] ? view.turn : 0;
}

function Question({ props, shown, show }: { props: Props; shown: number; show(seat: number): void }) {
	const { view } = props;
	const mine = props.moves.length > 0;
	if (isOpening(view)) return <Opening props={props} />;
	if (mine && view.phase === 'aiming') return <Targets props={props} />;
	if (mine && view.phase === 'salvaging') return <Pile props={props} />;
	if (view.phase === 'mastering' && view.offer.length > 0) return <Offer props={props} />;
	return (
		<Blueprint props={props} shown={shown} show={show}>
			{view.phase === 'mending' && <Enough props={props} />}
		</Blueprint>
	);
}

export function Board(props: Props) {
	const { view, seat, players } = props;
	const [looked, setLooked] = useState<number | null>(null);
	const [listed, setListed] = useState(false);
	/* Before it is painted: who has seen it may leave at once. */
	useLayoutEffect(() => keepRecords(view, seat, players, props.news), [view]);
	useEffect(() => setLooked(null), [view.turn, view.phase]);
	const shown = looked !== null && view.players[looked] ? looked : usual(view, seat);
	const tug = view.players[shown];
	if (!tug) return null;
	const side = isOpening(view) || isOver(view);
	return (
		<div class={'sts' + (props.still ? ' is-still' : '')} data-phase={view.phase}>
			<div class="sts__sheet">
				<Question props={props} shown={shown} show={setLooked} />
				<Reveal props={props} />
			</div>
			<Desk props={props} list={() => setListed(true)} />
			<div class="sts__jobs">
				{isOpening(view) ? null : <Jobs props={props} tug={tug} />}
				{side ? <Records props={props} /> : <Curve props={props} tug={tug} />}
			</div>
			{listed && <DeckList props={props} close={() => setListed(false)} />}
		</div>
	);
}
