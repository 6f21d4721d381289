import type { Translation } from '#contract/base/languages.ts';
import type { Texts } from '#contract/base/texts.ts';
import spanish from './phrases.texts.es.ts';
import french from './phrases.texts.fr.ts';

/** English needs none: it is what the sources say themselves. */
export type Phrases = Texts<typeof spanish>;

export const phrases: Readonly<Record<Translation, Phrases>> = { es: spanish, fr: french };
