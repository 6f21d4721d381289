import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proves } from '#tests/proves.ts';
import { readCsv, recovered } from '#tests/texts/csv.ts';
import { productFiles, textOf } from '../../scripts/structure/files.ts';
import { csvLine, csvStart } from './csv.ts';

it('plain values are not quoted', proves('ADM-ORD-023'), () => {
  expect(csvLine(['a-1', 'Detailed Exposure Report', 80, 'GBP', 'in_progress'])).toBe(
    'a-1,Detailed Exposure Report,80,GBP,in_progress\r\n',
  );
});

it('a comma, a quote and a line break are quoted, nothing else', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', 'semi;colon'])).toBe('"a,b","say ""x""","two\nlines",semi;colon\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0", '＝1', "'=1"])(
  '%j is made harmless and can be recovered',
  (value) => {
    const [[cell = '']] = readCsv(csvLine([value, 'x'])) as [string[]];
    expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
    expect(recovered(cell)).toBe(value);
  },
);

it('numbers stay numbers, also negative ones', () => {
  expect(csvLine([-5, 0, 1_000])).toBe('-5,0,1000\r\n');
});

it('whatever the values are, they come back, and none of them runs', () => {
  const nasty = fc.array(fc.constantFrom(...'=+-@\t\r\n",;\' aé＝'), { maxLength: 8 }).map((chars) => chars.join(''));
  const value = fc.oneof(fc.string(), nasty);
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const cells = readCsv(rows.map(csvLine).join(''));
      for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      expect(cells.map((row) => row.map(recovered))).toEqual(rows);
    }),
  );
});

it('a file begins with the mark by which spreadsheets know UTF-8', () => {
  expect([...Buffer.from(csvStart(['Prénom', 'Ort'])).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csvStart(['Prénom', 'Ort'])).toBe('\ufeffPrénom,Ort\r\n');
});

it('every file that has lines has that beginning', () => {
  const writers = productFiles.filter((file) => file !== 'contract/base/csv.ts' && /\bcsvLine\b/.test(textOf(file)));
  expect(writers.length).toBeGreaterThan(1);
  expect(writers.filter((file) => !/\bcsvStart\(/.test(textOf(file)))).toEqual([]);
});
