import { z } from 'zod';
import { defineSource, type Exposure } from '../define.ts';
import { githubHeaders, githubPace } from '../github.ts';
import { clear, foundOrClear, readJson } from '../read.ts';
import { SourceTrouble } from '../trouble.ts';

const user = z.looseObject({ login: z.string().min(1), html_url: z.url() });
const results = z.looseObject({
  total_count: z.number().int().nonnegative(),
  incomplete_results: z.boolean(),
  items: z.array(user),
});

/** https://docs.github.com/en/rest/search/search#search-users */
export const githubSearchEmail = defineSource({
  id: 'github-search-email',
  name: 'GitHub profiles',
  homepage: 'https://github.com/',
  category: 'code',
  reveals: 'A GitHub account whose public profile shows your address.',
  needs: 'email',
  privacy: 'P3',
  key: { name: 'GITHUB_TOKEN', required: false },
  hosts: ['api.github.com'],
  pace: githubPace,
  timeoutMs: 15_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Choose in your GitHub profile settings not to show an email address.',
  async check(subject, { ask, key }) {
    const query = encodeURIComponent(`${subject.email} in:email`);
    const url = `https://api.github.com/search/users?q=${query}&per_page=5`;
    const found = readJson(await ask({ url, headers: githubHeaders(key) }), results);
    if (found.items.length === 0 && found.incomplete_results) throw new SourceTrouble('timeout');
    if (found.items.length === 0 && found.total_count === 0) return clear;
    if (found.items.length === 0) throw new SourceTrouble('changed');
    return foundOrClear(found.items.slice(0, 3).map((item) => exposureOf(item, found.total_count === 1)));
  },
});

/** The search matches words: with several accounts none of them is surely the person's. */
function exposureOf(one: z.infer<typeof user>, only: boolean): Exposure {
  return {
    key: `profile:${one.login.toLowerCase()}`,
    kind: 'profile',
    classes: ['public-profile', 'breach-email', 'name-or-username'],
    exposed: ['Email address', 'Username'],
    breach: null,
    where: 'GitHub',
    url: one.html_url,
    since: null,
    stillPublic: true,
    certainty: only ? 'single' : 'candidate',
    reach: 'own-profile',
    passwordStorage: null,
    evidence: [{ label: 'Account', value: one.login }],
  };
}
