import { fault } from '#contract/faults/faults.ts';
import { enrolmentProved } from '#core/accounts/factors/events.ts';
import { noteMailboxProved } from '#core/accounts/factors/internal/session-proofs.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { deadLink, findLink, takeLink } from '#core/accounts/sessions/internal/links.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Uses the mailed link of staff: this session may set up two-factor sign-in, and no other one. Call it for a POST only.
 * @throws AppError `unauthenticated` before the sign-in; `gone` for a link that is used, too old, or somebody else's; `limited`
 */
export async function confirmEnrolment(ctx: Context, token: string): Promise<void> {
  if (ctx.actor.kind !== 'person')
    throw new AppError('unauthenticated', { publicMessage: fault('sign-in-here-first') });
  const person = requireAccount(ctx);
  await admitClient(ctx, 'link');
  const { platform } = ctx;
  const used = await platform.database.transaction(systemScope, async (tx) => {
    const link = await findLink(tx, platform, 'enrolment', token);
    if (link?.userId !== person.actor.userId || !(await takeLink(tx, platform, 'enrolment', token))) return false;
    await noteMailboxProved(tx, person);
    await record(tx, person, enrolmentProved, { entityId: person.actor.userId });
    return true;
  });
  if (!used) throw deadLink();
}
