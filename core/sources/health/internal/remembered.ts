import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { type Health, readEveryHealth, unknownHealth } from './rows.ts';

/** Another process hears so late that a source was put out. */
const REMEMBERED_MS = 1_000;

interface Memory {
  readAt: number;
  health: Promise<Map<string, Health>>;
}

const memories = new WeakMap<Platform, Memory>();

/** What is known of a source: a scan of hundreds reads it once, not once for each answer. */
export async function healthNow(platform: Platform, sourceId: string): Promise<Health> {
  return (await everyHealthNow(platform)).get(sourceId) ?? unknownHealth;
}

export function everyHealthNow(platform: Platform): Promise<Map<string, Health>> {
  const known = memories.get(platform);
  if (known && performance.now() - known.readAt < REMEMBERED_MS) return known.health;
  const health = platform.database.transaction(systemScope, readEveryHealth);
  memories.set(platform, { readAt: performance.now(), health });
  health.catch(() => memories.delete(platform));
  return health;
}

/** After a change by this process. */
export const forgetHealth = (platform: Platform): boolean => memories.delete(platform);
