/* dock.tsx - along the lower edge, always in the same places: the own stockpile and what a Produce
 * makes of it, the Spy Network, the deck, the cards, and the way on. */
import { Amount, canPick, markClass } from '../../pieces';
import { End, outWord } from './end';
import { Minis, Posters } from './hand';
import { Cost, Res } from './icons';
import { Mats, wantsMats } from './mats';
import { Piece } from './piece';
import { w } from './say';
import { Hat, Spy } from './spy';
import { Tray } from './tray';
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
	const says = storeWords(props, nation, store);
	return (
		<li class="own__cell">
			<Piece class={'own__store' + markClass(props.marks.get(store.id))} props={props} id={store.id} name={says} title={says}>
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
			</Piece>
			<span class="own__spies">
				{store.spies.map((spy) => (
					<Spy key={spy} props={props} seat={spy} at={store.id} place={w.mat.yours(resourceName(props.view, store.key))} />
				))}
			</span>
		</li>
	);
}

function OwnStores({ props, nation }: { props: Props; nation: Nation }) {
	const pay = paying(props);
	return (
		<ul class="own" aria-label={w.mat.stockpile}>
			{nation.stores.map((store) => (
				<OwnStore key={store.id} props={props} nation={nation} store={store} pay={pay[store.key] ?? 0} />
			))}
		</ul>
	);
}

function sum(nation: Nation, amount: (store: Store) => number): number {
	return nation.stores.reduce((total, store) => total + amount(store), 0);
}

function ProduceButton({ props, nation }: { props: Props; nation: Nation }) {
	const mark = props.marks.get('produce');
	const { asked } = props.view,
		gain = sum(nation, (store) => (asked ? store.makes : store.makes - store.loses)),
		lost = sum(nation, (store) => store.loses);
	return (
		<Piece class={'produce' + markClass(mark)} props={props} id="produce" name={w.mat.produces(gain, lost, asked)}>
			<b aria-hidden="true">{w.mat.produce}</b>
			<span aria-hidden="true">
				+{gain}
				{lost > 0 && <i> {asked ? w.mat.beforeSpies : w.mat.afterSpies}</i>}
			</span>
		</Piece>
	);
}

/* Spies at home, as hats; a click sends one out. */
function SpyBox({ props, nation }: { props: Props; nation: Nation }) {
	const open = canPick(props.marks.get('spy-box'));
	return (
		<Piece class={'spybox' + markClass(props.marks.get('spy-box'))} props={props} id="spy-box" name={w.mat.spies(nation.spies_home, nation.tier)}>
			<span class="spybox__row" aria-hidden="true">
				{Array.from({ length: nation.tier }, (_, i) => (
					<span key={i} class={'spybox__spy' + (i < nation.spies_home ? '' : ' is-out')}>
						<Hat />
					</span>
				))}
			</span>
			<span aria-hidden="true">{open ? w.mat.place : nation.spies_home ? w.mat.home : w.mat.out}</span>
		</Piece>
	);
}

/* A phone shows no rivals' mats beside the board: own spies that stand there and can be moved. */
function SpiesOut({ props, nation }: { props: Props; nation: Nation }) {
	const owners = props.view.players.filter((owner) => owner.seat !== nation.seat);
	const stores = owners.flatMap((owner) => owner.stores.map((store) => ({ owner, store })));
	return (
		<>
			{stores
				.filter(({ store }) => nation.spies.some((spy) => spy.at === store.id && isOpen(props, spy.id)))
				.map(({ owner, store }) => {
					const place = w.mat.of(resourceName(props.view, store.key), owner.name ?? w.aRival);
					return <Spy key={store.id} props={props} seat={nation.seat} at={store.id} place={place} />;
				})}
		</>
	);
}

/* The tier of the network, and what the next one costs. */
function Network({ props, nation }: { props: Props; nation: Nation }) {
	const { view } = props;
	const next = Math.min(nation.tier + 1, view.tiers.length);
	const id = `tier-${next}`;
	const price = next > nation.tier ? (countryOf(view, nation.seat)?.network[nation.tier] ?? {}) : {};
	const name = w.mat.tier(next, w.tier(view.tiers[next - 1]!), next === nation.tier, next > nation.tier ? wordsOf(view, price) : '');
	return (
		<Piece class={'tier' + markClass(props.marks.get(id))} props={props} id={id} name={name} title={name}>
			<b aria-hidden="true">{canPick(props.marks.get(id)) ? w.mat.train(next) : w.tierNumber(nation.tier)}</b>
			{next > nation.tier && <Cost view={view} price={price} quiet />}
		</Piece>
	);
}

function Piles({ props }: { props: Props }) {
	const { deck } = props.view;
	const thrown = deck.discards.reduce((total, card) => total + card.count, 0);
	const mark = props.marks.get(deck.id);
	return (
		<div class="piles">
			<Piece class={'pile pile--deck' + markClass(mark)} props={props} id={deck.id} name={w.hand.deckLeft(deck.left)}>
				<b aria-hidden="true">{deck.left}</b>
				<span aria-hidden="true">{canPick(mark) ? w.hand.draw : w.hand.deck}</span>
			</Piece>
			<button type="button" class="pile pile--discards" onClick={() => props.look('discards')}>
				<span class="sr">{w.hand.thrown(thrown)}</span>
				<span aria-hidden="true">{w.hand.discarded(thrown)}</span>
			</button>
		</div>
	);
}

/* Whether anything of the second row can be used now; the mats of rivals have its room otherwise. */
function wantsRow({ marks, moves, view }: Props): boolean {
	const pieces = ['spy-box', view.deck.id, ...view.hand.map((card) => card.id)];
	return pieces.some((id) => canPick(marks.get(id))) || moves.some((move) => outWord(view, move));
}

export function Dock({ props }: { props: Props }) {
	const nation = props.view.players[props.seat];
	if (!nation?.country) return null;
	const mats = props.phone && wantsMats(props);
	const outside = props.phone && !mats && nation.spies.some((spy) => isOpen(props, spy.id));
	return (
		<div class={'dock' + (props.phone ? ' dock--phone' : '') + (mats && !wantsRow(props) ? ' dock--bare' : '')}>
			{mats ? (
				<Mats props={props} />
			) : (
				<>
					<OwnStores props={props} nation={nation} />
					<ProduceButton props={props} nation={nation} />
				</>
			)}
			<div class="net">
				{!(outside && nation.spies_home === 0) && <SpyBox props={props} nation={nation} />}
				{outside && <SpiesOut props={props} nation={nation} />}
				<Network props={props} nation={nation} />
			</div>
			<Piles props={props} />
			{props.phone ? <Minis props={props} /> : <Posters props={props} />}
			<End props={props} />
			<Tray props={props} />
		</div>
	);
}
