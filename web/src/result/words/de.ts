/* de.ts - what the result page says, in German. */
import type { Words } from './en';

const count = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);

const de: Words = {
	result: 'Das Ergebnis',
	rounds: (n) => count(n, 'Runde', 'Runden'),
	turnsEach: (n) => `je ${count(n, 'Zug', 'Züge')}`,
	minutes: (n) => count(n, 'Minute', 'Minuten'),
	close: 'Zum Brett',
	share: 'Als Bild teilen',
	shared: 'Das Bild liegt bei deinen Downloads.',
	notShared: 'Das Bild ließ sich nicht zeichnen.',
	replay: 'Wiederholung',
	lobby: 'Lobby',

	standing: 'Wer wo steht, und warum',
	you: 'du',
	part: (name, value) => `${name} ${value < 0 ? signed(value) : value}`,

	story: 'Wie es lief',
	storyNote: 'nach der Wertung des Spiels; klick auf einen Punkt, um es von da an zu sehen',
	storyOf: 'Der Stand aller im Lauf der Partie',
	winding: 'Die Partie wird zurückgespult',
	noStory: 'Die Partie kam nicht zurück, um angesehen zu werden.',
	start: 'Anfang',
	moment: (round, share, turns) => (round === undefined ? `${Math.round(share * 100)} % der Partie` : `${turns ? 'Zug' : 'Runde'} ${round}`),
	pointName: (moment, standing) => `${moment}: ${standing.join(', ')}. Von hier an ansehen`,
	scored: (name, score) => `${name} ${score}`,

	turns: 'Wo es sich wendete',
	swing: (name, gain) => `${name} ${signed(gain)}`,
	watch: 'Ansehen',
	playOn: 'Von hier an spielen',

	best: 'Bester Augenblick',
	worst: 'Schlimmster Augenblick',
	drought: 'Längstes Warten',
	waited: (from, to) => `${from} bis ${to}: nichts, und das mit Geduld`,
	steady: 'Kam weder voran noch zurück; dazu gehört Charakter.',

	honours: 'Ehrungen',
	house: {
		busiest: 'Fleißigste Hände',
		busiestText: (name, n) => `${name}: ${n} Einträge im Verlauf`,
		quiet: 'Sparsamkeit der Bewegung',
		quietText: (name, n) => `${name}: ${n} Einträge im Verlauf, keiner zu viel`,
		habit: 'Gewohnheitstier',
		habitText: (name, n) => `${name}: ${n}-mal dasselbe, und es könnte noch klappen`,
		second: 'Noch einmal nachgedacht',
		secondText: (name, n) => `${name}: nahm ${count(n, 'Zug', 'Züge')} zurück und steht zum Rest`,
		early: 'Moralischer Sieg',
		earlyText: (name) => `${name}: am längsten vorn; die Geschichte wird es erwähnen`,
		comeback: 'Vornehm spät',
		comebackText: (name) => `${name}: zur Halbzeit Letzter`,
		close: 'So knapp',
		closeText: (name, n) => `${name}: ${n} fehlten, Tendenz gleichbleibend`,
		guard: 'Nie in Gefahr',
		guardText: (name) => `${name}: fast die ganze Zeit vorn`,
	},

	proof: 'Wie Würfel und Karten bewiesen sind',
	transcript: 'die Mitschrift',
	proofText: ['Würfel und Karten kann jeder nachprüfen:', 'enthält das Geheimnis, das vor dem Spiel versprochen wurde, und', 'spielt sie nach.'],
};

export default de;
