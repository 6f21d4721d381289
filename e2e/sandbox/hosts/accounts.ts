import { sourceById } from '#core/sources/queries/sources.ts';
import type { World } from '../people.ts';
import { notFound, type Question, type Reply } from '../reply.ts';
import { answerAs, type Site, type SiteReply } from '../sites/moods.ts';
import type { Host } from './hosts.ts';

/** A documented service that is asked by user name or full name. */
interface Service {
  source: string;
  /** The name that a question asks about. */
  nameIn(url: URL): string | undefined;
  site: Site;
  /** A profile that shows a full name. */
  named?(name: string, fullName: string): SiteReply;
}

const data = (value: unknown, status = 200, type = 'application/json'): SiteReply => ({
  status,
  headers: { 'content-type': type },
  body: typeof value === 'string' ? value : JSON.stringify(value),
});
const inPath =
  (pattern: RegExp) =>
  ({ pathname }: URL) => {
    const name = pattern.exec(pathname)?.[1];
    return name && decodeURIComponent(name);
  };
const inQuery =
  (path: string, name: string, pattern = /^(.+)$/) =>
  ({ pathname, searchParams }: URL) =>
    pathname === path ? pattern.exec(searchParams.get(name) ?? '')?.[1] : undefined;

const forgejo = (source: string): Service => ({
  source,
  nameIn: inPath(/^\/api\/v1\/users\/([^/]+)$/),
  site: {
    found: (login) =>
      data({
        id: 1,
        login,
        full_name: '',
        email: `${login}@noreply.codeberg.org`,
        location: '',
        created: '2021-03-04T10:00:00Z',
      }),
    absent: (name) =>
      data(
        {
          message: `user redirect does not exist [name: ${name}]`,
          url: 'https://codeberg.org/api/swagger',
          errors: [],
        },
        404,
      ),
  },
});

const steamXml = (inner: string) =>
  data(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${inner}`, 200, 'text/xml; charset=utf-8');

const steamProfile = (name: string, more = '') =>
  steamXml(
    `<profile><steamID64>76561197960287930</steamID64><customURL><![CDATA[${name}]]></customURL>${more}</profile>`,
  );

/** The services of `core/sources/accounts` and `core/sources/names`, by host. */
const services: Readonly<Record<string, Service>> = {
  'api.github.com': {
    source: 'github-user',
    nameIn: inPath(/^\/users\/([^/]+)$/),
    site: {
      found: (login) =>
        data({
          login,
          id: 1,
          html_url: `https://github.com/${login}`,
          type: 'User',
          name: null,
          created_at: '2016-02-03T10:00:00Z',
        }),
      absent: () =>
        data(
          {
            message: 'Not Found',
            documentation_url: 'https://docs.github.com/rest/users/users#get-a-user',
            status: '404',
          },
          404,
        ),
    },
  },
  'gitlab.com': {
    source: 'gitlab-user',
    nameIn: inQuery('/api/v4/users', 'username'),
    site: {
      found: (username) =>
        data([
          {
            id: 1,
            username,
            name: username,
            state: 'active',
            avatar_url: null,
            web_url: `https://gitlab.com/${username}`,
          },
        ]),
      absent: () => data([]),
    },
  },
  'codeberg.org': forgejo('codeberg-user'),
  'gitea.com': forgejo('gitea-user'),
  'keybase.io': {
    source: 'keybase-user',
    nameIn: inQuery('/_/api/1.0/user/lookup.json', 'usernames'),
    site: {
      found: (username) =>
        data({ status: { code: 0, name: 'OK' }, them: [{ id: '00', basics: { username }, profile: null }] }),
      absent: () => data({ status: { code: 0, name: 'OK' }, them: [null] }),
    },
  },
  'hacker-news.firebaseio.com': {
    source: 'hackernews',
    nameIn: inPath(/^\/v0\/user\/([^/]+)\.json$/),
    site: { found: (id) => data({ id, created: 1_390_000_000, karma: 12, submitted: [1] }), absent: () => data(null) },
  },
  'public.api.bsky.app': {
    source: 'bluesky',
    nameIn: inQuery('/xrpc/app.bsky.actor.getProfile', 'actor', /^(.+)\.bsky\.social$/),
    site: {
      found: (name) => data({ did: 'did:plc:aaaaaaaaaaaaaaaaaaaaaaaa', handle: `${name}.bsky.social`, postsCount: 2 }),
      absent: () => data({ error: 'InvalidRequest', message: 'Profile not found' }, 400),
    },
  },
  'en.wikipedia.org': {
    source: 'wikipedia-user',
    nameIn: inQuery('/w/api.php', 'guiuser'),
    site: {
      found: (name) =>
        data({
          batchcomplete: true,
          query: {
            globaluserinfo: { home: 'enwiki', id: 7, registration: '2009-05-01T10:00:00Z', name, editcount: 31 },
          },
        }),
      absent: () => data({ batchcomplete: true, query: { globaluserinfo: { missing: true } } }),
    },
  },
  'hub.docker.com': {
    source: 'docker-hub',
    nameIn: inPath(/^\/v2\/users\/([^/]+)\/$/),
    site: {
      found: (username) => data({ id: '00', uuid: '00', username, full_name: '', date_joined: '2018-05-01T10:00:00Z' }),
      absent: () => data({ message: 'User not found', errinfo: {} }, 404),
    },
  },
  'dev.to': {
    source: 'devto',
    nameIn: inQuery('/api/users/by_username', 'url'),
    site: {
      found: (username) => data({ type_of: 'user', id: 1, username, name: username, joined_at: 'Apr 18, 2017' }),
      absent: () => data({ error: 'not found', status: 404 }, 404),
    },
  },
  'api.chess.com': {
    source: 'chesscom',
    nameIn: inPath(/^\/pub\/player\/([^/]+)$/),
    site: {
      found: (username) =>
        data({ player_id: 41, url: `https://www.chess.com/member/${username}`, username, status: 'basic' }),
      absent: (name) => data({ message: `User "${name}" not found.`, code: 0 }, 404),
    },
  },
  'steamcommunity.com': {
    source: 'steam',
    nameIn: inPath(/^\/id\/([^/]+)$/),
    site: {
      found: (name) => steamProfile(name),
      absent: () =>
        steamXml('<response><error><![CDATA[The specified profile could not be found.]]></error></response>'),
    },
    named: (name, fullName) => steamProfile(name, `<realname><![CDATA[${fullName}]]></realname>`),
  },
  'api.inaturalist.org': {
    source: 'inaturalist',
    nameIn: inPath(/^\/v1\/users\/([^/]+)$/),
    site: {
      found: (login) =>
        data({ total_results: 1, page: 1, per_page: 1, results: [{ id: 1, login, observations_count: 12 }] }),
      absent: () => data({ error: 'Error', status: 404 }, 404),
    },
  },
  'dblp.org': {
    source: 'dblp',
    nameIn: inQuery('/search/author/api', 'q'),
    site: {
      found: (author) =>
        data({
          result: {
            hits: { '@total': '1', '@sent': '1', hit: [{ info: { author, url: 'https://dblp.org/pid/00/1' } }] },
          },
        }),
      absent: () => data({ result: { hits: { '@total': '0', '@sent': '0' } } }),
    },
  },
  'api.openalex.org': {
    source: 'openalex-authors',
    nameIn: inQuery('/authors', 'search'),
    site: {
      found: (display_name) =>
        data({
          meta: { count: 1 },
          results: [{ id: 'https://openalex.org/A5000000001', display_name, works_count: 3 }],
        }),
      absent: () => data({ meta: { count: 0 }, results: [] }),
    },
  },
  'pub.orcid.org': {
    source: 'orcid',
    nameIn: ({ searchParams }) =>
      /^given-names:"(.+)" AND family-name:"(.+)"$/
        .exec(searchParams.get('q') ?? '')
        ?.slice(1)
        .join(' '),
    site: {
      found: (name) =>
        data({
          'num-found': 1,
          'expanded-result': [
            {
              'orcid-id': '0000-0002-1825-0097',
              'given-names': name.replace(/ \S+$/, ''),
              'family-names': /\S+$/.exec(name)?.[0],
            },
          ],
        }),
      absent: () => data({ 'num-found': 0, 'expanded-result': null }),
    },
  },
};

const withBio = (reply: SiteReply, bio: string): SiteReply =>
  reply.status === 200 ? { ...reply, body: JSON.stringify({ ...JSON.parse(reply.body), bio }) } : reply;

/** @returns who answers for a service that is asked by name; null for another host */
export function findService(host: string): Host | null {
  const service = Object.hasOwn(services, host) ? services[host] : undefined;
  return service ? (question, world) => answerService(service, question, world) : null;
}

function answerService({ source, nameIn, site, named }: Service, { url }: Question, world: World): Reply {
  const name = nameIn(url);
  if (name === undefined) return notFound();
  const members = [...(sourceById(source)?.control?.known ?? []), ...world.namesAt(source)];
  const exists = members.some((one) => one.toLowerCase() === name.toLowerCase());
  const bio = world.bios.get(name.toLowerCase());
  const fullName = world.fullNameAt(source, name);
  const found = named && fullName !== null ? () => named(name, fullName) : site.found;
  const told = answerAs({ ...site, found }, { name, members }, world.moodOf(source));
  const written = source === 'github-user' && exists && bio !== undefined ? withBio(told, bio) : told;
  return { ...written, source: null, about: world.byUsername(name) };
}
