/* hall.tsx - the frame of every page outside a room: brand, ways, and who you are. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Badge } from '../pieces/badge';
import { choose, otherLanguages } from '../language';
import { games, loadGames } from './games';
import { Icon, Mark, Word } from './icons';
import { changeName } from './name';
import { route } from './route';
import { shortcut } from './shortcuts';
import { socket } from './socket';
import { useSource } from './source';
import { w } from './words';

const me = (name: string) => ({
	colour: 0,
	letter: (name || w.guest).charAt(0).toUpperCase(),
	name,
});

function Languages() {
	return (
		<>
			{otherLanguages().map(([code, own]) => (
				<button
					key={code}
					class="button button--quiet button--small"
					lang={code}
					title={own}
					onClick={() => choose(code)}
				>
					<span aria-hidden="true">{code.toUpperCase()}</span>
					<span class="sr">{own}</span>
				</button>
			))}
		</>
	);
}

export function Hall({ title, children }: { title: string; children: ComponentChildren }) {
	const name = useSource(socket.name);
	const here = useSource(route).page;
	const lab = useSource(games)?.lab === true;
	useEffect(() => void loadGames(), []);
	useEffect(() => {
		document.title = title ? `${title} · Perilune` : w.perilune;
	}, [title]);
	const ways = [
		['lobby', '/', w.play],
		['watch', '/watch', w.watch],
		['rules', '/rules', w.rules],
		['replay', '/replay', w.replay],
		...(lab ? [['lab', '/lab', w.lab]] : []),
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
				<a class="brand" href="/" aria-label={w.brand}>
					<Mark />
					<Word />
				</a>
				<nav aria-label={w.mainWays}>{links}</nav>
				<div class="me">
					<a class="button button--quiet button--small" href="/settings" title={w.settings} aria-label={w.settings} aria-keyshortcuts={shortcut(',')}>
						<Icon name="settings" />
					</a>
					<Languages />
					<span class="soft long">{w.youAre}</span>
					<button class="button button--small" onClick={() => void changeName()}>
						<Badge player={me(name)} size="small" />
						<span class="sr">{w.youAre} </span>
						{name || w.guest}
						<span class="sr">; {w.changeName}</span>
					</button>
				</div>
			</header>
			{children}
			<nav class="foot" aria-label={w.more}>
				{links}
			</nav>
		</div>
	);
}
