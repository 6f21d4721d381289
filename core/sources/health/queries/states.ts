import type { KnownState } from '#contract/sources/states.ts';
import { knownStateOf, unknownHealth } from '#core/sources/health/internal/health.ts';
import { readEveryHealth } from '#core/sources/health/internal/rows.ts';
import { takesPart } from '#core/sources/health/rules.ts';
import { switchedOnSources } from '#core/sources/queries/sources.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

interface NamedSource {
  id: string;
  name: string;
}

/** The sources that scans ask, by their state. */
export async function readSourceStates({
  clock,
  config,
  database,
}: Platform): Promise<Record<KnownState, NamedSource[]>> {
  const health = await database.read(systemScope, readEveryHealth);
  const states: Record<KnownState, NamedSource[]> = {
    healthy: [],
    suspect: [],
    quarantined: [],
    probation: [],
    held: [],
    unknown: [],
  };
  const now = clock.now();
  for (const source of switchedOnSources(config)) {
    const { id, name } = source;
    const found = health.get(id);
    if (!takesPart(source, found ?? unknownHealth, now)) continue;
    states[knownStateOf(found)].push({ id, name });
  }
  return states;
}
