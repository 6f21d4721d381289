import type { KnownState } from '#contract/sources/states.ts';
import { readEveryHealth } from '#core/sources/health/internal/rows.ts';
import { switchedOnSources } from '#core/sources/queries/sources.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

interface NamedSource {
  id: string;
  name: string;
}

/** The sources that are switched on, by their state. */
export async function readSourceStates({ config, database }: Platform): Promise<Record<KnownState, NamedSource[]>> {
  const health = await database.read(systemScope, readEveryHealth);
  const states: Record<KnownState, NamedSource[]> = {
    healthy: [],
    suspect: [],
    quarantined: [],
    probation: [],
    held: [],
    unknown: [],
  };
  for (const { id, name } of switchedOnSources(config)) {
    const found = health.get(id);
    states[!found ? 'unknown' : found.heldAt ? 'held' : found.state].push({ id, name });
  }
  return states;
}
