import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signReport } from '#core/reports/queries/signer.ts';
import { reportFor, signerOf } from '#core/scans/signed-report.fixture.ts';
import { UsageError } from './command.ts';
import { asideOf } from './commands.ts';

let folder: string;
let file: string;
const env = () => ({
  DATA_DIR: folder,
  AUDIT_SIGNING_KEY: Buffer.alloc(32, 1).toString('hex'),
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('hex'),
  APP_URL: 'https://quietprint.example',
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-receipt-'));
  file = path.join(folder, 'report.json');
  writeFileSync(file, await signReport((await signerOf()).signer, reportFor(['Larkfield'])));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(environment: Record<string, string>, ...args: string[]) {
  const said: string[] = [];
  const status = await asideOf(args)?.(environment, (line) => said.push(line));
  return { status, text: said.join('\n') };
}

it('finds a report genuine under this installation’s own key', async () => {
  const { status, text } = await run(env(), 'receipt', 'verify', file);
  expect(text).toContain('report.json: Genuine: nothing was changed. Issued by quietprint.example/reports');
  expect(status).toBe(0);
});

it('needs no keys of its own where it is told which one to believe, and makes none', async () => {
  const { signer } = await signerOf();
  const bare = { DATA_DIR: path.join(folder, 'nothing') };
  expect(await run(bare, 'receipt', 'verify', file, '--key', signer.verifierKey)).toMatchObject({ status: 0 });
  await expect(run(bare, 'receipt', 'verify', file)).rejects.toThrow('--key');
  await expect(run(bare, 'receipt', 'verify', file, '--key', signer.name)).rejects.toThrow(UsageError);
});

it('names what was changed, in any of several files, and ends with 1', async () => {
  const altered = path.join(folder, 'altered.json');
  const report = JSON.parse(await signReport((await signerOf()).signer, reportFor(['Larkfield'])));
  report.score.verdict = 'You are safe';
  writeFileSync(altered, `${JSON.stringify(report, null, 2)}\n`);
  const { status, text } = await run(env(), 'receipt', 'verify', file, altered);
  expect(text).toContain('altered.json: Changed: this is not what was signed.');
  expect(text).toContain('  The score: changed.');
  expect(status).toBe(1);
});

it('tells of a byte that is no character, although it would read like one that was there', async () => {
  const { signer } = await signerOf();
  const spoiled = path.join(folder, 'spoiled.json');
  const report = reportFor(['Larkfield']);
  const marked = Buffer.from(await signReport(signer, { ...report, person: { ...report.person, name: '\ufffd' } }));
  const at = marked.indexOf('\ufffd');
  writeFileSync(spoiled, Buffer.concat([marked.subarray(0, at), Buffer.of(0xff), marked.subarray(at + 3)]));
  expect(await run(env(), 'receipt', 'verify', spoiled)).toMatchObject({ status: 1 });
});

it('prints the key that signs, and those that did before', async () => {
  const { signer } = await signerOf();
  const former = (await signerOf({ seed: 2 })).signer.verifierKey;
  const { text } = await run({ ...env(), REPORT_KEYS_FORMER: former }, 'receipt', 'key');
  expect(text).toBe(`${signer.verifierKey}\n${former}`);
});

it('keeps believing a former key that is named', async () => {
  const now = { ...env(), AUDIT_SIGNING_KEY: Buffer.alloc(32, 2).toString('hex') };
  expect(await run(now, 'receipt', 'verify', file)).toMatchObject({ status: 1 });
  const former = (await signerOf()).signer.verifierKey;
  expect(await run({ ...now, REPORT_KEYS_FORMER: former }, 'receipt', 'verify', file)).toMatchObject({ status: 0 });
});

it('says of a file that is not there that it cannot be read, and goes on with the others', async () => {
  const { status, text } = await run(env(), 'receipt', 'verify', path.join(folder, 'none.json'), file);
  expect(text).toMatch(/none\.json: This file cannot be read\.\n.*report\.json: Genuine/);
  expect(status).toBe(1);
});

it('says what is missing where a machine without keys is asked for them', async () => {
  const bare = { DATA_DIR: path.join(folder, 'nothing') };
  await expect(run(bare, 'receipt', 'key')).rejects.toThrow('set AUDIT_SIGNING_KEY or DATA_DIR');
});
