import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openStandIn, type StandIn } from '#platform/http/stand-in.fixture.ts';
import { createPostgres } from '#tests/created-postgres.ts';

const SCANS = 10;
const SOURCES = 8;

/** Each source answers after its own time: s0 after 0.3 s, s7 after 2.4 s. The catalogue of breaches is empty. */
const delayOf = (sourceId: string) => 300 * (1 + Number(sourceId.charAt(1)));
const sourceIdOf = (host = '') => host.split('.')[0] ?? '';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn((request, response) => {
    const sourceId = sourceIdOf(request.headers.host);
    response.setHeader('content-type', 'application/json');
    if (!sourceId.startsWith('s')) return response.end('[]');
    return setTimeout(() => response.end(JSON.stringify(['one', 'two'])), delayOf(sourceId));
  });
});
beforeEach(() => {
  standIn.seen.length = 0;
});
afterAll(() => standIn.close());

function start(step: 'start' | 'resume', env: Record<string, string>) {
  const child = spawn(process.execPath, [path.resolve('core/scans/crash.fixture.ts'), step], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      AUDIT_SIGNING_KEY: Buffer.alloc(32, 9).toString('base64'),
      STAND_IN_PORT: String(standIn.port),
      STAND_IN_CA: standIn.caFile,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Record<string, unknown>[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  return { child, lines, ended: once(child, 'close') };
}

/** `email source` of every question that the stand-in has heard. */
const pairs = () =>
  standIn.seen
    .filter(({ host }) => sourceIdOf(host).startsWith('s'))
    .map(({ host, path: asked }) => `${new URLSearchParams(asked.slice(2)).get('email')} ${sourceIdOf(host)}`);

async function killAndResume(env: Record<string, string>): Promise<void> {
  const first = start('start', env);
  const saved = () => Number(first.lines.at(-1)?.saved ?? 0);
  await expect.poll(saved, { timeout: 60_000, interval: 5 }).toBeGreaterThan(20);
  first.child.kill('SIGKILL');
  await first.ended;
  const asked = pairs();
  standIn.seen.length = 0;

  const second = start('resume', env);
  const [code] = await second.ended;
  expect(code).toBe(0);
  const { ended } = second.lines[0] as { ended: string[] };
  const report = second.lines.at(-1);
  expect(ended.length).toBeGreaterThan(20);
  expect(ended.length).toBeLessThan(SCANS * SOURCES);
  expect(ended.filter((pair) => !asked.includes(pair))).toEqual([]);
  expect(pairs().filter((pair) => ended.includes(pair))).toEqual([]);
  expect(pairs()).toHaveLength(SCANS * SOURCES - ended.length);
  expect(report).toEqual({
    statuses: Array(SCANS).fill('completed'),
    states: Array(SCANS * SOURCES).fill('found'),
    findings: SCANS * SOURCES * 2,
    mails: SCANS,
    twice: 0,
  });
}

describe('kill -9 in the middle of ten scans', () => {
  it('another process finishes them, finds nothing twice and asks nobody who had answered [embedded]', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-crash-'));
    try {
      await killAndResume({ DATA_DIR: folder });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(inject('postgresUrl') === null)(
    'another process finishes them, finds nothing twice and asks nobody who had answered [postgres]',
    async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-crash-'));
      const database = await createPostgres(inject('postgresUrl') ?? '');
      try {
        await killAndResume({ DATA_DIR: folder, DATABASE_URL: database.url });
      } finally {
        await database.drop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
