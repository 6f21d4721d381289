import { describe, expect, it } from 'vitest';
import { certainties, type DataClass, dataClasses } from '#contract/scans/exposures.ts';
import { joinedOne, kinds } from '#core/reports/exposure.fixture.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import type { Exposure } from '#core/sources/define.ts';
import { stepsOf } from './steps.ts';
import { describeExposure } from './words.ts';

const textsOf = ({ steps }: ReturnType<typeof describeExposure>) => steps.map(({ text }) => text);

const nowhere = new Map<string, string>();

function wordsFor(changes: Partial<Exposure> & { classes: DataClass[] }, removals = nowhere) {
  const exposure = joinedOne(changes);
  return describeExposure(exposure, { leads: changes.classes, steps: stepsOf(exposure, changes.classes), removals });
}

const breach = { name: 'Larkfield Travel', domain: 'larkfield.example', year: 2021 };
const everyPair = kinds.flatMap((kind) => dataClasses.map((dataClass) => ({ kind, dataClass })));

describe('every kind with every class of data', () => {
  const everyText = everyPair.flatMap(({ kind, dataClass }) =>
    certainties.flatMap((certainty) =>
      [nowhere, new Map([['index', 'settings of your account there, under Privacy']])].map((removals) => ({
        pair: `${kind} × ${dataClass}, ${certainty}`,
        words: wordsFor({ kind, classes: [dataClass], certainty, breach: kind === 'breach' ? breach : null }, removals),
      })),
    ),
  );

  it('has a title, a why, and something to do or to know, of readable length', () => {
    for (const { pair, words } of everyText) {
      expect(words.title.length, pair).toBeGreaterThan(10);
      expect(words.title.length, pair).toBeLessThanOrEqual(100);
      expect(words.why.length, pair).toBeGreaterThan(40);
      expect(words.why.length, pair).toBeLessThanOrEqual(320);
      expect(words.steps.length + words.advice.length, pair).toBeGreaterThanOrEqual(1);
      expect(words.steps.length, pair).toBeLessThanOrEqual(8);
      for (const step of [...textsOf(words), ...words.advice])
        expect(step.length, `${pair}: ${step}`).toBeLessThanOrEqual(200);
      expect(words.certainty.because.length, pair).toBeLessThanOrEqual(160);
    }
  });

  it('is calm, whole and in sentences', () => {
    for (const { pair, words } of everyText) {
      const sentences = [words.why, words.certainty.because, ...textsOf(words), ...words.advice];
      const text = [words.title, ...sentences].join('\n');
      expect(text, pair).not.toMatch(/undefined|null|NaN|\[object|!| {2}/);
      expect(text, pair).not.toMatch(/hacker|immediately|urgent|act now|oops|danger/i);
      for (const sentence of sentences) expect(sentence, pair).toMatch(/^["“A-Z].*[."]$/s);
      expect(words.title, pair).toMatch(/^[A-Z].*[^.]$/);
      expect(new Set(words.steps.map(({ id }) => id)).size, pair).toBe(words.steps.length);
    }
  });

  it.each(['verified', 'candidate'] as const)('reads differently from every other (%s)', (certainty) => {
    const all = everyPair.map(({ kind, dataClass }) => wordsFor({ kind, classes: [dataClass], certainty }));
    expect(new Set(all.map(({ title }) => title)).size).toBe(everyPair.length);
    if (certainty === 'verified') expect(new Set(all.map(({ why }) => why)).size).toBe(everyPair.length);
  });
});

describe('titles', () => {
  it.each([
    ['breach', ['password', 'breach-email'], [], 'Larkfield Travel lost your password and email address'],
    [
      'breach',
      ['home-address', 'phone', 'breach-email'],
      [],
      'Larkfield Travel lost your home address, phone number and more',
    ],
    ['breach', ['name-or-username'], ['Usernames'], 'Larkfield Travel lost your username'],
    ['breach', ['name-or-username'], ['Names'], 'Larkfield Travel lost your name'],
    ['breach', ['ip-or-employer'], ['IP addresses'], 'Larkfield Travel lost your IP address'],
    [
      'breach',
      ['ip-or-employer'],
      ['IP addresses', 'Job titles'],
      'Larkfield Travel lost your IP address or job details',
    ],
    ['profile', ['public-profile'], [], 'Larkfield Travel shows a public profile of yours'],
    ['profile', ['photo', 'public-profile'], [], 'Larkfield Travel shows your photo'],
    ['key', ['breach-email', 'openpgp-key'], [], 'Larkfield Travel shows your email address with an encryption key'],
    ['stealer', ['stealer-record', 'password'], [], 'Password-stealing malware copied your saved logins'],
    ['listing', ['breach-email'], [], 'Brightwell Breach Index lists your email address'],
    ['domain', ['domain-mail-posture'], [], 'Larkfield Travel does little against forged email'],
  ] as const)('of %s with %j %j', (kind, classes, exposed, title) => {
    const named = kind === 'breach' ? breach : null;
    expect(wordsFor({ kind, classes: [...classes], exposed: [...exposed], breach: named }).title).toBe(title);
  });

  it('say of a list that is nobody’s that it holds the data, and not that somebody lost it', () => {
    const collection = { name: 'Corvid Credential Set', domain: null, year: null };
    expect(wordsFor({ classes: ['password'], where: 'Corvid Credential Set', breach: collection }).title).toBe(
      'Corvid Credential Set holds your password',
    );
  });
});

describe('what to do', () => {
  it('after password-stealing malware: the computer, then the sessions, then the passwords', () => {
    const [first, second, third] = textsOf(
      wordsFor({ kind: 'stealer', classes: ['stealer-record', 'password', 'breach-email'] }),
    );
    expect(first).toMatch(/^Clean the computer before you change any password/);
    expect(second).toMatch(/sign out of all devices/);
    expect(third).toMatch(/^Then change the passwords/);
  });

  it('after a password: change it, on the page that the site keeps for it, then two-step sign-in', () => {
    const { steps } = wordsFor({ classes: ['password', 'breach-email'], breach });
    expect(steps).toMatchObject([
      {
        text: 'Change your Larkfield Travel password, and the password of every other account that uses the same one.',
        url: 'https://larkfield.example/.well-known/change-password',
        once: false,
      },
      { text: expect.stringMatching(/^Turn on two-step sign-in/), url: null, once: true },
    ]);
  });

  it('after a breach of a site: close the account, where the breach names one', () => {
    const closing = /^Close your .+ account if you no longer need it\.$/;
    const advice = (name: string) =>
      wordsFor({ classes: ['phone'], where: name, breach: { name, domain: null, year: null } }).advice.join('\n');
    expect(advice('adobe.com')).toMatch(new RegExp(closing, 'm'));
    expect(advice('Corvid Credential Set')).not.toMatch(/Close your/);
  });

  it('asks for nothing where nothing can be done', () => {
    expect(wordsFor({ classes: ['home-address', 'breach-email'], breach }).steps).toEqual([]);
  });

  it('for a domain without DMARC: the record to publish', () => {
    const texts = textsOf(
      wordsFor({
        kind: 'domain',
        classes: ['domain-mail-posture'],
        where: 'alice.example',
        exposed: ['No DMARC record'],
      }),
    );
    expect(texts[0]).toContain('_dmarc.alice.example TXT "v=DMARC1; p=none; rua=mailto:dmarc@alice.example"');
    expect(texts.join(' ')).not.toContain('SPF');
  });

  it('for a domain with an open SPF record: that record', () => {
    const classes: DataClass[] = ['domain-mail-posture'];
    const texts = textsOf(
      wordsFor({ kind: 'domain', classes, where: 'alice.example', exposed: ['SPF lets anyone send'] }),
    );
    expect(texts[0]).toContain('alice.example TXT "v=spf1 include:spf.provider.example -all"');
    expect(texts.join(' ')).not.toContain('DMARC');
  });

  it('where a page can be taken down: the way to do it, and for leaked data the way last and honest', () => {
    const removals = new Map([['index', 'https://index.example/opt-out']]);
    expect(wordsFor({ kind: 'key', classes: ['openpgp-key'] }, removals).steps).toMatchObject([
      { text: 'Have it removed or hidden at Brightwell Breach Index.', url: 'https://index.example/opt-out' },
    ]);
    expect(wordsFor({ classes: ['breach-email'] }, removals).advice.at(-1)).toBe(
      'To hide the entry in searches at Brightwell Breach Index, though not in copies of the data: https://index.example/opt-out',
    );
  });
});

describe('honesty', () => {
  it('says that breach data cannot be recalled', () => {
    for (const dataClass of dataClasses) expect(wordsFor({ classes: [dataClass] }).why).toContain('cannot be recalled');
  });

  it('says how the password was stored', () => {
    const whys = (['plain', 'weak', 'unknown', 'strong'] as const).map(
      (passwordStorage) => wordsFor({ classes: ['password'], passwordStorage }).why,
    );
    expect(new Set(whys).size).toBe(4);
  });

  it('gives a match by name only as possible and not counted', () => {
    const words = wordsFor({ kind: 'profile', classes: ['photo'], certainty: 'candidate' });
    expect(words.title).toBe('Possible match: photo on a public profile');
    expect(words.advice[1]).toBe('If it is not, there is nothing to do. It does not count towards your score.');
    expect(words.certainty.level).toBe('possible');
  });

  it('says why it is sure', () => {
    const because = (changes: Partial<JoinedExposure>) =>
      describeExposure({ ...joinedOne(), ...changes }, { leads: ['password'], steps: [], removals: nowhere }).certainty;
    const sources = ['Index', 'Tide', 'Kestrel', 'Penwick'].map((name) => ({ id: name, name }));
    expect(because({ sources: sources.slice(0, 2) })).toEqual({
      level: 'confirmed',
      because: 'Two sources report it: Index and Tide.',
    });
    expect(because({ sources }).because).toBe('Four sources report it: Index, Tide, Kestrel and others.');
    expect(because({ certainty: 'single' })).toEqual({
      level: 'likely',
      because: 'Brightwell Breach Index reports it; no second source confirms it so far.',
    });
    expect(because({ certainty: 'unverified' }).level).toBe('possible');
  });
});

it('host names in certificate logs are no pages of an archive: they are told as what they are, and nothing takes them back', () => {
  const logs = joinedOne({
    kind: 'certificate',
    classes: ['archived-page'],
    exposed: ['Host names'],
    where: 'Public certificate logs',
  });
  const { title, why, advice, certainty } = describeExposure(logs, {
    leads: ['archived-page'],
    steps: stepsOf(logs, ['archived-page']),
    removals: new Map(),
  });
  expect(title).toBe('Public certificate logs name hosts of your domain');
  expect(stepsOf(logs, ['archived-page'])).toEqual([]);
  expect([why, ...advice].join(' ')).not.toMatch(/archive/i);
  expect(certainty.because).toMatch(/for exactly your domain\.$/);
});

it.each([
  ['The Wayback Machine', 'Write to info@archive.org from an address of the domain, and name the pages.'],
  ['Common Crawl', 'Add a rule for CCBot to the robots.txt of the domain: later crawls then leave its pages out.'],
])('copies of pages in %s are told with its own way out', (where, way) => {
  const told = wordsFor(
    { kind: 'domain', classes: ['archived-page'], exposed: ['Saved pages'], where },
    new Map([['index', way]]),
  );
  expect(told.title).toBe(`${where} has copies of pages of your domain`);
  expect(textsOf(told)).toEqual([way]);
  expect(told.why).not.toMatch(/records/i);
});

describe('a sign-in that malware has copied', () => {
  const classes: DataClass[] = ['stealer-record'];

  it('is named with the page on which its password is changed, where the site is known', () => {
    const words = wordsFor({ kind: 'stealer', classes, where: 'larkfield.example', site: 'larkfield.example' });
    expect(words.title).toBe('Password-stealing malware copied your sign-in to larkfield.example');
    expect(words.steps.map(({ id }) => id)).toEqual([
      'clean-computer',
      'sign-out-everywhere',
      'change-password',
      'two-factor',
    ]);
    expect(words.steps.find(({ id }) => id === 'change-password')).toMatchObject({
      url: 'https://larkfield.example/.well-known/change-password',
      text: expect.stringMatching(/^Change your larkfield\.example password/),
    });
    expect(words.advice.join(' ')).not.toContain('Which passwords?');
  });

  it('leads to where the person can see the sites, where they are not known', () => {
    expect(wordsFor({ kind: 'stealer', classes }).advice.join(' ')).toContain('haveibeenpwned.com/Dashboard');
  });
});
