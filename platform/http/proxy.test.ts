import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutgoing, type Outgoing, OutgoingError } from './outgoing.ts';
import { openProxy, openStandIn, type StandIn, type StandInProxy } from './stand-in.fixture.ts';

let world: StandIn;
const open: { close(): Promise<void> }[] = [];
const keep = <T extends { close(): Promise<void> }>(thing: T): T => {
  open.push(thing);
  return thing;
};

beforeEach(async () => {
  world = keep(await openStandIn((_request, response) => void response.end('through')));
});
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close();
});

const question = {
  url: 'https://source.example.com/',
  timeoutMs: 1_000,
  maxBytes: 1_000,
  allow: ['source.example.com'],
};
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error) => (error instanceof OutgoingError ? error.reason : `other: ${error}`),
  );
const clientBy = (env: Record<string, string>): Outgoing =>
  keep(createOutgoing({ env, userAgent: 'test', ca: world.ca, resolve: async () => ['192.168.0.1'] }));
const addressOf = (proxy: StandInProxy) => `http://user:word@127.0.0.1:${proxy.port}`;

describe('through a proxy', () => {
  it.each(['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'])('%s is honoured', async (name) => {
    const proxy = keep(await openProxy(world));
    const response = await clientBy({ [name]: addressOf(proxy) }).fetch(question);
    expect(response.text()).toBe('through');
    expect(proxy.tunnels).toEqual(['source.example.com:443']);
  });

  it.each(['NO_PROXY', 'no_proxy'])('%s goes past it, to the guarded look-up', async (name) => {
    const proxy = keep(await openProxy(world));
    const client = clientBy({ HTTPS_PROXY: addressOf(proxy), [name]: 'example.com' });
    expect(await refusal(client.fetch(question))).toBe('forbidden-address');
    expect(proxy.tunnels).toEqual([]);
  });

  it('the hosts are still checked, before anything reaches the proxy', async () => {
    const proxy = keep(await openProxy(world));
    const client = clientBy({ HTTPS_PROXY: addressOf(proxy) });
    const input = { ...question, allow: 'input' as const };
    expect(await refusal(client.fetch({ ...question, url: 'https://other.example.com/' }))).toBe('host-not-allowed');
    expect(await refusal(client.fetch({ ...input, url: 'https://169.254.169.254/' }))).toBe('forbidden-address');
    expect(await refusal(client.fetch({ ...input, url: 'https://vault.internal/' }))).toBe('host-not-allowed');
    expect(proxy.tunnels).toEqual([]);
  });

  it.each([407, 403, 502, 504])('a proxy that answers %d makes the source unreachable', async (status) => {
    const proxy = keep(await openProxy({ status }));
    expect(await refusal(clientBy({ HTTPS_PROXY: addressOf(proxy) }).fetch(question))).toBe('unreachable');
  });

  it('a proxy that says nothing is left at the time limit', async () => {
    const proxy = keep(await openProxy('silent'));
    expect(await refusal(clientBy({ HTTPS_PROXY: addressOf(proxy) }).fetch({ ...question, timeoutMs: 200 }))).toBe(
      'timeout',
    );
  });

  it('a proxy whose own name is unknown does not read as a source whose name is unknown', async () => {
    const client = clientBy({ HTTPS_PROXY: 'http://no-such-proxy.invalid:3128' });
    expect(await refusal(client.fetch(question))).toMatch(/^(unreachable|timeout)$/);
  });

  it('the process’s own variables do not reach a client that was given others', async () => {
    const proxy = keep(await openProxy(world));
    process.env.HTTPS_PROXY = addressOf(proxy);
    try {
      expect(await refusal(clientBy({}).fetch(question))).toBe('forbidden-address');
    } finally {
      delete process.env.HTTPS_PROXY;
    }
    expect(proxy.tunnels).toEqual([]);
  });
});

describe('NODE_EXTRA_CA_CERTS', () => {
  const program = `
    import { createOutgoing } from '#platform/http/outgoing.ts';
    const { PORT, ...env } = process.env;
    const outgoing = createOutgoing({
      env, userAgent: 'test', resolve: async () => ['127.0.0.1'], permitAddress: () => true, port: Number(PORT),
    });
    const question = { url: 'https://source.example.com/', timeoutMs: 5000, maxBytes: 1000, allow: ['source.example.com'] };
    console.log(await outgoing.fetch(question).then((answer) => answer.text(), (error) => error.reason));
    await outgoing.close();`;

  async function askInProcess(env: Record<string, string>): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env.PATH, PORT: String(world.port), ...env },
    });
    return stdout.trim();
  }

  it('is needed', async () => {
    expect(await askInProcess({})).toBe('unreachable');
  });

  it('is believed on a direct connection', async () => {
    expect(await askInProcess({ NODE_EXTRA_CA_CERTS: world.caFile })).toBe('through');
  });

  it('is believed inside a tunnel', async () => {
    const proxy = keep(await openProxy(world));
    const env = { NODE_EXTRA_CA_CERTS: world.caFile, HTTPS_PROXY: addressOf(proxy) };
    expect(await askInProcess(env)).toBe('through');
    expect(proxy.tunnels).toEqual(['source.example.com:443']);
  });

  it('is believed on the way to a proxy that speaks TLS itself', async () => {
    const proxy = keep(await openProxy(world, { name: 'localhost', folder: path.dirname(world.caFile) }));
    const env = { NODE_EXTRA_CA_CERTS: world.caFile, HTTPS_PROXY: `https://localhost:${proxy.port}` };
    expect(await askInProcess(env)).toBe('through');
    expect(proxy.tunnels).toEqual(['source.example.com:443']);
  });
});
