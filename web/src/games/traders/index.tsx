/* index.tsx - Traders, as the frame asks for a game. */
import type { GameUI } from '../../game';
import { Board } from './board';
import { guide } from './guide';
import { Hand, handNote } from './hand';
import { money, Purse } from './purse';
import { read } from './read';
import { w } from './say';
import { cardText } from './texts';
import './face.css';
import './traders.css';
import type { Act, News, View } from './view';
import { choice, group, headline, lead, steps, strip, sub } from './words';

const traders: GameUI<View, Act, News> = {
	slug: 'traders',
	read,
	theme: 'world-traders',
	Board, Hand, Purse,
	sub, money, strip, headline, lead, steps, group, choice, handNote, cardText,
	round: (view) => view.round,
	score: w.score,
	guide,
};

export default traders;
