import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { setMaintenance } from '#platform/maintenance.ts';
import type { HttpEnv } from '#server/http/app.ts';
import { showMaintenance, unlessClosed } from './maintenance.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'quietprint-maintenance-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

/** A web server that has not looked at the file yet. */
const site = () =>
  new Hono<HttpEnv>()
    .use(showMaintenance({ dataDir, appUrl: 'https://q.example' }))
    .all('*', (c) => c.text('the site'));
const ask = async (method: string) => {
  const response = await site().request('/services', { method });
  return { status: response.status, text: await response.text(), retry: response.headers.get('retry-after') };
};
const since = '2027-03-01T09:00:00.000Z';

it('leaves the site alone while nobody works on it', async () => {
  expect(await ask('POST')).toMatchObject({ status: 200, text: 'the site' });
});

it('answers every request in place of a site that is closed', async () => {
  setMaintenance(dataDir, { mode: 'closed', since });
  expect(await ask('GET')).toMatchObject({ status: 503, retry: '60', text: expect.stringContaining('We are working') });
  setMaintenance(dataDir, null);
  expect(await ask('GET')).toMatchObject({ status: 200 });
});

it('asks again by itself where nothing was sent', async () => {
  setMaintenance(dataDir, { mode: 'closed', since });
  expect((await ask('GET')).text).toContain('http-equiv="refresh"');
  expect((await ask('POST')).text).not.toContain('http-equiv="refresh"');
});

it('passes kept pages by while the site is closed, and not otherwise', () => {
  const asked: string[] = [];
  const request = () =>
    unlessClosed(
      { dataDir },
      () => void asked.push('kept'),
      () => void asked.push('site'),
    )({} as never, {} as never);
  request();
  setMaintenance(dataDir, { mode: 'read-only', since });
  request();
  setMaintenance(dataDir, { mode: 'closed', since });
  request();
  expect(asked).toEqual(['kept', 'kept', 'site']);
});

it('lets pages be read and refuses forms in read-only mode', async () => {
  setMaintenance(dataDir, { mode: 'read-only', since });
  expect(await ask('GET')).toMatchObject({ status: 200 });
  expect(await ask('POST')).toMatchObject({ status: 503, text: expect.stringContaining('was not taken') });
});

it.each<[mode: 'closed' | 'read-only', method: string]>([
  ['closed', 'GET'],
  ['read-only', 'DELETE'],
])('answers programs with a problem document while the site is %s', async (mode, method) => {
  setMaintenance(dataDir, { mode, since });
  const client = { requestId: 'r-1', ip: '198.51.100.7', userAgent: 'test' };
  const withClient = new Hono<HttpEnv>().use((c, next) => {
    c.set('client', client);
    return next();
  });
  const app = withClient.use(showMaintenance({ dataDir, appUrl: 'https://q.example' }));
  const response = await app.request('/api/v1/scans', { method });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 503, title: 'Unavailable', requestId: 'r-1' });
});
