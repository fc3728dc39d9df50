/* flag.tsx - a flag's cloth in its player's colour, with shape and letter; the staff's top is the origin's
 * 150 above its foot. */
import type { Player } from '../../game';
import { ShapePath } from '../../pieces';

export function Cloth({ player }: { player: Player }) {
	return (
		<>
			<path d="M3-148q26-12 54 0t54 0v70q-26 12-54 0t-54 0z" fill={`var(--p${player.colour + 1})`} stroke="#1a1420" stroke-width="3.5" />
			<g transform="translate(57 -113)">
				<g fill="#fff4df" stroke="#1a1420" stroke-width="2.5">
					<ShapePath shape={player.shape} size={40} />
				</g>
				<text y={player.shape === 'triangle' ? 11 : 7.5} font-size="21" font-weight="800" text-anchor="middle" fill="#1a1420">
					{player.letter}
				</text>
			</g>
		</>
	);
}
