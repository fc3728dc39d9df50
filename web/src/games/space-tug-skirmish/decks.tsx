/* decks.tsx - the deck list: every card there is, to browse, to search and to read large, and
 * everybody's open discard piles. STS-099 lets anybody look through the decks. */
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Dialog } from '../../app/dialog';
import type { BoardProps, CardText } from '../../game';
import { LargeCard } from '../../pieces/card';
import { cardArt, epochArt, personaArt } from './art';
import { levelReached } from './records';
import { epochText, levelText, printedText } from './texts';
import { dollars, KINDS, kindOf, playerAt, type Catalogue, type Printed, type View } from './view';

type Props = BoardProps<View>;
type Part = 'all' | 'design' | 'ops' | 'epoch' | 'personas' | 'discards';

const PARTS: [Part, string][] = [
	['all', 'All'],
	['design', 'Design'],
	['ops', 'Ops'],
	['epoch', 'Epoch'],
	['personas', 'Personas'],
	['discards', 'Discards'],
];

interface Row {
	id: string;
	part: Part;
	kind: string;
	name: string;
	text: string;
	flavour: string;
	cost: string;
	count: string;
	art: VNode;
	large: CardText;
}

function rowOf(card: Printed): Row {
	return {
		id: card.id,
		part: card.deck,
		kind: kindOf(card),
		name: card.name,
		text: card.text,
		flavour: card.flavour,
		cost: dollars(card.cost),
		count: `×${card.copies}`,
		art: cardArt(card),
		large: printedText(card),
	};
}

function rowsOf(catalogue: Catalogue): Row[] {
	const rows: Row[] = catalogue.cards.map(rowOf);
	for (const card of catalogue.epochs)
		rows.push({
			id: card.id,
			part: 'epoch',
			kind: KINDS[card.kind],
			name: card.name,
			text: card.text,
			flavour: card.flavour,
			cost: '',
			count: '',
			art: epochArt(card),
			large: epochText(card),
		});
	for (const persona of catalogue.personas)
		for (const level of persona.cards)
			rows.push({
				id: level.id,
				part: 'personas',
				kind: `${persona.name}, Level ${level.level}${levelReached(persona.id) >= level.level && level.level > 1 ? ', opened by you' : ''}`,
				name: level.name,
				text: level.unlock ? `Opens at ${level.unlock}. ${level.text}` : level.text,
				flavour: level.flavour,
				cost: '',
				count: '',
				art: personaArt(persona),
				large: levelText(level, persona),
			});
	return rows;
}

/* Everybody's piles lie open: STS-035. */
function discardsOf(props: Props): Row[] {
	return props.view.players.flatMap((tug) =>
		tug.pile.map((card) => {
			const name = playerAt(props.players, tug.seat)?.name ?? '';
			return {
				...rowOf(card),
				part: 'discards' as const,
				kind: `${kindOf(card)}, discarded by ${tug.seat === props.seat ? 'you' : name}`,
				flavour: '',
				count: `×${card.count}`,
			};
		}),
	);
}

function RowFace({ row }: { row: Row }) {
	return (
		<>
			<span class="decklist__art">{row.art}</span>
			<span class="decklist__body">
				<span class="decklist__kind">
					{row.kind} {row.count}
				</span>
				<b>{row.name}</b>
				<span>{row.text}</span>
				{row.flavour && <i>{row.flavour}</i>}
			</span>
			{row.cost && <span class="decklist__cost">{row.cost}</span>}
		</>
	);
}

export function DeckList({ props, close }: { props: Props; close(): void }) {
	const [part, setPart] = useState<Part>('all');
	const [text, setText] = useState('');
	const [large, setLarge] = useState<CardText | null>(null);
	const { catalogue } = props.view;
	const all = useMemo(() => rowsOf(catalogue), [catalogue]);
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const rows = (part === 'discards' ? discardsOf(props) : all.filter((row) => part === 'all' || row.part === part)).filter(
		(row) => {
			const whole = `${row.kind} ${row.name} ${row.text} ${row.flavour}`.toLowerCase();
			return words.every((word) => whole.includes(word));
		},
	);
	return (
		<Dialog title="Deck list" close={close} kind="decks">
			<div class="decklist">
				<div class="decklist__tools">
					<input
						type="search"
						class="decklist__find"
						placeholder="Search: speed, disable, contract …"
						aria-label="Search the decks"
						value={text}
						onInput={(event) => setText(event.currentTarget.value)}
					/>
					<div class="decklist__parts" role="group" aria-label="Which deck">
						{PARTS.map(([key, name]) => (
							<button key={key} class="button button--small" aria-pressed={part === key} onClick={() => setPart(key)}>
								{name}
							</button>
						))}
					</div>
				</div>
				<p class="soft" role="status">
					{rows.length} {rows.length === 1 ? 'title' : 'titles'}
				</p>
				<ul class="decklist__rows" aria-label="Cards">
					{rows.map((row, i) => (
						<li key={`${row.id}.${i}`}>
							<button class="decklist__row" onClick={() => setLarge(row.large)}>
								<span class="sr">Read large: </span>
								<RowFace row={row} />
							</button>
						</li>
					))}
				</ul>
			</div>
			{large && (
				<Dialog title={large.title} close={() => setLarge(null)} kind="card" bare>
					<LargeCard card={large} />
				</Dialog>
			)}
		</Dialog>
	);
}
