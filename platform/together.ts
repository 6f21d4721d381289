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
