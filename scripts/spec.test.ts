import { describe, expect, it } from 'vitest';
import { idsInTests, readCoverage, readRequirements } from './spec.ts';

const area = 'SCAN';

describe('the ledger', () => {
  it('is read whole: as many rows as it says it has', () => {
    expect(readCoverage().requirements).toHaveLength(700);
  });

  it('counts a row once and leaves open questions out', () => {
    const ledger = `| ${area}-001 | One. | x |\n| OPEN-001 | Open? | x |\n| ADM-MSG-002 | Two. | x |\n| ${area}-001 | a note |`;
    expect(readRequirements(ledger).map(({ id, text }) => [id, text])).toEqual([
      [`${area}-001`, 'One.'],
      [`ADM-MSG-${'002'}`, 'Two.'],
    ]);
  });
});

describe('the ids that tests claim', () => {
  const ids = (source: string) => idsInTests('x.test.tsx', source.replaceAll('#', `${area}-0`));
  const expected = (...numbers: string[]) => numbers.map((number) => `${area}-0${number}`);

  it('stand in titles of every kind', () => {
    expect(ids(`it('a (#01)', () => {})`)).toEqual(expected('01'));
    expect(ids(`test.describe("b #02, #03", () => { test(\`c \${x} (#04)\`, () => {}) })`)).toEqual(
      expected('02', '03', '04'),
    );
    expect(ids(`it.each([1, 2])('d %s (#05)', () => {})`)).toEqual(expected('05'));
  });

  it('stand in tables', () => {
    expect(ids(`for (const [id] of [['#06']]) it(\`e \${id}\`, () => {})`)).toEqual(expected('06'));
  });

  it('do not stand in comments, nor in other texts', () => {
    expect(ids(`// #07\nit('f', () => { say('#08 is meant') })`)).toEqual([]);
  });
});
