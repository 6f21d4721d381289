import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { shapes } from './shapes.ts';

export interface LocalSecrets {
  /** 32 bytes each. */
  encryptionKey: Uint8Array;
  auditSigningKey: Uint8Array;
}

const fileShape = z.strictObject({ encryptionKey: shapes.key, auditSigningKey: shapes.key });

/**
 * The keys of an installation whose environment names none, from `secrets.json` in the data folder. Made at the
 * first start and never overwritten: what was sealed under them could not be opened again.
 * @throws ConfigError when the file cannot be read, written or understood
 */
export function loadLocalSecrets(dataDir: string): LocalSecrets {
  const file = localSecretsFile(dataDir);
  try {
    return parseSecrets(file, readIfThere(file) ?? createSecrets(dataDir, file, newSecrets()));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw secretsError(file, `cannot be read or written (${String(error.code)}); expected a folder of this user`);
  }
}

export const localSecretsFile = (dataDir: string): string => path.join(dataDir, 'secrets.json');

/** Gives a data folder without keys the ones of a backup; keys that are there stay. */
export function keepLocalSecrets(dataDir: string, secrets: LocalSecrets): void {
  createSecrets(dataDir, localSecretsFile(dataDir), secrets);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseSecrets(file: string, text: string): LocalSecrets {
  const result = fileShape.safeParse(parseJson(text));
  if (result.success) return result.data;
  throw secretsError(
    file,
    'is damaged; expected the file as it was made. Restore it, or remove the data folder with it',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const newSecrets = (): LocalSecrets => ({ encryptionKey: randomBytes(32), auditSigningKey: randomBytes(32) });

/** Written aside and linked into place, so that two first starts agree on one file and none is ever half written. */
function createSecrets(dataDir: string, file: string, secrets: LocalSecrets): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const encodeKey = (key: Uint8Array) => Buffer.from(key).toString('base64url');
  const { encryptionKey, auditSigningKey } = secrets;
  const text = JSON.stringify(
    { encryptionKey: encodeKey(encryptionKey), auditSigningKey: encodeKey(auditSigningKey) },
    null,
    2,
  );
  const handle = openSync(aside, 'wx', 0o600);
  try {
    writeSync(handle, `${text}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(aside);
  }
  return readFileSync(file, 'utf8');
}

const secretsError = (file: string, problem: string) => new ConfigError([{ name: file, problem }]);
