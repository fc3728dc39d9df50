/* games.ts - what the server can play, and how each game is introduced in the hall. */
import { Source } from './source';
import { capital, type GameInfo, type Games } from './wire';
import flank from '../posters/flank.svg';
import flankSigil from '../posters/flank-sigil.svg';
import oneFalseStep from '../posters/one-false-step.svg';
import oneFalseStepSigil from '../posters/one-false-step-sigil.svg';
import oneSmallStep from '../posters/one-small-step.svg';
import oneSmallStepSigil from '../posters/one-small-step-sigil.svg';
import other from '../posters/other.svg';
import otherSigil from '../posters/other-sigil.svg';
import spaceTug from '../posters/space-tug.svg';
import spaceTugSigil from '../posters/space-tug-sigil.svg';
import traders from '../posters/traders.svg';
import tradersSigil from '../posters/traders-sigil.svg';

export interface Poster {
	scene: string;
	sigil: string;
	shows: string; /* the picture in words */
	length: string;
}

const posters: Record<string, Poster> = {
	traders: {
		scene: traders,
		sigil: tradersSigil,
		shows: 'A fat little rocket races past a laughing green planet',
		length: '1 hour',
	},
	flank: {
		scene: flank,
		sigil: flankSigil,
		shows: 'Two armies of silhouettes face each other on glowing zones',
		length: '1 hour',
	},
	'one-false-step': {
		scene: oneFalseStep,
		sigil: oneFalseStepSigil,
		shows: 'A rocket of barrels steams up towards an engraved moon',
		length: '3 hours',
	},
	'one-small-step': {
		scene: oneSmallStep,
		sigil: oneSmallStepSigil,
		shows: 'A poster rocket points at the Moon and its first footprint',
		length: '30 min',
	},
	'space-tug': {
		scene: spaceTug,
		sigil: spaceTugSigil,
		shows: 'A blueprint of a space tug getting a new arm',
		length: '1 hour',
	},
};

/* The order of the shelf; what is not named here comes after. */
const SHELF = Object.keys(posters);

/* What a game is, in its own words, as a sentence. */
export function sayingOf(game: GameInfo): string {
	return `${capital(game.about)}.`;
}

export function posterOf(game: { game: string }): Poster {
	const known =
		posters[game.game] ??
		(game.game.startsWith('space-tug') ? posters['space-tug'] : undefined);
	return known ?? { scene: other, sigil: otherSigil, shows: '', length: '' };
}

export const games = new Source<Games | null>(null);
export const gamesProblem = new Source<string | null>(null);

let coming = false;

export async function loadGames(): Promise<void> {
	if (games.value || coming) return;
	coming = true;
	try {
		const answer = await fetch('/api/games');
		if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
		const known = (await answer.json()) as Games;
		const place = (game: GameInfo) =>
			SHELF.findIndex((slug) => game.game.startsWith(slug)) + 1 || 99;
		known.games.sort((a, b) => place(a) - place(b));
		games.set(known);
		gamesProblem.set(null);
	} catch (why) {
		gamesProblem.set(`The games did not come: ${(why as Error).message}.`);
	} finally {
		coming = false;
	}
}
