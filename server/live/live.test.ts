import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '#core/base/context.ts';
import { ask, startTestServer, type TestServer } from '#tests/test-server.ts';

const alice: Actor = {
  kind: 'person',
  userId: '0190a000-0000-7000-8000-00000000000a',
  role: 'user',
  email: 'alice@example.com',
  fullName: 'Alice',
  sessionId: 's1',
};
const holder = (...scanIds: string[]): Actor => ({ kind: 'visitor', scanIds });

interface Watching {
  response: IncomingMessage;
  text(): string;
  ended: Promise<void>;
  leave(): void;
}

function watch(server: TestServer, query: string, headers: Record<string, string> = {}): Promise<Watching> {
  return new Promise((resolve, reject) => {
    const request = get(
      { port: server.port, host: '127.0.0.1', path: `/live?${query}`, headers, agent: false },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        const ended = new Promise<void>((end) => response.once('close', () => end()));
        response.on('error', () => {});
        resolve({ response, text: () => text, ended, leave: () => request.destroy() });
      },
    );
    request.once('error', reject);
  });
}

let server: TestServer;
const open = async (limits: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer(limits);
};
beforeEach(() => open());
afterEach(() => server.stop());

describe('a live stream', () => {
  it('tells of each event once, with its id', async () => {
    server.who.actor = holder('1');
    const stream = await watch(server, 'topic=scan:1&topic=branding-changes&topic=scan:1');
    expect(stream.response.statusCode).toBe(200);
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    server.live.publish('scan:1');
    server.live.publish('scan:2');
    server.live.publish('branding-changes');
    await expect.poll(() => stream.text()).toContain('branding-changes');
    expect(stream.text()).toBe(
      'retry: 3000\n\nid: 1\ndata: {"topic":"scan:1"}\n\nid: 3\ndata: {"topic":"branding-changes"}\n\n',
    );
    stream.leave();
  });

  it('resumes after the last event that the page saw', async () => {
    server.who.actor = holder('1');
    for (let count = 0; count < 5; count++) server.live.publish('scan:1');
    const stream = await watch(server, 'topic=scan:1', { 'last-event-id': '3' });
    server.live.publish('scan:1');
    await expect.poll(() => stream.text().match(/id: \d+/g)).toEqual(['id: 4', 'id: 5', 'id: 6']);
    stream.leave();
  });

  it('takes nothing but a number for the last event', async () => {
    server.live.publish('branding-changes');
    const stream = await watch(server, 'topic=branding-changes', { 'last-event-id': '0 or 1=1' });
    server.live.publish('branding-changes');
    await expect.poll(() => stream.text().match(/id: \d+/g)).toEqual(['id: 2']);
    stream.leave();
  });

  it('is kept open by a comment when nothing happens', async () => {
    await server.stop();
    await open({ limits: { heartbeatMs: 50 } });
    const stream = await watch(server, 'topic=branding-changes');
    await expect.poll(() => stream.text().match(/event: beat/g)?.length).toBeGreaterThan(2);
    stream.leave();
  });

  it('lets go of everything when the page leaves', async () => {
    const stream = await watch(server, 'topic=branding-changes');
    expect([server.streams.size, server.live.subscribers]).toEqual([1, 1]);
    stream.leave();
    await expect.poll(() => [server.streams.size, server.live.subscribers]).toEqual([0, 0]);
  });

  it('is not opened by HEAD', async () => {
    const { status, headers } = await ask(server, '/live?topic=branding-changes', { method: 'HEAD' });
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(server.live.subscribers).toBe(0);
  });
});

describe('the right to watch', () => {
  it.each<[string, Actor, string, number]>([
    ['a visitor may watch the scan they hold', holder('1', '2'), 'topic=scan:2', 200],
    ["a visitor may not watch another's scan", holder('1'), 'topic=scan:2', 403],
    ["a visitor may not add another's scan to their own", holder('1'), 'topic=scan:1&topic=scan:2', 403],
    ['anybody may watch the branding', holder(), 'topic=branding-changes', 200],
    ['Alice may watch what is hers', alice, `topic=user:${'userId' in alice ? alice.userId : ''}`, 200],
    ['Alice may not watch Bob', alice, 'topic=user:0190a000-0000-7000-8000-00000000000b', 403],
    ['a visitor may not watch Alice', holder('1'), `topic=user:${'userId' in alice ? alice.userId : ''}`, 403],
    ['nobody may watch what does not exist', alice, 'topic=orders', 403],
    ['somebody must say what to watch', alice, '', 400],
    ['nobody may watch everything', alice, Array.from({ length: 21 }, (_, n) => `topic=${n}`).join('&'), 400],
  ])('%s', async (_title, actor, query, status) => {
    server.who.actor = actor;
    const { response, leave } = await watch(server, query);
    expect(response.statusCode).toBe(status);
    if (status !== 200) expect(response.headers['content-type']).toBe('application/json');
    leave();
  });

  it('ends with the session, within the time between two looks', async () => {
    await server.stop();
    await open({ limits: { personRecheckMs: 60, visitorRecheckMs: 60 } });
    server.who.actor = alice;
    const stream = await watch(server, `topic=user:${'userId' in alice ? alice.userId : ''}`, { cookie: 'session=1' });
    const other = await watch(server, 'topic=branding-changes', { cookie: 'session=1' });
    await wait(200);
    expect(server.streams.size).toBe(2);
    server.who.actor = holder();
    await Promise.all([stream.ended, other.ended]);
    expect([server.streams.size, server.live.subscribers]).toEqual([0, 0]);
  });

  it('ends when it can no longer be looked up', async () => {
    await server.stop();
    await open({ limits: { visitorRecheckMs: 60 } });
    const stream = await watch(server, 'topic=branding-changes');
    server.database.failure = new Error('gone');
    await stream.ended;
    expect(server.logged.map(({ level }) => level)).toEqual(['warn']);
  });
});

describe('a stream that cannot be opened in time', () => {
  it('is refused for now, and nothing of it stays', async () => {
    await server.stop();
    await open({ limits: { answerMs: 100 } });
    const { promise: looked, resolve: look } = Promise.withResolvers<void>();
    const subscribe = server.live.subscribe.bind(server.live);
    vi.spyOn(server.live, 'subscribe').mockImplementationOnce(async (...given) => {
      await looked;
      return subscribe(...given);
    });
    expect((await ask(server, '/live?topic=branding-changes')).status).toBe(503);
    look();
    await expect.poll(() => [server.streams.size, server.live.subscribers]).toEqual([0, 0]);
  });

  it('is refused for now where nobody can say who asks', async () => {
    await server.stop();
    await open({ limits: { answerMs: 100 } });
    server.who.looked = new Promise(() => {});
    const { status, headers } = await ask(server, '/live?topic=branding-changes');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('too many streams', () => {
  it('of one client are refused for now, and the place comes back', async () => {
    await server.stop();
    await open({ limits: { streamsPerClient: 2 } });
    const [first] = [await watch(server, 'topic=branding-changes'), await watch(server, 'topic=branding-changes')];
    const third = await ask(server, '/live?topic=branding-changes');
    expect([third.status, third.headers['retry-after']]).toEqual([503, '10']);
    first?.leave();
    await expect.poll(() => server.streams.size).toBe(1);
    expect((await watch(server, 'topic=branding-changes')).response.statusCode).toBe(200);
  });

  it('of one /64 or one /48 are refused for now, and others are served', async () => {
    await server.stop();
    await open({ limits: { streamsPerClient: 1, streamsInAll: 100 }, config: { trustedProxies: 1 } });
    const from = async (address: string) =>
      (await watch(server, 'topic=branding-changes', { 'x-forwarded-for': address })).response.statusCode;
    expect([await from('2001:db8:1:1::1'), await from('2001:db8:1:1::2')]).toEqual([200, 503]);
    expect([await from('203.0.113.1'), await from('::ffff:203.0.113.1')]).toEqual([200, 503]);
    const others = [];
    for (let n = 2; n <= 30; n++) others.push(await from(`2001:db8:1:${n.toString(16)}::1`));
    expect(others.filter((status) => status === 200).length).toBeLessThan(16);
    expect(others.at(-1)).toBe(503);
    expect(await from('2001:db8:2:1::1')).toBe(200);
  });

  it('of all clients together are refused for now', async () => {
    await server.stop();
    await open({ limits: { streamsInAll: 1 }, config: { trustedProxies: 1 } });
    const from = (address: string) => watch(server, 'topic=branding-changes', { 'x-forwarded-for': address });
    expect((await from('203.0.113.1')).response.statusCode).toBe(200);
    expect((await from('203.0.113.2')).response.statusCode).toBe(503);
  });

  it('do not come from failed subscriptions', async () => {
    await server.stop();
    await open({ limits: { streamsPerClient: 1 } });
    const subscribe = vi.spyOn(server.live, 'subscribe').mockRejectedValueOnce(new Error('no database'));
    expect((await ask(server, '/live?topic=branding-changes')).status).toBe(500);
    subscribe.mockRestore();
    expect((await watch(server, 'topic=branding-changes')).response.statusCode).toBe(200);
  });
});

it('a page that stops reading is let go, and nobody else', async () => {
  const { createLiveStream } = await import('./live-stream.ts');
  const ended: string[] = [];
  const slow = createLiveStream(
    () => 0,
    () => ended.push('slow'),
  );
  for (let id = 0; id < 1_000; id++) slow.send({ id: String(id), topic: 'branding-changes' });
  expect([slow.isOpen, ended]).toEqual([false, ['slow']]);
});
