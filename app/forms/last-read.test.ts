import { type DataStrategyResult, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
const waits: (() => void)[] = [];
const match = (id: string, pathname: string) => ({ route: { id }, pathname });
const state = {
  location: { search: '?show=todo' },
  matches: [
    match('root', '/'),
    match('dashboard/shell/layout', '/dashboard'),
    match('dashboard/scans/scan', '/dashboard/scans/1'),
  ],
  loaderData: { root: 'shell', 'dashboard/shell/layout': 'bar', 'dashboard/scans/scan': 'scan 1' },
};

vi.mock('#app/browser/connection/open-page.ts', () => ({ openPage: () => ({ router: { state }, reload }) }));
vi.mock('#app/browser/connection/connection.ts', () => ({
  connection: () => ({ untilBack: () => new Promise<void>((resolve) => waits.push(resolve)) }),
}));
const { keepLastRead } = await import('./last-read.ts');

const failed = (result: unknown = new ErrorResponse(500, '', 'broken')): DataStrategyResult => ({
  type: 'error',
  result,
});
const came = (result: unknown): DataStrategyResult => ({ type: 'data', result });

/** What the router is given when these are the answers to its questions. */
const read = (path: string, results: Record<string, DataStrategyResult>, method = 'GET') => {
  const url = new URL(path, 'https://quietprint.test');
  return keepLastRead({ request: new Request(url, { method }), url }, async () => results);
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const go of waits.splice(0)) go();
  reload.mockClear();
});

describe('what cannot be read again', () => {
  it('stays as it was read last, beside what came, and is read once more when that is worth a try', async () => {
    const results = await read('/dashboard/scans/1?show=todo', {
      root: failed(new TypeError('Failed to fetch')),
      'dashboard/shell/layout': came('new bar'),
      'dashboard/scans/scan': failed(),
    });
    expect(results).toEqual({
      root: came('shell'),
      'dashboard/shell/layout': came('new bar'),
      'dashboard/scans/scan': came('scan 1'),
    });
    expect([waits.length, reload.mock.calls.length]).toEqual([1, 0]);
    waits.splice(0)[0]?.();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it.each([
    ['another page', '/dashboard/scans/2?show=todo'],
    ['another part of the page', '/dashboard/scans/1?show=done'],
  ])('is not shown in the place of %s', async (_what, path) => {
    const results = await read(path, {
      root: failed(),
      'dashboard/shell/layout': failed(),
      'dashboard/scans/scan': failed(),
    });
    expect(results).toEqual({
      root: came('shell'),
      'dashboard/shell/layout': came('bar'),
      'dashboard/scans/scan': failed(),
    });
  });

  it.each([
    ['leads elsewhere', new Response(null, { status: 302 })],
    ['says that one may not see it any more', new ErrorResponse(403, '', null)],
    ['says that it is gone', new ErrorResponse(404, '', null)],
  ])('is not meant by an answer that %s', async (_what, error) => {
    const results = await read('/dashboard/scans/1?show=todo', { 'dashboard/scans/scan': failed(error) });
    expect(results).toEqual({ 'dashboard/scans/scan': failed(error) });
  });

  it('is not meant by the answer to a form', async () => {
    const results = await read('/dashboard/scans/1?show=todo', { 'dashboard/scans/scan': failed() }, 'POST');
    expect(results).toEqual({ 'dashboard/scans/scan': failed() });
  });
});
