/* plainend.tsx - the end of a game that has no scene of its own for it: the players come forward, the
 * last first, and whoever has won stands out and is named. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EndingProps } from '../game';
import { OUT } from '../pieces/director';
import { Badge } from '../pieces/badge';
import { posterOf } from './games';

const LASTS = 4600;
const FIRST = 700; /* ms until somebody comes forward */
const EACH = 380;

export function PlainEnding({ result, players, scene, won, verdict, game }: EndingProps & { verdict: string; game: string }) {
	const box = useRef<HTMLDivElement>(null);
	const rows = [...result].sort((a, b) => b.place - a.place);
	useLayoutEffect(() => {
		const told = FIRST + rows.length * EACH + 500;
		const find = (query: string) => box.current!.querySelectorAll(query);
		scene
			.lasts(LASTS)
			.key(find('.plainend__picture'), [[0, { scale: 1.15, opacity: 0 }, OUT], [1400, { scale: 1, opacity: 1 }]])
			.pop(find('.plainend__verdict'), told, 600)
			.during(find('.plainend__verdict'), told)
			.cue(told, won ? 'won' : 'lost');
		find('.plainend__player').forEach((player, i) => {
			const at = FIRST + i * EACH;
			scene.come(player, at, 420, 0, 60).cue(at, 'plink', i);
			if (player.classList.contains('is-first')) scene.key(player.firstElementChild, [[told, { scale: 1 }, OUT], [told + 500, { scale: 1.5 }]]);
		});
	}, []);
	return (
		<div class="plainend" ref={box}>
			<img class="plainend__picture" src={posterOf({ game }).scene} alt="" />
			<div class="plainend__front">
				<ol class="plainend__players">
					{rows.map(({ seat, place }) => (
						<li key={seat} class={`plainend__player${place === 1 ? ' is-first' : ''}`}>
							<Badge player={players[seat]!} size="big" />
							<span>{players[seat]!.name}</span>
						</li>
					))}
				</ol>
				<p class="plainend__verdict display">{verdict}</p>
			</div>
		</div>
	);
}
