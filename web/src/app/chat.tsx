/* chat.tsx - talk at the table: beside the game, never over the question. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Player } from '../game';
import { Badge } from '../pieces/badge';
import { language } from '../language';
import { say } from './dialog';
import type { Feed } from './feed';
import { Icon } from './icons';
import { socket } from './socket';
import type { ChatLine } from './wire';
import { w } from './words';

const time = (at: number) =>
	new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });

function Said({ line, player }: { line: ChatLine; player: Player | undefined }) {
	return (
		<li>
			{player ? <Badge player={player} size="small" /> : <Icon name="eye" />}
			<p>
				<b>{player ? player.name : w.nameWatching(line.name)}</b> <time>{time(line.at)}</time>
				<br />
				{line.text}
			</p>
		</li>
	);
}

function Head({ close }: { close(): void }) {
	return (
		<header class="panel__head">
			<h2 class="label">{w.chat}</h2>
			<button class="button button--quiet button--small" aria-label={w.closeChat} onClick={close}>
				<Icon name="close" />
			</button>
		</header>
	);
}

export function Chat({ feed, players, close }: { feed: Feed; players: Player[]; close(): void }) {
	const [text, setText] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLOListElement>(null);
	useLayoutEffect(() => input.current?.focus(), []);
	useEffect(() => {
		feed.read();
		list.current?.scrollTo(0, list.current.scrollHeight);
	}, [feed.chat.length]);
	const send = (event: Event) => {
		event.preventDefault();
		if (text.trim() === '') return;
		socket.ask({ type: 'chat', table: feed.id, text: text.trim() }).then(
			() => setText(''),
			(why) => say(why.message, { bad: true }),
		);
	};
	return (
		<section
			class="chat panel"
			aria-label={w.chat}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				event.preventDefault();
				event.stopPropagation();
				close();
			}}
		>
			<Head close={close} />
			<ol
				class="chat__lines"
				ref={list}
				role="list"
				aria-live="polite"
				tabIndex={0}
				aria-label={w.whatWasSaid}
			>
				{feed.chat.length === 0 && <li class="empty">{w.nothingSaid}</li>}
				{feed.chat.map((line) => (
					<Said key={line.number} line={line} player={players[line.seat - 1]} />
				))}
			</ol>
			<form class="chat__say" onSubmit={send}>
				<input
					ref={input}
					value={text}
					maxLength={500}
					placeholder={w.saySomething}
					aria-label={w.saySomething}
					onInput={(event) => setText(event.currentTarget.value)}
				/>
				<button class="button button--call">{w.say}</button>
			</form>
		</section>
	);
}
