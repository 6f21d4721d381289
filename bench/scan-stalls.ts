const EVERY_MS = 10;

/** The longest that nothing else of this process had its turn; milliseconds. */
export interface Stalls {
  wallMs: number;
  /** The most that this thread itself computed in one such time: on a busy machine the rest is others' work. */
  cpuMs: number;
}

/** Watches the event loop of this process. @returns ends the watching */
export function watchStalls(): () => Stalls {
  const longest = { wallMs: 0, cpuMs: 0 };
  let wall = performance.now();
  let cpu = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(cpu);
    longest.wallMs = Math.max(longest.wallMs, performance.now() - wall);
    longest.cpuMs = Math.max(longest.cpuMs, (user + system) / 1_000);
    wall = performance.now();
    cpu = process.threadCpuUsage();
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
