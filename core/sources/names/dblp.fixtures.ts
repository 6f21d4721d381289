import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const author = (name: string) => ({
  '@score': '5',
  '@id': '1',
  info: {
    author: name,
    url: 'https://dblp.org/pid/00/1',
    notes: { note: { '@type': 'affiliation', text: 'University of Bristol' } },
  },
});
const hits = (names: string[], total = names.length) => ({
  result: {
    status: { '@code': '200', text: 'OK' },
    hits: {
      '@total': String(total),
      '@sent': String(names.length),
      ...(names.length > 0 ? { hit: names.map(author) } : {}),
    },
  },
});

export const fixtures: SourceFixtures = {
  email: 'Alice Hart@hart.example',
  hit: () => json(hits(['Alice Hart 0002', 'Alice Hartley'])),
  clear: () => json(hits([])),
  another: () => json(hits(['Stranger Danger'])),
  contradictory: {
    'more than it sent, and nobody of the name': () => json(hits(['Alice Hartley'], 300)),
    'fewer than it sent': () => json(hits(['Alice Hart', 'Alice Hart 0002'], 1)),
    'nobody with status 404': () => json(hits([]), 404),
  },
  isAbsent(body) {
    const { '@total': total, '@sent': sent, hit = [] } = Object(Object(Object(body).result).hits);
    const isNamed = (one: unknown) => /^alice hart(?: \d{4})?$/i.test(String(Object(Object(one).info).author).trim());
    return /^\d+$/.test(total) && /^\d+$/.test(sent) && Number(total) === hit.length && !hit.some(isNamed);
  },
};
