/**
 * Does at once what is asked for in one turn of the event loop, or while the last of it runs: hundreds of small pieces of
 * work become a few large ones, each as large as the one before it was slow.
 * @param work all of it, its results in the order of the items; when it throws, all of them have failed
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Item[] = [];
  let next: Promise<readonly Result[]> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const begin = async () => {
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
      next = begin();
      last = next.catch(() => {});
    }
    return (await next)[place] as Result;
  };
}
