import { describe, expect, it } from 'vitest';
import { fileSpaceBytes } from '#core/orders/rules.ts';
import type { Database } from '#platform/database/database.ts';
import { installation, said } from './installation.fixture.ts';
import { checkOrderFiles } from './order-files.ts';

/** A database in which the files of customers have so many bytes. */
const holding = (bytes: number) => ({ read: async () => bytes }) as unknown as Database;

describe('the space for files of customers', () => {
  it.each([
    [0, /^fine: .* 0 MiB of 20,480 MiB/],
    [0.8 * fileSpaceBytes.everybody, /^weak: .* 16,384 MiB of 20,480 MiB/],
    [fileSpaceBytes.everybody, /^wrong: .* 20,480 MiB of 20,480 MiB/],
  ])('of which %i bytes are taken', async (bytes, words) => {
    expect(said(await checkOrderFiles(installation({}, { database: holding(bytes) })))).toEqual([
      expect.stringMatching(words),
    ]);
  });

  it('is not checked without a database', async () => {
    expect(said(await checkOrderFiles(installation({}, { database: null })))).toEqual([
      expect.stringMatching(/^not checked: /),
    ]);
  });
});
