/* rings.tsx - dashed rings around what the guide speaks of. They lie over the page and follow
 * what they point at, so that nothing it lies in can cut them off. What lies in a tab that is
 * not open is pointed at by its tab. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { common, type Box } from './box';

const MOST = 8,
	AROUND = 4, /* px between a thing and its ring */
	EDGE = 2; /* px that a ring stays away from the edge of the window */

/* What can be seen of an element, if anything can. */
function visible(element: Element): Box | null {
	let box: Box = element.getBoundingClientRect();
	for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
		if (getComputedStyle(at).overflow !== 'visible')
			box = common(box, at.getBoundingClientRect());
	return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
}

/* Scrolls to what lies further down a list. What moves by itself, a map, is left alone: it would
 * stop on its way. */
export function reveal(element: Element | undefined): void {
	let box = element?.parentElement;
	while (box && getComputedStyle(box).overflow === 'visible') box = box.parentElement;
	if (box && !box.matches('.pan__scroll') && /auto|scroll/.test(getComputedStyle(box).overflow))
		element!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/* The element itself, or the tab that it is behind. */
function seenOf(element: Element): Element {
	if (element.getClientRects().length > 0) return element;
	const sheet = element.closest('[data-sheet]')?.getAttribute('data-sheet');
	return (sheet && document.querySelector(`.tabs [data-tab="${sheet}"]`)) || element;
}

function boxesOf(elements: Element[]): Box[] {
	const places = [...new Set(elements.slice(0, MOST).map(seenOf))];
	const screen = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE };
	return places
		.flatMap((place) => visible(place) ?? [])
		.map(({ left, top, right, bottom }) =>
			common(screen, {
				left: left - AROUND,
				top: top - AROUND,
				right: right + AROUND,
				bottom: bottom + AROUND,
			}),
		);
}

export function Rings({ find }: { find(): Element[] }) {
	const layer = useRef<HTMLDivElement>(null);
	const look = useRef(find);
	look.current = find;
	useLayoutEffect(() => {
		let drawn = '',
			frame = 0;
		const draw = () => {
			frame = requestAnimationFrame(draw);
			const boxes = boxesOf(look.current());
			const wanted = JSON.stringify(boxes);
			if (wanted === drawn || !layer.current) return;
			drawn = wanted;
			layer.current.replaceChildren(
				...boxes.map((box) => {
					const ring = document.createElement('i');
					ring.className = 'guide-ring';
					Object.assign(ring.style, {
						left: `${box.left}px`,
						top: `${box.top}px`,
						width: `${box.right - box.left}px`,
						height: `${box.bottom - box.top}px`,
					});
					return ring;
				}),
			);
		};
		draw();
		return () => cancelAnimationFrame(frame);
	}, []);
	return <div ref={layer} aria-hidden="true" />;
}
