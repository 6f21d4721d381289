import type { NewPasswordInput } from '#contract/account-input.ts';
import type { Context } from '#core/context.ts';
import { isLeaked } from './leaked.ts';
import { admitClient } from './limits.ts';

/**
 * Whether a password that somebody is about to set stands in known breaches, so that they can choose another one in
 * time. Nothing is kept. @throws AppError `limited`
 */
export async function checkNewPassword(ctx: Context, { password }: NewPasswordInput): Promise<{ leaked: boolean }> {
  await admitClient(ctx, 'leak-check');
  return { leaked: await isLeaked(ctx.platform, password) };
}
