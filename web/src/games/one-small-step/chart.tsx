/* chart.tsx - the mission chart: works on Earth, missions above, the Moon at the end of the
 * rays. A plate says what a technology costs, who has it and what stands in the way; the
 * lines show what leads where, and the shortest way to the Moon is lit. */
import { useState } from 'preact/hooks';
import type { Player } from '../../game';
import { Badge, canPick, markClass } from '../../pieces';
import { Cost, MissionIcon, Res, Rocket } from './icons';
import {
	KEYS,
	landingWords,
	missing,
	nationName,
	needWords,
	playerAt,
	priceOf,
	technologyOf,
	wordsOf,
	type Price,
	type Props,
	type Technology,
	type View,
} from './view';
import { Piece } from './piece';
import { w } from './say';

/* --- lines -------------------------------------------------------------------------- */

interface Line {
	from: Technology;
	to: Technology;
	far: boolean; /* from the works up past other missions: drawn only when asked about */
}

function linesOf(view: View): Line[] {
	return view.technologies.flatMap((to) =>
		[...new Set(to.needs.flat())].flatMap((id) => {
			const from = technologyOf(view, id);
			const far = from !== undefined && from.group === 'works' && to.group === 'mission' && from.y - to.y > 330;
			return from ? [{ from, to, far }] : [];
		}),
	);
}

function pathOf({ from, to }: Line): string {
	const [fx, fy, tx, ty] = [from.x / 10, from.y / 10, to.x / 10, to.y / 10];
	return ty > fy || to.moon
		? `M${fx} ${fy}L${tx} ${ty}`
		: `M${fx} ${fy}C${fx + 1} ${fy - 12} ${tx - 3} ${ty + 10} ${tx} ${ty}`;
}

function stateOf(view: View, seat: number, { from, to }: Line): string {
	const have = from.marks.includes(seat);
	if (have && to.marks.includes(seat)) return ' is-done';
	if (view.way.includes(to.id) && (have || view.way.includes(from.id))) return ' is-way';
	return have && to.status === 'open' ? ' is-open' : '';
}

function Lines({ view, seat, over }: { view: View; seat: number; over: string | null }) {
	return (
		<svg class="chart__lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
			{linesOf(view)
				.filter((line) => !line.far || over === line.to.id)
				.map((line) => (
					<path
						key={`${line.from.id}.${line.to.id}`}
						class={
							'line' +
							stateOf(view, seat, line) +
							(over === line.to.id || over === line.from.id ? ' is-over' : '')
						}
						d={pathOf(line)}
					/>
				))}
		</svg>
	);
}

/* --- spies and markers --------------------------------------------------------------- */

export function Spy({ props, seat, at, place }: { props: Props; seat: number; at: string; place: string }) {
	const player = playerAt(props.players, seat);
	const spy = props.view.players[seat]?.spies.find((one) => one.at === at);
	if (!player || !spy) return null;
	const mark = props.marks.get(spy.id);
	const name = w.chart.spy(place, player.me ? undefined : nationName(props.view, seat));
	const face = <span aria-hidden="true">{player.letter}</span>;
	return canPick(mark) || mark?.chosen ? (
		<Piece class={'spy' + markClass(mark)} data-p={player.colour + 1} props={props} id={spy.id} name={name}>
			{face}
		</Piece>
	) : (
		<span
			class={'spy' + markClass(mark)}
			data-p={player.colour + 1}
			data-piece={spy.id}
			role="img"
			aria-label={name}
		>
			{face}
		</span>
	);
}

function Markers({ players, technology }: { players: Player[]; technology: Technology }) {
	return (
		<span class="tech__marks" aria-hidden="true">
			{technology.marks.map((seat) => {
				const player = playerAt(players, seat);
				return (
					player && (
						<span key={seat} class="tech__mark" data-mark={`${technology.id}.${seat}`}>
							<Badge player={player} size="small" />
						</span>
					)
				);
			})}
		</span>
	);
}

/* --- plates --------------------------------------------------------------------------- */

/* What is wanting: of one or two kinds as signs, of more as a number. */
function Short({ lacks }: { lacks: Price }) {
	const kinds = KEYS.filter((key) => lacks[key]);
	return (
		<em class="tech__tag" aria-hidden="true">
			{kinds.length > 2
				? kinds.reduce((sum, key) => sum + lacks[key]!, 0)
				: kinds.map((key) => (
						<span key={key}>
							{lacks[key]}
							<Res of={key} />
						</span>
					))}{' '}
			{w.chart.short}
		</em>
	);
}

/* Whose spy keeps everybody else out. */
function Blocks({ view, blocker }: { view: View; blocker: number }) {
	return (
		<em class="tech__tag tech__tag--block" aria-hidden="true">
			{w.chart.blocks(nationName(view, blocker))}
		</em>
	);
}

/* What is most in the way, below a plate: a spy before what is short. */
function Tag({ view, technology }: { view: View; technology: Technology }) {
	if (technology.status === 'blocked') return <Blocks view={view} blocker={technology.blocker ?? -1} />;
	return technology.status === 'short' ? <Short lacks={technology.lacks ?? {}} /> : null;
}

/* Which upgrade of a works' resource it is: what a plate of one's own says. */
function worksKey(technology: Technology) {
	return technology.group === 'works' ? technology.yields : undefined;
}

/* A spy that does not block, as the viewer can send it home. */
function sentHome(view: View, technology: Technology): string {
	return technology.blocker === undefined ? '' : w.chart.goesHome(nationName(view, technology.blocker));
}

/* How it stands, in words: for those who cannot see, and as the plate's note. */
function standing(view: View, technology: Technology, seat: number): { note: string; says: string } {
	switch (technology.status) {
		case 'yours':
			return { note: worksKey(technology) ? w.chart.yoursPlus(technology.more) : w.chart.yours, says: w.chart.researched };
		case 'open':
			return { note: '', says: w.chart.canPay + sentHome(view, technology) };
		case 'short':
			return { note: '', says: w.chart.lack(wordsOf(view, technology.lacks ?? {})) + sentHome(view, technology) };
		case 'blocked': {
			const first = missing(view, technology, seat);
			const also = first.length
				? w.chart.andNeeds(needWords(first))
				: technology.lacks
					? w.chart.andLack(wordsOf(view, technology.lacks))
					: '';
			return { note: '', says: w.chart.blocked(nationName(view, technology.blocker ?? -1)) + also };
		}
		case 'stalled':
			return { note: w.chart.talks, says: w.chart.talksKeep };
		case 'later':
			return { note: '', says: w.chart.needsFirst(needWords(missing(view, technology, seat))) };
		default:
			return { note: '', says: technology.needs.length ? '' : w.chart.needsNothing };
	}
}

function labelOf(props: Props, technology: Technology): string {
	const { view, seat } = props;
	const who = technology.marks.map((mark) => nationName(view, mark)).join(', ');
	const spies = technology.spies.map((spy) => nationName(view, spy)).join(', ');
	return [
		technology.name,
		w.costs(wordsOf(view, priceOf(technology))),
		standing(view, technology, seat).says,
		view.way.includes(technology.id) ? w.chart.onWay : '',
		technology.borrowed ? w.chart.borrows : '',
		who ? w.chart.researchedBy(who) : '',
		spies ? w.chart.spies(spies) : '',
	]
		.filter(Boolean)
		.join('. ');
}

/* What it is, for the pointer. */
function titleOf(props: Props, technology: Technology): string {
	const { view, seat } = props;
	const { says } = standing(view, technology, seat);
	return [
		technology.moon ? w.chart.landing(landingWords(view)) : technology.rule,
		technology.status === 'yours' ? '' : w.costs(wordsOf(view, priceOf(technology))),
		says.charAt(0).toUpperCase() + says.slice(1),
		view.way.includes(technology.id) ? w.chart.onShortest : '',
	]
		.filter(Boolean)
		.join('\n');
}

function Plate({ props, technology, over }: { props: Props; technology: Technology; over(id: string | null): void }) {
	const { view, seat, marks } = props;
	const mark = marks.get(technology.id);
	const { note } = standing(view, technology, seat);
	const key = worksKey(technology);
	return (
		<div
			class={
				`tech tech--${technology.status ?? 'plain'}` +
				markClass(mark) +
				(view.way.includes(technology.id) ? ' is-way' : '')
			}
			data-technology={technology.id}
			style={{ '--x': technology.x / 10, '--y': technology.y / 10 }}
			onPointerEnter={() => over(technology.id)}
			onPointerLeave={() => over(null)}
		>
			<Piece class="tech__plate" props={props} id={technology.id} name={labelOf(props, technology)} title={titleOf(props, technology)}>
				<span class="tech__icon" aria-hidden="true">
					{key ? <Res of={key} /> : <MissionIcon id={technology.id} />}
				</span>
				<span class="tech__words" aria-hidden="true">
					<span class="tech__name">{w.chart.plate(technology.name)}</span>
					{note ? (
						<span class="tech__note">{note}</span>
					) : (
						<Cost view={view} price={priceOf(technology)} lacks={technology.lacks} quiet />
					)}
				</span>
				<Tag view={view} technology={technology} />
				{technology.borrowed && <em class="tech__tag tech__tag--loan" aria-hidden="true">{w.chart.borrowed}</em>}
			</Piece>
			<Markers players={props.players} technology={technology} />
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

/* "first 20, then 15, 10, 5", and who is there already. */
function Moon({ props, technology, over }: { props: Props; technology: Technology; over(id: string | null): void }) {
	const { view, marks, players } = props;
	const mark = marks.get(technology.id);
	const there = view.players.filter((nation) => nation.landed > 0).sort((a, b) => a.landed - b.landed);
	const next = view.landing[there.length];
	return (
		<div
			class={`moon moon--${technology.status ?? 'plain'}` + markClass(mark)}
			data-technology={technology.id}
			style={{ '--x': technology.x / 10, '--y': technology.y / 10 }}
			onPointerEnter={() => over(technology.id)}
			onPointerLeave={() => over(null)}
		>
			<svg class="moon__disc" viewBox="-100 -100 200 200" aria-hidden="true">
				<circle class="moon__ring" r="98" />
				<circle class="moon__ring moon__ring--near" r="86" />
				<circle r="73" fill="var(--moon-2)" />
				<clipPath id="oss-moon">
					<circle r="73" />
				</clipPath>
				<g clip-path="url(#oss-moon)">
					<circle cx="-11" cy="-6" r="71" fill="var(--moon)" />
					<circle cx="-47" cy="-36" r="12" fill="var(--moon-2)" />
					<circle cx="22" cy="56" r="9" fill="var(--moon-3)" />
					<circle cx="-42" cy="38" r="6" fill="var(--moon-2)" />
					<circle cx="54" cy="14" r="7" fill="var(--moon-3)" />
				</g>
			</svg>
			<Piece class="moon__plate" props={props} id={technology.id} name={labelOf(props, technology)} title={titleOf(props, technology)}>
				<b aria-hidden="true">{technology.name}</b>
				<small aria-hidden="true">
					{there.length === 0
						? w.chart.prizes(view.landing[0]!, view.landing.slice(1))
						: next
							? w.chart.next(next)
							: w.chart.full}
				</small>
				<Cost view={view} price={priceOf(technology)} lacks={technology.lacks} quiet />
				<Tag view={view} technology={technology} />
			</Piece>
			{there.length > 0 && (
				<span class="moon__flags" role="img" aria-label={w.chart.there(there.map((nation) => nation.name).join(', '))}>
					{there.map((nation) => {
						const player = playerAt(players, nation.seat);
						return (
							player && (
								<span key={nation.seat} class="moon__flag" data-mark={`${technology.id}.${nation.seat}`}>
									<Badge player={player} size="small" />
								</span>
							)
						);
					})}
				</span>
			)}
			{technology.spies.map((spy) => (
				<Spy key={spy} props={props} seat={spy} at={technology.id} place={technology.name} />
			))}
		</div>
	);
}

export function Chart({ props }: { props: Props }) {
	const { view, seat } = props;
	const [over, setOver] = useState<string | null>(null);
	const moon = view.technologies.find((technology) => technology.moon);
	const pointed = view.technologies.find((technology) => props.marks.get(technology.id)?.hover)?.id;
	return (
		<div class="chart" role="group" aria-label={w.chart.name}>
			<div class="chart__sky" aria-hidden="true" />
			<svg class="chart__arc" viewBox="0 0 1076 405" preserveAspectRatio="none" aria-hidden="true">
				<path d="M-10 300Q470 452 846 262L850 270Q500 520 -10 452Z" />
			</svg>
			<div class="chart__earth" aria-hidden="true" />
			<Lines view={view} seat={seat} over={over ?? pointed ?? null} />
			<span class="chart__craft" aria-hidden="true">
				<Rocket />
			</span>
			<p class="chart__title" aria-hidden="true">
				<b>{w.chart.title}</b>
				<span>{w.chart.legend}</span>
			</p>
			{moon && <Moon props={props} technology={moon} over={setOver} />}
			{view.technologies
				.filter((technology) => technology !== moon)
				.map((technology) => (
					<Plate key={technology.id} props={props} technology={technology} over={setOver} />
				))}
		</div>
	);
}
