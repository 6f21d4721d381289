import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createScanWorld, openScansOf, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { MailError } from '#platform/mail/mail-error.ts';
import type { MailMessage } from '#platform/mail/transport.ts';
import { openTestEmbedded, silent } from '#tests/databases.ts';
import { createDrain } from '#tests/drain.ts';
import { openProduct } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { ask } from '#tests/test-server.ts';
import { collectInto } from '#tests/world.ts';
import { openReceiver, type ReceivedSpan } from './receiver.fixture.ts';
import { openTracing, type Tracing } from './tracing.ts';

const root = path.resolve(import.meta.dirname, '../..');
const EMAIL = 'canary.archer@canary-mail.example';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
/** Nothing of these may leave: an address, what somebody sent or is called, what was found, what the server said. */
const PERSONAL = /canary|archer|alice|198\.51\.100|203\.0\.113|127\.0\.0\.1|found-one|exposed-name/i;

const tracingTo = (url: string, log = silent, env = {}): Tracing =>
  openTracing({
    config: { url, headers: 'authorization=Bearer%20key', serviceName: 'quietprint', ratio: 1 },
    version: '1.2.3',
    kind: 'both',
    env,
    log,
  });

const { build } = await productBuild();
const receiver = await openReceiver();
let database: Database;
const spansOf = (name: string) => receiver.spans.filter((span) => span.name === name);
const childrenOf = ({ spanId }: ReceivedSpan) => receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

/** The same world; its platform, jobs and mail leave spans. */
async function openTracedWorld(tracing: Tracing): Promise<ScanWorld> {
  const sources = [standInSource('finds'), standInSource('clear'), standInSource('down')];
  const mailbox: MailMessage[] = [];
  const world = await createScanWorld(database, sources, {
    behaviours: { finds: { found: ['found-one'] }, down: { status: 503 } },
    transport: tracing.transport(collectInto(mailbox)),
  });
  const platform = tracing.platform(world);
  const { drain, close } = createDrain(platform, tracing.jobs(world.jobs));
  return {
    ...world,
    ...platform,
    mailbox,
    drain,
    async close() {
      await close();
      await world.close();
    },
  } as ScanWorld;
}

async function askPages(world: ScanWorld, tracing: Tracing): Promise<void> {
  let answered = 0;
  const product = await openProduct(world, build, { tracing, onAnswer: () => void answered++ });
  const headers = { 'user-agent': 'canary-agent', cookie: 'name=canary-cookie', 'x-forwarded-for': '203.0.113.9' };
  const continued = { ...headers, traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: 'vendor=canary-state' };
  await ask(product, `/contact?email=${EMAIL}`, { headers: continued });
  await ask(product, '/scan/canary-scan?key=canary-key', { headers: { ...headers, traceparent: 'canary' } });
  await ask(product, '/canary-address', { headers });
  await ask(product, '/auth.data', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ intent: 'sign-in', email: EMAIL, password: 'canary-password' }).toString(),
  });
  await ask(product, '/healthz', { headers });
  // The server learns that an answer has left after the client has it.
  await vi.waitFor(() => expect(answered).toBe(5), { timeout: 20_000 });
  product.stop();
}

beforeAll(async () => {
  database = await openTestEmbedded();
  await prepare(database);
  const tracing = tracingTo(receiver.url);
  const world = await openTracedWorld(tracing);
  await openScansOf(world, EMAIL);
  await world.drain();
  await askPages(world, tracing);
  const refusing = tracing.transport({
    ...collectInto([]),
    send: () => Promise.reject(new MailError('recipient-refused', { cause: new Error(`no mailbox ${EMAIL}`) })),
  });
  await refusing.send({ to: EMAIL } as MailMessage).catch(() => {});
  await tracing.close();
  await world.close();
});
afterAll(async () => {
  await receiver.close();
  await database.close();
});

describe('traces', () => {
  it('arrive as OTLP, under the name and with the headers that were set', () => {
    expect(receiver.requests[0]).toMatchObject({
      path: '/v1/traces',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    });
    expect(receiver.resources[0]).toEqual({
      'service.name': 'quietprint',
      'service.version': '1.2.3',
      'quietprint.process': 'both',
    });
  });

  it('tell of requests by route and status, as part of the trace that was under way before', () => {
    const [page] = spansOf('GET /contact');
    expect(page).toMatchObject({
      kind: 2,
      traceId: TRACE,
      parentSpanId: PARENT,
      attributes: { 'http.request.method': 'GET', 'http.route': '/contact', 'http.response.status_code': 200 },
    });
    const [scan] = spansOf('GET /scan/:scanId');
    expect(scan?.attributes['http.response.status_code']).toBe(404);
    expect(scan?.traceId).not.toBe(TRACE);
    expect(scan?.parentSpanId).toBeUndefined();
    expect(spansOf('GET /*')).toHaveLength(1);
    expect(receiver.spans.filter(({ name }) => name.startsWith('POST '))).toHaveLength(1);
  });

  it('leave out what machines ask all the time', () => {
    expect(receiver.spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);
  });

  it('tell of transactions as parts of what needed them', () => {
    const posted = receiver.spans.find(({ name }) => name.startsWith('POST '));
    const below = posted ? childrenOf(posted).map(({ name }) => name) : [];
    expect(below.length).toBeGreaterThan(0);
    expect(new Set(below)).toEqual(new Set(below.filter((name) => name.startsWith('database '))));
    expect(receiver.spans.filter(({ name, parentSpanId }) => name.startsWith('database ') && !parentSpanId)).toEqual(
      [],
    );
  });

  it('tell of jobs, and of mail as part of its job', () => {
    const [run] = spansOf('job scan.run');
    expect(run?.attributes).toEqual({ 'quietprint.job.name': 'scan.run', 'quietprint.job.attempt': 1 });
    const [delivery] = spansOf('job mail.deliver');
    expect(delivery && childrenOf(delivery).map(({ name }) => name)).toContain('mail delivery');
  });

  it('tell of sources by id and outcome, as parts of the scan', () => {
    const [run] = spansOf('job scan.run');
    const asked = receiver.spans.filter(({ name }) => name.startsWith('source '));
    expect(asked).toHaveLength(3);
    expect(Object.fromEntries(asked.map(({ name, attributes }) => [name, attributes]))).toEqual({
      'source down': {
        'quietprint.source.id': 'down',
        'quietprint.source.outcome': 'not-checked',
        'error.type': 'failed',
      },
      'source clear': { 'quietprint.source.id': 'clear', 'quietprint.source.outcome': 'clear' },
      'source finds': { 'quietprint.source.id': 'finds', 'quietprint.source.outcome': 'found' },
    });
    expect(new Set(asked.map(({ traceId }) => traceId))).toEqual(new Set([run?.traceId]));
  });

  it('name the kind of a failure, and nothing of its words', () => {
    const failed = spansOf('mail delivery').filter(({ status }) => status.code === 2);
    expect(failed.map(({ attributes }) => attributes)).toEqual([{ 'error.type': 'recipient-refused' }]);
    expect(failed[0]?.status.message ?? '').toBe('');
  });

  it('hold nothing of anybody', () => {
    expect(receiver.text()).not.toMatch(PERSONAL);
    const words = /^[\w.:/*?-]{1,60}$/;
    const names = new Set(receiver.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].sort()).toEqual([
      'error.type',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'quietprint.job.attempt',
      'quietprint.job.name',
      'quietprint.source.id',
      'quietprint.source.outcome',
    ]);
    for (const { attributes, events = [], links = [] } of receiver.spans) {
      for (const value of Object.values(attributes)) expect(String(value)).toMatch(words);
      expect([...events, ...links]).toEqual([]);
    }
  });
});

it('go through the proxy that the environment names', async () => {
  const proxy = await openReceiver();
  const tracing = tracingTo('http://collector.example:4318/v1/traces', silent, {
    HTTP_PROXY: new URL(proxy.url).origin,
  });
  await tracing.transport(collectInto([])).send({ to: EMAIL } as MailMessage);
  await tracing.close();
  await proxy.close();
  expect(proxy.requests.map(({ path }) => path)).toEqual(['http://collector.example:4318/v1/traces']);
});

it('says once that traces do not arrive, and holds up nobody', async () => {
  const warned: string[] = [];
  const log = { ...silent, warn: (message: string) => void warned.push(message) };
  const tracing = tracingTo('http://127.0.0.1:9/v1/traces', log);
  await tracing.transport(collectInto([])).send({ to: EMAIL } as MailMessage);
  await tracing.close();
  expect(warned[0]).toBe('Traces do not arrive');
});

it('is loaded only where traces go somewhere', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier.startsWith('@opentelemetry/')) loaded.push(specifier);
        return next(specifier, context);
      },
    });
    for (const part of ['main', 'wire', 'pages/site']) await import('#server/' + part + '.ts');
    process.stdout.write(JSON.stringify(loaded));
    process.exit();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stdout: '[]' });
});
