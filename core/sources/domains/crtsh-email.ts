import { defineSource, type Exposure } from '#core/sources/define.ts';
import { type CertificateRow, namesOf, searchCertificates } from '#core/sources/internal/crtsh.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

/** https://crt.sh, search of the public certificate logs. */
export const crtshEmail = defineSource({
  id: 'crtsh-email',
  name: 'Certificate logs',
  homepage: 'https://crt.sh/',
  category: 'keys',
  reveals: 'Mail certificates in the public logs that name your address.',
  clearCovers:
    'No certificate in the public logs names your address. Certificates that were never logged are not seen.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['crt.sh'],
  vendor: vendors.crtSh,
  timeoutMs: 20_000,
  maxBytes: 5_000_000,
  cacheHours: 72,
  credit: null,
  removal: 'Certificate logs are permanent; a new certificate can leave the address out.',
  async check(subject, { ask }) {
    const rows = await searchCertificates(ask, subject.email);
    const ours = rows.value.filter((row) => namesOf(row).includes(subject.email));
    if (ours.length === 0 && rows.value.length > 0) throw new SourceTrouble('changed');
    return foundOrClear(ours.length > 0 ? [exposureOf(ours, subject.email)] : [], rows);
  },
});

function exposureOf(rows: CertificateRow[], email: string): Exposure {
  const named = rows.some((row) => row.common_name && !row.common_name.includes('@'));
  const dates = rows.flatMap((row) => dateOf(row.not_before) ?? []).sort();
  return {
    key: 'certificates',
    kind: 'certificate',
    classes: ['openpgp-key', ...(named ? ['name-or-username' as const] : [])],
    exposed: ['Email address', ...(named ? ['Name'] : [])],
    breach: null,
    where: 'Public certificate logs',
    url: `https://crt.sh/?q=${encodeURIComponent(email)}`,
    since: dates[0] ?? null,
    stillPublic: true,
    certainty: 'verified',
    reach: 'open',
    passwordStorage: null,
    evidence: [{ label: 'Certificates', value: rows.length.toLocaleString('en-GB') }],
  };
}
