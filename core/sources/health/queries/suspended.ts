import { everyHealthNow } from '#core/sources/health/internal/remembered.ts';
import { isSuspended } from '#core/sources/health/rules.ts';
import type { Platform } from '#platform/platform.ts';

/** Ids of the sources that are asked of nobody now. */
export async function suspendedSources(platform: Platform): Promise<Set<string>> {
  const health = await everyHealthNow(platform);
  return new Set([...health].filter(([, one]) => isSuspended(one)).map(([id]) => id));
}
