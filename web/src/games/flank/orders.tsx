/* orders.tsx - in the middle of a battle: what is asked there, and what no piece stands for. */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { MoveButton } from '../../pieces';
import { PieceButton, SMALL } from './act';
import { UnitIcon } from './art';
import type { Form } from './draft';
import { w } from './say';
import { factionOf, movesOf, tokenWords, unitOf, unitTitle, type Move, type View } from './view';

type Props = BoardProps<View>;

/* It comes when the last unit is placed and takes the focus, so that Enter goes on. */
function Confirm({ props, move }: { props: Props; move: Move }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus({ preventScroll: true }), []);
	return (
		<button
			ref={button}
			class="button button--small button--call"
			data-move={move.text}
			title={move.explain}
			onClick={() => props.play(move.text)}
		>
			{w.tray.confirm}
		</button>
	);
}

/* Whom to place is settled, so that a press on them leads to where. */
function toAreas(): void {
	document.querySelector<HTMLElement>('.fk-sheet--own .fk-lane__drop')?.focus();
}

function Placing({ props, form }: { props: Props; form: Form }) {
	const { view, seat } = props;
	const says = form.left > 0 ? w.tray.place(form.left, unitTitle(view, form.unit, form.left)) : w.tray.placed;
	const points = form.split.front * view.limits.frontPoints + form.split.support * view.limits.supportPoints;
	return (
		<>
			<PieceButton props={props} id={unitOf(view, form.unit)!.id} name={says} kind="fk-orders__units" onAct={toAreas}>
				{Array.from({ length: form.left }, (_, i) => (
					<UnitIcon key={i} name={form.unit} faction={factionOf(view, seat)} seat={seat} />
				))}
				<span class="fk-orders__text">
					<b>{says}</b>
					{`: ${form.left > 0 ? w.tray.clickArea : w.tray.points(points)}`}
				</span>
			</PieceButton>
			{form.move && <Confirm props={props} move={form.move} />}
		</>
	);
}

function asideOf({ view, moves, chosen }: Props): string | undefined {
	if (movesOf(moves, 'use').length > 0) return w.tray.order;
	return chosen.length > 0 ? w.tray.clickWhere : w.tray.asides[view.phase];
}

export function Orders({ props, form }: { props: Props; form: Form | null }) {
	const { view, moves } = props;
	const hides = movesOf(moves, 'hide', 'hide-nothing').length > 0;
	if (moves.length === 0) return view.phase === 'formation' ? <p class="fk-orders fk-orders--quiet">{w.battle.secret}</p> : null;
	return (
		<div class="fk-orders" role="group" aria-label={w.tray.label}>
			{form && <Placing props={props} form={form} />}
			{hides && (
				<span class="fk-orders__text">
					<b>{w.tray.hide}</b> {w.tray.hideBrings(tokenWords(view.limits.mine))}
				</span>
			)}
			{!form && !hides && <span class="fk-orders__text">{asideOf(props)}</span>}
			{movesOf(moves, 'use').map((move) => (
				<MoveButton key={move.text} look={SMALL} props={props} move={move}>
					{move.pieces[0]?.name}
				</MoveButton>
			))}
		</div>
	);
}
