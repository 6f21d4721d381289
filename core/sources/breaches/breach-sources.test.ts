import { describe, expect, it } from 'vitest';
import { asked, exposuresOf } from '#core/sources/asked.fixture.ts';
import { adobe } from '#core/sources/catalogue.fixtures.ts';
import type { CatalogueEntry } from '#core/sources/define.ts';
import { json } from '#core/sources/internal/fixtures.ts';
import { hashOf } from '#core/sources/queries/subject.ts';
import { hibpAccountRange } from './hibp-account-range.ts';
import { fixtures as hudsonrock } from './hudsonrock-cavalier.fixtures.ts';
import { hudsonrockCavalier } from './hudsonrock-cavalier.ts';
import { leakcheckPublic } from './leakcheck-public.ts';
import { xposedornot } from './xposedornot.ts';

describe('XposedOrNot', () => {
  const detail = (changes: object) => ({
    breach: 'Canva',
    domain: 'canva.com',
    xposed_data: 'Email addresses;Passwords',
    xposed_date: '2019',
    xposed_records: 137272116,
    password_risk: 'hardtocrack',
    verified: 'Yes',
    ...changes,
  });
  const answer = (changes: object) => ({
    BreachesSummary: { site: '' },
    ExposedBreaches: null,
    PastesSummary: { cnt: 0 },
    ...changes,
  });
  const one = async (changes: object, catalogue: CatalogueEntry[] | null = [adobe]) => {
    const body = answer({ ExposedBreaches: { breaches_details: [detail(changes)] } });
    return (await exposuresOf(xposedornot, () => json(body), { catalogue }))[0];
  };

  it('tells what leaked, when, and how well passwords were kept', async () => {
    expect(await one({})).toEqual({
      key: 'breach:canva:2019',
      kind: 'breach',
      classes: ['breach-email', 'password'],
      exposed: ['Email address', 'Password'],
      breach: { name: 'Canva', domain: 'canva.com', year: 2019 },
      where: 'Canva',
      url: null,
      since: '2019',
      stillPublic: false,
      certainty: 'verified',
      reach: 'circulating',
      passwordStorage: 'strong',
      evidence: [{ label: 'Accounts in the breach', value: '137,272,116' }],
    });
  });

  it.each([
    ['plaintext', 'plain'],
    ['easytocrack', 'weak'],
    ['hardtocrack', 'strong'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('reads the password risk %s as %s', async (password_risk, storage) => {
    expect(await one({ password_risk })).toMatchObject({ passwordStorage: storage });
  });

  it.each([
    ['Yes', 'verified'],
    [true, 'verified'],
    ['No', 'unverified'],
    [undefined, 'single'],
  ])('verified %s is certainty %s', async (verified, certainty) => {
    expect(await one({ verified })).toMatchObject({ certainty });
  });

  it('is not taken at its word alone while the catalogue, which knows what was invented, cannot be read', async () => {
    expect(await one({ verified: undefined }, null)).toMatchObject({ certainty: 'unverified' });
    expect(await one({ verified: 'Yes' }, null)).toMatchObject({ certainty: 'verified' });
  });

  it('takes detail from the catalogue, with its credit and a link', async () => {
    const exposure = await one({ breach: 'Adobe', domain: '', xposed_date: '2013', xposed_data: 'Email addresses' });
    expect(exposure).toMatchObject({
      since: '2013-10-04',
      url: 'https://haveibeenpwned.com/Breach/Adobe',
      classes: ['breach-email', 'security-question', 'password', 'name-or-username'],
      breach: { name: 'Adobe', domain: 'adobe.com', year: 2013 },
      credits: [{ label: expect.stringContaining('CC BY 4.0'), url: 'https://haveibeenpwned.com/' }],
    });
  });

  it('does not take a breach of another year for the catalogue’s', async () => {
    const exposure = await one({ breach: 'Adobe', domain: 'adobe.com', xposed_date: '2021' });
    expect(exposure).toMatchObject({ since: '2021', url: null });
    expect(exposure).not.toHaveProperty('credits');
  });

  it.each(['fabricated', 'retired'] as const)('drops a breach that the catalogue calls %s', async (flag) => {
    expect(await one({ breach: 'Adobe', xposed_date: '2013' }, [{ ...adobe, [flag]: true }])).toBeUndefined();
  });

  it('doubts a spam list', async () => {
    const spam = { ...adobe, spamList: true };
    expect(await one({ breach: 'Adobe', xposed_date: '2013' }, [spam])).toMatchObject({ certainty: 'unverified' });
  });

  it.each([null, { breaches_details: [] }])('is clear with %o and no names', async (ExposedBreaches) => {
    expect(await asked(xposedornot, () => json(answer({ ExposedBreaches })))).toMatchObject({ state: 'clear' });
  });

  it.each([
    ['names without details', json(answer({ BreachesSummary: { site: 'Adobe' } })), 'changed'],
    ['no names at all', json({ ExposedBreaches: null, PastesSummary: { cnt: 0 } }), 'changed'],
    ['a 404, which hides three things', json({ Error: 'Not found' }, 404), 'refused'],
    ['a 404 in other words', json({ detail: 'Not found' }, 404), 'refused'],
  ])('is not clear with %s', async (_what, reply, reason) => {
    expect(await asked(xposedornot, () => reply)).toMatchObject({ state: 'not-checked', reason });
  });

  it('tells of pastes when there is no breach', async () => {
    const body = answer({ PastesSummary: { cnt: 3 } });
    expect(await exposuresOf(xposedornot, () => json(body))).toMatchObject([
      { kind: 'paste', certainty: 'unverified' },
    ]);
  });
});

describe('LeakCheck', () => {
  const body = (sources: object[], fields: string[]) => () =>
    json({ success: true, found: sources.length, fields, sources });

  it('gives the fields to a single leak', async () => {
    const found = await exposuresOf(
      leakcheckPublic,
      body([{ name: 'Evony.com', date: '2016-07' }], ['password', 'ip']),
    );
    expect(found).toMatchObject([
      {
        classes: ['password', 'ip-or-employer', 'breach-email'],
        breach: { name: 'Evony.com', domain: 'evony.com', year: 2016 },
        since: '2016-07',
        passwordStorage: 'unknown',
        certainty: 'single',
      },
    ]);
  });

  it('does not say which of several leaks held a field, unless the catalogue knows', async () => {
    const leaks = [
      { name: 'Adobe.com', date: '2013-10' },
      { name: 'Evony.com', date: '2016-07' },
    ];
    const found = await exposuresOf(leakcheckPublic, body(leaks, ['password', 'username', 'dob']), {
      catalogue: [adobe],
    });
    expect(found.map(({ kind, classes }) => [kind, classes])).toEqual([
      ['breach', adobe.classes],
      ['breach', ['breach-email']],
      ['listing', ['birth-date']],
    ]);
  });

  it('takes fields that it cannot place for as doubtful as all the leaks they may come from', async () => {
    const leaks = [
      { name: 'Collection 1', date: '2019-01' },
      { name: 'Evony.com', date: '2016-07' },
    ];
    const certaintyOf = async (catalogue: CatalogueEntry[] | null) =>
      (await exposuresOf(leakcheckPublic, body(leaks, ['dob']), { catalogue })).map(({ certainty }) => certainty);
    expect(await certaintyOf([])).toEqual(['unverified', 'single', 'single']);
    expect(await certaintyOf(null)).toEqual(['unverified', 'unverified', 'unverified']);
  });

  it('tells stealer logs and compilations for what they are', async () => {
    const leaks = [
      { name: 'Stealer Logs', date: '' },
      { name: 'Collection 1', date: '2019-01' },
    ];
    expect(await exposuresOf(leakcheckPublic, body(leaks, []))).toMatchObject([
      { kind: 'stealer', classes: ['breach-email', 'stealer-record'], certainty: 'single' },
      { kind: 'breach', classes: ['breach-email'], certainty: 'unverified' },
    ]);
  });

  it.each([
    ['Not found', { state: 'clear' }],
    ['Limit reached', { state: 'not-checked', reason: 'limited' }],
    ['Too many requests', { state: 'not-checked', reason: 'limited' }],
    ['Invalid email', { state: 'not-checked', reason: 'changed' }],
    ['Page not found on this server', { state: 'not-checked', reason: 'changed' }],
  ])('reads the error “%s”', async (error, answer) => {
    expect(await asked(leakcheckPublic, () => json({ success: false, error }))).toMatchObject(answer);
  });

  it('does not believe a number without names', async () => {
    expect(
      await asked(leakcheckPublic, () => json({ success: true, found: 4, fields: [], sources: [] })),
    ).toMatchObject({
      state: 'not-checked',
      reason: 'changed',
    });
  });
});

describe('Hudson Rock', () => {
  it('keeps the date, the counts and the fact, and no secret of the machine', async () => {
    const answer = await asked(hudsonrockCavalier, hudsonrock.hit);
    expect(answer).toMatchObject({
      exposures: [
        {
          kind: 'stealer',
          classes: ['stealer-record'],
          since: '2026-07-02',
          evidence: [
            { label: 'Saved sign-ins for private services', value: '31' },
            { label: 'Saved sign-ins for work services', value: '2' },
          ],
        },
      ],
    });
    const told = JSON.stringify(answer).toLowerCase();
    expect(JSON.stringify(hudsonrock.hit(new URL('https://cavalier.hudsonrock.com/')))).toMatch(/CANARY/);
    for (const secret of ['canary', 'c*****y', 'c****y', '93.184', 'windows', 'c:\\', 'setup.exe'])
      expect(told).not.toContain(secret);
  });

  it.each([
    ['an empty list that says so', json({ message: 'is not associated with …', stealers: [] }), 'clear'],
    [
      'an empty list with sign-ins',
      json({ message: 'not associated', stealers: [], total_user_services: 3 }),
      'not-checked',
    ],
    ['a 404 that says so', json({ message: 'This address is not associated with …' }, 404), 'clear'],
    ['an empty list that says something else', json({ message: 'Quota used up', stealers: [] }), 'not-checked'],
    ['a 404 that says something else', json({ message: 'No such page' }, 404), 'not-checked'],
  ])('%s is %s', async (_what, reply, state) => {
    expect(await asked(hudsonrockCavalier, () => reply)).toMatchObject({ state });
  });
});

describe('Have I Been Pwned', () => {
  const hash = hashOf('sha1', 'alice@hart.example');

  it.each([0, 1, 49])('is not clear with %i suffixes, where a prefix has hundreds', async (count) => {
    const rows = Array.from({ length: count }, (_, n) => ({ hashSuffix: `${n}`.padStart(34, '0'), websites: ['A'] }));
    expect(await asked(hibpAccountRange, () => json(rows))).toMatchObject({ state: 'not-checked', reason: 'changed' });
  });

  it('is told six characters of a hash and nothing else', async () => {
    const urls: string[] = [];
    await asked(hibpAccountRange, (url) => {
      urls.push(url.href);
      return json([]);
    });
    expect(urls).toEqual([`https://haveibeenpwned.com/api/v3/breachedaccount/range/${hash.slice(0, 6)}`]);
  });

  it('is read whatever the case, with what the catalogue knows', async () => {
    const reply = () => json([{ hashSuffix: hash.slice(6).toUpperCase(), websites: ['Adobe', 'Unlisted', 'Adobe'] }]);
    expect(await exposuresOf(hibpAccountRange, reply, { catalogue: [adobe] })).toMatchObject([
      { breach: { name: 'Adobe', year: 2013 }, certainty: 'verified', url: 'https://haveibeenpwned.com/Breach/Adobe' },
      { breach: { name: 'Unlisted', year: null }, certainty: 'single', classes: ['breach-email'] },
    ]);
  });

  it('still finds when there is no catalogue, and does not call it confirmed', async () => {
    const reply = () => json([{ hashSuffix: hash.slice(6), websites: ['Adobe'] }]);
    expect(await exposuresOf(hibpAccountRange, reply, { catalogue: null })).toMatchObject([
      { where: 'Adobe', classes: ['breach-email'], certainty: 'unverified' },
    ]);
  });

  it('tells a stealer log for what it is', async () => {
    const reply = () => json([{ hashSuffix: hash.slice(6), websites: ['Adobe'] }]);
    const catalogue = [{ ...adobe, stealerLog: true }];
    const [exposure] = await exposuresOf(hibpAccountRange, reply, { catalogue });
    expect(exposure).toMatchObject({ kind: 'stealer', classes: expect.arrayContaining(['stealer-record']) });
  });
});
