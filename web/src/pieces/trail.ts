/* trail.ts - where one is along a drawn line, by its own sums: to ask the browser is to have the whole page laid
 * out, at every frame of a flight. */

export interface Trail {
	long: number;
	at(far: number): { x: number; y: number };
}

type Point = [number, number];

const FINE = 32; /* straight pieces that stand for a bend */

function bent(a: Point, b: Point, c: Point, d: Point, u: number): Point {
	const [p, q, r, s] = [(1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3];
	return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
}

/* The corners of a path of M, L, C and S, each with its points in full. */
function cornersOf(path: string): Point[] {
	const corners: Point[] = [];
	let pull: Point = [0, 0]; /* of the last bend, which S goes on from */
	for (const [, verb, rest] of path.matchAll(/([A-Z])([^A-Z]*)/gi)) {
		const numbers = (rest!.match(/-?[\d.]+/g) ?? []).map(Number);
		const points: Point[] = [];
		for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
		const step = verb === 'C' ? 3 : verb === 'S' ? 2 : 1;
		if (!'MLCS'.includes(verb!)) throw new Error(`a trail has no ${verb}`);
		for (let i = 0; i < points.length; i += step) {
			const from = corners.at(-1) ?? points[i]!;
			const to = points[i + step - 1]!;
			if (step === 1) corners.push(to);
			else {
				const first: Point = verb === 'C' ? points[i]! : [2 * from[0] - pull[0], 2 * from[1] - pull[1]];
				const second = points[i + step - 2]!;
				for (let part = 1; part <= FINE; part++) corners.push(bent(from, first, second, to, part / FINE));
				pull = second;
			}
		}
	}
	return corners;
}

export function trailAlong(path: string): Trail {
	const corners = cornersOf(path);
	const reached = [0];
	for (let i = 1; i < corners.length; i++)
		reached.push(reached[i - 1]! + Math.hypot(corners[i]![0] - corners[i - 1]![0], corners[i]![1] - corners[i - 1]![1]));
	const long = reached.at(-1)!;
	return {
		long,
		at: (far) => {
			const i = Math.max(1, reached.findIndex((one) => one >= Math.min(far, long)));
			const [from, to] = [corners[i - 1]!, corners[i] ?? corners[i - 1]!];
			const share = Math.max(0, Math.min(1, (far - reached[i - 1]!) / (reached[i]! - reached[i - 1]! || 1)));
			return { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share };
		},
	};
}
