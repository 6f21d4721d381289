import type { Viewer } from '#contract/accounts/viewer.ts';
import { type Actor, accountRoleOf } from '#core/base/context.ts';

/** Whom a page shows as signed in; null for everybody else. */
export function viewerOf(actor: Actor): Viewer | null {
  if (actor.kind !== 'person') return null;
  const { userId: id, email, fullName } = actor;
  return { id, email, fullName, role: accountRoleOf(actor) };
}
