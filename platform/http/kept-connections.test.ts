import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slownessNow } from '#tests/slowness.ts';
import { createResolver, isPublicAddress } from './addresses.ts';
import { keepAddresses } from './kept-addresses.ts';
import { type NameServer, NO_ERROR, NO_SUCH_NAME, openNameServer, type Zone } from './name-server.fixture.ts';
import { answer, connected, outgoing, question, refusal, standInForEachTest, world } from './outgoing.fixture.ts';
import type { Outgoing } from './outgoing.ts';

standInForEachTest();

describe('what a name server says', () => {
  const name = 'source.example.com';
  let zone: Zone;
  let server: NameServer;
  let client: Outgoing;
  let time: number;

  beforeEach(async () => {
    answer.mockImplementation((_request, response) => void response.setHeader('connection', 'close').end('hello'));
    zone = { [name]: { code: NO_ERROR, a: ['127.0.0.1'], ttl: 100 } };
    server = await openNameServer(zone);
    time = 0;
    client = connected({
      resolve: keepAddresses(createResolver([server.address]), () => time),
      permitAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
    });
  });
  afterEach(async () => {
    await client.close();
    server.close();
  });

  it('is not asked again until it ends, also by another connection', async () => {
    await client.fetch(question);
    server.asked.length = 0;
    time = 99_999;
    await client.fetch(question);
    expect(world.connections()).toBe(2);
    expect(server.asked).toEqual([]);
  });

  it('is asked again when it has ended, and a name that has moved to a private address is refused', async () => {
    await client.fetch(question);
    zone[name] = { code: NO_ERROR, a: ['10.0.0.8'] };
    time = 100_000;
    expect(await refusal(client.fetch(question))).toBe('forbidden-address');
    expect(world.connections()).toBe(1);
  });

  it('is checked for each connection, also when it was kept', async () => {
    zone[name] = { code: NO_ERROR, a: ['127.0.0.1', '10.0.0.8'], ttl: 100 };
    expect(await refusal(client.fetch(question))).toBe('forbidden-address');
    expect(await refusal(client.fetch(question))).toBe('forbidden-address');
    expect(world.connections()).toBe(0);
  });

  it('is not kept when it is that nothing is there', async () => {
    zone[name] = { code: NO_SUCH_NAME };
    expect(await refusal(client.fetch(question))).toBe('name-not-found');
    zone[name] = { code: NO_ERROR, a: ['127.0.0.1'] };
    expect((await client.fetch(question)).text()).toBe('hello');
  });

  it('is not kept when it says so', async () => {
    zone[name] = { code: NO_ERROR, a: ['127.0.0.1'], ttl: 0 };
    await client.fetch(question);
    server.asked.length = 0;
    await client.fetch(question);
    expect(server.asked).not.toEqual([]);
  });
});

describe('kept addresses', () => {
  it('are asked for once by many at the same moment', async () => {
    const ask = vi.fn(async () => ({ addresses: ['192.0.2.1'], ttlSeconds: 0 }));
    const resolve = keepAddresses(ask);
    await Promise.all([resolve('a.test'), resolve('a.test'), resolve('b.test')]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('end after an hour, whatever they say', async () => {
    let time = 0;
    const ask = vi.fn(async () => ({ addresses: ['192.0.2.1'], ttlSeconds: 604_800 }));
    const resolve = keepAddresses(ask, () => time);
    await resolve('a.test');
    time = 3_600_000;
    await resolve('a.test');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are those of 2,000 names at most', async () => {
    const ask = vi.fn(async () => ({ addresses: ['192.0.2.1'], ttlSeconds: 60 }));
    const resolve = keepAddresses(ask, () => 0);
    for (let n = 0; n <= 2_000; n++) await resolve(`${n}.test`);
    ask.mockClear();
    await resolve('2000.test');
    expect(ask).not.toHaveBeenCalled();
    await resolve('0.test');
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('connections', () => {
  it('resume the session of an earlier one, also after a collection of garbage', async () => {
    answer.mockImplementation((_request, response) => void response.setHeader('connection', 'close').end('hello'));
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    await outgoing.fetch(question);
    for (let n = 0; n < 3; n++) {
      await wait(10);
      collectGarbage();
    }
    await outgoing.fetch(question);
    expect(world.seen.map(({ resumed }) => resumed)).toEqual([false, true]);
  });

  it('of a question that is given up are closed before the next one goes out over another that is open', async () => {
    const told: string[] = [];
    let answerFirst = () => {};
    answer.mockImplementation((request, response) => {
      const name = new URL(request.url ?? '', 'https://x').search;
      told.push(`asked ${name}`);
      request.socket.once('end', () => told.push(`ended ${name}`));
      if (name === '?first') answerFirst = () => response.end('hello');
      if (name === '?next') response.end('hello');
    });
    const ask = (name: string, signal?: AbortSignal) =>
      refusal(outgoing.fetch({ ...question, url: `https://source.example.com/${name}`, ...(signal && { signal }) }));
    const stop = new AbortController();
    const first = ask('?first');
    const hangs = ask('?hangs', stop.signal);
    await vi.waitUntil(() => told.length === 2);
    answerFirst();
    await first;
    // Its connection is free only then.
    await wait(50 * slownessNow());
    stop.abort();
    await hangs;
    await ask('?next');
    expect(world.connections()).toBe(2);
    expect(told.slice(2)).toEqual(['ended ?hangs', 'asked ?next']);
  });

  it('do not resume the session of another host', async () => {
    answer.mockImplementation((_request, response) => void response.setHeader('connection', 'close').end('hello'));
    await outgoing.fetch(question);
    await outgoing.fetch({ ...question, url: 'https://second.example.com/', allow: ['second.example.com'] });
    expect(world.seen.map(({ resumed }) => resumed)).toEqual([false, false]);
  });
});
