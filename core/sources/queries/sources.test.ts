import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sourceCategories } from '#contract/scans/types.ts';
import { fileSources, registry } from '#core/sources/registry.ts';
import { registryFile, registryText, sourcesDoc, sourcesDocText } from '../../../scripts/generate-sources.ts';
import { keyOf, liveSources, pacedWith, sourceById, sourcesFor } from './sources.ts';
import { subjectFrom, subjectOf } from './subject.ts';

const none = { sourceKeys: {} };
const all = { sourceKeys: { HIBP_API_KEY: 'h', EMAILREP_API_KEY: 'e', GITHUB_TOKEN: 'g', GRAVATAR_API_KEY: 'v' } };
const ofDomains = [
  'bluesky-domain',
  'commoncrawl',
  'crtsh-domain',
  'doh',
  'mta-sts-securitytxt',
  'rdap',
  'urlscan',
  'wayback',
];
const ids = (sources: readonly { id: string }[]) => sources.map(({ id }) => id);

describe('the registry of sources', () => {
  it('is what the script makes of the folder', async () => {
    expect(await readFile(registryFile, 'utf8')).toBe(await registryText());
  });

  it('is told in the guide, with what “nothing found” covers', async () => {
    const guide = await readFile(sourcesDoc, 'utf8');
    expect(sourcesDocText(guide, fileSources)).toBe(guide);
    for (const { clearCovers } of fileSources) expect(guide).toContain(clearCovers);
  });

  it('holds each source once, completely described', () => {
    expect(new Set(ids(registry)).size).toBe(registry.length);
    for (const source of registry) {
      expect(source.id).toMatch(/^[a-z0-9-]+$/);
      expect(new URL(source.homepage).protocol).toBe('https:');
      expect(sourceCategories).toContain(source.category);
      expect(source.reveals).toMatch(/^[A-Z].*\.$/);
      expect(source.clearCovers).toMatch(/^[A-Z].*\.$/);
      expect(source.hosts.length).toBeGreaterThan(0);
      expect(source.timeoutMs).toBeLessThanOrEqual(20_000);
      expect(source.maxBytes).toBeLessThanOrEqual(5_000_000);
      expect(source.cacheHours).toBeGreaterThanOrEqual(24);
    }
  });

  it('shows the link that the terms of LeakCheck ask for', () => {
    expect(sourceById('leakcheck-public')?.credit).toEqual({
      label: 'Powered by LeakCheck',
      url: 'https://leakcheck.io/',
    });
  });
});

describe('live sources', () => {
  it('are those that need no key, and those whose key is there', () => {
    expect(ids(liveSources(none))).not.toContain('hibp-account-range');
    expect(ids(liveSources(none))).toContain('github-search-email');
    expect(ids(liveSources(all))).toEqual(ids(registry.filter(({ needs }) => needs === 'email')));
  });

  it('share the limits of whom they ask, and more of it with a key', () => {
    const quotaOf = (id: string, config: typeof all | typeof none) => {
      const source = sourceById(id);
      return source && pacedWith(config, source).quota;
    };
    const xposedornot = quotaOf('xposedornot', none)?.windows.map(({ most, seconds }) => `${most}/${seconds}`);
    expect(xposedornot).toEqual(['2/1', '25/3600', '100/86400']);
    for (const [one, other] of [
      ['github-search-email', 'github-search-commits'],
      ['hibp-pastes', 'hibp-account-range'],
      ['gravatar-v3', 'gravatar-legacy'],
      ['crtsh-email', 'crtsh-domain'],
    ] as const)
      expect(quotaOf(one, none)).toEqual(quotaOf(other, none));
    expect(quotaOf('github-search-email', all)).toMatchObject({
      id: 'github:key',
      windows: [{ most: 30, seconds: 60 }],
    });
    expect(quotaOf('gravatar-v3', all)).toMatchObject({ vendorId: 'gravatar', windows: [{ most: 1_000 }] });
    expect(quotaOf('gravatar-legacy', all)).toMatchObject({ id: 'gravatar', windows: [{ most: 100 }] });
  });

  it('are asked with their own key', () => {
    const keys = ['hibp-pastes', 'github-search-email', 'xposedornot'].map((id) => {
      const source = sourceById(id);
      return source && [keyOf(source, all), keyOf(source, none)];
    });
    expect(keys).toEqual([
      ['h', null],
      ['g', null],
      [null, null],
    ]);
  });

  it.each(['alice@gmail.com', 'alice@ox.ac.uk', 'alice@hart.example'])(
    'leave out the domain of %s, which nobody has proved to be theirs',
    (email) => {
      const applicable = sourcesFor(subjectOf(email), none);
      expect(ids(applicable)).toEqual(ids(liveSources(none)));
      for (const id of ofDomains) expect(ids(applicable)).not.toContain(id);
    },
  );

  it('take in the domain of somebody who has proved that it is theirs', () => {
    const applicable = sourcesFor(subjectFrom({ kind: 'domain', value: 'hart.example' }), none);
    expect(ids(applicable)).toEqual(ofDomains);
  });

  it('are found by id, or not at all', () => {
    expect([sourceById('doh')?.id, sourceById('nothing')]).toEqual(['doh', null]);
  });
});
