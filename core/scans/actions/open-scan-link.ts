import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireScannable } from '#core/opt-outs/actions/require-scannable.ts';
import { scanLinkOpened } from '#core/scans/events.ts';
import { createAccessKey, findHeldKey } from '#core/scans/internal/access-keys.ts';
import { admitOpening } from '#core/scans/internal/limits.ts';
import { openScan, type ScanRow, startVisitorScan } from '#core/scans/internal/load.ts';
import { sealMetadata } from '#core/scans/internal/sealed.ts';
import { scanCan, scanTimes } from '#core/scans/rules.ts';
import { scanLinks, userScans } from '#core/scans/schema.ts';
import { participantsNow } from '#core/sources/health/queries/participants.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Links are deleted soon after their end, so most that are too old are met as unknown. */
/** What a browser holds that opens a link. */
interface Holding {
  /** The name of a request counts in the browser that sent it. */
  requestToken?: string | null;
  /** Given to this browser by the link's page. */
  opener?: string | null;
  /** To results that the browser has opened already. */
  keys?: readonly string[];
}

/**
 * Opens a mailed link: call it for a POST only, as mail scanners follow links. The holder of an unopened link reads the
 * mailbox, so the first opening starts the scan, once, and the browser is given a key to it. After that the link works
 * only in the browser that opened it and in the one that requested the scan: its address may stand in a proxy's log. A
 * browser that holds a fresh key opens the result again without anything being written.
 * @returns the key is for the browser to keep, and is stored nowhere
 * @throws AppError `not-found`, `gone`, `conflict` for an address that is never to be scanned, `forbidden` on the field
 *   `token` in another browser than the first, or `limited` while too many scans run, or after too many openings: the
 *   link is then still good
 */
export async function openScanLink(
  ctx: Context,
  token: string,
  { requestToken = null, opener = null, keys = [] }: Holding = {},
): Promise<{ scanId: string; accessKey: string }> {
  const { platform } = ctx;
  const { database, clock, vault } = platform;
  const takesPart = await participantsNow(platform);
  return database.transaction(systemScope, async (tx) => {
    const found = await lockLink(tx, vault.hashToken(token));
    if (!found) throw new AppError('not-found', { publicMessage: fault('link-unknown') });
    const now = clock.now();
    if (found.link.expiresAt <= now) throw new AppError('gone', { publicMessage: fault('link-expired') });
    const held = found.link.openedAt ? await findHeldKey(tx, platform, found.scan.id, keys) : undefined;
    if (held?.isFresh) return { scanId: found.scan.id, accessKey: held.key };
    if (!held && !isOpenTo(platform, found.link, { requestToken, opener }))
      throw new AppError('forbidden', { publicMessage: fault('link-elsewhere'), field: 'token' });
    await admitOpening(tx, platform, found.scan.id);
    const until = endOfResult(found.scan, now);
    const starts = scanCan.start(found.scan);
    if (starts) {
      await requireScannable(platform, (await openScan(tx, platform, found.scan)).metadata.contact_email);
      const scan = isTokenOf(platform, found.link.requestedBy, requestToken)
        ? found.scan
        : await forgetName(tx, platform, found.scan);
      await startVisitorScan(tx, platform, scan, takesPart);
    }
    if (!found.link.openedAt) {
      const openedBy = opener === null ? null : platform.vault.hashToken(opener);
      await tx
        .update(scanLinks)
        .set({ openedAt: now, openedBy, expiresAt: until })
        .where(eq(scanLinks.id, found.link.id));
    }
    const accessKey = await createAccessKey(tx, platform, found.scan.id, until);
    const details = { first: starts };
    await record(tx, ctx, scanLinkOpened, { entityId: found.scan.id, userId: found.scan.userId, details });
    return { scanId: found.scan.id, accessKey };
  });
}

/** Whoever opens the link again keeps the result no longer than it is kept. */
function endOfResult(scan: ScanRow, now: Date): Date {
  const kept = scanCan.start(scan) ? null : scan.expiresAt;
  return kept ?? new Date(now.getTime() + scanTimes.anonymousMs);
}

/** The scan's row is locked: of many openings at once, one is the first. */
async function lockLink(tx: Transaction, tokenHash: string) {
  const [known] = await tx
    .select({ scanId: scanLinks.scanId })
    .from(scanLinks)
    .where(eq(scanLinks.tokenHash, tokenHash));
  if (!known) return null;
  const [scan] = await tx.select().from(userScans).where(eq(userScans.id, known.scanId)).for('update');
  const [link] = await tx.select().from(scanLinks).where(eq(scanLinks.tokenHash, tokenHash));
  return scan && link ? { scan, link } : null;
}

type LinkRow = typeof scanLinks.$inferSelect;

const isTokenOf = ({ vault }: Platform, hash: string | null, token: string | null): boolean =>
  token !== null && vault.hashToken(token) === hash;

const isOpenTo = (
  platform: Platform,
  { openedAt, openedBy, requestedBy }: LinkRow,
  { requestToken, opener }: { requestToken: string | null; opener: string | null },
): boolean =>
  openedAt === null || isTokenOf(platform, openedBy, opener) || isTokenOf(platform, requestedBy, requestToken);

/** Whoever asked elsewhere may be a stranger: what they called the person is not shown as theirs. */
async function forgetName(tx: Transaction, platform: Platform, scan: ScanRow): Promise<ScanRow> {
  const { key, metadata: known } = await openScan(tx, platform, scan);
  const metadata = sealMetadata(platform.vault, key, scan.id, { ...known, contact_name: '' });
  await tx.update(userScans).set({ metadata }).where(eq(userScans.id, scan.id));
  return { ...scan, metadata };
}
