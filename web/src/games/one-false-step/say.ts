/* say.ts - the words of this page in its language. */
import { inLanguage } from '../../language';
import en from './words/en';

export const w = await inLanguage(en, { de: () => import('./words/de') });
