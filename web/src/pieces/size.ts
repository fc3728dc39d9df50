/* size.ts - how large an element is, now and later. */
import { useLayoutEffect, useState } from 'preact/hooks';

export function useSize(
	ref: { current: Element | null },
	first: { width: number; height: number },
): { width: number; height: number } {
	const [size, setSize] = useState(first);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;
		const measure = () => {
			const { width, height } = element.getBoundingClientRect();
			if (width > 0) setSize({ width, height });
		};
		const watch = new ResizeObserver(measure);
		measure();
		watch.observe(element);
		return () => watch.disconnect();
	}, []);
	return size;
}
