/* purse.tsx - a player's panel: bases, tokens, cards, and the upgrades that are active as badges. */
import type { BoardProps, Player } from '../../game';
import { Amount } from '../../pieces';
import { Silhouette, TokenSign } from './art';
import { UpgradeSign } from './dock';
import { w } from './say';
import { COLOURS, factionOf, type Side, type View } from './view';

function Bases({ view, side }: { view: View; side: Side }) {
	const all = view.board.zones.filter((zone) => zone.location === side.seat).length;
	const words = `${side.bases} ${w.purse.bases(side.bases)}`;
	return (
		<span class="fk-bases" role="img" aria-label={words} title={words}>
			{Array.from({ length: all }, (_, i) => (
				<span key={i} class={i < side.bases ? '' : 'is-lost'}>
					<Silhouette name={`base-${factionOf(view, side.seat)}`} />
				</span>
			))}
		</span>
	);
}

function Cards({ count }: { count: number }) {
	return (
		<span class="fk-held" role="img" aria-label={w.purse.cards(count)} title={w.purse.cards(count)}>
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<path d="M4 5h8v12H4zM8 5V2.500l8 2-3 11-1-.3" />
			</svg>
			{count}
		</span>
	);
}

export function Purse({ view, player, props }: { view: View; player: Player; props: BoardProps<View> }) {
	const side = view.players[player.seat];
	if (!side || !side.faction) return null;
	const active = side.upgrades.filter((upgrade) => upgrade.active);
	return (
		<div class={`fk-panel fk-s${player.seat}`}>
			<p class="fk-holds">
				<Bases view={view} side={side} />
				<Cards count={side.cards} />
			</p>
			<p class="fk-holds">
				{COLOURS.map((colour) => (
					<span key={colour} class="fk-holds__one" role="img" aria-label={w.purse.tokens(side.tokens[colour] + side.onCard[colour], colour, view.limits.tokens[colour])}>
						<TokenSign colour={colour} />
						<Amount value={side.tokens[colour] + side.onCard[colour]} still={props.still} />
					</span>
				))}
			</p>
			{active.length > 0 && (
				<ul class="fk-owned" aria-label={w.purse.active}>
					{active.map((upgrade) => (
						<li key={upgrade.id}>
							<button onClick={() => props.look(upgrade.id)} title={upgrade.text}>
								<UpgradeSign view={view} seat={player.seat} upgrade={upgrade} />
								<span class="fk-owned__name">{upgrade.title}</span>
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
	return side && side.faction ? (
		<>
			<Amount value={side.units} still={still} /> <small>{w.purse.unitsWord(side.units)}</small>
		</>
	) : (
		''
	);
}
