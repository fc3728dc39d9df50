/* en.ts - what One Small Step's page says itself, in English. What the engine says comes with the
 * moves, the log and the data. Names of countries, technologies and resources are the data's. */
import type { Phase, Resource } from '../../../../made/one-small-step';

const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
/* Unions and united states have an article. */
const the = (country: string) => (/^U[A-Z]+$/.test(country) ? `the ${country}` : country);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const cards = (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`;
const tokens = (n: number) => `${n} ${n === 1 ? 'token' : 'tokens'}`;
const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`;

/* What an Espionage action allows. */
export interface Tier {
	draw: number;
	both: boolean;
	steal: boolean;
}

/* If the race ended now. */
export interface Points {
	moon: number;
	objective: number;
	stock: number;
	total: number;
}

/* What lies on a mat of a resource. */
export interface Lying {
	stock: number;
	makes: number;
	loses: number;
}

const tier = ({ draw, both, steal }: Tier) =>
	both ? `play 1, draw ${draw}${steal ? ' or steal' : ''}` : `play or draw ${draw}`;

/* What is to be clicked. */
const hints: Partial<Record<Phase, string>> = {
	trading: 'Click another resource, or be done.',
	aiming: 'Click what is lit: on the mats of your rivals, or on the chart.',
	bartering: 'Click what you give of your stores.',
	spying: 'Click your spies at home, or one that is out.',
	placing: 'Click a rival’s resource, or a lit plate.',
	inventing: 'Click a raised plate.',
	drawing: 'Click the deck, or be done. At the highest tier a rival’s hand will do too.',
	discarding: 'Click a card.',
	leaving: 'Click a card to turn it in.',
};

/* What a list of choices is about. */
const lists: Partial<Record<Phase, string>> = {
	drafting: 'Countries',
	trading: 'Trade on',
	aiming: 'Whom',
	bartering: 'Swap',
	picking: 'Take',
	spying: 'Which spy',
	placing: 'Where to',
	inventing: 'Research',
	drawing: 'Draw',
	converting: 'Which resource',
	discarding: 'Discard',
	leaving: 'Before you end',
	opting: 'Which effect',
	ransoming: 'Pay, or let it happen',
	skimming: 'Take it, or leave it',
};

const sold = 'It is sold and bought for Gold, one for one.';
const uses: Record<Resource, string> = {
	morale: 'It is neither sold nor bought, and the Moon wants a lot of it.',
	iron: sold,
	oil: sold,
	aluminum: sold,
	gold: 'It buys Iron, Oil and Aluminum, one for one.',
};

const en = {
	nothing: 'nothing',
	free: 'free',
	aRival: 'a rival',
	seat: (n: number) => `seat ${n}`,
	cards,
	tier,
	tierNumber: (n: number) => `Tier ${n}`,
	costs: (price: string) => `Costs ${price}`,
	makesAndStarts: (made: string, more: string) => `Makes ${made}${more && `. Starts with ${more} more`}`,
	landing: (first: number, then: number[]) =>
		`${points(first)} for the first on the Moon${then.length ? `, then ${then.join(', ')}` : ''}`,
	/* OSS-C34, in a line; of nobody's name: yours. */
	guard: (whose?: string) =>
		`A guard keeps the next card that would harm ${whose ?? 'you'} away, and is used up by it`,
	onGuard: (n: number) => `${n} on guard`,
	/* "Capsule, and Blast Furnaces or Refinery", "any two of Lander, Heavy Lifter and Docking" */
	needs: (groups: string[][]) => groups.map((group) => group.join(' or ')).join(', and '),
	anyTwo: (names: string[]) => `any two of ${listed(names)}`,

	chart: {
		name: 'Technology chart',
		title: 'Mission to the Moon',
		/* A name as it stands on a plate, which is narrow on a phone. */
		plate: (name: string) => name,
		spy: (place: string, owner?: string) => (owner ? `Spy of ${owner} on ${place}` : `Spy of yours on ${place}`),
		craft: (country: string, left: string) => `Craft of ${country}. ${left}`,
		onEarth: 'On Earth, among the works',
		onWayUp: 'Among the missions',
		yours: 'yours',
		researched: 'researched by you',
		canPay: 'you can pay for it',
		lack: (price: string) => `you lack ${price}`,
		goesHome: (owner: string) => `; the spy of ${owner} goes home when you research it`,
		blocked: (owner: string) => `blocked by a spy of ${owner}`,
		andNeeds: (needs: string) => `, and needs ${needs} first`,
		andLack: (price: string) => `, and you lack ${price}`,
		talks: 'talks: wait',
		talksKeep: 'talks keep you from research',
		needsFirst: (needs: string) => `needs ${needs} first`,
		needsNothing: 'needs nothing first',
		onWay: 'On your way to the Moon',
		onShortest: 'On your shortest way to the Moon',
		borrows: 'Your spy borrows it',
		researchedBy: (names: string) => `Researched by ${names}`,
		spies: (names: string) => `Spies: ${names}`,
		landing: (worth: string) => `The landing: ${worth}`,
		prizes: (first: number, then: number[]) => `first ${first}, then ${then.join(', ')}`,
		next: (points: number) => `${points} for the next`,
		full: 'all are here',
		there: (names: string) => `On the Moon: ${names}`,
	},

	draft: {
		title: 'Which country?',
		note: 'Who chooses last has the first turn. Everybody wants the same photograph.',
		taken: (country: string, name: string) => `${country}, taken by ${name}`,
		makes: 'makes',
		starts: 'starts with',
		more: 'more',
		yours: 'yours',
		take: 'Take',
	},

	hand: {
		name: (held: number, limit: number) => `Your espionage cards, ${held} of ${limit}`,
		title: (held: number, limit: number) => `Espionage, ${held} of ${limit}`,
		several: (n: number) => `, ${n} of them`,
		read: 'Read',
		readCard: (name: string) => `Read ${name}`,
		none: 'No cards. An Espionage action draws one: click the deck.',
		deckLeft: (n: number) => `Deck. ${cards(n)} left`,
		draw: 'draw',
		deck: 'deck',
		thrown: (n: number) => `Discards, ${cards(n)}: read them`,
		discarded: (n: number) => `${n} discarded`,
	},

	mat: {
		store: (name: string, { stock, makes, loses }: Lying, owner?: string) =>
			`${name}${owner ? ` of ${owner}` : ''}. ${stock} in stock, makes ${makes}${loses ? `, of which spies may take ${loses}` : ''}`,
		stockpile: 'Your stockpile',
		yours: (resource: string) => `your ${resource}`,
		of: (resource: string, owner: string) => `${resource} of ${owner}`,
		makes: 'makes',
		kept: (kept: number, makes: number) => `${kept} of ${makes}`,
		tier: (n: number, does: string, now: boolean, price: string) =>
			`Tier ${n}. ${now ? 'Yours. ' : ''}${does}${price && `, costs ${price}`}`,
		spies: (home: number, all: number) => `Spies at home. ${home} of ${all}`,
		place: 'Place a spy',
		train: (n: number) => `Train: tier ${n}`,
		home: 'at home',
		out: 'all are out',
		produce: 'Produce',
		produces: (gain: number, lost: number, asked: boolean) =>
			`Produce. ${tokens(gain)} for you${lost ? (asked ? `, of which spies may take ${lost}` : `, ${lost} more for spies`) : ''}`,
		afterSpies: 'after spies',
		beforeSpies: 'before spies',
		talks: 'talks: no research',
		talksWhy: 'A rival called talks: no research until its next turn',
	},

	purse: {
		mat: (owner: string) => `Mat of ${owner}`,
		hand: (owner: string, n: number) => `Hand of ${owner}. ${cards(n)}`,
		stockpile: (owner: string) => `Stockpile of ${owner}`,
		talks: 'talks',
		talksWhy: 'Kept from research by talks',
		points: ({ moon, objective, stock, total }: Points) =>
			`If the race ended now: ${points(total)}, ${moon} for the Moon, ${objective} for the objective, ${stock} for the stockpile`,
		landed: 'Has landed',
		steps: (n: number) =>
			`Plates left on the shortest way: ${n}, the Moon among them. Going round a spy makes it longer`,
		moon: 'Moon',
		aim: 'aim',
		stock: 'stock',
		pts: 'pts',
	},

	rail: {
		objective: (name: string, aim: string, worth: number) =>
			`Secondary objective: ${name}. ${aim}. ${points(worth)} at the end`,
		held: (names: string) => `Met now by ${names}`,
		met: (met: number, all: number) => `${met} of ${all}`,
		play: 'Play it',
		turnIn: 'Turn it in',
		discard: 'Discard it',
		sell: (what: string) => `Sell ${what}: how many?`,
		buy: (what: string) => `Buy ${what}: how many?`,
		swap: (what: string, gain: string) => `Swap ${what} for ${gain}: how many?`,
		draw: 'Draw how many?',
		which: 'Which?',
		back: 'Back',
		becomes: 'The card becomes',
		swapFor: 'Swap it for',
		buyFor: 'Buy for Gold',
		take: 'Take',
		read: 'Read',
		hints,
		endTurn: 'End turn',
		done: 'Done',
		skip: 'Skip',
		lieLow: 'Lie low',
	},

	note: {
		worth: (landing: string) => `It is worth ${landing}.`,
		opens: (names: string[]) => `Opens ${names.length > 1 ? listed(names) : names[0]}.`,
		goesHome: (owner: string) => `The spy of ${owner} goes home.`,
		keep: (left: string) => `Of these you keep ${left}.`,
	},

	texts: {
		worth: (landing: string) => `It is worth ${landing}.`,
		needs: (needs: string) => `Needs ${needs}.`,
		needsNothing: 'Needs nothing first.',
		costs: (price: string, pay: string) => `Costs ${price}${pay && `; you pay ${pay}`}.`,
		blocked: 'A spy stands in front of it.',
		borrows: 'Your spy borrows its effect.',
		anyTier: (rule: string) => `At any tier: ${rule}`,
		uses,
		lies: ({ stock, makes, loses }: Lying) =>
			`${stock} in stock. A Produce makes ${makes}${loses ? `, of which spies may take ${loses}` : ''}.`,
		tier: (n: number) => `Tier ${n} of the Spy Network`,
		tierText: (n: number, does: string) =>
			`Espionage: ${does}. ${n === 1 ? 'One spy' : `${n} spies`} to use. Most cards do more with every tier.`,
		discards: 'Discards',
		noDiscards: 'Nothing yet. When the deck is used up, the discards are shuffled.',
		hand: (owner: string) => `Hand of ${owner}`,
		seen: (names: string, n: number) => `You have seen: ${names}. It holds ${n} in all.`,
		secret: (n: number) => `${cards(n)}, known to its owner alone.`,
		atTheEnd: (aim: string, worth: number) => `At the end: ${aim}. All of it is worth ${points(worth)}.`,
		deck: 'The deck',
		deckText: (left: number, limit: number) => `${cards(left)} left. A hand holds ${limit}.`,
		spies: 'Spies at home',
		spiesText:
			'A spy on a rival’s resource takes one token of it whenever that rival produces. On a technology nobody has, it keeps everybody else out. On one that a rival has, it borrows its lasting effect.',
		produce: 'Produce',
		produceText:
			'Take what your mat and technologies make, of all five resources at once. Spies on your mat take theirs of it.',
	},

	list: {
		turn: (n: number) => `Turn ${n}`,
		nobody: 'Nobody has landed',
		first: (name: string) => `${name} landed first`,
		last: (name: string) => `${name} has landed: last turns`,
		now: (name: string) => `${name}’s turn`,
		then: (name: string) => `then ${name}`,
		more: (name: string, n: number) => `${name} and ${n} more`,
		research: 'Research',
		researchOne: (name: string) => `Research ${name}`,
		land: (worth: number) => `Land on the Moon: ${points(worth)}`,
		price: (price: string) => `For ${price}`,
		produce: 'Produce',
		harvest: (gain: number, lost: number, asked: boolean) =>
			`Gain ${gain}${lost ? (asked ? `; spies may take ${lost} of it` : `; ${lost} more ${lost === 1 ? 'goes' : 'go'} to spies`) : ''}`,
		trade: 'Trade',
		tradeText: (n: number) => `Sell or buy up to ${n}`,
		play: 'Play a card',
		playOne: (name: string) => `Play ${name}`,
		draw: 'Draw',
		atTier: (n: number, does: string) => `Tier ${n}: ${does}`,
		train: 'Train spies',
		place: 'Place a spy',
		moveSpy: 'Move a spy',
		home: (n: number) => (n ? `${n} at home` : 'All are out'),
		turnIn: 'Turn in a card',
		turnInText: 'For any resource, free',
		lieLow: 'Lie low',
		lieLowText: 'Do nothing this turn',
		action: 'One action',
		actionNote: 'click the table, press a number',
		lists,
		choices: 'Choices',
		takeCountry: (title: string) => `Take ${title}`,
		give: (what: string) => `Give ${what}`,
		giveFor: (what: string, gain: string, n: number) => `Give ${n} ${what} for ${n} ${gain}`,
		swap: (what: string, gain: string) => `${what} for ${gain}`,
		swapSome: (n: number, what: string, gain: string) => `Swap ${n} ${what} for ${gain}`,
		upTo: (n: number) => (n > 1 ? `1 to ${n}` : '1'),
		enough: 'Enough',
		mat: (owner: string) => `${owner}’s mat`,
		matText: 'One token each time it produces',
		onResource: 'On a rival’s resource',
		onTechnology: 'On a technology',
		borrow: 'Borrow an effect',
		block: 'Block the others',
	},

	ending: {
		onMoon: ['first on the Moon', 'second on the Moon', 'third on the Moon', 'fourth on the Moon'],
		places: ['first', 'second', 'third', 'fourth'],
		points: 'points',
		live: 'Live',
		fromMoon: 'from the Moon',
		standBy: 'Please stand by',
		opera: 'an opera follows, in five acts',
		noPicture: 'Still no picture',
		moonStays: 'the Moon is expected to stay',
		won: (country: string) => ['One small', 'step for', the(country)],
		wonAtHome: ['A fine view', 'of the Moon'],
		fault: ['A technical', 'fault'],
		nobody: ['The Moon', 'can wait'],
		first: (turn: number) => `First on the Moon, in turn ${turn}. A whole country holds its breath, and then its hat.`,
		later: (first: string) => `${capital(the(first))} was there first, and talks of nothing else. The points were counted elsewhere.`,
		stayed: (first: string) => `${capital(the(first))} has the photograph. What was left in the cellar has won.`,
		nobodyWent: 'Nobody went. Somebody counted what was left, and it was more than the others had.',
		lost: (winner: string) => `The flag is that of ${the(winner)}. Our viewers are enjoying an opera, and will be told when it is over. Both of them.`,
		lostAtHome: (winner: string) => `There is a flag on the Moon, and ${the(winner)} has won all the same. The opera explains it in the fourth act.`,
		lostToNobody: (winner: string) => `Nobody went. ${capital(the(winner))} has won by bookkeeping, which does not photograph well.`,
	},

	honours: {
		moon: 'The Moon',
		objective: 'The objective',
		stock: 'What was left over',
		awards: {
			fingers: { title: 'Light Fingers', text: (n: number) => `${n} tokens that others had made, and missed` },
			cold: { title: 'Come In from the Cold', text: (n: number) => `${n} spies sent home, with their hats` },
			plan: { title: 'The Plan Was Fulfilled', text: (n: number) => `Produced ${n} times, on schedule, it says` },
			bank: { title: 'Friend of the Bank', text: (n: number) => `${n} tokens over the counter, and a calendar each year` },
			patience: { title: 'No Comment', text: (n: number) => `Did nothing for ${n} turns, and meant it` },
			library: { title: 'Well Read', text: (n: number) => `${n} cards played, none of them signed` },
			luck: { title: 'The Fast March', text: (n: number) => `${n} tokens from a die and an orchestra` },
			purse: { title: 'A Generous Neighbour', text: (n: number) => `Accepted ${n} tokens from rivals, who did not know` },
			door: { title: 'Nobody Leaves the Building', text: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'} stopped at the door` },
			committee: { title: 'By Committee', text: (n: number) => `${n} technologies, each with a ribbon to cut` },
			hats: { title: 'A Hat for Every Head', text: (n: number) => `Spies sent out ${n} times` },
			shredder: { title: 'The Shredder', text: (n: number) => `${n} cards that never existed` },
		},
	},

	guide: {
		country: {
			title: 'Four want one photograph',
			text: (several: boolean) =>
				`Take a country: each makes a little of everything and can do one thing better than the others. ${several ? 'Click the one you like.' : 'The others chose before you, since you play before them: one is left. Click it.'}`,
		},
		chart: {
			title: 'The way to the Moon',
			text: 'The chart is the whole race. Below are works, which make you produce more; above them missions. The gold line is the shortest way left for you, and the Moon needs two of Lander, Heavy Lifter and Docking.',
		},
		blocked: {
			title: 'A rival’s spy',
			takes: (resource: string) =>
				`The hat on your ${resource} is a rival’s spy: it takes one token of it whenever you produce.`,
			borrows: (technology: string) =>
				`The hat on ${technology} is a rival’s spy: it borrows its effect from who has it.`,
			blocks: (technology: string) =>
				`The hat on ${technology} is a rival’s spy. Nobody has that technology, so it keeps everybody else out: go round it, or research Spy Satellite.`,
			unmask: 'Some cards unmask spies.',
		},
		research: {
			title: 'Research',
			text: 'A turn is one action. Raised plates are those you can pay for now. Works come first, and Radio Hour above all: Morale is what runs short. Click a raised plate.',
		},
		produce: {
			title: 'Produce',
			text: (most?: string) =>
				`Nothing is made unless you spend a turn on it. Produce gives all five at once${most ? `, and most of it ${most}` : ''}. It is what you do when no plate is worth its price.`,
		},
		spy: {
			title: 'Send your spy',
			text: 'One spy waits at home. On a rival’s resource it takes one token whenever that rival produces, best of all Morale. On a technology that a rival has it borrows the effect; on one that nobody has it blocks the others. Click your spies, then the place.',
		},
		trade: {
			title: 'Trade what you have too much of',
			text: (n: number) =>
				`Click Iron, Oil or Aluminum on your mat to sell up to ${n} for Gold, or your Gold to buy. Morale is not for sale.`,
		},
		espionage: {
			title: 'Espionage',
			text: 'Draw a card, or play one: most cards do more with every tier of your network. Click the deck.',
		},
		card: {
			title: 'Play a card',
			text: 'Cards you can play are raised. The magnifying glass reads one; a click plays it, and then it asks for its targets.',
		},
		train: {
			title: 'Train',
			text: 'A higher tier means one spy more, more cards, and stronger ones. One step up is usually worth its Gold.',
		},
		objective: {
			title: 'More than the landing',
			text: (first: number, worth: number, name: string, each: number) =>
				`Points decide: ${first} for the first on the Moon, ${worth} for ${name}, and a point for every ${each === 1 ? 'token' : tokens(each)} left over. The bar beside each player says how it would end now.`,
		},
		last: {
			title: 'The last turn',
			text: 'Somebody is on the Moon: everybody else has one more turn. Land too if you can, or make your stockpile and the objective count.',
		},
	},
};

export default en;
export type Words = typeof en;
