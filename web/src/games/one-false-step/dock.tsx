/* dock.tsx - along the lower edge, always in the same places: votes, Food and Gold, what the day is
 * about, and what ends one's turn. */
import type { ComponentChildren, VNode } from 'preact';
import { theOne, withVerb } from '../../game';
import { Amount, Badge, canPick, markClass, MoveButton } from '../../pieces';
import { Bidders, Facts, Lots } from './auction';
import { ButtonSign, ChipSign, FoodSign, GoldSign, MoonPath, RedSign } from './ink';
import { w } from './say';
import { Trade } from './trade';
import { alike, bestRaise, chipWords, citiesOf, cityOf, playerAt, waits, type Mayor, type Move, type Props } from './view';
import { isSale, Systems } from './works';

/* --- what one has ------------------------------------------------------------------------ */

interface Chip {
	props: Props;
	id: string;
	name: string;
	value: number;
	sign: VNode;
	says: string;
}

/* A click pays with it; where there may be trade it opens the trading post. */
function Hold({ props, id, name, value, sign, says }: Chip) {
	const mark = props.marks.get(id);
	const pays = withVerb(props.moves, 'pay').length > 0;
	const trades = !pays && id !== 'chips-red' && Trade.isOpen(props);
	const press = () => (pays && canPick(mark) ? props.pick(id) : trades ? Trade.toggle(-1) : props.look(id));
	return (
		<button
			class={'ofs-hold' + markClass(mark) + (trades ? ' is-trade' : '')}
			data-piece={id}
			aria-pressed={mark?.chosen ? true : undefined}
			onClick={press}
			onPointerEnter={() => props.focus(id)}
			onPointerLeave={() => props.focus(null)}
		>
			{sign} <Amount value={value} still={props.still} /> <small>{says}</small>
			<span class="sr"> {name}</span>
		</button>
	);
}

function Holdings({ props, me }: { props: Props; me: Mayor }) {
	const bank = w.dock.bank(props.view.bankRate);
	return (
		<div class="ofs-holds" role="group" aria-label={w.dock.yours}>
			<Hold props={props} id="chips-red" name={w.purse.red} value={me.red} sign={<RedSign />} says={w.dock.votes} />
			<Hold props={props} id="chips-food" name={w.goods.food} value={me.food} sign={<FoodSign />} says={bank} />
			<Hold props={props} id="chips-gold" name={w.goods.gold} value={me.gold} sign={<GoldSign />} says={bank} />
		</div>
	);
}

/* --- what the day is about ------------------------------------------------------------------ */

function Day({ title, note, look = '', children }: { title: ComponentChildren; note?: ComponentChildren; look?: string; children?: ComponentChildren }) {
	return (
		<div class={`ofs-desk ${look}`}>
			<p class="ofs-desk__title">
				<b>{title}</b> {note && <span>{note}</span>}
			</p>
			{children && <div class="ofs-desk__row">{children}</div>}
		</div>
	);
}

/* What a Moon Shot would bring, each outcome as wide as it is likely. */
function Odds({ props, me }: { props: Props; me: Mayor }) {
	const { outcomes } = me.rocket.shot;
	const raise = bestRaise(props.moves, me);
	const all = outcomes.at(-1)!;
	const note = raise && raise.chance >= 1 && w.works.first(raise.name, w.percent(all.chance, all.possible), w.percent(raise.chance, true));
	return (
		<Day title={w.works.outcomes} note={note} look="ofs-odds">
			<ul class="ofs-pay" aria-label={w.works.outcomes}>
				{outcomes.map((outcome) => (
					<li
						key={outcome.held}
						class={(outcome.wins ? 'is-win' : '') + (outcome.held === 0 ? ' is-none' : outcome.held === outcomes.length - 1 ? ' is-all' : '')}
						style={{ flexGrow: Math.max(1, outcome.chance) }}
					>
						<b>{w.percent(outcome.chance, outcome.possible)}</b> <small>{outcome.gain === 0 ? w.works.nothing : `+${outcome.gain}${outcome.wins ? w.works.win : ''}`}</small>
					</li>
				))}
			</ul>
		</Day>
	);
}

function Press({ props, move, call, children }: { props: Props; move: Move; call?: boolean; children: ComponentChildren }) {
	return (
		<MoveButton look="ofs-press" props={props} move={move} call={call}>
			{children}
		</MoveButton>
	);
}

function Opening({ props }: { props: Props }) {
	const chosen = props.view.map.cities.find((city) => city.where === 'seat' && props.chosen.includes(city.id));
	const bids = chosen ? withVerb(props.moves, 'bid-on').filter((move) => move.pieces[0]?.id === chosen.id) : [];
	return (
		<Day title={chosen ? w.desk.bidFor(chosen.name) : w.desk.chooseSeat} note={chosen ? w.desk.inRed : w.desk.youGetBack}>
			{bids.map((move, i) => (
				<Press key={move.text} props={props} move={move} call={i === 0}>
					{move.move.chips} <RedSign name={w.goods.red} />
				</Press>
			))}
		</Day>
	);
}

function Bidding({ props }: { props: Props }) {
	const city = cityOf(props.view, props.view.auction?.lot ?? '');
	return (
		<Day title={city ? w.desk.bidFor(city.name) : w.desk.bidButton} note={city ? w.desk.halfSleeps : w.desk.anyColour}>
			{withVerb(props.moves, 'bid').map((move, i) => (
				<Press key={move.text} props={props} move={move} call={i === 0}>
					{move.move.chips} {city && <small>{w.desk.wakes(waits(move.move.chips))}</small>}
				</Press>
			))}
		</Day>
	);
}

function Paying({ props }: { props: Props }) {
	return (
		<Day title={w.desk.pay(props.view.auction?.bid ?? 0)} note={w.desk.payHow}>
			{withVerb(props.moves, 'pay').map((move, i) => (
				<Press key={move.text} props={props} move={move} call={i === 0}>
					{chipWords(move.move)}
				</Press>
			))}
		</Day>
	);
}

function Handing({ props }: { props: Props }) {
	return (
		<Day
			title={
				<>
					<ButtonSign /> {w.desk.whoBegins}
				</>
			}
		>
			{withVerb(props.moves, 'hand').map((move) => {
				const player = playerAt(props.players, move.move.to - 1);
				return (
					<Press key={move.text} props={props} move={move}>
						{player && <Badge player={player} size="small" />} {w.Whom(player)}
					</Press>
				);
			})}
		</Day>
	);
}

function Answering({ props }: { props: Props }) {
	const { view, players } = props;
	const offer = view.offer!;
	const by = playerAt(players, offer.by);
	return (
		<Day
			look="ofs-answer"
			title={
				<>
					{by && <Badge player={by} size="small" />} {w.desk.offers(by, playerAt(players, offer.to))} {offer.give} <ChipSign good={offer.gives} name={w.goods[offer.gives]} /> {w.desk.for}{' '}
					{offer.take} <ChipSign good={offer.takes} name={w.goods[offer.takes]} />
				</>
			}
		>
			{theOne(props.moves, 'accept') && w.desk.accept(offer.take, offer.takes, offer.give, offer.gives)}
		</Day>
	);
}

function Feeding({ props }: { props: Props }) {
	const { view } = props;
	const feed = theOne(props.moves, 'feed');
	const own = citiesOf(view, props.seat).filter((city) => city.where === 'active');
	return (
		<Day title={feed ? w.desk.orStarve : w.desk.tradeOrStarve}>
			{feed
				? own.map((city) => (
						<span key={city.id} class="ofs-eats">
							{city.name} <Facts city={city} />
						</span>
					))
				: withVerb(props.moves, 'starve').map((move) => (
						<Press key={move.text} props={props} move={move}>
							{w.desk.starve(cityOf(view, move.pieces[0]!.id)?.name ?? '')}
						</Press>
					))}
		</Day>
	);
}

/* How many of several counters. */
function HowMany({ props, moves }: { props: Props; moves: Move[] }) {
	return (
		<Day title={w.desk.howMany} note={moves[0]!.pieces.at(-1)!.name}>
			{moves.map((move, i) => (
				<Press key={move.text} props={props} move={move} call={i === 0}>
					{'counters' in move.move ? move.move.counters : i + 1}
				</Press>
			))}
		</Day>
	);
}

/* Which city's counters, and where to. */
function Placing({ props }: { props: Props }) {
	const cards = props.view.map.cities.filter((city) => city.owner === props.seat && city.middle > 0);
	const from = cards.find((city) => props.chosen.includes(city.card));
	return (
		<Day title={from ? w.desk.from(from.name) : w.desk.choose} note={from ? w.desk.where : w.desk.then} look="ofs-placing">
			{cards.map((city) => (
				<button
					key={city.card}
					class={'ofs-press' + (city === from ? ' is-chosen' : '')}
					data-card={city.card}
					data-piece={city.card}
					aria-pressed={city === from}
					onClick={() => city !== from && props.pick(city.card)}
				>
					{city.name} <small>{w.cards.toPlace(city.middle)}</small>
				</button>
			))}
		</Day>
	);
}

function Today({ props, me }: { props: Props; me: Mayor }) {
	const { view, moves } = props;
	const many = alike(moves, props.chosen);
	if (view.phase === 'answering' && view.offer) return <Answering props={props} />;
	if (moves.length === 0) return <Odds props={props} me={me} />;
	if (many.length > 1 && view.phase === 'placing') return <HowMany props={props} moves={many} />;
	switch (view.phase) {
		case 'opening':
			return <Opening props={props} />;
		case 'paying':
			return <Paying props={props} />;
		case 'handing':
			return <Handing props={props} />;
		case 'placing':
			return <Placing props={props} />;
		case 'feeding':
			return <Feeding props={props} />;
		case 'bidding':
		case 'button':
			return <Bidding props={props} />;
		default:
			return <Odds props={props} me={me} />;
	}
}

/* --- what ends it ------------------------------------------------------------------------------ */

function Fire({ props, me, move }: { props: Props; me: Mayor; move: Move | undefined }) {
	const { food, each, crew, outcomes } = me.rocket.shot;
	const { aboard } = me.rocket;
	const all = outcomes.at(-1)!;
	const inside = (
		<>
			<svg viewBox="-18 -18 36 36" aria-hidden="true">
				<MoonPath />
			</svg>
			<b>{w.works.fire}</b>
			<span class="ofs-shot__cost">
				{food} <FoodSign name={w.goods.food} />
			</span>
		</>
	);
	if (!move) return <span class="ofs-shot is-off">{inside}</span>;
	const says = w.works.each(each) + (aboard > 0 ? w.works.crew(crew * aboard) : '') + (all.wins ? w.works.wins(me.score + all.gain) : '');
	return (
		<button class="ofs-shot" data-move={move.text} title={says} onClick={() => props.play(move.text)}>
			{inside}
			<span class="sr"> {says}</span>
		</button>
	);
}

function End({ props, me }: { props: Props; me: Mayor }) {
	const { view, moves } = props;
	const done = theOne(moves, 'done');
	const shot = theOne(moves, 'shoot');
	const feed = theOne(moves, 'feed');
	const accept = theOne(moves, 'accept');
	const no = theOne(moves, 'pass') ?? theOne(moves, 'decline');
	const way = (move: Move, says: ComponentChildren, call = false) => (
		<MoveButton look="ofs-end" props={props} move={move} call={call}>
			{says}
		</MoveButton>
	);
	return (
		<div class="ofs-ends">
			{(view.day === 'thursday' || done) && <Fire props={props} me={me} move={shot} />}
			{done && way(done, shot ? w.works.noShot : w.works.done, !shot && withVerb(moves, 'raise').length === 0)}
			{feed &&
				way(
					feed,
					<>
						{w.desk.feedAll(me.food - me.upkeep)} <FoodSign name={w.goods.food} />
					</>,
					true,
				)}
			{accept && way(accept, w.desk.acceptShort, true)}
			{no && way(no, no.move.verb === 'pass' ? w.desk.pass : w.desk.decline)}
		</div>
	);
}

export function Dock({ props }: { props: Props }) {
	const me = props.view.players[props.seat];
	if (!me) return null;
	const sale = props.phone && isSale(props);
	const thursday = props.phone && (props.view.phase === 'launching' || props.view.day === 'thursday');
	return (
		<div class={'ofs-dock' + (props.phone ? ' ofs-dock--phone' : '')} data-day={props.view.day}>
			{sale && (props.view.phase === 'opening' ? <Lots props={props} /> : <Bidders props={props} />)}
			{thursday && !sale && <Systems props={props} mayor={me} />}
			<Holdings props={props} me={me} />
			<Today props={props} me={me} />
			<End props={props} me={me} />
		</div>
	);
}
