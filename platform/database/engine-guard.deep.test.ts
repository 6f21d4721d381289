import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isOutage } from '../outage.ts';
import { guardEngine } from './engine-guard.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const engine = JSON.stringify(import.meta.resolve('@electric-sql/pglite'));
const moduleOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** How a process ends that never ends by itself. @param program a module */
function endOf(name: string, program: string): Promise<{ signal: string | null; said: string }> {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, program);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  // A process that is not ended would go on for ever.
  const limit = setTimeout(() => child.kill('SIGTERM'), 60_000);
  return new Promise((resolve) =>
    child.once('close', (_code, signal) => {
      clearTimeout(limit);
      if (signal === null) child.kill('SIGKILL');
      resolve({ signal, said });
    }),
  );
}

const ENDLESS = "'begin loop end loop; end'";

describe('the embedded engine', () => {
  it('that computes without end, as it does after a full disk, has its process ended', async () => {
    const { signal, said } = await endOf(
      'statement',
      `import { PGlite } from ${engine};
       import { guardEngine, watchEngine } from ${moduleOf('engine-guard.ts')};
       const client = await PGlite.create();
       watchEngine(guardEngine(client, () => {}), 2);
       await client.exec("do ${ENDLESS}");`,
    );
    expect(signal).toBe('SIGKILL');
    expect(said).toContain('The embedded database computes without end');
  });

  it('that computes without end while it is opened has its process ended', async () => {
    const { signal, said } = await endOf(
      'migration',
      `import { mkdirSync } from 'node:fs';
       import { openEngine } from ${moduleOf('engine/engine.ts')};
       import { openEmbedded } from ${moduleOf('embedded.ts')};
       import { databaseFolder } from ${moduleOf('folder.ts')};
       const folder = ${JSON.stringify(path.join(folder, 'data'))};
       mkdirSync(folder);
       const client = await openEngine(databaseFolder(folder));
       await client.exec(\`
         create schema drizzle;
         create function endless() returns text language plpgsql as ${ENDLESS};
         create view drizzle.__drizzle_migrations as select endless() as created_at;\`);
       await client.close();
       await openEmbedded({ folder, log: console, migrationSeconds: 2 });`,
    );
    expect(said).toContain('The embedded database computes without end');
    expect(signal).toBe('SIGKILL');
  });

  it('that has given up is called no more, and every statement is an outage at once', async () => {
    const panic = Object.assign(new Error('could not write to file'), { severity: 'PANIC', code: '53100' });
    const execProtocol = vi.fn(() => Promise.reject(panic));
    const client = { execProtocol, execProtocolStream: execProtocol } as unknown as PGlite;
    const onStop = vi.fn();
    guardEngine(client, onStop);
    const message = new Uint8Array();
    await expect(client.execProtocol(message)).rejects.toBe(panic);
    const next = await client.execProtocolStream(message).catch((error: unknown) => error);
    expect(isOutage(next)).toBe(true);
    expect(execProtocol).toHaveBeenCalledTimes(1);
    expect(onStop).toHaveBeenCalledExactlyOnceWith(panic);
  });

  it('goes on after a statement that merely fails', async () => {
    const client = await PGlite.create();
    const onStop = vi.fn();
    guardEngine(client, onStop);
    await expect(client.query('select nothing')).rejects.toThrow('does not exist');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(onStop).not.toHaveBeenCalled();
    await client.close();
  });
});
