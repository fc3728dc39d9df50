/* sample.ts - a match to watch before one has played any; fetched when it is asked for. */
import text from '../../../docs/a-game-of-traders.txt';

export default text;
