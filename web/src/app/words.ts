/* words.ts - what the frame says, in the page's language. */
import { inLanguage } from '../language';
import en from './words/en';

export const w = await inLanguage(en, { de: () => import('./words/de') });
