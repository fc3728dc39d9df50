/* en.ts - what the lab says, in English. */
import type { Answer, PieceVerdict, Shown, Use, Why, WorthOption } from '../wire';

const count = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const number = (n: number) => n.toLocaleString('en');
const seconds = (value: number) => {
	const whole = Math.max(1, Math.round(value));
	return whole < 100 ? `${whole} s` : `${Math.round(whole / 60)} min`;
};

/* Shares in percent, other numbers with as many digits as they need. */
const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
const fixed = (value: number, places: number) =>
	value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });
const value = (is: number, percent: boolean) =>
	percent ? `${fixed(100 * is, 1)}%` : fixed(is, digits(is));
const bare = (is: number, percent: boolean) =>
	percent ? fixed(100 * is, 1) : fixed(is, Math.abs(is) >= 10 ? 1 : 2);
const signed = (is: number, percent: boolean) => `${is >= 0 ? '+' : ''}${bare(is, percent)}`;
const fromTo = (low: number, high: number, percent: boolean) =>
	`${bare(low, percent)} to ${bare(high, percent)}`;

/* Figures of one name are told apart by their kind. */
const kinds: Record<string, string> = {
	wins: ' wins',
	taken: ' taken',
	edge: ' edge',
	each: ' by each',
	gap: ' by winners more',
};
const figure = (name: string, kind: string) => `${name}${kinds[kind] ?? ''}`;

const edit = ({ list, name, what, row }: Answer) =>
	row === 'new'
		? `${list} ${name}, which is new`
		: row === 'gone'
			? `${list} ${name}, which is gone`
			: list === ''
				? `${name} ${what}`
				: `${name}’s ${what}`;

const shownAs = (one: Shown) =>
	({
		wins: 'wins',
		used: 'used by',
		'users-win': 'who uses it wins',
		figure: figure(one.figure ?? '', one.kind ?? ''),
	})[one.as];

const shown = (one: Shown) =>
	!one.any
		? `${shownAs(one)}: nothing to compare`
		: `${shownAs(one)} ${value(one.before!, one.percent)} → ${value(one.now!, one.percent)}${
				one.as === 'used' ? ' of the seats' : ''
			}, ${signed(one.change!, one.percent)} (${fromTo(one.low!, one.high!, one.percent)})${
				one.sure ? '' : ', which may be chance'
			}`;

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
	pieces: 'Cards and pieces',
	piecesAbout:
		'How many used a piece of those that had it at hand; what its users win, what all win who had it at hand, and what the users of others of its sort do.',
	pieceColumns: ['piece', 'used', 'users win', 'who could', 'others of its sort'],
	pieceIs: (is: PieceVerdict['verdict']['is'], why: PieceVerdict['verdict']['why']) =>
		is === 'fine'
			? {
					told: 'fine',
					few: 'fine, or too few games to tell',
					all: 'fine: all who can use it do',
					alone: 'fine: nothing of its sort to compare with',
					'no-choice': 'fine: not a choice',
				}[why!]
			: { strong: 'too strong', weak: 'too weak', dead: 'dead' }[is],
	noPieces: 'None is too strong, too weak or dead, as far as these games can tell.',
	finePieces: (n: number) => `${count(n, 'piece that is fine', 'pieces that are fine')}`,

	aim: 'Find out',
	aimChange: 'what a change does',
	aimWorth: 'what everything is worth',
	worthAbout:
		'Two bots, greedy and a search, play it as it is; then again without each card, unit and kind of move. The search plays a tenth of the games. It takes minutes, and stopping keeps what is done.',
	worthProgress: (part: number, left?: number) =>
		`${fixed(100 * part, 0)}%${left === undefined ? ' …' : `, about ${seconds(left)} left`}`,
	worthStopped: (part: number, why: string) =>
		`Stopped at ${fixed(100 * part, 0)}%${why ? `: ${why}` : ''}. What was done is below.`,
	worthRan: (took: number) => `All of it in ${seconds(took)}.`,
	defects: 'Defects of the content',
	noDefects: 'None that these games can tell.',
	notWhole: 'It was stopped before all was played: what is not below may be so all the same.',
	defect: (use: Use) => {
		const by = use.better;
		const cost = by.loss
			? `doing without costs ${bare(by.loss.is, true)} points of wins (${fromTo(by.loss.low, by.loss.high, true)})`
			: 'what doing without costs is not known';
		return use.defect === 'dead'
			? `Nobody who plays well uses ${use.name}: ${number(by.users)} of ${number(by.seats)} seats that might did, and ${cost}.`
			: `Whoever plays well takes ${use.name}: in ${value((by.rival_did ?? 0) / Math.max(1, by.rival ?? 0), true)} of ${number(by.rival ?? 0)} decisions with another ${use.sort} at hand, and ${cost}.`;
	},
	deadOption: (option: WorthOption) =>
		`The option ${option.option} changes nothing: ${number(option.games)} games, and as many of random play, come out the same by every value that was tried (${option.values + 1}).`,
	defectWord: { dead: 'dead', dominant: 'dominant' },
	allOfIt: 'All of it',
	theGame: (quick: number, better: number, pace: number) =>
		`The game, by ${number(quick)} games of the quick bot and ${number(better)} of the better one; ${pace} seconds a decision`,
	parts: {
		decisions: 'decisions a player',
		minutes: 'minutes a player',
		forced: 'decisions that are forced',
		trivial: 'decisions that hardly matter',
		plies: 'moves a game',
		leadChanges: 'changes of the lead',
		decided: 'the winner leads for good after',
		leaderAtHalf: 'who leads at half time wins',
		chance: 'chance decides',
		choice: 'choice decides',
		both: 'both together decide',
	},
	betterAmongQuick: (better: string, quick: string, wins: number) =>
		`One ${better} among ${quick} wins ${value(wins, true)}.`,
	whoWins: 'Who wins',
	optionsChange: 'What options change',
	optionColumns: ['option', 'games that differ', 'the surest change'],
	usesAbout:
		'Chosen: of decisions that leave it open. Seats: of those that might, how many ever do. Loss: what a seat wins less that may not use it, in points, with its 95% interval.',
	useColumns: ['', 'chosen', 'better', 'seats', 'loss, quick', 'loss, better'],
	gamesToWatch: 'Games to watch',
	results: 'What came of it',
	whatItDid: 'What your change did',
	answer: (answer: Answer, alike: boolean) => {
		const all = answer.shown.map(shown).join('; ');
		const who = answer.shown.length > 0 && answer.who ? `${answer.who} ` : '';
		const rest = alike ? 'no game went differently' : 'nothing that is counted changed surely';
		return `You changed ${edit(answer)}: ${all ? `${who}${all}` : rest}.`;
	},
	moreEdits: (n: number) => `And ${count(n, 'more edit', 'more edits')}.`,
	unsaid: (path: string, is: string) =>
		`“${path}” is not in the data any more: the default ${is ? `${is} ` : ''}is used.`,
	textsOnly: 'Only texts differ, which no rule reads.',
	sameData: 'Both have the same data.',
	alike: (games: number) =>
		`All ${number(games)} games are the same, move by move as far as anything is counted.`,
	why: (why: Why) =>
		why.different === 0
			? `No option and no number of players makes the change matter in ${why.games} games each.`
			: `It is not read (${why.unread})${why.now ? ` while ${why.now}` : ''}: with ${
					why.with ? `${why.with} and ` : ''
				}${count(why.seats, 'player', 'players')}, ${why.different} of ${why.games} games differ.`,
	followed: 'What followed: wins, length, endings',
	followedToo: (n: number) => `${count(n, 'other figure', 'other figures')} changed`,
	counted: 'What else is counted',
	nothingSure: 'Nothing that is counted changed surely.',
	power: (games: number, power: number, judged: number) =>
		`${number(games)} games see differences of a seat’s wins above ${fixed(100 * power, 1)} points, four times in five. ${number(judged)} figures were compared, game by game; of runs without any change, at most one in twenty reports one (Holm’s correction).`,
	figureColumn: 'figure',
	before: 'before',
	now: 'now',
	change: 'change, 95%',
	figure,
	points: (is: number) => signed(is, true),
	value,
	difference: signed,
	fromTo,
	alone: 'Alone',
	downloadReport: 'Download the report',
	reportOf: (title: string) => `Report of ${title}`,
};

export type Words = typeof en;
export default en;
