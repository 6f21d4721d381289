import { z } from 'zod';
import type { CheckMeans, Exposure } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { readJson } from '#core/sources/internal/read.ts';
import { mustBe, profileUnder } from './account.ts';

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

export const BLUESKY_HOST = 'public.api.bsky.app';

/** https://docs.bsky.app/docs/api/app-bsky-actor-get-profile. @param handle in small letters @throws SourceTrouble */
export async function readBluesky(handle: string, { ask }: Pick<CheckMeans, 'ask'>) {
  const response = await ask({ url: `https://${BLUESKY_HOST}/xrpc/app.bsky.actor.getProfile?actor=${handle}` });
  if (response.status === 400) return readJson(response, absent, { status: 400 });
  const answer = readJson(response, profile);
  mustBe(answer.value.handle, handle);
  return answer;
}

export const blueskyExposure = (one: z.infer<typeof profile>): Exposure =>
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
