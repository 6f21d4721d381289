import { askControl, type Turn } from '#core/sources/health/internal/questions.ts';
import { recordControl } from '#core/sources/health/internal/record.ts';
import { forgetHealth } from '#core/sources/health/internal/remembered.ts';
import { giveLeaseBack, type Provable, takeLease } from '#core/sources/health/internal/rows.ts';
import type { ControlKind } from '#core/sources/health/rules.ts';
import type { Platform } from '#platform/platform.ts';

const flights = new WeakMap<Platform, Map<string, Promise<void>>>();

/** How often a process looks whether another one is done. */
const LOOKS_AGAIN_MS = 250;

/**
 * Asks a control unless its last outcome still stands. However many ask for it, in however many processes, one asks the
 * source and the others wait.
 * @throws the signal's reason
 */
export async function ensureControl(
  platform: Platform,
  source: Provable,
  kind: ControlKind,
  turn: Turn,
): Promise<void> {
  const running = flights.get(platform) ?? new Map<string, Promise<void>>();
  flights.set(platform, running);
  const name = `${kind} ${source.id}`;
  for (let other = running.get(name); other; other = running.get(name)) if (await isDone(other, turn.signal)) return;
  const own = controlInTurn(platform, source, kind, turn).finally(() => running.delete(name));
  running.set(name, own);
  await own;
}

async function controlInTurn(platform: Platform, source: Provable, kind: ControlKind, turn: Turn): Promise<void> {
  const { clock } = platform;
  for (;;) {
    const lease = await takeLease(platform, source.id, kind);
    if (lease === 'taken') return runControl(platform, source, kind, turn);
    forgetHealth(platform);
    if (lease === 'settled' || clock.now() >= turn.latest) return;
    await clock.sleep(LOOKS_AGAIN_MS, turn.signal);
  }
}

async function runControl(platform: Platform, source: Provable, kind: ControlKind, turn: Turn): Promise<void> {
  try {
    await recordControl(platform, source, kind, await askControl(platform, source, kind, turn));
  } catch (error) {
    await giveLeaseBack(platform, source.id, kind);
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
