/* de.ts - what the lab says, in German. */
import type { Words } from './en';

const number = (n: number) => n.toLocaleString('de');
const seconds = (value: number) => {
	const whole = Math.max(1, Math.round(value));
	return whole < 100 ? `${whole} s` : `${Math.round(whole / 60)} Min.`;
};

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
	gamesToWatch: 'Sehenswerte Spiele',
	results: 'Was herauskam',
	alone: 'Allein',
	downloadReport: 'Bericht herunterladen',
	reportOf: (title) => `Bericht über ${title}`,
};

export default de;
