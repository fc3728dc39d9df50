/* chart.tsx - the mission chart: works on Earth, missions above, the Moon at the end of the rays. A
 * plate says what a technology costs and stands for; on its lower edge each country has its place for
 * a marker, always the same; spies stand on its corner. */
import { useRef, useState } from 'preact/hooks';
import { Badge, markClass, useSize } from '../../pieces';
import { Ascent } from './craft';
import { Cost, MissionIcon, Res } from './icons';
import { layOf, type Lay } from './lay';
import { Lines } from './lines';
import { Note, researched } from './note';
import { Objective, Work } from './objective';
import { Piece } from './piece';
import { w } from './say';
import { Spy } from './spy';
import {
	landingWords,
	missing,
	nationName,
	needWords,
	playerAt,
	priceOf,
	wordsOf,
	type Props,
	type Technology,
	type View,
} from './view';

/* --- words of a plate ------------------------------------------------------------------ */

/* Which upgrade of a works' resource it is: what a plate of one's own says. */
function worksKey(technology: Technology) {
	return technology.group === 'works' ? technology.yields : undefined;
}

/* A spy that does not block, as the viewer can send it home. */
function sentHome(view: View, technology: Technology): string {
	return technology.blocker === undefined ? '' : w.chart.goesHome(nationName(view, technology.blocker));
}

/* How it stands: for those who cannot see, and for the pointer. */
function standing(view: View, technology: Technology, seat: number): string {
	switch (technology.status) {
		case 'yours':
			return w.chart.researched;
		case 'open':
			return w.chart.canPay + sentHome(view, technology);
		case 'short':
			return w.chart.lack(wordsOf(view, technology.lacks ?? {})) + sentHome(view, technology);
		case 'blocked': {
			const first = missing(view, technology, seat);
			const also = first.length
				? w.chart.andNeeds(needWords(first))
				: technology.lacks
					? w.chart.andLack(wordsOf(view, technology.lacks))
					: '';
			return w.chart.blocked(nationName(view, technology.blocker ?? -1)) + also;
		}
		case 'stalled':
			return w.chart.talksKeep;
		case 'later':
			return w.chart.needsFirst(needWords(missing(view, technology, seat)));
		default:
			return technology.needs.length ? '' : w.chart.needsNothing;
	}
}

function labelOf({ view, seat }: Props, technology: Technology): string {
	const who = technology.marks.map((mark) => nationName(view, mark)).join(', ');
	const spies = technology.spies.map((spy) => nationName(view, spy)).join(', ');
	return [
		technology.name,
		technology.group === 'works' ? w.chart.onEarth : w.chart.onWayUp,
		w.costs(wordsOf(view, priceOf(technology))),
		standing(view, technology, seat),
		view.way.includes(technology.id) ? w.chart.onWay : '',
		technology.borrowed ? w.chart.borrows : '',
		who ? w.chart.researchedBy(who) : '',
		spies ? w.chart.spies(spies) : '',
	]
		.filter(Boolean)
		.join('. ');
}

/* What it is, for the pointer. */
function titleOf({ view, seat }: Props, technology: Technology): string {
	const says = standing(view, technology, seat);
	return [
		technology.moon ? w.chart.landing(landingWords(view)) : technology.rule,
		says.charAt(0).toUpperCase() + says.slice(1),
		technology.borrowed ? w.chart.borrows : '',
		view.way.includes(technology.id) ? w.chart.onShortest : '',
	]
		.filter(Boolean)
		.join('\n');
}

/* --- plates ---------------------------------------------------------------------------- */

/* The dock of marks: a place for each country. */
function Berths({ props, technology }: { props: Props; technology: Technology }) {
	return (
		<span class="berths" aria-hidden="true">
			{props.view.players.map(({ seat }) => {
				const player = technology.marks.includes(seat) ? playerAt(props.players, seat) : undefined;
				return (
					<span key={seat} class={'berth' + (player ? ' is-on' : '')} data-mark={`${technology.id}.${seat}`}>
						{player && <Badge player={player} size="small" />}
					</span>
				);
			})}
		</span>
	);
}

/* What it gives or costs, or why not. */
function Line({ view, technology }: { view: View; technology: Technology }) {
	const key = worksKey(technology);
	if (technology.status === 'yours')
		return (
			<span class="tech__note">
				{key ? (
					<>
						+{technology.more} <Res of={key} />
					</>
				) : (
					w.chart.yours
				)}
			</span>
		);
	if (technology.status === 'stalled') return <span class="tech__note">{w.chart.talks}</span>;
	return <Cost view={view} price={priceOf(technology)} lacks={technology.lacks} quiet />;
}

interface PlateProps {
	props: Props;
	lay: Lay;
	technology: Technology;
	over(id: string | null): void;
}

function Plate({ props, lay, technology, over }: PlateProps) {
	const { view, marks } = props;
	const key = worksKey(technology);
	const spot = lay.spots.get(technology.id)!;
	return (
		<div
			class={
				`tech tech--${technology.status ?? (technology.marks.length > 0 ? 'taken' : 'plain')}` +
				markClass(marks.get(technology.id)) +
				(view.way.includes(technology.id) ? ' is-way' : '')
			}
			data-technology={technology.id}
			style={{ left: `${spot.x}px`, top: `${spot.y}px`, width: `${lay.plate.wide}px`, height: `${lay.plate.high}px` }}
			onPointerEnter={() => over(technology.id)}
			onPointerLeave={() => over(null)}
		>
			<Piece class="tech__plate" props={props} id={technology.id} name={labelOf(props, technology)} title={titleOf(props, technology)}>
				<span class="tech__icon" aria-hidden="true">
					{key ? <Res of={key} /> : <MissionIcon id={technology.id} />}
				</span>
				<span class="tech__words" aria-hidden="true">
					<span class="tech__name">{w.chart.plate(technology.name)}</span>
					<Line view={view} technology={technology} />
				</span>
			</Piece>
			<Berths props={props} technology={technology} />
			{technology.spies.length > 0 && (
				<span class="tech__spies">
					{technology.spies.map((spy) => (
						<Spy key={spy} props={props} seat={spy} at={technology.id} place={technology.name} />
					))}
				</span>
			)}
		</div>
	);
}

/* --- the Moon -------------------------------------------------------------------------- */

function Disc() {
	return (
		<svg class="moon__disc" viewBox="-100 -100 200 200" aria-hidden="true">
			<clipPath id="oss-moon">
				<circle r="100" />
			</clipPath>
			<g clip-path="url(#oss-moon)">
				<circle r="100" fill="var(--moon-2)" />
				<circle cx="9" cy="-9" r="97" fill="var(--moon)" />
				<circle cx="-58" cy="34" r="12" fill="var(--moon-2)" />
				<circle cx="-20" cy="72" r="10" fill="var(--moon-3)" />
				<circle cx="-74" cy="6" r="6" fill="var(--moon-2)" />
				<circle cx="16" cy="88" r="6" fill="var(--moon-2)" />
			</g>
		</svg>
	);
}

/* Who is there already. */
function Flags({ props, technology }: { props: Props; technology: Technology }) {
	const there = props.view.players.filter((nation) => nation.landed > 0).sort((a, b) => a.landed - b.landed);
	if (there.length === 0) return null;
	return (
		<span class="moon__flags" role="img" aria-label={w.chart.there(there.map((nation) => nation.name).join(', '))}>
			{there.map(({ seat }) => {
				const player = playerAt(props.players, seat);
				return (
					player && (
						<span key={seat} class="moon__flag" data-mark={`${technology.id}.${seat}`}>
							<Badge player={player} size="small" />
						</span>
					)
				);
			})}
		</span>
	);
}

/* "first 20, then 15, 10, 5" */
function Moon({ props, lay, technology, over }: PlateProps) {
	const { view, marks } = props;
	const there = view.players.filter((nation) => nation.landed > 0).length;
	const next = view.landing[there];
	return (
		<div
			class={`moon moon--${technology.status ?? 'plain'}` + markClass(marks.get(technology.id))}
			data-technology={technology.id}
			style={{ left: `${lay.moon.x}px`, top: `${lay.moon.y}px`, '--r': `${lay.moon.r}px` }}
			onPointerEnter={() => over(technology.id)}
			onPointerLeave={() => over(null)}
		>
			<Disc />
			<Piece class="moon__plate" props={props} id={technology.id} name={labelOf(props, technology)} title={titleOf(props, technology)}>
				<b aria-hidden="true">{technology.name}</b>
				<small aria-hidden="true">
					{there === 0 ? w.chart.prizes(view.landing[0]!, view.landing.slice(1)) : next ? w.chart.next(next) : w.chart.full}
				</small>
				<Cost view={view} price={priceOf(technology)} lacks={technology.lacks} quiet />
			</Piece>
			<Flags props={props} technology={technology} />
			{technology.spies.map((spy) => (
				<Spy key={spy} props={props} seat={spy} at={technology.id} place={technology.name} />
			))}
		</div>
	);
}

/* The Earth's edge, lower in the middle of the picture than at its sides. */
function Earth({ lay: { wide, high, horizon } }: { lay: Lay }) {
	const edge = `M0 ${horizon + 9}Q${wide * 0.42} ${horizon - 12} ${wide} ${horizon + 3}`;
	return (
		<svg class="chart__earth" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
			<path class="earth" d={`${edge}V${high}H0z`} />
			<path class="earth__edge" d={edge} />
		</svg>
	);
}

export function Chart({ props }: { props: Props }) {
	const { view, seat } = props;
	const box = useRef<HTMLDivElement>(null);
	const { width, height } = useSize(box, { width: 1200, height: 700 });
	const [over, setOver] = useState<string | null>(null);
	const moon = view.technologies.find((technology) => technology.moon);
	const pointed = view.technologies.filter((technology) => props.marks.get(technology.id)?.hover).map(({ id }) => id);
	const lay = layOf(view, width, height);
	const at = over ?? (pointed.length === 1 ? pointed[0]! : null);
	/* What a plate's note says is not said by the frame's tip again. */
	const own = { ...props, focus: (id: string | null) => props.focus(!props.phone && researched(props, id) ? null : id) };
	return (
		<div class={`chart chart--${lay.size}${lay.tall ? ' is-tall' : ''}`} ref={box} role="group" aria-label={w.chart.name}>
			<div class="chart__sky" aria-hidden="true" style={{ '--mx': `${lay.moon.x}px`, '--my': `${lay.moon.y}px` }} />
			<Earth lay={lay} />
			{moon && <Moon props={own} lay={lay} technology={moon} over={setOver} />}
			<Lines view={view} seat={seat} over={at} lay={lay} />
			<Ascent props={props} lay={lay} />
			<p class="chart__title" aria-hidden="true">
				{w.chart.title}
			</p>
			<Objective props={props} />
			<Work props={props} />
			{view.technologies
				.filter((technology) => technology !== moon)
				.map((technology) => (
					<Plate key={technology.id} props={own} lay={lay} technology={technology} over={setOver} />
				))}
			<Note props={props} lay={lay} over={at} />
		</div>
	);
}
