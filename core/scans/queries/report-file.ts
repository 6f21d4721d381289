import { readFormatStyle } from '#core/accounts/profile/queries/preferences.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { reportPdf } from '#core/reports/queries/report-pdf.ts';
import { reportDownloaded } from '#core/scans/events.ts';
import { admitDownload } from '#core/scans/internal/limits.ts';
import { getOwnReport } from './own-scan.ts';

export interface ReportFile {
  /** ASCII */
  name: string;
  body: Buffer<ArrayBuffer>;
}

/**
 * The report of a scan of the actor's as PDF. That it was taken away stands in their Activity Log.
 * @param since id of the scan that it is compared with
 * @throws AppError as `getOwnReport`, and `limited`
 */
export async function getReportFile(ctx: Context, scanId: string, since?: string | null): Promise<ReportFile> {
  const own = await getOwnReport(ctx, scanId, since);
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
