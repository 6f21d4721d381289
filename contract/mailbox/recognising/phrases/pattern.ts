/** Joins what is said in eight languages. Rules are written in folded text (fold.ts): lower case, no accents. */
export const anyOf = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((one) => `(?:${one})`).join('|'));

/** Up to so many words in between. */
export const gap = (most: number): string => `(?:[\\s,.:;!'"()«»„”-]+[^\\s.!?]+){0,${most}}[\\s,:;'"()«»„”-]+`;
/** The beginning of a word. */
export const START = '(?<![a-z0-9])';
