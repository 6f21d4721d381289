import { isDeepStrictEqual } from 'node:util';
import type { TodoInput } from '#contract/scans/todo-input.ts';
import { markFinding, type Ticked, type Todos, untouched } from '#contract/scans/todos.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { findingMarked } from '#core/scans/events.ts';
import { writeTodo } from '#core/scans/internal/todos.ts';
import { readOwnScan } from '#core/scans/queries/own-scan.ts';

/**
 * Keeps what the person says they have done about a finding of a scan of theirs, and what that ticks at others. The same
 * again changes nothing.
 * @throws AppError `not-found` for a scan that is not theirs or a finding that is not in it; `unauthenticated`
 */
export async function saveTodo(ctx: Context, scanId: string, input: TodoInput): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const { scan, todos: before } = await readOwnScan(tx, ctx, scanId);
    if (!scan.findings.some(({ id }) => id === input.finding)) throw new AppError('not-found');
    const after = markFinding(scan.findings, before, input);
    for (const finding of scan.findings.filter((one) => isTouched(one, before, after))) {
      const todo = after[finding.id] ?? untouched;
      await writeTodo(tx, platform, actor.userId, finding, todo);
      if (todo.state !== (before[finding.id] ?? untouched).state)
        await record(tx, ctx, findingMarked[todo.state], { entityId: scan.id });
    }
  });
}

/** Also what agrees without a row of its own, for as long as another finding says so. */
const isTouched = ({ id, steps }: Ticked, before: Todos, after: Todos): boolean =>
  !isDeepStrictEqual(before[id], after[id]) || (after[id]?.steps.some((place) => steps[place]?.once) ?? false);
