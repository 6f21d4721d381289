import fc from 'fast-check';
import { parse } from 'tldts';
import { expect } from 'vitest';
import { readFlash, redirectWithToast } from '#app/forms/flash.ts';
import { failureToast } from '#app/forms/words.ts';
import { detailsOf, differencesOf, summaryOf } from '#contract/audit/types.ts';
import { defaultStyle, formatsFor } from '#contract/base/formats.ts';
import { faultWords } from '#contract/proof/verdict-words.ts';
import verdictWords from '#contract/proof/words/verdict.texts.en.ts';
import { letterLanguages } from '#contract/removal/letters.ts';
import { proofSentences } from '#contract/scans/proofs.ts';
import { undatedLine } from '#contract/scans/timeline.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';
import { withFacts } from '#contract/site/page-facts.ts';
import { fillPlaceholders } from '#contract/site/replies.ts';
import type { Context } from '#core/base/context.ts';
import { composeLetter, type LetterRequest } from '#core/removal/letters/compose.ts';
import { kindsUnder, laws } from '#core/removal/letters/rights.ts';
import { anyExposure, covered, reportOf } from '#core/reports/exposure.fixture.ts';
import { compareScans } from '#core/reports/queries/compare.ts';
import { ownershipOf, withClaims } from '#core/reports/queries/ownership.ts';
import { scoreReports } from '#core/reports/queries/view.ts';
import type { Exposure } from '#core/sources/define.ts';
import { marker, withText } from './any-text.ts';
import { type TextProperty, textProperty } from './property.ts';

const now = new Date('2027-03-01T09:00:00Z');
const formats = formatsFor(defaultStyle);

/** Whatever follows from a name besides words: longer ones are not named, and the name of a site is one. */
const isPlainName = (text: string): boolean =>
  text.length <= 60 && text !== '' && text.trim() === text && parse(text.toLowerCase()).domain === null;

/** The same for a text as for the marker, which then has the text in its place. */
const samePlace = <Input>(
  title: string,
  input: fc.Arbitrary<Input>,
  say: (input: Input) => unknown,
  takes?: (text: string) => boolean,
): TextProperty =>
  textProperty(
    title,
    input,
    (template, text) => {
      expect(say(withText(template, text))).toEqual(withText(say(template), text));
    },
    takes && { takes },
  );

const nothing = fc.constant(null);

const named = (exposure: Exposure): Exposure => ({
  ...exposure,
  where: marker,
  breach: exposure.breach && { ...exposure.breach, name: marker, domain: 'larkfield.com' },
  evidence: [{ label: marker, value: marker }],
});

const removals = new Map([['index', 'https://index.example/opt-out']]);

/** Ids follow from names. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === 'id' || key === 'findingId' ? undefined : one)));

const reportsOf = (exposure: Exposure, sources: readonly string[]) =>
  sources.map((sourceId) => ({ sourceId, sourceName: marker, about: 'email alice', exposures: [exposure] }));

const anyNamedReports = fc
  .tuple(anyExposure.map(named), fc.subarray(['index', 'tide', 'kestrel', 'heron'], { minLength: 1 }))
  .map(([exposure, sources]) => reportsOf(exposure, sources));

const coverage = covered({ asked: 4, found: 1, clear: 3, notChecked: 0 });

const report = samePlace(
  'findings, steps, advice, certainty and plan of a report',
  anyNamedReports,
  (reports) => withoutIds(reportOf({ reports, coverage, now, removals })),
  isPlainName,
);

const scanOf = (reports: ReturnType<typeof reportsOf>, answered: boolean) => {
  const scored = scoreReports(reports, now);
  const { findings } = reportOf({ reports, coverage, now });
  const questions = ['index', 'tide', 'kestrel', 'heron'].map((sourceId) => ({
    ...{ sourceId, about: 'email alice', name: marker, answered },
  }));
  return { reports, scored, findings, questions, score: { score: 1, most: 1, open: null } };
};

const changes = samePlace(
  'changes between two scans, with what was not asked or not answered',
  fc.record({ reports: anyNamedReports, isLater: fc.boolean(), answered: fc.boolean(), name: fc.constant(marker) }),
  ({ reports, isLater, answered, name }) => {
    const full = scanOf(reports, true);
    const empty = scanOf([], answered);
    const named = { ...empty, questions: empty.questions.map((one) => ({ ...one, name })) };
    return withoutIds(isLater ? compareScans(named, full) : compareScans(full, named));
  },
  isPlainName,
);

const proofs = samePlace(
  'the sentences that say how something is known',
  fc.array(
    fc.record({
      source: fc.constantFrom(marker, 'Heron'),
      about: fc.constantFrom(`the user name ${marker}`, 'your address'),
      sent: fc.constant(null),
      decided: fc.constantFrom(
        `Its answer names “${marker}” among what holds it.`,
        `Its answer holds an entry for it.`,
      ),
      at: fc.constantFrom(null, '2027-03-01T09:00:00.000Z'),
      rule: fc.constantFrom(null, 3),
      control: fc.constantFrom(null, 'passed' as const),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  ([first, ...others]) =>
    proofSentences(first ? [first, { ...first, source: 'Kestrel' }, ...others] : [], formats, scanWords),
);

const ownership = samePlace(
  'why something may be somebody else’s',
  fc.record({ where: fc.constant(marker), url: fc.constantFrom(null, 'https://heron.example/a') }),
  ({ where, url }) => {
    const anchors = ['name:1234' as const];
    const exposure = { kind: 'profile', classes: ['public-profile'], certainty: 'candidate', anchors } as const;
    const reports = [
      {
        sourceId: 'a',
        sourceName: 'A',
        exposures: [{ ...known, ...exposure, certainty: 'verified' as const, where, url }],
      },
      {
        sourceId: 'b',
        sourceName: 'B',
        exposures: [{ ...known, ...exposure, where: 'B', url: 'https://b.example/b' }],
      },
    ];
    const scored = withClaims(scoreReports(reports as never, now), {
      mine: new Set(),
      name: null,
      now,
      shown: new Set(),
    });
    return scored.map(({ exposure: one }) => [
      ownershipOf(one),
      ownershipOf({ certainty: 'candidate', claim: { kind: 'other-name', name: where } }),
    ]);
  },
);

const known = {
  key: 'k',
  exposed: [],
  breach: null,
  since: null,
  stillPublic: true,
  reach: 'open',
  passwordStorage: null,
  evidence: [],
};

const letters = samePlace(
  'letters to companies',
  fc.constantFrom(...laws).chain((law) =>
    fc.record({
      law: fc.constant(law),
      kind: fc.constantFrom(...kindsUnder(law)),
      language: fc.constantFrom(...letterLanguages),
      stage: fc.constant('held'),
      recipient: fc.constant({ name: marker, covers: [marker], needs: ['name', 'address', 'phone number'] }),
      sender: fc.constant({
        ...{ email: marker, name: marker, phones: [marker], address: marker, towns: [marker] },
        ...{ birthDate: null, recordUrls: [marker], usernames: [marker] },
      }),
      correction: fc.constant({ wrong: marker, right: marker }),
    }),
  ),
  (request) => composeLetter(request as unknown as LetterRequest),
);

const audit = samePlace(
  'the words of an entry of the audit log',
  fc.record({
    before: fc.constantFrom({}, { title: 'x' }, { title: marker }),
    after: fc.constant({ title: `${marker}!` }),
  }),
  ({ before, after }) => [summaryOf(differencesOf(before, after), [], ''), summaryOf([], detailsOf(after), '')],
);

const auditKeys = textProperty(
  'the keys of an entry of the audit log',
  nothing,
  (_, key) => {
    const values = JSON.parse(`{${JSON.stringify(key)}: "x"}`);
    expect(differencesOf({}, values)).toEqual([{ key, before: null, after: 'x' }]);
    expect(detailsOf(values)).toEqual([[key, 'x']]);
  },
  { takes: (key) => key !== 'event' },
);

const verdict = textProperty('what differs in a signed file, whatever its parts are called', nothing, (_, text) => {
  expect(faultWords({ part: 'findings 12', how: 'changed', title: text }, verdictWords)).toBe(
    `The finding “${text}”: changed.`,
  );
  expect(faultWords({ part: 'file', how: 'added', line: 3, near: text }, verdictWords)).toBe(
    `How the file is written, in line 3, near “${text}”: put in.`,
  );
  expect(faultWords({ part: text, how: 'missing' }, verdictWords)).toBe(`“${text}”: taken away.`);
});

const toasts = textProperty('a toast, also one that is carried over a redirect', nothing, (_, text) => {
  const { description } = failureToast({ failed: 'It was not saved', leads: true }, text, 'Error');
  expect(description).toBe(`It was not saved. ${text}`);
  const ctx = { platform: { config: { appUrl: 'https://quietprint.example' } } } as Context;
  const toast = { variant: 'success', title: text, description: text } as const;
  const [cookie = ''] = redirectWithToast(ctx, '/', toast).headers.getSetCookie();
  const request = new Request('https://quietprint.example/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(readFlash(ctx, request)?.toast).toEqual(toast);
});

const pages = samePlace('the facts in texts of pages', fc.constant({ name: marker, sources: 7 }), (facts) =>
  withFacts('{name} checks {n} live data sources. {name}', facts),
);

const replies = samePlace(
  'saved replies',
  fc.constant({ 'first name': marker, 'order number': marker, service: null }),
  (values) => fillPlaceholders('Dear {first name}, {order number}, {service} {constructor}', values).text,
);

const undated = samePlace('places without a date', fc.constant([{ where: marker }, { where: 'Heron' }]), (places) =>
  undatedLine(places, scanWords),
);

export const wordProperties: readonly TextProperty[] = [
  ...[report, changes, proofs, ownership, letters, audit, auditKeys, verdict, toasts, pages, replies, undated],
];
