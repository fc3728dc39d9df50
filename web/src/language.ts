/* language.ts - the language of this page: as its person chose, else as the browser prefers.
 *
 * What the engine says (questions, choices, log, cards) comes from the server in it. What the
 * page says itself stands in words files, words/en.ts beside the code that says it and
 * words/de.ts, which must have the same keys:
 *
 *     export const w = await inLanguage(en, { de: () => import('./words/de') });
 *
 * A text that is about something is a function, { hexes: (n: number) => ... }. The language
 * is settled once, when the page begins: who chooses another loads it anew. So it is with
 * clicks: words files say "click", and who has no mouse reads "tap". */

export const LANGUAGES = { en: 'English', de: 'Deutsch' };
export type Language = keyof typeof LANGUAGES;

const KEPT = 'perilune.language';

function isLanguage(code: string | null): code is Language {
	return code !== null && Object.hasOwn(LANGUAGES, code);
}

function settle(): Language {
	const kept = localStorage.getItem(KEPT);
	if (isLanguage(kept)) return kept;
	const codes = navigator.languages.map((tag) => tag.split('-')[0]);
	return codes.find(isLanguage) ?? 'en';
}

export const language: Language = settle();
document.documentElement.lang = language;

/* What else one can choose, by its own name. */
export function otherLanguages(): [Language, string][] {
	return (Object.entries(LANGUAGES) as [Language, string][]).filter(([code]) => code !== language);
}

export function choose(code: Language): void {
	localStorage.setItem(KEPT, code);
	location.reload();
}

/* What clicking is with a finger; longer words ("clicked") are about something else. */
const TAPS: Record<Language, Record<string, string>> = {
	en: { Click: 'Tap', click: 'tap' },
	de: { Klicke: 'Tippe', klicke: 'tippe', Klick: 'Tipp', klick: 'tipp' },
};
const taps = TAPS[language];
const clicks = new RegExp(`\\b(${Object.keys(taps).join('|')})\\b`, 'g');

/* Words for people who tap: those that are texts, made by a function, or in lists and groups. */
function tapped<W>(said: W): W;
function tapped(said: unknown): unknown {
	if (typeof said === 'string') return said.replace(clicks, (word) => taps[word]!);
	if (typeof said === 'function') return (...about: unknown[]) => tapped(said(...about));
	if (Array.isArray(said)) return said.map(tapped);
	if (typeof said !== 'object' || said === null) return said;
	return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, tapped(each)]));
}

/* A words file in the page's language. English is at hand; others are fetched. */
export async function inLanguage<W>(
	en: W,
	others: Record<Exclude<Language, 'en'>, () => Promise<{ default: W }>>,
): Promise<W> {
	const said = language === 'en' ? en : (await others[language]()).default;
	return matchMedia('(pointer: coarse)').matches ? tapped(said) : said;
}
