import { describe, expect, it } from 'vitest';
import { certainties, type DataClass, dataClasses } from '#contract/scans/exposures.ts';
import { joinedOne, kinds } from '#core/reports/exposure.fixture.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import type { Exposure } from '#core/sources/define.ts';
import { describeExposure } from './words.ts';

const nowhere = new Map<string, string>();

function wordsFor(changes: Partial<Exposure> & { classes: DataClass[] }, removals = nowhere) {
  return describeExposure(joinedOne(changes), changes.classes, removals);
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

  it('has a title, a why and at least two steps of readable length', () => {
    for (const { pair, words } of everyText) {
      expect(words.title.length, pair).toBeGreaterThan(10);
      expect(words.title.length, pair).toBeLessThanOrEqual(100);
      expect(words.why.length, pair).toBeGreaterThan(40);
      expect(words.why.length, pair).toBeLessThanOrEqual(320);
      expect(words.steps.length, pair).toBeGreaterThanOrEqual(2);
      expect(words.steps.length, pair).toBeLessThanOrEqual(6);
      for (const step of words.steps) expect(step.length, `${pair}: ${step}`).toBeLessThanOrEqual(200);
      expect(words.certainty.because.length, pair).toBeLessThanOrEqual(160);
    }
  });

  it('is calm, whole and in sentences', () => {
    for (const { pair, words } of everyText) {
      const sentences = [words.why, words.certainty.because, ...words.steps];
      const text = [words.title, ...sentences].join('\n');
      expect(text, pair).not.toMatch(/undefined|null|NaN|\[object|!| {2}/);
      expect(text, pair).not.toMatch(/hacker|immediately|urgent|act now|oops|danger/i);
      for (const sentence of sentences) expect(sentence, pair).toMatch(/^["“A-Z].*[."]$/s);
      expect(words.title, pair).toMatch(/^[A-Z].*[^.]$/);
      expect(new Set(words.steps).size, pair).toBe(words.steps.length);
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
    ['breach', ['password', 'breach-email'], [], 'Password and email address in a data breach'],
    ['breach', ['home-address', 'phone', 'breach-email'], [], 'Home address, phone number and more in a data breach'],
    ['breach', ['name-or-username'], ['Usernames'], 'Username in a data breach'],
    ['breach', ['name-or-username'], ['Names'], 'Name in a data breach'],
    ['breach', ['ip-or-employer'], ['IP addresses'], 'IP address in a data breach'],
    ['breach', ['ip-or-employer'], ['IP addresses', 'Job titles'], 'IP address or job details in a data breach'],
    ['profile', ['public-profile'], [], 'Public profile linked to your email address'],
    ['profile', ['photo', 'public-profile'], [], 'Photo on a public profile'],
    ['key', ['breach-email', 'openpgp-key'], [], 'Email address with a public encryption key'],
    ['stealer', ['stealer-record', 'password'], [], 'A computer with your sign-ins was infected by an info-stealer'],
    ['domain', ['domain-mail-posture'], [], 'Your domain does little against forged email'],
  ] as const)('of %s with %j %j', (kind, classes, exposed, title) => {
    expect(wordsFor({ kind, classes: [...classes], exposed: [...exposed] }).title).toBe(title);
  });
});

describe('what to do first', () => {
  it('after an info-stealer: the computer, then the sessions, then the passwords', () => {
    const { steps } = wordsFor({ kind: 'stealer', classes: ['stealer-record', 'password', 'breach-email'] });
    expect(steps[0]).toMatch(/^Clean the computer before you change any password/);
    expect(steps[1]).toMatch(/sign out of all devices/);
    expect(steps[2]).toMatch(/^Then change the passwords/);
  });

  it('after a password: change it where it is used again, then two-step sign-in, then the breached account', () => {
    const { steps } = wordsFor({ classes: ['password', 'breach-email'], breach });
    expect(steps[0]).toMatch(/^Change this password anywhere you still use it/);
    expect(steps[1]).toMatch(/^Turn on two-step sign-in/);
    expect(steps).toContain(
      'Change the password of your Larkfield Travel account as well, or close it if you no longer need it.',
    );
  });

  it('after a breach without credentials: close the account, where the breach names a site', () => {
    const closing = /^Close your .+ account if you no longer need it\.$/;
    const lastStep = (name: string) =>
      wordsFor({ classes: ['phone'], where: name, breach: { name, domain: null, year: null } }).steps.at(-1);
    expect(lastStep('adobe.com')).toMatch(closing);
    expect(lastStep('Corvid Credential Set')).not.toMatch(closing);
  });

  it('for a domain without DMARC: the record to publish', () => {
    const { steps } = wordsFor({
      kind: 'domain',
      classes: ['domain-mail-posture'],
      where: 'alice.example',
      exposed: ['No DMARC record'],
    });
    expect(steps[0]).toContain('_dmarc.alice.example TXT "v=DMARC1; p=none; rua=mailto:dmarc@alice.example"');
    expect(steps.join(' ')).not.toContain('SPF');
  });

  it('for a domain with an open SPF record: that record', () => {
    const classes: DataClass[] = ['domain-mail-posture'];
    const { steps } = wordsFor({ kind: 'domain', classes, where: 'alice.example', exposed: ['SPF lets anyone send'] });
    expect(steps[0]).toContain('alice.example TXT "v=spf1 include:spf.provider.example -all"');
    expect(steps.join(' ')).not.toContain('DMARC');
  });

  it('where a page can be taken down: the way to do it, and for leaked data the way last and honest', () => {
    const removals = new Map([['index', 'https://index.example/opt-out']]);
    expect(wordsFor({ kind: 'key', classes: ['openpgp-key'] }, removals).steps[0]).toBe(
      'To have it removed or hidden at Brightwell Breach Index: https://index.example/opt-out',
    );
    expect(wordsFor({ classes: ['breach-email'] }, removals).steps.at(-1)).toBe(
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
    expect(words.steps[1]).toBe('If it is not, there is nothing to do. It does not count towards your score.');
    expect(words.certainty.level).toBe('possible');
  });

  it('says why it is sure', () => {
    const because = (changes: Partial<JoinedExposure>) =>
      describeExposure({ ...joinedOne(), ...changes }, ['password'], nowhere).certainty;
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
