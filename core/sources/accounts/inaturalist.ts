import { z } from 'zod';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const text = z.string().nullish();
const user = z.looseObject({
  id: z.number(),
  login: z.string().min(1),
  name: text,
  orcid: text,
  icon: text,
  created_at: text,
  observations_count: z.number().nullish(),
});
const body = z.looseObject({ total_results: z.literal(1), results: z.tuple([user]) });
const absent = z.looseObject({ status: z.union([z.literal(404), z.literal('404')]), error: z.unknown() });

/** https://api.inaturalist.org/v1/docs/#!/Users/get_users_id */
export const inaturalist = accountSource({
  id: 'inaturalist',
  name: 'iNaturalist',
  homepage: 'https://www.inaturalist.org/',
  reveals: 'An iNaturalist account under your user name, whose observations may tell where you were and when.',
  hosts: ['api.inaturalist.org'],
  names: /^[a-z][a-z\d_-]{2,39}$/i,
  known: ['kueda', 'greg', 'tom'],
  removal: 'Delete the account in its settings: https://www.inaturalist.org/users/edit',
  async check(name, { ask }) {
    const response = await ask({ url: `https://api.inaturalist.org/v1/users/${name}` });
    if (response.status === 404) return foundOrClear([], readJson(response, absent, { status: 404 }));
    const answer = readJson(response, body);
    const [one] = answer.value.results;
    mustBe(one.login, name);
    return foundOrClear([exposureOf(one)], answer);
  },
});

const exposureOf = (one: z.infer<typeof user>) =>
  profileUnder({
    where: 'iNaturalist',
    username: one.login,
    url: `https://www.inaturalist.org/people/${one.login}`,
    since: dateOf(one.created_at),
    shows: [
      [one.name, 'Name', 'name-or-username'],
      [one.icon, 'Photo', 'photo'],
      [one.orcid, 'Researcher number', null],
      [one.observations_count, 'Places and dates of observations', null],
    ],
    evidence: one.observations_count ? [{ label: 'Observations', value: String(one.observations_count) }] : [],
    shown: { name: one.name, links: [one.orcid] },
  });
