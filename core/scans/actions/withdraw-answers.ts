import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { longDate } from '#contract/base/formats.ts';
import { type Language, languageFacts } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { linkResult } from '#core/scans/actions/link-result.ts';
import { answerWithdrawn } from '#core/scans/emails.ts';
import { scanAnswerWithdrawn } from '#core/scans/events.ts';
import { computeResults } from '#core/scans/internal/finish.ts';
import { orUnreadable, type ScanRow } from '#core/scans/internal/load.ts';
import { findContact, languageOfReader } from '#core/scans/internal/mail-end.ts';
import { scanChecks, scanFindings, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/** What a source said in a stretch of time; `from` is null where it never was known to be honest. */
export interface Recall {
  sourceId: string;
  from: Date | null;
  until: Date;
}

/**
 * Withdraws what a source said from every scan: the check becomes "not checked", its findings count nowhere, the figures are
 * computed again, and each person is told by one mail. A transaction for each person, so that a run after a crash goes on
 * with those who are left and writes to nobody twice.
 */
export async function withdrawAnswers(platform: Platform, recall: Recall, signal: AbortSignal): Promise<void> {
  const people = await platform.database.transaction(systemScope, (tx) => findPeople(tx, recall));
  for (const scanIds of people) {
    signal.throwIfAborted();
    await platform.database.transaction(systemScope, (tx) => withdrawFrom(tx, platform, scanIds, recall));
  }
}

/** A reused answer was given when it was first asked for. */
const saidAt = sql`coalesce(${scanChecks.answeredAt}, ${scanChecks.finishedAt})`;

const isRecalled = ({ sourceId, from, until }: Recall) =>
  and(
    eq(scanChecks.sourceId, sourceId),
    inArray(scanChecks.state, ['found', 'clear']),
    from === null ? undefined : gt(saidAt, from.toISOString()),
    lte(saidAt, until.toISOString()),
  );

/** Ids of the scans concerned, by whose they are. */
async function findPeople(tx: Transaction, recall: Recall): Promise<string[][]> {
  const rows = await tx
    .selectDistinct({ id: userScans.id, userId: userScans.userId, emailIndex: userScans.emailIndex })
    .from(scanChecks)
    .innerJoin(userScans, eq(userScans.id, scanChecks.scanId))
    .where(isRecalled(recall));
  return [...Map.groupBy(rows, ({ userId, emailIndex }) => userId ?? emailIndex).values()].map((own) =>
    own.map(({ id }) => id),
  );
}

async function withdrawFrom(tx: Transaction, platform: Platform, scanIds: string[], recall: Recall): Promise<void> {
  const scans = await tx
    .select()
    .from(userScans)
    .where(inArray(userScans.id, scanIds))
    .orderBy(desc(userScans.createdAt), userScans.id)
    .for('update');
  const withdrawn = await withdrawChecks(tx, platform, scanIds, recall);
  const concerned = scans.filter(({ id }) => withdrawn.has(id));
  for (const scan of concerned) await correctScan(tx, platform, scan, recall);
  await tellPerson(tx, platform, concerned);
}

/** @returns ids of the scans in which there was something to withdraw */
async function withdrawChecks(
  tx: Transaction,
  { clock }: Platform,
  scanIds: string[],
  recall: Recall,
): Promise<Set<string>> {
  const changed = await tx
    .update(scanChecks)
    .set({ state: 'not-checked', reason: 'withdrawn' })
    .where(and(inArray(scanChecks.scanId, scanIds), isRecalled(recall)))
    .returning({ scanId: scanChecks.scanId });
  const ids = [...new Set(changed.map(({ scanId }) => scanId))];
  if (ids.length > 0)
    await tx
      .update(scanFindings)
      .set({ withdrawnAt: clock.now() })
      .where(
        and(
          inArray(scanFindings.scanId, ids),
          eq(scanFindings.sourceId, recall.sourceId),
          isNull(scanFindings.withdrawnAt),
          sql`(${scanFindings.scanId}, ${scanFindings.identifierId}) in (select k.scan_id, k.identifier_id
            from scan_checks k where k.source_id = ${recall.sourceId} and k.reason = 'withdrawn')`,
        ),
      );
  return new Set(ids);
}

async function correctScan(tx: Transaction, platform: Platform, scan: ScanRow, { sourceId }: Recall): Promise<void> {
  const source = platform.sources.sourceById(sourceId)?.name ?? sourceId;
  const ctx = systemContext(platform, 'scan.recall');
  await record(tx, ctx, scanAnswerWithdrawn, { entityId: scan.id, userId: scan.userId, details: { source } });
  if (scan.status !== 'completed') return;
  const computed = await orUnreadable(computeResults(tx, platform, scan));
  if (computed) await tx.update(userScans).set({ results: computed.results }).where(eq(userScans.id, scan.id));
}

/** Scans that one mail names. */
const MOST_NAMED = 5;

/** It corrects what we said, so it goes to everybody, also to those who want no news. Who still waits reads it with the rest. */
async function tellPerson(tx: Transaction, platform: Platform, scans: ScanRow[]): Promise<void> {
  const ended = scans.filter(({ status }) => status === 'completed' || status === 'failed');
  const [newest] = ended;
  if (!newest || !(await isReachable(tx, newest.userId))) return;
  const contact = await findContact(tx, platform, newest);
  if (!contact) return;
  const language = await languageOfReader(tx, newest);
  const named = await Promise.all(ended.slice(0, MOST_NAMED).map((scan) => nameScan(tx, platform, scan, language)));
  const own = newest.userId !== null;
  const input = { name: contact.contact_name, scans: named, own };
  await queueMail(tx, platform, answerWithdrawn, {
    to: contact.contact_email,
    language,
    input,
    userId: newest.userId,
  });
}

async function isReachable(tx: Transaction, userId: string | null): Promise<boolean> {
  if (userId === null) return true;
  const [account] = await tx.select({ deletedAt: profiles.deletedAt }).from(profiles).where(eq(profiles.id, userId));
  return account?.deletedAt === null;
}

async function nameScan(tx: Transaction, platform: Platform, scan: ScanRow, language: Language) {
  const { id, userId, createdAt } = scan;
  const path = userId === null ? await linkResult(tx, platform, id) : `/dashboard/scans/${id}`;
  const date = longDate(createdAt.toISOString(), 'UTC', languageFacts[language].locale);
  return { date, url: platform.config.appUrl + addressIn(language, path) };
}
