import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const MOST_WORDS = 720;
const MOST_RECORDS = 45;
const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort();
const numberOf = (file: string) => path.basename(file).slice(0, 3);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('decision records', () => {
  it('are few, and numbered without gaps', () => {
    expect(records.length).toBeGreaterThan(30);
    expect(records.length).toBeLessThanOrEqual(MOST_RECORDS);
    expect(records.map(numberOf)).toEqual(records.map((_, i) => String(i + 1).padStart(3, '0')));
  });

  it('stand in the index, each once', () => {
    const index = textOf('docs/decisions/README.md');
    for (const file of records) expect(index.split(`](${path.basename(file)})`), file).toHaveLength(2);
  });

  it.each(records)('%s begins with its number, has the known parts and is short', (file) => {
    const text = textOf(file);
    expect(text).toMatch(new RegExp(`^# ${numberOf(file)}: `));
    for (const part of ['Decision', ...(file.endsWith('retention-periods.md') ? [] : ['Context', 'Consequences'])])
      expect(text, part).toContain(`**${part}.**`);
    // A table is looked up, not read.
    const prose = text.replaceAll(/^\|.*$/gm, '');
    expect(prose.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('are referred to by numbers and names that there are', () => {
    const numbers = new Set(records.map(numberOf));
    const names = new Set(records.map((file) => path.basename(file)));
    const files = globSync('{*.md,{bench,docs}/**/*.md,{app,core,platform,server,scripts}/**/*.{ts,tsx}}', {
      cwd: root,
    });
    const referred = files.flatMap((file) => [
      ...textOf(file).matchAll(
        /decisions\/(\d{3}(?:-[a-z0-9-]+\.md)?)|\]\((\d{3}-[a-z0-9-]+\.md)|\b[Rr]ecord (\d{3})\b/g,
      ),
    ]);
    const told = referred.map(([, one, two, three]) => one ?? two ?? three ?? '');
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((one) => !numbers.has(one) && !names.has(one))).toEqual([]);
  });
});
