import { defineSource, type Exposure } from '#core/sources/define.ts';
import { politeVendor } from '#core/sources/internal/accounts/account.ts';
import { BLUESKY_HOST, blueskyExposure, readBluesky } from '#core/sources/internal/accounts/bluesky-profile.ts';
import { impossibleDomain } from '#core/sources/internal/domains/archives.ts';
import { foundOrClear } from '#core/sources/internal/read.ts';

/** https://atproto.com/specs/handle: a domain is somebody's handle only while a record or a file of that domain says so. */
export const blueskyDomain = defineSource({
  id: 'bluesky-domain',
  name: 'Bluesky: your domain',
  homepage: 'https://bsky.app/',
  category: 'domain',
  reveals: 'A Bluesky account that is named after your domain, with its name, photo and description.',
  clearCovers: 'No Bluesky account is named after your domain. Accounts below it, and under user names, are not seen.',
  needs: 'domain',
  privacy: 'P0',
  key: null,
  hosts: [BLUESKY_HOST],
  vendor: politeVendor(BLUESKY_HOST),
  timeoutMs: 10_000,
  maxBytes: 500_000,
  cacheHours: 24,
  credit: null,
  removal: 'Delete the account in its settings: https://bsky.app/settings',
  control: { known: ['bsky.app'], keptBy: 'source', impossible: impossibleDomain },
  async check({ domain }, means) {
    const answer = await readBluesky(domain, means);
    return foundOrClear(answer.value === 'nobody' ? [] : [ownAccount(blueskyExposure(answer.value))], answer);
  },
});

/** Whoever has the domain has the account. */
const ownAccount = (exposure: Exposure): Exposure => ({ ...exposure, certainty: 'verified' });
