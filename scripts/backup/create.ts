import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encrypter } from 'age-encryption';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { requireSignedByUs } from '#core/base/audit/internal/signing-key.ts';
import { witnessFile } from '#core/base/audit/internal/witness.ts';
import type { Environment } from '#platform/config/variables.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import { deriveKeys } from '#platform/crypto/keys.ts';
import { type Piece, piecesOf, writeArchive } from './archive.ts';
import { CHECKPOINTS, createTally, DATABASE, KEYS, MANIFEST, type Manifest, SIGNATURE } from './manifest.ts';
import { openPlace } from './open-place.ts';
import type { Snapshot } from './place.ts';
import { backupSigner, signManifest } from './signature.ts';

interface Options {
  lock: Encrypter;
  withSecrets: boolean;
  env: Environment;
}

const versionOfThis = async (): Promise<string> =>
  JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')).version;

/** What the data cannot be read without, by names that give nothing away. */
const keyNamesOf = (config: Config): Manifest['keys'] => ({
  encryption: deriveKeys(config.encryptionKey).wrapping.kid,
  audit: auditSigner(config).verifierKey,
});

/** The keys as lines of an environment file. */
const keysOf = ({ encryptionKey, previousEncryptionKeys, auditSigningKey }: Config): string => {
  const text = (key: Uint8Array) => Buffer.from(key).toString('base64url');
  const previous = previousEncryptionKeys.map(text).join(',');
  const lines = [`ENCRYPTION_KEY=${text(encryptionKey)}`, `AUDIT_SIGNING_KEY=${text(auditSigningKey)}`];
  return `${[...lines, ...(previous === '' ? [] : [`ENCRYPTION_KEY_PREVIOUS=${previous}`])].join('\n')}\n`;
};

/**
 * Writes a backup of the configured database to a new file.
 * @throws BackupError, FolderInUseError, ConfigError when the database's log was signed with another key
 */
export async function createBackup(target: string, { lock, withSecrets, env }: Options): Promise<Manifest> {
  const config = loadConfig(env);
  const place = await openPlace(config, env);
  try {
    // Before the database: a file that knew more than the database would look like a log that was cut.
    const checkpoints = existsSync(witnessFile(config.dataDir)) ? await readFile(witnessFile(config.dataDir)) : null;
    const snapshot = await place.snapshot();
    try {
      if (snapshot.checkpoint !== null) requireSignedByUs(snapshot.checkpoint, config);
      let manifest: Manifest | undefined;
      const keys = withSecrets ? keysOf(config) : null;
      const contents = contentsOf({ config, snapshot, checkpoints, keys }, (written) => (manifest = written));
      await writeArchive(path.resolve(target), lock, contents);
      if (!manifest) throw new Error('backup: no manifest was written');
      return manifest;
    } finally {
      await snapshot.close();
    }
  } finally {
    await place.close();
  }
}

interface Contents {
  config: Config;
  snapshot: Snapshot;
  checkpoints: Uint8Array | null;
  keys: string | null;
}

async function* contentsOf(
  { config, snapshot, checkpoints, keys }: Contents,
  onManifest: (manifest: Manifest) => void,
): AsyncGenerator<Piece> {
  const tally = createTally();
  async function* counted(file: string, stream: AsyncIterable<Uint8Array>) {
    for await (const piece of piecesOf(file, stream)) {
      tally.add(piece);
      yield piece;
    }
  }
  const one = async function* (bytes: Uint8Array) {
    yield bytes;
  };
  if (keys !== null) yield* counted(KEYS, one(Buffer.from(keys)));
  if (checkpoints !== null) yield* counted(CHECKPOINTS, one(checkpoints));
  yield* counted(DATABASE, snapshot.data);
  const manifest: Manifest = {
    format: 1,
    version: await versionOfThis(),
    createdAt: new Date().toISOString(),
    database: config.databaseUrl ? 'postgres' : 'embedded',
    engine: snapshot.engine,
    migration: snapshot.migration,
    keys: keyNamesOf(config),
    rows: snapshot.rows,
    files: tally.files(),
  };
  onManifest(manifest);
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield { file: MANIFEST, bytes };
  const note = signManifest(backupSigner(config.auditSigningKey), bytes);
  yield { file: SIGNATURE, bytes: Buffer.from(note) };
}
