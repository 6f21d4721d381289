import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { formatsFor } from '#contract/base/formats.ts';
import { answeredIn, answeredWords } from '#contract/scans/types.ts';
import { watchingPath } from '#contract/watching/types.ts';
import { formatStyleOf, wantsMail } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { userScans } from '#core/scans/schema.ts';
import { nothingChanged, somethingChanged } from '#core/watching/emails.ts';
import { watchingMailed } from '#core/watching/events.ts';
import { type DigestItem, itemsOf } from '#core/watching/internal/digest.ts';
import { isUntold, markTold, readUntold } from '#core/watching/internal/known.ts';
import { findReport } from '#core/watching/internal/reports.ts';
import { stopUrlOf } from '#core/watching/internal/stop-token.ts';
import { changeWatch, isOn, lockWatch, type Watch } from '#core/watching/internal/store.ts';
import { mayMail, mostNamed, saysNothingNew, watchTimes } from '#core/watching/rules.ts';
import { watchedFindings, watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/** Writes to everybody who has something to be told and may be written to now. One who cannot be does not keep the others. */
export async function sendDigests(platform: Platform, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findWaiting(platform)) {
    signal.throwIfAborted();
    await sendDigest(platform, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'changes could not be told');
}

async function findWaiting({ database }: Platform): Promise<string[]> {
  return database.read(systemScope, async (tx) => {
    const untold = tx.select({ userId: watchedFindings.userId }).from(watchedFindings).where(isUntold);
    const hasNews = or(isNotNull(watches.reportId), inArray(watches.userId, untold));
    const rows = await tx
      .select({ userId: watches.userId })
      .from(watches)
      .innerJoin(profiles, eq(profiles.id, watches.userId))
      .where(and(isNull(watches.stoppedAt), isNull(profiles.deletedAt), hasNews));
    return rows.map(({ userId }) => userId);
  });
}

type Account = typeof profiles.$inferSelect;

/** The mail, its mark and its entry in one transaction: whatever is killed, it is written once or has yet to be. */
export async function sendDigest(platform: Platform, userId: string): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    const watch = await lockWatch(tx, userId);
    const now = platform.clock.now();
    if (!isOn(watch) || !mayMail(watch, now) || (await isScanning(tx, watch, now))) return;
    const [account] = await tx.select().from(profiles).where(eq(profiles.id, userId));
    if (!account || account.deletedAt) return;
    const untold = await readUntold(tx, userId);
    const items = await itemsOf(tx, platform, userId, untold);
    await markTold(tx, userId, now);
    await changeWatch(tx, watch, { reportId: null });
    if (!(await wantsMail(tx, userId, 'notification'))) return;
    const isSent =
      items.length > 0
        ? await mailChanges(tx, platform, account, items)
        : await mailNothingNew(tx, platform, account, watch);
    if (!isSent) return;
    await changeWatch(tx, watch, { mailedAt: now });
    const entry = { entityId: userId, userId, details: { changes: items.length } };
    await record(tx, systemContext(platform, 'watching.digest'), watchingMailed, entry);
  });
}

/** What a scan under way may add belongs in the same mail. One that never ended keeps nobody waiting for longer than that. */
async function isScanning(tx: Transaction, { scanId }: Watch, now: Date): Promise<boolean> {
  if (scanId === null) return false;
  const [scan] = await tx.select({ createdAt: userScans.createdAt }).from(userScans).where(eq(userScans.id, scanId));
  return scan !== undefined && now.getTime() - scan.createdAt.getTime() < watchTimes.longestScanMs;
}

async function mailChanges(
  tx: Transaction,
  platform: Platform,
  { id: userId, email, fullName }: Account,
  items: readonly DigestItem[],
): Promise<boolean> {
  const { appUrl } = platform.config;
  const { partialDate } = formatsFor(await formatStyleOf(tx, userId));
  const changes = items.slice(0, mostNamed).map(({ kind, title, since, step, path }) => ({
    kind,
    title,
    since: since === null ? null : partialDate(since),
    step,
    url: appUrl + path,
  }));
  const input = {
    name: fullName ?? '',
    changes,
    more: items.length - changes.length,
    url: appUrl + watchingPath,
    stopUrl: stopUrlOf(platform, userId),
  };
  await queueMail(tx, platform, somethingChanged, { to: email, input, userId });
  return true;
}

async function mailNothingNew(
  tx: Transaction,
  platform: Platform,
  { id: userId, email, fullName }: Account,
  watch: Watch,
): Promise<boolean> {
  const { reportId } = watch;
  if (reportId === null || watch.pace === 'breaches' || !saysNothingNew(watch, platform.clock.now())) return false;
  const report = await findReport(tx, platform, { userId, scanId: reportId });
  if (!report) return false;
  const input = {
    name: fullName ?? '',
    answered: answeredWords(answeredIn(report.scan.coverage)),
    url: `${platform.config.appUrl}/dashboard/scans/${reportId}`,
    stopUrl: stopUrlOf(platform, userId),
  };
  await queueMail(tx, platform, nothingChanged, { to: email, input, userId });
  return true;
}
