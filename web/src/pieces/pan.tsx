/* pan.tsx - a board larger than the screen: it fits where it can, and where its cells would
 * become too small to touch it keeps them large and scrolls, by finger, by drag, by wheel, or
 * by what is focused. */
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from './motion';
import { w } from './words';

const ZOOMS = [1, 1.35, 1.8, 2.4];
const DRAG = 6; /* px that make a drag of a press */

interface Size {
	width: number;
	height: number;
}

function useSize(at: { current: HTMLDivElement | null }): Size {
	const [size, setSize] = useState<Size>({ width: 0, height: 0 });
	useLayoutEffect(() => {
		const element = at.current!;
		const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return size;
}

/* Press and drag with a mouse; fingers scroll by themselves. */
function useDrag(at: { current: HTMLDivElement | null }) {
	useEffect(() => {
		const element = at.current!;
		let from: { x: number; y: number; left: number; top: number } | null = null;
		let moved = false;
		const down = (event: PointerEvent) => {
			if (event.pointerType === 'mouse' && event.button === 0)
				from = {
					x: event.clientX,
					y: event.clientY,
					left: element.scrollLeft,
					top: element.scrollTop,
				};
			moved = false;
		};
		const move = (event: PointerEvent) => {
			if (!from) return;
			const x = event.clientX - from.x,
				y = event.clientY - from.y;
			moved ||= Math.hypot(x, y) > DRAG;
			if (moved) element.scrollTo(from.left - x, from.top - y);
		};
		const up = () => {
			from = null;
		};
		const click = (event: Event) => {
			if (
				moved &&
				element.scrollWidth + element.scrollHeight > element.clientWidth + element.clientHeight
			)
				event.stopPropagation();
			moved = false;
		};
		element.addEventListener('pointerdown', down);
		addEventListener('pointermove', move);
		addEventListener('pointerup', up);
		element.addEventListener('click', click, true);
		return () => {
			element.removeEventListener('pointerdown', down);
			removeEventListener('pointermove', move);
			removeEventListener('pointerup', up);
			element.removeEventListener('click', click, true);
		};
	}, []);
}

/* Two fingers: how far apart they are, compared with when they came down. */
function usePinch(at: { current: HTMLDivElement | null }, zoom: number, setZoom: (zoom: number) => void) {
	const now = useRef(zoom);
	now.current = zoom;
	useEffect(() => {
		const element = at.current!;
		let apart = 0,
			start = 1;
		const between = (touches: TouchList) =>
			Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
		const begin = (event: TouchEvent) => {
			if (event.touches.length === 2) {
				apart = between(event.touches);
				start = now.current;
			}
		};
		const move = (event: TouchEvent) => {
			if (event.touches.length !== 2 || apart === 0) return;
			event.preventDefault();
			setZoom(Math.max(ZOOMS[0], Math.min(ZOOMS[3], (start * between(event.touches)) / apart)));
		};
		const end = () => {
			apart = 0;
		};
		const wheel = (event: WheelEvent) => {
			if (!event.ctrlKey) return;
			event.preventDefault();
			setZoom(Math.max(ZOOMS[0], Math.min(ZOOMS[3], now.current * Math.exp(-event.deltaY / 300))));
		};
		element.addEventListener('touchstart', begin, { passive: true });
		element.addEventListener('touchmove', move, { passive: false });
		element.addEventListener('touchend', end);
		element.addEventListener('wheel', wheel, { passive: false });
		return () => {
			element.removeEventListener('touchstart', begin);
			element.removeEventListener('touchmove', move);
			element.removeEventListener('touchend', end);
			element.removeEventListener('wheel', wheel);
		};
	}, []);
}

const NEAR = 44; /* px about what the eye should be on that stay in sight */
const LINGER = 1600; /* ms that the overview stays after the last move of the map */

/* A stretch of the map's content, one way: where the window on it begins so that the point
 * stands in the middle, or as near to it as keeps the panels whole. */
function windowOn(at: number, seen: number, panels: [number, number][]): number {
	let from = at - seen / 2;
	for (const [low, high] of panels) {
		if (high - low > seen) continue;
		const to = Math.max(high - seen, Math.min(low, from));
		if (at - to > NEAR && to + seen - at > NEAR) from = to;
	}
	return from;
}

interface PanProps {
	name: string;
	width: number; /* in the drawing's own units */
	height: number;
	least: number; /* the smallest scale, in px a unit, at which its cells can be touched */
	tall?: boolean; /* at least as high as its place, where that makes it wider than it */
	at?: Point; /* brought to the middle whenever `about` changes */
	about?: string;
	still?: boolean;
	overview?: VNode; /* a small drawing of the whole */
	children: (scale: number) => ComponentChildren;
}

type At = { current: HTMLDivElement | null };

/* Where the middle has to scroll to, with the panels that stand on the map (data-panel) in sight
 * where they can be. */
function centreOn(element: HTMLElement, x: number, y: number, size: Size, smooth: boolean): void {
	const origin = element.firstElementChild!.getBoundingClientRect();
	const boxes = [...element.querySelectorAll('[data-panel]')].map((panel) => panel.getBoundingClientRect());
	const across = boxes.map((box): [number, number] => [box.left - origin.left - 4, box.right - origin.left + 4]);
	const down = boxes.map((box): [number, number] => [box.top - origin.top - 4, box.bottom - origin.top + 4]);
	element.scrollTo({
		left: windowOn(x, size.width, across),
		top: windowOn(y, size.height, down),
		behavior: smooth ? 'smooth' : 'instant',
	});
}

/* How large the map is, and which part of it is in sight. */
function usePan(scroller: At, { width, height, least, tall, at, about, still }: PanProps) {
	const size = useSize(scroller);
	const [zoom, setZoom] = useState(1);
	const [seen, setSeen] = useState({ left: 0, top: 0 });
	const whole = Math.min(size.width / width, size.height / height);
	const scale = Math.max(whole, least, tall ? size.height / height : 0) * zoom;
	const wide = Math.round(width * scale),
		high = Math.round(height * scale);
	const hidden = size.width > 0 && (wide > size.width + 2 || high > size.height + 2);
	const centre = (x: number, y: number, smooth: boolean) =>
		centreOn(scroller.current!, x * scale, y * scale, size, smooth && !still);
	const middle = useRef<Point>([width / 2, height / 2]);
	useLayoutEffect(() => {
		if (hidden) centre(middle.current[0], middle.current[1], false);
	}, [scale]);
	useEffect(() => {
		if (hidden && at) {
			middle.current = at;
			centre(at[0], at[1], true);
		}
	}, [about, hidden]);
	const onScroll = () => {
		const { scrollLeft, scrollTop } = scroller.current!;
		setSeen({ left: scrollLeft, top: scrollTop });
		middle.current = [(scrollLeft + size.width / 2) / scale, (scrollTop + size.height / 2) / scale];
	};
	return { size, zoom, setZoom, seen, scale, wide, high, hidden, centre, onScroll };
}

type Panned = ReturnType<typeof usePan>;

/* The overview is there while the map moves and a moment longer, on the side where `at` is not. */
function Overview({ pan, of }: { pan: Panned; of: PanProps }) {
	const { size, seen, scale, hidden } = pan;
	const { width, height, at, about } = of;
	const [moving, setMoving] = useState(true);
	useEffect(() => {
		setMoving(true);
		const timer = setTimeout(() => setMoving(false), LINGER);
		return () => clearTimeout(timer);
	}, [about, hidden, scale, seen]);
	const away =
		at && at[0] * scale - seen.left > size.width / 2 && at[1] * scale - seen.top < size.height / 2;
	return (
		<svg
			class={`pan__overview${away ? ' is-left' : ''}${moving ? '' : ' is-gone'}`}
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
			onClick={(event) => {
				const box = event.currentTarget.getBoundingClientRect();
				const x = (event.clientX - box.left) / box.width;
				const y = (event.clientY - box.top) / box.height;
				pan.centre(x * width, y * height, true);
			}}
		>
			{of.overview}
			<rect
				class="pan__frame"
				x={seen.left / scale}
				y={seen.top / scale}
				rx={16}
				width={Math.min(width, size.width / scale)}
				height={Math.min(height, size.height / scale)}
			/>
		</svg>
	);
}

function ZoomTool({ name, draw, off, act }: { name: string; draw: string; off: boolean; act(): void }) {
	return (
		<button class="pan__tool" aria-label={name} disabled={off} onClick={act}>
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<path d={draw} />
			</svg>
		</button>
	);
}

function ZoomTools({ zoom, setZoom }: { zoom: number; setZoom(zoom: number): void }) {
	const step = (by: number) => {
		const next =
			by > 0 ? ZOOMS.find((z) => z > zoom + 0.01) : [...ZOOMS].reverse().find((z) => z < zoom - 0.01);
		if (next) setZoom(next);
	};
	return (
		<div class="pan__tools">
			<ZoomTool name={w.zoomIn} draw="M10 4v12M4 10h12" off={zoom >= ZOOMS[3] - 0.01} act={() => step(1)} />
			<ZoomTool name={w.zoomOut} draw="M4 10h12" off={zoom <= 1.01} act={() => step(-1)} />
		</div>
	);
}

export function Pan(props: PanProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const pan = usePan(scroller, props);
	useDrag(scroller);
	usePinch(scroller, pan.zoom, pan.setZoom);
	return (
		<div class="pan">
			<div
				class="pan__scroll"
				ref={scroller}
				role="group"
				aria-label={props.name}
				tabIndex={pan.hidden ? 0 : undefined}
				onScroll={pan.onScroll}
			>
				<div class="pan__content" style={{ width: `${pan.wide}px`, height: `${pan.high}px` }}>
					{pan.size.width > 0 && props.children(pan.scale)}
				</div>
			</div>
			{pan.hidden && props.overview && <Overview pan={pan} of={props} />}
			<ZoomTools zoom={pan.zoom} setZoom={pan.setZoom} />
		</div>
	);
}
