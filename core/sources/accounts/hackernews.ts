import { z } from 'zod';
import type { CheckMeans } from '#core/sources/define.ts';
import { accountSource, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOfSeconds } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson, throwChanged } from '#core/sources/internal/read.ts';

const account = z.looseObject({
  id: z.string().min(1),
  created: z.number(),
  about: z.string().optional(),
  submitted: z.array(z.number()).optional(),
});

const nobody = z.null().transform(() => 'nobody' as const);

/** https://github.com/HackerNews/API: names are told apart by capitals, and nobody is `null`. */
export const hackernews = accountSource({
  id: 'hackernews',
  name: 'Hacker News',
  homepage: 'https://news.ycombinator.com/',
  reveals: 'A Hacker News account under your user name, with all that was written there.',
  hosts: ['hacker-news.firebaseio.com'],
  maxBytes: 2_000_000,
  names: /^[a-z\d_-]{2,15}$/i,
  known: ['pg', 'jl', 'mubix'],
  removal: 'Hacker News deletes on request only: write to hn@ycombinator.com',
  async check(name, means) {
    const answer = await accountOf(name, means);
    return foundOrClear(answer.value === 'nobody' ? [] : [exposureOf(answer.value)], answer);
  },
  async text(name, means) {
    const { value } = await accountOf(name, means);
    return value === 'nobody' ? null : (value.about ?? '');
  },
});

async function accountOf(name: string, { ask }: CheckMeans) {
  const response = await ask({ url: `https://hacker-news.firebaseio.com/v0/user/${name}.json` });
  const answer = readJson(response, z.union([account, nobody]));
  if (answer.value !== 'nobody' && answer.value.id !== name) throwChanged(response);
  return answer;
}

/** It is told as HTML, in which addresses have their slashes written out. */
const textOf = (about: string | undefined) => about?.replaceAll('&#x2F;', '/');

const exposureOf = ({ id, created, about, submitted = [] }: z.infer<typeof account>) =>
  profileUnder({
    where: 'Hacker News',
    username: id,
    url: `https://news.ycombinator.com/user?id=${id}`,
    since: dateOfSeconds(created),
    shows: [
      [about, 'Personal description', null],
      [submitted.length > 0, 'Public posts', null],
    ],
    evidence: submitted.length > 0 ? [{ label: 'Public posts', value: String(submitted.length) }] : [],
    shown: { text: textOf(about) },
  });
