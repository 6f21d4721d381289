import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutgoing, type Outgoing, OutgoingError, type OutgoingOptions, userAgentOf } from './outgoing.ts';
import { type Handler, listen, openStandIn, type StandIn } from './stand-in.fixture.ts';

const answer = vi.fn<Handler>();
let world: StandIn;
let outgoing: Outgoing;

/** The stand-in answers for every name: names lead to a public address, and only this test may go to loopback. */
function connected(options: Partial<OutgoingOptions> = {}): Outgoing {
  return createOutgoing({
    env: {},
    userAgent: 'Quietprint/0 (+https://quietprint.example; hello@quietprint.example)',
    resolve: async () => ['127.0.0.1'],
    permitAddress: () => true,
    ca: world.ca,
    port: world.port,
    ...options,
  });
}

const question = {
  url: 'https://source.example.com/v1?q=1',
  timeoutMs: 2_000,
  maxBytes: 100_000,
  allow: ['source.example.com'],
} as const;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error) => (error instanceof OutgoingError ? error.reason : `other: ${error}`),
  );

beforeEach(async () => {
  answer.mockReset().mockImplementation((_request, response) => void response.end('hello'));
  world = await openStandIn(answer);
  outgoing = connected();
});
afterEach(async () => {
  await outgoing.close();
  await world.close();
});

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

  it('sends a body', async () => {
    answer.mockImplementation((request, response) => void request.pipe(response));
    expect((await outgoing.fetch({ ...question, method: 'POST', body: 'a=1' })).text()).toBe('a=1');
  });
});

describe('where a question may go', () => {
  it.each([
    ['another host', 'https://other.example.com/'],
    ['a host below the allowed one', 'https://a.source.example.com/'],
    ['a host that starts alike', 'https://source.example.com.evil.example/'],
    ['plain http', 'http://source.example.com/'],
    ['another port', 'https://source.example.com:8443/'],
    ['a user in the address', 'https://source.example.com@evil.example/'],
    ['a password in the address', 'https://a:b@source.example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['nonsense', 'nonsense'],
  ])('refuses %s', async (_what, url) => {
    expect(await refusal(outgoing.fetch({ ...question, url }))).toBe('host-not-allowed');
    expect(world.connections()).toBe(0);
  });

  it.each([
    'https://[::ffff:7f00:1]/',
    'https://[::1]/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://8.8.8.8/',
    'https://localhost/',
    'https://intranet/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://source.example.com:22/',
    'http://source.example.com/',
  ])('refuses %s from a person’s input', async (url) => {
    const reason = await refusal(outgoing.fetch({ ...question, url, allow: 'input' }));
    expect(['host-not-allowed', 'forbidden-address']).toContain(reason);
    expect(world.connections()).toBe(0);
  });

  it('asks a public name from a person’s input', async () => {
    expect((await outgoing.fetch({ ...question, url: 'https://alice.example/', allow: 'input' })).text()).toBe('hello');
  });
});

describe('where a name leads', () => {
  const guarded = (resolve: (host: string) => Promise<string[]>) => {
    outgoing = createOutgoing({ env: {}, userAgent: 'test', ca: world.ca, port: world.port, resolve });
    return outgoing;
  };

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['10.0.0.8'],
    ['169.254.169.254'],
    ['93.184.216.34', '127.0.0.1'],
  ])('a name that answers with %s is not connected to', async (...addresses) => {
    const client = guarded(async () => addresses);
    expect(await refusal(client.fetch(question))).toBe('forbidden-address');
    expect(await refusal(client.fetch({ ...question, url: 'https://alice.example/', allow: 'input' }))).toBe(
      'forbidden-address',
    );
    expect(world.connections()).toBe(0);
  });

  it('a name that answers with a public address first and loopback next is asked once per connection', async () => {
    const resolve = vi.fn().mockResolvedValueOnce(['192.0.2.1']).mockResolvedValue(['127.0.0.1']);
    const permitAddress = (address: string) => address === '192.0.2.1';
    const client = createOutgoing({
      env: {},
      userAgent: 'test',
      ca: world.ca,
      port: world.port,
      resolve,
      permitAddress,
    });
    expect(await refusal(client.fetch({ ...question, timeoutMs: 300 }))).toMatch(/timeout|unreachable/);
    expect(await refusal(client.fetch(question))).toBe('forbidden-address');
    expect(resolve).toHaveBeenCalledTimes(2);
    expect(world.connections()).toBe(0);
    await client.close();
  });

  it('a name that does not exist is told from one that does not answer', async () => {
    const missing = guarded(async () => {
      throw new OutgoingError('name-not-found');
    });
    expect(await refusal(missing.fetch(question))).toBe('name-not-found');
    const broken = guarded(async () => {
      throw Object.assign(new Error('queryA ESERVFAIL'), { code: 'ESERVFAIL' });
    });
    expect(await refusal(broken.fetch(question))).toBe('unreachable');
  });

  it('a certificate of a stranger is refused', async () => {
    const client = createOutgoing({
      env: {},
      userAgent: 'test',
      port: world.port,
      resolve: async () => ['127.0.0.1'],
      permitAddress: () => true,
    });
    expect(await refusal(client.fetch(question))).toBe('unreachable');
    expect(world.seen).toHaveLength(0);
    await client.close();
  });
});

describe('redirects', () => {
  const redirect = (to: string, status = 302) =>
    answer.mockImplementation((request, response) => {
      if (request.url?.startsWith('/v1')) response.writeHead(status, { location: to }).end();
      else response.end(`at ${request.headers.host}${request.url}`);
    });

  it('are answers, when none may be followed', async () => {
    redirect('https://source.example.com/next');
    expect((await outgoing.fetch(question)).status).toBe(302);
  });

  it('are followed to allowed hosts, and every key stays behind', async () => {
    redirect('https://second.example.com/next');
    const response = await outgoing.fetch({
      ...question,
      allow: ['source.example.com', 'second.example.com'],
      maxRedirects: 1,
      headers: { Authorization: 'Bearer secret', 'hibp-api-key': 'secret', Accept: 'application/json' },
    });
    expect(response.text()).toBe('at second.example.com/next');
    expect(world.seen[0]?.headers['hibp-api-key']).toBe('secret');
    expect(JSON.stringify(world.seen[1])).not.toContain('secret');
    expect(world.seen[1]?.headers.accept).toBe('application/json');
  });

  it.each([
    ['https://169.254.169.254/latest/meta-data', 'forbidden-address'],
    ['https://[::ffff:7f00:1]/', 'forbidden-address'],
    ['http://source.example.com/next', 'host-not-allowed'],
    ['https://other.example.com/next', 'host-not-allowed'],
    ['//other.example.com/next', 'host-not-allowed'],
    ['file:///etc/passwd', 'host-not-allowed'],
  ])('to %s are refused', async (to, reason) => {
    redirect(to);
    expect(await refusal(outgoing.fetch({ ...question, maxRedirects: 3 }))).toBe(reason);
    expect(world.seen).toHaveLength(1);
  });

  it('end at the limit', async () => {
    redirect('https://source.example.com/v1/again');
    expect(await refusal(outgoing.fetch({ ...question, maxRedirects: 3 }))).toBe('too-many-redirects');
    expect(world.seen).toHaveLength(4);
  });

  it('turn a sent form into a question without a body', async () => {
    redirect('/next', 303);
    await outgoing.fetch({ ...question, maxRedirects: 1, method: 'POST', body: 'a=1' });
    expect(world.seen.map((seen) => seen.method)).toEqual(['POST', 'GET']);
  });
});

describe('answers that do not end well', () => {
  it('a server that never answers is left at the time limit', async () => {
    answer.mockImplementation(() => {});
    const before = Date.now();
    expect(await refusal(outgoing.fetch({ ...question, timeoutMs: 250 }))).toBe('timeout');
    expect(Date.now() - before).toBeLessThan(1_000);
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
    expect(Date.now() - before).toBeLessThan(1_000);
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
