/* lines.tsx - what leads where on the chart; the shortest way to the Moon is gold. */
import type { Lay, Spot } from './lay';
import { technologyOf, type Technology, type View } from './view';

interface Line {
	from: Technology;
	to: Technology;
	far: boolean; /* from the works up past other missions: drawn only when asked about */
}

const FAR = 330; /* thousandths of the chart */

function linesOf(view: View): Line[] {
	return view.technologies.flatMap((to) =>
		[...new Set(to.needs.flat())].flatMap((id) => {
			const from = technologyOf(view, id);
			const far = from !== undefined && from.group === 'works' && to.group === 'mission' && from.y - to.y > FAR;
			return from ? [{ from, to, far }] : [];
		}),
	);
}

/* To the Moon's edge, in a wide arc. */
function toMoon({ x, y }: Spot, { moon, plate }: Lay): string {
	const start = { x: x + plate.wide / 2, y };
	const far = Math.hypot(moon.x - start.x, moon.y - start.y) || 1;
	const end = { x: moon.x - ((moon.x - start.x) / far) * moon.r, y: moon.y - ((moon.y - start.y) / far) * moon.r };
	return `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${Math.min(start.y, end.y) + Math.abs(start.y - end.y) * 0.15} ${end.x} ${end.y}`;
}

function pathOf({ from, to }: Line, lay: Lay): string {
	const a = lay.spots.get(from.id)!;
	if (to.moon) return toMoon(a, lay);
	const b = lay.spots.get(to.id)!;
	const { wide, high } = lay.plate;
	if (Math.abs(a.y - b.y) < high) {
		const way = Math.sign(b.x - a.x) * (wide / 2);
		return `M${a.x + way} ${a.y}L${b.x - way} ${b.y}`;
	}
	const way = Math.sign(b.y - a.y) * (high / 2);
	const [start, end] = [a.y + way, b.y - way];
	const middle = (start + end) / 2;
	return `M${a.x} ${start}C${a.x} ${middle} ${b.x} ${middle} ${b.x} ${end}`;
}

function stateOf(view: View, seat: number, { from, to }: Line): string {
	const have = from.marks.includes(seat);
	if (have && to.marks.includes(seat)) return ' is-done';
	if (view.way.includes(to.id) && (have || view.way.includes(from.id))) return ' is-way';
	return have && to.status === 'open' ? ' is-open' : '';
}

export function Lines({ view, seat, over, lay }: { view: View; seat: number; over: string | null; lay: Lay }) {
	return (
		<svg class="chart__lines" viewBox={`0 0 ${lay.wide} ${lay.high}`} aria-hidden="true">
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
						d={pathOf(line, lay)}
					/>
				))}
		</svg>
	);
}
