/* board.tsx - the plotting table of Flank: the map fills it, with panels at the zones they speak of; in a
 * battle the zone fought for does. On a phone the dock stands under it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { useSize } from '../../pieces';
import { Inks } from './art';
import { Callouts, sendWords } from './callouts';
import { Dock } from './dock';
import { useForm, useSend, type Send } from './draft';
import { Factions } from './factions';
import { fitOf } from './lay';
import { wayOf, ZoneBoard } from './map';
import { aimOf, BattleStage, type Aim } from './stage';
import { sheetPiece, viewpoint, type View } from './view';

type Props = BoardProps<View>;

const NOWHERE = { width: 0, height: 0 }; /* until it is drawn */

/* While these are decided the map is what one looks at, battle or not. */
const ON_MAP = ['harvest', 'build', 'move', 'reinforce', 'picking', 'joining', 'regroup', 'won', 'timed-out'];

/* The arrow of the move pointed at joins things that only the page knows the places of. */
function useArrow(props: Props, root: { current: HTMLDivElement | null }, aim: Aim | null) {
	useLayoutEffect(() => {
		const draw = () => {
			const battle = root.current?.querySelector('.fk-battle');
			if (battle) arrow(props, battle, aim);
		};
		draw();
		const observer = new ResizeObserver(draw);
		if (root.current) observer.observe(root.current);
		return () => observer.disconnect();
	});
}

function arrow(props: Props, battle: Element, aim: Aim | null): void {
	const line = battle.querySelector('.fk-arrow__line')!,
		head = battle.querySelector('.fk-arrow__head')!;
	const from = aim?.unit && aim.from && battle.querySelector(`[data-piece="${sheetPiece(props.view, aim.from, aim.unit)}"] .fk-icon`);
	const to = aim && battle.querySelector(`[data-lane="${aim.seat}-${aim.to}"] .fk-unit--ghost .fk-icon`);
	if (!from || !to) {
		line.removeAttribute('d');
		head.removeAttribute('d');
		return;
	}
	const box = battle.getBoundingClientRect(),
		a = from.getBoundingClientRect(),
		b = to.getBoundingClientRect();
	const [x1, y1] = [a.left + a.width / 2 - box.left, a.top + a.height / 2 - box.top];
	let [x2, y2] = [b.left + b.width / 2 - box.left, b.top + b.height / 2 - box.top];
	const far = Math.hypot(x2 - x1, y2 - y1) || 1;
	const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
	[x2, y2] = [x2 - ux * (b.width / 2 + 4), y2 - uy * (b.width / 2 + 4)];
	line.setAttribute('d', `M${x1 + ux * 24} ${y1 + uy * 24}L${x2 - ux * 8} ${y2 - uy * 8}`);
	head.setAttribute('d', `M${x2} ${y2}l${-ux * 12 - uy * 6} ${-uy * 12 + ux * 6}l${uy * 12} ${-ux * 12}z`);
}

/* The map in its place, and what lies over it. */
function Field({ props, over, send }: { props: Props; over: string | null; send: Send | null }) {
	const box = useRef<HTMLDivElement>(null);
	const { width, height } = useSize(box, NOWHERE);
	const fit = fitOf(props.view, props.seat, width, height);
	const go = send?.move && { text: send.move.text, label: sendWords(props.view, props.seat, send) };
	return (
		<div class="fk-field" ref={box}>
			{width > 0 && (
				<>
					<ZoneBoard props={props} fit={fit} over={over} send={go ?? undefined} />
					<Callouts props={props} fit={fit} send={send} over={over} />
				</>
			)}
		</div>
	);
}

export function Board(given: Props) {
	const root = useRef<HTMLDivElement>(null);
	const [over, setOver] = useState<string | null>(null);
	/* What a march would be says its own panel; what is chosen needs no words over its neighbours. */
	const says = (id: string) => (given.view.phase === 'move' && wayOf(given, id) !== undefined) || given.marks.get(id)?.chosen === true;
	const props: Props = {
		...given,
		focus: (id) => {
			setOver(id);
			given.focus(id && says(id) ? null : id);
		},
	};
	const { view, moves, seat } = props;
	const send = useSend(moves, view, seat);
	const form = useForm(moves, view, seat, props.play);
	const aim = aimOf(props, over);
	useArrow(props, root, aim);
	const chooses = view.phase === 'choosing';
	const battle = !chooses && view.battle !== undefined && !ON_MAP.includes(view.phase);
	return (
		<div
			class={`fk${battle ? ' has-battle' : ''}${props.still ? ' is-still' : ''}`}
			ref={root}
			data-phase={view.phase}
			data-me={viewpoint(view, seat)}
		>
			<Inks />
			{chooses ? (
				<Factions props={props} />
			) : battle ? (
				<BattleStage props={props} form={form} aim={aim} />
			) : (
				<Field props={props} over={over} send={send} />
			)}
			{props.phone && <Dock props={props} />}
		</div>
	);
}
