import { and, eq, ne } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { freeScanService } from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';

/** Whether the actor has a finished report of a paid service. @param scanId only this one; any of theirs when left out */
export async function hasServiceReport(ctx: Context, scanId?: string): Promise<boolean> {
  const { actor, platform } = requireAccount(ctx);
  const wanted = and(
    eq(userScans.userId, actor.userId),
    eq(userScans.status, 'completed'),
    ne(userScans.serviceId, freeScanService),
    scanId === undefined ? undefined : eq(userScans.id, scanId),
  );
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select({ id: userScans.id }).from(userScans).where(wanted).limit(1),
  );
  return rows.length > 0;
}
