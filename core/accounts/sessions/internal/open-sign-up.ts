import { fault } from '#contract/faults/faults.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';

/** @throws AppError `forbidden` where people cannot open accounts by themselves; the owner is no exception, or would be found by it */
export function requireOpenSignUp({ platform }: Context): void {
  const { signUp } = platform.config.site;
  if (signUp === 'open') return;
  const publicMessage = fault(signUp === 'closed' ? 'sign-up-closed' : 'sign-up-by-invitation');
  throw new AppError('forbidden', { publicMessage });
}
