import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { met } from '#tests/asvs/row.ts';
import { asvsRows } from '#tests/asvs/table.ts';
import { faultsOf, writeTable } from './asvs/table.ts';
import { titlesIn } from './asvs/titles.ts';

describe('the table of ASVS', () => {
  it('names only tests that exist and are run, and leaves no requirement out', () => {
    expect(faultsOf(asvsRows)).toEqual([]);
  });

  it('holds each requirement once, met by a test, not applicable or open', () => {
    expect(new Set(asvsRows.map(({ id }) => id)).size).toBe(asvsRows.length);
    for (const { id, met: proofs, notApplicable, open } of asvsRows) {
      const stands = [proofs && proofs.length > 0, notApplicable, open].filter(Boolean);
      expect([id, stands.length]).toEqual([id, 1]);
    }
  });

  it('is as docs/asvs.md has it (npm run asvs writes it)', () => {
    expect(readFileSync(new URL('../docs/asvs.md', import.meta.url), 'utf8')).toBe(writeTable(asvsRows));
  });
});

describe('a test that a row names', () => {
  const source = `
    describe('a group', () => {
      it('runs', () => {});
      it.each([['a', 1]])('runs for %s', () => {});
      it.skip('is left out', () => {});
      test.todo('is to come');
      it(\`costs \${price}\`, () => {});
    });
    describe.skip('a group that is left out', () => { it('is in it', () => {}); });
    it.skip.each([1])('is left out for %s', () => {});`;
  const titles = titlesIn('a.test.ts', source);
  const read = (file: string) => (file === 'a.test.ts' ? titles : null);
  const own = (title: string, file = 'a.test.ts') =>
    faultsOf([met('1.2.3', 1, 'x', `${file}: ${title}`)], read).filter((fault) => fault.includes(title));

  // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it is written
  it.each(['runs', 'runs for %s', 'costs ${price}'])('is found: %s', (title) => {
    expect(own(title)).toEqual([]);
  });

  it.each(['is left out', 'is to come', 'is in it', 'is left out for %s'])('is not to be skipped: %s', (title) => {
    expect(own(title)).toEqual([`1.2.3: a.test.ts: "${title}" is skipped`]);
  });

  it('is missed when it is gone, or only a group', () => {
    expect(own('a group')).toEqual(['1.2.3: a.test.ts has no test "a group"']);
    expect(faultsOf([met('1.2.3', 1, 'x', 'gone.test.ts: runs')], read)).toContain(
      '1.2.3: gone.test.ts does not exist',
    );
  });

  it('is asked of every requirement of level 1 and 2', () => {
    const without = asvsRows.filter(({ id }) => id !== '16.5.3');
    expect(faultsOf(without)).toEqual(['16.5.3: is missing at level 2']);
  });
});
