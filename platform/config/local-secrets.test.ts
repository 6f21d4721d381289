import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { dataDir, key, local, problemsOf, provideDataFolder } from './config.fixture.ts';

const run = promisify(execFile);
const secretsFile = () => path.join(dataDir(), 'secrets.json');

provideDataFolder();

describe('the keys of a local installation', () => {
  it('are made once, differ, and are kept', () => {
    const first = local();
    const again = local();
    expect(first.encryptionKey).toHaveLength(32);
    expect(first.auditSigningKey).toHaveLength(32);
    expect(first.encryptionKey).not.toEqual(first.auditSigningKey);
    expect(again.encryptionKey).toEqual(first.encryptionKey);
    expect(again.auditSigningKey).toEqual(first.auditSigningKey);
    expect(readdirSync(dataDir())).toEqual(['secrets.json']);
  });

  it('are the same for processes that start at the same moment', async () => {
    const code = `import { loadConfig } from ${JSON.stringify(new URL('../config.ts', import.meta.url).href)};
      console.log(Buffer.from(loadConfig({ DATA_DIR: process.argv[1] }).encryptionKey).toString('hex'));`;
    const start = () => run(process.execPath, ['--input-type=module', '-e', code, dataDir()]);
    const printed = await Promise.all(Array.from({ length: 4 }, start));
    expect(new Set(printed.map(({ stdout }) => stdout))).toEqual(
      new Set([`${Buffer.from(local().encryptionKey).toString('hex')}\n`]),
    );
    expect(readdirSync(dataDir())).toEqual(['secrets.json']);
  });

  it('can be read by this user only', () => {
    local();
    expect(statSync(secretsFile()).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir()).mode & 0o777).toBe(0o700);
  });

  it('are not asked for when the environment names both, and give way to the one it names', () => {
    const [one, two] = [key(), key()];
    local({ ENCRYPTION_KEY: one, AUDIT_SIGNING_KEY: two });
    expect(existsSync(dataDir())).toBe(false);
    const mixed = local({ ENCRYPTION_KEY: one });
    expect(Buffer.from(mixed.encryptionKey).toString('base64')).toBe(one);
    expect(mixed.auditSigningKey).toEqual(local().auditSigningKey);
  });

  it.each([
    '',
    'not json',
    '{"encryptionKey":"AAAA","auditSigningKey":"AAAA"}',
    `{"encryptionKey":"${key()}"}`,
    'null',
  ])('are never overwritten: a damaged file (%s) is refused and stays as it is', (content) => {
    mkdirSync(dataDir());
    writeFileSync(secretsFile(), content);
    expect(problemsOf({})).toEqual([expect.stringMatching(/secrets\.json: is damaged; expected/)]);
    expect(readFileSync(secretsFile(), 'utf8')).toBe(content);
  });

  it('that are a folder are refused, saying why', () => {
    mkdirSync(secretsFile(), { recursive: true });
    expect(problemsOf({})).toEqual([expect.stringMatching(/secrets\.json: cannot be read or written \(EISDIR\)/)]);
  });

  it.skipIf(process.getuid?.() === 0)('in a folder that cannot be written are refused, saying why', () => {
    mkdirSync(dataDir());
    chmodSync(dataDir(), 0o500);
    expect(problemsOf({})).toEqual([expect.stringMatching(/\(EACCES\)/)]);
  });

  it('are not made when anything else is wrong', () => {
    expect(problemsOf({ PORT: 'many' })).toHaveLength(1);
    expect(existsSync(dataDir())).toBe(false);
  });
});
