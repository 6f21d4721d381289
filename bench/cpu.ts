import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let perSecond = 0;

/** Clock ticks in a second, the unit of /proc. */
function ticksPerSecond(): number {
  perSecond ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return perSecond;
}

/** Processor time that a process has taken so far with all its threads, in seconds. Linux only. */
export function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold spaces; utime and stime are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond();
}
