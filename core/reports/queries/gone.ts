import { defaultStyle, formatsFor } from '#contract/base/formats.ts';
import { severityOf } from '#contract/scans/severity.ts';
import type { ScoredExposure } from './score.ts';

const { longDate } = formatsFor(defaultStyle);

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
export const goneWords = (goneAt: string): string =>
  `Seen gone on ${longDate(goneAt)}: it was absent on three days, each time while the source passed its tests. It no longer counts as exposed. We keep looking, and say so if it comes back.`;
