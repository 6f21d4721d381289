import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, outgoing, question, refusal, standInForEachTest, world } from './outgoing.fixture.ts';
import { createOutgoing, type Outgoing, OutgoingError } from './outgoing.ts';

standInForEachTest();

describe('where a question may go', () => {
  it.each([
    ['one label more', 'https://rosa.example.com/', true],
    ['two labels more', 'https://a.rosa.example.com/', false],
    ['the name itself', 'https://example.com/', false],
    ['another name', 'https://rosa.example.com.evil.example/', false],
  ])('below a name with a star, to %s', async (_what, url, isAllowed) => {
    answer.mockImplementation((_request, response) => void response.end('here'));
    const asked = outgoing.fetch({ ...question, url, allow: ['*.example.com'] });
    expect(await (isAllowed ? asked.then(({ status }) => status) : refusal(asked))).toBe(
      isAllowed ? 200 : 'host-not-allowed',
    );
  });

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
  let guardedClient: Outgoing | null = null;
  afterEach(() => guardedClient?.close());
  const guarded = (resolve: (host: string) => Promise<string[]>) => {
    guardedClient = createOutgoing({ env: {}, userAgent: 'test', ca: world.ca, port: world.port, resolve });
    return guardedClient;
  };

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['10.0.0.8'],
    ['169.254.169.254'],
    ['93.184.216.34', '127.0.0.1'],
  ])('a name that answers with %s is not connected to', async (...addresses) => {
    const strict = guarded(async () => addresses);
    expect(await refusal(strict.fetch(question))).toBe('forbidden-address');
    expect(await refusal(strict.fetch({ ...question, url: 'https://alice.example/', allow: 'input' }))).toBe(
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
