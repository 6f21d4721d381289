import { z } from 'zod';
import type { CheckMeans } from '#core/sources/define.ts';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { githubHeaders } from '#core/sources/internal/github.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const text = z.string().nullish();
const account = z.looseObject({
  login: z.string().min(1),
  html_url: z.url(),
  name: text,
  company: text,
  location: text,
  email: text,
  bio: text,
  blog: text,
  twitter_username: text,
  created_at: text,
});
/** GitHub's own "not found", which names its documentation; a gateway's does not. */
const absent = z
  .looseObject({
    message: z.literal('Not Found'),
    documentation_url: z.string().startsWith('https://docs.github.com/'),
  })
  .transform(() => 'nobody' as const);

/** https://docs.github.com/en/rest/users/users#get-a-user */
export const githubUser = accountSource({
  id: 'github-user',
  name: 'GitHub accounts',
  homepage: 'https://github.com/',
  reveals: 'A GitHub account under your user name, with the name, employer, place and address that it shows.',
  key: { name: 'GITHUB_TOKEN', required: false },
  hosts: ['api.github.com'],
  /** Beside the limit of searches. */
  vendor: {
    id: 'github-rest',
    windows: [{ most: 60, seconds: 3_600 }],
    keyed: [{ most: 5_000, seconds: 3_600 }],
    concurrency: 2,
  },
  names: /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
  known: ['octocat', 'torvalds', 'WebBreacher'],
  removal: 'Change what the profile shows, or delete the account: https://github.com/settings/admin',
  async check(name, means) {
    const answer = await accountOf(name, means);
    return foundOrClear(answer.value === 'nobody' ? [] : [exposureOf(answer.value)], answer);
  },
  async text(name, means) {
    const { value } = await accountOf(name, means);
    return value === 'nobody' ? null : (value.bio ?? '');
  },
});

async function accountOf(name: string, { ask, key }: CheckMeans) {
  const response = await ask({ url: `https://api.github.com/users/${name}`, headers: githubHeaders(key) });
  if (response.status === 404) return readJson(response, absent, { status: 404 });
  const answer = readJson(response, account);
  mustBe(answer.value.login, name);
  return answer;
}

const exposureOf = (one: z.infer<typeof account>) =>
  profileUnder({
    where: 'GitHub',
    username: one.login,
    url: one.html_url,
    since: dateOf(one.created_at),
    shows: [
      [one.name, 'Name', 'name-or-username'],
      [one.email, 'Email address', 'breach-email'],
      [one.company, 'Employer', 'ip-or-employer'],
      [one.location, 'Location', null],
      [one.bio, 'Personal description', null],
    ],
    shown: {
      name: one.name,
      email: one.email,
      text: one.bio,
      links: [one.blog, one.twitter_username && `https://twitter.com/${one.twitter_username}`],
    },
  });
