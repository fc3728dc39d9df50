/* texts.tsx - cards and pieces in words, enlarged, with where the rules speak of them. */
import type { CardText } from '../../game';
import { Token } from '../../pieces';
import { FoodPath, MoonPath } from './ink';
import { cityOf, claimName, doors, percent, plural, titled, type City, type View } from './view';

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

function sign(seat: number) {
	return { colour: seat, shape: SHAPES[seat], letter: 'ABCDEF'.charAt(seat) };
}

function scene(owner: number | undefined, body: preact.VNode) {
	return (
		<svg viewBox="-100 -50 200 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<rect class="ofs-art" x="-200" y="-100" width="400" height="200" />
			<path class="ofs-artlines" d="M-200-40H200M-200-34H200M-200-28H200M-200-22H200M-200-16H200M-200-10H200M-200-4H200" />
			<path class="ofs-artground" d="M-200 20Q-90 6 0 20T200 16V100H-200Z" />
			{body}
			{owner !== undefined && (
				<g transform="translate(62 -18)">
					<Token sign={sign(owner)} size={34} />
				</g>
			)}
		</svg>
	);
}

function houses(seat: boolean) {
	return (
		<g class="ofs-arthouse" transform="translate(-6 24) scale(1.3)">
			<path d="M-34 4v-11l8-11 8 11v11ZM-26-18h10l8 11h-10Z" />
			<path d="M-6 6v-13l9-13 9 13v13ZM3-20h11l9 13H12Z" />
			{seat && <path d="M-16 4V-28l5-13 5 13V4Z" />}
		</g>
	);
}

function cityState(city: City): string {
	switch (city.where) {
		case 'active':
			return `Active, ${city.pile} strong${city.middle ? `, ${plural(city.middle, 'counter')} to place` : ''}${city.train ? `, ${city.train} on its Train` : ''}.`;
		case 'inactive':
			return `Bought, and wakes after ${plural(city.chips, 'Friday')}.`;
		case 'seat':
			return city.owner === undefined ? 'For sale in the starting auction.' : `For sale: ${plural(city.chips, 'red chip')} bid.`;
		case 'lot':
			return 'For sale now.';
		case 'starved':
			return 'Starved; it is sold next.';
		case 'ghost':
			return 'A ghost town: nobody bid.';
		default:
			return 'Its card is still in the deck.';
	}
}

function cityText(city: City, view: View): CardText {
	const section = view.map.sections.find((one) => one.number === city.section);
	const { mines, farms } = doors(view, city);
	return {
		title: (city.seat ? '★ ' : '') + city.name,
		text: `Eats ${city.food} Food every Wednesday, worth ${plural(city.red, 'point')} while Active. ${plural(mines, 'mine')} and ${plural(farms, 'farm')} at its door. ${cityState(city)}`,
		flavour: city.text,
		art: scene(city.owner, houses(city.seat)),
		clause: `${section?.name ?? ''}, ${city.population.toLocaleString('en')} people. Rules: Monday, Wednesday.`,
	};
}

function claimText(id: string, view: View): CardText | null {
	const claim = view.map.claims.find((one) => one.id === id);
	if (!claim) return null;
	const mine = claim.kind === 'mine';
	const by = claim.defender ? cityOf(view, claim.defender) : undefined;
	return {
		title: titled(claimName(claim)),
		text: `Pays 1 ${mine ? 'Gold' : 'Food'} every Tuesday to who holds it. ${
			claim.owner === undefined
				? 'Nobody does: stake it from a connected city.'
				: by
					? `${by.name} defends it with ${by.pile}. To jump it, a die and your city's strength must beat a die and ${by.pile}.`
					: 'No city defends it: who jumps it cannot lose.'
		}`,
		art: scene(
			claim.owner,
			mine ? (
				<circle class="ofs-mine" cx="0" cy="14" r="26" />
			) : (
				<g transform="translate(-26 -24) scale(3)">
					<FoodPath />
				</g>
			),
		),
		clause: 'Rules: Monday (OFS-048 to OFS-058), Tuesday.',
	};
}

function systemText(id: string, view: View): CardText | null {
	const rows = view.players.map((mayor) => mayor.rocket.systems.find((system) => system.id === id));
	const system = rows[0];
	if (!system) return null;
	return {
		title: system.name,
		text: `Two dice must show the target of its level. ${view.levels
			.map((level, i) => `${i + 1}: ${percent(level.chance)}${i > 0 ? ` for ${level.price} Gold` : ''}`)
			.join('; ')}.`,
		flavour: rows.map((one, seat) => `${view.players[seat].mayor}: ${one!.title}, level ${one!.level}`).join('. '),
		clause: 'Rules: Thursday (OFS-077 to OFS-094).',
	};
}

function rocketText(id: string, view: View): CardText | null {
	const mayor = view.players.find((one) => one.rocket.id === id);
	if (!mayor) return null;
	const { rocket } = mayor;
	return {
		title: rocket.name,
		text: `${rocket.systems.map((system) => `${system.name} ${system.level} (${percent(system.chance)})`).join(', ')}. ${plural(rocket.aboard, 'counter')} aboard. A Moon Shot now: ${rocket.shot.outcomes.map((one) => `+${one.gain} ${percent(one.chance)}`).join(', ')}.`,
		flavour: `${mayor.mayor}: “${mayor.motto}”`,
		clause: 'Rules: Thursday (OFS-088 to OFS-094).',
	};
}

const PLAIN: Record<string, (view: View) => CardText> = {
	button: () => ({
		title: 'The Button',
		text: 'Who holds it acts first on every day of the week. Who buys a city on Saturday takes it; when no city is left, the Button itself is sold, for chips of any colour.',
		clause: 'Rules: The week, Saturday.',
	}),
	moon: (view) => ({
		title: 'The Moon',
		text: `A Moon Shot costs ${view.players[0]?.rocket.shot.food ?? 4} Food. Each system that holds is worth a red chip; if all three hold, so is everybody aboard. Either way the Rocket is empty afterwards.`,
		art: scene(undefined, <g transform="translate(0 -4) scale(2)"><MoonPath /></g>),
		clause: 'Rules: Thursday.',
	}),
	bank: (view) => ({
		title: 'The Bank',
		text: `Gives 1 Food for ${view.bankRate} Gold, or 1 Gold for ${view.bankRate} Food, whenever you are asked.`,
		clause: 'Rules: Trading.',
	}),
	'chips-red': (view) => ({
		title: 'Red chips',
		text: `Influence. Each is a point; ${view.goal} points win at once. They pay for cities.`,
		clause: 'Rules: OFS-008.',
	}),
	'chips-food': () => ({ title: 'Food', text: 'Feeds your cities on Wednesday and pays for the party at a Moon Shot. Farms make it.', clause: 'Rules: OFS-008.' }),
	'chips-gold': () => ({ title: 'Gold', text: 'Raises your rocket systems on Thursday. Mines make it.', clause: 'Rules: OFS-008.' }),
	deck: (view) => ({ title: 'The deck', text: `${plural(view.deck, 'city', 'cities')} still to be sold, one each Saturday.`, clause: 'Rules: Saturday.' }),
};

export function cardText(id: string, view: View): CardText | null {
	if (id in PLAIN) return PLAIN[id](view);
	const city = cityOf(view, id);
	if (city) return cityText(city, view);
	const know = view.knowHow.find((one) => one.id === id);
	if (know)
		return {
			title: know.title,
			text: `Know-how of ${know.system}: ${plural(know.points, 'point')} to who holds it, and ${know.fee} Gold from everybody who buys a level that is not above the holder's. Who goes above takes the card.`,
			flavour: know.text,
			clause: 'Rules: Thursday (OFS-083 to OFS-087).',
		};
	return claimText(id, view) ?? systemText(id, view) ?? rocketText(id, view);
}
