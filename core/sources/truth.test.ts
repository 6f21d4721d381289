import { describe, expect, it } from 'vitest';
import { foundOrClear, readMissingFile } from '#core/sources/internal/read.ts';
import type { Source } from './define.ts';
import { fileSources } from './registry.ts';
import { truthTable, truthText, untruths } from './truth.fixture.ts';

describe('the truth table of sources', () => {
  it('holds for every source: nothing is clear, found or the person’s unless a documented answer says so', async () => {
    const rows = await truthTable(fileSources);
    expect(rows.map(({ id }) => id)).toEqual(fileSources.map(({ id }) => id));
    expect(untruths(rows)).toEqual([]);
    for (const { cases } of rows) expect(cases).toBeGreaterThan(40);
  });

  it('finds a source that takes a bare status for an answer', async () => {
    const lax: Source = {
      ...(fileSources.find(({ id }) => id === 'stopforumspam') as Source),
      async check(_subject, { ask }) {
        const response = await ask({ url: 'https://api.stopforumspam.org/api' });
        return foundOrClear([], readMissingFile(response));
      },
    };
    const rows = await truthTable([lax]);
    expect(untruths(rows)).toContain('stopforumspam: falseClear: HTML 404: a parked page');
    expect(untruths(rows)).toContain('stopforumspam: missed: a documented hit (changed)');
    expect(truthText(rows)).toMatch(/^stopforumspam +\d+ +[1-9]/m);
  });

  it('has no place for a source without its row', async () => {
    const rowless = { ...(fileSources[0] as Source), id: 'rowless' };
    await expect(truthTable([rowless])).rejects.toThrow(/rowless\.fixtures/);
  });
});
