/* texts.tsx - cards and pieces in words: what is printed on them, small and large. */
import type { CardText } from '../../game';
import { cardArt, companyArt, planetArt, stackArt } from './art';
import { EARTH, goodName, titled, type Company, type FaceUp, type Kind, type View } from './view';

function costOf(kind: { cost: number }): string {
	return kind.cost === 0 ? 'free' : `${kind.cost} MCr`;
}

function rule(kind: { text: string; counter: boolean }): string {
	return kind.text + (kind.counter ? ' Can be countered.' : '');
}

/* A card in hand: its own title is flavour, its kind is what people call it. */
export function handText(card: FaceUp): CardText {
	return {
		title: titled(card.name),
		text: card.text,
		flavour: card.flavour,
		cost: card.cost === 0 ? 'free' : String(card.cost),
		art: cardArt(card.id),
	};
}

export function eventText(card: FaceUp): CardText {
	return { title: card.title, text: rule(card), flavour: card.flavour, art: cardArt(card.id) };
}

function kindText(kind: Kind, view: View): CardText {
	const face = [...view.hand, ...(view.event ? [view.event] : [])].find((card) => card.id === kind.id);
	const gone = kind.action ? view.discards[view.kinds.indexOf(kind)] : 0;
	return {
		title: titled(kind.name),
		text: rule(kind),
		flavour: face ? `${face.title}. ${face.flavour}` : undefined,
		cost: kind.action ? costOf(kind) : undefined,
		art: cardArt(kind.id),
		clause: kind.action
			? `One of ${kind.copies} in the stack of action cards${gone ? `, ${gone} discarded so far` : ''}. Rules: Action cards.`
			: `One of ${kind.copies} among the events. Rules: Event cards.`,
	};
}

function planetText(id: string, view: View): CardText | null {
	const planet = view.planets.find((known) => known.id === id);
	if (!planet) return null;
	const stations = view.players.reduce(
		(sum, trader) =>
			sum +
			trader.stations.filter(
				(hex) => view.hexes.find((cell) => cell.id === hex)?.place === planet.place,
			).length,
		0,
	);
	const makes = planet.makes?.length
		? `Makes ${planet.makes.map((good) => goodName(view, good)).join(' or ')}. `
		: '';
	const now = planet.rebellion
		? `In rebellion: makes nothing for ${planet.rebellion} more planet cards. `
		: planet.producing
			? 'Produces this round. '
			: '';
	return {
		title: planet.name,
		text:
			planet.place === EARTH
				? `Bring goods here: each open hex beside it is a dock for everybody. With ${view.goal.units} of each kind in store and ${view.goal.money} MCr aboard a docked ship you win.`
				: `${makes}${now}${stations} of 6 spots are taken.`,
		flavour: planet.says ? `${planet.character} “${planet.says}”` : planet.character,
		art: planetArt([planet]),
		clause: planet.place === EARTH ? 'Rules: Winning.' : 'Rules: Production, Stations.',
	};
}

function companyText(company: Company): CardText {
	return {
		title: company.name,
		text: `${company.motto}`,
		flavour: company.story,
		art: companyArt(company.number - 1),
		clause: `${company.boss}. Ship: the ${company.ship}. All companies play alike.`,
	};
}

/* Beside the map it is short: what producing is stands on the large card. */
export function planetCardText(view: View, short = false): CardText | null {
	const lit = view.planets.filter((planet) => planet.producing);
	return view.planetCard
		? {
				title: view.planetCard.title,
				text:
					lit.length === 0
						? 'Nobody produces.'
						: `${lit.map((planet) => planet.name).join(' and ')} produce${lit.length === 1 ? 's' : ''}${short ? '' : ': every station there makes a unit'}.`,
				flavour: view.planetCard.flavour,
				art: planetArt(lit),
			}
		: null;
}

function stackText(view: View): CardText {
	const gone = view.discards.flatMap((count, at) =>
		count > 0 ? [`${count} ${titled(view.kinds[at].name)}`] : [],
	);
	return {
		title: 'Action cards',
		text: `${view.stack} left in the stack. A card costs ${view.prices.card} MCr, unseen, one a turn; a hand holds ${view.room.hand}.`,
		flavour: gone.length ? `Discarded: ${gone.join(', ')}.` : 'Nothing is discarded yet.',
		art: stackArt(),
	};
}

/* Any card or piece, enlarged. */
export function cardText(id: string, view: View): CardText | null {
	const kind = view.kinds.find((known) => known.id === id);
	if (kind) return kindText(kind, view);
	if (id === view.planetCard?.id) return planetCardText(view);
	const companies = view.companies ?? view.players.map((trader) => trader.company);
	const company = companies.find((known) => known?.id === id);
	if (company) return companyText(company);
	const good = view.resources.find((known) => known.id === id);
	if (good)
		return { title: titled(good.name), text: `Spacers call it ${good.nickname}.`, flavour: good.flavour };
	return id === 'stack' ? stackText(view) : planetText(id, view);
}
