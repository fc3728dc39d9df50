/* desk.tsx - the strip under the drawing: the decks, the lever between ground and orbit, and the
 * end of a turn. */
import type { BoardProps } from '../../game';
import { canPick, markClass } from '../../pieces';
import { DeckSign } from './signs';
import { movesOf, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

const DECKS = ['design', 'ops', 'epoch'] as const;

function Deck({ props, deck }: { props: Props; deck: (typeof DECKS)[number] }) {
	const id = `deck-${deck}`;
	const mark = props.marks.get(id);
	const draws = props.view.phase === 'drawing' && canPick(mark);
	const left = props.view.decks[deck];
	return (
		<button
			class={'deck' + (draws ? ' is-asked' : '') + markClass(draws ? mark : mark && { ...mark, moves: [], chosen: false })}
			data-piece={id}
			onClick={() => (draws ? props.pick(id) : props.look(id))}
			onPointerEnter={() => draws && props.focus(id)}
			onPointerLeave={() => props.focus(null)}
		>
			<DeckSign deck={deck} />
			<span>
				{draws ? w.drawFrom[deck] : w.deckNames[deck]}
				<b>
					{left}
					<i class="sr">{w.leftInDeck}</i>
				</b>
			</span>
		</button>
	);
}

/* Launch, or come home: what it costs and brings stands on it. */
function Lever({ props }: { props: Props }) {
	const tug = props.view.players[props.seat];
	const mark = props.marks.get('phase-token');
	const move = mark?.moves[0];
	if (!tug || !move) return null;
	const ops = tug.phase === 'ops';
	const gain = props.view.contracts.reduce((sum, contract) => sum + (contract.tugs[props.seat]?.pay ?? 0), 0);
	return (
		<button
			class={'lever' + (ops ? ' lever--home' : '') + markClass(mark)}
			data-piece="phase-token"
			onClick={() => props.pick('phase-token')}
			onPointerEnter={() => props.focus('phase-token')}
			onPointerLeave={() => props.focus(null)}
			onFocus={() => props.focus('phase-token')}
			onBlur={() => props.focus(null)}
		>
			<svg viewBox="0 0 32 32" aria-hidden="true">
				<path d={ops ? 'M16 4v20M8 16l8 9 8-9M4 29h24' : 'M16 28V8M8 16l8-9 8 9M4 29h24'} />
			</svg>
			<span>
				<b>{ops ? w.backToDesign : w.launch}</b>
				<small>
					{ops
						? w.priceNoCards(tug.returnPrice)
						: gain > 0
							? w.takesContracts(gain)
							: w.thenEarns(tug.income)}
				</small>
				<i class="sr">{move.explain}</i>
			</span>
		</button>
	);
}

function Act({ props, text, what, then, call }: { props: Props; text: string; what: string; then?: string; call?: boolean }) {
	return (
		<button
			class={'act' + (call ? ' act--call' : '')}
			data-move={text}
			onClick={() => props.play(text)}
		>
			<b>{what}</b>
			{then && <small>{then}</small>}
		</button>
	);
}

function End({ props }: { props: Props }) {
	const tug = props.view.players[props.seat];
	const [end] = movesOf(props.moves, 'end-turn');
	if (!end || !tug) return null;
	const { team } = props.view;
	const wins = !team && tug.phase === 'ops' && tug.funds >= props.view.goal;
	const lacks = props.view.goal - tug.funds;
	return (
		<Act
			props={props}
			text={end.text}
			what={wins ? w.endAndWin : w.endTurn}
			then={
				wins
					? w.winsWith(tug.funds)
					: team
						? w.teamFunds(team.funds)
						: lacks > 0
							? w.toGo(lacks)
							: w.launchFirst
			}
			call={wins || props.moves.length === 1}
		/>
	);
}

export function Desk({ props, list }: { props: Props; list(): void }) {
	const { view } = props;
	const piled = view.players[props.seat]?.piled ?? 0;
	return (
		<section class="desk" aria-label={w.decks}>
			{DECKS.map((deck) => (
				<Deck key={deck} props={props} deck={deck} />
			))}
			<button class="deck deck--list" onClick={list}>
				<svg class="decksign" viewBox="0 0 44 40" aria-hidden="true">
					<path d="M6 6h32v30H6ZM12 14h20M12 21h20M12 28h12" />
				</svg>
				<span>
					{w.deckList}
					<b>{piled > 0 ? w.discarded(piled) : w.search}</b>
				</span>
			</button>
			<span class="desk__gap" />
			<Lever props={props} />
			<End props={props} />
		</section>
	);
}
