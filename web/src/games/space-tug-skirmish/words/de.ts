/* de.ts - was die Seite von Space Tug Skirmish selbst sagt, auf Deutsch. */
import type { Words } from './en';

/* Zahl und Einheit bleiben in einer Zeile. */
const dollars = (amount: number) => `${amount < 0 ? '−' : ''}${Math.abs(amount)}\u00a0Mio.\u00a0$`;
const orbits = { design: 'Entwurf', ops: 'Einsatz' };
const where = (ops: boolean) => (ops ? orbits.ops : orbits.design);
const cardsOf = (ops: boolean, count: number) => `${ops ? 'Einsatzkarte' : 'Entwurfskarte'}${count === 1 ? '' : 'n'}`;

const de: Words = {
	dollars,
	brief: (amount) => `${amount}\u00a0Mio.`,
	was: (amount) => String(amount),
	currency: { before: '', after: '\u00a0Mio.\u00a0$' },
	stats: ['Kraft', 'Tempo', 'Energie'],
	orbits,
	orbitSign: { design: 'ENTWURF', ops: 'EINSATZ' },
	kinds: {
		feature: 'Modul',
		spec: 'Aggregat',
		ility: 'Eigenschaft',
		'design-effect': 'Effekt',
		attack: 'Angriff',
		'ops-effect': 'Effekt',
		contract: 'Auftrag',
		context: 'Lage',
		disturbance: 'Störung',
	},
	slots: { fuel: 'Tank', prop: 'Antrieb', manip: 'Greifer' },
	incomeOf: (income) => `+${dollars(income)} je Zug`,
	startsWith: (more) => `Beginnt mit ${dollars(Math.abs(more))} ${more < 0 ? 'weniger' : 'mehr'}.`,
	free: 'kostenlos',
	price: (price) => dollars(-price),
	read: 'Lesen',
	readTitle: (title) => `${title} lesen`,
	yourTug: 'Dein Schlepper',
	tugOf: (name) => `Schlepper von ${name}`,

	/* Die Zeichnung */
	mat: { fuel: 'Kleiner Tank', prop: 'Zweistofftriebwerk', manip: 'Kleiner Greifer' },
	noStats: 'noch keine Werte',
	offRepair: (price) => `aus, Reparatur ${dollars(price)}`,
	offPrice: (price) => `aus, ${dollars(price)}`,
	disabled: 'abgeschaltet',
	repairFor: (price) => `Für ${dollars(price)} reparieren`,
	useIt: 'Nutzen',
	throwAwayFree: 'Wegwerfen, kostenlos',
	leaveIt: 'So lassen',
	parts: 'Teile',
	bareTug: 'Noch keine Karten an diesem Schlepper',
	whoseTug: 'Wessen Schlepper zu sehen ist',
	where: (tug, ops) => `${tug}, ${ops ? 'im Orbit' : 'am Boden'}`,
	drawing: (of) => `Zeichnung: ${of}`,

	/* Das Rennen */
	hasFunds: (name, funds) => `${name} ${dollars(funds)}`,
	goalOf: (goal) => `Ziel ${dollars(goal)}`,
	teamOf: (funds, goal) => `Team ${dollars(funds)} von ${dollars(goal)}`,
	you: 'Du',

	/* Der Fuß der Zeichnung */
	statsOf: (tug) => `${tug}: Werte`,
	place: { design: 'am Boden', ops: 'im Orbit' },
	change: (amount) => `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`,
	plus: (income) => `+${income}`,
	aTurn: 'je Zug',

	/* Die Kartenliste */
	deckList: 'Kartenliste',
	listParts: {
		all: 'Alle',
		design: 'Entwurf',
		ops: 'Einsatz',
		epoch: 'Epoche',
		personas: 'Rollen',
		discards: 'Ablage',
	},
	levelOf: (persona, level) => `${persona}, Stufe ${level}`,
	openedByYou: 'von dir erreicht',
	opensAt: (unlock, text) => `Ab ${unlock}. ${text}`,
	discardedBy: (kind, name) => `${kind}, abgelegt von ${name}`,
	byYou: 'dir',
	searchFor: 'Suche: Tempo, schalte, Auftrag …',
	searchDecks: 'Die Stapel durchsuchen',
	whichDeck: 'Welcher Stapel',
	titles: (count) => `${count} Titel`,
	cards: 'Karten',
	readLarge: 'Groß lesen: ',

	/* Die Ablage am unteren Rand */
	decks: 'Stapel',
	deckNames: { design: 'Entwurf', ops: 'Einsatz', epoch: 'Epoche' },
	drawFrom: { design: 'Entwurf ziehen', ops: 'Einsatz ziehen', epoch: 'Epoche ziehen' },
	leftInDeck: ' noch im Stapel',
	earns: (income, ops) => (ops ? `+${income} je Zug` : `+${income} im Einsatz`),
	discarded: 'abgelegt;',
	backToDesign: 'Zurück in den Entwurf',
	launch: 'Start',
	priceNoCards: (price) => `${dollars(price)}, keine Karten`,
	takesContracts: (gain) => `erfüllt Aufträge: +${dollars(gain)}`,
	thenEarns: (income) => `dann ${dollars(income)} je Zug`,
	insteadOfCards: 'statt Karten zu spielen',
	onceATurn: 'einmal je Zug',
	endAndWin: 'Zug beenden und gewinnen',
	endTurn: 'Zug beenden',
	winsWith: (funds) => `mit ${dollars(funds)}`,
	teamFunds: (funds) => `Team ${dollars(funds)}`,
	toGo: (lacks) => `noch ${dollars(lacks)}`,
	launchFirst: 'vor dem Sieg erst starten',
	playsNow: (name) => `${name} ist dran`,
	drawFirst: 'erst ziehen',
	discardFirst: 'erst abwerfen',
	chooseFirst: 'erst wählen',
	enough: 'Genug',
	takeNoMore: 'nichts mehr nehmen',
	playedBy: (name) => `gespielt von ${name}`,

	/* Karten */
	printed: 'gedruckt ',
	playable: 'Spielbar',
	noHandOfMaster: 'Der Epochenmeister hat keine Handkarten: Die Welt ist deine Hand.',
	noHand: 'Keine Karten. Zu Beginn jedes Zuges ziehst du, von welchem Stapel du willst.',
	notPlayable: 'jetzt nicht spielbar; lesen',
	waitsFor: { design: 'wartet auf den Entwurf; lesen', ops: 'wartet auf den Einsatz; lesen' },
	held: (held, limit) => `${held} von ${limit}`,
	toPlay: (held, left, ops) =>
		`${held}, noch ${left === Infinity ? 'beliebig viele' : left} ${cardsOf(ops, left)}`,

	/* Aufträge und Werte */
	statIs: (stat, value) => `${stat} ${value}`,
	met: 'erfüllt',
	short: (lack) => `noch ${lack}`,
	haveOf: (have, need) => `${have} von ${need}`,
	wouldMeet: (names) => `${names}: im Einsatz erfüllt`,
	bonusAt: (pay, needs) => `Bonus ${pay} bei ${needs}`,
	bonus: (pay) => `Bonus ${dollars(pay)}`,
	included: (extra) => `inkl. ${extra > 0 ? '+' : '−'}${Math.abs(extra)}`,
	nextToGo: 'verfällt zuerst',
	bonusMet: 'Bonus erfüllt',
	launchTakes: 'ein Start erfüllt ihn',
	nextShift: (name) => `Die nächste Epoche kommt, wenn ${name} zieht`,
	noContext: 'Alles wie immer',
	normalRules: 'Es gelten die normalen Regeln.',
	contracts: 'Aufträge und Lage',
	noContract: 'Kein Auftrag liegt offen.',

	/* Vor der ersten Runde */
	fan: (design, ops) => [`${design} Entwurf,`, `${ops} Einsatz`],
	taken: 'vergeben',
	youOpened: (level) => ` Du hast Stufe ${level} erreicht.`,
	opening: {
		splitting: [
			'Sieben Karten zum Anfang',
			'Mit Entwurfskarten baust du den Schlepper, Einsatzkarten spielst du im Orbit. Fünf und zwei sind ein guter Anfang.',
		],
		redrawing: ['Diese Hand behalten?', 'Oder lege sie beiseite und ziehe eine Karte weniger, aufgeteilt wie du willst.'],
		becoming: ['Wer bist du?', 'Stufe 1 ist lästig. Stufe 2 und 3 öffnen sich im Spiel und helfen dir.'],
		ready: ['Alles ist bereit', 'Es folgt der erste Epochenwechsel, dann der erste Zug.'],
	},
	waiting: (names) => `Warten auf ${names.join(' und ')}.`,
	keepThese: (count) => `Diese ${count} Karten behalten`,
	lieBelow: 'sie liegen unten',
	begin: 'Anfangen',
	holdsToken: (name) => `${name} hat die Wechselmarke`,
	alone: 'allein',
	players: (count) => `${count} Spieler`,
	ruleTitles: {
		race: 'Das Wettrennen',
		epoch_master: 'Epochenmeister',
		rags_to_riches: 'Vom Tellerwäscher zum Millionär',
		sprint: 'Endspurt',
		slow_and_steady: 'Langsam, aber sicher',
	},
	ruleAbout: (goal, above, cap) => ({
		race: `Wer zuerst am Ende eines Zugs im Einsatz ${dollars(goal)} hat. Allein zählen die Züge.`,
		epoch_master: 'Der letzte Platz spielt die Welt; alle anderen sind ein Team.',
		rags_to_riches: 'Beginne im Einsatz, ohne Geld und ohne Karten.',
		sprint: `Solange jemand mehr als ${dollars(above)} hat, spielt jeder beliebig viele Karten.`,
		slow_and_steady: `Niemand verdient mehr als ${dollars(cap)} je Zug.`,
	}),
	modeAndBests: 'Spielart und Bestleistungen',
	mode: 'Spielart',
	yourBests: 'Deine Bestleistungen in diesem Browser',
	rounds: (title, seats) => ` Runden, ${title}, ${seats}`,
	won: (games, day) => `${games} gewonnen, ${day}`,
	noBests: 'Noch keine. Dein erster Sieg ist deine Bestleistung.',

	/* Fragen an Stelle der Zeichnung */
	tugAt: (ops, funds) => `${where(ops)}, ${dollars(funds)}`,
	choose: (what) => `${what}: wähle`,
	aCard: 'Eine Karte',
	clickTug: 'Wen trifft es?',
	clickPart: 'Welches Teil trifft es?',
	yourPile: 'Dein Ablagestapel',
	takeUpTo: (count) => (count === 1 ? 'nimm eine Karte zurück' : `nimm bis zu ${count} Karten zurück`),
	findCard: 'Karte suchen',
	findInPile: 'Eine Karte im Stapel suchen',
	shift: 'Epochenwechsel',
	turnOne: 'decke eine auf, die andere wird abgelegt',
	masterChooses: 'der Epochenmeister wählt',

	/* Die Tafel eines Spielers */
	locked: (unlock, text) => `Ab ${unlock}: ${text}`,
	lockedSaid: (unlock, text) => `noch zu, öffnet sich ab ${unlock}: ${text}`,
	useLevel: ' nutzen',
	masterPanel: (goal, rounds) =>
		`Der Epochenmeister: Bei jedem Wechsel wird eine von zwei Epochenkarten gespielt. Das Team braucht zusammen ${dollars(goal)}, ehe Runde ${rounds} vorüber ist.`,
	bare: 'leer',
	tugWith: (tug, parts) => `${tug}: ${parts}`,
	holdsShiftToken: 'hat die Wechselmarke',
	holdsCards: (design, ops, seen) =>
		`${design} ${cardsOf(false, design)} und ${ops} ${cardsOf(true, ops)}${seen && `, darunter ${seen}`}`,
	holdsBriefly: (design, ops, seen) => `${design} Entwurf, ${ops} Einsatz${seen && `: ${seen}`}`,
	thisTurn: 'dieser Zug',
	turnsMore: (turns) => `noch ${turns}`,
	income: (ops) => (ops ? 'Einkommen je Zug' : 'Einkommen je Zug, sobald im Einsatz'),

	/* Karten und Spielsteine, groß */
	clauses: {
		feature: 'Bleibt am Schlepper und arbeitet im Einsatz; keine zwei gleichen. Regeln: STS-063 bis STS-065.',
		spec: 'Ersetzt das bisherige an seinem Platz. Regeln: STS-066 bis STS-070.',
		ility: 'Bleibt am Schlepper; keine zwei gleichen. Regeln: STS-071 bis STS-074.',
		'design-effect': 'Wird im Entwurf gespielt und dann abgelegt. Regeln: STS-076, STS-077.',
		attack: 'Wird im Einsatz gespielt und dann abgelegt. Regeln: STS-075.',
		'ops-effect': 'Wird im Einsatz gespielt und dann abgelegt. Regeln: STS-076, STS-077.',
		contract: 'Wer im Einsatz ist und hat, was er verlangt, erfüllt ihn. Regeln: STS-078 bis STS-090.',
		context: 'Gilt für alle bis zur nächsten Lage. Regeln: STS-091 bis STS-093.',
		disturbance: 'Geschieht einmal, wenn sie aufgedeckt wird. Regeln: STS-095.',
	},
	ofDeck: {
		design: (kind) => `${kind} aus dem Entwurfsstapel.`,
		ops: (kind) => `${kind} aus dem Einsatzstapel.`,
		epoch: (kind) => `${kind} aus dem Epochenstapel.`,
	},
	isDisabled: 'Abgeschaltet: ohne Wirkung, bis es repariert ist. ',
	levelClause: (level, opens) =>
		`${level}. ${opens ? `Öffnet sich ab: ${opens}.` : 'Offen.'} Regeln: STS-100 bis STS-108.`,
	levelLine: (level, name, unlock, text) => `Stufe ${level}, ${name}${unlock && ` (ab ${unlock})`}: ${text}`,
	personaClause: 'Rolle. Regeln: STS-100 bis STS-108.',
	pieces: {
		'shift-token': [
			'Wechselmarke',
			'Einmal je Runde, kurz bevor ihr Besitzer zieht, wird die oberste Epochenkarte aufgedeckt. Die Marke bleibt, wo sie ist, bis eine Karte sie bewegt.',
			'Regeln: STS-016 bis STS-019.',
		],
		'phase-token': [
			'Phasenmarke',
			'Statt Karten zu spielen, kannst du starten oder gegen Geld in den Entwurf zurückkehren. Ein Schlepper im Einsatz verdient und erfüllt Aufträge; im Entwurf wird er gebaut.',
			'Regeln: STS-036 bis STS-042.',
		],
		'stat-strength': ['Kraft', 'Was dein Greifer und andere Karten zusammen geben.', 'Regeln: STS-050 bis STS-052.'],
		'stat-speed': ['Tempo', 'Was dein Antrieb und andere Karten zusammen geben.', 'Regeln: STS-050 bis STS-052.'],
		'stat-energy': ['Energie', 'Was dein Tank und andere Karten zusammen geben.', 'Regeln: STS-050 bis STS-052.'],
	},
	deckTexts: {
		design: ['Entwurfsstapel', 'Module, Aggregate, Eigenschaften und ein paar Effekte: woraus ein Schlepper gebaut wird.'],
		ops: ['Einsatzstapel', 'Angriffe und Effekte: was im Orbit gespielt wird.'],
		epoch: ['Epochenstapel', 'Aufträge, Lagen und Störungen: was die Welt tut.'],
	},
	deckLeft: (about, left) => `${about} ${left} Karten sind noch darin.`,
	seeDeckList: 'Die Kartenliste zeigt jede Karte.',

	/* Der Rahmen: Leiste, Schritte, Auswahl */
	round: (round) => `Runde ${round}`,
	ofRounds: (rounds) => `von ${rounds} Runden`,
	whom: 'Zielen',
	whichCards: 'Welche Karten?',
	whichParts: 'Welche Teile?',
	whichStat: 'Welchen Wert?',
	steps: ['Ziehen', 'Spielen', 'Ablegen'],
	master: 'Epochenmeister',
	stripMaster: 'Meister',
	noCards: 'Keine Karten in diesem Zug',
	repair: (part) => `${part} reparieren`,
	use: (what) => `${what} nutzen`,
	throwOne: 'Eine Karte deines Schleppers wegwerfen',
	throwAway: (part) => `${part} wegwerfen`,
	toPile: 'Kostenlos; kommt auf deinen Ablagestapel',
	playAny: { design: 'Spiele beliebig viele Entwurfskarten', ops: 'Spiele beliebig viele Einsatzkarten' },
	playLeft: (left, ops) => `Spielen: noch ${left} ${cardsOf(ops, left)}`,
	endYourTurn: 'Deinen Zug beenden',
	or: 'Oder',
	yourTurn: 'Dein Zug',
	keepHand: 'Diese Hand behalten',
	split: (design, ops) => `${design} Entwurf, ${ops} Einsatz`,
	fewer: 'Eine neue Hand, eine Karte weniger',
	yourHand: 'Deine Hand',
	sevenCards: 'Sieben Karten',
	personas: 'Rollen',
	draw: (left) => (left > 1 ? `Ziehen, noch ${left}` : 'Ziehen'),
	drawOne: { design: 'Eine Entwurfskarte', ops: 'Eine Einsatzkarte' },
	drawFor: {
		design: (explain) => `Zum Bauen. ${explain}`,
		ops: (explain) => `Für den Orbit. ${explain}`,
	},
	aim: 'Zielen',
	disabledCards: 'Abgeschaltete Karten',
	raise: 'Erhöhen',
	discardOne: 'Lege eine ab',
	discard: (card) => `${card} ablegen`,
	kindAndCost: (kind, cost) => `${kind}, ${dollars(cost)}`,
	turnThis: 'Decke eine auf',

	/* Das Ende */
	ending: {
		start: 'START',
		contract: (number) => `AUFTRAG ${number}`,
		paid: 'BEZAHLT',
		more: (count) => `und ${count} mehr`,
		spares: 'ERSATZTEILE',
		won: (funds, round) => ({
			title: `Gestartet mit ${dollars(funds)}`,
			text: `Runde ${round}. Jedes Teil dieser Zeichnung ist jetzt herumgekommen.`,
			stamp: 'GENEHMIGT',
			small: 'VORSTAND, EINSTIMMIG, NACH TISCH',
		}),
		solo: (funds, turns) => ({
			title: `${dollars(funds)} in ${turns} Zügen`,
			text: 'Sonst war niemand im Rennen. Knapp war es trotzdem.',
			stamp: 'GENEHMIGT',
			small: 'GEPRÜFT VON DERSELBEN PERSON',
		}),
		soloOut: (funds, goal) => ({
			title: 'Die Zeit ist um',
			text: `${dollars(funds)} von ${dollars(goal)}. Der einzige Gegner war der Kalender.`,
			stamp: 'VERTAGT',
			small: 'WIEDERVORLAGE: NIE',
		}),
		lost: (name, funds, round) => ({
			title: `${name} startet zuerst`,
			text:
				funds === undefined
					? `Es brauchte ${round} Runden und viel Lötzinn.`
					: `Du: ${dollars(funds)} in Runde ${round}. Deine Zeichnung war besser. Die Zeichnung ist immer besser.`,
			stamp: 'ÜBERHOLT',
			small: 'SIEHE ANDERE ZEICHNUNG',
		}),
		timeOut: (name, funds, won) => ({
			title: 'Die Runden sind vorbei',
			text: won
				? `Niemand hat das Ziel erreicht. Mit ${dollars(funds)} hast du es am besten verfehlt.`
				: `Niemand hat das Ziel erreicht. ${name} hat es am besten verfehlt, mit ${dollars(funds)}.`,
			stamp: won ? 'AUSREICHEND' : 'VERTAGT',
			small: won ? 'MANGELS ALTERNATIVEN' : 'BIS ZUR NÄCHSTEN FINANZIERUNG',
		}),
		teamWon: (funds, round, won) => ({
			title: `Zusammen ${dollars(funds)}`,
			text: won ? `Runde ${round}. Die Welt tat ihr Schlimmstes und bekam die Rechnung.` : `Runde ${round}. Sie hatten einander. Du hattest das Wetter.`,
			stamp: won ? 'GENEHMIGT' : 'ÜBERSTIMMT',
			small: won ? 'VON ALLEN, DIE NOCH WACH WAREN' : 'DIE WELT DARF WIDERSPRECHEN',
		}),
		masterWon: (funds, goal, won) => ({
			title: won ? 'Die Welt gewinnt' : 'Die Welt war zu viel',
			text: won
				? `Bei ${dollars(funds)} von ${dollars(goal)} war Schluss. Nichts blieb dem Zufall überlassen.`
				: `${dollars(funds)} von ${dollars(goal)}. Die Vorhersage war da eindeutig.`,
			stamp: won ? 'STARTVERBOT' : 'ZURÜCK',
			small: won ? 'AUF ANWEISUNG DES WETTERS' : 'AN DEN ABSENDER, IN TEILEN',
		}),
	},
	breakdown: { start: 'Am Anfang', early: 'Erstes Drittel', middle: 'Zweites Drittel', late: 'Letztes Drittel' },
	honours: {
		wrecker: { title: 'Freund des Ersatzteilhandels', text: (n) => `Hat ${n} Teile von Schleppern anderer Leute geholt.` },
		target: { title: 'Meiste Beulen', text: (n) => `Hat ${n} Teile durch Unfälle verloren, an denen niemand schuld war.` },
		jobs: { title: 'Auftragnehmer des Jahres', text: (n) => `${n} Aufträge, alle auf Papier.` },
		late: { title: 'Ebenfalls geeignet', text: (n) => `Hat ${n} Aufträge erfüllt, nachdem andere kassiert hatten.` },
		lifts: { title: 'Vielflieger', text: (n) => `${n} Starts. Die Rampe bat um eine Pause.` },
		purse: { title: 'Leichte Finger', text: (n) => `Hat ${dollars(n)} aus fremden Kassen in bessere Hände gegeben.` },
		repairs: { title: 'Klebebandmedaille', text: (n) => `${n} Reparaturen, jede davon endgültig.` },
		skip: { title: 'Aufgeräumter Tisch', text: (n) => `Hat ${n} heile Teile weggeworfen. Sie wissen, warum.` },
		income: { title: 'Liebling der Buchhaltung', text: (n) => `Hat ${dollars(n)} verdient, einfach durch Obensein.` },
	},

	/* Das erste Spiel */
	guide: {
		split: [
			'Sieben Karten',
			'Du baust am Boden einen Raumschlepper und verdienst mit ihm im Orbit. Mit Entwurfskarten baust du, Einsatzkarten spielst du dort oben. Nimm für den Anfang fünf vom Entwurf und zwei vom Einsatz.',
		],
		keep: [
			'Deine Hand',
			'Das sind deine Karten. Die Module darunter bringen im Orbit jeden Zug Geld, Aggregate geben Kraft, Tempo und Energie. Behalte die Hand, oder ziehe neu mit einer Karte weniger.',
		],
		draw: [
			'Ziehen',
			'Jeder Zug beginnt mit einer Karte, von welchem Stapel du willst. Am Boden brauchst du Entwurfskarten.',
		],
		contracts: [
			'Was die Welt verlangt',
			'Einmal je Runde wird eine Epochenkarte aufgedeckt. Aufträge bezahlen den ersten Schlepper im Orbit, der die verlangten Werte hat: Grün ist erfüllt, Rot sagt, wie viel fehlt. Andere Karten ändern die Regeln für alle oder tun einfach weh.',
		],
		build: [
			'Bauen',
			'Am Boden spielst du bis zu zwei Entwurfskarten je Zug. Was hochgerückt ist, kannst du bezahlen: Klicke eine Karte an und sieh, wie sie angebaut wird. Module zuerst, sie machen sich in zwei, drei Zügen bezahlt.',
		],
		part: [
			'Dein Schlepper, neu gezeichnet',
			'Da ist er. Klicke ein Teil oder sein Schild an, um es zu lesen, zu reparieren, wenn es aus ist, oder wegzuwerfen. Die kleinen Buchstaben links zeigen die Schlepper der anderen.',
		],
		ops: [
			'Im Orbit',
			'Dein Einkommen kam zu Beginn des Zuges. Hier oben spielst du eine Einsatzkarte je Zug: etwas Gutes für dich oder ein Missgeschick für jemand anderen. Was hochgerückt ist, kannst du bezahlen.',
		],
		off: [
			'Etwas ist aus',
			'Ein durchgestrichenes Teil ist abgeschaltet: Es verdient nichts und gibt nichts. Repariere es, am Boden ist das billiger. Was beim Start noch abgeschaltet ist, geht verloren.',
		],
		list: [
			'Jede Karte, die es gibt',
			'Die Kartenliste zeigt alle 280 Karten; suche darin nach „Tempo“ oder „schalte“. Auch die Ablagestapel liegen dort offen.',
		],
	},
	guideGoal: 'Wer gewinnt',
	guideWin: (goal) =>
		`Beende einen deiner Züge im Orbit mit ${dollars(goal)}, und du gewinnst. Der Maßstab über der Zeichnung zeigt, wer wie viel hat.`,
	guideTeam: (goal, rounds) =>
		`Zusammen brauchen die Konstrukteure ${dollars(goal)}, ehe Runde ${rounds} vorüber ist.`,
	guideLaunch: (income) =>
		`Ein Schlepper am Boden verdient nichts. Deiner bekäme dort oben ${dollars(income)} je Zug. Mit drei oder vier Teilen, oder wenn ein Auftrag in Reichweite ist, beginne einen Zug mit dem Start.`,
	guideHome: 'Auf und ab',
	guideReturn: (price) =>
		`Verdient dein Schlepper zu wenig, kehre für ${dollars(price)} in den Entwurf zurück, baue und starte noch einmal. Wann man wechselt, darum geht es in diesem Spiel.`,
};

export default de;
