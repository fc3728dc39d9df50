/* index.tsx - One False Step, as the frame asks for a game. */
import type { GameUI } from '../../game';
import { Board } from './board';
import { cues } from './cues';
import { Ending } from './ending';
import { guide } from './guide';
import { Hand } from './hand';
import { breakdown, honours } from './honours';
import { read } from './read';
import { money, Purse, strip, sub } from './purse';
import { scene, waits } from './scene';
import { cardText } from './texts';
import './face.css';
import './land.css';
import './moments.css';
import './room.css';
import type { View, Act, News } from './view';
import { choice, group } from './words';

const oneFalseStep: GameUI<View, Act, News> = {
	slug: 'one-false-step',
	read,
	theme: 'world-false-step',
	Board, Hand, Purse,
	sub, money, strip, group, choice, cardText,
	round: (view) => view.week,
	guide,
	scene, waits, Ending, cues, breakdown, honours,
};

export default oneFalseStep;
