import { defineSource, type Exposure } from '#core/sources/define.ts';
import { askDmarc, askSpf } from '#core/sources/internal/mail-records.ts';
import { foundOrClear } from '#core/sources/internal/read.ts';
import { resolverHosts } from '#core/sources/internal/resolvers.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

/** RFC 7208 (SPF) and RFC 7489 (DMARC), asked of public resolvers: the second only when the first fails. */
export const doh = defineSource({
  id: 'doh',
  name: 'Mail records of your domain',
  homepage: 'https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/',
  category: 'domain',
  reveals: 'Whether strangers can send mail in the name of your domain.',
  clearCovers:
    'SPF and DMARC as public resolvers show them today. Whether each mail provider acts on them is not checked.',
  needs: 'domain',
  privacy: 'P0',
  key: null,
  hosts: resolverHosts,
  vendor: vendors.dnsResolvers,
  timeoutMs: 10_000,
  maxBytes: 200_000,
  cacheHours: 24,
  credit: null,
  removal: 'Publish an SPF record that ends in -all and a DMARC record with p=reject at your DNS provider.',
  async check({ domain }, { ask }) {
    const spf = await askSpf(ask, domain);
    const dmarc = await askDmarc(ask, domain);
    const evidence = [spf, dmarc].flatMap(({ label, weakness }) => (weakness ? [{ label, value: weakness }] : []));
    return foundOrClear(evidence.length > 0 ? [exposureOf(domain, evidence)] : [], spf.read, dmarc.read);
  },
});

const exposureOf = (domain: string, evidence: Exposure['evidence']): Exposure => ({
  key: 'mail-posture',
  kind: 'domain',
  classes: ['domain-mail-posture'],
  exposed: ['Mail in the name of your domain'],
  breach: null,
  where: domain,
  url: null,
  since: null,
  stillPublic: true,
  certainty: 'verified',
  reach: 'open',
  passwordStorage: null,
  evidence,
});
