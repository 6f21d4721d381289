/** Without accents and apostrophes, in lower case. */
const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The part of an address that a name gives: `a-z`, digits and hyphens, at most 80. @param otherwise for a name without any */
export function addressOf(name: string, otherwise: string): string {
  const words = plainText(name).match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 80).replace(/-$/, '') ?? otherwise;
}

/**
 * Letters and digits joined by hyphens, e.g. "What it means" is "s-what-it-means". The prefix keeps anchors of texts
 * apart from the ids of the page around them.
 * @param taken anchors that stand already
 */
export function slugOf(text: string, taken: ReadonlySet<string>): string {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu);
  const slug = `s-${words?.join('-').slice(0, 60) ?? 'section'}`;
  let unique = slug;
  for (let n = 2; taken.has(unique); n++) unique = `${slug}-${n}`;
  return unique;
}
