import { adobe } from '#core/sources/catalogue.fixtures.ts';
import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';
import { hashOf } from '#core/sources/queries/subject.ts';

const suffix = hashOf('sha1', 'alice@hart.example').slice(6);

/** Whose hashes start alike. */
const others = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    hashSuffix: n.toString(16).toUpperCase().padStart(34, '0'),
    websites: ['Stranger'],
  }));

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  catalogue: [adobe],
  hit: () => json([{ hashSuffix: suffix.toUpperCase(), websites: ['Adobe', 'NotInTheCatalogue'] }, ...others(390)]),
  clear: () => json(others(390)),
  another: () => json(others(390)),
  contradictory: {
    'a handful of suffixes, where a prefix has hundreds': () => json(others(7)),
    'one suffix, many times': () => json(Array.from({ length: 390 }, () => others(1)[0])),
  },
  isAbsent: (body) =>
    Array.isArray(body) &&
    body.length >= 50 &&
    !body.some((one) => String(Object(one).hashSuffix).toLowerCase() === suffix),
};
