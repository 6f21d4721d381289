import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEngine, makeFolder } from './engine.ts';
import { packFolder, unpackFolder } from './packed-folder.ts';

let home: string;
const build = () => path.join(home, 'build');

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'packed-folder-'));
  mkdirSync(build());
  await packFolder(path.join(home, 'made'), makeFolder, build());
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('an empty database that was packed', () => {
  it('is one that the engine opens, and that nobody else may read', async () => {
    const folder = path.join(home, 'unpacked', 'database');
    expect(await unpackFolder(folder, build())).toBe(true);
    expect([folder, path.join(folder, 'PG_VERSION')].map((one) => statSync(one).mode & 0o777)).toEqual([0o700, 0o600]);
    const engine = await createEngine(folder);
    const { rows } = await engine.query("select current_setting('shared_buffers') as buffers");
    await engine.close();
    expect(rows).toEqual([{ buffers: '32MB' }]);
  });

  it('is not made again', async () => {
    const make = vi.fn();
    await packFolder(path.join(home, 'again'), make, build());
    expect(make).not.toHaveBeenCalled();
  });

  it('by another version is left alone, and goes when this one packs its own', async () => {
    const other = path.join(home, 'other');
    mkdirSync(other);
    await packFolder(path.join(home, 'small'), async (folder) => mkdirSync(folder), other);
    const [packed = ''] = readdirSync(other);
    renameSync(path.join(other, packed), path.join(other, '.database-000000000000.tar.gz'));
    expect(await unpackFolder(path.join(home, 'never'), other)).toBe(false);
    await packFolder(path.join(home, 'small again'), async (folder) => mkdirSync(folder), other);
    expect(readdirSync(other)).toEqual([packed]);
  });
});
