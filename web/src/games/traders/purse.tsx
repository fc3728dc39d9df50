/* purse.tsx - what one player holds: the six units at Earth, the ship's hold, the stations. */
import type { BoardProps, Player } from '../../game';
import { Amount, Meter, Units } from '../../pieces';
import { CardsSign, GoodIcon, GoodIcons } from './goods';
import { w } from './say';
import {
	EARTH,
	goodName,
	GOODS,
	planetAt,
	storeAt,
	titled,
	unitsOf,
	wordsOf,
	type Trader,
	type View,
} from './view';

function Goal({ view, trader }: { view: View; trader: Trader }) {
	const store = storeAt(trader, EARTH);
	return (
		<div class="seat__row purse__goal">
			<span class="key">{w.purse.earth}</span>
			{GOODS.map((good) => (
				<Units
					key={good}
					icon={<GoodIcon good={good} />}
					name={w.purse.atEarth(goodName(view, good))}
					have={store[good]}
					of={view.goal.units}
				/>
			))}
			<span class="cash">
				<Meter name={w.purse.machine} value={trader.money} most={view.goal.money} />
				<span aria-hidden="true">
					{Math.min(trader.money, view.goal.money)}/{view.goal.money}
				</span>
			</span>
		</div>
	);
}

function Hold({ view, trader }: { view: View; trader: Trader }) {
	const aboard = GOODS.flatMap((good) => Array.from({ length: trader.cargo[good] }, () => good));
	const slots = Array.from({ length: Math.max(view.room.cargo, aboard.length) }, (_, i) => aboard[i]);
	const cards = w.purse.cards(trader.cards, trader.known.map(titled));
	return (
		<div class="seat__row purse__hold">
			<span class="key">{w.purse.ship}</span>
			<span
				class="slots"
				role="img"
				aria-label={w.purse.aboard(wordsOf(view, trader.cargo))}
			>
				{slots.map((good, i) => (
					<span key={i} class={'slot' + (good ? ' is-full' : '')}>
						{good && <GoodIcon good={good} />}
					</span>
				))}
			</span>
			{trader.skips > 0 && (
				<span class="chip chip--bad">{w.purse.loses(trader.skips)}</span>
			)}
			<span
				class="cards-held"
				role="img"
				aria-label={cards}
				title={cards}
			>
				<CardsSign />
				{trader.cards}
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

export function Purse({ view, player }: { view: View; player: Player; props: BoardProps<View> }) {
	const trader = view.players[player.seat];
	if (!trader) return null;
	return (
		<div class="purse">
			<Goal view={view} trader={trader} />
			<Hold view={view} trader={trader} />
			<Stores view={view} trader={trader} />
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
