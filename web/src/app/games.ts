/* games.ts - what the server can play, and how each game is introduced in the hall. */
import { Source } from './source';
import { language } from '../language';
import { w } from './words';
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
	hours: number; /* that a game takes; 0: who knows */
	first?: string[]; /* options of a first game, which its guide goes with */
}

const posters: Record<string, Poster> = {
	traders: {
		scene: traders,
		sigil: tradersSigil,
		hours: 1,
		first: ['map=standard'],
	},
	flank: {
		scene: flank,
		sigil: flankSigil,
		hours: 1,
	},
	'one-false-step': {
		scene: oneFalseStep,
		sigil: oneFalseStepSigil,
		hours: 3,
	},
	'one-small-step': {
		scene: oneSmallStep,
		sigil: oneSmallStepSigil,
		hours: 0.5,
	},
	'space-tug': {
		scene: spaceTug,
		sigil: spaceTugSigil,
		hours: 1,
	},
};

/* The order of the shelf; what is not named here comes after. */
const SHELF = Object.keys(posters);

/* What a game is, in its own words, as a sentence. */
export function sayingOf(game: GameInfo): string {
	return `${capital(game.about)}.`;
}

function shelfNameOf(game: { game: string }): string {
	return game.game.startsWith('space-tug') ? 'space-tug' : game.game;
}

/* The picture in words. */
export function pictureOf(game: { game: string }): string {
	return w.shows[shelfNameOf(game)] ?? '';
}

export function posterOf(game: { game: string }): Poster {
	return posters[shelfNameOf(game)] ?? { scene: other, sigil: otherSigil, hours: 0 };
}

export const games = new Source<Games | null>(null);
export const gamesProblem = new Source<string | null>(null);

let coming = false;

export async function loadGames(): Promise<void> {
	if (games.value || coming) return;
	coming = true;
	try {
		const answer = await fetch(`/api/games?language=${language}`);
		if (!answer.ok) throw new Error(w.answered(answer.status));
		const known = (await answer.json()) as Games;
		const place = (game: GameInfo) =>
			SHELF.findIndex((slug) => game.game.startsWith(slug)) + 1 || 99;
		known.games.sort((a, b) => place(a) - place(b));
		games.set(known);
		gamesProblem.set(null);
	} catch (why) {
		gamesProblem.set(w.gamesDidNotCome((why as Error).message));
	} finally {
		coming = false;
	}
}
