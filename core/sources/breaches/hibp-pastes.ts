import { z } from 'zod';
import { defineSource, type Exposure } from '#core/sources/define.ts';
import { impossibleAddress } from '#core/sources/impossible.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readEmpty, readJson } from '#core/sources/internal/read.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

/** Titles are left out: whoever made the paste wrote them. */
const pastes = z
  .array(
    z.object({
      Source: z.string(),
      Id: z.string(),
      Date: z.string().nullish(),
      EmailCount: z.number().nullish(),
    }),
  )
  .min(1);

/** https://haveibeenpwned.com/API/v3, pastes. */
export const hibpPastes = defineSource({
  id: 'hibp-pastes',
  name: 'Have I Been Pwned: pastes',
  homepage: 'https://haveibeenpwned.com/Pastes',
  category: 'breaches',
  reveals: 'Public text dumps that hold your address.',
  clearCovers:
    'Text dumps that Have I Been Pwned has read. Pastes that were deleted before it came, and addresses whose owners opted out, are not in it.',
  needs: 'email',
  privacy: 'P3',
  key: { name: 'HIBP_API_KEY', required: true },
  hosts: ['haveibeenpwned.com'],
  vendor: vendors.haveIBeenPwned,
  timeoutMs: 15_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: { label: 'Have I Been Pwned', url: 'https://haveibeenpwned.com/' },
  removal: 'Ask the site that hosts the text to delete it; most have a report link on the page.',
  // "account-exists" is documented to have one paste; it is answered for any key.
  control: { known: ['account-exists@hibp-integration-tests.com'], keptBy: 'source', impossible: impossibleAddress },
  async check(subject, { ask, key }) {
    const response = await ask({
      url: `https://haveibeenpwned.com/api/v3/pasteaccount/${encodeURIComponent(subject.email)}`,
      headers: { 'hibp-api-key': key ?? '', accept: 'application/json' },
    });
    // "Not in any paste" comes without a body; a gateway's 404 has one.
    if (response.status === 404) return foundOrClear([], readEmpty(response, 404));
    const answer = readJson(response, pastes);
    return foundOrClear(answer.value.map(exposureOf), answer);
  },
});

function exposureOf(paste: z.infer<typeof pastes>[number]): Exposure {
  return {
    key: `paste:${paste.Source}:${paste.Id}`,
    kind: 'paste',
    classes: ['breach-email'],
    exposed: ['Email address'],
    breach: null,
    where: `A public text dump on ${paste.Source}`,
    url: null,
    since: dateOf(paste.Date),
    stillPublic: false,
    certainty: 'unverified',
    reach: 'circulating',
    passwordStorage: null,
    evidence: paste.EmailCount
      ? [{ label: 'Addresses in the text', value: paste.EmailCount.toLocaleString('en-GB') }]
      : [],
  };
}
