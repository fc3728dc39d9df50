/* panels.tsx - the moments that stop the game: taking a company, Blue Beard aboard, a unit that
 * finds no room, a card to answer. Each is a picture with its buttons. */
import type { ComponentChildren, VNode } from 'preact';
import { theOne, withVerb, type BoardProps } from '../../game';
import { Badge, MoveButton, markClass } from '../../pieces';
import { cardArt, companyArt } from './art';
import { deedName } from './deed';
import { GoodIcon, GoodIcons } from './goods';
import { w } from './say';
import { cardKind, goodName, playerAt, titled, type Act, type News, type TraderMove, type View } from './view';

type Props = BoardProps<View, Act, News>;

function Panel({
	title,
	text,
	art,
	children,
}: {
	title: string;
	text: string;
	art: VNode;
	children: ComponentChildren;
}) {
	return (
		<div class="scene" role="group" aria-label={title}>
			<span class="scene__art">{art}</span>
			<span class="scene__words">
				<b>{title}</b>
				<span>{text}</span>
			</span>
			<span class="scene__ways">{children}</span>
		</div>
	);
}

function Way(way: { props: Props; move: TraderMove; call?: boolean; children: ComponentChildren }) {
	return (
		<MoveButton {...way}>
			{way.children}
			<span class="sr">
				{deedName(way.move, way.props.view)}. {way.move.explain}
			</span>
		</MoveButton>
	);
}

/* Counter it, or let it happen. */
function Answer({ props }: { props: Props }) {
	const { view, moves, players } = props;
	const counter = theOne(moves, 'counter');
	const decline = theOne(moves, 'decline');
	const card = view.played ? view.kinds.find((kind) => kind.id === view.played!.id) : view.event;
	const who = playerAt(players, view.turn);
	if (!card || !decline) return null;
	const title = view.played
		? w.scene.plays(who?.name, titled(card.name))
		: w.scene.draws(titled(card.name), view.turn === props.seat ? undefined : who?.name);
	return (
		<Panel
			title={title}
			text={
				counter ? w.scene.counterIt(card.text) : w.scene.cannot(card.text)
			}
			art={cardArt(card.id)}
		>
			{counter && (
				<Way props={props} move={counter} call>
					{w.scene.counter(view.prices.counter)}
				</Way>
			)}
			<Way props={props} move={decline} call={!counter}>
				{w.scene.letIt}
			</Way>
		</Panel>
	);
}

function Raid({ props }: { props: Props }) {
	const { view, seat, moves } = props;
	const cargo = theOne(moves, 'give-cargo'),
		pay = theOne(moves, 'pay');
	return (
		<Panel
			title={w.scene.pirate(view.pirate)}
			text={w.scene.pirateWants(view.event?.title)}
			art={cardArt('event-pirate')}
		>
			{cargo && (
				<Way props={props} move={cargo}>
					{w.scene.give} <GoodIcons goods={view.players[seat].cargo} />
				</Way>
			)}
			{pay && (
				<Way props={props} move={pay}>
					{w.scene.pay(Math.floor(view.players[seat].money / Math.max(1, view.raid)))}
				</Way>
			)}
		</Panel>
	);
}

function Stow({ props }: { props: Props }) {
	const { view, moves } = props;
	const refuse = theOne(moves, 'refuse');
	const arriving = view.arriving!;
	return (
		<Panel
			title={w.scene.noRoom(goodName(view, arriving))}
			text={w.scene.throwOut}
			art={cardArt(`event-get-${arriving}`)}
		>
			{withVerb(moves, 'jettison').map((move) => {
				const { good } = move.move;
				return (
					<Way key={move.text} props={props} move={move}>
						<GoodIcon good={good} /> {w.scene.out} <GoodIcon good={arriving} /> {w.scene.in}
					</Way>
				);
			})}
			{refuse && (
				<Way props={props} move={refuse}>
					{w.scene.leaveIt}
				</Way>
			)}
		</Panel>
	);
}

function Offer({ props }: { props: Props }) {
	const { view, moves } = props;
	const leave = theOne(moves, 'leave');
	return (
		<Panel
			title={w.scene.offer}
			text={w.scene.offerText}
			art={cardArt('event-get-action-card')}
		>
			{withVerb(moves, 'discard').map((move) => (
				<Way key={move.text} props={props} move={move}>
					{w.scene.discard(titled(cardKind(view, move.move.card).name))}
				</Way>
			))}
			{leave && (
				<Way props={props} move={leave}>
					{w.scene.keep}
				</Way>
			)}
		</Panel>
	);
}

/* What may be left: have it, or pass. */
function Willing({ props }: { props: Props }) {
	const { view, moves } = props;
	const accept = theOne(moves, 'accept'),
		pass = theOne(moves, 'pass');
	const card = view.played ?? view.event;
	if (!card || !accept || !pass) return null;
	return (
		<Panel title={titled(card.name)} text={card.text} art={cardArt(card.id)}>
			<Way props={props} move={accept} call>
				{w.deed.accept}
			</Way>
			<Way props={props} move={pass}>
				{w.deed.pass}
			</Way>
		</Panel>
	);
}

/* Who rolled what for the start, and on which map one plays. */
function Opening({ props }: { props: Props }) {
	const { view, players } = props;
	const nameAt = (seat: number) => playerAt(players, seat)?.name ?? '';
	const rolls = view.lots.map((roll, i) =>
		w.scene.lots(
			roll.flatMap((die, seat) => (die > 0 ? [`${nameAt(seat)} ${die}`] : [])),
			i > 0,
		),
	);
	return (
		<p class="companies__head companies__opening">
			{rolls.join(' ')} {w.scene.starts(nameAt(view.first))}
			{view.map && (
				<>
					{' '}
					<b>{view.map.title}.</b> {view.map.flavour}{' '}
					{view.map.met.map((who) => w.card.person(who.name, who.of, who.line)).join(' ')}
				</>
			)}
		</p>
	);
}

/* Six companies to choose from, those taken with their player's sign. */
export function Companies({ props }: { props: Props }) {
	const { view, marks, players, moves } = props;
	if (!view.companies) return null;
	const mine = moves.length > 0;
	return (
		<div class="companies" role="group" aria-label={w.scene.companies}>
			<p class="companies__head">
				{w.scene.sneezing} {mine ? w.scene.which : ''}
			</p>
			<Opening props={props} />
			<div class="companies__all">
				{view.companies.map((company) => {
					const owner = view.players.find((trader) => trader.company?.id === company.id);
					const player = owner && playerAt(players, owner.seat);
					const mark = marks.get(company.id);
					return (
						<button
							key={company.id}
							class={'company' + markClass(mark) + (owner ? ' is-taken' : '')}
							data-piece={company.id}
							disabled={!mark?.moves.length}
							onClick={() => props.pick(company.id)}
						>
							<span class="company__art">{companyArt(company.number - 1)}</span>
							<span class="company__name">
								{company.name}
								{player && (
									<>
										<Badge player={player} />
										<span class="sr">{w.scene.takenBy(player.name)}</span>
									</>
								)}
							</span>
							<span class="company__ship">
								{w.scene.theShip(company.ship)}
								<span class="sr">, {company.emblem}</span>
							</span>
							<span class="company__motto">{company.motto}</span>
						</button>
					);
				})}
			</div>
		</div>
	);
}

export function Panels({ props }: { props: Props }) {
	const { view, moves } = props;
	const asked = moves.length > 0;
	switch (view.phase) {
		case 'answering':
			return asked ? <Answer props={props} /> : null;
		case 'raided':
			return asked ? <Raid props={props} /> : null;
		case 'stowing':
			return asked ? <Stow props={props} /> : null;
		case 'offered':
			return asked ? <Offer props={props} /> : null;
		case 'willing':
			return asked ? <Willing props={props} /> : null;
		default:
			return null;
	}
}
