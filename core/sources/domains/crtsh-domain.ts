import { defineSource, type Exposure } from '#core/sources/define.ts';
import { type CertificateRow, namesOf, searchCertificates } from '#core/sources/internal/crtsh.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { isWithin } from '#core/sources/internal/domains/archives.ts';
import { foundOrClear } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

/** https://crt.sh, search of the public certificate logs. */
export const crtshDomain = defineSource({
  id: 'crtsh-domain',
  name: 'Host names in certificate logs',
  homepage: 'https://crt.sh/',
  category: 'domain',
  reveals: 'Names of machines and services below your domain that certificates have made public.',
  clearCovers:
    'No certificate in the public logs names a machine below your domain. Private certificate authorities keep no such logs.',
  needs: 'domain',
  privacy: 'P0',
  key: null,
  hosts: ['crt.sh'],
  vendor: vendors.crtSh,
  timeoutMs: 20_000,
  maxBytes: 5_000_000,
  cacheHours: 168,
  credit: null,
  removal: 'Certificate logs are permanent; a wildcard certificate keeps new host names out of them.',
  async check({ domain }, { ask }) {
    const rows = await searchCertificates(ask, `%.${domain}`);
    const below = rows.value.filter((row) => namesOf(row).some((name) => isWithin(name, domain)));
    if (below.length === 0 && rows.value.length > 0) throw new SourceTrouble('changed');
    return foundOrClear(exposuresOf(below, domain), rows);
  },
});

/** Names that everybody expects tell nothing. */
const EXPECTED = /^(?:www|mail|smtp|imap|pop|pop3|webmail|autodiscover|autoconfig|mta-sts|openpgpkey|mx\d*|ns\d*)$/;

function exposuresOf(rows: CertificateRow[], domain: string): Exposure[] {
  const names = new Set(rows.flatMap(namesOf).filter((name) => isWithin(name, domain)));
  const hosts = [...names]
    .filter((name) => name !== domain && !name.startsWith('*.'))
    .filter((name) => !EXPECTED.test(name.slice(0, -domain.length - 1)))
    .sort();
  if (hosts.length === 0) return [];
  const dates = rows.flatMap((row) => dateOf(row.not_before) ?? []).sort();
  return [
    {
      key: 'hosts',
      kind: 'certificate',
      classes: ['archived-page'],
      exposed: ['Host names'],
      breach: null,
      where: 'Public certificate logs',
      url: `https://crt.sh/?q=${encodeURIComponent(`%.${domain}`)}`,
      since: dates[0] ?? null,
      stillPublic: true,
      certainty: 'verified',
      reach: 'open',
      passwordStorage: null,
      evidence: [
        { label: 'Host names', value: hosts.length.toLocaleString('en-GB') },
        { label: 'For example', value: hosts.slice(0, 5).join(', ') },
      ],
    },
  ];
}
