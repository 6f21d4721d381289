import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyFile } from '#contract/proof/verify-file.ts';
import { signPdf, signReport } from '#core/reports/queries/signer.ts';
import { reportFor, signerOf } from '#core/scans/signed-report.fixture.ts';
import { writePdf } from '#platform/documents/pdf.ts';

const created = new Date('2027-03-01T09:00:00Z');
let keys: string[];
let pdf: Buffer<ArrayBuffer>;

/** As the report is drawn, with a page less. */
const draw = (data: string | null) =>
  writePdf({ title: 'Exposure report', author: 'Quietprint', created }, (doc) => {
    if (data) doc.file(Buffer.from(data), { name: 'report.json', type: 'application/json', creationDate: created });
    doc.text('Two exposures');
  });

beforeAll(async () => {
  const { signer } = await signerOf();
  keys = [signer.verifierKey];
  pdf = await signPdf(signer, await draw(await signReport(signer, reportFor(['Larkfield', 'Corvid']))));
});

const verdictOn = (bytes: Buffer) => verifyFile(new Uint8Array(bytes), keys);
const told = async (bytes: Buffer) => {
  const verdict = await verdictOn(bytes);
  return verdict.kind === 'changed' ? verdict.faults.map(({ part, how }) => `${part} ${how}`) : verdict.kind;
};
const flipped = (at: number, mask = 1) => {
  const copy = Buffer.from(pdf);
  copy.writeUInt8((copy[at] ?? 0) ^ mask, at);
  return copy;
};

describe('a signed PDF', () => {
  it('is genuine as it was written, and so is what is attached to it', async () => {
    expect(await verdictOn(pdf)).toMatchObject({ kind: 'genuine', report: { person: { email: 'alice@example.com' } } });
  });

  it('is still a PDF: its seal is a comment before the place that says where the table of its objects is', () => {
    const text = pdf.toString('latin1');
    const [, table = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
    expect(text.slice(Number(table), Number(table) + 4)).toBe('xref');
    expect(text).toContain('>>\n%quietprint.example/reports\n%quietprint-report-pdf/1\n%');
  });

  it('tells of any one byte that was flipped', async () => {
    const places = fc.nat(pdf.length - 1);
    await fc.assert(
      fc.asyncProperty(places, fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        expect((await verdictOn(flipped(at, mask))).kind).not.toBe('genuine');
      }),
      { numRuns: 150 },
    );
    for (let at = pdf.length - 450; at < pdf.length; at++)
      expect((await verdictOn(flipped(at))).kind).not.toBe('genuine');
  });

  it('says that only its pages differ where what is attached is as it was', async () => {
    const at = pdf.indexOf('/Title');
    expect(at).toBeGreaterThan(0);
    expect(await told(flipped(at + 10))).toEqual(['pages changed']);
    expect(await told(Buffer.concat([pdf, Buffer.from('\n%more\n')]))).toEqual(['pages changed']);
    const unsealed = pdf.toString('latin1').replaceAll(/^%(?!PDF|%EOF).*\n(?=[%s])/gm, '');
    expect(await told(Buffer.from(unsealed, 'latin1'))).toEqual(['pages changed']);
  });

  it('says which part differs in what is attached', async () => {
    const text = pdf.toString('latin1');
    const [head = '', length = ''] = /\/EmbeddedFile.*?\/Length (\d+)\n.*?stream\n/s.exec(text) ?? [];
    const at = text.indexOf(head) + head.length;
    const data = inflateSync(pdf.subarray(at, at + Number(length))).toString();
    const altered = deflateSync(data.replace('"points": ', '"points": 1'));
    const changed = Buffer.concat([
      Buffer.from(`${text.slice(0, at).replace(`/Length ${length}\n`, `/Length ${altered.length}\n`)}`, 'latin1'),
      altered,
      pdf.subarray(at + Number(length)),
    ]);
    expect(await told(changed)).toEqual(['pages changed', expect.stringMatching(/^(score|findings .*) changed$/)]);
  });

  it('was issued by nobody whose key is not known, and another PDF is no report', async () => {
    const other = (await signerOf({ seed: 2 })).signer.verifierKey;
    expect(await verifyFile(new Uint8Array(pdf), [other])).toMatchObject({ kind: 'unknown-key' });
    expect(await told(await draw(null))).toBe('no-report');
    expect(await told(pdf.subarray(0, 200) as Buffer)).toBe('no-report');
  });

  it('cannot be put around another report of ours', async () => {
    const { signer } = await signerOf();
    const other = await draw(await signReport(signer, reportFor(['Tidewater'])));
    const seal = pdf.toString('latin1').match(/((?:%[^\n]*\n)+)startxref\n\d+\n%%EOF\n$/)?.[1] ?? '';
    const moved = other.toString('latin1').replace('startxref', `${seal}startxref`);
    expect(seal).not.toBe('');
    expect(await told(Buffer.from(moved, 'latin1'))).toEqual(['pages changed']);
  });
});
