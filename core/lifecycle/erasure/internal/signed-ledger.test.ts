import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { addToLedger, LedgerError, ledgerFile, openLedger } from './signed-ledger.ts';

const id = (n: number) => `0190aaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const entry = (n: number) => ({ userId: id(n), erasedAt: new Date(Date.UTC(2027, 0, n)) });
const configOf = (byte: number, formerAuditKeys: string[] = []) => ({
  appUrl: 'https://quietprint.test',
  auditSigningKey: Buffer.alloc(32, byte),
  formerAuditKeys,
});
const ours = { config: configOf(1) };

describe('the ledger of erasures', () => {
  let folder: string;
  const lines = () => readFileSync(ledgerFile(folder), 'utf8').split('\n').slice(0, -1);
  const write = (those: readonly string[]) =>
    writeFileSync(ledgerFile(folder), those.map((line) => `${line}\n`).join(''));
  const opened = async (keys = ours) => [...(await openLedger(folder, keys)).entries.keys()];
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-ledger-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await addToLedger(folder, [entry(1), entry(2)], ours);
    await addToLedger(folder, [entry(2), entry(3)], ours);
  });

  it('names every account once, in order', async () => {
    expect(await opened()).toEqual([id(1), id(2), id(3)]);
    expect(lines()).toHaveLength(3);
  });

  it.each<[string, (whole: string[]) => string[]]>([
    [
      'an unsigned line at its end',
      (whole) => [...whole, JSON.stringify({ userId: id(9), erasedAt: '2027-01-09T00:00:00.000Z' })],
    ],
    ['a line that names somebody else', (whole) => whole.map((line) => line.replace(id(3), id(9)))],
    ['another time', (whole) => whole.map((line) => line.replace('2027-01-02', '2020-01-02'))],
    ['a line that was taken out', ([one = '', , three = '']) => [one, three]],
    ['its beginning taken away', ([, ...rest]) => rest],
    ['two lines in another order', ([one = '', two = '', three = '']) => [two, one, three]],
    ['a line that stands twice', (whole) => [...whole, whole.at(-1) ?? '']],
    ['an empty line', (whole) => [...whole, '']],
  ])('is not believed with %s, and nothing is added to it', async (_what, alter) => {
    const altered = alter(lines());
    write(altered);
    await expect(opened()).rejects.toThrow(LedgerError);
    await expect(addToLedger(folder, [entry(4)], ours)).rejects.toThrow('was altered');
    expect(lines()).toEqual(altered);
  });

  it('is believed under a former key, and goes on under the new one', async () => {
    const rotated = { config: configOf(2, [auditSigner(ours.config).verifierKey]) };
    await expect(opened({ config: configOf(2) })).rejects.toThrow('another AUDIT_SIGNING_KEY');
    await addToLedger(folder, [entry(4)], rotated);
    expect(await opened(rotated)).toHaveLength(4);
  });
});
