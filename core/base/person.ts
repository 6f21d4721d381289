import { fault } from '#contract/faults/faults.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';

export type PersonContext = Context & { actor: Extract<Context['actor'], { kind: 'person' }> };

/** @throws AppError `unauthenticated` */
export function requireAccount(ctx: Context): PersonContext {
  if (ctx.actor.kind !== 'person') throw new AppError('unauthenticated', { publicMessage: fault('sign-in-first') });
  return ctx as PersonContext;
}
