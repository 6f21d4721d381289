import { randomUUID } from 'node:crypto';
import { formatsFor } from '#contract/base/formats.ts';
import { type Language, languageFacts } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import type { AddressWatchInput } from '#contract/watching/input.ts';
import { isConfirmedAddress } from '#core/accounts/sessions/queries/links.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireClientAllowance } from '#core/base/limits.ts';
import { requireScannable } from '#core/opt-outs/actions/require-scannable.ts';
import { proveMailbox } from '#core/scans/actions/keep-scan.ts';
import { watchingAddress } from '#core/watching/emails.ts';
import { watchingStarted } from '#core/watching/events.ts';
import { findAddressWatch, lockAddress } from '#core/watching/internal/address-watch.ts';
import { knowReports } from '#core/watching/internal/begin-watching.ts';
import { stopUrlOf } from '#core/watching/internal/mail-tokens.ts';
import { sealAddress } from '#core/watching/internal/sealed-address.ts';
import { addressWatchLimits, addressWatchTimes, dueAfter, endOfAddressWatch } from '#core/watching/rules.ts';
import { watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';

/**
 * Watches the address of a visitor's scan without an account, for a year: the mailed link that the same browser opened within
 * the hour proves the mailbox. What its results show is known. A mail says so, with the link that ends it. Again changes nothing.
 * @param keys that the browser holds
 * @throws AppError `forbidden` without a fresh proof; `conflict` for an address that has an account, or is never to be
 *   scanned; `limited`
 */
export async function watchAddress(
  ctx: Context,
  scanId: string,
  { timeZone }: AddressWatchInput,
  keys: readonly string[],
): Promise<void> {
  const { platform } = ctx;
  const words = 'Watching was switched on many times from here. Please try again later.';
  await requireClientAllowance(ctx, 'watch-address', addressWatchLimits, words);
  await platform.database.transaction(systemScope, async (tx) => {
    const { email, language } = await proveMailbox(tx, ctx, scanId, keys);
    await requireScannable(platform, email);
    await lockAddress(tx, platform, email);
    if (await isConfirmedAddress(tx, platform, email))
      throw new AppError('conflict', { publicMessage: fault('has-account') });
    if (await findAddressWatch(tx, platform, email)) return;
    await beginAddressWatch(tx, ctx, { email, timeZone, language });
  });
}

async function beginAddressWatch(
  tx: Transaction,
  ctx: Context,
  { email, timeZone, language }: { email: string; timeZone: string; language: Language },
): Promise<void> {
  const { platform } = ctx;
  const now = platform.clock.now();
  const id = randomUUID();
  const pace = 'monthly';
  const anchoredAt = new Date(now.getTime() - addressWatchTimes.firstSoonerMs);
  const nextAt = dueAfter(anchoredAt, pace, now) ?? now;
  const endsAt = endOfAddressWatch(now);
  const sealedEmail = await sealAddress(tx, platform, { id, email });
  const emailIndex = platform.vault.blindIndex(email);
  await tx
    .insert(watches)
    .values({ id, sealedEmail, emailIndex, pace, timeZone, language, anchoredAt, nextAt, endsAt, createdAt: now });
  await knowReports(tx, platform, { watchId: id, userId: null, email, name: '' });
  const { longDate } = formatsFor({ locale: languageFacts[language].locale, timeZone });
  const input = {
    next: longDate(nextAt.toISOString()),
    until: longDate(endsAt.toISOString()),
    stopUrl: stopUrlOf(platform, id, language),
  };
  await queueMail(tx, platform, watchingAddress, { to: email, language, input });
  await record(tx, ctx, watchingStarted, { entityId: id, userId: null, details: { pace } });
}
