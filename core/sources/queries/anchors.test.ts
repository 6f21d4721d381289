import { describe, expect, it } from 'vitest';
import { addressAnchor, anchorsIn, domainAnchor, kindOfAnchor, linkAnchor, pictureAnchors } from './anchors.ts';
import { hashOf } from './subject.ts';

describe('what a profile shows', () => {
  it.each([
    ['the same full name in another order and spelling', { name: 'Zoë  Müller-Hart' }, { name: 'HART, Zoe Muller' }],
    ['an address in its text', { email: 'alice@hart.example' }, { text: 'Write to Alice@hart.example.' }],
    ['another spelling of a mailbox', { email: 'a.lice+x@googlemail.com' }, { email: 'alice@gmail.com' }],
    ['a page without its scheme', { links: ['hart.example/about/'] }, { text: 'See https://www.Hart.example/about.' }],
  ])('is the same: %s', (_what, one, other) => {
    expect(anchorsIn(one).length).toBeGreaterThan(0);
    expect(anchorsIn(other)).toEqual(expect.arrayContaining(anchorsIn(one)));
  });

  it.each([
    ['one word for a name', { name: 'Alice' }],
    ['initials', { name: 'A. B.' }],
    [
      'a picture that says nothing of an address',
      { picture: 'https://gitlab.com/uploads/-/system/user/avatar/1/a.png' },
    ],
    ['the picture of nobody', { picture: 'https://secure.gravatar.com/avatar/00' }],
    ['a link that is none', { links: ['javascript:alert(1)', '', null, 'not a page'] }],
    ['nothing', {}],
  ])('tells nobody apart: %s', (_what, shown) => {
    expect(anchorsIn(shown)).toEqual([]);
  });

  it('names the picture of an address by its hash', () => {
    const email = 'alice@hart.example';
    const picture = `https://secure.gravatar.com/avatar/${hashOf('sha256', email)}?s=80&d=identicon`;
    expect(pictureAnchors(email)).toEqual(expect.arrayContaining(anchorsIn({ picture })));
    expect(anchorsIn({ picture })).toHaveLength(1);
  });

  it('counts the domain of a link and of an address', () => {
    const shown = anchorsIn({ links: ['https://blog.hart.example/x'], email: 'me@mail.ward.example' });
    expect(shown).toEqual(expect.arrayContaining([domainAnchor('hart.example'), domainAnchor('ward.example')]));
  });

  it('is kept as digests, and never so many that they could not be read', () => {
    const links = Array.from({ length: 500 }, (_, n) => `https://hart.example/${n}`);
    const anchors = anchorsIn({ name: 'Alice Archer', email: 'alice@hart.example', links, text: 'x@'.repeat(100_000) });
    expect(anchors).toHaveLength(40);
    expect(anchors.join(' ')).not.toMatch(/alice|archer|hart/i);
    expect(new Set(anchors.map(kindOfAnchor))).toEqual(new Set(['address', 'domain', 'link']));
  });
});

it('an address of no page is no link, and spellings of one mailbox are one', () => {
  expect(linkAnchor('mailto:alice@hart.example')).toBeNull();
  expect(addressAnchor(' Alice+x@Gmail.com')).toBe(addressAnchor('a.lice@googlemail.com'));
});
