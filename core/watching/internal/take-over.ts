import { emailConfirmed } from '#core/accounts/sessions/events.ts';
import type { Subscription } from '#core/base/audit/events.ts';
import { findAddressWatch, lockAddress } from '#core/watching/internal/address-watch.ts';
import { beginWatching } from '#core/watching/internal/begin-watching.ts';
import { endWatch } from '#core/watching/internal/end-watch.ts';
import { findAccount } from '#core/watching/internal/watched.ts';

/** Whoever was watched without an account is watched in the one that they open, by which all results of the address are known. */
export const takeOverAddress: Subscription = {
  event: emailConfirmed,
  async run(tx, ctx, { userId = null }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (userId === null || !account) return;
    await lockAddress(tx, ctx.platform, account.email);
    const watch = await findAddressWatch(tx, ctx.platform, account.email);
    if (!watch) return;
    const { id: watchId, pace, timeZone } = watch;
    await endWatch(tx, ctx, { watchId, by: 'account' });
    await beginWatching(tx, ctx, { userId, pace, timeZone });
  },
};
