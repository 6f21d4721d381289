import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const MOST_WORDS = 720;
const MOST_RECORDS = 50;
const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort();
/** Files of the project that may refer to a record. */
const referencing = [
  '*.{md,ts,mjs}',
  '{app,bench,contract,core,db,deploy,docs,e2e,platform,scripts,server,tests}/**/*.{ts,tsx,mjs,md,sql,css,yml}',
];
/** `decisions/002`, `decisions/002-database.md`, `(002-database.md)`, `record 002`, `decision 002`. */
const reference =
  /decisions\/(\d{3}(?:-[a-z0-9-]+\.md)?)|\]\((\d{3}-[a-z0-9-]+\.md)|\b(?:[Rr]ecords?|[Dd]ecision) (\d{3})\b/g;
const numberOf = (file: string) => path.basename(file).slice(0, 3);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('decision records', () => {
  it('are at most 50 and numbered without gaps', () => {
    expect(records.length).toBeGreaterThan(30);
    expect(records.length).toBeLessThanOrEqual(MOST_RECORDS);
    expect(records.map(numberOf)).toEqual(records.map((_, i) => String(i + 1).padStart(3, '0')));
  });

  it('are each listed once in the index, with their title', () => {
    const index = textOf('docs/decisions/README.md');
    for (const file of records) {
      const [, number, title] = /^# (\d{3}): (.+)/.exec(textOf(file)) ?? [];
      expect(index.split(`](${path.basename(file)})`), file).toHaveLength(2);
      expect(index).toContain(`[${number} ${title}](${path.basename(file)})`);
    }
  });

  it.each(records)('%s begins with its number, has all sections and is short', (file) => {
    const text = textOf(file);
    expect(text).toMatch(new RegExp(`^# ${numberOf(file)}: `));
    for (const section of ['Context', 'Decision', 'Consequences']) expect(text, section).toContain(`**${section}.**`);
    // Tables are looked up, not read.
    const prose = text.replaceAll(/^\|.*$/gm, '');
    expect(prose.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('exist for every reference', () => {
    const numbers = new Set(records.map(numberOf));
    const names = new Set(records.map((file) => path.basename(file)));
    const references = globSync(referencing, { cwd: root }).flatMap((file) =>
      [...textOf(file).matchAll(reference)].map((match) => ({ file, to: match.slice(1).find(Boolean) ?? '' })),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(({ to }) => !numbers.has(to) && !names.has(to))).toEqual([]);
  });

  it('are linked with the number of the file', () => {
    const links = globSync(referencing, { cwd: root }).flatMap((file) =>
      [...textOf(file).matchAll(/\[(\d{3})\]\([^)]*?(\d{3})-[a-z0-9-]+\.md/g)].map(([, text, number]) => ({
        file,
        text,
        number,
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ text, number }) => text !== number)).toEqual([]);
  });
});
