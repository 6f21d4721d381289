import { z } from 'zod';
import type { CheckMeans } from '#core/sources/define.ts';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const text = z.string().nullish();
const account = z.looseObject({
  type_of: z.literal('user'),
  username: z.string().min(1),
  name: text,
  summary: text,
  location: text,
  joined_at: text,
  github_username: text,
  twitter_username: text,
  website_url: text,
});
const absent = z
  .strictObject({ error: z.literal('not found'), status: z.literal(404) })
  .transform(() => 'nobody' as const);

/** https://developers.forem.com/api/v1#tag/users */
export const devto = accountSource({
  id: 'devto',
  name: 'DEV Community',
  homepage: 'https://dev.to/',
  reveals: 'A DEV account under your user name, with the name, place and accounts elsewhere that it shows.',
  hosts: ['dev.to'],
  names: /^[a-z\d_]{2,30}$/i,
  known: ['ben', 'jess', 'blue'],
  removal: 'Delete the account in its settings: https://dev.to/settings/account',
  async check(name, means) {
    const answer = await accountOf(name, means);
    return foundOrClear(answer.value === 'nobody' ? [] : [exposureOf(answer.value)], answer);
  },
  async text(name, means) {
    const { value } = await accountOf(name, means);
    return value === 'nobody' ? null : (value.summary ?? '');
  },
});

async function accountOf(name: string, { ask }: CheckMeans) {
  const response = await ask({ url: `https://dev.to/api/users/by_username?url=${name.toLowerCase()}` });
  if (response.status === 404) return readJson(response, absent, { status: 404 });
  const answer = readJson(response, account);
  mustBe(answer.value.username, name);
  return answer;
}

const exposureOf = (one: z.infer<typeof account>) =>
  profileUnder({
    where: 'DEV Community',
    username: one.username,
    url: `https://dev.to/${one.username}`,
    since: dateOf(one.joined_at),
    shows: [
      [one.name, 'Name', 'name-or-username'],
      [one.location, 'Location', null],
      [one.summary, 'Personal description', null],
      [one.github_username || one.twitter_username, 'Linked accounts', null],
    ],
    shown: {
      name: one.name,
      text: one.summary,
      links: [
        one.website_url,
        one.github_username && `https://github.com/${one.github_username}`,
        one.twitter_username && `https://twitter.com/${one.twitter_username}`,
      ],
    },
  });
