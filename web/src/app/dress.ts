/* dress.ts - light or dark, and how strong the contrast is, where a person wants it otherwise than
 * their system says. Style sheets ask the system (prefers-color-scheme); where it is overruled, these
 * questions get another answer. */
import { contrast, theme } from './wishes';

const ASKS = /\(prefers-color-scheme:\s*(light|dark)\)/g;
const ALWAYS = '(min-width: 0px)',
	NEVER = '(max-width: 0px)';

const own = new WeakMap<MediaList, string>(); /* what a list of media said before it was overruled */

function overrule(media: MediaList): void {
	const said = own.get(media) ?? media.mediaText;
	if (!said.includes('prefers-color-scheme')) return;
	own.set(media, said);
	const wish = theme.value;
	const text = wish === 'system' ? said : said.replace(ASKS, (_, asked) => (asked === wish ? ALWAYS : NEVER));
	if (media.mediaText !== text) media.mediaText = text;
}

/* A style sheet as it came. */
export function dressSheet(sheet: CSSStyleSheet | null): void {
	for (const rule of sheet?.cssRules ?? []) if (rule instanceof CSSMediaRule) overrule(rule.media);
}

const wantsMore = matchMedia('(prefers-contrast: more)');

function dress(): void {
	const root = document.documentElement;
	for (const sheet of document.styleSheets) dressSheet(sheet);
	root.style.colorScheme = theme.value === 'system' ? '' : theme.value;
	root.dataset.contrast = contrast.value === 'more' || wantsMore.matches ? 'more' : 'usual';
}

export function beginDress(): void {
	dress();
	theme.listen(dress);
	contrast.listen(dress);
	wantsMore.addEventListener('change', dress);
}
