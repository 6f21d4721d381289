import type { Resolution, Resolve } from './addresses.ts';

/** A record that its owner mends is noticed within this time, whatever the record says. */
const LONGEST_SECONDS = 3_600;
const MOST_NAMES = 2_000;

/**
 * Keeps the addresses of a name for as long as its records say, and one hour at most; questions at the same moment share one
 * query. Failures are not kept. What is kept is not yet permitted: each connection checks its addresses, kept or not.
 * @param now milliseconds of a clock that is never set back
 * @throws OutgoingError what `ask` throws
 */
export function keepAddresses(ask: (hostname: string) => Promise<Resolution>, now = () => performance.now()): Resolve {
  const kept = new Map<string, { addresses: string[]; until: number }>();
  const asking = new Map<string, Promise<string[]>>();

  async function askAndKeep(hostname: string): Promise<string[]> {
    const asked = now();
    const { addresses, ttlSeconds } = await ask(hostname);
    for (const [name, { until }] of kept) if (until <= asked) kept.delete(name);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_NAMES) kept.delete(oldest);
    const seconds = Math.min(ttlSeconds, LONGEST_SECONDS);
    if (seconds > 0) kept.set(hostname, { addresses, until: asked + seconds * 1_000 });
    return addresses;
  }

  return async (hostname) => {
    const found = kept.get(hostname);
    if (found && now() < found.until) return found.addresses;
    const answer = asking.get(hostname) ?? askAndKeep(hostname).finally(() => asking.delete(hostname));
    asking.set(hostname, answer);
    return answer;
  };
}
