/**
 * Whether pages stay quick while twenty people at once try passwords, against a started product. `npm run bench:sign-in`,
 * with `postgres` as an argument on PostgreSQL. Bounds and method: bench/README.md. Ends with status 1 when one is missed.
 */
import { Agent, request as send } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../e2e/installation.ts';

const AT_ONCE = 20;
const SECONDS = 15;
const PAGE_EVERY_MS = 25;
const SLOWEST_PAGE_MS = 250;
const pages = ['/services', '/blog', '/contact', '/privacy-policy'];

const kind = process.argv.includes('postgres') ? 'postgres' : 'embedded';
const installation = await install(kind);
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
let clients = 0;

/** One request of a client of its own, so that its limits are not what is measured. @returns status and milliseconds */
function ask(path: string, form: Record<string, string> | null = null): Promise<{ status: number; ms: number }> {
  const body = form ? new URLSearchParams(form).toString() : '';
  const client = clients++;
  const headers = {
    'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
    'sec-fetch-site': 'same-origin',
    ...(form && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = send(installation.url + path, { method: form ? 'POST' : 'GET', headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }));
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Looks at pages at a steady pace, whether the one before has come or not: what is held up counts in full. */
async function lookAtPages(seconds: number): Promise<number[]> {
  const looks: Promise<{ status: number; ms: number }>[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let n = 0; performance.now() < end; n++) {
    looks.push(ask(pages[n % pages.length] ?? '/'));
    await wait(PAGE_EVERY_MS);
  }
  const answers = await Promise.all(looks);
  const failed = answers.filter(({ status }) => status !== 200).length;
  if (failed > 0) throw new Error(`${failed} pages did not come`);
  return answers.map(({ ms }) => ms);
}

/** Twenty attempts under way all the time, each on an address of its own. */
async function tryPasswords(seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const one = async () => {
    while (performance.now() < end) {
      const email = `nobody${clients}@example.com`;
      const { status, ms } = await ask('/auth.data', { email, password: 'correct horse' });
      if (status !== 401) throw new Error(`an attempt was answered with ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times;
}

const share = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
const shown = (times: readonly number[]) =>
  `median ${share(times, 0.5).toFixed(1)} ms, p99 ${share(times, 0.99).toFixed(1)} ms (${times.length})`;

try {
  await lookAtPages(3);
  const before = loadavg()[0] ?? 0;
  const quiet = await lookAtPages(SECONDS);
  const [busy, attempts] = await Promise.all([lookAtPages(SECONDS), tryPasswords(SECONDS)]);
  const rows: [string, string][] = [
    ['Database', kind],
    ['Load, before and after', `${before.toFixed(1)} → ${(loadavg()[0] ?? 0).toFixed(1)}`],
    ['Pages, nobody signs in', shown(quiet)],
    [`Pages, ${AT_ONCE} attempts at once`, shown(busy)],
    ['Attempts to sign in', `${shown(attempts)}, ${(attempts.length / SECONDS).toFixed(1)} a second`],
  ];
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(30)}${value}\n`);
  if (share(busy, 0.99) > SLOWEST_PAGE_MS) {
    process.stdout.write(`Pages are over their ${SLOWEST_PAGE_MS} ms\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(installation.log().split('\n').slice(-20).join('\n'));
  throw error;
} finally {
  agent.destroy();
  await installation.stop();
}
