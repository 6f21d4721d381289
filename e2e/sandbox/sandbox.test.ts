import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, openClient } from './ask.ts';
import { people } from './people.ts';
import { createSandbox, realisticLatency, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let client: Client;
const certDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));

beforeAll(async () => {
  sandbox = await createSandbox({ certDir });
  client = openClient(sandbox);
});
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await client.close();
  await sandbox.close();
});

describe('certificates', () => {
  it('a client that does not trust the authority gets no answer', async () => {
    const stranger = openClient(sandbox, null);
    await expect(stranger.get('https://emailrep.io/a%40example.com')).rejects.toThrow(/certificate/);
    expect(sandbox.requests).toEqual([]);
    await stranger.close();
  });

  it('a second start in the same folder keeps the authority; another folder has another', async () => {
    const again = await createSandbox({ certDir });
    const known = openClient(again, readFileSync(path.join(certDir, 'ca.pem'), 'utf8'));
    expect((await known.get('https://dns.google/resolve?name=example.com')).status).toBe(200);
    const elsewhere = await createSandbox({ certDir: mkdtempSync(path.join(tmpdir(), 'sandbox-')) });
    const lost = openClient(elsewhere, readFileSync(sandbox.caFile, 'utf8'));
    await expect(lost.get('https://dns.google/resolve?name=example.com')).rejects.toThrow(/certificate/);
    await Promise.all([known.close(), lost.close(), again.close(), elsewhere.close()]);
  });

  it.skipIf(process.platform === 'win32')("only the owner can read the authority's key", () => {
    expect(statSync(path.join(certDir, 'ca-key.pem')).mode & 0o077).toBe(0);
  });

  it('an unchanged Node process reaches it by its environment alone', async () => {
    const script = `
      import { EnvHttpProxyAgent, fetch } from 'undici';
      const dispatcher = new EnvHttpProxyAgent();
      const answer = await fetch('https://api.xposedornot.com/v1/check-email/quiet%40example.com', { dispatcher });
      process.stdout.write(String(answer.status));`;
    const env = { ...process.env, ...sandbox.environment };
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
    expect((await run).stdout).toBe('404');
    expect(sandbox.requests.map((request) => request.about)).toEqual(['quiet@example.com']);
  });
});

describe('what goes through', () => {
  it('a host that nobody documents is refused and recorded', async () => {
    await expect(client.get('https://tracker.test/pixel')).rejects.toThrow(/502/);
    await expect(client.get('https://emailrep.io:8443/')).rejects.toThrow(/502/);
    await expect(client.get('https://127.0.0.1/')).rejects.toThrow(/502/);
    expect(sandbox.requests.map(({ method, host, refused }) => [method, host, refused])).toEqual([
      ['CONNECT', 'tracker.test', 'unknown-host'],
      ['CONNECT', 'emailrep.io', 'not-https'],
      ['CONNECT', '127.0.0.1', 'unknown-host'],
    ]);
  });

  it('a name that does not exist in a known domain is refused for that reason', async () => {
    await expect(client.get('https://openpgpkey.hart.example/')).rejects.toThrow(/502/);
    expect(sandbox.requests[0]?.refused).toBe('missing-name');
  });

  it('plain HTTP is refused', async () => {
    const answer = await fetch(`${sandbox.proxyUrl}/http://emailrep.io/`);
    expect(answer.status).toBe(502);
    expect(sandbox.requests[0]?.refused).toBe('not-https');
  });

  it('a question for another host than the tunnel was opened for is misdirected', async () => {
    const answer = await client.get('https://emailrep.io/a%40example.com', { host: 'crt.sh' });
    expect(answer.status).toBe(421);
    expect(sandbox.requests).toEqual([]);
  });

  it('an address that no source documents is a 404 without a source', async () => {
    expect((await client.get('https://api.github.com/users/somebody')).status).toBe(404);
    expect(sandbox.requests[0]).toMatchObject({ source: null, status: 404, path: '/users/somebody' });
  });

  it('records host, path, headers, time and status', async () => {
    const before = Date.now();
    await client.get('https://emailrep.io/quiet%40example.com?a=1', { 'x-note': 'hello' });
    const [record] = sandbox.requests;
    expect(record).toMatchObject({
      method: 'GET',
      host: 'emailrep.io',
      path: '/quiet%40example.com?a=1',
      status: 200,
      refused: null,
      addresses: ['quiet@example.com'],
    });
    expect(record?.headers['x-note']).toBe('hello');
    expect(record?.at).toBeGreaterThanOrEqual(before);
    expect(record?.at).toBeLessThanOrEqual(Date.now());
  });

  it('200 questions at once are all answered and all recorded', async () => {
    const hosts = ['https://emailrep.io/', 'https://keys.openpgp.org/vks/v1/by-email/'];
    const asked = Array.from({ length: 200 }, (_, index) => {
      const email = people[index % people.length]?.email ?? '';
      return `${hosts[index % 2]}${encodeURIComponent(index < 100 ? `n${index}@example.com` : `x${email}`)}`;
    });
    const answers = await Promise.all(asked.map((url) => client.get(url, {}, 20_000)));
    expect(answers.every((answer) => answer.status === 200 || answer.status === 404)).toBe(true);
    expect(sandbox.requests.map(({ host, path: asked }) => `https://${host}${asked}`).sort()).toEqual(asked.sort());
    expect(sandbox.requests.every((record) => record.status !== null)).toBe(true);
  });

  it('a reset forgets requests in place', async () => {
    const { requests } = sandbox;
    await client.get('https://emailrep.io/a%40example.com');
    expect(requests).toHaveLength(1);
    sandbox.reset();
    expect(requests).toHaveLength(0);
    expect(sandbox.requests).toBe(requests);
  });
});

it('realistic latency is between 80 and 900 ms, the same each time, and not the same for every host', () => {
  const latency = realisticLatency();
  const waits = Array.from({ length: 60 }, (_, index) => {
    const url = new URL(`https://host-${index}.example/?q=${index}`);
    return [0, 1].map(() => latency({ method: 'GET', host: url.host, url, headers: {}, body: '' }));
  });
  for (const [first = 0, second] of waits) {
    expect(first).toBe(second);
    expect(first).toBeGreaterThanOrEqual(80);
    expect(first).toBeLessThanOrEqual(900);
  }
  expect(new Set(waits.map(([first]) => first)).size).toBeGreaterThan(30);
});
