import { eq } from 'drizzle-orm';
import { firstLanguage } from '#contract/base/languages.ts';
import type { ReportBrokers } from '#contract/brokers/types.ts';
import { readFormatStyle } from '#core/accounts/profile/queries/preferences.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, chosenLanguage, scopeOf } from '#core/base/context.ts';
import { reportPdf } from '#core/reports/queries/report-pdf.ts';
import { reportSigner, signPdf, signReport, signTable } from '#core/reports/queries/signer.ts';
import { reportDownloaded } from '#core/scans/events.ts';
import { checkKey } from '#core/scans/internal/changes.ts';
import { admitDownload } from '#core/scans/internal/limits.ts';
import { type Issue, reportContent } from '#core/scans/internal/report/content.ts';
import { findingsTable } from '#core/scans/internal/report/table.ts';
import { scanChecks } from '#core/scans/schema.ts';
import { getOwnReport } from './own-scan.ts';
import { findReportBrokers } from './report-brokers.ts';

/** `csv` holds the findings only, and `csv.seal` what proves them; `json` everything, signed. */
export const reportFormats = ['pdf', 'csv', 'csv.seal', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export interface ReportFile {
  /** ASCII */
  name: string;
  body: Buffer<ArrayBuffer>;
}

type Own = Awaited<ReturnType<typeof getOwnReport>> & { brokers: ReportBrokers | null; since: string | null };

const writers: Readonly<Record<ReportFormat, (ctx: Context, own: Own) => Promise<Buffer<ArrayBuffer>>>> = {
  pdf: writeSignedPdf,
  csv: async (ctx, own) => Buffer.from(findingsTable(reportContent(own, await issueOf(ctx, own)))),
  'csv.seal': async (ctx, own) => Buffer.from(await writeTableSeal(ctx, own)),
  json: async (ctx, own) => Buffer.from(await writeSigned(ctx, own)),
};

async function writeSigned(ctx: Context, own: Own): Promise<string> {
  return signReport(reportSigner(ctx.platform.config), reportContent(own, await issueOf(ctx, own)));
}

/** It fits the table as long as nothing of the report has changed between the two, whichever is downloaded first. */
async function writeTableSeal(ctx: Context, own: Own): Promise<string> {
  const report = reportContent(own, await issueOf(ctx, own));
  return signTable(reportSigner(ctx.platform.config), report, Buffer.from(findingsTable(report)));
}

/** In the language of whoever reads it. The signed JSON file is attached to it, so that it can be checked part by part. */
async function writeSignedPdf(ctx: Context, own: Own): Promise<Buffer<ArrayBuffer>> {
  const { config } = ctx.platform;
  const language = chosenLanguage(ctx.actor);
  const data = await writeSigned(ctx, own);
  const read =
    language === firstLanguage ? own : { ...own, ...(await getOwnReport(ctx, own.scan.id, own.since, language)) };
  const pdf = await reportPdf(read, config.site.name, await readFormatStyle(ctx), data, language);
  return signPdf(reportSigner(config), pdf);
}

/**
 * The report of a scan of the actor's as a file. That it was taken away stands in their Activity Log.
 * @param since id of the scan that it is compared with
 * @throws AppError as `getOwnReport`, and `limited`
 */
export async function getReportFile(
  ctx: Context,
  scanId: string,
  format: ReportFormat,
  since?: string | null,
): Promise<ReportFile> {
  const brokers = await findReportBrokers(ctx);
  const own = { ...(await getOwnReport(ctx, scanId, since)), brokers, since: since ?? null };
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    await admitDownload(tx, ctx);
    await record(tx, ctx, reportDownloaded, { entityId: own.scan.id, details: { format } });
  });
  const day = (own.scan.finishedAt ?? own.scan.createdAt).slice(0, 10);
  return { name: `exposure-report-${day}.${format}`, body: await writers[format](ctx, own) };
}

async function issueOf({ actor, platform }: Context, { scan }: Own): Promise<Issue> {
  const { config, clock, database, sources } = platform;
  const rows = await database.read(scopeOf(actor), (tx) =>
    tx.select().from(scanChecks).where(eq(scanChecks.scanId, scan.id)),
  );
  const ends = new Map(rows.map((row) => [checkKey(row), row.finishedAt?.toISOString() ?? null]));
  const endedAt: Issue['endedAt'] = (check) => ends.get(checkKey(check)) ?? null;
  return { site: config.site, appUrl: config.appUrl, issuedAt: clock.now(), sources, endedAt };
}
