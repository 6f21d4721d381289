import { describe, expect, it } from 'vitest';
import { checkSources, tableOf } from '#core/sources/health/actions/check-sources.ts';
import { isProvable } from '#core/sources/health/internal/health.ts';
import { sourceById } from '#core/sources/queries/sources.ts';
import type { Outgoing, OutgoingRequest } from '#platform/http/outgoing.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';
import { findHost } from '#sandbox/hosts/hosts.ts';
import { createWorld } from '#sandbox/people.ts';
import type { Mood } from '#sandbox/sites/moods.ts';
import { proposeRow } from './propose.ts';

/** The sandbox without the wire between. */
function outside(moods: Readonly<Record<string, Mood>> = {}): Outgoing {
  const world = createWorld(new Date('2026-11-21T10:00:00Z'));
  for (const [site, mood] of Object.entries(moods)) world.moods.set(site, mood);
  return {
    async fetch({ url, method = 'GET', headers = {}, body = '' }: OutgoingRequest) {
      const { host } = new URL(url);
      const reply = findHost(host, world)?.({ method, host, url: new URL(url), headers, body }, world);
      if (!reply || reply.delivery) throw new OutgoingError('unreachable');
      const bytes = Buffer.from(reply.body);
      return { status: reply.status, headers: new Headers(reply.headers), body: bytes, text: () => bytes.toString() };
    },
    close: async () => {},
  };
}

/** A site that answers about these names with the page of another. */
function answeringWith(other: string, names: readonly string[]): Outgoing {
  const truthful = outside();
  const isOneOf = (url: string) => names.some((name) => url.endsWith(`/${name}`));
  const fetch: Outgoing['fetch'] = (request) =>
    truthful.fetch(isOneOf(request.url) ? { ...request, url: request.url.replace(/[^/]+$/, other) } : request);
  return { ...truthful, fetch };
}

async function check(moods: Readonly<Record<string, Mood>>, outgoing = outside(moods)) {
  const sources = Object.keys(moods)
    .flatMap((id) => sourceById(id) ?? [])
    .filter(isProvable);
  return checkSources(sources, {
    outgoing,
    keyOf: () => null,
    now: () => new Date('2026-11-21T10:00:00Z'),
    pause: async () => {},
  });
}

describe('the check of sources', () => {
  it('tells which work, lie, block or have changed, with the first difference to the rule', async () => {
    const checked = await check({
      anilist: 'truthful',
      'github-user': 'truthful',
      vimeo: 'lying',
      flickr: 'blind',
      discogs: 'blocking',
      pinterest: 'reset',
      'about-me': 'soft-404',
      steam: 'stale',
    });
    expect(checked.map(({ source, verdict }) => [source.id, verdict])).toEqual([
      ['anilist', 'works'],
      ['github-user', 'works'],
      ['vimeo', 'lies'],
      ['flickr', 'gone'],
      ['discogs', 'blocked'],
      ['pinterest', 'blocked'],
      ['about-me', 'changed'],
      ['steam', 'changed'],
    ]);
    const table = tableOf(checked);
    expect(table).toMatch(/^vimeo +lies +200 text\/html, \d+ bytes about a name that nobody has$/m);
    expect(table).toMatch(/^about-me +changed +200 text\/html, .* about a name that nobody has; expected 404 with /m);
    expect(table).toMatch(/^discogs +blocked +refused: 403 text\/html/m);
    expect(table).toMatch(/^pinterest +blocked +unreachable: no answer/m);
    expect(table).toMatch(/8 asked: 2 works, 1 lies, 2 changed, 1 gone, 2 blocked$/);
  });

  it('passes over a known name that now leads to another profile, and tells where all of them do', async () => {
    const site = { vimeo: 'truthful' } as const;
    const [renamed] = await check(site, answeringWith('alice', ['blue']));
    expect(renamed).toMatchObject({ verdict: 'works', outcomes: { known: ['passed'] } });
    const [changed] = await check(site, answeringWith('amelia', ['blue', 'john', 'alice']));
    expect(changed).toMatchObject({ verdict: 'changed', difference: expect.stringContaining('shows another name') });
  });

  it('keeps what its questions came to, for the state from which a source starts', async () => {
    const [lying, blind, truthful] = await check({ vimeo: 'lying', flickr: 'blind', anilist: 'truthful' });
    expect(lying?.outcomes).toEqual({ known: ['passed'], impossible: ['failed', 'failed'] });
    expect(blind?.outcomes).toEqual({ known: ['gone'], impossible: ['passed'] });
    expect(truthful?.outcomes).toEqual({ known: ['passed'], impossible: ['passed'] });
  });
});

describe('a proposed row', () => {
  it('holds what two people who are there have in common, and nobody else', async () => {
    expect(await proposeRow('https://about.me/john', ['john', 'jill'], outside())).toMatchObject({
      id: 'about',
      profile: 'https://about.me/{username}',
      found: { status: 200, includes: ['| about.me'] },
      absent: { status: 404 },
      knownNames: ['john', 'jill'],
      tier: 'C',
    });
  });

  it('may have the name before the host', async () => {
    const row = await proposeRow('https://{username}.carrd.co/', ['peter', 'liam'], outside());
    expect(row).toMatchObject({
      profile: 'https://{username}.carrd.co/',
      found: { includes: ['( Made with Carrd )'] },
    });
  });

  it.each([
    ['that answers alike about everybody', { 'about-me': 'lying' }, /the same words about everybody/],
    ['that does not want to be asked', { 'about-me': 'blocking' }, /does not want to be asked/],
    ['that cannot be reached', { 'about-me': 'reset' }, /gave no answer from this machine \(unreachable\)/],
  ] as const)('is not made of a site %s', async (_what, moods, words) => {
    await expect(proposeRow('https://about.me/john', ['john', 'jill'], outside(moods))).rejects.toThrow(words);
  });

  it('has the name where it is a word of its own', async () => {
    const profileOf = async (page: string, name: string) => {
      const asked: string[] = [];
      const nobody: Outgoing = {
        fetch: ({ url }) => {
          asked.push(url);
          return Promise.reject(new OutgoingError('unreachable'));
        },
        close: async () => {},
      };
      await expect(proposeRow(page, [name, 'other'], nobody)).rejects.toThrow('gave no answer');
      return asked[0];
    };
    expect(await profileOf('https://github.com/git', 'git')).toBe('https://github.com/git');
    expect(await profileOf('https://me.example/u/me', 'me')).toBe('https://me.example/u/me');
    expect(await profileOf('https://carol.example.org/', 'carol')).toBe('https://carol.example.org/');
  });

  it.each([
    ['https://site.example/alice', 'bob', 'carol', 'does not hold the name bob'],
    ['https://github.com/alice', 'git', 'carol', 'does not hold the name git'],
    ['http://site.example/bob', 'bob', 'carol', 'begins with https://'],
    ['https://site.example/bob', 'bob', 'bob', 'two people'],
  ])('is not asked for where %s cannot be of %s and %s', async (page, one, other, words) => {
    const outgoing: Outgoing = { fetch: () => Promise.reject(new Error('asked')), close: async () => {} };
    await expect(proposeRow(page, [one, other], outgoing)).rejects.toThrow(words);
  });

  it('is not made of somebody who is not there', async () => {
    await expect(proposeRow('https://about.me/john', ['john', 'nobodyatall'], outside())).rejects.toThrow(
      /200 and 404/,
    );
  });
});
