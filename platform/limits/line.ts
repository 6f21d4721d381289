/** Work that waits for its turn, so many at once, in the order in which it came. */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @param beforeWaiting is told how many wait already before one more does; what it throws turns that one away */
export function createLine(atOnce: number, beforeWaiting: (waiting: number) => void = () => {}): Line {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      beforeWaiting(waiting.length);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
