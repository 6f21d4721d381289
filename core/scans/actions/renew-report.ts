import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { scanRenewed } from '#core/scans/events.ts';
import type { Ended } from '#core/scans/internal/changes.ts';
import { checkKey, type Question } from '#core/scans/internal/changes.ts';
import { computeResults } from '#core/scans/internal/finish.ts';
import { openScan, orUnreadable, type ScanRow } from '#core/scans/internal/load.ts';
import { readParts, type ScanParts } from '#core/scans/internal/rows.ts';
import { saveFindings } from '#core/scans/internal/save-changes.ts';
import {
  createScanKey,
  openExposure,
  openIdentifier,
  sealExposure,
  sealIdentifier,
  sealMetadata,
} from '#core/scans/internal/sealed.ts';
import { BREACH_SCAN, freeScanService, scanTimes } from '#core/scans/rules.ts';
import { scanChecks, scanFindings, scanIdentifiers, userScans } from '#core/scans/schema.ts';
import type { Exposure } from '#core/sources/define.ts';
import type { DataKey } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

/** A scan that is copied, opened, and what it is copied into. */
interface Copy {
  base: ScanRow;
  parts: ScanParts;
  from: DataKey;
  to: DataKey;
  scanId: string;
  /** New ids by old ones. */
  identifierIds: ReadonlyMap<string, string>;
}

/**
 * Makes a report from a finished scan of somebody who is watched, with what one source has answered since and every other answer as it was,
 * under its own day; under the system's scope. The scan that it is made from stays as it is.
 * @param ended what the source answered, by the identifiers of that scan
 * @returns its id; null when they say nothing that the scan does not say, or it cannot be read any more
 */
export async function renewReport(
  tx: Transaction,
  ctx: Context,
  { scanId: baseId, ended }: { scanId: string; ended: readonly Ended[] },
): Promise<string | null> {
  const { platform } = ctx;
  const [base] = await tx.select().from(userScans).where(eq(userScans.id, baseId));
  const opened = base ? await orUnreadable(openScan(tx, platform, base)) : null;
  if (!base || !opened) return null;
  const parts = (await readParts(tx, [base]))(baseId);
  const said = ended.filter(({ answer }) => answer.state !== 'not-checked');
  const known = knownIn(ctx, parts, opened.key);
  if (!said.some((one) => exposuresOf(one).some(({ key }) => !known(one).has(key)))) return null;
  const scanId = randomUUID();
  const to = await createScanKey(tx, platform.vault, scanId, base.userId);
  const identifierIds = new Map(parts.identifiers.map(({ id }) => [id, randomUUID()]));
  const copy: Copy = { base, parts, from: opened.key, to, scanId, identifierIds };
  const scan = await insertCopy(tx, ctx, copy, opened.metadata);
  await copyIdentifiers(tx, ctx, copy);
  await copyChecks(tx, copy, said);
  await copyFindings(tx, ctx, copy, said);
  const { results } = await computeResults(tx, platform, scan);
  await tx.update(userScans).set({ results }).where(eq(userScans.id, scanId));
  await record(tx, ctx, scanRenewed, { entityId: scanId, userId: base.userId, details: { from: baseId } });
  return scanId;
}

const exposuresOf = ({ answer }: Ended): readonly Exposure[] => (answer.state === 'found' ? answer.exposures : []);
const questionOf = ({ check: { source, identifierId } }: Ended): Question => ({ sourceId: source.id, identifierId });

/** What the scan has of a source about an identifier, by the keys of its exposures. */
function knownIn({ platform: { vault } }: Context, { findings }: ScanParts, key: DataKey) {
  const groups = Map.groupBy(findings, checkKey);
  return (one: Ended): ReadonlySet<string> =>
    new Set(
      (groups.get(checkKey(questionOf(one))) ?? []).map(({ id, sealed }) => openExposure(vault, key, id, sealed).key),
    );
}

async function insertCopy(
  tx: Transaction,
  { platform: { vault, clock } }: Context,
  { base, to, scanId }: Copy,
  metadata: { contact_name: string; contact_email: string },
): Promise<ScanRow> {
  const now = clock.now();
  const [scan] = await tx
    .insert(userScans)
    .values({
      id: scanId,
      userId: base.userId,
      serviceId: freeScanService,
      scanType: BREACH_SCAN,
      status: 'completed',
      completionPercentage: 100,
      metadata: sealMetadata(vault, to, scanId, metadata),
      dataKeyId: scanId,
      emailIndex: base.emailIndex,
      startedAt: now,
      finishedAt: now,
      expiresAt: base.userId === null ? new Date(now.getTime() + scanTimes.watchedMs) : null,
      createdAt: now,
    })
    .returning();
  if (!scan) throw new Error('a report was not made');
  return scan;
}

async function copyIdentifiers(tx: Transaction, { platform: { vault } }: Context, copy: Copy): Promise<void> {
  const { parts, from, to, scanId, identifierIds } = copy;
  const rows = parts.identifiers.map((row) => {
    const id = identifierIds.get(row.id) ?? randomUUID();
    const sealed =
      row.sealed === null ? null : sealIdentifier(vault, to, id, openIdentifier(vault, from, row.id, row.sealed));
    return { ...row, id, scanId, sealed };
  });
  await tx.insert(scanIdentifiers).values(rows);
}

/** Every answer with the day on which it was given. */
async function copyChecks(
  tx: Transaction,
  { parts, scanId, identifierIds }: Copy,
  said: readonly Ended[],
): Promise<void> {
  const fresh = new Map(said.map((one) => [checkKey(questionOf(one)), one]));
  const rows = parts.checks.map(({ kind: _, ...check }) => {
    const placed = { ...check, scanId, identifierId: identifierIds.get(check.identifierId) ?? check.identifierId };
    const one = fresh.get(checkKey(check));
    if (!one) return { ...placed, answeredAt: check.answeredAt ?? check.finishedAt };
    const { answer, startedAt, finishedAt, reusedFrom } = one;
    const durationMs = startedAt ? Math.max(0, finishedAt.getTime() - startedAt.getTime()) : null;
    const turn = { startedAt, finishedAt, durationMs, answeredAt: reusedFrom };
    return { ...placed, ...turn, state: answer.state, reason: null, askedBy: null };
  });
  await tx.insert(scanChecks).values(rows);
}

async function copyFindings(tx: Transaction, { platform }: Context, copy: Copy, said: readonly Ended[]): Promise<void> {
  const { parts, from, to, scanId, identifierIds } = copy;
  const { vault } = platform;
  const fresh = new Set(said.map((one) => checkKey(questionOf(one))));
  const idOf = (identifierId: string) => identifierIds.get(identifierId) ?? identifierId;
  const rows = parts.findings
    .filter((finding) => !fresh.has(checkKey(finding)))
    .map((finding) => {
      const id = randomUUID();
      const exposure = openExposure(vault, from, finding.id, finding.sealed);
      return {
        ...finding,
        id,
        scanId,
        identifierId: idOf(finding.identifierId),
        fingerprint: vault.fingerprint(`finding ${scanId}`, exposure.key),
        sealed: sealExposure(vault, to, id, exposure),
      };
    });
  if (rows.length > 0) await tx.insert(scanFindings).values(rows);
  const placed = said.map((one) => ({ ...one, check: { ...one.check, identifierId: idOf(one.check.identifierId) } }));
  await saveFindings(tx, platform, { id: scanId, key: to }, placed);
}
