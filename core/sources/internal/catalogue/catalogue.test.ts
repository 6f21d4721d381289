import { describe, expect, it, vi } from 'vitest';
import type { Outgoing } from '#platform/http/outgoing.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';
import { createCatalogue } from './catalogue.ts';
import { indexCatalogue, parseCatalogue } from './catalogue-entry.ts';
import { catalogueInMemory } from './catalogue-in-memory.fixture.ts';

const hibp = (changes: object = {}) => ({
  Name: 'Adobe',
  Title: 'Adobe Systems',
  Domain: 'adobe.com',
  BreachDate: '2013-10-04',
  AddedDate: '2013-12-04T00:00:00Z',
  PwnCount: 152445165,
  Description: 'In October 2013 …',
  DataClasses: ['Email addresses', 'Password hints', 'Passwords', 'Usernames'],
  IsVerified: true,
  IsFabricated: false,
  IsSensitive: false,
  IsRetired: false,
  IsSpamList: false,
  IsMalware: false,
  IsStealerLog: false,
  ...changes,
});
const body = JSON.stringify([
  hibp(),
  hibp({ Name: 'LinkedIn', Title: 'LinkedIn', Domain: 'linkedin.com', BreachDate: '2012-05-05' }),
  hibp({
    Name: 'LinkedInScrape',
    Title: 'LinkedIn Scraped Data (2021)',
    Domain: 'linkedin.com',
    BreachDate: '2021-04-08',
  }),
]);

function world(kept: { fetchedAt: Date; body: string } | null = null) {
  let time = Date.parse('2026-11-21T10:00:00Z');
  const fetch = vi.fn<Outgoing['fetch']>(async () => ({
    status: 200,
    headers: new Headers(),
    body: Buffer.from(body),
    text: () => body,
  }));
  const store = catalogueInMemory(kept);
  const failed = vi.fn();
  const means = {
    store,
    failed,
    outgoing: { fetch, close: async () => {} },
    clock: { now: () => new Date(time), sleep: async () => {} },
  };
  return {
    fetch,
    store,
    failed,
    catalogue: createCatalogue(means),
    restart: () => createCatalogue(means),
    pass: (hours: number) => {
      time += hours * 3_600_000;
    },
  };
}

describe('the catalogue of breaches', () => {
  it('is fetched once a day, shared by questions at the same time, and kept', async () => {
    const { catalogue, fetch, pass, restart, store } = world();
    const found = await Promise.all([catalogue.current(), catalogue.current(), catalogue.current()]);
    expect(found.map(({ size }) => size)).toEqual([3, 3, 3]);
    pass(23);
    await catalogue.current();
    await restart().current();
    expect(fetch).toHaveBeenCalledTimes(1);
    pass(2);
    await catalogue.current();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect((await store.read())?.fetchedAt).toEqual(new Date('2026-11-22T11:00:00Z'));
  });

  it.each([
    ['it cannot be reached', () => Promise.reject(new OutgoingError('unreachable'))],
    ['it answers 503', async () => ({ status: 503, headers: new Headers(), body: Buffer.from(''), text: () => '' })],
    [
      'it answers something else',
      async () => ({ status: 200, headers: new Headers(), body: Buffer.from(''), text: () => '<html>' }),
    ],
    [
      'it answers an empty list',
      async () => ({ status: 200, headers: new Headers(), body: Buffer.from(''), text: () => '[]' }),
    ],
  ])('stays yesterday’s when %s, and is not asked again at once', async (_what, fail) => {
    const { catalogue, fetch, failed, pass } = world({ fetchedAt: new Date('2026-11-20T08:00:00Z'), body });
    fetch.mockImplementation(fail);
    expect((await catalogue.current()).find('Adobe')?.title).toBe('Adobe Systems');
    await catalogue.current();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(failed).toHaveBeenCalledTimes(1);
    pass(1);
    await catalogue.current();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is empty when there never was one', async () => {
    const { catalogue, fetch } = world();
    fetch.mockRejectedValue(new OutgoingError('timeout'));
    const current = await catalogue.current();
    expect([current.size, current.fetchedAt, current.find('Adobe')]).toEqual([0, null, null]);
  });

  it('is fetched again when what was kept cannot be read, or the store is broken', async () => {
    const spoilt = world({ fetchedAt: new Date('2026-11-21T09:00:00Z'), body: 'spoilt' });
    expect((await spoilt.catalogue.current()).size).toBe(3);
    const broken = world();
    broken.store.read = async () => {
      throw new Error('no database');
    };
    expect((await broken.catalogue.current()).size).toBe(0);
    expect(broken.failed).toHaveBeenCalled();
  });
});

describe('a breach in it', () => {
  const { find } = indexCatalogue(parseCatalogue(body));

  it.each(['Adobe', 'adobe', 'ADOBE', 'adobe.com', 'www.adobe.com', 'Adobe Systems', 'adobe-systems'])(
    'is found as %s',
    (name) => {
      expect(find(name)).toEqual({
        name: 'Adobe',
        title: 'Adobe Systems',
        domain: 'adobe.com',
        date: '2013-10-04',
        classes: ['breach-email', 'security-question', 'password', 'name-or-username'],
        exposed: ['Email address', 'Password hint', 'Password', 'Username'],
        verified: true,
        spamList: false,
        fabricated: false,
        retired: false,
        stealerLog: false,
        sensitive: false,
        accounts: 152445165,
      });
    },
  );

  it.each(['linkedin.com', '', '---', 'unknown.example', 'constructor'])('is not guessed from “%s”', (name) => {
    expect(find(name)).toBeNull();
  });
});
