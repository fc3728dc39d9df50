/* mat.tsx - the own mat: what lies in the stockpile, what a Produce makes of each resource,
 * the upgrade cards under it, and the Spy Network. */
import { Amount, canPick, markClass } from '../../pieces';
import { Spy } from './chart';
import { Cost, Res } from './icons';
import {
	countryOf,
	isOpen,
	leftOver,
	of,
	priceOf,
	resourceName,
	technologyIn,
	wordsOf,
	type Nation,
	type Price,
	type Props,
	type Store,
} from './view';
import { Piece } from './piece';
import { w } from './say';

/* What would be paid for the one thing that is pointed at or half chosen. */
function paying(props: Props): Price {
	const { view, marks } = props;
	const pointed = view.technologies.filter((technology) => marks.get(technology.id)?.hover);
	if (pointed.length === 1 && isOpen(props, pointed[0]!.id)) return priceOf(pointed[0]!);
	const [sale] = of(leftOver(props), 'research');
	const technology = sale && technologyIn(view, sale);
	return technology ? priceOf(technology) : {};
}

export function storeWords(props: Props, nation: Nation, store: Store): string {
	const owner = nation.seat === props.seat ? undefined : (nation.name ?? w.aRival);
	return w.mat.store(resourceName(props.view, store.key), store, owner);
}

function OwnStore({ props, nation, store, pay }: { props: Props; nation: Nation; store: Store; pay: number }) {
	const mark = props.marks.get(store.id);
	return (
		<li class="own__cell">
			<Piece
				class={'own__store' + markClass(mark)}
				props={props} id={store.id} name={storeWords(props, nation, store)}
				title={storeWords(props, nation, store)}
			>
				<Res of={store.key} />
				<b aria-hidden="true">
					<Amount value={store.stock} still={props.still} />
					{pay > 0 && <i> → {store.stock - pay}</i>}
				</b>
				<span class="own__makes" aria-hidden="true">
					{store.loses > 0 && !props.view.asked ? (
						w.mat.kept(store.makes - store.loses, store.makes)
					) : (
						<>
							<i>{w.mat.makes} </i>
							{store.makes}
						</>
					)}
				</span>
				<span class={'tuck' + (store.upgrade ? '' : ' tuck--none')} aria-hidden="true">
					{store.upgrade ? `+${store.upgrade}` : w.mat.none}
				</span>
			</Piece>
			<span class="own__spies">
				{store.spies.map((spy) => (
					<Spy
						key={spy}
						props={props}
						seat={spy}
						at={store.id}
						place={w.mat.yours(resourceName(props.view, store.key))}
					/>
				))}
			</span>
		</li>
	);
}

/* The five stores: on the mat, and on a phone under the chart. */
export function OwnStores({ props }: { props: Props }) {
	const nation = props.view.players[props.seat];
	if (!nation) return null;
	const pay = paying(props);
	return (
		<ul class="own" aria-label={w.mat.stockpile}>
			{nation.stores.map((store) => (
				<OwnStore key={store.id} props={props} nation={nation} store={store} pay={pay[store.key] ?? 0} />
			))}
		</ul>
	);
}

function Tiers({ props, nation }: { props: Props; nation: Nation }) {
	const { view } = props;
	const network = countryOf(view, nation.seat)?.network ?? [];
	return (
		<ol class="tiers" aria-label={w.mat.network}>
			{view.tiers.map((tier, i) => {
				const number = i + 1;
				const id = `tier-${number}`;
				const price = network[i] ?? {};
				const now = number === nation.tier;
				const name = w.mat.tier(number, w.tier(tier), now, number > nation.tier ? wordsOf(view, price) : '');
				return (
					<li key={id}>
						<Piece
							class={'tier' + (now ? ' is-now' : number < nation.tier ? ' is-done' : '') + markClass(props.marks.get(id))}
							props={props} id={id} name={name}
						>
							<b aria-hidden="true">{w.tierNumber(number)}</b>
							{number > nation.tier ? (
								<Cost view={view} price={price} quiet />
							) : (
								<span aria-hidden="true">{w.tier(tier)}</span>
							)}
						</Piece>
					</li>
				);
			})}
		</ol>
	);
}

/* Spies at home, as hats; a click sends one out. */
function SpyBox({ props, nation }: { props: Props; nation: Nation }) {
	const mark = props.marks.get('spy-box');
	const player = props.players.find((one) => one.seat === nation.seat);
	const open = canPick(mark);
	return (
		<Piece
			class={'spybox' + markClass(mark)}
			props={props} id="spy-box" name={w.mat.spies(nation.spies_home, nation.tier)}
		>
			<span class="spybox__row" aria-hidden="true">
				{Array.from({ length: nation.tier }, (_, i) => (
					<span
						key={i}
						class={'spy' + (i < nation.spies_home ? '' : ' spy--out')}
						data-p={(player?.colour ?? 0) + 1}
					>
						{i < nation.spies_home ? player?.letter : ''}
					</span>
				))}
			</span>
			<span aria-hidden="true">{open ? w.mat.place : nation.spies_home ? w.mat.home : w.mat.out}</span>
		</Piece>
	);
}

function sum(nation: Nation, of: (store: Store) => number): number {
	return nation.stores.reduce((total, store) => total + of(store), 0);
}

function ProduceButton({ props, nation }: { props: Props; nation: Nation }) {
	const mark = props.marks.get('produce');
	const { asked } = props.view,
		gain = sum(nation, (store) => (asked ? store.makes : store.makes - store.loses)),
		lost = sum(nation, (store) => store.loses);
	return (
		<Piece
			class={'produce' + markClass(mark)}
			props={props} id="produce" name={w.mat.produces(gain, lost, asked)}
		>
			<b aria-hidden="true">{w.mat.produce}</b>
			<span aria-hidden="true">
				+{gain}
				{lost > 0 && <i> {asked ? w.mat.beforeSpies : w.mat.afterSpies}</i>}
			</span>
		</Piece>
	);
}

export function Mat({ props }: { props: Props }) {
	const nation = props.view.players[props.seat];
	const country = countryOf(props.view, props.seat);
	if (!nation) return null;
	if (!country)
		return (
			<section class="mat panel" aria-label={w.mat.name}>
				<h2 class="label">{w.mat.name}</h2>
				<p class="cards__none">{w.mat.before}</p>
			</section>
		);
	return (
		<section
			class={'mat panel' + markClass(props.marks.get(nation.id))}
			aria-label={w.mat.nameOf(country.title)}
		>
			<div class="mat__head">
				<h2 class="label">{country.title}</h2>
				<Piece class="mat__gift" props={props} id={country.id} name={`${country.ability}. ${country.rule}`}>
					{country.ability}
				</Piece>
				{nation.guards > 0 && (
					<span class="chip chip--good" title={w.guard()}>
						{w.onGuard(nation.guards)}
					</span>
				)}
				{nation.stalled.length > 0 && <span class="chip chip--bad" title={w.mat.talksWhy}>{w.mat.talks}</span>}
			</div>
			{!props.phone && <OwnStores props={props} />}
			<div class="mat__acts">
				<ProduceButton props={props} nation={nation} />
				<SpyBox props={props} nation={nation} />
			</div>
			<Tiers props={props} nation={nation} />
		</section>
	);
}

