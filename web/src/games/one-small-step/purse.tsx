/* purse.tsx - a player's panel: the mat of a rival with its spies, and for everybody what the
 * race would be worth if it ended now, and how far the Moon is. */
import type { Player } from '../../game';
import { Amount, markClass } from '../../pieces';
import { Spy } from './chart';
import { Res } from './icons';
import { storeWords } from './mat';
import { guardWords, resourceName, type Nation, type Props, type Store, type View } from './view';
import { Piece } from './piece';

function RivalStore({ props, nation, store }: { props: Props; nation: Nation; store: Store }) {
	return (
		<li class="stock__cell">
			<Piece
				class={'stock__one' + markClass(props.marks.get(store.id))}
				props={props} id={store.id} name={storeWords(props, nation, store)}
				title={storeWords(props, nation, store)}
			>
				<Res of={store.key} />
				<b aria-hidden="true">
					<Amount value={store.stock} still={props.still} />
				</b>
				<small aria-hidden="true">+{store.makes}</small>
			</Piece>
			<span class="stock__spies">
				{store.spies.map((spy) => (
					<Spy
						key={spy}
						props={props}
						seat={spy}
						at={store.id}
						place={`${resourceName(props.view, store.key)} of ${nation.name ?? 'a rival'}`}
					/>
				))}
			</span>
		</li>
	);
}

function Rival({ props, nation }: { props: Props; nation: Nation }) {
	return (
		<>
			<div class="rival__tags">
				<Piece class={'tag' + markClass(props.marks.get(nation.id))} props={props} id={nation.id} name={`Mat of ${nation.name ?? 'a rival'}`}>
					Tier {nation.tier}
				</Piece>
				<Piece
					class={'tag' + markClass(props.marks.get(nation.hand_id))}
					props={props} id={nation.hand_id} name={`Hand of ${nation.name ?? 'a rival'}. ${nation.cards} cards`}
				>
					{nation.cards} {nation.cards === 1 ? 'card' : 'cards'}
				</Piece>
				{nation.guards > 0 && (
					<span class="chip chip--good" title={guardWords(nation.name ?? 'this player')}>
						{nation.guards} on guard
					</span>
				)}
				{nation.stalled.length > 0 && <span class="chip chip--bad" title="Kept from research by talks">talks</span>}
			</div>
			<ul class="stock" aria-label={`Stockpile of ${nation.name ?? 'a rival'}`}>
				{nation.stores.map((store) => (
					<RivalStore key={store.id} props={props} nation={nation} store={store} />
				))}
			</ul>
		</>
	);
}

/* What the points are made of. */
function pointsWords({ moon, objective, stock, total }: Nation['forecast']): string {
	return `If the race ended now: ${total} points, ${moon} for the Moon, ${objective} for the objective, ${stock} for the stockpile`;
}

function stepsWords(nation: Nation): string {
	return nation.landed
		? 'Has landed'
		: `Plates left on the shortest way: ${nation.forecast.steps}, the Moon among them. Going round a spy makes it longer`;
}

/* If the race ended now: a bar of Moon, objective and stockpile. */
function Forecast({ view, nation }: { view: View; nation: Nation }) {
	const { moon, objective, stock, steps } = nation.forecast;
	const most = Math.max(12, ...view.players.map((other) => other.forecast.total));
	const part = (value: number, kind: string, word: string) =>
		value > 0 && (
			<i class={`cast__part cast__part--${kind}`} style={{ width: `${(100 * value) / most}%` }}>
				{value}
				{value >= most / 3 && ` ${word}`}
			</i>
		);
	return (
		<div class="cast">
			<span
				class="cast__bar"
				role="img"
				aria-label={pointsWords(nation.forecast)}
				title={pointsWords(nation.forecast)}
			>
				{part(moon, 'moon', 'Moon')}
				{part(objective, 'aim', 'aim')}
				{part(stock, 'stock', 'stock')}
			</span>
			<span class="cast__steps" title={stepsWords(nation)}>{nation.landed ? 'on the Moon' : `${steps} to the Moon`}</span>
		</div>
	);
}

export function Purse({ view, player, props }: { view: View; player: Player; props: Props }) {
	const nation = view.players[player.seat];
	if (!nation || !nation.country) return null;
	return (
		<div class="purse">
			{player.seat !== props.seat && <Rival props={props} nation={nation} />}
			<Forecast view={view} nation={nation} />
		</div>
	);
}

/* The points of now. */
export function money(view: View, player: Player, still: boolean) {
	const nation = view.players[player.seat];
	return nation?.country ? (
		<span title={pointsWords(nation.forecast)}>
			<Amount value={nation.forecast.total} still={still} /> <small>pts</small>
		</span>
	) : (
		''
	);
}

export function sub(view: View, player: Player): string {
	return view.players[player.seat]?.name ?? '';
}

export function strip(view: View, player: Player): { main: string; small: string } {
	const nation = view.players[player.seat];
	if (!nation?.country) return { main: player.name, small: '' };
	return {
		main: `${nation.forecast.total} pts`,
		small: nation.landed ? 'landed' : `${nation.forecast.steps} to go`,
	};
}
