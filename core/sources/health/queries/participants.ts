import type { Engine } from '#core/sources/actions/engine.ts';
import type { Source } from '#core/sources/define.ts';
import { unknownHealth } from '#core/sources/health/internal/health.ts';
import { everyHealthNow } from '#core/sources/health/internal/remembered.ts';
import { takesPart } from '#core/sources/health/rules.ts';

/** Tells the sources that scans ask now from those that have to prove themselves first. */
export async function participantsNow(engine: Engine): Promise<(source: Source) => boolean> {
  const health = await everyHealthNow(engine);
  const now = engine.clock.now();
  return (source) => takesPart(source, health.get(source.id) ?? unknownHealth, now);
}
