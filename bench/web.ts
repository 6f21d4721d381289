/**
 * What the public pages cost the server, in processor time, beside a bare node:http server that sends the same bytes; and
 * what they cost uncached, and the visitor. `npm run bench:web`. Bounds and method: bench/README.md.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { Pool } from 'undici';
import { install } from '../e2e/installation.ts';
import { findBrowser } from '../scripts/browser.ts';
import { cpuSecondsOf } from './cpu.ts';
import { bytesOf, firstLook, kilobytes, ofType, share } from './first-look.ts';
import type { BareAnswer } from './web-bare.ts';

const pages = ['/', '/services', '/blog', '/blog/the-quiet-way-to-close-an-old-account'];
const LEAST_SHARE = 0.35;
const AT_ONCE = 32;
const ROUNDS = 5;
const ROUND_MS = 1_500;
const DRAWINGS = 100;

/** What a browser sends. Without a cookie, as everybody at first. */
const asked = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-GB,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'upgrade-insecure-requests': '1',
};

interface Server {
  pid: number;
  pool: Pool;
}

/** Asks until the page is in memory and packed. @returns it, for the bare server */
async function kept({ pool }: Server, path: string): Promise<BareAnswer> {
  for (let tries = 0; tries < 200; tries++) {
    const { headers, body } = await pool.request({ path, method: 'GET', headers: asked });
    const bytes = Buffer.from(await body.arrayBuffer());
    if (headers['content-encoding'] === 'br') {
      const { date: _, connection: __, 'keep-alive': ___, ...same } = headers as Record<string, string>;
      return { path, headers: same, body: bytes.toString('base64') };
    }
  }
  throw new Error(`${path} is not packed in memory`);
}

/** Asks for a page for a while, so many at once. @returns answers per second of the server's processor time */
async function answersPerCpuSecond({ pid, pool }: Server, path: string): Promise<number> {
  const before = cpuSecondsOf(pid);
  const end = performance.now() + ROUND_MS;
  let answers = 0;
  const one = async () => {
    while (performance.now() < end) {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers: asked });
      await body.dump({ limit: Number.POSITIVE_INFINITY });
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return answers / (cpuSecondsOf(pid) - before);
}

async function startBare(answers: readonly BareAnswer[]): Promise<Server & { child: ChildProcess }> {
  const child = spawn(process.execPath, [new URL('web-bare.ts', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(answers.map((answer) => JSON.stringify(answer)).join('\n'));
  const [port] = await once(child.stdout, 'data');
  return { child, pid: child.pid ?? 0, pool: openPool(`http://127.0.0.1:${Number(port)}`) };
}

const openPool = (url: string) => new Pool(url, { connections: AT_ONCE });

/** Turn by turn, so that what else the machine does meets both. The middle of the rounds counts, of each. */
async function compare(product: Server, bare: Server, path: string): Promise<{ ours: number; bare: number }> {
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await answersPerCpuSecond(product, path);
    const theirs = await answersPerCpuSecond(bare, path);
    if (round === 0) continue; // Warms both up.
    rates.ours.push(ours);
    rates.bare.push(theirs);
  }
  return { ours: share(rates.ours, 0.5), bare: share(rates.bare, 0.5) };
}

/** One after the other, each drawn anew: whoever carries a cookie gets no page from memory. */
async function drawingTimes({ pool }: Server, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < DRAWINGS; n++) {
    const headers = { ...asked, cookie: 'seen=1', 'x-forwarded-for': `10.0.1.${n}` };
    const started = performance.now();
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
    await body.dump({ limit: Number.POSITIVE_INFINITY });
    if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`);
    times.push(performance.now() - started);
  }
  return times.slice(DRAWINGS / 10);
}

const say = (...cells: string[]) =>
  process.stdout.write(`${cells.map((cell, n) => (n === 0 ? cell.padEnd(48) : cell.padStart(13))).join('')}\n`);

async function sayComparisons(product: Server, bare: Server): Promise<void> {
  say('Answers per CPU-second, from memory', 'ours', 'bare', 'share');
  for (const path of pages) {
    const rates = await compare(product, bare, path);
    const part = rates.ours / rates.bare;
    say(path, rates.ours.toFixed(0), rates.bare.toFixed(0), part.toFixed(2));
    if (part < LEAST_SHARE) process.exitCode = 1;
  }
}

async function sayDrawings(product: Server): Promise<void> {
  say('Drawn anew', 'p50', 'p95');
  for (const path of pages) {
    const times = await drawingTimes(product, path);
    say(path, `${share(times, 0.5).toFixed(1)} ms`, `${share(times, 0.95).toFixed(1)} ms`);
  }
}

async function sayFirstLooks(server: Server, url: string): Promise<void> {
  const browser = await chromium.launch({ ...findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  say('A first visit', 'requests', 'JS (br)', 'HTML', 'bytes in all');
  for (const path of pages) {
    await kept(server, path);
    const look = await firstLook(browser, url + path);
    const size = (type: string) => kilobytes(bytesOf(ofType(look, type)));
    say(path, String(look.assets.length), size('script'), size('document'), kilobytes(bytesOf(look.assets)));
  }
  await browser.close();
}

const installation = await install('embedded');
const product: Server = { pid: installation.pid(), pool: openPool(installation.url) };
const answers = [];
for (const path of pages) answers.push(await kept(product, path));
const bare = await startBare(answers);
try {
  const before = loadavg()[0] ?? 0;
  await sayComparisons(product, bare);
  await sayDrawings(product);
  await sayFirstLooks(product, installation.url);
  say('Load of the machine, before and after', before.toFixed(1), (loadavg()[0] ?? 0).toFixed(1));
  if (process.exitCode === 1) say(`A page is under its share of ${LEAST_SHARE}`);
} finally {
  await Promise.all([product.pool.destroy(), bare.pool.destroy()]);
  bare.child.kill();
  await installation.stop();
}
