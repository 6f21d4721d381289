import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { unpackFolder } from './packed-folder.ts';

/** PostgreSQL's default of 128 MB is all touched at its start; what is read again and again is a tenth of that. */
const BUFFERS = 'shared_buffers=32MB';

/** V8 then compiles quickly and leaves it at that: better code of the whole engine takes 500 MB for a while (docs/decisions/041). */
const QUICK_CODE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
/** For what is loaded later. */
const BETTER_CODE = ['--wasm-tier-up', '--wasm-dynamic-tiering'];

/** The embedded engine, with little memory. @param dataDir its folder, made where there is none; null = in memory */
export async function openEngine(dataDir: string | null): Promise<PGlite> {
  if (dataDir === null) return createEngine();
  if (!existsSync(path.join(dataDir, 'PG_VERSION')) && !(await unpackFolder(dataDir))) await makeFolder(dataDir);
  return createEngine(dataDir);
}

/** Makes a folder in a process of its own: it takes two more engines, whose memory this one would keep. @throws when it could not be made */
export async function makeFolder(dataDir: string): Promise<void> {
  const program = fileURLToPath(new URL('./make-folder.ts', import.meta.url));
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const child = spawn(process.execPath, [...process.execArgv, program, dataDir], { stdio: [...stdio] });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The folder of the embedded database could not be made (${code ?? signal}).`);
}

/** Exported for make-folder.ts. */
export async function createEngine(dataDir?: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, '-c', BUFFERS];
  const place = dataDir === undefined ? {} : { dataDir };
  for (const flag of QUICK_CODE) v8.setFlagsFromString(flag);
  try {
    return await PGlite.create({ ...place, startParams, initDbStartParams: ['--set', BUFFERS] });
  } finally {
    for (const flag of BETTER_CODE) v8.setFlagsFromString(flag);
  }
}
