/* ghosts.tsx - what flies over the map and is gone: goods, cards, words about money. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CrateMark } from './goods';
import type { Ghost } from './show';

export function GhostMark({ ghost }: { ghost: Ghost }) {
	const ref = useRef<SVGGElement>(null);
	useLayoutEffect(() => {
		const frames = ghost.path.map(([x, y], i) => ({
			transform: `translate(${x}px, ${y}px)`,
			opacity: i === ghost.path.length - 1 && ghost.text ? 0 : 1,
			offset: i / (ghost.path.length - 1),
		}));
		const animation = ref.current!.animate(frames, {
			delay: ghost.delay,
			duration: ghost.time,
			easing: 'cubic-bezier(.4, .1, .4, 1)',
		});
		return () => animation.cancel();
	}, []);
	return (
		<g ref={ref} class="ghost">
			{ghost.good && (
				<>
					<CrateMark good={ghost.good} size={25} />
				</>
			)}
			{ghost.sign === 'card' && (
				<path class="ghost__card" d="M-9-13H9v26H-9zM-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
			)}
			{ghost.sign === 'lock' && (
				<path class="ghost__lock" d="M-9-2H9v13H-9zM-5-2v-5a5 5 0 0 1 10 0v5" />
			)}
			{ghost.text && (
				<text class={'ghost__text' + (ghost.tone ? ` is-${ghost.tone}` : '')}>{ghost.text}</text>
			)}
		</g>
	);
}
