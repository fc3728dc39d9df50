/* spots.ts - where things stand on the map, in its own units. */
import type { Point } from '../../pieces';
import { spotOf } from './hex';
import { EARTH, placeOf, planetAt, type HexCell, type Trader, type View } from './view';

/* Where a ship is drawn: in its hex, or, on Earth at the start, side by side around it. */
export function shipSpot(view: View, seat: number): Point {
	const [x, y] = spotOf(view.players[seat].ship);
	if (placeOf(view, view.players[seat].ship) !== EARTH || !isPlanet(view, view.players[seat].ship))
		return [x, y];
	const here = view.players.filter((other) => other.ship === view.players[seat].ship);
	const at = here.findIndex((other) => other.seat === seat);
	const angle =
		Math.PI * (here.length === 1 ? 0.5 : 0.02 + (0.96 * (here.length - 1 - at)) / (here.length - 1));
	return [x + 56 * Math.cos(angle), y + 14 + 44 * Math.sin(angle)];
}

export function isPlanet(view: View, hex: string): boolean {
	return view.planets.some((planet) => planet.hex === hex);
}

/* Of a player's stations on a planet, the one that shows the goods they share. */
export function storeSpot(view: View, trader: Trader, place: number): Point {
	if (place === EARTH) return spotOf(planetAt(view, EARTH).hex);
	if (place > EARTH) return shipSpot(view, trader.seat);
	const docked = trader.docked === place ? trader.ship : undefined;
	const hex = docked ?? trader.stations.find((id) => placeOf(view, id) === place);
	return hex ? spotOf(hex) : spotOf(planetAt(view, place).hex);
}

/* A plate with the planet's name hangs over its lower spots. */
export function isUnderPlate(view: View, hex: string): boolean {
	const place = placeOf(view, hex);
	return place > 0 && !isPlanet(view, hex) && spotOf(planetAt(view, place).hex)[1] < spotOf(hex)[1];
}

/* Hexes of the flight to a destination: all of them in open space, fewer to dock. */
export function flightSteps(view: View, hex: HexCell, far: Map<string, number>): number {
	return hex.place ? (far.get(hex.id) ?? view.allowance) : view.allowance;
}
