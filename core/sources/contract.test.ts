import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reply, SourceFixtures } from '#core/sources/internal/fixtures.ts';
import { createOutgoing, type Outgoing } from '#platform/http/outgoing.ts';
import { type Handler, openStandIn, type StandIn } from '#platform/http/stand-in.fixture.ts';
import { slownessNow } from '#tests/slowness.ts';
import { ask as askBy, parsed, raw, tryArbitraryAnswers, tryDamagedAnswers } from './answers.fixture.ts';
import type { Exposure, Source } from './define.ts';
import { fileSources } from './registry.ts';
import { fixturesOf } from './truth.fixture.ts';

const answer = vi.fn<Handler>();
let world: StandIn;
let outgoing: Outgoing;

beforeAll(async () => {
  world = await openStandIn((request, response) => answer(request, response));
  const loopback = { resolve: async () => ['127.0.0.1'], permitAddress: () => true, ca: world.ca, port: world.port };
  outgoing = createOutgoing({ env: {}, userAgent: 'Quietprint/0 (+https://quietprint.example)', ...loopback });
});
afterAll(async () => {
  await outgoing.close();
  await world.close();
});

const withReply =
  (reply: (url: URL) => Reply): Handler =>
  (request, response) => {
    const { status = 200, headers = {}, body } = reply(new URL(request.url ?? '', `https://${request.headers.host}`));
    response.writeHead(status, headers).end(body);
  };

const ask = (source: Source, fixtures: SourceFixtures) => askBy(source, fixtures, outgoing);

const html = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body>Hello</body></html>`;
const page = (title: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: html(title),
});

const blocked: [string, Reply, string][] = [
  ['401', raw('{"message":"no"}', 401), 'refused'],
  ['403', raw('{"message":"no"}', 403), 'refused'],
  ['407', raw('', 407), 'refused'],
  ['451', raw('', 451), 'refused'],
  ['429', { ...raw('{}', 429), headers: { 'retry-after': '120' } }, 'limited'],
  [
    '403 with nothing left',
    { ...raw('{}', 403), headers: { 'x-ratelimit-remaining': '0', 'retry-after': '120' } },
    'limited',
  ],
  ['403 with a time to come back', { ...raw('{}', 403), headers: { 'retry-after': '120' } }, 'limited'],
  ['408', raw('', 408), 'timeout'],
  ['a challenge', { ...page('Just a moment...', 503), headers: { 'cf-mitigated': 'challenge' } }, 'refused'],
  ['a wall with status 200', page('Just a moment...'), 'refused'],
  ['a wall with status 404', page('Attention Required! | Cloudflare', 404), 'refused'],
  ['500', raw('{}', 500), 'failed'],
  ['502', page('Bad gateway', 502), 'failed'],
  ['503', raw('', 503), 'failed'],
];
const malformed: [string, Reply][] = [
  ['half of some JSON', raw('{"success":true,"fou')],
  ['a web page', page('Welcome')],
  ['another shape', raw('{"unexpected":{"shape":[1,2,3]}}')],
  ['a list of something else', raw('[{"unexpected":true}]')],
  ['null', raw('null')],
  ['nothing', raw('')],
  ['an empty object', raw('{}')],
  ['400', raw('{"error":"bad request"}', 400)],
  ['422', raw('{"message":"Validation Failed"}', 422)],
  ['204', raw('', 204)],
];

describe.each(fileSources.map((source) => [source.id, source] as const))('%s', async (_id, source) => {
  const fixtures = await fixturesOf(source);

  it('finds what its documented answer holds', async () => {
    answer.mockImplementation(withReply(fixtures.hit));
    const asked = await ask(source, fixtures);
    expect(asked).toMatchObject({ state: 'found' });
    for (const exposure of asked.state === 'found' ? asked.exposures : []) expectSound(exposure);
  });

  it('says the same twice', async () => {
    answer.mockImplementation(withReply(fixtures.hit));
    expect(await ask(source, fixtures)).toEqual(await ask(source, fixtures));
  });

  it('is clear when its documented answer says so', async () => {
    answer.mockImplementation(withReply(fixtures.clear));
    expect(await ask(source, fixtures)).toEqual({ state: 'clear', retryAfter: null });
  });

  it('asks only its own hosts, and sends the address only as it says', async () => {
    world.seen.length = 0;
    answer.mockImplementation(withReply(fixtures.hit));
    await ask(source, fixtures);
    expect(world.seen.length).toBeGreaterThan(0);
    if (source.hosts !== 'input') for (const { host } of world.seen) expect(source.hosts).toContain(host);
    const sent = decodeURIComponent(JSON.stringify(world.seen.map(({ path, headers }) => [path, headers])));
    if (source.privacy === 'P0' || source.privacy === 'P1') expect(sent).not.toContain('alice');
  });

  it.each(blocked)('is not checked after %s', async (_what, reply, reason) => {
    answer.mockImplementation(withReply(() => reply));
    const retryAfter = reply.headers?.['retry-after'] ? 120 : null;
    expect(await ask(source, fixtures)).toEqual({ state: 'not-checked', reason, retryAfter });
  });

  it.each(malformed.filter(([, { body }]) => !fixtures.isAbsent(parsed(body))))(
    'is not checked after %s',
    async (_what, reply) => {
      answer.mockImplementation(withReply(() => reply));
      expect(await ask(source, fixtures)).toEqual({ state: 'not-checked', reason: 'changed', retryAfter: null });
    },
  );

  it.each([
    ['says nothing', () => {}],
    [
      'trickles',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ] satisfies [string, Handler][])('is left at the time limit when it %s', async (_what, handler) => {
    answer.mockImplementation(handler);
    const before = Date.now();
    const asked = await ask({ ...source, timeoutMs: 50 }, fixtures);
    expect(asked).toMatchObject({ state: 'not-checked', reason: 'timeout' });
    expect(Date.now() - before).toBeLessThan(1_000 * slownessNow());
  });

  it('is left when it answers 50 MB', async () => {
    answer.mockImplementation((_request, response) => {
      const block = Buffer.alloc(250_000, ' ');
      let left = 200;
      const more = () => {
        while (left-- > 0 && !response.destroyed) if (!response.write(block)) return void response.once('drain', more);
        response.end();
      };
      more();
    });
    expect(await ask(source, fixtures)).toMatchObject({ state: 'not-checked', reason: 'failed' });
  });

  it('is not checked when the connection breaks', async () => {
    answer.mockImplementation((_request, response) => void response.destroy());
    expect(await ask(source, fixtures)).toMatchObject({ state: 'not-checked', reason: 'unreachable' });
  });

  it('never reads arbitrary JSON as clear, and never breaks on it', () => tryArbitraryAnswers(source, fixtures, 25));

  it('never reads a damaged answer as clear', () => tryDamagedAnswers(source, fixtures, 40));
});

/** The rules of an exposure that every source keeps. */
function expectSound(exposure: Exposure) {
  expect(exposure.key).not.toBe('');
  expect(exposure.classes.length).toBeGreaterThan(0);
  expect(new Set(exposure.classes).size).toBe(exposure.classes.length);
  expect(exposure.exposed.length).toBeGreaterThan(0);
  expect(exposure.where).not.toBe('');
  if (exposure.url !== null) expect(exposure.url).toMatch(/^https:\/\//);
  if (exposure.since !== null) expect(exposure.since).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
  expect(exposure.passwordStorage === null).toBe(!exposure.classes.includes('password'));
  expect(JSON.stringify(exposure)).not.toMatch(/canary/i);
}
