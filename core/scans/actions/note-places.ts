import { eq, isNull } from 'drizzle-orm';
import { type NotedPlace, notePlace } from '#core/removal/proof/actions/note-place.ts';
import { removalPlaces } from '#core/removal/proof/schema.ts';
import { removalCases } from '#core/removal/schema.ts';
import { openIdentifierRow } from '#core/scans/internal/identifiers.ts';
import { readParts } from '#core/scans/internal/rows.ts';
import { openMetadata } from '#core/scans/internal/sealed.ts';
import { openFindings } from '#core/scans/queries/view.ts';
import { userScans } from '#core/scans/schema.ts';
import { canLookAgain } from '#core/sources/health/actions/look-again.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Cases in one run. */
const MOST = 100;

type CaseRow = Pick<typeof removalCases.$inferSelect, 'id' | 'userId' | 'scanId' | 'findingKey'>;

/** Notes of requests to companies where the finding stands that they began with, so that it can be looked at again. */
export async function notePlaces(platform: Platform): Promise<void> {
  const { database } = platform;
  const cases = await database.read(systemScope, (tx) =>
    tx
      .select({
        id: removalCases.id,
        userId: removalCases.userId,
        scanId: removalCases.scanId,
        findingKey: removalCases.findingKey,
      })
      .from(removalCases)
      .leftJoin(removalPlaces, eq(removalPlaces.caseId, removalCases.id))
      .where(isNull(removalPlaces.caseId))
      .limit(MOST),
  );
  for (const one of cases)
    await database.transaction(systemScope, async (tx) => notePlace(tx, platform, await placeOf(tx, platform, one)));
}

/** As the request names its finding. */
const keysOf = ({ vault }: Platform, userId: string, findingId: string): readonly string[] =>
  vault.fingerprints('finding', `${userId} ${findingId}`);

async function placeOf(tx: Transaction, platform: Platform, one: CaseRow): Promise<NotedPlace> {
  const about = { caseId: one.id, userId: one.userId, scanId: one.scanId, place: null, found: null };
  const unknown: NotedPlace = { ...about, kind: null };
  if (one.scanId === null || one.findingKey === null) return unknown;
  const [scan] = await tx.select().from(userScans).where(eq(userScans.id, one.scanId));
  if (!scan || scan.userId !== one.userId) return unknown;
  const parts = (await readParts(tx, [scan]))(scan.id);
  if (parts.wrapped === null) return unknown;
  const { key, reports, scored } = openFindings(platform, scan, parts);
  const finding = scored.find(({ exposure: { id } }) =>
    keysOf(platform, one.userId, id).includes(one.findingKey ?? ''),
  )?.exposure;
  if (!finding) return unknown;
  const sightings = finding.reported.flatMap(({ sourceId, key: exposureKey }) => {
    const source = platform.sources.sourceById(sourceId);
    const report = reports.find(
      (own) => own.sourceId === sourceId && own.exposures.some((exposure) => exposure.key === exposureKey),
    );
    const row = parts.identifiers.find(({ id }) => id === report?.identifierId);
    return source && report && row && canLookAgain(source) ? [{ source, report, row, exposureKey }] : [];
  });
  const [sighting] = sightings;
  if (!sighting) return { ...about, kind: finding.kind };
  const { source, report, row, exposureKey } = sighting;
  const { contact_email: email } = openMetadata(platform.vault, key, scan.id, scan.metadata);
  const { kind, value } = openIdentifierRow(platform.vault, key, row, email);
  const check = parts.checks.find(({ sourceId, identifierId }) => sourceId === source.id && identifierId === row.id);
  const told = report.exposures.find((exposure) => exposure.key === exposureKey)?.told;
  const at = check?.answeredAt ?? check?.finishedAt ?? scan.finishedAt;
  return {
    ...about,
    kind: finding.kind,
    place: {
      sourceId: source.id,
      // Of another identifier than the address, its value stands behind the source's own key.
      key: row.sealed === null ? exposureKey : exposureKey.slice(0, -` ${kind} ${value}`.length),
      kind,
      value,
      findingId: finding.id,
      where: finding.where,
      url: finding.url,
    },
    found: at ? { at, isProved: told?.control === 'passed' } : null,
  };
}
