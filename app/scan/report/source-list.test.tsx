import { expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { CheckView } from '#contract/scans/types.ts';
import { SourceList } from './source-list.tsx';

const check = (name: string, change: Partial<CheckView>): CheckView => ({
  sourceId: name.toLowerCase(),
  name,
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
const wordsOf = async (...checks: CheckView[]) =>
  textOf(await renderAt('/', <SourceList checks={checks} identifiers={[]} />));

it('a kind of source counts its answers, not its ends', async () => {
  const silent = ['Brightwell', 'Tide', 'Kestrel'].map((name) =>
    check(name, { state: 'not-checked', reason: 'limited', durationMs: null }),
  );
  expect(await wordsOf(...silent)).toContain('Breach collections 0 of 3 checked');
});

it('a kind counts findings and "nothing found" alike, and leaves out who cannot be asked', async () => {
  const text = await wordsOf(
    check('Brightwell', { state: 'found', findings: 2 }),
    check('Tide', {}),
    check('Kestrel', { state: 'checking', durationMs: null }),
    check('Penwick', { state: 'not-checked', reason: 'not-applicable', durationMs: null }),
  );
  expect(text).toContain('Breach collections 2 of 3 checked, 1 found');
});

it('a source says what its “nothing found” covers, and only where it found nothing', async () => {
  expect(await wordsOf(check('Tide', {}))).toContain('Nothing found 0.1 s Whatever it shows to everybody.');
  const others = [
    check('Tide', { state: 'found', findings: 1 }),
    check('Kestrel', { state: 'not-checked', reason: 'refused' }),
  ];
  expect(await wordsOf(...others)).not.toContain('Whatever it shows');
});

it('an answer that is used again does not read as fresh', async () => {
  const reusedFrom = '2026-11-20T08:15:00.000Z';
  for (const state of ['clear', 'found'] as const)
    expect(await wordsOf(check('Tide', { state, durationMs: null, reusedFrom }))).toContain(
      'Answered on 20 November 2026, 08:15 UTC, and not asked again.',
    );
  expect(await wordsOf(check('Tide', {}))).not.toContain('not asked again');
});

it('three hundred sources are groups that open, and draw no row until then', async () => {
  const many = Array.from({ length: 300 }, (_, place) => check(`Site ${place}`, {}));
  const words = await wordsOf(...many, check('Tide', { category: 'keys' }));
  expect(words).toContain('Breach collections 300 of 300 checked');
  expect(words).not.toContain('Site 7');
  expect(words).toContain('Tide');
});

it('a source that was asked about two addresses says which each answer is about', async () => {
  const identifiers = ['alice@example.com', 'alice+shop@example.com'].map((value) => ({
    id: value,
    kind: 'email' as const,
    value,
    proof: 'proven' as const,
  }));
  const checks = identifiers.map(({ id }) => check('Tide', { identifierId: id }));
  const text = textOf(await renderAt('/', <SourceList checks={checks} identifiers={identifiers} />));
  expect(text).toContain('Tide alice@example.com Nothing found');
  expect(text).toContain('Tide alice+shop@example.com Nothing found');
});
