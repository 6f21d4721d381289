import { z } from 'zod';
import { defineSource, type Exposure } from '#core/sources/define.ts';
import { githubHeaders } from '#core/sources/internal/github.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

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
  clearCovers: 'No public GitHub profile shows your address. An account that keeps it private is not seen.',
  needs: 'email',
  privacy: 'P3',
  key: { name: 'GITHUB_TOKEN', required: false },
  hosts: ['api.github.com'],
  vendor: vendors.gitHub,
  timeoutMs: 15_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Choose in your GitHub profile settings not to show an email address.',
  async check(subject, { ask, key }) {
    const query = encodeURIComponent(`${subject.email} in:email`);
    const url = `https://api.github.com/search/users?q=${query}&per_page=5`;
    const answer = readJson(await ask({ url, headers: githubHeaders(key) }), results);
    const { items, total_count: total, incomplete_results: incomplete } = answer.value;
    if (items.length === 0 && incomplete) throw new SourceTrouble('timeout');
    if (total < items.length || (items.length === 0 && total > 0)) throw new SourceTrouble('changed');
    return foundOrClear(items.slice(0, 3).map(exposureOf), answer);
  },
});

/** The search matches words and does not show the address: no account, however alone, is surely the person's. */
function exposureOf(one: z.infer<typeof user>): Exposure {
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
    certainty: 'candidate',
    reach: 'own-profile',
    passwordStorage: null,
    evidence: [{ label: 'Account', value: one.login }],
  };
}
