import type { TodoInput } from '#contract/scans/todo-input.ts';
import { untouched } from '#contract/scans/todos.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { findingMarked } from '#core/scans/events.ts';
import { writeTodo } from '#core/scans/internal/todos.ts';
import { readOwnScan } from '#core/scans/queries/own-scan.ts';

/**
 * Keeps what the person says they have done about a finding of a scan of theirs. The same again changes nothing.
 * @throws AppError `not-found` for a scan that is not theirs or a finding that is not in it; `unauthenticated`
 */
export async function saveTodo(ctx: Context, scanId: string, input: TodoInput): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const { scan, todos } = await readOwnScan(tx, ctx, scanId);
    const finding = scan.findings.find(({ id }) => id === input.finding);
    if (!finding) throw new AppError('not-found');
    const before = todos[finding.id] ?? untouched;
    const after = {
      state: input.state ?? before.state,
      steps: input.steps.filter((place) => place < finding.steps.length),
    };
    await writeTodo(tx, platform, actor.userId, finding, after);
    if (after.state !== before.state) await record(tx, ctx, findingMarked[after.state], { entityId: scan.id });
  });
}
