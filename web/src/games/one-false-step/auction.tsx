/* auction.tsx - what is for sale: the County Seats of the beginning with their bids, on Saturdays a city
 * or the Button with who is in and at what. */
import { Amount, Badge, markClass } from '../../pieces';
import { ButtonSign, FoodSign, RedSign } from './ink';
import { w } from './say';
import { cityOf, playerAt, type City, type Props } from './view';

export function Facts({ city }: { city: City }) {
	return (
		<span class="ofs-facts">
			<span role="img" aria-label={w.desk.eats(city.food)}>
				{Array.from({ length: city.food }, (_, i) => (
					<FoodSign key={i} />
				))}
			</span>
			<span role="img" aria-label={w.desk.worth(city.red)}>
				{Array.from({ length: city.red }, (_, i) => (
					<RedSign key={i} />
				))}
			</span>
			<small>{w.people(city.population)}</small>
		</span>
	);
}

function Lot({ props, city }: { props: Props; city: City }) {
	const bidder = playerAt(props.players, city.owner);
	const mark = props.marks.get(city.id);
	const open = (mark?.moves.length ?? 0) > 0 || mark?.chosen;
	return (
		<li>
			<button
				class={'ofs-lot' + markClass(mark)}
				data-lot={city.id}
				data-piece={city.id}
				aria-pressed={mark?.chosen ? true : undefined}
				onClick={() => (open ? props.pick(city.id) : props.look(city.id))}
				onPointerEnter={() => props.focus(city.id)}
				onPointerLeave={() => props.focus(null)}
			>
				<b>{city.name}</b>
				<span class="ofs-lot__bid">
					{bidder ? (
						<>
							<Badge player={bidder} size="small" named /> <b>{city.chips}</b> <RedSign name={w.goods.red} />
						</>
					) : (
						<i>{w.desk.noBid}</i>
					)}
				</span>
				<Facts city={city} />
			</button>
		</li>
	);
}

export function Lots({ props }: { props: Props }) {
	const seats = props.view.map.cities.filter((city) => city.where === 'seat');
	return (
		<div class="ofs-sale">
			<p class="ofs-sale__title">
				<b>{w.desk.seats}</b> <span>{w.desk.outbid}</span>
			</p>
			<ul class="ofs-lots">
				{seats.map((city) => (
					<Lot key={city.id} props={props} city={city} />
				))}
			</ul>
		</div>
	);
}

function Bidder({ props, seat }: { props: Props; seat: number }) {
	const { view } = props;
	const auction = view.auction!;
	const player = playerAt(props.players, seat);
	const leads = auction.bidder === seat;
	const isIn = leads || auction.in.includes(seat);
	const look = (leads ? 'is-leading' : isIn ? 'is-in' : 'is-out') + (view.turn === seat && isIn ? ' is-asked' : '');
	return player ? (
		<li class={look}>
			<Badge player={player} size="small" />
			<span class="ofs-bidders__name">{w.Whom(player)}</span>
			<span>
				{leads ? (
					<b>
						<Amount value={auction.bid} still={props.still} /> <RedSign name={w.goods.red} />
					</b>
				) : isIn ? (
					w.desk.in
				) : (
					w.desk.out
				)}
			</span>
		</li>
	) : null;
}

export function Bidders({ props }: { props: Props }) {
	const { view } = props;
	const city = cityOf(view, view.auction!.lot);
	return (
		<div class="ofs-sale">
			<p class="ofs-sale__title">
				{city ? (
					<>
						<b>
							{city.seat ? '★ ' : ''}
							{city.name}
						</b>{' '}
						<Facts city={city} />
					</>
				) : (
					<>
						<b>
							<ButtonSign /> {w.desk.button}
						</b>{' '}
						<span>{w.desk.anyColour}</span>
					</>
				)}
			</p>
			<ul class="ofs-bidders" aria-label={w.desk.whoIsIn}>
				{view.order.map((seat) => (
					<Bidder key={seat} props={props} seat={seat} />
				))}
			</ul>
		</div>
	);
}
