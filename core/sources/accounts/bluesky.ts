import { z } from 'zod';
import type { CheckMeans } from '#core/sources/define.ts';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const text = z.string().nullish();
const profile = z.looseObject({
  did: z.string().startsWith('did:'),
  handle: z.string().min(1),
  displayName: text,
  description: text,
  avatar: text,
  postsCount: z.number().nullish(),
  createdAt: text,
});
/** A closed account has an error of its own, and is not "not found". */
const absent = z
  .looseObject({ error: z.literal('InvalidRequest'), message: z.literal('Profile not found') })
  .transform(() => 'nobody' as const);

/** https://docs.bsky.app/docs/api/app-bsky-actor-get-profile */
export const bluesky = accountSource({
  id: 'bluesky',
  name: 'Bluesky',
  homepage: 'https://bsky.app/',
  reveals: 'A Bluesky account under your user name, with its name, photo and description.',
  clearCovers:
    'No account is called by this user name at bsky.social. Accounts under a domain of their own are not seen.',
  hosts: ['public.api.bsky.app'],
  names: /^[a-z\d](?:[a-z\d-]{0,16}[a-z\d])$/i,
  known: ['john', 'mark', 'shamerli', 'mcuban'],
  removal: 'Delete the account in its settings: https://bsky.app/settings',
  async check(name, means) {
    const answer = await accountOf(name, means);
    return foundOrClear(answer.value === 'nobody' ? [] : [exposureOf(answer.value)], answer);
  },
  async text(name, means) {
    const { value } = await accountOf(name, means);
    return value === 'nobody' ? null : (value.description ?? '');
  },
});

async function accountOf(name: string, { ask }: CheckMeans) {
  const handle = `${name.toLowerCase()}.bsky.social`;
  const url = `https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=${handle}`;
  const response = await ask({ url });
  if (response.status === 400) return readJson(response, absent, { status: 400 });
  const answer = readJson(response, profile);
  mustBe(answer.value.handle, handle);
  return answer;
}

const exposureOf = (one: z.infer<typeof profile>) =>
  profileUnder({
    where: 'Bluesky',
    username: one.handle,
    url: `https://bsky.app/profile/${one.handle}`,
    since: dateOf(one.createdAt),
    shows: [
      [one.displayName, 'Name', 'name-or-username'],
      [one.avatar, 'Photo', 'photo'],
      [one.description, 'Personal description', null],
      [one.postsCount, 'Public posts', null],
    ],
    shown: { name: one.displayName, text: one.description },
  });
