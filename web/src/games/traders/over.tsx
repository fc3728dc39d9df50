/* over.tsx - what lies over the map: goods in flight, and callouts at ships, stations and
 * planets that offer what can be done just there. Callouts are ordinary buttons of a size
 * that a finger can hit, however small the map is. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps, Move } from '../../game';
import type { Point } from '../../pieces';
import { GoodIcon, GoodMark } from './goods';
import { spotOf } from './hex';
import { shipSpot, storeSpot } from './map';
import type { Ghost } from './show';
import {
	EARTH, GOODS, movesWith, placeOf, planetAt, seatOfShip, shipPiece, stationPrice, storeAt,
	type Good, type View,
} from './view';

type Props = BoardProps<View>;

/* --- ghosts ------------------------------------------------------------------------ */

export function GhostMark({ ghost }: { ghost: Ghost }) {
	const ref = useRef<SVGGElement>(null);
	useLayoutEffect(() => {
		const frames = ghost.path.map(([x, y], i) => ({
			transform: `translate(${x}px, ${y}px)`, opacity: i === ghost.path.length - 1 && ghost.text ? 0 : 1,
			offset: i / (ghost.path.length - 1),
		}));
		const animation = ref.current!.animate(frames, {
			delay: ghost.delay, duration: ghost.time, easing: 'cubic-bezier(.4, .1, .4, 1)',
		});
		return () => animation.cancel();
	}, []);
	return (
		<g ref={ref} class="ghost">
			{ghost.good && <><circle class="crate" r="13" /><GoodMark good={ghost.good} size={19} /></>}
			{ghost.sign === 'card' && <path class="ghost__card" d="M-9-13H9v26H-9zM-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />}
			{ghost.sign === 'lock' && <path class="ghost__lock" d="M-9-2H9v13H-9zM-5-2v-5a5 5 0 0 1 10 0v5" />}
			{ghost.text && <text class={'ghost__text' + (ghost.tone ? ` is-${ghost.tone}` : '')}>{ghost.text}</text>}
		</g>
	);
}

/* --- callouts ------------------------------------------------------------------------ */

/* A small panel at a point of the map, above it or below, kept inside the map. */
function Callout({ at, size, title, children }: {
	at: Point; size: { width: number; height: number }; title: string; children: ComponentChildren;
}) {
	const down = at[1] < size.height * .45;
	const side = at[0] < size.width * .2 ? ' callout--left' : at[0] > size.width * .8 ? ' callout--right' : '';
	return (
		<div class={'callout' + (down ? ' callout--below' : '') + side} role="group" aria-label={title}
			style={{ left: `${(100 * at[0]) / size.width}%`, top: `${(100 * (at[1] + (down ? 40 : -40))) / size.height}%` }}>
			<span class="callout__title">{title}</span>
			<span class="callout__row">{children}</span>
		</div>
	);
}

/* A button of a callout: it stands for a piece where the move has one. */
function Deed({ props, move, piece, says, children }: {
	props: Props; move: Move; piece?: string; says: string; children: ComponentChildren;
}) {
	const mark = piece ? props.marks.get(piece) : undefined;
	return (
		<button class={'deed' + (mark?.hint ? ' is-hint' : '') + (mark?.hover ? ' is-hover' : '')} data-piece={piece}
			data-move={move.text} aria-label={`${says}. ${move.explain}`} title={move.explain}
			onClick={(event) => {
				event.stopPropagation();
				props.play(move.text);
			}}>
			{children}
		</button>
	);
}

function storePiece(view: View, place: number, good: Good): string {
	return `store-${place > EARTH ? 'ship' : planetAt(view, place).id.slice('planet-'.length)}-${good}`;
}

function Icons({ good, count }: { good: Good; count: number }) {
	return <>{Array.from({ length: count }, (_, i) => <GoodIcon key={i} good={good} />)}</>;
}

/* Loading, unloading and building, at the own ship. */
function Dockside({ props, size }: { props: Props; size: Size }) {
	const { view, seat, moves } = props;
	const me = view.players[seat];
	const loads = movesWith(moves, 'load '), unloads = movesWith(moves, 'unload ');
	const build = moves.find((move) => move.text === 'build');
	if (loads.length + unloads.length === 0 && !build)
		return null;
	const place = placeOf(view, me.ship);
	const name = place ? planetAt(view, place).name : '';
	const price = build ? stationPrice(view, me, place) : 0;
	return (
		<Callout at={shipSpot(view, seat)} size={size} title={build ? `A free spot on ${name}` : place === EARTH ? 'At Earth' : `Your station on ${name}`}>
			{build && (
				<Deed props={props} move={build} says={`Build a station on ${name}`}>
					<b>Build</b> {price === 0 ? 'free' : `${price} MCr`}
				</Deed>
			)}
			{loads.map((move) => {
				const good = move.text.slice('load '.length) as Good;
				return (
					<Deed key={move.text} props={props} move={move} piece={storePiece(view, me.docked, good)} says={`Load ${good}`}>
						<Arrow up /><GoodIcon good={good} /><span>Load{count(storeAt(me, me.docked)[good])}</span>
					</Deed>
				);
			})}
			{unloads.map((move) => {
				const good = move.text.slice('unload '.length) as Good;
				return (
					<Deed key={move.text} props={props} move={move} piece={storePiece(view, EARTH + 1, good)} says={`Unload ${good}`}>
						<Arrow /><GoodIcon good={good} /><span>Unload</span>
					</Deed>
				);
			})}
		</Callout>
	);
}

type Size = { width: number; height: number };

function count(units: number): string {
	return units > 1 ? ` 1 of ${units}` : '';
}

function Arrow({ up }: { up?: boolean }) {
	return (
		<svg class="arrow" viewBox="0 0 12 16" aria-hidden="true">
			<path d={up ? 'M6 15V2M1.500 6.500 6 2l4.500 4.500' : 'M6 1v13M1.500 9.500 6 14l4.500-4.500'} />
		</svg>
	);
}

/* What can be sold, at each place where it lies. */
function Market({ props, size }: { props: Props; size: Size }) {
	const { view, seat, moves } = props;
	const sales = movesWith(moves, 'sell ');
	const places = view.planets.filter((planet) => sales.some((move) => move.text.endsWith(` at ${planet.name}`)));
	return (
		<>
			{places.map((planet) => (
				<Callout key={planet.id} at={planet.place === EARTH ? spotOf(planet.hex) : storeSpot(view, view.players[seat], planet.place)}
					size={size} title={`Sell at ${planet.name}`}>
					{GOODS.map((good) => {
						const here = sales.filter((move) => move.text.endsWith(` ${good} at ${planet.name}`));
						return here.map((move) => {
							const units = Number(move.text.split(' ')[1]);
							const gain = units * (planet.place === EARTH ? view.prices.sellEarth : view.prices.sellStation);
							return (
								<Deed key={move.text} props={props} move={move} piece={units === 1 ? storePiece(view, planet.place, good) : undefined}
									says={`Sell ${units} ${good} at ${planet.name}`}>
									{units > 2 ? <><b>{units}</b><GoodIcon good={good} /></> : <Icons good={good} count={units} />}<span>+{gain}</span>
								</Deed>
							);
						});
					})}
				</Callout>
			))}
		</>
	);
}

/* "2 metal", "metal and gem" as pictures. */
function Load({ words }: { words: string }) {
	const parts = words.split(/, | and /);
	return (
		<>
			{parts.map((part) => {
				const [units, good] = / /.test(part) ? part.split(' ') : ['1', part];
				return GOODS.includes(good as Good) ? <Icons key={part} good={good as Good} count={Number(units)} /> : null;
			})}
		</>
	);
}

/* What a planet is to make: this round, or for the whole game. */
function Makings({ props, size }: { props: Props; size: Size }) {
	const { view, moves } = props;
	if (view.asked === 0 || moves.length === 0)
		return null;
	const planet = planetAt(view, view.asked);
	const start = view.phase === 'making' ? 'make ' : `give ${planet.name} `;
	const ways = movesWith(moves, start);
	if (ways.length === 0)
		return null;
	return (
		<Callout at={spotOf(planet.hex)} size={size} title={view.phase === 'making' ? `${planet.name} makes for you` : `${planet.name} makes`}>
			{ways.map((move) => (
				<Deed key={move.text} props={props} move={move} says={move.text}>
					<Load words={move.text.slice(start.length)} />
				</Deed>
			))}
		</Callout>
	);
}

/* A card that was chosen and needs goods: what to trade, what to take from a ship. */
function Aims({ props, size }: { props: Props; size: Size }) {
	const { view, seat, moves, chosen } = props;
	if (chosen.length === 0)
		return null;
	const fit = moves.filter((move) => chosen.every((id) => move.pieces.some((piece) => piece.id === id)));
	const trades = fit.filter((move) => / for (metal|food|gem) (at |aboard)/.test(move.text));
	const takes = fit.filter((move) => / take (metal|food|gem) from p\d/.test(move.text));
	const byPlace = new Map<number, Move[]>();
	for (const move of trades) {
		const place = view.planets.find((planet) => move.text.endsWith(` at ${planet.name}`))?.place ?? EARTH + 1;
		byPlace.set(place, [...(byPlace.get(place) ?? []), move]);
	}
	const byShip = new Map<number, Move[]>();
	for (const move of takes) {
		const victim = seatOfShip(move.pieces.find((piece) => piece.id.startsWith('ship-p'))!.id);
		if (takes.length === fit.length)
			byShip.set(victim, [...(byShip.get(victim) ?? []), move]);
	}
	return (
		<>
			{[...byPlace].map(([place, here]) => (
				<Callout key={place} at={storeSpot(view, view.players[seat], place)} size={size} title={place > EARTH ? 'Trade aboard' : `Trade at ${planetAt(view, place).name}`}>
					{here.map((move) => {
						const [, units, from, to] = / (\d+) (\w+) for (\w+)/.exec(move.text)!;
						return (
							<Deed key={move.text} props={props} move={move} says={move.text}>
								<Icons good={from as Good} count={Number(units)} /><span aria-hidden="true">→</span><GoodIcon good={to as Good} />
							</Deed>
						);
					})}
				</Callout>
			))}
			{[...byShip].map(([victim, here]) => (
				<Callout key={shipPiece(victim)} at={shipSpot(view, victim)} size={size} title="Take">
					{here.map((move) => {
						const good = / take (\w+) from/.exec(move.text)![1] as Good;
						return <Deed key={move.text} props={props} move={move} says={move.text}><GoodIcon good={good} /><span>{good}</span></Deed>;
					})}
				</Callout>
			))}
		</>
	);
}

export function Callouts({ props, size }: { props: Props; size: Size }) {
	const { view, seat } = props;
	if (seat < 0 || !view.players[seat])
		return null;
	const aiming = props.chosen.length > 0;
	return (
		<>
			{!aiming && (view.phase === 'acting' || view.phase === 'acting-again') && <Dockside props={props} size={size} />}
			{!aiming && view.phase === 'market' && <Market props={props} size={size} />}
			{(view.phase === 'making' || view.phase === 'assigning') && <Makings props={props} size={size} />}
			{aiming && <Aims props={props} size={size} />}
		</>
	);
}
