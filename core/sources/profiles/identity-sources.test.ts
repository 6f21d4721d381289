import { describe, expect, it } from 'vitest';
import { asked, exposuresOf } from '#core/sources/asked.fixture.ts';
import { fixtures as emailrepFixtures } from '#core/sources/breaches/emailrep.fixtures.ts';
import { emailrep } from '#core/sources/breaches/emailrep.ts';
import { stopforumspam } from '#core/sources/breaches/stopforumspam.ts';
import { json, notFound, type Reply, text } from '#core/sources/internal/fixtures.ts';
import { hashOf } from '#core/sources/queries/subject.ts';
import { fixtures as legacy } from './gravatar-legacy.fixtures.ts';
import { gravatarLegacy } from './gravatar-legacy.ts';
import { fixtures as v3 } from './gravatar-v3.fixtures.ts';
import { gravatarV3 } from './gravatar-v3.ts';
import { libravatar } from './libravatar.ts';

describe('Gravatar', () => {
  it('tells which parts of a profile are public, not their content', async () => {
    const [profile] = await exposuresOf(gravatarV3, v3.hit);
    expect(profile).toMatchObject({
      kind: 'profile',
      classes: ['public-profile', 'name-or-username', 'photo', 'ip-or-employer'],
      exposed: ['Name', 'Photo', 'Location', 'Personal description', 'Job', 'Linked accounts'],
      reach: 'own-profile',
      evidence: [{ label: 'Linked accounts', value: 'GitHub' }],
    });
    expect(JSON.stringify(profile)).not.toMatch(/Bristol|Gardener|Hidden one/);
  });

  it('names the same page in both interfaces, so that one profile is one finding', async () => {
    const pages = [...(await exposuresOf(gravatarV3, v3.hit)), ...(await exposuresOf(gravatarLegacy, legacy.hit))];
    expect(pages.map(({ url }) => url)).toEqual(['https://gravatar.com/alicehart', 'https://gravatar.com/alicehart']);
  });

  it('tells of a phone number without the number', async () => {
    const [card] = await exposuresOf(gravatarLegacy, legacy.hit);
    expect(card?.classes).toContain('phone');
    expect(JSON.stringify(card)).not.toContain('7700');
  });

  it('sends a key when there is one', async () => {
    const sent: unknown[] = [];
    const outside = (_url: URL, { headers }: { headers?: Record<string, string> }) => {
      sent.push(headers?.authorization);
      return v3.hit(_url);
    };
    await asked(gravatarV3, outside, { key: 'a-key' });
    await asked(gravatarV3, outside);
    expect(sent).toEqual(['Bearer a-key', undefined]);
  });

  it('knows a profile that its owner keeps private from a refusal', async () => {
    const state = async (reply: Reply) => (await asked(gravatarV3, () => reply)).state;
    expect(await state(json({ error: 'This profile is private.', code: 'private' }, 403))).toBe('clear');
    expect(await asked(gravatarV3, () => json({ error: 'Forbidden' }, 403))).toMatchObject({ reason: 'refused' });
    const limited = { ...json({ error: 'This profile is private.' }, 403), headers: { 'retry-after': '60' } };
    expect(await asked(gravatarV3, () => limited)).toMatchObject({ reason: 'limited', retryAfter: 60 });
  });

  it('does not take a web page with status 404 for "no profile"', async () => {
    const page = { status: 404, headers: { 'content-type': 'text/html' }, body: '<html><title>Moved</title></html>' };
    for (const source of [gravatarV3, gravatarLegacy])
      expect(await asked(source, () => page)).toMatchObject({ state: 'not-checked', reason: 'changed' });
  });
});

describe('Libravatar', () => {
  const moved = (location: string) => ({ status: 302, headers: { location }, body: '' });
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const hash = hashOf('sha256', 'alice@hart.example');

  it.each([
    ['no picture', { ...notFound, headers: html, body: '<h1>Image not found</h1>' }, 'clear'],
    ['any other 404', notFound, 'not-checked'],
    ['a web page with status 404', { ...notFound, headers: html, body: '<h1>Not found</h1>' }, 'not-checked'],
    ['a redirect to Gravatar', moved(`https://secure.gravatar.com/avatar/${hash}?s=80`), 'clear'],
    ['a redirect to its copy of Gravatar', moved(`/gravatarproxy/${hash}?s=80&default=404`), 'clear'],
    ['a redirect to Gravatar about somebody else', moved('https://secure.gravatar.com/avatar/0'), 'not-checked'],
    ['a redirect elsewhere', moved('https://login.example/'), 'not-checked'],
    ['a page instead of a picture', text('hello'), 'not-checked'],
  ])('reads %s', async (_what, reply, state) => {
    expect(await asked(libravatar, () => reply)).toMatchObject({ state });
  });
});

describe('EmailRep', () => {
  it('repeats a breach without a name with little weight, and names every site it knows', async () => {
    expect(await exposuresOf(emailrep, emailrepFixtures.hit)).toMatchObject([
      {
        key: 'leaked',
        kind: 'listing',
        classes: ['breach-email'],
        certainty: 'unverified',
        since: '2025-05-24',
        breach: null,
      },
      { key: 'profiles', classes: ['public-profile'], evidence: [{ value: 'spotify, gravatar, pinterest' }] },
    ]);
  });

  it('does not take the answer about another address', async () => {
    const other = emailrepFixtures.clear;
    expect(await asked(emailrep, other, { email: 'bob@hart.example' })).toMatchObject({ reason: 'changed' });
  });
});

describe('Stop Forum Spam', () => {
  it.each([
    ['You have exceeded the rate limit', 'limited'],
    ['invalid hash', 'changed'],
  ])('reads the error “%s” as %s', async (error, reason) => {
    expect(await asked(stopforumspam, () => json({ success: 0, error }))).toMatchObject({
      state: 'not-checked',
      reason,
    });
  });
});
