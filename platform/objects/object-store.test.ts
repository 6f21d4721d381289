import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { openStorage, type StandInStorage } from './s3.fixture.ts';
import { createS3Store } from './s3.ts';

describe.each(['folder', 's3'] as const)('objects in a store [%s]', (kind) => {
  let folder: string;
  let storage: StandInStorage | null = null;
  let store: ObjectStore;
  const fileOf = (text: string) => {
    const file = path.join(folder, 'source');
    writeFileSync(file, text);
    return file;
  };
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-store-'));
    storage = kind === 's3' ? await openStorage() : null;
    store = storage
      ? createS3Store(storage.config, { env: {}, ca: storage.ca })
      : createFolderStore(path.join(folder, 'objects'));
  });
  afterEach(async () => {
    await store.close();
    await storage?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are kept in place of what had their name', async () => {
    await store.put('a/one.json', Buffer.from('first'));
    await store.putFile('a/one.json', fileOf('second'));
    expect((await store.get('a/one.json', 100))?.toString()).toBe('second');
    await store.getFile('a/one.json', path.join(folder, 'back'));
    expect(readFileSync(path.join(folder, 'back'), 'utf8')).toBe('second');
  });

  it('are listed by the beginning of their names, in order, with their sizes', async () => {
    expect(await store.list('')).toEqual([]);
    for (const name of ['b/2', 'b/1', 'a', 'b-side']) await store.put(name, Buffer.from(name));
    expect(await store.list('b/')).toEqual([
      { name: 'b/1', bytes: 3 },
      { name: 'b/2', bytes: 3 },
    ]);
    expect((await store.list('')).map(({ name }) => name)).toEqual(['a', 'b-side', 'b/1', 'b/2']);
  });

  it('are gone once removed, and may be removed again', async () => {
    await store.put('one', Buffer.from('x'));
    await store.remove('one');
    await store.remove('one');
    expect(await store.get('one', 100)).toBeNull();
  });

  it('are not read when they are larger than they should be', async () => {
    await store.put('one', Buffer.alloc(101));
    await expect(store.get('one', 100)).rejects.toThrow('large');
  });

  it('never take the place of a file of this machine', async () => {
    await store.put('one', Buffer.from('theirs'));
    await expect(store.getFile('one', fileOf('mine'))).rejects.toThrow('EEXIST');
    expect(readFileSync(path.join(folder, 'source'), 'utf8')).toBe('mine');
  });
});
