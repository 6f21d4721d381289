import type { ProviderOutcome } from '#contract/accounts/provider.ts';
import { AppError } from '#core/base/errors.ts';
import type { IdentityConfig } from '#platform/config/identity.ts';
import { IdentityError, type IdentityProvider } from '#platform/identity/provider.ts';
import type { Platform } from '#platform/platform.ts';

/** @throws AppError `not-found` where people sign in with the product's own means */
export function requireProvider({ identity, config }: Platform): {
  provider: IdentityProvider;
  config: IdentityConfig;
} {
  if (!identity || !config.identity) throw new AppError('not-found');
  return { provider: identity, config: config.identity };
}

/** Runs what asks the provider. What fails is logged with its cause, which names nobody. @returns the outcome to show */
export async function orOutcome<Result>(
  { log }: Platform,
  ask: () => Promise<Result>,
): Promise<{ said: Result } | { outcome: Extract<ProviderOutcome, 'away' | 'cancelled' | 'refused'> }> {
  try {
    return { said: await ask() };
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    log.warn('A sign-in with the identity provider failed', { error, reason: error.reason });
    return { outcome: error.reason };
  }
}
