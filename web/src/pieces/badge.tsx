/* badge.tsx - a player's sign in running text and panels: colour, shape and letter, never
 * one without the others. */
import type { Player } from '../game';

type Sign = Pick<Player, 'colour' | 'letter' | 'name'>;

export function Badge({ player, size, named }: { player: Sign; size?: 'small' | 'big'; named?: boolean }) {
	return (
		<i
			class={'badge' + (size ? ` badge--${size}` : '')}
			data-p={player.colour + 1}
			{...(named ? { role: 'img', 'aria-label': player.name } : { 'aria-hidden': true })}
		>
			{player.letter}
		</i>
	);
}
