/* purse.tsx - a player's panel: the mat of a rival with its spies, one's own gift, and for everybody
 * what the race would be worth if it ended now. How far the Moon is, the craft shows. */
import type { Player } from '../../game';
import { Amount, markClass } from '../../pieces';
import { storeWords } from './dock';
import { Emblem, Res } from './icons';
import { Piece } from './piece';
import { Spy } from './spy';
import { countryOf, resourceName, type Nation, type Props, type Store, type View } from './view';
import { w } from './say';

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
						place={w.mat.of(resourceName(props.view, store.key), nation.name ?? w.aRival)}
					/>
				))}
			</span>
		</li>
	);
}

function Rival({ props, nation }: { props: Props; nation: Nation }) {
	const owner = nation.name ?? w.aRival;
	return (
		<>
			<div class="rival__tags">
				<Piece class={'tag' + markClass(props.marks.get(nation.id))} props={props} id={nation.id} name={w.purse.mat(owner)}>
					{w.tierNumber(nation.tier)}
				</Piece>
				<Piece
					class={'tag' + markClass(props.marks.get(nation.hand_id))}
					props={props} id={nation.hand_id} name={w.purse.hand(owner, nation.cards)}
				>
					{w.cards(nation.cards)}
				</Piece>
				{nation.guards > 0 && (
					<span class="chip chip--good" title={w.guard(owner)}>
						{w.onGuard(nation.guards)}
					</span>
				)}
				{nation.stalled.length > 0 && <span class="chip chip--bad" title={w.purse.talksWhy}>{w.purse.talks}</span>}
			</div>
			<ul class="stock" data-stock={nation.seat} aria-label={w.purse.stockpile(owner)}>
				{nation.stores.map((store) => (
					<RivalStore key={store.id} props={props} nation={nation} store={store} />
				))}
			</ul>
		</>
	);
}

/* What one's own country can do, and what keeps it or guards it; the rest is in the dock. */
function Own({ props, nation }: { props: Props; nation: Nation }) {
	const country = countryOf(props.view, nation.seat)!;
	return (
		<div class="rival__tags">
			<Piece class="tag" props={props} id={country.id} name={`${country.ability}. ${country.rule}`} title={country.rule}>
				{country.ability}
			</Piece>
			{nation.guards > 0 && (
				<span class="chip chip--good" title={w.guard()}>
					{w.onGuard(nation.guards)}
				</span>
			)}
			{nation.stalled.length > 0 && <span class="chip chip--bad" title={w.mat.talksWhy}>{w.mat.talks}</span>}
		</div>
	);
}

/* If the race ended now: a bar of Moon, objective and stockpile. */
function Forecast({ view, nation }: { view: View; nation: Nation }) {
	const { moon, objective, stock } = nation.forecast;
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
				aria-label={w.purse.points(nation.forecast)}
				title={w.purse.points(nation.forecast)}
			>
				{part(moon, 'moon', w.purse.moon)}
				{part(objective, 'aim', w.purse.aim)}
				{part(stock, 'stock', w.purse.stock)}
			</span>
		</div>
	);
}

export function Purse({ view, player, props }: { view: View; player: Player; props: Props }) {
	const nation = view.players[player.seat];
	if (!nation || !nation.country) return null;
	return (
		<div class="purse">
			<span class="purse__flag" aria-hidden="true">
				<Emblem of={countryOf(view, player.seat)!.key} />
			</span>
			{player.seat === props.seat ? <Own props={props} nation={nation} /> : <Rival props={props} nation={nation} />}
			<Forecast view={view} nation={nation} />
		</div>
	);
}

/* The points of now. */
export function money(view: View, player: Player, still: boolean) {
	const nation = view.players[player.seat];
	return nation?.country ? (
		<span title={w.purse.points(nation.forecast)}>
			<Amount value={nation.forecast.total} still={still} /> <small>{w.purse.pts}</small>
		</span>
	) : (
		''
	);
}

export function sub(view: View, player: Player): string {
	return view.players[player.seat]?.name ?? '';
}

export function strip(view: View, player: Player): string {
	const nation = view.players[player.seat];
	return nation?.country ? String(nation.forecast.total) : '';
}
