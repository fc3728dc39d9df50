/* de.ts - what the pieces that all games share say, in German. */
import type { Words } from './en';

const de: Words = {
	read: 'Lesen',
	readThis: (name) => `${name} lesen`,
	some: (have, name) => `${have} ${name}`,
	someOf: (have, of, name) => `${have} von ${of} ${name}`,
	die: 'Würfel',
	dieShowing: (face) => `ein Würfel, der ${face} zeigt`,
	of: (value, most) => `${value} von ${most}`,
	zoomIn: 'Vergrößern',
	zoomOut: 'Verkleinern',
};

export default de;
