import { z } from 'zod';
import { defineSource, type Exposure } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { githubHeaders } from '#core/sources/internal/github.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

const item = z.looseObject({
  html_url: z.url(),
  commit: z.looseObject({ author: z.looseObject({ email: z.string(), date: z.string().nullish() }) }),
  repository: z.looseObject({ full_name: z.string() }),
});
const results = z.looseObject({
  total_count: z.number().int().nonnegative(),
  incomplete_results: z.boolean(),
  items: z.array(item),
});
type Commit = z.infer<typeof item>;

/** https://docs.github.com/en/search-github/searching-on-github/searching-commits */
export const githubSearchCommits = defineSource({
  id: 'github-search-commits',
  name: 'GitHub commits',
  homepage: 'https://github.com/',
  category: 'code',
  reveals: 'Public commits that carry your address.',
  clearCovers:
    'Public commits on the default branches of repositories that GitHub has indexed. Other branches and private repositories are not searched.',
  needs: 'email',
  privacy: 'P3',
  key: { name: 'GITHUB_TOKEN', required: false },
  hosts: ['api.github.com'],
  vendor: vendors.gitHub,
  timeoutMs: 15_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: null,
  removal:
    'Set GitHub to keep your email address private in its settings; commits already made keep it unless the history is rewritten.',
  async check(subject, { ask, key }) {
    const query = encodeURIComponent(`author-email:${subject.email}`);
    const url = `https://api.github.com/search/commits?q=${query}&per_page=10`;
    const answer = readJson(await ask({ url, headers: githubHeaders(key) }), results);
    const { items, total_count: total, incomplete_results: incomplete } = answer.value;
    const ours = items.filter(({ commit }) => commit.author.email.toLowerCase() === subject.email);
    if (ours.length === 0 && incomplete) throw new SourceTrouble('timeout');
    if (total < items.length || (ours.length === 0 && total > 0)) throw new SourceTrouble('changed');
    return foundOrClear(ours.length > 0 ? [exposureOf(ours, total, subject.email)] : [], answer);
  },
});

function exposureOf(commits: Commit[], total: number, email: string): Exposure {
  const repositories = [...new Set(commits.map(({ repository }) => repository.full_name))];
  const dates = commits.flatMap(({ commit }) => dateOf(commit.author.date) ?? []).sort();
  return {
    key: 'commits',
    kind: 'commit',
    classes: ['commit-email'],
    exposed: ['Email address'],
    breach: null,
    where: `${repositories.length === 1 ? repositories[0] : `${repositories.length} repositories`} at GitHub`,
    url: `https://github.com/search?q=${encodeURIComponent(`author-email:${email}`)}&type=commits`,
    since: dates[0] ?? null,
    stillPublic: true,
    certainty: 'verified',
    reach: 'open',
    passwordStorage: null,
    evidence: [
      { label: 'Commits', value: total.toLocaleString('en-GB') },
      { label: 'Repositories', value: repositories.slice(0, 5).join(', ') },
    ],
  };
}
