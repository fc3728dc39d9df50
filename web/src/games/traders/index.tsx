/* index.tsx - Traders, as the frame asks for a game. */
import type { GameUI } from '../../game';
import { Board } from './board';
import { cues } from './cues';
import { Ending } from './ending';
import { guide } from './guide';
import { Hand, handNote } from './hand';
import { breakdown, honours } from './honours';
import { money, Purse } from './purse';
import { read } from './read';
import { scene } from './scene';
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
	guide,
	scene, Ending, cues, breakdown, honours,
};

export default traders;
