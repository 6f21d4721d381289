import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleModules } from './bundle-modules.ts';

/** A project: two modules that others import, one that both of these import, a text beside it, and a thread. */
const PROJECT = {
  'package.json': '{ "type": "module" }',
  'parts/shared.ts': `import { readFileSync } from 'node:fs';

export class Refusal extends Error {}
export const text: string = readFileSync(new URL('./text.txt', import.meta.url), 'utf8');
export function refuse(): never {
  throw new Refusal('no');
}
`,
  'parts/text.txt': 'from the text',
  'parts/watch.ts': `import { parentPort } from 'node:worker_threads';

const said: string = 'from the thread';
parentPort?.postMessage(said);
`,
  'main.ts': `import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal, text } from './parts/shared.ts';

export const watch = new Worker(new URL('./parts/watch.ts', import.meta.url));
export const said = once(watch, 'message');
export { Refusal, text };
`,
  'screens.ts': `export { refuse } from './parts/shared.ts';\n`,
  'run.mjs': `process.setSourceMapsEnabled(true);
const [main, screens] = await Promise.all([import('./out/main.js'), import('./out/screens.js')]);
const [thread] = await main.said;
try {
  screens.refuse();
} catch (error) {
  const frame = error.stack.split('\\n')[1];
  console.log(JSON.stringify({ thread, text: main.text, isOne: error instanceof main.Refusal, frame }));
}
`,
};

let folder: string;
let files: string[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-bundle-'));
  mkdirSync(path.join(folder, 'parts'));
  for (const [name, text] of Object.entries(PROJECT)) writeFileSync(path.join(folder, name), text);
  const input = { main: 'main.ts', screens: 'screens.ts' };
  files = (await bundleModules({ folder, input, outside: [], out: path.join(folder, 'out') })).own;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds the files beside a module, runs threads, has each module once, and names in stacks what was written', () => {
  // The bundle needs no module but its own.
  for (const name of ['main.ts', 'screens.ts', 'parts/watch.ts']) rmSync(path.join(folder, name));
  const { stdout, stderr } = spawnSync(process.execPath, ['run.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    thread: 'from the thread',
    text: 'from the text',
    isOne: true,
    frame: expect.stringContaining(path.join(folder, 'parts/shared.ts:6:')),
  });
});

it('says what it was made of', () => {
  const names = files.map((file) => path.relative(folder, file)).sort();
  expect(names).toEqual(['main.ts', 'parts/shared.ts', 'parts/watch.ts', 'screens.ts']);
});
