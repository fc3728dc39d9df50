/* en.ts - what the page of Space Tug Skirmish says itself, in English. */
const dollars = (amount: number) => (amount < 0 ? `−$${-amount}M` : `$${amount}M`);
const cards = (count: number) => (count === 1 ? 'card' : 'cards');
const orbits = { design: 'Design', ops: 'Ops' };

const en = {
	dollars,
	brief: dollars, /* where there is little room */
	was: dollars, /* a price that holds no longer, before the one that does */
	currency: { before: '$', after: 'M' }, /* around an amount that is drawn by itself */
	stats: ['Strength', 'Speed', 'Energy'],
	orbits,
	orbitSign: { design: 'DESIGN', ops: 'OPS' },
	kinds: {
		feature: 'Feature',
		spec: 'Spec',
		ility: 'Ility',
		'design-effect': 'Effect',
		attack: 'Attack',
		'ops-effect': 'Effect',
		contract: 'Contract',
		context: 'Context',
		disturbance: 'Disturbance',
	},
	slots: { fuel: 'tank', prop: 'propulsion', manip: 'manipulator' },
	incomeOf: (income: number) => `+$${income}M a turn`,
	startsWith: (more: number) => `Starts with ${dollars(Math.abs(more))} ${more < 0 ? 'less' : 'more'}.`,
	free: 'free',
	price: (price: number) => `−$${price}M`,
	read: 'Read',
	readTitle: (title: string) => `Read ${title}`,
	yourTug: 'Your tug',
	tugOf: (name: string) => `${name}'s tug`,

	/* The drawing */
	mat: { fuel: 'Small tank', prop: 'Bipropellant engine', manip: 'Small manipulator' },
	noStats: 'no stats yet',
	offRepair: (price: number) => `off, repair ${dollars(price)}`,
	offPrice: (price: number) => `off, ${dollars(price)}`,
	disabled: 'disabled',
	repairFor: (price: number) => `Repair for ${dollars(price)}`,
	useIt: 'Use it',
	throwAwayFree: 'Throw it away, free',
	leaveIt: 'Leave it',
	parts: 'Parts',
	bareTug: 'A bare tug: no cards on it yet',
	whoseTug: 'Whose tug is drawn',
	where: (tug: string, ops: boolean) => `${tug}, ${ops ? 'in orbit' : 'on the ground'}`,
	drawing: (of: string) => `Drawing: ${of}`,

	/* The race */
	hasFunds: (name: string, funds: number) => `${name} ${dollars(funds)}`,
	goalOf: (goal: number) => `goal ${dollars(goal)}`,
	teamOf: (funds: number, goal: number) => `team ${dollars(funds)} of ${dollars(goal)}`,
	you: 'You',

	/* The foot of the drawing */
	statsOf: (tug: string) => `${tug}: stats`,
	place: { design: 'on the ground', ops: 'in orbit' },
	change: (amount: number) => (amount < 0 ? `−$${-amount}M` : `+$${amount}M`),
	plus: (income: number) => `+${income}`,
	aTurn: 'a turn',

	/* The deck list */
	deckList: 'Deck list',
	listParts: {
		all: 'All',
		design: 'Design',
		ops: 'Ops',
		epoch: 'Epoch',
		personas: 'Personas',
		discards: 'Discards',
	},
	levelOf: (persona: string, level: number) => `${persona}, Level ${level}`,
	openedByYou: 'opened by you',
	opensAt: (unlock: string, text: string) => `Opens at ${unlock}. ${text}`,
	discardedBy: (kind: string, name: string) => `${kind}, discarded by ${name}`,
	byYou: 'you',
	searchFor: 'Search: speed, disable, contract …',
	searchDecks: 'Search the decks',
	whichDeck: 'Which deck',
	titles: (count: number) => `${count} ${count === 1 ? 'title' : 'titles'}`,
	cards: 'Cards',
	readLarge: 'Read large: ',

	/* The dock */
	decks: 'Decks',
	deckNames: { design: 'Design', ops: 'Ops', epoch: 'Epoch' },
	drawFrom: { design: 'Draw Design', ops: 'Draw Ops', epoch: 'Draw Epoch' },
	leftInDeck: ' left in the deck',
	earns: (income: number, ops: boolean) => (ops ? `+${dollars(income)} a turn` : `+${dollars(income)} in Ops`),
	discarded: 'discarded;',
	backToDesign: 'Back to Design',
	launch: 'Launch',
	priceNoCards: (price: number) => `${dollars(price)}, no cards`,
	takesContracts: (gain: number) => `takes Contracts: +$${gain}M`,
	thenEarns: (income: number) => `then ${dollars(income)} a turn`,
	insteadOfCards: 'instead of playing cards',
	onceATurn: 'once a turn',
	endAndWin: 'End turn and win',
	endTurn: 'End turn',
	winsWith: (funds: number) => `with ${dollars(funds)}`,
	teamFunds: (funds: number) => `team ${dollars(funds)}`,
	toGo: (lacks: number) => `${dollars(lacks)} to go`,
	launchFirst: 'launch first to win',
	playsNow: (name: string) => `${name} plays`,
	drawFirst: 'draw first',
	discardFirst: 'discard first',
	chooseFirst: 'choose first',
	enough: 'Enough',
	takeNoMore: 'take no more',
	playedBy: (name: string) => `${name} plays it`,

	/* Cards */
	printed: 'printed ',
	playable: 'Playable',
	noHandOfMaster: 'The Epoch Master holds no cards: the world is your hand.',
	noHand: 'No cards. At the start of each turn you draw, from either deck.',
	notPlayable: 'not playable now; read',
	waitsFor: { design: 'waits for Design; read', ops: 'waits for Ops; read' },
	held: (held: number, limit: number) => `${held} of ${limit}`,
	toPlay: (held: string, left: number, ops: boolean) =>
		`${held}, ${left === Infinity ? 'any number' : left} ${ops ? 'Ops' : 'Design'} to play`,

	/* Contracts against stats */
	statIs: (stat: string, value: number) => `${stat} ${value}`,
	met: 'met',
	short: (lack: number) => `${lack} short`,
	haveOf: (have: number, need: number) => `${have} of ${need}`,
	wouldMeet: (names: string) => `${names}: would meet it in Ops`,
	bonusAt: (pay: number, needs: string) => `${dollars(pay)} at ${needs}`,
	bonus: (pay: number) => `Bonus ${dollars(pay)}`,
	included: (extra: number) => `${extra > 0 ? '+' : '−'}${Math.abs(extra)} incl.`,
	nextToGo: 'next to go',
	bonusMet: 'Bonus met',
	launchTakes: 'launch takes it',
	nextShift: (name: string) => `The next Epoch Shift comes when ${name} draws`,
	noContext: 'Business as Usual',
	normalRules: 'Normal rules.',
	contracts: 'Contracts and Context',
	noContract: 'No Contract lies open.',

	/* Before the first round */
	fan: (design: number, ops: number) => [`${design} Design,`, `${ops} Ops`],
	taken: 'taken',
	youOpened: (level: number) => ` You have opened Level ${level}.`,
	opening: {
		splitting: [
			'Seven cards to begin with',
			'Design cards build the tug, Ops cards are played in orbit. Five and two is a sound start.',
		],
		redrawing: ['Keep this hand?', 'Or set it aside and draw one card fewer, split as you like.'],
		becoming: ['Who are you?', 'Level 1 is a nuisance. Levels 2 and 3 open during the game and help.'],
		ready: ['Everything is in place', 'The first Epoch Shift comes, then the first turn.'],
	} as Record<string, string[]>,
	waiting: (names: string[]) => `Waiting for ${names.join(' and ')}.`,
	keepThese: (count: number) => `Keep these ${count} cards`,
	lieBelow: 'they lie below',
	begin: 'Begin',
	holdsToken: (name: string) => `${name} holds the shift token`,
	alone: 'alone',
	players: (count: number) => `${count} players`,
	ruleTitles: {
		race: 'The Race',
		epoch_master: 'Epoch Master',
		rags_to_riches: 'Rags to Riches',
		sprint: 'Sprint to the Finish',
		slow_and_steady: 'Slow and Steady',
	},
	ruleAbout: (goal: number, above: number, cap: number) => ({
		race: `First to ${dollars(goal)}, at the end of a turn in orbit. Alone it is the turns that count.`,
		epoch_master: 'The last seat plays the world; all others are a team.',
		rags_to_riches: 'Start in orbit with no money and no cards.',
		sprint: `While somebody has more than ${dollars(above)}, everybody plays as many cards as they like.`,
		slow_and_steady: `Nobody earns more than ${dollars(cap)} a turn.`,
	}),
	modeAndBests: 'Mode and personal bests',
	mode: 'Mode',
	yourBests: 'Your bests, kept in this browser',
	rounds: (title: string, seats: string) => ` rounds, ${title}, ${seats}`,
	won: (games: number, day: string) => `${games} won, ${day}`,
	noBests: 'None yet. The first game you win is your best.',

	/* Questions that take the place of the drawing */
	tugAt: (ops: boolean, funds: number) => `${ops ? 'Ops' : 'Design'}, ${dollars(funds)}`,
	choose: (what: string) => `${what}: choose`,
	aCard: 'A card',
	clickTug: 'Whom does it hit?',
	clickPart: 'Which part does it hit?',
	yourPile: 'Your discard pile',
	takeUpTo: (count: number) => `take up to ${count} ${cards(count)} back`,
	findCard: 'Find a card',
	findInPile: 'Find a card in the pile',
	shift: 'Epoch Shift',
	turnOne: 'turn one, the other is discarded',
	masterChooses: 'the Epoch Master chooses',

	/* A player's panel */
	locked: (unlock: string, text: string) => `Opens at ${unlock}: ${text}`,
	lockedSaid: (unlock: string, text: string) => `locked, opens at ${unlock}: ${text}`,
	useLevel: ' use it',
	masterPanel: (goal: number, rounds: number) =>
		`The Epoch Master: of two Epoch cards at each Shift one is played. The team needs ${dollars(goal)} together before round ${rounds} is over.`,
	bare: 'bare',
	tugWith: (tug: string, parts: string) => `${tug}: ${parts}`,
	holdsShiftToken: 'holds the Epoch Shift token',
	holdsCards: (design: number, ops: number, seen: string) =>
		`${design} Design and ${ops} Ops cards${seen && `, among them ${seen}`}`,
	holdsBriefly: (design: number, ops: number, seen: string) =>
		`${design} Design, ${ops} Ops cards${seen && `: ${seen}`}`,
	thisTurn: 'this turn',
	turnsMore: (turns: number) => `${turns} more`,
	income: (ops: boolean): string => (ops ? 'income a turn' : 'income a turn, once in Ops'),

	/* Any card or piece, enlarged */
	clauses: {
		feature: 'Stays on your tug and works in Ops; no two of a name. Rules: STS-063 to STS-065.',
		spec: 'Takes the place of the old one in its slot. Rules: STS-066 to STS-070.',
		ility: 'Stays on your tug; no two of a name. Rules: STS-071 to STS-074.',
		'design-effect': 'Played in the Design phase, then discarded. Rules: STS-076, STS-077.',
		attack: 'Played in the Ops phase, then discarded. Rules: STS-075.',
		'ops-effect': 'Played in the Ops phase, then discarded. Rules: STS-076, STS-077.',
		contract: 'Whoever is in Ops and has what it asks takes it. Rules: STS-078 to STS-090.',
		context: 'Holds for everybody until the next Context. Rules: STS-091 to STS-093.',
		disturbance: 'Happens once, when it is turned. Rules: STS-095.',
	},
	ofDeck: {
		design: (kind: string) => `${kind} of the Design deck.`,
		ops: (kind: string) => `${kind} of the Ops deck.`,
		epoch: (kind: string) => `${kind} of the Epoch deck.`,
	},
	isDisabled: 'Disabled: it does nothing until repaired. ',
	levelClause: (level: string, opens: string) =>
		`${level}. ${opens ? `Opens at: ${opens}.` : 'Open.'} Rules: STS-100 to STS-108.`,
	levelLine: (level: number, name: string, unlock: string, text: string) =>
		`Level ${level}, ${name}${unlock && ` (at ${unlock})`}: ${text}`,
	personaClause: 'Persona. Rules: STS-100 to STS-108.',
	pieces: {
		'shift-token': [
			'Epoch Shift token',
			'Once a round, right before its holder draws, the top Epoch card is turned. It stays where it is until a card moves it.',
			'Rules: STS-016 to STS-019.',
		],
		'phase-token': [
			'Phase token',
			'Instead of playing cards you may launch, or pay and come back to Design. A tug in Ops earns and takes Contracts; a tug in Design is built.',
			'Rules: STS-036 to STS-042.',
		],
		'stat-strength': ['Strength', 'What your manipulator and other cards give together.', 'Rules: STS-050 to STS-052.'],
		'stat-speed': ['Speed', 'What your propulsion and other cards give together.', 'Rules: STS-050 to STS-052.'],
		'stat-energy': ['Energy', 'What your tank and other cards give together.', 'Rules: STS-050 to STS-052.'],
	} as Record<string, string[]>,
	deckTexts: {
		design: ['Design deck', 'Features, Specs, Ilities and a few Effects: what a tug is built of.'],
		ops: ['Ops deck', 'Attacks and Effects: what is played in orbit.'],
		epoch: ['Epoch deck', 'Contracts, Contexts and Disturbances: what the world does.'],
	},
	deckLeft: (about: string, left: number) => `${about} ${left} cards are left in it.`,
	seeDeckList: 'The deck list shows every card.',

	/* The frame: bar, steps, choices */
	round: (round: number) => `Round ${round}`,
	ofRounds: (rounds: number) => `of ${rounds} rounds`,
	whom: 'Aim',
	whichCards: 'Which cards?',
	whichParts: 'Which parts?',
	whichStat: 'Which stat?',
	steps: ['Draw', 'Play', 'Discard'],
	master: 'Epoch Master',
	stripMaster: 'Master',
	noCards: 'No cards this turn',
	repair: (part: string) => `Repair ${part}`,
	use: (what: string) => `Use ${what}`,
	throwOne: 'Throw a card of your tug away',
	throwAway: (part: string) => `Throw ${part} away`,
	toPile: 'Free; it goes to your discard pile',
	playAny: { design: 'Play any Design cards', ops: 'Play any Ops cards' },
	playLeft: (left: number, ops: boolean) => `Play: ${left} ${ops ? 'Ops' : 'Design'} ${cards(left)} left`,
	endYourTurn: 'End your turn',
	or: 'Or',
	yourTurn: 'Your turn',
	keepHand: 'Keep this hand',
	split: (design: number, ops: number) => `${design} Design, ${ops} Ops`,
	fewer: 'A new hand, one card fewer',
	yourHand: 'Your hand',
	sevenCards: 'Seven cards',
	personas: 'Personas',
	draw: (left: number) => (left > 1 ? `Draw, ${left} to go` : 'Draw'),
	drawOne: { design: 'A Design card', ops: 'An Ops card' },
	drawFor: {
		design: (explain: string) => `To build with. ${explain}`,
		ops: (explain: string) => `To play in orbit. ${explain}`,
	},
	aim: 'Aim',
	disabledCards: 'Disabled cards',
	raise: 'Raise',
	discardOne: 'Discard one',
	discard: (card: string) => `Discard ${card}`,
	kindAndCost: (kind: string, cost: number) => `${kind}, ${dollars(cost)}`,
	turnThis: 'Turn one',

	/* The end */
	ending: {
		start: 'START',
		contract: (number: number) => `CONTRACT ${number}`,
		paid: 'PAID',
		more: (count: number) => `and ${count} more`,
		spares: 'FOR SPARES',
		won: (funds: number, round: number) => ({
			title: `Launched at ${dollars(funds)}`,
			text: `Round ${round}. Every part on this drawing has now been somewhere.`,
			stamp: 'APPROVED',
			small: 'THE BOARD, UNANIMOUS, AFTER LUNCH',
		}),
		solo: (funds: number, turns: number) => ({
			title: `${dollars(funds)} in ${turns} turns`,
			text: 'Nobody else was in the race. It was close all the same.',
			stamp: 'APPROVED',
			small: 'CHECKED BY THE SAME PERSON',
		}),
		soloOut: (funds: number, goal: number) => ({
			title: 'Out of time',
			text: `${dollars(funds)} of ${dollars(goal)}. The only rival was the calendar.`,
			stamp: 'SHELVED',
			small: 'TO BE REVISITED NEVER',
		}),
		lost: (name: string, funds: number | undefined, round: number) => ({
			title: `${name} launches first`,
			text:
				funds === undefined
					? `It took ${round} rounds and a good deal of solder.`
					: `You: ${dollars(funds)} in round ${round}. Your drawing was better. The drawing is always better.`,
			stamp: 'SUPERSEDED',
			small: `SEE THE OTHER DRAWING`,
		}),
		timeOut: (name: string, funds: number, won: boolean) => ({
			title: 'The rounds are over',
			text: won ? `Nobody reached the goal. With ${dollars(funds)} you missed it best.` : `Nobody reached the goal. ${name} missed it best, with ${dollars(funds)}.`,
			stamp: won ? 'ADEQUATE' : 'SHELVED',
			small: won ? 'IN THE ABSENCE OF ALTERNATIVES' : 'PENDING FURTHER FUNDING',
		}),
		teamWon: (funds: number, round: number, won: boolean) => ({
			title: `${dollars(funds)} together`,
			text: won ? `Round ${round}. The world did its worst, and was invoiced.` : `Round ${round}. They had each other. You had the weather.`,
			stamp: won ? 'APPROVED' : 'OVERRULED',
			small: won ? 'BY ALL WHO WERE STILL AWAKE' : 'THE WORLD MAY APPEAL',
		}),
		masterWon: (funds: number, goal: number, won: boolean) => ({
			title: won ? 'The world wins' : 'The world was too much',
			text: won ? `They stopped at ${dollars(funds)} of ${dollars(goal)}. Nothing was left to chance.` : `${dollars(funds)} of ${dollars(goal)}. The forecast had been clear about this.`,
			stamp: won ? 'GROUNDED' : 'RETURNED',
			small: won ? 'BY ORDER OF THE WEATHER' : 'TO SENDER, IN PARTS',
		}),
	},
	breakdown: { start: 'At the start', early: 'First third', middle: 'Second third', late: 'Last third' },
	honours: {
		wrecker: { title: 'Friend of the Spare Parts Trade', text: (n: number) => `Took ${n} parts off tugs that belonged to other people.` },
		target: { title: 'Most Dented', text: (n: number) => `Lost ${n} parts to accidents that were nobody's fault.` },
		jobs: { title: 'Contractor of the Year', text: (n: number) => `${n} Contracts, all of them on paper.` },
		late: { title: 'Also Qualified', text: (n: number) => `Met ${n} Contracts after somebody else had cashed them.` },
		lifts: { title: 'Frequent Flyer', text: (n: number) => `Launched ${n} times. The pad asked for a break.` },
		purse: { title: 'Light Fingers', text: (n: number) => `Moved ${dollars(n)} from purses into better hands.` },
		repairs: { title: 'Gaffer Tape Medal', text: (n: number) => `${n} repairs, each of them final.` },
		skip: { title: 'Tidy Desk', text: (n: number) => `Threw ${n} working parts away. They know what they did.` },
		income: { title: 'Payroll\'s Favourite', text: (n: number) => `Earned ${dollars(n)} by being up there.` },
	},

	/* The first game */
	guide: {
		split: [
			'Seven cards',
			'You build a space tug on the ground and earn with it in orbit. Design cards build, Ops cards are played up there. Take five Design and two Ops for a start.',
		],
		keep: [
			'Your hand',
			'These are your cards. The Features among them earn money each turn in orbit, Specs give Strength, Speed and Energy. Keep the hand, or draw again with one card fewer.',
		],
		draw: [
			'Draw',
			'Each turn begins with a card, from the deck you like. On the ground you want Design cards.',
		],
		contracts: [
			'What the world asks',
			'Once a round an Epoch card is turned. Contracts pay the first tug in orbit that has the stats they ask for: green is met, red says how much is short. Others change the rules for all, or simply hurt.',
		],
		build: [
			'Build',
			'On the ground you play up to two Design cards a turn. Raised cards can be paid for: click one and see it bolted on. Features first, they pay for themselves in two or three turns.',
		],
		part: [
			'Your tug, redrawn',
			'There it is. Click a part or its label to read it, to repair it when it is off, or to throw it away. The small letters at the left show the others’ tugs.',
		],
		ops: [
			'In orbit',
			'Your income came when the turn began. Up here you play one Ops card a turn: a favour for you, or an accident for somebody else. Raised cards can be paid for.',
		],
		off: [
			'Something is off',
			'A crossed-out part is disabled: it earns and gives nothing. Repair it, cheaper on the ground. What is still disabled when you launch is lost.',
		],
		list: [
			'Every card there is',
			'The deck list shows all 280 cards; search it for “speed” or “disable”. Discard piles lie open there too.',
		],
	},
	guideGoal: 'What wins',
	guideWin: (goal: number) =>
		`End a turn of yours in orbit with ${dollars(goal)} and you win. The measure above the drawing shows who has how much.`,
	guideTeam: (goal: number, rounds: number) =>
		`Together the designers need ${dollars(goal)} before round ${rounds} is over.`,
	guideLaunch: (income: number) =>
		`A tug on the ground earns nothing. Yours would earn ${dollars(income)} a turn up there. With three or four parts, or when a Contract is within reach, begin a turn with Launch.`,
	guideHome: 'Up and down',
	guideReturn: (price: number) =>
		`If your tug earns too little, go back to Design for ${dollars(price)}, build, and launch again. When to change is what the game is about.`,
};

export type Words = typeof en;
export default en;
