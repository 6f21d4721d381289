import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRows, type SiteRow } from './row.ts';
import { siteRows, siteSources } from './sites.ts';

const file = () => JSON.parse(readFileSync(new URL('./sites.json', import.meta.url), 'utf8'));
const [first] = siteRows as [SiteRow];
const mistakesIn = (row: unknown) => {
  try {
    return readRows([row]) && '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the file of sites', () => {
  it('holds rows of one form', () => {
    expect(readRows(file())).toEqual(siteRows);
    expect(siteRows.length).toBeGreaterThanOrEqual(290);
  });

  it('has one row a line, in the order of ids', () => {
    const ids = siteRows.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    const text = readFileSync(new URL('./sites.json', import.meta.url), 'utf8');
    expect(text.split('\n')).toHaveLength(siteRows.length + 3);
  });

  it.each([
    [
      'an address without TLS',
      { ...first, profile: 'http://about.example/{username}' },
      'about-me: profile: is no https',
    ],
    [
      'an address without a name',
      { ...first, profile: 'https://about.example/' },
      'about-me: profile: has no {username}',
    ],
    ['an unknown field', { ...first, founded: 200 }, 'about-me: : Unrecognized key: "founded"'],
    ['absence that says nothing', { ...first, absent: {} }, 'about-me: absent: says nothing'],
    ['one status for both', { ...first, absent: { status: 200 } }, 'about-me: absent: has the status of found'],
    [
      'a profile that reads as absent',
      { ...first, found: { status: 200, includes: ['not found'] }, absent: { status: 200, includes: ['not'] } },
      'about-me: found.includes: holds a marker of absence',
    ],
    ['a known name that the site refuses', { ...first, knownNames: ['a b'] }, 'about-me: knownNames: are not all'],
    ['a broken pattern', { ...first, names: '^[$' }, 'about-me: names: is no pattern'],
    ['a body for GET', { ...first, probe: { ...first.probe, body: '{}' } }, 'about-me: probe.body: belongs to POST'],
    ['no id', { ...first, id: undefined }, 'row 1: id: '],
  ])('tells %s with id and field', (_what, row, words) => {
    expect(mistakesIn(row)).toContain(words);
  });

  it('tells every mistake at once, and an id that stands twice', () => {
    expect(() => readRows([first, first, { ...first, tier: 'D', name: '' }])).toThrow(
      /about-me: name: .*about-me: tier: .*about-me: id: stands twice/s,
    );
  });
});

describe('the sources of the file', () => {
  it('are asked of one vendor each, with names that they take', () => {
    expect(new Set(siteSources.map(({ vendor }) => vendor.id)).size).toBe(siteSources.length);
    for (const { control, id } of siteSources) {
      const { names, knownNames } = siteRows.find((row) => row.id === id) as SiteRow;
      expect(new RegExp(names).test(control?.impossible() ?? ''), id).toBe(true);
      expect(control).toMatchObject({ known: knownNames, keptBy: 'people' });
      expect(control?.impossible()).not.toBe(control?.impossible());
    }
  });

  it('leave out services that do not want it', () => {
    const ids = siteSources.map(({ id }) => id);
    for (const id of ['reddit', 'threads', 'tiktok']) expect(ids).not.toContain(id);
  });
});
