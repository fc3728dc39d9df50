/* texts.tsx - anything on the table, enlarged, with its clause. */
import type { VNode } from 'preact';
import type { CardText } from '../../game';
import { Emblem, MissionIcon, Res } from './icons';
import { Poster } from './posters';
import {
	cardOf,
	isPriced,
	landingWords,
	makesAndStarts,
	needWords,
	priceOf,
	resourceName,
	technologyOf,
	wordsOf,
	type Key,
	type Kind,
	type Technology,
	type View,
} from './view';
import { w } from './say';

const art = (picture: VNode) => <span class="large-art">{picture}</span>;

function technologyText(view: View, technology: Technology): CardText {
	const needs = technology.needs.map((group) => group.map((id) => technologyOf(view, id)?.name ?? id));
	const [price, pay] = [wordsOf(view, technology.price), wordsOf(view, priceOf(technology))];
	return {
		title: technology.name,
		text: [
			technology.rule,
			technology.moon ? w.texts.worth(landingWords(view)) : '',
			needs.length ? w.texts.needs(needWords(needs)) : w.texts.needsNothing,
			w.texts.costs(price, pay === price ? '' : pay),
			technology.status === 'blocked' ? w.texts.blocked : '',
			technology.borrowed ? w.texts.borrows : '',
		]
			.filter(Boolean)
			.join(' '),
		flavour: technology.text,
		art: art(<MissionIcon id={technology.id} />),
		clause: technology.moon ? 'OSS-091' : technology.group === 'works' ? 'OSS-060' : 'OSS-053',
	};
}

function espionageText(view: View, card: Kind): CardText {
	return {
		title: card.name,
		text: card.now === card.rule ? card.rule : `${card.now} ${w.texts.anyTier(card.rule)}`,
		flavour: card.text,
		cost: isPriced(card.price) ? wordsOf(view, card.price) : undefined,
		art: <Poster card={card} />,
		clause: 'OSS-072',
	};
}

function storeText(view: View, key: Key, makes: string): CardText {
	return { title: resourceName(view, key), text: `${makes}${w.texts.uses[key]}`, art: art(<Res of={key} />), clause: 'OSS-042' };
}

function tierText(view: View, number: number): CardText | null {
	const tier = view.tiers[number - 1];
	return tier
		? {
				title: w.texts.tier(number),
				text: w.texts.tierText(number, w.tier(tier)),
				clause: 'OSS-065',
			}
		: null;
}

function discardsText(view: View): CardText {
	return {
		title: w.texts.discards,
		text: view.deck.discards.length
			? view.deck.discards.map((card) => `${card.name}${card.count > 1 ? ` (${card.count})` : ''}`).join(', ')
			: w.texts.noDiscards,
		clause: 'OSS-074',
	};
}

function matText(view: View, id: string): CardText | null {
	const nation = view.players.find((one) => one.id === id || one.hand_id === id);
	if (!nation) return null;
	if (nation.hand_id === id) {
		const known = view.known.find((hand) => hand.seat === nation.seat);
		return {
			title: w.texts.hand(nation.name ?? w.aRival),
			text: known
				? w.texts.seen(known.cards.map((card) => card.name).join(', '), nation.cards)
				: w.texts.secret(nation.cards),
			clause: 'OSS-009',
		};
	}
	const country = view.countries.find((one) => one.id === nation.country);
	return country ? cardText(country.id, view) : null;
}

export function cardText(id: string, view: View): CardText | null {
	const technology = technologyOf(view, id);
	if (technology) return technologyText(view, technology);
	const card = cardOf(view, id);
	if (card) return espionageText(view, card);
	const country = view.countries.find((one) => one.id === id);
	if (country)
		return {
			title: country.title,
			text: `${country.ability}: ${country.rule} ${makesAndStarts(view, country)}.`,
			flavour: country.text,
			art: <Emblem of={country.key} />,
			clause: 'OSS-006',
		};
	if (id === view.objective.id)
		return {
			title: view.objective.name,
			text: w.texts.atTheEnd(view.objective.aim, view.objective.points),
			flavour: view.objective.text,
			clause: 'OSS-095',
		};
	const tier = view.tiers.findIndex((_, i) => id === `tier-${i + 1}`);
	if (tier >= 0) return tierText(view, tier + 1);
	if (id === 'discards') return discardsText(view);
	if (id === view.deck.id)
		return { title: w.texts.deck, text: w.texts.deckText(view.deck.left, view.deck.limit), clause: 'OSS-073' };
	if (id === 'spy-box')
		return {
			title: w.texts.spies,
			text: w.texts.spiesText,
			clause: 'OSS-086',
		};
	if (id === 'produce')
		return { title: w.texts.produce, text: w.texts.produceText, clause: 'OSS-042' };
	const store = view.players.flatMap((nation) => nation.stores).find((one) => one.id === id);
	if (store)
		return storeText(view, store.key, `${w.texts.lies(store)} `);
	const resource = view.resources.find((one) => one.id === id);
	if (resource) return storeText(view, resource.key, '');
	return matText(view, id);
}
