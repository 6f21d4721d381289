import { type Ask, defineSource, type Subject } from '../define.ts';
import { clear } from '../read.ts';
import { lookUp, resolverHosts } from '../resolvers.ts';
import { SourceTrouble } from '../trouble.ts';

/** RFC 7208 (SPF) and RFC 7489 (DMARC), asked of public resolvers: the second only when the first fails. */
export const doh = defineSource({
  id: 'doh',
  name: 'Mail records of your domain',
  homepage: 'https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/',
  category: 'domain',
  reveals: 'Whether strangers can send mail in the name of your domain.',
  needs: 'own-domain',
  privacy: 'P0',
  key: null,
  hosts: resolverHosts,
  pace: { everyMs: 50, burst: 10, concurrency: 4 },
  timeoutMs: 10_000,
  maxBytes: 200_000,
  cacheHours: 24,
  credit: null,
  removal: 'Publish an SPF record that ends in -all and a DMARC record with p=reject at your DNS provider.',
  async check(subject, { ask }) {
    const records = await lookUp(ask, subject.domain, 'TXT');
    if (records === null) throw new SourceTrouble('not-applicable');
    const weak = [spfWeakness(records), await dmarcWeakness(ask, subject)].filter((one) => one !== null);
    if (weak.length === 0) return clear;
    return {
      state: 'found',
      exposures: [
        {
          key: 'mail-posture',
          kind: 'domain',
          classes: ['domain-mail-posture'],
          exposed: ['Mail in the name of your domain'],
          breach: null,
          where: subject.domain,
          url: null,
          since: null,
          stillPublic: true,
          certainty: 'verified',
          reach: 'open',
          passwordStorage: null,
          evidence: weak,
        },
      ],
    };
  },
});

function spfWeakness(records: string[]) {
  const record = records.find((one) => /^v=spf1(?:\s|$)/i.test(one));
  if (record === undefined) return { label: 'SPF', value: 'No record: nothing says who may send for the domain' };
  const all = /\s([+?~-]?)all(?:\s|$)/i.exec(record)?.[1];
  const open = all === undefined ? !/\sredirect=/i.test(record) : all === '' || all === '+' || all === '?';
  return open ? { label: 'SPF', value: 'Open: everybody may send for the domain' } : null;
}

async function dmarcWeakness(ask: Ask, { domain, registrableDomain }: Subject) {
  const own = await policyAt(ask, domain, 'p');
  const policy = own ?? (domain === registrableDomain ? null : await policyAt(ask, registrableDomain, 'sp'));
  if (policy === null) return { label: 'DMARC', value: 'No record: forged mail is delivered' };
  return policy === 'none' ? { label: 'DMARC', value: 'Only watching (p=none): forged mail is delivered' } : null;
}

/** The policy of a domain, or its policy for subdomains; null when there is no valid record. */
async function policyAt(ask: Ask, domain: string, tag: 'p' | 'sp'): Promise<string | null> {
  const records = (await lookUp(ask, `_dmarc.${domain}`, 'TXT')) ?? [];
  const record = records.find((one) => /^v=DMARC1\s*(?:;|$)/i.test(one));
  const value = (name: string) =>
    new RegExp(`;\\s*${name}\\s*=\\s*(none|quarantine|reject)`, 'i').exec(record ?? '')?.[1];
  return (value(tag) ?? value('p'))?.toLowerCase() ?? null;
}
