/* tray.tsx - the line below the map or between the sheets: what is asked here, and the ways on
 * that no piece stands for. */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { MoveButton } from '../../pieces';
import { PieceButton, Said, SMALL } from './act';
import { UnitIcon } from './art';
import type { Form, Send } from './draft';
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

type Props = BoardProps<View>;

const DONE: Partial<Record<View['phase'], string>> = {
	harvest: 'End harvest',
	build: 'End building',
	move: 'End moves',
	joining: 'Nobody else',
	reinforce: 'Fight',
	formation: 'Hide nothing',
	before: 'Pass',
	spending: 'Stop for good',
	strikes: 'Spare the rest',
};

function Done({ props, call }: { props: Props; call?: boolean }) {
	const { view } = props;
	const move = outOf(props.moves);
	return move ? (
		<MoveButton look={SMALL} props={props} move={move} call={call}>
			{view.phase === 'spending' && view.battle!.spentThisTurn > 0 ? 'End turn' : DONE[view.phase]}
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
			<Said as={`${unitTitle(view, unit, 2)}: ${send.count(id)} of ${send.most(id)} go. One more`}>
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
				Who goes to <b>{target?.title}</b>?
			</span>
			{send.units.map(({ id, unit }) => (
				<Step key={id} props={props} send={send} id={id} unit={unit} />
			))}
			{send.move && drafted > 0 && send.move !== send.all && (
				<MoveButton look={SMALL} props={props} move={send.move} call>
					Send {drafted}
				</MoveButton>
			)}
			<MoveButton look={SMALL} props={props} move={send.all} call={send.move === undefined || send.move === send.all}>
				Send {send.everybody ? 'all' : send.all.pieces.length}
			</MoveButton>
		</>
	);
}

/* Units that come back: click one, then a zone; or a zone for all of them. */
function Survivors({ props }: { props: Props }) {
	const { view, seat, moves } = props;
	const types = new Set(moves.flatMap(({ move }) => (move.verb === 'place' || move.verb === 'disband' ? [move.type] : [])));
	const units = [...types].flatMap((type): Unit | Unit[] => unitOfType(view, seat, type) ?? []);
	const sheet = view.battle?.sheets[seat];
	const count = (key: UnitKey) =>
		AREAS.reduce((sum, area) => sum + (sheet?.[area][key] ?? 0), sheet?.aside[key] ?? 0);
	const all = movesOf(moves, 'place-all').length > 0;
	return (
		<>
			<span class="fk-tray__text">
				<b>Survivors.</b> {all ? 'Click a lit zone for all, or a unit first' : units.length > 1 ? 'Click a unit, then a zone' : 'Click a lit zone'}
			</span>
			{units.map(({ id, key, title }) => (
				<PieceButton key={id} props={props} id={id} name={`${title}, a survivor`} kind="fk-survivor">
					<UnitIcon name={key} faction={factionOf(view, seat)} seat={seat} />
					{count(key) > 1 && <b class="figure">×{count(key)}</b>}
				</PieceButton>
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
				<b>{form.left > 0 ? `Place ${form.left} ${unitTitle(view, form.unit, form.left)}` : 'All placed'}</b>
				{form.left > 0 ? ' — click an area' : ` — ${points} ${points === 1 ? 'point' : 'points'}`}
			</span>
			{form.move && (
				<Confirm props={props} move={form.move}>
					Place them so
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

const ASIDE: Partial<Record<View['phase'], string>> = {
	harvest: 'Play cards from your hand',
	build: 'Click a unit or an upgrade, then where it goes',
	move: 'Click a zone of yours, then where to',
	joining: 'Click who comes along, free',
	reinforce: 'Click a zone to bring more from there',
	before: 'Click the unit, then its new area',
	spending: 'Click their unit to push, yours to move',
	strikes: 'Click who falls in their support',
};

export function Tray({ props, send, form }: { props: Props; send: Send | null; form: Form | null }) {
	const { view, moves, chosen } = props;
	if (moves.length === 0 || view.phase === 'choosing') return null;
	let body;
	if (send) body = <SendTray props={props} send={send} />;
	else if (form) body = <FormTray props={props} form={form} />;
	else if (view.phase === 'regroup') body = <Survivors props={props} />;
	else if (view.phase === 'formation')
		body = (
			<>
				<span class="fk-tray__text">
					<b>Hide a card?</b> At the reveal it brings {tokenWords(view.limits.mine)}, for this battle
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
					{chosen.length > 0 ? 'Now click where: what is lit will do' : ASIDE[view.phase]}
				</span>
				{view.phase === 'spending' && <Blue props={props} />}
				<Done props={props} call={moves.length === 1 || view.phase === 'reinforce'} />
			</>
		);
	return (
		<div class="fk-tray" role="group" aria-label="What you can do here">
			{body}
		</div>
	);
}

function Blue({ props }: { props: Props }) {
	const [move] = movesOf(props.moves, 'spend');
	return move ? (
		<MoveButton look={SMALL} props={props} move={move}>
			A point for blue
		</MoveButton>
	) : null;
}
