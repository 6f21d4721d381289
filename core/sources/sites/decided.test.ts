import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askSource } from '#core/sources/actions/ask.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { Absence } from '#core/sources/internal/recognised.ts';
import { createOutgoing, type Outgoing, type OutgoingResponse } from '#platform/http/outgoing.ts';
import { type Handler, openStandIn, pourBody, type StandIn } from '#platform/http/stand-in.fixture.ts';
import { isDecided, readAnswer } from './answer.ts';
import type { SiteRow } from './row.ts';
import { siteSource } from './site-source.ts';

const plain: SiteRow = {
  id: 'harbour',
  name: 'Harbour',
  topic: 'social',
  profile: 'https://harbour.example/@{username}',
  probe: { url: 'https://harbour.example/@{username}', method: 'GET' },
  redirects: 'none',
  found: { status: 200 },
  absent: { status: 404 },
  names: '^[A-Za-z0-9._-]{1,64}$',
  knownNames: ['alice', 'bob'],
  tier: 'A',
  rule: { version: 1, from: 'whatsmyname', agreement: ['whatsmyname'], licence: 'CC-BY-SA-4.0' },
};

const MB = 1_000_000;
/** Whether somebody reads it, a page that is so long is written to its end or not. */
const PAGE = 40 * MB;

describe('a page that goes on', () => {
  const serve = vi.fn<Handler>();
  let world: StandIn;
  let outgoing: Outgoing;
  let written: Promise<number>;

  beforeEach(async () => {
    world = await openStandIn(serve);
    const { ca, port } = world;
    const way = { resolve: async () => ['127.0.0.1'], permitAddress: () => true, ca, port };
    outgoing = createOutgoing({ env: {}, userAgent: 'test', ...way });
  });
  afterEach(async () => {
    await outgoing.close();
    await world.close();
  });

  const pageOf = (status: number, beginning: string) =>
    serve.mockImplementation((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.write(`<!doctype html><title>Harbour</title>${beginning}`);
      written = pourBody(response, PAGE);
    });

  async function ask(change: Partial<SiteRow>): Promise<string> {
    const means = { outgoing, key: null, now: new Date(), catalogue: Promise.resolve(indexCatalogue([])) };
    const source = { ...siteSource({ ...plain, ...change }), timeoutMs: 60_000, maxBytes: 2 * PAGE };
    const answer = await askSource(source, { kind: 'username', username: 'rosa' }, means);
    return answer.state === 'not-checked' ? answer.reason : answer.state;
  }

  it.each([
    ['its status says that there is nobody', 404, '', {}, 'clear'],
    ['its status says that there is somebody', 200, '', {}, 'found'],
    ['its text says that there is somebody', 200, 'rosa here', { found: { status: 200, includes: ['rosa'] } }, 'found'],
    ['its text says that there is nobody', 200, 'no one', { absent: { status: 200, includes: ['no one'] } }, 'clear'],
    ['its status is that of neither', 201, '', {}, 'changed'],
    ['its server fails', 500, '', {}, 'failed'],
    ['it is a wall', 404, '<title>Just a moment...</title>', {}, 'refused'],
  ])('is not read on once %s', async (_what, status, beginning, change, state) => {
    pageOf(status, beginning);
    expect(await ask(change)).toBe(state);
    expect(await written).toBeLessThan(PAGE / 2);
  });

  it('is read to its end where a word of absence may still come', async () => {
    pageOf(200, 'rosa');
    const change = { found: { status: 200, includes: ['rosa'] }, absent: { status: 404, includes: ['no one'] } };
    expect(await ask(change)).toBe('found');
    expect(await written).toBeGreaterThanOrEqual(PAGE);
  });
});

describe('what is decided by a part', () => {
  const responseOf = (status: number, text: string, location: string | null): OutgoingResponse => ({
    status,
    headers: new Headers(location === null ? {} : { location }),
    body: Buffer.from(text),
    text: () => text,
  });

  function meaning(rule: Pick<SiteRow, 'found' | 'absent'>, response: OutgoingResponse): string {
    try {
      return readAnswer(rule, response) instanceof Absence ? 'absent' : 'found';
    } catch {
      return 'neither';
    }
  }

  const founds: SiteRow['found'][] = [200, 302].flatMap((status) => [{ status }, { status, includes: ['+', '++'] }]);
  const absents = [undefined, 200, 302, 404].flatMap((status) =>
    [{}, { includes: ['-', 'x'] }, { equals: '[]' }, { location: 'gone' }, { includes: ['-'], location: 'gone' }].map(
      (markers) => ({ ...(status !== undefined && { status }), ...markers }),
    ),
  );
  const rules = founds.flatMap((found) => absents.map((absent) => ({ found, absent })));
  const texts = ['', '[]', ' []\n', '[].', 'a + b', 'a - b', 'a + b - c', 'a - b + c', 'x', 'nothing'];
  const answers = [200, 302, 404].flatMap((status) =>
    [null, '/gone'].flatMap((location) => texts.map((text) => ({ status, location, text }))),
  );

  it('is what the whole means, for every form of a rule and after every character', () => {
    const broken: unknown[] = [];
    let decided = 0;
    for (const rule of rules)
      for (const { status, location, text } of answers) {
        const whole = meaning(rule, responseOf(status, text, location));
        for (let length = 0; length <= text.length; length++) {
          const part = responseOf(status, text.slice(0, length), location);
          if (!isDecided(rule, part)) continue;
          decided++;
          if (meaning(rule, part) !== whole) broken.push({ rule, status, location, text, length });
        }
      }
    expect(broken).toEqual([]);
    expect(decided).toBeGreaterThan(1_000);
  });
});
