import { beginningOf, cutText } from '#contract/base/cut-text.ts';

const WITHHELD = '[withheld]';
const WORD = /^[\w./:*+?()-]{1,120}$/;
/** Long enough for every name of a part of an address of ours, too short for a token. */
const TOKEN_LIKE = /[\w-]{32,}/g;
const ADDRESS = /[^\s"'<>()[\]{},;:=@]+@[^\s"'<>()[\]{},;:=@]+/gu;
// Control characters, line and paragraph separators, and the marks that turn the direction of writing.
const UNSEEN = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text on one line: e-mail addresses withheld, control characters escaped. @param most longest result, characters */
export function plain(text: string, most = 500): string {
  const line = beginningOf(text, most * 2)
    .replace(ADDRESS, WITHHELD)
    .replace(UNSEEN, escapeCharacter);
  return cutText(line, most);
}

/** A single word as it is, anything else withheld. In a route, what looks like a token is withheld too. */
export function slug(value: unknown, kind: 'word' | 'route' = 'word'): string {
  if (typeof value !== 'string' || !WORD.test(value)) return WITHHELD;
  return kind === 'route' ? value.replace(TOKEN_LIKE, WITHHELD) : value;
}
