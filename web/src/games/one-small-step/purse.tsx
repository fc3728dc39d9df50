/* purse.tsx - a player's panel: the mat of a rival with its spies, and for everybody what the
 * race would be worth if it ended now, and how far the Moon is. */
import type { Player } from '../../game';
import { Amount, markClass } from '../../pieces';
import { Spy } from './chart';
import { Res } from './icons';
import { storeWords } from './mat';
import { resourceName, type Nation, type Props, type Store, type View } from './view';
import { Piece } from './piece';
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

function stepsWords(nation: Nation): string {
	return nation.landed ? w.purse.landed : w.purse.steps(nation.forecast.steps);
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
				aria-label={w.purse.points(nation.forecast)}
				title={w.purse.points(nation.forecast)}
			>
				{part(moon, 'moon', w.purse.moon)}
				{part(objective, 'aim', w.purse.aim)}
				{part(stock, 'stock', w.purse.stock)}
			</span>
			<span class="cast__steps" title={stepsWords(nation)}>{nation.landed ? w.purse.onMoon : w.purse.toMoon(steps)}</span>
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

export function strip(view: View, player: Player): { main: string; small: string } {
	const nation = view.players[player.seat];
	if (!nation?.country) return { main: player.name, small: '' };
	return {
		main: `${nation.forecast.total} ${w.purse.pts}`,
		small: nation.landed ? w.purse.short : w.purse.toGo(nation.forecast.steps),
	};
}
