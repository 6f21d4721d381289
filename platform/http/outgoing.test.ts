import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { slownessNow } from '#tests/slowness.ts';
import { answer, connected, outgoing, question, refusal, standInForEachTest, world } from './outgoing.fixture.ts';
import { userAgentOf } from './outgoing.ts';
import { listen } from './stand-in.fixture.ts';

standInForEachTest();

describe('an ordinary question', () => {
  it('says who asks, keeps no cookie and returns any status as an answer', async () => {
    answer.mockImplementation(
      (_request, response) => void response.writeHead(503, { 'set-cookie': 'a=b' }).end('busy'),
    );
    const response = await outgoing.fetch({
      ...question,
      headers: { Cookie: 'x', 'User-Agent': 'Mozilla', Host: 'other' },
    });
    expect([response.status, response.text(), response.headers.get('set-cookie')]).toEqual([503, 'busy', null]);
    await outgoing.fetch(question);
    expect(world.seen.map((seen) => seen.headers.cookie)).toEqual([undefined, undefined]);
    expect(world.seen[0]?.headers['user-agent']).toMatch(/^Quietprint\/0 \(\+https/);
    expect(world.seen[0]?.host).toBe('source.example.com');
  });

  it('carries the contact in its name, in plain ASCII', () => {
    const site = {
      name: 'Quietprint\r\n',
      version: '1.2.3',
      appUrl: 'https://q.example',
      contactEmail: 'hällo@q.example',
    };
    expect(userAgentOf(site)).toBe('Quietprint/1.2.3 (+https://q.example; hllo@q.example)');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('unpacks %s', async (encoding, pack) => {
    answer.mockImplementation((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(pack('{"answer":"yes"}'));
    });
    expect((await outgoing.fetch(question)).text()).toBe('{"answer":"yes"}');
  });

  it('reuses a connection, and opens at most eight to one host', async () => {
    answer.mockImplementation((_request, response) => void setTimeout(() => response.end('hello'), 20));
    await Promise.all(Array.from({ length: 40 }, () => outgoing.fetch(question)));
    expect(world.seen).toHaveLength(40);
    expect(world.connections()).toBeLessThanOrEqual(8);
  });

  it('tells once when it has gone out, before its answer has come', async () => {
    const told: string[] = [];
    answer.mockImplementation((_request, response) => {
      told.push('received');
      response.end('hello');
    });
    await outgoing.fetch({ ...question, onSent: () => told.push('sent') });
    expect(told).toEqual(['sent', 'received']);
  });

  it('sends a body', async () => {
    answer.mockImplementation((request, response) => void request.pipe(response));
    expect((await outgoing.fetch({ ...question, method: 'POST', body: 'a=1' })).text()).toBe('a=1');
  });
});

describe('answers that do not end well', () => {
  it('a server that never answers is left at the time limit', async () => {
    answer.mockImplementation(() => {});
    const before = Date.now();
    expect(await refusal(outgoing.fetch({ ...question, timeoutMs: 250 }))).toBe('timeout');
    expect(Date.now() - before).toBeLessThan(1_000 * slownessNow());
  });

  it('an answer that came in time is read, also when this process was held up until after the limit', async () => {
    await outgoing.fetch(question);
    answer.mockImplementation((_request, response) => {
      response.end('in time');
      for (const until = performance.now() + 500; performance.now() < until; );
    });
    const response = await outgoing.fetch({ ...question, timeoutMs: 250 });
    expect(response.text()).toBe('in time');
  });

  it('a body that trickles is left at the same limit', async () => {
    answer.mockImplementation((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await refusal(outgoing.fetch({ ...question, timeoutMs: 250 }))).toBe('timeout');
  });

  it('redirects share one time limit', async () => {
    answer.mockImplementation((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: question.url }).end(), 100);
    });
    expect(await refusal(outgoing.fetch({ ...question, maxRedirects: 20, timeoutMs: 350 }))).toBe('timeout');
  });

  it('a connection that opens and says nothing is left at the limit', async () => {
    const silent = await listen(net.createServer(() => {}));
    const client = connected({ port: silent.port });
    expect(await refusal(client.fetch({ ...question, timeoutMs: 250 }))).toBe('timeout');
    await client.close();
    await silent.close();
  });

  it('a caller that gives up is heard at once', async () => {
    answer.mockImplementation(() => {});
    const before = Date.now();
    expect(await refusal(outgoing.fetch({ ...question, signal: AbortSignal.timeout(100) }))).toBe('timeout');
    expect(Date.now() - before).toBeLessThan(1_000 * slownessNow());
  });

  it('fifty megabytes are dropped at the cap, not read', async () => {
    let written = 0;
    answer.mockImplementation((_request, response) => {
      const block = Buffer.alloc(65_536, 'x');
      const more = () => {
        while (written < 50_000_000 && !response.destroyed) {
          written += block.length;
          if (!response.write(block)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    expect(await refusal(outgoing.fetch(question))).toBe('too-large');
    await wait(50);
    expect(written).toBeLessThan(20_000_000);
  });

  it('a small archive that unpacks to 200 MB is dropped at the cap', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000));
    answer.mockImplementation((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    const before = process.memoryUsage().arrayBuffers;
    expect(await refusal(outgoing.fetch(question))).toBe('too-large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it('headers without end are too large', async () => {
    answer.mockImplementation(
      (_request, response) => void response.writeHead(200, { 'x-long': 'x'.repeat(60_000) }).end(),
    );
    expect(await refusal(outgoing.fetch(question))).toBe('too-large');
  });

  it.each([
    [
      'a connection cut in the middle',
      (response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => response.destroy());
      },
    ],
    [
      'a broken archive',
      (response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip at all');
      },
    ],
    [
      'half an archive',
      (response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000)).subarray(0, 20));
      },
    ],
  ])('%s is unreachable', async (_what, act) => {
    answer.mockImplementation((_request, response) => act(response));
    expect(await refusal(outgoing.fetch(question))).toBe('unreachable');
  });

  it('a port that nobody listens on is unreachable', async () => {
    const gone = await listen(net.createServer());
    await gone.close();
    const client = connected({ port: gone.port });
    expect(await refusal(client.fetch(question))).toBe('unreachable');
    await client.close();
  });
});
