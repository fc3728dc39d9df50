/* kinds.mjs - every kind of question of the five games, found in their golden games: a phase, and a
 * verb that somebody answered it with there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { golden, stranger, top } from './kit.mjs';

const FOLDER = join(top, 'tests/goldens');
const GAMES = /^(traders|flank|one-false-step|one-small-step|space-tug-skirmish)-\d-\d\.txt$/;
const MOVE = /^(\d+) p(\d) (\S+)/;
const TRIES = 4; /* places of a kind that are kept: the first may have a single answer, which is given by itself */

/* Who did what, move by move. */
function movesOf(file) {
	return readFileSync(join(FOLDER, file), 'utf8')
		.split('\n')
		.flatMap((line) => {
			const [, number, seat, verb] = MOVE.exec(line) ?? [];
			return number ? [{ number: Number(number), seat: Number(seat) - 1, verb }] : [];
		});
}

/* [{ kind: 'flank move march', places: [{ file, at, seat }] }] */
export async function kindsOf(server, page, wanted = GAMES) {
	const { answer, close } = await stranger(page);
	const kinds = new Map();
	try {
		for (const file of readdirSync(FOLDER).filter((name) => GAMES.test(name) && wanted.test(name))) {
			const table = await golden(server, file);
			const game = file.replace(/-\d-\d\.txt$/, '');
			let first = 0; /* people sit down before it */
			while ((await answer({ type: 'review', table, at: first })).type === 'error') first++;
			for (const { number, seat, verb } of movesOf(file)) {
				const at = first + number - 1;
				const { state } = await answer({ type: 'review', table, at });
				const kind = `${game} ${state.phase} ${verb}`;
				const places = kinds.get(kind) ?? [];
				kinds.set(kind, places);
				if (places.length < TRIES) places.push({ file, table, at, seat, seats: state.seats });
			}
		}
	} finally {
		close();
	}
	return [...kinds].map(([kind, places]) => ({ kind, places }));
}
