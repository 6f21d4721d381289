/**
 * Letters and digits joined by hyphens, e.g. "What it means" is "s-what-it-means". The prefix keeps anchors of texts
 * apart from the ids of the page around them.
 * @param taken anchors that stand already
 */
export function slugOf(text: string, taken: ReadonlySet<string>): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const slug = `s-${words?.join('-').slice(0, 60) ?? 'section'}`;
  let unique = slug;
  for (let n = 2; taken.has(unique); n++) unique = `${slug}-${n}`;
  return unique;
}
