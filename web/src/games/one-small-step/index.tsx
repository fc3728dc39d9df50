/* index.tsx - One Small Step, as the frame asks for a game. */
import type { GameUI } from '../../game';
import { Board } from './board';
import { cues } from './cues';
import { Ending } from './ending';
import { guide } from './guide';
import { Hand } from './hand';
import { breakdown, honours } from './honours';
import './face.css';
import './one-small-step.css';
import { money, Purse, strip, sub } from './purse';
import { cardText } from './texts';
import { read } from './read';
import { scene } from './scene';
import type { View } from './view';
import { choice, group, headline, round, steps } from './words';

const oneSmallStep: GameUI<View> = {
	slug: 'one-small-step',
	read,
	theme: 'world-one-small-step',
	Board, Hand, Purse,
	sub, money, strip, headline, steps, group, choice, cardText, round, turns: true,
	guide, scene, Ending, cues, breakdown, honours,
};

export default oneSmallStep;
