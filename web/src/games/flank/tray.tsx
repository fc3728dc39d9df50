/* tray.tsx - the line below the map or between the sheets: what is asked here, and the ways on
 * that no piece stands for. */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { MoveButton } from '../../pieces';
import { PieceButton, Said, SMALL } from './act';
import { UnitIcon } from './art';
import type { Form, Send } from './draft';
import { w } from './say';
import {
	AREAS,
	factionOf,
	movesOf,
	outOf,
	tokenWords,
	unitOf,
	unitOfType,
	unitTitle,
	zoneOf,
	type Move,
	type Unit,
	type UnitKey,
	type View,
} from './view';
import { choice } from './words';

type Props = BoardProps<View>;

function Done({ props, call }: { props: Props; call?: boolean }) {
	const { view } = props;
	const move = outOf(props.moves);
	const none = movesOf(props.moves, 'use').length > 0;
	return move ? (
		<MoveButton look={SMALL} props={props} move={move} call={call}>
			{view.phase === 'spending' && view.battle!.spentThisTurn > 0 ? w.tray.endTurn : none ? w.tray.useNone : w.tray.outs[view.phase]}
		</MoveButton>
	) : null;
}

/* Each click sends one more of a kind; after the last it begins again. */
function Step({ props, send, id, unit }: { props: Props; send: Send; id: string; unit: UnitKey }) {
	const { view, seat } = props;
	return (
		<button
			class={'fk-step' + (send.count(id) > 0 ? ' is-on' : '')}
			data-move={send.all.text}
			onClick={() => send.add(id)}
		>
			<Said as={w.tray.more(unitTitle(view, unit, 2), send.count(id), send.most(id))}>
				<UnitIcon name={unit} faction={factionOf(view, seat)} seat={seat} />
				<b class="figure">
					{send.count(id)}/{send.most(id)}
				</b>
			</Said>
		</button>
	);
}

function SendTray({ props, send }: { props: Props; send: Send }) {
	const { view } = props;
	const target = zoneOf(view, view.target ?? '');
	const drafted = send.units.reduce((sum, { id }) => sum + send.count(id), 0);
	return (
		<>
			<span class="fk-tray__text">
				{w.tray.whoGoes} <b>{target?.title}</b>?
			</span>
			{send.units.map(({ id, unit }) => (
				<Step key={id} props={props} send={send} id={id} unit={unit} />
			))}
			{send.move && drafted > 0 && send.move !== send.all && (
				<MoveButton look={SMALL} props={props} move={send.move} call>
					{w.tray.send(drafted)}
				</MoveButton>
			)}
			<MoveButton look={SMALL} props={props} move={send.all} call={send.move === undefined || send.move === send.all}>
				{send.everybody ? w.tray.sendAll : w.tray.send(send.all.pieces.length)}
			</MoveButton>
		</>
	);
}

/* Units that come back: click one, then a zone; or a zone for all of them. */
function Survivors({ props }: { props: Props }) {
	const { view, seat, moves } = props;
	const types = new Set(moves.flatMap(({ move }) => (move.verb === 'place' ? [move.type] : [])));
	const units = [...types].flatMap((type): Unit | Unit[] => unitOfType(view, seat, type) ?? []);
	const sheet = view.battle?.sheets[seat];
	const count = (key: UnitKey) =>
		AREAS.reduce((sum, area) => sum + (sheet?.[area][key] ?? 0), sheet?.aside[key] ?? 0);
	const all = movesOf(moves, 'place-all');
	const holds = units.length === 0;
	return (
		<>
			<span class="fk-tray__text">
				<b>{w.tray.survivors}</b> {holds ? '' : all.length > 0 ? w.tray.zoneForAll : units.length > 1 ? w.tray.unitThenZone : w.tray.zone}
			</span>
			{holds &&
				all.map((move) => (
					<MoveButton key={move.text} look={SMALL} props={props} move={move} call>
						{w.tray.hold}
					</MoveButton>
				))}
			{units.map(({ id, key, title }) => (
				<PieceButton key={id} props={props} id={id} name={w.tray.survivor(title)} kind="fk-survivor">
					<UnitIcon name={key} faction={factionOf(view, seat)} seat={seat} />
					{count(key) > 1 && <b class="figure">×{count(key)}</b>}
				</PieceButton>
			))}
			{movesOf(moves, 'disband').map((move) => (
				<MoveButton key={move.text} look={SMALL} props={props} move={move}>
					{choice(move, view, seat).what}
				</MoveButton>
			))}
		</>
	);
}

function FormTray({ props, form }: { props: Props; form: Form }) {
	const { view, seat } = props;
	const unit = unitOf(view, form.unit);
	const points = form.split.front * view.limits.frontPoints + form.split.support * view.limits.supportPoints;
	return (
		<>
			<span class="fk-tray__units" aria-hidden="true">
				{Array.from({ length: form.left }, (_, i) => (
					<UnitIcon key={i} name={form.unit} faction={factionOf(view, seat)} seat={seat} />
				))}
			</span>
			<span class="fk-tray__text" data-piece={unit?.id}>
				<b>{form.left > 0 ? w.tray.place(form.left, unitTitle(view, form.unit, form.left)) : w.tray.placed}</b>
				{` — ${form.left > 0 ? w.tray.clickArea : w.tray.points(points)}`}
			</span>
			{form.move && (
				<Confirm props={props} move={form.move}>
					{w.tray.confirm}
				</Confirm>
			)}
		</>
	);
}

/* It comes when the last unit is placed and takes the focus, so that Enter goes on. */
function Confirm({ props, move, children }: { props: Props; move: Move; children: string }) {
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
			{children}
		</button>
	);
}

export function Tray({ props, send, form }: { props: Props; send: Send | null; form: Form | null }) {
	const { view, moves, chosen } = props;
	if (moves.length === 0 || view.phase === 'choosing') return null;
	const uses = movesOf(moves, 'use');
	let body;
	if (send) body = <SendTray props={props} send={send} />;
	else if (form) body = <FormTray props={props} form={form} />;
	else if (view.phase === 'regroup') body = <Survivors props={props} />;
	else if (view.phase === 'formation')
		body = (
			<>
				<span class="fk-tray__text">
					<b>{w.tray.hide}</b> {w.tray.hideBrings(tokenWords(view.limits.mine))}
				</span>
				{movesOf(moves, 'hide').map((move) => (
					<MoveButton key={move.text} look={SMALL} props={props} move={move}>
						{move.pieces[0]?.name}
					</MoveButton>
				))}
				<Done props={props} call />
			</>
		);
	else
		body = (
			<>
				<span class="fk-tray__text">
					{uses.length > 0 ? w.tray.order : chosen.length > 0 ? w.tray.clickWhere : w.tray.asides[view.phase]}
				</span>
				{uses.map((move) => (
					<MoveButton key={move.text} look={SMALL} props={props} move={move}>
						{move.pieces[0]?.name}
					</MoveButton>
				))}
				{view.phase === 'spending' && <Blue props={props} />}
				<Done props={props} call={moves.length === 1 || view.phase === 'reinforce'} />
			</>
		);
	return (
		<div class="fk-tray" role="group" aria-label={w.tray.label}>
			{body}
		</div>
	);
}

function Blue({ props }: { props: Props }) {
	const [move] = movesOf(props.moves, 'spend');
	return move ? (
		<MoveButton look={SMALL} props={props} move={move}>
			{w.tray.blue}
		</MoveButton>
	) : null;
}
