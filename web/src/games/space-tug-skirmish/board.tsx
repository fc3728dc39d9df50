/* board.tsx - the table of Space Tug Skirmish: one tug's drawing that fills the sheet, the race for
 * money above it, what the world wants beside it, what the tug can do below it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { useSize } from '../../pieces';
import { Blueprint } from './blueprint';
import { DeckList } from './decks';
import { Dock } from './dock';
import { Foot } from './foot';
import { Jobs } from './jobs';
import { Opening, Records } from './opening';
import { aimedAt, Playing, Targets, trayOf } from './overlays';
import { Race } from './race';
import { keepRecords } from './records';
import { isOpening, isOver, type View } from './view';

type Props = BoardProps<View>;

/* Whose tug is drawn: one's own; while a rival plays the rival's, or that which is aimed at. */
function usual({ view, seat, moves, marks }: Props): number {
	const aimed = view.phase === 'aiming' && moves.length > 0 ? aimedAt(view, marks) : [];
	if (aimed.length === 1) return aimed[0]!.seat;
	const rests = moves.length > 0 || isOver(view) || isOpening(view);
	if (view.players[seat] && rests) return seat;
	if (view.players[view.turn]) return view.turn;
	return view.players[seat] ? seat : 0;
}

/* A question that takes the place of the drawing. */
function Question({ props }: { props: Props }) {
	const { view } = props;
	const mine = props.moves.length > 0;
	if (isOpening(view)) return <Opening props={props} />;
	if (mine && view.phase === 'aiming' && aimedAt(view, props.marks).length !== 1) return <Targets props={props} />;
	return null;
}

const LARGE = 1100; /* px of the board from which on what stands beside the drawing is wide */

function Sheet({ props, list }: { props: Props; list(): void }) {
	const { view, seat } = props;
	const [looked, setLooked] = useState<number | null>(null);
	useEffect(() => setLooked(null), [view.turn, view.phase]);
	const box = useRef<HTMLDivElement>(null);
	const { width } = useSize(box, { width: 1200, height: 700 });
	const shown = looked !== null && view.players[looked] ? looked : usual(props);
	const tug = view.players[shown];
	const question = Question({ props });
	const aside = props.phone ? 0 : width >= LARGE ? 296 : 232;
	const tray = trayOf(props);
	const mine = shown === seat || seat < 0;
	return (
		<div class={'sheet' + (mine ? '' : ' is-rival') + (question ? ' is-asked' : '') + (tray ? ' has-tray' : '')} ref={box} style={{ '--aside': `${aside}px` }}>
			{!isOpening(view) && <Race props={props} />}
			{question ?? (tug && <Blueprint props={props} shown={shown} aside={aside + 18} />)}
			{tug && !question && <Playing props={props} shown={shown} />}
			<div class="sheet__aside">
				{tug && !question && <Jobs props={props} tug={tug} />}
				{(isOpening(view) || isOver(view)) && <Records props={props} />}
			</div>
			{tray ?? (tug && !question && <Foot props={props} tug={tug} show={setLooked} list={list} />)}
		</div>
	);
}

export function Board(props: Props) {
	const { view, seat, players } = props;
	const [listed, setListed] = useState(false);
	/* Before it is painted: who has seen it may leave at once. */
	useLayoutEffect(() => keepRecords(view, seat, players, props.news), [view]);
	return (
		<div class={'sts' + (props.still ? ' is-still' : '')} data-phase={view.phase}>
			<Sheet props={props} list={() => setListed(true)} />
			{props.phone && seat >= 0 && <Dock props={props} list={() => setListed(true)} />}
			{listed && <DeckList props={props} close={() => setListed(false)} />}
		</div>
	);
}
