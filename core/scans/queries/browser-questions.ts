import type { BrowserQuestion } from '#contract/scans/browser/questions.ts';
import type { ScanView } from '#contract/scans/types.ts';
import type { Context } from '#core/base/context.ts';
import { findOpenedScan, getScanFor } from '#core/scans/queries/scan.ts';
import { isAskedByBrowser } from '#core/sources/health/actions/read-browser-answer.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';

/**
 * A scan of the actor's, or one that this browser has opened.
 * @param keys to scans that the browser holds @throws AppError `not-found`
 */
export const getScanHere = async (ctx: Context, scanId: string, keys: readonly string[]): Promise<ScanView> =>
  (await findOpenedScan(ctx, scanId, keys)) ?? (await getScanFor(ctx, scanId));

/** What the person's own browser can ask for a scan that has ended: sources that gave us no answer, or no turn. */
export async function listBrowserQuestions(ctx: Context, scan: ScanView): Promise<BrowserQuestion[]> {
  if (scan.status !== 'completed') return [];
  const addresses = new Map(scan.identifiers.map((one) => [one.id, one]));
  const questions: BrowserQuestion[] = [];
  for (const { sourceId, identifierId, name } of scan.checks.filter((check) => check.canAskHere)) {
    const source = ctx.platform.sources.sourceById(sourceId);
    const identifier = addresses.get(identifierId);
    if (!source?.browserUrl || identifier?.kind !== 'email' || !(await isAskedByBrowser(ctx.platform, source)))
      continue;
    const url = source.browserUrl(subjectFrom(identifier));
    questions.push({ source: sourceId, identifier: identifierId, name, address: identifier.value, url });
  }
  return questions;
}
