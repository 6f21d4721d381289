import type { Role } from '#contract/accounts/profiles.ts';
import type { IdentityConfig } from '#platform/config/identity.ts';
import type { Identity } from '#platform/identity/provider.ts';

/** Milliseconds for which it is kept that a logout was announced; the notice is refused when it is older than five minutes. */
export const logoutMs = 15 * 60_000;

/** The role that the claim gives; null where it gives none, or no claim is configured. */
export function claimedRoleOf({ staff }: IdentityConfig, { staffValues }: Identity): Exclude<Role, 'user'> | null {
  if (!staff) return null;
  if (staffValues.some((value) => staff.admin.includes(value))) return 'admin';
  return staffValues.some((value) => staff.assistant.includes(value)) ? 'assistant' : null;
}

/** Whether the provider says that it has asked for what counts as a second factor here. */
export const provesSecondFactor = ({ secondFactor }: IdentityConfig, { acr, amr }: Identity): boolean =>
  (acr !== null && secondFactor.acr.includes(acr)) || amr.some((method) => secondFactor.amr.includes(method));

/**
 * The role of an account after a sign-in: that of the claim. One that the claim gave before goes with it; one that staff
 * gave stays.
 * @param before the role that the claim gave last
 */
export function roleAfterClaim(role: Role, before: Role | null, claimed: Exclude<Role, 'user'> | null): Role {
  if (claimed) return claimed;
  return before !== null && role === before ? 'user' : role;
}
