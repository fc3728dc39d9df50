/* mats.tsx - the mats of rivals, where a phone has no room for them beside the board: a row for each,
 * there while something on them can be chosen. */
import { Badge, canPick, markClass } from '../../pieces';
import { storeWords } from './dock';
import { Res } from './icons';
import { Piece } from './piece';
import { w } from './say';
import { Spy } from './spy';
import { playerAt, resourceName, type Nation, type Props, type Store } from './view';

function piecesOf(nation: Nation): string[] {
	return [nation.id, nation.hand_id, ...nation.stores.map((store) => store.id)];
}

/* The spies on a store that can be chosen. */
function spiesOn({ view, marks }: Props, store: Store): number[] {
	return store.spies.filter((seat) => canPick(marks.get(view.players[seat]?.spies.find((spy) => spy.at === store.id)?.id ?? '')));
}

function rivals(props: Props): Nation[] {
	return props.view.players.filter((nation) => nation.seat !== props.seat);
}

/* Whether something on a rival's mat can be chosen now. In a turn of one's own the stockpile stands
 * there instead, and spies that are out beside those at home; and some questions have a panel. */
export function wantsMats(props: Props): boolean {
	if (['acting', 'opting', 'ransoming', 'skimming'].includes(props.view.phase)) return false;
	return rivals(props).some(
		(nation) =>
			piecesOf(nation).some((id) => canPick(props.marks.get(id))) ||
			nation.stores.some((store) => spiesOn(props, store).length > 0),
	);
}

function Cell({ props, nation, store }: { props: Props; nation: Nation; store: Store }) {
	const spies = spiesOn(props, store);
	const place = w.mat.of(resourceName(props.view, store.key), nation.name ?? w.aRival);
	if (spies.length > 0)
		return (
			<li class="mats__cell">
				{spies.map((seat) => (
					<Spy key={seat} props={props} seat={seat} at={store.id} place={place} />
				))}
			</li>
		);
	return (
		<li class="mats__cell">
			<Piece class={'mats__store' + markClass(props.marks.get(store.id))} props={props} id={store.id} name={storeWords(props, nation, store)}>
				<Res of={store.key} />
				<b aria-hidden="true">{store.stock}</b>
			</Piece>
		</li>
	);
}

function Row({ props, nation }: { props: Props; nation: Nation }) {
	const owner = nation.name ?? w.aRival;
	const player = playerAt(props.players, nation.seat);
	const looks = (id: string) => 'mats__owner' + markClass(props.marks.get(id));
	const hand = canPick(props.marks.get(nation.hand_id));
	const id = hand ? nation.hand_id : nation.id;
	return (
		<div class="mats__row" role="group" aria-label={owner}>
			<Piece class={looks(id)} props={props} id={id} name={hand ? w.purse.hand(owner, nation.cards) : w.purse.mat(owner)}>
				{player && <Badge player={player} size="small" />}
				<span aria-hidden="true">{hand ? w.cards(nation.cards) : owner}</span>
			</Piece>
			<ul class="mats__stores" aria-label={w.purse.stockpile(owner)}>
				{nation.stores.map((store) => (
					<Cell key={store.id} props={props} nation={nation} store={store} />
				))}
			</ul>
		</div>
	);
}

export function Mats({ props }: { props: Props }) {
	return (
		<div class="mats">
			{rivals(props).map((nation) => (
				<Row key={nation.seat} props={props} nation={nation} />
			))}
		</div>
	);
}
