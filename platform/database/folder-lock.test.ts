import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-lock-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const module = new URL('./folder-lock.ts', import.meta.url).href;

function holdInOtherProcess(folder: string) {
  const source = `const { lockFolder } = await import(${JSON.stringify(module)}); await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const held = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { child, held };
}

describe('the lock of a data folder', () => {
  it('refuses a second holder and names the first', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(folder)).rejects.toThrow(String(process.pid));
    await unlock();
    await (await lockFolder(folder))();
  });

  it('refuses a second process, and is free again after kill -9', async () => {
    const folder = newFolder();
    const { child, held } = holdInOtherProcess(folder);
    await held;
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    await (await lockFolder(folder))();
  });

  it('works in a folder whose path is longer than a socket address', async () => {
    const folder = path.join(newFolder(), 'a'.repeat(100), 'b'.repeat(60));
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
  });
});
