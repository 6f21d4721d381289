import { eq } from 'drizzle-orm';
import { roleChanged } from '#core/accounts/profile/events.ts';
import { isOwnerEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { claimedRoleOf, provesSecondFactor, roleAfterClaim } from '#core/accounts/provider/rules.ts';
import { linkedIdentities } from '#core/accounts/provider/schema.ts';
import { lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Identity } from '#platform/identity/provider.ts';
import type { IdentityRow } from './links.ts';

/**
 * Gives an account the role that the claim names, or takes away the one that it named before. The owner's is never
 * touched. Without a configured claim, a role that a claim once gave goes as well.
 * @returns the account as it is then; null when it is gone
 */
export async function followClaim(tx: Transaction, { platform }: Context, row: IdentityRow, identity: Identity) {
  const account = await lockAccount(tx, platform, row.userId);
  const { identity: config } = platform.config;
  if (!account || !config || isOwnerEmail(platform.config, account.email)) return account;
  const claimed = claimedRoleOf(config, identity);
  const role = roleAfterClaim(account.role, row.claimedRole, claimed);
  if (claimed !== row.claimedRole)
    await tx.update(linkedIdentities).set({ claimedRole: claimed }).where(eq(linkedIdentities.id, row.id));
  if (role === account.role) return account;
  await tx.update(profiles).set({ role, updatedAt: platform.clock.now() }).where(eq(profiles.id, account.id));
  await record(tx, systemContext(platform, 'claim of the identity provider'), roleChanged, {
    entityId: account.id,
    userId: account.id,
    details: { by: 'claim', ...(provesSecondFactor(config, identity) && { factor: 'provider' }) },
    oldValues: { role: account.role },
    newValues: { role },
  });
  return { ...account, role };
}
