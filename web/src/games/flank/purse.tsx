/* purse.tsx - a player's panel: tokens, cards, units, and the upgrades that are active. */
import type { BoardProps, Player } from '../../game';
import { Amount } from '../../pieces';
import { TokenSign } from './art';
import { COLOURS, type View } from './view';

export function Purse({ view, player, props }: { view: View; player: Player; props: BoardProps<View> }) {
	const side = view.players[player.seat];
	if (!side) return null;
	const active = side.upgrades.filter((upgrade) => upgrade.active);
	return (
		<div class="fk-panel">
			<p class="fk-holds">
				{COLOURS.map((colour) => (
					<span key={colour} role="img" aria-label={`${side.tokens[colour] + side.onCard[colour]} ${colour} tokens, limit ${view.limits.tokens[colour]}`}>
						<TokenSign colour={colour} />
						<Amount value={side.tokens[colour] + side.onCard[colour]} still={props.still} />
						<small>/{view.limits.tokens[colour]}</small>
					</span>
				))}
				<span>
					{side.units} {side.units === 1 ? 'unit' : 'units'}
				</span>
				<span>
					{side.cards} {side.cards === 1 ? 'card' : 'cards'}
				</span>
			</p>
			{active.length > 0 && (
				<ul class="fk-owned" aria-label="Active upgrades">
					{active.map((upgrade) => (
						<li key={upgrade.id}>
							<button onClick={() => props.look(upgrade.id)}>
								<b>{upgrade.title}</b>
								<small>{upgrade.text}</small>
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

export function money(view: View, player: Player, still: boolean) {
	const side = view.players[player.seat];
	return side ? (
		<>
			<Amount value={side.bases} still={still} /> <small>{side.bases === 1 ? 'base' : 'bases'}</small>
		</>
	) : (
		''
	);
}
