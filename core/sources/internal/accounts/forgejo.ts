import { z } from 'zod';
import type { CheckMeans } from '#core/sources/define.ts';
import { dateOf } from '../dates.ts';
import { foundOrClear, readJson } from '../read.ts';
import { accountSource, mustBe, profileUnder } from './account.ts';

const text = z.string().nullish();
const account = z.looseObject({
  login: z.string().min(1),
  full_name: text,
  email: text,
  location: text,
  website: text,
  avatar_url: text,
  description: text,
  created: text,
});
/** What the software answers when it knows neither the name nor one that it was changed from. */
const absent = z
  .looseObject({ message: z.string().startsWith('user redirect does not exist'), url: z.string() })
  .transform(() => 'nobody' as const);

interface Instance {
  id: string;
  name: string;
  host: string;
  known: readonly [string, ...string[]];
}

/** Forgejo and Gitea answer alike: https://codeberg.org/api/swagger#/user/userGet */
export const forgejoSource = ({ id, name, host, known }: Instance) =>
  accountSource({
    id,
    name,
    homepage: `https://${host}/`,
    reveals: `A ${name} account under your user name, with the name, place and address that it shows.`,
    hosts: [host],
    names: /^(?!.*[-_.]{2})[a-z\d](?:[a-z\d_.-]{0,38}[a-z\d])?$/i,
    known,
    removal: `Delete the account in its settings: https://${host}/user/settings/account`,
    async check(username, means) {
      const answer = await accountOf(host, username, means);
      return foundOrClear(answer.value === 'nobody' ? [] : [exposureOf(name, host, answer.value)], answer);
    },
    async text(username, means) {
      const { value } = await accountOf(host, username, means);
      return value === 'nobody' ? null : (value.description ?? '');
    },
  });

async function accountOf(host: string, username: string, { ask }: CheckMeans) {
  const response = await ask({ url: `https://${host}/api/v1/users/${username}` });
  if (response.status === 404) return readJson(response, absent, { status: 404 });
  const answer = readJson(response, account);
  mustBe(answer.value.login, username);
  return answer;
}

const exposureOf = (where: string, host: string, one: z.infer<typeof account>) =>
  profileUnder({
    where,
    username: one.login,
    url: `https://${host}/${one.login}`,
    since: dateOf(one.created),
    shows: [
      [one.full_name, 'Name', 'name-or-username'],
      // Whoever hides theirs is given one that leads nowhere.
      [one.email && !/@noreply\./.test(one.email), 'Email address', 'breach-email'],
      [one.location, 'Location', null],
      [one.website, 'Web page', null],
      [one.description, 'Personal description', null],
    ],
    shown: {
      name: one.full_name,
      email: one.email && !/@noreply\./.test(one.email) ? one.email : null,
      links: [one.website],
      text: one.description,
      picture: one.avatar_url,
    },
  });
