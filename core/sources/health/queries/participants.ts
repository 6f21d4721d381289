import type { Source } from '#core/sources/define.ts';
import { everyHealthNow } from '#core/sources/health/internal/remembered.ts';
import { unknownHealth } from '#core/sources/health/internal/rows.ts';
import { takesPart } from '#core/sources/health/rules.ts';
import type { Platform } from '#platform/platform.ts';

/** Tells the sources that scans ask now from those that have to prove themselves first. */
export async function participantsNow(platform: Platform): Promise<(source: Source) => boolean> {
  const health = await everyHealthNow(platform);
  const now = platform.clock.now();
  return (source) => takesPart(source, health.get(source.id) ?? unknownHealth, now);
}
