import { z } from 'zod';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const text = z.string().nullish();
const account = z.looseObject({
  username: z.string().min(1),
  full_name: text,
  location: text,
  company: text,
  profile_url: text,
  gravatar_url: text,
  date_joined: text,
});
const absent = z.looseObject({ message: z.literal('User not found') });

/** The address that hub.docker.com itself asks for a profile. */
export const dockerHub = accountSource({
  id: 'docker-hub',
  name: 'Docker Hub',
  homepage: 'https://hub.docker.com/',
  reveals: 'A Docker Hub account under your user name, with the name, place and employer that it shows.',
  hosts: ['hub.docker.com'],
  names: /^[a-z\d]{4,30}$/i,
  known: ['bitnami', 'tensorflow', 'blue'],
  removal: 'Deactivate the account: https://hub.docker.com/settings/deactivate',
  async check(name, { ask }) {
    const response = await ask({ url: `https://hub.docker.com/v2/users/${name.toLowerCase()}/` });
    if (response.status === 404) return foundOrClear([], readJson(response, absent, { status: 404 }));
    const answer = readJson(response, account);
    mustBe(answer.value.username, name);
    return foundOrClear([exposureOf(answer.value)], answer);
  },
});

const exposureOf = (one: z.infer<typeof account>) =>
  profileUnder({
    where: 'Docker Hub',
    username: one.username,
    url: `https://hub.docker.com/u/${one.username}`,
    since: dateOf(one.date_joined),
    shows: [
      [one.full_name, 'Name', 'name-or-username'],
      [one.company, 'Employer', 'ip-or-employer'],
      [one.location, 'Location', null],
    ],
    shown: { name: one.full_name, links: [one.profile_url], picture: one.gravatar_url },
  });
