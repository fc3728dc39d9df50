/* en.ts - what Flank's page says itself, in English. What the engine says comes with the moves,
 * the log and the data. */
import type { Area, Colour, FactionKey, Phase, Who } from '../view';

const some = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const listed = (parts: string[]) =>
	parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/* "You win", "Bellatrix wins"; within a sentence "you win". */
const does = (who: Who, verb: string, third = `${verb}s`) => (who.me ? `You ${verb}` : `${who.name} ${third}`);
const within = (who: Who) => (who.me ? 'you' : who.name);
const whose = (who: Who) => (who.me ? 'your' : `${who.name}’s`);

const colours: Record<Colour, string> = { blue: 'blue', green: 'green', yellow: 'yellow' };
const into: Record<Area, string> = { front: 'frontline', support: 'support', flank: 'flank' };
const inside: Record<Area, string> = { front: 'the frontline', support: 'support', flank: 'the flank' };
const strikes = (n: number) => some(n, 'strike');

const outs: Partial<Record<Phase, string>> = {
	harvest: 'End your harvest',
	build: 'End building',
	move: 'End your moves',
	joining: 'Nobody else joins',
	reinforce: 'Begin the battle',
	formation: 'Hide nothing',
	before: 'Do not use it',
	spending: 'Stop spending',
	strikes: 'Spare the rest',
};

/* The same on a button. */
const shortOuts: Partial<Record<Phase, string>> = {
	harvest: 'End harvest',
	build: 'End building',
	move: 'End moves',
	joining: 'Nobody else',
	reinforce: 'Fight',
	formation: 'Hide nothing',
	before: 'Pass',
	spending: 'Stop for good',
	strikes: 'Spare the rest',
};

/* What follows it. */
const after: Partial<Record<Phase, string>> = {
	harvest: 'You keep your other cards',
	build: 'You keep your tokens',
	move: 'Your units stay',
	joining: 'The others stay',
	formation: 'You keep your cards',
	spending: 'They get one more turn',
};

/* What is to be clicked. */
const asides: Partial<Record<Phase, string>> = {
	harvest: 'Play cards from your hand',
	build: 'Click a unit or an upgrade, then where it goes',
	move: 'Click a zone of yours, then where to',
	joining: 'Click who comes along, free',
	reinforce: 'Click a zone to bring more from there',
	before: 'Click the unit, then its new area',
	spending: 'Click their unit to push, yours to move',
	strikes: 'Click who falls in their support',
};

const en = {
	you: 'You',
	player: (n: number) => `Player ${n}`,
	listed,
	nobody: 'nobody',
	nothing: 'nothing',
	free: 'free',
	tokens: (n: number, colour: Colour) => `${n} ${colours[colour]}`,
	areas: { front: 'Frontline', support: 'Support', flank: 'Flank' } as Record<Area, string>,

	bar: {
		round: (n: number) => `Round ${n}`,
		initiative: (who: Who) => `Initiative: ${within(who)}`,
		steps: ['Harvest', 'Build', 'Move'],
		battle: ['Formation', 'Before combat', 'Spend tokens', 'Regroup'],
		role: (title: string, attacks: boolean) => `${title}, ${attacks ? 'attacks' : 'defends'}`,
		bases: (bases: number) => some(bases, 'base'),
	},

	purse: {
		tokens: (n: number, colour: Colour, most: number) => `${some(n, `${colours[colour]} token`)}, limit ${most}`,
		unitsWord: (n: number): string => (n === 1 ? 'unit' : 'units'),
		cards: (n: number) => some(n, 'card'),
		bases: (n: number): string => (n === 1 ? 'base' : 'bases'),
		active: 'Active upgrades',
	},

	hand: {
		does: { blue: 'a point', green: 'push theirs', yellow: 'move yours' } as Record<Colour, string>,
		tokens: (have: number, most: number, colour: Colour, extra: number, does: string) =>
			`${have} of ${most} ${colours[colour]} tokens${extra ? `, and ${extra} from the force mine` : ''}. In battle: ${does}`,
		card: (title: string, copies: number, gives: string) =>
			`${title}, ${copies > 1 ? `${copies} of them, ` : ''}gives ${gives}`,
		playIt: 'play it',
		hideIt: 'hide it',
		play: 'Play',
		hide: 'Hide it',
		mine: 'Mine',
		cards: 'Resource cards',
		extra: 'square: from your force mine, lost after combat',
		none: 'no cards',
		click: 'click a card to play it',
	},

	choices: {
		outs,
		endTurn: 'End your turn',
		harvest: 'Harvest',
		harvestNote: 'click a card, press a number',
		play: (card: string) => `Play ${card}`,
		mine: (card: string) => `Mine ${card}`,
		fits: 'All of it fits',
		oneOfEach: 'One of each colour',
		lost: (n: number) => `${n} lost above your limits`,
		lastYellow: 'Leaves no yellow to move with.',
		buildTitle: 'Build',
		buildNote: 'click a unit, then a base',
		build: (unit: string, zone?: string) => `Build a ${unit}${zone ? ` at ${zone}` : ''}`,
		buy: (upgrade: string, given?: string) => `Buy ${upgrade}${given ? `, discard ${given}` : ''}`,
		discardOne: 'Discard one for it.',
		moves: 'Moves',
		movesNote: 'click a zone, then where to',
		bringMore: (from?: string) => `Bring more${from ? ` from ${from}` : ''}`,
		attack: (zone: string, from?: string) => `Attack ${zone}${from ? ` from ${from}` : ''}`,
		moveTo: (zone: string, from?: string) => `Move to ${zone}${from ? ` from ${from}` : ''}`,
		held: (foes: number, base: boolean) =>
			`${listed([...(foes > 0 ? [some(foes, 'unit')] : []), ...(base ? ['a base'] : [])])} there`,
		room: (n: number) => `Room for ${n}`,
		far: '; two zones away, for those who can go so far',
		whoGoes: 'Who goes',
		whoGoesNote: 'click units on the board',
		sendAll: 'Send all',
		join: 'Who joins, free',
		secret: (units: string) => `${units} in secret`,
		secretNote: 'click areas of your sheet',
		allIn: (area: Area) => `All in ${inside[area]}`,
		oneIn: (unit: string, area: Area) => `${unit} in ${inside[area]}`,
		countIn: (n: number, area: Area) => `${n} ${into[area]}`,
		forceMine: 'Force mine',
		forceMineNote: 'click a card of yours',
		hide: (card: string) => `Hide ${card}`,
		thisBattle: 'For this battle only',
		addPoint: 'Add a point',
		push: (unit: string, to: Area) => `Push ${unit} to their ${into[to]}`,
		shift: (unit: string, to: Area) => `Move ${unit} to ${inside[to]}`,
		remove: (unit: string) => `Remove ${unit}`,
		from: (area: Area) => `From ${inside[area]}.`,
		spend: 'Ways to spend',
		before: 'Before combat',
		use: (whose: string) => `Use ${whose}`,
		useNone: 'Use none of them',
		orderNote: 'in the order you like',
		spendNote: 'click a unit, then an area',
		flankStrikes: 'You strike',
		destroy: (unit: string) => `Destroy a ${unit}`,
		survivors: 'Survivors',
		survivorsNote: 'click a zone',
		allTo: (zone: string) => `All to ${zone}`,
		oneTo: (unit: string, zone: string) => `${unit} to ${zone}`,
		disband: (unit: string) => `Leave a ${unit} off the board`,
		factions: 'Factions',
	},

	tray: {
		label: 'What you can do here',
		outs: shortOuts,
		endTurn: 'End turn',
		after,
		above: 'Choose above',
		battleEnds: 'The battle ends',
		asides,
		hold: 'Hold the zone',
		order: 'Which effect comes next?',
		useNone: 'Use none',
		zoneForAll: 'Click a lit zone for all, or a unit first',
		unitThenZone: 'Click a unit, then a zone',
		zone: 'Click a lit zone',
		survivor: (title: string) => `${title}, a survivor`,
		place: (n: number, units: string) => `Place ${n} ${units}`,
		clickArea: 'click an area',
		placed: 'All placed',
		points: (n: number) => some(n, 'point'),
		confirm: 'Place them so',
		hide: 'Hide a card?',
		hideBrings: (tokens: string) => `At the reveal it brings ${tokens}, for this battle`,
		clickWhere: 'Now click where: what is lit will do',
		blue: 'A point for blue',
	},

	board: {
		map: (title: string, zones: number, seated: boolean) =>
			`${title}, ${zones} zones. ${seated ? 'Your side is the lower left.' : ''}`,
		zone: (title: string, limit: number) => `${title}, limit ${limit}`,
		baseOf: (who: Who) => (who.me ? 'your base' : `base of ${who.name}`),
		baseLost: 'base lost',
		stack: (units: string, zone: string, count: number) => `${units} at ${zone}, ${count}`,
		beside: (zones: string) => `beside ${zones}`,
	},

	call: {
		against: (from: string, foes: string) => `From ${from}, against ${foes}.`,
		room: (from: string, n: number) => `From ${from}; room for ${n}.`,
		aBase: 'a base',
		thenWho: 'Who goes is asked next.',
		tapStays: 'Tap who stays.',
		stays: 'stays',
		nobody: 'Nobody goes',
		attackWith: (n: number) => `Attack with ${n}`,
		goWith: (n: number) => `Move ${n}`,
		orTap: (zone: string) => `or tap ${zone}`,
		joins: 'Who joins, free?',
		joinsThen: 'They stand beside it, and come along for nothing.',
		from: (zone: string) => `from ${zone}`,
	},

	forces: {
		unit: (title: string, price: string, used: number, copies: number, text: string) =>
			`${title}, ${price}; ${used} of ${copies} on the board. ${text}`,
		upgrade: (title: string, price: string, text: string) => `${title}, upgrade, ${price}. ${text}`,
		active: 'active',
		units: 'Units',
		upgrades: 'Upgrades',
		faction: (title: string, about: string, taken?: string) => `${title}. ${about}${taken ? ` Taken by ${taken}.` : ''}`,
		take: 'Take a faction',
	},

	battle: {
		label: (zone: string) => `Battle for ${zone}`,
		falls: (n: number, of: number) => (n === of ? 'falls' : `${n} fall`),
		lead: (n: number) => (n === 0 ? 'A tie' : n > 0 ? `You lead by ${n}` : `You are ${-n} behind`),
		each: (points: number) => `${points} each`,
		strikes,
		strikesSupport: 'strikes support',
		stack: (name: string, count: number, units: string, area: Area) => `${name}: ${count} ${units}, ${into[area]}`,
		takeBack: (count: number, units: string) => `${count} ${units} put here: take one back`,
		blueSpent: (n: number) => `${some(n, 'blue token')} spent`,
		toArea: (area: Area) => `To ${into[area]}`,
		putOne: (unit: string, area: Area, worth: string) => `Put one ${unit} into ${into[area]}, ${worth}`,
		base: 'Base',
		basePoints: (n: number) => `Base, ${some(n, 'point')}`,
		sealed: 'formed up, sealed',
		forming: 'forming up',
		attack: 'on the attack',
		defence: 'on the defence',
		baseAlone: 'a base alone',
		allPlaced: 'all placed',
		andBase: 'and a base',
		sheet: (name: string, attacks: boolean) => `Combat sheet of ${name}, who ${attacks ? 'attacks' : 'defends'}`,
		hidden: (card?: string) => `Hidden: ${card ?? 'a card'}`,
		aside: (units: string) => `Set aside: ${units}`,
		tally: (name: string, points: number, parts: string) => `${name}, ${some(points, 'point')}: ${parts}`,
		parts: {
			front: (n: number) => `frontline ${n}`,
			base: (n: number) => `base ${n}`,
			support: (n: number) => `support ${n}`,
			blue: (n: number) => `blue tokens ${n}`,
			upgrades: (n: number) => `upgrades ${n}`,
		},
		bar: { front: 'Front', base: 'Base', support: 'Support', upgrades: 'Upgrades' },
		stopped: 'stopped',
		strikeThen: (by: Who, many: number, of: Who) =>
			`${does(by, 'may', 'may')} then destroy ${many === 1 ? 'one' : `up to ${many}`} in ${whose(of)} support.`,
		tied: 'A tie: both frontlines fall.',
		won: (who: Who) => `${does(who, 'win')} the battle.`,
		withThis: 'With this',
		ifNow: 'If combat ended now',
		secret: 'In secret: nobody sees the other’s sheet before both are ready.',
		tie: (a: number, b: number) => `${a} to ${b}, a tie`,
		wins: (who: Who, high: number, low: number) => `${does(who, 'win')} ${high} to ${low}`,
		loses: (who: Who, units: string, base: boolean) =>
			`${who.me ? 'you lose' : `${who.name} loses`} ${listed([...(units ? [units] : []), ...(base ? ['the base'] : [])])}`,
	},

	outcome: {
		tie: (zone: string) => `A tie at ${zone}`,
		won: (who: Who, zone: string) => `${does(who, 'win')} the battle for ${zone}`,
	},

	film: {
		begins: (zone: string) => `${zone}: nobody spends any more`,
		counts: 'Points, frontline first',
		falls: 'The losing frontline falls',
		burns: 'The base burns',
		strikes: (name: string, me: boolean) => (me ? 'Your flank strikes' : `${name}’s flank strikes`),
	},

	ending: {
		where: (round: number, board: string) => `Round ${round}. ${board}`,
		moon: { kaldari: 'The moon is Kal’Dari', terran: 'The moon is Terran', swarm: 'The moon is the Swarm’s' } as Record<FactionKey, string>,
		win: {
			kaldari: 'It was foreseen, of course. The vision left out the smell.',
			terran: 'Form 7 (Moon, annexation of) has been filed in triplicate. Two copies are missing.',
			swarm: 'A statement was requested. It clicked, at length, and was felt to be fair.',
		} as Record<FactionKey, string>,
		lose: {
			kaldari: 'They withdraw into contemplation, which has thicker walls.',
			terran: 'Withdrawn in good order: the colours, the kettle, and somebody’s left boot.',
			swarm: 'The hive is thinking it over. It has all the time there is, and the eggs.',
		} as Record<FactionKey, string>,
		bases: 'bases',
		units: 'units left',
		rounds: 'rounds',
	},

	honours: {
		bases: 'Bases',
		units: 'Units',
		upgrades: 'Upgrades',
		awards: {
			roads: { title: 'Order of the Worn Boot', text: (n: number) => `${n} marches. The maps have been resoled.` },
			flank: { title: 'Ribbon for Coming from the Side', text: (n: number) => `${n} units struck from where nobody was looking.` },
			fire: { title: 'Fire Marshal', text: (n: number) => `${some(n, 'base')} burnt, each according to regulations.` },
			fallen: { title: 'Medal for Standing in Front', text: (n: number) => `${n} units lost from the frontline. Volunteers, on paper.` },
			purse: { title: 'Patron of the Arts of War', text: (n: number) => `${some(n, 'token')} spent in battle. Receipts were not kept.` },
			mines: { title: 'Friend of the Geologist', text: (n: number) => `${some(n, 'card')} force mined. The landscape will write a letter.` },
			nursery: { title: 'Golden Cradle', text: (n: number) => `${n} units raised, and all of them were the favourite.` },
		},
	},

	passedOver: (name: string) => `${name} has no yellow token, or nobody, to move with: that Move phase is passed over`,

	cards: {
		tokens: {
			blue: { title: 'Blue tokens', text: 'In a battle: one point for you. It lies in your frontline until the end.' },
			green: { title: 'Green tokens', text: 'In a battle: push an enemy unit into another area of its sheet.' },
			yellow: {
				title: 'Yellow tokens',
				text: 'In a battle: move a unit of yours into another area. Before it: one pays for a move on the board.',
			},
		} as Record<Colour, { title: string; text: string }>,
		unit: (used: number, copies: number) => `${used} of ${copies} on the board. Rules: Units.`,
		active: 'active',
		upgrade: (people: string | undefined) => `Upgrade of ${people}. Rules: Upgrades.`,
		resource: (gives: string, mined: string) =>
			`Play it in Harvest for ${gives}; or force mine it, then or in a battle, for ${mined}.`,
		clauses: 'FLK-036 to FLK-042',
	},

	guide: {
		faction: {
			title: 'Whom do you lead?',
			text: 'Three peoples, one moon. The Terrans rearrange themselves, the Kal’Dari rearrange you, and the Swarm is simply many. Terrans forgive a beginner most. Take one.',
		},
		goal: {
			title: 'Take their bases',
			text: 'You win when the other side has no base left. Yours are at the lower left. The numbers in a zone say how many units you have there and how many fit.',
		},
		harvest: {
			title: 'First, harvest',
			text: 'A round is Harvest, Build, Move. Turn cards into tokens now: click one. What goes above your limits is lost, so keep a card that would spill over; it can also be hidden in a battle.',
		},
		build: {
			title: 'Build an army',
			text: 'Click a unit, then a base of yours to raise it there. The signs are its price, and every type has a talent of its own. Keep one or two yellow: marching costs yellow.',
		},
		upgrade: {
			title: 'Upgrades, or savings',
			text: 'An upgrade works from now on; you can have four. But tokens that you keep are spent in battle: blue is a point, green pushes one of theirs, yellow moves one of yours.',
		},
		move: {
			title: 'March',
			text: 'Each march costs a yellow token: click a zone of yours, a lit zone beside it, then who goes. March where the enemy has a unit or a base and there is a battle.',
			missed:
				'Your Move phase went by: each march costs a yellow token, and you had none left, or nobody to send. Keep some yellow next time. Then click a zone of yours, a lit zone beside it, and who goes. Where the enemy stands there is a battle.',
		},
		form: {
			title: 'Form up in secret',
			text: (front: number, support: number) =>
				`Frontline: ${some(front, 'point')} each, but if you lose the battle, all in front die. Support: ${some(support, 'point')} each. Flank: no points, but each unit there kills one in their support afterwards, whoever wins. Somebody must stand in front. Click areas until all are placed.`,
		},
		hide: {
			title: 'A card up your sleeve',
			text: (tokens: string) =>
				`All are placed. You may hide one of your cards now: at the reveal it is force mined for ${tokens}, for this battle alone; what you do not spend of it is lost. Click a card, or hide nothing and keep them all.`,
		},
		reveal: {
			title: 'The visors are up',
			text: (front: number, support: number, base: number) =>
				`Both sheets are open now. The bars add up the points: ${front} for each unit in front, ${support} in support, ${base} for a base, 1 for each blue token. More points win. Below them stands how it would end at this moment, and who would fall.`,
		},
		spend: {
			title: 'Turn it, token by token',
			text: 'In turns you spend what you saved: click one of theirs to push it (green), one of yours to move it (yellow), or add a point (blue). Point at a choice to see what it makes of the points. Who stops has stopped for good, and the other gets one more turn.',
		},
		strike: {
			title: 'Your flank strikes',
			text: 'This is what the flank is for: whoever won, each unit of yours there now destroys one in their support. Click who falls.',
		},
		return: {
			title: 'Survivors regroup',
			text: 'The winner may hold the zone, or leave some off the board; the loser falls back to zones beside it that the enemy does not hold. Click a lit zone for all of them, or a unit first to split them. Who finds no room is lost.',
		},
		after: {
			title: 'What a battle leaves',
			text: 'The loser’s frontline is gone, and a base that stood in it; after a tie both are. Flanks have struck, survivors stand in the zone or beside it, and the winner has drawn a card. The log tells it again. An attacker marches no more in that round, so choose your battle well.',
		},
	},
};

export type Words = typeof en;
export default en;
