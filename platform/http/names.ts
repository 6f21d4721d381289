/** Addresses of a name, and for how many seconds its servers allow them to be kept. */
export interface Named {
  addresses: string[];
  ttl: number;
}

/** A server that moves is found again after this, whatever its name servers allow. */
const LONGEST_SECONDS = 300;
const MOST_NAMES = 2_000;

/** Keeps what a name leads to for as long as its servers allow, and asks once where several wait; failures are not kept. */
export function keptForTtl(resolve: (hostname: string) => Promise<Named>): (hostname: string) => Promise<string[]> {
  const known = new Map<string, { addresses: string[]; until: number }>();
  const asked = new Map<string, Promise<string[]>>();
  const keep = (hostname: string, { addresses, ttl }: Named) => {
    known.delete(hostname);
    known.set(hostname, { addresses, until: performance.now() + Math.min(ttl, LONGEST_SECONDS) * 1_000 });
    if (known.size > MOST_NAMES) for (const oldest of known.keys()) return known.delete(oldest);
  };
  const ask = async (hostname: string) => {
    try {
      const named = await resolve(hostname);
      keep(hostname, named);
      return named.addresses;
    } finally {
      asked.delete(hostname);
    }
  };
  return (hostname) => {
    const kept = known.get(hostname);
    if (kept && kept.until > performance.now()) return Promise.resolve(kept.addresses);
    const waiting = asked.get(hostname) ?? ask(hostname);
    asked.set(hostname, waiting);
    return waiting;
  };
}
