import { sourceById, sourcesFor } from '#core/sources/queries.ts';

/** Where a scan's sources come from: the registry, or another list in tests and benchmarks. */
export interface ScanSources {
  sourcesFor: typeof sourcesFor;
  sourceById: typeof sourceById;
}

export const registeredSources: ScanSources = { sourcesFor, sourceById };
