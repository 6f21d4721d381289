import { beforeAll, describe, expect, it } from 'vitest';
import { faultWords } from '#contract/proof/verdict-words.ts';
import { verifyFile } from '#contract/proof/verify-file.ts';
import words from '#contract/proof/words/verdict.texts.en.ts';
import { signTable } from '#core/reports/queries/signer.ts';
import { reportFor, signerOf } from '#core/scans/signed-report.fixture.ts';
import { findingsTable } from './table.ts';

const report = reportFor(['Larkfield', 'Corvid', '=HYPERLINK("x")']);
const table = Buffer.from(findingsTable(report));
let keys: string[];
let seal: Buffer<ArrayBuffer>;

beforeAll(async () => {
  const { signer } = await signerOf();
  keys = [signer.verifierKey];
  seal = Buffer.from(await signTable(signer, report, table));
});

const verdictOn = (file: Buffer<ArrayBuffer>, beside = seal) =>
  verifyFile(new Uint8Array(file), keys, new Uint8Array(beside));
const told = async (file: Buffer<ArrayBuffer>, beside = seal) => {
  const verdict = await verdictOn(file, beside);
  return verdict.kind === 'changed' ? verdict.faults.map((fault) => faultWords(fault, words)) : verdict.kind;
};
const lines = () => table.toString().split(/(?<=\n)/);
const withLines = (...change: Parameters<string[]['splice']>) =>
  Buffer.from(
    lines()
      .toSpliced(...change)
      .join(''),
  );
const flipped = (bytes: Buffer<ArrayBuffer>, at: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8((copy[at] ?? 0) ^ 1, at);
  return copy;
};

describe('a table of findings with its seal beside it', () => {
  it('is genuine as it was written, in whichever order the two are taken', async () => {
    const genuine = { kind: 'genuine-table', report: report.about.report, issuedAt: report.about.issuedAt };
    expect(await verdictOn(table)).toMatchObject({ ...genuine, lines: lines().length });
    expect(await verdictOn(seal, table)).toMatchObject(genuine);
  });

  it('tells of any one byte that was flipped in which line it is', async () => {
    for (let at = 0; at < table.length; at++) {
      const line = table.subarray(0, at).toString('latin1').split('\n').length;
      const words = await told(flipped(table, at));
      // Where the end of a line was flipped, or one was made, there are other lines than before.
      expect(words[0], `byte ${at}`).toBe(`The table, in line ${line}: changed.`);
    }
  });

  it('tells of any byte of the seal that was flipped', async () => {
    for (let at = 0; at < seal.length; at += 3) expect(await told(table, flipped(seal, at))).not.toBe('genuine-table');
  });

  it('tells of lines that were taken away, put in, or changed places', async () => {
    const last = lines().length - 1;
    expect(await told(withLines(last, 1))).toEqual([`The table, in line ${last + 1}: taken away.`]);
    expect(await told(withLines(1, 0, 'High,Made up\r\n'))).toEqual(['The table, in line 2: put in.']);
    expect(await told(withLines(1, 2, ...lines().slice(1, 3).reverse()))).toEqual([
      'The table, in line 2: changed.',
      'The table, in line 3: changed.',
    ]);
  });

  it('says nothing alone, and the seal says nothing of another table', async () => {
    expect(await verifyFile(new Uint8Array(table), keys)).toEqual({ kind: 'table' });
    expect(await verifyFile(new Uint8Array(seal), keys)).toEqual({ kind: 'seal' });
    expect(await told(Buffer.from(findingsTable(reportFor(['Tidewater']))))).not.toBe('genuine-table');
    const other = (await signerOf({ seed: 2 })).signer.verifierKey;
    const verdict = await verifyFile(new Uint8Array(table), [other], new Uint8Array(seal));
    expect(verdict).toMatchObject({ kind: 'unknown-key' });
  });

  it('still runs no formula in a spreadsheet', () => {
    expect(table.toString()).toContain("'=HYPERLINK");
    expect(table.toString()).not.toMatch(/(^|,|")[=+@-]/m);
  });
});
