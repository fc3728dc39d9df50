/* en.ts - what the lab says, in English. */
const count = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const number = (n: number) => n.toLocaleString('en');
const seconds = (value: number) => {
	const whole = Math.max(1, Math.round(value));
	return whole < 100 ? `${whole} s` : `${Math.round(whole / 60)} min`;
};

const en = {
	lab: 'Lab',
	labOf: (title: string) => `Lab: ${title}`,
	theLabOf: (title: string) => `The lab of ${title}`,
	lead: 'Change a game’s numbers, let bots play it by the thousand, and see what the change did. Nothing here touches the games that others play.',
	open: 'Open',
	openDataOf: (title: string) => `Open the data of ${title}`,
	game: 'Game',

	data: 'Data',
	dataOf: (title: string) => `Data of ${title}`,
	dataDidNotCome: (why: string) => `The data did not come: ${why}.`,
	fetching: 'Fetching the data …',
	asPlayed: 'as it is played',
	takenOut: 'lines taken out',
	changed: (n: number) => `${count(n, 'line', 'lines')} changed`,
	standard: 'Standard',
	standardIsBack: 'The standard data is back.',
	undo: 'Undo',
	openFile: 'Open file',
	download: 'Download',
	place: (line: number, column: number) => `Line ${line}, column ${column}`,
	whole: 'The whole',
	notChecked: (why: string) => `It could not be checked: ${why}.`,
	checking: 'Checking …',
	noMistakes: 'No mistakes: this can be played.',
	mistakes: (n: number) => `${count(n, 'mistake', 'mistakes')}.`,
	notBegun: (why: string) => `It was not begun: ${why}.`,

	simulate: 'Simulate',
	players: 'Players',
	bots: 'Bots',
	botsAbout:
		'One a seat, the last repeated. Greedy is quick; a search plans, and takes a thousand times as long.',
	games: 'Games',
	seed: 'Seed',
	compareWith: 'Compare with',
	theStandard: (changed: boolean) =>
		`the standard data${changed ? '' : ' (nothing is changed yet)'}`,
	theLast: 'the data I ran last',
	nothing: 'nothing',
	sameChance: 'Both play the same chance, game by game.',
	options: (unusual: number) =>
		`Options of the game${unusual > 0 ? `, ${unusual} not as usual` : ''}`,
	asData: 'as the data says',
	range: (lo: number, hi: number) => `, ${lo} to ${hi}`,
	mend: 'Mend the data first',
	running: 'Running …',
	run: 'Run',
	progress: (done: number, all: number, left?: number) =>
		`${number(done)} of ${number(all)} games${left === undefined ? ' …' : `, about ${seconds(left)} left`}`,
	failed: (why: string) => `It failed: ${why}.`,
	stopped: (done: number, all: number, why: string) =>
		done > 0
			? `Stopped after ${number(done)} of ${number(all)} games${why ? `: ${why}` : ''}.`
			: 'Stopped before a game was over.',
	ran: (games: number, took: number) => `${number(games)} games in ${seconds(took)}.`,
	gamesPlayed: 'Games played',
	cancel: 'Cancel',
	seeResults: 'See what came of it',

	kept: {
		closest: 'The closest',
		lopsided: 'The most lopsided',
		longest: 'The longest',
		shortest: 'The shortest',
		comeback: 'The greatest comeback',
		swinging: 'The one whose lead changed most',
	} as Record<string, string>,
	gameNumber: (n: number) => `game ${n}`,
	notOpened: (n: number, why: string) => `Game ${n} was not opened: ${why}.`,
	notToBeHad: (why: string) => `The games are not to be had: ${why}.`,
	looking: 'Looking through the games …',
	byClock:
		'Bots that think by the clock cannot play a game again; give them iterations, as in search:iterations=64, to watch games.',
	watch: 'Watch',
	watchGame: (which: string, n: number) => `Watch ${which.toLowerCase()}, game ${n}`,
	opening: 'Opening …',
	usedMost: 'The one that used most of',
	usedMostOf: (name: string) => `the one that used most of ${name}`,
	choosePiece: 'choose a card or piece',
	uses: (game: number, event: string, times: number) =>
		`game ${game}: ${event}, ${count(times, 'time', 'times')}`,
	isHeading: 'what was done with it is the heading',
	gamesToWatch: 'Games to watch',
	results: 'What came of it',
	alone: 'Alone',
	downloadReport: 'Download the report',
	reportOf: (title: string) => `Report of ${title}`,
};

export type Words = typeof en;
export default en;
