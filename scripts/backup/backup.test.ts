import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateIdentity } from 'age-encryption';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToLedger, ledgerFile } from '#core/lifecycle/erasure/internal/signed-ledger.ts';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { systemScope } from '#platform/database/scope.ts';
import { findMailHold } from '#platform/mail/hold.ts';
import { alice, bob } from '#tests/cast.ts';
import { type Piece, readArchive, writeArchive } from './archive.ts';
import { backedUpKinds } from './backed-up.fixture.ts';
import { createBackup } from './create.ts';
import { createDrill, type Drill, type State } from './drill.fixture.ts';
import { knownMigrations } from './facts.ts';
import { createKey, createLock } from './locks.ts';
import { inspectBackup, type Manifest, readInspected } from './manifest.ts';
import { openPlace } from './open-place.ts';
import { restoreBackup } from './restore.ts';
import { backupSigner, ownSigners, signManifest, type Trust } from './signature.ts';
import { startTool } from './tools.ts';

const kinds = await backedUpKinds();

describe.each(kinds)('a backup [%s]', (kind) => {
  let drill: Drill;
  let before: State;
  let file: string;
  let manifest: Manifest;
  /** What `restore` believes with a secret key: backups of this installation. */
  const trust = (change: Partial<Trust> = {}): Trust => ({
    signers: ownSigners(drill.env),
    isPassphrase: false,
    isUnverified: false,
    ...change,
  });
  const restore = (source = file, change: Partial<Parameters<typeof restoreBackup>[1]> = {}) =>
    restoreBackup(source, { key: drill.key, trust: trust(), env: drill.env, replace: true, ...change });
  const countAlice = () =>
    drill.within(({ database }) =>
      database.transaction(systemScope, async (tx) => {
        const { rows } = await tx.execute<{ count: number }>(
          sql`select count(*)::int as count from profiles where id = ${alice.userId} and full_name = ${alice.fullName}`,
        );
        return rows[0]?.count;
      }),
    );
  beforeAll(async () => {
    drill = await createDrill(kind);
    before = await drill.state();
    file = path.join(drill.folder, 'backup.age');
    manifest = await createBackup(file, { lock: drill.lock, withSecrets: false, env: drill.env });
  });
  afterAll(() => drill.close());

  it('names its schema, its rows and the digest of its parts, for its owner only', async () => {
    expect(manifest).toMatchObject({ format: 1, database: kind, rows: { 'public.profiles': 5 } });
    expect(manifest.migration.name).toBe(knownMigrations().at(-1)?.tag);
    expect(Object.keys(manifest.files)).toEqual(['audit-checkpoints.jsonl', 'database']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('alice')).toBe(false);
    expect((await inspectBackup(file, drill.key, trust())).manifest).toEqual(manifest);
    expect(readdirSync(drill.folder).filter((name) => name.includes('partial'))).toEqual([]);
    await expect(createBackup(file, { lock: drill.lock, withSecrets: false, env: drill.env })).rejects.toThrow(
      'is there already',
    );
  });

  it('brings everything back after everything was lost', async () => {
    await drill.lose();
    const { verification, putAside } = await restore(file, { replace: false });
    expect(verification).toMatchObject({ faults: [], sealed: before.entries });
    expect(putAside).toBeNull();
    expect(before).toMatchObject({ signedIn: 'signed-in', findings: 1, verification: { faults: [] } });
    expect(before.entries).toBeGreaterThan(0);
    expect(await drill.state()).toEqual(before);
  });

  it('is refused with one sentence when it cannot be restored as it is, and nothing changes', async () => {
    await expect(restore(file, { replace: false })).rejects.toThrow('Add --replace');
    const whole = readFileSync(file);
    const changed = (name: string, bytes: Uint8Array) => {
      const target = path.join(drill.folder, name);
      writeFileSync(target, bytes);
      return target;
    };
    const altered = Buffer.from(whole);
    altered[whole.length >> 1] = (altered[whole.length >> 1] ?? 0) ^ 1;
    const identityFile = changed('stranger', Buffer.from(await generateIdentity()));
    const stranger = createKey({ passphraseFile: undefined, identityFile }, {});
    await expect(restore(file, { key: stranger })).rejects.toThrow('does not open this backup');
    await expect(restore(changed('cut', whole.subarray(0, -20_000)))).rejects.toThrow('cut short or altered');
    await expect(restore(changed('altered', altered))).rejects.toThrow('cut short or altered');
    await expect(restore(changed('text', Buffer.from('hello')))).rejects.toThrow('no backup of this product');
    await expect(restore(path.join(drill.folder, 'none'))).rejects.toThrow('cannot be read');
    const foreign = { ...drill.env, ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64') };
    await expect(restore(file, { env: foreign })).rejects.toThrow('ENCRYPTION_KEY is not the key');
    await expect(restore(await made('newer', { migration: { id: 9_999_999_999_999, name: '9_x' } }))).rejects.toThrow(
      'newer version',
    );
    const other = kind === 'embedded' ? 'postgres' : 'embedded';
    await expect(restore(await made('other', { database: other }))).rejects.toThrow('is configured');
    await expect(restore(await made('damaged', {}))).rejects.toThrow('damaged');
    expect(await countAlice()).toBe(1);
  });

  /** A backup whose manifest says something else than it should. */
  async function made(name: string, change: Partial<Manifest>): Promise<string> {
    const target = path.join(drill.folder, name);
    const text = JSON.stringify({ ...manifest, ...(Object.keys(change).length > 0 && { files: {} }), ...change });
    const bytes = Buffer.from(text);
    const note = signManifest(backupSigner(loadConfig(drill.env).auditSigningKey), bytes);
    await write(target, [
      { file: 'manifest.json', bytes },
      { file: 'manifest.note', bytes: Buffer.from(note) },
    ]);
    return target;
  }

  const write = (target: string, pieces: readonly Piece[]) =>
    writeArchive(
      target,
      drill.lock,
      (async function* () {
        yield* pieces;
      })(),
    );

  /** The backup with other parts, as somebody can lock it who knows the public key. */
  async function forged(name: string, change: (pieces: Piece[]) => Piece[]): Promise<string> {
    const pieces: Piece[] = [];
    for await (const piece of readArchive(file, drill.key)) pieces.push(piece);
    const target = path.join(drill.folder, name);
    await write(target, change(pieces));
    return target;
  }

  it('of somebody else that is locked to the public key is refused, before any of it is read', async () => {
    const stranger = {
      ...drill.env,
      AUDIT_SIGNING_KEY: Buffer.alloc(32, 8).toString('base64'),
      AUDIT_KEYS_FORMER: manifest.keys.audit,
    };
    const theirs = path.join(drill.folder, 'theirs');
    await createBackup(theirs, { lock: drill.lock, withSecrets: true, env: stranger });
    await expect(restore(theirs)).rejects.toThrow('not signed by this installation');
    const unsigned = await forged('unsigned', (pieces) => pieces.filter(({ file: part }) => part !== 'manifest.note'));
    await expect(restore(unsigned)).rejects.toThrow('Nobody has signed this backup');
    const other = await forged('content', (pieces) =>
      pieces.map((piece) => (piece.file === 'database' ? { ...piece, bytes: Buffer.from('select 1') } : piece)),
    );
    await expect(restore(other)).rejects.toThrow('damaged: database');
    const more = await forged('more', (pieces) => [
      { file: 'keys.env', bytes: Buffer.from(`ENCRYPTION_KEY=${'A'.repeat(43)}=\n`) },
      ...pieces,
    ]);
    await expect(restore(more)).rejects.toThrow('damaged: keys.env');
    await expect(restore(theirs, { trust: trust({ signers: [] }) })).rejects.toThrow('whose backups to believe');
    await expect(restore(file, { trust: trust({ signers: ['nonsense'] }) })).rejects.toThrow('--signer');
    expect(await countAlice()).toBe(1);
  });

  it('of a former key, or of a version that signed nothing, is believed when it is said so', async () => {
    const changed = { ...drill.env, AUDIT_SIGNING_KEY: Buffer.alloc(32, 7).toString('base64') };
    const former = ownSigners(drill.env);
    const signers = [...ownSigners(changed), ...former];
    await expect(inspectBackup(file, drill.key, trust({ signers: ownSigners(changed) }))).rejects.toThrow('--signer');
    expect((await inspectBackup(file, drill.key, trust({ signers }))).manifest).toEqual(manifest);
    const old = await forged('old', (pieces) => pieces.filter(({ file: part }) => part !== 'manifest.note'));
    await restore(old, { trust: trust({ isUnverified: true }) });
    expect(await countAlice()).toBe(1);
  });

  it('is not made with an audit key that its log was not signed with', async () => {
    const env = { ...drill.env, AUDIT_SIGNING_KEY: Buffer.alloc(32, 7).toString('base64') };
    const target = path.join(drill.folder, 'wrong-key.age');
    await expect(createBackup(target, { lock: drill.lock, withSecrets: false, env })).rejects.toThrow(ConfigError);
    expect(existsSync(target)).toBe(false);
  });

  it('that was exchanged after it was inspected is not taken', async () => {
    const swapped = path.join(drill.folder, 'swapped');
    writeFileSync(swapped, readFileSync(file));
    const inspected = await inspectBackup(swapped, drill.key, trust());
    const other = await forged('exchange', (pieces) => pieces.map((piece) => ({ ...piece, bytes: Buffer.from('x') })));
    writeFileSync(swapped, readFileSync(other));
    const read = async () => {
      for await (const _ of readInspected(swapped, drill.key, inspected.manifest, 'database'));
    };
    await expect(read()).rejects.toThrow('damaged: database');
  });

  it('changes nothing when it breaks off half-way', async () => {
    const place = await openPlace(loadConfig(drill.env), drill.env);
    async function* most() {
      for await (const { file: name, bytes } of readArchive(file, drill.key)) {
        if (name === 'database') yield bytes.subarray(0, -1_000);
      }
      throw new Error('the disk is gone');
    }
    await expect(place.replace(most(), manifest)).rejects.toThrow('the disk is gone');
    await place.close();
    expect(await countAlice()).toBe(1);
  });

  it('brings back neither a key that was destroyed since nor, for long, an account that was erased', async () => {
    const run = (query: ReturnType<typeof sql>) =>
      drill.within(({ database }) => database.transaction(systemScope, async (tx) => (await tx.execute(query)).rows));
    await run(sql`update data_keys set wrapped = null, destroyed_at = now()`);
    // What the product writes of an account that was erased.
    const config = loadConfig(drill.env);
    await addToLedger(config.dataDir, [{ userId: alice.userId, erasedAt: new Date('2027-06-01') }], { config });
    expect(await restore()).toMatchObject({ erasedAgain: 1, ledgerFault: null });
    expect(await run(sql`select backup_made_at = ${manifest.createdAt} as same from database_restores`)).toEqual([
      { same: true },
    ]);
    expect(await run(sql`select wrapped, full_name from data_keys join profiles on owner_id = profiles.id`)).toEqual([
      { wrapped: null, full_name: alice.fullName },
    ]);
  });

  it.runIf(kind === 'postgres')('refuses while others are connected, and says whom --force cuts off', async () => {
    const other = new pg.Client({ connectionString: drill.env.DATABASE_URL });
    const gone = new Promise((resolve) => other.on('error', resolve));
    await other.connect();
    await expect(restore()).rejects.toThrow(/in use: 1 connection of .* Nothing was changed/);
    expect(await restore(file, { force: true })).toMatchObject({
      cutOff: [expect.stringContaining('1 connection of ')],
    });
    await gone;
  });

  it('holds mail, unless told that it may leave', async () => {
    const isHeld = () =>
      drill.within(({ database }) => database.read(systemScope, async (tx) => (await findMailHold(tx)) !== null));
    expect((await restore()).isMailHeld).toBe(true);
    expect(await isHeld()).toBe(true);
    expect((await restore(file, { sendMail: true })).isMailHeld).toBe(false);
    expect(await isHeld()).toBe(false);
  });

  it('erases nobody again by a ledger that somebody wrote into, and says so', async () => {
    const file = ledgerFile(drill.env.DATA_DIR ?? '');
    const whole = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const line = JSON.stringify({ userId: bob.userId, erasedAt: new Date().toISOString() });
    writeFileSync(file, `${whole}${line}\n`);
    expect(await restore()).toMatchObject({ erasedAgain: 0, ledgerFault: expect.stringContaining('was altered') });
    const asked = await drill.within(({ database }) =>
      database.transaction(systemScope, async (tx) => (await tx.execute(sql`select * from account_erasures`)).rows),
    );
    expect(asked).toEqual([]);
    writeFileSync(file, whole);
  });

  it.runIf(kind === 'embedded')('brings its keys with it when asked, and is of no use without them', async () => {
    const { ENCRYPTION_KEY: _encryption, AUDIT_SIGNING_KEY: _signing, ...env } = drill.env;
    const full = path.join(drill.folder, 'full.age');
    await createBackup(full, { lock: drill.lock, withSecrets: true, env: drill.env });
    await drill.lose();
    await expect(restore(file, { env })).rejects.toThrow('The keys are missing');
    const nobody = trust({ signers: [] });
    await expect(restore(full, { env, trust: nobody })).rejects.toThrow('whose backups to believe');
    // Who knows the passphrase may be believed about the keys; who knows the public key may not.
    await expect(inspectBackup(full, drill.key, { ...nobody, isPassphrase: true })).resolves.toBeTruthy();
    expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
    expect((await restore(full, { env, replace: false })).verification.faults).toEqual([]);
    const secrets = path.join(env.DATA_DIR ?? '', 'secrets.json');
    expect(statSync(secrets).mode & 0o777).toBe(0o600);
    expect(loadConfig(env).encryptionKey).toEqual(loadConfig(drill.env).encryptionKey);
  });
});

it('says which program of PostgreSQL is missing', async () => {
  const { done } = startTool('pg_dump', ['--version'], { PATH: '/nowhere' }, 'ignore');
  await expect(done).rejects.toThrow('pg_dump is not on the PATH');
});

describe('what locks a backup', () => {
  it('is never missing, short or misspelt', () => {
    const lock = (env: Record<string, string>, recipients: string[] = []) =>
      createLock({ passphraseFile: undefined, recipients }, env);
    expect(() => lock({})).toThrow('always encrypted');
    expect(() => lock({ BACKUP_PASSPHRASE: 'short' })).toThrow('too short');
    expect(() => lock({}, ['age1nobody'])).toThrow('no public key');
    expect(() => createKey({ passphraseFile: '/none', identityFile: undefined }, {})).toThrow('cannot be read');
    expect(() => createKey({ passphraseFile: undefined, identityFile: undefined }, {})).toThrow('What opens');
  });
});
