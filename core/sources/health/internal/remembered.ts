import { type Engine, stateOf } from '#core/sources/actions/engine.ts';
import { type Health, unknownHealth } from './health.ts';

/** Another process hears so late that a source was put out. */
const REMEMBERED_MS = 1_000;

interface Memory {
  readAt: number;
  health: Promise<Map<string, Health>>;
}

const memories = new WeakMap<Engine, Memory>();

/** What is known of a source: a scan of hundreds reads it once, not once for each answer. */
export async function healthNow(engine: Engine, sourceId: string): Promise<Health> {
  return (await everyHealthNow(engine)).get(sourceId) ?? unknownHealth;
}

export function everyHealthNow(engine: Engine): Promise<Map<string, Health>> {
  const known = memories.get(engine);
  if (known && performance.now() - known.readAt < REMEMBERED_MS) return known.health;
  const health = stateOf(engine).readHealth();
  memories.set(engine, { readAt: performance.now(), health });
  health.catch(() => memories.delete(engine));
  return health;
}

/** After a change by this process. */
export const forgetHealth = (engine: Engine): boolean => memories.delete(engine);
