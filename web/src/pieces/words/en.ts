/* en.ts - what the pieces that all games share say, in English. */
const en = {
	read: 'Read',
	readThis: (name: string) => `Read ${name}`,
	some: (have: number, name: string) => `${have} ${name}`,
	someOf: (have: number, of: number, name: string) => `${have} of ${of} ${name}`,
	die: 'die',
	dieShowing: (face: number) => `a die showing ${face}`,
	of: (value: number, most: number) => `${value} of ${most}`,
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
};

export type Words = typeof en;
export default en;
