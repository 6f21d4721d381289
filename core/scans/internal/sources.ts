import type { CheckView, IdentifierKind } from '#contract/scans/types.ts';
import type { Source } from '#core/sources/define.ts';
import { allSources, sourceById, sourcesFor } from '#core/sources/queries/sources.ts';

/** Which sources a scan asks, and what they are. */
export interface ScanSources {
  sourcesFor: typeof sourcesFor;
  sourceById: typeof sourceById;
  allSources: typeof allSources;
}

declare module '#platform/platform.ts' {
  interface Platform {
    /** Those of the registry; tests and benchmarks have others. */
    sources: ScanSources;
  }
}

export const registeredSources: ScanSources = { sourcesFor, sourceById, allSources };

/** Older scans took every domain that is no mail provider's for the person's own, and asked about it by their address. */
export const isOfUnprovenDomain = (source: Source | null, kind: IdentifierKind): boolean =>
  source?.needs === 'domain' && kind !== 'domain';

/** A source that must prove itself was not missed where it gave no answer: its check is left out of the report. */
export const isNoGap = (
  { sourceId, state }: Pick<CheckView, 'sourceId' | 'state'>,
  { sourceById }: ScanSources,
): boolean => state === 'not-checked' && sourceById(sourceId)?.mustProve === true;

/** How a check counts. A source that is no longer in the registry is taken for one of the kind that tells least. */
export function countedCheck(
  check: Pick<CheckView, 'sourceId' | 'state' | 'reason'> & { kind: IdentifierKind },
  sources: ScanSources,
): Pick<CheckView, 'category' | 'state' | 'reason'> {
  const source = sources.sourceById(check.sourceId);
  const category = source?.category ?? 'reputation';
  if (isNoGap(check, sources) || isOfUnprovenDomain(source, check.kind))
    return { category, state: 'not-checked', reason: 'not-applicable' };
  return { category, state: check.state, reason: check.reason };
}
