import ipaddr from 'ipaddr.js';

/** Plain form of an address: no port, no brackets, IPv4 out of its IPv6 wrapping. Null when it is none. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null;
}

/**
 * Address of the client. Every proxy that is ours appended the address it saw, so with n of them the client
 * is the n-th entry from the right; what stands further left was written by the client and proves nothing.
 * @param socketAddress the other end of the connection
 * @param trustedProxies 0 = X-Forwarded-For is never read
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string | null {
  const nearest = socketAddress === undefined ? null : plainAddress(socketAddress);
  if (trustedProxies === 0 || !forwardedFor) return nearest;
  const entries = forwardedFor.split(',');
  const entry = entries[Math.max(0, entries.length - trustedProxies)];
  return (entry === undefined ? null : plainAddress(entry)) ?? nearest;
}
