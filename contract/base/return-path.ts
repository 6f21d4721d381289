const BASE = 'https://here.invalid';
/** Control characters, blanks and backslashes, which browsers read in ways of their own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
const STRANGE = /[\u0000-\u0020\u007f\\]|%(?:0|1|5c|2f|7f)/i;

/**
 * A path of this site to come back to, or the fallback for anything that could lead elsewhere:
 * `//e`, `/\e`, `%2f%2fe`, `javascript:`, a tab, another origin.
 */
export function returnPath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || value.length > 2_000 || STRANGE.test(value)) return fallback;
  const url = URL.canParse(value, BASE) ? new URL(value, BASE) : null;
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
