import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '#tests/proves.ts';
import { type Connection, createConnection, staysWhileOffline } from './connection.ts';
import { patientFetch } from './patient-fetch.ts';

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = new Response('data');

let connection: Connection;
let comeOnline: () => void;
let reachable: boolean;

beforeEach(() => {
  reachable = false;
  connection = createConnection({
    isReachable: async () => reachable,
    onOnline: (listener) => {
      comeOnline = listener;
    },
    pollMs: 5,
  });
});

describe('the data of a page', () => {
  const get = (times: number, address = '/dashboard.data', init?: RequestInit) => {
    const fetch = vi.fn(async () => (fetch.mock.calls.length <= times ? noAnswer() : answer));
    return { fetch, asked: patientFetch(fetch as unknown as typeof window.fetch, connection)(address, init) };
  };

  it('come as ever while there is a connection', async () => {
    await expect(get(0).asked).resolves.toBe(answer);
    expect(connection.isAwaited()).toBe(false);
  });

  it('wait for the browser to be online again', async () => {
    const { asked, fetch } = get(1);
    await expect.poll(connection.isAwaited).toBe(true);
    comeOnline();
    await expect(asked).resolves.toBe(answer);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(connection.isAwaited()).toBe(false);
  });

  it('wait for the service to answer again, and are asked for when somebody says so', async () => {
    const first = get(1, '/dashboard/scans.data?_routes=root,dashboard/scan');
    await expect.poll(connection.isAwaited).toBe(true);
    reachable = true;
    await expect(first.asked).resolves.toBe(answer);
    reachable = false;
    const second = get(2, '/__manifest?paths=/dashboard&version=1');
    await expect.poll(connection.isAwaited).toBe(true);
    connection.tryAgain();
    await expect.poll(() => second.fetch.mock.calls.length).toBe(2);
    await expect.poll(connection.isAwaited).toBe(true);
    connection.tryAgain();
    await expect(second.asked).resolves.toBe(answer);
  });

  it.each([500, 502, 503])('wait for the service when something before it answers %i', async (status) => {
    const fetch = vi.fn(async () => (fetch.mock.calls.length === 1 ? new Response('broken', { status }) : answer));
    const asked = patientFetch(fetch as unknown as typeof window.fetch, connection)('/dashboard.data');
    await expect.poll(connection.isAwaited).toBe(true);
    connection.tryAgain();
    await expect(asked).resolves.toBe(answer);
  });

  it('come with the failure of one of its parts, when the product itself says so', async () => {
    const told = new Response('part', { status: 500, headers: { 'x-remix-response': 'yes' } });
    const asked = patientFetch(async () => told, connection)('/dashboard.data');
    await expect(asked).resolves.toBe(told);
  });

  it('are waited for no longer when the person goes elsewhere', async () => {
    const leave = new AbortController();
    const { asked } = get(9, '/dashboard.data', { signal: leave.signal });
    await expect.poll(connection.isAwaited).toBe(true);
    leave.abort(new Error('elsewhere'));
    await expect(asked).rejects.toThrow('elsewhere');
    expect(connection.isAwaited()).toBe(false);
  });

  it.each([
    ['a list that heals by itself', '/dashboard/scans.data?_routes=dashboard/scans/scans', undefined],
    ['the shell, which stays as it was', '/dashboard/scans.data?_routes=root', undefined],
    ['a form', '/contact.data', { method: 'POST' }],
    ['anything else', '/readyz', undefined],
  ])('but not %s', proves('ERR-076', 'ERR-077', 'ERR-078'), async (_what, address, init) => {
    await expect(get(1, address, init).asked).rejects.toThrow('Failed to fetch');
  });
});

describe('a form whose scripts do not come', () => {
  beforeEach(() => void vi.stubGlobal('location', { href: 'https://quietprint.test/' }));
  afterEach(() => void vi.unstubAllGlobals());
  type Fetch = (send: () => Promise<unknown>, info: never) => Promise<void>;
  function press(files: () => Promise<boolean> | null) {
    const sent = vi.fn(async () => {});
    const forget = vi.fn();
    let pressed = Promise.resolve();
    staysWhileOffline(connection, files, forget).router?.({
      instrument: (hooks) => {
        pressed = (hooks.fetch as unknown as Fetch)(sent, {
          ...{ href: '/free-scan', currentUrl: '/', fetcherKey: 'free', formMethod: 'post' },
        } as never);
      },
    });
    return { sent, forget, pressed };
  }

  it('is sent as soon as they come', async () => {
    const files = vi.fn(() => Promise.resolve(files.mock.calls.length > 2));
    const { sent, pressed } = press(files);
    await expect.poll(connection.isFormAwaited).toBe(true);
    connection.tryAgain();
    await pressed;
    expect(sent).toHaveBeenCalledOnce();
    expect(connection.isFormAwaited()).toBe(false);
  });

  it('can be stopped, and is then not sent', async () => {
    const { sent, forget, pressed } = press(() => Promise.resolve(false));
    await expect.poll(connection.isFormAwaited).toBe(true);
    connection.forms.stopAll();
    await pressed;
    connection.tryAgain();
    expect(sent).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledWith('free');
    expect([connection.isFormAwaited(), connection.isAwaited()]).toEqual([false, false]);
  });

  it('is no longer stopped once it has left', async () => {
    const stop = vi.fn();
    connection.forms.hold('/free-scan', stop);
    await patientFetch(async () => answer, connection)('/free-scan.data?index', { method: 'POST' });
    connection.forms.stopAll();
    expect(stop).not.toHaveBeenCalled();
  });
});

describe('a click without a network', () => {
  beforeEach(() => void vi.stubGlobal('location', { href: 'https://quietprint.test/' }));
  afterEach(() => void vi.unstubAllGlobals());
  type Navigate = (navigate: () => Promise<never>, info: never) => Promise<void>;
  const click = (
    info: { to: string | number; formMethod?: string },
    files: () => Promise<boolean> | null = () => null,
  ) => {
    const navigate = vi.fn(async () => ({}) as never);
    staysWhileOffline(connection, files).router?.({
      instrument: (hooks) =>
        void (hooks.navigate as unknown as Navigate)(navigate, { currentUrl: '/', ...info } as never),
    });
    return navigate;
  };

  it('leads on as soon as there is one', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const navigate = click({ to: '/dashboard' });
    await expect.poll(connection.isAwaited).toBe(true);
    connection.tryAgain();
    await expect.poll(connection.isAwaited).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    comeOnline();
    await expect.poll(() => navigate.mock.calls.length).toBe(1);
  });

  it('waits for the scripts of the page, which the router would else load anew as a whole', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const files = vi.fn(() => Promise.resolve(files.mock.calls.length > 2));
    const navigate = click({ to: '/dashboard' }, files);
    await expect.poll(connection.isAwaited).toBe(true);
    expect(connection.chosen).toBe('/dashboard');
    expect(navigate).not.toHaveBeenCalled();
    connection.tryAgain();
    await expect.poll(() => navigate.mock.calls.length).toBe(1);
    expect(connection.chosen).toBeNull();
  });

  it('is gone on with unless something else was chosen meanwhile', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    let come = (_came: boolean) => {};
    const gone: string[] = [];
    const known = staysWhileOffline(connection, (path) =>
      path === '/slow' && come.length === 1 && gone.length === 0 ? new Promise((resolve) => (come = resolve)) : null,
    );
    known.router?.({
      instrument: ({ navigate }) => {
        for (const to of ['/slow', '/quick'])
          void (navigate as unknown as Navigate)(async () => gone.push(to) as never, { currentUrl: '/', to } as never);
      },
    });
    come(true);
    await expect.poll(() => gone).toEqual(['/quick']);
    expect(connection.chosen).toBeNull();
  });

  it('is not held back with a network, and neither is a form or a step back', async () => {
    click({ to: '/dashboard' });
    vi.stubGlobal('navigator', { onLine: false });
    for (const info of [{ to: '/contact', formMethod: 'post' }, { to: -1 }])
      await expect.poll(() => click(info).mock.calls.length).toBe(1);
  });
});
