import type { Clock } from '#platform/clock.ts';

const FRESH_MS = 3_600_000;
const RETRY_MS = 60_000;

/**
 * A value that is found once an hour, by one caller for all that ask at the same time. While it cannot be found anew, the
 * last one counts and a minute passes before the next try. A first failure is kept for nobody.
 */
export function readHourly<Value>({ now }: Clock, find: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Value; until: number } | null = null;
  let finding: Promise<Value> | null = null;
  const findAnew = async (): Promise<Value> => {
    const before = known;
    try {
      const value = await find();
      known = { value, until: now().getTime() + FRESH_MS };
      return value;
    } catch (error) {
      if (!before) throw error;
      known = { value: before.value, until: now().getTime() + RETRY_MS };
      return before.value;
    }
  };
  return () => {
    if (known && now().getTime() < known.until) return Promise.resolve(known.value);
    finding ??= findAnew().finally(() => {
      finding = null;
    });
    return finding;
  };
}
