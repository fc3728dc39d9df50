/* box.ts - a part of the window, in px. */
export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export function common(a: Box, b: Box): Box {
	return {
		left: Math.max(a.left, b.left),
		top: Math.max(a.top, b.top),
		right: Math.min(a.right, b.right),
		bottom: Math.min(a.bottom, b.bottom),
	};
}
