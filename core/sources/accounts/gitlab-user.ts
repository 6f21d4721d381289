import { z } from 'zod';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const account = z.looseObject({
  username: z.string().min(1),
  name: z.string().nullish(),
  web_url: z.url(),
  avatar_url: z.string().nullish(),
});

/** https://docs.gitlab.com/api/users/#list-all-users: a search for the exact user name. */
export const gitlabUser = accountSource({
  id: 'gitlab-user',
  name: 'GitLab',
  homepage: 'https://gitlab.com/',
  reveals: 'A GitLab account under your user name, with its name and photo.',
  hosts: ['gitlab.com'],
  names: /^[a-z\d_][a-z\d_.-]{0,254}$/i,
  known: ['blue', 'skennedy', 'KennBro'],
  removal: 'Delete the account in its settings: https://gitlab.com/-/profile/account',
  async check(name, { ask }) {
    const response = await ask({ url: `https://gitlab.com/api/v4/users?username=${encodeURIComponent(name)}` });
    const answer = readJson(response, z.array(account).max(1));
    for (const { username } of answer.value) mustBe(username, name);
    return foundOrClear(answer.value.map(exposureOf), answer);
  },
});

const exposureOf = (one: z.infer<typeof account>) =>
  profileUnder({
    where: 'GitLab',
    username: one.username,
    url: one.web_url,
    shows: [
      [one.name, 'Name', 'name-or-username'],
      [one.avatar_url, 'Photo', 'photo'],
    ],
    shown: { name: one.name, picture: one.avatar_url },
  });
