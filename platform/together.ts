import { AsyncLocalStorage } from 'node:async_hooks';

/** Nobody's request, nobody's transaction. */
const outside = AsyncLocalStorage.snapshot();

/**
 * Does at once what is asked for in one turn of the event loop, or while the last of it runs: hundreds of small pieces of
 * work become a few large ones, each as large as the one before it was slow, and no two of them run at the same time.
 * @param work all of it, its results in the order of the items; when it throws, all of them have failed. Part of no
 * transaction that is open where it was asked for
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Item[] = [];
  let next: Promise<readonly Result[]> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const runBatch = async () => {
    await last;
    await new Promise(setImmediate);
    const items = waiting;
    waiting = [];
    next = null;
    return work(items);
  };
  return async (item) => {
    const place = waiting.push(item) - 1;
    if (next === null) {
      next = outside(runBatch);
      last = next.catch(() => {});
    }
    return (await next)[place] as Result;
  };
}

/** null where it was done. */
type Outcome = { error: unknown } | null;

/**
 * The same where one item may keep the others from being done: when they cannot be done together, each is done by itself.
 * @param work all of it or, when it throws, nothing that may not be done once more
 * @returns throws what kept the item from being done by itself
 */
export function togetherOrAlone<Item>(work: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  const doEach = async (items: readonly Item[]): Promise<Outcome[]> => {
    try {
      await work(items);
      return items.map(() => null);
    } catch (error) {
      if (items.length === 1) return [{ error }];
      return (await Promise.all(items.map((item) => doEach([item])))).flat();
    }
  };
  const outcomeOf = together(doEach);
  return async (item) => {
    const failure = await outcomeOf(item);
    if (failure) throw failure.error;
  };
}
