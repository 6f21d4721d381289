import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openStandIn } from '#platform/http/stand-in.fixture.ts';
import { startTestServer } from '#tests/test-server.ts';
import { installation, said } from './installation.fixture.ts';
import { checkProxy } from './proxy.ts';

type Forwarding = 'appends' | 'replaces' | 'passes on';

/** A proxy in front of a port, on a port of its own. */
async function openProxy(to: number, forwarding: Forwarding): Promise<number> {
  const server = http.createServer((request, response) => {
    const seen = '203.0.113.9';
    const before = request.headers['x-forwarded-for'];
    const forwarded = { appends: before ? `${before}, ${seen}` : seen, replaces: seen, 'passes on': before }[
      forwarding
    ];
    const headers = { ...request.headers, 'x-forwarded-for': forwarded };
    const onward = http.request({ port: to, host: '127.0.0.1', path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** What is said of a product that believes so many proxies, behind these. */
async function findingsFor(
  trustedProxies: number,
  proxies: readonly Forwarding[],
  settings: Record<string, string> = {},
) {
  const { config } = installation();
  const server = await startTestServer({ config: { encryptionKey: config.encryptionKey, trustedProxies } });
  onTestFinished(() => server.stop());
  let port = server.port;
  for (const one of [...proxies].reverse()) port = await openProxy(port, one);
  const env = { APP_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: String(trustedProxies), ...settings };
  return said(await checkProxy(installation(env)));
}

it.each([
  [0, []],
  [1, ['appends']],
  [1, ['replaces']],
  [2, ['appends', 'appends']],
  [2, ['replaces', 'appends']],
] as const)('finds nothing wrong with TRUSTED_PROXIES=%i behind %j', async (trusted, proxies) => {
  expect(await findingsFor(trusted, proxies)).toEqual([expect.stringMatching(/^fine/)]);
});

it.each([
  ['a proxy that is not believed', 0, ['appends'], /^wrong: Visitors are taken for the proxy/],
  ['one of two that is not believed', 1, ['appends', 'appends'], /^wrong: Visitors are taken for the proxy/],
  ['a proxy that is believed and not there', 1, [], /^wrong: Visitors can pretend/],
  ['a proxy that passes on what visitors write', 1, ['passes on'], /^wrong: Visitors can pretend/],
  ['more that are believed than there are', 2, ['appends'], /^wrong: Visitors can pretend/],
] as const)('names %s', async (_what, trusted, proxies, expected) => {
  expect(await findingsFor(trusted, proxies)).toEqual([expect.stringMatching(expected)]);
});

it('names a product that runs with other settings', async () => {
  expect(await findingsFor(1, ['appends'], { TRUSTED_PROXIES: '0' })).toEqual([
    expect.stringMatching(/^wrong: The running product has TRUSTED_PROXIES=1, and here it is 0/),
  ]);
});

it('names another installation, which tells it nothing', async () => {
  const other = { ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64') };
  expect(await findingsFor(0, [], other)).toEqual([expect.stringMatching(/^wrong: .* another installation/)]);
});

it('names something else at the address', async () => {
  const server = http.createServer((_request, response) => response.end('Welcome to nginx!'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(said(await checkProxy(installation({ APP_URL: `http://127.0.0.1:${port}` })))).toEqual([
    expect.stringMatching(/^wrong: .* answered by something else/),
  ]);
});

it('names a proxy that finds no web server behind it', async () => {
  const server = http.createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(said(await checkProxy(installation({ APP_URL: `http://127.0.0.1:${port}` })))).toEqual([
    expect.stringMatching(/^wrong: The proxy at .* has no web server to lead to/),
  ]);
});

it('says that nobody answered where nobody did', async () => {
  expect(said(await checkProxy(installation({ APP_URL: 'http://127.0.0.1:9' })))).toEqual([
    expect.stringMatching(/^not checked: .* does not answer this machine/),
  ]);
});

it('names a certificate that browsers refuse, and one that is about to end', async () => {
  const site = await openStandIn((_request, response) => void response.end('{"ok":true}'));
  onTestFinished(() => site.close());
  const env = { APP_URL: `https://localhost:${site.port}` };
  expect(said(await checkProxy(installation(env)))).toContainEqual(
    expect.stringMatching(/^wrong: .* certificate that is not trusted here/),
  );
  const inTenYears = () => new Date(Date.now() + 10 * 365 * 86_400_000);
  expect(said(await checkProxy(installation(env, { now: inTenYears })))).toContainEqual(
    expect.stringMatching(/^wrong: The certificate of localhost ended on/),
  );
});
