import type { Language } from '#contract/base/languages.ts';
import type { Source } from '#core/sources/define.ts';
import { sourceWords } from './words.ts';

/** What a source can reveal, and what its "nothing found" covers. */
export function sourceWordsOf(
  { reveals, clearCovers }: Pick<Source, 'reveals' | 'clearCovers'>,
  language: Language,
): Pick<Source, 'reveals' | 'clearCovers'> {
  const say = sourceWords(language);
  return { reveals: say(reveals, 'sentences'), clearCovers: say(clearCovers, 'sentences') };
}
