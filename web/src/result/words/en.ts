/* en.ts - what the result page says, in English; de.ts has the same keys. */
const count = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);

const en = {
	result: 'The result',
	rounds: (n: number) => count(n, 'round', 'rounds'),
	turnsEach: (n: number) => `${count(n, 'turn', 'turns')} each`,
	minutes: (n: number) => count(n, 'minute', 'minutes'),
	close: 'To the board',
	share: 'Share a picture',
	shared: 'The picture is in your downloads.',
	notShared: 'The picture could not be drawn.',
	replay: 'Replay',
	lobby: 'Lobby',

	standing: 'Who stands where, and why',
	you: 'you',
	part: (name: string, value: number) => `${name} ${value < 0 ? signed(value) : value}`,

	story: 'How it went',
	storyNote: 'by the game’s own score; click a point to watch from there',
	storyOf: 'The standing of each player over the game',
	winding: 'Winding back the game',
	noStory: 'The game did not come back to be looked at.',
	start: 'start',
	moment: (round: number | undefined, share: number, turns?: boolean) => (round === undefined ? `${Math.round(share * 100)}% of the game` : `${turns ? 'Turn' : 'Round'} ${round}`),
	pointName: (moment: string, standing: string[]) => `${moment}: ${standing.join(', ')}. Replay from here`,
	scored: (name: string, score: number) => `${name} ${score}`,

	turns: 'Where it turned',
	swing: (name: string, gain: number) => `${name} ${signed(gain)}`,
	watch: 'Watch it',
	playOn: 'Play on from here',

	best: 'Best moment',
	worst: 'Worst moment',
	drought: 'Longest wait',
	waited: (from: string, to: string) => `${from} to ${to}: nothing, patiently`,
	steady: 'Moved neither up nor down, which takes character.',

	honours: 'Honours',
	house: {
		/* of what everybody did: a name, a number */
		busiest: 'Busiest hands',
		busiestText: (name: string, n: number) => `${name}: ${n} entries in the log`,
		quiet: 'Economy of motion',
		quietText: (name: string, n: number) => `${name}: ${n} entries in the log, none wasted`,
		habit: 'Creature of habit',
		habitText: (name: string, n: number) => `${name}: the same thing ${n} times, and it still might work`,
		second: 'Second thoughts',
		secondText: (name: string, n: number) => `${name}: took ${count(n, 'move', 'moves')} back and stands by the rest`,
		early: 'Moral victor',
		earlyText: (name: string) => `${name}: in front for longest; history will mention it`,
		comeback: 'Fashionably late',
		comebackText: (name: string) => `${name}: last at half-time`,
		close: 'So close',
		closeText: (name: string, n: number) => `${name}: ${n} short, and counting`,
		guard: 'Never in doubt',
		guardText: (name: string) => `${name}: in front nearly all the way`,
	},

	proof: 'How the dice and cards are proved',
	transcript: 'the transcript',
	proofText: ['Dice and cards can be checked by anybody:', 'has the secret that was promised before the game, and', 'plays it again.'],
};

export type Words = typeof en;
export default en;
