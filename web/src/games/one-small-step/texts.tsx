/* texts.tsx - anything on the table, enlarged, with its clause. */
import type { VNode } from 'preact';
import type { CardText } from '../../game';
import { CardIcon, Emblem, MissionIcon, Res } from './icons';
import {
	cardOf,
	isPriced,
	landingWords,
	makesAndStarts,
	needWords,
	resourceName,
	technologyOf,
	tierWords,
	wordsOf,
	type Key,
	type Kind,
	type Technology,
	type View,
} from './view';

const art = (picture: VNode) => <span class="large-art">{picture}</span>;

function technologyText(view: View, technology: Technology): CardText {
	const needs = technology.needs.map((group) => group.map((id) => technologyOf(view, id)?.name ?? id));
	return {
		title: technology.name,
		text: [
			technology.rule,
			technology.moon ? `It is worth ${landingWords(view)}.` : '',
			needs.length ? `Needs ${needWords(needs)}.` : 'Needs nothing first.',
			`Costs ${wordsOf(view, technology.price)}${technology.pay && wordsOf(view, technology.pay) !== wordsOf(view, technology.price) ? `; you pay ${wordsOf(view, technology.pay)}` : ''}.`,
			technology.status === 'blocked' ? 'A spy stands in front of it.' : '',
			technology.borrowed ? 'Your spy borrows its effect.' : '',
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
		text: card.now === card.rule ? card.rule : `${card.now} At any tier: ${card.rule}`,
		flavour: card.text,
		cost: isPriced(card.price) ? wordsOf(view, card.price) : undefined,
		art: art(<CardIcon card={card} />),
		clause: 'OSS-072',
	};
}

function storeText(view: View, key: Key, makes: string): CardText {
	const name = resourceName(view, key);
	const uses: Record<Key, string> = {
		morale: 'It is neither sold nor bought, and the Moon wants a lot of it.',
		iron: 'It is sold and bought for Gold, one for one.',
		oil: 'It is sold and bought for Gold, one for one.',
		aluminum: 'It is sold and bought for Gold, one for one.',
		gold: 'It buys Iron, Oil and Aluminum, one for one.',
	};
	return { title: name, text: `${makes}${uses[key]}`, art: art(<Res of={key} />), clause: 'OSS-042' };
}

function tierText(view: View, number: number): CardText | null {
	const tier = view.tiers[number - 1];
	return tier
		? {
				title: `Tier ${number} of the Spy Network`,
				text: `Espionage: ${tierWords(tier)}. ${number === 1 ? 'One spy' : `${number} spies`} to use. Most cards do more with every tier.`,
				clause: 'OSS-065',
			}
		: null;
}

function discardsText(view: View): CardText {
	return {
		title: 'Discards',
		text: view.deck.discards.length
			? view.deck.discards.map((card) => `${card.name}${card.count > 1 ? ` (${card.count})` : ''}`).join(', ')
			: 'Nothing yet. When the deck is used up, the discards are shuffled.',
		clause: 'OSS-074',
	};
}

function matText(view: View, id: string): CardText | null {
	const nation = view.players.find((one) => one.id === id || one.hand_id === id);
	if (!nation) return null;
	if (nation.hand_id === id) {
		const known = view.known.find((hand) => hand.seat === nation.seat);
		return {
			title: `Hand of ${nation.name ?? 'a rival'}`,
			text: known
				? `You have seen: ${known.cards.map((card) => card.name).join(', ')}. It holds ${nation.cards} in all.`
				: `${nation.cards} cards, known to its owner alone.`,
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
			text: `At the end: ${view.objective.aim}. All of it is worth ${view.objective.points} points.`,
			flavour: view.objective.text,
			clause: 'OSS-095',
		};
	const tier = view.tiers.findIndex((_, i) => id === `tier-${i + 1}`);
	if (tier >= 0) return tierText(view, tier + 1);
	if (id === 'discards') return discardsText(view);
	if (id === view.deck.id)
		return { title: 'The deck', text: `${view.deck.left} cards are left. A hand holds ${view.deck.limit}.`, clause: 'OSS-073' };
	if (id === 'spy-box')
		return {
			title: 'Spies at home',
			text: 'A spy on a rival’s resource takes one token of every harvest. On a technology nobody has, it keeps everybody else out. On one that a rival has, it borrows its lasting effect.',
			clause: 'OSS-086',
		};
	if (id === 'produce')
		return { title: 'Produce', text: 'Take what your mat and technologies make, of all five resources at once. Spies on your mat take theirs of it.', clause: 'OSS-042' };
	const store = view.players.flatMap((nation) => nation.stores).find((one) => one.id === id);
	if (store)
		return storeText(view, store.key, `${store.stock} in stock. A Produce makes ${store.makes}${store.loses ? `, of which spies take ${store.loses}` : ''}. `);
	const resource = view.resources.find((one) => one.id === id);
	if (resource) return storeText(view, resource.key, '');
	return matText(view, id);
}
