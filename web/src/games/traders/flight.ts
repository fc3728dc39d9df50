/* flight.ts - what a flight to a hex leads to: how far it is, what it costs, what can be done there. */
import { distances } from './hex';
import { w } from './say';
import { flightSteps } from './spots';
import {
	EARTH,
	goodName,
	lacking,
	planetAt,
	stationPrice,
	storeAt,
	unitsOf,
	where,
	wordsOf,
	type HexCell,
	type Trader,
	type View,
} from './view';

export interface Flight {
	title: string;
	steps: number;
	price?: number; /* of the station that would be built there */
	text: string;
}

/* The planets nearest to a hex, each with the hexes to the nearest place at it: "Gobi 3, Supay 5". */
export function nearWords(view: View, from: string, most = 3): string {
	const far = distances(view, from);
	const nearest = view.planets
		.map((planet) => {
			const steps = view.hexes
				.filter((hex) => hex.place === planet.place && hex.kind !== 'planet')
				.map((hex) => far.get(hex.id) ?? Infinity);
			return { name: planet.name, steps: Math.min(...steps) };
		})
		.filter(({ steps }) => steps > 0 && steps < Infinity)
		.sort((a, b) => a.steps - b.steps);
	return nearest.slice(0, most).map(({ name, steps }) => `${name} ${steps}`).join(', ');
}

function toDock(view: View, trader: Trader): string {
	const cargo = trader.cargo;
	if (unitsOf(cargo) === 0) return w.flight.nothingAboard;
	const { goods, money } = lacking(view, trader);
	const left = { metal: 0, food: 0, gem: 0 };
	for (const good of ['metal', 'food', 'gem'] as const) left[good] = Math.max(0, goods[good] - cargo[good]);
	const rest = [wordsOf(view, left), money > 0 ? w.price(money) : ''].filter(Boolean);
	return w.flight.brings(wordsOf(view, cargo), w.listed(rest));
}

function toSpot(view: View, trader: Trader, hex: HexCell): string {
	const planet = planetAt(view, hex.place!);
	const price = stationPrice(view, trader, hex.place!);
	const makes = w.either((planet.makes ?? []).map((good) => goodName(view, good)));
	return w.flight.builds(planet.name, makes, view.prices.sellEarth, price, trader.money - price, view.goal.money);
}

export function flightTo(view: View, seat: number, hex: HexCell, far?: Map<string, number>): Flight {
	const trader = view.players[seat];
	const steps = flightSteps(view, hex, far ?? distances(view, trader.ship));
	if (!hex.place) {
		const near = nearWords(view, hex.id);
		return { title: w.list.space, steps, text: w.flight.space(near) };
	}
	const planet = planetAt(view, hex.place);
	if (hex.place === EARTH)
		return { title: w.list.dockAtEarth(planet.name), steps, text: toDock(view, trader) };
	if (trader.stations.includes(hex.id)) {
		const goods = wordsOf(view, storeAt(trader, hex.place));
		return {
			title: w.list.ownStation(planet.name),
			steps,
			text: goods ? w.flight.loads(goods, where(planet)) : w.flight.empty,
		};
	}
	const price = stationPrice(view, trader, hex.place);
	return { title: w.list.freeSpot(planet.name), steps, price, text: toSpot(view, trader, hex) };
}
