import { and, desc, eq } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { groupExposures } from '#core/reports/queries/join.ts';
import { type ComparableScan, readComparable } from '#core/scans/queries/compared.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Seen } from '#core/watching/internal/changes.ts';
import { scansOf, type Watched } from '#core/watching/internal/watched.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { PermanentFailure } from '#platform/queue/define.ts';

/** Finished scans of somebody's whose findings they are taken to know when watching begins. */
const MOST_KNOWN = 5;

/** A finished scan of somebody's, as they see it; null when it is not theirs, has no result, or cannot be read any more. */
export async function findReport(
  tx: Transaction,
  platform: Platform,
  watched: Watched,
  scanId: string,
  language: Language = firstLanguage,
): Promise<ComparableScan | null> {
  const own = and(eq(userScans.id, scanId), scansOf(platform, watched), eq(userScans.status, 'completed'));
  const [row] = await tx.select().from(userScans).where(own);
  if (!row) return null;
  try {
    return await readComparable(tx, platform, row, language);
  } catch (error) {
    if (error instanceof PermanentFailure || error instanceof VaultError) return null;
    throw error;
  }
}

/** The same of several, by their ids. */
export async function readReports(
  tx: Transaction,
  platform: Platform,
  watched: Watched,
  scanIds: readonly (string | null)[],
  language: Language = firstLanguage,
): Promise<ReadonlyMap<string, ComparableScan>> {
  const reports = new Map<string, ComparableScan>();
  for (const scanId of new Set(scanIds.filter((id) => id !== null))) {
    const report = await findReport(tx, platform, watched, scanId, language);
    if (report) reports.set(scanId, report);
  }
  return reports;
}

/** Somebody's newest finished scans, newest first. */
export async function readNewestReports(
  tx: Transaction,
  platform: Platform,
  watched: Watched,
): Promise<ComparableScan[]> {
  const scanIds = await findNewest(tx, platform, watched, MOST_KNOWN);
  return [...(await readReports(tx, platform, watched, scanIds)).values()];
}

async function findNewest(tx: Transaction, platform: Platform, watched: Watched, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: userScans.id })
    .from(userScans)
    .where(and(scansOf(platform, watched), eq(userScans.status, 'completed')))
    .orderBy(desc(userScans.createdAt), desc(userScans.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Id of somebody's newest finished scan. */
export async function findNewestReport(tx: Transaction, platform: Platform, watched: Watched): Promise<string | null> {
  const [scanId] = await findNewest(tx, platform, watched, 1);
  return scanId ?? null;
}

/**
 * What a report shows, by the fingerprints that it is known by: of what each source said of it, which stays when other
 * sources say more; and of its id, as it was known by before.
 */
export function seenIn({ vault }: Platform, watchId: string, { scan, compared }: ComparableScan): Seen[] {
  const said = new Map(groupExposures(compared.reports).map(({ joined, members }) => [joined.id, members]));
  const keysOf = (name: string) => vault.fingerprints('watched finding', `${watchId} ${name}`);
  return scan.findings.map((finding) => {
    const members = said.get(finding.id) ?? [];
    const breaches = members.flatMap(({ exposure }) => (exposure.breach ? [exposure.breach.name] : []));
    const names = members.map(({ sourceId, exposure }) => `${sourceId} ${exposure.key}`);
    const [first = finding.id, ...others] = names.sort();
    return { keys: [...keysOf(first), ...others.flatMap(keysOf), ...keysOf(finding.id)], finding, breaches };
  });
}
