import { z } from 'zod';
import { defineSource, type Exposure } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import { hashOf } from '#core/sources/queries/subject.ts';

const listing = z.looseObject({
  /** The hash that was asked for. */
  value: z.string().nullish(),
  appears: z.union([z.literal(0), z.literal(1)]),
  frequency: z.number().int().nonnegative().optional(),
  lastseen: z.string().nullish(),
});
const body = z.union([
  z.looseObject({ success: z.literal(1), emailhash: listing }),
  z.looseObject({ success: z.literal(0), error: z.string() }),
]);

/** https://www.stopforumspam.com/usage */
export const stopforumspam = defineSource({
  id: 'stopforumspam',
  name: 'Stop Forum Spam',
  homepage: 'https://www.stopforumspam.com/',
  category: 'reputation',
  reveals: 'Whether somebody has used your address to send spam to forums.',
  clearCovers: 'Your address is not on this list today. Entries that were removed are not seen.',
  needs: 'email',
  privacy: 'P1',
  key: null,
  hosts: ['api.stopforumspam.org'],
  vendor: vendors.stopForumSpam,
  timeoutMs: 10_000,
  maxBytes: 100_000,
  cacheHours: 24,
  credit: { label: 'Stop Forum Spam', url: 'https://www.stopforumspam.com/' },
  removal: 'Ask for removal at stopforumspam.com/removal.',
  async check(subject, { ask }) {
    const hash = hashOf('md5', subject.email);
    const answer = readJson(await ask({ url: `https://api.stopforumspam.org/api?emailhash=${hash}&json` }), body);
    if (answer.value.success === 0)
      throw new SourceTrouble(/limit|exceeded|too many/i.test(answer.value.error) ? 'limited' : 'changed');
    const { appears, frequency = 0, value } = answer.value.emailhash;
    const isOurs = !value || value.toLowerCase() === hash;
    if (!isOurs || (appears === 0 && frequency > 0)) throw new SourceTrouble('changed');
    return foundOrClear(appears === 0 ? [] : [exposureOf(answer.value.emailhash)], answer);
  },
});

function exposureOf({ frequency, lastseen }: z.infer<typeof listing>): Exposure {
  return {
    key: 'listed',
    kind: 'listing',
    classes: ['breach-email'],
    exposed: ['Email address'],
    breach: null,
    where: 'Stop Forum Spam',
    url: 'https://www.stopforumspam.com/search',
    since: dateOf(lastseen),
    stillPublic: true,
    certainty: 'unverified',
    reach: 'lookup',
    passwordStorage: null,
    evidence: frequency ? [{ label: 'Reports', value: frequency.toLocaleString('en-GB') }] : [],
  };
}
