import { type Identifier, readIdentifiers } from '#core/identifiers/internal/store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

type Username = Pick<Identifier, 'id' | 'value'>;

/** The user names of a person, for modules above; none once an erasure was asked for. */
export const readUsernames = async (tx: Transaction, platform: Platform, userId: string): Promise<Username[]> =>
  (await readIdentifiers(tx, platform, userId)).filter(({ kind }) => kind === 'username');
