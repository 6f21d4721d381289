import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

/** Starts processes that wait for one moment, then all want the folder. @returns what each of them said */
async function startAtOnce(folder: string, count: number): Promise<string[]> {
  const at = Date.now() + 1_500;
  const source = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    while (Date.now() < ${at}) await new Promise((next) => setTimeout(next, 1));
    const said = await lockFolder(${JSON.stringify(folder)}).then(() => 'held', (error) => error.name);
    console.log(said);
    setInterval(() => {}, 1000);`;
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const said = await Promise.all(
    children.map(
      (child) => new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(`${text}`.trim()))),
    ),
  );
  // Killed, not stopped: the next ones find what a crash leaves.
  await Promise.all(
    children.map((child) => {
      child.kill('SIGKILL');
      return new Promise((resolve) => child.once('exit', resolve));
    }),
  );
  return said;
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

  it('goes to one of several processes that start at once after a crash', async () => {
    const folder = newFolder();
    for (let crash = 0; crash < 8; crash++) {
      const said = await startAtOnce(folder, 3);
      expect(said.sort(), `after crash ${crash}`).toEqual(['FolderInUseError', 'FolderInUseError', 'held']);
    }
  });

  it('leaves nothing in the folder when it is released', async () => {
    const folder = newFolder();
    await (await lockFolder(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('works in a folder whose path is longer than a socket address', async () => {
    const folder = path.join(newFolder(), 'a'.repeat(100), 'b'.repeat(60));
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
  });
});
