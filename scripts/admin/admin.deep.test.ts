import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '#platform/database/folder-lock.ts';
import { migratedCopy } from '#tests/migrated-copy.ts';
import { root } from '../processes.ts';
import { UsageError } from './command.ts';
import { helpText, planOf } from './commands.ts';

/** As an operator types it: a process of its own, on the embedded database. */
describe('npm run admin', () => {
  let folder: string;
  /** @param signal of the test: with it ends the process, which holds the folder */
  const run = (signal: AbortSignal, ...args: string[]): Promise<{ status: number | null; text: string }> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(root, 'scripts/admin.ts'), ...args], {
        cwd: root,
        env: { PATH: process.env.PATH ?? '', DATA_DIR: folder },
        signal,
      });
      child.once('error', reject);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
      child.on('close', (status) => resolve({ status, text }));
    });
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-admin-'));
    const database = path.join(folder, 'database');
    mkdirSync(database);
    execFileSync('tar', ['-xf', await migratedCopy(), '-C', database]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('says what it can do, and does not guess what was meant', async () => {
    expect(helpText()).toContain('audit verify');
    expect(() => planOf([])).toThrow(UsageError);
    expect(() => planOf(['audit', 'erase'])).toThrow('audit erase');
    expect(() => planOf(['audit', 'verify', '--fil', 'x'])).toThrow("Unknown option '--fil'");
  });

  it('finishes when the reader of its output has left', async () => {
    const child = spawn(process.execPath, [path.join(root, 'scripts/admin.ts'), 'help'], {
      env: { PATH: process.env.PATH ?? '' },
    });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect({ status, said }).toEqual({ status: 0, said: '' });
  });

  it('verifies a log that is empty', async ({ signal }) => {
    expect(await run(signal, 'audit', 'verify', '--fil', 'x')).toMatchObject({ status: 64 });
    const { status, text } = await run(signal, 'audit', 'verify');
    expect(text).toContain('0 sealed entries, 0 checkpoints.');
    expect(text).toContain('Everything holds.');
    expect(status).toBe(0);
  });

  it('does not touch the embedded database of a running product, and says why', async ({ signal }) => {
    const unlock = await lockFolder(folder);
    const { status, text } = await run(signal, 'audit', 'verify');
    await unlock();
    expect(status).toBe(69);
    expect(text).toMatch(/in use by process \d+\. Stop that process/);
  });
});
