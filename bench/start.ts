/**
 * How much memory `npm start` takes on a fresh folder, with the build and without: all of its processes together, at their peak and
 * at rest. DATABASE_URL of an empty database measures PostgreSQL. Linux only. Ends with status 1 when a bound is missed.
 */
import { spawn } from 'node:child_process';
import { constants, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { missed, quantile, say } from './scan-say.ts';

const { DATABASE_URL } = process.env;
const kind = DATABASE_URL ? 'PostgreSQL' : 'embedded';
const PEAK_MB = 600;
const REST_MB = DATABASE_URL ? 200 : 350;
/** By then it has done what it does after its start. */
const SETTLE_MS = 20_000;
const REST_LOOKS = 50;
const root = path.dirname(import.meta.dirname);

/** Resident memory of a process without what it shares with others counted twice, in MB; 0 once it has ended. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

/** A process and everything that it began. */
function familyOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(familyOf)];
  } catch {
    return [];
  }
}

interface Measured {
  peakMb: number;
  restMb: number;
  readyMs: number;
}

/** Keys of what lies in PostgreSQL: every start on one database needs the same. */
const keys = path.join(mkdtempSync(path.join(tmpdir(), 'bench-start-')), 'data');
process.once('exit', () => rmSync(path.dirname(keys), { recursive: true, force: true }));

/** Starts the product on a fresh folder and stops it again. @param words its kind: none for web and worker in one process */
async function measureStart(words: readonly string[] = []): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-start-'));
  // A Node that nothing else on the machine runs: what is shared with strangers would count by halves, or less.
  const node = path.join(folder, 'node');
  copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE);
  const env = { ...process.env, DATA_DIR: DATABASE_URL ? keys : path.join(folder, 'data'), PORT: '0' };
  const began = performance.now();
  const args = ['scripts/bootstrap.mjs', 'scripts/start.ts', ...words];
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const total = () => familyOf(child.pid ?? 0).reduce((sum, pid) => sum + memoryOf(pid), 0);
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, total());
  }, 100);
  try {
    const readyMs = await new Promise<number>((resolve, reject) => {
      child.stdout.on('data', (said) => {
        if (/ is at http|^A worker /.test(String(said))) resolve(performance.now() - began);
      });
      child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
    });
    await wait(SETTLE_MS);
    const looks: number[] = [];
    for (let n = 0; n < REST_LOOKS; n++) {
      looks.push(total());
      await wait(100);
    }
    return { peakMb, restMb: quantile(looks, 0.5), readyMs };
  } finally {
    clearInterval(watch);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(title: string, words?: readonly string[]): Promise<void> {
  const { peakMb, restMb, readyMs } = await measureStart(words);
  say(`${kind}, ${title}: ready after`, readyMs, 'ms');
  say(`${kind}, ${title}: memory at its peak`, peakMb, 'MB', PEAK_MB);
  say(`${kind}, ${title}: memory at rest`, restMb, 'MB', REST_MB);
}

console.log(`load ${loadavg()[0]?.toFixed(1)} before; Node ${process.version}`);
rmSync(path.join(root, 'build'), { recursive: true, force: true });
await measure('built at its start');
await measure('already built');
if (DATABASE_URL) {
  await measure('the web alone', ['web']);
  await measure('the worker alone', ['worker']);
}
console.log(`load ${loadavg()[0]?.toFixed(1)} after`);
if (missed.length > 0) {
  console.error(`Missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
