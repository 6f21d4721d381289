import type { TestClock } from '#tests/world.ts';
import type { Scheduler } from './scheduler.ts';

/** Puts a world's clock on the scheduler's time. `advance` lets time pass; `jump` only changes what the clock says. */
export interface SimulatedClock extends TestClock {
  /** When processes were held up: moments at which time passed although something could have gone on. */
  readonly stalls: readonly number[];
  jump(milliseconds: number): void;
}

export function simulateClock(clock: TestClock, scheduler: Scheduler): SimulatedClock {
  const stalls: number[] = [];
  let offset = clock.now().getTime() - scheduler.now;
  return Object.assign(clock, {
    now: () => new Date(offset + scheduler.now),
    sleep: async (milliseconds: number, signal?: AbortSignal) => {
      await scheduler.gate('sleep', { after: milliseconds, signal });
    },
    stalls,
    advance(milliseconds: number) {
      scheduler.letPass(milliseconds);
      stalls.push(scheduler.now);
    },
    jump(milliseconds: number) {
      offset += milliseconds;
    },
    set(time: Date | string) {
      offset = new Date(time).getTime() - scheduler.now;
    },
  });
}

/** Timers that a life sets, and what it measures, are on the scheduler's time. @returns ends that */
export function simulateTimers(scheduler: () => Scheduler | null): () => void {
  const { setTimeout, clearTimeout } = globalThis;
  const measure = performance.now;
  const later = (call: () => void, milliseconds = 0) => {
    const own = scheduler();
    if (!own?.isInside) return setTimeout(call, milliseconds);
    const takeBack = own.callLater(call, milliseconds);
    const timer = { takeBack, unref: () => timer, ref: () => timer };
    return timer;
  };
  const clear = (timer: unknown) => {
    if (typeof timer === 'object' && timer !== null && 'takeBack' in timer) (timer.takeBack as () => void)();
    else clearTimeout(timer as NodeJS.Timeout);
  };
  Object.assign(globalThis, { setTimeout: later, clearTimeout: clear });
  performance.now = () => (scheduler()?.isInside ? (scheduler()?.now ?? 0) : measure.call(performance));
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    performance.now = measure;
  };
}
