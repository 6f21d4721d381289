import { defaultStyle, longDate } from '#contract/base/formats.ts';
import { firstLanguage, type Language, languageFacts } from '#contract/base/languages.ts';
import { severityOf } from '#contract/scans/severity.ts';
import { whoseWords } from '#core/reports/internal/whose-words.ts';
import type { ScoredExposure } from './score.ts';

const withoutPoints = (part: ScoredExposure['parts'][number]) => ({ ...part, points: 0 });

/**
 * Takes what was seen gone out of the score: of it nothing is exposed any more, and nothing is left to do.
 * @param gone when it was proved, ISO 8601, by id of the finding
 */
export function withGone(scored: readonly ScoredExposure[], gone: ReadonlyMap<string, string>): ScoredExposure[] {
  if (gone.size === 0) return [...scored];
  return scored.map((one) => {
    const goneAt = gone.get(one.exposure.id);
    return goneAt === undefined
      ? one
      : { ...one, parts: one.parts.map(withoutPoints), points: 0, severity: severityOf(0), steps: [], goneAt };
  });
}

/** Why a finding no longer counts. */
export const goneWords = (goneAt: string, language: Language = firstLanguage): string =>
  whoseWords[language].gone(longDate(goneAt, defaultStyle.timeZone, languageFacts[language].locale));
