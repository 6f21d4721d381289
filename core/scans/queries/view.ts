import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { OwnScan } from '#contract/scans/todos.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { withGone } from '#core/reports/queries/gone.ts';
import type { SourceReport } from '#core/reports/queries/join.ts';
import { withClaims } from '#core/reports/queries/ownership.ts';
import { type ScoredExposure, tickedOf } from '#core/reports/queries/score.ts';
import { scoreReports } from '#core/reports/queries/view.ts';
import { checkKey, keyedAbout } from '#core/scans/internal/changes.ts';
import { type IdentifierRow, openIdentifierRow } from '#core/scans/internal/identifiers.ts';
import type { ScanRow } from '#core/scans/internal/load.ts';
import { type CountedParts, readParts, type ScanParts } from '#core/scans/internal/rows.ts';
import { claimsIn, readSaid } from '#core/scans/internal/said.ts';
import { openExposure, openIdentifier, openMetadata } from '#core/scans/internal/sealed.ts';
import { isOfUnprovenDomain } from '#core/scans/internal/sources.ts';
import type { TodosOf } from '#core/scans/internal/todos.ts';
import type { Exposure } from '#core/sources/define.ts';
import type { DataKey, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { PermanentFailure } from '#platform/queue/define.ts';
import { describeScan } from './describe-scan.ts';

type FindingRow = CountedParts['findings'][number];

/** What was found in a scan, in the clear. */
export interface Found {
  key: DataKey;
  /** `username`: what it was asked about, where that is one. */
  reports: (SourceReport & { identifierId: string; username: string | null })[];
  scored: ScoredExposure[];
}

/** @param known what whoever sealed it still has in the clear, by id @throws PermanentFailure when its key is gone; VaultError */
export function openFindings(
  { vault, sources, clock }: Platform,
  scan: Pick<ScanRow, 'dataKeyId' | 'finishedAt'>,
  { findings, identifiers, wrapped }: Omit<CountedParts, 'checks'>,
  known: ReadonlyMap<string, Exposure> = new Map(),
): Found {
  if (wrapped === null) throw new PermanentFailure('scan-key-gone');
  const key = vault.unwrapDataKey(scan.dataKeyId, wrapped);
  const open = openerOf(vault, key, { identifiers, known });
  const reports = [...Map.groupBy(findings, checkKey).values()].flatMap((found) => {
    const [{ sourceId, identifierId }] = found as [FindingRow];
    const source = sources.sourceById(sourceId);
    const { kind, username, exposureIn } = open(identifierId);
    if (isOfUnprovenDomain(source, kind)) return [];
    const sourceName = source?.name ?? sourceId;
    return [{ sourceId, identifierId, username, sourceName, exposures: found.map(exposureIn) }];
  });
  // Ages are counted to the end of the scan: its score does not change while it lies there.
  return { key, reports, scored: scoreReports(reports, scan.finishedAt ?? clock.now()) };
}

/**
 * Opens what was found about each identifier. Of one that is no address, what was found is told apart from the same thing
 * about another: somebody may have two user names at one site.
 */
function openerOf(
  vault: Vault,
  key: DataKey,
  { identifiers, known }: { identifiers: readonly IdentifierRow[]; known: ReadonlyMap<string, Exposure> },
) {
  const rows = new Map(identifiers.map((row) => [row.id, row]));
  return (identifierId: string) => {
    const row = rows.get(identifierId);
    const open = ({ id, sealed }: FindingRow) => known.get(id) ?? openExposure(vault, key, id, sealed);
    if (!row?.sealed) return { kind: 'email' as const, username: null, exposureIn: open };
    const value = openIdentifier(vault, key, row.id, row.sealed);
    const exposureIn = (finding: FindingRow) => keyedAbout(open(finding), { kind: row.kind, value });
    return { kind: row.kind, username: row.kind === 'username' ? value : null, exposureIn };
  };
}

/**
 * The whole of a scan in words, from its rows as this transaction may see them. While it runs there are findings but
 * no score: a score of half the answers would mislead.
 * @throws PermanentFailure when its key is gone; VaultError
 */
export async function readScanView(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  language: Language = firstLanguage,
): Promise<ScanView> {
  const parts = (await readParts(tx, [scan]))(scan.id);
  return scanOf(platform, scan, { ...openFindings(platform, scan, parts), ...parts, language }, () => ({})).scan;
}

/** The same as its owner sees it: with what they have done about the findings, which lowers what is still open. */
export async function readScanOf(
  { userId, language }: { userId: string; language?: Language | undefined },
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
): Promise<OwnScan> {
  const parts = (await readParts(tx, [scan]))(scan.id);
  const found = openFindings(platform, scan, parts);
  const todosOf = await readSaid(tx, platform, userId, [found]);
  return scanOf(platform, scan, { ...found, ...parts, language }, todosOf);
}

type Opened = Found &
  Pick<ScanParts, 'checks' | 'identifiers' | 'withheld'> & {
    /** To put it in; English where it is left out. */
    language?: Language | undefined;
  };

/** A scan in words, from what was read and opened of it. @throws VaultError */
export function scanOf(platform: Platform, scan: ScanRow, opened: Opened, todosOf: TodosOf): OwnScan {
  return judgedScan(platform, scan, opened, todosOf).own;
}

/** The same, with what it was made of: the findings as the person's answers leave them. @throws VaultError */
export function judgedScan(
  platform: Platform,
  scan: ScanRow,
  { key, reports, scored: found, checks, identifiers, withheld, language }: Opened,
  todosOf: TodosOf,
): { own: OwnScan; reports: Found['reports']; scored: ScoredExposure[] } {
  const metadata = openMetadata(platform.vault, key, scan.id, scan.metadata);
  const now = scan.finishedAt ?? platform.clock.now();
  const opened = identifiers.map((row) => openIdentifierRow(platform.vault, key, row, metadata.contact_email));
  const claims = claimsIn(todosOf, { name: metadata.contact_name, identifiers: opened, now });
  const scored = withGone(withClaims(found, claims), todosOf.gone ?? new Map());
  const facts = {
    withheld,
    id: scan.id,
    status: scan.status,
    completion: scan.completionPercentage,
    name: metadata.contact_name || null,
    email: metadata.contact_email,
    createdAt: scan.createdAt,
    startedAt: scan.startedAt,
    finishedAt: scan.finishedAt,
    expiresAt: scan.userId === null ? scan.expiresAt : null,
    identifiers: opened,
    checks,
    reports,
    scored,
    todos: todosOf(scored.map(tickedOf)),
  };
  const own = describeScan(platform, facts, language);
  return { own, reports, scored };
}
