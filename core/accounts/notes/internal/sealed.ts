import { findPersonKey, personKey } from '#core/base/person-key.ts';
import type { DataKey, Place } from '#platform/crypto/vault.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

export const userNotePlace = (userId: string): Place => ({ table: 'user_notes', column: 'sealed', row: userId });

/*
 * Staff have no right to keys of customers, so the system looks them up: only after the account itself was loaded for
 * the actor, and outside of the actor's transaction.
 */

/** @throws AppError `gone` when it was destroyed with the account; VaultError */
export const getCustomerKey = (platform: Platform, userId: string): Promise<DataKey> =>
  platform.database.transaction(systemScope, (tx) => personKey(tx, platform, userId));

/** @returns null when it was destroyed; VaultError */
export const findCustomerKey = (platform: Platform, userId: string): Promise<DataKey | null> =>
  platform.database.read(systemScope, (tx) => findPersonKey(tx, platform, userId));
