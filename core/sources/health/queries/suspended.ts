import type { Engine } from '#core/sources/actions/engine.ts';
import { everyHealthNow } from '#core/sources/health/internal/remembered.ts';
import { isSuspended } from '#core/sources/health/rules.ts';

/** Ids of the sources that are asked of nobody now. */
export async function suspendedSources(engine: Engine): Promise<Set<string>> {
  const health = await everyHealthNow(engine);
  return new Set([...health].filter(([, one]) => isSuspended(one)).map(([id]) => id));
}
