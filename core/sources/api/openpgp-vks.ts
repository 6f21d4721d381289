import { defineSource } from '../define.ts';
import { changed, clear } from '../read.ts';

/** https://keys.openpgp.org/about/api */
export const openpgpVks = defineSource({
  id: 'openpgp-vks',
  name: 'keys.openpgp.org',
  homepage: 'https://keys.openpgp.org/',
  category: 'keys',
  reveals: 'An encryption key that was published for your address with your consent.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['keys.openpgp.org'],
  // Questions by address are limited to about one a minute for our whole network.
  pace: { everyMs: 60_000, burst: 3, concurrency: 1 },
  timeoutMs: 10_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Remove your address from the key at keys.openpgp.org/manage, which mails you a link.',
  async check(subject, { ask }) {
    const address = encodeURIComponent(subject.email);
    const response = await ask({ url: `https://keys.openpgp.org/vks/v1/by-email/${address}` });
    if (response.status === 404) return clear;
    if (response.status !== 200 || !response.text().trimStart().startsWith('-----BEGIN PGP PUBLIC KEY BLOCK-----'))
      changed(response);
    return {
      state: 'found',
      exposures: [
        {
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
        },
      ],
    };
  },
});
