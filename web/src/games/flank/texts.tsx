/* texts.tsx - units, upgrades, cards, factions, tokens and zones in words, enlarged. */
import type { CardText } from '../../game';
import { Silhouette, TokenSign, UnitIcon } from './art';
import { w } from './say';
import { AREAS, COLOURS, factionOf, sheetPiece, tokenWords, type Colour, type View } from './view';

const CLAUSES: Record<Colour, string> = { blue: 'FLK-088', green: 'FLK-089', yellow: 'FLK-057, FLK-090' };

export function cardText(id: string, view: View): CardText | null {
	for (const side of view.players) {
		const unit = side.roster.find((known) => known.id === id || AREAS.some((area) => id === sheetPiece(view, area, known.key)));
		if (unit)
			return {
				title: unit.title,
				text: unit.text,
				flavour: unit.flavour,
				cost: tokenWords(unit.price),
				art: <UnitIcon name={unit.key} faction={factionOf(view, side.seat)} seat={side.seat} />,
				clause: w.cards.unit(unit.used, unit.copies),
			};
		const upgrade = side.upgrades.find((known) => known.id === id);
		if (upgrade)
			return {
				title: upgrade.title,
				text: upgrade.text,
				flavour: upgrade.flavour,
				cost: upgrade.active ? w.cards.active : tokenWords(upgrade.price),
				art: <Silhouette name={`base-${factionOf(view, side.seat)}`} />,
				clause: w.cards.upgrade(side.faction?.people),
			};
	}
	const card = view.hand.find((known) => known.id === id);
	if (card)
		return {
			title: card.title,
			text: w.cards.resource(tokenWords(card.gives), tokenWords(view.limits.mine)),
			flavour: card.flavour,
			clause: w.cards.clauses,
		};
	const faction = view.factions.find((known) => known.id === id);
	if (faction) return { title: faction.title, text: faction.about, clause: 'FLK-002' };
	const colour = COLOURS.find((known) => id === `token-${known}`);
	if (colour)
		return {
			...w.cards.tokens[colour],
			art: <TokenSign colour={colour} />,
			clause: CLAUSES[colour],
		};
	return null;
}
