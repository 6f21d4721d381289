import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { normaliseCode, recoveryCodeCount, recoveryCodeFrom } from '#core/accounts/factors/rules.ts';
import { recoveryCodes, twoFactors } from '#core/accounts/factors/schema.ts';
import { digestSecret } from '#core/accounts/sessions/internal/passwords.ts';
import { personKey } from '#core/base/person-key.ts';
import type { Place } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const placeOf = (column: 'sealed' | 'next_sealed', userId: string): Place => ({
  table: 'two_factors',
  column,
  row: userId,
});
const secretPlace = (userId: string) => placeOf('sealed', userId);

export interface StoredFactor {
  secret: string;
  confirmedAt: Date | null;
  mailboxProvedAt: Date | null;
  /** Session that asked for the secret which is to be confirmed. */
  begunIn: string | null;
  lastStep: number | null;
  createdAt: Date;
  /** Once its removal was asked for: when it counts no more. */
  removalAt: Date | null;
  /** The app that is to take its place. */
  next: { secret: string; createdAt: Date } | null;
}

/** What is kept of somebody's app, locked until the transaction ends, so that a code counts once. */
export async function findFactor(tx: Transaction, platform: Platform, userId: string): Promise<StoredFactor | null> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
  if (!row) return null;
  const key = await personKey(tx, platform, userId);
  const { vault } = platform;
  const { nextSealed, nextAt } = row;
  const next =
    nextSealed && nextAt
      ? { secret: vault.open(key, placeOf('next_sealed', userId), nextSealed), createdAt: nextAt }
      : null;
  return { ...row, secret: vault.open(key, secretPlace(userId), row.sealed), next };
}

/** Keeps the secret of an app that is to take the place of the one that is confirmed. */
export async function storeNext(
  tx: Transaction,
  platform: Platform,
  { userId, sessionId }: { userId: string; sessionId: string },
  secret: string,
): Promise<void> {
  const key = await personKey(tx, platform, userId);
  const nextSealed = platform.vault.seal(key, placeOf('next_sealed', userId), secret);
  await tx
    .update(twoFactors)
    .set({ nextSealed, nextAt: platform.clock.now(), begunIn: sessionId })
    .where(eq(twoFactors.userId, userId));
}

/** From now on codes come from the next app. @param step of its first code, which is used up */
export async function adoptNext(
  tx: Transaction,
  platform: Platform,
  userId: string,
  { secret, step }: { secret: string; step: number },
): Promise<void> {
  const key = await personKey(tx, platform, userId);
  const sealed = platform.vault.seal(key, secretPlace(userId), secret);
  await tx
    .update(twoFactors)
    .set({ sealed, lastStep: step, nextSealed: null, nextAt: null, removalAt: null })
    .where(eq(twoFactors.userId, userId));
}

/** Puts a new secret in the place of one that was never confirmed. */
export async function storeSecret(
  tx: Transaction,
  platform: Platform,
  { userId, sessionId }: { userId: string; sessionId: string },
  secret: string,
): Promise<void> {
  const key = await personKey(tx, platform, userId);
  const sealed = platform.vault.seal(key, secretPlace(userId), secret);
  const createdAt = platform.clock.now();
  await tx
    .insert(twoFactors)
    .values({ userId, sealed, createdAt, begunIn: sessionId })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealed, createdAt, begunIn: sessionId, lastStep: null },
      setWhere: isNull(twoFactors.confirmedAt),
    });
}

/** @returns false when the code of this step, or of a later one, was used before */
export async function takeStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), sql`coalesce(${twoFactors.lastStep}, -1) < ${step}`))
    .returning({ userId: twoFactors.userId });
  return used.length === 1;
}

/**
 * What a code is found by: argon2id under the salt of its person's codes, then a keyed fingerprint, under the newest key and those
 * before it, as codes are kept for longer than a key. @param salt null of codes that were made before they had one
 */
async function hashesOf({ vault }: Platform, userId: string, code: string, salt: string | null): Promise<string[]> {
  const plain = normaliseCode(code);
  if (salt === null) return vault.fingerprints('recovery code', `${userId} ${plain}`);
  const digest = await digestSecret(plain, Buffer.from(salt, 'base64url'));
  return vault.fingerprints('recovery code digest', `${userId} ${digest.toString('base64url')}`);
}

/**
 * New codes in the place of all earlier ones. This is the only time that they are seen.
 * @throws AppError `limited` while many sign in
 */
export async function replaceRecoveryCodes(tx: Transaction, platform: Platform, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeFrom(randomBytes(16)));
  const salt = randomBytes(16).toString('base64url');
  const createdAt = platform.clock.now();
  const row = async (code: string) => {
    const [codeHash = ''] = await hashesOf(platform, userId, code, salt);
    return { userId, codeHash, salt, createdAt };
  };
  const rows = await Promise.all(codes.map(row));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

/** @returns false when it is none of theirs, or was used before @throws AppError `limited` while many sign in */
export async function takeRecoveryCode(
  tx: Transaction,
  platform: Platform,
  userId: string,
  code: string,
): Promise<boolean> {
  const isOpen = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const salts = await tx.selectDistinct({ salt: recoveryCodes.salt }).from(recoveryCodes).where(isOpen);
  const hashes = await Promise.all(salts.map(({ salt }) => hashesOf(platform, userId, code, salt)));
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: platform.clock.now() })
    .where(and(isOpen, inArray(recoveryCodes.codeHash, hashes.flat())))
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}

export async function removeFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
}
