import { describe, expect, it } from 'vitest';
import { defaultStyle, formatsFor } from '#contract/base/formats.ts';
import { bandWords } from '#contract/scans/score.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { type CheckView, type FindingView, figuresOf, type ScanView } from '#contract/scans/types.ts';
import english from '#contract/scans/words/scan-words.texts.en.ts';
import scoreTexts from '#contract/scans/words/score.texts.en.ts';
import { exposure, reportOf } from '#core/reports/exposure.fixture.ts';
import { drawTimeline } from '#core/reports/internal/pdf/cover.ts';
import { pdfTextsIn } from '#core/reports/internal/pdf/pdf-texts.ts';
import { missingLetter } from '#platform/documents/fit-text.ts';
import { writePdf } from '#platform/documents/pdf.ts';
import { createSheet } from '#platform/documents/sheet.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { reportPdf } from './report-pdf.ts';
import { verdict } from './verdict.ts';
import { coverageOf } from './view.ts';

const check = (n: number, change: Partial<CheckView> = {}): CheckView => ({
  sourceId: `s${n}`,
  name: `Source ${n}`,
  identifierId: 'own',
  category: 'breaches',
  state: 'clear',
  reason: null,
  expectedAt: null,
  durationMs: 100,
  findings: 0,
  clearCovers: 'Whatever it shows to everybody.',
  reusedFrom: null,
  credit: null,
  ...change,
});
const gap = (n: number) =>
  check(n, { category: 'reputation', state: 'not-checked', reason: 'timeout', durationMs: null });

/** A completed scan of Alice's. */
function scanWith(checks: CheckView[], breaches: string[], todos: Todos = {}): ScanView {
  const coverage = coverageOf(checks);
  const exposures = breaches.map((name) =>
    exposure({ where: name, breach: { name, domain: `${name.toLowerCase()}.example`, year: 2021 }, since: '2021-03' }),
  );
  const {
    findings,
    plan,
    score,
    todos: agreed,
  } = reportOf({
    reports: [{ sourceId: 's1', sourceName: 'Source 1', exposures }],
    coverage,
    now: new Date('2027-03-01T09:00:00Z'),
    todos,
  });
  return {
    id: '0190aaaa-0000-7000-8000-000000000001',
    status: 'completed',
    completion: 100,
    name: 'Álice Ärcher Ωmega',
    email: 'alice@example.com',
    identifiers: [{ id: 'own', kind: 'email', value: 'alice@example.com', proof: 'proven' }],
    createdAt: '2027-03-01T08:59:00.000Z',
    startedAt: '2027-03-01T08:59:00.000Z',
    finishedAt: '2027-03-01T09:00:00.000Z',
    expiresAt: null,
    checks,
    findings,
    plan,
    coverage,
    score,
    verdict: verdict({ status: 'completed', findings, coverage, score, todos: agreed, plan }),
  };
}

const words = async (scan: ScanView, todos = {}) =>
  pdfText(await reportPdf({ scan, todos }, 'Quietprint', defaultStyle)).replaceAll(/\s+/g, ' ');

describe('the report as PDF', () => {
  const found = check(1, { state: 'found', findings: 2 });
  const full = scanWith([found, check(2), check(3), gap(4)], ['Larkfield', 'Corvid']);

  it('says whose it is, when, and how many sources answered', async () => {
    const text = await words(full);
    expect(text).toContain('Exposure report');
    expect(text).toContain('For Álice Ärcher Ωmega, alice@example.com');
    expect(text).toContain('Scanned on 1 March 2027, 09:00 UTC · 3 of 4 sources checked');
  });

  it('says on its cover and every page that it is a sample, where it is one, and of no other report', async () => {
    const pdf = await reportPdf({ scan: full, todos: {}, isSample: true }, 'Quietprint', defaultStyle);
    const sample = (await pdfText(pdf)).replaceAll(/\s+/g, ' ');
    expect(sample).toContain(english.sampleNote.slice(0, 60));
    const pages = Number(/Page 1 of (\d+)/.exec(sample)?.[1]);
    expect(sample.match(/Sample of an exposure report for alice@example.com · Page/g)).toHaveLength(pages);
    expect(await words(full)).not.toMatch(/sample/i);
  });

  it('shows the score with its word, and every finding with what to do', async () => {
    const text = await words(full);
    const figures = figuresOf(full.score);
    if (!figures) throw new Error('no score');
    expect(figures.most).toBeGreaterThan(figures.score);
    expect(text).toContain(`${figures.score} to ${figures.most} out of 100: ${bandWords(figures, scoreTexts)}`);
    expect(full.findings).toHaveLength(2);
    for (const { title, where, steps } of full.findings) {
      expect(text).toContain(title.slice(0, 25));
      expect(text).toContain(where);
      for (const step of steps) expect(text).toContain(step.text.slice(0, 25));
    }
  });

  it('says what weighs most, and how the score comes about', async () => {
    const scan = scanWith([check(1), check(2), check(3), gap(4)], ['Larkfield', 'Corvid', 'Tidewater', 'Merle']);
    const text = await words(scan);
    const [first, , third, fourth] = scan.findings;
    expect(text).toContain('What weighs most');
    expect(text).toContain(`${first?.title}: ${first?.points} of 100`);
    expect(text).toContain(`3. ${third?.title}: ${third?.points} of 100`);
    expect(text).not.toContain(`${fourth?.title}: ${fourth?.points} of 100`);
    const score = scan.score?.kind === 'scored' ? scan.score : null;
    const [worst] = score?.categories ?? [];
    expect(text).toContain('How the score is worked out');
    expect(text).toContain(`Passwords and credentials ${worst?.points} from 4 findings`);
    expect(text).toContain(`counts in full: ${worst?.points}.`);
  });

  it('says what sources that gave no answer could make of the score', async () => {
    const { score, most } = figuresOf(full.score) ?? { score: 0, most: 0 };
    expect(most).toBeGreaterThan(score);
    expect(await words(full)).toContain(
      `Together, on record: ${score}. Sources that gave no answer could make it ${most}:`,
    );
  });

  it('names every gap, and each source with its answer', async () => {
    const text = await words(full);
    expect(text).toContain('Not checked: Source 4. This report says nothing about what they hold.');
    expect(text).toContain('Source 1: 2 findings');
    expect(text).toContain('Source 2: Nothing found');
    expect(text).toContain('Source 4: Not checked: no answer in time');
  });

  it('has no score when too few sources answered', async () => {
    const text = await words(scanWith([found, gap(2), gap(3)], ['Larkfield']));
    expect(text).toContain('Not enough answered to give a score');
    expect(text).not.toMatch(/\d+ out of 100/);
    expect(text).toContain('1 of 3 sources checked');
  });

  it('never calls a person clean: without findings it says what was asked', async () => {
    const text = await words(scanWith([check(1), check(2), check(3), gap(4)], []));
    expect(text).toContain('None of the sources that answered knows alice@example.com.');
    expect(text).toContain('Source 4');
    expect(text).not.toMatch(/\bclean\b|all clear|\bsafe\b/i);
  });

  it('counts no possible match among the exposures', async () => {
    const scan = scanWith([found, check(2), check(3)], ['Larkfield']);
    const [one] = scan.findings;
    if (!one) throw new Error('nothing found');
    const match = { ...one, id: 'f'.repeat(16), points: 0, severity: 'info' as const };
    const text = await words({ ...scan, findings: [one, match] });
    expect(text).toContain('1 high. 0 of 2 dealt with.');
  });

  it('asks of a profile without an address whose it is, and says nothing of an address', async () => {
    const scan = scanWith([found, check(2), check(3)], ['Larkfield']);
    const [one] = scan.findings;
    if (!one) throw new Error('nothing found');
    const whose = { level: 'candidate' as const, because: 'Found by a name that others may use too.', saidMine: false };
    const profile = {
      ...one,
      id: 'e'.repeat(16),
      points: 0,
      severity: 'info' as const,
      where: 'Strava',
      url: null,
      whose,
    };
    const text = await words({ ...scan, findings: [one, profile] });
    expect(text).toContain('Is this you?');
    expect(text).toContain('Strava (Password, since March 2021).');
    expect(text).not.toContain('no address');
  });

  it('keeps what was ticked', async () => {
    const [first] = full.findings;
    if (!first) throw new Error('nothing found');
    const todos: Todos = { [first.id]: { state: 'done', steps: [0, 1] } };
    const text = await words(scanWith([found, check(2), check(3), gap(4)], ['Larkfield', 'Corvid'], todos), todos);
    expect(text).toContain('Marked as done');
    expect(text).toContain('(done)');
    expect(text).toContain('1 of 2 dealt with.');
  });

  it('shows what is on record beside the score, and promises nothing for what is done', async () => {
    const [first] = full.findings;
    if (!first) throw new Error('nothing found');
    const todos: Todos = { [first.id]: { state: 'done', steps: [] } };
    const scan = scanWith([found, check(2), check(3)], ['Larkfield', 'Corvid'], todos);
    const figures = figuresOf(scan.score);
    const text = await words(scan, todos);
    expect(text).toContain(`${figures?.open?.score} out of 100`);
    expect(text).toContain(`${figures?.score} on record`);
    expect(text.match(/lowers your score by/g)).toHaveLength(1);
  });

  it('says of each answer what it covers, and how old it is', async () => {
    const reused = check(2, { reusedFrom: '2027-02-28T08:15:00.000Z' });
    const text = await words(scanWith([check(1, { state: 'found', findings: 1 }), reused], []));
    expect(text).toContain('Source 2: Nothing found. Answered on 28 February 2027, 08:15 UTC, and not asked again.');
    expect(text.match(/Whatever it shows to everybody/g)).toHaveLength(1);
  });

  it('draws the exposures over the years, and names those without a date', async () => {
    const [dated, other] = full.findings;
    if (!dated || !other) throw new Error('nothing found');
    const scan = { ...full, findings: [dated, { ...other, since: null }] };
    expect(await words(scan)).toContain(`From 2021 to today`);
    expect(await words(scan)).toContain(`Date unknown: ${other.where}.`);
    const file = (await reportPdf({ scan, todos: {} }, 'Quietprint', defaultStyle)).toString('latin1');
    expect(file.match(/\/S \/Figure/g)).toHaveLength(2);
    expect(await words({ ...scan, findings: [{ ...other, since: null }] })).not.toContain('to today');
  });

  it('goes on to further pages, each with its number', async () => {
    const long = scanWith(
      [found],
      Array.from({ length: 25 }, (_, n) => `Breach ${n}`),
    );
    const text = await words(long);
    const pages = Number(/Page 1 of (\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThan(5);
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(text.match(/Page \d+ of/g)).toHaveLength(pages);
  });

  it.each([
    ['es', 'Informe de exposición'],
    ['fr', 'Rapport d’exposition'],
  ] as const)('is drawn in the language of its reader, with every letter: %s', async (language, heading) => {
    const style = { ...defaultStyle, locale: language };
    const [first, ...others] = full.findings as [FindingView, ...FindingView[]];
    const evidence = [{ label: 'N', value: (152_445_165).toLocaleString(language) }];
    const scan = { ...full, findings: [{ ...first, evidence }, ...others] };
    const file = await reportPdf({ scan, todos: {} }, 'Quietprint', style, undefined, language);
    expect(file.toString('latin1')).toContain(`/Lang (${language})`);
    const text = await pdfText(file);
    expect(text).toContain(heading);
    expect(text).not.toContain('Every source and its answer');
    expect(text).not.toContain(missingLetter);
  });

  it('is tagged for screen readers, in English, with its title', async () => {
    const file = (await reportPdf({ scan: full, todos: {} }, 'Quietprint', defaultStyle)).toString('latin1');
    expect(file).toContain('/MarkInfo');
    expect(file).toContain('/Lang (en-GB)');
    for (const kind of ['H1', 'H2', 'H3', 'P', 'Figure']) expect(file).toContain(`/S /${kind}`);
  });
});

it('goes on below the timeline, whatever words were drawn in it', async () => {
  const scan = scanWith([check(1)], ['Larkfield']);
  const places: number[] = [];
  await writePdf({ title: 'Timeline', author: 'Quietprint', created: new Date(0) }, (doc) => {
    const means = { doc, sheet: createSheet(doc), formats: formatsFor(defaultStyle), ...pdfTextsIn('en') };
    doc.y = 300;
    drawTimeline(means, scan);
    places.push(doc.y);
  });
  expect(places[0]).toBeGreaterThan(330);
});

it('names brokers apart from what was found, with the reason once and the ways to ask', async () => {
  const scan = scanWith([check(1)], ['Larkfield']);
  const because = 'It lists private people of your country by name and town.';
  const broker = (name: string) => ({
    id: name,
    name,
    domain: `${name.toLowerCase()}.example`,
    category: 'people-search' as const,
    because,
    url: `https://${name.toLowerCase()}.example/opt-out`,
    email: null,
    postal: null,
    askedAt: null,
    case: null,
  });
  const brokers = { country: 'UK' as const, brokers: [broker('Findem'), broker('Seekem')] };
  const words = await pdfText(await reportPdf({ scan, todos: {}, brokers }, 'Quietprint', defaultStyle));
  const text = words.replace(/\s+/g, ' ');
  expect(text).toContain('none of them is a finding');
  expect(text).toContain('Seekem (seekem.example): https://seekem.example/opt-out.');
  expect(text.split('Likely to have your data. It lists')).toHaveLength(2);
});
