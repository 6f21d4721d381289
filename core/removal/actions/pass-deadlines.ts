import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import { caseStates } from '#contract/removal/cases.ts';
import { removalsPath } from '#contract/removal/desk.ts';
import { languageOfUser, wantsMail } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { isAwaitingAnswer } from '#core/removal/cases/rules.ts';
import { nextReminder } from '#core/removal/cases/running.ts';
import type { Day } from '#core/removal/clocks/days.ts';
import { workCalendarOf } from '#core/removal/clocks/holidays.ts';
import { removalReminder } from '#core/removal/emails.ts';
import { removalReminded } from '#core/removal/events.ts';
import { dayOf, moveOn } from '#core/removal/internal/move-on.ts';
import { letterIn } from '#core/removal/internal/next-letter.ts';
import { type LoadedCase, lockCases, readCases } from '#core/removal/internal/store.ts';
import { requireCan } from '#core/removal/policy.ts';
import { removalCases } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

const awaiting = caseStates.filter(isAwaitingAnswer);

/**
 * Once a day: a case whose last day has passed becomes overdue, with a reminder to the company prepared, and each person gets one
 * mail about everything that is due soon, late or listed again. Safe to run again on the same day. One person who fails does not keep the
 * others.
 */
export async function passDeadlines(platform: Platform, signal: AbortSignal): Promise<void> {
  const ctx = systemContext(platform, 'removal.deadlines');
  requireCan(ctx.actor, 'removal.observe');
  const today = dayOf(platform.clock.now());
  const failures: unknown[] = [];
  for (const userId of await findConcerned(platform, today)) {
    signal.throwIfAborted();
    await passFor(ctx, userId, today).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'deadlines of requests could not be passed');
}

/** Whoever has a case that is overdue or to be reminded of, and an account that stays. */
function findConcerned({ database }: Platform, today: Day): Promise<string[]> {
  return database.read(systemScope, async (tx) => {
    const { userId, state, dueOn, remindOn } = removalCases;
    const rowsWhere = (condition: ReturnType<typeof and>) =>
      tx
        .selectDistinct({ userId })
        .from(removalCases)
        .innerJoin(profiles, eq(profiles.id, userId))
        .where(and(isNull(profiles.deletedAt), condition))
        .orderBy(asc(userId));
    const late = await rowsWhere(and(inArray(state, awaiting), lt(dueOn, today)));
    const reminded = await rowsWhere(lte(remindOn, today));
    return [...new Set([...late, ...reminded].map((row) => row.userId))];
  });
}

/** Moves, mail and marks in one transaction: whatever is killed, they are all made or have yet to be. */
async function passFor(ctx: Context, userId: string, today: Day): Promise<void> {
  const { platform } = ctx;
  await platform.database.transaction(systemScope, async (tx) => {
    await lockCases(tx, userId);
    const cases = await readCases(tx, platform, userId);
    for (const one of cases) if (isLate(one, today)) await makeOverdue(tx, ctx, one);
    const due = cases.filter(({ row: { remindOn } }) => remindOn !== null && remindOn <= today);
    for (const one of due) await markReminded(tx, one, today);
    if (due.length > 0) await mailReminder(tx, ctx, userId, { due, today });
  });
}

const isLate = ({ row: { state, dueOn } }: LoadedCase, today: Day): boolean =>
  isAwaitingAnswer(state) && dueOn !== null && dueOn < today;

async function makeOverdue(tx: Transaction, ctx: Context, loaded: LoadedCase): Promise<void> {
  const { row, content } = loaded;
  await moveOn(tx, ctx, loaded, 'overdue', { content: { ...content, draft: letterIn('overdue', row.law, content) } });
}

async function markReminded(tx: Transaction, { row, content }: LoadedCase, today: Day): Promise<void> {
  const deadline = row.dueOn === null ? null : { on: row.dueOn, about: row.isDueAbout };
  const remindOn = deadline && nextReminder(deadline, workCalendarOf(content.company.country), today);
  await tx.update(removalCases).set({ remindOn }).where(eq(removalCases.id, row.id));
}

interface Reminder {
  due: readonly LoadedCase[];
  today: Day;
}

async function mailReminder(tx: Transaction, ctx: Context, userId: string, { due, today }: Reminder): Promise<void> {
  const { platform } = ctx;
  const [account] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  if (!account || !(await wantsMail(tx, userId, 'service-update'))) return;
  const back = due.filter(({ row }) => row.state === 'came-back').length;
  const late = due.filter(({ row }) => row.dueOn !== null && row.dueOn < today).length;
  const { appUrl } = platform.config;
  const input = {
    name: account.fullName ?? '',
    soon: due.length - late - back,
    late,
    back,
    url: appUrl + removalsPath,
    settingsUrl: `${appUrl}/settings`,
  };
  const language = await languageOfUser(tx, userId);
  await queueMail(tx, platform, removalReminder, { to: account.email, language, input, userId });
  await record(tx, ctx, removalReminded, { entityId: null, userId, details: { cases: due.length } });
}
