import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportSigner, signReport } from '#core/reports/queries/signer.ts';
import { reportFor } from '#core/scans/signed-report.fixture.ts';
import { commands } from './commands.ts';
import { runIn } from './run.fixture.ts';
import type { Terminal } from './terminal.ts';
import { newIn } from './watch.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quietprint-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const runIt = (words: readonly string[], change: Partial<Terminal> = {}) => runIn(folder, words, change);

describe('the command line', () => {
  it.each(commands.map(({ name }) => name))('explains %s like a manual page', async (name) => {
    const { status, out } = await runIt(['help', ...name.split(' ')]);
    expect(status).toBe(0);
    for (const title of ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'OPTIONS', 'EXIT STATUS', 'EXAMPLES'])
      expect(out).toContain(`\n${title}\n`.slice(title === 'NAME' ? 1 : 0));
    expect(out.split('\n').filter((line) => line.length > 80 && !line.includes('quietprint '))).toEqual([]);
    expect((await runIt([...name.split(' '), '--help'])).out).toBe(out);
  });

  it('refuses words that it does not understand', async () => {
    for (const words of [['nothing'], ['scan'], ['scan', 'a@example.com', '--no-such'], ['scan', 'nobody']])
      expect(await runIt(words), words.join(' ')).toMatchObject({ status: 64, out: '' });
  });

  it('asks nobody without a terminal and without --yes, and says who would be asked', async () => {
    const { status, notes } = await runIt(['scan', 'me@example.com']);
    expect(status).toBe(64);
    expect(notes).toContain('Your address, as it is');
    expect(notes).toContain('--yes');
  });

  it('asks nobody where the answer is no', async () => {
    const { status, out } = await runIt(['scan', 'me@example.com'], { isInteractive: true, ask: async () => 'n' });
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });

  it('says that nothing was checked where nobody can be reached, and keeps nothing', async () => {
    const before = readdirSync(folder);
    const { status, out } = await runIt(['scan', 'me@example.com', '--yes', '--quiet', '--only', 'breaches', '--json']);
    const { findings, checks } = JSON.parse(out);
    expect(status).toBe(2);
    expect(findings).toEqual([]);
    expect(new Set(checks.map(({ state }: { state: string }) => state))).toEqual(new Set(['not-checked']));
    expect(readdirSync(folder)).toEqual(before);
  });

  it('says what people read in the language of the system or of --lang, and writes JSON in English', async () => {
    const words = ['scan', 'me@example.com', '--yes', '--quiet', '--only', 'leakcheck-public'];
    const system = { env: { XDG_CONFIG_HOME: folder, HTTPS_PROXY: 'http://127.0.0.1:9', LANG: 'fr_FR.UTF-8' } };
    const french = await runIt([...words, '--html', 'report.html'], system);
    expect(french.out).toContain('1 réponse manque');
    expect(french.notes).toBe('report.html a été écrit.\n');
    expect(readFileSync(path.join(folder, 'report.html'), 'utf8')).toContain('<html lang="fr"');
    expect((await runIt([...words, '--lang=es'], system)).out).toContain('no ha llegado');
    expect(JSON.parse((await runIt([...words, '--json'], system)).out).score.verdict).toBe('No source answered.');
    expect(await runIt([...words, '--lang', 'de'])).toMatchObject({ status: 64, out: '' });
  });

  it('keeps what was learned in a folder of its owner where one is named', async () => {
    await runIt(['scan', 'me@example.com', '--yes', '--quiet', '--only', 'leakcheck-public', '--keep', 'kept']);
    const files = readdirSync(path.join(folder, 'kept')).sort();
    expect(files).toEqual(['answers.json', 'sources.json']);
    for (const file of files) expect(statSync(path.join(folder, 'kept', file)).mode & 0o777).toBe(0o600);
  });
});

describe('verify', () => {
  const signer = reportSigner({ appUrl: 'https://quietprint.example', auditSigningKey: new Uint8Array(32).fill(7) });

  it('tells a genuine report from one that was changed, and says which part was', async () => {
    const signed = await signReport(signer, reportFor(['Larkfield']));
    writeFileSync(path.join(folder, 'report.json'), signed);
    writeFileSync(path.join(folder, 'changed.json'), signed.replace('"Larkfield"', '"Oakfield"'));
    const genuine = await runIt(['verify', 'report.json', '--key', signer.verifierKey]);
    expect(genuine).toMatchObject({ status: 0, out: expect.stringContaining('Genuine') });
    const changed = await runIt(['verify', 'changed.json', '--key', signer.verifierKey]);
    expect(changed).toMatchObject({ status: 1, out: expect.stringContaining('changed') });
  });

  it('needs a key that somebody trusts, and a file', async () => {
    expect((await runIt(['verify', 'report.json'])).status).toBe(64);
    expect((await runIt(['verify', 'missing.json', '--key', signer.verifierKey])).status).toBe(2);
  });
});

describe('watch', () => {
  const earlier = {
    person: { name: null, identifiers: [{ kind: 'email' as const, value: 'me@example.com' }] },
    findings: [{ id: 'old' }],
    checks: [
      { source: 'tide', state: 'clear' },
      { source: 'moss', state: 'not-checked' },
    ],
  };
  const finding = (id: string, source: string) => ({
    ...{ id, title: id, where: 'there', severity: 'low', url: null, sources: [source] },
  });
  const checks = [
    { source: 'tide', name: 'Tide' },
    { source: 'moss', name: 'Moss' },
  ];

  it('tells what was not there, and marks what a source says that had not answered', () => {
    const findings = [finding('old', 'Tide'), finding('new', 'Tide'), finding('late', 'Moss')];
    expect(newIn({ findings, checks }, earlier).map(({ id, mayBeOld }) => [id, mayBeOld])).toEqual([
      ['new', false],
      ['late', true],
    ]);
  });

  it('fails on a file that no scan wrote', async () => {
    writeFileSync(path.join(folder, 'other.json'), '{}');
    expect((await runIt(['watch', '--since', 'other.json', '--yes'])).status).toBe(2);
  });
});

describe('letter', () => {
  it('prints the letter, and what it discloses beside it', async () => {
    const { status, out, notes } = await runIt([
      'letter',
      'spotify.com',
      '--email',
      'me@example.com',
      '--country',
      'SE',
    ]);
    expect(status).toBe(0);
    expect(out).toMatch(/^To: \S+@spotify\.com\nSubject: .+\n\n/);
    expect(notes).toContain('It discloses: email me@example.com');
    expect(readFileSync(path.join(import.meta.dirname, '../docs/cli.md'), 'utf8')).toContain('`letter COMPANY`');
  });

  it('writes none where the law has no such right', async () => {
    const words = ['letter', 'spotify.com', '--email', 'me@example.com', '--country', 'AU', '--kind', 'erasure'];
    expect(await runIt(words)).toMatchObject({ status: 1, out: '' });
  });
});
