/* route.ts - which page is shown: the path, and what to say when it changes. */
import { Source } from './source';

export type Route =
	| { page: 'lobby' }
	| { page: 'watch' }
	| { page: 'table'; id: string }
	| { page: 'replay'; id: string | null; step: number; play: boolean }
	| { page: 'rules'; game: string | null; clause: string }
	| { page: 'lab'; game: string | null }
	| { page: 'settings' }
	| { page: 'none' };

function parse(): Route {
	const [, page = '', id = ''] = location.pathname.split('/');
	const hash = decodeURIComponent(location.hash.slice(1));
	if (page === '') return { page: 'lobby' };
	if (page === 'watch') return { page: 'watch' };
	if (page === 'table' && id) return { page: 'table', id };
	if (page === 'replay')
		return {
			page: 'replay',
			id: id || null,
			step: /^\d+$/.test(hash) ? Number(hash) : -1,
			play: hash === 'play',
		};
	if (page === 'rules') return { page: 'rules', game: id || null, clause: hash };
	if (page === 'settings') return { page: 'settings' };
	if (page === 'lab') return { page: 'lab', game: id || null };
	return { page: 'none' };
}

/* A table's code, alone or at the end of its address; null where neither is there. */
export function tableCode(typed: string): string | null {
	const bare = typed
		.trim()
		.toLowerCase()
		.replace(/[#?].*$/, '');
	return /(?:^|[^a-z0-9])([a-z0-9]{16})$/.exec(bare)?.[1] ?? null;
}

export const route = new Source<Route>(parse());

addEventListener('popstate', () => route.set(parse()));
addEventListener('hashchange', () => route.set(parse()));

export function go(path: string): void {
	history.pushState(null, '', path);
	scrollTo(0, 0);
	route.set(parse());
}

/* Links within the page need no round to the server. */
export function follow(event: MouseEvent): void {
	const link = (event.target as Element | null)?.closest?.('a');
	if (
		!link ||
		event.defaultPrevented ||
		event.button !== 0 ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		link.target ||
		link.hasAttribute('download') ||
		link.origin !== location.origin
	)
		return;
	const path = link.pathname;
	if (path.startsWith('/api/') || path.startsWith('/assets/')) return;
	if (link.hash && path === location.pathname) return; /* a place on this page */
	event.preventDefault();
	go(path + link.search + link.hash);
}
