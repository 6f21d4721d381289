import { describe, expect, it } from 'vitest';
import { claimedIds, readCoverage, readRequirements, strayIds } from './spec.ts';

const area = 'SCAN';

describe('the ledger', () => {
  it('is read whole: as many rows as it says it has', () => {
    expect(readCoverage().requirements).toHaveLength(700);
  });

  it('counts a row once and leaves open questions out', () => {
    const ledger = `| ${area}-001 | One. | x |\n| OPEN-${'001'} | Open? | x |\n| ADM-MSG-${'002'} | Two. | x |\n| ${area}-001 | a note |`;
    expect(readRequirements(ledger).map(({ id, text }) => [id, text])).toEqual([
      [`${area}-001`, 'One.'],
      [`ADM-MSG-${'002'}`, 'Two.'],
    ]);
  });
});

describe('the ids that tests claim', () => {
  const source = (text: string) => text.replaceAll('#', `${area}-0`);
  const ids = (text: string) => claimedIds('x.test.tsx', source(text));
  const expected = (...numbers: string[]) => numbers.map((number) => `${area}-0${number}`);

  it('stand in what a test proves', () => {
    expect(ids(`it('a', proves('#01', '#02'), () => {})`)).toEqual(expected('01', '02'));
    expect(ids(`test('b', { ...proves('#03'), tag: '@x' }, () => {})`)).toEqual(expected('03'));
  });

  it('stand in tables', () => {
    expect(ids(`for (const [id] of [['#06']]) it('c', proves(id), () => {})`)).toEqual(expected('06'));
  });

  it('do not stand in titles, comments or other texts, and are found there', () => {
    const text = `// #07 and proves(#08)\nit('d (#09)', proves('#10'), () => { say(\`#11 is meant\`) })`;
    expect(ids(text)).toEqual(expected('10'));
    expect(strayIds(source(text))).toEqual(expected('07', '08', '09', '11'));
  });
});

describe('the code', () => {
  it('names requirements in tests only, and only such as there are', () => {
    expect(readCoverage().problems).toEqual([]);
  });
});
