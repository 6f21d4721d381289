import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, defineSource, type Exposure, type Source } from '#core/sources/define.ts';
import { foundOrClear, readMissingFile } from '#core/sources/internal/read.ts';
import { tidied } from '#core/sources/internal/tidy.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import {
  OutgoingError,
  type OutgoingFailure,
  type OutgoingRequest,
  type OutgoingResponse,
} from '#platform/http/outgoing.ts';
import { type AskMeans, askSource } from './ask.ts';

const alice = subjectOf('alice@hart.example');
const exposure: Exposure = {
  key: 'one',
  kind: 'profile',
  classes: ['public-profile'],
  exposed: ['Name'],
  breach: null,
  where: 'A site',
  url: 'https://site.example/alice',
  since: null,
  stillPublic: true,
  certainty: 'single',
  reach: 'open',
  passwordStorage: null,
  evidence: [],
};
const source = (check: Source['check'], changes: Partial<Source> = {}): Source =>
  defineSource({
    id: 'test-source',
    name: 'Test',
    homepage: 'https://site.example/',
    category: 'identity',
    reveals: 'Nothing.',
    clearCovers: 'Nothing.',
    needs: 'email',
    privacy: 'P3',
    key: null,
    hosts: ['site.example'],
    vendor: { id: 'test', windows: [], concurrency: 1 },
    timeoutMs: 200,
    maxBytes: 1_000,
    cacheHours: 24,
    credit: null,
    removal: null,
    check,
    ...changes,
  });

/** A way out that never answers, but hears when time is up. */
const silent = (request: OutgoingRequest) =>
  new Promise<never>((_resolve, reject) => {
    request.signal?.addEventListener('abort', () => reject(new OutgoingError('timeout')));
  });
const means = (fetch: AskMeans['outgoing']['fetch'] = silent, more: Partial<AskMeans> = {}): AskMeans => ({
  outgoing: { fetch, close: async () => {} },
  key: null,
  now: new Date('2026-11-21T10:00:00Z'),
  catalogue: Promise.resolve({ atHand: true, find: () => null }),
  ...more,
});
const question = { url: 'https://site.example/' };
const nothing = (response: OutgoingResponse) => foundOrClear([], readMissingFile(response));

describe('asking a source', () => {
  it('limits it to its own hosts, size and time', async () => {
    const fetch = vi.fn(silent);
    const began = performance.now();
    await askSource(
      source((_subject, { ask }) => ask(question).then(nothing)),
      alice,
      means(fetch),
    );
    expect(performance.now() - began).toBeGreaterThanOrEqual(199);
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({
      ...question,
      allow: ['site.example'],
      maxBytes: 1_000,
      timeoutMs: null,
    });
  });

  it('gives all its questions one time limit', async () => {
    const slow = async (request: OutgoingRequest) => {
      await Promise.race([silent(request), new Promise((resolve) => setTimeout(resolve, 90))]);
      return { status: 200, headers: new Headers(), body: new Uint8Array(), text: () => '' };
    };
    const check = vi.fn<Source['check']>(async (_subject, { ask }) => {
      for (let count = 0; count < 9; count++) await ask(question);
      return nothing(await ask(question));
    });
    expect(await askSource(source(check), alice, means(slow))).toMatchObject({
      state: 'not-checked',
      reason: 'timeout',
    });
  });

  it('ends when the scan does', async () => {
    const ended = means(silent, { signal: AbortSignal.timeout(20) });
    const patient = source((_subject, { ask }) => ask(question).then(nothing), {
      timeoutMs: 60_000,
    });
    expect(await askSource(patient, alice, ended)).toMatchObject({ state: 'not-checked', reason: 'timeout' });
  });

  it('is not asked with another kind of identifier than its own', async () => {
    const check = vi.fn<Source['check']>();
    const answer = await askSource(source(check, { needs: 'domain' }), alice, means());
    expect(answer).toEqual({ state: 'not-checked', reason: 'not-applicable', retryAfter: null });
    expect(check).not.toHaveBeenCalled();
  });

  it('takes an answer that ought to be read first for no answer', async () => {
    const bare = async () => ({ status: 200, headers: new Headers(), body: Buffer.from('x'), text: () => 'x' });
    const check: Source['check'] = (_subject, { ask }) => ask(question).then(nothing);
    expect(await askSource(source(check), alice, means(bare))).toMatchObject({ reason: 'changed' });
  });

  it.each<[OutgoingFailure, string]>([
    ['timeout', 'timeout'],
    ['unreachable', 'unreachable'],
    ['name-not-found', 'unreachable'],
    ['forbidden-address', 'unreachable'],
    ['host-not-allowed', 'changed'],
    ['too-large', 'failed'],
    ['too-many-redirects', 'changed'],
  ])('tells the failure %s as %s', async (failure, reason) => {
    const failing = async () => {
      throw new OutgoingError(failure);
    };
    const check: Source['check'] = (_subject, { ask }) => ask(question).then(nothing);
    expect(await askSource(source(check), alice, means(failing))).toMatchObject({ state: 'not-checked', reason });
  });

  it('tells a mistake of ours as "changed", and tells the operator', async () => {
    const unexpected = vi.fn();
    const broken = source(async () => {
      throw new TypeError('x is not a function');
    });
    expect(await askSource(broken, alice, means(silent, { unexpected }))).toMatchObject({ reason: 'changed' });
    expect(unexpected).toHaveBeenCalledWith('test-source', expect.any(TypeError));
  });
});

describe('what others wrote', () => {
  const tidy = (changes: Partial<Exposure>) => {
    const answer = tidied({ state: 'found', exposures: [{ ...exposure, ...changes }] });
    return answer.state === 'found' ? answer.exposures[0] : null;
  };

  it('is one short line without hidden marks', () => {
    expect(tidy({ where: ' Evil\u202egnp.exe\u0000\n\tsite\u200b ' })?.where).toBe('Evilgnp.exe site');
    expect([...(tidy({ where: '😀'.repeat(1_000) })?.where ?? '')]).toHaveLength(160);
    expect(tidy({ where: '\u202e' })?.where).toBe('Unnamed');
    expect(tidy({ evidence: [{ label: 'a\nb', value: 'x'.repeat(1_000_000) }] })?.evidence[0]?.value).toHaveLength(300);
  });

  it.each([
    'javascript:alert(1)',
    'http://site.example/',
    'data:text/html,x',
    'https://a:b@site.example/',
    'nonsense',
    `https://site.example/${'x'.repeat(3_000)}`,
  ])('is no link when it is %.40s', (url) => expect(tidy({ url })?.url).toBeNull());

  it('keeps a breach’s name, and a domain only when it is one', () => {
    expect(tidy({ breach: { name: 'A\u0007B', domain: '<script>', year: 2020 } })?.breach).toEqual({
      name: 'AB',
      domain: null,
      year: 2020,
    });
  });

  it('is at most a thousand things', () => {
    const many: Extract<Answer, { state: 'found' }> = {
      state: 'found',
      exposures: [exposure, ...Array.from({ length: 5_000 }, () => exposure)],
    };
    expect(tidied(many)).toMatchObject({ exposures: { length: 1_000 } });
  });

  it('is left as it is when there is nothing to tidy, and tidying twice changes nothing', () => {
    expect(tidy({})).toEqual(exposure);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (where) => {
        const once = tidy({ where });
        expect(once && tidy(once)).toEqual(once);
      }),
      { numRuns: 1_000, examples: [['a \u200b b']] },
    );
  });
});
