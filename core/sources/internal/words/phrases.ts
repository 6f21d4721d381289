import spanish from './facts.texts.es.ts';
import french from './facts.texts.fr.ts';
import spanishSentences from './sentences.texts.es.ts';
import frenchSentences from './sentences.texts.fr.ts';

/** English needs none: it is what the sources say themselves. */
export const phrases = {
  es: { ...spanish, sentences: spanishSentences },
  fr: { ...french, sentences: frenchSentences },
};
