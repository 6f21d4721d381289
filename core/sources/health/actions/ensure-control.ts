import { type Engine, stateOf } from '#core/sources/actions/engine.ts';
import type { Provable } from '#core/sources/health/internal/health.ts';
import { askControl, type Turn } from '#core/sources/health/internal/questions.ts';
import { forgetHealth } from '#core/sources/health/internal/remembered.ts';
import type { ControlKind } from '#core/sources/health/rules.ts';

const flights = new WeakMap<Engine, Map<string, Promise<void>>>();

/** How often a process looks whether another one is done. */
const LOOKS_AGAIN_MS = 250;

/**
 * Asks a control unless its last outcome still stands. However many ask for it, in however many processes, one asks the
 * source and the others wait.
 * @throws the signal's reason
 */
export async function ensureControl(engine: Engine, source: Provable, kind: ControlKind, turn: Turn): Promise<void> {
  const running = flights.get(engine) ?? new Map<string, Promise<void>>();
  flights.set(engine, running);
  const name = `${kind} ${source.id}`;
  for (let other = running.get(name); other; other = running.get(name)) if (await isDone(other, turn.signal)) return;
  const own = controlInTurn(engine, source, kind, turn).finally(() => running.delete(name));
  running.set(name, own);
  await own;
}

async function controlInTurn(engine: Engine, source: Provable, kind: ControlKind, turn: Turn): Promise<void> {
  const { clock } = engine;
  for (;;) {
    const lease = await stateOf(engine).takeLease(source.id, kind);
    if (lease === 'taken') return runControl(engine, source, kind, turn);
    forgetHealth(engine);
    if (lease === 'settled' || clock.now() >= turn.latest) return;
    await clock.sleep(LOOKS_AGAIN_MS, turn.signal);
  }
}

async function runControl(engine: Engine, source: Provable, kind: ControlKind, turn: Turn): Promise<void> {
  try {
    await stateOf(engine).recordControl(source, kind, await askControl(engine, source, kind, turn));
    forgetHealth(engine);
  } catch (error) {
    await stateOf(engine).giveLeaseBack(source.id, kind);
    throw error;
  }
}

/** @returns whether another's control has been recorded; false when it was given up @throws the signal's reason */
function isDone(other: Promise<void>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    const resolveWith = (done: boolean) => () => {
      signal.removeEventListener('abort', stop);
      resolve(done);
    };
    other.then(resolveWith(true), resolveWith(false));
  });
}
