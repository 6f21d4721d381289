import { describe, expect, it } from 'vitest';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import { mustShowName } from './conflict.ts';

const site = { profile: 'https://harbour.example/@{username}', knownNames: ['old_salt'] as [string] };

function outcomeOf(body: string, name = 'Rosa', at: Partial<typeof site> = {}, headers = {}): string {
  const response: OutgoingResponse = {
    status: 200,
    headers: new Headers(headers),
    body: Buffer.from(body),
    text: () => body,
  };
  try {
    mustShowName({ ...site, ...at }, response, name);
    return 'shown';
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

const page = (head: string, body = '<p>Hello</p>') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const canonical = (href: string) => page(`<link rel="canonical" href="${href}">`);
const ogUrl = (content: string) => page(`<meta property="og:url" content="${content}">`);

describe('a profile page', () => {
  it.each([
    ['its canonical link has the name', canonical('https://harbour.example/@Rosa'), 'shown'],
    ['the name has other capitals', canonical('https://harbour.example/@rosa'), 'shown'],
    ['the link is relative', canonical('/@rosa'), 'shown'],
    ['the link ends with a slash and parameters', canonical('https://www.harbour.example/@rosa/?lang=en'), 'shown'],
    ['the link is not that of a profile', canonical('https://harbour.example/welcome'), 'shown'],
    ['the link is that of another host', canonical('https://elsewhere.example/@other'), 'shown'],
    ['the link has the number of the account', canonical('https://harbour.example/@12345'), 'shown'],
    ['it says nothing of itself', page(''), 'shown'],
    ['its canonical link has another name', canonical('https://harbour.example/@rosalind'), 'conflicting'],
    ['og:url has another name', ogUrl('https://harbour.example/@rosalind'), 'conflicting'],
    ['the link stands in a script', page('<script>\'<link rel="canonical" href="/@other">\'</script>'), 'shown'],
    ['the link stands in a comment', page('<!-- <link rel="canonical" href="/@other"> -->'), 'shown'],
    ['the account is suspended', page('<title>Account suspended</title>'), 'changed'],
    ['the account was deleted', page('', '<h1>The user has <b>deleted</b> this account</h1>'), 'changed'],
    ['its title has such a word elsewhere', page('<title>Rosa’s profile | Banned Books Club</title>'), 'shown'],
    ['it writes about deleted accounts', page('', '<p>My old account was suspended</p>'), 'shown'],
  ])('where %s is judged', (_what, body, outcome) => {
    expect(outcomeOf(body)).toBe(outcome);
  });

  it.each([
    ['below the name', 'https://{username}.harbour.example', 'https://rosalind.harbour.example/posts', 'conflicting'],
    ['below the name', 'https://{username}.harbour.example', 'https://rosa.harbour.example/posts', 'shown'],
    ['in a parameter', 'https://harbour.example/?u={username}', 'https://harbour.example/?u=rosalind', 'conflicting'],
    [
      'before a last part',
      'https://harbour.example/u/{username}/summary',
      'https://harbour.example/u/rosalind',
      'conflicting',
    ],
    ['before a last part', 'https://harbour.example/u/{username}/summary', 'https://harbour.example/u/rosa', 'shown'],
  ])('is recognised %s', (_where, profile, address, outcome) => {
    expect(outcomeOf(canonical(address), 'rosa', { profile })).toBe(outcome);
  });
});

describe('data about a profile', () => {
  const data = (value: unknown) => JSON.stringify(value);
  it.each([
    ['the user name', data({ username: 'rosa', id: 7 }), 'shown'],
    ['another user name', data({ username: 'rosalind', id: 7 }), 'conflicting'],
    ['another user name in a list', data([{ user: { login: 'rosalind' } }]), 'conflicting'],
    ['the user name among several', data({ users: [{ login: 'rosalind' }, { login: 'rosa' }] }), 'shown'],
    ['the user name above that of a friend', data({ username: 'rosa', friend: { username: 'other' } }), 'shown'],
    ['the user name as an address has it', data({ handle: '@rosa' }), 'shown'],
    ['no user name', data({ id: 7, name: 'Somebody' }), 'shown'],
    ['half of an object', '{"username":"rosalind"', 'shown'],
  ])('with %s is judged', (_what, body, outcome) => {
    expect(outcomeOf(body, 'rosa', {}, { 'content-type': 'application/json' })).toBe(outcome);
  });
});

describe('a name with separators', () => {
  it.each([
    ['is shown as a word', page('', '<p>By @rosa_ward.</p>'), 'rosa_ward', 'shown'],
    ['is shown with other capitals', page('', '<p>Rosa_Ward</p>'), 'rosa_ward', 'shown'],
    ['is shown as a part of another', page('', '<p>rosa_ward_2</p>'), 'rosa_ward', 'conflicting'],
    ['is shown with another separator', page('', '<p>rosa-ward</p>'), 'rosa_ward', 'conflicting'],
    ['is shown nowhere', page('', '<p>Hello</p>'), 'rosa.ward', 'conflicting'],
    ['is known to be there', page('', '<p>Hello</p>'), 'old_salt', 'shown'],
  ])('counts only where it %s', (_what, body, name, outcome) => {
    expect(outcomeOf(body, name)).toBe(outcome);
  });
});
