import { describe, expect, it } from 'vitest';
import { askSource } from '#core/sources/actions/ask.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import type { Reply } from '#core/sources/internal/fixtures.ts';
import type { OutgoingRequest } from '#platform/http/outgoing.ts';
import type { SiteRow } from './row.ts';
import { siteSource } from './site-source.ts';

const plain: SiteRow = {
  id: 'harbour',
  name: 'Harbour',
  topic: 'social',
  profile: 'https://harbour.example/@{username}',
  probe: { url: 'https://api.harbour.example/users/{username}', method: 'GET' },
  redirects: 'none',
  found: { status: 200, includes: ['"handle":'] },
  absent: { status: 404, includes: ['no such user'] },
  names: '^[A-Za-z0-9._-]{1,64}$',
  knownNames: ['alice', 'bob'],
  tier: 'A',
  rule: { version: 1, from: 'whatsmyname', agreement: ['whatsmyname'], licence: 'CC-BY-SA-4.0' },
};
const row = (change: Partial<SiteRow> = {}): SiteRow => ({ ...plain, ...change });
const words = (body: string, status = 200, headers: Record<string, string> = {}): Reply => ({ status, headers, body });
const sentTo = (location: string, status = 302) => words('', status, { location });

/** Asks about a name; keeps what was asked. */
async function ask(site: SiteRow, answer: (request: OutgoingRequest) => Reply, username = 'RosaWard') {
  const asked: OutgoingRequest[] = [];
  const outgoing = {
    async fetch(request: OutgoingRequest) {
      asked.push(request);
      const { status = 200, headers, body } = answer(request);
      const bytes = Buffer.from(body);
      return { status, headers: new Headers(headers), body: bytes, text: () => bytes.toString() };
    },
    close: async () => {},
  };
  const means = {
    outgoing,
    key: null,
    now: new Date('2026-11-21T10:00:00Z'),
    catalogue: Promise.resolve(indexCatalogue([])),
  };
  const outcome = await askSource(siteSource(site), { kind: 'username', username }, means);
  return { outcome, asked };
}

const stateOf = async (site: SiteRow, reply: Reply, username?: string) => {
  const { outcome } = await ask(site, () => reply, username);
  return outcome.state === 'not-checked' ? outcome.reason : outcome.state;
};

describe('a profile', () => {
  it('is a possible match with its page, until the person says whether it is theirs', async () => {
    const { outcome, asked } = await ask(row(), () => words('{"handle":"RosaWard"}'));
    expect(asked.map(({ url }) => url)).toEqual(['https://api.harbour.example/users/RosaWard']);
    expect(outcome).toMatchObject({
      state: 'found',
      exposures: [
        {
          key: 'profile:rosaward',
          kind: 'profile',
          classes: ['public-profile', 'name-or-username'],
          certainty: 'candidate',
          url: 'https://harbour.example/@RosaWard',
          where: 'Harbour',
          evidence: [{ label: 'User name', value: 'RosaWard' }],
        },
      ],
    });
  });

  it('is asked for by the name as the site takes it', async () => {
    const small = row({ names: '^[a-z.]{3,20}$' });
    const { asked } = await ask(small, () => words('{"handle":'));
    expect(asked[0]?.url).toBe('https://api.harbour.example/users/rosaward');
  });

  it('is not asked for by a name that the site refuses', async () => {
    const { outcome, asked } = await ask(row(), () => words('{"handle":'), 'rosa/../admin');
    expect(outcome).toMatchObject({ state: 'not-checked', reason: 'not-applicable' });
    expect(asked).toEqual([]);
  });

  it.each(['about', 'Admin', 'undefined'])(
    'is not asked for by a word that sites keep for themselves: %s',
    async (word) => {
      const { outcome, asked } = await ask(row(), () => words('{"handle":'), word);
      expect(outcome).toMatchObject({ state: 'not-checked', reason: 'not-applicable' });
      expect(asked).toEqual([]);
    },
  );

  it('is asked for by such a word where the site is known to have it', async () => {
    const site = row({ knownNames: ['Admin'] });
    expect(await stateOf(site, words('{"handle":'), 'Admin')).toBe('found');
  });

  it('may be asked for within JSON, below the name itself and under several addresses', async () => {
    const body = '{"query":"q","variables":{"n":"{username}"}}';
    const posting = row({ probe: { url: 'https://api.harbour.example/', method: 'POST', body }, names: '^[^/]+$' });
    const posted = await ask(posting, () => words('{"handle":'), 'ro"sa');
    expect(JSON.parse(posted.asked[0]?.body ?? '').variables.n).toBe('ro"sa');

    const url = 'https://{username}.harbour.example/';
    const below = row({ profile: url, probe: { url, method: 'GET' }, names: '^[a-z]+$' });
    expect((await ask(below, () => words('{"handle":'), 'rosa')).asked[0]).toMatchObject({
      url: 'https://rosa.harbour.example/',
      allow: ['*.harbour.example'],
    });
    expect(siteSource(below).homepage).toBe('https://harbour.example/');
  });
});

describe('an answer', () => {
  const byWords = row({ absent: { status: 200, includes: ['no such user'] } });
  const byStatus = row({ found: { status: 200 }, absent: { status: 404 } });
  const bySilence = row({ found: { status: 200 }, absent: { includes: ['no such user'] } });
  const whole = row({ absent: { status: 200, equals: '[]' } });
  const byRedirect = row({ found: { status: 200 }, absent: { status: 302 } });
  const byPlace = row({ found: { status: 200 }, absent: { status: 302, location: 'harbour.example/typo?' } });
  const moved = row({ found: { status: 302 }, absent: { status: 404, includes: ['no such user'] } });

  it.each([
    ['the status of absence alone', row(), words('whatever', 404), 'clear'],
    ['the words of both', byWords, words('"handle": no such user'), 'changed'],
    ['the words of absence', byWords, words('no such user'), 'clear'],
    ['the words of neither', byWords, words('Welcome'), 'changed'],
    ['a profile with words of absence in it', row(), words('"handle": "no such user"'), 'changed'],
    ['another status', row(), words('"handle":', 201), 'changed'],
    ['410 where 404 is meant', row(), words('gone', 410), 'changed'],
    ['the status of a profile, where no words are known', byStatus, words(''), 'found'],
    ['words of absence with any status', bySilence, words('no such user', 404), 'clear'],
    ['404 without the words, where the rule names no status', bySilence, words('other', 404), 'changed'],
    ['the whole body', whole, words(' []\n'), 'clear'],
    ['more than the whole body', whole, words('[] and more'), 'changed'],
    ['a redirect that means absence', byRedirect, sentTo('/people/search'), 'clear'],
    ['a redirect that means absence, to a sign-in', byRedirect, sentTo('/users/sign_in?next=x'), 'refused'],
    ['a redirect to the place of the absent', byPlace, sentTo('https://harbour.example/typo?n=rosa'), 'clear'],
    ['a redirect to another place', byPlace, sentTo('https://harbour.example/'), 'changed'],
    ['a redirect that means a profile', moved, sentTo('/users/12345'), 'found'],
    ['a redirect that means a profile, to a sign-in', moved, sentTo('https://login.harbour.example/'), 'refused'],
    ['a wall', row(), words('<html><title>Just a moment...</title>', 404), 'refused'],
    ['a refusal', row(), words('no such user', 403), 'refused'],
  ])('with %s reads as it must', async (_what, site, reply, state) => {
    expect(await stateOf(site, reply)).toBe(state);
  });

  it.each([
    ['names another profile', words('{"handle":"RosaWardrobe"}'), 'conflicting'],
    ['names the profile', words('{"handle":"rosaward"}'), 'found'],
  ])('that %s reads as it must', async (_what, reply, state) => {
    expect(await stateOf(row(), reply)).toBe(state);
  });

  it('is no sign-in when the name itself says so', async () => {
    expect(await stateOf(byRedirect, sentTo('/people/challenge'), 'challenge')).toBe('clear');
  });
});

describe('a redirect', () => {
  const follows = row({
    probe: { url: 'https://harbour.example/{username}', method: 'GET' },
    redirects: ['harbour.example', 'www.harbour.example'],
    found: { status: 200 },
    absent: { status: 404 },
  });
  const sentOn = (location: string, then = words('', 200)) =>
    ask(follows, ({ url }) => (url === 'https://harbour.example/RosaWard' ? sentTo(location, 301) : then));

  it.each([
    ['to the same name at a named host', 'https://www.harbour.example/rosaward/', 'found'],
    ['to the name with a sign before it', '/@rosaward', 'found'],
  ])('%s is followed', async (_what, location) => {
    const { outcome, asked } = await sentOn(location);
    expect(outcome.state).toBe('found');
    expect(asked).toHaveLength(2);
    expect((await sentOn(location, words('', 404))).outcome.state).toBe('clear');
  });

  it.each([
    ['to the home page', '/', 'changed'],
    ['to another host', 'https://elsewhere.example/rosaward', 'changed'],
    ['to somebody else', '/rosawardrobe', 'changed'],
    ['to no TLS', 'http://harbour.example/rosaward', 'changed'],
    ['to a sign-in that remembers the name', '/login/rosaward', 'refused'],
  ])('%s is not', async (_what, location, reason) => {
    const { outcome, asked } = await sentOn(location);
    expect(outcome).toMatchObject({ state: 'not-checked', reason });
    expect(asked).toHaveLength(1);
  });

  describe('that only changes capitals', () => {
    const sentToSmall = (site: SiteRow, then: Reply) =>
      ask(site, ({ url }) => (url.endsWith('/RosaWard') ? sentTo('/users/rosaward', 302) : then));

    it.each([
      ['absence', { found: { status: 200 }, absent: { status: 302 } }],
      ['a profile', { found: { status: 302 }, absent: { status: 404 } }],
    ])('is followed, and means no %s', async (_what, rule) => {
      const { outcome, asked } = await sentToSmall(row(rule), words('rosaward', 200));
      expect(asked.map(({ url }) => url)).toEqual([
        'https://api.harbour.example/users/RosaWard',
        'https://api.harbour.example/users/rosaward',
      ]);
      expect(outcome.state).toBe(rule.found.status === 200 ? 'found' : 'not-checked');
    });
  });

  it('is followed once', async () => {
    const { outcome } = await sentOn('/RosaWard/', sentTo('/RosaWard/home'));
    expect(outcome).toMatchObject({ state: 'not-checked', reason: 'changed' });
  });
});

describe('what the person can do', () => {
  it('is told with the address, and how hard it is', () => {
    const removal = { url: 'https://harbour.example/leave', difficulty: 'hard', email: 'bye@harbour.example' } as const;
    expect(siteSource(row({ removal })).removal).toBe(
      'The account is deleted only on request: https://harbour.example/leave, or write to bye@harbour.example',
    );
    expect(siteSource(row()).removal).toBeNull();
  });
});

describe('the pace', () => {
  it('is that of the site behind the host, and slow where something is in the way', () => {
    expect(siteSource(row()).vendor).toMatchObject({ id: 'site:harbour.example', windows: [{ most: 1, seconds: 1 }] });
    expect(siteSource(row({ obstacles: ['ip_reputation'] })).vendor.windows).toEqual([{ most: 1, seconds: 4 }]);
  });
});
