import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyReports, exposure, joinedOne } from '#core/reports/exposure.fixture.ts';
import type { Exposure } from '#core/sources/define.ts';
import { joinExposures, type SourceReport } from './join.ts';

function reported(...bySource: Partial<Exposure>[][]): SourceReport[] {
  return bySource.map((exposures, index) => ({
    sourceId: `source-${index + 1}`,
    sourceName: `Source ${index + 1}`,
    exposures: exposures.map((one) => exposure(one)),
  }));
}

const linkedIn = (changes: Partial<NonNullable<Exposure['breach']>> = {}) => ({
  name: 'LinkedIn',
  domain: 'linkedin.com',
  year: 2012,
  ...changes,
});

describe('the same breach from two sources', () => {
  it.each([
    ['the same name', linkedIn({ domain: null })],
    ['another spelling', linkedIn({ name: 'linked-in', domain: null })],
    ['the site for a name', linkedIn({ name: 'LinkedIn.com', domain: null })],
    ['no year', linkedIn({ domain: null, year: null })],
    ['the year in the name', linkedIn({ name: 'LinkedIn 2012', domain: null, year: null })],
    ['a word after the name', linkedIn({ name: 'LinkedIn data breach', domain: null })],
    ['the year it became known', linkedIn({ domain: null, year: 2013 })],
    ['another name for the same site and year', linkedIn({ name: 'Scraped professionals' })],
    ['a subdomain of the site', linkedIn({ name: 'Scraped professionals', domain: 'www.linkedin.com' })],
  ])('counts once with %s', (_, other) => {
    const findings = joinExposures(reported([{ breach: linkedIn() }], [{ breach: other }]));
    expect(findings).toHaveLength(1);
    expect(findings[0]?.sources.map(({ id }) => id)).toEqual(['source-1', 'source-2']);
  });

  it.each([
    ['another name', linkedIn({ name: 'Adobe', domain: 'adobe.com' })],
    ['another breach of the same site, years later', linkedIn({ year: 2021 })],
    ['the same site with the year in its name', linkedIn({ name: 'LinkedIn 2021', domain: null, year: null })],
    ['the same year and no common site', linkedIn({ name: 'Adobe', domain: null })],
  ])('stays apart with %s', (_, other) => {
    expect(joinExposures(reported([{ breach: linkedIn() }], [{ breach: other }]))).toHaveLength(2);
  });

  it('takes a name without a year for the latest breach of that name', () => {
    const findings = joinExposures(
      reported(
        [{ breach: linkedIn() }, { breach: linkedIn({ year: 2021 }) }],
        [{ breach: linkedIn({ domain: null, year: null }) }],
      ),
    );
    const years = findings.map(({ breach, sources }) => [breach?.year, sources.length]);
    expect(years.sort()).toEqual([
      [2012, 1],
      [2021, 2],
    ]);
  });

  it('does not take two short site names for one', () => {
    const mail = (name: string) => ({ breach: { name, domain: null, year: null } });
    expect(joinExposures(reported([mail('mail.ru')], [mail('mail.com')]))).toHaveLength(2);
  });

  const known = {
    breach: linkedIn(),
    classes: ['breach-email', 'password'],
    exposed: ['Email address', 'Password'],
    since: '2012-05-05',
    passwordStorage: 'unknown',
    evidence: [{ label: 'Accounts in the breach', value: '164,611,595' }],
  } satisfies Partial<Exposure>;
  const retold = {
    breach: linkedIn({ domain: null }),
    certainty: 'single',
    classes: ['password', 'phone'],
    exposed: ['password', 'Phone number'],
    since: '2012',
    url: 'https://tide.example/linkedin',
    passwordStorage: 'strong',
    evidence: [
      { label: 'Accounts in the breach', value: '160 million' },
      { label: 'Password storage', value: 'SHA-1' },
    ],
  } satisfies Partial<Exposure>;

  it('keeps every class and every kind of data once', () => {
    const [finding] = joinExposures(reported([known], [retold]));
    expect(finding).toMatchObject({
      classes: ['password', 'phone', 'breach-email'],
      exposed: ['Email address', 'Password', 'Phone number'],
    });
  });

  it('keeps the earliest date, and the surest of what both say', () => {
    const [finding] = joinExposures(reported([known], [retold]));
    expect(finding).toMatchObject({ since: '2012-05-05', certainty: 'verified', passwordStorage: 'strong' });
  });

  it('keeps what only one of them says, and of what both say the first', () => {
    const [finding] = joinExposures(reported([known], [retold]));
    expect(finding).toMatchObject({
      url: 'https://tide.example/linkedin',
      evidence: [
        { label: 'Accounts in the breach', value: '164,611,595' },
        { label: 'Password storage', value: 'SHA-1' },
      ],
    });
  });
});

it('is named as its surest source names it, and dated by the earliest', () => {
  const [finding] = joinExposures(
    reported(
      [
        {
          breach: linkedIn({ name: 'linkedin.com', domain: null }),
          certainty: 'single',
          where: 'linkedin.com',
          classes: ['password', 'phone'],
        },
      ],
      [{ breach: linkedIn({ year: 2013 }), certainty: 'verified', where: 'LinkedIn', classes: ['password'] }],
    ),
  );
  expect(finding).toMatchObject({ where: 'LinkedIn', breach: linkedIn({ year: 2012 }) });
});

describe('certainty', () => {
  const certaintyOf = (...stated: Exposure['certainty'][]) =>
    joinExposures(reported(...stated.map((certainty) => [{ breach: linkedIn(), certainty }])))[0]?.certainty;

  it('rises to verified with a second source that vouches for it', () => {
    expect(certaintyOf('single')).toBe('single');
    expect(certaintyOf('single', 'single')).toBe('verified');
  });

  it('does not rise with a source that doubts it', () => {
    expect(certaintyOf('single', 'unverified')).toBe('single');
    expect(certaintyOf('single', 'single', 'unverified')).toBe('single');
  });

  it('does not rise because one source says it twice', () => {
    const twice = { breach: linkedIn(), certainty: 'single' } as const;
    expect(joinExposures(reported([twice, twice]))[0]?.certainty).toBe('single');
  });

  it('does not rise because every collection holds the same compilation', () => {
    expect(certaintyOf('unverified', 'unverified')).toBe('unverified');
  });

  it('is not lent by a match of the name only', () => {
    expect(certaintyOf('candidate', 'candidate')).toBe('candidate');
    expect(certaintyOf('single', 'candidate')).toBe('single');
  });

  it('leaves out what a match of the name only would add to a sure report', () => {
    const [finding] = joinExposures(
      reported(
        [{ breach: linkedIn(), certainty: 'single', classes: ['breach-email'], exposed: ['Email address'] }],
        [{ breach: linkedIn(), certainty: 'candidate', classes: ['health'], exposed: ['Health'] }],
      ),
    );
    expect(finding).toMatchObject({
      classes: ['breach-email'],
      exposed: ['Email address'],
      sources: [{ id: 'source-1' }],
    });
  });
});

describe('pages', () => {
  const alice = { kind: 'profile', url: 'https://kestrel.example/alice', classes: ['public-profile'] } as const;

  it('are one when the address is the same', () => {
    const again = { ...alice, url: 'https://www.kestrel.example/Alice/', classes: ['photo' as const] };
    const findings = joinExposures(reported([{ ...alice, classes: ['public-profile'] }], [again]));
    expect(findings.map(({ classes }) => classes)).toEqual([['photo', 'public-profile']]);
  });

  it.each([
    ['a front page, which names nobody', { ...alice, url: 'https://kestrel.example/' }],
    ['no address', { ...alice, url: null }],
    ['a list whose page serves every entry', { ...alice, kind: 'listing' as const }],
  ])('stay apart with %s', (_, page) => {
    const one = { ...page, classes: ['public-profile' as const] };
    expect(joinExposures(reported([one], [one]))).toHaveLength(2);
  });
});

it('reads a password only as stored when there is a password', () => {
  expect(joinedOne({ classes: ['phone'], passwordStorage: 'plain' }).passwordStorage).toBeNull();
  expect(joinedOne({ classes: ['password'], passwordStorage: null }).passwordStorage).toBe('unknown');
});

it('takes a breach that names no kind of data for one of the email address, and a domain without any for nothing', () => {
  expect(joinedOne({ classes: [] }).classes).toEqual(['breach-email']);
  expect(joinExposures(reported([{ kind: 'domain', classes: [] }]))).toEqual([]);
});

describe('for any reports', () => {
  it('the order of sources and exposures does not matter', () => {
    const shuffled = anyReports.chain((reports) =>
      fc.tuple(
        fc.constant(reports),
        fc.shuffledSubarray(
          reports.flatMap((report) => report.exposures.map((one) => ({ ...report, exposures: [one] }))),
          { minLength: reports.reduce((sum, { exposures }) => sum + exposures.length, 0) },
        ),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([reports, mixed]) => {
        expect(joinExposures(mixed)).toEqual(joinExposures(reports));
      }),
    );
  });

  it('hearing everything twice changes nothing', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        expect(joinExposures([...reports, ...reports])).toEqual(joinExposures(reports));
      }),
    );
  });

  it('nothing that counts is lost, ids are unique, and each class stands once', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const findings = joinExposures(reports);
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
        for (const { classes } of findings) expect(new Set(classes).size).toBe(classes.length);
        const told = reports.flatMap(({ exposures }) => exposures).filter(({ certainty }) => certainty !== 'candidate');
        const kept = new Set(findings.flatMap(({ classes }) => classes));
        expect(told.flatMap(({ classes }) => classes).filter((one) => !kept.has(one))).toEqual([]);
      }),
    );
  });
});
