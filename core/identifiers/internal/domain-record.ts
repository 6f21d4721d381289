import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { recordPrefix } from '#core/identifiers/rules.ts';
import { lookUpText } from '#core/sources/actions/look-up-text.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Platform } from '#platform/platform.ts';

/** The part of a host that can be somebody's: public suffix and one label, in punycode. Null when there is none. */
export function registrableDomainOf(host: string): string | null {
  const ascii = domainToASCII(host);
  const domain = getDomain(ascii, { allowPrivateDomains: true });
  return domain !== null && /^[a-z0-9.-]{3,253}$/.test(domain) ? domain : null;
}

/** Different for each account and domain: a copy of somebody else's record proves nothing. */
const recordsFor = (vault: Vault, userId: string, domain: string) =>
  vault.fingerprints('domain proof', `${userId} ${domain}`).map((token) => recordPrefix + token);

/** What the person publishes. */
export const recordFor = (vault: Vault, userId: string, domain: string): string =>
  String(recordsFor(vault, userId, domain)[0]);

/** `unknown`: no resolver could be asked. */
export type RecordState = 'there' | 'missing' | 'unknown';

/** Whether the domain publishes the record of this account now. Call it outside of transactions. */
export async function findRecord(platform: Platform, userId: string, domain: string): Promise<RecordState> {
  const records = await lookUpText(platform, domain);
  if (records === null) return 'unknown';
  const expected = recordsFor(platform.vault, userId, domain);
  return records.some((one) => expected.includes(one.trim())) ? 'there' : 'missing';
}
