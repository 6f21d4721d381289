import type { CheckMeans } from '#core/sources/define.ts';
import { accountSource } from '#core/sources/internal/accounts/account.ts';
import { BLUESKY_HOST, blueskyExposure, readBluesky } from '#core/sources/internal/accounts/bluesky-profile.ts';
import { foundOrClear } from '#core/sources/internal/read.ts';

/** https://docs.bsky.app/docs/api/app-bsky-actor-get-profile */
export const bluesky = accountSource({
  id: 'bluesky',
  name: 'Bluesky',
  homepage: 'https://bsky.app/',
  reveals: 'A Bluesky account under your user name, with its name, photo and description.',
  clearCovers:
    'No account is called by this user name at bsky.social. Accounts under a domain of their own are not seen.',
  hosts: [BLUESKY_HOST],
  names: /^[a-z\d](?:[a-z\d-]{0,16}[a-z\d])$/i,
  known: ['john', 'mark', 'shamerli', 'mcuban'],
  removal: 'Delete the account in its settings: https://bsky.app/settings',
  async check(name, means) {
    const answer = await accountOf(name, means);
    return foundOrClear(answer.value === 'nobody' ? [] : [blueskyExposure(answer.value)], answer);
  },
  async text(name, means) {
    const { value } = await accountOf(name, means);
    return value === 'nobody' ? null : (value.description ?? '');
  },
});

const accountOf = (name: string, means: CheckMeans) => readBluesky(`${name.toLowerCase()}.bsky.social`, means);
