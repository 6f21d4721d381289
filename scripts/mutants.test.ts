import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultOf } from './asvs/table.ts';
import { applyMutation, mutation } from './mutants/mutation.ts';
import { paymentMutations } from './mutants/payments.ts';
import { securityMutations } from './mutants/security.ts';
import { simulationMutations } from './mutants/simulation.ts';
import { writeMutants } from './mutants/table.ts';

const all = [...securityMutations, ...paymentMutations, ...simulationMutations];
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it.each(all)('can be taken away: $control', (one) => {
  expect(applyMutation(read(one.file), one), `${one.file} does not hold once: ${one.replace}`).not.toBeNull();
});

it('each has a test that exists and is run', () => {
  expect(all.flatMap(({ test }) => faultOf(test) ?? [])).toEqual([]);
});

it('each is told apart by its words', () => {
  expect(new Set(all.map(({ control }) => control)).size).toBe(all.length);
});

it('the list is as docs/mutants.md has it (npm run mutants -- list writes it)', () => {
  expect(read('docs/mutants.md')).toBe(writeMutants(all));
});

it.each([
  ['is not there', 'a', 'x'],
  ['stands there twice', 'aba', 'a'],
])('an edit whose text %s does not fit', (_why, text, replace) => {
  expect(applyMutation(text, mutation('c', 'f', [replace, 'b'], 'f: t'))).toBeNull();
});
