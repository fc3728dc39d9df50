/* texts.tsx - cards and pieces in words, enlarged, with where the rules speak of them. */
import type { CardText } from '../../game';
import { Token } from '../../pieces';
import { FoodPath, MoonPath } from './ink';
import { w } from './say';
import { cityOf, claimName, type City, type View } from './view';

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
			return w.text.active(city.pile, city.middle, city.train);
		case 'inactive':
			return w.text.inactive(city.chips);
		case 'seat':
			return city.owner === undefined ? w.text.seat : w.text.bid(city.chips);
		case 'lot':
			return w.text.lot;
		case 'starved':
			return w.text.starved;
		case 'ghost':
			return w.text.ghost;
		default:
			return w.text.deck;
	}
}

function cityText(city: City): CardText {
	return {
		title: (city.seat ? '★ ' : '') + city.name,
		text: `${cityState(city)} ${city.rule}`,
		flavour: city.text,
		art: scene(city.owner, houses(city.seat)),
		clause: w.text.cityClause,
	};
}

function claimText(id: string, view: View): CardText | null {
	const claim = view.map.claims.find((one) => one.id === id);
	if (!claim) return null;
	const mine = claim.kind === 'mine';
	const by = claim.defender ? cityOf(view, claim.defender) : undefined;
	const section = view.map.sections.find((one) => one.number === claim.section);
	return {
		title: claimName(claim),
		flavour: section && `${section.name}: ${section.text}`,
		text: `${w.text.pays(claim.kind, view.yields[claim.kind])} ${
			claim.owner === undefined ? w.text.free : by ? w.text.defended(by.name, by.pile) : w.text.bare
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
		clause: w.text.claimClause,
	};
}

function systemText(id: string, view: View): CardText | null {
	const rows = view.players.map((mayor) => mayor.rocket.systems.find((system) => system.id === id));
	const system = rows[0];
	if (!system) return null;
	const own = rows[view.seat];
	/* The levels that somebody is at or comes to next. */
	const reached = view.levels.filter((_, i) => rows.some((one) => one!.level === i + 1 || one!.level === i));
	const others = rows.map((one, seat) =>
		w.text.systemOf(view.players[seat].rocket.name, one!.title, one!.level, view.levels[one!.level - 1].name),
	);
	return {
		title: system.name,
		text: w.text.system(reached.map((level) => level.rule).join(' ')),
		flavour: `${own ? `${own.title}: ${own.text} ` : ''}${others.join('. ')}`,
		clause: w.text.systemClause,
	};
}

function rocketText(id: string, view: View): CardText | null {
	const mayor = view.players.find((one) => one.rocket.id === id);
	if (!mayor) return null;
	const { rocket } = mayor;
	return {
		title: rocket.name,
		text: w.text.rocket(
			rocket.systems.map((system) => `${system.name} ${system.level} (${w.percent(system.chance)})`).join(', '),
			rocket.aboard,
			rocket.shot.outcomes.map((one) => `+${one.gain} ${w.percent(one.chance, one.possible)}`).join(', '),
			mayor.rule,
		),
		flavour: w.text.motto(mayor.mayor, mayor.motto),
		clause: w.text.rocketClause,
	};
}

const PLAIN: Record<string, (view: View) => CardText> = {
	button: () => w.text.button,
	moon: (view) => ({
		...w.text.moon(view.players[0].rocket.shot.food, view.players[0].rocket.shot.each, view.players[0].rocket.shot.crew),
		art: scene(undefined, <g transform="translate(0 -4) scale(2)"><MoonPath /></g>),
	}),
	bank: (view) => w.text.bank(view.bankRate),
	'chips-red': (view) => w.text.red(view.goal),
	'chips-food': () => w.text.food,
	'chips-gold': () => w.text.gold,
	deck: (view) => ({
		...w.text.pile(view.deck),
		flavour: `${view.map.name}: ${view.map.text} ${view.map.survey}`,
	}),
};

export function cardText(id: string, view: View): CardText | null {
	if (id in PLAIN) return PLAIN[id](view);
	const city = cityOf(view, id);
	if (city) return cityText(city);
	const know = view.knowHow.find((one) => one.id === id);
	if (know)
		return {
			title: know.title,
			text: know.rule,
			flavour: know.text,
			clause: w.text.knowHowClause,
		};
	return claimText(id, view) ?? systemText(id, view) ?? rocketText(id, view);
}
