import { record } from '#core/audit/events.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { readFormatStyle } from '#core/customers/queries.ts';
import { reportPdf } from '#core/reports/queries.ts';
import { reportDownloaded } from './events.ts';
import { admitDownload } from './limits.ts';
import { getOwnReport } from './own-scan.ts';

export interface ReportFile {
  /** ASCII */
  name: string;
  body: Buffer<ArrayBuffer>;
}

/**
 * The report of a scan of the actor's as PDF. That it was taken away stands in their Activity Log.
 * @throws AppError as `getOwnReport`, and `limited`
 */
export async function getReportFile(ctx: Context, scanId: string): Promise<ReportFile> {
  const own = await getOwnReport(ctx, scanId);
  const { database, config } = ctx.platform;
  await database.transaction(scopeOf(ctx.actor), async (tx) => {
    await admitDownload(tx, ctx);
    await record(tx, ctx, reportDownloaded, { entityId: own.scan.id });
  });
  const day = (own.scan.finishedAt ?? own.scan.createdAt).slice(0, 10);
  return {
    name: `exposure-report-${day}.pdf`,
    body: await reportPdf(own, config.site.name, await readFormatStyle(ctx)),
  };
}
