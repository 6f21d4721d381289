import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const MOST_WORDS = 720;
const records = globSync('docs/decisions/*.md', { cwd: root }).sort();
const numberOf = (file: string) => path.basename(file).slice(0, 3);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('decision records', () => {
  it('have a number each', () => {
    expect(records.length).toBeGreaterThan(30);
    expect(new Set(records.map(numberOf)).size).toBe(records.length);
  });

  it.each(records)('%s begins with its number and is short', (file) => {
    const text = textOf(file);
    expect(text).toMatch(new RegExp(`^# ${numberOf(file)}: `));
    // A table is looked up, not read.
    const prose = text.replaceAll(/^\|.*$/gm, '');
    expect(prose.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('are referred to by numbers that there are', () => {
    const numbers = new Set(records.map(numberOf));
    const referred = globSync('{README.md,docs/**/*.md,{app,core,platform,server,scripts}/**/*.{ts,tsx}}', {
      cwd: root,
    })
      .flatMap((file) => [...textOf(file).matchAll(/decisions\/(\d{3})/g)])
      .map(([, number = '']) => number);
    expect(referred.length).toBeGreaterThan(3);
    expect(referred.filter((number) => !numbers.has(number))).toEqual([]);
  });
});
