import { defineSource, type Exposure } from '#core/sources/define.ts';
import { foundOrClear, readText, throwChanged } from '#core/sources/internal/read.ts';
import { addressOf, unarmoured, userIdsOf } from '#core/sources/internal/user-ids.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

/** https://keys.openpgp.org/about/api */
export const openpgpVks = defineSource({
  id: 'openpgp-vks',
  name: 'keys.openpgp.org',
  homepage: 'https://keys.openpgp.org/',
  category: 'keys',
  reveals: 'An encryption key that was published for your address with your consent.',
  clearCovers:
    'No key is published here for your address. Keys whose owners did not confirm the address are never shown.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['keys.openpgp.org'],
  vendor: vendors.openPgpOrg,
  timeoutMs: 10_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Remove your address from the key at keys.openpgp.org/manage, which mails you a link.',
  async check(subject, { ask }) {
    const address = encodeURIComponent(subject.email);
    const response = await ask({ url: `https://keys.openpgp.org/vks/v1/by-email/${address}` });
    if (response.status === 404) {
      const nothing = readText(response, NO_KEY, { status: 404 });
      return nothing.value[1]?.toLowerCase() === subject.email ? foundOrClear([], nothing) : throwChanged(response);
    }
    const key = readText(response, /^-----BEGIN PGP PUBLIC KEY BLOCK-----[\s\S]*$/, { type: KEY_TYPE });
    const userIds = userIdsOf(unarmoured(key.value[0]) ?? new Uint8Array()) ?? [];
    if (!userIds.some((id) => addressOf(id) === subject.email)) throwChanged(response);
    return foundOrClear([exposureOf(address)], key);
  },
});

const NO_KEY = /^No key found for email address (\S+)$/i;
const KEY_TYPE = /^application\/pgp-keys\b/i;

const exposureOf = (address: string): Exposure => ({
  key: 'key',
  kind: 'key',
  classes: ['openpgp-key'],
  exposed: ['OpenPGP key', 'Email address'],
  breach: null,
  where: 'keys.openpgp.org',
  url: `https://keys.openpgp.org/search?q=${address}`,
  since: null,
  stillPublic: true,
  certainty: 'verified',
  reach: 'own-profile',
  passwordStorage: null,
  evidence: [],
});
