/* desk.tsx - under the map, what is being decided: an auction with who is in and at what, an
 * offer and its answer, what Wednesday costs, how many of several counters. */
import { theOne, withVerb, type Move } from '../../game';
import { Amount, Badge, MoveButton, markClass } from '../../pieces';
import { ButtonSign, ChipSign, FoodSign, RedSign } from './ink';
import { w } from './say';
import { alike, chipWords, cityOf, otherGood, playerAt, waits, type City, type Act, type Props } from './view';

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

/* --- the starting auction --------------------------------------------------------------- */

const QUICK = 6;

function Opening({ props }: { props: Props }) {
	const { view, players, marks } = props;
	const seats = view.map.cities.filter((city) => city.where === 'seat');
	const chosen = seats.find((city) => props.chosen.includes(city.id));
	const bids = chosen ? withVerb(props.moves, 'bid-on').filter((move) => move.pieces[0]?.id === chosen.id) : [];
	return (
		<div class="ofs-desk ofs-opening">
			<p class="ofs-desk__title">
				<b>{w.desk.seats}</b>
				<span>{w.desk.outbid}</span>
			</p>
			<ul class="ofs-lots">
				{seats.map((city) => {
					const bidder = playerAt(players, city.owner);
					const mark = marks.get(city.id);
					const open = (mark?.moves.length ?? 0) > 0 || mark?.chosen;
					return (
						<li key={city.id}>
							<button
								class={'ofs-lot' + markClass(mark)}
								data-lot={city.id}
								aria-pressed={mark?.chosen ? true : undefined}
								onClick={() => (open ? props.pick(city.id) : props.look(city.id))}
								onPointerEnter={() => props.focus(city.id)}
								onPointerLeave={() => props.focus(null)}
							>
								<b>{city.name}</b>
								<Facts city={city} />
								<span class="ofs-lot__bid">
									{bidder ? (
										<>
											<Badge player={bidder} size="small" named /> <b>{city.chips}</b> <RedSign name={w.goods.red} />
										</>
									) : (
										<i>{w.desk.noBid}</i>
									)}
								</span>
							</button>
						</li>
					);
				})}
			</ul>
			{bids.length > 0 && (
				<p class="ofs-bids">
					<span>{w.desk.bidFor(chosen!.name)}</span>
					{bids.map((move) => (
						<MoveButton look="ofs-press" key={move.text} props={props} move={move} call={move === bids[0]}>
							{move.move.chips} <RedSign name={w.goods.red} />
						</MoveButton>
					))}
				</p>
			)}
		</div>
	);
}

/* --- Saturday ------------------------------------------------------------------------------ */

function Bidders({ props }: { props: Props }) {
	const { view, players } = props;
	const auction = view.auction!;
	return (
		<ul class="ofs-bidders" aria-label={w.desk.whoIsIn}>
			{view.order.map((seat) => {
				const player = playerAt(players, seat);
				const isIn = auction.in.includes(seat) || auction.bidder === seat;
				const leads = auction.bidder === seat;
				return (
					player && (
						<li key={seat} class={(leads ? 'is-leading' : isIn ? 'is-in' : 'is-out') + (view.turn === seat && isIn ? ' is-asked' : '')}>
							<Badge player={player} size="small" />
							<span>
								<span class="sr">{player.name} </span>
								{leads ? (
									<b>
										<Amount value={auction.bid} still={props.still} />
									</b>
								) : isIn ? (
									w.desk.in
								) : (
									w.desk.out
								)}
							</span>
						</li>
					)
				);
			})}
		</ul>
	);
}

function Auction({ props }: { props: Props }) {
	const { view } = props;
	const auction = view.auction!;
	const city = cityOf(view, auction.lot);
	const bids = withVerb(props.moves, 'bid');
	const pass = theOne(props.moves, 'pass');
	return (
		<div class="ofs-desk ofs-auction">
			<p class="ofs-desk__title">
				{city ? (
					<>
						<b>{city.name}</b> <Facts city={city} />
					</>
				) : (
					<>
						<ButtonSign /> <b>{w.desk.button}</b> <span>{w.desk.anyColour}</span>
					</>
				)}
			</p>
			<Bidders props={props} />
			{pass && (
				<p class="ofs-bids">
					{bids.slice(0, QUICK).map((move, i) => (
						<MoveButton look="ofs-press" key={move.text} props={props} move={move} call={i === 0}>
							{i === 0 ? `${w.desk.bid} ` : ''}
							{move.move.chips}
							{city && <small>{w.desk.wakes(waits(move.move.chips))}</small>}
						</MoveButton>
					))}
					{bids.length > QUICK && <small>{w.desk.more}</small>}
					<MoveButton look="ofs-press" props={props} move={pass}>
						{w.desk.pass}
					</MoveButton>
				</p>
			)}
		</div>
	);
}

/* --- the rest -------------------------------------------------------------------------------- */

function Paying({ props }: { props: Props }) {
	const pays = withVerb(props.moves, 'pay');
	return (
		<div class="ofs-desk">
			<p class="ofs-desk__title">
				<ButtonSign /> <b>{w.desk.pay(props.view.auction?.bid ?? 0)}</b>
				<span>{w.desk.payHow}</span>
			</p>
			<p class="ofs-bids">
				{pays.slice(0, 8).map((move, i) => (
					<MoveButton look="ofs-press" key={move.text} props={props} move={move} call={i === 0}>
						{chipWords(move.move)}
					</MoveButton>
				))}
			</p>
		</div>
	);
}

function Handing({ props }: { props: Props }) {
	const hands = withVerb(props.moves, 'hand');
	return (
		<div class="ofs-desk">
			<p class="ofs-desk__title">
				<ButtonSign /> <b>{w.desk.whoBegins}</b>
			</p>
			<p class="ofs-bids">
				{hands.map((move) => {
					const player = playerAt(props.players, move.move.to - 1);
					return (
						<MoveButton look="ofs-press" key={move.text} props={props} move={move}>
							{player && <Badge player={player} size="small" />} {w.Whom(player)}
						</MoveButton>
					);
				})}
			</p>
		</div>
	);
}

function Answering({ props }: { props: Props }) {
	const { view, players } = props;
	const offer = view.offer!;
	const by = playerAt(players, offer.by);
	const accept = theOne(props.moves, 'accept');
	const decline = theOne(props.moves, 'decline');
	return (
		<div class="ofs-desk ofs-answer">
			<p class="ofs-desk__title">
				{by && <Badge player={by} />}
				<b>
					{w.desk.offers(by, playerAt(players, offer.to))} {offer.give} <ChipSign good={offer.gives} name={w.goods[offer.gives]} />{' '}
					{w.desk.for} {offer.take} <ChipSign good={offer.takes} name={w.goods[offer.takes]} />
				</b>
			</p>
			{accept && (
				<p class="ofs-bids">
					<MoveButton look="ofs-press" props={props} move={accept} call>
						{w.desk.accept(offer.take, offer.takes, offer.give, offer.gives)}
					</MoveButton>
					{decline && (
						<MoveButton look="ofs-press" props={props} move={decline}>
							{w.desk.decline}
						</MoveButton>
					)}
				</p>
			)}
		</div>
	);
}

function Feeding({ props }: { props: Props }) {
	const { view, seat } = props;
	const me = view.players[seat];
	const feed = theOne(props.moves, 'feed');
	const starve = feed ? [] : withVerb(props.moves, 'starve');
	if (!me || props.moves.length === 0) return null;
	return (
		<div class="ofs-desk">
			<p class="ofs-desk__title">
				<FoodSign /> <b>{w.desk.upkeep(me.upkeep, me.food)}</b>
				<span>{feed ? w.desk.orStarve : w.desk.tradeOrStarve}</span>
			</p>
			{feed && (
				<p class="ofs-bids">
					<MoveButton look="ofs-press" props={props} move={feed} call>
						{w.desk.feedAll(me.food - me.upkeep)} <FoodSign name={w.goods.food} />
					</MoveButton>
				</p>
			)}
			{starve.length > 0 && (
				<p class="ofs-bids">
					{starve.map((move) => (
						<MoveButton look="ofs-press" key={move.text} props={props} move={move}>
							{w.desk.starve(cityOf(view, move.pieces[0].id)?.name ?? '')}
						</MoveButton>
					))}
				</p>
			)}
		</div>
	);
}

function Launching({ props }: { props: Props }) {
	const { view, seat } = props;
	const me = view.players[seat];
	const done = theOne(props.moves, 'done');
	const shot = theOne(props.moves, 'shoot');
	if (!me || !done) return null;
	const all = me.rocket.shot.outcomes.at(-1)!;
	return (
		<div class="ofs-desk ofs-launching">
			<p class="ofs-desk__title">
				<b>{me.rocket.name}</b>
				<span>{w.desk.all(w.percent(all.chance, all.possible), all.gain, all.wins)}</span>
			</p>
			<p class="ofs-bids">
				{withVerb(props.moves, 'raise').map((move) => {
					const system = me.rocket.systems.find((one) => one.id === move.pieces[0]?.id);
					return (
						<MoveButton look="ofs-press" key={move.text} props={props} move={move}>
							{system?.name} {system ? system.level + 1 : ''} <small>{w.desk.cost(system?.next?.price ?? 0, 'gold')}</small>
						</MoveButton>
					);
				})}
				{shot && (
					<MoveButton look="ofs-press" props={props} move={shot} call>
						{w.desk.fire} <small>{w.desk.cost(me.rocket.shot.food, 'food')}</small>
					</MoveButton>
				)}
				<MoveButton look="ofs-press" props={props} move={done}>
					{shot ? w.desk.noShot : w.desk.done}
				</MoveButton>
			</p>
		</div>
	);
}

/* What moves of the same pieces differ in. */
function amount(act: Act): string {
	if ('counters' in act) return w.counters(act.counters);
	if (act.verb === 'offer') return `${act.give} ${w.goods[act.gives]} → ${act.take} ${w.goods[otherGood(act.gives)]}`;
	if (act.verb === 'pay') return chipWords(act);
	return 'chips' in act ? String(act.chips) : 'get' in act ? String(act.get) : '';
}

/* Everything clicked, and only the number is open. */
function HowMany({ props, moves }: { props: Props; moves: Move<Act>[] }) {
	return (
		<div class="ofs-desk">
			<p class="ofs-desk__title">
				<b>{w.desk.howMany}</b>
			</p>
			<p class="ofs-bids">
				{moves.map((move) => (
					<MoveButton look="ofs-press" key={move.text} props={props} move={move}>
						{amount(move.move)}
					</MoveButton>
				))}
			</p>
		</div>
	);
}

function Placing({ props }: { props: Props }) {
	const { view, seat } = props;
	if (props.moves.length === 0) return null;
	const cards = view.map.cities.filter((city) => city.owner === seat && city.middle > 0);
	const from = cards.find((city) => props.chosen.includes(city.card));
	return (
		<div class="ofs-desk ofs-placing">
			<p class="ofs-desk__title">
				<b>{from ? w.desk.from(from.name) : w.desk.choose}</b>
				<span>{from ? w.desk.where : w.desk.then}</span>
			</p>
			<p class="ofs-bids">
				{cards.length > 1 &&
					cards.map((city) => (
						<button
							key={city.card}
							class={'ofs-press' + (city === from ? ' is-chosen' : '')}
							data-card={city.card}
							aria-pressed={city === from}
							onClick={() => city !== from && props.pick(city.card)}
						>
							{city.name} <small>{city.middle}</small>
						</button>
					))}
			</p>
		</div>
	);
}

export function Desk({ props }: { props: Props }) {
	const { view } = props;
	const many = alike(props.moves, props.chosen);
	if (view.phase === 'opening') return <Opening props={props} />;
	if (view.phase === 'answering' && view.offer) return <Answering props={props} />;
	if (many.length > 1 && !['bidding', 'button'].includes(view.phase)) return <HowMany props={props} moves={many} />;
	if (view.phase === 'paying') return props.moves.length ? <Paying props={props} /> : null;
	if (view.phase === 'handing') return props.moves.length ? <Handing props={props} /> : null;
	if (view.phase === 'placing') return <Placing props={props} />;
	if (view.phase === 'feeding') return <Feeding props={props} />;
	if (view.phase === 'launching') return <Launching props={props} />;
	return view.auction ? <Auction props={props} /> : null;
}
