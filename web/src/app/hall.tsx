/* hall.tsx - the frame of every page outside a room: brand, ways, and who you are. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Badge } from '../pieces/badge';
import { games, loadGames } from './games';
import { Mark, Word } from './icons';
import { changeName } from './name';
import { route } from './route';
import { socket } from './socket';
import { useSource } from './source';

const me = (name: string) => ({
	colour: 0,
	letter: (name || 'Guest').charAt(0).toUpperCase(),
	name,
});

export function Hall({ title, children }: { title: string; children: ComponentChildren }) {
	const name = useSource(socket.name);
	const here = useSource(route).page;
	const lab = useSource(games)?.lab === true;
	useEffect(() => void loadGames(), []);
	useEffect(() => {
		document.title = title ? `${title} · Perilune` : 'Perilune: five space games';
	}, [title]);
	const ways = [
		['lobby', '/', 'Play'],
		['watch', '/watch', 'Watch'],
		['rules', '/rules', 'Rules'],
		['replay', '/replay', 'Replay'],
		...(lab ? [['lab', '/lab', 'Lab']] : []),
	];
	const links = ways.map(([page, path, words]) => (
		<a
			key={page}
			class="button button--quiet"
			href={path}
			aria-current={page === here ? 'page' : undefined}
		>
			{words}
		</a>
	));
	return (
		<div class="hall">
			<header class="top">
				<a class="brand" href="/" aria-label="Perilune, the lobby">
					<Mark />
					<Word />
				</a>
				<nav aria-label="Main">{links}</nav>
				<div class="me">
					<span class="soft long">You are</span>
					<button class="button button--small" onClick={() => void changeName()}>
						<Badge player={me(name)} size="small" />
						<span class="sr">You are </span>
						{name || 'Guest'}
						<span class="sr">; change name</span>
					</button>
				</div>
			</header>
			{children}
			<nav class="foot" aria-label="More">
				{links}
			</nav>
		</div>
	);
}
