import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Disclosure,
  type Law,
  type LetterField,
  type LetterKind,
  type LetterLanguage,
  letterLanguages,
  letterNoteText,
} from '#contract/removal/letters.ts';
import { brokers } from '#core/removal/brokers/brokers.ts';
import { composeLetter, type LetterRequest } from './compose.ts';
import { disclosuresFor, type Stage } from './fields.ts';
import type { Recipient, Sender } from './parties.ts';
import { hasRight, kindsUnder, lawFor, laws } from './rights.ts';

const sender: Sender = {
  email: 'alice@example.com',
  name: 'Alice Archer',
  phones: ['+442079460958'],
  address: '1 Mill Lane, Leeds LS1 1AA',
  towns: ['Otley'],
  birthDate: '1984-05-06',
  recordUrls: ['https://people.example/alice-archer'],
  usernames: ['archer84'],
};
const recipient: Recipient = {
  name: 'Example Data Ltd',
  covers: ['People Finder'],
  needs: ['full name', 'e-mail', 'address'],
};
const correction = { wrong: 'Born in 1948', right: 'Born in 1984' };

/** Every need that the rows of controllers name, in the combinations that occur. */
const needsOfControllers = [
  '',
  'email',
  'email name address',
  'input',
  'name address birthdate input',
  'name address email birthdate textarea',
  'name birthdate',
  'name email',
].map((needs) => needs.split(' ').filter(Boolean));
const distinct = new Map([...brokers.map(({ needs }) => needs), ...needsOfControllers].map((one) => [one.join(), one]));
const needsOfRows = [...distinct.values()];

interface Written {
  law: Law;
  kind: LetterKind;
  language?: LetterLanguage;
  stage?: Stage;
  to?: Recipient;
}
const write = ({ law, kind, language = 'en', stage = 'first', to = recipient }: Written) =>
  composeLetter({
    law,
    kind,
    language,
    stage: kind === 'correction' ? 'held' : stage,
    recipient: to,
    sender,
    ...(kind === 'correction' ? { correction } : {}),
  } as LetterRequest);

/** What each field of the sender reads in a text. */
const marks = {
  name: 'Alice Archer',
  phone: '+442079460958',
  address: '1 Mill Lane',
  town: 'Otley',
  birthDate: '1984-05-06',
  recordUrl: 'people.example',
  username: 'archer84',
};
const fieldsIn = (text: string) =>
  Object.entries(marks)
    .filter(([, mark]) => text.includes(mark))
    .map(([field]) => field);

/** A correction goes only to a recipient that holds data. */
const stagesOf = (kind: LetterKind): Stage[] => (kind === 'correction' ? ['held'] : ['first', 'held']);

/** What a letter discloses beside what is in every letter of its kind. */
const fieldsBeside = (disclosed: readonly Disclosure[]) =>
  disclosed.map(({ field }) => field).filter((field) => !['email', 'residence', 'correction'].includes(field));

/** A word of the lists without which a field is not needed. */
const wordOfNeed: Partial<Record<LetterField, string>> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  town: 'city',
  birthDate: 'birth',
  recordUrl: 'URL',
  username: 'login',
};

const everyLetter = laws.flatMap((law) => kindsUnder(law).map((kind) => ({ law, kind })));

const beforeTheyAnswered = everyLetter.filter(({ kind }) => kind !== 'correction');

describe('a letter', () => {
  it.each(laws)('under %s reads as approved', async (law) => {
    const isOneOfManyStates = law.startsWith('us-') && law !== 'us-VA';
    const languages = law === 'pdpo' || isOneOfManyStates ? (['en'] as const) : letterLanguages;
    const letters = languages.flatMap((language) =>
      kindsUnder(law).flatMap((kind) =>
        stagesOf(kind).map((stage) => {
          const { subject, text, notes } = write({ law, kind, language, stage });
          const title = `=== ${language}, ${kind}, ${stage === 'first' ? 'before' : 'after'} they said that they hold data`;
          return [
            title,
            `Subject: ${subject}`,
            '',
            text,
            '',
            `Beside it: ${notes.map((note) => letterNoteText[note]).join(' ') || 'nothing'}`,
          ].join('\n');
        }),
      ),
    );
    await expect(`${letters.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${law}.txt.golden`);
  });

  it.each(beforeTheyAnswered)(
    'under $law for $kind tells a recipient that may hold nothing the email address alone',
    (one) => {
      const letters = letterLanguages.flatMap((language) =>
        needsOfRows.map((needs) => write({ ...one, language, to: { ...recipient, needs } })),
      );
      expect(letters.flatMap(({ text }) => fieldsIn(text))).toEqual([]);
      expect(new Set(letters.flatMap(({ disclosed }) => fieldsBeside(disclosed)))).toEqual(new Set());
    },
  );

  it.each(everyLetter)('under $law for $kind tells a recipient that holds data no more than its row needs', (one) => {
    const letters = needsOfRows.map((needs) => ({
      needs,
      ...write({ ...one, stage: 'held', to: { ...recipient, needs } }),
    }));
    const undisclosed = letters.filter(({ text, disclosed }) => `${fieldsIn(text)}` !== `${fieldsBeside(disclosed)}`);
    const unneeded = letters.flatMap(({ needs, disclosed }) =>
      fieldsBeside(disclosed).filter((field) => !new RegExp(wordOfNeed[field] ?? '$^').test(needs.join())),
    );
    expect(undisclosed).toEqual([]);
    expect(unneeded).toEqual([]);
  });

  it('never sends a document, a photo or an official number', () => {
    const needs = ['SSN', 'photo', 'identity document (mask the number)', 'HKID (mask what is not needed)', 'age'];
    expect(disclosuresFor('gdpr', 'held', { needs }, sender)).toEqual([{ field: 'email', value: sender.email }]);
  });

  it('lists a correction among what it discloses', () => {
    expect(write({ law: 'gdpr', kind: 'correction' }).disclosed).toContainEqual({
      field: 'correction',
      value: 'Born in 1984',
    });
  });

  it.each([
    ['full name,address', true],
    ['name,email,address', false],
    ['e-mail verification', false],
    ['', false],
  ])('to a recipient that needs %j warns that it may not search by email: %s', (needs, isWarned) => {
    const to = { ...recipient, needs: needs.split(',').filter(Boolean) };
    expect(write({ law: 'gdpr', kind: 'access', to }).notes.includes('searched-otherwise')).toBe(isWarned);
    expect(write({ law: 'gdpr', kind: 'access', to, stage: 'held' }).notes).toEqual([]);
  });

  it('names the state only under the law of a state', () => {
    expect(write({ law: 'us-TX', kind: 'access' }).disclosed).toContainEqual({ field: 'residence', value: 'Texas' });
    expect(write({ law: 'gdpr', kind: 'access' }).text).not.toMatch(/resident/);
  });

  it('under the ordinance of Hong Kong is English whatever was asked for', () => {
    expect(write({ law: 'pdpo', kind: 'access', language: 'de' })).toMatchObject({
      language: 'en',
      notes: ['form-ops003', 'sign-yourself'],
    });
  });

  it('keeps every name letter for letter', () => {
    const odd = fc.constantFrom(
      '$& {period}',
      '%s %d',
      '<b>&amp;</b>',
      '__proto__',
      'שלום',
      '👩‍👩‍👧',
      '=1+1',
      '2fast4u',
    );
    const anyLetter = fc.constantFrom(...everyLetter);
    fc.assert(
      fc.property(fc.oneof(odd, fc.string({ unit: 'grapheme', minLength: 1 })), anyLetter, (name, one) => {
        const { text } = write({ ...one, stage: 'held', to: { ...recipient, name, covers: [`${name}!`] } });
        expect(text).toContain(name);
        expect(text).toContain(`${name}!`);
      }),
      { numRuns: 200 },
    );
  });
});

describe('rights', () => {
  it.each([
    ['app', ['access', 'correction']],
    ['pipeda', ['access', 'correction', 'withdrawal']],
    ['quebec', ['access', 'correction', 'withdrawal']],
    ['pdpo', ['access', 'objection', 'correction']],
    ['us-IA', ['access', 'erasure', 'objection']],
    ['us-RI', ['access', 'erasure', 'objection', 'correction', 'withdrawal']],
    ['lgpd', ['access', 'erasure', 'correction', 'withdrawal']],
  ] as const)('of %s are %o', (law, kinds) => {
    expect(kindsUnder(law)).toEqual(kinds);
  });

  it('that a law does not have cannot be written about', () => {
    const parts = { language: 'en', stage: 'first', recipient, sender } as const;
    // @ts-expect-error Australia has no erasure.
    expect(hasRight('app', composeLetter({ law: 'app', kind: 'erasure', ...parts }).kind)).toBe(false);
    // @ts-expect-error Canada has no erasure.
    expect(hasRight('pipeda', composeLetter({ law: 'pipeda', kind: 'erasure', ...parts }).kind)).toBe(false);
    // @ts-expect-error A correction tells data, so it goes only to a recipient that holds some.
    expect(composeLetter({ law: 'gdpr', kind: 'correction', ...parts, correction }).kind).toBe('correction');
    // @ts-expect-error A letter for access carries no reasons.
    expect(composeLetter({ law: 'gdpr', kind: 'access', ...parts, correction }).kind).toBe('access');
  });

  it.each([
    ['DE', undefined, 'gdpr'],
    ['NO', undefined, 'gdpr'],
    ['EU', undefined, 'gdpr'],
    ['UK', undefined, 'uk-gdpr'],
    ['GB', undefined, 'uk-gdpr'],
    ['CH', undefined, 'fadp'],
    ['HK', undefined, 'pdpo'],
    ['US', 'CA', 'ccpa'],
    ['US', 'TX', 'us-TX'],
    ['US', 'NY', null],
    ['US', undefined, null],
    ['CA', 'QC', 'quebec'],
    ['CA', 'ON', 'pipeda'],
    ['CA', undefined, null],
    ['BR', undefined, 'lgpd'],
    ['AU', undefined, 'app'],
    ['IN', undefined, null],
    ['US', 'constructor', null],
  ])('of somebody in %s %s come from %s', (country, region, law) => {
    expect(lawFor(region === undefined ? { country } : { country, region })).toBe(law);
  });
});
