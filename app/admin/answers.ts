import { attempt } from '#app/attempt.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';

/** A count beside a tab or above a list is never worth a page: one that cannot be read is null, and left out. */
export async function orNone<Value>(context: Context, what: string, read: () => Promise<Value>): Promise<Value | null> {
  const outcome = await attempt(context, what, read);
  return outcome.ok ? outcome.value : null;
}

/** What a tab shows, or the words that say why it does not. */
export type Shown<Value> = { value: Value; failed: null } | { value: null; failed: string };

/** Loads what a tab shows; a failure on our side is logged and told on the tab, which stays usable. */
export async function orFailed<Value>(
  context: Context,
  failed: string,
  load: () => Promise<Value>,
): Promise<Shown<Value>> {
  try {
    return { value: await load(), failed: null };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    context.platform.log.error('A tab of the panel could not be loaded', { error });
    return { value: null, failed };
  }
}
