/* faces.mjs - the display faces of the house and of each world, cut down at build to the letters and
 * weights that the page sets in them. The style sheets name the whole ones, as npm brings them. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import fontverter from 'fontverter';
import subset from 'subset-font';

/* What all words of the page are made of, and most names; whatever else a name has is set in the next
 * face. */
const LETTERS =
	String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i)) +
	'ÄÖÜäöüßÀÁÂÃÅÆÇÈÉÊËÍÎÏÑÓÔÕØÚÛàáâãåæçèéêëíîïñóôõøúûŒœŠšŽž\u00a0–—‘’‚“”„…·•×−→½';

/* Of a face that is cut for signs alone. */
const SIGNS = /[^ !&',.0-9?A-Za-zÄÖÜäöüß‘’–-]/gu;

/* Of those that can be of any weight, the weights that are used. */
const WEIGHTS = {
	'jost-latin-wght-normal.woff2': { min: 500, max: 800 },
	'oswald-latin-wght-normal.woff2': { min: 500, max: 700 },
	'fredoka-latin-wght-normal.woff2': { min: 500, max: 700 },
};

/* A name that is reserved for the whole face: what is cut from it goes by another. */
const RENAMED = { 'rye-latin-400-normal.woff2': ['Rye', 'Ofs'] };

/* What the face says of itself: whose it is, and under which licence. */
const SAID = [0, 13, 14];

/* Both names are as long, so that nothing moves. The first table of a font is at 12, 16 bytes each. */
function rename(font, [from, to]) {
	const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
	const name = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
	const begin = font.readUInt32BE(name + 8);
	const table = font.subarray(begin, begin + font.readUInt32BE(name + 12));
	for (const how of ['latin1', 'utf16le']) {
		const [old, fresh] = [from, to].map((word) => Buffer.from(word, how));
		if (how === 'utf16le') [old, fresh].forEach((word) => word.swap16());
		for (let at; (at = table.indexOf(old)) >= 0; ) fresh.copy(table, at);
	}
}

export async function cut(path) {
	const file = basename(path);
	const letters = RENAMED[file] ? LETTERS.replace(SIGNS, '') : LETTERS;
	const weight = WEIGHTS[file];
	const font = await subset(readFileSync(path), letters, {
		targetFormat: 'sfnt',
		preserveNameIds: SAID,
		keepFeatures: ['kern', 'liga', 'mark', 'tnum', 'ccmp', 'locl'],
		variationAxes: weight && { wght: weight },
	});
	if (RENAMED[file]) rename(font, RENAMED[file]);
	return fontverter.convert(font, 'woff2');
}

/* For esbuild. */
export const faces = {
	name: 'faces',
	setup(build) {
		build.onLoad({ filter: /\.woff2$/ }, async ({ path }) => ({ contents: await cut(path), loader: 'file' }));
	},
};
