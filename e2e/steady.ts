import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** What came of requests that never paused. */
export interface Tally {
  answered: number;
  /** Status or error of each that failed, with its address. */
  failed: string[];
  /** Who asked for a free scan and was told that a mail is on its way. */
  asked: string[];
}

/** From memory, drawn anew, data alone, and a file. */
const PAGES = ['/', '/services', '/auth', '/services.data', '/status', '/branding.json'];
const PAUSE_MS = 40;

/** @returns the status, or the error of a request that nobody answered */
async function ask(address: string, init: RequestInit = {}): Promise<number | string> {
  try {
    const answer = await fetch(address, init);
    await answer.text();
    return answer.status;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

async function readPages(url: string, tally: Tally): Promise<void> {
  for (const path of PAGES) {
    const status = await ask(url + path);
    if (status === 200) tally.answered++;
    else tally.failed.push(`${path}: ${status}`);
    await wait(PAUSE_MS);
  }
}

/** One more visitor asks for a scan: a write, with a mail that a worker sends. */
async function requestScan(url: string, tally: Tally): Promise<void> {
  const email = `steady-${randomUUID()}@example.com`;
  const n = tally.asked.length;
  const headers = { origin: url, 'x-forwarded-for': `203.${n & 255}.${n >> 8}.1` };
  const body = new URLSearchParams({ name: 'Carol', email });
  const status = await ask(`${url}/free-scan`, { method: 'POST', headers, body });
  if (status === 200) tally.asked.push(email);
  else tally.failed.push(`POST /free-scan: ${status}`);
}

/** Reads and writes without pause, as several visitors at once. @returns ends it */
export function keepAsking(url: string): () => Promise<Tally> {
  const tally: Tally = { answered: 0, failed: [], asked: [] };
  let isOver = false;
  const visitor = async () => {
    while (!isOver) await readPages(url, tally);
  };
  const writer = async () => {
    for (; !isOver; await wait(PAUSE_MS)) await requestScan(url, tally);
  };
  const all = Promise.all([visitor(), visitor(), writer(), writer(), writer()]);
  return async () => {
    isOver = true;
    await all;
    return tally;
  };
}
