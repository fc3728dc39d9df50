/* say.ts - the words of One Small Step's page, in the page's language. */
import { inLanguage } from '../../language';
import en from './words/en';

export const w = await inLanguage(en, { de: () => import('./words/de') });
