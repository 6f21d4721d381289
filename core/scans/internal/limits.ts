import { and, count, eq, ne } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { Context } from '#core/base/context.ts';
import { requireAllowance, requireAllowed, requireClientAllowance } from '#core/base/limits.ts';
import {
  downloadLimits,
  freeScanLimits,
  freeScanService,
  mostOpenScans,
  openingLimits,
  WATCH_SCAN,
} from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { limitsOf } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';

/** What one client, and the network around it, may ask for. @throws AppError `limited` */
export async function admitClient(ctx: Context): Promise<void> {
  if (ctx.actor.kind === 'system') return;
  const refusal = fault('many-scans-from-here');
  const { client, demoClient } = freeScanLimits;
  await requireClientAllowance(ctx, 'free scan', ctx.platform.config.site.demo ? demoClient : client, refusal);
}

/**
 * What all clients together may ask for: the last that is counted, in the transaction of the request itself, so that
 * what is not admitted spends nothing of it and its one row is locked for a moment only.
 * @throws AppError `limited`
 */
export async function admitToAll(tx: Transaction, { platform, actor }: Context): Promise<void> {
  if (actor.kind === 'system') return;
  const limits = limitsOf(platform.vault, 'free scan', 'everybody', freeScanLimits.everybody);
  await requireAllowance(tx, platform, limits, fault('many-scans-by-all'));
}

/** Each address that a scan asks about counts as a free scan. @throws AppError `limited` */
export async function admitPerson(tx: Transaction, platform: Platform, userId: string): Promise<void> {
  const limits = limitsOf(platform.vault, 'free scan', `person ${userId}`, freeScanLimits.person);
  await requireAllowance(tx, platform, limits, fault('many-scans-today'));
}

/** Under the person's scope. @throws AppError `limited` */
export async function admitDownload(tx: Transaction, { platform, actor }: Context): Promise<void> {
  const who = actor.kind === 'person' ? actor.userId : actor.kind;
  const limits = limitsOf(platform.vault, 'report', who, downloadLimits);
  await requireAllowance(tx, platform, limits, 'You have downloaded many reports just now. Please try again later.');
}

/** @throws AppError `limited` */
export async function admitOpening(tx: Transaction, platform: Platform, scanId: string): Promise<void> {
  const limits = limitsOf(platform.vault, 'open scan', scanId, openingLimits);
  await requireAllowance(tx, platform, limits, 'This link was opened many times just now. Please try again later.');
}

/**
 * The queue of the scans that somebody looks at is bounded: who comes when it is full is told when to come back. Those of
 * paid services have a queue of their own, and nobody looks at one that is made again for who is watched.
 * @throws AppError `limited`
 */
export async function requireRoom(platform: Platform): Promise<void> {
  const open = await platform.database.transaction(systemScope, async (tx) => {
    const [row] = await tx
      .select({ open: count() })
      .from(userScans)
      .where(
        and(
          eq(userScans.status, 'processing'),
          eq(userScans.serviceId, freeScanService),
          ne(userScans.scanType, WATCH_SCAN),
        ),
      );
    return row?.open ?? 0;
  });
  const allowance = { allowed: open < mostOpenScans, retryAfterSeconds: 120 };
  requireAllowed(allowance, fault('many-scans-running'));
}
