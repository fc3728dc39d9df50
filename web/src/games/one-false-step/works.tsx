/* works.tsx - the launching ground beside the map: a rocket, and beside it its systems with what the
 * next level costs and brings, or what is for sale. */
import { theOne, withVerb } from '../../game';
import { canPick, markClass, Token } from '../../pieces';
import { Bidders, Lots } from './auction';
import { GoldSign, SealSign } from './ink';
import { DESK, highOf, isLow, wideOf, type Box } from './lay';
import { middles, RocketPicture } from './rocket';
import { w } from './say';
import { playerAt, type Mayor, type System, type Props } from './view';

function Boxes({ level, next, of }: { level: number; next: boolean; of: number }) {
	return (
		<span class="ofs-boxes" aria-hidden="true">
			{Array.from({ length: of }, (_, i) => (
				<i key={i} class={i < level ? 'is-on' : next && i === level ? 'is-next' : undefined} />
			))}
		</span>
	);
}

/* What raising it means, besides what it costs. */
function meaning(props: Props, me: Mayor, system: System): string {
	const { next } = system;
	if (!next) return w.works.best;
	const short = next.price - me.gold;
	const know = props.view.knowHow.find((one) => one.system === system.name);
	if (short > 0) return w.works.lacks(system.level + 1, short);
	if (next.takesKnowHow) return w.works.takes(system.level + 1, know?.points ?? 0);
	return next.fee ? w.works.fee(system.level + 1, next.fee, next.price, playerAt(props.players, next.feeTo)) : w.works.raise(system.level + 1);
}

function SystemPart({ props, mayor, system }: { props: Props; mayor: Mayor; system: System }) {
	const mine = mayor.seat === props.seat;
	const mark = mine ? props.marks.get(system.id) : undefined;
	const open = canPick(mark);
	const { next } = system;
	const know = props.view.knowHow.find((one) => one.system === system.name);
	const holds = know?.holder === mayor.seat;
	return (
		<button
			class={'ofs-system' + markClass(mark)}
			data-piece={mine ? system.id : undefined}
			onClick={() => (open ? props.pick(system.id) : props.look(system.id))}
			onPointerEnter={() => props.focus(system.id)}
			onPointerLeave={() => props.focus(null)}
		>
			<b>
				{system.name}
				{holds && <SealSign name={w.works.knows(know!.points)} />}
			</b>
			<span class="ofs-system__chance">
				{w.percent(system.chance)}
				<span class="sr"> {w.works.level(system.level, system.target)}</span>
			</span>
			<small class="ofs-system__title">{system.title}</small>
			{next && (
				<span class="ofs-system__up">
					<span aria-hidden="true">▲</span> {w.percent(next.chance)} · {next.price} <GoldSign name={w.goods.gold} />
				</span>
			)}
			<Boxes level={system.level} next={open} of={props.view.levels.length} />
			{mine && <span class="ofs-system__means">{meaning(props, mayor, system)}</span>}
		</button>
	);
}

export function Systems({ props, mayor }: { props: Props; mayor: Mayor }) {
	return (
		<div class="ofs-systems" role="group" aria-label={w.works.systems(mayor.rocket.name)}>
			{mayor.rocket.systems.map((system) => (
				<SystemPart key={system.id} props={props} mayor={mayor} system={system} />
			))}
		</div>
	);
}

/* The rocket on its ground: where counters board, and what fires it. */
function Pad({ props, mayor }: { props: Props; mayor: Mayor }) {
	const { rocket } = mayor;
	const mark = props.marks.get(rocket.id);
	const open = canPick(mark) || mark?.chosen === true;
	const player = playerAt(props.players, mayor.seat);
	const levels = w.list(rocket.systems.map((system) => `${system.name} ${system.level}`));
	return (
		<button
			class={'ofs-pad' + markClass(mark)}
			data-piece={rocket.id}
			data-seat-rocket={mayor.seat}
			aria-pressed={mark?.chosen ? true : undefined}
			aria-label={w.map.rocket(rocket.name, player, levels, rocket.aboard) + (open && mark?.label ? `: ${mark.label}` : '')}
			onClick={() => (open ? props.pick(rocket.id) : props.look(rocket.id))}
			onPointerEnter={() => props.focus(rocket.id)}
			onPointerLeave={() => props.focus(null)}
		>
			<RocketPicture rocket={rocket} look="ofs-pad__rocket" />
			<span class="ofs-pad__name" aria-hidden="true">
				{rocket.name}
			</span>
			{player && rocket.aboard > 0 && (
				<span class="ofs-pad__aboard" aria-hidden="true">
					<svg viewBox="-12 -12 24 24">
						<Token sign={player} size={22} />
					</svg>
					{w.works.aboard(rocket.aboard)}
				</span>
			)}
		</button>
	);
}

/* From each system to its part of the rocket. */
function Leads({ mayor }: { mayor: Mayor }) {
	return (
		<span class="ofs-leads" aria-hidden="true">
			{middles(mayor.rocket).map((y, i) => (
				<i key={i} style={{ top: `${((y + 6) / 414) * 100}%` }} />
			))}
		</span>
	);
}

/* Whose rocket it is: one's own; for spectators, that of whoever's turn it is. */
export function shownMayor({ view, seat }: Props): Mayor | undefined {
	return view.players[seat] ?? view.players[Math.max(0, view.turn)];
}

export function isSale(props: Props): boolean {
	return props.view.phase === 'opening' || props.view.auction !== undefined;
}

export function Works({ props, box, zoom }: { props: Props; box: Box; zoom: number }) {
	const mayor = shownMayor(props);
	if (!mayor) return null;
	const sale = isSale(props);
	const low = !props.phone && isLow(box, DESK);
	const fires = theOne(props.moves, 'shoot') !== undefined || withVerb(props.moves, 'raise').length > 0;
	return (
		<section
			class={'ofs-works' + (sale ? ' is-sale' : '') + (fires ? ' is-thursday' : '') + (low ? ' is-low' : '')}
			aria-label={w.works.ground}
			style={{ left: `${box.left * zoom}px`, top: `${box.top * zoom}px`, width: `${wideOf(box)}px`, height: `${highOf(box)}px` }}
		>
			<Pad props={props} mayor={mayor} />
			{!props.phone && !sale && !low && <Leads mayor={mayor} />}
			{!props.phone && (sale ? props.view.phase === 'opening' ? <Lots props={props} /> : <Bidders props={props} /> : <Systems props={props} mayor={mayor} />)}
		</section>
	);
}
