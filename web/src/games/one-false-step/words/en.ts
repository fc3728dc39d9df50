/* en.ts - what the page of One False Step says itself, in English. What the engine says comes
 * with the moves, the log and the data. */
import type { Chip, Day, Kind } from '../../../../made/one-false-step';

/* Whom a sentence is about: nobody, the reader, or somebody by name. */
export type Who = { me: boolean; name: string } | undefined;

const some = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const whom = (who: Who) => (who === undefined ? 'nobody' : who.me ? 'you' : who.name);
const points = (n: number) => some(n, 'point');
const counters = (n: number) => some(n, 'counter');
const fridays = (n: number) => some(n, 'Friday');
const number = (n: number) => n.toLocaleString('en');
const goods: Record<Chip, string> = { red: 'red', food: 'Food', gold: 'Gold' };
/* 1st, 2nd, 3rd, 4th, 11th, 21st. */
const which = (n: number) =>
	`${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

const en = {
	goods,
	points,
	counters,
	whom,
	Whom: (who: Who) => (who?.me ? 'You' : (who?.name ?? '')),
	list: (parts: string[]) => [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and '),
	claim: (kind: Kind, section: number, at: number) => `${kind === 'mine' ? 'Mine' : 'Farm'} ${section}-${at}`,
	/* Thousandths as people say them; what is possible, and rounds to nothing, is not none. */
	percent: (t: number, possible = t > 0) =>
		t === 0 ? (possible ? '<0.1%' : '0%') : t < 100 ? `${(t / 10).toFixed(1)}%` : `${Math.round(t / 10)}%`,
	people: (n: number) => `${number(n)} ${n === 1 ? 'person' : 'people'}`,
	country: 'The Gold Country',
	countryOf: (cities: number) => `The Gold Country: ${some(cities, 'city', 'cities')}`,
	moon: 'The Moon',

	week: {
		days: {
			sunday: { short: 'Sun', does: 'Populate' },
			monday: { short: 'Mon', does: 'Claims' },
			tuesday: { short: 'Tue', does: 'Income' },
			wednesday: { short: 'Wed', does: 'Expenses' },
			thursday: { short: 'Thu', does: 'Rockets' },
			friday: { short: 'Fri', does: 'Waking' },
			saturday: { short: 'Sat', does: 'Auction' },
		} satisfies Record<Day, { short: string; does: string }>,
		name: 'The week',
		numbered: (n: number) => `Week ${n}`,
		button: 'Button',
		first: 'Before the first week',
		sold: 'The County Seats are sold.',
		order: (words: string) => `Order from the Button: ${words}`,
		acted: (who: Who) => `${whom(who)} has acted`,
		acts: (who: Who) => `${whom(who)} now`,
		starting: 'Starting auction',
		left: (n: number) => (n === 0 ? 'no cities left to sell' : `${some(n, 'city', 'cities')} still to be sold`),
	},

	map: {
		unclaimed: (name: string) => `${name}, unclaimed`,
		held: (name: string, by: Who, defender?: string, pile = 0) =>
			`${name}, held by ${whom(by)}${defender ? `, defended by ${defender} with ${pile}` : ', undefended'}`,
		city: (name: string, seat: boolean, state: string, food: number, red: number) =>
			`${name}${seat ? ', county seat' : ''}, ${state}, eats ${food} Food, worth ${points(red)}`,
		active: (by: Who, pile: number) => `held by ${whom(by)}, strength ${pile}`,
		inactive: (by: Who, n: number) => `bought by ${whom(by)}, wakes after ${fridays(n)}`,
		ghost: 'ghost town',
		deck: 'not yet sold',
		starved: 'starved, on top of the deck',
		lot: 'for sale now',
		seat: (by: Who, bid: number) => (by ? `${whom(by)} bids ${bid}` : 'for sale'),
		/* After what it is: on which section, and what lines join it with. */
		where: (section: string, others: string) => `; on ${section}${others ? `, joined to ${others}` : ''}`,
		waiting: (n: number, city: string) => `${counters(n)} to place from ${city}`,
		train: (city: string, aboard: number) => `Train to ${city}${aboard ? `, ${aboard} aboard` : ''}`,
		rocket: (name: string, of: Who, levels: string, aboard: number) =>
			`${name}, ${of?.me ? 'your rocket' : `rocket of ${whom(of)}`}, ${levels}, ${aboard} aboard`,
	},

	desk: {
		eats: (n: number) => `eats ${n} Food`,
		worth: (n: number) => `worth ${points(n)}`,
		seats: 'County Seats for sale',
		outbid: 'red chips; the most people bring the first Button',
		noBid: 'no bid',
		bidFor: (city: string) => `Bid for ${city}`,
		bidButton: 'Bid for the Button',
		chooseSeat: 'Choose a County Seat',
		youGetBack: 'who is outbid has the chips back',
		inRed: 'in red chips, which are points',
		halfSleeps: 'half of it, rounded up: Fridays asleep',
		whoIsIn: 'Who is in',
		in: 'in',
		out: 'out',
		button: 'The Button',
		anyColour: 'for chips of any colour',
		wakes: (n: number) => `${which(n)} Friday`,
		pass: 'Pass',
		pay: (n: number) => `Pay ${some(n, 'chip')}`,
		payHow: 'of any colours; red ones are points',
		whoBegins: 'Who begins next week?',
		offers: (by: Who, to: Who) => (by?.me ? `You offer ${whom(to)}` : `${whom(by)} offers ${whom(to)}`),
		for: 'for',
		accept: (take: number, takes: Chip, give: number, gives: Chip) =>
			`Accept: give ${take} ${goods[takes]} and get ${give} ${goods[gives]}`,
		acceptShort: 'Accept',
		decline: 'Decline',
		orStarve: 'Feed them, or click a city to let it starve',
		tradeOrStarve: 'Trade for more, or let one starve',
		feedAll: (keep: number) => `Feed all, keep ${keep}`,
		starve: (city: string) => `Let ${city} starve`,
		howMany: 'How many?',
		from: (city: string) => `From ${city}:`,
		choose: 'Choose a city’s counters',
		where: 'a lit claim, the city, a Train, or your rocket',
		then: 'then where one of them goes',
	},

	dock: {
		yours: 'What you have',
		votes: 'votes',
		bank: (rate: number) => `Bank ${rate}:1`,
	},

	cards: {
		yours: 'Your cities',
		wakes: (n: number) => `wakes after ${fridays(n)}`,
		strength: (n: number, room: number) => `strength ${n}${room > 0 ? ` of at most ${room}` : ''}`,
		toPlace: (n: number) => `${n} to place`,
	},

	purse: {
		red: 'red chips',
		food: (farms: number) => `Food; ${some(farms, 'farm')}`,
		less: 'farms less upkeep',
		gold: (mines: number) => `Gold; ${some(mines, 'mine')}`,
		levels: 'rocket levels',
		hasButton: 'holds the Button',
		knowHow: (system: string) => `Know-how of ${system}`,
		offerTo: (name: string) => `Offer a trade to ${name}`,
		choose: (name: string) => `Choose ${name}`,
		trade: 'Trade',
		pick: 'Choose',
		pointsOf: (name: string) => `Points of ${name}`,
		parts: { chips: 'chips', cities: 'cities', knowHow: 'Know-how' },
		of: (goal: number) => `of ${goal}`,
		small: (food: number, gold: number) => `${food} food ${gold} gold`,
	},

	court: {
		before: (by: Who, claim: string) => `${by?.me ? 'You go' : `${whom(by)} goes`} to court over ${claim}`,
		against: 'against',
		won: (by: Who) => `Found for ${whom(by)}`,
		kept: (by: Who) => `${by?.me ? 'You keep' : `${whom(by)} keeps`} it`,
	},

	shot: {
		fires: (who: Who, rocket: string) => `${who?.me ? 'You fire' : `${whom(who)} fires`} ${rocket}`,
		party: (food: number) => `${food} Food for the party. Three systems, one after another.`,
		needs: (target: number) => `Needs ${target} or more`,
		now: (system: string) => `${system}…`,
		itHolds: (system: string) => `${system} holds.`,
		itFails: (system: string) => `${system} fails.`,
		holds: 'Holds',
		fails: 'Fails',
		light: 'Light it.',
		hotel: 'HOTEL',
		skip: 'Skip',
		heads: [
			(rocket: string) => `${rocket} is firewood`,
			(rocket: string) => `${rocket} rises nine feet`,
			(rocket: string) => `${rocket} visits the hotel`,
			(rocket: string) => `${rocket} is on the Moon`,
		],
		gain: (n: number, crew: number, arrived: boolean) =>
			(n === 0 ? 'No votes in it' : `+${points(n)}`) +
			(crew === 0 ? '' : arrived ? `, ${crew} of them waving from up there` : `. ${counters(crew)} went along; soup for the families`),
	},

	gazette: {
		name: 'The Gold Country Gazette',
		number: (week: number) => `Vol. I, No. ${week}`,
		date: 'California, 1849',
		price: 'Price: one pinch',
		governor: (mayor: string, mine: boolean) => `${mayor} is governor${mine ? '!' : ''}`,
		deck: (rocket: string, n: number) => `${rocket} passes over every chimney in the county. ${n} votes, and no two alike`,
		picture: 'The scene, as described by telegraph',
		story: (mayor: string, aboard: number) =>
			`It left at noon, and was still in one piece when the band stopped. ${mayor} was not aboard${aboard > 0 ? `; ${counters(aboard)} were` : ''}, and said so at length.`,
		gracious: (mayor: string) => `Mayor ${mayor} watched from a fence, applauded with one hand, and has since sold the fence.`,
		you: 'you',
		forSale: 'For sale.',
		advert: (rocket: string, mayor: string) => `One Moon rocket, ${rocket}. Two careful owners, one of them brief. Ask for ${mayor}; bring a cart.`,
		recount: (mayor: string) => `Mayor ${mayor} wishes the Moon to be counted again.`,
		seal: 'ELECTED',
	},

	honours: {
		moon: { title: 'Been there', text: (n: number) => `${some(n, 'rocket')} on the Moon. The Moon has not replied.` },
		crew: { title: 'Generous with others', text: (n: number) => `${counters(n)} sent up and not far. Their families have been given soup.` },
		bang: { title: 'Heard in three counties', text: (n: number) => `${some(n, 'shot')} in which nothing held, the audience apart` },
		court: { title: 'Friend of the court', text: (n: number) => `${some(n, 'claim')} found to have been somebody else’s by mistake` },
		lawyers: { title: 'Supporter of the law', text: (n: number) => `${some(n, 'dispute')} lost, each of them on principle` },
		supper: { title: 'No supper', text: (n: number) => `${some(n, 'city', 'cities')} left to find out about Wednesday` },
		patent: { title: 'Holder of patents', text: (n: number) => `${some(n, 'time')} the first to know how, and the last to explain it` },
		workshop: { title: 'Never quite finished', text: (n: number) => `${n} Gold put into a rocket that was said to be ready` },
		auctioneer: { title: 'A cough at the wrong moment', text: (n: number) => `${some(n, 'bid')}, several of them meant` },
		land: { title: 'Stakes in the ground', text: (n: number) => `${some(n, 'claim')} staked. The ground was not asked.` },
		bank: { title: 'The Bank’s best friend', text: (n: number) => `${some(n, 'time')} three for one, with a receipt` },
		railway: { title: 'Believer in railways', text: (n: number) => `${counters(n)} sent by a train that comes on Sunday` },
	},

	trade: {
		title: 'Trade',
		close: 'Close',
		left: (n: number) => `${some(n, 'offer')} left today`,
		bank: (rate: number) => `The Bank gives 1 for ${rate}`,
		to: 'Offer to',
		give: 'give',
		ask: 'ask',
		less: (what: string) => `${what} less`,
		more: (what: string) => `${what} more`,
		swap: (gives: Chip, takes: Chip) => `Give ${goods[gives]} for ${goods[takes]} instead`,
		offer: 'Offer',
		short: (n: number, good: Chip) => `You have ${n} ${goods[good]}.`,
		theirs: (name: string, n: number, good: Chip) => `${name} has ${n} ${goods[good]}.`,
	},

	works: {
		ground: 'Launching ground',
		systems: (rocket: string) => `Systems of ${rocket}`,
		aboard: (n: number) => `${n} aboard`,
		level: (level: number, target: number) => `that it holds, at level ${level}, with ${target} or more`,
		knows: (n: number) => `Know-how, ${points(n)}`,
		raise: (level: number) => `Raise to ${level}`,
		takes: (level: number, n: number) => `Raise to ${level} and take the Know-how, ${points(n)}`,
		fee: (level: number, n: number, of: number, to: Who) => `Raise to ${level}; ${n === of ? 'all of it' : `${n} of the ${of}`} goes to ${whom(to)}`,
		lacks: (level: number, n: number) => `${n} Gold short of level ${level}`,
		best: 'The best there is',
		outcomes: 'If you fire now',
		first: (system: string, from: string, to: string) => `Raise ${system} first: all three hold ${from} → ${to}`,
		nothing: 'nothing',
		win: ', win',
		fire: 'Fire a Moon Shot',
		each: (n: number) => `+${n} for each that holds.`,
		crew: (n: number) => ` If all three do, +${n} for those aboard. They are gone afterwards either way.`,
		wins: (n: number) => ` All three: ${points(n)}, you win.`,
		noShot: 'No shot today',
		done: 'Done for today',
	},

	/* Choices, as the list has them. */
	choice: {
		bidOn: (n: number, city: string) => `Bid ${n} on ${city}`,
		stake: (claim: string) => `Stake ${claim}`,
		jump: (claim: string) => `Jump ${claim}`,
		strengthen: (city: string, n: number) => `Strengthen ${city}${n > 1 ? ` by ${n}` : ''}`,
		train: (n: number, from: string, to: string) =>
			from === to ? `Hold ${n} back at ${from}` : `Send ${n} from ${from} by Train to ${to}`,
		board: (n: number, from: string) => `Send ${n} from ${from} to the rocket`,
		feed: 'Feed every city',
		starve: (city: string) => `Let ${city} starve`,
		raise: (system: string, level: number) => `Raise ${system} to ${level}`,
		shoot: 'Fire a Moon Shot',
		done: 'Done for today',
		bid: (n: number) => `Bid ${n}`,
		pass: 'Pass for good',
		pay: (chips: string) => `Pay ${chips}`,
		hand: (seat: string) => `Give the Button to ${seat}`,
		bank: (give: number, gives: Chip, get: number, gets: Chip) => `Bank: ${give} ${goods[gives]} for ${get} ${goods[gets]}`,
		offer: (to: string, give: number, gives: Chip, take: number, takes: Chip) =>
			`Offer ${to} ${give} ${goods[gives]} for ${take} ${goods[takes]}`,
		accept: 'Accept',
		decline: 'Decline',

		monday: (city: string, n: number) => `${city}: ${counters(n)}`,
		mondayNote: 'click the counters, then a lit place',
		boards: 'Board the rocket',
		trains: 'Send by Train',
		trade: 'Trade',
		tradeNote: 'any numbers can be typed',
		offerTo: (seat: string) => `Offer ${seat} a trade`,
		has: (food: number, gold: number) => `has ${food} Food and ${gold} Gold`,
		wednesday: 'Wednesday',
		wednesdayNote: 'click a city to let it starve',
		thursday: 'Thursday',
		thursdayNote: 'click a system, or your rocket',
		raised: (target: number, chance: string, before: string) => `holds on ${target} or more, ${chance} instead of ${before}`,
		takes: (n: number) => `; you take the Know-how, +${points(n)}`,
		fee: (n: number, to: string) => `; ${n} of it goes to ${to}`,
		shot: (chance: string, gain: number, wins: boolean) => `Fire a Moon Shot: ${chance} for +${gain}${wins ? ', and the game' : ''}`,
		fired: (holds: string, outcomes: string) => `${holds}. Points: ${outcomes}`,
		seats: 'County Seats',
		seatsNote: 'click one on the map',
		bidOnCity: (city: string) => `Bid on ${city}`,
		offered: (food: number, red: number, mines: number, farms: number, people: number) =>
			`eats ${food} Food, worth ${points(red)}; mines at its door ${mines}, farms ${farms}; ${some(people, 'person', 'people')}; Active after the auction, unless you are outbid`,
		from: 'from',
		saturday: 'Saturday',
		wakes: (n: number) => `if nobody bids more, Active after ${fridays(n)}, and the Button is yours`,
		answer: 'Your answer',
	},

	text: {
		active: (pile: number, middle: number, train: number) =>
			`Active, ${pile} strong${middle ? `, ${counters(middle)} to place` : ''}${train ? `, ${train} on its Train` : ''}.`,
		inactive: (n: number) => `Bought, and wakes after ${fridays(n)}.`,
		seat: 'For sale in the starting auction.',
		bid: (n: number) => `For sale: ${some(n, 'red chip')} bid.`,
		lot: 'For sale now.',
		starved: 'Starved: its card went on top of the deck.',
		ghost: 'A ghost town: nobody bid.',
		deck: 'Its card is still in the deck.',
		cityClause: 'Rules: Monday, Wednesday.',
		pays: (kind: Kind, n: number) => `Pays ${n} ${kind === 'mine' ? 'Gold' : 'Food'} every Tuesday to who holds it.`,
		free: 'Nobody does: stake it from a connected city.',
		defended: (city: string, pile: number) =>
			`${city} defends it with ${pile}. To jump it, a die and your city's strength must beat a die and ${pile}.`,
		bare: 'No city defends it: who jumps it cannot lose.',
		claimClause: 'Rules: Monday (OFS-048 to OFS-058), Tuesday.',
		system: (levels: string) => `Two dice must show the target of its level or more. ${levels}`,
		systemOf: (rocket: string, title: string, level: number, name: string) => `${rocket}: ${title}, level ${level}, ${name}`,
		systemClause: 'Rules: Thursday (OFS-077 to OFS-094).',
		rocket: (systems: string, aboard: number, outcomes: string, mayor: string) =>
			`${systems}. ${counters(aboard)} aboard. A Moon Shot now: ${outcomes}. The mayor: ${mayor}`,
		motto: (mayor: string, motto: string) => `${mayor}: “${motto}”`,
		rocketClause: 'Rules: Thursday (OFS-088 to OFS-094).',
		button: {
			title: 'The Button',
			text: 'Who holds it acts first on every day of the week. Who buys a city on Saturday takes it; when nobody buys a city, or none is left, the Button itself is for sale, for chips of any colour.',
			clause: 'Rules: The week, Saturday.',
		},
		moon: (food: number, each: number, crew: number) => ({
			title: 'The Moon',
			text: `A Moon Shot costs ${food} Food. Each system that holds earns ${some(each, 'red chip')}; if all three hold, each counter aboard earns ${crew} as well. Either way the Rocket is empty afterwards.`,
			clause: 'Rules: Thursday.',
		}),
		bank: (rate: number) => ({
			title: 'The Bank',
			text: `Gives 1 Food for ${rate} Gold, or 1 Gold for ${rate} Food, whenever you are asked.`,
			clause: 'Rules: Trading.',
		}),
		red: (goal: number) => ({
			title: 'Red chips',
			text: `Influence. Each is a point; ${goal} points win at once. They pay for cities, and like any chips for the Button.`,
			clause: 'Rules: OFS-008.',
		}),
		food: {
			title: 'Food',
			text: 'Feeds your cities on Wednesday and pays for the party at a Moon Shot. Farms make it.',
			clause: 'Rules: OFS-008.',
		},
		gold: { title: 'Gold', text: 'Raises your rocket systems on Thursday. Mines make it.', clause: 'Rules: OFS-008.' },
		pile: (n: number) => ({
			title: 'The deck',
			text: `${some(n, 'city', 'cities')} still to be sold. On Saturday the top card is up for auction; starved cities lie on top.`,
			clause: 'Rules: Saturday.',
		}),
		knowHowClause: 'Rules: Thursday (OFS-083 to OFS-087).',
	},

	guide: {
		bid: {
			title: 'How to become governor',
			text: (goal: number) =>
				`Red chips are points, and so are the red dots of your cities, and Know-how: who has ${goal} wins on the spot. But first you need a city. Those named beside the map are for sale: look for mines and farms at the door, click one and bid a few chips. If somebody bids more you have them back.`,
		},
		stake: {
			title: 'Stake a claim',
			text: (farm: number, mine: number) =>
				`Monday: place the counters that your cities gave you on Sunday. One is taken up already: click a lit mine or farm to claim it. A farm pays ${farm} Food, a mine ${mine} Gold, every Tuesday.`,
		},
		week: {
			title: 'The week',
			text: 'Seven days, always in this order. Sunday brings counters, Monday places them, Tuesday pays, Wednesday eats, Thursday flies, Friday wakes cities, Saturday sells one. Who has the Button acts first; the signs beside the day show who is next.',
		},
		feed: {
			title: 'Feed your cities',
			text: (upkeep: number, rate: number) =>
				`Wednesday: your cities eat ${upkeep} Food. A city that is not fed is lost. If you are short, trade first: the Bank gives 1 for ${rate}.`,
		},
		raise: {
			title: 'Raise your systems',
			text: 'Thursday: Gold makes the rocket better. Each system shows its chance now and after the next level. The first to reach a level takes the Know-how: its seal says what it is worth, and what those who follow pay for it.',
		},
		shoot: {
			title: 'A Moon Shot',
			text: (food: number, each: number) =>
				`${food} Food buys a throw of two dice for each system, and ${some(each, 'red chip')} for each that holds. The row of chances says what to expect: with systems at level 1 hardly anything holds, so raise them first and keep the Food for Wednesday.`,
		},
		auction: {
			title: 'Saturday: a city is sold',
			text: 'Bid red chips or pass for good. Half of what you pay, rounded up, is how many Fridays it sleeps before it is yours to use. The buyer also takes the Button.',
		},
		strength: {
			title: 'Hold what you have',
			text: 'The number at a city is its strength. It defends every claim that is connected to it, and it attacks when you jump a claim of somebody else: a die and your strength against theirs.',
		},
		jump: {
			title: 'Jump a claim',
			text: 'Claims of others that a city of yours can reach are lit in red once you take up its card. Point at one to see your chance before you try.',
		},
		board: {
			title: 'Load the rocket',
			text: (aboard: number, crew: number) =>
				`A counter aboard earns ${some(crew, 'red chip')} if all three systems hold, and is gone after the shot either way. Your rocket stands on its ground beside the map with ${counters(aboard)} aboard. Load it when the chance is good.`,
		},
		trade: {
			title: 'Trade',
			text: 'Whenever you are asked you may trade with the Bank: click your Food or your Gold. On Wednesday and Thursday you may also offer another mayor Food for Gold, or Gold for Food. They answer at once.',
		},
	},
};

export type Words = typeof en;
export default en;
