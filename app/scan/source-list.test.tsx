import { expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { CheckView } from '#contract/scans.ts';
import { SourceList } from './source-list.tsx';

const check = (name: string, change: Partial<CheckView>): CheckView => ({
  sourceId: name.toLowerCase(),
  name,
  category: 'breaches',
  state: 'clear',
  reason: null,
  durationMs: 100,
  findings: 0,
  credit: null,
  ...change,
});
const wordsOf = async (...checks: CheckView[]) => textOf(await renderAt('/', <SourceList checks={checks} />));

it('a kind of source counts its answers, not its ends', async () => {
  const silent = ['Brightwell', 'Tide', 'Kestrel'].map((name) =>
    check(name, { state: 'not-checked', reason: 'limited', durationMs: null }),
  );
  expect(await wordsOf(...silent)).toContain('Breach collections 0 of 3 answered');
});

it('a kind counts findings and "nothing found" alike, and leaves out who cannot be asked', async () => {
  const text = await wordsOf(
    check('Brightwell', { state: 'found', findings: 2 }),
    check('Tide', {}),
    check('Kestrel', { state: 'checking', durationMs: null }),
    check('Penwick', { state: 'not-checked', reason: 'not-applicable', durationMs: null }),
  );
  expect(text).toContain('Breach collections 2 of 3 answered');
});
