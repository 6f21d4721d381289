import { isIP } from 'node:net';
import { parse } from 'tldts';
import { OutgoingError, type OutgoingRequest } from './request.ts';

const LABELS = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Listed suffixes that hold no web sites: the infrastructure of the DNS, and Tor. */
const NOT_THE_WEB = /\.(?:arpa|onion)$/;

/**
 * A name that the public DNS can know: below a listed suffix (so not `.local`, `.internal`, `.lan` or a single
 * label), or below `.example`, which is reserved for documentation and which the local stand-ins use.
 */
export function isPublicName(hostname: string): boolean {
  if (!LABELS.test(hostname)) return false;
  if (hostname.endsWith('.example')) return true;
  const { isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  return (isIcann === true || isPrivate === true) && !NOT_THE_WEB.test(hostname);
}

/** Whether a name is among the hosts. `*.site.example` stands for every name with one label more. */
export function isAllowed(hostname: string, allow: OutgoingRequest['allow']): boolean {
  if (allow === 'input') return isPublicName(hostname);
  if (allow.includes(hostname)) return true;
  const below = hostname.replace(/^[^.]+/, '*');
  return allow.includes(below) && isPublicName(hostname);
}

/**
 * The one check of where a question may go, made before the first request and again at every redirect.
 * @throws OutgoingError `host-not-allowed`, or `forbidden-address` for an address in the place of a name
 */
export function checkedUrl(address: string, allow: OutgoingRequest['allow'], base?: URL): URL {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password)
    throw new OutgoingError('host-not-allowed');
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new OutgoingError('forbidden-address');
  if (!isAllowed(url.hostname, allow)) throw new OutgoingError('host-not-allowed');
  return url;
}
