import { lookup, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutgoingError } from './request.ts';

/** Answers a host name with its addresses. @throws OutgoingError `name-not-found` */
export type Resolve = (hostname: string) => Promise<string[]>;

/** Addresses of a name, and for how long its records may be kept: 0 where nobody says. */
export interface Resolution {
  addresses: string[];
  ttlSeconds: number;
}

/** Azure's host agent lives on an address that looks public. */
const METADATA = new Set(['168.63.129.16']);
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for addresses of the open internet only. Private, loopback, link-local, shared, documentation and
 * multicast ranges are not, nor are IPv6 forms that carry an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || METADATA.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code ?? '';

/**
 * Asks the name servers themselves: unlike the system's look-up this tells "no such name" from "no answer", and
 * slow name servers cannot use up Node's thread pool. Only a machine without name servers falls back to the system.
 * @param servers in place of the system's, as `address` or `address:port`
 * @returns the addresses of both families; the shortest time to live among their records
 * @throws OutgoingError `name-not-found`; `unreachable` when no name server answers
 */
export function createResolver(servers?: readonly string[]): (hostname: string) => Promise<Resolution> {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const families = [resolver.resolve4(hostname, { ttl: true }), resolver.resolve6(hostname, { ttl: true })];
    const answers = await Promise.allSettled(families);
    const records = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (records.length > 0) return resolutionOf(records);
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    if (reasons.every((reason) => ABSENT.has(codeOf(reason)))) throw new OutgoingError('name-not-found', reasons[0]);
    if (reasons.every((reason) => codeOf(reason) === 'ECONNREFUSED')) return resolveBySystem(hostname);
    throw new OutgoingError('unreachable', reasons[0]);
  };
}

const resolutionOf = (records: readonly { address: string; ttl: number }[]): Resolution => ({
  addresses: records.map(({ address }) => address),
  ttlSeconds: Math.min(...records.map(({ ttl }) => ttl)),
});

async function resolveBySystem(hostname: string): Promise<Resolution> {
  const found = await lookup(hostname, { all: true }).catch((error) => {
    throw new OutgoingError(codeOf(error) === 'ENOTFOUND' ? 'name-not-found' : 'unreachable', error);
  });
  return { addresses: found.map(({ address }) => address), ttlSeconds: 0 };
}

/**
 * The look-up of the connection itself. What is checked is what is connected to, so a name that answers
 * differently the second time gains nothing; one forbidden address among several refuses them all.
 */
export function guardedLookup(resolve: Resolve, permits: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    const passAddresses = (addresses: string[]) => {
      const refused = addresses.find((address) => !permits(address));
      if (refused !== undefined) return callback(new OutgoingError('forbidden-address'), '', 0);
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      const [first] = found;
      if (!first) return callback(new OutgoingError('name-not-found'), '', 0);
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    };
    resolve(hostname).then(passAddresses, (error) => callback(error, '', 0));
  };
}
