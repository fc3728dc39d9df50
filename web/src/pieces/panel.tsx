/* panel.tsx - a panel on a map, beside what it speaks of, tied to it by a line. */
import type { ComponentChildren } from 'preact';
import type { Point } from './motion';
import { placeFor, type Box, type Frame } from './placing';

/* From a panel to so near a point. */
function leash([x, y]: Point, box: Box, near: number): string {
	const far = Math.hypot(box.x - x, box.y - y) || 1;
	const part = Math.min(1, near / far);
	return `M${(x + (box.x - x) * part).toFixed(1)} ${(y + (box.y - y) * part).toFixed(1)}L${box.x.toFixed(1)} ${box.y.toFixed(1)}`;
}

/* A panel at a point of the map, tied to it by a line. `wide` and `high` are px, `free` units of the
 * map around the point. */
export function Panel({
	at,
	frame,
	wide,
	high,
	free,
	look,
	name,
	children,
}: {
	at: Point;
	frame: Frame;
	wide: number;
	high: number;
	free: number;
	look: string;
	name?: string;
	children: ComponentChildren;
}) {
	const box = placeFor(at, wide / frame.scale, high / frame.scale, free, frame);
	return (
		<>
			<svg class="leash" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
				<path d={leash(at, box, free * 0.62)} />
			</svg>
			<div
				class={look}
				data-panel
				role={name ? 'group' : undefined}
				aria-label={name}
				aria-hidden={name ? undefined : 'true'}
				style={{ left: `${(100 * box.x) / frame.width}%`, top: `${(100 * box.y) / frame.height}%` }}
			>
				{children}
			</div>
		</>
	);
}
