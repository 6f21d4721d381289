import type { LeakedRangeInput } from '#contract/accounts/account-input.ts';
import { findRange } from '#core/accounts/sessions/internal/leaked.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import type { Context } from '#core/base/context.ts';

/**
 * What known breaches say about the passwords whose hash begins so: the browser looks for its own among them, and
 * nobody else learns which one that is. Nothing is kept.
 * @returns null when it is not known just now
 * @throws AppError `limited`
 */
export async function readLeakedRange(ctx: Context, { prefix }: LeakedRangeInput): Promise<{ range: string | null }> {
  await admitClient(ctx, 'leak-check');
  return { range: await findRange(ctx.platform, prefix) };
}
