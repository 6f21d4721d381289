import { eq } from 'drizzle-orm';
import type { CaseState } from '#contract/removal/cases.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { changedMeanwhile } from '#core/base/errors.ts';
import { personKey } from '#core/base/person-key.ts';
import type { GoneProof } from '#core/removal/cases/absence.ts';
import { ForbiddenTransition, type Move, moveCase, type Next } from '#core/removal/cases/rules.ts';
import { nextReminder, runningDeadline } from '#core/removal/cases/running.ts';
import type { Day } from '#core/removal/clocks/days.ts';
import { workCalendarOf } from '#core/removal/clocks/holidays.ts';
import { caseNoted, eventOfState } from '#core/removal/events.ts';
import { removalCases, removalSteps } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { CaseContent, StepContent } from './content.ts';
import { type LoadedCase, sealCase, sealStep, stateOf } from './store.ts';

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);

/** What happens to a case besides its move. */
export interface Happening {
  content?: CaseContent;
  step?: StepContent;
  /** Only with a move to `seen-gone`. */
  proof?: GoneProof;
}

type Clock = Pick<LoadedCase['row'], 'dueOn' | 'isDueAbout' | 'remindOn'>;

/** The period that runs from now on. One that stays the same is not reminded of anew; what came back is told by the next mail. */
function clockOf(row: LoadedCase['row'], state: CaseState, content: CaseContent, now: Date): Clock {
  const calendar = workCalendarOf(content.company.country);
  const deadline = runningDeadline({ ...content, law: row.law, state, calendar });
  if (!deadline) return { dueOn: null, isDueAbout: false, remindOn: backSince(row, state, now) };
  const isSame = deadline.on === row.dueOn;
  const remindOn = isSame ? row.remindOn : nextReminder(deadline, calendar, dayOf(now));
  return { dueOn: deadline.on, isDueAbout: deadline.about, remindOn };
}

const backSince = (row: LoadedCase['row'], state: CaseState, now: Date): Day | null => {
  if (state !== 'came-back') return null;
  return row.state === state ? row.remindOn : dayOf(now);
};

/**
 * Moves a case by the table of moves, with its step and its entry in the log.
 * @throws AppError `conflict` for a move that the table does not have
 */
export async function moveOn(
  tx: Transaction,
  ctx: Context,
  loaded: LoadedCase,
  to: CaseState,
  happening: Happening = {},
): Promise<void> {
  const at = ctx.platform.clock.now();
  const { proof } = happening;
  const move = { to, at, ...(proof ? { proof } : {}) } as Move<Next<CaseState>>;
  try {
    moveCase(stateOf(loaded), move);
  } catch (error) {
    if (error instanceof ForbiddenTransition) throw changedMeanwhile('The request has moved on since. Look again.');
    throw error;
  }
  await writeStep(tx, ctx, loaded, { ...happening, state: to, at });
  const { id, userId, state: from } = loaded.row;
  await record(tx, ctx, eventOfState[to], { entityId: id, userId, details: { from } });
}

/** Adds a step to a case that stays where it stands. */
export async function noteStep(
  tx: Transaction,
  ctx: Context,
  loaded: LoadedCase,
  happening: Happening & { step: StepContent },
): Promise<void> {
  await writeStep(tx, ctx, loaded, { ...happening, state: null, at: ctx.platform.clock.now() });
  const { id, userId } = loaded.row;
  const { step } = happening;
  const details = { what: step.what, ...(step.what === 'picture' && { sha256: step.sha256 }) };
  await record(tx, ctx, caseNoted, { entityId: id, userId, details });
}

async function writeStep(
  tx: Transaction,
  { platform }: Context,
  { row, content: before, steps }: LoadedCase,
  { state, at, content = before, step }: Happening & { state: CaseState | null; at: Date },
): Promise<void> {
  const { id, userId } = row;
  const key = await personKey(tx, platform, userId);
  const moved = state === null ? {} : { state, since: at };
  const clock = clockOf(row, state ?? row.state, content, at);
  const sentAt = step?.what === 'letter' ? { sentAt: at } : {};
  await tx
    .update(removalCases)
    .set({ ...moved, ...clock, ...sentAt, sealed: sealCase(platform, key, id, content) })
    .where(eq(removalCases.id, id));
  const position = (steps.at(-1)?.position ?? -1) + 1;
  const sealed = step ? sealStep(platform, key, { id, position, content: step }) : null;
  await tx.insert(removalSteps).values({ caseId: id, userId, position, state, at, sealed });
}
