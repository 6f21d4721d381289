import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { toHex } from '#contract/proof/bytes.ts';
import type { VerifierKey } from '#contract/proof/note.ts';
import { partsOf, writeReport, writeStatement } from '#contract/proof/report-parts.ts';
import { type SignedReport, signedReport } from '#contract/proof/report-schema.ts';
import { type ReportVerdict, verifyReport } from '#contract/proof/verify-report.ts';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { signReport } from '#core/reports/queries/signer.ts';
import { reportFor, signerOf } from '#core/scans/signed-report.fixture.ts';

const report = reportFor(['Larkfield', 'Corvid']);
let key: VerifierKey;
let text: string;

beforeAll(async () => {
  const own = await signerOf();
  key = own.key;
  text = await signReport(own.signer, report);
});

const faultsOf = (verdict: ReportVerdict) => (verdict.kind === 'changed' ? verdict.faults : []);
const told = async (changed: string) =>
  faultsOf(await verifyReport(changed, [key])).map(({ part, how }) => `${part} ${how}`);
const resealed = async (change: (file: Record<string, unknown>) => void) => {
  const file = JSON.parse(text);
  change(file);
  return `${JSON.stringify(file, null, 2)}\n`;
};

/** The part of the report that a line of its file belongs to; `null` for brackets and names around parts. */
function partsByLine(lines: readonly string[]): (string | null)[] {
  let section: string | null = null;
  let row: string | null = null;
  return lines.map((line, place) => {
    section = /^ {2}"(\w+)":/.exec(line)?.[1] ?? section;
    const isList = section === 'findings' || section === 'checks';
    if (/^ {4}\{/.test(line)) row = `${section} ${/"id": "(.+)"/.exec(lines[place + 1] ?? '')?.[1]}`;
    return isList ? (/^ {4,}/.test(line) ? row : null) : section;
  });
}

describe('a signed report', () => {
  it('is genuine as it was written, and says what its schema says', async () => {
    const verdict = await verifyReport(text, [key]);
    expect(verdict).toMatchObject({ kind: 'genuine', key: { name: 'quietprint.example/reports' } });
    expect(verdict.kind === 'genuine' && signedReport.parse(verdict.report)).toEqual(report);
    expect(report.findings).toHaveLength(2);
  });

  it('has a hash for each section, each finding and each answer', () => {
    expect(partsOf(report).map(({ name }) => name)).toEqual([
      ...['about', 'person', 'score', 'comparison', 'coverage', 'findings'],
      ...report.findings.map(({ id }) => `findings ${id}`),
      ...['checks', 'checks hibp-account-range 1', 'checks xposedornot 1', 'checks gone 1', 'method', 'text'],
    ]);
  });

  it('is not genuine with its members in another order, at whatever depth', async () => {
    const file = JSON.parse(text) as Record<string, unknown> & { findings: object[]; about: object };
    const reversed = <Value extends object>(value: Value) => Object.fromEntries(Object.entries(value).reverse());
    const { seal, ...rest } = file;
    const others = [
      reversed(file),
      { seal, ...rest },
      { ...file, about: reversed(file.about) },
      { ...file, findings: file.findings.map(reversed) },
    ];
    for (const other of others) {
      const verdict = await verifyReport(`${JSON.stringify(other, null, 2)}\n`, [key]);
      expect(verdict).toMatchObject({ kind: 'changed', faults: [{ part: 'file', how: 'changed' }] });
    }
  });

  it('tells of any one character that was changed, and where', async () => {
    const whole = reportFor(['Larkfield'], ['xposedornot']);
    const findings = whole.findings.map((finding) => ({ ...finding, steps: finding.steps.slice(0, 1), advice: [] }));
    const method = { ...whole.method, score: '', bands: [], sources: '', signature: '' };
    const small = await signReport((await signerOf()).signer, { ...whole, findings, method });
    const lines = small.split('\n');
    const owners = partsByLine(lines);
    const places = lines.flatMap((line, row) => Array.from({ length: line.length + 1 }, () => row)).slice(0, -1);
    expect(places).toHaveLength(small.length);
    const missed = await Promise.all(
      places.map(async (row, at) => {
        const other = small[at] === 'x' ? 'y' : 'x';
        const verdict = await verifyReport(small.slice(0, at) + other + small.slice(at + 1), [key]);
        if (owners[row] === 'seal' && verdict.kind === 'unknown-key') return [];
        const names = faultsOf(verdict).map((fault) => (fault.part === 'file' ? `line ${fault.line}` : fault.part));
        const expected = [owners[row], `line ${row + 1}`, `line ${row + 2}`];
        const isNamed =
          faultsOf(verdict).some(({ how }) => how !== 'changed') || names.some((one) => expected.includes(one));
        return isNamed ? [] : [`${row + 1}: ${lines[row]}: ${JSON.stringify(verdict)}`];
      }),
    );
    expect(missed.flat()).toEqual([]);
  });

  it('tells of any character put in, taken out or exchanged', async () => {
    const change = fc.record({
      at: fc.nat(text.length - 1),
      gone: fc.nat(2),
      put: fc.oneof(
        fc.constantFrom('', ' ', '\n', '0', '"', '\\', ',', '{}', '\u0000', '🪨'),
        fc.string({ maxLength: 3 }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, gone, put }) => {
        const changed = text.slice(0, at) + put + text.slice(at + gone);
        const verdict = await verifyReport(changed, [key]);
        expect(verdict.kind === 'genuine').toBe(changed === text);
      }),
      { numRuns: 100 },
    );
  });

  it('names what is missing, what was added, and another order', async () => {
    const [first = '', second = ''] = report.findings.map(({ id }) => `findings ${id}`);
    expect(await told(await resealed((file) => void (file.findings as unknown[]).pop()))).toEqual([
      `${second} missing`,
    ]);
    expect(await told(await resealed((file) => void (file.findings as unknown[]).reverse()))).toEqual([
      'findings changed',
    ]);
    expect(
      await told(await resealed((file) => void Object.assign((file.findings as object[])[0] ?? {}, { id: 'z' }))),
    ).toEqual(['findings z added', `${first} missing`]);
    expect(await told(await resealed((file) => void delete file.coverage))).toEqual(['coverage missing']);
    expect(await told(await resealed((file) => void Object.assign(file, { note: 'Clean!' })))).toEqual(['note added']);
    expect(await told(await resealed((file) => void delete file.seal))).toEqual(['seal missing']);
    expect(await told(await resealed((file) => void Object.assign(file, { seal: 5 })))).toEqual(['seal changed']);
  });

  it('tells of a name that stands there twice, which readers take differently', async () => {
    const twice = text.replace('  "score": {', '  "score": { "verdict": "Nothing found" },\n  "score": {');
    expect(await told(twice)).toEqual(['file changed']);
  });

  it('tells of a part that was exchanged for one of another report of ours', async () => {
    const other = JSON.parse(await signReport((await signerOf()).signer, reportFor(['Tidewater'])));
    expect(await told(await resealed((file) => void Object.assign(file, { score: other.score })))).toEqual([
      'score changed',
    ]);
  });

  it('that was cut short is told, wherever', async () => {
    for (let length = 60; length < text.length; length += 97)
      expect(await verifyReport(text.slice(0, length), [key])).toMatchObject({ kind: 'changed' });
  });

  it('cannot be sealed anew by anybody else', async () => {
    const forged: SignedReport = { ...report, findings: [] };
    const other = await signerOf({ seed: 2 });
    expect(await verifyReport(await signReport(other.signer, forged), [key])).toEqual({
      kind: 'unknown-key',
      name: other.key.name,
      keyId: toHex(other.key.keyId),
    });
    const statement = await writeStatement(key.name, forged);
    const oldSeal = JSON.parse(text).seal as string;
    const seal = `${statement}\n${oldSeal.slice(oldSeal.indexOf('\u2014'))}`;
    expect(await told(writeReport(forged, seal))).toEqual(['seal changed']);
  });

  it('is signed by no key that signs something else, and for this address only', async () => {
    const audit = auditSigner({ appUrl: 'https://quietprint.example', auditSigningKey: new Uint8Array(32).fill(1) });
    const { signer } = await signerOf({ appUrl: 'https://elsewhere.example' });
    expect(await verifyReport(await signReport(audit, report), [key])).toMatchObject({ kind: 'unknown-key' });
    expect(await verifyReport(await signReport(signer, report), [key])).toMatchObject({ kind: 'unknown-key' });
  });

  it('stays genuine under a former key that is known', async () => {
    const now = await signerOf({ seed: 2 });
    expect(await verifyReport(text, [now.key, key])).toMatchObject({ kind: 'genuine', key: { keyId: key.keyId } });
  });

  it.each(['', 'Dear Alice', '{}', '[]', 'null', '{"seal":"quietprint"}', '%PDF-1.7'])('is not %j', async (other) => {
    expect(await verifyReport(other, [key])).toEqual({ kind: 'no-report' });
  });
});
