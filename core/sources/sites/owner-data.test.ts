import { describe, expect, it } from 'vitest';
import { anchoredBy } from '#core/reports/internal/anchored.ts';
import { anchorsIn, kindOfAnchor } from '#core/sources/queries/anchors.ts';
import { siteOf } from '#sandbox/sites/moods.ts';
import { ownerDataIn } from './owner-data.ts';
import type { SiteRow } from './row.ts';
import { moreSiteRows, siteRows } from './sites.ts';

const rows = [...siteRows, ...moreSiteRows];
const naming = rows.filter(({ shows }) => shows);
const responseOf = (body: string) => ({
  status: 200,
  headers: new Headers(),
  body: Buffer.from(body),
  text: () => body,
});
const rowOf = (id: string): SiteRow => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};

describe('what the owner of a profile wrote', () => {
  it('is read from Mastodon, without its markup', () => {
    const body = JSON.stringify({
      acct: 'rosa',
      display_name: 'Rosa Ward',
      avatar: 'https://fosstodon.org/avatars/1.png',
      note: '<p>I garden. <a href="https://ward.example/">ward.example</a></p>',
      fields: [{ name: 'Web', value: '<a href="https://rosa.example/about" rel="me">rosa</a>' }],
    });
    const shown = ownerDataIn(rowOf('mastodon-fosstodon-org'), responseOf(body));
    expect(shown).toMatchObject({ name: 'Rosa Ward', place: null });
    const elsewhere = anchorsIn({ name: 'Ward, Rosa', links: ['https://rosa.example/about', 'https://ward.example'] });
    expect(anchorsIn(shown)).toEqual(expect.arrayContaining(elsewhere));
  });

  it('is read from Discourse', () => {
    const user = {
      username: 'rosa',
      name: 'Rosa Ward',
      location: 'Norwich',
      website: 'https://ward.example',
      bio_raw: '',
    };
    expect(ownerDataIn(rowOf('arduino-forum'), responseOf(JSON.stringify({ user })))).toEqual({
      name: 'Rosa Ward',
      place: 'Norwich',
      picture: null,
      text: '',
      links: ['https://ward.example'],
    });
  });

  it.each([
    ['where the answer has none', '{"user":{"name":null,"location":5,"website":[]}}'],
    ['where the answer is no data', '<html>Rosa Ward</html>'],
    ['where it is far too long', JSON.stringify({ user: { name: 'x'.repeat(5_000) } })],
  ])('is nothing %s', (_where, body) => {
    expect(anchorsIn(ownerDataIn(rowOf('arduino-forum'), responseOf(body)))).toEqual([]);
  });

  it('is nothing at a site whose row names no place of it', () => {
    expect(ownerDataIn({}, responseOf('{"name":"Rosa Ward"}'))).toEqual({});
  });

  it('is found at every site of the sandbox whose row says where', () => {
    expect(naming.length).toBeGreaterThan(40);
    const owner = { name: 'Rosa Ward', place: 'Norwich', link: 'https://ward.example/' };
    for (const row of naming) {
      const { body } = siteOf(row, { owner }).found('rosa');
      const kinds = anchorsIn(ownerDataIn(row, responseOf(body))).map(kindOfAnchor);
      expect({ id: row.id, kinds }).toMatchObject({ id: row.id, kinds: expect.arrayContaining(['name']) });
    }
  });
});

describe('a place', () => {
  const own = { where: 'Gravatar', url: null, anchors: anchorsIn({ name: 'Rosa Ward', place: 'Norwich, UK' }) };
  const reasons = anchoredBy({ identifiers: [], profiles: [own] });

  it('is no reason by itself: many live in one', () => {
    expect(reasons({ url: null, anchors: anchorsIn({ place: 'norwich UK' }) })).toEqual([]);
  });

  it('is a reason beside another one', () => {
    expect(reasons({ url: null, anchors: anchorsIn({ name: 'Rosa Ward', place: 'norwich UK' }) })).toHaveLength(2);
  });
});
