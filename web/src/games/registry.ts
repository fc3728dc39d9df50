/* registry.ts - the games that have a board of their own: one line each. A module is
 * fetched when a table of its game is opened; a game without one is played by its list of
 * moves (app/plain.tsx). */
import { dressSheet } from '../app/dress';
import type { GameUI } from '../game';

const boards: Record<string, () => Promise<{ default: GameUI }>> = {
	'one-small-step': () => import('./one-small-step/index'),
	flank: () => import('./flank/index'),
	traders: () => import('./traders/index'),
	'space-tug-skirmish': () => import('./space-tug-skirmish/index'),
	'one-false-step': () => import('./one-false-step/index'),
};

/* Where the page's head says the style sheet of a game, or of the lab, is. */
function styles(): Record<string, string> {
	const meta = document.querySelector<HTMLMetaElement>('meta[name="perilune-styles"]');
	try {
		return JSON.parse(meta?.content ?? '{}');
	} catch {
		return {};
	}
}

export function style(slug: string): Promise<void> {
	const href = styles()[slug];
	if (!href || document.querySelector(`link[href="${href}"]`))
		return Promise.resolve();
	return new Promise((resolve, reject) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		link.onload = () => {
			dressSheet(link.sheet);
			resolve();
		};
		link.onerror = () => reject(new Error('its style sheet did not come'));
		document.head.append(link);
	});
}

export async function loadGame(slug: string): Promise<GameUI> {
	const board = boards[slug];
	if (!board)
		return (await import('../app/plain')).plain(slug);
	const [module] = await Promise.all([board(), style(slug)]);
	return module.default;
}
