import { type Engine, stateOf } from '#core/sources/actions/engine.ts';

/** It is not written more often: it says no more than that the source answers these days. */
const NOTED_EVERY_MS = 15 * 60_000;

/** When each source was last noted. */
const noted = new WeakMap<Engine, Map<string, number>>();

/** Notes that a source without a control answered somebody's question in a documented form. */
export async function noteAnswered(engine: Engine, sourceId: string): Promise<void> {
  const times = noted.get(engine) ?? new Map<string, number>();
  noted.set(engine, times);
  const now = engine.clock.now().getTime();
  if (now - (times.get(sourceId) ?? 0) < NOTED_EVERY_MS) return;
  times.set(sourceId, now);
  await stateOf(engine).noteAnswered(sourceId);
}
