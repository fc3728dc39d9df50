/* hall.tsx - the frame of every page outside a room: brand, ways, and who you are. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Badge } from '../pieces/badge';
import { Dialog, say } from './dialog';
import { Mark, Word } from './icons';
import { route } from './route';
import { socket } from './socket';
import { useSource } from './source';

export const me = (name: string) => ({ colour: 0, letter: (name || 'Guest').charAt(0).toUpperCase(), name });

export function NameDialog({ close }: { close(): void }) {
	const [name, setName] = useState(socket.name.value);
	return (
		<Dialog title="Your name" close={close} kind="small">
			<form class="stack" onSubmit={(event) => {
				event.preventDefault();
				socket.rename(name.trim()).then(close, (why) => say(why.message, { bad: true }));
			}}>
				<label class="field">What others at a table call you
					<input value={name} maxLength={24} required autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
				</label>
				<p class="soft">Tables you sit at already keep the name you had there.</p>
				<button class="button button--call">That is me</button>
			</form>
		</Dialog>
	);
}

export function Hall({ title, children }: { title: string; children: ComponentChildren }) {
	const name = useSource(socket.name);
	const here = useSource(route).page;
	const [naming, setNaming] = useState(false);
	useEffect(() => {
		document.title = title ? `${title} · Perilune` : 'Perilune: five space games';
	}, [title]);
	const ways = [['lobby', '/', 'Play'], ['watch', '/watch', 'Watch'], ['rules', '/rules', 'Rules'], ['replay', '/replay', 'Replay']];
	const links = ways.map(([page, path, words]) => (
		<a key={page} class="button button--quiet" href={path} aria-current={page === here ? 'page' : undefined}>{words}</a>
	));
	return (
		<div class="hall">
			<header class="top">
				<a class="brand" href="/" aria-label="Perilune, the lobby"><Mark /><Word /></a>
				<nav aria-label="Main">{links}</nav>
				<div class="me">
					<span class="soft long">You are</span>
					<button class="button button--small" onClick={() => setNaming(true)}>
						<Badge player={me(name)} size="small" /><span class="sr">You are </span>{name || 'Guest'}<span class="sr">; change name</span>
					</button>
				</div>
			</header>
			{children}
			<nav class="foot" aria-label="More">{links}</nav>
			{naming && <NameDialog close={() => setNaming(false)} />}
		</div>
	);
}
