import type { LinkedIdentity } from '#contract/accounts/provider.ts';
import { findIdentityOf, openIdentity } from '#core/accounts/provider/internal/links.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { findPersonKey } from '#core/base/person-key.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** What is linked to the account of the person who asks; null where nothing is. @throws AppError `unauthenticated` */
export function readLinkedIdentity(ctx: Context): Promise<LinkedIdentity | null> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const found = await readIdentity(tx, platform, actor.userId);
    if (!found) return null;
    const { issuer: _, subject: __, ...shown } = found;
    return shown;
  });
}

/** The same with issuer and subject, for the copy of all data. */
async function readIdentity(tx: Transaction, platform: Platform, userId: string) {
  const row = await findIdentityOf(tx, userId);
  const key = row && (await findPersonKey(tx, platform, userId));
  if (!row || !key) return null;
  return {
    ...openIdentity(platform, key, row),
    linkedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

export function readIdentityForExport(ctx: Context) {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), (tx) => readIdentity(tx, platform, actor.userId));
}
