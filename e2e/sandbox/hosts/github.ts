import type { CommitFacts } from '../people/person.ts';
import type { Person, World } from '../people.ts';
import { json, notFound, type Question, type Reply, text } from '../reply.ts';
import { seededBytes, seededShare } from '../wire/digests.ts';

const documentation = 'https://docs.github.com/v3/search/';
const limits = { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'x-ratelimit-resource': 'search' };

/** api.github.com: search of users and of commits by address. */
export function answerGitHub({ url, headers }: Question, world: World): Reply {
  const users = url.pathname === '/search/users';
  if (!users && url.pathname !== '/search/commits') return notFound();
  const source = users ? 'github-search-email' : 'github-search-commits';
  if (!headers['user-agent']) {
    return text({ source, about: null }, 403, 'Request forbidden by administrative rules. Add a User-Agent header.');
  }
  const query = url.searchParams.get('q') ?? '';
  return users ? searchUsers(query, world) : searchCommits(query, url, world);
}

function searchUsers(query: string, world: World): Reply {
  const source = 'github-search-email';
  const email = /^"?([^\s"]+@[^\s"]+?)"? in:email$/.exec(query.trim())?.[1];
  if (!email) return invalid(source);
  const about = world.byEmail(email);
  const login = about?.facts.github?.emailPublic ? about.facts.github.login : null;
  return json({ source, about }, 200, results(login ? [user(login)] : []), limits);
}

function searchCommits(query: string, url: URL, world: World): Reply {
  const source = 'github-search-commits';
  const email = /^(?:author|committer)-email:"?([^\s"]+@[^\s"]+?)"?$/.exec(query.trim())?.[1];
  if (!email) return invalid(source);
  const about = world.byEmail(email);
  const perPage = Number(url.searchParams.get('per_page') ?? 30);
  const commits = about?.facts.github?.commits ?? [];
  const items = about ? commits.slice(0, perPage).map((facts) => commit(about, facts, world)) : [];
  return json({ source, about }, 200, { ...results(items), total_count: commits.length }, limits);
}

const results = (items: unknown[]) => ({ total_count: items.length, incomplete_results: false, items });

function user(login: string) {
  const id = 1_000_000 + Math.floor(seededShare(login) * 90_000_000);
  return {
    login,
    id,
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    url: `https://api.github.com/users/${login}`,
    html_url: `https://github.com/${login}`,
    type: 'User',
    user_view_type: 'public',
    site_admin: false,
    score: 1,
  };
}

function commit(person: Person, facts: CommitFacts, world: World) {
  const sha = seededBytes(`${facts.repository} ${facts.message}`, 20).toString('hex');
  const signature = { name: person.name, email: person.email, date: world.ago(facts.monthsAgo).toISOString() };
  const login = person.facts.github?.login ?? '';
  return {
    url: `https://api.github.com/repos/${facts.repository}/commits/${sha}`,
    sha,
    html_url: `https://github.com/${facts.repository}/commit/${sha}`,
    commit: { author: signature, committer: signature, message: facts.message, comment_count: 0 },
    author: user(login),
    committer: user(login),
    repository: {
      full_name: facts.repository,
      name: facts.repository.split('/')[1] ?? '',
      private: false,
      html_url: `https://github.com/${facts.repository}`,
    },
    score: 1,
  };
}

function invalid(source: Reply['source']): Reply {
  return json(
    { source, about: null },
    422,
    { message: 'Validation Failed', errors: [{ code: 'invalid', field: 'q' }], documentation_url: documentation },
    limits,
  );
}
