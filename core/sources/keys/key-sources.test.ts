import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asked, exposuresOf } from '#core/sources/asked.fixture.ts';
import { fixtures as crtsh } from '#core/sources/domains/crtsh-email.fixtures.ts';
import { crtshEmail } from '#core/sources/domains/crtsh-email.ts';
import { json, notFound, type Reply, text } from '#core/sources/internal/fixtures.ts';
import { addressOf, hasName, unarmoured, userIdsOf } from '#core/sources/internal/user-ids.ts';
import { armoured, keyWith } from '#core/sources/key.fixtures.ts';
import { fixtures as commits } from '#core/sources/profiles/github-search-commits.fixtures.ts';
import { githubSearchCommits } from '#core/sources/profiles/github-search-commits.ts';
import { githubSearchEmail } from '#core/sources/profiles/github-search-email.ts';
import type { OutgoingFailure } from '#platform/http/outgoing.ts';
import { fixtures as hkp } from './hkp-ubuntu.fixtures.ts';
import { hkpUbuntu } from './hkp-ubuntu.ts';
import { fixtures as wkdFixtures } from './wkd.fixtures.ts';
import { wkd } from './wkd.ts';

describe('a Web Key Directory', () => {
  const key = wkdFixtures.hit(new URL('https://hart.example/'));
  const nameExists = (exists: boolean) =>
    json({ Status: exists ? 0 : 3, Question: [{ name: 'openpgpkey.hart.example' }] });

  /** What stands at the advanced host, at the direct one, and what a public resolver says. */
  function directory(
    advanced: Reply | OutgoingFailure,
    direct: Reply | OutgoingFailure,
    dns: Reply | OutgoingFailure = 'unreachable',
    policy: Reply | OutgoingFailure = text(''),
  ) {
    const seen: string[] = [];
    const outside = (url: URL) => {
      seen.push(url.href);
      if (url.pathname.endsWith('/policy') && url.hostname.endsWith('hart.example')) return policy;
      if (url.hostname === 'openpgpkey.hart.example') return advanced;
      return url.hostname === 'hart.example' ? direct : dns;
    };
    return { seen, outside };
  }

  it.each<[string, Reply | OutgoingFailure, object]>([
    ['an empty policy', text(''), { state: 'clear' }],
    ['a policy of keywords', text('mailbox-only\n# ours\nprotocol-version: 5\n'), { state: 'clear' }],
    ['no policy', notFound, { state: 'not-checked', reason: 'not-applicable' }],
    ['a web page', text('Welcome to hart.example!'), { state: 'not-checked', reason: 'not-applicable' }],
    ['a failure', 'timeout', { state: 'not-checked', reason: 'timeout' }],
  ])('without the key is an answer of a directory only: %s', async (_what, policy, answer) => {
    const { outside } = directory('name-not-found', notFound, 'unreachable', policy);
    expect(await asked(wkd, outside)).toMatchObject(answer);
  });

  it('does not show the key of somebody else', async () => {
    const { outside } = directory(key, key);
    expect(await asked(wkd, outside, { email: 'bob@hart.example' })).toMatchObject({ reason: 'changed' });
  });

  it('asks the advanced address, with the name that the standard gives for Joe.Doe', async () => {
    const joes = { ...key, body: keyWith('Joe Doe <joe.doe@hart.example>') };
    const { seen, outside } = directory(joes, joes);
    expect(await asked(wkd, outside, { email: 'Joe.Doe@hart.example' })).toMatchObject({ state: 'found' });
    expect(seen).toEqual([
      'https://openpgpkey.hart.example/.well-known/openpgpkey/hart.example/hu/iy9q119eutrkn8s1mk4r39qejnbu3n5q?l=joe.doe',
    ]);
  });

  it.each<[string, Reply | OutgoingFailure, Reply | OutgoingFailure, Reply | OutgoingFailure, object]>([
    ['the advanced host says no', notFound, key, 'unreachable', { state: 'clear' }],
    ['there is no advanced host', 'name-not-found', key, 'unreachable', { state: 'found' }],
    ['there is none, and the direct one says no', 'name-not-found', notFound, 'unreachable', { state: 'clear' }],
    [
      'the domain has no web host at all',
      'name-not-found',
      'name-not-found',
      'unreachable',
      { state: 'not-checked', reason: 'not-applicable' },
    ],
    ['a proxy hides that there is no advanced host', 'unreachable', key, nameExists(false), { state: 'found' }],
    [
      'the advanced host is down',
      'unreachable',
      key,
      nameExists(true),
      { state: 'not-checked', reason: 'unreachable' },
    ],
    ['nobody can tell', 'unreachable', key, 'unreachable', { state: 'not-checked', reason: 'unreachable' }],
    [
      'the domain leads to a private address',
      'name-not-found',
      'forbidden-address',
      'unreachable',
      { state: 'not-checked', reason: 'unreachable' },
    ],
    [
      'the domain sends everything elsewhere',
      'name-not-found',
      { status: 301, headers: { location: 'https://www.hart.example/' }, body: '' },
      'unreachable',
      { state: 'not-checked', reason: 'not-applicable' },
    ],
    [
      'something else stands in its place',
      text('x'.repeat(100)),
      key,
      'unreachable',
      { state: 'not-checked', reason: 'changed' },
    ],
  ])('%s', async (_what, advanced, direct, dns, answer) => {
    expect(await asked(wkd, directory(advanced, direct, dns).outside)).toMatchObject(answer);
  });
});

describe('the keyserver', () => {
  it('tells of names and how many other addresses, not which', async () => {
    const [key] = await exposuresOf(hkpUbuntu, hkp.hit);
    expect(key).toMatchObject({
      since: '2014-01-01',
      classes: ['openpgp-key', 'name-or-username'],
      exposed: ['OpenPGP key', 'Email address', 'Name', 'Other email addresses'],
      evidence: [{ label: 'Key', value: '8D7C9A4B2E1F00112233445566778899AABBCCDD' }, { value: '1' }],
      reach: 'open',
    });
    expect(JSON.stringify(key)).not.toContain('alice.old');
  });

  it.each([
    ['info:1:0\n', { state: 'clear' }],
    ['info:1:1\n', { state: 'not-checked', reason: 'changed' }],
    ['info:2:0\n', { state: 'not-checked', reason: 'changed' }],
    ['pub:00', { state: 'not-checked', reason: 'changed' }],
    ['info:1:1\npub:8D7C9A4B2E1F0011:1:4096:x::\nuid:M%FCller <alice@hart.example>:::', { state: 'found' }],
    ['info:1:1\npub:8D7C9A4B2E1F0011:1:4096:x::\nuid:ALICE@Hart.example:::', { state: 'found' }],
    ['info:1:1\npub:8D7C9A4B2E1F0011:1:4096:x::\nuid:Eve <malice@hart.example>:::', { reason: 'changed' }],
    ['info:1:1\npub:8D7C9A4B2E1F0011:1:4096:x::\nuid:alice@hart.example <eve@hart.example>:::', { reason: 'changed' }],
  ])('reads %j', async (body, answer) => {
    expect(await asked(hkpUbuntu, () => text(body))).toMatchObject(answer);
  });
});

describe('GitHub', () => {
  const none = { total_count: 0, incomplete_results: true, items: [] };
  const users = (...logins: string[]) =>
    json({
      total_count: logins.length,
      incomplete_results: false,
      items: logins.map((login) => ({ login, html_url: `https://github.com/${login}` })),
    });

  it.each([githubSearchEmail, githubSearchCommits])(
    '$id: a search that ran out of time is not clear',
    async (source) => {
      expect(await asked(source, () => json(none))).toMatchObject({ state: 'not-checked', reason: 'timeout' });
    },
  );

  it('takes an account for a possible match, however alone, as the search does not show the address', async () => {
    const certainties = async (...logins: string[]) =>
      (await exposuresOf(githubSearchEmail, () => users(...logins))).map(({ certainty }) => certainty);
    expect(await certainties('alice')).toEqual(['candidate']);
    expect(await certainties('alice', 'bob')).toEqual(['candidate', 'candidate']);
  });

  it('tells how many commits, where, and since when', async () => {
    expect(await exposuresOf(githubSearchCommits, commits.hit)).toMatchObject([
      {
        classes: ['commit-email'],
        where: 'alice/garden at GitHub',
        since: '2016-01-09',
        reach: 'open',
        evidence: [
          { label: 'Commits', value: '42' },
          { label: 'Repositories', value: 'alice/garden' },
        ],
      },
    ]);
  });

  it('does not take the commits of another address', async () => {
    expect(await asked(githubSearchCommits, commits.hit, { email: 'bob@hart.example' })).toMatchObject({
      reason: 'changed',
    });
  });

  it('asks for the exact address, whatever it holds', async () => {
    const seen: string[] = [];
    await asked(
      githubSearchCommits,
      (url) => {
        seen.push(url.searchParams.get('q') ?? '');
        return json({ total_count: 0, incomplete_results: false, items: [] });
      },
      { email: 'a+b&q=x@hart.example' },
    );
    expect(seen).toEqual(['author-email:a+b&q=x@hart.example']);
  });
});

describe('certificate logs', () => {
  it('are asked once more when they fail, and only then', async () => {
    const answers = [{ status: 502, body: '' }, crtsh.hit(new URL('https://crt.sh/'))];
    expect(await asked(crtshEmail, () => answers.shift() ?? 'unreachable')).toMatchObject({ state: 'found' });
    const limited = [{ status: 429, body: '' }, crtsh.clear(new URL('https://crt.sh/'))];
    expect(await asked(crtshEmail, () => limited.shift() ?? 'unreachable')).toMatchObject({ reason: 'limited' });
    const down = [{ status: 502, body: '' }, { status: 502, body: '' }, crtsh.clear(new URL('https://crt.sh/'))];
    expect(await asked(crtshEmail, () => down.shift() ?? 'unreachable')).toMatchObject({ reason: 'failed' });
  });

  it('of somebody else are not the person’s', async () => {
    expect(await asked(crtshEmail, crtsh.hit, { email: 'bob@hart.example' })).toMatchObject({ reason: 'changed' });
  });
});

describe('the user IDs of a key', () => {
  it.each([
    ['Alice Hart <Alice@Hart.example>', 'alice@hart.example', true],
    ['Alice (work) <alice@hart.example> ', 'alice@hart.example', true],
    ['alice@hart.example', 'alice@hart.example', false],
    ['<alice@bücher.example>', 'alice@xn--bcher-kva.example', false],
    ['bob@hart.example <alice@hart.example>', 'alice@hart.example', true],
    ['Alice Hart', null, true],
    ['', null, false],
  ])('“%s” is of %s', (userId, address, named) => {
    expect([addressOf(userId), hasName(userId)]).toEqual([address, named]);
  });

  it('are read from whole keys only', () => {
    const key = keyWith('Alice <alice@hart.example>', 'alice@example.net');
    expect(userIdsOf(key)).toEqual(['Alice <alice@hart.example>', 'alice@example.net']);
    for (let length = 0; length < key.length; length++)
      expect(userIdsOf(key.subarray(0, length))).not.toEqual(userIdsOf(key));
    expect(userIdsOf(key.subarray(0, key.length - 1))).toBeNull();
    expect(unarmoured(armoured(key))).toEqual(Buffer.from(key));
    expect(unarmoured(armoured(key).slice(0, -10))).toBeNull();
  });

  it('never break on arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const ids = userIdsOf(Uint8Array.from([0xc6, ...bytes]));
        expect(ids === null || Array.isArray(ids)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
