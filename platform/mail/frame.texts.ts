import { inLanguages } from '#contract/base/texts.ts';
import en from './frame.texts.en.ts';
import es from './frame.texts.es.ts';
import fr from './frame.texts.fr.ts';

/** What stands around every message. */
export const frameTexts = inLanguages({ en, es, fr });

export type FrameTexts = (typeof frameTexts)['en'];
