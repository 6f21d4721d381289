import { expect, it } from 'vitest';
import { answeredIn, answeredWords, resultsByAddress } from './coverage.ts';
import type { CheckView } from './types.ts';
import scanWords from './words/scan-words.texts.en.ts';

const check = (sourceId: string, identifierId: string, state: CheckView['state']): CheckView => ({
  sourceId,
  identifierId,
  name: sourceId,
  category: 'breaches',
  state,
  reason: state === 'not-checked' ? 'timeout' : null,
  expectedAt: null,
  durationMs: null,
  findings: 0,
  clearCovers: null,
  reusedFrom: null,
  credit: null,
});
const coverage = { asked: 4, found: 1, clear: 2, notChecked: 1, waiting: 0, kinds: [] };
const checks = [
  check('tide', 'plain', 'found'),
  check('tide', 'tagged', 'clear'),
  check('kestrel', 'plain', 'clear'),
  check('kestrel', 'tagged', 'not-checked'),
];

it('counts a source that was asked about two addresses once, and its questions apart', () => {
  expect(answeredWords(answeredIn({ coverage, checks }), scanWords)).toBe('3 of 4 questions to 2 sources answered');
  const once = { ...coverage, asked: 2, clear: 1, notChecked: 0 };
  expect(answeredWords(answeredIn({ coverage: once, checks: checks.slice(1, 3) }), scanWords)).toBe(
    '2 of 2 sources checked',
  );
});

it('tells the result of each address by itself', () => {
  const identifiers = ['plain', 'tagged'].map((id) => ({
    ...{ id, value: `${id}@example.com` },
    kind: 'email' as const,
    proof: 'proven' as const,
  }));
  expect(resultsByAddress({ identifiers, checks })).toEqual([
    { address: 'plain@example.com', asked: 2, answered: 2, found: 1 },
    { address: 'tagged@example.com', asked: 2, answered: 1, found: 0 },
  ]);
});
