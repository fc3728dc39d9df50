/* de.ts - was die Seite von Traders selbst sagt, auf Deutsch. */
import type { Owner, Where, Words } from './en';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const listed = (parts: string[]) =>
	parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const hexes = (n: number) => some(n, 'Feld', 'Felder');
const price = (n: number) => (n === 0 ? 'gratis' : `${n} MCr`);

/* Die Erde hat einen Artikel, die anderen Planeten heißen nur. */
const on = ({ name, earth }: Where) => (earth ? `auf der ${name}` : `auf ${name}`);
const from = ({ name, earth }: Where) => (earth ? `von der ${name}` : `von ${name}`);
const of = (owner: Owner) => (owner && !owner.me ? ` von ${owner.name}` : '');

const rebels = (cards: number) => `noch ${some(cards, 'Planetenkarte', 'Planetenkarten')} lang`;

const de: Words = {
	listed,
	either: (parts) => parts.join(' oder '),
	hexes,
	hexWord: (n) => (n === 1 ? 'Feld' : 'Felder'),
	price,
	free: 'gratis',
	units: (n, good) => (n > 1 ? `${n} ${good}` : good),

	bar: {
		round: (n) => `Runde ${n}`,
		steps: ['Planeten', 'Ereignis', 'Handeln', 'Fliegen', 'Handeln', 'Markt'],
	},

	die: {
		rolled: (face, counts, base) =>
			`Eine ${face} auf dem Würfel zählt ${counts}; ein Schiff fliegt ${hexes(base)} weiter, als die Würfel zählen.`,
		counts: (faces, n) => `${faces.join(' und ')} ${faces.length > 1 ? 'zählen' : 'zählt'} ${n}`,
		flight: (base, die) => `${hexes(base)} und dazu, was der Würfel zählt: ${die}`,
	},

	list: {
		whereTo: 'Wohin',
		whereToNote: 'klick auf ein helles Feld, drück eine Zahl',
		dockAtEarth: (earth) => `An der ${earth} andocken`,
		bringHome: (goods) => `Bring ${goods} heim`,
		nothingAboard: 'Noch nichts an Bord',
		ownStation: (planet) => `${planet}, deine Station`,
		goodsThere: (goods) => `Dort: ${goods}`,
		nothingThere: 'Dort liegt noch nichts',
		freeSpot: (planet) => `${planet}, freier Platz`,
		buildThere: (cost) => (cost === 0 ? 'Dort bauen, gratis' : `Station dort: ${cost} MCr`),
		space: 'Freier Raum',
		otherHex: 'Jedes andere helle Feld',
		stay: 'Hierbleiben',
		stayThen: 'In diesem Zug nicht fliegen',
		sides: {
			'north': 'nördlich',
			'north-east': 'nordöstlich',
			'east': 'östlich',
			'south-east': 'südöstlich',
			'south': 'südlich',
			'south-west': 'südwestlich',
			'west': 'westlich',
			'north-west': 'nordwestlich',
		},
		here: 'wo du bist',
		spaceTo: (wind) => `Freier Raum, ${wind}`,
		play: (card) => `${card} spielen`,
		build: (planet) => `Station auf ${planet} bauen`,
		buildThen: 'Sie macht eine Einheit, sooft der Planet leuchtet',
		load: (good) => `${good} laden`,
		loadThen: (where) => `${from(where)} auf dein Schiff`,
		unload: (good) => `${good} entladen`,
		unloadThen: (where) =>
			where.earth ? `In dein Lager ${on(where)}` : `Von deinem Schiff auf ${where.name}`,
		roll: 'Würfeln und fliegen',
		rollThen: (flight) => `Du fliegst ${flight}`,
		goOn: 'Weiter',
		before: 'Vor dem Flug',
		after: 'Nach dem Flug',
		sell: (units, good) => `${units} ${good} verkaufen`,
		sellFrom: (where) => (where.earth ? `Aus deinem Lager ${on(where)}` : `Von ${where.name}`),
		buy: 'Karte kaufen',
		buyDiscardOne: 'Karte kaufen, eine ablegen',
		buyDiscard: (card) => `Karte kaufen, ${card} ablegen`,
		unseen: 'Verdeckt vom Stapel',
		end: 'Zug beenden',
		endThen: (extra) => (extra ? 'dein Extrazug folgt' : 'der Nächste ist dran'),
		market: 'Verkaufen und kaufen',
		companies: 'Firmen',
		ship: (ship) => `Schiff: die ${ship}`,
		makes: (planet) => `Was ${planet} herstellt`,
		answer: 'Deine Antwort',
	},

	deed: {
		'decline': 'Geschehen lassen',
		'refuse': 'Im All zurücklassen',
		'leave': 'Meine Hand behalten',
		'give-cargo': 'Die Fracht hergeben',
		'counter': 'Kontern',
		'pay': 'Zahlen',
		'accept': 'Annehmen',
		'pass': 'Verzichten',
		'jettison': (good) => `${good} über Bord werfen`,
		'discard': (card) => `${card} ablegen`,
		'make': (goods) => `${goods} herstellen`,
		'swap': (give, gain) => `${give} gegen ${gain} tauschen`,
		'rob': (good, name) => `${name} ${good} abnehmen`,
	},

	spot: {
		free: (planet) => `Ein freier Bauplatz auf ${planet}`,
		at: (where) => (where.earth ? `Auf der ${where.name}` : `Deine Station auf ${where.name}`),
		build: (cost) => `Bauen: ${price(cost)}`,
		load: (waiting) => (waiting > 1 ? `1 von ${waiting} laden` : 'Laden'),
		unload: 'Entladen',
		sellAt: (where) => `${where.earth ? 'Auf der' : 'Auf'} ${where.name} verkaufen`,
		sells: (units, good, where) => `${units} ${good} ${on(where)} verkaufen`,
		makes: (planet) => `${planet} stellt her`,
		makesForYou: (planet) => `${planet} macht für dich`,
		tradeAboard: 'An Bord tauschen',
		tradeAt: (where) => `${where.earth ? 'Auf der' : 'Auf'} ${where.name} tauschen`,
		takeFrom: (name) => `${name} etwas abnehmen`,
		them: 'ihnen',
	},

	purse: {
		ship: 'Schiff',
		aboard: (goods) => (goods ? `${goods} an Bord` : 'leeres Schiff'),
		loses: (turns) => `setzt ${turns === 1 ? 'einen Zug' : `${turns} Züge`} aus`,
		cards: (n, known) =>
			`${some(n, 'Aktionskarte', 'Aktionskarten')}${known.length ? `: ${known.join(', ')}` : ''}`,
		stations: 'Stationen',
		none: 'noch keine, die erste ist gratis',
		empty: 'leer',
	},

	cure: {
		name: 'Heilmittel:',
		missing: (what) => `noch nötig: ${what}`,
		dock: 'alles da, ab zur Erde!',
		lacks: ['nötig:', ''],
		there: 'alles da',
		goods: (n) => `${n} Waren`,
		have: (n, all, good) => `${n} von ${all} ${good} auf der Erde`,
		money: (have, all) => `${have} von ${all} MCr`,
	},

	dock: {
		aboard: (goods) => `an Bord: ${goods}`,
		empty: 'Laderaum leer',
		keeps: 'am Platz',
		toMarket: 'zum Markt',
		extra: 'dein Extrazug',
		next: (name) => `${name} ist dran`,
		flies: (least, most) => `${least} bis ${hexes(most)}`,
		chooseAbove: 'Wähl auf der Karte',
	},

	flight: {
		steps: (steps, all) => (steps < all ? `${steps} von ${hexes(all)}.` : `${hexes(steps)}.`),
		costs: (cost) => (cost === 0 ? 'Eine Station ist gratis.' : `Eine Station kostet ${cost} MCr.`),
		space: (near) => `${near ? `Von dort: ${near}. ` : ''}Kein Platz zum Andocken.`,
		nothingAboard: 'An Bord ist nichts zu entladen.',
		brings: (goods, rest) =>
			`Bringt ${goods} heim. ${rest ? `Dann fehlt dem Heilmittel noch: ${rest}.` : 'Damit ist das Heilmittel fertig.'}`,
		loads: (goods, { name }) => `Dort zu laden: ${goods} auf ${name}.`,
		empty: 'Dort wartet nichts; du kannst Waren abladen.',
		builds: (planet, makes, sells, cost, left, goal) =>
			`Dort bauen: ${planet} stellt ${makes} her, auf der Erde je ${sells} MCr wert. ${cost === 0 ? 'Deine erste Station ist gratis.' : left < 0 ? `Dazu fehlen dir jetzt ${-left} MCr.` : `Es bleiben ${left} MCr; das Heilmittel braucht ${goal}.`}`,
	},

	map: {
		name: 'Sternkarte',
		rows: (rows) => `Sternkarte, ${rows} Reihen von Feldern`,
		earth: (name) => `${name}, wohin die Waren kommen und wo das Heilmittel entsteht`,
		planet: (name, makes, rebellion, producing) =>
			`${name}, stellt ${makes || 'noch nichts'} her${rebellion ? `, ${rebels(rebellion)} im Aufstand` : producing ? ', produziert in dieser Runde' : ''}`,
		station: (owner, planet, goods, at) =>
			`${owner?.me ? 'Deine' : 'Die'} Station${of(owner)} auf ${planet}, ${at}${goods ? `, mit ${goods}` : ''}`,
		ship: (owner, ship, goods, skips) =>
			`${owner?.me ? 'Dein' : 'Das'} Schiff${of(owner)}${ship ? `, die ${ship}` : ''}${goods ? `, geladen: ${goods}` : ', leer'}${skips === 0 ? '' : skips === 1 ? ', setzt einen Zug aus' : `, setzt ${skips} Züge aus`}`,
		located: (at, near) => `${at ? `, auf ${at}` : ', auf der Erde'}${near ? `; ${near}` : ''}`,
		placed: (planet, at, near) => `, bei ${planet}, ${at}${near ? `; ${near}` : ''}`,
		flyTo: (what, at, steps) => `Nach ${at} fliegen, ${hexes(steps)}. ${what}`,
		build: (planet, cost) => `Station auf ${planet} bauen, ${price(cost)}`,
		losesTurn: 'setzt diesen Zug aus',
		moreDice: (dice) => (dice === 1 ? 'ein Würfel mehr' : `${dice} Würfel mehr`),
		compass: 'Kompass: Norden ist oben. Schiffe fliegen nach Osten, Westen, Nordosten, Nordwesten, Südosten und Südwesten.',
		winds: ['N', 'O', 'S', 'W'],
	},

	hud: {
		begin: 'Beginnen',
		endTurn: 'Zug beenden',
		stay: 'Bleiben',
		goOn: 'Weiter',
		discardFirst: 'Wähl zuerst eine Karte zum Ablegen',
		buy: 'Karte kaufen',
		cards: 'Karten',
		left: (n) => `noch ${n}`,
		roll: (dice) => (dice === 1 ? 'Würfeln' : dice === 2 ? 'Beide würfeln' : 'Alle würfeln'),
		andFly: 'und fliegen.',
		event: (owner) => (owner?.me ? 'Dein Ereignis' : `Ereignis${of(owner)}`),
	},

	scene: {
		plays: (name, card) => `${name ?? 'Jemand'} spielt ${card}`,
		draws: (card, name) => (name ? `${name} zieht ${card}` : `Du ziehst ${card}`),
		counterIt: (rule) => `${rule} Konterst du?`,
		cannot: (rule) => `${rule} Du hast keinen Konter, aber das weiß niemand.`,
		counter: (cost) => `Kontern: ${cost} MCr`,
		letIt: 'Geschehen lassen',
		pirate: (name) => (name ? `${name} kommt an Bord` : 'Piraten kommen an Bord'),
		pirateWants: (title) => `${title ? `${title}. ` : ''}Was gibst du her?`,
		give: 'Gib',
		pay: (money) => `${money} MCr zahlen`,
		noRoom: (good) => `Eine Einheit (${good}), und kein Platz`,
		throwOut: 'Wirf dafür etwas über Bord oder lass sie im All zurück.',
		out: 'raus,',
		in: 'rein',
		leaveIt: 'Zurücklassen',
		offer: 'Eine Gratiskarte und eine volle Hand',
		offerText: 'Gib dafür eine ab, verdeckt, oder verzichte.',
		discard: (card) => `${card} ablegen`,
		keep: 'Meine Hand behalten',
		companies: 'Firmen',
		sneezing: 'Die Erde niest. In sechs Firmen ist noch je jemand gesund genug zum Fliegen.',
		which: 'Welche ist deine? Sie unterscheiden sich nur im Benehmen.',
		takenBy: (name) => `, genommen von ${name}`,
		theShip: (ship) => `die ${ship}`,
		lots: (dice, again) => `${again ? 'Die Gleichen würfeln noch einmal' : 'Würfel um den Beginn'}: ${listed(dice)}.`,
		starts: (name) => `${name} beginnt.`,
	},

	tell: {
		gains: (money) => `+${money} MCr`,
		loses: (money) => `−${money} MCr`,
	},

	ending: {
		cured: 'Die Erde ist gesund!',
		curedBy: (name) => `Die Erde ist gesund. Dank ${name}.`,
		delivers: (company, round) => `${company} liefert, Runde ${round}`,
		lacked: (what) => (what ? `Dir fehlte noch: ${what}` : 'Du hattest alles, nur kein Dock'),
		sign: ['Schon gesund.', 'Danke! Die Erde'],
		timeUp: 'Die Zeit ist um',
		left: 'Das Rennen ist aus',
		fullest: (names, units, me) =>
			units === 0
				? 'Die Erde niest weiter. Niemand hat ihr etwas gebracht.'
				: names.length > 1
					? `Die Erde niest weiter. Am meisten brachten ${listed(names)}: je ${some(units, 'Einheit', 'Einheiten')}.`
					: `Die Erde niest weiter. Am meisten ${me ? 'hast du' : `hat ${names[0]}`} gebracht: ${some(units, 'Einheit', 'Einheiten')}.`,
	},

	honours: {
		miles: { title: 'Vielflieger', text: (n) => `${hexes(n)} geflogen. Meilen werden nicht eingelöst.` },
		stall: { title: 'Marktschreier', text: (n) => `${n} MCr aus Verkäufen, teils für Dinge, die die Erde brauchte` },
		ransom: { title: 'Freund der Piraten', text: (n) => `Gab ihnen ${n} in Münzen und Waren. Zu Neujahr kommt eine Karte.` },
		grandmother: { title: 'Nicht auf meinem Schiff', text: (n) => `${some(n, 'Konter', 'Konter')}, stets im schlimmsten Augenblick` },
		fingers: { title: 'Lange Finger', text: (n) => `${n}-mal zugegriffen. Alles lag herum.` },
		target: { title: 'Allseits beliebt', text: (n) => `${some(n, 'Karte', 'Karten')} gegen dieses Schiff, mit herzlichem Gruß` },
		landlord: { title: 'Hausherr', text: (n) => `${some(n, 'Station', 'Stationen')} gebaut. Die Miete ist fällig.` },
		parked: { title: 'Am schönsten geparkt', text: (n) => `${some(n, 'Zug', 'Züge')} nicht geflogen, in bestem Zustand` },
		litter: { title: 'Raumpflege gesucht', text: (n) => `${some(n, 'Einheit', 'Einheiten')} treiben lassen. Der Bericht hat ein Bild.` },
		cards: { title: 'Kartenhalter', text: (n) => `${some(n, 'Karte', 'Karten')} vom Stapel, blind und ohne Reue` },
	},

	hand: {
		none: (cost) => `Keine Karten. Kauf am Ende deines Zuges eine für ${cost} MCr, oder finde eine.`,
		later: 'in deinem Zug, Konter jederzeit',
		afterMove: 'spielbar nach dem Flug',
		nextTurn: 'spielbar im nächsten Zug',
	},

	card: {
		action: (copies, gone) =>
			`Eine von ${copies} im Stapel der Aktionskarten${gone ? `, ${gone} bisher abgelegt` : ''}. Regeln: Aktionskarten.`,
		event: (copies) => `Eine von ${copies} unter den Ereignissen. Regeln: Ereigniskarten.`,
		makes: (goods) => `Stellt ${goods} her.`,
		rebels: (cards) => `Im Aufstand: stellt ${rebels(cards)} nichts her.`,
		produces: 'Produziert in dieser Runde.',
		spots: (taken) => `${taken} von 6 Bauplätzen ${taken === 1 ? 'ist' : 'sind'} belegt.`,
		earth: (units, money) =>
			`Bring Waren hierher: Jedes offene Feld daneben ist ein Dock für alle. Mit ${units} von jeder Sorte im Lager und ${money} MCr an Bord eines angedockten Schiffs gewinnst du.`,
		quoted: (character, says) => `${character} „${says}“`,
		winning: 'Regeln: Gewinnen.',
		production: 'Regeln: Produktion, Stationen.',
		person: (name, of, line) => `${name}, ${of}: ${line}`,
		company: (boss, ship, emblem) =>
			`${boss}. Schiff: die ${ship}; ihr Zeichen: ${emblem}. Alle Firmen spielen gleich.`,
		nobody: 'Niemand produziert.',
		lit: (planets, short) =>
			`${listed(planets)} ${planets.length === 1 ? 'produziert' : 'produzieren'}${short ? '' : ': Jede Station dort macht eine Einheit'}.`,
		stack: 'Aktionskarten',
		stackRule: (left, cost, hand) =>
			`Noch ${left} im Stapel. Eine Karte kostet ${cost} MCr, verdeckt, eine je Zug; eine Hand fasst ${hand}.`,
		discarded: (cards) => (cards.length ? `Abgelegt: ${cards.join(', ')}.` : 'Noch ist nichts abgelegt.'),
		nickname: (name) => `Raumfahrer nennen es ${name}.`,
	},

	guide: {
		company: {
			title: 'Die Erde niest',
			text: 'Die ganze Erde hat Schnupfen, und wer zuerst das Heilmittel heimbringt, gewinnt. Nimm eine Firma: Sie unterscheiden sich im Benehmen, nicht in der Stärke. Klick auf die, die dir gefällt.',
		},
		assign: {
			title: 'Wer stellt was her',
			text: 'Vor dem Spiel bestimmt ihr reihum, was jeder Planet herstellt. Alle brauchen alle drei Waren: Was nah an der Erde entsteht, ist am schnellsten geholt. Klick auf das, was dieser Planet herstellen soll.',
		},
		goal: {
			title: 'Was gewinnt',
			text: (units, money) =>
				`Bring ${units} Metall, ${units} Nahrung und ${units} Kristalle zur Erde und dock dann dort an, mit ${money} MCr für die Maschine. Deine Tafel zeigt, was du hast; blasse Einheiten fehlen noch. Wer in der Runde später kommt, fängt mit etwas Geld an, denn der Erste ist voraus.`,
		},
		fly: {
			title: 'Fliegen',
			rolled: (dice, counts, base, all, die) =>
				`Du hast ${dice.join(' und ')} gewürfelt: Das zählt ${counts}, und ${base} dazu macht ${hexes(all)} (${die}). `,
			text: 'Auf den hellen Feldern kann der Flug enden; die Zahl sagt, wie viele Felder er braucht. Halte auf einen Planeten zu: Ein gestrichelter Kreis daneben ist ein Bauplatz für eine Station, und deine erste ist gratis.',
		},
		spot: {
			title: 'Such einen Bauplatz',
			text: 'Vom Fliegen allein kommt nichts: Du hast noch keine Station, und die erste ist gratis. Beende den Flug auf einem gestrichelten Kreis neben einem Planeten oder näher an einem, und bau dort.',
		},
		roll: {
			title: 'Würfeln',
			text: (how) =>
				`Ein Zug geht so: Ereignis, Handeln, Fliegen, Handeln, Verkaufen und Kaufen; Schritte, in denen du nichts tun kannst, entfallen. ${how ?? 'Würfle'}.`,
		},
		build: {
			title: 'Bau eine Station',
			text: 'Dein Schiff steht auf einem freien Bauplatz. Bau hier: Von nun an macht die Station eine Einheit für dich, sooft dieser Planet leuchtet.',
		},
		lit: {
			title: 'Leuchtende Planeten produzieren',
			text: 'In jeder Runde lässt eine Karte Planeten leuchten. Die dann strahlen, machen an jeder Station eine Einheit, an deinen und denen der anderen. Das Schild unter einem Planeten zeigt, was er herstellen kann.',
		},
		make: {
			title: 'Wähl, was hergestellt wird',
			text: 'Deine Station produziert, und dieser Planet kann zweierlei. Nimm, was deiner Medizin noch fehlt.',
		},
		load: {
			title: 'Laden',
			text: (cargo) =>
				`Auf deiner Station wartet eine Einheit, und dein Schiff ist dort angedockt. Nimm sie an Bord: Das Schiff fasst ${cargo}.`,
		},
		home: {
			title: 'Bring es heim',
			near: 'Du hast Fracht an Bord, und ein Dock neben der Erde ist in Reichweite: Flieg hin. Um anzudocken, darfst du früher anhalten; der Rest des Fluges verfällt.',
			far: 'Du hast Fracht an Bord. Die Erde ist für diesen Wurf zu weit: Flieg auf sie zu und dock nächstes Mal auf einem der Felder daneben an.',
		},
		unload: {
			title: 'Auf der Erde entladen',
			text: (earth, station) =>
				`Leg es in dein Lager. Einheiten hier zählen für das Heilmittel; was du nicht brauchst, bringt hier je ${earth} MCr, auf einer Station nur ${station}.`,
		},
		sell: {
			title: 'Verkaufen und kaufen',
			text: (units, money, card, station, second) =>
				`Verkauf auf der Erde, wovon du mehr als ${units} hast, und spar ${money} MCr für die Maschine. Eine Aktionskarte kostet ${card} MCr. Weitere Stationen kosten ${station} MCr, eine zweite auf demselben Planeten ${second}.`,
		},
		cards: {
			title: 'Karten',
			text: 'Du hast eine Aktionskarte. Angehobene Karten kannst du jetzt spielen: Klick auf eine, dann auf ihr Ziel. Ein Konter wartet, bis dir jemand schadet.',
		},
	},
};

export default de;
