import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './processes.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
  writeFileSync(
    path.join(folder, 'said.mjs'),
    'console.log(JSON.stringify([process.pid, process.cwd(), process.argv.slice(2)])); process.exit(7);',
  );
  writeFileSync(
    path.join(folder, 'waits.mjs'),
    "process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1_000); console.log('waits');",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As a Node is that cannot exchange its program. */
const WITHOUT_EXECVE = ['--import', 'data:text/javascript,delete process.execve'];

const start = (flags: readonly string[], script: string, ...args: string[]) =>
  spawn(process.execPath, [...flags, path.join(root, 'scripts/bootstrap.mjs'), path.join(folder, script), ...args], {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });

describe.each([
  ['in its place', []],
  ['beside it, where its Node can do no better', WITHOUT_EXECVE],
])('a script that the bootstrap runs %s', (_, flags) => {
  it('works in the project’s folder with its own arguments, and ends as it ends', async () => {
    const child = start(flags, 'said.mjs', 'one', 'two words');
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const [pid, cwd, args] = JSON.parse(said);
    expect({ cwd, args, code }).toEqual({ cwd: root, args: ['one', 'two words'], code: 7 });
    expect(pid === child.pid).toBe(flags.length === 0 && 'execve' in process);
  });

  it('hears the signal that ends it', async () => {
    const child = start(flags, 'waits.mjs');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([3, null]);
  });
});
