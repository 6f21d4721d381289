import { firstLanguage, type Language, type Translation } from '#contract/base/languages.ts';
import type { Source } from '#core/sources/define.ts';
import { spanishSources } from '#core/sources/internal/words/sources.es.ts';
import { frenchSources } from '#core/sources/internal/words/sources.fr.ts';
import type { TranslatedSources } from '#core/sources/internal/words/translated.ts';

type SourceWords = Pick<Source, 'reveals' | 'clearCovers'>;

export const translatedSources: Readonly<Record<Translation, TranslatedSources>> = {
  es: spanishSources,
  fr: frenchSources,
};

/** What a source can reveal, and what its "nothing found" covers. */
export function sourceWordsOf(source: Source, language: Language): SourceWords {
  if (language === firstLanguage) return source;
  const { sources, siteReveals, siteClear, provedSiteClear } = translatedSources[language];
  if (Object.hasOwn(sources, source.id)) return sources[source.id] ?? source;
  const { name, mustProve } = source;
  return { reveals: siteReveals(name), clearCovers: mustProve ? provedSiteClear : siteClear(name) };
}
