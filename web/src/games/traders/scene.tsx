/* scene.tsx - the moments that stop the game: taking a company, Blue Beard aboard, a unit that
 * finds no room, a card to answer, and the end. Each is a picture with its buttons. */
import type { ComponentChildren, VNode } from 'preact';
import { theOne, withVerb, type BoardProps } from '../../game';
import { Badge, MoveButton, markClass } from '../../pieces';
import { cardArt, companyArt } from './art';
import { GoodIcon, GoodIcons } from './goods';
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
				{titled(way.move.text)}. {way.move.explain}
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
		? `${who?.name ?? 'Somebody'} plays ${titled(card.name)}`
		: `You draw ${titled(card.name)}`;
	return (
		<Panel
			title={title}
			text={
				counter
					? `${card.text} Do you counter it?`
					: `${card.text} You have no Counter, but nobody knows.`
			}
			art={cardArt(card.id)}
		>
			{counter && (
				<Way props={props} move={counter} call>
					Counter: {view.prices.counter} MCr
				</Way>
			)}
			<Way props={props} move={decline} call={!counter}>
				Let it happen
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
			title="Blue Beard comes aboard"
			text={view.event?.title ? `${view.event.title}. What shall she have?` : 'What shall she have?'}
			art={cardArt('event-pirate')}
		>
			{cargo && (
				<Way props={props} move={cargo}>
					Give <GoodIcons goods={view.players[seat].cargo} />
				</Way>
			)}
			{pay && (
				<Way props={props} move={pay}>
					Pay {Math.floor(view.players[seat].money / view.event!.number)} MCr
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
			title={`A unit of ${goodName(view, arriving)}, and no room`}
			text="Throw something out for it, or leave it in space."
			art={cardArt(`event-get-${arriving}`)}
		>
			{withVerb(moves, 'jettison').map((move) => {
				const { good } = move.move;
				return (
					<Way key={move.text} props={props} move={move}>
						<GoodIcon good={good} /> out, <GoodIcon good={arriving} /> in
					</Way>
				);
			})}
			{refuse && (
				<Way props={props} move={refuse}>
					Leave it
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
			title="A free card, and a full hand"
			text="Give one up for it, unseen, or leave it."
			art={cardArt('event-get-action-card')}
		>
			{withVerb(moves, 'discard').map((move) => (
				<Way key={move.text} props={props} move={move}>
					Discard {titled(cardKind(view, move.move.card).name)}
				</Way>
			))}
			{leave && (
				<Way props={props} move={leave}>
					Keep my hand
				</Way>
			)}
		</Panel>
	);
}

/* Six companies to choose from, those taken with their player's sign. */
export function Companies({ props }: { props: Props }) {
	const { view, marks, players, moves } = props;
	if (!view.companies) return null;
	const mine = moves.length > 0;
	return (
		<div class="companies" role="group" aria-label="Companies">
			<p class="companies__head">
				Earth is sneezing. Six companies have one healthy pilot each.
				{mine ? ' Which is yours? They differ in manners only.' : ''}
			</p>
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
										<span class="sr">, taken by {player.name}</span>
									</>
								)}
							</span>
							<span class="company__ship">the {company.ship}</span>
							<span class="company__motto">{company.motto}</span>
						</button>
					);
				})}
			</div>
		</div>
	);
}

/* The cure is made, or time is up. */
function End({ props }: { props: Props }) {
	const { view, players } = props;
	const winner = view.winner === undefined ? undefined : playerAt(players, view.winner);
	if (view.phase === 'timed-out')
		return (
			<div class="ending" role="status">
				<b>Time is up, and Earth sneezes on.</b>
				<span>What lies in the stores decides.</span>
			</div>
		);
	return winner ? (
		<div class="ending" role="status">
			<Badge player={winner} size="big" />
			<b>{winner.me ? 'You make' : `${winner.name} makes`} the cure.</b>
			<span>{view.win}</span>
		</div>
	) : null;
}

export function Scenes({ props }: { props: Props }) {
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
		case 'cured':
		case 'timed-out':
			return <End props={props} />;
		default:
			return null;
	}
}
