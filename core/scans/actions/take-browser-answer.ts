import { fault } from '#contract/faults/faults.ts';
import type { BrowserAnswerInput } from '#contract/scans/browser/input.ts';
import type { CheckState } from '#contract/scans/types.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { scanAskedByBrowser } from '#core/scans/events.ts';
import { amendScan } from '#core/scans/internal/amend.ts';
import type { Ended } from '#core/scans/internal/changes.ts';
import { openDue } from '#core/scans/internal/load.ts';
import { saveLateAnswers } from '#core/scans/internal/save-changes.ts';
import { getScanHere, listBrowserQuestions } from '#core/scans/queries/browser-questions.ts';
import { readBrowserAnswer } from '#core/sources/health/actions/read-browser-answer.ts';

/** What a source has answered us stays as it is. */
const open: readonly CheckState[] = ['waiting', 'not-checked'];

/**
 * Adds to a report what a source answered the person's own browser. It is read as any answer is, and marked; it is kept for no other
 * scan and counts in no figure, as a browser can bring anything.
 * @param keys to scans that the browser holds
 * @returns what it came to @throws AppError `not-found`, `conflict` where the source has answered meanwhile
 */
export async function takeBrowserAnswer(
  ctx: Context,
  scanId: string,
  input: BrowserAnswerInput,
  keys: readonly string[] = [],
): Promise<'found' | 'clear' | 'not-checked'> {
  const { platform } = ctx;
  const scan = await getScanHere(ctx, scanId, keys);
  const asked = (await listBrowserQuestions(ctx, scan)).some(
    ({ source, identifier }) => source === input.source && identifier === input.identifier,
  );
  if (!asked) throw new AppError('conflict', { publicMessage: fault('source-answered') });
  const question = { sourceId: input.source, identifierId: input.identifier };
  const running = await openDue(platform, { id: scan.id, questions: [question] });
  const source = platform.sources.sourceById(input.source);
  const subject = running?.subjects.get(input.identifier);
  if (!running || !source || !subject) throw new AppError('not-found');
  const answer = await readBrowserAnswer(platform, { source, subject }, input);
  if (answer.state === 'not-checked') return 'not-checked';
  const at = platform.clock.now();
  const check = { source, subject, identifierId: input.identifier };
  const ended: Ended = {
    check,
    state: 'ended',
    answer,
    startedAt: null,
    finishedAt: at,
    reusedFrom: null,
    askedBy: 'browser',
  };
  await amendScan(platform, scan.id, async (tx) => {
    const saved = await saveLateAnswers(tx, platform, running, [ended], open);
    const userId = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
    if (saved > 0)
      await record(tx, ctx, scanAskedByBrowser, { entityId: scan.id, userId, details: { source: source.id } });
    return saved;
  });
  return answer.state;
}
