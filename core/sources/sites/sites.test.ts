import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRows, type SiteRow } from './row.ts';
import { moreSiteRows, siteRows, siteSources } from './sites.ts';

const textOf = (name: string) => readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8');
const isAsked = ({ askedBy, notAsked }: SiteRow) => !askedBy && !notAsked;
const allRows = [...siteRows, ...moreSiteRows];
const [first] = siteRows as [SiteRow];
const mistakesIn = (row: unknown) => {
  try {
    return readRows([row]) && '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe.each([
  ['sites', siteRows, 290],
  ['more-sites', moreSiteRows, 1_187],
] as const)('the file %s', (name, rows, least) => {
  it('holds rows of one form', () => {
    expect(readRows(JSON.parse(textOf(name)), name)).toEqual(rows);
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  it('has one row a line, in the order of ids', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(textOf(name).split('\n')).toHaveLength(rows.length + 3);
  });
});

describe('a file of sites', () => {
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
    ['a name that the site bends', { ...first, strips: '.' }, 'about-me: names: take a character that the site drops'],
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
    const agreed = siteSources.slice(0, siteSources.length - moreSiteRows.filter(isAsked).length);
    expect(new Set(agreed.map(({ vendor }) => vendor.id)).size).toBe(agreed.length);
    const rowOf = new Map(allRows.map((row) => [row.id, row]));
    for (const { control, id } of siteSources) {
      const { names, knownNames } = rowOf.get(id) as SiteRow;
      expect(new RegExp(names).test(control?.impossible() ?? ''), id).toBe(true);
      expect(control).toMatchObject({ known: knownNames, keptBy: 'people' });
      expect(control?.impossible()).not.toBe(control?.impossible());
    }
  });

  it('must prove themselves where one list knows them, or a list has switched its check off', () => {
    const proving = siteSources.filter(({ mustProve }) => mustProve).map(({ id }) => id);
    const contested = ['anilist', 'codesandbox', 'kaggle', 'replit', 'strava', 'unsplash'];
    expect(proving.slice(0, 6)).toEqual(contested);
    expect(proving.slice(6)).toEqual(moreSiteRows.filter(isAsked).map(({ id }) => id));
    expect(siteSources.filter(({ mustProve, optIn }) => mustProve && optIn)).toEqual([]);
  });

  it('are not asked where a number is wanted, nor with names that a site cuts', () => {
    expect(moreSiteRows.filter(({ notAsked }) => notAsked?.includes('number'))).toHaveLength(9);
    const labels = moreSiteRows.filter(
      ({ profile, notAsked }) => profile.startsWith('https://{username}.') && !notAsked,
    );
    for (const { names, id } of labels) expect(new RegExp(names).test('rosa.ward'), id).toBe(false);
    for (const { names, id } of allRows)
      expect(
        ['a/b', 'a?b', '..', 'a b'].some((name) => new RegExp(names).test(name)),
        id,
      ).toBe(false);
  });

  it('leave out services that do not want it', () => {
    const ids = siteSources.map(({ id }) => id);
    for (const id of ['reddit', 'threads', 'tiktok']) expect(ids).not.toContain(id);
  });
});
