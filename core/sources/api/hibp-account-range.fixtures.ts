import { adobe } from '../catalogue.fixtures.ts';
import { json, type SourceFixtures } from '../fixtures.ts';
import { hashOf } from '../subject.ts';

const suffix = hashOf('sha1', 'alice@hart.example').slice(6);

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  catalogue: [adobe],
  hit: () =>
    json([
      { hashSuffix: suffix.toUpperCase(), websites: ['Adobe', 'NotInTheCatalogue'] },
      { hashSuffix: '0'.repeat(34), websites: ['Canva'] },
    ]),
  clear: () => json([{ hashSuffix: '0'.repeat(34), websites: ['Canva'] }]),
  isAbsent: (body) =>
    Array.isArray(body) && !body.some((one) => String(Object(one).hashSuffix).toLowerCase() === suffix),
};
