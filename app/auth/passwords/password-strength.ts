import { passwordLeast } from '#contract/accounts/accounts.ts';

/** 0 too short to be set, 1 weak to 4 strong. */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4;

/** Characters after which nothing is learned any more. */
const enough = 100;

const sequences = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const inSequence = sequences.flatMap((text) => [text, [...text].reverse().join('')]);

/** Characters that a guesser has to find: repeats, runs and what is known about the person count once. */
function countSurprises(password: string, known: readonly string[]): number {
  let text = password.slice(0, enough).toLowerCase();
  for (const word of known) text = text.replaceAll(word, () => word.charAt(0));
  text = text.replace(/(.+?)\1+/gu, '$1');
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const pair = text.slice(at - 1, at + 1);
    if (at === 0 || pair.length < 2 || !inSequence.some((run) => run.includes(pair))) count++;
  }
  return count;
}

/** Different kinds of characters: small letters, capitals, digits, the rest. */
const countKinds = (password: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;

/** Parts of an address or a name that are long enough to be recognised in a password. */
const partsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((part) => part.length > 2)
    .sort((a, b) => b.length - a.length);

/**
 * A hint, not a verdict: length first, then variety. Whether a password is among the leaked ones is asked of those
 * who know them.
 * @param about what is known of the person: address, name
 */
export function strengthOf(password: string, about: readonly string[] = []): StrengthLevel {
  const length = [...password].length;
  const points = countSurprises(password, partsOf([...about, 'password'])) + 1.5 * (countKinds(password) - 1);
  return length < passwordLeast ? 0 : points < 9 ? 1 : points < 13 ? 2 : points < 18 ? 3 : 4;
}
