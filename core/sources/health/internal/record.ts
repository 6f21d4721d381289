import { firstLanguage } from '#contract/base/languages.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { deleteAnswersOf } from '#core/sources/actions/delete-answers.ts';
import type { Source } from '#core/sources/define.ts';
import { sourceOut } from '#core/sources/health/emails.ts';
import { sourceMoved, sourceRecalled } from '#core/sources/health/events.ts';
import {
  afterControl,
  type ControlKind,
  type ControlOutcome,
  controlKinds,
  type Standing,
} from '#core/sources/health/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';
import { type Health, standingOf } from './health.ts';
import { lockHealth, markDay, writeHealth } from './rows.ts';

/**
 * Keeps what a control came to, and everything that follows from it: a source that fails again is out, and what it said since
 * this control last passed is recalled.
 * @param outcomes of its questions, in order; one that failed counts, whatever the repetition came to
 */
export async function recordControl(
  platform: Platform,
  source: Source,
  kind: ControlKind,
  outcomes: readonly ControlOutcome[],
): Promise<void> {
  const now = platform.clock.now();
  await platform.database.transaction(systemScope, async (tx) => {
    const before = await lockHealth(tx, source.id, now);
    const after = outcomes.reduce(afterControl, standingOf(before));
    await writeHealth(tx, source.id, proofAfter(kind, outcomes, now));
    if (outcomes.includes('failed')) await markDay(tx, source.id, now, 'failed');
    await moveTo(tx, platform, source, { before, after });
    if (after.state === 'quarantined' && before.state !== 'quarantined' && hasTakenPart(source, before))
      await recallAnswers(tx, platform, source, before.proofs[kind].provedAt);
  });
}

function proofAfter(kind: ControlKind, outcomes: readonly ControlOutcome[], now: Date) {
  const outcome = outcomes.includes('failed') ? 'failed' : (outcomes.at(-1) ?? 'unanswered');
  const passed = outcome === 'passed';
  return kind === 'known'
    ? { knownOutcome: outcome, knownAskedAt: now, knownLease: null, ...(passed ? { knownProvedAt: now } : {}) }
    : {
        impossibleOutcome: outcome,
        impossibleAskedAt: now,
        impossibleLease: null,
        ...(passed ? { impossibleProvedAt: now } : {}),
      };
}

/** Writes where a source stands now, with an entry in the log when that is another state of one that scans ask. */
export async function moveTo(
  tx: Transaction,
  platform: Platform,
  source: Source,
  { before, after }: { before: Health; after: Standing },
): Promise<void> {
  const { state, recent, nights } = after;
  const moved = state === before.state ? {} : { since: platform.clock.now() };
  await writeHealth(tx, source.id, { state, recent: [...recent], nights: [...nights], ...moved });
  if (state === before.state || !hasTakenPart(source, before)) return;
  const ctx = systemContext(platform, 'source.control');
  const details = { source: source.name, from: before.state };
  await record(tx, ctx, sourceMoved[state], { entityId: source.id, userId: null, details });
}

/** Whether scans may have asked it: one that has never proved itself has said nothing to anybody. */
const hasTakenPart = ({ mustProve }: Source, { proofs }: Health): boolean =>
  !mustProve || controlKinds.every((kind) => proofs[kind].provedAt !== null);

/** @param from when it was last known to be honest; null when it never was */
async function recallAnswers(tx: Transaction, platform: Platform, source: Source, from: Date | null): Promise<void> {
  const { clock, config } = platform;
  const window = { from: from?.toISOString() ?? null, until: clock.now().toISOString() };
  await deleteAnswersOf(tx, source.id, from);
  const details = { sourceId: source.id, source: source.name, ...window };
  const ctx = systemContext(platform, 'source.control');
  await record(tx, ctx, sourceRecalled, { entityId: source.id, userId: null, details });
  const input = { source: source.name, url: `${config.appUrl}/admin/analytics/sources` };
  await queueMail(tx, platform, sourceOut, {
    to: config.ownerEmail ?? config.site.contactEmail,
    language: firstLanguage,
    input,
  });
}
