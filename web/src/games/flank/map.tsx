/* map.tsx - the zone board: a plate for each zone with a ground of its own, who stands there and how many
 * more fit, the border, and what a click on a zone would do. */
import type { BoardProps } from '../../game';
import { actable, markClass, type Point } from '../../pieces';
import { BaseMini, Mini, Ruin, TokenSign } from './art';
import { groundOf } from './ground';
import { boundsOf, lay, outline, type Fit, type Laid } from './lay';
import { w } from './say';
import { armyPiece, armyWords, factionOf, holder, isWar, playerName, unitsAt, unitsIn, unitTitle, viewpoint, whoAt, zoneOf, type View, type Zone } from './view';
import { choice } from './words';

type Props = BoardProps<View>;

function points(list: Point[]): string {
	return list.map((p) => p.map((n) => n.toFixed(1)).join()).join(' ');
}

/* What a zone is for people who cannot see it: its name first, which tips show. */
export function zoneWords(view: View, zone: Zone, players: Props['players']): string {
	const parts = [w.board.zone(zone.title, zone.limit)];
	if (zone.base) parts.push(w.board.baseOf(whoAt(players, zone.location!)));
	else if (zone.location !== undefined) parts.push(w.board.baseLost);
	for (const seat of [0, 1])
		if (unitsAt(zone, seat).count > 0) parts.push(`${playerName(players, seat)}: ${armyWords(view, unitsAt(zone, seat).of)}`);
	const beside = zone.near.flatMap((id) => zoneOf(view, id)?.title ?? []);
	return `${parts[0]}. ${[...parts.slice(1), w.board.beside(w.listed(beside))].join('. ')}`;
}

/* A zone is clicked for moves, for building and for coming back. With nothing chosen, a zone where all
 * survivors may go takes them all, and one where only one kind may go takes one; the zone that units are
 * sent to takes them. */
function zoneAct(props: Props, id: string, send: { text: string; label: string } | undefined) {
	const { view, moves, chosen, seat } = props;
	if (send && id === view.target) {
		const marks = new Map(props.marks).set(id, { moves: moves.slice(0, 1), label: send.label });
		return { ...props, marks, pick: () => props.play(send.text) };
	}
	if (view.phase !== 'regroup' || chosen.length > 0) return props;
	const here = moves.filter((move) => move.pieces.at(-1)?.id === id);
	const whole = here.find((move) => move.pieces.length === 1) ?? (here.length === 1 ? here[0] : undefined);
	if (!whole) return props;
	const marks = new Map(props.marks).set(id, { ...props.marks.get(id), moves: [whole], label: `${choice(whole, view, seat).what}. ${whole.explain}` });
	return { ...props, marks, pick: () => props.play(whole.text) };
}

/* What a zone that can be chosen next is chosen for. */
type Kind = 'war' | 'go' | 'plus';

function kindOf({ view, marks, chosen, seat }: Props, zone: Zone): Kind | undefined {
	if (view.phase === 'picking' || !marks.get(zone.id)?.moves.length || marks.get(zone.id)?.chosen) return undefined;
	if (view.phase === 'build') return 'plus';
	if (view.phase === 'regroup') return 'go';
	if (chosen.length === 0) return undefined;
	return isWar(view, zone, seat) ? 'war' : 'go';
}

/* The plate itself: its ground within its outline, and its side below. */
function Plate({ zone, fit }: { zone: Zone; fit: Fit }) {
	const corners = outline(zone, fit);
	const shape = points(corners);
	const { x, y, wide, high } = boundsOf(corners);
	const { floor, art } = groundOf(zone.name);
	return (
		<>
			<clipPath id={`fk-clip-${zone.name}`}>
				<polygon points={shape} />
			</clipPath>
			<g clip-path={`url(#fk-clip-${zone.name})`} data-ground={zone.id}>
				<polygon points={shape} fill={floor} />
				<g transform={`translate(${x} ${y}) scale(${wide / 100} ${high / 100})`}>{art}</g>
				<polygon class="fk-plate__light" points={shape} />
				<rect x={x} y={y + high * 0.5} width={wide} height={high * 0.5} fill="url(#fk-dusk)" />
			</g>
		</>
	);
}

/* What of a zone is clicked: its outline. */
function ZoneShape({ props, zone, fit, send }: { props: Props; zone: Zone; fit: Fit; send?: { text: string; label: string } }) {
	const { view, players } = props;
	const owner = holder(zone);
	const hot = view.battle?.zone === zone.id;
	const shape = points(outline(zone, fit));
	const kind = (owner >= 0 ? ` fk-s${owner}` : '') + (hot ? ' is-hot' : '');
	const aim = view.target === zone.id || view.source === zone.id;
	const act = zoneAct(props, zone.id, send);
	const way = kindOf(props, zone);
	return (
		<g
			{...actable(act, zone.id, zoneWords(view, zone, players))}
			class={`fk-zone${kind}${way ? ` is-${way}` : ''}${aim ? ' is-aim' : ''}${markClass(act.marks.get(zone.id))}`}
			data-zone={zone.id}
		>
			<polygon class="fk-zone__floor" points={shape} />
			<polygon class="fk-zone__edge" points={shape} />
			<polygon class="fk-zone__dash" points={shape} />
		</g>
	);
}

const PIN_WAR = 'M3 3l17 17M20 3 3 20M3 15l5 5M20 15l-5 5',
	PIN_GO = 'M3 12h15M12 6l6 6-6 6',
	PIN_PLUS = 'M12 4v16M4 12h16';

/* Beside the name: what a click would do, and the token that it costs. */
function Pin({ kind, x, y, paid, scale }: { kind: Kind; x: number; y: number; paid: boolean; scale: number }) {
	const wide = paid ? 42 : 24;
	return (
		<g class={`fk-pin fk-pin--${kind}`} transform={`translate(${x.toFixed(1)} ${(y - 5 - 11 * scale).toFixed(1)}) scale(${scale})`}>
			<rect width={wide} height="22" rx="11" />
			<path transform="translate(5 4) scale(.6)" d={kind === 'war' ? PIN_WAR : kind === 'go' ? PIN_GO : PIN_PLUS} />
			{paid && (
				<g transform="translate(21 2.500)">
					<TokenSign colour="yellow" size={17} />
				</g>
			)}
		</g>
	);
}

function Title({ props, zone, fit, laid }: { props: Props; zone: Zone; fit: Fit; laid: Laid }) {
	const kind = kindOf(props, zone);
	const paid = props.view.phase === 'move' || props.view.phase === 'reinforce';
	const scale = fit.wide < 600 ? 0.78 : 1;
	const pin = kind ? (paid ? 46 : 28) * scale : 0;
	const half = (zone.title.length * fit.letter + pin) / 2;
	const x = Math.min(Math.max(laid.name[0], half + 4), fit.wide - half - 4);
	const y = Math.max(laid.name[1], laid.within.y + 14);
	return (
		<g aria-hidden="true">
			<text class="fk-zname" x={x - pin / 2} y={y}>
				{zone.title}
			</text>
			{kind && <Pin kind={kind} x={x + half - pin + 5} y={y} paid={paid} scale={scale} />}
		</g>
	);
}

/* All of a type that stand in a zone: one thing to click. */
function Squad({ props, zone, seat, unit, laid }: { props: Props; zone: Zone; seat: number; unit: string; laid: Laid }) {
	const { view, marks } = props;
	const own = laid.items.filter((item) => item.seat === seat && item.unit === unit);
	const key = own[0]!.unit!;
	const id = armyPiece(view, zone, key);
	const open = view.phase === 'joining' && (marks.get(id)?.moves.length ?? 0) > 0;
	const name = w.board.stack(unitTitle(view, key, own.length), zone.title, own.length);
	const act = open ? actable(props, id, name) : { 'data-piece': id, 'aria-hidden': true as const };
	return (
		<g {...act} class={`fk-squad${markClass(marks.get(id))}`}>
			{own.map(({ key: each, at }) => (
				<g key={each} transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${laid.scale.toFixed(3)})`}>
					<g class="fk-man" data-mover={seat} data-unit={unit}>
						<Mini unit={key} faction={factionOf(view, seat)} seat={seat} />
					</g>
				</g>
			))}
		</g>
	);
}

function Inside({ props, zone, fit }: { props: Props; zone: Zone; fit: Fit }) {
	const { view } = props;
	const laid = lay(zone, fit);
	const free = laid.items.filter(({ seat }) => seat < 0);
	return (
		<g class="fk-inside" data-inside={zone.id}>
			{free.map(({ key, at }) => (
				<ellipse key={key} class="fk-free" cx={at[0]} cy={at[1]} rx={17 * laid.scale} ry={7.5 * laid.scale} />
			))}
			{laid.base && (
				<g class="fk-base" transform={`translate(${laid.base[0].toFixed(1)} ${laid.base[1].toFixed(1)}) scale(${laid.scale.toFixed(3)})`}>
					<g class="fk-base__on" data-piece={`base-${zone.name}`} aria-hidden="true">
						{zone.base ? <BaseMini faction={factionOf(view, zone.location!)} seat={zone.location!} /> : <Ruin />}
					</g>
				</g>
			)}
			{[0, 1].flatMap((seat) =>
				unitsIn(unitsAt(zone, seat).of).map(([unit]) => (
					<Squad key={`${seat}.${unit}`} props={props} zone={zone} seat={seat} unit={unit} laid={laid} />
				)),
			)}
			<Title props={props} zone={zone} fit={fit} laid={laid} />
		</g>
	);
}

/* The way units are about to go. */
function Way({ from, to, fit, war }: { from: Zone; to: Zone; fit: Fit; war: boolean }) {
	const [a, b] = fit.at(from.x, from.y),
		[c, d] = fit.at(to.x, to.y);
	const far = Math.hypot(c - a, d - b) || 1;
	const [ux, uy] = [(c - a) / far, (d - b) / far];
	const near = Math.min(46, far / 4);
	const [x, y] = [c - ux * near, d - uy * near];
	return (
		<g class={`fk-way${war ? ' is-war' : ''}`} aria-hidden="true">
			<path d={`M${a + ux * near} ${b + uy * near}L${x - ux * 12} ${y - uy * 12}`} />
			<path class="fk-way__head" d={`M${x} ${y}l${-ux * 18 - uy * 12} ${-uy * 18 + ux * 12}l${uy * 24} ${-ux * 24}z`} />
		</g>
	);
}

/* From where to where: what is being moved, or would be by a click on the zone pointed at. */
export function wayOf({ view, marks, chosen }: Props, over: string | null): [Zone, Zone] | undefined {
	const given = view.source && view.target ? [view.source, view.target] : undefined;
	const pointed = chosen.length === 1 && over && marks.get(over)?.moves[0]?.move.verb === 'march' && over !== chosen[0] ? [chosen[0]!, over] : undefined;
	const [from, to] = (given ?? pointed ?? []).map((id) => zoneOf(view, id));
	return from && to ? [from, to] : undefined;
}

function Border({ view, fit }: { view: View; fit: Fit }) {
	const [x1, y1, x2, y2] = view.board.border;
	return <path class="fk-divide" aria-hidden="true" d={`M${fit.at(x1, y1).join(' ')}L${fit.at(x2, y2).join(' ')}`} />;
}

export function ZoneBoard({ props, fit, over, send }: { props: Props; fit: Fit; over: string | null; send?: { text: string; label: string } }) {
	const { view, seat } = props;
	const way = wayOf(props, over);
	const hot = view.battle?.zone;
	const ordered = [...view.board.zones].sort(
		(a, b) => Number(a.id === hot) - Number(b.id === hot) || Number(holder(a) >= 0) - Number(holder(b) >= 0),
	);
	return (
		<svg
			class="fk-map"
			viewBox={`0 0 ${fit.wide} ${fit.high}`}
			role="group"
			aria-label={w.board.map(view.board.title, view.board.zones.length, seat >= 0)}
			data-me={viewpoint(view, seat)}
		>
			<defs>
				<linearGradient id="fk-dusk" x2="0" y2="1">
					<stop offset="0" stop-color="#000" stop-opacity="0" />
					<stop offset="1" stop-color="#000" stop-opacity=".35" />
				</linearGradient>
			</defs>
			<g class="fk-ground" aria-hidden="true">
				{view.board.zones.map((zone) => (
					<polygon key={zone.id} points={points(outline(zone, fit))} transform={`translate(0 ${fit.drop})`} fill={groundOf(zone.name).side} stroke={groundOf(zone.name).side} />
				))}
				{view.board.zones.map((zone) => (
					<Plate key={zone.id} zone={zone} fit={fit} />
				))}
			</g>
			{ordered.map((zone) => (
				<ZoneShape key={zone.id} props={props} zone={zone} fit={fit} send={send} />
			))}
			<Border view={view} fit={fit} />
			{way && <Way from={way[0]} to={way[1]} fit={fit} war={isWar(view, way[1], seat)} />}
			{view.board.zones.map((zone) => (
				<Inside key={zone.id} props={props} zone={zone} fit={fit} />
			))}
		</svg>
	);
}
