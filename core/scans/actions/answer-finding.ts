import { fault } from '#contract/faults/faults.ts';
import { isQuestion, type OwnershipAnswer } from '#contract/scans/ownership.ts';
import type { OwnershipInput } from '#contract/scans/ownership-input.ts';
import type { FindingView } from '#contract/scans/types.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { findingAnswered } from '#core/scans/events.ts';
import { writeAnswer } from '#core/scans/internal/todos.ts';
import { readOwnScan } from '#core/scans/queries/own-scan.ts';
import { countVerdict } from '#core/sources/actions/count-verdict.ts';

/**
 * Keeps whether something that was found by a name is the person's, for this scan and for every later one, and counts the
 * answer for the sources that found it. The same again changes nothing.
 * @throws AppError `not-found` for a scan that is not theirs or a finding that is not in it; `conflict` for what is proven to
 *   be theirs; `unauthenticated`
 */
export async function answerFinding(ctx: Context, scanId: string, input: OwnershipInput): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const { scan } = await readOwnScan(tx, ctx, scanId);
    const finding = scan.findings.find(({ id }) => id === input.finding);
    if (!finding) throw new AppError('not-found');
    requireQuestion(finding);
    const before = await writeAnswer(tx, platform, { userId: actor.userId, id: finding.id }, input.answer);
    if (before === input.answer) return;
    for (const { id } of finding.sources) await countVerdict(tx, id, changeOf(before, input.answer));
    await record(tx, ctx, findingAnswered[input.answer], { entityId: scan.id });
  });
}

function requireQuestion({ whose }: FindingView): void {
  if (!isQuestion(whose) && !whose.saidMine) throw new AppError('conflict', { publicMessage: fault('proven-yours') });
}

/** An answer that is changed is counted once, as it stands now. */
const changeOf = (before: OwnershipAnswer | null, after: OwnershipAnswer) => ({
  theirs: Number(after === 'mine') - Number(before === 'mine'),
  others: Number(after === 'not-mine') - Number(before === 'not-mine'),
});
