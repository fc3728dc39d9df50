/* shelf.tsx - the games, one a row, each with one way to go on: the rules page, the lab. */
import { posterOf, sayingOf } from './games';
import type { GameInfo } from './wire';

export function Shelf({
	known,
	to,
	word,
	says,
}: {
	known: GameInfo[];
	to: string; // the address before the game's name
	word: string; // on the button
	says(title: string): string; // what it does, to a game
}) {
	return (
		<ul class="rows panel shelf">
			{known.map((info) => (
				<li key={info.game}>
					<img class="sigil" src={posterOf(info).sigil} alt="" />
					<span>
						<b>{info.title}</b>
						<small>{sayingOf(info)}</small>
					</span>
					<a
						class="button button--small"
						href={to + info.game}
						aria-label={says(info.title)}
					>
						{word}
					</a>
				</li>
			))}
		</ul>
	);
}
