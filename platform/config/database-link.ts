import ipaddr from 'ipaddr.js';
import { isLoopbackName } from '../http/loopback.ts';

/**
 * What an address says of the way to its database. `own`: it does not leave this machine; `verified`: TLS, and the server has to
 * show who it is; `unverified`: TLS to whoever answers; `plain`: it asks for none; `unsaid`: it says nothing, which is none as well.
 */
type DatabaseLink = 'own' | 'verified' | 'unverified' | 'plain' | 'unsaid';

/** Ends of names that no name server of the Internet answers for, or that stand for networks of one's own. */
const OWN_ENDS = /\.(?:internal|local|localdomain|lan|home\.arpa|svc|intranet)$/;
const OWN_RANGES = new Set(['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'loopback']);

function hostOf({ hostname, searchParams }: URL): string {
  const host = searchParams.get('host') || decodeURIComponent(hostname);
  return host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
}

/**
 * What an address asks for, wherever it leads, as node-postgres reads it: every mode that is not `disable` or `no-verify` verifies,
 * unless it is asked to be as lenient as libpq.
 */
export function tlsAskedBy({ searchParams: says }: URL): Exclude<DatabaseLink, 'own'> {
  const mode = says.get('sslmode');
  const isLenient = says.get('uselibpqcompat') === 'true' && (mode === 'prefer' || mode === 'require');
  if (mode === 'disable') return 'plain';
  if (mode === 'no-verify' || (isLenient && !says.has('sslrootcert'))) return 'unverified';
  if (mode || ['sslrootcert', 'sslcert', 'sslkey'].some((name) => says.has(name))) return 'verified';
  const ssl = says.get('ssl');
  if (ssl === 'true' || ssl === '1' || says.get('sslnegotiation') === 'direct') return 'verified';
  return ssl === null ? 'unsaid' : 'plain';
}

/** What an address says of the way to its database. */
export function databaseLinkOf(address: string): DatabaseLink {
  const url = new URL(address);
  const host = hostOf(url);
  return host === '' || host.startsWith('/') || isLoopbackName(host) ? 'own' : tlsAskedBy(url);
}

/** Whether the host can only be in a network of the operator's: a name without a dot, a private address. */
export function isInOwnNetwork(address: string): boolean {
  const host = hostOf(new URL(address));
  if (ipaddr.isValid(host)) return OWN_RANGES.has(ipaddr.process(host).range());
  return !host.includes('.') || OWN_ENDS.test(host);
}
