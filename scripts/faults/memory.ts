import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Memory of a process, in bytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024;

/** The least that it takes over ten seconds: garbage comes and goes. */
export async function settledMemoryOf(pid: number): Promise<number> {
  const seen: number[] = [];
  for (let n = 0; n < 20; n++, await wait(500)) seen.push(memoryOf(pid));
  return Math.min(...seen);
}
