/* clock.ts - seconds left of each seat that is asked, under a time control. */
import { useEffect, useState } from 'preact/hooks';
import type { Feed } from './feed';
import type { Position } from './wire';

export function useClock(limit: number, now: Position, feed: Feed): Map<number, number> {
	const [, tick] = useState(0);
	const running = limit > 0 && !now.over && feed.info?.state === 'running';
	useEffect(() => {
		if (!running) return undefined;
		const timer = setInterval(() => tick((n) => n + 1), 1000);
		return () => clearInterval(timer);
	}, [running]);
	const left = new Map<number, number>();
	if (running)
		for (const row of now.clock ?? [])
			left.set(
				row.seat - 1,
				Math.max(
					0,
					Math.round((row.left - (Date.now() - (now.came ?? Date.now()))) / 1000),
				),
			);
	return left;
}
