/* texts.tsx - units, upgrades, cards, factions, tokens and zones in words, enlarged. */
import type { CardText } from '../../game';
import { Silhouette, TokenSign, UnitIcon } from './art';
import { capital } from '../../app/wire';
import { AREAS, COLOURS, factionOf, sheetPiece, tokenWords, type Colour, type View } from './view';

const TOKENS: Record<Colour, { text: string; clause: string }> = {
	blue: { text: 'In a battle: one point for you. It lies in your frontline until the end.', clause: 'FLK-088' },
	green: { text: 'In a battle: push an enemy unit into another area of its sheet.', clause: 'FLK-089' },
	yellow: {
		text: 'In a battle: move a unit of yours into another area. Before it: one pays for a move on the board.',
		clause: 'FLK-057, FLK-090',
	},
};

const TIMING = { ongoing: 'always on', before: 'before combat', after: 'after combat' };

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
				clause: `${unit.used} of ${unit.copies} on the board. Rules: Units.`,
			};
		const upgrade = side.upgrades.find((known) => known.id === id);
		if (upgrade)
			return {
				title: upgrade.title,
				text: upgrade.text,
				flavour: upgrade.flavour,
				cost: upgrade.active ? 'active' : tokenWords(upgrade.price),
				art: <Silhouette name={`base-${factionOf(view, side.seat)}`} />,
				clause: `Upgrade of ${side.faction?.people}, ${TIMING[upgrade.when]}. Rules: Upgrades.`,
			};
	}
	const card = view.hand.find((known) => known.id === id);
	if (card)
		return {
			title: card.title,
			text: `Play it in Harvest for ${tokenWords(card.gives)}; or force mine it, then or in a battle, for ${tokenWords(view.limits.mine)}.`,
			flavour: card.flavour,
			clause: 'FLK-036 to FLK-042',
		};
	const faction = view.factions.find((known) => known.id === id);
	if (faction) return { title: faction.title, text: faction.about, clause: 'FLK-002' };
	const colour = COLOURS.find((known) => id === `token-${known}`);
	if (colour)
		return {
			title: capital(`${colour} tokens`),
			text: TOKENS[colour].text,
			art: <TokenSign colour={colour} />,
			clause: TOKENS[colour].clause,
		};
	return null;
}
