import { type Identifier, readIdentifiers } from '#core/identifiers/internal/store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

export type NamedValue = Pick<Identifier, 'kind' | 'value' | 'provenAt'>;

/** Everything that a person is looked for by, beside the address of their account, for modules above. */
export const readNamedValues = (tx: Transaction, platform: Platform, userId: string): Promise<NamedValue[]> =>
  readIdentifiers(tx, platform, userId);
