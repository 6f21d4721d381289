import type { Texts } from '#contract/base/texts.ts';
import type english from './scan-words.texts.en.ts';

/** How scans and their results are put in words, in one language; English where nothing else is asked for, as in files. */
export type ScanWords = Texts<typeof english>;
