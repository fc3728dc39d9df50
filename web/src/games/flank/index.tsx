/* index.tsx - Flank, as the frame asks for a game. */
import type { GameUI } from '../../game';
import { Board } from './board';
import { cues } from './cues';
import { Ending } from './ending';
import './face.css';
import './flank.css';
import { guide } from './guide';
import { Hand, handNote } from './hand';
import { breakdown, honours } from './honours';
import { money, Purse } from './purse';
import { read } from './read';
import { remarks } from './remarks';
import { scene, waits } from './scene';
import { cardText } from './texts';
import type { View } from './view';
import { choice, group, headline, steps, strip, sub } from './words';

const flank: GameUI<View> = {
	slug: 'flank',
	read,
	theme: 'world-flank',
	Board, Hand, Purse,
	namesNext: true,
	sub, money, strip, headline, steps, group, choice, handNote, cardText, remarks,
	round: (view) => view.round,
	guide,
	scene, waits, Ending, cues, breakdown, honours,
};

export default flank;
