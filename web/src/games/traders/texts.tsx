/* texts.tsx - cards and pieces in words: what is printed on them, small and large. */
import type { CardText } from '../../game';
import { cardArt, companyArt, planetArt, stackArt } from './art';
import { w } from './say';
import { EARTH, goodName, titled, type Company, type FaceUp, type Kind, type View } from './view';

/* What one reads small: a line, and who is behind it. */
function lines(...parts: (string | undefined)[]): string | undefined {
	return parts.filter(Boolean).join(' ') || undefined;
}

/* A card in hand: its kind is what people call it, its own title is flavour. */
export function handText(card: FaceUp): CardText {
	return {
		title: titled(card.name),
		text: card.text,
		flavour: `${card.title}. ${card.flavour}`,
		cost: card.cost === 0 ? w.free : String(card.cost),
		art: cardArt(card.id),
	};
}

export function eventText(card: FaceUp): CardText {
	return { title: card.title, text: card.text, flavour: card.flavour, art: cardArt(card.id) };
}

function kindText(kind: Kind, view: View): CardText {
	const faces = [...view.hand, ...(view.event ? [view.event] : [])].filter((card) => card.id === kind.id);
	const gone = kind.action ? view.discards[view.kinds.indexOf(kind)] : 0;
	return {
		title: titled(kind.name),
		text: kind.text,
		flavour: lines(...faces.map((face) => `${face.title}. ${face.flavour}`), kind.people),
		cost: kind.action ? w.price(kind.cost) : undefined,
		art: cardArt(kind.id),
		clause: kind.action ? w.card.action(kind.copies, gone) : w.card.event(kind.copies),
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
	const makes = planet.makes?.map((good) => goodName(view, good)) ?? [];
	const says = [
		makes.length > 0 && w.card.makes(w.either(makes)),
		planet.rebellion ? w.card.rebels(planet.rebellion) : planet.producing && w.card.produces,
		w.card.spots(stations),
	];
	return {
		title: planet.name,
		text:
			planet.place === EARTH
				? w.card.earth(view.goal.units, view.goal.money)
				: says.filter(Boolean).join(' '),
		flavour: lines(
			planet.says ? w.card.quoted(planet.character, planet.says) : planet.character,
			...planet.met.map((who) => w.card.person(who.name, who.of, who.line)),
		),
		art: planetArt([planet]),
		clause: planet.place === EARTH ? w.card.winning : w.card.production,
	};
}

function companyText(company: Company): CardText {
	return {
		title: company.name,
		text: `${company.motto}`,
		flavour: company.story,
		art: companyArt(company.number - 1),
		clause: w.card.company(company.boss, company.ship, company.emblem),
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
						? w.card.nobody
						: w.card.lit(
								lit.map((planet) => planet.name),
								short,
							),
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
		title: w.card.stack,
		text: w.card.stackRule(view.stack, view.prices.card, view.room.hand),
		flavour: w.card.discarded(gone),
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
		return { title: titled(good.name), text: w.card.nickname(good.nickname), flavour: good.flavour };
	return id === 'stack' ? stackText(view) : planetText(id, view);
}
