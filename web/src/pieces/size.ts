/* size.ts - how large an element is, in px, whenever that changes. */
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Size {
	width: number;
	height: number;
}

export function useSize(at: { current: HTMLElement | null }): Size {
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
