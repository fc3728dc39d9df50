/* de.ts - what the lab says, in German. */
import type { Answer, Shown } from '../wire';
import type { Words } from './en';

const number = (n: number) => n.toLocaleString('de');
const seconds = (value: number) => {
	const whole = Math.max(1, Math.round(value));
	return whole < 100 ? `${whole} s` : `${Math.round(whole / 60)} Min.`;
};

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
const fixed = (value: number, places: number) =>
	value.toLocaleString('de', { minimumFractionDigits: places, maximumFractionDigits: places });
const value = (is: number, percent: boolean) =>
	percent ? `${fixed(100 * is, 1)}\u00a0%` : fixed(is, digits(is));
const bare = (is: number, percent: boolean) =>
	percent ? fixed(100 * is, 1) : fixed(is, Math.abs(is) >= 10 ? 1 : 2);
const signed = (is: number, percent: boolean) => `${is >= 0 ? '+' : ''}${bare(is, percent)}`;
const fromTo = (low: number, high: number, percent: boolean) =>
	`${bare(low, percent)} bis ${bare(high, percent)}`;

/* What every game has; figures of a game's own keep the names of its data. */
const names: Record<string, string> = {
	plies: 'Züge',
	turns: 'Wechsel am Zug',
	choices: 'Auswahl',
	forced: 'erzwungen',
	margin: 'Vorsprung',
	spread: 'Spanne',
	'lead changes': 'Führungswechsel',
	'leader at 25%': 'Führender nach 25 % gewinnt',
	'leader at 50%': 'Führender nach 50 % gewinnt',
	'leader at 75%': 'Führender nach 75 % gewinnt',
	'last at 50%': 'Letzter nach 50 % gewinnt',
	decided: 'entschieden nach',
	shared: 'geteilter Sieg',
	'won by nobody': 'niemand gewinnt',
	limit: 'durch Grenze beendet',
};
const kinds: Record<string, string> = {
	wins: ': Siege',
	taken: ': gewählt',
	edge: ': Abstand',
	each: ' je Platz',
	gap: ', Sieger mehr',
};
const figure = (name: string, kind: string) => `${names[name] ?? name}${kinds[kind] ?? ''}`;

const edit = ({ list, name, what, row }: Answer) =>
	row === 'new'
		? `${list} ${name} (neu)`
		: row === 'gone'
			? `${list} ${name} (entfernt)`
			: list === ''
				? `${name} ${what}`
				: `${name}, ${what}`;

const shownAs = (one: Shown) =>
	({
		wins: 'gewinnt',
		used: 'benutzt von',
		'users-win': 'wer es benutzt, gewinnt',
		figure: figure(one.figure ?? '', one.kind ?? ''),
	})[one.as];

const shown = (one: Shown) =>
	!one.any
		? `${shownAs(one)}: nichts zu vergleichen`
		: `${shownAs(one)} ${value(one.before!, one.percent)} → ${value(one.now!, one.percent)}${
				one.as === 'used' ? ' der Plätze' : ''
			}, ${signed(one.change!, one.percent)} (${fromTo(one.low!, one.high!, one.percent)})${
				one.sure ? '' : ', was Zufall sein kann'
			}`;

const de: Words = {
	lab: 'Labor',
	labOf: (title) => `Labor: ${title}`,
	theLabOf: (title) => `Das Labor von ${title}`,
	lead: 'Ändere die Zahlen eines Spiels, lass Bots es tausendfach spielen und sieh, was die Änderung bewirkt hat. Nichts hier berührt die Spiele anderer.',
	open: 'Öffnen',
	openDataOf: (title) => `Die Daten von ${title} öffnen`,
	game: 'Spiel',

	data: 'Daten',
	dataOf: (title) => `Daten von ${title}`,
	dataDidNotCome: (why) => `Die Daten sind nicht angekommen: ${why}.`,
	fetching: 'Die Daten werden geholt …',
	asPlayed: 'wie es gespielt wird',
	takenOut: 'Zeilen entfernt',
	changed: (n) => `${n === 1 ? '1 Zeile' : `${n} Zeilen`} geändert`,
	standard: 'Standard',
	standardIsBack: 'Die Standarddaten sind wieder da.',
	undo: 'Rückgängig',
	openFile: 'Datei öffnen',
	download: 'Herunterladen',
	place: (line, column) => `Zeile ${line}, Spalte ${column}`,
	whole: 'Das Ganze',
	notChecked: (why) => `Es konnte nicht geprüft werden: ${why}.`,
	checking: 'Wird geprüft …',
	noMistakes: 'Keine Fehler: so kann man spielen.',
	mistakes: (n) => `${n} Fehler.`,
	notBegun: (why) => `Es wurde nicht begonnen: ${why}.`,

	simulate: 'Simulieren',
	players: 'Spieler',
	bots: 'Bots',
	botsAbout:
		'Einer je Platz, der letzte wiederholt. Greedy ist schnell; eine Suche plant und braucht tausendmal so lange.',
	games: 'Spiele',
	seed: 'Startwert',
	compareWith: 'Vergleichen mit',
	theStandard: (changed) => `den Standarddaten${changed ? '' : ' (noch ist nichts geändert)'}`,
	theLast: 'den Daten von zuletzt',
	nothing: 'nichts',
	sameChance: 'Beide spielen denselben Zufall, Spiel für Spiel.',
	options: (unusual) => `Optionen des Spiels${unusual > 0 ? `, ${unusual} nicht wie üblich` : ''}`,
	asData: 'wie in den Daten',
	range: (lo, hi) => `, ${lo} bis ${hi}`,
	mend: 'Erst die Daten richten',
	running: 'Läuft …',
	run: 'Starten',
	progress: (done, all, left) =>
		`${number(done)} von ${number(all)} Spielen${left === undefined ? ' …' : `, noch etwa ${seconds(left)}`}`,
	failed: (why) => `Es ist fehlgeschlagen: ${why}.`,
	stopped: (done, all, why) =>
		done > 0
			? `Angehalten nach ${number(done)} von ${number(all)} Spielen${why ? `: ${why}` : ''}.`
			: 'Angehalten, bevor ein Spiel vorbei war.',
	ran: (games, took) => `${number(games)} Spiele in ${seconds(took)}.`,
	gamesPlayed: 'Gespielte Spiele',
	cancel: 'Abbrechen',
	seeResults: 'Sieh, was herauskam',

	kept: {
		closest: 'Das knappste',
		lopsided: 'Das einseitigste',
		longest: 'Das längste',
		shortest: 'Das kürzeste',
		comeback: 'Die größte Aufholjagd',
		swinging: 'Das mit den meisten Führungswechseln',
	},
	gameNumber: (n) => `Spiel ${n}`,
	notOpened: (n, why) => `Spiel ${n} ließ sich nicht öffnen: ${why}.`,
	notToBeHad: (why) => `Die Spiele sind nicht zu haben: ${why}.`,
	looking: 'Die Spiele werden durchgesehen …',
	byClock:
		'Bots, die nach der Uhr denken, können ein Spiel nicht noch einmal spielen; gib ihnen Iterationen, wie in search:iterations=64, um Spiele anzusehen.',
	watch: 'Ansehen',
	watchGame: (which, n) => `${which} ansehen, Spiel ${n}`,
	opening: 'Wird geöffnet …',
	usedMost: 'Das, in dem am meisten vorkam:',
	usedMostOf: (name) => `das, in dem ${name} am meisten vorkam`,
	choosePiece: 'wähle eine Karte oder Figur',
	uses: (game, event, times) => `Spiel ${game}: ${event}, ${times}-mal`,
	isHeading: 'was damit geschah, ist die Überschrift',
	pieces: 'Karten und Figuren',
	piecesAbout:
		'Wie viele etwas benutzt haben von denen, die es zur Hand hatten; was die Benutzer gewinnen, was alle, die es hatten, und was die Benutzer der anderen seiner Art.',
	pieceColumns: ['Karte oder Figur', 'benutzt', 'Benutzer gewinnen', 'alle, die konnten', 'andere der Art'],
	pieceIs: (is, why) =>
		is === 'fine'
			? {
					told: 'in Ordnung',
					few: 'in Ordnung, oder zu wenige Spiele',
					all: 'in Ordnung: alle, die können, tun es',
					alone: 'in Ordnung: nichts seiner Art zum Vergleich',
					'no-choice': 'in Ordnung: keine Wahl',
				}[why!]
			: { strong: 'zu stark', weak: 'zu schwach', dead: 'tot' }[is],
	noPieces: 'Nichts ist zu stark, zu schwach oder tot, soweit diese Spiele es zeigen.',
	finePieces: (n) => `${n} in Ordnung`,

	aim: 'Herausfinden',
	aimChange: 'was eine Änderung bewirkt',
	aimWorth: 'was alles wert ist',
	worthAbout:
		'Zwei Bots, Greedy und eine Suche, spielen es, wie es ist; dann noch einmal ohne jede Karte, Einheit und Zugart. Die Suche spielt ein Zehntel der Spiele. Es dauert Minuten, und wer anhält, behält, was getan ist.',
	worthProgress: (part, left) =>
		`${fixed(100 * part, 0)} %${left === undefined ? ' …' : `, noch etwa ${seconds(left)}`}`,
	worthStopped: (part, why) =>
		`Angehalten bei ${fixed(100 * part, 0)} %${why ? `: ${why}` : ''}. Was getan ist, steht unten.`,
	worthRan: (took) => `Alles in ${seconds(took)}.`,
	defects: 'Mängel des Inhalts',
	noDefects: 'Keine, soweit diese Spiele es zeigen.',
	notWhole: 'Es wurde angehalten, bevor alles gespielt war: was unten fehlt, kann dennoch so sein.',
	defect: (use) => {
		const by = use.better;
		const cost = by.loss
			? `ohne es gehen ${bare(by.loss.is, true)} Punkte der Siege verloren (${fromTo(by.loss.low, by.loss.high, true)})`
			: 'was es kostet, ohne es auszukommen, ist nicht bekannt';
		return use.defect === 'dead'
			? `Wer gut spielt, benutzt ${use.name} nicht: ${number(by.users)} von ${number(by.seats)} Plätzen, die könnten, taten es, und ${cost}.`
			: `Wer gut spielt, nimmt ${use.name}: in ${value((by.rival_did ?? 0) / Math.max(1, by.rival ?? 0), true)} von ${number(by.rival ?? 0)} Entscheidungen mit anderem derselben Art (${use.sort}) zur Hand, und ${cost}.`;
	},
	deadOption: (option) =>
		`Die Option ${option.option} ändert nichts: ${number(option.games)} Spiele, und ebenso viele zufällige, gehen mit jedem versuchten Wert gleich aus (${option.values + 1}).`,
	defectWord: { dead: 'tot', dominant: 'beherrschend' },
	allOfIt: 'Das Ganze',
	theGame: (quick, better, pace) =>
		`Das Spiel, nach ${number(quick)} Spielen des schnellen Bots und ${number(better)} des besseren; ${pace} Sekunden je Entscheidung`,
	parts: {
		decisions: 'Entscheidungen je Spieler',
		minutes: 'Minuten je Spieler',
		forced: 'Entscheidungen, die erzwungen sind',
		trivial: 'Entscheidungen, die kaum zählen',
		plies: 'Züge je Spiel',
		leadChanges: 'Führungswechsel',
		decided: 'der Sieger führt endgültig nach',
		leaderAtHalf: 'wer zur Halbzeit führt, gewinnt',
		chance: 'Zufall entscheidet',
		choice: 'Wahl entscheidet',
		both: 'beides zusammen entscheidet',
	},
	betterAmongQuick: (better, quick, wins) =>
		`Ein ${better} unter ${quick} gewinnt ${value(wins, true)}.`,
	whoWins: 'Wer gewinnt',
	optionsChange: 'Was Optionen ändern',
	optionColumns: ['Option', 'Spiele, die abweichen', 'die sicherste Änderung'],
	usesAbout:
		'Gewählt: von Entscheidungen, die es offen lassen. Plätze: von denen, die könnten, wie viele es je tun. Verlust: was ein Platz weniger gewinnt, der es nicht benutzen darf, in Punkten, mit 95-%-Bereich.',
	useColumns: ['', 'gewählt', 'besser', 'Plätze', 'Verlust, schnell', 'Verlust, besser'],
	gamesToWatch: 'Sehenswerte Spiele',
	results: 'Was herauskam',
	whatItDid: 'Was deine Änderung bewirkt hat',
	answer: (answer, alike) => {
		const all = answer.shown.map(shown).join('; ');
		const it = answer.who === 'it' ? '' : answer.who;
		const who = answer.shown.length > 0 && it ? `${it} ` : '';
		const rest = alike ? 'kein Spiel verlief anders' : 'nichts Gezähltes hat sich sicher geändert';
		return `Geändert: ${edit(answer)} – ${all ? `${who}${all}` : rest}.`;
	},
	moreEdits: (n) => `Und ${n === 1 ? 'eine weitere Änderung' : `${n} weitere Änderungen`}.`,
	unsaid: (path, is) =>
		`„${path}“ steht nicht mehr in den Daten: es gilt die Vorgabe${is ? ` ${is}` : ''}.`,
	textsOnly: 'Nur Texte unterscheiden sich, die keine Regel liest.',
	sameData: 'Beide haben dieselben Daten.',
	alike: (games) =>
		`Alle ${number(games)} Spiele sind gleich, Zug für Zug, soweit etwas gezählt wird.`,
	why: (why) =>
		why.different === 0
			? `Keine Option und keine Spielerzahl macht die Änderung in je ${why.games} Spielen wirksam.`
			: `Das wird nicht gelesen (${why.unread})${why.now ? `, solange ${why.now} gilt` : ''}: mit ${
					why.with ? `${why.with} und ` : ''
				}${why.seats} Spielern verlaufen ${why.different} von ${why.games} Spielen anders.`,
	followed: 'Was folgte: Siege, Länge, Enden',
	followedToo: (n) => `${n === 1 ? 'Eine weitere Zahl' : `${n} weitere Zahlen`} geändert`,
	counted: 'Was sonst gezählt wird',
	nothingSure: 'Nichts Gezähltes hat sich sicher geändert.',
	power: (games, power, judged) =>
		`${number(games)} Spiele zeigen Unterschiede der Siege eines Platzes ab ${fixed(100 * power, 1)} Punkten, in vier von fünf Fällen. ${number(judged)} Zahlen wurden Spiel für Spiel verglichen; von Läufen ohne jede Änderung meldet höchstens einer von zwanzig eine (Korrektur nach Holm).`,
	figureColumn: 'Zahl',
	before: 'vorher',
	now: 'jetzt',
	change: 'Änderung, 95 %',
	figure,
	points: (is) => signed(is, true),
	value,
	difference: signed,
	fromTo,
	alone: 'Allein',
	downloadReport: 'Bericht herunterladen',
	reportOf: (title) => `Bericht über ${title}`,
};

export default de;
