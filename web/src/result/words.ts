/* words.ts - what the result page says, in the page's language. */
import { inLanguage } from '../language';
import en from './words/en';

export const w = await inLanguage(en, { de: () => import('./words/de') });
