/* index.tsx - One False Step, as the frame asks for a game. */
import type { GameUI } from '../../game';
import { Board } from './board';
import { guide } from './guide';
import { Hand } from './hand';
import { read } from './read';
import { money, Purse, strip, sub } from './purse';
import { cardText } from './texts';
import './land.css';
import './room.css';
import type { View, Act, News } from './view';
import { group, headline } from './words';

const oneFalseStep: GameUI<View, Act, News> = {
	slug: 'one-false-step',
	read,
	theme: 'world-false-step',
	Board, Hand, Purse,
	sub, money, strip, headline, group, cardText,
	round: (view) => view.week,
	score: (score) => `${score} points`,
	guide,
};

export default oneFalseStep;
