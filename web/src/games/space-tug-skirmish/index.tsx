/* index.tsx - Space Tug Skirmish, as the frame asks for a game. */
import type { GameUI } from '../../game';
import { Board } from './board';
import { cues } from './cues';
import { Ending } from './ending';
import { guide } from './guide';
import { Hand, handNote } from './hand';
import { breakdown, honours } from './honours';
import { money, Purse } from './purse';
import { read } from './read';
import './face.css';
import './space-tug.css';
import { scene } from './scene';
import { cardText } from './texts';
import type { Act, News, View } from './view';
import { group, headline, steps, strip, sub } from './words';

const spaceTug: GameUI<View, Act, News> = {
	slug: 'space-tug-skirmish',
	read,
	theme: 'world-space-tug',
	Board, Hand, Purse,
	sub, money, strip, headline, steps, group, handNote, cardText,
	round: (view) => view.round,
	guide,
	scene, Ending, cues, breakdown, honours,
};

export default spaceTug;
