import { type Question, type Reply, text } from '../reply.ts';
import { hexOf, seededBytes, seededShare } from '../wire/digests.ts';

/** Passwords that the sandbox counts as leaked. */
export const leakedPasswords: Readonly<Record<string, number>> = {
  password: 10_434_004,
  '123456': 42_542_807,
  'correct horse battery staple': 216,
  'Password123!': 41_880,
  letmein12345: 3_201,
};

const source = 'pwned-passwords';

/** api.pwnedpasswords.com: suffixes and counts for the first five characters of a SHA-1. */
export function answerPwnedPasswords({ url, headers }: Question): Reply {
  const prefix = /^\/range\/([0-9a-f]{5})$/i.exec(url.pathname)?.[1]?.toUpperCase();
  if (!prefix) return text({ source, about: null }, 400, 'The hash prefix was not in a valid format');
  const known = Object.entries(leakedPasswords)
    .map(([password, count]) => ({ hash: hexOf('sha1', password).toUpperCase(), count }))
    .filter(({ hash }) => hash.startsWith(prefix))
    .map(({ hash, count }) => `${hash.slice(5)}:${count}`);
  const others = Array.from({ length: 820 }, (_, index) => suffix(`${prefix} ${index}`));
  const rows = others.map((hash) => `${hash}:${1 + Math.floor(seededShare(hash) * 300)}`);
  const padding = headers['add-padding'] === 'true' ? Array.from({ length: 80 }, (_, i) => `${suffix(`p${i}`)}:0`) : [];
  return text({ source, about: null }, 200, [...known, ...rows, ...padding].sort().join('\r\n'));
}

const suffix = (seed: string) => seededBytes(seed, 18).toString('hex').slice(0, 35).toUpperCase();
