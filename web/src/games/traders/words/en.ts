/* en.ts - what the page of Traders says itself, in English. What the engine says comes with the
 * moves, the log and the data. */

const some = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const listed = (parts: string[]) =>
	parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const hexes = (n: number) => some(n, 'hex', 'hexes');
const price = (n: number) => (n === 0 ? 'free' : `${n} MCr`);

/* Whose it is: of somebody unknown, of the reader, of another. */
export type Owner = { name: string; me: boolean } | undefined;
const whose = (owner: Owner) => (!owner ? 'A' : owner.me ? 'Your' : `${owner.name}'s`);

/* A planet, and whether it is Earth. */
export interface Where {
	name: string;
	earth: boolean;
}

const goal = (units: number, money: number) =>
	`With ${units} of each kind in store and ${money} MCr aboard a docked ship you win.`;

const rebels = (cards: number) => `${cards} more planet ${cards === 1 ? 'card' : 'cards'}`;

const en = {
	listed,
	either: (parts: string[]) => parts.join(' or '),
	hexes,
	hexWord: (n: number): string => (n === 1 ? 'hex' : 'hexes'),
	price,
	free: 'free',
	units: (n: number, good: string) => (n > 1 ? `${n} ${good}` : good),

	bar: {
		round: (n: number) => `Round ${n}`,
		steps: ['Planets', 'Event', 'Act', 'Move', 'Act', 'Sell and buy'],
	},

	die: {
		rolled: (face: number, counts: number, base: number) =>
			`A ${face} on the die counts ${counts}; a ship flies ${hexes(base)} more than the dice count.`,
		counts: (faces: number[], n: number) =>
			`${faces.join(' and ')} ${faces.length > 1 ? 'count' : 'counts'} ${n}`,
		flight: (base: number, die: string) => `${hexes(base)} and what the die counts: ${die}`,
	},

	list: {
		whereTo: 'Where to',
		whereToNote: 'click a lit hex, or press a number',
		dockAtEarth: (earth: string) => `Dock at ${earth}`,
		bringHome: (goods: string) => `Bring ${goods} home`,
		nothingAboard: 'Nothing aboard yet',
		ownStation: (planet: string) => `${planet}, your station`,
		goodsThere: (goods: string) => `${goods} there`,
		nothingThere: 'Nothing there yet',
		freeSpot: (planet: string) => `${planet}, a free spot`,
		buildThere: (cost: number) => (cost === 0 ? 'Build there, free' : `A station there is ${cost} MCr`),
		space: 'Open space',
		otherHex: 'Any other lit hex',
		stay: 'Stay here',
		stayThen: 'Do not fly this turn',
		sides: {
			'north': 'north',
			'north-east': 'north-east',
			'east': 'east',
			'south-east': 'south-east',
			'south': 'south',
			'south-west': 'south-west',
			'west': 'west',
			'north-west': 'north-west',
		} as Record<string, string>,
		here: 'where you are',
		spaceTo: (wind: string) => `Open space, ${wind}`,
		play: (card: string) => `Play ${card}`,
		build: (planet: string) => `Build a station on ${planet}`,
		buildThen: 'It makes a unit whenever the planet is lit',
		load: (good: string) => `Load ${good}`,
		loadThen: ({ name }: Where) => `${name} to your ship`,
		unload: (good: string) => `Unload ${good}`,
		unloadThen: ({ name, earth }: Where) => (earth ? `Into your store at ${name}` : `Your ship to ${name}`),
		roll: 'Roll and fly',
		rollThen: (flight: string) => `You fly ${flight}`,
		goOn: 'Go on',
		before: 'Before you fly',
		after: 'After the flight',
		sell: (units: number, good: string) => `Sell ${units} ${good}`,
		sellFrom: ({ name, earth }: Where) => `From ${earth ? 'your store at ' : ''}${name}`,
		buy: 'Buy a card',
		buyDiscardOne: 'Buy a card, discard one',
		buyDiscard: (card: string) => `Buy a card, discard ${card}`,
		unseen: 'From the stack, unseen',
		end: 'End your turn',
		endThen: (extra: boolean): string => (extra ? 'your extra turn comes next' : 'the next player’s turn'),
		market: 'Sell and buy',
		companies: 'Companies',
		ship: (ship: string) => `Ship: the ${ship}`,
		makes: (planet: string) => `What ${planet} makes`,
		answer: 'Your answer',
	},

	/* A move by itself, where nothing around it says it. */
	deed: {
		'decline': 'Let it happen',
		'refuse': 'Leave it in space',
		'leave': 'Keep my hand',
		'give-cargo': 'Give the cargo',
		'counter': 'Counter',
		'pay': 'Pay',
		'accept': 'Accept',
		'pass': 'Pass',
		'jettison': (good: string) => `Throw out ${good}`,
		'discard': (card: string) => `Discard ${card}`,
		'make': (goods: string) => `Make ${goods}`,
		'swap': (give: string, gain: string) => `Turn ${give} into ${gain}`,
		'rob': (good: string, name: string) => `Take ${good} from ${name}`,
	},

	spot: {
		free: (planet: string) => `A free spot on ${planet}`,
		at: ({ name, earth }: Where) => (earth ? `At ${name}` : `Your station on ${name}`),
		build: (cost: number) => `Build: ${price(cost)}`,
		load: (waiting: number) => (waiting > 1 ? `Load 1 of ${waiting}` : 'Load'),
		unload: 'Unload',
		sellAt: ({ name }: Where) => `Sell at ${name}`,
		sells: (units: number, good: string, { name }: Where) => `Sell ${units} ${good} at ${name}`,
		makes: (planet: string) => `${planet} makes`,
		makesForYou: (planet: string) => `${planet} makes for you`,
		tradeAboard: 'Trade aboard',
		tradeAt: ({ name }: Where) => `Trade at ${name}`,
		takeFrom: (name: string) => `Take from ${name}`,
		them: 'them',
	},

	purse: {
		ship: 'Ship',
		aboard: (goods: string) => (goods ? `${goods} aboard` : 'empty ship'),
		loses: (turns: number) => `loses ${turns === 1 ? 'a turn' : `${turns} turns`}`,
		cards: (n: number, known: string[]) =>
			`${some(n, 'action card')}${known.length ? `: ${known.join(', ')}` : ''}`,
		stations: 'Stations',
		none: 'none yet, the first is free',
		empty: 'empty',
	},

	cure: {
		name: 'The cure:',
		missing: (what: string) => `${what} missing`,
		dock: 'all is there, dock at Earth!',
		lacks: ['', 'missing'],
		there: 'all is there',
		goods: (n: number) => `${n} goods`,
		have: (n: number, of: number, good: string) => `${n} of ${of} ${good} at Earth`,
		money: (have: number, of: number) => `${have} of ${of} MCr`,
	},

	dock: {
		aboard: (goods: string) => `${goods} aboard`,
		empty: 'hold empty',
		keeps: 'keep your place',
		toMarket: 'to the market',
		extra: 'your extra turn',
		next: (name: string) => `${name} is next`,
		flies: (least: number, most: number) => `${least} to ${hexes(most)}`,
		chooseAbove: 'Choose on the map',
	},

	flight: {
		steps: (steps: number, of: number) => (steps < of ? `${steps} of ${hexes(of)}.` : `${hexes(steps)}.`),
		costs: (cost: number) => (cost === 0 ? 'A station is free.' : `A station is ${cost} MCr.`),
		space: (near: string) => `${near ? `From there: ${near}. ` : ''}Nothing to dock at.`,
		nothingAboard: 'Nothing is aboard to unload.',
		brings: (goods: string, rest: string) =>
			`Brings ${goods} home. ${rest ? `Then the cure lacks ${rest}.` : 'That makes the cure.'}`,
		loads: (goods: string, { name }: Where) => `Load there: ${goods} on ${name}.`,
		empty: 'Nothing waits there; you can leave goods.',
		builds: (planet: string, makes: string, sells: number, cost: number, left: number, goal: number) =>
			`Build there: ${planet} makes ${makes}, sold at Earth for ${sells} MCr each. ${cost === 0 ? 'Your first station costs nothing.' : left < 0 ? `You are ${-left} MCr short of it now.` : `Leaves you ${left} MCr; the cure needs ${goal}.`}`,
	},

	map: {
		name: 'Star map',
		rows: (rows: number) => `Star map, ${rows} rows of hexes`,
		earth: (name: string) => `${name}, where goods are brought and the cure is made`,
		planet: (name: string, makes: string, rebellion: number, producing: boolean) =>
			`${name}, makes ${makes || 'nothing yet'}${rebellion ? `, in rebellion for ${rebels(rebellion)}` : producing ? ', producing this round' : ''}`,
		station: (owner: Owner, planet: string, goods: string, at: string) =>
			`${whose(owner)} station on ${planet} at ${at}${goods ? ` with ${goods}` : ''}`,
		ship: (owner: Owner, ship: string, goods: string, skips: number) =>
			`${whose(owner)} ship${ship ? `, the ${ship}` : ''}${goods ? `, carrying ${goods}` : ', empty'}${skips === 0 ? '' : skips === 1 ? ', loses a turn' : `, loses ${skips} turns`}`,
		located: (at: string, near: string) => `${at ? `, at ${at}` : ', on Earth'}${near ? `; ${near}` : ''}`,
		placed: (planet: string, at: string, near: string) => `, at ${planet}, ${at}${near ? `; ${near}` : ''}`,
		flyTo: (what: string, at: string, steps: number) => `Fly to ${at}, ${hexes(steps)}. ${what}`,
		build: (planet: string, cost: number) => `Build a station on ${planet}, ${price(cost)}`,
		losesTurn: 'loses this turn',
		moreDice: (dice: number) => (dice === 1 ? 'one die more' : `${dice} dice more`),
		compass: 'Compass: north is at the top. Ships fly east, west, north-east, north-west, south-east and south-west.',
		winds: ['N', 'E', 'S', 'W'],
	},

	hud: {
		begin: 'Begin',
		endTurn: 'End turn',
		stay: 'Stay',
		goOn: 'Go on',
		discardFirst: 'Choose a card to discard first',
		buy: 'Buy a card',
		cards: 'Cards',
		left: (n: number) => `${n} left`,
		roll: (dice: number): string => (dice === 1 ? 'Roll' : dice === 2 ? 'Roll both' : 'Roll all'),
		andFly: 'and fly.',
		event: (owner: Owner) => (owner?.me ? 'Your event' : `${owner?.name ?? ''}'s event`),
	},

	scene: {
		plays: (name: string | undefined, card: string) => `${name ?? 'Somebody'} plays ${card}`,
		draws: (card: string, name?: string) => (name ? `${name} draws ${card}` : `You draw ${card}`),
		counterIt: (rule: string) => `${rule} Do you counter it?`,
		cannot: (rule: string) => `${rule} You have no Counter, but nobody knows.`,
		counter: (cost: number) => `Counter: ${cost} MCr`,
		letIt: 'Let it happen',
		pirate: (name: string) => (name ? `${name} comes aboard` : 'Pirates come aboard'),
		pirateWants: (title: string | undefined) => `${title ? `${title}. ` : ''}What do you give?`,
		give: 'Give',
		pay: (money: number) => `Pay ${money} MCr`,
		noRoom: (good: string) => `A unit (${good}), and no room`,
		throwOut: 'Throw something out for it, or leave it in space.',
		out: 'out,',
		in: 'in',
		leaveIt: 'Leave it',
		offer: 'A free card, and a full hand',
		offerText: 'Give one up for it, unseen, or leave it.',
		discard: (card: string) => `Discard ${card}`,
		keep: 'Keep my hand',
		companies: 'Companies',
		sneezing: 'Earth is sneezing. Six companies have one healthy pilot each.',
		which: 'Which is yours? They differ in manners only.',
		takenBy: (name: string) => `, taken by ${name}`,
		theShip: (ship: string) => `the ${ship}`,
		lots: (dice: string[], again: boolean) => `${again ? 'The tied roll again' : 'Dice for the start'}: ${listed(dice)}.`,
		starts: (name: string) => `${name} starts.`,
	},

	tell: {
		gains: (money: number) => `+${money} MCr`,
		loses: (money: number) => `−${money} MCr`,
	},

	ending: {
		cured: 'Earth is cured!',
		curedBy: (name: string) => `Earth is cured. By ${name}.`,
		delivers: (company: string, round: number) => `${company} delivers, round ${round}`,
		lacked: (what: string) => (what ? `You were ${what} away` : 'You had it all, and were one dock away'),
		sign: ['Cured already.', 'Thank you! Earth'],
		timeUp: 'Time is up',
		left: 'The race is off',
		fullest: (names: string[], units: number, me: boolean) =>
			units === 0
				? 'Earth sneezes on. Nobody brought it anything.'
				: names.length > 1
					? `Earth sneezes on. ${listed(names)} brought most: ${some(units, 'unit')} each.`
					: `Earth sneezes on. ${me ? 'You' : names[0]} brought most: ${some(units, 'unit')}.`,
	},

	honours: {
		miles: { title: 'Frequent flyer', text: (n: number) => `${hexes(n)} flown. Miles cannot be redeemed.` },
		stall: { title: 'Market crier', text: (n: number) => `${n} MCr from sales, some of it for things Earth needed` },
		ransom: { title: 'Friend of the pirates', text: (n: number) => `Gave them ${n} in coin and goods. They send a card at New Year.` },
		grandmother: { title: 'Not on my ship', text: (n: number) => `${some(n, 'Counter')}, each at the worst moment for somebody` },
		fingers: { title: 'Light fingers', text: (n: number) => `${some(n, 'thing')} taken. All found lying about.` },
		target: { title: 'Everybody’s favourite', text: (n: number) => `${some(n, 'card')} played against this ship, with love` },
		landlord: { title: 'Landlord', text: (n: number) => `${some(n, 'station')} built. The rent is due.` },
		parked: { title: 'Best parked ship', text: (n: number) => `${some(n, 'turn')} not flown, in excellent order` },
		litter: { title: 'Space cleaner wanted', text: (n: number) => `${some(n, 'unit')} left drifting. The report has a picture.` },
		cards: { title: 'Card holder', text: (n: number) => `${some(n, 'card')} taken from the stack, unseen and unrepentant` },
	},

	hand: {
		none: (cost: number) => `No cards. Buy one at the end of your turn for ${cost} MCr, or find one.`,
		later: 'on your turn, but Counter any time',
		afterMove: 'playable after you move',
		nextTurn: 'playable next turn',
	},

	card: {
		action: (copies: number, gone: number) =>
			`One of ${copies} in the stack of action cards${gone ? `, ${gone} discarded so far` : ''}. Rules: Action cards.`,
		event: (copies: number) => `One of ${copies} among the events. Rules: Event cards.`,
		makes: (goods: string) => `Makes ${goods}.`,
		rebels: (cards: number) => `In rebellion: makes nothing for ${rebels(cards)}.`,
		produces: 'Produces this round.',
		spots: (taken: number) => `${taken} of 6 spots are taken.`,
		earth: (units: number, money: number) =>
			`Bring goods here: each open hex beside it is a dock for everybody. ${goal(units, money)}`,
		quoted: (character: string, says: string) => `${character} “${says}”`,
		winning: 'Rules: Winning.',
		production: 'Rules: Production, Stations.',
		person: (name: string, of: string, line: string) => `${name}, ${of}: ${line}`,
		company: (boss: string, ship: string, emblem: string) =>
			`${boss}. Ship: the ${ship}; its emblem: ${emblem}. All companies play alike.`,
		nobody: 'Nobody produces.',
		lit: (planets: string[], short: boolean) =>
			`${planets.join(' and ')} produce${planets.length === 1 ? 's' : ''}${short ? '' : ': every station there makes a unit'}.`,
		stack: 'Action cards',
		stackRule: (left: number, cost: number, hand: number) =>
			`${left} left in the stack. A card costs ${cost} MCr, unseen, one a turn; a hand holds ${hand}.`,
		discarded: (cards: string[]) =>
			cards.length ? `Discarded: ${cards.join(', ')}.` : 'Nothing is discarded yet.',
		nickname: (name: string) => `Spacers call it ${name}.`,
	},

	guide: {
		company: {
			title: 'Earth is sneezing',
			text: 'All of Earth has a cold, and who brings home the cure first wins. Take a company: they differ in manners, not in strength. Click the one you like.',
		},
		assign: {
			title: 'Who makes what',
			text: 'Before play you take turns saying what each planet makes. Everybody will need all three kinds: what is made near Earth is fetched soonest. Click what this planet shall make.',
		},
		goal: {
			title: 'What wins',
			text: (units: number, money: number) =>
				`Bring ${units} metal, ${units} food and ${units} gems to Earth, then dock there with ${money} MCr for the machine. Your panel shows what you have; pale units are still wanting. Who comes later in the round starts with a little money, since the first is ahead.`,
		},
		fly: {
			title: 'Fly',
			rolled: (dice: number[], counts: number, base: number, all: number, die: string) =>
				`You rolled ${dice.join(' and ')}: that counts ${counts}, and ${base} more makes ${hexes(all)} (${die}). `,
			text: 'The lit hexes are where the flight can end; the number is how many hexes it takes. Head for a planet: a dashed pad beside one is a spot for a station, and your first is free.',
		},
		spot: {
			title: 'Find a spot',
			text: 'Nothing comes of flying alone: you still have no station, and the first is free. End the flight on a dashed pad beside a planet, or nearer to one, and build there.',
		},
		roll: {
			title: 'Roll',
			text: (how: string | undefined) =>
				`A turn goes event, act, move, act, sell and buy; steps in which you can do nothing are passed over. ${how ?? 'Roll'}.`,
		},
		build: {
			title: 'Build a station',
			text: 'Your ship stands on a free spot. Build here: from now on, whenever this planet is lit, the station makes a unit for you.',
		},
		lit: {
			title: 'Lit planets produce',
			text: 'Each round a card lights planets. Those that shine make a unit at every station on them, yours and others’. The plate under a planet shows what it can make.',
		},
		make: {
			title: 'Choose what to make',
			text: 'Your station produces, and this planet makes two kinds. Pick what your medicine still lacks.',
		},
		load: {
			title: 'Load',
			text: (cargo: number) =>
				`A unit waits on your station and your ship is docked there. Take it aboard: the ship holds ${cargo}.`,
		},
		home: {
			title: 'Bring it home',
			near: 'There is cargo aboard, and a dock beside Earth is within reach: fly there. To dock you may stop early; the rest of the flight is lost.',
			far: 'There is cargo aboard. Earth is too far for this roll: fly toward it, and dock on one of the hexes beside it next time.',
		},
		unload: {
			title: 'Unload at Earth',
			text: (earth: number, station: number) =>
				`Put it into your store. Units here count for the cure; what you do not need sells for ${earth} MCr each, on a station only for ${station}.`,
		},
		sell: {
			title: 'Sell and buy',
			text: (units: number, money: number, card: number, station: number, second: number) =>
				`Sell what you have more than ${units} of at Earth, and save ${money} MCr for the machine. An action card is ${card} MCr. Further stations are ${station} MCr, a second one on the same planet ${second}.`,
		},
		cards: {
			title: 'Cards',
			text: 'You hold an action card. Raised cards can be played now: click one, then what it is aimed at. A Counter waits until somebody harms you.',
		},
	},
};

export type Words = typeof en;
export default en;
