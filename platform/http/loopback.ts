import ipaddr from 'ipaddr.js';

/** Whether an address is this machine's own: 127.0.0.0/8 or ::1, also written as IPv6. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Whether a name can mean nothing but this machine (RFC 6761): `localhost`, a name below it, or such an address.
 * @param name as in an address, so IPv6 may stand in brackets
 */
export function isLoopbackName(name: string): boolean {
  const bare = name.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopbackAddress(bare);
}
