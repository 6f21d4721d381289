import { isNotNull } from 'drizzle-orm';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { systemScope } from '../database/scope.ts';
import { dataKeys, encryptionKeys } from './schema.ts';
import { createVault, type FormerKey, type KeyNames, type Vault } from './vault.ts';

type Keys = Pick<Config, 'encryptionKey' | 'previousEncryptionKeys'>;

/**
 * The vault of this database: with what earlier keys left behind, and only if every key is known that something may be
 * sealed under.
 * @throws ConfigError when it was sealed under another key
 */
export async function openVault(config: Keys, database: Database): Promise<Vault> {
  const keys = { encryptionKey: config.encryptionKey, previousKeys: config.previousEncryptionKeys };
  const { keyNames } = createVault(keys);
  const formerKeys = await database.transaction(systemScope, async (tx) => {
    await noteKeys(tx, keyNames);
    return readFormer(tx);
  });
  return createVault({ ...keys, formerKeys });
}

/** From now on something may be sealed under the newest, also when it had been retired before. */
async function noteKeys(tx: Transaction, { newest, known }: KeyNames): Promise<void> {
  const isFirst = await requireKeys(tx, known);
  const names = (isFirst ? known : [newest]).map((kid) => ({ kid }));
  await tx
    .insert(encryptionKeys)
    .values(names)
    .onConflictDoUpdate({ target: encryptionKeys.kid, set: { retiredAt: null, sealed: null } });
}

async function readFormer(tx: Transaction): Promise<FormerKey[]> {
  const rows = await tx
    .select({ kid: encryptionKeys.kid, sealed: encryptionKeys.sealed })
    .from(encryptionKeys)
    .where(isNotNull(encryptionKeys.sealed));
  return rows.flatMap(({ kid, sealed }) => (sealed === null ? [] : [{ kid, sealed }]));
}

/** @returns whether no name was kept before @throws ConfigError */
async function requireKeys(tx: Transaction, known: readonly string[]): Promise<boolean> {
  const rows = await tx.select({ kid: encryptionKeys.kid, retiredAt: encryptionKeys.retiredAt }).from(encryptionKeys);
  const inUse = rows.filter(({ retiredAt }) => retiredAt === null).map(({ kid }) => kid);
  const missing = (rows.length > 0 ? inUse : await namesInUse(tx)).filter((kid) => !known.includes(kid));
  if (missing.length === 0) return rows.length === 0;
  const problem = `is not the key that this database was sealed with; expected the key whose short name is ${missing.join(', ')}, here or in ENCRYPTION_KEY_PREVIOUS`;
  throw new ConfigError([{ name: 'ENCRYPTION_KEY', problem }]);
}

/** A database from before names were kept is asked for one of its data keys. */
async function namesInUse(tx: Transaction): Promise<string[]> {
  const isWrapped = isNotNull(dataKeys.wrapped);
  const [one] = await tx.select({ wrapped: dataKeys.wrapped }).from(dataKeys).where(isWrapped).limit(1);
  const kid = one?.wrapped?.split('.')[1];
  return kid === undefined ? [] : [kid];
}
