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
import { kindOf, playerAt, type Catalogue, type Printed, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;
type Part = keyof typeof w.listParts;

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
		cost: w.dollars(card.cost),
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
			kind: w.kinds[card.kind],
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
				kind: w.levelOf(persona.name, level.level) + (levelReached(persona.id) >= level.level && level.level > 1 ? `, ${w.openedByYou}` : ''),
				name: level.name,
				text: level.unlock ? w.opensAt(level.unlock, level.text) : level.text,
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
				kind: w.discardedBy(kindOf(card), tug.seat === props.seat ? w.byYou : name),
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
		<Dialog title={w.deckList} close={close} kind="decks">
			<div class="decklist">
				<div class="decklist__tools">
					<input
						type="search"
						class="decklist__find"
						placeholder={w.searchFor}
						aria-label={w.searchDecks}
						value={text}
						onInput={(event) => setText(event.currentTarget.value)}
					/>
					<div class="decklist__parts" role="group" aria-label={w.whichDeck}>
						{(Object.entries(w.listParts) as [Part, string][]).map(([key, name]) => (
							<button key={key} class="button button--small" aria-pressed={part === key} onClick={() => setPart(key)}>
								{name}
							</button>
						))}
					</div>
				</div>
				<p class="soft" role="status">
					{w.titles(rows.length)}
				</p>
				<ul class="decklist__rows" aria-label={w.cards}>
					{rows.map((row, i) => (
						<li key={`${row.id}.${i}`}>
							<button class="decklist__row" onClick={() => setLarge(row.large)}>
								<span class="sr">{w.readLarge}</span>
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
