import ipaddr from 'ipaddr.js';
import type { Vault } from '#platform/crypto/vault.ts';
import { type Limit, limitsOf, type Rate } from './limits.ts';

/** The allowances of one customer that the network around them has together. */
const CUSTOMERS_PER_WIDE_NETWORK = 16;

/** A network's first address and its length. Null for what is no address. IPv4 inside IPv6 is IPv4. */
function cutAddress(ip: string | null, bits: { ipv4: number; ipv6: number }): string | null {
  if (ip === null || !ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  const length = bits[address.kind()];
  const bytes = address.toByteArray().map((byte, i) => byte & (0xff << Math.max(0, 8 - Math.max(0, length - i * 8))));
  return `${ipaddr.fromByteArray(bytes).toString()}/${length}`;
}

/** Who asks, for limits: an address of IPv4, or the /64 that an IPv6 customer has; `unknown` for what is no address. */
export const networkOf = (ip: string | null): string =>
  cutAddress(ip, { ipv4: 32, ipv6: 64 })?.replace(/\/32$/, '') ?? 'unknown';

/** The network around them, too wide to name a household: /24 or /48. Null for what is no address. */
export const wideNetworkOf = (ip: string | null): string | null => cutAddress(ip, { ipv4: 24, ipv6: 48 });

export interface NetworkShare {
  network: string;
  /** How many times the allowance of one customer it has. */
  times: number;
}

/** The networks that a client's use counts for, narrowest first. */
export function sharesOf(ip: string | null): NetworkShare[] {
  const wide = wideNetworkOf(ip);
  const own = { network: networkOf(ip), times: 1 };
  return wide === null ? [own] : [own, { network: wide, times: CUSTOMERS_PER_WIDE_NETWORK }];
}

/**
 * The limits of a client: each rate for its own network, and a larger one for the network around it, so that whoever
 * has many of the former cannot use up what is there for all. Count them in one transaction that a refusal rolls back:
 * otherwise refused attempts would spend the wider network's allowance.
 * @param what the purpose; each has its own counters
 */
export function limitsOfClient(
  vault: Pick<Vault, 'fingerprint'>,
  what: string,
  ip: string | null,
  rates: readonly Rate[],
): Limit[] {
  return sharesOf(ip).flatMap(({ network, times }) => {
    const shared = rates.map(({ most, windowSeconds }) => ({ most: most * times, windowSeconds }));
    return limitsOf(vault, what, `client ${network}`, shared);
  });
}
