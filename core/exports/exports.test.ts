import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#core/context.ts';
import { hashPassword } from '#core/sessions/passwords.ts';
import { authCredentials } from '#core/sessions/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, insertCast } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';
import { exportOwnData } from './actions.ts';
import { htmlOf } from './readable.ts';

/** The files of a ZIP archive, by its central directory (APPNOTE 4.3.12). */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 46, 'latin1')) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
  }
  return files;
}

let world: World;
const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });

beforeAll(async () => {
  world = await createWorld({ database: 'embedded' });
  await insertCast(world.database);
  const passwordHash = await hashPassword('correct horse');
  await world.database.transaction(systemScope, (tx) => tx.update(authCredentials).set({ passwordHash }));
});
afterAll(() => world.close());

it('the archive opens, and holds what is hers and nothing of Bob (SET-005)', async () => {
  const { name, content } = await exportOwnData(as(alice), { proof: 'correct horse' });
  expect(name).toBe('quietprint-data-2027-03-01.zip');
  const files = unzip(await buffer(content));
  const read = (file: string) => files.get(file) ?? '';
  expect(JSON.parse(read('account.json'))).toMatchObject([{ email: alice.email, fullName: 'Alice Archer' }]);
  expect(JSON.parse(read('activity.json'))).toMatchObject([
    { action: 'A copy of all data of the account was downloaded' },
  ]);
  for (const file of ['sessions', 'scans', 'orders', 'invoices']) expect(JSON.parse(read(`${file}.json`))).toEqual([]);
  expect(read('index.html')).toContain(alice.email);
  expect(read('index.html') + read('account.json')).not.toContain(bob.email);
});

it('it is not given to who has only the open session', async () => {
  await expect(exportOwnData(as(alice), { proof: 'wrong' })).rejects.toMatchObject({ code: 'forbidden' });
});

it('what somebody wrote is text on the page, and nothing else', () => {
  expect(htmlOf({ fullName: '<script>alert(1)</script>"' })).toBe(
    '<dl><dt>Full name</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;&quot;</dd></dl>',
  );
});
