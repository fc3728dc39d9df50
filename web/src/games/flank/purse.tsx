/* purse.tsx - a player's panel: tokens, cards, units, and the upgrades that are active. */
import type { BoardProps, Player } from '../../game';
import { Amount } from '../../pieces';
import { TokenSign } from './art';
import { w } from './say';
import { COLOURS, type View } from './view';

export function Purse({ view, player, props }: { view: View; player: Player; props: BoardProps<View> }) {
	const side = view.players[player.seat];
	if (!side) return null;
	const active = side.upgrades.filter((upgrade) => upgrade.active);
	return (
		<div class="fk-panel">
			<p class="fk-holds">
				{COLOURS.map((colour) => (
					<span key={colour} role="img" aria-label={w.purse.tokens(side.tokens[colour] + side.onCard[colour], colour, view.limits.tokens[colour])}>
						<TokenSign colour={colour} />
						<Amount value={side.tokens[colour] + side.onCard[colour]} still={props.still} />
						<small>/{view.limits.tokens[colour]}</small>
					</span>
				))}
				<span>{w.purse.units(side.units)}</span>
				<span>{w.purse.cards(side.cards)}</span>
			</p>
			{active.length > 0 && (
				<ul class="fk-owned" aria-label={w.purse.active}>
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
			<Amount value={side.bases} still={still} /> <small>{w.purse.bases(side.bases)}</small>
		</>
	) : (
		''
	);
}
