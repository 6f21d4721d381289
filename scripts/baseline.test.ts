import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baselineProblems, newFeaturesIn } from './baseline.ts';
import { root } from './processes.ts';

describe('the check of scripts for browsers', () => {
  it.each([
    ['document.startViewTransition(draw)', 'document.startViewTransition'],
    ['await Promise.try(read)', 'Promise.try'],
    ['mine.isSubsetOf(theirs)', '.isSubsetOf'],
    ["new URLPattern('/scan/:id')", 'URLPattern'],
    ['dialog?.requestClose()', '.requestClose'],
    ['await scheduler.yield()', 'scheduler.yield'],
    ['<a href="https://example.com" onClick={() => Promise.try(read)}>', 'Promise.try'],
    ['`https://example.com` + Promise.try(read)', 'Promise.try'],
  ])('finds what browsers of the Baseline may lack: %s', (source, found) => {
    expect(newFeaturesIn(source)).toContain(found);
  });

  it.each([
    'Promise.withResolvers()',
    'rows.toSorted()',
    'Object.groupBy(rows, kind)',
    '// Promise.try',
    "'URLPattern'",
    'const name = "new URLPattern()"',
  ])('lets pass what they have, and what is no code: %s', (source) => {
    expect(newFeaturesIn(source)).toEqual([]);
  });

  it('finds nothing in the pages', () => {
    expect(baselineProblems()).toBe('');
  });
});

describe('the check of style sheets', () => {
  it('finds what browsers of the Baseline may lack', () => {
    const folder = mkdtempSync(path.join(root, 'app/ui/styles/planted-'));
    const file = path.join(folder, 'planted.css');
    writeFileSync(file, 'a {\n  field-sizing: content;\n}\n');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@biomejs/biome/bin/biome', 'lint', '--only=suspicious/useBaseline', '--vcs-enabled=false', file],
      { cwd: root, encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    expect(`${stdout}${stderr}`).toContain('CSS property field-sizing isn');
    expect(status).toBe(1);
  });
});
