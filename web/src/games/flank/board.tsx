/* board.tsx - the plotting table of Flank: the zone board at the left; beside it the combat
 * sheets while there is a battle, else the forces of either side. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Entry } from '../../game';
import { Stage } from '../../pieces';
import { UnitIcon } from './art';
import { Banner } from './banner';
import { useForm, useSend } from './draft';
import { Factions, Forces } from './forces';
import { outline, turnOf } from './lay';
import { ZoneBoard } from './map';
import { w } from './say';
import { aimOf, BattleColumn, type Aim } from './sheets';
import { play } from './show';
import { Tray } from './tray';
import { factionOf, playerName, sheetPiece, viewpoint, zoneOf, type View } from './view';

type Props = BoardProps<View>;

/* Plays the news once for each position; a click or a key skips it. */
function useShow({ view, seat, news, still }: Props, root: { current: HTMLDivElement | null }) {
	const stage = useRef(new Stage());
	useLayoutEffect(() => {
		stage.current.skip();
		if (!still && news.length > 0 && root.current) play(view, seat, news, stage.current, root.current);
	}, [news]);
	useEffect(() => {
		const skip = () => stage.current.skip();
		addEventListener('pointerdown', skip, true);
		addEventListener('keydown', skip, true);
		return () => {
			removeEventListener('pointerdown', skip, true);
			removeEventListener('keydown', skip, true);
			skip();
		};
	}, []);
}

const TOLD = new Set(['result', 'fall', 'base', 'strike', 'spare', 'recall', 'perish', 'salvage']);

/* What came of the last battle, until the next one or the next round. */
function useDispatch(news: Entry[]): string[] {
	const [lines, setLines] = useState<string[]>([]);
	useEffect(() => {
		if (news.length === 0) return;
		setLines((old) => {
			let kept = old;
			for (const entry of news) {
				if (entry.kind === 'round' || entry.kind === 'battle') kept = [];
				else if (TOLD.has(entry.kind)) kept = [...kept, entry.text];
			}
			return kept;
		});
	}, [news]);
	return lines;
}

/* The beam from the battle zone to the sheets, and the arrow of the move pointed at: both
 * join things that only the page knows the places of. */
function useLines(props: Props, root: { current: HTMLDivElement | null }, aim: Aim | null) {
	useLayoutEffect(() => {
		const draw = () => {
			const map = root.current?.querySelector<SVGSVGElement>('.fk-map');
			const battle = root.current?.querySelector('.fk-battle');
			if (!map) return;
			beam(props, map, battle ?? null);
			if (battle) arrow(props, battle, aim);
		};
		draw();
		const observer = new ResizeObserver(draw);
		if (root.current) observer.observe(root.current);
		return () => observer.disconnect();
	});
}

function beam({ view, seat, phone }: Props, map: SVGSVGElement, battle: Element | null): void {
	const path = map.querySelector('.fk-beam')!;
	const zone = view.battle && zoneOf(view, view.battle.zone);
	const matrix = map.getScreenCTM()?.inverse();
	if (!zone || !battle || !matrix || phone) {
		path.removeAttribute('d');
		return;
	}
	const box = battle.getBoundingClientRect();
	const at = (x: number, y: number) => {
		const point = new DOMPoint(x, y).matrixTransform(matrix);
		return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
	};
	const corners = outline(zone, turnOf(view, seat));
	const top = corners.reduce((a, b) => (b[1] - b[0] / 3 < a[1] - a[0] / 3 ? b : a));
	const bottom = corners.reduce((a, b) => (b[1] + b[0] / 3 > a[1] + a[0] / 3 ? b : a));
	path.setAttribute('d', `M${top.join(' ')}L${at(box.left, box.top)}L${at(box.left, box.bottom)}L${bottom.join(' ')}Z`);
}

function arrow(props: Props, battle: Element, aim: Aim | null): void {
	const line = battle.querySelector('.fk-arrow__line')!,
		head = battle.querySelector('.fk-arrow__head')!;
	const from = aim?.unit && aim.from && battle.querySelector(`[data-piece="${sheetPiece(props.view, aim.from, aim.unit)}"] .fk-icon`);
	const to = aim && battle.querySelector('.fk-unit--ghost .fk-icon');
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

/* How many of each type are on the board; while sheets have the place of the forces. */
function Muster({ props }: { props: Props }) {
	const { view, seat, players } = props;
	const me = viewpoint(view, seat);
	return (
		<ul class="fk-muster" aria-label={w.board.muster}>
			{[me, 1 - me].flatMap((of) =>
				view.players[of].roster.map((unit) => (
					<li key={unit.id}>
						<UnitIcon name={unit.key} faction={factionOf(view, of)} seat={of} />
						<span class="sr">
							{w.board.mustered(playerName(players, of), unit.plural)}{' '}
						</span>
						<span>
							<b>{unit.used}</b>/{unit.copies}
						</span>
					</li>
				)),
			)}
		</ul>
	);
}

export function Board(given: Props) {
	const root = useRef<HTMLDivElement>(null);
	const [over, setOver] = useState<string | null>(null);
	const props: Props = {
		...given,
		focus: (id) => {
			setOver(id);
			given.focus(id);
		},
	};
	const { view, moves } = props;
	const send = useSend(moves, view, props.seat);
	const form = useForm(moves, view, props.seat, props.play);
	const dispatch = useDispatch(props.news);
	const aim = aimOf(props, over);
	useShow(props, root);
	useLines(props, root, aim);
	const battle = view.battle !== undefined && view.phase !== 'regroup';
	const trayBelow = !battle || ['reinforce', 'picking', 'joining', 'regroup'].includes(view.phase);
	if (view.phase === 'choosing')
		return (
			<div class="fk" ref={root} data-phase={view.phase}>
				<div class="fk-grid" aria-hidden="true" />
				<Factions props={props} />
			</div>
		);
	return (
		<div
			class={`fk${battle ? ' has-battle' : ''}${props.still ? ' is-still' : ''}`}
			ref={root}
			data-phase={view.phase}
			data-me={viewpoint(view, props.seat)}
		>
			<div class="fk-grid" aria-hidden="true" />
			<section class="fk-field" aria-label={w.board.zoneBoard}>
				<ZoneBoard props={props} add={send ? (id) => send.add(id) : undefined} />
				<div class="fk-foot">
					{trayBelow && moves.length > 0 ? <Tray props={props} send={send} form={form} /> : <Muster props={props} />}
				</div>
			</section>
			{battle ? (
				<BattleColumn props={props} form={form} send={send} aim={aim} />
			) : (
				<Forces props={props} dispatch={dispatch} />
			)}
			<Banner props={props} />
		</div>
	);
}
