/* purse.tsx - what one player has: the six units at Earth and what the cure still lacks; where there
 * is room, and for those who cannot see the map, also the hold and the stations. */
import type { BoardProps, Player } from '../../game';
import { Amount } from '../../pieces';
import { Medicine } from './dock';
import { CardsSign, Crate, GoodIcon, GoodIcons } from './goods';
import { w } from './say';
import { EARTH, GOODS, lackingWords, planetAt, titled, unitsOf, wordsOf, type Trader, type View } from './view';

function Held({ trader }: { trader: Trader }) {
	const cards = w.purse.cards(trader.cards, trader.known.map(titled));
	return (
		<span class="cards-held" role="img" aria-label={cards} title={cards}>
			<CardsSign />
			{trader.cards}
		</span>
	);
}

function Hold({ view, trader }: { view: View; trader: Trader }) {
	const aboard = GOODS.flatMap((good) => Array.from({ length: trader.cargo[good] }, () => good));
	const slots = Array.from({ length: Math.max(view.room.cargo, aboard.length) }, (_, i) => aboard[i]);
	return (
		<div class="seat__row purse__hold">
			<span class="key">{w.purse.ship}</span>
			<span class="slots" role="img" aria-label={w.purse.aboard(wordsOf(view, trader.cargo))}>
				{slots.map((good, i) => (
					<Crate key={i} good={good} empty={!good} />
				))}
			</span>
		</div>
	);
}

function Stores({ view, trader }: { view: View; trader: Trader }) {
	const stores = trader.stores.filter((store) => store.place !== EARTH);
	return (
		<div class="seat__row purse__stores">
			<span class="key">{w.purse.stations}</span>
			<span class="stores">
				{stores.length === 0 && <span class="store store--none">{w.purse.none}</span>}
				{stores.map((store) => {
					const count = trader.stations.filter(
						(id) => view.hexes.find((hex) => hex.id === id)?.place === store.place,
					).length;
					return (
						<span key={store.place} class="store">
							{planetAt(view, store.place).name}
							{count > 1 && <small> ×{count}</small>}
							<span class="sr">: {wordsOf(view, store.goods) || w.purse.empty}</span>
							{unitsOf(store.goods) > 4 ? (
								GOODS.filter((good) => store.goods[good] > 0).map((good) => (
									<span key={good} class="store__many">
										<GoodIcon good={good} />
										{store.goods[good]}
									</span>
								))
							) : (
								<GoodIcons goods={store.goods} />
							)}
						</span>
					);
				})}
			</span>
		</div>
	);
}

function Lacks({ what }: { what: string }) {
	return (
		<span>
			{w.cure.lacks[0]} <b>{what}</b> {w.cure.lacks[1]}
		</span>
	);
}

export function Purse({ view, player }: { view: View; player: Player; props: BoardProps<View> }) {
	const trader = view.players[player.seat];
	if (!trader) return null;
	const missing = lackingWords(view, trader);
	return (
		<div class="purse">
			<div class="seat__row purse__goal">
				<Medicine view={view} trader={trader} />
				<Held trader={trader} />
			</div>
			<p class="purse__lacks">
				{missing ? <Lacks what={missing} /> : <b class="is-there">{w.cure.there}</b>}
				{trader.skips > 0 && <span class="chip chip--bad">{w.purse.loses(trader.skips)}</span>}
			</p>
			<div class="purse__more">
				<Hold view={view} trader={trader} />
				<Stores view={view} trader={trader} />
			</div>
		</div>
	);
}

export function money(view: View, player: Player, still: boolean) {
	const trader = view.players[player.seat];
	return trader ? (
		<span data-piece={player.me ? 'purse' : undefined}>
			<Amount value={trader.money} still={still} /> <small>MCr</small>
		</span>
	) : (
		''
	);
}
