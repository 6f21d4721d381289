import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { freeScanService, scanCan, scanTimes, WATCH_SCAN } from '#core/scans/rules.ts';
import { scanChecks, scanIdentifiers, userScans } from '#core/scans/schema.ts';
import type { Asker } from '#core/sources/actions/pace.ts';
import type { Exposure, Source, Subject } from '#core/sources/define.ts';
import { participantsNow } from '#core/sources/health/queries/participants.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import type { DataKey } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { PermanentFailure } from '#platform/queue/define.ts';
import type { Question } from './changes.ts';
import { openIdentifierRow } from './identifiers.ts';
import { requireRoom } from './limits.ts';
import { findDataKey, openMetadata } from './sealed.ts';

export type ScanRow = typeof userScans.$inferSelect;
type Opened = Awaited<ReturnType<typeof openScan>>;

/** A scan while it runs: its identifiers in the clear, and the questions that have not had their turn. */
export interface RunningScan {
  id: string;
  /** As whom its sources are asked while it runs. */
  asker: Asker;
  key: DataKey;
  /** By id. */
  subjects: ReadonlyMap<string, Subject>;
  startedAt: Date;
  /** Since when somebody waits for its first result. */
  awaitedSince: Date;
  /** In order. */
  left: Question[];
  /** What was found in this run, in the clear, by the id under which it is sealed. */
  found: Map<string, Exposure>;
}

function askerOf({ userId, scanType }: ScanRow): Asker {
  if (scanType === WATCH_SCAN) return 'watching';
  return userId === null ? 'visitor' : 'customer';
}

/** @throws PermanentFailure when its key is gone; VaultError */
export async function openScan(tx: Transaction, { vault }: Platform, scan: ScanRow) {
  const key = await findDataKey(tx, vault, scan.dataKeyId);
  if (!key) throw new PermanentFailure('scan-key-gone');
  return { key, metadata: openMetadata(vault, key, scan.id, scan.metadata) };
}

/** What the scan asks about, by id. @throws VaultError */
export async function readSubjects(tx: Transaction, { vault }: Platform, scan: ScanRow, opened: Opened) {
  const rows = await tx
    .select()
    .from(scanIdentifiers)
    .where(eq(scanIdentifiers.scanId, scan.id))
    .orderBy(asc(scanIdentifiers.position));
  const views = rows.map((row) => openIdentifierRow(vault, opened.key, row, opened.metadata.contact_email));
  return new Map(views.map((view) => [view.id, subjectFrom(view)]));
}

/**
 * Starts a scan: from now on it may ask. Every source gets a row for each identifier that it can be asked about. The
 * caller holds the scan's row locked.
 * @param subjects what it asks about, by id
 * @param expiresAt when it is deleted; null when it belongs to an account
 * @param takesPart of `participantsNow`, which is read before the transaction
 */
export async function beginScan(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  {
    expiresAt,
    subjects,
    takesPart,
  }: Pick<ScanRow, 'expiresAt'> & Pick<RunningScan, 'subjects'> & { takesPart: (source: Source) => boolean },
): Promise<Pick<RunningScan, 'startedAt' | 'left'>> {
  const now = platform.clock.now();
  const rows = [...subjects].flatMap(([identifier, subject]) =>
    platform.sources
      .sourcesFor(subject, platform.config)
      .filter(takesPart)
      .map(({ id }) => ({ source: id, identifier })),
  );
  await tx.execute(sql`insert into scan_checks (scan_id, source_id, identifier_id, position)
    select ${scan.id}, source, identifier, place - 1
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (source text, identifier uuid))
      with ordinality as asked(source, identifier, place)`);
  await tx.update(userScans).set({ status: 'processing', startedAt: now, expiresAt }).where(eq(userScans.id, scan.id));
  return {
    startedAt: now,
    left: rows.map(({ source, identifier }) => ({ sourceId: source, identifierId: identifier })),
  };
}

/**
 * Starts a visitor's scan, whose row the caller holds locked.
 * @param takesPart of `participantsNow`, which is read before the transaction
 * @throws AppError `limited` while too many scans run
 */
export async function startVisitorScan(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  takesPart: (source: Source) => boolean,
): Promise<void> {
  await requireRoom(platform);
  const expiresAt = new Date(platform.clock.now().getTime() + scanTimes.anonymousMs);
  const subjects = await readSubjects(tx, platform, scan, await openScan(tx, platform, scan));
  await beginScan(tx, platform, scan, { expiresAt, subjects, takesPart });
  await enqueue(tx, { name: 'scan.run' }, { scanId: scan.id });
}

/**
 * A scan that has ended, for what it still waits for.
 * @param due its questions that are to be asked
 * @returns null when it is gone, or cannot be opened any more
 */
export function openDue(
  platform: Platform,
  due: { id: string; questions: readonly Question[] },
): Promise<RunningScan | null> {
  return platform.database.transaction(systemScope, async (tx) => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, due.id));
    const opened = scan && (await orUnreadable(openScan(tx, platform, scan)));
    if (!scan || !opened) return null;
    const subjects = await readSubjects(tx, platform, scan, opened);
    const startedAt = scan.startedAt ?? scan.createdAt;
    return {
      id: scan.id,
      asker: askerOf(scan),
      key: opened.key,
      subjects,
      startedAt,
      awaitedSince: startedAt,
      left: [...due.questions],
      found: new Map(),
    };
  });
}

/** A scan whose key is gone says nothing to anybody any more. */
export async function orUnreadable<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof PermanentFailure || error instanceof VaultError) return null;
    throw error;
  }
}

/** Whether somebody looks on from the moment that it is asked for, before its run begins; a visitor does from when the link is opened. */
const isAwaited = ({ userId, serviceId, scanType }: ScanRow): boolean =>
  userId !== null && serviceId === freeScanService && scanType !== WATCH_SCAN;

/** Whether it waits for nobody to open its link. */
const isAskedFor = ({ userId, scanType }: ScanRow): boolean => userId !== null || scanType === WATCH_SCAN;

/**
 * The scan as a run finds it; one of a customer, or of somebody who is watched, is started here, one of a visitor only by its mailed link.
 * @returns null when there is nothing to run
 */
export async function loadForRun(platform: Platform, scanId: string): Promise<RunningScan | null> {
  const takesPart = await participantsNow(platform);
  return platform.database.transaction(systemScope, async (tx) => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId)).for('update');
    if (!scan) return null;
    const starts = scanCan.start(scan) && isAskedFor(scan);
    if (!starts && !scanCan.run(scan)) return null;
    const opened = await openScan(tx, platform, scan);
    const subjects = await readSubjects(tx, platform, scan, opened);
    const begun = starts
      ? await beginScan(tx, platform, scan, { expiresAt: scan.expiresAt, subjects, takesPart })
      : { startedAt: scan.startedAt ?? platform.clock.now(), left: await readLeft(tx, scanId) };
    const awaitedSince = isAwaited(scan) ? scan.createdAt : begun.startedAt;
    return { id: scanId, asker: askerOf(scan), key: opened.key, subjects, found: new Map(), awaitedSince, ...begun };
  });
}

/** Checks that have not had their turn, in order. */
const readLeft = (tx: Transaction, scanId: string): Promise<Question[]> =>
  tx
    .select({ sourceId: scanChecks.sourceId, identifierId: scanChecks.identifierId })
    .from(scanChecks)
    .where(and(eq(scanChecks.scanId, scanId), inArray(scanChecks.state, ['queued', 'checking'])))
    .orderBy(asc(scanChecks.position));
